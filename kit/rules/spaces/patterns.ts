/**
 * What comes along a way that goes on by itself, made by hand, so that it can always be passed. Places are in seconds from the
 * beginning of the pattern, heights in units over the ground: a pattern asks for the same timing at any speed.
 */
export type Piece = {
  what: 'hurdle' | 'overhead' | 'trail' | 'pit' | 'ledge'
  at: number
  /** Over the ground: the middle of what is to be taken, the upper edge of a ledge. */
  high?: number
  /** How long pits and ledges are, in seconds. */
  long?: number
  /** How much larger than usual it is. */
  large?: number
}

export type Pattern = { hard: number; pieces: Piece[] }

const hurdle = (at: number, large?: number): Piece => ({ what: 'hurdle', at, ...(large && { large }) })
const overhead = (at: number): Piece => ({ what: 'overhead', at })
const pit = (at: number, long: number): Piece => ({ what: 'pit', at, long })
const ledge = (at: number, long: number, high = 104): Piece => ({ what: 'ledge', at, long, high })
const row = (at: number, count: number, high = 34): Piece[] =>
  Array.from({ length: count }, (_, index): Piece => ({ what: 'trail', at: at + index * 0.15, high }))
/** Along a jump over what is at this time. */
const arc = (at: number, count = 5): Piece[] =>
  Array.from({ length: count }, (_, index): Piece => {
    const off = (index - (count - 1) / 2) * 0.13
    return { what: 'trail', at: at + off, high: 160 - off * off * 1050 }
  })

export const first: Pattern = { hard: 0, pieces: [...row(0, 4), ...arc(1.35), hurdle(1.35)] }

export const patterns: Pattern[] = [
  { hard: 0, pieces: [hurdle(0), ...arc(0)] },
  { hard: 0, pieces: [...row(0, 4), ...arc(1, 5), ...row(1.5, 3)] },
  { hard: 0, pieces: [...row(-0.3, 5, 22), overhead(0)] },
  { hard: 0, pieces: [pit(0, 0.24), ...arc(0.12)] },
  { hard: 0, pieces: [ledge(0, 1.1), ...row(0.2, 5, 142)] },
  { hard: 1, pieces: [hurdle(0), ...arc(0, 3), hurdle(1.05), ...arc(1.05, 3)] },
  { hard: 1, pieces: [hurdle(0), hurdle(0.15), ...arc(0.075)] },
  { hard: 1, pieces: [ledge(0, 1.1), ...row(0.2, 5, 142), hurdle(0.75)] },
  { hard: 1, pieces: [overhead(0), ...row(-0.2, 3, 22), hurdle(1.1), ...arc(1.1, 3)] },
  { hard: 1, pieces: [pit(0, 0.25), ...arc(0.125, 3), pit(1.15, 0.25), ...arc(1.275, 3)] },
  { hard: 1, pieces: [hurdle(0, 1.35), ...arc(0, 3)] },
  { hard: 2, pieces: [ledge(0, 0.7), ...row(0.2, 3, 142), ledge(0.95, 0.7, 186), ...row(1.1, 3, 224)] },
  { hard: 2, pieces: [hurdle(0), hurdle(0.96), hurdle(1.92), ...arc(0.96, 3)] },
  { hard: 2, pieces: [pit(0, 0.27), ...arc(0.135, 3), hurdle(1.1)] },
  { hard: 2, pieces: [overhead(0), overhead(0.4), ...row(-0.2, 6, 22)] },
  { hard: 2, pieces: [ledge(0, 0.95), pit(0.08, 0.75), ...row(0.2, 4, 142)] },
  { hard: 3, pieces: [hurdle(0, 1.35), overhead(1.1), ...row(0.95, 3, 22)] },
  { hard: 3, pieces: [pit(0, 0.34), ...arc(0.17), overhead(1.25)] },
]
