import { type CastMember, castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { between, tell } from '../../../game/world.ts'
import { length } from '../../../rules/sure-math.ts'
import { type Body, ball } from '../../aim/bodies.ts'
import { drawArrow } from '../../aim/draw.ts'
import { drawBall } from '../../aim/draw-rally.ts'
import { type AimWorld, contentOf, count, playerOf, type ShotForm, shotGenre } from '../../aim/shots.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 460, height: 760 }
const lane = { left: 66, right: 394 }
const middle = stage.width / 2
const pin = 16
export const usualFrames = 4

/** What is bowled over: pins, or whoever the prompt says stands there. */
export const pinsIn = (plan: GamePlan): CastMember[] =>
  (['collectible', 'enemy', 'goal', 'obstacle'] as const).flatMap((role) => castIn(plan, role))
export const framesOf = (plan: GamePlan) => contentOf(plan, 'rounds') ?? usualFrames
const pinsEach = (plan: GamePlan) =>
  contentOf(plan, 'pins') ??
  Math.min(10, Math.max(1, pinsIn(plan).reduce((sum, { count: many = 0 }) => sum + many, 0) || 10))
/** How many have to fall in all. */
export const neededIn = (plan: GamePlan) =>
  plan.rules.goalCount ?? Math.max(1, Math.round(framesOf(plan) * pinsEach(plan) * dial(plan, 0.55, 0.8)))

const theBall = ({ bodies }: AimWorld) => bodies.find(({ part }) => part === 'shot')

/** Sets all of them up again, in a triangle that points at whoever bowls. */
function rack(world: AimWorld): void {
  const kinds = pinsIn(world.plan)
  world.bodies = []
  for (let at = 0, row = 0, place = 0; at < pinsEach(world.plan); at++, place++) {
    if (place > row) {
      row++
      place = 0
    }
    const x = middle + (place - row / 2) * 52 + between(world, -0.5, 0.5)
    const cast = kinds[at % Math.max(1, kinds.length)]?.id ?? ''
    world.bodies.push(
      ball(pin, { x, y: 210 - row * 42, cast, part: 'pin', mass: 0.7, bounce: 0.65, grip: 0.1 }),
    )
  }
  world.own.throws = 0
}

export const form: ShotForm = {
  id: 'bowling',
  seen: 'table',
  stage,
  shotsAre: 'Throws',
  space: { drag: 0.28, fine: 4 },
  fastest: 1050,
  angles: [-1.92, -1.22],
  keys: 'top',
  longest: 4.5,
  howTo: (plan) => [
    'Pull back, aim and let go. You get two throws per frame.',
    `Knock down ${neededIn(plan)} in ${framesOf(plan)} frames.`,
    'Aim just off-centre to knock down the most.',
  ],
  lay(world) {
    world.own = { throws: 0, spot: middle }
    rack(world)
    world.goal = neededIn(world.plan)
    world.shots = framesOf(world.plan) * 2
    world.angle = -Math.PI / 2 + between(world, -0.12, 0.12)
    world.power = 0.7
  },
  from: ({ own }) => ({ x: own.spot ?? middle, y: stage.height - 96 }),
  fire(world, vx, vy) {
    const cast = castIn(world.plan, 'projectile')[0]?.id ?? ''
    world.bodies.push(
      ball(25, {
        ...form.from(world),
        cast,
        part: 'shot',
        vx,
        vy,
        still: 0,
        mass: 1.8,
        bounce: 0.4,
        grip: 0.1,
      }),
    )
  },
  watch(world) {
    const body = theBall(world)
    // In the gutter it rolls on beside everybody.
    if (body && !body.ghost && (body.x < lane.left || body.x > lane.right)) {
      Object.assign(body, { ghost: true, vx: 0, x: body.x < middle ? lane.left - 22 : lane.right + 22 })
      tell(world, 'miss', { by: playerOf(world).id, x: body.x, y: body.y, words: 'Gutter!' })
    }
    for (const one of world.bodies) {
      if (one.part !== 'pin' || length(one.vx, one.vy) < 40) continue
      one.part = 'down'
      count(world, 'defeat', one.cast, one, 10)
    }
  },
  isOver: (world) => (theBall(world)?.y ?? 0) < -120,
  rest(world) {
    world.bodies = world.bodies.filter(({ part }) => part === 'pin')
    world.own.throws = (world.own.throws ?? 0) + 1
    const isStrike = world.bodies.length === 0
    if (isStrike) {
      const first = world.own.throws === 1
      tell(world, 'power', { by: playerOf(world).id, x: middle, y: 300, words: first ? 'Strike!' : 'Spare!' })
      if (first && !world.plan.rules.gentle) world.shots--
    }
    if (isStrike || world.own.throws >= 2) rack(world)
  },
  lost: (world) => `${world.done} fell, and ${world.goal} were needed.`,
  won: (world) => `${world.done} fell, with ${world.fired} throws.`,
  hud: ({ done, goal, plan }) => [{ says: 'Down', value: `${done} / ${goal}`, picture: pinsIn(plan)[0]?.id }],
  draw,
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx } = painter
  const { height } = stage
  ctx.fillStyle = '#3a2a3f'
  ctx.beginPath()
  ctx.roundRect(8, 0, stage.width - 16, height, 18)
  ctx.fill()
  ctx.fillStyle = '#6c6478'
  for (const x of [lane.left - 44, lane.right]) ctx.fillRect(x, 0, 44, height)
  const planks = 8
  for (let at = 0; at < planks; at++) {
    const wide = (lane.right - lane.left) / planks
    ctx.fillStyle = at % 2 === 0 ? '#e6bd82' : '#ddb074'
    ctx.fillRect(lane.left + at * wide, 0, wide + 1, height)
  }
  ctx.fillStyle = '#a9763f'
  for (let at = -2; at <= 2; at++) {
    ctx.beginPath()
    ctx.moveTo(middle + at * 52, 460 + Math.abs(at) * 26)
    ctx.lineTo(middle + at * 52 - 9, 484 + Math.abs(at) * 26)
    ctx.lineTo(middle + at * 52 + 9, 484 + Math.abs(at) * 26)
    ctx.fill()
  }
  ctx.fillRect(lane.left, height - 150, lane.right - lane.left, 4)
  // Those in front hide those behind.
  for (const body of [...world.bodies].sort((one, other) => one.y - other.y)) drawPin(painter, body)
  const { x, y } = form.from(world)
  const player = playerOf(world)
  painter.sprite(player, x > middle ? x - 84 : x + 84, y + 30, 92, { shadow: true, alive: 1 })
  if (world.phase === 'aim') {
    const cast = castIn(world.plan, 'projectile')[0]?.id ?? ''
    drawBall(painter, ball(25, { x, y, cast }), '#3d4fd1')
    drawArrow(form, world, painter, 170)
  }
}

function drawPin(painter: Painter, body: Body): void {
  const { ctx, plan } = painter
  if (body.part === 'shot') {
    drawBall(painter, body, '#3d4fd1')
    return
  }
  const fallen = body.part === 'down'
  const { x, y, vx } = body
  ctx.save()
  ctx.globalAlpha = fallen ? 0.75 : 1
  if (body.cast)
    painter.sprite(memberOf(plan, body.cast), x, y - 10, 52, {
      angle: fallen ? (vx < 0 ? -1.3 : 1.3) : 0,
      shadow: true,
    })
  else {
    ctx.translate(x, y)
    if (fallen) ctx.rotate(vx < 0 ? -1.3 : 1.3)
    painter.tile('pin', -17, -44, 34, 60)
  }
  ctx.restore()
}

export const genre = shotGenre(form)
