import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  areasOf,
  deep,
  drivenBy,
  gaugeOf,
  liquidOf,
  liquids,
  type Press,
  pressureOf,
  stroke,
  swingOf,
} from './model.ts'
import { draw } from './view.ts'

/** The way to rest as a damped swing, from the textbook; nothing where it would run into a stop. */
function solved(values: Values, time: number): number | undefined {
  const { rest, stiff, fade } = swingOf(values)
  const square = stiff - fade * fade
  if (square <= 0) return undefined
  const own = Math.sqrt(square)
  if (Math.abs(rest) * (1 + Math.exp((-Math.PI * fade) / own)) >= stroke) return undefined
  return rest * (1 - Math.exp(-fade * time) * (Math.cos(own * time) + (fade / own) * Math.sin(own * time)))
}

const differenceOf = ({ drop }: Press, values: Values) => {
  const [a1, a2] = areasOf(values)
  return drop * (1 + a1 / a2)
}

export const hydraulics = system<Press>({
  id: 'hydraulics',
  title: 'Hydraulics: a cat lifts an elephant',
  subject: 'physics',
  ages: [10, 18],
  words: [
    'pressure in fluids',
    'fluid pressure',
    'hydraulics',
    'hydraulic lift',
    'hydraulic press',
    'hydraulic jack',
    "pascal's law",
    "pascal's principle",
    'pressure in a liquid',
    'pressure and area',
    'pressure with depth',
    'communicating vessels',
    'car lift in a garage',
    'hydraulic brakes',
    'manometer',
  ],
  tells: {
    young:
      'Two pistons stand on the same water. The cat presses on the small one, the elephant stands on the big one. The water passes the pressure on everywhere, and the big piston is so big that a light cat can lift a heavy elephant! But the cat has to go down a long way for a tiny lift.',
    middle:
      'Pressure is force divided by area, and a liquid passes it on to all sides. On a piston with forty times the area the same pressure makes forty times the force. It moves forty times less far, because no liquid is gained or lost. Deeper down the pressure is higher, because of the weight of the liquid above.',
    upper:
      'At rest F₁/A₁ = F₂/A₂ + ρg·Δh. An incompressible liquid links the strokes by A₁x₁ = A₂x₂, so the virtual work vanishes. Columns of unequal height give a restoring pressure ρg(1 + A₁/A₂)x; with the inertia of pistons and liquid and a throttled pipe it is a damped oscillator.',
  },
  controls: [
    {
      id: 'push',
      label: 'Mass on the small piston',
      symbol: 'm_1',
      unit: 'kg',
      from: 1,
      to: 40,
      usual: 5.5,
      about: 'The cat. A house cat weighs 4 to 6 kg.',
    },
    {
      id: 'small',
      label: 'Area of the small piston',
      symbol: 'A_1',
      unit: 'cm²',
      from: 20,
      to: 200,
      usual: 50,
      about: '50 cm² is as large as the palm of a child’s hand.',
    },
    {
      id: 'load',
      label: 'Mass on the large piston',
      symbol: 'm_2',
      unit: 'kg',
      from: 20,
      to: 2000,
      usual: 200,
      logarithmic: true,
      about: 'The elephant. A newborn weighs about 100 kg.',
    },
    {
      id: 'large',
      label: 'Area of the large piston',
      symbol: 'A_2',
      unit: 'cm²',
      from: 200,
      to: 4000,
      usual: 2000,
      about: '2000 cm² is a round piston half a metre wide.',
    },
    {
      id: 'liquid',
      label: 'Liquid',
      symbol: '\\rho',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: liquids.map(({ name }) => name),
      about: 'Oil 870, water 1000, mercury 13,595 kg in a cubic metre.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'drop',
      label: 'Small piston goes down by',
      symbol: 'x_1',
      unit: 'cm',
      digits: 1,
      about: 'From where both stand level.',
      of: ({ drop }) => drop * 100,
    },
    {
      id: 'rise',
      label: 'Large piston goes up by',
      symbol: 'x_2',
      unit: 'cm',
      about: 'The same liquid on a larger area.',
      of: ({ drop }, values) => {
        const [a1, a2] = areasOf(values)
        return (drop * 100 * a1) / a2
      },
    },
    {
      id: 'difference',
      label: 'Difference in level',
      symbol: '\\Delta h',
      unit: 'cm',
      digits: 1,
      about: 'How much higher the liquid stands under the large piston.',
      of: (state, values) => differenceOf(state, values) * 100,
    },
    {
      id: 'pressure',
      label: 'Pressure under the small piston',
      symbol: 'p',
      unit: 'kPa',
      about: 'Above that of the air. Car tyres have about 200 kPa.',
      of: (state, values) => pressureOf(state, values) / 1000,
    },
    {
      id: 'gauge',
      label: 'Pressure at the bottom',
      unit: 'kPa',
      about: 'In the pipe, 1.2 m below the level line.',
      of: (state, values) => gaugeOf(state, values) / 1000,
    },
    {
      id: 'gain',
      label: 'The force grows',
      unit: '×',
      digits: 1,
      about: 'Large area divided by small area.',
      of: (_, values) => {
        const [a1, a2] = areasOf(values)
        return a2 / a1
      },
    },
  ],
  graphs: [
    {
      id: 'way',
      title: 'Ways of both pistons over time',
      x: 'time',
      y: ['drop', 'rise'],
      about: 'A long way on the small side, a short one on the large side.',
    },
    {
      id: 'gauge',
      title: 'Pressure at the bottom over time',
      x: 'time',
      y: ['gauge'],
      about: 'It settles when both sides press alike.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ drop: 0, speed: 0, time: 0 }),
  step(state, values, dt) {
    state.time += dt
    const rate = (drop: number, speed: number) => {
      const { over, inertia } = drivenBy({ drop, speed, time: 0 }, values)
      return over / inertia
    }
    const { drop, speed } = state
    // A stop holds as long as the liquid presses against it.
    if (speed === 0 && Math.abs(drop) >= stroke && rate(drop, 0) * drop >= 0) return
    const a = rate(drop, speed)
    const b = rate(drop + 0.5 * dt * speed, speed + 0.5 * dt * a)
    const c = rate(drop + 0.5 * dt * (speed + 0.5 * dt * a), speed + 0.5 * dt * b)
    const d = rate(drop + dt * (speed + 0.5 * dt * b), speed + dt * c)
    state.drop += dt * speed + ((dt * dt) / 6) * (a + b + c)
    state.speed += (dt / 6) * (a + 2 * b + 2 * c + d)
    if (Math.abs(state.drop) >= stroke) {
      state.drop = Math.sign(state.drop) * stroke
      state.speed = 0
    }
  },
  isOver: ({ time }) => time > 600,
  draw,
  describe: (state, values) => {
    const [a1, a2] = areasOf(values)
    const rise = (state.drop * 100 * a1) / a2
    const stop = Math.abs(state.drop) >= stroke ? ', as far as it can' : ''
    return `The cat has gone ${state.drop >= 0 ? 'down' : 'up'} by ${Math.abs(state.drop * 100).toFixed(0)} centimetres${stop}; the elephant has gone ${rise >= 0 ? 'up' : 'down'} by ${Math.abs(rise).toFixed(1)}. The pressure at the bottom is ${(gaugeOf(state, values) / 1000).toFixed(1)} kilopascals.`
  },
  effects: [
    {
      control: 'push',
      readout: 'drop',
      goes: 'up',
      after: 30,
      over: [3, 7],
      says: 'With more on it, the small piston goes further down, until it meets its stop.',
    },
    {
      control: 'load',
      readout: 'drop',
      goes: 'down',
      after: 30,
      over: [120, 260],
      says: 'A heavier elephant pushes the cat up, up to the stop.',
    },
    {
      control: 'large',
      readout: 'gain',
      goes: 'up',
      after: 1,
      says: 'A larger piston gives a larger force.',
    },
    { control: 'small', readout: 'gain', goes: 'down', after: 1, says: 'A small piston needs less force.' },
    {
      control: 'small',
      readout: 'drop',
      goes: 'down',
      after: 30,
      over: [40, 80],
      says: 'Spread over more area, the cat’s weight presses less.',
    },
    {
      control: 'liquid',
      readout: 'gauge',
      goes: 'up',
      after: 30,
      says: 'In a denser liquid the pressure grows faster with depth.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The small piston comes to rest as a damped swing does.',
      readout: 'drop',
      expected: (values, time) => {
        const drop = solved(values, time)
        return drop === undefined ? undefined : drop * 100
      },
      until: 20,
      where: { push: [4.5, 6], small: [45, 55], load: [190, 230], large: [1900, 2200] },
    },
    {
      kind: 'analytic',
      says: 'At rest the pressure at the bottom, worked out from the elephant’s side, is the same as from the cat’s.',
      readout: 'gauge',
      expected: (values, time) => {
        if (time < 30) return undefined
        const { load = 200 } = values
        const [a1, a2] = areasOf(values)
        const { density } = liquidOf(values)
        return ((load * 9.81) / a2 + density * 9.81 * (deep + (swingOf(values).rest * a1) / a2)) / 1000
      },
      until: 32,
      where: { push: [4.5, 6], small: [45, 55], load: [190, 230], large: [1900, 2200] },
    },
    {
      kind: 'published',
      says: 'A pressure of one standard atmosphere (101.325 kPa) lifts mercury by 760 mm.',
      source:
        'Definition of the standard atmosphere and of the millimetre of mercury: BIPM, The International System of Units; NIST Special Publication 811.',
      // 20.757 kg on 20 cm² press with 101.325 kPa more than 20 kg on 4000 cm².
      values: { push: 20.757, small: 20, load: 20, large: 4000, liquid: 2 },
      readout: 'difference',
      at: 60,
      expected: 76,
      within: 0.003,
    },
  ],
  formulas: [
    { tex: 'p = \\frac{F}{A}', about: 'Pressure: force divided by area.' },
    {
      tex: '\\frac{F_1}{A_1} = \\frac{F_2}{A_2} + \\rho g\\,\\Delta h',
      about: 'Rest: both sides press alike, with the taller column.',
    },
    { tex: 'A_1 x_1 = A_2 x_2', about: 'What leaves one side arrives at the other.' },
  ],
  tries: [
    {
      says: 'Make the elephant ten times as heavy. Then find a way for the cat to lift it all the same.',
      set: { load: 2000 },
    },
    { says: 'Make both pistons the same size: the cat flies up!', set: { small: 200, large: 200 } },
    {
      says: 'Let the cat press with just 5.0 kg: 5 kg on 50 cm² is 200 kg on 2000 cm². Nothing moves.',
      set: { push: 5, small: 50, load: 200, large: 2000 },
    },
    { says: 'Pour in mercury and see how little the levels differ now.', set: { liquid: 2 } },
  ],
  questions: [
    {
      asks: 'The large piston has forty times the area. The cat goes down 40 cm. How far does the elephant rise?',
      options: ['1 cm', '40 cm', '16 m'],
      settle: {
        readout: 'rise',
        after: 30,
        first: { push: 7, small: 50, large: 2000, load: 200 },
        answer: (rise) => (rise < 10 ? 0 : rise < 100 ? 1 : 2),
      },
      explains:
        'The same amount of water spreads over forty times the area, so it is only a fortieth as high. What you gain in force you lose in distance.',
    },
    {
      asks: 'The cat moves to a piston of half the area. How does the pressure right under it change, once all is at rest?',
      options: ['It is half as high', 'It stays the same', 'It doubles'],
      settle: {
        readout: 'pressure',
        after: 40,
        first: { push: 5, small: 60, load: 600, large: 2000 },
        second: { push: 5, small: 30, load: 600, large: 2000 },
        answer: (a, b) => (b < 0.75 * a ? 0 : b < 1.5 * a ? 1 : 2),
      },
      explains: 'The same weight on half the area presses twice as hard on each square centimetre.',
    },
    {
      asks: 'Nothing else changes, but there is oil instead of water, which is lighter. The pressure at the bottom is…',
      options: ['lower', 'the same', 'higher'],
      settle: {
        readout: 'gauge',
        after: 30,
        first: { liquid: 1, push: 5 },
        second: { liquid: 0, push: 5 },
        answer: (water, oil) => (oil < water * 0.995 ? 0 : oil > water * 1.005 ? 2 : 1),
      },
      explains: 'The bottom also carries the liquid above it. A lighter liquid presses less.',
    },
  ],
  glossary: [
    { word: 'Pressure', means: 'Force on each bit of area. One pascal is one newton on a square metre.' },
    { word: 'Piston', means: 'A plug that slides tightly in a tube.' },
    { word: 'Hydraulic', means: 'Working with a liquid under pressure: brakes, diggers, car lifts.' },
    { word: 'Density', means: 'How many kilograms there are in a cubic metre.' },
  ],
  goals: [
    'Use pressure = force ÷ area to explain how a small force balances a large one.',
    'See that force is won and way is lost.',
    'Find how pressure grows with depth and density.',
  ],
  standards: [
    'NGSS MS-PS2-2',
    'England KS3 Physics: pressure in fluids, pressure measured by ratio of force over area',
    'England GCSE Physics: pressure in a column of liquid',
  ],
})
