import { system, type Values } from '@makebelieve/kit/simulation/system'
import { draw } from './view.ts'

/** A ball in metres and metres per second; the trail has a point for each tenth of a second. */
export type Projectile = {
  x: number
  y: number
  vx: number
  vy: number
  time: number
  top: number
  landed: boolean
  trail: [number, number][]
}

/** A football's size; a smooth ball's drag coefficient. */
export const radius = 0.11
const coefficient = 0.47

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Drag divided by mass and by the square of the speed, in 1/m. */
const dragOf = ({ air = 1.2, mass = 0.43 }: Values) =>
  (0.5 * air * coefficient * Math.PI * radius ** 2) / mass

/**
 * Where and when the ball lands, worked out without stepping in time: on the hodograph (Johann Bernoulli, 1719) the
 * horizontal speed u is a known function of the slope s, and time, way and height are integrals over the slope.
 */
function landing(values: Values): { range: number; time: number } {
  const { speed = 20, angle = 45, gravity = 9.81 } = values
  const share = dragOf(values) / gravity
  const bend = (s: number) => s * Math.hypot(1, s) + Math.asinh(s)
  const first = Math.tan(radians(angle))
  const always = 1 / (speed * Math.cos(radians(angle))) ** 2 + share * bend(first)
  const squared = (s: number) => 1 / (always - share * bend(s))
  const ds = first / 3000
  let [s, x, y, time] = [first, 0, 0, 0]
  for (let i = 0; i < 1_000_000; i++) {
    const middle = squared(s - ds / 2)
    const rise = ((s - ds / 2) * middle * ds) / gravity
    if (y + rise < 0) {
      const part = y / -rise
      return {
        range: x + (part * middle * ds) / gravity,
        time: time + (part * Math.sqrt(middle) * ds) / gravity,
      }
    }
    x += (middle * ds) / gravity
    y += rise
    time += (Math.sqrt(middle) * ds) / gravity
    s -= ds
  }
  return { range: x, time }
}

let known: { values: Values; landing: { range: number; time: number } } | undefined
function landingOf(values: Values) {
  if (known?.values !== values) known = { values, landing: landing(values) }
  return known.landing
}

