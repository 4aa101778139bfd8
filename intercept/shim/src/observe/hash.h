/* Hashes of what a run did and moved. */
#ifndef NASTY_OBSERVE_HASH_H
#define NASTY_OBSERVE_HASH_H

#include <stdint.h>

enum { NASTY_HASH_BASIS = 0x2325 };

/* FNV-1a over as many bytes at a time as a word has. */
uint64_t nasty_hash(uint64_t hash, const char *from, uint64_t bytes);

#endif
