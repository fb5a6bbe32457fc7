import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { catchOf, type Fishery, gainOf, growthOf, haste, isOpen, modes, most, reach } from './model.ts'
import { draw } from './view.ts'

type Rates = readonly [fish: number, boats: number]

function rates(fish: number, boats: number, values: Values): Rates {
  return [
    growthOf(fish, values) - reach * boats * fish,
    isOpen(values) ? haste * gainOf(fish, values) * boats : 0,
  ]
}

const year = 60

export const tragedyOfTheCommons = system<Fishery>({
  id: 'tragedy-of-the-commons',
  title: 'Fishing in a common sea',
  subject: 'economics',
  ages: [11, 20],
  words: [
    'tragedy of the commons',
    'overfishing',
    'fishing quota',
    'sustainable fishing',
    'fish stock',
    'fishery',
    'common resource',
    'commons',
    'maximum sustainable yield',
    'open access',
    'sustainability of a resource',
    'too many fishing boats',
    'shared resource',
    'bioeconomics',
  ],
  tells: {
    young:
      'A bay is full of fish that belong to nobody. Every boat that fishes earns money, so more and more boats come. Soon there are few fish, and nobody earns anything. What if the village agrees on how many boats may go out?',
    middle:
      'Fish grow back fastest when the bay is half full. While fishing pays, more boats come; they stop only when a boat earns no more than it costs. Then many boats catch few fish. With fewer boats the catch would be larger and the bay fuller: that is the tragedy of the commons.',
    upper:
      'The Gordon–Schaefer model: logistic growth less a catch qEx. With fixed effort the stock follows a logistic curve again and rests at K(1 − qE/r); the largest sustainable yield is rK/4. With open access, effort follows profit and ends at the bionomic stock x = c/(pq), where all rent is gone.',
  },
  controls: [
    {
      id: 'mode',
      label: 'Who may fish',
      unit: '',
      from: 0,
      to: 1,
      usual: 1,
      options: modes,
      about:
        'A fixed number of boats, or anyone: then boats come while it pays and give up when it does not.',
    },
    {
      id: 'boats',
      label: 'Boats',
      symbol: 'E',
      unit: '',
      from: 5,
      to: 100,
      usual: 10,
      step: 1,
      about: 'How many boats there are; if anyone may fish, how many begin.',
      restarts: true,
    },
    {
      id: 'growth',
      label: 'Growth of the fish',
      symbol: 'r',
      unit: '1/year',
      from: 0.2,
      to: 1,
      usual: 0.6,
      about: 'How fast few fish multiply: 0.6 means by 60% a year.',
    },
    {
      id: 'price',
      label: 'Price of fish',
      symbol: 'p',
      unit: '€/kg',
      from: 3,
      to: 10,
      usual: 5,
      about: 'What is paid on the market.',
    },
    {
      id: 'cost',
      label: 'Cost of a boat',
      symbol: 'c',
      unit: '€ thousand a year',
      from: 6,
      to: 25,
      usual: 12,
      about: 'Fuel, nets, repairs and wages of one boat in a year.',
    },
  ],
  readouts: [
    {
      id: 'fish',
      label: 'Fish in the bay',
      symbol: 'x',
      unit: 't',
      digits: 0,
      about: 'The bay can feed 1000 tonnes.',
      of: ({ fish }) => fish,
    },
    {
      id: 'boats',
      label: 'Boats',
      unit: '',
      digits: 1,
      about: 'How many go out.',
      of: ({ boats }) => boats,
    },
    {
      id: 'catch',
      label: 'Catch',
      symbol: 'h',
      unit: 't/year',
      digits: 1,
      about: 'Of all boats together.',
      of: catchOf,
    },
    {
      id: 'gain',
      label: 'Profit of one boat',
      unit: '€ thousand a year',
      about: 'What its catch earns, minus what it costs.',
      of: ({ fish }, values) => gainOf(fish, values),
    },
    {
      id: 'all',
      label: 'Profit of all boats',
      unit: '€ thousand a year',
      digits: 0,
      about: 'Of all boats together.',
      of: ({ fish, boats }, values) => boats * gainOf(fish, values),
    },
  ],
  graphs: [
    {
      id: 'stock',
      title: 'Fish and catch',
      x: 'time',
      y: ['fish', 'catch'],
      about: 'At first the catch grows with the boats, then it falls with the fish.',
    },
    {
      id: 'gain',
      title: 'What it brings',
      x: 'time',
      y: ['all'],
      about: 'If anyone may fish it ends at nothing.',
    },
    {
      id: 'path',
      title: 'Fish against boats',
      x: 'boats',
      y: ['fish'],
      about: 'A spiral into the point where nobody gains.',
    },
  ],
  dt: 0.1,
  pace: 2.5,
  timeUnit: 'years',
  start: ({ boats = 10 }) => ({ time: 0, fish: most * 0.9, boats, past: [[most * 0.9, boats]] }),
  step(fishery, values, dt) {
    const { fish, boats } = fishery
    const a = rates(fish, boats, values)
    const b = rates(fish + (dt / 2) * a[0], boats + (dt / 2) * a[1], values)
    const c = rates(fish + (dt / 2) * b[0], boats + (dt / 2) * b[1], values)
    const d = rates(fish + dt * c[0], boats + dt * c[1], values)
    fishery.fish = Math.max(0, fish + (dt / 6) * (a[0] + 2 * b[0] + 2 * c[0] + d[0]))
    fishery.boats = Math.max(0, boats + (dt / 6) * (a[1] + 2 * b[1] + 2 * c[1] + d[1]))
    const before = Math.floor(fishery.time + 1e-9)
    fishery.time += dt
    if (Math.floor(fishery.time + 1e-9) > before)
      keepTrail(fishery.past, [fishery.fish, fishery.boats] as const, 120)
  },
  draw,
  describe: (fishery, values) =>
    `Year ${fishery.time.toFixed(0)}: ${fishery.boats.toFixed(0)} boats catch ${catchOf(fishery).toFixed(0)} tonnes a year, ${fishery.fish.toFixed(0)} tonnes of fish are left, and a boat ${gainOf(fishery.fish, values) >= 0 ? 'gains' : 'loses'} ${Math.abs(gainOf(fishery.fish, values)).toFixed(1)} thousand euros a year.`,
  effects: [
    {
      control: 'boats',
      readout: 'fish',
      goes: 'down',
      after: 12,
      given: { mode: 0 },
      says: 'More boats leave fewer fish.',
    },
    {
      control: 'growth',
      readout: 'fish',
      goes: 'up',
      after: year,
      given: { mode: 0, boats: 30 },
      over: [0.4, 1],
      says: 'Fish that multiply faster can take more fishing; slow ones die out.',
    },
    {
      control: 'price',
      readout: 'fish',
      goes: 'down',
      after: 100,
      says: 'If anyone may fish, a higher price empties the bay further.',
    },
    {
      control: 'cost',
      readout: 'fish',
      goes: 'up',
      after: 100,
      says: 'If anyone may fish, costlier boats spare the fish.',
    },
    {
      control: 'mode',
      readout: 'all',
      goes: 'down',
      after: 100,
      given: { boats: 25 },
      says: 'Open to everyone, the bay ends up earning nothing; with 25 boats it pays.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With a fixed number of boats the fish follow a logistic curve with r − qE in place of r.',
      readout: 'fish',
      expected({ boats = 10, growth = 0.6 }, time) {
        const first = most * 0.9
        const left = growth - reach * boats
        if (Math.abs(left) < 1e-6) return undefined
        // x′ = left·x − (r/K)·x², Bernoulli's equation.
        const rise = Math.exp(left * time)
        return (left * first * rise) / (left + (growth / most) * first * (rise - 1))
      },
      until: 40,
      where: { mode: [0, 0] },
      within: 1e-4,
    },
    {
      kind: 'analytic',
      says: 'If anyone may fish, c/(pq) tonnes are left in the end: there nobody gains.',
      readout: 'fish',
      expected: ({ price = 5, cost = 12 }, time) => (time > 179 ? cost / (price * reach) : undefined),
      until: 180,
      where: { mode: [1, 1], growth: [0.5, 1], cost: [14, 20], price: [4, 5.5] },
    },
    {
      kind: 'published',
      says: 'The largest catch that can last is rK/4: 150 tonnes a year at r = 0.6, with 30 boats.',
      source: 'Schaefer 1954; Clark, Mathematical Bioeconomics, chapter 1.',
      values: { mode: 0, boats: 30, growth: 0.6 },
      readout: 'catch',
      at: 80,
      expected: 150,
      within: 1e-4,
    },
  ],
  formulas: [
    {
      tex: '\\frac{dx}{dt} = r x\\left(1 - \\frac{x}{K}\\right) - q E x',
      about: 'Fish grow back, and each boat catches its share.',
    },
    { tex: '\\frac{dE}{dt} = k\\,(p q x - c)\\,E', about: 'Boats come while fishing pays.' },
    { tex: 'x_\\infty = \\frac{c}{p q}', about: 'What is left if anyone may fish.' },
    {
      tex: 'h_{\\max} = \\frac{rK}{4}',
      about: 'The largest catch that can last, with half of the fish left.',
    },
  ],
  tries: [
    { says: 'Let anyone fish and watch for a hundred years. Who is rich in the end?', set: { mode: 1 } },
    { says: 'Agree on 30 boats: that’s the largest catch that can last.', set: { mode: 0, boats: 30 } },
    {
      says: 'Let 70 boats out on a bay whose fish grow at 60% a year.',
      set: { mode: 0, boats: 70, growth: 0.6 },
    },
    {
      says: 'Double the price of fish while anyone may fish: good news for the fishers?',
      set: { mode: 1, price: 10 },
    },
    {
      says: 'Find the number of boats that earn the most together. It is fewer than 30!',
      set: { mode: 0, boats: 22 },
    },
  ],
  questions: [
    {
      asks: 'Anyone may fish. What does one boat gain after a hundred years?',
      options: ['A lot', 'About nothing', 'It depends on who was first'],
      settle: {
        readout: 'gain',
        after: 150,
        first: { mode: 1 },
        answer: (gain) => (gain > 3 ? 0 : gain > -3 ? 1 : 2),
      },
      explains:
        'As long as a boat gains anything, another boat comes. It stops only when nothing is left to gain.',
    },
    {
      asks: 'Instead of 30 boats, 50 go out year after year. How does the total catch change in the end?',
      options: ['It grows', 'It stays the same', 'It shrinks'],
      settle: {
        readout: 'catch',
        after: 120,
        first: { mode: 0, boats: 30 },
        second: { mode: 0, boats: 50 },
        answer: (a, b) => (b > a * 1.03 ? 0 : b < a * 0.97 ? 2 : 1),
      },
      explains: 'With fewer fish left, fewer are born. More boats catch less, year after year.',
    },
    {
      asks: 'The price of fish rises from 5 to 10 euros, and anyone may fish. What happens to the catch in the long run?',
      options: ['It grows', 'It shrinks', 'It stays as it was'],
      settle: {
        readout: 'catch',
        after: 200,
        first: { mode: 1, price: 5 },
        second: { mode: 1, price: 10 },
        answer: (a, b) => (b > a * 1.03 ? 0 : b < a * 0.97 ? 1 : 2),
      },
      explains:
        'The higher price draws in so many boats that only a few fish are left to breed, and less is caught than before.',
    },
  ],
  glossary: [
    { word: 'Commons', means: 'What everyone may use and nobody owns: a sea, a meadow, the air.' },
    { word: 'Stock', means: 'All the fish that are there.' },
    { word: 'Sustainable', means: 'Able to go on forever.' },
    { word: 'Open access', means: 'Nobody is kept out.' },
    { word: 'Quota', means: 'An agreed limit on how much may be taken.' },
  ],
  goals: [
    'Explain why free access empties a common resource.',
    'Find the catch that can last, and see that more effort can bring less.',
    'Compare rules: a fixed number of boats, prices, costs.',
  ],
  standards: [
    'NGSS HS-ESS3-3',
    'NGSS MS-LS2-1',
    'England A level Geography: the global commons; Economics: market failure',
  ],
})
