import type { Effect, If, Rule, Rulebook, When } from '@makebelieve/kit/rules/rulebook'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { courseAt } from '@makebelieve/kit/rules/spaces/slope'
import { length } from '@makebelieve/kit/rules/sure-math'
import {
  amountOf,
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

/** What the bot would like to do next: to be somewhere, and to press something there. */
export type Want = {
  x: number
  y: number
  /** Near enough. */
  within: number
  press?: 'a' | 'b'
  /** The button stays down, instead of being pressed anew. */
  holds?: true | undefined
  /** From how far the button already helps, where that is more than near enough. */
  reach?: number
  /** Whom it is about, so that the bot sticks to it. */
  id: number
  /** How it is done: by being there, or by sending something there. */
  how: 'be' | 'send'
  /** It has to be met from above. */
  above?: true
  /** How what is sent flies: its speed, and how much it is bent down. */
  flight?: { speed: number; falls: number }
  /** Further from the end: something else has to be done first. */
  steps: number
}

/** What leads to the win, worked out backwards from the ends over the rules: a rule that counts, what it needs, and so on. */
export function wantsOf(world: RulesWorld): Want[] {
  const { ends } = bookOf(world)
  const open = ends.flatMap(({ result, when }) =>
    result === 'won' && 'tallies' in when
      ? when.tallies.filter(({ tally, reaches }) => (world.tallies[tally] ?? 0) < countOf(world, reaches))
      : [],
  )
  const wants = open.flatMap(({ tally }) =>
    achieve(
      world,
      (effect) => 'tally' in effect && 'add' in effect && effect.tally === tally && effect.add > 0,
      0,
    ),
  )
  return [...wants, ...rescues(world), ...wards(world)]
}

/** How much of a meter is left when the bot begins to look after it. */
const early = 0.4

/** What must be kept from happening: the meters whose end is counted against the player are looked after. */
function rescues(world: RulesWorld): Want[] {
  const { rules, ends } = bookOf(world)
  const bad = new Set(
    ends.flatMap(({ result, when }) =>
      result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )
  return rules.flatMap(({ when, do: effects }) => {
    const counts = effects.some((one) => 'tally' in one && 'add' in one && bad.has(one.tally))
    if (!counts || !('meter' in when) || when.below === undefined) return []
    const left = ({ meters }: Body) => (meters[when.meter] ?? 1) - (when.below ?? 0)
    const urgent = bodiesOf(world, when.of).filter((body) => left(body) < early)
    if (urgent.length === 0) return []
    // The less is left, the more it matters.
    const hurry = (1 - Math.min(...urgent.map(left)) / early) * 12
    return achieve(
      world,
      (one) => 'meter' in one && 'of' in one && one.meter === when.meter && raises(world, one),
      0,
      urgent,
    ).map((want) => ({ ...want, steps: want.steps - hurry }))
  })
}

const lowers = (_: RulesWorld, effect: Extract<Effect, { meter: string }>) =>
  effect.set === 0 || (typeof effect.add === 'number' ? effect.add : (effect.add?.[1] ?? 0)) < 0
/** Whoever does what the game is lost by is stopped, where a rule lets the player do so. */
function wards(world: RulesWorld): Want[] {
  const book = bookOf(world)
  const player = playerOf(world)
  const culprits = culpritsOf(book)
  if (culprits.size === 0) return []
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
        'become' in one ||
        'drop' in one ||
        'push' in one ||
        'still' in one,
    )
    if (!whom || !helps || rule.do.some((one) => 'hurt' in one)) return []
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

/**
 * The kinds that move by themselves and whose doing makes a tally that loses: directly, over a meter that they lower, or because they
 * become one of those. With each, how many steps it still is away from that.
 */
function culpritsOf(book: Rulebook): Map<string, number> {
  const found = new Map<string, number>()
  const bad = new Set(
    book.ends.flatMap(({ result, when }) =>
      result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
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

const raises = (_: RulesWorld, effect: Extract<Effect, { meter: string }>) =>
  (effect.set ?? 0) > 0 || (typeof effect.add === 'number' ? effect.add : (effect.add?.[1] ?? 0)) > 0

/** Every way to bring about an effect, as far as the player can. */
function achieve(world: RulesWorld, is: (effect: Effect) => boolean, depth: number, only?: Body[]): Want[] {
  if (depth > 6) return []
  const { rules } = bookOf(world)
  return rules.flatMap((rule, index) => {
    const effect = rule.do.find(is)
    if (!effect) return []
    // What does the player itself good happens at others: any of them will do.
    const mine = 'of' in effect && (effect.of === 'a' || effect.of === 'player')
    return fire(world, rule, index, depth, mine && only?.includes(playerOf(world)) ? undefined : only)
  })
}

/** How the player makes a rule happen. */
function fire(world: RulesWorld, rule: Rule, index: number, depth: number, only?: Body[]): Want[] {
  const book = bookOf(world)
  const { when } = rule
  if ('press' in when) return freeSpot(world, rule, when.press, depth)
  if ('release' in when) return [atPlayer(world, when.release)]
  if ('passes' in when) return passBy(world, when, index, depth)
  if ('enters' in when && isPlayer(world, when.enters))
    return (rule.if ?? []).some((one) => isBarred(world, one))
      ? []
      : (missing(world, rule, playerOf(world), depth) ?? [atRim(world, when, index)])
  if ('covers' in when && isPlayer(world, when.covers)) return [further(world)]
  if ('touch' in when || 'near' in when || 'sees' in when) return meet(world, rule, index, depth, only)
  if ('meter' in when && when.above !== undefined) {
    const targets = bodiesOf(world, when.of).filter(
      (body) => (body.meters[when.meter] ?? 0) < (when.above ?? 1),
    )
    return [
      ...achieve(
        world,
        (effect) =>
          'meter' in effect && 'of' in effect && effect.meter === when.meter && raises(world, effect),
        depth + 1,
        targets,
      ),
      ...(runs(book, when, 1) ? wait(world, when.of, depth) : []),
    ]
  }
  if ('meter' in when && when.below !== undefined) {
    const targets = bodiesOf(world, when.of).filter(
      (body) => (body.meters[when.meter] ?? 0) > (when.below ?? 0),
    )
    return [
      ...achieve(
        world,
        (effect) =>
          'meter' in effect && 'of' in effect && effect.meter === when.meter && lowers(world, effect),
        depth + 1,
        targets,
      ),
      ...(runs(book, when, -1) ? wait(world, when.of, depth) : []),
    ]
  }
  if ('defeated' in when)
    return achieve(world, (effect) => 'strike' in effect, depth + 1, bodiesOf(world, when.defeated))
  if ('every' in when) {
    // What it asks of whom it happens to is seen to first.
    const lacking = (rule.if ?? []).flatMap((one) => {
      if (!('meter' in one) || one.of !== 'a' || one.above === undefined) return []
      const { meter, above } = one
      const bodies = bodiesOf(world, when.of)
      const low = bodies.filter((body) => (body.meters[meter] ?? 0) <= above)
      return low.length < bodies.length
        ? []
        : achieve(
            world,
            (effect) =>
              'meter' in effect && 'of' in effect && effect.meter === meter && raises(world, effect),
            depth + 1,
            low,
          )
    })
    return lacking.length > 0 ? lacking : wait(world, when.of, depth)
  }
  if ('leaves' in when) return driveOut(world, when.leaves, depth)
  if ('gone' in when) return achieve(world, removes(book, when.gone), depth + 1)
  if ('tally' in when)
    return achieve(
      world,
      (effect) => 'tally' in effect && 'add' in effect && effect.tally === when.tally && effect.add > 0,
      depth + 1,
    )
  return []
}

const removes = (book: Rulebook, kind: string) => (effect: Effect) =>
  (('remove' in effect || ('become' in effect && effect.become !== kind)) &&
    book.rules.some((rule) => rule.do.includes(effect) && names(rule.when).includes(kind))) ||
  'strike' in effect

export const names = (when: When): string[] =>
  'touch' in when ? when.touch : 'near' in when ? when.near : 'sees' in when ? when.sees : []

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

/** A button that works anywhere is pressed here; one that wants room, at the nearest spot that has it. */
function freeSpot(world: RulesWorld, rule: Rule, press: 'a' | 'b', depth: number): Want[] {
  const player = playerOf(world)
  const lacking = missing(world, rule, player, depth)
  if (lacking) return lacking
  const here = { x: player.x, y: player.y, within: 1000, press, id: player.id, how: 'be' as const, steps: 0 }
  const room = (rule.if ?? []).flatMap((one) => ('near' in one && one.not ? [one] : []))
  if (room.length === 0) return [here]
  const isFree = (spot: { x: number; y: number }, margin = 2) =>
    room.every(({ near, within }) =>
      bodiesOf(world, near).every((body) => distance(body, spot) > within + margin),
    )
  if (isFree(here)) return [here]
  const spots: { x: number; y: number }[] = []
  for (let x = 70; x < world.width - 60; x += 60)
    for (let y = 70; y < world.height - 60; y += 60)
      spots.push({ x, y: spaces[bookOf(world).space.id].falls ? player.y : y })
  const spot = nearestTo(
    player,
    spots.filter((one) => isFree(one, 44)),
  )
  return spot ? [{ ...here, ...spot, within: 40, id: Math.round(-spot.x * 1000 - spot.y) }] : []
}

const isPlayer = (world: RulesWorld, ref: string) => {
  const { kind, cast } = playerOf(world)
  return ref === kind || ref === cast
}

/** Whether something was done too often already for a rule to happen. */
const isBarred = (world: RulesWorld, one: If) =>
  'tally' in one && one.below !== undefined && (world.tallies[one.tally] ?? 0) >= countOf(world, one.below)

/** To the rim of the stage; whoever is there already has to leave it first. */
function atRim(world: RulesWorld, { side }: Extract<When, { enters: unknown }>, index: number): Want {
  const { x, y, id, crossed } = playerOf(world)
  const { width, height } = world
  const back = crossed[index] ? 200 : 40
  // Where one falls, only the highest ledge leads there.
  const [ledge] = spaces[bookOf(world).space.id].falls
    ? [...world.blocks].sort((one, other) => one.y - other.y)
    : []
  const highest = ledge && { x: ledge.x + ledge.width / 2 }
  const spot = {
    left: { x: back, y },
    right: { x: width - back, y },
    top: { x: highest?.x ?? x, y: back },
    bottom: { x, y: height - back },
  }[side]
  return { ...spot, within: 0, id, how: 'be', steps: 0 }
}

/** Onwards: down the course, else across the stage and back. */
function further(world: RulesWorld): Want {
  const { x, y, id, vx } = playerOf(world)
  const { course } = bookOf(world).space
  const on = vx < 0 ? 60 : world.width - 60
  const back = Math.abs(on - x) < 60 ? world.width - on : on
  return course
    ? { x: courseAt(world, y + 70), y: y + 100, within: 0, id, how: 'be', steps: 0 }
    : { x: back, y, within: 0, id, how: 'be', steps: 0 }
}

/** Past somebody: to its other side, over it or through its middle; what comes by itself is waited for in line with it. */
function passBy(
  world: RulesWorld,
  { passes: [one, other], by }: Extract<When, { passes: unknown }>,
  index: number,
  depth: number,
): Want[] {
  const player = playerOf(world)
  const { slides } = spaces[bookOf(world).space.id]
  if (!isPlayer(world, one)) return []
  return bodiesOf(world, other)
    .filter((body) => (body.rests[index] ?? 0) < 20 && (!slides || body.y > player.y))
    .map(({ x, y, vx, id, size }) => {
      const beyond = Math.sign(x - player.x || 1) * (size + 40)
      const comes = Math.abs(vx) > 20 && by === 'through'
      return {
        x: slides ? x : comes ? player.x : x + beyond,
        y: by === 'beside' ? y + size * 1.2 : y,
        within: 0,
        id,
        how: 'be' as const,
        steps: depth + (comes ? Math.abs(x - player.x) / 40 : 0),
      }
    })
}

function atPlayer(world: RulesWorld, press: 'a' | 'b'): Want {
  const { x, y, id } = playerOf(world)
  return { x, y, within: 1000, press, id, how: 'be', steps: 0 }
}

/** Two have to come together: the player goes there, or sends or leads one of them. */
function meet(world: RulesWorld, rule: Rule, index: number, depth: number, only?: Body[]): Want[] {
  const player = playerOf(world)
  const [one = '', other = ''] = names(rule.when)
  const whom = isPlayer(world, one) ? other : one
  if (!isPlayer(world, one) && !isPlayer(world, other)) return lead(world, one, other, depth, only)
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

/** The button that draws others of a kind near, or drives them away, and from how far. */
function movedBy(
  world: RulesWorld,
  kind: string,
  is: (speed: number) => boolean,
): { button: 'a' | 'b'; within: number; holds?: true } | undefined {
  for (const { when, do: effects } of bookOf(world).rules)
    if ('near' in when && when.button && when.near[1] === kind)
      for (const effect of effects)
        if ('push' in effect && effect.push === 'b' && is(effect.speed))
          return {
            button: when.button,
            within: when.within,
            ...(when.seconds !== undefined && { holds: true }),
          }
  return undefined
}

/** Whoever has to go fast through something aims behind it. */
function beyond({ x, y }: Body, body: Body): { x: number; y: number } {
  const gap = distance({ x, y }, body) || 1
  return { x: body.x + ((body.x - x) / gap) * 110, y: body.y + ((body.y - y) / gap) * 110 }
}

/** Whoever has something to hand over and room for one more takes another one on the way. */
function withRoom(world: RulesWorld, { if: conditions = [] }: Rule, depth: number): Want[] {
  const player = playerOf(world)
  const carried = world.entities.filter(({ carrier }) => carrier === player.id).length
  return conditions.flatMap((condition) => {
    if (!('carries' in condition) || condition.carries === null) return []
    const { carries } = condition
    return bookOf(world).rules.flatMap((rule, index) =>
      rule.do.some((effect) => 'carry' in effect) &&
      names(rule.when).includes(carries) &&
      (rule.if ?? []).some((one) => 'room' in one && one.room > carried)
        ? meet(world, rule, index, depth)
        : [],
    )
  })
}

/** What has to leave the stage is blown out by the nearest way, from the inner side of it. */
function driveOut(world: RulesWorld, kind: string, depth: number): Want[] {
  const drives = movedBy(world, kind, (speed) => speed > 0)
  if (!drives) return []
  const { button: press, within } = drives
  const { width, height } = world
  return bodiesOf(world, kind).map((body) => {
    const ways = [
      { gap: body.x, x: 1, y: 0 },
      { gap: width - body.x, x: -1, y: 0 },
      { gap: body.y, x: 0, y: 1 },
      { gap: height - body.y, x: 0, y: -1 },
    ]
    const inward = ways.reduce((best, way) => (way.gap < best.gap ? way : best))
    const x = Math.max(30, Math.min(width - 30, body.x + inward.x * within * 0.5))
    const y = Math.max(30, Math.min(height - 30, body.y + inward.y * within * 0.5))
    return { x, y, within: 40, press, holds: true, reach: 48, id: body.id, how: 'be' as const, steps: depth }
  })
}

/** Near enough and turned that way; from straight above or below one goes to its side first. */
function lookAt(player: Body, body: Body, within: number, press: Want['press'], depth: number): Want {
  const { x, y, id } = body
  const gap = distance(player, body)
  const want: Want = { x, y, within: 0, id, how: 'be', steps: depth }
  const aside = Math.abs(x - player.x)
  if (gap < within * 0.85 && (x - player.x) * player.facing > gap * 0.45)
    return { ...want, within: within * 0.9, ...(press && { press }) }
  return aside > gap * 0.5 ? want : { ...want, x: x + (x > 480 ? -1 : 1) * within * 0.5 }
}

type AboutB = Extract<If, { meter: string } | { larger: unknown } | { is: string }>
const isAboutB = (condition: If): condition is AboutB =>
  'larger' in condition ||
  ('meter' in condition && condition.of === 'b') ||
  ('is' in condition && condition.who === 'b')

function suits(condition: AboutB, body: Body, player: Body): boolean {
  if ('is' in condition) return body.kind === condition.is
  if ('larger' in condition)
    return condition.larger === 'a' ? player.size > body.size : body.size > player.size
  const { meter, below = 2, above = -1 } = condition
  const value = body.meters[meter]
  return value !== undefined && value < below && value > above
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
    // Too many or too few of a kind: not now.
    if ('many' in condition) {
      const count = bodiesOf(world, condition.many).length
      const { atLeast = 0, below = 9999 } = condition
      if (count < countOf(world, atLeast) || count >= countOf(world, below)) return []
    }
    if ('carries' in condition && condition.who === 'a') {
      const { carries } = condition
      if (carries === null && load) return unload(world, load, depth)
      if (carries !== null && !load) return fetch(world, carries, depth)
      if (carries !== null && load && load.kind !== carries && load.cast !== carries)
        return unload(world, load, depth)
    }
    if ('tally' in condition && condition.below !== undefined)
      if ((world.tallies[condition.tally] ?? 0) >= countOf(world, condition.below)) return []
    if ('tally' in condition && condition.atLeast !== undefined) {
      const { tally, atLeast } = condition
      // What itself adds to a tally is no way to get that tally started.
      const itself = effects.some((one) => 'tally' in one && 'add' in one && one.tally === tally)
      if (itself && (world.tallies[tally] ?? 0) < countOf(world, atLeast)) return []
      if ((world.tallies[tally] ?? 0) < countOf(world, atLeast))
        return achieve(
          world,
          (effect) => 'tally' in effect && 'add' in effect && effect.tally === tally && effect.add > 0,
          depth + 1,
        )
    }
    if ('meter' in condition && condition.of === 'a' && condition.above !== undefined) {
      const { meter, above } = condition
      if ((player.meters[meter] ?? 1) <= above)
        return achieve(
          world,
          (effect) => 'meter' in effect && 'of' in effect && effect.meter === meter && raises(world, effect),
          depth + 1,
        )
    }
  }
  return undefined
}

/** Gets rid of a load where it belongs, or where anything may be put down. */
function unload(world: RulesWorld, load: Body, depth: number): Want[] {
  if (depth > 3) return []
  return bookOf(world).rules.flatMap((rule, index) => {
    const takes = (rule.if ?? []).every(
      (one) => !('carries' in one) || one.carries === load.kind || one.carries === load.cast,
    )
    const frees = rule.do.some((effect) => 'hand' in effect || 'drop' in effect)
    return takes && frees ? fire(world, rule, index, depth + 1) : []
  })
}

function fetch(world: RulesWorld, kind: string, depth: number): Want[] {
  const { rules } = bookOf(world)
  return rules.flatMap((rule, index) =>
    rule.do.some((effect) => 'carry' in effect) && names(rule.when).includes(kind)
      ? meet(world, { ...rule, if: (rule.if ?? []).filter(isAboutB) }, index, depth + 1)
      : [],
  )
}

/** Nobody of that kind is there: something may make one. */
function make(world: RulesWorld, kind: string, depth: number): Want[] {
  return achieve(
    world,
    (effect) =>
      ('become' in effect && effect.become === kind) || ('spawn' in effect && effect.spawn === kind),
    depth + 1,
  )
}

/** Two others have to meet: something that the player sends, pushes, draws along or drives away. */
function lead(world: RulesWorld, one: string, other: string, depth: number, only?: Body[]): Want[] {
  const { rules, kinds } = bookOf(world)
  const player = playerOf(world)
  for (const [moved, target] of [
    [one, other],
    [other, one],
  ] as const) {
    const sent = rules.find(
      ({ when, do: effects }) =>
        ('press' in when || 'release' in when) &&
        effects.some((effect) => 'spawn' in effect && effect.spawn === moved),
    )
    if (sent && ('press' in sent.when || 'release' in sent.when)) {
      const press = 'press' in sent.when ? sent.when.press : sent.when.release
      const flight = flightOf(world, sent, moved)
      // What is not sent flying is laid down: right in front of whom it is for.
      const laid = sent.do.every((effect) => !('spawn' in effect) || effect.toward === undefined)
      const lacking = missing(world, sent, player, depth)
      if (lacking) return lacking
      return bodiesOf(world, target)
        .filter((body) => !only || only.includes(body))
        .map(({ x, y, id, vx, vy }) => ({
          x: laid ? x + vx * 0.6 : turned(x + (vx * distance({ x, y }, player)) / flight.speed, world.width),
          y: y + vy * (laid ? 0.6 : distance({ x, y }, player) / flight.speed),
          within: laid ? 60 : 0,
          press,
          flight,
          id,
          how: laid ? ('be' as const) : ('send' as const),
          steps: depth,
        }))
    }
    const isMine = (ref: string) => ref === player.kind || ref === player.cast
    const drive = kinds.find(({ id, cast }) => id === moved || cast === moved)?.drive
    const aim = nearestTo(player, bodiesOf(world, target))
    const body =
      aim &&
      farthest(
        aim,
        bodiesOf(world, moved).filter((candidate) => !only || only.includes(candidate)),
      )
    // Nobody is there yet who could be led: somebody has to become one.
    const made = aim && !body && !only && drive && 'whom' in drive ? make(world, moved, depth) : []
    if (made.length > 0) return made
    if (!aim || !body) continue
    // Who goes there by itself is kept company.
    if (drive?.does === 'go' && (drive.whom === target || drive.whom === aim.kind))
      return [{ x: body.x, y: body.y, within: 80, id: body.id, how: 'be', steps: depth }]
    const flees = drive?.does === 'flee' && isMine(drive.whom)
    const pushed = rules.some(
      ({ when, do: effects }) =>
        'touch' in when &&
        when.touch.some(isMine) &&
        when.touch.includes(moved) &&
        effects.some((effect) => 'push' in effect),
    )
    if (flees || pushed) {
      const gap = distance(body, aim) || 1
      const back = pushed ? body.size * 0.5 : 70
      const behind = {
        x: body.x + ((body.x - aim.x) / gap) * back,
        y: body.y + ((body.y - aim.y) / gap) * back,
      }
      const isBehind = distance(player, behind) < 34
      const goal = isBehind && pushed ? aim : behind
      return [{ ...goal, within: 0, id: body.id, how: 'be', steps: depth }]
    }
    if (drive && 'whom' in drive && isMine(drive.whom) && drive.does !== 'flee') {
      const following = distance(body, player) < 150
      if (!following) return [{ x: body.x, y: body.y, within: 0, id: body.id, how: 'be', steps: depth }]
      // Who comes along keeps a step behind: one goes on a step further than it shall come.
      const gap = distance(aim, body) || 1
      const x = aim.x + ((aim.x - body.x) / gap) * 60
      const y = aim.y + ((aim.y - body.y) / gap) * 60
      return [
        {
          x: Math.max(30, Math.min(world.width - 30, x)),
          y: Math.max(30, Math.min(world.height - 30, y)),
          within: 0,
          id: aim.id,
          how: 'be',
          steps: depth,
        },
      ]
    }
  }
  return []
}

/** Where somebody will be who turns round at the rim. */
function turned(x: number, width: number): number {
  if (x < 30) return 60 - x
  return x > width - 30 ? 2 * (width - 30) - x : x
}

function flightOf(world: RulesWorld, { do: effects }: Rule, sent: string): { speed: number; falls: number } {
  const spawn = effects.find((effect) => 'spawn' in effect && effect.spawn === sent)
  const speed = spawn && 'spawn' in spawn ? amountOf(world, spawn.speed ?? 0) : 0
  const { drive } = kindOf(bookOf(world), sent)
  return { speed: speed || 500, falls: drive.does === 'fly' ? (drive.falls ?? 0) : 0 }
}

function farthest(from: Body, bodies: readonly Body[]): Body | undefined {
  return [...bodies].sort((one, other) => distance(other, from) - distance(one, from))[0]
}

/** Those by whom it is bad to be seen, and how far they see. */
export function watchersOf(world: RulesWorld): { body: Body; within: number; narrow: number | undefined }[] {
  const player = playerOf(world)
  return bookOf(world).rules.flatMap(({ when, do: effects }) =>
    'sees' in when &&
    (when.sees[1] === player.cast || when.sees[1] === player.kind) &&
    effects.some((effect) => 'hurt' in effect)
      ? bodiesOf(world, when.sees[0]).map((body) => ({ body, within: when.within, narrow: when.narrow }))
      : [],
  )
}

/** Whoever hurts the player by being touched, or must not be touched because it is counted against them. */
export function threatsOf(world: RulesWorld): Body[] {
  const player = playerOf(world)
  const { rules, ends } = bookOf(world)
  const bad = ends.flatMap(({ result, when }) =>
    result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
  )
  const harms = (effect: Effect) =>
    'hurt' in effect || ('tally' in effect && 'add' in effect && effect.add > 0 && bad.includes(effect.tally))
  const isMine = (ref: string) => ref === player.kind || ref === player.cast
  const kinds = new Set(
    rules.flatMap(({ when, do: effects }) =>
      'touch' in when && when.touch.some(isMine) && effects.some(harms) ? when.touch : [],
    ),
  )
  const found = rules.flatMap(({ when, if: conditions = [], do: effects }) =>
    'touch' in when && when.touch.some(isMine) && effects.some(harms)
      ? when.touch
          .filter((ref) => ref !== player.kind && ref !== player.cast)
          .flatMap((kind) => bodiesOf(world, kind))
          .filter((body) => conditions.filter(isAboutB).every((one) => suits(one, body, player)))
      : [],
  )
  // What turns into a threat by itself is one already.
  const soon = rules.flatMap(({ when, do: effects }) =>
    'meter' in when || 'every' in when
      ? effects.flatMap((effect) =>
          'become' in effect && kinds.has(effect.become) && effect.become !== when.of
            ? bodiesOf(world, when.of).filter(({ kind }) => kind === when.of)
            : [],
        )
      : [],
  )
  return [...new Set([...found, ...soon])].filter((body) => body.still === 0)
}
