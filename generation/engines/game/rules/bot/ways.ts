import { hasSo } from '@makebelieve/kit/rules/having'
import { phaseNow } from '@makebelieve/kit/rules/phases'
import { hasRoom } from '@makebelieve/kit/rules/room'
import { buttonOf, type Effect, type Rule, type Rulebook, type When } from '@makebelieve/kit/rules/rulebook'
import { length } from '@makebelieve/kit/rules/sure-math'
import {
  type Body,
  bodiesOf,
  bookOf,
  countOf,
  distance,
  kindOf,
  nearestTo,
  playerOf,
  type RulesWorld,
} from '@makebelieve/kit/rules/world'
import { isAboutB, isBarred, suits } from './conditions.ts'
import {
  atPlayer,
  atRim,
  beyond,
  driveOut,
  freeSpot,
  further,
  lookAt,
  movedBy,
  passBy,
  toRim,
} from './going.ts'
import { bring, farthest, sendAt, sentBy, tow } from './leading.ts'
import { swing } from './ropes.ts'
import { shineOn } from './shining.ts'
import {
  adding,
  bringing,
  lowering,
  making,
  raising,
  removing,
  type Sought,
  striking,
  towing,
} from './sought.ts'
import { isPlayer, names, type Want } from './want.ts'

/** Every way to bring about an effect, as far as the player can. */
export function achieve(world: RulesWorld, sought: Sought, depth: number, only?: readonly Body[]): Want[] {
  if (depth > 14) return []
  return bringing(bookOf(world), sought).flatMap(({ rule, index, effect }) => {
    // What does the player itself good happens at others: any of them will do.
    const mine = 'of' in effect && (effect.of === 'a' || effect.of === 'player')
    if (considered.has(rule) || isMistake(rule)) return []
    considered.add(rule)
    // So does what happens to all of a kind, wherever they are: what is done to its servants wears a boss down.
    const far = 'of' in effect && typeof effect.of === 'object'
    const anywhere = (mine && only?.includes(playerOf(world)) === true) || (far && (only?.length ?? 0) > 0)
    const ways = fire(world, rule, index, depth, anywhere ? undefined : only)
    considered.delete(rule)
    return ways
  })
}

/** What costs a life when a button goes down or is let go at the wrong time leads nowhere. */
const isMistake = ({ when, do: effects }: Rule) =>
  buttonOf(when) !== undefined && effects.some((one) => 'hurt' in one)

/** How whoever wants to lose gets it wrong where there is a right time: too soon, or too far where that costs a life as well. */
export function mistakes(world: RulesWorld, tooFar: boolean): Want[] {
  const { rules, kinds } = bookOf(world)
  if (!kinds.some(({ meters = [] }) => meters.some(({ zone }) => zone))) return []
  const hurts = ({ when, do: effects }: Rule) =>
    'meter' in when && when.above !== undefined && effects.some((one) => 'hurt' in one)
  const far = tooFar ? rules.filter(hurts) : []
  // What goes too far has to be right first.
  const isThere = ({ when }: Rule) => 'meter' in when && bodiesOf(world, when.of).length > 0
  const lacking = far.some(isThere) ? [] : far.flatMap(({ when }) => ('meter' in when ? when.of : []))
  if (lacking.length > 0) return lacking.flatMap((kind) => make(world, kind, 0))
  return rules.flatMap((rule, index) =>
    (far.length > 0 ? hurts(rule) : isMistake(rule)) ? fire(world, rule, index, 0) : [],
  )
}

/** The rules that are being thought about: what would have to happen first so that it can happen is no way. */
const considered = new Set<Rule>()

