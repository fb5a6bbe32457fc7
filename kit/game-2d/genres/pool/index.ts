import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { between, tell } from '../../../game/world.ts'
import { length } from '../../../rules/sure-math.ts'
import { type Body, ball, segment } from '../../aim/bodies.ts'
import { drawArrow } from '../../aim/draw.ts'
import { drawBall } from '../../aim/draw-rally.ts'
import { type AimWorld, contentOf, count, playerOf, type ShotForm, shotGenre } from '../../aim/shots.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 460, height: 760 }
const edge = 46
const radius = 17
const pocket = 33
const usualBalls = 7

export const pockets = [
  { x: edge, y: edge },
  { x: stage.width - edge, y: edge },
  { x: edge - 6, y: stage.height / 2 },
  { x: stage.width - edge + 6, y: stage.height / 2 },
  { x: edge, y: stage.height - edge },
  { x: stage.width - edge, y: stage.height - edge },
]

/** What is potted: whatever the prompt names, or balls of many colours. */
export const ballsIn = (plan: GamePlan): CastMember[] =>
  (['collectible', 'enemy', 'goal', 'obstacle'] as const).flatMap((role) => castIn(plan, role))

const colours = ['#f2c230', '#2b6cd4', '#d8402f', '#6f4bb8', '#ef8b2c', '#2e9e5b', '#8e2f3c', '#25223a']
const cueOf = ({ bodies }: AimWorld): Body | undefined => bodies.find(({ part }) => part === 'cue')

export const form: ShotForm = {
  id: 'pool',
  seen: 'table',
  stage,
  shotsAre: 'Shots',
  space: { drag: 0.62, fine: 5 },
  fastest: 1300,
  keys: 'top',
  longest: 9,
  howTo: (plan) => [
    'Pull back, away from where the white ball should go, and let go.',
    `Pot all the ${ballsIn(plan)[0]?.plural ?? 'balls'}.`,
    'If the white ball goes in, it comes back and costs a shot.',
  ],
  lay(world) {
    const { width, height } = stage
    const [left, top, right, bottom, gap] = [edge, edge, width - edge, height - edge, 36]
    const cushion = (x1: number, y1: number, x2: number, y2: number) =>
      world.walls.push(segment(x1, y1, x2, y2, 0.78))
    cushion(left + gap, top, right - gap, top)
    cushion(left + gap, bottom, right - gap, bottom)
    for (const x of [left, right]) {
      cushion(x, top + gap, x, height / 2 - gap)
      cushion(x, height / 2 + gap, x, bottom - gap)
    }
    const kinds = ballsIn(world.plan)
    const said = kinds.reduce((sum, { count: many = 0 }) => sum + many, 0)
    world.goal =
      contentOf(world.plan, 'balls') ??
      Math.min(10, world.plan.rules.goalCount ?? (said > 0 ? said : usualBalls))
    for (let at = 0, row = 0, place = 0; at < world.goal; at++, place++) {
      if (place > row) {
        row++
        place = 0
      }
      const x = width / 2 + (place - row / 2) * (radius * 2 + 1) + between(world, -0.4, 0.4)
      const cast = kinds[at % Math.max(1, kinds.length)]?.id ?? ''
      world.bodies.push(piece(x, 260 - row * radius * 1.76, { cast, part: `ball${at}` }))
    }
    const shot = castIn(world.plan, 'projectile')[0]?.id ?? ''
    world.bodies.push(piece(width / 2, height - 200, { cast: shot, part: 'cue' }))
    world.shots =
      contentOf(world.plan, 'rounds') ?? Math.round(dial(world.plan, world.goal * 2.6, world.goal * 1.6))
    world.angle = -Math.PI / 2
    world.power = 0.6
  },
  from: (world) => cueOf(world) ?? { x: 0, y: 0 },
  fire(world, vx, vy) {
    const cue = cueOf(world)
    if (cue) Object.assign(cue, { vx, vy, still: 0 })
  },
  watch(world) {
    const by = theOne(world.plan, 'player').id
    for (const { one, other, x, y, speed } of world.touches) {
      const [first, second] = [world.bodies[one], world.bodies[other]]
      const hit = first?.part === 'cue' ? second : second?.part === 'cue' ? first : undefined
      if (hit && speed > 60) tell(world, 'hit', { by, ...(hit.cast && { to: hit.cast }), x, y })
    }
    for (const body of [...world.bodies]) {
      if (!pockets.some(({ x, y }) => length(x - body.x, y - body.y) < pocket - 5)) continue
      if (body.part === 'cue') foul(world, body)
      else {
        world.bodies = world.bodies.filter((one) => one !== body)
        count(world, 'deliver', body.cast, body, 30)
      }
    }
  },
  lost: (world) => `Out of shots, with ${world.goal - world.done} left on the table.`,
  won: (world) => `The table is clear, after ${world.fired} shots.`,
  hud: ({ done, goal, plan }) => [
    { says: 'Potted', value: `${done} / ${goal}`, picture: ballsIn(plan)[0]?.id },
  ],
  draw,
}

const piece = (x: number, y: number, more: Partial<Body>) =>
  ball(radius, { x, y, bounce: 0.92, grip: 0.08, ...more })

function foul(world: AimWorld, cue: Body): void {
  tell(world, 'miss', { by: playerOf(world).id, x: cue.x, y: cue.y, words: 'Oops!' })
  world.shots = Math.max(0, world.shots - 1)
  const isFree = (y: number) =>
    world.bodies.every((one) => one === cue || length(one.x - stage.width / 2, one.y - y) > radius * 2.2)
  const spot = [560, 610, 510, 660, 460].find(isFree) ?? 560
  Object.assign(cue, { x: stage.width / 2, y: spot, vx: 0, vy: 0, spin: 0 })
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx } = painter
  const { width, height } = stage
  const table = (inset: number, fill: string, round: number) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.roundRect(inset, inset, width - inset * 2, height - inset * 2, round)
    ctx.fill()
  }
  table(4, '#5a3420', 34)
  table(12, '#7c4a2c', 28)
  table(edge - 14, '#1f6b4f', 14)
  table(edge, '#2a8a66', 6)
  for (const { x, y } of pockets) {
    ctx.fillStyle = '#161320'
    ctx.beginPath()
    ctx.arc(x, y, pocket - 2, 0, Math.PI * 2)
    ctx.fill()
  }
  for (const body of world.bodies) {
    const at = Number(body.part.slice(4))
    drawBall(painter, body, body.part === 'cue' ? '#ffffff' : (colours[at % colours.length] ?? '#f2c230'))
  }
  drawArrow(form, world, painter, 190)
  drawCue(world, ctx)
}

/** The stick behind the white ball, drawn back as far as the shot is strong. */
function drawCue(world: AimWorld, ctx: CanvasRenderingContext2D): void {
  if (world.phase !== 'aim') return
  const { x, y } = form.from(world)
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(world.angle)
  const back = radius + 8 + world.power * 60
  ctx.fillStyle = '#e8c890'
  ctx.strokeStyle = '#5a3420'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(-back, -4)
  ctx.lineTo(-back - 250, -7)
  ctx.lineTo(-back - 250, 7)
  ctx.lineTo(-back, 4)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

export const genre = shotGenre(form)
