#include <array>
#include <list>
#include <memory>
#include <mpi.h>
#include <utility>
#include <vector>

namespace
{

// A request that its destructor waits for.
class Pending
{
  public:
    ~Pending() { MPI_Wait(&request, MPI_STATUS_IGNORE); }
    MPI_Request request = MPI_REQUEST_NULL;
};

class Channel
{
  public:
    Channel(MPI_Comm comm, int peer) : comm(comm), peer(peer) {}
    void send(std::vector<double> &v)
    {
        requests.push_back(MPI_REQUEST_NULL);
        MPI_Isend(v.data(), (int)v.size(), MPI_DOUBLE, peer, 0, comm, &requests.back());
    }
    void finish()
    {
        MPI_Waitall((int)requests.size(), requests.data(), MPI_STATUSES_IGNORE);
        requests.clear();
    }

  private:
    MPI_Comm comm;
    int peer;
    std::vector<MPI_Request> requests;
};

} // namespace

// Case: requests in a std::vector, which a member function waits for
double channel(MPI_Comm comm, int peer)
{
    Channel c(comm, peer);
    std::vector<double> v(8, 1.0);
    c.send(v);
    c.finish();
    v[0] = 2;
    return v[0];
}

// Case: a destructor that waits for the request before the buffer is used
int waited(MPI_Comm comm)
{
    int v = 0;
    {
        Pending p;
        MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &p.request);
    }
    return v;
}

// Case: a destructor that waits for the request after the buffer is used
int waited_late(MPI_Comm comm)
{
    int v = 0, sum;
    Pending p;
    MPI_Irecv(&v, 1, MPI_INT, 1, 0, comm, &p.request);
    sum = v; // vet: must receive-load
    return sum;
}

// Case: a std::vector that is sent and resized before the wait
void resized(MPI_Comm comm)
{
    std::vector<int> v(4, 1);
    MPI_Request r;
    MPI_Isend(v.data(), 4, MPI_INT, 1, 0, comm, &r);
    MPI_Wait(&r, MPI_STATUS_IGNORE);
    v.push_back(3);
}

namespace
{
struct Message {
    std::vector<double> data;
    int to;
};
} // namespace

// Case: buffers that move to another owner before the wait
void moved(MPI_Comm comm, int n)
{
    std::vector<std::unique_ptr<double[]>> blocks(n);
    std::vector<std::vector<double>> rows;
    std::vector<Message> messages;
    std::vector<MPI_Request> r(3 * n);
    for (int i = 0; i < n; i++) {
        auto block = std::make_unique<double[]>(10);
        std::vector<double> row(10, 1.0);
        Message message{std::vector<double>(10, i), i};
        MPI_Isend(block.get(), 10, MPI_DOUBLE, i, 0, comm, &r[3 * i]);
        MPI_Isend(row.data(), 10, MPI_DOUBLE, i, 1, comm, &r[3 * i + 1]);
        MPI_Isend(message.data.data(), 10, MPI_DOUBLE, i, 2, comm, &r[3 * i + 2]);
        blocks[i] = std::move(block);
        rows.push_back(std::move(row));
        messages.push_back(std::move(message));
    }
    MPI_Waitall(3 * n, r.data(), MPI_STATUSES_IGNORE);
}

// Case: a buffer that moves to an owner that ends before the wait
void moved_too_far(MPI_Comm comm)
{
    MPI_Request r;
    std::vector<double> row(10, 1.0);
    MPI_Isend(row.data(), 10, MPI_DOUBLE, 1, 0, comm, &r);
    {
        std::vector<double> other(std::move(row));
    } // vet: must send-free near
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}

// Case: elements of a std::list, to which others are added before the wait
void listed(MPI_Comm comm)
{
    std::list<std::array<int, 64>> list;
    MPI_Request r;
    list.emplace_back();
    MPI_Isend(list.back().data(), 64, MPI_INT, 1, 1, comm, &r);
    list.emplace_back();
    MPI_Wait(&r, MPI_STATUS_IGNORE);
}
