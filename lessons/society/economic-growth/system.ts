import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Economy, incomeOf, lostOf, restOf, savedOf } from './model.ts'
import { draw } from './view.ts'

const change = (capital: number, values: Values) => savedOf(capital, values) - lostOf(capital, values)
const eatenOf = ({ capital }: Economy, values: Values) => incomeOf(capital, values) - savedOf(capital, values)
const longRun = 250

export const economicGrowth = system<Economy>({
  id: 'economic-growth',
  title: 'How a country grows rich: Solow’s model',
  subject: 'economics',
  ages: [15, 20],
  words: [
    'economic growth',
    'solow model',
    'solow growth',
    'solow swan model',
    'production function',
    'capital accumulation',
    'saving and investment',
    'golden rule of saving',
    'steady state of an economy',
    'why some countries are rich',
    'depreciation of capital',
    'diminishing returns',
    'cobb douglas',
  ],
  tells: {
    young:
      'People make bread with machines. If they save some of it they can build more machines, and make more bread. But machines wear out! The more there are, the more need mending, until everything saved goes into repairs. Then the country grows no richer.',
    middle:
      'Income comes from machines; a part is saved and becomes new machines, while old ones wear out. Each further machine helps a little less, but wears out just as fast, so the economy comes to rest where saving just replaces wear. More saving means settling at a higher level, but not always more to eat.',
    upper:
      'The Solow–Swan model: k′ = s·k^α − (n + δ)k. It is a Bernoulli equation: k^(1−α) approaches s/(n + δ) exponentially at the rate (1 − α)(n + δ). The steady state is k* = (s/(n + δ))^(1/(1−α)); consumption there is largest for s = α, Phelps’ golden rule.',
  },
  controls: [
    {
      id: 'saving',
      label: 'Share of income saved',
      symbol: 's',
      unit: '%',
      from: 5,
      to: 90,
      usual: 30,
      about: 'The part of income that is not eaten but turned into machines.',
    },
    {
      id: 'wear',
      label: 'Wear on machines',
      symbol: '\\delta',
      unit: '% a year',
      from: 4,
      to: 15,
      usual: 10,
      about: 'What percentage of machines wear out in a year.',
    },
    {
      id: 'births',
      label: 'Population growth',
      symbol: 'n',
      unit: '% a year',
      from: 0,
      to: 5,
      usual: 0,
      about: 'New workers need machines too, so there are fewer for each.',
    },
    {
      id: 'share',
      label: 'Power of machines',
      symbol: '\\alpha',
      unit: '%',
      from: 20,
      to: 60,
      usual: 50,
      about: 'By how many percent income grows if machines double, roughly: how slowly their use diminishes.',
    },
    {
      id: 'first',
      label: 'Machines at first',
      symbol: 'k_0',
      unit: '',
      from: 0.5,
      to: 20,
      usual: 1,
      about: 'For each worker.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'capital',
      label: 'Machines for each worker',
      symbol: 'k',
      unit: '',
      digits: 3,
      about: 'The capital of one worker.',
      of: ({ capital }) => capital,
    },
    {
      id: 'income',
      label: 'Income of a worker',
      symbol: 'y',
      unit: '1/year',
      digits: 3,
      about: 'What a worker makes in a year.',
      of: ({ capital }, values) => incomeOf(capital, values),
    },
    {
      id: 'eaten',
      label: 'Eaten',
      symbol: 'c',
      unit: '1/year',
      digits: 3,
      about: 'What is consumed: income minus savings.',
      of: eatenOf,
    },
    {
      id: 'growth',
      label: 'Growth of income',
      unit: '% a year',
      about: 'By how much the income of a worker grows in a year.',
      of: ({ capital }, values) => ((values.share ?? 50) * change(capital, values)) / capital,
    },
    {
      id: 'rest',
      label: 'Where it will settle',
      symbol: 'k^*',
      unit: '',
      digits: 2,
      about: 'The number of machines at which savings just replace wear.',
      of: (_, values) => restOf(values),
    },
  ],
  graphs: [
    {
      id: 'income',
      title: 'Income and what is eaten',
      x: 'time',
      y: ['income', 'eaten'],
      about: 'Fast at first, then ever more slowly.',
    },
    {
      id: 'growth',
      title: 'Growth against machines',
      x: 'capital',
      y: ['growth'],
      about: 'Poor countries grow fast, rich ones slowly: they catch up.',
    },
  ],
  dt: 0.25,
  pace: 4,
  timeUnit: 'years',
  start(values) {
    const economy: Economy = { time: 0, capital: values.first ?? 1, past: [] }
    economy.past.push([incomeOf(economy.capital, values), eatenOf(economy, values)])
    return economy
  },
  step(economy, values, dt) {
    const k = economy.capital
    const a = change(k, values)
    const b = change(k + (dt / 2) * a, values)
    const c = change(k + (dt / 2) * b, values)
    const d = change(k + dt * c, values)
    economy.capital = k + (dt / 6) * (a + 2 * b + 2 * c + d)
    const before = Math.floor(economy.time + 1e-9)
    economy.time += dt
    if (Math.floor(economy.time + 1e-9) > before)
      keepTrail(economy.past, [incomeOf(economy.capital, values), eatenOf(economy, values)] as const, 120)
  },
  draw,
  describe: (economy, values) =>
    `Year ${economy.time.toFixed(0)}: each worker has ${economy.capital.toFixed(2)} machines, makes ${incomeOf(economy.capital, values).toFixed(2)} and eats ${eatenOf(economy, values).toFixed(2)} of it.`,
  effects: [
    {
      control: 'saving',
      readout: 'income',
      goes: 'up',
      after: longRun,
      given: { share: 35 },
      says: 'More saving makes a higher income in the long run.',
    },
    {
      control: 'saving',
      readout: 'eaten',
      goes: 'down',
      after: longRun,
      over: [55, 90],
      says: 'But saving more than the golden rule leaves less to eat, for good.',
    },
    {
      control: 'wear',
      readout: 'income',
      goes: 'down',
      after: longRun,
      says: 'Machines that wear out faster keep a country poorer.',
    },
    {
      control: 'births',
      readout: 'income',
      goes: 'down',
      after: longRun,
      says: 'More new workers leave fewer machines for each.',
    },
    {
      control: 'share',
      readout: 'income',
      goes: 'up',
      after: longRun,
      says: 'The longer extra machines stay useful, the richer the country ends up.',
    },
    {
      control: 'first',
      readout: 'growth',
      goes: 'down',
      after: 5,
      says: 'Countries that start with less grow faster and catch up.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'k to the power of 1 − α approaches s/(n + δ) exponentially (Bernoulli’s equation).',
      readout: 'capital',
      expected({ saving = 30, wear = 10, births = 0, share = 50, first = 1 }, time) {
        const [beta, lost] = [1 - share / 100, (wear + births) / 100]
        const rest = saving / 100 / lost
        return (rest + (first ** beta - rest) * Math.exp(-beta * lost * time)) ** (1 / beta)
      },
      until: 120,
      within: 1e-5,
    },
    {
      kind: 'published',
      says: 'With s = 30%, δ = 10% and α = ½ the machines come to rest at 9 for each worker.',
      source: 'Mankiw, Macroeconomics, chapter “Economic Growth I”: the worked example.',
      values: { saving: 30, wear: 10, births: 0, share: 50, first: 4 },
      readout: 'capital',
      at: 300,
      expected: 9,
      within: 1e-4,
    },
    {
      kind: 'published',
      says: 'At the golden rule, s = α = ½, the most that can be eaten forever is 2.5 (with δ = 10 %).',
      source: 'Phelps 1961; Mankiw, Macroeconomics: the golden rule level of capital.',
      values: { saving: 50, wear: 10, births: 0, share: 50, first: 4 },
      readout: 'eaten',
      at: 300,
      expected: 2.5,
      within: 1e-4,
    },
  ],
  formulas: [
    { tex: 'y = k^\\alpha', about: 'What a worker makes with k machines.' },
    {
      tex: '\\frac{dk}{dt} = s\\,k^\\alpha - (n + \\delta)\\,k',
      about: 'Saving builds, wear and new workers take.',
    },
    {
      tex: 'k^* = \\left(\\frac{s}{n+\\delta}\\right)^{\\frac{1}{1-\\alpha}}',
      about: 'Where it comes to rest.',
    },
    { tex: 's_{\\text{gold}} = \\alpha', about: 'The saving with which most can be eaten in the long run.' },
  ],
  tries: [
    { says: 'Watch a poor country catch up: fast at first, then slowly. Why?', set: { first: 0.5 } },
    { says: 'Begin with 20 machines each: it falls back to the same level.', set: { first: 20 } },
    { says: 'Save 80%: rich in machines, but what is left to eat?', set: { saving: 80 } },
    { says: 'Find the saving rate that leaves the most to eat in the end.', set: { saving: 50 } },
    { says: 'Let the population grow by 3% a year.', set: { births: 3 } },
  ],
  questions: [
    {
      asks: 'Two countries are alike, but one begins with 1 machine for each worker, the other with 9. Which is richer after 200 years?',
      options: ['The one that began with 9', 'The one that began with 1', 'Both are equally rich'],
      settle: {
        readout: 'income',
        after: 200,
        first: { first: 1 },
        second: { first: 9 },
        answer: (a, b) => (b > a * 1.01 ? 0 : a > b * 1.01 ? 1 : 2),
      },
      explains:
        'Both tubs fill, or drain, to the same level. Where it rests depends on saving and wear, not on the start.',
    },
    {
      asks: 'Saving is doubled from 30% to 60%. In the long run the income of a worker (α = ½)…',
      options: ['stays the same', 'doubles', 'grows forever'],
      settle: {
        readout: 'income',
        after: 400,
        first: { saving: 30 },
        second: { saving: 60 },
        answer: (a, b) => (b / a < 1.3 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains:
        'More saving lifts the level it settles at, here to double, but then it settles again. Endless growth needs new ideas.',
    },
    {
      asks: 'And if saving rises from 50% to 80%, how much is there to eat in the long run?',
      options: ['More', 'Less', 'As much'],
      settle: {
        readout: 'eaten',
        after: 400,
        first: { saving: 50 },
        second: { saving: 80 },
        answer: (a, b) => (b > a * 1.02 ? 0 : b < a * 0.98 ? 1 : 2),
      },
      explains:
        'So many machines wear out each year that mending them takes more than they add. The golden rule is to save α.',
    },
  ],
  glossary: [
    { word: 'Capital', means: 'Machines, houses and roads: what was made in order to make things.' },
    { word: 'Investment', means: 'What is built of new capital.' },
    { word: 'Depreciation', means: 'What wears out.' },
    { word: 'Diminishing returns', means: 'Each further machine adds less than the one before.' },
    { word: 'Steady state', means: 'Where nothing changes any more, because gains and losses are equal.' },
  ],
  goals: [
    'Explain growth and its end as a balance of building and wear.',
    'Tell a higher level from faster growth.',
    'Find the golden rule by experiment.',
  ],
  standards: [
    'Economics, ages 16–18: economic growth, investment and productivity',
    'C3 D2.Eco.13.9-12: why advancements in technology and investments in capital increase standards of living',
    'First year university: macroeconomics, the Solow–Swan model',
  ],
})
