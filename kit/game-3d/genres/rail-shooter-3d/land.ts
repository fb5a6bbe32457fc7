import { seededRandom } from '../../../core/random.ts'
import type { GamePlan } from '../../../game/plan.ts'
import type { Block } from '../../blocks.ts'
import { stuffIn } from '../../place-stuff.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'
import { railsOf } from './tracks.ts'
import {
  endOf,
  floorAt,
  landOf,
  levelLength,
  lift,
  middleAt,
  type OnWay,
  outAt,
  placeOf,
  rides,
  takesPhotos,
} from './way.ts'

/** Half the width of what lies open. */
const open = 12.5

export const siteOf = remember((plan): Site => {
  const land = landOf(plan)
  const off = (x: number, z: number) => {
    const angle = Math.atan2(x, z)
    return { angle, aside: Math.hypot(x, z) - outAt(plan, angle) }
  }
  const wallHigh = land === 'tunnel' ? 24 : land === 'city' ? 3 : land === 'water' ? 9 : 17
  const steepness = land === 'tunnel' ? 2.2 : 1.15
  return {
    reach: 176,
    cells: 128,
    height(x, z) {
      const { angle, aside } = off(x, z)
      const beyond = Math.max(0, Math.abs(aside) - open)
      const rough = Math.sin(x * 0.13) * Math.cos(z * 0.11) + 0.5 * Math.sin(x * 0.31 + z * 0.23)
      const wall = Math.min(wallHigh, beyond * steepness) * (0.75 + 0.3 * rough * Math.min(1, beyond / 8))
      // Seen from above, the land falls off again far out.
      const fade = clamp((168 - Math.hypot(x, z)) / 20, 0, 1)
      const floor = floorAt(plan, angle) * clamp(1.4 - beyond / 40, 0.3, 1)
      if (land === 'water') return floor - 2.5 + Math.max(0, wall * (0.45 + 0.8 * rough)) * fade
      return floor + wall * fade + rough * Math.min(0.5, 0.1 + beyond * 0.1)
    },
    surface(x, z) {
      const { aside } = off(x, z)
      const far = Math.abs(aside)
      if (rides(plan) && far < 4.2) return 'path'
      if (land === 'city') return far < 8 ? 'path' : 'main'
      if (far > open + 0.5 && far < open + 11 && land !== 'water') return 'steep'
      if (land === 'water' && far > open && far < open + 5) return 'shore'
      return Math.sin(x * 0.14) * Math.cos(z * 0.12) > 0.5 ? 'patch' : 'main'
    },
    free: (x, z) => Math.abs(off(x, z).aside) - (land === 'city' ? 30 : open - 1),
    ...(land === 'void' && { isVoid: true as const, floating: [-16, 22] as const }),
    ...(land === 'water' && { water: -0.4 }),
    scenery: land === 'city' ? 0.6 : 1.5,
    sight: 210,
  }
})

/** Something to fly through: it is worth points. */
export type Hoop = OnWay & { radius: number }

/** Hoops to thread, in chains that lead from one side to the other. */
export const hoopsOf = remember((plan, level): Hoop[] => {
  if (rides(plan)) return []
  const random = seededRandom(plan.seed * 17 + level * 91)
  const hoops: Hoop[] = []
  const [from, to] = [endOf(plan, level - 1) + 45, endOf(plan, level) - 25]
  for (let s = from; s < to; s += random.between(85, 120)) {
    const side = random.next() < 0.5 ? -1 : 1
    const high = random.between(-2, 2.4)
    for (let i = 0; i < 3 && s + i * 13 < to; i++)
      hoops.push({
        s: s + i * 13,
        u: side * (3.8 - i * 2.4),
        v: high + i * 0.5,
        radius: 2.7 - Math.min(0.5, level * 0.1),
      })
  }
  return hoops
})

