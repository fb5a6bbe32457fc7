import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Counter, lampsOf, pastLength, worthOf } from './model.ts'
import { draw } from './view.ts'

/** Adds as with pen and paper: lamp by lamp from the right, with a carry. */
function count(counter: Counter, by: number): void {
  let [carry, rest] = [0, by]
  counter.changed = []
  counter.lamps.forEach((lamp, i) => {
    const sum = lamp + (rest % 2) + carry
    rest = Math.floor(rest / 2)
    carry = sum > 1 ? 1 : 0
    const lit = sum % 2
    if (lit === lamp) return
    counter.lamps[i] = lit
    counter.changed.push(i)
  })
  counter.flips += counter.changed.length
  counter.rounds += carry + rest
  counter.counts++
  keepTrail(counter.past, worthOf(counter.lamps), pastLength)
}

const countsAt = ({ rate = 2 }: Values, time: number) => {
  const counts = rate * time
  // Just at a count the clock's rounding decides: nothing is asked there.
  return Math.abs(counts - Math.round(counts)) < 1e-6 ? undefined : Math.floor(counts)
}

export const binaryNumbers = system<Counter>({
  id: 'binary-numbers',
  title: 'Counting with lamps: binary numbers',
  subject: 'computing',
  ages: [7, 16],
  words: [
    'binary numbers',
    'binary number',
    'binary counter',
    'counting in binary',
    'base two',
    'base 2',
    'bits and bytes',
    'zeros and ones',
    'ones and zeros',
    'how computers count',
    'binary to decimal',
    'binary code',
    'place value in binary',
    'integer overflow',
  ],
  tells: {
    young:
      'Computers count with lamps that are on or off. The lamp on the right is worth 1, the next one 2, then 4, 8, 16: always twice as much. Add up the lit lamps and you can read the number!',
    middle:
      'In binary each place is worth twice the place to its right, and each digit is 0 or 1. Counting on turns the last lamp over; whenever a lamp goes out it carries to its left neighbour. With n lamps 2ⁿ numbers can be shown; after the largest the counter starts at 0 again.',
    upper:
      'An n-bit ripple counter computes modulo 2ⁿ. Bit i toggles once in 2ⁱ increments, so m increments from zero flip Σ⌊m/2ⁱ⌋ bits in all: fewer than 2m, two per increment amortised, though a single one may flip all n.',
  },
  controls: [
    {
      id: 'bits',
      label: 'Lamps (bits)',
      symbol: 'n',
      unit: '',
      from: 3,
      to: 8,
      usual: 6,
      step: 1,
      about: 'How many lamps there are: each is one bit.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Counts in a second',
      unit: '1/s',
      from: 0.5,
      to: 32,
      usual: 2,
      logarithmic: true,
      about: 'How fast the machine counts.',
    },
    {
      id: 'by',
      label: 'Count by',
      symbol: 'k',
      unit: '',
      from: 1,
      to: 9,
      usual: 1,
      step: 1,
      about: 'What is added each time: 1 counts on, 2 counts in twos.',
    },
    {
      id: 'first',
      label: 'Begin with',
      symbol: 'a',
      unit: '',
      from: 0,
      to: 200,
      usual: 0,
      step: 1,
      about: 'The number that the lamps show at first; what does not fit is cut off.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'number',
      label: 'The number',
      unit: '',
      digits: 0,
      about: 'What the lit lamps are worth together.',
      of: ({ lamps }) => worthOf(lamps),
    },
    {
      id: 'lit',
      label: 'Lamps that are on',
      unit: '',
      digits: 0,
      about: 'How many ones the number has in binary.',
      of: ({ lamps }) => lamps.reduce((sum, lit) => sum + lit, 0),
    },
    {
      id: 'flips',
      label: 'Clicks so far',
      unit: '',
      digits: 0,
      about: 'How often a lamp was turned on or off, all lamps together.',
      of: ({ flips }) => flips,
    },
    {
      id: 'each',
      label: 'Clicks for one count',
      unit: '',
      digits: 3,
      about: 'How many lamps had to change each time, on average.',
      known: ({ counts }) => counts > 0,
      of: ({ flips, counts }) => flips / Math.max(1, counts),
    },
    {
      id: 'largest',
      label: 'Largest number',
      unit: '',
      digits: 0,
      about: 'With all lamps on.',
      of: ({ lamps }) => worthOf(lamps.map(() => 1)),
    },
    {
      id: 'rounds',
      label: 'Times it ran over',
      unit: '',
      digits: 0,
      about: 'How often a carry fell off on the left, so that the number started over.',
      of: ({ rounds }) => rounds,
    },
  ],
  graphs: [
    {
      id: 'number',
      title: 'The number over time',
      x: 'time',
      y: ['number'],
      about: 'It climbs and falls back to the start when the lamps run over: a saw.',
    },
    {
      id: 'clicks',
      title: 'Clicks for one count',
      x: 'time',
      y: ['each'],
      about: 'It comes close to 2, however many lamps there are.',
    },
    {
      id: 'lit',
      title: 'Lamps that are on',
      x: 'time',
      y: ['lit'],
      about: 'It grows slowly and falls at each power of two.',
    },
  ],
  dt: 1 / 64,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const first = Math.round(values.first ?? 0)
    const lamps = Array.from({ length: lampsOf(values) }, (_, i) => Math.floor(first / 2 ** i) % 2)
    return { lamps, changed: [], counts: 0, flips: 0, rounds: 0, due: 0, past: [worthOf(lamps)] }
  },
  step(counter, { rate = 2, by = 1 }, dt) {
    counter.due += rate * dt
    while (counter.due >= 1 - 1e-9) {
      counter.due -= 1
      count(counter, Math.round(by))
    }
  },
  draw,
  describe: ({ lamps, rounds }) =>
    `The lamps show ${[...lamps].reverse().join('')}, which is ${worthOf(lamps)}${rounds > 0 ? `; the counter has run over ${rounds} times` : ''}.`,
  effects: [
    {
      control: 'bits',
      readout: 'largest',
      goes: 'up',
      says: 'Each further lamp doubles how many numbers can be shown.',
    },
    { control: 'rate', readout: 'flips', goes: 'up', says: 'Faster counting makes more clicks.' },
    {
      control: 'by',
      readout: 'number',
      goes: 'up',
      after: 3,
      says: 'Larger steps come further in the same time.',
    },
    {
      control: 'first',
      readout: 'number',
      goes: 'up',
      after: 2,
      given: { bits: 8 },
      says: 'A higher start stays ahead, as long as the lamps do not run over.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The lamps show the remainder of (a + k · counts) divided by 2ⁿ.',
      readout: 'number',
      expected(values, time) {
        const counts = countsAt(values, time)
        const { first = 0, by = 1 } = values
        return counts === undefined
          ? undefined
          : (Math.round(first) + Math.round(by) * counts) % 2 ** lampsOf(values)
      },
      until: 12,
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Lamp i clicks once in 2ⁱ counts, so that all clicks are the sum of ⌊counts/2ⁱ⌋.',
      readout: 'flips',
      expected(values, time) {
        const counts = countsAt(values, time)
        if (counts === undefined) return undefined
        return Array.from({ length: lampsOf(values) }, (_, i) => Math.floor(counts / 2 ** i)).reduce(
          (sum, clicks) => sum + clicks,
          0,
        )
      },
      until: 12,
      where: { by: [1, 1], first: [0, 0] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Counting from 0 to 16 with eight bits flips 31 of them.',
      source: 'Cormen, Leiserson, Rivest and Stein, Introduction to Algorithms, section 17.1, figure 17.2.',
      values: { bits: 8, rate: 16, by: 1, first: 0 },
      readout: 'flips',
      at: 1,
      expected: 31,
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: 'N = \\sum_{i=0}^{n-1} b_i \\cdot 2^i',
      about: 'The number is the worth of all lit lamps together.',
    },
    { tex: 'N_{\\max} = 2^n - 1', about: 'The largest number that n lamps can show.' },
    {
      tex: 'F = \\sum_{i=0}^{n-1} \\left\\lfloor \\frac{m}{2^i} \\right\\rfloor < 2m',
      about: 'All clicks after m counts from zero.',
    },
  ],
  tries: [
    { says: 'Count slowly and say each number before the machine shows it.', set: { rate: 0.5, bits: 4 } },
    {
      says: 'Watch the moment when 7 becomes 8: one lamp goes on and three go out.',
      set: { bits: 5, first: 5, rate: 0.5 },
    },
    { says: 'Count in twos. Which lamp never moves?', set: { by: 2, rate: 3 } },
    {
      says: 'Use three lamps only and count fast: after 7 comes 0 again, like an old mileage counter.',
      set: { bits: 3, rate: 4 },
    },
    { says: 'Begin with 42 and find it in the lamps: 32 + 8 + 2.', set: { first: 42, rate: 0.5 } },
  ],
  questions: [
    {
      asks: 'One lamp is added: five instead of four. How many more numbers can be shown?',
      options: ['One more', 'Twice as many', 'Ten times as many'],
      settle: {
        readout: 'largest',
        after: 1,
        first: { bits: 4 },
        second: { bits: 5 },
        answer: (a, b) => ((b + 1) / (a + 1) > 5 ? 2 : (b + 1) / (a + 1) > 1.5 ? 1 : 0),
      },
      explains: 'For every old pattern the new lamp can be off or on: 16 patterns become 32.',
    },
    {
      asks: 'Three lamps show 7: all are on. What do they show after one more count?',
      options: ['8', '0', '7'],
      settle: {
        readout: 'number',
        after: 1,
        first: { bits: 3, first: 7, rate: 1 },
        answer: (a) => (a === 8 ? 0 : a === 0 ? 1 : 2),
      },
      explains:
        'Every lamp goes out and the carry falls off on the left: there is no lamp worth 8. This is called an overflow.',
    },
    {
      asks: 'With eight lamps, how many of them change at one count, on average over many counts?',
      options: ['About 1', 'About 2', 'About 4', 'All 8'],
      settle: {
        readout: 'each',
        after: 8,
        first: { bits: 8, rate: 32 },
        answer: (a) => (a < 1.5 ? 0 : a < 3 ? 1 : a < 6 ? 2 : 3),
      },
      explains:
        'The right lamp changes always, the next one every second time, then every fourth: 1 + ½ + ¼ + … comes close to 2.',
    },
  ],
  glossary: [
    { word: 'Bit', means: 'A single digit that is 0 or 1: a lamp that is off or on.' },
    { word: 'Byte', means: 'Eight bits together: 256 different patterns, for the numbers 0 to 255.' },
    { word: 'Place value', means: 'What a digit is worth because of where it stands.' },
    { word: 'Carry', means: 'What goes over to the next place when one place is full.' },
    { word: 'Overflow', means: 'A number needs more bits than there are, so that its top is lost.' },
  ],
  goals: [
    'Read a binary number by adding up place values.',
    'Explain how counting carries from lamp to lamp.',
    'Find out how many numbers fit into n bits, and what happens after the largest.',
  ],
  standards: [
    'England KS3 Computing: how numbers can be represented in binary; simple operations on binary numbers',
    'England GCSE Computer Science: data representation, binary and overflow',
    'CSTA 2-DA-07: represent data using multiple encoding schemes',
  ],
})
