/* Writes the arguments and results of calls, as the generated tables describe them. In C because they exist
 * only during the call. */
#include "recording/call.h"

#include "calls.h"
#include "loads/gather.h"
#include "loads/hooks.h"
#include "observe/stream.h"
#include "observe/trace.h"
#include "process/alloc.h"
#include "process/polls.h"
#include "process/state.h"
#include "recording/arguments.h"
#include "recording/describe.h"
#include "recording/fetched.h"
#include "recording/forbidden.h"
#include "recording/lengths.h"
#include "recording/pending.h"
#include "recording/received.h"
#include "recording/sent.h"
#include "recording/values.h"

#include <stdlib.h>
#include <string.h>

/* What a call's beginning keeps for its end. One for each stream, and for each call around another one. */
struct nasty_call_state {
    struct nasty_call_state *around;
    uint64_t *ended; /* handles that the call may end */
    size_t nended, ended_cap;
    MPI_Status *statuses; /* in place of those that the program ignores */
    size_t statuses_cap;
    struct nasty_object_cache found[OBJECT_KINDS];
};

void nasty_recording_start(int size)
{
    static bool before;
    nasty_trace_start(size);
    if (nasty.tracing && !before)
        nasty_objects_start();
    if (nasty.tracing && !before)
        nasty_pending_start();
    nasty_hooks_start(nasty_gather, nasty_gather_order);
    before = before || nasty.tracing;
}

static struct nasty_call_state *state_of(struct nasty_stream *s)
{
    if (s->call)
        return s->call;
    s->call = nasty_alloc(sizeof *s->call);
    memset(s->call, 0, sizeof *s->call);
    return s->call;
}

static void *room_for(void *old, size_t *cap, size_t n, size_t bytes)
{
    if (n <= *cap)
        return old;
    while (*cap < n)
        *cap = *cap ? 2 * *cap : 16;
    free(old);
    return nasty_alloc(*cap * bytes);
}

static bool makes(struct nasty_args_of_call call, enum nasty_object kind)
{
    for (const struct nasty_arg *a = call.first; a < call.last; a++)
        if (a->form == FORM_HANDLE && a->kind == kind && a->flags & ARG_OUT)
            return true;
    return false;
}

/* A call that makes a datatype of others does not look into them. The ranks that select a part of a group are
 * those of the group. What is collective over a communicator counts there, also what makes another one. */
static bool looks_into(struct nasty_args_of_call call, enum nasty_object kind)
{
    return kind != OBJECT_DATATYPE || !makes(call, kind);
}

/* Writes the number of a handle that is not in the cache: of an object that is not described, or that no call
 * has made. */
static COLD void write_new(struct nasty_stream *s, struct nasty_writer *w, struct nasty_args_of_call call,
                           const struct nasty_arg *a, const void *at)
{
    struct nasty_known known;
    enum nasty_object kind = a->kind;
    uint64_t raw = nasty_raw(kind, at);
    if (!nasty_object_find(kind, raw, &known)) {
        nasty_object_new(kind, raw, false, 0, &known);
        known.described = true;
        nasty_object_describe(kind, raw, &known);
        if (nasty_is_described(kind))
            nasty_describe_unknown(s, *w, kind, known.number);
    }
    if (!known.described && kind != OBJECT_WINDOW && !(a->flags & ARG_INDIRECT) && looks_into(call, kind))
        nasty_describe(s, *w, kind, at, &known);
    nasty_write_number(w, known.number);
}

/* Writes the number of a handle that the program passes. */
static inline INLINE void write_given(struct nasty_stream *s, struct nasty_writer *w,
                                      struct nasty_args_of_call call, const struct nasty_arg *a,
                                      const void *at)
{
    struct nasty_object_cache *c = &s->call->found[a->kind];
    if (LIKELY(nasty_object_number(c, a->kind, nasty_raw(a->kind, at))))
        nasty_write_number(w, c->number);
    else
        write_new(s, w, call, a, at);
}

static COLD void write_special(struct nasty_writer *w, const struct nasty_arg *a, int64_t n)
{
    if (a->kind >= ARG_MASK)
        nasty_write_mask(w, a->kind - ARG_MASK, n);
    else if (a->kind == nasty_set_error)
        nasty_write_error(w, (int)n);
    else
        nasty_write_in_set(w, a->kind, n);
}

