import type { Look } from '../../game/plan.ts'
import { fade, lift, mix } from './colour.ts'
import type { Glows } from './glows.ts'
import type { Tones } from './palettes.ts'
import type { Context, MakeSurface, Surface } from './pen.ts'
import type { SceneryView } from './scenery.ts'

const part = (index: number, salt: number) => {
  const value = Math.sin(index * 91.7 + salt * 47.3) * 24634.6345
  return value - Math.floor(value)
}
const wrap = (value: number, size: number) => ((value % size) + size) % size

/** What comes over the world: weather, the dark of the night and a soft frame. */
export function createFront(look: Look, tones: Tones, seen: string, glows: Glows, surface: MakeSurface) {
  const { palette } = tones
  const falls = tones.open && palette.scene !== 'underwater' && palette.scene !== 'space'
  const weather = falls || look.weather === 'fog' ? look.weather : 'clear'
  const dark = palette.brightness < 0.3 || ['spooky', 'dark', 'neon'].includes(palette.style)
  let size = ''
  let frame: Surface | undefined
  let mist: Surface | undefined

  /** Large soft things are rendered at the size of the view: to stretch them in every frame would cost more. */
  function prepare(ctx: Context, { width, height }: SceneryView): void {
    const { a, b } = ctx.getTransform()
    const device = Math.min(2, Math.max(0.2, Math.hypot(a, b)))
    const [w, h] = [Math.ceil(width * device), Math.ceil(height * device)]
    if (size === `${w}x${h}`) return
    size = `${w}x${h}`
    if (dark || weather === 'storm') {
      frame = surface(w, h)
      frame.ctx.scale(w / 160, h / 160)
      const gradient = frame.ctx.createRadialGradient(80, 80, 42, 80, 80, 112)
      for (const [at, alpha] of [
        [0, 0.05],
        [0.55, 0.17],
        [1, 0.42],
      ] as const)
        gradient.addColorStop(at, fade('#070a1f', alpha))
      frame.ctx.fillStyle = gradient
      frame.ctx.fillRect(0, 0, 160, 160)
    }
    if (weather !== 'fog') return
    mist = surface(w, h)
    const puff = glows(lift(palette.skyBottom, 0.22))
    mist.ctx.globalAlpha = 0.22
    for (let index = 0; index < 10; index++) {
      const wide = h * (1.2 + part(index, 3) * 0.8)
      const [x, y] = [part(index, 1) * w, h * (0.25 + 0.6 * part(index, 5))]
      for (const shift of [-w, 0, w])
        mist.ctx.drawImage(puff, x + shift - wide / 2, y - wide * 0.2, wide, wide * 0.4)
    }
  }

  return function front(ctx: Context, view: SceneryView): void {
    const { width, height } = view
    const time = view.calm ? 0 : view.seconds
    const unit = height / 540
    prepare(ctx, view)
    ctx.save()
    if (mist)
      for (const speed of [9, 21]) {
        const x = wrap(Math.round(time * speed * unit - view.cameraX * speed * 0.02), width)
        ctx.drawImage(mist.canvas, x, 0, width, height)
        ctx.drawImage(mist.canvas, x - width, 0, width, height)
      }
    // Night that a day-and-night cycle brings, beyond what the look itself has.
    const dusk = Math.max(0, palette.brightness - view.light) / Math.max(0.3, palette.brightness)
    if (dusk > 0.02) {
      ctx.fillStyle = fade('#141b4d', dusk * 0.42)
      ctx.fillRect(0, 0, width, height)
    }
    if (frame) ctx.drawImage(frame.canvas, 0, 0, width, height)
    if (weather === 'rain' || weather === 'storm') rain(ctx, view, unit, time, weather === 'storm', seen)
    if (weather === 'snow') snow(ctx, view, unit, time, glows('#ffffff'))
    if (weather === 'wind') wind(ctx, view, unit, time, tones)
    if (weather === 'storm' && !view.calm) lightning(ctx, view, time)
    ctx.restore()
  }
}

