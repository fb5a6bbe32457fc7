import type { Look } from '../plan.ts'
import type { Glows } from './glows.ts'
import { tonesOf } from './palettes.ts'
import type { Context, MakeSurface } from './pen.ts'
import type { SceneryView } from './scenery.ts'

export function createTop(look: Look, surface: MakeSurface, glows: Glows) {
  const tones = tonesOf(look)
  void surface
  void glows
  function back(ctx: Context, view: SceneryView, alpha: number): void {
    ctx.save()
    ctx.globalAlpha = alpha
    ctx.fillStyle = tones.palette.near
    ctx.fillRect(0, 0, view.width, view.height)
    ctx.restore()
  }
  return { tones, back }
}
