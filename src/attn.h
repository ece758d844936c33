/* attn.h: scaled dot-product attention in C, forward and backward. The only public header.
 *
 *   weights   A = softmax_j( softcap(scale · q_i·k_j) + bias_ij )  over the keys j that query i may see
 *   output    o_i = Σ_j A_ij v_j
 *
 * Shape letters, the same in every file, type and axis label of this project:
 *   B batch · H query heads · Hkv key/value heads · Tq query rows · Tk key rows · D model width
 *   dk size of a query or key · dv size of a value · indices b h i j c
 *
 * Conventions
 *   - float32 in and out, row-major, the last axis contiguous. Sizes and strides count elements, never bytes.
 *   - Outputs may not overlap inputs. Inputs are never written.
 *   - Every function returns a status; ATTN_OK is 0. attn_last_error() tells the argument and the reason.
 *     On any other status outputs hold nothing of use, no memory is kept, and the next call works.
 *   - A struct of arguments starts from its attn_…_init function; what is left alone keeps its default.
 *   - The same image gives the same bits on every run. attn_random gives the same bits in every image.
 *   - Not thread-safe: one module, one thread. */
#ifndef ATTN_H
#define ATTN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__wasm__)
#define ATTN_API __attribute__((used, visibility("default")))
#else
#define ATTN_API __attribute__((visibility("default")))
#endif

/* Every way a call can end: its name, and what it means. To add one, append a line: the constant, the
 * text of attn_status_name and the `code` of JavaScript's AttnError all come from here. */
#define ATTN_STATUSES(STATUS)                                                                      \
    STATUS(ATTN_OK, "done")                                                                        \
    STATUS(ATTN_BAD_TYPE, "an argument is of the wrong kind")                                      \
    STATUS(ATTN_BAD_SHAPE, "a size or a length does not fit")                                      \
    STATUS(ATTN_BAD_VALUE, "a number is outside what the call accepts")                            \
    STATUS(ATTN_BAD_MASK, "a mask is ambiguous, of the wrong shape, or not made of 0 and 1")       \
    STATUS(ATTN_UNKNOWN_OPTION, "an option that the call does not know")                           \
    STATUS(ATTN_EMPTY_ROW, "a query sees no key, and the caller asked for an error")               \
    STATUS(ATTN_OUT_OF_MEMORY, "the memory that the call needs cannot be had")                     \
    STATUS(ATTN_FULL, "the cache has no room for the new tokens")                                  \
    STATUS(ATTN_CLOSED, "the handle was closed")                                                   \
    STATUS(ATTN_UNSUPPORTED, "this engine cannot run the image that was asked for")

enum attn_status {
#define ATTN_STATUS_CONSTANT(name, meaning) name,
    ATTN_STATUSES(ATTN_STATUS_CONSTANT)
#undef ATTN_STATUS_CONSTANT
        ATTN_STATUS_COUNT
};

/* ── Errors ─────────────────────────────────────────────────────────────────────────────────── */

/* What went wrong in the last call that did not return ATTN_OK. The strings live in the module and
 * stay valid until the next failing call. `argument` is "" where no single argument is to blame. */
typedef struct attn_error {
    int32_t status;
    const char *call;     /* for example "attention" */
    const char *argument; /* for example "Hkv" */
    const char *message;  /* for example "Hkv is 3, expected a divisor of H = 8" */
} attn_error;

ATTN_API const attn_error *attn_last_error(void);

/* "ATTN_BAD_SHAPE" for ATTN_BAD_SHAPE; NULL outside 0 … ATTN_STATUS_COUNT − 1. */
ATTN_API const char *attn_status_name(int32_t status);

/* The layout of the structs, the constants and the statuses as JSON text, so that a foreign caller
 * fills the structs by name and keeps no copy of them:
 *   {"structs": {"attn_attention_args": {"size": n, "fields": {"B": ["i32", offset], …}}, …},
 *    "constants": {"ATTN_BHTD": 0, …}, "statuses": ["ATTN_OK", …]}
 * Types are i32, i64, u64, f32, f64, ptr, or the name of a struct that lies inside. */
ATTN_API const char *attn_layout(void);

/* ── Memory ─────────────────────────────────────────────────────────────────────────────────── */

