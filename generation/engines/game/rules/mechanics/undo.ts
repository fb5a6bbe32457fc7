import type { Amount, Drive, Effect, Having, Rule } from '@makebelieve/kit/rules/rulebook'
import type { Film, Seen } from '../film.ts'
import { asSaid, comingFor, runningOff, shooedBy } from '../lines.ts'
import type { Lines, Mechanic, Part, Trait, Use } from '../mechanic.ts'
import { all, appeared, gap, isBeside, keyOf, lasting, vanished } from '../observe.ts'

/**
 * Others make undone what the player does, whatever that is: what turned into something turns back, what was filled or wiped is as it was,
 * what was put in comes out again, what was taken away lies there anew, and what was planted is gone. All of it comes of the lines of the
 * player's own mechanic, read backwards.
 */
export const undo: Mechanic = {
  id: 'undo',
  verbs: ['undo', 'mess up', 'mess up again', 'sabotage', 'ruin', 'spoil', 'wreck again', 'reverse'],
  undoes: true,
  by: 'others',
  needs: ['whom'],
  spaces: ['top', 'float', 'side'],
  adds(use) {
    const { who } = use
    const off = `${who.id}.off`
    const steps = (use.undoes ?? []).flatMap((lines) => backwards(lines, use))
    const [first] = steps
    if (!first) return {}
    const speed = [86, 118] as const
    const drive: Drive =
      first.near === undefined
        ? { does: 'wander', speed }
        : { does: 'chase', whom: first.near, speed, ...(first.only && { only: first.only }) }
    const coming = comingFor(use, first.near ?? who.id, speed)
    return {
      kinds: [
        {
          ...coming,
          drive,
          count: 1,
          comes: { every: [6, 2.6], most: [1, 3], where: 'beyond' },
        },
        runningOff(who, 'off'),
        ...steps.flatMap(({ kinds = [] }) => kinds),
      ],
      rules: [...steps.flatMap(({ rules }) => rules(off)), ...shooedBy(use, off)],
    }
  },
  seen(films, { who, you, whom = you }) {
    if (whom.id === you.id) return undefined
    const { there, elsewhere } = reverted(films, { you: you.id, who: who.id, whom: whom.id })
    return there > 1 && there > elsewhere
      ? `${there} times one of the ${whom.plural} was as it had been at first, each time with one of the ${who.plural} right beside it.`
      : undefined
  },
  howTo: ({ who, you, whom = you, words, isHandled }) => {
    const deed = asSaid(words, who, `The ${who.plural} undo your work on the ${whom.plural}`)
    return isHandled ? `${deed}.` : `${deed}: run at them to chase them off.`
  },
  example: { you: 'maid', who: 'pigeon', whom: 'window', besides: { does: 'clean', whom: 'window' } },
  kin: ['litter'],
}

/** One way in which it comes undone: where the doer has to get for it, and the rules that do it. */
type Step = {
  near?: string
  /** Only to those of whom something was made already. */
  only?: Having
  kinds?: Trait[]
  rules(off: string): NonNullable<Lines['rules']>
}

function backwards({ kinds = [], rules = [], goal }: Lines, use: Use): Step[] {
  const { who, whom = use.you, you } = use
  const own = kinds.filter(({ cast }) => cast === whom.id)
  const begun = own.find(({ count }) => count !== undefined && amountMost(count) > 0)
  const idOf = ({ id, cast }: Trait) => id ?? cast
  const counts = ({ do: effects }: Line) =>
    effects.some((one) => 'tally' in one && one.tally === goal?.tally && one.add > 0)
  const less: Effect[] = goal ? [{ tally: goal.tally, add: -1 }] : []
  const left: If[] = goal ? [{ tally: goal.tally, atLeast: 1 }] : []
  const comesOf =
    (near: string, does: Effect[], conditions: If[] = []) =>
    (off: string) => [
      {
        when: { touch: [who.id, near] as [string, string] },
        if: [{ is: who.id, who: 'a' as const }, ...conditions],
        do: [...does, ...leaving(use, off), { show: 'wrong', words: 'Undone!' }],
        rest: 1.5,
      },
    ]
  const steps: Step[] = []
  for (const rule of rules) {
    for (const effect of rule.do) {
      // What turned into something.
      const done = 'become' in effect ? own.find((kind) => idOf(kind) === effect.become) : undefined
      if (done && done !== begun && counts(rule) && done.drive?.does !== 'leave') {
        const back: Effect[] = begun ? [{ become: idOf(begun), of: 'b' }] : [{ remove: 'b' }]
        steps.push({ near: idOf(done), rules: comesOf(idOf(done), [...back, ...less]) })
      }
      if (!counts(rule)) continue
      // What was put in comes out again, and what it was put into is as much less.
      const place =
        'hand' in effect && effect.hand === 'in' && 'touch' in rule.when ? rule.when.touch[1] : undefined
      const load = rule.if?.flatMap((one) => ('carries' in one ? (one.carries ?? []) : []))[0]
      if (place !== undefined && load !== undefined)
        steps.push({
          near: place,
          rules: comesOf(
            place,
            [{ spawn: load, at: 'b', apart: 160 }, ...rule.do.flatMap(shrunk), ...less],
            left,
          ),
        })
      // What was taken away.
      const isGone = 'remove' in effect && effect.remove === 'b' && isOf(rule, whom, you)
      if (isGone && begun)
        steps.push({
          rules: () => [
            {
              when: { every: [3.6, 2.2], of: who.id },
              if: [{ many: idOf(begun), below: amountMost(begun.count ?? 4) + 3 }],
              do: [
                { spawn: idOf(begun), at: 'a' },
                { show: 'wrong', words: 'Again!' },
              ],
            },
          ],
        })
    }
    // What was filled, or wiped.
    const { when } = rule
    if (!('meter' in when) || !counts(rule) || rule.do.some((one) => 'become' in one || 'remove' in one))
      continue
    const meter = own.flatMap(({ meters = [] }) => meters).find(({ name }) => name === when.meter)
    if (!meter || !begun) continue
    const from = meter.from
    const begins = typeof from === 'number' ? from : from[1]
    const isLow = when.below !== undefined
    const isDone: If = isLow
      ? { meter: meter.name, of: 'b', below: (when.below ?? 0) + 0.03 }
      : { meter: meter.name, of: 'b', above: (when.above ?? 1) - 0.03 }
    const begunAlready: Having = {
      meter: meter.name,
      ...(isLow ? { below: begins - 0.25 } : { above: begins + 0.25 }),
    }
    const isBegun: If = { of: 'b', ...begunAlready }
    const anew: Effect = { meter: meter.name, of: 'b', set: begins }
    const near = idOf(begun)
    steps.push({
      near,
      only: begunAlready,
      rules: (off) => [
        ...comesOf(near, [anew, ...less], [isDone])(off),
        ...comesOf(near, [anew], [isBegun])(off),
      ],
    })
  }
  return steps
}

