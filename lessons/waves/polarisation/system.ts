import { system } from '@makebelieve/kit/simulation/system'
import { filters, hasMiddle, lamp, type Polarised, period, shares, through } from './model.ts'
import { draw } from './view.ts'

export const polarisation = system<Polarised>({
  id: 'polarisation',
  title: 'Polarised light',
  subject: 'physics',
  ages: [12, 19],
  words: [
    'polarisation',
    'polarization',
    'polarised light',
    'polarized light',
    'polarising filter',
    'polarizing filter',
    'polarizer',
    'polariser',
    "malus's law",
    "malus' law",
    'crossed polarisers',
    'polaroid sunglasses',
    'how sunglasses work',
    'three polarizers',
    '3d cinema glasses',
    'lcd screen light',
  ],
  tells: {
    young:
      'Light is a wave that can swing up and down, to the side, or any way between. A polarising filter, as in some sunglasses, lets only one direction through. Turn a second filter, and the light gets weaker and weaker until it is dark!',
    middle:
      'The light of a lamp swings in all directions. A filter lets through the part along its own direction, which is half the light. A second filter turned by θ lets through cos²θ of that. Crossed filters let nothing through, but a third between them lets some light pass again.',
    upper:
      'A polariser projects the field on its axis: E → (E·p)p, so I = I₀ cos²θ (Malus). Unpolarised light gives the average of cos², one half. Projections do not commute: between crossed polarisers a third at angle α transmits ¼ sin²2α of the polarised light.',
  },
  controls: [
    {
      id: 'first',
      label: 'First filter',
      symbol: '\\alpha',
      unit: '°',
      from: 0,
      to: 180,
      usual: 0,
      step: 1,
      about: 'Its direction, counted from the upright.',
      restarts: true,
    },
    {
      id: 'last',
      label: 'Last filter',
      symbol: '\\beta',
      unit: '°',
      from: 0,
      to: 180,
      usual: 50,
      step: 1,
      about: 'Its direction, counted from the upright.',
      restarts: true,
    },
    {
      id: 'middle',
      label: 'A filter between them',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['no', 'yes'],
      about: 'A third filter between the two.',
      restarts: true,
    },
    {
      id: 'turn',
      label: 'The one between',
      symbol: '\\mu',
      unit: '°',
      from: 0,
      to: 180,
      usual: 45,
      step: 1,
      about: 'Its direction; it matters only if it is there.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'through',
      label: 'Gets through',
      symbol: 'I',
      unit: '%',
      digits: 1,
      about: 'Of the lamp’s light, measured behind the last filter.',
      known: ({ came }) => came > 0,
      of: (state) => 100 * shares(state)[2],
    },
    {
      id: 'afterFirst',
      label: 'Behind the first filter',
      unit: '%',
      digits: 1,
      about: 'Half of the light of a lamp.',
      known: ({ came }) => came > 0,
      of: (state) => 100 * shares(state)[0],
    },
    {
      id: 'afterMiddle',
      label: 'Before the last filter',
      unit: '%',
      digits: 1,
      about: 'What is left when it comes to the last filter.',
      known: ({ came }) => came > 0,
      of: (state) => 100 * shares(state)[1],
    },
    {
      id: 'apart',
      label: 'First to last filter',
      symbol: '\\theta',
      unit: '°',
      digits: 0,
      about: 'The angle between their directions, at most 90.',
      of: (_, { first = 0, last = 50 }) => {
        const apart = Math.abs(last - first) % 180
        return Math.min(apart, 180 - apart)
      },
    },
  ],
  graphs: [
    {
      id: 'through',
      title: 'What gets through, as the meter finds it',
      x: 'time',
      y: ['through', 'afterMiddle'],
      about: 'It settles within a few swings of the light.',
    },
  ],
  dt: 0.02,
  pace: 0.8,
  timeUnit: 'fs',
  start(values) {
    const along = filters(values)
    const left = lamp.map(({ direction }) => through(direction, 1, along))
    return { time: 0, came: 0, stages: [0, 0, 0], left }
  },
  step(state, values, dt) {
    state.time += dt
    const three = hasMiddle(values)
    lamp.forEach(({ begin }, i) => {
      const square = dt * Math.cos((2 * Math.PI * state.time) / period + begin) ** 2
      const [a = 0, b = 0, c = 0] = state.left[i] ?? []
      state.came += square
      state.stages[0] += square * a * a
      state.stages[1] += square * (three ? b * b : a * a)
      state.stages[2] += square * (three ? c * c : b * b)
    })
  },
  isOver: ({ time }) => time > 400,
  draw,
  describe(state, values) {
    const [, , last] = shares(state)
    return `${hasMiddle(values) ? 'Three filters' : 'Two filters'} stand in the light of a lamp; ${(100 * last).toFixed(1)} percent get through.`
  },
  effects: [
    {
      control: 'last',
      readout: 'through',
      goes: 'down',
      after: 10,
      over: [0, 90],
      says: 'The more the last filter is turned against the first, up to 90°, the darker it gets. (Then it gets brighter again.)',
    },
    {
      control: 'middle',
      readout: 'through',
      goes: 'up',
      after: 10,
      given: { last: 90 },
      says: 'A filter between two crossed ones lets light through again.',
    },
    {
      control: 'turn',
      readout: 'through',
      goes: 'up',
      after: 10,
      over: [0, 45],
      given: { last: 90, middle: 1 },
      says: 'Most gets through when it stands half-way between them.',
    },
    {
      control: 'first',
      readout: 'through',
      goes: 'changes',
      after: 10,
      says: 'Only the angle between the filters counts.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Two filters let ½·cos²θ of a lamp’s light through (Malus).',
      readout: 'through',
      expected: ({ first = 0, last = 50 }, time) =>
        time > 9 ? 25 * (1 + Math.cos((2 * Math.PI * (last - first)) / 180)) : undefined,
      until: 10,
      where: { middle: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Three filters let ½·cos²(μ − α)·cos²(β − μ) through.',
      readout: 'through',
      expected: ({ first = 0, last = 50, turn = 45 }, time) =>
        time > 9
          ? 12.5 *
            (1 + Math.cos((2 * Math.PI * (turn - first)) / 180)) *
            (1 + Math.cos((2 * Math.PI * (last - turn)) / 180))
          : undefined,
      until: 10,
      where: { middle: [1, 1] },
    },
    {
      kind: 'published',
      says: 'Filters at 0°, 45° and 90° let one eighth through.',
      source: 'Halliday, Resnick and Walker, Fundamentals of Physics: three polarising sheets.',
      values: { first: 0, middle: 1, turn: 45, last: 90 },
      readout: 'through',
      at: 10,
      expected: 12.5,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: 'I = I_0\\cos^2\\theta', about: 'Malus: polarised light through a filter turned by θ.' },
    {
      tex: '\\langle\\cos^2\\rangle = \\tfrac12',
      about: 'A lamp swings in all directions: half gets through the first filter.',
    },
    { tex: "E' = E\\cos\\theta", about: 'Only the part of the swing along the filter gets through.' },
  ],
  tries: [
    { says: 'Cross the filters: dark.', set: { first: 0, last: 90, middle: 0 } },
    {
      says: 'Now slip a third filter between them. One more filter, and more light!',
      set: { first: 0, last: 90, middle: 1, turn: 45 },
    },
    { says: 'Turn both filters together: nothing changes.', set: { first: 60, last: 60, middle: 0 } },
    {
      says: 'Turn the last one all the way round and count the dark places.',
      set: { first: 0, middle: 0, last: 0 },
    },
  ],
  questions: [
    {
      asks: 'Two filters are crossed and it is dark. You put a third one between them, at 45°. What happens?',
      options: ['It stays dark', 'Some light gets through', 'All light gets through'],
      settle: {
        readout: 'through',
        after: 10,
        first: { first: 0, last: 90, middle: 1, turn: 45 },
        answer: (a) => (a < 1 ? 0 : a < 60 ? 1 : 2),
      },
      explains:
        'The middle filter turns the swing by 45°, and then the last one finds a part along its own direction.',
    },
    {
      asks: 'The last filter is turned by 45° against the first. How much of the light behind the first gets through the last?',
      options: ['All', 'Half', 'Nothing'],
      settle: {
        readout: 'through',
        after: 10,
        first: { first: 0, last: 45 },
        second: { first: 0, last: 0 },
        answer: (a, b) => (a > 0.9 * b ? 0 : a > 0.1 * b ? 1 : 2),
      },
      explains: 'cos² of 45° is one half.',
    },
    {
      asks: 'Both filters are turned together by 30°. The light that gets through is…',
      options: ['less', 'the same', 'more'],
      settle: {
        readout: 'through',
        after: 10,
        first: { first: 0, last: 40 },
        second: { first: 30, last: 70 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b > a * 1.02 ? 2 : 1),
      },
      explains: 'A lamp has no favourite direction. Only the angle between the filters counts.',
    },
  ],
  glossary: [
    { word: 'Polarised', means: 'Swinging in one direction only.' },
    { word: 'Polariser', means: 'A filter that lets one direction of swing through.' },
    { word: 'Crossed', means: 'At right angles: what one lets through the other stops.' },
    { word: 'Intensity', means: 'How much light comes; it goes as the square of the swing.' },
  ],
  goals: [
    'Explain what a polarising filter does to light.',
    'Use Malus’s law.',
    'See in polarisation a proof that light is a transverse wave.',
  ],
  standards: [
    'NGSS HS-PS4-1',
    'NGSS HS-PS4-3',
    'A level Physics: polarisation as evidence for transverse waves',
  ],
})
