import { system, type Values } from '@makebelieve/kit/simulation/system'
import { bent, type Crossing, plankOf, stuffOf, stuffs, supports } from './model.ts'
import { draw } from './view.ts'

const where = ({ speed = 1, span = 10 }: Values, time: number) => {
  const lap = (speed * time) % (2 * span)
  return lap <= span ? lap : 2 * span - lap
}
const middleSag = (place: number, values: Values) => {
  const { sags } = bent(place, values)
  return sags[(sags.length - 1) / 2] ?? 0
}
/** Strong enough, wherever the truck is. */
const holds = { mass: [0.5, 6], thick: [0.35, 0.8], span: [4, 12] } as const

export const bridge = system<Crossing>({
  id: 'bridge',
  title: 'A truck on a bridge',
  subject: 'physics',
  ages: [8, 18],
  words: [
    'bridge',
    'beam bending',
    'bending of a beam',
    'bridge load',
    'how strong is a bridge',
    'truck crossing a bridge',
    'deflection of a beam',
    'support forces of a beam',
    'building a bridge',
    'engineering a bridge',
    'stiffness and strength',
    'statics',
  ],
  tells: {
    young:
      'A truck drives over a plank. The plank bends, most when the truck is in the middle. A thick plank bends much less than a thin one, a long one much more than a short one. Build a bridge that holds, with as little wood as you can!',
    middle:
      'Both ends carry the truck together: the nearer one carries more, as with a lever. A plank twice as thick is eight times as stiff and four times as strong; one twice as long sags eight times as much under the same truck. It breaks when the stress is more than the material can bear.',
    upper:
      'A simply supported Euler–Bernoulli beam: EI·y″ = M(x), I = bh³/12. A load P in the middle gives the sag PL³/48EI and the moment PL/4, its own weight w adds 5wL⁴/384EI and wL²/8; the stress at the rim is M·h/2I. The sag is found by integrating the bending moment twice.',
  },
  controls: [
    {
      id: 'mass',
      label: 'Mass of the truck',
      symbol: 'm',
      unit: 't',
      from: 0.5,
      to: 20,
      usual: 5,
      about: 'A small car weighs 1 t, a full truck 20 t.',
    },
    {
      id: 'span',
      label: 'Length of the bridge',
      symbol: 'L',
      unit: 'm',
      from: 4,
      to: 20,
      usual: 10,
      about: 'From one support to the other.',
      restarts: true,
    },
    {
      id: 'thick',
      label: 'Thickness of the plank',
      symbol: 'h',
      unit: 'm',
      from: 0.1,
      to: 0.8,
      usual: 0.3,
      about: 'It is always 2 m wide.',
      restarts: true,
    },
    {
      id: 'stuff',
      label: 'Material',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: stuffs.map(({ name }) => name),
      about: 'Each has its stiffness, its strength and its weight.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Speed of the truck',
      unit: 'm/s',
      from: 0.5,
      to: 3,
      usual: 1.5,
      about: 'It drives back and forth, slowly enough not to shake the bridge.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'place',
      label: 'Place of the truck',
      symbol: 'x',
      unit: 'm',
      about: 'From the left support.',
      of: ({ place }) => place,
    },
    {
      id: 'sag',
      label: 'Sag in the middle',
      symbol: 'f',
      unit: 'mm',
      digits: 2,
      about: 'How far the middle of the plank hangs down.',
      of: ({ place, broken }, values) => (broken ? 0 : 1000 * middleSag(place, values)),
    },
    {
      id: 'left',
      label: 'Left support',
      symbol: 'A',
      unit: 'kN',
      digits: 1,
      about: 'How hard it pushes up.',
      of: ({ place }, values) => supports(place, values).left / 1000,
    },
    {
      id: 'right',
      label: 'Right support',
      symbol: 'B',
      unit: 'kN',
      digits: 1,
      about: 'How hard it pushes up.',
      of: ({ place }, values) => supports(place, values).right / 1000,
    },
    {
      id: 'used',
      label: 'Strength used',
      unit: '%',
      digits: 1,
      about: 'The largest stress, compared with what the material bears; at 100% it breaks.',
      of: ({ place }, values) => (100 * bent(place, values).most) / plankOf(values).bears,
    },
    {
      id: 'weight',
      label: 'Mass of the plank',
      unit: 't',
      about: 'How much material it takes.',
      of: (_, values) => (plankOf(values).weight * (values.span ?? 10)) / 9810,
    },
  ],
  graphs: [
    {
      id: 'supports',
      title: 'Supports while the truck drives',
      x: 'place',
      y: ['left', 'right'],
      about: 'Two straight lines: what one gives up the other takes.',
    },
    {
      id: 'sag',
      title: 'Sag while the truck drives',
      x: 'place',
      y: ['sag'],
      about: 'Largest when the truck is in the middle.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: () => ({ place: 0, way: 1, time: 0, broken: false, brokeAt: 0 }),
  step(state, values, dt) {
    const { span = 10, speed = 1 } = values
    state.time += dt
    if (state.broken) return
    state.place += state.way * speed * dt
    if (state.place > span) {
      state.place = 2 * span - state.place
      state.way = -1
    }
    if (state.place < 0) {
      state.place = -state.place
      state.way = 1
    }
    state.place = Math.min(span, Math.max(0, state.place))
    if (bent(state.place, values).most > plankOf(values).bears) {
      state.broken = true
      state.brokeAt = state.time
    }
  },
  isOver: ({ broken, time, brokeAt }) => (broken && time > brokeAt + 3) || time > 600,
  draw,
  describe: ({ place, broken }, values) => {
    const { left, right } = supports(place, values)
    return broken
      ? `The bridge has broken when the truck was ${place.toFixed(1)} metres along.`
      : `The truck is ${place.toFixed(1)} metres along; the ${stuffOf(values).name} plank sags by ${(1000 * middleSag(place, values)).toFixed(1)} millimetres, the supports carry ${(left / 1000).toFixed(0)} and ${(right / 1000).toFixed(0)} kilonewtons.`
  },
  effects: [
    {
      control: 'mass',
      readout: 'sag',
      goes: 'up',
      after: 3,
      given: { thick: 0.6 },
      says: 'A heavier truck bends the bridge more.',
    },
    {
      control: 'span',
      readout: 'used',
      goes: 'up',
      after: 1,
      given: { mass: 2, speed: 2 },
      says: 'A longer bridge is under more stress.',
    },
    {
      control: 'thick',
      readout: 'sag',
      goes: 'down',
      after: 3,
      given: { mass: 1 },
      over: [0.2, 0.8],
      says: 'A thicker plank bends much less.',
    },
    {
      control: 'stuff',
      readout: 'sag',
      goes: 'down',
      after: 3,
      given: { mass: 20, thick: 0.6 },
      says: 'Concrete is stiffer than wood and steel stiffer still.',
    },
    { control: 'speed', readout: 'place', goes: 'up', after: 2, says: 'A faster truck is across sooner.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The sag in the middle is that of the engineers’ tables: P·b(3L² − 4b²)/48EI for the truck and 5wL⁴/384EI for the plank.',
      readout: 'sag',
      expected: (values, time) => {
        const { span = 10, mass = 5 } = values
        const { weight, bending } = plankOf(values)
        const at = where(values, time)
        const near = Math.min(at, span - at)
        const truck = (mass * 9810 * near * (3 * span * span - 4 * near * near)) / (48 * bending)
        return 1000 * (truck + (5 * weight * span ** 4) / (384 * bending))
      },
      until: 12,
      where: holds,
    },
    {
      kind: 'analytic',
      says: 'With the truck in the middle the stress is that of the moment PL/4 + wL²/8.',
      readout: 'used',
      expected: (values, time) => {
        const { span = 10, mass = 5 } = values
        const at = where(values, time)
        if (Math.abs(at - span / 2) > 0.02 * span) return undefined
        const { weight, bears } = plankOf(values)
        return (100 * ((mass * 9810 * span) / 4 + (weight * span * span) / 8)) / bears
      },
      until: 12,
      where: { ...holds, speed: [1, 2] },
    },
    {
      kind: 'analytic',
      says: 'The left support follows the law of the lever.',
      readout: 'left',
      expected: (values, time) => {
        const { span = 10, mass = 5, thick = 0.3 } = values
        const plank = stuffOf(values).dense * 2 * thick * span * 9.81
        // Turning about the right support: plank in the middle, truck where it is.
        return (plank * (span / 2) + mass * 9810 * (span - where(values, time))) / span / 1000
      },
      until: 12,
      where: holds,
    },
  ],
  formulas: [
    { tex: 'f = \\frac{P L^3}{48\\,E I}', about: 'The sag under a load in the middle.' },
    { tex: 'I = \\frac{b h^3}{12}', about: 'Why thickness counts so much: with its third power.' },
    {
      tex: 'A = P\\,\\frac{L - x}{L},\\quad B = P\\,\\frac{x}{L}',
      about: 'How both supports share the truck.',
    },
    { tex: '\\sigma = \\frac{M}{I}\\,\\frac{h}{2}', about: 'The stress at the lower side of the plank.' },
  ],
  tries: [
    {
      says: 'Find the thinnest wooden plank that carries 5 t over 10 m.',
      set: { stuff: 0, mass: 5, span: 10, thick: 0.2 },
    },
    { says: 'Too thin: watch where it breaks.', set: { thick: 0.12, mass: 8, stuff: 0, span: 10 } },
    { says: 'Twice as thick: how much less does it sag?', set: { thick: 0.6, mass: 5, span: 10 } },
    {
      says: 'A long concrete bridge: what breaks it, the truck or its own weight?',
      set: { stuff: 1, span: 20, thick: 0.4, mass: 0.5 },
    },
  ],
  questions: [
    {
      asks: 'The plank is made twice as thick. Under the same truck in the middle it sags…',
      options: ['half as much', 'a quarter as much', 'about an eighth as much'],
      settle: {
        readout: 'sag',
        after: 5,
        first: { thick: 0.3, mass: 6, span: 10, speed: 1 },
        second: { thick: 0.6, mass: 6, span: 10, speed: 1 },
        answer: (a, b) => (b > 0.37 * a ? 0 : b > 0.19 * a ? 1 : 2),
      },
      explains:
        'Stiffness goes as the cube of the thickness: 2 × 2 × 2. (The thicker plank is heavier itself, so it is a little more than an eighth.)',
    },
    {
      asks: 'The truck stands right over the left support. The right support then carries…',
      options: ['half of the truck', 'nothing of the truck', 'all of the truck'],
      settle: {
        readout: 'right',
        after: 0,
        first: { mass: 0.5 },
        second: { mass: 20 },
        answer: (light, heavy) => (heavy < light * 1.01 ? 1 : heavy - light > 150 ? 2 : 0),
      },
      explains:
        'The truck’s weight goes straight down into the left support. The right one carries only its half of the plank.',
    },
    {
      asks: 'A plank of concrete, 20 m long and 40 cm thick, and only a small car. What happens?',
      options: ['It hardly notices the car', 'It breaks, mostly under its own weight'],
      settle: {
        readout: 'used',
        after: 8,
        first: { stuff: 1, span: 20, thick: 0.4, mass: 0.5 },
        answer: (used) => (used > 100 ? 1 : 0),
      },
      explains:
        'Its own weight is many times that of the car. That is why long bridges are hollow, arched or hung on cables.',
    },
  ],
  glossary: [
    { word: 'Span', means: 'The length between two supports.' },
    { word: 'Stiff', means: 'Bending little under a load.' },
    { word: 'Strong', means: 'Bearing much before it breaks.' },
    { word: 'Stress', means: 'Force inside a material on each bit of area.' },
    { word: 'Moment', means: 'How strongly something is bent or turned: force times distance.' },
  ],
  goals: [
    'Find how sag and strength depend on length, thickness and material.',
    'Use the law of the lever to share a load between two supports.',
    'Design something that holds with little material.',
  ],
  standards: [
    'NGSS 3-5-ETS1-2',
    'NGSS MS-ETS1-4',
    'NGSS HS-ETS1-3',
    'England KS3 Design and Technology: structures',
    'England GCSE Physics: moments',
  ],
})
