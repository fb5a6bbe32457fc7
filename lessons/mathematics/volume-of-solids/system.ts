import { system, type Values } from '@makebelieve/kit/simulation/system'
import { boxAround, type Filling, solidOf, solids, surfaceOf } from './model.ts'
import { draw } from './view.ts'

/** What a formula book has for them, beside the box around. */
const shares = [1, Math.PI / 4, Math.PI / 12, 1 / 3, Math.PI / 6]

export const volumeOfSolids = system<Filling>({
  id: 'volume-of-solids',
  title: 'Volumes of solids, filled layer by layer',
  subject: 'mathematics',
  ages: [10, 17],
  words: [
    'volume of solids',
    'volumes of solids',
    'volume of a cone',
    'volume of a cylinder',
    'volume of a sphere',
    'volume of a pyramid',
    'volume of a box',
    'volume of a cuboid',
    'volume of a prism',
    'volume of a cone and a cylinder',
    'cone and cylinder',
    'surface area and volume of a box',
    'surface area of a box',
    'surface area of a cylinder',
    'surface area of a sphere',
    'surface area of a cone',
    'three-dimensional shapes',
    '3d shapes',
    'geometric solids',
    'volume formulas',
    'cavalieri',
  ],
  tells: {
    young:
      'Fill shapes with water, layer by layer. A box is full up to its corners. A cone that is as wide and as high as a cylinder holds only a third of it: three cones fill one cylinder!',
    middle:
      'The volume of a box is width times depth times height. A cylinder has the same layer everywhere, π/4 of that of the box around. In cones and pyramids the layers shrink to a point, and only a third of that is left.',
    upper:
      'A volume is the sum of its layers, V = ∫A(y)dy. Where layers shrink as (1 − y/h)², the integral gives a third; in a sphere, with y(h − y), a sixth of π times the cube around. Equal layers mean equal volumes: Cavalieri’s principle.',
  },
  controls: [
    {
      id: 'solid',
      label: 'Solid',
      unit: '',
      from: 0,
      to: 4,
      usual: 2,
      options: solids.map(({ name }) => name),
      about: 'What is filled. A sphere of three different sizes is an ellipsoid.',
      restarts: true,
    },
    {
      id: 'width',
      label: 'Width',
      symbol: 'w',
      unit: 'cm',
      from: 2,
      to: 10,
      usual: 6,
      step: 0.5,
      about: 'From left to right; of round solids the diameter.',
      restarts: true,
    },
    {
      id: 'depth',
      label: 'Depth',
      symbol: 'd',
      unit: 'cm',
      from: 2,
      to: 10,
      usual: 6,
      step: 0.5,
      about: 'From front to back; of round solids the other diameter.',
      restarts: true,
    },
    {
      id: 'height',
      label: 'Height',
      symbol: 'h',
      unit: 'cm',
      from: 2,
      to: 10,
      usual: 8,
      step: 0.5,
      about: 'From the ground to the top.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'level',
      label: 'Filled up to',
      unit: 'cm',
      digits: 1,
      about: 'The height of the water.',
      of: ({ level }) => level,
    },
    {
      id: 'filled',
      label: 'Volume filled',
      symbol: 'V',
      unit: 'cm³',
      digits: 1,
      about: 'All layers so far, added up.',
      of: ({ filled }) => filled,
    },
    {
      id: 'share',
      label: 'Share of the box around',
      unit: '%',
      digits: 1,
      about: 'What was filled, of the box with the same width, depth and height.',
      of: ({ filled }, values) => (100 * filled) / boxAround(values),
    },
    {
      id: 'surface',
      label: 'Surface',
      symbol: 'S',
      unit: 'cm²',
      digits: 1,
      about: 'All that could be painted, with the ground it stands on.',
      of: (_, values) => surfaceOf(values),
    },
  ],
  graphs: [
    {
      id: 'filled',
      title: 'Volume while it fills',
      x: 'level',
      y: ['filled'],
      about: 'Even for a box; steep at first for a cone, whose lowest layers are the largest.',
    },
  ],
  dt: 1 / 100,
  pace: 1,
  timeUnit: 's',
  start: () => ({ level: 0, filled: 0 }),
  step(state, values, dt) {
    const { width = 6, depth = 6, height = 8 } = values
    const rise = Math.min(2 * dt, height - state.level)
    if (rise <= 0) return
    const layer = solidOf(values).layer((state.level + rise / 2) / height)
    state.filled += layer * width * depth * rise
    state.level += rise
  },
  draw,
  describe: ({ level, filled }, values) =>
    `The ${solidOf(values).name} is filled up to ${level.toFixed(1)} of ${(values.height ?? 8).toFixed(1)} centimetres and holds ${filled.toFixed(1)} cubic centimetres.`,
  effects: [
    { control: 'width', readout: 'filled', goes: 'up', after: 6, says: 'Wider solids hold more.' },
    { control: 'depth', readout: 'filled', goes: 'up', after: 6, says: 'Deeper solids hold more.' },
    { control: 'height', readout: 'filled', goes: 'up', after: 6, says: 'Higher solids hold more.' },
    { control: 'height', readout: 'surface', goes: 'up', after: 1, says: 'Higher solids have more surface.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'All layers together are what the formula of the solid says.',
      readout: 'filled',
      expected: (values: Values, time) => {
        const share = shares[Math.round(values.solid ?? 2)] ?? 0
        return time > 5.2
          ? share * (values.width ?? 6) * (values.depth ?? 6) * (values.height ?? 8)
          : undefined
      },
      until: 6,
      within: 1e-3,
    },
    {
      kind: 'analytic',
      says: 'The surface of a box, put together of small pieces, is that of its six sides.',
      readout: 'surface',
      expected: ({ width = 6, depth = 6, height = 8 }) =>
        2 * (width * depth + width * height + depth * height),
      until: 1,
      where: { solid: [0, 0] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'A cone has a third of the cylinder around it: 5 cm wide and 6 cm high, 39.27 cm³ of 117.81.',
      source: 'Euclid, Elements, book XII, proposition 10.',
      values: { solid: 2, width: 5, depth: 5, height: 6 },
      readout: 'filled',
      at: 4,
      expected: 39.27,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'The surface of a ball is four times its great circle: 6 cm wide, 113.1 cm².',
      source: 'Archimedes, On the Sphere and Cylinder, book I, proposition 33.',
      values: { solid: 4, width: 6, depth: 6, height: 6 },
      readout: 'surface',
      at: 1,
      expected: 113.1,
      within: 0.01,
    },
  ],
  formulas: [
    {
      tex: 'V_{\\text{box}} = w\\,d\\,h,\\quad V_{\\text{cylinder}} = \\pi r^2 h',
      about: 'The same layer everywhere.',
    },
    {
      tex: 'V_{\\text{cone}} = \\tfrac13 \\pi r^2 h,\\quad V_{\\text{pyramid}} = \\tfrac13 w\\,d\\,h',
      about: 'Layers that shrink to a point.',
    },
    {
      tex: 'V_{\\text{sphere}} = \\tfrac43 \\pi r^3,\\quad S_{\\text{sphere}} = 4\\pi r^2',
      about: 'Of a ball with the radius r.',
    },
    { tex: 'S_{\\text{box}} = 2(wd + wh + dh)', about: 'Its six sides.' },
  ],
  tries: [
    { says: 'Fill a cylinder.', set: { solid: 1 } },
    { says: 'And a cone that fits into it. How many of it fill the cylinder?', set: { solid: 2 } },
    {
      says: 'A ball in a cube: how much of the cube does it fill?',
      set: { solid: 4, width: 6, depth: 6, height: 6 },
    },
    { says: 'A box twice as high: what becomes of volume and surface?', set: { solid: 0, height: 10 } },
  ],
  questions: [
    {
      asks: 'A cone is as wide and as high as a cylinder. How many cones of water fill the cylinder?',
      options: ['Two', 'Three', 'Four'],
      settle: {
        readout: 'filled',
        after: 6,
        first: { solid: 1 },
        second: { solid: 2 },
        answer: (cylinder, cone) => Math.round(cylinder / cone) - 2,
      },
      explains:
        'The layers of the cone shrink to a point. Together they are a third of those of the cylinder.',
    },
    {
      asks: 'A ball lies in a cube that it just fits. How much of the cube does it fill?',
      options: ['About a third', 'About half', 'About nine tenths'],
      settle: {
        readout: 'share',
        after: 6,
        first: { solid: 4, width: 6, depth: 6, height: 6 },
        answer: (share) => (share < 40 ? 0 : share < 70 ? 1 : 2),
      },
      explains: 'π/6 of it, which is 52 percent.',
    },
    {
      asks: 'A box is made twice as wide. Its volume becomes…',
      options: ['twice as large', 'four times as large', 'eight times as large'],
      settle: {
        readout: 'filled',
        after: 6,
        first: { solid: 0, width: 4 },
        second: { solid: 0, width: 8 },
        answer: (one, two) => Math.round(Math.log2(two / one)) - 1,
      },
      explains: 'Only one of its three sides has doubled.',
    },
  ],
  glossary: [
    { word: 'Volume', means: 'How much room a body takes, in cubic centimetres.' },
    { word: 'Surface', means: 'All that could be painted, in square centimetres.' },
    { word: 'Layer', means: 'A thin slice of a body, all at the same height.' },
    { word: 'Ellipsoid', means: 'A sphere that is stretched: width, depth and height may differ.' },
  ],
  goals: [
    'Find volumes of boxes, cylinders, cones, pyramids and spheres.',
    'See why a cone has a third of its cylinder.',
    'Tell volume and surface apart.',
  ],
  standards: [
    'CCSS 7.G.B.6',
    'CCSS 8.G.C.9',
    'CCSS HSG-GMD.A.1',
    'England KS4 Mathematics: geometry and measures',
  ],
})
