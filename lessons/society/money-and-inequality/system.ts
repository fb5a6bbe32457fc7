import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { first, gameOf, games, giniOf, people, topShare, type Village } from './model.ts'
import { draw } from './view.ts'

/** Two play: what the one gains the other loses. */
function play(village: Village, a: number, b: number, values: Values, random: Random): void {
  const { money } = village
  const [mine, yours] = [money[a] ?? 0, money[b] ?? 0]
  const { stake = 20 } = values
  const game = gameOf(values)
  const luck = random.next()
  if (game === 0) {
    // Both lay the same part of their money into a pot, and chance shares it out.
    const part = stake / 50
    money[a] = mine * (1 - part) + luck * part * (mine + yours)
    money[b] = mine + yours - (money[a] ?? 0)
    return
  }
  const bet = game === 1 ? stake : (Math.min(mine, yours) * stake) / 100
  const [winner, loser, has] = luck < 0.5 ? [a, b, yours] : [b, a, mine]
  // Who cannot pay does not play.
  if (has < bet) return
  money[winner] = (money[winner] ?? 0) + bet
  money[loser] = (money[loser] ?? 0) - bet
}

/** Everybody plays once with somebody met by chance; then some is collected and shared out. */
function round(village: Village, values: Values, random: Random): void {
  const order = random.shuffled(village.money.map((_, i) => i))
  for (let i = 0; i + 1 < order.length; i += 2)
    play(village, order[i] ?? 0, order[i + 1] ?? 0, values, random)
  const tax = (values.tax ?? 0) / 100
  if (tax > 0) {
    const all = village.money.reduce((sum, one) => sum + one, 0)
    village.money = village.money.map((one) => one * (1 - tax) + (tax * all) / village.money.length)
  }
  // Typed arrays sort numbers much faster.
  village.sorted = Array.from(Float64Array.from(village.money).sort())
  village.rounds++
  keepTrail(village.past, giniOf(village.sorted), 300)
}

