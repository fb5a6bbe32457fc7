import type { Effect, Rule, Rulebook } from '@makebelieve/kit/rules/rulebook'
import {
  type Body,
  bodiesOf,
  bookOf,
  countOf,
  kindOf,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { readOnce } from './read-once.ts'
import { raising } from './sought.ts'
import { names, type Want } from './want.ts'
import { achieve, fire } from './ways.ts'

/** How much of a meter is left when the bot begins to look after it. */
const early = 0.4

/** The meters whose end is counted against the player. */
const livingMeters = readOnce(({ rules, ends, kinds }) => {
  // What has a bar at the top is looked after by itself.
  const shown = new Set(
    kinds.flatMap(({ meters = [] }) => meters.flatMap(({ name, says }) => (says ? [name] : []))),
  )
  const bad = new Set(
    ends.flatMap(({ result, when }) =>
      result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  return rules.flatMap(({ when, do: effects }) => {
    const counts = effects.some((one) => 'tally' in one && 'add' in one && bad.has(one.tally))
    return counts && 'meter' in when && when.below !== undefined && !shown.has(when.meter)
      ? [{ ...when, below: when.below }]
      : []
  })
})

/** What must be kept from happening is looked after. */
export function rescues(world: RulesWorld): Want[] {
  return livingMeters(world).flatMap(({ meter, of, below }) => {
    const left = ({ meters }: Body) => (meters[meter] ?? 1) - below
    const urgent = bodiesOf(world, of).filter((body) => left(body) < early)
    if (urgent.length === 0) return []
    // The less is left, the more it matters.
    const hurry = (1 - Math.min(...urgent.map(left)) / early) * 12
    return achieve(world, raising(meter), 0, urgent).map((want) => ({ ...want, steps: want.steps - hurry }))
  })
}

/** Whoever does what the game is lost by is stopped, where a rule lets the player do so. */
export function wards(world: RulesWorld): Want[] {
  const book = bookOf(world)
  const player = playerOf(world)
  const culprits = culpritsOf(book)
  if (culprits.size === 0) return []
  const losing = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  const isMine = (ref: string) => ref === player.kind || ref === player.cast
  const isCulprit = (ref: string) =>
    [...culprits.keys()].some((kind) => ref === kind || kindOf(book, kind).cast === ref)
  return book.rules.flatMap((rule, index) => {
    const refs = names(rule.when)
    const whom = refs.find(isCulprit)
    const helps = rule.do.some(
      (one) =>
        'remove' in one ||
        'strike' in one ||
        // Whoever wakes them makes it worse.
        ('become' in one && !culprits.has(one.become)) ||
        'drop' in one ||
        'push' in one ||
        'still' in one,
    )
    // What is itself counted against the player stops nobody.
    const harms = rule.do.some(
      (one) => 'hurt' in one || ('tally' in one && one.add > 0 && losing.has(one.tally)),
    )
    if (!whom || !helps || harms) return []
    const sent = refs.some((ref) => !isMine(ref) && !isCulprit(ref) && isSent(book, ref))
    if (!refs.some(isMine) && !sent) return []
    return [...culprits].flatMap(([kind, steps]) => {
      const only = bodiesOf(world, kind).filter((body) => body.kind === kind)
      if (only.length === 0) return []
      return fire(world, rule, index, 0, only).map((want) => ({ ...want, steps: steps * 3 - 5 }))
    })
  })
}

const isSent = ({ rules }: Rulebook, kind: string) =>
  rules.some(
    ({ when, do: effects }) => 'press' in when && effects.some((one) => 'spawn' in one && one.spawn === kind),
  )

const culprits = new WeakMap<Rulebook, Map<string, number>>()

/**
 * The kinds that move by themselves and whose doing makes a tally that loses: directly, over a meter that they lower, or because they
 * become one of those. With each, how many steps it still is away from that.
 */
function culpritsOf(book: Rulebook): Map<string, number> {
  const known = culprits.get(book)
  if (known) return known
  const found = new Map<string, number>()
  culprits.set(book, found)
  const bad = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  const good = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'won' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  const blame = ({ when, if: conditions = [] }: Rule, steps: number) => {
    const refs = 'leaves' in when ? [when.leaves] : names(when)
    for (const [at, ref] of refs.entries()) {
      const state = conditions.find((one) => 'is' in one && one.who === (at === 0 ? 'a' : 'b'))
      for (const { id, cast, drive } of book.kinds)
        if (
          (state && 'is' in state ? id === state.is : id === ref || cast === ref) &&
          drive.does !== 'still' &&
          drive.does !== 'player' &&
          !found.has(id)
        )
          found.set(id, steps)
    }
  }
  for (const rule of book.rules) {
    const { when } = rule
    // Whoever undoes what one has done is kept from it, too.
    if ('touch' in when && rule.do.some((one) => 'tally' in one && one.add < 0 && good.has(one.tally)))
      blame(rule, 0)
    if (!rule.do.some((one) => 'tally' in one && 'add' in one && bad.has(one.tally))) continue
    blame(rule, 0)
    if ('meter' in when && when.below !== undefined)
      for (const other of book.rules) if (other.do.some((one) => isLowering(one, when.meter))) blame(other, 0)
  }
  for (let steps = 1; steps < 3; steps++)
    for (const rule of book.rules)
      if (rule.do.some((one) => 'become' in one && found.get(one.become) === steps - 1)) blame(rule, steps)
  return found
}

const isLowering = (effect: Effect, meter: string) =>
  ('strike' in effect && meter === 'health') ||
  ('meter' in effect && effect.meter === meter && typeof effect.add === 'number' && effect.add < 0)

/** Whose touch does one good, and what it costs: a life, a shield, whatever scores, or what there is money for. */
const giftsIn = readOnce(({ rules, ends }, { kind, cast }) => {
  const counted = new Set(
    ends.flatMap(({ when }) => ('tallies' in when ? when.tallies.map(({ tally }) => tally) : [])),
  )
  return rules.flatMap(({ when, if: conditions = [], do: effects }) => {
    if (!('touch' in when)) return []
    const [mine, name] = when.touch
    const costs = conditions.flatMap((one) => ('tally' in one && one.atLeast !== undefined ? [one] : []))
    const hastens = effects.some((one) => 'haste' in one && one.haste === 'a' && one.times > 1)
    const good = effects.some((one) => 'life' in one || 'safe' in one || ('score' in one && one.score > 0))
    const taken = effects.some((one) => 'remove' in one && one.remove === 'b')
    const bad = effects.some(
      (one) => 'hurt' in one || ('tally' in one && one.add < 0 && counted.has(one.tally)),
    )
    const isGift = (mine === kind || mine === cast) && ((good && taken) || hastens) && !bad
    return isGift && costs.length === conditions.length ? [{ name, costs }] : []
  })
})

/** What does one good is picked up on the way. */
export function gains(world: RulesWorld): Want[] {
  return giftsIn(world)
    .filter(({ costs }) =>
      costs.every(({ tally, atLeast = 0 }) => (world.tallies[tally] ?? 0) >= countOf(world, atLeast)),
    )
    .flatMap(({ name }) =>
      bodiesOf(world, name).map(({ x, y, id }) => ({
        x,
        y,
        within: 0,
        id,
        how: 'be' as const,
        steps: 5,
        spare: true as const,
      })),
    )
}
