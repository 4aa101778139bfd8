#include <mpi.h>
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
