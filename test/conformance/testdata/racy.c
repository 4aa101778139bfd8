/* Programs with one race each, in passive target epochs; the argument chooses. Each must
 * fail under nastympi, or a correct program could not be trusted to have been tested. */
#define _GNU_SOURCE
#include "check.h"

#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static MPI_Win win;
static int *base;

static void none(void) {}

/* Data is read before the get is complete (MPI 4.1, 12.3). */
static void get_load(void)
{
    int got = 0;
    base[0] = 7;
    publish(win);
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    CHECK(got, 7);
}

static void fetch_load(void)
{
    int one = 1, old = 5;
    MPI_Fetch_and_op(&one, &old, MPI_INT, peer, 0, MPI_SUM, win);
    CHECK(old, 0);
}

static void swap_load(void)
{
    int one = 1, zero = 0, old = 5;
    MPI_Compare_and_swap(&one, &zero, &old, MPI_INT, peer, 0, win);
    CHECK(old, 0);
}

/* A put is taken for complete when a barrier is. */
static void put_barrier(void)
{
    int value = 7;
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    publish(win);
    CHECK(base[0], 7);
}

static void accumulate_barrier(void)
{
    int value = 7;
    MPI_Accumulate(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_SUM, win);
    publish(win);
    CHECK(base[0], 7);
}

/* The flush names the caller instead of the target (12.5.4). */
static void wrong_target(void)
{
    int value = 7;
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Win_flush(rank, win);
    publish(win);
    CHECK(base[0], 7);
}

static void wrong_window(void)
{
    MPI_Win other;
    int got = 0;
    ints(4, &other);
    base[0] = 7;
    publish(win);
    MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    MPI_Win_flush_local(peer, other);
    CHECK(got, 7);
}

/* The origin is changed before the put is locally complete. */
static void origin_reused(void)
{
    int value = 7;
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win); /* origin-changed */
    value = 8;
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], 7);
}

/* The other way round: the program relies on a late read of its origin. */
static void origin_read_late(void)
{
    int value = 7;
    MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    value = 8;
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], 8);
}

/* Local completion is taken for completion, or for an order (12.7). */
static void local_get(void)
{
    for (int i = 1; i <= 20; i++) {
        int got = 0;
        MPI_Put(&i, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
        MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
        CHECK(got, i);
    }
}

/* Tells the target by a message that the data is there, and waits for its answer. */
static void tell(void)
{
    int word = 0;
    if (rank == 0) {
        MPI_Send(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD);
        MPI_Recv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    } else {
        MPI_Recv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Win_sync(win);
        CHECK(base[0], 7);
        MPI_Send(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD);
    }
}

static void local_send(void)
{
    int value = 7;
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
    }
    tell();
}

/* A flush of another target completes nothing at the first one (12.5.4). */
static void local_flush_other(void)
{
    int value = 7;
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
        MPI_Put(&value, 1, MPI_INT, rank, 1, 1, MPI_INT, win);
        MPI_Win_flush(rank, win);
    }
    tell();
}

/* The same with a flush of all targets of another window. */
static void local_flush_window(void)
{
    MPI_Win other;
    int value = 7;
    ints(4, &other);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
        MPI_Put(&value, 1, MPI_INT, peer, 1, 1, MPI_INT, other);
        MPI_Win_flush_all(other);
    }
    tell();
    drop(&other);
}

/* The same with a collective call, which says no more. The second one ends the check before
 * the put is released. */
static void local_barrier(void)
{
    int value = 7, sum, one = 1;
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
    }
    barrier();
    MPI_Win_sync(win);
    if (rank == 1)
        CHECK(base[0], 7);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
}

/* Both ranks make the call, which says nothing about the put. Another collective call ends the check
 * before the put is released. */
static void local_call(void (*call)(MPI_Win), MPI_Win other)
{
    int value = 7, sum, one = 1;
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
    }
    call(other);
    MPI_Win_sync(win);
    if (rank == 1)
        CHECK(base[0], 7);
    MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
}

static void fence(MPI_Win other)
{
    MPI_Win_fence(MPI_MODE_NOPRECEDE, other);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, other);
}