/* Scratch is a stack of blocks. attn_mark() notes its height, attn_release(mark) frees all above it.
 * attn_scratch gives `bytes` bytes, 16-byte aligned, uninitialised, or NULL when there is no memory
 * (bytes = 0 gives a valid pointer). */
ATTN_API int32_t attn_mark(void);
ATTN_API void *attn_scratch(size_t bytes);
ATTN_API void attn_release(int32_t mark);

/* Bytes in use now: scratch, and handles that are open. 0 after every call of a program with no open handle. */
ATTN_API size_t attn_memory_used(void);

/* Lets every allocation that would pass `bytes` in use fail, so that the out-of-memory paths can be
 * tried; 0 lifts the limit. */
ATTN_API void attn_memory_limit(size_t bytes);

/* ── Attention ──────────────────────────────────────────────────────────────────────────────── */

enum attn_layout_kind { ATTN_BHTD, ATTN_BTHD };
enum attn_mask_kind { ATTN_MASK_NONE, ATTN_MASK_ATTEND, ATTN_MASK_BLOCKED };
enum attn_empty_rows { ATTN_EMPTY_NAN, ATTN_EMPTY_ZERO, ATTN_EMPTY_THROW };
enum attn_scores_kind { ATTN_SCORES_SCALED, ATTN_SCORES_CAPPED, ATTN_SCORES_MASKED };

/* Distance in elements from one item, head, token to the next. All three 0: packed as `layout` says. */
typedef struct attn_strides {
    int64_t b, h, t;
} attn_strides;

/* Arguments and results of attn_attention.
 *
 * Which keys a query sees: query i of item b sees key j iff all of these hold
 *   causal        j ≤ i + offset
 *   key_lengths   j < key_lengths[b]
 *   window        i + offset − window_left ≤ j ≤ i + offset + window_right   (−1: no bound on that side)
 *   mask          its entry is 1 (ATTN_MASK_ATTEND) or 0 (ATTN_MASK_BLOCKED)
 *   bias          its entry is not −∞
 * A key that is not seen counts as absent: whatever it holds, NaN and ∞ included, reaches no output.
 * NaN in a query, key, value or bias that is seen spreads as in the formula. A row all of whose seen
 * scores are −∞, or one of whose is +∞ or NaN, is NaN as in the formula (it is not an empty row).
 *
 * An empty row (no key seen) follows empty_rows: ATTN_EMPTY_NAN gives NaN in output and weights, the
 * formula's 0/0; ATTN_EMPTY_ZERO gives zeros; ATTN_EMPTY_THROW makes the call end with ATTN_EMPTY_ROW.
 * A key not seen has weight exactly 0 in every row that sees a key. Tk = 0 makes every row empty.
 *
 * Degenerate sizes: B = 0 or Tq = 0 give empty outputs; dv = 0 gives an empty output; H, Hkv, dk ≥ 1.
 *
 * Accuracy: output within 20 × the error of a plain float32 evaluation + 2·10⁻⁶·max(1, |o|) of float64.
 * Extra memory: O(dk + dv) times a tile, independent of Tq and Tk.
 * Source: Vaswani et al. 2017, §3.2.1; online softmax after Milakov and Gimelshein 2018. */
