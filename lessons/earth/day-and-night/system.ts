import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  begins,
  clockAt,
  clockText,
  type DayNight,
  horizon,
  hourAngle,
  overhead,
  placeOf,
  places,
  radians,
  seasonNames,
  sineHeight,
} from './model.ts'
import { draw } from './view.ts'

const turn = 2 * Math.PI
const dayOf = ({ spin = 23.9345, year = 365.256 }: Values) => 1 / (1 / spin - 1 / (year * 24))

export const dayAndNight = system<DayNight>({
  id: 'day-and-night',
  title: 'Day and night',
  subject: 'earth and space',
  ages: [6, 14],
  words: [
    'day and night',
    'night and day',
    'why is it dark at night',
    'spinning earth',
    'rotation of the earth',
    "earth's rotation",
    'earth turns around itself',
    'sunrise and sunset',
    'why the sun rises',
    'time zone',
    'time zones',
    'what time is it in other countries',
    'solar day',
    'sidereal day',
    'jet lag',
  ],
  tells: {
    young:
      'The Earth spins like a top. One side looks at the Sun and has day, the other side looks away and has night. When you have breakfast, children on the other side of the Earth go to bed!',
    middle:
      'The Earth turns once around its axis, and every place runs through light and shadow. It turns eastwards, so the Sun rises in the east, and clocks in the east are ahead. From noon to noon it takes 24 hours.',
    upper:
      'One turn against the stars takes 23 h 56 min. Meanwhile the Earth has moved on around the Sun, so a solar day needs about one degree more: 1/T_solar = 1/T_star − 1/T_year. The Sun’s height follows from sin h = sin φ sin δ + cos φ cos δ cos H.',
  },
  controls: [
    {
      id: 'place',
      label: 'Where you are',
      unit: '',
      from: 0,
      to: places.length - 1,
      usual: 0,
      options: places.map(({ name }) => name),
      about: 'The place whose sky is shown.',
    },
    {
      id: 'month',
      label: 'Time of year',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: [...seasonNames],
      about: 'In June the north leans towards the Sun, in December the south.',
    },
    {
      id: 'spin',
      label: 'Time for one turn',
      symbol: 'T_{star}',
      unit: 'h',
      from: 8,
      to: 60,
      usual: 23.9345,
      step: 0.1,
      about:
        'Measured against the stars: 23.93 for the Earth, 9.9 for Jupiter. Long ago the Earth turned faster.',
    },
    {
      id: 'year',
      label: 'Length of the year',
      symbol: 'T_{year}',
      unit: 'days',
      from: 20,
      to: 800,
      usual: 365.256,
      step: 1,
      about: 'How long one trip around the Sun takes, in days of 24 hours.',
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Height of the Sun',
      symbol: 'h',
      unit: '°',
      digits: 1,
      about: 'Over the horizon at your place; below 0 it is night.',
      of: (state, values) =>
        (Math.asin(Math.min(1, Math.max(-1, sineHeight(state, placeOf(values), values)))) * 180) / Math.PI,
    },
    {
      id: 'clock',
      label: 'Clock at your place',
      unit: 'h',
      digits: 2,
      about: 'As the clocks there show it, without summer time: from 0 to 24.',
      of: (state, values) => clockAt(state, placeOf(values).zone),
    },
    {
      id: 'day',
      label: 'From noon to noon',
      symbol: 'T_{solar}',
      unit: 'h',
      digits: 3,
      about: 'Measured by the Sun at your place.',
      known: ({ day }) => day > 0,
      of: ({ day }) => day,
    },
    {
      id: 'daylight',
      label: 'Hours of daylight',
      unit: 'h',
      digits: 2,
      about: 'From the last sunrise to the last sunset.',
      known: ({ daylight }) => daylight > 0,
      of: ({ daylight }) => daylight,
    },
  ],
  graphs: [
    {
      id: 'height',
      title: 'Height of the Sun',
      x: 'time',
      y: ['height'],
      about: 'Above zero it is day, below it is night.',
    },
    {
      id: 'clock',
      title: 'Clock at your place',
      x: 'time',
      y: ['clock'],
      about: 'It starts over at midnight.',
    },
  ],
  dt: 0.05,
  pace: 1.5,
  timeUnit: 'h',
  start: () => ({ turned: 0, sun: 0, time: 0, lastNoon: Number.NaN, day: 0, rose: Number.NaN, daylight: 0 }),
  step(state, values, dt) {
    const { spin = 23.9345, year = 365.256 } = values
    const place = placeOf(values)
    const [angle, height] = [hourAngle(state, place.longitude), sineHeight(state, place, values)]
    state.turned += (turn * dt) / spin
    state.sun += (turn * dt) / (year * 24)
    state.time += dt
    const [angleNow, heightNow] = [hourAngle(state, place.longitude), sineHeight(state, place, values)]
    if (Math.floor(angleNow / turn) > Math.floor(angle / turn)) {
      const over = angleNow - Math.floor(angleNow / turn) * turn
      const noon = state.time - (dt * over) / (angleNow - angle)
      if (Number.isFinite(state.lastNoon)) state.day = noon - state.lastNoon
      state.lastNoon = noon
    }
    if (height <= horizon !== heightNow <= horizon) {
      const at = state.time - (dt * (heightNow - horizon)) / (heightNow - height)
      if (heightNow > horizon) state.rose = at
      else if (Number.isFinite(state.rose)) state.daylight = at - state.rose
    }
  },
  draw,
  describe(state, values) {
    const place = placeOf(values)
    const up = sineHeight(state, place, values) > horizon
    return `In ${place.name} it is ${clockText(clockAt(state, place.zone))}, ${up ? 'day' : 'night'}. The Sun is ${up ? 'up' : 'below the horizon'}; in ${places.filter((one) => sineHeight(state, one, values) > horizon).length} of ${places.length} cities it is day.`
  },
  effects: [
    {
      control: 'spin',
      readout: 'day',
      goes: 'up',
      after: 150,
      says: 'The slower the Earth turns, the longer the day.',
    },
    {
      control: 'year',
      readout: 'day',
      goes: 'down',
      after: 80,
      says: 'In a short year the Sun moves on quickly, and the Earth must turn farther to catch up.',
    },
    {
      control: 'month',
      readout: 'daylight',
      goes: 'changes',
      after: 48,
      says: 'London has long days in June and short ones in December.',
    },
    {
      control: 'place',
      readout: 'clock',
      goes: 'changes',
      after: 3,
      says: 'Clocks in the east are ahead.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'From noon to noon it takes 1/(1/T_star − 1/T_year).',
      readout: 'day',
      expected: (values, time) => (time > 2.05 * dayOf(values) ? dayOf(values) : undefined),
      until: 140,
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'The Sun’s height is that of sin h = sin φ sin δ + cos φ cos δ cos H.',
      readout: 'height',
      expected(values, time) {
        const { latitude, longitude } = placeOf(values)
        const [phi, delta] = [radians(latitude), radians(overhead(values))]
        const hour = (turn * time) / dayOf(values) + begins + radians(longitude)
        const sine = Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour)
        return (Math.asin(sine) * 180) / Math.PI
      },
      until: 72,
    },
    {
      kind: 'published',
      says: 'With a turn of 23 h 56 min 4 s the Sun is back at noon after 24 hours.',
      source: 'NASA Earth Fact Sheet: sidereal rotation 23.9345 h, length of day 24.0000 h.',
      values: {},
      readout: 'day',
      at: 60,
      expected: 24,
      within: 0.0005,
    },
    {
      kind: 'published',
      says: 'Mars turns in 24.6229 h; with its year of 687 days its solar day lasts 24.66 h.',
      source: 'NASA Mars Fact Sheet: sidereal rotation 24.6229 h, length of day 24.6597 h.',
      values: { spin: 24.6229, year: 686.98 },
      readout: 'day',
      at: 60,
      expected: 24.6597,
      within: 0.0005,
    },
    {
      kind: 'published',
      says: 'In June London has 16 hours and 38 minutes of daylight.',
      source: 'HM Nautical Almanac Office and timeanddate.com: sunrise and sunset in London on 21 June.',
      values: { month: 1, place: 0 },
      readout: 'daylight',
      at: 48,
      expected: 16.64,
      within: 0.003,
    },
  ],
  formulas: [
    {
      tex: '\\frac{360^\\circ}{24\\,\\text{h}} = 15^\\circ/\\text{h}',
      about: 'A place turns 15 degrees each hour: one time zone.',
    },
    {
      tex: '\\frac{1}{T_{solar}} = \\frac{1}{T_{star}} - \\frac{1}{T_{year}}',
      about: 'The day is a bit longer than one turn.',
    },
    {
      tex: '\\sin h = \\sin\\varphi\\sin\\delta + \\cos\\varphi\\cos\\delta\\cos H',
      about: 'How high the Sun stands.',
    },
  ],
  tries: [
    { says: 'Stop when it is noon in London. Who is asleep now?' },
    { says: 'Travel to Tokyo and look at the sky there.', set: { place: 4 } },
    { says: 'Spin as fast as Jupiter: a day of ten hours.', set: { spin: 9.9 } },
    { says: 'Compare a June day in London with one in Sydney.', set: { month: 1, place: 5 } },
  ],
  questions: [
    {
      asks: 'It is noon in London. What is it in Sydney?',
      options: ['Noon, too', 'Night', 'Early morning of the same day'],
      settle: {
        readout: 'clock',
        after: 6,
        first: { place: 5 },
        answer: (hours) => (hours >= 9 && hours < 15 ? 0 : hours >= 4 && hours < 9 ? 2 : 1),
      },
      explains:
        'Sydney lies ten hours to the east: when London faces the Sun, Sydney has turned away already. It is 10 at night.',
    },
    {
      asks: 'The Earth turns twice as fast. How long is it from noon to noon?',
      options: ['About 12 hours', '24 hours', 'About 48 hours'],
      settle: {
        readout: 'day',
        after: 80,
        first: { spin: 12 },
        answer: (hours) => (hours < 18 ? 0 : hours < 36 ? 1 : 2),
      },
      explains:
        'Day and night come from the spin alone: a faster spin makes shorter days and shorter nights.',
    },
    {
      asks: 'Where is the day longer in June?',
      options: ['In London', 'In Sydney', 'Equally long in both'],
      settle: {
        readout: 'daylight',
        after: 60,
        first: { month: 1, place: 0 },
        second: { month: 1, place: 5 },
        answer: (london, sydney) => (london > sydney + 0.5 ? 0 : sydney > london + 0.5 ? 1 : 2),
      },
      explains:
        'In June the north leans towards the Sun, so more of London’s daily circle lies in the light.',
    },
  ],
  glossary: [
    { word: 'Axis', means: 'The line from pole to pole around which the Earth spins.' },
    { word: 'Noon', means: 'The moment when the Sun stands highest.' },
    { word: 'Time zone', means: 'A strip of the Earth where all clocks show the same time.' },
    { word: 'Horizon', means: 'The line where sky and ground seem to meet.' },
  ],
  goals: [
    'Explain day and night by the spin of the Earth, not by a Sun that travels.',
    'Say why it is not the same time everywhere.',
    'Tell a turn against the stars from a day by the Sun.',
  ],
  standards: [
    'NGSS 1-ESS1-1',
    'NGSS 5-ESS1-2',
    'England KS2 Science, year 5: Earth and space, day and night and the movement of the Sun across the sky',
  ],
})