/* A fence completes the operations on its own window (12.5.1). */
static void local_fence(void)
{
    MPI_Win other;
    MPI_Win_create(NULL, 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    local_call(fence, other);
    MPI_Win_free(&other);
}

static void expose(MPI_Win other)
{
    MPI_Group world, one;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    MPI_Group_incl(world, 1, &peer, &one);
    if (rank == 0) {
        MPI_Win_post(one, 0, other);
        MPI_Win_wait(other);
    } else {
        MPI_Win_start(one, 0, other);
        MPI_Win_complete(other);
    }
    MPI_Group_free(&one);
    MPI_Group_free(&world);
}

/* An exposure epoch completes the operations of other ranks (12.5.2). */
static void local_expose(void)
{
    MPI_Win other;
    MPI_Win_create(NULL, 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    local_call(expose, other);
    MPI_Win_free(&other);
}

static void duplicate(MPI_Win other)
{
    MPI_Comm copy;
    (void)other;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Win_sync(win);
    if (rank == 1)
        CHECK(base[0], 7);
    barrier();
    MPI_Comm_free(&copy);
}

static void local_dup(void) { local_call(duplicate, win); }

static void allocate(MPI_Win other)
{
    MPI_Win window;
    int *memory;
    (void)other;
    MPI_Win_allocate(16, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
    MPI_Win_sync(win);
    if (rank == 1)
        CHECK(base[0], 7);
    barrier();
    MPI_Win_free(&window);
}

static void local_allocate(void) { local_call(allocate, win); }

/* A rank that writes a file of its own waits for nobody (14.4.2). */
static void local_file(void)
{
    int value = 7;
    MPI_File file;
    char name[64];
    snprintf(name, sizeof name, "/tmp/nastympi-racy-%d", (int)getpid());
    MPI_File_open(MPI_COMM_SELF, name, MPI_MODE_CREATE | MPI_MODE_WRONLY | MPI_MODE_DELETE_ON_CLOSE,
                  MPI_INFO_NULL, &file);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
        MPI_File_write_at(file, 0, &value, 1, MPI_INT, MPI_STATUS_IGNORE);
    }
    tell();
    MPI_File_close(&file);
}

/* A lock says nothing about another window, and the put is issued before the shim waits for the lock: only a
 * rank that looks meanwhile finds it missing (12.5.3). */
static void local_lock(void)
{
    MPI_Win other;
    int value = 7, word = 0;
    MPI_Win_create(NULL, 0, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    if (rank == 0) {
        MPI_Put(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush_local(peer, win);
        MPI_Send(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD);
        MPI_Win_lock(MPI_LOCK_SHARED, peer, 0, other);
        MPI_Win_unlock(peer, other);
    } else {
        MPI_Recv(&word, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Win_sync(win);
        CHECK(base[0], 7);
    }
    barrier();
    MPI_Win_free(&other);
}

/* A completed request says that the origin may be reused, not that the target has it
 * (12.3.5). */
static void request_send(void)
{
    int value = 7;
    MPI_Request request;
    if (rank == 0) {
        MPI_Rput(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    tell();
}

/* A wait and a flush of another target give the put and the get no order. */
static void request_flush_other(void)
{
    for (int i = 1; i <= 20; i++) {
        int got = 0;
        MPI_Request request;
        MPI_Rput(&i, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        MPI_Win_flush(rank, win);
        MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
        CHECK(got, i);
    }
}

/* As request_send, with an accumulate, a test instead of a wait, and an answer to wait for. */
static void request_exchange(void)
{
    int value = 7, word = 0, flag = 0;
    MPI_Request request;
    if (rank == 0) {
        MPI_Raccumulate(&value, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, win, &request);
        while (!flag)
            MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
    }
    MPI_Sendrecv(&word, 1, MPI_INT, peer, 1, &flag, 1, MPI_INT, peer, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    tell();
}

/* A fetched value is used before its request is complete. */
static void request_load(void)
{
    int got = 3;
    MPI_Request request;
    MPI_Rget(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win, &request);
    CHECK(got, 0);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

/* One test that fails is taken for a failure. */
static void request_one_test(void)
{
    for (int i = 0; i < 20; i++) {
        int got = 3, flag = 0;
        MPI_Request request;
        MPI_Rget(&got, 1, MPI_INT, rank, 0, 1, MPI_INT, win, &request);
        MPI_Test(&request, &flag, MPI_STATUS_IGNORE);
        CHECK(flag, 1);
    }
}

/* Several requests complete in any order (3.7.5). */
static void request_first(void)
{
    int got[2], index = -1;
    MPI_Request requests[2];
    for (int i = 0; i < 2; i++)
        MPI_Rget(&got[i], 1, MPI_INT, rank, i, 1, MPI_INT, win, &requests[i]);
    MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    CHECK(index, 0);
}

/* Two puts to one place: nothing says which is the later one. */
static void two_puts(void)
{
    for (int i = 0; i < 20; i++) {
        int one = 1, two = 2, got = 0;
        MPI_Put(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Put(&two, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
        MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
        CHECK(got, 2);
    }
}

/* accumulate_ordering=none: accumulates may pass each other. */
static void no_order(void)
{
    MPI_Info info;
    MPI_Win free_win;
    int *memory;
    MPI_Info_create(&info);
    MPI_Info_set(info, "accumulate_ordering", "none");
    MPI_Win_allocate(64, 4, info, MPI_COMM_WORLD, &memory, &free_win);
    MPI_Info_free(&info);
    MPI_Win_lock_all(0, free_win);
    for (int i = 0; i < 20; i++) {
        int one = 1, two = 2, got = 0;
        MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, free_win);
        MPI_Accumulate(&two, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, free_win);
        MPI_Win_flush(peer, free_win);
        MPI_Get(&got, 1, MPI_INT, peer, 0, 1, MPI_INT, free_win);
        MPI_Win_flush(peer, free_win);
        CHECK(got, 2);
    }
}

/* The order of accumulates is one per datatype (12.7.2): an int and a float at the same place have none. */
static void two_types(void)
{
    for (int i = 0; i < 20; i++) {
        int one = 1;
        float two = 2, got = 0;
        MPI_Accumulate(&one, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, win);
        MPI_Accumulate(&two, 1, MPI_FLOAT, peer, 0, 1, MPI_FLOAT, MPI_REPLACE, win);
        MPI_Win_flush(peer, win);
        MPI_Get(&got, 1, MPI_FLOAT, peer, 0, 1, MPI_FLOAT, win);
        MPI_Win_flush(peer, win);
        CHECK((int)got, 2);
    }
}

/* The same of elements that overlap in part. */
static void skewed(void)
{
    for (int i = 0; i < 20; i++) {
        short words[3] = {1, 1, 1}, got[3] = {0};
        int two = 0x20002;
        MPI_Datatype middle; /* an int at the second short */
        MPI_Type_create_hindexed_block(1, 1, (MPI_Aint[]){2}, MPI_INT, &middle);
        MPI_Type_commit(&middle);
        MPI_Accumulate(words, 1, MPI_INT, peer, 0, 1, MPI_INT, MPI_REPLACE, win);
        MPI_Accumulate(&two, 1, MPI_INT, peer, 0, 1, middle, MPI_REPLACE, win);
        MPI_Type_free(&middle);
        MPI_Win_flush(peer, win);
        MPI_Get(got, 3, MPI_SHORT, peer, 0, 3, MPI_SHORT, win);
        MPI_Win_flush(peer, win);
        CHECK(got[1], 2);
    }
}

static int fetch(int target, int at)
{
    int value = -1;
    MPI_Fetch_and_op(NULL, &value, MPI_INT, target, at, MPI_NO_OP, win);
    MPI_Win_flush(target, win);
    return value;
}

/* Data to the caller's own window, a flag to the peer's, in one flush: the flag may be
 * first. Each round uses cells of its own. */
static void flag_elsewhere(void)
{
    for (int i = 1; i <= 30; i++) {
        int data = i, flag = i;
        if (rank == 0) {
            MPI_Put(&data, 1, MPI_INT, rank, i, 1, MPI_INT, win);
            MPI_Accumulate(&flag, 1, MPI_INT, peer, i, 1, MPI_INT, MPI_REPLACE, win);
            MPI_Win_flush_all(win);
        } else {
            while (fetch(rank, i) != i)
                ;
            CHECK(fetch(peer, i), i);
        }
        barrier();
    }
}

static void flag_behind_data(void)
{
    for (int i = 1; i <= 30; i++) {
        int data = i, flag = i;
        if (rank == 0) {
            MPI_Put(&data, 1, MPI_INT, peer, i, 1, MPI_INT, win);
            MPI_Accumulate(&flag, 1, MPI_INT, peer, 32 + i, 1, MPI_INT, MPI_REPLACE, win);
            MPI_Win_flush(peer, win);
        } else {
            while (fetch(rank, 32 + i) != i)
                ;
            CHECK(fetch(rank, i), i);
        }
        barrier();
    }
}

/* Reads the target's own 16 bytes until both words have changed. Nothing promises that
 * they change together, nor the bytes of a word. */
static void watch(void)
{
    for (int word[2] = {0, 0}; word[0] != -1 || word[1] != -1;) {
        MPI_Get_accumulate(NULL, 0, MPI_DATATYPE_NULL, word, 2, MPI_INT, rank, 0, 2, MPI_INT, MPI_NO_OP, win);
        MPI_Win_flush(rank, win);
        for (int i = 0; i < 2; i++)
            if (word[i] != 0 && word[i] != -1)
                FAIL("got %d, which was never written", word[i]);
        CHECK(word[0], word[1]);
        if (word[0] == 0)
            nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
    }
}

/* One put of two words. */
static void torn(void)
{
    int words[2] = {-1, -1};
    barrier();
    if (rank == 0) {
        MPI_Put(words, 2, MPI_INT, peer, 0, 2, MPI_INT, win);
        MPI_Win_flush(peer, win);
    } else {
        watch();
    }
    barrier();
}

/* One put of one word: its bytes come one by one. */
static void torn_word(void)
{
    int word = -1, seen = 0;
    barrier();
    if (rank == 0) {
        MPI_Put(&word, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
        MPI_Win_flush(peer, win);
    }
    while (rank == 1 && seen == 0)
        seen = fetch(rank, 0);
    if (rank == 1)
        CHECK(seen, -1);
    barrier();
}

/* One put of a struct: its members come one by one. */
static void torn_struct(void)
{
    struct {
        int a;
        float pad;
        int b;
    } item = {-1, 0, -1};
    MPI_Datatype type;
    MPI_Aint places[2] = {0, 8};
    MPI_Type_create_struct(2, (int[]){1, 1}, places, (MPI_Datatype[]){MPI_INT, MPI_INT}, &type);
    MPI_Type_commit(&type);
    barrier();
    if (rank == 0) {
        MPI_Put(&item, 1, type, peer, 0, 2, MPI_INT, win);
        MPI_Win_flush(peer, win);
    } else {
        watch();
    }
    barrier();
}

/* The origin is not even mapped any more: reported, and the program goes on. */
static void unmapped(void)
{
    int *page = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    page[0] = 7;
    MPI_Put(page, 1, MPI_INT, peer, 0, 1, MPI_INT, win);
    munmap(page, 4096);
    MPI_Win_flush(peer, win);
    publish(win);
    CHECK(base[0], 7);
}

/* The same race on windows of each kind. */
static void on_window(const char *kind)
{
    MPI_Win other;
    int *memory = NULL, got = 0;
    MPI_Aint at = 0;
    if (strcmp(kind, "create") == 0)
        MPI_Win_create(memory = calloc(4, 4), 16, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &other);
    else if (strcmp(kind, "shared") == 0)
        MPI_Win_allocate_shared(16, 4, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &other);
    else {
        MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &other);
        MPI_Win_attach(other, memory = calloc(4, 4), 16);
        MPI_Aint mine;
        MPI_Get_address(memory, &mine);
        MPI_Sendrecv(&mine, 1, MPI_AINT, peer, 0, &at, 1, MPI_AINT, peer, 0, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
    }
    MPI_Win_lock_all(0, other);
    memory[0] = 7;
    publish(other);
    MPI_Get(&got, 1, MPI_INT, peer, at, 1, MPI_INT, other);
    CHECK(got, 7);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*run)(void);
    } races[] = {
        {"get_load", get_load},
        {"fetch_load", fetch_load},
        {"swap_load", swap_load},
        {"put_barrier", put_barrier},
        {"accumulate_barrier", accumulate_barrier},
        {"wrong_target", wrong_target},
        {"wrong_window", wrong_window},
        {"origin_reused", origin_reused},
        {"origin_read_late", origin_read_late},
        {"local_get", local_get},
        {"local_send", local_send},
        {"local_flush_other", local_flush_other},
        {"local_flush_window", local_flush_window},
        {"local_barrier", local_barrier},
        {"local_fence", local_fence},
        {"local_expose", local_expose},
        {"local_dup", local_dup},
        {"local_allocate", local_allocate},
        {"local_file", local_file},
        {"local_lock", local_lock},
        {"request_send", request_send},
        {"request_flush_other", request_flush_other},
        {"request_exchange", request_exchange},
        {"request_load", request_load},
        {"request_one_test", request_one_test},
        {"request_first", request_first},
        {"two_puts", two_puts},
        {"no_order", no_order},
        {"two_types", two_types},
        {"skewed", skewed},
        {"flag_elsewhere", flag_elsewhere},
        {"flag_behind_data", flag_behind_data},
        {"torn", torn},
        {"torn_word", torn_word},
        {"torn_struct", torn_struct},
        {"unmapped", unmapped},
        {"", none},
    };
    check_start(&argc, &argv);
    base = ints(64, &win);
    if (argc > 2)
        on_window(argv[2]);
    for (size_t i = 0; i < sizeof races / sizeof *races; i++)
        if (argc == 2 && strcmp(argv[1], races[i].name) == 0)
            races[i].run();
    drop(&win);
    return finish("racy");
}
