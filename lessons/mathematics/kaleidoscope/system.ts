import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { imagesOf, mirrorsOf, mostPoints, type Pen, penAt } from './model.ts'
import { draw } from './view.ts'

/** A point that lies on no mirror, to count images of. */
const probe = (values: Parameters<typeof mirrorsOf>[0]) => {
  const angle = (Math.PI / mirrorsOf(values)) * 0.37
  return [Math.cos(angle), Math.sin(angle)] as const
}

export const kaleidoscope = system<Pen>({
  id: 'kaleidoscope',
  title: 'A kaleidoscope: mirror symmetry',
  subject: 'mathematics',
  ages: [7, 14],
  words: [
    'kaleidoscope',
    'mirror symmetry',
    'line of symmetry',
    'lines of symmetry',
    'reflection symmetry',
    'rotational symmetry',
    'symmetry pattern',
    'symmetrical drawing',
    'two mirrors',
    'images in two mirrors',
    'mandala',
    'snowflake symmetry',
  ],
  tells: {
    young:
      'A pen draws between two mirrors. In the mirrors you see more pens, and pens of pens, and together they draw a star! Put the mirrors closer together and the star gets more points.',
    middle:
      'Two mirrors that meet at an angle of 180° divided by n show 2n copies of everything: half of them as they are, half of them flipped. The picture has n lines of symmetry and looks the same after each nth part of a turn.',
    upper:
      'Two reflections in lines at the angle π/n generate the dihedral group with 2n elements: n rotations and n reflections. Two reflections in a row are a rotation by twice the angle between the mirrors. Every figure with this symmetry has its centre of mass in the middle.',
  },
  controls: [
    {
      id: 'mirrors',
      label: 'Lines of symmetry',
      symbol: 'n',
      unit: '',
      from: 2,
      to: 12,
      usual: 5,
      step: 1,
      about: 'The two mirrors stand at an angle of 180° divided by this number.',
      restarts: true,
    },
    {
      id: 'swing',
      label: 'Swing of the pen',
      unit: '',
      from: 0.1,
      to: 1,
      usual: 0.8,
      about: 'How far the pen goes in and out.',
      restarts: true,
    },
    {
      id: 'loops',
      label: 'From mirror to mirror',
      unit: '×',
      from: 1,
      to: 9,
      usual: 4,
      about: 'How quickly it goes from one mirror to the other.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Speed of the pen',
      unit: '×',
      from: 0.3,
      to: 4,
      usual: 1.5,
      about: 'How quickly it draws.',
    },
  ],
  readouts: [
    {
      id: 'copies',
      label: 'Pens you can see',
      unit: '',
      digits: 0,
      about: 'The pen itself, its images, and the images of images, counted until nothing new appears.',
      of: (_, values) => imagesOf(probe(values), values).length,
    },
    {
      id: 'angle',
      label: 'Angle between the mirrors',
      unit: '°',
      digits: 1,
      about: '180° divided by the lines of symmetry.',
      of: (_, values) => 180 / mirrorsOf(values),
    },
    {
      id: 'inked',
      label: 'Line of one pen',
      unit: 'radii',
      about: 'How long the line is that one pen has drawn.',
      of: ({ inked }) => inked,
    },
    {
      id: 'balance',
      label: 'Middle of all pens',
      unit: 'radii',
      digits: 4,
      about: 'How far the mean place of all pens is from the middle of the picture: nothing at all.',
      of: ({ time }, values) => {
        const all = imagesOf(penAt(time, values), values)
        return Math.hypot(
          all.reduce((sum, [x]) => sum + x, 0) / all.length,
          all.reduce((sum, [, y]) => sum + y, 0) / all.length,
        )
      },
    },
    {
      id: 'reach',
      label: 'Distance of the pen',
      unit: 'radii',
      about: 'From the middle of the picture.',
      of: ({ time }, values) => Math.hypot(...penAt(time, values)),
    },
  ],
  graphs: [
    {
      id: 'reach',
      title: 'Distance of the pen and of the middle',
      x: 'time',
      y: ['reach', 'balance'],
      about: 'Each pen swings, but together they balance.',
    },
    {
      id: 'inked',
      title: 'Line drawn',
      x: 'time',
      y: ['inked'],
      about: 'By one pen; all together draw so many times as much as there are pens.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({ time: 0, trail: [penAt(0, values)], inked: 0 }),
  step(state, values, dt) {
    const before = penAt(state.time, values)
    state.time += (values.pace ?? 1.5) * dt
    const now = penAt(state.time, values)
    state.inked += Math.hypot(now[0] - before[0], now[1] - before[1])
    keepTrail(state.trail, now, mostPoints)
  },
  draw,
  describe: (state, values) =>
    `Between two mirrors at ${(180 / mirrorsOf(values)).toFixed(0)} degrees ${2 * mirrorsOf(values)} pens draw a figure with ${mirrorsOf(values)} lines of symmetry; each line is ${state.inked.toFixed(1)} radii long.`,
  effects: [
    {
      control: 'mirrors',
      readout: 'copies',
      goes: 'up',
      after: 0.1,
      says: 'Mirrors that stand closer together show more pens.',
    },
    {
      control: 'swing',
      readout: 'reach',
      goes: 'up',
      after: 1.5,
      says: 'With more swing the pen comes farther out.',
    },
    {
      control: 'loops',
      readout: 'inked',
      goes: 'up',
      after: 8,
      says: 'Going back and forth more often it draws a longer line.',
    },
    { control: 'pace', readout: 'inked', goes: 'up', after: 4, says: 'A quicker pen draws a longer line.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Mirrors at 180°/n, reflected in each other until nothing new appears, show 2n pens.',
      readout: 'copies',
      expected: (values) => 2 * mirrorsOf(values),
      until: 0.3,
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'The middle of all pens stays in the middle of the picture.',
      readout: 'balance',
      beside: 'reach',
      until: 6,
    },
    {
      kind: 'published',
      says: 'Mirrors at 60° show a hexagonal pattern of 6 images.',
      source: 'David Brewster, A Treatise on the Kaleidoscope (1819).',
      values: { mirrors: 3 },
      readout: 'copies',
      at: 0.2,
      expected: 6,
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: '\\alpha = \\frac{180^\\circ}{n}',
      about: 'The angle between the mirrors, for n lines of symmetry.',
    },
    { tex: '\\text{pens} = 2n = \\frac{360^\\circ}{\\alpha}', about: 'How many you see.' },
    {
      tex: '\\sigma_2\\,\\sigma_1 = \\text{rotation by } 2\\alpha',
      about: 'Two reflections in a row are a turn.',
    },
  ],
  tries: [
    { says: 'Only two lines of symmetry: find them both.', set: { mirrors: 2 } },
    { says: 'Six lines: a snowflake.', set: { mirrors: 6, loops: 7 } },
    {
      says: 'Which pens are flipped and which are not? Look at the two colours.',
      set: { mirrors: 3, pace: 0.5 },
    },
    { says: 'Twelve lines and much swing: a lace.', set: { mirrors: 12, swing: 1, pace: 4 } },
  ],
  questions: [
    {
      asks: 'Two mirrors stand at a right angle. How many pens do you see, with the real one?',
      options: ['2', '3', '4'],
      settle: {
        readout: 'copies',
        after: 0.1,
        first: { mirrors: 2 },
        answer: (copies) => Math.round(copies) - 2,
      },
      explains: 'The pen, one image in each mirror, and one image of an image in the corner.',
    },
    {
      asks: 'The angle between the mirrors is halved. The number of pens…',
      options: ['stays', 'doubles', 'becomes four times as many'],
      settle: {
        readout: 'copies',
        after: 0.1,
        first: { mirrors: 3 },
        second: { mirrors: 6 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'As many pens fit round as the angle fits into a full turn.',
    },
    {
      asks: 'All pens move about. Where is the middle of all of them?',
      options: ['It follows the real pen', 'It stays in the middle', 'It moves the other way'],
      settle: {
        readout: 'balance',
        after: 4,
        first: {},
        answer: (off) => (off < 0.01 ? 1 : 0),
      },
      explains:
        'For every pen on one side there is one on the other. A symmetric figure balances on its centre.',
    },
  ],
  glossary: [
    {
      word: 'Line of symmetry',
      means: 'A line along which you can fold a figure so that both halves match.',
    },
    { word: 'Reflection', means: 'What a mirror does: left and right are exchanged.' },
    { word: 'Rotational symmetry', means: 'Looking the same after a part of a turn.' },
    { word: 'Image', means: 'What is to be seen in a mirror.' },
  ],
  goals: [
    'Find lines of symmetry in a figure.',
    'See how the angle of two mirrors decides how many images there are.',
    'Tell flipped copies from turned ones.',
  ],
  standards: ['CCSS 4.G.A.3', 'CCSS HSG-CO.A.3', 'England KS2 Mathematics: geometry (symmetry; year 4)'],
})
