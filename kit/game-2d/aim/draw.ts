import { rate } from '../../game/world.ts'
import { cosine, sine } from '../../rules/sure-math.ts'
import { fade, lift } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'
import type { Body } from './bodies.ts'
import { type AimWorld, fullPull, type ShotForm } from './shots.ts'

type Stuff = { fill: string; edge: string; grain: string }

/** What blocks are built of in a scene: planks on a farm, ice in the snow, stone in a castle. */
function stuffOf({ palette }: Painter): Stuff {
  const { scene, soil } = palette
  if (soil === 'snow' || scene === 'snow') return { fill: '#cfeaf7', edge: '#7fb6d4', grain: '#ffffff' }
  if (/castle|dungeon|cave|volcano|mountain|graveyard|haunted|moon|space/.test(scene))
    return { fill: '#b4b0b8', edge: '#6c6878', grain: '#8f8b98' }
  if (scene === 'candy') return { fill: '#ffc3dc', edge: '#d9749f', grain: '#ffffff' }
  return { fill: '#d9a566', edge: '#8a5a2b', grain: '#b97f42' }
}

export function drawBlock(painter: Painter, { x, y, turn, wide, high }: Body): void {
  const { ctx } = painter
  const { fill, edge, grain } = stuffOf(painter)
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.fillStyle = fill
  ctx.strokeStyle = edge
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.roundRect(-wide + 1, -high + 1, wide * 2 - 2, high * 2 - 2, 4)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = fade(grain, 0.7)
  const isUpright = high > wide
  const [long, short] = isUpright ? [high, wide] : [wide, high]
  for (const [from, to, off] of [
    [-0.7, 0.2, -0.4],
    [-0.2, 0.75, 0.1],
    [-0.6, 0, 0.5],
  ] as const) {
    const [at, len, side] = [from * long, (to - from) * long, off * short]
    if (isUpright) ctx.fillRect(side, at, 2, len)
    else ctx.fillRect(at, side, len, 2)
  }
  ctx.restore()
}

/** Where the next shot will go, as far as anybody may know: dots that grow fewer. */
export function drawDots(form: ShotForm, world: AimWorld, painter: Painter, seconds = 0.75): void {
  if (world.phase !== 'aim') return
  const { ctx, palette } = painter
  const { x, y } = form.from(world)
  const speed = world.power * form.fastest
  let [px, py] = [x, y]
  let [vx, vy] = [cosine(world.angle) * speed, sine(world.angle) * speed]
  const every = 4
  ctx.fillStyle = palette.brightness < 0.5 ? '#ffffff' : '#ffffff'
  ctx.strokeStyle = '#1d1b2e73'
  ctx.lineWidth = 1.5
  for (let step = 1; step < seconds * rate; step++) {
    vy += world.fall / rate
    vx += world.wind / rate
    px += vx / rate
    py += vy / rate
    if (step % every !== 0) continue
    const part = step / (seconds * rate)
    ctx.globalAlpha = 0.95 - part * 0.7
    ctx.beginPath()
    ctx.arc(px, py, 5.5 - part * 3, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
  ctx.globalAlpha = 1
}

/** From above: an arrow as long as the shot is strong. */
export function drawArrow(form: ShotForm, world: AimWorld, { ctx }: Painter, long = fullPull): void {
  if (world.phase !== 'aim') return
  const { x, y } = form.from(world)
  const reach = 26 + long * world.power
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(world.angle)
  const strength = world.power
  ctx.strokeStyle = '#1d1b2e66'
  ctx.lineCap = 'round'
  ctx.lineWidth = 10
  line(ctx, 24, reach)
  ctx.strokeStyle = strength > 0.75 ? '#ff5a4e' : strength > 0.4 ? '#ffd447' : '#8df0a0'
  ctx.lineWidth = 6
  line(ctx, 24, reach)
  ctx.fillStyle = ctx.strokeStyle
  ctx.beginPath()
  ctx.moveTo(reach + 16, 0)
  ctx.lineTo(reach - 4, -11)
  ctx.lineTo(reach - 4, 11)
  ctx.fill()
  ctx.restore()
}

function line(ctx: CanvasRenderingContext2D, from: number, to: number): void {
  ctx.beginPath()
  ctx.moveTo(from, 0)
  ctx.lineTo(to, 0)
  ctx.stroke()
}

/** How strong the next shot is, as a bar beside where it starts. */
export function drawPower(world: AimWorld, painter: Painter, x: number, y: number): void {
  if (world.phase !== 'aim') return
  const colour = world.power > 0.75 ? '#ff5a4e' : world.power > 0.4 ? '#ffd447' : '#8df0a0'
  painter.bar(x - 36, y, 72, world.power, colour)
}

/** The ground from its top to the lower edge of the stage, in the colours of the scene. */
export function drawGround({ ctx, palette, stage }: Painter, top: number): void {
  ctx.fillStyle = palette.ground
  ctx.fillRect(-400, top, stage.width + 800, stage.height - top + 400)
  ctx.fillStyle = palette.groundEdge
  ctx.fillRect(-400, top, stage.width + 800, 12)
  ctx.fillStyle = fade(lift(palette.ground, -0.25), 0.5)
  for (let x = -380; x < stage.width + 400; x += 64) {
    ctx.beginPath()
    ctx.ellipse(x + ((x * 7) % 31), top + 38 + ((x * 13) % 17), 16, 5, 0, 0, Math.PI * 2)
    ctx.fill()
  }
}