export const moneyAndInequality = system<Village>({
  id: 'money-and-inequality',
  title: 'Rich and poor by chance alone',
  subject: 'economics',
  ages: [13, 20],
  words: [
    'inequality',
    'rich and poor',
    'gini coefficient',
    'gini index',
    'lorenz curve',
    'distribution of wealth',
    'wealth inequality',
    'income inequality',
    'redistribution',
    'why some people are rich',
    'yard sale model',
    'exponential distribution of money',
  ],
  tells: {
    young:
      'Four hundred people all begin with 100 euros and play fair games with each other. Nobody cheats and nobody is cleverer. And yet, after a while, a few have a lot and many have little! Sharing out a bit after each round changes that.',
    middle:
      'Even in fair games money does not stay evenly spread: chance makes some rich and many poor, just as gas particles do not all have the same energy. How much the loser stakes decides how unequal it gets. Collecting a small part from everyone and sharing it out evenly holds inequality back.',
    upper:
      'Kinetic exchange models. Random sharing of the pot, or fixed bets with no debts, lead to the exponential (Boltzmann–Gibbs) distribution: Gini ½, top tenth 33%. If the stake is a part of the poorer’s wealth (yard-sale model), fair games still condense all wealth in one hand; a flat tax shared out evenly stabilises it.',
  },
  controls: [
    {
      id: 'game',
      label: 'The game',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: games,
      about: 'What two people who meet play about; every game is fair.',
    },
    {
      id: 'stake',
      label: 'Stake',
      symbol: 'q',
      unit: '%',
      from: 5,
      to: 50,
      usual: 50,
      about:
        'What share of the poorer player’s money is at stake, or how many euros in “one coin a game”; in the first game twice as much goes into the pot, at 50% everything.',
    },
    {
      id: 'tax',
      label: 'Collected and shared out',
      symbol: 't',
      unit: '%',
      from: 0,
      to: 10,
      usual: 0,
      about: 'This part of everyone’s money is collected after each round and shared out evenly.',
    },
  ],
  readouts: [
    {
      id: 'gini',
      label: 'Gini number',
      symbol: 'G',
      unit: '',
      digits: 3,
      about: '0 if everyone has the same, 1 if one person has everything.',
      of: ({ sorted }) => giniOf(sorted),
    },
    {
      id: 'top',
      label: 'The richest tenth has',
      unit: '%',
      digits: 1,
      about: 'Of all money.',
      of: ({ sorted }) => 100 * topShare(sorted, 0.1),
    },
    {
      id: 'half',
      label: 'The poorer half has',
      unit: '%',
      digits: 1,
      about: 'Of all money.',
      of: ({ sorted }) => 100 * (1 - topShare(sorted, 0.5)),
    },
    {
      id: 'below',
      label: 'Have less than at the start',
      unit: '%',
      digits: 1,
      about: 'What percentage of people own less than €100.',
      of: ({ sorted }) => (100 * sorted.filter((one) => one < first - 1e-9).length) / sorted.length,
    },
    {
      id: 'lately',
      label: 'Gini number, lately',
      unit: '',
      digits: 3,
      about: 'The mean over the last rounds.',
      of: ({ past }) => past.slice(-100).reduce((sum, one) => sum + one, 0) / Math.min(100, past.length),
    },
    {
      id: 'all',
      label: 'All money together',
      unit: '€',
      digits: 0,
      about: 'Nobody makes money and nobody burns it.',
      of: ({ money }) => money.reduce((sum, one) => sum + one, 0),
    },
  ],
  graphs: [
    {
      id: 'gini',
      title: 'Gini number',
      x: 'time',
      y: ['gini'],
      about: 'It climbs from equality to where the game leads.',
    },
    {
      id: 'shares',
      title: 'Who has how much',
      x: 'time',
      y: ['top', 'half'],
      about: 'The richest tenth against the poorer half.',
    },
  ],
  dt: 1,
  pace: 3,
  timeUnit: 'rounds',
  start() {
    const money = Array.from({ length: people }, () => first)
    return { money, sorted: [...money], rounds: 0, past: [0] }
  },
  step(village, values, _, random) {
    round(village, values, random)
  },
  draw,
  describe: ({ sorted, rounds }) =>
    `After ${rounds} rounds the Gini number is ${giniOf(sorted).toFixed(2)}; the richest tenth has ${(100 * topShare(sorted, 0.1)).toFixed(0)} percent of all money.`,
  effects: [
    {
      control: 'tax',
      readout: 'lately',
      goes: 'down',
      after: 60,
      says: 'The more is collected and shared out, the more equal it is.',
    },
    {
      control: 'stake',
      readout: 'gini',
      goes: 'up',
      after: 10,
      says: 'Higher stakes make it unequal sooner.',
    },
    {
      control: 'game',
      readout: 'lately',
      goes: 'changes',
      after: 120,
      given: { stake: 30 },
      says: 'Which game is played decides how unequal it gets, though all are fair.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'All money together stays the same.',
      readout: 'all',
      until: 60,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Sharing the pot by chance leads to the exponential distribution with a Gini number of ½.',
      source:
        'Drăgulescu and Yakovenko, Statistical mechanics of money, European Physical Journal B 17 (2000).',
      values: { game: 0, stake: 50, tax: 0 },
      readout: 'lately',
      at: 130,
      expected: 0.5,
      within: 0.035,
    },
    {
      kind: 'published',
      says: 'Of an exponential distribution the richest tenth owns (1 + ln 10)/10 = 33%.',
      source: 'Drăgulescu and Yakovenko 2000; Lorenz curve of the exponential distribution.',
      values: { game: 0, stake: 50, tax: 0 },
      readout: 'top',
      at: 130,
      expected: 33.03,
      // The richest few scatter by 4% from one chance to the next; five times that.
      within: 0.2,
    },
    {
      kind: 'analytic',
      says: 'With the whole pot at stake the Gini number is ⅓ after one round, as everyone owns an even random part of €200.',
      readout: 'gini',
      expected: (_, time) => (time === 1 ? 1 / 3 : undefined),
      until: 1,
      where: { game: [0, 0], stake: [50, 50], tax: [0, 0] },
      // Five times what chance makes it differ.
      within: 0.19,
    },
  ],
  formulas: [
    { tex: 'P(m) = \\frac1T\\,e^{-m/T}', about: 'The exponential distribution; T is the mean, €100.' },
    {
      tex: 'G = \\frac{\\sum_i (2i - n - 1)\\,m_i}{n \\sum_i m_i}',
      about: 'The Gini number of amounts in order, the poorest first.',
    },
  ],
  tries: [
    {
      says: 'Guess first: after a hundred fair rounds, who has more than at the start?',
      set: { game: 0, stake: 50 },
    },
    {
      says: 'Play for a share of the poorer player’s money. Watch for a long time!',
      set: { game: 2, stake: 30 },
    },
    { says: 'Now share out 2% after each round.', set: { game: 2, stake: 30, tax: 2 } },
    { says: 'One coin of €10 a game: the same end, only much later.', set: { game: 1, stake: 10 } },
    {
      says: 'How much must be shared out to bring the Gini number below 0.3?',
      set: { game: 0, stake: 50, tax: 5 },
    },
  ],
  questions: [
    {
      asks: 'All begin with €100 and share pots by chance. After 100 fair rounds, how many in a hundred have less than €100?',
      options: ['About 50: it is fair', 'About 63', 'Nobody: it evens out'],
      settle: {
        readout: 'below',
        after: 130,
        first: { game: 0, stake: 50 },
        answer: (below) => (below < 20 ? 2 : below < 56 ? 0 : 1),
      },
      explains: 'A few rich ones hold so much that most must be below the mean: 1 − 1/e, about 63 of 100.',
    },
    {
      asks: 'The stake is a part of the poorer one’s money, and every game is fair. What happens in the long run, compared with sharing the pot?',
      options: ['It is more equal', 'It is much more unequal', 'It is the same'],
      settle: {
        readout: 'gini',
        after: 150,
        first: { game: 0, stake: 50 },
        second: { game: 2, stake: 50 },
        answer: (a, b) => (b < a * 0.9 ? 0 : b > a * 1.2 ? 1 : 2),
      },
      explains:
        'Losing 30% and winning 30% does not bring you back to where you were: 0.7 times 1.3 is 0.91. Most sink, and the luckiest end with nearly everything.',
    },
    {
      asks: 'After each round 5% of all money is collected and shared out evenly. The Gini number…',
      options: ['falls clearly', 'does not change', 'falls to zero'],
      settle: {
        readout: 'lately',
        after: 60,
        first: { tax: 0 },
        second: { tax: 5 },
        answer: (a, b) => (b < 0.03 ? 2 : b < a * 0.97 ? 0 : 1),
      },
      explains: 'Chance pulls apart, sharing out pulls together. It settles where both are equally strong.',
    },
  ],
  glossary: [
    { word: 'Gini number', means: 'A measure of inequality from 0 (all alike) to 1 (one has everything).' },
    { word: 'Lorenz curve', means: 'How much the poorest share of people own together.' },
    { word: 'Redistribution', means: 'Collecting from all and sharing out again.' },
    { word: 'Fair game', means: 'A game in which nobody gains on average.' },
  ],
  goals: [
    'See that inequality can arise without anyone being better or worse.',
    'Read a Lorenz curve and a Gini number.',
    'Discuss what a model says about the real world, and what it does not.',
  ],
  standards: [
    'England A level Economics: the distribution of income and wealth, Lorenz curve and Gini coefficient',
    'Mathematics, ages 16–18: random processes and the exponential distribution',
    'C3 D2.Eco.1.9-12: how incentives influence choices that may result in policies with a range of costs and benefits',
  ],
})