export const projectile = system<Projectile>({
  id: 'projectile',
  title: 'Throwing a ball through the air',
  subject: 'physics',
  ages: [11, 18],
  words: [
    'projectile motion',
    'projectile',
    'throwing a ball',
    'trajectory',
    'air resistance',
    'cannon ball',
    'parabola flight',
    'range of a throw',
    'catapult',
    'kicking a football',
    'parabolic motion',
  ],
  tells: {
    young:
      'A ball flies up in a curve and falls down again. The air pushes against it, so it does not get as far as it would on a world without air. Light balls are slowed most.',
    middle:
      'Gravity bends the path of a ball into a parabola. Air resistance grows with the square of the speed, makes the throw shorter and the descent steeper, and slows light balls the most.',
    upper:
      'A sphere obeys v′ = −g ŷ − (ρ C A / 2m) |v| v. Without air the range is v₀² sin 2θ / g; with square drag there is no closed path, but the hodograph is known exactly, and the best angle falls below 45°.',
  },
  controls: [
    {
      id: 'speed',
      label: 'Starting speed',
      symbol: 'v_0',
      unit: 'm/s',
      from: 5,
      to: 40,
      usual: 22,
      about: 'How fast the ball leaves the cannon.',
      restarts: true,
    },
    {
      id: 'angle',
      label: 'Angle',
      symbol: '\\theta',
      unit: '°',
      from: 10,
      to: 80,
      usual: 45,
      step: 1,
      about: 'How steeply the cannon points up.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Mass of the ball',
      symbol: 'm',
      unit: 'kg',
      from: 0.1,
      to: 8,
      usual: 0.43,
      logarithmic: true,
      about: 'All balls are as big as a football, from a beach ball to an iron one.',
      restarts: true,
    },
    {
      id: 'air',
      label: 'Density of the air',
      symbol: '\\rho',
      unit: 'kg/m³',
      from: 0,
      to: 4,
      usual: 1.2,
      about: 'How thick the air is: 0 on the Moon, 1.2 on Earth.',
      restarts: true,
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 25,
      usual: 9.81,
      about: 'How strongly everything is pulled down: 9.81 on Earth, 1.62 on the Moon.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'distance',
      label: 'Distance',
      symbol: 'x',
      unit: 'm',
      digits: 1,
      about: 'How far along the ground the ball has travelled; after landing, how far the throw went.',
      of: ({ x }) => x,
    },
    {
      id: 'height',
      label: 'Height',
      symbol: 'y',
      unit: 'm',
      digits: 1,
      about: 'How high above the ground the ball is.',
      of: ({ y }) => y,
    },
    {
      id: 'top',
      label: 'Highest point',
      symbol: 'h',
      unit: 'm',
      digits: 1,
      about: 'The greatest height so far.',
      of: ({ top }) => top,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      digits: 1,
      about: 'How fast the ball is, in whichever direction it flies.',
      of: ({ vx, vy }) => Math.hypot(vx, vy),
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'E',
      unit: 'J',
      digits: 1,
      about: 'Of height and of motion together; what is missing has warmed the air.',
      of: ({ y, vx, vy }, { mass = 0.43, gravity = 9.81 }) =>
        mass * (gravity * y + 0.5 * (vx ** 2 + vy ** 2)),
    },
  ],
  graphs: [
    {
      id: 'path',
      title: 'The path',
      x: 'distance',
      y: ['height'],
      about: 'Height against distance: a parabola without air, lopsided with it.',
    },
    { id: 'speed', title: 'Speed over time', x: 'time', y: ['speed'], about: 'Slowest near the top.' },
    {
      id: 'energy',
      title: 'Energy over time',
      x: 'time',
      y: ['energy'],
      about: 'Flat without air; with air it runs down fastest where the ball is fastest.',
    },
  ],
  dt: 1 / 240,
  pace: 1,
  timeUnit: 's',
  start: ({ speed = 22, angle = 45 }) => ({
    x: 0,
    y: 0,
    vx: speed * Math.cos(radians(angle)),
    vy: speed * Math.sin(radians(angle)),
    time: 0,
    top: 0,
    landed: false,
    trail: [[0, 0]],
  }),
  step(state, values, dt) {
    const { gravity = 9.81 } = values
    const drag = dragOf(values)
    const change = (vx: number, vy: number): [number, number] => {
      const slow = drag * Math.hypot(vx, vy)
      return [-slow * vx, -gravity - slow * vy]
    }
    // Runge and Kutta's fourth order: forces depend on the speed alone.
    const { x, y, vx, vy } = state
    const a = change(vx, vy)
    const b = change(vx + 0.5 * dt * a[0], vy + 0.5 * dt * a[1])
    const c = change(vx + 0.5 * dt * b[0], vy + 0.5 * dt * b[1])
    const d = change(vx + dt * c[0], vy + dt * c[1])
    state.x += dt * vx + (dt * dt * (a[0] + b[0] + c[0])) / 6
    state.y += dt * vy + (dt * dt * (a[1] + b[1] + c[1])) / 6
    state.vx += (dt * (a[0] + 2 * b[0] + 2 * c[0] + d[0])) / 6
    state.vy += (dt * (a[1] + 2 * b[1] + 2 * c[1] + d[1])) / 6
    state.time += dt
    state.top = Math.max(state.top, state.y)
    if (state.y < 0 && state.vy < 0) {
      const part = y / (y - state.y)
      state.x = x + part * (state.x - x)
      state.vx = vx + part * (state.vx - vx)
      state.vy = vy + part * (state.vy - vy)
      state.y = 0
      state.landed = true
    }
    if (state.landed || state.time > state.trail.length * 0.1) state.trail.push([state.x, state.y])
  },
  isOver: ({ landed }) => landed,
  draw,
  describe: ({ x, y, top, vx, vy, landed }) =>
    landed
      ? `The ball has landed ${x.toFixed(1)} metres away; it was ${top.toFixed(1)} metres high at most.`
      : `The ball is ${y.toFixed(1)} metres high and ${x.toFixed(1)} metres away, flying at ${Math.hypot(vx, vy).toFixed(1)} metres a second.`,
  effects: [
    { control: 'speed', readout: 'distance', goes: 'up', after: 12, says: 'A faster throw goes farther.' },
    { control: 'angle', readout: 'top', goes: 'up', after: 12, says: 'A steeper throw goes higher.' },
    {
      control: 'angle',
      readout: 'distance',
      goes: 'up',
      after: 12,
      over: [10, 38],
      says: 'From flat throws up to about 40° a steeper throw goes farther.',
    },
    {
      control: 'angle',
      readout: 'distance',
      goes: 'down',
      after: 12,
      over: [48, 80],
      says: 'Steeper than that, it lands closer again.',
    },
    {
      control: 'mass',
      readout: 'distance',
      goes: 'up',
      after: 12,
      says: 'In air a heavier ball of the same size goes farther.',
    },
    {
      control: 'air',
      readout: 'distance',
      goes: 'down',
      after: 12,
      says: 'Thicker air makes the throw shorter.',
    },
    {
      control: 'gravity',
      readout: 'distance',
      goes: 'down',
      after: 40,
      says: 'Stronger gravity brings the ball down sooner.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without air the height is v₀ t sin θ − g t²/2.',
      readout: 'height',
      expected: ({ speed = 22, angle = 45, gravity = 9.81 }, time) => {
        const height = speed * Math.sin(radians(angle)) * time - 0.5 * gravity * time ** 2
        return height > 0 ? height : undefined
      },
      until: 20,
      where: { air: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'With air it lands where the integrals over the hodograph say.',
      readout: 'distance',
      expected: (values, time) => {
        const { range, time: flight } = landingOf(values)
        return time > flight - 1 / 480 ? range : undefined
      },
      until: 50,
    },
    {
      kind: 'conserved',
      says: 'Without air the energy stays the same.',
      readout: 'energy',
      where: { air: [0, 0] },
    },
  ],
  formulas: [
    { tex: 'R = \\frac{v_0^2 \\sin 2\\theta}{g}', about: 'How far a ball flies without air.' },
    {
      tex: 'F = \\tfrac{1}{2}\\rho C A v^2',
      about: 'How hard the air pushes back: with the square of the speed.',
    },
    {
      tex: '\\dot{\\vec v} = \\vec g - \\frac{\\rho C A}{2m}|\\vec v|\\,\\vec v',
      about: 'How the velocity changes from moment to moment.',
    },
  ],
  tries: [
    { says: 'Take the air away: the ball follows the dashed line.', set: { air: 0 } },
    { says: 'Throw a beach ball, then an iron one.', set: { mass: 0.1 } },
    { says: 'Without air 30° and 60° land at the same place. And with air?', set: { angle: 60 } },
    { says: 'Throw on the Moon: no air and little gravity.', set: { air: 0, gravity: 1.62 } },
  ],
  questions: [
    {
      asks: 'There is no air. One ball is thrown at 30°, one at 60°, equally fast. Which goes farther?',
      options: ['The one at 30°', 'The one at 60°', 'Both go equally far'],
      settle: {
        readout: 'distance',
        after: 10,
        first: { air: 0, angle: 30 },
        second: { air: 0, angle: 60 },
        answer: (a, b) => (a > b * 1.01 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains:
        'The flat one is fast over the ground but short in the air, the steep one the other way round: sin 2θ is the same for both.',
    },
    {
      asks: 'Now there is air. Again 30° and 60°: which goes farther?',
      options: ['The one at 30°', 'The one at 60°', 'Both go equally far'],
      settle: {
        readout: 'distance',
        after: 10,
        first: { angle: 30 },
        second: { angle: 60 },
        answer: (a, b) => (a > b * 1.01 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains: 'The steep throw is in the air for longer, and so the air has longer to slow it down.',
    },
    {
      asks: 'Without air, the ball is thrown twice as fast. How much farther does it go?',
      options: ['As far as before', 'Twice as far', 'Four times as far'],
      settle: {
        readout: 'distance',
        after: 12,
        first: { air: 0, speed: 15 },
        second: { air: 0, speed: 30 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'It flies twice as long and twice as fast: two times two is four.',
    },
  ],
  glossary: [
    { word: 'Projectile', means: 'Something that was thrown or shot and now flies by itself.' },
    { word: 'Trajectory', means: 'The path that it flies along.' },
    { word: 'Range', means: 'How far away it lands.' },
    { word: 'Drag', means: 'The push of the air against whatever moves through it.' },
  ],
  goals: [
    'See a flight as two motions at once: steady forwards, falling downwards.',
    'Find the angle that throws farthest, with and without air.',
    'Explain why a light ball is slowed more than a heavy one.',
  ],
  standards: ['NGSS MS-PS2-2', 'NGSS HS-PS2-1', 'England: A-level Physics, projectile motion'],
})