function rain(
  ctx: Context,
  view: SceneryView,
  unit: number,
  time: number,
  storm: boolean,
  seen: string,
): void {
  const { width, height } = view
  const lean = storm ? 0.32 : 0.12
  for (const near of [0, 1]) {
    const count = (storm ? 70 : 48) * (near ? 0.6 : 1)
    const speed = (near ? 900 : 640) * unit
    const long = (near ? 26 : 16) * unit
    ctx.beginPath()
    for (let index = 0; index < count; index++) {
      const y =
        wrap(
          part(index, 3 + near) * height * 1.2 + time * speed * (0.85 + 0.3 * part(index, 9)),
          height + long * 2,
        ) - long
      const x = wrap(part(index, 1 + near) * width - y * lean - view.cameraX * (0.5 + near * 0.5), width + 40)
      ctx.moveTo(x, y)
      ctx.lineTo(x - long * lean, y + long)
    }
    ctx.strokeStyle = near ? 'rgba(226,238,255,.42)' : 'rgba(205,222,245,.3)'
    ctx.lineWidth = (near ? 1.7 : 1.1) * unit
    ctx.stroke()
  }
  // Splashes: rings that open and go. From above they are everywhere, from the side at the foot.
  ctx.beginPath()
  for (let index = 0; index < 22; index++) {
    const turn = time * 1.7 + part(index, 21)
    const age = turn % 1
    const round = Math.floor(turn)
    const x = wrap(part(index + round * 31, 5) * width - view.cameraX, width)
    const y =
      seen === 'top'
        ? part(index + round * 17, 8) * height
        : height * (0.86 + 0.13 * part(index + round * 17, 8))
    const r = (2 + age * 8) * unit
    ctx.moveTo(x + r, y)
    ctx.ellipse(x, y, r, r * (seen === 'top' ? 0.8 : 0.3), 0, 0, 7)
  }
  ctx.strokeStyle = 'rgba(225,238,255,.2)'
  ctx.lineWidth = unit
  ctx.stroke()
}

function snow(ctx: Context, view: SceneryView, unit: number, time: number, flake: CanvasImageSource): void {
  for (let index = 0; index < 96; index++) {
    const near = part(index, 2)
    const speed = (26 + near * 52) * unit
    const y = wrap(part(index, 4) * view.height + time * speed, view.height + 20) - 10
    const sway = Math.sin(time * (0.6 + near) + index) * 16 * unit
    const x =
      wrap(part(index, 6) * view.width + sway - view.cameraX * (0.3 + near * 0.7), view.width + 20) - 10
    const size = (3.5 + near * 6.5) * unit
    ctx.globalAlpha = 0.45 + near * 0.5
    ctx.drawImage(flake, x - size, y - size, size * 2, size * 2)
  }
}

function wind(ctx: Context, view: SceneryView, unit: number, time: number, tones: Tones): void {
  const { palette } = tones
  const leaf = palette.soil === 'sand' || palette.soil === 'rock' ? palette.groundEdge : tones.tone('#c9803c')
  for (let index = 0; index < 14; index++) {
    const speed = (150 + 120 * part(index, 2)) * unit
    const x = wrap(part(index, 1) * view.width + time * speed - view.cameraX, view.width + 60) - 30
    const y = part(index, 4) * view.height + Math.sin(time * 1.8 + index * 2) * 34 * unit
    const size = (3 + 3 * part(index, 6)) * unit
    ctx.beginPath()
    ctx.ellipse(x, y, size, size * 0.5, time * (1.5 + part(index, 8)) + index, 0, 7)
    ctx.fillStyle = index % 3 ? leaf : mix(leaf, palette.groundEdge, 0.6)
    ctx.globalAlpha = 0.75
    ctx.fill()
  }
  ctx.beginPath()
  for (let index = 0; index < 4; index++) {
    const long = (130 + 90 * part(index, 3)) * unit
    const x =
      wrap(part(index, 5) * view.width + time * 330 * unit - view.cameraX, view.width + long * 2) - long
    const y = view.height * (0.15 + 0.6 * part(index, 9))
    ctx.moveTo(x, y)
    ctx.bezierCurveTo(x + long * 0.4, y - 9 * unit, x + long * 0.6, y + 9 * unit, x + long, y - 3 * unit)
  }
  ctx.globalAlpha = 0.22
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 1.6 * unit
  ctx.lineCap = 'round'
  ctx.stroke()
}

/** Rare and soft, and never twice in a second: nobody shall be hurt by it. */
function lightning(ctx: Context, view: SceneryView, time: number): void {
  const turn = time / 8.5
  const since = (turn % 1) * 8.5 - 3 * part(Math.floor(turn), 4)
  if (since < 0 || since > 0.9) return
  const alpha = 0.2 * Math.min(1, since / 0.12) * Math.max(0, 1 - (since - 0.12) / 0.78)
  ctx.globalAlpha = 1
  ctx.fillStyle = `rgba(232,238,255,${alpha.toFixed(3)})`
  ctx.fillRect(0, 0, view.width, view.height)
}
