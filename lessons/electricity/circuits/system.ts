import { system } from '@makebelieve/kit/simulation/system'
import { type Circuit, flowOf, gaps, layouts } from './model.ts'
import { draw } from './view.ts'

/** What the three bulbs are together, by the rules for series and parallel. */
function together(layout: number, first: number, second: number, third: number): number {
  if (layout === 0) return first + second + third
  if (layout === 1) return first + (second * third) / (second + third)
  return 1 / (1 / first + 1 / second + 1 / third)
}

export const circuits = system<Circuit>({
  id: 'circuits',
  title: 'Bulbs in series and in parallel',
  subject: 'physics',
  ages: [8, 17],
  words: [
    'electric circuit',
    'electrical circuit',
    'series circuit',
    'parallel circuit',
    'series and parallel',
    'bulbs and a battery',
    'bulb and battery',
    'light bulbs',
    "kirchhoff's laws",
    'kirchhoff',
    'circuit with a switch',
    'simple circuit',
    'fairy lights',
    'resistors in series',
    'resistors in parallel',
    'why one bulb goes out',
  ],
  tells: {
    young:
      'A battery pushes tiny electrons through the wire, and bulbs glow when they pass. With only one way round, every bulb gets a little of the push. When each bulb has its own way round, all of them shine brightly. Take a bulb out and see which others go dark!',
    middle:
      'In series the same current flows through all bulbs and they share the voltage; in parallel each has the whole voltage and the currents add up. How bright a bulb is depends on its power, voltage times current.',
    upper:
      'At each junction the currents add up to zero, and around each loop the voltages do (Kirchhoff). The voltages of all points are found by nodal analysis; each bulb is an ohmic resistor whose power is V²/R.',
  },
  controls: [
    {
      id: 'layout',
      label: 'How the bulbs are wired',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: layouts,
      about: 'In one loop, side by side, or mixed.',
    },
    {
      id: 'out',
      label: 'Taken out',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: gaps,
      about: 'Where the circuit is open: nowhere, at a bulb, or at the switch.',
    },
    {
      id: 'voltage',
      label: 'Voltage of the battery',
      symbol: 'V',
      unit: 'V',
      from: 1.5,
      to: 12,
      usual: 6,
      step: 0.5,
      about: 'How strongly the battery pushes. One small cell has 1.5 V.',
    },
    {
      id: 'first',
      label: 'Resistance of bulb 1',
      symbol: 'R_1',
      unit: 'Ω',
      from: 1,
      to: 50,
      usual: 10,
      about: 'How hard it is for electrons to get through bulb 1.',
    },
    {
      id: 'second',
      label: 'Resistance of bulb 2',
      symbol: 'R_2',
      unit: 'Ω',
      from: 1,
      to: 50,
      usual: 10,
      about: 'The same for bulb 2.',
    },
    {
      id: 'third',
      label: 'Resistance of bulb 3',
      symbol: 'R_3',
      unit: 'Ω',
      from: 1,
      to: 50,
      usual: 10,
      about: 'The same for bulb 3.',
    },
  ],
  readouts: [
    {
      id: 'current',
      label: 'Current of the battery',
      symbol: 'I',
      unit: 'A',
      digits: 3,
      about: 'How much charge leaves the battery each second.',
      of: (_, values) => flowOf(values).current,
    },
    {
      id: 'power1',
      label: 'Power of bulb 1',
      symbol: 'P_1',
      unit: 'W',
      about: 'How brightly it glows.',
      of: (_, values) => flowOf(values).powers[0],
    },
    {
      id: 'power2',
      label: 'Power of bulb 2',
      symbol: 'P_2',
      unit: 'W',
      about: 'How brightly it glows.',
      of: (_, values) => flowOf(values).powers[1],
    },
    {
      id: 'power3',
      label: 'Power of bulb 3',
      symbol: 'P_3',
      unit: 'W',
      about: 'How brightly it glows.',
      of: (_, values) => flowOf(values).powers[2],
    },
    {
      id: 'volts1',
      label: 'Voltage over bulb 1',
      symbol: 'V_1',
      unit: 'V',
      about: 'What a voltmeter across bulb 1 shows.',
      of: (_, values) => flowOf(values).volts[0],
    },
    {
      id: 'energy',
      label: 'Energy turned into light and warmth',
      symbol: 'W',
      unit: 'J',
      digits: 1,
      about: 'In all bulbs since the beginning.',
      of: ({ energy }) => energy,
    },
  ],
  graphs: [
    {
      id: 'power',
      title: 'Power of the bulbs',
      x: 'time',
      y: ['power1', 'power2', 'power3'],
      about: 'Each jump is something you changed.',
    },
    {
      id: 'energy',
      title: 'Energy from the battery',
      x: 'time',
      y: ['energy'],
      about: 'The steeper, the sooner the battery is empty.',
    },
  ],
  dt: 0.02,
  pace: 1,
  timeUnit: 's',
  start: () => ({ shifts: [0, 0, 0, 0], energy: 0, time: 0 }),
  step(state, values, dt) {
    const { current, currents, powers } = flowOf(values)
    // The picture's electrons keep their shares of the current and never run too fast to be followed.
    const pixels = 170 / (current + 0.5)
    const [all, one, two, three] = state.shifts
    state.shifts = [
      all + current * pixels * dt,
      one + currents[0] * pixels * dt,
      two + currents[1] * pixels * dt,
      three + currents[2] * pixels * dt,
    ]
    state.energy += (powers[0] + powers[1] + powers[2]) * dt
    state.time += dt
  },
  draw,
  describe(_, values) {
    const { current, powers } = flowOf(values)
    const wired = layouts[Math.round(values.layout ?? 0)] ?? layouts[0]
    if (current === 0) return `Three bulbs are wired ${wired}; the circuit is open and all are dark.`
    const lit = powers.map(
      (power, i) => `bulb ${i + 1} ${power > 0 ? `with ${power.toFixed(2)} watts` : 'not at all'}`,
    )
    return `Three bulbs are wired ${wired}. The battery gives ${current.toFixed(2)} amperes; ${lit.join(', ')} glow.`
  },
  effects: [
    {
      control: 'layout',
      readout: 'current',
      goes: 'up',
      after: 0.1,
      says: 'The more ways round, the more current flows: side by side the battery gives the most.',
    },
    {
      control: 'voltage',
      readout: 'power1',
      goes: 'up',
      after: 0.1,
      says: 'More voltage makes all bulbs brighter.',
    },
    {
      control: 'first',
      readout: 'power2',
      goes: 'down',
      after: 0.1,
      says: 'In one loop, more resistance in bulb 1 dims the others too.',
    },
    {
      control: 'second',
      readout: 'power2',
      goes: 'down',
      after: 0.1,
      given: { layout: 2 },
      says: 'Side by side, a bulb with more resistance is dimmer.',
    },
    {
      control: 'third',
      readout: 'volts1',
      goes: 'down',
      after: 0.1,
      says: 'In one loop, bulb 3 takes more of the voltage when its resistance grows, and leaves less for bulb 1.',
    },
    {
      control: 'out',
      readout: 'energy',
      goes: 'changes',
      after: 2,
      given: { layout: 2 },
      says: 'Side by side, taking out one bulb saves its share; the open switch stops everything.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The current is the voltage over R₁ + R₂ + R₃ in series, and over 1/(1/R₁ + 1/R₂ + 1/R₃) in parallel.',
      readout: 'current',
      expected: ({ layout = 0, voltage = 6, first = 10, second = 10, third = 10 }) =>
        voltage / together(Math.round(layout), first, second, third),
      until: 0.1,
      where: { out: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'What all bulbs turn into light and warmth is what the battery gives: V²/R times the time.',
      readout: 'energy',
      expected: ({ layout = 0, voltage = 6, first = 10, second = 10, third = 10 }, time) =>
        (voltage ** 2 / together(Math.round(layout), first, second, third)) * time,
      until: 5,
      where: { out: [0, 0] },
    },
    {
      kind: 'published',
      says: '1 Ω, 6 Ω and 13 Ω in series on 12 V draw 0.600 A.',
      source: 'OpenStax, College Physics, chapter 21.1, example on resistors in series.',
      values: { layout: 0, voltage: 12, first: 1, second: 6, third: 13, out: 0 },
      readout: 'current',
      at: 0.1,
      expected: 0.6,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'The same three in parallel draw 14.92 A.',
      source: 'OpenStax, College Physics, chapter 21.1, example on resistors in parallel.',
      values: { layout: 2, voltage: 12, first: 1, second: 6, third: 13, out: 0 },
      readout: 'current',
      at: 0.1,
      expected: 14.92,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'With the 1 Ω first and the others side by side, the 6 Ω takes 15.5 W.',
      source: 'OpenStax, College Physics, chapter 21.1, example on combined resistors.',
      values: { layout: 1, voltage: 12, first: 1, second: 6, third: 13, out: 0 },
      readout: 'power2',
      at: 0.1,
      expected: 15.5,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: 'R = R_1 + R_2 + R_3', about: 'In series: resistances add up.' },
    {
      tex: '\\frac{1}{R} = \\frac{1}{R_1} + \\frac{1}{R_2} + \\frac{1}{R_3}',
      about: 'In parallel: each way round lets more through.',
    },
    {
      tex: '\\sum I = 0, \\quad \\sum V = 0',
      about: 'Kirchhoff: at every junction, and around every loop.',
    },
    { tex: 'P = V I', about: 'How brightly a bulb glows.' },
  ],
  tries: [
    { says: 'Wire all bulbs side by side. How much brighter are they?', set: { layout: 2 } },
    {
      says: 'Take bulb 2 out of the loop, as from an old string of fairy lights: all go dark.',
      set: { layout: 0, out: 2 },
    },
    { says: 'Now take bulb 2 out while they are side by side.', set: { layout: 2, out: 2 } },
    {
      says: 'Give bulb 1 a high resistance. In one loop it is the brightest, side by side the dimmest!',
      set: { layout: 0, first: 40, second: 10, third: 10 },
    },
  ],
  questions: [
    {
      asks: 'Three bulbs in one loop. You take bulb 2 out. What do bulbs 1 and 3 do?',
      options: ['They go dark', 'They stay as they are', 'They get brighter'],
      settle: {
        readout: 'power1',
        after: 0.1,
        first: { layout: 0, out: 0 },
        second: { layout: 0, out: 2 },
        answer: (a, b) => (b < a * 0.1 ? 0 : b < a * 1.05 ? 1 : 2),
      },
      explains: 'There is only one way round, and it is broken. No electron gets anywhere.',
    },
    {
      asks: 'Now the bulbs are side by side, and you take bulb 2 out. What does bulb 1 do?',
      options: ['It goes dark', 'It stays as it is', 'It gets brighter'],
      settle: {
        readout: 'power1',
        after: 0.1,
        first: { layout: 2, out: 0 },
        second: { layout: 2, out: 2 },
        answer: (a, b) => (b < a * 0.1 ? 0 : b < a * 1.05 ? 1 : 2),
      },
      explains: 'Bulb 1 has its own way round, straight to the battery. That is how lamps at home are wired.',
    },
    {
      asks: 'Three equal bulbs are changed from one loop to side by side. How much brighter does each get?',
      options: ['Not at all', 'Three times', 'Nine times'],
      settle: {
        readout: 'power1',
        after: 0.1,
        first: { layout: 0 },
        second: { layout: 2 },
        answer: (a, b) => (b / a < 2 ? 0 : b / a < 6 ? 1 : 2),
      },
      explains:
        'Each bulb gets three times the voltage, and so three times the current: 3 × 3 is nine times the power. The battery also runs down sooner.',
    },
  ],
  glossary: [
    { word: 'Current', means: 'How much charge passes each second, in amperes.' },
    { word: 'Voltage', means: 'How strongly charge is pushed, in volts.' },
    { word: 'Resistance', means: 'How hard it is to get through, in ohms.' },
    { word: 'Series', means: 'One after the other, on a single way round.' },
    { word: 'Parallel', means: 'Side by side, each on its own way round.' },
    { word: 'Electron', means: 'The tiny charged particle that moves in wires.' },
  ],
  goals: [
    'Tell series and parallel circuits apart by what happens when a bulb is taken out.',
    'Explain brightness by voltage and current.',
    'Work out the resistance of combined bulbs.',
  ],
  standards: [
    'NGSS 4-PS3-2',
    'England KS2 Science, year 6: electricity',
    'England KS3 Physics: current electricity',
    'England GCSE Physics: series and parallel circuits',
  ],
})
