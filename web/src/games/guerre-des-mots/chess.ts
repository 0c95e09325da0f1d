/** The four chess pieces of the board and of the backs of consonants, on a 24 × 24 field. */
export type Chess = 'F' | 'T' | 'D' | 'R'

export const CHESS: Readonly<Record<Chess, string>> = {
  F: 'M12 2.2c.9 0 1.500.6 1.500 1.400 0 .4-.2.8-.4 1 2.300 2 3.900 4.600 3.900 7.200 0 2-.9 3.400-2.200 4.400l1.200 2.800H8l1.200-2.800C7.900 15.200 7 13.800 7 11.800c0-2.600 1.600-5.200 3.900-7.200-.2-.2-.4-.6-.4-1 0-.8.6-1.400 1.500-1.400ZM6.500 20.200h11v1.900h-11Z',
  T: 'M6 3.500h3v2.200h1.700V3.500h2.600v2.200H15V3.500h3v4.700l-2 1.700v6.300l1.600 1.800v1.200H6.400V18L8 16.200V9.900L6 8.200ZM5.600 20.200h12.800v1.900H5.600Z',
  D: 'M3.200 6.500 7 12.200 8.600 4.500 12 11.200l3.400-6.700L17 12.200l3.800-5.700-2.300 12.700h-13ZM5.200 20.200h13.600v1.900H5.200Z',
  R: 'M11 1.800h2v1.700h1.800v1.900H13v1.900c1-.9 2.200-1.300 3.400-1.300 2.500 0 4.200 1.800 4.200 4.200 0 3.400-3 5.400-3.600 9H7c-.6-3.600-3.600-5.600-3.600-9C3.400 7.800 5.100 6 7.600 6c1.200 0 2.400.4 3.400 1.300V5.400H9.200V3.500H11ZM5.600 20.200h12.800v1.900H5.600Z',
}

const BACKS: Readonly<Record<string, Chess>> = Object.fromEntries([
  ...[...'SRTNLM'].map((letter) => [letter, 'F']),
  ...[...'PDBGFVY'].map((letter) => [letter, 'T']),
  ...[...'HJKQWXZ'].map((letter) => [letter, 'D']),
  ...[...'C?'].map((letter) => [letter, 'R']),
])

/** The piece on the back of a token; none for vowels and crosses. */
export function backOf(token: string): Chess | null {
  return BACKS[token.charAt(0)] ?? null
}
