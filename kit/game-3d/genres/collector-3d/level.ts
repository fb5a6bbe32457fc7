import { seededRandom } from '../../../core/random.ts'
import { dial, type GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'
import { cityOf, isCity, isPavement, isStreet } from './streets.ts'

/** How far from the middle one can go, in metres. */
export const radius = 27

type Hill = { x: number; z: number; wide: number; high: number }

/** Soft hills of this plan's own. */
const hillsOf = remember((plan): Hill[] => {
  const random = seededRandom(plan.seed ^ 0xc011)
  return Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * Math.PI * 2 + random.between(-0.3, 0.3)
    const out = random.between(9, 22)
    return {
      x: Math.sin(angle) * out,
      z: Math.cos(angle) * out,
      wide: random.between(4, 8),
      high: random.between(0.5, 1.9),
    }
  })
})

/** Islands lie in the sea or in the sky; elsewhere hills close the view. */
const isIsland = ({ look }: GamePlan) => /^(beach|sea|sky|space|moon|candy|abstract)$/.test(look.scene)

/** Floors are flat. */
const isWithinWalls = ({ look }: GamePlan) =>
  /^(house|kitchen|school|library|shop|laboratory|factory|dungeon|castle|stadium|city|neon-city)$/.test(
    look.scene,
  )

export const siteOf = remember((plan): Site => {
  const hills = hillsOf(plan)
  const island = isIsland(plan)
  const city = isCity(plan)
  // White lines lie on streets: those are flat.
  const rolling = city ? 0 : isWithinWalls(plan) ? 0.15 : 1
  const height = (x: number, z: number) => {
    const out = Math.hypot(x, z)
    let y = 0
    for (const hill of hills) {
      const share = Math.hypot(x - hill.x, z - hill.z) / hill.wide
      if (share < 1) y += hill.high * (1 - share * share) ** 2
    }
    y *= clamp((radius - out) / 6, 0, 1) * rolling
    const beyond = city ? 0 : Math.max(0, out - radius - 1.5)
    if (island) return y - Math.min(9, beyond * beyond * 0.14)
    return (
      y + Math.min(7, beyond * 0.16 + Math.sin(x * 0.11) * Math.cos(z * 0.13) * Math.min(2, beyond * 0.08))
    )
  }
  return {
    reach: 74,
    height,
    surface(x, z) {
      if (city) return isStreet(x, z) ? 'path' : 'main'
      const out = Math.hypot(x, z)
      if (Math.abs(out - radius) < 0.9) return 'path'
      if (island && out > radius) return 'shore'
      return Math.sin(x * 0.23 + 1) * Math.cos(z * 0.19) > 0.55 ? 'patch' : 'main'
    },
    free: (x, z) => Math.hypot(x, z) - radius - 0.5 - (city && !isPavement(x, z) ? 99 : 0),
    ...(island && { water: -1.6 }),
    scenery: island || city ? 0.5 : 1,
    // Kerbs are where they are drawn: the ground of a city is told more finely.
    ...(city && { cells: 144 }),
  }
})

export type Perch = { x: number; y: number; z: number }

/** Terraces to jump onto, each level with its own. What lies on top is worth the way. */
const terracesOf = remember((plan, level): Block[] => {
  const random = seededRandom(plan.seed * 31 + level * 977)
  const { height } = siteOf(plan)
  const blocks: Block[] = []
  const count = 5 + Math.min(3, level)
  for (let i = 0; i < count; i++) {
    const angle = ((i + random.between(-0.2, 0.2)) / count) * Math.PI * 2
    const out = random.between(8, radius - 5)
    const [x, z] = [Math.sin(angle) * out, Math.cos(angle) * out]
    const y = height(x, z) - 0.4
    const yaw = random.next() * Math.PI
    const width = random.between(3, 4.6)
    blocks.push({ form: 'box', x, y, z, width, height: 1.5, depth: width, yaw, ...stuffIn(plan.look).floor })
    // Some have a second storey, a jump higher.
    if (random.next() < dial(plan, 0.35, 0.65)) {
      const side = random.next() * Math.PI * 2
      const [dx, dz] = [Math.sin(side) * 0.7, Math.cos(side) * 0.7]
      blocks.push({
        form: 'box',
        x: x + dx,
        y,
        z: z + dz,
        width: 1.9,
        height: 2.75,
        depth: 1.9,
        yaw,
        ...stuffIn(plan.look).floor,
      })
    }
  }
  return blocks
})

export const blocksOf = remember((plan, level): Block[] => [...terracesOf(plan, level), ...cityOf(plan)])

/** Where things lie on top of the terraces, the highest place of each. */
export function perchesOf(plan: GamePlan, level: number): Perch[] {
  return terracesOf(plan, level).map(({ x, y, z, height }) => ({ x, y: y + height, z }))
}
