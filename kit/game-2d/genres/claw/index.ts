import { holds, type Input } from '../../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import {
  addScore,
  between,
  lose,
  loseLife,
  newWorld,
  pressed,
  tell,
  type World,
  win,
} from '../../../game/world.ts'
import { type Body, ball, newSpace, type Space, segment, takeAway, wake } from '../../aim/bodies.ts'
import { stepSpace } from '../../aim/physics.ts'
import type { Genre } from '../../genre.ts'
import { draw } from './draw.ts'
import { box, chute, claw, stage, toySize } from './machine.ts'

export type ClawContent = {
  /** How often the claw may be dropped, where it was said. */
  tries?: number
  /** Every so many drops its grip is weak: what it lifts slips out again. */
  weak?: number
}

/** What the claw is about: waiting for somebody, on its way, or letting go. */
export type ClawPhase = 'free' | 'down' | 'close' | 'up' | 'home' | 'open'

export type ClawWorld = World &
  Space & {
    claw: { x: number; y: number; phase: ClawPhase; since: number }
    /** What hangs on it, where the claw has hold of it, and how high it comes before it slips out. */
    held: { cast: string; off: number; slipsAt?: number } | null
    drops: number
    tries: number
    done: number
    goal: number
    /** Which drops lost what they had lifted. */
    slipped: number[]
    steering: boolean
  }

export const usualGoal = 5

export const toysIn = (plan: GamePlan): CastMember[] =>
  (['collectible', 'goal', 'friend', 'obstacle'] as const).flatMap((role) => castIn(plan, role))

const contentOf = ({ content }: GamePlan) => (content ?? {}) as ClawContent
const playerOf = ({ plan }: World) => theOne(plan, 'player').id

/** A weak grip costs tries, so there are more of them. */
function triesFor(plan: GamePlan, goal: number): number {
  const { tries, weak } = contentOf(plan)
  if (tries !== undefined) return tries
  const usual = goal + Math.round(dial(plan, 6, 2))
  return weak ? Math.ceil((usual * weak) / (weak - 1)) : usual
}

function lay(world: ClawWorld): void {
  const { plan } = world
  world.bodies = []
  world.done = 0
  world.drops = 0
  world.held = null
  world.claw = { x: claw.home, y: claw.top, phase: 'free', since: 0 }
  const tries = contentOf(plan).tries
  const wanted = plan.rules.goalCount ?? usualGoal
  world.goal = Math.max(1, Math.min(wanted, tries ?? wanted, 12))
  world.tries = triesFor(plan, world.goal)
  const kinds = toysIn(plan)
  const many = Math.min(15, Math.max(9, world.goal + 4))
  const wide = box.right - chute.right
  const inRow = Math.floor(wide / (toySize * 2 + 2))
  for (let at = 0; at < many; at++) {
    const row = Math.floor(at / inRow)
    const shift = row % 2 === 0 ? 0 : toySize * 0.6
    world.bodies.push(
      ball(toySize, {
        x: chute.right + toySize + 3 + (at % inRow) * (toySize * 2 + 2) + shift * between(world, 0.4, 1),
        y: box.floor - toySize - row * toySize * 1.9,
        cast: kinds[at % Math.max(1, kinds.length)]?.id ?? '',
        part: 'toy',
        bounce: 0.1,
        grip: 0.8,
        still: 0,
      }),
    )
  }
}

function create(plan: GamePlan, seed: number): ClawWorld {
  const world: ClawWorld = {
    ...newWorld(plan, seed),
    ...newSpace({ fall: 900, fine: 2 }),
    claw: { x: claw.home, y: claw.top, phase: 'free', since: 0 },
    held: null,
    drops: 0,
    tries: 1,
    done: 0,
    goal: 1,
    slipped: [],
    steering: false,
  }
  world.walls.push(
    segment(box.left, box.floor, box.left, box.top - 60, 0.1),
    segment(box.right, box.floor + 4, box.right, box.top - 60, 0.1),
    segment(chute.right, box.floor, box.right, box.floor, 0.1),
    segment(chute.right, box.floor, chute.right, chute.lip, 0.1),
  )
  lay(world)
  return world
}

/** The toy that the claw meets first when it comes down here, and how far down that is. */
export function below({ bodies }: Space, x: number): { toy?: Body; y: number } {
  let met: { toy?: Body; y: number } = { y: x < chute.right ? chute.lip : box.floor - claw.long }
  for (const toy of bodies) {
    const off = Math.abs(toy.x - x)
    if (toy.part !== 'toy' || off > toySize * 0.95) continue
    // The farther beside its middle, the lower the claw comes past it.
    const y = toy.y - claw.long + (off / toySize) * toySize * 0.7
    if (y < met.y) met = { toy, y }
  }
  return met
}

/** How far beside the middle of a toy a firm grip may be. */
export const firm = (plan: GamePlan) => dial(plan, 17, 10)

const isWeak = ({ plan, drops }: ClawWorld) => {
  const { weak } = contentOf(plan)
  return weak !== undefined && drops % weak === 0
}

function step(world: ClawWorld, input: Input): void {
  world.claw.since++
  stepSpace(world)
  collect(world)
  if (world.status === 'playing') phases[world.claw.phase](world, input)
}

function to(world: ClawWorld, phase: ClawPhase): void {
  world.claw.phase = phase
  world.claw.since = 0
}

