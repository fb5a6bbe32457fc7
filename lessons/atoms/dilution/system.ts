import { system, type Values } from '@makebelieve/kit/simulation/system'
import { absorbance, type Dilution, strengthOf } from './model.ts'
import { draw } from './view.ts'

/** How fast volume and dye change; a full beaker runs over as fast as it is filled, with what is in it. */
function change(
  volume: number,
  dye: number,
  { tap = 5, tapStrength = 0, beaker = 400 }: Values,
): [number, number] {
  const full = volume >= beaker - 1e-9
  return [full ? 0 : tap, tap * tapStrength - (full ? (tap * dye) / volume : 0)]
}

export const dilution = system<Dilution>({
  id: 'dilution',
  title: 'Diluting a purple solution',
  subject: 'chemistry',
  ages: [9, 17],
  words: [
    'dilution',
    'diluting a solution',
    'dilution of a solution',
    'concentration of a solution',
    'molarity',
    'moles per litre',
    'c1v1 = c2v2',
    'making squash weaker',
    'how strong is the drink',
    'beer-lambert law',
    'beer lambert law',
    'absorbance',
    'colorimeter',
    'potassium permanganate',
    'washing out',
  ],
  tells: {
    young:
      'A purple drink is too strong, so we add water. There is just as much purple stuff as before, but it spreads out in more water, so it looks paler. Twice as much water in the glass, half as strong!',
    middle:
      'Concentration is amount divided by volume. Adding water leaves the amount as it is and raises the volume: c₁V₁ = c₂V₂. When the beaker runs over, dye is washed out too, and now the concentration falls by the same share in equal times. How dark it looks tells how strong it is.',
    upper:
      'While filling, c = n/(V₁ + rt); once it overflows, a well-stirred vessel follows dc/dt = (r/V)(c_in − c), an exponential with τ = V/r. Absorbance follows Beer and Lambert: A = εcd with ε = 2400 L/(mol·cm) for permanganate at 525 nm.',
  },
  controls: [
    {
      id: 'strength',
      label: 'Starting concentration',
      symbol: 'c_1',
      unit: 'mmol/L',
      from: 0.1,
      to: 2,
      usual: 1,
      about: 'How much dye is in a litre at first.',
      restarts: true,
    },
    {
      id: 'volume',
      label: 'Starting volume',
      symbol: 'V_1',
      unit: 'mL',
      from: 20,
      to: 200,
      usual: 100,
      step: 5,
      about: 'How much is in the beaker at the start.',
      restarts: true,
    },
    {
      id: 'tap',
      label: 'Tap',
      symbol: 'r',
      unit: 'mL/s',
      from: 0.5,
      to: 20,
      usual: 10,
      step: 0.5,
      about: 'How fast it runs in.',
    },
    {
      id: 'tapStrength',
      label: 'Dye in what runs in',
      symbol: 'c_{in}',
      unit: 'mmol/L',
      from: 0,
      to: 1,
      usual: 0,
      about: 'At 0 it is pure water.',
    },
    {
      id: 'beaker',
      label: 'Size of the beaker',
      symbol: 'V',
      unit: 'mL',
      from: 250,
      to: 500,
      usual: 400,
      step: 10,
      about: 'When it is full it runs over.',
      restarts: true,
    },
    {
      id: 'path',
      label: 'Thickness of the test glass',
      symbol: 'd',
      unit: 'cm',
      from: 0.5,
      to: 4,
      usual: 1,
      about: 'How far the light goes through the solution.',
    },
  ],
  readouts: [
    {
      id: 'strength',
      label: 'Concentration',
      symbol: 'c',
      unit: 'mmol/L',
      digits: 3,
      about: 'Dye in a litre, now.',
      of: strengthOf,
    },
    {
      id: 'volume',
      label: 'Volume',
      symbol: 'V',
      unit: 'mL',
      digits: 0,
      about: 'In the beaker.',
      of: ({ volume }) => volume,
    },
    {
      id: 'dye',
      label: 'Dye in the beaker',
      symbol: 'n',
      unit: 'µmol',
      digits: 1,
      about: 'It stays the same until the beaker runs over.',
      of: ({ dye }) => dye,
    },
    {
      id: 'absorbance',
      label: 'Absorbance',
      symbol: 'A',
      unit: '',
      about: '1 leaves a tenth of the light, 2 a hundredth.',
      of: absorbance,
    },
    {
      id: 'books',
      label: 'Dye, with what ran over',
      unit: 'µmol',
      digits: 1,
      about: 'In the beaker and on the floor, less what came from the tap: none is lost.',
      of: ({ dye, over, came }) => dye + over - came,
    },
  ],
  graphs: [
    {
      id: 'strength',
      title: 'Concentration over time',
      x: 'time',
      y: ['strength'],
      about: 'First as one over the volume, then, running over, an exponential.',
    },
    {
      id: 'dye',
      title: 'Dye in the beaker',
      x: 'time',
      y: ['dye'],
      about: 'Flat until it runs over.',
    },
  ],
  dt: 0.05,
  pace: 2,
  timeUnit: 's',
  start: ({ strength = 1, volume = 100 }) => ({
    time: 0,
    steps: 0,
    volume,
    dye: strength * volume,
    came: 0,
    over: 0,
    trail: [[0, strength]],
  }),
  step(state, values, dt) {
    const { tap = 5, tapStrength = 0, beaker = 400 } = values
    // A step in which it becomes full is done in two parts.
    const until = Math.min(dt, Math.max(0, (beaker - state.volume) / tap))
    for (const part of [until, dt - until]) {
      if (part <= 0) continue
      const { volume, dye } = state
      const [v1, d1] = change(volume, dye, values)
      const [, d2] = change(volume + (part / 2) * v1, dye + (part / 2) * d1, values)
      const [, d3] = change(volume + (part / 2) * v1, dye + (part / 2) * d2, values)
      const [, d4] = change(volume, dye + part * d3, values)
      const gained = (part / 6) * (d1 + 2 * d2 + 2 * d3 + d4)
      state.volume = v1 > 0 && part === until && until < dt ? beaker : volume + part * v1
      state.dye += gained
      state.came += part * tap * tapStrength
      if (v1 === 0) state.over += part * tap * ((dye + state.dye) / 2 / state.volume)
    }
    state.time += dt
    state.steps++
    if (state.steps % 10 !== 0) return
    state.trail.push([state.time, strengthOf(state)])
    if (state.trail.length > 300) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  draw,
  describe(state, values) {
    const full = state.volume >= (values.beaker ?? 400) - 1e-6
    return `The beaker holds ${state.volume.toFixed(0)} millilitres with ${strengthOf(state).toFixed(2)} millimoles in a litre${full ? ' and is running over' : ''}.`
  },
  effects: [
    {
      control: 'tap',
      readout: 'strength',
      goes: 'down',
      after: 10,
      says: 'The more water, the weaker it gets.',
    },
    {
      control: 'strength',
      readout: 'strength',
      goes: 'up',
      after: 10,
      says: 'What starts stronger stays stronger.',
    },
    {
      control: 'volume',
      readout: 'strength',
      goes: 'up',
      after: 10,
      says: 'More of the strong solution to begin with leaves it stronger.',
    },
    {
      control: 'tapStrength',
      readout: 'strength',
      goes: 'up',
      after: 10,
      says: 'Dye from the tap keeps it strong.',
    },
    {
      control: 'beaker',
      readout: 'dye',
      goes: 'up',
      after: 60,
      says: 'A bigger beaker loses less over the rim.',
    },
    {
      control: 'path',
      readout: 'absorbance',
      goes: 'up',
      after: 2,
      says: 'Through a thicker glass it looks darker, though it is no stronger.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'While it fills, c = (c₁V₁ + c_in·r·t)/(V₁ + r·t); running over, it nears c_in as e^(−rt/V).',
      readout: 'strength',
      expected({ strength = 1, volume = 100, tap = 10, tapStrength = 0, beaker = 400 }, time) {
        const fullAt = (beaker - volume) / tap
        const filled = (t: number) => (strength * volume + tapStrength * tap * t) / (volume + tap * t)
        if (time <= fullAt) return filled(time)
        return tapStrength + (filled(fullAt) - tapStrength) * Math.exp((-tap * (time - fullAt)) / beaker)
      },
      until: 60,
    },
    {
      kind: 'conserved',
      says: 'No dye is lost: in the beaker, on the floor and from the tap the books close.',
      readout: 'books',
      until: 60,
    },
    {
      kind: 'published',
      says: 'Permanganate of 0.2 mmol/L has an absorbance of 0.48 in 1 cm at 525 nm.',
      source: 'Commonly tabulated molar absorptivity of MnO₄⁻ at 525 nm: 2.4·10³ L/(mol·cm).',
      values: { strength: 0.8, volume: 100, tap: 10, tapStrength: 0, beaker: 500, path: 1 },
      readout: 'absorbance',
      at: 30,
      expected: 0.48,
      within: 0.005,
    },
  ],
  formulas: [
    { tex: 'c = \\frac{n}{V}', about: 'Concentration is amount over volume.' },
    { tex: 'c_1 V_1 = c_2 V_2', about: 'Adding water does not change the amount.' },
    { tex: 'A = \\varepsilon\\,c\\,d', about: 'Beer and Lambert: how much light is swallowed.' },
  ],
  tries: [
    {
      says: 'Stop when it is half as strong. How much water is in the beaker then?',
      set: { tap: 5, tapStrength: 0, volume: 100, strength: 1 },
    },
    { says: 'Let it run over. Does all the purple go?', set: { tap: 20, beaker: 250 } },
    { says: 'Let a purple solution of half the strength run in.', set: { tapStrength: 0.5, strength: 1 } },
    {
      says: 'Make a weak solution look dark: use a thicker test glass.',
      set: { strength: 0.2, path: 4, tap: 0.5 },
    },
  ],
  questions: [
    {
      asks: 'To 100 mL of a solution we add 100 mL of water. How strong is it now?',
      options: ['Just as strong', 'Half as strong', 'A quarter as strong'],
      settle: {
        readout: 'strength',
        after: 10,
        first: { strength: 1, volume: 100, tap: 10, tapStrength: 0 },
        answer: (a) => (a > 0.75 ? 0 : a > 0.375 ? 1 : 2),
      },
      explains: 'The same dye in twice the volume: half as much in each drop.',
    },
    {
      asks: 'How much dye is in the beaker after that water was added?',
      options: ['Half of it', 'As much as before', 'Twice as much'],
      settle: {
        readout: 'dye',
        after: 10,
        first: { strength: 1, volume: 100, tap: 10, tapStrength: 0 },
        answer: (a) => (a < 75 ? 0 : a < 150 ? 1 : 2),
      },
      explains:
        'Water thins it out but takes nothing away. It looks paler because the dye is spread more widely.',
    },
    {
      asks: 'The full beaker runs over while clear water goes on coming. When is the last bit of dye gone?',
      options: [
        'When as much water came in as the beaker holds',
        'Never quite: it gets weaker and weaker',
        'At once',
      ],
      settle: {
        readout: 'strength',
        after: 70,
        first: { strength: 1, volume: 100, tap: 10, beaker: 400 },
        answer: (a) => (a > 0.02 ? 1 : a > 1e-9 ? 0 : 2),
      },
      explains:
        'What runs over is a mixture of old and new. In equal times the same share goes, so a little always stays.',
    },
  ],
  glossary: [
    { word: 'Concentration', means: 'How much of something is in a certain volume.' },
    { word: 'Dilute', means: 'To make weaker by adding water.' },
    { word: 'Mole', means: '6.022·10²³ particles; a millimole is a thousandth of that.' },
    { word: 'Absorbance', means: 'How much light a solution swallows.' },
    { word: 'Cuvette', means: 'A small test glass with flat walls.' },
  ],
  goals: ['Tell amount and concentration apart.', 'Use c₁V₁ = c₂V₂.', 'Read a concentration from a colour.'],
  standards: [
    'NGSS 5-PS1-2',
    'England KS3 Chemistry: pure and impure substances, mixtures',
    'England GCSE Chemistry: concentration of solutions',
  ],
})
