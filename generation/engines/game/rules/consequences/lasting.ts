import {
  buttonOf,
  type Effect,
  type If,
  type Kind,
  type Phase,
  playerKind,
  type Rule,
  type Rulebook,
  type Who,
} from '@makebelieve/kit/rules/rulebook'
import type { Cause, Consequence, Outcome } from '../../../../brief/brief.ts'
import { vicinity, withPlaces } from '../quantities/flows.ts'
import { buttonFor } from './occasions.ts'
import type { Known } from './with-consequences.ts'

/** How slow is standing still, and how far somebody sees. */
const standing = 25
const sight = 420

const beat = 0.1
/** A little longer than until it is looked at again. */
const meanwhile = 0.25

/** What is so as long as something else is: the condition is looked at ten times a second, and what it makes so lasts until then. */
export function withLasting(
  told: Rulebook,
  one: Consequence,
  known: Known,
  others: readonly Consequence[],
): Rulebook | undefined {
  const { cause, effect, words } = one
  const because = { words }
  const there = effect.does === 'safe' ? withEyes(told, known, because) : told
  const whole = there && set(there, cause, effect, known, because)
  const conditions = whole && conditionsOf(cause, whole)
  if (!whole || !conditions) return undefined
  const then = cause.unless ? conditions.map(otherwise) : conditions
  const you = playerKind(whole).id
  // 'Statues stand still while you look at them': each by itself.
  const of = cause.during === 'looked' ? effect.whom : you
  const rule = (conditions: If[], effects: Effect[]): Rule => ({
    when: { every: beat, of },
    if: conditions,
    do: effects,
    rest: 0,
    because,
  })
  const who: Who =
    cause.during === 'looked' || effect.whom === 'player'
      ? 'a'
      : effect.whom === 'others'
        ? 'others'
        : { all: effect.whom }
  if (effect.does === 'hurts') return hurting(whole, then, rule, you)
  const size = /^(?:bigger|smaller)$/.test(effect.does)
  // What is said of otherwise is not made up.
  const isTold = others.some(
    ({ cause: { during, whom }, effect: { whom: whose } }) =>
      during === cause.during && whom === cause.whom && whose === effect.whom,
  )
  const back = size && !isTold ? [rule(then.map(otherwise), sizes(effect, who, true))] : []
  return {
    ...whole,
    rules: [...whole.rules, rule(then, size ? sizes(effect, who) : effectsOf(effect, who)), ...back],
  }
}

/** Whoever is to be near, a button for what is done meanwhile, or the turns in which something comes and goes. */
function set(
  book: Rulebook,
  { during, whom: other, verb, says = '' }: Cause,
  { does, whom: whose }: Outcome,
  known: Known,
  because: Rule['because'],
): Rulebook | undefined {
  const lit = does === 'lights' ? { ...book, space: { ...book.space, dark: true as const } } : book
  const whom = during === 'looked' ? whose : other
  const words = typeof because === 'object' && 'words' in because ? because.words : ''
  switch (during) {
    case 'near':
      return whom === undefined
        ? undefined
        : withPlaces(lit, { name: whom, flows: [{ about: 'flow', way: 'none', words, near: whom }] }, known)
    case 'doing': {
      if (verb === undefined || holdOf(lit, verb) !== undefined) return verb === undefined ? undefined : lit
      const button = buttonFor(verb, lit)
      if (!button || !('rules' in button)) return undefined
      const held = button.rules.map(
        (rule): Rule => ({
          ...rule,
          when: 'press' in rule.when ? { ...rule.when, held: true } : rule.when,
          do: [],
          because,
        }),
      )
      return { ...lit, rules: [...lit.rules, ...held] }
    }
    case 'turn':
      return lit.phases ? undefined : unseen(inTurns(lit, whom, says, because), whom, does)
    case 'carrying':
      return lit.kinds.some(({ cast }) => cast === whom) ? lit : undefined
    case 'looked':
      return lit.kinds.some(({ cast }) => cast === whom) ? lit : withChasers(lit, whom, because)
    case 'seen':
      return lit.kinds.some(({ cast, drive }) => cast === whom && drive.does !== 'still') ? lit : undefined
    default:
      return lit
  }
}

