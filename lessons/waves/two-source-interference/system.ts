import { system } from '@makebelieve/kit/simulation/system'
import {
  heightAt,
  lengthOf,
  meterAt,
  meters,
  partsAt,
  type Ripples,
  spacingOf,
  speedOf,
  strengthAt,
  waveNumber,
} from './model.ts'
import { draw } from './view.ts'

const swing = ({ duckFelt, duckSquares }: Ripples) =>
  duckFelt > 0 ? Math.sqrt((2 * duckSquares) / duckFelt) : 0

export const twoSourceInterference = system<Ripples>({
  id: 'two-source-interference',
  title: 'Two waves meet',
  subject: 'physics',
  ages: [9, 19],
  words: [
    'two-source interference',
    'two source interference',
    'wave interference',
    'interference of waves',
    'interference pattern',
    'ripple tank',
    'constructive and destructive interference',
    'constructive interference',
    'destructive interference',
    'superposition of waves',
    'water ripples',
    'two stones in a pond',
    'waves meeting',
    'path difference',
    'in phase and out of phase',
  ],
  tells: {
    young:
      'Two fingers tap the water and each makes rings. Where the rings meet, some places jump twice as high, and some places stay quite still, although waves go through them from both sides! Can you find a quiet place for the duck?',
    middle:
      'Two dippers make waves of the same length. Where crest meets crest the waves add up; where crest meets trough they cancel. Which of the two happens depends on how much farther one wave has come than the other. On the wall, loud and quiet places take turns with a spacing of about λL/d.',
    upper:
      'Two coherent point sources superpose: the amplitude at a place follows from the phase k(r₁ − r₂) + φ. Lines of silence are hyperbolas r₁ − r₂ = (m + ½)λ. The wavelength solves the dispersion of water, ω² = (gk + σk³/ρ) tanh kh, so depth and frequency both set it.',
  },
  controls: [
    {
      id: 'frequency',
      label: 'Taps in a second',
      symbol: 'f',
      unit: 'Hz',
      from: 10,
      to: 25,
      usual: 15,
      about: 'How often both dippers tap the water each second.',
      restarts: true,
    },
    {
      id: 'gap',
      label: 'Between the dippers',
      symbol: 'd',
      unit: 'cm',
      from: 3,
      to: 10,
      usual: 6,
      about: 'How far apart the two dippers are.',
      restarts: true,
    },
    {
      id: 'distance',
      label: 'To the wall',
      symbol: 'L',
      unit: 'cm',
      from: 15,
      to: 30,
      usual: 27,
      about: 'From the dippers straight to the wall.',
      restarts: true,
    },
    {
      id: 'depth',
      label: 'Depth of the water',
      symbol: 'h',
      unit: 'mm',
      from: 2,
      to: 10,
      usual: 6,
      about: 'Shallow water slows the waves down and makes them shorter.',
      restarts: true,
    },
    {
      id: 'phase',
      label: 'Second dipper ahead by',
      symbol: '\\varphi',
      unit: '°',
      from: 0,
      to: 180,
      usual: 0,
      step: 5,
      about: 'Of one full tap: at 0 both tap together, at 180 one goes down while the other goes up.',
      restarts: true,
    },
    {
      id: 'duck',
      label: 'The duck sits at',
      symbol: 'y',
      unit: 'cm',
      from: -12,
      to: 12,
      usual: 4,
      step: 0.1,
      about: 'Up or down along the wall, from its middle.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'spacing',
      label: 'Between two quiet places',
      symbol: '\\Delta y',
      unit: 'cm',
      about: 'Measured along the wall around its middle.',
      known: (state) => spacingOf(state) > 0,
      of: spacingOf,
    },
    {
      id: 'swing',
      label: 'The duck’s swing',
      symbol: 'A',
      unit: 'mm',
      about: 'How high it goes above the calm water, from what was measured since both waves came.',
      known: ({ duckFelt }) => duckFelt > 0,
      of: swing,
    },
    {
      id: 'height',
      label: 'The duck now',
      symbol: 'z',
      unit: 'mm',
      about: 'How high it is at this moment.',
      of: ({ time }, values) =>
        heightAt(values.distance ?? 27, values.duck ?? 4, time, waveNumber(values), values),
    },
    {
      id: 'length',
      label: 'Wavelength',
      symbol: '\\lambda',
      unit: 'cm',
      about: 'From crest to crest.',
      of: (_, values) => lengthOf(values),
    },
    {
      id: 'speed',
      label: 'Speed of the crests',
      symbol: 'v',
      unit: 'cm/s',
      digits: 1,
      about: 'How fast a crest runs.',
      of: (_, values) => speedOf(values),
    },
    {
      id: 'difference',
      label: 'Path difference at the duck',
      symbol: '\\Delta r',
      unit: 'wavelengths',
      about: 'How much farther one wave has come: whole numbers are loud, halves are quiet (when in step).',
      of: (_, values) => {
        const { distance = 27, duck = 4, gap = 6 } = values
        const far = Math.hypot(distance, duck + gap / 2) - Math.hypot(distance, duck - gap / 2)
        return Math.abs(far) / lengthOf(values)
      },
    },
  ],
  graphs: [
    {
      id: 'duck',
      title: 'The duck goes up and down',
      x: 'time',
      y: ['height'],
      about: 'Calm until the waves come; then high waves at a loud place and hardly any at a quiet one.',
    },
    {
      id: 'swing',
      title: 'The duck’s swing as measured',
      x: 'time',
      y: ['swing'],
      about: 'It settles within a few waves.',
    },
  ],
  dt: 1 / 320,
  pace: 0.2,
  timeUnit: 's',
  start: (values) => ({
    time: 0,
    odd: false,
    felt: Array(meters).fill(0),
    squares: Array(meters).fill(0),
    along: Array.from({ length: meters }, (_, i) => partsAt(values.distance ?? 27, meterAt(i), values)),
    duckFelt: 0,
    duckSquares: 0,
  }),
  step(state, values, dt) {
    state.time += dt
    // Pictures want small steps; for the meters every second one will do.
    state.odd = !state.odd
    if (state.odd) return
    const turn = 2 * Math.PI * (values.frequency ?? 15) * state.time
    const [sine, cosine] = [Math.sin(turn), Math.cos(turn)]
    state.along.forEach(([a, b, late], i) => {
      if (late > turn) return
      state.felt[i] = (state.felt[i] ?? 0) + dt
      state.squares[i] = (state.squares[i] ?? 0) + dt * (a * sine + b * cosine) ** 2
    })
    const { distance = 27, duck = 4 } = values
    const [a, b, late] = partsAt(distance, duck, values)
    if (late > turn) return
    state.duckFelt += dt
    state.duckSquares += dt * (a * sine + b * cosine) ** 2
  },
  draw,
  describe(state, values) {
    const spacing = spacingOf(state)
    return `Waves ${lengthOf(values).toFixed(1)} centimetres long run from two dippers. ${
      state.duckFelt > 0
        ? `The duck swings ${swing(state).toFixed(1)} millimetres up and down.`
        : 'They have not reached the duck yet.'
    } ${spacing > 0 ? `Quiet places on the wall are ${spacing.toFixed(1)} centimetres apart.` : ''}`
  },
  effects: [
    {
      control: 'frequency',
      readout: 'spacing',
      goes: 'down',
      after: 2.8,
      says: 'Faster tapping makes shorter waves, and the quiet places move together.',
    },
    {
      control: 'gap',
      readout: 'spacing',
      goes: 'down',
      after: 2.8,
      says: 'Dippers farther apart make finer stripes.',
    },
    {
      control: 'distance',
      readout: 'spacing',
      goes: 'up',
      after: 2.8,
      says: 'On a wall farther away the stripes are wider.',
    },
    {
      control: 'depth',
      readout: 'speed',
      goes: 'up',
      after: 0,
      says: 'In deeper water the waves run faster.',
    },
    {
      control: 'phase',
      readout: 'swing',
      goes: 'changes',
      after: 2.8,
      given: { duck: 0 },
      says: 'Out of step, loud and quiet places change over.',
    },
    {
      control: 'duck',
      readout: 'swing',
      goes: 'changes',
      after: 2.8,
      says: 'Along the wall loud and quiet places take turns.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'In step, the first quiet places lie where the hyperbola r₁ − r₂ = λ/2 meets the wall.',
      readout: 'spacing',
      expected(values, time) {
        const { gap = 6, distance = 27 } = values
        const half = lengthOf(values) / 2
        return time > 2.9 ? half * Math.sqrt(1 + (4 * distance ** 2) / (gap ** 2 - half ** 2)) : undefined
      },
      until: 3,
      where: { phase: [0, 0], gap: [4, 10] },
    },
    {
      kind: 'analytic',
      says: 'The duck swings as two arrows of the strengths of both waves add up at the angle of their phases.',
      readout: 'swing',
      expected(values, time) {
        const { gap = 6, distance = 27, duck = 4, phase = 0 } = values
        const r1 = Math.sqrt(distance ** 2 + (duck - gap / 2) ** 2)
        const r2 = Math.sqrt(distance ** 2 + (duck + gap / 2) ** 2)
        const [a, b] = [strengthAt(r1), strengthAt(r2)]
        const angle = (2 * Math.PI * (r2 - r1)) / lengthOf(values) - (phase * Math.PI) / 180
        return time > 2.9 ? Math.sqrt(a * a + b * b + 2 * a * b * Math.cos(angle)) : undefined
      },
      until: 3,
      where: { duck: [-2, 2], phase: [0, 60] },
    },
    {
      kind: 'published',
      says: 'The slowest waves on deep water are 1.7 cm long and run at 23 cm/s.',
      source: 'H. Lamb, Hydrodynamics, § 267: least speed 23.1 cm/s at 1.73 cm, 13.5 Hz.',
      values: { frequency: 13.5, depth: 10 },
      readout: 'speed',
      at: 0,
      expected: 23.1,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'Such a wave is 1.7 cm long.',
      source: 'H. Lamb, Hydrodynamics, § 267.',
      values: { frequency: 13.5, depth: 10 },
      readout: 'length',
      at: 0,
      expected: 1.72,
      within: 0.015,
    },
  ],
  formulas: [
    {
      tex: '\\Delta y \\approx \\frac{\\lambda L}{d}',
      about: 'From one quiet place on the wall to the next.',
    },
    {
      tex: 'r_1 - r_2 = m\\lambda',
      about: 'Loud where the path difference is a whole number of waves, quiet at the halves.',
    },
    { tex: 'v = f\\lambda', about: 'Speed is taps in a second times the length of a wave.' },
    {
      tex: '\\omega^2 = \\left(gk + \\frac{\\sigma}{\\rho}k^3\\right)\\tanh kh',
      about: 'How long a wave on water of depth h is: gravity and surface tension both pull it flat.',
    },
  ],
  tries: [
    { says: 'Move the duck until it hardly bobs at all, while waves run past on both sides of it.' },
    {
      says: 'Let the dippers tap against each other: now the middle is quiet.',
      set: { phase: 180, duck: 0 },
    },
    { says: 'Tap faster and count the stripes.', set: { frequency: 25 } },
    { says: 'Put the dippers far apart: many narrow stripes.', set: { gap: 10 } },
    { says: 'Make the water very shallow and watch the crests crowd together.', set: { depth: 2 } },
  ],
  questions: [
    {
      asks: 'The duck sits in the very middle, as far from one dipper as from the other. Both tap together. The duck…',
      options: ['bobs strongly', 'stays still'],
      settle: {
        readout: 'swing',
        after: 2.8,
        first: { duck: 0, phase: 0 },
        second: { duck: 0, phase: 180 },
        answer: (a, b) => (a > b ? 0 : 1),
      },
      explains: 'Both waves have come equally far, so crest always meets crest. They add up.',
    },
    {
      asks: 'You move the dippers twice as far apart. What happens to the stripes on the wall?',
      options: ['They get about twice as wide', 'They stay', 'They get about half as wide'],
      settle: {
        readout: 'spacing',
        after: 2.8,
        first: { gap: 4.5 },
        second: { gap: 9 },
        answer: (a, b) => (b > a * 1.5 ? 0 : b < a * 0.67 ? 2 : 1),
      },
      explains:
        'With more room between them, a smaller step along the wall is enough to make one path half a wave longer.',
    },
    {
      asks: 'You pour water out until only 2 mm is left. What happens to the stripes on the wall?',
      options: ['They move together', 'They stay', 'They move apart'],
      settle: {
        readout: 'spacing',
        after: 2.8,
        first: { depth: 6 },
        second: { depth: 2 },
        answer: (a, b) => (b < a * 0.97 ? 0 : b > a * 1.03 ? 2 : 1),
      },
      explains:
        'In shallow water waves run more slowly. With as many taps in a second the crests crowd together, and shorter waves make narrower stripes.',
    },
  ],
  glossary: [
    {
      word: 'Interference',
      means: 'What happens where waves meet: they add up, crest on crest or crest on trough.',
    },
    { word: 'Wavelength', means: 'The distance from one crest to the next.' },
    { word: 'Path difference', means: 'How much farther one wave has come than the other.' },
    { word: 'In phase', means: 'In step: both go up at the same moment.' },
    { word: 'Node', means: 'A place that stays quiet because the waves cancel there.' },
  ],
  goals: [
    'Explain with crests and troughs why there are loud and quiet places.',
    'Predict from a path difference whether a place is loud or quiet.',
    'Find how wavelength, gap and distance set the width of the stripes.',
  ],
  standards: [
    'NGSS 4-PS4-1',
    'NGSS MS-PS4-1',
    'NGSS HS-PS4-1',
    'England KS3 Physics: observed waves, superposition of water waves',
    'A level Physics: superposition, two-source interference',
  ],
})
