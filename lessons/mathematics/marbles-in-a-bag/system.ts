import { system } from '@makebelieve/kit/simulation/system'
import { type Bag, bluesOf, drawRound, picksOf, redsOf, shareOf } from './model.ts'
import { draw } from './view.ts'

/** All red, worked out by counting hands rather than along the tree: C(r, k)/C(n, k), or (r/n)^k. */
function chanceByCounting(red: number, all: number, picks: number, putBack: boolean): number {
  if (putBack) return 100 * (red / all) ** picks
  const ways = (of: number) => {
    let product = 1
    for (let i = 0; i < picks; i++) product *= Math.max(0, of - i)
    return product
  }
  return (100 * ways(red)) / ways(all)
}

export const marblesInABag = system<Bag>({
  id: 'marbles-in-a-bag',
  title: 'Marbles in a bag: with and without putting back',
  subject: 'mathematics',
  ages: [9, 17],
  words: [
    'marbles in a bag',
    'balls in a bag',
    'drawing balls from an urn',
    'drawing marbles',
    'picking a red ball from a bag',
    'probability of drawing a ball',
    'with and without replacement',
    'sampling without replacement',
    'probability tree',
    'tree diagram',
    'dependent and independent events',
    'socks in a drawer',
    'drawing cards from a deck',
  ],
  tells: {
    young:
      'There are red and blue marbles in a bag. You take two without looking. How often are both red? It depends on whether the first one goes back into the bag! Draw hundreds of times and count.',
    middle:
      'Each draw is a branch of a tree, and along a path the chances are multiplied. If the marble goes back, every draw has the same chance: 3/8 · 3/8. If it stays out, there is one red one fewer, and one marble fewer: 3/8 · 2/7. The first kind of draws are independent, the second are not.',
    upper:
      'With replacement the number of red ones is binomial: P(all red) = (r/n)^k. Without it is hypergeometric: P = C(r,k)/C(n,k) = Π(r − i)/(n − i). Both give the same mean share of red ones, r/n, but without replacement a red one makes the next red one less likely.',
  },
  controls: [
    {
      id: 'red',
      label: 'Red marbles',
      symbol: 'r',
      unit: '',
      from: 1,
      to: 12,
      usual: 3,
      step: 1,
      about: 'How many red marbles are in the bag.',
      restarts: true,
    },
    {
      id: 'blue',
      label: 'Blue marbles',
      symbol: 'b',
      unit: '',
      from: 1,
      to: 12,
      usual: 5,
      step: 1,
      about: 'How many blue marbles are in the bag.',
      restarts: true,
    },
    {
      id: 'picks',
      label: 'Marbles drawn',
      symbol: 'k',
      unit: '',
      from: 1,
      to: 5,
      usual: 2,
      step: 1,
      about: 'How many marbles are taken in each round, one after the other.',
      restarts: true,
    },
    {
      id: 'back',
      label: 'After each marble',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['it stays out', 'it goes back'],
      about: 'Without or with replacement.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Rounds in a second',
      unit: '1/s',
      from: 0.5,
      to: 200,
      usual: 2,
      logarithmic: true,
      about: 'How quickly rounds follow each other.',
    },
  ],
  readouts: [
    {
      id: 'share',
      label: 'All of them red',
      unit: '%',
      digits: 1,
      about: 'The percentage of rounds in which every marble was red.',
      known: ({ rounds }) => rounds > 0,
      of: ({ hits, rounds }) => shareOf(hits, rounds),
    },
    {
      id: 'rounds',
      label: 'Rounds',
      unit: '',
      digits: 0,
      about: 'How many times the marbles were drawn.',
      of: ({ rounds }) => rounds,
    },
    {
      id: 'reds',
      label: 'Red among all that were drawn',
      unit: '%',
      digits: 1,
      about: 'The percentage of red marbles, counted one by one.',
      known: ({ all }) => all > 0,
      of: ({ reds, all }) => shareOf(reds, all),
    },
  ],
  graphs: [
    {
      id: 'share',
      title: 'Share of rounds that are all red',
      x: 'time',
      y: ['share'],
      about: 'It jumps about at first and settles at the chance along the tree.',
    },
    {
      id: 'reds',
      title: 'Share of red marbles',
      x: 'time',
      y: ['reds'],
      about: 'The same with and without putting back.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: (values, random) => ({
    drawn: drawRound(values, random),
    rounds: 0,
    hits: 0,
    reds: 0,
    all: 0,
    due: 0,
  }),
  step(bag, values, dt, random) {
    bag.due += (values.rate ?? 2) * dt
    while (bag.due >= 1 - 1e-9) {
      bag.due = Math.max(0, bag.due - 1)
      bag.rounds++
      if (bag.drawn.every((isRed) => isRed)) bag.hits++
      bag.reds += bag.drawn.filter((isRed) => isRed).length
      bag.all += bag.drawn.length
      bag.drawn = drawRound(values, random)
    }
  },
  draw,
  describe: ({ drawn, rounds, hits }, values) =>
    `From ${redsOf(values)} red and ${bluesOf(values)} blue marbles ${drawn.map((isRed) => (isRed ? 'red' : 'blue')).join(', ')} came out. In ${hits} of ${rounds} rounds all were red.`,
  effects: [
    {
      control: 'red',
      readout: 'share',
      goes: 'up',
      after: 10,
      given: { rate: 200 },
      over: [2, 12],
      says: 'The more red marbles, the more often all are red. A single red one cannot be drawn twice.',
    },
    {
      control: 'blue',
      readout: 'share',
      goes: 'down',
      after: 10,
      given: { rate: 200, red: 6 },
      over: [1, 8],
      says: 'The more blue marbles, the less often all are red.',
    },
    {
      control: 'picks',
      readout: 'share',
      goes: 'down',
      after: 10,
      given: { rate: 200, red: 8 },
      says: 'The more are drawn, the rarer it is that all are red.',
    },
    {
      control: 'back',
      readout: 'share',
      goes: 'up',
      after: 20,
      given: { rate: 200 },
      says: 'If the red ones go back, the next red one is likelier.',
    },
    { control: 'rate', readout: 'rounds', goes: 'up', after: 8, says: 'Faster rounds are more rounds.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without putting back, all are red in C(r, k) of C(n, k) hands.',
      readout: 'share',
      expected: (values, time) =>
        time > 38
          ? chanceByCounting(redsOf(values), redsOf(values) + bluesOf(values), picksOf(values), false)
          : undefined,
      until: 40,
      where: { back: [0, 0], red: [5, 12], blue: [1, 4], picks: [1, 3], rate: [180, 200] },
      within: 0.1,
    },
    {
      kind: 'analytic',
      says: 'With putting back, all are red with the chance (r/n)ᵏ.',
      readout: 'share',
      expected: (values, time) =>
        time > 38
          ? chanceByCounting(redsOf(values), redsOf(values) + bluesOf(values), picksOf(values), true)
          : undefined,
      until: 40,
      where: { back: [1, 1], red: [5, 12], blue: [1, 4], picks: [1, 3], rate: [180, 200] },
      within: 0.1,
    },
    {
      kind: 'analytic',
      says: 'Of all marbles drawn, r/n are red, whether they go back or not.',
      readout: 'reds',
      expected: (values, time) =>
        time > 38 ? (100 * redsOf(values)) / (redsOf(values) + bluesOf(values)) : undefined,
      until: 40,
      where: { red: [3, 12], blue: [1, 12], rate: [180, 200] },
      within: 0.1,
    },
    {
      kind: 'published',
      says: 'Two aces from a deck of cards have a chance of 4/52 · 3/51; the same law gives 3/8 · 2/7 = 10.7% here.',
      source: 'Charles Grinstead and J. Laurie Snell, Introduction to Probability (AMS, 1997), section 4.1.',
      values: { red: 3, blue: 5, picks: 2, back: 0, rate: 200 },
      readout: 'share',
      at: 55,
      expected: 10.71,
      // Chance: five times the standard error of 11 000 rounds.
      within: 0.14,
    },
  ],
  formulas: [
    { tex: 'P = \\frac{r}{n}\\cdot\\frac{r-1}{n-1}', about: 'Two red ones, when the first stays out.' },
    { tex: 'P = \\frac{r}{n}\\cdot\\frac{r}{n}', about: 'Two red ones, when the first goes back.' },
    {
      tex: 'P(A \\cap B) = P(A)\\cdot P(B \\mid A)',
      about: 'Along a branch of the tree chances are multiplied.',
    },
  ],
  tries: [
    { says: 'Guess how many of a hundred rounds bring two red ones, and then count.', set: { rate: 20 } },
    { says: 'Put the marble back each time. What changes?', set: { back: 1, rate: 50 } },
    { says: 'Take one red marble only, and try to draw two red ones.', set: { red: 1, picks: 2 } },
    { says: 'Draw four from a bag that is nearly all red.', set: { red: 12, blue: 1, picks: 4, rate: 50 } },
  ],
  questions: [
    {
      asks: '3 red and 5 blue marbles, two are drawn and stay out. How often are both red?',
      options: ['In about 11 of 100 rounds', 'In about 38 of 100', 'In about 75 of 100'],
      settle: {
        readout: 'share',
        after: 40,
        first: { red: 3, blue: 5, picks: 2, back: 0, rate: 200 },
        answer: (share) => (share < 25 ? 0 : share < 55 ? 1 : 2),
      },
      explains: '3/8 · 2/7 = 6/56, about 11 in 100. With two draws chances are multiplied, not added.',
    },
    {
      asks: 'Now each marble goes back before the next one. Two red ones come…',
      options: ['less often', 'as often', 'more often'],
      settle: {
        readout: 'share',
        after: 40,
        first: { red: 3, blue: 5, picks: 2, back: 0, rate: 200 },
        second: { red: 3, blue: 5, picks: 2, back: 1, rate: 200 },
        answer: (out, back) => (back < 0.9 * out ? 0 : back < 1.1 * out ? 1 : 2),
      },
      explains: 'The red one that went back can be drawn again: 3/8 · 3/8 is more than 3/8 · 2/7.',
    },
    {
      asks: 'Does putting back change how many of all the drawn marbles are red?',
      options: ['Yes, more are red', 'No', 'Yes, fewer are red'],
      settle: {
        readout: 'reds',
        after: 40,
        first: { red: 3, blue: 5, picks: 2, back: 0, rate: 200 },
        second: { red: 3, blue: 5, picks: 2, back: 1, rate: 200 },
        answer: (out, back) => (back > 1.1 * out ? 0 : back < 0.9 * out ? 2 : 1),
      },
      explains: 'Each place in the hand is as likely to be red as any other: 3 of 8 on average.',
    },
  ],
  glossary: [
    { word: 'Replacement', means: 'Putting back what was drawn before the next draw.' },
    { word: 'Independent', means: 'What came first tells nothing about what comes next.' },
    { word: 'Tree diagram', means: 'A drawing in which each draw is a fork and each result a path.' },
    { word: 'Conditional probability', means: 'How likely something is once something else is known.' },
  ],
  goals: [
    'Multiply chances along the branches of a tree.',
    'Tell draws with and without replacement apart, and say which are independent.',
    'Compare a counted share with a chance that was worked out.',
  ],
  standards: ['CCSS 7.SP.C.8', 'CCSS HSS-CP.A.2', 'England KS4 Mathematics: probability (tree diagrams)'],
})
