import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { before, burnt, type Carbon, changes, flowsOf, ppmOf, type Stores, staysOf } from './model.ts'
import { draw } from './view.ts'

const joos =
  'Joos and others (2013), Atmospheric Chemistry and Physics 13: a pulse of 100 GtC, mean of 15 models.'

export const carbonCycle = system<Carbon>({
  id: 'carbon-cycle',
  title: 'The carbon cycle',
  subject: 'earth and space',
  ages: [11, 18],
  words: [
    'carbon cycle',
    'global carbon cycle',
    'carbon dioxide in the air',
    'where does carbon dioxide go',
    'burning coal oil and gas',
    'fossil fuels and carbon',
    'carbon sink',
    'carbon emissions',
    'carbon budget',
    'forest and carbon dioxide',
    'ocean takes up carbon dioxide',
    'net zero',
    'deforestation and climate',
  ],
  tells: {
    young:
      'Carbon travels: plants take it out of the air, animals and rotting leaves give it back, the sea breathes it in and out. When we burn coal and oil, we bring old carbon up from deep below, and the air gets more and more of it.',
    middle:
      'Carbon moves between air, plants, soil and sea. For thousands of years as much went up as came down. Burning coal, oil and gas adds 10 billion tonnes a year; plants and sea take about half of it, the rest stays in the air for a very long time.',
    upper:
      'Six boxes exchange carbon: air, plants, soil and three layers of the sea. Growth rises with β ln(CO₂); the surface water presses back with Revelle’s factor 10. A pulse decays as in Joos et al. (2013): 60% after 20, 41% after 100 years.',
  },
  controls: [
    {
      id: 'emit',
      label: 'Burning coal, oil and gas',
      symbol: 'E',
      unit: 'billion t/year',
      from: 0,
      to: 20,
      usual: 10,
      step: 0.1,
      about: 'Tonnes of carbon. Today about 10; one tonne of carbon makes 3.7 tonnes of carbon dioxide.',
    },
    {
      id: 'until',
      label: 'Burning ends after',
      unit: 'years',
      from: 10,
      to: 300,
      usual: 100,
      step: 1,
      about: 'After that, nothing more is burnt.',
    },
    {
      id: 'clear',
      label: 'Clearing forests',
      unit: 'billion t/year',
      from: 0,
      to: 3,
      usual: 1,
      step: 0.1,
      about: 'Carbon of plants that goes into the air each year; it gets less as the forests do.',
    },
    {
      id: 'feed',
      label: 'Plants grow faster by',
      symbol: '\\beta',
      unit: '× ln CO₂',
      from: 0,
      to: 0.5,
      usual: 0.15,
      step: 0.01,
      about: 'More carbon dioxide feeds plants; how much is not well known.',
    },
    {
      id: 'mix',
      label: 'Mixing of the sea',
      unit: '%',
      from: 20,
      to: 200,
      usual: 100,
      step: 1,
      about: 'How fast the surface water changes places with the deep; 100 is today.',
    },
    {
      id: 'pulse',
      label: 'A puff at the start',
      unit: 'billion t',
      from: 0,
      to: 1000,
      usual: 0,
      step: 1,
      about: 'Carbon that enters the air all at once, as from a huge fire.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'ppm',
      label: 'Carbon dioxide in the air',
      unit: 'ppm',
      digits: 1,
      about: 'Parts in a million: 278 before industry, over 420 today.',
      of: ({ stores }) => ppmOf(stores[0]),
    },
    {
      id: 'stays',
      label: 'Still in the air',
      unit: '%',
      digits: 1,
      about: 'The extra in the air, as a percentage of all that was burnt.',
      known: ({ dug }) => dug > 0.01,
      of: staysOf,
    },
    {
      id: 'land',
      label: 'Plants and soil',
      unit: 'billion t',
      digits: 0,
      about: 'Carbon in everything that grows and rots.',
      of: ({ stores }) => stores[1] + stores[2],
    },
    {
      id: 'sea',
      label: 'Taken up by the sea',
      unit: 'billion t/year',
      digits: 2,
      about: 'More goes in than comes out while the air has too much.',
      of: ({ stores, time }, values) => flowsOf(stores, time, values).intoSea,
    },
    {
      id: 'dug',
      label: 'Burnt so far',
      unit: 'billion t',
      digits: 0,
      about: 'Carbon from below the ground.',
      of: ({ dug }) => dug,
    },
    {
      id: 'ledger',
      label: 'All carbon less what was burnt',
      unit: 'billion t',
      digits: 1,
      about: 'No carbon is made or lost: this stays the same.',
      of: ({ stores, dug }) => stores.reduce((sum, one) => sum + one, 0) - dug,
    },
  ],
  graphs: [
    {
      id: 'ppm',
      title: 'Carbon dioxide in the air',
      x: 'time',
      y: ['ppm'],
      about: 'Up while we burn; down again only slowly afterwards.',
    },
    {
      id: 'stays',
      title: 'What stays in the air',
      x: 'time',
      y: ['stays'],
      about: 'The sea and the plants need time.',
    },
    {
      id: 'sea',
      title: 'Taken up by the sea',
      x: 'time',
      y: ['sea'],
      about: 'It follows what is in the air.',
    },
  ],
  dt: 0.2,
  pace: 8,
  timeUnit: 'years',
  start: ({ pulse = 0 }) => ({
    stores: [before[0] + pulse, before[1], before[2], before[3], before[4], before[5]],
    dug: pulse,
    time: 0,
    trail: [[0, ppmOf(before[0] + pulse)]],
  }),
  step(state, values, dt) {
    const from = state.stores
    const after = (by: Stores, h: number): Stores => [
      from[0] + h * by[0],
      from[1] + h * by[1],
      from[2] + h * by[2],
      from[3] + h * by[3],
      from[4] + h * by[4],
      from[5] + h * by[5],
    ]
    // Within a step burning is steady, so that the books can be closed.
    const at = (stores: Stores) => changes(flowsOf(stores, state.time, values))
    const k1 = at(from)
    const k2 = at(after(k1, dt / 2))
    const k3 = at(after(k2, dt / 2))
    const k4 = at(after(k3, dt))
    const mean: Stores = [
      (k1[0] + 2 * k2[0] + 2 * k3[0] + k4[0]) / 6,
      (k1[1] + 2 * k2[1] + 2 * k3[1] + k4[1]) / 6,
      (k1[2] + 2 * k2[2] + 2 * k3[2] + k4[2]) / 6,
      (k1[3] + 2 * k2[3] + 2 * k3[3] + k4[3]) / 6,
      (k1[4] + 2 * k2[4] + 2 * k3[4] + k4[4]) / 6,
      (k1[5] + 2 * k2[5] + 2 * k3[5] + k4[5]) / 6,
    ]
    state.stores = after(mean, dt)
    state.dug += dt * burnt(values, state.time)
    const kept = Math.floor(state.time / 2)
    state.time += dt
    if (Math.floor(state.time / 2) > kept) keepTrail(state.trail, [state.time, ppmOf(state.stores[0])], 200)
  },
  draw,
  describe: (state, values) =>
    `After ${state.time.toFixed(0)} years the air has ${ppmOf(state.stores[0]).toFixed(0)} parts per million of carbon dioxide. ${state.dug.toFixed(0)} billion tonnes of carbon were burnt; the sea takes up ${flowsOf(state.stores, state.time, values).intoSea.toFixed(1)} a year.`,
  effects: [
    {
      control: 'emit',
      readout: 'ppm',
      goes: 'up',
      after: 50,
      says: 'The more is burnt, the more ends up in the air.',
    },
    {
      control: 'until',
      readout: 'ppm',
      goes: 'up',
      after: 300,
      says: 'The later burning ends, the more stays in the air.',
    },
    {
      control: 'clear',
      readout: 'land',
      goes: 'down',
      after: 50,
      says: 'Clearing forests takes carbon from the land.',
    },
    {
      control: 'feed',
      readout: 'ppm',
      goes: 'down',
      after: 80,
      says: 'The faster plants grow, the less stays in the air.',
    },
    {
      control: 'mix',
      readout: 'ppm',
      goes: 'down',
      after: 100,
      says: 'A sea that mixes faster takes up more.',
    },
    {
      control: 'pulse',
      readout: 'ppm',
      goes: 'up',
      after: 50,
      says: 'A larger puff leaves more in the air.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'No carbon is made or lost: all stores less what was burnt stay the same, measured against what is in plants and soil.',
      readout: 'ledger',
      beside: 'land',
      until: 150,
      within: 0.0001,
    },
    {
      kind: 'conserved',
      says: 'If nobody burns or clears anything, the air stays as it was before industry.',
      readout: 'ppm',
      until: 200,
      where: { emit: [0, 0], clear: [0, 0], pulse: [0, 0] },
    },
    {
      kind: 'published',
      says: 'Of a puff of 100 billion tonnes 60% are still in the air after 20 years.',
      source: joos,
      values: { emit: 0, clear: 0, pulse: 100 },
      readout: 'stays',
      at: 20,
      expected: 60,
      within: 0.05,
    },
    {
      kind: 'published',
      says: 'After 100 years 41% are left.',
      source: joos,
      values: { emit: 0, clear: 0, pulse: 100 },
      readout: 'stays',
      at: 100,
      expected: 41,
      within: 0.05,
    },
    {
      kind: 'published',
      says: 'After 500 years about 30% are left: it lasts longer than cathedrals.',
      source: joos,
      values: { emit: 0, clear: 0, pulse: 100 },
      readout: 'stays',
      at: 500,
      expected: 30,
      within: 0.15,
    },
    {
      kind: 'published',
      says: 'Before industry the air had 278 ppm of carbon dioxide.',
      source: 'IPCC Sixth Assessment Report (2021), Working Group I, chapter 2: 278.3 ppm in 1750.',
      values: { emit: 0, clear: 0, pulse: 0 },
      readout: 'ppm',
      at: 50,
      expected: 278.3,
      within: 0.002,
    },
  ],
  formulas: [
    { tex: '\\frac{dC}{dt} = \\text{in} - \\text{out}', about: 'For each store.' },
    {
      tex: '\\text{ppm} = \\frac{C_{air}}{2.12}',
      about: 'From billion tonnes of carbon to parts per million.',
    },
    {
      tex: 'F_{sea} = k\\left(\\frac{C_{air}}{C_{air,0}} - \\left(\\frac{C_s}{C_{s,0}}\\right)^{10}\\right)',
      about: 'Why the sea takes up carbon only slowly: its water fills up at once and must first sink.',
    },
  ],
  tries: [
    { says: 'Stop burning after 10 years. How fast does the air recover?', set: { until: 10 } },
    { says: 'Go on burning 10 billion tonnes for 300 years.', set: { until: 300 } },
    {
      says: 'Send one huge puff into the air and watch where it goes.',
      set: { emit: 0, clear: 0, pulse: 500 },
    },
    { says: 'Let the sea mix slowly, as it may in a warmer world.', set: { mix: 30 } },
  ],
  questions: [
    {
      asks: 'We stop all burning. A hundred years later the air has…',
      options: [
        'as much carbon dioxide as before industry',
        'less than at the end, but far more than before',
        'more than when we stopped',
      ],
      settle: {
        readout: 'ppm',
        after: 200,
        first: { until: 100, clear: 0 },
        second: { emit: 0, clear: 0 },
        answer: (later, old) => (later < old * 1.05 ? 0 : later < 600 ? 1 : 2),
      },
      explains: 'Plants and the sea’s surface have filled up by then, and the deep sea takes many centuries.',
    },
    {
      asks: 'Of what we burn, how much is still in the air after some decades?',
      options: ['Hardly any', 'About half', 'All of it'],
      settle: {
        readout: 'stays',
        after: 80,
        first: { clear: 0 },
        answer: (share) => (share < 20 ? 0 : share < 85 ? 1 : 2),
      },
      explains: 'Plants and the sea take up the rest: a great help, but the sea turns sour from it.',
    },
    {
      asks: 'Where is most of the carbon of this cycle?',
      options: ['In the air', 'In plants and soil', 'In the sea'],
      settle: {
        readout: 'ledger',
        after: 0,
        first: { emit: 0, clear: 0 },
        // All together is about 40,000; air, plants and soil are 2,741 of it, whatever is left lies in the sea.
        answer: (all) => (all - 2741 > 2741 ? 2 : 1),
      },
      explains:
        'More than nine tenths lie dissolved in the deep sea. The air has only a little, so it changes easily.',
    },
  ],
  glossary: [
    {
      word: 'Carbon',
      means: 'An element that all living things are built of; with oxygen it makes carbon dioxide.',
    },
    { word: 'Fossil fuel', means: 'Coal, oil and gas: plants of millions of years ago.' },
    {
      word: 'Carbon sink',
      means: 'A place that takes up more carbon than it gives: growing forests, the sea.',
    },
    { word: 'Photosynthesis', means: 'Plants build sugar from carbon dioxide, water and light.' },
    { word: 'Net zero', means: 'Adding no more carbon dioxide than is taken out.' },
  ],
  goals: [
    'Name the stores of carbon and the ways between them.',
    'Explain why carbon dioxide in the air rises although plants and sea take up a part.',
    'Say why it stays for so long.',
  ],
  standards: [
    'NGSS HS-ESS2-6',
    'NGSS HS-LS2-5',
    'England KS3 Chemistry: Earth and atmosphere, the carbon cycle',
    'England KS4 Biology: ecosystems, the carbon cycle',
  ],
})
