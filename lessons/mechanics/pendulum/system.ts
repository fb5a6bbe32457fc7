import { system } from '@makebelieve/kit/simulation/system'
import { draw } from './view.ts'

/** An angle from straight down and how fast it changes, in radians. */
export type Pendulum = {
  angle: number
  speed: number
  swings: number
  lastCrossing: number
  period: number
  time: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** How much longer wide swings take than small ones: the arithmetic-geometric mean gives it exactly. */
function stretch(amplitude: number): number {
  let [a, b] = [1, Math.cos(amplitude / 2)]
  for (let i = 0; i < 6; i++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)]
  return 1 / a
}

export const pendulum = system<Pendulum>({
  id: 'pendulum',
  title: 'A pendulum',
  subject: 'physics',
  ages: [10, 18],
  words: [
    'pendulum',
    'simple pendulum',
    'swinging weight',
    'period of a pendulum',
    'pendulum clock',
    'swing period',
  ],
  tells: {
    young:
      'A weight hangs on a string and swings back and forth. A long string makes it swing slowly, a short one makes it swing fast. How heavy the weight is does not matter!',
    middle:
      'A weight on a string swings under gravity. The time for one swing depends on the length of the string and on gravity, hardly at all on how wide it swings, and not on the mass.',
    upper:
      'A point mass on a massless rod obeys θ″ = −(g/L) sin θ − (b/m) θ′. For small angles the period is 2π√(L/g); for wide swings it grows by the arithmetic-geometric mean.',
  },
  controls: [
    {
      id: 'length',
      label: 'Length of the string',
      symbol: 'L',
      unit: 'm',
      from: 0.2,
      to: 3,
      usual: 1,
      about: 'From the nail to the middle of the weight.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 25,
      usual: 9.81,
      about: 'How strongly everything is pulled down: 9.81 on Earth, 1.62 on the Moon, 24.8 on Jupiter.',
    },
    {
      id: 'mass',
      label: 'Mass of the weight',
      symbol: 'm',
      unit: 'kg',
      from: 0.1,
      to: 5,
      usual: 1,
      about: 'How much matter the weight has.',
    },
    {
      id: 'release',
      label: 'Let go at',
      symbol: '\\theta_0',
      unit: '°',
      from: 2,
      to: 150,
      usual: 20,
      about: 'How far it is pulled aside before it is let go.',
      restarts: true,
    },
    {
      id: 'drag',
      label: 'Air drag',
      symbol: 'b',
      unit: 'kg/s',
      from: 0,
      to: 0.6,
      usual: 0,
      about: 'How strongly the air slows it down.',
    },
  ],
  readouts: [
    {
      id: 'angle',
      label: 'Angle',
      symbol: '\\theta',
      unit: '°',
      digits: 1,
      about: 'How far it is from hanging straight down.',
      of: ({ angle }) => (angle * 180) / Math.PI,
    },
    {
      id: 'speed',
      label: 'Speed of the weight',
      symbol: 'v',
      unit: 'm/s',
      about: 'How fast the weight moves along its arc.',
      of: ({ speed }, { length = 1 }) => speed * length,
    },
    {
      id: 'period',
      label: 'Time for one swing',
      symbol: 'T',
      unit: 's',
      digits: 3,
      about: 'There and back again, measured at the lowest point.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      digits: 3,
      about: 'Of height and of motion together.',
      of: ({ angle, speed }, { length = 1, gravity = 9.81, mass = 1 }) =>
        mass * gravity * length * (1 - Math.cos(angle)) + 0.5 * mass * (speed * length) ** 2,
    },
  ],
  graphs: [
    {
      id: 'swing',
      title: 'Angle over time',
      x: 'time',
      y: ['angle'],
      about: 'A wave: the farther apart its crests, the slower the swing.',
    },
    {
      id: 'phase',
      title: 'Speed against angle',
      x: 'angle',
      y: ['speed'],
      about: 'Without drag a closed loop; with drag a spiral into the middle.',
    },
    {
      id: 'energy',
      title: 'Energy over time',
      x: 'time',
      y: ['energy'],
      about: 'Flat without drag; with drag it runs out.',
    },
  ],
  dt: 1 / 480,
  pace: 1,
  timeUnit: 's',
  start: ({ release = 20 }) => ({
    angle: radians(release),
    speed: 0,
    swings: 0,
    lastCrossing: Number.NaN,
    period: 0,
    time: 0,
  }),
  step(state, { length = 1, gravity = 9.81, mass = 1, drag = 0 }, dt) {
    const pull = (angle: number, speed: number) =>
      -(gravity / length) * Math.sin(angle) - (drag / mass) * speed
    // Leapfrog keeps the energy for hours; drag enters with the speed of the half step.
    const half = state.speed + 0.5 * dt * pull(state.angle, state.speed)
    const before = state.angle
    state.angle += dt * half
    state.speed =
      (half - 0.5 * dt * (gravity / length) * Math.sin(state.angle)) / (1 + 0.5 * dt * (drag / mass))
    state.time += dt
    if (before < 0 && state.angle >= 0) {
      const crossed = state.time - (dt * state.angle) / (state.angle - before)
      if (Number.isFinite(state.lastCrossing)) state.period = crossed - state.lastCrossing
      state.lastCrossing = crossed
      state.swings++
    }
  },
  draw,
  describe: ({ angle, swings, period }) =>
    `The weight is ${Math.abs((angle * 180) / Math.PI).toFixed(0)} degrees to the ${angle >= 0 ? 'right' : 'left'} after ${swings} swings${period > 0 ? `, each takes ${period.toFixed(2)} seconds` : ''}.`,
  effects: [
    {
      control: 'length',
      readout: 'period',
      goes: 'up',
      after: 12,
      says: 'A longer pendulum swings more slowly.',
    },
    {
      control: 'gravity',
      readout: 'period',
      goes: 'down',
      after: 12,
      says: 'Stronger gravity makes it swing faster.',
    },
    { control: 'release', readout: 'period', goes: 'up', after: 12, says: 'Very wide swings take longer.' },
    { control: 'drag', readout: 'energy', goes: 'down', after: 6, says: 'Drag takes its energy away.' },
    {
      control: 'mass',
      readout: 'energy',
      goes: 'up',
      after: 6,
      says: 'A heavier weight holds more energy, though it swings no faster.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The time of one swing is 2π√(L/g), corrected for wide swings by the arithmetic-geometric mean.',
      readout: 'period',
      expected: ({ length = 1, gravity = 9.81, release = 20 }, time) => {
        const period = 2 * Math.PI * Math.sqrt(length / gravity) * stretch(radians(release))
        return time > 1.8 * period ? period : undefined
      },
      until: 30,
      where: { drag: [0, 0], release: [2, 120] },
    },
    {
      kind: 'conserved',
      says: 'Without drag the energy stays the same.',
      readout: 'energy',
      where: { drag: [0, 0] },
    },
    {
      kind: 'published',
      says: 'A seconds pendulum, which beats once a second, is 0.994 m long.',
      source: 'Standard value for g = 9.80665 m/s².',
      values: { length: 0.9936, gravity: 9.80665, release: 2, drag: 0 },
      readout: 'period',
      at: 8,
      expected: 2,
      within: 0.002,
    },
  ],
  formulas: [
    { tex: 'T \\approx 2\\pi\\sqrt{\\frac{L}{g}}', about: 'The time of one small swing.' },
    {
      tex: '\\ddot\\theta = -\\frac{g}{L}\\sin\\theta - \\frac{b}{m}\\dot\\theta',
      about: 'How the angle changes from moment to moment.',
    },
  ],
  tries: [
    {
      says: 'Make the string four times as long: the swing takes twice as long.',
      set: { length: 2, release: 10 },
    },
    { says: 'Go to the Moon.', set: { gravity: 1.62 } },
    { says: 'Let go at 150° and see that the graph is no longer a plain wave.', set: { release: 150 } },
    { says: 'Add some drag and look at the spiral in the second graph.', set: { drag: 0.2 } },
  ],
  questions: [
    {
      asks: 'The weight gets five times as heavy. What happens to the time for one swing?',
      options: ['It gets longer', 'It gets shorter', 'It stays the same'],
      settle: {
        readout: 'period',
        after: 10,
        first: { mass: 1 },
        second: { mass: 5 },
        answer: (a, b) => (b > a * 1.005 ? 0 : b < a * 0.995 ? 1 : 2),
      },
      explains:
        'Gravity pulls harder on a heavier weight, but it also takes more to get it moving. The two cancel.',
    },
    {
      asks: 'The string becomes four times as long. How much longer does one swing take?',
      options: ['As long as before', 'Twice as long', 'Four times as long'],
      settle: {
        readout: 'period',
        after: 14,
        first: { length: 0.5, release: 5 },
        second: { length: 2, release: 5 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'The time grows with the square root of the length, and the root of four is two.',
    },
    {
      asks: 'On the Moon gravity is about six times weaker. A pendulum swings there…',
      options: ['faster', 'as fast as on Earth', 'more slowly'],
      settle: {
        readout: 'period',
        after: 14,
        first: { gravity: 9.81 },
        second: { gravity: 1.62 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 2 : 1),
      },
      explains: 'With less pull it takes longer to come back down.',
    },
  ],
  glossary: [
    { word: 'Period', means: 'The time of one full swing, there and back.' },
    { word: 'Amplitude', means: 'How far it swings from the middle.' },
    { word: 'Drag', means: 'The push of the air against whatever moves through it.' },
  ],
  goals: [
    'Find out what the time of a swing depends on, and what it does not depend on.',
    'Read a period from a graph.',
    'See that energy changes its form and is kept.',
  ],
  standards: ['NGSS MS-PS3-5', 'NGSS HS-PS3-1', 'England KS3 Physics: forces and motion'],
})
