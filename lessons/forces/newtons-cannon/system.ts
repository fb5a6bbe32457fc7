import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { ellipse, planetOf, planets, reach, type Shot } from './model.ts'
import { draw } from './view.ts'

export const newtonsCannon = system<Shot>({
  id: 'newtons-cannon',
  title: 'Newton’s cannon: why satellites stay up',
  subject: 'physics',
  ages: [10, 18],
  words: [
    "newton's cannon",
    "newton's cannonball",
    'satellite',
    'artificial satellite',
    'why satellites stay up',
    'satellite orbit',
    'why satellites do not fall down',
    'launch a satellite',
    'escape speed',
    'orbital speed',
    'falling around the earth',
    'how an orbit works',
    'sputnik',
    'first cosmic velocity',
    'cannon on a mountain',
  ],
  tells: {
    young:
      'A cannon on a very high mountain shoots a ball sideways. It falls down to the ground. Shoot faster, and it falls farther away. Shoot so fast that the ground curves away under it, and the ball falls round and round the Earth forever: it’s a satellite!',
    middle:
      'A satellite falls all the time, but it is so fast sideways that it keeps missing the ground. At 7.7 km/s near the Earth the path is a circle; faster gives an ellipse, and from 11 km/s the ball never comes back. The mass of the ball does not matter.',
    upper:
      'Motion under an inverse-square pull: conic sections with the energy E = v²/2 − μ/r. The circular speed is √(μ/r), escape √2 times that; in between a = −μ/2E, the far end lies at 2a − r, and the period is 2π√(a³/μ). Leapfrog steps keep the energy.',
  },
  controls: [
    {
      id: 'speed',
      label: 'Speed of the ball',
      symbol: 'v',
      unit: 'km/s',
      from: 0.5,
      to: 12,
      usual: 7,
      about: 'A rifle bullet does 1 km/s. Satellites need nearly 8 near the Earth.',
      restarts: true,
    },
    {
      id: 'height',
      label: 'Height of the mountain',
      symbol: 'h',
      unit: 'km',
      from: 100,
      to: 3000,
      usual: 400,
      about: 'Far above all air; the space station flies at about 400 km.',
      restarts: true,
    },
    {
      id: 'aim',
      label: 'Aimed upwards by',
      unit: '°',
      from: 0,
      to: 60,
      usual: 0,
      about: '0 is level.',
      restarts: true,
    },
    {
      id: 'planet',
      label: 'Where',
      unit: '',
      from: 0,
      to: 2,
      usual: 2,
      options: planets.map(({ name }) => name),
      about: 'Each with its own size and gravity.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Height',
      symbol: 'h',
      unit: 'km',
      digits: 0,
      about: 'Above the ground.',
      of: ({ x, y }, values) => Math.max(0, Math.hypot(x, y) - planetOf(values).radius),
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/s',
      about: 'Fast when low, slow when high.',
      of: ({ vx, vy, landed }) => (landed ? 0 : Math.hypot(vx, vy)),
    },
    {
      id: 'farthest',
      label: 'Highest so far',
      unit: 'km',
      digits: 0,
      about: 'Above the ground.',
      of: ({ farthest }, values) => farthest - planetOf(values).radius,
    },
    {
      id: 'period',
      label: 'Time for one orbit',
      symbol: 'T',
      unit: 'min',
      digits: 1,
      about: 'From mountain to mountain.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period / 60,
    },
    {
      id: 'range',
      label: 'Gone round',
      unit: '°',
      digits: 0,
      about: 'As seen from the middle of the planet.',
      of: ({ round }) => (round * 180) / Math.PI,
    },
    {
      id: 'energy',
      label: 'Energy of each kilogram',
      symbol: 'E/m',
      unit: 'MJ/kg',
      about: 'Of motion and of height; below zero it can never leave.',
      of: ({ x, y, vx, vy }, values) => (vx * vx + vy * vy) / 2 - planetOf(values).pull / Math.hypot(x, y),
    },
  ],
  graphs: [
    {
      id: 'height',
      title: 'Height over time',
      x: 'time',
      y: ['height'],
      about: 'Flat for a circle, a wave for an ellipse, down to zero for a fall.',
    },
    { id: 'speed', title: 'Speed against height', x: 'height', y: ['speed'], about: 'Higher means slower.' },
  ],
  dt: 10,
  pace: 500,
  timeUnit: 's',
  start: (values) => {
    const { height = 400, speed = 7, aim = 0 } = values
    const up = (aim * Math.PI) / 180
    const far = planetOf(values).radius + height
    return {
      x: 0,
      y: far,
      vx: speed * Math.cos(up),
      vy: speed * Math.sin(up),
      time: 0,
      landed: false,
      farthest: far,
      round: 0,
      lastPass: 0,
      period: 0,
      trail: [[0, far]],
    }
  },
  step(state, values, dt) {
    state.time += dt
    if (state.landed) return
    const { pull, radius } = planetOf(values)
    const kick = (by: number) => {
      const r = Math.hypot(state.x, state.y)
      state.vx -= (by * pull * state.x) / r ** 3
      state.vy -= (by * pull * state.y) / r ** 3
    }
    const before = Math.atan2(state.x, state.y)
    kick(dt / 2)
    state.x += dt * state.vx
    state.y += dt * state.vy
    kick(dt / 2)
    const far = Math.hypot(state.x, state.y)
    state.farthest = Math.max(state.farthest, far)
    const turn = Math.atan2(state.x, state.y) - before
    const gone = turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
    const rounds = Math.floor(state.round / (2 * Math.PI) + 1e-9)
    state.round += gone
    if (Math.floor(state.round / (2 * Math.PI)) > rounds && state.time > 5 * dt) {
      const over = (state.round - 2 * Math.PI * (rounds + 1)) / gone
      const passed = state.time - over * dt
      state.period = passed - state.lastPass
      state.lastPass = passed
    }
    if (far <= radius) state.landed = true
    if (Math.round(state.time / dt) % 4 === 0) keepTrail(state.trail, [state.x, state.y], 900)
  },
  isOver: ({ landed, farthest, time }, values) =>
    landed || farthest > reach * planetOf(values).radius || time > 4e5,
  draw,
  describe: (state, values) => {
    const { name, radius } = planetOf(values)
    const high = Math.max(0, Math.hypot(state.x, state.y) - radius).toFixed(0)
    if (state.landed)
      return `The ball has fallen on ${name} after going ${((state.round * 180) / Math.PI).toFixed(0)} degrees round.`
    if (!ellipse(values)) return `The ball leaves ${name} forever; it is ${high} kilometres up.`
    return `The ball flies ${high} kilometres above ${name} at ${Math.hypot(state.vx, state.vy).toFixed(2)} kilometres a second.`
  },
  effects: [
    {
      control: 'speed',
      readout: 'range',
      goes: 'up',
      after: 8000,
      over: [1, 7],
      says: 'The faster the ball, the farther round it falls.',
    },
    {
      control: 'height',
      readout: 'period',
      goes: 'up',
      after: 40_000,
      given: { speed: 8.2 },
      over: [100, 1500],
      says: 'From higher up a round takes longer.',
    },
    {
      control: 'aim',
      readout: 'farthest',
      goes: 'up',
      after: 4000,
      given: { speed: 5 },
      says: 'Aimed upwards it rises higher, but comes down again.',
    },
    {
      control: 'planet',
      readout: 'energy',
      goes: 'down',
      after: 10,
      given: { speed: 3 },
      says: 'Heavier planets hold it more tightly.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'The energy stays the same all the way.',
      readout: 'energy',
      until: 30_000,
      where: { speed: [3, 9], planet: [2, 2], aim: [0, 40] },
    },
    {
      kind: 'analytic',
      says: 'The highest point lies at 2a − r, with a from the energy.',
      readout: 'farthest',
      expected: (values, time) => {
        const path = ellipse(values)
        if (!path || time < 0.55 * path.period) return undefined
        const { radius } = planetOf(values)
        return 2 * path.half - (radius + (values.height ?? 400)) - radius
      },
      until: 20_000,
      where: { planet: [2, 2], height: [300, 1500], speed: [8, 9.3], aim: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'A round takes 2π√(a³/μ): Kepler’s third law.',
      readout: 'period',
      expected: (values, time) => {
        const path = ellipse(values)
        return path && time > 1.02 * path.period ? path.period / 60 : undefined
      },
      until: 30_000,
      where: { planet: [2, 2], height: [300, 1500], speed: [8, 9.3], aim: [0, 0] },
    },
    {
      kind: 'published',
      says: 'Sputnik 1, the first satellite: from 215 km up to 939 km, once round in 96.2 minutes.',
      source: 'NASA Space Science Data Coordinated Archive, Sputnik 1 (1957-001B).',
      // The speed at the lowest point that makes this ellipse.
      values: { planet: 2, height: 215, speed: 7.98, aim: 0 },
      readout: 'period',
      at: 9000,
      expected: 96.2,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: 'v_1 = \\sqrt{\\frac{\\mu}{r}}', about: 'The speed of a circle; μ is the planet’s pull.' },
    { tex: 'v_2 = \\sqrt2\\,v_1', about: 'The speed that leaves forever.' },
    { tex: 'T = 2\\pi\\sqrt{\\frac{a^3}{\\mu}}', about: 'The time of a round; a is half the long axis.' },
  ],
  tries: [
    {
      says: 'Find the speed at which the ball just flies round in a circle.',
      set: { speed: 7, height: 400, aim: 0, planet: 2 },
    },
    { says: 'Make it an ellipse, then let it leave for good.', set: { speed: 9.5, aim: 0, planet: 2 } },
    { says: 'Aim upwards: can you get it into orbit that way?', set: { speed: 7.7, aim: 30, planet: 2 } },
    {
      says: 'On the Moon a fast bullet is almost enough.',
      set: { planet: 0, speed: 1.6, height: 100, aim: 0 },
    },
  ],
  questions: [
    {
      asks: 'Why does the space station not fall down?',
      options: [
        'There is no gravity up there',
        'It does fall, but so fast sideways that it misses the Earth',
        'Its engines hold it up',
      ],
      settle: {
        readout: 'height',
        after: 6000,
        first: { speed: 0.5, height: 400 },
        second: { speed: 7.67, height: 400 },
        // Slow, it falls down: so there is gravity. Fast, without any engine, it stays up.
        answer: (slow, fast) => (slow > 300 ? 0 : fast > 300 ? 1 : 2),
      },
      explains:
        'At 400 km gravity is still nine tenths of ours: let go slowly, a ball falls. With 7.7 km/s sideways the ground curves away as fast as the ball falls.',
    },
    {
      asks: 'The ball is shot with 9.5 km/s instead of 7.7. At the far side of the Earth it is then…',
      options: ['lower', 'just as high', 'much higher'],
      settle: {
        readout: 'farthest',
        after: 12_000,
        first: { speed: 7.67 },
        second: { speed: 9.5 },
        answer: (circle, fast) => (fast < circle - 100 ? 0 : fast > circle + 1000 ? 2 : 1),
      },
      explains:
        'The extra speed carries it far out, and it gets slow there: an ellipse, with its lowest point at the mountain.',
    },
    {
      asks: 'To get into orbit, aiming steeply upwards (45°) with 7.7 km/s…',
      options: ['works better', 'makes no difference', 'fails: it comes down again'],
      settle: {
        readout: 'height',
        after: 12_000,
        first: { speed: 7.7, aim: 0 },
        second: { speed: 7.7, aim: 45 },
        answer: (level, steep) => (steep > 50 ? (steep > level + 50 ? 0 : 1) : 2),
      },
      explains:
        'Every ellipse comes back to where it began, with the same slant. It is the speed sideways that counts: rockets soon tilt over.',
    },
  ],
  glossary: [
    { word: 'Satellite', means: 'Anything that flies round a planet: a moon, a space station, a ball.' },
    { word: 'Orbit', means: 'The closed way round a planet.' },
    {
      word: 'Escape speed',
      means: 'The speed from which it never comes back: 11.2 km/s from the Earth’s ground.',
    },
    { word: 'Ellipse', means: 'A stretched circle.' },
  ],
  goals: [
    'Explain an orbit as a fall that misses the ground.',
    'Tell apart falling back, orbit and escape by the speed.',
    'See that speed and height trade places on an ellipse.',
  ],
  standards: [
    'NGSS MS-ESS1-2',
    'NGSS HS-ESS1-4',
    'NGSS HS-PS2-4',
    'England GCSE Physics: orbital motion, natural and artificial satellites',
    'England A level Physics: gravitational fields, orbits of satellites',
  ],
})
