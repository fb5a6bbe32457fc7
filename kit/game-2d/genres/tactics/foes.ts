import { seededRandom } from '../../../core/random.ts'
import {
  aimsOf,
  blow,
  distance,
  type Fighter,
  fighterAt,
  opened,
  reachable,
  skills,
  squaresOf,
  standing,
  type TacticsState,
} from './field.ts'

/** The next thing that foes do by themselves: one blow, or all of them walk and aim anew. */
export function foesGoOn(state: TacticsState): TacticsState {
  const next = opened(state)
  next.struck = []
  const [first, ...later] = state.blows ?? []
  if (first === undefined) return walkAndAim(next)
  next.blows = later
  const foe = next.fighters.find(({ id }) => id === first)
  if (foe && foe.health > 0) blow(next, foe)
  return next
}

/** All blows that are shown now, as if nobody moved any more. */
export function afterBlows(state: TacticsState): TacticsState {
  const next = opened(state)
  for (const foe of next.fighters) if (foe.side === 1 && foe.health > 0) blow(next, foe)
  return next
}

export const foesToStrike = (state: TacticsState) =>
  standing(state, 1).flatMap(({ id, aim }) => (aim ? [id] : []))

/** Each foe goes where it can hit most, and shows what it is about to do; the squad is ready again. Changes the state. */
export function walkAndAim(state: TacticsState): TacticsState {
  const random = seededRandom(state.random)
  for (const foe of state.fighters) {
    if (foe.side !== 1 || foe.health === 0) continue
    const plans = plansOf(state, foe)
    const ranked = random
      .shuffled(plans)
      .map((plan) => ({ plan, worth: plan.worth + (random.next() < state.slips ? random.below(24) : 0) }))
      .sort((one, other) => other.worth - one.worth)
    const best = ranked[0]?.plan
    if (!best) continue
    foe.cell = best.cell
    if (best.aim) foe.aim = best.aim
    else delete foe.aim
  }
  for (const one of state.fighters) {
    one.moved = false
    one.acted = false
  }
  delete state.blows
  return { ...state, round: state.round + 1, random: random.state() }
}

type Plan = { cell: number; aim?: Fighter['aim']; worth: number }

function plansOf(state: TacticsState, foe: Fighter): Plan[] {
  const squad = standing(state, 0)
  const aimed = new Set(
    standing(state, 1).flatMap((one) =>
      one.aim && one !== foe ? squaresOf(one.cell, one.skill, one.aim) : [],
    ),
  )
  const { hurts } = skills[foe.skill]
  return reachable(state, foe).flatMap((cell): Plan[] => {
    const near = Math.min(...squad.map((one) => distance(one.cell, cell)))
    const plain: Plan = { cell, worth: -near - (aimed.has(cell) ? 6 : 0) }
    const plans = aimsOf(foe.skill).map((aim): Plan => {
      let worth = plain.worth
      for (const square of squaresOf(cell, foe.skill, aim)) {
        const there = square === foe.cell ? undefined : fighterAt(state, square)
        if (there && there.side === 0)
          worth += 10 * Math.min(hurts, there.health) + (hurts >= there.health ? 5 : 0)
        else if (there) worth -= 12
      }
      return { cell, aim, worth }
    })
    return [plain, ...plans.filter(({ worth }) => worth > plain.worth)]
  })
}
