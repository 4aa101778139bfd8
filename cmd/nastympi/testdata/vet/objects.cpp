#include <memory>
#include <mpi.h>
#include <vector>

template <class T> MPI_Datatype type();
template <> MPI_Datatype type<int>() { return MPI_INT; }

template <class T> class Window
{
    MPI_Win win;

  public:
    explicit Window(MPI_Win w) : win(w) { MPI_Win_lock_all(0, win); }
    ~Window() { MPI_Win_unlock_all(win); }
    void put(const T *from, int n, int target) { MPI_Put(from, n, type<T>(), target, 0, n, type<T>(), win); }
    void get(T *to, int n, int target) { MPI_Get(to, n, type<T>(), target, 0, n, type<T>(), win); }
    void wait(int target) { MPI_Win_flush_local(target, win); }
};

// Case: a template class for the window, a std::vector for the buffer
void vectors(MPI_Win w)
{
    std::vector<int> v(10, 3);
    Window<int> window(w);
    window.put(v.data(), 3, 1);
    v[2] = 4; // vet: must put-store
    v[3] = 4;
}

// Case: the same with a flush
void vectors_right(MPI_Win w)
{
    std::vector<int> v(10, 3);
    Window<int> window(w);
    window.put(v.data(), 3, 1);
    window.wait(1);
    v[2] = 4;
}

// Case: a lambda that changes what it has captured
void lambdas(MPI_Win w)
{
    int v = 3;
    Window<int> window(w);
    auto change = [&](int n) { v = n; }; // vet: must put-store
    window.put(&v, 1, 1);
    change(5);
    window.wait(1);
}

// Case: a destructor that ends the epoch before the variable's scope ends
int destructors(MPI_Win w)
{
    int v = 3;
    {
        Window<int> window(w);
        window.get(&v, 1, 1);
    }
    return v;
}

// Case: a buffer that is destroyed before the epoch ends
void destroyed(MPI_Win w)
{
    Window<int> window(w);
    auto v = std::make_unique<int[]>(10);
    window.put(v.get(), 10, 1); // vet: must put-free near
}

struct Base {
    virtual ~Base() = default;
    virtual void change(int *v) { *v = 1; }
};

// Case: a virtual function
void virtuals(MPI_Win w, Base &b)
{
    int v = 3;
    Window<int> window(w);
    window.put(&v, 1, 1);
    b.change(&v); // vet: missed put-store
    window.wait(1);
}
