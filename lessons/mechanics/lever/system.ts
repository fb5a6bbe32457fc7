import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Lever, lowest, plankLength } from './model.ts'
import { draw } from './view.ts'

const turns = ({ mass1 = 30, place1 = 1.5, mass2 = 20, place2 = 1.5, gravity = 9.81 }: Values) =>
  [mass1 * gravity * place1, mass2 * gravity * place2] as const

const inertia = ({ mass1 = 30, place1 = 1.5, mass2 = 20, place2 = 1.5, plank = 15 }: Values) =>
  mass1 * place1 ** 2 + mass2 * place2 ** 2 + (plank * plankLength ** 2) / 12

/** How long it takes to tip, without stepping: from the energy at each tilt, as an integral over the root of the tilt. */
function tippingTime(values: Values): number {
  const [left, right] = turns(values)
  const count = 400
  const h = Math.sqrt(lowest) / count
  // dθ/√sin θ with θ = u² is 2u du/√sin u², which is smooth; Simpson's rule.
  const height = (u: number) => (u === 0 ? 2 : (2 * u) / Math.sqrt(Math.sin(u * u)))
  let sum = 0
  for (let i = 0; i < count; i++)
    sum += (h / 6) * (height(i * h) + 4 * height((i + 0.5) * h) + height((i + 1) * h))
  return Math.sqrt(inertia(values) / (2 * Math.abs(left - right))) * sum
}

let known: { values: Values; time: number } | undefined

function tippingTimeOf(values: Values): number {
  if (known?.values !== values) known = { values, time: tippingTime(values) }
  return known.time
}

