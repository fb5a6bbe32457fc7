import { system, type Values } from '@makebelieve/kit/simulation/system'
import { amounts, crossing, type Market, prices } from './model.ts'
import { draw } from './view.ts'

/** How quickly sellers change the sign: euros a day for each cup too few. */
const haste = 0.02

const soldNow = (market: Market, values: Values) => amounts(market, values).sold

/** What buyers and sellers would have gained from the cups that are not sold: the area between the lines. */
function lost(market: Market, values: Values): number {
  const { worth = 8, buyers = 120, cost = 0.04 } = values
  const sold = soldNow(market, values)
  const gap = worth * (1 - sold / buyers) - cost * sold
  return Math.max(0, 0.5 * gap * (crossing(values) - sold))
}

export const supplyAndDemand = system<Market>({
  id: 'supply-and-demand',
  title: 'Supply, demand and a tax',
  subject: 'economics',
  ages: [13, 20],
  words: [
    'supply and demand',
    'supply and demand with taxes',
    'market equilibrium',
    'tax incidence',
    'price formation',
    'deadweight loss',
    'market price',
    'price of a good',
    'tax on a market',
    'lemonade stand',
  ],
  tells: {
    young:
      'At a lemonade stand a low price makes a long queue, and a high price leaves cups over. So the price moves until as many cups are made as are wanted. A tax takes a coin from every cup, and fewer cups are sold.',
    middle:
      'When the price rises, buyers want less and sellers offer more. The price moves to where both are equal. A tax drives a wedge between what buyers pay and what sellers keep: fewer cups are sold, and some of the gain is lost to everyone.',
    upper:
      'Linear demand and supply with tâtonnement: the price follows excess demand. A tax on each unit is shared according to the slopes, whoever has to hand it over; the lost surplus grows with the square of the tax (Harberger’s triangle).',
  },
  controls: [
    {
      id: 'buyers',
      label: 'Thirsty people',
      symbol: 'N',
      unit: 'people',
      from: 40,
      to: 200,
      usual: 120,
      about: 'How many would take a cup if it cost nothing.',
    },
    {
      id: 'worth',
      label: 'Most anyone would pay',
      symbol: 'A',
      unit: '€',
      from: 4,
      to: 10,
      usual: 8,
      about: 'What a cup is worth to the thirstiest person.',
    },
    {
      id: 'cost',
      label: 'Rise in cost per cup',
      symbol: 'm',
      unit: '€/cup',
      from: 0.02,
      to: 0.1,
      usual: 0.04,
      about: 'How much more each extra cup costs to make than the one before.',
    },
    {
      id: 'tax',
      label: 'Tax on each cup',
      symbol: 't',
      unit: '€',
      from: 0,
      to: 3,
      usual: 1,
      about: 'What the state takes for every cup that is sold.',
    },
    {
      id: 'payer',
      label: 'Who hands over the tax',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['the seller', 'the buyer'],
      about: 'Who has to bring the tax to the state.',
    },
  ],
  readouts: [
    {
      id: 'paid',
      label: 'Buyers pay',
      symbol: 'P_b',
      unit: '€',
      about: 'For one cup, with the tax.',
      of: (market, values) => prices(market, values).paid,
    },
    {
      id: 'kept',
      label: 'Sellers keep',
      symbol: 'P_s',
      unit: '€',
      about: 'Of one cup, after the tax.',
      of: (market, values) => prices(market, values).kept,
    },
    {
      id: 'sold',
      label: 'Cups sold',
      symbol: 'Q',
      unit: 'cups/day',
      digits: 1,
      about: 'As many as are wanted and offered.',
      of: soldNow,
    },
    {
      id: 'revenue',
      label: 'The state takes',
      unit: '€/day',
      digits: 1,
      about: 'The tax of all cups sold.',
      of: (market, values) => (values.tax ?? 0) * soldNow(market, values),
    },
    {
      id: 'lost',
      label: 'Gain lost to everyone',
      unit: '€/day',
      digits: 1,
      about: 'What buyers and sellers would have gained from the cups that are not sold.',
      of: lost,
    },
  ],
  graphs: [
    {
      id: 'prices',
      title: 'Prices over time',
      x: 'time',
      y: ['paid', 'kept'],
      about: 'The gap between them is the tax.',
    },
    {
      id: 'sold',
      title: 'Cups sold and gain lost',
      x: 'time',
      y: ['sold', 'lost'],
      about: 'Most is sold, and least is lost, where the market comes to rest.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 'days',
  start: () => ({ price: 1.5 }),
  step(market, values, dt) {
    const rate = (price: number) => {
      const { wanted, offered } = amounts({ price }, values)
      return haste * (wanted - offered)
    }
    const a = rate(market.price)
    const b = rate(market.price + (dt / 2) * a)
    const c = rate(market.price + (dt / 2) * b)
    const d = rate(market.price + dt * c)
    market.price += (dt / 6) * (a + 2 * b + 2 * c + d)
  },
  draw,
  describe(market, values) {
    const { wanted, offered } = amounts(market, values)
    const { paid, kept } = prices(market, values)
    const state =
      Math.abs(wanted - offered) < 1
        ? 'all that is offered is sold'
        : wanted > offered
          ? `${(wanted - offered).toFixed(0)} people queue in vain`
          : `${(offered - wanted).toFixed(0)} cups are left over`
    return `Buyers pay ${paid.toFixed(2)} euros, sellers keep ${kept.toFixed(2)}; ${state}.`
  },
  effects: [
    {
      control: 'tax',
      readout: 'sold',
      goes: 'down',
      after: 30,
      says: 'With a higher tax, fewer cups are sold.',
    },
    {
      control: 'tax',
      readout: 'paid',
      goes: 'up',
      after: 30,
      says: 'A part of the tax is paid by the buyers.',
    },
    {
      control: 'tax',
      readout: 'kept',
      goes: 'down',
      after: 30,
      says: 'The other part is paid by the sellers.',
    },
    { control: 'tax', readout: 'lost', goes: 'up', after: 30, says: 'A higher tax means more gain is lost.' },
    { control: 'buyers', readout: 'paid', goes: 'up', after: 30, says: 'More buyers raise the price.' },
    {
      control: 'worth',
      readout: 'sold',
      goes: 'up',
      after: 30,
      says: 'The more people value it, the more they buy.',
    },
    {
      control: 'cost',
      readout: 'sold',
      goes: 'down',
      after: 30,
      says: 'When costs climb faster, fewer cups are made.',
    },
    {
      control: 'payer',
      readout: 'paid',
      goes: 'changes',
      after: 0.5,
      says: 'At first it matters who hands the tax over; once the sign has moved it does not.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without a tax the price comes to rest along an exponential curve.',
      readout: 'paid',
      expected({ buyers = 120, worth = 8, cost = 0.04 }, time) {
        const rest = (cost * worth) / (worth / buyers + cost)
        return rest + (1.5 - rest) * Math.exp(-haste * (buyers / worth + 1 / cost) * time)
      },
      until: 12,
      where: { tax: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'In the end (A − t)/(A/N + m) cups are sold, whoever hands the tax over.',
      readout: 'sold',
      expected: ({ buyers = 120, worth = 8, cost = 0.04, tax = 0 }, time) =>
        time > 34 ? (worth - tax) / (worth / buyers + cost) : undefined,
      until: 36,
    },
    {
      kind: 'analytic',
      says: 'In the end the lost gain is Harberger’s triangle, t²/2 over the sum of the slopes.',
      readout: 'lost',
      expected: ({ buyers = 120, worth = 8, cost = 0.04, tax = 0 }, time) =>
        time > 38 ? tax ** 2 / (2 * (worth / buyers + cost)) : undefined,
      until: 40,
      where: { tax: [0.5, 3] },
    },
  ],
  formulas: [
    {
      tex: 'Q_d = N\\left(1 - \\frac{P_b}{A}\\right), \\quad Q_s = \\frac{P_s}{m}',
      about: 'Demand and supply.',
    },
    { tex: 'P_b = P_s + t', about: 'The tax lies between the two prices.' },
    { tex: '\\frac{dP}{dt} = k\\,(Q_d - Q_s)', about: 'The price rises while more is wanted than offered.' },
    { tex: 'L = \\frac{t^2}{2\\,(A/N + m)}', about: 'The lost gain grows with the square of the tax.' },
  ],
  tries: [
    { says: 'Take the tax away and watch where the price comes to rest.', set: { tax: 0 } },
    { says: 'Double the tax: the lost triangle becomes four times as large.', set: { tax: 2 } },
    { says: 'Let the buyer hand the tax over instead. What changes in the end?', set: { payer: 1 } },
    {
      says: 'Make cups cost more and more to produce. Who bears most of the tax now?',
      set: { cost: 0.1, tax: 2 },
    },
  ],
  questions: [
    {
      asks: 'Now the buyer has to hand over the tax instead of the seller. What do buyers pay in the end?',
      options: ['More', 'Less', 'As much as before'],
      settle: {
        readout: 'paid',
        after: 40,
        first: { payer: 0 },
        second: { payer: 1 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 1 : 2),
      },
      explains:
        'The price on the sign falls by as much as the buyers now pay extra. The law does not decide who bears a tax; the slopes do.',
    },
    {
      asks: 'The tax is doubled from €1 to €2. How much more gain is lost?',
      options: ['As much as before', 'Twice as much', 'Four times as much'],
      settle: {
        readout: 'lost',
        after: 40,
        first: { tax: 1 },
        second: { tax: 2 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'The triangle becomes twice as tall and twice as long.',
    },
    {
      asks: 'The tax rises by €1, from nothing. By how much does the price for buyers rise?',
      options: ['By less than €1', 'By exactly €1', 'By more than €1'],
      settle: {
        readout: 'paid',
        after: 40,
        first: { tax: 0 },
        second: { tax: 1 },
        answer: (a, b) => (b - a < 0.97 ? 0 : b - a < 1.03 ? 1 : 2),
      },
      explains: 'Some buyers turn away, so sellers must lower what they keep: both bear a part.',
    },
  ],
  glossary: [
    { word: 'Demand', means: 'How much people want to buy at a price.' },
    { word: 'Supply', means: 'How much sellers offer at a price.' },
    { word: 'Equilibrium', means: 'Where as much is wanted as offered, so that the price rests.' },
    { word: 'Deadweight loss', means: 'Gain that nobody gets because a trade never happened.' },
  ],
  goals: [
    'See how a price comes about without anyone setting it.',
    'Tell apart who bears a tax and who hands it over.',
    'Read gains and losses as areas.',
  ],
  standards: ['Economics, ages 16–18: supply, demand and indirect taxes', 'C3 D2.Eco.4.9-12'],
})
