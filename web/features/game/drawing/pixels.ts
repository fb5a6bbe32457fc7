/** Pixels as a canvas has them: red, green, blue and alpha. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** What is so much alike counts as one colour: lines have soft edges. */
const alike = 72
/** Fills run a little under the soft edges of lines, so that no bright seam is left. */
const under = 2

/** Fills all that is joined to a point and looks like it. */
export function fillAt(
  pixels: Pixels,
  x: number,
  y: number,
  colour: readonly [number, number, number],
): void {
  const { width, height, data } = pixels
  const start = y * width + x
  const [r, g, b, a] = [0, 1, 2, 3].map((k) => data[start * 4 + k] ?? 0) as [number, number, number, number]
  const isLike = (at: number) => {
    const alpha = data[at * 4 + 3] ?? 0
    // Clear pixels have no colour.
    if (a < 24 && alpha < 24) return true
    return (
      Math.abs((data[at * 4] ?? 0) - r) +
        Math.abs((data[at * 4 + 1] ?? 0) - g) +
        Math.abs((data[at * 4 + 2] ?? 0) - b) +
        Math.abs(alpha - a) <
      alike
    )
  }
  const filled = flood(width, height, [start], isLike)
  const near = grown(filled, width, under)
  for (let at = 0; at < filled.length; at++) {
    if (filled[at]) paint(data, at, colour, 1)
    else if (near[at]) paint(data, at, colour, 1 - (data[at * 4 + 3] ?? 0) / 255)
  }
}

/** Lays a colour under a pixel, as far as it is clear. */
function paint(
  data: Uint8ClampedArray,
  at: number,
  colour: readonly [number, number, number],
  share: number,
): void {
  for (let k = 0; k < 3; k++)
    data[at * 4 + k] = Math.round((data[at * 4 + k] ?? 0) * (1 - share) + (colour[k] ?? 0) * share)
  if (share > 0) data[at * 4 + 3] = 255
}

const paper = [255, 253, 247] as const
/** Small gaps in a line still close it: children draw so. */
const gap = 7

/** What a line goes around is paper: a face that was only outlined is white inside, and not a window. */
export function paperInside(pixels: Pixels): void {
  const { width, height, data } = pixels
  const isDrawn = Uint8Array.from({ length: width * height }, (_, at) => Number((data[at * 4 + 3] ?? 0) > 60))
  const walls = grown(isDrawn, width, gap)
  const rim: number[] = []
  for (let x = 0; x < width; x++) rim.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y++) rim.push(y * width, y * width + width - 1)
  const outside = flood(
    width,
    height,
    rim.filter((at) => !walls[at]),
    (at) => !walls[at],
  )
  const open = grown(outside, width, gap + 1)
  for (let at = 0; at < isDrawn.length; at++) {
    if (open[at]) continue
    const own = (data[at * 4 + 3] ?? 0) / 255
    if (own === 1) continue
    for (let k = 0; k < 3; k++)
      data[at * 4 + k] = Math.round((data[at * 4 + k] ?? 0) * own + (paper[k] ?? 0) * (1 - own))
    data[at * 4 + 3] = 255
  }
}

/** Whether anything is on the paper. */
export const isBlank = ({ data }: Pixels): boolean => {
  let drawn = 0
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 60 && ++drawn > 40) return false
  return true
}

function flood(
  width: number,
  height: number,
  from: readonly number[],
  isOpen: (at: number) => boolean,
): Uint8Array {
  const taken = new Uint8Array(width * height)
  const queue = [...from]
  for (const at of queue) taken[at] = 1
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width
    const around = [
      x > 0 ? next - 1 : -1,
      x < width - 1 ? next + 1 : -1,
      next - width,
      next + width < width * height ? next + width : -1,
    ]
    for (const at of around)
      if (at >= 0 && !taken[at] && isOpen(at)) {
        taken[at] = 1
        queue.push(at)
      }
  }
  return taken
}

/** All that is at most so many pixels away, along rows and columns. */
function grown(mask: Uint8Array, width: number, reach: number): Uint8Array {
  const along = new Uint8Array(mask.length)
  const all = new Uint8Array(mask.length)
  for (let at = 0; at < mask.length; at++) {
    if (!mask[at]) continue
    const x = at % width
    along.fill(1, at - Math.min(reach, x), at + Math.min(reach, width - 1 - x) + 1)
  }
  for (let at = 0; at < along.length; at++) {
    if (!along[at]) continue
    for (let step = -reach; step <= reach; step++) {
      const other = at + step * width
      if (other >= 0 && other < all.length) all[other] = 1
    }
  }
  return all
}
