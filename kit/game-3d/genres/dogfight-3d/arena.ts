import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { remember } from '../../space.ts'
import { halfHeight, isSpace, radius } from './craft.ts'

/** The deepest that anybody flies over land; in space there is no such thing. */
const floor = -halfHeight - 8

/** Nothing but rocks in space; elsewhere the land lies far below. */
export const siteOf = remember((plan): Site => {
  const sight = plan.look.weather === 'fog' ? 160 : 520
  if (isSpace(plan))
    return {
      reach: 240,
      height: () => -400,
      surface: () => 'main',
      free: (x, z) => Math.hypot(x, z) - radius * 0.45,
      isVoid: true,
      floating: [-75, 70],
      scenery: 0.5,
      sight,
    }
  const random = seededRandom(plan.seed ^ 0xd09)
  const hills = Array.from({ length: 26 }, () => ({
    x: random.between(-240, 240),
    z: random.between(-240, 240),
    wide: random.between(35, 80),
    high: random.between(8, 34),
  }))
  const height = (x: number, z: number) => {
    let y = floor - 26
    for (const hill of hills) {
      const share = ((x - hill.x) ** 2 + (z - hill.z) ** 2) / hill.wide ** 2
      if (share < 1) y += hill.high * (1 - share) ** 2
    }
    return Math.min(floor - 2, y + Math.sin(x * 0.05) * Math.cos(z * 0.045) * 2.5)
  }
  const isWet = !/^(?:desert|city|neon-city|moon|underwater|factory)$/.test(plan.look.scene)
  return {
    reach: 280,
    cells: 84,
    height,
    surface: (x, z) => {
      const y = height(x, z)
      if (isWet && y < floor - 25) return 'shore'
      return y > floor - 12 ? 'steep' : Math.sin(x * 0.04) * Math.cos(z * 0.05) > 0.4 ? 'patch' : 'main'
    },
    free: () => 40,
    ...(isWet && { water: floor - 26 }),
    scenery: 1.1,
    sight,
  }
})

export const floorOf = (plan: GamePlan): number => (isSpace(plan) ? -1000 : floor)

/** A station of metal and light to fight around, in another place in each level; over land it hangs on its own lift. */
export const blocksOf = remember((plan, level): Block[] => {
  const random = seededRandom(plan.seed * 29 + level * 811)
  const { wall, accent } = stuffIn(plan.look)
  const angle = random.next() * Math.PI * 2
  const out = random.between(48, 62)
  const [x, z] = [Math.sin(angle) * out, Math.cos(angle) * out]
  const y = random.between(-12, 2)
  const metal = { stuff: 'metal', colour: isSpace(plan) ? '#8d98a8' : (wall.colour ?? '#9aa5b2') } as const
  const blocks: Block[] = [
    { form: 'round', x, y: y - 16, z, width: 8, height: 34, depth: 8, ...metal },
    { form: 'round', x, y: y - 4, z, width: 17, height: 5, depth: 17, ...metal },
    {
      form: 'round',
      x,
      y: y - 1.8,
      z,
      width: 17.6,
      height: 0.7,
      depth: 17.6,
      stuff: 'neon',
      colour: accent,
      airy: true,
    },
    { form: 'round', x, y: y + 12, z, width: 11, height: 2.4, depth: 11, ...metal },
    { form: 'round', x, y: y + 18, z, width: 2, height: 9, depth: 2, stuff: 'neon', colour: accent },
    { form: 'ring', x, y: y - 19, z, width: 38, height: 38, depth: 2.4, yaw: angle, ...metal },
    {
      form: 'ring',
      x,
      y: y - 14.5,
      z,
      width: 29,
      height: 29,
      depth: 1,
      yaw: angle + Math.PI / 2,
      stuff: 'neon',
      colour: accent,
    },
  ]
  for (const side of [-1, 1]) {
    const [dx, dz] = [Math.cos(angle) * side * 13, -Math.sin(angle) * side * 13]
    blocks.push({
      form: 'box',
      x: x + dx,
      y: y - 2.4,
      z: z + dz,
      width: 12,
      height: 1.6,
      depth: 3,
      yaw: angle,
      ...metal,
    })
    blocks.push({
      form: 'box',
      x: x + dx * 1.6,
      y: y - 7,
      z: z + dz * 1.6,
      width: 0.6,
      height: 11,
      depth: 8,
      yaw: angle,
      stuff: 'glass',
      colour: '#3f6fc4',
    })
  }
  return blocks
})
