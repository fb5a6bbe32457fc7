import { system } from '@makebelieve/kit/simulation/system'
import { moves, type Proof, sides, uncovered } from './model.ts'
import { draw } from './view.ts'

export const pythagoras = system<Proof>({
  id: 'pythagoras',
  title: 'Pythagoras’ theorem',
  subject: 'mathematics',
  ages: [10, 16],
  words: [
    'pythagoras',
    'pythagorean theorem',
    'theorem of pythagoras',
    "pythagoras' theorem",
    'right-angled triangle',
    'right triangle',
    'hypotenuse',
    'squares on the sides of a triangle',
    'a squared plus b squared',
    'proof of pythagoras',
    'pythagorean triple',
    'length of the longest side',
  ],
  tells: {
    young:
      'Draw a square on every side of a triangle with a right angle. The two small squares together have exactly as many tiles as the big one! Watch four paper triangles slide about: the empty space stays the same size, and first it is the big square, then the two small ones.',
    middle:
      'In a right-angled triangle a² + b² = c². Four copies of the triangle lie in a square of side a + b. In one arrangement the space left free is c², in the other it is a² and b². Moving pieces about does not change how much is free, so both are equal.',
    upper:
      'The rearrangement proof rests on two facts only: area is additive, and it is invariant under translations. The four triangles cover 2ab of (a + b)², so what is left is a² + b² in every arrangement without overlaps; in the first it is the square on the hypotenuse.',
  },
  controls: [
    {
      id: 'legA',
      label: 'First short side',
      symbol: 'a',
      unit: 'cm',
      from: 1,
      to: 5,
      usual: 3,
      step: 0.1,
      about: 'One of the two sides that meet at the right angle.',
    },
    {
      id: 'legB',
      label: 'Second short side',
      symbol: 'b',
      unit: 'cm',
      from: 1,
      to: 5,
      usual: 4,
      step: 0.1,
      about: 'The other side at the right angle.',
    },
    {
      id: 'pace',
      label: 'Speed of the pieces',
      unit: '×',
      from: 0.25,
      to: 2,
      usual: 1,
      about: 'How quickly the triangles slide.',
    },
  ],
  readouts: [
    {
      id: 'squareA',
      label: 'Square on the first side',
      symbol: 'a^2',
      unit: 'cm²',
      about: 'The area of the yellow square.',
      of: (_, values) => sides(values).a ** 2,
    },
    {
      id: 'squareB',
      label: 'Square on the second side',
      symbol: 'b^2',
      unit: 'cm²',
      about: 'The area of the blue square.',
      of: (_, values) => sides(values).b ** 2,
    },
    {
      id: 'free',
      label: 'Space left free',
      unit: 'cm²',
      about: 'What the four triangles leave uncovered, measured strip by strip.',
      of: uncovered,
    },
    {
      id: 'longest',
      label: 'Longest side',
      symbol: 'c',
      unit: 'cm',
      digits: 3,
      about: 'The root of the free space: the side of a square of that size.',
      of: (state, values) => Math.sqrt(uncovered(state, values)),
    },
    {
      id: 'moved',
      label: 'Moved so far',
      unit: '%',
      digits: 0,
      about: 'How much of the rearranging is done: 0 shows c², 100 shows a² and b².',
      of: (state) => moves(state).reduce((sum, one) => sum + (100 * one) / 3, 0),
    },
  ],
  graphs: [
    {
      id: 'areas',
      title: 'Areas over time',
      x: 'time',
      y: ['free', 'squareA', 'squareB'],
      about: 'The free space is a flat line: sliding pieces about does not change it.',
    },
    {
      id: 'moved',
      title: 'The moves over time',
      x: 'time',
      y: ['moved'],
      about: 'Three moves there, a rest, and three moves back.',
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
    const { a, b } = sides(values)
    const done =
      moves(state)[2] === 1 ? 'two squares' : moves(state)[0] === 0 ? 'one tilted square' : 'pieces'
    return `The short sides are ${a.toFixed(1)} and ${b.toFixed(1)} centimetres. The four triangles leave ${uncovered(state, values).toFixed(1)} square centimetres free, in ${done}.`
  },
  effects: [
    {
      control: 'legA',
      readout: 'free',
      goes: 'up',
      says: 'A longer first side makes the square on the longest side larger.',
    },
    {
      control: 'legB',
      readout: 'longest',
      goes: 'up',
      says: 'A longer second side makes the longest side longer.',
    },
    { control: 'pace', readout: 'moved', goes: 'up', after: 2.6, says: 'At a higher speed more has moved.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'What is left free, measured in strips, is a² + b² at every moment of the moves.',
      readout: 'free',
      expected: ({ legA = 3, legB = 4 }) => legA ** 2 + legB ** 2,
      until: 7,
      where: { pace: [0.9, 2] },
      within: 0.002,
    },
    {
      kind: 'conserved',
      says: 'Sliding the pieces never changes the space left free.',
      readout: 'free',
      until: 12,
      where: { pace: [1, 2] },
    },
    {
      kind: 'published',
      says: 'Sides of 3 and 4 give 5, the oldest of the right-angled triangles in whole numbers.',
      source: 'Euclid, Elements, book I, proposition 47, and every school book since.',
      values: { legA: 3, legB: 4 },
      readout: 'longest',
      at: 5,
      expected: 5,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'Sides of 119 and 120 give 169, known in Babylon some 3,800 years ago (here 3.57, 3.60 and 5.07).',
      source:
        'Clay tablet Plimpton 322, first row; Neugebauer and Sachs, Mathematical Cuneiform Texts (1945).',
      values: { legA: 3.57, legB: 3.6 },
      readout: 'longest',
      at: 4,
      expected: 5.07,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: 'a^2 + b^2 = c^2', about: 'The two small squares together are the big one.' },
    {
      tex: '(a+b)^2 - 4\\cdot\\tfrac{1}{2}ab = a^2 + b^2',
      about: 'The whole square without the four triangles.',
    },
    { tex: 'c = \\sqrt{a^2 + b^2}', about: 'The longest side from the two short ones.' },
  ],
  tries: [
    {
      says: 'Count the tiles: 9 yellow and 16 blue make 25. How long is the red side?',
      set: { legA: 3, legB: 4 },
    },
    { says: 'Make both short sides equal. What is the longest side now?', set: { legA: 3, legB: 3 } },
    {
      says: 'Make a long thin triangle: the longest side is hardly longer than the second.',
      set: { legA: 1, legB: 5 },
    },
    { says: 'Slow the pieces down and say aloud where the red square goes.', set: { pace: 0.4 } },
  ],
  questions: [
    {
      asks: 'The triangles slide about in the frame. What happens to the space they leave free?',
      options: ['It shrinks for a while', 'It stays the same all the time', 'It grows for a while'],
      settle: {
        readout: 'free',
        after: 3.5,
        first: { pace: 0.25 },
        second: { pace: 1 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 2 : 1),
      },
      explains: 'No piece gets larger or lies on another. What is not covered here is not covered there.',
    },
    {
      asks: 'The short sides are 3 cm and 4 cm. How long is the longest side?',
      options: ['5 cm', '6 cm', '7 cm'],
      settle: {
        readout: 'longest',
        after: 1,
        first: { legA: 3, legB: 4 },
        answer: (c) => Math.round(c) - 5,
      },
      explains: 'The squares have 9 and 16 tiles, together 25. A square with 25 tiles has sides of 5.',
    },
    {
      asks: 'Both short sides are doubled. What happens to the square on the longest side?',
      options: [
        'It becomes twice as large',
        'It becomes three times as large',
        'It becomes four times as large',
      ],
      settle: {
        readout: 'free',
        after: 1,
        first: { legA: 1.5, legB: 2 },
        second: { legA: 3, legB: 4 },
        answer: (a, b) => Math.round(b / a) - 2,
      },
      explains: 'Twice as wide and twice as high: 2 times 2. The longest side itself only doubles.',
    },
  ],
  glossary: [
    { word: 'Right angle', means: 'A quarter of a turn, 90 degrees, as at the corner of a page.' },
    { word: 'Hypotenuse', means: 'The longest side of a right-angled triangle, opposite the right angle.' },
    { word: 'Leg', means: 'One of the two short sides, which meet at the right angle.' },
    { word: 'Area', means: 'How much space a flat shape takes up, counted in tiles.' },
    { word: 'Proof', means: 'A chain of reasons that shows why something must always be true.' },
  ],
  goals: [
    'See why the two small squares together are as large as the big one.',
    'Work out the third side of a right-angled triangle.',
    'Tell a proof from an example: the pieces slide for every triangle.',
  ],
  standards: ['CCSS 8.G.B.6', 'CCSS 8.G.B.7', 'England KS3 Mathematics: geometry and measures'],
})
