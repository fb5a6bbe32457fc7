import { direction, type Input } from '../../core/input.ts'
import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../game/plan.ts'
import type { Control, HudItem } from '../../game/rules.ts'
import { addScore, between, lose, loseLife, newWorld, rate, tell, type World, win } from '../../game/world.ts'
import { cosine, length, sine } from '../../rules/sure-math.ts'
import type { Genre, Seen } from '../genre.ts'
import type { Painter } from '../view/painter.ts'
import { type Body, ball, newSpace, type Space } from './bodies.ts'
import { stepSpace } from './physics.ts'

/** Two who play a ball past each other: with paddles, mallets, or whatever they are. */
export type RallyWorld = World &
  Space & {
    /** Steps until each ball is served; -1 while it is played. */
    serves: number[]
    /** To whom it is served: the player (1) or the rival (-1). */
    toward: 1 | -1
    /** Goals of the player and of the rival, and how many win. */
    goals: [number, number]
    goal: number
    /** How far off the rival judges the ball this time, from -1 to 1. */
    mistake: number
    /** How often a ball was met, from the first serve on. */
    hits: number
    /** Steps since somebody touched each ball. */
    untouched: number[]
    /** Somebody has taken the other side; until then it plays by itself. */
    joined: boolean
  }

/** What a sentence may change. */
export type RallyContent = {
  /** So many balls are played at once. */
  balls?: number
  /** The ball holds so many hits, and what it does then ends the game: it hatches, bursts, melts. */
  lasts?: { hits: number; does: string }
  /** How much the ball grows with every hit; below zero it shrinks. */
  swells?: number
  /** It gets faster with every hit. */
  faster?: boolean
  /** How long paddles are beside usual ones, and how they change with every hit or miss of their own. */
  paddles?: { long?: number; times?: number; with?: 'hit' | 'miss' }
  /** What stands between the two, and whether it goes to and fro. */
  blocks?: { many: number; moves: boolean; cast?: string }
}

export const contentOf = ({ content }: GamePlan): RallyContent => (content ?? {}) as RallyContent

export type RallyForm = {
  id: string
  seen: Seen
  stage: { width: number; height: number }
  space: Partial<Pick<Space, 'drag' | 'fine'>>
  /** Radius of the ball. */
  radius: number
  /** Speed of the serve for a stroll and for a cruel game. */
  pace: [gentle: number, cruel: number]
  /** Along which way the two face each other. */
  way: 'x' | 'y'
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
export const ballsOf = ({ bodies }: Pick<RallyWorld, 'bodies'>): Body[] =>
  bodies.filter(({ part }) => part === 'ball')
export const blocksOf = ({ bodies }: Pick<RallyWorld, 'bodies'>): Body[] =>
  bodies.filter(({ part }) => part === 'block')
/** The ball that matters to somebody: the one that is there first of those that come. */
export function ballFor(form: Pick<RallyForm, 'way'>, world: RallyWorld, side: 1 | -1): Body {
  const [first, ...others] = ballsOf(world)
  const { [form.way]: own } = sideOf(world, side)
  const soon = (body: Body) => {
    const [off, speed] = [own - body[form.way], form.way === 'x' ? body.vx : body.vy]
    return off * speed > 0 ? off / speed : Number.MAX_VALUE
  }
  return others.reduce((best, body) => (soon(body) < soon(best) ? body : best), first as Body)
}
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
    howTo: (plan) => [...twistsHowTo(plan), ...form.howTo(plan)].slice(0, 4),
    create: (plan, seed) => create(form, plan, seed),
    step: (world, input) => step(form, world, input),
    hud: ({ goals, goal, hits, plan }) => [
      { says: 'Goals', value: goals.join(' : '), picture: theOne(plan, 'player').id },
      ...(plan.rules.scoreGoal === undefined ? [{ says: 'First to', value: String(goal) }] : []),
      ...lastsHud(hits, plan),
    ],
    draw: form.draw,
  }
}

