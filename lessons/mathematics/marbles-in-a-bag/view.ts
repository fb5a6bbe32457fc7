import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, card, disc, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { counted, fraction, written } from '../figures.ts'
import { type Bag, bluesOf, branchOf, isPutBack, redsOf, shareOf } from './model.ts'

/** The bag and the hand; below the chances along the branch on which all are red; on the right what was counted. */
export function draw(stage: Stage, bag: Bag, values: Values): void {
  ground(stage, 'paper')
  inTheBag(stage, values)
  label(stage, isPutBack(values) ? 'each marble goes back' : 'each marble stays out', 300, 350, {
    size: 17,
    colour: 'muted',
  })
  bag.drawn.forEach((isRed, n) => {
    disc(stage, 300 + (n - (bag.drawn.length - 1) / 2) * 76, 404, 28, isRed ? 'tomato' : 'sky')
  })
  branch(stage, values)
  const chance = branchOf(values).reduce((product, [red, all]) => (product * red) / all, 1)
  card(stage, 618, 20, 320, 214)
  label(stage, counted(bag.rounds, 'round'), 778, 48, { size: 20, bold: true })
  label(stage, `${written(shareOf(bag.hits, bag.rounds), 1)}%`, 778, 104, {
    size: 46,
    bold: true,
    colour: 'tomato',
  })
  label(stage, 'were all red', 778, 146, { size: 17, colour: 'muted' })
  label(stage, `expected ${written(100 * chance, 1)}%`, 778, 200, { size: 19, bold: true, on: 'paper' })
  const bars = [chance, bag.rounds > 0 ? bag.hits / bag.rounds : 0]
  plot(stage, {
    at: [618, 254, 320, 326],
    title: 'Expected and counted',
    across: 'expected · counted',
    up: '0 to 100%',
    x: [0, 2],
    y: [0, 100],
    curves: bars.map((share, n) => ({
      points: [
        [n + 0.25, 0],
        [n + 0.25, 100 * share],
        [n + 0.75, 100 * share],
        [n + 0.75, 0],
      ] as const,
      colour: n === 0 ? ('iris' as const) : ('tomato' as const),
      filled: true,
    })),
  })
}

function inTheBag(stage: Stage, values: Values): void {
  area(
    stage,
    [
      [150, 60],
      [450, 60],
      [420, 96],
      [500, 250],
      [440, 320],
      [160, 320],
      [100, 250],
      [180, 96],
    ],
    'earth',
  )
  line(
    stage,
    [
      [176, 92],
      [424, 92],
    ],
    { colour: 'marigold', width: 6 },
  )
  const [red, blue] = [redsOf(values), bluesOf(values)]
  for (let n = 0; n < red + blue; n++) {
    const [row, column] = [Math.floor(n / 7), n % 7]
    // Mixed, and always in the same way.
    const isRed =
      [...Array(red + blue).keys()].sort((a, b) => scattered(a, 3) - scattered(b, 3)).indexOf(n) < red
    disc(stage, 162 + column * 46 + (row % 2) * 10, 292 - row * 46, 19, isRed ? 'tomato' : 'sky')
  }
  label(stage, `${red} red, ${blue} blue`, 300, 34, { size: 20, bold: true })
}

/** 3/8 · 2/7: one fraction for each draw. */
function branch(stage: Stage, values: Values): void {
  card(stage, 22, 456, 576, 124)
  const parts = branchOf(values)
  const wide = 104
  const left = 300 - ((parts.length - 1) * wide) / 2
  parts.forEach(([red, all], n) => {
    fraction(stage, [red, all], left + n * wide, 518, { size: 28, colour: 'tomato' })
    if (n > 0) label(stage, '×', left + (n - 0.5) * wide, 518, { size: 26, bold: true })
  })
}
