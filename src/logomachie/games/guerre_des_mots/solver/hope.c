/* Which letters that the arsenal has not could come from one lot: decides of most forms by one look. */

#include <string.h>

#include "offer.h"

#define BITS 32
#define NEVER 99  /* jokers */
#define ENOUGH 64 /* forms that a place of a table is worth */

/* The bits of a mask, the commonest letters first. */
static int ordered(const Forms *forms, uint8_t *bit) {
    int count = 0;
    for (int rank = (int)forms->codes - 1; rank >= 0; rank--)
        for (int code = 0; code < forms->codes; code++) {
            const Bag *weight = &forms->weight[code];
            int is_plain = weight->sign[0] || weight->sign[1];
            uint32_t mask = guerre_mask(weight->base, 0, 0);
            if (forms->rank[code] == rank && is_plain && mask)
                bit[count++] = (uint8_t)__builtin_ctz(mask);
        }
    for (int n = 2 * HALF; n < BITS; n++) bit[count++] = (uint8_t)n;
    return count;
}

/* From `table[set]`, 0 for what a lot brings: how many jokers a form takes that has the set. Of the
   loose bits a form may have fewer than the lot and the arsenal together; of the spare ones, which the
   arsenal has, too, it may have more than the lot. */
static void spread(uint8_t *table, int bits, uint32_t loose, uint32_t spare, int jokers) {
    size_t all = (size_t)1 << bits;
    for (size_t bit = 1; bit < all; bit *= 2)
        for (size_t n = 0; spare & bit && n < all; n += 2 * bit)
            for (size_t k = n; k < n + bit; k++)
                if (table[k] < table[k + bit]) table[k + bit] = table[k];
    for (size_t bit = 1; bit < all; bit *= 2)
        for (size_t n = 0; loose & bit && n < all; n += 2 * bit)
            for (size_t k = n; k < n + bit; k++)
                if (table[k + bit] < table[k]) table[k] = table[k + bit];
    for (size_t bit = 1; jokers && bit < all; bit *= 2)
        for (size_t n = 0; n < all; n += 2 * bit)
            for (size_t k = n; k < n + bit; k++)
                if (table[k] + 1 < table[k + bit]) table[k + bit] = (uint8_t)(table[k] + 1);
}

/* What the letters of a lot and the arsenal tell in a mask. */
static uint32_t with(const Position *at, const Lot *lot, int which) {
    uint64_t letters[2] = {summed(at->base[0], lot->bag.base[0]),
                           summed(at->base[1], lot->bag.base[1])};
    return guerre_mask(letters, summed(at->accents, lot->bag.sign[2]), which);
}

/* The letters of the arsenal that most lots have, those first. */
static int shared(const Position *at, const Lending *lending, uint8_t *bit) {
    uint32_t have = guerre_mask(at->base, 0, 0);
    int many[2 * HALF] = {0}, count = 0;
    for (int n = 0; n < lending->lots; n++)
        for (uint32_t left = guerre_mask(lending->lot[n].bag.base, 0, 0) & have; left; left &= left - 1)
            many[__builtin_ctz(left)]++;
    for (int n = 0; n < 2 * HALF; n++) {
        if (!many[n]) continue;
        int to = count++;
        for (; to && many[bit[to - 1]] < many[n]; to--) bit[to] = bit[to - 1];
        bit[to] = (uint8_t)n;
    }
    return count;
}

static void read(const Position *at, const Lending *lending, int which, Hope *hope) {
    uint8_t bit[BITS + CODES];
    int count = ordered(&at->forms, bit), bits = 0;
    uint32_t have = guerre_mask(at->base, at->accents, which), some = 0, known = 0;
    uint16_t index[BITS] = {0};
    if (!which && at->jokers) have |= ~0u << 2 * HALF; /* a joker may be a letter and its accent */
    for (int n = 0; n < lending->lots; n++) some |= with(at, &lending->lot[n], which) & ~have;
    for (int n = 0; n < count && bits < HOPES && at->forms.count >> bits > ENOUGH; n++)
        if (some >> bit[n] & 1 && !(known >> bit[n] & 1)) {
            index[bit[n]] = (uint16_t)(1u << bits++);
            known |= 1u << bit[n];
        }
    uint32_t both = 0, spare = 0;
    count = which ? 0 : shared(at, lending, bit);
    for (int n = 0; n < count && bits < HOPES && at->forms.count >> bits > ENOUGH; n++) {
        spare |= index[bit[n]] = (uint16_t)(1u << bits++);
        both |= 1u << bit[n];
    }
    for (int n = 0; n < BITS; n++)
        if (!((have | some) >> n & 1)) index[n] = 1u << HOPELESS;
    for (int part = 0; part < PARTS; part++)
        for (uint32_t set = 1; set < 1u << PART_BITS; set++) {
            int n = part * PART_BITS + __builtin_ctz(set);
            uint16_t rest = hope->part[part][set & (set - 1)];
            hope->part[part][set] = (uint16_t)(rest + (n < BITS ? index[n] : 0));
        }
    uint32_t loose = 0; /* where the arsenal has one, a lot that has one more goes into either */
    uint32_t one = guerre_mask(at->base, 0, 0);
    for (int n = 0; which && n < HIGH; n++)
        if (one >> (HALF * guerre_thrice[n][0] + guerre_thrice[n][1]) & 1)
            loose |= index[2 * HALF + n];
    for (int n = 0; which && n < 2 * HALF; n++)
        if (one >> n & 1) loose |= index[n];
    memset(hope->few[PART], NEVER, (size_t)1 << bits);
    for (int n = 0; n < lending->lots; n++) {
        const Bag *bag = &lending->lot[n].bag;
        uint32_t left = with(at, &lending->lot[n], which) & known, set = 0;
        if (both) left |= guerre_mask(bag->base, 0, 0) & both;
        for (; left; left &= left - 1) set |= index[__builtin_ctz(left)];
        hope->few[PART][set] = 0;
    }
    memcpy(hope->few[ALL], hope->few[PART], (size_t)1 << bits);
    spread(hope->few[ALL], bits, loose, spare, at->jokers);
    spread(hope->few[PART], bits, ~0u, spare, at->jokers);
}

void guerre_hope(const Position *at, Offer *offer) {
    for (int which = 0; which < MASKS; which++)
        read(at, &offer->lending, which, &offer->hope[which]);
}
