import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { block, grouped } from '../scene.ts'
import { type Loan, wayOf } from './model.ts'

const legendAt = [0, 172, 304, 424] as const
const euros = (sum: number) => `€${grouped(sum)}`

/** A house that is owned brick by brick, the last instalment in its two parts, and a column for every year. */
export function draw(stage: Stage, loan: Loan, values: Values): void {
  ground(stage, 'paper')
  const { amount = 200_000, interest = 4 } = values
  house(stage, loan.repaid / amount)
  instalment(stage, loan, interest)
  chart(stage, loan, values)
}

function house(stage: Stage, share: number): void {
  const { context } = stage
  const [x, floor, wide, high] = [60, 316, 200, 150]
  const outline: [number, number][] = [
    [x, floor],
    [x, floor - high],
    [x - 24, floor - high],
    [x + wide / 2, floor - high - 100],
    [x + wide + 24, floor - high],
    [x + wide, floor - high],
    [x + wide, floor],
  ]
  area(stage, outline, '#EFE8D8', { rim: false })
  const top = floor - share * (high + 100)
  context.save()
  context.beginPath()
  context.rect(20, top, 300, floor - top)
  context.clip()
  area(stage, outline, 'rose', { rim: false })
  context.strokeStyle = 'rgba(29,27,46,0.25)'
  context.lineWidth = 1.5
  context.beginPath()
  for (let row = 0; row * 18 < high + 100; row++) {
    const y = floor - row * 18
    context.moveTo(20, y)
    context.lineTo(310, y)
    for (let brick = 0; brick < 8; brick++) {
      const bx = 28 + brick * 40 + (row % 2) * 20
      context.moveTo(bx, y)
      context.lineTo(bx, y - 18)
    }
  }
  context.stroke()
  context.restore()
  mask(stage, x, floor, wide, high)
  line(stage, outline, { width: 3, closed: true })
  block(stage, x + 118, floor - 82, 46, 82, 'earth', { radius: 3, rim: 2 })
  disc(stage, x + 154, floor - 40, 4, 'marigold')
  block(stage, x + 34, floor - 106, 54, 50, 'sky', { radius: 3, rim: 2 })
  line(
    stage,
    [
      [x + 61, floor - 106],
      [x + 61, floor - 56],
    ],
    { width: 2 },
  )
  label(stage, `${(share * 100).toFixed(0)}% is yours`, 160, 342, { size: 21, bold: true, colour: 'tomato' })
}

/** Paper again around the house, where bricks were laid beyond it. */
function mask(stage: Stage, x: number, floor: number, wide: number, high: number): void {
  const [left, right, roof] = [x - 24, x + wide + 24, floor - high - 100]
  const paper = { rim: false }
  area(
    stage,
    [
      [16, roof - 4],
      [x + wide / 2, roof],
      [left, floor - high],
      [x, floor - high],
      [x, floor + 1],
      [16, floor + 1],
    ],
    'paper',
    paper,
  )
  area(
    stage,
    [
      [324, roof - 4],
      [x + wide / 2, roof],
      [right, floor - high],
      [x + wide, floor - high],
      [x + wide, floor + 1],
      [324, floor + 1],
    ],
    'paper',
    paper,
  )
}