/* Most numbers are above all constants that the argument may have. */
static inline INLINE void write_plain(struct nasty_writer *w, const struct nasty_arg *a, int64_t n)
{
    if (LIKELY(!a->kind || (a->kind < ARG_MASK && a->kind != nasty_set_error && n > nasty_set_max[a->kind])))
        nasty_write_signed(w, n);
    else
        write_special(w, a, n);
}

/* Where entry i of an array is. */
static const char *entry(const struct nasty_arg *a, const char *base, int64_t i)
{
    size_t bytes = a->form == FORM_HANDLE   ? nasty_handle_bytes[a->kind]
                   : a->form == FORM_STATUS ? sizeof(MPI_Status)
                   : a->flags & ARG_WIDE    ? sizeof(MPI_Aint)
                                            : sizeof(int);
    return base + (size_t)i * bytes;
}

static int64_t plain_at(const struct nasty_arg *a, const void *at)
{
    return a->flags & ARG_WIDE ? *(const nasty_wide *)at : *(const nasty_narrow *)at;
}

/* Begins an array: its length, and room for the number of entries that are kept. */
static char *begin_list(struct nasty_writer *w, int64_t length)
{
    nasty_write_number(w, length < 0 ? 0 : (uint64_t)length + 1);
    char *kept = w->at;
    w->at += length > 0 ? sizeof(uint16_t) : 0;
    return kept;
}

/* The lists of one call share what room there is: each leaves two thirds of it to the others. */
static bool has_room(const struct nasty_writer *w, const char *limit) { return w->at < limit; }

static const char *limit_of(const struct nasty_writer *w)
{
    return w->at + (w->end - w->at - NASTY_SCALARS) / 3;
}

static void end_list(char *kept, int64_t length, int64_t n)
{
    uint16_t entries = (uint16_t)n;
    if (length > 0)
        memcpy(kept, &entries, sizeof entries);
}

/* Keeps handles that the call may end, to compare them afterwards. */
static void keep_handles(struct nasty_call_state *state, const struct nasty_arg *a, const char *base,
                         int64_t n)
{
    size_t before = state->nended;
    if (n <= 0)
        return;
    state->ended = room_for(state->ended, &state->ended_cap, before + (size_t)n, sizeof *state->ended);
    for (int64_t i = 0; i < n; i++)
        state->ended[state->nended++] = nasty_raw(a->kind, entry(a, base, i));
}

/* Handles that stand for several requests: how many of the same were in an array so far. */
struct doubles {
    uint64_t raw, count;
};

static uint64_t before_place(const struct nasty_arg *a, const char *base, int64_t place, uint64_t raw)
{
    uint64_t n = 0;
    for (int64_t i = 0; i < place; i++)
        n += nasty_raw(OBJECT_REQUEST, entry(a, base, i)) == raw;
    return n;
}

/* The request at a place of an array. A handle that is there several times stands for as many requests. */
static void write_request(struct nasty_stream *s, struct nasty_writer *w, struct nasty_args_of_call call,
                          const struct nasty_arg *a, const char *base, int64_t place, struct doubles *before)
{
    struct nasty_known known;
    uint64_t raw = nasty_raw(OBJECT_REQUEST, entry(a, base, place));
    if (!nasty_object_find(OBJECT_REQUEST, raw, &known) || !known.doubled) {
        write_given(s, w, call, a, entry(a, base, place));
        return;
    }
    *before =
        (struct doubles){raw, before->raw == raw ? before->count + 1 : before_place(a, base, place, raw)};
    nasty_write_number(w, nasty_request_number(raw, before->count));
}

static void write_list(struct nasty_stream *s, struct nasty_writer *w, struct nasty_args_of_call call,
                       const struct nasty_arg *a, const char *base, int64_t length)
{
    char *kept = begin_list(w, length);
    const char *limit = limit_of(w);
    struct doubles before = {0};
    int64_t i = 0;
    for (; i < length && has_room(w, limit); i++)
        if (a->form == FORM_HANDLE && a->kind == OBJECT_REQUEST)
            write_request(s, w, call, a, base, i, &before);
        else if (a->form == FORM_HANDLE)
            write_given(s, w, call, a, entry(a, base, i));
        else
            write_plain(w, a, plain_at(a, entry(a, base, i)));
    end_list(kept, length, i);
}

