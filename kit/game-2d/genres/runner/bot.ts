import { bitOf, holding, holds, type Input } from '../../../core/input.ts'
import type { Bot, Memory } from '../../../game/bot.ts'
import { memberOf } from '../../../game/plan.ts'
import { rate } from '../../../game/world.ts'
import type { Entity } from '../../arena/arena.ts'
import { isFoe } from '../../arena/meetings.ts'
import { ammoOf } from '../../arena/shooting.ts'
import { type Body, came, moveBody } from './body.ts'
import { groundY, partOf, playerX, type RunnerWorld } from './way.ts'

/** Something to do in the next second: from when and how long a jump is held, a second one, how long to duck. */
type Idea = { from: number; hold: number; again?: number; duck?: number; rising?: true }

const nothing: Idea = { from: 0, hold: 0 }
const ideas: Idea[] = [
  nothing,
  { from: 1, hold: 18 },
  { from: 1, hold: 9 },
  { from: 1, hold: 3 },
  { from: 7, hold: 18 },
  { from: 13, hold: 18 },
  { from: 0, hold: 0, duck: 12 },
  { from: 0, hold: 0, duck: 34 },
  { from: 1, hold: 14, again: 20 },
  { from: 0, hold: 24, rising: true },
  { from: 1, hold: 12, again: 40 },
  // Down quickly, and up again.
  { from: 12, hold: 16, duck: 9 },
  { from: 20, hold: 16, duck: 17 },
]
const [a, b, down] = [bitOf('a'), bitOf('b'), bitOf('down')]

function maskOf({ from, hold, again, duck = 0 }: Idea, time: number): number {
  const jumps = time >= from && time < from + hold
  const jumpsAgain = again !== undefined && time >= again && time < again + 14
  return (jumps || jumpsAgain ? a : 0) | (time < duck ? down : 0)
}

export const bot: Bot<RunnerWorld> = {
  play(world, memory) {
    const body = world.bodies[0]
    if (!body) return holding()
    const held = world.flies
      ? steer(world, body)
      : maskOf(planned(world, body, memory), world.tick - Number(memory.since))
    return { held: aims(world) ? held | b : held, second: 0 }
  },
  progress(world) {
    const { scoreGoal, goalCount } = world.plan.rules
    if (goalCount !== undefined) return Math.min(1, world.done / goalCount)
    return scoreGoal === undefined ? partOf(world) : Math.min(1, world.score / scoreGoal)
  },
  lose: () => holding() satisfies Input,
}

function planned(world: RunnerWorld, body: Body, memory: Memory): Idea {
  const current = ideas[Number(memory.idea)] ?? nothing
  if (world.tick - Number(memory.at ?? -99) < 6 && world.tick >= Number(memory.at)) return current
  memory.at = world.tick
  const view = viewOf(world)
  let best = Number(memory.idea ?? 0)
  let since = Number(memory.since ?? world.tick)
  let most = worth(world, view, body, current, world.tick - since) + 4
  // Unharmed, and with everything in reach taken, there is nothing to think about.
  if (most > 0 && (view.reachable & ~view.taken) === 0) return current
  ideas.forEach((one, index) => {
    if (!possible(world, body, one)) return
    const value = worth(world, view, body, one, 0)
    if (value <= most) return
    most = value
    best = index
    since = world.tick
  })
  memory.idea = best
  memory.since = since
  return ideas[best] ?? nothing
}

function possible(world: RunnerWorld, body: Body, { rising, hold, duck }: Idea): boolean {
  if (rising) return body.jumping && holds(world.before, 'a')
  return hold === 0 || duck !== undefined || body.coyote > 0 || body.airJumps > 0
}

type View = {
  foes: Entity[]
  items: Entity[]
  /** Which of the items are near ahead, and which the last thought took: one bit each. */
  reachable: number
  taken: number
}

function viewOf(world: RunnerWorld): View {
  const x = world.travelled + playerX
  const view: View = { foes: [], items: [], reachable: 0, taken: 0 }
  for (const one of world.entities) {
    if (one.gone || one.x < x - 60 || one.x > x + world.speed * 1.2) continue
    if (isFoe(one)) view.foes.push(one)
    else if (one.role === 'power-up' || one.role === 'collectible' || one.role === 'key') {
      if (view.items.length > 28 || one.x > x + world.speed * 0.8) continue
      if (one.role === 'collectible' && (memberOf(world.plan, one.cast).points ?? 10) < 0) continue
      if (one.x < x + world.speed * 0.4) view.reachable |= 1 << view.items.length
      view.items.push(one)
    }
  }
  return view
}