function create(form: RallyForm, plan: GamePlan, seed: number): RallyWorld {
  const world: RallyWorld = {
    ...newWorld(plan, seed),
    ...newSpace({ ...form.space }),
    serves: [],
    toward: 1,
    goals: [0, 0],
    goal: plan.rules.goalCount ?? usualGoals,
    mistake: 0,
    hits: 0,
    untouched: [],
    joined: false,
  }
  form.lay(world)
  const cast = castIn(plan, 'projectile')[0]?.id ?? ''
  const { x, y } = form.spot(world)
  const { balls = 1 } = contentOf(plan)
  for (let index = 0; index < balls; index++) {
    world.bodies.push(ball(form.radius, { x, y, cast, part: 'ball', bounce: 1, grip: 0, mass: 0.4 }))
    // One after the other, so that nobody has to be in two places at once.
    world.serves.push(Math.round(rate * (1 + index * 0.9)))
    world.untouched.push(0)
  }
  layBlocks(form, world)
  return world
}

const blockRadius = 27
/** Around the middle, where balls are served: across from it and along the way of the ball, in parts of the stage. */
const blockSpots = [
  [-0.27, 0],
  [0.27, 0],
  [0, -0.15],
  [0, 0.15],
  [-0.4, -0.15],
  [0.4, 0.15],
] as const

function layBlocks(form: RallyForm, world: RallyWorld): void {
  const { blocks } = contentOf(world.plan)
  for (const at of blockSpots.slice(0, blocks?.many ?? 0).keys())
    world.bodies.push(
      ball(blockRadius, {
        ...blockSpot(form, world, at),
        cast: blocks?.cast ?? '',
        part: 'block',
        mass: 0,
        bounce: 1,
        grip: 0,
      }),
    )
}

function blockSpot(form: RallyForm, { plan, tick }: RallyWorld, at: number): { x: number; y: number } {
  const { width, height } = form.stage
  const [across = 0, along = 0] = blockSpots[at] ?? []
  const sway = contentOf(plan).blocks?.moves ? sine(tick / 50) * (at % 2 === 0 ? 46 : -46) : 0
  return form.way === 'x'
    ? { x: width * (0.5 + along), y: height * (0.5 + across) + sway }
    : { x: width * (0.5 + across) + sway, y: height * (0.5 + along) }
}