function instalment(stage: Stage, { lastInterest, lastRepaid, debt, freeAt }: Loan, rate: number): void {
  card(stage, 20, 366, 300, 218)
  const all = lastInterest + lastRepaid
  if (freeAt > 0) {
    label(stage, 'paid off!', 170, 420, { size: 34, bold: true, colour: 'leaf' })
    label(stage, `after ${(freeAt / 12).toFixed(1)} years`, 170, 464, { size: 19 })
  } else {
    label(stage, `this month: ${euros(all)}`, 170, 394, { size: 20, bold: true })
    const part = all > 0 ? lastInterest / all : 0
    block(stage, 40, 418, 260, 50, 'leaf', { radius: 8, rim: 1.5 })
    block(stage, 40, 418, 260 * part, 50, 'tomato', { radius: 8, rim: 1.5 })
    label(stage, `interest ${euros(lastInterest)}`, 40, 490, {
      size: 15,
      bold: true,
      colour: 'tomato',
      align: 'left',
    })
    label(stage, `repaid ${euros(lastRepaid)}`, 300, 490, {
      size: 15,
      bold: true,
      colour: 'leaf',
      align: 'right',
    })
  }
  label(stage, `still owed: ${euros(debt)}`, 170, 530, { size: 19, bold: true, colour: 'iris' })
  label(stage, `at ${rate.toFixed(1)}% a year`, 170, 560, { size: 15, colour: 'muted' })
}

function chart(stage: Stage, loan: Loan, values: Values): void {
  const { years = 25, amount = 200_000 } = values
  card(stage, 340, 20, 600, 564)
  const { years: past } = loan
  const span = Math.max(Math.ceil(years), past.length, 5)
  const [left, floor, wide] = [364, 520, 552 / span]
  const most =
    Math.max(...past.map(({ interest, repaid }) => interest + repaid), (amount / years) * 1.1) * 1.08
  const high = (sum: number) => (sum / most) * 370
  const owed = (debt: number) => floor - (debt / amount) * 385
  const debts: [number, number][] = [
    [left, owed(amount)],
    ...past.map(({ debt }, i): [number, number] => [left + (i + 1) * wide, owed(debt)]),
  ]
  line(
    stage,
    asAgreed(values).map((debt, i): [number, number] => [left + i * wide, owed(debt)]),
    { colour: 'muted', width: 2, dashed: true },
  )
  const last = debts.at(-1)
  if (last) area(stage, [[left, floor], ...debts, [last[0], floor]], 'iris', { rim: false, alpha: 0.13 })
  past.forEach(({ interest, repaid }, i) => {
    const x = left + i * wide + wide * 0.14
    const broad = wide * 0.72
    block(stage, x, floor - high(repaid), broad, high(repaid), 'leaf', { radius: 2, rim: 1.2 })
    block(stage, x, floor - high(repaid) - high(interest), broad, high(interest), 'tomato', {
      radius: 2,
      rim: 1.2,
    })
    if ((i + 1) % (span > 12 ? 5 : 1) === 0)
      label(stage, `${i + 1}`, x + broad / 2, floor + 18, { size: 15, colour: 'muted' })
  })
  line(stage, debts, { colour: 'iris', width: 4 })
  line(
    stage,
    [
      [left - 4, floor],
      [920, floor],
    ],
    { width: 2 },
  )
  label(stage, 'years', 908, floor + 40, { size: 15, colour: 'muted', align: 'right' })
  label(stage, `interest so far: ${euros(loan.interestPaid)}`, 640, 562, {
    size: 20,
    bold: true,
    colour: 'tomato',
  })
  const legend = [
    ['interest of a year', 'tomato'],
    ['repaid in it', 'leaf'],
    ['still owed', 'iris'],
    ['as agreed', 'muted'],
  ] as const
  legend.forEach(([name, colour], i) => {
    disc(stage, 372 + (legendAt[i] ?? 0), 50, 9, colour)
    label(stage, name, 388 + (legendAt[i] ?? 0), 50, { size: 16, align: 'left' })
  })
}

/** What would be owed at the end of each year without extra payments. */
function asAgreed(values: Values): number[] {
  const { years = 25, amount = 200_000, interest = 4 } = values
  const growth = (1 + interest / 1200) ** 12
  return Array.from({ length: Math.round(years) + 1 }, (_, year) =>
    wayOf(values) === 1
      ? amount * (1 - year / Math.round(years))
      : (amount * (growth ** Math.round(years) - growth ** year)) / (growth ** Math.round(years) - 1),
  )
}
