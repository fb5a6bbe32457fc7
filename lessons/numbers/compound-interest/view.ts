import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import type { Savings } from './system.ts'

const floor = 520
const euros = (sum: number) => `€${Math.round(sum).toLocaleString('en')}`

/** A column for each year: what was put in, and interest on top; a line for what it can buy. */
export function draw(stage: Stage, state: Savings, { interest = 5, inflation = 2 }: Values): void {
  ground(stage, 'paper')
  const balance = state.balance + state.due
  piggy(stage, 140, 130, Math.min(1.25, 0.7 + 0.13 * Math.log10(balance / 100)))
  label(stage, euros(balance), 140, 252, { size: 32, bold: true })
  label(stage, `+ ${interest.toFixed(1)}% a year`, 140, 288, { size: 17, colour: 'muted' })
  roll(stage, 140, 370)
  label(stage, `a roll: €${state.prices.toFixed(2)}`, 140, 428, { size: 24, bold: true })
  label(stage, `+ ${inflation.toFixed(1)}% a year`, 140, 460, { size: 17, colour: 'muted' })
  label(stage, 'now buys as much as', 140, 512, { size: 17, colour: 'muted' })
  label(stage, `${euros(balance / state.prices)} at first`, 140, 542, {
    size: 21,
    bold: true,
    colour: 'tomato',
  })
  chart(stage, state)
}

function chart(stage: Stage, { years }: Savings): void {
  const { context, colours } = stage
  card(stage, 270, 28, 662, 546)
  const span = Math.max(10, years.length)
  const wide = 620 / span
  const most = Math.max(...years.map(({ balance, real }) => Math.max(balance, real)), 1) * 1.05
  const high = (sum: number) => (sum / most) * 400
  years.forEach(({ paid, balance }, year) => {
    const x = 292 + year * wide + wide * 0.1
    const parts = [
      [0, high(Math.min(paid, balance)), colours.sky],
      [high(paid), high(Math.max(0, balance - paid)), colours.marigold],
    ] as const
    for (const [from, tall, colour] of parts) {
      if (tall < 0.5) continue
      context.fillStyle = colour
      context.beginPath()
      context.rect(x, floor - from - tall, wide * 0.8, tall)
      context.fill()
      context.lineWidth = wide > 14 ? 1.5 : 0.8
      context.strokeStyle = colours.ink
      context.stroke()
    }
    if (year % (span > 24 ? 10 : 5) === 0)
      label(stage, String(year), x + wide * 0.4, floor + 22, { size: 17, colour: 'muted' })
  })
  line(
    stage,
    [
      [286, floor],
      [918, floor],
    ],
    { width: 2 },
  )
  line(
    stage,
    years.map(({ real }, year) => [292 + (year + 0.5) * wide, floor - high(real)]),
    { colour: 'tomato', width: 5 },
  )
  label(stage, 'years', 902, floor + 42, { size: 16, colour: 'muted' })
  disc(stage, 304, 58, 9, 'sky')
  label(stage, 'put in', 322, 58, { align: 'left', size: 18 })
  disc(stage, 414, 58, 9, 'marigold')
  label(stage, 'interest', 432, 58, { align: 'left', size: 18 })
  line(
    stage,
    [
      [532, 58],
      [560, 58],
    ],
    { colour: 'tomato', width: 5 },
  )
  label(stage, 'what it can buy, at first prices', 570, 58, { align: 'left', size: 18 })
}

function piggy(stage: Stage, x: number, y: number, size: number): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(size, size)
  for (const leg of [-38, 22]) card(stage, leg, 36, 18, 34, 'rose', 6)
  context.fillStyle = colours.rose
  context.lineWidth = 2.5
  context.strokeStyle = colours.ink
  context.beginPath()
  context.ellipse(0, 0, 72, 52, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  area(
    stage,
    [
      [34, -40],
      [62, -62],
      [58, -26],
    ],
    'rose',
  )
  context.beginPath()
  context.ellipse(72, 4, 13, 18, 0, 0, Math.PI * 2)
  context.fillStyle = colours.rose
  context.fill()
  context.stroke()
  disc(stage, 44, -10, 5, 'ink')
  line(
    stage,
    [
      [-20, -46],
      [14, -46],
    ],
    { width: 6 },
  )
  disc(stage, -3, -62, 15, 'marigold')
  context.restore()
}

function roll({ context, colours }: Stage, x: number, y: number): void {
  context.fillStyle = '#D9A566'
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.beginPath()
  context.ellipse(x, y, 56, 32, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.beginPath()
  for (const dx of [-24, 0, 24]) {
    context.moveTo(x + dx - 8, y - 14)
    context.quadraticCurveTo(x + dx + 4, y, x + dx + 2, y + 14)
  }
  context.stroke()
}
