import { system, type Values } from '@makebelieve/kit/simulation/system'
import { ellipse, type Orbit, wedge } from './model.ts'
import { draw } from './view.ts'

/** The Sun's pull in au³ a year²; a speed of 1 au a year is so many km/s. */
const pullOfSun = 4 * Math.PI ** 2

const kilometres = 4.740471

/** How far from the star it is at a time: Kepler's equation, solved by Newton's method. */
function keplerDistance(values: Values, time: number): number {
  const { half, eccentricity, period, fast } = ellipse(values)
  const mean = (2 * Math.PI * time) / period + (fast ? 0 : Math.PI)
  let angle = mean + eccentricity * Math.sin(mean)
  for (let i = 0; i < 7; i++) {
    angle -= (angle - eccentricity * Math.sin(angle) - mean) / (1 - eccentricity * Math.cos(angle))
  }
  return half * (1 - eccentricity * Math.cos(angle))
}

const cube = Math.cbrt(2)

const outer = 1 / (2 - cube)

/** Forest and Ruth's weights of three leapfrogs in one step: fourth order, and the energy does not drift. */
const parts = [outer, -cube * outer, outer] as const

export const orbits = system<Orbit>({
  id: 'orbits',
  title: 'Planets and Kepler’s laws',
  subject: 'earth and space',
  ages: [10, 18],
  words: [
    'orbit',
    'planet orbit',
    "Kepler's laws",
    'Kepler',
    'planets around the sun',
    'gravity orbit',
    'ellipse orbit',
    'elliptical orbit',
    'space station orbit',
    'gravity and orbits',
    'orbital motion',
    'how planets orbit',
  ],
  tells: {
    young:
      'A planet always falls towards its star, but it also flies sideways, so it falls around it. Near the star it races, far away it dawdles. Planets far out take many years for one orbit.',
    middle:
      'Kepler found three laws: orbits are ellipses with the star in one focus; the line from star to planet sweeps equal areas in equal times; and the square of the period is proportional to the cube of the orbit’s size.',
    upper:
      'Under r″ = −GM r/r³ energy and angular momentum are kept. Bound orbits are ellipses with a = r/(2 − v²r/GM), constant areal speed L/2, and T² = 4π²a³/GM; in au, years and solar masses T² = a³/M.',
  },
  controls: [
    {
      id: 'star',
      label: 'Mass of the star',
      symbol: 'M',
      unit: 'Suns',
      from: 0.3,
      to: 2,
      usual: 1,
      about: 'In masses of the Sun.',
      restarts: true,
    },
    {
      id: 'distance',
      label: 'Distance at the start',
      symbol: 'r_0',
      unit: 'au',
      from: 0.5,
      to: 2,
      usual: 1,
      about: 'In Earth–Sun distances of 150 million kilometres each.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Speed at the start',
      symbol: 'v_0',
      unit: '× circle',
      from: 0.6,
      to: 1.25,
      usual: 0.8,
      about: 'As a share of the speed that gives a circle. At 1.41 it would fly away forever.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'distance',
      label: 'Distance',
      symbol: 'r',
      unit: 'au',
      digits: 3,
      about: 'From star to planet.',
      of: ({ x, y }) => Math.hypot(x, y),
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/s',
      digits: 1,
      about: 'How fast the planet flies.',
      of: ({ vx, vy }) => Math.hypot(vx, vy) * kilometres,
    },
    {
      id: 'area',
      label: 'Area swept in a year',
      symbol: '\\dot A',
      unit: 'au²',
      digits: 3,
      about: 'By the line from the star to the planet.',
      of: ({ x, y, vx, vy }) => 0.5 * (x * vy - y * vx),
    },
    {
      id: 'period',
      label: 'Time of one round',
      symbol: 'T',
      unit: 'years',
      digits: 3,
      about: 'Measured when it comes back to where it began.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period,
    },
    {
      id: 'energy',
      label: 'Energy for each kilogram',
      symbol: 'E/m',
      unit: 'au²/year²',
      digits: 3,
      about: 'Of motion and of height together; below zero means that it cannot leave.',
      of: ({ x, y, vx, vy }, { star = 1 }) =>
        0.5 * (vx * vx + vy * vy) - (pullOfSun * star) / Math.hypot(x, y),
    },
  ],
  graphs: [
    {
      id: 'distance',
      title: 'Distance over time',
      x: 'time',
      y: ['distance'],
      about: 'Sharp dips: it does not stay near the star for long.',
    },
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'Fast where the distance is small.',
    },
    {
      id: 'area',
      title: 'Area swept in a year',
      x: 'time',
      y: ['area'],
      about: 'Flat: Kepler’s second law.',
    },
  ],
  dt: 1 / 1200,
  pace: 0.25,
  timeUnit: 'years',
  start: ({ star = 1, distance = 1, speed = 1 }) => ({
    x: distance,
    y: 0,
    vx: 0,
    vy: speed * Math.sqrt((pullOfSun * star) / distance),
    time: 0,
    rounds: 0,
    lastPass: 0,
    period: 0,
    trail: [[distance, 0]],
    marks: 0,
  }),
  step(state, values, dt) {
    const { star = 1 } = values
    const before = state.y
    for (const part of parts) {
      const h = part * dt
      state.x += 0.5 * h * state.vx
      state.y += 0.5 * h * state.vy
      const pull = (h * pullOfSun * star) / Math.sqrt(state.x * state.x + state.y * state.y) ** 3
      state.vx -= pull * state.x
      state.vy -= pull * state.y
      state.x += 0.5 * h * state.vx
      state.y += 0.5 * h * state.vy
    }
    state.time += dt
    if (before < 0 && state.y >= 0 && state.x > 0) {
      const passed = state.time - (dt * state.y) / (state.y - before)
      state.period = passed - state.lastPass
      state.lastPass = passed
      state.rounds++
    }
    const marks = Math.floor((state.time / ellipse(values).period) * 12 * wedge)
    if (marks > state.marks) {
      state.marks = marks
      state.trail.push([state.x, state.y])
      if (state.trail.length > 12 * wedge + 1) state.trail.shift()
    }
  },
  draw,
  describe: ({ x, y, vx, vy, rounds, period }) =>
    `The planet is ${Math.hypot(x, y).toFixed(2)} astronomical units from its star and flies at ${(Math.hypot(vx, vy) * kilometres).toFixed(1)} kilometres a second. It has been round ${rounds} times${period > 0 ? `, each in ${period.toFixed(2)} years` : ''}.`,
  effects: [
    {
      control: 'star',
      readout: 'period',
      goes: 'down',
      after: 4,
      says: 'A heavier star makes its planets go round faster.',
    },
    {
      control: 'distance',
      readout: 'period',
      goes: 'up',
      after: 4,
      says: 'Farther out, an orbit takes longer.',
    },
    {
      control: 'speed',
      readout: 'period',
      goes: 'up',
      after: 6,
      says: 'A faster start makes the orbit larger and longer.',
    },
    {
      control: 'speed',
      readout: 'area',
      goes: 'up',
      after: 1,
      says: 'A faster start sweeps more area in each year.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The distance at each moment is that of Kepler’s equation.',
      readout: 'distance',
      expected: keplerDistance,
      until: 4,
    },
    {
      kind: 'analytic',
      says: 'Kepler’s third law: T² = a³/M.',
      readout: 'period',
      expected: (values, time) => (time > 1.01 * ellipse(values).period ? ellipse(values).period : undefined),
      until: 4,
      where: { distance: [0.5, 1], star: [0.6, 2], speed: [0.6, 1.2] },
    },
    { kind: 'conserved', says: 'The energy stays the same.', readout: 'energy', until: 15 },
    {
      kind: 'conserved',
      says: 'Kepler’s second law: equal areas in equal times.',
      readout: 'area',
      until: 6,
    },
    {
      kind: 'published',
      says: 'Mars, which comes as near as 1.381 au with an eccentricity of 0.0935, goes round in 686.98 days.',
      source: 'NASA Mars Fact Sheet: perihelion 206.65 million km, sidereal orbit 686.980 days.',
      values: { star: 1, distance: 1.3814, speed: 1.0457 },
      readout: 'period',
      at: 3,
      expected: 1.8809,
      within: 0.002,
    },
  ],
  formulas: [
    { tex: 'T^2 = \\frac{a^3}{M}', about: 'In years, astronomical units and Suns.' },
    {
      tex: '\\ddot{\\vec r} = -\\frac{GM}{r^3}\\,\\vec r',
      about: 'Newton’s gravity, from which all three laws follow.',
    },
    { tex: '\\dot A = \\tfrac{1}{2} r v_\\perp = \\text{const}', about: 'Equal areas in equal times.' },
  ],
  tries: [
    { says: 'Make a circle: start at just the right speed.', set: { speed: 1 } },
    {
      says: 'Start slowly: a long orbit like a comet’s. Compare the wedges.',
      set: { speed: 0.6, distance: 2 },
    },
    { says: 'Try the orbit of Mars.', set: { star: 1, distance: 1.38, speed: 1.046 } },
    { says: 'Swap the Sun for a small red star.', set: { star: 0.3 } },
  ],
  questions: [
    {
      asks: 'Where on its orbit is the planet fastest?',
      options: ['Far from the star', 'Near the star', 'It is always equally fast'],
      settle: {
        readout: 'speed',
        after: 0.257,
        first: { speed: 0.8, distance: 1 },
        second: { speed: 1, distance: 1 },
        answer: (a, b) => (a > b * 1.05 ? 1 : a < b * 0.95 ? 0 : 2),
      },
      explains:
        'As it falls towards the star it gains speed, and it loses it again on the way out. The wedges of equal time have equal areas.',
    },
    {
      asks: 'A circle four times as wide: how much longer does one orbit take?',
      options: ['Twice as long', 'Four times as long', 'Eight times as long'],
      settle: {
        readout: 'period',
        after: 4,
        first: { speed: 1, distance: 0.5 },
        second: { speed: 1, distance: 2 },
        answer: (a, b) => (b / a < 3 ? 0 : b / a < 6 ? 1 : 2),
      },
      explains: 'The square of the time goes as the cube of the distance: 4³ = 64 = 8².',
    },
    {
      asks: 'The star gets heavier, the circle stays the same size. One orbit takes…',
      options: ['less time', 'more time', 'the same time'],
      settle: {
        readout: 'period',
        after: 3,
        first: { speed: 1, star: 0.5 },
        second: { speed: 1, star: 2 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains: 'The stronger pull needs a faster planet to stay on the same circle.',
    },
  ],
  glossary: [
    {
      word: 'Ellipse',
      means: 'A stretched circle: from any point the ways to its two foci add up to the same.',
    },
    {
      word: 'Focus',
      means: 'One of the two points an ellipse is built around; the star is in one, the other is empty.',
    },
    {
      word: 'Astronomical unit',
      means: 'The distance of the Earth from the Sun, about 150 million kilometres.',
    },
    { word: 'Period', means: 'The time of one round.' },
  ],
  goals: [
    'State Kepler’s three laws and see each of them.',
    'Explain an orbit as falling around a star.',
    'Work out a period from the size of an orbit.',
  ],
  standards: ['NGSS MS-ESS1-2', 'NGSS HS-ESS1-4', 'England: A-level Physics, gravitational fields'],
})
