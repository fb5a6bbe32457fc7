import { system } from '@makebelieve/kit/simulation/system'
import { firstTwo, mostTerms, ratioOf, type Spiral } from './model.ts'
import { draw } from './view.ts'

const golden = (1 + Math.sqrt(5)) / 2

export const goldenSpiral = system<Spiral>({
  id: 'golden-spiral',
  title: 'Fibonacci numbers and the golden spiral',
  subject: 'mathematics',
  ages: [9, 17],
  words: [
    'golden spiral',
    'fibonacci',
    'fibonacci numbers',
    'fibonacci sequence',
    'golden ratio',
    'fibonacci spiral',
    'golden rectangle',
    'rabbits of fibonacci',
    'number sequence',
    'each number is the sum of the two before',
    'spiral of squares',
    'lucas numbers',
  ],
  tells: {
    young:
      '1, 1, 2, 3, 5, 8, 13 … Each number is the sum of the two before it. Draw a square for each, always round the corner, and they fit together without a gap. A curve through them makes a spiral like a snail shell!',
    middle:
      'In the Fibonacci sequence each number is the sum of the two before. Divide one by the one before: 2, 1.5, 1.667, 1.6, 1.625 … The ratios come ever closer to the golden ratio, 1.618…, and they do so whatever two numbers you start with.',
    upper:
      'The recurrence xₙ = xₙ₋₁ + xₙ₋₂ has the solutions φⁿ and (−1/φ)ⁿ; the second dies out, so the ratio tends to φ = (1 + √5)/2, with an error that shrinks by φ² each step and changes sign. |xₙ₊₁xₙ₋₁ − xₙ²| is the same for all n: Cassini’s identity.',
  },
  controls: [
    {
      id: 'first',
      label: 'First number',
      symbol: 'a',
      unit: '',
      from: 1,
      to: 9,
      usual: 1,
      step: 1,
      about: 'The sequence starts with it.',
      restarts: true,
    },
    {
      id: 'second',
      label: 'Second number',
      symbol: 'b',
      unit: '',
      from: 1,
      to: 9,
      usual: 1,
      step: 1,
      about: 'The sequence goes on with it; with 1 and 1 these are the Fibonacci numbers.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Squares in a second',
      unit: '1/s',
      from: 0.3,
      to: 4,
      usual: 1,
      about: 'How quickly squares are added.',
    },
  ],
  readouts: [
    {
      id: 'count',
      label: 'Numbers so far',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'How long the sequence is.',
      of: ({ terms }) => terms.length,
    },
    {
      id: 'newest',
      label: 'Newest number',
      symbol: 'x_n',
      unit: '',
      digits: 0,
      about: 'The sum of the two before it.',
      of: ({ terms }) => terms.at(-1) ?? 0,
    },
    {
      id: 'ratio',
      label: 'Newest divided by the one before',
      symbol: 'x_n / x_{n-1}',
      unit: '',
      digits: 5,
      about: 'It comes closer and closer to the golden ratio.',
      of: ratioOf,
    },
    {
      id: 'miss',
      label: 'Off the golden ratio by',
      unit: '',
      digits: 6,
      about: 'How far the ratio is from 1.618034.',
      of: (state) => Math.abs(ratioOf(state) - golden),
    },
    {
      id: 'cassini',
      label: 'Cassini’s number',
      unit: '',
      digits: 0,
      about: 'The newest times the one two before, minus the square of the one between; without its sign.',
      of: ({ terms }) => {
        const [x, y, z] = terms.slice(-3)
        return Math.abs((x ?? 0) * (z ?? 0) - (y ?? 0) ** 2)
      },
    },
  ],
  graphs: [
    {
      id: 'ratio',
      title: 'The ratio settles',
      x: 'count',
      y: ['ratio'],
      about: 'Too large, too small, too large … and ever closer.',
    },
    {
      id: 'newest',
      title: 'The numbers grow',
      x: 'count',
      y: ['newest'],
      about: 'By about 62% each time.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: (values) => {
    const [a, b] = firstTwo(values)
    return { terms: [a, b, a + b], grown: 0 }
  },
  step(state, { pace = 1 }, dt) {
    if (state.terms.length >= mostTerms) {
      state.grown = 0
      return
    }
    state.grown += pace * dt
    if (state.grown < 1 - 1e-9) return
    state.grown -= 1
    state.terms.push((state.terms.at(-1) ?? 0) + (state.terms.at(-2) ?? 0))
  },
  draw,
  describe: (state) =>
    `The sequence is ${state.terms.slice(-6).join(', ')}${state.terms.length > 6 ? ' at its end' : ''}. The newest number is ${ratioOf(state).toFixed(4)} times the one before.`,
  effects: [
    {
      control: 'first',
      readout: 'newest',
      goes: 'up',
      after: 5,
      says: 'A larger first number makes all later ones larger.',
    },
    {
      control: 'second',
      readout: 'newest',
      goes: 'up',
      after: 5,
      says: 'So does a larger second number, even more.',
    },
    {
      control: 'pace',
      readout: 'count',
      goes: 'up',
      after: 3.5,
      says: 'At a higher speed there are more squares.',
    },
    {
      control: 'pace',
      readout: 'miss',
      goes: 'down',
      after: 3.5,
      says: 'The more squares, the closer the ratio is to the golden one.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Whatever the start, the ratio comes to (1 + √5)/2.',
      readout: 'ratio',
      expected: ({ pace = 1 }, time) => (pace * time > 10 ? golden : undefined),
      until: 8,
      where: { pace: [1.6, 4] },
      within: 0.0005,
    },
    {
      kind: 'analytic',
      says: 'The n-th number is what the formula of Binet, with powers of the golden ratio, gives.',
      readout: 'newest',
      expected: (values, time) => {
        const [a, b] = firstTwo(values)
        const n = Math.min(mostTerms, 3 + Math.floor((values.pace ?? 1) * time + 1e-6)) - 1
        const binet = (k: number) => (golden ** k - (-1 / golden) ** k) / Math.sqrt(5)
        return a * binet(n - 1) + b * binet(n)
      },
      until: 6,
      where: { pace: [1, 1] },
      within: 1e-6,
    },
    {
      kind: 'conserved',
      says: 'The newest times the one two before differs from the square between always by the same.',
      readout: 'cassini',
      until: 15,
      where: { first: [1, 2.4] },
    },
    {
      kind: 'published',
      says: 'The twelfth Fibonacci number is 144.',
      source: 'On-Line Encyclopedia of Integer Sequences, A000045.',
      values: { first: 1, second: 1, pace: 1 },
      readout: 'newest',
      at: 9.02,
      expected: 144,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'x_n = x_{n-1} + x_{n-2}', about: 'The rule.' },
    { tex: '\\varphi = \\frac{1+\\sqrt5}{2} = 1.618\\ldots', about: 'The golden ratio.' },
    { tex: 'x_{n+1}x_{n-1} - x_n^2 = \\pm(b^2 - ab - a^2)', about: 'Cassini’s identity, for any start.' },
  ],
  tries: [
    { says: 'Say the next number before its square appears.', set: { pace: 0.4 } },
    { says: 'Start with 2 and 1, the Lucas numbers. Where does the ratio go?', set: { first: 2, second: 1 } },
    { says: 'Start with 9 and 1: a strange beginning, and yet …', set: { first: 9, second: 1 } },
    { says: 'Run quickly to the end and compare the ratio with 1.618034.', set: { pace: 4 } },
  ],
  questions: [
    {
      asks: '1, 1, 2, 3, 5, 8, 13 … Which number is the twelfth?',
      options: ['24', '89', '144'],
      settle: {
        readout: 'newest',
        after: 9.02,
        first: { first: 1, second: 1, pace: 1 },
        answer: (value) => (value < 50 ? 0 : value < 120 ? 1 : 2),
      },
      explains: 'It grows faster than you’d think: 21, 34, 55, 89, 144. And the twelfth is 12 times 12!',
    },
    {
      asks: 'You start with 9 and 1 instead of 1 and 1. After many numbers the ratio of two neighbours is…',
      options: ['much larger', 'the same golden ratio', 'much smaller'],
      settle: {
        readout: 'ratio',
        after: 5,
        first: { first: 1, second: 1, pace: 4 },
        second: { first: 9, second: 1, pace: 4 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.95 ? 2 : 1),
      },
      explains: 'The rule forgets how it began. Only the rule itself decides the ratio.',
    },
    {
      asks: 'Three more squares. The distance to the golden ratio becomes…',
      options: ['about half as large', 'about eighteen times smaller', 'no smaller'],
      settle: {
        readout: 'miss',
        after: 2.02,
        first: { pace: 1.5 },
        second: { pace: 3 },
        answer: (a, b) => (a / b > 5 ? 1 : a / b > 1.2 ? 0 : 2),
      },
      explains: 'With every square it shrinks by φ², that is 2.6 times; three times in a row makes 18.',
    },
  ],
  glossary: [
    { word: 'Sequence', means: 'Numbers in an order, made by a rule.' },
    { word: 'Ratio', means: 'One number divided by another.' },
    {
      word: 'Golden ratio',
      means: '1.618…: the whole is to the larger part as the larger part to the smaller.',
    },
    { word: 'Limit', means: 'What a sequence comes as close to as you like.' },
  ],
  goals: [
    'Continue a sequence by its rule.',
    'See that the ratios settle, and at the same number for every start.',
    'Connect numbers, squares and a spiral.',
  ],
  standards: ['CCSS HSF-IF.A.3', 'England KS3 Mathematics: algebra (sequences)'],
})
