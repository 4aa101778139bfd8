/* Hashes of what a run did and moved. In C because they are taken of the program's buffers during its
 * calls. */
#include "observe/hash.h"

#include <string.h>

uint64_t nasty_hash(uint64_t hash, const char *from, uint64_t bytes)
{
    for (uint64_t word; bytes >= sizeof word; from += sizeof word, bytes -= sizeof word) {
        memcpy(&word, from, sizeof word);
        hash = (hash ^ word) * 0x100000001b3u;
        hash ^= hash >> 32;
    }
    for (; bytes > 0; from++, bytes--)
        hash = (hash ^ (unsigned char)*from) * 0x100000001b3u;
    return hash;
}
