import { seededRandom } from '@makebelieve/kit/core/random'
import { Solid } from '@makebelieve/shapes/geometry/solid'
import { lathe, sheet } from '@makebelieve/shapes/geometry/solids'
import type { Vec2, Vec3 } from '@makebelieve/shapes/geometry/vector'
import { blendOf, light, shade } from '@makebelieve/shapes/materials/colour'
import { ice, type Material, stone } from '@makebelieve/shapes/materials/material'
import { clouds } from '@makebelieve/shapes/materials/noise'
import type { BuiltShape } from '../../design.ts'
import { built, toned } from '../built/solids.ts'
import type { Walls } from '../room/frame.ts'
import type { Point } from '../shared/geometry.ts'

/** A hollow in the rock: how far its wall is in each direction, and how high it is. */
export type Hollow = {
  walls: Walls
  seed: number
  /** The wall's distance from the middle in a direction, where 0 is ahead (-z). */
  wallAt(angle: number): number
  /** How near to the wall a place is: 0 in the middle, 1 at the wall. */
  shareAt(at: Point): number
  height: number
}

export function hollowOf(walls: Walls, seed: number): Hollow {
  const wobble = (angle: number, k: number) =>
    clouds(Math.sin(angle) * k + seed * 0.37, Math.cos(angle) * k, seed * 0.11)
  const wallAt = (angle: number) => {
    const [x, z] = [walls.width / 2, walls.depth / 2]
    const base = (x * z) / Math.hypot(z * Math.sin(angle), x * Math.cos(angle))
    return base * (1 + 0.22 * wobble(angle, 1.1) + 0.08 * wobble(angle, 3.2))
  }
  return {
    walls,
    seed,
    wallAt,
    shareAt: ([x, z]) => Math.hypot(x, z) / wallAt(Math.atan2(x, -z)),
    height: walls.height,
  }
}

const rockOf = ({ stuff, colour }: Walls): Material =>
  stuff === 'ice' ? ice(colour, { opacity: 1, roughness: 0.25, surface: 'plain' }) : stone(colour)

/** How high the roof is over a place. */
export function roofOver({ height, shareAt }: Hollow, at: Point): number {
  const share = Math.min(1, shareAt(at))
  return height * Math.sqrt(Math.max(0, 1 - share ** 2.4))
}

const around = 56
const upward = 11

/** The wall and roof, in sectors; light falls through a hole in the top. */
export function shellShapes(hollow: Hollow): BuiltShape[] {
  const { walls, seed, height } = hollow
  const point = (i: number, k: number): Vec3 => {
    const angle = (i / around) * 2 * Math.PI
    const rise = k / upward
    const far = hollow.wallAt(angle)
    // Steep at the foot, bending over to the hole.
    const bend = Math.min(1, Math.max(0, (rise - 0.3) / 0.7))
    const radius = far * (rise < 0.3 ? 1 + 0.06 * Math.sin((rise / 0.3) * Math.PI) : 1 - 0.86 * bend ** 1.5)
    const y =
      rise < 0.3
        ? -0.8 + (rise / 0.3) * (height * 0.42 + 0.8)
        : height * (0.42 + 0.6 * Math.sin((bend * Math.PI) / 2))
    const [sx, sz] = [Math.sin(angle), -Math.cos(angle)]
    const rough =
      k === 0
        ? 0
        : 0.9 * clouds(sx * radius * 0.32 + seed, y * 0.4, sz * radius * 0.32) +
          0.35 * clouds(sx * radius * 0.9, y * 0.9 + seed, sz * radius * 0.9)
    const out = radius - rough * Math.min(1, radius / 3)
    return [sx * out, y + rough * 0.5 * bend, sz * out]
  }
  const sectors = 8
  const each = around / sectors
  return Array.from({ length: sectors }, (_, sector) =>
    built(`rock-${sector}`, 'rock wall', {}, (make) => {
      const rows = Array.from({ length: each + 1 }, (_, i) =>
        Array.from({ length: upward + 1 }, (_, k) => point((sector * each + i) % around, k)),
      )
      make.part('rock', strata(sheet(rows, 0.7), walls, seed), rockOf(walls), true)
    }),
  ).flat()
}

/** Layers of the stone, darker toward the roof. */
function strata(solid: Solid, { colour, second = shade(colour, 0.75), height }: Walls, seed: number): Solid {
  const colours = new Float32Array(solid.positions.length)
  for (let i = 0; i < colours.length; i += 3) {
    const [x = 0, y = 0, z = 0] = solid.positions.subarray(i, i + 3)
    const layer = 0.5 + 0.5 * Math.sin(y * 2.1 + 2.4 * clouds(x * 0.2, y * 0.15, z * 0.2 + seed))
    const dim = 1.08 - 0.34 * Math.max(0, y / height) ** 2
    colours.set(light(shade(blendOf(colour, second, layer * 0.8), dim)), i)
  }
  return new Solid(solid.positions, solid.triangles, { colours })
}

/** Spikes that hang from the roof and grow from the floor, where nobody walks. */
export function spikeShapes(
  hollow: Hollow,
  isKept: (at: Point) => boolean,
  take: (at: Point, radius: number) => void,
): BuiltShape[] {
  const random = seededRandom(hollow.seed ^ 0x5b1)
  const { walls } = hollow
  const material = rockOf(walls)
  const spike = (radius: number, tall: number) => {
    const profile: Vec2[] = [
      [radius * 1.5, 0],
      [radius, tall * 0.14],
      [radius * 0.66, tall * 0.42],
      [radius * 0.3, tall * 0.75],
      [0, tall],
    ]
    return lathe(profile, { corners: 7, flutes: (angle) => 1 + 0.16 * Math.sin(angle * 3 + tall * 5) })
  }
  const shapes: BuiltShape[] = []
  for (let n = 0; n < 46; n++) {
    const angle = random.between(0, Math.PI * 2)
    const share = Math.sqrt(random.next()) * 0.86
    const far = hollow.wallAt(angle) * share
    const at: Point = [Math.sin(angle) * far, -Math.cos(angle) * far]
    const roof = roofOver(hollow, at)
    const tall = random.between(0.7, 2.4) * (walls.stuff === 'ice' ? 1.25 : 1)
    const radius = tall * random.between(0.1, 0.17)
    const colour = shade(walls.colour, random.between(0.82, 1.12))
    if (roof - tall > 2.6 && share > 0.16)
      shapes.push(
        ...built(`stalactite-${n}`, 'stalactite', { at: [at[0], roof + 0.55, at[1]], solid: false }, (make) =>
          make.part(
            'stalactite',
            toned(spike(radius, tall + 0.5).scale(1, -1, 1), colour, 1),
            material,
            true,
          ),
        ),
      )
    const foot = random.between(0.5, 1.7)
    if (share > 0.6 && !isKept(at)) {
      take(at, foot * 0.24)
      shapes.push(
        ...built(`stalagmite-${n}`, 'stalagmite', { at: [at[0], -0.15, at[1]] }, (make) =>
          make.part('stalagmite', toned(spike(foot * 0.17, foot), colour, 1), material, true),
        ),
      )
    }
  }
  return shapes
}
