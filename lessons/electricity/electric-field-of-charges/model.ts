import type { Values } from '@makebelieve/kit/simulation/system'

/** The speck's place and speed in metres; it is let go again when it has arrived or gone far away. */
export type Field = {
  x: number
  y: number
  vx: number
  vy: number
  /** How long it has rested, in seconds; nothing while it moves. */
  rested: number
  time: number
  steps: number
  trail: [number, number][]
}

/** Coulomb's constant, in N m²/C² (CODATA 2018). */
export const coulomb = 8.9875517923e9
export const nano = 1e-9
/** The speck weighs a milligram. */
export const speck = 1e-6
/** The balls that carry the charges. */
export const ball = 0.05
/** What is to be seen, from the middle to each side. */
export const view = { x: 0.8, y: 0.5 } as const

export type Source = { x: number; charge: number }

export const sourcesOf = ({ left = 3, right = -3, apart = 0.6 }: Values): readonly [Source, Source] => [
  { x: -apart / 2, charge: left * nano },
  { x: apart / 2, charge: right * nano },
]

/** The field in V/m: what both charges do together. */
export function fieldAt(x: number, y: number, sources: readonly Source[]): [number, number] {
  let [ex, ey] = [0, 0]
  for (const source of sources) {
    const [dx, dy] = [x - source.x, y]
    const square = Math.max(1e-6, dx * dx + dy * dy)
    const by = (coulomb * source.charge) / (square * Math.sqrt(square))
    ex += by * dx
    ey += by * dy
  }
  return [ex, ey]
}

/** The potential in volts. */
export function potentialAt(x: number, y: number, sources: readonly Source[]): number {
  return sources.reduce(
    (sum, source) => sum + (coulomb * source.charge) / Math.max(1e-3, Math.hypot(x - source.x, y)),
    0,
  )
}

/** Where the speck begins: never inside a ball. */
export function beginning(values: Values): [number, number] {
  const { x = 0, y = 0.25 } = values
  let at: [number, number] = [x, y]
  for (const source of sourcesOf(values)) {
    const [dx, dy] = [at[0] - source.x, at[1]]
    const far = Math.hypot(dx, dy)
    const least = ball * 1.2
    if (far < least) at = far < 1e-9 ? [source.x, least] : [source.x + (dx * least) / far, (dy * least) / far]
  }
  return at
}

export const touches = ({ x, y }: Field, values: Values) =>
  sourcesOf(values).some((source) => Math.hypot(x - source.x, y) <= ball)
export const isGone = ({ x, y }: Field) => Math.abs(x) > view.x * 1.05 || Math.abs(y) > view.y * 1.05