/** How the player makes a rule happen. */
export function fire(
  world: RulesWorld,
  rule: Rule,
  index: number,
  depth: number,
  only?: readonly Body[],
): Want[] {
  const book = bookOf(world)
  const { when } = rule
  if ('press' in when)
    return missing(world, rule, playerOf(world), depth) ?? freeSpot(world, rule, when.press)
  if ('release' in when) {
    // What is let go at the right moment is brought there first.
    const lacking = (rule.if ?? []).find(
      (one) => 'many' in one && one.atLeast !== undefined && bodiesOf(world, one.many).length === 0,
    )
    return lacking && 'many' in lacking ? make(world, lacking.many, depth) : [atPlayer(world, when.release)]
  }
  const isOnRope =
    (rule.if ?? []).some((one) => 'tied' in one && one.tied === 'a') ||
    rule.do.some((one) => 'tie' in one && one.tie === 'a' && one.long !== undefined)
  if (isOnRope) return swing(world)
  if ('passes' in when) return passBy(world, when, rule, index, depth)
  if ('enters' in when && isPlayer(world, when.enters))
    return (rule.if ?? []).some((one) => isBarred(world, one))
      ? []
      : (missing(world, rule, playerOf(world), depth) ?? [atRim(world, when, rule, index)])
  if ('covers' in when && isPlayer(world, when.covers))
    return missing(world, rule, playerOf(world), depth) ?? [further(world, rule)]
  if ('touch' in when || 'near' in when || 'sees' in when) return meet(world, rule, index, depth, only)
  if ('lights' in when)
    return isPlayer(world, when.lights[0]) ? shineOn(world, when.lights[1], depth, only) : []
  if ('meter' in when && when.above !== undefined) {
    const targets = bodiesOf(world, when.of).filter(
      (body) => (body.meters[when.meter] ?? 0) < (when.above ?? 1),
    )
    return [
      ...achieve(world, raising(when.meter), depth + 1, targets),
      ...(runs(book, when, 1) ? (soonest(book, when, targets) ?? wait(world, when.of, depth)) : []),
    ]
  }
  if ('meter' in when && when.below !== undefined) {
    const bodies = bodiesOf(world, when.of)
    // Nobody is worn down who has not come yet.
    const inviting = bodies.length === 0 ? make(world, when.of, depth + 1) : []
    if (inviting.length > 0) return inviting
    const targets = bodies.filter((body) => (body.meters[when.meter] ?? 0) > (when.below ?? 0))
    return [
      ...achieve(world, lowering(when.meter), depth + 1, targets),
      ...(runs(book, when, -1) ? wait(world, when.of, depth) : []),
    ]
  }
  if ('defeated' in when) return achieve(world, striking, depth + 1, bodiesOf(world, when.defeated))
  if ('every' in when) {
    const rim = (rule.if ?? []).find((one) => 'rim' in one)
    if (rim && 'rim' in rim && isPlayer(world, when.of)) return [toRim(world, rim.rim, 30)]
    const isBar = rule.do.some((one) => 'meter' in one)
    const beside = isBar ? (rule.if ?? []).find((one) => 'near' in one && !one.not) : undefined
    if (beside && 'near' in beside && isPlayer(world, when.of)) return goBeside(world, beside, depth)
    // What it asks of whom it happens to is seen to first.
    const lacking = (rule.if ?? []).flatMap((one) => {
      if (!('meter' in one) || one.of !== 'a' || one.above === undefined) return []
      const { meter, above } = one
      const bodies = bodiesOf(world, when.of)
      const low = bodies.filter((body) => (body.meters[meter] ?? 0) <= above)
      return low.length < bodies.length ? [] : achieve(world, raising(meter), depth + 1, low)
    })
    return lacking.length > 0 ? lacking : wait(world, when.of, depth)
  }
  if ('phase' in when) return getThrough(world, when.phase, depth)
  if ('leaves' in when) return driveOut(world, when.leaves, depth)
  if ('gone' in when) return achieve(world, removing(when.gone), depth + 1)
  if ('tally' in when) return achieve(world, adding(when.tally), depth + 1)
  return []
}

/** What happens to whoever is near somebody happens there. */
const goBeside = (
  world: RulesWorld,
  { near, within }: { near: string; within: number },
  depth: number,
): Want[] =>
  bodiesOf(world, near).map(({ x, y, id }) => ({ x, y, within: within * 0.7, id, how: 'be', steps: depth }))

