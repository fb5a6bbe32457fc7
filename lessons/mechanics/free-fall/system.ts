import { system } from '@makebelieve/kit/simulation/system'
import { dragOf, type Fall, terminalSpeed } from './model.ts'
import { draw } from './view.ts'

export const freeFall = system<Fall>({
  id: 'free-fall',
  title: 'Falling, and the fastest fall',
  subject: 'physics',
  ages: [9, 18],
  words: [
    'free fall',
    'terminal velocity',
    'falling',
    'parachute',
    'skydiver',
    'air resistance falling',
    'drag',
    'dropping things',
    'falling object',
    'gravity and falling objects',
    'dropping a ball',
    'fall from a tower',
    'falling with air resistance',
    'feather and hammer',
  ],
  tells: {
    young:
      'A skydiver falls faster and faster. But the air pushes up, and the faster the fall, the harder it pushes. Soon the push is as strong as the pull, and the fall gets no faster. A parachute catches lots of air!',
    middle:
      'Two forces act on whatever falls: its weight, always the same, and air resistance, which grows with the speed. When they balance, the speed stays the same. That is the terminal velocity.',
    upper:
      'With square drag m v′ = m g − ½ρCA v², so v = v_t tanh(g t / v_t) with v_t = √(2mg / ρCA), and the distance is (v_t²/g) ln cosh(g t / v_t). Early on it is free fall, v = g t.',
  },
  controls: [
    {
      id: 'mass',
      label: 'Mass',
      symbol: 'm',
      unit: 'kg',
      from: 20,
      to: 150,
      usual: 80,
      about: 'Of the skydiver, with all the gear.',
    },
    {
      id: 'area',
      label: 'Area against the air',
      symbol: 'A',
      unit: 'm²',
      from: 0.2,
      to: 40,
      usual: 0.7,
      logarithmic: true,
      about: '0.2 head first, 0.7 lying flat, 25 and more with an open parachute.',
    },
    {
      id: 'shape',
      label: 'Drag coefficient',
      symbol: 'C',
      unit: '',
      from: 0.4,
      to: 1.5,
      usual: 1,
      about: 'How badly the shape slips through the air: 0.5 for a ball, 1 for a body, 1.4 for a parachute.',
    },
    {
      id: 'air',
      label: 'Density of the air',
      symbol: '\\rho',
      unit: 'kg/m³',
      from: 0.02,
      to: 4,
      usual: 1.2,
      logarithmic: true,
      about: '1.2 at the ground, 0.4 on the highest mountain, 0.02 at the edge of the air, and on Mars.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      symbol: 'g',
      unit: 'm/s²',
      from: 1.6,
      to: 25,
      usual: 9.81,
      about: 'How strongly everything is pulled down: 9.81 on Earth, 3.7 on Mars.',
    },
  ],
  readouts: [
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'm/s',
      digits: 1,
      about: 'How fast the skydiver falls.',
      of: ({ speed }) => speed,
    },
    {
      id: 'fallen',
      label: 'Fallen',
      symbol: 's',
      unit: 'm',
      digits: 0,
      about: 'How far the skydiver has come down.',
      of: ({ fallen }) => fallen,
    },
    {
      id: 'weight',
      label: 'Weight',
      symbol: 'W',
      unit: 'N',
      digits: 0,
      about: 'The pull of gravity.',
      of: (_, { mass = 80, gravity = 9.81 }) => mass * gravity,
    },
    {
      id: 'drag',
      label: 'Air resistance',
      symbol: 'D',
      unit: 'N',
      digits: 0,
      about: 'The push of the air.',
      of: ({ speed }, values) => dragOf(values) * speed * speed,
    },
    {
      id: 'acceleration',
      label: 'Acceleration',
      symbol: 'a',
      unit: 'm/s²',
      about: 'How much faster it gets each second; 0 at the fastest fall.',
      of: ({ speed }, values) =>
        (values.gravity ?? 9.81) - (dragOf(values) * speed * speed) / (values.mass ?? 80),
    },
  ],
  graphs: [
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'Steep at first, then flat: the terminal velocity.',
    },
    {
      id: 'forces',
      title: 'The two forces over time',
      x: 'time',
      y: ['weight', 'drag'],
      about: 'Where the lines meet the forces balance.',
    },
    {
      id: 'acceleration',
      title: 'Acceleration over time',
      x: 'time',
      y: ['acceleration'],
      about: 'It begins as g and runs out.',
    },
  ],
  dt: 1 / 400,
  pace: 1,
  timeUnit: 's',
  start: () => ({ fallen: 0, speed: 0, time: 0 }),
  step(state, values, dt) {
    const { mass = 80, gravity = 9.81 } = values
    const share = dragOf(values) / mass
    // Runge and Kutta's fourth order.
    const gain = (speed: number) => gravity - share * speed * Math.abs(speed)
    const { speed } = state
    const a = gain(speed)
    const b = gain(speed + 0.5 * dt * a)
    const c = gain(speed + 0.5 * dt * b)
    const d = gain(speed + dt * c)
    state.fallen += dt * speed + (dt * dt * (a + b + c)) / 6
    state.speed += (dt * (a + 2 * b + 2 * c + d)) / 6
    state.time += dt
  },
  draw,
  describe: ({ fallen, speed }, values) =>
    `The skydiver has fallen ${fallen.toFixed(0)} metres and falls at ${speed.toFixed(1)} metres a second, ${Math.min(999, (100 * speed) / terminalSpeed(values)).toFixed(0)} percent of the terminal velocity.`,
  effects: [
    {
      control: 'mass',
      readout: 'speed',
      goes: 'up',
      after: 20,
      says: 'In air, the heavier skydiver falls faster.',
    },
    {
      control: 'area',
      readout: 'speed',
      goes: 'down',
      after: 20,
      says: 'The more area, the slower the fall.',
    },
    {
      control: 'shape',
      readout: 'speed',
      goes: 'down',
      after: 20,
      says: 'A shape that catches the air falls more slowly.',
    },
    { control: 'air', readout: 'speed', goes: 'down', after: 20, says: 'Thin air lets you fall faster.' },
    {
      control: 'gravity',
      readout: 'speed',
      goes: 'up',
      after: 20,
      says: 'Stronger gravity makes the fall faster.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The speed is v_t·tanh(g·t/v_t).',
      readout: 'speed',
      expected: (values, time) =>
        terminalSpeed(values) * Math.tanh(((values.gravity ?? 9.81) * time) / terminalSpeed(values)),
      until: 30,
    },
    {
      kind: 'analytic',
      says: 'The distance is (v_t²/g)·ln cosh(g·t/v_t).',
      readout: 'fallen',
      expected: (values, time) => {
        const far = ((values.gravity ?? 9.81) * time) / terminalSpeed(values)
        // ln cosh without overflow.
        return (
          (terminalSpeed(values) ** 2 / (values.gravity ?? 9.81)) *
          (far + Math.log1p(Math.exp(-2 * far)) - Math.LN2)
        )
      },
      until: 30,
    },
    {
      kind: 'published',
      says: 'A skydiver of 85 kg lying flat reaches 44 m/s.',
      source: 'OpenStax, University Physics 1, section 6.4: 85 kg, 0.70 m², C = 1.0, air of 1.21 kg/m³.',
      values: { mass: 85, area: 0.7, shape: 1, air: 1.21, gravity: 9.8 },
      readout: 'speed',
      at: 40,
      expected: 44,
      within: 0.012,
    },
  ],
  formulas: [
    { tex: 'v_t = \\sqrt{\\frac{2mg}{\\rho C A}}', about: 'The terminal velocity.' },
    {
      tex: 'm\\dot v = mg - \\tfrac{1}{2}\\rho C A v^2',
      about: 'Weight less air resistance makes it faster.',
    },
    { tex: 'v(t) = v_t \\tanh\\frac{gt}{v_t}', about: 'The speed at any time after the jump.' },
  ],
  tries: [
    { says: 'Fall until the speed hardly changes, then open the parachute.', set: { area: 30, shape: 1.4 } },
    { says: 'Dive head first.', set: { area: 0.2, shape: 0.7 } },
    { says: 'Jump from where there is hardly any air.', set: { air: 0.02 } },
    {
      says: 'Parachute on Mars: why do landers need rockets too?',
      set: { air: 0.02, gravity: 3.7, area: 40, shape: 1.4 },
    },
  ],
  questions: [
    {
      asks: 'Two skydivers of the same size, one of 60 kg and one of 120 kg. Who falls faster in the end?',
      options: ['The light one', 'The heavy one', 'Both equally fast'],
      settle: {
        readout: 'speed',
        after: 25,
        first: { mass: 60 },
        second: { mass: 120 },
        answer: (a, b) => (a > b * 1.01 ? 0 : b > a * 1.01 ? 1 : 2),
      },
      explains:
        'More weight needs more push of the air to balance it, and the air only pushes harder at a higher speed.',
    },
    {
      asks: 'And in the first half second, when they have only just jumped?',
      options: [
        'The light one is clearly faster',
        'The heavy one is clearly faster',
        'Hardly any difference',
      ],
      settle: {
        readout: 'speed',
        after: 0.5,
        first: { mass: 60 },
        second: { mass: 120 },
        answer: (a, b) => (a > b * 1.02 ? 0 : b > a * 1.02 ? 1 : 2),
      },
      explains: 'While they are slow the air hardly pushes, and then everything falls alike.',
    },
    {
      asks: 'The parachute becomes four times as large. The fall becomes…',
      options: ['half as fast', 'a quarter as fast', 'as fast as before'],
      settle: {
        readout: 'speed',
        after: 20,
        first: { area: 10 },
        second: { area: 40 },
        answer: (a, b) => (b / a > 0.8 ? 2 : b / a > 0.35 ? 0 : 1),
      },
      explains: 'The push grows with the square of the speed, so half the speed needs four times the area.',
    },
  ],
  glossary: [
    { word: 'Terminal velocity', means: 'The steady speed at which weight and air resistance balance.' },
    { word: 'Air resistance', means: 'The push of the air against whatever moves through it.' },
    { word: 'Free fall', means: 'Falling with nothing but gravity acting.' },
    { word: 'Balanced forces', means: 'Forces that cancel, so that the speed does not change.' },
  ],
  goals: [
    'Describe a fall by two forces and by which of them is larger.',
    'Read the terminal velocity from a graph.',
    'Explain how a parachute works.',
  ],
  standards: [
    'NGSS MS-PS2-2',
    'NGSS HS-PS2-1',
    'England KS2 Science: forces (year 5)',
    'England: GCSE Physics, forces and motion',
  ],
})
