import { farFrom, finishes, type MeshPart, type Placed, type Pose } from '@makebelieve/kit/environment/scene'
import { type SkyNow, skyAt } from '@makebelieve/kit/environment/view/atmosphere/sky-now'
import { light } from '@makebelieve/shapes/materials/colour'
import { toneMapped } from '@makebelieve/shapes/picture/light'
import sharp, { type Sharp } from 'sharp'
import { type Camera, cameraAt } from './camera.ts'
import { type Canvas, channels, draw, openCanvas } from './raster.ts'
import { shadowOf } from './shadow.ts'
import { skyInto } from './sky.ts'
import { groundObject, type Stage, waterObject } from './stage.ts'

/** How many pixels are drawn beside those of a picture: fewer, because it is looked at small and must come fast. */
const fine = 0.7

type Size = { width: number; height: number }

export async function picture(stage: Stage, pose: Pose, { width, height }: Size): Promise<Sharp> {
  const [wide, tall] = [Math.round(width * fine), Math.round(height * fine)]
  const rgb = photographed(stage, pose, wide, tall)
  const image = sharp(rgb, { raw: { width: wide, height: tall, channels: 3 } })
  return image.resize(width, height, { kernel: 'cubic' })
}

/** What is seen of a scene, drawn in Node. */
export function photographed(stage: Stage, pose: Pose, width: number, height: number): Uint8Array {
  const { scene } = stage
  const sky = skyAt(scene, scene.sky.hour)
  const camera = cameraAt(pose, width / height)
  const canvas = openCanvas(width, height, true)
  const painter = new Painter(stage, sky, pose)
  const inSight = stage.inSight(camera)
  for (const { placed, distance } of inSight) {
    const one = scene.placed[placed]
    const kind = one && scene.kinds[one.kind]
    const mesh = one && stage.meshes[one.kind]
    if (!one || !kind || !mesh) continue
    const level = distance < farFrom(kind) ? 'near' : 'far'
    const part = mesh[level]
    const places = stage.placesOf(placed, level)
    draw(
      canvas,
      camera,
      { places, triangles: part.triangles, values: painter.thing(part, one, places) },
      placed,
    )
  }
  draw(canvas, camera, { ...stage.ground, values: painter.ground() }, groundObject)
  for (const [i, water] of stage.waters.entries())
    draw(canvas, camera, { ...water, isOpen: true, values: painter.water(i, water.places) }, waterObject + i)
  return developed(canvas, camera, stage, sky)
}

/** What vertices are like, before shadow and fog. */
class Painter {
  private readonly stage: Stage
  private readonly sky: SkyNow
  private readonly lamps: {
    at: readonly [number, number, number]
    light: readonly [number, number, number]
    range: number
  }[]
  private readonly toLight: readonly [number, number, number]

  constructor(stage: Stage, sky: SkyNow, pose: Pose) {
    this.stage = stage
    this.sky = sky
    this.toLight = sky.toLight
    const far = (at: readonly [number, number, number]) => Math.hypot(at[0] - pose.at[0], at[2] - pose.at[2])
    this.lamps = stage.scene.lamps
      .filter(({ when }) => when === 'always' || sky.dusk > 0.3)
      .sort((a, b) => far(a.at) - far(b.at))
      .slice(0, 12)
      .map(({ at, colour, range, strength }) => {
        const [r, g, b] = light(colour)
        return { at, range, light: [r * strength * 2, g * strength * 2, b * strength * 2] }
      })
  }

  thing(part: MeshPart, { tint, yaw }: Placed, places: Float32Array): Float32Array {
    const count = part.finish.length
    const values = new Float32Array(count * channels)
    const [tr, tg, tb] = tint ? light(tint) : [1, 1, 1]
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
    for (let i = 0; i < count; i++) {
      const o = i * channels
      const finish = finishes[part.finish[i] ?? 0]
      const nx = (part.normals[i * 3] ?? 0) / 127
      const ny = (part.normals[i * 3 + 1] ?? 0) / 127
      const nz = (part.normals[i * 3 + 2] ?? 0) / 127
      values[o] = (linear[part.colours[i * 3] ?? 0] ?? 0) * tr
      values[o + 1] = (linear[part.colours[i * 3 + 1] ?? 0] ?? 0) * tg
      values[o + 2] = (linear[part.colours[i * 3 + 2] ?? 0] ?? 0) * tb
      this.lit(values, o, places, i * 3, nx * cos + nz * sin, ny, nz * cos - nx * sin)
      const glow = (finish?.glow ?? 0) * (finish?.atNight ? this.sky.dusk : 1)
      for (let k = 0; k < 3; k++) values[o + 5 + k] = (values[o + 5 + k] ?? 0) + glow
    }
    return values
  }

