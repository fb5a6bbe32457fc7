import { memberOf } from '../../game/plan.ts'
import { type Circuit, circuitOf, ground, roadHalf, spotAt } from '../../rules/spaces/circuit.ts'
import { racersIn } from '../../rules/spaces/track.ts'
import { cosine, sine } from '../../rules/sure-math.ts'
import type { RulesWorld } from '../../rules/world.ts'
import { fade, lift, mix } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'
import { type Surface, surfaceIn } from './road-surfaces.ts'

const ink = '#1d1b2e'

/** The road with its edges and its line, and how the race stands on it, small in a corner. */
export function drawTrack(world: RulesWorld, painter: Painter): void {
  const { ctx, palette } = painter
  const circuit = circuitOf(world)
  const { road, edge, colours, clear = 0 } = surfaceIn(palette.scene)
  const dim = (colour: string) =>
    palette.brightness < 0.5 && edge !== 'shine' ? lift(colour, -0.35) : colour
  const stroke = (colour: string, width: number, dash: number[] = []) => {
    ctx.setLineDash(dash)
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
  ctx.save()
  ctx.lineJoin = 'round'
  trace(ctx, circuit)
  stroke(fade(ink, 0.13), roadHalf * 2 + 58)
  if (edge === 'stripes') {
    stroke(dim(colours[1]), roadHalf * 2 + 26)
    stroke(dim(colours[0]), roadHalf * 2 + 26, [34, 34])
  }
  if (clear > 0) stroke(mix(palette.ground, dim(road), 0.55), roadHalf * 2)
  stroke(fade(dim(road), 1 - clear), roadHalf * 2)
  // Where everybody drives it is worn.
  stroke(fade(lift(dim(road), -0.5), 0.09), roadHalf * 1.3)
  stroke(fade(lift(dim(road), -0.5), 0.07), roadHalf * 0.7)
  if (edge === 'stripes') {
    stroke(fade('#ffffff', 0.5), 4, [40, 52])
  } else stroke(fade('#ffffff', edge === 'shine' ? 0.35 : 0.28), 4, [26, 60])
  ctx.setLineDash([])
  for (const side of [-1, 1])
    drawEdge(ctx, circuit, side, { edge, colours: [dim(colours[0]), dim(colours[1])] })
  drawArrows(ctx, circuit)
  drawLine(painter, circuit)
  ctx.restore()
}

function trace(ctx: CanvasRenderingContext2D, { spots }: Circuit, map = (value: number) => value): void {
  ctx.beginPath()
  for (const { x, y } of spots) ctx.lineTo(map(x), map(y))
  ctx.closePath()
}

/** Stones, buoys or a line that shines, all along one side. */
function drawEdge(
  ctx: CanvasRenderingContext2D,
  { spots, ways }: Circuit,
  side: number,
  { edge, colours }: Pick<Surface, 'edge' | 'colours'>,
): void {
  if (edge === 'stripes') return
  const far = roadHalf + 9
  const beside = spots.map(({ x, y }, at) => ({
    x: x - sine(ways[at] ?? 0) * side * far,
    y: y + cosine(ways[at] ?? 0) * side * far,
  }))
  if (edge === 'shine') {
    for (const [width, alpha] of [
      [20, 0.18],
      [11, 0.35],
      [4, 1],
    ] as const) {
      ctx.beginPath()
      for (const { x, y } of beside) ctx.lineTo(x, y)
      ctx.closePath()
      ctx.strokeStyle = fade(side < 0 ? colours[0] : colours[1], alpha)
      ctx.lineWidth = width
      ctx.stroke()
    }
    return
  }
  let last = { x: -999, y: -999 }
  let count = 0
  for (const spot of beside) {
    if (Math.hypot(spot.x - last.x, spot.y - last.y) < 31) continue
    last = spot
    const radius = 11 + ((count * 7) % 4)
    for (const [colour, dx, dy, size] of [
      [fade(ink, 0.25), 3, 5, radius],
      [colours[count % 2] ?? colours[0], 0, 0, radius],
      ['#ffffff40', -3, -4, radius * 0.45],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.arc(spot.x + dx, spot.y + dy, size, 0, 7)
      ctx.fill()
    }
    count++
  }
}

/** Which way round it goes. */
function drawArrows(ctx: CanvasRenderingContext2D, circuit: Circuit): void {
  ctx.strokeStyle = fade('#ffffff', 0.42)
  ctx.lineWidth = 9
  ctx.lineCap = 'round'
  for (let along = 300; along < 3900; along += 450)
    for (const back of [0, 34]) {
      ctx.beginPath()
      for (const [far, aside] of [
        [-26, -26],
        [0, 0],
        [-26, 26],
      ] as const) {
        const { x, y } = spotAt(circuit, along - back + far, aside)
        ctx.lineTo(x, y)
      }
      ctx.stroke()
    }
}

/** Squares in two rows across the road, marks for everybody behind them, and a flag on both sides. */
function drawLine(painter: Painter, circuit: Circuit): void {
  const { ctx } = painter
  const { x, y, way } = spotAt(circuit, 0)
  const wide = roadHalf / 2
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(way)
  painter.tile('track', -wide / 2, -roadHalf, wide, roadHalf * 2)
  ctx.restore()
  ctx.strokeStyle = fade('#ffffff', 0.75)
  ctx.lineWidth = 5
  ctx.lineCap = 'butt'
  for (let slot = 0; slot < 6; slot++) {
    const side = slot % 2 === 0 ? 1 : -1
    const spot = spotAt(circuit, -70 - slot * 62 + 46, side * roadHalf * 0.42)
    ctx.save()
    ctx.translate(spot.x, spot.y)
    ctx.rotate(spot.way)
    ctx.beginPath()
    ctx.moveTo(-16, -30)
    ctx.lineTo(0, -30)
    ctx.lineTo(0, 30)
    ctx.lineTo(-16, 30)
    ctx.stroke()
    ctx.restore()
  }
  for (const side of [-1, 1]) {
    const pole = spotAt(circuit, 0, side * (roadHalf + 30))
    drawFlag(ctx, pole.x, pole.y)
  }
}

function drawFlag(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.fillStyle = fade(ink, 0.25)
  ctx.beginPath()
  ctx.ellipse(x + 10, y + 2, 18, 6, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#f4efe4'
  ctx.beginPath()
  ctx.roundRect(x - 3, y - 66, 6, 68, 3)
  ctx.fill()
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 3; row++) {
      ctx.fillStyle = (column + row) % 2 === 0 ? '#fbf7ee' : '#23212e'
      ctx.fillRect(x + 3 + column * 11, y - 64 + row * 11 + column * 1.5, 11.5, 11.5)
    }
}

const small = 0.084

/** The whole track in a corner, with everybody on it. */
export function drawMap(world: RulesWorld, { ctx, shown, plan }: Painter): void {
  const [wide, high] = [ground.width * small, ground.height * small]
  const left = shown.x + shown.width - wide - 14
  const top = shown.y + shown.height - high - 14
  ctx.save()
  ctx.translate(left, top)
  ctx.fillStyle = '#1d1b2e99'
  ctx.beginPath()
  ctx.roundRect(0, 0, wide, high, 12)
  ctx.fill()
  ctx.lineJoin = 'round'
  trace(ctx, circuitOf(world), (value) => value * small)
  for (const [colour, width] of [
    ['#fff6d8', 10],
    ['#4a4658', 7],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width
    ctx.stroke()
  }
  for (const { x, y, cast } of [...racersIn(world)].reverse()) {
    const { colour, role } = memberOf(plan, cast)
    const isPlayer = role === 'player'
    ctx.fillStyle = isPlayer ? '#ffd447' : colour
    ctx.strokeStyle = isPlayer ? ink : '#ffffff'
    ctx.lineWidth = 1.5
    ctx.beginPath()
    ctx.arc(x * small, y * small, isPlayer ? 6 : 4.5, 0, 7)
    ctx.fill()
    ctx.stroke()
  }
  ctx.restore()
}
