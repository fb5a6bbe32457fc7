import type { Camera } from './camera.ts'

/** What a picture is made of: which object each pixel shows, one over its distance, and its colour where one is wanted. */
export type Canvas = {
  width: number
  height: number
  /** The number of the object, -1 for the sky. */
  object: Int32Array
  nearness: Float32Array
  /** What the batches say about their vertices, `channels` numbers for each pixel. */
  values?: Float32Array
}

/** Red, green and blue of the stuff; how much of the sun falls on it; how far it faces up; red, green and blue of other light. */
export const channels = 8

export function openCanvas(width: number, height: number, coloured = false): Canvas {
  const object = new Int32Array(width * height).fill(-1)
  const nearness = new Float32Array(width * height)
  return {
    width,
    height,
    object,
    nearness,
    ...(coloured && { values: new Float32Array(width * height * channels) }),
  }
}

/** Triangles in the world. `values` has `channels` numbers for each vertex. */
export type Batch = {
  places: Float32Array
  triangles: ArrayLike<number>
  /** Only the first so many triangles. */
  count?: number
  values?: Float32Array
  /** Seen from both sides. */
  isOpen?: boolean
}

/** Nearer than this is not drawn, in metres. */
const near = 0.08
/** For each vertex: across, up and ahead of the eye in metres; then its pixel and one over its distance. */
let seen = new Float32Array(6 * 4096)
/** Corners of a triangle, or of what is left of it in front of the eye: pixel, one over the distance, values. */
const stride = 3 + channels
const cut = new Float64Array(4 * stride)

/** Draws triangles where they are nearer than what is there. */
export function draw(canvas: Canvas, camera: Camera, batch: Batch, object: number): void {
  const { places, triangles } = batch
  const values = canvas.values && batch.values
  project(canvas, camera, places)
  const isOpen = batch.isOpen === true
  const corners = Math.min(triangles.length, (batch.count ?? Number.POSITIVE_INFINITY) * 3)
  for (let t = 0; t < corners; t += 3) {
    const a = triangles[t] as number
    const b = triangles[t + 1] as number
    const c = triangles[t + 2] as number
    const ina = (seen[a * 6 + 2] as number) >= near
    const inb = (seen[b * 6 + 2] as number) >= near
    const inc = (seen[c * 6 + 2] as number) >= near
    if (ina && inb && inc) {
      if (!isShown(canvas, a * 6, b * 6, c * 6, isOpen)) continue
      put(0, a, values)
      put(1, b, values)
      put(2, c, values)
      fill(canvas, stride, 2 * stride, object, isOpen, values !== undefined)
    } else if (ina || inb || inc) {
      let count = 0
      if (ina) put(count++, a, values)
      if (ina !== inb) between(canvas, count++, a, b, values)
      if (inb) put(count++, b, values)
      if (inb !== inc) between(canvas, count++, b, c, values)
      if (inc) put(count++, c, values)
      if (inc !== ina) between(canvas, count++, c, a, values)
      for (let k = 2; k < count; k++)
        fill(canvas, (k - 1) * stride, k * stride, object, isOpen, values !== undefined)
    }
  }
}

function project({ width, height }: Canvas, camera: Camera, places: Float32Array): void {
  if (seen.length < places.length * 2) seen = new Float32Array(places.length * 4)
  const [ex, ey, ez] = camera.eye
  const [rx, ry, rz] = camera.right
  const [ux, uy, uz] = camera.up
  const [ax, ay, az] = camera.ahead
  const [halfWidth, halfHeight] = [width / 2, height / 2]
  for (let i = 0, to = 0; i < places.length; i += 3, to += 6) {
    const x = (places[i] as number) - ex
    const y = (places[i + 1] as number) - ey
    const z = (places[i + 2] as number) - ez
    const across = (x * rx + y * ry + z * rz) * camera.wide
    const upward = (x * ux + y * uy + z * uz) * camera.tall
    const ahead = x * ax + y * ay + z * az
    const inverse = 1 / ahead
    seen[to] = across
    seen[to + 1] = upward
    seen[to + 2] = ahead
    seen[to + 3] = (1 + across * inverse) * halfWidth
    seen[to + 4] = (1 - upward * inverse) * halfHeight
    seen[to + 5] = inverse
  }
}

