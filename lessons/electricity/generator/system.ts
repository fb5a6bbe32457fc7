import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { coil, fluxOf, type Generator, strengthOf, torqueOf, ways } from './model.ts'
import { draw } from './view.ts'

const dt = 1 / 480

export const generator = system<Generator>({
  id: 'generator',
  title: 'A generator',
  subject: 'physics',
  ages: [11, 19],
  words: [
    'electric generator',
    'electricity generator',
    'ac generator',
    'dynamo',
    'bicycle dynamo',
    'electromagnetic induction',
    "faraday's law",
    "lenz's law",
    'alternating current',
    'coil and magnet',
    'how electricity is made',
    'magnetic flux',
    'hand-cranked lamp',
    'generator and lamp',
  ],
  tells: {
    young:
      'Turn a coil of wire between two magnets, and the lamp lights up! Nothing touches: the moving wire feels the magnet and pushes electricity along. Turn faster and it gets brighter, but it also gets harder to turn.',
    middle:
      'When a coil turns in a magnetic field, the flux through it changes, and this makes a voltage that goes back and forth: alternating current. More turns, a stronger field and faster turning all give more voltage. The work of your hand becomes light.',
    upper:
      'Faraday: V = −N dΦ/dt, here NBAω sin ωt. The current I = V/R feels the torque NIBA sin ωt against the motion (Lenz), so that the mechanical power equals V²/R at every moment.',
  },
  controls: [
    {
      id: 'way',
      label: 'Crank',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ways,
      about: 'A hand that keeps the speed, or one push and then a wheel that runs on.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Turns a second',
      symbol: 'f',
      unit: '1/s',
      from: 0.25,
      to: 3,
      usual: 1,
      about: 'How fast the coil is turned, or how fast it begins.',
      restarts: true,
    },
    {
      id: 'turns',
      label: 'Turns of wire',
      symbol: 'N',
      unit: '',
      from: 20,
      to: 200,
      usual: 100,
      step: 1,
      about: 'How often the wire goes round.',
      restarts: true,
    },
    {
      id: 'field',
      label: 'Magnetic field',
      symbol: 'B',
      unit: 'T',
      from: 0.05,
      to: 0.4,
      usual: 0.2,
      about: 'How strong the magnets are, in teslas.',
      restarts: true,
    },
    {
      id: 'lamp',
      label: 'Resistance of the lamp',
      symbol: 'R',
      unit: 'Ω',
      from: 5,
      to: 50,
      usual: 10,
      about: 'The lower, the more current it takes.',
    },
  ],
  readouts: [
    {
      id: 'volts',
      label: 'Voltage',
      symbol: 'V',
      unit: 'V',
      about: 'Between the ends of the coil.',
      of: ({ volts }) => volts,
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'A',
      digits: 3,
      about: 'Through the lamp.',
      of: ({ current }) => current,
    },
    {
      id: 'power',
      label: 'Power of the lamp',
      symbol: '\\bar P',
      unit: 'W',
      about: 'On average over the last half turn.',
      of: ({ power }) => power,
    },
    {
      id: 'torque',
      label: 'How hard it turns',
      symbol: 'M',
      unit: 'N·m',
      digits: 3,
      about: 'The torque with which the field holds the coil back.',
      of: ({ torque }) => torque,
    },
    {
      id: 'rate',
      label: 'Turns a second now',
      symbol: 'f',
      unit: '1/s',
      about: 'How fast the coil turns.',
      of: ({ speed }) => speed / (2 * Math.PI),
    },
    {
      id: 'kept',
      label: 'Energy: wheel + lamp − hand',
      symbol: 'W',
      unit: 'J',
      digits: 3,
      about:
        'What is in the turning wheel plus what the lamp got, minus what the hand gave: it stays the same.',
      of: ({ speed, heat, work }) => 0.5 * coil.inertia * speed ** 2 + heat - work,
    },
  ],
  graphs: [
    {
      id: 'volts',
      title: 'Voltage over time',
      x: 'time',
      y: ['volts'],
      about: 'A sine: alternating voltage.',
    },
    {
      id: 'rate',
      title: 'Speed over time',
      x: 'time',
      y: ['rate'],
      about: 'Let go, the lamp slows the wheel down.',
    },
    {
      id: 'torque',
      title: 'How hard it turns',
      x: 'time',
      y: ['torque'],
      about: 'Twice in each turn it is hardest.',
    },
  ],
  dt,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const speed = 2 * Math.PI * (values.rate ?? 1)
    // As if it had turned before: the change of the flux looks back by four steps.
    const flux = (steps: number) => fluxOf(-steps * speed * dt, values)
    return {
      angle: 0,
      speed,
      volts: 0,
      current: 0,
      torque: 0,
      flux: [flux(0), flux(1), flux(2), flux(3), flux(4)],
      heat: 0,
      work: 0,
      power: 0,
      turnHeat: 0,
      turnTime: 0,
      time: 0,
      steps: 0,
      trail: [],
    }
  },
  step(state, values) {
    const { lamp = 10, rate = 1, way = 0 } = values
    const before = state.angle
    const [oldVolts, oldTorque, oldSpeed] = [state.volts, state.torque, state.speed]
    if (Math.round(way) === 0) {
      state.speed = 2 * Math.PI * rate
      state.angle += state.speed * dt
    } else {
      // The force on the wires brakes the wheel: a middle step gives second order.
      const brake = (angle: number, speed: number) =>
        torqueOf((strengthOf(values) * Math.sin(angle) * speed) / lamp, angle, values) / coil.inertia
      const half = state.speed - (dt / 2) * brake(state.angle, state.speed)
      const middle = state.angle + (dt / 2) * state.speed
      state.angle += dt * half
      state.speed -= dt * brake(middle, half)
    }
    const [one, two, three, four] = state.flux
    const now = fluxOf(state.angle, values)
    state.flux = [now, one, two, three, four]
    // Faraday: how the flux changed over the last four steps, to fourth order. In ten seconds the lamp can get a hundred
    // times what is in the wheel: an error of the voltage must stay small beside that.
    state.volts = -(25 * now - 48 * one + 36 * two - 16 * three + 3 * four) / (12 * dt)
    state.current = state.volts / lamp
    state.torque = torqueOf(state.current, state.angle, values)
    const heat = (dt * (oldVolts ** 2 + state.volts ** 2)) / 2 / lamp
    state.heat += heat
    if (Math.round(way) === 0) state.work += (dt * (oldTorque * oldSpeed + state.torque * state.speed)) / 2
    state.turnHeat += heat
    state.turnTime += dt
    state.time += dt
    state.steps++
    if (Math.floor(before / Math.PI) !== Math.floor(state.angle / Math.PI)) {
      const late = (state.angle % Math.PI) / state.speed
      state.power = state.turnHeat / (state.turnTime - late)
      state.turnHeat = 0
      state.turnTime = late
    }
    if (state.steps % 6 === 0) keepTrail(state.trail, [state.time, state.volts, now], 240)
  },
  draw,
  describe: ({ volts, power, speed }) =>
    `The coil turns ${(speed / 2 / Math.PI).toFixed(2)} times a second; it gives ${volts.toFixed(2)} volts just now, and the lamp glows with ${power.toFixed(2)} watts on average.`,
  effects: [
    {
      control: 'rate',
      readout: 'power',
      goes: 'up',
      after: 5,
      says: 'Faster turning makes the lamp brighter.',
    },
    {
      control: 'turns',
      readout: 'power',
      goes: 'up',
      after: 3,
      says: 'More turns of wire make it brighter.',
    },
    { control: 'field', readout: 'power', goes: 'up', after: 3, says: 'Stronger magnets make it brighter.' },
    {
      control: 'lamp',
      readout: 'torque',
      goes: 'down',
      after: 3.2,
      says: 'A lamp that takes less current makes the crank easier to turn.',
    },
    {
      control: 'way',
      readout: 'rate',
      goes: 'down',
      after: 4,
      says: 'Let go, the wheel slows down: the lamp takes its energy.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Turned steadily, the voltage is N·B·A·ω·sin ωt.',
      readout: 'volts',
      expected({ rate = 1, turns = 100, field = 0.2 }, time) {
        const omega = 2 * Math.PI * rate
        return turns * field * 0.04 * omega * Math.sin(omega * time)
      },
      until: 4,
      where: { way: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'On average the lamp gets (N·B·A·ω)²/2R.',
      readout: 'power',
      expected: ({ rate = 1, turns = 100, field = 0.2, lamp = 10 }, time) =>
        time * rate > 1.1 ? (turns * field * 0.04 * 2 * Math.PI * rate) ** 2 / (2 * lamp) : undefined,
      until: 6,
      where: { way: [0, 0] },
    },
    {
      kind: 'conserved',
      says: 'What the wheel loses and the hand gives, the lamp gets: no energy is made or lost.',
      readout: 'kept',
      until: 10,
    },
  ],
  formulas: [
    { tex: 'V = -N\\,\\frac{d\\Phi}{dt}', about: 'Faraday: what changes the flux makes a voltage.' },
    { tex: '\\Phi = B A \\cos\\omega t', about: 'How much field goes through the turning coil.' },
    { tex: 'M = N I B A \\sin\\omega t', about: 'How strongly the field holds it back.' },
  ],
  tries: [
    { says: 'Turn twice as fast. By how much does the highest voltage grow?', set: { rate: 2 } },
    { says: 'Push once and let go. Who stops the wheel?', set: { way: 1, rate: 2 } },
    { says: 'The same with a lamp of 50 Ω: it runs much longer.', set: { way: 1, rate: 2, lamp: 50 } },
    {
      says: 'Look for the moment when the voltage is zero: which way does the coil face?',
      set: { rate: 0.25 },
    },
  ],
  questions: [
    {
      asks: 'The coil is turned twice as fast. How much more power does the lamp get?',
      options: ['The same', 'Twice as much', 'Four times as much'],
      settle: {
        readout: 'power',
        after: 4,
        first: { rate: 1 },
        second: { rate: 2 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains:
        'Twice the speed gives twice the voltage, and that drives twice the current: four times the power.',
    },
    {
      asks: 'The flux through the coil is largest. How large is the voltage at that moment?',
      options: ['Zero', 'Half of its highest', 'At its highest'],
      settle: {
        readout: 'volts',
        after: 1,
        first: { rate: 1 },
        second: { rate: 1.25 },
        answer: (a, b) => (Math.abs(a) < Math.abs(b) * 0.1 ? 0 : Math.abs(a) < Math.abs(b) * 0.7 ? 1 : 2),
      },
      explains: 'Only a change of flux makes a voltage, and at its crest the flux stands still for a moment.',
    },
    {
      asks: 'A wheel is pushed and let go. With which lamp does it run longer?',
      options: ['One that takes a lot of current (10 Ω)', 'One that takes little (50 Ω)', 'No difference'],
      settle: {
        readout: 'rate',
        after: 6,
        first: { way: 1, lamp: 10 },
        second: { way: 1, lamp: 50 },
        answer: (a, b) => (a > b * 1.02 ? 0 : b > a * 1.02 ? 1 : 2),
      },
      explains: 'The current in the coil is what the magnets push against. Less current brakes less.',
    },
  ],
  glossary: [
    { word: 'Induction', means: 'A voltage made by a changing magnetic field.' },
    { word: 'Magnetic flux', means: 'How much of the field goes through a coil.' },
    { word: 'Alternating current', means: 'Current that goes back and forth.' },
    { word: 'Torque', means: 'How strongly something is turned.' },
    { word: 'Slip ring', means: 'A ring that leads current out of a turning part.' },
  ],
  goals: [
    'Say what the voltage of a generator depends on.',
    'Explain why a generator under load is hard to turn.',
    'Relate the voltage to the change of the flux.',
  ],
  standards: [
    'NGSS HS-PS2-5',
    'NGSS HS-PS3-3',
    'England GCSE Physics: induced potential, the generator effect',
    'England A level Physics: electromagnetic induction',
  ],
})
