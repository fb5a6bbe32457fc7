import type { Values } from '@makebelieve/kit/simulation/system'

/** Light on a screen. Places in mm from its middle; half of the screen is worked out, the other half is its mirror. */
export type Slits = {
  time: number
  /** How bright each place is, the middle being 1, and the sum of all up to there. */
  bright: number[]
  sums: number[]
  photons: number
  /** In whole stripes, and of these in their bright halves. */
  counted: number
  inBright: number
  /** Where the last photons struck: along the stripes only for the picture. */
  dots: [y: number, side: number][]
}

export const reach = 25
export const places = 501
export const spot = reach / (places - 1)
/** The lamp grows brighter, so that the first photons can be seen one by one. */
export const photonsBy = (time: number) => Math.round(60 * time + 12 * time * Math.min(60, time))
export const counts = [1, 2, 3, 4, 6] as const

export const slitsOf = ({ slits = 1 }: Values) => counts[Math.round(slits)] ?? 2

/** Every slit is a row of small sources (Huygens); their waves meet at a place in or out of step. */
export function brightness(values: Values): number[] {
  const { wavelength = 550, gap = 200, width = 30, distance = 2 } = values
  const wave = wavelength * 1e-6
  const far = distance * 1000
  const each = 12
  const count = slitsOf(values)
  const sources: number[] = []
  for (let s = 0; s < count; s++)
    for (let i = 0; i < each; i++)
      sources.push(((s - (count - 1) / 2) * gap + ((i + 0.5) / each - 0.5) * width) / 1000)
  const found: number[] = []
  for (let p = 0; p < places; p++) {
    const y = p * spot
    let [across, up] = [0, 0]
    for (const source of sources) {
      // √(L² + (y − s)²) − √(L² + s²) without losing digits: a lens has brought all light into step at y = 0.
      const way = Math.sqrt(far * far + (y - source) ** 2)
      const toMiddle = Math.sqrt(far * far + source * source)
      const longer = (y * (y - 2 * source)) / (way + toMiddle)
      const turn = (2 * Math.PI * longer) / wave
      across += Math.cos(turn)
      up += Math.sin(turn)
    }
    found.push((across * across + up * up) / sources.length ** 2)
  }
  return found
}

export function sumsOf(bright: readonly number[]): number[] {
  let sum = 0
  return bright.map((one, i) => {
    sum += i === 0 ? one / 2 : one
    return sum
  })
}

/** Between three neighbours: where a parabola through them is highest or lowest. */
function turning(row: readonly number[], i: number): number {
  const [a, b, c] = [row[i - 1] ?? 0, row[i] ?? 0, row[i + 1] ?? 0]
  return (i + (0.5 * (a - c)) / (a - 2 * b + c)) * spot
}

/** From one bright stripe to the next; 0 where there are none to be seen. */
export function spacingOf({ bright }: Slits, values: Values): number {
  const count = slitsOf(values)
  if (count === 1) return 0
  for (let i = 1; i < places - 1; i++) {
    const [a, b, c] = [bright[i - 1] ?? 0, bright[i] ?? 0, bright[i + 1] ?? 0]
    // Of two slits the dark places are sharper: the first is half a stripe from the middle.
    if (count === 2 && b < a && b <= c) return 2 * turning(bright, i)
    if (count > 2 && b > a && b >= c && b > 0.3) return turning(bright, i)
  }
  return 0
}

/** How wide the middle stripe is where it is half as bright. */
export function sharpness({ bright }: Slits): number {
  const i = bright.findIndex((one) => one < 0.5)
  if (i < 1) return 2 * reach
  const [a, b] = [bright[i - 1] ?? 1, bright[i] ?? 0]
  return 2 * (i - 1 + (a - 0.5) / (a - b)) * spot
}

export function brightAt({ bright }: Slits, y: number): number {
  const at = Math.min(places - 1.001, Math.abs(y) / spot)
  const i = Math.floor(at)
  return (bright[i] ?? 0) + ((bright[i + 1] ?? 0) - (bright[i] ?? 0)) * (at - i)
}

/** Where a photon strikes: bright places are struck more often. */
export function struck({ sums }: Slits, share: number): number {
  const wanted = share * (sums.at(-1) ?? 1)
  let [low, high] = [0, sums.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  const before = low > 0 ? (sums[low - 1] ?? 0) : 0
  const part = (wanted - before) / Math.max(1e-12, (sums[low] ?? 0) - before)
  return Math.max(0, (low === 0 ? part / 2 : low - 0.5 + part) * spot)
}
