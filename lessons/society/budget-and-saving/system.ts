import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { incomeOf, type Purse, wage, wishes, wishFor } from './model.ts'
import { draw } from './view.ts'

const long = 300

const savedWeekly = (values: Values) => incomeOf(values) - (values.treats ?? 0)

/** If everything stays as it is; 0 where nothing is put aside, and nobody can tell. */
function weeksLeft({ saved, reached }: Purse, values: Values): number {
  const weekly = savedWeekly(values)
  if (reached > 0 || weekly <= 0) return 0
  return Math.max(0, Math.ceil(((values.goal ?? 90) - saved) / weekly - 1e-9))
}

export const budgetAndSaving = system<Purse>({
  id: 'budget-and-saving',
  title: 'Pocket money: saving for a wish',
  subject: 'economics',
  ages: [7, 14],
  words: [
    'pocket money',
    'budget',
    'budgeting',
    'saving money for a goal',
    'saving up',
    'saving for a bike',
    'money for children',
    'money for teenagers',
    'personal finance',
    'income and spending',
    'spending and saving',
    'allowance',
    'piggy bank',
    'financial literacy',
  ],
  tells: {
    young:
      'Every week coins come in, and some go out for treats. What is left over goes into the jar. When the jar is full to the red line, your wish comes true! A few coins less for treats each week can bring it weeks nearer.',
    middle:
      'A budget sets what comes in against what goes out. The difference is saved, and the wish comes true after the price divided by the weekly savings, rounded up. If as much goes out as comes in, the jar stays empty forever, however small the wish.',
    upper:
      'A linear saving model: S(t) = (I − C)·t, limited by S ≥ 0. The time to a goal is ⌈G/(I − C)⌉; it is a hyperbola in the saving rate, so a small change matters most for those who save little.',
  },
  controls: [
    {
      id: 'pocket',
      label: 'Weekly pocket money',
      symbol: 'P',
      unit: '€',
      from: 1,
      to: 15,
      usual: 6,
      step: 0.5,
      about: 'What comes in every week by itself.',
    },
    {
      id: 'jobs',
      label: 'Hours of helping a week',
      symbol: 'h',
      unit: 'h',
      from: 0,
      to: 4,
      usual: 1,
      step: 0.5,
      about: `Walking dogs or washing cars: €${wage} an hour.`,
    },
    {
      id: 'treats',
      label: 'Treats each week',
      symbol: 'C',
      unit: '€',
      from: 0,
      to: 15,
      usual: 4,
      step: 0.5,
      about: 'What goes out for sweets, comics and fun, as long as there is money.',
    },
    {
      id: 'goal',
      label: 'Price of the wish',
      symbol: 'G',
      unit: '€',
      from: 20,
      to: 400,
      usual: 90,
      step: 5,
      about: 'What the thing you are saving for costs.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'saved',
      label: 'In the jar',
      symbol: 'S',
      unit: '€',
      about: 'What is saved so far.',
      of: ({ saved }) => saved,
    },
    {
      id: 'weekly',
      label: 'Left over each week',
      unit: '€',
      about: 'What comes in minus what goes out. Below zero, more goes out than comes in.',
      of: (_, values) => savedWeekly(values),
    },
    {
      id: 'left',
      label: 'Weeks to go',
      unit: '',
      digits: 0,
      about: 'Until there is enough, if nothing changes. There is no telling while nothing is put aside.',
      known: ({ reached }, values) => reached > 0 || savedWeekly(values) > 0,
      of: weeksLeft,
    },
    {
      id: 'week',
      label: 'Wish came true after',
      unit: 'weeks',
      digits: 0,
      about: 'How long it took until there was enough.',
      known: ({ reached }) => reached > 0,
      of: ({ reached, weeks }) => (reached > 0 ? reached : weeks),
    },
    {
      id: 'spent',
      label: 'Spent on treats',
      unit: '€',
      about: 'All treats so far.',
      of: ({ spent }) => spent,
    },
    {
      id: 'books',
      label: 'Accounted for',
      unit: '%',
      digits: 1,
      about: 'Every coin that came in is either in the jar or spent: always 100%.',
      of: ({ saved, spent, earned }) => (earned === 0 ? 100 : (100 * (saved + spent)) / earned),
    },
  ],
  graphs: [
    {
      id: 'jar',
      title: 'In the jar, and spent',
      x: 'time',
      y: ['saved', 'spent'],
      about: 'The steeper the first line, the sooner the wish.',
    },
  ],
  dt: 1,
  pace: 1.5,
  timeUnit: 'weeks',
  start: () => ({ weeks: 0, saved: 0, earned: 0, spent: 0, reached: 0, past: [] }),
  step(purse, values) {
    if (purse.reached > 0) return
    const income = incomeOf(values)
    // Nobody lends to children: what is not there cannot be spent.
    const treats = Math.min(values.treats ?? 0, purse.saved + income)
    purse.weeks++
    purse.earned += income
    purse.spent += treats
    purse.saved += income - treats
    keepTrail(purse.past, purse.saved, 104)
    if (purse.saved >= (values.goal ?? 90) - 1e-9) purse.reached = purse.weeks
  },
  draw,
  describe({ weeks, saved, reached }, { goal = 90 }) {
    const wish = wishes[wishFor(goal)]?.name ?? 'the wish'
    return reached > 0
      ? `After ${reached} weeks there is enough for ${wish}.`
      : `After ${weeks} weeks ${saved.toFixed(2)} of ${goal.toFixed(0)} euros are saved for ${wish}.`
  },
  effects: [
    {
      control: 'goal',
      readout: 'week',
      goes: 'up',
      after: long,
      says: 'A more expensive wish takes longer.',
    },
    {
      control: 'treats',
      readout: 'saved',
      goes: 'down',
      after: 6,
      over: [0, 9],
      given: { goal: 400 },
      says: 'More treats leave less in the jar, until nothing is left.',
    },
    {
      control: 'pocket',
      readout: 'week',
      goes: 'down',
      after: long,
      given: { goal: 400 },
      says: 'More pocket money brings the wish nearer.',
    },
    {
      control: 'jobs',
      readout: 'week',
      goes: 'down',
      after: long,
      given: { goal: 400 },
      says: 'Helping more brings the wish nearer.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The weeks to go are those in all, less those that have passed.',
      readout: 'left',
      expected: ({ pocket = 6, jobs = 1, treats = 4, goal = 90 }, time) =>
        Math.max(0, Math.ceil(goal / (pocket + 4 * jobs - treats) - 1e-9) - time),
      until: long,
      where: { treats: [0, 3], pocket: [5, 15] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'The wish is reached after the price divided by what is left over each week, rounded up.',
      readout: 'week',
      expected({ pocket = 6, jobs = 1, treats = 4, goal = 90 }, time) {
        if (time < long - 1) return undefined
        return Math.ceil(goal / (pocket + 4 * jobs - treats) - 1e-9)
      },
      until: long,
      where: { treats: [0, 3], pocket: [5, 15] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Who spends all that comes in saves nothing, however long it takes.',
      readout: 'saved',
      expected: () => 0,
      until: 60,
      where: { pocket: [1, 5], jobs: [0, 1], treats: [12, 15] },
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'Every coin that came in is in the jar or was spent.',
      readout: 'books',
      until: 100,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'S = (P + 4h - C) \\cdot t', about: 'What is in the jar after t weeks.' },
    {
      tex: 't = \\left\\lceil \\frac{G}{P + 4h - C} \\right\\rceil',
      about: 'Weeks until the wish, rounded up to whole weeks.',
    },
  ],
  tries: [
    {
      says: 'Find out how many weeks the skateboard takes. Then save one more euro each week.',
      set: { treats: 4 },
    },
    { says: 'No treats at all: how much sooner is the bicycle yours?', set: { goal: 240, treats: 0 } },
    { says: 'Spend as much as comes in. Watch the jar for a whole year.', set: { treats: 10 } },
    { says: 'Help two hours more each week instead of giving up treats. Which is better?', set: { jobs: 3 } },
  ],
  questions: [
    {
      asks: 'Tim has €6 left over each week, Mia €3. Both are saving for a €240 bicycle. How long does Mia take?',
      options: ['As long as Tim', 'Twice as long', 'Four times as long'],
      settle: {
        readout: 'week',
        after: long,
        first: { pocket: 6, jobs: 0, treats: 0, goal: 240 },
        second: { pocket: 3, jobs: 0, treats: 0, goal: 240 },
        answer: (a, b) => (b / a < 1.3 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'Half as much each week takes twice as many weeks: 80 instead of 40.',
    },
    {
      asks: 'You get €6 a week and spend €5. Now you spend only €4. How much sooner do you reach a wish of €60?',
      options: ['A little sooner', 'In half the time', 'At the same time'],
      settle: {
        readout: 'week',
        after: long,
        first: { pocket: 6, jobs: 0, treats: 5, goal: 60 },
        second: { pocket: 6, jobs: 0, treats: 4, goal: 60 },
        answer: (a, b) => (b / a > 0.95 ? 2 : b / a > 0.65 ? 0 : 1),
      },
      explains: 'One euro saved became two: your savings doubled, though your spending hardly changed.',
    },
    {
      asks: 'Someone gets €10 a week and spends €10 a week. How much is in the jar after a year?',
      options: ['€520', '€10', 'Nothing'],
      settle: {
        readout: 'saved',
        after: 52,
        first: { pocket: 10, jobs: 0, treats: 10, goal: 400 },
        answer: (saved) => (saved > 100 ? 0 : saved > 1 ? 1 : 2),
      },
      explains: 'It does not matter how much comes in; what matters is what is left over.',
    },
  ],
  glossary: [
    { word: 'Income', means: 'Money that comes in.' },
    { word: 'Spending', means: 'Money that goes out.' },
    { word: 'Budget', means: 'A plan of what comes in and what goes out.' },
    { word: 'Savings', means: 'Money kept for later.' },
  ],
  goals: [
    'Make a weekly budget and work out what is left over.',
    'Work out how long saving for a wish takes.',
    'Compare spending less with earning more.',
  ],
  standards: [
    'England KS1–2 PSHE and Mathematics: money, saving and spending; solving problems with money',
    'US National Standards for Personal Financial Education: spending and saving, grades 4–8',
    'Common Core 4.MD.A.2: word problems with money',
  ],
})
