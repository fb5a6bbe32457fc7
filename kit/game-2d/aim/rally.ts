import { direction, type Input } from '../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../game/plan.ts'
import type { Control } from '../../game/rules.ts'
import { addScore, between, lose, loseLife, newWorld, rate, tell, type World, win } from '../../game/world.ts'
import { cosine, length, sine } from '../../rules/sure-math.ts'
import type { Genre, Seen } from '../genre.ts'
import type { Painter } from '../view/painter.ts'
import { type Body, ball, newSpace, type Space } from './bodies.ts'
import { stepSpace } from './physics.ts'

/** Two who play a ball past each other: with paddles, mallets, or whatever they are. */
export type RallyWorld = World &
  Space & {
    /** Steps until the ball is served; -1 while it is played. */
    serve: number
    /** To whom it is served: the player (1) or the rival (-1). */
    toward: 1 | -1
    /** Goals of the player and of the rival, and how many win. */
    goals: [number, number]
    goal: number
    /** How far off the rival judges the ball this time, from -1 to 1. */
    mistake: number
    /** Strokes of this rally: it grows faster. */
    strokes: number
    /** Steps since somebody touched the ball. */
    untouched: number
    /** Somebody has taken the other side; until then it plays by itself. */
    joined: boolean
  }

export type RallyForm = {
  id: string
  seen: Seen
  stage: { width: number; height: number }
  space: Partial<Pick<Space, 'drag' | 'fine'>>
  /** Radius of the ball. */
  radius: number
  /** Speed of the serve for a stroll and for a cruel game. */
  pace: [gentle: number, cruel: number]
  /** How far one moves in a step. */
  reach: number
  /** How fast the rival is beside the player, from a stroll to a cruel game. */
  rival: [gentle: number, cruel: number]
  /** Which keys move whom; two axes where one may go forwards as well. */
  moves: ('up' | 'down' | 'left' | 'right')[]
  howTo(plan: GamePlan): string[]
  /** The walls, and the two who play: the player first, the rival second. */
  lay(world: RallyWorld): void
  /** Where the ball is served from, and the line towards the player. */
  spot(world: RallyWorld): { x: number; y: number; angle: number }
  /** Keeps somebody on their own side. */
  keep(body: Body, side: 1 | -1): void
  /** Where somebody who judges the ball so far off, and sees it so far ahead, would like to be. */
  mind(world: RallyWorld, side: 1 | -1, mistake: number): { x: number; y: number }
  /** The ball was touched by somebody. */
  struck?(world: RallyWorld, ball: Body, by: Body): void
  /** Who has a goal now: the player (1), the rival (-1), nobody (0). */
  scored(world: RallyWorld, ball: Body): 1 | -1 | 0
  draw(world: RallyWorld, painter: Painter): void
}

export const usualGoals = 5

/** Those who play against each other; where nobody else is there, both are the same. */
export const rivalIn = (plan: GamePlan): CastMember =>
  castIn(plan, 'boss')[0] ?? castIn(plan, 'enemy')[0] ?? theOne(plan, 'player')
export const ballOf = ({ bodies }: RallyWorld): Body => bodies[2] as Body
const sideOf = ({ bodies }: RallyWorld, side: 1 | -1): Body => bodies[side === 1 ? 0 : 1] as Body

export function rallyGenre(form: RallyForm): Genre<RallyWorld> {
  const keys = (player: 1 | 2): Control[] => form.moves.map((input) => ({ input, says: 'Move', player }))
  return {
    id: form.id,
    dimension: '2d',
    stage: form.stage,
    seen: form.seen,
    controls: ({ rules }) => [
      ...keys(1),
      { input: 'pointer', says: 'Move' },
      ...(rules.players === 2 ? keys(2) : []),
    ],
    howTo: form.howTo,
    create: (plan, seed) => create(form, plan, seed),
    step: (world, input) => step(form, world, input),
    hud: ({ goals, goal, plan }) => [
      { says: 'Goals', value: goals.join(' : '), picture: theOne(plan, 'player').id },
      ...(plan.rules.scoreGoal === undefined ? [{ says: 'First to', value: String(goal) }] : []),
    ],
    draw: form.draw,
  }
}

function create(form: RallyForm, plan: GamePlan, seed: number): RallyWorld {
  const world: RallyWorld = {
    ...newWorld(plan, seed),
    ...newSpace({ ...form.space }),
    serve: rate,
    toward: 1,
    goals: [0, 0],
    goal: plan.rules.goalCount ?? usualGoals,
    mistake: 0,
    strokes: 0,
    untouched: 0,
    joined: false,
  }
  form.lay(world)
  const cast = castIn(plan, 'projectile')[0]?.id ?? ''
  const { x, y } = form.spot(world)
  world.bodies.push(ball(form.radius, { x, y, cast, part: 'ball', bounce: 1, grip: 0, mass: 0.4 }))
  return world
}

