import { system } from '@makebelieve/kit/simulation/system'
import { endOf, numbersOf, type Threads, threadOf, timesOf } from './model.ts'
import { draw } from './view.ts'

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

export const timesTableCircle = system<Threads>({
  id: 'times-table-circle',
  title: 'Times tables on a circle',
  subject: 'mathematics',
  ages: [9, 17],
  words: [
    'times table circle',
    'times tables on a circle',
    'modular arithmetic',
    'clock arithmetic',
    'cardioid',
    'string art',
    'thread art',
    'modular multiplication',
    'remainder after division',
    'pattern of times tables',
    'epicycloid',
    'heart curve',
  ],
  tells: {
    young:
      'Put the numbers round a circle like on a clock. Stretch a thread from each number to its double: from 1 to 2, from 2 to 4, from 3 to 6 … When you pass the end you go on from zero. Nobody draws a curve, and yet a heart appears!',
    middle:
      'On a circle with n numbers each k is joined with m × k, counted on past zero: only the remainder matters. The 2 times table makes a heart, the 3 times table a kidney with two dents; the m times table has m − 1 petals.',
    upper:
      'The chords from k to mk mod n envelop an epicycloid with m − 1 cusps: a cardioid for m = 2, a nephroid for m = 3. The fixed points are the solutions of (m − 1)k ≡ 0 mod n, gcd(m − 1, n) of them. The mean length of the chords tends to 4/π.',
  },
  controls: [
    {
      id: 'numbers',
      label: 'Numbers on the circle',
      symbol: 'n',
      unit: '',
      from: 10,
      to: 240,
      usual: 100,
      step: 1,
      about: 'How many points the circle is divided into.',
      restarts: true,
    },
    {
      id: 'times',
      label: 'Times table',
      symbol: 'm',
      unit: '',
      from: 2,
      to: 12,
      usual: 2,
      step: 1,
      about: 'By which number all are multiplied.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Threads in a second',
      unit: '1/s',
      from: 2,
      to: 120,
      usual: 20,
      logarithmic: true,
      about: 'How quickly the threads are stretched.',
    },
  ],
  readouts: [
    {
      id: 'drawn',
      label: 'Threads',
      unit: '',
      digits: 0,
      about: 'Stretched so far.',
      of: ({ drawn }) => drawn,
    },
    {
      id: 'mean',
      label: 'Mean length of a thread',
      unit: 'radii',
      digits: 3,
      about: 'All threads measured and averaged.',
      known: ({ drawn }) => drawn > 0,
      of: ({ length, drawn }) => (drawn > 0 ? length / drawn : 0),
    },
    {
      id: 'fixed',
      label: 'Numbers that stay',
      unit: '',
      digits: 0,
      about: 'Numbers whose multiple is themselves, so that there is no thread to see. Zero is always one.',
      of: ({ fixed }) => fixed,
    },
    {
      id: 'petals',
      label: 'Petals',
      unit: '',
      digits: 0,
      about: 'One less than the times table.',
      of: (_, values) => timesOf(values) - 1,
    },
  ],
  graphs: [
    {
      id: 'mean',
      title: 'Mean length of the threads',
      x: 'drawn',
      y: ['mean'],
      about: 'It comes to about 1.27 radii, whatever the times table.',
    },
    {
      id: 'fixed',
      title: 'Numbers that stay',
      x: 'drawn',
      y: ['fixed'],
      about: 'One is added wherever the multiple is the number itself.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({ drawn: 0, due: 0, length: 0, fixed: 0 }),
  step(state, values, dt) {
    const n = numbersOf(values)
    state.due += (values.rate ?? 20) * dt
    while (state.due >= 1 - 1e-9) {
      state.due = Math.max(0, state.due - 1)
      if (state.drawn >= n) continue
      state.length += threadOf(state.drawn, values)
      if (endOf(state.drawn, values) === state.drawn) state.fixed++
      state.drawn++
    }
  },
  draw,
  describe: ({ drawn }, values) =>
    `${drawn} of ${numbersOf(values)} threads of the ${timesOf(values)} times table are stretched; a shape with ${timesOf(values) === 2 ? 'one petal, a heart,' : `${timesOf(values) - 1} petals`} appears.`,
  effects: [
    {
      control: 'rate',
      readout: 'drawn',
      goes: 'up',
      after: 1.5,
      over: [2, 60],
      says: 'More threads in a second fill the circle sooner.',
    },
    {
      control: 'times',
      readout: 'petals',
      goes: 'up',
      after: 1,
      over: [2, 10],
      says: 'Each next times table has one more petal.',
    },
    {
      control: 'numbers',
      readout: 'drawn',
      goes: 'up',
      after: 4,
      given: { rate: 120 },
      says: 'More numbers need more threads and show a finer curve.',
    },
    {
      control: 'times',
      readout: 'fixed',
      goes: 'changes',
      after: 6,
      given: { rate: 120, numbers: 120 },
      says: 'How many numbers stay depends on common divisors.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The numbers that stay, looked for one by one, are as many as the greatest common divisor of m − 1 and n.',
      readout: 'fixed',
      expected: (values, time) => (time > 3 ? divisor(timesOf(values) - 1, numbersOf(values)) : undefined),
      until: 3.2,
      where: { rate: [90, 120] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The threads, measured one by one, are 2d·cot(πd/2n)/n long on average, with d the common divisor.',
      readout: 'mean',
      expected: (values, time) => {
        if (time < 3) return undefined
        const n = numbersOf(values)
        const d = divisor(timesOf(values) - 1, n)
        return d === n ? 0 : (2 * d) / Math.tan((Math.PI * d) / (2 * n)) / n
      },
      until: 3.2,
      where: { rate: [90, 120], numbers: [20, 240] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'A chord between two random points of a circle is 4/π = 1.273 radii long on average.',
      source: 'Eric Weisstein, MathWorld, Circle Line Picking.',
      values: { numbers: 239, times: 2, rate: 120 },
      readout: 'mean',
      at: 3,
      expected: 1.27324,
      within: 0.001,
    },
  ],
  formulas: [
    {
      tex: 'k \\mapsto m\\cdot k \\bmod n',
      about: 'Where the thread of k ends: the remainder after division by n.',
    },
    { tex: '(m-1)\\,k \\equiv 0 \\pmod n', about: 'Numbers that stay.' },
    { tex: 'm - 1 \\text{ cusps}', about: 'The curve is an epicycloid: 1 a cardioid, 2 a nephroid.' },
  ],
  tries: [
    {
      says: 'Only ten numbers: follow each thread and do the sum in your head.',
      set: { numbers: 10, times: 2, rate: 2 },
    },
    { says: 'The heart of the 2 times table, with many threads.', set: { numbers: 240, times: 2, rate: 60 } },
    { says: 'Go on to 3, 4 and 5. Count the petals each time.', set: { numbers: 200, times: 5, rate: 60 } },
    {
      says: '11 times on 100 numbers: look for the numbers that stay.',
      set: { numbers: 100, times: 11, rate: 40 },
    },
  ],
  questions: [
    {
      asks: 'The 2 times table makes a heart with one petal. How many petals has the 5 times table?',
      options: ['4', '5', '6'],
      settle: {
        readout: 'petals',
        after: 1,
        first: { times: 5 },
        answer: (petals) => Math.round(petals) - 4,
      },
      explains:
        'While k goes round once, its end goes round m times: it overtakes k m − 1 times, and each time gives a petal.',
    },
    {
      asks: 'On a circle of 100, the 11 times table: how many numbers stay where they are?',
      options: ['Only zero', 'Ten', 'Fifty'],
      settle: {
        readout: 'fixed',
        after: 4,
        first: { numbers: 100, times: 11, rate: 120 },
        answer: (fixed) => (fixed < 3 ? 0 : fixed < 30 ? 1 : 2),
      },
      explains: '0, 10, 20 … 90: eleven times 10 is 110, and that is 10 again.',
    },
    {
      asks: 'Another times table, many numbers. The mean length of the threads…',
      options: ['grows with the times table', 'is nearly always the same', 'shrinks with the times table'],
      settle: {
        readout: 'mean',
        after: 4,
        first: { numbers: 211, times: 2, rate: 120 },
        second: { numbers: 211, times: 9, rate: 120 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.95 ? 2 : 1),
      },
      explains: 'The threads are the same ones in another order: every length occurs just as often.',
    },
  ],
  glossary: [
    { word: 'Remainder', means: 'What is left over after dividing: 17 divided by 5 leaves 2.' },
    { word: 'Modulo', means: 'Counting as on a clock, where only the remainder matters.' },
    { word: 'Cardioid', means: 'A heart-shaped curve; you can see it in a cup of coffee in the sun.' },
    { word: 'Envelope', means: 'The curve that many straight lines seem to draw together.' },
  ],
  goals: [
    'Multiply on a circle, with remainders.',
    'Find the rule for the number of petals.',
    'See how straight lines make a curve.',
  ],
  standards: ['England KS2 Mathematics: multiplication and division', 'CCSS 4.OA.C.5'],
})
