import { at } from '@makebelieve/shapes/geometry/solid'

/** A rectangle to find a place for, in metres; `share` is how dense its pixels are beside the others'. */
export type Wanted = { width: number; height: number; share: number }

/** Where one lies, in pixels from the left and the top, without its gutter. */
export type Placed = { x: number; y: number; density: number; turned: boolean }

/**
 * All rectangles in one square picture, as large as they fit, the same number of pixels to the metre for all: sorted by
 * height and laid on the skyline of those below. High ones are laid on their side.
 */
export function packed(wanted: readonly Wanted[], size: number, gutter: number): Placed[] | undefined {
  const area = wanted.reduce((sum, { width, height, share }) => sum + width * height * share * share, 0)
  // Rectangles rarely fill more than nine tenths; from there down to what fits, then half way back up a few times.
  let tooMuch = Math.sqrt((0.92 * size * size) / Math.max(area, 1e-12))
  let fits = tooMuch
  let best: Placed[] | undefined
  for (let n = 0; n < 40 && !best; n++) {
    tooMuch = fits
    fits *= 0.87
    best = packedAt(wanted, size, gutter, fits)
  }
  for (let n = 0; n < 4 && best; n++) {
    const density = (fits + tooMuch) / 2
    const tried = packedAt(wanted, size, gutter, density)
    if (tried) [best, fits] = [tried, density]
    else tooMuch = density
  }
  return best
}

function packedAt(
  wanted: readonly Wanted[],
  size: number,
  gutter: number,
  density: number,
): Placed[] | undefined {
  const boxes = wanted.map(({ width, height, share }, i) => {
    const pixels = density * share
    const turned = height > width
    const wide = Math.ceil((turned ? height : width) * pixels) + 1 + 2 * gutter
    const high = Math.ceil((turned ? width : height) * pixels) + 1 + 2 * gutter
    return { i, wide, high, turned, pixels }
  })
  if (
    boxes.some((box) => box.wide > size) ||
    boxes.reduce((sum, box) => sum + box.wide * box.high, 0) > size * size
  )
    return undefined
  boxes.sort((a, b) => b.high - a.high || b.wide - a.wide || a.i - b.i)
  const skyline = new Skyline(size)
  const places: Placed[] = Array.from({ length: wanted.length })
  for (const { i, wide, high, turned, pixels } of boxes) {
    const spot = skyline.put(wide, high)
    if (!spot) return undefined
    places[i] = { x: spot.x + gutter, y: spot.y + gutter, density: pixels, turned }
  }
  return places
}

/** The upper rim of what has been laid down, as steps from left to right. */
class Skyline {
  private readonly size: number
  private starts: number[] = [0]
  private heights: number[] = [0]

  constructor(size: number) {
    this.size = size
  }

  put(wide: number, high: number): { x: number; y: number } | undefined {
    let [best, bestY, bestWaste] = [-1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let i = 0; i < this.starts.length; i++) {
      const x = at(this.starts, i)
      if (x + wide > this.size) break
      const { y, waste } = this.rest(i, wide)
      if (y + high > this.size) continue
      if (y < bestY || (y === bestY && waste < bestWaste)) [best, bestY, bestWaste] = [i, y, waste]
    }
    if (best < 0) return undefined
    const x = at(this.starts, best)
    this.raise(best, x, x + wide, bestY + high)
    return { x, y: bestY }
  }

  /** How high something lies that begins at a step, and how much stays empty below it. */
  private rest(first: number, wide: number): { y: number; waste: number } {
    const end = at(this.starts, first) + wide
    let y = 0
    for (let i = first; i < this.starts.length && at(this.starts, i) < end; i++)
      y = Math.max(y, at(this.heights, i))
    let waste = 0
    for (let i = first; i < this.starts.length && at(this.starts, i) < end; i++) {
      const until = Math.min(end, this.starts[i + 1] ?? this.size)
      waste += (y - at(this.heights, i)) * (until - at(this.starts, i))
    }
    return { y, waste }
  }

  private raise(first: number, from: number, to: number, height: number): void {
    let last = first
    while (last + 1 < this.starts.length && at(this.starts, last + 1) < to) last++
    const after = at(this.heights, last)
    const ends = this.starts[last + 1] ?? this.size
    const starts = [from]
    const heights = [height]
    if (ends > to) {
      starts.push(to)
      heights.push(after)
    }
    this.starts.splice(first, last - first + 1, ...starts)
    this.heights.splice(first, last - first + 1, ...heights)
  }
}
