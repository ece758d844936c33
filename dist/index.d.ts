/**
 * Attention, forward and backward, computed by a C core compiled to WebAssembly.
 *
 * Shape letters: B batch · H query heads · Hkv key/value heads · Tq query rows · Tk key rows (T where equal) ·
 * D model width · dk size of a query or key · dv size of a value. Arrays are flat and row-major, the last axis
 * contiguous; sizes count numbers, never bytes. Computation is in float32. Calls are synchronous, never change their
 * inputs and return copies. Whatever is wrong with the arguments is an {@link AttnError}, and the next call works.
 */

/**
 * Numbers in one flat array. A Float32Array is copied once; nested arrays, and finite numbers beyond float32, are
 * refused.
 */
export type Numbers =
  | ArrayLike<number> | Float32Array | Float64Array | Int8Array | Uint8Array | Uint8ClampedArray | Int16Array
  | Uint16Array | Int32Array | Uint32Array;

/** Entries of a mask: 0, 1, false, true; any other value is refused. */
export type Booleans = ArrayLike<number> | ArrayLike<boolean> | ArrayLike<number | boolean>;

/** The images of the core, fastest first; 'js' is the core in JavaScript, for where WebAssembly is refused. */
export type Image = 'relaxed' | 'simd128' | 'scalar' | 'js';

export type AttnErrorCode =
  | 'ATTN_BAD_TYPE' | 'ATTN_BAD_SHAPE' | 'ATTN_BAD_VALUE' | 'ATTN_BAD_MASK' | 'ATTN_UNKNOWN_OPTION' | 'ATTN_EMPTY_ROW'
  | 'ATTN_OUT_OF_MEMORY' | 'ATTN_FULL' | 'ATTN_CLOSED' | 'ATTN_UNSUPPORTED';

/**
 * What every failing call throws, with a message such as
 * `attention: k has 90 numbers, expected B·Hkv·Tk·dk = 1·2·6·8 = 96`.
 * An error thrown by a getter of the caller's own passes through unchanged.
 *
 * @example
 * try {
 *   attn.attention({ q, k, v, shape: { Tq: 3, dk: 2 } });
 * } catch (error) {
 *   if (!(error instanceof AttnError)) throw error;
 *   console.log(error.code, error.argument); // ATTN_BAD_SHAPE k
 * }
 */
export class AttnError extends Error {
  constructor(code: string, call: string, argument: string, message: string, options?: { cause?: unknown });
  readonly name: 'AttnError';
  /** The name of the C status. */
  readonly code: AttnErrorCode;
  /** The function that was called, for example 'attention' or 'cache.append'. */
  readonly call: string;
  /** The argument to blame, for example 'k' or 'window.left'; '' where no single one is. */
  readonly argument: string;
  readonly cause?: unknown;
}

/**
 * Compiles and starts the core; nothing happens on import. Each call gives a core with a memory of its own, and all
 * share the compiled code. Without `image` the best one that the engine accepts is taken.
 *
 * With `threads`, a whole number from 1 to 64, the core also starts so many workers, for {@link ParallelAttn.parallel}.
 *
 * @throws {AttnError} (rejects) ATTN_UNSUPPORTED when the image asked for does not run here
 *
 * @example
 * import { load } from 'attention-figures';
 *
 * const attn = await load();
 * console.log(attn.image); // 'simd128'
 * const x = [1, 0, 0, 1, 1, 1];
 * const { output } = attn.attention({ q: x, k: x, v: x, shape: { Tq: 3, dk: 2 } });
 */
export function load(options: { image?: Image; threads: number }): Promise<ParallelAttn>;
export function load(options?: { image?: Image; threads?: undefined }): Promise<Attn>;
export function load(options?: { image?: Image; threads?: number | undefined }): Promise<Attn | ParallelAttn>;

export interface Attn {
  /** The image that runs. */
  readonly image: Image;

