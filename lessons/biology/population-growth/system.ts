import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { ago, dt, growth, longestDelay, measured, memory, type Population } from './model.ts'
import { draw } from './view.ts'

export const populationGrowth = system<Population>({
  id: 'population-growth',
  title: 'How a population grows',
  subject: 'biology',
  ages: [10, 19],
  words: [
    'population growth',
    'logistic growth',
    'logistic curve',
    'carrying capacity',
    'exponential growth of a population',
    'bacteria in a dish',
    'yeast',
    'growth of bacteria',
    'how fast rabbits multiply',
    's-curve of growth',
    'sustainable harvest',
    'harvesting a population',
    'doubling of bacteria',
    'limits to growth',
    'overpopulation',
  ],
  tells: {
    young:
      'Put a little yeast into sweet juice. Each tiny cell grows a bud, and the bud becomes a new cell: more and more, faster and faster! But then food and room run short, and the number stays where it is. Every pond, meadow and flask has such a limit.',
    middle:
      'With plenty of room a population doubles again and again. The fuller its place gets, the slower it grows, and it settles at the carrying capacity: an S-shaped curve. The dots are real yeast, counted in 1913. Take some out, and see how many are left in the long run.',
    upper:
      'The logistic equation N′ = rN(1 − N/K) − eN, solved by N = K/(1 + (K/N₀ − 1)e^(−rt)) for e = 0. With a delay τ in the crowding (Hutchinson) the balance loses its hold at rτ = π/2, and the population swings. The largest yield is taken at e = r/2.',
  },
  controls: [
    {
      id: 'rate',
      label: 'Growth rate',
      symbol: 'r',
      unit: '1/h',
      from: 0.1,
      to: 1,
      usual: 0.54,
      step: 0.01,
      about: 'How many buds a cell makes in an hour when nothing is short.',
    },
    {
      id: 'room',
      label: 'Carrying capacity',
      symbol: 'K',
      unit: 'thousand',
      from: 200,
      to: 1000,
      usual: 665,
      step: 5,
      about: 'How many the flask can feed.',
    },
    {
      id: 'start',
      label: 'Number at the start',
      symbol: 'N_0',
      unit: 'thousand',
      from: 2,
      to: 900,
      usual: 9.6,
      logarithmic: true,
      about: 'How many there are at the start.',
      restarts: true,
    },
    {
      id: 'taken',
      label: 'Taken out',
      symbol: 'e',
      unit: '1/h',
      from: 0,
      to: 0.8,
      usual: 0,
      step: 0.01,
      about: 'The share that is harvested each hour, as fish are by fishing.',
    },
    {
      id: 'delay',
      label: 'Crowding is felt after',
      symbol: '\\tau',
      unit: 'h',
      from: 0,
      to: longestDelay,
      usual: 0,
      step: 0.1,
      about: 'How late a shortage slows the growth, since young ones are already on their way.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'count',
      label: 'Number',
      symbol: 'N',
      unit: 'thousand',
      digits: 1,
      about: 'How many there are.',
      of: ({ count }) => count,
    },
    {
      id: 'growth',
      label: 'Growth per hour',
      symbol: "N'",
      unit: 'thousand/h',
      digits: 1,
      about: 'How fast the number rises; below zero it falls.',
      of: (state, values) => growth(state.count, ago(state, values.delay ?? 0), values),
    },
    {
      id: 'filled',
      label: 'Room filled',
      unit: '%',
      digits: 1,
      about: 'The number beside the carrying capacity.',
      of: ({ count }, { room = 665 }) => (100 * count) / room,
    },
    {
      id: 'harvest',
      label: 'Harvest',
      unit: 'thousand/h',
      digits: 1,
      about: 'What is taken out each hour.',
      of: ({ count }, { taken = 0 }) => count * taken,
    },
    {
      id: 'swing',
      label: 'Highest to lowest',
      unit: '',
      about: 'How many times as many there were at the last crest as in the last trough.',
      known: ({ low }) => low > 0,
      of: ({ high, low }) => (low > 0 ? high / low : 1),
    },
  ],
  graphs: [
    {
      id: 'count',
      title: 'Number over time',
      x: 'time',
      y: ['count'],
      about: 'An S: slow, then fast, then slow again.',
    },
    {
      id: 'growth',
      title: 'Growth against number',
      x: 'count',
      y: ['growth'],
      about: 'A hill: growth is fastest when half of the room is filled.',
    },
    {
      id: 'harvest',
      title: 'Harvest over time',
      x: 'time',
      y: ['harvest'],
      about: 'Take too much and there is less and less to take.',
    },
  ],
  dt,
  pace: 1,
  timeUnit: 'h',
  start: ({ start = 9.6 }) => ({
    count: start,
    time: 0,
    steps: 0,
    past: [start],
    high: start,
    low: start,
    rising: true,
    trail: [[0, start]],
  }),
  step(state, values, span) {
    const { delay = 0 } = values
    const { count } = state
    // With a delay longer than a step all that is felt is already known.
    const known = delay > span
    const now = known ? ago(state, delay) : 0
    const middle = known ? ago(state, delay - span / 2) : 0
    const later = known ? ago(state, delay - span) : 0
    const slope = (n: number, felt: number) => growth(n, known ? felt : n, values)
    const a = slope(count, now)
    const b = slope(count + 0.5 * span * a, middle)
    const c = slope(count + 0.5 * span * b, middle)
    const d = slope(count + span * c, later)
    const next = Math.max(1e-9, count + (span / 6) * (a + 2 * b + 2 * c + d))
    if (state.rising && next < count) {
      state.high = count
      state.rising = false
    } else if (!state.rising && next > count) {
      state.low = count
      state.rising = true
    }
    state.count = next
    state.steps++
    state.time = state.steps * span
    keepTrail(state.past, next, memory)
    if (state.steps % 4 === 0) keepTrail(state.trail, [state.time, next], 300)
  },
  draw,
  describe(state, values) {
    const { count, time } = state
    const more = growth(count, ago(state, values.delay ?? 0), values)
    const way =
      Math.abs(more) < 0.004 * Math.max(1, count)
        ? 'and stays about there'
        : more > 0
          ? 'and rises'
          : 'and falls'
    return `After ${time.toFixed(1)} hours there are ${count.toFixed(0)} thousand yeast cells, ${((100 * count) / (values.room ?? 665)).toFixed(0)} percent of what the flask can feed, ${way}.`
  },
  effects: [
    {
      control: 'rate',
      readout: 'count',
      goes: 'up',
      after: 6,
      says: 'A higher growth rate fills the room sooner.',
    },
    { control: 'room', readout: 'count', goes: 'up', after: 20, says: 'A larger place feeds more.' },
    {
      control: 'start',
      readout: 'count',
      goes: 'up',
      after: 2,
      says: 'Starting with more means having more, for a while.',
    },
    {
      control: 'taken',
      readout: 'count',
      goes: 'down',
      after: 20,
      says: 'The more is taken, the fewer are left.',
    },
    {
      control: 'delay',
      readout: 'swing',
      goes: 'up',
      after: 80,
      given: { rate: 0.8, start: 300 },
      over: [2.1, 3],
      says: 'When crowding is felt late, the number swings, and the later the wilder.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Felt at once, the number follows the logistic curve, also while some are taken out.',
      readout: 'count',
      expected({ rate = 0.54, room = 665, taken = 0, start = 9.6 }, time) {
        const spare = rate - taken
        if (Math.abs(spare) < 1e-6) return start / (1 + (rate * start * time) / room)
        const grown = Math.exp(spare * time)
        return (spare * start * grown) / (spare + (rate / room) * start * (grown - 1))
      },
      until: 30,
      where: { delay: [0, 0] },
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'Real yeast: 513 after ten hours.',
      source:
        'Carlson, Biochemische Zeitschrift 57 (1913) 313; in Pearl, Quarterly Review of Biology 2 (1927) 532.',
      values: {},
      readout: 'count',
      at: 10,
      expected: measured[10],
      within: 0.02,
    },
    {
      kind: 'published',
      says: 'Real yeast: 662 after eighteen hours.',
      source: 'Carlson 1913, in Pearl 1927.',
      values: {},
      readout: 'count',
      at: 18,
      expected: measured[18],
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'With rτ = 2 the crests are 42.3 times as high as the troughs.',
      source: 'May, Theoretical Ecology: Principles and Applications (1976), table of the delayed logistic.',
      values: { rate: 1, delay: 2, start: 300 },
      readout: 'swing',
      at: 100,
      expected: 42.3,
      within: 0.02,
    },
  ],
  formulas: [
    {
      tex: '\\frac{dN}{dt} = r\\,N\\left(1 - \\frac{N}{K}\\right) - e\\,N',
      about: 'Growth gets slower as the room fills; e is what is taken.',
    },
    {
      tex: 'N(t) = \\frac{K}{1 + \\left(\\frac{K}{N_0} - 1\\right)e^{-rt}}',
      about: 'The S-shaped curve, when nothing is taken.',
    },
    { tex: 'N^* = K\\left(1 - \\frac{e}{r}\\right)', about: 'Where it settles when some are taken.' },
  ],
  tries: [
    { says: 'Begin with too many: 900. What happens?', set: { start: 900 } },
    {
      says: 'Find how much you can take for the largest harvest in the long run.',
      set: { taken: 0.27, start: 300 },
    },
    { says: 'Take more than grows back.', set: { taken: 0.6, start: 600 } },
    { says: 'Let crowding be felt late: the number overshoots and swings.', set: { delay: 2.6, rate: 0.9 } },
    {
      says: 'See how well the curve meets the real yeast of 1913.',
      set: { rate: 0.54, room: 665, start: 9.6 },
    },
  ],
  questions: [
    {
      asks: 'You start with 20 thousand cells instead of 10. How many more are there after a day?',
      options: ['Twice as many', 'About as many', 'Half as many'],
      settle: {
        readout: 'count',
        after: 24,
        first: { start: 10 },
        second: { start: 20 },
        answer: (a, b) => (b > a * 1.5 ? 0 : b > a * 0.75 ? 1 : 2),
      },
      explains: 'Both end at the carrying capacity. The one with more cells is only there a little earlier.',
    },
    {
      asks: 'You harvest. Taking 0.27 of them each hour or 0.5, which gives the larger harvest in the long run?',
      options: ['Taking 0.5', 'Taking 0.27', 'Both the same'],
      settle: {
        readout: 'harvest',
        after: 80,
        first: { taken: 0.5, start: 300 },
        second: { taken: 0.27, start: 300 },
        answer: (a, b) => (a > b * 1.05 ? 0 : b > a * 1.05 ? 1 : 2),
      },
      explains:
        'Take too much and too few are left to grow. The best is to keep the population at half of what the place can feed.',
    },
    {
      asks: 'A flask begins with 900 thousand cells where only 665 can be fed. The number…',
      options: ['falls to 665', 'keeps growing', 'falls to nothing'],
      settle: {
        readout: 'count',
        after: 24,
        first: { start: 900 },
        answer: (a) => (a < 100 ? 2 : a < 700 ? 0 : 1),
      },
      explains: 'Above the capacity more die than are born, until births and deaths are even again.',
    },
  ],
  glossary: [
    { word: 'Population', means: 'All living things of one kind in one place.' },
    { word: 'Carrying capacity', means: 'How many of them a place can feed forever.' },
    { word: 'Exponential growth', means: 'Doubling again and again in the same time.' },
    { word: 'Limiting factor', means: 'What runs short first: food, room, light.' },
    { word: 'Sustainable', means: 'Able to go on forever.' },
  ],
  goals: [
    'Tell exponential from logistic growth in a graph.',
    'Explain what a carrying capacity is and what sets it.',
    'Find a harvest that can go on forever.',
  ],
  standards: [
    'NGSS MS-LS2-1',
    'NGSS HS-LS2-1',
    'England GCSE Biology: ecosystems, factors that affect communities',
    'A level Biology: populations and carrying capacity',
  ],
})
