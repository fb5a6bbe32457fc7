import {
  Color,
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  Vector3,
} from 'three'
import type { LightRoom } from './light-rooms.ts'

const size = 64

/**
 * What a room looks like in a mirror, and in ever rougher surfaces: a cube of light with a mip level for each roughness,
 * in the form that three.js prefilters its environments to (`PMREMGenerator`). That generator renders a scene and takes
 * thousands of samples of each point; where there is no graphics card, that is half a minute. Rooms of soft lamps need no
 * sampling: a lamp is a Gaussian on the sphere, and so is the lobe of a rough surface, and the one seen through the other
 * is again a Gaussian. This takes a few milliseconds.
 */
export function reflectionsOf(room: LightRoom): CubeTexture {
  const sizes = Array.from({ length: Math.log2(size) + 1 }, (_, level) => size >> level)
  // The renderer takes the last level but one for the roughest.
  const roughest = sizes.length - 2
  const levels = sizes.map((pixels, level) => {
    const share = Math.min(level / roughest, 1)
    // The inverse of how the renderer picks a level: `PMREMGenerator.lodToRoughness`.
    return facesOf(pixels, lightSeenBy(1 - Math.sqrt(1 - share), room))
  })
  const [whole = [], ...smaller] = levels
  const cube = new CubeTexture(whole)
  const mipmaps = smaller.map((image) => ({ image, width: image[0]?.image.width ?? 1 }))
  // Cubes of data bring their levels as cubes, which the types of three.js do not say.
  Object.assign(cube, { mipmaps, isPMREMTexture: true })
  cube.type = HalfFloatType
  cube.colorSpace = LinearSRGBColorSpace
  cube.magFilter = LinearFilter
  cube.minFilter = LinearMipmapLinearFilter
  cube.generateMipmaps = false
  cube.needsUpdate = true
  return cube
}

/** Which way a point of each face looks, in the order and with the axes of WebGL. */
const faces: ReadonlyArray<(across: number, down: number) => [x: number, y: number, z: number]> = [
  (across, down) => [1, -down, -across],
  (across, down) => [-1, -down, across],
  (across, down) => [across, 1, down],
  (across, down) => [across, -1, -down],
  (across, down) => [across, -down, 1],
  (across, down) => [-across, -down, -1],
]

type Light = (direction: Vector3, into: Color) => void

function facesOf(pixels: number, light: Light): DataTexture[] {
  const direction = new Vector3()
  const colour = new Color()
  const one = DataUtils.toHalfFloat(1)
  return faces.map((look) => {
    const data = new Uint16Array(pixels * pixels * 4)
    for (let pixel = 0; pixel < pixels * pixels; pixel += 1) {
      const across = (2 * ((pixel % pixels) + 0.5)) / pixels - 1
      const down = (2 * (Math.floor(pixel / pixels) + 0.5)) / pixels - 1
      const [x, y, z] = look(across, down)
      // Cubes that were not rendered are looked at in a mirror: so it is with files of six pictures.
      light(direction.set(-x, y, z).normalize(), colour)
      data[4 * pixel] = DataUtils.toHalfFloat(colour.r)
      data[4 * pixel + 1] = DataUtils.toHalfFloat(colour.g)
      data[4 * pixel + 2] = DataUtils.toHalfFloat(colour.b)
      data[4 * pixel + 3] = one
    }
    return new DataTexture(data, pixels, pixels)
  })
}

/** How narrow the lobe of a surface is, as the sharpness of a Gaussian: at roughness 1 it is that of a cosine. */
const lobeOf = (roughness: number) => 1 / (2 * roughness ** 4) + 1.6

function lightSeenBy(roughness: number, room: LightRoom): Light {
  const lobe = roughness === 0 ? Number.POSITIVE_INFINITY : lobeOf(roughness)
  const walls = wallsSeenBy(lobe, room)
  const lamps = room.lamps.map(({ colour, strength, at, wide }) => {
    const own = 2 / wide ** 2
    const seen = lobe === Number.POSITIVE_INFINITY ? own : (own * lobe) / (own + lobe)
    // What is spread out is as bright in all as it was.
    const glow = new Color(colour).multiplyScalar(strength * (seen / own))
    return { towards: new Vector3(...at).normalize(), sharpness: seen, glow }
  })
  return (direction, into) => {
    walls(direction.y, into)
    for (const { towards, sharpness, glow } of lamps) {
      const share = Math.exp(sharpness * (direction.dot(towards) - 1))
      into.r += glow.r * share
      into.g += glow.g * share
      into.b += glow.b * share
    }
  }
}

const heights = 33
const turns = 24

/** The walls have one colour at each height; through a lobe, each height sees its surroundings. */
function wallsSeenBy(lobe: number, room: LightRoom): (height: number, into: Color) => void {
  const [sky, horizon, ground] = [room.sky, room.horizon, room.ground].map((colour) => new Color(colour))
  if (!sky || !horizon || !ground) throw new Error('A room has three colours')
  const plain = (height: number, into: Color) =>
    into.lerpColors(horizon, height > 0 ? sky : ground, Math.abs(height) ** 0.55)
  if (lobe > 400) return plain
  const steps = Array.from({ length: heights }, (_, step) => (2 * step) / (heights - 1) - 1)
  const table = steps.map((height) => {
    const seen = new Color(0, 0, 0)
    const there = new Color()
    let weights = 0
    for (const other of steps)
      for (let turn = 0; turn < turns; turn += 1) {
        const flat = Math.sqrt((1 - height ** 2) * (1 - other ** 2))
        const near = height * other + flat * Math.cos((2 * Math.PI * turn) / turns)
        const weight = Math.exp(lobe * (near - 1))
        plain(other, there)
        seen.add(there.multiplyScalar(weight))
        weights += weight
      }
    return seen.multiplyScalar(1 / weights)
  })
  return (height, into) => {
    const place = ((height + 1) / 2) * (heights - 1)
    const below = table[Math.min(Math.floor(place), heights - 2)]
    const above = table[Math.min(Math.floor(place) + 1, heights - 1)]
    if (below && above) into.lerpColors(below, above, place - Math.floor(place))
  }
}