/** Where nobody does harm there is nothing to be safe from: those who are against one see one, then. */
function withEyes(book: Rulebook, { cast }: Known, because: Rule['because']): Rulebook | undefined {
  const you = playerKind(book).id
  const hurts = (rule: Rule) => rule.do.some((one) => 'hurt' in one)
  if (book.rules.some(hurts)) return book
  const foe = book.kinds.find(
    ({ cast: id, drive }) =>
      drive.does !== 'still' && cast.some((member) => member.id === id && member.role === 'enemy'),
  )
  const seen: Rule | undefined = foe && {
    when: { sees: [foe.id, you], within: 120 },
    do: [{ hurt: 'player' }, { show: 'warn', words: 'Seen!' }],
    rest: 4,
    because,
  }
  return seen && { ...book, rules: [...book.rules, seen] }
}

/** Who stands still while one looks comes nearer while one does not. */
function withChasers(
  book: Rulebook,
  whom: string | undefined,
  because: Rule['because'],
): Rulebook | undefined {
  if (whom === undefined || whom === 'others' || whom === 'player') return undefined
  const you = playerKind(book).id
  const kind: Kind = {
    id: whom,
    cast: whom,
    drive: { does: 'chase', whom: you, speed: [90, 140] },
    count: [3, 4],
    where: 'far',
    size: 64,
    because,
  }
  const hurts: Rule = { when: { touch: [you, whom] }, do: [{ hurt: 'player' }], rest: 1, because }
  return { ...book, kinds: [...book.kinds, kind], rules: [...book.rules, hurts] }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What the screen says when it begins, and when it is over. */
export const turnSays = (says: string) => ({ begun: `${capital(says)} …`, over: 'Not any more!' })

/** Now it is so, now it is not; whoever does it looks different meanwhile. */
function inTurns(book: Rulebook, whom: string | undefined, says: string, because: Rule['because']): Rulebook {
  const { begun, over } = turnSays(says)
  const phases: Phase[] = [
    { id: 'not so', says: over, seconds: [1.8, 2.4], next: 'so', because },
    { id: 'so', says: begun, seconds: [5.5, 4], next: 'not so', signal: 'green', because },
  ]
  const own = book.kinds.filter(({ cast, count, comes }) => cast === whom && (count !== 0 || comes))
  const changed = own.map(
    (kind): Kind => ({
      ...kind,
      id: `${kind.id} so`,
      count: 0,
      look: { ...kind.look, mark: '…', alpha: 0.7 },
    }),
  )
  const plain = changed.map(({ comes: _, ...kind }): Kind => kind)
  const rules = own.flatMap(({ id }): Rule[] => [
    { when: { phase: 'so', is: 'begun' }, do: [{ become: `${id} so`, of: { all: id } }], because },
    { when: { phase: 'not so', is: 'begun' }, do: [{ become: id, of: { all: `${id} so` } }], because },
  ])
  return { ...book, phases, kinds: [...book.kinds, ...plain], rules: [...book.rules, ...rules] }
}

/** Who is busy with itself does not see whoever can only move then. */
function unseen(book: Rulebook, whom: string | undefined, does: Outcome['does']): Rulebook {
  if (does !== 'stops') return book
  const rules = book.rules.map((rule): Rule => {
    const isEye = 'sees' in rule.when && rule.when.sees[0] === whom
    return isEye ? { ...rule, if: [...(rule.if ?? []), { phase: 'not so' }] } : rule
  })
  return { ...book, rules }
}

/** The button with which something is done that goes on as long as it is held. */
const holdOf = ({ rules }: Rulebook, verb: string) =>
  rules
    .filter(({ says = '' }) => says.toLowerCase() === verb)
    .flatMap(({ when }) => buttonOf(when) ?? [])
    .at(0)

function conditionsOf({ during, whom, verb }: Cause, book: Rulebook): If[] | undefined {
  const you = playerKind(book).id
  const held = verb === undefined ? undefined : holdOf(book, verb)
  switch (during) {
    case 'still':
      return [{ pace: 'a', below: standing }]
    case 'moving':
      return [{ pace: 'a', above: standing }]
    case 'near':
      return whom === undefined ? undefined : [{ near: whom, within: vicinity }]
    case 'carrying':
      return whom === undefined ? undefined : [{ carries: whom, who: 'a' }]
    case 'seen':
      return whom === undefined ? undefined : [{ watched: whom, within: sight }]
    case 'looked':
      return [{ watched: you, within: sight + 100 }]
    case 'doing':
      return held && [{ held }]
    case 'turn':
      return [{ phase: 'so' }]
    default:
      return undefined
  }
}

function otherwise(one: If): If {
  if ('phase' in one) return { phase: one.phase === 'so' ? 'not so' : 'so' }
  if ('pace' in one)
    return one.below === undefined
      ? { pace: one.pace, below: one.above ?? 0 }
      : { pace: one.pace, above: one.below }
  if ('carries' in one) return { carries: null, who: one.who }
  if (!('near' in one || 'watched' in one || 'held' in one)) return one
  const { not, ...rest } = one
  return not ? rest : { ...rest, not: true }
}

function effectsOf({ does }: Outcome, who: Who): Effect[] {
  switch (does) {
    case 'faster':
      return [{ haste: who, times: 1.6, seconds: meanwhile }]
    case 'slower':
      return [{ haste: who, times: 0.5, seconds: meanwhile }]
    case 'stops':
      // Who is still does not look whether it still has to be: it has no pace instead.
      return who === 'a'
        ? [{ haste: who, times: 0, seconds: meanwhile }]
        : [{ still: who, seconds: beat + 0.05 }]
    case 'safe':
      return [{ safe: who, seconds: meanwhile }]
    case 'reverses':
      return [{ dizzy: who, seconds: meanwhile }]
    case 'lights':
    case 'darkens':
      return [{ light: does === 'lights' ? 'on' : 'off', seconds: meanwhile }]
    default:
      return []
  }
}

/** Bit by bit larger or smaller, up to an end; and back again as slowly, where it is not so. */
function sizes({ does }: Outcome, who: Who, isBack = false): Effect[] {
  if (does === 'bigger')
    return [isBack ? { grow: who, times: 0.985, most: 1 } : { grow: who, times: 1.03, most: 2 }]
  return [isBack ? { grow: who, times: 1.015, most: 1 } : { grow: who, times: 0.97, most: 0.5 }]
}

/** For a moment nothing happens; who goes on is hurt, again and again. */
function hurting(
  book: Rulebook,
  then: If[],
  rule: (conditions: If[], effects: Effect[]) => Rule,
  you: string,
): Rulebook {
  const meter = 'too long'
  const kinds = book.kinds.map(
    (kind): Kind =>
      kind.id === you
        ? {
            ...kind,
            meters: [
              ...(kind.meters ?? []),
              { name: meter, from: 0, shown: true, full: { glow: '#ff5a4e' } },
            ],
          }
        : kind,
  )
  const over: Rule = {
    ...rule([], [{ hurt: 'player' }, { meter, of: 'a', set: 0 }]),
    when: { meter, of: you, above: 1 },
    if: [],
  }
  const grows = rule(then, [{ meter, of: 'a', add: [0.07, 0.1] }])
  const falls = rule(then.map(otherwise), [{ meter, of: 'a', add: -0.2 }])
  return { ...book, kinds, rules: [...book.rules, grows, falls, over] }
}
