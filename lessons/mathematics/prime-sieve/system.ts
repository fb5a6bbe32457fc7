import { system } from '@makebelieve/kit/simulation/system'
import { isSure, type Sieve, sizeOf, stillStanding } from './model.ts'
import { draw } from './view.ts'

/** Whether a number is prime, by trying every possible divisor: nothing that the sieve does. */
function isPrime(n: number): boolean {
  for (let d = 2; d < n; d++) if (n % d === 0) return false
  return n > 1
}

/** Strokes that the sieve makes: for every prime p up to the root, the multiples from p² on. */
function strokesFor(size: number): number {
  let strokes = 0
  for (let p = 2; p * p <= size; p++) if (isPrime(p)) strokes += Math.floor(size / p) - p + 1
  return strokes
}

function step(state: Sieve): void {
  const size = state.crossedBy.length - 1
  if (state.at + state.prime <= size) {
    state.at += state.prime
    state.strokes++
    if (state.crossedBy[state.at] === 0) state.crossedBy[state.at] = state.prime
    return
  }
  // All multiples are done: the next number that still stands is prime.
  let next = state.prime + 1
  while (next <= size && state.crossedBy[next] !== 0) next++
  if (next * next > size) state.done = true
  else Object.assign(state, { prime: next, at: next * next - next })
}

