import type { Values } from '@makebelieve/kit/simulation/system'

/** How far along the track, how fast, and what was felt so far; energies in joules. */
export type Ride = {
  along: number
  speed: number
  heat: number
  time: number
  /** Felt weight at the top of the loop, at the last pass, and the strongest ever; in everyday weights. */
  atTop: number
  most: number
  passes: number
}

/** A piece of track, sampled evenly along its length. */
type Piece = {
  begins: number
  step: number
  long: number
  x: number[]
  y: number[]
  turn: number[]
  bend: number[]
}
export type Track = { pieces: Piece[]; long: number; loop: [from: number, to: number] }

/** Both ramps are parabolas: so high, so wide. The loop stands at `ring`. */
export const ramp = { high: 26, wide: 24 }
export const ring = 33
export const wide = 66

function shapeOf(
  from: number,
  to: number,
  begins: number,
  slopes: (x: number) => readonly [y: number, d: number, dd: number],
): Piece {
  const stretch = (x: number) => Math.hypot(1, slopes(x)[1])
  const count = 400
  const h = (to - from) / count
  let long = 0
  for (let i = 0; i < count; i++)
    long +=
      (h / 6) * (stretch(from + i * h) + 4 * stretch(from + (i + 0.5) * h) + stretch(from + (i + 1) * h))
  const steps = Math.ceil(long / 0.1)
  const step = long / steps
  const piece: Piece = { begins, step, long, x: [], y: [], turn: [], bend: [] }
  let x = from
  for (let i = 0; i <= steps; i++) {
    const [y, d, dd] = slopes(x)
    piece.x.push(x)
    piece.y.push(y)
    piece.turn.push(Math.atan(d))
    piece.bend.push(dd / Math.hypot(1, d) ** 3)
    const middle = x + (0.5 * step) / stretch(x)
    x += step / stretch(middle)
  }
  return piece
}

function ringOf(radius: number, begins: number): Piece {
  const long = 2 * Math.PI * radius
  const steps = Math.ceil(long / 0.1)
  const piece: Piece = { begins, step: long / steps, long, x: [], y: [], turn: [], bend: [] }
  for (let i = 0; i <= steps; i++) {
    const turn = (2 * Math.PI * i) / steps
    piece.x.push(ring + radius * Math.sin(turn))
    piece.y.push(radius * (1 - Math.cos(turn)))
    piece.turn.push(turn)
    piece.bend.push(1 / radius)
  }
  return piece
}

function build(radius: number): Track {
  const pieces: Piece[] = []
  const begins = () => pieces.reduce((sum, { long }) => sum + long, 0)
  const valley = (away: number): readonly [number, number, number] => {
    const share = (2 * ramp.high) / ramp.wide ** 2
    return [0.5 * share * away * away, share * away, share]
  }
  const flat = (from: number, to: number) => pieces.push(shapeOf(from, to, begins(), () => [0, 0, 0]))
  pieces.push(shapeOf(0, ramp.wide, 0, (x) => valley(x - ramp.wide)))
  flat(ramp.wide, ring)
  const loop = begins()
  pieces.push(ringOf(radius, loop))
  const after = begins()
  flat(ring, wide - ramp.wide)
  pieces.push(shapeOf(wide - ramp.wide, wide, begins(), (x) => valley(x - wide + ramp.wide)))
  return { pieces, long: begins(), loop: [loop, after] }
}

const known = new Map<number, Track>()
export function trackOf({ loop = 4 }: Values): Track {
  let track = known.get(loop)
  if (!track) {
    track = build(loop)
    if (known.size > 40) known.clear()
    known.set(loop, track)
  }
  return track
}

/** A place on the track: the height is a smooth curve through the samples, and the slope is exactly that curve's. */
export function placeAt({ pieces, long }: Track, along: number) {
  const s = Math.min(long, Math.max(0, along))
  let piece = pieces[0]
  for (const one of pieces) if (s >= one.begins) piece = one
  if (!piece) return { x: 0, y: 0, slope: 0, turn: 0, bend: 0 }
  const steps = piece.x.length - 1
  const at = (s - piece.begins) / piece.step
  const i = Math.min(steps - 1, Math.max(0, Math.floor(at)))
  const t = Math.min(1, at - i)
  const between = (list: readonly number[]) => (list[i] ?? 0) * (1 - t) + (list[i + 1] ?? 0) * t
  const [y0, y1] = [piece.y[i] ?? 0, piece.y[i + 1] ?? 0]
  const [m0, m1] = [Math.sin(piece.turn[i] ?? 0) * piece.step, Math.sin(piece.turn[i + 1] ?? 0) * piece.step]
  const [a, b] = [2 * y0 - 2 * y1 + m0 + m1, 3 * y1 - 3 * y0 - 2 * m0 - m1]
  return {
    x: between(piece.x),
    y: ((a * t + b) * t + m0) * t + y0,
    slope: ((3 * a * t + 2 * b) * t + m0) / piece.step,
    turn: between(piece.turn),
    bend: between(piece.bend),
  }
}

/** Where on the left ramp a height is. */
export function startAt(values: Values): number {
  const track = trackOf(values)
  let [low, high] = [0, track.pieces[0]?.long ?? 0]
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    if (placeAt(track, middle).y > (values.height ?? 15)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** How heavy one feels in the seat, in everyday weights; below zero the belt holds. */
export function feltAt({ along, speed }: Ride, values: Values): number {
  const { turn, bend } = placeAt(trackOf(values), along)
  return ((values.gravity ?? 9.81) * Math.cos(turn) + speed * speed * bend) / 9.81
}

export function energyOf({ along, speed }: Ride, values: Values): { height: number; motion: number } {
  const { mass = 600, gravity = 9.81 } = values
  return { height: mass * gravity * placeAt(trackOf(values), along).y, motion: 0.5 * mass * speed * speed }
}