/** Goes towards a place by at most so much; true when it is there. */
function go(of: { x: number; y: number }, axis: 'x' | 'y', where: number, most: number): boolean {
  const way = where - of[axis]
  of[axis] += Math.max(-most, Math.min(most, way))
  return Math.abs(way) <= most
}

const phases: Record<ClawPhase, (world: ClawWorld, input: Input) => void> = {
  free(world, input) {
    const { held, pointer } = input
    const way = (holds(held, 'right') ? 1 : 0) - (holds(held, 'left') ? 1 : 0)
    if (pointer?.down) go(world.claw, 'x', within(pointer.x), claw.speed)
    else if (way !== 0) go(world.claw, 'x', within(world.claw.x + way * claw.speed), claw.speed)
    const isLetGo = world.steering && !pointer?.down
    world.steering = pointer?.down === true
    if (!isLetGo && !pressed(world, input, 'a')) return
    world.drops++
    world.tries--
    tell(world, 'place', { by: playerOf(world), x: world.claw.x, y: world.claw.y })
    to(world, 'down')
  },
  down(world) {
    if (go(world.claw, 'y', below(world, world.claw.x).y, 5)) to(world, 'close')
  },
  close(world) {
    if (world.claw.since < 16) return
    const { toy } = below(world, world.claw.x)
    const off = toy ? toy.x - world.claw.x : 99
    if (toy && Math.abs(off) <= toySize * 0.75) {
      takeAway(world, (body) => body === toy)
      const slips = Math.abs(off) > firm(world.plan) || isWeak(world)
      world.held = { cast: toy.cast, off, ...(slips && { slipsAt: (claw.top + world.claw.y) / 2 }) }
      tell(world, 'land', { x: world.claw.x, y: world.claw.y + claw.long })
    }
    to(world, 'up')
  },
  up(world) {
    const { held } = world
    if (held?.slipsAt !== undefined && world.claw.y <= held.slipsAt) {
      world.slipped.push(world.drops)
      tell(world, 'miss', {
        by: playerOf(world),
        x: world.claw.x,
        y: world.claw.y + 30,
        words: 'It slipped!',
      })
      release(world)
    }
    if (go(world.claw, 'y', claw.top, 3.4)) to(world, 'home')
  },
  home(world) {
    if (go(world.claw, 'x', claw.home, claw.speed)) to(world, 'open')
  },
  open(world) {
    if (world.held) release(world)
    // What falls into the chute is waited for.
    const isFalling = world.bodies.some(({ x, y }) => x < chute.right && y > claw.top)
    if (world.claw.since < 20 || (isFalling && world.claw.since < 240)) return
    to(world, 'free')
    if (world.tries <= 0 && world.done < world.goal) failed(world)
  },
}

const within = (x: number) => Math.max(claw.home, Math.min(box.right - 24, x))

function release(world: ClawWorld): void {
  const { held, claw: at } = world
  if (!held) return
  world.bodies.push(
    ball(toySize, {
      x: at.x + held.off,
      y: at.y + claw.long,
      cast: held.cast,
      part: 'toy',
      bounce: 0.1,
      grip: 0.8,
      still: 0,
    }),
  )
  world.held = null
  wake(world)
}

/** What has come down the chute is won. */
function collect(world: ClawWorld): void {
  const won = world.bodies.filter(({ x, y }) => x < chute.right && y > box.floor + 10)
  if (won.length === 0) return
  world.bodies = world.bodies.filter((body) => !won.includes(body))
  for (const { cast } of won) {
    world.done++
    for (const type of ['collect', 'deliver'] as const)
      tell(world, type, {
        by: playerOf(world),
        ...(cast && { to: cast }),
        x: claw.home,
        y: box.floor,
        ...(type === 'collect' && { words: '+50' }),
      })
    addScore(world, 50)
  }
  if (world.done < world.goal) return
  if (world.level >= world.plan.rules.levels) {
    win(world, `All ${world.goal} are yours!`)
    return
  }
  world.level++
  tell(world, 'level', { x: stage.width / 2, y: stage.height / 2, words: `Level ${world.level}` })
  lay(world)
}

function failed(world: ClawWorld): void {
  if (world.lives <= 1) {
    lose(world, 'No tries are left.')
    return
  }
  loseLife(world, 'No tries are left.')
  lay(world)
}

export const genre: Genre<ClawWorld> = {
  id: 'claw',
  dimension: '2d',
  stage,
  seen: 'table',
  controls: () => [
    { input: 'left', says: 'Move the claw' },
    { input: 'right', says: 'Move the claw' },
    { input: 'a', says: 'Drop it' },
    { input: 'pointer', says: 'Hold to steer, let go to drop' },
  ],
  howTo: (plan) => {
    const { weak } = contentOf(plan)
    return [
      'Move the claw left and right, then drop it right over what you want.',
      'If you miss the middle, it slips out on the way up.',
      ...(weak
        ? [`The claw is weak every ${weak === 2 ? 'other' : `${weak}.`} time. Use that one wisely.`]
        : []),
    ]
  },
  create,
  step,
  hud: ({ done, goal, tries, plan }) => [
    { says: 'Tries', value: String(tries) },
    { says: 'Won', value: `${done} / ${goal}`, picture: toysIn(plan)[0]?.id },
  ],
  draw,
}
