import { system } from '@makebelieve/kit/simulation/system'
import {
  edge,
  heightAt,
  isStraight,
  liesOnAxis,
  rootsOf,
  slopeAt,
  type Traveller,
  turningPoint,
} from './model.ts'
import { draw } from './view.ts'

export const straightLinesAndParabolas = system<Traveller>({
  id: 'straight-lines-and-parabolas',
  title: 'Straight lines and parabolas',
  subject: 'mathematics',
  ages: [12, 18],
  words: [
    'parabola',
    'quadratic function',
    'quadratic equation',
    'straight line graph',
    'slope and intercept',
    'linear function',
    'gradient and intercept',
    'y = mx + c',
    'ax² + bx + c',
    'roots of a quadratic',
    'vertex of a parabola',
    'discriminant',
    'turning point',
    'abc formula',
    'linear equation',
  ],
  tells: {
    young:
      'A ball rides along a line. Three sliders bend it, tilt it and lift it. Bend it up and it is a bowl, bend it down and it is a hill, do not bend it at all and it is a straight ramp.',
    middle:
      'y = ax² + bx + c. The number c says where the curve meets the y-axis, b how steep it is there, and a how much it bends: upwards, downwards or, with a = 0, not at all. It meets the x-axis twice, once or never.',
    upper:
      'The discriminant b² − 4ac decides between two roots, one and none; they lie symmetrically about x = −b/2a, where the vertex is. The second difference over equal steps is 2a everywhere: that marks parabolas among all curves.',
  },
  controls: [
    {
      id: 'a',
      label: 'Bend',
      symbol: 'a',
      unit: '',
      from: -2,
      to: 2,
      usual: 0.5,
      step: 0.05,
      about: 'Above zero a bowl, below zero a hill, at zero a straight line.',
    },
    {
      id: 'b',
      label: 'Slope at the y-axis',
      symbol: 'b',
      unit: '',
      from: -3,
      to: 3,
      usual: -1,
      step: 0.1,
      about: 'How steeply the curve crosses the y-axis. For a straight line: its slope everywhere.',
    },
    {
      id: 'c',
      label: 'Height at the y-axis',
      symbol: 'c',
      unit: '',
      from: -5,
      to: 5,
      usual: -3,
      step: 0.1,
      about: 'Where the curve crosses the y-axis: it lifts or lowers the whole curve.',
    },
    {
      id: 'pace',
      label: 'Speed of the ball',
      unit: '1/s',
      from: 0.3,
      to: 4,
      usual: 1.5,
      about: 'How far sideways the ball moves in a second.',
    },
  ],
  readouts: [
    {
      id: 'x',
      label: 'Place of the ball',
      symbol: 'x',
      unit: '',
      about: 'How far right of the y-axis it is.',
      of: ({ x }) => x,
    },
    {
      id: 'y',
      label: 'Height of the ball',
      symbol: 'y',
      unit: '',
      about: 'How far above the x-axis it is.',
      of: ({ x }, values) => heightAt(x, values),
    },
    {
      id: 'slope',
      label: 'Slope at the ball',
      unit: '',
      about: 'How much the curve rises for one step to the right, just here.',
      of: ({ x }, values) => slopeAt(x, values),
    },
    {
      id: 'roots',
      label: 'Crossings of the x-axis',
      unit: '',
      digits: 0,
      about: 'How often the curve meets the x-axis.',
      of: (_, values) => rootsOf(values).length,
    },
    {
      id: 'root',
      label: 'Crossing on the right',
      symbol: 'x_2',
      unit: '',
      digits: 3,
      about: 'The larger solution of ax² + bx + c = 0, searched for on the curve.',
      known: (_, values) => rootsOf(values).length > 0,
      of: (_, values) => Math.max(...rootsOf(values), ...(rootsOf(values).length === 0 ? [0] : [])),
    },
    {
      id: 'change',
      label: 'Change of the slope',
      unit: '',
      digits: 3,
      about: 'How much more the curve rises in the next step to the right than in the last one.',
      of: ({ x }, values) => heightAt(x + 1, values) - 2 * heightAt(x, values) + heightAt(x - 1, values),
    },
  ],
  graphs: [
    {
      id: 'ride',
      title: 'Height over time',
      x: 'time',
      y: ['y'],
      about: 'The same curve again, and mirrored on the way back.',
    },
    {
      id: 'slopes',
      title: 'Slope against place',
      x: 'x',
      y: ['slope', 'change'],
      about: 'The slope of a parabola is a straight line, and its change is the same everywhere.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ x: -edge, way: 1, low: -edge, high: -edge }),
  step(state, { pace = 1.5 }, dt) {
    let left = pace * dt
    while (left > 1e-12) {
      const part = Math.min(left, state.way === 1 ? edge - state.x : state.x + edge)
      state.x += state.way * part
      left -= part
      if (left > 1e-12) state.way = state.way === 1 ? -1 : 1
    }
    state.high = Math.max(state.high, state.x)
  },
  draw,
  describe({ x }, values) {
    const roots = rootsOf(values)
    const meets =
      roots.length === 0
        ? liesOnAxis(values)
          ? 'lies on the x-axis'
          : 'never meets the x-axis'
        : `meets the x-axis at ${roots.map((root) => root.toFixed(1)).join(' and ')}`
    const shape = isStraight(values)
      ? 'straight line'
      : (values.a ?? 0) > 0
        ? 'parabola, opening upwards,'
        : 'parabola, open to the bottom,'
    const turn = turningPoint(values)
    return `A ${shape} ${meets}${turn === undefined ? '' : ` and turns at ${turn.toFixed(1)}`}. The ball is at ${x.toFixed(1)}, ${heightAt(x, values).toFixed(1)} high.`
  },
  effects: [
    {
      control: 'a',
      readout: 'change',
      goes: 'up',
      says: 'The larger a is, the more the slope grows with every step.',
    },
    {
      control: 'b',
      readout: 'slope',
      goes: 'up',
      says: 'A larger b makes the curve steeper at every place.',
    },
    { control: 'c', readout: 'y', goes: 'up', says: 'A larger c lifts the whole curve.' },
    {
      control: 'c',
      readout: 'root',
      goes: 'down',
      over: [-5, -0.5],
      says: 'A lifted bowl meets the x-axis closer to its middle, and finally not at all.',
    },
    { control: 'pace', readout: 'x', goes: 'up', after: 2.5, says: 'A faster ball gets further.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The crossing found on the curve is the solution of the quadratic formula.',
      readout: 'root',
      expected: ({ a = 0, b = 0, c = 0 }) => (-b + Math.sqrt(b * b - 4 * a * c)) / (2 * a),
      until: 0.1,
      where: { a: [0.1, 2], c: [-5, -0.5] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'There are as many crossings as the discriminant b² − 4ac says.',
      readout: 'roots',
      expected: ({ a = 0, b = 0, c = 0 }) => 1 + Math.sign(b * b - 4 * a * c),
      until: 0.1,
      where: { a: [0.1, 2], c: [0.5, 5] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'The slope that is measured on the curve is 2ax + b.',
      readout: 'slope',
      expected: ({ a = 0, b = 0, pace = 1 }, time) => {
        const way = (pace * time) % (4 * edge)
        return 2 * a * (way < 2 * edge ? way - edge : 3 * edge - way) + b
      },
      until: 12,
      within: 0.001,
    },
    {
      kind: 'conserved',
      says: 'With equal steps the slope of a parabola changes by the same everywhere.',
      readout: 'change',
      until: 12,
      where: { a: [0.1, 2] },
    },
    {
      kind: 'published',
      says: 'x² + x = 3/4 has the solution 1/2, the first problem on a clay tablet of some 3,800 years.',
      source: 'British Museum tablet BM 13901, problem 1; Neugebauer, The Exact Sciences in Antiquity.',
      values: { a: 1, b: 1, c: -0.75 },
      readout: 'root',
      at: 0.1,
      expected: 0.5,
      within: 1e-6,
    },
  ],
  formulas: [
    { tex: 'y = ax^2 + bx + c', about: 'A parabola; with a = 0 a straight line.' },
    {
      tex: 'x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
      about: 'Where it meets the x-axis.',
    },
    { tex: 'x_v = -\\frac{b}{2a}', about: 'Where it turns, half-way between the crossings.' },
  ],
  tries: [
    { says: 'Take the bend away: a straight line. What do b and c do to it?', set: { a: 0, b: 0.5, c: 1 } },
    { says: 'Lift the bowl until it just touches the x-axis.', set: { a: 0.5, b: -1, c: 0.5 } },
    { says: 'Turn the bowl into a hill.', set: { a: -0.5, b: 1, c: 3 } },
    { says: 'Move only b: the turning point itself runs along a parabola!', set: { a: 0.5, b: 2, c: -3 } },
  ],
  questions: [
    {
      asks: 'c becomes larger by 2. What happens to the curve?',
      options: ['It becomes steeper', 'It moves up by 2', 'It moves to the right by 2'],
      settle: {
        readout: 'y',
        after: 2,
        first: { c: -3 },
        second: { c: -1 },
        answer: (a, b) => (Math.abs(b - a - 2) < 1e-6 ? 1 : b > a ? 0 : 2),
      },
      explains: 'c is added at every place, so every point of the curve goes up by the same 2.',
    },
    {
      asks: 'A bowl with its lowest point above the x-axis: how often does it meet the x-axis?',
      options: ['Never', 'Once', 'Twice'],
      settle: {
        readout: 'roots',
        after: 0.1,
        first: { a: 0.5, b: -1, c: 3 },
        answer: (roots) => roots,
      },
      explains: 'It opens upwards and never comes down to zero: b² − 4ac is less than zero.',
    },
    {
      asks: 'With every step to the right, the slope of a parabola…',
      options: ['changes by the same amount', 'doubles', 'stays the same'],
      settle: {
        readout: 'change',
        after: 1,
        first: { pace: 1 },
        second: { pace: 4 },
        answer: (a, b) => (Math.abs(a) < 1e-6 ? 2 : Math.abs(a - b) < 1e-6 * Math.abs(a) ? 0 : 1),
      },
      explains:
        'The ball is at another place, yet the change is the same: always 2a. The slope itself grows evenly.',
    },
  ],
  glossary: [
    { word: 'Slope', means: 'How much a line rises for one step to the right.' },
    { word: 'Intercept', means: 'Where a line crosses an axis.' },
    { word: 'Root', means: 'A place where the curve meets the x-axis: there y is zero.' },
    { word: 'Vertex', means: 'The turning point of a parabola, its lowest or its highest.' },
    { word: 'Discriminant', means: 'b² − 4ac: it tells how many roots there are.' },
  ],
  goals: [
    'Say what each of the three numbers does to the curve.',
    'Read roots and vertex off a curve and work them out.',
    'See a straight line as a parabola without bend.',
  ],
  standards: [
    'CCSS 8.F.B.4',
    'CCSS HSF-IF.C.7a',
    'CCSS HSA-REI.B.4',
    'England KS4 Mathematics: algebra (quadratic functions)',
  ],
})
