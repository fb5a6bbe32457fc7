import { castIn, memberOf } from '../../../game/plan.ts'
import { length } from '../../../rules/sure-math.ts'
import { type Body, box, segment } from '../../aim/bodies.ts'
import { drawBall, drawBlocks, drawCourt, drawWear } from '../../aim/draw-rally.ts'
import {
  ballFor,
  ballsOf,
  contentOf,
  type RallyForm,
  type RallyWorld,
  rallyGenre,
  rivalIn,
} from '../../aim/rally.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 800, height: 480 }
const half = 54
const homes = { 1: 54, [-1]: stage.width - 54 } as const

/** Where the ball will be when it comes to a paddle, walls and all. */
function landing({ x: bx, y, vx, vy, wide }: Body, x: number): number {
  const seconds = vx === 0 ? 0 : (x - bx) / vx
  if (seconds <= 0) return stage.height / 2
  const room = stage.height - 2 * wide
  const far = y - wide + vy * seconds
  const folded = far - Math.floor(far / (2 * room)) * 2 * room
  return wide + (folded > room ? 2 * room - folded : folded)
}

export const form: RallyForm = {
  id: 'pong',
  seen: 'top',
  stage,
  space: { fine: 2 },
  way: 'x',
  radius: 18,
  pace: [400, 520],
  reach: 8.5,
  rival: [0.25, 0.65],
  moves: ['up', 'down'],
  howTo: (plan) => [
    'Move up and down to hit the ball back.',
    'Where it hits you decides where it goes. The edges send it off at an angle.',
    plan.rules.players === 2
      ? 'The computer plays the other side until a second player joins in.'
      : `Get it past the ${rivalIn(plan).name}.`,
  ],
  lay(world) {
    const { width, height } = stage
    world.walls.push(segment(-60, 0, width + 60, 0, 1), segment(-60, height, width + 60, height, 1))
    const { long = 1 } = contentOf(world.plan).paddles ?? {}
    const paddle = (x: number, cast: string) =>
      world.bodies.push(
        box(26, half * 2 * long, { x, y: height / 2, cast, part: 'paddle', mass: 0, bounce: 1, grip: 0 }),
      )
    paddle(homes[1], castIn(world.plan, 'player')[0]?.id ?? '')
    paddle(homes[-1], rivalIn(world.plan).id)
  },
  spot: () => ({ x: stage.width / 2, y: stage.height / 2, angle: Math.PI }),
  keep(body, side) {
    body.x = homes[side]
    body.y = Math.max(body.high, Math.min(stage.height - body.high, body.y))
  },
  mind(world, side, mistake) {
    const body = ballFor(form, world, side)
    const comes = side === 1 ? body.vx < 0 : body.vx > 0
    const x = homes[side]
    if (!comes) return { x, y: stage.height / 2 }
    // With the edge it flies where the other one is not.
    const [own, other] = (side === 1 ? [0, 1] : [1, 0]).map((at) => world.bodies[at]) as [Body, Body]
    const edge = (other.y > stage.height / 2 ? 1 : -1) * own.high * (side === 1 ? 0.7 : 0)
    return { x, y: landing(body, x + side * 31) + edge + (side === 1 ? 0 : mistake * own.high * 1.7) }
  },
  struck({ plan }, body, by) {
    const speed = Math.min(900, length(body.vx, body.vy) * (contentOf(plan).faster ? 1.08 : 1.045))
    const off = Math.max(-1, Math.min(1, (body.y - by.y) / by.high))
    const up = off * 0.78
    const away = by.x < stage.width / 2 ? 1 : -1
    body.vy = speed * up
    body.vx = away * speed * Math.sqrt(1 - up * up)
    body.x = by.x + away * (by.wide + body.wide + 1)
  },
  scored: (_, { x }) => (x < -20 ? -1 : x > stage.width + 20 ? 1 : 0),
  draw,
}

function draw(world: RallyWorld, painter: Painter): void {
  drawCourt(painter, world, 'across')
  drawBlocks(painter, world)
  const { ctx, plan } = painter
  for (const body of world.bodies.slice(0, 2)) {
    const member = memberOf(plan, body.cast)
    ctx.fillStyle = '#1d1b2e'
    ctx.beginPath()
    ctx.roundRect(body.x - 12, body.y - body.high - 2, 24, body.high * 2 + 4, 12)
    ctx.fill()
    ctx.fillStyle = body.x < stage.width / 2 ? '#ffffff' : member.colour
    ctx.beginPath()
    ctx.roundRect(body.x - 9, body.y - body.high + 1, 18, body.high * 2 - 2, 9)
    ctx.fill()
    const side = body.x < stage.width / 2 ? 1 : -1
    painter.sprite(member, body.x, body.y, 76 * Math.min(1.2, member.size), { facing: side })
  }
  for (const body of ballsOf(world)) {
    drawBall(painter, body)
    drawWear(painter, world, body)
  }
}

export const genre = rallyGenre(form)
