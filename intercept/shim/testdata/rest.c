/* usage: rest UCX. Says how often a thread rests while it looks in vain, with the file UCX in UCX's place. */
#include "node/rest.h"

#include "node/board.h"
#include "process/message.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

static struct nasty_slot slot;
struct nasty_board nasty_board = {.slots = &slot, .n = 1};

void nasty_refuse(const char *format, ...)
{
    puts(format);
    exit(0);
}

unsigned ucp_worker_progress(void *worker);

/* So many looks, of which the n-th finds something; 0: none does. */
static unsigned rests(int looks, int n)
{
    unsigned before = slot.rests;
    for (int i = 1; i <= looks; i++) {
        unsigned found = i == n;
        if (ucp_worker_progress(&found) != found)
            puts("not what UCX has returned");
    }
    return slot.rests - before;
}

int main(int argc, char **argv)
{
    if (argc != 2 || !dlopen(argv[1], RTLD_NOW | RTLD_LOCAL))
        return 1;
    printf("outside of calls: %u\n", rests(300, 0));
    nasty_rest_enter(false);
    printf("in a call that does not wait: %u\n", rests(300, 0));
    nasty_rest_leave();
    nasty_rest_enter(true);
    printf("first looks: %u\n", rests(200, 0));
    printf("further ones: %u\n", rests(10, 0));
    printf("after something was found: %u\n", rests(201, 1));
    nasty_rest_leave();
    nasty_rest_enter(true);
    printf("in the next call: %u\n", rests(200, 0));
    return 0;
}
