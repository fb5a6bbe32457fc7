import { system, type Values } from '@makebelieve/kit/simulation/system'
import { areaInside, cat, given, matrixNow, moved, shareOf, square, type Turned } from './model.ts'
import { draw } from './view.ts'

const areaOf = (state: Turned, values: Values) =>
  areaInside(square.map((corner) => moved(matrixNow(state, values), corner)))

const catArea = (state: Turned, values: Values) =>
  areaInside(cat.map((corner) => moved(matrixNow(state, values), corner)))

export const matrixTransformation = system<Turned>({
  id: 'matrix-transformation',
  title: 'A matrix moves the plane',
  subject: 'mathematics',
  ages: [14, 20],
  words: [
    'matrix transformation',
    'matrix',
    'matrices',
    'determinant',
    'linear transformation',
    'linear map',
    'shear transformation',
    'rotation matrix',
    'reflection matrix',
    'enlargement matrix',
    'linear algebra',
    'basis vector',
    'stretching and turning the plane',
  ],
  tells: {
    young:
      'A cat is drawn on a rubber sheet with squares. Two arrows say where the corners of one square go. Pull them, and the whole sheet follows: the cat is stretched, turned, leaned over or mirrored!',
    middle:
      'A matrix with four numbers moves every point of the plane. Its columns say where the arrows (1, 0) and (0, 1) go; everything else follows. The area of every shape is multiplied by the same number, the determinant ad − bc.',
    upper:
      'Linear maps of the plane: grid lines stay straight, parallel and evenly spaced, and the origin stays. The determinant is the signed factor of area: negative if left and right are exchanged, zero if the plane collapses to a line and nothing can be undone.',
  },
  controls: [
    {
      id: 'a',
      label: 'Red arrow, to the right',
      symbol: 'a',
      unit: '',
      from: -2,
      to: 2,
      usual: 1.2,
      step: 0.1,
      about: 'How far to the right the arrow (1, 0) goes.',
    },
    {
      id: 'c',
      label: 'Red arrow, up',
      symbol: 'c',
      unit: '',
      from: -2,
      to: 2,
      usual: 0.4,
      step: 0.1,
      about: 'How far up the arrow (1, 0) goes.',
    },
    {
      id: 'b',
      label: 'Blue arrow, to the right',
      symbol: 'b',
      unit: '',
      from: -2,
      to: 2,
      usual: 0.8,
      step: 0.1,
      about: 'How far to the right the arrow (0, 1) goes.',
    },
    {
      id: 'd',
      label: 'Blue arrow, up',
      symbol: 'd',
      unit: '',
      from: -2,
      to: 2,
      usual: 1.5,
      step: 0.1,
      about: 'How far up the arrow (0, 1) goes.',
    },
    {
      id: 'pace',
      label: 'Speed',
      unit: '×',
      from: 0.3,
      to: 3,
      usual: 1,
      about: 'How quickly the plane is moved.',
    },
  ],
  readouts: [
    {
      id: 'area',
      label: 'Area of the square',
      symbol: '\\det',
      unit: '',
      digits: 3,
      about: 'Measured from its corners; less than zero if it is mirrored.',
      of: areaOf,
    },
    {
      id: 'cat',
      label: 'Area of the cat',
      unit: '',
      digits: 3,
      about: 'Measured from its outline; less than zero if it is mirrored.',
      of: catArea,
    },
    {
      id: 'red',
      label: 'Length of the red arrow',
      unit: '',
      about: 'It was 1.',
      of: (state, values) => Math.hypot(...moved(matrixNow(state, values), [1, 0])),
    },
    {
      id: 'blue',
      label: 'Length of the blue arrow',
      unit: '',
      about: 'It was 1.',
      of: (state, values) => Math.hypot(...moved(matrixNow(state, values), [0, 1])),
    },
    {
      id: 'share',
      label: 'Done',
      unit: '%',
      digits: 0,
      about: 'How much of the change is made.',
      of: (state) => 100 * shareOf(state),
    },
  ],
  graphs: [
    {
      id: 'areas',
      title: 'Areas over time',
      x: 'time',
      y: ['area', 'cat'],
      about: 'Both change by the same factor.',
    },
    {
      id: 'arrows',
      title: 'The arrows over time',
      x: 'time',
      y: ['red', 'blue'],
      about: 'How long the two arrows become.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: () => ({ clock: 0 }),
  step(state, { pace = 1 }, dt) {
    state.clock += pace * dt
  },
  draw,
  describe(state, values) {
    const [a, b, c, d] = given(values)
    const area = areaOf(state, values)
    return `The matrix sends (1, 0) to (${a.toFixed(1)}, ${c.toFixed(1)}) and (0, 1) to (${b.toFixed(1)}, ${d.toFixed(1)}). Now the unit square has an area of ${Math.abs(area).toFixed(2)}${area < 0 ? ' and is mirrored' : ''}.`
  },
  effects: [
    {
      control: 'a',
      readout: 'area',
      goes: 'up',
      says: 'A red arrow farther to the right makes the area larger, as long as the blue one points up.',
    },
    {
      control: 'd',
      readout: 'area',
      goes: 'up',
      says: 'A blue arrow farther up makes the area larger, as long as the red one points to the right.',
    },
    {
      control: 'b',
      readout: 'area',
      goes: 'down',
      says: 'With c above zero, moving the blue arrow towards the red one makes the area smaller.',
    },
    {
      control: 'c',
      readout: 'area',
      goes: 'down',
      says: 'With b above zero, moving the red arrow towards the blue one makes the area smaller.',
    },
    {
      control: 'pace',
      readout: 'share',
      goes: 'up',
      after: 1.6,
      over: [0.6, 1.9],
      says: 'At a higher speed more of the change is done.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'When the change is made, the area measured from the corners is ad − bc.',
      readout: 'area',
      expected: ({ a = 1, b = 0, c = 0, d = 1, pace = 1 }, time) => {
        const clock = pace * time
        return clock > 3.05 && clock < 5.95 ? a * d - b * c : undefined
      },
      until: 5,
      where: { pace: [1, 1.5], a: [0.5, 2], d: [0.5, 2], b: [-2, 0], c: [0, 2] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'On the way, the cat’s area is multiplied by 1 + s(a + d − 2) + s²((a − 1)(d − 1) − bc).',
      readout: 'cat',
      expected: (values, time, start) => {
        const { a = 1, b = 0, c = 0, d = 1, pace = 1 } = values
        const s = shareOf({ clock: pace * time })
        return catArea(start, values) * (1 + s * (a + d - 2) + s * s * ((a - 1) * (d - 1) - b * c))
      },
      until: 9,
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'A shear keeps areas: parallelograms on the same base between the same parallels are equal.',
      source: 'Euclid, Elements, book I, proposition 35.',
      values: { a: 1, b: 1.7, c: 0, d: 1 },
      readout: 'area',
      at: 4,
      expected: 1,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Three fifths and four fifths make a rotation: the arrow keeps its length.',
      source: 'The triple 3, 4, 5: Euclid, Elements, book I, proposition 47.',
      values: { a: 0.6, b: -0.8, c: 0.8, d: 0.6 },
      readout: 'red',
      at: 4,
      expected: 1,
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\\begin{pmatrix} x \\\\ y \\end{pmatrix} = \\begin{pmatrix} ax+by \\\\ cx+dy \\end{pmatrix}',
      about: 'Where the point (x, y) goes.',
    },
    { tex: '\\det = ad - bc', about: 'The factor of all areas.' },
    {
      tex: '\\begin{pmatrix} \\cos\\varphi & -\\sin\\varphi \\\\ \\sin\\varphi & \\cos\\varphi \\end{pmatrix}',
      about: 'A rotation.',
    },
  ],
  tries: [
    { says: 'A shear: lean the cat over. What happens to its area?', set: { a: 1, b: 1.5, c: 0, d: 1 } },
    { says: 'Turn it by a quarter.', set: { a: 0, b: -1, c: 1, d: 0 } },
    {
      says: 'A mirror: which number tells that left and right are exchanged?',
      set: { a: -1, b: 0, c: 0, d: 1 },
    },
    { says: 'Flatten the whole plane to a line. Could you undo it?', set: { a: 1, b: 2, c: 0.5, d: 1 } },
    { says: 'Twice as large in both directions.', set: { a: 2, b: 0, c: 0, d: 2 } },
  ],
  questions: [
    {
      asks: 'The plane is stretched to twice its size in both directions. The area of the cat becomes…',
      options: ['twice as large', 'four times as large', 'eight times as large'],
      settle: {
        readout: 'cat',
        after: 4,
        first: { a: 1, b: 0, c: 0, d: 1 },
        second: { a: 2, b: 0, c: 0, d: 2 },
        answer: (a, b) => Math.round(Math.log2(b / a)) - 1,
      },
      explains: 'Twice as wide and twice as high: the determinant is 2 × 2 = 4.',
    },
    {
      asks: 'A shear leans the cat far over: (0, 1) goes to (1.5, 1). What happens to its area?',
      options: ['It grows', 'It stays the same', 'It shrinks'],
      settle: {
        readout: 'cat',
        after: 4,
        first: { a: 1, b: 0, c: 0, d: 1 },
        second: { a: 1, b: 1.5, c: 0, d: 1 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 2 : 1),
      },
      explains:
        'Like a pile of cards that is pushed aside: every card keeps its length, and the height stays.',
    },
    {
      asks: 'Both arrows point along the same line. What is the area of the square now?',
      options: ['Zero', 'One', 'As large as can be'],
      settle: {
        readout: 'area',
        after: 4,
        first: { a: 1, b: 2, c: 0.5, d: 1 },
        answer: (area) => (Math.abs(area) < 0.01 ? 0 : Math.abs(area) < 1.5 ? 1 : 2),
      },
      explains: 'Everything is pressed onto one line. The determinant is zero, and no matrix can undo it.',
    },
  ],
  glossary: [
    { word: 'Matrix', means: 'Numbers in rows and columns; here four that say how the plane is moved.' },
    { word: 'Determinant', means: 'ad − bc: by how much areas are multiplied, negative if mirrored.' },
    { word: 'Shear', means: 'A push that leans shapes over and keeps their areas.' },
    { word: 'Basis vectors', means: 'The arrows (1, 0) and (0, 1), of which all others are made.' },
  ],
  goals: [
    'Read off a matrix where the two arrows go.',
    'Understand the determinant as a factor of area, its sign and its zero.',
    'Recognise shears, rotations, reflections and stretches.',
  ],
  standards: [
    'CCSS HSN-VM.C.12',
    'England A-level Further Mathematics: matrices (transformations, determinants)',
  ],
})
