/* Reads call frame information of x86-64 and AArch64, of the forms that C, C++ and Fortran compilers write
 * for functions. In C because it is in the memory of the process. On other machines, or in another form,
 * frames end here: a shorter stack is better than a wrong one. */
#include "observe/frame.h"

#include "observe/reader.h"

#include <stddef.h>
#include <string.h>

#if defined __x86_64__ || defined __aarch64__

/* Of libgcc and of LLVM's libunwind: the description of the function around an address. */
struct cfi_bases {
    void *text, *data, *function;
};
extern const void *_Unwind_Find_FDE(void *pc, struct cfi_bases *bases) __attribute__((weak));

/* Numbers of registers. */
#if defined __x86_64__
enum { CFI_FP = 6, CFI_SP = 7, CFI_RETURN = 16 };
#else
enum { CFI_FP = 29, CFI_SP = 31, CFI_RETURN = 30 };
#endif
enum { CFI_NESTED = 2 }; /* DW_CFA_remember_state inside each other; compilers need one */

/* Instructions that describe frames. */
enum {
    CFA_ADVANCE = 0x40, /* the lower bits are an operand */
    CFA_OFFSET = 0x80,
    CFA_RESTORE = 0xc0,
    CFA_NOP = 0,
    CFA_SET_LOC,
    CFA_ADVANCE1,
    CFA_ADVANCE2,
    CFA_ADVANCE4,
    CFA_OFFSET_EXTENDED,
    CFA_RESTORE_EXTENDED,
    CFA_UNDEFINED,
    CFA_SAME_VALUE,
    CFA_REGISTER,
    CFA_REMEMBER,
    CFA_FORGET,
    CFA_DEF,
    CFA_DEF_REGISTER,
    CFA_DEF_OFFSET,
    CFA_DEF_EXPRESSION,
    CFA_EXPRESSION,
    CFA_SIGNED_RETURN = 0x2d, /* of AArch64: from here on, or no longer */
    CFA_ARGS_SIZE = 0x2e,
};
enum { OP_DEREF = 0x06, OP_FP = 0x70 + CFI_FP }; /* of expressions */

/* What descriptions have in common. */
struct cfi_common {
    struct nasty_reader first; /* instructions that come before those of each function */
    uint64_t code_unit;
    int64_t data_unit;
    uint8_t encoding; /* of a function's begin and size */
    bool usable;
};

static struct nasty_reader cfi_entry(const uint8_t *at)
{
    uint32_t size;
    memcpy(&size, at, sizeof size);
    return (struct nasty_reader){at + sizeof size, at + sizeof size + size, size == UINT32_MAX};
}

/* An address, encoded in such a way (Linux Standard Base, 10.5.1). */
static void cfi_skip_address(struct nasty_reader *r, uint8_t encoding)
{
    enum { KIND = 0x70, ALIGNED = 0x50, FORMAT = 7, ABSOLUTE = 0, HALF = 3, WHOLE = 4 };
    int format = encoding & FORMAT;
    if ((encoding & KIND) == ALIGNED || (format != ABSOLUTE && format != HALF && format != WHOLE))
        r->failed = true;
    else
        nasty_skip(r, format == HALF ? 4 : 8);
}

static struct cfi_common cfi_read_common(const uint8_t *at)
{
    struct cfi_common c = {.first = cfi_entry(at)};
    struct nasty_reader *r = &c.first;
    nasty_skip(r, 4); /* says that this is no function's */
    uint64_t version = nasty_read(r, 1);
    const char *letters = (const char *)r->at;
    nasty_skip(r, strnlen(letters, (size_t)(r->end - r->at)) + 1);
    c.code_unit = nasty_read_unsigned(r);
    c.data_unit = nasty_read_signed(r);
    uint64_t returns = version == 1 ? nasty_read(r, 1) : nasty_read_unsigned(r);
    bool known = returns == CFI_RETURN && *letters == 'z';
    uint64_t bytes = known ? nasty_read_unsigned(r) : 0;
    const uint8_t *instructions = r->at + bytes;
    for (const char *l = letters + 1; known && *l; l++)
        if (*l == 'R')
            c.encoding = (uint8_t)nasty_read(r, 1);
        else if (*l == 'L')
            nasty_skip(r, 1);
        else if (*l == 'B') /* of AArch64: which key has signed the address in the caller */
            continue;
        else if (*l == 'P')
            cfi_skip_address(r, (uint8_t)nasty_read(r, 1));
        else
            known = false; /* S: the frame of a signal handler */
    c.usable = known && !r->failed && instructions <= r->end;
    r->at = instructions;
    return c;
}

