/* Send-receives whose send is synchronous. The receive begins first, so that nobody waits for it. In C
 * because these are calls of the library. */
#include "hold/exchange.h"

#include "calls.h"
#include "hold/companions.h"
#include "hold/hold.h"
#include "library/grequest.h"
#include "process/alloc.h"
#include "process/state.h"

#include <limits.h>
#include <stdlib.h>

/* The library's functions. */
static __typeof__(real.Sendrecv_replace) native_replace;
#if MPI_VERSION >= 4
static __typeof__(real.Sendrecv_replace_c) native_replace_c;
static __typeof__(real.Isendrecv_c) native_isendrecv_c;
static __typeof__(real.Isendrecv_replace_c) native_ireplace_c;
#endif
#ifdef MPI_SESSION_NULL
static __typeof__(real.Isendrecv) native_isendrecv;
static __typeof__(real.Isendrecv_replace) native_ireplace;
#endif

/* The data of a message in memory of our own. */
struct packed {
    void *bytes;
    int size;
};

/* Packs the data, and does not copy the memory that they span: between the parts of a datatype there may be
 * none. packed->bytes is NULL if the library has to report a wrong argument, if a size does not fit into an
 * int, if MPI_Pack takes MPI_BOTTOM for a null pointer (MPICH), or if the packed data have another size than
 * the data, which a probe at the receiver would show. */
static int pack(const void *buf, int count, MPI_Datatype datatype, MPI_Comm comm, struct packed *packed)
{
    int element = 0, room = 0;
    *packed = (struct packed){NULL, 0};
    if (comm == MPI_COMM_NULL || datatype == MPI_DATATYPE_NULL || count < 0 || buf == MPI_BOTTOM)
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
static int replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
                     int recvtag, MPI_Comm comm, MPI_Status *status)
{
    if (count > INT_MAX)
        return native_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
    return replace(buf, (int)count, datatype, dest, sendtag, source, recvtag, comm, status);
}
#endif

#ifdef MPI_SESSION_NULL
/* The program gets the request of the receive, whose status is that of the call (MPI 4.1, 3.10). The send is
 * its companion. */
static int join_halves(int sent, MPI_Request send, MPI_Request receive, void *copy, MPI_Request *request)
{
    if (sent != MPI_SUCCESS) {
        free(copy);
        return nasty_hold_refused(sent, &receive);
    }
    nasty_companion_send(receive, send, copy);
    *request = receive;
    return MPI_SUCCESS;
}

/* Where nothing is received, libraries use one request for all operations that are complete, and MPICH 4 has
 * a wrong status. */
static int begin_receive(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
                         MPI_Request *request)
{
    return source == MPI_PROC_NULL ? nasty_grequest_from_nobody(request)
                                   : real.Irecv(buf, count, datatype, source, tag, comm, request);
}

static int isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                     void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag,
                     MPI_Comm comm, MPI_Request *request)
{
    if (!nasty_active())
        return native_isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                                source, recvtag, comm, request);
    if (dest == MPI_PROC_NULL)
        return begin_receive(recvbuf, recvcount, recvtype, source, recvtag, comm, request);
    MPI_Request send, receive;
    int error = begin_receive(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    if (error != MPI_SUCCESS)
        return error;
    int sent = real.Issend(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return join_halves(sent, send, receive, NULL, request);
}

static int ireplace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
                    int recvtag, MPI_Comm comm, MPI_Request *request)
{
    struct packed packed;
    if (dest == MPI_PROC_NULL && nasty_active())
        return begin_receive(buf, count, datatype, source, recvtag, comm, request);
    if (!nasty_active() || pack(buf, count, datatype, comm, &packed) != MPI_SUCCESS || !packed.bytes)
        return native_ireplace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
    MPI_Request send, receive;
    int error = begin_receive(buf, count, datatype, source, recvtag, comm, &receive);
    if (error != MPI_SUCCESS) {
        free(packed.bytes);
        return error;
    }
    int sent = real.Issend(packed.bytes, packed.size, MPI_PACKED, dest, sendtag, comm, &send);
    return join_halves(sent, send, receive, packed.bytes, request);
}
#endif

#if MPI_VERSION >= 4
static int begin_receive_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag,
                           MPI_Comm comm, MPI_Request *request)
{
    return source == MPI_PROC_NULL ? nasty_grequest_from_nobody(request)
                                   : real.Irecv_c(buf, count, datatype, source, tag, comm, request);
}

static int isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
                       void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag,
                       MPI_Comm comm, MPI_Request *request)
{
    if (!nasty_active())
        return native_isendrecv_c(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
                                  source, recvtag, comm, request);
    if (dest == MPI_PROC_NULL)
        return begin_receive_c(recvbuf, recvcount, recvtype, source, recvtag, comm, request);
    MPI_Request send, receive;
    int error = begin_receive_c(recvbuf, recvcount, recvtype, source, recvtag, comm, &receive);
    if (error != MPI_SUCCESS)
        return error;
    int sent = real.Issend_c(sendbuf, sendcount, sendtype, dest, sendtag, comm, &send);
    return join_halves(sent, send, receive, NULL, request);
}

static int ireplace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
                      int recvtag, MPI_Comm comm, MPI_Request *request)
{
    if (count > INT_MAX)
        return native_ireplace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
    return ireplace(buf, (int)count, datatype, dest, sendtag, source, recvtag, comm, request);
}
#endif

void nasty_exchange_start(void)
{
    native_replace = real.Sendrecv_replace;
    real.Sendrecv_replace = replace;
#ifdef MPI_SESSION_NULL
    native_isendrecv = real.Isendrecv;
    real.Isendrecv = isendrecv;
    native_ireplace = real.Isendrecv_replace;
    real.Isendrecv_replace = ireplace;
#endif
#if MPI_VERSION >= 4
    native_replace_c = real.Sendrecv_replace_c;
    real.Sendrecv_replace_c = replace_c;
    native_isendrecv_c = real.Isendrecv_c;
    real.Isendrecv_c = isendrecv_c;
    native_ireplace_c = real.Isendrecv_replace_c;
    real.Isendrecv_replace_c = ireplace_c;
#endif
}
