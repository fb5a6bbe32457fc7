import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Dissolving, limit, solubility, speed, substanceOf, substances } from './model.ts'
import { draw } from './view.ts'

/** Crystals grow back by this share of the surplus in a second. */
const growing = 0.15

/** Grams that dissolve in a second: from the surface of the grains, into the room that is left; crystals where there is none. */
function rate(dissolved: number, values: Values): number {
  const { amount = 60, water = 100 } = values
  const room = limit(values) - (100 * dissolved) / water
  if (room < 0) return (growing * room * water) / 100
  const solid = Math.max(0, amount - dissolved)
  return (speed(values) * amount * (solid / amount) ** (2 / 3) * room) / 100
}

function dissolve(state: Dissolving, values: Values, dt: number): void {
  const { amount = 60 } = values
  const held = (grams: number) => Math.min(amount, Math.max(0, grams))
  const now = state.dissolved
  const a = rate(now, values)
  const b = rate(held(now + (dt / 2) * a), values)
  const c = rate(held(now + (dt / 2) * b), values)
  const d = rate(held(now + dt * c), values)
  const moved = held(now + (dt / 6) * (a + 2 * b + 2 * c + d)) - now
  state.dissolved += moved
  state.solid -= moved
}

export const dissolving = system<Dissolving>({
  id: 'dissolving',
  title: 'How much dissolves',
  subject: 'chemistry',
  ages: [8, 17],
  words: [
    'dissolving',
    'solubility',
    'solubility curve',
    'salt in water',
    'sugar in water',
    'sugar in tea',
    'saturated solution',
    'saturation of a solution',
    'solute and solvent',
    'growing crystals',
    'crystallisation',
    'crystallization',
    'rate of dissolving',
    'stirring and dissolving',
    'rock candy',
  ],
  tells: {
    young:
      'Stir sugar into water and it vanishes. But it is still there: taste it! Tiny bits of sugar have wandered in among the bits of water. Warm water has room for more. When it is full, the rest stays at the bottom.',
    middle:
      'Water can take up only so much of a substance: its solubility, which depends on the temperature. Stirring, warmth and small grains make dissolving faster, but only warmth changes how much fits. Cool a full solution, and crystals come out.',
    upper:
      'Noyes and Whitney: the rate goes with the surface of the grains and with the distance from saturation. Far from saturation the cube root of the mass falls evenly (Hixson and Crowell). Solubilities of NaCl, KNO₃ and sucrose are those of the CRC Handbook.',
  },
  controls: [
    {
      id: 'substance',
      label: 'Substance',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: substances.map(({ name }) => name),
      about: 'Saltpetre is potassium nitrate, a fertiliser.',
      restarts: true,
    },
    {
      id: 'amount',
      label: 'How much of it',
      symbol: 'm',
      unit: 'g',
      from: 1,
      to: 250,
      usual: 60,
      step: 1,
      about: 'What is poured into the water.',
      restarts: true,
    },
    {
      id: 'water',
      label: 'Water',
      unit: 'g',
      from: 50,
      to: 200,
      usual: 100,
      step: 5,
      about: 'A gram of water is a millilitre.',
      restarts: true,
    },
    {
      id: 'temperature',
      label: 'Temperature',
      symbol: 'T',
      unit: '°C',
      from: 0,
      to: 95,
      usual: 20,
      step: 1,
      about: 'Of the water. Try to change it while it runs.',
    },
    {
      id: 'stirring',
      label: 'Stirring',
      unit: 'turns/s',
      from: 0,
      to: 4,
      usual: 1,
      about: 'How fast the spoon goes round.',
    },
    {
      id: 'grain',
      label: 'Size of the grains',
      symbol: 'd',
      unit: 'mm',
      from: 0.3,
      to: 5,
      usual: 1,
      logarithmic: true,
      about: 'From powder to lumps.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'dissolved',
      label: 'Dissolved',
      unit: 'g',
      digits: 1,
      about: 'What is in the water and cannot be seen.',
      of: ({ dissolved }) => dissolved,
    },
    {
      id: 'solid',
      label: 'Still solid',
      unit: 'g',
      digits: 1,
      about: 'What lies at the bottom.',
      of: ({ solid }) => solid,
    },
    {
      id: 'strength',
      label: 'In 100 g of water',
      symbol: 'c',
      unit: 'g',
      digits: 1,
      about: 'How strong the solution is.',
      of: ({ dissolved }, { water = 100 }) => (100 * dissolved) / water,
    },
    {
      id: 'limit',
      label: 'At most in 100 g of water',
      symbol: 'c_s',
      unit: 'g',
      digits: 1,
      about: 'The solubility at this temperature.',
      of: (_, values) => limit(values),
    },
    {
      id: 'all',
      label: 'All of it',
      unit: 'g',
      digits: 1,
      about: 'Solid and dissolved together: nothing is lost.',
      of: ({ solid, dissolved }) => solid + dissolved,
    },
  ],
  graphs: [
    {
      id: 'time',
      title: 'Dissolved and solid',
      x: 'time',
      y: ['dissolved', 'solid'],
      about: 'Fast at first, slower towards the end.',
    },
    {
      id: 'strength',
      title: 'How full the water is',
      x: 'time',
      y: ['strength', 'limit'],
      about: 'It rises to the limit and no further.',
    },
  ],
  dt: 0.1,
  pace: 4,
  timeUnit: 's',
  start: ({ amount = 60 }) => ({ time: 0, steps: 0, solid: amount, dissolved: 0, trail: [[0, 0]] }),
  step(state, values, dt) {
    // Powder in hot water is gone within a few tenths of a second: then the step is cut into pieces.
    const share = (speed(values) * limit(values) * dt) / 100
    const parts = state.solid > 0 ? Math.max(1, Math.ceil(share / 0.3)) : 1
    for (let part = 0; part < parts; part++) dissolve(state, values, dt / parts)
    state.time += dt
    state.steps++
    if (state.steps % 10 !== 0) return
    state.trail.push([state.time, state.dissolved])
    if (state.trail.length > 300) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  draw,
  describe({ solid, dissolved }, values) {
    const { name } = substanceOf(values)
    const { water = 100 } = values
    const full = (100 * dissolved) / water > 0.985 * limit(values)
    return `${dissolved.toFixed(1)} grams of ${name} are dissolved and ${solid.toFixed(1)} grams are solid; ${solid < 0.05 ? 'all is dissolved' : full ? 'the water is full' : 'it goes on dissolving'}.`
  },
  effects: [
    {
      control: 'amount',
      readout: 'all',
      goes: 'up',
      after: 1,
      says: 'What is put in is there, dissolved or not.',
    },
    {
      control: 'temperature',
      readout: 'strength',
      goes: 'up',
      after: 200,
      given: { amount: 250, water: 100 },
      says: 'Warm water can hold more saltpetre.',
    },
    {
      control: 'stirring',
      readout: 'dissolved',
      goes: 'up',
      after: 20,
      says: 'Stirring makes it dissolve sooner.',
    },
    {
      control: 'grain',
      readout: 'dissolved',
      goes: 'down',
      after: 20,
      says: 'Big lumps dissolve more slowly: they have less surface.',
    },
    {
      control: 'water',
      readout: 'dissolved',
      goes: 'up',
      after: 200,
      given: { amount: 80 },
      says: 'More water holds more.',
    },
    {
      control: 'substance',
      readout: 'limit',
      goes: 'changes',
      after: 0,
      says: 'Far more sugar fits in than salt.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'Nothing is lost: solid and dissolved together stay the same.',
      readout: 'all',
    },
    {
      kind: 'analytic',
      says: 'Far from full, the cube root of what is left falls evenly (Hixson and Crowell).',
      readout: 'solid',
      expected(values, time) {
        const { amount = 1 } = values
        const slope = (speed(values) * solubility(substances[2].table, values.temperature ?? 20)) / 100
        return amount * Math.max(0, 1 - (slope * time) / 3) ** 3
      },
      until: 60,
      where: { substance: [2, 2], amount: [1, 2], water: [150, 200] },
    },
    {
      kind: 'analytic',
      says: 'In the end all is dissolved, or as much as the water holds.',
      readout: 'dissolved',
      expected(values, time) {
        if (time < 299) return undefined
        return Math.min(values.amount ?? 60, (limit(values) * (values.water ?? 100)) / 100)
      },
      until: 300,
      where: { stirring: [2, 4], grain: [0.3, 0.5] },
    },
    {
      kind: 'published',
      says: 'At 30 °C 45.8 g of saltpetre dissolve in 100 g of water (between the points of the table).',
      source: 'CRC Handbook of Chemistry and Physics, solubility of KNO₃.',
      values: { substance: 1, temperature: 30, amount: 200, water: 100, stirring: 4, grain: 0.3 },
      readout: 'dissolved',
      at: 300,
      expected: 45.8,
      within: 0.03,
    },
    {
      kind: 'published',
      says: 'At 25 °C 36.0 g of table salt dissolve in 100 g of water.',
      source: 'CRC Handbook of Chemistry and Physics, solubility of NaCl.',
      values: { substance: 0, temperature: 25, amount: 100, water: 100, stirring: 4, grain: 0.3 },
      readout: 'dissolved',
      at: 300,
      expected: 36,
      within: 0.005,
    },
  ],
  formulas: [
    {
      tex: 'c_s = \\frac{m_{max}}{100\\,\\mathrm{g\\ water}}',
      about: 'Solubility: what fits into 100 g of water.',
    },
    {
      tex: '\\frac{dm}{dt} = -k\\,A\\,(c_s - c)',
      about: 'Noyes and Whitney: surface times the room that is left.',
    },
    { tex: "\\sqrt[3]{m} = \\sqrt[3]{m_0} - k' t", about: 'Hixson and Crowell: grains far from saturation.' },
  ],
  tries: [
    {
      says: 'Twenty grams of sugar in cold water: leave the spoon out, then stir.',
      set: { substance: 2, amount: 20, stirring: 0, grain: 2 },
    },
    {
      says: 'Pour in far too much salt. Does more stirring help?',
      set: { substance: 0, amount: 80, stirring: 4 },
    },
    {
      says: 'Dissolve saltpetre in hot water, then cool it down while it runs: crystals!',
      set: { substance: 1, amount: 100, temperature: 70, stirring: 3 },
    },
    { says: 'Powder or lumps? Try both.', set: { substance: 2, amount: 60, grain: 5 } },
  ],
  questions: [
    {
      asks: 'The water is full of salt, and some lies at the bottom. We stir four times as fast. How much dissolves in the end?',
      options: ['More', 'Just as much', 'Less'],
      settle: {
        readout: 'dissolved',
        after: 400,
        first: { substance: 0, amount: 80, stirring: 1, grain: 0.3 },
        second: { substance: 0, amount: 80, stirring: 4, grain: 0.3 },
        answer: (a, b) => (b > a * 1.02 ? 0 : b < a * 0.98 ? 2 : 1),
      },
      explains:
        'Stirring only makes it faster. How much fits is decided by the substance and the temperature.',
    },
    {
      asks: 'We heat the water from 20 °C to 60 °C. Which of them dissolves much better now?',
      options: ['Saltpetre', 'Table salt', 'Both the same'],
      settle: {
        readout: 'limit',
        after: 0,
        first: { substance: 1, temperature: 60 },
        second: { substance: 0, temperature: 60 },
        answer: (a, b) => (a / 31.6 > (1.3 * b) / 35.9 ? 0 : b / 35.9 > (1.3 * a) / 31.6 ? 1 : 2),
      },
      explains:
        'For saltpetre it is more than three times as much, for table salt hardly any more. That is how saltpetre can be purified: heat it, then cool it.',
    },
    {
      asks: 'The sugar has vanished in the water. How much do they weigh together now?',
      options: [
        'As much as the water and sugar did before',
        'Only as much as the water',
        'Something in between',
      ],
      settle: {
        readout: 'all',
        after: 200,
        first: { substance: 2, amount: 50, stirring: 4, grain: 0.3 },
        answer: (a) => (Math.abs(a - 50) < 0.01 ? 0 : a < 1 ? 1 : 2),
      },
      explains: 'Dissolved does not mean gone. Every gram of sugar is still there, in bits too small to see.',
    },
  ],
  glossary: [
    { word: 'Solution', means: 'A liquid with something dissolved in it.' },
    { word: 'Solvent', means: 'The liquid, here water.' },
    { word: 'Solute', means: 'What is dissolved.' },
    { word: 'Saturated', means: 'Full: no more dissolves.' },
    { word: 'Solubility', means: 'How much fits in, at a certain temperature.' },
  ],
  goals: [
    'Tell apart how fast something dissolves and how much of it does.',
    'Read a solubility curve.',
    'Explain why crystals form when a solution cools.',
  ],
  standards: [
    'NGSS 5-PS1-2',
    'England KS2 Science: properties and changes of materials, dissolving',
    'England KS3 Chemistry: pure and impure substances, dissolving and solubility',
  ],
})
