import type { Random } from '@makebelieve/kit/core/random'
import type { Solid } from '@makebelieve/shapes/geometry/solid'
import { lathe, tube } from '@makebelieve/shapes/geometry/solids'
import type { Vec2, Vec3 } from '@makebelieve/shapes/geometry/vector'
import { shade } from '@makebelieve/shapes/materials/colour'
import { glowing, snow, stone } from '@makebelieve/shapes/materials/material'
import { clouds, noise } from '@makebelieve/shapes/materials/noise'
import { type Part, ShapeMaker } from '@makebelieve/shapes/shape'
import type { BuiltShape, Layout } from '../../design.ts'
import type { LayoutInput } from '../input.ts'
import { type Point, toward } from '../shared/geometry.ts'
import type { Terrain } from '../shared/terrain.ts'
import { mattersThatAre } from '../shared/times.ts'
import type { LandOrder } from './land.ts'
import type { Site } from './site.ts'

type Peak = { at: Point; radius: number; height: number; chance: number }

/** A range of peaks where the world ends, as one shape. */
export function mountainRange(
  input: LayoutInput,
  site: Site,
  terrain: Terrain,
  { rim }: LandOrder,
): BuiltShape[] {
  if (rim !== 'mountains') return []
  const { setting, plan } = input
  const colour = setting.ground.steep?.colour ?? '#908a86'
  const isBare =
    setting.sky !== undefined || setting.ground.main.surface === 'rock' || plan.weather === 'sandstorm'
  const rock: Solid[] = []
  const caps: Solid[] = []
  for (const peak of peaksAround(site, terrain)) {
    const {
      at: [x, z],
      height,
    } = peak
    const foot = terrain.heightAt(x, z) - height * 0.12
    rock.push(flank(peak, 0, 1).move(x, foot, z))
    if (!isBare && height > 14) caps.push(flank(peak, 0.58, 1.025).move(x, foot + 0.15, z))
  }
  if (rock.length === 0) return []
  const make = new ShapeMaker()
  for (const [n, solid] of rock.entries())
    make.part('mountain', solid, shades(colour)[n % 2] ?? stone(colour))
  for (const solid of caps) make.part('snow cap', solid, capStuff)
  const parts = make.done().parts.map((part): Part => ({ ...part, faceted: true }))
  const matter = mattersThatAre(plan, 'terrain').find(({ as }) => as.form === 'mountains')
  return [
    {
      id: 'mountains',
      name: 'mountains',
      parts,
      at: [0, 0, 0],
      yaw: 0,
      solid: false,
      ...(matter && { of: matter.id }),
    },
  ]
}

const capStuff = snow('#f4f6fb')
const kept = new Map<string, ReturnType<typeof stone>[]>()
/** Two shades, so that one peak stands out from the next. */
function shades(colour: string): ReturnType<typeof stone>[] {
  const known = kept.get(colour) ?? [
    stone(colour, { grain: 0.1 }),
    stone(shade(colour, 0.88), { grain: 0.1 }),
  ]
  kept.set(colour, known)
  return known
}

/** All around but where the sea is, higher and lower, in two ranks. */
function peaksAround({ reach, half, random }: Site, terrain: Terrain): Peak[] {
  const peaks: Peak[] = []
  const count = 16
  for (let n = 0; n < count; n++) {
    const isBehind = n % 2 === 0
    const radius = reach * random.between(0.22, 0.3)
    const far = Math.min(half - radius * 0.9, reach * (isBehind ? 1.33 : 1.22))
    const at = toward(
      [0, 0],
      ((n + random.between(-0.25, 0.25)) / count) * Math.PI * 2,
      far * (1 + squareness(n / count) * 0.16),
    )
    const edge = half - radius * 0.9
    const inside: Point = [Math.max(-edge, Math.min(edge, at[0])), Math.max(-edge, Math.min(edge, at[1]))]
    if (terrain.heightAt(...inside) < -0.4) continue
    peaks.push({
      at: inside,
      radius,
      height: radius * random.between(isBehind ? 1.35 : 0.8, isBehind ? 2 : 1.25),
      chance: random.next(),
    })
  }
  return peaks
}

/** The ground is square: in its corners there is more room. */
const squareness = (turn: number) => Math.abs(Math.sin(turn * Math.PI * 4))

