import { seededRandom } from '../../../core/random.ts'
import { dial, type GamePlan } from '../../../game/plan.ts'
import type { Site } from '../../site.ts'
import { clamp, remember } from '../../space.ts'

/** The slope goes down toward +z: where runs begin at the most, and where the finish is. */
export const top = -168
export const finish = 158
/** Half of how wide the piste is, in metres. */
export const half = 15
const steep = 0.33

type Winding = { one: number; other: number; roll: number }

const windingOf = remember((plan): Winding => {
  const random = seededRandom(plan.seed ^ 0xd04)
  return { one: random.between(0, 6), other: random.between(0, 6), roll: random.between(0, 6) }
})

/** Where the middle of the piste is at a height of the slope. */
export function middleAt(plan: GamePlan, z: number): number {
  const { one, other } = windingOf(plan)
  // Straight at both ends, so that the start and the finish stand square.
  const calm = clamp((z - top) / 40, 0, 1) * clamp((finish - z) / 40, 0, 1)
  return (15 * Math.sin(z * 0.02 + one) + 5 * Math.sin(z * 0.043 + other)) * calm
}

/** Where this run begins: a clock that is short makes it shorter. */
export function startOf({ rules, challenge }: GamePlan): number {
  const { seconds, levels } = rules
  if (seconds === undefined || rules.timeUp === 'win') return top
  const metres = ((seconds * 0.66) / levels) * dial({ challenge }, 10.5, 13)
  return Math.max(top, finish - Math.max(110, metres))
}

const isIsland = ({ look }: GamePlan) => /^(beach|sea|sky|space|candy|abstract)$/.test(look.scene)
/** Piste and land are one where there is snow; elsewhere a trail of its own goes down. */
export const isSnowy = ({ look, content }: GamePlan) =>
  /^(snow|moon)$/.test(look.scene) || look.weather === 'snow' || content?.snowy === true

export const siteOf = remember((plan): Site => {
  const { roll } = windingOf(plan)
  const island = isIsland(plan)
  const snowy = isSnowy(plan)
  const height = (x: number, z: number) => {
    const inside = clamp(z, top - 8, finish + 6)
    // It runs out flat beyond the finish.
    const down = -inside * steep - Math.max(0, z - finish - 6) * 0.04 + Math.max(0, top - 8 - z) * 0.5
    const rollers = 1.7 * Math.sin(z * 0.062 + roll) + 0.5 * Math.sin(z * 0.13 + roll * 2)
    const side = Math.abs(x - middleAt(plan, z)) - half
    const beyond = Math.max(0, side)
    const waves = Math.sin(x * 0.1 + z * 0.03) * Math.cos(z * 0.07) * Math.min(1.6, beyond * 0.1)
    const bank = island
      ? Math.min(1.6, beyond * 0.3) - Math.max(0, beyond - 14) ** 2 * 0.03
      : Math.min(17, beyond * beyond * 0.02 + beyond * 0.16)
    return down + rollers + waves + bank
  }
  return {
    reach: 190,
    cells: 120,
    height,
    surface(x, z) {
      const side = Math.abs(x - middleAt(plan, z)) - half
      if (side < 0) return snowy ? 'main' : 'path'
      if (side > 24 && Math.sin(x * 0.08) * Math.cos(z * 0.07) > 0.1) return 'steep'
      return !snowy && Math.sin(x * 0.17) * Math.cos(z * 0.13) > 0.5 ? 'patch' : 'main'
    },
    free(x, z) {
      const side = Math.abs(x - middleAt(plan, z)) - half
      return side > 46 ? -1 : side - 0.5
    },
    ...(island && { water: -finish * steep - 26 }),
    scenery: 1.3,
    sight: 150,
  }
})
