import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { below, pickOne, tell } from '../../../game/world.ts'
import { cosine, sine, wrapped } from '../../../rules/sure-math.ts'
import { type Body, ball, box, takeAway } from '../../aim/bodies.ts'
import { drawBlock, drawDots, drawGround } from '../../aim/draw.ts'
import { drawBody } from '../../aim/draw-body.ts'
import {
  type AimWorld,
  contentOf,
  count,
  fullPull,
  playerOf,
  type ShotForm,
  shotCast,
  shotGenre,
} from '../../aim/shots.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 820, height: 520 }
const ground = 452
const sling = { x: 140, y: ground - 104 }
const radius = 21

/** Whom one knocks over: foes, and what the prompt says is to be hit. */
export const targetsIn = (plan: GamePlan): CastMember[] =>
  (['enemy', 'boss', 'goal', 'collectible'] as const).flatMap((role) => castIn(plan, role))

/** How many stand in each level; more of them the later it is. */
function targetsOf(world: AimWorld): CastMember[] {
  const { plan, level } = world
  const kinds = targetsIn(plan)
  const said = kinds.flatMap((kind) => Array.from({ length: Math.min(9, kind.count ?? 0) }, () => kind))
  const free = kinds.filter(({ count }) => count === undefined)
  const more = said.length > 0 ? free.length : Math.max(free.length, Math.min(6, 2 + level))
  return [
    ...said,
    ...Array.from({ length: more }, (_, at) => free[at % free.length]).filter((one) => one !== undefined),
  ]
}

const post = (x: number, y: number) => box(20, 68, { x, y: y - 34, part: 'block', grip: 0.8 })
const plank = (x: number, y: number) => box(114, 20, { x, y: y - 10, part: 'block', grip: 0.8 })

function stand(world: AimWorld, { id: cast, size }: CastMember, x: number, y: number): void {
  const half = 25 * Math.min(1.25, size)
  world.bodies.push(box(half * 1.7, half * 2, { cast, part: 'target', x, y: y - half, mass: 0.5, grip: 0.8 }))
}

/** Huts with somebody in them and on them, and pillars with somebody on top. */
function build(world: AimWorld): void {
  const targets = targetsOf(world)
  world.goal = targets.length
  const sites = Math.min(4, Math.max(2, Math.ceil(targets.length / 1.6)))
  const [crate] = castIn(world.plan, 'obstacle')
  for (let site = 0; site < sites; site++) {
    const x = 330 + (site + 0.5) * (470 / sites) + below(world, 3) * 6 - 6
    const here = targets.filter((_, at) => at % sites === site)
    const isHut = here.length > 1 || pickOne(world, [true, false])
    let top = ground
    if (isHut && !crate) {
      const inside = here.length > 1 ? here.shift() : undefined
      if (inside) stand(world, inside, x, ground)
      world.bodies.push(post(x - 45, top), post(x + 45, top), plank(x, top - 68))
      top -= 88
    } else
      for (let high = 1 + below(world, 2); high >= 0; high--) {
        world.bodies.push(box(50, 46, { cast: crate?.id ?? '', part: 'block', x, y: top - 23, grip: 0.8 }))
        top -= 46
      }
    here.forEach((one, at) => {
      stand(world, one, x + (at - (here.length - 1) / 2) * 50, top)
    })
  }
}

/** Somebody who leans this far, or was hit this hard, has been knocked over. */
const isDown = (body: Body) => Math.abs(wrapped(body.turn)) > 0.9 || body.x < -30 || body.x > stage.width + 30
const hardHit = 150

