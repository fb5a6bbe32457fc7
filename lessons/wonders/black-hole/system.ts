import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type BlackHole, horizonOf, light } from './model.ts'
import { draw } from './view.ts'

/** Schwarzschild's geodesics: Newton's pull, the centrifugal push, and Einstein's extra pull with r⁻⁴. */
const pull = (r: number, spin: number, horizon: number) =>
  -(horizon * light * light) / (2 * r * r) + (spin * spin) / r ** 3 - (1.5 * horizon * spin * spin) / r ** 4

/** E²/c² = ṙ²/c² + (1 − r_s/r)(1 + L²/c²r²): what geodesics keep. */
function energy({ distance: r, outward, spin }: BlackHole, { mass = 10 }: Values): number {
  const room = 1 - horizonOf(mass) / r
  return Math.sqrt((outward / light) ** 2 + room * (1 + (spin / (light * r)) ** 2))
}

export const blackHole = system<BlackHole>({
  id: 'black-hole',
  title: 'Around a black hole',
  subject: 'earth and space',
  ages: [12, 20],
  words: [
    'black hole',
    'event horizon',
    'schwarzschild radius',
    'falling into a black hole',
    'orbit around a black hole',
    'general relativity',
    'innermost stable orbit',
    'photon sphere',
    'gravitational time dilation',
    'precession of an orbit',
    'what is a black hole',
    'curved spacetime',
    'accretion disc',
  ],
  tells: {
    young:
      'A black hole is a place where so much is squeezed into so little room that not even light can get away. A ship can circle it, if it is quick enough and not too near. Come too close and you fall in! And near the hole, your clock runs more slowly than clocks far away.',
    middle:
      'A star of ten Suns squeezed into 30 km is a black hole: at its horizon even light cannot escape. Far out, orbits are like those of planets, but closer in they turn into rosettes, and nearer than three horizon radii no orbit holds. Clocks near the hole run slowly.',
    upper:
      'Geodesics of the Schwarzschild metric in proper time: r̈ = −GM/r² + L²/r³ − 3GML²/(c²r⁴). Energy E and angular momentum L are kept. Near-circular orbits precess by 2π((1 − 3r_s/r)^(−1/2) − 1); inside 3r_s circles are unstable, at 1.5r_s only light circles.',
  },
  controls: [
    {
      id: 'mass',
      label: 'Mass of the hole',
      symbol: 'M',
      unit: 'Suns',
      from: 5,
      to: 50,
      usual: 10,
      step: 1,
      about: 'How many Suns are in it. Those left by dying stars have some 5 to 50.',
      restarts: true,
    },
    {
      id: 'away',
      label: 'The ship begins at',
      symbol: 'r_0',
      unit: 'r_s',
      from: 2,
      to: 20,
      usual: 8,
      step: 0.1,
      about: 'Its distance from the middle, counted in radii of the horizon.',
      restarts: true,
    },
    {
      id: 'push',
      label: 'Sideways speed',
      unit: 'of a circle',
      from: 0,
      to: 1.3,
      usual: 0.88,
      step: 0.01,
      about: '1 is the speed that keeps a circle; 0 just lets it fall.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'distance',
      label: 'Distance from the middle',
      symbol: 'r',
      unit: 'km',
      digits: 1,
      about: 'Where the ship is.',
      of: ({ distance }) => distance,
    },
    {
      id: 'horizon',
      label: 'Radius of the horizon',
      symbol: 'r_s',
      unit: 'km',
      digits: 2,
      about: 'Nothing comes back from within.',
      of: (_, { mass = 10 }) => horizonOf(mass),
    },
    {
      id: 'turns',
      label: 'Times round',
      unit: '',
      about: 'How often the ship has gone round the hole.',
      of: ({ angle }) => angle / (2 * Math.PI),
    },
    {
      id: 'slower',
      label: 'Far-away time per ship time',
      unit: '',
      digits: 3,
      about: 'How much faster time has passed far away, since the start.',
      of: ({ own, far }) => (own > 0 ? far / own : 1),
    },
    {
      id: 'advance',
      label: 'The orbit turns by',
      unit: '° each time',
      digits: 1,
      about: 'From one farthest point to the next, beyond a full circle.',
      known: ({ advance }) => advance !== 0,
      of: ({ advance }) => (advance * 180) / Math.PI,
    },
    {
      id: 'energy',
      label: 'Energy, in mc²',
      symbol: 'E',
      unit: '',
      digits: 4,
      about: 'Below 1 the ship is bound to the hole.',
      of: energy,
    },
  ],
  graphs: [
    {
      id: 'distance',
      title: 'Distance over the ship’s time',
      x: 'time',
      y: ['distance', 'horizon'],
      about: 'It comes and goes, or crosses the horizon for good.',
    },
    {
      id: 'clocks',
      title: 'How much faster far clocks run',
      x: 'time',
      y: ['slower'],
      about: 'The nearer the ship, the more.',
    },
  ],
  dt: 0.01,
  pace: 4,
  timeUnit: 'ms',
  start({ mass = 10, away = 8, push = 0.88 }) {
    const horizon = horizonOf(mass)
    const r = away * horizon
    // As those who hover there measure it; a circle needs c√(r_s / 2(r − r_s)).
    const speed = push * Math.sqrt(horizon / (2 * (r - horizon)))
    return {
      own: 0,
      far: 0,
      distance: r,
      outward: 0,
      angle: 0,
      spin: (r * speed * light) / Math.sqrt(1 - speed * speed),
      farthest: 0,
      advance: 0,
      fallen: false,
      trail: [[r, 0]],
    }
  },
  step(state, values, dt) {
    const horizon = horizonOf(values.mass ?? 10)
    const { spin } = state
    const kept = energy(state, values)
    // Near the hole everything is quicker: as many pieces as the place needs.
    const pieces = Math.min(60, Math.max(1, Math.ceil((dt * light * 14) / state.distance)))
    const h = dt / pieces
    for (let i = 0; i < pieces && !state.fallen; i++) {
      const { distance: r, outward: v } = state
      const a1 = pull(r, spin, horizon)
      const [r2, v2] = [r + (h / 2) * v, v + (h / 2) * a1]
      const a2 = pull(r2, spin, horizon)
      const [r3, v3] = [r + (h / 2) * v2, v + (h / 2) * a2]
      const a3 = pull(r3, spin, horizon)
      const [r4, v4] = [r + h * v3, v + h * a3]
      const a4 = pull(r4, spin, horizon)
      state.distance = r + (h / 6) * (v + 2 * v2 + 2 * v3 + v4)
      state.outward = v + (h / 6) * (a1 + 2 * a2 + 2 * a3 + a4)
      const turn =
        (spin / 6) * (1 / r ** 2 + 4 / ((r + state.distance) / 2) ** 2 + 1 / state.distance ** 2) * h
      state.angle += turn
      state.own += h
      const room = 1 - horizon / Math.max(state.distance, horizon * 1.001)
      state.far += (h * kept) / room
      if (v > 0 && state.outward <= 0) {
        const share = v / (v - state.outward)
        const here = state.angle - turn * (1 - share)
        state.advance = here - state.farthest - 2 * Math.PI
        state.farthest = here
      }
      if (state.distance <= horizon * 1.001) state.fallen = true
    }
    const last = state.trail.at(-1) ?? [0, 0]
    const here: [number, number] = [
      state.distance * Math.cos(state.angle),
      state.distance * Math.sin(state.angle),
    ]
    if (Math.hypot(here[0] - last[0], here[1] - last[1]) > horizon * 0.25) {
      state.trail.push(here)
      if (state.trail.length > 500) state.trail.shift()
    }
  },
  isOver: ({ fallen }) => fallen,
  draw,
  describe: ({ distance, angle, fallen }, { mass = 10 }) =>
    fallen
      ? `The ship has fallen through the horizon after ${(angle / 2 / Math.PI).toFixed(1)} times round.`
      : `The ship is ${(distance / horizonOf(mass)).toFixed(1)} horizon radii from the middle and has gone round ${(angle / 2 / Math.PI).toFixed(1)} times.`,
  effects: [
    { control: 'mass', readout: 'horizon', goes: 'up', says: 'More mass makes a larger horizon.' },
    {
      control: 'away',
      readout: 'slower',
      goes: 'down',
      after: 1,
      given: { push: 1 },
      says: 'Farther out, clocks hardly differ.',
    },
    {
      control: 'push',
      readout: 'distance',
      goes: 'up',
      after: 1,
      says: 'The more sideways speed, the farther out it stays.',
    },
    {
      control: 'away',
      readout: 'turns',
      goes: 'down',
      after: 20,
      over: [4, 20],
      given: { push: 1 },
      says: 'Farther out it goes round more slowly.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'The energy of the free ship stays the same.',
      readout: 'energy',
      until: 40,
    },
    {
      kind: 'analytic',
      says: 'A circle at r takes 2π√(r³/GM)·√(1 − 3GM/c²r) of the ship’s own time.',
      readout: 'turns',
      expected({ mass = 10, away = 6 }, time) {
        const horizon = horizonOf(mass)
        const r = away * horizon
        const round = 2 * Math.PI * Math.sqrt((2 * r ** 3) / (horizon * light ** 2))
        return time / (round * Math.sqrt(1 - 1.5 / away))
      },
      until: 40,
      where: { push: [1, 1], away: [3.2, 20] },
    },
    {
      kind: 'analytic',
      says: 'Far clocks run ahead of a circling ship by 1/√(1 − 3GM/c²r).',
      readout: 'slower',
      expected: ({ away = 6 }, time) => (time > 0 ? (1 - 1.5 / away) ** -0.5 : undefined),
      until: 20,
      where: { push: [1, 1], away: [3.2, 20] },
    },
    {
      kind: 'analytic',
      says: 'An almost round orbit turns by 2π((1 − 3r_s/r)^(−1/2) − 1) each time.',
      readout: 'advance',
      expected({ mass = 10, away = 6, push = 0.998 }, time, { spin }) {
        const horizon = horizonOf(mass)
        // The circle with this spin lies a little farther in than the start: the outer root of r² − 2(L²/r_s c²) r + 3L²/c².
        const l = (spin / light) ** 2
        const r = (l + Math.sqrt(l * l - 3 * l * horizon ** 2)) / horizon
        const once = 2 * Math.PI * Math.sqrt((2 * r ** 3) / (horizon * light ** 2))
        const settled = (2 * once) / Math.sqrt(1 - (3 * horizon) / r)
        return push < 1 && away > 0 && time > settled
          ? 360 * ((1 - (3 * horizon) / r) ** -0.5 - 1)
          : undefined
      },
      until: 60,
      where: { mass: [5, 10], away: [5, 9], push: [0.995, 0.999] },
    },
    {
      kind: 'published',
      says: 'On the innermost stable circle, at 3 r_s, the energy is 0.9428 mc²: 5.7% are set free on the way in.',
      source: 'J. M. Bardeen, W. H. Press and S. A. Teukolsky, Astrophysical Journal 178 (1972) 347.',
      values: { away: 3, push: 1 },
      readout: 'energy',
      at: 2,
      expected: 0.9428,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: 'r_s = \\frac{2GM}{c^2}', about: 'The radius of the horizon: 3 km for each Sun.' },
    {
      tex: '\\ddot r = -\\frac{GM}{r^2} + \\frac{L^2}{r^3} - \\frac{3GML^2}{c^2 r^4}',
      about: 'Newton’s pull, the push outwards of going round, and Einstein’s extra pull.',
    },
    {
      tex: '\\frac{dt}{d\\tau} = \\frac{E}{1 - r_s/r}',
      about: 'How fast far clocks run, seen from the ship.',
    },
  ],
  tries: [
    { says: 'Watch the rosette: the orbit itself turns round.', set: { away: 8, push: 0.85 } },
    {
      says: 'Circle just inside the last stable orbit, and see how long it lasts.',
      set: { away: 2.6, push: 0.99 },
    },
    { says: 'Let the ship simply fall.', set: { push: 0, away: 10 } },
    { says: 'Go far out: there it is almost like a planet round the Sun.', set: { away: 20, push: 0.9 } },
  ],
  questions: [
    {
      asks: 'At 10 horizon radii a ship has just the speed for a circle. Does the hole suck it in?',
      options: ['Yes, black holes suck everything in', 'No, it stays on its circle'],
      settle: {
        readout: 'distance',
        after: 40,
        first: { away: 10, push: 1 },
        answer: (r) => (r < 200 ? 0 : 1),
      },
      explains: 'From far off a black hole pulls like any star of its mass. Only very near is it different.',
    },
    {
      asks: 'The ship begins at 2.5 horizon radii, one hundredth too slow for a circle. What happens?',
      options: ['It swings a little in and out', 'It spirals into the hole'],
      settle: {
        readout: 'distance',
        after: 60,
        first: { away: 2.5, push: 0.99 },
        answer: (r) => (r < 35 ? 1 : 0),
      },
      explains: 'Nearer than three horizon radii, Einstein’s extra pull wins: no orbit holds there.',
    },
    {
      asks: 'A ship circles at 4 horizon radii. How much time passes far away in one second of the ship?',
      options: ['Less than a second', 'Exactly a second', 'More than a second'],
      settle: {
        readout: 'slower',
        after: 10,
        first: { away: 4, push: 1 },
        answer: (s) => (s < 0.99 ? 0 : s > 1.01 ? 2 : 1),
      },
      explains: 'Both the hole’s pull and the ship’s speed slow its clock: 1.26 seconds pass far away.',
    },
  ],
  glossary: [
    { word: 'Event horizon', means: 'The surface from within which nothing can come back.' },
    { word: 'Schwarzschild radius', means: 'How large the horizon is: 3 km for each mass of the Sun.' },
    { word: 'Innermost stable orbit', means: 'The smallest circle on which a ship stays by itself.' },
    { word: 'Precession', means: 'The slow turning of an orbit.' },
    { word: 'Own time', means: 'What a clock shows that goes along.' },
  ],
  goals: [
    'Say what the horizon of a black hole is and how large it is.',
    'Correct the picture of a hole that sucks everything in.',
    'Name what is different from Newton: rosettes, a last orbit, slow clocks.',
  ],
  standards: [
    'NGSS HS-ESS1-4',
    'A level Physics: gravitational fields; astrophysics option: black holes and the Schwarzschild radius',
  ],
})
