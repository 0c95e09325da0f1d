/* Counts in nibbles: four bits a sign, the highest kept free as a guard. */
#ifndef LOGOMACHIE_NIBBLES_H
#define LOGOMACHIE_NIBBLES_H

#include <stdint.h>

#define GUARD 0x8888888888888888u

static inline int total(uint64_t nibbles) {
    uint64_t pairs = (nibbles & 0x0F0F0F0F0F0F0F0Fu) + (nibbles >> 4 & 0x0F0F0F0F0F0F0F0Fu);
    return (int)(pairs * 0x0101010101010101u >> 56);
}

/* What is more than one has, nibble by nibble. */
static inline uint64_t excess(uint64_t bag, uint64_t have) {
    uint64_t left = (bag | GUARD) - have;
    return left & (((left & GUARD) >> 3) * 7);
}

/* Whether each nibble of the part is at most that of the bag. */
static inline int covers(uint64_t bag, uint64_t part) {
    return (((bag | GUARD) - part) & GUARD) == GUARD;
}

/* How much of what is wanted a part gives. */
static inline int given(uint64_t wanted, uint64_t part) {
    return total(wanted) - total(excess(wanted, part));
}

#endif
