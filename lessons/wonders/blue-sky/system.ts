import { system, type Values } from '@makebelieve/kit/simulation/system'
import { airDepth, airHeight, type BlueSky, columns, hazeDepth, hazeHeight, through } from './model.ts'
import { draw } from './view.ts'

const look = (state: BlueSky, { altitude = 0 }: Values) => {
  state.air = columns(state.height, altitude, airHeight)
  state.haze = columns(state.height, altitude, hazeHeight)
}

/** Bodhaine and others' fit to the air's vertical optical depth at sea level (1999); wavelength in µm. */
const bodhaine = (l: number) =>
  (0.002152 * (1.0455996 - 341.29061 / l ** 2 - 0.9023085 * l ** 2)) /
  (1 + 0.0027059889 / l ** 2 - 85.968563 * l ** 2)

export const blueSky = system<BlueSky>({
  id: 'blue-sky',
  title: 'Why the sky is blue',
  subject: 'physics',
  ages: [8, 19],
  words: [
    'why is the sky blue',
    'why the sky is blue',
    'blue sky',
    'colour of the sky',
    'color of the sky',
    'rayleigh scattering',
    'scattering of light',
    'red sunset',
    'why sunsets are red',
    'why is the sunset red',
    'sunset colours',
    'sunset colors',
    'air mass of sunlight',
    'sky colour',
  ],
  tells: {
    young:
      'Sunlight is a mix of all colours. Air throws the blue part about in all directions, so blue comes to us from everywhere: the sky! In the evening the light has a very long way through the air. Nearly all blue is lost on the way, and what is left is orange and red.',
    middle:
      'Molecules of air scatter short waves of light much more than long ones: blue about four times as much as red. Scattered light makes the sky blue. Low sunlight passes up to forty times as much air, loses its blue, and the Sun looks red.',
    upper:
      'Rayleigh’s cross-section σ = 24π³(n²−1)²/(λ⁴N²(n²+2)²)·F scales nearly with λ⁻⁴. Along a ray through spherical shells of air the direct beam falls as e^(−τm) with the air mass m, near 1/sin h high up and about 35 to 38 at the horizon. Haze follows Ångström’s flatter λ^(−1.3).',
  },
  controls: [
    {
      id: 'noon',
      label: 'The Sun begins at',
      symbol: 'h_0',
      unit: '°',
      from: 5,
      to: 90,
      usual: 60,
      step: 1,
      about: 'Its height above the horizon; then it sinks by 15 degrees an hour.',
      restarts: true,
    },
    {
      id: 'altitude',
      label: 'You stand at',
      symbol: 'z',
      unit: 'km',
      from: 0,
      to: 10,
      usual: 0,
      step: 0.1,
      about: 'How high above the sea: 8.8 is the top of Everest, 10 an aeroplane.',
    },
    {
      id: 'dust',
      label: 'Haze and dust',
      unit: '',
      from: 0,
      to: 0.5,
      usual: 0.05,
      step: 0.01,
      about: 'The optical depth of haze at 550 nm: 0.05 is very clear, 0.5 a smoky day.',
    },
    {
      id: 'thick',
      label: 'Amount of air',
      unit: '× Earth’s',
      from: 0,
      to: 3,
      usual: 1,
      step: 0.05,
      about: 'What if the Earth had more air, or none?',
    },
    {
      id: 'wave',
      label: 'Colour that is followed',
      symbol: '\\lambda',
      unit: 'nm',
      from: 400,
      to: 700,
      usual: 450,
      step: 5,
      about: 'The length of its waves: 400 violet, 450 blue, 550 green, 600 orange, 700 red.',
    },
  ],
  readouts: [
    {
      id: 'height',
      label: 'Height of the Sun',
      symbol: 'h',
      unit: '°',
      digits: 1,
      about: 'Above the horizon.',
      of: ({ height }) => height,
    },
    {
      id: 'air',
      label: 'Air passed',
      symbol: 'm',
      unit: 'columns',
      about: 'Counted in columns straight up from the sea.',
      of: ({ air }, { thick = 1 }) => air * thick,
    },
    {
      id: 'straight',
      label: 'Comes straight through',
      unit: '%',
      digits: 1,
      about: 'Of the colour that is followed.',
      of: (state, values) => 100 * through(values.wave ?? 450, state, values),
    },
    {
      id: 'depth',
      label: 'Depth of one column of air',
      symbol: '\\tau',
      unit: '',
      digits: 4,
      about: 'How much one column takes from this colour: e^(−τ) is left.',
      of: (_, { wave = 450 }) => airDepth(wave),
    },
    {
      id: 'red',
      label: 'Red over blue in the Sun’s disc',
      unit: '×',
      about: 'How much more red (650 nm) than blue (450 nm) is left of white light.',
      of: (state, values) => through(650, state, values) / Math.max(1e-9, through(450, state, values)),
    },
  ],
  graphs: [
    {
      id: 'light',
      title: 'What comes straight through',
      x: 'time',
      y: ['straight'],
      about: 'It falls steeply when the Sun is low.',
    },
    {
      id: 'air',
      title: 'Air passed over the Sun’s height',
      x: 'height',
      y: ['air'],
      about: 'Read it from right to left: towards the horizon it shoots up.',
    },
  ],
  dt: 0.02,
  pace: 0.35,
  timeUnit: 'h',
  start(values) {
    const state = { time: 0, height: values.noon ?? 60, air: 1, haze: 1 }
    look(state, values)
    return state
  },
  step(state, values, dt) {
    state.time += dt
    state.height = Math.max(0, (values.noon ?? 60) - 15 * state.time)
    look(state, values)
  },
  felt: look,
  isOver: ({ height }) => height <= 0,
  draw,
  describe: (state, values) =>
    `The Sun stands ${state.height.toFixed(0)} degrees high; its light passes ${(state.air * (values.thick ?? 1)).toFixed(1)} columns of air, and ${(100 * through(450, state, values)).toFixed(0)} percent of its blue and ${(100 * through(650, state, values)).toFixed(0)} percent of its red come straight through.`,
  effects: [
    {
      control: 'wave',
      readout: 'straight',
      goes: 'up',
      after: 1,
      says: 'Longer, redder waves come through more easily.',
    },
    {
      control: 'noon',
      readout: 'air',
      goes: 'down',
      after: 0,
      says: 'The higher the Sun, the less air is in the way.',
    },
    {
      control: 'altitude',
      readout: 'straight',
      goes: 'up',
      after: 1,
      says: 'On a mountain less air is above you.',
    },
    {
      control: 'dust',
      readout: 'straight',
      goes: 'down',
      after: 1,
      says: 'Haze takes light out of the beam.',
    },
    { control: 'thick', readout: 'red', goes: 'up', after: 1, says: 'More air makes the Sun redder.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'High up in the sky, the air passed is 1/sin h columns, thinner by e^(−z/8.4 km) on a mountain.',
      readout: 'air',
      expected({ noon = 60, altitude = 0, thick = 1 }, time) {
        const height = noon - 15 * time
        return height > 35
          ? (thick * Math.exp(-altitude / airHeight)) / Math.sin((height * Math.PI) / 180)
          : undefined
      },
      until: 2,
      where: { noon: [40, 90], thick: [0.2, 3] },
    },
    {
      kind: 'analytic',
      says: 'One column of air dims as measured by Bodhaine and others (1999), though it is worked out from how air bends light.',
      readout: 'depth',
      expected: ({ wave = 450 }) => bodhaine(wave / 1000),
      until: 0.1,
    },
    {
      kind: 'analytic',
      says: 'The beam fades as Beer and Lambert say: e^(−(τ_air + τ_haze)/sin h).',
      readout: 'straight',
      expected({ noon = 60, dust = 0.05, wave = 450, thick = 1 }, time) {
        const height = noon - 15 * time
        if (height < 35) return undefined
        const all = bodhaine(wave / 1000) * thick + hazeDepth(wave, dust)
        return 100 * Math.exp(-all / Math.sin((height * Math.PI) / 180))
      },
      until: 2,
      where: { noon: [45, 90], altitude: [0, 0], thick: [0.2, 1.5] },
    },
    {
      kind: 'published',
      says: 'With the Sun 10° high, light passes 5.6 columns of air.',
      source: 'F. Kasten and A. T. Young, Applied Optics 28 (1989) 4735: 5.59 at 10°.',
      values: { noon: 10 },
      readout: 'air',
      at: 0,
      expected: 5.59,
      within: 0.01,
    },
    {
      kind: 'published',
      says: 'With the Sun 20° high, light passes 2.9 columns of air.',
      source: 'F. Kasten and A. T. Young, Applied Optics 28 (1989) 4735: 2.90 at 20°.',
      values: { noon: 20 },
      readout: 'air',
      at: 0,
      expected: 2.9,
      within: 0.01,
    },
  ],
  formulas: [
    {
      tex: '\\sigma \\propto \\frac{1}{\\lambda^4}',
      about: 'Rayleigh: half the wavelength is scattered sixteen times as much.',
    },
    { tex: 'I = I_0\\, e^{-\\tau m}', about: 'What is left after m columns of air.' },
    {
      tex: 'm \\approx \\frac{1}{\\sin h}',
      about: 'Columns of air below a Sun of height h, not too near the horizon.',
    },
  ],
  tries: [
    { says: 'Let the Sun set and watch which colours fade first.', set: { noon: 20 } },
    { says: 'Take all air away: a black sky by day, as on the Moon.', set: { thick: 0 } },
    { says: 'Climb to 10 km: the sky overhead gets dark.', set: { altitude: 10 } },
    { says: 'Fill the air with smoke: the sky turns milky and the Sun dim.', set: { dust: 0.5 } },
  ],
  questions: [
    {
      asks: 'The Sun stands 5° above the horizon. How much air does its light pass, compared with a Sun overhead?',
      options: ['Twice as much', 'About ten times as much', 'The same'],
      settle: {
        readout: 'air',
        after: 0,
        first: { noon: 90 },
        second: { noon: 5 },
        answer: (a, b) => (b < 1.2 * a ? 2 : b < 4 * a ? 0 : 1),
      },
      explains: 'Low light comes in at a slant and stays in the air for a hundred kilometres.',
    },
    {
      asks: 'Which light gets straight through the air best?',
      options: ['Blue', 'Red', 'Both the same'],
      settle: {
        readout: 'straight',
        after: 1,
        first: { wave: 450 },
        second: { wave: 650 },
        answer: (a, b) => (b > a * 1.03 ? 1 : a > b * 1.03 ? 0 : 2),
      },
      explains:
        'Blue is thrown about four times as much. That is why the sky is blue and the low Sun is red.',
    },
    {
      asks: 'What colour would the sky be without any air, and how much blue comes straight through then?',
      options: ['Blue sky, half of the blue', 'Black sky, all of the blue', 'White sky, none of the blue'],
      settle: {
        readout: 'straight',
        after: 0,
        first: { thick: 0, dust: 0, wave: 450 },
        answer: (a) => (a > 99 ? 1 : a > 20 ? 0 : 2),
      },
      explains:
        'Without air nothing scatters light to us from the side: on the Moon the sky is black by day.',
    },
  ],
  glossary: [
    { word: 'Scattering', means: 'Light thrown into all directions by tiny things in its way.' },
    { word: 'Wavelength', means: 'The length of one wave: short is blue, long is red.' },
    { word: 'Air mass', means: 'How much air light passes, counted in columns straight up.' },
    { word: 'Optical depth', means: 'How much a layer takes out: e to minus this is left.' },
  ],
  goals: [
    'Explain the blue sky and the red sunset with the same cause.',
    'See why low sunlight passes much more air.',
    'Use the law e^(−τm) for different colours.',
  ],
  standards: ['NGSS MS-PS4-2', 'NGSS 1-PS4-3', 'England KS3 Physics: light waves, colours and frequencies'],
})
