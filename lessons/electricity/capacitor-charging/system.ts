import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { type Capacitor, currentOf, farads, isCharging, ohms, ways } from './model.ts'
import { draw } from './view.ts'

export const capacitorCharging = system<Capacitor>({
  id: 'capacitor-charging',
  title: 'Charging a capacitor',
  subject: 'physics',
  ages: [13, 19],
  words: [
    'capacitor',
    'charging a capacitor',
    'discharging a capacitor',
    'rc circuit',
    'time constant',
    'capacitance',
    'exponential decay of voltage',
    'resistor and capacitor',
    'camera flash',
    'defibrillator',
    'energy stored in a capacitor',
  ],
  tells: {
    young:
      'A capacitor is like a jar for electricity: two plates close together. At first electrons rush in, then it gets crowded and they come more and more slowly. Turn the switch, and they all rush out again. A camera’s flash works like this.',
    middle:
      'Through a resistor, charge flows onto the plates of a capacitor. The fuller it is, the smaller the current: the voltage rises quickly at first and then ever more slowly. Resistance times capacitance says how long it takes.',
    upper:
      'The charge obeys dQ/dt = (V₀ − Q/C)/R, so V = V₀(1 − e^(−t/RC)) while charging and V₀e^(−t/RC) while discharging. Half of the battery’s work, ½CV₀², is stored; the other half heats the resistor, whatever R is.',
  },
  controls: [
    {
      id: 'way',
      label: 'Switch',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: ways,
      about: 'Where the switch lies. Around the battery the plates begin full and empty themselves.',
    },
    {
      id: 'voltage',
      label: 'Voltage of the battery',
      symbol: 'V_0',
      unit: 'V',
      from: 1,
      to: 12,
      usual: 9,
      step: 0.1,
      about: 'How strongly the battery pushes.',
    },
    {
      id: 'resistance',
      label: 'Resistance',
      symbol: 'R',
      unit: 'kΩ',
      from: 1,
      to: 20,
      usual: 5,
      step: 0.1,
      about: 'How narrow the path is; a kiloohm is a thousand ohms.',
    },
    {
      id: 'capacity',
      label: 'Capacitance',
      symbol: 'C',
      unit: 'µF',
      from: 100,
      to: 1000,
      usual: 400,
      step: 10,
      about: 'How much charge the plates hold for each volt, in millionths of a farad.',
    },
  ],
  readouts: [
    {
      id: 'volts',
      label: 'Voltage of the plates',
      symbol: 'V',
      unit: 'V',
      about: 'How strongly the full plates push back.',
      of: ({ charge }, values) => charge / farads(values),
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'mA',
      digits: 3,
      about: 'What flows onto the plates; minus when they empty.',
      of: ({ charge, time }, values) => 1000 * currentOf(charge, time, values),
    },
    {
      id: 'charge',
      label: 'Charge',
      symbol: 'Q',
      unit: 'mC',
      digits: 3,
      about: 'What is on one plate, in thousandths of a coulomb.',
      of: ({ charge }) => charge * 1000,
    },
    {
      id: 'stored',
      label: 'Energy in the plates',
      symbol: 'W',
      unit: 'mJ',
      about: 'What could come back out.',
      of: ({ charge }, values) => (500 * charge * charge) / farads(values),
    },
    {
      id: 'heat',
      label: 'Warmth made in the resistor',
      symbol: 'W_R',
      unit: 'mJ',
      about: 'Since the beginning.',
      of: ({ heat }) => heat * 1000,
    },
  ],
  graphs: [
    {
      id: 'volts',
      title: 'Voltage over time',
      x: 'time',
      y: ['volts'],
      about: 'Steep at first, then flatter and flatter.',
    },
    {
      id: 'current',
      title: 'Current over time',
      x: 'time',
      y: ['current'],
      about: 'Largest at the beginning.',
    },
    {
      id: 'energy',
      title: 'Energy',
      x: 'time',
      y: ['stored', 'heat'],
      about: 'While charging, both end equally high.',
    },
  ],
  dt: 0.01,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const charge = Math.round(values.way ?? 0) === 1 ? farads(values) * (values.voltage ?? 9) : 0
    return { charge, heat: 0, time: 0, steps: 0, shift: 0, trail: [[0, charge / farads(values)]] }
  },
  step(state, values, dt) {
    const { charge: q, time } = state
    const rate = (charge: number) => currentOf(charge, time, values)
    const a = rate(q)
    const b = rate(q + (dt / 2) * a)
    const c = rate(q + (dt / 2) * b)
    const d = rate(q + dt * c)
    state.charge = q + (dt / 6) * (a + 2 * b + 2 * c + d)
    // Simpson's rule for what the resistor turns into warmth.
    const half = rate((q + state.charge) / 2 + (dt / 8) * (a - d))
    const end = rate(state.charge)
    state.heat += (dt / 6) * ohms(values) * (a * a + 4 * half * half + end * end)
    state.time += dt
    state.steps++
    state.shift += (dt * 300 * b) / (Math.abs(b) + 0.0006)
    // Enough for six time constants, however long they are.
    const every = Math.max(1, Math.round((ohms(values) * farads(values) * 6) / 300 / dt))
    if (state.steps % every === 0) keepTrail(state.trail, [state.time, state.charge / farads(values)], 400)
  },
  draw,
  describe({ charge, time }, values) {
    const volts = charge / farads(values)
    return `The plates are ${isCharging(time, values) ? 'filling' : 'emptying'}: ${volts.toFixed(2)} volts, and ${Math.abs(1000 * currentOf(charge, time, values)).toFixed(2)} milliamperes flow.`
  },
  effects: [
    {
      control: 'voltage',
      readout: 'charge',
      goes: 'up',
      after: 2,
      says: 'A stronger battery brings more charge onto the plates.',
    },
    {
      control: 'resistance',
      readout: 'volts',
      goes: 'down',
      after: 2,
      says: 'More resistance makes it slower.',
    },
    {
      control: 'capacity',
      readout: 'volts',
      goes: 'down',
      after: 2,
      says: 'Larger plates take longer to fill.',
    },
    {
      control: 'capacity',
      readout: 'stored',
      goes: 'up',
      after: 20,
      given: { resistance: 1 },
      says: 'Once full, larger plates hold more energy.',
    },
    {
      control: 'way',
      readout: 'volts',
      goes: 'changes',
      after: 6,
      says: 'At the battery they fill, around the battery they empty.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'While charging the voltage is V₀(1 − e^(−t/RC)).',
      readout: 'volts',
      expected: ({ voltage = 9, resistance = 5, capacity = 400 }, time) =>
        voltage * -Math.expm1((-1000 * time) / (resistance * capacity)),
      until: 10,
      where: { way: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'While discharging the current is −(V₀/R)·e^(−t/RC).',
      readout: 'current',
      expected: ({ voltage = 9, resistance = 5, capacity = 400 }, time) =>
        (-voltage / resistance) * Math.exp((-1000 * time) / (resistance * capacity)),
      until: 10,
      where: { way: [1, 1] },
    },
    {
      kind: 'analytic',
      says: 'The resistor has made ½CV₀² of warmth when the plates are full: as much as is stored, whatever R is.',
      readout: 'heat',
      expected: ({ voltage = 9, resistance = 5, capacity = 400 }, time) =>
        time > (resistance * capacity) / 160 ? (0.5 * capacity * voltage ** 2) / 1000 : undefined,
      until: 30,
      where: { way: [0, 0], resistance: [1, 5], capacity: [100, 800] },
    },
    {
      kind: 'published',
      says: 'After one time constant it is 63.2% full.',
      source: 'OpenStax, College Physics, chapter 21.6: RC circuits.',
      values: { way: 0, voltage: 10, resistance: 5, capacity: 400 },
      readout: 'volts',
      at: 2,
      expected: 6.32,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: 'Q = C V', about: 'What the plates hold.' },
    { tex: 'V = V_0\\left(1 - e^{-t/RC}\\right)', about: 'While charging.' },
    { tex: 'V = V_0\\, e^{-t/RC}', about: 'While discharging.' },
    { tex: 'W = \\tfrac12 C V^2', about: 'The energy in the plates.' },
  ],
  tries: [
    {
      says: 'Turn the switch around the battery when the plates are full. Which way do the electrons run now?',
      set: { way: 1 },
    },
    { says: 'Let the switch go back and forth, as in a blinking light.', set: { way: 2, resistance: 3 } },
    { says: 'Make the resistance large: filling takes a long time.', set: { way: 0, resistance: 20 } },
    {
      says: 'Change only the resistance and look at the two bars at the end: are they ever unequal?',
      set: { way: 0, resistance: 1 },
    },
  ],
  questions: [
    {
      asks: 'The resistance is doubled. How does that change the time it takes to fill?',
      options: ['Half as long', 'Just as long', 'Twice as long'],
      settle: {
        readout: 'volts',
        after: 2,
        first: { resistance: 5, voltage: 10 },
        second: { resistance: 10, voltage: 10 },
        answer: (a, b) => (b > a * 1.1 ? 0 : b > a * 0.9 ? 1 : 2),
      },
      explains:
        'With twice the resistance only half as much flows. After the same time it is only at 39 instead of 63 percent.',
    },
    {
      asks: 'After two seconds small plates are nearly full and large ones still rather empty. Onto which does more current flow just then?',
      options: ['The full small ones', 'The same onto both', 'The empty large ones'],
      settle: {
        readout: 'current',
        after: 2,
        first: { capacity: 100 },
        second: { capacity: 1000 },
        answer: (a, b) => (a > b * 1.05 ? 0 : a > b * 0.95 ? 1 : 2),
      },
      explains:
        'Empty plates don’t push back yet, so nearly the whole voltage drives the current. Full ones push back as hard as the battery.',
    },
    {
      asks: 'The voltage of the battery is doubled. How much more energy do the full plates hold?',
      options: ['The same', 'Twice as much', 'Four times as much'],
      settle: {
        readout: 'stored',
        after: 15,
        first: { voltage: 5, resistance: 1 },
        second: { voltage: 10, resistance: 1 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains:
        'Twice the charge is on the plates, and each bit of it was pushed twice as hard: four times the energy.',
    },
  ],
  glossary: [
    { word: 'Capacitor', means: 'Two plates close to each other that hold charge.' },
    { word: 'Capacitance', means: 'How much charge is held for each volt, in farads.' },
    { word: 'Time constant', means: 'Resistance times capacitance: after this time 63 percent is done.' },
    { word: 'Discharge', means: 'To let the charge flow back.' },
  ],
  goals: [
    'Describe how voltage and current change while a capacitor is charged.',
    'Find the time constant from a graph.',
    'Follow where the energy of the battery goes.',
  ],
  standards: ['England A level Physics: capacitance', 'NGSS HS-PS3-1'],
})
