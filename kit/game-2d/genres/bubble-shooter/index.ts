import { castIn, dial, type GamePlan, memberOf } from '../../../game/plan.ts'
import { addScore, below, tell } from '../../../game/world.ts'
import { cosine, length, sine } from '../../../rules/sure-math.ts'
import { type Body, ball } from '../../aim/bodies.ts'
import { type AimWorld, contentOf, playerOf, type ShotForm, shotGenre } from '../../aim/shots.ts'

import { lift } from '../../scenery/colour.ts'
import type { Painter } from '../../view/painter.ts'

const stage = { width: 480, height: 700 }
const radius = 26
const columns = 9
const high = radius * 1.74
const left = (stage.width - columns * radius * 2) / 2
const top = 14
const colours = ['#e4572b', '#3d8bd9', '#f2c230', '#57b35f', '#a45bd6', '#ef7fb2']

/** What is in the bubbles, by id; where few things are named, the rest are plain ones. */
function kindsIn(plan: GamePlan): string[] {
  const named = castIn(plan, 'collectible').map(({ id }) => id)
  return [...named, ...['plain-1', 'plain-2', 'plain-3', 'plain-4']].slice(
    0,
    Math.max(4, Math.min(colours.length, named.length)),
  )
}
const colourOf = (plan: GamePlan, cast: string) => colours[kindsIn(plan).indexOf(cast)] ?? '#ffffff'
const isNamed = (plan: GamePlan, cast: string) => plan.cast.some(({ id }) => id === cast)

const placeOf = (column: number, row: number) => ({
  x: left + radius + column * radius * 2 + (row % 2 === 1 ? radius : 0),
  y: top + radius + row * high,
})

const bubble = (cast: string, at: { x: number; y: number }, more: Partial<Body> = {}) =>
  ball(radius, { ...at, cast, part: 'bubble', mass: 0, ...more })
const hung = ({ bodies }: AimWorld) => bodies.filter(({ part }) => part === 'bubble')
const areNear = (one: Body, other: Body) => length(one.x - other.x, one.y - other.y) < radius * 2.2

/** Everybody who hangs together with one of these. */
function groupOf(all: readonly Body[], from: readonly Body[], fits: (body: Body) => boolean): Set<Body> {
  const group = new Set(from)
  for (const one of group)
    for (const other of all) if (!group.has(other) && fits(other) && areNear(one, other)) group.add(other)
  return group
}

/** Only what still hangs comes up again. */
function nextOf(world: AimWorld): number {
  const kinds = kindsIn(world.plan)
  const there = kinds.flatMap((id, at) => (hung(world).some(({ cast }) => cast === id) ? [at] : []))
  return there[below(world, Math.max(1, there.length))] ?? 0
}

function settleIn(world: AimWorld, shot: Body): void {
  const taken = (x: number, y: number) => hung(world).some((one) => length(one.x - x, one.y - y) < radius)
  let best = { x: shot.x, y: shot.y, far: Number.POSITIVE_INFINITY }
  for (let row = 0; row < 13; row++)
    for (let column = 0; column < columns - (row % 2); column++) {
      const { x, y } = placeOf(column, row)
      const far = length(x - shot.x, y - shot.y)
      if (far < best.far && !taken(x, y)) best = { x, y, far }
    }
  Object.assign(shot, { x: best.x, y: best.y, vx: 0, vy: 0, part: 'bubble' })
  const by = playerOf(world).id
  const same = groupOf(hung(world), [shot], ({ cast }) => cast === shot.cast)
  if (same.size < 3) return
  pop(world, same, by)
  const kept = groupOf(
    hung(world),
    hung(world).filter(({ y }) => y < top + radius + 2),
    () => true,
  )
  const loose = new Set(hung(world).filter((one) => !kept.has(one)))
  pop(world, loose, by)
}

function pop(world: AimWorld, gone: ReadonlySet<Body>, by: string): void {
  for (const { cast, x, y } of gone) {
    const to = isNamed(world.plan, cast) ? { to: cast } : {}
    tell(world, 'match', { by, ...to, x, y, words: '+10' })
    tell(world, 'break', { by, ...to, x, y })
    world.done++
  }
  world.bodies = world.bodies.filter((one) => !gone.has(one))
  if (gone.size > 0) addScore(world, gone.size * 10)
}

