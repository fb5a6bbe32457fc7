import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  bodies,
  earthRadius,
  heightOf,
  moonAhead,
  moonAngle,
  moonName,
  placeAngle,
  sunAngle,
  sunCounts,
  type Tides,
} from './model.ts'
import { draw } from './view.ts'

/** Laplace's series of the tide, up to the third power: for the Moon at a declination, for the Sun over the equator. */
function series(values: Values, time: number): number {
  const { latitude = 45, moon = 384.4, bay = 5, lean = 0 } = values
  const part = (mass: number, away: number, cosine: number) => {
    const near = earthRadius / away
    const second = (3 * cosine ** 2 - 1) / 2
    const third = (5 * cosine ** 3 - 3 * cosine) / 2
    return mass * near ** 3 * earthRadius * 1000 * (second + near * third)
  }
  const [phi, delta] = [(latitude * Math.PI) / 180, (lean * Math.PI) / 180]
  const hour = placeAngle(time) - moonAngle(time)
  const moonTide = part(
    bodies.moon,
    moon * 1000,
    Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(hour),
  )
  const sunTide = part(
    bodies.sun,
    bodies.sunAway,
    Math.cos(phi) * Math.cos(placeAngle(time) - sunAngle(time)),
  )
  return bay * (moonTide + (sunCounts(values) ? sunTide : 0))
}

/** The top of a parabola through three heights a step apart: how many steps after the middle one, and how high. */
function top(a: number, b: number, c: number): { shift: number; height: number } {
  const bend = a - 2 * b + c
  const shift = bend === 0 ? 0 : (0.5 * (a - c)) / bend
  return { shift, height: b - 0.25 * (a - c) * shift }
}

