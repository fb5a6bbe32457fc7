import { system, type Values } from '@makebelieve/kit/simulation/system'
import { growth, inertiaAt, quick, type Spin, waits, widest } from './model.ts'
import { draw } from './view.ts'

/** Where the hands are: they near their goal without overshooting, a critically damped pull. */
function reachAt({ arms = 0.2 }: Values, time: number): number {
  const since = Math.max(0, time - waits)
  return arms + (widest - arms) * (1 + quick * since) * Math.exp(-quick * since)
}

const turn = 2 * Math.PI

export const spinningSkater = system<Spin>({
  id: 'spinning-skater',
  title: 'The spinning skater',
  subject: 'physics',
  ages: [10, 18],
  words: [
    'spinning skater',
    'angular momentum',
    'conservation of angular momentum',
    'ice skater spin',
    'pirouette',
    'figure skating spin',
    'moment of inertia',
    'spinning on an office chair',
    'pulling in your arms to spin faster',
    'rotational motion',
    'rotating stool with dumbbells',
  ],
  tells: {
    young:
      'A skater spins with her arms stretched out. When she pulls them in, whoosh: she spins much faster! When she stretches them again, she gets slow. Nobody pushes her; it is all in the arms.',
    middle:
      'Weights far from the axis are hard to turn. When the arms come in, the body is easier to turn, and as nothing brakes or pushes from outside, it must turn faster: moment of inertia times spin stays the same. The arms do work, so the energy of the spin grows.',
    upper:
      'Angular momentum L = I·ω changes only through the torque of the ice: I·ω′ = −I′·ω − τ. With I = I₀ + 2(m_arm/3 + m)r² the spin is L/I. The kinetic energy L²/2I grows when r shrinks, by the work against the centrifugal force, ∫½ω²|dI|.',
  },
  controls: [
    {
      id: 'arms',
      label: 'Hands from the axis',
      symbol: 'r',
      unit: 'm',
      from: 0.15,
      to: 0.85,
      usual: 0.2,
      about:
        'She begins with stretched arms (0.85 m) and moves them there after a moment. Move it while she spins!',
    },
    {
      id: 'weights',
      label: 'Weight in each hand',
      symbol: 'm',
      unit: 'kg',
      from: 0,
      to: 5,
      usual: 2,
      about: 'Dumbbells make the effect stronger.',
      restarts: true,
    },
    {
      id: 'spin',
      label: 'Spin at the start',
      symbol: '\\omega_0',
      unit: 'turns/s',
      from: 0.3,
      to: 2,
      usual: 0.8,
      about: 'Turns a second with stretched arms.',
      restarts: true,
    },
    {
      id: 'body',
      label: 'Mass of the skater',
      symbol: 'M',
      unit: 'kg',
      from: 30,
      to: 90,
      usual: 55,
      about: 'Without arms and weights.',
      restarts: true,
    },
    {
      id: 'friction',
      label: 'Brake of the ice',
      symbol: '\\tau',
      unit: 'N·m',
      from: 0,
      to: 2,
      usual: 0.1,
      about: 'How strongly the skate rubs against the spin.',
    },
  ],
  readouts: [
    {
      id: 'turns',
      label: 'Spin',
      symbol: '\\omega',
      unit: 'turns/s',
      about: 'Turns a second.',
      of: ({ spin }) => spin / turn,
    },
    {
      id: 'inertia',
      label: 'Moment of inertia',
      symbol: 'I',
      unit: 'kg·m²',
      about: 'How hard it is to change the spin.',
      of: ({ reach }, values) => inertiaAt(reach, values),
    },
    {
      id: 'momentum',
      label: 'Angular momentum',
      symbol: 'L',
      unit: 'kg·m²/s',
      about: 'Moment of inertia times spin.',
      of: ({ reach, spin }, values) => inertiaAt(reach, values) * spin,
    },
    {
      id: 'energy',
      label: 'Energy of the spin',
      symbol: 'E',
      unit: 'J',
      digits: 1,
      about: 'Half of inertia times spin squared.',
      of: ({ reach, spin }, values) => 0.5 * inertiaAt(reach, values) * spin * spin,
    },
    {
      id: 'work',
      label: 'Work of the arms',
      symbol: 'W',
      unit: 'J',
      digits: 1,
      about: 'Pulling the hands in against the outward tug.',
      of: ({ work }) => work,
    },
  ],
  graphs: [
    {
      id: 'spin',
      title: 'Spin and inertia over time',
      x: 'time',
      y: ['turns', 'inertia'],
      about: 'One goes up where the other goes down.',
    },
    {
      id: 'energy',
      title: 'Energy of the spin over time',
      x: 'time',
      y: ['energy', 'work'],
      about: 'What the arms put in is what the spin gains.',
    },
    {
      id: 'momentum',
      title: 'Angular momentum over time',
      x: 'time',
      y: ['momentum'],
      about: 'Flat without a brake, whatever the arms do.',
    },
  ],
  dt: 1 / 120,
  pace: 1,
  timeUnit: 's',
  start: ({ spin = 0.8 }) => ({
    reach: widest,
    pulling: 0,
    spin: spin * turn,
    angle: 0,
    work: 0,
    heat: 0,
    time: 0,
  }),
  step(state, values, dt) {
    const { arms = 0.2, friction = 0.1 } = values
    // Steps end where the arms begin to move, so that nothing is smeared.
    const goal = state.time + 1e-9 < waits ? widest : arms
    const rates = (reach: number, pulling: number, spin: number) => {
      const change = growth(reach, pulling, values)
      const brake = spin > 0 ? friction : 0
      return [
        pulling,
        quick * quick * (goal - reach) - 2 * quick * pulling,
        (-change * spin - brake) / inertiaAt(reach, values),
        spin,
        -0.5 * change * spin * spin,
        brake * spin,
      ] as const
    }
    const { reach, pulling, spin } = state
    const a = rates(reach, pulling, spin)
    const b = rates(reach + 0.5 * dt * a[0], pulling + 0.5 * dt * a[1], spin + 0.5 * dt * a[2])
    const c = rates(reach + 0.5 * dt * b[0], pulling + 0.5 * dt * b[1], spin + 0.5 * dt * b[2])
    const d = rates(reach + dt * c[0], pulling + dt * c[1], spin + dt * c[2])
    const sum = (i: 0 | 1 | 2 | 3 | 4 | 5) => (dt / 6) * (a[i] + 2 * b[i] + 2 * c[i] + d[i])
    state.reach += sum(0)
    state.pulling += sum(1)
    state.spin = Math.max(0, state.spin + sum(2))
    state.angle = (state.angle + sum(3)) % turn
    state.work += sum(4)
    state.heat += sum(5)
    state.time += dt
  },
  isOver: ({ spin, time }) => spin === 0 || time > 600,
  draw,
  describe: ({ reach, spin }, values) =>
    `Her hands are ${(reach * 100).toFixed(0)} centimetres from the axis and she spins ${(spin / turn).toFixed(2)} times a second; the angular momentum is ${(inertiaAt(reach, values) * spin).toFixed(1)}.`,
  effects: [
    {
      control: 'arms',
      readout: 'turns',
      goes: 'down',
      after: 4,
      says: 'The farther in the hands, the faster the spin.',
    },
    {
      control: 'weights',
      readout: 'turns',
      goes: 'up',
      after: 4,
      says: 'Heavier weights make the effect stronger.',
    },
    { control: 'spin', readout: 'turns', goes: 'up', after: 4, says: 'A faster start gives a faster spin.' },
    {
      control: 'body',
      readout: 'turns',
      goes: 'down',
      after: 4,
      says: 'The heavier the body itself, the less the arms matter.',
    },
    {
      control: 'friction',
      readout: 'momentum',
      goes: 'down',
      after: 4,
      says: 'Only the brake of the ice takes angular momentum away.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The spin is what is left of the angular momentum, L₀ − τ·t, divided by the moment of inertia of that moment.',
      readout: 'turns',
      expected: (values, time) => {
        const { spin = 0.8, friction = 0.1 } = values
        const left = inertiaAt(widest, values) * spin * turn - friction * time
        return left > 0 ? left / inertiaAt(reachAt(values, time), values) / turn : undefined
      },
      until: 6,
    },
    {
      kind: 'conserved',
      says: 'Without a brake the angular momentum stays the same, whatever the arms do.',
      readout: 'momentum',
      where: { friction: [0, 0] },
      until: 20,
    },
    {
      kind: 'analytic',
      says: 'The work of the arms is the gain L²/2I − L²/2I₀ in the energy of the spin.',
      readout: 'work',
      expected: (values, time) => {
        const begun = inertiaAt(widest, values)
        const momentum = begun * (values.spin ?? 0.8) * turn
        return (momentum * momentum * (1 / inertiaAt(reachAt(values, time), values) - 1 / begun)) / 2
      },
      until: 6,
      where: { friction: [0, 0] },
    },
  ],
  formulas: [
    {
      tex: 'L = I\\,\\omega',
      about: 'Angular momentum: it stays the same when nothing outside turns or brakes.',
    },
    {
      tex: 'I = \\tfrac12 M R^2 + 2\\left(\\tfrac13 m_A + m\\right) r^2',
      about: 'The trunk as a cylinder, two arms as rods, two weights.',
    },
    {
      tex: 'E = \\tfrac12 I \\omega^2 = \\frac{L^2}{2I}',
      about: 'The energy of the spin: larger when I is smaller.',
    },
  ],
  tries: [
    {
      says: 'Pull the arms in, wait, and stretch them out again: she is back at the speed of the start.',
      set: { arms: 0.15, friction: 0 },
    },
    { says: 'Take 5 kg in each hand.', set: { weights: 5, arms: 0.15 } },
    { says: 'Leave the weights at home: does it still work?', set: { weights: 0, arms: 0.15 } },
    { says: 'Let the ice brake and watch the box shrink.', set: { friction: 2 } },
  ],
  questions: [
    {
      asks: 'She pulls her arms in. What happens to her angular momentum (no brake)?',
      options: ['It grows', 'It stays the same', 'It shrinks'],
      settle: {
        readout: 'momentum',
        after: 5,
        first: { arms: 0.85, friction: 0 },
        second: { arms: 0.2, friction: 0 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 2 : 1),
      },
      explains:
        'Nobody outside turns her. The inertia gets smaller, the spin larger, and their product stays the same.',
    },
    {
      asks: 'And her energy?',
      options: ['It grows', 'It stays the same', 'It shrinks'],
      settle: {
        readout: 'energy',
        after: 5,
        first: { arms: 0.85, friction: 0 },
        second: { arms: 0.2, friction: 0 },
        answer: (a, b) => (b > a * 1.01 ? 0 : b < a * 0.99 ? 2 : 1),
      },
      explains: 'Pulling the hands in against the outward tug is hard work. It goes into the spin.',
    },
    {
      asks: 'With 5 kg in each hand instead of none, pulling the arms in makes her…',
      options: ['faster than without weights', 'just as fast', 'slower than without weights'],
      settle: {
        readout: 'turns',
        after: 4,
        first: { weights: 0 },
        second: { weights: 5 },
        answer: (none, five) => (five > none * 1.02 ? 0 : five < none * 0.98 ? 2 : 1),
      },
      explains:
        'The weights make the stretched body much harder to turn, so at the same start there is far more angular momentum to use.',
    },
  ],
  glossary: [
    { word: 'Angular momentum', means: 'How much spin there is: moment of inertia times turning speed.' },
    {
      word: 'Moment of inertia',
      means: 'How hard it is to set something turning; mass far from the axis counts most.',
    },
    { word: 'Torque', means: 'A force that turns or brakes a turn.' },
    { word: 'Axis', means: 'The line around which something turns.' },
  ],
  goals: [
    'See that spin grows when mass comes nearer to the axis.',
    'Tell apart what is kept (angular momentum) and what is not (energy).',
    'Explain where the extra energy comes from.',
  ],
  standards: [
    'NGSS HS-PS3-2',
    'England A level Physics (engineering physics option): rotational dynamics and angular momentum',
  ],
})
