/* error.c: the last error, told in words. */
#include "internal.h"

#include <stdarg.h>

static const char *const status_names[] = {
#define STATUS_NAME(name, meaning) #name,
    ATTN_STATUSES(STATUS_NAME)
#undef STATUS_NAME
};

static char message[256];
static attn_error last = {ATTN_OK, "", "", message};

const attn_error *attn_last_error(void) {
    return &last;
}

const char *attn_status_name(int32_t status) {
    return status >= 0 && status < ATTN_STATUS_COUNT ? status_names[status] : NULL;
}

/* A text that does not fit is cut; the last place always holds the end mark. */
void attn_text_string(attn_text *text, const char *string) {
    while (*string && text->at + 1 < text->end) *text->at++ = *string++;
    *text->at = 0;
}

void attn_text_number(attn_text *text, int64_t number) {
    char digits[21];
    char *at = digits + sizeof digits;
    /* Unsigned, so that the smallest int64 has a magnitude too. */
    uint64_t magnitude = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
    *--at = 0;
    do {
        *--at = (char)('0' + magnitude % 10);
        magnitude /= 10;
    } while (magnitude);
    if (number < 0) attn_text_string(text, "-");
    attn_text_string(text, at);
}

int32_t attn_fail(int32_t status, const char *call, const char *argument, const char *format, ...) {
    attn_text text = {message, message + sizeof message};
    va_list arguments;

    attn_text_string(&text, argument);
    if (*argument) attn_text_string(&text, " ");
    va_start(arguments, format);
    for (const char *f = format; *f; f++) {
        char letter[2] = {*f, 0};
        if (*f != '%')
            attn_text_string(&text, letter);
        else if (*++f == 'd')
            attn_text_number(&text, va_arg(arguments, int64_t));
        else
            attn_text_string(&text, va_arg(arguments, const char *));
    }
    va_end(arguments);

    last.status = status;
    last.call = call;
    last.argument = argument;
    return status;
}

int32_t attn_fail_memory(const char *call, size_t bytes) {
    return attn_fail(ATTN_OUT_OF_MEMORY, call, "", "needs %d bytes that cannot be had",
                     (int64_t)bytes);
}
