import { fade } from './colour.ts'
import type { MakeSurface } from './pen.ts'

/** Soft round lights, rendered once for each colour and drawn at any size. */
export type Glows = (colour: string) => CanvasImageSource

export function createGlows(surface: MakeSurface): Glows {
  const known = new Map<string, CanvasImageSource>()
  return (colour) => {
    let canvas = known.get(colour)
    if (!canvas) {
      const own = surface(64, 64)
      const gradient = own.ctx.createRadialGradient(32, 32, 0, 32, 32, 32)
      gradient.addColorStop(0, fade(colour, 0.95))
      gradient.addColorStop(0.25, fade(colour, 0.45))
      gradient.addColorStop(0.55, fade(colour, 0.13))
      gradient.addColorStop(1, fade(colour, 0))
      own.ctx.fillStyle = gradient
      own.ctx.fillRect(0, 0, 64, 64)
      canvas = own.canvas
      known.set(colour, canvas)
    }
    return canvas
  }
}
