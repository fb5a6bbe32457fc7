import { direction, type Input } from '../../../core/input.ts'
import { castIn, dial, theOne } from '../../../game/plan.ts'
import { addScore, between, lose, loseLife, newWorld, pressed, tell, win } from '../../../game/world.ts'
import { cosine, length, sine } from '../../../rules/sure-math.ts'
import type { Genre } from '../../genre.ts'
import { aimFor, centre, fieldOf, landingAt } from './board.ts'
import { draw } from './view.ts'
import {
  aimOf,
  contentIn,
  type DartsWorld,
  hungOn,
  markSize,
  modeOf,
  perTurn,
  rivalIn,
  roundsIn,
  stage,
  targetsIn,
  usualStart,
} from './world.ts'

const flight = 16
const look = 42
const handSpeed = 4.4

/** Three darts a turn at a board that hangs still, with a hand that does not. */
export const genre: Genre<DartsWorld> = {
  id: 'darts',
  dimension: '2d',
  stage,
  seen: 'table',
  controls: () => [
    ...(['left', 'right', 'up', 'down'] as const).map((input) => ({ input, says: 'Aim' })),
    { input: 'a', says: 'Throw' },
    { input: 'pointer', says: 'Point, and let go to throw' },
  ],
  howTo: (plan) => [
    'Your hand sways: point, wait for the right moment, and let go.',
    modeOf(plan) === 'marks'
      ? `Hit all the ${targetsIn(plan)[0]?.plural} on the board.`
      : modeOf(plan) === 'nought'
        ? `Count down from ${contentIn(plan).start ?? usualStart} to exactly nought. Throw too many points, and the turn does not count.`
        : 'The narrow rings count twice and three times, and the middle counts 50.',
    modeOf(plan) === 'rounds'
      ? rivalIn(plan)
        ? `Have more points than the ${rivalIn(plan)?.name} in the end.`
        : 'Get your points before the rounds are over.'
      : rivalIn(plan)
        ? `Be there before the ${rivalIn(plan)?.name}.`
        : `You have ${roundsIn(plan)} turns of three darts.`,
  ],
  create(plan, seed) {
    const world: DartsWorld = {
      ...newWorld(plan, seed),
      phase: 'aim',
      since: 0,
      turn: 1,
      hand: { ...centre },
      flies: { ...centre },
      stuck: [],
      thrown: 0,
      all: 0,
      round: 1,
      left: [0, 0],
      sum: [0, 0],
      turnSum: 0,
      marks: [],
      goal: 0,
      down: false,
      says: '',
    }
    begin(world)
    return world
  },
  step,
  hud: ({ plan, round, thrown, left, sum, marks, goal }) => [
    { says: 'Darts', value: String(perTurn - thrown) },
    ...(roundsIn(plan) < 99 ? [{ says: 'Round', value: `${round} / ${roundsIn(plan)}` }] : []),
    ...(modeOf(plan) === 'marks'
      ? [{ says: 'Hit', value: `${goal - marks.length} / ${goal}`, picture: targetsIn(plan)[0]?.id }]
      : [
          {
            says: modeOf(plan) === 'nought' ? 'To go' : 'Points',
            value: String(modeOf(plan) === 'nought' ? left[0] : sum[0]),
            unseen: true,
          },
        ]),
  ],
  draw,
}

/** The board is empty, and everybody starts anew. */
function begin(world: DartsWorld): void {
  const { plan } = world
  const start = contentIn(plan).start ?? usualStart
  world.left = [start, start]
  world.sum = [0, 0]
  world.round = 1
  world.marks = modeOf(plan) === 'marks' ? hungOn(plan) : []
  world.goal = world.marks.length
  toTurn(world, 1)
}

function toTurn(world: DartsWorld, turn: 1 | 2): void {
  world.turn = turn
  world.stuck = []
  world.thrown = 0
  world.turnSum = 0
  world.says = ''
  toPhase(world, 'aim')
}

function toPhase(world: DartsWorld, phase: DartsWorld['phase']): void {
  world.phase = phase
  world.since = 0
}

function step(world: DartsWorld, input: Input): void {
  world.since++
  const letGo = steer(world, input)
  if (world.phase === 'fly' && world.since >= flight) land(world)
  else if (world.phase === 'look' && world.since >= look) next(world)
  else if (world.phase !== 'aim') return
  else if (world.turn === 2 && world.since >= 34) throwTo(world, rivalAim(world))
  else if (world.turn === 1 && letGo) throwTo(world, aimOf(world))
}

/** Moves the hand; true when the dart is let go of. */
function steer(world: DartsWorld, input: Input): boolean {
  const { pointer } = input
  const { x, y } = direction(input.held)
  if (x !== 0 || y !== 0) {
    world.hand.x = Math.max(60, Math.min(stage.width - 60, world.hand.x + x * handSpeed))
    world.hand.y = Math.max(40, Math.min(stage.height - 90, world.hand.y + y * handSpeed))
  } else if (pointer && (pointer.down || world.down)) world.hand = { x: pointer.x, y: pointer.y }
  const wasDown = world.down
  world.down = pointer?.down ?? false
  return pressed(world, input, 'a') || (wasDown && !world.down)
}

