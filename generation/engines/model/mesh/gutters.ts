import { byteAt, whole } from '@makebelieve/shapes/geometry/lists'

/** How far the colours of charts run over their rim, in texels: enough for a few sizes of mipmaps. */
const far = 6

/**
 * Texels between charts take the colour of the nearest chart, so that filtering finds no seam. What is further away
 * has the mean of all: that costs no bytes.
 */
export function fillGutters(layers: Uint8Array[], charts: Int32Array, size: number): void {
  const count = charts.length
  const filled = new Uint8Array(count)
  for (let i = 0; i < count; i++) if (whole(charts, i) >= 0) filled[i] = 1
  const means = layers.map((layer) => meanOf(layer, filled))
  let front: number[] = []
  for (let i = 0; i < count; i++)
    if (filled[i] && !(filled[i - 1] && filled[i + 1] && filled[i - size] && filled[i + size])) front.push(i)
  for (let n = 0; n < far; n++) {
    const next: number[] = []
    const spread = (from: number, to: number) => {
      if (to < 0 || to >= count || filled[to]) return
      filled[to] = 1
      next.push(to)
      for (const layer of layers) {
        layer[to * 3] = byteAt(layer, from * 3)
        layer[to * 3 + 1] = byteAt(layer, from * 3 + 1)
        layer[to * 3 + 2] = byteAt(layer, from * 3 + 2)
      }
    }
    for (const from of front) {
      const x = from % size
      if (x > 0) spread(from, from - 1)
      if (x < size - 1) spread(from, from + 1)
      spread(from, from - size)
      spread(from, from + size)
    }
    front = next
  }
  layers.forEach((layer, n) => {
    const [r, g, b] = means[n] ?? [0, 0, 0]
    for (let i = 0; i < count; i++) {
      if (filled[i]) continue
      layer[i * 3] = r
      layer[i * 3 + 1] = g
      layer[i * 3 + 2] = b
    }
  })
}

function meanOf(layer: Uint8Array, filled: Uint8Array): [number, number, number] {
  let [r, g, b, count] = [0, 0, 0, 0]
  for (let i = 0; i < filled.length; i++) {
    if (!filled[i]) continue
    count++
    r += byteAt(layer, i * 3)
    g += byteAt(layer, i * 3 + 1)
    b += byteAt(layer, i * 3 + 2)
  }
  const mean = (sum: number) => Math.round(sum / Math.max(1, count))
  return [mean(r), mean(g), mean(b)]
}
