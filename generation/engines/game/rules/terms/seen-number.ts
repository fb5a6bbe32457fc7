import type { Term, TermOf } from '../../../../brief/terms.ts'
import type { Frame } from '../film.ts'
import { secondOf } from '../observe.ts'
import { figuresOf, numbersOf } from './numbers.ts'
import { type Played, type Step, stepsOf } from './steps.ts'

type Number = TermOf<'number'>

/** The figure at the top for those who are counted: it began, fell, rose and ended the game as it is said. */
export function seenNumber(term: Number, played: Played, terms: readonly Term[]): string | undefined {
  const { films } = played
  const all = numbersOf(terms)
  const figure = ({ stock }: Frame): number | undefined => stock.get(term.whom) ?? stock.get('counted')
  const firsts = films.flatMap(({ frames }) => frames[0] ?? [])
  if (firsts.length === 0 || firsts.some((frame) => figure(frame) === undefined)) return undefined
  const at = (frame: Frame) => figure(frame) ?? 0
  // Those whom one sees and can count are as many as the figure says.
  const isOff = (frame: Frame) => {
    const seen = frame.casts.get(term.whom)?.length ?? 0
    return seen > 0 && at(frame) <= 12 && seen !== at(frame)
  }
  if (firsts.some(isOff)) return undefined
  switch (term.part) {
    case 'from': {
      const [first] = firsts
      return first && at(first) === term.value ? `The figure at the top began with ${term.value}.` : undefined
    }
    case 'fewer':
    case 'more':
      return seenToChange(
        term,
        films.flatMap((film) => [...stepsOf(film)]),
        at,
        all,
      )
    case 'least':
    case 'none': {
      const least = term.part === 'none' ? 1 : term.value
      let [over, on] = [0, 0]
      let last: number | undefined
      for (const film of films) {
        const steps = [...stepsOf(film)]
        for (const [index, { before, after }] of steps.entries()) {
          if (at(before) < least || at(after) >= least) continue
          // It is over at once.
          const isOver = film.status === 'lost' && index >= steps.length - 4
          if (isOver) over++
          else on++
          if (isOver) last = at(after)
        }
      }
      return over > 0 && on === 0 && figuresOf(all).from >= least
        ? `The figure at the top fell to ${last}, and it was lost at that moment; as long as it was ${least} or more, it went on.`
        : undefined
    }
  }
}

/** It changed by exactly so many, each time that somebody was there who is said to do it. */
function seenToChange(
  { whom, part, value, by = {} }: Number,
  steps: readonly Step[],
  at: (frame: Frame) => number,
  all: readonly Number[],
): string | undefined {
  const sign = part === 'more' ? 1 : -1
  const amounts = all.filter((one) => one.part === part).map((one) => one.value)
  // What befalls those who are seen befalls them, and nobody else.
  const reached = ({ casts }: Frame) => by.whom ?? (casts.get(whom)?.length ? whom : undefined)
  let [exact, other] = [0, 0]
  let first: Frame | undefined
  for (const { before, after } of steps) {
    const change = (at(after) - at(before)) * sign
    if (change <= 0) continue
    const many = change / value
    const isToNothing = sign < 0 && at(after) === 0 && change < value
    const isDue =
      Number.isInteger(many) &&
      (part === 'more'
        ? isThere({ before, after }, by.whom)
        : isThere({ before, after }, by.who, reached(before)))
    if (isDue) first ??= after
    if (isDue) exact++
    else if (!isToNothing && !amounts.some((one) => one !== value && Number.isInteger(change / one))) other++
  }
  return exact > 0 && other === 0 && first
    ? `${exact} times it changed the figure at the top by ${sign > 0 ? '+' : '−'}${value}, first at ${secondOf(first)}.`
    : undefined
}

/** One of them was gone or another then, or right beside somebody. */
function isThere({ before, after }: Step, cast: string | undefined, near?: string): boolean {
  if (cast === undefined) return true
  const others = [...before.bodies.values()].filter(
    (one) => one.cast !== cast && (!near || one.cast === near),
  )
  return [...before.bodies.values()].some((one) => {
    if (one.cast !== cast) return false
    const now = after.bodies.get(one.id)
    const isOther = !now || now.state !== one.state || Math.hypot(now.x - one.x, now.y - one.y) > 120
    if (near === undefined && isOther) return true
    return others.some(({ x, y, size }) => Math.hypot(x - one.x, y - one.y) < (size + one.size) * 0.8)
  })
}
