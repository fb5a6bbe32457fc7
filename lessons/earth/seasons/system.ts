import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { angleStep, trueAngle } from '../kepler.ts'
import {
  dateOf,
  dayAt,
  dayLength,
  distanceOf,
  heights,
  horizon,
  hoursText,
  nearest,
  radians,
  type Seasons,
  seasonOf,
  startLongitude,
  sunLight,
  sunshine,
  yearLength,
} from './model.ts'
import { draw } from './view.ts'

const meanSpeed = (2 * Math.PI) / yearLength

/** The Sun's place and the declination at a time from Kepler's equation, without any stepping. */
function sunAt(values: Values, time: number) {
  const { oval = 0.0167, tilt = 23.44 } = values
  const begun = dayAt(startLongitude(values), oval) - dayAt(nearest, oval)
  const angle = trueAngle(meanSpeed * (begun + time), oval)
  const declination = Math.asin(Math.sin(radians(tilt)) * Math.sin(angle + nearest))
  return { declination, near: (1 + oval * Math.cos(angle)) / (1 - oval * oval) }
}

/** The hour angle of sunrise when the Sun's middle stands at a height given by its sine. */
function hourAngle(latitude: number, declination: number, height: number): number {
  const cosine =
    (height - Math.sin(latitude) * Math.sin(declination)) / (Math.cos(latitude) * Math.cos(declination))
  return Math.acos(Math.min(1, Math.max(-1, cosine)))
}