/** A peak from a share of its height up, a little thicker where it is to cover what is below. */
function flank({ radius, height, chance }: Peak, from: number, thick: number): Solid {
  const corners = 18
  const levels = [0, 0.12, 0.28, 0.45, 0.62, 0.78, 0.9, 0.97].filter((share) => share >= from)
  const profile: Vec2[] = [...(from > 0 ? [from] : []), ...levels].map((share) => [
    radius * (1 - share) ** 1.15 * thick + 0.02,
    share * height,
  ])
  profile.push([0.01, height * (thick > 1 ? 1.008 : 1)])
  return lathe(profile, { corners }).warp(([x, y, z]): Vec3 => {
    const share = y / height
    const angle = Math.atan2(z, x)
    // Ridges run down from the top, and the whole leans.
    const ridge =
      1 +
      0.26 * noise(angle * 1.9 + chance * 40, share * 2.2, chance * 9) +
      0.1 * clouds(angle * 4, share * 6 + chance * 5, 3, 2)
    const lean = (chance - 0.5) * radius * 0.5 * share
    const jag =
      from > 0 && share < from + 0.06 ? -height * 0.1 * Math.abs(noise(angle * 5, chance * 20, 1)) : 0
    return [x * ridge + lean, y + jag, z * ridge - lean * 0.4]
  })
}

/** A mountain with a mouth of fire, in the distance of the first view. */
export function volcanoOf(
  input: LayoutInput,
  site: Site,
  terrain: Terrain,
  random: Random,
): Pick<Layout, 'built' | 'emitters'> {
  const matter = mattersThatAre(input.plan, 'terrain').find(({ as }) => as.form === 'volcano')
  if (!matter) return { built: [], emitters: [] }
  const { half, side } = site
  const radius = half * 0.34
  const height = radius * 1.05
  const [x, z]: Point = [-side * half * 0.2, -half + radius * 1.02]
  const foot = terrain.heightAt(x, z) - 1
  const mouth = 0.2 * radius
  const profile: Vec2[] = [
    [radius, 0],
    [radius * 0.72, height * 0.22],
    [radius * 0.5, height * 0.5],
    [radius * 0.33, height * 0.78],
    [mouth * 1.15, height],
    [mouth * 0.9, height],
    [mouth * 0.6, height * 0.88],
    [0, height * 0.86],
  ]
  const cone = lathe(profile, { corners: 26 }).warp(([px, y, pz]): Vec3 => {
    const angle = Math.atan2(pz, px)
    const crag = 1 + (y > 0 && y < height * 0.97 ? 0.12 * clouds(angle * 3, (y / height) * 3, 2, 2) : 0)
    return [px * crag, y, pz * crag]
  })
  const streams = [0.2, -0.5, 0.9].map((turn) => {
    const angle = turn + random.between(-0.2, 0.2)
    const points = [1.2, 1.75, 2.6, 3.6].map((share, n): Vec3 => {
      const far = mouth * share * 1.02
      const y = height * ([1, 0.79, 0.52, 0.3][n] ?? 0.2)
      const bent = angle + n * 0.08 * (turn > 0 ? 1 : -1)
      return [Math.sin(bent) * far, y + 0.3, Math.cos(bent) * far]
    })
    return tube(points, [mouth * 0.16, mouth * 0.14, mouth * 0.12, mouth * 0.05], { smooth: 4, corners: 7 })
  })
  const lava = glowing('#ff6a24')
  const make = new ShapeMaker().part('mountain', cone, stone('#5d524d', { grain: 0.1 }))
  for (const stream of streams) make.part('lava', stream, lava)
  make.part(
    'lava',
    lathe(
      [
        [0, height * 0.87],
        [mouth * 0.75, height * 0.9],
        [0, height * 0.92],
      ],
      { corners: 16 },
    ),
    lava,
  )
  const top: Layout['focus'] = [x, foot + height, z]
  return {
    built: [
      {
        id: 'volcano',
        name: 'volcano',
        parts: make.done().parts,
        at: [x, foot, z],
        yaw: 0,
        solid: false,
        of: matter.id,
      },
    ],
    emitters: [
      { kind: 'smoke', at: top, size: mouth * 1.4, colour: '#6b625e', of: matter.id },
      { kind: 'glow', at: top, size: mouth * 2.2, colour: '#ff7a2e', of: matter.id },
    ],
  }
}
