import { system } from '@makebelieve/kit/simulation/system'
import {
  expectedLoudness,
  isOpen,
  loudnessOf,
  meter,
  open,
  type Pipe,
  ring,
  sentBefore,
  soundingLength,
  soundSpeed,
  step,
  thrownBack,
} from './model.ts'
import { draw } from './view.ts'

/** Of the pipe's own notes the one nearest to the fork: odd quarters of a wave when closed, halves when open. */
function nearest(values: Parameters<typeof soundSpeed>[0]): number {
  const { frequency = 256 } = values
  const base = soundSpeed(values) / (4 * soundingLength(values))
  const ratio = frequency / base
  return (
    base *
    (isOpen(values)
      ? Math.max(2, 2 * Math.round(ratio / 2))
      : Math.max(1, 2 * Math.round((ratio - 1) / 2) + 1))
  )
}

export const organPipe = system<Pipe>({
  id: 'organ-pipe',
  title: 'Resonance in a pipe',
  subject: 'physics',
  ages: [12, 19],
  words: [
    'organ pipe',
    'air column',
    'resonance in a pipe',
    'resonance tube',
    'resonance of sound',
    'standing wave in a pipe',
    'standing waves in a tube',
    'closed pipe',
    'open pipe',
    'flute',
    'pan pipe',
    'blowing over a bottle',
    'wind instrument',
    'tuning fork over water',
    'measuring the speed of sound',
  ],
  tells: {
    young:
      'Hold a humming fork over a tube with water in it. Let the water sink: suddenly the tube sings along, very loud! Now the air in it has just the right length for this note. Flutes and organs work just like that.',
    middle:
      'Sound runs down the pipe, comes back and meets the new sound from the fork. If the length is right they are in step and build each other up: resonance. A pipe closed at its foot resonates when it is a quarter of a wave long, three quarters, five quarters …; an open one at halves.',
    upper:
      'With reflections r₁ at the open mouth and r₂ at the foot the wave in the pipe is 1/|1 − r₁r₂ e^{−2ikL}| times the driver. The sounding length includes the end correction 0.61 of the radius at each open end. The simulation is a delay line; the meter locks in on the fork.',
  },
  controls: [
    {
      id: 'length',
      label: 'Length of the air',
      symbol: 'L',
      unit: 'cm',
      from: 6,
      to: 100,
      usual: 32,
      step: 0.5,
      about: 'From the mouth down to the water, or to the open foot.',
    },
    {
      id: 'frequency',
      label: 'Tuning fork',
      symbol: 'f',
      unit: 'Hz',
      from: 200,
      to: 800,
      usual: 256,
      step: 1,
      about: 'How often it swings in a second.',
      restarts: true,
    },
    {
      id: 'foot',
      label: 'The foot of the pipe',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['closed by water', 'open'],
      about: 'What the sound meets at the other end.',
      restarts: true,
    },
    {
      id: 'temperature',
      label: 'Air temperature',
      symbol: 'T',
      unit: '°C',
      from: -10,
      to: 40,
      usual: 20,
      about: 'In warm air sound is faster and waves are longer.',
    },
  ],
  readouts: [
    {
      id: 'loudness',
      label: 'Louder than the fork alone',
      symbol: 'A',
      unit: '×',
      about:
        'What comes out of the pipe, measured in step with the fork; it takes a few tenths of a second to settle.',
      of: loudnessOf,
    },
    {
      id: 'wave',
      label: 'Wavelength',
      symbol: '\\lambda',
      unit: 'cm',
      digits: 1,
      about: 'Of the fork’s note in this air.',
      of: (_, values) => (100 * soundSpeed(values)) / (values.frequency ?? 256),
    },
    {
      id: 'fit',
      label: 'The air is as long as',
      unit: 'waves',
      digits: 3,
      about: 'With the end correction. Closed pipes sound at 0.25, 0.75, 1.25 …, open ones at 0.5, 1, 1.5 …',
      of: (_, values) => (soundingLength(values) * (values.frequency ?? 256)) / soundSpeed(values),
    },
    {
      id: 'own',
      label: 'The pipe’s own note nearby',
      symbol: 'f_n',
      unit: 'Hz',
      digits: 0,
      about: 'The note of the pipe that is nearest to the fork.',
      of: (_, values) => nearest(values),
    },
    {
      id: 'up',
      label: 'Sound at the mouth now',
      unit: '×',
      about: 'What comes up the pipe at this moment.',
      of: ({ up }) => up,
    },
  ],
  graphs: [
    {
      id: 'loudness',
      title: 'How the sound builds up',
      x: 'time',
      y: ['loudness'],
      about: 'At resonance it grows with every round trip.',
    },
    {
      id: 'up',
      title: 'Sound at the mouth',
      x: 'time',
      y: ['up'],
      about: 'The swings grow until the losses are as large.',
    },
  ],
  dt: step,
  pace: 1 / 200,
  timeUnit: 's',
  start: () => ({ time: 0, sent: Array(ring).fill(0), at: 0, up: 0, inStep: 0, beside: 0 }),
  step(state, values, dt) {
    state.time += dt
    const turn = 2 * Math.PI * (values.frequency ?? 256) * state.time
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
    const round = (2 * soundingLength(values)) / soundSpeed(values)
    // One step of the way is made by writing into the ring.
    state.up = thrownBack(values) * sentBefore(state, round - dt)
    state.sent[state.at] = sine + open * state.up
    state.at = (state.at + 1) % ring
    // The meter waits a little at first, so that it does not have to forget the beginning.
    const follow = Math.max(dt / meter, Math.min(1, dt / Math.max(dt, state.time)))
    state.inStep += follow * (state.up * sine - state.inStep)
    state.beside += follow * (state.up * cosine - state.beside)
  },
  isOver: ({ time }) => time > 2,
  draw,
  describe(state, values) {
    const waves = (soundingLength(values) * (values.frequency ?? 256)) / soundSpeed(values)
    return `The air in the ${isOpen(values) ? 'open' : 'closed'} pipe is ${waves.toFixed(2)} waves long and sounds ${loudnessOf(state).toFixed(1)} times as strong as the fork.`
  },
  effects: [
    {
      control: 'length',
      readout: 'loudness',
      goes: 'up',
      after: 0.4,
      over: [10, 31],
      says: 'The pipe gets louder as its length comes near to a quarter of a wave. (Beyond, it gets quiet again, up to three quarters.)',
    },
    {
      control: 'frequency',
      readout: 'wave',
      goes: 'down',
      after: 0,
      says: 'A higher note has shorter waves and needs a shorter pipe.',
    },
    { control: 'temperature', readout: 'wave', goes: 'up', after: 0, says: 'In warm air waves are longer.' },
    {
      control: 'foot',
      readout: 'loudness',
      goes: 'down',
      after: 0.4,
      says: 'What fits a closed pipe does not fit an open one.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'When all has settled, what comes up is |r₂|/|1 − r₁r₂e^{−2ikL}| times the fork.',
      readout: 'loudness',
      expected: (values, time) => (time > 0.498 ? expectedLoudness(values) : undefined),
      until: 0.5,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'A fork of 512 Hz over water first resounds at 15.5 cm in a tube of 4 cm (a quarter of a wave, less 0.61 of the radius).',
      source:
        'Levine and Schwinger, Physical Review 73 (1948): end correction 0.6133 of the radius; c = 343 m/s.',
      values: { frequency: 512, length: 15.53, foot: 0, temperature: 20 },
      readout: 'own',
      at: 0,
      expected: 512,
      within: 0.003,
    },
  ],
  formulas: [
    {
      tex: 'L = (2n - 1)\\frac{\\lambda}{4}',
      about: 'A pipe closed at one end sounds at odd quarters of a wave.',
    },
    { tex: 'L = n\\frac{\\lambda}{2}', about: 'A pipe open at both ends sounds at halves.' },
    { tex: 'A = \\frac{|r_2|}{|1 - r_1 r_2 e^{-2ikL}|}', about: 'All round trips added up.' },
  ],
  tries: [
    {
      says: 'Let the water sink slowly from the top. Where does the pipe sing?',
      set: { length: 6, foot: 0 },
    },
    { says: 'Find the second place: half a wave lower.', set: { length: 99, foot: 0 } },
    {
      says: 'Take an open pipe: it must be twice as long for the same note.',
      set: { foot: 1, length: 64.5 },
    },
    { says: 'Warm the air and see how the pipe goes out of tune.', set: { temperature: 40, length: 32 } },
  ],
  questions: [
    {
      asks: 'A closed pipe of 32 cm sings with a fork. You open its foot. What happens?',
      options: ['It sings on', 'It falls nearly silent', 'It gets much louder'],
      settle: {
        readout: 'loudness',
        after: 0.4,
        first: { foot: 0, length: 32 },
        second: { foot: 1, length: 32 },
        answer: (a, b) => (b > a * 1.5 ? 2 : b < a * 0.4 ? 1 : 0),
      },
      explains:
        'At an open end the sound is thrown back upside down, so now the round trips work against each other.',
    },
    {
      asks: 'You take a fork one octave higher. The shortest closed pipe that sings with it is…',
      options: ['twice as long', 'just as long', 'half as long'],
      settle: {
        readout: 'wave',
        after: 0,
        first: { frequency: 256 },
        second: { frequency: 512 },
        answer: (a, b) => (b > a * 1.5 ? 0 : b < a * 0.7 ? 2 : 1),
      },
      explains: 'Twice the frequency means half the wavelength, and the pipe must be a quarter of that.',
    },
    {
      asks: 'The pipe is 62 cm long, far from any place of resonance. It is then…',
      options: ['louder than at 32 cm', 'much quieter than at 32 cm'],
      settle: {
        readout: 'loudness',
        after: 0.4,
        first: { length: 32 },
        second: { length: 62 },
        answer: (a, b) => (b > a ? 0 : 1),
      },
      explains: 'What comes back is out of step with what the fork sends, and they weaken each other.',
    },
  ],
  glossary: [
    { word: 'Resonance', means: 'Small pushes at the right moments build up a strong swing.' },
    { word: 'Air column', means: 'The air in a pipe, which can swing as a whole.' },
    { word: 'Standing wave', means: 'A swing that stays in its place, with nodes at rest.' },
    {
      word: 'End correction',
      means: 'A pipe sounds a bit longer than it is, since air outside swings along.',
    },
  ],
  goals: [
    'Explain resonance by waves that come back in step.',
    'Find the lengths at which closed and open pipes sound.',
    'Measure the speed of sound with a fork and a ruler.',
  ],
  standards: [
    'NGSS MS-PS4-1',
    'NGSS HS-PS4-1',
    'England KS3 Physics: sound waves',
    'A level Physics: stationary waves in air columns',
  ],
})
