import { system, type Values } from '@makebelieve/kit/simulation/system'
import { draw } from './view.ts'

/** Money in the bank; `years` holds what it was at the end of each year, for the picture. */
export type Savings = {
  months: number
  balance: number
  paid: number
  /** Interest that has been earned and is not in the balance yet. */
  due: number
  /** What one euro's worth of goods costs now. */
  prices: number
  years: { paid: number; balance: number; real: number }[]
}

const longest = 60
const everyOf = ({ credited = 0 }: Values) => (Math.round(credited) === 0 ? 1 : 12)
const worth = ({ balance, due }: Savings) => balance + due
const real = (state: Savings) => worth(state) / state.prices

function remember(state: Savings): void {
  state.years.push({ paid: state.paid, balance: worth(state), real: real(state) })
}

export const compoundInterest = system<Savings>({
  id: 'compound-interest',
  title: 'Compound interest and inflation',
  subject: 'economics',
  ages: [11, 20],
  words: [
    'compound interest',
    'interest',
    'savings',
    'saving money',
    'interest rate',
    'real value of money',
    'exponential growth of money',
    'savings account',
    'bank account growth',
  ],
  tells: {
    young:
      'Money in the bank earns a little more money, and that little earns some too: it grows like a snowball. But prices grow as well, so each coin buys a little less every year.',
    middle:
      'Interest is paid on what you put in and on the interest before. After many years that is most of the money. Inflation makes everything more expensive, so look at what the money can buy, not just how much there is.',
    upper:
      'A balance with deposits follows a geometric series. The real value is the balance divided by the price level; without deposits it grows with (1 + i)/(1 + π) − 1, Fisher’s real rate.',
  },
  controls: [
    {
      id: 'first',
      label: 'Paid in at the start',
      symbol: 'K_0',
      unit: '€',
      from: 100,
      to: 10000,
      usual: 2000,
      about: 'What is in the bank on the first day.',
      restarts: true,
    },
    {
      id: 'monthly',
      label: 'Paid in each month',
      symbol: 'd',
      unit: '€',
      from: 0,
      to: 300,
      usual: 50,
      about: 'What is added at the end of every month.',
    },
    {
      id: 'interest',
      label: 'Interest rate',
      symbol: 'r',
      unit: '% a year',
      from: 0,
      to: 10,
      usual: 5,
      about: 'What the bank pays each year, as a percentage of the money in the account.',
    },
    {
      id: 'inflation',
      label: 'Inflation',
      symbol: '\\pi',
      unit: '% a year',
      from: 0,
      to: 10,
      usual: 2,
      about: 'How much more expensive everything gets in a year.',
    },
    {
      id: 'credited',
      label: 'Interest is added',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['every month', 'every year'],
      about: 'From then on it earns interest itself.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'balance',
      label: 'In the bank',
      symbol: 'K',
      unit: '€',
      digits: 0,
      about: 'Everything paid in, plus all the interest.',
      of: worth,
    },
    {
      id: 'paid',
      label: 'Paid in so far',
      unit: '€',
      digits: 0,
      about: 'Without any interest.',
      of: ({ paid }) => paid,
    },
    {
      id: 'earned',
      label: 'Interest so far',
      unit: '€',
      digits: 0,
      about: 'Everything the bank has added.',
      of: (state) => worth(state) - state.paid,
    },
    {
      id: 'real',
      label: 'What it can buy',
      unit: '€ of today',
      digits: 0,
      about: 'What this sum would have bought on the first day.',
      of: real,
    },
    {
      id: 'prices',
      label: 'A €1 roll costs',
      unit: '€',
      about: 'What one euro’s worth of goods has come to cost.',
      of: ({ prices }) => prices,
    },
  ],
  graphs: [
    {
      id: 'growth',
      title: 'Money over the years',
      x: 'time',
      y: ['balance', 'real', 'paid'],
      about:
        'The gap above the lowest line is interest; the line for what it can buy falls behind with inflation.',
    },
    {
      id: 'prices',
      title: 'The price of a roll',
      x: 'time',
      y: ['prices'],
      about: 'Prices grow like money does: on top of what grew before.',
    },
  ],
  dt: 1 / 12,
  pace: 2,
  timeUnit: 'years',
  start({ first = 2000 }) {
    const state: Savings = { months: 0, balance: first, paid: first, due: 0, prices: 1, years: [] }
    remember(state)
    return state
  },
  step(state, values) {
    const { monthly = 50, interest = 5, inflation = 2 } = values
    state.due += (state.balance * interest) / 1200
    state.months++
    if (state.months % everyOf(values) === 0) {
      state.balance += state.due
      state.due = 0
    }
    state.balance += monthly
    state.paid += monthly
    state.prices *= (1 + inflation / 100) ** (1 / 12)
    if (state.months % 12 === 0) remember(state)
  },
  isOver: ({ months }) => months >= longest * 12,
  draw,
  describe: (state) =>
    `After ${Math.floor(state.months / 12)} years there are ${worth(state).toFixed(0)} euros; they buy what ${real(state).toFixed(0)} euros bought at first.`,
  effects: [
    {
      control: 'interest',
      readout: 'balance',
      goes: 'up',
      after: 30,
      says: 'A higher rate makes the money grow faster.',
    },
    { control: 'monthly', readout: 'balance', goes: 'up', after: 30, says: 'Save more and you have more.' },
    {
      control: 'first',
      readout: 'earned',
      goes: 'up',
      after: 30,
      says: 'A larger start earns more interest.',
    },
    {
      control: 'inflation',
      readout: 'real',
      goes: 'down',
      after: 30,
      says: 'Inflation eats into what the money can buy.',
    },
    {
      control: 'credited',
      readout: 'balance',
      goes: 'down',
      after: 30,
      says: 'Interest that is added only once a year earns a little less.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The balance is the sum of a geometric series.',
      readout: 'balance',
      expected({ first = 2000, monthly = 50, interest = 5 }, time) {
        const rate = interest / 1200
        const growth = Math.exp(Math.round(time * 12) * Math.log1p(rate))
        return first * growth + (monthly * (growth - 1)) / rate
      },
      until: 40,
      where: { interest: [0.5, 10], credited: [0, 0] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'Without deposits what it can buy grows by Fisher’s real rate, (1 + r)/(1 + π) − 1 a year.',
      readout: 'real',
      expected: ({ first = 2000, interest = 5, inflation = 2 }, time) =>
        Number.isInteger(Math.round(time * 12) / 12)
          ? first * ((1 + interest / 100) / (1 + inflation / 100)) ** Math.round(time)
          : undefined,
      until: 40,
      where: { monthly: [0, 0], credited: [1, 1] },
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'The rule of 72: at 8% a year money doubles in about 72/8 = 9 years.',
      source: 'Pacioli, Summa de arithmetica, 1494.',
      values: { first: 1000, monthly: 0, interest: 8, credited: 1 },
      readout: 'balance',
      at: 9,
      expected: 2000,
      within: 0.005,
    },
  ],
  formulas: [
    {
      tex: 'K_n = K_0\\,(1+i)^n + d\\,\\frac{(1+i)^n - 1}{i}, \\quad i = \\frac{r}{12}',
      about: 'After n months, with a deposit at the end of each.',
    },
    {
      tex: '1 + r_{\\text{real}} = \\frac{1 + r}{1 + \\pi}',
      about: 'What is left of the interest after inflation.',
    },
  ],
  tries: [
    { says: 'Wait 40 years without paying anything in each month.', set: { monthly: 0 } },
    {
      says: 'Let prices rise faster than the bank pays: more euros, but fewer rolls.',
      set: { interest: 2, inflation: 6, monthly: 0 },
    },
    { says: 'Double the interest rate: is the interest only doubled?', set: { interest: 10 } },
  ],
  questions: [
    {
      asks: 'Money sits in the bank at 5%. Do 40 years bring twice as much interest as 20 years (nothing is paid in)?',
      options: ['Less than twice', 'Exactly twice', 'More than three times'],
      settle: {
        readout: 'balance',
        after: 40,
        first: { monthly: 0, first: 1000, interest: 5 },
        answer: (end) => {
          // The interest of the first 20 years, from that of 40: growth of half the time is its root.
          const half = Math.sqrt(end / 1000) * 1000 - 1000
          const ratio = (end - 1000) / half
          return ratio < 1.99 ? 0 : ratio > 3 ? 2 : 1
        },
      },
      explains: 'Interest earns interest. The second 20 years begin with nearly three times the money.',
    },
    {
      asks: 'The bank pays 3%, and prices rise by 5% a year. After 20 years your money buys…',
      options: ['more than at first', 'as much as at first', 'less than at first'],
      settle: {
        readout: 'real',
        after: 20,
        first: { first: 1000, monthly: 0, interest: 3, inflation: 5 },
        answer: (buys) => (buys > 1010 ? 0 : buys < 990 ? 2 : 1),
      },
      explains: 'There are more euros, but each buys so much less that you end up with less.',
    },
    {
      asks: 'Who has more after 40 years: €4000 to start with at 3%, or €2000 at 6% (nothing is paid in)?',
      options: ['€4000 at 3%', '€2000 at 6%', 'Both the same'],
      settle: {
        readout: 'balance',
        after: 40,
        first: { first: 4000, monthly: 0, interest: 3 },
        second: { first: 2000, monthly: 0, interest: 6 },
        answer: (a, b) => (a > b * 1.01 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains:
        'A better rate works on everything that has grown before. In the long run it beats a better start.',
    },
  ],
  glossary: [
    { word: 'Interest', means: 'What the bank pays for money that is left with it.' },
    { word: 'Compound interest', means: 'Interest on interest that was added before.' },
    { word: 'Inflation', means: 'By how much prices rise in a year.' },
    { word: 'Real value', means: 'What money can buy, measured in the prices of the first day.' },
  ],
  goals: [
    'See how growth on top of growth differs from growth by the same amount.',
    'Tell an amount of money from what it can buy.',
    'Use percentages over many years.',
  ],
  standards: ['CCSS HSF-LE.A.1', 'England KS4 Mathematics: growth and decay, compound interest'],
})