  /**
   * Scaled dot-product attention: output = softmax(scale · q·kᵀ + mask) · v in every head.
   *
   * A key that is hidden counts as absent: NaN or infinity in it reaches no output. A row with no key follows
   * `emptyRows`. B = 0 or Tq = 0 give an empty output, Tk = 0 makes every row empty.
   *
   * @throws {AttnError} ATTN_BAD_SHAPE, ATTN_BAD_TYPE, ATTN_BAD_VALUE, ATTN_BAD_MASK, ATTN_UNKNOWN_OPTION,
   *   ATTN_EMPTY_ROW, ATTN_OUT_OF_MEMORY
   *
   * @example
   * const x = [1, 0, 0, 1, 1, 1]; // three tokens of two numbers
   * const { output, weights, emptyRows } = attn.attention({
   *   q: x, k: x, v: x,
   *   shape: { Tq: 3, dk: 2 },
   *   causal: true,
   *   returns: { weights: true },
   * });
   * console.log(weights.slice(3, 6)); // row 1: 0.330, 0.670, 0
   * console.log(output.slice(4));     // row 2: 0.752, 0.752
   * console.log(emptyRows);           // 0
   */
  attention<R extends Returns = {}>(options: AttentionOptions<R>): AttentionResult<R>;

  /**
   * Gradients of a loss with respect to q, k, v and a bias mask, from its gradient with respect to the output.
   * Takes what {@link Attn.attention} takes. Query heads that share a key/value head add up in kGrad and vGrad;
   * biasGrad has the shape of the bias, summed over broadcast axes. In an empty row qGrad is NaN or 0, as `emptyRows`
   * says, and the row adds nothing to the others.
   *
   * @example
   * const problem = { q, k, v, shape: { H: 2, Tq: 4, dk: 8 }, causal: true };
   * const { output } = attn.attention(problem);
   * const outputGrad = output.map((o, n) => o - target[n]); // of half the squared error
   * const { qGrad, kGrad, vGrad } = attn.attentionGrad({ ...problem, outputGrad });
   */
  attentionGrad(options: AttentionOptions & { outputGrad: Numbers }): AttentionGradResult;

  /**
   * softmax(x / temperature) of each row. A row of −Infinity, or one with +Infinity or NaN, is NaN.
   * temperature: finite, not 0. Without `rows` and `columns` x is one row.
   *
   * @example
   * attn.softmax([0, 1.0986123]);                           // 0.25, 0.75
   * attn.softmax([1, 2, 3, 1, 2, 3], { rows: 2, columns: 3 });
   * attn.softmax([1, 2, 3], { temperature: 0.1 });            // nearly 0, 0, 1
   */
  softmax(x: Numbers, options?: Rows & { temperature?: number }): Float32Array;

  /**
   * diag(p) − p·pᵀ, [n,n], for one row of weights p.
   *
   * @example
   * const p = attn.softmax([2, 1, 0]);
   * const J = attn.softmaxJacobian(p);
   * console.log(J[0 * 3 + 1]); // ∂p₀/∂s₁ = −p₀·p₁
   */
  softmaxJacobian(p: Numbers): Float32Array;

  /**
   * p ⊙ (g − (p·g)·1) in each row: the gradient with respect to the logits, from the gradient g with respect to p,
   * without forming the Jacobian.
   *
   * @example
   * const p = attn.softmax(logits, { rows: 4, columns: 16 });
   * const logitsGrad = attn.softmaxVjp(p, pGrad, { rows: 4, columns: 16 });
   */
  softmaxVjp(p: Numbers, g: Numbers, options?: Rows): Float32Array;

  /**
   * For each row of weights the Frobenius norm of the Jacobian and its largest |entry|, without forming it.
   *
   * @example
   * const { frobenius, largest } = attn.softmaxJacobianSize(attn.softmax([16, 8, 0]));
   * console.log(largest[0]); // 3.4e-4: almost no gradient passes
   */
  softmaxJacobianSize(p: Numbers, options?: Rows): { frobenius: Float32Array; largest: Float32Array };

  /**
   * Multi-head attention with projections, in the row convention: Q = query·wq + bq, and so on, output = heads·wo + bo.
   * `x` is self-attention; `query`, `key`, `value` are cross-attention, key and value with widths of their own.
   * With E = Hkv·D/H: wq and wo are [D,D], wk is [keyDim,E], wv is [valueDim,E].
   * An empty row's output is NaN, or the output bias under `emptyRows: 'zero'`.
   *
   * @example
   * const D = 8, H = 2, T = 5;
   * const draw = attn.random(1);
   * const matrix = () => draw.normal(D * D);
   * const params = { wq: matrix(), wk: matrix(), wv: matrix(), wo: matrix(), bo: new Float32Array(D) };
   * const { output, weights } = attn.multiHead({
   *   x: draw.normal(T * D), params,
   *   shape: { Tq: T, D, H },
   *   causal: true, returns: { weights: true },
   * });
   */
  multiHead<R extends Returns = {}>(options: MultiHeadOptions<R>): AttentionResult<R>;

