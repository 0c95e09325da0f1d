/** A share of a hundred as people say it, for whom a figure says nothing. */

// from here on it is: a tenth, a fifth, a quarter, a third, half, two thirds, three quarters,
// nearly all, all
const FROM = [5, 15, 23, 29, 42, 59, 71, 84, 100]

/** Which of ten: nearly nothing, those above, in their order. */
export const part = (share: number): number => FROM.filter((least) => share >= least).length