export const form: ShotForm = {
  id: 'bubble-shooter',
  seen: 'table',
  stage,
  shotsAre: 'Bubbles left',
  space: { fine: 1 },
  fastest: 960,
  angles: [-2.95, -0.19],
  keys: 'top',
  points: 'where',
  longest: 3,
  howTo: () => [
    'Point and tap to shoot.',
    'Match three or more to pop them.',
    'Anything left hanging falls. Shots bounce off the sides.',
  ],
  lay(world) {
    const kinds = kindsIn(world.plan)
    const many = Math.min(kinds.length, Math.round(dial(world.plan, 3, 5)))
    const rows = 3 + Math.min(2, world.level)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns - (row % 2); column++) {
        // Neighbours are often alike, or nothing would ever pop.
        const before = world.bodies.at(-1)?.cast
        const cast = column > 0 && before && below(world, 9) < 3 ? before : (kinds[below(world, many)] ?? '')
        world.bodies.push(bubble(cast, placeOf(column, row)))
      }
    world.goal = world.bodies.length
    world.shots = contentOf(world.plan, 'rounds') ?? Math.round(world.goal * dial(world.plan, 1.1, 0.6))
    world.angle = -Math.PI / 2
    world.power = 1
    world.own = { now: nextOf(world), next: nextOf(world) }
  },
  from: () => ({ x: stage.width / 2, y: stage.height - 70 }),
  flies: ({ plan, own }) => {
    const cast = kindsIn(plan)[own.now ?? 0] ?? ''
    return isNamed(plan, cast) ? cast : ''
  },
  fire(world, vx, vy) {
    const cast = kindsIn(world.plan)[world.own.now ?? 0] ?? ''
    world.bodies.push(bubble(cast, form.from(world), { part: 'shot', vx, vy, still: 0 }))
  },
  watch(world) {
    const shot = world.bodies.find(({ part }) => part === 'shot')
    if (!shot) return
    const edge = left + radius
    if ((shot.x < edge && shot.vx < 0) || (shot.x > stage.width - edge && shot.vx > 0)) {
      shot.vx = -shot.vx
      tell(world, 'bounce', { by: playerOf(world).id, x: shot.x, y: shot.y })
    }
    if (
      shot.y < top + radius ||
      hung(world).some((one) => length(one.x - shot.x, one.y - shot.y) < radius * 1.78)
    )
      settleIn(world, shot)
  },
  isOver: (world) => world.bodies.every(({ part }) => part !== 'shot'),
  rest(world) {
    world.own.now = world.own.next ?? 0
    const kind = kindsIn(world.plan)[world.own.now]
    if (!hung(world).some(({ cast }) => cast === kind)) world.own.now = nextOf(world)
    world.own.next = nextOf(world)
  },
  isDone: (world) => hung(world).length === 0,
  lost: (world) => `Nothing left to shoot, and ${hung(world).length} still hang.`,
  won: () => 'All of them popped.',
  hud: (world) => [{ says: 'Still hang', value: String(hung(world).length) }],
  draw,
}

function draw(world: AimWorld, painter: Painter): void {
  const { ctx, plan } = painter
  const { width, height } = stage
  ctx.fillStyle = '#1b1a3ab3'
  ctx.beginPath()
  ctx.roundRect(0, 0, width, height, 20)
  ctx.fill()
  for (const body of world.bodies) drawBubble(painter, body.cast, body.x, body.y, radius)
  const { x, y } = form.from(world)
  ctx.fillStyle = '#ffffff26'
  ctx.fillRect(8, y - 60, width - 16, 3)
  const player = playerOf(world)
  painter.sprite(player, x - 120, y + 8, 84, { facing: 1, alive: 1 })
  if (world.phase === 'aim') {
    drawLine(world, ctx)
    const kinds = kindsIn(plan)
    drawBubble(painter, kinds[world.own.now ?? 0] ?? '', x, y, radius)
    drawBubble(painter, kinds[world.own.next ?? 0] ?? '', x + 84, y + 16, radius * 0.66)
  }
}

function drawBubble({ ctx, plan, sprite }: Painter, cast: string, x: number, y: number, size: number): void {
  const colour = colourOf(plan, cast)
  ctx.fillStyle = colour
  ctx.strokeStyle = lift(colour, -0.4)
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.arc(x, y, size - 1.5, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  if (isNamed(plan, cast)) sprite(memberOf(plan, cast), x, y + 1, size * 1.42)
  ctx.fillStyle = '#ffffff8c'
  ctx.beginPath()
  ctx.ellipse(x - size * 0.38, y - size * 0.5, size * 0.24, size * 0.14, -0.6, 0, Math.PI * 2)
  ctx.fill()
}

/** Dots along the way, with the first time it comes back from a side. */
function drawLine(world: AimWorld, ctx: CanvasRenderingContext2D): void {
  let { x, y } = form.from(world)
  const edge = left + radius
  let dx = cosine(world.angle) * 26
  const dy = sine(world.angle) * 26
  ctx.fillStyle = '#ffffff'
  for (let dot = 0; dot < 15; dot++) {
    x += dx
    y += dy
    if (x < edge || x > stage.width - edge) dx = -dx
    ctx.globalAlpha = 0.85 - dot * 0.05
    ctx.beginPath()
    ctx.arc(x, y, 4, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.globalAlpha = 1
}

export const genre = shotGenre(form)
