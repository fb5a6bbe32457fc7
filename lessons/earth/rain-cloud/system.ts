import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { air, condenses, heightAt, humidityOf, type Parcel, saturation, vapourAt, way } from './model.ts'
import { draw } from './view.ts'

const celsius = (kelvin: number) => kelvin - 273.15

/** Where clouds begin by Bolton's formula of 1980, from temperature and dew point on the plain alone; in km. */
function boltonBase(warm: number, humidity: number): number {
  const kelvin = warm + 273.15
  const e = Math.log((saturation(kelvin) * humidity) / 100 / 611.2)
  const dew = (243.5 * e) / (17.67 - e) + 273.15
  const there = 1 / (1 / (dew - 56) + Math.log(kelvin / dew) / 800) + 56
  return ((kelvin - there) * air.heat) / air.gravity / 1000
}

export const rainCloud = system<Parcel>({
  id: 'rain-cloud',
  title: 'How a cloud is made',
  subject: 'earth and space',
  ages: [9, 18],
  words: [
    'rain cloud',
    'how a cloud is made',
    'how clouds form',
    'how do clouds form',
    'dew point',
    'condensation in the air',
    'relative humidity',
    'air over a mountain',
    'rain shadow',
    'foehn wind',
    'orographic rain',
    'relief rainfall',
    'adiabatic cooling',
    'lapse rate',
    'why it rains in the mountains',
  ],
  tells: {
    young:
      'Wind pushes a parcel of air up a mountain. Up there it gets cooler, and cool air can’t hold all its water: a cloud appears, and it rains. Behind the mountain the air comes down dry and warm.',
    middle:
      'Rising air expands and cools by 10 °C for each kilometre. When it has cooled to its dew point, vapour condenses to a cloud. That sets heat free, so it now cools by only about 6 °C for each kilometre. If it rains, the air arrives behind the mountain drier and warmer.',
    upper:
      'A parcel rises adiabatically: c_p T + gz is kept until saturation, c_p T + gz + L_v w afterwards. The lifting condensation level agrees with Bolton’s formula; each g/kg of rain leaves the parcel 2.5 °C warmer on the lee side: the foehn.',
  },
  controls: [
    {
      id: 'warm',
      label: 'Temperature on the plain',
      symbol: 'T_0',
      unit: '°C',
      from: 0,
      to: 35,
      usual: 20,
      step: 0.5,
      about: 'Of the air before it rises.',
      restarts: true,
    },
    {
      id: 'humidity',
      label: 'Humidity on the plain',
      symbol: 'U',
      unit: '%',
      from: 20,
      to: 100,
      usual: 60,
      step: 1,
      about: 'How much vapour it holds, out of what it could.',
      restarts: true,
    },
    {
      id: 'mountain',
      label: 'Height of the mountain',
      symbol: 'z',
      unit: 'km',
      from: 0.5,
      to: 5,
      usual: 3,
      step: 0.1,
      about: 'Above the plain.',
      restarts: true,
    },
    {
      id: 'falls',
      label: 'How much of it rains out',
      unit: '%',
      from: 0,
      to: 100,
      usual: 80,
      step: 1,
      about: 'Out of what condenses; the rest stays in the cloud and comes down with the air.',
    },
    {
      id: 'wind',
      label: 'Wind',
      symbol: 'v',
      unit: 'm/s',
      from: 4,
      to: 20,
      usual: 10,
      step: 0.5,
      about: 'How fast the air goes over the mountain.',
    },
  ],
  readouts: [
    {
      id: 'celsius',
      label: 'Temperature of the air',
      symbol: 'T',
      unit: '°C',
      digits: 1,
      about: 'Of the parcel now.',
      of: ({ kelvin }) => celsius(kelvin),
    },
    {
      id: 'humidity',
      label: 'Humidity',
      unit: '%',
      digits: 0,
      about: 'At 100% a cloud forms.',
      of: humidityOf,
    },
    {
      id: 'base',
      label: 'Cloud begins at',
      unit: 'km',
      digits: 2,
      about: 'Above the plain.',
      known: ({ base }) => base > 0,
      of: ({ base }) => base,
    },
    {
      id: 'rain',
      label: 'Rained out',
      unit: 'g/kg',
      digits: 2,
      about: 'Grams of water from each kilogram of air.',
      of: ({ rain }) => rain,
    },
    {
      id: 'lapse',
      label: 'Cooling with height',
      symbol: '\\Gamma',
      unit: '°C/km',
      digits: 2,
      about: 'Now, for each kilometre up.',
      of: ({ lapse }) => lapse,
    },
    {
      id: 'energy',
      label: 'Heat, height and vapour together',
      unit: 'kJ/kg',
      digits: 1,
      about: 'Energy of the parcel: of warmth, of height, and hidden in its vapour.',
      of: ({ kelvin, along, vapour }, values) =>
        (air.heat * kelvin + air.gravity * 1000 * heightAt(along, values) + (air.latent * vapour) / 1000) /
        1000,
    },
  ],
  graphs: [
    {
      id: 'temperature',
      title: 'Temperature on the way',
      x: 'time',
      y: ['celsius'],
      about: 'Down and up again: higher at the end if it rained.',
    },
    {
      id: 'humidity',
      title: 'Humidity on the way',
      x: 'time',
      y: ['humidity'],
      about: 'Full in the cloud, dry behind the mountain.',
    },
  ],
  dt: 0.1,
  pace: 5,
  timeUnit: 'minutes',
  start: ({ warm = 20, humidity = 60 }) => ({
    along: 0,
    kelvin: warm + 273.15,
    pressure: air.ground,
    vapour: vapourAt(warm + 273.15, air.ground, humidity),
    cloud: 0,
    rain: 0,
    base: 0,
    lapse: 0,
    time: 0,
    trail: [],
  }),
  step(state, values, dt) {
    const { wind = 10, falls = 80 } = values
    const from = heightAt(state.along, values)
    const before = { kelvin: state.kelvin, humidity: humidityOf(state) }
    state.along += wind * 0.06 * dt
    const to = heightAt(state.along, values)
    const up = (to - from) * 1000
    // Work of rising is paid with warmth; the pressure falls with the weight of the air that is passed.
    state.kelvin -= (air.gravity * up) / air.heat
    const mean = (before.kelvin + state.kelvin) / 2
    state.pressure *= Math.exp((-air.gravity * up) / (air.gas * mean))
    const wished = condenses(state.kelvin, state.pressure, state.vapour)
    const grams = Math.max(wished, -state.cloud)
    const humid = humidityOf(state)
    if (grams > 0 && state.base === 0 && before.humidity < 100) {
      const share = (100 - before.humidity) / Math.max(1e-9, humid - before.humidity)
      state.base = from + (to - from) * Math.min(1, share)
    } else if (grams > 0 && state.base === 0) state.base = Math.max(0.001, from)
    state.vapour -= grams
    state.kelvin += (air.latent * grams) / 1000 / air.heat
    const drops = grams > 0 ? (grams * falls) / 100 : 0
    state.rain += drops
    state.cloud = Math.max(0, state.cloud + grams - drops)
    if (Math.abs(up) > 0.01) state.lapse = (-(state.kelvin - before.kelvin) / up) * 1000
    state.time += dt
    if (Math.floor(state.along * 2.5) > Math.floor((state.along - wind * 0.06 * dt) * 2.5))
      keepTrail(state.trail, [state.along, to, celsius(state.kelvin), state.cloud, drops > 0], 160)
  },
  isOver: ({ along }) => along >= way.long,
  draw,
  describe(state, values) {
    const where = state.along < way.top ? 'rises' : 'comes down'
    return `The air ${where}, ${heightAt(state.along, values).toFixed(1)} kilometres above the plain: ${celsius(state.kelvin).toFixed(1)} degrees, humidity ${humidityOf(state).toFixed(0)} percent${state.cloud > 0.001 || state.base > 0 ? `; its cloud began at ${state.base.toFixed(1)} kilometres and ${state.rain.toFixed(1)} grams of rain fell from each kilogram` : ', no cloud yet'}.`
  },
  effects: [
    {
      control: 'humidity',
      readout: 'base',
      goes: 'down',
      after: 60,
      over: [40, 100],
      says: 'The damper the air, the lower its clouds; below 40% there may be none.',
    },
    {
      control: 'mountain',
      readout: 'rain',
      goes: 'up',
      after: 60,
      over: [1.5, 5],
      says: 'A higher mountain wrings more rain out of the air.',
    },
    {
      control: 'warm',
      readout: 'rain',
      goes: 'up',
      after: 60,
      says: 'Warm air carries more water, so more can rain out.',
    },
    {
      control: 'falls',
      readout: 'celsius',
      goes: 'up',
      after: 98,
      says: 'The more rains out, the warmer the air behind the mountain.',
    },
    {
      control: 'wind',
      readout: 'celsius',
      goes: 'changes',
      after: 40,
      says: 'A stronger wind carries the air on sooner.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The cloud begins where Bolton’s formula says, from temperature and dew point on the plain.',
      readout: 'base',
      expected: ({ warm = 20, humidity = 60, wind = 10 }, time) =>
        time * wind * 0.06 > way.top ? boltonBase(warm, humidity) : undefined,
      until: 100,
      where: { humidity: [45, 80], mountain: [3, 5], wind: [8, 20] },
    },
    {
      kind: 'analytic',
      says: 'If nothing rains out, the air comes down as warm as it went up.',
      readout: 'celsius',
      expected: ({ warm = 20, wind = 10 }, time) => (time * wind * 0.06 > 57 ? warm : undefined),
      until: 100,
      where: { falls: [0, 0], wind: [12, 20], warm: [5, 35] },
    },
    {
      kind: 'conserved',
      says: 'Energy of warmth, height and vapour together is kept, rain or not.',
      readout: 'energy',
      until: 60,
    },
    {
      kind: 'published',
      says: 'Dry air cools by 9.8 °C for each kilometre.',
      source: 'Wallace and Hobbs, Atmospheric Science (2006), section 3.4.2: dry adiabatic lapse rate.',
      values: { humidity: 20, mountain: 2 },
      readout: 'lapse',
      at: 35,
      expected: 9.8,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'Warm, full air cools by only about 4 °C for each kilometre near the ground.',
      source: 'Wallace and Hobbs, Atmospheric Science (2006), section 3.5.3: saturated lapse rate.',
      values: { humidity: 100, warm: 22 },
      readout: 'lapse',
      at: 28,
      expected: 4,
      within: 0.1,
    },
    {
      kind: 'published',
      says: 'At 20 °C a kilogram of dry air holds 14.9 g of vapour; all of it shows in the energy: 331.8 kJ at full humidity.',
      source: 'Smithsonian Meteorological Tables: saturation mixing ratio at 1000 hPa and 20 °C, 14.9 g/kg.',
      values: { humidity: 100, warm: 20 },
      readout: 'energy',
      at: 0,
      expected: (1005 * 293.15 + 2500 * 14.9) / 1000,
      within: 0.001,
    },
  ],
  formulas: [
    {
      tex: '\\Gamma_d = \\frac{g}{c_p} = 9.8\\,^\\circ\\text{C/km}',
      about: 'How fast air cools that rises without a cloud.',
    },
    {
      tex: 'z_{cloud} \\approx 125\\,\\text{m}\\,(T - T_{dew})',
      about: 'Where clouds begin: 125 metres for each degree to the dew point.',
    },
    {
      tex: 'c_p T + g z + L w = \\text{const}',
      about: 'With a cloud, condensing vapour w gives its heat L.',
    },
  ],
  tries: [
    { says: 'Take dry desert air: does a cloud form at all?', set: { humidity: 25 } },
    { says: 'Take damp tropical air and watch it rain.', set: { warm: 30, humidity: 90 } },
    {
      says: 'Let everything rain out: how warm is the foehn behind the mountain?',
      set: { falls: 100, mountain: 4 },
    },
    { says: 'Let nothing rain out and compare the temperature at both ends.', set: { falls: 0 } },
  ],
  questions: [
    {
      asks: 'It rains on the mountain. How warm is the air when it is down again on the other side?',
      options: ['Colder than before', 'As warm as before', 'Warmer than before'],
      settle: {
        readout: 'celsius',
        after: 98,
        first: { warm: 20 },
        answer: (end) => (end < 19.5 ? 0 : end < 20.5 ? 1 : 2),
      },
      explains:
        'The vapour that became rain left its heat behind in the air. This warm wind is called foehn or chinook.',
    },
    {
      asks: 'Which air has lower clouds: dry or damp air?',
      options: ['Dry air', 'Damp air', 'It makes no difference'],
      settle: {
        readout: 'base',
        after: 60,
        first: { humidity: 50 },
        second: { humidity: 90 },
        answer: (dry, damp) => (damp < dry - 0.05 ? 1 : dry < damp - 0.05 ? 0 : 2),
      },
      explains: 'Damp air needs to cool only a little to reach its dew point, so its clouds begin low.',
    },
    {
      asks: 'Air rises by one kilometre, without a cloud. How much does it cool?',
      options: ['About 1 °C', 'About 10 °C', 'About 30 °C'],
      settle: {
        readout: 'lapse',
        after: 30,
        first: { humidity: 20 },
        answer: (rate) => (rate < 4 ? 0 : rate < 20 ? 1 : 2),
      },
      explains: 'Rising air comes under less pressure and expands, and expanding costs warmth.',
    },
  ],
  glossary: [
    { word: 'Dew point', means: 'The temperature at which air is full of vapour and drops begin to form.' },
    { word: 'Humidity', means: 'How much vapour is in the air, of what it could hold.' },
    { word: 'Condense', means: 'To turn from vapour into drops; it sets heat free.' },
    { word: 'Foehn', means: 'A warm, dry wind on the far side of a mountain.' },
    { word: 'Rain shadow', means: 'The dry land behind a mountain.' },
  ],
  goals: [
    'Explain why rising air makes clouds.',
    'Find the height of a cloud from temperature and dew point.',
    'Explain the rain shadow and the warm wind behind a mountain.',
  ],
  standards: [
    'NGSS MS-ESS2-4',
    'NGSS MS-ESS2-5',
    'England KS3 Geography: physical geography, weather and climate',
  ],
})
