import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  beforeMeals,
  type Change,
  change,
  firstMeal,
  kidneys,
  leaves,
  liver,
  mealEvery,
  perGram,
  type Sugar,
  spills,
} from './model.ts'
import { draw } from './view.ts'

const shifted = (from: Change, by: Change, dt: number) =>
  from.map((one, i) => one + (by[i] ?? 0) * dt) as Change

/**
 * Without any insulin everything is linear while the kidneys spill: a leak that stomach and gut feed one after the other, for which
 * the answer can be written down.
 */
function withoutInsulin(values: Values, time: number): number | undefined {
  const { meal = 60, speed = 1.5 } = values
  const leak = leaves(values) + spills
  const rest = (2 * liver + spills * kidneys) / leak
  const since = time - firstMeal
  if (rest <= kidneys || since > mealEvery) return undefined
  if (since <= 0) return rest
  const [gone, apart] = [Math.exp(-speed * since), leak - speed]
  return (
    rest +
    perGram * meal * speed ** 2 * ((since * gone) / apart - (gone - Math.exp(-leak * since)) / apart ** 2)
  )
}

export const bloodSugar = system<Sugar>({
  id: 'blood-sugar',
  title: 'Sugar in the blood',
  subject: 'biology',
  ages: [11, 19],
  words: [
    'blood sugar',
    'blood glucose',
    'insulin',
    'diabetes',
    'homeostasis',
    'negative feedback in the body',
    'pancreas',
    'glucose tolerance test',
    'type 1 diabetes',
    'type 2 diabetes',
    'insulin resistance',
    'hormones and blood sugar',
    'what happens after a meal',
    'sugar after eating',
    'glycemic index',
  ],
  tells: {
    young:
      'You eat a bun, and its sugar gets into your blood. Your body likes to keep the sugar just right. So the pancreas sends out insulin, a key that opens little doors, and the sugar slips into your muscles. When the sugar is low again, the keys are put away.',
    middle:
      'After a meal blood sugar rises. The pancreas answers with insulin, which lets cells take the sugar in, and the sugar falls again: negative feedback. In type 1 diabetes the pancreas makes no insulin, in type 2 cells no longer feel it well, and the sugar stays high.',
    upper:
      'In the manner of Bergman’s minimal model: G′ = −(e + X)G + L(X) + J(t), X′ = p(s·I − X), I′ = n(I(G) − I). Insulin acts late, through X; it lets tissue take sugar up and holds the liver back. Above 10 mmol/L the kidneys spill. Feedback gain and lag decide how the hill after a meal looks.',
  },
  controls: [
    {
      id: 'meal',
      label: 'Sugar in each meal',
      unit: 'g',
      from: 0,
      to: 100,
      usual: 60,
      step: 5,
      about: 'All carbohydrates count: a slice of bread has about 15, a glass of lemonade 25.',
    },
    {
      id: 'speed',
      label: 'How fast it is digested',
      symbol: 'k',
      unit: '1/h',
      from: 0.4,
      to: 3,
      usual: 1.5,
      step: 0.1,
      about: '0.5 is beans or wholemeal bread, 3 is lemonade.',
    },
    {
      id: 'making',
      label: 'Insulin made',
      unit: '%',
      from: 0,
      to: 150,
      usual: 100,
      step: 5,
      about: 'How strongly the pancreas answers; in type 1 diabetes nearly 0.',
    },
    {
      id: 'feeling',
      label: 'Insulin felt',
      unit: '%',
      from: 10,
      to: 150,
      usual: 100,
      step: 5,
      about: 'How well cells feel insulin; in type 2 diabetes far less than 100.',
    },
    {
      id: 'sport',
      label: 'Moving about',
      unit: '%',
      from: 0,
      to: 100,
      usual: 0,
      step: 5,
      about: 'Working muscles take up sugar even without insulin.',
    },
    {
      id: 'injected',
      label: 'Insulin injected with each meal',
      unit: 'units',
      from: 0,
      to: 12,
      usual: 0,
      step: 0.5,
      about: 'What people with diabetes give themselves. Too much is dangerous.',
    },
  ],
  readouts: [
    {
      id: 'glucose',
      label: 'Blood sugar',
      symbol: 'G',
      unit: 'mmol/L',
      digits: 1,
      about: 'Healthy: about 5 before meals, below 7.8 two hours after. Times 18 it is mg/dL.',
      of: ({ now }) => now[2],
    },
    {
      id: 'insulin',
      label: 'Insulin',
      symbol: 'I',
      unit: 'mU/L',
      digits: 0,
      about: 'The hormone that lets sugar into cells.',
      of: ({ now }) => now[4],
    },
    {
      id: 'highest',
      label: 'Highest sugar so far',
      unit: 'mmol/L',
      digits: 1,
      about: 'The top of the curve.',
      of: ({ highest }) => highest,
    },
    {
      id: 'gut',
      label: 'Still in stomach and gut',
      unit: 'g',
      digits: 0,
      about: 'Sugar that is not yet in the blood.',
      of: ({ now }) => now[0] + now[1],
    },
    {
      id: 'lost',
      label: 'Lost through the kidneys',
      unit: 'mmol/L',
      digits: 1,
      about: 'Sugar that went into the urine: a sign of diabetes.',
      of: ({ now }) => now[6],
    },
    {
      id: 'account',
      label: 'Sugar account',
      unit: 'mmol/L',
      digits: 2,
      about: 'Sugar in the blood plus all that has left it, minus all that came in: it stays the same.',
      of: ({ now }) => now[2] + now[7],
    },
  ],
  graphs: [
    {
      id: 'sugar',
      title: 'Blood sugar over time',
      x: 'time',
      y: ['glucose'],
      about: 'A hill after each meal.',
    },
    {
      id: 'insulin',
      title: 'Insulin over time',
      x: 'time',
      y: ['insulin'],
      about: 'It follows the sugar a little later.',
    },
    {
      id: 'loop',
      title: 'Insulin against sugar',
      x: 'glucose',
      y: ['insulin'],
      about: 'Each meal is one round: first the sugar, then the insulin.',
    },
  ],
  dt: 0.01,
  pace: 0.25,
  timeUnit: 'h',
  start(values) {
    const now = beforeMeals(values)
    return { now, highest: now[2], time: 0, steps: 0, trail: [[0, now[2], now[4]]] }
  },
  step(state, values, dt) {
    // Meals come between two steps.
    const since = Math.round((state.time - firstMeal) / dt)
    if (since >= 0 && since % Math.round(mealEvery / dt) === 0) {
      state.now[0] += values.meal ?? 60
      state.now[5] += values.injected ?? 0
    }
    const { now } = state
    const a = change(now, values)
    const b = change(shifted(now, a, dt / 2), values)
    const c = change(shifted(now, b, dt / 2), values)
    const d = change(shifted(now, c, dt), values)
    state.now = now.map(
      (one, i) => one + (dt / 6) * ((a[i] ?? 0) + 2 * (b[i] ?? 0) + 2 * (c[i] ?? 0) + (d[i] ?? 0)),
    ) as Change
    state.highest = Math.max(state.highest, state.now[2])
    state.steps++
    state.time = state.steps * dt
    if (state.steps % 5 === 0) keepTrail(state.trail, [state.time, state.now[2], state.now[4]], 240)
  },
  draw,
  describe({ now, time }) {
    const [, , glucose, , insulin] = now
    const is =
      glucose > kidneys
        ? 'so high that the kidneys spill sugar'
        : glucose > 7.8
          ? 'high'
          : glucose < 3.9
            ? 'dangerously low'
            : 'as it should be'
    return `After ${time.toFixed(1)} hours blood sugar is ${glucose.toFixed(1)} millimoles per litre, ${is}; insulin is at ${insulin.toFixed(0)}.`
  },
  effects: [
    {
      control: 'meal',
      readout: 'highest',
      goes: 'up',
      after: 3,
      says: 'More sugar in the meal means more in the blood.',
    },
    {
      control: 'speed',
      readout: 'highest',
      goes: 'up',
      after: 3,
      says: 'What is digested fast makes a higher hill.',
    },
    {
      control: 'making',
      readout: 'glucose',
      goes: 'down',
      after: 2,
      says: 'The more insulin the pancreas makes, the sooner the sugar falls.',
    },
    {
      control: 'feeling',
      readout: 'glucose',
      goes: 'down',
      after: 2,
      says: 'The better cells feel insulin, the sooner the sugar falls.',
    },
    {
      control: 'sport',
      readout: 'highest',
      goes: 'down',
      after: 3,
      says: 'Moving about keeps the hill low.',
    },
    {
      control: 'injected',
      readout: 'glucose',
      goes: 'down',
      after: 1.5,
      given: { making: 0 },
      says: 'Injected insulin brings the sugar down.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without insulin the sugar after a meal is that of a leaking vessel fed by stomach and gut, which can be written down.',
      readout: 'glucose',
      expected: withoutInsulin,
      until: 5,
      where: { making: [0, 0], injected: [0, 0], sport: [0, 25], speed: [1.1, 3] },
      within: 0.002,
    },
    {
      kind: 'conserved',
      says: 'No sugar is lost from the account: what comes is in the blood, is used, or leaves through the kidneys.',
      readout: 'account',
      until: 10,
    },
    {
      kind: 'published',
      says: 'Two hours after 75 g of sugar healthy people are well below 7.8 mmol/L, at about 6.',
      source:
        'World Health Organization, Definition and Diagnosis of Diabetes Mellitus (2006): glucose tolerance test.',
      values: { meal: 75 },
      readout: 'glucose',
      at: firstMeal + 2,
      expected: 6,
      within: 0.12,
    },
  ],
  formulas: [
    {
      tex: "G' = -(e + X)\\,G + L(X) + J(t)",
      about: 'Sugar is used, with and without insulin; liver and gut bring more.',
    },
    { tex: "X' = p\\,(s\\,I - X)", about: 'The action of insulin follows its amount, some time later.' },
    {
      tex: "I' = n\\,(I_p(G) - I)",
      about: 'The pancreas answers the sugar; insulin is cleared within minutes.',
    },
  ],
  tries: [
    { says: 'Drink lemonade, then eat beans with just as much sugar.', set: { speed: 3 } },
    { says: 'Type 1 diabetes: the pancreas makes no insulin.', set: { making: 0 } },
    { says: 'Now help with an injection. How many units are right?', set: { making: 0, injected: 4 } },
    { says: 'Too much insulin: see how low the sugar gets.', set: { making: 100, injected: 12, meal: 20 } },
    {
      says: 'Type 2 diabetes: insulin is hardly felt. Does moving about help?',
      set: { feeling: 20, sport: 60 },
    },
  ],
  questions: [
    {
      asks: 'Lemonade and beans with the same amount of sugar. Where does blood sugar climb higher?',
      options: ['With lemonade', 'With beans', 'The same'],
      settle: {
        readout: 'highest',
        after: 4,
        first: { speed: 3 },
        second: { speed: 0.5 },
        answer: (a, b) => (a > b * 1.03 ? 0 : b > a * 1.03 ? 1 : 2),
      },
      explains: 'From beans the sugar comes slowly, and the body clears it away meanwhile.',
    },
    {
      asks: 'In type 2 diabetes cells hardly feel insulin. How much insulin is in the blood two hours after a meal?',
      options: ['Less than in healthy people', 'Just as much', 'More than in healthy people'],
      settle: {
        readout: 'insulin',
        after: firstMeal + 2,
        first: { feeling: 100 },
        second: { feeling: 20 },
        answer: (a, b) => (b < a * 0.95 ? 0 : b > a * 1.05 ? 2 : 1),
      },
      explains: 'The sugar stays high, so the pancreas calls and calls. Over the years it wears out.',
    },
    {
      asks: 'A walk after the meal: what does it do to the top of the sugar curve?',
      options: ['It makes it higher', 'It makes it lower', 'Nothing'],
      settle: {
        readout: 'highest',
        after: 3,
        first: { sport: 0 },
        second: { sport: 60 },
        answer: (a, b) => (b > a * 1.02 ? 0 : b < a * 0.98 ? 1 : 2),
      },
      explains: 'Working muscles take sugar from the blood, even without insulin.',
    },
  ],
  glossary: [
    { word: 'Glucose', means: 'The sugar in our blood; all cells can burn it.' },
    { word: 'Insulin', means: 'A hormone of the pancreas that lets sugar into cells.' },
    { word: 'Hormone', means: 'A messenger that travels in the blood.' },
    { word: 'Homeostasis', means: 'Keeping things in the body as they should be.' },
    { word: 'Negative feedback', means: 'A change calls up something that undoes it.' },
  ],
  goals: [
    'Explain with the example of blood sugar how the body keeps its balance.',
    'Compare healthy people with both types of diabetes.',
    'See what food and exercise do to blood sugar.',
  ],
  standards: [
    'NGSS MS-LS1-3',
    'NGSS HS-LS1-3',
    'England GCSE Biology: homeostasis, control of blood glucose',
  ],
})
