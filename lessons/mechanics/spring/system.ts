import { system, type Values } from '@makebelieve/kit/simulation/system'
import { ownFrequency, type Spring } from './model.ts'
import { draw } from './view.ts'

/** The solution of the textbook: a steady swing in the drive's rhythm and a swing of its own that dies away. */
function solved(values: Values, time: number): number {
  const { stiffness = 25, mass = 1, damping = 0.5, push = 1, rhythm = 0.5, release = 0.2 } = values
  const w = 2 * Math.PI * rhythm
  const [real, imaginary] = [stiffness - mass * w * w, damping * w]
  const size = real * real + imaginary * imaginary
  const [c, s] = [(push * real) / size, (push * imaginary) / size]
  const fade = damping / (2 * mass)
  const own = Math.sqrt(stiffness / mass - fade * fade)
  const a = release - c
  const b = (fade * a - s * w) / own
  return (
    c * Math.cos(w * time) +
    s * Math.sin(w * time) +
    Math.exp(-fade * time) * (a * Math.cos(own * time) + b * Math.sin(own * time))
  )
}

export const spring = system<Spring>({
  id: 'spring',
  title: 'A weight on a spring, and resonance',
  subject: 'physics',
  ages: [11, 18],
  words: [
    'mass on a spring',
    'spring',
    'resonance',
    'damped oscillator',
    'harmonic oscillator',
    'forced oscillation',
    'oscillation',
    'vibration',
    'simple harmonic motion',
    'spring constant',
    "hooke's law",
  ],
  tells: {
    young:
      'A weight bounces on a spring in its very own rhythm. Push it gently in that same rhythm and it swings wider and wider, like a child on a swing. Push in another rhythm and little happens.',
    middle:
      'A weight on a spring has its own frequency, set by its mass and by the stiffness of the spring. When a push comes in that rhythm the swing grows large: resonance. Damping takes energy away and keeps it small.',
    upper:
      'm x″ = −k x − c x′ + F cos ωt. The motion is a transient that decays as exp(−ct/2m) and a steady swing of amplitude F / √((k − mω²)² + c²ω²), which lags behind the push by 90° at ω₀ = √(k/m).',
  },
  controls: [
    {
      id: 'stiffness',
      label: 'Stiffness of the spring',
      symbol: 'k',
      unit: 'N/m',
      from: 10,
      to: 60,
      usual: 25,
      about: 'How hard the spring pulls for each metre of stretch.',
    },
    {
      id: 'mass',
      label: 'Mass of the weight',
      symbol: 'm',
      unit: 'kg',
      from: 0.5,
      to: 3,
      usual: 1,
      about: 'How much matter the weight has.',
    },
    {
      id: 'damping',
      label: 'Damping',
      symbol: 'c',
      unit: 'kg/s',
      from: 0.05,
      to: 3,
      usual: 0.5,
      logarithmic: true,
      about: 'How strongly the motion is braked, as by oil.',
    },
    {
      id: 'push',
      label: 'Strength of the push',
      symbol: 'F',
      unit: 'N',
      from: 0,
      to: 2,
      usual: 1,
      about: 'How hard the hand pushes and pulls, back and forth.',
      restarts: true,
    },
    {
      id: 'rhythm',
      label: 'Rhythm of the push',
      symbol: 'f',
      unit: 'Hz',
      from: 0.1,
      to: 2.5,
      usual: 0.5,
      about: 'How many pushes come in a second.',
      restarts: true,
    },
    {
      id: 'release',
      label: 'Let go at',
      symbol: 'x_0',
      unit: 'm',
      from: 0,
      to: 0.5,
      usual: 0,
      about: 'How far it is lifted before it is let go.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'x',
      label: 'Place',
      symbol: 'x',
      unit: 'm',
      digits: 3,
      about: 'How far the weight is above where it would rest.',
      of: ({ x }) => x,
    },
    {
      id: 'width',
      label: 'Width of the swing',
      symbol: 'A',
      unit: 'm',
      digits: 3,
      about: 'How far the last half swing went from rest.',
      known: ({ width }) => width > 0,
      of: ({ width }) => width,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      about: 'How fast the weight moves up.',
      of: ({ speed }) => speed,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      digits: 3,
      about: 'Of the stretched spring and of the motion together.',
      of: ({ x, speed }, { stiffness = 25, mass = 1 }) =>
        0.5 * stiffness * x * x + 0.5 * mass * speed * speed,
    },
    {
      id: 'own',
      label: 'Its own rhythm',
      symbol: 'f_0',
      unit: 'Hz',
      about: 'How often it would swing in a second if left alone.',
      of: (_, values) => ownFrequency(values),
    },
  ],
  graphs: [
    {
      id: 'swing',
      title: 'Place over time',
      x: 'time',
      y: ['x'],
      about: 'Near resonance the wave grows and grows until the damping holds it.',
    },
    {
      id: 'energy',
      title: 'Energy over time',
      x: 'time',
      y: ['energy'],
      about: 'What the push brings in and the damping takes out.',
    },
    {
      id: 'phase',
      title: 'Speed against place',
      x: 'x',
      y: ['speed'],
      about: 'A spiral that settles into a loop.',
    },
  ],
  dt: 1 / 240,
  pace: 1,
  timeUnit: 's',
  start: ({ release = 0 }) => ({
    x: release,
    speed: 0,
    time: 0,
    width: release,
    peak: 0,
    largest: release,
    trail: [release],
  }),
  step(state, values, dt) {
    const { stiffness = 25, mass = 1, damping = 0.5, push = 1, rhythm = 0.5 } = values
    const w = 2 * Math.PI * rhythm
    const gain = (x: number, speed: number, time: number) =>
      (push * Math.cos(w * time) - stiffness * x - damping * speed) / mass
    // Runge and Kutta's fourth order.
    const { x, speed, time } = state
    const half = dt / 2
    const a = gain(x, speed, time)
    const b = gain(x + half * speed, speed + half * a, time + half)
    const c = gain(x + half * speed + half * half * a, speed + half * b, time + half)
    const d = gain(x + dt * speed + dt * half * b, speed + dt * c, time + dt)
    state.x += dt * speed + (dt * dt * (a + b + c)) / 6
    state.speed += (dt * (a + 2 * b + 2 * c + d)) / 6
    state.time += dt
    state.largest = Math.max(Math.abs(state.x), state.largest * (1 - dt / 40))
    state.peak = Math.max(state.peak, Math.abs(state.x))
    if (x * state.x < 0) {
      state.width = state.peak
      state.peak = 0
    }
    // A point each twentieth of a second, as much as the strip of paper holds.
    if (Math.floor(state.time * 20) > Math.floor(time * 20)) {
      state.trail.push(state.x)
      if (state.trail.length > 140) state.trail.shift()
    }
  },
  draw,
  describe: ({ x, width }, values) =>
    `The weight is ${(Math.abs(x) * 100).toFixed(0)} centimetres ${x >= 0 ? 'above' : 'below'} its rest and swings up to ${(width * 100).toFixed(0)} centimetres. Its own rhythm is ${ownFrequency(values).toFixed(2)} hertz.`,
  effects: [
    { control: 'stiffness', readout: 'own', goes: 'up', says: 'A stiffer spring swings faster.' },
    { control: 'mass', readout: 'own', goes: 'down', says: 'A heavier weight swings more slowly.' },
    {
      control: 'rhythm',
      readout: 'width',
      goes: 'up',
      after: 40,
      over: [0.1, 0.78],
      says: 'The nearer the rhythm of the push comes to its own, the wider it swings.',
    },
    {
      control: 'rhythm',
      readout: 'width',
      goes: 'down',
      after: 40,
      over: [0.81, 2.5],
      says: 'When the push is too fast it can no longer follow.',
    },
    {
      control: 'damping',
      readout: 'width',
      goes: 'down',
      after: 40,
      given: { rhythm: 0.7958 },
      says: 'Damping keeps the swing small at resonance.',
    },
    {
      control: 'push',
      readout: 'width',
      goes: 'up',
      after: 20,
      says: 'A stronger push makes it swing wider.',
    },
    {
      control: 'release',
      readout: 'energy',
      goes: 'up',
      after: 0,
      given: { push: 0 },
      says: 'Lifted farther, it starts with more energy.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Its place is the fading swing of its own and the steady swing of the push, as the textbook adds them.',
      readout: 'x',
      expected: solved,
      until: 30,
    },
    {
      kind: 'analytic',
      says: 'At last the widest swing is F / √((k − mω²)² + c²ω²).',
      readout: 'width',
      expected: ({ stiffness = 25, mass = 1, damping = 0.5, push = 1, rhythm = 0.5 }, time) => {
        const w = 2 * Math.PI * rhythm
        return time > 44.9 ? push / Math.hypot(stiffness - mass * w * w, damping * w) : undefined
      },
      until: 45,
      where: { damping: [1, 3], rhythm: [0.3, 2.5], mass: [0.5, 1.5], push: [0.5, 2] },
    },
  ],
  formulas: [
    { tex: 'f_0 = \\frac{1}{2\\pi}\\sqrt{\\frac{k}{m}}', about: 'Its own rhythm.' },
    { tex: 'm\\ddot x = -kx - c\\dot x + F\\cos\\omega t', about: 'Spring, brake and push together.' },
    {
      tex: 'A = \\frac{F}{\\sqrt{(k-m\\omega^2)^2 + c^2\\omega^2}}',
      about: 'How wide it swings in the end.',
    },
  ],
  tries: [
    {
      says: 'Push in its own rhythm, 0.80 times a second.',
      set: { rhythm: 0.8, stiffness: 25, mass: 1, damping: 0.2 },
    },
    { says: 'Now much too fast: it hardly moves.', set: { rhythm: 2.4 } },
    {
      says: 'No push: lift it, let go, and watch the damping.',
      set: { push: 0, release: 0.5, damping: 0.3 },
    },
    {
      says: 'Nearly in its rhythm: it swells and fades. These are beats.',
      set: { rhythm: 0.72, damping: 0.05 },
    },
  ],
  questions: [
    {
      asks: 'Its own rhythm is 0.8 Hz. Which push makes it swing wider?',
      options: ['0.8 pushes a second', '2 pushes a second', 'It makes no difference'],
      settle: {
        readout: 'width',
        after: 30,
        first: { rhythm: 0.8 },
        second: { rhythm: 2 },
        answer: (a, b) => (a > b * 1.05 ? 0 : b > a * 1.05 ? 1 : 2),
      },
      explains: 'A push in its own rhythm always comes at the right moment and adds energy each time.',
    },
    {
      asks: 'The weight becomes four times as heavy. Its own rhythm becomes…',
      options: ['half as fast', 'a quarter as fast', 'twice as fast'],
      settle: {
        readout: 'own',
        after: 0,
        first: { mass: 0.7 },
        second: { mass: 2.8 },
        answer: (a, b) => (b / a > 1 ? 2 : b / a > 0.35 ? 0 : 1),
      },
      explains: 'The rhythm slows with the square root of the mass, and the square root of four is two.',
    },
    {
      asks: 'At resonance the damping is halved. The swing becomes…',
      options: ['as wide as before', 'about twice as wide', 'about four times as wide'],
      settle: {
        readout: 'width',
        after: 60,
        first: { rhythm: 0.7958, damping: 0.8 },
        second: { rhythm: 0.7958, damping: 0.4 },
        answer: (a, b) => (b / a < 1.4 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'At resonance only damping limits the swing: with half the damping it grows twice as wide.',
    },
  ],
  glossary: [
    { word: 'Frequency', means: 'How often something repeats in a second, in hertz (Hz).' },
    { word: 'Resonance', means: 'A large swing because the push comes in the own rhythm of the thing.' },
    { word: 'Damping', means: 'Whatever takes energy out of a swing.' },
    { word: 'Amplitude', means: 'How far it swings from its rest.' },
  ],
  goals: [
    'Find what sets the rhythm of a weight on a spring.',
    'Find resonance by changing the rhythm of the push.',
    'Explain why bridges and cars have dampers.',
  ],
  standards: [
    'NGSS HS-PS4-1',
    'NGSS HS-PS3-2',
    'England: A-level Physics, simple harmonic motion and resonance',
  ],
})
