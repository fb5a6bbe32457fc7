import type { GamePlan } from '../../../game/plan.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'
import { courseOf, destinationOf, radius } from './course.ts'

/**
 * The land under the courses: peaks and ridges wherever nobody has to fly, valleys where somebody has to. Its heights are
 * worked out on the corners of the drawn ground, so that what one sees is what one meets.
 */
const reach = 230
const cells = 108
const side = cells + 1

type Relief = 'peaks' | 'hills' | 'dunes' | 'islands' | 'flat' | 'craters' | 'void'

const reliefs: Partial<Record<string, Relief>> = {
  mountain: 'peaks',
  snow: 'peaks',
  volcano: 'peaks',
  cave: 'peaks',
  underwater: 'peaks',
  castle: 'peaks',
  desert: 'dunes',
  sea: 'islands',
  beach: 'islands',
  sky: 'islands',
  city: 'flat',
  'neon-city': 'flat',
  factory: 'flat',
  road: 'flat',
  stadium: 'flat',
  moon: 'craters',
  space: 'void',
}
const dry = /^(?:desert|city|neon-city|moon|space|underwater|factory|laboratory|stadium|road|cave|dungeon)$/

export const reliefOf = ({ look }: Pick<GamePlan, 'look'>): Relief => reliefs[look.scene] ?? 'hills'
const waterLevel = 0

type Land = { heights: Float32Array; room: Float32Array }

/** How high it may be at a place so that every course has air under it, and how far the nearest course is. */
function allowance(plan: GamePlan): { top: Float32Array; room: Float32Array } {
  const top = new Float32Array(side * side).fill(1000)
  const room = new Float32Array(side * side).fill(1000)
  const points: { x: number; y: number; z: number }[] = []
  for (let level = 1; level <= plan.rules.levels; level++) {
    const { start, stops, end } = courseOf(plan, level)
    const leads = level === plan.rules.levels && destinationOf(plan)
    const behind = { ...start, x: start.x - Math.sin(start.yaw) * 16, z: start.z - Math.cos(start.yaw) * 16 }
    let before: { x: number; y: number; z: number } = behind
    for (const stop of leads ? [start, ...stops, end] : [start, ...stops]) {
      for (let share = 0.2; share <= 1.01; share += 0.2)
        points.push({
          x: before.x + (stop.x - before.x) * share,
          y: before.y + (stop.y - before.y) * share,
          z: before.z + (stop.z - before.z) * share,
        })
      before = stop
    }
  }
  const wide = 46
  const each = (2 * reach) / cells
  for (const { x, y, z } of points) {
    const from = (value: number) => Math.max(0, Math.floor((value - wide + reach) / each))
    const to = (value: number) => Math.min(cells, Math.ceil((value + wide + reach) / each))
    for (let row = from(z); row <= to(z); row++)
      for (let column = from(x); column <= to(x); column++) {
        const away = Math.hypot(column * each - reach - x, row * each - reach - z)
        const i = row * side + column
        top[i] = Math.min(top[i] ?? 0, y - 10.5 + Math.max(0, away - 10) * 0.75)
        room[i] = Math.min(room[i] ?? 0, away)
      }
  }
  return { top, room }
}

const landOf = remember((plan): Land => {
  const relief = reliefOf(plan)
  const { top, room } = allowance(plan)
  const heights = new Float32Array(side * side)
  if (relief === 'void') return { heights, room }
  const base = baseOf(relief, plan.seed)
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const i = row * side + column
      const [x, z] = [(column / cells - 0.5) * 2 * reach, (row / cells - 0.5) * 2 * reach]
      heights[i] = Math.max(-6, Math.min(base(x, z), top[i] ?? 0))
    }
  return { heights, room }
})

