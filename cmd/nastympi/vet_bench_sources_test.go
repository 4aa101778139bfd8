package main

import (
	"fmt"
	"strings"
)

// pointers is a part of a program whose structures point to structures: each step loads pointers through pointers, and stores
// through them.
const pointers = `
struct list@ { struct list@ *next; int value; double *cells; };
struct mesh@ { struct list@ *first, *last; struct mesh@ *finer, *coarser; double *edge, *ghost; int n, rank, size; MPI_Win win; };

static void walk@(struct mesh@ *m, int times)
{
    for (int t = 0; t < times; t++) {
        for (struct list@ *l = m->first; l; l = l->next) {
            if (l->value > t)
                l->cells[t] = m->finer->edge[t] + m->coarser->ghost[l->value];
            else if (l->value < 0)
                l->next->value = m->finer->n;
            l->value++;
            m->last->value = l->value + m->coarser->n;
        }
    }
}

static void link@(struct mesh@ *m, struct mesh@ *finer, struct mesh@ *coarser)
{
    m->finer = finer;
    m->coarser = coarser;
    finer->coarser = m;
    coarser->finer = m;
    m->first->next = finer->first;
    m->last->next = coarser->last;
}

static void push@(struct mesh@ *m, int to)
{
    for (int i = 0; i < m->n; i++)
        m->edge[i] = m->first->cells[i];
    MPI_Put(m->edge, m->n, MPI_DOUBLE, to, 0, m->n, MPI_DOUBLE, m->win);
    walk@(m->finer, 2);
    MPI_Win_flush(to, m->win);
}

static void pull@(struct mesh@ *m, int from)
{
    MPI_Request r[2];
    MPI_Irecv(m->ghost, m->n, MPI_DOUBLE, from, 0, MPI_COMM_WORLD, &r[0]);
    MPI_Isend(m->edge, m->n, MPI_DOUBLE, from, 0, MPI_COMM_WORLD, &r[1]);
    MPI_Waitall(2, r, MPI_STATUSES_IGNORE);
    for (struct list@ *l = m->first; l; l = l->next)
        l->cells[0] = m->ghost[l->value];
}

void part@(struct mesh@ *m, int times)
{
    MPI_Comm_rank(MPI_COMM_WORLD, &m->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &m->size);
    link@(m, m->finer, m->coarser);
    for (int t = 0; t < times; t++) {
        walk@(m, t);
        push@(m, (m->rank + 1) % m->size);
        pull@(m, (m->rank + m->size - 1) % m->size);
        push@(m->finer, (m->rank + 1) % m->size);
        pull@(m->coarser, (m->rank + 1) % m->size);
        double *ghost = m->ghost;
        MPI_Get(ghost, m->n, MPI_DOUBLE, 1, 0, m->n, MPI_DOUBLE, m->win);
        ghost[0] = 1;
        MPI_Win_flush(1, m->win);
    }
}
`

// templates is a part of a program in C++ whose fields are templates with containers of the standard library.
const templates = `
template <class T> class Field@ {
public:
    Field@(int n, MPI_Win win) : cells(n), ghost(n), win(win) {}
    void fill(T value)
    {
        for (auto &c : cells)
            c = value;
        std::sort(cells.begin(), cells.end());
        index["last"] = (int)cells.size();
    }
    void push(int to)
    {
        MPI_Put(cells.data(), (int)(cells.size() * sizeof(T)), MPI_BYTE, to, 0, (int)(cells.size() * sizeof(T)), MPI_BYTE, win);
        MPI_Win_flush(to, win);
    }
    T pull(int from)
    {
        std::vector<MPI_Request> requests(1);
        MPI_Irecv(ghost.data(), (int)(ghost.size() * sizeof(T)), MPI_BYTE, from, 0, MPI_COMM_WORLD, &requests[0]);
        MPI_Waitall((int)requests.size(), requests.data(), MPI_STATUSES_IGNORE);
        return std::accumulate(ghost.begin(), ghost.end(), T());
    }
    T early(int from)
    {
        T value = T();
        MPI_Get(&value, sizeof(T), MPI_BYTE, from, 0, sizeof(T), MPI_BYTE, win);
        T sum = value + ghost.size();
        MPI_Win_flush(from, win);
        return sum;
    }
private:
    std::vector<T> cells, ghost;
    std::map<std::string, int> index;
    MPI_Win win;
};

double part@(MPI_Win win, int n, int times)
{
    Field@<double> d(n, win);
    Field@<int> i(n, win);
    double sum = 0;
    for (int t = 0; t < times; t++) {
        d.fill(t);
        i.fill(t);
        d.push(1);
        i.push(2);
        sum += d.pull(1) + i.pull(2) + d.early(1);
    }
    return sum;
}
`

// largeSource has about this many lines of a part.
func largeSource(part, headers string, lines int) (text string, parts int) {
	parts = lines / strings.Count(part, "\n")
	text = headers
	for n := range parts {
		text += strings.ReplaceAll(part, "@", fmt.Sprint(n))
	}
	return text, parts
}