/** Whether a triangle faces the eye and covers the middle of any pixel, as far as its box can tell. */
function isShown({ width, height }: Canvas, a: number, b: number, c: number, isOpen: boolean): boolean {
  const [ax, ay] = [seen[a + 3] as number, seen[a + 4] as number]
  const [bx, by] = [seen[b + 3] as number, seen[b + 4] as number]
  const [cx, cy] = [seen[c + 3] as number, seen[c + 4] as number]
  // Rows grow downwards, so triangles that face us turn the other way round.
  if (!isOpen && (bx - ax) * (cy - ay) - (cx - ax) * (by - ay) >= 0) return false
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  return (
    left <= Math.min(width - 1, Math.max(ax, bx, cx) - 0.5) &&
    top <= Math.min(height - 1, Math.max(ay, by, cy) - 0.5)
  )
}

function put(corner: number, vertex: number, values: Float32Array | undefined): void {
  const to = corner * stride
  cut[to] = seen[vertex * 6 + 3] as number
  cut[to + 1] = seen[vertex * 6 + 4] as number
  cut[to + 2] = seen[vertex * 6 + 5] as number
  if (values) for (let k = 0; k < channels; k++) cut[to + 3 + k] = values[vertex * channels + k] as number
}

/** Where an edge comes near enough to be seen. */
function between(
  { width, height }: Canvas,
  corner: number,
  from: number,
  to: number,
  values: Float32Array | undefined,
): void {
  const [f, t] = [from * 6, to * 6]
  const [a, b] = [seen[f + 2] as number, seen[t + 2] as number]
  const share = (near - a) / (b - a)
  const along = (k: number) =>
    (seen[f + k] as number) + ((seen[t + k] as number) - (seen[f + k] as number)) * share
  const at = corner * stride
  cut[at] = (1 + along(0) / near) * width * 0.5
  cut[at + 1] = (1 - along(1) / near) * height * 0.5
  cut[at + 2] = 1 / near
  if (!values) return
  for (let k = 0; k < channels; k++) {
    const start = values[from * channels + k] as number
    cut[at + 3 + k] = start + ((values[to * channels + k] as number) - start) * share
  }
}

/** One triangle of the cut polygon. One over the distance is even across the picture; values are even over that. */
function fill(
  canvas: Canvas,
  b: number,
  c: number,
  object: number,
  isOpen: boolean,
  isValued: boolean,
): void {
  const { width, height, nearness, values } = canvas
  const [ax, ay, ia] = [cut[0] as number, cut[1] as number, cut[2] as number]
  const [bx, by, ib] = [cut[b] as number, cut[b + 1] as number, cut[b + 2] as number]
  const [cx, cy, ic] = [cut[c] as number, cut[c + 1] as number, cut[c + 2] as number]
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  if (area === 0 || (area > 0 && !isOpen)) return
  const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (left > right || top > bottom) return
  const inverse = 1 / area
  const stepB = (cy - ay) * inverse
  const stepC = (ay - by) * inverse
  for (let y = top; y <= bottom; y++) {
    const py = y + 0.5 - ay
    const px = left + 0.5 - ax
    let sb = (px * (cy - ay) - (cx - ax) * py) * inverse
    let sc = ((bx - ax) * py - px * (by - ay)) * inverse
    let i = y * width + left
    for (let x = left; x <= right; x++, i++, sb += stepB, sc += stepC) {
      if (sb < 0 || sc < 0 || sb + sc > 1) continue
      const sa = 1 - sb - sc
      const value = ia * sa + ib * sb + ic * sc
      if (value <= (nearness[i] as number)) continue
      nearness[i] = value
      canvas.object[i] = object
      if (!isValued || !values) continue
      const ca = (sa * ia) / value
      const cb = (sb * ib) / value
      const cc = (sc * ic) / value
      const to = i * channels
      for (let k = 0; k < channels; k++)
        values[to + k] =
          (cut[3 + k] as number) * ca + (cut[b + 3 + k] as number) * cb + (cut[c + 3 + k] as number) * cc
    }
  }
}