typedef struct attn_attention_args {
    int32_t B, H, Hkv, Tq, Tk, dk, dv; /* Hkv divides H: query head h reads head ⌊h / (H/Hkv)⌋ */
    int32_t layout;                    /* attn_layout_kind of q, k, v, output and their gradients */

    const float *q;                               /* [B,H,Tq,dk] */
    const float *k;                               /* [B,Hkv,Tk,dk] */
    const float *v;                               /* [B,Hkv,Tk,dv] */
    attn_strides q_strides, k_strides, v_strides; /* default: packed */

    float scale;   /* finite; NaN (default) stands for 1/√dk; applied to q before the product */
    float softcap; /* c > 0: s → c·tanh(s/c) before masks; 0 (default) is off */

    int32_t causal;             /* 1: causal; default 0 */
    int32_t offset;             /* of causal and window; default 0, the top-left rule */
    const int32_t *offsets;     /* [B] instead of `offset`, or NULL */
    const int32_t *key_lengths; /* [B], each 0 … Tk, or NULL */
    int32_t window_left;        /* ≥ 0, or −1 (default) */
    int32_t window_right;       /* ≥ 0, or −1 (default) */

    const uint8_t *mask;   /* entries 0 or 1, or NULL; anything else is ATTN_BAD_MASK */
    int32_t mask_kind;     /* attn_mask_kind; must not be NONE when mask is given */
    int32_t mask_shape[4]; /* each 1 or the full size of [B,H,Tq,Tk] */
    const float *bias;     /* added to the scaled and capped scores, or NULL; −∞ blocks */
    int32_t bias_shape[4]; /* each 1 or the full size of [B,H,Tq,Tk] */

    int32_t empty_rows; /* attn_empty_rows */
    int32_t
        scores_kind; /* attn_scores_kind; MASKED: bias added, −∞ where not seen; else raw everywhere */

    /* Results; NULL leaves one out. */
    float *output;               /* [B,H,Tq,dv], or [B,Tq,H,dv] in layout BTHD */
    attn_strides output_strides; /* default: packed */
    float *weights;              /* [B,H,Tq,Tk] in both layouts */
    float *scores;               /* [B,H,Tq,Tk] in both layouts */
    float *log_sum_exp;          /* [B,H,Tq]: log Σ_j exp(score_ij); −∞ for an empty row */
    int64_t empty_row_count;     /* always written: empty rows among B·H·Tq */
} attn_attention_args;

ATTN_API void attn_attention_init(attn_attention_args *args);
ATTN_API int32_t attn_attention(attn_attention_args *args);

/* What attn_attention would refuse before it computes, alone: reads the options, lengths and masks, but none of q, k
 * and v, which need only not be NULL. For a caller that cuts one problem up and has the parts computed elsewhere. */
ATTN_API int32_t attn_attention_check(const attn_attention_args *args);

/* Gradients of L with respect to q, k, v and bias, given output_grad = ∂L/∂output.
 * With P the weights, dP = dO·Vᵀ and dS = P ⊙ (dP − rowsum(P ⊙ dP)):
 *   dbias = dS summed over broadcast axes,  dv = Pᵀ·dO,  and, dS times the soft cap's 1 − (s/c)²,
 *   dq = scale · dS·K,  dk = scale · dSᵀ·Q.
 * `args` is as for attn_attention; its result pointers are ignored, empty_row_count is written.
 * Query heads that share a key/value head add up in k_grad and v_grad. Keys not seen get and give
 * nothing, whatever they hold. An empty row: q_grad NaN under ATTN_EMPTY_NAN, 0 under ATTN_EMPTY_ZERO;
 * it adds nothing to k_grad, v_grad, bias_grad. A result that is not asked for costs no work.
 * Accuracy: as attn_attention. Extra memory: (2·dk + dv)·Tk numbers, and 2 (3 with a soft cap) strips
 * of up to 64 query rows by Tk keys, fewer rows beyond 2048 keys and 8 at least.
 * Source: Dao et al. 2022 (FlashAttention), Algorithm 4. */
typedef struct attn_attention_grads {
    const float *output_grad; /* shape of output, packed in `layout` */
    float *q_grad;            /* shapes of q, k, v, packed in `layout`; each may be NULL */
    float *k_grad;
    float *v_grad;
    float *bias_grad; /* shape of bias, or NULL; without bias must be NULL */
    attn_strides output_grad_strides, q_grad_strides, k_grad_strides,
        v_grad_strides; /* default: packed */
} attn_attention_grads;

ATTN_API void attn_attention_grads_init(attn_attention_grads *grads);
ATTN_API int32_t attn_attention_grad(attn_attention_args *args, const attn_attention_grads *grads);

/* ── Softmax ────────────────────────────────────────────────────────────────────────────────── */

/* p[rows,columns] = softmax(x / temperature) in each row; p may be x. The row maximum is subtracted first.
 * temperature: finite, not 0. A row of −∞, or one that holds +∞ or NaN, is NaN. columns = 0: nothing. */
ATTN_API int32_t attn_softmax(float *p, const float *x, int32_t rows, int32_t columns,
                              float temperature);

/* jacobian[n,n] = diag(p) − p·pᵀ for one row of weights p[n]; n = 0: nothing. */
ATTN_API int32_t attn_softmax_jacobian(float *jacobian, const float *p, int32_t n);