/* A row of the table that the instructions make. */
struct cfi_row {
    struct nasty_frame_rule rule;
    bool last; /* the caller's address is undefined */
};

static uint8_t cfi_end_from(uint64_t reg)
{
    return reg == CFI_SP ? END_FROM_SP : reg == CFI_FP ? END_FROM_FP : END_UNKNOWN;
}

/* GCC realigns stacks in functions whose frames it describes by two expressions: [fp + distance] as the end,
 * and fp + distance as the place of the caller's fp. Returns whether it is one of those. */
static bool cfi_fp_expression(struct nasty_reader *r, bool loaded, int32_t *distance)
{
    uint64_t bytes = nasty_read_unsigned(r);
    struct nasty_reader e = {r->at, r->at + bytes, false};
    nasty_skip(r, bytes);
    if (r->failed || nasty_read(&e, 1) != OP_FP)
        return false;
    *distance = (int32_t)nasty_read_signed(&e);
    if (loaded && nasty_read(&e, 1) != OP_DEREF)
        return false;
    return !e.failed && e.at == e.end;
}

static void cfi_restored(struct cfi_row *row, uint64_t reg, const struct cfi_row *first)
{
    if (reg == CFI_FP) {
        row->rule.saved = first->rule.saved;
        row->rule.saved_distance = first->rule.saved_distance;
    } else if (reg == CFI_RETURN) {
        row->rule.returns = first->rule.returns;
        row->rule.return_distance = first->rule.return_distance;
    }
}

struct cfi_machine {
    struct nasty_reader r;
    const struct cfi_common *common;
    struct cfi_row row, first, remembered[CFI_NESTED];
    int nested;
};

/* The caller's value of a register, at so many units from the end of the frame. */
static void cfi_saved_at_end(struct cfi_machine *m, uint64_t reg, uint64_t units)
{
    int64_t distance = (int64_t)units * m->common->data_unit;
    if (reg == CFI_FP) {
        m->row.rule.saved = SAVED_AT_END;
        m->row.rule.saved_distance = (int32_t)distance;
    } else if (reg == CFI_RETURN) {
        m->row.rule.returns = true;
        m->row.rule.return_distance = (int32_t)distance;
    }
}

static void cfi_remember(struct cfi_machine *m)
{
    if (m->nested == CFI_NESTED)
        m->r.failed = true;
    else
        m->remembered[m->nested++] = m->row;
}

static void cfi_forget(struct cfi_machine *m)
{
    if (m->nested == 0)
        m->r.failed = true;
    else
        m->row = m->remembered[--m->nested];
}

static void cfi_define_expression(struct cfi_machine *m)
{
    m->row.rule.end = cfi_fp_expression(&m->r, true, &m->row.rule.end_distance) ? END_BESIDE_FP : END_UNKNOWN;
}

static void cfi_place_expression(struct cfi_machine *m)
{
    int32_t distance = 0;
    uint64_t reg = nasty_read_unsigned(&m->r);
    bool known = cfi_fp_expression(&m->r, false, &distance);
    if (reg == CFI_RETURN || (reg == CFI_FP && !known)) {
        m->r.failed = true;
    } else if (reg == CFI_FP) {
        m->row.rule.saved = SAVED_AT_FP;
        m->row.rule.saved_distance = distance;
    }
}

static void cfi_undefine(struct cfi_machine *m)
{
    uint64_t reg = nasty_read_unsigned(&m->r);
    m->row.last = m->row.last || reg == CFI_RETURN;
}

/* The fp in another register is not followed. */
static void cfi_moved(struct cfi_machine *m)
{
    uint64_t reg = nasty_read_unsigned(&m->r);
    nasty_read_unsigned(&m->r);
    m->r.failed = m->r.failed || reg == CFI_FP || reg == CFI_RETURN;
}

