import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { type Darts, estimateOf, mostSeen } from './model.ts'
import { draw } from './view.ts'

export const estimatingPi = system<Darts>({
  id: 'estimating-pi',
  title: 'Finding π with darts',
  subject: 'mathematics',
  ages: [11, 18],
  words: [
    'estimating pi',
    'monte carlo',
    'pi with darts',
    'monte carlo method',
    'random darts on a circle',
    'value of pi',
    'area of a circle by chance',
    'finding pi',
    'random sampling',
    'circle in a square',
    'darts at a square',
  ],
  tells: {
    young:
      'Throw darts at a square without aiming. Some land in the circle, some outside it. The larger the circle, the more land in it. So just by counting darts you can find out how large the circle is, and with it the famous number π!',
    middle:
      'Darts that fall evenly on a square hit the circle in it as often as its share of the area: πr² out of 4. Counting hits therefore gives π. With a hundred times as many darts the answer is about ten times as exact, if nobody aims.',
    upper:
      'The Monte Carlo method: an area as the expectation of an indicator. The estimate 4·hits/(n·r²) is unbiased; its standard error for r = 1 is √(π(4 − π)/n) = 1.64/√n, whatever the dimension. A biased sampler converges too, to a wrong value.',
  },
  controls: [
    {
      id: 'rate',
      label: 'Darts in a second',
      unit: '1/s',
      from: 1,
      to: 2000,
      usual: 60,
      logarithmic: true,
      about: 'How many are thrown.',
    },
    {
      id: 'radius',
      label: 'Radius of the circle',
      symbol: 'r',
      unit: '',
      from: 0.3,
      to: 1,
      usual: 1,
      about: 'The square reaches from −1 to 1, so 1 is the largest circle that fits.',
      restarts: true,
    },
    {
      id: 'aim',
      label: 'Aimed at the circle',
      symbol: 'q',
      unit: '%',
      from: 0,
      to: 50,
      usual: 0,
      about: 'What percentage of darts are thrown by someone who aims and always hits. 0 is fair.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'thrown',
      label: 'Darts thrown',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'All darts so far.',
      of: ({ thrown }) => thrown,
    },
    {
      id: 'share',
      label: 'Share of hits',
      unit: '%',
      digits: 2,
      about: 'What percentage of darts landed in the circle.',
      known: ({ thrown }) => thrown > 0,
      of: ({ thrown, hits }) => (thrown > 0 ? (100 * hits) / thrown : 0),
    },
    {
      id: 'estimate',
      label: 'Estimate of π',
      symbol: '\\hat\\pi',
      unit: '',
      digits: 4,
      about: 'Four times the share of hits, divided by r².',
      known: ({ thrown }) => thrown > 0,
      of: estimateOf,
    },
    {
      id: 'miss',
      label: 'Off by',
      unit: '',
      digits: 4,
      about: 'How far the estimate is from π.',
      known: ({ thrown }) => thrown > 0,
      of: (state, values) => Math.abs(estimateOf(state, values) - Math.PI),
    },
    {
      id: 'typical',
      label: 'Typical error',
      unit: '',
      digits: 4,
      about: 'How far off a fair estimate is, on average, after so many darts.',
      known: ({ thrown }) => thrown > 0,
      of: ({ thrown }, { radius = 1 }) => {
        const share = (Math.PI * radius ** 2) / 4
        return (4 / radius ** 2) * Math.sqrt((share * (1 - share)) / Math.max(1, thrown))
      },
    },
  ],
  graphs: [
    {
      id: 'estimate',
      title: 'The estimate over time',
      x: 'time',
      y: ['estimate'],
      about: 'It jumps about at first and then settles.',
    },
    {
      id: 'miss',
      title: 'How far off',
      x: 'time',
      y: ['miss', 'typical'],
      about: 'The typical error falls quickly at first, then more and more slowly.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({ thrown: 0, hits: 0, due: 0, seen: [], trail: [] }),
  step(state, values, dt, random) {
    const { rate = 60, radius = 1, aim = 0 } = values
    state.due += rate * dt
    while (state.due >= 1 - 1e-9) {
      state.due -= 1
      let [x, y] = [random.next() * 2 - 1, random.next() * 2 - 1]
      // Who aims throws again in his mind until the dart would hit.
      if (aim > 0 && random.next() * 100 < aim)
        while (x * x + y * y > radius * radius)
          [x, y] = [(random.next() * 2 - 1) * radius, (random.next() * 2 - 1) * radius]
      const inside = x * x + y * y <= radius * radius
      state.thrown++
      if (inside) state.hits++
      state.seen.push([x, y, inside])
      if (state.thrown >= (state.trail.at(-1)?.[0] ?? 8) * 1.06)
        keepTrail(state.trail, [state.thrown, estimateOf(state, values)] as const, 240)
    }
    if (state.seen.length > mostSeen) state.seen.splice(0, state.seen.length - mostSeen)
  },
  draw,
  describe: (state, values) =>
    state.thrown === 0
      ? 'No dart has been thrown yet.'
      : `${state.hits} of ${state.thrown} darts are in the circle. That makes π about ${estimateOf(state, values).toFixed(3)}.`,
  effects: [
    { control: 'rate', readout: 'thrown', goes: 'up', says: 'Throwing faster means more darts.' },
    {
      control: 'rate',
      readout: 'typical',
      goes: 'down',
      says: 'More darts make the typical error smaller.',
    },
    {
      control: 'radius',
      readout: 'share',
      goes: 'up',
      after: 3,
      given: { rate: 2000 },
      says: 'A larger circle is hit more often.',
    },
    {
      control: 'aim',
      readout: 'estimate',
      goes: 'up',
      after: 3,
      given: { rate: 2000 },
      says: 'Aiming makes the estimate too large, and more darts do not cure it.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Fair darts give π, within five times what chance makes them differ.',
      readout: 'estimate',
      expected: (_, time) => (time > 25 ? Math.PI : undefined),
      until: 26,
      where: { rate: [1500, 2000], radius: [0.9, 1], aim: [0, 0] },
      within: 0.02,
    },
    {
      kind: 'analytic',
      says: 'With q of a hundred darts aimed, the share of hits is q + (100 − q)·πr²/4.',
      readout: 'share',
      expected: ({ radius = 1, aim = 0 }, time) =>
        time > 25 ? aim + ((100 - aim) * Math.PI * radius ** 2) / 4 : undefined,
      until: 26,
      where: { rate: [1500, 2000], radius: [0.75, 1] },
      within: 0.03,
    },
    {
      kind: 'published',
      says: 'π is 3.14159.',
      source:
        'Archimedes, Measurement of a Circle, has it between 223/71 and 22/7; NIST DLMF 3.12 gives the digits.',
      values: { rate: 2000, radius: 1, aim: 0 },
      readout: 'estimate',
      at: 45,
      expected: Math.PI,
      // Chance: five times the standard error of 90 000 darts.
      within: 0.009,
    },
  ],
  formulas: [
    {
      tex: '\\frac{\\text{hits}}{\\text{darts}} \\approx \\frac{\\pi r^2}{4}',
      about: 'The share of the area.',
    },
    { tex: '\\hat\\pi = \\frac{4}{r^2}\\cdot\\frac{\\text{hits}}{n}', about: 'Solved for π.' },
    {
      tex: '\\text{typical miss} = \\sqrt{\\frac{\\pi(4-\\pi)}{n}} \\approx \\frac{1.64}{\\sqrt n}',
      about: 'For the largest circle.',
    },
  ],
  tries: [
    { says: 'Throw slowly. Write down the estimate after 10 darts, after 20, after 40.', set: { rate: 4 } },
    { says: 'Throw 2,000 a second. How long until the first three digits stay?', set: { rate: 2000 } },
    { says: 'Let someone aim. Does patience help?', set: { aim: 20, rate: 1000 } },
    {
      says: 'Make the circle small: π is still π, but it takes more darts.',
      set: { radius: 0.4, rate: 500 },
    },
  ],
  questions: [
    {
      asks: 'The largest circle that fits: of 100 fair darts, how many land in it?',
      options: ['About 50', 'About 79', 'About 95'],
      settle: {
        readout: 'share',
        after: 10,
        first: { rate: 2000, radius: 1, aim: 0 },
        answer: (share) => (share < 65 ? 0 : share < 88 ? 1 : 2),
      },
      explains: 'The circle has π/4 of the area of the square, that is 78.5%.',
    },
    {
      asks: 'A hundred times as many darts. The typical error becomes…',
      options: ['ten times smaller', 'a hundred times smaller', 'half as large'],
      settle: {
        readout: 'typical',
        after: 10,
        first: { rate: 20 },
        second: { rate: 2000 },
        answer: (a, b) => (a / b > 40 ? 1 : a / b > 5 ? 0 : 2),
      },
      explains:
        'Chance errors shrink with the square root of the number: √100 is 10. Every extra digit costs a hundred times as many darts.',
    },
    {
      asks: 'A fifth of the darts are aimed. After very many darts, the estimate is…',
      options: ['π in the end', 'too large forever', 'too small forever'],
      settle: {
        readout: 'estimate',
        after: 10,
        first: { rate: 2000, aim: 20 },
        answer: (estimate) => (estimate > 3.2 ? 1 : estimate < 3.08 ? 2 : 0),
      },
      explains: 'More darts cure chance, not unfairness. That is why polls must choose people at random.',
    },
  ],
  glossary: [
    {
      word: 'π',
      means:
        'How many times the diameter fits around a circle: 3.14159… Its area is π times the radius squared.',
    },
    { word: 'Monte Carlo method', means: 'Finding a number by many random tries and counting.' },
    { word: 'Estimate', means: 'A number found from samples: close to the truth, hardly ever exact.' },
    { word: 'Bias', means: 'A fault that always pulls to the same side; more tries do not remove it.' },
  ],
  goals: [
    'Understand an area as a share of hits.',
    'See how exact an answer by chance is, and what it costs to be more exact.',
    'Tell errors of chance from bias.',
  ],
  standards: ['CCSS 7.G.B.4', 'CCSS 7.SP.C.6', 'England KS3 Mathematics: probability; area of a circle'],
})