function step(form: RallyForm, world: RallyWorld, input: Input): void {
  const { plan } = world
  move(form, world, 1, wishOf(input.held, sideOf(world, 1), input))
  if (plan.rules.players === 2 && input.second !== 0) world.joined = true
  move(form, world, -1, world.joined ? wishOf(input.second, sideOf(world, -1)) : rival(form, world))
  if (world.serve > 0) {
    world.serve--
    if (world.serve === 0) serve(form, world)
    return
  }
  stepSpace(world)
  for (const { one, other } of world.touches)
    for (const [hit, by] of [
      [one, other],
      [other, one],
    ] as const)
      if (hit === 2 && (by === 0 || by === 1)) stroke(form, world, by === 0 ? 1 : -1)
  // A ball that lies where nobody gets it is served anew.
  if (++world.untouched > 4 * rate) again(form, world)
  const side = form.scored(world, ballOf(world))
  if (side !== 0) score(form, world, side)
}

function wishOf(held: number, body: Body, { pointer }: Partial<Input> = {}) {
  const keys = direction(held)
  if (keys.x !== 0 || keys.y !== 0 || !pointer) return { x: body.x + keys.x * 99, y: body.y + keys.y * 99 }
  return { x: pointer.x, y: pointer.y }
}

/** The rival sees as well as the challenge says, and is never faster than that. */
function rival(form: RallyForm, world: RallyWorld): { x: number; y: number; pace: number } {
  const wish = form.mind(world, -1, world.mistake)
  return { ...wish, pace: dial(world.plan, ...form.rival) }
}

function move(
  form: RallyForm,
  world: RallyWorld,
  side: 1 | -1,
  wish: { x: number; y: number; pace?: number },
): void {
  const body = sideOf(world, side)
  const most = form.reach * (wish.pace ?? 1)
  const [x, y] = [body.x, body.y]
  const [dx, dy] = [wish.x - x, wish.y - y]
  const far = length(dx, dy)
  const part = far <= most ? 1 : most / far
  body.x += dx * part
  body.y += dy * part
  form.keep(body, side)
  // What it strikes must know how fast it came.
  body.vx = (body.x - x) * rate
  body.vy = (body.y - y) * rate
}

function serve(form: RallyForm, world: RallyWorld): void {
  world.serve = -1
  world.strokes = 0
  world.mistake = between(world, -1, 1)
  const { angle } = form.spot(world)
  const line = angle + between(world, 0.25, 0.6) * (between(world, -1, 1) < 0 ? -1 : 1)
  const speed = dial(world.plan, ...form.pace) * world.toward
  const body = ballOf(world)
  body.vx = cosine(line) * speed
  body.vy = sine(line) * speed
  body.still = 0
}

function stroke(form: RallyForm, world: RallyWorld, side: 1 | -1): void {
  const body = ballOf(world)
  const by = sideOf(world, side)
  world.strokes++
  world.untouched = 0
  world.mistake = between(world, -1, 1)
  form.struck?.(world, body, by)
  tell(world, 'bounce', { by: by.cast, ...(body.cast && { to: body.cast }), x: body.x, y: body.y })
}

function score(form: RallyForm, world: RallyWorld, side: 1 | -1): void {
  const { plan, goals, goal } = world
  const own = side === 1
  goals[own ? 0 : 1]++
  const { x, y } = ballOf(world)
  const words = goals.join(' : ')
  const [mine, theirs] = [theOne(plan, 'player').id, rivalIn(plan).id]
  if (own) tell(world, 'hit', { by: mine, to: theirs, x, y, words })
  else tell(world, 'cross', { by: theirs, x, y, words })
  if (own) addScore(world, 10)
  if (own && goals[0] >= goal && plan.rules.scoreGoal === undefined) {
    tell(world, 'defeat', { by: mine, to: theirs, x, y })
    win(
      world,
      plan.rules.players === 2
        ? `Player 1 wins, ${goals[0]} to ${goals[1]}.`
        : `You won, ${goals[0]} to ${goals[1]}.`,
    )
  }
  const because =
    plan.rules.players === 2
      ? `Player 2 wins, ${goals[1]} to ${goals[0]}.`
      : `The ${rivalIn(plan).name} won, ${goals[1]} to ${goals[0]}.`
  if (!own && plan.rules.lives > 1) loseLife(world, because)
  else if (!own && goals[1] >= goal) lose(world, because)
  world.toward = own ? -1 : 1
  again(form, world)
}

function again(form: RallyForm, world: RallyWorld): void {
  const spot = form.spot(world)
  Object.assign(ballOf(world), { x: spot.x, y: spot.y, vx: 0, vy: 0, spin: 0 })
  world.serve = Math.round(0.8 * rate)
  world.untouched = 0
}
