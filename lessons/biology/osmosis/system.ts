import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import {
  flow,
  innerPotential,
  insideNow,
  kindOf,
  kinds,
  type OsmosisCell,
  outerPotential,
  pull,
  turgor,
} from './model.ts'
import { draw } from './view.ts'

const watched = 90

/**
 * The size of a shrinking cell without turgor: for its water w, dw/dt = a(n/w − C) gives −w/C − (n/C²)·ln(C·w − n) = a·t + …;
 * found by halving.
 */
function shrunk(values: Values, time: number): number | undefined {
  const { dry } = kindOf(values)
  const { inside = 0.3, outside = 0.6, channels = 0.15 } = values
  if (outside < inside * 1.02) return undefined
  const held = inside * (1 - dry)
  const height = (water: number) => water / outside + (held / outside ** 2) * Math.log(outside * water - held)
  const wanted = height(1 - dry) - channels * pull(values) * time
  let [low, high] = [held / outside, 1 - dry]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (outside * middle > held && height(middle) > wanted) high = middle
    else low = middle
  }
  return 100 * ((low + high) / 2 + dry)
}

/** Where a cell with a wall comes to rest: the positive root of a quadratic in its water. */
function firm({ inside = 0.3, outside = 0.6, ...values }: Values): number {
  const { dry, stiff } = kinds[0]
  const heat = pull(values)
  const b = stiff * (dry - 1) + heat * outside
  const water = (-b + Math.sqrt(b * b + 4 * stiff * heat * inside * (1 - dry))) / (2 * stiff)
  return 100 * (water + dry)
}

