import { bitOf, holding, type Input, idle } from '@makebelieve/kit/core/input'
import type { Bot, Memory } from '@makebelieve/kit/game/bot'
import { inHands } from '@makebelieve/kit/rules/hands'
import { headingOf } from '@makebelieve/kit/rules/heading'
import { spaces } from '@makebelieve/kit/rules/spaces'
import { wrapped } from '@makebelieve/kit/rules/sure-math'
import { type Body, bookOf, countOf, distance, playerOf, type RulesWorld } from '@makebelieve/kit/rules/world'
import { charges } from './charging.ts'
import { forbiddenTo, lightsToShun, threatsOf, watchersOf } from './dangers.ts'
import { isAimedAt } from './flying.ts'
import { mustRest, ruin } from './gauges.ts'
import { glances } from './glancing.ts'
import { plunge } from './jumping.ts'
import { nextDown } from './keep-up.ts'
import { mistake } from './mistakes.ts'
import { hasBurden, hasHalts, hastens, isStroked, isTimed, isTooFast, mustStand } from './pace.ts'
import { inTheOpen, refuge } from './sheltering.ts'
import { withLight } from './shining.ts'
import { steer, wayTo } from './steering.ts'
import type { Want } from './want.ts'
import { served, wantsOf } from './wants.ts'
import { mistakes } from './ways.ts'

/** Plays any rulebook: it looks which rules lead to the end, goes where they happen, presses what they ask for, and is not touched by what hurts. */
export const bot: Bot<RulesWorld> = {
  play(world, memory) {
    const input = undone(world, playOne(world, memory))
    return world.plan.rules.players === 2 ? { ...input, second: playSecond(world, memory) } : input
  },
  progress(world) {
    const goals = bookOf(world).ends.flatMap(({ result, when }) =>
      result === 'won' && 'tallies' in when ? when.tallies : [],
    )
    const { levels } = world.plan.rules
    const before = (world.level - 1) / levels
    if (goals.length === 0) return Math.min(1, before + (world.tick - world.began) / 2400 / levels)
    const parts = goals.map(({ tally, reaches }) =>
      Math.min(1, (world.tallies[tally] ?? 0) / countOf(world, reaches)),
    )
    return before + parts.reduce((sum, part) => sum + part, 0) / parts.length / levels
  },
  /** Whoever wants to lose runs into what hurts. */
  lose(world, memory) {
    const [threat] = threatsOf(world).sort(
      (one, other) => distance(one, playerOf(world)) - distance(other, playerOf(world)),
    )
    const wrong = mistakes(world, world.lives % 2 === 0).find(({ press }) => press)
    if (wrong) return doing(world, wrong, memory)
    // Whoever keeps watch turns the light to and fro where nobody needs it.
    if (bookOf(world).space.watch) return holding(world.tick % 80 < 40 ? 'left' : 'right')
    // Where one ought to stand, it is enough to move: the last lives are kept for that.
    if (mustStand(world)) return holding(world.tick % 80 < 40 ? 'left' : 'right')
    if (world.lives < 3 && (hasHalts(world) || isTimed(world)))
      return steer(world, undefined, threatsOf(world), memory)
    const open = inTheOpen(world)
    if (open) return steer(world, open, [], memory)
    const end = ruined(world, memory)
    if (end) return end
    const error = world.tick - world.began < mistaken ? mistake(world, memory) : undefined
    if (error) {
      const moved = isStuck(world, error, memory)
        ? aside(world, memory)
        : steer(world, error, threatsOf(world), memory)
      return error.press && presses(world, error) ? withPress(world, moved, error.press) : moved
    }
    const down = nextDown(world)
    // What must be met is run away from.
    if (!threat && down) {
      const x = down.x < world.width / 2 ? world.width - 10 : 10
      return steer(world, { x, y: down.body.y, within: 0, id: down.body.id, how: 'be', steps: 0 }, [], memory)
    }
    const [bait] = threat ? [] : forbiddenTo(world)
    if (bait) {
      const { body, button } = bait
      const want: Want = { x: body.x, y: body.y, within: 0, id: body.id, how: 'be', steps: 0, press: button }
      const moved = steer(world, want, [], memory)
      return presses(world, want) ? withPress(world, moved, button) : moved
    }
    const [watcher] = watchersOf(world)
    if (!threat && watcher) {
      const { x, y, facing, id } = watcher.body
      return steer(world, { x: x + facing * 60, y, within: 0, id, how: 'be', steps: 0 }, [], memory)
    }
    const [shunned] = threat ? [] : lightsToShun(world)
    if (shunned) {
      const { x, y, id } = shunned.body
      return steer(world, { x, y, within: 0, id, how: 'be', steps: 0 }, [], memory)
    }
    // What is to be lost has to be there first.
    if (!threat && (served(world).length > 0 || hasBurden(world))) return playOne(world, memory, true)
    const pit = isSpared(world, memory) ? plunge(world, memory) : undefined
    if (!threat || pit) return pit ?? plunge(world, memory) ?? idle
    // Where one can come down on somebody, one walks into them instead.
    const within = spaces[bookOf(world).space.id].falls ? 12 : 0
    return steer(world, { x: threat.x, y: threat.y, within, id: threat.id, how: 'be', steps: 0 }, [], memory)
  },
}