/* The value itself, or what the argument points to; NULL if it points nowhere. */
static const void *value_at(const struct nasty_arg *a, void *const args[])
{
    void *at = args[a->place];
    return a->flags & ARG_INDIRECT ? *(nasty_pointer *)at : at;
}

/* Constants that are not the address of an array. */
static bool is_array(const char *base)
{
    return base && base != (const char *)MPI_UNWEIGHTED && base != (const char *)MPI_WEIGHTS_EMPTY;
}

/* The length of an array follows from the communicator, which may be used for the first time. */
static int64_t length_given(struct nasty_stream *s, const struct nasty_writer *w,
                            struct nasty_args_of_call call, const struct nasty_arg *a, void *const args[])
{
    const void *at = nasty_communicator_argument(call, args);
    struct nasty_known known;
    if (at && a->length >= LENGTH_PROCESSES &&
        nasty_object_find(OBJECT_COMMUNICATOR, nasty_raw(OBJECT_COMMUNICATOR, at), &known) &&
        !known.described)
        nasty_describe(s, *w, OBJECT_COMMUNICATOR, at, &known);
    return nasty_length(call, a, args);
}

/* A value that is no handle; NULL: there is none. */
static void write_value(struct nasty_writer *w, const struct nasty_arg *a, const void *at)
{
    switch (a->form) {
    case FORM_NUMBER:
        if (at)
            write_plain(w, a, plain_at(a, at));
        else
            nasty_write_absent(w);
        break;
    case FORM_ADDRESS:
        nasty_write_address(w, at ? *(const nasty_pointer *)at : NULL);
        break;
    case FORM_TEXT:
        nasty_write_text(w, at ? *(const nasty_pointer *)at : NULL);
        break;
    default:
        nasty_write_number(w, 0);
    }
}

static void write_in(struct nasty_stream *s, struct nasty_writer *w, struct nasty_args_of_call call,
                     const struct nasty_arg *a, void *const args[])
{
    if (a->flags & ARG_LIST) {
        const char *base = *(nasty_pointer *)args[a->place];
        int64_t n = is_array(base) ? length_given(s, w, call, a, args) : -1;
        write_list(s, w, call, a, base, n);
        if (a->flags & ARG_ENDS)
            keep_handles(s->call, a, base, n);
        return;
    }
    const void *at = value_at(a, args);
    if (a->form != FORM_HANDLE) {
        write_value(w, a, at);
        return;
    }
    if (!at)
        nasty_write_number(w, 0);
    else
        write_given(s, w, call, a, at);
    if (at && a->flags & ARG_ENDS)
        keep_handles(s->call, a, at, 1);
}

/* The program learns from a status what it received; we do too if it does not want to know. */
static void replace_ignored(struct nasty_call_state *state, struct nasty_args_of_call call,
                            const struct nasty_arg *a, void *const args[])
{
    nasty_pointer *given = args[a->place];
    int64_t n = 1;
    if (a->flags & ARG_LIST ? *given != (void *)MPI_STATUSES_IGNORE : *given != (void *)MPI_STATUS_IGNORE)
        return;
    if (a->flags & ARG_LIST)
        n = nasty_plain_argument(call.first, args);
    if (n <= 0)
        return;
    state->statuses = room_for(state->statuses, &state->statuses_cap, (size_t)n, sizeof *state->statuses);
    memset(state->statuses, 0, (size_t)n * sizeof *state->statuses);
    *given = state->statuses;
}

