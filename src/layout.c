/* layout.c: the argument structs, constants and statuses as JSON, for callers that are not written
 * in C. The struct declarations in attn.h stay readable; each field is named once more here, and a
 * test compares the two lists. */
#include "internal.h"

typedef struct field {
    const char *name, *type;
    size_t offset;
} field;

typedef struct layout {
    const char *name;
    size_t size;
    const field *fields;
    size_t count;
} layout;

#define TYPE_OF(member)                                                                            \
    _Generic((member), int32_t                                                                     \
             : "i32", int64_t                                                                      \
             : "i64", uint64_t                                                                     \
             : "u64", float                                                                        \
             : "f32", double                                                                       \
             : "f64", attn_attention_args                                                          \
             : "attn_attention_args", default                                                      \
             : "ptr")
#define F(member)                                                                                  \
    { #member, TYPE_OF(((STRUCT *)0)->member), offsetof(STRUCT, member) }
#define STRIDES(member) F(member.b), F(member.h), F(member.t)
#define SHAPE(member) F(member[0]), F(member[1]), F(member[2]), F(member[3])

#define STRUCT attn_error
static const field error_fields[] = {F(status), F(call), F(argument), F(message)};
#undef STRUCT

#define STRUCT attn_attention_args
static const field attention_fields[] = {F(B),
                                         F(H),
                                         F(Hkv),
                                         F(Tq),
                                         F(Tk),
                                         F(dk),
                                         F(dv),
                                         F(layout),
                                         F(q),
                                         F(k),
                                         F(v),
                                         STRIDES(q_strides),
                                         STRIDES(k_strides),
                                         STRIDES(v_strides),
                                         F(scale),
                                         F(softcap),
                                         F(causal),
                                         F(offset),
                                         F(offsets),
                                         F(key_lengths),
                                         F(window_left),
                                         F(window_right),
                                         F(mask),
                                         F(mask_kind),
                                         SHAPE(mask_shape),
                                         F(bias),
                                         SHAPE(bias_shape),
                                         F(empty_rows),
                                         F(scores_kind),
                                         F(output),
                                         STRIDES(output_strides),
                                         F(weights),
                                         F(scores),
                                         F(log_sum_exp),
                                         F(empty_row_count)};
#undef STRUCT

#define STRUCT attn_attention_grads
static const field attention_grads_fields[] = {F(output_grad),
                                               F(q_grad),
                                               F(k_grad),
                                               F(v_grad),
                                               F(bias_grad),
                                               STRIDES(output_grad_strides),
                                               STRIDES(q_grad_strides),
                                               STRIDES(k_grad_strides),
                                               STRIDES(v_grad_strides)};
#undef STRUCT

#define STRUCT attn_multi_head_args
static const field multi_head_fields[] = {
    F(attention), F(D),  F(key_dim), F(value_dim), F(query), F(key), F(value), F(wq),
    F(wk),        F(wv), F(wo),      F(bq),        F(bk),    F(bv),  F(bo),    F(output)};
#undef STRUCT

#define STRUCT attn_multi_head_grads
static const field multi_head_grads_fields[] = {
    F(output_grad), F(x_grad),  F(query_grad), F(key_grad), F(value_grad),
    F(wq_grad),     F(wk_grad), F(wv_grad),    F(wo_grad),  F(bq_grad),
    F(bk_grad),     F(bv_grad), F(bo_grad),    F(bias_grad)};
#undef STRUCT

#define STRUCT attn_counts
static const field counts_fields[] = {F(parameters),  F(projection_flops), F(score_flops),
                                      F(value_flops), F(weight_numbers),   F(cache_numbers)};
#undef STRUCT

#define STRUCT attn_random
static const field random_fields[] = {F(seed), F(position)};
#undef STRUCT

#define STRUCT attn_figure_scaling_args
static const field scaling_fields[] = {F(seed),  F(dk),        F(keys),    F(first_draw),
                                       F(draws), F(frobenius), F(largest), F(small)};
#undef STRUCT

#define STRUCT attn_figure_masks_args
static const field masks_fields[] = {
    F(Tq),         F(Tk),        F(scores),  F(causal),    F(offset),
    F(pad_left),   F(pad_right), F(mask),    F(mask_kind), F(after_softmax),
    F(empty_rows), F(seen),      F(weights), F(sums),      F(empty_row_count)};
#undef STRUCT

#define STRUCT attn_figure_heads_args
static const field heads_fields[] = {F(B),      F(T),     F(H),    F(d),      F(step),
                                     F(source), F(token), F(head), F(feature)};
#undef STRUCT

#define LAYOUT(type, fields)                                                                       \
    { #type, sizeof(type), fields, sizeof(fields) / sizeof *(fields) }
static const layout layouts[] = {
    LAYOUT(attn_error, error_fields),
    LAYOUT(attn_attention_args, attention_fields),
    LAYOUT(attn_attention_grads, attention_grads_fields),
    LAYOUT(attn_multi_head_args, multi_head_fields),
    LAYOUT(attn_multi_head_grads, multi_head_grads_fields),
    LAYOUT(attn_counts, counts_fields),
    LAYOUT(attn_random, random_fields),
    LAYOUT(attn_figure_scaling_args, scaling_fields),
    LAYOUT(attn_figure_masks_args, masks_fields),
    LAYOUT(attn_figure_heads_args, heads_fields),
};

#define CONSTANT(name)                                                                             \
    { #name, name }
static const struct {
    const char *name;
    int32_t value;
} constants[] = {CONSTANT(ATTN_BHTD),          CONSTANT(ATTN_BTHD),
                 CONSTANT(ATTN_MASK_NONE),     CONSTANT(ATTN_MASK_ATTEND),
                 CONSTANT(ATTN_MASK_BLOCKED),  CONSTANT(ATTN_EMPTY_NAN),
                 CONSTANT(ATTN_EMPTY_ZERO),    CONSTANT(ATTN_EMPTY_THROW),
                 CONSTANT(ATTN_SCORES_SCALED), CONSTANT(ATTN_SCORES_CAPPED),
                 CONSTANT(ATTN_SCORES_MASKED), CONSTANT(ATTN_HEADS_PROJECTED),
                 CONSTANT(ATTN_HEADS_VIEWED),  CONSTANT(ATTN_HEADS_TRANSPOSED),
                 CONSTANT(ATTN_HEADS_RESHAPED)};

/* A key of a JSON object, with the comma that the one before it leaves open. */
static void key(attn_text *text, const char *name, size_t index) {
    attn_text_string(text, index ? ",\"" : "\"");
    attn_text_string(text, name);
    attn_text_string(text, "\":");
}

static void write_layout(attn_text *text, const layout *l) {
    attn_text_string(text, "{\"size\":");
    attn_text_number(text, (int64_t)l->size);
    attn_text_string(text, ",\"fields\":{");
    for (size_t f = 0; f < l->count; f++) {
        key(text, l->fields[f].name, f);
        attn_text_string(text, "[\"");
        attn_text_string(text, l->fields[f].type);
        attn_text_string(text, "\",");
        attn_text_number(text, (int64_t)l->fields[f].offset);
        attn_text_string(text, "]");
    }
    attn_text_string(text, "}}");
}

const char *attn_layout(void) {
    static char json[8192];
    attn_text text = {json, json + sizeof json};

    attn_text_string(&text, "{\"structs\":{");
    for (size_t l = 0; l < sizeof layouts / sizeof *layouts; l++) {
        key(&text, layouts[l].name, l);
        write_layout(&text, &layouts[l]);
    }
    attn_text_string(&text, "},\"constants\":{");
    for (size_t c = 0; c < sizeof constants / sizeof *constants; c++) {
        key(&text, constants[c].name, c);
        attn_text_number(&text, constants[c].value);
    }
    attn_text_string(&text, "},\"statuses\":[");
    for (int32_t s = 0; s < ATTN_STATUS_COUNT; s++) {
        attn_text_string(&text, s ? ",\"" : "\"");
        attn_text_string(&text, attn_status_name(s));
        attn_text_string(&text, "\"");
    }
    attn_text_string(&text, "]}");
    return json;
}
