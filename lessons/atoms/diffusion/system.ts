import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Diffusion, half, slice, sliceCount, spreading, widthOf } from './model.ts'
import { draw } from './view.ts'

const bell = (random: Random) =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

/** Back into the dish from its walls. */
function bounced(x: number): number {
  if (x > half) return Math.max(-half, 2 * half - x)
  if (x < -half) return Math.min(half, -2 * half - x)
  return x
}

/** Crank and Nicolson's step of the diffusion equation between closed walls. */
function spread(slices: readonly number[], strength: number): number[] {
  const count = slices.length
  const half = strength / 2
  const [upper, right] = [new Array<number>(count).fill(0), new Array<number>(count).fill(0)]
  for (let i = 0; i < count; i++) {
    const here = slices[i] ?? 0
    const [before, after] = [i > 0 ? (slices[i - 1] ?? 0) : here, i < count - 1 ? (slices[i + 1] ?? 0) : here]
    const sides = (i > 0 ? 1 : 0) + (i < count - 1 ? 1 : 0)
    const low = i > 0 ? -half : 0
    const pivot = 1 + half * sides - low * (upper[i - 1] ?? 0)
    upper[i] = i < count - 1 ? -half / pivot : 0
    right[i] = (here + half * (before - 2 * here + after) - low * (right[i - 1] ?? 0)) / pivot
  }
  for (let i = count - 2; i >= 0; i--) right[i] = (right[i] ?? 0) - (upper[i] ?? 0) * (right[i + 1] ?? 0)
  return right
}

const meanSquare = (list: readonly number[]) => list.reduce((sum, one) => sum + one * one, 0) / list.length

/** The bell curve at the middle with its mirror images behind the walls, in 1/mm. */
function middle(variance: number): number {
  let sum = 0
  for (let image = -4; image <= 4; image++) sum += Math.exp(-((image * 2 * half) ** 2) / (2 * variance))
  return sum / Math.sqrt(2 * Math.PI * variance)
}

const expectedWidth = (values: Values, time: number) =>
  Math.sqrt((values.drop ?? 1) ** 2 + 2 * spreading(values) * time)