void nasty_call_enter(uint32_t number, void *const args[])
{
    uint32_t name = number & NASTY_NUMBER;
    struct nasty_stream *s = nasty_stream();
    if (!s)
        return;
    nasty_gathered_write(s, number & NASTY_POLLS);
    struct nasty_call_state *state = state_of(s);
    struct nasty_args_of_call call = nasty_args_of_call(name);
    struct nasty_writer w = {s->values, s->values + NASTY_VALUES};
    state->nended = 0;
    s->staged = 0;
    s->handled = 0;
    nasty_write_number(&w, name);
    for (const struct nasty_arg *a = call.first; a < call.last; a++)
        if (!(a->flags & ARG_OUT))
            write_in(s, &w, call, a, args);
        else if (a->form == FORM_STATUS && (nasty.recording || nasty_tracing_received()))
            replace_ignored(state, call, a, args);
    size_t size = (size_t)(w.at - s->values);
    if (number & NASTY_POLLS)
        nasty_stream_stage(s, size);
    else
        nasty_stream_write(s, EVENT_ENTER, s->values, size);
    nasty_sent(name, args);
}

/* What the results of a call say about its other results. */
struct outcome {
    bool refused;  /* the flag is false: nothing else is set */
    bool no_index; /* no request was completed: the status is empty */
    bool errors;   /* the statuses have errors */
};

static struct outcome outcome_of(struct nasty_args_of_call call, int result, void *const args[])
{
    struct outcome o = {.errors = result == MPI_ERR_IN_STATUS};
    for (const struct nasty_arg *a = call.first; a < call.last; a++) {
        const int *at = a->flags & (ARG_FLAG | ARG_INDEX) && a->flags & ARG_OUT ? value_at(a, args) : NULL;
        o.refused = o.refused || (at && a->flags & ARG_FLAG && !*at);
        o.no_index = o.no_index || (at && a->flags & ARG_INDEX && *at == MPI_UNDEFINED);
    }
    return o;
}

static void write_statuses(struct nasty_writer *w, struct nasty_args_of_call call, const struct nasty_arg *a,
                           void *const args[], struct outcome o)
{
    const MPI_Status *base = *(nasty_pointer *)args[a->place];
    bool ignored = a->flags & ARG_LIST ? base == MPI_STATUSES_IGNORE : base == MPI_STATUS_IGNORE;
    bool none = !base || ignored || o.refused || o.no_index;
    if (!(a->flags & ARG_LIST)) {
        if (none)
            nasty_write_number(w, 0);
        else
            nasty_write_status(w, base, o.errors);
        return;
    }
    int64_t length = none ? -1 : nasty_length(call, a, args), i = 0;
    char *kept = begin_list(w, length);
    const char *limit = w->end - NASTY_SCALARS;
    for (; i < length && has_room(w, limit); i++)
        nasty_write_status(w, &base[i], o.errors);
    end_list(kept, length, i);
}

/* The number of a handle that the call returned. */
static void write_made(struct nasty_stream *s, struct nasty_writer *w, struct nasty_args_of_call call,
                       const struct nasty_arg *a, const void *at, void *const args[])
{
    enum nasty_object kind = a->kind;
    uint64_t raw = nasty_raw(kind, at);
    uint64_t parent =
        kind == OBJECT_COMMUNICATOR || kind == OBJECT_WINDOW ? nasty_communicator(call, args).number : 0;
    struct nasty_known known;
    uint64_t number = nasty_object_new(kind, raw, a->flags & ARG_SHARES, parent, &known);
    if (kind == OBJECT_REQUEST && known.doubled)
        nasty_describe_double(s, *w, number, known.number);
    if (kind == OBJECT_COMMUNICATOR && !known.described && !makes(call, OBJECT_REQUEST))
        nasty_describe(s, *w, kind, at, &known);
    if (kind == OBJECT_WINDOW && number) {
        nasty_describe_window(s, *w, *(const MPI_Win *)at, number, parent, nasty_info(call, args));
        nasty_object_describe(kind, raw, &known);
    }
    nasty_write_number(w, number);
}

