import { system } from '@makebelieve/kit/simulation/system'
import { type Bench, brightness, focalOf, imageOf, lightSpeed } from './model.ts'
import { draw } from './view.ts'

/** The lens formula, where the image is not too far away to be told. */
function gauss(focal: number, object: number): number | undefined {
  const at = 1 / (1 / focal - 1 / object)
  return Math.abs(at) < 400 ? at : undefined
}

export const lens = system<Bench>({
  id: 'lens',
  title: 'A lens makes an image',
  subject: 'physics',
  ages: [10, 19],
  words: [
    'thin lens',
    'converging lens',
    'diverging lens',
    'convex lens',
    'concave lens',
    'ray diagram of a lens',
    'ray diagram',
    'lens formula',
    'lens equation',
    'focal length',
    'magnifying glass',
    'real and virtual image',
    'image formation by a lens',
    'how a camera works',
    'how glasses work',
    'lenses',
    'burning glass',
  ],
  tells: {
    young:
      'A lens bends light so that all rays from one point of the candle meet again in one point. There they paint a little picture of the candle, upside down! Go very near with the candle, and the lens becomes a magnifying glass.',
    middle:
      'A converging lens gathers all light from a point of the object into a point of the image. Beyond the focal length the image is real and upside down; nearer than that it is virtual, upright and enlarged. A diverging lens always gives a small upright virtual image.',
    upper:
      'For rays near the axis of a thin lens 1/f = 1/u + 1/v, with magnification −v/u and 1/f = (n − 1)(1/R₁ − 1/R₂). Here rays are bent by Snell’s law at two spherical faces of glass with n = 1.5, and the image is where two of them cross.',
  },
  controls: [
    {
      id: 'object',
      label: 'Candle to lens',
      symbol: 'u',
      unit: 'cm',
      from: 6,
      to: 60,
      usual: 30,
      step: 0.5,
      about: 'How far the candle is from the lens.',
    },
    {
      id: 'focal',
      label: 'Focal length',
      symbol: 'f',
      unit: 'cm',
      from: 5,
      to: 25,
      usual: 12,
      step: 0.5,
      about: 'How far behind the lens sunlight would meet in a point. A strong lens has a short one.',
    },
    {
      id: 'kind',
      label: 'Lens',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['converging (thick in the middle)', 'diverging (thin in the middle)'],
      about: 'Whether it gathers the light or spreads it.',
    },
    {
      id: 'height',
      label: 'Height of the candle',
      symbol: 'h',
      unit: 'cm',
      from: 2,
      to: 8,
      usual: 4,
      step: 0.5,
      about: 'From the middle line to the tip of the flame.',
    },
    {
      id: 'cover',
      label: 'Covered part of the lens',
      unit: '%',
      from: 0,
      to: 80,
      usual: 0,
      step: 5,
      about: 'A piece of cardboard is held before the lens from above.',
    },
  ],
  readouts: [
    {
      id: 'image',
      label: 'Lens to image',
      symbol: 'v',
      unit: 'cm',
      digits: 1,
      about:
        'Where two rays bent by both faces cross; less than 0 on the side of the candle. Never told beyond 500.',
      of: (_, values) => imageOf(values).at,
    },
    {
      id: 'times',
      label: 'Magnification',
      symbol: 'm',
      unit: '×',
      about: 'How many times as tall as the candle; less than 0 is upside down.',
      of: (_, values) => imageOf(values).times,
    },
    {
      id: 'tall',
      label: 'Height of the image',
      unit: 'cm',
      about: 'Less than 0 is upside down.',
      of: (_, values) => imageOf(values).times * (values.height ?? 4),
    },
    {
      id: 'bright',
      label: 'Brightness of the image',
      unit: '%',
      digits: 0,
      about: 'Light through the open part, compared with the whole lens.',
      of: (_, values) => 100 * brightness(values),
    },
    {
      id: 'gone',
      label: 'Light has gone',
      unit: 'cm',
      digits: 0,
      about: 'Since the candle was lit: 30 cm in a nanosecond.',
      of: ({ time }) => time * lightSpeed,
    },
  ],
  graphs: [
    {
      id: 'image',
      title: 'Where the image is',
      x: 'time',
      y: ['image'],
      about: 'Move the candle and watch the image move the other way.',
    },
    {
      id: 'times',
      title: 'Magnification',
      x: 'time',
      y: ['times'],
      about: 'Upside down below 0, upright above.',
    },
  ],
  dt: 0.01,
  pace: 0.8,
  timeUnit: 'ns',
  start: () => ({ time: 0 }),
  step(state, _, dt) {
    state.time += dt
  },
  draw,
  describe(_, values) {
    const { at, times, far } = imageOf(values)
    const where = `The candle is ${(values.object ?? 30).toFixed(0)} centimetres before a ${focalOf(values) > 0 ? 'converging' : 'diverging'} lens.`
    if (far) return `${where} The rays leave side by side and make no image.`
    return `${where} A ${at > 0 ? 'real image, upside down,' : 'virtual image, upright,'} is ${Math.abs(at).toFixed(0)} centimetres ${at > 0 ? 'behind it' : 'before it'}, ${Math.abs(times).toFixed(1)} times as tall.`
  },
  effects: [
    {
      control: 'object',
      readout: 'image',
      goes: 'down',
      after: 0,
      over: [14, 60],
      says: 'Move the candle away and its real image comes nearer to the lens. (Nearer than the focal length the image is virtual.)',
    },
    {
      control: 'focal',
      readout: 'image',
      goes: 'up',
      after: 0,
      given: { object: 60 },
      says: 'A weaker lens puts the image farther away.',
    },
    {
      control: 'kind',
      readout: 'image',
      goes: 'down',
      after: 0,
      says: 'A diverging lens makes no real image: what you see is on the side of the candle.',
    },
    {
      control: 'height',
      readout: 'tall',
      goes: 'down',
      after: 0,
      says: 'A taller candle hangs down farther in the image.',
    },
    {
      control: 'cover',
      readout: 'bright',
      goes: 'down',
      after: 0,
      says: 'Covering a part of the lens dims the image; nothing of it is cut off.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'A real image is where 1/f = 1/u + 1/v puts it.',
      readout: 'image',
      expected: ({ focal = 12, object = 30 }) => gauss(focal, object),
      until: 0.1,
      where: { kind: [0, 0], focal: [5, 15], object: [18, 60] },
      within: 0.002,
    },
    {
      kind: 'analytic',
      says: 'A magnifying glass puts its virtual image there too.',
      readout: 'image',
      expected: ({ focal = 12, object = 30 }) => gauss(focal, object),
      until: 0.1,
      where: { kind: [0, 0], focal: [18, 25], object: [6, 15] },
      within: 0.002,
    },
    {
      kind: 'analytic',
      says: 'Newton: the magnification is f/(f − u), for diverging lenses with −f.',
      readout: 'times',
      expected: ({ focal = 12, object = 30 }) => focal / (focal + object),
      until: 0.1,
      where: { kind: [1, 1] },
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'A magnifying glass of 10 cm held 7.5 cm from a page shows it 4 times as large.',
      source: 'OpenStax, College Physics, section 25.6 (m = 4.00, image at −30 cm).',
      values: { kind: 0, focal: 10, object: 7.5 },
      readout: 'times',
      at: 0,
      expected: 4,
      within: 0.002,
    },
    {
      kind: 'published',
      says: 'A diverging lens of −10 cm, 7.5 cm from an object, has its image at −4.29 cm.',
      source: 'OpenStax, College Physics, section 25.6.',
      values: { kind: 1, focal: 10, object: 7.5 },
      readout: 'image',
      at: 0,
      expected: -4.29,
      within: 0.003,
    },
  ],
  formulas: [
    {
      tex: '\\frac{1}{f} = \\frac{1}{u} + \\frac{1}{v}',
      about: 'The lens formula; f is less than 0 for a diverging lens.',
    },
    { tex: 'm = -\\frac{v}{u}', about: 'How many times as tall; the minus sign is upside down.' },
    {
      tex: '\\frac{1}{f} = (n-1)\\left(\\frac{1}{R_1} - \\frac{1}{R_2}\\right)',
      about: 'What glass and curvature make of it.',
    },
  ],
  tries: [
    {
      says: 'Put the candle at twice the focal length: the image is just as tall.',
      set: { focal: 12, object: 24, kind: 0 },
    },
    { says: 'Make a magnifying glass: go nearer than F.', set: { focal: 16, object: 9, height: 2, kind: 0 } },
    {
      says: 'Put the candle exactly at F. Where does the image go?',
      set: { focal: 12, object: 12, kind: 0 },
    },
    { says: 'Cover half the lens. Is half the candle gone?', set: { cover: 50, object: 30, focal: 12 } },
    { says: 'Take the lens that helps short-sighted people.', set: { kind: 1, object: 30 } },
  ],
  questions: [
    {
      asks: 'You cover the upper half of the lens with cardboard. What happens to the image?',
      options: ['Its upper half is gone', 'Its lower half is gone', 'It stays whole but gets dimmer'],
      settle: {
        readout: 'bright',
        after: 3,
        first: { cover: 0 },
        second: { cover: 50 },
        answer: (a, b) => (b < a * 0.9 && b > 0 ? 2 : 0),
      },
      explains:
        'Every part of the lens gathers light from the whole candle. The open half still paints all of it, with half the light.',
    },
    {
      asks: 'The candle moves away from the lens. The real image…',
      options: ['comes nearer to the lens', 'stays where it is', 'moves away too'],
      settle: {
        readout: 'image',
        after: 0,
        first: { object: 20 },
        second: { object: 50 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b > a * 1.02 ? 2 : 1),
      },
      explains:
        'Rays from far away arrive almost side by side, and the lens brings these together near its focal point.',
    },
    {
      asks: 'You hold a magnifying glass (focal length 10 cm) 7.5 cm above a stamp. How large does it look?',
      options: ['Just as large', 'Twice as large', 'Four times as large'],
      settle: {
        readout: 'times',
        after: 0,
        first: { kind: 0, focal: 10, object: 7.5 },
        answer: (a) => (a < 1.5 ? 0 : a < 3 ? 1 : 2),
      },
      explains:
        'Nearer than the focal length the image is virtual, upright and enlarged: here f/(f − u) = 4.',
    },
  ],
  glossary: [
    { word: 'Focal point', means: 'Where rays that came in side by side meet.' },
    { word: 'Focal length', means: 'From the middle of the lens to the focal point.' },
    { word: 'Real image', means: 'Light meets there; a sheet of paper held there shows it.' },
    {
      word: 'Virtual image',
      means: 'Light only seems to come from there; no paper shows it, but the eye sees it.',
    },
    { word: 'Magnification', means: 'How many times as tall the image is as the object.' },
  ],
  goals: [
    'Draw the three rays that find an image.',
    'Predict whether an image is real or virtual, upright or upside down, larger or smaller.',
    'Explain that each part of a lens makes the whole image.',
  ],
  standards: [
    'NGSS MS-PS4-2',
    'England KS3 Physics: light waves, convex lenses and ray diagrams',
    'England GCSE Physics: lenses',
  ],
})
