import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Carts, reach } from './model.ts'
import { draw } from './view.ts'

/** How stiff the bumper is: swings a second while the carts are together. */
const contact = 2 * Math.PI * 6

/** How strongly the bumper brakes, as a share of what lets it just not spring back. */
function brake(bounce: number): number {
  if (bounce < 1e-9) return 1
  const lost = -Math.log(bounce)
  return lost / Math.hypot(Math.PI, lost)
}

const meets = ({ speed1 = 1, speed2 = 0 }: Values) => speed1 - speed2

/** Safely after the carts have let go of each other. */
const after = (values: Values) => 2 / meets(values) + 0.5

/** What the laws of momentum and of restitution say, without any bumper. */
function speedsAfter(values: Values): [number, number] {
  const { mass1 = 1, mass2 = 1, speed1 = 1, speed2 = 0, bounce = 1 } = values
  const together = (mass1 * speed1 + mass2 * speed2) / (mass1 + mass2)
  const apart = (bounce * (speed1 - speed2)) / (mass1 + mass2)
  return [together - mass2 * apart, together + mass1 * apart]
}

const kinetic = ({ v1, v2 }: Carts, { mass1 = 1, mass2 = 1 }: Values) =>
  0.5 * mass1 * v1 * v1 + 0.5 * mass2 * v2 * v2

/** One step of Runge and Kutta's fourth order while the bumpers touch: each cart feels the force, in opposite directions. */
function push(state: Carts, mass1: number, mass2: number, stiff: number, braking: number, dt: number): void {
  const rates = ([x1 = 0, x2 = 0, v1 = 0, v2 = 0]: readonly number[]) => {
    const force = stiff * (reach - (x2 - x1)) + braking * (v1 - v2)
    return [v1, v2, -force / mass1, force / mass2, braking * (v1 - v2) ** 2]
  }
  const add = (to: number[], by: number[], time: number) => to.map((one, i) => one + time * (by[i] ?? 0))
  const now = [state.x1, state.x2, state.v1, state.v2, state.warmth]
  const a = rates(now)
  const b = rates(add(now, a, dt / 2))
  const c = rates(add(now, b, dt / 2))
  const d = rates(add(now, c, dt))
  const rise = a.map((one, i) => (one + 2 * (b[i] ?? 0) + 2 * (c[i] ?? 0) + (d[i] ?? 0)) / 6)
  const [x1 = 0, x2 = 0, v1 = 0, v2 = 0, warmth = 0] = add(now, rise, dt)
  Object.assign(state, { x1, x2, v1, v2, warmth })
}

