import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { bumpsOf, companiesOf, companiesShown, first, kept, type Market } from './model.ts'
import { draw } from './view.ts'

/** A number of the bell curve (Box and Muller). */
const bell = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(random.between(0, 2 * Math.PI))

/** One month: news for all and news for each company; the basket is shared out evenly again. */
function month(market: Market, values: Values, random: Random): void {
  const { growth = 7, bumps = 25, common = 25 } = values
  const [mu, sigma, rho] = [growth / 100, bumps / 100, common / 100]
  const forAll = Math.sqrt(rho) * bell(random)
  const drift = (mu - sigma ** 2 / 2) / 12
  const swing = sigma / Math.sqrt(12)
  let together = 0
  market.companies = market.companies.map((worth) => {
    const step = Math.exp(drift + swing * (forAll + Math.sqrt(1 - rho) * bell(random)))
    together += step
    return worth * step
  })
  const step = together / market.companies.length
  market.basket *= step
  market.months++
  market.sum += Math.log(step)
  market.squares += Math.log(step) ** 2
  market.highest = Math.max(market.highest, market.basket)
  market.fall = Math.max(market.fall, 1 - market.basket / market.highest)
}

const remember = (market: Market) =>
  keepTrail(
    market.past,
    { basket: market.basket, companies: market.companies.slice(0, companiesShown) },
    kept + 1,
  )

const century = 1200