static void write_out(struct nasty_stream *s, struct nasty_writer *w, struct nasty_args_of_call call,
                      const struct nasty_arg *a, void *const args[], struct outcome o)
{
    bool none = o.refused && !(a->flags & ARG_FLAG);
    if (a->form == FORM_STATUS) {
        write_statuses(w, call, a, args, o);
        return;
    }
    if (a->flags & ARG_LIST) {
        const char *base = *(nasty_pointer *)args[a->place];
        int64_t n = is_array(base) && !none ? nasty_length(call, a, args) : -1;
        struct nasty_known known;
        for (int64_t i = 0; i < n && a->form == FORM_HANDLE; i++)
            nasty_object_new(a->kind, nasty_raw(a->kind, entry(a, base, i)), true, 0, &known);
        write_list(s, w, call, a, base, n);
        return;
    }
    const void *at = none ? NULL : value_at(a, args);
    if (a->form != FORM_HANDLE)
        write_value(w, a, at);
    else if (at)
        write_made(s, w, call, a, at, args);
    else
        nasty_write_number(w, 0);
}

/* Whether a call that succeeded has completed the request at this place of its argument, if it has completed
 * any, and where the request's status is. */
static bool completes(struct nasty_args_of_call call, void *const args[], int64_t place, int64_t *status)
{
    const nasty_narrow *indices = NULL, *n = NULL;
    *status = place;
    for (const struct nasty_arg *a = call.first; a < call.last; a++) {
        if (a->form != FORM_NUMBER || !(a->flags & ARG_OUT))
            continue;
        const nasty_narrow *at = a->flags & ARG_LIST ? *(nasty_pointer *)args[a->place] : value_at(a, args);
        if (a->flags & ARG_INDEX) {
            *status = 0;
            return *at == place;
        }
        if (a->flags & ARG_FLAG && !*at)
            return false;
        indices = a->flags & ARG_LIST ? at : indices;
        n = a->flags & (ARG_LIST | ARG_FLAG) ? n : at;
    }
    for (*status = indices ? 0 : place; indices && *status < *n && indices[*status] != place;)
        ++*status;
    return !indices || *status < *n;
}

/* What a call did with the request at a place of its argument. */
static void follow_request(uint32_t number, int result, struct nasty_args_of_call call, void *const args[],
                           int64_t place, uint64_t before, uint64_t after)
{
    int64_t status = 0;
    bool starts = number == NASTY_MPI_Start || number == NASTY_MPI_Startall;
    bool ended = after != before, fails = result != MPI_SUCCESS;
    bool measures = nasty.valgrind || nasty_tracing_received();
    if (starts) {
        if (!fails)
            nasty_pending_started(before);
        return;
    }
    bool complete = (ended && !measures) || fails || completes(call, args, place, &status);
    bool asks = measures && complete && !fails && nasty_pending_asks(before);
    uint64_t written = asks ? nasty_received_bytes(call, args, status) : ALL_WRITTEN;
    if (ended)
        nasty_pending_ended(before, number == NASTY_MPI_Request_free, written);
    else if (complete)
        nasty_pending_kept(before, written);
}

/* Handles that the call has changed to null handles stand for nothing any more. */
static void end_handles(struct nasty_call_state *state, uint32_t number, int result,
                        struct nasty_args_of_call call, void *const args[])
{
    size_t k = 0;
    for (const struct nasty_arg *a = call.first; a < call.last && k < state->nended; a++) {
        if (!(a->flags & ARG_ENDS))
            continue;
        const char *base =
            a->flags & ARG_LIST ? (const char *)*(nasty_pointer *)args[a->place] : value_at(a, args);
        int64_t n = !base ? 0 : a->flags & ARG_LIST ? nasty_length(call, a, args) : 1;
        for (int64_t i = 0; i < n && k < state->nended; i++, k++) {
            uint64_t before = state->ended[k], after = nasty_raw(a->kind, entry(a, base, i));
            if (a->kind == OBJECT_REQUEST)
                follow_request(number, result, call, args, i, before, after);
            if (after != before)
                nasty_object_end(a->kind, before);
        }
    }
    state->nended = 0;
}

/* A call says that requests are complete, and keeps them. */
static void follow_inquiry(const struct nasty_arg *a, struct nasty_args_of_call call, void *const args[])
{
    bool list = a->flags & ARG_LIST;
    const char *base = list ? *(nasty_pointer *)args[a->place] : value_at(a, args);
    int64_t n = list ? nasty_length(call, a, args) : 1;
    for (int64_t i = 0; base && i < n; i++)
        nasty_pending_known(nasty_raw(OBJECT_REQUEST, entry(a, base, i)));
}

