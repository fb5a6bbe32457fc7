import { system, type Values } from '@makebelieve/kit/simulation/system'
import { countOf, type Fourier, goalAt, sumAt, wave } from './model.ts'
import { draw } from './view.ts'

const shapes = ['Square', 'Sawtooth', 'Triangle'] as const
const samples = 2160

function overOneTurn(values: Values): { miss: number; peak: number } {
  let [squares, peak] = [0, 0]
  for (let i = 0; i < samples; i++) {
    const at = (i + 0.5) / samples
    const sum = sumAt(at, values)
    squares += (sum - goalAt(at, values)) ** 2
    peak = Math.max(peak, sum)
  }
  return { miss: Math.sqrt(squares / samples), peak }
}

/** The sum of n odd sines, without a sum: the integral of Dirichlet's kernel, by Simpson's rule. */
function byDirichlet(turns: number, n: number): number {
  const x = 2 * Math.PI * (turns - Math.floor(turns))
  const strips = 400
  const kernel = (t: number) =>
    Math.abs(Math.sin(t)) < 1e-9 ? 2 * n * Math.cos(t) : Math.sin(2 * n * t) / Math.sin(t)
  let sum = 0
  for (let i = 0; i <= strips; i++)
    sum += (i === 0 || i === strips ? 1 : i % 2 === 1 ? 4 : 2) * kernel((x * i) / strips)
  return ((2 / Math.PI) * (sum * x)) / strips / 3
}

/** What Parseval's theorem leaves for the miss: the wave's mean square less that of the sines in it. */
function byParseval(values: Values): number {
  const { shape = 0, height = 1 } = values
  const whole = Math.round(shape) === 0 ? height ** 2 : height ** 2 / 3
  let held = 0
  for (let n = 1; n <= countOf(values); n++) held += wave(n, values).tall ** 2 / 2
  return Math.sqrt(whole - held)
}

