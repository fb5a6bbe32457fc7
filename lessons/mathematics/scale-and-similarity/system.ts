import { system, type Values } from '@makebelieve/kit/simulation/system'
import { edgeOf, openFaces, type Pile } from './model.ts'
import { draw } from './view.ts'

const surface = (state: Pile, values: Values) => openFaces(state, values) * (values.size ?? 1) ** 2
const volume = ({ laid }: Pile, { size = 1 }: Values) => laid * size ** 3

export const scaleAndSimilarity = system<Pile>({
  id: 'scale-and-similarity',
  title: 'Twice as large: lengths, areas, volumes',
  subject: 'mathematics',
  ages: [10, 16],
  words: [
    'scale and similarity',
    'scale factor',
    'square-cube law',
    'surface area and volume of cubes',
    'surface to volume ratio',
    'enlargement',
    'similar shapes',
    'twice as large',
    'volume of a cube',
    'surface area of a cube',
    'building with cubes',
    'why elephants have thick legs',
    'why mice are always hungry',
  ],
  tells: {
    young:
      'Build a cube twice as wide from little cubes. You need not two, but eight of them! And a cube three times as wide takes 27. But for painting the outside you need only four times and nine times as much paint.',
    middle:
      'If a body becomes k times as long, its surface becomes k² times and its volume k³ times as large. So large bodies have little surface for what is inside: an elephant keeps warm easily, a mouse must eat all day.',
    upper:
      'Under a similarity with factor k, areas scale with k² and volumes with k³, so the ratio of surface to volume falls with 1/k; for a cube it is 6/a. Galilei’s square-cube law follows: weight grows with k³, the strength of bones with k².',
  },
  controls: [
    {
      id: 'edge',
      label: 'Little cubes along an edge',
      symbol: 'k',
      unit: '',
      from: 1,
      to: 6,
      usual: 3,
      step: 1,
      about: 'How many times as wide as a little cube the large one is: the scale factor.',
      restarts: true,
    },
    {
      id: 'size',
      label: 'Size of a little cube',
      unit: 'cm',
      from: 0.5,
      to: 2,
      usual: 1,
      step: 0.1,
      about: 'The edge of one little cube.',
    },
    {
      id: 'rate',
      label: 'Cubes in a second',
      unit: '1/s',
      from: 1,
      to: 60,
      usual: 6,
      logarithmic: true,
      about: 'How quickly the cubes are laid.',
    },
  ],
  readouts: [
    {
      id: 'length',
      label: 'Edge of the large cube',
      unit: 'cm',
      digits: 1,
      about: 'When it is finished.',
      of: (_, values) => edgeOf(values) * (values.size ?? 1),
    },
    {
      id: 'laid',
      label: 'Little cubes laid',
      unit: '',
      digits: 0,
      about: 'Counted one by one.',
      of: ({ laid }) => laid,
    },
    {
      id: 'surface',
      label: 'Surface',
      symbol: 'S',
      unit: 'cm²',
      digits: 1,
      about: 'All faces that are open to the air, counted: also those below.',
      of: surface,
    },
    {
      id: 'volume',
      label: 'Volume',
      symbol: 'V',
      unit: 'cm³',
      digits: 1,
      about: 'All little cubes together.',
      of: volume,
    },
    {
      id: 'ratio',
      label: 'Surface for each cm³',
      symbol: 'S/V',
      unit: '1/cm',
      about: 'How much skin there is for what’s inside.',
      known: ({ laid }) => laid > 0,
      of: (state, values) => (state.laid > 0 ? surface(state, values) / volume(state, values) : 0),
    },
  ],
  graphs: [
    {
      id: 'growth',
      title: 'Surface and volume over time',
      x: 'time',
      y: ['surface', 'volume'],
      about: 'The volume grows evenly with the cubes; the surface falls behind.',
    },
    {
      id: 'ratio',
      title: 'Surface for each cm³',
      x: 'time',
      y: ['ratio'],
      about: 'The larger the pile, the less surface for each cube.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({ laid: 0, due: 0 }),
  step(state, values, dt) {
    state.due += (values.rate ?? 6) * dt
    while (state.due >= 1 - 1e-9) {
      state.due = Math.max(0, state.due - 1)
      if (state.laid < edgeOf(values) ** 3) state.laid++
    }
  },
  draw,
  describe: (state, values) =>
    `${state.laid} of ${edgeOf(values) ** 3} little cubes are laid. The surface is ${surface(state, values).toFixed(1)} square centimetres, the volume ${volume(state, values).toFixed(1)} cubic centimetres.`,
  effects: [
    {
      control: 'edge',
      readout: 'volume',
      goes: 'up',
      after: 5,
      given: { rate: 60 },
      says: 'A larger cube has a much larger volume.',
    },
    {
      control: 'edge',
      readout: 'ratio',
      goes: 'down',
      after: 5,
      given: { rate: 60 },
      says: 'A larger cube has less surface for each cubic centimetre.',
    },
    {
      control: 'size',
      readout: 'ratio',
      goes: 'down',
      after: 5,
      given: { rate: 60 },
      says: 'So do larger little cubes.',
    },
    {
      control: 'rate',
      readout: 'laid',
      goes: 'up',
      after: 2,
      over: [1, 12],
      says: 'Faster hands lay more cubes.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The open faces, looked for one by one, are 6 times the square of the edge.',
      readout: 'surface',
      expected: (values, time) => (time > 4.6 ? 6 * (edgeOf(values) * (values.size ?? 1)) ** 2 : undefined),
      until: 4.8,
      where: { rate: [50, 60] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'The cubes, counted one by one, fill the third power of the edge.',
      readout: 'volume',
      expected: (values, time) => (time > 4.6 ? (edgeOf(values) * (values.size ?? 1)) ** 3 : undefined),
      until: 4.8,
      where: { rate: [50, 60] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'Twice as long is eight times as heavy.',
      source: 'Galileo Galilei, Discorsi e dimostrazioni matematiche (1638), second day.',
      values: { edge: 2, size: 1, rate: 60 },
      readout: 'volume',
      at: 2,
      expected: 8,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'S = 6a^2, \\qquad V = a^3', about: 'Surface and volume of a cube with the edge a.' },
    { tex: 'a \\to k a:\\quad S \\to k^2 S, \\quad V \\to k^3 V', about: 'What a scale factor does.' },
    { tex: '\\frac{S}{V} = \\frac{6}{a}', about: 'Small bodies have much surface for their size.' },
  ],
  tries: [
    { says: 'How many little cubes for twice the edge? Guess, then watch.', set: { edge: 2, rate: 2 } },
    { says: 'And for three times?', set: { edge: 3, rate: 6 } },
    {
      says: 'A mouse and an elephant: compare the surface for each cm³ at 1 and at 6.',
      set: { edge: 6, rate: 60 },
    },
    { says: 'Halve the size of the little cubes. What happens to the volume?', set: { size: 0.5, rate: 30 } },
  ],
  questions: [
    {
      asks: 'A cube becomes twice as wide. Its volume becomes…',
      options: ['twice as large', 'four times as large', 'eight times as large'],
      settle: {
        readout: 'volume',
        after: 5,
        first: { edge: 2, rate: 60 },
        second: { edge: 4, rate: 60 },
        answer: (a, b) => Math.round(Math.log2(b / a)) - 1,
      },
      explains: 'Twice as wide, twice as deep and twice as high: 2 × 2 × 2 = 8.',
    },
    {
      asks: 'And the paint you need for its outside?',
      options: ['twice as much', 'four times as much', 'eight times as much'],
      settle: {
        readout: 'surface',
        after: 5,
        first: { edge: 2, rate: 60 },
        second: { edge: 4, rate: 60 },
        answer: (a, b) => Math.round(Math.log2(b / a)) - 1,
      },
      explains: 'Each of its six sides is twice as wide and twice as high: 2 × 2 = 4.',
    },
    {
      asks: 'Warmth leaves through the skin. Who has more skin for each gram of body?',
      options: ['A mouse', 'Both the same', 'An elephant'],
      settle: {
        readout: 'ratio',
        after: 5,
        first: { edge: 1, rate: 60 },
        second: { edge: 6, rate: 60 },
        answer: (small, large) => (small > large * 1.05 ? 0 : small < large * 0.95 ? 2 : 1),
      },
      explains:
        'The small cube has six times as much surface for each cubic centimetre as the large one. Mice must eat a lot to stay warm.',
    },
  ],
  glossary: [
    { word: 'Similar', means: 'Of the same shape, but not of the same size.' },
    { word: 'Scale factor', means: 'By how much all lengths are multiplied.' },
    { word: 'Surface', means: 'All that could be painted, in square centimetres.' },
    { word: 'Volume', means: 'How much room a body takes, in cubic centimetres.' },
  ],
  goals: [
    'Find by counting how surface and volume grow with the edge.',
    'Use the factors k, k² and k³.',
    'Explain why large and small animals are built differently.',
  ],
  standards: [
    'CCSS 6.G.A.2',
    'CCSS HSG-GMD.A.3',
    'England KS4 Mathematics: geometry and measures (lengths, areas and volumes of similar figures)',
  ],
})
