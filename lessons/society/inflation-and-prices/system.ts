import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { type Economy, firstWage, headingOf, inflationOf, rateOf } from './model.ts'
import { draw } from './view.ts'

export const inflationAndPrices = system<Economy>({
  id: 'inflation-and-prices',
  title: 'Inflation: why everything gets more expensive',
  subject: 'economics',
  ages: [11, 19],
  words: [
    'inflation',
    'rising prices',
    'why everything gets more expensive',
    'prices and wages',
    'cost of living',
    'real wage',
    'money supply',
    'quantity theory of money',
    'purchasing power',
    'deflation',
    'hyperinflation',
    'printing money',
    'what money is worth',
  ],
  tells: {
    young:
      'A 20-euro note stays a 20-euro note, but each year it buys a few apples fewer. If there is more and more money but nothing more to buy, everything gets more expensive. What counts is not the number on the note but what it buys!',
    middle:
      'If money grows faster than goods, prices follow, with some delay: that is inflation. Wages must grow as fast as prices, or people can buy less for an hour’s work, even though the number on the pay slip is larger. At 7% a year prices double in ten years.',
    upper:
      'The quantity theory with a constant velocity, P* = M/Y, and sluggish prices, d ln P/dt = (ln P* − ln P)/τ. In the long run inflation is (1 + m)/(1 + g) − 1; prices lag behind P* by the factor exp(−τ·(ln(1+m) − ln(1+g))). The real wage is W/P.',
  },
  controls: [
    {
      id: 'money',
      label: 'Money growth',
      symbol: 'm',
      unit: '% a year',
      from: -3,
      to: 30,
      usual: 6,
      about: 'By how much the money in people’s hands grows.',
    },
    {
      id: 'goods',
      label: 'Growth in goods',
      symbol: 'g',
      unit: '% a year',
      from: 0,
      to: 6,
      usual: 1,
      about: 'By how much more is made each year.',
    },
    {
      id: 'wages',
      label: 'Wage rises',
      symbol: 'w',
      unit: '% a year',
      from: 0,
      to: 30,
      usual: 4,
      about: 'By how much the wage for an hour is raised.',
    },
    {
      id: 'lag',
      label: 'Price delay',
      symbol: '\\tau',
      unit: 'years',
      from: 0.25,
      to: 4,
      usual: 1,
      about: 'How long shops take to change their price tags.',
    },
  ],
  readouts: [
    {
      id: 'price',
      label: 'Price level',
      symbol: 'P',
      unit: '',
      digits: 3,
      about: 'What the same shopping costs, against the start.',
      of: ({ price }) => price,
    },
    {
      id: 'inflation',
      label: 'Inflation',
      symbol: '\\pi',
      unit: '% a year',
      about: 'By how much prices rise just now.',
      of: inflationOf,
    },
    {
      id: 'worth',
      label: 'A €20 note buys',
      unit: 'apples',
      digits: 1,
      about: 'At first it buys twenty.',
      of: ({ price }) => 20 / price,
    },
    {
      id: 'real',
      label: 'An hour’s wage buys',
      symbol: 'W/P',
      unit: 'apples',
      digits: 1,
      about: 'The real wage: at first twenty apples.',
      of: ({ price, wage }) => wage / price,
    },
    {
      id: 'wage',
      label: 'Wage for an hour',
      symbol: 'W',
      unit: '€',
      about: 'The number on the pay slip.',
      of: ({ wage }) => wage,
    },
  ],
  graphs: [
    {
      id: 'prices',
      title: 'The price level',
      x: 'time',
      y: ['price'],
      about: 'A curve that grows steeper and steeper: the same percentage of ever more.',
    },
    {
      id: 'real',
      title: 'What they buy',
      x: 'time',
      y: ['worth', 'real'],
      about: 'The note in the drawer loses worth; the wage does only if it grows more slowly than prices.',
    },
  ],
  dt: 1 / 12,
  pace: 1,
  timeUnit: 'years',
  start: () => ({ time: 0, money: 1, goods: 1, price: 1, wage: firstWage, past: [[1, firstWage]] }),
  step(economy, { money = 6, goods = 1, wages = 4, lag = 1 }, dt) {
    // The gap to where prices are heading grows evenly and closes by itself: solved exactly for each step.
    const drift = rateOf(money) - rateOf(goods)
    const gap = Math.log(headingOf(economy) / economy.price)
    const rest = drift * lag
    const later = rest + (gap - rest) * Math.exp(-dt / lag)
    economy.money *= Math.exp(rateOf(money) * dt)
    economy.goods *= Math.exp(rateOf(goods) * dt)
    economy.wage *= Math.exp(rateOf(wages) * dt)
    economy.price = headingOf(economy) / Math.exp(later)
    const before = Math.floor(economy.time + 1e-9)
    economy.time += dt
    if (Math.floor(economy.time + 1e-9) > before)
      keepTrail(economy.past, [economy.price, economy.wage] as const, 40)
  },
  isOver: ({ time }) => time > 100,
  draw,
  describe: (economy, values) =>
    `After ${economy.time.toFixed(1)} years prices are ${economy.price.toFixed(2)} times those at first and change by ${inflationOf(economy, values).toFixed(1)} percent a year; an hour's wage buys ${(economy.wage / economy.price).toFixed(1)} apples.`,
  effects: [
    {
      control: 'money',
      readout: 'price',
      goes: 'up',
      after: 10,
      says: 'More money makes everything more expensive.',
    },
    { control: 'goods', readout: 'price', goes: 'down', after: 10, says: 'More goods hold prices down.' },
    {
      control: 'wages',
      readout: 'real',
      goes: 'up',
      after: 10,
      says: 'Higher wages buy more, if prices stay as they are.',
    },
    {
      control: 'lag',
      readout: 'price',
      goes: 'down',
      after: 6,
      says: 'When shops are slow, prices rise later.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'In the long run inflation is (1 + m)/(1 + g) − 1.',
      readout: 'inflation',
      expected: ({ money = 6, goods = 1 }, time) =>
        time > 39.9 ? 100 * ((1 + money / 100) / (1 + goods / 100) - 1) : undefined,
      until: 40,
      where: { money: [7, 30] },
      within: 1e-3,
    },
    {
      kind: 'analytic',
      says: 'Prices follow money per good with the delay of a first-order lag.',
      readout: 'price',
      expected({ money = 6, goods = 1, lag = 1 }, time) {
        const drift = Math.log((1 + money / 100) / (1 + goods / 100))
        return Math.exp(drift * (time - lag * (1 - Math.exp(-time / lag))))
      },
      until: 20,
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'At 7% a year prices double in about ten years (the rule of 70).',
      source: 'Mankiw, Principles of Economics: the rule of 70.',
      values: { money: 7, goods: 0, lag: 0.25 },
      readout: 'price',
      at: 10.5,
      expected: 2,
      within: 0.01,
    },
  ],
  formulas: [
    {
      tex: 'M \\cdot V = P \\cdot Y',
      about: 'Money times how often it changes hands is prices times goods.',
    },
    { tex: '\\pi = \\frac{1+m}{1+g} - 1', about: 'Inflation in the long run.' },
    { tex: '\\frac{W}{P}', about: 'The real wage: what an hour’s work buys.' },
    { tex: 't_2 \\approx \\frac{70}{\\pi\\,\\text{in \\%}}', about: 'Years until prices have doubled.' },
  ],
  tries: [
    { says: 'Put a €20 note into a drawer for ten years. What does it buy then?', set: { money: 6 } },
    { says: 'Print money: 30% more each year.', set: { money: 30, wages: 10 } },
    {
      says: 'Find the wage rise at which an hour’s pay buys as much as at the start.',
      set: { money: 6, goods: 1, wages: 5 },
    },
    { says: 'More goods than money: prices fall. Is that good for everyone?', set: { money: 0, goods: 4 } },
    { says: 'Let the shops be slow: for a while nobody notices.', set: { lag: 4, money: 20 } },
  ],
  questions: [
    {
      asks: 'Prices rise by 7% every year. When have they doubled?',
      options: ['After about 5 years', 'After about 10 years', 'After about 14 years'],
      settle: {
        readout: 'price',
        after: 10.5,
        first: { money: 7, goods: 0, lag: 0.25 },
        answer: (price) => (price > 2.5 ? 0 : price > 1.8 ? 1 : 2),
      },
      explains:
        'Each year’s 7% comes on top of prices that have risen already, so it takes 10 years and not 14.',
    },
    {
      asks: 'Wages rise by 3% a year, money by 8% and goods by 1%. After ten years, what does an hour’s wage buy?',
      options: ['More: the wage is higher', 'Less than at first', 'As much as at first'],
      settle: {
        readout: 'real',
        after: 10,
        first: { wages: 3, money: 8, goods: 1 },
        answer: (apples) => (apples > 20.5 ? 0 : apples < 19.5 ? 1 : 2),
      },
      explains: 'The number on the pay slip grows, but prices grow faster, by about 7% a year.',
    },
    {
      asks: 'Money grows by 4% a year, and so do goods. What do prices do?',
      options: ['They rise by 4%', 'They stay as they are', 'They rise by 8%'],
      settle: {
        readout: 'price',
        after: 10,
        first: { money: 4, goods: 4 },
        answer: (price) => (price < 1.02 ? 1 : price < 1.6 ? 0 : 2),
      },
      explains: 'There is as much money for each good as before.',
    },
  ],
  glossary: [
    { word: 'Inflation', means: 'Prices rise overall, so money buys less.' },
    { word: 'Deflation', means: 'Prices fall overall.' },
    { word: 'Price level', means: 'What the same basket of goods costs, against an earlier time.' },
    { word: 'Real wage', means: 'What an hour’s work buys.' },
    { word: 'Purchasing power', means: 'How much a sum of money can buy.' },
  ],
  goals: [
    'Tell the number on a note from what it buys.',
    'Explain prices by money and goods.',
    'Compare percentages that build upon each other.',
  ],
  standards: [
    'England A level Economics: inflation, real and nominal values, the quantity theory',
    'England KS4 Mathematics: percentage change, growth and decay',
    'C3 D2.Eco.12.6-8: how inflation, deflation and unemployment affect different groups',
  ],
})