function throwTo(world: DartsWorld, at: { x: number; y: number }): void {
  world.flies = at
  world.thrown++
  if (world.turn === 1) world.all++
  toPhase(world, 'fly')
  const by = world.turn === 1 ? theOne(world.plan, 'player').id : rivalIn(world.plan)?.id
  const [dart] = castIn(world.plan, 'projectile')
  tell(world, 'shoot', { ...(by && { by }), ...(dart && { to: dart.id }), x: at.x, y: at.y })
}

/** The rival aims as well as a good player, and its hand is as steady as the challenge says. */
function rivalAim(world: DartsWorld): { x: number; y: number } {
  const { at, times } =
    modeOf(world.plan) === 'nought' ? aimFor(world.left[1]) : { at: 20, times: 3 as const }
  const { x, y } = fieldOf(at, times)
  const far = between(world, 0, 1) * dial(world.plan, 190, 70)
  const angle = between(world, 0, 6.283185)
  return { x: x + cosine(angle) * far, y: y + sine(angle) * far }
}

function land(world: DartsWorld): void {
  const { plan, turn, flies } = world
  const own = turn === 1
  const by = own ? theOne(plan, 'player').id : rivalIn(plan)?.id
  world.stuck = [...world.stuck, { ...flies, by: turn }]
  toPhase(world, 'look')
  if (modeOf(plan) === 'marks') {
    pop(world)
    return
  }
  const { points, words, times } = landingAt(flies.x, flies.y)
  world.says = words
  tell(world, times === 0 ? 'miss' : points >= 40 ? 'right' : 'hit', {
    ...(by && { by }),
    ...flies,
    words: points > 0 ? `+${points}` : words,
  })
  world.turnSum += points
  count(world, points)
}

function pop(world: DartsWorld): void {
  const { flies, marks, plan } = world
  const hit = marks.find(({ x, y }) => length(x - flies.x, y - flies.y) <= markSize + 4)
  world.says = hit ? 'Hit!' : 'Missed'
  if (!hit) {
    tell(world, 'miss', { ...flies, words: 'Missed' })
    return
  }
  world.marks = marks.filter((mark) => mark !== hit)
  tell(world, 'break', {
    by: theOne(plan, 'player').id,
    ...(hit.cast && { to: hit.cast }),
    x: hit.x,
    y: hit.y,
  })
  addScore(world, 25)
  if (world.marks.length === 0) done(world, `All ${world.goal} hit with ${world.all} darts.`)
}

function count(world: DartsWorld, points: number): void {
  const { plan, turn, left } = world
  const who = turn - 1
  if (modeOf(plan) === 'rounds') {
    world.sum[who] = (world.sum[who] ?? 0) + points
    if (turn === 1) addScore(world, points)
    const { scoreGoal } = plan.rules
    if (turn === 2 && scoreGoal !== undefined && (world.sum[1] ?? 0) >= scoreGoal)
      failed(world, `The ${rivalIn(plan)?.name} has ${world.sum[1]} points.`)
    return
  }
  const before = left[who] ?? 0
  if (points > before) {
    // Too many: the whole turn counts for nothing.
    left[who] = before + (world.turnSum - points)
    world.thrown = perTurn
    world.says = 'Too many!'
    tell(world, 'wrong', { ...world.flies, words: 'Too many!' })
    return
  }
  left[who] = before - points
  if (turn === 1) addScore(world, points)
  if (left[who] > 0) return
  if (turn === 1) done(world, `Down to nought with ${world.all} darts.`)
  else failed(world, `The ${rivalIn(plan)?.name} was down to nought first.`)
}

/** The next dart, the other one's turn, the next round, or the end. */
function next(world: DartsWorld): void {
  const { plan } = world
  if (world.thrown < perTurn) {
    toPhase(world, 'aim')
    return
  }
  const rival = rivalIn(plan) && modeOf(plan) !== 'marks'
  if (world.turn === 1 && rival) {
    toTurn(world, 2)
    return
  }
  world.round++
  toTurn(world, 1)
  if (world.round <= roundsIn(plan)) return
  if (modeOf(plan) === 'rounds' && rival && plan.rules.scoreGoal === undefined) settle(world)
  else
    failed(world, modeOf(plan) === 'nought' ? `Out of darts, with ${world.left[0]} to go.` : 'Out of darts.')
}

/** All rounds are played: who has more? With as many, there is another one. */
function settle(world: DartsWorld): void {
  const [own, other] = world.sum
  const name = rivalIn(world.plan)?.name
  if (own > other) done(world, `You won, ${own} to ${other}.`)
  else if (own < other) failed(world, `The ${name} won, ${other} to ${own}.`)
}

function done(world: DartsWorld, because: string): void {
  const { plan } = world
  const rival = rivalIn(plan)
  if (rival && modeOf(plan) !== 'marks')
    tell(world, 'defeat', { by: theOne(plan, 'player').id, to: rival.id, x: 640, y: 560 })
  if (world.level >= plan.rules.levels) {
    if (plan.rules.scoreGoal === undefined || modeOf(plan) !== 'rounds') win(world, because)
    return
  }
  world.level++
  tell(world, 'level', { x: 360, y: 300, value: world.level, words: `Level ${world.level}` })
  begin(world)
}

function failed(world: DartsWorld, because: string): void {
  if (world.lives > 1) loseLife(world, because)
  else lose(world, because)
  if (world.status === 'playing') begin(world)
}
