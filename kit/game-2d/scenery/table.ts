import type { Look } from '../plan.ts'
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
  let shownFor = 0

  function render(view: SceneryView): Surface {
    const ratio = view.width / view.height
    const still = { ...view, width: 360 * ratio, height: 360, cameraX: 0, cameraY: 0, seconds: 0, calm: true }
    let { canvas, ctx } = surface(Math.ceil(still.width), 360)
    side.back(ctx, still, 1)
    // Halving and doubling blurs everywhere alike; canvas filters do not exist in every browser.
    let [width, height] = [still.width, still.height]
    for (const factor of [0.5, 0.5, 0.5, 0.75, 2, 2, 2]) {
      const next = surface(Math.ceil(width * factor), Math.ceil(height * factor))
      next.ctx.imageSmoothingEnabled = true
      next.ctx.imageSmoothingQuality = 'high'
      next.ctx.drawImage(canvas, 0, 0, Math.ceil(width * factor), Math.ceil(height * factor))
      width *= factor
      height *= factor
      canvas = next.canvas
      ctx = next.ctx
    }
    ctx.fillStyle = fade(mix(palette.skyTop, '#0d0b1e', 0.7), 0.3)
    ctx.fillRect(0, 0, width + 2, height + 2)
    const edge = ctx.createRadialGradient(
      width / 2,
      height / 2,
      height * 0.3,
      width / 2,
      height / 2,
      width * 0.62,
    )
    edge.addColorStop(0, 'rgba(10,8,24,0)')
    edge.addColorStop(1, 'rgba(10,8,24,.5)')
    ctx.fillStyle = edge
    ctx.fillRect(0, 0, width + 2, height + 2)
    return { canvas, ctx }
  }

  function back(ctx: Context, view: SceneryView, alpha: number): void {
    const ratio = Math.round((view.width / view.height) * 20)
    if (!shown || ratio !== shownFor) shown = render(view)
    shownFor = ratio
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.imageSmoothingEnabled = true
    ctx.drawImage(shown.canvas, 0, 0, view.width, view.height)
    ctx.restore()
  }

  return { tones: side.tones, back }
}
