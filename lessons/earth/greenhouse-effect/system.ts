import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  absorbed,
  before,
  boltzmann,
  forcing,
  type Greenhouse,
  hasGases,
  leaves,
  passes,
  store,
} from './model.ts'
import { draw } from './view.ts'

/**
 * Warming or cooling towards balance when heat leaves with the fourth power and there is no vapour feedback: the exact
 * solution, which gives the time for a temperature, turned round by halving.
 */
function exactKelvin(values: Values, time: number): number {
  const lost = (hasGases(values) ? passes : 1) * boltzmann
  const even = ((absorbed(values) + forcing(values)) / lost) ** 0.25
  const scale = store / (4 * lost * even ** 3)
  const clock = (kelvin: number) =>
    scale * (Math.log((even + kelvin) / Math.abs(even - kelvin)) + 2 * Math.atan(kelvin / even))
  const begun = clock(before.kelvin)
  let near: number = before.kelvin
  let far = even
  for (let i = 0; i < 34; i++) {
    const middle = (near + far) / 2
    if (clock(middle) - begun < time) near = middle
    else far = middle
  }
  return (near + far) / 2
}

export const greenhouseEffect = system<Greenhouse>({
  id: 'greenhouse-effect',
  title: 'The greenhouse effect',
  subject: 'earth and space',
  ages: [10, 18],
  words: [
    'greenhouse effect',
    'greenhouse gas',
    'greenhouse gases',
    'global warming',
    'climate change',
    'climate model',
    'carbon dioxide and temperature',
    'co2 and climate',
    'energy balance of the earth',
    "earth's energy budget",
    'albedo of the earth',
    'climate sensitivity',
    'why the earth is warm',
    'radiative forcing',
  ],
  tells: {
    young:
      'Sunlight warms the Earth, and the Earth sends warmth back into space. Some gases in the air are like a blanket: they keep part of the warmth here. Without the blanket everything would freeze; if it gets thicker, it gets too warm.',
    middle:
      'The Earth warms until it sends as much heat into space as it takes in from the Sun. Greenhouse gases hold back a part, so the ground must be warmer to get rid of it. More carbon dioxide means more is held back, until a higher temperature restores the balance.',
    upper:
      'C dT/dt = S(1 − α)/4 − OLR(T, CO₂). Without greenhouse gases OLR = σT⁴ and T = 255 K; with them the share 0.62 gets through, less 5.35 ln(CO₂/280) W/m² and a vapour feedback. The net slope of OLR sets the climate sensitivity.',
  },
  controls: [
    {
      id: 'air',
      label: 'The air',
      unit: '',
      from: 0,
      to: 1,
      usual: 1,
      options: ['without greenhouse gases', 'with greenhouse gases'],
      about: 'Vapour, carbon dioxide and others let light in but hold heat back.',
    },
    {
      id: 'co2',
      label: 'Carbon dioxide',
      symbol: 'C',
      unit: 'ppm',
      from: 140,
      to: 1120,
      usual: 420,
      logarithmic: true,
      about: 'Parts in a million of the air: 280 before industry, over 420 today.',
    },
    {
      id: 'sun',
      label: 'Strength of the Sun',
      symbol: 'S',
      unit: 'W/m²',
      from: 1000,
      to: 1700,
      usual: 1361,
      step: 1,
      about: 'What arrives above the air on a square metre that faces the Sun.',
    },
    {
      id: 'albedo',
      label: 'Light sent straight back',
      symbol: '\\alpha',
      unit: '%',
      from: 10,
      to: 60,
      usual: 30,
      step: 0.5,
      about: 'By clouds, snow and sand; called the albedo. Dark sea 6%, fresh snow 85%, the whole Earth 30%.',
    },
    {
      id: 'feedback',
      label: 'Extra push from water vapour',
      symbol: 'f',
      unit: 'W/m²/°C',
      from: 0,
      to: 2.4,
      usual: 2,
      about:
        'Each degree of warming brings vapour into the air and melts snow, which hold back this much more.',
    },
  ],
  readouts: [
    {
      id: 'celsius',
      label: 'Temperature',
      symbol: 'T',
      unit: '°C',
      digits: 2,
      about: 'Mean over the whole Earth.',
      of: ({ kelvin }) => kelvin - 273.15,
    },
    {
      id: 'kelvin',
      label: 'Temperature above absolute zero',
      unit: 'K',
      digits: 1,
      about: 'The same, counted from the coldest anything can be.',
      of: ({ kelvin }) => kelvin,
    },
    {
      id: 'warming',
      label: 'Warmer than before industry',
      symbol: '\\Delta T',
      unit: '°C',
      digits: 2,
      about: 'Compared with 1750, at 280 ppm.',
      of: ({ kelvin }) => kelvin - before.kelvin,
    },
    {
      id: 'in',
      label: 'Taken in from the Sun',
      unit: 'W/m²',
      digits: 1,
      about: 'Over the whole ball, day and night.',
      of: (_, values) => absorbed(values),
    },
    {
      id: 'out',
      label: 'Heat sent into space',
      unit: 'W/m²',
      digits: 1,
      about: 'When it equals what is taken in, the temperature stays.',
      of: ({ kelvin }, values) => leaves(kelvin, values),
    },
    {
      id: 'forcing',
      label: 'Held back by more CO₂',
      symbol: 'F',
      unit: 'W/m²',
      digits: 2,
      about: 'Compared with 280 ppm.',
      of: (_, values) => forcing(values),
    },
  ],
  graphs: [
    {
      id: 'temperature',
      title: 'Temperature over time',
      x: 'time',
      y: ['celsius'],
      about: 'Steep at first, then flat: the sea needs years to warm.',
    },
    {
      id: 'balance',
      title: 'In and out',
      x: 'time',
      y: ['in', 'out'],
      about: 'The two lines meet when the temperature has settled.',
    },
  ],
  dt: 0.1,
  pace: 3,
  timeUnit: 'years',
  start: () => ({ kelvin: before.kelvin, time: 0, trail: [[0, before.kelvin - 273.15]] }),
  step(state, values, dt) {
    const at = (kelvin: number) => (absorbed(values) - leaves(kelvin, values)) / store
    const k1 = at(state.kelvin)
    const k2 = at(state.kelvin + 0.5 * dt * k1)
    const k3 = at(state.kelvin + 0.5 * dt * k2)
    const k4 = at(state.kelvin + dt * k3)
    const kept = Math.floor(state.time * 2)
    state.kelvin += (dt / 6) * (k1 + 2 * k2 + 2 * k3 + k4)
    state.time += dt
    if (Math.floor(state.time * 2) > kept) keepTrail(state.trail, [state.time, state.kelvin - 273.15], 160)
  },
  draw,
  describe({ kelvin, time }, values) {
    const balance = absorbed(values) - leaves(kelvin, values)
    const way = balance > 0.2 ? 'and rises' : balance < -0.2 ? 'and falls' : 'and stays'
    return `After ${time.toFixed(0)} years the Earth has ${(kelvin - 273.15).toFixed(1)} degrees ${way}: it takes in ${absorbed(values).toFixed(0)} watts a square metre and sends out ${leaves(kelvin, values).toFixed(0)}.`
  },
  effects: [
    {
      control: 'air',
      readout: 'celsius',
      goes: 'up',
      after: 30,
      says: 'Greenhouse gases keep the Earth warm.',
    },
    {
      control: 'co2',
      readout: 'celsius',
      goes: 'up',
      after: 40,
      says: 'More carbon dioxide makes it warmer.',
    },
    { control: 'sun', readout: 'celsius', goes: 'up', after: 30, says: 'A stronger Sun makes it warmer.' },
    {
      control: 'albedo',
      readout: 'celsius',
      goes: 'down',
      after: 30,
      says: 'The more light is sent back, the colder it is.',
    },
    {
      control: 'feedback',
      readout: 'warming',
      goes: 'up',
      after: 60,
      given: { co2: 560 },
      says: 'Vapour makes any warming stronger.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without greenhouse gases it follows the exact solution of C·dT/dt = S(1 − α)/4 − σT⁴, in degrees from absolute zero.',
      readout: 'kelvin',
      expected: exactKelvin,
      until: 30,
      where: { air: [0, 0] },
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'With greenhouse gases and no help of vapour the warming follows the exact solution, too.',
      readout: 'warming',
      expected: (values, time) => exactKelvin(values, time) - before.kelvin,
      until: 30,
      where: { air: [1, 1], feedback: [0, 0] },
    },
    {
      kind: 'published',
      says: 'Without greenhouse gases the Earth would have 255 kelvin: −18 °C.',
      source:
        'Wallace and Hobbs, Atmospheric Science (2006), section 4.3: equivalent black body temperature.',
      values: { air: 0 },
      readout: 'kelvin',
      at: 80,
      expected: 255,
      within: 0.003,
    },
    {
      kind: 'published',
      says: 'Doubling the carbon dioxide holds back 3.7 W/m².',
      source: 'Myhre, Highwood, Shine and Stordal (1998); IPCC Third Assessment Report (2001), chapter 6.',
      values: { co2: 560 },
      readout: 'forcing',
      at: 0,
      expected: 3.7,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Doubled carbon dioxide alone, without help of vapour, warms by 1.1 to 1.2 °C.',
      source:
        'IPCC Fourth Assessment Report (2007), Working Group I, section 8.6.2.3: about 1.2 °C without feedbacks.',
      values: { co2: 560, feedback: 0 },
      readout: 'warming',
      at: 60,
      expected: 1.15,
      within: 0.05,
    },
    {
      kind: 'published',
      says: 'With the usual help of vapour a doubling warms by about 3 °C.',
      source:
        'IPCC Sixth Assessment Report (2021), Summary for Policymakers A.4.4: 3 °C, likely 2.5 to 4 °C.',
      values: { co2: 560 },
      readout: 'warming',
      at: 80,
      expected: 3,
      within: 0.15,
    },
  ],
  formulas: [
    {
      tex: 'C\\,\\frac{dT}{dt} = \\frac{S}{4}(1-\\alpha) - \\text{out}(T)',
      about: 'The temperature changes until in and out are equal.',
    },
    {
      tex: 'T = \\sqrt[4]{\\frac{S(1-\\alpha)}{4\\sigma}} = 255\\,\\text{K}',
      about: 'Without greenhouse gases.',
    },
    { tex: 'F = 5.35\\,\\ln\\frac{C}{280}', about: 'What carbon dioxide holds back, in W/m².' },
  ],
  tries: [
    { says: 'Take all greenhouse gases away and watch the Earth freeze.', set: { air: 0 } },
    { says: 'Double the carbon dioxide of the past: 560 ppm.', set: { co2: 560 } },
    { says: 'Go back to 280 ppm. How long does it take to cool?', set: { co2: 280 } },
    { says: 'Cover much of the Earth with snow and clouds.', set: { albedo: 45 } },
    {
      says: 'Try a doubling without the help of vapour. How much less is it?',
      set: { co2: 560, feedback: 0 },
    },
  ],
  questions: [
    {
      asks: 'How warm would the Earth be without any greenhouse gases?',
      options: ['About as warm as now', 'Far below freezing', 'Hotter, since nothing shades it'],
      settle: {
        readout: 'celsius',
        after: 80,
        first: { air: 0 },
        answer: (warm) => (warm < 0 ? 1 : warm < 18 ? 0 : 2),
      },
      explains:
        'Minus 18 degrees on average. The natural greenhouse effect of 32 degrees makes life possible.',
    },
    {
      asks: 'From 280 to 560 ppm it warms by some degrees. And from 560 to 1120?',
      options: ['About as much again', 'Twice as much', 'Hardly any more'],
      settle: {
        readout: 'forcing',
        after: 0,
        first: { co2: 560 },
        second: { co2: 1120 },
        answer: (once, twice) => (twice / once > 2.6 ? 1 : twice / once < 1.3 ? 2 : 0),
      },
      explains: 'Each doubling holds back the same 3.7 watts: it is the factor that counts, not the amount.',
    },
    {
      asks: 'The carbon dioxide rises at once. How soon has the Earth warmed up?',
      options: ['Within days', 'Over many years', 'Not at all'],
      settle: {
        readout: 'warming',
        after: 1,
        first: { co2: 560 },
        second: { co2: 280 },
        answer: (warm, cool) => (warm - cool > 2 ? 0 : warm - cool > 0.05 ? 1 : 2),
      },
      explains: 'The sea takes up the heat slowly, so the warming of today’s gases is partly still to come.',
    },
  ],
  glossary: [
    {
      word: 'Greenhouse gas',
      means: 'A gas that lets sunlight through but takes up heat: vapour, carbon dioxide, methane.',
    },
    {
      word: 'Albedo',
      means: 'The share of light that is sent straight back: high for snow, low for the sea.',
    },
    { word: 'ppm', means: 'Parts per million: 420 ppm are 420 of a million bits of air.' },
    { word: 'Feedback', means: 'An effect that strengthens or weakens its own cause.' },
  ],
  goals: [
    'Explain the temperature of the Earth as a balance of what comes in and what goes out.',
    'Tell the natural greenhouse effect from the one that people add.',
    'Say why each doubling of carbon dioxide counts the same.',
  ],
  standards: [
    'NGSS MS-ESS3-5',
    'NGSS HS-ESS2-4',
    'England KS3 Chemistry: Earth and atmosphere, carbon dioxide and climate',
    'England KS4 Chemistry: the Earth’s atmosphere, greenhouse gases',
  ],
})