  /**
   * Gradients of {@link Attn.multiHead} with respect to its inputs and all parameters that were given.
   *
   * @example
   * const { output } = attn.multiHead(problem);
   * const outputGrad = output.map((o, n) => o - target[n]);
   * const { xGrad, params } = attn.multiHeadGrad({ ...problem, outputGrad });
   * const wq = problem.params.wq.map((w, n) => w - 0.01 * params.wq[n]);
   */
  multiHeadGrad(options: SelfOptions & { outputGrad: Numbers }): SelfGradResult;
  multiHeadGrad(options: CrossOptions & { outputGrad: Numbers }): CrossGradResult;

  /**
   * [B,H,T,d] from [B,T,H·d]: split the last axis, then exchange T and H. B is 1 by default.
   *
   * @example
   * const heads = attn.splitHeads(x, { T: 4, H: 2, d: 3 });
   * const back = attn.mergeHeads(heads, { T: 4, H: 2, d: 3 }); // equals x
   */
  splitHeads(x: Numbers, options: HeadsShape): Float32Array;
  /** [B,T,H·d] from [B,H,T,d]. */
  mergeHeads(x: Numbers, options: HeadsShape): Float32Array;
  /** The common mistake: [B,T,H·d] reread as [B,H,T,d] without moving a number. */
  splitHeadsByReshape(x: Numbers, options: HeadsShape): Float32Array;

  /**
   * A key/value cache for at most `capacity` tokens. It holds memory of the core until it is closed.
   *
   * @example
   * const cache = attn.cache({ Hkv: 2, capacity: 128, dk: 16 });
   * cache.append({ k: promptKeys, v: promptValues, tokens: 5 });
   * cache.attention({ q: promptQueries, shape: { Tq: 5 }, causal: true });
   * for (const { q, k, v } of steps) {
   *   cache.append({ k, v });
   *   const { output } = cache.attention({ q });
   * }
   * cache.close();
   */
  cache(options: { B?: number; Hkv: number; capacity: number; dk: number; dv?: number }): Cache;

  /**
   * Parameters, FLOPs (one multiplication and one addition are two) and numbers kept, of multi-head attention.
   * Exact up to 2⁵³ and refused beyond. H divides D, Hkv divides H.
   *
   * @example
   * const { parameters, scoreFlops } = attn.count({ T: 512, D: 512, H: 8 });
   * console.log(parameters); // 1050624
   */
  count(options: { B?: number; T: number; Tk?: number; D: number; H: number; Hkv?: number; bias?: boolean }): Counts;

  /**
   * A stream of random numbers: the same seed and the same calls give the same bits in every image.
   * seed: a whole number from 0 to 2⁵³ − 1, or a BigInt of 64 bits.
   *
   * @example
   * const draw = attn.random(42);
   * const q = draw.normal(64);
   * const order = draw.permutation(10);
   */
  random(seed: number | bigint): Random;

  /** Numbers that the lesson's figures show. */
  readonly figures: Figures;

  /** Memory of this core, in bytes. */
  readonly memory: {
    /** In use now: 0 between calls, except for open caches. */
    readonly used: number;
    /** Taken from the engine; it grows when a call needs more and never shrinks. */
    readonly size: number;
    /** Lets every allocation fail that would pass so many bytes in use; 0 lifts the limit. */
    limit(bytes: number): void;
  };

  /** The sets of kernels in this image, for comparing them. */
  readonly kernels: {
    /** Their names; 'ref' is the plain reference, the last one is the default. */
    readonly sets: string[];
    /** Runs all later calls of this core on that set. */
    select(name: string): void;
  };
}

/** What load gives where `threads` was given. */
export interface ParallelAttn extends Attn {
  readonly parallel: Parallel;
}

/**
 * Calls as promises that workers compute, so that this thread stays free. Options, results to the bit, and errors are
 * those of the synchronous calls; errors of any kind come as rejections. What is given is read, checked and copied
 * before the call returns: it may be changed right afterwards. Calls at the same time take turns.
 *
 * attention and attentionGrad are cut into items of the batch and heads of keys and values (B·Hkv pieces at most; the
 * gradient of a bias only along axes on which the bias has its full size), multiHead into items. multiHeadGrad is
 * computed by one worker, for its gradients add up over all items.
 *
 * Workers are made of a Blob, in Node by node:worker_threads; a content security policy has to allow
 * `worker-src blob:`. Where none can be had, and in the image 'js', the same promises are fulfilled by this thread, with
 * a pause between two pieces. Workers run the default kernels; `attn.kernels` and `attn.memory` are about this thread.
 *
 * @throws {AttnError} (rejects) as the synchronous calls do; ATTN_UNSUPPORTED when a worker dies at work, and the next
 *   call has a fresh one; ATTN_CLOSED
 *
 * @example
 * const attn = await load({ threads: 2 });
 * const { output } = await attn.parallel.attention({ q, k, v, shape: { H: 8, Tq: 2048, dk: 64 } });
 * attn.parallel.close();
 */
