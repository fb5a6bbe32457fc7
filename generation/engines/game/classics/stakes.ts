import { faultsOf, stakeIn, stakeShown } from '@makebelieve/kit/game-2d/turns/stake'
import { rulesFor, type Turns } from '@makebelieve/kit/game-2d/turns/turn-game'
import type { TurnWorld } from '@makebelieve/kit/game-2d/turns/world'
import type { Actor, Brief, Role } from '../../../brief/brief.ts'
import { withOwnPart } from '../game-parts.ts'
import { type Twist, type Watch, watching } from '../twists.ts'
import { numberOf, type StakeSaid, stakeSaid } from './stakes-reading.ts'

/**
 * Whoever pays for mistakes is beside the table, and nobody that one finds, sorts or beats: who is who in the game is read without them.
 * Nobody else stands beside it.
 */
export function besideTable(brief: Brief, instead: Role, rest: (brief: Brief) => Brief): Brief {
  const { actors: named = [] } = stakeSaid(brief) ?? {}
  const isIn = ({ id }: Actor) => named.some((one) => one.id === id)
  const told = withOwnPart(
    {
      ...brief,
      actors: [...brief.actors, ...named.filter((one) => !brief.actors.some(({ id }) => id === one.id))],
    },
    (actor) => (isIn(actor) ? 'prop' : undefined),
  )
  // Who would be the hero has another id now.
  const ids = new Set(named.map(({ id, thing }) => (id === 'player' ? thing.name : id)))
  const others = told.actors
    .filter(({ id }) => !ids.has(id))
    .map((actor) => (actor.role === 'prop' ? { ...actor, role: instead } : actor))
  const read = rest({ ...told, actors: others })
  return {
    ...read,
    actors: [...read.actors, ...told.actors.filter(({ id }) => ids.has(id))],
    claims: read.claims.map((claim) => {
      if (claim.about !== 'actor' || !ids.has(claim.actor)) return claim
      const { acts: _, as: __, never: ___, ...there } = claim
      return { ...there, role: 'prop' }
    }),
  }
}

const heard = (text: string | undefined) => (text === undefined ? [] : [{ text, heard: text }])
const content = ({ stake, most }: StakeSaid) => ({ stake, ...(most && { misses: Math.min(20, most) }) })

/** Both halves of what is said of it, each with what is seen of it. */
export const stakes: Readonly<
  Record<'stake' | 'stakeEnds', Twist & { watch<S>(turns: Turns<S>): Watch<TurnWorld<S>> }>
> = {
  // With a mistake whoever pays for it is smaller, larger or nearer than before.
  stake: {
    words: (brief) => heard(stakeSaid(brief)?.each),
    sets: (_said, brief) => contentOfSaid(brief),
    watch: (turns) =>
      watching(
        (world) => seenOf(turns, world),
        (before, after) => {
          if (!before || !after || after.made <= before.made) return false
          const [was, is] = [before.shown[0], after.shown[0]]
          if (!was || !is) return after.made >= after.most
          if (after.stake.way === 'shrinks') return is.size < was.size
          if (after.stake.way === 'grows') return is.size > was.size
          return after.stake.way === 'nears' && is.x > was.x
        },
      ),
  },
  // The game was lost with that mistake, and whoever it was about is not there any more as before.
  stakeEnds: {
    words: (brief) => heard(stakeSaid(brief)?.end),
    tells: ['lives'],
    sets: (_said, brief) => contentOfSaid(brief),
    watch: (turns) => (said) => {
      const wanted = /\b(?:one|an?) (?:mistake|miss|error|wrong \w+) too many/i.test(said)
        ? undefined
        : countIn(said)
      return (world) => {
        const seen = seenOf(turns, world)
        return (
          seen !== undefined &&
          world.status === 'lost' &&
          seen.made >= seen.most &&
          (wanted === undefined || seen.most === wanted) &&
          (seen.stake.ends === 'takes'
            ? seen.shown.length === 1 && seen.shown[0]?.cast === seen.stake.cast
            : !seen.shown.some(({ cast, angle }) => cast === seen.stake.cast && angle === 0))
        )
      }
    },
  },
}

function contentOfSaid(brief: Brief): Readonly<Record<string, unknown>> {
  const said = stakeSaid(brief)
  return said ? content(said) : {}
}

function countIn(said: string): number | undefined {
  const found = said.toLowerCase().match(/[a-z]+|\d+/g) ?? []
  return found.map(numberOf).find((one) => one !== undefined)
}

function seenOf<S>(turns: Turns<S>, { state, plan }: TurnWorld<S>) {
  const stake = stakeIn(plan)
  const faults = faultsOf(rulesFor(turns, plan), state, plan)
  return stake && faults ? { ...faults, stake, shown: stakeShown(stake, faults) } : undefined
}
