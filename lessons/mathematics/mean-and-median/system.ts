import { system } from '@makebelieve/kit/simulation/system'
import { type Boxes, boxesOf, meanOf, medianOf } from './model.ts'
import { draw } from './view.ts'

export const meanAndMedian = system<Boxes>({
  id: 'mean-and-median',
  title: 'Mean and median',
  subject: 'mathematics',
  ages: [9, 14],
  words: [
    'mean and median',
    'mean, median and mode',
    'mean of numbers',
    'median',
    'average of a list',
    'arithmetic mean',
    'finding the average',
    'range of a data set',
    'levelling out',
    'typical value',
    'statistics for children',
    'average and middle value',
  ],
  tells: {
    young:
      'Every child has a box of sand: some have a lot, some a little. Open the gates, and the sand flows until everyone has the same. That height is the mean! The median is the child in the middle of the row, ordered by size.',
    middle:
      'The mean is what each would have if all were shared out evenly: the sum divided by the number. The median is the value in the middle when they are ordered. One giant pulls the mean up, but hardly moves the median.',
    upper:
      'The flow between neighbours conserves the total and comes to the uniform state, the arithmetic mean. The mean minimises the sum of squared distances, the median that of plain distances; hence the mean is sensitive to outliers and the median robust.',
  },
  controls: [
    {
      id: 'boxes',
      label: 'Children',
      symbol: 'n',
      unit: '',
      from: 3,
      to: 11,
      usual: 7,
      step: 1,
      about: 'How many boxes of sand there are.',
      restarts: true,
    },
    {
      id: 'typical',
      label: 'Roughly what each has',
      unit: 'cm',
      from: 2,
      to: 9,
      usual: 5,
      about: 'How high the sand is in most of the boxes, with some differences.',
      restarts: true,
    },
    {
      id: 'giant',
      label: 'What the last child has',
      unit: 'cm',
      from: 1,
      to: 20,
      usual: 12,
      about: 'The sand of the last child, which may be quite different.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Width of the gates',
      unit: '×',
      from: 0.2,
      to: 3,
      usual: 1,
      about: 'How quickly the sand flows from box to box.',
    },
  ],
  readouts: [
    {
      id: 'mean',
      label: 'Mean',
      symbol: '\\bar x',
      unit: 'cm',
      about: 'All sand now, divided by the number of boxes.',
      of: ({ now }) => meanOf(now),
    },
    {
      id: 'median',
      label: 'Median at first',
      unit: 'cm',
      about: 'The one in the middle, when all were put in order at the start.',
      of: ({ first }) => medianOf(first),
    },
    {
      id: 'last',
      label: 'In the last box',
      unit: 'cm',
      about: 'How high the sand is there now.',
      of: ({ now }) => now.at(-1) ?? 0,
    },
    {
      id: 'range',
      label: 'Range',
      unit: 'cm',
      about: 'The highest minus the lowest.',
      of: ({ now }) => Math.max(...now) - Math.min(...now),
    },
    {
      id: 'total',
      label: 'All the sand',
      unit: 'cm',
      digits: 1,
      about: 'All heights added; nothing is lost.',
      of: ({ now }) => now.reduce((sum, one) => sum + one, 0),
    },
  ],
  graphs: [
    {
      id: 'level',
      title: 'The last box and the mean',
      x: 'time',
      y: ['last', 'mean', 'median'],
      about: 'The last box comes to the mean; the mean itself never changes.',
    },
    {
      id: 'range',
      title: 'Range over time',
      x: 'time',
      y: ['range'],
      about: 'The differences flow away.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: (values, random) => {
    const { typical = 5, giant = 12 } = values
    const n = boxesOf(values)
    // Spread evenly around what is typical, in an order that chance picks.
    const others = random.shuffled(
      Array.from({ length: n - 1 }, (_, i) => typical * (0.65 + (0.7 * i) / Math.max(1, n - 2))),
    )
    const first = [...others, giant]
    return { first, now: [...first] }
  },
  step(state, { pace = 1 }, dt) {
    // What leaves one box arrives in the next: the total is kept.
    const flows = state.now.slice(1).map((high, i) => 2.2 * pace * dt * (high - (state.now[i] ?? 0)))
    flows.forEach((flow, i) => {
      state.now[i] = (state.now[i] ?? 0) + flow
      state.now[i + 1] = (state.now[i + 1] ?? 0) - flow
    })
  },
  draw,
  describe: ({ first, now }) =>
    `${now.length} boxes of sand are from ${Math.min(...now).toFixed(1)} to ${Math.max(...now).toFixed(1)} centimetres high. The mean is ${meanOf(now).toFixed(1)}, the median at first was ${medianOf(first).toFixed(1)}.`,
  effects: [
    {
      control: 'giant',
      readout: 'mean',
      goes: 'up',
      says: 'The more the last one has, the higher the mean.',
    },
    { control: 'typical', readout: 'median', goes: 'up', says: 'When most have more, the median is higher.' },
    {
      control: 'pace',
      readout: 'range',
      goes: 'down',
      after: 1.5,
      says: 'Through wider gates the sand levels out sooner.',
    },
    {
      control: 'boxes',
      readout: 'mean',
      goes: 'down',
      says: 'Among more children the one with much sand matters less.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The sand comes to rest at the sum divided by the number.',
      readout: 'last',
      expected: ({ typical = 5, giant = 12, ...values }, time) => {
        const n = boxesOf(values)
        return time > 11 ? ((n - 1) * typical + giant) / n : undefined
      },
      until: 12,
      where: { pace: [2, 3], boxes: [3, 7] },
    },
    {
      kind: 'conserved',
      says: 'No sand is lost.',
      readout: 'total',
      until: 20,
    },
    {
      kind: 'analytic',
      says: 'With a giant at the end, the median is that of the others moved by half a place.',
      readout: 'median',
      expected: ({ typical = 5, ...values }) => {
        const n = boxesOf(values)
        // The others are spaced by 0.7·typical/(n − 2) from 0.65·typical on; the giant is above them all.
        return typical * (0.65 + (0.7 * ((n - 1) / 2)) / (n - 2))
      },
      until: 0.5,
      where: { giant: [13, 20], boxes: [4, 11] },
      within: 1e-6,
    },
  ],
  formulas: [
    { tex: '\\bar x = \\frac{x_1 + x_2 + \\dots + x_n}{n}', about: 'The mean: shared out evenly.' },
    {
      tex: '\\text{median} = x_{(n+1)/2}',
      about: 'The middle one of the ordered row; with an even number half-way between the two in the middle.',
    },
  ],
  tries: [
    { says: 'Guess where the sand will come to rest, then watch.', set: { pace: 0.4 } },
    {
      says: 'Give the last one 20 cm. What happens to the mean, and what to the median?',
      set: { giant: 20 },
    },
    { says: 'Now take it away again: only 1 cm.', set: { giant: 1 } },
    { says: 'Eleven children: how much does one giant matter now?', set: { boxes: 11, giant: 20 } },
  ],
  questions: [
    {
      asks: 'The last child gets 8 cm more sand, the others stay. There are seven. The mean…',
      options: ['stays the same', 'rises by a bit more than 1 cm', 'rises by 8 cm'],
      settle: {
        readout: 'mean',
        after: 1,
        first: { giant: 12 },
        second: { giant: 20 },
        answer: (a, b) => (b - a < 0.5 ? 0 : b - a < 4 ? 1 : 2),
      },
      explains: 'Those 8 cm are shared among seven: 8 ÷ 7 = 1.14.',
    },
    {
      asks: 'And the median?',
      options: ['It stays the same', 'It rises by about 1 cm', 'It rises by 8 cm'],
      settle: {
        readout: 'median',
        after: 1,
        first: { giant: 12 },
        second: { giant: 20 },
        answer: (a, b) => (b - a < 0.2 ? 0 : b - a < 4 ? 1 : 2),
      },
      explains: 'The last one was the largest before and still is. The one in the middle does not notice.',
    },
    {
      asks: 'The sand flows. What happens to the mean while it flows?',
      options: ['It falls', 'It never changes', 'It rises'],
      settle: {
        readout: 'mean',
        after: 6,
        first: { pace: 0.2 },
        second: { pace: 3 },
        answer: (a, b) => (b < a - 0.01 ? 0 : b > a + 0.01 ? 2 : 1),
      },
      explains: 'No sand is lost, none is added, and the number of boxes stays the same.',
    },
  ],
  glossary: [
    { word: 'Mean', means: 'All values added, divided by how many there are: the average.' },
    { word: 'Median', means: 'The value in the middle when all are put in order.' },
    { word: 'Range', means: 'The largest minus the smallest.' },
    { word: 'Outlier', means: 'A value far away from the others.' },
  ],
  goals: [
    'Understand the mean as sharing out evenly.',
    'Find the median of a row.',
    'Choose between mean and median when there is an outlier.',
  ],
  standards: [
    'CCSS 6.SP.A.3',
    'CCSS 6.SP.B.5',
    'England KS2 Mathematics: statistics (year 6, the mean as an average)',
  ],
})
