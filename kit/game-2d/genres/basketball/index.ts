import { castIn, dial, memberOf } from '../../../game/plan.ts'
import { between, tell } from '../../../game/world.ts'
import { sine } from '../../../rules/sure-math.ts'
import { type Body, ball, box, segment } from '../../aim/bodies.ts'
import { drawDots, drawGround } from '../../aim/draw.ts'
import {
  type AimWorld,
  contentOf,
  count,
  playerOf,
  type ShotForm,
  shotCast,
  shotGenre,
} from '../../aim/shots.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 760, height: 560 }
const ground = 490
const radius = 24
/** Half the opening of the hoop. */
const opening = 44
const mouthOf = ({ added }: AimWorld) => opening * added.target
export const usualBaskets = 5

const isMoving = ({ plan, level }: AimWorld) => plan.content?.moving === true || level > 1
const theBall = (world: AimWorld) => world.bodies.find(({ part }) => part === 'shot')

/** The rim has two ends that the ball may touch, and a board behind it. */
function hang(world: AimWorld): void {
  const { hoopX = 0, hoopY = 0 } = world.own
  const [near, far, board] = world.bodies
  const mouth = mouthOf(world)
  if (near) Object.assign(near, { x: hoopX - mouth, y: hoopY })
  if (far) Object.assign(far, { x: hoopX + mouth, y: hoopY })
  if (board) Object.assign(board, { x: hoopX + mouth + 18, y: hoopY - 46 })
}

export const form: ShotForm = {
  id: 'basketball',
  seen: 'side',
  stage,
  shotsAre: 'Throws',
  space: { fall: 900, fine: 3 },
  fastest: 1100,
  gusts: [20, 70],
  angles: [-1.5, -0.2],
  keys: 'side',
  longest: 3.6,
  howTo: (plan) => [
    'Pull back, aim along the dots and let go.',
    `Only shots from above count.`,
    plan.content?.moving === true || plan.rules.levels > 1
      ? 'It moves: throw to where it will be.'
      : 'Off the backboard is fine too.',
  ],
  lay(world) {
    const tip = () => ball(5, { x: 0, y: 0, mass: 0, part: 'rim', bounce: 0.5 })
    world.bodies.push(tip(), tip(), box(12, 120, { x: 0, y: 0, mass: 0, part: 'board', bounce: 0.6 }))
    world.bodies.push(
      box(stage.width * 3, 200, { x: stage.width / 2, y: ground + 100, mass: 0, grip: 0.6, bounce: 0.5 }),
    )
    world.walls.push(segment(stage.width + 30, -900, stage.width + 30, ground, 0.5))
    world.own = {
      hoopX: between(world, 560, 620),
      hoopY: between(world, 210, 260),
      home: 0,
      fromX: between(world, 120, 250),
    }
    world.own.home = world.own.hoopY ?? 0
    world.goal = world.plan.rules.goalCount ?? usualBaskets
    const asked = contentOf(world.plan, 'rounds')
    world.shots = asked ?? world.goal + Math.round(dial(world.plan, 6, 2))
    if (asked !== undefined) world.goal = Math.min(world.goal, Math.max(1, Math.ceil(asked / 2)))
    world.angle = -0.9
    world.power = 0.6
    hang(world)
  },
  from: ({ own }) => ({ x: own.fromX ?? 180, y: ground - 118 }),
  fire(world, vx, vy) {
    const { id } = shotCast(world)
    world.own.above = 0
    world.bodies.push(
      ball(radius, {
        ...form.from(world),
        cast: id,
        part: 'shot',
        vx,
        vy,
        still: 0,
        bounce: 0.55,
        grip: 0.4,
      }),
    )
  },
  live(world) {
    if (!isMoving(world)) return
    const slow = dial(world.plan, 0.012, 0.022)
    world.own.hoopY = (world.own.home ?? 0) + sine(world.tick * slow) * 70
    hang(world)
  },
  watch(world) {
    const body = theBall(world)
    if (!body) return
    const { hoopX = 0, hoopY = 0 } = world.own
    const mouth = mouthOf(world)
    const isInside = Math.abs(body.x - hoopX) < mouth - 8
    // Where nothing falls, it may come from below.
    const isUnder = world.fall === 0 && body.vy < 0 && body.y > hoopY
    if (isUnder && isInside && body.y < hoopY + 40 && world.own.above === 0) world.own.above = 3
    if (isInside && body.vy > 0 && body.y < hoopY && body.y > hoopY - 40) world.own.above = 1
    const isThrough =
      (world.own.above === 1 && body.y > hoopY + 14) || (world.own.above === 3 && body.y < hoopY - 14)
    if (isInside && isThrough) {
      world.own.above = 2
      count(world, 'deliver', castIn(world.plan, 'goal')[0]?.id ?? '', { x: hoopX, y: hoopY }, 20)
    } else if (!isInside && world.own.above !== 2) world.own.above = 0
    for (const { x, y, speed } of world.touches)
      if (speed > 120) tell(world, 'bounce', { by: playerOf(world).id, x, y })
  },
  resize: hang,
  guarded: ({ own: { hoopX = 0, home = 0 } }) => ({ x: hoopX - 120, y: home + 10, span: 80, up: true }),
  isOver: (world) =>
    (theBall(world)?.y ?? 0) > ground - 60 && world.since > 30 && (theBall(world)?.vy ?? 0) < 0,
  rest(world) {
    world.bodies = world.bodies.filter(({ part }) => part !== 'shot')
    // From another place every time.
    world.own.fromX = between(world, 100, 300)
  },
  lost: (world) => `Out of throws, with ${world.done} of ${world.goal} in.`,
  won: (world) => `${world.goal} in, with ${world.fired} throws.`,
  hud: (world) => [{ says: 'In', value: `${world.done} / ${world.goal}`, picture: shotCast(world).id }],
  draw,
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx, plan } = painter
  drawGround(painter, ground)
  const { hoopX = 0, hoopY = 0 } = world.own
  const [hoop] = castIn(plan, 'goal')
  const mouth = mouthOf(world)
  const bx = hoopX + mouth + 12
  ctx.fillStyle = '#3b3a4a'
  ctx.fillRect(bx + 12, hoopY - 30, 12, ground - hoopY + 30)
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = '#3b3a4a'
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.roundRect(bx, hoopY - 106, 13, 120, 4)
  ctx.fill()
  ctx.stroke()
  if (hoop) painter.sprite(hoop, hoopX, hoopY + 34, mouth * 2.3)
  const player = playerOf(world)
  const { x, y } = form.from(world)
  const shot = shotCast(world)
  if (player.id !== shot.id)
    painter.sprite(player, x - 16, ground - 52, 116 * Math.min(1.15, player.size), {
      facing: 1,
      shadow: true,
      alive: 2,
    })
  drawDots(form, world, painter, 0.55)
  if (world.phase === 'aim') drawThrown(painter, shot.id, { x, y, turn: 0, wide: radius })
  const body = theBall(world)
  if (body) drawThrown(painter, body.cast, body)
  if (!hoop) painter.tile('hoop', hoopX - mouth, hoopY - 4, mouth * 2 + 12, 58)
}

function drawThrown(
  { plan, sprite }: Painter,
  cast: string,
  { x, y, turn, wide }: Pick<Body, 'x' | 'y' | 'turn' | 'wide'>,
): void {
  sprite(memberOf(plan, cast), x, y, wide * 2.3, { angle: turn })
}

export const genre = shotGenre(form)
