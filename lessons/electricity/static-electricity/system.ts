import { system } from '@makebelieve/kit/simulation/system'
import {
  type Balloons,
  balloon,
  chargedEnergy,
  distanceOf,
  forceOf,
  gravity,
  kinds,
  leakOf,
  pushOutwards,
  touching,
} from './model.ts'
import { draw } from './view.ts'

/** Coulomb's k, as textbooks give it. */
const k = 8.988e9

/** The angle at which tan θ = F/mg, found by halving. */
function resting(charge: number, mass: number, apart: number): number {
  let [low, high] = [0, Math.PI / 2]
  for (let i = 0; i < 50; i++) {
    const angle = (low + high) / 2
    const force = (k * charge ** 2) / (apart + 1.8 * Math.sin(angle)) ** 2
    if (force > mass * 9.81 * Math.tan(angle)) low = angle
    else high = angle
  }
  return low
}

export const staticElectricity = system<Balloons>({
  id: 'static-electricity',
  title: 'Balloons and static electricity',
  subject: 'physics',
  ages: [8, 16],
  words: [
    'static electricity',
    'static charge',
    'electrostatics',
    'rubbed balloon',
    'balloons that repel',
    'rubbing a balloon',
    'balloon on hair',
    'charged balloons',
    'like charges repel',
    'opposite charges attract',
    'why hair stands up',
    'electroscope',
  ],
  tells: {
    young:
      'Rub a balloon on a woolly jumper and it takes tiny electrons from it. Two such balloons push each other away without touching! But a minus and a plus balloon pull each other together. In damp air the magic soon leaks away.',
    middle:
      'Rubbing charges balloons by moving electrons. Like charges repel and opposite charges attract, more strongly the closer they are. The balloons hang still where the electric force, their weight and the string balance.',
    upper:
      'Two pendulums with charges q at a distance s feel kq²/s². At rest tan θ = kq²/(s²mg). The motion follows mLθ″ = F cos θ − mg sin θ − drag, while the charge decays exponentially.',
  },
  controls: [
    {
      id: 'kind',
      label: 'Kinds of charge',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: kinds,
      about: 'Rubber rubbed with wool becomes negative; for positive you need a machine.',
      restarts: true,
    },
    {
      id: 'charge',
      label: 'Charge on each',
      symbol: 'q',
      unit: 'nC',
      from: 0,
      to: 800,
      usual: 400,
      step: 10,
      about: 'The longer it is rubbed, the more. In billionths of a coulomb.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Mass of a balloon',
      symbol: 'm',
      unit: 'g',
      from: 2,
      to: 8,
      usual: 3,
      about: 'With the rubber and the knot.',
    },
    {
      id: 'apart',
      label: 'Distance between the hooks',
      symbol: 'd',
      unit: 'm',
      from: 0.1,
      to: 0.8,
      usual: 0.3,
      about: 'How far apart the strings are tied.',
      restarts: true,
    },
    {
      id: 'damp',
      label: 'Dampness of the air',
      unit: '%',
      from: 0,
      to: 90,
      usual: 30,
      about: 'Damp air carries the charge away.',
    },
    {
      id: 'drag',
      label: 'Air resistance',
      symbol: 'c',
      unit: '1/s',
      from: 0,
      to: 2,
      usual: 0.8,
      about: 'Slows the swinging down.',
    },
  ],
  readouts: [
    {
      id: 'distance',
      label: 'Distance between the balloons',
      symbol: 's',
      unit: 'cm',
      digits: 1,
      about: 'From middle to middle.',
      of: ({ angle }, values) => 100 * distanceOf(angle, values),
    },
    {
      id: 'angle',
      label: 'Angle of a string',
      symbol: '\\theta',
      unit: '°',
      about: 'Outwards from hanging straight; minus is inwards.',
      of: ({ angle }) => (angle * 180) / Math.PI,
    },
    {
      id: 'force',
      label: 'Electric force',
      symbol: 'F',
      unit: 'mN',
      about: 'Plus pushes apart, minus pulls together.',
      of: (state, values) => 1000 * forceOf(state, values),
    },
    {
      id: 'charge',
      label: 'Charge left',
      symbol: 'q',
      unit: 'nC',
      digits: 1,
      about: 'On each balloon now.',
      of: ({ charge }) => charge * 1e9,
    },
    {
      id: 'energy',
      label: 'Energy of both',
      symbol: 'W',
      unit: 'mJ',
      digits: 3,
      about: 'Of motion, of height and of the charges. What leaks or rubs away is gone from it.',
      of(state, values) {
        const kilograms = (values.mass ?? 3) * 0.001
        const moves = kilograms * (balloon.string * state.speed) ** 2
        const high = 2 * kilograms * gravity * balloon.string * (1 - Math.cos(state.angle))
        return 1000 * (moves + high + chargedEnergy(state, values))
      },
    },
  ],
  graphs: [
    {
      id: 'distance',
      title: 'Distance over time',
      x: 'time',
      y: ['distance'],
      about: 'They swing and come to rest.',
    },
    {
      id: 'charge',
      title: 'Charge over time',
      x: 'time',
      y: ['charge'],
      about: 'It leaks away, faster in damp air.',
    },
    {
      id: 'force',
      title: 'Force against distance',
      x: 'distance',
      y: ['force'],
      about: 'Steep when they are close.',
    },
  ],
  dt: 1 / 240,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({
    angle: Math.max(0, touching(values)),
    speed: 0,
    charge: (values.charge ?? 400) * 1e-9,
    rubbed: 0,
    time: 0,
    steps: 0,
  }),
  step(state, values, dt) {
    const { drag = 0.8 } = values
    const half = state.speed + (dt / 2) * (pushOutwards(state, values) - drag * state.speed)
    state.angle += dt * half
    // The leak by the trapezoid rule.
    const leak = (dt * leakOf(values)) / 2
    state.charge *= (1 - leak) / (1 + leak)
    state.speed = (half + (dt / 2) * pushOutwards(state, values)) / (1 + (dt / 2) * drag)
    const least = touching(values)
    if (state.angle < least) {
      state.angle = least
      state.speed = Math.max(0, state.speed)
    }
    state.time += dt
    state.steps++
  },
  draw,
  describe(state, values) {
    const { angle, charge } = state
    const close = distanceOf(angle, values) < 2 * balloon.radius + 0.002
    return `The balloons ${close ? 'touch' : `are ${(100 * distanceOf(angle, values)).toFixed(0)} centimetres apart`}, with ${(charge * 1e9).toFixed(0)} nanocoulombs each; they ${forceOf(state, values) >= 0 ? 'push' : 'pull'} each other with ${Math.abs(1000 * forceOf(state, values)).toFixed(2)} millinewtons.`
  },
  effects: [
    {
      control: 'kind',
      readout: 'distance',
      goes: 'down',
      after: 8,
      says: 'Like charges push apart, opposite ones pull together.',
    },
    {
      control: 'charge',
      readout: 'distance',
      goes: 'up',
      after: 12,
      given: { drag: 2 },
      says: 'The more they are rubbed, the farther apart they hang.',
    },
    {
      control: 'mass',
      readout: 'angle',
      goes: 'down',
      after: 12,
      given: { drag: 2 },
      says: 'Heavy balloons move less.',
    },
    {
      control: 'apart',
      readout: 'force',
      goes: 'down',
      after: 12,
      given: { drag: 2 },
      over: [0.25, 0.8],
      says: 'The farther apart the hooks, the weaker the push.',
    },
    {
      control: 'damp',
      readout: 'charge',
      goes: 'down',
      after: 5,
      says: 'In damp air the charge leaks away.',
    },
    {
      control: 'drag',
      readout: 'energy',
      goes: 'down',
      after: 1,
      says: 'Air resistance calms the swinging.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'They come to rest where tan θ = kq²/(s²·m·g).',
      readout: 'angle',
      expected({ charge = 400, mass = 3, apart = 0.3, damp = 30 }, time) {
        if (time < 14) return undefined
        const left = charge * 1e-9 * Math.exp((-time * (Math.exp(0.07 * damp) - 1)) / 2000)
        return (resting(left, mass * 0.001, apart) * 180) / Math.PI
      },
      until: 16,
      where: { kind: [0, 0], charge: [300, 800], apart: [0.25, 0.8], damp: [0, 20], drag: [1.2, 2] },
    },
    {
      kind: 'analytic',
      says: 'The charge decays exponentially.',
      readout: 'charge',
      expected: ({ charge = 400, damp = 30 }, time) =>
        charge * Math.exp((-time * (Math.exp(0.07 * damp) - 1)) / 2000),
      until: 8,
    },
    {
      kind: 'conserved',
      says: 'In dry air that does not hold back, the energy of motion, height and charges stays the same.',
      readout: 'energy',
      until: 20,
      where: { kind: [0, 0], charge: [100, 800], apart: [0.25, 0.8], damp: [0, 0], drag: [0, 0] },
    },
  ],
  formulas: [
    { tex: 'F = k\\,\\frac{q^2}{s^2}', about: 'Coulomb’s law.' },
    { tex: '\\tan\\theta = \\frac{F}{m g}', about: 'Where the balloons come to rest.' },
    { tex: 'q = q_0\\, e^{-t/\\tau}', about: 'The charge leaks away.' },
  ],
  tries: [
    { says: 'Make one minus and one plus.', set: { kind: 1 } },
    { says: 'Rub as long as you can: 800 nC.', set: { charge: 800, kind: 0 } },
    { says: 'Make it a rainy day. How long does it last?', set: { damp: 85, kind: 0 } },
    {
      says: 'Take away the air resistance and let them swing and swing.',
      set: { drag: 0, damp: 0, kind: 0 },
    },
  ],
  questions: [
    {
      asks: 'Both balloons were rubbed on the same jumper. What do they do?',
      options: ['They pull each other', 'Nothing', 'They push each other away'],
      settle: {
        readout: 'angle',
        after: 10,
        first: { kind: 0 },
        answer: (a) => (a < -0.5 ? 0 : a < 0.5 ? 1 : 2),
      },
      explains: 'Both have taken electrons and are negative, and like charges repel.',
    },
    {
      asks: 'The hooks are at the same place, but each balloon gets twice the charge. How does the force at the start change?',
      options: ['It doubles', 'It becomes four times as strong', 'It stays'],
      settle: {
        readout: 'force',
        after: 0,
        first: { charge: 200 },
        second: { charge: 400 },
        answer: (a, b) => (b / a < 1.5 ? 2 : b / a < 3 ? 0 : 1),
      },
      explains: 'Each of the two pushes twice as hard on twice as much: 2 × 2 = 4.',
    },
    {
      asks: 'On which day does the charge stay longer?',
      options: ['On a dry, cold day', 'On a damp, warm day', 'No difference'],
      settle: {
        readout: 'charge',
        after: 10,
        first: { damp: 20 },
        second: { damp: 85 },
        answer: (a, b) => (a > b * 1.1 ? 0 : b > a * 1.1 ? 1 : 2),
      },
      explains: 'A thin film of water on the rubber lets the charge run off.',
    },
  ],
  glossary: [
    { word: 'Charge', means: 'What rubbed things have more or less of; there are plus and minus.' },
    {
      word: 'Electron',
      means: 'A tiny particle with a minus charge that can move from one thing to another.',
    },
    { word: 'Repel', means: 'To push away.' },
    { word: 'Attract', means: 'To pull towards oneself.' },
    { word: 'Nanocoulomb', means: 'A billionth of the unit of charge: some six billion electrons.' },
  ],
  goals: [
    'Say that there are two kinds of charge and what they do to each other.',
    'Explain charging by rubbing with electrons that move.',
    'Find a force from an angle.',
  ],
  standards: [
    'NGSS 3-PS2-3',
    'NGSS MS-PS2-5',
    'NGSS HS-PS2-4',
    'England KS3 Physics: static electricity',
    'England GCSE Physics: static electricity',
  ],
})
