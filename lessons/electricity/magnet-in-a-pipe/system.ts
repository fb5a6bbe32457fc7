import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { dragAt, type Falling, gravity, metalOf, metals, pipe } from './model.ts'
import { draw } from './view.ts'

const begun = (): Falling => ({
  depth: -pipe.above,
  speed: 0,
  heat: 0,
  twin: -pipe.above,
  entered: 0,
  left: 0,
  time: 0,
  steps: 0,
  trail: [[0, 0]],
})

/** The drag in a long, thin-walled pipe in closed form, in N·s/m. */
function longPipe(values: Values): number {
  const { moment = 0.8, radius = 10, wall = 2 } = values
  const { conducts } = metalOf(values)
  return (45 * (1.25663706e-6 * moment) ** 2 * conducts * wall * 0.001) / (1024 * (radius * 0.001) ** 4)
}

export const magnetInAPipe = system<Falling>({
  id: 'magnet-in-a-pipe',
  title: 'A magnet in a copper pipe',
  subject: 'physics',
  ages: [10, 19],
  words: [
    'magnet in a copper pipe',
    'magnet falling through a pipe',
    'magnet falling through a tube',
    'eddy current',
    'eddy currents',
    'eddy current brake',
    'magnetic brake',
    'magnetic braking',
    'lenz law experiment',
    'copper tube and magnet',
    'why a magnet falls slowly',
    'roller coaster brake',
  ],
  tells: {
    young:
      'Drop a magnet into a copper pipe. Copper does not stick to magnets, and nothing touches, yet the magnet floats down as if through honey! The falling magnet makes electricity run round in the wall, and that pushes it back up.',
    middle:
      'The moving magnet makes currents in the wall of the pipe, and these make a magnetic field that holds it back. The faster it falls, the harder it is held, until brake and weight are equal. Its energy warms the pipe.',
    upper:
      'Each ring of the wall sees the voltage −v dΦ/dz; the sum of the ring currents’ forces is kv with k = ∫(dΦ/dz)² dG. For a dipole in a long thin pipe k = 45μ₀²m²σw/1024a⁴, and the fall ends at mg/k.',
  },
  controls: [
    {
      id: 'metal',
      label: 'The pipe is made of',
      unit: '',
      from: 0,
      to: 4,
      usual: 3,
      options: metals.map(({ name }) => name),
      about: 'From no conductor to a very good one.',
      restarts: true,
    },
    {
      id: 'moment',
      label: 'Strength of the magnet',
      symbol: 'm',
      unit: 'A·m²',
      from: 0.2,
      to: 1.5,
      usual: 0.8,
      about: 'Its magnetic moment.',
      restarts: true,
    },
    {
      id: 'mass',
      label: 'Mass of the magnet',
      symbol: 'M',
      unit: 'g',
      from: 5,
      to: 40,
      usual: 10,
      about: 'With what is glued to it.',
      restarts: true,
    },
    {
      id: 'wall',
      label: 'Thickness of the wall',
      symbol: 'w',
      unit: 'mm',
      from: 0.5,
      to: 4,
      usual: 2,
      about: 'How much metal there is around it.',
      restarts: true,
    },
    {
      id: 'radius',
      label: 'Radius of the pipe',
      symbol: 'a',
      unit: 'mm',
      from: 8,
      to: 16,
      usual: 10,
      about: 'From the middle to the wall.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'cm/s',
      about: 'How fast the magnet falls.',
      of: ({ speed }) => speed * 100,
    },
    {
      id: 'depth',
      label: 'Depth',
      unit: 'cm',
      digits: 1,
      about: 'Below the top of the pipe, which is 100 cm long.',
      of: ({ depth }) => depth * 100,
    },
    {
      id: 'drag',
      label: 'Brake',
      symbol: 'F',
      unit: 'mN',
      digits: 1,
      about: 'How hard the currents hold the magnet back.',
      of: ({ depth, speed }, values) => 1000 * dragAt(depth, values) * speed,
    },
    {
      id: 'heat',
      label: 'Warmth in the wall',
      symbol: 'Q',
      unit: 'mJ',
      about: 'Since it was let go.',
      of: ({ heat }) => heat * 1000,
    },
    {
      id: 'inside',
      label: 'Time in the pipe',
      unit: 's',
      about: 'Until now, or until it came out below.',
      known: ({ entered }) => entered > 0,
      of: ({ entered, left, time }) => (left > 0 ? left - entered : entered > 0 ? time - entered : 0),
    },
    {
      id: 'found',
      label: 'Energy unaccounted for',
      unit: 'mJ',
      digits: 4,
      about: 'What falling has cost, less motion and warmth: it all adds up until the magnet lands.',
      of: ({ depth, speed, heat }, { mass = 10 }) =>
        mass * (gravity * (depth + pipe.above) - 0.5 * speed * speed) - heat * 1000,
    },
  ],
  graphs: [
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'It falls freely, enters, and is held.',
    },
    {
      id: 'depth',
      title: 'Depth over time',
      x: 'time',
      y: ['depth'],
      about: 'A straight line: an even fall.',
    },
  ],
  dt: 1 / 250,
  pace: 1,
  timeUnit: 's',
  start: begun,
  step(state, values, dt) {
    const { mass = 10 } = values
    state.time += dt
    state.steps++
    const end = pipe.long + pipe.below
    const fallen = -pipe.above + 0.5 * gravity * state.time ** 2
    state.twin = Math.min(end, fallen)
    // The drag half a step ahead, then fall and drag together exactly.
    const rate = dragAt(state.depth + (dt / 2) * state.speed, values) / (mass * 0.001)
    const before = state.speed
    if (rate * dt < 1e-6) {
      state.depth += dt * before + 0.5 * gravity * dt * dt
      state.speed = before + gravity * dt
    } else {
      const even = gravity / rate
      const [over, fade] = [before - even, -Math.expm1(-rate * dt)]
      state.depth += even * dt + (over * fade) / rate
      state.speed = even + over * (1 - fade)
      const square =
        even * even * dt +
        (2 * even * over * fade) / rate -
        (over * over * Math.expm1(-2 * rate * dt)) / (2 * rate)
      state.heat += mass * 0.001 * rate * square
    }
    if (state.depth >= end) {
      state.depth = end
      state.speed = 0
    }
    if (state.entered === 0 && state.depth > 0) state.entered = state.time
    if (state.left === 0 && state.depth > pipe.long) state.left = state.time
    const every = state.time < 2 ? 4 : 40
    if (state.steps % every === 0) keepTrail(state.trail, [state.time, state.speed], 700)
  },
  isOver: ({ depth }) => depth >= pipe.long + pipe.below,
  draw,
  describe({ depth, speed, entered, left, time }, values) {
    const { name } = metalOf(values)
    if (left > 0) return `The magnet took ${(left - entered).toFixed(2)} seconds through the pipe of ${name}.`
    return `The magnet is ${(depth * 100).toFixed(0)} centimetres deep in a pipe of ${name} after ${time.toFixed(1)} seconds and falls with ${(speed * 100).toFixed(1)} centimetres a second.`
  },
  effects: [
    {
      control: 'metal',
      readout: 'speed',
      goes: 'down',
      after: 0.42,
      says: 'The better the pipe conducts, the more slowly the magnet falls.',
    },
    {
      control: 'moment',
      readout: 'speed',
      goes: 'down',
      after: 0.42,
      says: 'A stronger magnet is held back more.',
    },
    {
      control: 'mass',
      readout: 'speed',
      goes: 'up',
      after: 0.42,
      says: 'A heavier magnet falls faster here.',
    },
    {
      control: 'wall',
      readout: 'speed',
      goes: 'down',
      after: 0.42,
      says: 'A thicker wall holds it back more.',
    },
    {
      control: 'radius',
      readout: 'speed',
      goes: 'up',
      after: 0.42,
      says: 'In a wider pipe it falls faster.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Deep in the pipe it falls evenly with Mg·1024a⁴/(45μ₀²m²σw).',
      readout: 'speed',
      expected(values, time, start) {
        const kilograms = (values.mass ?? 10) * 0.001
        const even = (kilograms * gravity) / longPipe(values)
        // Between the place where it has settled and where the end of the pipe is felt.
        const [from, to] = [0.25 + 0.08 / even + (6 * even) / gravity, 0.1 + 0.8 / even]
        return start.depth < 0 && time > from && time < to ? 100 * even : undefined
      },
      until: 3,
      where: { metal: [2, 3], moment: [0.8, 1.2], mass: [8, 14], wall: [1.5, 3], radius: [9, 11] },
    },
    {
      kind: 'conserved',
      says: 'What falling gives is found again as motion and warmth.',
      readout: 'found',
      beside: 'heat',
      until: 0.42,
      where: { metal: [1, 4] },
    },
    {
      kind: 'analytic',
      says: 'Through plastic it falls freely, as v = g·t.',
      readout: 'speed',
      expected: (_, time) => (time < 0.45 ? 981 * time : undefined),
      until: 0.45,
      where: { metal: [0, 0] },
    },
  ],
  formulas: [
    { tex: 'F = k v,\\quad v_\\infty = \\frac{M g}{k}', about: 'The brake, and the even speed in the end.' },
    {
      tex: 'k = \\frac{45\\,\\mu_0^2 m^2 \\sigma w}{1024\\,a^4}',
      about: 'A small magnet in a long pipe with a thin wall.',
    },
    { tex: 'V = -\\frac{d\\Phi}{dt}', about: 'Faraday: what drives the currents in the wall.' },
  ],
  tries: [
    { says: 'Take plastic: now both fall side by side.', set: { metal: 0 } },
    { says: 'Cool the copper with liquid nitrogen and be patient.', set: { metal: 4 } },
    { says: 'Glue a weight to the magnet: 40 g.', set: { mass: 40 } },
    {
      says: 'A strong magnet and a thick wall: how slow can it get?',
      set: { moment: 1.5, wall: 4, radius: 8 },
    },
  ],
  questions: [
    {
      asks: 'Copper is not magnetic. How does a magnet fall through a copper pipe?',
      options: ['As fast as any stone', 'Much more slowly', 'It gets stuck'],
      settle: {
        readout: 'speed',
        after: 0.42,
        first: { metal: 0 },
        second: { metal: 3 },
        answer: (a, b) => (b > a * 0.9 ? 0 : b > 0.05 ? 1 : 2),
      },
      explains:
        'The falling magnet makes currents in the copper, and they brake it. If it stopped, the currents would stop too, so it cannot get stuck.',
    },
    {
      asks: 'The magnet is made twice as strong. Its steady speed becomes…',
      options: ['half', 'a quarter', 'the same'],
      settle: {
        readout: 'speed',
        after: 0.6,
        first: { moment: 0.7 },
        second: { moment: 1.4 },
        answer: (a, b) => (b > a * 0.75 ? 2 : b > a * 0.35 ? 0 : 1),
      },
      explains:
        'Twice the field makes twice the current, and the current pushes on twice the magnet: four times the brake.',
    },
    {
      asks: 'In which pipe does it take longest?',
      options: ['Brass', 'Copper', 'Very cold copper'],
      settle: {
        readout: 'speed',
        after: 0.42,
        first: { metal: 3 },
        second: { metal: 4 },
        answer: (a, b) => (b < a ? 2 : 1),
      },
      explains: 'Cold metal conducts better. More current flows, and the brake is stronger.',
    },
  ],
  glossary: [
    {
      word: 'Eddy current',
      means: 'A current that runs round in a piece of metal when a magnet moves near it.',
    },
    { word: 'Conductor', means: 'Something that lets current flow easily.' },
    { word: 'Terminal speed', means: 'The even speed at which brake and weight are equal.' },
    { word: 'Lenz’s law', means: 'A current made by a motion always holds that motion back.' },
  ],
  goals: [
    'Explain why a magnet falls slowly through copper.',
    'See that the brake grows with the speed and leads to an even fall.',
    'Follow the energy from height to warmth.',
  ],
  standards: [
    'NGSS HS-PS2-5',
    'England GCSE Physics: induced potential (Lenz’s law)',
    'England A level Physics: electromagnetic induction',
  ],
})
