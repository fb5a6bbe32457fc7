import { system, type Values } from '@makebelieve/kit/simulation/system'
import { forces, radians, type Slope, slope } from './model.ts'
import { draw } from './view.ts'

/** The slide in one formula for each way: up with the brake, down with what is left. */
function solved(values: Values, time: number): number | undefined {
  const { angle = 30, rough = 0.3, gravity = 9.81, kick = 0 } = values
  const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
  const up = gravity * (sine + rough * cosine)
  const turn = kick / up
  if (time <= turn) return -kick * time + 0.5 * up * time * time
  const top = -(kick * kick) / (2 * up)
  // Grip at rest: it stays where it came to stand.
  if (sine <= 1.25 * rough * cosine) return top
  const place = top + 0.5 * gravity * (sine - rough * cosine) * (time - turn) ** 2
  return place < slope ? place : undefined
}

export const incline = system<Slope>({
  id: 'incline',
  title: 'Sliding down a slope',
  subject: 'physics',
  ages: [11, 18],
  words: [
    'inclined plane',
    'friction',
    'ramp',
    'slope',
    'sliding block',
    'block on a ramp',
    'inclined plane with friction',
    'slide',
    'friction on a slope',
    'sliding down a slope',
    'coefficient of friction',
  ],
  tells: {
    young:
      'A crate stands on a slope. Friction holds it like a hand. Tilt the slope more and more, and all at once it lets go and the crate slides. On ice it slides at once, on rubber hardly ever.',
    middle:
      'The weight has a part along the slope, which pulls the crate down, and a part that presses it on. Friction grows with the pressing. As long as it can match the pull the crate stays; the mass does not matter.',
    upper:
      'Along the slope m a = m g sin α − μ m g cos α while it slides down. At rest static friction holds up to μₛ m g cos α, so it lets go at tan α = μₛ; here μₛ is 1.25 times the sliding coefficient μ.',
  },
  controls: [
    {
      id: 'angle',
      label: 'Angle of the slope',
      symbol: '\\alpha',
      unit: '°',
      from: 0,
      to: 60,
      usual: 30,
      step: 1,
      about: 'How steep the slope is.',
    },
    {
      id: 'rough',
      label: 'Roughness',
      symbol: '\\mu',
      unit: '',
      from: 0,
      to: 1,
      usual: 0.25,
      step: 0.01,
      about: 'The friction coefficient while it slides: 0.03 for ice, 0.3 for wood on wood, 0.8 for rubber.',
    },
    {
      id: 'mass',
      label: 'Mass of the crate',
      symbol: 'm',
      unit: 'kg',
      from: 1,
      to: 50,
      usual: 10,
      about: 'How much matter the crate has.',
    },
    {
      id: 'kick',
      label: 'Kick up the slope',
      symbol: 'v_0',
      unit: 'm/s',
      from: 0,
      to: 5,
      usual: 0,
      about: 'How fast it is sent up the slope at the start.',
      restarts: true,
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 3.7,
      to: 25,
      usual: 9.81,
      about: 'How strongly everything is pulled down: 9.81 on Earth, 3.7 on Mars.',
    },
  ],
  readouts: [
    {
      id: 'slid',
      label: 'Distance down the slope',
      symbol: 's',
      unit: 'm',
      about: 'From where it began; below zero it is higher up.',
      of: ({ slid }) => slid,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      about: 'Down the slope; below zero it slides up.',
      of: ({ speed }) => speed,
    },
    {
      id: 'pull',
      label: 'Pull along the slope',
      symbol: 'F',
      unit: 'N',
      digits: 1,
      about: 'The part of the weight that points down the slope.',
      of: (state, values) => forces(state, values).pull,
    },
    {
      id: 'friction',
      label: 'Friction',
      symbol: 'R',
      unit: 'N',
      digits: 1,
      about: 'How strongly the slope holds or brakes the crate.',
      of: (state, values) => Math.abs(forces(state, values).friction),
    },
    {
      id: 'warmth',
      label: 'Warmth',
      symbol: 'Q',
      unit: 'J',
      digits: 1,
      about: 'What friction has turned into heat.',
      of: ({ warmth }) => warmth,
    },
    {
      id: 'energy',
      label: 'Energy with the warmth',
      symbol: 'E',
      unit: 'J',
      digits: 1,
      about: 'Of height, of motion and of warmth together, counted from the foot of the slope.',
      of: ({ slid, speed, warmth }, { angle = 30, mass = 10, gravity = 9.81 }) =>
        mass * gravity * (slope - slid) * Math.sin(radians(angle)) + 0.5 * mass * speed * speed + warmth,
    },
  ],
  graphs: [
    {
      id: 'slid',
      title: 'Way over time',
      x: 'time',
      y: ['slid'],
      about: 'A curve that gets steeper: it slides faster and faster.',
    },
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'A straight line: the acceleration is constant.',
    },
    {
      id: 'forces',
      title: 'Pull and friction',
      x: 'time',
      y: ['pull', 'friction'],
      about: 'Equal while it stands still.',
    },
  ],
  dt: 1 / 500,
  pace: 1,
  timeUnit: 's',
  start: ({ kick = 0 }) => ({ slid: 0, speed: -kick, time: 0, warmth: 0, below: false }),
  step(state, values, dt) {
    if (state.below) return
    const { mass = 10 } = values
    state.time += dt
    let left = dt
    for (let turn = 0; turn < 2 && left > 0; turn++) {
      const { pull, friction } = forces(state, values)
      const gain = (pull + friction) / mass
      if (gain === 0 && state.speed === 0) return
      // Where it comes to stand within the step, friction turns round: the rest of the step begins from rest.
      const stop = state.speed * gain < 0 ? -state.speed / gain : Number.POSITIVE_INFINITY
      const part = Math.min(left, stop)
      const way = state.speed * part + 0.5 * gain * part * part
      state.slid += way
      state.warmth += Math.abs(friction * way)
      state.speed = stop <= left ? 0 : state.speed + gain * part
      left -= part
    }
    if (state.slid >= slope) {
      // Where exactly it passed the foot: the speed there follows from the constant acceleration.
      const { pull, friction } = forces(state, values)
      const over = state.slid - slope
      state.speed = Math.sqrt(Math.max(0, state.speed ** 2 - (2 * (pull + friction) * over) / mass))
      state.warmth -= Math.abs(friction * over)
      state.slid = slope
      state.below = true
    }
  },
  isOver: ({ below }) => below,
  draw,
  describe: ({ slid, speed, below }) =>
    below
      ? `The crate has reached the foot of the slope at ${speed.toFixed(1)} metres a second.`
      : speed === 0
        ? `The crate stands still ${slid.toFixed(1)} metres down the slope: friction holds it.`
        : `The crate slides ${speed > 0 ? 'down' : 'up'} at ${Math.abs(speed).toFixed(1)} metres a second, ${slid.toFixed(1)} metres from where it began.`,
  effects: [
    {
      control: 'angle',
      readout: 'speed',
      goes: 'up',
      after: 1.2,
      over: [20, 60],
      says: 'A steeper slope makes it slide faster; below about 17° it stays where it is.',
    },
    {
      control: 'rough',
      readout: 'speed',
      goes: 'down',
      after: 1.2,
      over: [0, 0.44],
      says: 'A rougher slope brakes more; beyond 0.46 the crate does not start at all.',
    },
    {
      control: 'mass',
      readout: 'friction',
      goes: 'up',
      after: 1,
      says: 'A heavier crate is pressed on harder, so it has more friction, and yet it slides no slower.',
    },
    {
      control: 'kick',
      readout: 'warmth',
      goes: 'up',
      after: 0.3,
      given: { rough: 0.6 },
      says: 'After a harder kick, friction makes more warmth.',
    },
    {
      control: 'gravity',
      readout: 'speed',
      goes: 'up',
      after: 1,
      says: 'Stronger gravity makes it slide faster.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'It slides by ½ g (sin α − μ cos α) t², after a kick up by the formula with plus.',
      readout: 'slid',
      expected: solved,
      until: 6,
      where: { kick: [0.5, 5] },
    },
    {
      kind: 'analytic',
      says: 'At the foot all the height has become motion and warmth: v² = 2 g L (sin α − μ cos α).',
      readout: 'speed',
      expected: ({ angle = 30, rough = 0.3, gravity = 9.81 }, time) => {
        const gain = gravity * (Math.sin(radians(angle)) - rough * Math.cos(radians(angle)))
        return time > Math.sqrt((2 * slope) / gain) ? Math.sqrt(2 * gain * slope) : undefined
      },
      until: 8,
      where: { kick: [0, 0], angle: [35, 60], rough: [0, 0.45], gravity: [5, 25] },
    },
    {
      kind: 'conserved',
      says: 'Energy of height, of motion and warmth together stay the same.',
      readout: 'energy',
      where: { angle: [3, 60] },
      until: 20,
    },
  ],
  formulas: [
    { tex: 'a = g(\\sin\\alpha - \\mu\\cos\\alpha)', about: 'How it speeds up while it slides down.' },
    { tex: '\\tan\\alpha_{\\max} = \\mu_s', about: 'The steepest slope on which it stays.' },
    { tex: 'R \\le \\mu_s N, \\quad N = mg\\cos\\alpha', about: 'What friction can hold.' },
  ],
  tries: [
    { says: 'Begin at 5° and tilt slowly. When does it let go?', set: { angle: 5, rough: 0.4 } },
    { says: 'Turn the slope to ice.', set: { rough: 0.03 } },
    {
      says: 'Kick it up a gentle slope: it stops and stays there.',
      set: { kick: 5, angle: 15, rough: 0.3 },
    },
    {
      says: 'Kick it up a steep one: it comes back more slowly than it went up.',
      set: { kick: 5, angle: 40, rough: 0.3 },
    },
  ],
  questions: [
    {
      asks: 'The crate becomes five times as heavy. It slides down…',
      options: ['faster', 'more slowly', 'just as fast'],
      settle: {
        readout: 'speed',
        after: 1.5,
        first: { mass: 10 },
        second: { mass: 50 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 1 : 2),
      },
      explains: 'Pull, friction and inertia all grow with the mass, so it drops out.',
    },
    {
      asks: 'A slope of 20° and a roughness of 0.4. What does the crate do when it is let go?',
      options: ['It stays where it is', 'It slides slowly', 'It slides fast'],
      settle: {
        readout: 'speed',
        after: 1.5,
        first: { angle: 20, rough: 0.4, kick: 0 },
        answer: (a) => (a === 0 ? 0 : a < 2 ? 1 : 2),
      },
      explains: 'At rest friction holds up to μₛ = 0.5, and tan 20° is only 0.36.',
    },
    {
      asks: 'Is a crate that stands still without any friction?',
      options: [
        'Yes, friction is zero',
        'No, friction is just as large as the pull',
        'No, friction is larger than the pull',
      ],
      settle: {
        readout: 'friction',
        after: 1,
        first: { angle: 10, rough: 0.4, kick: 0 },
        answer: (a) => {
          const pull = 10 * 9.81 * Math.sin(radians(10))
          return a < 0.01 * pull ? 0 : a < pull * 1.01 ? 1 : 2
        },
      },
      explains:
        'If it were larger the crate would move up the slope by itself. Friction at rest only answers the pull.',
    },
  ],
  glossary: [
    { word: 'Friction', means: 'The force between surfaces that hinders sliding.' },
    { word: 'Static friction', means: 'Friction at rest: as large as needed, up to a limit.' },
    {
      word: 'Normal force',
      means: 'How hard the slope presses back against the crate, at right angles to it.',
    },
    { word: 'Coefficient of friction', means: 'Friction divided by the normal force.' },
  ],
  goals: [
    'Split a weight into a part along the slope and a part that presses on it.',
    'Tell friction at rest from friction while sliding.',
    'Find the steepest slope on which something stays.',
  ],
  standards: [
    'NGSS MS-PS2-2',
    'NGSS HS-PS2-1',
    'England KS3 Physics: forces',
    'England: A-level Physics, forces and Newton’s laws',
  ],
})
