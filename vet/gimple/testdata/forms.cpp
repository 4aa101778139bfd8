// Forms of statements that only g++ writes.
struct base {
    virtual int value(int) = 0;
    int b;
};

struct derived : base {
    int value(int k) override;
    ~derived();
};

template <class T> T twice(T x) { return x * 2; }
template <class... T> int sum(T &&...x) { return (0 + ... + x); }

extern int use(base &, int);

int forms(derived &d, int n)
{
    auto add = [&d](int k) { d.b += k; };
    try {
        derived own;
        add(twice(n));
        int parts[3] = {n, sum(n, 2, d.b)};
        for (int &p : parts)
            p++;
        base *p = new derived[2];
        own.b = p->b;
        delete p;
        return use(d, d.value(3));
    } catch (int &e) {
        return e;
    } catch (...) {
        throw;
    }
}

// A class that is returned where the caller wants it.
struct owner {
    owner();
    ~owner();
    int value;
};

owner owned(int value)
{
    owner o;
    o.value = value;
    return o;
}

owner chosen(int value)
{
    if (value > 0)
        return owned(value);
    return owner();
}

// An empty class.
struct tag {
};
struct tagged {
    typedef tag kind;
};

template <class T> inline constexpr typename T::kind kind_of(const T &) { return typename T::kind(); }

int by_kind(tag);
int kinds(const tagged &t) { return by_kind(kind_of(t)); }
