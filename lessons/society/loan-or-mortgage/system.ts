import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Loan, longest, monthsOf, wayOf, ways } from './model.ts'
import { draw } from './view.ts'

const monthly = ({ interest = 4 }: Values) => interest / 1200

/** All instalments, each worth less the later it comes, must be worth the loan today. */
function instalmentFor(values: Values): number {
  const growth = 1 + monthly(values)
  let [worth, discount] = [0, 1]
  for (let month = 0; month < monthsOf(values); month++) {
    discount /= growth
    worth += discount
  }
  return (values.amount ?? 0) / worth
}

function payMonth(loan: Loan, values: Values): void {
  const interest = loan.debt * monthly(values)
  const planned = wayOf(values) === 0 ? loan.fixed - interest : loan.fixed
  const repaid = Math.min(loan.debt, planned + (values.extra ?? 0))
  loan.month++
  loan.lastInterest = interest
  loan.lastRepaid = repaid
  loan.interestPaid += interest
  loan.repaid += repaid
  loan.debt -= repaid
  // What is left of rounding is forgiven.
  if (loan.debt < 1e-6) loan.debt = 0
  if (loan.debt === 0 && loan.freeAt === 0) loan.freeAt = loan.month
  if ((loan.month - 1) % 12 === 0) loan.years.push({ interest: 0, repaid: 0, debt: loan.debt })
  const year = loan.years.at(-1)
  if (!year) return
  year.interest += interest
  year.repaid += repaid
  year.debt = loan.debt
}

/** Pays on in a copy, with the settings as they are. */
function monthsLeft(loan: Loan, values: Values): number {
  const ahead = { ...loan, years: [] }
  while (ahead.debt > 0 && ahead.month < longest * 12) payMonth(ahead, values)
  return ahead.month - loan.month
}

/** What a textbook says how long it takes. */
function monthsInAll(values: Values): number {
  const { amount = 0, interest = 4, extra = 0 } = values
  const i = interest / 1200
  return Math.ceil(-Math.log(1 - (i * amount) / (annuity(values) + extra)) / Math.log(1 + i) - 1e-6)
}

/** The closed formula of the textbooks. */
function annuity({ amount = 0, interest = 4, years = 25 }: Values): number {
  const [i, n] = [interest / 1200, Math.round(years * 12)]
  return (amount * i) / (1 - (1 + i) ** -n)
}

