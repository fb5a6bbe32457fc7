import { labOf, rgbOf } from '@makebelieve/shapes/materials/oklab'
import type { Piece } from '../../model/design.ts'
import type { PictureSource } from '../design.ts'
import { bodyOf } from './bodies.ts'
import { drawFrame, posed } from './draw-frame.ts'
import { figureOf } from './figure.ts'
import { poses } from './poses.ts'

const side = 96
const eye = { turned: 0.85, above: 0.4 }
/** A colour that hardly anything is painted in, and another for what is: whatever changes with it is seen of the thing. */
const signals = ['#ff00ff', '#00ff00'] as const
/** So much a channel has to change: edges are smooth, and bodies are reduced a little differently. */
const clear = 60

/** Purple and pink change little where magenta is their signal. */
function isLike(tint: string | undefined, signal: string): boolean {
  if (!tint) return false
  const [light, a, b] = labOf(...rgbOf(tint))
  const [l, x, y] = labOf(...rgbOf(signal))
  return Math.hypot(light - l, a - x, b - y) < 0.25
}

function signalled(piece: Piece, colour: string): Piece {
  if (piece.source.by !== 'archetype') return piece
  const colours = { main: colour, second: colour, accent: colour }
  return { ...piece, source: { by: 'archetype', order: { ...piece.source.order, colours } } }
}

/**
 * Each thing that somebody is drawn with, as all that can be seen of it: the picture again with the thing painted in a signal colour, and as it is
 * where that differs. What is hidden under a coat, or is not painted at all, changes nothing.
 */
export async function seenWith(
  source: PictureSource,
): Promise<{ id: string; share: number; rgba: Uint8Array }[]> {
  const { order } = bodyOf(source) ?? {}
  if (!order || !source.has) return []
  const draw = async (pieces: readonly Piece[]) => {
    const figure = await figureOf({ ...order, pieces: [...pieces] })
    const rest = posed(figure, poses[0] as (typeof poses)[number], eye)
    const { left, right, low, high } = rest.box
    const span = Math.max(right - left, high - low) * 1.1
    return drawFrame(figure, rest, { x: (left + right) / 2, low, pixels: side / span, side })
  }
  const found = []
  const plain = await draw(order.pieces)
  for (const { id, noun, tint } of source.has) {
    const at = order.pieces.findIndex((piece) => piece.noun === noun)
    const signal = signals[isLike(tint, signals[0]) ? 1 : 0]
    const shown = await draw(
      order.pieces.map((piece, index) => (index === at ? signalled(piece, signal) : piece)),
    )
    const rgba = new Uint8Array(plain)
    let all = 0
    let own = 0
    for (let pixel = 0; pixel < plain.length; pixel += 4) {
      const differs = [0, 1, 2].some(
        (k) => Math.abs((plain[pixel + k] ?? 0) - (shown[pixel + k] ?? 0)) > clear,
      )
      if ((plain[pixel + 3] ?? 0) > 128) all++
      if (differs) own++
      else rgba[pixel + 3] = 0
    }
    found.push({ id, share: own / Math.max(1, all), rgba })
  }
  return found
}
