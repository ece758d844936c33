/** What attn_layout() tells: where the fields of the argument structs lie, and the values of C's constants. */

/**
 * @typedef {{ readonly kind: string, readonly at: number }} Field
 * @typedef {{ readonly size: number, readonly fields: Readonly<Record<string, Field>> }} Struct
 * @typedef {{ structs: Record<string, { size: number, fields: Record<string, [string, number]> }>,
 *   constants: Record<string, number>, statuses: string[] }} LayoutJson
 */

export class Layout {
  /** @param {string} json */
  constructor(json) {
    const { structs, constants, statuses } = /** @type {LayoutJson} */ (JSON.parse(json));
    /** @type {readonly string[]} */
    this.statuses = statuses;
    this.constants = constants;
    /** By their names in C. @type {Readonly<Record<string, Struct>>} */
    this.structs = Object.fromEntries(Object.entries(structs).map(([name, one]) => [name, struct(one)]));
    this.error = this.structs.attn_error;
    this.attention = this.structs.attn_attention_args;
    this.attentionGrads = this.structs.attn_attention_grads;
    this.multiHead = this.structs.attn_multi_head_args;
    this.multiHeadGrads = this.structs.attn_multi_head_grads;
    this.counts = this.structs.attn_counts;
    this.random = this.structs.attn_random;
    this.layouts = this.words({ BHTD: 'ATTN_BHTD', BTHD: 'ATTN_BTHD' });
    this.masks = this.words({ attend: 'ATTN_MASK_ATTEND', blocked: 'ATTN_MASK_BLOCKED' });
    this.emptyRows = this.words({ nan: 'ATTN_EMPTY_NAN', zero: 'ATTN_EMPTY_ZERO', throw: 'ATTN_EMPTY_THROW' });
    this.scores = this.words({
      scaled: 'ATTN_SCORES_SCALED', capped: 'ATTN_SCORES_CAPPED', masked: 'ATTN_SCORES_MASKED',
    });
  }

  /**
   * The words of an option, each with the value of its C constant.
   * @param {Record<string, string>} names
   * @returns {ReadonlyMap<string, number>}
   */
  words(names) {
    return new Map(Object.entries(names).map(([word, name]) => [word, this.constants[name]]));
  }
}

/**
 * @param {LayoutJson['structs'][string]} told
 * @returns {Struct}
 */
function struct({ size, fields }) {
  return { size, fields: Object.fromEntries(Object.entries(fields).map(([name, [kind, at]]) => [name, { kind, at }])) };
}
