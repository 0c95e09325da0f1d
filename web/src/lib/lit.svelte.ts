/** What a hint says to look at: names of parts of the table, ringed wherever they are drawn. */
class Shown {
  names = $state.raw<readonly string[]>([])
}

export const shown = new Shown()
