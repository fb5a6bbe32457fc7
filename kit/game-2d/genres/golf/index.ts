import { castIn, dial } from '../../../game/plan.ts'
import { between, pickOne, tell } from '../../../game/world.ts'
import { length } from '../../../rules/sure-math.ts'
import { ball, box, segment } from '../../aim/bodies.ts'
import { drawArrow } from '../../aim/draw.ts'
import { drawBody } from '../../aim/draw-body.ts'
import { drawBall } from '../../aim/draw-rally.ts'
import { guardsIn } from '../../aim/guards.ts'
import { type AimWorld, contentOf, count, playerOf, type ShotForm, shotGenre } from '../../aim/shots.ts'
import { lift } from '../../scenery/colour.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 520, height: 700 }
const radius = 15
const cupOf = ({ added }: AimWorld) => 24 * added.target
const edge = 34

/** The green as a row of lanes: straight, or bent once or twice, so that the cup lies around a corner. */
const courses: [x1: number, y1: number, x2: number, y2: number][][] = [
  [],
  [[edge, 330, 330, 330]],
  [[190, 330, stage.width - edge, 330]],
  [
    [edge, 440, 310, 440],
    [210, 230, stage.width - edge, 230],
  ],
]

const theBall = (world: AimWorld) => world.bodies.find(({ part }) => part === 'shot')

export const form: ShotForm = {
  id: 'golf',
  seen: 'top',
  stage,
  shotsAre: 'Strokes',
  space: { drag: 0.95, fine: 4 },
  fastest: 900,
  keys: 'top',
  longest: 8,
  howTo: () => [
    'Pull back, away from where the ball should go, and let go.',
    'Bounce off the edges to get around corners.',
    'Too fast and it jumps the hole.',
  ],
  lay(world) {
    const { width, height } = stage
    const [left, top, right, bottom] = [edge, edge, width - edge, height - edge]
    const wall = (x1: number, y1: number, x2: number, y2: number) =>
      world.walls.push(segment(x1, y1, x2, y2, 0.75))
    wall(left, top, right, top)
    wall(right, top, right, bottom)
    wall(right, bottom, left, bottom)
    wall(left, bottom, left, top)
    const course = world.level === 1 ? (courses[0] ?? []) : pickOne(world, courses)
    for (const [x1, y1, x2, y2] of course) wall(x1, y1, x2, y2)
    world.own = { holeX: between(world, 100, width - 100), holeY: between(world, 90, 150) }
    const stones = [...castIn(world.plan, 'obstacle'), ...castIn(world.plan, 'hazard')].filter(
      ({ id }) => id !== guardsIn(world)?.cast,
    )
    stones.forEach((stone, kind) => {
      for (let at = 0; at < Math.min(6, stone.count ?? 2); at++) {
        const y = course.length > 1 ? 335 : 240 + at * 52
        world.bodies.push(
          box(42, 42, {
            x: 90 + (((at * 2 + kind) * 137) % (width - 180)),
            y: course.length > 1 ? y : y + kind * 26 + (Math.abs(y - 330) < 40 ? 44 : 0),
            cast: stone.id,
            part: 'stone',
            mass: 0,
            bounce: 0.8,
          }),
        )
      }
    })
    const cast = castIn(world.plan, 'projectile')[0]?.id ?? ''
    const x = between(world, 120, width - 120)
    world.bodies.push(ball(radius, { x, y: height - 100, cast, part: 'shot', bounce: 0.5, grip: 0.2 }))
    world.goal = 1
    world.shots =
      contentOf(world.plan, 'strokes') ??
      // Whoever needs as many as is usual, or two more, has not failed.
      Math.max(
        Math.round(dial(world.plan, 7, 4)) + (course.length > 1 ? 1 : 0),
        (contentOf(world.plan, 'par') ?? 0) + 2,
      )
    world.angle = -Math.PI / 2
    world.power = 0.4
  },
  from: (world) => theBall(world) ?? { x: 0, y: 0 },
  fire(world, vx, vy) {
    const body = theBall(world)
    if (body) Object.assign(body, { vx, vy, still: 0 })
  },
  watch(world) {
    const body = theBall(world)
    if (!body) return
    const { holeX = 0, holeY = 0 } = world.own
    const far = length(body.x - holeX, body.y - holeY)
    const speed = length(body.vx, body.vy)
    if (far < cupOf(world) && speed < 330) {
      world.bodies = world.bodies.filter((one) => one !== body)
      const to = castIn(world.plan, 'goal')[0]?.id ?? castIn(world.plan, 'collectible')[0]?.id ?? ''
      count(world, 'deliver', to, { x: holeX, y: holeY }, 100)
    }
    const by = playerOf(world).id
    for (const { one, other, x, y } of world.touches) {
      const met = [world.bodies[one], world.bodies[other]].find((touched) =>
        ['stone', 'guard'].includes(touched?.part ?? ''),
      )
      tell(world, 'bounce', { by, ...(met && { to: met.cast }), x, y })
    }
  },
  guarded: ({ own: { holeX = 0, holeY = 0 } }) => ({ x: holeX, y: holeY + 62, span: 64 }),
  isOver: (world) => world.done >= world.goal,
  lost: () => 'Too many strokes for this hole.',
  won: (world) => `All the holes, in ${world.fired} strokes${besidePar(world)}.`,
  hud: ({ fired, level, plan }) => [
    { says: 'Hole', value: `${level} / ${plan.rules.levels}`, isLevel: true },
    ...(contentOf(plan, 'par') === undefined ? [] : [{ says: 'Par', value: String(contentOf(plan, 'par')) }]),
    { says: 'Total', value: String(fired) },
  ],
  draw,
}

