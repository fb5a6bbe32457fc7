import { type CastMember, castIn, dial, type GamePlan, theOne } from '../../../game/plan.ts'
import { between, lose, tell, win } from '../../../game/world.ts'
import { cosine, length, sine } from '../../../rules/sure-math.ts'
import { arcs } from '../../aim/arcs.ts'
import { type Body, ball, segment } from '../../aim/bodies.ts'
import { drawDots } from '../../aim/draw.ts'
import { drawBall } from '../../aim/draw-rally.ts'
import { type AimWorld, contentOf, count, playerOf, type ShotForm, shotGenre } from '../../aim/shots.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 900, height: 560 }
const blast = 52
const fastest = 860

export const foeIn = (plan: GamePlan): CastMember =>
  castIn(plan, 'boss')[0] ?? castIn(plan, 'enemy')[0] ?? theOne(plan, 'player')
const hits = (plan: GamePlan) => Math.max(1, plan.rules.lives)
const standing = (world: AimWorld, who: 1 | 2) =>
  world.bodies.find(({ part }) => part === (who === 1 ? 'own' : 'foe'))
const shotIn = ({ bodies }: AimWorld) => bodies.find(({ part }) => part === 'shot')
const muzzle = (body: Body | undefined) => ({ x: body?.x ?? 0, y: (body?.y ?? 0) - 40 })
/** Whose shot is in the air: the player's own, or that of the other one. */
const shooter = (world: AimWorld): 1 | 2 => (world.own.rival === 1 ? 2 : world.turn)

/** The land as a line from side to side: hills with a hollow between, and a place to stand at either end. */
function raise(world: AimWorld): void {
  const heights = Array.from({ length: 19 }, () => between(world, 350, 450))
  const hill = between(world, 230, 330)
  heights.splice(8, 3, hill + 40, hill, hill + 40)
  const smooth = heights.map((one, at) => ((heights[at - 1] ?? one) + one * 2 + (heights[at + 1] ?? one)) / 4)
  const [left, right] = [between(world, 1, 3) | 0, 16 - (between(world, 0, 2) | 0)]
  for (const [part, spot] of [
    ['own', left],
    ['foe', right],
  ] as const) {
    const level = ((smooth[spot] ?? 400) + (smooth[spot + 1] ?? 400)) / 2
    smooth[spot] = level
    smooth[spot + 1] = level
    const cast = part === 'own' ? theOne(world.plan, 'player').id : foeIn(world.plan).id
    world.bodies.push(ball(30, { x: (spot + 0.5) * 50, y: level - 28, cast, part, mass: 0, ghost: true }))
  }
  for (let at = 0; at + 1 < smooth.length; at++)
    world.walls.push(segment(at * 50, smooth[at] ?? 400, (at + 1) * 50, smooth[at + 1] ?? 400))
}

function burst(world: AimWorld, shot: Body): void {
  world.bodies = world.bodies.filter((one) => one !== shot)
  const by = shooter(world) === 1 ? playerOf(world).id : foeIn(world.plan).id
  tell(world, 'break', { by, x: shot.x, y: shot.y })
  const [own, foe] = [standing(world, 1), standing(world, 2)]
  const isHit = (body: Body | undefined) => body && length(body.x - shot.x, body.y - shot.y) < blast
  if (foe && isHit(foe)) {
    world.own.foe = (world.own.foe ?? 1) - 1
    if (shooter(world) === 1) count(world, 'defeat', foe.cast, foe, 50)
    if (world.own.foe <= 0) win(world, `The ${foeIn(world.plan).name} was hit ${hits(world.plan)} times.`)
  }
  if (!own || !isHit(own)) return
  tell(world, 'hurt', { by, to: own.cast, x: own.x, y: own.y })
  if (world.plan.rules.gentle) return
  world.lives--
  if (world.lives <= 0) lose(world, `You were hit ${hits(world.plan)} times.`)
}

