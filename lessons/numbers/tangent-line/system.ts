import { system, type Values } from '@makebelieve/kit/simulation/system'
import { edge, heightAt, type Rider, secant, slopeAt } from './model.ts'
import { draw } from './view.ts'

const curves = ['Parabola', 'Sine wave', 'Cubic', 'Exponential'] as const

/** The rules of calculus, for comparison. */
function byRule(x: number, { curve = 0, steep = 1 }: Values): number {
  const kind = Math.round(curve)
  if (kind === 0) return (steep * x) / 2
  if (kind === 1) return steep * 1.6 * Math.cos(x)
  if (kind === 2) return steep * (x ** 2 / 4 - 1)
  return (steep * Math.exp(x / 2)) / 4
}

/** To and fro at an even pace, without stepping. */
function placeAt(time: number, { pace = 1 }: Values): number {
  const way = (pace * time) % (4 * edge)
  return way < 2 * edge ? way - edge : 3 * edge - way
}

export const tangentLine = system<Rider>({
  id: 'tangent-line',
  title: 'Tangents and derivatives',
  subject: 'mathematics',
  ages: [14, 20],
  words: [
    'derivative',
    'derivatives and tangent lines',
    'tangent line',
    'tangent',
    'slope of a curve',
    'secant',
    'differentiation',
    'calculus',
    'rate of change',
  ],
  tells: {
    young:
      'A ball rolls along a hilly line. The red stick on it shows how steep the hill is just there: it points up when going uphill, lies flat on the top, and points down when going downhill.',
    middle:
      'The tangent is the straight line that fits the curve best at one point. A line through two points of the curve comes closer and closer to it as the points move together. Its slope, drawn at each place, makes a new curve: the derivative.',
    upper:
      'The derivative is the limit of the difference quotient as h → 0. Where it is zero the tangent is level; adding up slope times step gives back the height, which is the fundamental theorem of calculus.',
  },
  controls: [
    {
      id: 'curve',
      label: 'Curve',
      unit: '',
      from: 0,
      to: 3,
      usual: 2,
      options: curves,
      about: 'The line that the ball rolls along.',
      restarts: true,
    },
    {
      id: 'gap',
      label: 'Gap to the second point',
      symbol: 'h',
      unit: '',
      from: 0.02,
      to: 3,
      usual: 1.2,
      logarithmic: true,
      about: 'How far to the right the second point of the secant is.',
    },
    {
      id: 'steep',
      label: 'Stretched upwards by',
      symbol: 'a',
      unit: '',
      from: 0.3,
      to: 1.3,
      usual: 1,
      about: 'By how much all heights of the curve are multiplied.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Speed of the ball',
      unit: '1/s',
      from: 0.2,
      to: 2,
      usual: 0.8,
      about: 'How far sideways the ball moves in a second.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'x',
      label: 'Place',
      symbol: 'x',
      unit: '',
      about: 'How far to the right the ball is.',
      of: ({ x }) => x,
    },
    {
      id: 'height',
      label: 'Height',
      symbol: 'f(x)',
      unit: '',
      about: 'Of the curve where the ball is.',
      of: ({ x }, values) => heightAt(x, values),
    },
    {
      id: 'slope',
      label: 'Slope of the tangent',
      symbol: "f'(x)",
      unit: '',
      digits: 3,
      about: 'How much it rises for one step to the right, just here.',
      of: ({ x }, values) => slopeAt(x, values),
    },
    {
      id: 'secant',
      label: 'Slope of the secant',
      unit: '',
      digits: 3,
      about: 'Of the straight line through the ball and the second point.',
      of: ({ x }, values) => secant(x, values.gap ?? 1, values),
    },
    {
      id: 'miss',
      label: 'Difference between the two',
      unit: '',
      digits: 3,
      about: 'How far the secant is from the tangent in slope.',
      of: ({ x }, values) => Math.abs(secant(x, values.gap ?? 1, values) - slopeAt(x, values)),
    },
    {
      id: 'climbed',
      label: 'Climbed, by adding slopes',
      unit: '',
      digits: 3,
      about: 'Slope times step, added up since the start.',
      of: ({ climbed }) => climbed,
    },
  ],
  graphs: [
    {
      id: 'slopes',
      title: 'Slopes over time',
      x: 'time',
      y: ['slope', 'secant'],
      about: 'The closer the two points, the closer the two lines.',
    },
    {
      id: 'derivative',
      title: 'Slope against place',
      x: 'x',
      y: ['slope', 'height'],
      about: 'The curve and its derivative: zero slope where the curve is level.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ x: -edge, way: 1, climbed: 0, low: -edge, high: -edge }),
  step(state, values, dt) {
    let left = (values.pace ?? 0.8) * dt
    while (left > 1e-12) {
      const part = Math.min(left, state.way === 1 ? edge - state.x : state.x + edge)
      const middle = state.x + (state.way * part) / 2
      state.climbed += slopeAt(middle, values) * part * state.way
      state.x += state.way * part
      left -= part
      if (left > 1e-12) state.way = state.way === 1 ? -1 : 1
    }
    state.high = Math.max(state.high, state.x)
    state.low = Math.min(state.low, state.x)
  },
  draw,
  describe: ({ x }, values) =>
    `At ${x.toFixed(1)} the curve is ${heightAt(x, values).toFixed(1)} high and its slope is ${slopeAt(x, values).toFixed(2)}.`,
  effects: [
    {
      control: 'gap',
      readout: 'miss',
      goes: 'up',
      after: 6,
      given: { curve: 0 },
      says: 'The wider the gap, the farther the secant is from the tangent.',
    },
    {
      control: 'steep',
      readout: 'slope',
      goes: 'up',
      after: 9,
      given: { curve: 0 },
      says: 'Stretching the curve makes its slope steeper.',
    },
    { control: 'pace', readout: 'x', goes: 'up', after: 3, says: 'A faster ball gets further.' },
    {
      control: 'curve',
      readout: 'slope',
      goes: 'changes',
      after: 6,
      says: 'A different curve has a different derivative.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The slope of the tangent is what the rules of calculus say.',
      readout: 'slope',
      expected: (values, time) => byRule(placeAt(time, values), values),
      until: 12,
    },
    {
      kind: 'analytic',
      says: 'Adding up slopes gives back the height: the fundamental theorem of calculus.',
      readout: 'climbed',
      expected: (values, time) => heightAt(placeAt(time, values), values) - heightAt(-edge, values),
      until: 12,
    },
    {
      kind: 'analytic',
      says: 'On a parabola the secant has the slope of the tangent half-way between its points.',
      readout: 'secant',
      expected: (values, time) => byRule(placeAt(time, values) + (values.gap ?? 1) / 2, values),
      until: 12,
      where: { curve: [0, 0] },
    },
  ],
  formulas: [
    {
      tex: "f'(x) = \\lim_{h\\to 0}\\frac{f(x+h)-f(x)}{h}",
      about: 'The slope of the tangent, from secants.',
    },
    { tex: "\\int_{a}^{b} f'(x)\\,dx = f(b) - f(a)", about: 'Slopes added up are a height.' },
    {
      tex: "(x^n)' = n\\,x^{n-1}, \\quad (\\sin x)' = \\cos x, \\quad (e^x)' = e^x",
      about: 'The rules it agrees with.',
    },
  ],
  tries: [
    { says: 'Bring the two points together and watch the dashed line.', set: { gap: 0.05 } },
    { says: 'Where is the slope zero? Look at the curve there.', set: { curve: 2, pace: 0.4 } },
    { says: 'Take the sine wave: what does its derivative look like?', set: { curve: 1 } },
    { says: 'Take the exponential: its slope grows just as it does.', set: { curve: 3 } },
  ],
  questions: [
    {
      asks: 'A parabola has its lowest point in the middle. What is its slope there?',
      options: ['Less than zero', 'Zero', 'More than zero'],
      settle: {
        readout: 'slope',
        after: 4,
        first: { curve: 0, pace: 1 },
        answer: (slope) => (slope < -0.02 ? 0 : slope > 0.02 ? 2 : 1),
      },
      explains: 'At the lowest point it no longer falls and does not rise yet: the tangent is level.',
    },
    {
      asks: 'The gap of the secant becomes ten times smaller. On a parabola its difference from the tangent becomes…',
      options: ['about ten times smaller', 'about a hundred times smaller', 'no smaller'],
      settle: {
        readout: 'miss',
        after: 5,
        first: { curve: 0, gap: 2 },
        second: { curve: 0, gap: 0.2 },
        answer: (a, b) => (a / b > 30 ? 1 : a / b > 3 ? 0 : 2),
      },
      explains: 'The difference is proportional to the gap. In the limit nothing is left.',
    },
    {
      asks: 'The curve is stretched upwards to twice its height. What happens to its slope?',
      options: ['It stays', 'It doubles', 'It becomes four times as steep'],
      settle: {
        readout: 'slope',
        after: 7,
        first: { curve: 0, steep: 0.5, pace: 1 },
        second: { curve: 0, steep: 1, pace: 1 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'All rises are doubled and all steps to the side stay, so every slope is doubled.',
    },
  ],
  glossary: [
    { word: 'Slope', means: 'How much a line rises for one step to the right.' },
    { word: 'Secant', means: 'The straight line through two points of a curve.' },
    { word: 'Tangent', means: 'The straight line that touches a curve and has its slope there.' },
    { word: 'Derivative', means: 'The slope of the tangent at every place, as a curve of its own.' },
  ],
  goals: [
    'See the tangent as the limit of secants.',
    'Read the derivative off a curve, and the shape of a curve off its derivative.',
    'See that adding up slopes gives back heights.',
  ],
  standards: [
    'England A-level Mathematics: differentiation',
    'AP Calculus AB, unit 2: definition of the derivative',
  ],
})
