import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Float, massOf, pool, shareUnder, upthrust } from './model.ts'
import { draw } from './view.ts'

/** A box's drag coefficient, moving face first. */
const coefficient = 1.05

/** Water that has to move with the box counts as half of what the box pushes aside, as for a ball. */
const carried = (values: Values) => 0.5 * (values.liquid ?? 1000) * (values.size ?? 0.5) ** 3

export const buoyancy = system<Float>({
  id: 'buoyancy',
  title: 'Will it float?',
  subject: 'physics',
  ages: [8, 16],
  words: [
    'buoyancy',
    'will it float',
    'float or sink',
    'floating',
    'Archimedes',
    'upthrust',
    'density',
    'why ships float',
    'how submarines dive',
    'submarine',
    'sink',
    'floating and sinking',
    'sink or float',
    "archimedes' principle",
    'density of liquids',
  ],
  tells: {
    young:
      'Water pushes up on everything in it. If the box is light for its size it floats; if it is heavy for its size it sinks. Even steel floats, if it is hollow like a ship!',
    middle:
      'The upthrust is as large as the weight of the liquid pushed aside. A box floats when its average density is less than the liquid’s, and the part of it under water is just the ratio of the two densities.',
    upper:
      'Archimedes: F = ρ_l g V_under. In equilibrium V_under/V = ρ/ρ_l. Released, the box heaves about it with ω² = ρ_l g A/(m + added mass), damped by drag that goes with the square of the speed and by waves.',
  },
  controls: [
    {
      id: 'density',
      label: 'Density of the material',
      symbol: '\\rho',
      unit: 'kg/m³',
      from: 100,
      to: 8000,
      usual: 600,
      logarithmic: true,
      about: '200 cork, 600 wood, 917 ice, 2700 aluminium, 7850 steel.',
    },
    {
      id: 'hollow',
      label: 'Hollow',
      symbol: 'h',
      unit: '%',
      from: 0,
      to: 95,
      usual: 0,
      about: 'How much of the box is only air; the walls stay closed.',
    },
    {
      id: 'size',
      label: 'Edge of the box',
      symbol: 'a',
      unit: 'm',
      from: 0.2,
      to: 0.7,
      usual: 0.5,
      about: 'How long each edge is.',
      restarts: true,
    },
    {
      id: 'liquid',
      label: 'Density of the liquid',
      symbol: '\\rho_l',
      unit: 'kg/m³',
      from: 700,
      to: 1400,
      usual: 1000,
      about: '790 alcohol, 920 oil, 1000 fresh water, 1025 sea, 1240 the Dead Sea.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 25,
      usual: 9.81,
      about: 'How strongly everything is pulled down; does it change what floats?',
    },
  ],
  readouts: [
    {
      id: 'under',
      label: 'Part under water',
      symbol: 'V_u/V',
      unit: '%',
      digits: 1,
      about: 'How much of the box is below the surface.',
      of: ({ depth }, values) => 100 * shareUnder(depth, values),
    },
    {
      id: 'average',
      label: 'Average density',
      symbol: '\\bar\\rho',
      unit: 'kg/m³',
      digits: 0,
      about: 'Mass of the box, divided by all its volume.',
      of: (_, { density = 600, hollow = 0 }) => density * (1 - hollow / 100),
    },
    {
      id: 'weight',
      label: 'Weight',
      symbol: 'W',
      unit: 'N',
      digits: 0,
      about: 'The pull of gravity.',
      of: (_, values) => massOf(values) * (values.gravity ?? 9.81),
    },
    {
      id: 'upthrust',
      label: 'Upthrust',
      symbol: 'U',
      unit: 'N',
      digits: 0,
      about: 'How hard the liquid pushes up.',
      of: ({ depth }, values) => upthrust(depth, values),
    },
    {
      id: 'depth',
      label: 'Depth of the bottom',
      symbol: 'd',
      unit: 'm',
      digits: 3,
      about: 'How far the underside is below the surface.',
      of: ({ depth }) => depth,
    },
    {
      id: 'speed',
      label: 'Speed of sinking',
      symbol: 'v',
      unit: 'm/s',
      about: 'Below zero it rises.',
      of: ({ speed }) => speed,
    },
  ],
  graphs: [
    {
      id: 'forces',
      title: 'Weight and upthrust',
      x: 'time',
      y: ['weight', 'upthrust'],
      about: 'Where they meet the box can rest.',
    },
    {
      id: 'depth',
      title: 'Depth over time',
      x: 'time',
      y: ['depth'],
      about: 'It bobs until it rests, or goes down to the ground.',
    },
  ],
  dt: 1 / 300,
  pace: 1,
  timeUnit: 's',
  start: () => ({ depth: 0, speed: 0, time: 0, grounded: false }),
  step(state, values, dt) {
    const { liquid = 1000, gravity = 9.81, size = 0.5 } = values
    const mass = massOf(values)
    const inertia = mass + carried(values)
    const stiff = liquid * gravity * size * size
    const gain = (depth: number, speed: number) => {
      const under = shareUnder(depth, values)
      const drag = 0.5 * liquid * coefficient * size * size * under * Math.abs(speed) * speed
      // Waves carry energy away only while the box breaks the surface.
      const waves = under > 0 && depth < size ? 0.12 * Math.sqrt(stiff * inertia) * speed : 0
      return (mass * gravity - upthrust(depth, values) - drag - waves) / inertia
    }
    // Runge and Kutta's fourth order.
    const { depth, speed } = state
    const half = dt / 2
    const a = gain(depth, speed)
    const b = gain(depth + half * speed, speed + half * a)
    const c = gain(depth + half * speed + half * half * a, speed + half * b)
    const d = gain(depth + dt * speed + dt * half * b, speed + dt * c)
    state.depth += dt * speed + (dt * dt * (a + b + c)) / 6
    state.speed += (dt * (a + 2 * b + 2 * c + d)) / 6
    state.time += dt
    state.grounded = state.depth >= pool
    if (state.grounded) {
      state.depth = pool
      state.speed = Math.min(0, state.speed)
    }
  },
  draw,
  describe: ({ depth, speed, grounded }, values) =>
    grounded
      ? 'The box has sunk and lies on the ground.'
      : `The box is ${(100 * shareUnder(depth, values)).toFixed(0)} percent under water and ${Math.abs(speed) < 0.01 ? 'rests' : speed > 0 ? 'is sinking' : 'is rising'}.`,
  effects: [
    {
      control: 'density',
      readout: 'under',
      goes: 'up',
      after: 20,
      over: [100, 950],
      says: 'The denser the material, the deeper the box lies, until at the density of the liquid it sinks.',
    },
    {
      control: 'hollow',
      readout: 'under',
      goes: 'down',
      after: 20,
      given: { density: 2700 },
      over: [66, 95],
      says: 'A hollow metal box floats, and the more hollow it is, the higher.',
    },
    {
      control: 'liquid',
      readout: 'under',
      goes: 'down',
      after: 20,
      says: 'In a denser liquid it floats higher.',
    },
    {
      control: 'size',
      readout: 'upthrust',
      goes: 'up',
      after: 20,
      says: 'A larger box is pushed up harder, but it is also heavier by just as much.',
    },
    {
      control: 'gravity',
      readout: 'upthrust',
      goes: 'up',
      after: 20,
      says: 'Stronger gravity increases weight and upthrust alike: it floats no deeper.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Archimedes: at rest the part under water is the ratio of the densities.',
      readout: 'under',
      expected: ({ density = 600, hollow = 0, liquid = 1000 }, time) =>
        time > 39 ? (100 * density * (1 - hollow / 100)) / liquid : undefined,
      until: 40,
      where: { density: [200, 650], hollow: [0, 40], gravity: [4, 25] },
    },
    {
      kind: 'analytic',
      says: 'A sinking box ends at the speed at which drag carries what upthrust does not.',
      readout: 'speed',
      expected: ({ density = 600, hollow = 0, liquid = 1000, gravity = 9.81, size = 0.5 }, time) => {
        const most = Math.sqrt(
          (2 * (density * (1 - hollow / 100) - liquid) * gravity * size) / (liquid * coefficient),
        )
        // Read just before a small box would reach the ground, when it has long come near that speed.
        return Math.abs(time - 2.14 / most) < 0.002 ? most : undefined
      },
      until: 6,
      where: { density: [1300, 1500], hollow: [0, 0], liquid: [1000, 1100], size: [0.2, 0.22] },
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Of an iceberg in the sea about 89.5% is under water.',
      source: 'Densities of ice (917 kg/m³) and sea water (1025 kg/m³).',
      values: { density: 917, hollow: 0, liquid: 1025, size: 0.5, gravity: 9.81 },
      readout: 'under',
      at: 40,
      expected: 89.5,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: 'U = \\rho_l\\, g\\, V_u', about: 'The upthrust is the weight of the liquid pushed aside.' },
    {
      tex: '\\frac{V_u}{V} = \\frac{\\bar\\rho}{\\rho_l}',
      about: 'The part under water of whatever floats.',
    },
  ],
  tries: [
    {
      says: 'An iceberg in the sea: how much of it do you see?',
      set: { density: 917, hollow: 0, liquid: 1025 },
    },
    { says: 'Steel sinks. Make it hollow and build a ship.', set: { density: 7850, hollow: 92 } },
    { says: 'Put it into the Dead Sea.', set: { liquid: 1240 } },
    { says: 'Float it on the Moon. Does it lie deeper?', set: { gravity: 1.62 } },
  ],
  questions: [
    {
      asks: 'A box of solid steel sinks. And a hollow one, 92% air?',
      options: ['It sinks too', 'It floats'],
      settle: {
        readout: 'under',
        after: 20,
        first: { density: 7850, hollow: 92 },
        answer: (a) => (a < 99.9 ? 1 : 0),
      },
      explains: 'What counts is the average density of steel and air together: 628 kg/m³, less than water.',
    },
    {
      asks: 'On the Moon gravity is six times weaker. A floating box lies there…',
      options: ['higher in the water', 'just as deep', 'deeper in the water'],
      settle: {
        readout: 'under',
        after: 40,
        first: { gravity: 9.81 },
        second: { gravity: 1.62 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b > a * 1.02 ? 2 : 1),
      },
      explains: 'Weight and upthrust both become six times smaller, so the balance stays.',
    },
    {
      asks: 'A larger box of the same wood floats with…',
      options: ['a larger part of it under water', 'the same part under water', 'a smaller part under water'],
      settle: {
        readout: 'under',
        after: 30,
        first: { size: 0.25 },
        second: { size: 0.65 },
        answer: (a, b) => (b > a * 1.02 ? 0 : b < a * 0.98 ? 2 : 1),
      },
      explains: 'The weight and the water pushed aside grow together; only the densities decide.',
    },
  ],
  glossary: [
    { word: 'Density', means: 'How much mass there is in each cubic metre.' },
    { word: 'Upthrust', means: 'The push of a liquid upwards on what is in it.' },
    { word: 'Displaced', means: 'Pushed aside: the liquid whose place the box takes.' },
  ],
  goals: [
    'Foretell whether something floats from its average density.',
    'Explain why steel ships float.',
    'Work out how much of an iceberg is under water.',
  ],
  standards: ['NGSS MS-PS2-2', 'England KS3 Physics: pressure in fluids, floating and sinking'],
})