/* One instruction that does not advance. */
static void cfi_describe(struct cfi_machine *m, uint8_t op)
{
    struct nasty_reader *r = &m->r;
    struct nasty_frame_rule *rule = &m->row.rule;
    uint64_t reg;
    switch (op) {
    case CFA_NOP:
        break;
    case CFA_OFFSET_EXTENDED:
        reg = nasty_read_unsigned(r);
        cfi_saved_at_end(m, reg, nasty_read_unsigned(r));
        break;
    case CFA_RESTORE_EXTENDED:
    case CFA_SAME_VALUE:
        cfi_restored(&m->row, nasty_read_unsigned(r), &m->first);
        break;
    case CFA_UNDEFINED:
        cfi_undefine(m);
        break;
    case CFA_REGISTER:
        cfi_moved(m);
        break;
    case CFA_REMEMBER:
        cfi_remember(m);
        break;
    case CFA_FORGET:
        cfi_forget(m);
        break;
    case CFA_DEF:
        rule->end = cfi_end_from(nasty_read_unsigned(r));
        rule->end_distance = (int32_t)nasty_read_unsigned(r);
        break;
    case CFA_DEF_REGISTER:
        rule->end = cfi_end_from(nasty_read_unsigned(r));
        break;
    case CFA_DEF_OFFSET:
        rule->end_distance = (int32_t)nasty_read_unsigned(r);
        break;
    case CFA_DEF_EXPRESSION:
        cfi_define_expression(m);
        break;
    case CFA_EXPRESSION:
        cfi_place_expression(m);
        break;
    case CFA_SIGNED_RETURN:
        break;
    case CFA_ARGS_SIZE:
        nasty_read_unsigned(r);
        break;
    default:
        r->failed = true;
    }
}

/* By how many units of code the instruction advances; 0: it does not. */
static uint64_t cfi_advances(struct nasty_reader *r, uint8_t op)
{
    switch (op) {
    case CFA_ADVANCE1:
        return nasty_read(r, 1);
    case CFA_ADVANCE2:
        return nasty_read(r, 2);
    case CFA_ADVANCE4:
        return nasty_read(r, 4);
    default:
        return (op & 0xc0) == CFA_ADVANCE ? op & 0x3f : 0;
    }
}

/* Carries out instructions up to the row for so many bytes after the function's begin. */
static void cfi_carry_out(struct cfi_machine *m, struct nasty_reader instructions, uint64_t distance)
{
    uint64_t here = 0;
    m->r = instructions;
    while (m->r.at < m->r.end && !m->r.failed) {
        uint8_t op = (uint8_t)nasty_read(&m->r, 1);
        bool advance = (op & 0xc0) == CFA_ADVANCE || (op >= CFA_ADVANCE1 && op <= CFA_ADVANCE4);
        if (advance && (here += cfi_advances(&m->r, op) * m->common->code_unit) > distance)
            return;
        if (advance)
            continue;
        if ((op & 0xc0) == CFA_OFFSET)
            cfi_saved_at_end(m, op & 0x3f, nasty_read_unsigned(&m->r));
        else if ((op & 0xc0) == CFA_RESTORE)
            cfi_restored(&m->row, op & 0x3f, &m->first);
        else
            cfi_describe(m, op);
    }
}

static struct nasty_frame_rule cfi_rule_in(const uint8_t *function, uint64_t distance)
{
    struct nasty_frame_rule none = {0};
    struct nasty_reader r = cfi_entry(function);
    int32_t back;
    memcpy(&back, function + 4, sizeof back);
    struct cfi_common c = cfi_read_common(function + 4 - back);
    nasty_skip(&r, 4);
    cfi_skip_address(&r, c.encoding); /* begin */
    cfi_skip_address(&r, c.encoding); /* size */
    nasty_skip(&r, nasty_read_unsigned(&r));
    if (!c.usable || r.failed)
        return none;
    struct cfi_machine m = {.common = &c};
    cfi_carry_out(&m, c.first, UINT64_MAX);
    m.first = m.row;
    if (!m.r.failed)
        cfi_carry_out(&m, r, distance);
    return m.r.failed || m.row.last || !m.row.rule.returns ? none : m.row.rule;
}

struct nasty_frame_rule nasty_frame_rule(uint64_t pc)
{
    struct cfi_bases bases;
    const void *function = NULL;
    if (_Unwind_Find_FDE)
        function = _Unwind_Find_FDE((void *)(uintptr_t)(pc - 1), &bases);
    return function ? cfi_rule_in(function, pc - 1 - (uint64_t)(uintptr_t)bases.function)
                    : (struct nasty_frame_rule){0};
}

#else

struct nasty_frame_rule nasty_frame_rule(uint64_t pc)
{
    (void)pc;
    return (struct nasty_frame_rule){0};
}

#endif