/** What a thing grew by when something was put into it. */
function shrunk(effect: Effect): Effect[] {
  if ('grow' in effect && effect.grow === 'b') return [{ grow: 'b', times: 1 / effect.times, most: 1 }]
  if (!('meter' in effect) || effect.of !== 'b' || effect.add === undefined) return []
  return [{ meter: effect.meter, of: 'b', add: -amountMost(effect.add) }]
}

type Line = Omit<Rule, 'because'>
type If = NonNullable<Rule['if']>[number]

const amountMost = (amount: Amount) => Math.max(...[amount].flat())

/** Whether the player itself does it to those. */
function isOf({ when }: Line, whom: Part, you: Part): boolean {
  const pair = 'touch' in when ? when.touch : 'near' in when ? when.near : []
  return pair[0] === you.id && (pair[1] === whom.id || pair[1]?.startsWith(`${whom.id}.`) === true)
}

/** Once it is done they are off; with whomever the player has to do something, they only pause. */
const leaving = ({ isHandled }: Use, off: string): Effect[] =>
  isHandled ? [{ still: 'a', seconds: 2 }] : [{ become: off, of: 'a' }]

/**
 * How often one of `whom` was back to how it was when it was first seen, all at once, with one of `who` beside it, and how often without:
 * its state, what was in it; and those of which there were none at first, or less, and who are gone or there again.
 */
function reverted(
  films: readonly Film[],
  { you, who, whom }: { you: string; who: string; whom: string },
): { there: number; elsewhere: number } {
  const found = { there: 0, elsewhere: 0 }
  const count = (is: boolean) => (is ? found.there++ : found.elsewhere++)
  const first = new Map<string, Seen>()
  const changed = new Set<string>()
  for (const { film, before, after, was, is } of lasting(films, whom)) {
    const key = keyOf(film, was)
    const begun = first.get(key) ?? was
    first.set(key, begun)
    if (
      was.state !== begun.state ||
      was.meters.some((value, at) => Math.abs(value - (begun.meters[at] ?? value)) > 0.12)
    )
      changed.add(key)
    const isBack =
      was.state !== is.state
        ? is.state === begun.state
        : is.meters.some((value, at) => {
            const then = begun.meters[at] ?? value
            return Math.abs((was.meters[at] ?? value) - then) - Math.abs(value - then) > 0.12
          })
    if (changed.has(key) && isBack) {
      if (is.state !== was.state) changed.delete(key)
      count(isBeside(before, who, was, 1.9) || isBeside(after, who, is, 1.9))
    }
  }
  const atFirst = films.some(({ frames: [frame] }) => (frame?.casts.get(whom)?.length ?? 0) > 0)
  if (!atFirst) {
    for (const { before, body } of vanished(films, whom)) count(isBeside(before, who, body, 1.9))
    return found
  }
  // What the player took, or put somewhere, without being hurt by it.
  const taken = new Set(
    vanished(films, whom)
      .filter(({ before, after, body }) => after.lives === before.lives && isBeside(before, you, body, 2))
      .map(({ film }) => film),
  )
  for (const change of appeared(films, whom)) {
    const { film, before, after, body } = change
    if (!taken.has(film) || after.tick < 60) continue
    // It lies where somebody is, or somebody has just taken it out and turns away.
    const turns = all(after, who).some(
      (one) =>
        gap(one, body) < 240 && before.bodies.get(one.id)?.state !== one.state && before.bodies.has(one.id),
    )
    if (turns || isBeside(after, who, body, 0.8)) found.there++
  }
  return found
}
