import { system, type Values } from '@makebelieve/kit/simulation/system'
import { balls, type Cradle, energyOf } from './model.ts'
import { draw } from './view.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The time of a half swing, exact for wide swings too. */
function halfSwing({ length = 0.5, gravity = 9.81, release = 30 }: Values): number {
  let [a, b] = [1, Math.cos(radians(release) / 2)]
  for (let i = 0; i < 6; i++) [a, b] = [(a + b) / 2, Math.sqrt(a * b)]
  return (Math.PI * Math.sqrt(length / gravity)) / a
}

/** Neighbours that have run into each other part again, from left to right until all are in order. */
function collide(state: Cradle, bounce: number): number {
  const { angles, turns } = state
  let loudest = 0
  for (let round = 0; round < balls; round++) {
    let moved = false
    for (let i = 0; i + 1 < balls; i++) {
      const [left = 0, right = 0] = [angles[i], angles[i + 1]]
      if (left <= right + 1e-12) continue
      const [u = 0, v = 0] = [turns[i], turns[i + 1]]
      // Equal balls change places: where one would have gone, the other is now.
      angles[i] = right
      angles[i + 1] = left
      moved = true
      if (u <= v) continue
      loudest = Math.max(loudest, u - v)
      turns[i] = (u + v - bounce * (u - v)) / 2
      turns[i + 1] = (u + v + bounce * (u - v)) / 2
    }
    if (!moved) break
  }
  return loudest
}

const movingOut = ({ turns }: Cradle, way: 1 | -1) => {
  const fastest = Math.max(...turns.map(Math.abs), 1e-9)
  return turns.filter((turn) => turn * way > 0.5 * fastest).length
}

