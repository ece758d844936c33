/** What runs in a worker: a core of its own, which computes one piece after another. The build makes a text of it. */
import { Core } from '../core.js';
import { runAttention, runAttentionGrad } from '../attention.js';
import { runMultiHead, runMultiHeadGrad } from '../multihead.js';

/**
 * @typedef {import('../core.js').Exports} Exports
 * @typedef {{ call: string, args: unknown[], buffer: ArrayBuffer }} Piece `args` lie in the buffer, which comes back
 * @typedef {{ result: any, error?: { code: string, argument: string, message: string }, buffer: ArrayBuffer }} Answer
 */

/** @type {Record<string, (core: Core, ...args: any) => Record<string, any>>} */
const RUN = {
  attention: runAttention, attentionGrad: runAttentionGrad, multiHead: runMultiHead, multiHeadGrad: runMultiHeadGrad,
};

/** Writes results where the arguments lay, once these are in its memory: so no memory is made for them. */
class PieceCore extends Core {
  buffer = new ArrayBuffer(0);
  used = 0;

  /**
   * @override
   * @template {Float32Array | Int32Array | Uint8Array} T
   * @param {T} view
   * @returns {T}
   */
  copied(view) {
    if (this.used + view.byteLength > this.buffer.byteLength) return super.copied(view);
    const copy = /** @type {any} */ (new Float32Array(this.buffer, this.used, view.length));
    copy.set(view);
    this.used += view.byteLength;
    return copy;
  }
}

// Node gives a worker its port by a module, which start.js puts here.
const { port = globalThis } = /** @type {any} */ (globalThis);

/** @type {PieceCore} */
let core;

/** @param {{ data: { module: WebAssembly.Module } | Piece }} event */
port.onmessage = ({ data }) => {
  if ('module' in data) {
    const instantiate = () => (
      /** @type {Exports} */ (/** @type {unknown} */ (new WebAssembly.Instance(data.module, {}).exports)));
    core = new PieceCore(instantiate(), instantiate);
    port.postMessage({ ready: true });
    return;
  }
  const { call, args, buffer } = data;
  core.buffer = buffer;
  core.used = 0;
  try {
    port.postMessage({ result: core.run(call, RUN[call], ...args), buffer }, [buffer]);
  } catch (error) {
    // An AttnError, of which a copy would keep only the message; anything else ends the worker.
    const { code, argument, message } = /** @type {import('../errors.js').AttnError} */ (error);
    if (code === undefined) throw error;
    port.postMessage({ error: { code, argument, message: message.slice(call.length + 2) }, buffer }, [buffer]);
  }
};

// What cannot be read here would else never be answered.
port.onmessageerror = () => {
  throw new Error('a message cannot be read');
};
