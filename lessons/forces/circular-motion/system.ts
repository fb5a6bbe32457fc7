import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Round, rim, spurt } from './model.ts'
import { draw } from './view.ts'

const speedOf = ({ vx, vy }: Round) => Math.hypot(vx, vy)

function fresh({ radius = 3, speed = 4, rope = 0 }: Values): Round {
  return {
    x: radius,
    y: 0,
    vx: 0,
    vy: rope > 0.5 ? speed : 0,
    pull: 0,
    free: rope > 0.5,
    broke: false,
    time: 0,
    rounds: 0,
    lastPass: 0,
    period: 0,
    from: [radius, 0],
    trail: [],
  }
}

/** Straight on until the snow. */
function slide(state: Round, values: Values, dt: number): void {
  if (Math.hypot(state.x, state.y) >= rim(values)) {
    state.vx = 0
    state.vy = 0
    return
  }
  state.x += dt * state.vx
  state.y += dt * state.vy
}

/**
 * On the rope: it pulls just as hard as is needed to keep its length (the method RATTLE). No formula for the force is used;
 * it comes out.
 */
function swing(state: Round, values: Values, dt: number): void {
  const { radius = 3, speed = 4, mass = 30 } = values
  const now = speedOf(state)
  const gain = Math.min(1, Math.abs(speed - now) / (spurt * dt)) * Math.sign(speed - now) * spurt
  const [ux, uy] = [state.x / radius, state.y / radius]
  const wx = state.vx - 0.5 * dt * gain * uy
  const wy = state.vy + 0.5 * dt * gain * ux
  // |x + dt·(w − k·u)| = radius, for the half impulse k of the rope.
  const [px, py] = [state.x + dt * wx, state.y + dt * wy]
  const along = px * ux + py * uy
  const k = (along - Math.sqrt(Math.max(0, along * along - (px * px + py * py - radius * radius)))) / dt
  state.pull = (2 * k * mass) / dt
  state.x = px - dt * k * ux
  state.y = py - dt * k * uy
  const [nx, ny] = [state.x / radius, state.y / radius]
  const hx = wx - k * ux - 0.5 * dt * gain * ny
  const hy = wy - k * uy + 0.5 * dt * gain * nx
  const out = hx * nx + hy * ny
  state.vx = hx - out * nx
  state.vy = hy - out * ny
}

