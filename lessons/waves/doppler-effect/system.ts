import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  begin,
  earAt,
  every,
  listenerMoves,
  passed,
  type Siren,
  sirenAt,
  soundSpeed,
  stand,
} from './model.ts'
import { draw } from './view.ts'

export const dopplerEffect = system<Siren>({
  id: 'doppler-effect',
  title: 'The Doppler effect',
  subject: 'physics',
  ages: [10, 19],
  words: [
    'doppler effect',
    'doppler',
    'doppler shift',
    'siren of an ambulance',
    'ambulance siren',
    'why a siren changes pitch',
    'pitch of a passing car',
    'passing train horn',
    'moving sound source',
    'change of pitch',
    'squeezed sound waves',
    'police siren passing by',
    'radar speed trap',
  ],
  tells: {
    young:
      'Nee-naw! An ambulance races past and its siren suddenly sounds lower. The siren itself never changes: in front of the ambulance the sound waves are squeezed together, behind it they are pulled apart.',
    middle:
      'A moving source runs after its own waves. Ahead of it the crests come closer together, so more of them reach your ear in a second and the pitch is higher; behind it the pitch is lower. The jump happens as it passes.',
    upper:
      'Each crest spreads as a circle around the place where it was sent. A source moving at v at an angle θ to the line of hearing is heard at f/(1 − (v/c) cos θ), with θ at the moment of sending; a moving listener hears f(1 + (v/c) cos θ), with θ at the moment of hearing. The air makes the difference between the two.',
  },
  controls: [
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      from: 0,
      to: 100,
      usual: 30,
      about: 'Of what moves: 14 is a car in town, 30 a fast ambulance, 90 a high-speed train.',
      restarts: true,
    },
    {
      id: 'pitch',
      label: 'Pitch of the siren',
      symbol: 'f',
      unit: 'Hz',
      from: 150,
      to: 1200,
      usual: 700,
      about: 'How many waves the siren sends out in a second.',
      restarts: true,
    },
    {
      id: 'distance',
      label: 'From the road',
      symbol: 'b',
      unit: 'm',
      from: 15,
      to: 80,
      usual: 25,
      about: 'How far the ear is from the middle of the road.',
      restarts: true,
    },
    {
      id: 'temperature',
      label: 'Air temperature',
      symbol: 'T',
      unit: '°C',
      from: -30,
      to: 45,
      usual: 20,
      about: 'Sound is faster in warm air.',
      restarts: true,
    },
    {
      id: 'moves',
      label: 'Which one moves',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['the ambulance', 'you, on a bicycle'],
      about: 'One of the two moves, the other stays put.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'heard',
      label: 'Heard pitch',
      symbol: "f'",
      unit: 'Hz',
      digits: 1,
      about: 'From the time between marks of the wave as they reach the ear.',
      known: ({ heard }) => heard > 0,
      of: ({ heard }) => heard,
    },
    {
      id: 'change',
      label: 'Pitch change',
      unit: '%',
      digits: 1,
      about: 'Compared with the siren itself; below 0 is lower.',
      known: ({ heard }) => heard > 0,
      of: ({ heard }, { pitch = 700 }) => (heard > 0 ? 100 * (heard / pitch - 1) : 0),
    },
    {
      id: 'ahead',
      label: 'Wave in front of the siren',
      symbol: '\\lambda',
      unit: 'm',
      digits: 3,
      about: 'From crest to crest on the road ahead.',
      of: (_, values) =>
        (soundSpeed(values) - (listenerMoves(values) ? 0 : (values.speed ?? 30))) / (values.pitch ?? 700),
    },
    {
      id: 'sound',
      label: 'Speed of sound',
      symbol: 'c',
      unit: 'm/s',
      digits: 1,
      about: 'In air of this temperature.',
      of: (_, values) => soundSpeed(values),
    },
    {
      id: 'apart',
      label: 'Between siren and ear',
      unit: 'm',
      digits: 0,
      about: 'In a straight line, now.',
      of: ({ time }, values) =>
        Math.hypot(earAt(time, values) - sirenAt(time, values), values.distance ?? 25),
    },
  ],
  graphs: [
    {
      id: 'heard',
      title: 'Heard pitch over time',
      x: 'time',
      y: ['heard'],
      about: 'High and steady, a drop while it passes, low and steady.',
    },
    {
      id: 'way',
      title: 'Heard pitch against distance',
      x: 'apart',
      y: ['heard'],
      about: 'Coming and going are two different lines.',
    },
  ],
  dt: 1 / 200,
  pace: 0.5,
  timeUnit: 's',
  start: () => ({ time: 0, marks: [], sent: 0, due: 0, lastHeard: Number.NaN, heard: 0, trail: [] }),
  step(state, values, dt) {
    const before = state.time
    state.time += dt
    while (state.sent * every <= state.time + 1e-9) {
      const sent = state.sent * every
      state.marks.push({ x: sirenAt(sent, values), sent })
      state.sent++
    }
    // Slower than sound, marks come in the order in which they were sent: only the next one can be due.
    for (let mark = state.marks[state.due]; mark; mark = state.marks[state.due]) {
      const [late, now] = [passed(mark, before, values), passed(mark, state.time, values)]
      if (now < 0) break
      const at = before + (dt * late) / (late - now)
      if (at > state.lastHeard) state.heard = ((values.pitch ?? 700) * every) / (at - state.lastHeard)
      state.lastHeard = at
      state.due++
    }
    // Marks that are far beyond the picture are forgotten.
    while (state.due > 0 && state.time - (state.marks[0]?.sent ?? 0) > 1.6) {
      state.marks.shift()
      state.due--
    }
    if (Math.round(state.time / dt) % 20 === 0) keepTrail(state.trail, [state.time, state.heard], 320)
  },
  isOver: ({ time }, { speed = 30 }) => speed * time > 410 || time > 30,
  draw,
  describe({ time, heard }, values) {
    const { pitch = 700 } = values
    const way = sirenAt(time, values) - earAt(time, values)
    const coming = (listenerMoves(values) ? way : -way) > 0
    if (!(values.speed ?? 30))
      return `Nothing moves, and the siren is heard at ${heard.toFixed(0)} hertz, as it sounds.`
    if (heard === 0) return 'The first sound of the siren has not reached the ear yet.'
    return `${listenerMoves(values) ? 'You ride' : 'The ambulance drives'} ${coming ? 'nearer' : 'away'}; the siren sounds at ${pitch.toFixed(0)} hertz and is heard at ${heard.toFixed(0)}.`
  },
  effects: [
    {
      control: 'speed',
      readout: 'heard',
      goes: 'up',
      after: 1.5,
      says: 'The faster it comes, the higher it sounds.',
    },
    { control: 'pitch', readout: 'heard', goes: 'up', after: 1.5, says: 'A higher siren is heard higher.' },
    {
      control: 'distance',
      readout: 'heard',
      goes: 'down',
      after: 3,
      says: 'From far beside the road the change is smaller, and slower.',
    },
    {
      control: 'temperature',
      readout: 'change',
      goes: 'down',
      after: 1.5,
      says: 'In warm air sound runs faster ahead of the ambulance, and the change is smaller.',
    },
    {
      control: 'moves',
      readout: 'heard',
      goes: 'down',
      after: 1.5,
      given: { speed: 80 },
      says: 'Moving yourself raises the pitch a little less than when the siren moves.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'From a moving siren you hear f/(1 − (v/c) cos θ), with the angle when the sound was sent.',
      readout: 'heard',
      expected(values, time) {
        const { speed = 30, pitch = 700, distance = 25 } = values
        const c = soundSpeed(values)
        // When the sound that is here now was sent: the earlier root of c²(t − s)² = (x − v·s)² + b².
        const ahead = stand - begin
        const [a, b] = [c * c - speed * speed, speed * ahead - c * c * time]
        const rest = c * c * time * time - ahead * ahead - distance * distance
        const sent = (-b - Math.sqrt(b * b - a * rest)) / a
        if (sent < 0.05) return undefined
        const left = ahead - speed * sent
        return pitch / (1 - (speed / c) * (left / Math.sqrt(left * left + distance * distance)))
      },
      until: 8,
      where: { moves: [0, 0], distance: [20, 80], speed: [0, 60] },
    },
    {
      kind: 'analytic',
      says: 'On the way to a siren that stands you hear f(1 + (v/c) cos θ).',
      readout: 'heard',
      expected(values, time) {
        const { speed = 30, pitch = 700, distance = 25 } = values
        const c = soundSpeed(values)
        const left = stand - begin - speed * time
        const way = Math.sqrt(left * left + distance * distance)
        return c * (time - 0.05) > way ? pitch * (1 + (speed / c) * (left / way)) : undefined
      },
      until: 8,
      where: { moves: [1, 1], distance: [20, 80], speed: [0, 60] },
    },
    {
      kind: 'published',
      says: 'A train with a horn of 150 Hz comes at 35 m/s: 167 Hz are heard.',
      source: 'OpenStax, College Physics, section 17.4: a train horn (speed of sound 340 m/s).',
      values: { speed: 35, pitch: 150, distance: 15, temperature: 14.5, moves: 0 },
      readout: 'heard',
      at: 2,
      expected: 167.2,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'After it has passed, 136 Hz are heard.',
      source: 'OpenStax, College Physics, section 17.4: a train horn.',
      values: { speed: 35, pitch: 150, distance: 15, temperature: 14.5, moves: 0 },
      readout: 'heard',
      at: 11,
      expected: 136,
      within: 0.003,
    },
  ],
  formulas: [
    { tex: "f' = \\frac{f}{1 - \\frac{v}{c}}", about: 'The siren comes straight at you.' },
    { tex: "f' = \\frac{f}{1 + \\frac{v}{c}}", about: 'It goes straight away from you.' },
    {
      tex: "f' = f\\left(1 \\pm \\frac{v}{c}\\right)",
      about: 'You move and the siren stands: plus towards it, minus away.',
    },
    {
      tex: 'c = 331.3\\sqrt{1 + \\frac{T}{273.15}}',
      about: 'The speed of sound in air, in m/s, with T in °C.',
    },
  ],
  tries: [
    { says: 'Stand close to the road: the pitch drops at once.', set: { distance: 15, speed: 40 } },
    { says: 'Stand far away: the pitch slides down slowly.', set: { distance: 80, speed: 40 } },
    {
      says: 'Make it as fast as a bullet train and look how the rings crowd in front of it.',
      set: { speed: 95 },
    },
    { says: 'Let the ambulance stand still. What do the rings look like now?', set: { speed: 0 } },
    {
      says: 'Now ride past it yourself: the rings stay round and even, and still the pitch drops.',
      set: { moves: 1, speed: 40 },
    },
  ],
  questions: [
    {
      asks: 'The ambulance drives towards you at a steady speed, straight on. While it is still far away, the pitch you hear is…',
      options: ['steady, and higher than the siren’s', 'the same as the siren’s', 'rising all the time'],
      settle: {
        readout: 'heard',
        after: 1.2,
        first: { distance: 15, speed: 30 },
        // The siren as far ahead as before, but standing.
        second: { distance: 15, speed: 0 },
        answer: (a, b) => (a > b * 1.02 ? 0 : 1),
      },
      explains:
        'Only the speed counts, not how near it is. It gets louder all the time, but the pitch stays high and steady until it passes.',
    },
    {
      asks: 'The siren has 700 Hz. It comes at 30 m/s and then goes away at 30 m/s. What do you hear after it has passed?',
      options: ['About 770 Hz', 'Exactly 700 Hz', 'About 640 Hz'],
      settle: {
        readout: 'heard',
        after: 13,
        first: { speed: 30, pitch: 700 },
        answer: (a) => (a > 720 ? 0 : a > 680 ? 1 : 2),
      },
      explains: 'Behind the ambulance the waves are pulled apart, so fewer of them come in a second.',
    },
    {
      asks: 'It is freezing cold, and sound is slower. The change of pitch is then…',
      options: ['larger', 'the same', 'smaller'],
      settle: {
        readout: 'change',
        after: 1.5,
        first: { temperature: 30 },
        second: { temperature: -30 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 2 : 1),
      },
      explains:
        'What counts is how fast the ambulance is compared with its sound. It catches up with slower sound more.',
    },
  ],
  glossary: [
    { word: 'Pitch', means: 'How high or low a sound is: the number of waves in a second, in hertz.' },
    { word: 'Crest', means: 'The densest part of a sound wave, drawn here as a ring.' },
    { word: 'Source', means: 'What makes the sound.' },
    { word: 'Doppler shift', means: 'The change of pitch when source or listener move.' },
  ],
  goals: [
    'Explain with rings why a passing siren changes its pitch.',
    'Tell what the change depends on, and that nearness is not part of it.',
    'Tell apart a moving source and a moving listener.',
  ],
  standards: [
    'NGSS MS-PS4-1',
    'NGSS HS-PS4-1',
    'England KS3 Physics: sound waves',
    'First-year university physics: the Doppler effect',
  ],
})
