import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { meanPlace, typicalDistance, type Walk, walkersOf } from './model.ts'
import { draw } from './view.ts'

/** Directions to choose from, a third of a degree apart: a thousand walkers are too many for sines. */
const ways = 1080
const east = Float64Array.from({ length: ways }, (_, i) => Math.cos((2 * Math.PI * i) / ways))
const north = Float64Array.from({ length: ways }, (_, i) => Math.sin((2 * Math.PI * i) / ways))

export const randomWalk = system<Walk>({
  id: 'random-walk',
  title: 'Random walks',
  subject: 'mathematics',
  ages: [12, 19],
  words: [
    'random walk',
    "drunkard's walk",
    'drunken sailor',
    'square root law',
    'steps in random directions',
    'ants leaving a nest',
    'random steps',
    'how far does a random walker get',
    'diffusion by chance',
    'wandering at random',
  ],
  tells: {
    young:
      'Hundreds of ants leave their nest. At every step each turns any way it likes. Where will one ant end? Nobody can say. But how far the crowd spreads can be said: for twice as far they need four times as many steps!',
    middle:
      'Every walker takes steps of the same length in random directions. Steps forward and back partly cancel, so after 100 steps a walker is typically not 100 steps away, but 10: the distance grows with the square root of the number of steps.',
    upper:
      'Independent steps have variances that add: the mean square distance after n steps of length L is nL². In the limit this is diffusion, with a normal distribution of both coordinates. A drift adds a mean that grows with n and wins in the end over the √n of chance.',
  },
  controls: [
    {
      id: 'walkers',
      label: 'Walkers',
      symbol: 'N',
      unit: '',
      from: 10,
      to: 1000,
      usual: 400,
      step: 10,
      logarithmic: true,
      about: 'How many start together.',
      restarts: true,
    },
    {
      id: 'length',
      label: 'Length of a step',
      symbol: 'L',
      unit: 'm',
      from: 0.3,
      to: 1.5,
      usual: 1,
      about: 'All steps are equally long.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Steps in a second',
      unit: '1/s',
      from: 2,
      to: 20,
      usual: 10,
      about: 'How quickly they walk.',
    },
    {
      id: 'wind',
      label: 'Wind',
      symbol: 'w',
      unit: 'm per step',
      from: 0,
      to: 0.3,
      usual: 0,
      about: 'By how much every step is blown to the right.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'steps',
      label: 'Steps so far',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'How many each walker has taken.',
      of: ({ steps }) => steps,
    },
    {
      id: 'far',
      label: 'Typical distance',
      unit: 'm',
      about: 'From the start, as the root of the mean of the squares.',
      of: typicalDistance,
    },
    {
      id: 'square',
      label: 'Mean squared distance',
      unit: 'm²',
      digits: 1,
      about: 'The squares of all distances, averaged: it grows evenly.',
      of: (state) => typicalDistance(state) ** 2,
    },
    {
      id: 'mean',
      label: 'Middle of the crowd',
      unit: 'm',
      about: 'How far to the right of the start the crowd is, on average.',
      of: meanPlace,
    },
    {
      id: 'walked',
      label: 'Walked by each',
      unit: 'm',
      digits: 0,
      about: 'All steps of one walker laid end to end.',
      of: ({ steps }, { length = 1 }) => steps * length,
    },
  ],
  graphs: [
    {
      id: 'far',
      title: 'Typical distance over time',
      x: 'time',
      y: ['far', 'mean'],
      about: 'Steep at first, then ever flatter: a square root.',
    },
    {
      id: 'square',
      title: 'Mean squared distance against steps',
      x: 'steps',
      y: ['square'],
      about: 'A straight line; its slope is the square of the step.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: (values) => {
    const none = () => Array.from({ length: walkersOf(values) }, () => 0)
    return { xs: none(), ys: none(), steps: 0, due: 0, path: [[0, 0]], trail: [[0, 0]] }
  },
  step(state, { length = 1, rate = 10, wind = 0 }, dt, random) {
    state.due += rate * dt
    while (state.due >= 1 - 1e-9) {
      state.due -= 1
      state.steps++
      const { xs, ys } = state
      for (let i = 0; i < xs.length; i++) {
        const way = Math.floor(random.next() * ways)
        xs[i] = (xs[i] ?? 0) + length * (east[way] ?? 0) + wind
        ys[i] = (ys[i] ?? 0) + length * (north[way] ?? 0)
      }
      keepTrail(state.path, [xs[0] ?? 0, ys[0] ?? 0] as const, 500)
      if (state.steps >= (state.trail.at(-1)?.[0] ?? 0) * 1.02 + 1)
        keepTrail(state.trail, [state.steps, typicalDistance(state)] as const, 300)
    }
  },
  isOver: ({ steps }) => steps >= 900,
  draw,
  describe: (state, values) =>
    `${walkersOf(values)} walkers have taken ${state.steps} steps each. Typically they are ${typicalDistance(state).toFixed(1)} metres from the start.`,
  effects: [
    {
      control: 'length',
      readout: 'far',
      goes: 'up',
      after: 5,
      says: 'Longer steps bring the crowd farther, in proportion.',
    },
    {
      control: 'rate',
      readout: 'far',
      goes: 'up',
      after: 5,
      says: 'More steps bring the crowd farther, but only with the square root.',
    },
    { control: 'wind', readout: 'mean', goes: 'up', after: 5, says: 'Wind carries the whole crowd away.' },
    {
      control: 'walkers',
      readout: 'far',
      goes: 'changes',
      after: 5,
      says: 'More walkers go no farther; only the average becomes calmer.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without wind the typical distance is L·√n, within five times what chance makes it differ.',
      readout: 'far',
      expected: ({ length = 1, rate = 10 }, time) => length * Math.sqrt(Math.floor(rate * time + 1e-6)),
      until: 6,
      where: { walkers: [800, 1000], wind: [0, 0], rate: [10, 20] },
      within: 0.1,
    },
    {
      kind: 'analytic',
      says: 'Wind moves the middle of the crowd by w with every step.',
      readout: 'mean',
      expected: ({ rate = 10, wind = 0 }, time) => wind * Math.floor(rate * time + 1e-6),
      until: 6,
      where: { walkers: [800, 1000], wind: [0.2, 0.3], rate: [10, 20], length: [0.3, 0.8] },
      within: 0.07,
    },
    {
      kind: 'published',
      says: 'After 100 steps of 1 m a walker is typically 10 m away.',
      source: 'Lord Rayleigh’s answer to Karl Pearson, Nature 72 (1905), page 318.',
      values: { walkers: 1000, length: 1, rate: 20, wind: 0 },
      readout: 'far',
      at: 5,
      expected: 10,
      // Chance: five times the standard error of 1000 walkers, 1/√4n.
      within: 0.08,
    },
  ],
  formulas: [
    { tex: '\\sqrt{\\langle r^2 \\rangle} = L\\sqrt{n}', about: 'The typical distance after n steps.' },
    { tex: '\\langle x \\rangle = n\\,w', about: 'The middle of the crowd, with wind.' },
    {
      tex: 'p(r) \\approx \\frac{2r}{nL^2}\\,e^{-r^2/(nL^2)}',
      about: 'How the distances are spread after many steps (Rayleigh).',
    },
  ],
  tries: [
    { says: 'Follow the red line: the path of a single ant.', set: { walkers: 10, rate: 5 } },
    { says: 'Note the distance after 25 steps and after 100 steps.', set: { walkers: 1000, rate: 5 } },
    {
      says: 'A faint wind: at first you hardly notice it. And after 300 steps?',
      set: { wind: 0.1, rate: 20 },
    },
    {
      says: 'Take steps half as long. How many more are needed to get as far?',
      set: { length: 0.5, rate: 20 },
    },
  ],
  questions: [
    {
      asks: 'After 25 steps the crowd is typically 5 m wide. How far after 100 steps?',
      options: ['20 m: four times as far', '10 m: twice as far', 'Still about 5 m'],
      settle: {
        readout: 'far',
        after: 5,
        first: { walkers: 1000, rate: 5 },
        second: { walkers: 1000, rate: 20 },
        answer: (a, b) => (b / a > 3 ? 0 : b / a > 1.5 ? 1 : 2),
      },
      explains: 'Steps cancel partly. The distance grows with the square root of the steps: √4 is 2.',
    },
    {
      asks: 'Without wind, where is the middle of the crowd after 100 steps?',
      options: ['Close to the start', '10 m from the start', '100 m from the start'],
      settle: {
        readout: 'mean',
        after: 5,
        first: { walkers: 1000, rate: 20 },
        answer: (mean) => (Math.abs(mean) < 3 ? 0 : Math.abs(mean) < 40 ? 1 : 2),
      },
      explains: 'Every direction is as likely as its opposite. The crowd spreads, but its middle stays.',
    },
    {
      asks: 'A wind of 0.3 m per step blows. After 150 steps, what has moved the crowd more: wind or chance?',
      options: ['Chance', 'Both about the same', 'The wind'],
      settle: {
        readout: 'far',
        after: 15,
        first: { walkers: 1000, rate: 10, wind: 0 },
        second: { walkers: 1000, rate: 10, wind: 0.3 },
        answer: (chance, both) => {
          const wind = Math.sqrt(Math.max(0, both ** 2 - chance ** 2))
          return wind > 1.5 * chance ? 2 : wind < 0.7 * chance ? 0 : 1
        },
      },
      explains:
        'Wind adds up with every step: 150 × 0.3 m is 45 m. Chance grows only with the square root: about 12 m.',
    },
  ],
  glossary: [
    { word: 'Random walk', means: 'A path of steps whose directions are left to chance.' },
    { word: 'Root mean square', means: 'Square all, take the mean, take the root: a kind of typical size.' },
    { word: 'Drift', means: 'A steady push to one side, added to the chance.' },
    { word: 'Diffusion', means: 'The spreading of many particles that walk at random, like ink in water.' },
  ],
  goals: [
    'See that a crowd can be predicted though a single walker cannot.',
    'Find the square root law from measurements.',
    'Compare what chance does with what a small steady push does.',
  ],
  standards: ['CCSS HSS-IC.A.2', 'England A-level Further Mathematics: random variables (variance of sums)'],
})
