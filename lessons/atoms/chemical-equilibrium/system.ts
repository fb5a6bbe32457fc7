import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { constant, type Equilibrium, gas, pressure, rates, splitting } from './model.ts'
import { draw } from './view.ts'

/** mmol of pairs split after a time: the solution of the rate law with its two roots. */
function splitAfter(values: Values, time: number): number {
  const { volume = 60, amount = 2, begin = 0, temperature = 300 } = values
  const forth = splitting(values)
  // Kp from Gibbs’ energy at this temperature, turned into mmol/mL.
  const free = 57_200 - temperature * 175.83
  const even = Math.exp(-free / (gas * temperature)) * (100 / (gas * temperature))
  const square = (4 * forth) / even / volume
  const root = Math.sqrt(forth * forth + 4 * square * forth * amount)
  const [high, low] = [(-forth + root) / (2 * square), (-forth - root) / (2 * square)]
  const first = begin > 0.5 ? amount : 0
  const ratio = ((first - high) / (first - low)) * Math.exp(-square * (high - low) * time)
  return (high - low * ratio) / (1 - ratio)
}

export const chemicalEquilibrium = system<Equilibrium>({
  id: 'chemical-equilibrium',
  title: 'A brown gas in balance',
  subject: 'chemistry',
  ages: [14, 19],
  words: [
    'chemical equilibrium',
    'dynamic equilibrium',
    'reversible reaction',
    'le chatelier',
    "le chatelier's principle",
    'equilibrium constant',
    'position of equilibrium',
    'shift the equilibrium',
    'nitrogen dioxide',
    'dinitrogen tetroxide',
    'no2 and n2o4',
    'forward and backward reaction',
    'reaction that goes both ways',
  ],
  tells: {
    young:
      'In this syringe tiny pairs come apart and singles find each other again, all the time. Pairs have no colour, singles are brown. After a while as many part as join: it looks as if nothing happens, but they never stop!',
    middle:
      'N₂O₄ splits into two NO₂, and two NO₂ join to N₂O₄. When both go equally fast, the amounts stay: a dynamic equilibrium. Warmth favours the splitting, which takes heat; pressure favours the pairs, which need less room. A catalyst just gets it there sooner.',
    upper:
      'Mass action: v = k₁[N₂O₄] and v′ = k₋₁[NO₂]², with K = k₁/k₋₁ from ΔH° = 57.2 kJ/mol and ΔS° = 175.8 J/(mol·K). The degree of splitting solves a quadratic in the volume and the amount; K depends on the temperature alone (van ’t Hoff).',
  },
  controls: [
    {
      id: 'temperature',
      label: 'Temperature',
      symbol: 'T',
      unit: 'K',
      from: 290,
      to: 370,
      usual: 300,
      step: 1,
      about: 'Of the water around the syringe; 273 K is 0 °C.',
    },
    {
      id: 'volume',
      label: 'Volume of the syringe',
      symbol: 'V',
      unit: 'mL',
      from: 20,
      to: 120,
      usual: 60,
      step: 1,
      about: 'Push the plunger in or pull it out.',
    },
    {
      id: 'amount',
      label: 'Gas in the syringe',
      symbol: 'n',
      unit: 'mmol',
      from: 0.5,
      to: 4,
      usual: 2,
      about: 'Counted as if all were pairs, N₂O₄.',
      restarts: true,
    },
    {
      id: 'begin',
      label: 'Begin with',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['only pairs N₂O₄', 'only singles NO₂'],
      about: 'From which side the balance is reached.',
      restarts: true,
    },
    {
      id: 'catalyst',
      label: 'Catalyst',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['none', 'four times as fast'],
      about: 'It helps both directions equally.',
    },
  ],
  readouts: [
    {
      id: 'split',
      label: 'Split into NO₂',
      symbol: '\\alpha',
      unit: '%',
      digits: 1,
      about: 'How much of all the gas is singles now.',
      of: ({ pairs, singles }) => (100 * singles) / (singles + 2 * pairs),
    },
    {
      id: 'there',
      label: 'Splitting',
      symbol: 'v',
      unit: 'mmol/s',
      digits: 3,
      about: 'How many pairs come apart in a second.',
      of: (state, values) => rates(state, values).there,
    },
    {
      id: 'back',
      label: 'Joining',
      symbol: "v'",
      unit: 'mmol/s',
      digits: 3,
      about: 'How many new pairs are made in a second.',
      of: (state, values) => rates(state, values).back,
    },
    {
      id: 'pressure',
      label: 'Pressure',
      symbol: 'p',
      unit: 'kPa',
      digits: 1,
      about: 'Of both gases together; air has about 101 kPa.',
      of: ({ pairs, singles }, values) => pressure(pairs + singles, values),
    },
    {
      id: 'nitrogen',
      label: 'Nitrogen atoms',
      unit: 'mmol',
      digits: 3,
      about: 'In pairs and singles together: none is lost.',
      of: ({ pairs, singles }) => 2 * pairs + singles,
    },
  ],
  graphs: [
    {
      id: 'split',
      title: 'Split over time',
      x: 'time',
      y: ['split'],
      about: 'It comes to rest at the same height from both sides.',
    },
    {
      id: 'rates',
      title: 'There and back',
      x: 'time',
      y: ['there', 'back'],
      about: 'In balance both are equal, and neither is zero.',
    },
  ],
  dt: 0.01,
  pace: 1,
  timeUnit: 's',
  start: ({ amount = 2, begin = 0 }) => {
    const [pairs, singles] = begin > 0.5 ? [0, 2 * amount] : [amount, 0]
    return { time: 0, steps: 0, pairs, singles, trail: [[0, pairs, singles]] }
  },
  step(state, values, dt) {
    const forth = splitting(values)
    const join = forth / constant(values) / (values.volume ?? 60)
    const { pairs, singles } = state
    const net = (split: number) => forth * (pairs - split) - join * (singles + 2 * split) ** 2
    const a = net(0)
    const b = net((dt / 2) * a)
    const c = net((dt / 2) * b)
    const d = net(dt * c)
    const split = (dt / 6) * (a + 2 * b + 2 * c + d)
    state.pairs -= split
    state.singles += 2 * split
    state.time += dt
    state.steps++
    if (state.steps % 10 === 0) keepTrail(state.trail, [state.time, state.pairs, state.singles], 300)
  },
  draw,
  describe(state, values) {
    const { there, back } = rates(state, values)
    const even = Math.abs(there - back) < 0.02 * Math.max(there, back)
    return `${((100 * state.singles) / (state.singles + 2 * state.pairs)).toFixed(0)} percent of the gas is brown NO₂; ${even ? 'it is in balance: as much splits as joins' : there > back ? 'more splits than joins' : 'more joins than splits'}.`
  },
  effects: [
    {
      control: 'temperature',
      readout: 'split',
      goes: 'up',
      after: 40,
      says: 'Warmth favours the splitting, which takes up heat.',
    },
    {
      control: 'volume',
      readout: 'split',
      goes: 'up',
      after: 40,
      says: 'More room favours the singles; pressure favours the pairs.',
    },
    {
      control: 'amount',
      readout: 'split',
      goes: 'down',
      after: 40,
      says: 'More gas in the same room is under more pressure, so less of it is split.',
    },
    {
      control: 'begin',
      readout: 'split',
      goes: 'up',
      after: 2,
      says: 'If it starts with singles there are more of them at first; in the end it makes no difference.',
    },
    {
      control: 'catalyst',
      readout: 'split',
      goes: 'up',
      after: 1,
      says: 'A catalyst gets it there sooner, but no further.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The splitting follows the closed solution of the rate law, at every moment.',
      readout: 'split',
      expected: (values, time) => (100 * splitAfter(values, time)) / (values.amount ?? 2),
      until: 20,
    },
    {
      kind: 'analytic',
      says: 'At rest the pressure is that of n(1 + α) with α² = K/(K + 4p).',
      readout: 'pressure',
      expected(values, time) {
        if (time < 59) return undefined
        const { temperature = 300, volume = 60, amount = 2 } = values
        const inBar = Math.exp((-57_200 / temperature + 175.83) / gas)
        // α² = K/(K + 4p) and p = n(1 + α)RT/V, by turns until they agree.
        let share = 0.5
        for (let i = 0; i < 60; i++) {
          const p = (amount * (1 + share) * gas * temperature) / volume / 100
          share = (share + Math.sqrt(inBar / (inBar + 4 * p))) / 2
        }
        return (amount * (1 + share) * gas * temperature) / volume
      },
      until: 60,
    },
    {
      kind: 'conserved',
      says: 'No nitrogen atom is lost.',
      readout: 'nitrogen',
    },
    {
      kind: 'published',
      says: 'At 25 °C and 1 bar 18.46% of N₂O₄ is split.',
      source: 'P. Atkins, J. de Paula: Physical Chemistry, exercise on N₂O₄ ⇌ 2 NO₂ at 25 °C and 1.00 bar.',
      values: { temperature: 298.15, volume: 29.44, amount: 1, begin: 0 },
      readout: 'split',
      at: 60,
      expected: 18.46,
      within: 0.02,
    },
  ],
  formulas: [
    {
      tex: '\\mathrm{N_2O_4 \\rightleftharpoons 2\\,NO_2}',
      about: 'Both ways at once; splitting takes 57 kJ a mol.',
    },
    {
      tex: 'K = \\frac{[\\mathrm{NO_2}]^2}{[\\mathrm{N_2O_4}]}',
      about: 'In balance this has one value for each temperature.',
    },
    {
      tex: '\\ln\\frac{K_2}{K_1} = -\\frac{\\Delta H}{R}\\left(\\frac{1}{T_2}-\\frac{1}{T_1}\\right)',
      about: 'How K changes with the temperature (van ’t Hoff).',
    },
  ],
  tries: [
    {
      says: 'Wait until the colour stays. Are the pairs and singles resting? Look at the two arrows.',
      set: { temperature: 300, volume: 60 },
    },
    { says: 'Put it into hot water: it turns dark brown.', set: { temperature: 360 } },
    {
      says: 'Wait for balance, then push the plunger in: first darker, then paler again.',
      set: { volume: 25 },
    },
    { says: 'Begin with singles only. Does it end in the same place?', set: { begin: 1, temperature: 310 } },
  ],
  questions: [
    {
      asks: 'We warm the gas from 300 K to 340 K. What happens to its colour?',
      options: ['It gets paler', 'It stays', 'It gets browner'],
      settle: {
        readout: 'split',
        after: 40,
        first: { temperature: 300 },
        second: { temperature: 340 },
        answer: (a, b) => (b < a * 0.95 ? 0 : b > a * 1.05 ? 2 : 1),
      },
      explains: 'Splitting takes heat. Given more heat, more pairs split, and singles are brown.',
    },
    {
      asks: 'A catalyst is added. How much is split in the end?',
      options: ['Less', 'Just as much', 'More'],
      settle: {
        readout: 'split',
        after: 60,
        first: { catalyst: 0, temperature: 310 },
        second: { catalyst: 1, temperature: 310 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b > a * 1.02 ? 2 : 1),
      },
      explains: 'It speeds up both directions equally, so the same balance is just reached sooner.',
    },
    {
      asks: 'In balance the colour does not change any more. How many pairs split in each second?',
      options: ['None', 'As many as are made', 'More than are made'],
      settle: {
        readout: 'there',
        after: 60,
        first: { temperature: 310 },
        answer: (a) => (a < 0.001 ? 0 : 1),
      },
      explains: 'The balance is busy: pairs go on splitting, and just as many new ones are made.',
    },
  ],
  glossary: [
    { word: 'Reversible reaction', means: 'One that also goes backwards.' },
    { word: 'Dynamic equilibrium', means: 'Both ways go on equally fast, so nothing seems to change.' },
    {
      word: 'Le Chatelier’s principle',
      means: 'A balance that is disturbed moves so as to weaken the disturbance.',
    },
    { word: 'Catalyst', means: 'Something that makes a reaction faster and is not used up.' },
    { word: 'mmol', means: 'A thousandth of a mole: about 6·10²⁰ molecules.' },
  ],
  goals: [
    'Describe an equilibrium as two reactions that go equally fast.',
    'Predict how temperature and pressure move it.',
    'Say what a catalyst does and what it does not.',
  ],
  standards: [
    'NGSS HS-PS1-6',
    'England GCSE Chemistry: reversible reactions and dynamic equilibrium',
    'England A level Chemistry: equilibria, Kc and Kp',
  ],
})
