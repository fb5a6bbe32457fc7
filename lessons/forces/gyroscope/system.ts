import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { cross, dot, type Gyro, steady, type Vector, wheelOf } from './model.ts'
import { draw } from './view.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI
const add = (a: Vector, b: Vector, by: number): Vector => [
  a[0] + by * b[0],
  a[1] + by * b[1],
  a[2] + by * b[2],
]

/** The axle turns as the angular momentum across it says; gravity turns the angular momentum. */
function rates(axle: Vector, momentum: Vector, across: number, pull: number): [Vector, Vector] {
  const turn = cross(momentum, axle)
  return [
    [turn[0] / across, turn[1] / across, turn[2] / across],
    [-pull * axle[1], pull * axle[0], 0],
  ]
}

const energyOf = ({ axle, momentum }: Gyro, values: Values) => {
  const { along, across, pull } = wheelOf(values)
  const own = dot(momentum, axle)
  return (dot(momentum, momentum) - own * own) / (2 * across) + (own * own) / (2 * along) + pull * axle[2]
}

export const gyroscope = system<Gyro>({
  id: 'gyroscope',
  title: 'A wheel that will not fall',
  subject: 'physics',
  ages: [11, 19],
  words: [
    'gyroscope',
    'spinning top',
    'precession',
    'gyroscopic precession',
    'bicycle wheel on a rope',
    'spinning wheel that does not fall',
    'why a spinning top stays up',
    'nutation',
    'torque and angular momentum',
    'gyro compass',
  ],
  tells: {
    young:
      'A bicycle wheel hangs by one end of its axle. If it does not spin, it simply falls down. But if it spins fast, it does not fall: it floats and slowly travels round in a circle, like magic! The faster it spins, the slower it goes round.',
    middle:
      'A spinning wheel has angular momentum, an arrow along its axle. Gravity tries to tip the wheel, but a twist changes the arrow sideways, not downwards. So the axle goes round instead of falling: precession. More spin means slower precession; a longer arm or more gravity means faster.',
    upper:
      'dL/dt = r × mg is at right angles to L, so a fast wheel precesses with Ω ≈ mgl/(I₃ω). Exactly, steady precession at a tilt θ solves I₁Ω²cos θ − I₃ωΩ + mgl = 0. Let go at rest, the axle also nods: nutation at about I₃ω/I₁. Energy, L_z and L·n are kept.',
  },
  controls: [
    {
      id: 'spin',
      label: 'Spin of the wheel',
      symbol: '\\omega',
      unit: 'turns/s',
      from: 1,
      to: 12,
      usual: 6,
      about: 'How fast it turns on its axle.',
      restarts: true,
    },
    {
      id: 'start',
      label: 'Let go',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['with a gentle push', 'at rest'],
      about: 'With just the right push it goes round evenly; at rest it nods.',
      restarts: true,
    },
    {
      id: 'tilt',
      label: 'Axle from upright',
      symbol: '\\theta',
      unit: '°',
      from: 30,
      to: 150,
      usual: 90,
      about: '90° is level; above that it hangs down.',
      restarts: true,
    },
    {
      id: 'arm',
      label: 'Pivot to wheel',
      symbol: 'l',
      unit: 'm',
      from: 0.1,
      to: 0.4,
      usual: 0.2,
      about: 'How far the wheel sits from the end that is held.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Mass of the wheel',
      symbol: 'm',
      unit: 'kg',
      from: 0.5,
      to: 5,
      usual: 2,
      about: 'All in the rim, 30 cm from the axle.',
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
  ],
  readouts: [
    {
      id: 'tilt',
      label: 'Axle from upright',
      symbol: '\\theta',
      unit: '°',
      digits: 2,
      about: '90° is level.',
      of: ({ axle }) => degrees(Math.acos(Math.max(-1, Math.min(1, axle[2])))),
    },
    {
      id: 'round',
      label: 'Gone round by',
      symbol: '\\varphi',
      unit: '°',
      digits: 1,
      about: 'Since it was let go, seen from above.',
      of: ({ round }) => degrees(round),
    },
    {
      id: 'rate',
      label: 'Rate of going round',
      symbol: '\\Omega',
      unit: '°/s',
      digits: 1,
      about: 'The average so far.',
      known: ({ time }) => time > 0,
      of: ({ round, time }) => (time > 0 ? degrees(round) / time : 0),
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      about: 'Of spin, of going round, and of height.',
      of: energyOf,
    },
    {
      id: 'upright',
      label: 'Angular momentum about the post',
      symbol: 'L_z',
      unit: 'kg·m²/s',
      digits: 3,
      about: 'Gravity cannot change it.',
      of: ({ momentum }) => momentum[2],
    },
    {
      id: 'momentum',
      label: 'Angular momentum',
      symbol: 'L',
      unit: 'kg·m²/s',
      digits: 3,
      about: 'The length of the whole arrow.',
      of: ({ momentum }) => Math.hypot(...momentum),
    },
  ],
  graphs: [
    {
      id: 'round',
      title: 'Gone round over time',
      x: 'time',
      y: ['round'],
      about: 'A straight line: it goes round evenly. With nodding: a line with waves.',
    },
    {
      id: 'tilt',
      title: 'Tilt over time',
      x: 'time',
      y: ['tilt'],
      about: 'Flat with a gentle push; waves when let go at rest.',
    },
  ],
  dt: 1 / 600,
  pace: 0.6,
  timeUnit: 's',
  start: (values) => {
    const { along, across, spin } = wheelOf(values)
    const tilt = ((values.tilt ?? 90) * Math.PI) / 180
    const axle: Vector = [Math.sin(tilt), 0, Math.cos(tilt)]
    const push = (values.start ?? 0) < 0.5 ? steady(values) : 0
    // Going round the post moves the axle by z × n.
    const moved = cross(axle, [-push * axle[1], push * axle[0], 0])
    return {
      axle,
      momentum: [
        along * spin * axle[0] + across * moved[0],
        along * spin * axle[1] + across * moved[1],
        along * spin * axle[2] + across * moved[2],
      ],
      turned: 0,
      round: 0,
      time: 0,
      trail: [],
    }
  },
  step(state, values, dt) {
    const { across, pull, spin } = wheelOf(values)
    const { axle, momentum } = state
    const a = rates(axle, momentum, across, pull)
    const b = rates(add(axle, a[0], dt / 2), add(momentum, a[1], dt / 2), across, pull)
    const c = rates(add(axle, b[0], dt / 2), add(momentum, b[1], dt / 2), across, pull)
    const d = rates(add(axle, c[0], dt), add(momentum, c[1], dt), across, pull)
    const before = Math.atan2(axle[1], axle[0])
    for (const i of [0, 1, 2] as const) {
      axle[i] += (dt / 6) * (a[0][i] + 2 * b[0][i] + 2 * c[0][i] + d[0][i])
      momentum[i] += (dt / 6) * (a[1][i] + 2 * b[1][i] + 2 * c[1][i] + d[1][i])
    }
    const size = Math.hypot(...axle)
    for (const i of [0, 1, 2] as const) axle[i] /= size
    const gone = Math.atan2(axle[1], axle[0]) - before
    state.round += gone - 2 * Math.PI * Math.round(gone / (2 * Math.PI))
    state.turned = (state.turned + spin * dt) % (2 * Math.PI)
    state.time += dt
    if (Math.round(state.time / dt) % 6 === 0) keepTrail(state.trail, [...axle], 300)
  },
  isOver: ({ time }) => time > 600,
  draw,
  describe: ({ axle, round, time }) =>
    `The axle is ${degrees(Math.acos(Math.max(-1, Math.min(1, axle[2])))).toFixed(0)} degrees from upright and has gone round by ${degrees(round).toFixed(0)} degrees in ${time.toFixed(1)} seconds.`,
  effects: [
    {
      control: 'spin',
      readout: 'rate',
      goes: 'down',
      after: 2,
      over: [2, 12],
      says: 'The faster it spins, the slower it goes round.',
    },
    { control: 'arm', readout: 'rate', goes: 'up', after: 2, says: 'A longer arm makes it go round faster.' },
    {
      control: 'gravity',
      readout: 'rate',
      goes: 'up',
      after: 2,
      says: 'Stronger gravity makes it go round faster.',
    },
    {
      control: 'mass',
      readout: 'momentum',
      goes: 'up',
      after: 2,
      says: 'A heavier wheel has more angular momentum, but goes round just as fast.',
    },
    {
      control: 'tilt',
      readout: 'energy',
      goes: 'down',
      after: 2,
      says: 'The lower the wheel hangs, the less energy it has.',
    },
    {
      control: 'start',
      readout: 'tilt',
      goes: 'changes',
      after: 0.05,
      says: 'Let go at rest, it first sinks a little, then nods.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With the right push it goes round evenly, as I₁Ω²cos θ − I₃ωΩ + mgl = 0 says.',
      readout: 'round',
      expected: (values, time) => degrees(steady(values) * time),
      until: 5,
      where: { start: [0, 0], spin: [4, 12] },
    },
    {
      kind: 'analytic',
      says: 'Then the tilt stays as it is.',
      readout: 'tilt',
      expected: ({ tilt = 90 }) => tilt,
      until: 5,
      where: { start: [0, 0], spin: [4, 12] },
    },
    {
      kind: 'conserved',
      says: 'The energy stays the same.',
      readout: 'energy',
      until: 10,
      where: { spin: [2, 12] },
    },
    {
      kind: 'conserved',
      says: 'So does the angular momentum about the post.',
      readout: 'upright',
      beside: 'momentum',
      until: 10,
    },
  ],
  formulas: [
    {
      tex: '\\Omega \\approx \\frac{m g l}{I_3\\,\\omega}',
      about: 'How fast it goes round, for a fast wheel.',
    },
    {
      tex: '\\frac{d\\vec L}{dt} = \\vec r \\times m\\vec g',
      about: 'A twist turns the arrow of the angular momentum sideways.',
    },
    { tex: 'I_3 = m R^2', about: 'A ring: all its mass at the rim.' },
  ],
  tries: [
    { says: 'Spin it slowly, then fast: how long does once round take?', set: { spin: 3, start: 0 } },
    {
      says: 'Let it go at rest: it nods like a wave. Look at the path seen from above.',
      set: { start: 1, spin: 4 },
    },
    { says: 'Hardly any spin: it falls and swings.', set: { spin: 1, start: 1, arm: 0.4 } },
    { says: 'Take it to the Moon.', set: { gravity: 1.62 } },
  ],
  questions: [
    {
      asks: 'The wheel spins twice as fast. It goes round the post…',
      options: ['twice as fast', 'just as fast', 'half as fast'],
      settle: {
        readout: 'rate',
        after: 3,
        first: { spin: 5 },
        second: { spin: 10 },
        answer: (a, b) => (b > 1.5 * a ? 0 : b > 0.75 * a ? 1 : 2),
      },
      explains: 'A longer arrow of angular momentum takes longer to be turned by the same twist.',
    },
    {
      asks: 'The wheel is made twice as heavy. It goes round…',
      options: ['faster', 'just as fast', 'more slowly'],
      settle: {
        readout: 'rate',
        after: 3,
        first: { mass: 2 },
        second: { mass: 4 },
        answer: (a, b) => (b > 1.02 * a ? 0 : b < 0.98 * a ? 2 : 1),
      },
      explains:
        'Gravity pulls twice as hard, but the wheel has twice the angular momentum. The two cancel, as so often.',
    },
    {
      asks: 'Held level and let go at rest, with a fast spin. After half a second the axle is…',
      options: ['hanging straight down', 'still nearly level'],
      settle: {
        readout: 'tilt',
        after: 0.5,
        first: { start: 1, spin: 10, tilt: 90 },
        answer: (tilt) => (tilt > 130 ? 0 : 1),
      },
      explains: 'It sinks by only a degree or so, and this little sinking is what drives it round.',
    },
  ],
  glossary: [
    { word: 'Precession', means: 'The slow walk of a spinning axle round a post.' },
    { word: 'Nutation', means: 'The nodding on top of it.' },
    { word: 'Angular momentum', means: 'How much spin there is, as an arrow along the axle.' },
    { word: 'Torque', means: 'A twist: force times arm.' },
  ],
  goals: [
    'See that a twist turns a spinning axle sideways.',
    'Find what the speed of precession depends on.',
    'Use conserved quantities to understand a surprising motion.',
  ],
  standards: [
    'NGSS HS-PS2-1',
    'England A level Physics (engineering physics option): angular momentum',
    'First-year university mechanics: rigid bodies',
  ],
})
