import { system, type Values } from '@makebelieve/kit/simulation/system'
import { arrived, bitsFor, depthOf, levelOf, type Picture, pixelsOf, sceneAt } from './model.ts'
import { draw } from './view.ts'

/** How far the colours of the whole picture are from the scene's, in percent: the root of the mean square. */
function offBy(values: Values): number {
  const { wide, high } = pixelsOf(values)
  const depth = depthOf(values)
  const most = 2 ** depth - 1
  let sum = 0
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++)
      for (const part of sceneAt((column + 0.5) / wide, (row + 0.5) / high)) {
        const held = Math.min(1, Math.max(0, part))
        sum += (levelOf(held, depth) / most - held) ** 2
      }
  return 100 * Math.sqrt(sum / (wide * high * 3))
}

/** How far colours are off because a pixel has one colour only, looked at in two further places inside each. */
function blurOf(values: Values): number {
  const { wide, high } = pixelsOf(values)
  let sum = 0
  for (let row = 0; row < high; row++)
    for (let column = 0; column < wide; column++) {
      const middle = sceneAt((column + 0.5) / wide, (row + 0.5) / high)
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.75],
      ] as const) {
        const there = sceneAt((column + dx) / wide, (row + dy) / high)
        sum += middle.reduce((all, part, i) => all + (part - (there[i] ?? 0)) ** 2, 0)
      }
    }
  return 100 * Math.sqrt(sum / (wide * high * 6))
}

