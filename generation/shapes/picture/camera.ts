import { at } from '../geometry/solid.ts'
import { add, cross, length, radians, subtract, times, unit, type Vec3 } from '../geometry/vector.ts'

/** From where a picture is taken: degrees to the right of the front, and above the horizon. */
export type View = { azimuth: number; elevation: number }

/** Ortho or perspective: `project` gives x and y on the picture from -1 to 1 and how far away a point is. */
export type Camera = {
  eye: Vec3
  right: Vec3
  up: Vec3
  /** From the subject to the eye. */
  back: Vec3
  /** How much one unit at distance one covers. */
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
  // A long lens: things look as they are, and large ones stay large.
  const far = radius / Math.sin(radians(13))
  const eye = add(centre, times(back, far))
  const bare: Camera = { eye, right, up, back, zoom: 1, shift: [0, 0] }
  let [left, righter, low, high] = [1e9, -1e9, 1e9, -1e9]
  for (let i = 0; i < places.length; i += 3) {
    const [x, y] = projected(bare, at(places, i), at(places, i + 1), at(places, i + 2))
    left = Math.min(left, x)
    righter = Math.max(righter, x)
    low = Math.min(low, y)
    high = Math.max(high, y)
  }
  const zoom = (2 * room) / Math.max(righter - left, high - low, 1e-6)
  return { ...bare, zoom, shift: [-((left + righter) / 2) * zoom, -((low + high) / 2) * zoom] }
}

export function projected(
  camera: Camera,
  x: number,
  y: number,
  z: number,
): [x: number, y: number, depth: number] {
  const { eye, right, up, back, zoom, shift } = camera
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]]
  const depth = -(dx * back[0] + dy * back[1] + dz * back[2])
  const scale = zoom / depth
  return [
    (dx * right[0] + dy * right[1] + dz * right[2]) * scale + shift[0],
    (dx * up[0] + dy * up[1] + dz * up[2]) * scale + shift[1],
    depth,
  ]
}

/** The direction in which a point of the picture looks. */
export function rayOf(camera: Camera, x: number, y: number): Vec3 {
  const { right, up, back, zoom, shift } = camera
  const [u, v] = [(x - shift[0]) / zoom, (y - shift[1]) / zoom]
  return unit([
    right[0] * u + up[0] * v - back[0],
    right[1] * u + up[1] * v - back[1],
    right[2] * u + up[2] * v - back[2],
  ])
}

function ballAround(places: Float32Array): { centre: Vec3; radius: number } {
  let [min, max]: [Vec3, Vec3] = [
    [1e9, 1e9, 1e9],
    [-1e9, -1e9, -1e9],
  ]
  for (let i = 0; i < places.length; i += 3) {
    const [x, y, z] = [at(places, i), at(places, i + 1), at(places, i + 2)]
    min = [Math.min(min[0], x), Math.min(min[1], y), Math.min(min[2], z)]
    max = [Math.max(max[0], x), Math.max(max[1], y), Math.max(max[2], z)]
  }
  const centre = times(add(min, max), 0.5)
  let radius = 1e-6
  for (let i = 0; i < places.length; i += 3)
    radius = Math.max(radius, length(subtract([at(places, i), at(places, i + 1), at(places, i + 2)], centre)))
  return { centre, radius }
}
