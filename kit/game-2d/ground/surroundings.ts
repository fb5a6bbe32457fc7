import { memberOf } from '../../game/plan.ts'
import type { Light } from '../../rules/beams.ts'
import { phaseNow } from '../../rules/phases.ts'
import { sine } from '../../rules/sure-math.ts'
import { type Body, isDark, lightsIn, type RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** What is all around: water that rises, wind that blows, the dark. */
export function drawSurroundings(world: RulesWorld, painter: Painter): void {
  drawWind(world, painter)
  if (isDark(world)) drawDark(world, painter)
  drawBeams(world, painter)
  const { signal } = phaseNow(world) ?? {}
  if (signal) drawSignal(signal, painter)
}

const lamps = { red: '#ff4a3d', amber: '#ffb52e', green: '#3ddc6b' }

/** A light that everybody sees, and its colour all around the stage. */
function drawSignal(signal: keyof typeof lamps, { ctx, camera, stage }: Painter): void {
  ctx.save()
  ctx.strokeStyle = lamps[signal]
  ctx.globalAlpha = signal === 'red' ? 0.75 : 0.35
  ctx.lineWidth = signal === 'red' ? 26 : 14
  ctx.strokeRect(camera.x, camera.y, stage.width, stage.height)
  ctx.globalAlpha = 1
  const x = camera.x + stage.width / 2
  const y = camera.y + stage.height - 48
  ctx.fillStyle = '#23212e'
  ctx.strokeStyle = '#fff6d8'
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.roundRect(x - 84, y - 30, 168, 60, 22)
  ctx.fill()
  ctx.stroke()
  for (const [row, [name, colour]] of Object.entries(lamps).entries()) {
    ctx.beginPath()
    ctx.arc(x + (row - 1) * 50, y, name === signal ? 22 : 18, 0, Math.PI * 2)
    ctx.fillStyle = name === signal ? colour : '#454257'
    ctx.fill()
  }
  ctx.restore()
}

/** The shade of something on the ground around it: whoever is in it is under it. */
export function drawShade({ x, y }: Body, around: number, { ctx }: Painter): void {
  if (around === 0) return
  ctx.save()
  ctx.fillStyle = '#14122b'
  for (const [part, alpha] of [
    [1, 0.26],
    [0.8, 0.2],
  ] as const) {
    ctx.globalAlpha = alpha
    ctx.beginPath()
    ctx.ellipse(x, y, around * part, around * part, 0, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.globalAlpha = 0.5
  ctx.setLineDash([10, 8])
  ctx.strokeStyle = '#fff6d8'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.ellipse(x, y, around, around, 0, 0, Math.PI * 2)
  ctx.stroke()
  ctx.restore()
}

/** From its surface down to the bottom, in the colour of what it is; waves run along the top. */
export function drawFilling({ plan }: RulesWorld, { cast, y, age }: Body, painter: Painter): void {
  const { ctx, camera, stage } = painter
  if (y > camera.y + stage.height + 20) return
  painter.painted(cast, camera.x + stage.width / 2, y + 60, 120)
  const left = camera.x - 60
  const right = camera.x + stage.width + 60
  const { colour } = memberOf(plan, cast)
  ctx.save()
  for (const [lift, alpha] of [
    [10, 0.4],
    [0, 0.62],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(left, camera.y + stage.height + 60)
    for (let x = left; x <= right; x += 16) ctx.lineTo(x, y - lift + 6 * sine(x * 0.025 + age * 0.05 + lift))
    ctx.lineTo(right, camera.y + stage.height + 60)
    ctx.closePath()
    ctx.globalAlpha = alpha
    ctx.fillStyle = colour
    ctx.fill()
  }
  ctx.globalAlpha = 0.8
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 3
  ctx.beginPath()
  for (let x = left; x <= right; x += 16) ctx.lineTo(x, y + 6 * sine(x * 0.025 + age * 0.05))
  ctx.stroke()
  ctx.restore()
}

/** Streaks in the direction of the wind, as many as it is strong. */
function drawWind({ wind, tick }: RulesWorld, { ctx, camera, stage }: Painter): void {
  const force = Math.abs(wind.x) + Math.abs(wind.y)
  if (force < 1) return
  const wrap = (value: number, round: number) => ((value % round) + round) % round
  ctx.save()
  ctx.strokeStyle = '#ffffff'
  ctx.lineCap = 'round'
  ctx.lineWidth = 3
  ctx.globalAlpha = Math.min(0.55, force / 20)
  for (let streak = 0; streak < 22; streak++) {
    const pace = 9 + (streak % 5) * 2
    const x = wrap(streak * 263 + Math.sign(wind.x) * tick * pace, stage.width + 200) - 100 + camera.x
    const y = wrap(streak * 149 + Math.sign(wind.y) * tick * pace, stage.height + 200) - 100 + camera.y
    const long = 36 + (streak % 4) * 16
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x - Math.sign(wind.x) * long, y - Math.sign(wind.y) * long)
    ctx.stroke()
  }
  ctx.restore()
}

/** What is lit: a disc, or a sector that begins at whoever bears the light. */
function outline(ctx: Painter['ctx'], { x, y, within, beam }: Light, part: number): void {
  if (!beam) {
    ctx.moveTo(x + Math.max(1, within * part), y)
    ctx.arc(x, y, Math.max(1, within * part), 0, Math.PI * 2)
    return
  }
  const half = beam.half * (0.5 + part / 2)
  ctx.moveTo(x, y)
  ctx.arc(x, y, within * part, beam.angle - half, beam.angle + half)
  ctx.closePath()
}

/** Beams are seen as such, by day only faintly. */
function drawBeams(world: RulesWorld, { ctx }: Painter): void {
  for (const light of lightsIn(world)) {
    if (!light.beam) continue
    const { x, y, within } = light
    const shine = ctx.createRadialGradient(x, y, 0, x, y, within)
    shine.addColorStop(0, '#ffe58a')
    shine.addColorStop(0.8, '#ffe58a80')
    shine.addColorStop(1, '#ffe58a00')
    ctx.save()
    ctx.globalAlpha = isDark(world) ? 0.4 : 0.26
    ctx.fillStyle = shine
    ctx.beginPath()
    outline(ctx, light, 1)
    ctx.fill()
    ctx.restore()
  }
}

/** Dark everywhere but around what shines; three rings make its edge soft. */
function drawDark(world: RulesWorld, { ctx, camera, stage }: Painter): void {
  const lights = lightsIn(world)
  for (const [part, alpha] of [
    [1, 0.82],
    [0.86, 0.45],
    [0.72, 0.3],
  ] as const) {
    ctx.save()
    for (const light of lights) {
      ctx.beginPath()
      ctx.rect(camera.x - 400, camera.y - 400, stage.width + 800, stage.height + 800)
      outline(ctx, light, part)
      ctx.clip('evenodd')
    }
    ctx.globalAlpha = alpha
    ctx.fillStyle = world.plan.look.weather === 'fog' ? '#3a4658' : '#07060f'
    ctx.fillRect(camera.x - 400, camera.y - 400, stage.width + 800, stage.height + 800)
    ctx.restore()
  }
}

/** Wisps that fly past against the way one goes: speed is felt over any ground. */
export function drawStreaks(heading: { x: number; y: number } | undefined, painter: Painter): void {
  const { ctx, seconds, palette, stage } = painter
  const sideways = heading?.x === 1
  const [long, across] = sideways ? [stage.width, stage.height] : [stage.height, stage.width]
  ctx.save()
  ctx.strokeStyle = palette.brightness < 0.5 ? '#ffffff' : palette.light
  ctx.lineCap = 'round'
  for (let index = 0; index < 26; index++) {
    const near = 0.4 + ((index * 37) % 60) / 100
    const aside = (index * 389) % across
    const along = ((index * 173 + seconds * 420 * near) % (long + 80)) - 60
    const [x, y] = sideways ? [stage.width - along, aside] : [aside, along]
    ctx.globalAlpha = 0.16 * near + 0.05
    ctx.lineWidth = 1 + 2 * near
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x - (sideways ? 34 * near : 0), y + (sideways ? 0 : 34 * near))
    ctx.stroke()
  }
  ctx.restore()
}
