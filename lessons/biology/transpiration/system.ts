import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  full,
  type Plant,
  pores,
  rate,
  scale,
  short,
  still,
  thirst,
  throughPores,
  watched,
  wiltsAt,
} from './model.ts'
import { draw } from './view.ts'

/**
 * Water in the pot: a straight line while there is enough, then x/g_b + ln(x)/g_s = −K·t, where x is the share of what counts as
 * enough; found by halving.
 */
function soilAfter(values: Values, time: number): number {
  const [inner, outer, most] = [throughPores(values), still(values), scale(values)]
  const atFirst = (most * inner * outer) / (inner + outer)
  const enough = (full * (1 - short)) / atFirst
  if (time <= enough) return 100 * (1 - (atFirst * time) / full)
  const wanted = 1 / outer - (most * (time - enough)) / (full * short)
  let [low, high] = [-200, 0]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (Math.exp(middle) / outer + middle / inner > wanted) high = middle
    else low = middle
  }
  return 100 * short * Math.exp((low + high) / 2)
}

export const transpiration = system<Plant>({
  id: 'transpiration',
  title: 'How plants drink',
  subject: 'biology',
  ages: [8, 18],
  words: [
    'transpiration',
    'how plants drink',
    'how plants take up water',
    'stomata',
    'potometer',
    'xylem',
    'water in a plant',
    'roots and water',
    'why do plants need water',
    'wilting plant',
    'why leaves wilt',
    'watering a plant',
    'evaporation from leaves',
    'water loss of leaves',
    'plants in hot weather',
  ],
  tells: {
    young:
      'A plant has no mouth and no pump, yet it drinks all day. Its leaves have tiny holes, and water slips out of them into the air. That pulls more water up from the roots, like sucking on a straw. On a hot, dry, windy day it drinks most. Forget to water it, and it droops!',
    middle:
      'Water evaporates from leaves through pores, the stomata, and is pulled up from the roots through the xylem: transpiration. It is faster when the air is warm, dry and moving, and when light opens the stomata. When the soil dries out, the plant shuts them and saves water; in the end it wilts.',
    upper:
      'E = g·D/P with the vapour pressure deficit D = e_s(T)(1 − RH) and stomatal and boundary-layer conductance in series, g = g_s·g_b/(g_s + g_b), g_b = 0.147√(u/d). Stomata open with light and close in proportion to soil water below 40%. The pot then dries as x/g_b + ln(x)/g_s = −Kt.',
  },
  controls: [
    {
      id: 'temperature',
      label: 'Warmth of the air',
      symbol: 'T',
      unit: '°C',
      from: 5,
      to: 40,
      usual: 22,
      step: 1,
      about: 'Warm air can hold far more vapour.',
    },
    {
      id: 'humidity',
      label: 'Humidity',
      symbol: 'RH',
      unit: '%',
      from: 20,
      to: 95,
      usual: 50,
      step: 1,
      about: 'How much vapour the air holds, out of what it could.',
    },
    {
      id: 'wind',
      label: 'Wind',
      symbol: 'u',
      unit: 'm/s',
      from: 0.1,
      to: 5,
      usual: 1,
      step: 0.1,
      about: 'It blows away the moist air around the leaves.',
    },
    {
      id: 'light',
      label: 'Light',
      symbol: 'L',
      unit: '%',
      from: 0,
      to: 100,
      usual: 70,
      step: 5,
      about: 'In the light the pores open to let carbon dioxide in.',
    },
    {
      id: 'leaves',
      label: 'Leaves',
      symbol: 'A',
      unit: 'cm²',
      from: 200,
      to: 2000,
      usual: 800,
      step: 50,
      about: 'The area of all leaves together; a sheet of writing paper has 620.',
    },
  ],
  readouts: [
    {
      id: 'rate',
      label: 'Water given to the air',
      symbol: 'E',
      unit: 'mL/h',
      digits: 1,
      about: 'And drunk by the roots.',
      of: ({ soil }, values) => rate(soil, values),
    },
    {
      id: 'soil',
      label: 'Water in the soil',
      unit: '%',
      digits: 1,
      about: 'Of the half litre with which it begins.',
      of: ({ soil }) => (100 * soil) / full,
    },
    {
      id: 'pores',
      label: 'Pores open',
      unit: '%',
      digits: 0,
      about: 'How wide the stomata are.',
      of: (state, values) => 100 * pores(state, values),
    },
    {
      id: 'thirst',
      label: 'Thirst of the air',
      symbol: 'D',
      unit: 'kPa',
      digits: 3,
      about: 'How much more vapour the air could take.',
      of: (_, values) => thirst(values),
    },
    {
      id: 'lost',
      label: 'Drunk so far',
      unit: 'mL',
      digits: 0,
      about: 'All the water that went through the plant.',
      of: ({ lost }) => lost,
    },
    {
      id: 'all',
      label: 'Soil and air together',
      unit: 'mL',
      digits: 1,
      about: 'No water is lost, it is only elsewhere.',
      of: ({ soil, lost }) => soil + lost,
    },
  ],
  graphs: [
    {
      id: 'soil',
      title: 'Water in the soil',
      x: 'time',
      y: ['soil'],
      about: 'A straight line down, and then slower and slower as the plant saves.',
    },
    {
      id: 'rate',
      title: 'Water given to the air',
      x: 'time',
      y: ['rate'],
      about: 'Steady, until the soil runs short.',
    },
  ],
  dt: 0.02,
  pace: 1,
  timeUnit: 'h',
  start: (values) => ({ soil: full, lost: 0, time: 0, steps: 0, trail: [[0, full, rate(full, values)]] }),
  step(state, values, dt) {
    const a = rate(state.soil, values)
    const b = rate(state.soil - 0.5 * dt * a, values)
    const c = rate(state.soil - 0.5 * dt * b, values)
    const d = rate(state.soil - dt * c, values)
    const gone = Math.min(state.soil, (dt / 6) * (a + 2 * b + 2 * c + d))
    state.soil -= gone
    state.lost += gone
    state.steps++
    state.time = state.steps * dt
    if (state.steps % 12 === 0) keepTrail(state.trail, [state.time, state.soil, a], 400)
  },
  isOver: ({ time }) => time >= watched,
  draw,
  describe(state, values) {
    const share = state.soil / full
    const is =
      share < wiltsAt
        ? 'it wilts'
        : share < short
          ? 'it saves water and shuts its pores'
          : 'it stands upright'
    return `After ${state.time.toFixed(1)} hours the plant drinks ${rate(state.soil, values).toFixed(1)} millilitres an hour; the soil has ${(share * 100).toFixed(0)} percent of its water, and ${is}.`
  },
  effects: [
    {
      control: 'temperature',
      readout: 'rate',
      goes: 'up',
      after: 0.5,
      says: 'In warm air, more water evaporates.',
    },
    { control: 'humidity', readout: 'rate', goes: 'down', after: 0.5, says: 'In moist air less evaporates.' },
    {
      control: 'wind',
      readout: 'rate',
      goes: 'up',
      after: 0.5,
      says: 'Wind carries the vapour away, but stronger wind helps less and less.',
    },
    { control: 'light', readout: 'rate', goes: 'up', after: 0.5, says: 'Light opens the pores.' },
    {
      control: 'leaves',
      readout: 'soil',
      goes: 'down',
      after: 12,
      says: 'More leaves drink the pot empty sooner.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The pot dries on a straight line, and then as x/g_b + ln(x)/g_s = −K·t.',
      readout: 'soil',
      expected: soilAfter,
      until: 48,
      within: 0.003,
    },
    { kind: 'conserved', says: 'Soil and air together keep all the water.', readout: 'all', until: 48 },
    {
      kind: 'published',
      says: 'At 20 °C air can hold vapour of 2.339 kPa; at 50% humidity half of it is missing.',
      source: 'CRC Handbook of Chemistry and Physics, vapour pressure of water: 2.3393 kPa at 20 °C.',
      values: { temperature: 20, humidity: 50 },
      readout: 'thirst',
      at: 0,
      expected: 2.3393 / 2,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'At 40 °C it is 7.385 kPa, three times as much.',
      source: 'CRC Handbook of Chemistry and Physics, vapour pressure of water.',
      values: { temperature: 40, humidity: 50 },
      readout: 'thirst',
      at: 0,
      expected: 7.3849 / 2,
      within: 0.003,
    },
  ],
  formulas: [
    { tex: 'E = g\\,\\frac{D}{P}', about: 'Water given off: conductance times the thirst of the air.' },
    { tex: 'D = e_s(T)\\,(1 - RH)', about: 'What is missing until the air is full of vapour.' },
    {
      tex: '\\frac{1}{g} = \\frac{1}{g_s} + \\frac{1}{g_b}',
      about: 'Pores and the still air around the leaf, one behind the other.',
    },
  ],
  tries: [
    { says: 'Turn off the light: what do the pores do?', set: { light: 0 } },
    {
      says: 'A hot, dry day with wind. How long does the pot last?',
      set: { temperature: 36, humidity: 25, wind: 4 },
    },
    { says: 'Put the plant in a steamy bathroom.', set: { humidity: 95 } },
    { says: 'Give it many more leaves and wait until it wilts.', set: { leaves: 2000 } },
    { says: 'Be a cactus: hardly any leaves.', set: { leaves: 200, temperature: 38, humidity: 20 } },
  ],
  questions: [
    {
      asks: 'You hang up washing. On which day does it dry fastest, and a plant drink most: 20 °C or 30 °C, with the same humidity of 50%?',
      options: ['At 20 °C', 'At 30 °C', 'No difference'],
      settle: {
        readout: 'rate',
        after: 0.5,
        first: { temperature: 20 },
        second: { temperature: 30 },
        answer: (a, b) => (a > b * 1.02 ? 0 : b > a * 1.02 ? 1 : 2),
      },
      explains: 'Ten degrees more, and the air can hold nearly twice the vapour.',
    },
    {
      asks: 'Wind grows from 1 to 4 m/s. The plant loses…',
      options: ['four times as much water', 'a little more', 'less water'],
      settle: {
        readout: 'rate',
        after: 0.5,
        first: { wind: 1 },
        second: { wind: 4 },
        answer: (a, b) => (b > a * 3 ? 0 : b > a ? 1 : 2),
      },
      explains: 'Wind thins the still air around the leaf, but the pores stay as narrow as they were.',
    },
    {
      asks: 'Nobody waters the plant. Does it drink as fast on the second day as on the first?',
      options: ['Yes, just as fast', 'No, it saves water', 'No, it drinks faster'],
      settle: {
        readout: 'pores',
        after: 40,
        first: { light: 70 },
        // Nearly the same plant with a pot that lasts: few leaves.
        second: { light: 70, leaves: 200 },
        answer: (a, b) => (a > b * 1.05 ? 2 : a > b * 0.95 ? 0 : 1),
      },
      explains:
        'When the soil dries out, the plant shuts its pores. It saves water, but takes in less carbon dioxide and grows less.',
    },
  ],
  glossary: [
    { word: 'Transpiration', means: 'Water going out of leaves into the air.' },
    { word: 'Stomata', means: 'Tiny pores in leaves that can open and shut.' },
    { word: 'Xylem', means: 'Fine tubes that bring water from the roots to the leaves.' },
    { word: 'Humidity', means: 'How much vapour is in the air, beside what it can hold.' },
    { word: 'Wilt', means: 'To droop for want of water.' },
  ],
  goals: [
    'Tell the way of water from the soil through a plant into the air.',
    'Test what makes a plant lose water faster, one thing at a time.',
    'Explain how a plant saves water and what it pays for that.',
  ],
  standards: [
    'NGSS 4-LS1-1',
    'NGSS HS-LS1-2',
    'England KS2 Science: plants, how water is transported',
    'England GCSE Biology: transpiration and stomata',
  ],
})