/** ', 2 over par': how many that is beside what is usual for all the holes. */
function besidePar({ plan, fired }: AimWorld): string {
  const par = contentOf(plan, 'par')
  if (par === undefined) return ''
  const over = fired - par * (plan.rules.levels ?? 1)
  return over === 0 ? ', on par' : `, ${Math.abs(over)} ${over > 0 ? 'over' : 'under'} par`
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx, plan, palette } = painter
  const { width, height } = stage
  const turf = palette.soil === 'grass' ? '#58b368' : lift(palette.ground, 0.12)
  ctx.fillStyle = '#6b4526'
  ctx.beginPath()
  ctx.roundRect(edge - 16, edge - 16, width - edge * 2 + 32, height - edge * 2 + 32, 20)
  ctx.fill()
  for (let row = 0; row < 8; row++) {
    ctx.fillStyle = row % 2 === 0 ? turf : lift(turf, -0.07)
    const high = (height - edge * 2) / 8
    ctx.fillRect(edge, edge + row * high, width - edge * 2, high + 1)
  }
  ctx.strokeStyle = '#8f5f38'
  ctx.lineCap = 'round'
  ctx.lineWidth = 14
  for (const { x1, y1, x2, y2 } of world.walls) {
    ctx.beginPath()
    ctx.moveTo(x1, y1)
    ctx.lineTo(x2, y2)
    ctx.stroke()
  }
  const { holeX = 0, holeY = 0 } = world.own
  const [hole] = [...castIn(plan, 'goal'), ...castIn(plan, 'collectible')]
  const cup = cupOf(world)
  painter.tile('hole', holeX - cup, holeY - cup, cup * 2, cup * 2)
  if (hole) painter.sprite(hole, holeX, holeY, cup * 2.2)
  else drawFlag(ctx, holeX, holeY)
  for (const body of world.bodies) {
    if (body.part === 'stone') drawBody(painter, body, 1.2)
    else if (body.part === 'shot') {
      const far = world.phase === 'aim' ? 46 : 0
      if (far > 0) {
        const [x, y] = [body.x - (body.x > width / 2 ? 52 : -52), body.y + 26]
        painter.sprite(playerOf(world), x, y, 58, { facing: body.x - x, shadow: true, alive: 1 })
      }
      drawBall(painter, body)
    }
  }
  drawArrow(form, world, painter)
}

function drawFlag(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.strokeStyle = '#f7f2e6'
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.moveTo(x, y)
  ctx.lineTo(x, y - 70)
  ctx.stroke()
  ctx.fillStyle = '#e4472b'
  ctx.beginPath()
  ctx.moveTo(x + 2, y - 70)
  ctx.lineTo(x + 40, y - 56)
  ctx.lineTo(x + 2, y - 42)
  ctx.fill()
}

export const genre = shotGenre(form)
