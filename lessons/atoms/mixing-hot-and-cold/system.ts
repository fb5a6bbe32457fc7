import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  coldCapacity,
  contact,
  hotAtFirst,
  hotCapacity,
  type Mixing,
  room,
  thingOf,
  things,
} from './model.ts'
import { draw } from './view.ts'

function change(hot: number, cold: number, values: Values): [number, number] {
  const over = contact * (hot - cold)
  return [-over / hotCapacity(values), (over - (values.loss ?? 0) * (cold - room)) / coldCapacity(values)]
}

export const mixingHotAndCold = system<Mixing>({
  id: 'mixing-hot-and-cold',
  title: 'Hot meets cold',
  subject: 'physics',
  ages: [9, 17],
  words: [
    'mixing hot and cold water',
    'hot and cold water',
    'specific heat',
    'specific heat capacity',
    'heat capacity',
    'calorimeter',
    'calorimetry',
    'thermal equilibrium',
    'heat exchange',
    'hot metal in water',
    'final temperature of a mixture',
    'heat flows from hot to cold',
    'thermos cup',
    'conservation of heat',
  ],
  tells: {
    young:
      'Drop something hot into cold water. Warmth wanders from the hot thing into the water until both are equally warm. A big hot block of metal warms the water only a little, because water can hold a lot of warmth!',
    middle:
      'Heat flows from hot to cold until the temperatures are equal. How far each moves depends on its mass and on its specific heat capacity: water needs 4.19 J to warm a gram by one kelvin, copper only 0.39 J. What the hot thing gives, the water takes.',
    upper:
      'Two bodies exchange h·(T₁ − T₂); without losses their difference decays as e^(−t/τ) with 1/τ = h(1/C₁ + 1/C₂) and both end at (C₁T₁ + C₂T₂)/(C₁ + C₂). A leaky cup also loses k·(T₂ − 20 °C), and the energy books still close.',
  },
  controls: [
    {
      id: 'thing',
      label: 'Hot thing',
      unit: '',
      from: 0,
      to: 5,
      usual: 4,
      options: things.map(({ name }) => name),
      about: 'What is dropped into the cold water.',
      restarts: true,
    },
    {
      id: 'hotMass',
      label: 'Its mass',
      symbol: 'm_1',
      unit: 'g',
      from: 50,
      to: 500,
      usual: 300,
      step: 5,
      about: 'How heavy the hot thing is.',
      restarts: true,
    },
    {
      id: 'hot',
      label: 'Its temperature',
      symbol: 'T_1',
      unit: '°C',
      from: 40,
      to: 150,
      usual: 90,
      step: 1,
      about: 'Before it goes in; hot water has 100 °C at most.',
      restarts: true,
    },
    {
      id: 'coldMass',
      label: 'Cold water',
      symbol: 'm_2',
      unit: 'g',
      from: 100,
      to: 500,
      usual: 300,
      step: 5,
      about: 'How much water is in the cup; a gram is a millilitre.',
      restarts: true,
    },
    {
      id: 'cold',
      label: 'Its temperature',
      symbol: 'T_2',
      unit: '°C',
      from: 2,
      to: 35,
      usual: 10,
      step: 1,
      about: 'Of the water in the cup at first.',
      restarts: true,
    },
    {
      id: 'loss',
      label: 'The cup leaks heat',
      symbol: 'k',
      unit: 'W/K',
      from: 0,
      to: 3,
      usual: 0,
      about: 'Nothing in a perfect thermos, about 1 in an open mug.',
    },
  ],
  readouts: [
    {
      id: 'hot',
      label: 'Temperature of the hot thing',
      symbol: 'T_1',
      unit: '°C',
      digits: 1,
      about: 'It falls until it has met the water.',
      of: ({ hot }) => hot,
    },
    {
      id: 'cold',
      label: 'Temperature of the water',
      symbol: 'T_2',
      unit: '°C',
      digits: 1,
      about: 'It rises until it has met the hot thing.',
      of: ({ cold }) => cold,
    },
    {
      id: 'flow',
      label: 'Heat flowing over',
      symbol: 'P',
      unit: 'W',
      digits: 0,
      about: 'From the hot thing into the water; none when both are equally warm.',
      of: ({ hot, cold }) => contact * (hot - cold),
    },
    {
      id: 'heat',
      label: 'Heat in both',
      symbol: 'Q',
      unit: 'kJ',
      about: 'Counted from 0 °C, with what has gone to the room.',
      of: ({ hot, cold, lost }, values) =>
        (hotCapacity(values) * hot + coldCapacity(values) * cold + lost) / 1000,
    },
  ],
  graphs: [
    {
      id: 'both',
      title: 'Both temperatures',
      x: 'time',
      y: ['hot', 'cold'],
      about: 'They come together; the one with the smaller heat capacity goes farther.',
    },
    {
      id: 'flow',
      title: 'Heat flowing over',
      x: 'time',
      y: ['flow'],
      about: 'Most at first, when the difference is large.',
    },
  ],
  dt: 0.05,
  pace: 2,
  timeUnit: 's',
  start: (values) => {
    const [hot, cold] = [hotAtFirst(values), values.cold ?? 10]
    return { time: 0, steps: 0, hot, cold, lost: 0, trail: [[0, hot, cold]] }
  },
  step(state, values, dt) {
    const { hot, cold } = state
    const [a1, b1] = change(hot, cold, values)
    const [a2, b2] = change(hot + (dt / 2) * a1, cold + (dt / 2) * b1, values)
    const [a3, b3] = change(hot + (dt / 2) * a2, cold + (dt / 2) * b2, values)
    const [a4, b4] = change(hot + dt * a3, cold + dt * b3, values)
    state.hot += (dt / 6) * (a1 + 2 * a2 + 2 * a3 + a4)
    state.cold += (dt / 6) * (b1 + 2 * b2 + 2 * b3 + b4)
    // What the room got: from the mean temperature of the water in this step.
    state.lost += (values.loss ?? 0) * ((cold + state.cold) / 2 - room) * dt
    state.time += dt
    state.steps++
    if (state.steps % 10 !== 0) return
    state.trail.push([state.time, state.hot, state.cold])
    if (state.trail.length > 300) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  draw,
  describe: ({ hot, cold, time }, values) =>
    `After ${time.toFixed(0)} seconds the ${thingOf(values).short} has ${hot.toFixed(1)} and the cold water ${cold.toFixed(1)} degrees Celsius${Math.abs(hot - cold) < 0.1 ? ': they have met' : ''}.`,
  effects: [
    {
      control: 'thing',
      readout: 'cold',
      goes: 'down',
      after: 300,
      says: 'The smaller the specific heat capacity, the less it warms the water.',
    },
    {
      control: 'hotMass',
      readout: 'cold',
      goes: 'up',
      after: 120,
      says: 'A heavier block warms the water more.',
    },
    { control: 'hot', readout: 'cold', goes: 'up', after: 120, says: 'A hotter block warms the water more.' },
    {
      control: 'coldMass',
      readout: 'cold',
      goes: 'down',
      after: 120,
      says: 'The more water, the less it warms up.',
    },
    { control: 'cold', readout: 'cold', goes: 'up', after: 120, says: 'Warmer water ends up warmer.' },
    {
      control: 'loss',
      readout: 'cold',
      goes: 'down',
      after: 300,
      given: { cold: 30, hotMass: 500 },
      says: 'A leaky cup lets it cool down to the room.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'In a perfect thermos the water follows the exact exponential towards (C₁T₁ + C₂T₂)/(C₁ + C₂).',
      readout: 'cold',
      expected(values, time) {
        const [c1, c2] = [hotCapacity(values), coldCapacity(values)]
        const [t1, t2] = [hotAtFirst(values), values.cold ?? 10]
        const end = (c1 * t1 + c2 * t2) / (c1 + c2)
        return end + (t2 - end) * Math.exp(-contact * time * (1 / c1 + 1 / c2))
      },
      until: 120,
      where: { loss: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'In a leaky cup the sum of two exponentials holds, with the roots of the matrix of the two.',
      readout: 'hot',
      expected(values, time) {
        const [c1, c2] = [hotCapacity(values), coldCapacity(values)]
        const loss = values.loss ?? 1
        const [x, y] = [hotAtFirst(values) - 20, (values.cold ?? 10) - 20]
        // x' = −(h/C₁)(x − y), y' = (h/C₂)(x − y) − (k/C₂)y.
        const [p, q, r] = [contact / c1, contact / c2, loss / c2]
        const half = (p + q + r) / 2
        const root = Math.sqrt(half * half - p * r)
        const [fast, slow] = [-half - root, -half + root]
        const steep = -p * (x - y)
        const one = (steep - slow * x) / (fast - slow)
        return 20 + one * Math.exp(fast * time) + (x - one) * Math.exp(slow * time)
      },
      until: 120,
      where: { loss: [0.5, 3] },
    },
    {
      kind: 'conserved',
      says: 'No heat is lost from the books: hot thing, water and room together keep it.',
      readout: 'heat',
      until: 200,
    },
    {
      kind: 'published',
      says: '500 g of aluminium at 150 °C and 250 g of water at 20 °C end at 59.1 °C.',
      source: 'OpenStax, College Physics, section 14.2: pouring cold water in a hot pan.',
      values: { thing: 1, hotMass: 500, hot: 150, coldMass: 250, cold: 20, loss: 0 },
      readout: 'cold',
      at: 300,
      expected: 59.1,
      within: 0.003,
    },
  ],
  formulas: [
    { tex: 'Q = m\\,c\\,\\Delta T', about: 'Heat that warms a mass m by ΔT.' },
    { tex: 'm_1 c_1 (T_1 - T) = m_2 c_2 (T - T_2)', about: 'What the one gives, the other takes.' },
    { tex: 'T = \\frac{m_1c_1T_1 + m_2c_2T_2}{m_1c_1+m_2c_2}', about: 'Where they meet.' },
  ],
  tries: [
    {
      says: 'Equal amounts of hot and cold water: where do they meet?',
      set: { thing: 0, hotMass: 300, coldMass: 300, hot: 90, cold: 10, loss: 0 },
    },
    {
      says: 'Now the same mass of lead. Surprised?',
      set: { thing: 5, hotMass: 300, coldMass: 300, hot: 90, cold: 10, loss: 0 },
    },
    {
      says: 'How much hot copper do you need to warm the water to 30 °C?',
      set: { thing: 4, hotMass: 500, coldMass: 100 },
    },
    {
      says: 'Take an open mug and wait: where does it all end up?',
      set: { loss: 3, hotMass: 500, hot: 120 },
    },
  ],
  questions: [
    {
      asks: '300 g of water at 90 °C meets 300 g of water at 10 °C. How warm do they get?',
      options: ['10 °C', '50 °C', '100 °C'],
      settle: {
        readout: 'cold',
        after: 300,
        first: { thing: 0, hotMass: 300, coldMass: 300, hot: 90, cold: 10, loss: 0 },
        answer: (a) => (a < 30 ? 0 : a < 75 ? 1 : 2),
      },
      explains:
        'Equal amounts of the same thing meet half-way. What one loses the other gains; temperatures do not add up!',
    },
    {
      asks: 'Now 300 g of copper at 90 °C goes into 300 g of water at 10 °C. How warm does it get?',
      options: ['Also 50 °C', 'Much less than 50 °C', 'More than 50 °C'],
      settle: {
        readout: 'cold',
        after: 300,
        first: { thing: 4, hotMass: 300, coldMass: 300, hot: 90, cold: 10, loss: 0 },
        answer: (a) => (a > 52 ? 2 : a > 45 ? 0 : 1),
      },
      explains:
        'A gram of copper holds eleven times less heat than a gram of water. So the water hardly warms up.',
    },
    {
      asks: 'A pond and a puddle get the same amount of heat. Which one gets warmer?',
      options: ['The pond, it is bigger', 'The puddle', 'Both the same'],
      settle: {
        readout: 'cold',
        after: 300,
        first: { coldMass: 500 },
        second: { coldMass: 100 },
        answer: (a, b) => (a > b * 1.02 ? 0 : b > a * 1.02 ? 1 : 2),
      },
      explains: 'In the pond the heat has to be shared by much more water.',
    },
  ],
  glossary: [
    { word: 'Temperature', means: 'How hot something is.' },
    { word: 'Heat', means: 'Energy that flows from hot to cold.' },
    { word: 'Specific heat capacity', means: 'Heat that warms one gram by one kelvin.' },
    { word: 'Thermal equilibrium', means: 'Both are equally warm, and no more heat flows.' },
    { word: 'Calorimeter', means: 'A well insulated cup to measure heat in.' },
  ],
  goals: [
    'Tell heat and temperature apart.',
    'Work out where two temperatures meet.',
    'Compare how much heat different materials hold.',
  ],
  standards: [
    'NGSS MS-PS3-4',
    'NGSS HS-PS3-4',
    'England KS3 Physics: energy changes and transfers',
    'England GCSE Physics: specific heat capacity',
  ],
})
