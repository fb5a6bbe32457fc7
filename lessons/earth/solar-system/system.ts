import { system, type Values } from '@makebelieve/kit/simulation/system'
import { trueAngle } from '../kepler.ts'
import {
  type Body,
  chosen,
  kilometres,
  periodOf,
  planetAt,
  planets,
  pullOfSun,
  type SolarSystem,
  sizeOf,
  yours,
} from './model.ts'
import { draw } from './view.ts'

const turn = 2 * Math.PI
const cube = Math.cbrt(2)
const outer = 1 / (2 - cube)
/** Forest and Ruth's weights of three leapfrogs in one step: fourth order, and the energy does not drift. */
const parts = [outer, -cube * outer, outer] as const

/** At its nearest point, with the speed that its orbit needs there. */
function startOf(i: number, values: Values): Body {
  const { star = 1 } = values
  const { half, oval, nearest } = planetAt(i, values)
  const angle = (nearest * Math.PI) / 180
  const r = half * (1 - oval)
  const v = Math.sqrt((pullOfSun * star * (1 + oval)) / r)
  return {
    x: r * Math.cos(angle),
    y: r * Math.sin(angle),
    vx: -v * Math.sin(angle),
    vy: v * Math.cos(angle),
    swept: 0,
    lastPass: 0,
    period: 0,
  }
}

/** Quick planets take many small steps: about a hundred in a round. */
function move(body: Body, half: number, star: number, time: number, dt: number): void {
  const count = Math.ceil((110 * dt) / Math.sqrt(half ** 3 / star))
  const [fromX, fromY] = [body.x, body.y]
  const around = Math.floor(body.swept / turn)
  let turned = 0
  for (let k = 0; k < count; k++) {
    const [beforeX, beforeY] = [body.x, body.y]
    for (const part of parts) {
      const h = (part * dt) / count
      body.x += 0.5 * h * body.vx
      body.y += 0.5 * h * body.vy
      const pull = (h * pullOfSun * star) / Math.sqrt(body.x * body.x + body.y * body.y) ** 3
      body.vx -= pull * body.x
      body.vy -= pull * body.y
      body.x += 0.5 * h * body.vx
      body.y += 0.5 * h * body.vy
    }
    if (count > 1)
      turned += Math.atan2(beforeX * body.y - beforeY * body.x, beforeX * body.x + beforeY * body.y)
  }
  if (count === 1) turned = Math.atan2(fromX * body.y - fromY * body.x, fromX * body.x + fromY * body.y)
  body.swept += turned
  if (Math.floor(body.swept / turn) > around) {
    const over = body.swept - (around + 1) * turn
    const passed = time - (dt * over) / turned
    body.period = passed - body.lastPass
    body.lastPass = passed
  }
}

const bodyOf = ({ bodies }: SolarSystem, values: Values): Body =>
  bodies[chosen(values)] ?? startOf(chosen(values), values)

/** Periods in days from NASA's planetary fact sheets, and when a full round is surely over, in years. */
const published = [
  [0, 87.969, 1],
  [1, 224.701, 1],
  [2, 365.256, 2],
  [3, 686.98, 4],
  [4, 4332.589, 13],
  [5, 10759.22, 31],
  [6, 30688.5, 87],
  [7, 60190.03, 168],
] as const

