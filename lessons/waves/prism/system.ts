import { system } from '@makebelieve/kit/simulation/system'
import { degrees, radians } from '../paint.ts'
import { glasses, glassOf, indexOf, lightSpeed, type Prism, wayOf } from './model.ts'
import { draw } from './view.ts'

export const prism = system<Prism>({
  id: 'prism',
  title: 'A prism fans out the colours',
  subject: 'physics',
  ages: [8, 19],
  words: [
    'prism',
    'glass prism',
    'dispersion of light',
    'splitting white light',
    'colours of light',
    'colors of light',
    'visible spectrum',
    'spectrum of white light',
    'white light into colours',
    "newton's prism",
    'minimum deviation',
    'angle of deviation',
    'why light splits into colours',
    'rainbow from a prism',
    'spectroscope',
  ],
  tells: {
    young:
      'White light is a mixture of all colours! A prism of glass bends each colour a little differently, red least and violet most. So they come out side by side, like a rainbow on the wall.',
    middle:
      'Glass slows violet light more than red: its refractive index depends on the colour. At both faces of the prism violet is bent more, and white light is fanned out into a spectrum. This is dispersion.',
    upper:
      'The index follows Sellmeier’s formula, n² = 1 + Σ Bλ²/(λ² − C). A ray is bent by δ = i + e − A; the least deviation is reached when it runs through symmetrically, and then n = sin((A + δ)/2)/sin(A/2). Beyond the critical angle at the second face no light gets out.',
  },
  controls: [
    {
      id: 'angle',
      label: 'Prism turned, light meets it at',
      symbol: 'i',
      unit: '°',
      from: 30,
      to: 85,
      usual: 56,
      step: 0.5,
      about: 'Between the beam and the normal of the first face.',
    },
    {
      id: 'apex',
      label: 'Angle of the prism',
      symbol: 'A',
      unit: '°',
      from: 20,
      to: 65,
      usual: 60,
      about: 'Between its two faces, at the top.',
    },
    {
      id: 'glass',
      label: 'Made of',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: glasses.map(({ name }) => name),
      about: 'Some glasses spread the colours much more than others.',
    },
  ],
  readouts: [
    {
      id: 'deviation',
      label: 'Yellow is bent by',
      symbol: '\\delta',
      unit: '°',
      about: 'Between its path before and after the prism (589 nm), if it gets out at all.',
      known: (_, values) => !wayOf(589, values).lost,
      of: (_, values) => wayOf(589, values).deviation,
    },
    {
      id: 'spread',
      label: 'Red to violet',
      symbol: '\\Delta\\delta',
      unit: '°',
      about: 'How wide the colours from 700 to 400 nm are fanned out, if they all get out.',
      known: (_, values) => !wayOf(700, values).lost && !wayOf(400, values).lost,
      of: (_, values) => {
        const [red, violet] = [wayOf(700, values), wayOf(400, values)]
        return red.lost || violet.lost ? 0 : violet.deviation - red.deviation
      },
    },
    {
      id: 'index',
      label: 'Index for yellow',
      symbol: 'n',
      unit: '',
      digits: 4,
      about: 'How many times slower yellow light is than in empty space (587.6 nm).',
      of: (_, values) => indexOf(587.56, values),
    },
    {
      id: 'abbe',
      label: 'Abbe number',
      symbol: 'V',
      unit: '',
      digits: 1,
      about: 'Small for a glass that spreads the colours strongly.',
      of: (_, values) => (indexOf(587.56, values) - 1) / (indexOf(486.13, values) - indexOf(656.27, values)),
    },
    {
      id: 'gone',
      label: 'Light has gone',
      unit: 'cm',
      digits: 0,
      about: 'In air, since the lamp was lit: 30 cm in a nanosecond.',
      of: ({ time }) => time * lightSpeed,
    },
  ],
  graphs: [
    {
      id: 'deviation',
      title: 'How far yellow is bent',
      x: 'time',
      y: ['deviation'],
      about: 'Turn the prism slowly: it falls, stands still at the least deviation, and rises again.',
    },
    {
      id: 'spread',
      title: 'Red to violet',
      x: 'time',
      y: ['spread'],
      about: 'How wide the fan of colours is.',
    },
  ],
  dt: 0.005,
  pace: 0.4,
  timeUnit: 'ns',
  start: () => ({ time: 0 }),
  step(state, _, dt) {
    state.time += dt
  },
  draw,
  describe(_, values) {
    const [red, yellow, violet] = [wayOf(700, values), wayOf(589, values), wayOf(400, values)]
    if (yellow.lost)
      return `The light is thrown back inside the prism of ${glassOf(values).name} and does not get out.`
    return `A prism of ${glassOf(values).name} bends yellow light by ${yellow.deviation.toFixed(1)} degrees${violet.lost || red.lost ? '; violet does not get out' : ` and fans the colours out over ${(violet.deviation - red.deviation).toFixed(1)} degrees`}.`
  },
  effects: [
    {
      control: 'apex',
      readout: 'deviation',
      goes: 'up',
      after: 0,
      over: [20, 61],
      says: 'The wider its angle, the more a prism bends light. (Beyond 61° the light may not get out.)',
    },
    {
      control: 'apex',
      readout: 'spread',
      goes: 'up',
      after: 0,
      over: [20, 61],
      says: 'And the more it spreads the colours.',
    },
    {
      control: 'angle',
      readout: 'spread',
      goes: 'down',
      after: 0,
      over: [56, 85],
      says: 'The flatter the light comes in, the narrower the fan. (Too steep, and it does not get out.)',
    },
    {
      control: 'glass',
      readout: 'spread',
      goes: 'changes',
      after: 0,
      says: 'Heavy flint glass spreads the colours most.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'δ = i + e − A with sin e = sin A·√(n² − sin² i) − cos A·sin i.',
      readout: 'deviation',
      expected(values) {
        const { angle = 56, apex = 60 } = values
        const [i, a, n] = [radians(angle), radians(apex), indexOf(589, values)]
        const sine = Math.sin(a) * Math.sqrt(n * n - Math.sin(i) ** 2) - Math.cos(a) * Math.sin(i)
        return sine < 1 ? angle + degrees(Math.asin(sine)) - apex : 0
      },
      until: 0.05,
    },
    {
      kind: 'analytic',
      says: 'Straight through, a prism of 60° turns light by 2·asin(n·sin(A/2)) − A, its least deviation.',
      readout: 'deviation',
      expected: (values) => degrees(2 * Math.asin(indexOf(589, values) * Math.sin(radians(30)))) - 60,
      until: 0.05,
      where: { apex: [60, 60], angle: [49.1, 49.6], glass: [0, 0] },
      within: 0.001,
    },
    {
      kind: 'published',
      says: 'BK7 has the index 1.5168.',
      source: 'Schott, data sheet N-BK7: n_d = 1.5168.',
      values: { glass: 0 },
      readout: 'index',
      at: 0,
      expected: 1.5168,
      within: 0.0001,
    },
    {
      kind: 'published',
      says: 'BK7 has the Abbe number 64.2.',
      source: 'Schott, data sheet N-BK7: V_d = 64.17.',
      values: { glass: 0 },
      readout: 'abbe',
      at: 0,
      expected: 64.17,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'SF10 has the index 1.7283.',
      source: 'Schott, data sheet SF10: n_d = 1.72825.',
      values: { glass: 1 },
      readout: 'index',
      at: 0,
      expected: 1.72825,
      within: 0.0002,
    },
    {
      kind: 'published',
      says: 'Water has the index 1.333.',
      source: 'Daimon and Masumura, Applied Optics 46 (2007), at 20 °C.',
      values: { glass: 2 },
      readout: 'index',
      at: 0,
      expected: 1.3333,
      within: 0.0005,
    },
  ],
  formulas: [
    {
      tex: '\\delta = i + e - A',
      about: 'How far a ray is bent: in at i, out at e, with the prism’s angle A.',
    },
    {
      tex: 'n = \\frac{\\sin\\frac{A + \\delta_{\\min}}{2}}{\\sin\\frac{A}{2}}',
      about: 'From the least deviation one measures an index.',
    },
    {
      tex: 'n^2 = 1 + \\sum_j \\frac{B_j\\lambda^2}{\\lambda^2 - C_j}',
      about: 'Sellmeier: how the index depends on the colour.',
    },
  ],
  tries: [
    {
      says: 'Turn the prism slowly, down from 85°. The colours turn back: that is the least deviation.',
      set: { angle: 85 },
    },
    { says: 'Take plain window glass: how narrow the rainbow becomes.', set: { glass: 0, angle: 49 } },
    { says: 'Fill a hollow prism with water.', set: { glass: 2, angle: 42 } },
    { says: 'Go on until violet is caught inside.', set: { glass: 1, angle: 46 } },
  ],
  questions: [
    {
      asks: 'Which colour does glass bend most?',
      options: ['Red', 'Violet', 'All the same'],
      settle: {
        readout: 'spread',
        after: 0,
        first: {},
        answer: (a) => (a > 0.05 ? 1 : a < -0.05 ? 0 : 2),
      },
      explains: 'Violet light is slowed down most in glass, so it is bent most, at both faces.',
    },
    {
      asks: 'You swap crown glass for heavy flint glass. The fan of colours gets…',
      options: ['narrower', 'just as wide', 'wider'],
      settle: {
        readout: 'spread',
        after: 0,
        first: { glass: 0, angle: 60 },
        second: { glass: 1, angle: 60 },
        answer: (a, b) => (b > a * 1.1 ? 2 : b < a * 0.9 ? 0 : 1),
      },
      explains: 'Flint glass contains heavy atoms, and its index differs more between red and violet.',
    },
    {
      asks: 'The prism is made slimmer: 30° at the top instead of 60°. Yellow light is then bent…',
      options: ['less', 'just as much', 'more'],
      settle: {
        readout: 'deviation',
        after: 0,
        first: { apex: 60, angle: 56 },
        second: { apex: 30, angle: 56 },
        answer: (a, b) => (b < a * 0.95 ? 0 : b > a * 1.05 ? 2 : 1),
      },
      explains:
        'With less of an angle between the faces the second nearly undoes what the first has done, as in a window.',
    },
  ],
  glossary: [
    { word: 'Spectrum', means: 'Light fanned out by its colours.' },
    { word: 'Dispersion', means: 'Different colours have different speeds in a material.' },
    { word: 'Refractive index', means: 'How many times slower light is than in empty space.' },
    { word: 'Deviation', means: 'The angle by which a ray is turned from its way.' },
  ],
  goals: [
    'Explain that white light is a mixture.',
    'Say why a prism separates the colours.',
    'Find the least deviation and measure an index with it.',
  ],
  standards: [
    'NGSS MS-PS4-2',
    'England KS3 Physics: light waves, colours and the different frequencies of light',
    'First-year university physics: dispersion',
  ],
})
