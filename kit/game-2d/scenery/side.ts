import type { Look } from '../../game/plan.ts'
import type { Glows } from './glows.ts'
import { designHeight, period, renderLayer, type Strip } from './layers.ts'
import { paintLife } from './life.ts'
import { tonesOf } from './palettes.ts'
import type { Context, MakeSurface, Surface } from './pen.ts'
import type { SceneryView } from './scenery.ts'
import { designOf } from './scenes.ts'
import { paintSky, renderClouds } from './sky.ts'

/** Narrow views show a larger part of the scene's height, so that a phone still sees more than one tree. */
const unitOf = ({ width, height }: SceneryView) =>
  (height / designHeight) * Math.max(0.68, Math.min(1, width / height / 1.15))

/** The same scene in one light; a day-and-night cycle fades between two of them. */
export function createSide(look: Look, surface: MakeSurface, glows: Glows) {
  const tones = tonesOf(look)
  const design = designOf(tones.palette.scene, look.site)
  const pixel = look.style === 'pixel'
  let strips: Strip[] = []
  let clouds: Strip | undefined
  let sky: Surface | undefined
  let skySize = ''
  let scaleBuilt = 0

  function prepare(ctx: Context, view: SceneryView) {
    const unit = unitOf(view)
    const device = Math.max(0.2, Math.hypot(ctx.getTransform().a, ctx.getTransform().b))
    const wanted = pixel ? 0.3 : Math.max(0.4, Math.min(2, unit * device))
    // Strips are stretched while a window is being resized; only a clear difference is worth rendering anew.
    if (wanted > scaleBuilt * 1.3 || wanted < scaleBuilt * 0.5) {
      scaleBuilt = wanted
      strips = design.layers.map((layer, index) => {
        const nearer = design.layers.slice(index + 1).filter(({ ridge, hangs }) => ridge?.[3] && !hangs)
        const hidden = Math.min(
          designHeight,
          ...nearer.map(({ ridge }) => (ridge?.[1] ?? 0) + (ridge?.[2] ?? 0) + 50),
        )
        return renderLayer(layer, tones, look.seed * 17 + index * 101, wanted, surface, hidden)
      })
      clouds = renderClouds(design.sky, tones, look, wanted, surface)
    }
    const size = `${Math.round(view.width * device)}x${Math.round(view.height * device)}`
    if (size !== skySize) {
      skySize = size
      const step = pixel ? 0.3 / unit : device
      sky = surface(Math.ceil(view.width * step), Math.ceil(view.height * step))
      sky.ctx.scale(step, step)
      paintSky(sky.ctx, design.sky, tones, look, view, unit)
    }
    return { unit, device }
  }

  function back(ctx: Context, view: SceneryView, alpha = 1): void {
    const { unit, device } = prepare(ctx, view)
    const time = view.calm ? 0 : view.seconds
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.imageSmoothingEnabled = !pixel
    if (sky) ctx.drawImage(sky.canvas, 0, 0, view.width, view.height)
    if (clouds) drawStrip(ctx, clouds, view, unit, device, time * 5)
    if (alpha > 0.5) paintLife(ctx, design.life, { tones, look, glows }, view, unit, time, false)
    for (const strip of strips) {
      ctx.globalAlpha = alpha
      drawStrip(ctx, strip, view, unit, device, 0)
      if (alpha > 0.5) drawLives(ctx, strip, view, unit, time, glows, alpha)
    }
    if (alpha > 0.5) paintLife(ctx, design.life, { tones, look, glows }, view, unit, time, true)
    ctx.restore()
  }

  return { tones, back }
}

/** Gently: a tall level shows more sky, a deep one more ground, but the scene never leaves the view. */
function sinkOf(strip: Strip, view: SceneryView): number {
  const by = -view.cameraY * strip.depth * 0.5
  return Math.max(-view.height * 0.12, Math.min(view.height * 0.35, by))
}

function leftOf(strip: Strip, view: SceneryView, wide: number, drift: number): number {
  const shift = (-view.cameraX * strip.depth + drift) % wide
  return shift > 0 ? shift - wide : shift
}

function drawStrip(
  ctx: Context,
  strip: Strip,
  view: SceneryView,
  unit: number,
  device: number,
  drift: number,
): void {
  const snap = (value: number) => Math.round(value * device) / device
  const wide = snap(period * unit)
  const high = strip.height * unit
  const sink = sinkOf(strip, view)
  const top = snap(strip.hangs ? Math.min(0, sink) : view.height - (designHeight - strip.top) * unit + sink)
  for (let x = snap(leftOf(strip, view, wide, drift)); x < view.width; x += wide)
    ctx.drawImage(strip.canvas, x, top, wide, high)
  // Only a tall level, where near layers sink more than far ones, lets one look below them.
  if (!strip.foot || strip.hangs || top + high >= view.height || Math.abs(sink) < 8 * unit) return
  ctx.fillStyle = strip.foot
  ctx.fillRect(0, top + high - 1, view.width, view.height - top - high + 2)
}

function drawLives(
  ctx: Context,
  strip: Strip,
  view: SceneryView,
  unit: number,
  time: number,
  glows: Glows,
  alpha: number,
): void {
  const wide = period * unit
  const left = leftOf(strip, view, wide, 0)
  const sink = sinkOf(strip, view)
  for (const live of strip.lives) {
    const y = strip.hangs
      ? live.y * unit + Math.min(0, sink)
      : view.height - (designHeight - live.y) * unit + sink
    const size = live.size * unit
    for (let x = left + live.x * unit; x < view.width + size; x += wide) {
      if (x < -size) continue
      ctx.save()
      ctx.translate(x, y)
      if (live.move === 'spin' && live.canvas) {
        ctx.rotate(time * live.speed * 0.3)
        ctx.drawImage(live.canvas, -size * 1.1, -size * 1.1, size * 2.2, size * 2.2)
      } else if (live.move === 'sway' && live.canvas) {
        ctx.transform(1, 0, Math.sin(time * live.speed + live.x) * 0.12, 1, 0, 0)
        ctx.drawImage(live.canvas, -size * 1.1, -size * 2.1, size * 2.2, size * 2.2)
      }
      if (live.move === 'glow') {
        const pulse = 0.8 + 0.2 * Math.sin(time * 3 * live.speed + live.x) * Math.sin(time * 1.3 + live.y)
        ctx.globalAlpha = alpha * pulse
        ctx.drawImage(glows(live.colour), -size, -size, size * 2, size * 2)
      }
      if (live.move === 'smoke')
        for (let puff = 0; puff < 4; puff++) {
          const age = (time * 0.09 * live.speed + puff / 4 + live.x * 0.37) % 1
          const r = size * (0.35 + age)
          ctx.globalAlpha = alpha * 0.5 * Math.min(1, age * 5) * (1 - age)
          ctx.drawImage(
            glows(live.colour),
            size * (age * age * 1.6 + 0.2 * Math.sin(age * 7)) - r,
            -size * 3 * age - r,
            r * 2,
            r * 2,
          )
        }
      ctx.restore()
    }
  }
}