export const fourierSeries = system<Fourier>({
  id: 'fourier-series',
  title: 'A square wave out of round ones',
  subject: 'mathematics',
  ages: [14, 20],
  words: [
    'fourier series',
    'fourier',
    'square wave',
    'adding sine waves',
    'gibbs phenomenon',
    'sawtooth wave',
    'sum of sines',
    'fourier transform',
  ],
  tells: {
    young:
      'Arms spin like the hands of a clock, each sitting on the tip of the one before. The tip of the last one goes up and down and draws a wave with corners! More arms make the corners sharper.',
    middle:
      'Any wave that repeats can be built by adding smooth sine waves: a slow tall one, and quicker, smaller ones. The more you add, the closer you come to a square, a sawtooth or a triangle.',
    upper:
      'Partial sums of a Fourier series converge to the wave in the mean: Parseval’s theorem gives what is missing. At a jump they overshoot by about 9% of the jump however many terms are taken: the Gibbs phenomenon.',
  },
  controls: [
    {
      id: 'terms',
      label: 'Number of sine waves',
      symbol: 'N',
      unit: '',
      from: 1,
      to: 25,
      usual: 4,
      step: 1,
      about: 'How many sine waves are added, the slowest first.',
    },
    {
      id: 'shape',
      label: 'Wave to build',
      unit: '',
      from: 0,
      to: 2,
      usual: 0,
      options: shapes,
      about: 'The wave the sines should add up to.',
    },
    {
      id: 'frequency',
      label: 'Frequency',
      symbol: 'f',
      unit: 'Hz',
      from: 0.05,
      to: 0.6,
      usual: 0.15,
      about: 'How many times a second the whole wave repeats.',
      restarts: true,
    },
    {
      id: 'height',
      label: 'Height of the wave',
      symbol: 'A',
      unit: '',
      from: 0.4,
      to: 1.3,
      usual: 1,
      about: 'How far the wave goes up and down from the middle.',
    },
  ],
  readouts: [
    {
      id: 'sum',
      label: 'Sum of the waves now',
      symbol: 's_N',
      unit: '',
      about: 'Where the tip of the last arm is, measured up from the middle.',
      of: ({ turns }, values) => sumAt(turns, values),
    },
    {
      id: 'goal',
      label: 'Wave to build, now',
      unit: '',
      about: 'Where the tip would be if no wave were missing.',
      of: ({ turns }, values) => goalAt(turns, values),
    },
    {
      id: 'miss',
      label: 'Typical error',
      unit: '',
      digits: 3,
      about: 'The root of the mean square of the difference, over one whole wave.',
      of: (_, values) => overOneTurn(values).miss,
    },
    {
      id: 'peak',
      label: 'Highest point',
      unit: '',
      digits: 3,
      about: 'The highest point of the sum over one whole wave.',
      of: (_, values) => overOneTurn(values).peak,
    },
  ],
  graphs: [
    {
      id: 'both',
      title: 'The sum and the wave to build',
      x: 'time',
      y: ['sum', 'goal'],
      about: 'The smooth line tries to follow the one with corners.',
    },
    {
      id: 'against',
      title: 'The sum against the wave to build',
      x: 'goal',
      y: ['sum'],
      about: 'A straight slanted line would be a perfect match.',
    },
  ],
  dt: 1 / 60,
  pace: 1,
  timeUnit: 's',
  start: () => ({ turns: 0 }),
  step(state, { frequency = 0.15 }, dt) {
    state.turns = (state.turns + frequency * dt) % 1
  },
  draw,
  describe: ({ turns }, values) =>
    `${countOf(values)} sine ${countOf(values) === 1 ? 'wave adds' : 'waves add'} up to ${sumAt(turns, values).toFixed(2)}; the ${shapes[Math.round(values.shape ?? 0)]?.toLowerCase()} wave is at ${goalAt(turns, values).toFixed(2)}.`,
  effects: [
    {
      control: 'terms',
      readout: 'miss',
      goes: 'down',
      after: 0,
      says: 'More sine waves come closer to the wave.',
    },
    { control: 'height', readout: 'peak', goes: 'up', after: 0, says: 'A taller wave needs taller sines.' },
    {
      control: 'shape',
      readout: 'miss',
      goes: 'down',
      after: 0,
      given: { terms: 4 },
      says: 'A triangle, which has no jumps, is built best; a square is the hardest.',
    },
    {
      control: 'frequency',
      readout: 'sum',
      goes: 'changes',
      after: 1.3,
      says: 'At a higher frequency it gets further in the same time.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The sum follows the integral of Dirichlet’s kernel, which needs no sum of sines.',
      readout: 'sum',
      expected: (values, time) =>
        byDirichlet((values.frequency ?? 0) * time, countOf(values)) * (values.height ?? 1),
      until: 2,
      where: { shape: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'What is missing is what Parseval’s theorem leaves over.',
      readout: 'miss',
      expected: byParseval,
      until: 1 / 60,
    },
    {
      kind: 'published',
      says: 'At a jump the sum reaches 1.179 times the height, however many terms (Wilbraham and Gibbs).',
      source: 'Wilbraham 1848, Gibbs 1899: (2/π)·Si(π) = 1.17898.',
      values: { terms: 25, shape: 0, height: 1 },
      readout: 'peak',
      at: 0,
      expected: 1.17898,
      within: 0.002,
    },
  ],
  formulas: [
    {
      tex: 's_N(t) = \\frac{4A}{\\pi}\\sum_{n=1}^{N}\\frac{\\sin\\bigl(2\\pi(2n-1)ft\\bigr)}{2n-1}',
      about: 'The square wave: odd multiples of the frequency, ever smaller.',
    },
    {
      tex: '\\overline{(s-s_N)^2} = \\overline{s^2} - \\tfrac12\\sum_{n=1}^{N} b_n^2',
      about: 'Parseval: what the sines do not hold yet is missing.',
    },
  ],
  tries: [
    { says: 'Begin with one sine wave, and add the next ones one by one.', set: { terms: 1 } },
    { says: 'Take all 25: the little horns at the jumps get narrower, but not lower.', set: { terms: 25 } },
    { says: 'Build a triangle: two waves are nearly enough.', set: { shape: 2, terms: 2 } },
    { says: 'Build a sawtooth, which needs even multiples too.', set: { shape: 1, terms: 8 } },
  ],
  questions: [
    {
      asks: 'Five times as many sine waves are added to a square wave. What happens to the horns at its jumps?',
      options: ['They become five times lower', 'They vanish', 'They stay about as tall'],
      settle: {
        readout: 'peak',
        after: 0,
        first: { terms: 5 },
        second: { terms: 25 },
        answer: (a, b) => (b < 1.01 ? 1 : b - 1 < (a - 1) * 0.5 ? 0 : 2),
      },
      explains: 'The horns get narrower and hold less and less, but their height stays at 9% of the jump.',
    },
    {
      asks: 'Four sine waves each: which wave is built better?',
      options: ['The square', 'The triangle', 'Both the same'],
      settle: {
        readout: 'miss',
        after: 0,
        first: { shape: 0, terms: 4 },
        second: { shape: 2, terms: 4 },
        answer: (a, b) => (a < b * 0.9 ? 0 : b < a * 0.9 ? 1 : 2),
      },
      explains:
        'The triangle has no jumps. Its waves shrink with the square of their number, so the first few do nearly all.',
    },
    {
      asks: 'Does the typical miss become half as large when the number of waves is doubled from 10 to 20?',
      options: ['Yes, half', 'It falls by less than that', 'It falls by more than that'],
      settle: {
        readout: 'miss',
        after: 0,
        first: { terms: 10 },
        second: { terms: 20 },
        answer: (a, b) => (b / a > 0.55 ? 1 : b / a < 0.45 ? 2 : 0),
      },
      explains: 'For a wave with jumps the miss falls with the square root of the number of waves.',
    },
  ],
  glossary: [
    { word: 'Sine wave', means: 'The smooth wave of a point that goes around a circle, seen from the side.' },
    { word: 'Harmonic', means: 'A wave that swings two, three or more times while the slowest swings once.' },
    { word: 'Fourier series', means: 'A list of sine waves whose sum is a given repeating wave.' },
    { word: 'Gibbs phenomenon', means: 'The horns beside a jump that do not go away.' },
  ],
  goals: [
    'See that waves with corners are sums of smooth ones.',
    'Read a spectrum: which waves there are, and how tall.',
    'Tell coming close on the whole from coming close everywhere.',
  ],
  standards: [
    'NGSS HS-PS4-1',
    'Mathematics, first university year: Fourier series',
    'Physics, ages 16–18: superposition of waves',
  ],
})
