/** The address of the page, and going elsewhere without loading it again. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'entrance'; readonly slug: string }
  | { readonly page: 'set'; readonly slug: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'rules'; readonly slug: string; readonly clause: string }
  | { readonly page: 'words'; readonly word: string }
  | { readonly page: 'lesson'; readonly slug: string; readonly name: string }
  | { readonly page: 'replay' }
  | { readonly page: 'notebook'; readonly tab: string }
  | { readonly page: 'lost' }

const FIRST = 'decouvrir' // the lesson every game begins with

/** What an address shows. */
export function routed(path: string, hash = ''): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded)
  const [third, ...more] = rest
  if (more.length > 0 || (third !== undefined && first !== 'decouvrir')) return { page: 'lost' }
  switch (first) {
    case '':
      return { page: 'home' }
    case 'jeu':
      return second ? { page: 'entrance', slug: second } : { page: 'lost' }
    case 'jouer':
      return second ? { page: 'set', slug: second } : { page: 'lost' }
    case 'table':
      return second ? { page: 'table', id: second } : { page: 'lost' }
    case 'decouvrir':
      return second ? { page: 'lesson', slug: second, name: third ?? FIRST } : { page: 'lost' }
    case 'regles':
      return { page: 'rules', slug: second || 'house', clause: decoded(hash.slice(1)) }
    case 'revoir':
      return second ? { page: 'lost' } : { page: 'replay' }
    case 'carnet':
      return { page: 'notebook', tab: second }
    case 'mots':
      return { page: 'words', word: second }
    default:
      return { page: 'lost' }
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The rulebook a clause belongs to: house clauses have their own. */
export function ruleHref(clause: string, slug: string): string {
  return `/regles/${clause.startsWith('HOUSE-') ? 'house' : slug}#${clause}`
}

/** The line of a game that an address names: `?ligne=42`; null: none. */
export function lineOf(search: string): number | null {
  const said = new URLSearchParams(search).get('ligne') ?? ''
  return /^\d{1,6}$/.test(said) ? Number(said) : null
}

/** Where a finished game opens at a line. */
export function lineHref(table: string, line: number): string {
  return `/table/${table}?ligne=${line}`
}

class Address {
  #path = $state('/')
  #hash = $state('')
  #search = $state('')
  readonly route = $derived(routed(this.#path, this.#hash))

  get path(): string {
    return this.#path
  }

  /** The line of a game that is asked for. */
  get line(): number | null {
    return lineOf(this.#search)
  }

  /** Follow the browser's history and every plain link: called once by the page. */
  watch(): void {
    const read = () => this.#read()
    read()
    addEventListener('popstate', read)
    addEventListener('hashchange', read)
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest?.('a')
      if (link instanceof HTMLAnchorElement && isOurs(event, link)) {
        event.preventDefault()
        this.go(link.pathname + link.search + link.hash)
      }
    })
  }

  go(to: string): void {
    if (to === this.#path + this.#search + this.#hash) return
    const stays = to.split(/[?#]/)[0] === this.#path
    history.pushState(null, '', to)
    this.#read()
    if (!stays) scrollTo(0, 0)
  }

  /** The same page under another address: no step of the history, nothing is scrolled. */
  become(to: string): void {
    if (to === this.#path + this.#search + this.#hash) return
    history.replaceState(null, '', to)
    this.#read()
  }

  #read(): void {
    this.#path = location.pathname
    this.#hash = location.hash
    this.#search = location.search
  }
}

/** A plain press on a link to another page of ours; everything else is the browser's. */
function isOurs(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    !link.target &&
    !link.pathname.startsWith('/api/') &&
    !(link.pathname === location.pathname && link.hash !== '')
  )
}

export const address = new Address()
