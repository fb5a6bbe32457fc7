import { castIn, memberOf } from '../../../game/plan.ts'
import { length } from '../../../rules/sure-math.ts'
import { type Body, ball, segment } from '../../aim/bodies.ts'
import { drawBall, drawBlocks, drawCourt, drawWear } from '../../aim/draw-rally.ts'
import { ballFor, ballsOf, type RallyForm, type RallyWorld, rallyGenre, rivalIn } from '../../aim/rally.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 480, height: 700 }
const middle = { x: stage.width / 2, y: stage.height / 2 }
const mouth = 96
const mallet = 38

export const form: RallyForm = {
  id: 'air-hockey',
  seen: 'top',
  stage,
  space: { drag: 0.12, fine: 4 },
  way: 'y',
  radius: 21,
  pace: [230, 330],
  reach: 12,
  rival: [0.18, 0.42],
  moves: ['left', 'right', 'up', 'down'],
  howTo: (plan) => [
    'Move your mallet and strike the puck.',
    'Stay in your own half.',
    plan.rules.players === 2
      ? 'The computer plays the other half until a second player joins in.'
      : `Get it past the ${rivalIn(plan).name}.`,
  ],
  lay(world) {
    const { width, height } = stage
    const side = (y: number) => [
      segment(0, y, middle.x - mouth, y, 0.9),
      segment(middle.x + mouth, y, width, y, 0.9),
    ]
    world.walls.push(
      segment(0, 0, 0, height, 0.9),
      segment(width, 0, width, height, 0.9),
      ...side(0),
      ...side(height),
    )
    const strike = (y: number, cast: string) =>
      world.bodies.push(
        ball(mallet, { x: middle.x, y, cast, part: 'mallet', mass: 0, bounce: 0.85, grip: 0 }),
      )
    strike(height - 110, castIn(world.plan, 'player')[0]?.id ?? '')
    strike(110, rivalIn(world.plan).id)
  },
  // Onto the half of whoever was scored against, where it can be reached.
  spot: ({ toward }) => ({ x: middle.x, y: middle.y + toward * 40, angle: Math.PI / 2 }),
  keep(body, side) {
    body.x = Math.max(mallet, Math.min(stage.width - mallet, body.x))
    const [least, most] =
      side === 1 ? [middle.y + mallet, stage.height - mallet] : [mallet, middle.y - mallet]
    body.y = Math.max(least, Math.min(most, body.y))
  },
  mind(world, side, mistake) {
    const puck = ballFor(form, world, side)
    const body = world.bodies[side === 1 ? 0 : 1] as Body
    const home = middle.y + side * (stage.height / 2 - 90)
    const isHere = (puck.y - middle.y) * side > -30
    const behind = (body.y - puck.y) * side > mallet * 0.6
    const off = side === 1 ? 0 : mistake * 66
    if (!isHere || puck.vy * side < -160) return { x: middle.x + (puck.x - middle.x) * 0.45 + off, y: home }
    // Fast ones are stopped first; slow ones are struck, from behind, to where the other one does not stand.
    if (puck.vy * side > 420) return { x: puck.x + (puck.vx / 60) * 8 + off, y: home }
    const other = world.bodies[side === 1 ? 1 : 0] as Body
    const dx = middle.x + (other.x > middle.x ? -1 : 1) * mouth * 0.55 + off * 2 - puck.x
    const dy = middle.y - side * (stage.height / 2) - puck.y
    const far = length(dx, dy)
    const [ux, uy] = [dx / far, dy / far]
    const start = { x: puck.x - ux * 76, y: puck.y - uy * 76 }
    const isReady = length(body.x - start.x, body.y - start.y) < 26
    const isCornered = (puck.y - middle.y) * side > stage.height / 2 - mallet * 2
    const isAligned = behind && Math.abs((puck.x - body.x) * uy - (puck.y - body.y) * ux) < 15
    return isReady || isAligned || isCornered ? { x: puck.x + ux * 40, y: puck.y + uy * 40 } : start
  },
  struck(_, puck) {
    const speed = length(puck.vx, puck.vy)
    if (speed < 1000) return
    puck.vx *= 1000 / speed
    puck.vy *= 1000 / speed
  },
  scored(_, { x, y, wide }) {
    // One that got jammed out of the table counts for nobody: it is pushed back by the walls.
    if (Math.abs(x - middle.x) > mouth + wide) return 0
    return y < -wide ? 1 : y > stage.height + wide ? -1 : 0
  },
  draw,
}

function draw(world: RallyWorld, painter: Painter): void {
  drawCourt(painter, world, 'along')
  drawBlocks(painter, world)
  const { ctx, plan } = painter
  ctx.strokeStyle = '#ffffff8c'
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.arc(middle.x, middle.y, 62, 0, Math.PI * 2)
  ctx.stroke()
  for (const [y, colour] of [
    [0, '#ff6b5e'],
    [stage.height, '#5bc8ff'],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = 12
    ctx.lineCap = 'round'
    ctx.beginPath()
    ctx.moveTo(middle.x - mouth, y)
    ctx.lineTo(middle.x + mouth, y)
    ctx.stroke()
  }
  for (const [index, body] of world.bodies.slice(0, 2).entries()) {
    ctx.fillStyle = '#1d1b2e59'
    circle(ctx, body.x + 4, body.y + 6, mallet)
    ctx.fillStyle = index === 0 ? '#5bc8ff' : '#ff6b5e'
    circle(ctx, body.x, body.y, mallet)
    ctx.fillStyle = '#ffffff59'
    circle(ctx, body.x, body.y, mallet * 0.76)
    painter.sprite(memberOf(plan, body.cast), body.x, body.y - 2, mallet * 1.8, {
      facing: index === 0 ? 1 : -1,
    })
  }
  for (const body of ballsOf(world)) {
    drawBall(painter, body, '#2b2840')
    drawWear(painter, world, body)
  }
}

function circle(ctx: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
}

export const genre = rallyGenre(form)