static void follow_requests(uint32_t number, struct nasty_args_of_call call, void *const args[],
                            struct outcome o)
{
    for (const struct nasty_arg *a = call.first; a < call.last; a++) {
        if (a->form != FORM_HANDLE || a->kind != OBJECT_REQUEST)
            continue;
        if (!(a->flags & (ARG_OUT | ARG_ENDS)) && !o.refused)
            follow_inquiry(a, call, args);
        else if (a->flags & ARG_OUT && !(a->flags & ARG_LIST))
            nasty_pending_made(number, call, args, nasty_raw(OBJECT_REQUEST, value_at(a, args)));
    }
}

static void write_leave(struct nasty_stream *s, uint32_t number, const char *from,
                        const struct nasty_writer *w)
{
    size_t size = (size_t)(w->at - from);
    if (number & NASTY_POLLS)
        nasty_stream_end_poll(s, EVENT_LEAVE, from, size);
    else
        nasty_stream_write(s, EVENT_LEAVE, from, size);
}

static void record_leave(struct nasty_stream *s, uint32_t number, int result, void *const args[])
{
    struct nasty_args_of_call call = nasty_args_of_call(number & NASTY_NUMBER);
    char *from = s->values + s->staged;
    struct nasty_writer w = {from, s->values + NASTY_VALUES};
    nasty_write_number(&w, number & NASTY_NUMBER);
    nasty_write_error(&w, result);
    uint8_t flags = nasty_args_flags[number & NASTY_NUMBER];
    bool valid = flags & ARG_OUT && (result == MPI_SUCCESS || result == MPI_ERR_IN_STATUS);
    struct outcome o = valid ? outcome_of(call, result, args) : (struct outcome){0};
    for (const struct nasty_arg *a = call.first; valid && a < call.last; a++)
        if (a->flags & ARG_OUT)
            write_out(s, &w, call, a, args, o);
    if (result == MPI_SUCCESS)
        nasty_received(number & NASTY_NUMBER, call, args);
    if (valid)
        follow_requests(number & NASTY_NUMBER, call, args, o);
    else if (result == MPI_SUCCESS) {
        nasty_pending_fetched(number & NASTY_NUMBER, call, args, 0);
        nasty_fetched_begin(number & NASTY_NUMBER, call, args);
    }
    nasty_pending_synchronized(number & NASTY_NUMBER, args);
    nasty_fetched_end(number & NASTY_NUMBER, result, args);
    if (flags & ARG_ENDS)
        end_handles(s->call, number & NASTY_NUMBER, result, call, args);
    write_leave(s, number, from, &w);
    nasty_gathered_begin(s);
}

void nasty_call_leave(uint32_t number, int result, void *const args[])
{
    struct nasty_stream *s = nasty_stream();
    if (!s || !s->call)
        return;
    record_leave(s, number, result == MPI_SUCCESS ? s->handled : result, args);
    s->handled = 0;
}

void nasty_call_lost(uint32_t number)
{
    enum { CALL_LEFT = -1 }; /* Go twin: mpicall.Left */
    struct nasty_stream *s = nasty_stream();
    if (!s)
        return;
    char values[32];
    struct nasty_writer w = {values, values + sizeof values};
    nasty_write_number(&w, number & NASTY_NUMBER);
    nasty_write_signed(&w, CALL_LEFT);
    nasty_stream_write(s, EVENT_LEAVE, values, (size_t)(w.at - values));
    nasty_gathered_begin(s);
}

void nasty_call_within(void)
{
    struct nasty_stream *s = nasty_stream();
    if (!s)
        return;
    struct nasty_call_state *around = s->call;
    s->call = NULL;
    state_of(s)->around = around;
}

/* The rest of the program's function is not looked at, as what precedes its calls. */
void nasty_call_around(void)
{
    struct nasty_stream *s = nasty_stream();
    struct nasty_call_state *inner = s ? s->call : NULL;
    if (!inner || !inner->around)
        return;
    s->call = inner->around;
    free(inner->ended);
    free(inner->statuses);
    free(inner);
    nasty_gathered_write(s, false);
}