export const solarSystem = system<SolarSystem>({
  id: 'solar-system',
  title: 'The Solar System',
  subject: 'earth and space',
  ages: [7, 18],
  words: [
    'solar system',
    'the eight planets',
    'eight planets',
    'order of the planets',
    'planets of the solar system',
    "kepler's third law",
    'mercury venus earth mars',
    'jupiter and saturn',
    'uranus and neptune',
    'how long is a year on other planets',
    'length of a year on mars',
    'inner and outer planets',
    'distance of the planets from the sun',
    'asteroid belt distance',
  ],
  tells: {
    young:
      'Eight planets travel round the Sun. The near ones race, the far ones stroll: Mercury gets round in 88 days, Neptune takes 165 years! Add a planet of your own and see how fast it goes.',
    middle:
      'All eight planets with their true distances and speeds. The farther out, the longer the path and the slower the planet, so years grow fast: four times as far means eight times as long. That is Kepler’s third law.',
    upper:
      'Each planet moves by Newton’s gravity of the Sun alone, from its perihelion, with JPL’s elements. Measured periods agree with T² = a³/M and with the published ones within 0.1%; what is left comes from the planets’ own pull.',
  },
  controls: [
    {
      id: 'planet',
      label: 'Planet to follow',
      unit: '',
      from: 0,
      to: yours,
      usual: 2,
      options: [...planets.map(({ name }) => name), 'your planet'],
      about: 'The one whose numbers are shown.',
    },
    {
      id: 'own',
      label: 'Distance of your planet',
      symbol: 'a',
      unit: 'au',
      from: 0.3,
      to: 35,
      usual: 2.77,
      logarithmic: true,
      about: 'On a circle; 1 au is the distance of the Earth. At 2.77 au the dwarf planet Ceres goes round.',
      restarts: true,
    },
    {
      id: 'star',
      label: 'Mass of the Sun',
      symbol: 'M',
      unit: 'Suns',
      from: 0.5,
      to: 2,
      usual: 1,
      step: 0.01,
      about: 'How strongly everything is pulled to the middle.',
      restarts: true,
    },
    {
      id: 'view',
      label: 'What is drawn',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: ['all, distances squeezed', 'the four inner ones', 'all, true distances'],
      about: 'At true distances there is not much to see of the inner planets.',
    },
  ],
  readouts: [
    {
      id: 'period',
      label: 'Its year',
      symbol: 'T',
      unit: 'Earth years',
      digits: 3,
      about: 'How long the last full orbit took; before that, an estimate from its path so far.',
      known: (state, values) => periodOf(bodyOf(state, values), state.time) > 0,
      of: (state, values) => periodOf(bodyOf(state, values), state.time),
    },
    {
      id: 'rounds',
      label: 'Rounds so far',
      unit: '',
      digits: 2,
      about: 'Of the planet that is followed.',
      of: (state, values) => bodyOf(state, values).swept / turn,
    },
    {
      id: 'distance',
      label: 'Distance from the Sun',
      symbol: 'r',
      unit: 'au',
      digits: 3,
      about: 'Now; 1 au is 150 million kilometres.',
      of: (state, values) => {
        const { x, y } = bodyOf(state, values)
        return Math.hypot(x, y)
      },
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/s',
      digits: 1,
      about: 'The Earth travels 30 kilometres every second.',
      of: (state, values) => {
        const { vx, vy } = bodyOf(state, values)
        return Math.hypot(vx, vy) * kilometres
      },
    },
    {
      id: 'size',
      label: 'Mean distance',
      symbol: 'a',
      unit: 'au',
      digits: 3,
      about: 'Half the long axis of its orbit, worked out from its energy.',
      of: (state, values) => sizeOf(bodyOf(state, values), values),
    },
  ],
  graphs: [
    {
      id: 'distance',
      title: 'Distance from the Sun',
      x: 'time',
      y: ['distance'],
      about: 'Nearly flat for most planets; Mercury and Mars have ovals.',
    },
    { id: 'speed', title: 'Speed', x: 'time', y: ['speed'], about: 'Fast when near, slow when far.' },
  ],
  dt: 0.02,
  pace: 0.5,
  timeUnit: 'years',
  start: (values) => ({
    bodies: Array.from({ length: planets.length + 1 }, (_, i) => startOf(i, values)),
    time: 0,
  }),
  step(state, values, dt) {
    state.time += dt
    state.bodies.forEach((body, i) => {
      move(body, planetAt(i, values).half, values.star ?? 1, state.time, dt)
    })
  },
  draw,
  describe(state, values) {
    const body = bodyOf(state, values)
    return `After ${state.time.toFixed(1)} years ${planetAt(chosen(values), values).name} has been round ${(body.swept / turn).toFixed(2)} times; it is ${Math.hypot(body.x, body.y).toFixed(2)} astronomical units from the Sun and flies at ${(Math.hypot(body.vx, body.vy) * kilometres).toFixed(1)} kilometres a second.`
  },
  effects: [
    {
      control: 'own',
      readout: 'period',
      goes: 'up',
      after: 1,
      given: { planet: yours },
      says: 'The farther out, the longer the year.',
    },
    {
      control: 'own',
      readout: 'speed',
      goes: 'down',
      after: 0.1,
      given: { planet: yours },
      says: 'The farther out, the slower the planet.',
    },
    {
      control: 'star',
      readout: 'period',
      goes: 'down',
      after: 2,
      says: 'A heavier Sun makes years shorter.',
    },
    {
      control: 'star',
      readout: 'speed',
      goes: 'up',
      after: 0.02,
      says: 'A heavier Sun needs faster planets.',
    },
    {
      control: 'planet',
      readout: 'size',
      goes: 'up',
      after: 0.1,
      over: [0, 7],
      says: 'From Mercury to Neptune they stand in the order of their distance.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Kepler’s third law for a planet of your own: T = √(a³/M).',
      readout: 'period',
      expected: ({ own = 2.77, star = 1 }, time) => (time > 0 ? Math.sqrt(own ** 3 / star) : undefined),
      until: 2,
      where: { planet: [yours, yours] },
      within: 0.002,
    },
    {
      kind: 'analytic',
      says: 'The distance of each planet at each moment is that of Kepler’s equation.',
      readout: 'distance',
      expected(values, time) {
        const { half, oval } = planetAt(chosen(values), values)
        const mean = turn * time * Math.sqrt((values.star ?? 1) / half ** 3)
        return (half * (1 - oval * oval)) / (1 + oval * Math.cos(trueAngle(mean, oval)))
      },
      until: 3,
    },
    { kind: 'conserved', says: 'No orbit grows or shrinks.', readout: 'size', until: 20 },
    ...published.map(([i, days, at]) => ({
      kind: 'published' as const,
      says: `${planets[i]?.name} goes round in ${days} days.`,
      source: 'NASA Planetary Fact Sheets: sidereal orbit period.',
      values: { planet: i },
      readout: 'period',
      at,
      expected: days / 365.25,
      within: 0.002,
    })),
  ],
  formulas: [
    { tex: 'T^2 = \\frac{a^3}{M}', about: 'Kepler’s third law, in years, au and Suns.' },
    { tex: 'v = 29.8\\,\\sqrt{\\frac{M}{a}}', about: 'The mean speed in km/s: slower farther out.' },
    {
      tex: '\\ddot{\\vec r} = -\\frac{GM}{r^3}\\,\\vec r',
      about: 'Newton’s gravity, from which both follow.',
    },
  ],
  tries: [
    { says: 'Look at the four inner planets and race Mercury against Mars.', set: { view: 1, planet: 0 } },
    { says: 'Switch to true distances. Where has the Earth gone?', set: { view: 2 } },
    { says: 'Put your own planet at 4 au: its year takes 8 of ours.', set: { own: 4, planet: 8 } },
    { says: 'Follow Mars. How many birthdays would you have had there?', set: { planet: 3 } },
  ],
  questions: [
    {
      asks: 'Your planet is four times as far from the Sun as the Earth. How long is its year?',
      options: ['2 years', '4 years', '8 years'],
      settle: {
        readout: 'period',
        after: 1,
        first: { planet: yours, own: 4 },
        answer: (years) => (years < 3 ? 0 : years < 6 ? 1 : 2),
      },
      explains: 'Its path is four times as long and it goes half as fast: 4 × 2 = 8.',
    },
    {
      asks: 'Which flies faster through space: the Earth or Jupiter?',
      options: ['The Earth', 'Jupiter', 'Both are equally fast'],
      settle: {
        readout: 'speed',
        after: 1,
        first: { planet: 2 },
        second: { planet: 4 },
        answer: (earth, jupiter) => (earth > jupiter * 1.05 ? 0 : jupiter > earth * 1.05 ? 1 : 2),
      },
      explains: 'Far from the Sun its pull is weak, and a slow planet is enough to stay on its circle.',
    },
    {
      asks: 'You are 10 on Earth. How many of Mercury’s years is that?',
      options: ['About 10', 'About 20', 'More than 40'],
      settle: {
        readout: 'rounds',
        after: 10,
        first: { planet: 0 },
        answer: (rounds) => (rounds < 15 ? 0 : rounds < 40 ? 1 : 2),
      },
      explains: 'Mercury is round in 88 days, so it has more than four birthdays in each of our years.',
    },
  ],
  glossary: [
    { word: 'Planet', means: 'A large ball that goes round a star and has swept its way clean.' },
    { word: 'Orbit', means: 'The way of one body around another.' },
    {
      word: 'Astronomical unit',
      means: 'au: the distance of the Earth from the Sun, 150 million kilometres.',
    },
    { word: 'Period', means: 'The time of one full round: the planet’s year.' },
  ],
  goals: [
    'Name the eight planets in their order.',
    'Say how a planet’s year and speed depend on its distance.',
    'Use Kepler’s third law to work out a year.',
  ],
  standards: [
    'NGSS MS-ESS1-2',
    'NGSS MS-ESS1-3',
    'NGSS HS-ESS1-4',
    'England KS2 Science, year 5: Earth and space, planets relative to the Sun',
    'England KS3 Physics: space physics',
  ],
})
