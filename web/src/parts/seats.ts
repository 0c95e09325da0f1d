/** The eight seats as heraldry: a tincture, a shape on a 24 × 24 field, a hatch. Never colour alone. */

export interface Bearing {
  readonly tincture: string
  readonly shape: string // a path on a 24 × 24 field
  readonly evenodd?: boolean
  readonly hatch: string
  readonly weight: number // of the hatch's line
}

export const bearings: readonly Bearing[] = [
  {
    tincture: 'gueules',
    shape: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Z',
    hatch: 'M4 0V24M8 0V24M12 0V24M16 0V24M20 0V24',
    weight: 1.1,
  },
  {
    tincture: 'azur',
    shape:
      'M4 2.5H20A1.5 1.5 0 0 1 21.500 4V20A1.5 1.5 0 0 1 20 21.500H4A1.5 1.5 0 0 1 2.500 20V4A1.5 1.5 0 0 1 4 2.500Z',
    hatch: 'M0 6H24M0 10H24M0 14H24M0 18H24',
    weight: 1.1,
  },
  {
    tincture: 'or',
    shape: 'M12 .5 15.4 8.6 23.5 12 15.4 15.4 12 23.5 8.6 15.4 .5 12 8.6 8.6Z',
    hatch: 'M12 8v.1M8.5 12v.1M12 12v.1M15.5 12v.1M12 16v.1M12 4.6v.1M12 19.4v.1M5 12v.1M19 12v.1',
    weight: 2,
  },
  {
    tincture: 'sable',
    shape:
      'M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Zm0 6.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Z',
    evenodd: true,
    hatch: '',
    weight: 0,
  },
  {
    tincture: 'sinople',
    shape: 'M12 2 23 21.5H1Z',
    hatch: 'M2 6 22 26M6 4 26 24M10 2 30 22M-4 10 14 28',
    weight: 1.1,
  },
  {
    tincture: 'pourpre',
    shape: 'M12 .8 21.5 12 12 23.2 2.5 12Z',
    hatch: 'M2 18 18 2M6 22 22 6M2 12 12 2M12 22 22 12',
    weight: 1.1,
  },
  {
    tincture: 'céleste',
    shape: 'M17.5 2.2A10.4 10.4 0 1 0 17.5 21.8 8.3 10 0 0 1 17.5 2.2Z',
    hatch: '',
    weight: 0,
  },
  {
    tincture: 'tenné',
    shape: 'M12 2.5 23 13.5V22L12 11.8 1 22v-8.5Z',
    hatch: 'M-2 10 10 22M22 2 2 22M14 4 26 16M12 2 0 14',
    weight: 1.1,
  },
]

export function bearing(seat: number): Bearing {
  const found = bearings[seat % bearings.length]
  if (found === undefined) throw new RangeError(`no seat ${seat}`)
  return found
}
