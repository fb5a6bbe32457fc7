import type { Values } from '@makebelieve/kit/simulation/system'

/** Lengths in cm, heights in mm. The wall is a row of meters that add up how strongly the water swings there. */
export type Ripples = {
  time: number
  odd: boolean
  /** For how long each meter has felt both waves, and the sum of its squared heights. */
  felt: number[]
  squares: number[]
  along: [a: number, b: number, late: number][]
  duckFelt: number
  duckSquares: number
}

export const meters = 181
export const reach = 18
/** Where a meter is on the wall, up from the middle. */
export const meterAt = (i: number) => -reach + (2 * reach * i) / (meters - 1)

const gravity = 9.81
/** Surface tension of water over its density, in m³/s². */
const tension = 0.0728 / 998

/** Waves in one centimetre times 2π: solves ω² = (gk + σk³/ρ)·tanh(kh) by Newton's method. */
export function waveNumber({ frequency = 15, depth = 6 }: Values): number {
  const wanted = (2 * Math.PI * frequency) ** 2
  const h = depth / 1000
  let k = (2 * Math.PI * frequency) / 0.23
  for (let i = 0; i < 12; i++) {
    const [free, hold] = [gravity * k + tension * k ** 3, Math.tanh(k * h)]
    const slope = (gravity + 3 * tension * k * k) * hold + free * h * (1 - hold * hold)
    k = Math.max(1, k - (free * hold - wanted) / slope)
  }
  return k / 100
}

export const lengthOf = (values: Values) => (2 * Math.PI) / waveNumber(values)
export const speedOf = (values: Values) => lengthOf(values) * (values.frequency ?? 15)

/** A ring wave grows weaker as its ring grows longer. */
export const strengthAt = (distance: number) => 3 / Math.sqrt(Math.max(0.6, distance))

/** The height of the water, and nothing where the first wave has not come yet. */
export function heightAt(
  x: number,
  y: number,
  time: number,
  k: number,
  { frequency = 15, gap = 6, phase = 0 }: Values,
): number {
  const turn = 2 * Math.PI * frequency * time
  const r1 = Math.sqrt(x * x + (y - gap / 2) ** 2)
  const r2 = Math.sqrt(x * x + (y + gap / 2) ** 2)
  const one = k * r1 < turn ? strengthAt(r1) * Math.sin(turn - k * r1) : 0
  const two = k * r2 < turn ? strengthAt(r2) * Math.sin(turn - k * r2 + (phase * Math.PI) / 180) : 0
  return one + two
}

/** The same height as a·sin ωt + b·cos ωt, and the turn ωt from which both waves are there. */
export function partsAt(x: number, y: number, values: Values): [a: number, b: number, late: number] {
  const { gap = 6, phase = 0 } = values
  const k = waveNumber(values)
  const [r1, r2] = [Math.hypot(x, y - gap / 2), Math.hypot(x, y + gap / 2)]
  const [s1, s2] = [strengthAt(r1), strengthAt(r2)]
  const [p1, p2] = [-k * r1, (phase * Math.PI) / 180 - k * r2]
  return [s1 * Math.cos(p1) + s2 * Math.cos(p2), s1 * Math.sin(p1) + s2 * Math.sin(p2), k * Math.max(r1, r2)]
}

/** Mean squared height at every meter; nothing where too little was felt. */
export const strengths = ({ felt, squares }: Ripples): number[] =>
  squares.map((sum, i) => ((felt[i] ?? 0) > 0 ? sum / (felt[i] ?? 1) : 0))

/** What a meter has felt for less than this many seconds is not yet trusted. */
const enough = 0.2

/** If a meter is quieter than its neighbours: the quiet place, between the meters by a parabola through three of them. */
function quietNear({ felt, squares }: Ripples, i: number, most: number): number | undefined {
  const [fa, fb, fc] = [felt[i - 1] ?? 0, felt[i] ?? 0, felt[i + 1] ?? 0]
  if (Math.min(fa, fb, fc) < enough) return undefined
  const [a, b, c] = [(squares[i - 1] ?? 0) / fa, (squares[i] ?? 0) / fb, (squares[i + 1] ?? 0) / fc]
  return b < a && b <= c && b < most / 2 ? meterAt(i + (0.5 * (a - c)) / (a - 2 * b + c)) : undefined
}

function loudest({ felt, squares }: Ripples): number {
  let most = 0
  for (let i = 0; i < meters; i++) {
    const long = felt[i] ?? 0
    if (long >= enough) most = Math.max(most, (squares[i] ?? 0) / long)
  }
  return most
}

/** The two quiet places around the middle of the wall; nothing until both are seen. */
export function quietPair(state: Ripples): [below: number, above: number] | undefined {
  const centre = (meters - 1) / 2
  const most = loudest(state)
  let [below, above]: (number | undefined)[] = []
  for (let i = centre; i < meters - 1 && above === undefined; i++) {
    const found = quietNear(state, i, most)
    if (found !== undefined && found >= 0) above = found
  }
  for (let i = centre; i > 0 && below === undefined; i--) {
    const found = quietNear(state, i, most)
    if (found !== undefined && found < 0) below = found
  }
  return below === undefined || above === undefined ? undefined : [below, above]
}

/** From one quiet place to the next; 0 until two are seen. */
export function spacingOf(state: Ripples): number {
  const pair = quietPair(state)
  return pair ? pair[1] - pair[0] : 0
}
