import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { electricEnergy, farads, henries, magneticEnergy, type Oscillator } from './model.ts'
import { draw } from './view.ts'

export const lcCircuit = system<Oscillator>({
  id: 'lc-circuit',
  title: 'A circuit that swings',
  subject: 'physics',
  ages: [15, 19],
  words: [
    'lc circuit',
    'rlc circuit',
    'oscillating circuit',
    'oscillator circuit',
    'resonant circuit',
    'tuned circuit',
    'coil and capacitor',
    'inductor and capacitor',
    'inductance',
    'electrical oscillation',
    'damped electrical oscillation',
    'how a radio is tuned',
    'tank circuit',
  ],
  tells: {
    young:
      'Electricity can swing back and forth, like a swing in the park! The charged plates push electrons through the coil. The coil does not like to stop them, so they run on and fill the plates the other way round. Then they all come back.',
    middle:
      'A capacitor and a coil pass energy back and forth: now it is in the field between the plates, now in the field of the coil. How fast it swings depends on both. Resistance turns the energy into warmth, and the swing dies away.',
    upper:
      'LQ″ + RQ′ + Q/C = 0: the equation of a damped oscillator with ω₀ = 1/√(LC) and damping R/2L. Critical damping lies at R = 2√(L/C).',
  },
  controls: [
    {
      id: 'inductance',
      label: 'Inductance of the coil',
      symbol: 'L',
      unit: 'H',
      from: 0.2,
      to: 2,
      usual: 1,
      about: 'How strongly the coil resists a change of the current, in henries.',
      restarts: true,
    },
    {
      id: 'capacity',
      label: 'Capacitance',
      symbol: 'C',
      unit: 'µF',
      from: 100,
      to: 2000,
      usual: 1000,
      about: 'How much charge the plates hold for each volt.',
      restarts: true,
    },
    {
      id: 'resistance',
      label: 'Resistance',
      symbol: 'R',
      unit: 'Ω',
      from: 0,
      to: 100,
      usual: 0,
      about: 'Around the whole circuit.',
    },
    {
      id: 'voltage',
      label: 'Charged to',
      symbol: 'V_0',
      unit: 'V',
      from: 1,
      to: 20,
      usual: 10,
      about: 'The voltage of the plates at first.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'volts',
      label: 'Voltage of the plates',
      symbol: 'V',
      unit: 'V',
      about: 'Plus when the upper plate is plus.',
      of: ({ charge }, values) => charge / farads(values),
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'mA',
      digits: 1,
      about: 'Towards the upper plate.',
      of: ({ current }) => current * 1000,
    },
    {
      id: 'period',
      label: 'Time for one swing',
      symbol: 'T',
      unit: 'ms',
      digits: 1,
      about: 'Measured when the voltage passes zero upwards.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period * 1000,
    },
    {
      id: 'energy',
      label: 'Energy that swings',
      symbol: 'W',
      unit: 'mJ',
      about: 'In plates and coil together.',
      of: ({ charge, current }, values) =>
        1000 * (electricEnergy(charge, values) + magneticEnergy(current, values)),
    },
    {
      id: 'coil',
      label: 'Energy in the coil',
      symbol: 'W_L',
      unit: 'mJ',
      about: 'In its magnetic field.',
      of: ({ current }, values) => 1000 * magneticEnergy(current, values),
    },
    {
      id: 'whole',
      label: 'Energy with the warmth',
      unit: 'mJ',
      about: 'Plates, coil and what became warm: nothing is lost.',
      of: ({ charge, current, heat }, values) =>
        1000 * (electricEnergy(charge, values) + magneticEnergy(current, values) + heat),
    },
  ],
  graphs: [
    {
      id: 'volts',
      title: 'Voltage over time',
      x: 'time',
      y: ['volts'],
      about: 'A wave; with resistance it dies away.',
    },
    {
      id: 'loop',
      title: 'Current against voltage',
      x: 'volts',
      y: ['current'],
      about: 'A loop, or a spiral with resistance.',
    },
    {
      id: 'energy',
      title: 'Energy',
      x: 'time',
      y: ['energy', 'coil'],
      about: 'The coil has all of it twice in each swing.',
    },
  ],
  dt: 1 / 4000,
  pace: 0.1,
  timeUnit: 's',
  start: (values) => ({
    charge: farads(values) * (values.voltage ?? 10),
    current: 0,
    heat: 0,
    lastRise: Number.NaN,
    period: 0,
    time: 0,
    steps: 0,
    trail: [[0, values.voltage ?? 10, 0]],
  }),
  step(state, values, dt) {
    const { resistance = 0 } = values
    const [l, c] = [henries(values), farads(values)]
    const [charge, current] = [state.charge, state.current]
    // Leapfrog, with the resistance taken half before and half after.
    const half = current + (dt / 2) * ((-charge / c - resistance * current) / l)
    state.charge = charge + dt * half
    state.current = (half - ((dt / 2) * state.charge) / (c * l)) / (1 + ((dt / 2) * resistance) / l)
    state.heat += (dt / 6) * resistance * (current ** 2 + 4 * half ** 2 + state.current ** 2)
    state.time += dt
    state.steps++
    if (charge < 0 && state.charge >= 0) {
      const at = state.time - (dt * state.charge) / (state.charge - charge)
      if (Number.isFinite(state.lastRise)) state.period = at - state.lastRise
      state.lastRise = at
    }
    if (state.steps % 12 === 0) keepTrail(state.trail, [state.time, state.charge / c, state.current], 280)
  },
  draw,
  describe({ charge, current, period }, values) {
    const swing =
      period > 0 ? `one swing takes ${(period * 1000).toFixed(0)} milliseconds` : 'the first swing runs'
    return `The plates have ${(charge / farads(values)).toFixed(1)} volts and ${(current * 1000).toFixed(0)} milliamperes flow; ${swing}.`
  },
  effects: [
    {
      control: 'inductance',
      readout: 'period',
      goes: 'up',
      after: 1.5,
      says: 'A larger coil makes the swing slower.',
    },
    {
      control: 'capacity',
      readout: 'period',
      goes: 'up',
      after: 1.5,
      says: 'Larger plates make it slower too.',
    },
    {
      control: 'resistance',
      readout: 'energy',
      goes: 'down',
      after: 0.1,
      over: [0, 40],
      says: 'Resistance takes the energy away. Too much of it chokes the current, and the plates empty slowly.',
    },
    {
      control: 'voltage',
      readout: 'energy',
      goes: 'up',
      after: 0.1,
      says: 'Charged higher, it swings with more energy.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The voltage is the damped wave V₀e^(−γt)(cos ωt + (γ/ω) sin ωt), and its hyperbolic form when damping is strong.',
      readout: 'volts',
      expected({ inductance = 1, capacity = 1000, resistance = 0, voltage = 10 }, time) {
        const gamma = resistance / (2 * inductance)
        const square = 1e6 / (inductance * capacity) - gamma ** 2
        const omega = Math.sqrt(Math.abs(square))
        if (omega < 1e-3) return voltage * Math.exp(-gamma * time) * (1 + gamma * time)
        if (square > 0)
          return (
            voltage *
            Math.exp(-gamma * time) *
            (Math.cos(omega * time) + (gamma / omega) * Math.sin(omega * time))
          )
        const slow = (1 + gamma / omega) * Math.exp((omega - gamma) * time)
        return (voltage / 2) * (slow + (1 - gamma / omega) * Math.exp((-omega - gamma) * time))
      },
      until: 0.3,
    },
    {
      kind: 'analytic',
      says: 'Without resistance one swing takes 2π√(LC) (Thomson).',
      readout: 'period',
      expected({ inductance = 1, capacity = 1000 }, time) {
        const period = 2000 * Math.PI * Math.sqrt(inductance * capacity * 1e-6)
        return time * 1000 > 2.2 * period ? period : undefined
      },
      until: 1,
      where: { resistance: [0, 0] },
    },
    {
      kind: 'conserved',
      says: 'Energy of plates, coil and warmth together stays the same.',
      readout: 'whole',
      until: 2,
    },
    {
      kind: 'conserved',
      says: 'Without resistance the swing never dies.',
      readout: 'energy',
      until: 4,
      where: { resistance: [0, 0] },
    },
  ],
  formulas: [
    { tex: 'T = 2\\pi\\sqrt{LC}', about: 'Thomson’s formula.' },
    { tex: 'L\\ddot Q + R\\dot Q + \\frac{Q}{C} = 0', about: 'The same as for a weight on a spring.' },
    { tex: 'W = \\frac{Q^2}{2C} + \\frac{L I^2}{2}', about: 'Energy in the plates and in the coil.' },
    { tex: 'R = 2\\sqrt{\\frac{L}{C}}', about: 'From here on it no longer swings.' },
  ],
  tries: [
    {
      says: 'Begin with plates of 500 µF, then make them 2000 µF: the swing takes twice as long.',
      set: { capacity: 500, inductance: 1 },
    },
    { says: 'Add a little resistance and watch the warmth grow.', set: { resistance: 5 } },
    {
      says: 'Find the resistance at which it just stops swinging: about 63 Ω.',
      set: { resistance: 63, inductance: 1, capacity: 1000 },
    },
    {
      says: 'Which part is the weight and which the spring? Change the coil and look below.',
      set: { inductance: 2 },
    },
  ],
  questions: [
    {
      asks: 'The capacitance becomes four times as large. How long does a swing take then?',
      options: ['Just as long', 'Twice as long', 'Four times as long'],
      settle: {
        readout: 'period',
        after: 1.2,
        first: { capacity: 400 },
        second: { capacity: 1600 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'The time grows with the square root of L times C, and the root of four is two.',
    },
    {
      asks: 'The plates are charged to twice the voltage. How does that change the time for one swing?',
      options: ['Shorter', 'Not at all', 'Longer'],
      settle: {
        readout: 'period',
        after: 1,
        first: { voltage: 8 },
        second: { voltage: 16 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b < a * 1.01 ? 1 : 2),
      },
      explains:
        'More charge has to pass, but it is also pushed harder. A pendulum does the same with small swings.',
    },
    {
      asks: 'A little resistance is added. Where does the energy go?',
      options: ['It stays in the swing', 'It slowly becomes warmth', 'It goes back to the battery'],
      settle: {
        readout: 'energy',
        after: 0.5,
        first: { resistance: 0 },
        second: { resistance: 4 },
        answer: (a, b) => (b > a * 0.98 ? 0 : 1),
      },
      explains:
        'Each time the current passes, the wire gets a little warmer. The sum of all three bars stays the same.',
    },
  ],
  glossary: [
    { word: 'Inductance', means: 'How strongly a coil resists a change of its current, in henries.' },
    { word: 'Capacitance', means: 'How much charge plates hold for each volt, in farads.' },
    { word: 'Oscillation', means: 'A swing back and forth.' },
    { word: 'Damping', means: 'What lets a swing die away.' },
    { word: 'Resonance', means: 'When a push in its own rhythm makes a swing large.' },
  ],
  goals: [
    'Follow energy between an electric and a magnetic field.',
    'Use T = 2π√(LC).',
    'Compare an electrical with a mechanical oscillator.',
  ],
  standards: ['First-year university physics: LC and RLC circuits', 'NGSS HS-PS3-1'],
})