/** A stretch that ends when somebody is gone is ended by whoever sees them off; any other is waited for. */
function getThrough(world: RulesWorld, phase: string, depth: number): Want[] {
  const now = phaseNow(world)
  if (now?.id !== phase) return []
  return (now.until?.gone ?? []).flatMap((gone) => achieve(world, removing(gone), depth + 1))
}

/** Where something has to be stopped in time, one waits beside that which is next. */
function soonest(
  { kinds }: Rulebook,
  { meter, of }: Extract<When, { meter: string }>,
  bodies: readonly Body[],
): Want[] | undefined {
  const isStopped = kinds.some(
    ({ id, meters = [] }) => id === of && meters.some(({ name, zone }) => name === meter && zone),
  )
  // A gauge is stopped from anywhere.
  const isGauge = kinds.some(
    ({ id, meters = [] }) =>
      id === of && meters.some(({ zone }) => zone?.as !== undefined && zone.as !== 'glass'),
  )
  const own = bodies.filter(({ kind }) => kind === of)
  if (!isStopped || own.length === 0) return undefined
  const next = own.reduce((best, body) =>
    (body.meters[meter] ?? 0) > (best.meters[meter] ?? 0) ? body : best,
  )
  return [{ x: next.x, y: next.y, within: isGauge ? 240 : 20, id: next.id, how: 'be', steps: 1 }]
}

/** Whether a meter gets there by itself. */
function runs({ kinds }: Rulebook, { meter, of }: Extract<When, { meter: string }>, way: number): boolean {
  return kinds.some(
    ({ id, cast, meters = [] }) =>
      (id === of || cast === of) &&
      meters.some(({ name, perSecond = 0 }) => {
        const change = typeof perSecond === 'number' ? perSecond : perSecond[1]
        return name === meter && change * way > 0
      }),
  )
}

/** What happens by itself is waited for nearby, unless more of its kind can be made meanwhile. */
function wait(world: RulesWorld, kind: string, depth: number): Want[] {
  const player = playerOf(world)
  if (kind === player.kind || kind === player.cast) return []
  const more = make(world, kind, depth)
  if (more.length > 0) return more
  return bodiesOf(world, kind).map(({ x, y, id }) => ({
    x,
    y,
    within: 90,
    id,
    how: 'be' as const,
    steps: depth + 1,
  }))
}

/** Two have to come together: the player goes there, or sends or leads one of them. */
function meet(world: RulesWorld, rule: Rule, index: number, depth: number, only?: readonly Body[]): Want[] {
  const player = playerOf(world)
  const [one = '', other = ''] = names(rule.when)
  const whom = isPlayer(world, one) ? other : one
  if (!isPlayer(world, one) && !isPlayer(world, other)) return lead(world, rule, depth, only)
  const first = missing(world, rule, player, depth)
  if (first) return first
  const allowed = (rule.if ?? []).filter(isAboutB)
  const role = isPlayer(world, one) ? 'b' : 'a'
  const states = (rule.if ?? []).flatMap((condition) =>
    'is' in condition && condition.who === role ? [condition.is] : [],
  )
  const targets = bodiesOf(world, whom).filter(
    (body) =>
      body !== player &&
      body.carrier === 0 &&
      (body.rests[index] ?? 0) < 20 &&
      (!only || only.includes(body)) &&
      states.every((state) => body.kind === state) &&
      allowed.every((condition) => suits(condition, body, player)),
  )
  if (targets.length === 0) return make(world, whom, depth)
  const press = 'near' in rule.when || 'sees' in rule.when ? rule.when.button : undefined
  const draws = press ? undefined : movedBy(world, whom, (speed) => speed < 0)
  const more = withRoom(world, rule, depth)
  const rubs = (rule.if ?? []).some((one) => 'pace' in one && one.pace === 'a' && one.above !== undefined)
  const above = (rule.if ?? []).some((condition) => 'from' in condition)
  const fast = 'touch' in rule.when && rubs
  const { when } = rule
  // A moment in which it goes too fast, or not fast enough, is waited out.
  const ready = ({ vx, vy }: Body) =>
    (rule.if ?? []).every(
      (one) =>
        !('pace' in one && one.pace === 'b') ||
        (length(vx, vy) < (one.below ?? 9999) && length(vx, vy) > (one.above ?? -1)),
    )
  // Who has a figure at the top for how much there is room for fills up before bringing it.
  if (more.length > 0 && kindOf(bookOf(world), player.kind).holds) return more
  if ('sees' in when)
    return targets.map((body) => lookAt(player, body, when.within, ready(body) ? press : undefined, depth))
  return [
    ...more,
    ...targets.map((body) => ({
      // Where one has to be on the move, to and fro over it.
      x:
        body.x +
        (rubs && distance(body, player) < body.size ? (world.tick % 32 < 16 ? 0.5 : -0.5) * body.size : 0),
      y: body.y,
      ...(fast && beyond(player, body)),
      ...(above && { above }),
      within: 'near' in when && !rubs ? when.within * 0.7 + (body.size + player.size) * 0.3 : 0,
      ...(press && { press }),
      ...('near' in when && when.seconds !== undefined && { holds: true as const }),
      ...(draws && { press: draws.button, reach: draws.within, holds: draws.holds }),
      id: body.id,
      how: 'be' as const,
      steps: depth,
    })),
  ]
}

