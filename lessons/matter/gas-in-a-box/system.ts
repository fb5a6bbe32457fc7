import { system } from '@makebelieve/kit/simulation/system'
import { type Gas, gases, massOf, meanSquare, perMillimole, pressure, side, thermalSpeed } from './model.ts'
import { draw } from './view.ts'

/** Moves along one side of the box and bounces at its ends; gives the momentum of the knocks. */
function travel(at: number[], speed: number[], far: number, distance: number): number {
  let pushed = 0
  for (let i = 0; i < at.length; i++) {
    let v = speed[i] ?? 0
    let place = (at[i] ?? 0) + v * distance
    if (place < 0 && v < 0) {
      place = -place
      pushed += 2 * Math.abs(v)
      v = -v
    } else if (place > far && v > 0) {
      place = 2 * far - place
      pushed += 2 * v
      v = -v
    }
    at[i] = Math.min(far, Math.max(0, place))
    speed[i] = v
  }
  return pushed
}

export const gasInABox = system<Gas>({
  id: 'gas-in-a-box',
  title: 'A gas in a box with a piston',
  subject: 'physics',
  ages: [11, 18],
  words: ['gas in a box', 'ideal gas', 'piston', 'gas pressure', 'kinetic theory', 'particle model of gases'],
  tells: {
    young:
      'Air is made of tiny bits that fly about and knock against the walls. All the knocks together are the pressure. Make the box smaller and they knock more often. Heat it up and they knock harder!',
    middle:
      'Particles of a gas fly freely and bounce off the walls. The pressure is the push of all the knocks. It grows with the temperature and with the number of particles, and it doubles when the volume is halved.',
    upper:
      'Free particles with a Maxwell distribution at temperature T reflect off rigid walls. The mean momentum flux on the ends gives p = nRT/V; it does not depend on the molar mass, although √(3RT/M), the speed, does.',
  },
  controls: [
    {
      id: 'volume',
      label: 'Volume',
      symbol: 'V',
      unit: 'mL',
      from: 50,
      to: 200,
      usual: 140,
      about: 'The space in front of the piston.',
    },
    {
      id: 'temperature',
      label: 'Temperature',
      symbol: 'T',
      unit: 'K',
      from: 100,
      to: 600,
      usual: 300,
      step: 1,
      about: 'Of walls and gas, from absolute zero: 273 K is freezing water, 300 K a warm room.',
    },
    {
      id: 'amount',
      label: 'Amount of gas',
      symbol: 'n',
      unit: 'mmol',
      from: 1,
      to: 8,
      usual: 4,
      step: 0.1,
      about: 'A millimole is 602 million million million particles. Forty are drawn for each.',
      restarts: true,
    },
    {
      id: 'gas',
      label: 'Kind of gas',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: gases.map(({ name }) => name),
      about: 'Light particles fly faster than heavy ones at the same temperature.',
    },
  ],
  readouts: [
    {
      id: 'pressure',
      label: 'Pressure',
      symbol: 'p',
      unit: 'kPa',
      digits: 1,
      about: 'Counted from the knocks at both ends since something was last changed.',
      known: ({ counted }) => counted > 0,
      of: pressure,
    },
    {
      id: 'speed',
      label: 'Speed of the particles',
      symbol: 'v_{rms}',
      unit: 'm/s',
      digits: 0,
      about: 'The root of the mean of the squares.',
      of: (state, values) => Math.sqrt(meanSquare(state)) * thermalSpeed(values),
    },
    {
      id: 'energy',
      label: 'Energy of motion',
      symbol: 'E',
      unit: 'J',
      digits: 2,
      about: 'Of all particles flying through the box.',
      of: (state, values) =>
        0.5 * massOf(values) * 1e-6 * (values.amount ?? 4) * meanSquare(state) * thermalSpeed(values) ** 2,
    },
    {
      id: 'product',
      label: 'Pressure times volume',
      symbol: 'pV',
      unit: 'J',
      digits: 2,
      about: 'At one temperature it is the same for every volume.',
      known: ({ counted }) => counted > 0,
      of: (state, values) => (pressure(state, values) * state.length * side * side) / 1000,
    },
  ],
  graphs: [
    {
      id: 'pressure',
      title: 'Pressure over time',
      x: 'time',
      y: ['pressure'],
      about: 'It settles as more knocks are counted.',
    },
    {
      id: 'product',
      title: 'Pressure times volume',
      x: 'time',
      y: ['product'],
      about: 'It comes back to the same value whatever the volume.',
    },
  ],
  dt: 1 / 600,
  pace: 0.1,
  timeUnit: 'ms',
  start(values, random) {
    const count = Math.round((values.amount ?? 4) * perMillimole)
    const length = (values.volume ?? 140) / side / side
    const places = (far: number) => Array.from({ length: count }, () => random.between(0, far))
    const speeds = () => {
      const raw = Array.from(
        { length: count },
        () => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next()),
      )
      // The sample as a whole has just the temperature that is set, not nearly.
      const size = Math.sqrt(raw.reduce((sum, v) => sum + v * v, 0) / count)
      return raw.map((v) => v / size)
    }
    return {
      x: places(length),
      y: places(side),
      vx: speeds(),
      vy: speeds(),
      vz: speeds(),
      length,
      pushed: 0,
      counted: 0,
      settings: '',
      time: 0,
    }
  },
  step(state, values, dt) {
    const target = (values.volume ?? 140) / side / side
    const before = state.length
    // The piston moves at most 20 m/s, slower than the particles.
    state.length += Math.min(2 * dt, Math.max(-2 * dt, target - state.length))
    const distance = (thermalSpeed(values) / 10) * dt
    const settings = `${values.temperature} ${values.gas} ${state.length}`
    if (settings !== state.settings || before !== state.length) {
      state.settings = settings
      state.pushed = 0
      state.counted = 0
    }
    state.pushed += travel(state.x, state.vx, state.length, distance)
    travel(state.y, state.vy, side, distance)
    state.counted += dt
    state.time += dt
  },
  draw,
  describe: (state, values) =>
    `${(gases[Math.round(values.gas ?? 1)] ?? gases[1]).name} at ${(values.temperature ?? 300).toFixed(0)} kelvin in ${(state.length * side * side).toFixed(0)} millilitres presses with ${pressure(state, values).toFixed(0)} kilopascal.`,
  effects: [
    {
      control: 'volume',
      readout: 'pressure',
      goes: 'down',
      after: 2,
      says: 'In more space the pressure is lower.',
    },
    { control: 'temperature', readout: 'pressure', goes: 'up', after: 2, says: 'Heat raises the pressure.' },
    { control: 'amount', readout: 'pressure', goes: 'up', after: 2, says: 'More gas presses more.' },
    { control: 'gas', readout: 'speed', goes: 'down', after: 0.1, says: 'Heavier particles are slower.' },
    {
      control: 'temperature',
      readout: 'speed',
      goes: 'up',
      after: 0.1,
      says: 'Heat makes the particles faster.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The knocks add up to the pressure p = nRT/V.',
      readout: 'pressure',
      expected: ({ amount = 4, temperature = 300, volume = 140 }, time) =>
        time > 4.4 ? (Math.round(amount * 40) / 40) * 8.314462618 * (temperature / volume) : undefined,
      until: 4.6,
      where: { amount: [4, 8], temperature: [200, 600], gas: [0, 1] },
    },
    {
      kind: 'conserved',
      says: 'The energy of motion stays the same while the temperature does.',
      readout: 'energy',
      until: 1,
    },
    {
      kind: 'published',
      says: 'Nitrogen at 300 K flies at 517 m/s (root mean square).',
      source: 'Tabulated value, e.g. Atkins, Physical Chemistry.',
      values: { gas: 1, temperature: 300 },
      readout: 'speed',
      at: 0.5,
      expected: 517,
      within: 0.002,
    },
    {
      kind: 'published',
      says: '22.414 litres hold one mole at 0 °C and 101.325 kPa.',
      source: 'CODATA: molar volume of an ideal gas.',
      values: { amount: 8, temperature: 273.15, volume: 179.31, gas: 0 },
      readout: 'pressure',
      at: 6,
      expected: 101.325,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: 'pV = nRT', about: 'The law of ideal gases.' },
    { tex: 'v_{rms} = \\sqrt{\\frac{3RT}{M}}', about: 'How fast the particles are.' },
    { tex: 'E = \\tfrac32 nRT', about: 'Their energy of motion, the same for every gas.' },
  ],
  tries: [
    {
      says: 'Halve the volume and wait until the pressure has settled: it has doubled.',
      set: { volume: 70 },
    },
    { says: 'Cool it to 100 K: the particles crawl.', set: { temperature: 100 } },
    { says: 'Change to helium: much faster, and yet the same pressure.', set: { gas: 0 } },
  ],
  questions: [
    {
      asks: 'The volume is halved at the same temperature. The pressure becomes…',
      options: ['half', 'the same', 'double', 'four times as high'],
      settle: {
        readout: 'pressure',
        after: 3,
        first: { volume: 160 },
        second: { volume: 80 },
        answer: (a, b) => (b < a * 0.75 ? 0 : b < a * 1.4 ? 1 : b < a * 3 ? 2 : 3),
      },
      explains: 'The particles are as fast as before, but reach the ends twice as often.',
    },
    {
      asks: 'Helium is seven times lighter than nitrogen. With the same number of particles at the same temperature, its pressure is…',
      options: ['lower', 'the same', 'higher'],
      settle: {
        readout: 'pressure',
        after: 4,
        first: { gas: 1, amount: 8 },
        second: { gas: 0, amount: 8 },
        answer: (a, b) => (b < a * 0.95 ? 0 : b > a * 1.05 ? 2 : 1),
      },
      explains:
        'Light particles push less with each knock, but are faster and knock more often. The two cancel exactly.',
    },
    {
      asks: 'From 150 K to 600 K the temperature is four times as high. The particles become…',
      options: ['twice as fast', 'four times as fast', 'sixteen times as fast'],
      settle: {
        readout: 'speed',
        after: 0.1,
        first: { temperature: 150 },
        second: { temperature: 600 },
        answer: (a, b) => (b / a < 3 ? 0 : b / a < 8 ? 1 : 2),
      },
      explains: 'Temperature is energy, and energy grows with the square of the speed.',
    },
  ],
  glossary: [
    { word: 'Pressure', means: 'Push on each piece of area, counted in pascal.' },
    { word: 'Kelvin', means: 'Degrees counted from absolute zero, which is −273.15 °C.' },
    { word: 'Mole', means: 'A number of particles: 602 thousand million million million.' },
    { word: 'Ideal gas', means: 'A gas whose particles take no space and do not attract each other.' },
  ],
  goals: [
    'Explain pressure by the knocks of particles.',
    'Find how pressure depends on volume, temperature and amount.',
    'Understand temperature as motion.',
  ],
  standards: [
    'NGSS MS-PS1-4',
    'NGSS HS-PS3-2',
    'England KS3 Physics: particle model',
    'England GCSE Physics: gas pressure',
  ],
})
