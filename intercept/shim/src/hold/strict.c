/* Calls that wait wherever MPI lets them wait. In C because these are calls of the library. */
#include "hold/strict.h"

#include "calls.h"
#include "hold/hold.h"
#include "process/alloc.h"

#include <limits.h>
#include <stdlib.h>

/* The library's MPI_Sendrecv_replace. */
static __typeof__(real.Sendrecv_replace) native_replace;

/* The data of a message in memory of our own. */
struct packed {
    void *bytes;
    int size;
};

/* Packs the data, and does not copy the memory that they span: between the parts of a datatype there may be
 * none. packed->bytes is NULL if the library has to report a wrong argument, if a size does not fit into an
 * int, or if the packed data have another size than the data, which a probe at the receiver would show. */
static int pack(const void *buf, int count, MPI_Datatype datatype, MPI_Comm comm, struct packed *packed)
{
    int element = 0, room = 0;
    *packed = (struct packed){NULL, 0};
    if (comm == MPI_COMM_NULL || datatype == MPI_DATATYPE_NULL || count < 0)
        return MPI_SUCCESS;
    int error = real.Type_size(datatype, &element);
    if (error != MPI_SUCCESS || element < 0 || (int64_t)element * count > INT_MAX / 2)
        return error;
    error = real.Pack_size(count, datatype, comm, &room);
    if (error != MPI_SUCCESS)
        return error;
    packed->bytes = nasty_alloc((size_t)room + 1);
    error = real.Pack(buf, count, datatype, packed->bytes, room, &packed->size, comm);
    if (error == MPI_SUCCESS && packed->size == element * count)
        return MPI_SUCCESS;
    free(packed->bytes);
    packed->bytes = NULL;
    return error;
}

/* MPI_Sendrecv_replace with a synchronous send of a copy. Packed data match receives of their datatype
 * (MPI 4.1, 5.2). If the data cannot be packed, the library makes the call and may buffer the message, as
 * natively. */
static int replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
                   int recvtag, MPI_Comm comm, MPI_Status *status)
{
    struct packed packed;
    MPI_Request send, receive;
    if (dest == MPI_PROC_NULL || pack(buf, count, datatype, comm, &packed) != MPI_SUCCESS || !packed.bytes)
        return native_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
    int error = real.Irecv(buf, count, datatype, source, recvtag, comm, &receive);
    if (error == MPI_SUCCESS) {
        int sent = real.Issend(packed.bytes, packed.size, MPI_PACKED, dest, sendtag, comm, &send);
        error = nasty_hold_both(sent, &send, &receive, status);
    }
    free(packed.bytes);
    return error;
}

#if MPI_VERSION >= 4
static __typeof__(real.Sendrecv_replace_c) native_replace_c;

static int replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
                     int recvtag, MPI_Comm comm, MPI_Status *status)
{
    if (count > INT_MAX)
        return native_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
    return replace(buf, (int)count, datatype, dest, sendtag, source, recvtag, comm, status);
}
#endif

void nasty_strict_start(void)
{
    if (!nasty.settings.strict_sends)
        return;
    real.Send = real.Rsend = real.Ssend;
    real.Isend = real.Irsend = real.Issend;
    real.Send_init = real.Rsend_init = real.Ssend_init;
    native_replace = real.Sendrecv_replace;
    real.Sendrecv_replace = replace;
#if MPI_VERSION >= 4
    real.Send_c = real.Rsend_c = real.Ssend_c;
    real.Isend_c = real.Irsend_c = real.Issend_c;
    real.Send_init_c = real.Rsend_init_c = real.Ssend_init_c;
    native_replace_c = real.Sendrecv_replace_c;
    real.Sendrecv_replace_c = replace_c;
#endif
}