export const form: ShotForm = {
  id: 'artillery',
  seen: 'side',
  stage,
  shotsAre: 'Shots',
  space: { fall: 520, fine: 3 },
  fastest,
  gusts: [30, 110],
  windy: true,
  keys: 'side',
  longest: 6,
  howTo: (plan) => [
    'Pull back, aim and let go. The wind carries every shot.',
    plan.rules.players === 2 ? 'You take turns.' : `Then the ${foeIn(plan).name} shoots back.`,
    hits(plan) === 1 ? "One hit and you're out." : `${hits(plan)} hits and you're out.`,
  ],
  lay(world) {
    raise(world)
    world.own = { foe: hits(world.plan), rival: 0, known: 0 }
    world.goal = hits(world.plan)
    world.shots = contentOf(world.plan, 'rounds') ?? 14
    world.angle = -0.8
    world.power = 0.6
  },
  from: (world) => muzzle(standing(world, shooter(world))),
  fire(world, vx, vy) {
    const cast = castIn(world.plan, 'projectile')[0]?.id ?? ''
    world.bodies.push(ball(11, { ...form.from(world), cast, part: 'shot', vx, vy, still: 0 }))
  },
  watch(world) {
    const other = standing(world, shooter(world) === 1 ? 2 : 1)
    const low = world.touches.flatMap(({ one, other: met }) => (met === -1 ? (world.bodies[one] ?? []) : []))
    for (const shot of world.bodies.filter(({ part }) => part === 'shot')) {
      const isNear = other && length(other.x - shot.x, other.y - shot.y) < 34
      if (low.includes(shot) || isNear) burst(world, shot)
      else if (shot.x < -80 || shot.x > stage.width + 80 || shot.y > stage.height + 40)
        world.bodies = world.bodies.filter((one) => one !== shot)
      if (world.status !== 'playing') return
    }
  },
  isOver: (world) => !shotIn(world) && world.since > 6,
  rest(world) {
    world.bodies = world.bodies.filter(({ part }) => part !== 'shot')
  },
  answer(world) {
    if (world.plan.rules.players === 2) return false
    world.own.rival = world.own.rival === 1 ? 0 : 1
    if (world.own.rival === 0) return false
    shootBack(world)
    return true
  },
  isDone: (world) => (world.own.foe ?? 1) <= 0,
  lost: () => 'Out of shots.',
  won: (world) => `The ${foeIn(world.plan).name} is beaten.`,
  hud: ({ own, plan, lives }) => [
    { says: foeIn(plan).name, value: '♥'.repeat(Math.max(0, own.foe ?? 0)), picture: foeIn(plan).id },
    ...(plan.rules.lives <= 1 ? [{ says: 'You', value: '♥'.repeat(lives) }] : []),
  ],
  draw,
}

/** The rival knows how such things fly, and misjudges them as much as the challenge says; from shot to shot it learns. */
function shootBack(world: AimWorld): void {
  const own = standing(world, 1)
  if (!own) return
  const from = form.from(world)
  const found = arcs(
    from,
    own,
    { fall: world.fall, wind: world.wind, fastest },
    [0.72, 0.82, 0.92, 1],
  ).filter(({ angle }) => sine(angle) < -0.55)
  const shot = found[Math.floor(between(world, 0, found.length))] ?? { angle: -2.3, power: 0.8 }
  world.own.known = (world.own.known ?? 0) + 1
  const off = dial(world.plan, 0.26, 0.09) / Math.sqrt(world.own.known)
  const angle = shot.angle + between(world, -off, off)
  const speed = shot.power * fastest
  form.fire(world, cosine(angle) * speed, sine(angle) * speed)
  tell(world, 'shoot', { by: foeIn(world.plan).id, to: playerOf(world).id, ...from })
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx, palette } = painter
  ctx.beginPath()
  ctx.moveTo(-500, stage.height + 400)
  ctx.lineTo(-500, world.walls[0]?.y1 ?? 400)
  for (const { x1, y1, x2, y2 } of world.walls) {
    ctx.lineTo(x1, y1)
    ctx.lineTo(x2, y2)
  }
  ctx.lineTo(stage.width + 500, world.walls.at(-1)?.y2 ?? 400)
  ctx.lineTo(stage.width + 500, stage.height + 400)
  ctx.fillStyle = palette.ground
  ctx.strokeStyle = palette.groundEdge
  ctx.lineWidth = 12
  ctx.lineJoin = 'round'
  ctx.fill()
  ctx.stroke()
  drawDots(form, world, painter, 0.4)
  for (const body of world.bodies) {
    if (body.part === 'shot') drawBall(painter, body, '#2b2840')
    else {
      const isTurn = body.part === (shooter(world) === 1 ? 'own' : 'foe')
      const side = body.part === 'own' ? 1 : -1
      const angle = isTurn && world.phase === 'aim' ? world.angle : side === 1 ? -0.6 : -2.54
      ctx.strokeStyle = '#2b2840'
      ctx.lineCap = 'round'
      ctx.lineWidth = 13
      ctx.beginPath()
      ctx.moveTo(body.x, body.y - 16)
      ctx.lineTo(body.x + cosine(angle) * 46, body.y - 16 + sine(angle) * 46)
      ctx.stroke()
      painter.sprite(body.cast, body.x, body.y - 4, 76, { facing: side, shadow: true })
    }
  }
}

export const genre = shotGenre(form)
