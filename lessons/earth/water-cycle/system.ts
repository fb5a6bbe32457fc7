import { system } from '@makebelieve/kit/simulation/system'
import { type Flows, flowsOf, landShare, rates, seaEvaporation, type Water, year } from './model.ts'
import { draw } from './view.ts'

type Stores = readonly [sea: number, air: number, snow: number, ground: number, rivers: number]

/** What comes in less what goes out, for each store. */
const changes = (f: Flows): Stores => [
  f.onSea + f.runoff - f.fromSea,
  f.fromSea + f.fromGround - f.onSea - f.rainOnLand - f.snowOnLand,
  f.snowOnLand - f.melt,
  f.toGround - f.fromGround - f.seep,
  f.toRivers + f.seep - f.runoff,
]
const waterOf = ([sea, air, snow, ground, rivers]: Stores, time: number): Water => ({
  sea,
  air,
  snow,
  ground,
  rivers,
  time,
})

/** When all is even: what rises equals what falls. Worked out from shares alone, without any stepping. */
function evenRain(values: Parameters<typeof rates>[0]): number {
  const { light, drink, seep, hard } = rates(values)
  const comesBack = landShare * (1 - hard) * (drink / (drink + seep))
  return (seaEvaporation * light) / (1 - comesBack)
}

export const waterCycle = system<Water>({
  id: 'water-cycle',
  title: 'The water cycle',
  subject: 'earth and space',
  ages: [7, 18],
  words: [
    'water cycle',
    'hydrological cycle',
    'hydrologic cycle',
    'where rain comes from',
    'where does rain come from',
    'evaporation and condensation in nature',
    'evaporation condensation precipitation',
    'journey of a water drop',
    'rain and rivers',
    'rivers flow to the sea',
    'groundwater',
    'transpiration of plants and rain',
    'water budget of the earth',
    'flood and paved ground',
  ],
  tells: {
    young:
      'The Sun lifts water out of the sea as vapour you cannot see. High up it turns into clouds and falls as rain or snow. Rivers carry it back to the sea, and the journey begins again. No drop is ever lost!',
    middle:
      'Water moves between sea, air, snow, ground and rivers. The Sun drives evaporation; plants give water back to the air; rain and snow bring it down. In the long run as much falls as rises, and what falls on land beyond what rises there flows home in rivers.',
    upper:
      'Five stores exchange water by linear flows, calibrated on the global budget of Trenberth and others (2007): 413 thousand km³ evaporate from the sea in a year. The total is conserved; the steady state follows from the recycling share P = E/(1 − sr).',
  },
  controls: [
    {
      id: 'sun',
      label: 'Strength of the Sun',
      unit: '%',
      from: 50,
      to: 150,
      usual: 100,
      step: 1,
      about: 'How much warmth there is to lift water; 100 is today.',
    },
    {
      id: 'warmth',
      label: 'Warmth of the air',
      symbol: 'T',
      unit: '°C',
      from: 5,
      to: 25,
      usual: 15,
      step: 0.5,
      about:
        'The mean over the whole Earth, about 15 today. Warm air holds more vapour and brings less snow.',
    },
    {
      id: 'plants',
      label: 'Land under plants',
      unit: '%',
      from: 0,
      to: 100,
      usual: 60,
      step: 1,
      about: 'Plants drink from the ground and breathe the water out through their leaves.',
    },
    {
      id: 'hard',
      label: 'Hard ground',
      unit: '%',
      from: 0,
      to: 90,
      usual: 10,
      step: 1,
      about: 'Rock, roofs and roads, where rain cannot soak in and runs straight to the river.',
    },
  ],
  readouts: [
    {
      id: 'rain',
      label: 'Rain and snow on land',
      unit: '1000 km³/year',
      digits: 1,
      about: 'Falling on all the land of the Earth.',
      of: (state, values) => {
        const { rainOnLand, snowOnLand } = flowsOf(state, values)
        return (rainOnLand + snowOnLand) * year
      },
    },
    {
      id: 'air',
      label: 'Water in the air',
      unit: '1000 km³',
      digits: 2,
      about: 'Vapour and clouds together.',
      of: ({ air }) => air,
    },
    {
      id: 'stay',
      label: 'Time in the air',
      unit: 'days',
      digits: 1,
      about: 'How long water stays up there on average: what is up there, divided by what falls in a day.',
      of: (state, values) => {
        const { onSea, rainOnLand, snowOnLand } = flowsOf(state, values)
        return state.air / (onSea + rainOnLand + snowOnLand)
      },
    },
    {
      id: 'ground',
      label: 'Water in the ground',
      unit: '1000 km³',
      digits: 1,
      about: 'In the soil, where roots reach it.',
      of: ({ ground }) => ground,
    },
    {
      id: 'runoff',
      label: 'Rivers into the sea',
      unit: '1000 km³/year',
      digits: 1,
      about: 'All the rivers of the Earth together.',
      of: (state, values) => flowsOf(state, values).runoff * year,
    },
    {
      id: 'total',
      label: 'All the water',
      unit: '1000 km³',
      digits: 1,
      about: 'Sea, air, snow, ground and rivers together.',
      of: ({ sea, air, snow, ground, rivers }) => sea + air + snow + ground + rivers,
    },
  ],
  graphs: [
    {
      id: 'flows',
      title: 'Rain on land and rivers home',
      x: 'time',
      y: ['rain', 'runoff'],
      about: 'Rivers follow the rain, but late and with less: the rest goes back up into the air.',
    },
    {
      id: 'stores',
      title: 'Water in the air and in the ground',
      x: 'time',
      y: ['air', 'ground'],
      about: 'The air fills in days, the ground needs months.',
    },
  ],
  dt: 0.5,
  pace: 20,
  timeUnit: 'days',
  // After a long drought: little in the air, the ground and the rivers.
  start: () => ({ sea: 1_335_040, air: 4, snow: 0.3, ground: 7, rivers: 0.7, time: 0 }),
  step(state, values, dt) {
    const from: Stores = [state.sea, state.air, state.snow, state.ground, state.rivers]
    const after = (by: Stores, h: number): Stores => [
      from[0] + h * by[0],
      from[1] + h * by[1],
      from[2] + h * by[2],
      from[3] + h * by[3],
      from[4] + h * by[4],
    ]
    const at = (stores: Stores) => changes(flowsOf(waterOf(stores, state.time), values))
    const k1 = at(from)
    const k2 = at(after(k1, dt / 2))
    const k3 = at(after(k2, dt / 2))
    const k4 = at(after(k3, dt))
    const sum = k1.map((k, i) => (k + 2 * (k2[i] ?? 0) + 2 * (k3[i] ?? 0) + (k4[i] ?? 0)) / 6)
    state.sea += dt * (sum[0] ?? 0)
    state.air += dt * (sum[1] ?? 0)
    state.snow += dt * (sum[2] ?? 0)
    state.ground += dt * (sum[3] ?? 0)
    state.rivers += dt * (sum[4] ?? 0)
    state.time += dt
  },
  draw,
  describe(state, values) {
    const { rainOnLand, snowOnLand, runoff, fromSea } = flowsOf(state, values)
    return `Day ${state.time.toFixed(0)}: in thousand cubic kilometres a year, ${(fromSea * year).toFixed(0)} rise from the sea, ${((rainOnLand + snowOnLand) * year).toFixed(0)} fall on land and ${(runoff * year).toFixed(0)} flow home in rivers. The air holds ${state.air.toFixed(1)}.`
  },
  effects: [
    {
      control: 'sun',
      readout: 'rain',
      goes: 'up',
      after: 200,
      says: 'A stronger Sun lifts more, so more falls.',
    },
    {
      control: 'warmth',
      readout: 'stay',
      goes: 'up',
      after: 60,
      says: 'Warmer air keeps its water longer.',
    },
    { control: 'warmth', readout: 'air', goes: 'up', after: 200, says: 'Warmer air holds more water.' },
    {
      control: 'plants',
      readout: 'rain',
      goes: 'up',
      after: 400,
      says: 'Plants give water back to the air, and it rains more on land.',
    },
    {
      control: 'hard',
      readout: 'ground',
      goes: 'down',
      after: 400,
      says: 'Under hard ground the soil dries out.',
    },
    {
      control: 'hard',
      readout: 'runoff',
      goes: 'up',
      after: 400,
      says: 'From hard ground more runs into the rivers.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'No water is lost: all stores together stay the same, measured against the little that is in the air.',
      readout: 'total',
      beside: 'air',
      until: 1500,
    },
    {
      kind: 'analytic',
      says: 'Once it has settled, rain on land is what evaporation and the share that comes back give: P = s·E/(1 − s·r).',
      readout: 'rain',
      expected: (values, time) => (time > 1400 ? landShare * evenRain(values) * year : undefined),
      until: 1500,
    },
    {
      kind: 'analytic',
      says: 'Once it has settled, the rivers carry home what fell on land less what rose from it.',
      readout: 'runoff',
      expected(values, time) {
        const { drink, seep, hard } = rates(values)
        const kept = hard + (1 - hard) * (seep / (drink + seep))
        return time > 1400 ? landShare * evenRain(values) * kept * year : undefined
      },
      until: 1500,
    },
    {
      kind: 'published',
      says: 'After the drought today’s budget comes back: 113 thousand km³ of rain and snow a year fall on land.',
      source: 'Trenberth, Smith, Qian, Dai and Fasullo (2007), Journal of Hydrometeorology 8, figure 1.',
      values: {},
      readout: 'rain',
      at: 1500,
      expected: 113,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'The rivers of the Earth carry 40 thousand km³ a year into the sea.',
      source: 'Trenberth, Smith, Qian, Dai and Fasullo (2007), Journal of Hydrometeorology 8, figure 1.',
      values: {},
      readout: 'runoff',
      at: 1500,
      expected: 40,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'The air then holds 12.7 thousand km³ of water.',
      source: 'Trenberth, Smith, Qian, Dai and Fasullo (2007), Journal of Hydrometeorology 8, figure 1.',
      values: {},
      readout: 'air',
      at: 1500,
      expected: 12.7,
      within: 0.01,
    },
  ],
  formulas: [
    {
      tex: '\\frac{dW}{dt} = \\text{in} - \\text{out}',
      about: 'For each store: sea, air, snow, ground, rivers.',
    },
    { tex: '\\tau = \\frac{W}{\\text{out}}', about: 'How long water stays in a store.' },
    {
      tex: 'P = \\frac{E_{\\text{sea}}}{1 - s\\,r}',
      about:
        'All rain and snow, where the share s falls on land and the share r of that rises again from there.',
    },
  ],
  tries: [
    { says: 'Dim the Sun to half and watch the clouds and the lake shrink.', set: { sun: 50 } },
    { says: 'Cut down every plant: there is less rain, but the rivers swell. Why?', set: { plants: 0 } },
    { says: 'Build a town over everything and look at the water under the ground.', set: { hard: 90 } },
    { says: 'Make the world cold: the mountain turns white.', set: { warmth: 5 } },
  ],
  questions: [
    {
      asks: 'How long does water stay up in the air before it falls again?',
      options: ['About an hour', 'About ten days', 'About a year'],
      settle: {
        readout: 'stay',
        after: 200,
        first: {},
        answer: (a) => (a < 2 ? 0 : a < 60 ? 1 : 2),
      },
      explains:
        'The air holds only a little water, and a lot falls each day. So all of it is exchanged about forty times a year.',
    },
    {
      asks: 'All plants are gone. What happens to the rain on land?',
      options: ['There is more of it', 'There is less of it', 'It stays the same'],
      settle: {
        readout: 'rain',
        after: 1200,
        first: { plants: 60 },
        second: { plants: 0 },
        answer: (a, b) => (b > a * 1.005 ? 0 : b < a * 0.995 ? 1 : 2),
      },
      explains:
        'Plants pump water from the ground into the air, and part of it falls on land again. Without them it leaves in the rivers.',
    },
    {
      asks: 'The Sun gets half as strong again. All the water of the world together becomes…',
      options: ['more', 'less', 'neither: it stays the same'],
      settle: {
        readout: 'total',
        after: 800,
        first: { sun: 100 },
        second: { sun: 150 },
        answer: (a, b) => (b > a + 0.01 ? 0 : b < a - 0.01 ? 1 : 2),
      },
      explains: 'It only moves faster. The water in your glass has been round the cycle countless times.',
    },
  ],
  glossary: [
    { word: 'Evaporation', means: 'Water turns into vapour, a gas that nobody can see.' },
    { word: 'Condensation', means: 'Vapour turns into tiny drops again: a cloud.' },
    { word: 'Precipitation', means: 'Everything wet that falls: rain, snow and hail.' },
    { word: 'Transpiration', means: 'Plants breathe out the water that their roots drank.' },
    { word: 'Runoff', means: 'What flows over the land and in rivers to the sea.' },
  ],
  goals: [
    'Name the stations of water on its way round, and what drives it.',
    'Explain that water is moved, not made or lost.',
    'Say what plants and paved ground do to rain, soil and rivers.',
  ],
  standards: [
    'NGSS 5-ESS2-1',
    'NGSS MS-ESS2-4',
    'England KS2 Science, year 4: states of matter (the water cycle)',
    'England KS3 Geography: physical geography, hydrology',
  ],
})
