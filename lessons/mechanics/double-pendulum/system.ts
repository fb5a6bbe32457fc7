import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type DoublePendulum, rods, type Swing, tip } from './model.ts'
import { draw } from './view.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Lagrange's equations, solved for both accelerations. The upper weight is 1 kg. */
function rates([a, b, u, v]: Swing, l1: number, l2: number, lower: number, gravity: number): Swing {
  const [sine, cosine] = [Math.sin(a - b), Math.cos(a - b)]
  const all = 1 + lower
  const shared = all - lower * cosine * cosine
  const first = -lower * l2 * v * v * sine - all * gravity * Math.sin(a)
  const second = l1 * u * u * sine - gravity * Math.sin(b)
  return [
    u,
    v,
    (first - lower * cosine * second) / (l1 * shared),
    (all * second - cosine * first) / (l2 * shared),
  ]
}

function advance(state: Swing, values: Values, dt: number): void {
  const { lower = 1, gravity = 9.81 } = values
  const [l1, l2] = rods(values)
  const add = (by: Swing, h: number): Swing => [
    state[0] + h * by[0],
    state[1] + h * by[1],
    state[2] + h * by[2],
    state[3] + h * by[3],
  ]
  const k1 = rates(state, l1, l2, lower, gravity)
  const k2 = rates(add(k1, dt / 2), l1, l2, lower, gravity)
  const k3 = rates(add(k2, dt / 2), l1, l2, lower, gravity)
  const k4 = rates(add(k3, dt), l1, l2, lower, gravity)
  const h = dt / 6
  state[0] += h * (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0])
  state[1] += h * (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1])
  state[2] += h * (k1[2] + 2 * k2[2] + 2 * k3[2] + k4[2])
  state[3] += h * (k1[3] + 2 * k2[3] + 2 * k3[3] + k4[3])
}

function energy([a, b, u, v]: Swing, values: Values): number {
  const { lower = 1, gravity = 9.81 } = values
  const [l1, l2] = rods(values)
  const motion =
    0.5 * (1 + lower) * (l1 * u) ** 2 +
    0.5 * lower * (l2 * v) ** 2 +
    lower * l1 * l2 * u * v * Math.cos(a - b)
  return motion + gravity * ((1 + lower) * l1 * (1 - Math.cos(a)) + lower * l2 * (1 - Math.cos(b)))
}

/** Small swings are two plain waves on top of each other; their rhythms solve a quadratic equation. */
function smallSwing(values: Values, time: number): number {
  const { lower = 1, gravity = 9.81, upperAngle = 2, lowerAngle = 2 } = values
  const [l1, l2] = rods(values)
  // l1 l2 w⁴ − g (1 + m)(l1 + l2) w² + g² (1 + m) = 0, for an upper weight of 1 and a lower of m.
  const [p, q, r] = [l1 * l2, gravity * (1 + lower) * (l1 + l2), gravity * gravity * (1 + lower)]
  const root = Math.sqrt(q * q - 4 * p * r)
  const squares = [(q - root) / (2 * p), (q + root) / (2 * p)] as const
  // In each wave the lower rod turns so many times as far as the upper: l1 w² = (g − l2 w²)·share.
  const shares = squares.map((w) => (l1 * w) / (gravity - l2 * w))
  const [s1 = 0, s2 = 0] = shares
  const [a, b] = [radians(upperAngle), radians(lowerAngle)]
  const first = (b - s2 * a) / (s1 - s2)
  return (
    ((first * Math.cos(Math.sqrt(squares[0]) * time) + (a - first) * Math.cos(Math.sqrt(squares[1]) * time)) *
      180) /
    Math.PI
  )
}

const gap = ({ one, twin }: DoublePendulum, values: Values) => {
  const [[x1, y1], [x2, y2]] = [tip(one, values), tip(twin, values)]
  return Math.hypot(x1 - x2, y1 - y2)
}

