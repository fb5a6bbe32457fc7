import type { Painter } from '../view/painter.ts'
import { overshoot, partDone } from './motion.ts'

/** Words that rise and fade: what a blow took, what a sale brought. */
export type Float = { words: string; x: number; y: number; left: number; colour: string; size: number }

const floatSteps = 56

export function float(
  list: Float[],
  words: string,
  at: { x: number; y: number },
  colour = '#ffffff',
  size = 34,
) {
  // Several at one place stand above each other.
  const below = list.filter((other) => Math.abs(other.x - at.x) < 80 && other.left > floatSteps - 24).length
  list.push({ words, x: at.x, y: at.y - below * size, left: floatSteps, colour, size })
}

export function passFloats(list: Float[]): void {
  for (const one of list) one.left--
  while (list[0] && list[0].left <= 0) list.shift()
}

export function drawFloats({ ctx, text }: Painter, list: readonly Float[]): void {
  for (const { words, x, y, left, colour, size } of list) {
    const part = partDone(left, floatSteps)
    ctx.save()
    ctx.globalAlpha *= Math.min(1, (1 - part) * 3)
    const grown = size * overshoot(Math.min(1, part * 4))
    text(words, x, y - part * 44, Math.max(1, grown), { colour, bold: true, outline: '#1d1b2e' })
    ctx.restore()
  }
}
