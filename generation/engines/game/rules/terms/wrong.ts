import {
  type Effect,
  type End,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import type { TermOf } from '../../../../brief/terms.ts'
import { type Frame, perSecond, type Seen } from '../film.ts'
import { afterwards, type Handing, handings, outcomeOf, takenAmong } from '../handings.ts'
import { all, changesToTheEnd, gap } from '../observe.ts'
import type { Played } from './steps.ts'

type Wrong = TermOf<'wrong'>

/** What comes of a mistake stands at the very rules in which one is made. */
export function withWrong(book: Rulebook, { so, words }: Wrong): Rulebook | undefined {
  const because = { words }
  const isError = ({ do: effects, because: why }: Rule) =>
    why !== 'filler' && effects.some((one) => 'show' in one && one.show === 'wrong')
  const errors = book.rules.filter(isError)
  if (errors.length === 0) return undefined
  const refs = new Set(
    errors.flatMap(({ when }) => ('near' in when ? [when.near[1]] : 'touch' in when ? [when.touch[1]] : [])),
  )
  const theirs = book.kinds.filter(({ id }) => refs.has(id))
  if (theirs.length === 0 && (so === 'leaves' || so === 'angers')) return undefined
  const laid = (effects: (rule: Rule) => Effect[]): Rule[] =>
    book.rules.map((rule) =>
      errors.includes(rule) ? { ...rule, do: [...effects(rule), ...rule.do], because } : rule,
    )
  switch (so) {
    case 'hurts':
      return { ...book, rules: laid(() => [{ hurt: 'player', says: 'That was the wrong one.' }]) }
    case 'grows':
      return { ...book, rules: laid(() => [{ grow: 'b', times: 1.35, most: 2.2 }]) }
    case 'back':
      return { ...book, rules: laid(() => [{ move: 'a', to: 'start' }]) }
    case 'nothing':
      return { ...book, rules: laid(() => []) }
    case 'leaves':
      return leaving(book, theirs, laid, because)
    case 'angers':
      return angered(book, theirs, laid, because)
  }
}

const whomIn = ({ when }: Rule) => ('near' in when ? when.near[1] : 'touch' in when ? when.touch[1] : '')

/** Whoever leaves is lost; others of them come instead. */
function leaving(
  book: Rulebook,
  theirs: readonly Kind[],
  laid: (effects: (rule: Rule) => Effect[]) => Rule[],
  because: Rule['because'],
): Rulebook {
  const tally = 'left over a mistake'
  const stateFor = (cast: string) => `${cast}.leaving`
  const castOf = (rule: Rule) => theirs.find(({ id }) => id === whomIn(rule))?.cast ?? ''
  const kinds = [...new Set(theirs.map(({ cast }) => cast))].map(
    (cast): Kind => ({
      id: stateFor(cast),
      cast,
      drive: { does: 'leave', speed: 180 },
      count: 0,
      where: 'anywhere',
      look: { mark: '!', glow: '#ff6a5e' },
      because,
    }),
  )
  const lost: End = {
    result: 'lost',
    when: { tallies: [{ tally, reaches: 3, says: 'gone off' }] },
    says: 'Three of them went away over a mistake.',
    because,
  }
  return {
    ...book,
    kinds: [
      ...book.kinds.map(
        (kind): Kind =>
          theirs.includes(kind)
            ? {
                ...kind,
                comes: { every: [3, 4], most: kind.count, where: kind.where } as Kind['comes'] & object,
              }
            : kind,
      ),
      ...kinds,
    ],
    rules: laid((rule) => [
      { become: stateFor(castOf(rule)), of: 'b' },
      { tally, add: 1 },
    ]),
    ends: [...book.ends, lost],
  }
}

/** Whoever is angry goes for the player for a while, and wants the same as before. */
function angered(
  book: Rulebook,
  theirs: readonly Kind[],
  laid: (effects: (rule: Rule) => Effect[]) => Rule[],
  because: Rule['because'],
): Rulebook {
  const you = playerKind(book).id
  const meter = 'anger'
  const kinds = theirs.map(
    ({ comes: _, ...kind }): Kind => ({
      ...kind,
      id: `${kind.id} angry`,
      drive: { does: 'chase', whom: you, speed: [75, 120] },
      count: 0,
      look: { mark: '!', glow: '#ff5a4e' },
      meters: [{ name: meter, from: 1, perSecond: -0.25 }],
      because,
    }),
  )
  const rules = kinds.flatMap(({ id }): Rule[] => [
    { when: { touch: [you, id] }, do: [{ hurt: 'player' }], rest: 1, because },
    {
      when: { meter, of: id, below: 0 },
      do: [{ become: id.replace(/ angry$/, ''), of: 'a' }],
      rest: 0,
      because,
    },
  ])
  return {
    ...book,
    kinds: [...book.kinds, ...kinds],
    rules: [
      ...laid((rule) => [
        { become: `${whomIn(rule)} angry`, of: 'b' },
        { safe: 'a', seconds: 1.2 },
      ]),
      ...rules,
    ],
  }
}

/** Mistakes had just that consequence, and whatever was right had not. */
export function seenWrong({ so }: Wrong, { films, you }: Played): string | undefined {
  const tries = handings(films, you)
  if (tries.length === 0) return seenUntimely(so, films, you)
  const isSo = (one: Handing) => followed(films, one, so, you)
  const taken = takenAmong(films, tries)
  const right = tries.filter((one) => taken.has(one))
  // Of the last one in a game nobody sees what becomes of it.
  const wrong = tries.filter((one) => !taken.has(one) && (so !== 'leaves' || !isCut(films, one)))
  const hit = wrong.filter(isSo)
  // Whoever has just been hurt is safe for a moment.
  const isEnough = hit.length > 0 && hit.length >= wrong.length * (so === 'hurts' ? 0.4 : 0.7)
  const isOnlyThen = right.length > 0 && (so === 'nothing' || right.every((one) => !isSo(one)))
  return isEnough && isOnlyThen
    ? `Of ${wrong.length} mistakes ${hit.length} had that consequence, and none of ${right.length} that were right.`
    : undefined
}

/** Nothing was brought, but done to somebody at a time: a heart was only ever lost beside those to whom nothing was done then. */
function seenUntimely(so: Wrong['so'], films: Played['films'], you: string): string | undefined {
  if (so !== 'hurts') return undefined
  const steps = changesToTheEnd(films)
  const near = (frame: Frame): Seen[] => {
    const [me] = all(frame, you)
    return me ? [...frame.bodies.values()].filter((one) => one.id !== me.id && gap(one, me) < 270) : []
  }
  // Those to whom it was done, as they were then.
  const meant = new Map<string, Map<string, number>>()
  let right = 0
  for (const { before, after } of steps) {
    if (!after.pressed || after.score <= before.score || after.lives < before.lives) continue
    for (const { id, cast, state } of near(before)) {
      const is = after.bodies.get(id)?.state
      if (is === undefined || is === state) continue
      const states = meant.get(cast) ?? new Map<string, number>()
      meant.set(cast, states.set(state, (states.get(state) ?? 0) + 1))
      right++
    }
  }
  const usual = (cast: string) =>
    [...(meant.get(cast) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0]
  let lost = 0
  let unfair = 0
  for (const { before, after } of steps) {
    if (after.lives >= before.lives) continue
    const isEarly = near(before).some(({ cast, state }) => usual(cast) !== undefined && usual(cast) !== state)
    if (after.pressed && isEarly && after.score <= before.score) lost++
    else unfair++
  }
  return lost > 0 && right > 0 && unfair === 0
    ? `${lost} times it was done to one who was not at it, and cost a heart; ${right} times it was done in time, and did not.`
    : undefined
}

const isCut = (films: Played['films'], one: Handing) => {
  const after = afterwards(films, one, 6)
  return after.length < 6 * perSecond && (after.length === 0 || after.at(-1) !== undefined)
}

function followed(films: Played['films'], one: Handing, so: Wrong['so'], you: string): boolean {
  const { at, whom, now } = one
  const [was] = all(at.before, you)
  const [is] = all(at.after, you)
  switch (so) {
    case 'hurts':
      return at.after.lives < at.before.lives
    case 'leaves': {
      const after = afterwards(films, one, 6)
      return now !== undefined && after.length > 0 && after.at(-1) === undefined
    }
    case 'angers': {
      const after = afterwards(films, one, 2)
      const [first, last] = [after[0], after.at(-1)]
      const isCalm = Math.abs(whom.vx) + Math.abs(whom.vy) < 5
      return (
        isCalm &&
        first !== undefined &&
        (last === undefined || gap(first, last) > 30 * (after.length / perSecond) * 0.5)
      )
    }
    case 'grows':
      return (afterwards(films, one, 0.3).at(-1)?.size ?? 0) > whom.size * 1.15
    case 'back':
      return was !== undefined && is !== undefined && gap(was, is) > 90
    case 'nothing':
      return outcomeOf(one) === whom.state
  }
}
