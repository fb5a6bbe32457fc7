import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { between, tell } from '../../../game/world.ts'
import { angleOf, sine } from '../../../rules/sure-math.ts'
import { addedRule, blow } from '../../aim/added-rules.ts'
import { type Body, ball, box } from '../../aim/bodies.ts'
import { drawDots, drawGround } from '../../aim/draw.ts'
import { type AimWorld, contentOf, count, playerOf, type ShotForm, shotGenre } from '../../aim/shots.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 860, height: 520 }
const ground = 450
const bow = { x: 118, y: ground - 74 }
export const usualHits = 5

/** What one shoots at; plain targets where the prompt names nothing. */
export const marksIn = (plan: GamePlan): CastMember[] =>
  (['enemy', 'boss', 'collectible', 'goal', 'obstacle'] as const).flatMap((role) => castIn(plan, role))

/** Whether they move: when the prompt says so, and in later levels. */
const isMoving = ({ plan, level }: AimWorld) => plan.content?.moving === true || level > 1

/** Of whoever is drawn, and of a plain target. */
function sizeOf({ added: { target } }: AimWorld, cast: string): [wide: number, high: number] {
  return cast ? [62 * target, 62 * target] : [40 * target, 92 * target]
}

function stand(world: AimWorld, cast: string, at: number, many: number): void {
  const x = 420 + ((at + 0.5) * 400) / many + between(world, -20, 20)
  const y = between(world, 150, ground - 50)
  const [wide, high] = sizeOf(world, cast)
  world.bodies.push(box(wide, high, { x, y, cast, part: 'mark', mass: 0, ghost: true, vx: 0 }))
}

export const form: ShotForm = {
  id: 'archery',
  seen: 'side',
  stage,
  shotsAre: 'Arrows',
  space: { fall: 420, fine: 4 },
  fastest: 1000,
  gusts: [90, 220],
  angles: [-1.3, 0.4],
  keys: 'side',
  longest: 2.6,
  howTo: (plan) => [
    'Draw the bow back, aim and let go.',
    `Hit the ${marksIn(plan)[0]?.plural ?? 'targets'}.`,
    plan.content?.wind
      ? 'Watch the wind: it carries every arrow.'
      : 'Arrows drop as they fly: aim a little high.',
  ],
  lay(world) {
    world.bodies.push(
      box(stage.width * 3, 200, { x: stage.width / 2, y: ground + 100, mass: 0, part: 'ground' }),
    )
    const kinds = marksIn(world.plan)
    const said = kinds.flatMap((kind) => Array.from({ length: Math.min(9, kind.count ?? 0) }, () => kind.id))
    const goal = world.plan.rules.goalCount ?? (said.length > 0 ? said.length : usualHits)
    const all =
      said.length > 0
        ? said
        : Array.from(
            { length: Math.min(goal, 4) },
            (_, at) => kinds[at % Math.max(1, kinds.length)]?.id ?? '',
          )
    for (const [at, cast] of all.entries()) stand(world, cast, at, all.length)
    world.goal = goal
    world.shots = contentOf(world.plan, 'rounds') ?? goal + Math.round(dial(world.plan, 6, 2))
    world.goal = Math.min(world.goal, world.shots)
    world.angle = -0.25
    world.power = 0.7
  },
  from: () => bow,
  fire(world, vx, vy) {
    const cast = castIn(world.plan, 'projectile')[0]?.id ?? ''
    world.bodies.push(ball(7, { ...bow, cast, part: 'shot', vx, vy, still: 0, turn: world.angle }))
  },
  live(world) {
    if (!isMoving(world)) return
    for (const [at, body] of world.bodies.entries()) {
      if (body.part !== 'mark') continue
      body.y += sine(world.tick * 0.025 + at * 1.7) * dial(world.plan, 1, 2)
      body.y = Math.max(110, Math.min(ground - 50, body.y))
    }
  },
  watch(world) {
    const arrow = world.bodies.find(({ part }) => part === 'shot')
    if (!arrow) return
    arrow.turn = angleOf(arrow.vy, arrow.vx)
    for (const { one, other, x, y } of world.touches) {
      const pair = [world.bodies[one], world.bodies[other]]
      if (!pair.includes(arrow)) continue
      const mark = pair.find((body) => body?.part === 'mark')
      if (mark) strike(world, mark, arrow)
      else tell(world, 'land', { x, y })
      world.bodies = world.bodies.filter((body) => body !== arrow)
      return
    }
  },
  isOver: (world) =>
    world.bodies.every(({ part, x }) => part !== 'shot' || x > stage.width + 40) && world.since > 8,
  rest(world) {
    world.bodies = world.bodies.filter(({ part }) => part !== 'shot')
    if (world.plan.content?.wind && !addedRule(world.plan, 'wind')) blow(form, world)
  },
  guarded: () => ({ x: 370, y: 300, span: 110, up: true }),
  resize(world) {
    for (const body of world.bodies) {
      if (body.part !== 'mark') continue
      const [wide, high] = sizeOf(world, body.cast)
      Object.assign(body, { wide: wide / 2, high: high / 2 })
    }
  },
  lost: (world) => `Out of arrows, with ${world.done} of ${world.goal} hits.`,
  won: (world) => `${world.goal} hits with ${world.fired} arrows.`,
  hud: ({ done, goal, plan }) => [
    { says: 'Hits', value: `${done} / ${goal}`, picture: marksIn(plan)[0]?.id },
  ],
  draw,
}

