import { system } from '@makebelieve/kit/simulation/system'
import { binCount, meanOf, parentOf, parents, type Samples, sizeOf, spreadOf } from './model.ts'
import { draw } from './view.ts'

export const centralLimitTheorem = system<Samples>({
  id: 'central-limit-theorem',
  title: 'Why means make bells',
  subject: 'mathematics',
  ages: [14, 20],
  words: [
    'central limit theorem',
    'sampling distribution',
    'mean of a sample',
    'sample mean',
    'standard error',

    'why the normal distribution is everywhere',
    'averages of samples',
    'margin of error',
    'opinion poll accuracy',
    'normal approximation',
  ],
  tells: {
    young:
      'Take a few numbers from a bag and work out their average. Do it again and again and pile up the averages. Whatever numbers are in the bag, the pile becomes a hill with the shape of a bell!',
    middle:
      'Samples of the same size are drawn and their means are collected. The more numbers are in each sample, the closer the means lie together and the more their hill looks like a bell, even if the numbers themselves are spread out quite differently.',
    upper:
      'For independent draws with mean μ and variance σ², the sample mean has mean μ and standard deviation σ/√n, and its distribution tends to the normal one. How quickly depends on the skewness of the parent: symmetric ones are nearly normal at n = 5, skewed ones at n = 30.',
  },
  controls: [
    {
      id: 'parent',
      label: 'Numbers in the bag',
      unit: '',
      from: 0,
      to: 3,
      usual: 1,
      options: parents.map(({ name }) => name),
      about: 'How the single numbers are spread.',
      restarts: true,
    },
    {
      id: 'size',
      label: 'Numbers in a sample',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 40,
      usual: 5,
      step: 1,
      logarithmic: true,
      about: 'How many are drawn for one mean.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Samples in a second',
      unit: '1/s',
      from: 1,
      to: 250,
      usual: 20,
      logarithmic: true,
      about: 'How quickly samples are drawn.',
    },
  ],
  readouts: [
    {
      id: 'count',
      label: 'Samples',
      unit: '',
      digits: 0,
      about: 'How many means were collected.',
      of: ({ count }) => count,
    },
    {
      id: 'mean',
      label: 'Mean of the means',
      unit: '',
      digits: 3,
      about: 'Where the hill stands.',
      known: ({ count }) => count > 0,
      of: meanOf,
    },
    {
      id: 'spread',
      label: 'Spread of the means',
      unit: '',
      digits: 3,
      about: 'How far a mean typically is from the true one: the standard error.',
      known: ({ count }) => count > 0,
      of: spreadOf,
    },
    {
      id: 'near',
      label: 'Within one standard error',
      unit: '%',
      digits: 1,
      about: 'What percentage of means are closer to the true mean than σ/√n. A bell has 68.3.',
      known: ({ count }) => count > 0,
      of: ({ near, count }) => (count > 0 ? (100 * near) / count : 0),
    },
  ],
  graphs: [
    {
      id: 'spread',
      title: 'Spread of the means over time',
      x: 'time',
      y: ['spread'],
      about: 'It settles at σ/√n.',
    },
    {
      id: 'near',
      title: 'Within one standard error',
      x: 'time',
      y: ['near'],
      about: 'Close to 68% if the means are spread like a bell.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({
    last: [],
    bins: Array.from({ length: binCount }, () => 0),
    count: 0,
    total: 0,
    squares: 0,
    near: 0,
    due: 0,
  }),
  step(state, values, dt, random) {
    const { mean, spread, draw: take } = parentOf(values)
    const size = sizeOf(values)
    const next = () => random.next()
    state.due += (values.rate ?? 20) * dt
    while (state.due >= 1 - 1e-9) {
      state.due -= 1
      let sum = 0
      for (let i = 0; i < size; i++) {
        const one = take(next)
        state.last[i] = one
        sum += one
      }
      const value = sum / size
      const bin = Math.floor((value / 10) * binCount + 1e-9)
      if (bin < binCount) state.bins[bin] = (state.bins[bin] ?? 0) + 1
      state.count++
      state.total += value
      state.squares += value * value
      if (Math.abs(value - mean) <= spread / Math.sqrt(size)) state.near++
    }
  },
  draw,
  describe: (state, values) =>
    `${state.count} samples of ${sizeOf(values)} numbers from the bag "${parentOf(values).name}": their means lie around ${meanOf(state).toFixed(2)} and spread by ${spreadOf(state).toFixed(2)}.`,
  effects: [
    {
      control: 'size',
      readout: 'spread',
      goes: 'down',
      after: 8,
      given: { rate: 250 },
      says: 'Larger samples have means that lie closer together.',
    },
    { control: 'rate', readout: 'count', goes: 'up', says: 'Drawing faster gives more means.' },
    {
      control: 'parent',
      readout: 'mean',
      goes: 'changes',
      after: 8,
      given: { rate: 250 },
      says: 'The hill stands where the mean of the bag is.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The means lie around the mean of the bag, within five times what chance makes them differ.',
      readout: 'mean',
      expected: (values, time) => (time > 16 ? parentOf(values).mean : undefined),
      until: 17,
      where: { rate: [200, 250], size: [4, 25] },
      within: 0.11,
    },
    {
      kind: 'analytic',
      says: 'Their spread is σ/√n, within five times what chance makes it differ.',
      readout: 'spread',
      expected: (values, time) =>
        time > 16 ? parentOf(values).spread / Math.sqrt(sizeOf(values)) : undefined,
      until: 17,
      where: { rate: [200, 250], size: [4, 25] },
      within: 0.09,
    },
    {
      kind: 'analytic',
      says: 'Of a flat bag’s means, with five and more numbers, 68.3% lie within one standard error, as under a bell.',
      readout: 'near',
      expected: (_, time) => (time > 16 ? 68.27 : undefined),
      until: 17,
      where: { rate: [200, 250], size: [5, 25], parent: [0, 0] },
      within: 0.075,
    },
    {
      kind: 'published',
      says: 'A flat bag from 0 to 10 has a spread of 10/√12 = 2.887; means of 12 numbers have 0.833.',
      source: 'NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.6.2 (uniform distribution).',
      values: { parent: 0, size: 12, rate: 250 },
      readout: 'spread',
      at: 35,
      expected: 0.8333,
      // Chance: five times the standard error of 8750 means.
      within: 0.04,
    },
  ],
  formulas: [
    { tex: '\\bar x = \\frac{x_1 + \\dots + x_n}{n}', about: 'The mean of one sample.' },
    {
      tex: '\\sigma_{\\bar x} = \\frac{\\sigma}{\\sqrt n}',
      about: 'The standard error: how much means spread.',
    },
    {
      tex: '\\frac{\\bar x - \\mu}{\\sigma/\\sqrt n} \\to N(0,1)',
      about: 'The central limit theorem.',
    },
  ],
  tries: [
    { says: 'Samples of one: the pile has the shape of the bag itself.', set: { size: 1, rate: 200 } },
    { says: 'Now two, then five. When does it become a bell?', set: { size: 2, rate: 200 } },
    { says: 'A bag with a long tail takes more numbers.', set: { parent: 2, size: 3, rate: 200 } },
    {
      says: 'A bag with zeros and a few tens: look at samples of 5, then of 40.',
      set: { parent: 3, size: 5, rate: 200 },
    },
  ],
  questions: [
    {
      asks: 'Samples of 20 instead of 5. The spread of the means becomes…',
      options: ['four times smaller', 'half as large', 'no smaller'],
      settle: {
        readout: 'spread',
        after: 12,
        first: { size: 5, rate: 250 },
        second: { size: 20, rate: 250 },
        answer: (a, b) => (a / b > 3 ? 0 : a / b > 1.5 ? 1 : 2),
      },
      explains:
        'It falls with the square root: four times as many numbers, half the spread. Polls get better only slowly.',
    },
    {
      asks: 'The bag has two humps and nothing in the middle. Where are the means of samples of 20?',
      options: ['At the two humps', 'In the middle, where no single number is', 'Everywhere alike'],
      settle: {
        readout: 'spread',
        after: 12,
        first: { parent: 1, size: 1, rate: 250 },
        second: { parent: 1, size: 20, rate: 250 },
        answer: (single, means) => (means < single * 0.4 ? 1 : means < single * 0.8 ? 2 : 0),
      },
      explains:
        'Each sample has numbers of both humps, and they balance. The mean may be a number that never occurs.',
    },
    {
      asks: 'Ten times as many samples are collected. Does the hill of the means get narrower?',
      options: ['Yes, clearly', 'No, only smoother', 'No, it gets wider'],
      settle: {
        readout: 'spread',
        after: 20,
        first: { rate: 25 },
        second: { rate: 250 },
        answer: (a, b) => (b < a * 0.85 ? 0 : b > a * 1.15 ? 2 : 1),
      },
      explains: 'Its width depends on how many numbers are in one sample, not on how many samples are drawn.',
    },
  ],
  glossary: [
    { word: 'Sample', means: 'A few that are taken out to learn about all.' },
    { word: 'Mean', means: 'All values added and divided by how many there are.' },
    { word: 'Standard error', means: 'How far the mean of a sample typically is from the true mean.' },
    { word: 'Normal distribution', means: 'The bell curve: what many small chances add up to.' },
  ],
  goals: [
    'Tell the spread of single values from the spread of their means.',
    'See the bell appear whatever the bag is like.',
    'Use σ/√n to say how exact a mean is.',
  ],
  standards: [
    'CCSS HSS-IC.B.4',
    'AP Statistics, unit 5: sampling distributions',
    'England A-level Mathematics: statistical hypothesis testing (distribution of the sample mean)',
  ],
})