export const digitalImage = system<Picture>({
  id: 'digital-image',
  title: 'A picture made of pixels',
  subject: 'computing',
  ages: [9, 16],
  words: [
    'digital image',
    'pixel',
    'pixels and colours',
    'image resolution',
    'colour depth',
    'bits per pixel',
    'bitmap',
    'bitmap image',
    'how computers store pictures',
    'how a photo is stored',
    'file size of an image',
    'red green and blue of a pixel',
    'megapixels',
    'image representation',
  ],
  tells: {
    young:
      'A photo on a screen is made of little squares: pixels. Each pixel has three numbers, for red, green and blue. More pixels show finer things and more bits show finer colours, but then there is much more to send!',
    middle:
      'A bitmap stores three numbers for each pixel: how much red, green and blue. With b bits each number has 2ᵇ levels. The size is width × height × 3 × b bits: twice as many pixels across make four times as much data. Few bits make bands in the sky, few pixels make stairs.',
    upper:
      'Sampling and quantisation: the scene is sampled at w × h points and each of three channels rounded to one of 2ᵇ levels. The rounding error is nearly uniform in a step Δ = 1/(2ᵇ − 1), so its root mean square is Δ/√12; each further bit halves it. Size and transmission time grow with w·h·3b.',
  },
  controls: [
    {
      id: 'across',
      label: 'Pixels across',
      symbol: 'w',
      unit: '',
      from: 8,
      to: 96,
      usual: 32,
      step: 4,
      about: 'How many pixels stand side by side; there are three quarters as many rows.',
      restarts: true,
    },
    {
      id: 'depth',
      label: 'Bits for each colour',
      symbol: 'b',
      unit: 'bits',
      from: 1,
      to: 8,
      usual: 4,
      step: 1,
      about: 'For red, green and blue each: 1 bit means on or off, 8 bits mean 256 levels.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Speed of the line',
      symbol: 'R',
      unit: 'kbit/s',
      from: 0.5,
      to: 100,
      usual: 2,
      logarithmic: true,
      about: 'How many thousand bits come in a second.',
    },
  ],
  readouts: [
    {
      id: 'size',
      label: 'Size of the picture',
      unit: 'kbit',
      about: 'All bits of the whole picture, in thousands.',
      of: (_, values) => bitsFor(values) / 1000,
    },
    {
      id: 'share',
      label: 'Received',
      unit: '%',
      digits: 1,
      about: 'How much of the picture has arrived.',
      of: ({ bits }, values) => (100 * bits) / bitsFor(values),
    },
    {
      id: 'pixels',
      label: 'Pixels received',
      unit: '',
      digits: 0,
      about: 'Whole pixels that have arrived.',
      of: arrived,
    },
    {
      id: 'colours',
      label: 'Possible colours',
      unit: '',
      digits: 0,
      about: 'How many different colours a pixel can have.',
      of: (_, values) => 8 ** depthOf(values),
    },
    {
      id: 'off',
      label: 'Colours off by',
      unit: '%',
      about: 'How far colours are from the true ones because they are rounded.',
      of: ({ off }) => off,
    },
    {
      id: 'blur',
      label: 'Detail lost',
      unit: '%',
      about: 'How far colours within a pixel are from its middle: fine things that cannot be seen.',
      of: ({ blur }) => blur,
    },
  ],
  graphs: [
    {
      id: 'share',
      title: 'How much has come',
      x: 'time',
      y: ['share'],
      about: 'A straight line: so many bits in each second.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start: (values) => ({ bits: 0, time: 0, off: offBy(values), blur: blurOf(values) }),
  step(picture, values, dt) {
    const all = bitsFor(values)
    if (picture.bits >= all) return
    const more = 1000 * (values.rate ?? 2) * dt
    // The clock stops with the last bit.
    picture.time += dt * Math.min(1, (all - picture.bits) / more)
    picture.bits = Math.min(all, picture.bits + more)
  },
  draw,
  describe(picture, values) {
    const { wide, high } = pixelsOf(values)
    return `${arrived(picture, values)} of ${wide * high} pixels have arrived; each has ${3 * depthOf(values)} bits.`
  },
  effects: [
    { control: 'across', readout: 'size', goes: 'up', says: 'More pixels make a larger file.' },
    { control: 'across', readout: 'blur', goes: 'down', says: 'More pixels show finer things.' },
    { control: 'depth', readout: 'off', goes: 'down', says: 'More bits make truer colours.' },
    { control: 'depth', readout: 'share', goes: 'down', after: 2, says: 'More bits take longer to arrive.' },
    {
      control: 'rate',
      readout: 'share',
      goes: 'up',
      after: 0.2,
      given: { across: 96, depth: 8 },
      says: 'A faster line brings the picture sooner.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'After t seconds R·t of the w · ¾w · 3b bits have come.',
      readout: 'share',
      expected({ across = 32, depth = 4, rate = 2 }, time) {
        const w = Math.round(across)
        return Math.min(100, (100 * 1000 * rate * time) / (w * Math.round(w * 0.75) * 3 * Math.round(depth)))
      },
      until: 15,
      within: 1e-6,
    },
    {
      kind: 'analytic',
      says: 'Rounding to 2ᵇ levels is off by a step over the root of 12, on average over many pixels.',
      readout: 'off',
      expected: ({ depth = 4 }, time) =>
        time > 0 ? undefined : 100 / (2 ** Math.round(depth) - 1) / Math.sqrt(12),
      until: 0.05,
      where: { depth: [4, 8], across: [60, 96] },
      within: 0.06,
    },
    {
      kind: 'published',
      says: 'With 8 bits for each colour, 24 in all, there are 16,777,216 colours.',
      source: 'W3C, PNG specification: truecolour with 8 bits per sample.',
      values: { depth: 8 },
      readout: 'colours',
      at: 0.05,
      expected: 16_777_216,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'S = w \\cdot h \\cdot 3b', about: 'The size of the picture in bits.' },
    { tex: 't = \\frac{S}{R}', about: 'How long it takes to come.' },
    { tex: '\\varepsilon = \\frac{1}{(2^b - 1)\\sqrt{12}}', about: 'How far rounded colours are off.' },
  ],
  tries: [
    {
      says: 'Only 8 pixels across: can you tell what it is? Step back and look again!',
      set: { across: 8, depth: 8, rate: 5 },
    },
    {
      says: 'One bit for each colour: which eight colours are there?',
      set: { depth: 1, across: 64, rate: 20 },
    },
    { says: 'Three bits: where do you see bands in the sky?', set: { depth: 3, across: 96, rate: 60 } },
    {
      says: 'Full quality over a slow line. How long would you wait?',
      set: { across: 96, depth: 8, rate: 8 },
    },
    {
      says: 'Watch the last pixel: say its colour from the bits before you look.',
      set: { depth: 2, across: 12, rate: 0.5 },
    },
  ],
  questions: [
    {
      asks: 'A picture gets twice as many pixels across, and twice as many down. How much more is there to store?',
      options: ['Twice as much', 'Four times as much', 'Eight times as much'],
      settle: {
        readout: 'size',
        after: 0.05,
        first: { across: 32 },
        second: { across: 64 },
        answer: (a, b) => (b / a < 3 ? 0 : b / a < 6 ? 1 : 2),
      },
      explains: 'Each old pixel becomes a square of two by two: four pixels.',
    },
    {
      asks: 'Each colour gets 8 bits instead of 4. How many more colours are there?',
      options: ['Twice as many', '16 times as many', '4096 times as many'],
      settle: {
        readout: 'colours',
        after: 0.05,
        first: { depth: 4 },
        second: { depth: 8 },
        answer: (a, b) => (b / a < 4 ? 0 : b / a < 100 ? 1 : 2),
      },
      explains:
        'Each of the three numbers has 16 times as many levels: 16 × 16 × 16 = 4096. But the file only doubles.',
    },
    {
      asks: 'One more bit for each colour: 6 instead of 5. How far off are the colours now?',
      options: ['Half as far', 'A tenth as far', 'Just as far'],
      settle: {
        readout: 'off',
        after: 0.05,
        first: { depth: 5, across: 64 },
        second: { depth: 6, across: 64 },
        answer: (a, b) => (b / a < 0.3 ? 1 : b / a < 0.7 ? 0 : 2),
      },
      explains: 'Twice as many levels make the steps between them half as high.',
    },
  ],
  glossary: [
    { word: 'Pixel', means: 'One little square of a picture, with a single colour.' },
    { word: 'Resolution', means: 'How many pixels a picture has.' },
    { word: 'Colour depth', means: 'How many bits each pixel has for its colour.' },
    { word: 'RGB', means: 'Red, green and blue: the three lights from which screens mix all colours.' },
    { word: 'Bitmap', means: 'A picture stored as a list of pixels.' },
  ],
  goals: [
    'Explain how a picture becomes numbers.',
    'Work out the size of a bitmap and how long it takes to send.',
    'Tell what few pixels and what few bits do to a picture.',
  ],
  standards: [
    'England KS3 Computing: how pictures are represented and manipulated digitally in binary',
    'England GCSE Computer Science: bitmap images, resolution and colour depth',
    'NGSS MS-PS4-3',
    'CSTA 2-DA-07: represent data using multiple encoding schemes',
  ],
})