export const tides = system<Tides>({
  id: 'tides',
  title: 'The tides',
  subject: 'earth and space',
  ages: [9, 18],
  words: [
    'tides',
    'tide',
    'high tide',
    'low tide',
    'ebb and flow',
    'high tide and low tide',
    'spring tide',
    'neap tide',
    'spring and neap tides',
    'moon and the sea',
    'why the sea rises and falls',
    'tidal bulge',
    'tidal force',
    'tidal range',
  ],
  tells: {
    young:
      'The Moon pulls at the sea and heaps it up: on the side that faces the Moon, and on the far side too. The Earth turns below these two hills of water, so the sea comes and goes twice a day.',
    middle:
      'The Moon pulls harder on the near side of the Earth than on the far side. That stretches the sea into two bulges, and as the Earth turns, there are two high tides in 24 hours 50 minutes. When the Sun pulls along the same line, tides are large: spring tides.',
    upper:
      'The tide-raising potential is GM(1/ρ − 1/d − R cos ζ/d²) ≈ GMR²/d³·P₂(cos ζ). It falls with the cube of the distance, so the Sun’s part is 46% of the Moon’s. The beat of lunar and solar half-days gives the spring-neap cycle of 14.77 days.',
  },
  controls: [
    {
      id: 'moon',
      label: 'Distance of the Moon',
      symbol: 'd',
      unit: 'thousand km',
      from: 300,
      to: 500,
      usual: 384.4,
      step: 0.1,
      about: 'On average 384; it swings between 357 and 407, and long ago it was much less.',
    },
    {
      id: 'sun',
      label: 'What pulls',
      unit: '',
      from: 0,
      to: 1,
      usual: 1,
      options: ['the Moon alone', 'the Moon and the Sun'],
      about: 'The Sun is far heavier but much farther away.',
    },
    {
      id: 'latitude',
      label: 'Latitude of the harbour',
      symbol: '\\varphi',
      unit: '°',
      from: 0,
      to: 75,
      usual: 45,
      step: 1,
      about: '0 is the equator; towards the pole the tides get weaker.',
    },
    {
      id: 'bay',
      label: 'How much the bay magnifies',
      unit: '×',
      from: 1,
      to: 15,
      usual: 6,
      step: 0.5,
      about: '1 is the open sea. Funnel-shaped bays make tides many times larger.',
    },
    {
      id: 'lean',
      label: 'Moon north of the equator',
      symbol: '\\delta',
      unit: '°',
      from: 0,
      to: 28,
      usual: 0,
      step: 0.5,
      about: 'When the Moon stands north of the equator, one of the two tides of a day is larger.',
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Sea level',
      symbol: 'h',
      unit: 'm',
      digits: 2,
      about: 'Above or below its mean.',
      of: ({ time }, values) => heightOf(time, values),
    },
    {
      id: 'range',
      label: 'From low to high water',
      unit: 'm',
      digits: 2,
      about: 'At the last tide.',
      known: ({ range }) => range > 0,
      of: ({ range }) => range,
    },
    {
      id: 'gap',
      label: 'From high water to high water',
      unit: 'h',
      digits: 2,
      about: 'Measured between the last two.',
      known: ({ gap }) => gap > 0,
      of: ({ gap }) => gap * 24,
    },
    {
      id: 'ahead',
      label: 'Moon ahead of the Sun',
      unit: '°',
      digits: 0,
      about: '0 is new moon, 180 full moon; at both, Sun and Moon pull along one line.',
      of: ({ time }) => moonAhead(time) * 360,
    },
  ],
  graphs: [
    {
      id: 'height',
      title: 'Sea level',
      x: 'time',
      y: ['height'],
      about: 'Two waves a day, large at new and full moon, small at half moon.',
    },
    {
      id: 'range',
      title: 'From low to high water',
      x: 'time',
      y: ['range'],
      about: 'Spring tides and neap tides take turns every week.',
    },
  ],
  dt: 1 / 96,
  pace: 0.4,
  timeUnit: 'days',
  start: (_) => ({
    time: 0,
    before: [Number.NaN, Number.NaN],
    high: Number.NaN,
    highAt: Number.NaN,
    low: Number.NaN,
    gap: 0,
    range: 0,
    trail: [],
  }),
  step(state, values, dt) {
    const [last, older] = [heightOf(state.time, values), state.before[0]]
    state.time += dt
    const now = heightOf(state.time, values)
    const turned = Number.isFinite(older) && (last - older) * (now - last) < 0
    if (turned) {
      const { shift, height } = top(older, last, now)
      if (last > older) {
        const at = state.time - dt + shift * dt
        if (Number.isFinite(state.highAt)) state.gap = at - state.highAt
        state.highAt = at
        state.high = height
      } else state.low = height
      if (Number.isFinite(state.high) && Number.isFinite(state.low)) state.range = state.high - state.low
    }
    state.before = [last, older]
    if (Math.floor(state.time * 24) > Math.floor((state.time - dt) * 24))
      keepTrail(state.trail, [state.time, now], 385)
  },
  draw,
  describe({ time, before }, values) {
    const now = heightOf(time, values)
    const way = now > before[0] ? 'rising' : 'falling'
    return `Day ${time.toFixed(1)}, ${moonName(time)}: the sea stands ${Math.abs(now).toFixed(1)} metres ${now >= 0 ? 'above' : 'below'} its mean and is ${way}.`
  },
  effects: [
    {
      control: 'moon',
      readout: 'range',
      goes: 'down',
      after: 2,
      says: 'A more distant Moon makes smaller tides.',
    },
    { control: 'sun', readout: 'range', goes: 'up', after: 2, says: 'At new moon the Sun helps the Moon.' },
    {
      control: 'sun',
      readout: 'range',
      goes: 'down',
      after: 7.6,
      says: 'At half moon the Sun works against the Moon.',
    },
    {
      control: 'latitude',
      readout: 'range',
      goes: 'down',
      after: 2,
      says: 'Tides are largest at the equator.',
    },
    {
      control: 'bay',
      readout: 'range',
      goes: 'up',
      after: 2,
      says: 'A bay that narrows heaps the water up.',
    },
    {
      control: 'lean',
      readout: 'range',
      goes: 'changes',
      after: 1.2,
      says: 'With the Moon in the north the two tides of a day differ.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The sea level is that of Laplace’s series of the tide, up to its third power.',
      readout: 'height',
      expected: series,
      until: 20,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'From high water to high water: 12 hours and 25 minutes.',
      source: 'NOAA Tides and Currents: the constituent M2 has a period of 12.4206 hours.',
      values: { sun: 0, latitude: 45 },
      readout: 'gap',
      at: 2,
      expected: 12.4206,
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'On the open sea at the equator the Moon alone would lift the water by 0.54 m.',
      source: 'E. Lisitzin, Sea-Level Changes (Elsevier, 1974): theoretical range of the lunar tide, 54 cm.',
      values: { sun: 0, latitude: 0, bay: 1 },
      readout: 'range',
      at: 2,
      expected: 0.54,
      within: 0.03,
    },
    {
      kind: 'published',
      says: 'At half moon little more than half of the Moon’s tide is left: the Sun takes 46% of it away.',
      source:
        'NOAA, Our Restless Tides: the Sun’s tide-producing force is 46% of the Moon’s; 0.54 × 0.54 = 0.29 m.',
      values: { sun: 1, latitude: 0, bay: 1 },
      readout: 'range',
      at: 7.7,
      expected: 0.29,
      within: 0.03,
    },
  ],
  formulas: [
    {
      tex: 'h \\approx \\frac{M}{E}\\,\\frac{R^4}{d^3}\\,\\frac{3\\cos^2\\zeta - 1}{2}',
      about: 'How high a body of mass M lifts the sea.',
    },
    { tex: '\\text{tide} \\sim \\frac{M}{d^3}', about: 'Twice as far means an eighth of the tide.' },
    {
      tex: 'T = \\frac{1}{2}\\cdot 24\\,\\text{h}\\,50\\,\\text{min}',
      about: 'The Earth must turn a bit farther each day to catch up with the Moon.',
    },
  ],
  tries: [
    { says: 'Switch the Sun off: now all tides are equal.', set: { sun: 0 } },
    { says: 'Bring the Moon nearer, as it was long ago.', set: { moon: 300 } },
    { says: 'Go into a bay that magnifies fifteen times, like Fundy in Canada.', set: { bay: 15 } },
    { says: 'Move the Moon far to the north: the two tides of a day differ.', set: { lean: 28 } },
  ],
  questions: [
    {
      asks: 'How much time passes from one high tide to the next?',
      options: ['About 6 hours', 'About 12 and a half hours', 'About 24 hours'],
      settle: {
        readout: 'gap',
        after: 2,
        first: {},
        answer: (hours) => (hours < 9 ? 0 : hours < 18 ? 1 : 2),
      },
      explains:
        'There are two bulges, so there are two high tides in one turn; and since the Moon moves on, a turn takes 50 minutes longer than a day.',
    },
    {
      asks: 'When is the difference between high and low water largest?',
      options: ['At new moon', 'At half moon', 'It is always the same'],
      settle: {
        readout: 'range',
        after: 1.5,
        first: {},
        second: { sun: 0 },
        // At the start it is new moon: there the Sun adds to the Moon's own tide.
        answer: (both, alone) => (both > alone * 1.1 ? 0 : both < alone * 0.9 ? 1 : 2),
      },
      explains:
        'At new and at full moon Sun and Moon pull along one line. At half moon they work against each other.',
    },
    {
      asks: 'If the Moon were 500,000 km away instead of 384,000, the tides would be…',
      options: ['about as large', 'less than half as large', 'larger'],
      settle: {
        readout: 'range',
        after: 2,
        first: { sun: 0, moon: 384.4 },
        second: { sun: 0, moon: 500 },
        answer: (near, far) => (far > near * 1.05 ? 2 : far < near * 0.5 ? 1 : 0),
      },
      explains: 'Tides fall with the third power of the distance: 1.3 × 1.3 × 1.3 is 2.2.',
    },
  ],
  glossary: [
    { word: 'High water', means: 'The moment when the sea stands highest; low water is the lowest.' },
    {
      word: 'Spring tide',
      means: 'A large tide, at new and full moon. It has nothing to do with the season.',
    },
    { word: 'Neap tide', means: 'A small tide, at half moon.' },
    { word: 'Tidal range', means: 'The difference between high and low water.' },
  ],
  goals: [
    'Explain why there are two high tides in a day.',
    'Say when tides are large and when they are small, and why.',
    'See how strongly a tide depends on the distance.',
  ],
  standards: [
    'NGSS MS-ESS1-2',
    'NGSS MS-PS2-4',
    'England KS3 Physics: space physics, gravity forces between Earth and Moon, and between Earth and Sun',
  ],
})
