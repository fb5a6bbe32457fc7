import { system } from '@makebelieve/kit/simulation/system'
import { baseOf, bases, measure, roundsOf, type Snowflake } from './model.ts'
import { draw } from './view.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const fractalSnowflake = system<Snowflake>({
  id: 'fractal-snowflake',
  title: 'A snowflake without end',
  subject: 'mathematics',
  ages: [11, 19],
  words: [
    'fractal',
    'koch snowflake',
    'koch curve',
    'snowflake curve',
    'self-similarity',
    'self-similar',
    'fractal dimension',
    'coastline paradox',
    'how long is the coast',
    'infinite length',
    'von koch',
    'pattern that repeats at every scale',
  ],
  tells: {
    young:
      'Take a triangle. Put a smaller bump on the middle of every side. Then a bump on each of the new sides, and again, and again! The edge gets longer and longer without end, and yet the snowflake still fits on the page.',
    middle:
      'In every round each side is replaced by four shorter ones. The edge grows by a third each time, without limit, while the area hardly grows any more. However close you look, you see the same pattern: that is a fractal.',
    upper:
      'Four copies, each scaled by 1/(2 + 2cos θ): the similarity dimension is ln 4/ln(2 + 2cos θ), 1.262 for Koch’s curve with θ = 60°. The length diverges like (2/(1 + cos θ))ⁿ; the area is a geometric series that converges to 8/5 of the triangle.',
  },
  controls: [
    {
      id: 'base',
      label: 'Start with',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: bases,
      about: 'The shape before the first round; its sides have the length 1.',
      restarts: true,
    },
    {
      id: 'angle',
      label: 'Steepness of the bumps',
      symbol: '\\theta',
      unit: '°',
      from: 10,
      to: 84,
      usual: 60,
      step: 1,
      about: '60° gives the snowflake of Helge von Koch.',
      restarts: true,
    },
    {
      id: 'rounds',
      label: 'Rounds at most',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 6,
      usual: 5,
      step: 1,
      about: 'How often bumps are added. A true fractal would never stop.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Rounds in a second',
      unit: '1/s',
      from: 0.2,
      to: 2,
      usual: 0.5,
      about: 'How quickly the bumps grow.',
    },
  ],
  readouts: [
    {
      id: 'round',
      label: 'Rounds done',
      unit: '',
      digits: 0,
      about: 'How often bumps were added.',
      of: ({ round }) => round,
    },
    {
      id: 'pieces',
      label: 'Sides',
      unit: '',
      digits: 0,
      about: 'Counted: four times as many after each round.',
      of: ({ measured }) => measured.pieces,
    },
    {
      id: 'length',
      label: 'Length of the edge',
      symbol: 'L',
      unit: '',
      digits: 3,
      about: 'All sides added, as with a ruler.',
      of: ({ measured }) => measured.length,
    },
    {
      id: 'piece',
      label: 'One side',
      unit: '',
      digits: 4,
      about: 'How long each of the small sides is.',
      of: ({ measured }) => measured.piece,
    },
    {
      id: 'area',
      label: 'Area inside',
      symbol: 'A',
      unit: '',
      digits: 4,
      about: 'Measured from the corners.',
      of: ({ measured }) => measured.area,
    },
    {
      id: 'dimension',
      label: 'Dimension',
      symbol: 'D',
      unit: '',
      digits: 3,
      about: 'A line has 1, a surface 2. Here: how the number of sides grows while they shrink.',
      of: ({ measured }) => measured.dimension,
    },
  ],
  graphs: [
    {
      id: 'length',
      title: 'Length and area over time',
      x: 'time',
      y: ['length', 'area'],
      about: 'The length runs away, the area settles.',
    },
    {
      id: 'pieces',
      title: 'Length against the ruler',
      x: 'piece',
      y: ['length'],
      about: 'The finer the ruler, the longer the edge: the riddle of the coastline.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({ round: 0, grown: 0, measured: measure(0, values) }),
  step(state, values, dt) {
    if (state.round >= roundsOf(values)) {
      state.grown = 0
      return
    }
    state.grown += (values.pace ?? 0.5) * dt
    if (state.grown < 1 - 1e-9) return
    state.grown = 0
    state.round++
    state.measured = measure(state.round, values)
  },
  draw,
  describe: ({ round, measured }) =>
    `After ${round} ${round === 1 ? 'round' : 'rounds'} the edge has ${measured.pieces} sides and is ${measured.length.toFixed(2)} long; its dimension is ${measured.dimension.toFixed(2)}.`,
  effects: [
    {
      control: 'angle',
      readout: 'length',
      goes: 'up',
      after: 7,
      says: 'Steeper bumps make a longer edge.',
    },
    {
      control: 'angle',
      readout: 'dimension',
      goes: 'up',
      after: 1,
      says: 'Steeper bumps make a curve that is closer to a surface.',
    },
    {
      control: 'rounds',
      readout: 'length',
      goes: 'up',
      after: 4,
      given: { pace: 2 },
      says: 'Every round makes the edge longer by the same factor.',
    },
    {
      control: 'pace',
      readout: 'pieces',
      goes: 'up',
      after: 2.6,
      given: { rounds: 6 },
      says: 'At a higher speed there are more sides.',
    },
    {
      control: 'base',
      readout: 'area',
      goes: 'changes',
      after: 3,
      says: 'A different start gives a different area.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The edge, measured side by side, has grown by 2/(1 + cos θ) with every round.',
      readout: 'length',
      expected: (values, time) => {
        const done = Math.min(roundsOf(values), Math.floor((values.pace ?? 0.5) * time + 1e-6))
        const { angle = 60 } = values
        return (baseOf(values).length - 1) * (2 / (1 + Math.cos(radians(angle)))) ** done
      },
      until: 4,
      where: { pace: [1, 1], angle: [10, 75] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'The dimension, from counting and measuring, is ln 4/ln(2 + 2cos θ).',
      readout: 'dimension',
      expected: ({ angle = 60 }) => Math.log(4) / Math.log(2 + 2 * Math.cos(radians(angle))),
      until: 4,
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'The area of Koch’s snowflake is 8/5 of its triangle, here 0.6928.',
      source: 'Eric Weisstein, MathWorld, Koch Snowflake: 2√3/5 for a side of 1.',
      values: { base: 1, angle: 60, rounds: 6, pace: 2 },
      readout: 'area',
      at: 4,
      expected: 0.69282,
      within: 0.004,
    },
    {
      kind: 'published',
      says: 'The dimension of Koch’s curve is 1.2619.',
      source: 'Benoit Mandelbrot, The Fractal Geometry of Nature (1982), chapter 6.',
      values: { base: 0, angle: 60, rounds: 4, pace: 2 },
      readout: 'dimension',
      at: 3,
      expected: 1.2619,
      within: 0.0001,
    },
  ],
  formulas: [
    { tex: 'L_n = 3\\left(\\tfrac{4}{3}\\right)^n \\to \\infty', about: 'The edge of the snowflake.' },
    { tex: 'A_n \\to \\tfrac{8}{5}\\,A_0', about: 'Its area.' },
    { tex: 'D = \\frac{\\ln 4}{\\ln(2 + 2\\cos\\theta)}', about: 'The dimension: 1.262 for 60°.' },
  ],
  tries: [
    { says: 'Count the sides round by round: 3, 12, 48 …', set: { pace: 0.3 } },
    { says: 'Begin with a single line: a coast.', set: { base: 0 } },
    { says: 'Make the bumps very flat. What is the dimension near to?', set: { angle: 10 } },
    {
      says: 'Make them very steep: the edge begins to fill the plane.',
      set: { angle: 84, base: 2, rounds: 4 },
    },
  ],
  questions: [
    {
      asks: 'One round more, with bumps of 60°. The edge gets…',
      options: ['a third longer', 'twice as long', 'four times as long'],
      settle: {
        readout: 'length',
        after: 4,
        first: { rounds: 4, pace: 2 },
        second: { rounds: 5, pace: 2 },
        answer: (a, b) => (b / a < 1.6 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'Each side becomes four, each a third as long: 4 times 1/3 is 4/3.',
    },
    {
      asks: 'And what about the area, from round 4 to round 6?',
      options: ['It hardly grows any more', 'It grows by a third', 'It doubles'],
      settle: {
        readout: 'area',
        after: 4,
        first: { rounds: 4, pace: 2 },
        second: { rounds: 6, pace: 2 },
        answer: (a, b) => (b / a < 1.1 ? 0 : b / a < 1.6 ? 1 : 2),
      },
      explains: 'The new bumps are many, but tiny. An edge without end holds a limited area.',
    },
    {
      asks: 'The bumps become steeper. The dimension of the curve…',
      options: ['falls towards 1', 'stays the same', 'rises towards 2'],
      settle: {
        readout: 'dimension',
        after: 1,
        first: { angle: 45 },
        second: { angle: 80 },
        answer: (a, b) => (b > a + 0.01 ? 2 : b < a - 0.01 ? 0 : 1),
      },
      explains:
        'A flat curve is almost a line, dimension 1. A very crinkled one nearly fills the plane, dimension 2.',
    },
  ],
  glossary: [
    { word: 'Fractal', means: 'A shape that shows the same kind of detail however close you look.' },
    { word: 'Self-similar', means: 'Made of smaller copies of itself.' },
    { word: 'Dimension', means: '1 for a line, 2 for a surface; fractals have numbers between.' },
    { word: 'Converge', means: 'To come as close to a value as you like.' },
  ],
  goals: [
    'Follow a rule that is repeated, and count what it makes.',
    'See that a length can grow without limit around a limited area.',
    'Understand dimension as a relation of number and size.',
  ],
  standards: ['CCSS HSA-SSE.B.4', 'England A-level Mathematics: sequences and series (geometric series)'],
})
