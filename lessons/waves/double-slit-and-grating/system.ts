import { system } from '@makebelieve/kit/simulation/system'
import {
  brightAt,
  brightness,
  counts,
  photonsBy,
  reach,
  type Slits,
  sharpness,
  slitsOf,
  spacingOf,
  struck,
  sumsOf,
} from './model.ts'
import { draw } from './view.ts'

const most = 2400

/** λL/d in mm. */
const stripe = ({ wavelength = 550, gap = 200, distance = 2 }) => (wavelength * distance) / gap

export const doubleSlit = system<Slits>({
  id: 'double-slit-and-grating',
  title: 'Double slit and grating',
  subject: 'physics',
  ages: [13, 19],
  words: [
    'double slit',
    'double-slit experiment',
    "young's experiment",
    "young's double slit",
    'two slits',
    'diffraction grating',
    'single slit diffraction',
    'diffraction of light',
    'interference of light',
    'light as a wave',
    'wave-particle duality',
    'single photons',
    'fringe spacing',
    'bright and dark fringes',
    'colours on a cd',
    'measuring the wavelength of light',
  ],
  tells: {
    young:
      'Light goes through two tiny slits, and on the wall there are not two stripes but many! Light is a wave: where crest meets crest it is bright, where crest meets dip it is dark. And look closely: the light comes in single dots.',
    middle:
      'Behind two narrow slits light spreads and overlaps. Where the two paths differ by a whole number of wavelengths it is bright, at the halves it is dark; the stripes are λL/d apart. Many slits in a row, a grating, make the stripes sharp. Red light has wider stripes than blue.',
    upper:
      'The amplitude at a place is the sum over all points of all slits (Huygens and Fresnel). Far away this gives sinc²(πay/λL) times (sin Nβ / N sin β)² with β = πdy/λL. Photons strike one by one, with a probability that goes as the intensity.',
  },
  controls: [
    {
      id: 'wavelength',
      label: 'Colour of the light',
      symbol: '\\lambda',
      unit: 'nm',
      from: 400,
      to: 700,
      usual: 550,
      step: 1,
      about: 'Its wavelength in millionths of a millimetre: 400 is violet, 550 green, 700 red.',
      restarts: true,
    },
    {
      id: 'gap',
      label: 'From slit to slit',
      symbol: 'd',
      unit: 'µm',
      from: 100,
      to: 250,
      usual: 200,
      about: 'In thousandths of a millimetre.',
      restarts: true,
    },
    {
      id: 'slits',
      label: 'Number of slits',
      symbol: 'N',
      unit: '',
      from: 0,
      to: counts.length - 1,
      usual: 1,
      options: counts.map((count) => `${count} ${count === 1 ? 'slit' : 'slits'}`),
      about: 'Two are the classic experiment; many are a grating.',
      restarts: true,
    },
    {
      id: 'width',
      label: 'Width of a slit',
      symbol: 'a',
      unit: 'µm',
      from: 10,
      to: 60,
      usual: 30,
      about: 'Narrow slits spread the light more.',
      restarts: true,
    },
    {
      id: 'distance',
      label: 'To the screen',
      symbol: 'L',
      unit: 'm',
      from: 1,
      to: 3,
      usual: 2,
      about: 'From the slits to the screen.',
      restarts: true,
    },
    {
      id: 'eye',
      label: 'The pointer is at',
      symbol: 'y',
      unit: 'mm',
      from: 0,
      to: 20,
      usual: 8,
      step: 0.1,
      about: 'Up from the middle of the screen: there the brightness is read.',
    },
  ],
  readouts: [
    {
      id: 'spacing',
      label: 'From stripe to stripe',
      symbol: '\\Delta y',
      unit: 'mm',
      about: 'Measured on the screen. A single slit has no stripes to compare.',
      known: (_, values) => slitsOf(values) > 1,
      of: spacingOf,
    },
    {
      id: 'sharp',
      label: 'Width of the middle stripe',
      unit: 'mm',
      about: 'Where it is half as bright as in its middle.',
      of: sharpness,
    },
    {
      id: 'bright',
      label: 'Brightness at the pointer',
      symbol: 'I',
      unit: '%',
      digits: 1,
      about: 'Compared with the middle of the screen.',
      of: (state, { eye = 8 }) => 100 * brightAt(state, eye),
    },
    {
      id: 'photons',
      label: 'Photons so far',
      unit: '',
      digits: 0,
      about: 'Each strikes at one place only.',
      of: ({ photons }) => photons,
    },
    {
      id: 'inBright',
      label: 'Struck in bright halves',
      unit: '%',
      digits: 1,
      about: 'Photons that struck nearer to the middle of a bright stripe than to a dark place.',
      known: ({ counted }) => counted > 0,
      of: ({ inBright, counted }) => (counted > 0 ? (100 * inBright) / counted : 0),
    },
  ],
  graphs: [
    {
      id: 'inBright',
      title: 'Photons in the bright halves',
      x: 'time',
      y: ['inBright'],
      about: 'Chance at first, then it settles at 82% for two narrow slits.',
    },
    {
      id: 'photons',
      title: 'Photons',
      x: 'time',
      y: ['photons'],
      about: 'Few at first, so that you see them come one by one; then more and more.',
    },
  ],
  dt: 0.02,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const bright = brightness(values)
    return { time: 0, bright, sums: sumsOf(bright), photons: 0, counted: 0, inBright: 0, dots: [] }
  },
  step(state, values, dt, random) {
    state.time += dt
    const width = stripe(values)
    const whole = Math.floor(reach / width - 0.5) + 0.5
    const due = photonsBy(state.time)
    for (; state.photons < due; state.photons++) {
      const y = struck(state, random.next())
      const order = y / width
      // Only stripes that are whole on the screen are counted.
      if (order < whole) {
        state.counted++
        if (Math.abs(order - Math.round(order)) < 0.25) state.inBright++
      }
      const up = random.next() < 0.5
      state.dots.push([up ? y : -y, random.next()])
    }
    if (state.dots.length > most) state.dots.splice(0, state.dots.length - most)
  },
  draw,
  describe(state, values) {
    const spacing = spacingOf(state, values)
    const count = slitsOf(values)
    return `${state.photons} photons of ${(values.wavelength ?? 550).toFixed(0)} nanometres have come through ${count} ${count === 1 ? 'slit' : 'slits'}; ${spacing > 0 ? `bright stripes are ${spacing.toFixed(1)} millimetres apart` : 'there is one broad bright stripe'}.`
  },
  effects: [
    {
      control: 'wavelength',
      readout: 'spacing',
      goes: 'up',
      after: 0,
      says: 'Red light makes wider stripes than blue.',
    },
    {
      control: 'gap',
      readout: 'spacing',
      goes: 'down',
      after: 0,
      says: 'Slits farther apart make finer stripes.',
    },
    {
      control: 'distance',
      readout: 'spacing',
      goes: 'up',
      after: 0,
      says: 'On a screen farther away the stripes are wider.',
    },
    {
      control: 'slits',
      readout: 'sharp',
      goes: 'down',
      after: 0,
      says: 'The more slits, the sharper the stripes.',
    },
    {
      control: 'width',
      readout: 'bright',
      goes: 'down',
      after: 0,
      given: { slits: 0 },
      says: 'The wider the slit, the less it spreads the light sideways.',
    },
    {
      control: 'eye',
      readout: 'bright',
      goes: 'changes',
      after: 0,
      says: 'Along the screen bright and dark take turns.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Stripes are λL/d apart.',
      readout: 'spacing',
      expected: ({ wavelength = 550, gap = 200, distance = 2 }) => stripe({ wavelength, gap, distance }),
      until: 0.1,
      where: { slits: [1, 4], width: [10, 25] },
    },
    {
      kind: 'analytic',
      says: 'The middle stripe is half as bright where (sin Nβ / N sin β)²·sinc²(πay/λL) = ½ (Fraunhofer).',
      readout: 'sharp',
      expected(values) {
        const { wavelength = 550, gap = 200, distance = 2, width = 30, slits = 1 } = values
        const count = counts[Math.round(slits)] ?? 2
        const shape = (y: number) => {
          const beta = (Math.PI * gap * y) / (wavelength * distance)
          const alpha = (Math.PI * width * y) / (wavelength * distance)
          return ((Math.sin(count * beta) / (count * Math.sin(beta))) * (Math.sin(alpha) / alpha)) ** 2
        }
        let [low, high] = [1e-9, stripe({ wavelength, gap, distance }) / count]
        for (let i = 0; i < 60; i++) {
          const middle = (low + high) / 2
          if (shape(middle) > 0.5) low = middle
          else high = middle
        }
        return 2 * low
      },
      until: 0.1,
      where: { slits: [1, 4] },
    },
    {
      kind: 'analytic',
      says: 'A single slit spreads the light as sinc²(πay/λL).',
      readout: 'bright',
      expected({ wavelength = 550, width = 30, distance = 2, eye = 8 }) {
        const alpha = (Math.PI * width * Math.max(1e-6, eye)) / (wavelength * distance)
        return 100 * (Math.sin(alpha) / alpha) ** 2
      },
      until: 0.1,
      where: { slits: [0, 0], eye: [0, 6], width: [10, 40] },
    },
    {
      kind: 'analytic',
      says: 'Of many photons, ½ + 1/π strike in the bright halves of two narrow slits.',
      readout: 'inBright',
      expected: (_, time) => (time > 89.9 ? 100 * (0.5 + 1 / Math.PI) : undefined),
      // 70 000 photons: five standard errors are less than a hundredth.
      until: 90,
      where: { slits: [1, 1], width: [10, 12], gap: [200, 250], wavelength: [400, 550], distance: [1, 1.5] },
      within: 0.01,
    },
  ],
  formulas: [
    { tex: '\\Delta y = \\frac{\\lambda L}{d}', about: 'From stripe to stripe.' },
    { tex: 'd\\sin\\theta = m\\lambda', about: 'The directions of the bright stripes.' },
    {
      tex: 'I = I_0\\left(\\frac{\\sin\\alpha}{\\alpha}\\right)^2\\left(\\frac{\\sin N\\beta}{N\\sin\\beta}\\right)^2',
      about: 'With α = πay/λL for the width and β = πdy/λL for the gap.',
    },
  ],
  tries: [
    { says: 'Watch the first seconds: dots at random, and slowly stripes.' },
    { says: 'Change from violet to red.', set: { wavelength: 700 } },
    {
      says: 'Close one slit: the stripes are gone, and there is light where it was dark.',
      set: { slits: 0 },
    },
    { says: 'Make a grating of six slits: thin bright lines.', set: { slits: 4 } },
    { says: 'Put the pointer on a dark place and then close one slit.', set: { eye: 2.75, slits: 1 } },
  ],
  questions: [
    {
      asks: 'You change from blue light to red light. The stripes…',
      options: ['move closer together', 'stay', 'move farther apart'],
      settle: {
        readout: 'spacing',
        after: 0,
        first: { wavelength: 450 },
        second: { wavelength: 650 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b > a * 1.02 ? 2 : 1),
      },
      explains:
        'Red waves are longer. You have to go farther sideways before the two paths differ by a whole wave.',
    },
    {
      asks: 'The pointer is at a dark place between two stripes. You close one of the two slits. The place becomes…',
      options: ['brighter', 'even darker', 'it stays as dark'],
      settle: {
        readout: 'bright',
        after: 0,
        first: { slits: 1, eye: 2.75 },
        second: { slits: 0, eye: 2.75 },
        answer: (a, b) => (b > a + 2 ? 0 : b < a - 2 ? 1 : 2),
      },
      explains: 'It was dark because light from both slits cancelled. With less light there is more to see!',
    },
    {
      asks: 'Six slits instead of two, just as far apart. What happens to the middle stripe?',
      options: ['It gets wider', 'It stays as wide', 'It gets narrower'],
      settle: {
        readout: 'sharp',
        after: 0,
        first: { slits: 1 },
        second: { slits: 4 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.95 ? 2 : 1),
      },
      explains:
        'Six waves stay in step only very near the right direction; a bit beside it some of them cancel.',
    },
  ],
  glossary: [
    {
      word: 'Wavelength',
      means: 'The distance from crest to crest of a wave. For light it decides the colour.',
    },
    { word: 'Diffraction', means: 'Waves spread behind a narrow opening.' },
    { word: 'Interference', means: 'Waves add up or cancel where they meet.' },
    { word: 'Grating', means: 'Many slits side by side, all equally far apart.' },
    { word: 'Photon', means: 'The smallest portion of light; it strikes at one place.' },
  ],
  goals: [
    'Explain bright and dark stripes by path differences.',
    'Measure a wavelength from the stripes.',
    'Tell why this experiment speaks for waves and for particles.',
  ],
  standards: [
    'NGSS HS-PS4-1',
    'NGSS HS-PS4-3',
    'A level Physics: diffraction and interference, gratings',
    'England KS3 Physics: light waves',
  ],
})
