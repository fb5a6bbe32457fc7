import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  air,
  type Cylinder,
  gasConstant,
  gases,
  gasOf,
  gravity,
  load,
  piston,
  pressureOf,
  restPressure,
  surface,
  volumeOf,
} from './model.ts'
import { draw } from './view.ts'

/** How height, speed and temperature change: Newton for the piston, the first law for the gas. */
function change(
  height: number,
  speed: number,
  temperature: number,
  values: Values,
): [number, number, number] {
  const { amount = 20, bath = 293, exchange = 1, friction = 10 } = values
  const much = amount / 1000
  const pressure = (much * gasConstant * temperature) / (surface * height)
  const mass = load(values)
  const capacity = much * gasOf(values).parts * gasConstant
  return [
    speed,
    ((pressure - air) * surface - friction * speed) / mass - gravity,
    exchange * (bath - temperature) - (pressure * surface * speed) / capacity,
  ]
}

export const gasLaws = system<Cylinder>({
  id: 'gas-laws',
  title: 'A piston on a gas',
  subject: 'physics',
  ages: [11, 19],
  words: [
    "boyle's law",
    "charles's law",
    "gay-lussac's law",
    'gas law',
    "charles' law",
    'gay-lussac',
    'ideal gas law',
    'ideal gas equation',
    'pressure and volume of a gas',
    'volume and temperature of a gas',
    'piston and cylinder',
    'gas syringe',
    'bicycle pump',
    'adiabatic compression',
    'isothermal compression',
    'why a balloon shrinks in the cold',
  ],
  tells: {
    young:
      'Air is springy! Put weights on a piston and the air below is squeezed into less room, until it pushes back as hard as the weights press. Warm it, and it needs more room; cool it, and it shrinks, like a balloon in the freezer.',
    middle:
      'Under twice the pressure a gas takes half the room (Boyle). Heated under the same pressure, it takes room in step with the absolute temperature (Charles). Squeezed suddenly, it also gets hot, as in a bicycle pump, and springs back like a spring.',
    upper:
      'The piston obeys Newton with p = nRT/V, the gas the first law nC_v T′ = −pV′ + exchange with the bath. Without exchange the motion is adiabatic, and small swings have the period 2π√(mV/(γpA²)) of Rüchardt’s experiment, from which γ can be measured. With exchange everything ends at pV = nRT of the bath.',
  },
  controls: [
    {
      id: 'weights',
      label: 'Weights on the piston',
      symbol: 'm',
      unit: 'kg',
      from: 0,
      to: 20,
      usual: 8,
      step: 0.5,
      about: 'The piston itself is 4 kg and 20 cm².',
    },
    {
      id: 'bath',
      label: 'Temperature outside',
      symbol: 'T_b',
      unit: 'K',
      from: 200,
      to: 450,
      usual: 293,
      step: 1,
      about: 'Of the bath around the cylinder; 273 K is 0 °C.',
    },
    {
      id: 'amount',
      label: 'Amount of gas',
      symbol: 'n',
      unit: 'mmol',
      from: 10,
      to: 30,
      usual: 20,
      step: 0.5,
      about: 'A mmol is 6·10²⁰ particles.',
      restarts: true,
    },
    {
      id: 'gas',
      label: 'Gas',
      unit: '',
      from: 0,
      to: 1,
      usual: 1,
      options: gases.map(({ name }) => name),
      about: 'Single atoms, or pairs of atoms that can also spin.',
      restarts: true,
    },
    {
      id: 'exchange',
      label: 'Heat through the walls',
      symbol: 'k',
      unit: '1/s',
      from: 0,
      to: 4,
      usual: 1,
      about: 'At 0 the cylinder is perfectly insulated.',
    },
    {
      id: 'friction',
      label: 'Friction of the piston',
      symbol: 'b',
      unit: 'kg/s',
      from: 0,
      to: 60,
      usual: 20,
      about: 'It calms the swings.',
    },
  ],
  readouts: [
    {
      id: 'pressure',
      label: 'Pressure',
      symbol: 'p',
      unit: 'kPa',
      digits: 1,
      about: 'Of the gas; the air outside has 101.3 kPa.',
      of: (state, values) => pressureOf(state, values) / 1000,
    },
    {
      id: 'volume',
      label: 'Volume',
      symbol: 'V',
      unit: 'mL',
      digits: 1,
      about: 'Below the piston.',
      of: volumeOf,
    },
    {
      id: 'temperature',
      label: 'Temperature of the gas',
      symbol: 'T',
      unit: 'K',
      digits: 1,
      about: 'It rises when the gas is squeezed quickly.',
      of: ({ temperature }) => temperature,
    },
    {
      id: 'period',
      label: 'Time for one swing',
      symbol: '\\tau',
      unit: 's',
      digits: 3,
      about: 'Of the piston, up and down.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      digits: 2,
      about:
        'Of the gas, the piston, and the air above that was lifted. Without friction and exchange it stays.',
      of: ({ height, speed, temperature }, values) =>
        ((values.amount ?? 20) / 1000) * gasOf(values).parts * gasConstant * temperature +
        0.5 * load(values) * speed * speed +
        (load(values) * gravity + air * surface) * height,
    },
  ],
  graphs: [
    {
      id: 'time',
      title: 'Volume over time',
      x: 'time',
      y: ['volume'],
      about: 'It swings like a weight on a spring and comes to rest.',
    },
    {
      id: 'plane',
      title: 'Pressure against volume',
      x: 'volume',
      y: ['pressure'],
      about: 'Slowly, along a hyperbola; suddenly, along a steeper curve.',
    },
    {
      id: 'temperature',
      title: 'Temperature of the gas',
      x: 'time',
      y: ['temperature'],
      about: 'A sudden squeeze makes it hot; then it takes the temperature of the bath.',
    },
  ],
  dt: 0.002,
  pace: 0.5,
  timeUnit: 's',
  // At rest under the piston alone; with the clock the weights are put on.
  start: ({ amount = 20, bath = 293 }) => {
    const height = ((amount / 1000) * gasConstant * bath) / (air * surface + piston * gravity)
    return {
      time: 0,
      steps: 0,
      height,
      speed: 0,
      temperature: bath,
      crossed: Number.NaN,
      period: 0,
      trail: [[height * surface * 1e6, (air + (piston * gravity) / surface) / 1000]],
    }
  },
  step(state, values, dt) {
    const { height: h, speed: v, temperature: t } = state
    const [a1, b1, c1] = change(h, v, t, values)
    const [a2, b2, c2] = change(h + (dt / 2) * a1, v + (dt / 2) * b1, t + (dt / 2) * c1, values)
    const [a3, b3, c3] = change(h + (dt / 2) * a2, v + (dt / 2) * b2, t + (dt / 2) * c2, values)
    const [a4, b4, c4] = change(h + dt * a3, v + dt * b3, t + dt * c3, values)
    state.height = Math.max(1e-3, h + (dt / 6) * (a1 + 2 * a2 + 2 * a3 + a4))
    state.speed = v + (dt / 6) * (b1 + 2 * b2 + 2 * b3 + b4)
    state.temperature = t + (dt / 6) * (c1 + 2 * c2 + 2 * c3 + c4)
    state.time += dt
    state.steps++
    // From one lowest point to the next: where the speed turns upwards.
    if (v < 0 && state.speed >= 0) {
      const at = state.time - (dt * state.speed) / (state.speed - v)
      if (Number.isFinite(state.crossed)) state.period = at - state.crossed
      state.crossed = at
    }
    if (state.steps % 10 === 0)
      keepTrail(state.trail, [volumeOf(state), pressureOf(state, values) / 1000], 200)
  },
  draw,
  describe: (state, values) =>
    `Under ${load(values).toFixed(1)} kilograms the gas takes ${volumeOf(state).toFixed(0)} millilitres at ${(pressureOf(state, values) / 1000).toFixed(0)} kilopascals and ${state.temperature.toFixed(0)} kelvin.`,
  effects: [
    {
      control: 'weights',
      readout: 'volume',
      goes: 'down',
      after: 10,
      says: 'More weight squeezes the gas together.',
    },
    { control: 'bath', readout: 'volume', goes: 'up', after: 10, says: 'Warm gas takes more room.' },
    { control: 'amount', readout: 'volume', goes: 'up', after: 10, says: 'More gas takes more room.' },
    {
      control: 'gas',
      readout: 'period',
      goes: 'up',
      after: 2,
      given: { exchange: 0, friction: 0 },
      says: 'Nitrogen is a softer spring than helium.',
    },
    {
      control: 'exchange',
      readout: 'temperature',
      goes: 'down',
      after: 1,
      says: 'Heat that can escape does not stay in the squeezed gas.',
    },
    {
      control: 'friction',
      readout: 'energy',
      goes: 'down',
      after: 2,
      given: { exchange: 0 },
      over: [0, 30],
      says: 'Friction takes the energy of the swings away.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'In the end V = nRT/p, with the temperature of the bath and the pressure of air, piston and weights (Boyle and Charles).',
      readout: 'volume',
      expected({ amount = 20, bath = 293, weights = 8 }, time) {
        if (time < 14) return undefined
        const pressure = 101_325 + ((4 + weights) * 9.81) / 0.002
        return ((amount / 1000) * 8.314462618 * bath * 1e6) / pressure
      },
      until: 15,
      where: { exchange: [1, 4], friction: [25, 60] },
    },
    {
      kind: 'analytic',
      says: 'Small swings of an insulated gas take 2π√(mV/(γpA²)) (Rüchardt).',
      readout: 'period',
      expected(values, time) {
        if (time < 3) return undefined
        const mass = 4 + (values.weights ?? 0.3)
        const pressure = restPressure(values)
        // Where it comes to rest: a little below the start, on the adiabat.
        const gamma = 1 + 1 / gasOf(values).parts
        const begin = 101_325 + (4 * 9.81) / 0.002
        const volume =
          ((((values.amount ?? 20) / 1000) * 8.314462618 * (values.bath ?? 293)) / begin) *
          (begin / pressure) ** (1 / gamma)
        return 2 * Math.PI * Math.sqrt((mass * volume) / (gamma * pressure * 0.002 ** 2))
      },
      until: 4,
      where: { weights: [0.2, 0.8], exchange: [0, 0], friction: [0, 0] },
    },
    {
      kind: 'conserved',
      says: 'Insulated and without friction, the energy of gas, piston and lifted air stays the same.',
      readout: 'energy',
      until: 20,
      where: { exchange: [0, 0], friction: [0, 0] },
    },
    {
      kind: 'published',
      says: 'Half the volume under twice the pressure: 202.65 kPa leaves 240.4 mL of 20 mmol at 293 K.',
      source: 'Boyle’s law with the molar gas constant of CODATA 2018: 20 mmol take 480.9 mL at 101.325 kPa.',
      values: { weights: 16.657, bath: 293, amount: 20, exchange: 2, friction: 40 },
      readout: 'volume',
      at: 15,
      expected: 240.4,
      within: 0.002,
    },
  ],
  formulas: [
    { tex: 'p\\,V = n\\,R\\,T', about: 'The law of ideal gases; at one temperature pV is constant (Boyle).' },
    { tex: '\\frac{V}{T} = \\mathrm{const}', about: 'At one pressure (Charles).' },
    {
      tex: '\\tau = 2\\pi\\sqrt{\\frac{mV}{\\gamma p A^2}}',
      about: 'The swing of a piston on an insulated gas (Rüchardt).',
    },
  ],
  tries: [
    {
      says: 'Add weights until the gas has half its room. What pressure is it now?',
      set: { weights: 16, exchange: 2, friction: 30 },
    },
    { says: 'Cool it, as a balloon in a freezer.', set: { bath: 255, weights: 0, exchange: 2 } },
    {
      says: 'Insulate it and drop the weights on: feel how hot it gets, like a bicycle pump.',
      set: { exchange: 0, weights: 20, friction: 30 },
    },
    { says: 'No friction, no heat out: the gas is a spring.', set: { exchange: 0, friction: 0, weights: 8 } },
  ],
  questions: [
    {
      asks: 'A gas is heated from 200 K to 400 K under the same weights. What happens to its volume?',
      options: ['It stays', 'It doubles', 'It becomes four times as large'],
      settle: {
        readout: 'volume',
        after: 12,
        first: { bath: 200, exchange: 3, friction: 40 },
        second: { bath: 400, exchange: 3, friction: 40 },
        answer: (a, b) => (b < 1.4 * a ? 0 : b < 3 * a ? 1 : 2),
      },
      explains:
        'The volume goes with the absolute temperature, in kelvin: twice as many kelvin, twice the room.',
    },
    {
      asks: 'We squeeze a well insulated gas quickly. What does its temperature do?',
      options: ['It rises', 'It stays', 'It falls'],
      settle: {
        readout: 'temperature',
        after: 6,
        first: { exchange: 0, friction: 40, weights: 20, bath: 293 },
        answer: (a) => (a > 296 ? 0 : a < 290 ? 2 : 1),
      },
      explains:
        'The falling weights do work on the gas, and the particles bounce off the coming piston faster. That is why a bicycle pump gets warm.',
    },
    {
      asks: 'The same number of helium atoms instead of nitrogen molecules, same weights, same bath. How much room in the end?',
      options: ['Less, helium is lighter', 'Just as much', 'More'],
      settle: {
        readout: 'volume',
        after: 14,
        first: { gas: 1, exchange: 3, friction: 40 },
        second: { gas: 0, exchange: 3, friction: 40 },
        answer: (a, b) => (b < 0.98 * a ? 0 : b > 1.02 * a ? 2 : 1),
      },
      explains: 'Only the number of particles counts, not their kind (Avogadro).',
    },
  ],
  glossary: [
    { word: 'Pressure', means: 'Force on each bit of surface, in pascal (Pa).' },
    { word: 'Kelvin', means: 'Degrees counted from absolute zero, −273 °C.' },
    { word: 'Isothermal', means: 'So slow that the temperature stays.' },
    { word: 'Adiabatic', means: 'Without any heat going in or out.' },
    { word: 'Ideal gas', means: 'A gas whose particles hardly feel each other.' },
  ],
  goals: [
    'Use Boyle’s and Charles’s laws.',
    'See a gas as a spring.',
    'Tell slow and sudden squeezing apart.',
  ],
  standards: [
    'NGSS MS-PS1-4',
    'England KS3 Physics: pressure in fluids and the particle model',
    'England GCSE Physics: particle model and pressure',
    'England A level Physics: ideal gases',
  ],
})
