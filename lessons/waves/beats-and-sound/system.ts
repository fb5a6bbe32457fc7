import { system } from '@makebelieve/kit/simulation/system'
import { ahead, type Beats, loudness, pitches, turned } from './model.ts'
import { draw } from './view.ts'

export const beatsAndSound = system<Beats>({
  id: 'beats-and-sound',
  title: 'The beats of two tuning forks',
  subject: 'physics',
  ages: [11, 19],
  words: [
    'beats',
    'beat frequency',
    'acoustic beats',
    'two tuning forks',
    'tuning fork',
    'tuning an instrument',
    'tuning a piano',
    'out of tune',
    'interference of sound',
    'sound waves adding up',
    'superposition of sound',
    'wah-wah sound',
    'two notes nearly the same',
  ],
  tells: {
    young:
      'Two tuning forks hum almost the same note. Together they go wah-wah-wah: loud, quiet, loud, quiet! The closer the two notes are, the slower the wah-wah. Musicians listen for it when they tune.',
    middle:
      'Two sounds of nearly the same frequency fall in and out of step. In step they add up and are loud; out of step they cancel and are quiet. The number of beats in a second is the difference between the two frequencies.',
    upper:
      'The sum of cos 2πf₁t and cos 2πf₂t is a tone at the mean frequency whose amplitude goes as |cos π(f₂ − f₁)t| for equal strengths. With strengths a and b the amplitude runs between a + b and |a − b| at the frequency |f₂ − f₁|.',
  },
  controls: [
    {
      id: 'first',
      label: 'First fork',
      symbol: 'f_1',
      unit: 'Hz',
      from: 128,
      to: 440,
      usual: 256,
      step: 1,
      about: 'How many times in a second it swings; 440 is the A that orchestras tune to.',
      restarts: true,
    },
    {
      id: 'apart',
      label: 'Second fork is higher by',
      symbol: '\\Delta f',
      unit: 'Hz',
      from: 0,
      to: 16,
      usual: 5,
      step: 0.5,
      about: 'The difference between the two frequencies.',
      restarts: true,
    },
    {
      id: 'strength',
      label: 'How hard the second is struck',
      symbol: 'b',
      unit: '%',
      from: 10,
      to: 100,
      usual: 100,
      about: 'Compared with the first.',
      restarts: true,
    },
    {
      id: 'fade',
      label: 'Fades within',
      symbol: '\\tau',
      unit: 's',
      from: 0.4,
      to: 20,
      usual: 8,
      logarithmic: true,
      about: 'After this time a fork swings only a third (1/e) as wide.',
    },
  ],
  readouts: [
    {
      id: 'beats',
      label: 'Beats in a second',
      symbol: 'f_b',
      unit: '1/s',
      about: 'From the time between two quiet moments.',
      known: ({ beats }) => beats > 0,
      of: ({ beats }) => beats,
    },
    {
      id: 'loudness',
      label: 'Loudness now',
      symbol: 'A',
      unit: '%',
      digits: 0,
      about: 'How wide the sum swings, compared with the first fork alone when it was struck.',
      of: (state) => 100 * loudness(state),
    },
    {
      id: 'quietest',
      label: 'Last quiet moment',
      unit: '%',
      digits: 1,
      about: 'How wide the sum swung when it was quietest.',
      known: ({ lastQuiet }) => lastQuiet > 0,
      of: ({ quietest }) => 100 * quietest,
    },
    {
      id: 'sound',
      label: 'The sum now',
      unit: '%',
      digits: 0,
      about: 'What reaches the ear at this very moment.',
      of: ({ first, second }) => 100 * (first.right + second.right),
    },
    {
      id: 'ahead',
      label: 'Second fork ahead by',
      symbol: '\\varphi',
      unit: '°',
      digits: 0,
      about: '0 is in step, 180 out of step.',
      of: (state) => (ahead(state) * 180) / Math.PI,
    },
    {
      id: 'wave',
      label: 'First fork’s wave in air',
      symbol: '\\lambda',
      unit: 'm',
      about: 'From one squeeze of the air to the next, at 20 °C (343 m/s).',
      of: (_, values) => 343 / pitches(values)[0],
    },
  ],
  graphs: [
    {
      id: 'loudness',
      title: 'Loudness over time',
      x: 'time',
      y: ['loudness'],
      about: 'Count the humps in a second.',
    },
    {
      id: 'sound',
      title: 'What reaches the ear',
      x: 'time',
      y: ['sound'],
      about: 'A quick swing inside a slow one.',
    },
  ],
  dt: 1 / 2000,
  pace: 0.1,
  timeUnit: 's',
  start: ({ strength = 100 }) => ({
    time: 0,
    first: { right: 1, up: 0 },
    second: { right: strength / 100, up: 0 },
    before: [Number.POSITIVE_INFINITY, (1 + strength / 100) ** 2],
    lastQuiet: Number.NaN,
    beats: 0,
    quietest: 0,
  }),
  step(state, values, dt) {
    const [f1, f2] = pitches(values)
    const { fade = 8 } = values
    state.time += dt
    state.first = turned(state.first, f1, dt, fade)
    state.second = turned(state.second, f2, dt, fade)
    const now = loudness(state) ** 2
    const [a, b] = state.before
    if (b < a && b < now) {
      // The lowest point of a parabola through the last three.
      const shift = (0.5 * (a - now)) / (a - 2 * b + now)
      const at = state.time + (shift - 1) * dt
      if (at > state.lastQuiet) state.beats = 1 / (at - state.lastQuiet)
      state.lastQuiet = at
      state.quietest = Math.sqrt(Math.max(0, b - 0.25 * (a - now) * shift))
    }
    state.before = [b, now]
  },
  isOver: ({ time }) => time > 30,
  draw,
  describe(state, values) {
    const [f1, f2] = pitches(values)
    const out = Math.abs(ahead(state))
    return `Forks of ${f1.toFixed(0)} and ${f2.toFixed(1)} hertz are ${out < 1 ? 'in step and loud' : out > 2.2 ? 'out of step and quiet' : 'falling in or out of step'}${state.beats > 0 ? `; there are ${state.beats.toFixed(1)} beats in a second` : ''}.`
  },
  effects: [
    {
      control: 'apart',
      readout: 'beats',
      goes: 'up',
      after: 1,
      says: 'The farther apart the two notes, the faster the beats.',
    },
    {
      control: 'strength',
      readout: 'quietest',
      goes: 'down',
      after: 0.5,
      says: 'The closer they are in strength, the better they cancel.',
    },
    {
      control: 'fade',
      readout: 'loudness',
      goes: 'up',
      after: 1,
      says: 'A fork that fades slowly stays loud.',
    },
    {
      control: 'first',
      readout: 'wave',
      goes: 'down',
      after: 0,
      says: 'A higher note has shorter waves; the beats stay as they are.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'There are f₂ − f₁ beats in a second.',
      readout: 'beats',
      expected: ({ apart = 5 }, time) => (time > 1.7 / apart + 0.05 ? apart : undefined),
      until: 1.6,
      where: { apart: [2, 16], fade: [5, 20] },
    },
    {
      kind: 'analytic',
      says: 'The loudness goes as √(a² + b² + 2ab cos 2π(f₂ − f₁)t), and fades.',
      readout: 'loudness',
      expected: ({ apart = 5, strength = 100, fade = 8 }, time) => {
        const b = strength / 100
        return (
          100 * Math.exp(-time / fade) * Math.sqrt(1 + b * b + 2 * b * Math.cos(2 * Math.PI * apart * time))
        )
      },
      until: 2,
    },
    {
      kind: 'analytic',
      says: 'For equal strengths the sum is 2 cos(π(f₂ − f₁)t)·cos(π(f₁ + f₂)t).',
      readout: 'sound',
      expected: ({ first = 256, apart = 5, fade = 8 }, time) =>
        200 *
        Math.exp(-time / fade) *
        Math.cos(Math.PI * apart * time) *
        Math.cos(Math.PI * (2 * first + apart) * time),
      until: 1,
      where: { strength: [100, 100] },
    },
  ],
  formulas: [
    { tex: 'f_b = |f_2 - f_1|', about: 'Beats in a second.' },
    {
      tex: '\\cos 2\\pi f_1 t + \\cos 2\\pi f_2 t = 2\\cos\\pi(f_2 - f_1)t\\,\\cos\\pi(f_1 + f_2)t',
      about: 'A quick swing at the mean pitch inside a slow one.',
    },
    { tex: 'A_{\\min} = |a - b|', about: 'How quiet it gets with strengths a and b.' },
  ],
  tries: [
    { says: 'Tune the second fork until the beats are gone.', set: { apart: 0 } },
    { says: 'Make the notes differ by one: one slow wah in a second.', set: { apart: 1 } },
    {
      says: 'Strike the second fork gently: the sound never quite dies away between the beats.',
      set: { strength: 30 },
    },
    { says: 'Take the orchestra’s A with a player who is 2 Hz too high.', set: { first: 440, apart: 2 } },
  ],
  questions: [
    {
      asks: 'One fork has 256 Hz, the other 262 Hz. How many beats do you hear in a second?',
      options: ['3', '6', '259'],
      settle: {
        readout: 'beats',
        after: 1,
        first: { first: 256, apart: 6 },
        answer: (a) => (a < 4.5 ? 0 : a < 20 ? 1 : 2),
      },
      explains: 'In one second the second fork gets ahead by 6 whole swings, so they are in step 6 times.',
    },
    {
      asks: 'Both forks become 100 Hz higher. The beats…',
      options: ['get faster', 'stay as they are', 'get slower'],
      settle: {
        readout: 'beats',
        after: 1,
        first: { first: 256, apart: 5 },
        second: { first: 356, apart: 5 },
        answer: (a, b) => (b > a * 1.02 ? 0 : b < a * 0.98 ? 2 : 1),
      },
      explains: 'Only the difference of the two counts, and that is the same.',
    },
    {
      asks: 'The second fork is struck only half as hard. At the quiet moments you hear…',
      options: ['nothing at all', 'a sound half as strong as the first fork', 'the full first fork'],
      settle: {
        readout: 'quietest',
        after: 0.5,
        first: { strength: 50, fade: 20 },
        answer: (a) => (a < 15 ? 0 : a < 75 ? 1 : 2),
      },
      explains: 'The weak fork can only take away what it has: 100 minus 50 leaves 50.',
    },
  ],
  glossary: [
    { word: 'Frequency', means: 'Swings in a second, in hertz. It decides how high a note is.' },
    { word: 'Beat', means: 'One round of loud and quiet when two near notes sound together.' },
    { word: 'In step', means: 'Both push the air at the same moment (in phase).' },
    { word: 'Amplitude', means: 'How wide something swings; a wide swing is loud.' },
  ],
  goals: [
    'Explain beats by sounds that fall in and out of step.',
    'Work out the beat frequency from two pitches, and a pitch from beats.',
    'Tell how beats help to tune an instrument.',
  ],
  standards: [
    'NGSS MS-PS4-1',
    'NGSS HS-PS4-1',
    'England KS3 Physics: sound waves, superposition',
    'First-year university physics: superposition and beats',
  ],
})
