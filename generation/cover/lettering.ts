import { createRequire } from 'node:module'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

const require = createRequire(import.meta.url)
const face = 'Makebelieve Cover'

let opened = false
/** The family for letters in pictures. It comes with the program: a machine without any fonts sets the same titles. */
export function openTypeface(): string {
  if (!opened)
    for (const part of ['latin', 'latin-ext', 'vietnamese']) {
      const path = require.resolve(
        `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${part}-standard-normal.woff2`,
      )
      if (!GlobalFonts.registerFromPath(path, part === 'latin' ? face : `${face} ${part}`))
        throw new Error(`No lettering in ${path}`)
    }
  opened = true
  return `"${face}", "${face} latin-ext", "${face} vietnamese"`
}

type Room = { x: number; bottom: number; width: number; height: number }
type Colours = { fill: string; outline: string; shadow: string }

const pictograms = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu
/** All that the face has letters for; of others there would be boxes. */
const known = /^[\u0020-\u024f\u1ea0-\u1ef9\u2000-\u206f\u20ac\u2122]+$/
const longest = 90

/**
 * A title in at most three lines, as large as its room lets it be: cut-out letters with an outline and a flat shadow. One
 * that the face has no letters for is not set.
 */
export function letter(ctx: SKRSContext2D, title: string, room: Room, colours: Colours): void {
  const text = title.normalize('NFC').replace(pictograms, '').trim()
  if (!known.test(text)) return
  const family = openTypeface()
  const words = (text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text).split(/\s+/)
  const fontAt = (size: number) => `800 ${size}px ${family}`
  const measured = (text: string, size: number) => {
    ctx.font = fontAt(size)
    return ctx.measureText(text).width
  }
  let best = { size: 0, lines: [text] }
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    const lines = balanced(words, count, (text) => measured(text, 100))
    const widest = Math.max(...lines.map((line) => measured(line, 100)))
    const size = Math.min((100 * room.width) / widest, room.height / (count * 0.94), 150)
    if (size > best.size * 1.04) best = { size, lines }
  }
  const { size, lines } = best
  ctx.save()
  ctx.font = fontAt(size)
  ctx.letterSpacing = `${(-0.02 * size).toFixed(2)}px`
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  const draw = (dx: number, dy: number, fill: string, stroke: string) => {
    for (const [i, line] of lines.entries()) {
      const y = room.bottom - (lines.length - 1 - i) * size * 0.94 - size * 0.22 + dy
      ctx.strokeStyle = stroke
      ctx.lineWidth = size * 0.16
      ctx.strokeText(line, room.x + dx, y)
      ctx.fillStyle = fill
      ctx.fillText(line, room.x + dx, y)
    }
  }
  draw(size * 0.055, size * 0.065, colours.shadow, colours.shadow)
  draw(0, 0, colours.fill, colours.outline)
  ctx.restore()
}

/** Lines of about the same length. */
function balanced(words: string[], count: number, width: (text: string) => number): string[] {
  if (count === 1) return [words.join(' ')]
  let best: { lines: string[]; widest: number } | undefined
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...balanced(words.slice(first), count - 1, width)]
    const widest = Math.max(...lines.map(width))
    if (!best || widest < best.widest) best = { lines, widest }
  }
  return best?.lines ?? [words.join(' ')]
}
