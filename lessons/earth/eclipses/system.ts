import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  apart,
  coverAt,
  days,
  type Eclipses,
  moonward,
  nodeAngle,
  sizes,
  sunAngle,
  sunHalf,
} from './model.ts'
import { draw } from './view.ts'

/** Half an eclipse year: the nodes come towards the Sun. */
const halfYear = ({ nodes = 18.61 }: Values) => 0.5 / (1 / days.year + 1 / (nodes * days.year))

/** The lowest point of a parabola through three squares: how many steps after the middle one, and how deep. */
function lowest(a: number, b: number, c: number): { shift: number; least: number } {
  const [x, y, z] = [a * a, b * b, c * c]
  const bend = x - 2 * y + z
  const shift = bend === 0 ? 0 : (0.5 * (x - z)) / bend
  return { shift, least: Math.sqrt(Math.max(0, y - 0.25 * (x - z) * shift)) }
}

export const eclipses = system<Eclipses>({
  id: 'eclipses',
  title: 'Eclipses of Sun and Moon',
  subject: 'earth and space',
  ages: [9, 18],
  words: [
    'eclipse',
    'eclipses',
    'solar eclipse',
    'lunar eclipse',
    'eclipse of the sun',
    'eclipse of the moon',
    'total eclipse',
    'blood moon',
    'shadow of the moon on the earth',
    "earth's shadow on the moon",
    'why there is not an eclipse every month',
    'nodes of the moon',
    'eclipse season',
    'annular eclipse',
  ],
  tells: {
    young:
      'Sometimes the Moon passes right in front of the Sun, and it gets dark in the middle of the day. Sometimes the Moon dives into the Earth’s shadow and turns red. Mostly it passes a little above or below, and nothing happens.',
    middle:
      'A solar eclipse needs a new moon, a lunar eclipse a full moon. But the Moon’s orbit leans by 5°, so most months it misses. Only when the Sun is near one of the two crossings, about every 173 days, do eclipses happen.',
    upper:
      'With inclination i and the node regressing in 18.6 years, eclipses occur when the Moon’s latitude at syzygy is below about 1.5° (solar) or 1.0° (lunar, umbral). The Sun meets a node every 173.3 days; on average there are 2.4 solar eclipses a year.',
  },
  controls: [
    {
      id: 'lean',
      label: 'Lean of the Moon’s orbit',
      symbol: 'i',
      unit: '°',
      from: 0,
      to: 12,
      usual: 5.145,
      step: 0.05,
      about: 'Compared with the Sun’s path. Without it there would be eclipses every month.',
    },
    {
      id: 'nodes',
      label: 'The crossings turn round in',
      unit: 'years',
      from: 4,
      to: 60,
      usual: 18.61,
      step: 0.1,
      about:
        'The two points where the Moon crosses the Sun’s way move backwards, because the Sun pulls at the orbit.',
      restarts: true,
    },
    {
      id: 'away',
      label: 'Distance of the Moon',
      symbol: 'd',
      unit: 'thousand km',
      from: 340,
      to: 430,
      usual: 384.4,
      step: 0.1,
      about: 'Close up, it covers the whole Sun; farther away, a bright ring is left.',
    },
    {
      id: 'start',
      label: 'Sun away from a crossing at the start',
      unit: '°',
      from: 0,
      to: 90,
      usual: 0,
      step: 1,
      about: '0: an eclipse is near. 90: midway between two seasons of eclipses.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'solar',
      label: 'Eclipses of the Sun',
      unit: '',
      digits: 0,
      about: 'Seen from anywhere on Earth, partial ones too.',
      of: ({ solar }) => solar,
    },
    {
      id: 'lunar',
      label: 'Eclipses of the Moon',
      unit: '',
      digits: 0,
      about: 'In the dark shadow of the Earth, partial ones too.',
      of: ({ lunar }) => lunar,
    },
    {
      id: 'gap',
      label: 'Between seasons of eclipses',
      unit: 'days',
      digits: 1,
      about: 'From one crossing to the other, measured by the Sun.',
      known: ({ gap }) => gap > 0,
      of: ({ gap }) => gap,
    },
    {
      id: 'apart',
      label: 'Moon away from the Sun',
      unit: '°',
      digits: 1,
      about: 'In the sky: 0 would be a central eclipse, 180 the middle of the shadow.',
      of: ({ time }, values) => apart(time, values),
    },
    {
      id: 'size',
      label: 'Moon’s width against the Sun’s',
      unit: '%',
      digits: 1,
      about: 'Seen from where it stands overhead. Over 100, it covers the whole Sun.',
      of: (_, values) => (100 * sizes(values).nearMoon) / sunHalf,
    },
  ],
  graphs: [
    {
      id: 'counts',
      title: 'Eclipses so far',
      x: 'time',
      y: ['solar', 'lunar'],
      about: 'They come in groups, about half a year apart.',
    },
    {
      id: 'apart',
      title: 'Moon away from the Sun',
      x: 'time',
      y: ['apart'],
      about: 'Low at new moon, high at full moon.',
    },
  ],
  dt: 0.25,
  pace: 6,
  timeUnit: 'days',
  start: () => ({
    time: 0,
    before: [Number.NaN, Number.NaN],
    meetings: [],
    solar: 0,
    lunar: 0,
    nodeAt: Number.NaN,
    gap: 0,
  }),
  step(state, values, dt) {
    const [last, older] = [apart(state.time, values), state.before[0]]
    const side = Math.sin(sunAngle(state.time, values) - nodeAngle(state.time, values))
    state.time += dt
    const now = apart(state.time, values)
    const sideNow = Math.sin(sunAngle(state.time, values) - nodeAngle(state.time, values))
    if (side * sideNow < 0) {
      const at = state.time - (dt * sideNow) / (sideNow - side)
      if (Number.isFinite(state.nodeAt)) state.gap = at - state.nodeAt
      state.nodeAt = at
    }
    const full = last > 90
    const away = (angle: number) => (full ? 180 - angle : angle)
    if (Number.isFinite(older) && away(last) < away(older) && away(last) <= away(now)) {
      const { shift, least } = lowest(away(older), away(last), away(now))
      const at = state.time - dt + shift * dt
      const miss = Math.sign(moonward(at, values)[2] || 1) * least
      const cover = coverAt(full, miss, values)
      if (cover > 0 && full) state.lunar++
      if (cover > 0 && !full) state.solar++
      keepTrail(state.meetings, { time: at, full, miss, cover }, 52)
    }
    state.before = [last, older]
  },
  draw,
  describe(state) {
    const last = state.meetings.at(-1)
    const came = last
      ? `The last ${last.full ? 'full' : 'new'} moon passed ${Math.abs(last.miss).toFixed(1)} degrees ${last.miss >= 0 ? 'north' : 'south'}: ${last.cover === 0 ? 'no eclipse' : last.cover === 1 ? 'a partial eclipse' : 'a full eclipse'}.`
      : 'There has been no new or full moon yet.'
    return `Day ${state.time.toFixed(0)}: eclipses of the Sun so far: ${state.solar}, of the Moon: ${state.lunar}. ${came}`
  },
  effects: [
    {
      control: 'lean',
      readout: 'solar',
      goes: 'down',
      after: 2000,
      says: 'The more the orbit leans, the fewer eclipses there are.',
    },
    {
      control: 'nodes',
      readout: 'gap',
      goes: 'up',
      after: 420,
      says: 'The slower the crossings turn, the longer the Sun takes from one to the other.',
    },
    { control: 'away', readout: 'size', goes: 'down', after: 1, says: 'A more distant Moon looks smaller.' },
    {
      control: 'start',
      readout: 'solar',
      goes: 'changes',
      after: 40,
      says: 'There are eclipses only while the Sun is near a crossing.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The Sun meets a crossing every half eclipse year: ½/(1/T_year + 1/T_nodes).',
      readout: 'gap',
      expected: (values, time) => (time > 2.1 * halfYear(values) ? halfYear(values) : undefined),
      until: 460,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'Seasons of eclipses are 173.31 days apart.',
      source: 'NASA (F. Espenak), Eclipses and the Moon’s orbit: eclipse year 346.62 days.',
      values: {},
      readout: 'gap',
      at: 400,
      expected: 173.31,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'In one saros of 18 years and 11 days there are about 43 eclipses of the Sun.',
      source:
        'NASA Five Millennium Canon of Solar Eclipses (Espenak and Meeus): 11,898 eclipses in 5000 years.',
      values: {},
      readout: 'solar',
      at: 6585.25,
      expected: 42.9,
      within: 0.06,
    },
    {
      kind: 'published',
      says: 'In the same time the Moon enters the dark shadow about 28 times.',
      source:
        'NASA Five Millennium Canon of Lunar Eclipses (Espenak and Meeus): 7,686 partial and total ones in 5000 years.',
      values: {},
      readout: 'lunar',
      at: 6585.25,
      expected: 27.7,
      within: 0.1,
    },
  ],
  formulas: [
    {
      tex: '\\frac{1}{T} = \\frac{1}{T_{year}} + \\frac{1}{T_{nodes}}',
      about: 'The eclipse year: 346.6 days. The crossings come towards the Sun.',
    },
    {
      tex: '|\\beta| < 1.5^\\circ',
      about: 'So near the Moon must pass by the Sun for an eclipse somewhere on Earth.',
    },
    {
      tex: '\\sin\\beta = \\sin i\\,\\sin u',
      about: 'How far north the Moon stands, at an angle u from the crossing.',
    },
  ],
  tries: [
    { says: 'Let the orbit lie flat: an eclipse at every new and full moon.', set: { lean: 0 } },
    { says: 'Bring the Moon near: it covers the whole Sun.', set: { away: 357 } },
    { says: 'Move it away: a ring of fire is left.', set: { away: 406 } },
    { says: 'Start far from a crossing and wait for the first eclipse.', set: { start: 80 } },
  ],
  questions: [
    {
      asks: 'There is a new moon every month. Why not an eclipse of the Sun every month?',
      options: [
        'The Moon’s orbit leans, so it mostly passes above or below',
        'The Moon is too small',
        'Clouds hide most of them',
      ],
      settle: {
        readout: 'solar',
        after: 700,
        first: { lean: 0 },
        second: {},
        answer: (flat, leaning) => (flat > leaning * 2 ? 0 : 1),
      },
      explains:
        'With a flat orbit there is one at every new moon. The lean of 5° is ten times the width of the Sun.',
    },
    {
      asks: 'How many eclipses of the Sun are there in ten years, somewhere on Earth?',
      options: ['1 or 2', 'About 24', 'About 120'],
      settle: {
        readout: 'solar',
        after: 3652.5,
        first: {},
        answer: (count) => (count < 10 ? 0 : count < 60 ? 1 : 2),
      },
      explains:
        'More than two a year! But each is seen only from a small part of the Earth, so at one place they are rare.',
    },
    {
      asks: 'The Moon moves a little away from us each year. What will eclipses of the Sun look like in the far future?',
      options: [
        'The Moon will cover the Sun even better',
        'A bright ring will always be left',
        'Just as they do today',
      ],
      settle: {
        readout: 'size',
        after: 1,
        first: { away: 430 },
        answer: (size) => (size > 103 ? 0 : size < 97 ? 1 : 2),
      },
      explains:
        'It goes away by 3.8 cm a year. In some hundred million years it will look too small to cover the Sun.',
    },
  ],
  glossary: [
    { word: 'Node', means: 'One of the two points where the Moon crosses the plane of the Earth’s orbit.' },
    { word: 'Umbra', means: 'The dark middle of a shadow, where the Sun is covered whole.' },
    { word: 'Annular', means: 'Like a ring: the Moon is too far away to cover all of the Sun.' },
    { word: 'Saros', means: '18 years and 11 days, after which eclipses come back in the same order.' },
  ],
  goals: [
    'Describe how Sun, Earth and Moon stand in a solar and in a lunar eclipse.',
    'Explain why there is not an eclipse every month.',
    'Tell total from annular eclipses.',
  ],
  standards: [
    'NGSS MS-ESS1-1',
    'England KS2 Science, year 5: Earth and space, the Moon relative to the Earth',
    'England KS3 Physics: space physics',
  ],
})
