import type { Look } from '../../game/plan.ts'
import { fade, mix } from './colour.ts'
import type { Glows } from './glows.ts'
import type { Context, MakeSurface, Surface } from './pen.ts'
import type { SceneryView } from './scenery.ts'
import { createSide } from './side.ts'

/** A backdrop for boards and cards: the side view, out of focus, darker toward the edges. */
export function createTable(look: Look, surface: MakeSurface, glows: Glows) {
  const side = createSide(look, surface, glows)
  const { palette } = side.tones
  let shown: Surface | undefined
  let shownFor = ''

  function render(view: SceneryView): Surface {
    const wide = Math.ceil((360 * view.width) / view.height)
    const still = { ...view, width: wide, height: 360, cameraX: 0, cameraY: 0, seconds: 0, calm: true }
    let { canvas, ctx } = surface(wide, 360)
    side.back(ctx, still, 1)
    // Canvas filters do not exist in every browser: a small picture, smeared, blurs everywhere alike.
    let [width, height] = [still.width, still.height]
    const redraw = (factor: number, spread: number) => {
      const [w, h] = [Math.ceil(width * factor), Math.ceil(height * factor)]
      const next = surface(w, h)
      next.ctx.imageSmoothingEnabled = true
      next.ctx.imageSmoothingQuality = 'high'
      // Each copy weighs the same in the end: the first is opaque, the second half, the third a third.
      for (let copy = 0; copy < (spread ? 13 : 1); copy++) {
        const far = copy ? spread * (copy < 7 ? 0.55 : 1) : 0
        next.ctx.globalAlpha = 1 / (copy + 1)
        next.ctx.drawImage(
          canvas,
          Math.cos(copy * 1.047) * far,
          Math.sin(copy * 1.047 + (copy < 7 ? 0 : 0.5)) * far,
          w,
          h,
        )
      }
      next.ctx.globalAlpha = 1
      width = w
      height = h
      canvas = next.canvas
      ctx = next.ctx
    }
    redraw(0.5, 0)
    redraw(0.5, 2.2)
    redraw(1, 1.4)
    redraw(2, 2.4)
    redraw(2, 0)
    ctx.fillStyle = fade(mix(palette.skyTop, '#0d0b1e', 0.7), 0.3)
    ctx.fillRect(0, 0, width + 2, height + 2)
    const [x, y] = [width / 2, height / 2]
    const edge = ctx.createRadialGradient(x, y, Math.min(x, y) * 0.6, x, y, Math.hypot(x, y) * 1.08)
    edge.addColorStop(0, 'rgba(10,8,24,0)')
    edge.addColorStop(1, 'rgba(10,8,24,.5)')
    ctx.fillStyle = edge
    ctx.fillRect(0, 0, width + 2, height + 2)
    return { canvas, ctx }
  }

  function back(ctx: Context, view: SceneryView, alpha: number): void {
    const { a, b } = ctx.getTransform()
    const device = Math.min(2, Math.max(0.2, Math.hypot(a, b)))
    const [w, h] = [Math.ceil(view.width * device), Math.ceil(view.height * device)]
    if (!shown || shownFor !== `${w}x${h}`) {
      shownFor = `${w}x${h}`
      shown = surface(w, h)
      shown.ctx.imageSmoothingEnabled = true
      shown.ctx.drawImage(render(view).canvas, 0, 0, w, h)
    }
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.drawImage(shown.canvas, 0, 0, view.width, view.height)
    ctx.restore()
  }

  return { tones: side.tones, back }
}