export const stockMarketRandomWalk = system<Market>({
  id: 'stock-market-random-walk',
  title: 'The stock market: risk and baskets',
  subject: 'economics',
  ages: [14, 20],
  words: [
    'stock market',
    'stock market random walk',
    'share prices',
    'shares and risk',
    'random walk of prices',
    'investing',
    'investment risk',
    'diversification',
    'do not put all eggs in one basket',
    'volatility',
    'portfolio',
    'index fund',
    'geometric brownian motion',
    'risk and return',
  ],
  tells: {
    young:
      'The price of a company’s share jumps up and down, as if dice were thrown each month. Nobody knows the next throw. But if you own a bit of many companies, bad luck here and good luck there even out: don’t put all your eggs in one basket!',
    middle:
      'Share prices move like a random walk with a slow upward trend. One company may double or be ruined. A basket of many is far less bumpy, because their own luck evens out. What cannot be evened out is the luck they all share, as in a crisis.',
    upper:
      'Each price follows a geometric Brownian motion with drift μ and volatility σ; the shocks have a common part with correlation ρ. An equally weighted, rebalanced basket of n has the volatility σ√(ρ + (1 − ρ)/n): diversification removes the idiosyncratic part only.',
  },
  controls: [
    {
      id: 'companies',
      label: 'Companies in the basket',
      symbol: 'n',
      unit: '',
      from: 1,
      to: 30,
      usual: 5,
      step: 1,
      about: 'Over how many companies the money is spread, evenly.',
      restarts: true,
    },
    {
      id: 'bumps',
      label: 'Ups and downs of each',
      symbol: '\\sigma',
      unit: '% a year',
      from: 0,
      to: 45,
      usual: 25,
      about: 'How far a price typically strays in a year.',
    },
    {
      id: 'common',
      label: 'Luck they share',
      symbol: '\\rho',
      unit: '%',
      from: 0,
      to: 100,
      usual: 25,
      about: 'How alike their ups and downs are: 0% each has its own luck, 100% all move together.',
    },
    {
      id: 'growth',
      label: 'Growth on average',
      symbol: '\\mu',
      unit: '% a year',
      from: 0,
      to: 12,
      usual: 7,
      about: 'How much the average of all possible futures grows.',
    },
  ],
  readouts: [
    {
      id: 'basket',
      label: 'The basket',
      symbol: 'B',
      unit: '€',
      digits: 0,
      about: 'What became of 100 euros.',
      of: ({ basket }) => basket,
    },
    {
      id: 'best',
      label: 'Best company',
      unit: '€',
      digits: 0,
      about: 'What 100 euros in the luckiest company became.',
      of: ({ companies }) => Math.max(...companies),
    },
    {
      id: 'worst',
      label: 'Worst company',
      unit: '€',
      digits: 0,
      about: 'What 100 euros in the unluckiest company became.',
      of: ({ companies }) => Math.min(...companies),
    },
    {
      id: 'fall',
      label: 'Deepest fall',
      unit: '%',
      digits: 1,
      about: 'The biggest loss so far, from a high point.',
      of: ({ fall }) => 100 * fall,
    },
    {
      id: 'bumps',
      label: 'Ups and downs of the basket',
      unit: '% a year',
      digits: 1,
      about: 'Measured from its monthly steps.',
      known: ({ months }) => months > 1,
      of: bumpsOf,
    },
  ],
  graphs: [
    {
      id: 'basket',
      title: 'The basket',
      x: 'time',
      y: ['basket', 'best', 'worst'],
      about: 'The basket runs between the luckiest and the unluckiest company.',
    },
    {
      id: 'bumps',
      title: 'Ups and downs of the basket',
      x: 'time',
      y: ['bumps'],
      about: 'The longer you measure, the steadier the number.',
    },
  ],
  dt: 1,
  pace: 12,
  timeUnit: 'months',
  start(values) {
    const market: Market = {
      months: 0,
      companies: Array.from({ length: companiesOf(values) }, () => first),
      basket: first,
      highest: first,
      fall: 0,
      sum: 0,
      squares: 0,
      past: [],
    }
    remember(market)
    return market
  },
  step(market, values, _, random) {
    month(market, values, random)
    remember(market)
  },
  isOver: ({ months }) => months >= 3 * century,
  draw,
  describe: (market) =>
    `After ${(market.months / 12).toFixed(1)} years 100 euros have become ${market.basket.toFixed(0)}; the deepest fall was ${(100 * market.fall).toFixed(0)} percent.`,
  effects: [
    {
      control: 'companies',
      readout: 'bumps',
      goes: 'down',
      after: century,
      given: { common: 0 },
      says: 'More companies make the basket less bumpy.',
    },
    {
      control: 'bumps',
      readout: 'bumps',
      goes: 'up',
      after: 240,
      says: 'Bumpier companies make a bumpier basket.',
    },
    {
      control: 'common',
      readout: 'bumps',
      goes: 'up',
      after: century,
      given: { companies: 20 },
      says: 'The more luck they share, the less a basket helps.',
    },
    {
      control: 'growth',
      readout: 'basket',
      goes: 'up',
      after: 240,
      says: 'More growth makes more money.',
    },
  ],
  references: [
    {
      kind: 'published',
      says: 'Sixteen companies without shared luck are a quarter as bumpy as one: 5% instead of 20%.',
      source: 'Bodie, Kane and Marcus, Investments, chapter 7: diversification and portfolio risk.',
      values: { companies: 16, bumps: 20, common: 0, growth: 7 },
      readout: 'bumps',
      at: 2 * century,
      expected: 5,
      within: 0.07,
    },
    {
      kind: 'analytic',
      says: 'A basket of n is as bumpy as σ√(ρ + (1 − ρ)/n), measured over two hundred years.',
      readout: 'bumps',
      expected({ companies = 5, bumps = 25, common = 25 }, time) {
        const rho = common / 100
        return time > 2 * century - 1 ? bumps * Math.sqrt(rho + (1 - rho) / Math.round(companies)) : undefined
      },
      until: 2 * century,
      where: { bumps: [5, 30], companies: [1, 20] },
      within: 0.08,
    },
    {
      kind: 'analytic',
      says: 'Without ups and downs the money grows like compound interest, e to the power of μt.',
      readout: 'basket',
      expected: ({ growth = 7 }, time) => first * Math.exp(((growth / 100) * time) / 12),
      until: 360,
      where: { bumps: [0, 0] },
      within: 1e-6,
    },
  ],
  formulas: [
    {
      tex: 'S_{t+1} = S_t\\, e^{(\\mu - \\sigma^2/2)\\Delta t + \\sigma\\sqrt{\\Delta t}\\,z}',
      about: 'One month of a price; z is a number of the bell curve.',
    },
    {
      tex: '\\sigma_n = \\sigma\\sqrt{\\rho + \\frac{1-\\rho}{n}}',
      about: 'How bumpy a basket of n companies is.',
    },
  ],
  tries: [
    { says: 'Put everything into one company and watch for twenty years.', set: { companies: 1, bumps: 40 } },
    { says: 'Spread it over 30 companies that have nothing in common.', set: { companies: 30, common: 0 } },
    {
      says: 'Now let all share their luck, as in a crisis. Does the basket still help?',
      set: { companies: 30, common: 90 },
    },
    {
      says: 'Take the growth away: can you still see “trends”? They are only chance!',
      set: { growth: 0, companies: 1 },
    },
    { says: 'Take the ups and downs away: plain compound interest.', set: { bumps: 0 } },
  ],
  questions: [
    {
      asks: 'Instead of one company, you own 16, each with its own luck. How bumpy is the basket?',
      options: ['As bumpy as one company', 'Half as bumpy', 'About a quarter as bumpy'],
      settle: {
        readout: 'bumps',
        after: century,
        first: { companies: 1, common: 0 },
        second: { companies: 16, common: 0 },
        answer: (a, b) => (b / a > 0.7 ? 0 : b / a > 0.36 ? 1 : 2),
      },
      explains: 'Luck evens out with the square root: sixteen companies, a quarter of the ups and downs.',
    },
    {
      asks: 'Half of all luck is shared by everyone. Can a basket of 30 companies be made nearly free of ups and downs?',
      options: ['Yes, nearly', 'No, most of them stay'],
      settle: {
        readout: 'bumps',
        after: century,
        first: { companies: 1, common: 50 },
        second: { companies: 30, common: 50 },
        answer: (a, b) => (b / a < 0.35 ? 0 : 1),
      },
      explains:
        'The luck that all share cannot even out. The square root of one half, 71%, remains however many you own.',
    },
    {
      asks: 'With bumpier companies (40% instead of 10 %), how deep is the deepest fall of the basket in 20 years?',
      options: ['About the same', 'Deeper', 'Less deep'],
      settle: {
        readout: 'fall',
        after: 240,
        first: { bumps: 10 },
        second: { bumps: 40 },
        answer: (a, b) => (b > a * 1.2 ? 1 : b < a * 0.8 ? 2 : 0),
      },
      explains:
        'Larger jumps add up to deeper valleys. Anyone who needs the money just then is in trouble: that is risk.',
    },
  ],
  glossary: [
    { word: 'Share', means: 'A small piece of a company that can be bought and sold.' },
    { word: 'Random walk', means: 'A way whose next step is left to chance.' },
    { word: 'Volatility', means: 'How strongly a price goes up and down.' },
    { word: 'Diversification', means: 'Spreading money over many things, so that bad luck evens out.' },
    { word: 'Index fund', means: 'A basket of very many companies that anyone can buy a piece of.' },
  ],
  goals: [
    'See that chance alone makes lines that look like trends.',
    'Explain why spreading money makes it safer, and what it cannot protect from.',
    'Use the square root law for independent ups and downs.',
  ],
  standards: [
    'US National Standards for Personal Financial Education: investing, risk and diversification',
    'England A level Mathematics and Statistics: the normal distribution; sums of random variables',
    'Economics, ages 16–18: financial markets',
  ],
})
