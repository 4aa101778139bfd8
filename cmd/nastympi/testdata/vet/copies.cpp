// Objects that have requests, and copies of requests.

#include <mpi.h>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

// Case: a std::optional with a copy of the request
int optional(MPI_Comm comm)
{
    int b;
    MPI_Request q;
    MPI_Irecv(&b, 1, MPI_INT, 0, 0, comm, &q);
    std::optional<MPI_Request> copy{q};
    if (copy)
        MPI_Wait(&*copy, MPI_STATUS_IGNORE);
    return b;
}

// Case: a std::optional with a copy of the request, which waits too late
int optional_late(MPI_Comm comm)
{
    int b, sum;
    MPI_Request q;
    MPI_Irecv(&b, 1, MPI_INT, 0, 0, comm, &q);
    std::optional<MPI_Request> copy{q};
    sum = b; // vet: must receive-load
    MPI_Wait(&*copy, MPI_STATUS_IGNORE);
    return sum;
}

// Case: a std::optional with a copy of another request
int optional_other(MPI_Comm comm)
{
    int b, c, sum;
    MPI_Request q, r;
    MPI_Irecv(&b, 1, MPI_INT, 0, 0, comm, &q);
    MPI_Irecv(&c, 1, MPI_INT, 0, 1, comm, &r);
    std::optional<MPI_Request> copy{r};
    MPI_Wait(&copy.value(), MPI_STATUS_IGNORE);
    sum = b + c; // vet: must receive-load
    MPI_Wait(&q, MPI_STATUS_IGNORE);
    return sum;
}

// Case: a std::variant with a copy of the request
int variant(MPI_Comm comm)
{
    int b;
    MPI_Request q;
    MPI_Irecv(&b, 1, MPI_INT, 0, 0, comm, &q);
    std::variant<std::monostate, MPI_Request> copy;
    copy.emplace<1>(q);
    if (auto *r = std::get_if<1>(&copy))
        MPI_Wait(r, MPI_STATUS_IGNORE);
    return b;
}

class Fetch
{
  public:
    MPI_Request request = MPI_REQUEST_NULL;
    Fetch() = default;
    Fetch(Fetch &&other) noexcept : request(std::exchange(other.request, MPI_REQUEST_NULL)) {}
    Fetch &operator=(Fetch &&other) noexcept
    {
        if (this != &other) {
            wait();
            request = std::exchange(other.request, MPI_REQUEST_NULL);
        }
        return *this;
    }
    ~Fetch() { wait(); }
    void wait()
    {
        if (request != MPI_REQUEST_NULL)
            MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
};

Fetch fetch(MPI_Win win, MPI_Aint at, int *b)
{
    Fetch f;
    MPI_Rget(b, 1, MPI_INT, 1, at, 1, MPI_INT, win, &f.request);
    return f;
}

// Case: a function returns an object whose destructor waits
int returned(MPI_Win win)
{
    int b;
    {
        Fetch f = fetch(win, 0, &b);
    }
    return b;
}

// Case: a function returns an object whose destructor waits, the buffer used before its scope ends
int returned_early(MPI_Win win)
{
    int b, sum;
    {
        Fetch f = fetch(win, 0, &b);
        sum = b; // vet: must get-load
    }
    return sum;
}

// Case: the assignment to an object waits for the request that it had
int assigned(MPI_Win win)
{
    int a, b;
    Fetch f = fetch(win, 0, &a);
    f = fetch(win, 1, &b);
    int sum = a;
    f.wait();
    return sum + b;
}

// Case: the assignment to an object waits for the request that it had, not for the new one
int assigned_early(MPI_Win win)
{
    int a, b;
    Fetch f = fetch(win, 0, &a);
    f = fetch(win, 1, &b);
    int sum = a + b; // vet: must get-load
    f.wait();
    return sum;
}

// Case: a std::vector of objects whose destructors wait
int vector(MPI_Win win)
{
    std::vector<int> b(4);
    std::vector<Fetch> f;
    for (int i = 0; i < 4; i++)
        f.push_back(fetch(win, i, &b[i]));
    f.clear();
    return b[0] + b[3];
}

struct Pending {
    MPI_Request request;
    bool done = false;
    void wait()
    {
        if (!done) {
            MPI_Wait(&request, MPI_STATUS_IGNORE);
            done = true;
        }
    }
};

// Case: a std::vector of objects with flags, each waited for
int flags(MPI_Win win)
{
    int b[3];
    std::vector<Pending> p(3);
    for (int i = 0; i < 3; i++)
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &p[i].request);
    for (auto &x : p)
        x.wait();
    return b[0] + b[2];
}

// Case: a std::vector of objects with flags, waited for too late
int flags_late(MPI_Win win)
{
    int b[3], sum;
    std::vector<Pending> p(3);
    for (int i = 0; i < 3; i++)
        MPI_Rget(&b[i], 1, MPI_INT, 1, i, 1, MPI_INT, win, &p[i].request);
    sum = b[0]; // vet: must get-load
    for (auto &x : p)
        x.wait();
    return sum;
}