export const osmosis = system<OsmosisCell>({
  id: 'osmosis',
  title: 'Osmosis: cells in sweet water',
  subject: 'biology',
  ages: [10, 18],
  words: [
    'osmosis',
    'water potential',
    'potato in salt water',
    'potato strips',
    'cell membrane',
    'semipermeable membrane',
    'partially permeable membrane',
    'plasmolysis',
    'turgor',
    'hypertonic and hypotonic',
    'isotonic solution',
    'why plants wilt',
    'red blood cell in water',
    'why salt draws water',
    'why salad goes limp',
    'diffusion of water',
  ],
  tells: {
    young:
      'A cell is like a tiny bag whose skin lets water through but not sugar. Put it in very sweet water and water runs out: the cell shrivels. Put it in plain water and water runs in: it becomes plump. That is why a slice of potato goes limp in salty water!',
    middle:
      'Water passes through the membrane of a cell, dissolved sugar or salt does not. Water moves to the side where more is dissolved: this is osmosis. A potato cell swells until its wall pushes back; a red blood cell has no wall and can burst.',
    upper:
      'Water flows down its potential Ψ = Ψ_p + Ψ_s with the osmotic part −c·R·T (van ’t Hoff) and the turgor ε(V − V₀)/V₀ of the wall. Above the isotonic point the cell follows Boyle and van ’t Hoff: its water is inverse to the concentration outside.',
  },
  controls: [
    {
      id: 'kind',
      label: 'Cell',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: kinds.map(({ name }) => name),
      about: 'A potato cell has a firm wall around it, a red blood cell has none.',
      restarts: true,
    },
    {
      id: 'outside',
      label: 'Dissolved outside',
      symbol: 'c_o',
      unit: 'mol/L',
      from: 0,
      to: 1,
      usual: 0.6,
      step: 0.01,
      about: 'Sugar in the water around: 0 is pure water, 1 is syrup. Half as much table salt does the same.',
    },
    {
      id: 'inside',
      label: 'Dissolved inside at first',
      symbol: 'c_i',
      unit: 'mol/L',
      from: 0.1,
      to: 0.5,
      usual: 0.3,
      step: 0.01,
      about: 'Everything dissolved in the cell; it cannot get out.',
      restarts: true,
    },
    {
      id: 'channels',
      label: 'Water channels',
      symbol: 'L',
      unit: '1/(MPa·min)',
      from: 0.05,
      to: 0.5,
      usual: 0.15,
      step: 0.01,
      about: 'How easily water gets through the membrane.',
    },
    {
      id: 'temperature',
      label: 'Warmth',
      symbol: 'T',
      unit: '°C',
      from: 2,
      to: 40,
      usual: 20,
      step: 1,
      about: 'Warmer particles push harder.',
    },
  ],
  readouts: [
    {
      id: 'size',
      label: 'Size of the cell',
      symbol: 'V',
      unit: '%',
      digits: 1,
      about: 'Its volume compared with the start; a potato strip’s weight changes nearly as much.',
      of: ({ size }) => size * 100,
    },
    {
      id: 'flow',
      label: 'Water flowing in',
      unit: '% a minute',
      about: 'Below zero water leaves the cell.',
      of: ({ size, burst }, values) => (burst ? 0 : 100 * flow(size, values)),
    },
    {
      id: 'outer',
      label: 'Water potential outside',
      symbol: '\\Psi_o',
      unit: 'MPa',
      digits: 3,
      about: 'Pure water has 0; the more is dissolved the lower it is.',
      of: (_, values) => outerPotential(values),
    },
    {
      id: 'inner',
      label: 'Water potential inside',
      symbol: '\\Psi_i',
      unit: 'MPa',
      digits: 3,
      about: 'The pull of what is dissolved and the push of the wall together.',
      of: ({ size, burst }, values) => (burst ? outerPotential(values) : innerPotential(size, values)),
    },
    {
      id: 'turgor',
      label: 'Push of the wall',
      symbol: '\\Psi_p',
      unit: 'MPa',
      digits: 3,
      about: 'Turgor: it keeps plants upright. A car tyre has about 0.2.',
      of: ({ size }, values) => turgor(size, values),
    },
    {
      id: 'dissolved',
      label: 'Dissolved inside now',
      unit: 'mol/L',
      digits: 3,
      about: 'It rises as water leaves.',
      of: ({ size, burst }, values) => (burst ? (values.outside ?? 0.6) : insideNow(size, values)),
    },
  ],
  graphs: [
    {
      id: 'size',
      title: 'Size over time',
      x: 'time',
      y: ['size'],
      about: 'Fast at first, then slower and slower, until both sides are even.',
    },
    {
      id: 'potentials',
      title: 'Water potential inside and outside',
      x: 'time',
      y: ['inner', 'outer'],
      about: 'The two meet: then as much water goes in as out.',
    },
  ],
  dt: 0.02,
  pace: 1,
  timeUnit: 'min',
  start: () => ({ size: 1, burst: false, time: 0, trail: [[0, 1]] }),
  step(state, values, dt) {
    state.time += dt
    if (!state.burst) {
      const a = flow(state.size, values)
      const b = flow(state.size + 0.5 * dt * a, values)
      const c = flow(state.size + 0.5 * dt * b, values)
      const d = flow(state.size + dt * c, values)
      state.size += (dt / 6) * (a + 2 * b + 2 * c + d)
      if (state.size >= kindOf(values).bursts) state.burst = true
    }
    if (state.time - (state.trail.at(-1)?.[0] ?? 0) >= 0.24)
      keepTrail(state.trail, [state.time, state.size], 400)
  },
  isOver: ({ time }) => time >= watched,
  draw,
  describe({ size, burst, time }, values) {
    const { name } = kindOf(values)
    if (burst) return `The ${name} took in so much water that it burst.`
    const now = flow(size, values)
    const way = Math.abs(now) < 0.0005 ? 'is at rest' : now > 0 ? 'takes in water' : 'loses water'
    const push = turgor(size, values)
    return `After ${time.toFixed(1)} minutes the ${name} ${way} and has ${(size * 100).toFixed(1)} percent of its first size${push > 0.005 ? `; its wall pushes back with ${push.toFixed(2)} megapascals` : ''}.`
  },
  effects: [
    {
      control: 'outside',
      readout: 'size',
      goes: 'down',
      after: 20,
      says: 'The sweeter the water outside, the smaller the cell becomes.',
    },
    {
      control: 'inside',
      readout: 'size',
      goes: 'up',
      after: 20,
      says: 'A cell with more dissolved inside keeps more water.',
    },
    {
      control: 'channels',
      readout: 'size',
      goes: 'down',
      after: 1,
      says: 'With more water channels it shrinks faster, though no further.',
    },
    {
      control: 'temperature',
      readout: 'outer',
      goes: 'down',
      says: 'When it’s warm, what is dissolved pulls harder on water.',
    },
    {
      control: 'kind',
      readout: 'size',
      goes: 'up',
      after: 6,
      given: { outside: 0.2 },
      says: 'Without a wall nothing stops the cell from swelling.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'A cell that shrinks follows the integral of its flow, down to where the concentrations are even (Boyle and van ’t Hoff).',
      readout: 'size',
      expected: shrunk,
      until: 20,
      where: { outside: [0.4, 1], inside: [0.1, 0.38] },
      within: 0.002,
    },
    {
      kind: 'analytic',
      says: 'A potato cell in thin solution rests where the push of its wall evens the pull: the root of a quadratic.',
      readout: 'size',
      expected: (values, time) => (time > 24 ? firm(values) : undefined),
      until: 25,
      where: { kind: [0, 0], outside: [0, 0.2], inside: [0.22, 0.5], channels: [0.1, 0.5] },
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'At 37 °C each milliosmole in a litre gives 19.3 mmHg: 300 of them, as in blood, 5790 mmHg or 0.772 MPa.',
      source: 'Guyton and Hall, Textbook of Medical Physiology, chapter on body fluid compartments.',
      values: { outside: 0.3, temperature: 37 },
      readout: 'outer',
      at: 0,
      expected: -0.7719,
      within: 0.005,
    },
    {
      kind: 'published',
      says: 'Red blood cells in salt water of half the strength of blood swell to about one and a half times their size.',
      source: 'Osmotic fragility of red cells: Ponder, Hemolysis and Related Phenomena; Guyton and Hall.',
      values: { kind: 1, inside: 0.3, outside: 0.16, temperature: 37 },
      readout: 'size',
      at: 60,
      expected: 150,
      within: 0.05,
    },
  ],
  formulas: [
    {
      tex: '\\Psi = \\Psi_p + \\Psi_s',
      about: 'Water potential: push of the wall and pull of what is dissolved.',
    },
    { tex: '\\Psi_s = -c\\,R\\,T', about: 'The pull of what is dissolved (van ’t Hoff).' },
    {
      tex: '\\frac{1}{V_0}\\frac{dV}{dt} = L\\,(\\Psi_o - \\Psi_i)',
      about: 'Water flows to the lower potential.',
    },
  ],
  tries: [
    { says: 'Put the potato cell into pure water. Does it burst?', set: { kind: 0, outside: 0 } },
    { says: 'Now the red blood cell into pure water!', set: { kind: 1, outside: 0 } },
    {
      says: 'Find the sweetness at which the potato cell neither grows nor shrinks.',
      set: { kind: 0, outside: 0.4 },
    },
    {
      says: 'Rescue a limp cell: first syrup, then turn the outside down to 0.',
      set: { kind: 0, outside: 1 },
    },
  ],
  questions: [
    {
      asks: 'A strip of fresh potato lies in pure water for a while. How heavy is it afterwards?',
      options: ['Lighter', 'Just as heavy', 'Heavier'],
      settle: {
        readout: 'size',
        after: 30,
        first: { kind: 0, outside: 0 },
        answer: (a) => (a < 99.5 ? 0 : a > 100.5 ? 2 : 1),
      },
      explains: 'More is dissolved inside than outside, so water flows in, until the cell walls push back.',
    },
    {
      asks: 'A potato cell in syrup has three times as many water channels as its neighbour. After an hour it is…',
      options: ['smaller than the neighbour', 'as small as the neighbour', 'larger than the neighbour'],
      settle: {
        readout: 'size',
        after: 60,
        first: { outside: 0.8, channels: 0.15 },
        second: { outside: 0.8, channels: 0.45 },
        answer: (a, b) => (b < a * 0.995 ? 0 : b > a * 1.005 ? 2 : 1),
      },
      explains: 'More doors let the water out sooner, but where it ends is set by what is dissolved.',
    },
    {
      asks: 'A potato cell and a red blood cell, both with 0.3 mol/L inside, are put into pure water. Which grows larger?',
      options: ['The potato cell', 'The red blood cell, until it bursts', 'Both grow alike'],
      settle: {
        readout: 'size',
        after: 30,
        first: { kind: 0, outside: 0 },
        second: { kind: 1, outside: 0 },
        answer: (a, b) => (a > b * 1.05 ? 0 : b > a * 1.05 ? 1 : 2),
      },
      explains:
        'The wall of the potato cell is stiff and soon stops the water. In hospitals salt water of just the right strength is used, so that blood cells stay whole.',
    },
  ],
  glossary: [
    { word: 'Osmosis', means: 'Water moving through a membrane to where more is dissolved.' },
    { word: 'Membrane', means: 'The thin skin of a cell; water passes, sugar does not.' },
    { word: 'Turgor', means: 'The pressure in a plump plant cell; it keeps leaves and stems firm.' },
    {
      word: 'Plasmolysis',
      means: 'The membrane draws away from the wall when a plant cell loses much water.',
    },
    { word: 'Isotonic', means: 'With just as much dissolved as inside, so that nothing flows.' },
  ],
  goals: [
    'Predict which way water flows through a membrane.',
    'Explain why plants wilt and why blood cells burst in pure water.',
    'Find the concentration inside a potato from a graph.',
  ],
  standards: [
    'NGSS HS-LS1-3',
    'England GCSE Biology: transport in cells, osmosis',
    'A level Biology: water potential',
  ],
})
