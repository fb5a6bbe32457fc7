import { system } from '@makebelieve/kit/simulation/system'
import { type Frog, plan } from './model.ts'
import { draw } from './view.ts'

/** How long a jump and the rest after it take, in seconds at the usual pace. */
const [flight, pause] = [0.8, 0.35]

export const numberLine = system<Frog>({
  id: 'number-line',
  title: 'A frog on the number line',
  subject: 'mathematics',
  ages: [6, 11],
  words: [
    'number line',
    'negative number',
    'negative numbers',
    'adding on a number line',
    'counting on and counting back',
    'subtracting below zero',
    'skip counting',
    'counting in threes',
    'numbers below zero',
    'jumping frog numbers',
    'repeated addition',
    'plus and minus',
  ],
  tells: {
    young:
      'A frog sits on the number line. Every jump is equally long. To the right the numbers get larger, to the left smaller, even below zero! Guess where the frog will land before it jumps.',
    middle:
      'Adding is jumping to the right, subtracting is jumping to the left. Several equal jumps are a multiplication: four jumps of 3 from 2 lead to 2 + 4 × 3 = 14. With jumps to the left you come below zero, to the negative numbers.',
    upper:
      'Whole numbers as translations of a line: the landings are an arithmetic sequence, start + n·d. Jumps to the left are additions of a negative number; the product of a count and a negative jump is negative.',
  },
  controls: [
    {
      id: 'start',
      label: 'The frog starts at',
      symbol: 's',
      unit: '',
      from: -10,
      to: 10,
      usual: 2,
      step: 1,
      about: 'Where it sits at first.',
      restarts: true,
    },
    {
      id: 'jump',
      label: 'Length of a jump',
      symbol: 'd',
      unit: '',
      from: -5,
      to: 5,
      usual: 3,
      step: 1,
      about: 'How far it jumps; below zero it jumps to the left.',
      restarts: true,
    },
    {
      id: 'count',
      label: 'Number of jumps',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 6,
      usual: 4,
      step: 1,
      about: 'How often it jumps.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Speed',
      unit: '×',
      from: 0.4,
      to: 3,
      usual: 1,
      about: 'How quickly the frog jumps.',
    },
  ],
  readouts: [
    {
      id: 'at',
      label: 'The frog sits at',
      unit: '',
      digits: 0,
      about: 'The number where it landed last.',
      of: ({ at }) => at,
    },
    {
      id: 'jumps',
      label: 'Jumps done',
      unit: '',
      digits: 0,
      about: 'Counted.',
      of: ({ jumps }) => jumps,
    },
    {
      id: 'way',
      label: 'Total jumped',
      unit: '',
      digits: 0,
      about: 'The lengths of all jumps, added; whether left or right does not matter.',
      of: ({ landed }) =>
        landed.slice(1).reduce((sum, place, i) => sum + Math.abs(place - (landed[i] ?? 0)), 0),
    },
    {
      id: 'zero',
      label: 'Away from zero',
      unit: '',
      digits: 0,
      about: 'How far from zero it sits, on either side.',
      of: ({ at }) => Math.abs(at),
    },
  ],
  graphs: [
    {
      id: 'at',
      title: 'Where it sits, over time',
      x: 'time',
      y: ['at'],
      about: 'A stair with equal steps.',
    },
    {
      id: 'jumps',
      title: 'Where it sits, by jumps',
      x: 'jumps',
      y: ['at'],
      about: 'The landings lie on a straight line.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: (values) => {
    const { start } = plan(values)
    return { at: start, jumps: 0, air: 0, rest: 0, landed: [start] }
  },
  step(state, values, dt) {
    const { jump, count } = plan(values)
    const time = (values.pace ?? 1) * dt
    if (state.jumps >= count) return
    if (state.air === 0 && state.rest < pause) {
      state.rest += time
      return
    }
    state.air += time / flight
    if (state.air < 1) return
    // It lands one hop of 1 after the other, counted as a child does.
    for (let i = 0; i < Math.abs(jump); i++) state.at += jump > 0 ? 1 : -1
    state.jumps++
    Object.assign(state, { air: 0, rest: 0 })
    state.landed.push(state.at)
  },
  draw,
  describe(state, values) {
    const { jump, count } = plan(values)
    const way = jump < 0 ? `${-jump} to the left` : `${jump} to the right`
    return `The frog sits at ${state.at} after ${state.jumps} of ${count} jumps, each ${way}.`
  },
  effects: [
    {
      control: 'start',
      readout: 'at',
      goes: 'up',
      after: 6,
      says: 'Starting farther right, it ends farther right.',
    },
    {
      control: 'jump',
      readout: 'at',
      goes: 'up',
      after: 6,
      says: 'Longer jumps to the right lead to larger numbers.',
    },
    {
      control: 'count',
      readout: 'at',
      goes: 'up',
      after: 9,
      says: 'More jumps to the right lead to larger numbers.',
    },
    {
      control: 'pace',
      readout: 'jumps',
      goes: 'up',
      after: 6,
      over: [0.4, 1.2],
      given: { count: 6 },
      says: 'A quicker frog has jumped more often.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The frog, counting hop by hop, lands at start + jumps × length.',
      readout: 'at',
      expected: (values, time) => {
        const { start, jump, count } = plan(values)
        return time > 7.5 ? start + count * jump : undefined
      },
      until: 8,
      where: { pace: [1, 3] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'All jumps laid end to end are as long as their number times their length.',
      readout: 'way',
      expected: (values, time) => {
        const { jump, count } = plan(values)
        return time > 7.5 ? Math.abs(count * jump) : undefined
      },
      until: 8,
      where: { pace: [1, 3], jump: [0.6, 5] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'A debt of 3 with four debts of 2 more is a debt of 11.',
      source: 'Brahmagupta, Brahmasphutasiddhanta (628): a debt and a debt make a debt.',
      values: { start: -3, jump: -2, count: 4, pace: 2 },
      readout: 'at',
      at: 6,
      expected: -11,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: '\\text{end} = s + n \\times d', about: 'Start, and n equal jumps of d.' },
    { tex: 's - d = s + (-d)', about: 'Taking away is jumping to the left.' },
  ],
  tries: [
    {
      says: 'Start at 2, four jumps of 3. Say every landing before the frog is there.',
      set: { start: 2, jump: 3, count: 4 },
    },
    { says: 'From 5 jump to the left by 2: when does it pass zero?', set: { start: 5, jump: -2, count: 5 } },
    {
      says: 'Find a start from which the frog lands exactly on zero.',
      set: { start: -8, jump: 2, count: 4 },
    },
    { says: 'Count in fives.', set: { start: 0, jump: 5, count: 6 } },
  ],
  questions: [
    {
      asks: 'The frog sits at 3 and jumps 5 to the left. Where does it land?',
      options: ['At 8', 'At −2', 'At 2'],
      settle: {
        readout: 'at',
        after: 3,
        first: { start: 3, jump: -5, count: 1 },
        answer: (at) => (at > 5 ? 0 : at < 0 ? 1 : 2),
      },
      explains: 'Three steps to zero, and two more below it: 3 − 5 = −2.',
    },
    {
      asks: 'It starts at −4 and makes three jumps of 4 to the right. Where is it?',
      options: ['At 0', 'At 8', 'At 12'],
      settle: {
        readout: 'at',
        after: 6,
        first: { start: -4, jump: 4, count: 3 },
        answer: (at) => (at < 4 ? 0 : at < 10 ? 1 : 2),
      },
      explains: 'The first jump brings it to zero, the others to 4 and 8. As a sum: −4 + 3 × 4 = 8.',
    },
    {
      asks: 'Which frog gets farther: five jumps of 3, or three jumps of 5?',
      options: ['Five jumps of 3', 'Both get equally far', 'Three jumps of 5'],
      settle: {
        readout: 'at',
        after: 8,
        first: { start: 0, jump: 3, count: 5 },
        second: { start: 0, jump: 5, count: 3 },
        answer: (a, b) => (a > b ? 0 : a < b ? 2 : 1),
      },
      explains: '5 × 3 and 3 × 5 are both 15: in a product the order does not matter.',
    },
  ],
  glossary: [
    { word: 'Number line', means: 'A line on which every number has its place, larger ones farther right.' },
    { word: 'Negative number', means: 'A number below zero, written with a minus: −3.' },
    { word: 'Sum', means: 'What comes out when you add.' },
    { word: 'Difference', means: 'What comes out when you subtract; how far two numbers are apart.' },
  ],
  goals: [
    'Add and subtract as jumps on a line.',
    'Read and write numbers below zero.',
    'See equal jumps as a multiplication.',
  ],
  standards: [
    'CCSS 2.MD.B.6',
    'CCSS 6.NS.C.6',
    'England KS2 Mathematics: number and place value (negative numbers)',
  ],
})