export const form: ShotForm = {
  id: 'slingshot',
  seen: 'side',
  stage,
  shotsAre: 'Shots',
  space: { fall: 760, fine: 2 },
  fastest: 900,
  gusts: [50, 130],
  angles: [-1.45, 0.5],
  keys: 'side',
  longest: 5,
  howTo: (plan) => [
    'Pull back, aim along the dots and let go.',
    `Knock over every one of the ${targetsIn(plan)
      .map(({ plural }) => plural)
      .join(' and ')}.`,
    "Knock out what's underneath and the rest comes down.",
  ],
  lay(world) {
    world.bodies.push(box(stage.width * 3, 200, { x: stage.width / 2, y: ground + 100, mass: 0, grip: 0.8 }))
    build(world)
    world.shots =
      contentOf(world.plan, 'rounds') ?? Math.round(dial(world.plan, world.goal + 2, world.goal * 0.8))
    world.angle = -0.35
    world.power = 0.55
  },
  from: () => sling,
  fire(world, vx, vy) {
    const { id, size } = shotCast(world)
    world.bodies.push(
      ball(radius * Math.min(1.4, size), {
        ...sling,
        cast: id,
        part: 'shot',
        vx,
        vy,
        still: 0,
        mass: 1.3,
        bounce: 0.3,
      }),
    )
  },
  watch(world) {
    const by = playerOf(world).id
    for (const { one, other, x, y, speed } of world.touches) {
      const pair = [world.bodies[one], world.bodies[other]]
      for (const body of pair) {
        if (body?.part === 'target' && speed > hardHit) body.part = 'down'
        const isStruck = body?.part === 'block' && pair.some((one) => one?.part === 'shot') && speed > hardHit
        if (isStruck) tell(world, 'hit', { by, ...(body.cast && { to: body.cast }), x, y })
      }
    }
    for (const body of world.bodies) {
      if (body.part === 'target' && isDown(body)) body.part = 'down'
      if (body.part === 'down') count(world, 'defeat', body.cast, body)
    }
    takeAway(world, ({ part }) => part === 'down')
  },
  isOver: (world) =>
    world.bodies.every(({ part, x }) => part !== 'shot' || x < -60 || x > stage.width + 60) &&
    world.since > 150,
  rest: (world) => takeAway(world, ({ part }) => part === 'shot'),
  lost: (world) => `Out of shots, with ${world.goal - world.done} still standing.`,
  won: () => 'You knocked them all over.',
  hud: (world) => {
    const [first] = targetsIn(world.plan)
    return [{ says: 'Down', value: `${world.done} / ${world.goal}`, picture: first?.id }]
  },
  draw,
}

function draw(world: AimWorld, painter: Painter): void {
  drawGround(painter, ground)
  drawDots(form, world, painter)
  drawSling(world, painter)
  for (const body of world.bodies) {
    if (body.part === 'block') body.cast ? drawBody(painter, body, 1.04) : drawBlock(painter, body)
    else if (body.cast) drawBody(painter, body)
  }
  const [x, y] = [playerOf(world).id === shotCast(world).id ? 40 : 222, ground - 20]
  // Those who wait for their turn.
  for (let at = 0; at < Math.min(4, world.shots - (world.phase === 'aim' ? 1 : 0)); at++)
    painter.sprite(shotCast(world), x - at * 12 + (at % 2) * 44, y, 34, { alive: at })
}

function drawSling(world: AimWorld, painter: Painter): void {
  const { ctx, plan } = painter
  const { x, y } = sling
  const back = world.phase === 'aim' ? world.power * 0.5 * fullPull : 0
  const held = { x: x - cosine(world.angle) * back, y: y - sine(world.angle) * back }
  const launcher = plan.content?.launcher
  const player = playerOf(world)
  const shot = shotCast(world)
  if (player.id !== shot.id)
    painter.sprite(player, x - 88, ground - 36, 76, { facing: 1, shadow: true, alive: 3 })
  const band = (side: number) => {
    ctx.strokeStyle = '#5a2f1d'
    ctx.lineWidth = 7
    ctx.beginPath()
    ctx.moveTo(x + side, y - 6)
    ctx.lineTo(held.x, held.y)
    ctx.stroke()
  }
  if (typeof launcher === 'string') painter.sprite(launcher, x, ground - 50, 110, { facing: 1, shadow: true })
  else {
    if (world.phase === 'aim') band(16)
    drawFork(ctx, x, y)
  }
  if (world.phase !== 'aim') return
  painter.sprite(shot, held.x, held.y, radius * 2.3 * Math.min(1.4, shot.size), {
    facing: 1,
  })
  if (typeof launcher !== 'string') band(-16)
}

function drawFork(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  for (const [colour, width] of [
    ['#4a2a17', 17],
    ['#8f5a33', 12],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(x, ground + 4)
    ctx.lineTo(x, y + 34)
    ctx.moveTo(x - 17, y - 8)
    ctx.quadraticCurveTo(x - 15, y + 26, x, y + 36)
    ctx.quadraticCurveTo(x + 15, y + 26, x + 17, y - 8)
    ctx.stroke()
  }
}

export const genre = shotGenre(form)
