import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { farthest, luxOn, page, type Reader } from './model.ts'
import { draw } from './view.ts'

const reached = ({ start = 0.8, speed = 0.15 }: { start?: number; speed?: number }, time: number) =>
  Math.min(farthest, start + speed * time)

export const inverseSquareLaw = system<Reader>({
  id: 'inverse-square-law-of-light',
  title: 'Light gets weaker with distance',
  subject: 'physics',
  ages: [9, 19],
  words: [
    'inverse square law',
    'inverse-square law',
    'inverse square law of light',
    'brightness and distance',
    'light gets weaker with distance',
    'intensity of light',
    'illuminance',
    'lux and lumen',
    'lumens',
    'light meter',
    'why far lamps look dim',
    'how bright is a lamp',
    "lambert's cosine law",
    'reading light',
  ],
  tells: {
    young:
      'Walk away from a lamp with a book. Twice as far, and the page is not half as bright but only a quarter! The same light now has to cover four pages instead of one.',
    middle:
      'Light from a small lamp spreads in all directions. At twice the distance it covers four times the area, at three times nine times. So the brightness falls with the square of the distance. A page that leans away catches even less.',
    upper:
      'A point source of flux Φ gives the illuminance E = Φ cos θ/(4πr²): the flux through every sphere is the same. The page is summed over 144 tiles, so that close to the lamp you see the law of points fail.',
  },
  controls: [
    {
      id: 'power',
      label: 'Light of the lamp',
      symbol: '\\Phi',
      unit: 'lm',
      from: 10,
      to: 3000,
      usual: 800,
      logarithmic: true,
      about: 'A candle gives about 12 lumens, a household lamp 800, a floodlight 3000.',
    },
    {
      id: 'start',
      label: 'Starts at',
      symbol: 'r_0',
      unit: 'm',
      from: 0.4,
      to: 3,
      usual: 0.8,
      about: 'From the lamp to the middle of the page, at the beginning.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Walking speed',
      symbol: 'v',
      unit: 'm/s',
      from: 0,
      to: 0.5,
      usual: 0.15,
      about: 'At 5 m the wall is reached.',
    },
    {
      id: 'tilt',
      label: 'The page leans back by',
      symbol: '\\theta',
      unit: '°',
      from: 0,
      to: 85,
      usual: 0,
      step: 1,
      about: 'At 0 it faces the lamp.',
    },
  ],
  readouts: [
    {
      id: 'lux',
      label: 'Light on the page',
      symbol: 'E',
      unit: 'lx',
      digits: 1,
      about: 'Lumens on each square metre. Reading needs about 300, moonlight gives 0.2.',
      of: ({ distance }, values) => luxOn(distance, values),
    },
    {
      id: 'distance',
      label: 'Distance',
      symbol: 'r',
      unit: 'm',
      about: 'From the lamp to the middle of the page.',
      of: ({ distance }) => distance,
    },
    {
      id: 'caught',
      label: 'Caught by the page',
      unit: 'lm',
      about: 'How much of the lamp’s light falls on it.',
      of: ({ distance }, values) => luxOn(distance, values) * page * page,
    },
    {
      id: 'product',
      label: 'Light × distance²',
      symbol: 'E r^2',
      unit: 'cd',
      digits: 1,
      about: 'This stays nearly the same as you walk: the strength of the lamp in one direction.',
      of: ({ distance }, values) => luxOn(distance, values) * distance ** 2,
    },
  ],
  graphs: [
    {
      id: 'law',
      title: 'Light against distance',
      x: 'distance',
      y: ['lux'],
      about: 'Steep at first, then flat: the curve of 1/r².',
    },
    { id: 'time', title: 'Light over time', x: 'time', y: ['lux'], about: 'While the reader walks away.' },
    {
      id: 'product',
      title: 'Light × distance²',
      x: 'time',
      y: ['product'],
      about: 'Nearly flat: this is the law.',
    },
  ],
  dt: 0.02,
  pace: 1,
  timeUnit: 's',
  start: ({ start = 0.8 }) => ({ time: 0, distance: start, trail: [] }),
  step(state, values, dt) {
    state.time += dt
    state.distance = Math.min(farthest, state.distance + (values.speed ?? 0.15) * dt)
    if (Math.round(state.time / dt) % 10 === 0)
      keepTrail(state.trail, [state.distance, luxOn(state.distance, values)], 200)
  },
  draw,
  describe: ({ distance }, values) =>
    `The page is ${distance.toFixed(1)} metres from a lamp of ${(values.power ?? 800).toFixed(0)} lumens and gets ${luxOn(distance, values).toFixed(1)} lux.`,
  effects: [
    { control: 'power', readout: 'lux', goes: 'up', after: 0, says: 'A stronger lamp gives more light.' },
    {
      control: 'start',
      readout: 'lux',
      goes: 'down',
      after: 0,
      says: 'Farther away there is less light.',
    },
    {
      control: 'speed',
      readout: 'lux',
      goes: 'down',
      after: 4,
      says: 'Walk faster and you’re in the dark sooner.',
    },
    { control: 'tilt', readout: 'lux', goes: 'down', after: 0, says: 'A page that leans away catches less.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Farther than about two metres the light is Φ·cos θ/(4πr²).',
      readout: 'lux',
      expected({ power = 800, tilt = 0, ...walk }, time) {
        const r = reached(walk, time)
        return (power * Math.cos((tilt * Math.PI) / 180)) / (4 * Math.PI * r * r)
      },
      until: 12,
      where: { start: [1.8, 3], tilt: [0, 60] },
    },
    {
      kind: 'analytic',
      says: 'Near the lamp the page catches the part of the sphere it covers: Φ·asin(1/(1 + 4r²/s²))/π (its solid angle).',
      readout: 'caught',
      expected({ power = 800, ...walk }, time) {
        const r = reached(walk, time)
        // A square of side s at the distance r covers 4·asin(s²/(s² + 4r²)) of 4π.
        return (power * Math.asin(page ** 2 / (page ** 2 + 4 * r * r))) / Math.PI
      },
      until: 5,
      where: { tilt: [0, 0] },
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'One candela (4π lumens) gives one lux at one metre.',
      source: 'BIPM, The International System of Units: lumen and lux.',
      // Measured from farther away, where the page is small.
      values: { power: 4 * Math.PI, start: 3, speed: 0, tilt: 0 },
      readout: 'product',
      at: 0,
      expected: 1,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: 'E = \\frac{\\Phi}{4\\pi r^2}', about: 'The lamp’s light is spread over a sphere.' },
    { tex: 'E = \\frac{\\Phi\\cos\\theta}{4\\pi r^2}', about: 'On a page that leans by θ (Lambert).' },
    {
      tex: '\\frac{E_1}{E_2} = \\left(\\frac{r_2}{r_1}\\right)^2',
      about: 'Twice as far: a quarter of the light.',
    },
  ],
  tries: [
    { says: 'Stand at 1 m, then at 2 m, and compare.', set: { start: 2, speed: 0, tilt: 0 } },
    {
      says: 'Read by a candle: how near must you be for 100 lux?',
      set: { power: 12.6, start: 0.4, speed: 0 },
    },
    { says: 'Lean the page back to 60°: half the light.', set: { tilt: 60, speed: 0 } },
    { says: 'Run away from the floodlight.', set: { power: 3000, start: 0.4, speed: 0.5 } },
  ],
  questions: [
    {
      asks: 'You move from 1 m to 3 m. How much light is left on your page?',
      options: ['A third', 'A sixth', 'A ninth'],
      settle: {
        readout: 'lux',
        after: 0,
        first: { start: 1, speed: 0 },
        second: { start: 3, speed: 0 },
        answer: (a, b) => (b > a * 0.25 ? 0 : b > a * 0.14 ? 1 : 2),
      },
      explains: 'The same light covers 3 × 3 = 9 pages now.',
    },
    {
      asks: 'You are twice as far away. How strong must the lamp be for the same light on the page?',
      options: ['Just as strong', 'Twice as strong', 'Four times as strong'],
      settle: {
        readout: 'lux',
        after: 0,
        first: { start: 1, speed: 0, power: 400 },
        second: { start: 2, speed: 0, power: 400 },
        answer: (a, b) => (a / b < 1.5 ? 0 : a / b < 3 ? 1 : 2),
      },
      explains: 'At twice the distance a quarter is left, so four times the light is needed.',
    },
    {
      asks: 'The page leans back by 60°. How much light does it catch?',
      options: ['All of it', 'About half', 'Almost nothing'],
      settle: {
        readout: 'lux',
        after: 0,
        first: { tilt: 0, start: 2, speed: 0 },
        second: { tilt: 60, start: 2, speed: 0 },
        answer: (a, b) => (b > a * 0.8 ? 0 : b > a * 0.2 ? 1 : 2),
      },
      explains:
        'Seen from the lamp, a page that leans by 60° looks only half as tall. That is also why winter sun warms less.',
    },
  ],
  glossary: [
    { word: 'Lumen', means: 'How much light a lamp gives in all.' },
    { word: 'Lux', means: 'How much light falls on a square metre.' },
    { word: 'Inverse square', means: 'Twice as far means a quarter, three times as far a ninth.' },
    { word: 'Point source', means: 'A lamp that is small compared with its distance.' },
  ],
  goals: [
    'Explain by areas why light falls with the square of the distance.',
    'Use the law for lamps, candles and stars.',
    'Tell the light of a lamp from the light on a page.',
  ],
  standards: [
    'NGSS HS-PS4-1',
    'England GCSE Physics: waves and light; inverse-square behaviour is A level',
    'A level Physics: inverse square law of intensity',
  ],
})
