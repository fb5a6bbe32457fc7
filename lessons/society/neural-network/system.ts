import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Fruit, heaps, isRight, leaning, lossOf, type Neuron, reach, shapeOf, squash } from './model.ts'
import { draw } from './view.ts'

/** Box and Muller: two numbers of a bell curve. */
function bell(random: Random): [number, number] {
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()))
  const angle = random.between(0, 2 * Math.PI)
  return [radius * Math.cos(angle), radius * Math.sin(angle)]
}

const held = (value: number) => Math.min(reach - 0.15, Math.max(0.15 - reach, value))

/** The two heaps lie along this direction, apples up and to the right. */
const along = { x: 0.8, y: 0.6 }

function twoHeaps(half: number, distance: number, random: Random): Fruit[] {
  return Array.from({ length: half * 2 }, (_, i) => {
    const apple = i % 2
    const side = apple === 1 ? distance / 2 : -distance / 2
    const [x, y] = bell(random)
    return { x: held(x + along.x * side), y: held(y + along.y * side), apple }
  })
}

/** Apples in two opposite corners, lemons in the others: each with its mirror image, so that no line is any good. */
function fourCorners(half: number, distance: number, random: Random): Fruit[] {
  const quarter = Math.max(1, Math.round(half / 2))
  return Array.from({ length: quarter }, () => {
    const [dx, dy] = bell(random)
    const [x, y] = [held(distance / 2 + dx * 0.6), held(distance / 2 + dy * 0.6)]
    return [
      { x, y, apple: 1 },
      { x: -x, y: -y, apple: 1 },
      { x: -x, y, apple: 0 },
      { x, y: -y, apple: 0 },
    ]
  }).flat()
}

/** One round of gradient descent over all fruits. */
function learn(neuron: Neuron, rate: number): void {
  let [gx, gy, g] = [0, 0, 0]
  for (const fruit of neuron.fruits) {
    const error = squash(leaning(neuron, fruit)) - fruit.apple
    gx += error * fruit.x
    gy += error * fruit.y
    g += error
  }
  const step = rate / neuron.fruits.length
  neuron.weightX -= step * gx
  neuron.weightY -= step * gy
  neuron.bias -= step * g
}

type Triple = [number, number, number]

/** Cramer's rule for three equations. */
function solved(rows: readonly [Triple, Triple, Triple], right: Triple): Triple {
  const cross = (a: Triple, b: Triple): Triple => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ]
  const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  const [r0, r1, r2] = rows
  const [c0, c1, c2] = [cross(r1, r2), cross(r2, r0), cross(r0, r1)]
  const size = dot(r0, c0)
  return [0, 1, 2].map(
    (i) => ((c0[i] ?? 0) * right[0] + (c1[i] ?? 0) * right[1] + (c2[i] ?? 0) * right[2]) / size,
  ) as Triple
}

/** The least loss there is, by Newton's method with the second derivatives: another way to the same valley. */
function leastLoss(fruits: Fruit[]): number {
  let w: Triple = [0, 0, 0]
  for (let round = 0; round < 12; round++) {
    const gradient: Triple = [0, 0, 0]
    const curve: [Triple, Triple, Triple] = [
      [1e-9, 0, 0],
      [0, 1e-9, 0],
      [0, 0, 1e-9],
    ]
    for (const { x, y, apple } of fruits) {
      const inputs: Triple = [x, y, 1]
      const p = 1 / (1 + Math.exp(-(w[0] * x + w[1] * y + w[2])))
      inputs.forEach((a, i) => {
        gradient[i] = (gradient[i] ?? 0) + (p - apple) * a
        const row = curve[i]
        inputs.forEach((b, j) => {
          if (row) row[j] = (row[j] ?? 0) + p * (1 - p) * a * b
        })
      })
    }
    const step = solved(curve, gradient)
    w = [w[0] - step[0], w[1] - step[1], w[2] - step[2]]
  }
  return lossOf({ fruits, weightX: w[0], weightY: w[1], bias: w[2] })
}

const share = (values: Values) => (shapeOf(values) === 0 ? 'Two heaps' : 'Four corners')

