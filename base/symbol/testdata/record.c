// Prints where it is called from, as the shim records it: a label, the module
// and the offset of the return address in it.
#define _GNU_SOURCE
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

struct search {
    uintptr_t address, bias;
    const char *name;
};

static int look(struct dl_phdr_info *info, size_t size, void *data)
{
    (void)size;
    struct search *search = data;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        uintptr_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && search->address - start < info->dlpi_phdr[i].p_memsz) {
            search->bias = info->dlpi_addr;
            search->name = info->dlpi_name;
            return 1;
        }
    }
    return 0;
}

void record(const char *label)
{
    struct search search = {.address = (uintptr_t)__builtin_return_address(0), .name = ""};
    dl_iterate_phdr(look, &search);
    char program[4096] = "";
    if (search.name[0] == 0) {
        ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
        program[length > 0 ? length : 0] = 0;
        search.name = program;
    }
    printf("%s %s %#lx\n", label, search.name, (unsigned long)(search.address - search.bias));
    fflush(stdout);
}
