import type { Move } from '../../turns/rules.ts'
import { type Blow, bestBlow, type Creature, forceOf } from './creature.ts'
import { wayTo } from './land.ts'
import {
  activeOf,
  type CreaturesState,
  chanceToCatch,
  foeOf,
  isReadyForMaster,
  missingIn,
  mostInTeam,
} from './state.ts'

/** Catches as many as it takes, grows strong, rests, and then goes to the one to beat. */
export function wise(state: CreaturesState): Move {
  if (state.offers.length > 0) return ['offer 0']
  return state.foe ? fights(state) : walks(state)
}

const sum = (team: readonly Creature[], what: 'health' | 'most' | 'level') =>
  team.reduce((all, one) => all + one[what], 0)

function walks(state: CreaturesState): Move {
  const { land, cell, team, strength } = state
  const health = sum(team, 'health') / Math.max(1, sum(team, 'most'))
  const isStrong = isReadyForMaster(state) && Math.max(...team.map(({ level }) => level)) >= strength + 1
  const wanted =
    health < 0.5 || (isStrong && health < 0.95)
      ? wayTo(land, cell, false, (one) => one === land.camp)
      : isStrong
        ? wayTo(land, cell, true, (one) => one === land.master)
        : wayTo(land, cell, false, (one) => land.grass.includes(one))
  return wanted === undefined ? ['nowhere'] : [String(wanted)]
}

function fights(state: CreaturesState): Move {
  const { team, foe } = state
  const [own, other] = [activeOf(state), foeOf(state)]
  if (!foe || !other) return ['nowhere']
  const standing = team.filter(({ health }) => health > 0)
  const worth = (one: Creature) => {
    const mine = forceOf(one, other, bestBlow(one, other))
    const theirs = forceOf(other, one, bestBlow(other, one))
    return (mine * one.health) / Math.max(1, theirs)
  }
  const best = standing.reduce((one, two) => (worth(two) > worth(one) ? two : one), standing[0] as Creature)
  if (!own) return [`team ${best.id}`]
  if (best.id !== own.id && worth(best) > worth(own) * 2.2) return [`team ${best.id}`]
  const danger = forceOf(other, own, bestBlow(other, own)) + 2
  if (foe.wild && standing.length === 1 && own.health <= danger) return ['run']
  const missing = missingIn(state)
  const isWanted = missing.length === 0 || missing.includes(other.cast)
  const wants = foe.wild && !isReadyForMaster(state) && isWanted && team.length < mostInTeam
  if (wants && chanceToCatch(other) > 0.55) return ['catch']
  const blow = bestBlow(own, other)
  if (!wants) return [blow]
  const gentler: Blow = blow === 'power' ? 'strike' : 'power'
  // Whoever is out can't be caught any more.
  return [[blow, gentler].find((one) => forceOf(own, other, one) + 2 < other.health) ?? 'catch']
}

/** Somebody who never hits back. */
export function foolish(state: CreaturesState): Move {
  if (state.offers.length > 0) return ['offer 0']
  if (!state.foe) {
    const grass = wayTo(state.land, state.cell, false, (one) => state.land.grass.includes(one))
    return [String(grass ?? state.land.camp)]
  }
  const standing = state.team.find(({ health }) => health > 0)
  return activeOf(state) ? ['focus'] : [`team ${standing?.id}`]
}