/** So many steps whoever wants to lose takes everything to the wrong one, before looking for trouble elsewhere. */
const mistaken = 1800

/** Who knows that left is right just now presses the other one. */
function undone(world: RulesWorld, input: Input): Input {
  const player = playerOf(world)
  return player.dizzy > 0 ? inHands(world, { ...player, losing: 0 }, input) : input
}

/** Gets a bar to its end, or only this one of all. */
export function ruined(
  world: RulesWorld,
  memory: Memory,
  only?: Parameters<typeof ruin>[1],
): Input | undefined {
  const end = ruin(world, only)
  if (!end || 'input' in end) return end?.input
  const moved = isStuck(world, end.want, memory) ? aside(world, memory) : steer(world, end.want, [], memory)
  return end.want.press && presses(world, end.want) ? withPress(world, moved, end.want.press) : moved
}

/** Goes there, and presses what is to be pressed. */
function doing(world: RulesWorld, want: Want, memory: Memory): Input {
  const moved = isStuck(world, want, memory) ? aside(world, memory) : steer(world, want, [], memory)
  return want.press && presses(world, want) ? withPress(world, moved, want.press, want.holds) : moved
}

/** Whether whoever wants to lose has kept all lives for some time: then those who hurt do not get at it. */
function isSpared(world: RulesWorld, memory: Memory): boolean {
  if (memory.lives !== world.lives) Object.assign(memory, { lives: world.lives, hurtAt: world.tick })
  return world.tick - Number(memory.hurtAt) > 480
}

/** Whoever is reckless does not mind what haste does to what it carries. */
function playOne(world: RulesWorld, memory: Memory, reckless = false): Input {
  const threats = threatsOf(world)
  const want = refuge(world, memory) ?? wanted(world, memory, threats) ?? alongWith(memory)
  if ((isTooFast(world) && !reckless) || mustStand(world) || mustRest(world, threats)) return idle
  const moved = isStuck(world, want, memory) ? aside(world, memory) : steer(world, want, threats, memory)
  const shone = withLight(world, moved, want)
  const glance = glances(world)
  if (glance) return withPress(world, shone, glance)
  const boost = want && !want.press && isFarForIt(world, want) ? hastens(world) : undefined
  if (want?.charge && want.press) return charges(world, shone, want, want.press, presses(world, want))
  if (boost) return withPress(world, shone, boost)
  return want?.press && presses(world, want) ? withPress(world, shone, want.press, want.holds) : shone
}

/** Whoever rows does so nearly all the time, and rests the arms now and then. */
function isFarForIt(world: RulesWorld, want: Want): boolean {
  const gap = distance(want, playerOf(world))
  return isStroked(world) ? gap > 30 && world.tick % 280 < 190 : gap > 200
}

/** The second player is somebody else, who sees the same world with their own eyes and has no pointer. */
const others = new WeakMap<Memory, Memory>()

/** Whoever has nothing to do goes where the other one has, who would not get out of sight alone. */
function alongWith(memory: Memory): Want | undefined {
  const other = others.get(memory)
  const want = other && minds.get(other)?.want
  return want && { x: want.x, y: want.y, within: 0, id: want.id, how: 'be', steps: 0 }
}

function playSecond(world: RulesWorld, memory: Memory): number {
  const own = others.get(memory) ?? {}
  others.set(memory, own)
  const eyes: RulesWorld = { ...world, seat: 2 }
  const { held, pointer } = playOne(eyes, own)
  if (!pointer) return held
  const { x, y } = playerOf(eyes)
  const dx = pointer.x + world.camera.x - x
  const dy = pointer.y + world.camera.y - y
  const ways = [dx < -8 && 'left', dx > 8 && 'right', dy < -8 && 'up', dy > 8 && 'down'] as const
  return holding(...ways.filter((way) => way !== false), ...(pointer.down ? (['a'] as const) : [])).held
}

/** What it made up its mind for, and when. Thinking takes longer than stepping, and nobody changes their mind sixty times a second. */
const minds = new WeakMap<Memory, Mind>()
type Mind = {
  tick: number
  want: Want | undefined
  /** Since when it wants that, and until when it lets be what it could not get. */
  since: number
  left: Map<number, number>
}
const usually = 3
/** Where one runs, jumps or hops, where to go is decided less often than how. */
const onTheRun = 8

function wanted(world: RulesWorld, memory: Memory, threats: readonly Body[]): Want | undefined {
  const mind = minds.get(memory)
  const { falls, slides, wraps } = spaces[bookOf(world).space.id]
  const pondering = falls || wraps || slides === 'left' ? onTheRun : usually
  if (mind && world.tick > mind.tick && world.tick < mind.tick + pondering) return mind.want
  const known = mind && world.tick > mind.tick ? mind : undefined
  const left = known?.left ?? new Map<number, number>()
  const want = choose(world, wantsOf(world), memory, threats, left)
  const since = known && known.want?.id === want?.id ? known.since : world.tick
  minds.set(memory, { tick: world.tick, want, since, left })
  // Where one has to jump for it, not everything can be got.
  if (falls && want?.how === 'be' && world.tick - since > (want.spare ? whim : patience))
    left.set(want.id, world.tick + (want.spare ? forever : patience))
  return want
}
const patience = 720
const whim = 200
const forever = 100_000