/** Whoever has something to hand over and room for one more takes another one on the way. */
function withRoom(world: RulesWorld, { if: conditions = [] }: Rule, depth: number): Want[] {
  const player = playerOf(world)
  return conditions.flatMap((condition) => {
    if (!('carries' in condition) || condition.carries === null) return []
    const { carries } = condition
    return bookOf(world).rules.flatMap((rule, index) =>
      rule.do.some((effect) => 'carry' in effect) &&
      names(rule.when).includes(carries) &&
      (rule.if ?? []).some((one) => 'room' in one && !one.not && hasRoom(world, player, undefined, one.room))
        ? meet(world, rule, index, depth)
        : [],
    )
  })
}

/** What the player lacks to make a rule happen, as wants of their own. */
function missing(
  world: RulesWorld,
  { if: conditions = [], do: effects }: Rule,
  player: Body,
  depth: number,
): Want[] | undefined {
  const load = world.entities.find(({ carrier }) => carrier === player.id)
  for (const condition of conditions) {
    if ('phase' in condition && world.phase.id !== condition.phase) return []
    // Too many or too few of a kind: not now.
    if ('many' in condition) {
      const count = bodiesOf(world, condition.many).length
      const { atLeast = 0, below = 9999 } = condition
      if (count < countOf(world, atLeast) || count >= countOf(world, below)) return []
    }
    if ('carries' in condition && condition.who === 'a') {
      const { carries } = condition
      // Nobody means to bring the wrong thing.
      if (condition.not) return []
      if (carries === null && load) return unload(world, load, depth)
      if (carries !== null && !load) return fetch(world, carries, depth)
      if (carries !== null && load && load.kind !== carries && load.cast !== carries)
        return unload(world, load, depth)
    }
    // Nobody goes on taking who has no room left: that is brought first.
    if ('room' in condition && load && !hasRoom(world, player, undefined, condition.room))
      return condition.not ? [] : unload(world, load, depth)
    if ('tally' in condition && condition.below !== undefined)
      if ((world.tallies[condition.tally] ?? 0) >= countOf(world, condition.below)) return []
    if ('tally' in condition && condition.atLeast !== undefined) {
      const { tally, atLeast } = condition
      // What itself adds to a tally is no way to get that tally started.
      const itself = effects.some((one) => 'tally' in one && one.tally === tally && one.add > 0)
      if (itself && (world.tallies[tally] ?? 0) < countOf(world, atLeast)) return []
      if ((world.tallies[tally] ?? 0) < countOf(world, atLeast))
        return achieve(world, adding(tally), depth + 1)
    }
    if ('meter' in condition && condition.of === 'a' && condition.above !== undefined) {
      const { meter, above } = condition
      if ((player.meters[meter] ?? 1) <= above) return achieve(world, raising(meter), depth + 1)
    }
  }
  return undefined
}