export const newtonsCradle = system<Cradle>({
  id: 'newtons-cradle',
  title: 'Newton’s cradle',
  subject: 'physics',
  ages: [9, 18],
  words: [
    "newton's cradle",
    'newton cradle',
    'five balls on strings',
    'clicking balls',
    'conservation of momentum with swinging balls',
    'executive ball clicker',
    'momentum passed through balls',
    'elastic collision of equal balls',
    'why two balls in means two balls out',
    'desk toy with steel balls',
  ],
  tells: {
    young:
      'Five steel balls hang side by side. Let one go: click! The three in the middle stay still, and one ball flies off on the other side. Let two go, and two fly off. The balls hand the push on from one to the next.',
    middle:
      'When equal, hard balls meet head on, they swap speeds. So the push runs through the row and as many balls leave as came in. Only that keeps both the momentum and the energy of motion. A little is lost in every click, and in the end all swing together.',
    upper:
      'Momentum m·Σv and, for restitution e = 1, kinetic energy are kept in each of the pairwise impacts; for equal masses each impact exchanges the velocities. With e < 1 a lone ball keeps (1−e)/2 of its speed and passes (1+e)/2 on, so the packet spreads until all five swing in phase.',
  },
  controls: [
    {
      id: 'lifted',
      label: 'Balls lifted on the left',
      symbol: 'n',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: ['one', 'two', 'three', 'four'],
      about: 'How many are pulled aside and let go together.',
      restarts: true,
    },
    {
      id: 'other',
      label: 'Lifted on the right',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['none', 'one ball'],
      about: 'One ball may be let go from the other side at the same time.',
      restarts: true,
    },
    {
      id: 'release',
      label: 'Let go at',
      symbol: '\\theta_0',
      unit: '°',
      from: 5,
      to: 60,
      usual: 35,
      about: 'How far the strings are pulled aside.',
      restarts: true,
    },
    {
      id: 'bounce',
      label: 'Bounciness of the balls',
      symbol: 'e',
      unit: '',
      from: 0.6,
      to: 1,
      usual: 0.99,
      about: 'The share of the speed that is left after a hit: hard steel about 0.99, glass 0.95, wood 0.6.',
    },
    {
      id: 'length',
      label: 'Length of the strings',
      symbol: 'L',
      unit: 'm',
      from: 0.15,
      to: 1,
      usual: 0.5,
      about: 'From the frame to the middle of a ball, measured straight down.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Mass of each ball',
      symbol: 'm',
      unit: 'kg',
      from: 0.05,
      to: 0.5,
      usual: 0.2,
      about: 'All five are alike.',
    },
  ],
  readouts: [
    {
      id: 'left',
      label: 'Angle of the first ball',
      unit: '°',
      digits: 1,
      about: 'The ball on the far left; to the left is below zero.',
      of: ({ angles }) => ((angles[0] ?? 0) * 180) / Math.PI,
    },
    {
      id: 'right',
      label: 'Angle of the last ball',
      unit: '°',
      digits: 1,
      about: 'The ball on the far right.',
      of: ({ angles }) => ((angles[balls - 1] ?? 0) * 180) / Math.PI,
    },
    {
      id: 'went',
      label: 'Balls that fly out',
      unit: '',
      digits: 0,
      about: 'How many left the row on the far side at the last click.',
      of: ({ went }) => went,
    },
    {
      id: 'hit',
      label: 'Speed of the hit',
      symbol: 'v',
      unit: 'm/s',
      about: 'How fast the balls met at the last click.',
      known: ({ hit }) => hit > 0,
      of: ({ hit }) => hit,
    },
    {
      id: 'beat',
      label: 'From click to click',
      unit: 's',
      digits: 3,
      about: 'Half a swing out and half a swing back.',
      known: ({ beat }) => beat > 0,
      of: ({ beat }) => beat,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      digits: 4,
      about: 'Of height and of motion, all balls together.',
      of: (state, values) => {
        const { height, motion } = energyOf(state, values)
        return height + motion
      },
    },
  ],
  graphs: [
    {
      id: 'angles',
      title: 'First and last ball over time',
      x: 'time',
      y: ['left', 'right'],
      about: 'They take turns: while one is out, the other rests. In the end both swing together.',
    },
    {
      id: 'energy',
      title: 'Energy over time',
      x: 'time',
      y: ['energy'],
      about: 'A stair: each click takes a step down, as sound and warmth.',
    },
  ],
  dt: 1 / 300,
  pace: 1,
  timeUnit: 's',
  start: ({ lifted = 0, other = 0, release = 35 }) => ({
    angles: Array.from({ length: balls }, (_, i) =>
      i <= Math.round(lifted) ? -radians(release) : other > 0.5 && i === balls - 1 ? radians(release) : 0,
    ),
    turns: Array.from({ length: balls }, () => 0),
    time: 0,
    clicks: 0,
    lastClick: Number.NaN,
    beat: 0,
    came: 0,
    went: 0,
    hit: 0,
    warmth: 0,
  }),
  step(state, values, dt) {
    const { length = 0.5, gravity = 9.81, bounce = 0.99 } = values
    const { angles, turns } = state
    const pull = gravity / length
    for (let i = 0; i < balls; i++) {
      const half = (turns[i] ?? 0) - 0.5 * dt * pull * Math.sin(angles[i] ?? 0)
      const angle = (angles[i] ?? 0) + dt * half
      angles[i] = angle
      turns[i] = half - 0.5 * dt * pull * Math.sin(angle)
    }
    state.time += dt
    if (angles.every((angle, i) => i === 0 || angle >= (angles[i - 1] ?? 0) - 1e-12)) return
    const before = energyOf(state, values).motion
    const came = [movingOut(state, 1), movingOut(state, -1)] as const
    const loudest = collide(state, bounce) * length
    if (loudest === 0) return
    state.warmth += before - energyOf(state, values).motion
    // The loud click, not the small ones that follow it while the row settles.
    const quiet = 0.6 * Math.PI * Math.sqrt(length / gravity)
    if (loudest < 0.01 || state.time - state.lastClick < quiet) return
    if (Number.isFinite(state.lastClick)) state.beat = state.time - state.lastClick
    state.lastClick = state.time
    state.clicks++
    state.hit = loudest
    const toRight = came[0] >= came[1]
    state.came = toRight ? came[0] : came[1]
    state.went = movingOut(state, toRight ? 1 : -1)
  },
  draw,
  describe: ({ angles, clicks, came, went }) =>
    clicks === 0
      ? `The balls on the left are ${Math.abs(((angles[0] ?? 0) * 180) / Math.PI).toFixed(0)} degrees out and swing in.`
      : `After ${clicks} clicks: ${came} came in at the last one and ${went} flew out.`,
  effects: [
    {
      control: 'lifted',
      readout: 'went',
      goes: 'up',
      after: 0.5,
      says: 'As many balls fly out as came in.',
    },
    { control: 'release', readout: 'hit', goes: 'up', after: 1, says: 'From higher up they hit harder.' },
    {
      control: 'bounce',
      readout: 'energy',
      goes: 'up',
      after: 0.6,
      says: 'The harder the balls, the longer the energy lasts.',
    },
    {
      control: 'length',
      readout: 'beat',
      goes: 'up',
      after: 4,
      says: 'Longer strings leave more time between clicks.',
    },
    {
      control: 'mass',
      readout: 'energy',
      goes: 'up',
      after: 4,
      says: 'Heavier balls carry more energy, at the same speed.',
    },
    {
      control: 'other',
      readout: 'energy',
      goes: 'up',
      after: 0.2,
      says: 'A ball lifted on the other side brings energy too.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The last ball rests while the first is out and follows the wave of a pendulum while it flies.',
      readout: 'right',
      expected: (values, time) =>
        (values.release ?? 30) * Math.max(0, -Math.cos((Math.PI * time) / halfSwing(values))),
      until: 4,
      where: { bounce: [1, 1], other: [0, 0], release: [5, 40] },
      // The wave of a wide swing is slightly broader than a cosine.
      within: 0.01,
    },
    {
      kind: 'analytic',
      says: 'Soft balls end up swinging together with a fifth of one ball’s energy, however soft they are.',
      readout: 'energy',
      expected: ({ mass = 0.2, length = 0.5, release = 30 }, time) =>
        time > 10 ? (mass * 9.81 * length * (1 - Math.cos(radians(release)))) / 5 : undefined,
      until: 11,
      where: { lifted: [0, 0], other: [0, 0], bounce: [0.6, 0.7] },
    },
    {
      kind: 'conserved',
      says: 'With perfectly bouncy balls the energy stays the same.',
      readout: 'energy',
      where: { bounce: [1, 1] },
      until: 20,
    },
    {
      kind: 'analytic',
      says: 'After the first click of a lone ball, the law of restitution along the row gives the energy that is left.',
      readout: 'energy',
      expected: (values, time) => {
        const { bounce = 1, mass = 0.2, length = 0.5, gravity = 9.81, release = 30 } = values
        const first = halfSwing(values) / 2
        if (time < first * 1.02 || time > first * 2.8) return undefined
        const [kept, passed] = [((1 - bounce) / 2) ** 2, ((1 + bounce) / 2) ** 2]
        const begun = mass * gravity * length * (1 - Math.cos(radians(release)))
        return begun * (kept * (1 + passed + passed ** 2 + passed ** 3) + passed ** 4)
      },
      until: 2,
      where: { lifted: [0, 0], other: [0, 0], bounce: [0.85, 1] },
    },
  ],
  formulas: [
    { tex: "m v_1 + m v_2 = m v_1' + m v_2'", about: 'Momentum: the same before and after every click.' },
    { tex: "v_2' - v_1' = e\\,(v_1 - v_2)", about: 'Bounciness: how fast they part again.' },
    { tex: 'v = \\sqrt{2 g L (1 - \\cos\\theta_0)}', about: 'How fast a ball arrives at the bottom.' },
  ],
  tries: [
    {
      says: 'Lift two, then three. Count what flies out. With three, the middle ball never stops!',
      set: { lifted: 2 },
    },
    { says: 'Let one go from each side at the same time.', set: { lifted: 0, other: 1 } },
    { says: 'Two against one: who goes where?', set: { lifted: 1, other: 1 } },
    {
      says: 'Take wooden balls and watch how all five end up swinging together.',
      set: { lifted: 0, bounce: 0.6, other: 0 },
    },
  ],
  questions: [
    {
      asks: 'Two balls are let go. What flies out on the other side?',
      options: ['One ball, twice as fast', 'Two balls, just as fast', 'All the other three, more slowly'],
      settle: {
        readout: 'went',
        after: 0.45,
        first: { lifted: 1 },
        answer: (count) => Math.round(count) - 1,
      },
      explains:
        'One ball at twice the speed would have the right momentum but twice the energy. Only two balls at the same speed keep both.',
    },
    {
      asks: 'Each ball becomes twice as heavy. How fast do they hit?',
      options: ['Slower', 'Just as fast', 'Faster'],
      settle: {
        readout: 'hit',
        after: 1,
        first: { mass: 0.2 },
        second: { mass: 0.4 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b > a * 1.01 ? 2 : 1),
      },
      explains:
        'Heavy and light things fall alike. The click is louder, though: there is twice the energy in it.',
    },
    {
      asks: 'One ball is let go, and the balls are of soft wood. How much energy is left after ten seconds?',
      options: ['Nearly all', 'About half', 'About a fifth'],
      settle: {
        readout: 'energy',
        after: 10,
        first: { bounce: 1 },
        second: { bounce: 0.6 },
        answer: (a, b) => (b > 0.75 * a ? 0 : b > 0.35 * a ? 1 : 2),
      },
      explains:
        'Soft balls go on bumping until all five swing as one. The momentum is still there, but shared by five balls it is only a fifth of the energy. The clicks have turned the rest into sound and warmth.',
    },
  ],
  glossary: [
    { word: 'Momentum', means: 'Mass times speed, with a direction. A hit hands it on; it is never lost.' },
    { word: 'Elastic', means: 'Bouncing so well that no energy of motion is lost.' },
    { word: 'Restitution', means: 'How fast two things part, as a share of how fast they met.' },
    { word: 'Energy of motion', means: 'What a moving thing has: half its mass times its speed squared.' },
  ],
  goals: [
    'Say why as many balls leave as came in, using momentum and energy together.',
    'See that hits hand motion on without the middle balls moving away.',
    'Find where the energy goes when the clicking dies down.',
  ],
  standards: [
    'NGSS 4-PS3-3',
    'NGSS MS-PS2-1',
    'NGSS HS-PS2-2',
    'England A level Physics: linear momentum and elastic collisions',
  ],
})