/** The nearest of what leads there the shortest; what was begun is finished first. */
function choose(
  world: RulesWorld,
  wants: readonly Want[],
  memory: Memory,
  threats: readonly Body[],
  left: ReadonlyMap<number, number>,
): Want | undefined {
  const player = playerOf(world)
  const { slides, falls, heading } = spaces[bookOf(world).space.id]
  // Where one goes as one likes, what lies beside somebody who hurts is left until that one is elsewhere.
  const guards = slides || falls || heading ? [] : threats
  const guarded = ({ x, y, id }: Want) =>
    guards.reduce((sum, one) => sum + (one.id === id ? 0 : Math.max(0, 150 - distance(one, { x, y }))), 0)
  const isPassed = (want: Want) =>
    (slides === 'up' && want.y < player.y - 20) || (slides === 'left' && want.x < player.x - 40)
  const cost = (want: Want) => {
    const passed = want.how === 'be' && isPassed(want) ? 5000 : 0
    const begun = want.id === memory.id ? 140 : 0
    const later = (left.get(want.id) ?? 0) > world.tick ? 5000 : 0
    return distance(want, player) + want.steps * 40 + passed + later - begun + guarded(want) * 3
  }
  let best: Want | undefined
  let least = Number.POSITIVE_INFINITY
  for (const want of wants) {
    const price = cost(want)
    if (price >= least) continue
    least = price
    best = want
  }
  memory.id = best?.id
  return best
}

/** Half a second without getting anywhere, while something is wanted elsewhere: then it goes some way round. */
function isStuck(world: RulesWorld, want: Want | undefined, memory: Memory): boolean {
  const { x, y } = playerOf(world)
  const { id, maze, watch, rises, ice } = bookOf(world).space
  const { heading, falls, wraps, hovers, turns } = spaces[id]
  if (watch || rises || ice) return false
  // Between walls, and for a gap in what goes by, one may have to wait.
  if (maze || id === 'earth' || wraps || heading || falls || hovers || turns || id === 'aim') return false
  if (Number(memory.roundUntil ?? 0) > world.tick) return true
  if (world.tick < Number(memory.looked ?? 0) + 36) return false
  const moved = Math.abs(x - Number(memory.x ?? -99)) + Math.abs(y - Number(memory.y ?? -99))
  Object.assign(memory, { looked: world.tick, x, y })
  const waits = !want || want.how === 'send' || distance(want, { x, y }) <= Math.max(want.within, 46)
  if (moved > 16 || waits) return false
  memory.tries = Number(memory.tries ?? 0) + 1
  memory.roundUntil = world.tick + 14 + (memory.tries % 3) * 12
  return true
}

const rounds = [
  ['up'],
  ['right'],
  ['down'],
  ['left'],
  ['up', 'right'],
  ['down', 'left'],
  ['up', 'left'],
  ['down', 'right'],
] as const

function aside(_: RulesWorld, memory: Memory): Input {
  return holding(...(rounds[Number(memory.tries ?? 0) % rounds.length] ?? []))
}

/** Whether now is the moment: near enough, or well aimed. */
function presses(world: RulesWorld, want: Want): boolean {
  if (want.always) return true
  const player = playerOf(world)
  if (want.how === 'be') return distance(want, player) <= (want.reach ?? Math.max(want.within, 46))
  const { id } = bookOf(world).space
  if (id === 'aim') return Math.abs(wrapped(player.way - wayTo(world, want))) < 0.05
  const { heading: ahead, turns } = spaces[id]
  if (turns) return isAimedAt(world, want)
  if (ahead) {
    const [dx, dy] = [want.x - player.x, want.y - player.y]
    return Math.abs(dx * ahead.y - dy * ahead.x) < 34 && dx * ahead.x + dy * ahead.y > 0
  }
  if (id === 'side') return Math.abs(want.y - player.y) < 40 && (want.x - player.x) * player.facing > 0
  // In the open it flies where one looks.
  const gap = distance(want, player) || 1
  const heading = headingOf(id, player)
  return gap < 420 && (heading.x * (want.x - player.x) + heading.y * (want.y - player.y)) / gap > 0.97
}

/** A button that is only pressed counts when it goes down; one that is held may stay. */
function withPress(world: RulesWorld, moved: Input, button: 'a' | 'b', holdsOn = false): Input {
  const down = holdsOn || world.tick % 6 < 3
  if (!down) return moved
  const points = moved.pointer && button === 'a' && spaces[bookOf(world).space.id].points
  return points && moved.pointer
    ? { ...moved, pointer: { ...moved.pointer, down: true } }
    : { ...moved, held: moved.held | bitOf(button) }
}