export const diffusion = system<Diffusion>({
  id: 'diffusion',
  title: 'A drop of ink spreads',
  subject: 'physics',
  ages: [9, 19],
  words: [
    'diffusion',
    'ink in water',
    'drop of ink',
    'dye spreading in water',
    'perfume spreading',
    'smell spreads through a room',
    'brownian motion',
    'concentration gradient',
    'high to low concentration',
    "fick's law",
    'diffusion equation',
    'particles spreading out',
    'tea bag in still water',
  ],
  tells: {
    young:
      'A drop of ink sits in still water. Nobody stirs, yet it spreads! Every tiny bit of ink is pushed back and forth by the water, never knowing where to go. Just by stumbling about, they end up everywhere.',
    middle:
      'Particles of a liquid jostle each other all the time. Each bit of ink takes a random walk, and so, on the whole, ink moves from where there is a lot of it to where there is little. Twice as far takes four times as long. Warmth makes it faster.',
    upper:
      'Random walkers with mean square displacement 2Dt per axis beside the diffusion equation ∂c/∂t = D ∂²c/∂x² between closed walls. D = kT/(6πηr) by Stokes and Einstein, with the viscosity of water falling steeply with temperature.',
  },
  controls: [
    {
      id: 'temperature',
      label: 'Temperature of the water',
      symbol: 'T',
      unit: '°C',
      from: 0,
      to: 90,
      usual: 20,
      step: 1,
      about: 'Warm water jostles more and is thinner.',
    },
    {
      id: 'radius',
      label: 'Size of a dye particle',
      symbol: 'r',
      unit: 'nm',
      from: 0.2,
      to: 5,
      usual: 0.4,
      logarithmic: true,
      about: 'Its radius: a sugar molecule has about 0.5 nm, a protein 3 nm.',
    },
    {
      id: 'thick',
      label: 'Thickness of the liquid',
      symbol: '\\eta/\\eta_w',
      unit: '× water',
      from: 1,
      to: 10,
      usual: 1,
      logarithmic: true,
      about: 'How much harder it is to stir than water: 2 is milk, 10 is thin syrup.',
    },
    {
      id: 'drop',
      label: 'Width of the drop',
      symbol: '\\sigma_0',
      unit: 'mm',
      from: 0.7,
      to: 2,
      usual: 1,
      about: 'How wide the ink is at the beginning.',
      restarts: true,
    },
    {
      id: 'dots',
      label: 'Dots to follow',
      symbol: 'N',
      unit: '',
      from: 100,
      to: 2000,
      usual: 400,
      step: 10,
      about: 'With few of them chance is easy to see; with many they form a smooth cloud.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'width',
      label: 'Width of the cloud',
      symbol: '\\sigma',
      unit: 'mm',
      digits: 3,
      about: 'How far the colour is from the middle line: the root of the mean square.',
      of: ({ slices }) => widthOf(slices),
    },
    {
      id: 'walked',
      label: 'Width of the dots',
      symbol: '\\sigma_N',
      unit: 'mm',
      digits: 3,
      about: 'The same for the wandering dots, which follow chance, from both directions.',
      of: ({ x, y }) => Math.sqrt((meanSquare(x) + meanSquare(y)) / 2),
    },
    {
      id: 'peak',
      label: 'Colour in the middle',
      symbol: 'c/c_0',
      unit: '%',
      digits: 1,
      about: 'Of the first strength, along the middle line.',
      of: ({ slices, first }) =>
        (100 * ((slices[sliceCount / 2] ?? 0) + (slices[sliceCount / 2 - 1] ?? 0))) / 2 / first,
    },
    {
      id: 'spreading',
      label: 'How fast it spreads',
      symbol: 'D',
      unit: '10⁻¹⁰ m²/s',
      about: 'The diffusion coefficient.',
      of: (_, values) => (spreading(values) / 60 / 1e6) * 1e10,
    },
    {
      id: 'all',
      label: 'All the ink',
      unit: '%',
      digits: 1,
      about: 'It spreads, but none of it is lost.',
      of: ({ slices }) => 100 * slices.reduce((sum, one) => sum + one, 0),
    },
  ],
  graphs: [
    {
      id: 'width',
      title: 'Width over time',
      x: 'time',
      y: ['width', 'walked'],
      about: 'Fast at first, then slower and slower: it grows with the root of the time.',
    },
    {
      id: 'peak',
      title: 'Colour in the middle',
      x: 'time',
      y: ['peak'],
      about: 'The middle grows paler until the colour is even.',
    },
  ],
  dt: 1,
  pace: 10,
  timeUnit: 'min',
  start({ drop = 1, dots = 500 }, random) {
    const count = Math.round(dots)
    const slices = Array.from({ length: sliceCount }, (_, i) =>
      Math.exp(-(((i + 0.5) * slice - half) ** 2) / (2 * drop * drop)),
    )
    const whole = slices.reduce((sum, one) => sum + one, 0)
    const shares = slices.map((one) => one / whole)
    const x = Array.from({ length: count }, () => bounced(drop * bell(random)))
    const y = Array.from({ length: count }, () => bounced(drop * bell(random)))
    return {
      time: 0,
      steps: 0,
      x,
      y,
      slices: shares,
      first: ((shares[sliceCount / 2] ?? 0) + (shares[sliceCount / 2 - 1] ?? 0)) / 2,
      path: [[x[0] ?? 0, y[0] ?? 0]],
      trail: [[0, widthOf(shares)]],
    }
  },
  step(state, values, dt, random) {
    const fast = spreading(values)
    state.slices = spread(state.slices, (fast * dt) / slice ** 2)
    // Even kicks with a mean square of 2·D·dt: after some steps nobody can tell them from a bell curve.
    const kick = Math.sqrt(24 * fast * dt)
    for (let i = 0; i < state.x.length; i++) {
      state.x[i] = bounced((state.x[i] ?? 0) + kick * (random.next() - 0.5))
      state.y[i] = bounced((state.y[i] ?? 0) + kick * (random.next() - 0.5))
    }
    state.time += dt
    state.steps++
    keepTrail(state.path, [state.x[0] ?? 0, state.y[0] ?? 0], 120)
    if (state.steps % 4 !== 0) return
    state.trail.push([state.time, widthOf(state.slices)])
    if (state.trail.length > 300) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  draw,
  describe: ({ time, slices, first }) =>
    `After ${time.toFixed(0)} minutes the ink is ${widthOf(slices).toFixed(1)} millimetres wide on average, and in the middle it has ${(((slices[sliceCount / 2] ?? 0) / first) * 100).toFixed(0)} percent of its first strength.`,
  effects: [
    {
      control: 'temperature',
      readout: 'width',
      goes: 'up',
      after: 60,
      says: 'In warm water ink spreads faster.',
    },
    {
      control: 'radius',
      readout: 'width',
      goes: 'down',
      after: 60,
      says: 'Bigger particles spread more slowly.',
    },
    {
      control: 'thick',
      readout: 'width',
      goes: 'down',
      after: 60,
      says: 'In a thicker liquid it spreads more slowly.',
    },
    { control: 'drop', readout: 'peak', goes: 'up', after: 60, says: 'A wider drop pales more slowly.' },
    {
      control: 'dots',
      readout: 'walked',
      goes: 'changes',
      after: 60,
      says: 'With fewer dots chance plays a larger part; the cloud is the same.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Away from the walls the width grows as √(σ₀² + 2Dt).',
      readout: 'width',
      expected(values, time) {
        const found = expectedWidth(values, time)
        return found < 3 ? found : undefined
      },
      until: 80,
    },
    {
      kind: 'analytic',
      says: 'The colour in the middle follows the exact bell curve with its mirror images behind the walls.',
      readout: 'peak',
      expected: (values, time) =>
        (100 * middle(expectedWidth(values, time) ** 2)) / middle((values.drop ?? 1) ** 2),
      until: 80,
    },
    {
      kind: 'analytic',
      says: 'The wandering dots spread as √(σ₀² + 2Dt) too, up to chance (about 1% with 2000 of them).',
      readout: 'walked',
      expected(values, time) {
        const found = expectedWidth(values, time)
        return found < 3 ? found : undefined
      },
      until: 30,
      where: { dots: [1900, 2000] },
      // Five times the standard error of 1900 dots in two directions, 1/√4n, and some more as it is watched for 30 s.
      within: 0.07,
    },
    { kind: 'conserved', says: 'No ink is lost.', readout: 'all', until: 80 },
    {
      kind: 'published',
      says: 'Sugar (sucrose, 0.47 nm) in water of 25 °C spreads with 5.2·10⁻¹⁰ m²/s.',
      source: 'Gosting and Morris, J. Am. Chem. Soc. 71 (1949) 1998: 5.23·10⁻¹⁰ m²/s at great dilution.',
      values: { temperature: 25, radius: 0.47, thick: 1 },
      readout: 'spreading',
      at: 0,
      expected: 5.23,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: '\\sigma = \\sqrt{\\sigma_0^2 + 2Dt}', about: 'How wide the cloud is after a time.' },
    {
      tex: 'D = \\frac{kT}{6\\pi\\eta r}',
      about: 'Warm, thin liquids and small particles: fast (Stokes and Einstein).',
    },
    {
      tex: '\\frac{\\partial c}{\\partial t} = D\\,\\frac{\\partial^2 c}{\\partial x^2}',
      about: 'Fick’s second law: colour flows from much to little.',
    },
  ],
  tries: [
    { says: 'Follow the red dot. Can you guess where it goes next?', set: { dots: 100 } },
    { says: 'Use hot water, as for tea.', set: { temperature: 90 } },
    { says: 'Make the particles as big as a protein: now you need a lot of patience.', set: { radius: 3 } },
    {
      says: 'Note when the cloud is 2 mm wide. When will it be 4 mm wide?',
      set: { temperature: 60, radius: 0.2, drop: 0.7 },
    },
  ],
  questions: [
    {
      asks: 'We use hot water of 80 °C instead of cold water of 10 °C. How does the ink spread?',
      options: ['Faster', 'Just the same', 'More slowly'],
      settle: {
        readout: 'width',
        after: 60,
        first: { temperature: 10 },
        second: { temperature: 80 },
        answer: (a, b) => (b > a * 1.03 ? 0 : b < a * 0.97 ? 2 : 1),
      },
      explains:
        'Hot water jostles harder, and it is also thinner. Both help: the ink spreads more than four times as fast.',
    },
    {
      asks: 'A drop of ink is left in still water for a whole hour. How strong is the colour in its middle then?',
      options: ['As strong as at first', 'About half as strong', 'All gone, spread over the dish'],
      settle: {
        readout: 'peak',
        after: 60,
        first: { temperature: 20, radius: 0.4, thick: 1, drop: 1 },
        answer: (a) => (a > 80 ? 0 : a > 20 ? 1 : 2),
      },
      explains:
        'Each bit of ink is kicked evenly from all sides and often turns back. Without stirring, spreading over a few millimetres takes hours. That is why we stir our tea!',
    },
    {
      asks: 'After a while the cloud has become 1 mm wider. After twice that time, will it be 2 mm wider?',
      options: ['Yes, twice the time, twice as far', 'No, less than that', 'No, even more'],
      settle: {
        readout: 'width',
        after: 160,
        first: { temperature: 60, drop: 0.7, radius: 0.4 },
        second: { temperature: 60, drop: 0.7, radius: 0.8 },
        // Half as fast for 160 minutes is as far as at full speed for 80.
        answer: (long, short) => {
          const ratio = (long - 0.7) / (short - 0.7)
          return ratio > 2.1 ? 2 : ratio > 1.9 ? 0 : 1
        },
      },
      explains: 'A random walk often turns back. Twice as far takes about four times as long.',
    },
  ],
  glossary: [
    { word: 'Diffusion', means: 'Spreading by random jostling, without stirring.' },
    { word: 'Random walk', means: 'A path whose every step goes in a random direction.' },
    { word: 'Concentration', means: 'How much of something there is in a certain space.' },
    { word: 'Viscosity', means: 'How thick a liquid is: honey has much, water has little.' },
    { word: 'Brownian motion', means: 'The trembling of small grains that are pushed by molecules.' },
  ],
  goals: [
    'Explain spreading by the random motion of particles.',
    'Say what makes it faster or slower.',
    'See that twice the distance takes four times as long.',
  ],
  standards: [
    'NGSS MS-PS1-4',
    'England KS3 Chemistry: the particulate nature of matter, diffusion',
    'England GCSE Biology: transport in cells, diffusion',
  ],
})