export const primeSieve = system<Sieve>({
  id: 'prime-sieve',
  title: 'The sieve for prime numbers',
  subject: 'mathematics',
  ages: [9, 16],
  words: [
    'prime number',
    'prime numbers',
    'sieve of eratosthenes',
    'eratosthenes',
    'prime sieve',
    'crossing out multiples',
    'multiples and factors',
    'factor of a number',
    'composite number',
    'divisible by',
    'hundred square',
    'finding primes',
  ],
  tells: {
    young:
      'Write down all numbers. Keep 2 and cross out every second number after it. Keep 3 and cross out every third. Go on! The numbers that are never crossed out are the primes: only 1 and themselves divide them.',
    middle:
      'The sieve of Eratosthenes crosses out the multiples of 2, 3, 5, 7 … What is left are the primes. Up to 100 it is enough to sieve with 2, 3, 5 and 7, because a number below 100 that is no prime has a factor below 10.',
    upper:
      'Each composite number up to N has a prime factor of at most √N, so the sieve stops there; it starts at p², as smaller multiples fell before. Its work is about N·ln ln N strokes. The number of primes up to N is about N/ln N, the prime number theorem.',
  },
  controls: [
    {
      id: 'size',
      label: 'Numbers up to',
      symbol: 'N',
      unit: '',
      from: 20,
      to: 300,
      usual: 100,
      step: 10,
      about: 'How far the list of numbers goes.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Strokes in a second',
      unit: '1/s',
      from: 2,
      to: 100,
      usual: 12,
      logarithmic: true,
      about: 'How quickly multiples are crossed out.',
    },
  ],
  readouts: [
    {
      id: 'standing',
      label: 'Still standing',
      unit: '',
      digits: 0,
      about: 'Numbers from 2 on that are not crossed out. In the end these are the primes.',
      of: stillStanding,
    },
    {
      id: 'crossed',
      label: 'Crossed out',
      unit: '',
      digits: 0,
      about: 'Numbers with a line through them.',
      of: (state) => state.crossedBy.length - 2 - stillStanding(state),
    },
    {
      id: 'prime',
      label: 'At work',
      symbol: 'p',
      unit: '',
      digits: 0,
      about: 'The prime whose multiples are being crossed out.',
      of: ({ prime }) => prime,
    },
    {
      id: 'strokes',
      label: 'Strokes',
      unit: '',
      digits: 0,
      about: 'How often a multiple was crossed out; some are hit more than once.',
      of: ({ strokes }) => strokes,
    },
    {
      id: 'share',
      label: 'Share still standing',
      unit: '%',
      digits: 1,
      about: 'What percentage of numbers are still standing.',
      of: (state) => (100 * stillStanding(state)) / (state.crossedBy.length - 1),
    },
  ],
  graphs: [
    {
      id: 'standing',
      title: 'Still standing over time',
      x: 'time',
      y: ['standing', 'crossed'],
      about: 'The 2 crosses out most; later primes find less and less.',
    },
    {
      id: 'prime',
      title: 'The prime at work',
      x: 'time',
      y: ['prime'],
      about: 'A stair that ends at the square root of the largest number.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({
    crossedBy: Array.from({ length: sizeOf(values) + 1 }, () => 0),
    prime: 2,
    at: 2,
    strokes: 0,
    done: false,
    due: 0,
  }),
  step(state, { rate = 12 }, dt) {
    state.due += rate * dt
    while (state.due >= 1 - 1e-9) {
      state.due -= 1
      if (!state.done) step(state)
    }
  },
  draw,
  describe(state) {
    const size = state.crossedBy.length - 1
    if (state.done) return `The sieve is done: there are ${stillStanding(state)} primes up to ${size}.`
    const sure = state.crossedBy.filter((_, n) => isSure(n, state)).length
    return `Multiples of ${state.prime} are being crossed out, the last was ${state.at}. ${sure} primes are sure so far, ${stillStanding(state)} numbers still stand.`
  },
  effects: [
    {
      control: 'size',
      readout: 'standing',
      goes: 'up',
      after: 8,
      given: { rate: 100 },
      says: 'Up to a larger number there are more primes.',
    },
    {
      control: 'size',
      readout: 'share',
      goes: 'down',
      after: 8,
      given: { rate: 100 },
      says: 'Among larger numbers primes become rarer.',
    },
    {
      control: 'rate',
      readout: 'standing',
      goes: 'down',
      after: 3,
      over: [2, 30],
      says: 'Quicker strokes cross out more numbers.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'What is left are the numbers that no smaller one divides, found by trying them all.',
      readout: 'standing',
      expected: (values, time) => {
        if (time < 7.5) return undefined
        return Array.from({ length: sizeOf(values) + 1 }, (_, n) => n).filter(isPrime).length
      },
      until: 8,
      where: { rate: [85, 100] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The strokes are the multiples from p² on, for every prime up to the square root.',
      readout: 'strokes',
      expected: (values, time) => (time < 7.5 ? undefined : strokesFor(sizeOf(values))),
      until: 8,
      where: { rate: [85, 100] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'There are 25 primes up to 100.',
      source: 'On-Line Encyclopedia of Integer Sequences, A000720.',
      values: { size: 100, rate: 100 },
      readout: 'standing',
      at: 6,
      expected: 25,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'There are 62 primes up to 300.',
      source: 'On-Line Encyclopedia of Integer Sequences, A000720.',
      values: { size: 300, rate: 100 },
      readout: 'standing',
      at: 8,
      expected: 62,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'p^2,\\; p^2+p,\\; p^2+2p,\\; \\dots \\le N', about: 'What is crossed out for the prime p.' },
    { tex: 'p \\le \\sqrt{N}', about: 'Larger primes find nothing left to cross out.' },
    { tex: '\\pi(N) \\approx \\frac{N}{\\ln N}', about: 'About how many primes there are.' },
  ],
  tries: [
    { says: 'Slow down and call out each number before it is crossed out.', set: { rate: 2, size: 60 } },
    { says: 'Up to 100: which prime is the last one that has to work?', set: { size: 100, rate: 20 } },
    { says: 'Up to 300: how many primes work now? Look at the square root.', set: { size: 300, rate: 60 } },
    { says: 'Look at the colours: why does 5 get so few new numbers?', set: { size: 120, rate: 15 } },
  ],
  questions: [
    {
      asks: 'Numbers up to 100. Which is the last prime that has to cross anything out?',
      options: ['7', '47', '97'],
      settle: {
        readout: 'prime',
        after: 8,
        first: { size: 100, rate: 100 },
        answer: (prime) => (prime < 20 ? 0 : prime < 60 ? 1 : 2),
      },
      explains:
        'A number up to 100 with two factors has one of them at most 10. So 2, 3, 5 and 7 are enough.',
    },
    {
      asks: 'How many numbers up to 100 are prime?',
      options: ['About one in ten', 'About one in four', 'About one in two'],
      settle: {
        readout: 'share',
        after: 8,
        first: { size: 100, rate: 100 },
        answer: (share) => (share < 15 ? 0 : share < 35 ? 1 : 2),
      },
      explains: 'There are 25. Half fall to the 2 at once, a third of the rest to the 3, then it gets slow.',
    },
    {
      asks: 'From 100 to 300, what happens to the share of primes?',
      options: ['It rises', 'It stays', 'It falls'],
      settle: {
        readout: 'share',
        after: 9,
        first: { size: 100, rate: 100 },
        second: { size: 300, rate: 100 },
        answer: (a, b) => (b > a + 0.5 ? 0 : b < a - 0.5 ? 2 : 1),
      },
      explains:
        'Larger numbers have more possible factors, so fewer of them escape. Yet primes never run out: Euclid proved it.',
    },
  ],
  glossary: [
    { word: 'Prime number', means: 'A number above 1 that only 1 and itself divide evenly.' },
    { word: 'Composite number', means: 'A number that can be written as a product of smaller ones.' },
    { word: 'Multiple', means: 'A number in the times table of another: 12 is a multiple of 3.' },
    { word: 'Factor', means: 'A number that divides another with nothing left over.' },
  ],
  goals: [
    'Find all primes up to 100 by crossing out multiples.',
    'Explain why the sieve may stop at the square root.',
    'See patterns of multiples in a table of numbers.',
  ],
  standards: [
    'CCSS 4.OA.B.4',
    'England KS2 Mathematics: multiplication and division (year 5, prime numbers)',
  ],
})
