import { system } from '@makebelieve/kit/simulation/system'
import { bar, energyAt, facings, fieldAt, forceAt, type Magnets, rubbing } from './model.ts'
import { draw } from './view.ts'

/** The field on the axis of a bar magnet, at a distance from its middle: the textbook's closed form. */
function onAxis(moment: number, from: number): number {
  return (2e-7 * moment * from) / (from ** 2 - 0.03 ** 2) ** 2
}

export const barMagnets = system<Magnets>({
  id: 'bar-magnets',
  title: 'Two bar magnets',
  subject: 'physics',
  ages: [7, 16],
  words: [
    'bar magnet',
    'magnetism',
    'two magnets',
    'magnetic field',
    'magnetic field lines',
    'north and south pole of a magnet',
    'magnets attract and repel',
    'magnetic poles',
    'compass needle',
    'compass and magnet',
    'how magnets work',
  ],
  tells: {
    young:
      'Each magnet has a north and a south end. North and south pull each other, but two norths push each other away! Little compasses all around show what the magnets do to the space near them. Let go of the sled and see.',
    middle:
      'Unlike poles attract, like poles repel, and the force grows quickly when they come close. Compass needles turn along the magnetic field. Between like poles there is a place where the field is zero.',
    upper:
      'Pole pairs with μ₀/4π · p₁p₂/r² give the force between two collinear dipoles: it falls as 1/r² close by and as 1/r⁴ far away. On the axis the field is μ₀/2π · mr/(r² − l²/4)².',
  },
  controls: [
    {
      id: 'facing',
      label: 'Facing ends',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: facings,
      about: 'Which ends of the two magnets face each other.',
      restarts: true,
    },
    {
      id: 'left',
      label: 'Strength of the left magnet',
      symbol: 'm_1',
      unit: 'A·m²',
      from: 0.5,
      to: 5,
      usual: 3,
      about: 'Its magnetic moment. A strong one of this size has 5.',
    },
    {
      id: 'right',
      label: 'Strength of the right magnet',
      symbol: 'm_2',
      unit: 'A·m²',
      from: 0.5,
      to: 5,
      usual: 3,
      about: 'The one on the sled.',
    },
    {
      id: 'gap',
      label: 'Starting distance',
      symbol: 's_0',
      unit: 'cm',
      from: 2,
      to: 20,
      usual: 7,
      about: 'Between the facing ends.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Mass of the sled',
      symbol: 'M',
      unit: 'g',
      from: 50,
      to: 300,
      usual: 100,
      about: 'With its magnet.',
    },
    {
      id: 'rub',
      label: 'Friction of the track',
      symbol: '\\mu',
      unit: '',
      from: 0,
      to: 0.02,
      usual: 0.002,
      about: 'The part of its weight that holds the sled back: 0.002 on a good air track.',
    },
  ],
  readouts: [
    {
      id: 'gap',
      label: 'Distance',
      symbol: 's',
      unit: 'cm',
      about: 'Between the facing ends.',
      of: ({ gap }) => gap * 100,
    },
    {
      id: 'force',
      label: 'Force',
      symbol: 'F',
      unit: 'mN',
      about: 'Plus pushes apart, minus pulls together.',
      of: ({ gap }, values) => 1000 * forceAt(gap, values),
    },
    {
      id: 'field',
      label: 'Field half-way',
      symbol: 'B',
      unit: 'µT',
      digits: 1,
      about: 'In the middle between the facing ends. The Earth’s is about 50.',
      of: ({ gap }, values) => 1e6 * fieldAt(gap / 2, 0, gap, values)[0],
    },
    {
      id: 'speed',
      label: 'Speed of the sled',
      symbol: 'v',
      unit: 'cm/s',
      digits: 1,
      about: 'Plus is away.',
      of: ({ speed }) => speed * 100,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'W',
      unit: 'mJ',
      digits: 3,
      about: 'Of motion, of the magnets on each other, and what friction turned into heat.',
      of: ({ gap, speed, heat }, values) =>
        1000 * (0.0005 * (values.mass ?? 100) * speed ** 2 + energyAt(gap, values) + heat),
    },
  ],
  graphs: [
    {
      id: 'gap',
      title: 'Distance over time',
      x: 'time',
      y: ['gap'],
      about: 'Slow at first, then ever faster, when they pull.',
    },
    { id: 'force', title: 'Force against distance', x: 'gap', y: ['force'], about: 'Very steep close by.' },
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'Rubbing brings it back to zero.',
    },
  ],
  dt: 1 / 1000,
  pace: 0.5,
  timeUnit: 's',
  start: (values) => ({
    gap: (values.gap ?? 7) / 100,
    speed: 0,
    heat: 0,
    time: 0,
    steps: 0,
    stuck: false,
  }),
  step(state, values, dt) {
    const kilograms = (values.mass ?? 100) * 0.001
    const hold = rubbing(values)
    state.time += dt
    state.steps++
    const force = forceAt(state.gap, values)
    state.stuck = state.gap <= bar.least + 1e-9 && force < 0
    if (state.stuck) {
      state.speed = 0
      return
    }
    // At rest, rubbing holds as hard as it must.
    if (Math.abs(state.speed) < 1e-9 && Math.abs(force) <= hold) {
      state.speed = 0
      return
    }
    const way = Math.abs(state.speed) > 1e-9 ? Math.sign(state.speed) : Math.sign(force)
    const half = state.speed + ((dt / 2) * (force - way * hold)) / kilograms
    const before = state.gap
    state.gap += dt * half
    const speed = half + ((dt / 2) * (forceAt(state.gap, values) - way * hold)) / kilograms
    state.heat += hold * Math.abs(state.gap - before)
    // Rubbing can stop the sled, not turn it back.
    state.speed =
      Math.sign(speed) === -way && hold > 0 && Math.abs(forceAt(state.gap, values)) <= hold ? 0 : speed
    if (state.gap < bar.least) {
      state.gap = bar.least
      state.speed = Math.max(0, state.speed)
    }
    if (state.gap > bar.most) {
      state.gap = bar.most
      state.speed = Math.min(0, state.speed)
    }
  },
  draw,
  describe({ gap, speed, stuck }, values) {
    const force = forceAt(gap, values)
    if (stuck) return 'The two magnets have come together and stick.'
    return `The magnets are ${(gap * 100).toFixed(1)} centimetres apart and ${force > 0 ? 'push' : 'pull'} with ${Math.abs(force * 1000).toFixed(1)} millinewtons; the sled moves with ${(Math.abs(speed) * 100).toFixed(0)} centimetres a second.`
  },
  effects: [
    {
      control: 'facing',
      readout: 'gap',
      goes: 'up',
      after: 1,
      says: 'North to south they come together, north to north they part.',
    },
    {
      control: 'left',
      readout: 'force',
      goes: 'down',
      after: 0,
      says: 'A stronger magnet pulls harder (minus is pull).',
    },
    {
      control: 'right',
      readout: 'force',
      goes: 'up',
      after: 0,
      given: { facing: 1 },
      says: 'A stronger magnet on the sled is pushed harder.',
    },
    {
      control: 'gap',
      readout: 'force',
      goes: 'down',
      after: 0,
      given: { facing: 1 },
      says: 'Farther apart, the force is much weaker.',
    },
    {
      control: 'mass',
      readout: 'speed',
      goes: 'down',
      after: 0.3,
      given: { facing: 1, rub: 0 },
      says: 'A heavy sled gets going more slowly.',
    },
    {
      control: 'rub',
      readout: 'speed',
      goes: 'down',
      after: 0.4,
      given: { facing: 1, gap: 4 },
      says: 'Friction slows it down.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Half-way the field is the sum of two bars’ fields on their axis, μ₀/2π · mr/(r² − l²/4)².',
      readout: 'field',
      expected({ facing = 0, left = 3, right = 3, gap = 7 }) {
        const from = gap / 200 + 0.03
        return 1e6 * (onAxis(left, from) + (Math.round(facing) === 0 ? 1 : -1) * onAxis(right, from))
      },
      until: 0.2,
      // So much rubbing that nothing moves.
      where: { gap: [15, 20], left: [0.5, 2], right: [0.5, 2], mass: [250, 300], rub: [0.02, 0.02] },
    },
    {
      kind: 'conserved',
      says: 'Energy of motion, of the magnets and of warmth together stays the same.',
      readout: 'energy',
      until: 1,
      where: {
        facing: [1, 1],
        left: [0.5, 3],
        right: [0.5, 3],
        gap: [3, 12],
        mass: [100, 300],
        rub: [0, 0.01],
      },
    },
    {
      kind: 'analytic',
      says: 'Pushed away on a free track, the sled ends with all the energy that the magnets had on each other.',
      readout: 'speed',
      expected({ left = 3, right = 3, gap = 7, mass = 100 }, time) {
        if (time < 0.05) return undefined
        // The energy of two bars on one line, by distances from middle to middle.
        const r = gap / 100 + 0.06
        const stored = ((1e-7 * left * right) / 0.06 ** 2) * (1 / (r - 0.06) - 2 / r + 1 / (r + 0.06))
        return time > 1.05 ? 100 * Math.sqrt((2 * stored) / (mass * 0.001)) : undefined
      },
      // So far away that the magnets have less than a hundredth of the energy left, and before the end of the track.
      until: 1.1,
      where: {
        facing: [1, 1],
        left: [3, 3.5],
        right: [3, 3.5],
        gap: [2, 2.2],
        mass: [280, 300],
        rub: [0, 0],
      },
    },
  ],
  formulas: [
    {
      tex: 'F = \\frac{\\mu_0}{4\\pi}\\,\\frac{p_1 p_2}{r^2}',
      about: 'Between two poles; a magnet has two of them.',
    },
    { tex: 'F \\approx \\frac{3\\mu_0 m_1 m_2}{2\\pi r^4}', about: 'Between two magnets far apart.' },
    {
      tex: 'B = \\frac{\\mu_0}{2\\pi}\\,\\frac{m r}{(r^2 - l^2/4)^2}',
      about: 'On the axis of a bar magnet.',
    },
  ],
  tries: [
    { says: 'Turn the sled’s magnet round. Which compasses turn too?', set: { facing: 1 } },
    { says: 'Begin 20 cm apart: is the pull enough to move the sled at all?', set: { gap: 20, facing: 0 } },
    {
      says: 'Take the strongest magnets, north to north and close together. Stand back!',
      set: { left: 5, right: 5, facing: 1, gap: 2 },
    },
    {
      says: 'North to north on a rough track: see how the compasses beside the gap turn away from it.',
      set: { facing: 1, rub: 0.02, gap: 12, mass: 300, left: 1, right: 1 },
    },
  ],
  questions: [
    {
      asks: 'Two north ends face each other. What happens when the sled is let go?',
      options: ['It comes closer', 'It stays', 'It slides away'],
      settle: {
        readout: 'gap',
        after: 0.6,
        first: { facing: 1 },
        answer: (a) => (a < 6.9 ? 0 : a < 7.1 ? 1 : 2),
      },
      explains: 'Like poles push each other away.',
    },
    {
      asks: 'The gap is doubled from 4 to 8 cm. The pull becomes…',
      options: ['half as strong', 'a quarter as strong', 'even weaker than a quarter'],
      settle: {
        readout: 'force',
        after: 0,
        first: { gap: 4 },
        second: { gap: 8 },
        answer: (a, b) => (b / a > 0.4 ? 0 : b / a > 0.245 ? 1 : 2),
      },
      explains:
        'The far poles work against the near ones, and from a distance they nearly cancel. So it falls even faster.',
    },
    {
      asks: 'Two equal magnets, north to north. How strong is the field just half-way between them?',
      options: ['Zero', 'As from one magnet', 'Twice as strong'],
      settle: {
        readout: 'field',
        after: 0,
        first: { facing: 1 },
        second: { facing: 0 },
        answer: (a, b) => (Math.abs(a) < Math.abs(b) * 0.05 ? 0 : Math.abs(a) < Math.abs(b) * 0.75 ? 1 : 2),
      },
      explains:
        'One field points right and the other left, equally strong: nothing is left. North to south they add up instead.',
    },
  ],
  glossary: [
    { word: 'Pole', means: 'An end of a magnet: north or south.' },
    {
      word: 'Magnetic field',
      means: 'What a magnet does to the space around it; compasses show its direction.',
    },
    { word: 'Compass', means: 'A small magnet that can turn.' },
    { word: 'Attract', means: 'To pull towards oneself.' },
    { word: 'Repel', means: 'To push away.' },
  ],
  goals: [
    'Say which ends of magnets attract and which repel.',
    'Show a magnetic field with compasses.',
    'Describe how the force changes with the distance.',
  ],
  standards: [
    'NGSS 3-PS2-3',
    'NGSS MS-PS2-3',
    'NGSS MS-PS2-5',
    'England KS2 Science, year 3: forces and magnets',
    'England KS3 Physics: magnetism',
  ],
})
