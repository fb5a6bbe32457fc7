import { system } from '@makebelieve/kit/simulation/system'
import { counted } from '../figures.ts'
import { field, partAt, type Tiles } from './model.ts'
import { draw } from './view.ts'

export const multiplicationAsArea = system<Tiles>({
  id: 'multiplication-as-area',
  title: 'Multiplying is counting tiles',
  subject: 'mathematics',
  ages: [7, 11],
  words: [
    'multiplication',
    'multiplication as area',
    'times table',
    'area model',
    'grid method',
    'long multiplication',
    'array of dots',
    'rows and columns',
    'distributive law',
    'area of a rectangle',
    'partial products',
    'multiplying two-digit numbers',
    'learning to multiply',
  ],
  tells: {
    young:
      'A floor is 14 tiles wide and 12 tiles long. How many tiles are there? Count them one by one, or cut the floor into easy parts: 10 × 10, 4 × 10, 10 × 2 and 4 × 2. Add the parts, and you have it!',
    middle:
      'Multiplying two numbers gives the area of a rectangle. Cut it at the tens, and hard products become easy ones: 14 × 12 = 100 + 40 + 20 + 8. Where you cut does not matter for the sum.',
    upper:
      'The area model shows the distributive law: (a + b)(c + d) = ac + bc + ad + bd. The same picture explains long multiplication, squares of binomials and products of polynomials.',
  },
  controls: [
    {
      id: 'across',
      label: 'Tiles across',
      symbol: 'a',
      unit: '',
      from: 1,
      to: 20,
      usual: 14,
      step: 1,
      about: 'How many tiles are in one row.',
      restarts: true,
    },
    {
      id: 'down',
      label: 'Rows',
      symbol: 'b',
      unit: '',
      from: 1,
      to: 20,
      usual: 12,
      step: 1,
      about: 'How many rows there are.',
      restarts: true,
    },
    {
      id: 'cutAcross',
      label: 'Cut across after',
      unit: '',
      from: 1,
      to: 20,
      usual: 10,
      step: 1,
      about: 'Where the floor is cut from top to bottom: after the tens is easiest.',
      restarts: true,
    },
    {
      id: 'cutDown',
      label: 'Cut down after',
      unit: '',
      from: 1,
      to: 20,
      usual: 10,
      step: 1,
      about: 'Where the floor is cut from side to side.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Tiles in a second',
      unit: '1/s',
      from: 2,
      to: 100,
      usual: 25,
      logarithmic: true,
      about: 'How quickly the tiles are laid.',
    },
  ],
  readouts: [
    {
      id: 'laid',
      label: 'Tiles laid',
      unit: '',
      digits: 0,
      about: 'Counted one by one.',
      of: ({ laid }) => laid,
    },
    {
      id: 'first',
      label: 'Red part',
      unit: '',
      digits: 0,
      about: 'Tiles left of the cut and above it.',
      of: ({ parts }) => parts[0],
    },
    {
      id: 'second',
      label: 'Yellow part',
      unit: '',
      digits: 0,
      about: 'Tiles right of the cut and above it.',
      of: ({ parts }) => parts[1],
    },
    {
      id: 'third',
      label: 'Blue part',
      unit: '',
      digits: 0,
      about: 'Tiles left of the cut and below it.',
      of: ({ parts }) => parts[2],
    },
    {
      id: 'fourth',
      label: 'Green part',
      unit: '',
      digits: 0,
      about: 'Tiles right of the cut and below it.',
      of: ({ parts }) => parts[3],
    },
    {
      id: 'sum',
      label: 'All four parts',
      unit: '',
      digits: 0,
      about: 'The four parts added.',
      of: ({ parts }) => parts[0] + parts[1] + parts[2] + parts[3],
    },
  ],
  graphs: [
    {
      id: 'laid',
      title: 'Tiles over time',
      x: 'time',
      y: ['laid', 'first', 'second', 'third', 'fourth'],
      about: 'Every tile belongs to one of the four parts.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({ laid: 0, parts: [0, 0, 0, 0], due: 0 }),
  step(state, values, dt) {
    const { across, down } = field(values)
    state.due += (values.rate ?? 25) * dt
    while (state.due >= 1 - 1e-9) {
      state.due -= 1
      if (state.laid >= across * down) continue
      state.parts[partAt(state.laid % across, Math.floor(state.laid / across), values)]++
      state.laid++
    }
  },
  draw,
  describe(state, values) {
    const { across, down } = field(values)
    const done = state.laid === across * down
    return done
      ? `${counted(down, 'row')} of ${counted(across, 'tile')}: ${counted(state.laid, 'tile')} in all, ${state.parts.filter((part) => part > 0).join(' + ')}.`
      : `${counted(state.laid, 'tile')} of a floor with ${counted(down, 'row')} of ${across} so far.`
  },
  effects: [
    {
      control: 'across',
      readout: 'laid',
      goes: 'up',
      after: 6,
      given: { rate: 100 },
      says: 'A wider floor needs more tiles.',
    },
    {
      control: 'down',
      readout: 'laid',
      goes: 'up',
      after: 6,
      given: { rate: 100 },
      says: 'More rows need more tiles.',
    },
    {
      control: 'cutAcross',
      readout: 'first',
      goes: 'up',
      after: 6,
      given: { rate: 100, across: 20 },
      says: 'A cut farther to the right makes the red part larger, and the yellow one smaller.',
    },
    {
      control: 'cutDown',
      readout: 'third',
      goes: 'down',
      after: 6,
      given: { rate: 100, down: 20 },
      says: 'A cut farther down leaves less for the blue part.',
    },
    { control: 'rate', readout: 'laid', goes: 'up', after: 1.5, says: 'Faster hands lay more tiles.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The tiles, counted one by one, are a × b.',
      readout: 'laid',
      expected: (values, time) => {
        const { across, down } = field(values)
        return time > 5.2 ? across * down : undefined
      },
      until: 5.6,
      where: { rate: [80, 100] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The red part is the product of the two cuts.',
      readout: 'first',
      expected: (values, time) => {
        const { cutAcross, cutDown } = field(values)
        return time > 5.2 ? cutAcross * cutDown : undefined
      },
      until: 5.6,
      where: { rate: [80, 100] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'At every moment the four parts are the tiles laid by the clock.',
      readout: 'sum',
      expected: (values, time) => {
        const { across, down } = field(values)
        return Math.min(across * down, Math.floor((values.rate ?? 25) * time + 1e-6))
      },
      until: 5,
      within: 0.02,
    },
    {
      kind: 'published',
      says: '13 × 14 is 182.',
      source: 'Any multiplication table to 20 by 20.',
      values: { across: 13, down: 14, rate: 100 },
      readout: 'sum',
      at: 4,
      expected: 182,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'a \\times b = \\text{tiles}', about: 'Tiles in a row, times the number of rows.' },
    {
      tex: '(10 + 4)\\times(10 + 2) = 100 + 40 + 20 + 8',
      about: 'Cut at the tens, every part is easy.',
    },
    { tex: '(a+b)(c+d) = ac + bc + ad + bd', about: 'The law behind it, for all numbers.' },
  ],
  tries: [
    {
      says: 'Work out 14 × 12 in your head with the four parts.',
      set: { across: 14, down: 12, cutAcross: 10, cutDown: 10 },
    },
    { says: 'Turn the floor round: are 12 × 14 as many as 14 × 12?', set: { across: 12, down: 14 } },
    {
      says: '7 × 8: cut it at 5 and count the four easy parts.',
      set: { across: 7, down: 8, cutAcross: 5, cutDown: 5, rate: 12 },
    },
    { says: 'Make a square floor: 11 × 11. And 12 × 12?', set: { across: 11, down: 11 } },
    { says: 'Move the cut somewhere odd. Do the parts still add up?', set: { cutAcross: 3, cutDown: 7 } },
  ],
  questions: [
    {
      asks: 'The floor gets twice as wide and twice as long. It needs…',
      options: ['twice as many tiles', 'three times as many', 'four times as many'],
      settle: {
        readout: 'laid',
        after: 6,
        first: { across: 6, down: 5, rate: 100 },
        second: { across: 12, down: 10, rate: 100 },
        answer: (a, b) => Math.round(b / a) - 2,
      },
      explains: 'Twice as many in each row, and twice as many rows: 2 × 2 = 4.',
    },
    {
      asks: 'You cut the same floor somewhere else. The four parts together are…',
      options: ['fewer tiles', 'as many tiles as before', 'more tiles'],
      settle: {
        readout: 'sum',
        after: 6,
        first: { cutAcross: 10, cutDown: 10, rate: 100 },
        second: { cutAcross: 3, cutDown: 7, rate: 100 },
        answer: (a, b) => (b < a ? 0 : b > a ? 2 : 1),
      },
      explains: 'Cutting moves no tile. That is why you may cut where it is easiest.',
    },
    {
      asks: 'Which floor has more tiles: 9 rows of 11, or 10 rows of 10?',
      options: ['9 rows of 11', 'Both the same', '10 rows of 10'],
      settle: {
        readout: 'laid',
        after: 6,
        first: { across: 11, down: 9, rate: 100 },
        second: { across: 10, down: 10, rate: 100 },
        answer: (a, b) => (a > b ? 0 : a < b ? 2 : 1),
      },
      explains: '99 and 100. Of all floors with the same edge length, the square has the most tiles.',
    },
  ],
  glossary: [
    { word: 'Product', means: 'What comes out when you multiply.' },
    { word: 'Factor', means: 'One of the numbers that are multiplied.' },
    { word: 'Area', means: 'How many tiles of one size cover a shape.' },
    { word: 'Distributive law', means: 'You may cut a factor into parts, multiply each, and add.' },
  ],
  goals: [
    'See a product as rows of tiles.',
    'Multiply larger numbers by cutting at the tens.',
    'Explain why the cut does not change the sum.',
  ],
  standards: [
    'CCSS 3.OA.A.1',
    'CCSS 3.MD.C.7',
    'CCSS 4.NBT.B.5',
    'England KS2 Mathematics: multiplication and division; area',
  ],
})
