import {
  card,
  disc,
  ground,
  label,
  line,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block } from '../scene.ts'
import {
  english,
  hidden,
  keyAt,
  keyOf,
  messageOf,
  nameOf,
  type Post,
  shownAgain,
  spysGuess,
} from './model.ts'

const shown = 23

/** The cipher disc, the letters as they are written, sent and read by a spy, and how often each secret letter came. */
export function draw(stage: Stage, post: Post, values: Values): void {
  ground(stage, 'paper')
  const [text, key, guess] = [messageOf(values), keyOf(values), spysGuess(post)]
  const last = Math.max(0, Math.min(post.sent, text.length) - 1)
  wheel(stage, text[last] ?? 0, keyAt(key, last))
  card(stage, 336, 20, 604, 300)
  const from = Math.max(0, post.sent - shown)
  const part = text.slice(from, post.sent)
  const secret = part.map((letter, i) => hidden(letter, keyAt(key, from + i)))
  row(stage, 40, 'you write', 'iris', part, part)
  row(stage, 134, 'on the way', 'tomato', secret, secret)
  const read = secret.map((letter) => shownAgain(letter, guess))
  row(stage, 228, post.sent === 0 ? 'a spy listens …' : `a spy tries shift ${guess}`, 'teal', read, part)
  bars(stage, post, guess, key)
}

/** The outer ring is the alphabet, the inner one is turned by the key. */
function wheel(stage: Stage, letter: number, key: number): void {
  const { context, colours } = stage
  const [x, y] = [168, 170]
  disc(stage, x, y, 148, 'iris')
  context.fillStyle = colours.marigold
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, 116, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.fillStyle = colours.paper
  context.beginPath()
  context.arc(x, y, 84, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  const spot = (place: number, radius: number): [number, number] => {
    const angle = (place / 26) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  }
  const [a, b] = [spot(letter, 132), spot(letter, 100)]
  context.lineCap = 'round'
  line(stage, [a, b], { colour: 'card', width: 34 })
  for (let i = 0; i < 26; i++) {
    const now = i === letter
    label(stage, nameOf(i), ...spot(i, 132), {
      size: now ? 21 : 17,
      bold: true,
      colour: now ? 'iris' : 'card',
    })
    label(stage, nameOf(hidden(i, key)), ...spot(i, 100), {
      size: now ? 21 : 16,
      bold: true,
      colour: now ? 'tomato' : 'ink',
    })
  }
  label(stage, `${nameOf(letter)} → ${nameOf(hidden(letter, key))}`, x, y - 12, { size: 34, bold: true })
  label(stage, `${key} letters on`, x, y + 28, { size: 14, colour: 'muted' })
}

/** A row of letters; those that are not what was written are pale. */
function row(
  stage: Stage,
  y: number,
  name: string,
  colour: StageColour,
  row: readonly number[],
  meant: readonly number[],
): void {
  label(stage, name, 354, y, { size: 17, bold: true, colour, align: 'left' })
  const first = shown - row.length
  row.forEach((letter, i) => {
    const x = 354 + (first + i) * 24.8
    const wrong = letter !== meant[i]
    block(stage, x, y + 18, 23, 38, wrong ? '#F1EBDD' : 'card', { radius: 5, rim: 1.2 })
    label(stage, nameOf(letter), x + 11.5, y + 38, { size: 18, bold: true, colour: wrong ? 'muted' : colour })
  })
}

/** Secret letters as bars; the stair is English moved by the spy's guess. */
function bars(stage: Stage, { counts, sent }: Post, guess: number, key: readonly number[]): void {
  card(stage, 20, 340, 920, 244)
  const fits = key.length === 1 && guess === key[0]
  label(stage, `How often each secret letter came, of ${sent}`, 44, 364, {
    size: 17,
    bold: true,
    align: 'left',
  })
  const verdict =
    sent < 5
      ? 'the spy has too few letters yet'
      : fits
        ? 'the stair fits: the spy can read it!'
        : key.length > 1
          ? 'no stair fits: one shift is not the key'
          : 'the spy’s guess is still wrong'
  label(stage, verdict, 916, 364, {
    size: 17,
    bold: true,
    align: 'right',
    colour: fits && sent >= 5 ? 'tomato' : 'leaf',
  })
  const [left, bottom, wide] = [42, 552, 33.6]
  const tall = (share: number) => Math.min(1, share / 0.17) * 150
  const stair: [number, number][] = []
  counts.forEach((count, letter) => {
    const x = left + letter * wide
    const high = tall(count / Math.max(1, sent))
    block(stage, x + 3, bottom - high, wide - 6, high, 'tomato', { radius: 3, rim: 1.2 })
    label(stage, nameOf(letter), x + wide / 2, bottom + 16, { size: 16, bold: true })
    const meant = (letter + 26 - guess) % 26
    const y = bottom - tall((english[meant] ?? 0) / 100)
    stair.push([x, y], [x + wide, y])
  })
  line(stage, stair, { colour: 'teal', width: 3 })
  label(stage, 'stair: English, moved by the spy’s guess', 480, 392, { size: 14, colour: 'teal' })
}