/* out[rows,columns] = p ⊙ (g − (p·g)·1) in each row: Jᵀg = Jg in O(columns), ∂L/∂logits from ∂L/∂p. */
ATTN_API int32_t attn_softmax_vjp(float *out, const float *p, const float *g, int32_t rows,
                                  int32_t columns);

/* Per row of p[rows,columns], without forming J: frobenius[rows] = ‖J‖_F and largest[rows] = max |J_ij|.
 * Either may be NULL. ‖J‖_F² = Σp_i² − 2Σp_i³ + (Σp_i²)². */
ATTN_API int32_t attn_softmax_jacobian_size(float *frobenius, float *largest, const float *p,
                                            int32_t rows, int32_t columns);

/* ── Multi-head attention ───────────────────────────────────────────────────────────────────── */

/* Q = query·wq + bq, K = key·wk + bk, V = value·wv + bv (row convention: XW), split into heads of size
 * D/H, attention, merged, output = heads·wo + bo. With E = Hkv·D/H the width of K and V.
 * The sizes B, H, Hkv, Tq, Tk and all mask options are taken from `attention`; its dk, dv, layout,
 * pointers of q, k, v, output and strides are filled in by the call. Results weights, scores,
 * log_sum_exp, empty_row_count are its own. Self-attention passes the same pointer three times.
 * An empty row's output is NaN (ATTN_EMPTY_NAN) or bo (ATTN_EMPTY_ZERO).
 * NaN or ∞ in a key or value token that no query sees reaches no output.
 * Source: Vaswani et al. 2017, §3.2.2. Scratch: (2·B·Tq·D + 2·B·Tk·E) numbers. */
typedef struct attn_multi_head_args {
    attn_attention_args attention;
    int32_t D, key_dim, value_dim;  /* H divides D; key_dim and value_dim may be 0 */
    const float *query;             /* [B,Tq,D] */
    const float *key;               /* [B,Tk,key_dim] */
    const float *value;             /* [B,Tk,value_dim] */
    const float *wq;                /* [D,D] */
    const float *wk;                /* [key_dim,E] */
    const float *wv;                /* [value_dim,E] */
    const float *wo;                /* [D,D] */
    const float *bq, *bk, *bv, *bo; /* [D], [E], [E], [D]; each may be NULL */
    float *output;                  /* [B,Tq,D] */
} attn_multi_head_args;

ATTN_API void attn_multi_head_init(attn_multi_head_args *args);
ATTN_API int32_t attn_multi_head(attn_multi_head_args *args);

/* All gradients of attn_multi_head; each result may be NULL. For self-attention give query_grad,
 * key_grad and value_grad three buffers and x_grad a fourth, or x_grad alone: it is their sum.
 * Under ATTN_EMPTY_NAN an empty row's NaN goes to its row of query_grad (x_grad), to wq, bq and wo; bo,
 * wk, wv, bk, bv and all other rows stay finite. Tokens that no query sees add nothing to wk, wv, bk,
 * bv, whatever they hold. bias_grad has the bias's shape. */
typedef struct attn_multi_head_grads {
    const float *output_grad; /* [B,Tq,D] */
    float *x_grad;            /* [B,T,D], self-attention only */
    float *query_grad, *key_grad, *value_grad;
    float *wq_grad, *wk_grad, *wv_grad, *wo_grad;
    float *bq_grad, *bk_grad, *bv_grad, *bo_grad;
    float *bias_grad;
} attn_multi_head_grads;

ATTN_API void attn_multi_head_grads_init(attn_multi_head_grads *grads);
ATTN_API int32_t attn_multi_head_grad(attn_multi_head_args *args,
                                      const attn_multi_head_grads *grads);

/* out[B,H,T,d] from x[B,T,H·d] (view, then transpose), and back. */
ATTN_API int32_t attn_split_heads(float *out, const float *x, int32_t B, int32_t T, int32_t H,
                                  int32_t d);
ATTN_API int32_t attn_merge_heads(float *out, const float *x, int32_t B, int32_t T, int32_t H,
                                  int32_t d);

/* The common mistake, by name, for figures: x[B,T,H·d] reread as [B,H,T,d] without moving a number. */
ATTN_API int32_t attn_split_heads_by_reshape(float *out, const float *x, int32_t B, int32_t T,
                                             int32_t H, int32_t d);

/* ── Key/value cache ────────────────────────────────────────────────────────────────────────── */