export const neuralNetwork = system<Neuron>({
  id: 'neural-network',
  title: 'A neuron learns to sort fruit',
  subject: 'computing',
  ages: [11, 20],
  words: [
    'neural network',
    'machine learning',
    'artificial neuron',
    'perceptron',
    'gradient descent',
    'learning rate',
    'logistic regression',
    'how a computer learns',
    'how ai learns',
    'artificial intelligence',
    'training a model',
    'classifier',
    'linear classifier',
    'loss function',
    'xor problem',
  ],
  tells: {
    young:
      'A little robot brain looks at fruit: how heavy and how red is it? At first it only guesses. After each round it hears how wrong it was and turns its knobs a tiny bit. Watch the line swing round until apples and lemons are apart!',
    middle:
      'One artificial neuron weighs two inputs, adds a bias and squashes the sum to a chance between 0 and 1. The loss says how wrong it is. In each round every weight is moved a little in the direction in which the loss falls: gradient descent. Too small a step is slow, too large a step jumps about.',
    upper:
      'Logistic regression by full-batch gradient descent on the mean cross-entropy, w ← w − η∇L. The loss is convex, so for small enough η the one minimum is reached (checked with Newton’s method). A single neuron has a straight border: on the XOR pattern it cannot beat ln 2.',
  },
  controls: [
    {
      id: 'rate',
      label: 'Learning rate',
      symbol: '\\eta',
      unit: '',
      from: 0.01,
      to: 20,
      usual: 0.2,
      logarithmic: true,
      about: 'How far the weights are moved in each round.',
    },
    {
      id: 'distance',
      label: 'How far apart the heaps are',
      symbol: 'd',
      unit: '',
      from: 0.5,
      to: 4.5,
      usual: 3,
      about: 'The distance between their middles, measured in heap widths.',
      restarts: true,
    },
    {
      id: 'fruits',
      label: 'Fruits to learn from',
      symbol: 'N',
      unit: '',
      from: 20,
      to: 300,
      usual: 80,
      step: 4,
      about: 'How many examples the neuron is shown in each round.',
      restarts: true,
    },
    {
      id: 'shape',
      label: 'How the fruits lie',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: heaps,
      about: 'Two heaps can be separated by a line, four corners cannot.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'loss',
      label: 'Loss',
      symbol: 'L',
      unit: '',
      digits: 4,
      about: 'How surprised the neuron is on average: 0 is perfect, 0.69 is pure guessing.',
      of: lossOf,
    },
    {
      id: 'right',
      label: 'Sorted correctly',
      unit: '%',
      digits: 1,
      about: 'What percentage of fruits lie on their own side of the line.',
      of: (neuron) =>
        (100 * neuron.fruits.filter((fruit) => isRight(neuron, fruit)).length) / neuron.fruits.length,
    },
    {
      id: 'steep',
      label: 'Size of the weights',
      symbol: '|w|',
      unit: '',
      about: 'How sharply it tells the two sides apart.',
      of: ({ weightX, weightY }) => Math.hypot(weightX, weightY),
    },
    {
      id: 'guess',
      label: 'Apples expected',
      unit: '%',
      digits: 2,
      about: 'The mean of the chances for apple that it gives.',
      of: (neuron) =>
        (100 * neuron.fruits.reduce((sum, fruit) => sum + squash(leaning(neuron, fruit)), 0)) /
        neuron.fruits.length,
    },
  ],
  graphs: [
    {
      id: 'loss',
      title: 'Loss over the rounds',
      x: 'time',
      y: ['loss'],
      about: 'It falls fast at first and then ever more slowly: learning.',
    },
    {
      id: 'right',
      title: 'Sorted correctly',
      x: 'time',
      y: ['right'],
      about: 'It climbs in jumps, as a fruit is right or wrong.',
    },
  ],
  dt: 1,
  pace: 8,
  timeUnit: 'rounds',
  start(values, random) {
    const half = Math.round((values.fruits ?? 80) / 2)
    const distance = values.distance ?? 3
    const fruits =
      shapeOf(values) === 0 ? twoHeaps(half, distance, random) : fourCorners(half, distance, random)
    // A wrong guess to begin with, so that there is something to learn.
    const neuron: Neuron = { fruits, weightX: -0.9, weightY: 0.7, bias: 0.5, rounds: 0, past: [] }
    neuron.past.push([0, lossOf(neuron)])
    return neuron
  },
  step(neuron, { rate = 0.2 }) {
    learn(neuron, rate)
    neuron.rounds++
    keepTrail(neuron.past, [neuron.rounds, lossOf(neuron)] as const, 240)
  },
  draw,
  describe(neuron, values) {
    const right = neuron.fruits.filter((fruit) => isRight(neuron, fruit)).length
    return `${share(values)}: after ${neuron.rounds} rounds ${right} of ${neuron.fruits.length} fruits are sorted right; the loss is ${lossOf(neuron).toFixed(3)}.`
  },
  effects: [
    {
      control: 'distance',
      readout: 'loss',
      goes: 'down',
      after: 120,
      says: 'Heaps that lie further apart are easier to learn.',
    },
    {
      control: 'rate',
      readout: 'loss',
      goes: 'down',
      after: 15,
      over: [0.01, 0.6],
      says: 'Larger steps learn faster; beyond a point they jump over the goal.',
    },
    {
      control: 'fruits',
      readout: 'loss',
      goes: 'changes',
      after: 60,
      says: 'With few examples the result is down to chance; with many it is steady.',
    },
    {
      control: 'shape',
      readout: 'loss',
      goes: 'up',
      after: 60,
      says: 'Four corners cannot be separated by one line: the loss stays high.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Learning ends in the lowest loss there is, found independently by Newton’s method.',
      readout: 'loss',
      expected: (_, time, { fruits }) => (time > 299 ? leastLoss(fruits) : undefined),
      // A few fruits in heaps far apart may be parted by a line: then learning never ends.
      until: 300,
      where: { rate: [0.6, 0.9], distance: [0.5, 1.6], shape: [0, 0], fruits: [120, 300] },
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'When it has learned it expects as many apples as there are: 50 of 100.',
      readout: 'guess',
      expected: (_, time) => (time > 299 ? 50 : undefined),
      // A few fruits in heaps far apart may be parted by a line: then learning never ends.
      until: 300,
      where: { rate: [0.6, 0.9], distance: [0.5, 1.6], shape: [0, 0], fruits: [120, 300] },
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'One neuron cannot learn exclusive or: on four corners the loss ends at ln 2, pure guessing.',
      source: 'Minsky and Papert, Perceptrons, 1969; ln 2 = 0.6931 is the cross-entropy of an even guess.',
      values: { shape: 1, rate: 0.5, distance: 3, fruits: 80 },
      readout: 'loss',
      at: 300,
      expected: Math.LN2,
      within: 1e-4,
    },
    {
      kind: 'published',
      says: 'Two bell-shaped heaps whose middles are two widths apart can be told apart in 84 of 100 cases.',
      source:
        'Duda, Hart and Stork, Pattern Classification, section 2.6: the Bayes rate Φ(d/2), with Φ(1) = 0.8413.',
      values: { shape: 0, rate: 0.5, distance: 2, fruits: 300 },
      readout: 'right',
      at: 200,
      expected: 84.13,
      // 300 fruits scatter by 2.5% from one chance to the next; five times that.
      within: 0.125,
    },
  ],
  formulas: [
    {
      tex: 'p = \\frac{1}{1 + e^{-(w_1 x_1 + w_2 x_2 + b)}}',
      about: 'The neuron’s chance that it is an apple.',
    },
    {
      tex: 'L = -\\frac1N \\sum_i \\bigl(y_i \\ln p_i + (1 - y_i)\\ln(1 - p_i)\\bigr)',
      about: 'The loss: how surprised it is on average.',
    },
    {
      tex: 'w_j \\leftarrow w_j - \\eta\\,\\frac1N \\sum_i (p_i - y_i)\\,x_{ij}',
      about: 'Every round each weight moves down the slope of the loss.',
    },
  ],
  tries: [
    { says: 'Watch the line swing round as it learns. Where does it come to rest?', set: { rate: 0.1 } },
    {
      says: 'Make the learning rate tiny: how long does it take now?',
      set: { rate: 0.01 },
    },
    {
      says: 'Make the learning rate huge, with heaps that overlap: the line jumps about and never rests.',
      set: { rate: 20, distance: 1 },
    },
    {
      says: 'Lay the fruits into four corners. Can one neuron sort them? Why not?',
      set: { shape: 1, rate: 0.3, distance: 4 },
    },
    { says: 'Push the heaps into each other: some fruits will always be wrong.', set: { distance: 1 } },
  ],
  questions: [
    {
      asks: 'The learning rate is ten times smaller. How well has it learned after 15 rounds?',
      options: ['Better', 'Worse', 'Just as well'],
      settle: {
        readout: 'loss',
        after: 15,
        first: { rate: 0.3 },
        second: { rate: 0.03 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b > a * 1.02 ? 1 : 2),
      },
      explains:
        'Every round moves the weights ten times less, so after 15 rounds it is still near its first guess.',
    },
    {
      asks: 'Apples lie in two opposite corners, lemons in the other two. How many fruits can one neuron sort correctly in the end?',
      options: ['All of them', 'About three in four', 'No more than by guessing'],
      settle: {
        readout: 'loss',
        after: 200,
        first: { shape: 1, rate: 0.5, distance: 4 },
        answer: (loss) => (loss < 0.2 ? 0 : loss < 0.6 ? 1 : 2),
      },
      explains:
        'A single neuron draws one straight line, and no line separates the corners. Its weights shrink to nothing. Two layers of neurons can do it.',
    },
    {
      asks: 'With overlapping heaps, what does a learning rate of 20 do compared with 0.5, after 100 rounds?',
      options: ['It has learned better', 'Both are equally good', 'It is worse: it jumps over the goal'],
      settle: {
        readout: 'loss',
        after: 100,
        first: { rate: 0.5, distance: 1 },
        second: { rate: 20, distance: 1 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b > a * 1.02 ? 2 : 1),
      },
      explains: 'Steps that are too long jump across the valley to the other slope, again and again.',
    },
  ],
  glossary: [
    { word: 'Neuron', means: 'Here: weighs its inputs, adds them up and squashes the sum to a chance.' },
    { word: 'Weight', means: 'How much an input counts, and in which direction.' },
    { word: 'Loss', means: 'A number for how wrong the answers are; learning makes it smaller.' },
    { word: 'Gradient descent', means: 'Going down the steepest slope of the loss, step by step.' },
    { word: 'Learning rate', means: 'How long the steps are.' },
  ],
  goals: [
    'Explain learning from examples as making a loss smaller step by step.',
    'Find out what too small and too large a learning rate do.',
    'See what a single neuron cannot learn, and why networks have layers.',
  ],
  standards: [
    'AI4K12 big idea 3: computers can learn from data',
    'CSTA 3B-AP-08: describe how artificial intelligence drives many software and physical systems',
    'England A level Further Mathematics and Computer Science: modelling and optimisation (enrichment)',
  ],
})
