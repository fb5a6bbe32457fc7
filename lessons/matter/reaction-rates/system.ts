import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { barrierOf, type Reaction, rateConstant } from './model.ts'
import { draw } from './view.ts'

const speed = (amount: number, values: Values) =>
  rateConstant(values) * amount * ((values.order ?? 0) > 0.5 ? amount : 1)

export const reactionRates = system<Reaction>({
  id: 'reaction-rates',
  title: 'How fast a reaction goes',
  subject: 'chemistry',
  ages: [13, 19],
  words: [
    'reaction rate',
    'reaction rates',
    'rate of reaction',
    'activation energy',
    'arrhenius',
    'catalyst',
    'speed of a reaction',
    'chemical kinetics',
    'collision theory',
  ],
  tells: {
    young:
      'To change into something new, particles must get over a hill of energy. In the cold hardly any manage. When it is warm, many do. A catalyst digs a lower path through the hill!',
    middle:
      'Only particles with enough energy react: that is the activation energy. A little more warmth gives many more of them enough. A catalyst offers a path with a lower barrier, and a higher concentration means more encounters.',
    upper:
      'The rate constant follows Arrhenius, k = A·exp(−Ea/RT). The concentration falls as exp(−kt) in a first-order reaction and as c₀/(1 + kc₀t) in a second-order one.',
  },
  controls: [
    {
      id: 'temperature',
      label: 'Temperature',
      symbol: 'T',
      unit: 'K',
      from: 285,
      to: 335,
      usual: 300,
      step: 0.5,
      about: 'From a cool cellar (285 K is 12 °C) to hot tea (335 K is 62 °C).',
    },
    {
      id: 'barrier',
      label: 'Activation energy',
      symbol: 'E_a',
      unit: 'kJ/mol',
      from: 55,
      to: 70,
      usual: 60,
      step: 0.1,
      about: 'The height of the hill of energy.',
    },
    {
      id: 'catalyst',
      label: 'Catalyst',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['none', 'lowers the hill by 8 kJ/mol'],
      about: 'Something that helps and is not used up.',
    },
    {
      id: 'first',
      label: 'Starting concentration',
      symbol: 'c_0',
      unit: 'mol/L',
      from: 0.2,
      to: 2,
      usual: 1,
      about: 'How much of what reacts is in a litre.',
      restarts: true,
    },
    {
      id: 'order',
      label: 'It takes',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['one particle', 'two particles that meet'],
      about: 'Whether particles react alone (first order) or in pairs (second order).',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'before',
      label: 'Still unchanged',
      symbol: 'c',
      unit: 'mol/L',
      digits: 3,
      about: 'The concentration of what reacts.',
      of: ({ before }) => before,
    },
    {
      id: 'after',
      label: 'Already changed',
      unit: 'mol/L',
      digits: 3,
      about: 'The concentration of what has reacted.',
      of: ({ after }) => after,
    },
    {
      id: 'done',
      label: 'Done',
      unit: '%',
      digits: 1,
      about: 'The share that has reacted.',
      of: ({ after, first }) => (100 * after) / first,
    },
    {
      id: 'rate',
      label: 'Rate now',
      symbol: 'r',
      unit: 'mmol/(L·s)',
      digits: 2,
      about: 'How much changes in a second.',
      of: ({ before }, values) => 1000 * speed(before, values),
    },
    {
      id: 'constant',
      label: 'Rate constant',
      symbol: 'k',
      unit: '1/s or L/(mol·s)',
      digits: 4,
      about: 'How readily it reacts, whatever the concentration.',
      of: (_, values) => rateConstant(values),
    },
    {
      id: 'all',
      label: 'Both together',
      unit: 'mol/L',
      digits: 3,
      about: 'Nothing is lost: what has left the one is in the other.',
      of: ({ before, after }) => before + after,
    },
  ],
  graphs: [
    {
      id: 'amounts',
      title: 'Before and after',
      x: 'time',
      y: ['before', 'after'],
      about: 'Fast at first, then slower, as less is left to react.',
    },
    {
      id: 'rate',
      title: 'Rate against what is left',
      x: 'before',
      y: ['rate'],
      about: 'A straight line when one particle is enough, a curve when two must meet.',
    },
  ],
  dt: 0.01,
  pace: 1,
  timeUnit: 's',
  start: ({ first = 1 }) => ({ before: first, after: 0, first, time: 0, steps: 0, trail: [[0, 1]] }),
  step(state, values, dt) {
    // Runge and Kutta; several parts where it is very fast.
    const parts = Math.max(
      1,
      Math.ceil((speed(state.before, values) / Math.max(1e-12, state.before)) * dt * 8),
    )
    const h = dt / parts
    for (let part = 0; part < parts; part++) {
      const c = state.before
      const k1 = speed(c, values)
      const k2 = speed(c - (h / 2) * k1, values)
      const k3 = speed(c - (h / 2) * k2, values)
      const k4 = speed(c - h * k3, values)
      const turned = (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4)
      state.before -= turned
      state.after += turned
    }
    state.time += dt
    state.steps++
    if (state.steps % 20 === 0) keepTrail(state.trail, [state.time, state.before / state.first], 300)
  },
  draw,
  describe: ({ after, first, time }, values) =>
    `After ${time.toFixed(0)} seconds at ${(values.temperature ?? 300).toFixed(0)} kelvin ${((100 * after) / first).toFixed(0)} percent have crossed a barrier of ${barrierOf(values).toFixed(0)} kilojoules per mole.`,
  effects: [
    {
      control: 'order',
      readout: 'done',
      goes: 'changes',
      after: 20,
      says: 'Whether they react alone or in pairs changes how fast it goes.',
    },
    { control: 'temperature', readout: 'constant', goes: 'up', after: 1, says: 'Warmth makes it faster.' },
    {
      control: 'temperature',
      readout: 'done',
      goes: 'up',
      after: 10,
      says: 'When it is warm, more has reacted after the same time.',
    },
    { control: 'barrier', readout: 'done', goes: 'down', after: 10, says: 'A higher hill makes it slower.' },
    { control: 'catalyst', readout: 'done', goes: 'up', after: 5, says: 'The catalyst speeds it up.' },
    {
      control: 'first',
      readout: 'rate',
      goes: 'up',
      after: 1,
      says: 'With more particles more react in a second.',
    },
    {
      control: 'first',
      readout: 'done',
      goes: 'up',
      after: 10,
      given: { order: 1 },
      says: 'Where two must meet, a higher concentration also raises the share that has reacted.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Particles that react alone: c₀·exp(−kt), with k = 10⁹·exp(−Ea/RT).',
      readout: 'before',
      expected({ temperature = 300, barrier = 60, catalyst = 0, first = 1 }, time) {
        const height = 1000 * (barrier - 8 * Math.round(catalyst))
        return first * Math.exp(-(10 ** (9 - height / (8.314462618 * temperature * Math.LN10))) * time)
      },
      until: 20,
      where: { order: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Particles that react in pairs: c₀/(1 + k·c₀·t).',
      readout: 'before',
      expected({ temperature = 300, barrier = 60, catalyst = 0, first = 1 }, time) {
        const height = 1000 * (barrier - 8 * Math.round(catalyst))
        return first / (1 + first * time * 10 ** (9 - height / (8.314462618 * temperature * Math.LN10)))
      },
      until: 20,
      where: { order: [1, 1] },
    },
    {
      kind: 'conserved',
      says: 'What has left the one is in the other.',
      readout: 'all',
      until: 20,
    },
    {
      kind: 'published',
      says: 'At 300 K and 60 kJ/mol half has reacted after ln 2 / k = 19.4 s.',
      source: 'Worked out by hand: k = 10⁹ s⁻¹ · exp(−24.05) = 0.0357 s⁻¹.',
      values: { temperature: 300, barrier: 60, catalyst: 0, order: 0 },
      readout: 'done',
      at: 19.39,
      expected: 50,
      within: 0.005,
    },
  ],
  formulas: [
    {
      tex: 'k = A\\,e^{-E_a/(RT)}',
      about: 'Arrhenius: how readily it reacts. Here A is a thousand million a second.',
    },
    { tex: 'c = c_0\\,e^{-kt}', about: 'When one particle is enough.' },
    { tex: 'c = \\frac{c_0}{1 + k c_0 t}', about: 'When two must meet.' },
  ],
  tries: [
    { says: 'Ten kelvin more: it goes about twice as fast.', set: { temperature: 310 } },
    { says: 'Add the catalyst.', set: { catalyst: 1 } },
    {
      says: 'Make two particles meet to react: the last ones take a very long time.',
      set: { order: 1, temperature: 315 },
    },
    { says: 'A high hill in the cold: nothing seems to happen.', set: { barrier: 70, temperature: 285 } },
  ],
  questions: [
    {
      asks: 'It gets 10 K warmer, from 300 K to 310 K. How much faster is the reaction with 60 kJ/mol?',
      options: ['About 3% faster', 'About twice as fast', 'About ten times as fast'],
      settle: {
        readout: 'constant',
        after: 1,
        first: { temperature: 300, barrier: 60 },
        second: { temperature: 310, barrier: 60 },
        answer: (a, b) => (b / a < 1.3 ? 0 : b / a < 5 ? 1 : 2),
      },
      explains:
        'The mean energy rises by only 3%, but the few particles at the very top become more than twice as many.',
    },
    {
      asks: 'A catalyst is added. How much has reacted if you wait forever?',
      options: ['More than without it', 'The same as without it', 'Less'],
      settle: {
        readout: 'done',
        after: 600,
        first: { catalyst: 0 },
        second: { catalyst: 1 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 2 : 1),
      },
      explains: 'It only makes the way easier. Here everything reacts in the end, sooner or later.',
    },
    {
      asks: 'One particle is enough to react. The concentration is doubled. What share has reacted after 10 seconds?',
      options: ['Half the share', 'The same share', 'Twice the share'],
      settle: {
        readout: 'done',
        after: 10,
        first: { first: 0.8, order: 0 },
        second: { first: 1.6, order: 0 },
        answer: (a, b) => (b < a * 0.75 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains: 'Twice as many react, out of twice as many.',
    },
  ],
  glossary: [
    { word: 'Activation energy', means: 'The energy particles need to react.' },
    { word: 'Catalyst', means: 'Something that makes a reaction faster and is not used up.' },
    { word: 'Concentration', means: 'How much of something is in a litre.' },
    { word: 'Rate', means: 'How much reacts in a second.' },
  ],
  goals: [
    'Explain by particles why warmth speeds up reactions.',
    'Say what a catalyst does and what it does not.',
    'Tell first and second order apart by their curves.',
  ],
  standards: ['NGSS HS-PS1-5', 'England GCSE Chemistry: the rate and extent of chemical change'],
})
