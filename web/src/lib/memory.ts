/** What this browser remembers for its owner: settings, names, drafts. Never needed, never sent. */

const PREFIX = 'logomachie.'

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key)
  } catch {
    return null // private windows may forbid it
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value)
  } catch {
    // a full or forbidden memory only means that the next visit starts anew
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // as above
  }
}
