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
    this.error = struct(structs, 'attn_error');
    this.attention = struct(structs, 'attn_attention_args');
    this.attentionGrads = struct(structs, 'attn_attention_grads');
    this.multiHead = struct(structs, 'attn_multi_head_args');
    this.multiHeadGrads = struct(structs, 'attn_multi_head_grads');
    this.counts = struct(structs, 'attn_counts');
    this.random = struct(structs, 'attn_random');
    this.layouts = words(constants, { BHTD: 'ATTN_BHTD', BTHD: 'ATTN_BTHD' });
    this.masks = words(constants, { attend: 'ATTN_MASK_ATTEND', blocked: 'ATTN_MASK_BLOCKED' });
    this.emptyRows = words(constants, { nan: 'ATTN_EMPTY_NAN', zero: 'ATTN_EMPTY_ZERO', throw: 'ATTN_EMPTY_THROW' });
    this.scores = words(constants, {
      scaled: 'ATTN_SCORES_SCALED', capped: 'ATTN_SCORES_CAPPED', masked: 'ATTN_SCORES_MASKED',
    });
  }
}

/**
 * @param {LayoutJson['structs']} structs
 * @param {string} name
 * @returns {Struct}
 */
function struct(structs, name) {
  const { size, fields } = structs[name];
  const entries = Object.entries(fields).map(([field, [kind, at]]) => [field, { kind, at }]);
  return { size, fields: Object.fromEntries(entries) };
}

/**
 * The words of an option, each with the value of its C constant.
 * @param {Record<string, number>} constants
 * @param {Record<string, string>} names
 * @returns {ReadonlyMap<string, number>}
 */
const words = (constants, names) => new Map(Object.entries(names).map(([word, name]) => [word, constants[name]]));
