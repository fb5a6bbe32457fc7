import { system } from '@makebelieve/kit/simulation/system'
import { angleAt, pointsOf, type Walker } from './model.ts'
import { draw } from './view.ts'

export const circleTheorem = system<Walker>({
  id: 'circle-theorem',
  title: 'Angles in a circle',
  subject: 'mathematics',
  ages: [12, 17],
  words: [
    'circle theorem',
    'circle theorems',
    'angle in a semicircle',
    'inscribed angle',
    'angle at the centre',
    'angles in the same segment',
    "thales' theorem",
    'theorem of thales',
    'central angle',
    'angle on the circumference',
    'chord of a circle',
  ],
  tells: {
    young:
      'Two sticks stand at the edge of a round pond. A duck swims along the edge and looks at both. How wide must it turn its head? All along the edge it is the same! And if the sticks are straight across from each other, it is always a right angle.',
    middle:
      'From any point of a circle the two ends of a chord are seen under the same angle, and this is half of the angle at the centre. Over a diameter it is 90°: the theorem of Thales. Inside the circle the angle is larger, outside smaller.',
    upper:
      'The inscribed angle theorem: an angle at the circumference is half the central angle over the same arc. So the locus of points that see a segment under a given angle is an arc. It follows from two isosceles triangles, with the radii as equal sides.',
  },
  controls: [
    {
      id: 'arc',
      label: 'Angle at the centre',
      symbol: '\\alpha',
      unit: '°',
      from: 40,
      to: 200,
      usual: 120,
      step: 2,
      about: 'How far apart A and B are, as seen from the middle; 180° puts them straight across.',
    },
    {
      id: 'off',
      label: 'Distance from the middle',
      unit: 'radii',
      from: 0.75,
      to: 1.3,
      usual: 1,
      step: 0.05,
      about: 'Where C walks: 1 is on the circle, less is inside, more is outside.',
    },
    {
      id: 'pace',
      label: 'Speed of C',
      unit: '1/s',
      from: 0.05,
      to: 0.6,
      usual: 0.18,
      about: 'How much of its path C walks in a second.',
    },
  ],
  readouts: [
    {
      id: 'angle',
      label: 'Angle at C',
      symbol: '\\gamma',
      unit: '°',
      digits: 1,
      about: 'Between the ways from C to A and to B, measured.',
      of: (state, values) => {
        const { a, b, c } = pointsOf(state, values)
        return angleAt(c, a, b)
      },
    },
    {
      id: 'atA',
      label: 'Angle at A',
      unit: '°',
      digits: 1,
      about: 'It changes while C walks.',
      of: (state, values) => {
        const { a, b, c } = pointsOf(state, values)
        return angleAt(a, b, c)
      },
    },
    {
      id: 'sum',
      label: 'All three angles',
      unit: '°',
      digits: 1,
      about: 'Of the triangle A, B, C.',
      of: (state, values) => {
        const { a, b, c } = pointsOf(state, values)
        return angleAt(a, b, c) + angleAt(b, a, c) + angleAt(c, a, b)
      },
    },
    {
      id: 'place',
      label: 'Distance along the arc',
      unit: '%',
      digits: 0,
      about: 'How far along its arc C is.',
      of: ({ share }) => 100 * share,
    },
  ],
  graphs: [
    {
      id: 'angles',
      title: 'Angles over time',
      x: 'time',
      y: ['angle', 'atA'],
      about: 'On the circle the angle at C is a flat line, though the angle at A changes.',
    },
    {
      id: 'place',
      title: 'Angle at C against its place',
      x: 'place',
      y: ['angle'],
      about: 'Flat on the circle; a hill or a valley off it.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: () => ({ share: 0, way: 1 }),
  step(state, { pace = 0.18 }, dt) {
    const next = state.share + state.way * pace * dt
    if (next > 1 || next < 0) state.way = state.way === 1 ? -1 : 1
    state.share = next > 1 ? 2 - next : next < 0 ? -next : next
  },
  draw,
  describe(state, values) {
    const { a, b, c } = pointsOf(state, values)
    const off = values.off ?? 1
    const where =
      Math.abs(off - 1) < 0.005 ? 'on the circle' : off < 1 ? 'inside the circle' : 'outside the circle'
    return `C walks ${where} and sees A and B under ${angleAt(c, a, b).toFixed(1)} degrees; the angle at the centre is ${(values.arc ?? 120).toFixed(0)} degrees.`
  },
  effects: [
    {
      control: 'arc',
      readout: 'angle',
      goes: 'up',
      says: 'The farther apart A and B are, the wider the angle at C.',
    },
    {
      control: 'off',
      readout: 'angle',
      goes: 'down',
      after: 3,
      says: 'Inside the circle the angle is wider, outside it is narrower.',
    },
    {
      control: 'pace',
      readout: 'place',
      goes: 'up',
      after: 1.5,
      says: 'A faster C is further along its path.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'On the circle the measured angle at C is half the angle at the centre, wherever C is.',
      readout: 'angle',
      expected: ({ arc = 120 }) => arc / 2,
      until: 12,
      where: { off: [1, 1] },
      within: 1e-6,
    },
    {
      kind: 'conserved',
      says: 'While C walks on the circle, its angle does not change.',
      readout: 'angle',
      until: 30,
      where: { off: [1, 1] },
    },
    {
      kind: 'conserved',
      says: 'The three angles of the triangle always make 180°, on the circle and off it.',
      readout: 'sum',
      until: 12,
    },
    {
      kind: 'published',
      says: 'The angle in a semicircle is a right angle.',
      source: 'Euclid, Elements, book III, proposition 31; ascribed to Thales.',
      values: { arc: 180, off: 1 },
      readout: 'angle',
      at: 3,
      expected: 90,
      within: 1e-6,
    },
  ],
  formulas: [
    { tex: '\\gamma = \\tfrac12\\,\\alpha', about: 'At the edge half of what it is at the centre.' },
    { tex: '\\alpha = 180^\\circ \\Rightarrow \\gamma = 90^\\circ', about: 'The theorem of Thales.' },
  ],
  tries: [
    { says: 'Set the angle at the centre to 180°: the theorem of Thales.', set: { arc: 180 } },
    { says: 'Let C walk inside the circle. Is its angle still the same everywhere?', set: { off: 0.75 } },
    { says: 'And outside?', set: { off: 1.3 } },
    { says: 'More than half the circle: the angle becomes blunt.', set: { arc: 200 } },
  ],
  questions: [
    {
      asks: 'C walks along the circle from left to right. Its angle…',
      options: ['is widest in the middle', 'stays the same', 'is narrowest in the middle'],
      settle: {
        readout: 'angle',
        after: 2,
        first: { pace: 0.05 },
        second: { pace: 0.25 },
        answer: (edge, middle) => (middle > edge + 0.5 ? 0 : middle < edge - 0.5 ? 2 : 1),
      },
      explains: 'All points of the arc see the chord under the same angle.',
    },
    {
      asks: 'A and B are the ends of a diameter. What angle does C see?',
      options: ['60°', '90°', '180°'],
      settle: {
        readout: 'angle',
        after: 2,
        first: { arc: 180 },
        answer: (angle) => (angle < 75 ? 0 : angle < 120 ? 1 : 2),
      },
      explains: 'Half of 180°. Carpenters find the middle of a disc with a set square this way.',
    },
    {
      asks: 'C leaves the circle and walks farther outside. The angle there is…',
      options: ['wider', 'the same', 'narrower'],
      settle: {
        readout: 'angle',
        after: 3,
        first: { off: 1 },
        second: { off: 1.3 },
        answer: (a, b) => (b > a + 0.5 ? 0 : b < a - 0.5 ? 2 : 1),
      },
      explains:
        'From farther away the same chord looks smaller. The circle is just the border where it is half the angle at the centre.',
    },
  ],
  glossary: [
    { word: 'Chord', means: 'A straight line between two points of a circle.' },
    { word: 'Arc', means: 'A part of the edge of a circle.' },
    { word: 'Central angle', means: 'The angle at the middle of the circle, between two radii.' },
    { word: 'Inscribed angle', means: 'An angle whose tip lies on the circle.' },
  ],
  goals: [
    'Discover that the angle at the edge does not depend on where it is.',
    'Know the relation to the angle at the centre, and Thales as a special case.',
    'Compare points on, inside and outside the circle.',
  ],
  standards: ['CCSS HSG-C.A.2', 'England KS4 Mathematics: geometry and measures (circle theorems)'],
})
