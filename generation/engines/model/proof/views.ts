import { byteAt, real, vertexAt } from '@makebelieve/shapes/geometry/lists'
import type { Texture } from './read-file.ts'

/** What a camera sees that is far away: for each pixel the part that is in front, how near it is, and its colour. */
export type View = {
  size: number
  /** The number of the part, or -1 where there is nothing. */
  parts: Int16Array
  depths: Float32Array
  /** Red, green and blue of the base colour texture. */
  colours: Uint8Array
}

/** What of a part can be seen. */
type Seen = { positions: Float32Array; uvs: Float32Array; triangles: Uint32Array }

/** From where one looks. Up is up; from above, the front is below. */
export type Side = 'front' | 'back' | 'left' | 'right' | 'top'

const turns: Record<Exclude<Side, 'top'>, [cos: number, sin: number]> = {
  front: [1, 0],
  right: [0, 1],
  back: [-1, 0],
  left: [0, -1],
}

/** All parts from one side, without perspective and without light; `reach` is half of what is seen, in metres. */
export function viewOf(
  parts: readonly Seen[],
  base: Texture,
  side: Side,
  { size = 96, reach = 0.5, height = 0.5 } = {},
): View {
  const view: View = {
    size,
    parts: new Int16Array(size * size).fill(-1),
    depths: new Float32Array(size * size).fill(Number.NEGATIVE_INFINITY),
    colours: new Uint8Array(size * size * 3),
  }
  const [cos, sin] = side === 'top' ? [1, 0] : turns[side]
  const scale = size / (2 * reach)
  parts.forEach((part, number) => {
    const { positions, uvs, triangles } = part
    const count = positions.length / 3
    const seen = new Float32Array(count * 3)
    for (let v = 0; v < count; v++) {
      const x = real(positions, v * 3)
      const z = real(positions, v * 3 + 2)
      const y = real(positions, v * 3 + 1)
      seen[v * 3] = (x * cos - z * sin) * scale + size / 2
      seen[v * 3 + 1] = size / 2 + (side === 'top' ? z : height - y) * scale
      seen[v * 3 + 2] = side === 'top' ? y : x * sin + z * cos
    }
    for (let i = 0; i < triangles.length; i += 3)
      draw(
        view,
        number,
        seen,
        uvs,
        base,
        vertexAt(triangles, i),
        vertexAt(triangles, i + 1),
        vertexAt(triangles, i + 2),
      )
  })
  return view
}

function draw(
  view: View,
  part: number,
  seen: Float32Array,
  uvs: Float32Array,
  base: Texture,
  a: number,
  b: number,
  c: number,
): void {
  const ax = real(seen, a * 3)
  const ay = real(seen, a * 3 + 1)
  const bx = real(seen, b * 3)
  const by = real(seen, b * 3 + 1)
  const cx = real(seen, c * 3)
  const cy = real(seen, c * 3 + 1)
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  // What turns its back is behind something else of its own part.
  if (!(area < 0)) return
  const { size } = view
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5
      const py = y + 0.5
      const wa = ((bx - px) * (cy - py) - (cx - px) * (by - py)) / area
      const wb = ((cx - px) * (ay - py) - (ax - px) * (cy - py)) / area
      const wc = 1 - wa - wb
      if (wa < 0 || wb < 0 || wc < 0) continue
      const depth = wa * real(seen, a * 3 + 2) + wb * real(seen, b * 3 + 2) + wc * real(seen, c * 3 + 2)
      const pixel = y * size + x
      if (depth <= real(view.depths, pixel)) continue
      view.depths[pixel] = depth
      view.parts[pixel] = part
      const u = wa * real(uvs, a * 2) + wb * real(uvs, b * 2) + wc * real(uvs, c * 2)
      const v = wa * real(uvs, a * 2 + 1) + wb * real(uvs, b * 2 + 1) + wc * real(uvs, c * 2 + 1)
      const texel = texelAt(base.size, u, v)
      for (let k = 0; k < 3; k++) view.colours[pixel * 3 + k] = byteAt(base.pixels, texel * 3 + k)
    }
}

export function texelAt(size: number, u: number, v: number): number {
  const x = Math.min(size - 1, Math.max(0, Math.floor(u * size)))
  const y = Math.min(size - 1, Math.max(0, Math.floor(v * size)))
  return y * size + x
}
