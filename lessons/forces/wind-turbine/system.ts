import { system, type Values } from '@makebelieve/kit/simulation/system'
import { best, brakeOf, home, inertiaOf, inWind, ratioOf, shareAt, type Turbine, windOf } from './model.ts'
import { draw } from './view.ts'

const powerOf = ({ spin }: Turbine, values: Values) => brakeOf(values) * spin ** 3

/** Where rotor and generator agree: share(λ) = load · best · (λ/λ₀)³, found by halving. */
function steadyPower(values: Values): number {
  const { wind = 8, load = 1 } = values
  let [low, high] = [3.5, 18]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (shareAt(middle) > load * best.share * (middle / best.ratio) ** 3) low = middle
    else high = middle
  }
  return inWind(wind, values) * shareAt((low + high) / 2)
}

export const windTurbine = system<Turbine>({
  id: 'wind-turbine',
  title: 'A wind turbine',
  subject: 'physics',
  ages: [10, 18],
  words: [
    'wind turbine',
    'wind power',
    'windmill',
    'wind farm',
    'betz limit',
    'renewable electricity from wind',
    'power of the wind',
    'tip speed ratio',
    'wind generator',
    'how much electricity does a wind turbine make',
    'cube of the wind speed',
  ],
  tells: {
    young:
      'The wind pushes the blades round and they turn a generator that makes electricity. Longer blades catch much more wind. And a bit more wind makes a lot more electricity: twice the wind gives eight times as much!',
    middle:
      'The power of the wind grows with the area of the circle and with the third power of the wind speed. A rotor cannot take all of it, because the air must flow on: at most 59% (Betz). How much it really takes depends on how fast the tips run compared with the wind; so the generator must brake neither too much nor too little.',
    upper:
      'P = ½ρπR²v³·c_p(λ) with the tip speed ratio λ = ωR/v; c_p ≤ 16/27. J·ω′ = P/ω − kω² settles where c_p(λ) = (k/k₀)·c_max·(λ/λ₀)³. With k = k₀ the rotor finds its best ratio at every wind by itself: the usual control of variable-speed turbines below rated power.',
  },
  controls: [
    {
      id: 'wind',
      label: 'Wind',
      symbol: 'v',
      unit: 'm/s',
      from: 3,
      to: 15,
      usual: 8,
      about: '3 moves leaves, 8 moves small trees, 15 makes walking hard.',
    },
    {
      id: 'blade',
      label: 'Length of a blade',
      symbol: 'R',
      unit: 'm',
      from: 10,
      to: 80,
      usual: 40,
      about: 'From the hub to the tip.',
      restarts: true,
    },
    {
      id: 'load',
      label: 'Brake of the generator',
      symbol: 'k/k_0',
      unit: '× best',
      from: 0.3,
      to: 2.5,
      usual: 1,
      about: 'How hard it is to turn; 1 is just right.',
    },
    {
      id: 'gusts',
      label: 'Gusts',
      unit: '%',
      from: 0,
      to: 30,
      usual: 10,
      about: 'How unsteady the wind is.',
    },
    {
      id: 'air',
      label: 'Density of the air',
      symbol: '\\rho',
      unit: 'kg/m³',
      from: 0.9,
      to: 1.4,
      usual: 1.225,
      about: '1.225 at the sea at 15 °C; less on mountains, more in the cold.',
    },
  ],
  readouts: [
    {
      id: 'power',
      label: 'Electric power',
      symbol: 'P',
      unit: 'kW',
      digits: 0,
      about: 'What the generator delivers just now (losses of the generator left out).',
      of: (state, values) => powerOf(state, values) / 1000,
    },
    {
      id: 'turns',
      label: 'Turns',
      unit: 'a minute',
      digits: 1,
      about: 'Of the rotor.',
      of: ({ spin }) => (spin * 60) / (2 * Math.PI),
    },
    {
      id: 'ratio',
      label: 'Tip speed to wind',
      symbol: '\\lambda',
      unit: '×',
      digits: 2,
      about: 'How many times faster than the wind the tips run.',
      of: ratioOf,
    },
    {
      id: 'share',
      label: 'Share of the wind’s power',
      symbol: 'c_p',
      unit: '%',
      digits: 1,
      about: 'What the blades take from the air; never above 59.3%.',
      of: (state, values) => 100 * shareAt(ratioOf(state, values)),
    },
    {
      id: 'energy',
      label: 'Energy so far',
      symbol: 'E',
      unit: 'kWh',
      digits: 1,
      about: 'Delivered since the start.',
      of: ({ energy }) => energy / 3.6e6,
    },
    {
      id: 'homes',
      label: 'Homes supplied',
      unit: '',
      digits: 0,
      about: 'At 3500 kWh a year each, with this power.',
      of: (state, values) => powerOf(state, values) / home,
    },
  ],
  graphs: [
    {
      id: 'power',
      title: 'Power over time',
      x: 'time',
      y: ['power'],
      about: 'Gusts show three times as strong as in the wind itself.',
    },
    {
      id: 'share',
      title: 'Share against tip speed',
      x: 'ratio',
      y: ['share'],
      about: 'A hill: too slow and too fast are both bad.',
    },
  ],
  dt: 0.1,
  pace: 4,
  timeUnit: 's',
  start: ({ wind = 8, blade = 40 }) => ({
    spin: (5 * wind) / blade,
    angle: 0,
    gust: 0,
    energy: 0,
    time: 0,
    blown: 0,
  }),
  step(state, values, dt, random) {
    const { wind = 8, blade = 40, gusts = 10 } = values
    // A gust fades within some seconds; its size keeps to the wanted mean (Ornstein and Uhlenbeck).
    const keeps = Math.exp(-dt / 6)
    const noise = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
    state.gust = state.gust * keeps + (gusts / 100) * Math.sqrt(1 - keeps * keeps) * noise
    if (gusts === 0) state.gust = 0
    const air = windOf(state, values)
    const [inertia, brake, power] = [inertiaOf(values), brakeOf(values), inWind(air, values)]
    const rate = (spin: number) =>
      ((power * shareAt((spin * blade) / air)) / spin - brake * spin * spin) / inertia
    const { spin } = state
    const a = rate(spin)
    const b = rate(spin + 0.5 * dt * a)
    const c = rate(spin + 0.5 * dt * b)
    const d = rate(spin + dt * c)
    state.spin = Math.max((0.3 * wind) / blade, spin + (dt / 6) * (a + 2 * b + 2 * c + d))
    state.energy += (dt / 2) * brake * (spin ** 3 + state.spin ** 3)
    state.angle = (state.angle + (dt / 2) * (spin + state.spin)) % (2 * Math.PI)
    state.blown += dt * air
    state.time += dt
  },
  isOver: ({ time }) => time > 3600,
  draw,
  describe: (state, values) =>
    `At ${windOf(state, values).toFixed(1)} metres of wind a second the rotor turns ${((state.spin * 60) / (2 * Math.PI)).toFixed(1)} times a minute and delivers ${(powerOf(state, values) / 1000).toFixed(0)} kilowatts, enough for ${(powerOf(state, values) / home).toFixed(0)} homes.`,
  effects: [
    {
      control: 'wind',
      readout: 'power',
      goes: 'up',
      after: 120,
      given: { gusts: 0 },
      says: 'More wind means much more power.',
    },
    {
      control: 'blade',
      readout: 'power',
      goes: 'up',
      after: 120,
      given: { gusts: 0 },
      says: 'Longer blades give more power, with the square of their length.',
    },
    {
      control: 'load',
      readout: 'ratio',
      goes: 'down',
      after: 120,
      given: { gusts: 0 },
      says: 'A stronger brake makes the rotor slower.',
    },
    {
      control: 'air',
      readout: 'power',
      goes: 'up',
      after: 120,
      given: { gusts: 0 },
      says: 'Denser air pushes harder.',
    },
    {
      control: 'gusts',
      readout: 'power',
      goes: 'changes',
      after: 60,
      says: 'In gusty wind the power goes up and down.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The rotor settles where the power of the blades and the brake of the generator agree.',
      readout: 'power',
      expected: (values, time) => (time > 148 ? steadyPower(values) / 1000 : undefined),
      until: 150,
      where: { gusts: [0, 0], load: [0.4, 2], wind: [6, 15], blade: [10, 60] },
    },
    {
      kind: 'published',
      says: 'A rotor of this kind takes 48% of the wind’s power at its best, with tips 8.1 times as fast as the wind.',
      source:
        'S. Heier, Grid Integration of Wind Energy Conversion Systems (Wiley): curve of c_p for a pitch of 0°.',
      values: { gusts: 0, load: 1 },
      readout: 'share',
      at: 150,
      expected: 48,
      within: 0.01,
    },
    {
      kind: 'analytic',
      says: 'With the right brake the power is 48% of ½ρπR²v³, at any wind.',
      readout: 'power',
      expected: ({ wind = 8, blade = 40, air = 1.225 }, time) =>
        time > 148 ? (0.48 * 0.5 * air * Math.PI * blade ** 2 * wind ** 3) / 1000 : undefined,
      until: 150,
      where: { gusts: [0, 0], load: [1, 1], wind: [6, 15], blade: [10, 60] },
    },
  ],
  formulas: [
    {
      tex: 'P = \\tfrac12\\,\\rho\\,\\pi R^2\\,v^3\\,c_p',
      about: 'The power of the wind through the circle, times the share that is taken.',
    },
    { tex: 'c_p \\le \\tfrac{16}{27} \\approx 59\\,\\%', about: 'Betz: more cannot be taken by any rotor.' },
    { tex: '\\lambda = \\frac{\\omega R}{v}', about: 'How many times faster than the wind the tips run.' },
  ],
  tries: [
    { says: 'Go from 5 to 10 m/s of wind and compare the homes.', set: { wind: 10, gusts: 0 } },
    { says: 'Make the blades twice as long.', set: { blade: 80, gusts: 0 } },
    {
      says: 'Let the generator brake too hard: the rotor gets slow and the share falls.',
      set: { load: 2.5, gusts: 0 },
    },
    { says: 'Let it blow in gusts and watch the power dance.', set: { gusts: 30 } },
  ],
  questions: [
    {
      asks: 'The wind gets twice as fast. The power grows…',
      options: ['twice', 'four times', 'eight times'],
      settle: {
        readout: 'power',
        after: 150,
        first: { wind: 6, gusts: 0 },
        second: { wind: 12, gusts: 0 },
        answer: (a, b) => (b < 3 * a ? 0 : b < 6 * a ? 1 : 2),
      },
      explains:
        'Twice as much air comes each second, and each kilogram of it brings four times the energy: 2 × 4 = 8.',
    },
    {
      asks: 'Blades twice as long give…',
      options: ['twice the power', 'four times the power', 'eight times the power'],
      settle: {
        readout: 'power',
        after: 200,
        first: { blade: 30, gusts: 0 },
        second: { blade: 60, gusts: 0 },
        answer: (a, b) => (b < 3 * a ? 0 : b < 6 * a ? 1 : 2),
      },
      explains:
        'The circle is twice as wide and twice as high: four times the area catches four times the wind.',
    },
    {
      asks: 'The generator brakes twice as hard as is best. The power is then…',
      options: ['twice as large', 'just as large', 'smaller'],
      settle: {
        readout: 'power',
        after: 150,
        first: { load: 1, gusts: 0 },
        second: { load: 2, gusts: 0 },
        answer: (a, b) => (b > 1.5 * a ? 0 : b > 0.99 * a ? 1 : 2),
      },
      explains:
        'The rotor gets too slow for the wind: much air slips through between the blades without pushing.',
    },
  ],
  glossary: [
    { word: 'Power', means: 'Energy each second, in watts; 1 kW is 1000 W.' },
    { word: 'Rotor', means: 'The blades with the hub: all that turns in the wind.' },
    { word: 'Generator', means: 'The machine that makes electricity from turning.' },
    { word: 'Betz limit', means: 'No rotor can take more than 59.3% of the wind’s power.' },
  ],
  goals: [
    'Find how the power depends on wind speed and blade length.',
    'Explain why a rotor cannot take all the energy of the wind.',
    'Read the best working point from a curve.',
  ],
  standards: [
    'NGSS 4-PS3-4',
    'NGSS 4-ESS3-1',
    'NGSS HS-PS3-3',
    'England KS3 Physics: energy resources; GCSE Physics: renewable energy',
  ],
})
