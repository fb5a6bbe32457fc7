import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { type Body, doseOf, dosesBy, gapOf, halfOf, isRepeated, leftAfter } from './model.ts'
import { draw } from './view.ts'

export const medicineInTheBody = system<Body>({
  id: 'medicine-in-the-body',
  title: 'How a medicine leaves the body',
  subject: 'biology',
  ages: [12, 19],
  words: [
    'half-life of a drug',
    'half life of caffeine',
    'caffeine in the body',
    'caffeine leaves the body',
    'how a medicine leaves the body',
    'drug concentration in the blood',
    'medicine dose',
    'dose and half-life',
    'painkiller in the blood',
    'ibuprofen',
    'paracetamol',
    'medicine half-life',
    'pharmacokinetics',
    'drug elimination',
    'repeated doses',
    'how long a drug stays in the body',
    'steady state of a drug',
  ],
  tells: {
    young:
      'You swallow a medicine, and your body clears it away: liver and kidneys take out half, then half of what is left, and half again. The time for one half is called the half-life. If you take the next pill too early, more and more is in you!',
    middle:
      'The more of a drug there is, the more the liver and kidneys clear each hour. So in each half-life one half goes: 200 mg, 100, 50, 25. With regular doses the amount climbs until as much is cleared between two doses as is taken with each: a steady state, after about five half-lives.',
    upper:
      'Elimination of first order: dA/dt = −kA with k = ln 2/t½, so A = D·2^(−t/t½). Doses D every τ add up to a geometric series with the ratio q = 2^(−τ/t½): peaks tend to D/(1 − q), troughs to Dq/(1 − q), whatever the beginning was.',
  },
  controls: [
    {
      id: 'dose',
      label: 'Dose',
      symbol: 'D',
      unit: 'mg',
      from: 10,
      to: 1000,
      usual: 200,
      step: 10,
      about: 'How much is taken at a time: a cup of coffee has about 100 mg of caffeine.',
      restarts: true,
    },
    {
      id: 'half',
      label: 'Half-life',
      symbol: 't_{1/2}',
      unit: 'h',
      from: 1,
      to: 24,
      usual: 5,
      step: 0.5,
      about:
        'How long it takes until half of it is gone. Caffeine about 5 hours, ibuprofen 2, paracetamol 2.5.',
    },
    {
      id: 'again',
      label: 'It is taken',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['only once', 'again and again'],
      about: 'One dose, or one after the other.',
      restarts: true,
    },
    {
      id: 'gap',
      label: 'Hours between doses',
      symbol: '\\tau',
      unit: 'h',
      from: 2,
      to: 24,
      usual: 8,
      step: 1,
      about: 'How long one waits for the next dose, where it is taken again and again.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'amount',
      label: 'In the body',
      symbol: 'A',
      unit: 'mg',
      digits: 1,
      about: 'How much of it is in the body now.',
      of: ({ amount }) => amount,
    },
    {
      id: 'gone',
      label: 'Cleared so far',
      unit: 'mg',
      digits: 1,
      about: 'What liver and kidneys have taken out.',
      of: ({ gone }) => gone,
    },
    {
      id: 'highest',
      label: 'Highest so far',
      unit: 'mg',
      digits: 1,
      about: 'The largest amount that there was at one time.',
      of: ({ highest }) => highest,
    },
    {
      id: 'doses',
      label: 'Doses taken',
      unit: '',
      digits: 0,
      about: 'How many times it was taken.',
      of: ({ doses }) => doses,
    },
    {
      id: 'account',
      label: 'Taken, less what is in the body and what was cleared',
      unit: 'mg',
      digits: 2,
      about: 'Nothing is lost: it stays at zero.',
      of: ({ taken, amount, gone }) => taken - amount - gone,
    },
  ],
  graphs: [
    {
      id: 'amount',
      title: 'Amount in the body',
      x: 'time',
      y: ['amount'],
      about: 'Every half-life halves it; every dose lifts it.',
    },
    {
      id: 'gone',
      title: 'Cleared so far',
      x: 'time',
      y: ['gone'],
      about: 'Fast at first, slowly in the end.',
    },
  ],
  dt: 0.05,
  pace: 2,
  timeUnit: 'h',
  start(values) {
    const dose = doseOf(values)
    return { time: 0, amount: dose, taken: dose, doses: 1, highest: dose, gone: 0, trail: [[0, dose]] }
  },
  step(body, values, dt) {
    const k = Math.LN2 / halfOf(values)
    // Runge and Kutta's fourth order of dA/dt = −kA.
    const x = k * dt
    const cleared = body.amount * (x - x ** 2 / 2 + x ** 3 / 6 - x ** 4 / 24)
    body.amount -= cleared
    body.gone += cleared
    body.time += dt
    while (body.doses < dosesBy(body.time, values)) {
      body.doses++
      body.amount += doseOf(values)
      body.taken += doseOf(values)
    }
    body.highest = Math.max(body.highest, body.amount)
    keepTrail(body.trail, [body.time, body.amount], 1500)
  },
  isOver: ({ time }) => time >= 72,
  draw,
  describe: ({ time, amount, doses }) =>
    `After ${time.toFixed(1)} hours and ${doses === 1 ? 'one dose' : `${doses} doses`} there are ${amount.toFixed(0)} milligrams in the body.`,
  effects: [
    {
      control: 'dose',
      readout: 'amount',
      goes: 'up',
      after: 4,
      says: 'A larger dose leaves more in the body.',
    },
    {
      control: 'half',
      readout: 'amount',
      goes: 'up',
      after: 10,
      says: 'With a longer half-life more is left after the same time.',
    },
    {
      control: 'again',
      readout: 'highest',
      goes: 'up',
      after: 30,
      says: 'Who takes it again and again gets to a higher amount.',
    },
    {
      control: 'gap',
      readout: 'highest',
      goes: 'down',
      after: 60,
      given: { again: 1 },
      says: 'The longer one waits between doses, the less piles up.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Of one dose, A = D·2^(−t/t½) is left.',
      readout: 'amount',
      expected: (values, time) => doseOf(values) * leftAfter(time, values),
      until: 40,
      where: { again: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'The highest amount after n doses is the sum of a geometric series, D(1 − qⁿ)/(1 − q) with q = 2^(−τ/t½).',
      readout: 'highest',
      expected(values, time) {
        // At the very moment of a dose it jumps.
        if (!isRepeated(values) || Math.abs(time / gapOf(values) - Math.round(time / gapOf(values))) < 0.05)
          return undefined
        const q = leftAfter(gapOf(values), values)
        return (doseOf(values) * (1 - q ** dosesBy(time, values))) / (1 - q)
      },
      until: 70,
      where: { again: [1, 1] },
    },
    {
      kind: 'conserved',
      says: 'What was taken is in the body or was cleared.',
      readout: 'account',
      beside: 'highest',
      until: 60,
    },
    {
      kind: 'published',
      says: 'Of caffeine, with a half-life of about 5 hours, a quarter is left after 10 hours.',
      source:
        'Institute of Medicine, Caffeine for the Sustainment of Mental Task Performance (National Academies Press, 2001), chapter 2: a mean half-life of about 5 hours.',
      values: { dose: 200, half: 5, again: 0 },
      readout: 'amount',
      at: 10,
      expected: 50,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: 'A = D\\cdot 2^{-t/t_{1/2}}', about: 'What is left of one dose.' },
    {
      tex: '\\frac{dA}{dt} = -kA,\\quad k = \\frac{\\ln 2}{t_{1/2}}',
      about: 'The more there is, the more is cleared.',
    },
    {
      tex: 'A_{max} \\to \\frac{D}{1 - 2^{-\\tau/t_{1/2}}}',
      about: 'Where the peaks of regular doses come to rest.',
    },
  ],
  tries: [
    {
      says: 'Drink two cups of coffee at four in the afternoon. How much is left at midnight?',
      set: { dose: 200, half: 5 },
    },
    {
      says: 'Take a painkiller every 6 hours and look how it piles up.',
      set: { dose: 400, half: 2, again: 1, gap: 6 },
    },
    { says: 'Take something that stays for a day, every 8 hours.', set: { half: 24, again: 1, gap: 8 } },
    { says: 'Find the wait at which the peaks are just twice the dose.', set: { half: 6, again: 1, gap: 6 } },
  ],
  questions: [
    {
      asks: '200 mg of caffeine with a half-life of 5 hours: how much is left after 15 hours?',
      options: ['Nothing', '25 mg', '67 mg'],
      settle: {
        readout: 'amount',
        after: 15,
        first: { dose: 200, half: 5, again: 0 },
        answer: (amount) => (amount < 10 ? 0 : amount < 45 ? 1 : 2),
      },
      explains: '15 hours are three half-lives: 200, 100, 50, 25.',
    },
    {
      asks: 'Twice the dose. How much longer does it take until only 25 mg are left?',
      options: ['Twice as long', 'One half-life longer', 'As long as before'],
      settle: {
        readout: 'amount',
        after: 20,
        first: { dose: 200, half: 5, again: 0 },
        second: { dose: 400, half: 5, again: 0 },
        answer: (once, twice) => (twice < 1.5 * once ? 2 : twice < 3 * once ? 1 : 0),
      },
      explains: 'After one half-life more, the double dose is where the single one was.',
    },
    {
      asks: 'A pill at every half-life, for days. How high do the peaks get?',
      options: ['They grow without end', 'To about twice one dose', 'They stay at one dose'],
      settle: {
        readout: 'highest',
        after: 70,
        first: { dose: 100, half: 6, again: 1, gap: 6 },
        answer: (highest) => (highest > 300 ? 0 : highest > 150 ? 1 : 2),
      },
      explains: 'At a peak of two doses, one dose is cleared until the next one comes: it is in balance.',
    },
  ],
  glossary: [
    { word: 'Half-life', means: 'The time in which half of what is there goes.' },
    { word: 'Dose', means: 'How much of a medicine is taken at a time.' },
    { word: 'Clearance', means: 'That liver and kidneys take something out of the body.' },
    { word: 'Steady state', means: 'Between two doses as much goes as each dose brings.' },
  ],
  goals: [
    'Work out what is left after several half-lives.',
    'Explain why the amount falls fast at first and slowly later.',
    'Say why regular doses come to a level, and on what it depends.',
  ],
  standards: [
    'CCSS HSF-LE.A.1',
    'CCSS HSA-SSE.B.4',
    'AP Biology: homeostasis',
    'England KS5 Mathematics: exponentials',
  ],
})