const horizon = 60

function worth(world: RunnerWorld, view: View, from: Body, idea: Idea, time: number): number {
  const body = { ...from }
  const hero = world.entities[0]
  if (!hero) return 0
  const full = hero.size / (from.ducks ? 0.6 : 1)
  const advance = world.speed / rate
  let x = world.travelled + playerX
  let before = world.before
  let beaten = 0
  let value = 0
  view.taken = 0
  for (let step = 1; step <= horizon; step++) {
    const held = maskOf(idea, time + step - 1)
    x += advance
    if (moveBody(body, world, x, held, before) & came.fell) return value - 1400 + step * 5
    before = held
    const size = body.ducks ? full * 0.6 : full
    const y = body.y - size * 0.45
    for (let index = 0; index < view.foes.length; index++) {
      const foe = view.foes[index]
      if (!foe || beaten & (1 << index)) continue
      const dx = foe.x + (foe.vx * step) / rate - x
      const reach = (size + foe.size) * 0.36 + 4
      if (dx > reach || dx < -reach) continue
      const dy = heightOf(foe, step) - y
      if (dx * dx + dy * dy > reach * reach) continue
      if (foe.role === 'enemy' && body.vy > 60 && dy > foe.size * 0.2) {
        value += 14
        body.vy = -560
        body.airJumps = world.airJumps
      } else if (step > hero.safe) return value - 1000 + step * 6
      beaten |= 1 << index
    }
    if (step % 3 === 0) value += takings(view, x, y, size)
  }
  // Over a pit the end of the thought is no end of the fall.
  return body.y > groundY + 4 ? value - 900 : value
}

/** Hoppers and flyers go up and down by a formula, which a good player gets a feeling for. */
function heightOf({ behaviour, homeY, age, y }: Entity, step: number): number {
  if (behaviour === 'hops') return homeY - Math.abs(Math.sin((age + step) / 13)) * 46
  return behaviour === 'flies' ? homeY + Math.sin((age + step) / 16) * 7 : y
}

function takings(view: View, x: number, y: number, size: number): number {
  let value = 0
  for (let index = 0; index < view.items.length; index++) {
    const item = view.items[index]
    if (!item || view.taken & (1 << index)) continue
    const reach = (size + item.size) * 0.36
    const dx = item.x - x
    if (dx > reach || dx < -reach || dx * dx + (item.y - y) ** 2 > reach * reach) continue
    view.taken |= 1 << index
    value += item.role === 'key' ? 90 : 20
  }
  return value
}

/** In the air: to the middle of the next opening, around whoever flies there. */
function steer(world: RunnerWorld, body: Body): number {
  const hero = world.entities[0]
  if (!hero) return 0
  const pillar = world.pillars.find(({ x, width }) => x + width > hero.x - 40)
  let aim = pillar ? (pillar.top + pillar.bottom) / 2 : 280
  const far = !pillar || pillar.x > hero.x + 190
  const item = world.entities.find(
    ({ role, x }) =>
      (role === 'collectible' || role === 'power-up' || role === 'key') &&
      x > hero.x + 10 &&
      x < hero.x + 190,
  )
  if (far && item) aim = item.y
  for (const foe of world.entities) {
    if (!isFoe(foe) || foe.x < hero.x - 50 || foe.x > hero.x + 240) continue
    const gap = (hero.size + foe.size) * 0.36 + 26
    if (Math.abs(foe.y - aim) < gap) aim = aim < foe.y ? foe.y - gap : foe.y + gap
  }
  if (pillar && !far)
    aim = Math.max(pillar.top + hero.size * 0.42, Math.min(pillar.bottom - hero.size * 0.42, aim))
  return hero.y + body.vy * 0.13 > aim ? a : 0
}

function aims(world: RunnerWorld): boolean {
  const hero = world.entities[0]
  if (!hero || world.reload > 0 || holds(world.before, 'b') || !ammoOf(world.plan)) return false
  return world.entities.some(
    ({ role, x, y, size }) =>
      (role === 'enemy' || role === 'boss') &&
      x > hero.x + 30 &&
      x < hero.x + 520 &&
      Math.abs(y - hero.y) < size * 0.45,
  )
}