/* A cache holds up to `capacity` tokens of keys [B,Hkv,·,dk] and values [B,Hkv,·,dv]. Handles are
 * positive numbers; a closed one is never handed out again. */
ATTN_API int32_t attn_cache_open(int32_t *handle, int32_t B, int32_t Hkv, int32_t capacity,
                                 int32_t dk, int32_t dv);
/* Copies k[B,Hkv,tokens,dk] and v[B,Hkv,tokens,dv] behind what is there. ATTN_FULL changes nothing. */
ATTN_API int32_t attn_cache_append(int32_t handle, const float *k, const float *v, int32_t tokens);
/* Attention of args->q over all cached tokens. Sizes B, Hkv, Tk, dk, dv and k, v with their strides come
 * from the cache. offset_from_append = 1 takes the length before the newest append for the offset of
 * causal and window, so that the queries of the newest tokens see what they would in one call over all.
 * All ways of appending give the same rows: in one append to the bit, in several within the accuracy
 * of attn_attention, as one query and many go different ways through the kernels. */
ATTN_API int32_t attn_cache_attention(int32_t handle, attn_attention_args *args,
                                      int32_t offset_from_append);
ATTN_API int32_t attn_cache_length(int32_t handle, int32_t *length);
ATTN_API int32_t attn_cache_reset(int32_t handle);
ATTN_API int32_t attn_cache_close(int32_t handle);

/* ── Counting ───────────────────────────────────────────────────────────────────────────────── */

/* With E = Hkv·D/H, one multiplication and one addition counted as two FLOPs; as follows:
 * parameters 2D² + 2DE (+ 2D + 2E with biases), projections 4·B·D·(T·D + Tk·E), scores and values
 * 2·B·T·Tk·D each, weights B·H·T·Tk, cache 2·B·Tk·E. A result past 2^53 is ATTN_BAD_VALUE. */
typedef struct attn_counts {
    int64_t parameters, projection_flops, score_flops, value_flops, weight_numbers, cache_numbers;
} attn_counts;

ATTN_API int32_t attn_count(attn_counts *counts, int32_t B, int32_t T, int32_t Tk, int32_t D,
                            int32_t H, int32_t Hkv, int32_t bias);

/* ── Random numbers ─────────────────────────────────────────────────────────────────────────── */

/* A stream of Philox4x32-10 (Salmon et al. 2011, with its published test vectors), set by a 64-bit
 * seed. The same seed and the same calls give the same bits in every image and natively. */
typedef struct attn_random {
    uint64_t seed, position; /* position counts 32-bit words drawn so far */
} attn_random;

ATTN_API void attn_random_init(attn_random *stream, uint64_t seed);
/* out[n] uniform in [0, 1), multiples of 2⁻²⁴. */
ATTN_API int32_t attn_random_uniform(attn_random *stream, float *out, int32_t n);
/* out[n] standard normal, by the inverse distribution function (Wichura 1988, AS 241). */
ATTN_API int32_t attn_random_normal(attn_random *stream, float *out, int32_t n);
/* out[n] a permutation of 0 … n − 1, each equally likely (Fisher–Yates, no modulo bias). */
ATTN_API int32_t attn_random_permutation(attn_random *stream, int32_t *out, int32_t n);

/* ── Kernels ────────────────────────────────────────────────────────────────────────────────── */

/* The names of the kernel sets in this image, separated by spaces, the default last: "ref simd128". */
ATTN_API const char *attn_kernel_sets(void);
/* Runs all later calls on the set of that name; ATTN_BAD_VALUE when the image has no such set. */
ATTN_API int32_t attn_kernel_select(const char *name);

/* ── Figure data ────────────────────────────────────────────────────────────────────────────── */

/* Numbers that the lesson's figures show and no other call gives, by the calls that users make. In
 * JavaScript: attn.figures.scaling, attn.figures.masks, attn.figures.heads. */

/* Why 1/√dk: random queries and keys, what the softmax makes of them, with the scaling and without.
 * Draw number n of a seed and dk is a query q[dk] and keys k[keys,dk] of independent standard normal
 * numbers, whose weights attn_attention gives. It is the same draw, to the bit, however many are asked for at a
 * time and in which order: long sweeps go in slices of first_draw and draws. */
