import type { Brief } from '../../../brief/brief.ts'
import { isAnimate } from '../../../brief/traits.ts'
import type { Asked } from './asked.ts'
import type { Mechanic } from './mechanic.ts'

/** The greater deed of which this one is the beginning, where there is one. */
export function yielded(one: Asked, all: readonly Asked[]): Asked {
  if (!one.mechanic.yields) return one
  const greater = all.find(
    ({ mechanic, who, whom }) =>
      !mechanic.yields && !mechanic.standsIn && who === one.who && whom === one.whom,
  )
  if (!greater) return one
  // Who waters carrots and picks them does not pick them by watering.
  const [instead = greater.mechanic.id] = greater.mechanic.verbs
  const isSame = greater.mechanic.takes === true
  // A verb that the reader made says how it goes, and not only that it is done.
  const verb = isSame && greater.verb.includes('-') ? greater.verb : one.verb
  return { ...greater, verb, words: one.words, ...(!isSame && { instead }) }
}

/**
 * 'Customers order drinks, a barista brings them': what is done with what somebody wants is done to give it to them. Whoever only gets
 * hold of it does so for them, too; what is made of it first is stood in for.
 */
export function answering(
  one: Asked,
  all: readonly Asked[],
  mechanics: readonly Mechanic[],
  isAlive: (id: string) => boolean,
): Asked {
  const wanted = all.find(
    ({ mechanic, whom }) =>
      mechanic.answeredBy !== undefined && [one.whom, one.with].includes(whom) && whom !== undefined,
  )
  const answer = mechanics.find(({ id }) => id === wanted?.mechanic.answeredBy)
  if (!wanted?.whom || !answer || one.who !== 'player' || one === wanted) return one
  const others = [one.whom, one.with, one.to].flatMap((id) => id ?? []).filter((id) => id !== wanted.whom)
  if (others.some((id) => id !== wanted.who && isAlive(id))) return one
  const { mechanic, instead, verb, words, who } = one
  const isElsewhere = others.some((id) => id !== wanted.who)
  const isGiven =
    (others.length > 0 && !isElsewhere) || mechanic.toItsLike !== undefined || mechanic.plays !== undefined
  return {
    mechanic: answer,
    verb,
    words,
    who,
    whom: wanted.who,
    with: wanted.whom,
    ...(isGiven && !isElsewhere && instead === undefined ? {} : { instead: answer.verbs[0] ?? answer.id }),
  }
}

/**
 * 'Feed it, wash it and put it to bed': whoever is cared for in several ways has several needs, and none of them is ever done. And so it is
 * with what somebody wants whom one looks after: 'babysit kittens, they want milk'.
 */
export function keptWell(
  one: Asked,
  all: readonly Asked[],
  actors: Brief['actors'],
  mechanics: readonly Mechanic[],
): Asked {
  const keeps = mechanics.find(({ keepsUp }) => keepsUp)
  const isCare = ({ mechanic, who, verb: does }: Asked) =>
    who === 'player' &&
    (mechanic === keeps || (mechanic.cares === true && keeps?.usual?.[does] !== undefined))
  if (!keeps) return one
  const isWant = ({ mechanic, whom }: Asked) => mechanic.answeredBy !== undefined && whom !== undefined
  const isKept = (id: string | undefined) => all.some((two) => two.mechanic === keeps && two.whom === id)
  const { verb, words, whom } = one
  if (isWant(one) && whom && isKept(one.who))
    return { mechanic: keeps, verb, words, who: 'player', whom: one.who, with: whom }
  const wish = all.find((two) => isWant(two) && two.who === whom)?.whom
  if (one.mechanic === keeps && one.with === undefined && wish) return { ...one, with: wish }
  const isOne = actors.some(({ id, plural, thing }) => id === one.whom && !plural && isAnimate(thing))
  const ways = new Set(all.filter((two) => isCare(two) && two.whom === one.whom).map(({ verb }) => verb))
  return isCare(one) && isOne && ways.size > 1 ? { ...one, mechanic: keeps } : one
}

/** 'Dodge the bees' said twice is one wish. */
export function withoutTwins(asked: readonly Asked[]): Asked[] {
  const key = ({ mechanic, words, who, whom, with: tool, to, from }: Asked) =>
    [mechanic.id, words, who, whom, tool, to, from].join(' ')
  return asked.filter((one, index) => asked.findIndex((other) => key(other) === key(one)) === index)
}