/** The nearer to the middle, the more it is worth; another one stands up as long as more have to be hit. */
function strike(world: AimWorld, mark: Body, arrow: Body): void {
  const middle = 1 - Math.min(1, Math.abs(arrow.y - mark.y) / mark.high)
  count(world, 'defeat', mark.cast, arrow, 10 + Math.round(middle * 4) * 10)
  world.bodies = world.bodies.filter((body) => body !== mark)
  const left = world.bodies.filter(({ part }) => part === 'mark').length
  if (world.done + left < world.goal) stand(world, mark.cast, Math.floor(between(world, 0, 4)), 4)
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx } = painter
  drawGround(painter, ground)
  drawDots(form, world, painter, 0.42)
  for (const body of world.bodies) {
    if (body.part !== 'mark') continue
    ctx.fillStyle = '#6b4526'
    ctx.fillRect(body.x - 4, body.y, 8, ground - body.y)
    if (body.cast) painter.sprite(body.cast, body.x, body.y, body.wide * 2.45, { facing: -1 })
    else painter.tile('target', body.x - body.wide, body.y - body.high, body.wide * 2, body.high * 2)
  }
  const player = playerOf(world)
  painter.sprite(player, bow.x - 36, ground - 54, 116 * Math.min(1.15, player.size), {
    facing: 1,
    shadow: true,
    alive: 1,
  })
  drawBow(world, painter)
  for (const body of world.bodies) if (body.part === 'shot') drawArrow(painter, body)
}

function drawBow(world: AimWorld, painter: Painter): void {
  const { ctx } = painter
  ctx.save()
  ctx.translate(bow.x, bow.y)
  ctx.rotate(world.angle)
  const back = world.phase === 'aim' ? -8 - world.power * 30 : -6
  ctx.strokeStyle = '#f4efe4'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.moveTo(-6, -44)
  ctx.lineTo(back, 0)
  ctx.lineTo(-6, 44)
  ctx.stroke()
  ctx.strokeStyle = '#7c4a2c'
  ctx.lineWidth = 8
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.arc(-32, 0, 52, -1.02, 1.02)
  ctx.stroke()
  ctx.restore()
  const cast = castIn(world.plan, 'projectile')[0]?.id ?? ''
  if (world.phase === 'aim') drawArrow(painter, { ...bow, cast, turn: world.angle })
}

/** What flies is an arrow, unless the prompt has another picture for it; pictures of arrows point up to the right. */
function drawArrow(
  { ctx, plan, sprite }: Painter,
  { x, y, turn, cast }: Pick<Body, 'x' | 'y' | 'turn' | 'cast'>,
): void {
  const member = castIn(plan, 'projectile').find(({ id }) => id === cast)
  const isArrow = !member || /arrow|bolt/.test(member.name)
  // The proof looks for whoever is named; the picture of an arrow sign would be none that flies.
  if (member) sprite(member, x, y, isArrow ? 11 : 44, { angle: turn })
  if (!isArrow) return
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.strokeStyle = '#8f5f38'
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.moveTo(-40, 0)
  ctx.lineTo(20, 0)
  ctx.stroke()
  ctx.fillStyle = '#d9dee8'
  ctx.beginPath()
  ctx.moveTo(32, 0)
  ctx.lineTo(14, -7)
  ctx.lineTo(14, 7)
  ctx.fill()
  ctx.fillStyle = '#e4472b'
  ctx.fillRect(-42, -6, 14, 12)
  ctx.restore()
}

export const genre = shotGenre(form)