typedef struct attn_figure_scaling_args {
    uint64_t seed;
    int32_t dk, keys;          /* ≥ 1; default 1 and 16; (keys + 1)·dk ≤ 2³¹ − 1 */
    int32_t first_draw, draws; /* default 0 and 1 */
    /* Results [2,draws], row 0 with the scaling, row 1 without; NULL leaves one out. */
    float *frobenius; /* ‖J‖_F of the softmax Jacobian diag(p) − p·pᵀ */
    float *largest;   /* the largest weight */
    float *small;     /* the share of keys whose weight is below 10⁻³ */
} attn_figure_scaling_args;

ATTN_API void attn_figure_scaling_init(attn_figure_scaling_args *args);
ATTN_API int32_t attn_figure_scaling(const attn_figure_scaling_args *args);

/* weights[keys] of draw number args->first_draw, the largest first, and the scores[keys] (after the scaling, if
 * any) that they come from in the same order; scores may be NULL. The other results in args are left
 * alone. scaled: 1 with the scaling, 0 without. */
ATTN_API int32_t attn_figure_scaling_weights(float *weights, float *scores,
                                             const attn_figure_scaling_args *args, int32_t scaled);

/* summary[5] of values[n], n ≥ 1, none NaN: lower quartile · lower end of the band · median · upper end of
 * the band · upper quartile. The band holds the true median in 95 of 100 sweeps: order statistics number
 * ⌊(n − 1.96·√n)/2⌋ from either end, by the normal approximation of the binomial law; below 6 draws it
 * is all of them and holds less often. Quartiles and median lie between neighbours linearly. */
ATTN_API int32_t attn_figure_scaling_summary(float *summary, const float *values, int32_t n);

/* Masks: one table of scores under causal mask, padding and a mask of one's own, which combine by
 * intersection as in attn_attention. after_softmax = 1 is the mistake, for show: the softmax over all keys,
 * and only then 0 where a key is not seen, so that rows no longer sum to 1 and an empty row is 0. */
typedef struct attn_figure_masks_args {
    int32_t Tq, Tk;              /* default 1 */
    const float *scores;         /* [Tq,Tk]: scaled scores; −∞ counts as not seen */
    int32_t causal, offset;      /* as in attn_attention_args; default 0 */
    int32_t pad_left, pad_right; /* so many keys at the start and at the end are blocked; default 0 */
    const uint8_t *mask;         /* [Tq,Tk] of 0 and 1, or NULL */
    int32_t mask_kind;           /* attn_mask_kind; must not be NONE when mask is given */
    int32_t after_softmax;       /* default 0 */
    int32_t empty_rows;          /* attn_empty_rows */
    /* Results. */
    uint8_t *seen;           /* [Tq,Tk]: 1 where the row sees the key */
    float *weights;          /* [Tq,Tk] */
    float *sums;             /* [Tq]: the sum of each row of weights */
    int64_t empty_row_count; /* rows that see no key */
} attn_figure_masks_args;

ATTN_API void attn_figure_masks_init(attn_figure_masks_args *args);
ATTN_API int32_t attn_figure_masks(attn_figure_masks_args *args);

/* Splitting heads, one step at a time: which number stands in each cell of Q after that step. Its shape is
 * [B,T,H·d] as projected, [B,T,H,d] after the view, [B,H,T,d] after the transposition, and the same
 * after the mistake, the direct reshape. Cell n, counted in that shape's own row-major order, holds
 * what was number source[n] of the projected Q: feature feature[n] of head head[n] of token token[n]. */
enum attn_figure_heads_step {
    ATTN_HEADS_PROJECTED,
    ATTN_HEADS_VIEWED,
    ATTN_HEADS_TRANSPOSED,
    ATTN_HEADS_RESHAPED
};

typedef struct attn_figure_heads_args {
    int32_t B, T, H, d; /* ≥ 1 (default); B·T·H·d ≤ 2²⁴ */
    int32_t step;       /* attn_figure_heads_step */
    /* Results [B·T·H·d]; NULL leaves one out. */
    int32_t *source, *token, *head, *feature;
} attn_figure_heads_args;

ATTN_API void attn_figure_heads_init(attn_figure_heads_args *args);
ATTN_API int32_t attn_figure_heads(const attn_figure_heads_args *args);

#ifdef __cplusplus
}
#endif

#endif
