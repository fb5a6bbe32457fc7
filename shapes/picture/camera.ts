import { add, cross, radians, times, unit, type Vec3 } from '../geometry/vector.ts'
import type { Screen } from './raster.ts'

/** From where a picture is taken: degrees to the right of the front, and above the horizon. */
export type View = { azimuth: number; elevation: number }

export type Camera = {
  eye: Vec3
  right: Vec3
  up: Vec3
  /** From the subject to the eye. */
  back: Vec3
  /** How much one unit at distance one covers of half a picture. */
  zoom: number
  /** Where the middle of the picture lies, moved so that the subject sits well. */
  shift: readonly [number, number]
}

/** Stands so that all points fit into the picture with some room around. */
export function cameraFor(places: Float32Array, { azimuth, elevation }: View, room = 0.86): Camera {
  const [a, e] = [radians(azimuth), radians(elevation)]
  const back: Vec3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)]
  const right = unit(cross([0, 1, 0], back))
  const up = cross(back, right)
  const { centre, radius } = ballAround(places)
  // A long lens: things look as they are, and what is near does not loom.
  const far = radius / Math.sin(radians(13))
  const bare: Camera = { eye: add(centre, times(back, far)), right, up, back, zoom: 1, shift: [0, 0] }
  const screen = screenOf(bare, places)
  let [left, righter, low, high] = [1e9, -1e9, 1e9, -1e9]
  for (let i = 0; i < screen.length; i += 3) {
    const x = screen[i] as number
    const y = screen[i + 1] as number
    if (x < left) left = x
    if (x > righter) righter = x
    if (y < low) low = y
    if (y > high) high = y
  }
  const zoom = (2 * room) / Math.max(righter - left, high - low, 1e-6)
  return { ...bare, zoom, shift: [-((left + righter) / 2) * zoom, -((low + high) / 2) * zoom] }
}

/** Where points are on the picture: x and y from -1 to 1, and one over how far away. */
export function screenOf({ eye, right, up, back, zoom, shift }: Camera, places: Float32Array): Screen {
  const screen = new Float32Array(places.length)
  const [rx, ry, rz] = right
  const [ux, uy, uz] = up
  const [bx, by, bz] = back
  const [ex, ey, ez] = eye
  const [sx, sy] = shift
  for (let i = 0; i < places.length; i += 3) {
    const dx = (places[i] as number) - ex
    const dy = (places[i + 1] as number) - ey
    const dz = (places[i + 2] as number) - ez
    const near = -1 / (dx * bx + dy * by + dz * bz)
    screen[i] = (dx * rx + dy * ry + dz * rz) * near * zoom + sx
    screen[i + 1] = (dx * ux + dy * uy + dz * uz) * near * zoom + sy
    screen[i + 2] = near
  }
  return screen
}

/** The direction in which a point of the picture looks, written into `out`. */
export function rayInto(
  camera: Camera,
  x: number,
  y: number,
  out: { x: number; y: number; z: number },
): void {
  const { right, up, back, zoom, shift } = camera
  const u = (x - shift[0]) / zoom
  const v = (y - shift[1]) / zoom
  const dx = right[0] * u + up[0] * v - back[0]
  const dy = right[1] * u + up[1] * v - back[1]
  const dz = right[2] * u + up[2] * v - back[2]
  const long = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
  out.x = dx * long
  out.y = dy * long
  out.z = dz * long
}

function ballAround(places: Float32Array): { centre: Vec3; radius: number } {
  const min = [1e9, 1e9, 1e9]
  const max = [-1e9, -1e9, -1e9]
  for (let i = 0; i < places.length; i++) {
    const value = places[i] as number
    const k = i % 3
    if (value < (min[k] as number)) min[k] = value
    if (value > (max[k] as number)) max[k] = value
  }
  const [x = 0, y = 0, z = 0] = min.map((low, k) => (low + (max[k] ?? low)) / 2)
  let square = 1e-12
  for (let i = 0; i < places.length; i += 3) {
    const [dx, dy, dz] = [
      (places[i] as number) - x,
      (places[i + 1] as number) - y,
      (places[i + 2] as number) - z,
    ]
    square = Math.max(square, dx * dx + dy * dy + dz * dz)
  }
  return { centre: [x, y, z], radius: Math.sqrt(square) }
}
