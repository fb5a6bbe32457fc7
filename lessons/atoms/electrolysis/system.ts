import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  bath,
  brake,
  currentAt,
  type Electrolysis,
  easy,
  faraday,
  molarVolume,
  resistance,
  solutionOf,
  solutions,
  tube,
} from './model.ts'
import { draw } from './view.ts'

/** The number w with w·e^w = z, by Newton. */
function lambert(z: number): number {
  let w = Math.log(1 + z)
  for (let i = 0; i < 40; i++) {
    const e = Math.exp(w)
    w -= (w * e - z) / (e * (w + 1))
  }
  return w
}

/** Tafel’s law for both poles with a resistance has a closed solution by Lambert’s function. */
function tafelCurrent(values: Values): number {
  const { voltage = 6, strength = 0.5 } = values
  const ohms = resistance(strength, values)
  const twice = 2 * brake
  const seed = Math.sqrt(easy.minus * easy.plus)
  return (
    (twice / ohms) * lambert(((ohms * seed) / twice) * Math.exp((voltage - solutionOf(values).least) / twice))
  )
}

const minusVolume = ({ minus }: Electrolysis, values: Values) =>
  solutionOf(values).minus.gas ? minus * molarVolume : 0

export const electrolysis = system<Electrolysis>({
  id: 'electrolysis',
  title: 'Splitting water with electricity',
  subject: 'chemistry',
  ages: [11, 18],
  words: [
    'electrolysis',
    'electrolysis of water',
    'splitting water',
    'hydrogen and oxygen from water',
    'hofmann voltameter',
    'making hydrogen',
    'green hydrogen',
    'electroplating',
    'copper plating',
    'copper sulfate',
    'brine',
    "faraday's law of electrolysis",
    'electrolyte',
    'chlorine from salt water',
  ],
  tells: {
    young:
      'Water is made of hydrogen and oxygen, holding tightly together. Electricity can pull them apart! Little bubbles rise at both wires, and there is always twice as much hydrogen as oxygen, because water is H₂O.',
    middle:
      'A voltage drives ions to the poles. At the minus pole ions take up electrons: hydrogen bubbles up, or copper covers the plate. At the plus pole oxygen or chlorine appears. How much is made depends only on the charge that has flowed.',
    upper:
      'Faraday’s law n = Q/(zF) counts the products. The current follows from U = U₀ + η(I) + IR with Butler and Volmer’s overvoltages at both poles and the conductivity of the solution; below the decomposition voltage hardly anything flows.',
  },
  controls: [
    {
      id: 'solution',
      label: 'Solution',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: solutions.map(({ name }) => name),
      about: 'What is in the glass. The plates are platinum.',
      restarts: true,
    },
    {
      id: 'voltage',
      label: 'Voltage',
      symbol: 'U',
      unit: 'V',
      from: 0.5,
      to: 12,
      usual: 6,
      step: 0.1,
      about: 'Of the battery.',
    },
    {
      id: 'strength',
      label: 'Acid or salt in the water',
      symbol: 'c',
      unit: 'mol/L',
      from: 0.05,
      to: 1,
      usual: 0.5,
      about: 'It makes the water conduct.',
      restarts: true,
    },
    {
      id: 'apart',
      label: 'Between the plates',
      symbol: 'd',
      unit: 'cm',
      from: 1,
      to: 10,
      usual: 5,
      about: 'How far apart the two plates are.',
    },
  ],
  readouts: [
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'A',
      digits: 3,
      about: 'Nothing below the voltage that the splitting needs.',
      of: ({ strength }, values) => currentAt(strength, values),
    },
    {
      id: 'charge',
      label: 'Charge so far',
      symbol: 'Q',
      unit: 'C',
      digits: 0,
      about: 'Current times time.',
      of: ({ charge }) => charge,
    },
    {
      id: 'minus',
      label: 'Gas at the minus pole',
      symbol: 'V_-',
      unit: 'mL',
      digits: 1,
      about: 'Hydrogen; none where copper comes instead.',
      of: minusVolume,
    },
    {
      id: 'plus',
      label: 'Gas at the plus pole',
      symbol: 'V_+',
      unit: 'mL',
      digits: 1,
      about: 'Oxygen or chlorine.',
      of: ({ plus }) => plus * molarVolume,
    },
    {
      id: 'ratio',
      label: 'Minus gas to plus gas',
      symbol: 'V_-/V_+',
      unit: '',
      about: 'How many times as much gas is in the minus tube.',
      known: ({ plus }) => plus > 0,
      of: (state, values) => (state.plus > 0 ? minusVolume(state, values) / (state.plus * molarVolume) : 0),
    },
    {
      id: 'each',
      label: 'At the minus pole for each coulomb',
      unit: 'mg/C',
      digits: 4,
      about: 'What one coulomb brings: always the same for one substance (Faraday).',
      known: ({ charge }) => charge > 1e-9,
      of: ({ minus, charge }, values) =>
        charge > 1e-9 ? (1000 * minus * solutionOf(values).minus.molar) / charge : 0,
    },
  ],
  graphs: [
    {
      id: 'gases',
      title: 'Gas over time',
      x: 'time',
      y: ['minus', 'plus'],
      about: 'In acid water the one line is twice as steep as the other.',
    },
    {
      id: 'charge',
      title: 'Gas against charge',
      x: 'charge',
      y: ['plus'],
      about: 'A straight line through zero, whatever the voltage: Faraday’s law.',
    },
  ],
  dt: 1,
  pace: 15,
  timeUnit: 's',
  start: ({ strength = 0.5 }) => ({
    time: 0,
    steps: 0,
    charge: 0,
    strength,
    minus: 0,
    plus: 0,
    trail: [[0, 0, 0]],
  }),
  step(state, values, dt) {
    const { minus, plus } = solutionOf(values)
    const takes = (strength: number) =>
      minus.gas ? 0 : currentAt(strength, values) / (minus.electrons * faraday * bath)
    // The copper thins out: with the strength in the middle of the step.
    const middle = state.strength - (dt / 2) * takes(state.strength)
    const moved = currentAt(middle, values) * dt
    state.strength = Math.max(1e-6, state.strength - dt * takes(middle))
    state.charge += moved
    state.minus += moved / (minus.electrons * faraday)
    state.plus += moved / (plus.electrons * faraday)
    state.time += dt
    state.steps++
    if (state.steps % 10 !== 0) return
    state.trail.push([state.time, minusVolume(state, values), state.plus * molarVolume])
    if (state.trail.length > 300) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  isOver: (state, values) => Math.max(minusVolume(state, values), state.plus * molarVolume) >= tube,
  draw,
  describe(state, values) {
    const { minus, plus } = solutionOf(values)
    const now = currentAt(state.strength, values)
    if (now < 1e-3)
      return `With ${(values.voltage ?? 6).toFixed(1)} volts hardly any current flows: too little to split anything.`
    const made = minus.gas
      ? `${minusVolume(state, values).toFixed(1)} millilitres of ${minus.name}`
      : `${(1000 * state.minus * minus.molar).toFixed(0)} milligrams of ${minus.name}`
    return `A current of ${now.toFixed(2)} amperes has made ${made} and ${(state.plus * molarVolume).toFixed(1)} millilitres of ${plus.name}.`
  },
  effects: [
    {
      control: 'voltage',
      readout: 'current',
      goes: 'up',
      after: 1,
      over: [1.6, 12],
      says: 'More voltage, more current; below about 1.5 V next to nothing flows.',
    },
    {
      control: 'strength',
      readout: 'current',
      goes: 'up',
      after: 1,
      says: 'More acid makes the water conduct better.',
    },
    {
      control: 'apart',
      readout: 'plus',
      goes: 'down',
      after: 60,
      says: 'The farther apart the plates, the less gas.',
    },
    {
      control: 'solution',
      readout: 'each',
      goes: 'changes',
      after: 20,
      says: 'What appears at the minus pole depends on the solution.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The hydrogen is I·t/(2F) at 24.47 L/mol, with the current from Tafel’s law by Lambert’s function.',
      readout: 'minus',
      expected(values, time) {
        const volume = ((tafelCurrent(values) * time) / (2 * 96485)) * 24465
        return volume < tube - 1 ? volume : undefined
      },
      until: 300,
      where: { solution: [0, 0], voltage: [3, 12] },
    },
    {
      kind: 'analytic',
      says: 'Water gives half as much oxygen as hydrogen: a quarter of a mol for each mol of electrons.',
      readout: 'plus',
      expected(values, time) {
        const volume = ((tafelCurrent(values) * time) / (2 * 96485)) * 24465
        return volume < tube - 1 ? volume / 2 : undefined
      },
      until: 200,
      where: { solution: [0, 0], voltage: [3, 12] },
    },
    {
      kind: 'published',
      says: 'One coulomb deposits 0.3294 mg of copper.',
      source:
        'Electrochemical equivalent of copper: Kaye and Laby, Tables of Physical and Chemical Constants.',
      values: { solution: 1, voltage: 6 },
      readout: 'each',
      at: 100,
      expected: 0.3294,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'One coulomb frees 0.01045 mg of hydrogen.',
      source:
        'Electrochemical equivalent of hydrogen: Kaye and Laby, Tables of Physical and Chemical Constants.',
      values: { solution: 0, voltage: 6 },
      readout: 'each',
      at: 100,
      expected: 0.01045,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: 'n = \\frac{Q}{z\\,F}', about: 'Faraday: how much a charge makes; F = 96 485 C/mol.' },
    {
      tex: '\\mathrm{2\\,H_2O \\rightarrow 2\\,H_2 + O_2}',
      about: 'Water splits: two parts of hydrogen, one of oxygen.',
    },
    {
      tex: 'U = U_0 + \\eta(I) + I R',
      about: 'What the voltage is needed for: splitting, the poles’ brakes, the solution.',
    },
  ],
  tries: [
    {
      says: 'Split water and compare the two tubes. What is special about their levels?',
      set: { solution: 0, voltage: 8 },
    },
    { says: 'Turn the voltage down slowly. When do the bubbles stop?', set: { solution: 0, voltage: 2 } },
    {
      says: 'Cover a plate with copper, as a factory does with taps and coins.',
      set: { solution: 1, voltage: 6, strength: 1 },
    },
    {
      says: 'Take salt water: now the plus pole smells like a swimming pool.',
      set: { solution: 2, voltage: 8, strength: 1 },
    },
  ],
  questions: [
    {
      asks: 'Water is H₂O. After a while there are 20 mL of hydrogen. How much oxygen is there?',
      options: ['10 mL', '20 mL', '40 mL'],
      settle: {
        readout: 'ratio',
        after: 100,
        first: { solution: 0, voltage: 8 },
        answer: (a) => (a > 1.5 ? 0 : a > 0.75 ? 1 : 2),
      },
      explains: 'Each bit of water has two hydrogens and one oxygen, so the volumes are two to one.',
    },
    {
      asks: 'A rechargeable battery of 1.2 V is connected. What happens?',
      options: ['Bubbles, but slowly', 'As many bubbles as ever', 'Nothing: it is too weak to split water'],
      settle: {
        readout: 'current',
        after: 1,
        first: { solution: 0, voltage: 1.2 },
        answer: (a) => (a < 1e-4 ? 2 : a < 0.2 ? 0 : 1),
      },
      explains:
        'Pulling water apart takes at least 1.23 V, however long you wait. Below that there is not enough energy.',
    },
    {
      asks: 'The plates are put ten times as far apart. What does the current do?',
      options: ['It falls a lot', 'It stays', 'It rises'],
      settle: {
        readout: 'current',
        after: 1,
        first: { apart: 1 },
        second: { apart: 10 },
        answer: (a, b) => (b < a * 0.7 ? 0 : b > a * 1.1 ? 2 : 1),
      },
      explains: 'The ions have to wade through ten times as much solution, and that resists.',
    },
  ],
  glossary: [
    { word: 'Electrolysis', means: 'Taking something apart with electricity.' },
    { word: 'Ion', means: 'An atom or group of atoms with a charge.' },
    { word: 'Cathode', means: 'Here the minus pole, where ions take up electrons.' },
    { word: 'Anode', means: 'Here the plus pole, where electrons are given off.' },
    { word: 'Electrolyte', means: 'A liquid that conducts because it holds ions.' },
  ],
  goals: [
    'Say what appears at each pole, and why.',
    'See that charge alone decides how much is made.',
    'Explain why there is twice as much hydrogen as oxygen.',
  ],
  standards: [
    'NGSS MS-PS1-2',
    'England GCSE Chemistry: electrolysis',
    'England A level Chemistry: electrode potentials',
  ],
})
