import { system } from '@makebelieve/kit/simulation/system'
import {
  drawn,
  energyOf,
  harmonicOf,
  noteOf,
  partOf,
  pieces,
  plucked,
  pushes,
  type Strung,
  speedOf,
} from './model.ts'
import { draw } from './view.ts'

const step = 1e-5

export const standingWaves = system<Strung>({
  id: 'standing-waves-on-a-string',
  title: 'Standing waves on a guitar string',
  subject: 'physics',
  ages: [11, 19],
  words: [
    'standing waves on a string',
    'standing wave',
    'stationary wave',
    'guitar string',
    'violin string',
    'vibrating string',
    'harmonics',
    'overtones',
    'fundamental frequency',
    'nodes and antinodes',
    'node and antinode',
    'how a guitar makes sound',
    'tuning a guitar',
    'string instrument',
    'plucked string',
    "mersenne's laws",
  ],
  tells: {
    young:
      'A guitar string swings so fast that you only see a blur; here it is slowed down. Tighten it and the note gets higher. Make it shorter with your finger: higher again. A thick string sounds deep.',
    middle:
      'Waves run along the string and come back from both ends. Only those that fit with whole loops stay: these are standing waves, with nodes that never move. One loop gives the fundamental, two loops twice its frequency, and so on. A plucked string sounds all of them at once.',
    upper:
      'Small displacements obey μ y_tt = T y_xx with fixed ends, so f_n = (n/2L)√(T/μ) and every motion is a sum of the modes sin(nπx/L). The string is stepped with the leapfrog method on 48 pieces; frequencies are measured from the zeros of a mode’s amplitude. A pluck at a share p of the length has modes in the ratio sin(nπp)/n².',
  },
  controls: [
    {
      id: 'play',
      label: 'How it swings',
      unit: '',
      from: 0,
      to: 5,
      usual: 1,
      options: [
        'one loop (fundamental)',
        'two loops (2nd harmonic)',
        'three loops (3rd)',
        'four loops (4th)',
        'five loops (5th)',
        'plucked',
      ],
      about: 'The shape in which the string is let go.',
      restarts: true,
    },
    {
      id: 'tension',
      label: 'Tension',
      symbol: 'T',
      unit: 'N',
      from: 30,
      to: 120,
      usual: 72,
      about: 'How hard the string is pulled tight; 72 newtons are the weight of 7 kilograms.',
    },
    {
      id: 'density',
      label: 'Mass of one metre',
      symbol: '\\mu',
      unit: 'g/m',
      from: 0.35,
      to: 4,
      usual: 0.4,
      logarithmic: true,
      about: 'A thin high string has 0.4 grams, a thick deep one several.',
    },
    {
      id: 'length',
      label: 'Length that swings',
      symbol: 'L',
      unit: 'm',
      from: 0.32,
      to: 0.7,
      usual: 0.648,
      about: 'From the finger on the fret, or the end of the neck, to the bridge.',
    },
    {
      id: 'place',
      label: 'Plucked at',
      symbol: 'p',
      unit: '× L',
      from: 0.0625,
      to: 0.5,
      usual: 0.25,
      about:
        'Where the finger pulls, as a share of the length counted from the bridge. It matters when plucked.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'frequency',
      label: 'Frequency',
      symbol: 'f',
      unit: 'Hz',
      digits: 1,
      about: 'From the time between zeros of the harmonic being watched.',
      known: ({ frequency }) => frequency > 0,
      of: ({ frequency }) => frequency,
    },
    {
      id: 'wavelength',
      label: 'Wavelength',
      symbol: '\\lambda',
      unit: 'm',
      digits: 3,
      about: 'Two loops long.',
      of: (_, values) => (2 * (values.length ?? 0.648)) / harmonicOf(values),
    },
    {
      id: 'speed',
      label: 'Speed of waves on it',
      symbol: 'c',
      unit: 'm/s',
      digits: 0,
      about: 'How fast a bump runs along the string.',
      of: (_, values) => speedOf(values),
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'mJ',
      digits: 3,
      about: 'Of motion and stretching together.',
      of: (state, values) => 1000 * energyOf(state, values),
    },
    {
      id: 'bend',
      label: 'Watched harmonic now',
      symbol: 'q',
      unit: 'mm',
      about: 'How far the string is bent in the shape of that harmonic.',
      of: ({ heights }, values) => 1000 * partOf(heights, harmonicOf(values)),
    },
  ],
  graphs: [
    {
      id: 'bend',
      title: 'The string goes back and forth',
      x: 'time',
      y: ['bend'],
      about: 'Crests closer together are a higher note.',
    },
    {
      id: 'energy',
      title: 'Energy over time',
      x: 'time',
      y: ['energy'],
      about: 'Flat: nothing is lost here.',
    },
  ],
  dt: step,
  pace: 1 / 280,
  timeUnit: 's',
  start(values) {
    const { place = 0.25 } = values
    const kind = Math.round(values.play ?? 0)
    // The finger is at one of the points, counted from the bridge at the right.
    const finger = pieces - Math.round(place * pieces)
    const heights = Array.from({ length: pieces + 1 }, (_, i) => {
      if (i === 0 || i === pieces) return 0
      if (kind === plucked) return drawn * (i <= finger ? i / finger : (pieces - i) / (pieces - finger))
      return drawn * Math.sin(((kind + 1) * Math.PI * i) / pieces)
    })
    return {
      time: 0,
      dt: step,
      heights,
      speeds: pushes(heights, values).map((push) => (push * step) / 2),
      before: partOf(heights, harmonicOf(values)),
      lastZero: Number.NaN,
      frequency: 0,
    }
  },
  step(state, values, dt) {
    state.time += dt
    const { heights, speeds } = state
    for (let i = 1; i < pieces; i++) heights[i] = (heights[i] ?? 0) + dt * (speeds[i] ?? 0)
    const wide = (values.length ?? 0.648) / pieces
    const factor = dt * (speedOf(values) / wide) ** 2
    for (let i = 1; i < pieces; i++)
      speeds[i] =
        (speeds[i] ?? 0) + factor * ((heights[i - 1] ?? 0) - 2 * (heights[i] ?? 0) + (heights[i + 1] ?? 0))
    const now = partOf(heights, harmonicOf(values))
    if (now * state.before < 0) {
      const at = state.time - (dt * now) / (now - state.before)
      if (at > state.lastZero) state.frequency = 0.5 / (at - state.lastZero)
      state.lastZero = at
    }
    state.before = now
  },
  draw,
  describe(state, values) {
    const loops = harmonicOf(values)
    const how =
      Math.round(values.play ?? 0) === plucked
        ? 'The plucked string swings'
        : `The string swings in ${loops} ${loops === 1 ? 'loop' : 'loops'}`
    return state.frequency > 0
      ? `${how} at ${state.frequency.toFixed(0)} hertz, about the note ${noteOf(state.frequency)}.`
      : `${how}; its frequency is not measured yet.`
  },
  effects: [
    {
      control: 'tension',
      readout: 'frequency',
      goes: 'up',
      after: 0.02,
      says: 'A tighter string sounds higher.',
    },
    {
      control: 'density',
      readout: 'frequency',
      goes: 'down',
      after: 0.02,
      says: 'A heavier string sounds lower.',
    },
    {
      control: 'length',
      readout: 'frequency',
      goes: 'down',
      after: 0.02,
      says: 'A longer string sounds lower.',
    },
    {
      control: 'play',
      readout: 'frequency',
      goes: 'up',
      after: 0.02,
      over: [0, 4],
      says: 'More loops are a higher note. (Plucked, all sound at once.)',
    },
    {
      control: 'place',
      readout: 'energy',
      goes: 'down',
      after: 0.01,
      given: { play: 5 },
      says: 'Plucked just as far near the bridge, the string is bent more sharply and holds more energy.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The frequency is (n/2L)·√(T/μ).',
      readout: 'frequency',
      expected(values, time) {
        const { length = 0.648, tension = 72, density = 0.4, play = 0 } = values
        const n = Math.round(play) === plucked ? 1 : Math.round(play) + 1
        const f = (n / (2 * length)) * Math.sqrt((1000 * tension) / density)
        return time > 0.8 / f ? f : undefined
      },
      until: 0.02,
    },
    {
      kind: 'conserved',
      says: 'The energy stays the same.',
      readout: 'energy',
      until: 0.05,
    },
    {
      kind: 'analytic',
      says: 'A string plucked at a share p holds T·A²/(2L·p(1−p)).',
      readout: 'energy',
      expected: ({ length = 0.648, tension = 72 }) =>
        (1000 * tension * drawn ** 2) / (2 * length * 0.25 * 0.75),
      until: 0.005,
      where: { play: [plucked, plucked], place: [0.25, 0.25], length: [0.5, 0.7], density: [0.5, 4] },
    },
    {
      kind: 'published',
      says: 'A plain steel string of 0.010 inch (0.396 g/m), 25.5 inches long, pulled with 16.2 pounds (72.1 N), sounds the high E of a guitar: 329.6 Hz.',
      source: 'D’Addario, String Tension Guide: PL010.',
      values: { tension: 72.06, density: 0.3956, length: 0.6477, play: 0 },
      readout: 'frequency',
      at: 0.02,
      expected: 329.63,
      within: 0.005,
    },
  ],
  formulas: [
    {
      tex: 'f_n = \\frac{n}{2L}\\sqrt{\\frac{T}{\\mu}}',
      about: 'The frequency with n loops.',
    },
    { tex: 'c = \\sqrt{\\frac{T}{\\mu}}', about: 'The speed of waves on the string.' },
    { tex: '\\lambda_n = \\frac{2L}{n}', about: 'Only waves of which whole halves fit on the string stay.' },
    {
      tex: '\\mu\\,\\frac{\\partial^2 y}{\\partial t^2} = T\\,\\frac{\\partial^2 y}{\\partial x^2}',
      about: 'How each piece is pulled by its neighbours.',
    },
  ],
  tries: [
    {
      says: 'Put a finger at the middle, the twelfth fret: the note is an octave higher.',
      set: { length: 0.324, play: 0 },
    },
    {
      says: 'Pluck it near the bridge and look at the bars: many harmonics, a bright sound.',
      set: { play: 5, place: 0.0625 },
    },
    { says: 'Now pluck it in the middle: every second harmonic is missing.', set: { play: 5, place: 0.5 } },
    { says: 'Make it four times as heavy: the note falls by an octave.', set: { density: 1.6, play: 0 } },
    { says: 'Five loops: count the places that never move.', set: { play: 4 } },
  ],
  questions: [
    {
      asks: 'You press the string down so that only half of it swings. The frequency…',
      options: ['halves', 'stays', 'doubles'],
      settle: {
        readout: 'frequency',
        after: 0.02,
        first: { play: 0, length: 0.648 },
        second: { play: 0, length: 0.324 },
        answer: (a, b) => (b < a * 0.75 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains:
        'The wave has only half as far to go and is back twice as often. Musicians call it an octave.',
    },
    {
      asks: 'You tighten the string to twice the tension. The frequency…',
      options: ['grows by about 40 percent', 'doubles', 'becomes four times as high'],
      settle: {
        readout: 'frequency',
        after: 0.02,
        first: { play: 0, tension: 40 },
        second: { play: 0, tension: 80 },
        answer: (a, b) => (b / a < 1.7 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'It grows with the square root of the tension, and the root of two is 1.41.',
    },
    {
      asks: 'The same string swings in three loops instead of one. Its frequency is then…',
      options: ['a third', 'the same', 'three times as high'],
      settle: {
        readout: 'frequency',
        after: 0.02,
        first: { play: 0 },
        second: { play: 2 },
        answer: (a, b) => (b < a * 0.7 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains:
        'The waves are a third as long and run just as fast, so three times as many fit into a second.',
    },
  ],
  glossary: [
    { word: 'Node', means: 'A place of the string that never moves.' },
    { word: 'Antinode', means: 'The middle of a loop, where it swings farthest.' },
    { word: 'Fundamental', means: 'The lowest note of the string: one loop.' },
    { word: 'Harmonic', means: 'A swing with a whole number of loops.' },
    { word: 'Tension', means: 'How hard the string is pulled.' },
  ],
  goals: [
    'Explain why only certain waves stay on a string.',
    'Tell how tension, mass and length change the note.',
    'Say what is mixed in the sound of a plucked string.',
  ],
  standards: [
    'NGSS MS-PS4-1',
    'NGSS HS-PS4-1',
    'England KS3 Physics: sound waves, frequency',
    'A level Physics: stationary waves on a stretched string',
  ],
})
