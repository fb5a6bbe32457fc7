import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  endOf,
  ends,
  handAt,
  heightAt,
  isPulse,
  long,
  type Rope,
  ribbon,
  speedOf,
  wavelengthOf,
} from './model.ts'
import { draw } from './view.ts'

const step = 1 / 100

export const waveOnARope = system<Rope>({
  id: 'wave-on-a-rope',
  title: 'A wave on a rope',
  subject: 'physics',
  ages: [8, 18],
  words: [
    'wave on a rope',
    'wave on a string',
    'transverse wave',
    'wave speed',
    'speed of a wave',
    'wavelength and frequency',
    'wave equation',
    'amplitude and wavelength',
    'parts of a wave',
    'crest and trough',
    'wave pulse',
    'reflection of a pulse',
    'shaking a rope',
    'travelling wave',
    'how waves move',
    'waves carry energy',
  ],
  tells: {
    young:
      'Shake the end of a rope and a wave runs along it. Watch the red ribbon: the wave runs past, but the ribbon only goes up and down and stays where it is! Waves carry a push along, not the rope itself.',
    middle:
      'A transverse wave: the rope moves up and down while the wave runs along. Its speed depends only on the rope, on how tight and how heavy it is. Shaking faster makes the waves shorter, since speed = frequency × wavelength. At a tied end a wave comes back upside down, at a loose end the right way up.',
    upper:
      'Small displacements obey y_tt = c² y_xx with c = √(T/μ), solved by d’Alembert’s y = g(t − x/c). The hand does work at the rate ½μω²A²c, which the wave carries away. A fixed end reflects with −1, a free end with +1, a matched end not at all.',
  },
  controls: [
    {
      id: 'frequency',
      label: 'Shakes in a second',
      symbol: 'f',
      unit: 'Hz',
      from: 0.5,
      to: 2,
      usual: 1,
      about: 'How often the hand goes up and down.',
      restarts: true,
    },
    {
      id: 'swing',
      label: 'How far the hand goes',
      symbol: 'A',
      unit: 'cm',
      from: 5,
      to: 30,
      usual: 22,
      about: 'Above and below the middle: the amplitude.',
      restarts: true,
    },
    {
      id: 'tension',
      label: 'Tension of the rope',
      symbol: 'T',
      unit: 'N',
      from: 2,
      to: 10,
      usual: 3,
      about: 'How hard the rope is pulled straight.',
      restarts: true,
    },
    {
      id: 'density',
      label: 'Mass of one metre',
      symbol: '\\mu',
      unit: 'kg/m',
      from: 0.15,
      to: 0.5,
      usual: 0.3,
      about: 'How heavy the rope is.',
      restarts: true,
    },
    {
      id: 'end',
      label: 'The far end',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: ends,
      about: 'What the wave meets at the other end.',
      restarts: true,
    },
    {
      id: 'way',
      label: 'The hand',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['shakes all the time', 'gives one flick'],
      about: 'A long wave or a single hump.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'speed',
      label: 'Speed of the wave',
      symbol: 'c',
      unit: 'm/s',
      about: 'How fast a crest runs along the rope.',
      of: (_, values) => speedOf(values),
    },
    {
      id: 'wavelength',
      label: 'Wavelength',
      symbol: '\\lambda',
      unit: 'm',
      about: 'Measured along the rope, when it is shaken all the time and the rope goes on and on.',
      known: (state, values) => wavelengthOf(state, values) > 0,
      of: wavelengthOf,
    },
    {
      id: 'ribbon',
      label: 'Height of the ribbon',
      symbol: 'y',
      unit: 'cm',
      digits: 1,
      about: 'The ribbon is tied 5 m from the hand.',
      of: (state) => 100 * heightAt(state, ribbon),
    },
    {
      id: 'power',
      label: 'Work of the hand',
      symbol: 'P',
      unit: 'W',
      about: 'In each second, over the last whole shake; the wave carries it away.',
      known: ({ power }) => power > 0,
      of: ({ power }) => power,
    },
  ],
  graphs: [
    {
      id: 'ribbon',
      title: 'The ribbon goes up and down',
      x: 'time',
      y: ['ribbon'],
      about: 'Still until the wave comes; then it does what the hand did a while ago.',
    },
    {
      id: 'power',
      title: 'Work of the hand',
      x: 'time',
      y: ['power'],
      about: 'What it takes to keep shaking.',
    },
  ],
  dt: step,
  pace: 0.7,
  timeUnit: 's',
  start(values) {
    const apart = speedOf(values) * step
    // A rope that goes on and on leaves the picture.
    const count = Math.round((endOf(values) === 0 ? long + 2 : long) / apart) + 1
    return {
      time: 0,
      apart,
      now: Array(count).fill(0),
      before: Array(count).fill(0),
      work: 0,
      cycles: 0,
      power: 0,
      trail: [],
    }
  },
  step(state, values, dt) {
    const { now, before } = state
    const last = now.length - 1
    state.time += dt
    // Leapfrog with c·dt = dx: y(next) = y(left) + y(right) − y(before).
    for (let i = 1; i < last; i++) before[i] = (now[i - 1] ?? 0) + (now[i + 1] ?? 0) - (before[i] ?? 0)
    // What comes back to the hand runs into it and is gone: the hand gives way to it.
    before[0] = handAt(state.time, values) + (now[1] ?? 0) - handAt(state.time - 2 * dt, values)
    const end = endOf(values)
    before[last] =
      end === 0 ? (now[last - 1] ?? 0) : end === 1 ? 0 : 2 * (now[last - 1] ?? 0) - (before[last] ?? 0)
    ;[state.now, state.before] = [before, now]
    const [y, next, was] = [state.now[0] ?? 0, state.now[1] ?? 0, state.before[0] ?? 0]
    // The hand lifts with the force −T·y′ while it moves.
    const work = ((values.tension ?? 3) * (y - next) * (y - was)) / state.apart
    state.work += work
    const { frequency = 1 } = values
    if (Math.floor(state.time * frequency + 1e-9) > state.cycles) {
      state.cycles++
      // A cycle may end within a step: its last part belongs to the next.
      const over = (work * (state.time - state.cycles / frequency)) / dt
      state.power = (state.work - over) * frequency
      state.work = over
    }
    if (Math.round(state.time / dt) % 4 === 0)
      keepTrail(state.trail, [state.time, heightAt(state, ribbon)], 150)
  },
  isOver: ({ time }) => time > 120,
  draw,
  describe(state, values) {
    const length = wavelengthOf(state, values)
    const y = 100 * heightAt(state, ribbon)
    return `${isPulse(values) ? 'A hump runs' : 'Waves run'} along the rope at ${speedOf(values).toFixed(1)} metres a second${length > 0 ? `, ${length.toFixed(1)} metres from crest to crest` : ''}; the ribbon is ${Math.abs(y) < 0.5 ? 'in the middle' : `${Math.abs(y).toFixed(0)} centimetres ${y > 0 ? 'up' : 'down'}`}.`
  },
  effects: [
    {
      control: 'frequency',
      readout: 'wavelength',
      goes: 'down',
      after: 6,
      says: 'Faster shaking makes shorter waves; they run no faster.',
    },
    { control: 'swing', readout: 'power', goes: 'up', after: 6, says: 'Wider shaking takes more work.' },
    {
      control: 'tension',
      readout: 'speed',
      goes: 'up',
      after: 0,
      says: 'On a tighter rope waves run faster.',
    },
    {
      control: 'density',
      readout: 'speed',
      goes: 'down',
      after: 0,
      says: 'On a heavier rope waves run more slowly.',
    },
    {
      control: 'end',
      readout: 'ribbon',
      goes: 'changes',
      after: 6.6,
      given: { way: 1 },
      says: 'A hump is swallowed, comes back upside down or comes back upright.',
    },
    {
      control: 'way',
      readout: 'power',
      goes: 'down',
      after: 6,
      says: 'After a single flick the hand rests.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The wavelength is √(T/μ)/f.',
      readout: 'wavelength',
      expected: ({ tension = 3, density = 0.3, frequency = 1 }, time) =>
        time > 5.9 ? Math.sqrt(tension / density) / frequency : undefined,
      until: 6,
      where: { end: [0, 0], way: [0, 0], frequency: [0.8, 2] },
    },
    {
      kind: 'analytic',
      says: 'The ribbon does what the hand did x/c earlier (d’Alembert), and the echo comes after the way to the end and back.',
      readout: 'ribbon',
      expected(values, time, start) {
        const { tension = 3, density = 0.3, frequency = 1, swing = 20, end = 0 } = values
        const c = Math.sqrt(tension / density)
        const whole = (start.now.length - 1) * start.apart
        const hump = (t: number) =>
          t > 0 && t < 1 / frequency ? (swing * (1 - Math.cos(2 * Math.PI * frequency * t))) / 2 : 0
        const echo = [0, -1, 1][Math.round(end)] ?? 0
        return hump(time - ribbon / c) + echo * hump(time - (2 * whole - ribbon) / c)
      },
      until: 6,
      where: { way: [1, 1] },
    },
    {
      kind: 'analytic',
      says: 'The hand works with ½μω²A²c.',
      readout: 'power',
      expected({ tension = 3, density = 0.3, frequency = 1, swing = 20 }, time) {
        const omega = 2 * Math.PI * frequency
        return time > 2.1 / frequency
          ? 0.5 * density * omega ** 2 * (swing / 100) ** 2 * Math.sqrt(tension / density)
          : undefined
      },
      until: 6,
      where: { end: [0, 0], way: [0, 0] },
    },
  ],
  formulas: [
    { tex: 'c = f\\lambda', about: 'Speed is frequency times wavelength.' },
    { tex: 'c = \\sqrt{\\frac{T}{\\mu}}', about: 'The rope alone decides how fast its waves are.' },
    {
      tex: 'P = \\tfrac12\\mu\\omega^2A^2c',
      about: 'What the wave carries away in each second, with ω = 2πf.',
    },
  ],
  tries: [
    { says: 'Follow the red ribbon with your finger. Does it ever go sideways?' },
    { says: 'Shake twice as fast: the waves are half as long.', set: { frequency: 2 } },
    {
      says: 'Give one flick to a rope that is tied to a post. What comes back?',
      set: { way: 1, end: 1, frequency: 1 },
    },
    { says: 'Now let the far end slide on a ring.', set: { way: 1, end: 2, frequency: 1 } },
    { says: 'Pull the rope tight.', set: { tension: 10 } },
  ],
  questions: [
    {
      asks: 'You shake the rope twice as fast. The waves then…',
      options: [
        'run twice as fast',
        'run as fast as before, but are half as long',
        'run as fast and are just as long',
      ],
      settle: {
        readout: 'wavelength',
        after: 6,
        first: { frequency: 1 },
        second: { frequency: 2 },
        answer: (a, b) => (b < a * 0.75 ? 1 : b > a * 1.5 ? 0 : 2),
      },
      explains:
        'The rope alone decides the speed. With twice as many waves in a second each gets half the room.',
    },
    {
      asks: 'A hump runs to an end that is tied to a post. It comes back…',
      options: ['upright', 'upside down', 'not at all'],
      settle: {
        readout: 'ribbon',
        after: 6.51,
        first: { way: 1, end: 1 },
        answer: (a) => (a > 1 ? 0 : a < -1 ? 1 : 2),
      },
      explains: 'The hump pulls the post up; the post pulls the rope down just as hard and sends a dip back.',
    },
    {
      asks: 'You shake twice as far up and down. How much harder is the work?',
      options: ['Just as hard', 'Twice as hard', 'Four times as hard'],
      settle: {
        readout: 'power',
        after: 6,
        first: { swing: 10 },
        second: { swing: 20 },
        answer: (a, b) => (b < a * 1.5 ? 0 : b < a * 3 ? 1 : 2),
      },
      explains:
        'The hand moves twice as fast and pulls twice as hard: the energy of a wave grows with the square of its amplitude.',
    },
  ],
  glossary: [
    { word: 'Crest', means: 'The highest place of a wave; the lowest is the trough.' },
    { word: 'Wavelength', means: 'From one crest to the next.' },
    { word: 'Amplitude', means: 'How far the rope moves from its rest.' },
    { word: 'Frequency', means: 'How many waves pass in a second.' },
    { word: 'Transverse wave', means: 'A wave whose parts move across the way it runs.' },
  ],
  goals: [
    'Tell the motion of a wave from the motion of the rope.',
    'Use speed = frequency × wavelength.',
    'Predict how a pulse comes back from a tied and from a loose end.',
  ],
  standards: ['NGSS 4-PS4-1', 'NGSS MS-PS4-1', 'NGSS HS-PS4-1', 'England KS3 Physics: observed waves'],
})
