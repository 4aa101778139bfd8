/* Turns the library's values into those of a recording, which are the same for each library. In C because
 * only the compiler knows the library's constants, and only the library what a status says. */
#include "recording/values.h"

#include "calls.h"
#include "process/platform.h"
#include "process/state.h"
#include "process/valgrind.h"
#include "recording/arguments.h"

#include <string.h>

/* Go twin: trace.maxText */
enum { MAX_TEXT = 256, OTHER_BITS = 1 << 20 };

/* A number that may be a constant of the set, as a recording has it. */
static uint64_t value_in_set(uint8_t set, int64_t n)
{
    if (set && n <= nasty_set_max[set])
        for (const uint8_t *c = nasty_sets[set]; *c; c++)
            if (nasty_constants[*c - 1] == n)
                return (uint64_t)*c << 1 | 1;
    return nasty_signed(n);
}

void nasty_write_in_set(struct nasty_writer *w, uint8_t set, int64_t n)
{
    nasty_write_number(w, value_in_set(set, n));
}

void nasty_write_mask(struct nasty_writer *w, unsigned mask, int64_t n)
{
    int64_t bits = 0;
    const int *known = nasty_masks[mask];
    for (int i = 0; known[i]; i++)
        if (n & known[i]) {
            bits |= (int64_t)1 << i;
            n &= ~(int64_t)known[i];
        }
    nasty_write_signed(w, bits | (n ? OTHER_BITS : 0));
}

uint64_t nasty_error_value(int code)
{
    int class = code;
    if (code != MPI_SUCCESS)
        real.Error_class(code, &class);
    return value_in_set(code == MPI_SUCCESS ? 0 : nasty_set_error, class);
}

void nasty_write_error(struct nasty_writer *w, int code) { nasty_write_number(w, nasty_error_value(code)); }

void nasty_write_in_place(struct nasty_writer *w)
{
    nasty_write_in_set(w, nasty_set_address, (int64_t)(intptr_t)MPI_IN_PLACE);
}

void nasty_write_text(struct nasty_writer *w, const char *text)
{
    size_t length = text ? strlen(text) : 0, kept = length < MAX_TEXT ? length : MAX_TEXT;
    nasty_write_number(w, text ? length + 1 : 0);
    memcpy(w->at, text ? text : "", kept);
    w->at += kept;
}

void nasty_write_status(struct nasty_writer *w, const MPI_Status *given, bool errors)
{
    MPI_Status copy = *given;
    const MPI_Status *status = &copy;
    if (UNLIKELY(nasty.valgrind)) /* Open MPI does not set those of one-sided operations */
        nasty_defined((const char *)&copy, sizeof copy);
    enum { PRESENT = 1, CANCELLED = 2, FAILED = 4 };
    MPI_Count bytes = 0;
    int cancelled = 0;
    bool failed = errors && status->MPI_ERROR != MPI_SUCCESS;
    real.Test_cancelled(status, &cancelled);
    if (real.Get_elements_x(status, MPI_BYTE, &bytes) != MPI_SUCCESS)
        bytes = MPI_UNDEFINED;
    nasty_write_number(w, PRESENT | (cancelled ? CANCELLED : 0) | (failed ? FAILED : 0));
    nasty_write_in_set(w, nasty_set_peer, status->MPI_SOURCE);
    nasty_write_in_set(w, nasty_set_tag, status->MPI_TAG);
    nasty_write_in_set(w, nasty_set_count, bytes);
    if (failed)
        nasty_write_error(w, status->MPI_ERROR);
}