export const lever = system<Lever>({
  id: 'lever',
  title: 'A seesaw: the law of the lever',
  subject: 'physics',
  ages: [8, 16],
  words: [
    'lever',
    'seesaw',
    'balance',
    'law of the lever',
    'moment',
    'torque',
    'fulcrum',
    'turning force',
    'simple machine',
    'torque balance',
    'moment of a force',
  ],
  tells: {
    young:
      'On a seesaw a light cat can lift a heavy bear, if the cat sits far out and the bear sits near the middle. The farther from the middle, the more a weight turns it.',
    middle:
      'What turns a lever is force times distance from the pivot: the moment. When the moments on both sides are equal it balances. So a small force far out holds a large one near the pivot.',
    upper:
      'The torque of a weight is m g d cos θ. The net torque divided by the moment of inertia, m₁d₁² + m₂d₂² + ML²/12, is the angular acceleration; with equal torques the lever is in equilibrium at any tilt.',
  },
  controls: [
    {
      id: 'mass1',
      label: 'Mass of the bear',
      symbol: 'm_1',
      unit: 'kg',
      from: 5,
      to: 80,
      usual: 40,
      step: 1,
      about: 'On the left side.',
    },
    {
      id: 'place1',
      label: 'The bear sits at',
      symbol: 'd_1',
      unit: 'm',
      from: 0.3,
      to: 1.9,
      usual: 0.8,
      step: 0.05,
      about: 'Its distance from the pivot, to the left.',
    },
    {
      id: 'mass2',
      label: 'Mass of the cat',
      symbol: 'm_2',
      unit: 'kg',
      from: 2,
      to: 40,
      usual: 15,
      step: 1,
      about: 'On the right side.',
    },
    {
      id: 'place2',
      label: 'The cat sits at',
      symbol: 'd_2',
      unit: 'm',
      from: 0.3,
      to: 1.9,
      usual: 1.6,
      step: 0.05,
      about: 'Its distance from the pivot, to the right.',
    },
    {
      id: 'plank',
      label: 'Mass of the plank',
      symbol: 'M',
      unit: 'kg',
      from: 2,
      to: 60,
      usual: 15,
      step: 1,
      about: 'Lies evenly on both sides; a heavy one is harder to set going.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 25,
      usual: 9.81,
      about: '9.81 on Earth, 1.62 on the Moon.',
    },
  ],
  readouts: [
    {
      id: 'turn1',
      label: 'Moment of the bear',
      symbol: 'M_1',
      unit: 'N·m',
      digits: 0,
      about: 'Its weight times its distance from the pivot.',
      of: (_, values) => turns(values)[0],
    },
    {
      id: 'turn2',
      label: 'Moment of the cat',
      symbol: 'M_2',
      unit: 'N·m',
      digits: 0,
      about: 'Its weight times its distance from the pivot.',
      of: (_, values) => turns(values)[1],
    },
    {
      id: 'angle',
      label: 'Tilt',
      symbol: '\\theta',
      unit: '°',
      digits: 1,
      about: 'Above zero the bear is down; below zero, the cat.',
      of: ({ angle }) => (angle * 180) / Math.PI,
    },
    {
      id: 'took',
      label: 'Time to tip',
      symbol: 't',
      unit: 's',
      about: 'From standing still to the ground.',
      known: ({ took }) => took > 0,
      of: ({ took }) => took,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      digits: 1,
      about: 'Of height and of turning; the thud on the ground takes the turning away.',
      of: ({ angle, speed }, values) =>
        0.5 * inertia(values) * speed * speed - (turns(values)[0] - turns(values)[1]) * Math.sin(angle),
    },
  ],
  graphs: [
    {
      id: 'tilt',
      title: 'Tilt over time',
      x: 'time',
      y: ['angle'],
      about: 'The more unequal the moments, the steeper.',
    },
    {
      id: 'turns',
      title: 'Moments on both sides',
      x: 'time',
      y: ['turn1', 'turn2'],
      about: 'The larger one goes down; equal ones balance.',
    },
  ],
  dt: 1 / 500,
  pace: 0.5,
  timeUnit: 's',
  start: () => ({ angle: 0, speed: 0, time: 0, since: 0, took: 0 }),
  step(state, values, dt) {
    const [left, right] = turns(values)
    // Equal to a thousandth counts as balance: the pivot rubs a little.
    const net = Math.abs(left - right) < 0.001 * (left + right) ? 0 : left - right
    const pull = net / inertia(values)
    const before = state.angle
    const resting =
      state.speed === 0 && (net === 0 || Math.abs(state.angle + Math.sign(net) * 1e-9) >= lowest)
    state.time += dt
    if (resting) {
      state.since = state.time
      return
    }
    // Leapfrog.
    const half = state.speed + 0.5 * dt * pull * Math.cos(state.angle)
    state.angle += dt * half
    state.speed = half + 0.5 * dt * pull * Math.cos(state.angle)
    if (Math.abs(state.angle) >= lowest && state.angle * state.speed > 0) {
      const part = (Math.sign(state.angle) * lowest - before) / (state.angle - before)
      state.took = state.time - dt * (1 - part) - state.since
      state.angle = Math.sign(state.angle) * lowest
      state.speed = 0
      state.since = state.time
    }
  },
  draw,
  describe: ({ angle, speed }) =>
    Math.abs(angle) < 0.001
      ? 'The seesaw is level.'
      : `The ${angle > 0 ? 'bear' : 'cat'} is ${speed === 0 && Math.abs(angle) >= lowest ? 'down on the ground' : 'lower'}; the seesaw is tilted by ${Math.abs((angle * 180) / Math.PI).toFixed(0)} degrees.`,
  effects: [
    { control: 'mass1', readout: 'turn1', goes: 'up', says: 'A heavier bear turns it more.' },
    { control: 'place1', readout: 'turn1', goes: 'up', says: 'Farther out, the same bear turns it more.' },
    { control: 'mass2', readout: 'turn2', goes: 'up', says: 'A heavier cat turns it more.' },
    {
      control: 'place2',
      readout: 'angle',
      goes: 'down',
      after: 0.25,
      says: 'The farther out the cat sits, the less the bear goes down, until the cat wins.',
    },
    {
      control: 'plank',
      readout: 'took',
      goes: 'up',
      after: 6,
      says: 'A heavy plank tips more slowly, though it does not change who wins.',
    },
    {
      control: 'gravity',
      readout: 'took',
      goes: 'down',
      after: 12,
      says: 'Stronger gravity makes it tip faster; who wins stays the same.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'It tips in the time that the integral over its energy gives.',
      readout: 'took',
      expected: (values, time) => (time > tippingTimeOf(values) + 0.01 ? tippingTimeOf(values) : undefined),
      until: 5,
      where: { mass1: [40, 80], place1: [1, 1.9], mass2: [2, 15], place2: [0.3, 1.5] },
    },
    {
      kind: 'analytic',
      says: 'The law of the lever: the side with the larger moment ends on the ground.',
      readout: 'angle',
      expected(values, time) {
        const { mass1 = 40, place1 = 0.8, mass2 = 15, place2 = 1.6 } = values
        const [left, right] = [mass1 * place1, mass2 * place2]
        // Close to balance the pivot holds it, or it is still on its way.
        if (Math.abs(left - right) < 0.002 * (left + right) || time < 9.9) return undefined
        return time > 1.02 * tippingTimeOf(values) ? Math.sign(left - right) * 16 : undefined
      },
      until: 10,
      where: { gravity: [5, 25] },
    },
    {
      kind: 'conserved',
      says: 'While it tips the energy stays the same.',
      readout: 'energy',
      beside: 'turn1',
      // Before the quickest of these has landed: the thud takes energy away.
      until: 0.25,
      where: { mass1: [5, 20], place1: [0.3, 1], mass2: [5, 10], gravity: [1.6, 6] },
    },
  ],
  formulas: [
    { tex: 'm_1 g\\, d_1 = m_2 g\\, d_2', about: 'Balance: equal moments on both sides.' },
    {
      tex: '\\ddot\\theta = \\frac{(m_1 d_1 - m_2 d_2)\\,g\\cos\\theta}{m_1 d_1^2 + m_2 d_2^2 + \\tfrac{1}{12}ML^2}',
      about: 'How fast it begins to tip otherwise.',
    },
  ],
  tries: [
    {
      says: 'Balance them: 40 kg at 0.6 m against 15 kg at 1.6 m.',
      set: { mass1: 40, place1: 0.6, mass2: 15, place2: 1.6 },
    },
    {
      says: 'Let a cat of 10 kg lift a bear of 60 kg.',
      set: { mass1: 60, place1: 0.3, mass2: 10, place2: 1.9 },
    },
    { says: 'Move the cat slowly outwards and watch when it tips.', set: { place2: 0.5 } },
    { says: 'Go to the Moon: does the other one win now?', set: { gravity: 1.62 } },
  ],
  questions: [
    {
      asks: 'A bear of 40 kg sits at 0.5 m, a cat of 20 kg at 1.5 m. Who goes down?',
      options: ['The bear', 'The cat', 'They balance'],
      settle: {
        readout: 'angle',
        after: 6,
        first: { mass1: 40, place1: 0.5, mass2: 20, place2: 1.5 },
        answer: (a) => (a > 1 ? 0 : a < -1 ? 1 : 2),
      },
      explains: '40 × 0.5 is 20, but 20 × 1.5 is 30: the cat has the larger moment.',
    },
    {
      asks: 'A bear of 40 kg at 0.6 m. Where must a cat of 20 kg sit: at 1.2 m or at 0.6 m, so that nothing moves?',
      options: ['At 1.2 m', 'At 0.6 m', 'Neither'],
      settle: {
        readout: 'angle',
        after: 6,
        first: { mass1: 40, place1: 0.6, mass2: 20, place2: 1.2 },
        second: { mass1: 40, place1: 0.6, mass2: 20, place2: 0.6 },
        answer: (a, b) => (Math.abs(a) < 0.1 ? 0 : Math.abs(b) < 0.1 ? 1 : 2),
      },
      explains: 'Half the weight needs twice the distance.',
    },
    {
      asks: 'The seesaw is taken to the Moon. Who goes down there?',
      options: ['The same one, only more slowly', 'The other one', 'It balances'],
      settle: {
        readout: 'angle',
        after: 12,
        first: { gravity: 9.81 },
        second: { gravity: 1.62 },
        answer: (a, b) => (Math.abs(b) < 0.1 ? 2 : a * b > 0 ? 0 : 1),
      },
      explains: 'Both weights shrink alike, so the larger moment stays the larger one.',
    },
  ],
  glossary: [
    { word: 'Lever', means: 'A bar that turns about a fixed point.' },
    { word: 'Pivot', means: 'The point it turns about, also called the fulcrum.' },
    {
      word: 'Moment',
      means: 'Force times distance from the pivot: how strongly it turns. Also called torque.',
    },
    { word: 'Balance', means: 'Equal moments on both sides.' },
  ],
  goals: [
    'Find the law of the lever by trying.',
    'Work out where to sit so that a seesaw balances.',
    'Explain why crowbars and spanners are long.',
  ],
  standards: [
    'NGSS MS-PS2-2',
    'England KS2 Science: levers, pulleys and gears (year 5)',
    'England KS3 Physics: moments',
  ],
})