export const loanOrMortgage = system<Loan>({
  id: 'loan-or-mortgage',
  title: 'Paying back a loan',
  subject: 'economics',
  ages: [13, 20],
  words: [
    'loan',
    'mortgage',
    'paying back a loan',
    'loan repayment',
    'instalment',
    'monthly payment',
    'annuity',
    'amortization',
    'amortisation schedule',
    'buying a house on credit',
    'borrowing money',
    'debt and interest',
    'student loan',
    'interest on a loan',
  ],
  tells: {
    young:
      'Someone borrows money from a bank to buy a house. Each month they pay a little back, and a little extra as thanks to the bank: the interest. At first most of it is thanks! Brick by brick the house becomes theirs.',
    middle:
      'Each month interest is due on what is still owed; the rest of the instalment pays the debt back. At first the interest takes a large part of it; as the debt shrinks, more and more goes into paying it off. A longer loan has smaller instalments but costs far more interest in total.',
    upper:
      'An annuity loan: B ← B(1 + i) − A with A = P·i/(1 − (1 + i)⁻ⁿ), so the repaid part of the instalment grows by the factor 1 + i each month. Loans with equal repayments have falling instalments and cost i·P·(n + 1)/2 in interest. Extra payments shorten the loan and save compound interest.',
  },
  controls: [
    {
      id: 'amount',
      label: 'Money borrowed',
      symbol: 'P',
      unit: '€',
      from: 50_000,
      to: 500_000,
      usual: 200_000,
      step: 5000,
      about: 'What the bank pays for the house.',
      restarts: true,
    },
    {
      id: 'interest',
      label: 'Interest rate',
      symbol: 'r',
      unit: '% a year',
      from: 0.5,
      to: 12,
      usual: 4,
      about:
        'The price of borrowing, as a percentage of what is still owed. A twelfth of it is due each month.',
      restarts: true,
    },
    {
      id: 'years',
      label: 'Paid back over',
      symbol: 'T',
      unit: 'years',
      from: 5,
      to: longest,
      usual: 25,
      step: 1,
      about: 'How long the loan is agreed to run.',
      restarts: true,
    },
    {
      id: 'extra',
      label: 'Extra each month',
      symbol: 'e',
      unit: '€',
      from: 0,
      to: 1000,
      usual: 0,
      about: 'What you pay back on top of what was agreed.',
    },
    {
      id: 'way',
      label: 'How it is paid back',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ways,
      about: 'Equal instalments each month, or equal repayments with the interest on top.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'debt',
      label: 'Still owed',
      symbol: 'B',
      unit: '€',
      digits: 0,
      about: 'The debt after the last instalment.',
      of: ({ debt }) => debt,
    },
    {
      id: 'instalment',
      label: 'Instalment',
      symbol: 'A',
      unit: '€',
      about: 'What was paid last month, interest and repayment together.',
      known: ({ month }) => month > 0,
      of: ({ lastInterest, lastRepaid }) => lastInterest + lastRepaid,
    },
    {
      id: 'share',
      label: 'Interest in the instalment',
      unit: '%',
      digits: 1,
      about: 'How much of the last instalment went to the bank as interest.',
      known: ({ month }) => month > 0,
      of: ({ lastInterest, lastRepaid }) => (100 * lastInterest) / Math.max(1e-9, lastInterest + lastRepaid),
    },
    {
      id: 'interest',
      label: 'Interest so far',
      symbol: 'Z',
      unit: '€',
      digits: 0,
      about: 'All interest paid since the start: the price of the loan.',
      of: ({ interestPaid }) => interestPaid,
    },
    {
      id: 'left',
      label: 'Months left',
      unit: '',
      digits: 0,
      about: 'Until the last euro is paid back, if nothing changes.',
      of: monthsLeft,
    },
    {
      id: 'freed',
      label: 'Paid off after',
      unit: 'months',
      digits: 0,
      about: 'How long it took to pay back the last euro.',
      known: ({ freeAt }) => freeAt > 0,
      of: ({ freeAt, month }) => (freeAt > 0 ? freeAt : month),
    },
    {
      id: 'books',
      label: 'Owed and repaid together',
      unit: '€',
      digits: 0,
      about: 'What is still owed and what was paid back must always be the loan.',
      of: ({ debt, repaid }) => debt + repaid,
    },
  ],
  graphs: [
    {
      id: 'debt',
      title: 'Debt and interest paid',
      x: 'time',
      y: ['debt', 'interest'],
      about: 'The debt falls slowly at first and fast in the end.',
    },
    {
      id: 'share',
      title: 'Interest in the instalment',
      x: 'time',
      y: ['share'],
      about: 'The bank’s part of each instalment shrinks to nothing.',
    },
  ],
  dt: 1,
  pace: 18,
  timeUnit: 'months',
  start(values) {
    const { amount = 200_000 } = values
    return {
      month: 0,
      debt: amount,
      fixed: wayOf(values) === 0 ? instalmentFor(values) : amount / monthsOf(values),
      interestPaid: 0,
      repaid: 0,
      lastInterest: 0,
      lastRepaid: 0,
      freeAt: 0,
      years: [],
    }
  },
  step(loan, values) {
    if (loan.freeAt === 0 && loan.month < longest * 12) payMonth(loan, values)
  },
  draw,
  describe: ({ debt, month, interestPaid, freeAt }) =>
    freeAt > 0
      ? `The loan is paid off after ${freeAt} months; it cost ${interestPaid.toFixed(0)} euros of interest.`
      : `After ${month} months ${debt.toFixed(0)} euros are still owed and ${interestPaid.toFixed(0)} euros of interest have been paid.`,
  effects: [
    {
      control: 'amount',
      readout: 'instalment',
      goes: 'up',
      after: 12,
      says: 'A larger loan has larger instalments.',
    },
    {
      control: 'interest',
      readout: 'share',
      goes: 'up',
      after: 12,
      says: 'With a higher rate more of each instalment is interest.',
    },
    {
      control: 'years',
      readout: 'instalment',
      goes: 'down',
      after: 12,
      says: 'A longer loan has smaller instalments.',
    },
    {
      control: 'years',
      readout: 'interest',
      goes: 'up',
      after: longest * 12,
      says: 'But a longer loan costs more interest in total.',
    },
    {
      control: 'extra',
      readout: 'freed',
      goes: 'down',
      after: longest * 12,
      says: 'Extra payments clear the debt sooner.',
    },
    {
      control: 'way',
      readout: 'interest',
      goes: 'down',
      after: longest * 12,
      says: 'Equal repayments cost less interest, as the debt falls faster at first.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With equal instalments the debt after k months is P(1 + i)ᵏ − A((1 + i)ᵏ − 1)/i.',
      readout: 'debt',
      expected(values, time) {
        const { amount = 0, interest = 4, years = 25 } = values
        const i = interest / 1200
        if (time > Math.round(years * 12)) return 0
        return amount * (1 + i) ** time - (annuity(values) * ((1 + i) ** time - 1)) / i
      },
      until: longest * 12,
      where: { extra: [0, 0], way: [0, 0] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'Equal repayments cost i·P·(n + 1)/2 of interest in all.',
      readout: 'interest',
      expected: ({ amount = 0, interest = 4, years = 25 }, time) =>
        time > longest * 12 - 1 ? ((interest / 1200) * amount * (Math.round(years * 12) + 1)) / 2 : undefined,
      until: longest * 12,
      where: { extra: [0, 0], way: [1, 1] },
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'With an extra e it takes −ln(1 − iP/(A + e))/ln(1 + i) months, rounded up.',
      readout: 'freed',
      expected: (values, time) => (time < longest * 12 - 1 ? undefined : monthsInAll(values)),
      until: longest * 12,
      where: { way: [0, 0] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The months left are those of the whole loan, less those that have passed.',
      readout: 'left',
      expected: (values, time) => Math.max(0, monthsInAll(values) - time),
      until: longest * 12,
      where: { way: [0, 0] },
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'What is still owed and what was paid back always make up the loan.',
      readout: 'books',
      until: longest * 12,
      within: 1e-6,
    },
    {
      kind: 'published',
      says: 'A loan of 100,000 at 8.125% over 30 years is paid back with 742.50 a month.',
      source: 'Fabozzi, Bond Markets, Analysis, and Strategies: the level-payment mortgage example.',
      values: { amount: 100_000, interest: 8.125, years: 30, extra: 0, way: 0 },
      readout: 'instalment',
      at: 12,
      expected: 742.5,
      within: 1e-4,
    },
  ],
  formulas: [
    {
      tex: 'A = \\frac{P\\,i}{1 - (1+i)^{-n}}, \\quad i = \\frac{r}{12}',
      about: 'The instalment of a loan that is paid back in n months.',
    },
    { tex: 'B_{k+1} = B_k (1 + i) - A', about: 'Interest is added and the instalment taken off.' },
    {
      tex: 'B_k = P(1+i)^k - A\\,\\frac{(1+i)^k - 1}{i}',
      about: 'The debt after k months.',
    },
  ],
  tries: [
    {
      says: 'Watch the first year: how much of each instalment is interest?',
      set: { interest: 6, years: 30 },
    },
    { says: 'Pay back in 10 years instead of 25. What does it save?', set: { years: 10 } },
    { says: 'Pay €200 more each month. How many years earlier is the house yours?', set: { extra: 200 } },
    {
      says: 'Raise the rate to 10% and take 35 years: you pay more in interest than the house cost.',
      set: { interest: 10, years: 35 },
    },
    { says: 'Pay the same amount back each month, with the interest on top.', set: { way: 1 } },
  ],
  questions: [
    {
      asks: 'A loan at 6% runs for 30 years. How much of the very first instalment is interest?',
      options: ['Less than a quarter', 'About half', 'More than three quarters'],
      settle: {
        readout: 'share',
        after: 1,
        first: { interest: 6, years: 30 },
        answer: (share) => (share < 25 ? 0 : share < 75 ? 1 : 2),
      },
      explains:
        'Everything is still owed, so the interest is largest at the start. Little is left for paying back.',
    },
    {
      asks: 'At 4%, someone takes 30 years instead of 15. How much interest do they pay in total?',
      options: ['As much', 'Less than twice as much', 'More than twice as much'],
      settle: {
        readout: 'interest',
        after: 420,
        first: { years: 15 },
        second: { years: 30 },
        answer: (a, b) => (b / a < 1.1 ? 0 : b / a < 2 ? 1 : 2),
      },
      explains:
        'The money is owed for twice as long, and the debt also falls more slowly. The monthly instalment is far from halved.',
    },
    {
      asks: 'A loan of €200,000 at 4% is meant to run for 25 years. An extra €200 is paid each month. When is it paid off?',
      options: ['About a year earlier', 'About 3 years earlier', 'More than 5 years earlier'],
      settle: {
        readout: 'freed',
        after: 420,
        first: { extra: 0 },
        second: { extra: 200 },
        answer: (a, b) => (a - b < 24 ? 0 : a - b < 60 ? 1 : 2),
      },
      explains:
        'Every extra euro is one you no longer pay interest on, so even more of each later instalment goes into paying off the loan.',
    },
  ],
  glossary: [
    { word: 'Interest', means: 'The price for borrowed money.' },
    { word: 'Instalment', means: 'What is paid at one time, month by month.' },
    { word: 'Repayment', means: 'The part of an instalment that makes the debt smaller.' },
    { word: 'Annuity', means: 'Equal payments at regular intervals.' },
    { word: 'Mortgage', means: 'A loan secured by the house: if it isn’t paid back, the bank can take it.' },
  ],
  goals: [
    'Split an instalment into interest and repayment.',
    'Compare loans by their instalments and by what they cost in total.',
    'Use a recurrence and its closed formula for the same process.',
  ],
  standards: [
    'England KS4 Citizenship: income and expenditure, credit and debt, and how decisions are made with money',
    'England A level Mathematics: sequences and series, recurrence relations',
    'US National Standards for Personal Financial Education: managing credit',
  ],
})