function baseOf(relief: Relief, seed: number): (x: number, z: number) => number {
  const noise = noiseOf(seed)
  const rough = (x: number, z: number) =>
    noise(x, z) * 0.6 + noise(x * 2.1, z * 2.1) * 0.28 + noise(x * 4.3, z * 4.3) * 0.12
  const ridge = (x: number, z: number) => 1 - Math.abs(rough(x, z) * 2 - 1)
  const rim = (x: number, z: number) => clamp((Math.hypot(x, z) - radius + 6) / 60, 0, 1)
  switch (relief) {
    case 'peaks':
      return (x, z) => {
        const high = clamp((ridge(x * 0.013, z * 0.013) - 0.42) / 0.58, 0, 1)
        return (
          -3 +
          high ** 1.4 * 78 +
          rough(x * 0.05, z * 0.05) * 9 +
          rim(x, z) * (26 + 26 * ridge(x * 0.02, z * 0.02))
        )
      }
    case 'dunes':
      return (x, z) => {
        const mesa = clamp((rough(x * 0.012 + 40, z * 0.012) - 0.6) * 14, 0, 1)
        return ridge(x * 0.014, z * 0.03) * 12 + mesa * 26 + rim(x, z) * 16
      }
    case 'islands':
      return (x, z) => {
        const land = clamp((rough(x * 0.017, z * 0.017) - 0.47) / 0.4, -0.4, 1)
        return -1.5 + (land > 0 ? 2 + land ** 1.3 * 62 : land * 14) - rim(x, z) * 8
      }
    case 'flat':
      return (x, z) => 0.4 + rim(x, z) * 10 * rough(x * 0.02, z * 0.02)
    case 'craters':
      return (x, z) => {
        const hole = ridge(x * 0.016, z * 0.016)
        return (
          2 +
          rough(x * 0.03, z * 0.03) * 10 +
          (hole > 0.8 ? (0.8 - hole) * 40 : hole ** 4 * 26) +
          rim(x, z) * 26
        )
      }
    default:
      return (x, z) => {
        const high = clamp((rough(x * 0.012, z * 0.012) - 0.42) / 0.5, 0, 1)
        return (
          -1.6 +
          high ** 1.3 * 40 +
          rough(x * 0.035, z * 0.035) * 6 +
          rim(x, z) * 22 * ridge(x * 0.02, z * 0.02)
        )
      }
  }
}

/** Smooth noise of a seed, from 0 to 1. */
function noiseOf(seed: number): (x: number, z: number) => number {
  const at = (x: number, z: number) => {
    let h = Math.imul(x, 374761393) + Math.imul(z, 668265263) + Math.imul(seed | 0, 2246822519)
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296
  }
  return (x, z) => {
    const [column, row] = [Math.floor(x), Math.floor(z)]
    const soft = (t: number) => t * t * (3 - 2 * t)
    const [u, v] = [soft(x - column), soft(z - row)]
    const near = at(column, row) * (1 - u) + at(column + 1, row) * u
    const far = at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u
    return near * (1 - v) + far * v
  }
}

/** A value between the corners of the ground. */
function sampled(list: Float32Array, x: number, z: number): number {
  const column = clamp(((x + reach) / (2 * reach)) * cells, 0, cells - 0.001)
  const row = clamp(((z + reach) / (2 * reach)) * cells, 0, cells - 0.001)
  const [c, r] = [Math.floor(column), Math.floor(row)]
  const [u, v] = [column - c, row - r]
  const i = r * side + c
  const near = (list[i] ?? 0) * (1 - u) + (list[i + 1] ?? 0) * u
  const far = (list[i + side] ?? 0) * (1 - u) + (list[i + side + 1] ?? 0) * u
  return near * (1 - v) + far * v
}

export const siteOf = remember((plan): Site => {
  const relief = reliefOf(plan)
  const { heights, room } = landOf(plan)
  const free = (x: number, z: number) => sampled(room, x, z) - 3
  const sight = plan.look.weather === 'fog' ? 130 : 420
  if (relief === 'void')
    return {
      reach,
      height: () => floorOfVoid,
      surface: () => 'main',
      free: (x, z) => sampled(room, x, z) - 9,
      isVoid: true,
      floating: [-30, 60],
      scenery: 0.8,
      sight,
    }
  const height = (x: number, z: number) => sampled(heights, x, z)
  const isWet = !dry.test(plan.look.scene)
  return {
    reach,
    cells,
    height,
    surface(x, z) {
      const y = height(x, z)
      const steep = Math.hypot(height(x + 2, z) - height(x - 2, z), height(x, z + 2) - height(x, z - 2)) / 4
      if (isWet && y < waterLevel + 0.9) return 'shore'
      if (steep > 0.72) return 'steep'
      return Math.sin(x * 0.07 + 1) * Math.cos(z * 0.06) > 0.5 ? 'patch' : 'main'
    },
    free,
    ...(isWet && { water: waterLevel }),
    scenery: 1.1,
    sight,
  }
})

/** Nothing is there to crash into: the deep itself turns one back. */
export const floorOfVoid = -60

/** How near the closest course is, in metres. */
export const roomAt = (plan: GamePlan, x: number, z: number): number => sampled(landOf(plan).room, x, z)

/** What one crashes into below: the ground, or the water on it. */
export function floorAt(plan: GamePlan, x: number, z: number): number {
  const { height, water, isVoid } = siteOf(plan)
  return isVoid ? floorOfVoid : Math.max(height(x, z), water ?? -100)
}