export const collisions = system<Carts>({
  id: 'collisions',
  title: 'Collisions and momentum',
  subject: 'physics',
  ages: [11, 18],
  words: [
    'collision',
    'momentum',
    'conservation of momentum',
    'elastic collision',
    'inelastic collision',
    'bumper cars',
    'crash',
    'impulse',
    'car crash',
    'billiard balls',
  ],
  tells: {
    young:
      'Two carts bump into each other. What one of them loses in push, the other one gains. A heavy cart can shove a light one far away, and soft clay makes them stick together.',
    middle:
      'Momentum is mass times speed. In a collision the carts push on each other equally hard, so their total momentum stays the same. The energy of motion stays the same only if the bumper gives all of it back.',
    upper:
      'The bumper is a spring with a brake, so the forces are equal and opposite at each moment. Total momentum is kept whatever the bumper does; the ratio of the speeds of parting and of meeting is the coefficient of restitution e.',
  },
  controls: [
    {
      id: 'mass1',
      label: 'Mass of the red cart',
      symbol: 'm_1',
      unit: 'kg',
      from: 0.5,
      to: 5,
      usual: 2,
      about: 'How much matter the left cart has.',
      restarts: true,
    },
    {
      id: 'mass2',
      label: 'Mass of the blue cart',
      symbol: 'm_2',
      unit: 'kg',
      from: 0.5,
      to: 5,
      usual: 1,
      about: 'How much matter the right cart has.',
      restarts: true,
    },
    {
      id: 'speed1',
      label: 'Speed of the red cart',
      symbol: 'u_1',
      unit: 'm/s',
      from: 0.5,
      to: 2,
      usual: 1.2,
      about: 'To the right, before they meet.',
      restarts: true,
    },
    {
      id: 'speed2',
      label: 'Speed of the blue cart',
      symbol: 'u_2',
      unit: 'm/s',
      from: -1.5,
      to: 0.3,
      usual: 0,
      about: 'Before they meet; below zero it comes from the right.',
      restarts: true,
    },
    {
      id: 'bounce',
      label: 'Bounciness',
      symbol: 'e',
      unit: '',
      from: 0,
      to: 1,
      usual: 1,
      about: '1 is a perfect spring, 0 is sticky clay.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'v1',
      label: 'Speed of the red cart',
      symbol: 'v_1',
      unit: 'm/s',
      about: 'To the right; below zero it rolls back.',
      of: ({ v1 }) => v1,
    },
    {
      id: 'v2',
      label: 'Speed of the blue cart',
      symbol: 'v_2',
      unit: 'm/s',
      about: 'To the right; below zero it rolls to the left.',
      of: ({ v2 }) => v2,
    },
    {
      id: 'p1',
      label: 'Momentum of the red cart',
      symbol: 'p_1',
      unit: 'kg·m/s',
      about: 'Its mass times its speed.',
      of: ({ v1 }, { mass1 = 1 }) => mass1 * v1,
    },
    {
      id: 'p2',
      label: 'Momentum of the blue cart',
      symbol: 'p_2',
      unit: 'kg·m/s',
      about: 'Its mass times its speed.',
      of: ({ v2 }, { mass2 = 1 }) => mass2 * v2,
    },
    {
      id: 'momentum',
      label: 'Total momentum',
      symbol: 'p',
      unit: 'kg·m/s',
      digits: 3,
      about: 'Of both carts, with their signs.',
      of: ({ v1, v2 }, { mass1 = 1, mass2 = 1 }) => mass1 * v1 + mass2 * v2,
    },
    {
      id: 'energy',
      label: 'Energy of motion',
      symbol: 'E',
      unit: 'J',
      digits: 3,
      about: 'Of both carts together.',
      of: kinetic,
    },
  ],
  graphs: [
    {
      id: 'momentum',
      title: 'Momentum over time',
      x: 'time',
      y: ['p1', 'p2', 'momentum'],
      about: 'One goes down as the other goes up; the sum is flat.',
    },
    {
      id: 'speed',
      title: 'Speeds over time',
      x: 'time',
      y: ['v1', 'v2'],
      about: 'They change only while the bumpers touch.',
    },
    {
      id: 'energy',
      title: 'Energy of motion over time',
      x: 'time',
      y: ['energy'],
      about: 'It dips while the spring is squeezed; what does not come back has become warmth.',
    },
  ],
  dt: 1 / 1000,
  pace: 0.5,
  timeUnit: 's',
  start: (values) => {
    const { speed1 = 1, speed2 = 0 } = values
    // They touch in the middle of the track, after as long as it takes to come 2 m nearer.
    const time = 2 / meets(values)
    return {
      x1: -reach / 2 - speed1 * time,
      x2: reach / 2 - speed2 * time,
      v1: speed1,
      v2: speed2,
      time: 0,
      bounces: 0,
      touching: false,
      warmth: 0,
    }
  },
  step(state, { mass1 = 1, mass2 = 1, bounce = 1 }, dt) {
    const reduced = (mass1 * mass2) / (mass1 + mass2)
    const [stiff, braking] = [reduced * contact ** 2, 2 * reduced * contact * brake(bounce)]
    const squeeze = () => reach - (state.x2 - state.x1)
    const drift = (time: number) => {
      state.x1 += time * state.v1
      state.x2 += time * state.v2
    }
    const nearing = state.v1 - state.v2
    let left = dt
    if (squeeze() <= 0) {
      // Free until the bumpers meet, if they meet in this step.
      const free = nearing > 0 ? Math.min(dt, -squeeze() / nearing) : dt
      drift(free)
      left = dt - free
    }
    if (left > 1e-12) {
      const { x1, x2, v1, v2, warmth } = state
      const before = Math.max(0, squeeze())
      push(state, mass1, mass2, stiff, braking, left)
      if (squeeze() < 0) {
        // They let go within the step: as far as there, and then free.
        const part = before / (before - squeeze())
        state.x1 = x1 + part * (state.x1 - x1)
        state.x2 = x2 + part * (state.x2 - x2)
        state.v1 = v1 + part * (state.v1 - v1)
        state.v2 = v2 + part * (state.v2 - v2)
        state.warmth = warmth + part * (state.warmth - warmth)
        drift((1 - part) * left + 1e-9)
      }
    }
    state.time += dt
    const touching = state.x2 - state.x1 < reach
    if (state.touching && !touching) state.bounces++
    state.touching = touching
  },
  isOver: ({ x1, x2, time }) => time > 16 || x1 < -9 || x2 > 9,
  draw,
  describe: ({ v1, v2, bounces, warmth, touching }) =>
    `The carts ${touching ? 'are touching' : bounces === 0 ? 'have not met yet' : warmth > 0 && v2 - v1 < 0.005 ? 'roll on together' : 'have parted'}. The red one rolls at ${v1.toFixed(2)} and the blue one at ${v2.toFixed(2)} metres a second.`,
  effects: [
    {
      control: 'mass1',
      readout: 'v2',
      goes: 'up',
      after: 3,
      says: 'A heavier red cart shoves the blue one away faster.',
    },
    {
      control: 'mass2',
      readout: 'v2',
      goes: 'down',
      after: 3,
      says: 'A heavier blue cart gets away more slowly.',
    },
    {
      control: 'speed1',
      readout: 'momentum',
      goes: 'up',
      after: 6,
      says: 'A faster red cart brings more momentum.',
    },
    {
      control: 'speed2',
      readout: 'v1',
      goes: 'up',
      after: 4.6,
      says: 'A blue cart that comes towards it throws the red one back.',
    },
    {
      control: 'bounce',
      readout: 'energy',
      goes: 'up',
      after: 3,
      says: 'The bouncier the bumper, the more energy of motion is left.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Afterwards the red cart is as fast as momentum and restitution say, though the simulation only knows the force of the bumper.',
      readout: 'v1',
      expected: (values, time) =>
        time < 1.9 / meets(values)
          ? values.speed1
          : time > after(values)
            ? speedsAfter(values)[0]
            : undefined,
      until: 5,
      where: { speed2: [-1.5, 0] },
    },
    {
      kind: 'analytic',
      says: 'So is the blue cart.',
      readout: 'v2',
      expected: (values, time) =>
        time < 1.9 / meets(values)
          ? values.speed2
          : time > after(values)
            ? speedsAfter(values)[1]
            : undefined,
      until: 5,
      where: { speed2: [-1.5, 0] },
    },
    {
      kind: 'conserved',
      says: 'The momentum of both together stays the same.',
      readout: 'momentum',
      beside: 'p1',
      until: 6,
    },
  ],
  formulas: [
    { tex: 'm_1 u_1 + m_2 u_2 = m_1 v_1 + m_2 v_2', about: 'Momentum before is momentum after.' },
    { tex: 'v_2 - v_1 = e\\,(u_1 - u_2)', about: 'How fast they part: e is the bounciness.' },
    { tex: 'E = \\tfrac{1}{2} m_1 v_1^2 + \\tfrac{1}{2} m_2 v_2^2', about: 'The energy of motion.' },
  ],
  tries: [
    {
      says: 'Equal masses, perfect bounce: the red cart hands over all it has, as in Newton’s cradle.',
      set: { mass1: 2, mass2: 2, speed2: 0, bounce: 1 },
    },
    { says: 'Sticky clay: they roll on together.', set: { bounce: 0 } },
    { says: 'A light cart against a heavy one: it bounces back.', set: { mass1: 0.5, mass2: 5, bounce: 1 } },
    {
      says: 'Head on and sticky, with equal momentum: both stop dead.',
      set: { mass1: 1, mass2: 1, speed1: 1, speed2: -1, bounce: 0 },
    },
  ],
  questions: [
    {
      asks: 'Two equal carts, the blue one stands still, the bumper is a perfect spring. What does the red cart do afterwards?',
      options: ['It rolls back', 'It stands still', 'It rolls on behind the blue one'],
      settle: {
        readout: 'v1',
        after: 4,
        first: { mass1: 2, mass2: 2, bounce: 1, speed2: 0 },
        answer: (a) => (a < -0.02 ? 0 : a > 0.02 ? 2 : 1),
      },
      explains:
        'It hands all its momentum and energy to the blue one. Newton’s cradle does just this from ball to ball.',
    },
    {
      asks: 'The bumper is now sticky. What happens to the momentum of both together?',
      options: ['It is lost', 'It stays as it was', 'It gets larger'],
      settle: {
        readout: 'momentum',
        after: 4,
        first: { bounce: 1 },
        second: { bounce: 0 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 2 : 1),
      },
      explains:
        'They push each other equally hard in opposite directions, so the total does not change. Only energy of motion turns into warmth.',
    },
    {
      asks: 'Equal carts, one standing still, stick together. How much of the energy of motion is left?',
      options: ['All of it', 'Half of it', 'None of it'],
      settle: {
        readout: 'energy',
        after: 4,
        first: { mass1: 2, mass2: 2, bounce: 1 },
        second: { mass1: 2, mass2: 2, bounce: 0 },
        answer: (a, b) => (b / a > 0.9 ? 0 : b / a > 0.1 ? 1 : 2),
      },
      explains:
        'Twice the mass at half the speed: the momentum is the same, the energy is half. The other half warms the clay.',
    },
  ],
  glossary: [
    { word: 'Momentum', means: 'Mass times velocity: how hard something is to stop.' },
    { word: 'Elastic', means: 'A collision after which no energy of motion is missing.' },
    { word: 'Inelastic', means: 'A collision in which some of it has become warmth.' },
    { word: 'Restitution', means: 'How fast they part, as a share of how fast they met.' },
  ],
  goals: [
    'Use the conservation of momentum to foretell a collision.',
    'Tell elastic and inelastic collisions apart by their energy.',
    'See that equal and opposite forces are why momentum is kept.',
  ],
  standards: ['NGSS MS-PS2-1', 'NGSS HS-PS2-2', 'England: GCSE Physics, momentum'],
})