/** Gets rid of a load where it belongs, or where anything may be put down; thrown away is only what nobody takes. */
function unload(world: RulesWorld, load: Body, depth: number): Want[] {
  if (depth > 3) return []
  const handed = freed(world, load, depth, (effect) => 'hand' in effect || 'drop' in effect)
  const thrown = (effect: Effect) => 'remove' in effect && effect.remove === 'load'
  return handed.length > 0 ? handed : freed(world, load, depth, thrown)
}

function freed(world: RulesWorld, load: Body, depth: number, by: (effect: Effect) => boolean): Want[] {
  return bookOf(world).rules.flatMap((rule, index) => {
    const takes = (rule.if ?? []).every(
      (one) => !('carries' in one) || (!one.not && (one.carries === load.kind || one.carries === load.cast)),
    )
    return takes && rule.do.some(by) ? fire(world, rule, index, depth + 1) : []
  })
}

function fetch(world: RulesWorld, kind: string, depth: number): Want[] {
  const { rules } = bookOf(world)
  return rules.flatMap((rule, index) =>
    rule.do.some((effect) => 'carry' in effect) &&
    (names(rule.when).includes(kind) ||
      rule.do.some((effect) => 'become' in effect && effect.become === kind))
      ? meet(world, { ...rule, if: (rule.if ?? []).filter(isAboutB) }, index, depth + 1)
      : [],
  )
}

/** Nobody of that kind is there: something may make one. */
export function make(world: RulesWorld, kind: string, depth: number): Want[] {
  return achieve(world, making(kind), depth + 1)
}

/** Two others have to meet. */
function lead(
  world: RulesWorld,
  { when, if: conditions = [] }: Rule,
  depth: number,
  only?: readonly Body[],
): Want[] {
  const player = playerOf(world)
  const [one = '', other = ''] = names(when)
  const isState = (body: Body, role: 'a' | 'b') =>
    conditions.every(
      (asked) =>
        (!('is' in asked) || asked.who !== role || asked.is === body.kind) &&
        (!('meter' in asked) || asked.of !== role || hasSo(body.meters, asked)),
    )
  for (const [moved, target, role] of [
    [one, other, 'a'],
    [other, one, 'b'],
  ] as const) {
    const allowed = (body: Body) => (!only || only.includes(body)) && isState(body, role)
    const sent = sentBy(world, moved)
    if (sent)
      return (
        missing(world, sent.rule, player, depth) ??
        sendAt(
          world,
          sent,
          moved,
          bodiesOf(world, target).filter(
            (body) => (!only || only.includes(body)) && isState(body, role === 'a' ? 'b' : 'a'),
          ),
          depth,
        )
      )
    const drive = bookOf(world).kinds.find(({ id, cast }) => id === moved || cast === moved)?.drive
    const aim = nearestTo(player, bodiesOf(world, target))
    const able = bodiesOf(world, moved).filter(allowed)
    // What is shoved goes one after the other, the nearest first.
    const shoved = able.some(({ kind }) => kindOf(bookOf(world), kind).shoved)
    const body = aim && (shoved ? nearestTo(aim, able) : farthest(aim, able))
    const towed = bodiesOf(world, moved).find(({ tied }) => tied === player.id)
    if (aim && towed) return [tow(world, towed, aim, depth)]
    const hitched = aim ? bringing(bookOf(world), towing(moved)) : []
    if (hitched.length > 0) return hitched.flatMap(({ rule, index }) => fire(world, rule, index, depth + 1))
    // Nobody is there yet who could be led: somebody has to become one.
    const made = aim && !body && !only && drive && 'whom' in drive ? make(world, moved, depth) : []
    if (made.length > 0) return made
    const brought = aim && body && drive ? bring(world, body, aim, drive, depth) : []
    if (brought.length > 0) return brought
  }
  return []
}
