import { system } from '@makebelieve/kit/simulation/system'
import { type Bucket, cupsIn, isFull, isNextRed, percentRed, recipe } from './model.ts'
import { draw } from './view.ts'

export const percentagesAndRatios = system<Bucket>({
  id: 'percentages-and-ratios',
  title: 'Mixing paint: ratios and percentages',
  subject: 'mathematics',
  ages: [9, 13],
  words: [
    'percentage',
    'percentages',
    'simplify a ratio',
    'ratios',
    'ratio and proportion',
    'percent of a whole',
    'mixing paint',
    'parts of a mixture',
    'recipe for more people',
    'hundred square per cent',
    'fraction to percent',
    'direct proportion',
    'in the ratio 3 to 2',
  ],
  tells: {
    young:
      'Three cups of red paint and two cups of yellow make a nice orange. For a whole wall you need more: again three and two, and again three and two. The bucket fills, but the colour stays the same!',
    middle:
      'A ratio like 3 : 2 says how the parts compare with each other. Of 5 cups 3 are red: that is 3/5, or 60 of 100, 60%. Doubling both parts changes the amount of paint, but neither the ratio nor the percentage.',
    upper:
      'A ratio a : b fixes the share a/(a + b) and is unchanged when both parts are multiplied by the same number. Part-to-part and part-to-whole must be kept apart: 1 : 1 is 50%, not 100%. Shares depend on a : b in a curve, not in a straight line.',
  },
  controls: [
    {
      id: 'red',
      label: 'Parts of red',
      symbol: 'a',
      unit: '',
      from: 1,
      to: 9,
      usual: 3,
      step: 1,
      about: 'How many red cups are in one round.',
      restarts: true,
    },
    {
      id: 'yellow',
      label: 'Parts of yellow',
      symbol: 'b',
      unit: '',
      from: 1,
      to: 9,
      usual: 2,
      step: 1,
      about: 'How many yellow cups are in one round.',
      restarts: true,
    },
    {
      id: 'rounds',
      label: 'Rounds',
      unit: '',
      from: 1,
      to: 12,
      usual: 6,
      step: 1,
      about: 'How often the recipe is repeated.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Cups in a second',
      unit: '1/s',
      from: 1,
      to: 40,
      usual: 3,
      logarithmic: true,
      about: 'How quickly cups are poured.',
    },
  ],
  readouts: [
    { id: 'red', label: 'Red cups', unit: '', digits: 0, about: 'Poured so far.', of: ({ red }) => red },
    {
      id: 'yellow',
      label: 'Yellow cups',
      unit: '',
      digits: 0,
      about: 'Poured so far.',
      of: ({ yellow }) => yellow,
    },
    {
      id: 'percent',
      label: 'Red in the bucket',
      unit: '%',
      digits: 1,
      about: 'What percentage of cups are red.',
      known: (bucket) => cupsIn(bucket) > 0,
      of: percentRed,
    },
    {
      id: 'each',
      label: 'Red for each yellow',
      unit: '',
      digits: 2,
      about: 'How many red cups there are for one yellow cup.',
      known: ({ yellow }) => yellow > 0,
      of: ({ red, yellow }) => (yellow > 0 ? red / yellow : 0),
    },
    {
      id: 'cups',
      label: 'Cups in total',
      unit: '',
      digits: 0,
      about: 'In the bucket.',
      of: cupsIn,
    },
  ],
  graphs: [
    {
      id: 'percent',
      title: 'Share of red over time',
      x: 'time',
      y: ['percent'],
      about: 'A zigzag that gets calmer: after every full round it is the share of the recipe.',
    },
    {
      id: 'cups',
      title: 'Red cups against yellow cups',
      x: 'yellow',
      y: ['red'],
      about: 'Stairs along a straight line through zero: that is what a ratio looks like.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({ red: 0, yellow: 0, due: 0 }),
  step(state, values, dt) {
    if (isFull(state, values)) {
      state.due = 0
      return
    }
    state.due += (values.rate ?? 3) * dt
    while (state.due >= 1 - 1e-9 && !isFull(state, values)) {
      state.due = Math.max(0, state.due - 1)
      if (isNextRed(state, values)) state.red++
      else state.yellow++
    }
  },
  draw,
  describe: (state, values) => {
    const { red, yellow } = recipe(values)
    return `The recipe is ${red} to ${yellow}. In the bucket are ${state.red} red and ${state.yellow} yellow cups: ${percentRed(state).toFixed(0)} percent red.`
  },
  effects: [
    {
      control: 'red',
      readout: 'percent',
      goes: 'up',
      after: 8,
      given: { rate: 40 },
      says: 'More parts of red make a larger share of red.',
    },
    {
      control: 'yellow',
      readout: 'percent',
      goes: 'down',
      after: 8,
      given: { rate: 40 },
      says: 'More parts of yellow make a smaller share of red.',
    },
    {
      control: 'rounds',
      readout: 'cups',
      goes: 'up',
      after: 8,
      given: { rate: 40 },
      says: 'More rounds make more paint, of the same colour.',
    },
    {
      control: 'rate',
      readout: 'cups',
      goes: 'up',
      after: 1.5,
      over: [1, 18],
      says: 'Quicker pouring fills the bucket sooner.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'When the bucket is full, the cups counted in it are a/(a + b) red.',
      readout: 'percent',
      expected: (values, time) => {
        const { red, yellow } = recipe(values)
        return time > 7.5 ? 100 * (red / (red + yellow)) : undefined
      },
      until: 8,
      where: { rate: [32, 40] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Half-way too the number of red cups is what whole rounds and the rest make.',
      readout: 'red',
      expected: (values, time) => {
        const { red, round, rounds } = recipe(values)
        const cups = Math.min(round * rounds, Math.floor((values.rate ?? 3) * time + 1e-6))
        return Math.floor(cups / round) * red + Math.min(red, cups % round)
      },
      until: 5,
      within: 0.02,
    },
    {
      kind: 'published',
      says: '18-carat gold has 3 parts of gold to 1 of other metals: 75%.',
      source: 'Standard of fineness 750 for gold, Hallmarking Act 1973 (United Kingdom).',
      values: { red: 3, yellow: 1, rounds: 6, rate: 40 },
      readout: 'percent',
      at: 4,
      expected: 75,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: '\\text{share} = \\frac{a}{a+b}', about: 'From a ratio a : b to the share of the first.' },
    { tex: '\\% = 100\\cdot\\frac{a}{a+b}', about: 'As a percentage.' },
    { tex: 'a : b = (k\\cdot a) : (k\\cdot b)', about: 'The same ratio, more of it.' },
  ],
  tries: [
    { says: '3 : 2 and 6 : 4. Is there a difference in the colour?', set: { red: 6, yellow: 4, rounds: 3 } },
    { says: 'Find a recipe with exactly 25% red.', set: { red: 1, yellow: 3 } },
    { says: 'What percentage is 1 : 1?', set: { red: 1, yellow: 1 } },
    { says: 'Watch the share while the first cups are poured: why does it jump so much?', set: { rate: 1 } },
  ],
  questions: [
    {
      asks: 'Red and yellow are mixed 1 : 3. What percentage is red?',
      options: ['25%', '33%', '75%'],
      settle: {
        readout: 'percent',
        after: 6,
        first: { red: 1, yellow: 3, rate: 40 },
        answer: (percent) => (percent < 29 ? 0 : percent < 50 ? 1 : 2),
      },
      explains:
        'One of four cups is red, not one of three: the ratio compares part with part, the percentage part with whole.',
    },
    {
      asks: 'Both parts of the recipe are doubled: 3 : 2 becomes 6 : 4. The share of red…',
      options: ['doubles', 'stays the same', 'becomes half'],
      settle: {
        readout: 'percent',
        after: 6,
        first: { red: 3, yellow: 2, rate: 40 },
        second: { red: 6, yellow: 4, rate: 40 },
        answer: (a, b) => (b > a * 1.1 ? 0 : b < a * 0.9 ? 2 : 1),
      },
      explains: 'There is twice as much of everything, so they compare just as before.',
    },
    {
      asks: 'The recipe has 2 red and 2 yellow parts. Two more red parts are added. The share of red grows from 50% to…',
      options: ['67%', '75%', '100%'],
      settle: {
        readout: 'percent',
        after: 6,
        first: { red: 4, yellow: 2, rate: 40 },
        answer: (percent) => (percent < 71 ? 0 : percent < 90 ? 1 : 2),
      },
      explains:
        'Now 4 of 6 cups are red. Twice as many red cups are not twice the share, as the whole has grown too.',
    },
  ],
  glossary: [
    { word: 'Ratio', means: 'How two amounts compare, written 3 : 2.' },
    { word: 'Percent', means: 'Out of a hundred: 60% are 60 of 100.' },
    { word: 'Share', means: 'A part compared with the whole.' },
    { word: 'Proportion', means: 'When two amounts keep the same ratio however large they are.' },
  ],
  goals: [
    'Keep a ratio while the amount grows.',
    'Turn a ratio into a fraction and a percentage.',
    'Tell part-to-part from part-to-whole.',
  ],
  standards: ['CCSS 6.RP.A.1', 'CCSS 6.RP.A.3', 'England KS2 Mathematics: ratio and proportion (year 6)'],
})
