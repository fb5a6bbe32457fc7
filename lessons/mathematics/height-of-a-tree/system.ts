import { system } from '@makebelieve/kit/simulation/system'
import { byDrawing, heightOfRay, type Sight, sceneOf } from './model.ts'
import { draw } from './view.ts'

export const heightOfATree = system<Sight>({
  id: 'height-of-a-tree',
  title: 'How high is the tree?',
  subject: 'mathematics',
  ages: [11, 16],
  words: [
    'height of a tree',
    'how high is the tree',
    'right triangle trigonometry',
    'sohcahtoa',
    'tangent of an angle',
    'angle of elevation',
    'measuring a height',
    'similar triangles',
    'clinometer',
    'height of a building',
    'tan ratio',
    'surveying with angles',
  ],
  tells: {
    young:
      'You want to know how high a tree is, but you cannot climb it. Look at the top through a tube and measure how steep it is. Then draw the same triangle small on paper: the small one tells you the height of the large one!',
    middle:
      'Distance, height and line of sight make a right-angled triangle. All triangles with the same angle are similar: height divided by distance is always the same number, the tangent of the angle. So height = distance × tan(angle), and the height of your eyes on top.',
    upper:
      'h = e + d·tan φ. The error of the result grows with d·Δφ/cos²φ: for a given tree it is least near φ = 45°, where the relative error is Δφ·2/sin 2φ. So stand about as far away as the tree is high.',
  },
  controls: [
    {
      id: 'distance',
      label: 'Distance to the tree',
      symbol: 'd',
      unit: 'm',
      from: 6,
      to: 50,
      usual: 20,
      about: 'From your feet to the foot of the tree.',
      restarts: true,
    },
    {
      id: 'tree',
      label: 'Height of the tree',
      symbol: 'h',
      unit: 'm',
      from: 4,
      to: 30,
      usual: 14,
      about: 'What you want to find out.',
      restarts: true,
    },
    {
      id: 'eye',
      label: 'Height of your eyes',
      symbol: 'e',
      unit: 'm',
      from: 0.8,
      to: 2,
      usual: 1.4,
      about: 'Above the ground.',
      restarts: true,
    },
    {
      id: 'pace',
      label: 'Speed of lifting',
      unit: '°/s',
      from: 4,
      to: 40,
      usual: 12,
      about: 'How quickly you lift the tube.',
    },
  ],
  readouts: [
    {
      id: 'angle',
      label: 'Angle of the tube',
      symbol: '\\varphi',
      unit: '°',
      digits: 1,
      about: 'Above level.',
      of: ({ angle }) => angle,
    },
    {
      id: 'ratio',
      label: 'Height for each metre',
      symbol: '\\tan\\varphi',
      unit: '',
      digits: 3,
      about: 'By how much the sight line rises for one metre of distance: the tangent of the angle.',
      of: ({ angle }, values) =>
        (heightOfRay(angle, values) - sceneOf(values).eye) / sceneOf(values).distance,
    },
    {
      id: 'height',
      label: 'Height by the drawing',
      unit: 'm',
      about: 'From the small triangle on paper, scaled up, and the eyes added.',
      of: ({ angle }, values) => byDrawing(angle, values),
    },
    {
      id: 'ray',
      label: 'Where the sight line hits',
      unit: 'm',
      about: 'How high it is at the tree, followed step by step.',
      of: ({ angle }, values) => heightOfRay(angle, values),
    },
    {
      id: 'sight',
      label: 'Line of sight',
      unit: 'm',
      about: 'From your eye to where it meets the tree.',
      of: ({ angle }, values) =>
        Math.hypot(sceneOf(values).distance, heightOfRay(angle, values) - sceneOf(values).eye),
    },
  ],
  graphs: [
    {
      id: 'height',
      title: 'Height over angle',
      x: 'angle',
      y: ['height'],
      about: 'It grows ever faster: at steep angles a small mistake matters much.',
    },
    {
      id: 'angle',
      title: 'The tube over time',
      x: 'time',
      y: ['angle'],
      about: 'It stops when the top is in sight.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ angle: 0, found: false }),
  step(state, values, dt) {
    if (state.found) return
    const { tree } = sceneOf(values)
    const next = state.angle + (values.pace ?? 12) * dt
    if (heightOfRay(next, values) < tree) {
      state.angle = next
      return
    }
    // The top is between the last angle and this one: halve until it is in the middle of the tube.
    let [low, high] = [state.angle, next]
    for (let i = 0; i < 30; i++) {
      const middle = (low + high) / 2
      if (heightOfRay(middle, values) < tree) low = middle
      else high = middle
    }
    state.angle = (low + high) / 2
    state.found = true
  },
  draw,
  describe: (state, values) =>
    state.found
      ? `The top of the tree is seen under ${state.angle.toFixed(1)} degrees from ${sceneOf(values).distance.toFixed(0)} metres away; it is ${byDrawing(state.angle, values).toFixed(1)} metres high.`
      : `The tube is lifted to ${state.angle.toFixed(0)} degrees and points to ${heightOfRay(state.angle, values).toFixed(1)} metres on the tree.`,
  effects: [
    {
      control: 'distance',
      readout: 'angle',
      goes: 'down',
      after: 20,
      says: 'From farther away the top is seen under a smaller angle.',
    },
    {
      control: 'tree',
      readout: 'angle',
      goes: 'up',
      after: 20,
      says: 'A higher tree is seen under a larger angle.',
    },
    {
      control: 'eye',
      readout: 'angle',
      goes: 'down',
      after: 20,
      says: 'With higher eyes you need to look up less.',
    },
    {
      control: 'pace',
      readout: 'angle',
      goes: 'up',
      after: 0.5,
      says: 'At a higher speed the tube is already higher.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The angle at which the top is found is the arc tangent of (h − e)/d.',
      readout: 'angle',
      expected: (values, time) => {
        const { distance, tree, eye } = sceneOf(values)
        return time > 4.5 ? (Math.atan((tree - eye) / distance) * 180) / Math.PI : undefined
      },
      until: 5,
      where: { pace: [22, 40] },
      within: 1e-5,
    },
    {
      kind: 'analytic',
      says: 'The small drawing, scaled up, gives the height of the tree.',
      readout: 'height',
      expected: ({ tree = 14 }, time) => (time > 4.5 ? tree : undefined),
      until: 5,
      where: { pace: [22, 40] },
      within: 1e-5,
    },
    {
      kind: 'published',
      says: 'Under 45° the tree is as high above your eyes as it is far away.',
      source: 'Euclid, Elements, book I, proposition 6: equal angles stand opposite equal sides.',
      values: { distance: 12.6, tree: 14, eye: 1.4, pace: 20 },
      readout: 'angle',
      at: 5,
      expected: 45,
      within: 1e-5,
    },
  ],
  formulas: [
    {
      tex: '\\tan\\varphi = \\frac{\\text{opposite}}{\\text{adjacent}} = \\frac{h-e}{d}',
      about: 'What the angle says about the sides.',
    },
    { tex: 'h = e + d\\,\\tan\\varphi', about: 'The height of the tree.' },
  ],
  tries: [
    {
      says: 'Walk away until the angle is 45°. What do you notice about the distance?',
      set: { distance: 12.6, tree: 14, eye: 1.4 },
    },
    { says: 'Go very close: the angle is steep.', set: { distance: 6, tree: 20 } },
    { says: 'Twice as far away: is the angle half as large?', set: { distance: 40, tree: 14 } },
    { says: 'Kneel down. How much does the angle change?', set: { eye: 0.8 } },
  ],
  questions: [
    {
      asks: 'You see the top under 45° and your eyes are 1.4 m above the ground, 12.6 m from the tree. How high is it?',
      options: ['12.6 m', '14 m', '25.2 m'],
      settle: {
        readout: 'height',
        after: 6,
        first: { distance: 12.6, tree: 14, eye: 1.4, pace: 20 },
        answer: (height) => (height < 13.3 ? 0 : height < 20 ? 1 : 2),
      },
      explains:
        'Under 45° it rises as much as it is far: 12.6 m above your eyes, and your eyes are 1.4 m up.',
    },
    {
      asks: 'You go twice as far away from a tree. The angle becomes…',
      options: ['exactly half', 'less than half', 'more than half'],
      settle: {
        readout: 'angle',
        after: 8,
        first: { distance: 10, tree: 14, pace: 20 },
        second: { distance: 20, tree: 14, pace: 20 },
        answer: (a, b) => (Math.abs(b / a - 0.5) < 0.005 ? 0 : b / a < 0.5 ? 1 : 2),
      },
      explains:
        'The tangent becomes half, not the angle: from 51.6° it falls to 32.2°, which is more than half.',
    },
    {
      asks: 'A tree twice as high above your eyes, seen from the same place. Its tangent…',
      options: ['doubles', 'grows by less', 'becomes four times as large'],
      settle: {
        readout: 'ratio',
        after: 8,
        first: { tree: 9, eye: 1, distance: 20, pace: 20 },
        second: { tree: 17, eye: 1, distance: 20, pace: 20 },
        answer: (a, b) => (Math.abs(b / a - 2) < 0.02 ? 0 : b / a < 2 ? 1 : 2),
      },
      explains:
        'The tangent is height divided by distance: twice the height, twice the tangent. Only the angle grows by less.',
    },
  ],
  glossary: [
    {
      word: 'Tangent',
      means: 'In a right-angled triangle: the side opposite an angle divided by the one beside it.',
    },
    { word: 'Angle of elevation', means: 'How steeply you look up.' },
    { word: 'Similar triangles', means: 'Triangles with the same angles: one is the other, enlarged.' },
    { word: 'Clinometer', means: 'An instrument that measures how steep a line of sight is.' },
  ],
  goals: [
    'Find a height without climbing, by an angle and a distance.',
    'Understand the tangent as a ratio in similar triangles.',
    'Tell what doubles when the distance doubles, and what does not.',
  ],
  standards: [
    'CCSS HSG-SRT.C.8',
    'CCSS HSG-SRT.C.6',
    'England KS3 Mathematics: geometry and measures (trigonometric ratios)',
  ],
})
