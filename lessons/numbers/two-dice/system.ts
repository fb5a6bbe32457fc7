import { system, type Values } from '@makebelieve/kit/simulation/system'
import { chanceOf, type Dice, sidesOf } from './model.ts'
import { draw } from './view.ts'

/** The largest difference between how often a sum came and how often it should. */
function gap({ counts, rolls }: Dice, values: Values): number {
  if (rolls === 0) return 100
  return 100 * Math.max(...counts.map((count, sum) => Math.abs(count / rolls - chanceOf(sum, values))))
}

const meanOf = ({ total, rolls }: Dice) => (rolls > 0 ? total / rolls : 0)

export const twoDice = system<Dice>({
  id: 'two-dice',
  title: 'Two dice, thrown again and again',
  subject: 'mathematics',
  ages: [8, 18],
  words: [
    'two dice',
    'dice',
    'law of large numbers',
    'probability',
    'rolling dice',
    'chance',
    'throwing dice',
    'sum of two dice',
    'coin flip',
  ],
  tells: {
    young:
      'Two dice are thrown, and their dots are added. A 7 can be made in many ways, a 2 in only one: so 7 comes up often and 2 rarely. Nobody knows the next throw, but after many throws the hill always looks the same!',
    middle:
      'The sum of two dice is a matter of chance, yet after many throws each sum comes up about as often as there are ways to make it. The more throws, the closer the columns come to what is expected.',
    upper:
      'Relative frequencies converge to probabilities: the law of large numbers. The typical distance of the mean from its expectation falls with one over the square root of the number of throws.',
  },
  controls: [
    {
      id: 'rate',
      label: 'Throws in a second',
      unit: '1/s',
      from: 1,
      to: 1000,
      usual: 20,
      logarithmic: true,
      about: 'How often both dice are thrown.',
    },
    {
      id: 'sides',
      label: 'Sides of each die',
      symbol: 's',
      unit: '',
      from: 4,
      to: 12,
      usual: 6,
      step: 1,
      about: 'How many faces each die has.',
      restarts: true,
    },
    {
      id: 'loaded',
      label: 'Cheating',
      symbol: 'c',
      unit: '',
      from: 0,
      to: 0.5,
      usual: 0,
      about: 'How often a die is forced to show its highest face: 0 is fair, 0.5 is every other throw.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'rolls',
      label: 'Throws so far',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'How often both dice were thrown.',
      of: ({ rolls }) => rolls,
    },
    {
      id: 'mean',
      label: 'Mean sum',
      symbol: '\\bar x',
      unit: '',
      digits: 3,
      about: 'All sums added, divided by the number of throws.',
      known: ({ rolls }) => rolls > 0,
      of: meanOf,
    },
    {
      id: 'spread',
      label: 'Spread of the sums',
      symbol: '\\sigma',
      unit: '',
      digits: 3,
      about: 'The standard deviation: how far from the mean a sum typically is.',
      known: ({ rolls }) => rolls > 0,
      of: (state) =>
        state.rolls > 0 ? Math.sqrt(Math.max(0, state.squares / state.rolls - meanOf(state) ** 2)) : 0,
    },
    {
      id: 'middle',
      label: 'Share of the middle sum',
      unit: '%',
      digits: 2,
      about: 'How often the middle sum came up: 7 with two ordinary dice.',
      known: ({ rolls }) => rolls > 0,
      of: (state, values) =>
        state.rolls > 0 ? (100 * (state.counts[sidesOf(values) + 1] ?? 0)) / state.rolls : 0,
    },
    {
      id: 'gap',
      label: 'Largest gap',
      unit: '%',
      digits: 2,
      about: 'The largest difference between a column and what is expected.',
      of: gap,
    },
  ],
  graphs: [
    {
      id: 'mean',
      title: 'Mean sum over time',
      x: 'time',
      y: ['mean'],
      about: 'Restless at first, then ever calmer: the law of large numbers.',
    },
    {
      id: 'gap',
      title: 'Largest gap over time',
      x: 'time',
      y: ['gap'],
      about: 'The columns come closer to what is expected, ever more slowly.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({
    counts: Array.from({ length: 2 * sidesOf(values) + 1 }, () => 0),
    rolls: 0,
    total: 0,
    squares: 0,
    last: [1, 1],
    due: 0,
  }),
  step(state, values, dt, random) {
    const { rate = 20, loaded = 0 } = values
    const sides = sidesOf(values)
    const face = () => (random.next() < loaded ? sides : 1 + random.below(sides))
    state.due += rate * dt
    while (state.due >= 1 - 1e-9) {
      state.due -= 1
      state.last = [face(), face()]
      const sum = state.last[0] + state.last[1]
      state.counts[sum] = (state.counts[sum] ?? 0) + 1
      state.rolls++
      state.total += sum
      state.squares += sum * sum
    }
  },
  draw,
  describe: (state) =>
    state.rolls === 0
      ? 'The dice have not been thrown yet.'
      : `After ${state.rolls} throws the mean sum is ${meanOf(state).toFixed(2)}; the last throw was ${state.last[0]} and ${state.last[1]}.`,
  effects: [
    { control: 'rate', readout: 'rolls', goes: 'up', after: 4, says: 'Faster throwing means more throws.' },
    {
      control: 'sides',
      readout: 'mean',
      goes: 'up',
      after: 4,
      given: { rate: 1000 },
      says: 'Dice with more sides have larger sums.',
    },
    {
      control: 'sides',
      readout: 'middle',
      goes: 'down',
      after: 10,
      given: { rate: 1000 },
      says: 'With more sides every single sum becomes rarer.',
    },
    {
      control: 'loaded',
      readout: 'mean',
      goes: 'up',
      after: 4,
      given: { rate: 1000 },
      says: 'Cheating raises the mean sum.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'After many throws the mean sum is s + 1, raised by cheating.',
      readout: 'mean',
      expected: ({ loaded = 0, ...values }, time) => {
        const sides = sidesOf(values)
        return time > 60 ? (1 - loaded) * (sides + 1) + 2 * loaded * sides : undefined
      },
      // 42 000 throws: five standard errors of the mean are less than a hundredth.
      until: 62,
      where: { rate: [700, 1000] },
    },
    {
      kind: 'analytic',
      says: 'After many throws of fair dice the spread is √((s² − 1)/6).',
      readout: 'spread',
      expected: (values, time) => (time > 120 ? Math.sqrt((sidesOf(values) ** 2 - 1) / 6) : undefined),
      // 108 000 throws: the standard error is √(1.4/4n), five of them are less than a hundredth.
      until: 121,
      where: { rate: [900, 1000], loaded: [0, 0] },
    },
    {
      kind: 'published',
      says: 'Two ordinary dice show a 7 in one throw out of six.',
      source: 'Counted by Cardano, Liber de ludo aleae: 6 of 36 ways.',
      values: { rate: 1000, sides: 6, loaded: 0 },
      readout: 'middle',
      at: 200,
      expected: 100 / 6,
      // Five standard errors of 200 000 throws, √(5/n) each.
      within: 0.025,
    },
  ],
  formulas: [
    {
      tex: 'P(\\text{sum}=k) = \\frac{s - |k - (s+1)|}{s^2}',
      about: 'The ways to make a sum, out of all pairs of faces, with fair dice.',
    },
    {
      tex: '\\bar x_n \\to \\mu, \\qquad \\text{typical miss} = \\frac{\\sigma}{\\sqrt n}',
      about: 'The law of large numbers, and how quickly it works.',
    },
  ],
  tries: [
    { says: 'Throw slowly and guess each sum before it comes.', set: { rate: 1 } },
    { says: 'Throw a thousand times a second and watch the hill form.', set: { rate: 1000 } },
    { says: 'Let the dice cheat a little. After how many throws can you tell?', set: { loaded: 0.08 } },
    { says: 'Take dice with twelve sides.', set: { sides: 12, rate: 200 } },
  ],
  questions: [
    {
      asks: 'Two ordinary dice are thrown thousands of times. How often is the sum 7?',
      options: ['About once in eleven throws', 'About once in six throws', 'About every other throw'],
      settle: {
        readout: 'middle',
        after: 20,
        first: { rate: 1000 },
        answer: (share) => (share < 12 ? 0 : share < 30 ? 1 : 2),
      },
      explains:
        'There are eleven sums, but they are not equally likely: 6 of the 36 pairs of faces make a 7.',
    },
    {
      asks: 'What happens to the largest gap between columns and expectation after a hundred times as many throws?',
      options: ['It stays the same', 'It gets clearly smaller', 'It grows, because more can go wrong'],
      settle: {
        readout: 'gap',
        after: 40,
        first: { rate: 5 },
        second: { rate: 500 },
        answer: (a, b) => (b < a * 0.5 ? 1 : b > a * 1.5 ? 2 : 0),
      },
      explains: 'A hundred times as many throws make the shares about ten times as exact.',
    },
    {
      asks: 'The dice get twelve sides instead of six. What happens to the spread of the sums?',
      options: ['It about doubles', 'It stays', 'It becomes half'],
      settle: {
        readout: 'spread',
        after: 20,
        first: { rate: 1000, sides: 6 },
        second: { rate: 1000, sides: 12 },
        answer: (a, b) => (b > 1.5 * a ? 0 : b < 0.7 * a ? 2 : 1),
      },
      explains: 'The sums now reach from 2 to 24 instead of from 2 to 12: everything is about twice as wide.',
    },
  ],
  glossary: [
    { word: 'Probability', means: 'How likely something is: 0 for never, 1 for always.' },
    { word: 'Mean', means: 'All values added and divided by how many there are.' },
    { word: 'Standard deviation', means: 'How far from the mean a value typically lies.' },
    { word: 'Law of large numbers', means: 'After many tries the shares come close to the probabilities.' },
  ],
  goals: [
    'Find out why some sums come more often than others.',
    'See that chance becomes predictable in large numbers.',
    'Compare what was counted with what was expected.',
  ],
  standards: ['CCSS 7.SP.C.6', 'CCSS 7.SP.C.8', 'England KS3 Mathematics: probability'],
})
