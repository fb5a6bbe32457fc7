import { labOf, rgbOf, rgbOfLab } from '@makebelieve/shapes/materials/oklab'

/** RGBA pixels of a square picture. */
export type Pixels = { data: Uint8Array; side: number }

/**
 * Colours a silhouette like cut paper: the thing's own colour, lighter above than below, a lighter tone where the
 * silhouette has gaps, and a darker edge.
 */
export function paintSilhouette({ data, side }: Pixels, colour: string): void {
  const inside = insideOf({ data, side })
  const toEdge = distanceFrom((at) => inside[at] === 0, side)
  const own = labOf(...rgbOf(colour))
  // Very dark and very light colours lose their shape; paper of a middle tone keeps it.
  const light = Math.min(0.82, Math.max(0.42, own[0]))
  const tone = (shift: number, chroma: number) => rgbOfLab([light + shift, own[1] * chroma, own[2] * chroma])
  const edge = tone(-0.2, 0.9)
  const gap = rgbOfLab([Math.min(0.97, light + 0.3), own[1] * 0.35, own[2] * 0.35])
  const edgeWidth = side / 90
  for (let row = 0; row < side; row++) {
    const body = tone(0.07 - (row / side) * 0.16, 1)
    for (let column = 0; column < side; column++) {
      const at = row * side + column
      if (inside[at] === 0) continue
      const cover = (data[at * 4 + 3] ?? 0) / 255
      const isEdge = (toEdge[at] ?? 0) <= edgeWidth
      for (const channel of [0, 1, 2] as const) {
        const painted = gap[channel] + (body[channel] - gap[channel]) * cover
        data[at * 4 + channel] = isEdge ? edge[channel] : painted
      }
      data[at * 4 + 3] = 255
    }
  }
}

/** Lays a white rim of paper around everything that can be seen. */
export function addRim({ data, side }: Pixels): void {
  const rim = side / 34
  const away = distanceFrom((at) => (data[at * 4 + 3] ?? 0) > 127, side)
  for (let at = 0; at < side * side; at++) {
    const paper = Math.min(1, Math.max(0, rim + 1 - (away[at] ?? 0)))
    if (paper === 0) continue
    const cover = (data[at * 4 + 3] ?? 0) / 255
    for (const channel of [0, 1, 2]) {
      data[at * 4 + channel] = 252 + ((data[at * 4 + channel] ?? 0) - 252) * cover
    }
    data[at * 4 + 3] = Math.round(255 * Math.max(cover, paper))
  }
}

/** What the outside cannot reach: the silhouette with its gaps filled. */
function insideOf({ data, side }: Pixels): Uint8Array {
  const inside = new Uint8Array(side * side).fill(1)
  const queue: number[] = []
  const visit = (at: number) => {
    if (inside[at] === 1 && (data[at * 4 + 3] ?? 0) < 110) {
      inside[at] = 0
      queue.push(at)
    }
  }
  for (let step = 0; step < side; step++) {
    for (const at of [step, (side - 1) * side + step, step * side, step * side + side - 1]) visit(at)
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const column = next % side
    if (column > 0) visit(next - 1)
    if (column < side - 1) visit(next + 1)
    if (next >= side) visit(next - side)
    if (next < side * (side - 1)) visit(next + side)
  }
  return inside
}

/** Distance of every pixel from the nearest that is a source, by two sweeps: exact enough for rims. */
export function distanceFrom(isSource: (at: number) => boolean, side: number): Float32Array {
  const away = new Float32Array(side * side).fill(1e6)
  for (let at = 0; at < away.length; at++) if (isSource(at)) away[at] = 0
  const relax = (at: number, column: number, from: number, columnStep: number, cost: number) => {
    const other = column + columnStep
    if (other < 0 || other >= side || from < 0 || from >= away.length) return
    away[at] = Math.min(away[at] ?? 0, (away[from] ?? 0) + cost)
  }
  for (let at = 0; at < away.length; at++) {
    const column = at % side
    relax(at, column, at - 1, -1, 1)
    relax(at, column, at - side, 0, 1)
    relax(at, column, at - side - 1, -1, Math.SQRT2)
    relax(at, column, at - side + 1, 1, Math.SQRT2)
  }
  for (let at = away.length - 1; at >= 0; at--) {
    const column = at % side
    relax(at, column, at + 1, 1, 1)
    relax(at, column, at + side, 0, 1)
    relax(at, column, at + side + 1, 1, Math.SQRT2)
    relax(at, column, at + side - 1, -1, Math.SQRT2)
  }
  return away
}
