import { plot } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block } from '../scene.ts'
import { type Economy, firstWage, inflationOf } from './model.ts'

/** A shop with its price tags, what a €20 note buys today, and money against goods. */
export function draw(stage: Stage, economy: Economy, values: Values): void {
  ground(stage, 'paper')
  shop(stage, economy)
  basket(stage, economy)
  balance(stage, economy)
  const inflation = inflationOf(economy, values)
  card(stage, 620, 20, 320, 92)
  label(
    stage,
    `${inflation < -0.05 ? '−' : inflation > 0.05 ? '+' : ''}${Math.abs(inflation).toFixed(1)}% a year`,
    780,
    54,
    {
      size: 30,
      bold: true,
      colour: inflation > 0.05 ? 'tomato' : 'leaf',
    },
  )
  label(stage, 'is how prices change now', 780, 90, { size: 15, colour: 'muted' })
  const { past } = economy
  const from = Math.max(0, Math.floor(economy.time + 1e-9) - past.length + 1)
  const to = Math.max(from + 10, economy.time)
  const most = Math.max(2, ...past.map(([price, wage]) => Math.max(price, wage / firstWage))) * 1.1
  plot(stage, {
    at: [620, 128, 320, 268],
    title: 'Prices (red) and wages (green)',
    across: `years ${from} to ${to.toFixed(0)}`,
    up: `0 to ${most.toFixed(1)} times`,
    x: [from, to],
    y: [0, most],
    curves: [
      { points: past.map(([price], i) => [from + i, price] as const), colour: 'tomato' },
      { points: past.map(([, wage], i) => [from + i, wage / firstWage] as const), colour: 'leaf' },
    ],
    dots: [
      { at: [economy.time, economy.price], colour: 'tomato', size: 6 },
      { at: [economy.time, economy.wage / firstWage], colour: 'leaf', size: 6 },
    ],
  })
}

const euros = (sum: number) => (sum < 100 ? `€${sum.toFixed(2)}` : `€${Math.round(sum)}`)

function shop(stage: Stage, { price, time }: Economy): void {
  card(stage, 20, 20, 580, 250)
  for (let i = 0; i < 10; i++) {
    const x = 20 + i * 58
    area(
      stage,
      [
        [x, 20],
        [x + 58, 20],
        [x + 58, 56],
        [x + 29, 70],
        [x, 56],
      ],
      i % 2 === 0 ? 'tomato' : 'card',
    )
  }
  label(stage, `year ${time.toFixed(1)}`, 310, 90, { size: 18, bold: true })
  const goods = [
    ['a loaf of bread', 3, bread],
    ['a cinema ticket', 10, ticket],
    ['a bicycle', 250, bicycle],
  ] as const
  goods.forEach(([name, cost, paint], i) => {
    const x = 120 + i * 190
    paint(stage, x, 150)
    block(stage, x - 62, 204, 124, 34, 'marigold', { radius: 8, rim: 1.5 })
    label(stage, euros(cost * price), x, 221, { size: 21, bold: true })
    label(stage, name, x, 254, { size: 14, colour: 'muted' })
  })
}

function bread({ context, colours }: Stage, x: number, y: number): void {
  context.fillStyle = '#D99A4E'
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.ellipse(x, y + 8, 58, 26, 0, 0, Math.PI * 2)
  context.fill()
  context.stroke()
  context.beginPath()
  for (const dx of [-26, 0, 26]) {
    context.moveTo(x + dx - 6, y + 18)
    context.lineTo(x + dx + 8, y - 4)
  }
  context.stroke()
}

function ticket(stage: Stage, x: number, y: number): void {
  block(stage, x - 56, y - 20, 112, 56, 'sky', { radius: 6, rim: 2 })
  disc(stage, x - 56, y + 8, 8, 'card')
  disc(stage, x + 56, y + 8, 8, 'card')
  label(stage, 'CINEMA', x, y + 8, { size: 18, bold: true })
}

function bicycle(stage: Stage, x: number, y: number): void {
  const { context, colours } = stage
  for (const dx of [-34, 34]) {
    context.strokeStyle = colours.ink
    context.lineWidth = 4
    context.beginPath()
    context.arc(x + dx, y + 18, 22, 0, Math.PI * 2)
    context.stroke()
  }
  line(
    stage,
    [
      [x - 34, y + 18],
      [x - 12, y - 18],
      [x + 24, y - 18],
      [x, y + 18],
      [x - 34, y + 18],
    ],
    { colour: 'iris', width: 5 },
  )
  line(
    stage,
    [
      [x + 34, y + 18],
      [x + 20, y - 30],
      [x + 34, y - 34],
    ],
    { colour: 'iris', width: 5 },
  )
  line(
    stage,
    [
      [x - 24, y - 26],
      [x - 4, y - 26],
    ],
    { width: 6 },
  )
}

/** At first a note of €20 buys twenty apples. */
function basket(stage: Stage, { price, wage }: Economy): void {
  card(stage, 20, 290, 580, 294)
  block(stage, 40, 316, 112, 66, 'leaf', { radius: 8, rim: 2 })
  label(stage, '€20', 96, 349, { size: 28, bold: true, colour: 'card' })
  const apples = 20 / price
  label(stage, `buys ${apples < 10 ? apples.toFixed(1) : apples.toFixed(0)} apples`, 168, 338, {
    size: 20,
    bold: true,
    align: 'left',
  })
  label(stage, 'at first it bought 20', 168, 366, { size: 15, colour: 'muted', align: 'left' })
  label(stage, `an hour’s wage, ${euros(wage)},`, 582, 328, { size: 15, align: 'right' })
  label(stage, `buys ${(wage / price).toFixed(1)} apples`, 582, 351, {
    size: 17,
    bold: true,
    align: 'right',
    colour: 'teal',
  })
  label(stage, 'at first 20 apples', 582, 374, { size: 14, align: 'right', colour: 'muted' })
  const { context } = stage
  for (let i = 0; i < Math.max(20, Math.min(40, Math.ceil(apples))); i++) {
    const [x, y] = [66 + (i % 10) * 54, 430 + Math.floor(i / 10) * 40]
    const there = Math.min(1, Math.max(0, apples - i))
    context.globalAlpha = 0.14
    disc(stage, x, y, 17, 'muted')
    context.globalAlpha = 1
    if (there > 0.04) disc(stage, x, y, 17 * Math.sqrt(there), 'tomato')
  }
}

function balance(stage: Stage, { money, goods }: Economy): void {
  card(stage, 620, 412, 320, 172)
  label(stage, 'money and goods, against the start', 780, 434, { size: 15, bold: true })
  const most = Math.max(2, money, goods)
  const rows = [
    ['money', money, 'marigold'],
    ['goods', goods, 'teal'],
  ] as const
  rows.forEach(([name, amount, colour], i) => {
    const y = 456 + i * 62
    label(stage, name, 640, y + 8, { size: 15, align: 'left' })
    label(stage, `× ${amount.toFixed(2)}`, 922, y + 8, { size: 16, align: 'right', bold: true })
    block(stage, 640, y + 20, Math.max(3, (amount / most) * 280), 24, colour, { radius: 6, rim: 1.5 })
  })
}
