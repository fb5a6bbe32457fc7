import { system } from '@makebelieve/kit/simulation/system'
import {
  gases,
  gasOf,
  levelOf,
  microphone,
  pressureAt,
  type Sound,
  speedOf,
  step,
  swingOf,
  tube,
  wavelengthOf,
} from './model.ts'
import { draw } from './view.ts'

export const soundWave = system<Sound>({
  id: 'sound-wave',
  title: 'What sound is',
  subject: 'physics',
  ages: [8, 18],
  words: [
    'sound wave',
    'sound waves',
    'what is sound',
    'how sound travels',
    'longitudinal wave',
    'compression and rarefaction',
    'speed of sound',
    'loudness and pitch',
    'pitch and volume',
    'decibel',
    'loudspeaker',
    'sound in air',
    'helium voice',
    'sound in different gases',
    'particles in a sound wave',
    'vibrations make sound',
  ],
  tells: {
    young:
      'A loudspeaker pushes the air back and forth. The push runs from one bit of air to the next until it reaches your ear. Watch a red bit of air: it only wobbles on the spot, but the sound runs on!',
    middle:
      'Sound is a longitudinal wave: layers of air move back and forth in the direction of the sound, so they crowd together (compression) and thin out (rarefaction). More wobbles in a second are a higher note, wider wobbles a louder one. How fast sound runs depends on the gas and its temperature, not on pitch or loudness.',
    upper:
      'Small displacements of a gas obey s_tt = c² s_xx with c = √(γRT/M). The pressure is −ρc² s_x, its level 20 log₁₀(p_rms/20 µPa), and p = ρcωs links it to a displacement that is less than a thousandth of a millimetre for any bearable sound.',
  },
  controls: [
    {
      id: 'frequency',
      label: 'Pitch',
      symbol: 'f',
      unit: 'Hz',
      from: 200,
      to: 1500,
      usual: 400,
      about: 'How often the loudspeaker goes back and forth in a second. People hear from 20 to 20 000.',
      restarts: true,
    },
    {
      id: 'level',
      label: 'Loudness',
      symbol: 'L',
      unit: 'dB',
      from: 40,
      to: 110,
      usual: 85,
      step: 1,
      about: 'A quiet room has 40 decibels, talking 60, a noisy street 85; from 100 on it hurts the ears.',
      restarts: true,
    },
    {
      id: 'temperature',
      label: 'Temperature',
      symbol: 'T',
      unit: '°C',
      from: -40,
      to: 60,
      usual: 20,
      about: 'Of the gas in the tube.',
      restarts: true,
    },
    {
      id: 'gas',
      label: 'Filled with',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: gases.map(({ name }) => name),
      about: 'Helium is light, carbon dioxide heavy.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'speed',
      label: 'Speed, from the time to the microphone',
      symbol: 'c',
      unit: 'm/s',
      digits: 1,
      about: 'The microphone is 3 m away.',
      known: ({ arrived }) => arrived > 0,
      of: ({ arrived }) => (arrived > 0 ? microphone / arrived : 0),
    },
    {
      id: 'wavelength',
      label: 'Wavelength',
      symbol: '\\lambda',
      unit: 'm',
      digits: 3,
      about: 'From one crowd of layers to the next, measured along the tube.',
      known: (state) => wavelengthOf(state) > 0,
      of: wavelengthOf,
    },
    {
      id: 'heard',
      label: 'Level at the microphone',
      symbol: 'L',
      unit: 'dB',
      digits: 1,
      about: 'From the mean of the squared pressure since it came.',
      known: ({ felt }) => felt > 0,
      of: levelOf,
    },
    {
      id: 'swing',
      label: 'The air moves by',
      symbol: 's',
      unit: 'µm',
      digits: 3,
      about: 'To each side, in thousandths of a millimetre. A hair is 70 of them thick.',
      of: (_, values) => swingOf(values) * 1e6,
    },
    {
      id: 'pressure',
      label: 'Pressure at the microphone',
      symbol: 'p',
      unit: 'Pa',
      digits: 3,
      about: 'More or less than the usual 101 325 Pa.',
      of: (state, values) => pressureAt(state, Math.round(microphone / state.apart), values),
    },
  ],
  graphs: [
    {
      id: 'pressure',
      title: 'Pressure at the microphone',
      x: 'time',
      y: ['pressure'],
      about: 'Still until the sound comes; then a wave as fast as the loudspeaker.',
    },
    {
      id: 'heard',
      title: 'Level at the microphone',
      x: 'time',
      y: ['heard'],
      about: 'It settles after a few waves.',
    },
  ],
  dt: step,
  pace: 1 / 360,
  timeUnit: 's',
  start(values) {
    const apart = speedOf(values) * step
    const count = Math.round((tube + 0.8) / apart) + 1
    return {
      time: 0,
      apart,
      now: Array(count).fill(0),
      before: Array(count).fill(0),
      arrived: 0,
      felt: 0,
      squares: 0,
    }
  },
  step(state, values, dt) {
    const { now, before } = state
    const last = now.length - 1
    state.time += dt
    for (let i = 1; i < last; i++) before[i] = (now[i - 1] ?? 0) + (now[i + 1] ?? 0) - (before[i] ?? 0)
    before[0] = swingOf(values) * Math.sin(2 * Math.PI * (values.frequency ?? 400) * state.time)
    // The tube goes on: nothing comes back.
    before[last] = now[last - 1] ?? 0
    ;[state.now, state.before] = [before, now]
    const there = Math.round(microphone / state.apart)
    if (state.arrived === 0 && Math.abs(state.now[there] ?? 0) > 0)
      state.arrived = (state.time * microphone) / (there * state.apart) - dt
    if (state.arrived === 0) return
    state.felt += dt
    state.squares += dt * pressureAt(state, there, values) ** 2
  },
  isOver: ({ time }) => time > 1,
  draw,
  describe(state, values) {
    const long = wavelengthOf(state)
    return `A loudspeaker sends a tone of ${(values.frequency ?? 400).toFixed(0)} hertz through ${gasOf(values).name}${long > 0 ? `; waves are ${long.toFixed(2)} metres long` : ''}${state.arrived > 0 ? ` and the microphone hears ${levelOf(state).toFixed(0)} decibels` : ' and it has not reached the microphone yet'}.`
  },
  effects: [
    {
      control: 'frequency',
      readout: 'wavelength',
      goes: 'down',
      after: 0.013,
      says: 'A higher note has shorter waves; it runs no faster.',
    },
    { control: 'level', readout: 'swing', goes: 'up', after: 0, says: 'Louder means a wider wobble.' },
    {
      control: 'temperature',
      readout: 'speed',
      goes: 'up',
      after: 0.013,
      says: 'Sound runs faster in warm air.',
    },
    {
      control: 'gas',
      readout: 'speed',
      goes: 'changes',
      after: 0.013,
      says: 'Fast in light helium, slow in heavy carbon dioxide.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The wavelength is c/f with c = √(γRT/M).',
      readout: 'wavelength',
      expected(values, time) {
        const { ratio, mole } = gasOf(values)
        const c = Math.sqrt((ratio * 8.314462618 * (273.15 + (values.temperature ?? 20))) / mole)
        return time > 0.0195 ? c / (values.frequency ?? 400) : undefined
      },
      until: 0.02,
      where: { frequency: [300, 1500] },
    },
    {
      kind: 'analytic',
      says: 'The microphone hears the level that was sent: nothing is lost in a tube.',
      readout: 'heard',
      expected: ({ level = 85 }, time) => (time > 0.0395 ? level : undefined),
      until: 0.04,
      where: { level: [60, 110] },
    },
    {
      kind: 'published',
      says: 'Sound runs at 343 m/s in air of 20 °C.',
      source: 'Kaye and Laby, Tables of Physical and Chemical Constants: 343.2 m/s for dry air.',
      values: { gas: 0, temperature: 20 },
      readout: 'speed',
      at: 0.015,
      expected: 343.2,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'In helium of 0 °C it runs at 972 m/s.',
      source: 'Kaye and Laby, Tables of Physical and Chemical Constants.',
      values: { gas: 1, temperature: 0 },
      readout: 'speed',
      at: 0.015,
      expected: 972,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: 'c = f\\lambda', about: 'Speed is pitch times wavelength.' },
    { tex: 'c = \\sqrt{\\frac{\\gamma R T}{M}}', about: 'In a gas: warm and light makes it fast.' },
    { tex: 'L = 20\\log_{10}\\frac{p}{20\\,\\mu\\mathrm{Pa}}', about: 'The level in decibels.' },
    { tex: 'p = \\rho c\\,\\omega s', about: 'From how far the air moves to how much it presses.' },
  ],
  tries: [
    { says: 'Keep your eye on one red dot. Does it ever reach the ear?' },
    { says: 'Make the note higher: the crowds come closer together.', set: { frequency: 1200 } },
    { says: 'Fill the tube with helium.', set: { gas: 1 } },
    { says: 'Go out into a cold winter night.', set: { temperature: -40 } },
    { says: 'Whisper, and look how little the air has to move.', set: { level: 40 } },
  ],
  questions: [
    {
      asks: 'You make the sound much louder. Does it reach the microphone sooner?',
      options: ['Yes, sooner', 'No, at the same time', 'No, even later'],
      settle: {
        readout: 'speed',
        after: 0.013,
        first: { level: 50 },
        second: { level: 105 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 2 : 1),
      },
      explains:
        'Loud sound is a wider wobble, but the push is handed on just as fast. Otherwise music from far away would be a mess!',
    },
    {
      asks: 'The tube is filled with helium instead of air. Sound then runs…',
      options: ['more slowly', 'just as fast', 'almost three times as fast'],
      settle: {
        readout: 'speed',
        after: 0.013,
        first: { gas: 0 },
        second: { gas: 1 },
        answer: (a, b) => (b < a * 0.9 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains: 'Helium atoms are light and quick, and hand the push on faster.',
    },
    {
      asks: 'In a noisy street (85 dB), how far does the air move back and forth?',
      options: ['About a centimetre', 'About a millimetre', 'Less than a thousandth of a millimetre'],
      settle: {
        readout: 'swing',
        after: 0,
        first: { level: 85, frequency: 400 },
        answer: (a) => (a > 3000 ? 0 : a > 30 ? 1 : 2),
      },
      explains:
        'Ears are incredibly fine: they notice wobbles of the air far smaller than anything the eye can see.',
    },
  ],
  glossary: [
    { word: 'Longitudinal wave', means: 'A wave whose parts move back and forth along the way it runs.' },
    { word: 'Compression', means: 'Where the layers of air crowd; the opposite is a rarefaction.' },
    { word: 'Pitch', means: 'How high a note is: wobbles in a second, in hertz.' },
    { word: 'Decibel', means: 'A measure of loudness; 20 more means ten times the pressure.' },
  ],
  goals: [
    'Describe sound as a wobble that is handed on.',
    'Tell pitch from loudness in the picture of a wave.',
    'Say what the speed of sound depends on.',
  ],
  standards: [
    'NGSS 1-PS4-1',
    'NGSS 4-PS4-1',
    'NGSS MS-PS4-1',
    'NGSS MS-PS4-2',
    'England KS2 Science: sound (year 4)',
    'England KS3 Physics: sound waves',
  ],
})