export interface Parallel {
  attention<R extends Returns = {}>(options: AttentionOptions<R>): Promise<AttentionResult<R>>;
  attentionGrad(options: AttentionOptions & { outputGrad: Numbers }): Promise<AttentionGradResult>;
  multiHead<R extends Returns = {}>(options: MultiHeadOptions<R>): Promise<AttentionResult<R>>;
  multiHeadGrad(options: SelfOptions & { outputGrad: Numbers }): Promise<SelfGradResult>;
  multiHeadGrad(options: CrossOptions & { outputGrad: Numbers }): Promise<CrossGradResult>;
  /** How many threads compute: workers, or 1 where all is done on this thread; 0 once closed. */
  readonly threads: number;
  /**
   * Ends the workers and gives back the memory that they and their pieces hold. Calls at work and later ones are
   * rejected with ATTN_CLOSED; the synchronous calls go on. In Node, workers without work keep no program from ending.
   */
  close(): void;
}

export interface Rows {
  /** Default 1, or what the length and `columns` give. */
  rows?: number;
  /** Default: the length divided by `rows`. */
  columns?: number;
}

/** Which keys a query sees, and how scores are made. All masks combine: a key is seen where each of them lets it. */
export interface SeenOptions {
  /** Finite; default 1/√dk. Applied to q before the product. */
  scale?: number;
  /** c > 0 turns a score s into c·tanh(s/c) before masks; 0, the default, is off. */
  softcap?: number;
  /**
   * Query i sees key j iff j ≤ i + offset. `true` is offset 0, in a cache the length before the newest append.
   * The offset is one number or one per batch item.
   */
  causal?: boolean | { offset?: number | Numbers };
  /** For each batch item how many keys there are, 0 to Tk; those behind are hidden. */
  keyLengths?: Numbers;
  /**
   * Keys from i + offset − left to i + offset + right, both included; −1, the default, is no bound on that side.
   * The offset is that of `causal`, and may be given here without it.
   */
  window?: { left?: number; right?: number; offset?: number | Numbers };
  /** One mask, or a list of one of 0 and 1 and one bias. */
  mask?: Mask | readonly Mask[];
  /**
   * What a row with no key gives: 'nan' (default) as 0/0 does, 'zero' as many fused kernels do, 'throw' an error with
   * code ATTN_EMPTY_ROW.
   */
  emptyRows?: 'nan' | 'zero' | 'throw';
}

/**
 * A mask says what its entries mean. `shape` has 1 to 4 axes aligned with [B,H,Tq,Tk] from the right, each whole or 1;
 * it may be left out where the length is B·H·Tq·Tk or Tq·Tk.
 */
export type Mask =
  /** 1: the key may be attended to. */
  | { attend: Booleans; shape?: Numbers; blocked?: undefined; bias?: undefined }
  /** 1: the key is hidden. */
  | { blocked: Booleans; shape?: Numbers; attend?: undefined; bias?: undefined }
  /** Added to the scaled and capped scores; −Infinity hides. */
  | { bias: Numbers; shape?: Numbers; attend?: undefined; blocked?: undefined };

export interface Returns {
  weights?: boolean;
  /** Scores after scaling, after the soft cap (both raw, hidden keys included), or after the masks. */
  scores?: 'scaled' | 'capped' | 'masked';
  /** log Σⱼ exp(score) of each row; −Infinity for an empty one. */
  logSumExp?: boolean;
}

export interface AttentionOptions<R extends Returns = Returns> extends SeenOptions {
  /** [B,H,Tq,dk] */
  q: Numbers;
  /** [B,Hkv,Tk,dk] */
  k: Numbers;
  /** [B,Hkv,Tk,dv] */
  v: Numbers;
  /** Whole numbers to 2³¹ − 1. Defaults: B 1, H 1, Hkv H, Tk Tq, dv dk. Hkv divides H. */
  shape: { B?: number; H?: number; Hkv?: number; Tq: number; Tk?: number; dk: number; dv?: number };
  /** Order of the axes of q, k, v and the output; 'BTHD' has heads packed side by side. Default 'BHTD'. */
  layout?: 'BHTD' | 'BTHD';
  returns?: R;
}

