import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { electronvolts, type Ion, lift, particleOf, particles, turning, ways } from './model.ts'
import { draw } from './view.ts'

export const chargeInAMagneticField = system<Ion>({
  id: 'charge-in-a-magnetic-field',
  title: 'A charge in a magnetic field',
  subject: 'physics',
  ages: [14, 19],
  words: [
    'charge in a magnetic field',
    'charged particle in a magnetic field',
    'lorentz force',
    'cyclotron',
    'magnetic force on a moving charge',
    'circular path of an ion',
    'mass spectrometer',
    'velocity selector',
    'particle accelerator',
    'bending of a particle beam',
    'radius mv/qb',
    'northern lights',
  ],
  tells: {
    young:
      'A tiny charged particle flies through the field of a magnet. The magnet always pushes it to the side, never forwards, so it runs round and round in a circle. The faster it flies, the larger the circle. Make the magnet stronger and the circle shrinks.',
    middle:
      'The magnetic force is always at right angles to the motion, so the speed stays and the path is a circle. Its radius grows with mass and speed and shrinks with charge and field. One turn takes the same time for slow and fast particles.',
    upper:
      'The Lorentz force q(E + v × B) makes a charge circle with r = mv/qB at the cyclotron frequency qB/2πm. A crossed electric field lets it drift with E/B; at v = E/B the forces cancel.',
  },
  controls: [
    {
      id: 'particle',
      label: 'Particle',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: particles.map(({ name }) => name),
      about: 'They differ in charge and mass.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Speed',
      symbol: 'v',
      unit: 'km/s',
      from: 200,
      to: 600,
      usual: 500,
      about: 'How fast it is at first.',
      restarts: true,
    },
    {
      id: 'field',
      label: 'Magnetic field',
      symbol: 'B',
      unit: 'T',
      from: 0.2,
      to: 0.8,
      usual: 0.25,
      about: 'In teslas; a fridge magnet has about 0.005.',
      restarts: true,
    },
    {
      id: 'way',
      label: 'Its direction',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ways,
      about: 'Dots come out of the page, crosses go into it.',
      restarts: true,
    },
    {
      id: 'electric',
      label: 'Electric field',
      symbol: 'E',
      unit: 'kV/m',
      from: 0,
      to: 160,
      usual: 0,
      about: 'Points up the page, from the plus plate to the minus plate.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'radius',
      label: 'Radius of the bend',
      symbol: 'r',
      unit: 'mm',
      about: 'Measured from how fast the path turns.',
      of: ({ radius }) => radius,
    },
    {
      id: 'period',
      label: 'Time for one turn',
      symbol: 'T',
      unit: 'ns',
      digits: 1,
      about: 'Measured from one rise to the next, in billionths of a second.',
      known: ({ period }) => period > 0,
      of: ({ period }) => period * 1000,
    },
    {
      id: 'speed',
      label: 'Speed now',
      symbol: 'v',
      unit: 'km/s',
      digits: 1,
      about: 'Only the electric field can change it.',
      of: ({ vx, vy }) => Math.hypot(vx, vy),
    },
    {
      id: 'drift',
      label: 'Drift to the right',
      symbol: 'v_d',
      unit: 'km/s',
      digits: 1,
      about: 'How far the whole circle moved during the last turn.',
      of: ({ drift }) => drift,
    },
    {
      id: 'energy',
      label: 'Energy',
      symbol: 'W',
      unit: 'eV',
      digits: 1,
      about: 'Of its motion, and of its height in the electric field.',
      of({ vx, vy, y, startY }, values) {
        const particle = particleOf(values)
        // A millimetre in a field of 1 kV/m is one volt.
        const charges = Math.round(particle.charge / 1.602176634e-19)
        return electronvolts(Math.hypot(vx, vy), particle) - charges * (values.electric ?? 0) * (y - startY)
      },
    },
  ],
  graphs: [
    {
      id: 'speed',
      title: 'Speed over time',
      x: 'time',
      y: ['speed'],
      about: 'Flat in a magnetic field alone.',
    },
    { id: 'radius', title: 'Radius over time', x: 'time', y: ['radius'], about: 'Steady for a circle.' },
  ],
  dt: 0.0005,
  pace: 0.1,
  timeUnit: 'µs',
  start(values) {
    const { speed = 400 } = values
    const turn = turning(values)
    const drift = lift(values) / turn
    // Begins at the top or at the foot of its circle, so that the circle is in the middle.
    const y = (speed - drift) / turn
    return {
      x: 0,
      y,
      vx: speed,
      vy: 0,
      startY: y,
      radius: Math.abs(speed / turn),
      lastTime: Number.NaN,
      lastX: 0,
      period: 0,
      drift: 0,
      turns: 0,
      time: 0,
      steps: 0,
      trail: [[0, y]],
    }
  },
  step(state, values, dt) {
    const [turn, up] = [turning(values), lift(values)]
    const [oldVx, oldVy, oldX] = [state.vx, state.vy, state.x]
    // Boris: half of the electric push, a turn by the magnet that keeps the speed, the other half.
    const [vx, vy] = [state.vx, state.vy + (dt / 2) * up]
    const t = (turn * dt) / 2
    const s = (2 * t) / (1 + t * t)
    const [px, py] = [vx + vy * t, vy - vx * t]
    state.vx = vx + py * s
    state.vy = vy - px * s + (dt / 2) * up
    state.x += (dt / 2) * (oldVx + state.vx)
    state.y += (dt / 2) * (oldVy + state.vy)
    state.time += dt
    state.steps++
    const bent = Math.atan2(oldVx * state.vy - oldVy * state.vx, oldVx * state.vx + oldVy * state.vy)
    const way = Math.hypot(state.x - oldX, (dt / 2) * (oldVy + state.vy))
    state.radius = Math.min(9999, way / Math.max(1e-9, Math.abs(bent)))
    // On a straight line there is nothing to count but rounding.
    if (oldVy < 0 && state.vy >= 0 && state.vy - oldVy > 1e-6) {
      const share = state.vy / (state.vy - oldVy)
      const [at, x] = [state.time - dt * share, state.x - (state.x - oldX) * share]
      if (Number.isFinite(state.lastTime)) {
        state.period = at - state.lastTime
        state.drift = (x - state.lastX) / state.period
      }
      state.lastTime = at
      state.lastX = x
      state.turns++
    }
    if (state.steps % 4 === 0) keepTrail(state.trail, [state.x, state.y], 330)
  },
  draw,
  describe(state, values) {
    const { name } = particleOf(values)
    return `A ${name} flies with ${Math.hypot(state.vx, state.vy).toFixed(0)} kilometres a second on a bend of ${state.radius.toFixed(1)} millimetres; ${state.turns} turns are done.`
  },
  effects: [
    {
      control: 'speed',
      readout: 'radius',
      goes: 'up',
      after: 0.05,
      says: 'A faster particle runs in a larger circle.',
    },
    {
      control: 'field',
      readout: 'radius',
      goes: 'down',
      after: 0.05,
      says: 'A stronger magnet makes the circle smaller.',
    },
    {
      control: 'particle',
      readout: 'radius',
      goes: 'changes',
      after: 0.05,
      says: 'Twice the mass with the same charge makes the circle twice as large.',
    },
    {
      control: 'electric',
      readout: 'drift',
      goes: 'up',
      after: 1,
      says: 'An electric field makes the circles drift sideways.',
    },
    {
      control: 'way',
      readout: 'drift',
      goes: 'down',
      after: 1,
      given: { electric: 30 },
      says: 'With the magnet turned round they drift the other way.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The radius is m·v/(q·B).',
      readout: 'radius',
      expected(values) {
        const { charge, mass } = particleOf(values)
        const { speed = 400, field = 0.3 } = values
        return ((mass * speed * 1000) / (Math.abs(charge) * field)) * 1000
      },
      until: 0.5,
      where: { electric: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'The time of a turn is 2π·m/(q·B), whatever the speed and the electric field.',
      readout: 'period',
      expected(values, time) {
        const { charge, mass } = particleOf(values)
        const period = ((2 * Math.PI * mass) / (Math.abs(charge) * (values.field ?? 0.3))) * 1e9
        return time * 1000 > 2.2 * period ? period : undefined
      },
      until: 1.6,
    },
    {
      kind: 'analytic',
      says: 'Circles drift with E/B.',
      readout: 'drift',
      expected(values, time) {
        const { field = 0.3, electric = 0, way = 0 } = values
        return time > 1.5 ? ((Math.round(way) === 0 ? 1 : -1) * electric) / field : undefined
      },
      until: 1.6,
      where: { electric: [5, 160] },
    },
    {
      kind: 'conserved',
      says: 'The energy stays the same: the magnet does no work.',
      readout: 'energy',
      until: 2,
    },
    {
      kind: 'published',
      says: 'Protons circle with 15.245 MHz for each tesla: at 0.5 T a turn takes 131.2 ns.',
      source: 'Proton cyclotron frequency over field, e/2πm_p, from CODATA 2018.',
      values: { particle: 0, field: 0.5, electric: 0 },
      readout: 'period',
      at: 0.6,
      expected: 131.19,
      within: 0.001,
    },
  ],
  formulas: [
    { tex: '\\vec F = q(\\vec E + \\vec v \\times \\vec B)', about: 'The Lorentz force.' },
    { tex: 'r = \\frac{m v}{q B}', about: 'The radius of the circle.' },
    { tex: 'T = \\frac{2\\pi m}{q B}', about: 'The time of one turn: no speed in it.' },
    { tex: 'v_d = \\frac{E}{B}', about: 'The drift, and the speed that goes straight through.' },
  ],
  tries: [
    { says: 'Turn the magnet round: the circle goes the other way.', set: { way: 1 } },
    { says: 'Take the minus ion. To which side is it pushed?', set: { particle: 1 } },
    {
      says: 'Build a velocity selector: at 120 kV/m and 0.3 T only 400 km/s goes straight. Then change the speed!',
      set: { electric: 120, field: 0.3, speed: 400, particle: 0 },
    },
    { says: 'Add a weak electric field and watch the loops wander.', set: { electric: 20, field: 0.4 } },
  ],
  questions: [
    {
      asks: 'A proton is made twice as fast. What happens to the time for one turn?',
      options: ['It halves', 'It stays the same', 'It doubles'],
      settle: {
        readout: 'period',
        after: 0.8,
        first: { speed: 250 },
        second: { speed: 500 },
        answer: (a, b) => (b < a * 0.75 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains:
        'The circle gets twice as long, and the proton is twice as fast: the times are equal. Cyclotrons depend on this.',
    },
    {
      asks: 'The magnet runs for a long time. What does it do to the speed of the particle?',
      options: ['It gets slower', 'Nothing', 'It gets faster'],
      settle: {
        readout: 'speed',
        after: 1.5,
        first: { speed: 400, field: 0.2 },
        second: { speed: 400, field: 0.8 },
        answer: (a, b) => (b < a * 0.99 ? 0 : b < a * 1.01 ? 1 : 2),
      },
      explains:
        'The force is always across the motion. It turns the particle and never pushes it forwards or back.',
    },
    {
      asks: 'A deuteron has the charge of a proton and twice its mass. At the same speed its circle is…',
      options: ['half as large', 'as large', 'twice as large'],
      settle: {
        readout: 'radius',
        after: 0.1,
        first: { particle: 0 },
        second: { particle: 2 },
        answer: (a, b) => (b < a * 0.75 ? 0 : b < a * 1.5 ? 1 : 2),
      },
      explains:
        'The same push turns a heavier particle more slowly. Mass spectrometers weigh atoms in this way.',
    },
  ],
  glossary: [
    { word: 'Ion', means: 'An atom with too few or too many electrons, and so with a charge.' },
    { word: 'Tesla', means: 'The unit of the magnetic field.' },
    { word: 'Proton', means: 'The nucleus of hydrogen, with one plus charge.' },
    {
      word: 'Cyclotron',
      means: 'A machine that makes particles faster while a magnet keeps them in circles.',
    },
    { word: 'Electronvolt', means: 'The energy an electron gets from one volt.' },
  ],
  goals: [
    'Find the direction of the magnetic force on a moving charge.',
    'Use r = mv/qB.',
    'Explain why a magnet does no work on a charge.',
  ],
  standards: [
    'England A level Physics: magnetic fields, moving charges',
    'International Baccalaureate Physics: motion in electromagnetic fields',
  ],
})
