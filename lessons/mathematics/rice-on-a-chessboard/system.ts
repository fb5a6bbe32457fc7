import { system } from '@makebelieve/kit/simulation/system'
import { type Board, evenly, grain, inWords, squaresOf, totalOf } from './model.ts'
import { draw } from './view.ts'

export const riceOnAChessboard = system<Board>({
  id: 'rice-on-a-chessboard',
  title: 'Rice on a chessboard',
  subject: 'mathematics',
  ages: [9, 16],
  words: [
    'rice on a chessboard',
    'wheat and chessboard problem',
    'doubling every square',
    'exponential growth',
    'powers of two',
    'doubling',
    'geometric sequence',
    'geometric series',
    'grains of wheat',
    'grains of rice',
    'linear and exponential growth',
    'why doubling gets so big',
  ],
  tells: {
    young:
      'One grain of rice on the first square of a chessboard, two on the second, four on the third, always double. How much rice is it in the end? More than has ever been grown in the whole world!',
    middle:
      'Each square has a fixed number of times as many grains as the one before: that is exponential growth. With doubling, each square has one grain more than all the squares before it together. Adding a thousand each time seems faster at first, and is left behind soon.',
    upper:
      'A geometric sequence aₖ = qᵏ⁻¹ sums to (qⁿ − 1)/(q − 1). For q = 2 and 64 squares this is 2⁶⁴ − 1, about 1.8·10¹⁹. Any exponential with q > 1 overtakes every linear or polynomial growth in the end; the time of doubling is ln 2/ln q.',
  },
  controls: [
    {
      id: 'factor',
      label: 'Times as many on the next square',
      symbol: 'q',
      unit: '',
      from: 1.1,
      to: 3,
      usual: 2,
      step: 0.1,
      about: 'By how much the grains are multiplied from square to square; 2 is doubling.',
      restarts: true,
    },
    {
      id: 'squares',
      label: 'Squares',
      symbol: 'n',
      unit: '',
      from: 8,
      to: 64,
      usual: 64,
      step: 1,
      about: 'How many squares are filled; a chessboard has 64.',
      restarts: true,
    },
    {
      id: 'more',
      label: 'Rival: more grains each square',
      unit: '',
      from: 10,
      to: 100000,
      usual: 1000,
      logarithmic: true,
      about: 'Someone else puts a fixed number of grains more on each square, instead of multiplying.',
    },
    {
      id: 'rate',
      label: 'Squares in a second',
      unit: '1/s',
      from: 0.5,
      to: 16,
      usual: 3,
      logarithmic: true,
      about: 'How quickly the squares are filled.',
    },
  ],
  readouts: [
    {
      id: 'filled',
      label: 'Squares filled',
      unit: '',
      digits: 0,
      about: 'So far.',
      of: ({ squares }) => squares.length,
    },
    {
      id: 'last',
      label: 'Grains on the last square',
      unit: '',
      digits: 0,
      about: 'Rounded to whole grains.',
      of: ({ squares }) => squares.at(-1) ?? 0,
    },
    {
      id: 'total',
      label: 'All grains',
      symbol: 'S_n',
      unit: '',
      digits: 0,
      about: 'On all squares together, added one by one.',
      of: totalOf,
    },
    {
      id: 'digits',
      label: 'Size of the number',
      unit: 'powers of ten',
      digits: 2,
      about: 'The logarithm of all grains: 6 is a million, 9 a thousand million.',
      of: (state) => Math.log10(Math.max(1, totalOf(state))),
    },
    {
      id: 'tonnes',
      label: 'Weight',
      unit: 't',
      digits: 3,
      about: 'With 25 milligrams for a grain of rice.',
      of: (state) => (totalOf(state) * grain) / 1000,
    },
    {
      id: 'rival',
      label: 'The rival has',
      unit: '',
      digits: 0,
      about: 'All the grains of the one who adds the same number each time.',
      of: evenly,
    },
  ],
  graphs: [
    {
      id: 'digits',
      title: 'Size of the number over time',
      x: 'filled',
      y: ['digits'],
      about: 'On a scale of powers of ten, doubling is a straight line.',
    },
    {
      id: 'total',
      title: 'All grains and the rival',
      x: 'filled',
      y: ['total', 'rival'],
      about: 'Nothing for a long time, and then a wall.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({ squares: [1], due: 0 }),
  step(state, values, dt) {
    if (state.squares.length >= squaresOf(values)) return
    state.due += (values.rate ?? 3) * dt
    while (state.due >= 1 - 1e-9 && state.squares.length < squaresOf(values)) {
      state.due = Math.max(0, state.due - 1)
      state.squares.push((state.squares.at(-1) ?? 1) * (values.factor ?? 2))
    }
  },
  draw,
  describe: (state) =>
    `${state.squares.length} squares are filled. On the last lie ${inWords(state.squares.at(-1) ?? 0)} grains, on all together ${inWords(totalOf(state))}.`,
  effects: [
    {
      control: 'factor',
      readout: 'digits',
      goes: 'up',
      after: 10,
      says: 'A slightly larger factor makes an enormously larger number.',
    },
    {
      control: 'squares',
      readout: 'digits',
      goes: 'up',
      after: 10,
      given: { rate: 16 },
      says: 'Every extra square multiplies everything again.',
    },
    { control: 'more', readout: 'rival', goes: 'up', says: 'The rival who adds more has more.' },
    {
      control: 'rate',
      readout: 'filled',
      goes: 'up',
      after: 3.5,
      says: 'At a higher speed more squares are filled.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'All grains, added square by square, are (qⁿ − 1)/(q − 1).',
      readout: 'digits',
      expected: (values, time) => {
        const { factor = 2, rate = 3 } = values
        const n = Math.min(squaresOf(values), 1 + Math.floor(rate * time + 1e-6))
        return Math.log10((factor ** n - 1) / (factor - 1))
      },
      until: 6,
      where: { rate: [4, 4] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'The rival, added square by square, has n + m·n(n − 1)/2.',
      readout: 'rival',
      expected: (values, time) => {
        const { more = 1000, rate = 3 } = values
        const n = Math.min(squaresOf(values), 1 + Math.floor(rate * time + 1e-6))
        return n + (more * n * (n - 1)) / 2
      },
      until: 6,
      where: { rate: [4, 4] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: '64 squares with doubling hold 18,446,744,073,709,551,615 grains.',
      source: 'Ibn Khallikan’s tale (1256); the number 2⁶⁴ − 1, OEIS A000225.',
      values: { factor: 2, squares: 64, rate: 16 },
      readout: 'total',
      at: 5,
      expected: 18446744073709552000,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'a_n = q^{\\,n-1}', about: 'Grains on the n-th square.' },
    { tex: 'S_n = \\frac{q^n - 1}{q - 1}', about: 'All grains up to there.' },
    { tex: '2^{64} - 1 \\approx 1.8\\cdot 10^{19}', about: 'The whole board, with doubling.' },
  ],
  tries: [
    { says: 'Fill the squares slowly. From which on would it fill your room?', set: { rate: 1 } },
    { says: 'Only ten percent more each time: does it still get large?', set: { factor: 1.1, rate: 8 } },
    {
      says: 'The rival adds 100,000 grains each time. When is he overtaken?',
      set: { more: 100000, rate: 2 },
    },
    { says: 'Three times as many each time, until the board is full.', set: { factor: 3, rate: 8 } },
  ],
  questions: [
    {
      asks: 'With doubling, on which square is the first million reached, all grains together?',
      options: ['On the 20th', 'On the 40th', 'On the 60th'],
      settle: {
        readout: 'total',
        after: 5,
        first: { squares: 20, rate: 16 },
        second: { squares: 40, rate: 16 },
        answer: (a, b) => (a >= 1e6 ? 0 : b >= 1e6 ? 1 : 2),
      },
      explains:
        'Ten doublings are about a thousand, twenty about a million. On the 30th it is a thousand million.',
    },
    {
      asks: 'Half of the board is filled, 32 squares. Which share of all the grains is it?',
      options: ['About half', 'About a hundredth', 'Less than a thousand-millionth'],
      settle: {
        readout: 'total',
        after: 5,
        first: { squares: 32, rate: 16 },
        second: { squares: 64, rate: 16 },
        answer: (a, b) => (a / b > 0.1 ? 0 : a / b > 1e-9 ? 1 : 2),
      },
      explains:
        'The second half of the board holds 2³² times as much as the first, more than four thousand million times.',
    },
    {
      asks: 'The rival adds 1,000 grains more on each square. After 10 squares, who has more: doubling or the rival?',
      options: ['Doubling', 'Both the same', 'The rival'],
      settle: {
        readout: 'rival',
        after: 5,
        first: { squares: 10, rate: 16 },
        answer: (rival) => (rival > 1023 * 1.1 ? 2 : rival < 1023 * 0.9 ? 0 : 1),
      },
      explains:
        'The rival has 45,010, doubling only 1,023. But around the 17th square he is overtaken for good.',
    },
  ],
  glossary: [
    { word: 'Exponential growth', means: 'Growing by the same factor in every step.' },
    { word: 'Linear growth', means: 'Growing by the same amount in every step.' },
    { word: 'Power', means: 'A number multiplied by itself again and again: 2⁵ = 2 × 2 × 2 × 2 × 2.' },
    {
      word: 'Geometric sequence',
      means: 'Numbers each of which is the same number of times the one before.',
    },
  ],
  goals: [
    'Feel how quickly doubling grows.',
    'Compare adding the same with multiplying by the same.',
    'Add up a geometric sequence.',
  ],
  standards: [
    'CCSS HSF-LE.A.1',
    'CCSS HSF-LE.A.3',
    'CCSS HSA-SSE.B.4',
    'England KS3 Mathematics: algebra (geometric sequences)',
  ],
})