function step(form: RallyForm, world: RallyWorld, input: Input): void {
  const { plan } = world
  move(form, world, 1, wishOf(input.held, sideOf(world, 1), input))
  if (plan.rules.players === 2 && input.second !== 0) world.joined = true
  move(form, world, -1, world.joined ? wishOf(input.second, sideOf(world, -1)) : rival(form, world))
  for (const [index, left] of world.serves.entries()) {
    if (left <= 0) continue
    world.serves[index] = left - 1
    if (left === 1) serve(form, world, index)
  }
  const isWaiting = (index: number) => (world.serves[index] ?? 0) >= 0
  if (world.serves.every((_, index) => isWaiting(index))) return
  // What waits to be served is in nobody's way.
  for (const [index, body] of ballsOf(world).entries()) body.ghost = isWaiting(index)
  for (const [at, block] of blocksOf(world).entries()) Object.assign(block, blockSpot(form, world, at))
  stepSpace(world)
  for (const { one, other } of world.touches)
    for (const [hit, by] of [
      [one, other],
      [other, one],
    ] as const)
      if (world.bodies[hit]?.part === 'ball' && (by === 0 || by === 1) && !isWaiting(hit - 2))
        stroke(form, world, hit - 2, by === 0 ? 1 : -1)
  for (const [index, body] of ballsOf(world).entries()) {
    if (isWaiting(index) || world.status !== 'playing') continue
    const idle = (world.untouched[index] ?? 0) + 1
    world.untouched[index] = idle
    const side = form.scored(world, body)
    if (side !== 0) score(form, world, index, side)
    // A ball that lies where nobody gets it is served anew.
    else if (idle > 4 * rate) again(form, world, index)
  }
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

function serve(form: RallyForm, world: RallyWorld, index: number): void {
  world.serves[index] = -1
  world.mistake = between(world, -1, 1)
  const { angle } = form.spot(world)
  const line = angle + between(world, 0.25, 0.6) * (between(world, -1, 1) < 0 ? -1 : 1)
  const speed = dial(world.plan, ...form.pace) * world.toward
  const body = ballsOf(world)[index] as Body
  body.vx = cosine(line) * speed
  body.vy = sine(line) * speed
  body.still = 0
}

function stroke(form: RallyForm, world: RallyWorld, index: number, side: 1 | -1): void {
  const body = ballsOf(world)[index] as Body
  const by = sideOf(world, side)
  const { swells, lasts } = contentOf(world.plan)
  world.hits++
  world.untouched[index] = 0
  world.mistake = between(world, -1, 1)
  form.struck?.(world, body, by)
  tell(world, 'bounce', { by: by.cast, ...(body.cast && { to: body.cast }), x: body.x, y: body.y })
  if (swells) {
    body.wide = Math.max(form.radius * 0.5, Math.min(form.radius * 2.4, body.wide + form.radius * swells))
    body.high = body.wide
  }
  changePaddle(world, side, 'hit')
  if (lasts && world.hits >= lasts.hits) worn(world, body, side)
}

/** Whoever is ahead when the ball has had enough has won. Alone, it is enough not to be behind; of two, whoever met it last. */
function worn(world: RallyWorld, { cast, x, y }: Body, last: 1 | -1): void {
  const { plan, goals } = world
  const { does = 'breaks' } = contentOf(plan).lasts ?? {}
  const [mine, theirs] = [theOne(plan, 'player').id, rivalIn(plan).id]
  const even = plan.rules.players === 2 ? last : 1
  const ahead = goals[0] === goals[1] ? even : goals[0] > goals[1] ? 1 : -1
  tell(world, 'break', { ...(cast && { to: cast }), x, y, words: `It ${does}!` })
  if (ahead === 1) tell(world, 'defeat', { by: mine, to: theirs, x, y })
  const because = `The ${ballName(plan)} ${does} at ${goals.join(' to ')}${ahead === 1 ? '!' : '.'}`
  if (ahead === 1) win(world, because)
  else lose(world, because)
}

export const ballName = (plan: GamePlan): string => castIn(plan, 'projectile')[0]?.name ?? 'ball'

function changePaddle(world: RallyWorld, side: 1 | -1, what: 'hit' | 'miss'): void {
  const { paddles } = contentOf(world.plan)
  const body = sideOf(world, side)
  if (!paddles?.times || (paddles.with ?? 'hit') !== what || body.round) return
  body.high = Math.max(24, Math.min(110, body.high * paddles.times))
}

const lastsHud = (hits: number, plan: GamePlan): HudItem[] => {
  const { lasts } = contentOf(plan)
  return lasts ? [{ says: 'Hits', value: `${hits} of ${lasts.hits}`, part: hits / lasts.hits }] : []
}

/** What is different here, before anything that everybody knows. */
function twistsHowTo(plan: GamePlan): string[] {
  const { lasts, balls = 1, paddles, blocks } = contentOf(plan)
  return [
    ...(lasts
      ? [
          `The ${ballName(plan)} ${lasts.does} after ${lasts.hits} hits, and whoever is ahead wins. ${plan.rules.players === 2 ? 'If nobody is, the last hit decides.' : "Don't be behind!"}`,
        ]
      : []),
    ...(balls > 1 ? [`There are ${balls} balls at once.`] : []),
    ...(blocks
      ? [
          `The ${plan.cast.find(({ id }) => id === blocks.cast)?.plural ?? 'obstacles'} in the middle ${blocks.moves ? 'move, and ' : ''}throw the ball back.`,
        ]
      : []),
    ...(paddles?.times
      ? [
          `Every ${paddles.with ?? 'hit'} makes your paddle ${paddles.times < 1 ? 'shorter' : 'longer'}, and theirs too.`,
        ]
      : []),
  ]
}

function score(form: RallyForm, world: RallyWorld, index: number, side: 1 | -1): void {
  const { plan, goals, goal } = world
  const own = side === 1
  goals[own ? 0 : 1]++
  const { x, y } = ballsOf(world)[index] as Body
  changePaddle(world, own ? -1 : 1, 'miss')
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
  again(form, world, index)
}

function again(form: RallyForm, world: RallyWorld, index: number): void {
  const spot = form.spot(world)
  const body = ballsOf(world)[index] as Body
  Object.assign(body, { x: spot.x, y: spot.y, vx: 0, vy: 0, spin: 0 })
  // What only swells begins small again; what wears away goes on where it was.
  if (!contentOf(world.plan).lasts) Object.assign(body, { wide: form.radius, high: form.radius })
  world.serves[index] = Math.round(0.8 * rate)
  world.untouched[index] = 0
}
