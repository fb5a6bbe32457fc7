import { area, arrow, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { amounts, crossing, type Market, prices } from './model.ts'

const corner: readonly [number, number] = [70, 540]
const across = (cups: number) => corner[0] + cups * 2.4
const up = (euros: number) => corner[1] - euros * 46

/** The two lines with what each side gains, and the stand with its queue or its leftover cups. */
export function draw(stage: Stage, market: Market, values: Values): void {
  ground(stage, 'paper')
  card(stage, 24, 24, 560, 552)
  diagram(stage, market, values)
  stand(stage, market, values)
}

function diagram(stage: Stage, market: Market, values: Values): void {
  const { worth = 8, buyers = 120, cost = 0.04 } = values
  const { sold } = amounts(market, values)
  const { paid, kept } = prices(market, values)
  const at = (cups: number, euros: number): [number, number] => [
    across(cups),
    up(Math.max(0, Math.min(10.6, euros))),
  ]
  const demand = (cups: number) => worth * (1 - cups / buyers)
  const supply = (cups: number) => cost * cups
  const best = crossing(values)
  area(stage, [at(0, worth), at(sold, demand(sold)), at(sold, paid), at(0, paid)], 'sky', {
    rim: false,
    alpha: 0.6,
  })
  if (paid > kept)
    area(stage, [at(0, paid), at(sold, paid), at(sold, kept), at(0, kept)], 'marigold', {
      rim: false,
      alpha: 0.7,
    })
  area(stage, [at(0, kept), at(sold, kept), at(sold, supply(sold)), at(0, 0)], 'leaf', {
    rim: false,
    alpha: 0.5,
  })
  if (sold < best)
    area(stage, [at(sold, demand(sold)), at(best, demand(best)), at(sold, supply(sold))], 'tomato', {
      rim: false,
      alpha: 0.6,
    })
  const most = Math.min(208, 10.4 / cost)
  line(stage, [at(0, worth), at(buyers, 0)], { colour: 'iris', width: 4 })
  line(stage, [at(0, 0), at(most, supply(most))], { colour: 'teal', width: 4 })
  line(stage, [at(sold, 0), at(sold, Math.max(paid, demand(sold)))], {
    colour: 'muted',
    width: 2,
    dashed: true,
  })
  line(stage, [at(0, paid), at(sold, paid)], { width: 2.5 })
  line(stage, [at(0, kept), at(sold, kept)], { width: 2.5 })
  arrow(stage, [corner[0], corner[1]], [500, 0], 'ink')
  arrow(stage, [corner[0], corner[1]], [0, -500], 'ink')
  label(stage, 'cups', 552, 558, { size: 16, colour: 'muted' })
  label(stage, '€', 48, 46, { size: 19, colour: 'muted' })
  for (const euros of [2, 4, 6, 8, 10])
    label(stage, String(euros), 50, up(euros), { size: 15, colour: 'muted' })
  for (const cups of [50, 100, 150])
    label(stage, String(cups), across(cups), 558, { size: 15, colour: 'muted' })
  const chips: readonly ['sky' | 'marigold' | 'leaf' | 'tomato', string][] = [
    ['sky', 'buyers gain'],
    ['marigold', 'the state takes'],
    ['leaf', 'sellers gain'],
    ['tomato', 'lost to all'],
  ]
  chips.forEach(([colour, text], i) => {
    disc(stage, 614, 420 + i * 40, 10, colour)
    label(stage, text, 636, 420 + i * 40, { align: 'left', size: 19 })
  })
  disc(stage, 804, 420, 6, 'iris')
  label(stage, 'demand', 820, 420, { align: 'left', size: 19, colour: 'iris', bold: true })
  disc(stage, 804, 460, 6, 'teal')
  label(stage, 'supply', 820, 460, { align: 'left', size: 19, colour: 'teal', bold: true })
}

function stand(stage: Stage, market: Market, values: Values): void {
  const { context, colours } = stage
  const { wanted, offered } = amounts(market, values)
  const [x, y] = [612, 60]
  card(stage, x + 10, y + 130, 150, 100, 'earth', 6)
  line(
    stage,
    [
      [x + 18, y + 50],
      [x + 18, y + 130],
    ],
    { width: 5 },
  )
  line(
    stage,
    [
      [x + 152, y + 50],
      [x + 152, y + 130],
    ],
    { width: 5 },
  )
  for (let i = 0; i < 5; i++) {
    context.fillStyle = i % 2 === 0 ? colours.tomato : colours.card
    context.beginPath()
    context.roundRect(x + i * 34, y, 34, 56, [0, 0, 17, 17])
    context.fill()
    context.lineWidth = 1.5
    context.strokeStyle = colours.ink
    context.stroke()
  }
  label(stage, `€${market.price.toFixed(2)}`, x + 85, y + 180, { size: 32, bold: true, on: 'card' })
  const empty = Math.min(10, Math.round((wanted - offered) / 6))
  const over = Math.min(10, Math.round((offered - wanted) / 6))
  for (let i = 0; i < empty; i++) person(stage, 812 + (i % 5) * 28, 170 + Math.floor(i / 5) * 76)
  for (let i = 0; i < over; i++) cup(stage, 802 + (i % 5) * 28, 236 - Math.floor(i / 5) * 46)
  const text =
    empty > 0 ? 'too few cups: price goes up' : over > 0 ? 'cups left over: price comes down' : 'all are sold'
  label(stage, text, 770, 340, {
    size: 22,
    bold: true,
    colour: empty > 0 ? 'tomato' : over > 0 ? 'iris' : 'leaf',
  })
  if (empty > 0) arrow(stage, [600, 270], [0, -60], 'tomato')
  if (over > 0) arrow(stage, [600, 210], [0, 60], 'iris')
}

function person(stage: Stage, x: number, y: number): void {
  card(stage, x - 10, y + 10, 20, 44, 'sky', 9)
  disc(stage, x, y, 10, 'marigold')
}

function cup(stage: Stage, x: number, y: number): void {
  area(
    stage,
    [
      [x, y],
      [x + 22, y],
      [x + 18, y + 34],
      [x + 4, y + 34],
    ],
    'marigold',
  )
  line(
    stage,
    [
      [x + 12, y],
      [x + 18, y - 12],
    ],
    { colour: 'tomato', width: 3 },
  )
}
