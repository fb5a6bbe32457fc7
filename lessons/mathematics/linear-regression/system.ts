import { system } from '@makebelieve/kit/simulation/system'
import { centre, type Fit, lineAt, pointsOf, squaresOf } from './model.ts'
import { draw } from './view.ts'

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)

/** Means and sums of squares, from which the best line follows at once. */
function moments(points: readonly (readonly [number, number])[]) {
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  let [xx, xy, yy] = [0, 0, 0]
  for (const [x, y] of points) {
    xx += (x - mx) ** 2
    xy += (x - mx) * (y - my)
    yy += (y - my) ** 2
  }
  return { mx, my, xx, xy, yy }
}

export const linearRegression = system<Fit>({
  id: 'linear-regression',
  title: 'The line of best fit',
  subject: 'mathematics',
  ages: [13, 19],
  words: [
    'linear regression',
    'line of best fit',
    'least squares',
    'method of least squares',
    'scatter plot',
    'scatter graph',
    'trend line',
    'correlation',
    'outlier',
    'residuals of a fit',
    'fitting a straight line',
  ],
  tells: {
    young:
      'Points are scattered like stars. Which straight line fits them best? Every point holds the line with a square rubber sheet. The line turns and slides until all the squares together are as small as they can be.',
    middle:
      'The line of best fit is the one for which the squares between points and line add up to the least. Here the line finds it by small steps downhill. One stray point can pull it aside: squares take large distances very seriously.',
    upper:
      'Least squares: minimise Σ(yᵢ − mxᵢ − c)². The line moves by gradient descent and comes to the solution of the normal equations, m = Σ(x − x̄)(y − ȳ)/Σ(x − x̄)². It passes through the mean, and r² is the share of the variance that it explains.',
  },
  controls: [
    {
      id: 'slope',
      label: 'Trend of the points',
      unit: '',
      from: -0.6,
      to: 0.6,
      usual: 0.45,
      about: 'How much the points rise from left to right, leaving chance aside.',
    },
    {
      id: 'scatter',
      label: 'Scatter',
      symbol: '\\sigma',
      unit: '',
      from: 0,
      to: 1.2,
      usual: 0.7,
      about: 'How far chance moves the points up and down, typically.',
    },
    {
      id: 'points',
      label: 'Points',
      symbol: 'n',
      unit: '',
      from: 4,
      to: 60,
      usual: 16,
      step: 1,
      about: 'How many points there are.',
      restarts: true,
    },
    {
      id: 'stray',
      label: 'Lift the stray point by',
      unit: '',
      from: -2.6,
      to: 2.6,
      usual: 0,
      about: 'Moves one point, the red one on the right, up or down.',
    },
    {
      id: 'pace',
      label: 'Speed of the line',
      unit: '1/s',
      from: 0.3,
      to: 3,
      usual: 0.8,
      about: 'How quickly the line goes downhill.',
    },
  ],
  readouts: [
    {
      id: 'found',
      label: 'Slope of the line',
      symbol: 'm',
      unit: '',
      digits: 3,
      about: 'How steep the line is now.',
      of: ({ slope }) => slope,
    },
    {
      id: 'height',
      label: 'Height of the line at 0',
      symbol: 'c',
      unit: '',
      digits: 3,
      about: 'Where it meets the y-axis now.',
      of: (state) => lineAt(state, 0),
    },
    {
      id: 'squares',
      label: 'Total of the squares',
      unit: '',
      about: 'The areas of all squares between points and line.',
      of: squaresOf,
    },
    {
      id: 'left',
      label: 'Mean distance',
      unit: '',
      digits: 3,
      about:
        'How far points are above the line, counting those below as negative. For the best line it is zero.',
      of: (state, values) => mean(pointsOf(state, values).map(([x, y]) => y - lineAt(state, x))),
    },
    {
      id: 'correlation',
      label: 'Correlation',
      symbol: 'r',
      unit: '',
      digits: 3,
      about: '1 if all points are on a rising line, −1 on a falling one, about 0 if there is no trend.',
      of: (state, values) => {
        const { xx, xy, yy } = moments(pointsOf(state, values))
        return xy / Math.sqrt(Math.max(1e-12, xx * yy))
      },
    },
  ],
  graphs: [
    {
      id: 'squares',
      title: 'The squares over time',
      x: 'time',
      y: ['squares'],
      about: 'Downhill, quickly at first, until it can get no smaller.',
    },
    {
      id: 'slope',
      title: 'The slope over time',
      x: 'time',
      y: ['found'],
      about: 'The line turns until it is steep enough.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: ({ points = 16 }, random) => {
    const count = Math.max(2, Math.round(points))
    // Spread evenly with some chance, so that every run has points everywhere. The first lies far to the right.
    const xs = Array.from({ length: count }, (_, i) =>
      i === 0 ? 8.6 : 0.6 + ((i - 1 + random.next()) / (count - 1)) * 8.8,
    )
    const normal = () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
    const chance = xs.map(() => Math.max(-2.2, Math.min(2.2, normal())))
    chance[0] = 0
    return { xs, chance, slope: 0, middle: 1 }
  },
  step(state, values, dt) {
    const points = pointsOf(state, values)
    let [push, turn, weight] = [0, 0, 0]
    for (const [x, y] of points) {
      const off = y - lineAt(state, x)
      push += off
      turn += off * (x - centre)
      weight += (x - centre) ** 2
    }
    // Downhill on the sum of squares, both numbers with a stride of their own.
    const stride = 1.6 * (values.pace ?? 0.8) * dt
    state.middle += (stride * push) / points.length
    state.slope += (stride * turn) / weight
  },
  draw,
  describe: (state, values) =>
    `The line y = ${state.slope.toFixed(2)}x ${lineAt(state, 0) < 0 ? '−' : '+'} ${Math.abs(lineAt(state, 0)).toFixed(2)} runs through ${state.xs.length} points; the squares add up to ${squaresOf(state, values).toFixed(1)}.`,
  effects: [
    {
      control: 'slope',
      readout: 'found',
      goes: 'up',
      after: 8,
      says: 'Points that rise more have a steeper line.',
    },
    {
      control: 'scatter',
      readout: 'squares',
      goes: 'up',
      after: 8,
      says: 'The more the points scatter, the larger the squares that remain.',
    },
    {
      control: 'stray',
      readout: 'found',
      goes: 'up',
      after: 8,
      says: 'A single stray point on the right turns the whole line.',
    },
    {
      control: 'points',
      readout: 'squares',
      goes: 'up',
      after: 8,
      says: 'More points leave more squares.',
    },
    {
      control: 'pace',
      readout: 'squares',
      goes: 'down',
      after: 1,
      says: 'At a higher speed the squares shrink sooner.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Going downhill the line comes to the slope Σ(x − x̄)(y − ȳ)/Σ(x − x̄)².',
      readout: 'found',
      expected: (values, time, start) => {
        if (time < 8) return undefined
        const { xy, xx } = moments(pointsOf(start, values))
        return xy / xx
      },
      until: 9,
      where: { pace: [1.2, 3], slope: [0.3, 0.6], stray: [-0.5, 2.6] },
    },
    {
      kind: 'analytic',
      says: 'What is left of the squares is Σ(y − ȳ)²·(1 − r²), the least there can be.',
      readout: 'squares',
      expected: (values, time, start) => {
        if (time < 8) return undefined
        const { xy, xx, yy } = moments(pointsOf(start, values))
        return yy - (xy * xy) / xx
      },
      until: 9,
      where: { pace: [1.2, 3], scatter: [0.4, 1.2] },
    },
    {
      kind: 'analytic',
      says: 'Many points with little scatter give back the trend that made them, within five times what chance makes it differ.',
      readout: 'found',
      expected: ({ slope = 0.6 }, time) => (time > 8 ? slope : undefined),
      until: 9,
      where: { pace: [1.2, 3], slope: [0.4, 0.6], points: [40, 60], scatter: [0.1, 0.4], stray: [0, 0] },
      within: 0.2,
    },
  ],
  formulas: [
    { tex: 'S = \\sum (y_i - m x_i - c)^2', about: 'The squares that are made as small as possible.' },
    {
      tex: 'm = \\frac{\\sum (x_i-\\bar x)(y_i-\\bar y)}{\\sum (x_i-\\bar x)^2}, \\qquad c = \\bar y - m\\bar x',
      about: 'The line of best fit at once.',
    },
    { tex: 'S_{\\min} = (1-r^2)\\sum (y_i-\\bar y)^2', about: 'What no line can explain.' },
  ],
  tries: [
    { says: 'Guess the best line with a ruler on the screen, then let it run.', set: { pace: 0.3 } },
    { says: 'Lift the stray point and watch the whole line turn.', set: { stray: 2.6 } },
    { says: 'The same stray point among sixty: does it still matter?', set: { stray: 2.6, points: 60 } },
    { says: 'No trend at all: what does the line say now?', set: { slope: 0, scatter: 1.2 } },
    { says: 'No scatter: what becomes of the squares?', set: { scatter: 0 } },
  ],
  questions: [
    {
      asks: 'One point on the right is lifted far up. What does the line of best fit do?',
      options: ['It stays: one point does not count', 'It becomes steeper', 'It becomes flatter'],
      settle: {
        readout: 'found',
        after: 10,
        first: { stray: 0 },
        second: { stray: 2.6 },
        answer: (a, b) => (b > a + 0.03 ? 1 : b < a - 0.03 ? 2 : 0),
      },
      explains:
        'Its square is huge, so the line gives way. Squares make the method sensitive to stray points.',
    },
    {
      asks: 'The line of best fit is found. What is the mean of all distances, with those below counted as negative?',
      options: ['More than zero', 'Zero', 'Less than zero'],
      settle: {
        readout: 'left',
        after: 12,
        first: { pace: 3 },
        answer: (left) => (left > 0.02 ? 0 : left < -0.02 ? 2 : 1),
      },
      explains:
        'If most points were above, lifting the line would shrink the squares. The best line balances them.',
    },
    {
      asks: 'The scatter doubles. What remains of the squares becomes…',
      options: ['twice as much', 'four times as much', 'the same'],
      settle: {
        readout: 'squares',
        after: 12,
        first: { scatter: 0.6, pace: 3 },
        second: { scatter: 1.2, pace: 3 },
        answer: (a, b) => (b / a > 3 ? 1 : b / a > 1.4 ? 0 : 2),
      },
      explains: 'All distances double, and squares of doubled sides are four times as large.',
    },
  ],
  glossary: [
    { word: 'Line of best fit', means: 'The straight line whose squares to the points add up to the least.' },
    { word: 'Residual', means: 'How far a point is above or below the line.' },
    { word: 'Outlier', means: 'A point far away from where the others are.' },
    {
      word: 'Correlation',
      means: 'A number from −1 to 1 that says how well a straight line describes the points.',
    },
    { word: 'Gradient descent', means: 'Going downhill in small steps until it gets no lower.' },
  ],
  goals: [
    'Say in what sense a line fits best.',
    'See how a stray point changes the fit, and how more points help.',
    'Understand fitting as going downhill, as computers do when they learn.',
  ],
  standards: [
    'CCSS 8.SP.A.2',
    'CCSS HSS-ID.B.6',
    'England KS4 Mathematics: statistics (scatter graphs, correlation)',
  ],
})
