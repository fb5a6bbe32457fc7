import { system, type Values } from '@makebelieve/kit/simulation/system'
import { angleStep, trueAngle } from '../kepler.ts'
import { ahead, distanceOf, litShare, nameOf, type Phases } from './model.ts'
import { draw } from './view.ts'

const turn = 2 * Math.PI
/** From new moon to new moon: the Moon must catch up with the Sun. */
const monthOf = ({ round = 27.32, year = 365.26 }: Values) => 1 / (1 / round - 1 / year)

export const phasesOfTheMoon = system<Phases>({
  id: 'phases-of-the-moon',
  title: 'Phases of the Moon',
  subject: 'earth and space',
  ages: [7, 16],
  words: [
    'phases of the moon',
    'moon phase',
    'moon phases',
    'lunar phases',
    'full moon',
    'new moon',
    'half moon',
    'crescent moon',
    'why the moon changes its shape',
    'why does the moon change shape',
    'waxing and waning',
    'moon around the earth',
    'lunar month',
    'synodic month',
    'moon cycle',
  ],
  tells: {
    young:
      'The Sun always lights one half of the Moon. As the Moon travels around us, we see more or less of the bright half: a thin crescent, a half moon, a full moon. After 29 and a half days it begins again.',
    middle:
      'The Moon goes round the Earth and shows us its lit half from changing sides. One orbit takes 27.3 days, but it is 29.5 days from new moon to new moon, because the Sun has moved on meanwhile. The Earth’s shadow has nothing to do with it.',
    upper:
      'The lit share is (1 + cos i)/2, where the phase angle i is nearly 180° less the elongation. The synodic month follows from 1/T_syn = 1/T_sid − 1/T_year = 1/29.53 d; the eccentricity of 0.055 makes single months vary.',
  },
  controls: [
    {
      id: 'round',
      label: 'Once around the Earth',
      symbol: 'T_{sid}',
      unit: 'days',
      from: 15,
      to: 45,
      usual: 27.3217,
      about: 'How long the Moon takes to come back to the same star: 27.32 days for ours.',
      restarts: true,
    },
    {
      id: 'year',
      label: 'Length of the year',
      symbol: 'T_{year}',
      unit: 'days',
      from: 100,
      to: 800,
      usual: 365.26,
      about: 'How long the Earth takes around the Sun.',
      restarts: true,
    },
    {
      id: 'oval',
      label: 'How oval the Moon’s orbit is',
      symbol: 'e',
      unit: '',
      from: 0,
      to: 0.3,
      usual: 0.055,
      step: 0.005,
      about: 'The eccentricity: 0 is a circle, our Moon has 0.055. It begins at its nearest.',
      restarts: true,
    },
    {
      id: 'half',
      label: 'Seen from',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['the north of the Earth', 'the south of the Earth'],
      about: 'From the south the Moon looks upside down.',
    },
  ],
  readouts: [
    {
      id: 'lit',
      label: 'Lit part of its face',
      unit: '%',
      digits: 1,
      about: '0 at new moon, 50 at the quarters, 100 at full moon.',
      of: (state, values) => litShare(state, values) * 100,
    },
    {
      id: 'age',
      label: 'Age of the Moon',
      unit: 'days',
      digits: 1,
      about: 'Since the last new moon.',
      of: ({ time, lastNew }) => time - lastNew,
    },
    {
      id: 'month',
      label: 'From new to new moon',
      symbol: 'T_{syn}',
      unit: 'days',
      digits: 2,
      about: 'Measured from one new moon to the next.',
      known: ({ month }) => month > 0,
      of: ({ month }) => month,
    },
    {
      id: 'ahead',
      label: 'Away from the Sun in the sky',
      symbol: 'E',
      unit: '°',
      digits: 0,
      about: 'How far east of the Sun it stands: 0 at new moon, 180 at full moon.',
      of: (state) => ((((ahead(state) / turn) % 1) + 1) % 1) * 360,
    },
    {
      id: 'distance',
      label: 'Distance',
      symbol: 'r',
      unit: 'thousand km',
      digits: 1,
      about: 'From the middle of the Earth to the middle of the Moon.',
      of: distanceOf,
    },
  ],
  graphs: [
    {
      id: 'lit',
      title: 'Lit part of its face',
      x: 'time',
      y: ['lit'],
      about: 'A wave: its crests are full moons.',
    },
    {
      id: 'distance',
      title: 'Distance of the Moon',
      x: 'time',
      y: ['distance'],
      about: 'Its rhythm is a little shorter than that of the phases.',
    },
  ],
  dt: 0.05,
  pace: 1.5,
  timeUnit: 'days',
  start: () => ({ angle: 0, sun: 0, time: 0, lastNew: 0, month: 0, months: 0 }),
  step(state, { round = 27.32, year = 365.26, oval = 0.055 }, dt) {
    const before = ahead(state)
    state.angle = angleStep(state.angle, oval, turn / round, dt)
    state.sun += (turn * dt) / year
    state.time += dt
    const after = ahead(state)
    const next = turn * (state.months + 1)
    if (before < next && after >= next) {
      const passed = state.time - (dt * (after - next)) / (after - before)
      state.month = passed - state.lastNew
      state.lastNew = passed
      state.months++
    }
  },
  draw,
  describe: (state, values) =>
    `Day ${(state.time - state.lastNew).toFixed(1)} after new moon: ${nameOf(state)}, ${(litShare(state, values) * 100).toFixed(0)} percent of its face is lit.`,
  effects: [
    {
      control: 'round',
      readout: 'month',
      goes: 'up',
      after: 60,
      says: 'A slower Moon has a longer month.',
    },
    {
      control: 'year',
      readout: 'month',
      goes: 'down',
      after: 45,
      says: 'The slower the Sun moves on, the sooner the Moon catches up with it.',
    },
    {
      control: 'oval',
      readout: 'distance',
      goes: 'up',
      after: 13.65,
      says: 'On a more oval orbit the Moon goes farther away.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'From new moon to new moon it takes 1/(1/T_sid − 1/T_year).',
      readout: 'month',
      expected: (values, time) => (time > monthOf(values) * 1.01 ? monthOf(values) : undefined),
      until: 120,
      where: { oval: [0, 0], year: [150, 800] },
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'The lit share is (1 − cos E)/2, with the Moon’s place from Kepler’s equation.',
      readout: 'lit',
      expected: ({ round = 27.32, year = 365.26, oval = 0.055 }, time) =>
        50 * (1 - Math.cos(trueAngle((turn * time) / round, oval) - (turn * time) / year)),
      until: 90,
    },
    {
      kind: 'published',
      says: 'From new moon to new moon: 29.53 days.',
      source: 'NASA Moon Fact Sheet: synodic period 29.53 days.',
      values: { oval: 0 },
      readout: 'month',
      at: 40,
      expected: 29.5306,
      within: 0.0005,
    },
    {
      kind: 'published',
      says: 'Half a round after its nearest point the Moon is 405.5 thousand km away.',
      source: 'NASA Moon Fact Sheet: apogee 0.4055 million km.',
      values: { oval: 0.0549 },
      readout: 'distance',
      at: 13.65,
      expected: 405.5,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: 'k = \\frac{1 - \\cos E}{2}', about: 'The lit share, when the Moon is E away from the Sun.' },
    {
      tex: '\\frac{1}{T_{syn}} = \\frac{1}{T_{sid}} - \\frac{1}{T_{year}}',
      about: 'The month of the phases is longer than one round.',
    },
  ],
  tries: [
    { says: 'Let it run, and stop at the half moon. Where is the Moon on its path?' },
    { says: 'Look from Australia: which side is bright now?', set: { half: 1 } },
    { says: 'Make the year very short: the Moon can hardly catch up with the Sun.', set: { year: 100 } },
    { says: 'Make the orbit very oval and watch the Moon grow and shrink.', set: { oval: 0.3 } },
  ],
  questions: [
    {
      asks: 'Why do we see a half moon?',
      options: [
        'The shadow of the Earth covers one half',
        'We look at the lit half from the side',
        'A cloud covers one half',
      ],
      settle: {
        readout: 'ahead',
        after: 7.38,
        first: { oval: 0 },
        // The Earth's shadow lies at 180° from the Sun; a half moon stands at 90°, far from it.
        answer: (angle) => (Math.abs(angle - 180) < 20 ? 0 : 1),
      },
      explains:
        'At half moon the Moon stands at a right angle to the Sun, nowhere near our shadow. We see half of its lit side and half of its dark side.',
    },
    {
      asks: 'The Moon takes 27.3 days for one orbit. How long is it from full moon to full moon?',
      options: ['Shorter than that', 'Just as long', 'About two days longer'],
      settle: {
        readout: 'month',
        after: 40,
        first: {},
        answer: (month) => (month < 27 ? 0 : month < 28 ? 1 : 2),
      },
      explains:
        'While it goes round, the Earth moves on around the Sun. The Moon must go a bit farther to stand opposite the Sun again.',
    },
    {
      asks: 'One week after new moon, how much of the Moon’s face is bright?',
      options: ['A thin crescent', 'About half', 'All of it'],
      settle: {
        readout: 'lit',
        after: 7,
        first: {},
        answer: (lit) => (lit < 25 ? 0 : lit < 75 ? 1 : 2),
      },
      explains:
        'A week is about a quarter of the month, so this is the first quarter: half of the face is lit.',
    },
  ],
  glossary: [
    { word: 'Phase', means: 'How much of the lit half of the Moon we can see.' },
    { word: 'Waxing', means: 'Getting brighter from night to night; waning is the other way.' },
    { word: 'Crescent', means: 'Less than half is lit, like a banana.' },
    { word: 'Gibbous', means: 'More than half is lit, but not all.' },
    { word: 'Synodic month', means: 'The time from new moon to new moon: 29.53 days.' },
  ],
  goals: [
    'Explain the phases by the side from which we see the lit half.',
    'Name the eight phases in their order.',
    'Say why the month of the phases is longer than one round of the Moon.',
  ],
  standards: [
    'NGSS 1-ESS1-1',
    'NGSS MS-ESS1-1',
    'England KS2 Science, year 5: Earth and space, the Moon relative to the Earth',
  ],
})
