import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  currentAt,
  diode,
  filament,
  hotResistance,
  type Ohm,
  partOf,
  parts,
  voltsAt,
  warming,
} from './model.ts'
import { draw } from './view.ts'

/** The solution of w + ln w = x, which is Lambert's W of eˣ. */
function lambert(x: number): number {
  let w = x > 1 ? x - Math.log(x) : Math.exp(Math.min(x, 0) - 1e-9) || 1e-300
  for (let i = 0; i < 60; i++) {
    const next = w - (w + Math.log(w) - x) / (1 + 1 / w)
    w = next > 0 ? next : w / 2
  }
  return w
}

export const ohmsLaw = system<Ohm>({
  id: 'ohms-law',
  title: 'Ohm’s law',
  subject: 'physics',
  ages: [10, 18],
  words: [
    "ohm's law",
    'ohms law',
    'ohm',
    'electrical resistance',
    'resistor',
    'what a resistor does',
    'voltage and current',
    'voltage, current and resistance',
    'ammeter and voltmeter',
    'i-v characteristic',
    'current-voltage graph',
    'filament lamp',
    'diode',
    'v = ir',
  ],
  tells: {
    young:
      'Turn up the voltage and the battery pushes harder, so more electrons come through. A resistor narrows the path, so fewer get through. Double the push, double the flow: that is Ohm’s law. But a lamp and a diode have their own ideas!',
    middle:
      'The current through a resistor is its voltage divided by its resistance. The graph is a straight line through zero. A lamp’s line bends because hot metal resists more, and a diode lets current through one way only.',
    upper:
      'A resistor obeys I = V/R. A tungsten filament has R ∝ T^1.2 and radiates as T⁴, so its current settles at I ∝ V^0.54; a silicon diode in series with a resistor follows Shockley’s equation, solved at each voltage.',
  },
  controls: [
    {
      id: 'part',
      label: 'What is tested',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: parts,
      about: 'The part that the voltage lies on.',
      restarts: true,
    },
    {
      id: 'voltage',
      label: 'Voltage',
      symbol: 'V',
      unit: 'V',
      from: -12,
      to: 12,
      usual: 6,
      step: 0.1,
      about: 'How strongly the supply pushes; minus is the other way round.',
    },
    {
      id: 'resistance',
      label: 'Resistance',
      symbol: 'R',
      unit: 'Ω',
      from: 20,
      to: 200,
      usual: 40,
      step: 1,
      about: 'Of the resistor; of the lamp while it is cold; of the resistor that protects the diode.',
    },
    {
      id: 'sweep',
      label: 'Supply',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['steady', 'up and down'],
      about: 'Holds the voltage, or goes slowly to it, back, and to the other side.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'volts',
      label: 'Voltage now',
      symbol: 'V',
      unit: 'V',
      about: 'What the voltmeter shows.',
      of: ({ volts }) => volts,
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'mA',
      about: 'What the ammeter shows, in thousandths of an ampere.',
      of: ({ current }) => current * 1000,
    },
    {
      id: 'ratio',
      label: 'Voltage over current',
      symbol: 'V/I',
      unit: 'Ω',
      digits: 1,
      about: 'The resistance just now; a million at most is shown.',
      of: ({ volts, current, temperature }, values) => {
        if (Math.abs(current) > 1e-12 && Math.abs(volts) > 1e-6) return Math.min(1e6, volts / current)
        const part = partOf(values)
        return part === 2 ? 1e6 : part === 1 ? hotResistance(temperature, values) : (values.resistance ?? 40)
      },
    },
    {
      id: 'power',
      label: 'Power',
      symbol: 'P',
      unit: 'W',
      digits: 3,
      about: 'What becomes warmth and light each second.',
      of: ({ volts, current }) => volts * current,
    },
    {
      id: 'warmth',
      label: 'Temperature of the filament',
      symbol: 'T',
      unit: 'K',
      digits: 0,
      about: 'Only the lamp gets hot here.',
      of: ({ temperature }) => temperature,
    },
  ],
  graphs: [
    {
      id: 'curve',
      title: 'Current against voltage',
      x: 'volts',
      y: ['current'],
      about: 'A straight line through zero is what Ohm found.',
    },
    { id: 'time', title: 'Current over time', x: 'time', y: ['current'], about: 'A cold lamp draws most.' },
  ],
  dt: 0.01,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const volts = voltsAt(0, values)
    return {
      volts,
      current: currentAt(volts, filament.cold, values),
      temperature: filament.cold,
      time: 0,
      steps: 0,
      shift: 0,
      trail: [],
    }
  },
  step(state, values, dt) {
    state.time += dt
    state.steps++
    state.volts = voltsAt(state.time, values)
    if (partOf(values) === 1) {
      // A cold filament warms by a thousand kelvins in a hundredth of a second: ten small steps of order four.
      const small = dt / 10
      const rate = (temperature: number) => warming(temperature, state.volts, values)
      for (let i = 0; i < 10; i++) {
        const t = state.temperature
        const a = rate(t)
        const b = rate(t + (small / 2) * a)
        const c = rate(t + (small / 2) * b)
        const d = rate(t + small * c)
        state.temperature = t + (small / 6) * (a + 2 * b + 2 * c + d)
      }
    }
    state.current = currentAt(state.volts, state.temperature, values)
    const most = partOf(values) === 1 ? 0.05 : 0.6
    state.shift += (260 * state.current * dt) / (Math.abs(state.current) + most * 0.4)
    if (state.steps % 8 === 0) keepTrail(state.trail, [state.volts, state.current], 160)
  },
  felt(state, values) {
    state.volts = voltsAt(state.time, values)
    state.current = currentAt(state.volts, state.temperature, values)
  },
  draw,
  describe({ volts, current }, values) {
    const part = parts[partOf(values)] ?? parts[0]
    return `${volts.toFixed(1)} volts lie on ${part}; ${(current * 1000).toFixed(1)} milliamperes flow.`
  },
  effects: [
    {
      control: 'voltage',
      readout: 'current',
      goes: 'up',
      after: 0.2,
      says: 'More voltage drives more current, and minus voltage drives it backwards.',
    },
    {
      control: 'resistance',
      readout: 'current',
      goes: 'down',
      after: 0.2,
      says: 'More resistance lets less current through.',
    },
    {
      control: 'voltage',
      readout: 'ratio',
      goes: 'up',
      after: 2,
      given: { part: 1 },
      over: [1, 12],
      says: 'A lamp’s resistance grows with the voltage, because it gets hotter.',
    },
    {
      control: 'part',
      readout: 'current',
      goes: 'changes',
      after: 1,
      says: 'At the same voltage each part lets a different current through: a hot lamp the least.',
    },
    {
      control: 'sweep',
      readout: 'volts',
      goes: 'down',
      after: 1,
      says: 'Up and down, the voltage begins at zero.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Through a resistor flows V/R, also while the voltage goes up and down.',
      readout: 'current',
      expected: ({ voltage = 6, resistance = 40, sweep = 0 }, time) =>
        // The same triangle as a folded line.
        ((Math.round(sweep) === 1 ? (2 / Math.PI) * Math.asin(Math.sin((Math.PI * time) / 6)) : 1) *
          voltage *
          1000) /
        resistance,
      until: 6,
      where: { part: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'A hot lamp’s current grows as the 7/13th power of the voltage, from tungsten’s T^1.2 and radiation’s T⁴.',
      readout: 'current',
      expected: ({ voltage = 6, resistance = 40 }, time) =>
        time > 2.5
          ? (12000 / (resistance * (filament.hot / filament.cold) ** filament.grows)) *
            (voltage / 12) ** (7 / 13)
          : undefined,
      until: 3,
      where: { part: [1, 1], sweep: [0, 0], voltage: [3, 12] },
    },
    {
      kind: 'analytic',
      says: 'Through diode and resistor flows what Lambert’s W function gives.',
      readout: 'current',
      expected: ({ voltage = 6, resistance = 40 }) => {
        const { leak, slope } = diode
        const x = Math.log((leak * resistance) / slope) + (voltage + leak * resistance) / slope
        return 1000 * ((slope / resistance) * lambert(x) - leak)
      },
      until: 0.1,
      where: { part: [2, 2], sweep: [0, 0], voltage: [0.3, 12] },
    },
    {
      kind: 'published',
      says: 'Tungsten at 2700 K resists 14.3 times as much as at room temperature.',
      source:
        'Table of tungsten’s resistance over that at 300 K, CRC Handbook of Chemistry and Physics: 14.34.',
      values: { part: 1, voltage: 12, resistance: 100, sweep: 0 },
      readout: 'ratio',
      at: 3,
      expected: 1434,
      within: 0.02,
    },
  ],
  formulas: [
    { tex: 'I = \\frac{V}{R}', about: 'Ohm’s law.' },
    { tex: 'P = V I', about: 'The power that becomes warmth.' },
    {
      tex: 'I = I_s\\left(e^{V_d / n V_T} - 1\\right)',
      about: 'A diode, with V_d the part of the voltage that lies on it.',
    },
    { tex: 'R \\propto T^{1.2}', about: 'Tungsten: the hotter, the more it resists.' },
  ],
  tries: [
    { says: 'Double the voltage of the resistor: the current doubles.', set: { part: 0, voltage: 12 } },
    {
      says: 'Let the voltage go up and down and watch the line being drawn.',
      set: { part: 0, voltage: 12, sweep: 1 },
    },
    {
      says: 'Now the lamp: why does its line bend?',
      set: { part: 1, voltage: 12, sweep: 1, resistance: 20 },
    },
    {
      says: 'And a diode. From which side does it let you through?',
      set: { part: 2, voltage: 12, sweep: 1 },
    },
  ],
  questions: [
    {
      asks: 'The voltage on a resistor is doubled. What does the current do?',
      options: ['It halves', 'It stays', 'It doubles'],
      settle: {
        readout: 'current',
        after: 0.2,
        first: { voltage: 5 },
        second: { voltage: 10 },
        answer: (a, b) => (b < a * 0.75 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains: 'Twice the push, twice the flow: that is Ohm’s law.',
    },
    {
      asks: 'The voltage on a glowing lamp is doubled. Does its current double too?',
      options: ['No, it grows less', 'Yes, exactly', 'It grows even more'],
      settle: {
        readout: 'current',
        after: 3,
        first: { part: 1, voltage: 6 },
        second: { part: 1, voltage: 12 },
        answer: (a, b) => (b < a * 1.9 ? 0 : b < a * 2.1 ? 1 : 2),
      },
      explains:
        'The filament gets hotter, and hot metal is harder to get through: the current grows only 1.45 times.',
    },
    {
      asks: 'A diode passes 100 mA at 5 V or so. You turn the supply round. What flows now?',
      options: ['The same, backwards', 'About half', 'Nearly nothing'],
      settle: {
        readout: 'current',
        after: 0.2,
        first: { part: 2, voltage: 5 },
        second: { part: 2, voltage: -5 },
        answer: (a, b) => (Math.abs(b) > 0.8 * a ? 0 : Math.abs(b) > 0.1 * a ? 1 : 2),
      },
      explains: 'A diode is a valve: in reverse only some billionths of an ampere leak through.',
    },
  ],
  glossary: [
    { word: 'Voltage', means: 'How strongly charge is pushed, in volts.' },
    { word: 'Current', means: 'How much charge passes each second, in amperes.' },
    { word: 'Resistance', means: 'Voltage over current, in ohms.' },
    { word: 'Diode', means: 'A part that lets current through in one direction only.' },
    { word: 'Filament', means: 'The thin wire in a lamp that gets so hot that it glows.' },
  ],
  goals: [
    'Use V = I R and say when it holds.',
    'Read resistance from a graph of current against voltage.',
    'Recognise a resistor, a lamp and a diode by their curves.',
  ],
  standards: [
    'England KS3 Physics: current electricity, resistance',
    'England GCSE Physics: current, resistance and voltage relationships',
  ],
})
