import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Balloon, boilsAt, ceiling, densityOf, gas, gravity, kelvinAt, wideOf } from './model.ts'
import { draw } from './view.ts'

/** The barometric formula: a power where the temperature falls evenly, an exponential where it stays. */
function formula(height: number, values: Values): number {
  const { warm = 15, lapse = 6.5, sea = 1013.25 } = values
  const kelvin = warm + 273.15
  const low = Math.min(ceiling, height)
  const below =
    lapse < 0.001
      ? Math.exp((-gravity * low * 1000) / (gas * kelvin))
      : (1 - (lapse * low) / kelvin) ** ((gravity * 1000) / (gas * lapse))
  const top = kelvin - lapse * ceiling
  const above = height > ceiling ? Math.exp((-gravity * (height - ceiling) * 1000) / (gas * top)) : 1
  return sea * below * above
}

export const airPressure = system<Balloon>({
  id: 'air-pressure-and-altitude',
  title: 'Air pressure and height',
  subject: 'earth and space',
  ages: [9, 18],
  words: [
    'air pressure and altitude',
    'air pressure and height',
    'atmospheric pressure',
    'pressure of the atmosphere',
    'barometric formula',
    'barometer',
    'thin air on mountains',
    'weather balloon',
    'why ears pop',
    'boiling point on a mountain',
    'layers of the atmosphere',
    'troposphere and stratosphere',
    'how high is the atmosphere',
    'weight of the air',
  ],
  tells: {
    young:
      'Air has weight! Down here all the air above presses on us. A balloon that rises leaves more and more air below, so less presses on it and it swells, until it bursts very high up, where the sky is black.',
    middle:
      'Air pressure is the weight of the air above. Every 5 and a half kilometres it drops to about half. A weather balloon swells as it rises, from 2 to 8 metres, and bursts at about 30 km. Water boils cooler where the pressure is low.',
    upper:
      'Hydrostatic balance dp/dz = −ρg with ρ = p/(RT) is integrated along the ascent. With a constant lapse rate it gives p = p₀(1 − Lz/T₀)^{g/RL}, in the isothermal stratosphere an exponential with a scale height RT/g of 6.3 km.',
  },
  controls: [
    {
      id: 'warm',
      label: 'Temperature at the ground',
      symbol: 'T_0',
      unit: '°C',
      from: -30,
      to: 40,
      usual: 15,
      step: 0.5,
      about: 'Cold air is denser, so pressure falls faster in it.',
      restarts: true,
    },
    {
      id: 'lapse',
      label: 'Cooling with height',
      symbol: 'L',
      unit: '°C/km',
      from: 0,
      to: 9.8,
      usual: 6.5,
      step: 0.1,
      about: 'Up to 11 km; on average 6.5. Above that the temperature stays.',
      restarts: true,
    },
    {
      id: 'sea',
      label: 'Pressure at the ground',
      symbol: 'p_0',
      unit: 'hPa',
      from: 960,
      to: 1050,
      usual: 1013.25,
      step: 0.25,
      about: 'High in fine weather, low in storms; 1013 on average.',
      restarts: true,
    },
    {
      id: 'rise',
      label: 'Speed of rising',
      symbol: 'w',
      unit: 'm/s',
      from: 2,
      to: 8,
      usual: 5,
      step: 0.1,
      about: 'More gas in the balloon makes it rise faster.',
    },
    {
      id: 'bursts',
      label: 'The balloon bursts at',
      unit: 'm wide',
      from: 6,
      to: 10,
      usual: 8,
      step: 0.1,
      about: 'How wide its rubber can be stretched; at the ground it is 2 m wide.',
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Height',
      symbol: 'z',
      unit: 'km',
      digits: 2,
      about: 'Of the balloon above the ground.',
      of: ({ height }) => height,
    },
    {
      id: 'pressure',
      label: 'Air pressure',
      symbol: 'p',
      unit: 'hPa',
      digits: 1,
      about: 'At the balloon.',
      of: ({ pressure }) => pressure,
    },
    {
      id: 'celsius',
      label: 'Temperature',
      symbol: 'T',
      unit: '°C',
      digits: 1,
      about: 'Of the air around it.',
      of: ({ height }, values) => kelvinAt(height, values) - 273.15,
    },
    {
      id: 'wide',
      label: 'Width of the balloon',
      unit: 'm',
      digits: 2,
      about: 'It swells as less air presses on it. After it has burst: as wide as it would be.',
      of: wideOf,
    },
    {
      id: 'density',
      label: 'Density of the air',
      symbol: '\\rho',
      unit: 'kg/m³',
      digits: 3,
      about: 'About 1.2 kg in a cubic metre at the ground.',
      of: densityOf,
    },
    {
      id: 'boils',
      label: 'Water boils at',
      unit: '°C',
      digits: 1,
      about: 'At that pressure.',
      of: ({ pressure }) => boilsAt(pressure),
    },
  ],
  graphs: [
    {
      id: 'profile',
      title: 'Pressure against height',
      x: 'height',
      y: ['pressure'],
      about: 'Steep near the ground, then flatter and flatter; never quite zero.',
    },
    {
      id: 'temperature',
      title: 'Temperature against height',
      x: 'height',
      y: ['celsius'],
      about: 'Down to the stratosphere, then steady.',
    },
    {
      id: 'wide',
      title: 'Width of the balloon',
      x: 'time',
      y: ['wide'],
      about: 'It swells until it bursts.',
    },
  ],
  dt: 0.1,
  pace: 5,
  timeUnit: 'minutes',
  start: ({ sea = 1013.25 }) => ({
    height: 0,
    pressure: sea,
    burst: false,
    burstAt: 0,
    time: 0,
    trail: [[0, sea]],
  }),
  step(state, values, dt) {
    const { rise = 5, bursts = 8 } = values
    // Under its parachute it falls the faster, the thinner the air.
    const speed = state.burst ? -6 * Math.sqrt(1.2 / Math.max(0.004, densityOf(state, values))) : rise
    const by = Math.max(-state.height, speed * 0.06 * dt)
    const slope = (height: number, p: number) => (-p * gravity * 1000) / (gas * kelvinAt(height, values))
    const k1 = slope(state.height, state.pressure)
    const k2 = slope(state.height + by / 2, state.pressure + (by / 2) * k1)
    const k3 = slope(state.height + by / 2, state.pressure + (by / 2) * k2)
    const k4 = slope(state.height + by, state.pressure + by * k3)
    const before = Math.floor(state.height * 4)
    state.pressure += (by / 6) * (k1 + 2 * k2 + 2 * k3 + k4)
    state.height += by
    state.time += dt
    if (!state.burst && Math.floor(state.height * 4) > before)
      keepTrail(state.trail, [state.height, state.pressure], 180)
    if (!state.burst && wideOf(state, values) >= bursts) {
      state.burst = true
      state.burstAt = state.height
    }
  },
  isOver: ({ burst, height }) => burst && height <= 0,
  draw,
  describe: (state, values) =>
    `The balloon is ${state.height.toFixed(1)} kilometres up${state.burst ? ` and comes down; it burst at ${state.burstAt.toFixed(1)} kilometres` : `, ${wideOf(state, values).toFixed(1)} metres wide`}. The air presses with ${state.pressure.toFixed(0)} hectopascals and has ${(kelvinAt(state.height, values) - 273.15).toFixed(0)} degrees; water would boil at ${boilsAt(state.pressure).toFixed(0)}.`,
  effects: [
    {
      control: 'warm',
      readout: 'pressure',
      goes: 'up',
      after: 30,
      says: 'In warm air the pressure falls more slowly with height.',
    },
    {
      control: 'lapse',
      readout: 'pressure',
      goes: 'down',
      after: 30,
      says: 'The colder it gets on the way, the faster the pressure falls.',
    },
    {
      control: 'sea',
      readout: 'pressure',
      goes: 'up',
      after: 20,
      says: 'More pressure below means more above.',
    },
    {
      control: 'rise',
      readout: 'boils',
      goes: 'down',
      after: 20,
      says: 'A faster balloon is sooner in thin air.',
    },
    {
      control: 'bursts',
      readout: 'height',
      goes: 'up',
      after: 75,
      given: { rise: 8 },
      says: 'Stronger rubber carries the balloon higher before it comes down.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'On the way up the pressure is that of the barometric formula.',
      readout: 'pressure',
      expected: (values, time) => formula((values.rise ?? 5) * 0.06 * time, values),
      until: 60,
      where: { rise: [2, 5], lapse: [0, 9] },
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'At 5 km the standard atmosphere has 540.2 hPa.',
      source: 'ISO 2533, International Standard Atmosphere: 540.20 hPa at 5000 m.',
      values: {},
      readout: 'pressure',
      at: 5 / 0.3,
      expected: 540.2,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'At 11 km it has 226.3 hPa.',
      source: 'ISO 2533, International Standard Atmosphere: 226.32 hPa at 11000 m.',
      values: { rise: 5.5 },
      readout: 'pressure',
      at: 11 / 0.33,
      expected: 226.32,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'At 20 km it has 54.7 hPa.',
      source: 'ISO 2533, International Standard Atmosphere: 54.75 hPa at 20000 m.',
      values: { rise: 4 },
      readout: 'pressure',
      at: 20 / 0.24,
      expected: 54.75,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'In Denver, 1.6 km up, water boils at about 95 °C.',
      source: 'CRC Handbook of Chemistry and Physics: boiling point of water 94.7 °C at 834 hPa.',
      values: {},
      readout: 'boils',
      at: 1.6 / 0.3,
      expected: 94.7,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: '\\frac{dp}{dz} = -\\rho g', about: 'Each layer carries the weight of the air above it.' },
    { tex: 'p = p_0\\left(1 - \\frac{Lz}{T_0}\\right)^{g/RL}', about: 'Where the temperature falls evenly.' },
    { tex: 'p \\approx p_0 \\cdot 2^{-z/5.5\\,\\text{km}}', about: 'A rule of thumb: half for each 5.5 km.' },
  ],
  tries: [
    { says: 'Stop at 8.8 km, the height of Everest. How much air is left?' },
    { says: 'Choose a bitter cold day: the pressure falls faster.', set: { warm: -30 } },
    { says: 'Take the strongest rubber. How high do you get?', set: { bursts: 10 } },
    { says: 'Let it be equally warm at all heights: the curve is a pure halving.', set: { lapse: 0 } },
  ],
  questions: [
    {
      asks: 'At 5 and a half kilometres, how much of the ground’s air pressure is left?',
      options: ['Nearly all', 'About half', 'Hardly any'],
      settle: {
        readout: 'pressure',
        after: 5.5 / 0.3,
        first: {},
        answer: (p) => (p > 750 ? 0 : p > 250 ? 1 : 2),
      },
      explains:
        'Half of all the air lies below 5.5 km, because the lower layers are pressed together by those above.',
    },
    {
      asks: 'What happens to a balloon that rises?',
      options: ['It shrinks in the cold', 'It keeps its size', 'It swells'],
      settle: {
        readout: 'wide',
        after: 60,
        first: {},
        answer: (wide) => (wide < 1.9 ? 0 : wide < 2.1 ? 1 : 2),
      },
      explains: 'The cold would shrink it a little, but the falling pressure lets its gas spread far more.',
    },
    {
      asks: 'On a high mountain water boils at…',
      options: ['less than 100 °C', '100 °C', 'more than 100 °C'],
      settle: {
        readout: 'boils',
        after: 20,
        first: {},
        answer: (boils) => (boils < 99 ? 0 : boils < 101 ? 1 : 2),
      },
      explains:
        'Bubbles form when vapour can push the air away, and thin air is easier to push. Noodles take longer there!',
    },
  ],
  glossary: [
    { word: 'Air pressure', means: 'The weight of all the air above, on each square metre.' },
    { word: 'Hectopascal', means: 'hPa: a unit of pressure; at sea level there are about 1013.' },
    { word: 'Troposphere', means: 'The lowest 11 km of the air, where the weather is.' },
    { word: 'Stratosphere', means: 'The layer above, dry and calm, up to 50 km.' },
    { word: 'Barometer', means: 'An instrument that measures air pressure.' },
  ],
  goals: [
    'Explain air pressure as the weight of the air above.',
    'Describe how pressure, density and boiling point change with height.',
    'Read a curve that halves again and again.',
  ],
  standards: [
    'NGSS MS-ESS2-5',
    'England KS3 Physics: pressure in fluids, atmospheric pressure decreases with increase of height',
    'England KS4 Physics: atmosphere and pressure',
  ],
})
