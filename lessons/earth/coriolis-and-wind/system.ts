import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { push, rubs, settled, turning, type Wind } from './model.ts'
import { draw } from './view.ts'

/** The exact solution: a spiral in the plane of the two winds, towards the balance. */
function exact(values: Values, hours: number): { east: number; north: number } {
  const [f, r, t] = [turning(values), rubs(values), hours * 3600]
  const { east, north } = settled(values)
  const fade = Math.exp(-r * t)
  const [c, s] = [Math.cos(f * t), Math.sin(f * t)]
  return {
    east: east - fade * (east * c + north * s),
    north: north - fade * (north * c - east * s),
  }
}

export const coriolisAndWind = system<Wind>({
  id: 'coriolis-and-wind',
  title: 'Why winds go round in circles',
  subject: 'earth and space',
  ages: [12, 18],
  words: [
    'coriolis and wind',
    'coriolis effect',
    'coriolis force',
    'why winds turn',
    'why storms spin',
    'wind and pressure',
    'isobar',
    'isobars',
    'high and low pressure',
    'geostrophic wind',
    'cyclone and anticyclone',
    'low pressure area',
    'direction of the wind',
    'weather map wind',
  ],
  tells: {
    young:
      'Air wants to flow from high to low pressure. But the Earth turns below it, so in the north the wind is bent to the right, in the south to the left. That is why storms spin!',
    middle:
      'Air is pushed from high to low pressure. Because the Earth spins, moving air is turned to the right in the north and to the left in the south, until it blows nearly along the isobars. Friction at the ground lets it cross them a little, into the low.',
    upper:
      'On an f-plane du/dt = fv − ru and dv/dt = −fu − rv + P, with f = 2Ω sin φ. The wind spirals towards P/(r + if): geostrophic balance turned by arctan(r/f) towards low pressure. Without a push it would run in inertial circles.',
  },
  controls: [
    {
      id: 'latitude',
      label: 'Latitude',
      symbol: '\\varphi',
      unit: '° north',
      from: -80,
      to: 80,
      usual: 45,
      step: 1,
      about: 'Below zero is the southern half of the Earth; at the equator nothing is turned.',
    },
    {
      id: 'slope',
      label: 'Change of pressure',
      symbol: '\\Delta p',
      unit: 'hPa in 100 km',
      from: 0.2,
      to: 2,
      usual: 1,
      step: 0.05,
      about: 'The closer together the isobars on the map, the larger it is.',
    },
    {
      id: 'friction',
      label: 'Friction at the ground',
      symbol: 'r',
      unit: '10⁻⁵/s',
      from: 1,
      to: 10,
      usual: 3,
      step: 0.1,
      about: 'Small over the sea, large over hills and towns.',
    },
  ],
  readouts: [
    {
      id: 'speed',
      label: 'Wind',
      symbol: 'v',
      unit: 'm/s',
      digits: 2,
      about: 'How fast the air moves.',
      of: ({ east, north }) => Math.hypot(east, north),
    },
    {
      id: 'east',
      label: 'Along the isobars',
      symbol: 'u',
      unit: 'm/s',
      digits: 2,
      about: 'To the east; below zero to the west.',
      of: ({ east }) => east,
    },
    {
      id: 'north',
      label: 'Into the low',
      unit: 'm/s',
      digits: 2,
      about: 'Straight from high to low pressure.',
      of: ({ north }) => north,
    },
    {
      id: 'angle',
      label: 'Turned aside by',
      symbol: '\\alpha',
      unit: '°',
      digits: 1,
      about: 'From the straight path into the low; to the right is positive. 90 is along the isobars.',
      of: ({ east, north }) =>
        Math.hypot(east, north) < 1e-9 ? 0 : (Math.atan2(east, north) * 180) / Math.PI,
    },
    {
      id: 'turning',
      label: 'Strength of the turning',
      symbol: 'f',
      unit: '10⁻⁵/s',
      digits: 2,
      about: 'The Coriolis parameter: 0 at the equator, 14.6 at the pole.',
      of: (_, values) => turning(values) * 1e5,
    },
  ],
  graphs: [
    {
      id: 'parts',
      title: 'The two parts of the wind',
      x: 'time',
      y: ['east', 'north'],
      about: 'First into the low, then along the isobars.',
    },
    {
      id: 'spiral',
      title: 'A spiral to the balance',
      x: 'east',
      y: ['north'],
      about: 'The tip of the wind arrow circles in to its end.',
    },
  ],
  dt: 0.05,
  pace: 1.2,
  timeUnit: 'h',
  start: () => ({ x: 0, y: 0, east: 0, north: 0, time: 0, trail: [[0, 0]] }),
  step(state, values, dt) {
    const [f, r, p, h] = [turning(values), rubs(values), push(values), dt * 3600]
    const at = (u: number, v: number) => [f * v - r * u, -f * u - r * v + p] as const
    const { east, north } = state
    const a = at(east, north)
    const b = at(east + 0.5 * h * a[0], north + 0.5 * h * a[1])
    const c = at(east + 0.5 * h * b[0], north + 0.5 * h * b[1])
    const d = at(east + h * c[0], north + h * c[1])
    state.east += (h / 6) * (a[0] + 2 * b[0] + 2 * c[0] + d[0])
    state.north += (h / 6) * (a[1] + 2 * b[1] + 2 * c[1] + d[1])
    state.x += ((east + state.east) / 2) * 3.6 * dt
    state.y += ((north + state.north) / 2) * 3.6 * dt
    const before = Math.floor(state.time * 2)
    state.time += dt
    if (Math.floor(state.time * 2) > before) keepTrail(state.trail, [state.x, state.y], 240)
  },
  draw,
  describe({ east, north, time }, { latitude = 45 }) {
    const angle = (Math.atan2(east, north) * 180) / Math.PI
    const side =
      Math.abs(angle) < 3
        ? 'straight into the low'
        : `${Math.abs(angle).toFixed(0)} degrees to the ${angle > 0 ? 'right' : 'left'} of the way into the low`
    return `After ${time.toFixed(0)} hours the wind at latitude ${latitude.toFixed(0)} blows with ${Math.hypot(east, north).toFixed(1)} metres a second, ${side}.`
  },
  effects: [
    {
      control: 'slope',
      readout: 'speed',
      goes: 'up',
      after: 30,
      says: 'The closer the isobars, the stronger the wind.',
    },
    {
      control: 'latitude',
      readout: 'angle',
      goes: 'up',
      after: 60,
      says: 'To the left in the south, straight at the equator, to the right in the north.',
    },
    {
      control: 'friction',
      readout: 'angle',
      goes: 'down',
      after: 60,
      says: 'Friction lets the wind cross the isobars.',
    },
    { control: 'friction', readout: 'speed', goes: 'down', after: 60, says: 'Friction slows the wind.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The part into the low follows the exact solution: a spiral that fades with e^(−rt) and turns with f.',
      readout: 'north',
      expected: (values, time) => exact(values, time).north,
      until: 40,
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'So does the part along the isobars.',
      readout: 'east',
      expected: (values, time) => exact(values, time).east,
      until: 40,
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'In the end the wind is turned aside by arctan(f/r).',
      readout: 'angle',
      expected: (values, time) =>
        time > 95 ? (Math.atan2(turning(values), rubs(values)) * 180) / Math.PI : undefined,
      until: 96,
      where: { friction: [2, 10], latitude: [10, 80] },
    },
    {
      kind: 'published',
      says: 'At 45° the Coriolis parameter is 1.03·10⁻⁴ in a second.',
      source:
        'Wallace and Hobbs, Atmospheric Science (2006), section 7.2: about 10⁻⁴ 1/s in middle latitudes.',
      values: { latitude: 45 },
      readout: 'turning',
      at: 0,
      expected: 10.3,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'Over the sea the wind at the ground crosses the isobars by 10° to 20°: it is turned aside by about 75°.',
      source:
        'J. R. Holton, An Introduction to Dynamic Meteorology: surface wind and isobars over the ocean.',
      values: { latitude: 45, friction: 3 },
      readout: 'angle',
      at: 80,
      expected: 75,
      within: 0.06,
    },
  ],
  formulas: [
    { tex: 'f = 2\\Omega\\sin\\varphi', about: 'How strongly the spinning Earth turns moving air aside.' },
    {
      tex: 'v = \\frac{1}{\\rho f}\\,\\frac{\\Delta p}{\\Delta n}',
      about: 'The wind along the isobars, without friction.',
    },
    { tex: '\\tan\\alpha = \\frac{f}{r}', about: 'How far friction lets it go astray.' },
  ],
  tries: [
    { says: 'Go to the southern half: the wind turns to the other side.', set: { latitude: -45 } },
    { says: 'Go to the equator: straight into the low.', set: { latitude: 0, slope: 0.2, friction: 10 } },
    {
      says: 'Over the sea: little friction. It swings back and forth before it settles.',
      set: { friction: 1 },
    },
    { says: 'A storm: isobars close together.', set: { slope: 2 } },
  ],
  questions: [
    {
      asks: 'In the north, air starts towards low pressure. Which way is it turned?',
      options: ['To the right', 'To the left', 'Not at all'],
      settle: {
        readout: 'angle',
        after: 20,
        first: { latitude: 45 },
        answer: (angle) => (angle > 5 ? 0 : angle < -5 ? 1 : 2),
      },
      explains:
        'The Earth turns to the left below it, seen from above the North Pole. Seen from the ground the air goes to the right.',
    },
    {
      asks: 'The isobars on the map are twice as close. The wind is…',
      options: ['as strong', 'twice as strong', 'four times as strong'],
      settle: {
        readout: 'speed',
        after: 60,
        first: { slope: 0.8 },
        second: { slope: 1.6 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'Twice the push needs twice the turning to balance it, and that takes twice the wind.',
    },
    {
      asks: 'Once settled, the wind in the north blows…',
      options: ['straight from high to low', 'nearly along the isobars', 'from low to high'],
      settle: {
        readout: 'angle',
        after: 60,
        first: {},
        answer: (angle) => (Math.abs(angle) < 30 ? 0 : Math.abs(angle) < 95 ? 1 : 2),
      },
      explains:
        'It is turned until the turning force points just against the push. Only friction lets some air into the low.',
    },
  ],
  glossary: [
    { word: 'Isobar', means: 'A line on the weather map along which the air pressure is the same.' },
    {
      word: 'Coriolis effect',
      means: 'Things that move far over the spinning Earth seem to be turned aside.',
    },
    { word: 'Low', means: 'A region of low pressure; winds go round it and rain often comes with it.' },
    { word: 'Geostrophic wind', means: 'Wind along the isobars, where push and turning cancel.' },
  ],
  goals: [
    'Explain why wind does not blow straight from high to low pressure.',
    'Read strength and direction of the wind from isobars.',
    'Say why lows spin the other way in the south.',
  ],
  standards: [
    'NGSS MS-ESS2-6',
    'NGSS MS-ESS2-5',
    'England KS3 Geography: physical geography, weather and climate',
    'England: A-level Geography, weather and climate',
  ],
})
