/**
 * What comes along the way, made by hand. Places are in seconds of running from the beginning of the pattern, heights in
 * units over the ground: so a pattern asks for the same timing at any speed.
 */
export type Piece = {
  what: 'block' | 'foe' | 'flyer' | 'roller' | 'item' | 'pit' | 'ledge'
  at: number
  /** Over the ground; of the middle, except for ledges, where it is the upper edge. */
  high?: number
  /** How long pits and ledges are, in seconds. */
  long?: number
}

export type Pattern = { name: string; hard: number; pieces: Piece[] }

const block = (at: number, high?: number): Piece => ({ what: 'block', at, ...(high ? { high } : {}) })
const foe = (at: number): Piece => ({ what: 'foe', at })
const flyer = (at: number, high = 84): Piece => ({ what: 'flyer', at, high })
const pit = (at: number, long: number): Piece => ({ what: 'pit', at, long })
const ledge = (at: number, long: number, high = 104): Piece => ({ what: 'ledge', at, long, high })
const row = (at: number, count: number, high = 40): Piece[] =>
  Array.from({ length: count }, (_, index): Piece => ({ what: 'item', at: at + index * 0.15, high }))
/** Items along a jump over what is at this time. */
const arc = (at: number, count = 5): Piece[] =>
  Array.from({ length: count }, (_, index): Piece => {
    const off = (index - (count - 1) / 2) * 0.13
    return { what: 'item', at: at + off, high: 168 - off * off * 1150 }
  })

/** Which height of a stacked block is its upper one. */
export const stacked = 88

export const first: Pattern = { name: 'first', hard: 0, pieces: [...row(0, 4), ...arc(1.35), block(1.35)] }

export const patterns: Pattern[] = [
  { name: 'hop', hard: 0, pieces: [block(0), ...arc(0)] },
  { name: 'meadow', hard: 0, pieces: [...row(0, 4), ...arc(1, 5), ...row(1.5, 3)] },
  { name: 'meet', hard: 0, pieces: [foe(0.2), ...arc(0.2, 3)] },
  { name: 'duck', hard: 0, pieces: [...row(-0.3, 5, 26), flyer(0)] },
  { name: 'pit', hard: 0, pieces: [pit(0, 0.26), ...arc(0.13)] },
  { name: 'ledge', hard: 0, pieces: [ledge(0, 1.1), ...row(0.2, 5, 146), block(0.75)] },
  { name: 'two hops', hard: 1, pieces: [block(0), ...arc(0, 3), block(1.05), ...arc(1.05, 3)] },
  { name: 'wide', hard: 1, pieces: [block(0), block(0.16), ...arc(0.08)] },
  { name: 'company', hard: 1, pieces: [foe(0), foe(1.05), ...arc(0.5, 3)] },
  { name: 'duck and hop', hard: 1, pieces: [flyer(0), ...row(-0.2, 3, 26), block(1.05), ...arc(1.05, 3)] },
  { name: 'two pits', hard: 1, pieces: [pit(0, 0.26), ...arc(0.13, 3), pit(1.1, 0.26), ...arc(1.23, 3)] },
  { name: 'tall', hard: 1, pieces: [block(0), block(0, stacked), ...arc(0, 3)] },
  { name: 'roll', hard: 1, pieces: [{ what: 'roller', at: 0.6 }, ...row(-0.2, 3)] },
  {
    name: 'stairs',
    hard: 2,
    pieces: [ledge(0, 0.7), ...row(0.2, 3, 146), ledge(0.95, 0.7, 190), ...row(1.1, 3, 232), block(1.2)],
  },
  { name: 'three hops', hard: 2, pieces: [block(0), block(0.92), block(1.84), ...arc(0.92, 3)] },
  { name: 'pit and block', hard: 2, pieces: [pit(0, 0.28), ...arc(0.14, 3), block(1.05)] },
  { name: 'low bridge', hard: 2, pieces: [flyer(0), flyer(0.4), ...row(-0.2, 6, 26)] },
  { name: 'ledge over pit', hard: 2, pieces: [ledge(0, 0.9), pit(0.05, 0.8), ...row(0.2, 4, 146)] },
  { name: 'short hop', hard: 2, pieces: [block(0), flyer(0.05, 218), ...row(0.3, 3)] },
  { name: 'stampede', hard: 3, pieces: [foe(0), foe(0.55), foe(1.5), ...arc(0.5, 3)] },
  { name: 'tall and low', hard: 3, pieces: [block(0), block(0, stacked), flyer(1.05), ...row(0.9, 3, 26)] },
  { name: 'wide pit', hard: 3, pieces: [pit(0, 0.38), ...arc(0.19), { what: 'roller', at: 1.3 }] },
]

/** What comes between while a boss is ahead: something to take, so that it can be fought. */
export const bossPatterns: Pattern[] = [
  { name: 'supply', hard: 0, pieces: [...row(0, 3), ...arc(0.9, 3)] },
  { name: 'supply high', hard: 0, pieces: [...arc(0, 5), block(0)] },
]
