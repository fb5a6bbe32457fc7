import { courseAt, courseHalf } from '../../rules/spaces/slope.ts'
import { sine } from '../../rules/sure-math.ts'
import { bookOf, type RulesWorld } from '../../rules/world.ts'
import { fade, lift } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'
import { drawGround } from './ground.ts'
import { surfaceIn } from './road-surfaces.ts'

/** Where one skis, the course is the snow that lies there, trodden; anywhere else it is made of what ways are made of. */
const trodden = { rim: '#ffffff4d', way: '#ffffff40' }
const madeIn = ({ palette: { scene, brightness } }: Painter): { rim: string; way: string; line?: string } => {
  if (scene === 'snow') return trodden
  const { road, colours, clear = 0 } = surfaceIn(scene)
  const dim = (colour: string) => (brightness < 0.5 ? lift(colour, -0.35) : colour)
  return { rim: fade(dim(colours[1]), 0.8), way: fade(dim(road), 1 - clear), line: '#ffffff66' }
}

/** A band down the stage, as wide as one may go without being slowed, with poles of two colours along it. */
export function drawCourse(world: RulesWorld, painter: Painter): void {
  drawGround(world, painter)
  if (!bookOf(world).space.course) return
  const { ctx, stage } = painter
  ctx.save()
  ctx.lineJoin = 'round'
  const band = (half: number) => {
    ctx.beginPath()
    for (let y = -20; y <= stage.height + 20; y += 20) ctx.lineTo(courseAt(world, y) - half, y)
    for (let y = stage.height + 20; y >= -20; y -= 20) ctx.lineTo(courseAt(world, y) + half, y)
    ctx.closePath()
  }
  const { rim, way, line } = madeIn(painter)
  for (const [half, colour] of [
    [courseHalf + 30, '#1d1b2e14'],
    [courseHalf + 22, rim],
    [courseHalf + 14, way],
  ] as const) {
    band(half)
    ctx.fillStyle = colour
    ctx.fill()
  }
  if (line) {
    ctx.strokeStyle = line
    ctx.lineWidth = 5
    ctx.setLineDash([34, 46])
    ctx.lineDashOffset = world.gone
    ctx.beginPath()
    for (let y = -20; y <= stage.height + 20; y += 20) ctx.lineTo(courseAt(world, y), y)
    ctx.stroke()
    ctx.setLineDash([])
  }
  // Many went down here before.
  ctx.strokeStyle = '#1d1b2e12'
  ctx.lineWidth = 4
  for (const track of [-0.55, -0.48, 0.1, 0.17, 0.62, 0.69]) {
    ctx.beginPath()
    for (let y = -20; y <= stage.height + 20; y += 20)
      ctx.lineTo(courseAt(world, y) + track * courseHalf + 9 * sine((world.gone + y) / 70 + track * 9), y)
    ctx.stroke()
  }
  const step = 150
  for (let y = -(world.gone % step); y < stage.height + 60; y += step)
    for (const side of [-1, 1]) drawPole(ctx, courseAt(world, y) + side * (courseHalf + 24), y, side < 0)
  ctx.restore()
}

function drawPole(ctx: CanvasRenderingContext2D, x: number, y: number, red: boolean): void {
  ctx.fillStyle = '#1d1b2e33'
  ctx.beginPath()
  ctx.ellipse(x + 7, y, 13, 4, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#f7f2e6'
  ctx.fillRect(x - 2, y - 44, 4, 44)
  ctx.fillStyle = red ? '#e5483d' : '#3b7fd6'
  ctx.beginPath()
  ctx.moveTo(x + 2, y - 44)
  ctx.lineTo(x + 24, y - 36)
  ctx.lineTo(x + 2, y - 26)
  ctx.fill()
}
