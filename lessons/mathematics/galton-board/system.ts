import { system } from '@makebelieve/kit/simulation/system'
import { type Board, hops, meanOf, rowsOf, spreadOf } from './model.ts'
import { draw } from './view.ts'

export const galtonBoard = system<Board>({
  id: 'galton-board',
  title: 'The Galton board',
  subject: 'mathematics',
  ages: [10, 18],
  words: [
    'galton board',
    'bean machine',
    'quincunx',
    'balls falling through pins',
    'binomial distribution',
    'normal distribution',
    'bell curve',
    'gaussian curve',
    "pascal's triangle",
    'plinko',
    'pachinko',
    'left or right by chance',
  ],
  tells: {
    young:
      'A ball falls through rows of pins. At each pin chance decides: left or right! Nobody knows where one ball will end. But let many fall, and they always build the same hill, high in the middle and low at the sides.',
    middle:
      'At every pin a ball goes left or right by chance. Many paths lead to the middle bins and only one to each end, so the middle fills most. How many paths there are is written in Pascal’s triangle. With many rows the hill becomes the bell curve.',
    upper:
      'The number of hops to the right is binomial, with mean np and variance np(1 − p). By the theorem of de Moivre and Laplace it tends to the normal distribution. The spread grows with √n only, while the range grows with n.',
  },
  controls: [
    {
      id: 'rows',
      label: 'Rows of pins',
      symbol: 'n',
      unit: '',
      from: 4,
      to: 16,
      usual: 10,
      step: 1,
      about: 'At how many pins a ball has to choose.',
      restarts: true,
    },
    {
      id: 'chance',
      label: 'Chance to go right',
      symbol: 'p',
      unit: '',
      from: 0.2,
      to: 0.8,
      usual: 0.5,
      about: 'At every pin: 0.5 when the board stands straight, more when it leans to the right.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Balls in a second',
      unit: '1/s',
      from: 1,
      to: 200,
      usual: 8,
      logarithmic: true,
      about: 'How quickly balls are let in at the top.',
    },
  ],
  readouts: [
    {
      id: 'landed',
      label: 'Balls in the bins',
      unit: '',
      digits: 0,
      about: 'How many have reached a bin.',
      of: ({ landed }) => landed,
    },
    {
      id: 'mean',
      label: 'Mean bin',
      symbol: '\\bar x',
      unit: '',
      about: 'The bins are counted from 0 on the left: hops to the right, on average.',
      known: ({ landed }) => landed > 0,
      of: meanOf,
    },
    {
      id: 'spread',
      label: 'Spread',
      symbol: '\\sigma',
      unit: 'bins',
      about: 'The standard deviation: how far from the mean a ball typically ends.',
      known: ({ landed }) => landed > 0,
      of: spreadOf,
    },
    {
      id: 'middle',
      label: 'Share of the middle bin',
      unit: '%',
      digits: 1,
      about: 'What percentage of balls ended in the middle bin, or the one left of the middle.',
      known: ({ landed }) => landed > 0,
      of: ({ bins, landed }, values) =>
        landed > 0 ? (100 * (bins[Math.floor(rowsOf(values) / 2)] ?? 0)) / landed : 0,
    },
  ],
  graphs: [
    {
      id: 'mean',
      title: 'Mean bin over time',
      x: 'time',
      y: ['mean', 'spread'],
      about: 'Restless at first, then calm.',
    },
    {
      id: 'middle',
      title: 'Share of the middle bin',
      x: 'time',
      y: ['middle'],
      about: 'It settles at what Pascal’s triangle says.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({
    balls: [],
    bins: Array.from({ length: rowsOf(values) + 1 }, () => 0),
    landed: 0,
    total: 0,
    squares: 0,
    due: 0.999,
  }),
  step(state, values, dt, random) {
    const { chance = 0.5, rate = 8 } = values
    const rows = rowsOf(values)
    const toss = () => (random.next() < chance ? 1 : 0)
    const flying: typeof state.balls = []
    for (const ball of state.balls) {
      const before = Math.floor(ball.row)
      ball.row += hops * dt
      // The space above the first pin counts as row −1: nothing is chosen there.
      if (Math.floor(ball.row) > before) {
        if (before >= 0) ball.right += ball.next
        ball.next = toss()
      }
      if (ball.row < rows) flying.push(ball)
      else {
        state.bins[ball.right] = (state.bins[ball.right] ?? 0) + 1
        state.landed++
        state.total += ball.right
        state.squares += ball.right ** 2
      }
    }
    state.balls = flying
    state.due += rate * dt
    while (state.due >= 1) {
      state.due -= 1
      // Balls let in within one step enter one after the other.
      state.balls.push({
        row: -1 + Math.min(0.99, hops * dt * (state.due / Math.max(1, rate * dt))),
        right: 0,
        next: 0,
      })
    }
  },
  draw,
  describe: (state, values) =>
    state.landed === 0
      ? 'The first balls are on their way through the pins.'
      : `${state.landed} balls lie in ${rowsOf(values) + 1} bins. On average they went right ${meanOf(state).toFixed(1)} times; they spread by ${spreadOf(state).toFixed(1)} bins.`,
  effects: [
    {
      control: 'rate',
      readout: 'landed',
      goes: 'up',
      after: 6,
      says: 'More balls in a second fill the bins sooner.',
    },
    {
      control: 'rows',
      readout: 'spread',
      goes: 'up',
      after: 12,
      given: { rate: 200 },
      says: 'More rows spread the balls wider, though only with the square root.',
    },
    {
      control: 'chance',
      readout: 'mean',
      goes: 'up',
      after: 10,
      given: { rate: 200 },
      says: 'Leaning to the right moves the whole hill to the right.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The mean bin is n·p, within five times what chance makes it differ.',
      readout: 'mean',
      expected: (values, time) => (time > 44 ? rowsOf(values) * (values.chance ?? 0.5) : undefined),
      until: 46,
      where: { rate: [150, 200], rows: [8, 16], chance: [0.35, 0.65] },
      within: 0.03,
    },
    {
      kind: 'analytic',
      says: 'The spread is √(n·p·(1 − p)), within five times what chance makes it differ.',
      readout: 'spread',
      expected: (values, time) => {
        const { chance = 0.5 } = values
        return time > 44 ? Math.sqrt(rowsOf(values) * chance * (1 - chance)) : undefined
      },
      until: 46,
      where: { rate: [150, 200], chance: [0.25, 0.75] },
      within: 0.045,
    },
    {
      kind: 'published',
      says: 'After 10 rows 252 of 1024 paths end in the middle: 24.6%.',
      source: "Pascal's triangle, Traité du triangle arithmétique (1665).",
      values: { rows: 10, chance: 0.5, rate: 200 },
      readout: 'middle',
      at: 85,
      expected: 24.609,
      // Chance: five times the standard error of 16 500 balls.
      within: 0.07,
    },
  ],
  formulas: [
    {
      tex: 'P(k) = \\binom{n}{k} p^k (1-p)^{n-k}',
      about: 'Paths to bin k, times the chance of each.',
    },
    {
      tex: '\\mu = np, \\qquad \\sigma = \\sqrt{np(1-p)}',
      about: 'Where the hill stands and how wide it is.',
    },
    {
      tex: 'P(k) \\approx \\frac{1}{\\sigma\\sqrt{2\\pi}}\\, e^{-\\frac{(k-\\mu)^2}{2\\sigma^2}}',
      about: 'The bell curve, for many rows.',
    },
  ],
  tries: [
    { says: 'Let the balls fall one by one and bet on a bin.', set: { rate: 1 } },
    { says: 'Pour in 200 balls a second and see the bell.', set: { rate: 200 } },
    { says: 'Lean the board to the right.', set: { chance: 0.7, rate: 60 } },
    {
      says: 'Only four rows: count the paths to each bin. Do the columns agree?',
      set: { rows: 4, rate: 60 },
    },
    {
      says: 'Sixteen rows: is the hill four times as wide as with four? No, twice!',
      set: { rows: 16, rate: 120 },
    },
  ],
  questions: [
    {
      asks: 'The board has 10 rows and stands straight. How many of 100 balls end in the middle bin?',
      options: ['About 9, as there are 11 bins', 'About 25', 'About 50'],
      settle: {
        readout: 'middle',
        after: 20,
        first: { rate: 200, rows: 10, chance: 0.5 },
        answer: (share) => (share < 15 ? 0 : share < 38 ? 1 : 2),
      },
      explains:
        'The bins are not equal: 252 of the 1024 paths lead to the middle one, and only one to each end.',
    },
    {
      asks: 'Four times as many rows, 16 instead of 4. The spread of the balls becomes…',
      options: ['four times as wide', 'twice as wide', 'no wider'],
      settle: {
        readout: 'spread',
        after: 20,
        first: { rate: 200, rows: 4 },
        second: { rate: 200, rows: 16 },
        answer: (a, b) => (b / a > 3 ? 0 : b / a > 1.4 ? 1 : 2),
      },
      explains:
        'Hops to the left and to the right partly cancel. The spread grows with the square root: √4 is 2.',
    },
    {
      asks: 'The board leans so that balls go right 7 times out of 10. Where is the top of the hill, with 10 rows?',
      options: ['In the middle still', 'Around bin 7', 'In the last bin on the right'],
      settle: {
        readout: 'mean',
        after: 20,
        first: { rate: 200, rows: 10, chance: 0.7 },
        answer: (mean) => (mean < 6 ? 0 : mean < 8.5 ? 1 : 2),
      },
      explains: 'Seven of ten hops go to the right on average, so bin 7 gets most.',
    },
  ],
  glossary: [
    {
      word: 'Binomial distribution',
      means: 'How often something happens in n equal tries with the same chance.',
    },
    { word: 'Normal distribution', means: 'The bell curve: what many small chances add up to.' },
    {
      word: "Pascal's triangle",
      means: 'A triangle of numbers, each the sum of the two above: it counts paths.',
    },
    { word: 'Standard deviation', means: 'How far from the mean a value typically lies.' },
  ],
  goals: [
    'See how order comes out of chance when there are many tries.',
    'Count paths and explain why the middle is likely.',
    'Know what moves the bell curve and what widens it.',
  ],
  standards: [
    'CCSS 7.SP.C.8',
    'CCSS HSS-ID.A.4',
    'England A-level Mathematics: statistical distributions (binomial and normal)',
  ],
})
