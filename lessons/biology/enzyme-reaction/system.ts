import { system, type Values } from '@makebelieve/kit/simulation/system'
import { busy, type Digestion, fastest, halfAt, kindOf, kinds, melting, rate } from './model.ts'
import { draw } from './view.ts'

const watched = 60

/** Michaelis and Menten's integral K·ln(S₀/S) + S₀ − S = V·(1 − exp(−k·t))/k, where k is how fast the enzyme is lost; by halving. */
function left(values: Values, time: number): number {
  const begun = values.food ?? 20
  const lost = melting(kindOf(values), values.temperature ?? 37)
  const done = (fastest(values) * -Math.expm1(-lost * time)) / lost
  const half = halfAt(values)
  let [low, high] = [-60, Math.log(begun)]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (half * (Math.log(begun) - middle) + begun - Math.exp(middle) < done) high = middle
    else low = middle
  }
  return Math.exp((low + high) / 2)
}

export const enzymeReaction = system<Digestion>({
  id: 'enzyme-reaction',
  title: 'Enzymes at work',
  subject: 'biology',
  ages: [11, 19],
  words: [
    'enzyme',
    'enzymes',
    'enzyme activity',
    'enzyme reaction',
    'lock and key',
    'michaelis menten',
    'michaelis-menten',
    'amylase',
    'pepsin',
    'denature',
    'denaturation',
    'active site',
    'substrate concentration',
    'competitive inhibitor',
    'effect of ph on enzymes',
    'effect of temperature on enzymes',
    'how digestion breaks down food',
  ],
  tells: {
    young:
      'Chew bread for a long while and it tastes sweet. Tiny helpers in your spit, called enzymes, cut starch into sugar! Each helper has a mouth that fits just one kind of food, like a lock fits a key. They like it warm, but boil them and they fall apart.',
    middle:
      'An enzyme holds its substrate in its active site and cuts it. More substrate helps until all enzymes are busy. Warmth speeds them up until they denature, and each enzyme has its own best pH. A competitive inhibitor blocks the active site.',
    upper:
      'Michaelis–Menten kinetics v = V·S/(K(1 + I/K_i) + S), V with Arrhenius’ warmth and a bell over pH from two ionisable groups. Irreversible unfolding with a high activation energy (280 kJ/mol) ends it, so the best temperature depends on how long you wait.',
  },
  controls: [
    {
      id: 'kind',
      label: 'Enzyme',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: kinds.map(({ name }) => name),
      about: 'Each is made for its place: the mouth, the sour stomach, the gut, or a hot spring.',
      restarts: true,
    },
    {
      id: 'food',
      label: 'Food at the start',
      symbol: 'S_0',
      unit: 'mmol/L',
      from: 1,
      to: 40,
      usual: 20,
      step: 0.5,
      about: 'The substrate: what the enzyme cuts.',
      restarts: true,
    },
    {
      id: 'enzyme',
      label: 'Enzyme',
      symbol: 'E',
      unit: 'µmol/L',
      from: 0.2,
      to: 4,
      usual: 1,
      step: 0.1,
      about: 'How many helpers there are.',
    },
    {
      id: 'temperature',
      label: 'Warmth',
      symbol: 'T',
      unit: '°C',
      from: 0,
      to: 100,
      usual: 37,
      step: 1,
      about: 'Our bodies are at 37 °C.',
    },
    {
      id: 'pH',
      label: 'pH',
      unit: '',
      from: 1,
      to: 12,
      usual: 6.8,
      step: 0.1,
      about: 'How sour it is: the stomach has about 2, the mouth 6.8, the gut 8.',
    },
    {
      id: 'inhibitor',
      label: 'Inhibitor',
      symbol: 'I',
      unit: 'mmol/L',
      from: 0,
      to: 20,
      usual: 0,
      step: 0.5,
      about: 'Something that fits the mouth of the enzyme but is not cut.',
    },
  ],
  readouts: [
    {
      id: 'rate',
      label: 'Speed of the reaction',
      symbol: 'v',
      unit: 'mmol/L min',
      digits: 3,
      about: 'How much is cut each minute.',
      of: rate,
    },
    {
      id: 'whole',
      label: 'Food left',
      symbol: 'S',
      unit: 'mmol/L',
      about: 'What is not yet cut.',
      of: ({ whole }) => whole,
    },
    {
      id: 'cut',
      label: 'Product',
      symbol: 'P',
      unit: 'mmol/L',
      about: 'What has been cut.',
      of: ({ cut }) => cut,
    },
    {
      id: 'works',
      label: 'Enzyme that works',
      unit: '%',
      digits: 1,
      about: 'The rest has denatured: it has lost its shape for good.',
      of: ({ works }) => works * 100,
    },
    {
      id: 'busy',
      label: 'Busy enzymes',
      unit: '%',
      digits: 1,
      about: 'Of those that work, how many hold a piece of food just now.',
      of: ({ whole }, values) => 100 * busy(whole, values),
    },
    {
      id: 'both',
      label: 'Food and product together',
      unit: 'mmol/L',
      about: 'Nothing is lost, it is only cut.',
      of: ({ whole, cut }) => whole + cut,
    },
  ],
  graphs: [
    {
      id: 'progress',
      title: 'Food and product over time',
      x: 'time',
      y: ['whole', 'cut'],
      about: 'Straight at first, while all enzymes are busy; then it bends.',
    },
    {
      id: 'saturation',
      title: 'Speed against food left',
      x: 'whole',
      y: ['rate'],
      about: 'The curve of Michaelis and Menten: steep for little food, flat for much.',
    },
    {
      id: 'works',
      title: 'Enzyme that works',
      x: 'time',
      y: ['works'],
      about: 'In the heat it falls: the enzyme denatures.',
    },
  ],
  dt: 0.02,
  pace: 0.6,
  timeUnit: 'min',
  start: ({ food = 20 }) => ({ whole: food, cut: 0, works: 1, time: 0, steps: 0 }),
  step(state, values, dt) {
    const lost = melting(kindOf(values), values.temperature ?? 37)
    // The enzyme fades exactly; the reaction is stepped in the time that the working part of it makes.
    const span = (state.works * -Math.expm1(-lost * dt)) / lost
    state.works *= Math.exp(-lost * dt)
    const [most, half] = [fastest(values), halfAt(values)]
    const slope = (whole: number) => (most * Math.max(0, whole)) / (Math.max(0, whole) + half)
    const a = slope(state.whole)
    const b = slope(state.whole - 0.5 * span * a)
    const c = slope(state.whole - 0.5 * span * b)
    const d = slope(state.whole - span * c)
    const cut = Math.min(state.whole, (span / 6) * (a + 2 * b + 2 * c + d))
    state.whole -= cut
    state.cut += cut
    state.steps++
    state.time = state.steps * dt
  },
  isOver: ({ time }) => time >= watched,
  draw,
  describe(state, values) {
    const { name, food } = kindOf(values)
    const all = state.whole + state.cut
    const harm =
      state.works < 0.98 ? `; ${(100 - state.works * 100).toFixed(0)} percent of it has denatured` : ''
    return `After ${state.time.toFixed(1)} minutes ${name} has cut ${((100 * state.cut) / all).toFixed(0)} percent of the ${food}, now ${rate(state, values).toFixed(2)} millimoles per litre a minute${harm}.`
  },
  effects: [
    {
      control: 'food',
      readout: 'rate',
      goes: 'up',
      after: 0.2,
      says: 'More food makes it faster, until all enzymes are busy.',
    },
    { control: 'enzyme', readout: 'rate', goes: 'up', after: 0.2, says: 'More enzyme cuts faster.' },
    {
      control: 'temperature',
      readout: 'rate',
      goes: 'up',
      after: 0.2,
      over: [0, 50],
      says: 'Warmth speeds it up…',
    },
    {
      control: 'temperature',
      readout: 'cut',
      goes: 'down',
      after: 10,
      over: [60, 100],
      says: '…until the enzyme loses its shape.',
    },
    {
      control: 'pH',
      readout: 'rate',
      goes: 'up',
      after: 0.2,
      over: [1, 6.8],
      says: 'Amylase is slow where it is sour…',
    },
    {
      control: 'pH',
      readout: 'rate',
      goes: 'down',
      after: 0.2,
      over: [6.8, 12],
      says: '…and where it is basic.',
    },
    {
      control: 'inhibitor',
      readout: 'rate',
      goes: 'down',
      after: 0.2,
      says: 'An inhibitor blocks the mouths of the enzymes.',
    },
    {
      control: 'kind',
      readout: 'rate',
      goes: 'changes',
      after: 0.2,
      says: 'Each enzyme has its own best pH and warmth.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The food left follows the integral of Michaelis and Menten’s law, also while the enzyme denatures.',
      readout: 'whole',
      expected: left,
      until: 20,
      within: 0.002,
    },
    { kind: 'conserved', says: 'Food and product together stay the same.', readout: 'both', until: 20 },
    {
      kind: 'published',
      says: 'From 27 to 37 °C enzymes become about 1.8 times as fast (Q₁₀ between 1.5 and 2).',
      source: 'Textbook range of Q₁₀ for enzymes; 1.2·20/25 = 0.96 at 37 °C, divided by 1.78.',
      values: { temperature: 27 },
      readout: 'rate',
      at: 0,
      expected: 0.54,
      within: 0.05,
    },
  ],
  formulas: [
    {
      tex: 'v = \\frac{V\\,S}{K + S}',
      about: 'The law of Michaelis and Menten: K is where half of the top speed is reached.',
    },
    { tex: 'K \\to K\\left(1 + \\frac{I}{K_i}\\right)', about: 'What a competitive inhibitor does.' },
    {
      tex: 'E + S \\rightleftharpoons ES \\rightarrow E + P',
      about: 'The enzyme takes the food, cuts it, and is free again.',
    },
  ],
  tries: [
    { says: 'Cook it: 70 °C. Then cool it again. Does the enzyme come back?', set: { temperature: 70 } },
    { says: 'Put the amylase of saliva into the sour stomach.', set: { kind: 0, pH: 2 } },
    { says: 'Now pepsin, which is made for the stomach.', set: { kind: 1, pH: 2 } },
    { says: 'Take the enzyme of a hot spring to 85 °C.', set: { kind: 3, temperature: 85 } },
    {
      says: 'Block the enzyme with an inhibitor, then beat it with much more food.',
      set: { inhibitor: 10, food: 40 },
    },
  ],
  questions: [
    {
      asks: 'Amylase at 37 °C and at 80 °C. Where is more starch cut after 10 minutes?',
      options: ['At 37 °C', 'At 80 °C, it is warmer', 'The same'],
      settle: {
        readout: 'cut',
        after: 10,
        first: { temperature: 37 },
        second: { temperature: 80 },
        answer: (a, b) => (a > b * 1.05 ? 0 : b > a * 1.05 ? 1 : 2),
      },
      explains:
        'For the first moments the hot one is faster, but within seconds the enzyme loses its shape for good, like an egg in a pan.',
    },
    {
      asks: 'There is already so much food that nearly all enzymes are busy. You give twice as much. The reaction goes…',
      options: ['twice as fast', 'only a little faster', 'more slowly'],
      settle: {
        readout: 'rate',
        after: 0.1,
        first: { food: 20 },
        second: { food: 40 },
        answer: (a, b) => (b > a * 1.7 ? 0 : b > a ? 1 : 2),
      },
      explains: 'Busy hands cannot do more. Only more enzyme would help now.',
    },
    {
      asks: 'Two tubes with the same food, one with four times as much enzyme. After an hour, where is more product?',
      options: ['With more enzyme: four times as much', 'With less enzyme', 'In both nearly the same'],
      settle: {
        readout: 'cut',
        after: 60,
        first: { enzyme: 1 },
        second: { enzyme: 4 },
        answer: (a, b) => (b > a * 1.3 ? 0 : b < a * 0.9 ? 1 : 2),
      },
      explains: 'The enzyme sets how soon all is cut, not how much there is to cut. It is not used up.',
    },
  ],
  glossary: [
    { word: 'Enzyme', means: 'A protein that makes one reaction of life fast and is not used up.' },
    { word: 'Substrate', means: 'What an enzyme works on.' },
    { word: 'Active site', means: 'The mouth of the enzyme into which the substrate fits.' },
    { word: 'Denature', means: 'To lose its shape for good, as by heat.' },
    { word: 'Inhibitor', means: 'Something that hinders an enzyme, here by sitting in its mouth.' },
  ],
  goals: [
    'Explain how the shape of an enzyme decides what it does.',
    'Read from graphs how warmth, pH and the amount of food change its speed.',
    'Plan a fair test: one change at a time.',
  ],
  standards: [
    'NGSS HS-PS1-5',
    'England KS3 Biology: nutrition and digestion, enzymes as catalysts',
    'England GCSE Biology: enzymes, lock and key, pH and temperature',
  ],
})