export const blocksOf = remember((plan, level): Block[] => {
  const random = seededRandom(plan.seed * 29 + level * 53)
  const { floor, wall, accent } = stuffIn(plan.look)
  const land = landOf(plan)
  const blocks: Block[] = []
  const start = endOf(plan, level - 1)
  const end = start + levelLength(plan)
  const foot = (s: number, u: number) => {
    const at = placeOf(plan, { s, u, v: 0 })
    return {
      x: at.x,
      z: at.z,
      yaw: at.yaw,
      y: land === 'void' ? at.y - 9 : siteOf(plan).height(at.x, at.z) - 0.6,
    }
  }
  for (const { s, u, v, radius } of hoopsOf(plan, level)) {
    const at = placeOf(plan, { s, u, v })
    const width = radius * 2
    blocks.push({
      form: 'ring',
      x: at.x,
      y: at.y - width / 2,
      z: at.z,
      width,
      height: width,
      depth: 0.5,
      yaw: at.yaw,
      stuff: 'neon',
      colour: accent,
      airy: true,
    })
  }
  // Gates over the way give it a beat: near together in caves and space, rarer where the land itself is something to see.
  // Whoever looks for animals wants none.
  const every = land === 'tunnel' ? 26 : land === 'void' ? 42 : 64
  const shines = land === 'void' || land === 'city' || plan.look.style === 'neon'
  for (let s = start + 30; s < end && !takesPhotos(plan); s += every * random.between(0.85, 1.2)) {
    const at = foot(s, 0)
    const width = random.between(22, 26)
    const height = lift(plan) + random.between(8, 11) + (land === 'void' ? 6 : 0)
    const timber = !shines && rides(plan) ? { stuff: 'wood' as const, colour: '#8a5f38' } : wall
    blocks.push({
      form: 'arch',
      ...at,
      width,
      height,
      depth: random.between(1.6, 3.4),
      ...timber,
      airy: true,
    })
    if (shines)
      blocks.push({
        form: 'arch',
        ...at,
        y: at.y + 0.5,
        width: width - 1.3,
        height: height - 1.2,
        depth: 0.5,
        stuff: 'neon',
        colour: accent,
        airy: true,
      })
  }
  if (land === 'city') blocks.push(...houses(plan, start, end, random))
  // Stone needles where there are walls, and islands to fly past where there is nothing.
  else if (!takesPhotos(plan))
    for (let s = start + 18; s < end; s += random.between(26, 40)) {
      const side = random.next() < 0.5 ? -1 : 1
      const at = foot(s, side * random.between(13.5, 18))
      const width = random.between(3, 5.5)
      const height = land === 'void' ? random.between(1.5, 3) : random.between(10, 22)
      const y = land === 'void' ? at.y + random.between(2, 14) : at.y
      blocks.push({
        form: 'round',
        ...at,
        y,
        width: land === 'void' ? width * 2 : width,
        height,
        depth: width,
        ...(land === 'void' ? floor : wall),
        airy: true,
      })
      if (land !== 'void')
        blocks.push({
          form: 'round',
          ...at,
          y: y + height - 0.1,
          width: width * 1.25,
          height: 1.4,
          depth: width,
          ...floor,
          airy: true,
        })
    }
  if (plan.content?.rails === true) blocks.push(...railsOf(plan, siteOf(plan).height, start - 20, end + 70))
  blocks.push(...finishGate(plan, end, accent))
  return blocks
})

function houses(
  plan: GamePlan,
  start: number,
  end: number,
  random: ReturnType<typeof seededRandom>,
): Block[] {
  const { wall, accent } = stuffIn(plan.look)
  const blocks: Block[] = []
  const isNeon = plan.look.scene === 'neon-city' || plan.look.time === 'night'
  const colours = isNeon
    ? ['#3a4058', '#2d3044', '#463a5c', '#2f4356']
    : ['#b9a18a', '#a8705c', '#8f9aa6', '#c7b9a0', '#7f8c99']
  for (const side of [-1, 1])
    for (let s = start - 10; s < end + 60; s += random.between(13, 17)) {
      const width = random.between(9, 13)
      const at = placeOf(plan, { s, u: side * (open + 3.5 + width / 2), v: 0 })
      const height = random.between(12, 36)
      const y = siteOf(plan).height(at.x, at.z) - 1
      const colour = colours[random.below(colours.length)]
      blocks.push({
        form: 'box',
        x: at.x,
        y,
        z: at.z,
        width,
        height,
        depth: random.between(10, 13),
        yaw: at.yaw,
        ...wall,
        ...(colour && { colour }),
        airy: true,
      })
      if (isNeon && random.next() < 0.75) {
        const face = placeOf(plan, { s, u: side * (open + 3.3), v: 0 })
        blocks.push({
          form: 'box',
          x: face.x,
          y: y + height * random.between(0.3, 0.75),
          z: face.z,
          width: 0.3,
          height: random.between(1, 3),
          depth: random.between(3, 7),
          yaw: at.yaw,
          stuff: 'neon',
          colour: random.next() < 0.5 ? accent : '#38e0ff',
          airy: true,
        })
      }
    }
  return blocks
}

/** The end of a level, to be seen from afar. */
function finishGate(plan: GamePlan, s: number, accent: string): Block[] {
  const at = middleAt(plan, s)
  const y = at.y - lift(plan) - 0.5
  return [
    {
      form: 'arch',
      x: at.x,
      y,
      z: at.z,
      yaw: at.yaw,
      width: 21,
      height: lift(plan) + 8,
      depth: 1.2,
      stuff: 'neon',
      colour: accent,
      airy: true,
    },
    {
      form: 'arch',
      x: at.x,
      y,
      z: at.z,
      yaw: at.yaw,
      width: 23,
      height: lift(plan) + 9.2,
      depth: 2.2,
      stuff: 'metal',
      airy: true,
    },
  ]
}
