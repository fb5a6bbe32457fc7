import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { between, loseLife, rate, tell } from '../../../game/world.ts'
import { sine } from '../../../rules/sure-math.ts'
import { type Body, box, isAsleep } from '../../aim/bodies.ts'
import { drawBlock, drawGround } from '../../aim/draw.ts'
import { drawBody } from '../../aim/draw-body.ts'
import { type AimWorld, contentOf, count, playerOf, type ShotForm, shotGenre } from '../../aim/shots.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 480, height: 700 }
const ground = 620
const middle = stage.width / 2
const piece = { width: 116, height: 62 }
const hook = 96
export const usualHeight = 8

/** What is stacked: whatever the prompt names. */
export const stackedIn = (plan: GamePlan): CastMember[] =>
  (['collectible', 'obstacle', 'projectile', 'goal'] as const).flatMap((role) => castIn(plan, role))

const fallen = ({ x, y, turn, light }: Body) =>
  light > 0 && (y > ground - piece.height / 2 + 6 || Math.abs(turn) > 0.7 || Math.abs(x - middle) > 230)
const piled = ({ bodies }: AimWorld) => bodies.filter(({ part }) => part === 'piece' || part === 'base')
const topOf = (world: AimWorld): Body | undefined =>
  piled(world).reduce<Body | undefined>((best, one) => (!best || one.y < best.y ? one : best), undefined)
/** Where the piece hangs that is dropped next. */
export const hangs = (world: AimWorld): { x: number; y: number } => {
  const wide = dial(world.plan, 110, 165)
  const quick = dial(world.plan, 0.026, 0.042) * (1 + world.done * 0.03)
  const top = topOf(world)?.y ?? ground
  return {
    x: middle + sine(world.tick * quick + (world.own.swing ?? 0)) * wide,
    y: Math.max(hook, top - 210),
  }
}

export const form: ShotForm = {
  id: 'stacking',
  seen: 'side',
  stage,
  shotsAre: 'Pieces',
  space: { fall: 1100, fine: 2 },
  fastest: 1,
  keys: 'top',
  points: 'when',
  longest: 3,
  howTo: (plan) => [
    "Tap or press the button to drop what's swinging.",
    `Stack ${plan.rules.goalCount ?? usualHeight} on top of each other.`,
    'Anything that falls off costs a heart.',
  ],
  lay(world) {
    const kinds = stackedIn(world.plan)
    world.bodies.push(
      box(stage.width * 3, 200, {
        x: middle,
        y: ground + 100,
        mass: 0,
        grip: 0.9,
        bounce: 0,
        part: 'ground',
      }),
    )
    const cast = kinds[0]?.id ?? ''
    world.bodies.push(
      box(piece.width * 1.25, piece.height, {
        x: middle,
        y: ground - piece.height / 2,
        cast,
        part: 'base',
        grip: 0.9,
        mass: 2,
      }),
    )
    world.goal = contentOf(world.plan, 'rounds') ?? world.plan.rules.goalCount ?? usualHeight
    world.shots = world.goal + Math.max(1, world.plan.rules.lives)
    world.own = { swing: between(world, 0, 6), down: 0 }
    world.power = 1
  },
  from: hangs,
  fire(world) {
    const kinds = stackedIn(world.plan)
    const cast = kinds[world.fired % Math.max(1, kinds.length)]?.id ?? ''
    const { x, y } = hangs(world)
    world.bodies.push(
      box(piece.width, piece.height, { x, y, cast, part: 'shot', still: 0, grip: 0.9, bounce: 0 }),
    )
  },
  watch(world) {
    for (const body of world.bodies) if (body.part === 'shot') body.vy = Math.min(body.vy, 520)
    for (const body of world.bodies) {
      if (body.part !== 'shot' && body.part !== 'piece') continue
      if (fallen(body)) body.part = 'lost'
      else if (body.part === 'shot' && isAsleep(body)) {
        body.part = 'piece'
        count(world, 'deliver', body.cast, body, 20)
        tell(world, 'place', {
          by: playerOf(world).id,
          ...(body.cast && { to: body.cast }),
          x: body.x,
          y: body.y,
        })
      }
    }
  },
  isOver: (world) => world.bodies.every(({ part }) => part !== 'shot') && world.since > 0.6 * rate,
  rest(world) {
    const lost = world.bodies.filter(({ part }) => part === 'lost' || part === 'shot')
    world.bodies = world.bodies.filter((body) => !lost.includes(body))
    for (const { x, y, cast } of lost.slice(0, 1)) {
      tell(world, 'miss', {
        by: playerOf(world).id,
        ...(cast && { to: cast }),
        x,
        y: Math.min(y, ground),
        words: 'Oops!',
      })
      loseLife(world, 'Too many fell off.')
      world.shots++
    }
    // The view stays where it is: a tower that has grown tall sinks into the ground.
    const top = topOf(world)
    const sink = top && top.y < 330 ? 330 - top.y : 0
    if (sink > 0) for (const body of world.bodies) if (body.part !== 'ground') body.y += sink
    const low = world.bodies.filter(({ part, y }) => part !== 'ground' && y > ground + piece.height)
    world.own.down = (world.own.down ?? 0) + low.filter(({ part }) => part === 'piece').length
    for (const body of low) body.part = 'base'
    // What lies nearly straight settles, and all but the topmost has found its place.
    const highest = topOf(world)
    for (const body of piled(world)) {
      if (Math.abs(body.turn) < 0.12) body.turn = 0
      if (body !== highest) Object.assign(body, { light: 0, loose: 0 })
    }
    world.done = world.own.down + world.bodies.filter(({ part }) => part === 'piece').length
  },
  lost: () => 'Too many fell off.',
  won: (world) => `${world.goal} on top of each other.`,
  hud: ({ done, goal, plan }) => [
    { says: 'Stacked', value: `${done} / ${goal}`, picture: stackedIn(plan)[0]?.id },
  ],
  draw,
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx } = painter
  const kinds = stackedIn(world.plan)
  const { x, y } = hangs(world)
  if (world.phase === 'aim') {
    ctx.strokeStyle = '#3b3a4a'
    ctx.lineWidth = 5
    ctx.beginPath()
    ctx.moveTo(middle, -20)
    ctx.lineTo(x, y - piece.height / 2)
    ctx.stroke()
    const cast = kinds[(world.fired + 1) % Math.max(1, kinds.length)]?.id ?? ''
    drawPiece(painter, box(piece.width, piece.height, { x, y, cast }))
  }
  for (const body of world.bodies) if (body.part !== 'ground') drawPiece(painter, body)
  drawGround(painter, ground)
  painter.sprite(playerOf(world), 62, ground - 34, 92, { facing: 1, shadow: true, alive: 1 })
}

/** Blocks are planks with a face; what has a picture lies on a board. */
function drawPiece(painter: Painter, body: Body): void {
  drawBlock(painter, body)
  if (body.cast) drawBody(painter, { ...body, wide: body.high, vx: 0 }, 0.94)
}

export const genre = shotGenre(form)