export const seasons = system<Seasons>({
  id: 'seasons',
  title: 'Why there are seasons',
  subject: 'earth and space',
  ages: [7, 18],
  words: [
    'seasons',
    'season',
    'why there are seasons',
    'why is it cold in winter',
    'summer and winter',
    'tilt of the earth',
    "earth's tilt",
    'axial tilt',
    'length of the day',
    'day length',
    'midnight sun',
    'polar night',
    'solstice and equinox',
    'earth around the sun',
    'height of the sun at noon',
  ],
  tells: {
    young:
      'The Earth leans to one side while it travels round the Sun. When your half leans towards the Sun, days are long and the Sun climbs high: summer! Half a year later you lean away, and it is winter.',
    middle:
      'The Earth’s axis is tilted by 23.4° and keeps pointing the same way. So in June the north gets long days and steep sunlight, in December the south. The distance to the Sun is not the reason: in January we are nearest.',
    upper:
      'With solar longitude λ the declination is sin δ = sin ε sin λ; sunrise is at cos H = (sin h₀ − sin φ sin δ)/(cos φ cos δ) with h₀ = −0.833°. The longitude follows Kepler’s second law on an ellipse of eccentricity 0.0167.',
  },
  controls: [
    {
      id: 'tilt',
      label: 'Tilt of the Earth',
      symbol: '\\varepsilon',
      unit: '°',
      from: 0,
      to: 60,
      usual: 23.44,
      about: 'How far the axis leans. 23.44° for the Earth, 25.2° for Mars, 3.1° for Jupiter.',
    },
    {
      id: 'latitude',
      label: 'Where you are',
      symbol: '\\varphi',
      unit: '° north',
      from: -85,
      to: 85,
      usual: 51.5,
      step: 0.5,
      about: 'Degrees north of the equator; below zero is south. London is 51.5, Nairobi −1.3, Sydney −33.9.',
    },
    {
      id: 'oval',
      label: 'How oval the orbit is',
      symbol: 'e',
      unit: '',
      from: 0,
      to: 0.2,
      usual: 0.0167,
      step: 0.001,
      about: 'The eccentricity: 0 is a circle; the Earth’s is 0.0167, that of Mars 0.093.',
      restarts: true,
    },
    {
      id: 'start',
      label: 'Begin in',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: ['March', 'June', 'September', 'December'],
      about: 'At the equinox or the solstice of that month.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'hours',
      label: 'Length of the day',
      unit: 'h',
      digits: 2,
      about: 'From sunrise to sunset.',
      of: dayLength,
    },
    {
      id: 'noon',
      label: 'Height of the Sun at noon',
      symbol: 'h',
      unit: '°',
      digits: 1,
      about: 'Over the horizon; 90 is straight overhead, below 0 it does not rise.',
      of: (state, values) => (Math.asin(Math.min(1, heights(state, values).sine(0))) * 180) / Math.PI,
    },
    {
      id: 'sunshine',
      label: 'Sunlight in a day',
      symbol: 'Q',
      unit: 'W/m²',
      digits: 0,
      about: 'On a flat square metre above the clouds, as a mean over day and night.',
      of: sunshine,
    },
    {
      id: 'overhead',
      label: 'Sun overhead at latitude',
      symbol: '\\delta',
      unit: '°',
      digits: 1,
      about: 'Where on Earth it stands straight above at noon.',
      of: (state, values) => (Math.asin(heights(state, values).lean) * 180) / Math.PI,
    },
    {
      id: 'distance',
      label: 'Distance of the Sun',
      symbol: 'r',
      unit: 'million km',
      digits: 1,
      about: 'From the middle of the Earth.',
      of: distanceOf,
    },
  ],
  graphs: [
    {
      id: 'hours',
      title: 'Length of the day',
      x: 'time',
      y: ['hours'],
      about: 'Flat at the equator, a wave elsewhere, with flat tops beyond the polar circles.',
    },
    {
      id: 'sunshine',
      title: 'Sunlight in a day',
      x: 'time',
      y: ['sunshine'],
      about: 'Long days and a high Sun count together.',
    },
    {
      id: 'distance',
      title: 'Distance of the Sun',
      x: 'time',
      y: ['distance'],
      about: 'Nearest in January: distance does not make our seasons.',
    },
  ],
  dt: 0.5,
  pace: 12,
  timeUnit: 'days',
  start(values) {
    const longitude = startLongitude(values)
    return {
      angle: longitude - nearest,
      day: dayAt(longitude, values.oval ?? 0.0167),
      time: 0,
      trail: [],
    }
  },
  step(state, values, dt) {
    const before = Math.floor(state.time / 3)
    state.angle = angleStep(state.angle, values.oval ?? 0.0167, meanSpeed, dt)
    state.time += dt
    state.day += dt
    if (Math.floor(state.time / 3) > before)
      keepTrail(state.trail, [state.day % yearLength, dayLength(state, values)], 121)
  },
  draw,
  describe(state, values) {
    const hours = dayLength(state, values)
    const sun =
      hours >= 24
        ? 'the Sun does not set'
        : hours <= 0
          ? 'the Sun does not rise'
          : `the day lasts ${hoursText(hours)}`
    return `It is the ${dateOf(state.day)}. At latitude ${(values.latitude ?? 0).toFixed(0)} degrees ${sun}; it is ${seasonOf(state, values)}.`
  },
  effects: [
    {
      control: 'tilt',
      readout: 'hours',
      goes: 'up',
      after: 1,
      given: { start: 1 },
      over: [0, 38],
      says: 'The more the Earth leans, the longer the June days of the north; beyond 38° the Sun never sets over London.',
    },
    {
      control: 'latitude',
      readout: 'hours',
      goes: 'up',
      after: 1,
      given: { start: 1 },
      over: [-65, 65],
      says: 'In June days get longer towards the north; beyond 66.6° they last 24 hours.',
    },
    {
      control: 'latitude',
      readout: 'noon',
      goes: 'down',
      after: 1,
      over: [0, 85],
      says: 'In March the noon Sun stands lower the nearer you are to the pole.',
    },
    {
      control: 'oval',
      readout: 'distance',
      goes: 'down',
      after: 14,
      given: { start: 3 },
      says: 'On a more oval orbit the Sun is nearer in January.',
    },
    {
      control: 'start',
      readout: 'sunshine',
      goes: 'changes',
      after: 1,
      says: 'How much sunlight there is depends on the month.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The length of the day is that of the sunrise equation cos H = (sin h₀ − sin φ sin δ)/(cos φ cos δ), with the Sun’s place from Kepler’s equation.',
      readout: 'hours',
      expected: (values, time) =>
        (24 / Math.PI) * hourAngle(radians(values.latitude ?? 0), sunAt(values, time).declination, horizon),
      until: 366,
    },
    {
      kind: 'analytic',
      says: 'The sunlight of a day is S/π·(a/r)²·(H sin φ sin δ + cos φ cos δ sin H).',
      readout: 'sunshine',
      expected(values, time) {
        const { declination, near } = sunAt(values, time)
        const latitude = radians(values.latitude ?? 0)
        const hour = hourAngle(latitude, declination, 0)
        return (
          (sunLight / Math.PI) *
          near ** 2 *
          (hour * Math.sin(latitude) * Math.sin(declination) +
            Math.cos(latitude) * Math.cos(declination) * Math.sin(hour))
        )
      },
      until: 183,
    },
    {
      kind: 'published',
      says: 'London’s longest day lasts 16 hours and 38 minutes.',
      source: 'HM Nautical Almanac Office and timeanddate.com: sunrise and sunset in London on 21 June.',
      values: { latitude: 51.5, start: 1 },
      readout: 'hours',
      at: 0,
      expected: 16.64,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'Reykjavík’s shortest day lasts 4 hours and 7 minutes.',
      source: 'timeanddate.com: sunrise and sunset in Reykjavík (64.15° north) on 21 December.',
      values: { latitude: 64.147, start: 3 },
      readout: 'hours',
      at: 0,
      expected: 4.12,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'At the beginning of July the Sun is farthest away: 152.1 million km.',
      source: 'NASA Earth Fact Sheet: aphelion 152.100 million km.',
      values: { start: 1 },
      readout: 'distance',
      at: 13,
      expected: 152.1,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: '\\sin\\delta = \\sin\\varepsilon\\,\\sin\\lambda', about: 'Where the Sun stands overhead.' },
    { tex: 'h = 90^\\circ - |\\varphi - \\delta|', about: 'How high the Sun is at noon.' },
    {
      tex: '\\cos H = \\frac{\\sin h_0 - \\sin\\varphi\\sin\\delta}{\\cos\\varphi\\cos\\delta}',
      about: 'Half the day in degrees; 15° are one hour.',
    },
  ],
  tries: [
    { says: 'Stand the Earth upright. What happens to summer and winter?', set: { tilt: 0 } },
    { says: 'Travel to the far north in June: the Sun never sets.', set: { latitude: 78, start: 1 } },
    { says: 'Visit Sydney. Which season is it there at Christmas?', set: { latitude: -34, start: 3 } },
    { says: 'Go to the equator and see how long the days are all year.', set: { latitude: 0 } },
    { says: 'Make the orbit very oval: does winter follow the distance?', set: { oval: 0.2, start: 3 } },
  ],
  questions: [
    {
      asks: 'When is the Earth nearest to the Sun?',
      options: ['In the northern summer', 'In the northern winter', 'It is always equally far'],
      settle: {
        readout: 'distance',
        after: 13,
        first: { start: 1 },
        second: { start: 3 },
        answer: (june, december) => (june < december - 1 ? 0 : december < june - 1 ? 1 : 2),
      },
      explains:
        'In early January it is 5 million kilometres nearer than in July. Seasons come from the tilt, not from the distance.',
    },
    {
      asks: 'If the Earth did not lean at all, how long would a June day in London be?',
      options: ['Much more than 12 hours', 'About 12 hours', 'Much less than 12 hours'],
      settle: {
        readout: 'hours',
        after: 1,
        first: { tilt: 0, start: 1 },
        answer: (hours) => (hours > 13 ? 0 : hours < 11 ? 2 : 1),
      },
      explains: 'Without a tilt every day everywhere lasts about 12 hours, and there are no seasons.',
    },
    {
      asks: 'It is 21 June. Where does more sunlight fall on a square metre in 24 hours?',
      options: ['At the equator', 'Near the North Pole', 'The same in both places'],
      settle: {
        readout: 'sunshine',
        after: 0,
        first: { latitude: 0, start: 1 },
        second: { latitude: 85, start: 1 },
        answer: (equator, pole) => (equator > pole * 1.02 ? 0 : pole > equator * 1.02 ? 1 : 2),
      },
      explains:
        'The Sun is low there, but it shines for 24 hours. Yet it stays cold: snow sends most of the light back.',
    },
  ],
  glossary: [
    { word: 'Axis', means: 'The line from pole to pole around which the Earth turns once a day.' },
    {
      word: 'Solstice',
      means: 'The day when the noon Sun is highest or lowest: about 21 June and 21 December.',
    },
    {
      word: 'Equinox',
      means: 'The day when day and night are about equal everywhere: in March and September.',
    },
    { word: 'Latitude', means: 'How far a place is from the equator, in degrees.' },
  ],
  goals: [
    'Explain the seasons by the tilt of the axis, not by the distance.',
    'Say how day length and the height of the noon Sun change with month and place.',
    'Describe midnight sun and polar night.',
  ],
  standards: [
    'NGSS 5-ESS1-2',
    'NGSS MS-ESS1-1',
    'England KS1 Science: seasonal changes',
    'England KS3 Physics: space physics, the seasons and the Earth’s tilt, day length at different times of year',
  ],
})
