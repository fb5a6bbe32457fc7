import {
  buttonOf,
  type Effect,
  isTaken,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import type { Cause } from '../../../../brief/brief.ts'
import type { Mechanic, Use } from '../mechanic.ts'
import { isMotion } from '../traces.ts'

/** Where in a rulebook something happens: when somebody jumps, or wherever one of these rules does. */
export type Occasion = { leaps: true } | { rules: readonly Rule[] }

/** So many of those who come because of something are there at most. */
export const crowd = 8
/** So many seconds something lasts of which nobody said how long. */
export const spell = 5

const jumping = /^(?:jump|hop|leap|bounce|flap|spring|bound|skip|swim)$/

/** Whether one jumps, flaps or strokes there with a button that is no rule's. */
export const isLeap = ({ verb }: Pick<Cause, 'verb'>) => verb !== undefined && jumping.test(verb)

/**
 * What a cause comes to where verbs have become rules: the rules that the mechanic of its verb made, those that are about whom it names, or a
 * button of its own for what only makes a sound. Nothing, where nothing of the kind happens.
 */
export function occasionOf(
  cause: Cause,
  book: Rulebook,
  { uses, mechanics }: { uses: readonly Use[]; mechanics: readonly Mechanic[] },
): Occasion | undefined {
  const { verb, whom } = cause
  const { falls, slides } = spaces[book.space.id]
  if (isLeap(cause) && whom === undefined && (falls || slides === 'left')) return { leaps: true }
  const you = playerKind(book).id
  const serves = (use: Use) =>
    verb === undefined ||
    use.verb === verb ||
    mechanics.some(({ id, verbs }) => id === use.mechanic && verbs.includes(verb))
  const meant = uses.filter(
    (use) =>
      use.who.id === use.you.id &&
      (whom === undefined ? verb !== undefined : use.whom?.id === whom) &&
      serves(use),
  )
  const sent = uses.filter(
    (use) =>
      use.with?.id === whom &&
      whom !== undefined &&
      mechanics.some(({ id, sends }) => id === use.mechanic && sends),
  )
  if (meant.length === 0 && sent.length > 0)
    return { rules: sent.flatMap((use) => rulesOf(use, book, mechanics, true)) }
  // What is done to somebody under another verb is done to them all the same.
  const done = meant.length > 0 || whom === undefined ? meant : uses.filter((use) => use.whom?.id === whom)
  const own = done.flatMap((use) => rulesOf(use, book, mechanics, whom === undefined))
  if (own.length > 0) return { rules: [...new Set(own)] }
  if (whom === undefined && verb !== undefined && anyDeed.test(verb))
    return {
      rules: uses.flatMap((use) => (use.who.id === use.you.id ? rulesOf(use, book, mechanics, false) : [])),
    }
  const touched = whom === undefined ? [] : book.rules.filter(({ when }) => isMeeting(when, you, whom))
  if (touched.length > 0) return { rules: touched }
  return verb === undefined || whom !== undefined ? undefined : buttonFor(verb, book)
}

/** Verbs that only say that something was done well, whatever one does there. */
const anyDeed = /^(?:hit|catch|score|win|kill|succeed|strike)$/

const isMeeting = (when: Rule['when'], you: string, whom: string) =>
  'touch' in when &&
  when.touch.includes(you) &&
  when.touch.some((ref) => ref === whom || ref.startsWith(`${whom}.`))

/** Those of the rules of a deed in which it is done: its button, where only the doing counts, and else what it counts for. */
function rulesOf(use: Use, book: Rulebook, mechanics: readonly Mechanic[], isAct: boolean): Rule[] {
  const lines = mechanics.find(({ id }) => id === use.mechanic)?.adds(use)
  const keys = new Set((lines?.rules ?? []).map(keyOf))
  const own = book.rules.filter((rule) => keys.has(keyOf(rule)))
  const goal = lines?.goal?.tally
  const counting = own.filter(({ do: effects }) =>
    effects.some((one) => 'tally' in one && one.add > 0 && (goal === undefined || one.tally === goal)),
  )
  const pressed = own.filter(({ when }) => buttonOf(when) !== undefined)
  if (isAct && pressed.length > 0) return pressed
  // Where something else counts in the end, it is done where whom it is done to changes: bells are rung one by one.
  const { whom } = use
  const about = whom ? own.filter(({ when }) => isAbout(when, whom.id)) : []
  const becoming = about.filter(({ do: effects }) => effects.some((one) => 'become' in one && one.of === 'b'))
  return about.some((rule) => counting.includes(rule)) || becoming.length === 0 ? counting : becoming
}

const isAbout = (when: Rule['when'], id: string) => {
  const pair = 'near' in when ? when.near : 'touch' in when ? when.touch : []
  return pair.some((ref) => ref === id || ref.startsWith(`${id}.`))
}

const keyOf = ({ when, if: conditions }: Pick<Rule, 'when' | 'if'>) => JSON.stringify([when, conditions])

/** A verb that no rule serves and that is done to nobody: a button with its name, as long as there is one left. */
export function buttonFor(verb: string, book: Rulebook): Occasion | undefined {
  if (isMotion(verb)) return undefined
  const says = verb.charAt(0).toUpperCase() + verb.slice(1)
  const { falls, hovers, slides } = spaces[book.space.id]
  const jumps = falls || slides === 'left'
  const free = (['a', 'b'] as const).find((button) => !isTaken(book, button) && !(button === 'a' && jumps))
  if (free === undefined || (hovers && free === 'b')) return undefined
  const known = book.rules.filter((rule) => 'press' in rule.when && rule.says === says)
  if (known.length > 0) return { rules: known }
  const shows: Effect = { show: 'push', words: `${says}!` }
  return { rules: [{ when: { press: free }, do: [shows], rest: 0.6, says, because: 'filler' }] }
}