export const doublePendulum = system<DoublePendulum>({
  id: 'double-pendulum',
  title: 'A double pendulum and chaos',
  subject: 'physics',
  ages: [12, 18],
  words: [
    'double pendulum',
    'chaos',
    'chaos theory',
    'chaotic pendulum',
    'butterfly effect',
    'sensitive dependence',
  ],
  tells: {
    young:
      'One pendulum hangs on another. Let it go from high up and it dances wildly, never the same way twice. A ghost starts in almost the same place, and soon dances quite differently!',
    middle:
      'A pendulum below a pendulum obeys simple laws, yet cannot be predicted for long. Two of them that start a thousandth of a degree apart soon differ completely: chaos. Small swings stay orderly.',
    upper:
      'Lagrange’s equations of two coupled angles conserve energy but are not integrable. At small angles there are two normal modes; at large ones nearby paths part exponentially, with a positive Lyapunov exponent.',
  },
  controls: [
    {
      id: 'upperAngle',
      label: 'Upper rod at',
      symbol: '\\alpha_0',
      unit: '°',
      from: 0.5,
      to: 170,
      usual: 120,
      about: 'How far the upper rod is turned before it is let go.',
      restarts: true,
    },
    {
      id: 'lowerAngle',
      label: 'Lower rod at',
      symbol: '\\beta_0',
      unit: '°',
      from: -170,
      to: 170,
      usual: 100,
      about: 'How far the lower rod is turned, from straight down.',
      restarts: true,
    },
    {
      id: 'ratio',
      label: 'Lower rod to upper rod',
      symbol: 'l_2/l_1',
      unit: '',
      from: 0.4,
      to: 2,
      usual: 1,
      about: 'How long the lower rod is compared with the upper; both together are 2 m.',
      restarts: true,
    },
    {
      id: 'lower',
      label: 'Mass of the lower weight',
      symbol: 'm_2',
      unit: 'kg',
      from: 0.2,
      to: 3,
      usual: 1,
      about: 'The upper weight is 1 kg.',
      restarts: true,
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 15,
      usual: 9.81,
      about: '9.81 on Earth, 1.62 on the Moon.',
      restarts: true,
    },
    {
      id: 'apart',
      label: 'The ghost begins off by',
      symbol: '\\delta',
      unit: '°',
      from: 0.0001,
      to: 5,
      usual: 0.1,
      logarithmic: true,
      about: 'How far the ghost’s lower rod is turned away from the other at the start.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'upper',
      label: 'Upper angle',
      symbol: '\\alpha',
      unit: '°',
      digits: 1,
      about: 'Of the upper rod from straight down; whole turns are counted on.',
      of: ({ one }) => (one[0] * 180) / Math.PI,
    },
    {
      id: 'lower',
      label: 'Lower angle',
      symbol: '\\beta',
      unit: '°',
      digits: 1,
      about: 'Of the lower rod from straight down; whole turns are counted on.',
      of: ({ one }) => (one[1] * 180) / Math.PI,
    },
    {
      id: 'gap',
      label: 'Distance to the ghost',
      symbol: 'd',
      unit: 'm',
      digits: 4,
      about: 'Between the two lower weights.',
      of: gap,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      about: 'Of height and of motion of both weights together.',
      of: ({ one }, values) => energy(one, values),
    },
  ],
  graphs: [
    {
      id: 'angles',
      title: 'Both angles over time',
      x: 'time',
      y: ['upper', 'lower'],
      about: 'No wave repeats, unless the swings are small.',
    },
    {
      id: 'gap',
      title: 'Distance to the ghost',
      x: 'time',
      y: ['gap'],
      about: 'Long next to nothing, then suddenly as large as can be.',
    },
    {
      id: 'plane',
      title: 'Lower against upper angle',
      x: 'upper',
      y: ['lower'],
      about: 'A tangle that fills its space.',
    },
  ],
  dt: 1 / 400,
  pace: 1,
  timeUnit: 's',
  start: (values) => {
    const { upperAngle = 120, lowerAngle = 100, apart = 0.1 } = values
    const one: Swing = [radians(upperAngle), radians(lowerAngle), 0, 0]
    return {
      one,
      twin: [radians(upperAngle), radians(lowerAngle + apart), 0, 0],
      time: 0,
      trail: [tip(one, values)],
    }
  },
  step(state, values, dt) {
    advance(state.one, values, dt)
    advance(state.twin, values, dt)
    const before = state.time
    state.time += dt
    if (Math.floor(state.time * 50) > Math.floor(before * 50)) {
      state.trail.push(tip(state.one, values))
      if (state.trail.length > 160) state.trail.shift()
    }
  },
  draw,
  describe: (state, values) =>
    `The lower weight is ${Math.abs(tip(state.one, values)[0]).toFixed(2)} metres to the ${tip(state.one, values)[0] >= 0 ? 'right' : 'left'}; the ghost that began almost the same is ${gap(state, values).toFixed(3)} metres away from it.`,
  effects: [
    {
      control: 'lowerAngle',
      readout: 'energy',
      goes: 'changes',
      after: 1,
      says: 'How the lower rod hangs at first changes how much energy there is.',
    },
    {
      control: 'upperAngle',
      readout: 'energy',
      goes: 'up',
      after: 2,
      says: 'Let go higher, it has more energy.',
    },
    {
      control: 'gravity',
      readout: 'energy',
      goes: 'up',
      after: 2,
      says: 'Stronger gravity gives it more energy.',
    },
    {
      control: 'lower',
      readout: 'energy',
      goes: 'up',
      after: 2,
      says: 'A heavier lower weight brings more energy.',
    },
    {
      control: 'apart',
      readout: 'gap',
      goes: 'up',
      after: 0.4,
      says: 'At first the ghost is off in proportion to how far off it started.',
    },
    {
      control: 'ratio',
      readout: 'lower',
      goes: 'changes',
      after: 3,
      says: 'Different rods, a different dance.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'The energy stays the same, however wild the dance.',
      readout: 'energy',
      until: 60,
      where: { upperAngle: [20, 170] },
    },
    {
      kind: 'analytic',
      says: 'Small swings are the sum of the two normal modes.',
      readout: 'upper',
      expected: smallSwing,
      until: 3,
      // The difference grows as the square of the angle between the rods: under a heavy weight even a degree and a half is too much.
      where: { upperAngle: [0.5, 0.6], lowerAngle: [-0.4, 0.6] },
    },
  ],
  formulas: [
    {
      tex: '(m_1+m_2)l_1\\ddot\\alpha + m_2 l_2\\ddot\\beta\\cos(\\alpha-\\beta) + m_2 l_2\\dot\\beta^2\\sin(\\alpha-\\beta) + (m_1+m_2)g\\sin\\alpha = 0',
      about: 'The upper rod.',
    },
    {
      tex: 'l_2\\ddot\\beta + l_1\\ddot\\alpha\\cos(\\alpha-\\beta) - l_1\\dot\\alpha^2\\sin(\\alpha-\\beta) + g\\sin\\beta = 0',
      about: 'The lower rod.',
    },
    { tex: 'd(t) \\approx d_0\\,e^{\\lambda t}', about: 'How chaos lets small differences grow.' },
  ],
  tries: [
    {
      says: 'Small swings: the ghost stays with it. No chaos here.',
      set: { upperAngle: 10, lowerAngle: 10 },
    },
    {
      says: 'Let go high up, with a ghost that is off by a ten-thousandth of a degree.',
      set: { upperAngle: 150, lowerAngle: 150, apart: 0.0001 },
    },
    { says: 'A thousand times nearer: how many seconds of foresight does it buy?', set: { apart: 0.1 } },
    { says: 'A light lower weight whirls over the top.', set: { lower: 0.2, ratio: 0.4 } },
  ],
  questions: [
    {
      asks: 'Small swings of 10°. After 10 seconds the ghost, off by 0.1° at first, is…',
      options: ['still right beside it', 'somewhere else entirely'],
      settle: {
        readout: 'gap',
        after: 10,
        first: { upperAngle: 10, lowerAngle: 10, apart: 0.1 },
        answer: (a) => (a < 0.1 ? 0 : 1),
      },
      explains: 'Small swings are two plain waves. Small differences stay small.',
    },
    {
      asks: 'Let go at 120° and 100°. After 20 seconds the energy is…',
      options: ['smaller than at the start', 'as large as at the start', 'larger'],
      settle: {
        readout: 'energy',
        after: 20,
        first: {},
        answer: (now) => {
          const begun = energy([radians(120), radians(100), 0, 0], {})
          return now < begun * 0.99 ? 0 : now > begun * 1.01 ? 2 : 1
        },
      },
      explains: 'Chaos is not disorder of the laws: the energy only wanders from weight to weight.',
    },
    {
      asks: 'The ghost begins ten times as far off. After 0.4 seconds, before chaos sets in, it is…',
      options: ['about as far off', 'about ten times as far off', 'about a hundred times as far off'],
      settle: {
        readout: 'gap',
        after: 0.4,
        first: { apart: 0.01 },
        second: { apart: 0.1 },
        answer: (a, b) => (b / a < 3 ? 0 : b / a < 30 ? 1 : 2),
      },
      explains:
        'As long as the difference is tiny it grows in proportion; the same growth acts on every small difference.',
    },
  ],
  glossary: [
    {
      word: 'Chaos',
      means: 'Motion by strict laws that cannot be foretold for long, because the smallest difference grows.',
    },
    { word: 'Butterfly effect', means: 'A tiny cause with a large effect later.' },
    { word: 'Normal mode', means: 'A swing in which all parts keep one rhythm.' },
  ],
  goals: [
    'See that simple laws can make motion that cannot be foretold.',
    'Tell orderly from chaotic motion by comparing two near starts.',
    'See that energy is kept even in chaos.',
  ],
  standards: [
    'NGSS HS-PS3-1',
    'NGSS crosscutting concept: stability and change',
    'University mechanics, first year: Lagrange’s equations',
  ],
})
