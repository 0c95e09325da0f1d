/** The word being written, as this browser keeps it over a reload: for one coup, and no other. */
import type { Target } from './places'

export interface Kept {
  readonly target: Target | null
  readonly text: string
}

export function keep(coup: string, { target, text }: Kept): string {
  return JSON.stringify({ coup, target, text })
}

/** What was kept for this coup; null: nothing, or it belongs to another. */
export function recall(kept: string | null, coup: string): Kept | null {
  if (kept === null) return null
  try {
    const found = JSON.parse(kept) as Kept & { coup: string }
    return found.coup === coup && typeof found.text === 'string' ? found : null
  } catch {
    return null // somebody else wrote there
  }
}
