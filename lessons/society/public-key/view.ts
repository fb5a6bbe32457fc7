import {
  area,
  arrow,
  card,
  disc,
  ground,
  label,
  type Stage,
  type StageColour,
} from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, grouped } from '../scene.ts'
import { type Keys, keysOf, type Post, triedNumber, type Work } from './model.ts'

/** 920¹⁷ as people write it. */
const raised = (base: number, power: number) =>
  `${base}${[...`${power}`].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '').join('')}`

/** Ana locks with Ben's open lock, Ben unlocks with his key, and a spy tries to pull n apart. */
export function draw(stage: Stage, post: Post, values: Values): void {
  ground(stage, 'paper')
  const keys = keysOf(values)
  person(stage, 20, 'Ana locks', 'iris')
  person(stage, 660, 'Ben unlocks', 'teal')
  label(stage, `message ${keys.message}`, 160, 100, { size: 22, bold: true })
  label(stage, `${raised(keys.message, keys.open)} modulo ${keys.n}`, 160, 134, {
    size: 17,
    colour: 'muted',
  })
  power(stage, post.sender, 40, 'iris')
  const sent = post.sender.done >= post.sender.bits.length
  const read = sent && post.reader.done >= post.reader.bits.length
  label(stage, sent ? `secret number ${post.sender.result}` : '…', 160, 292, {
    size: 19,
    bold: true,
    colour: 'iris',
  })
  label(
    stage,
    sent ? `${raised(post.sender.result, keys.secret)} modulo ${keys.n}` : 'waits for the parcel',
    800,
    134,
    {
      size: 17,
      colour: 'muted',
    },
  )
  label(stage, `key ${keys.secret} (kept secret)`, 800, 100, { size: 20, bold: true })
  if (sent) power(stage, post.reader, 680, 'teal')
  label(stage, read ? `reads ${post.reader.result}` : '…', 800, 292, { size: 22, bold: true, colour: 'teal' })
  middle(stage, keys, sent ? post.sender.result : undefined, read)
  spy(stage, post, keys)
}

function person(stage: Stage, x: number, name: string, colour: StageColour): void {
  card(stage, x, 20, 280, 296)
  disc(stage, x + 34, 54, 20, colour)
  const { context, colours } = stage
  context.fillStyle = colours.card
  for (const dx of [-6, 6]) {
    context.beginPath()
    context.arc(x + 34 + dx, 51, 3.4, 0, Math.PI * 2)
    context.fill()
  }
  context.strokeStyle = colours.card
  context.lineWidth = 2.5
  context.beginPath()
  context.arc(x + 34, 56, 7, Math.PI * 0.15, Math.PI * 0.85)
  context.stroke()
  label(stage, name, x + 64, 54, { size: 21, bold: true, align: 'left', colour })
}

/** One tile for each bit of the exponent; below, what has come out so far. */
function power(stage: Stage, { bits, done, past }: Work, x: number, colour: StageColour): void {
  const step = Math.min(40, 240 / bits.length)
  const left = x + 120 - (step * bits.length) / 2
  bits.forEach((bit, i) => {
    const over = i < done
    block(stage, left + i * step + 1, 156, step - 3, 30, over ? colour : '#EFE8D8', { radius: 5, rim: 1.2 })
    label(stage, `${bit}`, left + (i + 0.5) * step, 171, {
      size: Math.min(17, step * 0.7),
      bold: true,
      colour: over ? 'card' : 'muted',
    })
  })
  label(stage, '1: square and multiply · 0: square', x + 120, 206, { size: 13, colour: 'muted' })
  const shown = past.slice(-3)
  const room = 84
  shown.forEach((value, i) => {
    const newest = i === shown.length - 1
    label(stage, `${value}`, x + 36 + i * room, 246, {
      size: newest ? 20 : 16,
      bold: newest,
      colour: newest ? colour : 'muted',
    })
    if (i > 0) label(stage, '→', x + 36 + (i - 0.5) * room, 246, { size: 14, colour: 'muted' })
  })
}

function middle(stage: Stage, { n, open }: Keys, secret: number | undefined, read: boolean): void {
  card(stage, 330, 20, 300, 132, 'marigold')
  label(stage, 'Ben’s open lock: all may see it', 480, 44, { size: 16, bold: true })
  label(stage, `n = ${grouped(n)}`, 480, 82, { size: 30, bold: true })
  label(stage, `e = ${open}`, 480, 122, { size: 22, bold: true })
  arrow(stage, [330, 238], [290, 0], secret === undefined ? 'line' : 'tomato')
  if (secret === undefined) return
  const [x, y] = [read ? 596 : 480, 238]
  block(stage, x - 50, y - 34, 100, 68, 'earth', { radius: 8, rim: 2 })
  label(stage, `${secret}`, x, y + 16, { size: 20, bold: true, colour: 'card' })
  padlock(stage, x, y - 18)
}

function padlock(stage: Stage, x: number, y: number): void {
  const { context, colours } = stage
  context.strokeStyle = colours.ink
  context.lineWidth = 4
  context.beginPath()
  context.arc(x, y - 4, 8, Math.PI, 0)
  context.stroke()
  area(
    stage,
    [
      [x - 12, y - 4],
      [x + 12, y - 4],
      [x + 12, y + 14],
      [x - 12, y + 14],
    ],
    'marigold',
  )
}

/** Every number the spy has tried is a tile; the one that divides n is red. */
function spy(stage: Stage, { tried, factor }: Post, { n, p, q }: Keys): void {
  card(stage, 20, 336, 920, 248)
  disc(stage, 54, 370, 18, 'ink')
  block(stage, 40, 362, 28, 9, 'card', { radius: 4, rim: 0 })
  label(
    stage,
    factor > 0
      ? `the spy has it: ${grouped(n)} = ${Math.min(p, q)} × ${Math.max(p, q)}, so the key can be worked out`
      : `a spy looks for a number that divides ${grouped(n)} …`,
    84,
    370,
    { size: 19, bold: true, align: 'left', colour: factor > 0 ? 'tomato' : 'ink' },
  )
  label(stage, `${tried} tried`, 916, 370, { size: 18, bold: true, align: 'right' })
  for (let i = 1; i <= tried; i++) {
    const number = triedNumber(i)
    const [x, y] = [44 + ((i - 1) % 18) * 48.8, 404 + Math.floor((i - 1) / 18) * 50]
    const hit = number === factor
    block(stage, x, y, 44, 40, hit ? 'tomato' : '#EFE8D8', { radius: 6, rim: hit ? 2.5 : 1 })
    label(stage, `${number}`, x + 22, y + 20, { size: 16, bold: hit, colour: hit ? 'card' : 'muted' })
  }
}
