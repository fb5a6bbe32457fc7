import { system, type Values } from '@makebelieve/kit/simulation/system'
import { currentAt, inertiaOf, loadTorque, type Motor, motor, ohmsOf, spinUp, weightOf } from './model.ts'
import { draw } from './view.ts'

/** Where the line of the motor meets that of the load, and how fast it gets there. */
function settling({ voltage = 6, turns = 50, field = 0.3, load = 4 }: Values) {
  const [k, ohms] = [turns * field * 0.004, turns * 0.02]
  const slope = (k * k) / ohms + 1e-4
  const speed = ((k * voltage) / ohms - load * 9.81 * 0.002) / slope
  return { speed: Math.max(0, speed), rate: slope / (0.002 + load * 4e-6) }
}

export const electricMotor = system<Motor>({
  id: 'electric-motor',
  title: 'An electric motor',
  subject: 'physics',
  ages: [11, 18],
  words: [
    'electric motor',
    'dc motor',
    'how a motor works',
    'motor effect',
    'commutator',
    'motor and magnet',
    'force on a wire in a magnetic field',
    'back emf',
    'electric winch',
    'torque and speed of a motor',
    'coil in a magnetic field',
    'electric crane',
  ],
  tells: {
    young:
      'A motor turns electricity into motion. Wires with current feel a push from the magnets: up on one side, down on the other, so the rotor spins. Here it lifts a crate. Make the crate heavier and the motor slows down and gets hot.',
    middle:
      'A current in a magnetic field feels a force; in a motor these forces turn the rotor. The turning rotor also makes a voltage against the battery, so a fast motor draws little current, and a stalled one draws the most.',
    upper:
      'Torque kI and back voltage kω with k = NBA give a straight line of torque against speed. The speed nears its end value exponentially with the rate (k²/R + b)/J; the efficiency is at best kω/V.',
  },
  controls: [
    {
      id: 'voltage',
      label: 'Voltage',
      symbol: 'V',
      unit: 'V',
      from: 1,
      to: 12,
      usual: 6,
      about: 'Of the battery.',
    },
    {
      id: 'load',
      label: 'Mass of the crate',
      symbol: 'm',
      unit: 'kg',
      from: 0,
      to: 12,
      usual: 4,
      about: 'What hangs on the rope.',
    },
    {
      id: 'field',
      label: 'Magnetic field',
      symbol: 'B',
      unit: 'T',
      from: 0.1,
      to: 0.5,
      usual: 0.3,
      about: 'How strong the magnets are, in teslas.',
    },
    {
      id: 'turns',
      label: 'Turns of wire',
      symbol: 'N',
      unit: '',
      from: 20,
      to: 100,
      usual: 50,
      step: 1,
      about: 'On the rotor; each adds 0.02 Ω too.',
    },
  ],
  readouts: [
    {
      id: 'rate',
      label: 'Turns a second',
      symbol: 'f',
      unit: '1/s',
      about: 'Of the rotor.',
      of: ({ speed }) => speed / (2 * Math.PI),
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'A',
      about: 'What the motor draws.',
      of: ({ speed }, values) => currentAt(speed, values),
    },
    {
      id: 'rise',
      label: 'Speed of the crate',
      symbol: 'v',
      unit: 'cm/s',
      digits: 1,
      about: 'How fast it goes up.',
      of: ({ speed }) => (100 * speed * motor.drum) / motor.gear,
    },
    {
      id: 'efficiency',
      label: 'Efficiency',
      symbol: '\\eta',
      unit: '%',
      digits: 1,
      about: 'How much of the battery’s power becomes lifting.',
      of: ({ speed }, values) => {
        const drawn = (values.voltage ?? 6) * currentAt(speed, values)
        return drawn > 1e-9 ? Math.min(100, (100 * loadTorque(values) * speed) / drawn) : 0
      },
    },
    {
      id: 'drawn',
      label: 'Energy from the battery',
      symbol: 'W',
      unit: 'J',
      digits: 1,
      about: 'Since the beginning.',
      of: ({ drawn }) => drawn,
    },
    {
      id: 'found',
      label: 'Energy unaccounted for',
      unit: 'J',
      digits: 3,
      about: 'Energy drawn, minus warmth, friction, lifting and motion: always zero.',
      of: ({ drawn, heat, rubbed, height, speed }, values) =>
        drawn - heat - rubbed - weightOf(values) * height - 0.5 * inertiaOf(values) * speed * speed,
    },
  ],
  graphs: [
    { id: 'rate', title: 'Speed over time', x: 'time', y: ['rate'], about: 'It nears its end speed.' },
    { id: 'current', title: 'Current over time', x: 'time', y: ['current'], about: 'Largest at the start.' },
    { id: 'line', title: 'Current against speed', x: 'rate', y: ['current'], about: 'A straight line.' },
  ],
  dt: 1 / 200,
  pace: 1,
  timeUnit: 's',
  start: () => ({ angle: 0, speed: 0, height: 0, drawn: 0, heat: 0, rubbed: 0, time: 0, steps: 0 }),
  step(state, values, dt) {
    const before = state.speed
    const a = spinUp(before, values)
    const b = spinUp(before + (dt / 2) * a, values)
    const c = spinUp(before + (dt / 2) * b, values)
    const d = spinUp(before + dt * c, values)
    const after = Math.max(0, before + (dt / 6) * (a + 2 * b + 2 * c + d))
    // The middle speed from both ends and their slopes: good enough for Simpson's rule.
    const middle = (before + after) / 2 + (dt / 8) * (a - spinUp(after, values))
    const over = (of: (speed: number) => number) => (dt / 6) * (of(before) + 4 * of(middle) + of(after))
    const turned = over((speed) => speed)
    state.speed = after
    state.angle += turned
    state.height += (turned * motor.drum) / motor.gear
    state.drawn += over((speed) => (values.voltage ?? 6) * currentAt(speed, values))
    state.heat += over((speed) => currentAt(speed, values) ** 2 * ohmsOf(values))
    state.rubbed += over((speed) => motor.rub * speed * speed)
    state.time += dt
    state.steps++
  },
  draw,
  describe({ speed, height }, values) {
    if (speed < 0.01)
      return `The motor stands still and draws ${currentAt(0, values).toFixed(1)} amperes; the crate is at ${height.toFixed(1)} metres.`
    return `The motor makes ${(speed / 2 / Math.PI).toFixed(1)} turns a second and draws ${currentAt(speed, values).toFixed(2)} amperes; the crate of ${(values.load ?? 4).toFixed(1)} kilograms is ${height.toFixed(1)} metres up.`
  },
  effects: [
    {
      control: 'voltage',
      readout: 'rate',
      goes: 'up',
      after: 6,
      over: [2, 12],
      says: 'More voltage makes it faster.',
    },
    { control: 'load', readout: 'rate', goes: 'down', after: 6, says: 'A heavier crate slows it down.' },
    {
      control: 'load',
      readout: 'current',
      goes: 'up',
      after: 6,
      says: 'A heavier crate makes it draw more current.',
    },
    {
      control: 'field',
      readout: 'current',
      goes: 'down',
      after: 6,
      says: 'With stronger magnets less current lifts the same crate.',
    },
    {
      control: 'turns',
      readout: 'current',
      goes: 'down',
      after: 8,
      says: 'With more turns less current lifts the same crate.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The speed nears its end value as 1 − e^(−t·(k²/R + b)/J).',
      readout: 'rate',
      expected(values, time) {
        const { speed, rate } = settling(values)
        return (speed / (2 * Math.PI)) * -Math.expm1(-rate * time)
      },
      until: 4,
      where: { voltage: [3, 12], load: [0, 8], field: [0.2, 0.5] },
    },
    {
      kind: 'conserved',
      says: 'All energy from the battery is found again: as warmth, lifting and motion.',
      readout: 'found',
      beside: 'drawn',
      until: 10,
    },
    {
      kind: 'published',
      says: 'A motor gives the most power at half its free speed; there half of what it draws is warmth.',
      source:
        'Maximum power of a DC motor, e.g. MIT Center for Innovation in Product Development: Understanding D.C. motor characteristics.',
      values: { voltage: 4, turns: 50, field: 0.5, load: 10.1 },
      readout: 'efficiency',
      at: 6,
      expected: 50,
      within: 0.02,
    },
  ],
  formulas: [
    { tex: 'M = k I,\\quad k = N B A', about: 'The turning force.' },
    { tex: 'V = I R + k\\omega', about: 'The turning rotor makes a voltage against the battery.' },
    { tex: '\\eta \\le \\frac{k\\omega}{V}', about: 'The efficiency at best.' },
  ],
  tries: [
    { says: 'Take the crate off: how fast does it run, and how little does it draw?', set: { load: 0 } },
    {
      says: 'Hang on 12 kg with a weak battery: it stalls and only gets hot.',
      set: { load: 12, voltage: 3 },
    },
    {
      says: 'Weaken the magnets. Does the motor without load get slower or faster?',
      set: { load: 0, field: 0.1 },
    },
    { says: 'Find the load at which it lifts with the most power.', set: { load: 9, voltage: 6 } },
  ],
  questions: [
    {
      asks: 'When does a motor draw the most current?',
      options: [
        'When it runs fast without a load',
        'When it lifts a light crate',
        'When it is stalled by a heavy one',
      ],
      settle: {
        readout: 'current',
        after: 5,
        first: { load: 0, voltage: 3 },
        second: { load: 12, voltage: 3 },
        answer: (a, b) => (a > b * 1.05 ? 0 : b > a * 1.05 ? 2 : 1),
      },
      explains:
        'At rest there is no voltage against the battery. All of it drives the current, and the coil gets hot.',
    },
    {
      asks: 'There is no load. The magnets are made three times weaker. How fast does the motor run then?',
      options: ['Slower', 'The same', 'Faster'],
      settle: {
        readout: 'rate',
        after: 12,
        first: { load: 0, field: 0.3 },
        second: { load: 0, field: 0.1 },
        answer: (a, b) => (b < a * 0.95 ? 0 : b < a * 1.05 ? 1 : 2),
      },
      explains:
        'It speeds up until its own voltage is nearly that of the battery. In a weak field it has to run faster for that.',
    },
    {
      asks: 'The crate becomes twice as heavy. What about the current?',
      options: ['It stays', 'It about doubles', 'It becomes four times as large'],
      settle: {
        readout: 'current',
        after: 6,
        first: { load: 4 },
        second: { load: 8 },
        answer: (a, b) => (b / a < 1.3 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'The turning force is proportional to the current, and it must be twice as large.',
    },
  ],
  glossary: [
    { word: 'Rotor', means: 'The part that turns.' },
    { word: 'Commutator', means: 'The ring with gaps that changes the current over at each half turn.' },
    { word: 'Torque', means: 'How strongly something is turned.' },
    { word: 'Back voltage', means: 'What the turning rotor makes against the battery.' },
    { word: 'Efficiency', means: 'How much of the energy put in becomes what is wanted.' },
  ],
  goals: [
    'Explain what turns a motor.',
    'Explain why a stalled motor gets hot.',
    'Read torque and speed of a motor from one line.',
  ],
  standards: [
    'NGSS MS-PS2-3',
    'NGSS HS-PS3-3',
    'England KS3 Physics: magnetism, d.c. motors',
    'England GCSE Physics: the motor effect',
  ],
})
