import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Beetle, cornersOf, insideAt, mostSides, sidesOf, turnAt, turning } from './model.ts'
import { draw } from './view.ts'

const angles = (state: Beetle, values: Values) => {
  const corners = cornersOf(state, values)
  return corners.map((_, i) => insideAt(corners, i))
}

export const anglesInAPolygon = system<Beetle>({
  id: 'angles-in-a-polygon',
  title: 'The angles of a polygon',
  subject: 'mathematics',
  ages: [9, 15],
  words: [
    'angles in a polygon',
    'angle sum of a triangle',
    'interior angle',
    'exterior angle',
    'sum of angles',
    'pentagon',
    'hexagon',
    'polygon',
    'angles of a quadrilateral',
    'regular polygon',
    'angle sum',
    'corners of a shape',
  ],
  tells: {
    young:
      'A beetle walks round a shape and turns at every corner. When it is back at the start it has turned exactly once around itself, whatever the shape was! And the corners inside have a rule of their own: each new corner adds half a turn.',
    middle:
      'The angles inside a polygon with n corners add up to (n − 2)·180°: 180° in a triangle, 360° in a quadrilateral, 540° in a pentagon. The turns outside always add up to 360°. Uneven shapes obey the same rule.',
    upper:
      'For a simple polygon the signed exterior angles sum to 2π, the discrete form of the theorem of turning tangents. Inner angles are π minus those, so they sum to (n − 2)π. On a sphere both fail by the enclosed area: the beginning of Gauss and Bonnet.',
  },
  controls: [
    {
      id: 'sides',
      label: 'Corners',
      symbol: 'n',
      unit: '',
      from: 3,
      to: mostSides,
      usual: 5,
      step: 1,
      about: 'How many corners the shape has, and so how many sides.',
      restarts: true,
    },
    {
      id: 'uneven',
      label: 'Unevenness',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      about: 'At 0 all sides and corners are equal; higher is more crooked.',
    },
    {
      id: 'pace',
      label: 'Sides in a second',
      unit: '1/s',
      from: 0.2,
      to: 3,
      usual: 0.7,
      about: 'How quickly the beetle walks.',
    },
  ],
  readouts: [
    {
      id: 'sum',
      label: 'All angles inside',
      unit: '°',
      digits: 1,
      about: 'Each corner measured with a protractor, and added.',
      of: (state, values) => angles(state, values).reduce((all, one) => all + one, 0),
    },
    {
      id: 'mean',
      label: 'One angle, on average',
      unit: '°',
      digits: 1,
      about: 'In a regular polygon every corner has it.',
      of: (state, values) => angles(state, values).reduce((all, one) => all + one, 0) / sidesOf(values),
    },
    {
      id: 'sharpest',
      label: 'Sharpest corner',
      unit: '°',
      digits: 1,
      about: 'The smallest of the angles inside.',
      of: (state, values) => Math.min(...angles(state, values)),
    },
    {
      id: 'turned',
      label: 'The beetle has turned',
      unit: '°',
      digits: 0,
      about: 'All its turns at the corners, added.',
      of: ({ turned }) => turned,
    },
    {
      id: 'round',
      label: 'Turned on a full lap',
      unit: '°',
      digits: 1,
      about: 'How much it turned on its last lap of the shape.',
      known: ({ round }) => round !== 0,
      of: ({ round }) => round,
    },
  ],
  graphs: [
    {
      id: 'turned',
      title: 'Turned so far',
      x: 'time',
      y: ['turned'],
      about: 'A stair with a step for every corner; each round adds 360°.',
    },
    {
      id: 'sum',
      title: 'Angles inside',
      x: 'time',
      y: ['sum', 'mean', 'sharpest'],
      about: 'Pull at the unevenness: single angles change, their sum does not.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: (_, random) => ({
    moved: Array.from({ length: mostSides }, () => [random.between(-1, 1), random.between(-1, 1)] as const),
    corner: 0,
    way: 0,
    passed: 0,
    turned: 0,
    round: 0,
    begun: 0,
  }),
  step(state, values, dt) {
    const n = sidesOf(values)
    let left = (values.pace ?? 0.7) * dt
    while (left > 1e-12) {
      const part = Math.min(left, 1 - state.way)
      const corners = cornersOf(state, values)
      // Along the side it keeps its direction; in the last part of the time it turns at the corner it has come to.
      const share = (to: number) => Math.max(0, to - turning) / (1 - turning)
      state.turned += turnAt(corners, state.corner + 1) * (share(state.way + part) - share(state.way))
      state.way += part
      left -= part
      if (state.way < 1 - 1e-9) continue
      state.way = 0
      state.corner = (state.corner + 1) % n
      state.passed++
      if (state.passed % n === 0) {
        state.round = state.turned - state.begun
        state.begun = state.turned
      }
    }
  },
  draw,
  describe(state, values) {
    const sum = angles(state, values).reduce((all, one) => all + one, 0)
    return `The shape has ${sidesOf(values)} corners; its angles add up to ${sum.toFixed(0)} degrees. The beetle has passed ${state.passed} corners and turned by ${state.turned.toFixed(0)} degrees.`
  },
  effects: [
    { control: 'sides', readout: 'sum', goes: 'up', says: 'Every extra corner adds 180° to the sum.' },
    { control: 'sides', readout: 'mean', goes: 'up', says: 'With more corners each of them is wider.' },
    {
      control: 'uneven',
      readout: 'sharpest',
      goes: 'down',
      after: 0.1,
      says: 'In a crooked shape some corners are sharper, though the sum stays.',
    },
    { control: 'pace', readout: 'turned', goes: 'up', after: 5, says: 'A quicker beetle has turned more.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The angles inside, each measured, add up to (n − 2)·180°, crooked or not.',
      readout: 'sum',
      expected: (values) => (sidesOf(values) - 2) * 180,
      until: 1,
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'In every full round the beetle turns by 360°.',
      readout: 'round',
      expected: (values, time) => (time * (values.pace ?? 1) > sidesOf(values) + 0.2 ? 360 : undefined),
      until: 10,
      where: { pace: [1.5, 3] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'A regular hexagon, the cell of the bees, has corners of 120°.',
      source: 'Euclid, Elements, book IV, proposition 15.',
      values: { sides: 6, uneven: 0 },
      readout: 'sharpest',
      at: 0.1,
      expected: 120,
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'A regular pentagon has corners of 108°.',
      source: 'Euclid, Elements, book IV, proposition 11.',
      values: { sides: 5, uneven: 0 },
      readout: 'sharpest',
      at: 0.1,
      expected: 108,
      within: 1e-6,
    },
  ],
  formulas: [
    { tex: 'S = (n-2)\\cdot 180^\\circ', about: 'All angles inside, together.' },
    { tex: '\\alpha = 180^\\circ - \\frac{360^\\circ}{n}', about: 'One angle of a regular polygon.' },
    { tex: '\\sum \\text{turns} = 360^\\circ', about: 'Once around is once around.' },
  ],
  tries: [
    { says: 'A triangle: follow the beetle and add its three turns.', set: { sides: 3, pace: 0.4 } },
    { says: 'Make it crooked. Which numbers change, and which do not?', set: { sides: 5, uneven: 0.8 } },
    { says: 'Twelve corners: almost a circle. How wide is one corner?', set: { sides: 12 } },
    { says: 'Which polygons tile a floor? Look for angles that go into 360°.', set: { sides: 6 } },
  ],
  questions: [
    {
      asks: 'A beetle walks once around a pentagon. How much does it turn altogether?',
      options: ['180°', '360°', '540°'],
      settle: {
        readout: 'round',
        after: 6,
        first: { sides: 5, pace: 1 },
        answer: (turn) => Math.round(turn / 180) - 1,
      },
      explains: 'It looks in the same direction as at the start and has gone around once: one full turn.',
    },
    {
      asks: 'A shape gets one more corner. The angles inside together…',
      options: ['stay the same', 'grow by 90°', 'grow by 180°'],
      settle: {
        readout: 'sum',
        after: 0.1,
        first: { sides: 5 },
        second: { sides: 6 },
        answer: (a, b) => Math.round((b - a) / 90),
      },
      explains: 'One more corner is one more triangle, and a triangle has 180°.',
    },
    {
      asks: 'A regular pentagon is pulled crooked. The sum of its angles…',
      options: ['becomes smaller', 'stays 540°', 'becomes larger'],
      settle: {
        readout: 'sum',
        after: 0.1,
        first: { sides: 5, uneven: 0 },
        second: { sides: 5, uneven: 1 },
        answer: (a, b) => (b < a - 0.5 ? 0 : b > a + 0.5 ? 2 : 1),
      },
      explains:
        'Where one corner becomes sharper, others become wider. It can still be cut into the same number of triangles.',
    },
  ],
  glossary: [
    { word: 'Polygon', means: 'A flat shape with straight sides.' },
    { word: 'Interior angle', means: 'The angle inside a corner.' },
    { word: 'Exterior angle', means: 'By how much you turn at a corner when you walk around.' },
    { word: 'Regular', means: 'With all sides and all corners equal.' },
  ],
  goals: [
    'Find the rule for the angle sum by trying shapes.',
    'See that the turns outside always make one full turn.',
    'Work out the corner of a regular polygon.',
  ],
  standards: ['CCSS 8.G.A.5', 'England KS3 Mathematics: geometry and measures (angle sum in polygons)'],
})
