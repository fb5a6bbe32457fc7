import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import { type Block, topOf } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'

/** How far from the fire one can go, in metres. */
export const radius = 27

const isIsland = ({ look }: GamePlan) => /^(beach|sea|sky|space|moon|candy|abstract)$/.test(look.scene)

export const siteOf = remember((plan): Site => {
  const island = isIsland(plan)
  const turn = (plan.seed % 63) / 10
  return {
    reach: 76,
    height(x, z) {
      const out = Math.hypot(x, z)
      const wild = clamp((out - 7) / 6, 0, 1)
      const y = wild * Math.sin(x * 0.21 + turn) * Math.cos(z * 0.19) * 0.55
      const beyond = Math.max(0, out - radius - 1.5)
      if (island) return y * clamp((radius + 3 - out) / 5, 0, 1) - Math.min(9, beyond * beyond * 0.14)
      return y + Math.min(8, beyond * 0.17)
    },
    surface(x, z) {
      const out = Math.hypot(x, z)
      if (out < 4.4 + Math.sin(Math.atan2(x, z) * 5 + turn) * 0.5) return 'path'
      if (island && out > radius) return 'shore'
      // Three trails lead out of the camp.
      const trail = (Math.atan2(x, z) + turn + Math.sin(out * 0.16) * 0.5) / ((Math.PI * 2) / 3)
      const aside = Math.abs(trail - Math.round(trail)) * ((Math.PI * 2) / 3) * out
      if (aside < 1.1 && out < radius) return 'path'
      return Math.sin(x * 0.23 + 1) * Math.cos(z * 0.21) > 0.5 ? 'patch' : 'main'
    },
    free: (x, z) => Math.hypot(x, z) - radius - 0.8,
    ...(island && { water: -1.6 }),
    scenery: island ? 0.5 : 1.35,
  }
})

const circle = (angle: number, out: number) => ({ x: Math.sin(angle) * out, z: Math.cos(angle) * out })

/** The camp in the middle, standing stones around it, and the rest of a wall somewhere: places to know one's way by. */
export const blocksOf = remember((plan): Block[] => {
  const random = seededRandom(plan.seed ^ 0x5a1f)
  const { wall, accent } = stuffIn(plan.look)
  const { height } = siteOf(plan)
  const blocks: Block[] = []
  for (let i = 0; i < 11; i++) {
    const at = circle((i / 11) * Math.PI * 2, 1.55)
    blocks.push({
      form: 'round',
      ...at,
      y: -0.1,
      width: 0.6,
      height: 0.34 + (i % 3) * 0.06,
      depth: 0.6,
      stuff: 'stone',
      airy: true,
    })
  }
  for (const angle of [0.9, 2.6, 4.4]) {
    const at = circle(angle, 3.7)
    blocks.push({
      form: 'box',
      ...at,
      y: 0,
      width: 2.3,
      height: 0.42,
      depth: 0.6,
      yaw: angle,
      stuff: 'wood',
      colour: '#8a6238',
    })
  }
  for (let i = 0; i < 6; i++) {
    const angle = ((i + 0.5) / 6) * Math.PI * 2 + random.between(-0.15, 0.15)
    const at = circle(angle, random.between(13, 16))
    const y = height(at.x, at.z) - 0.3
    const high = random.between(2.2, 3.6)
    const yaw = angle + random.between(-0.4, 0.4)
    blocks.push({ form: 'box', ...at, y, width: 1.3, height: high, depth: 0.9, yaw, ...wall })
    blocks.push({
      form: 'box',
      ...at,
      y: y + high * 0.62,
      width: 1.36,
      height: 0.16,
      depth: 0.96,
      yaw,
      stuff: 'neon',
      colour: accent,
      airy: true,
    })
  }
  const ruin = circle(random.next() * 6, 20)
  const turn = random.next() * 3
  for (const [along, high] of [
    [-2.6, 1.2],
    [0, 2.1],
    [2.6, 0.8],
  ] as const)
    blocks.push({
      form: 'box',
      x: ruin.x + Math.cos(turn) * along,
      y: height(ruin.x, ruin.z) - 0.5,
      z: ruin.z - Math.sin(turn) * along,
      width: 2.4,
      height: high + 0.5,
      depth: 0.8,
      yaw: turn,
      ...wall,
    })
  return blocks
})

type Spot = { x: number; z: number }

/** Where trees (or what is tall here) stand, and where things can lie: the same in each game. */
export const spotsOf = remember((plan): { trees: Spot[]; things: Spot[] } => {
  const random = seededRandom(plan.seed ^ 0x7ee5)
  const blocks = blocksOf(plan)
  const trees: Spot[] = []
  const things: Spot[] = []
  const place = (list: Spot[], count: number, low: number, high: number, apart: number) => {
    for (let tries = 0; tries < 500 && list.length < count; tries++) {
      const at = circle(random.next() * Math.PI * 2, random.between(low, high))
      const isFree =
        [...trees, ...things].every((one) => Math.hypot(one.x - at.x, one.z - at.z) > apart) &&
        blocks.every((block) => block.airy || topOf(block, at.x, at.z, 1.2) === undefined)
      if (isFree) list.push(at)
    }
  }
  place(trees, 20, 10, radius + 1, 3.4)
  place(things, 44, 6.5, radius - 1.5, 2.2)
  return { trees, things }
})
