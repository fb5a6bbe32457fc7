import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  beaker,
  type Cell,
  currentOf,
  faraday,
  innerResistance,
  metalAt,
  metals,
  thermal,
  voltage,
} from './model.ts'
import { draw } from './view.ts'

/** What leaves one side and comes on the other when so much charge (C) has passed. */
function after(
  state: Cell,
  charge: number,
  { metalLeft = 1, metalRight = 4 }: Values,
): { left: number; right: number } {
  const portion = charge / (faraday * beaker)
  return {
    left: state.left + portion / metalAt(metalLeft).charges,
    right: state.right - portion / metalAt(metalRight).charges,
  }
}

/** Gibbs’ energy of the ions in J: each kind has n·(zFE° + RT(ln c − 1)). */
function gibbs({ left, right }: Cell, { metalLeft = 1, metalRight = 4 }: Values): number {
  const one = (place: number, strength: number) => {
    const { potential, charges } = metalAt(place)
    return strength * beaker * faraday * (charges * potential + thermal * (Math.log(strength) - 1))
  }
  return one(metalLeft, left) + one(metalRight, right)
}

export const galvanicCell = system<Cell>({
  id: 'galvanic-cell',
  title: 'A battery from two metals',
  subject: 'chemistry',
  ages: [12, 19],
  words: [
    'galvanic cell',
    'voltaic cell',
    'electrochemical cell',
    'electrochemistry',
    'daniell cell',
    'nernst equation',
    'battery from two metals',
    'how a battery works',
    'lemon battery',
    'potato battery',
    'salt bridge',
    'zinc and copper',
    'standard electrode potential',
    'reactivity series',
    'redox reaction',
    'anode and cathode',
  ],
  tells: {
    young:
      'Two different metals stand in salty water. One of them likes to give electrons away, the other likes to take them. So the electrons run through the wire, and the lamp shines! Slowly one metal gets thinner and the other one thicker.',
    middle:
      'The less noble metal dissolves: its atoms leave their electrons behind and become ions. The electrons run through the wire to the nobler metal, where ions take them up and become metal. The farther apart the two are in the series of metals, the higher the voltage.',
    upper:
      'Nernst’s equation E = E° + (RT/F)(ln cᵣ/zᵣ − ln cₗ/zₗ) gives the voltage at every moment; Faraday’s law changes the concentrations with the charge. What the cell drives is the Gibbs energy the ions lose. Same metals with different concentrations make a concentration cell.',
  },
  controls: [
    {
      id: 'metalLeft',
      label: 'Left metal',
      unit: '',
      from: 0,
      to: 5,
      usual: 1,
      options: metals.map(({ name }) => name),
      about: 'It stands in a solution of its own ions.',
      restarts: true,
    },
    {
      id: 'metalRight',
      label: 'Right metal',
      unit: '',
      from: 0,
      to: 5,
      usual: 4,
      options: metals.map(({ name }) => name),
      about: 'From magnesium, which gives electrons most readily, to silver, which is noble.',
      restarts: true,
    },
    {
      id: 'left',
      label: 'Ions on the left',
      symbol: 'c_l',
      unit: 'mol/L',
      from: 0.001,
      to: 1,
      usual: 0.1,
      logarithmic: true,
      about: 'How many ions of the left metal are in its beaker at first.',
      restarts: true,
    },
    {
      id: 'right',
      label: 'Ions on the right',
      symbol: 'c_r',
      unit: 'mol/L',
      from: 0.001,
      to: 1,
      usual: 0.1,
      logarithmic: true,
      about: 'How many ions of the right metal are in its beaker at first.',
      restarts: true,
    },
    {
      id: 'load',
      label: 'Resistance of the lamp',
      symbol: 'R',
      unit: 'Ω',
      from: 2,
      to: 200,
      usual: 10,
      logarithmic: true,
      about: 'The less it resists, the faster the battery is used up.',
    },
  ],
  readouts: [
    {
      id: 'voltage',
      label: 'Voltage without a lamp',
      symbol: 'E',
      unit: 'V',
      digits: 3,
      about:
        'What the two metals give with the ions there are now. Below zero the electrons run the other way.',
      of: ({ left, right }, values) => voltage(left, right, values),
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'mA',
      digits: 1,
      about: 'Through the lamp; electrons run from left to right where it is positive.',
      of: (state, values) => 1000 * currentOf(state, values),
    },
    {
      id: 'charge',
      label: 'Charge so far',
      symbol: 'Q',
      unit: 'C',
      digits: 1,
      about: 'What has run through the lamp.',
      of: ({ charge }) => charge,
    },
    {
      id: 'gain',
      label: 'Right metal has gained',
      symbol: 'm',
      unit: 'mg',
      digits: 1,
      about: 'Ions that became metal; below zero it has lost some.',
      of: ({ right }, values) =>
        ((values.right ?? 0.1) - right) * beaker * metalAt(values.metalRight ?? 4).molar * 1000,
    },
    {
      id: 'work',
      label: 'Energy given',
      symbol: 'W',
      unit: 'J',
      digits: 1,
      about: 'In the lamp and as warmth in the cell.',
      of: ({ work }) => work,
    },
    {
      id: 'books',
      label: 'Ions’ energy and energy given',
      symbol: 'G + W',
      unit: 'J',
      digits: 1,
      about: 'What the ions lose (Gibbs’ energy) is what the cell gives: the sum stays.',
      of: (state, values) => gibbs(state, values) + state.work,
    },
  ],
  graphs: [
    {
      id: 'voltage',
      title: 'Voltage over time',
      x: 'time',
      y: ['voltage'],
      about: 'Nearly flat for a long time; it falls when the ions run out.',
    },
    {
      id: 'gain',
      title: 'Metal gained against charge',
      x: 'charge',
      y: ['gain'],
      about: 'A straight line: Faraday’s law.',
    },
  ],
  dt: 0.1,
  pace: 10,
  timeUnit: 'min',
  start: (values) => {
    const { left = 0.1, right = 0.1 } = values
    return { time: 0, steps: 0, left, right, charge: 0, work: 0, trail: [[0, voltage(left, right, values)]] }
  },
  step(state, values, dt) {
    const long = dt * 60
    const at = (charge: number) => {
      const there = after(state, charge, values)
      const safe = { left: Math.max(1e-9, there.left), right: Math.max(1e-9, there.right) }
      return { flow: currentOf(safe, values), volts: voltage(safe.left, safe.right, values) }
    }
    const a = at(0)
    const b = at((long / 2) * a.flow)
    const c = at((long / 2) * b.flow)
    const d = at(long * c.flow)
    const moved = (long / 6) * (a.flow + 2 * b.flow + 2 * c.flow + d.flow)
    Object.assign(state, after(state, moved, values))
    state.charge += moved
    state.work +=
      (long / 6) * (a.flow * a.volts + 2 * b.flow * b.volts + 2 * c.flow * c.volts + d.flow * d.volts)
    state.time += dt
    state.steps++
    if (state.steps % 20 !== 0) return
    state.trail.push([state.time, voltage(state.left, state.right, values)])
    if (state.trail.length > 300) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  // Flat: the ions that are used up are all but gone.
  isOver: ({ left, right }) => Math.min(left, right) < 2e-5,
  draw,
  describe(state, values) {
    const { metalLeft = 1, metalRight = 4 } = values
    const now = currentOf(state, values)
    const way =
      Math.abs(now) < 1e-4
        ? 'no current flows'
        : `electrons run from ${metalAt(now > 0 ? metalLeft : metalRight).name} to ${metalAt(now > 0 ? metalRight : metalLeft).name}`
    return `${metalAt(metalLeft).name} and ${metalAt(metalRight).name} give ${voltage(state.left, state.right, values).toFixed(2)} volts; ${way}, ${Math.abs(now * 1000).toFixed(0)} milliamperes.`
  },
  effects: [
    {
      control: 'metalRight',
      readout: 'voltage',
      goes: 'up',
      after: 0,
      says: 'The nobler the right metal, the higher the voltage.',
    },
    {
      control: 'metalLeft',
      readout: 'voltage',
      goes: 'down',
      after: 0,
      says: 'The nobler the left metal, the lower the voltage.',
    },
    {
      control: 'right',
      readout: 'voltage',
      goes: 'up',
      after: 0,
      says: 'More ions that can take up electrons raise the voltage, a little.',
    },
    {
      control: 'left',
      readout: 'voltage',
      goes: 'down',
      after: 0,
      says: 'Many ions on the left hold the metal back from dissolving.',
    },
    {
      control: 'load',
      readout: 'charge',
      goes: 'down',
      after: 60,
      says: 'A lamp that resists more lets less flow.',
    },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'The Gibbs energy the ions lose is the energy the cell gives.',
      readout: 'books',
      beside: 'work',
      until: 150,
      where: { metalLeft: [0, 2], metalRight: [4, 5], left: [0.01, 1], right: [0.02, 1] },
    },
    {
      kind: 'analytic',
      says: 'While hardly any ions are used the current is steady: Q = (Eᵣ° − Eₗ°)·t/(R + r), from the tables and Ohm’s law.',
      readout: 'charge',
      expected({ metalLeft = 1, metalRight = 4, load = 10, left = 1, right = 1 }, time) {
        // In equally strong solutions of ions with two charges the logarithms cancel.
        const table = [-2.372, -0.7618, -0.447, -0.257, 0.3419]
        const volts = (table[Math.round(metalRight)] ?? 0) - (table[Math.round(metalLeft)] ?? 0)
        return (volts * time * 60) / (load + innerResistance(left, right))
      },
      until: 40,
      where: { metalLeft: [0, 2], metalRight: [4, 4], left: [1, 1], right: [1, 1], load: [20, 200] },
    },
    {
      kind: 'analytic',
      says: 'Two beakers of copper that are nearly equally strong even out by an exponential law, slowly.',
      readout: 'gain',
      expected({ left = 0.1, right = 0.12, load = 5 }, time) {
        const [mean, apart] = [(left + right) / 2, (right - left) / 2]
        // ln(cr/cl) is nearly 2δ/c: E = (RT/F)·δ/c, and each coulomb brings the two together by 1/(2FV).
        const fade = 0.025693 / (mean * (load + innerResistance(mean, mean)) * 2 * 96485 * 0.05)
        return apart * (1 - Math.exp(-fade * time * 60)) * 0.05 * 63546
      },
      until: 200,
      where: { metalLeft: [4, 4], metalRight: [4, 4], left: [0.1, 0.1], right: [0.11, 0.125], load: [2, 10] },
    },
    {
      kind: 'published',
      says: 'Daniell’s cell of zinc and copper gives 1.10 V.',
      source: 'Standard potentials in the CRC Handbook of Chemistry and Physics; any textbook of chemistry.',
      values: { metalLeft: 1, metalRight: 4, left: 1, right: 1 },
      readout: 'voltage',
      at: 0,
      expected: 1.1,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'Ten times as many ions of two charges change the voltage by 29.6 mV: 1.074 V here.',
      source: 'Nernst slope 59.16 mV/z at 25 °C (Atkins, Physical Chemistry), with 1.1037 V.',
      values: { metalLeft: 1, metalRight: 4, left: 1, right: 0.1 },
      readout: 'voltage',
      at: 0,
      expected: 1.0741,
      within: 0.001,
    },
  ],
  formulas: [
    {
      tex: 'E = E_r^\\circ - E_l^\\circ + \\frac{RT}{F}\\left(\\frac{\\ln c_r}{z_r}-\\frac{\\ln c_l}{z_l}\\right)',
      about: 'Nernst’s equation for two metals in their solutions.',
    },
    { tex: 'm = \\frac{M\\,Q}{z\\,F}', about: 'Faraday: how much metal a charge deposits.' },
    { tex: 'I = \\frac{E}{R + r}', about: 'Ohm: the lamp and the cell itself resist.' },
  ],
  tries: [
    {
      says: 'Zinc and copper: the first battery good enough for telegraphs.',
      set: { metalLeft: 1, metalRight: 4, left: 0.1, right: 0.1 },
    },
    { says: 'Find the pair of metals with the highest voltage.', set: { metalLeft: 0, metalRight: 5 } },
    {
      says: 'Swap the two metals. Which way do the electrons run now?',
      set: { metalLeft: 4, metalRight: 1 },
    },
    {
      says: 'Copper on both sides, but with different solutions: is that a battery too?',
      set: { metalLeft: 4, metalRight: 4, left: 0.001, right: 1 },
    },
  ],
  questions: [
    {
      asks: 'Zinc and copper make a battery. Which metal gets thicker while the lamp shines?',
      options: ['Zinc, on the left', 'Copper, on the right', 'Neither'],
      settle: {
        readout: 'gain',
        after: 60,
        first: { metalLeft: 1, metalRight: 4 },
        answer: (a) => (a > 1 ? 1 : a < -1 ? 0 : 2),
      },
      explains: 'Zinc gives its electrons away and dissolves. Copper ions take them up and become copper.',
    },
    {
      asks: 'We replace copper with silver, which is nobler. What happens to the voltage?',
      options: ['It rises', 'It stays', 'It falls'],
      settle: {
        readout: 'voltage',
        after: 0,
        first: { metalLeft: 1, metalRight: 4 },
        second: { metalLeft: 1, metalRight: 5 },
        answer: (a, b) => (b > a + 0.01 ? 0 : b < a - 0.01 ? 2 : 1),
      },
      explains: 'The farther apart two metals are in the series, the harder they pull at the electrons.',
    },
    {
      asks: 'Copper on both sides, and the solutions equally strong. How much voltage is there?',
      options: ['As much as with zinc', 'A little', 'None'],
      settle: {
        readout: 'voltage',
        after: 0,
        first: { metalLeft: 4, metalRight: 4, left: 0.1, right: 0.1 },
        answer: (a) => (Math.abs(a) < 1e-6 ? 2 : a < 0.3 ? 1 : 0),
      },
      explains: 'Both sides pull equally hard, so nothing flows. A battery needs a difference.',
    },
  ],
  glossary: [
    { word: 'Electrode', means: 'A piece of metal where electrons come or go.' },
    { word: 'Ion', means: 'An atom with a charge, here in water.' },
    { word: 'Anode', means: 'Where metal dissolves and gives electrons (oxidation).' },
    { word: 'Cathode', means: 'Where ions take up electrons (reduction).' },
    { word: 'Salt bridge', means: 'It lets other ions cross, so that no charge piles up.' },
  ],
  goals: [
    'Explain where the electrons come from and where they go.',
    'Predict the voltage of two metals from the series.',
    'See why a battery goes flat.',
  ],
  standards: [
    'NGSS HS-PS3-3',
    'England GCSE Chemistry: chemical cells and the reactivity series',
    'England A level Chemistry: electrode potentials and electrochemical cells',
  ],
})
