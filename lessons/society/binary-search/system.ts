import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { enoughFor, type Game, leftOf, numbersOf, rowsShown, secretOf } from './model.ts'
import { draw } from './view.ts'

/** Asks for a number inside what is still possible; the answer cuts off one side. */
function ask(game: Game, values: Values): void {
  const secret = secretOf(values)
  if (game.snail < secret) game.snail++
  if (game.found) return
  const { low, high } = game
  const guess = low + Math.floor((high - low) * ((values.cut ?? 50) / 100))
  keepTrail(game.past, { low, high, guess }, rowsShown)
  game.guesses++
  if (guess === secret) game.found = true
  else if (guess < secret) game.low = guess + 1
  else game.high = guess - 1
}

/** How often a number can be halved. */
function halvings(number: number): number {
  let [rest, times] = [number, 0]
  for (; rest % 2 === 0; rest /= 2) times++
  return times
}

const long = 14

export const binarySearch = system<Game>({
  id: 'binary-search',
  title: 'Guess my number: binary search',
  subject: 'computing',
  ages: [8, 18],
  words: [
    'binary search',
    'guess my number',
    'guess the number',
    'number guessing game',
    'higher or lower',
    'higher lower game',
    'linear search',
    'searching algorithm',
    'search algorithm',
    'divide and conquer',
    'halving',
    'logarithm base two',
    'searching a sorted list',
    'how to find a word in a dictionary',
  ],
  tells: {
    young:
      'I think of a number, you guess, and I say “higher” or “lower”. Guess the middle each time: half of the numbers drop out at once! The snail asks for 1, then 2, then 3. Who finds the number first?',
    middle:
      'Each guess in the middle halves what is still possible. A thousand numbers need at most 10 guesses, a million only 20, because doubling the numbers costs just one more guess. Asking one by one can take as many guesses as there are numbers.',
    upper:
      'Binary search needs at most ⌊log₂ n⌋ + 1 comparisons, linear search n. A guess is worth at most one bit (two answers, if it is not a hit), and most where both answers are equally likely; cutting at a share p leaves at worst max(p, 1 − p) of the range.',
  },
  controls: [
    {
      id: 'numbers',
      label: 'Numbers to choose from',
      symbol: 'n',
      unit: '',
      from: 10,
      to: 1_000_000,
      usual: 1000,
      step: 1,
      logarithmic: true,
      about: 'The secret number lies between 1 and this.',
      restarts: true,
    },
    {
      id: 'place',
      label: 'Where the secret is',
      unit: '%',
      from: 0,
      to: 100,
      usual: 68,
      about: 'At 0% the secret is 1, at 100% it is the largest number.',
      restarts: true,
    },
    {
      id: 'cut',
      label: 'Guess at',
      symbol: 'p',
      unit: '%',
      from: 5,
      to: 95,
      usual: 50,
      about: 'Where in what is still possible the next guess lies: 50% is the middle.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Guesses in a second',
      unit: '1/s',
      from: 0.25,
      to: 20,
      usual: 0.8,
      logarithmic: true,
      about: 'How fast both of them ask.',
    },
  ],
  readouts: [
    {
      id: 'guesses',
      label: 'Guesses',
      unit: '',
      digits: 0,
      about: 'How often the clever guesser has asked.',
      of: ({ guesses }) => guesses,
    },
    {
      id: 'left',
      label: 'Still possible',
      unit: '',
      digits: 0,
      about: 'How many numbers the answers have left over.',
      of: leftOf,
    },
    {
      id: 'snail',
      label: 'The snail has asked',
      unit: '',
      digits: 0,
      about: 'Guesses by the snail, who asks for 1, 2, 3 and so on.',
      of: ({ snail }) => snail,
    },
    {
      id: 'bits',
      label: 'Not known yet',
      symbol: 'H',
      unit: 'bits',
      about:
        'The logarithm to base 2 of what is still possible: that many yes-or-no answers are still missing.',
      of: (game) => Math.log2(leftOf(game)),
    },
    {
      id: 'enough',
      label: 'Halving needs at most',
      unit: '',
      digits: 0,
      about: 'The most guesses it takes when you always guess the middle.',
      of: (_, values) => enoughFor(numbersOf(values)),
    },
  ],
  graphs: [
    {
      id: 'bits',
      title: 'What is not known yet',
      x: 'guesses',
      y: ['bits'],
      about: 'Guessing in the middle takes one bit with each guess: a straight line down.',
    },
    {
      id: 'race',
      title: 'Guesses of both',
      x: 'time',
      y: ['guesses', 'snail'],
      about: 'The clever line is flat soon, the snail’s goes on and on.',
    },
  ],
  dt: 1 / 40,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({
    low: 1,
    high: numbersOf(values),
    guesses: 0,
    found: false,
    past: [],
    snail: 0,
    due: 0,
  }),
  step(game, values, dt) {
    game.due += (values.rate ?? 0.8) * dt
    while (game.due >= 1 - 1e-9) {
      game.due -= 1
      ask(game, values)
    }
  },
  draw,
  describe: (game, values) =>
    game.found
      ? `After ${game.guesses} guesses the number is found: ${secretOf(values)}. The snail has asked ${game.snail} times.`
      : `After ${game.guesses} guesses the number lies between ${game.low} and ${game.high}: ${leftOf(game)} are possible.`,
  effects: [
    {
      control: 'numbers',
      readout: 'guesses',
      goes: 'up',
      after: 3,
      given: { rate: 20, place: 100 },
      says: 'More numbers need more guesses, but only a few more.',
    },
    {
      control: 'place',
      readout: 'snail',
      goes: 'up',
      after: 30,
      given: { numbers: 100, rate: 20 },
      says: 'The further off the secret, the longer the snail takes.',
    },
    {
      control: 'cut',
      readout: 'guesses',
      goes: 'down',
      after: long,
      given: { place: 100, rate: 20 },
      says: 'With the secret at the far end, guesses further that way need fewer tries.',
    },
    {
      control: 'cut',
      readout: 'guesses',
      goes: 'up',
      after: long,
      given: { place: 0, rate: 20 },
      over: [50, 95],
      says: 'But with the secret at the near end they need many more: the middle is the safe choice.',
    },
    {
      control: 'rate',
      readout: 'snail',
      goes: 'up',
      says: 'Asking faster brings both further.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Among 1023 numbers the secret s is found after 10 guesses less as many as s can be halved.',
      readout: 'guesses',
      expected: (values, time) => (time > 2.9 ? 10 - halvings(secretOf(values)) : undefined),
      until: 3,
      where: { numbers: [1023, 1023], cut: [50, 50], rate: [5, 20] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The largest number is the worst case for halving: it takes ⌊log₂ n⌋ + 1 guesses.',
      readout: 'guesses',
      expected: (values, time) =>
        time > 4.9 ? Math.floor(Math.log(numbersOf(values)) / Math.LN2) + 1 : undefined,
      until: 5,
      where: { place: [100, 100], cut: [50, 50], rate: [5, 20] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The snail needs as many guesses as the secret is large.',
      readout: 'snail',
      expected({ numbers = 10, place = 0 }, time) {
        const n = Math.round(numbers)
        return time > 9.9 ? Math.round(1 + (place / 100) * (n - 1)) : undefined
      },
      until: 10,
      where: { numbers: [10, 100], rate: [11, 20] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'A million numbers never need more than 20 guesses.',
      source: 'Knuth, The Art of Computer Programming 3, section 6.2.1, theorem B.',
      values: { numbers: 1_000_000, place: 100, cut: 50, rate: 20 },
      readout: 'guesses',
      at: 4,
      expected: 20,
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: 'G_{\\max} = \\lfloor \\log_2 n \\rfloor + 1',
      about: 'Guesses that are always enough when halving.',
    },
    { tex: 'n_k \\le \\frac{n}{2^k}', about: 'What is still possible after k guesses in the middle.' },
    { tex: 'H = \\log_2 n', about: 'Yes-or-no answers that are missing, in bits.' },
  ],
  tries: [
    {
      says: 'Play along: say “higher” or “lower” before the answer comes.',
      set: { rate: 0.25, numbers: 100 },
    },
    {
      says: 'Take a million numbers. How many guesses do you expect? Bet first!',
      set: { numbers: 1_000_000, rate: 1.5 },
    },
    {
      says: 'Guess at 90% instead of the middle. Is that better or worse?',
      set: { cut: 90, place: 30, rate: 3 },
    },
    { says: 'Give the snail a chance: let the secret be 1.', set: { place: 0 } },
    { says: 'Find a place where the very first guess hits.', set: { place: 50, numbers: 999 } },
  ],
  questions: [
    {
      asks: 'For 1000 numbers 10 guesses are enough. How many are needed for a million, a thousand times as many?',
      options: ['About 20', 'About 100', 'About 10,000'],
      settle: {
        readout: 'guesses',
        after: 13,
        first: { numbers: 1_000_000, place: 100, rate: 20 },
        answer: (a) => (a < 50 ? 0 : a < 1000 ? 1 : 2),
      },
      explains:
        'Ten guesses bring a million down to about a thousand; ten more bring the thousand down to one. That’s the power of halving.',
    },
    {
      asks: 'There are 40 numbers instead of 20, and you are unlucky. How many more guesses do you need?',
      options: ['One more', 'Twice as many', 'Twenty more'],
      settle: {
        readout: 'guesses',
        after: 3,
        first: { numbers: 20, place: 100, rate: 20 },
        second: { numbers: 40, place: 100, rate: 20 },
        answer: (a, b) => (b - a < 3 ? 0 : b - a < 12 ? 1 : 2),
      },
      explains: 'The first guess halves 40 to 20, and then it goes on as before: 6 guesses instead of 5.',
    },
    {
      asks: 'Someone guesses at 90% of what is left instead of the middle. The secret is number 1 of 1000. What happens?',
      options: ['Fewer guesses are needed', 'As many are needed', 'Many more are needed'],
      settle: {
        readout: 'guesses',
        after: 13,
        first: { place: 0, cut: 50, rate: 20 },
        second: { place: 0, cut: 90, rate: 20 },
        answer: (a, b) => (b > a * 1.5 ? 2 : b < a * 0.8 ? 0 : 1),
      },
      explains:
        'Each wrong guess throws away only the small part above it: nine tenths stay. Only the middle is good whatever the answer is.',
    },
  ],
  glossary: [
    { word: 'Binary search', means: 'Finding something in an ordered list by halving what is left.' },
    { word: 'Linear search', means: 'Looking at one thing after the other until it is found.' },
    { word: 'Logarithm to base 2', means: 'How often a number can be halved until 1 is left.' },
    { word: 'Bit', means: 'What a single yes-or-no answer can tell.' },
    { word: 'Worst case', means: 'The most work that a plan can ever need.' },
  ],
  goals: [
    'Explain why halving finds a number so quickly.',
    'Compare how the work grows with n for two ways of searching.',
    'Connect halving with the logarithm to base 2.',
  ],
  standards: [
    'England KS3 Computing: key algorithms for sorting and searching',
    'England GCSE Computer Science: binary and linear search',
    'CSTA 3B-AP-10: use and adapt classic algorithms to solve computational problems',
  ],
})
