import { system } from '@makebelieve/kit/simulation/system'
import { type Disc, edgesBetween, fields, hueOf, lightAt, nameOf, slow } from './model.ts'
import { draw } from './view.ts'

export const colourMixing = system<Disc>({
  id: 'colour-mixing',
  title: 'Mixing colours of light',
  subject: 'physics',
  ages: [8, 16],
  words: [
    'colour mixing',
    'color mixing',
    'mixing colours',
    'mixing colors',
    'mixing light',
    'additive colour',
    'additive color mixing',
    'red green and blue',
    'rgb colours',
    'rgb colors',
    'primary colours of light',
    'primary colors of light',
    'colour wheel',
    'color wheel',
    "newton's disc",
    'spinning colour disc',
    'how a screen makes colours',
    'persistence of vision',
  ],
  tells: {
    young:
      'Paint a disc half red and half green and spin it fast. Your eye cannot follow, and it sees yellow! With blue added, it sees white. Every screen plays this trick with tiny red, green and blue lamps.',
    middle:
      'Light of different colours mixes by adding: red and green make yellow, green and blue cyan, blue and red magenta, all three white. On a spinning disc the eye, which is a little slow, takes the average. If it turns too slowly, it flickers.',
    upper:
      'The eye smooths light over about 40 ms, here as a first-order low-pass. Above the fusion frequency a flickering light looks like its mean over time (Talbot and Plateau), whatever its course. The ripple of a field with duty d, period P is (1 − e^{−dP/τ})(1 − e^{−(1−d)P/τ})/(1 − e^{−P/τ}).',
  },
  controls: [
    {
      id: 'red',
      label: 'Red field',
      unit: 'parts',
      from: 0,
      to: 100,
      usual: 50,
      step: 5,
      about: 'How large the red field is, compared with the others.',
      restarts: true,
    },
    {
      id: 'green',
      label: 'Green field',
      unit: 'parts',
      from: 0,
      to: 100,
      usual: 50,
      step: 5,
      about: 'How large the green field is, compared with the others.',
      restarts: true,
    },
    {
      id: 'blue',
      label: 'Blue field',
      unit: 'parts',
      from: 0,
      to: 100,
      usual: 0,
      step: 5,
      about: 'How large the blue field is, compared with the others.',
      restarts: true,
    },
    {
      id: 'spin',
      label: 'Turns in a second',
      symbol: 'f',
      unit: '1/s',
      from: 0.5,
      to: 40,
      usual: 30,
      logarithmic: true,
      about: 'Above about 20 the colours melt into one.',
    },
  ],
  readouts: [
    {
      id: 'red',
      label: 'Red on average',
      unit: '%',
      digits: 1,
      about: 'Seen over the last whole turn.',
      known: ({ turned }) => turned >= 1,
      of: ({ mean }) => 100 * mean[0],
    },
    {
      id: 'green',
      label: 'Green on average',
      unit: '%',
      digits: 1,
      about: 'Seen over the last whole turn.',
      known: ({ turned }) => turned >= 1,
      of: ({ mean }) => 100 * mean[1],
    },
    {
      id: 'blue',
      label: 'Blue on average',
      unit: '%',
      digits: 1,
      about: 'Seen over the last whole turn.',
      known: ({ turned }) => turned >= 1,
      of: ({ mean }) => 100 * mean[2],
    },
    {
      id: 'hue',
      label: 'Place on the colour wheel',
      unit: '°',
      digits: 0,
      about: 'Red 0, yellow 60, green 120, cyan 180, blue 240, magenta 300. White and black have none.',
      known: ({ mean }) => Math.max(...mean) - Math.min(...mean) > 1e-3,
      of: ({ mean }) => hueOf(mean),
    },
    {
      id: 'flicker',
      label: 'Flicker of red',
      unit: '%',
      digits: 1,
      about: 'How far the red that is seen goes up and down in a turn.',
      known: ({ turned }) => turned >= 1,
      of: ({ flicker }) => 100 * flicker,
    },
  ],
  graphs: [
    {
      id: 'means',
      title: 'Colours on average',
      x: 'time',
      y: ['red', 'green', 'blue'],
      about: 'They settle at the shares of the fields.',
    },
    { id: 'flicker', title: 'Flicker', x: 'time', y: ['flicker'], about: 'Small when the disc is fast.' },
  ],
  dt: 1 / 1000,
  pace: 0.5,
  timeUnit: 's',
  start: () => ({
    time: 0,
    turned: 0,
    seen: [0, 0, 0],
    sums: [0, 0, 0],
    span: 0,
    low: 1,
    high: 0,
    mean: [0, 0, 0],
    flicker: 0,
  }),
  step(state, values, dt) {
    const turn = (values.spin ?? 30) * dt
    const [from, to] = [state.turned, state.turned + turn]
    state.time += dt
    state.turned = to
    // Where one field gives way to the next within this step, it is cut in two.
    const parts = fields(values)
    const edges = [from, ...edgesBetween(from, to, parts), to]
    for (let i = 1; i < edges.length; i++) {
      const [begin = from, end = to] = [edges[i - 1], edges[i]]
      const light = lightAt((begin + end) / 2, parts)
      const seconds = (dt * (end - begin)) / turn
      const keep = Math.exp(-seconds / slow)
      for (const colour of [0, 1, 2] as const) {
        const before = state.seen[colour]
        state.seen[colour] = light[colour] + (before - light[colour]) * keep
        state.sums[colour] += light[colour] * seconds + (before - light[colour]) * (1 - keep) * slow
      }
      state.low = Math.min(state.low, state.seen[0])
      state.high = Math.max(state.high, state.seen[0])
      state.span += seconds
      // At a whole turn the books are closed, once, even where a field without width ends there too.
      if (end !== Math.floor(to) || state.span < 0.5 * (dt / turn)) continue
      state.mean = [state.sums[0] / state.span, state.sums[1] / state.span, state.sums[2] / state.span]
      state.flicker = Math.max(0, state.high - state.low)
      state.sums = [0, 0, 0]
      ;[state.span, state.low, state.high] = [0, state.seen[0], state.seen[0]]
    }
  },
  isOver: ({ time }) => time > 120,
  draw,
  describe({ mean, flicker }, values) {
    const { spin = 20 } = values
    return `The disc turns ${spin.toFixed(1)} times in a second; the eye sees ${nameOf(mean)}${flicker > 0.3 ? ', which flickers' : ''}.`
  },
  effects: [
    {
      control: 'red',
      readout: 'red',
      goes: 'up',
      after: 1,
      says: 'A larger red field makes the mixture redder.',
    },
    {
      control: 'green',
      readout: 'green',
      goes: 'up',
      after: 1,
      says: 'A larger green field makes it greener.',
    },
    { control: 'blue', readout: 'blue', goes: 'up', after: 1, says: 'A larger blue field makes it bluer.' },
    {
      control: 'spin',
      readout: 'flicker',
      goes: 'down',
      after: 4,
      over: [1.5, 40],
      says: 'The faster it turns, the less it flickers. (Very slow, each colour is seen by itself.)',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The eye sees the mean over time: the share of each field (Talbot and Plateau).',
      readout: 'red',
      expected: ({ red = 50, green = 50, blue = 0 }, time) =>
        time > 1.4 ? (100 * red) / (red + green + blue) : undefined,
      until: 1.6,
      where: { red: [20, 100], green: [20, 100], spin: [5, 40] },
    },
    {
      kind: 'analytic',
      says: 'The flicker is (1 − e^{−dP/τ})(1 − e^{−(1−d)P/τ})/(1 − e^{−P/τ}).',
      readout: 'flicker',
      expected({ red = 50, green = 50, blue = 0, spin = 20 }, time) {
        const share = red / (red + green + blue)
        const [on, off] = [Math.exp(-share / spin / slow), Math.exp(-(1 - share) / spin / slow)]
        return time > 1.4 ? (100 * (1 - on) * (1 - off)) / (1 - on * off) : undefined
      },
      until: 1.6,
      where: { red: [30, 100], green: [30, 100], spin: [3, 15] },
    },
    {
      kind: 'published',
      says: 'Red and green in equal parts make yellow, at 60° on the colour wheel.',
      source: 'J. C. Maxwell (1860), On the theory of compound colours; hue as in IEC 61966-2-1 (sRGB).',
      values: { red: 50, green: 50, blue: 0, spin: 20 },
      readout: 'hue',
      at: 1.5,
      expected: 60,
      within: 0.02,
    },
  ],
  formulas: [
    {
      tex: '\\text{seen} = d_r R + d_g G + d_b B',
      about: 'The mean over a turn; d are the shares of the fields.',
    },
    {
      tex: '\\tau\\frac{ds}{dt} = \\text{light} - s',
      about: 'The eye follows a little late: τ is about 0.04 s.',
    },
  ],
  tries: [
    { says: 'Red and green: who would have guessed?', set: { red: 50, green: 50, blue: 0, spin: 25 } },
    { says: 'Make white.', set: { red: 50, green: 50, blue: 50, spin: 30 } },
    { says: 'Slow it down until you can tell the colours apart.', set: { spin: 1 } },
    {
      says: 'Mix the orange of a carrot: much red, a little green.',
      set: { red: 75, green: 25, blue: 0, spin: 25 },
    },
    { says: 'Find pink. What must be added to red?', set: { red: 100, green: 50, blue: 60, spin: 25 } },
  ],
  questions: [
    {
      asks: 'Red light and green light come together, equally strong. What do you see?',
      options: ['Brown', 'Yellow', 'Blue'],
      settle: {
        readout: 'hue',
        after: 1.5,
        first: { red: 50, green: 50, blue: 0, spin: 25 },
        answer: (a) => (a < 40 ? 0 : a < 80 ? 1 : 2),
      },
      explains:
        'Light adds up. Your eye has no receiver of its own for yellow: it calls it yellow when red and green are equally strong.',
    },
    {
      asks: 'Green and blue light together make…',
      options: ['yellow', 'cyan, a bright blue-green', 'magenta, a pink-violet'],
      settle: {
        readout: 'hue',
        after: 1.5,
        first: { red: 0, green: 50, blue: 50, spin: 25 },
        answer: (a) => (a < 100 ? 0 : a < 240 ? 1 : 2),
      },
      explains: 'Half-way between green and blue on the colour wheel lies cyan.',
    },
    {
      asks: 'The disc turns only twice in a second. What do you see?',
      options: ['One steady mixed colour', 'A strong flicker of colours'],
      settle: {
        readout: 'flicker',
        after: 3,
        first: { spin: 2 },
        answer: (a) => (a > 30 ? 1 : 0),
      },
      explains:
        'The eye needs about a twentieth of a second to forget. Half a turn takes five times as long, so it can follow.',
    },
  ],
  glossary: [
    { word: 'Additive mixing', means: 'Lights put together: the more, the brighter.' },
    {
      word: 'Primary colours of light',
      means: 'Red, green and blue: from these nearly all colours can be mixed.',
    },
    { word: 'Cyan, magenta, yellow', means: 'What two primary colours of light make together.' },
    { word: 'Fusion', means: 'When a flicker is so fast that the eye sees it as steady.' },
  ],
  goals: [
    'Predict what mixtures of red, green and blue light look like.',
    'Tell mixing light from mixing paint.',
    'Explain how a screen makes all its colours.',
  ],
  standards: [
    'NGSS MS-PS4-2',
    'England KS3 Physics: light waves, colours',
    'England KS2 Science: light (year 6)',
  ],
})