  ground(): Float32Array {
    const { ground } = this.stage.scene
    const { places } = this.stage.ground
    const palette = ground.palette.map(
      ({ colour, second }) => [light(colour), light(second ?? colour)] as const,
    )
    const side = ground.cells + 1
    const count = places.length / 3
    const values = new Float32Array(count * channels)
    const step = (2 * ground.size) / ground.cells
    for (let i = 0; i < count; i++) {
      const [x, z] = [i % side, Math.floor(i / side)]
      const height = (dx: number, dz: number) =>
        places[
          (Math.min(side - 1, Math.max(0, z + dz)) * side + Math.min(side - 1, Math.max(0, x + dx))) * 3 + 1
        ] ?? 0
      const slopeX = (height(-1, 0) - height(1, 0)) / step
      const slopeZ = (height(0, -1) - height(0, 1)) / step
      const long = Math.hypot(slopeX, 1, slopeZ)
      const [main, second] = palette[ground.surfaces[i] ?? 0] ?? [
        [0.3, 0.3, 0.3],
        [0.3, 0.3, 0.3],
      ]
      const share = ((x * 7919 + z * 104_729) % 97) / 97
      const o = i * channels
      for (let k = 0; k < 3; k++)
        values[o + k] = (main[k] ?? 0) + ((second[k] ?? 0) - (main[k] ?? 0)) * share * 0.6
      this.lit(values, o, places, i * 3, slopeX / long, 1 / long, slopeZ / long)
    }
    return values
  }

  water(number: number, places: Float32Array): Float32Array {
    const { colour, stuff } = this.stage.scene.waters[number] ?? { colour: '#3a7fa8', stuff: 'water' }
    const glow = stuff === 'lava' ? 1.4 : 0
    const values = new Float32Array((places.length / 3) * channels)
    const one = [...light(colour), Math.max(0, this.toLight[1]), 1, glow, glow, glow]
    for (let o = 0; o < values.length; o += channels) values.set(one, o)
    return values
  }

  /** Sun, sky and lamps. */
  private lit(
    values: Float32Array,
    o: number,
    places: Float32Array,
    i: number,
    nx: number,
    ny: number,
    nz: number,
  ): void {
    const [lx, ly, lz] = this.toLight
    values[o + 3] = Math.max(0, nx * lx + ny * ly + nz * lz)
    values[o + 4] = ny * 0.5 + 0.5
    for (const lamp of this.lamps) {
      const dx = lamp.at[0] - (places[i] ?? 0)
      const dy = lamp.at[1] - (places[i + 1] ?? 0)
      const dz = lamp.at[2] - (places[i + 2] ?? 0)
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz)
      if (far > lamp.range) continue
      const facing = Math.max(0.15, (nx * dx + ny * dy + nz * dz) / Math.max(0.1, far))
      const share = (facing * (1 - far / lamp.range) ** 2) / (0.35 + far * 0.25)
      for (let k = 0; k < 3; k++) values[o + 5 + k] = (values[o + 5 + k] ?? 0) + (lamp.light[k] ?? 0) * share
    }
  }
}

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const encoded = Uint8Array.from({ length: 4096 }, (_, i) => {
  const share = i / 4095
  return Math.round(255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055))
})

/** From what each pixel shows to its colour: light and shadow, water that mirrors, and what lies far in the haze. */
function developed(canvas: Canvas, camera: Camera, stage: Stage, sky: SkyNow): Uint8Array {
  const { width, height, object, nearness, values = new Float32Array() } = canvas
  const { scene } = stage
  const rgb = new Uint8Array(width * height * 3)
  const shadow = shadowOf(stage, sky.toLight, camera)
  const behind = skyInto(scene, sky)
  const colour = new Float32Array(3)
  const mirrored = new Float32Array(3)
  const { eye, right, up, ahead, wide, tall } = camera
  const { light: sunlight, ambientUp, ambientDown } = sky
  const perSight = 1 / scene.air.sight
  for (let y = 0; y < height; y++) {
    const v = (1 - ((y + 0.5) / height) * 2) / tall
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const u = (((x + 0.5) / width) * 2 - 1) / wide
      const rx = right[0] * u + up[0] * v + ahead[0]
      const ry = right[1] * u + up[1] * v + ahead[1]
      const rz = right[2] * u + up[2] * v + ahead[2]
      const long = Math.sqrt(rx * rx + ry * ry + rz * rz)
      const near = nearness[i] as number
      behind(rx / long, ry / long, rz / long, near > 0, colour)
      if (near > 0) {
        const far = 1 / near
        const o = i * channels
        const facing = values[o + 3] as number
        const sun =
          facing > 0.01 ? facing * shadow(eye[0] + rx * far, eye[1] + ry * far, eye[2] + rz * far) : 0
        const open = values[o + 4] as number
        const clear = Math.exp(-0.69 * (far * long * perSight) ** 1.4)
        let mirror = 0
        if ((object[i] as number) >= waterObject) {
          mirror = 0.12 + 0.75 * (1 - Math.abs(ry) / long) ** 4
          behind(rx / long, Math.abs(ry) / long, rz / long, false, mirrored)
        }
        for (let k = 0; k < 3; k++) {
          const above = (ambientDown[k] as number) * (1 - open) + (ambientUp[k] as number) * open
          const falls = above + (sunlight[k] as number) * sun + (values[o + 5 + k] as number)
          const own = (values[o + k] as number) * falls
          const lit = mirror > 0 ? own * (1 - mirror) + (mirrored[k] as number) * mirror : own
          colour[k] = lit * clear + (colour[k] as number) * (1 - clear)
        }
      }
      toneMapped(colour, 0)
      rgb[i * 3] = byteOf(colour[0] as number)
      rgb[i * 3 + 1] = byteOf(colour[1] as number)
      rgb[i * 3 + 2] = byteOf(colour[2] as number)
    }
  }
  return rgb
}

const byteOf = (share: number): number => encoded[Math.min(4095, Math.max(0, (share * 4095) | 0))] as number
