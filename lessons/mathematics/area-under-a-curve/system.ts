import { system } from '@makebelieve/kit/simulation/system'
import { curves, exact, missOf, mostStrips, ruleOf, rules, type Strips, strip, sumOf } from './model.ts'
import { draw } from './view.ts'

/** Seconds at the usual pace: to lay all strips, and to look at them. */
const [laying, looking] = [2, 1.2]

export const areaUnderACurve = system<Strips>({
  id: 'area-under-a-curve',
  title: 'The area under a curve',
  subject: 'mathematics',
  ages: [14, 19],
  words: [
    'area under a curve',
    'riemann sum',
    'integral',
    'integration',
    'definite integral',
    'trapezium rule',
    'trapezoidal rule',
    'midpoint rule',
    'numerical integration',
    'rectangles under a curve',
    'antiderivative',
    'upper and lower sum',
    'quadrature',
  ],
  tells: {
    young:
      'How big is a shape with a curved edge? Fill it with straight strips of paper and add them up. Strips that are too wide leave gaps or stick out. With more, thinner strips you get as close as you like!',
    middle:
      'The area under a curve is found by adding strips. With twice as many strips, half as wide, what is missing or too much becomes about half. Strips that take the height in the middle, or have slanted tops, are better still: a quarter is left.',
    upper:
      'Riemann sums converge to the integral. For smooth functions the error of the left and right rule is of order h, that of the midpoint and the trapezium rule of order h²; the latter two miss to opposite sides. The limit is F(b) − F(a).',
  },
  controls: [
    {
      id: 'curve',
      label: 'Curve',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: curves,
      about: 'The upper edge of the area.',
      restarts: true,
    },
    {
      id: 'rule',
      label: 'Height of a strip from',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: rules,
      about: 'Where the height of each strip is taken from.',
      restarts: true,
    },
    {
      id: 'strips',
      label: 'Strips at first',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 64,
      usual: 4,
      step: 1,
      logarithmic: true,
      about: 'How many there are in the first round; every round has twice as many.',
      restarts: true,
    },
    {
      id: 'to',
      label: 'Area up to',
      symbol: 'b',
      unit: '',
      from: 0.5,
      to: 4,
      usual: 4,
      step: 0.1,
      about: 'The right edge of the area; the left one is at 0.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Speed',
      unit: '×',
      from: 0.25,
      to: 3,
      usual: 1,
      about: 'How quickly the strips are laid.',
    },
  ],
  readouts: [
    {
      id: 'count',
      label: 'Strips',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'How many strips there are in this round.',
      of: ({ count }) => count,
    },
    {
      id: 'sum',
      label: 'All strips of this round',
      symbol: 'S_n',
      unit: '',
      digits: 4,
      about: 'The areas of all strips, added.',
      of: ({ count }, values) => sumOf(count, count, values),
    },
    {
      id: 'laid',
      label: 'Laid so far',
      unit: '',
      digits: 3,
      about: 'The area of the strips that already lie there.',
      of: ({ count, laid }, values) => sumOf(Math.floor(laid), count, values),
    },
    {
      id: 'exact',
      label: 'True area',
      unit: '',
      digits: 4,
      about: 'As the rules of calculus give it.',
      of: (_, values) => exact(values),
    },
    {
      id: 'miss',
      label: 'Too much or too little',
      unit: '%',
      digits: 2,
      about: 'How far the strips are from the true area; below zero they are too small.',
      of: missOf,
    },
  ],
  graphs: [
    {
      id: 'sums',
      title: 'The sum comes closer',
      x: 'time',
      y: ['sum', 'exact'],
      about: 'With each round the stairs come closer to the true area.',
    },
    {
      id: 'laid',
      title: 'Laid so far',
      x: 'time',
      y: ['laid'],
      about: 'Within a round the area grows strip by strip.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: ({ strips = 4 }) => ({ count: Math.max(1, Math.round(strips)), laid: 0, rest: 0, before: [] }),
  step(state, values, dt) {
    const time = (values.pace ?? 1) * dt
    if (state.laid < state.count) {
      state.laid = Math.min(state.count, state.laid + (state.count * time) / laying)
      return
    }
    state.rest += time
    if (state.rest < looking || state.count * 2 > mostStrips) return
    state.before.push({ count: state.count, sum: sumOf(state.count, state.count, values) })
    Object.assign(state, { count: state.count * 2, laid: 0, rest: 0 })
  },
  draw,
  describe(state, values) {
    const miss = missOf(state, values)
    const { wide } = strip(0, state.count, values)
    return `${Math.floor(state.laid)} of ${state.count} strips lie there, each ${wide.toFixed(2)} wide. Together they are ${Math.abs(miss).toFixed(1)} percent too ${miss < 0 ? 'small' : 'large'} (${ruleOf(values)}).`
  },
  effects: [
    {
      control: 'strips',
      readout: 'miss',
      goes: 'up',
      after: 0.5,
      says: 'Under a rising curve left-edge strips are too small; the more there are, the less is missing.',
    },
    {
      control: 'to',
      readout: 'exact',
      goes: 'up',
      after: 0.5,
      says: 'Going farther to the right makes the area larger.',
    },
    {
      control: 'rule',
      readout: 'sum',
      goes: 'changes',
      after: 0.5,
      says: 'Left edges give too little under a rising curve, right edges too much.',
    },
    {
      control: 'curve',
      readout: 'exact',
      goes: 'changes',
      after: 0.5,
      says: 'A different curve has a different area.',
    },
    {
      control: 'pace',
      readout: 'count',
      goes: 'up',
      after: 6.5,
      says: 'At a higher speed more rounds are done.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With every rule the sums come to the area that calculus gives.',
      readout: 'sum',
      expected: (values, time) => (time > 5.2 ? exact(values) : undefined),
      until: 6,
      where: { strips: [32, 64], pace: [2, 3], to: [1, 4] },
    },
    {
      kind: 'analytic',
      says: 'Heights from the middle and slanted tops are close with few strips already.',
      readout: 'sum',
      expected: exact,
      until: 1,
      where: { strips: [32, 64], rule: [2, 3] },
      within: 0.003,
    },
    {
      kind: 'analytic',
      says: 'Under the parabola n left-edge strips miss by 3/(2n) − 1/(2n²) of the area, as the sum of squares has it.',
      readout: 'miss',
      expected: ({ strips = 4 }) => {
        const n = Math.round(strips)
        return -100 * (3 / (2 * n) - 1 / (2 * n * n))
      },
      until: 1.5,
      where: { curve: [0, 0], rule: [0, 0], pace: [0.25, 1] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'The area under a parabola is a third of the box around it: 16/3 of 16.',
      source: 'Archimedes, Quadrature of the Parabola.',
      values: { curve: 0, rule: 2, strips: 64, to: 4 },
      readout: 'sum',
      at: 1,
      expected: 16 / 3,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'Under the hyperbola 4/(1+x) the area up to e − 1 = 1.71828 is 4: so natural logarithms came about.',
      source: 'Euler, Introductio in analysin infinitorum (1748), gives e = 2.718281828.',
      values: { curve: 3, rule: 3, strips: 64, to: 1.718281828 },
      readout: 'sum',
      at: 1,
      expected: 4,
      within: 0.001,
    },
  ],
  formulas: [
    {
      tex: '\\int_0^b f(x)\\,dx = \\lim_{n\\to\\infty} \\sum_{i=1}^{n} f(x_i)\\,\\frac{b}{n}',
      about: 'The area as a limit of strips.',
    },
    {
      tex: "\\int_0^b f(x)\\,dx = F(b) - F(0), \\quad F' = f",
      about: 'The fundamental theorem of calculus.',
    },
    {
      tex: '\\text{miss} \\sim \\frac{1}{n} \\text{ (edges)}, \\qquad \\text{miss} \\sim \\frac{1}{n^2} \\text{ (middle, slanted)}',
      about: 'How quickly the rules improve.',
    },
  ],
  tries: [
    { says: 'Begin with a single strip. How wrong is it?', set: { strips: 1 } },
    { says: 'Take right edges: now the strips stick out.', set: { rule: 1 } },
    {
      says: 'Compare the middle and slanted tops: one is too small, the other too large.',
      set: { rule: 2, strips: 2 },
    },
    {
      says: 'Find out by how much the miss shrinks from round to round.',
      set: { rule: 3, strips: 2, pace: 2 },
    },
    { says: 'Hills: what is missing here is too much there.', set: { curve: 1, strips: 6 } },
  ],
  questions: [
    {
      asks: 'The curve rises, and the height of each strip is taken at its left edge. The strips together are…',
      options: ['too small', 'just right', 'too large'],
      settle: {
        readout: 'miss',
        after: 0.5,
        first: { curve: 0, rule: 0, strips: 8 },
        answer: (miss) => (miss < -0.1 ? 0 : miss > 0.1 ? 2 : 1),
      },
      explains: 'At its left edge a rising curve is lowest, so every strip stays below the curve.',
    },
    {
      asks: 'Twice as many strips, heights from the left edge. What is missing becomes…',
      options: ['about half', 'about a quarter', 'not smaller'],
      settle: {
        readout: 'miss',
        after: 0.5,
        first: { rule: 0, strips: 16 },
        second: { rule: 0, strips: 32 },
        answer: (a, b) => (a / b > 3 ? 1 : a / b > 1.5 ? 0 : 2),
      },
      explains: 'Each gap becomes half as high and half as wide, but there are twice as many: half is left.',
    },
    {
      asks: 'And with heights from the middle of each strip?',
      options: ['about half is left', 'about a quarter is left', 'it is not smaller'],
      settle: {
        readout: 'miss',
        after: 0.5,
        first: { rule: 2, strips: 8 },
        second: { rule: 2, strips: 16 },
        answer: (a, b) => (a / b > 3 ? 1 : a / b > 1.5 ? 0 : 2),
      },
      explains:
        'What sticks out on one side nearly fills the gap on the other. Only the bend of the curve is left, and that shrinks with the square.',
    },
  ],
  glossary: [
    { word: 'Integral', means: 'The area under a curve, between two places.' },
    { word: 'Riemann sum', means: 'The areas of all strips, added.' },
    { word: 'Limit', means: 'What something comes as close to as you like.' },
    { word: 'Antiderivative', means: 'A function whose slope is the given curve; it gives areas at once.' },
  ],
  goals: [
    'See an area as the limit of sums of strips.',
    'Compare how quickly different rules come close.',
    'Connect the sums with the antiderivative.',
  ],
  standards: [
    'AP Calculus AB, unit 6: integration and accumulation of change',
    'England A-level Mathematics: integration, numerical methods (trapezium rule)',
  ],
})
