import { system } from '@makebelieve/kit/simulation/system'
import { clickAt, faster, floorAt, floors, type Survey, speedAt, surfaceSpeed, way } from './model.ts'
import { draw } from './view.ts'

/** By solving dz/dt = c + gz: how long sound needs down to a depth and back. */
const thereAndBack = (depth: number, surface: number) =>
  (2 / faster) * Math.log(1 + (faster * depth) / surface)

export const echoSounding = system<Survey>({
  id: 'echo-sounding',
  title: 'Echo: measuring the deep sea',
  subject: 'physics',
  ages: [8, 18],
  words: [
    'echo',
    'echoes',
    'sonar',
    'echo sounding',
    'echo sounder',
    'echolocation',
    'bat and dolphin',
    'ultrasound distance',
    'measuring depth with sound',
    'depth of the sea',
    'map of the sea floor',
    'speed of sound in water',
    'reflection of sound',
    'time of an echo',
  ],
  tells: {
    young:
      'The ship says “click” into the water and listens. The sound runs down to the sea floor and comes back as an echo. The longer it takes, the deeper the sea! Click by click the ship draws a map of mountains that nobody can see.',
    middle:
      'Sound takes time to reach the sea floor and come back: depth = speed × time ÷ 2. In sea water it runs at about 1500 m/s, more than four times as fast as in air. If the speed set on the instrument is wrong, all depths are wrong.',
    upper:
      'The speed of sound in sea water depends on temperature, salt and pressure (Medwin 1975), c = c₀ + 0.016 z. A click obeys dz/dt = c(z), so the echo takes (2/g) ln(1 + gD/c₀) with g = 0.016 s⁻¹. A sounder that assumes a constant speed makes an error that grows with depth.',
  },
  controls: [
    {
      id: 'floor',
      label: 'The sea floor',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: floors,
      about: 'What lies below, unseen.',
      restarts: true,
    },
    {
      id: 'ship',
      label: 'Speed of the ship',
      symbol: 'v',
      unit: 'm/s',
      from: 3,
      to: 30,
      usual: 18,
      about: 'A fast ship makes fewer clicks over the same distance.',
    },
    {
      id: 'assumed',
      label: 'Speed set on the instrument',
      symbol: 'c_s',
      unit: 'm/s',
      from: 1350,
      to: 1650,
      usual: 1500,
      step: 5,
      about: 'The speed of sound with which the instrument works out depths.',
    },
    {
      id: 'temperature',
      label: 'Temperature of the water',
      symbol: 'T',
      unit: '°C',
      from: 0,
      to: 30,
      usual: 6,
      about: 'In warm water sound is faster.',
    },
    {
      id: 'salt',
      label: 'Salt',
      symbol: 'S',
      unit: 'g/kg',
      from: 0,
      to: 40,
      usual: 35,
      about: 'The ocean has 35 grams in a kilogram, a lake none.',
    },
  ],
  readouts: [
    {
      id: 'echo',
      label: 'The echo took',
      symbol: 't',
      unit: 's',
      digits: 3,
      about: 'Down and back.',
      known: ({ echo }) => echo > 0,
      of: ({ echo }) => echo,
    },
    {
      id: 'written',
      label: 'Depth written down',
      symbol: 'D',
      unit: 'm',
      digits: 0,
      about: 'Set speed × time ÷ 2.',
      known: ({ echo }) => echo > 0,
      of: ({ written }) => written,
    },
    {
      id: 'error',
      label: 'Too deep by',
      unit: 'm',
      digits: 0,
      about: 'What was written down minus the true depth; less than 0 is too shallow.',
      known: ({ echo }) => echo > 0,
      of: ({ written, truth }) => written - truth,
    },
    {
      id: 'speed',
      label: 'True speed at the surface',
      symbol: 'c_0',
      unit: 'm/s',
      digits: 1,
      about: 'Of sound in this water.',
      of: (_, values) => surfaceSpeed(values),
    },
    {
      id: 'clicks',
      label: 'Depths on the chart',
      unit: '',
      digits: 0,
      about: 'One for each echo.',
      of: ({ chart }) => chart.length,
    },
  ],
  graphs: [
    {
      id: 'chart',
      title: 'Depth as written down',
      x: 'time',
      y: ['written'],
      about: 'The map of the sea floor, upside down.',
    },
    {
      id: 'error',
      title: 'Error of the chart',
      x: 'time',
      y: ['error'],
      about: 'Flat at 0 would be perfect.',
    },
  ],
  dt: 0.02,
  pace: 6,
  timeUnit: 's',
  start: (values) => ({
    time: 0,
    ship: 0,
    click: clickAt(0, 0, values),
    echo: 0,
    written: 0,
    truth: 0,
    chart: [],
  }),
  step(state, values, dt) {
    const { click } = state
    state.time += dt
    state.ship = Math.min(way, state.ship + (values.ship ?? 18) * dt)
    let left = dt
    // Down: in half steps (the speed grows with depth), and only until the floor.
    for (let i = 0; i < 3 && left > 1e-12; i++) {
      const side = click.up ? -1 : 1
      const here = speedAt(click.depth, values)
      const speed = speedAt(click.depth + (side * here * left) / 2, values)
      const room = click.up ? click.depth : click.floor - click.depth
      if (speed * left < room) {
        click.depth += side * speed * left
        return
      }
      left -= room / speed
      if (!click.up) {
        click.depth = click.floor
        click.up = true
        continue
      }
      state.echo = state.time - left - click.sent
      state.written = ((values.assumed ?? 1500) * state.echo) / 2
      state.truth = click.floor
      state.chart.push([click.x, state.written])
      state.click = clickAt(state.ship, state.time, values)
      return
    }
  },
  isOver: ({ ship, click }) => ship >= way && click.x >= way - 1,
  draw,
  describe({ chart, echo, written }) {
    return chart.length === 0
      ? 'The first click is on its way to the sea floor.'
      : `The last echo took ${echo.toFixed(2)} seconds, so ${written.toFixed(0)} metres are written on the chart; it has ${chart.length} ${chart.length === 1 ? 'depth' : 'depths'}.`
  },
  effects: [
    {
      control: 'assumed',
      readout: 'written',
      goes: 'up',
      after: 6,
      says: 'Set too fast, the instrument writes the sea too deep.',
    },
    {
      control: 'temperature',
      readout: 'echo',
      goes: 'down',
      after: 6,
      says: 'In warm water the echo is back sooner.',
    },
    {
      control: 'salt',
      readout: 'echo',
      goes: 'down',
      after: 6,
      says: 'In salty water the echo is back sooner.',
    },
    {
      control: 'ship',
      readout: 'written',
      goes: 'changes',
      after: 60,
      says: 'A faster ship is soon above another place.',
    },
    {
      control: 'floor',
      readout: 'echo',
      goes: 'changes',
      after: 6,
      says: 'A deeper floor makes the echo late.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The echo from a flat floor takes (2/g)·ln(1 + gD/c₀), since sound speeds up with depth.',
      readout: 'echo',
      expected: (values, time) => (time > 5 ? thereAndBack(3000, surfaceSpeed(values)) : undefined),
      until: 12,
      where: { floor: [0, 0] },
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'The first depth on the chart is the true one times set speed over mean speed.',
      readout: 'written',
      expected(values, time) {
        const depth = floorAt(0, values)
        const took = thereAndBack(depth, surfaceSpeed(values))
        return time > took + 0.05 && time < 2 * took - 0.2 ? ((values.assumed ?? 1500) * took) / 2 : undefined
      },
      until: 6,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'In sea water of 10 °C with 35 g of salt sound runs at 1490 m/s.',
      source: 'Chen and Millero (UNESCO 1983): 1489.8 m/s at the surface.',
      values: { temperature: 10, salt: 35 },
      readout: 'speed',
      at: 0,
      expected: 1489.8,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'In fresh water of 20 °C it runs at 1482 m/s.',
      source: 'Del Grosso and Mader (1972): 1482.3 m/s in pure water.',
      values: { temperature: 20, salt: 0 },
      readout: 'speed',
      at: 0,
      expected: 1482.3,
      within: 0.003,
    },
  ],
  formulas: [
    { tex: 'D = \\frac{c\\,t}{2}', about: 'Half, because the sound goes there and back.' },
    {
      tex: 'c = 1449.2 + 4.6T - 0.055T^2 + 0.00029T^3 + (1.34 - 0.01T)(S - 35) + 0.016z',
      about: 'Medwin’s formula for sea water.',
    },
    {
      tex: 't = \\frac{2}{g}\\ln\\left(1 + \\frac{gD}{c_0}\\right)',
      about: 'With a speed that grows by g for each metre of depth.',
    },
  ],
  tries: [
    { says: 'Watch the click go down and come back, and count the seconds.', set: { floor: 0 } },
    { says: 'Search for the deepest place of the trench.', set: { floor: 2, ship: 12 } },
    {
      says: 'Set a wrong speed on the instrument and compare the dots with the true floor.',
      set: { assumed: 1650 },
    },
    { says: 'Hurry: with a fast ship the map gets coarse.', set: { ship: 30 } },
    { says: 'Set the instrument so that the error is 0 over the plain.', set: { floor: 0 } },
  ],
  questions: [
    {
      asks: 'The echo comes back after 4 seconds. Sound runs at 1500 m/s. How deep is the sea?',
      options: ['1500 m', '3000 m', '6000 m'],
      settle: {
        readout: 'written',
        after: 6,
        first: { floor: 0, assumed: 1500 },
        answer: (a) => (a < 2200 ? 0 : a < 4500 ? 1 : 2),
      },
      explains: 'In 4 seconds sound runs 6000 m, but that is down and back. Half of it is the depth: 3000 m.',
    },
    {
      asks: 'The water is warmer than the crew believes. Their chart shows the sea…',
      options: ['too shallow', 'right', 'too deep'],
      settle: {
        readout: 'error',
        after: 6,
        first: { floor: 0, assumed: 1490, temperature: 28 },
        answer: (a) => (a < -5 ? 0 : a > 5 ? 2 : 1),
      },
      explains:
        'In warm water sound is faster than they think. The echo is back early, and they take it for a shallow sea.',
    },
    {
      asks: 'Where does the echo come back sooner: over the top of the mountain or over the plain?',
      options: ['Over the mountain', 'Over the plain', 'At the same time'],
      settle: {
        readout: 'echo',
        after: 170,
        first: { floor: 1, ship: 18 },
        second: { floor: 0, ship: 18 },
        answer: (a, b) => (a < b * 0.95 ? 0 : a > b * 1.05 ? 1 : 2),
      },
      explains: 'The mountain’s top is nearer to the ship, so the trip there and back is shorter.',
    },
  ],
  glossary: [
    { word: 'Echo', means: 'Sound that is thrown back and heard again.' },
    { word: 'Sonar', means: 'Finding things under water by sound.' },
    { word: 'Sounding', means: 'Measuring how deep the water is.' },
    { word: 'Salinity', means: 'How much salt is in the water.' },
  ],
  goals: [
    'Work out a distance from the time of an echo.',
    'Explain why the time has to be halved.',
    'See how a wrong assumption spoils a measurement.',
  ],
  standards: [
    'NGSS 4-PS4-1',
    'NGSS MS-PS4-2',
    'England KS3 Physics: sound waves, echoes, ultrasound',
    'England GCSE Physics: echo sounding',
  ],
})