/** What is asked for by a literal, such as `returns: { weights: true }`, is there for certain. */
export type AttentionResult<R extends Returns = Returns> = {
  /** [B,H,Tq,dv], or [B,Tq,H,dv] in layout 'BTHD'; [B,Tq,D] of multi-head attention. */
  output: Float32Array;
  /** How many of the B·H·Tq rows saw no key. */
  emptyRows: number;
  /** [B,H,Tq,Tk], where asked for. Exactly 0 at a hidden key. */
  weights?: Float32Array;
  /** [B,H,Tq,Tk], where asked for. */
  scores?: Float32Array;
  /** [B,H,Tq], where asked for. */
  logSumExp?: Float32Array;
} & (R extends { weights: true } ? { weights: Float32Array } : unknown)
  & (R extends { scores: string } ? { scores: Float32Array } : unknown)
  & (R extends { logSumExp: true } ? { logSumExp: Float32Array } : unknown);

/** Each has the shape and layout of what it is the gradient of. */
export interface AttentionGradResult {
  qGrad: Float32Array;
  kGrad: Float32Array;
  vGrad: Float32Array;
  /** Where a bias was given. */
  biasGrad?: Float32Array;
  emptyRows: number;
}

/** E = Hkv·D/H is the width of keys and values. */
export interface Params<T = Numbers> {
  /** [D,D] */
  wq: T;
  /** [keyDim,E] */
  wk: T;
  /** [valueDim,E] */
  wv: T;
  /** [D,D] */
  wo: T;
  /** [D] */
  bq?: T;
  /** [E] */
  bk?: T;
  /** [E] */
  bv?: T;
  /** [D] */
  bo?: T;
}

interface MultiHeadCommon<R extends Returns> extends SeenOptions {
  /** Defaults: B 1, Tk Tq, Hkv H, keyDim D, valueDim D. H divides D, Hkv divides H; keyDim and valueDim may be 0. */
  shape: {
    B?: number; Tq: number; Tk?: number; D: number; H: number; Hkv?: number; keyDim?: number; valueDim?: number;
  };
  params: Params;
  returns?: R;
}

export interface SelfOptions<R extends Returns = Returns> extends MultiHeadCommon<R> {
  /** [B,Tq,D] */
  x: Numbers;
  query?: undefined;
  key?: undefined;
  value?: undefined;
}

export interface CrossOptions<R extends Returns = Returns> extends MultiHeadCommon<R> {
  x?: undefined;
  /** [B,Tq,D] */
  query: Numbers;
  /** [B,Tk,keyDim] */
  key: Numbers;
  /** [B,Tk,valueDim] */
  value: Numbers;
}

export type MultiHeadOptions<R extends Returns = Returns> = SelfOptions<R> | CrossOptions<R>;

interface MultiHeadGradCommon {
  /** Of the parameters that were given. */
  params: Params<Float32Array>;
  /** Where a bias mask was given. */
  biasGrad?: Float32Array;
  emptyRows: number;
}

export interface SelfGradResult extends MultiHeadGradCommon {
  xGrad: Float32Array;
}

export interface CrossGradResult extends MultiHeadGradCommon {
  queryGrad: Float32Array;
  keyGrad: Float32Array;
  valueGrad: Float32Array;
}

export interface HeadsShape {
  B?: number;
  T: number;
  H: number;
  d: number;
}

export interface Cache {
  /** Tokens held now. */
  readonly length: number;
  readonly capacity: number;
  /**
   * Copies k [B,Hkv,tokens,dk] and v [B,Hkv,tokens,dv] behind what is there; tokens is 1 by default.
   * @throws {AttnError} ATTN_FULL when they do not fit, and then nothing has changed
   */
  append(options: { k: Numbers; v: Numbers; tokens?: number }): void;
  /**
   * Attention of q [B,H,Tq,dk] over all tokens held. H is Hkv and Tq is 1 by default. `causal: true` takes the length
   * before the newest append as its offset; an offset of your own counts from the first token. The default is no
   * causal mask.
   */
  attention<R extends Returns = {}>(
    options: SeenOptions & { q: Numbers; shape?: { H?: number; Tq?: number }; returns?: R },
  ): AttentionResult<R>;
  /** Empties the cache. */
  reset(): void;
  /** Gives the memory back. Every later call but close throws ATTN_CLOSED. */
  close(): void;
}