export const circularMotion = system<Round>({
  id: 'circular-motion',
  title: 'Going round in circles',
  subject: 'physics',
  ages: [10, 18],
  words: [
    'circular motion',
    'centripetal force',
    'centripetal acceleration',
    'ball on a string',
    'whirling a ball round',
    'cut the string and it flies off',
    'hammer throw',
    'centrifugal force',
    'uniform circular motion',
    'force towards the centre',
    'why things fly off straight when you let go',
    'car in a bend',
  ],
  tells: {
    young:
      'A penguin skates round a post and holds on to a rope. The rope pulls it towards the post all the time; that is what bends its path into a circle. If it lets go, it slides off straight ahead!',
    middle:
      'Things that nothing pulls at go straight on. To go round in a circle something must pull towards the middle: here the rope. The pull grows with the mass and with the square of the speed, and shrinks with the radius. If the rope gives way, the penguin leaves along the tangent.',
    upper:
      'Uniform circular motion has an acceleration v²/r = ω²r towards the centre, so the constraint force is m·v²/r. Here the rope is a constraint whose force is found from keeping its length (RATTLE), not put in. After release the motion is inertial, along the tangent.',
  },
  controls: [
    {
      id: 'radius',
      label: 'Length of the rope',
      symbol: 'r',
      unit: 'm',
      from: 1,
      to: 5,
      usual: 3,
      about: 'From the post to the penguin.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      from: 1,
      to: 8,
      usual: 4,
      about: 'The speed the penguin works up to. 4 m/s is a fast run for a child.',
    },
    {
      id: 'mass',
      label: 'Mass of the penguin',
      symbol: 'm',
      unit: 'kg',
      from: 5,
      to: 40,
      usual: 30,
      about: 'An emperor penguin has 30 to 40 kg, a small one 5 kg.',
    },
    {
      id: 'strength',
      label: 'The rope breaks at',
      unit: 'N',
      from: 50,
      to: 3000,
      usual: 800,
      logarithmic: true,
      about: 'The strongest pull that the rope can bear. 10 N is the weight of 1 kg.',
    },
    {
      id: 'rope',
      label: 'The rope',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['holds', 'is let go'],
      about: 'Let go at any moment and watch which way it slides.',
    },
  ],
  readouts: [
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      about: 'How fast the penguin is.',
      of: speedOf,
    },
    {
      id: 'pull',
      label: 'Pull of the rope',
      symbol: 'F',
      unit: 'N',
      digits: 0,
      about: 'Towards the post; measured in the rope.',
      of: ({ pull }) => pull,
    },
    {
      id: 'bend',
      label: 'Acceleration to the middle',
      symbol: 'a',
      unit: 'm/s²',
      about: 'How fast the direction of the speed is turned.',
      of: ({ pull }, { mass = 30 }) => pull / mass,
    },
    {
      id: 'period',
      label: 'Time of one round',
      symbol: 'T',
      unit: 's',
      about: 'Measured at the right of the post.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period,
    },
    {
      id: 'distance',
      label: 'Distance from the post',
      unit: 'm',
      about: 'As long as the rope, while it holds.',
      of: ({ x, y }) => Math.hypot(x, y),
    },
  ],
  graphs: [
    {
      id: 'pull',
      title: 'Pull of the rope against speed',
      x: 'speed',
      y: ['pull'],
      about: 'A parabola: twice the speed needs four times the pull.',
    },
    {
      id: 'distance',
      title: 'Distance from the post over time',
      x: 'time',
      y: ['distance'],
      about: 'Flat while the rope holds.',
    },
  ],
  dt: 1 / 240,
  pace: 1,
  timeUnit: 's',
  start: fresh,
  felt(state, { radius = 3, mass = 30 }) {
    if (!state.free) state.pull = (mass * speedOf(state) ** 2) / radius
  },
  step(state, values, dt) {
    const { rope = 0, strength = 800 } = values
    // Taking the rope again begins anew.
    if (state.free && !state.broke && rope < 0.5) Object.assign(state, fresh(values))
    if (!state.free && rope > 0.5) {
      state.free = true
      state.from = [state.x, state.y]
    }
    const before = state.y
    if (state.free) {
      state.pull = 0
      slide(state, values, dt)
    } else {
      swing(state, values, dt)
      if (state.pull > strength) {
        state.free = true
        state.broke = true
        state.from = [state.x, state.y]
      }
    }
    state.time += dt
    if (!state.free && before < 0 && state.y >= 0 && state.x > 0) {
      const passed = state.time - (dt * state.y) / (state.y - before)
      state.period = passed - state.lastPass
      state.lastPass = passed
      state.rounds++
    }
    if (Math.round(state.time / dt) % 4 === 0) keepTrail(state.trail, [state.x, state.y], 160)
  },
  draw,
  describe: (state, values) => {
    const at = Math.hypot(state.x, state.y)
    if (!state.free)
      return `The penguin goes round at ${speedOf(state).toFixed(1)} metres a second; the rope pulls with ${state.pull.toFixed(0)} newtons.`
    const why = state.broke ? 'The rope broke' : 'The rope was let go'
    return at >= rim(values)
      ? `${why}; the penguin slid straight into the snow.`
      : `${why}; the penguin slides straight on, ${at.toFixed(1)} metres from the post.`
  },
  effects: [
    {
      control: 'speed',
      readout: 'pull',
      goes: 'up',
      after: 6,
      given: { strength: 3000 },
      says: 'Going faster needs a stronger pull: four times as strong for twice the speed.',
    },
    {
      control: 'radius',
      readout: 'pull',
      goes: 'down',
      after: 6,
      says: 'On a wider circle less pull is needed at the same speed.',
    },
    {
      control: 'mass',
      readout: 'pull',
      goes: 'up',
      after: 6,
      says: 'A heavier penguin needs a stronger pull.',
    },
    {
      control: 'strength',
      readout: 'pull',
      goes: 'changes',
      after: 6,
      says: 'A rope that is too weak breaks, and then nothing pulls any more.',
    },
    { control: 'rope', readout: 'distance', goes: 'up', after: 1, says: 'Let go, and it leaves the circle.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The pull that keeps the rope taut is m·v²/r.',
      readout: 'pull',
      expected: ({ mass = 30, speed = 4, radius = 3 }, time) =>
        time > speed / spurt + 0.05 ? (mass * speed * speed) / radius : undefined,
      until: 8,
      where: { rope: [0, 0], strength: [2999, 3000], speed: [1, 7.5], radius: [1.5, 5], mass: [5, 38] },
    },
    {
      kind: 'analytic',
      says: 'One round takes 2πr/v.',
      readout: 'period',
      expected: ({ speed = 4, radius = 3 }, time) => {
        const round = (2 * Math.PI * radius) / speed
        return time > speed / spurt + 2 * round ? round : undefined
      },
      until: 20,
      where: { rope: [0, 0], strength: [2999, 3000], speed: [3, 7], radius: [1.5, 3.5], mass: [5, 38] },
    },
    {
      kind: 'analytic',
      says: 'Let go, it slides along the tangent: by Pythagoras its distance is √(r² + v²t²).',
      readout: 'distance',
      expected: (values, time) => {
        const { speed = 4, radius = 3 } = values
        const at = Math.hypot(radius, speed * time)
        return at < rim(values) - 0.1 ? at : undefined
      },
      until: 2,
      where: { rope: [1, 1] },
    },
  ],
  formulas: [
    { tex: 'F = \\frac{m v^2}{r}', about: 'The pull towards the middle that a circle needs.' },
    { tex: 'a = \\frac{v^2}{r} = \\omega^2 r', about: 'The acceleration towards the middle.' },
    { tex: 'T = \\frac{2\\pi r}{v}', about: 'The time of one round.' },
  ],
  tries: [
    {
      says: 'Wait until it goes round fast, then let go. Which way does it slide: outwards, or straight ahead?',
      set: { rope: 0 },
    },
    { says: 'Take a thin rope of 100 N and see at which speed it breaks.', set: { strength: 100, rope: 0 } },
    {
      says: 'Twice as fast: read off how much the pull grows.',
      set: { speed: 8, mass: 15, strength: 3000, rope: 0 },
    },
    { says: 'A tight bend: shorten the rope.', set: { radius: 1, mass: 10, rope: 0 } },
  ],
  questions: [
    {
      asks: 'The penguin goes twice as fast. How much stronger must the rope pull?',
      options: ['Just as hard', 'Twice as hard', 'Four times as hard'],
      settle: {
        readout: 'pull',
        after: 6,
        first: { speed: 3, strength: 3000 },
        second: { speed: 6, strength: 3000 },
        answer: (a, b) => (b < 1.5 * a ? 0 : b < 3 * a ? 1 : 2),
      },
      explains:
        'At twice the speed there is twice as much motion to turn, and it must be turned twice as fast: two times two.',
    },
    {
      asks: 'The rope is let go. How far from the post is the penguin one second later, if it was 3 m away and as fast as 4 m/s?',
      options: [
        '3 m: it keeps circling',
        '5 m: it slides along the tangent',
        '7 m: it is flung straight out',
      ],
      settle: {
        readout: 'distance',
        after: 1,
        first: { rope: 1, radius: 3, speed: 4 },
        answer: (at) => (at < 4 ? 0 : at < 6 ? 1 : 2),
      },
      explains:
        'It goes straight ahead, at a right angle to the rope: 3 m and 4 m are the sides of a right triangle whose long side is 5 m. Nothing flings it outwards.',
    },
    {
      asks: 'Same speed, but a rope twice as long. The pull is…',
      options: ['half as strong', 'the same', 'twice as strong'],
      settle: {
        readout: 'pull',
        after: 6,
        first: { radius: 2 },
        second: { radius: 4 },
        answer: (a, b) => (b < 0.75 * a ? 0 : b < 1.5 * a ? 1 : 2),
      },
      explains: 'A wide circle is a gentle bend: the direction turns more slowly, so less pull is needed.',
    },
  ],
  glossary: [
    {
      word: 'Centripetal force',
      means: 'Any force that pulls towards the middle of a circle: a rope, gravity, the grip of tyres.',
    },
    {
      word: 'Tangent',
      means: 'The straight line that just touches a circle: the way on which things leave it.',
    },
    { word: 'Inertia', means: 'Going on as before, straight ahead, as long as nothing pulls or pushes.' },
    { word: 'Acceleration', means: 'Any change of speed or of its direction.' },
  ],
  goals: [
    'See that circular motion needs a force towards the middle, not outwards.',
    'Find how the force depends on speed, radius and mass.',
    'Predict the way after the force ends.',
  ],
  standards: [
    'NGSS MS-PS2-2',
    'NGSS HS-PS2-1',
    'England GCSE Physics: circular motion, changing velocity at constant speed',
    'England A level Physics: circular motion',
  ],
})
