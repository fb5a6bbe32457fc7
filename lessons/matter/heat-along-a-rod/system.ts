import { system, type Values } from '@makebelieve/kit/simulation/system'
import { before, count, materialOf, materials, type Rod, section } from './model.ts'
import { draw } from './view.ts'

const isWrapped = ({ end = 0 }: Values) => end > 0.5

/** Heat that passes the two ends now, in W. */
function flows({ pieces }: Rod, values: Values): [entering: number, leaving: number] {
  const { length = 0.2, hot = 100, cold = 0, material = 0 } = values
  const through = (materialOf(material).conducts * section) / (length / count / 2)
  return [
    through * (hot - (pieces[0] ?? before)),
    isWrapped(values) ? 0 : through * ((pieces[count - 1] ?? before) - cold),
  ]
}

const middle = ({ pieces }: Rod) => ((pieces[count / 2 - 1] ?? 0) + (pieces[count / 2] ?? 0)) / 2

export const heatAlongARod = system<Rod>({
  id: 'heat-along-a-rod',
  title: 'Heat moves along a rod',
  subject: 'physics',
  ages: [11, 18],
  words: [
    'heat conduction',
    'heat along a rod',
    'thermal conduction',
    'heat flow',
    'heat equation',
    'conductor and insulator of heat',
    'fourier law',
    'heat transfer',
    'insulator',
    'conductor of heat',
  ],
  tells: {
    young:
      'One end of a metal rod is in a flame. The heat wanders along the rod, bit by bit, from hot to cold. In copper it is quick, in steel it is slow. That is why pan handles are made of something else!',
    middle:
      'Heat flows from hot to cold. The flow is stronger in a good conductor, with a larger temperature difference and in a shorter rod. After a while the temperature falls evenly along the rod and no longer changes.',
    upper:
      'The heat equation ∂T/∂t = α ∂²T/∂x² with α = k/(ρc), one end held hot and the other held cold or insulated. The solution is a Fourier series whose slowest part dies away with the time L²/(π²α).',
  },
  controls: [
    {
      id: 'material',
      label: 'Material',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: materials.map(({ name }) => name),
      about: 'Copper conducts heat best of the four, stainless steel worst.',
    },
    {
      id: 'length',
      label: 'Length',
      symbol: 'L',
      unit: 'm',
      from: 0.1,
      to: 0.4,
      usual: 0.2,
      step: 0.01,
      about: 'From the hot end to the other end.',
      restarts: true,
    },
    {
      id: 'hot',
      label: 'Hot end',
      symbol: 'T_h',
      unit: '°C',
      from: 40,
      to: 300,
      usual: 150,
      step: 1,
      about: 'The temperature at which the left end is held.',
    },
    {
      id: 'cold',
      label: 'Cold end',
      symbol: 'T_c',
      unit: '°C',
      from: 0,
      to: 40,
      usual: 5,
      step: 1,
      about: 'The temperature at which the right end is held, if it is.',
    },
    {
      id: 'end',
      label: 'The right end is',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['held cold', 'wrapped up'],
      about: 'Whether heat can leave at the right end.',
    },
  ],
  readouts: [
    {
      id: 'middle',
      label: 'In the middle',
      symbol: 'T_m',
      unit: '°C',
      digits: 1,
      about: 'The temperature half-way along.',
      of: middle,
    },
    {
      id: 'entering',
      label: 'Heat flowing in',
      symbol: 'P_{in}',
      unit: 'W',
      digits: 1,
      about: 'At the hot end.',
      of: (state, values) => flows(state, values)[0],
    },
    {
      id: 'leaving',
      label: 'Heat flowing out',
      symbol: 'P_{out}',
      unit: 'W',
      digits: 1,
      about: 'At the other end.',
      of: (state, values) => flows(state, values)[1],
    },
    {
      id: 'stored',
      label: 'Heat in the rod',
      symbol: 'Q',
      unit: 'kJ',
      about: 'Counted from 0 °C.',
      of: ({ pieces }, { length = 0.2, material = 0 }) =>
        (((materialOf(material).holds * section * length) / count) * pieces.reduce((sum, t) => sum + t, 0)) /
        1000,
    },
    {
      id: 'books',
      label: 'Heat balance',
      unit: 'kJ',
      about:
        'Heat in the rod, minus what came in, plus what went out: it never changes, because heat is neither made nor lost.',
      of: ({ pieces, entered, left }, { length = 0.2, material = 0 }) =>
        (((materialOf(material).holds * section * length) / count) * pieces.reduce((sum, t) => sum + t, 0) -
          entered +
          left) /
        1000,
    },
  ],
  graphs: [
    {
      id: 'middle',
      title: 'Temperature in the middle',
      x: 'time',
      y: ['middle'],
      about: 'Nothing at first, then a rise, then flat.',
    },
    {
      id: 'flows',
      title: 'Heat in and heat out',
      x: 'time',
      y: ['entering', 'leaving'],
      about: 'When both are the same nothing changes any more.',
    },
  ],
  dt: 0.25,
  pace: 10,
  timeUnit: 's',
  start: () => ({ pieces: Array.from({ length: count }, () => before), entered: 0, left: 0, time: 0 }),
  step(state, values, dt) {
    const { length = 0.2, hot = 100, cold = 0, material = 0 } = values
    const { conducts, holds } = materialOf(material)
    const short = length / count
    // Steps so short that no piece can overshoot its neighbours.
    const parts = Math.ceil(((conducts / holds) * dt) / (short * short) / 0.3)
    const share = ((conducts / holds) * (dt / parts)) / (short * short)
    const { pieces } = state
    for (let part = 0; part < parts; part++) {
      const [entering, leaving] = flows(state, values)
      state.entered += (entering * dt) / parts
      state.left += (leaving * dt) / parts
      let last = 2 * hot - (pieces[0] ?? 0)
      for (let i = 0; i < count; i++) {
        const now = pieces[i] ?? 0
        const next = i < count - 1 ? (pieces[i + 1] ?? 0) : isWrapped(values) ? now : 2 * cold - now
        pieces[i] = now + share * (last - 2 * now + next)
        last = now
      }
    }
    state.time += dt
  },
  draw,
  describe: (state, values) =>
    `After ${state.time.toFixed(0)} seconds the middle of the ${materialOf(values.material).name} rod is at ${middle(state).toFixed(0)} degrees; ${flows(state, values)[0].toFixed(0)} watts flow in and ${flows(state, values)[1].toFixed(0)} watts flow out.`,
  effects: [
    {
      control: 'material',
      readout: 'leaving',
      goes: 'down',
      after: 60,
      says: 'Worse conductors let less heat through.',
    },
    {
      control: 'length',
      readout: 'leaving',
      goes: 'down',
      after: 200,
      says: 'Through a longer rod less heat flows.',
    },
    {
      control: 'hot',
      readout: 'middle',
      goes: 'up',
      after: 60,
      says: 'A hotter end makes the middle hotter.',
    },
    {
      control: 'cold',
      readout: 'entering',
      goes: 'down',
      after: 300,
      says: 'The smaller the difference, the weaker the flow.',
    },
    { control: 'end', readout: 'middle', goes: 'up', after: 200, says: 'A wrapped end keeps the heat in.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With the right end held cold, the middle follows Fourier’s series.',
      readout: 'middle',
      expected({ length = 0.2, hot = 100, cold = 0, material = 0 }, time) {
        const { conducts, holds } = materialOf(material)
        let sum = (hot + cold) / 2
        for (let n = 1; n < 80; n++) {
          const sign = n % 2 === 0 ? 1 : -1
          const size = (2 / (n * Math.PI)) * ((before - hot) * (1 - sign) + (cold - hot) * sign)
          sum +=
            size *
            Math.sin((n * Math.PI) / 2) *
            Math.exp(-(conducts / holds) * time * ((n * Math.PI) / length) ** 2)
        }
        return time > 2 ? sum : undefined
      },
      until: 200,
      where: { end: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'In the end k·A·(T_h − T_c)/L flows out at the cold end.',
      readout: 'leaving',
      expected: ({ length = 0.2, hot = 100, cold = 0, material = 0 }, time) =>
        time > 590 ? (materialOf(material).conducts * section * (hot - cold)) / length : undefined,
      // The slowest part of the series dies away with L²/(π²α), at most 65 s here; it is 2·(T_h + T_c − 40 °C)/(T_h − T_c) of
      // the flow at first, which is at most 6 if the hot end is clearly hotter.
      until: 600,
      where: { end: [0, 0], material: [0, 1], length: [0.1, 0.25], hot: [60, 300] },
    },
    {
      kind: 'conserved',
      says: 'No heat is made or lost: what is in the rod is what was there, came and left.',
      readout: 'books',
    },
  ],
  formulas: [
    { tex: 'P = k A \\frac{T_h - T_c}{L}', about: 'The flow when nothing changes any more (Fourier’s law).' },
    {
      tex: '\\frac{\\partial T}{\\partial t} = \\frac{k}{\\rho c}\\frac{\\partial^2 T}{\\partial x^2}',
      about: 'How the temperature of each piece changes.',
    },
  ],
  tries: [
    { says: 'Copper against stainless steel: wait one minute each.', set: { material: 3 } },
    { says: 'Wrap up the right end: now all of the rod gets hot.', set: { end: 1 } },
    { says: 'Double the length: it takes four times as long to settle.', set: { length: 0.4 } },
  ],
  questions: [
    {
      asks: 'The rod becomes twice as long. Once all has settled, how much heat flows through it?',
      options: ['Twice as much', 'As much', 'Half as much'],
      settle: {
        readout: 'leaving',
        after: 400,
        first: { length: 0.1 },
        second: { length: 0.2 },
        answer: (a, b) => (b > a * 1.5 ? 0 : b > a * 0.75 ? 1 : 2),
      },
      explains:
        'The same temperature difference is spread over twice the length, so it falls half as steeply.',
    },
    {
      asks: 'The right end is wrapped so that no heat can leave. How hot is the middle in the end?',
      options: ['Half-way between hot and cold', 'As hot as the flame', 'It stays cold'],
      settle: {
        readout: 'middle',
        after: 1200,
        first: { end: 1, hot: 100, cold: 0 },
        answer: (a) => (a > 90 ? 1 : a > 30 ? 0 : 2),
      },
      explains: 'Heat flows in until there is no difference left.',
    },
    {
      asks: 'After one minute, in which rod is the middle warmer?',
      options: ['Copper', 'Stainless steel', 'Both the same'],
      settle: {
        readout: 'middle',
        after: 60,
        first: { material: 0 },
        second: { material: 3 },
        answer: (a, b) => (a > b * 1.02 ? 0 : b > a * 1.02 ? 1 : 2),
      },
      explains: 'Copper conducts 25 times better and takes about as much heat to warm up.',
    },
  ],
  glossary: [
    { word: 'Conduction', means: 'Heat that wanders through a body while the body stays where it is.' },
    { word: 'Conductivity', means: 'How well a material lets heat through.' },
    { word: 'Insulator', means: 'Something that hardly lets heat through.' },
    { word: 'Steady state', means: 'Everything flows, but nothing changes any more.' },
  ],
  goals: [
    'Say which way heat flows and what the flow depends on.',
    'Tell conductors from insulators.',
    'Recognise a steady state.',
  ],
  standards: ['NGSS MS-PS3-3', 'NGSS HS-PS3-4', 'England KS3 Physics: heating and thermal equilibrium'],
})
