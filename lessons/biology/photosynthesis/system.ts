import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  breath,
  bubblesAMinute,
  ceiling,
  gain,
  halfCarbonInJar,
  jar,
  kindest,
  lesson,
  lightAt,
  millilitres,
  type Pondweed,
  scarcest,
} from './model.ts'
import { draw } from './view.ts'

/**
 * Carbon dioxide after a time, from the integral of dC/dt = R − V·C/(K + C): C + (K + C*)·ln|C − C*| falls by (V − R)·t,
 * where C* is what is left in the end. Found by halving between the start and C*.
 */
function carbonAfter(values: Values, time: number): number | undefined {
  const [most, own, half] = [ceiling(values), breath(values), halfCarbonInJar]
  const begun = (values.carbon ?? 1) * jar
  const spare = most - own
  if (spare <= 0.02 * most) return undefined
  const rest = (own * half) / spare
  if (begun <= rest * 1.05) return undefined
  const height = (carbon: number) => carbon + (half + rest) * Math.log(carbon - rest)
  const wanted = height(begun) - spare * time
  let [low, high] = [rest, begun]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (middle > rest && height(middle) > wanted) high = middle
    else low = middle
  }
  return (low + high) / 2 / jar
}

export const photosynthesis = system<Pondweed>({
  id: 'photosynthesis',
  title: 'Photosynthesis: pondweed that bubbles',
  subject: 'biology',
  ages: [8, 18],
  words: [
    'photosynthesis',
    'photosynthesis rate',
    'rate of photosynthesis',
    'limiting factors of photosynthesis',
    'limiting factor',
    'pondweed',
    'elodea',
    'counting oxygen bubbles',
    'how plants make food',
    'how plants make oxygen',
    'how leaves use sunlight',
    'chlorophyll',
    'light intensity and plants',
    'carbon dioxide and plants',
    'light compensation point',
  ],
  tells: {
    young:
      'A water plant in a jar eats light! It takes light, water and a gas called carbon dioxide and builds sugar to grow. What is left over is oxygen: little bubbles, the very gas we breathe. Move the lamp nearer and count them.',
    middle:
      'Plants use light to turn carbon dioxide and water into sugar and oxygen. How fast it goes depends on light, carbon dioxide and warmth, and whatever is scarcest holds everything back: the limiting factor. The plant also breathes, so in the dark it takes oxygen instead of giving it.',
    upper:
      'Gross photosynthesis is V·f(T)·I/(I + K_I)·C/(C + K_C), with a cardinal temperature curve f and light after the inverse square law; respiration has a Q₁₀ of 2. In the closed jar dissolved CO₂ falls to the compensation point where both are even.',
  },
  controls: [
    {
      id: 'distance',
      label: 'Distance of the lamp',
      symbol: 'd',
      unit: 'cm',
      from: 10,
      to: 80,
      usual: 25,
      step: 1,
      about: 'Twice as far away, the plant gets a quarter of the light.',
    },
    {
      id: 'carbon',
      label: 'Carbon dioxide at the start',
      symbol: 'C_0',
      unit: 'mmol/L',
      from: 0.05,
      to: 2,
      usual: 1,
      step: 0.05,
      about: 'How much of the gas is dissolved in the water; baking soda adds more.',
      restarts: true,
    },
    {
      id: 'temperature',
      label: 'Warmth of the water',
      symbol: 'T',
      unit: '°C',
      from: 5,
      to: 44,
      usual: 20,
      step: 1,
      about: 'The plant likes it warm, but not hot.',
    },
    {
      id: 'plant',
      label: 'Pondweed',
      symbol: 'm',
      unit: 'g',
      from: 2,
      to: 20,
      usual: 10,
      step: 1,
      about: 'How much of the plant is in the jar.',
    },
  ],
  readouts: [
    {
      id: 'bubbles',
      label: 'Bubbles',
      unit: 'per minute',
      digits: 1,
      about: 'How many bubbles of oxygen leave the plant each minute.',
      of: ({ carbon }, values) => bubblesAMinute(carbon, values),
    },
    {
      id: 'gain',
      label: 'Oxygen gained',
      symbol: 'P',
      unit: 'µmol/min',
      about: 'Oxygen made minus oxygen the plant itself uses. Below zero it takes oxygen in.',
      of: ({ carbon }, values) => gain(carbon, values),
    },
    {
      id: 'oxygen',
      label: 'Oxygen so far',
      unit: 'mL',
      about: 'All the oxygen gained since the start, as gas.',
      of: ({ oxygen }, { temperature = 20 }) => millilitres(oxygen, temperature),
    },
    {
      id: 'light',
      label: 'Light on the plant',
      symbol: 'I',
      unit: 'µmol/m²s',
      digits: 0,
      about: 'Photons on a square metre in a second; full summer sun is about 2000.',
      of: (_, { distance = 25 }) => lightAt(distance),
    },
    {
      id: 'carbon',
      label: 'Carbon dioxide left',
      symbol: 'C',
      unit: 'mmol/L',
      digits: 3,
      about: 'What is still dissolved in the water.',
      of: ({ carbon }) => carbon / jar,
    },
    {
      id: 'both',
      label: 'Both gases together',
      unit: 'µmol',
      digits: 1,
      about: 'Carbon dioxide left plus oxygen gained: one replaces the other, one for one.',
      of: ({ carbon, oxygen }) => carbon + oxygen,
    },
  ],
  graphs: [
    {
      id: 'oxygen',
      title: 'Oxygen over time',
      x: 'time',
      y: ['oxygen'],
      about: 'The steeper it climbs, the faster photosynthesis goes.',
    },
    {
      id: 'rate',
      title: 'Oxygen gained against carbon dioxide left',
      x: 'carbon',
      y: ['gain'],
      about: 'With little carbon dioxide left everything slows down.',
    },
  ],
  dt: 0.05,
  pace: 2,
  timeUnit: 'min',
  start: ({ carbon = 1 }) => ({ carbon: carbon * jar, oxygen: 0, time: 0 }),
  step(state, values, dt) {
    // Runge and Kutta; oxygen comes for carbon dioxide one for one.
    const a = gain(state.carbon, values)
    const b = gain(state.carbon - 0.5 * dt * a, values)
    const c = gain(state.carbon - 0.5 * dt * b, values)
    const d = gain(state.carbon - dt * c, values)
    const made = (dt / 6) * (a + 2 * b + 2 * c + d)
    state.carbon -= made
    state.oxygen += made
    state.time += dt
  },
  isOver: ({ time }) => time >= lesson,
  draw,
  describe({ carbon, oxygen, time }, values) {
    const count = bubblesAMinute(carbon, values)
    const { least } = scarcest(carbon, values)
    const sum = millilitres(oxygen, values.temperature ?? 20)
    if (count <= 0)
      return `After ${time.toFixed(0)} minutes the plant gives no bubbles: it breathes more oxygen than it makes, for want of ${least.name}.`
    return `After ${time.toFixed(0)} minutes ${sum.toFixed(2)} millilitres of oxygen are made; ${count.toFixed(1)} bubbles rise each minute, held back most by ${least.name}.`
  },
  effects: [
    {
      control: 'distance',
      readout: 'gain',
      goes: 'down',
      says: 'A lamp farther away means less light and slower photosynthesis.',
    },
    {
      control: 'carbon',
      readout: 'gain',
      goes: 'up',
      says: 'More carbon dioxide makes it faster, though less and less so.',
    },
    {
      control: 'temperature',
      readout: 'bubbles',
      goes: 'up',
      over: [5, 26],
      says: 'In cold water a little more warmth helps.',
    },
    {
      control: 'temperature',
      readout: 'gain',
      goes: 'down',
      over: [30, 44],
      says: 'When it is too hot, the plant makes less oxygen and breathes more.',
    },
    { control: 'plant', readout: 'oxygen', goes: 'up', says: 'More pondweed makes more oxygen.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Carbon dioxide in the closed jar falls as the integral of the rate law says, down to the compensation point.',
      readout: 'carbon',
      expected: carbonAfter,
      until: 60,
      where: { distance: [10, 35], temperature: [12, 36] },
      within: 0.002,
    },
    {
      kind: 'conserved',
      says: 'For each carbon dioxide taken one oxygen is given.',
      readout: 'both',
      until: 60,
    },
    {
      kind: 'published',
      says: 'Pondweeds with light and carbon enough make 50 to 60 µmol of oxygen for each mg of chlorophyll in an hour at 30 °C.',
      source:
        'Van, Haller and Bowes, Plant Physiology 58 (1976) 761; 0.8 mg of chlorophyll in 1 g of fresh plant; here 55, times what the light of 10 cm (87 %) and the carbon (93 %) allow, less what the plant breathes.',
      values: { distance: 10, carbon: 2, temperature: kindest, plant: 10 },
      readout: 'gain',
      at: 0,
      expected: 4.6,
      within: 0.12,
    },
  ],
  formulas: [
    {
      tex: '6\\,\\mathrm{CO_2} + 6\\,\\mathrm{H_2O} \\xrightarrow{\\text{light}} \\mathrm{C_6H_{12}O_6} + 6\\,\\mathrm{O_2}',
      about: 'What goes in and what comes out.',
    },
    { tex: 'I \\propto \\frac{1}{d^2}', about: 'Light thins out with the square of the distance.' },
    {
      tex: 'P = V\\,f(T)\\,\\frac{I}{I + K_I}\\,\\frac{C}{C + K_C} - R\\,2^{(T-20)/10}',
      about: 'What photosynthesis makes, less what the plant breathes.',
    },
  ],
  tries: [
    { says: 'Push the lamp right up to the jar and count the bubbles again.', set: { distance: 10 } },
    {
      says: 'Pull the lamp far away. Do the bubbles stop? The plant still breathes!',
      set: { distance: 80 },
    },
    {
      says: 'Give bright light but hardly any carbon dioxide: more light no longer helps.',
      set: { distance: 10, carbon: 0.1 },
    },
    { says: 'Warm the water to 30 °C, then to 42 °C. What happens?', set: { temperature: 42 } },
    {
      says: 'Build the best greenhouse: bright, warm and full of carbon dioxide.',
      set: { distance: 10, carbon: 2, temperature: 28 },
    },
  ],
  questions: [
    {
      asks: 'You move the lamp from 20 cm to 40 cm. How much light reaches the plant now?',
      options: ['Half as much', 'A quarter as much', 'Just as much'],
      settle: {
        readout: 'light',
        after: 0,
        first: { distance: 20 },
        second: { distance: 40 },
        answer: (a, b) => (b > a * 0.9 ? 2 : b > a * 0.4 ? 0 : 1),
      },
      explains: 'The same light spreads over an area twice as wide and twice as high: four times as large.',
    },
    {
      asks: 'There is hardly any carbon dioxide in the water. You bring the lamp from 20 cm to 10 cm, four times the light. Bubbles come…',
      options: ['four times as fast', 'only a little faster', 'more slowly'],
      settle: {
        readout: 'bubbles',
        after: 1,
        first: { carbon: 0.2, distance: 20 },
        second: { carbon: 0.2, distance: 10 },
        answer: (a, b) => (b > a * 3 ? 0 : b > a ? 1 : 2),
      },
      explains:
        'Now carbon dioxide is the limiting factor. A baker with flour for one loaf bakes no faster with a hotter oven.',
    },
    {
      asks: 'The lamp is very far away. What does the plant do with oxygen?',
      options: ['It makes some', 'It takes some', 'Nothing at all'],
      settle: {
        readout: 'gain',
        after: 2,
        first: { distance: 80 },
        answer: (a) => (a > 0.01 ? 0 : a < -0.01 ? 1 : 2),
      },
      explains: 'Plants breathe day and night, as we do. In dim light they breathe more than they make.',
    },
  ],
  glossary: [
    { word: 'Photosynthesis', means: 'Building sugar from carbon dioxide and water with the help of light.' },
    { word: 'Chlorophyll', means: 'The green stuff in leaves that catches light.' },
    { word: 'Limiting factor', means: 'Whatever is scarcest, and so holds everything back.' },
    { word: 'Respiration', means: 'Using sugar and oxygen to live. Plants do it all the time.' },
    {
      word: 'Compensation point',
      means: 'Where a plant makes just as much oxygen as it breathes.',
    },
  ],
  goals: [
    'Tell what plants need for photosynthesis and what they give.',
    'Find out which factor is limiting, and show it by an experiment that changes one thing at a time.',
    'Use the inverse square law for the light of a lamp.',
  ],
  standards: [
    'NGSS 5-LS1-1',
    'NGSS MS-LS1-6',
    'NGSS HS-LS1-5',
    'England KS3 Biology: photosynthesis',
    'England GCSE Biology: limiting factors of photosynthesis',
  ],
})