export interface Counts {
  /** 2D² + 2DE, and 2D + 2E with biases, where E = Hkv·D/H. */
  parameters: number;
  /** 4·B·D·(T·D + Tk·E) */
  projectionFlops: number;
  /** 2·B·T·Tk·D */
  scoreFlops: number;
  /** 2·B·T·Tk·D */
  valueFlops: number;
  /** B·H·T·Tk */
  weightNumbers: number;
  /** 2·B·Tk·E */
  cacheNumbers: number;
}

export interface Random {
  /** n numbers in [0, 1), multiples of 2⁻²⁴. */
  uniform(n: number): Float32Array;
  /** n standard normal numbers. */
  normal(n: number): Float32Array;
  /** 0 … n − 1 in random order, each order equally likely. */
  permutation(n: number): Int32Array;
}

export interface Figures {
  /**
   * What the softmax makes of random queries and keys, with the scaling by 1/√dk (first half of each result) and
   * without (second half). Draw number n of a seed and dk is the same however many are asked for at a time.
   * `keys` is 16, `firstDraw` 0 and `draws` 1 by default.
   *
   * @example
   * const draws = 200;
   * const { largest } = attn.figures.scaling({ seed: 1, dk: 64, keys: 128, draws });
   * const scaled = attn.figures.scalingSummary(largest.subarray(0, draws));
   * const raw = attn.figures.scalingSummary(largest.subarray(draws));
   * console.log(scaled.median, raw.median);
   */
  scaling(options: { seed: number | bigint; dk: number; keys?: number; firstDraw?: number; draws?: number }): {
    /** [2,draws]: Frobenius norm of the softmax Jacobian. */
    frobenius: Float32Array;
    /** [2,draws]: the largest weight. */
    largest: Float32Array;
    /** [2,draws]: the share of keys whose weight is below 10⁻³. */
    small: Float32Array;
  };
  /**
   * The weights of one of those draws, the largest first, and the scores that they come from in the same order.
   *
   * @example
   * const { weights } = attn.figures.scalingWeights({ seed: 1, dk: 64, draw: 3, scaled: false });
   */
  scalingWeights(options: {
    seed: number | bigint; dk: number; keys?: number; draw?: number; scaled?: boolean;
  }): { weights: Float32Array; scores: Float32Array };
  /** Quartiles and median of at least one value, and the band that holds the true median 95 times of 100. */
  scalingSummary(values: Numbers): {
    lowerQuartile: number; lower: number; median: number; upper: number; upperQuartile: number;
  };
  /**
   * One table of scores [Tq,Tk] under a causal mask, padding at the start and the end, and a mask of one's own;
   * `afterSoftmax` is the mistake of masking after the softmax, for show. `Tk` is Tq by default.
   *
   * @example
   * const { weights, sums } = attn.figures.masks({
   *   Tq: 4, scores: new Float32Array(16), causal: true, padLeft: 1,
   * });
   * console.log(sums[0]); // NaN: the first row sees no key
   */
  masks(options: {
    Tq: number; Tk?: number; scores: Numbers; causal?: boolean | { offset?: number }; padLeft?: number;
    padRight?: number; mask?: { attend: Booleans; blocked?: undefined } | { blocked: Booleans; attend?: undefined };
    afterSoftmax?: boolean; emptyRows?: 'nan' | 'zero' | 'throw';
  }): {
    /** [Tq,Tk]: 1 where the row sees the key. */
    seen: Uint8Array;
    /** [Tq,Tk] */
    weights: Float32Array;
    /** [Tq]: the sum of each row of weights. */
    sums: Float32Array;
    emptyRows: number;
  };
  /**
   * Which number stands in each cell of Q after a step of splitting it: [B,T,H·d] as projected, [B,T,H,d] after the
   * view, [B,H,T,d] after the transposition, or after the direct reshape, which is the mistake. B is 1 by default.
   *
   * @example
   * const { token, head } = attn.figures.heads({ T: 4, H: 2, d: 3, step: 'reshaped' });
   * console.log(token.slice(0, 6)); // all of token 0: heads took whole tokens
   */
  heads(options: {
    B?: number; T: number; H: number; d: number; step: 'projected' | 'viewed' | 'transposed' | 'reshaped';
  }): { source: Int32Array; token: Int32Array; head: Int32Array; feature: Int32Array };
}
