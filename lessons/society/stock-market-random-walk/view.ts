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
import { block, figure, grouped } from '../scene.ts'
import { bumpsOf, companiesOf, companiesShown, first, kept, type Market } from './model.ts'

const thin: readonly StageColour[] = ['tomato', 'marigold', 'leaf', 'sky', 'rose', 'earth', 'teal']
const box = { left: 86, right: 612, top: 84, bottom: 536 }
const euros = (sum: number) => (sum < 1e7 ? `€${grouped(sum)}` : `€${(sum / 1e6).toPrecision(3)}M`)

/** Thin lines are companies, the thick one is the basket of all; each step up the paper doubles the money. */
export function draw(stage: Stage, market: Market, values: Values): void {
  ground(stage, 'paper')
  card(stage, 20, 20, 610, 564)
  const { past, months } = market
  const begun = Math.max(0, months - past.length + 1)
  const all = past.flatMap(({ basket, companies }) => [basket, ...companies])
  const low = Math.min(50, ...all)
  const high = Math.max(200, ...all)
  const x = (i: number) => box.left + (i / kept) * (box.right - box.left)
  const y = (sum: number) =>
    box.bottom - (Math.log(Math.max(1e-6, sum) / low) / Math.log(high / low)) * (box.bottom - box.top)
  scale(stage, low, high, y)
  const shown = past[0]?.companies.length ?? 0
  for (let company = 0; company < shown; company++)
    line(
      stage,
      past.map(({ companies }, i): [number, number] => [x(i), y(companies[company] ?? first)]),
      { colour: thin[company % thin.length] ?? 'muted', width: 1.6 },
    )
  expected(stage, begun, values, x, y, low, high)
  line(
    stage,
    past.map(({ basket }, i): [number, number] => [x(i), y(basket)]),
    { colour: 'iris', width: 5 },
  )
  disc(stage, x(past.length - 1), y(market.basket), 8, 'iris')
  const many = companiesOf(values)
  label(stage, many === 1 ? '€100 in one company' : `€100 spread over ${many} companies`, 44, 48, {
    size: 19,
    bold: true,
    align: 'left',
  })
  label(stage, `year ${(months / 12).toFixed(1)}`, 608, 48, { size: 19, bold: true, align: 'right' })
  label(stage, 'thick: all together · dashed: the mean of all possible futures', 340, 562, {
    size: 14,
    colour: 'muted',
  })
  figure(stage, [650, 20, 290, 112], euros(market.basket), 'is what you have now', 'iris')
  figure(
    stage,
    [650, 150, 290, 112],
    market.fall < 0.005 ? '0%' : `−${(100 * market.fall).toFixed(0)}%`,
    'was the deepest fall',
    'tomato',
  )
  bumps(stage, market, values)
  if (many > companiesShown)
    label(stage, `${companiesShown} of ${many} are drawn`, 795, 566, { size: 13, colour: 'muted' })
}

function scale(stage: Stage, low: number, high: number, y: (sum: number) => number): void {
  const doublings = Math.log2(high / low)
  const step = doublings > 9 ? 4 : doublings > 5 ? 2 : 1
  for (let power = -20; power < 40; power += step) {
    const sum = first * 2 ** power
    if (sum < low * 0.999 || sum > high * 1.001) continue
    line(
      stage,
      [
        [box.left, y(sum)],
        [box.right, y(sum)],
      ],
      { colour: 'line', width: 1 },
    )
    label(
      stage,
      sum < 10 ? sum.toFixed(1) : sum < 1e5 ? grouped(sum) : `${(sum / 1000).toPrecision(2)}k`,
      80,
      y(sum),
      {
        size: 13,
        align: 'right',
        colour: 'muted',
      },
    )
  }
}

function expected(
  stage: Stage,
  begun: number,
  { growth = 7 }: Values,
  x: (i: number) => number,
  y: (sum: number) => number,
  low: number,
  high: number,
): void {
  const points = Array.from({ length: kept / 4 + 1 }, (_, i) => i * 4)
    .map((i) => [i, first * Math.exp(((growth / 100) * (begun + i)) / 12)] as const)
    .filter(([, sum]) => sum >= low && sum <= high)
    .map(([i, sum]): [number, number] => [x(i), y(sum)])
  line(stage, points, { colour: 'muted', width: 2, dashed: true })
}

/** One company's ups and downs against the basket's. */
function bumps(stage: Stage, market: Market, values: Values): void {
  card(stage, 650, 280, 290, 304)
  label(stage, 'ups and downs in a year', 795, 306, { size: 17, bold: true })
  const { bumps: each = 25 } = values
  const basket = bumpsOf(market)
  const column = (left: number, percent: number, colour: StageColour, name: string) => {
    const high = Math.min(160, (percent / 45) * 160)
    block(stage, left, 506 - high, 78, high, colour, { radius: 6, rim: 2 })
    label(stage, `± ${percent.toFixed(0)}%`, left + 39, 506 - high - 16, { size: 18, bold: true })
    label(stage, name, left + 39, 526, { size: 15, colour: 'muted' })
  }
  column(690, each, 'marigold', 'one company')
  column(822, basket, 'iris', 'the basket')
}
