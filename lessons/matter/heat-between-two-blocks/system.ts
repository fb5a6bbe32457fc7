import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type Blocks, bridgeOf, bridges, holds, passes } from './model.ts'
import { draw } from './view.ts'

const flow = ({ hot, cold }: Blocks, values: Values) => passes(values) * (hot - cold)

export const heatBetweenTwoBlocks = system<Blocks>({
  id: 'heat-between-two-blocks',
  title: 'Heat from one block to another',
  subject: 'physics',
  ages: [9, 17],
  words: [
    'heat between two blocks',
    'heat transfer between two bodies',
    'heat transfer between two objects',
    'conduction between two bodies',
    'conduction between two objects',
    'hot block and cold block',
    'thermal conductivity',
    'conductors and insulators of heat',
    'how heat travels through a bar',
    'heat through a bar',
    'metal spoon in hot tea',
    'metal spoon gets hot',
    'metal spoon and wooden spoon',
    'why metal feels cold',
    'good and bad conductors of heat',
    'insulation',
  ],
  tells: {
    young:
      'A hot block and a cold block hold hands by a bar. Warmth walks over the bar until both are equally warm. Over copper it runs, over wood it hardly moves. That is why a metal spoon in hot tea gets hot, and a wooden one does not!',
    middle:
      'Heat flows from the hot block to the cold one, the more the larger the difference of their temperatures. A thick, short bar of a good conductor lets much through; a thin, long one of wood hardly anything. In the end both are equally warm.',
    upper:
      'The flow through the bar is P = λ·A·ΔT/L. Two equal blocks of heat capacity C exchange it, so their difference decays as e^(−t/τ) with τ = C·L/(2λA), and both end at the mean of their temperatures. The heat in the bar itself is left out.',
  },
  controls: [
    {
      id: 'bridge',
      label: 'The bar is of',
      unit: '',
      from: 0,
      to: 5,
      usual: 0,
      options: bridges.map(({ name }) => name),
      about: 'What joins the two blocks.',
    },
    {
      id: 'length',
      label: 'Length of the bar',
      symbol: 'L',
      unit: 'cm',
      from: 4,
      to: 30,
      usual: 10,
      step: 1,
      about: 'How far the heat has to go.',
    },
    {
      id: 'section',
      label: 'Cross-section of the bar',
      symbol: 'A',
      unit: 'cm²',
      from: 0.5,
      to: 10,
      usual: 4,
      step: 0.5,
      about: 'How thick the bar is.',
    },
    {
      id: 'hot',
      label: 'Hot block at first',
      symbol: 'T_1',
      unit: '°C',
      from: 30,
      to: 100,
      usual: 90,
      step: 1,
      about: 'Its temperature before the bar is laid.',
      restarts: true,
    },
    {
      id: 'cold',
      label: 'Cold block at first',
      symbol: 'T_2',
      unit: '°C',
      from: 0,
      to: 29,
      usual: 10,
      step: 1,
      about: 'Its temperature before the bar is laid.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'hot',
      label: 'Temperature of the hot block',
      symbol: 'T_1',
      unit: '°C',
      digits: 1,
      about: 'It falls until both are equally warm.',
      of: ({ hot }) => hot,
    },
    {
      id: 'cold',
      label: 'Temperature of the cold block',
      symbol: 'T_2',
      unit: '°C',
      digits: 1,
      about: 'It rises until both are equally warm.',
      of: ({ cold }) => cold,
    },
    {
      id: 'flow',
      label: 'Heat flowing through the bar',
      symbol: 'P',
      unit: 'W',
      digits: 1,
      about: 'Joules in each second.',
      of: flow,
    },
    {
      id: 'heat',
      label: 'Heat in both blocks',
      symbol: 'Q',
      unit: 'kJ',
      about: 'Counted from 0 °C.',
      of: ({ hot, cold }) => (holds * (hot + cold)) / 1000,
    },
  ],
  graphs: [
    {
      id: 'both',
      title: 'Both temperatures',
      x: 'time',
      y: ['hot', 'cold'],
      about: 'They come together, quickly at first and then ever more slowly.',
    },
    { id: 'flow', title: 'Heat flow', x: 'time', y: ['flow'], about: 'Most while the difference is large.' },
  ],
  dt: 0.05,
  pace: 5,
  timeUnit: 's',
  start: ({ hot = 90, cold = 10 }) => ({ time: 0, steps: 0, hot, cold, trail: [[0, hot, cold]] }),
  step(state, values, dt) {
    const rate = (2 * passes(values)) / holds
    // Fourth order in the difference; what one gives, the other takes.
    const gap = state.hot - state.cold
    const k1 = -rate * gap
    const k2 = -rate * (gap + (dt / 2) * k1)
    const k3 = -rate * (gap + (dt / 2) * k2)
    const k4 = -rate * (gap + dt * k3)
    const change = (dt / 6) * (k1 + 2 * k2 + 2 * k3 + k4)
    state.hot += change / 2
    state.cold -= change / 2
    state.time += dt
    state.steps++
    if (state.steps % 20 !== 0) return
    state.trail.push([state.time, state.hot, state.cold])
    if (state.trail.length > 300) state.trail = state.trail.filter((_, i) => i % 2 === 0)
  },
  draw,
  describe: ({ hot, cold, time }, values) =>
    `After ${time.toFixed(0)} seconds the hot block has ${hot.toFixed(1)} and the cold one ${cold.toFixed(1)} degrees Celsius; the bar between them is of ${bridgeOf(values).name}.`,
  effects: [
    {
      control: 'bridge',
      readout: 'cold',
      goes: 'down',
      after: 20,
      says: 'The worse the bar conducts, the less heat gets over.',
    },
    {
      control: 'length',
      readout: 'cold',
      goes: 'down',
      after: 20,
      says: 'A longer bar slows the heat down.',
    },
    {
      control: 'section',
      readout: 'cold',
      goes: 'up',
      after: 20,
      says: 'A thicker bar lets more heat over.',
    },
    { control: 'hot', readout: 'flow', goes: 'up', after: 2, says: 'A hotter block sends more heat.' },
    { control: 'cold', readout: 'flow', goes: 'down', after: 2, says: 'To a warmer block less heat flows.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The cold block follows the exact exponential towards the mean of both.',
      readout: 'cold',
      expected(values, time) {
        const { hot = 90, cold = 10, length = 10, section = 4 } = values
        const tau = (holds * length * 1e-2) / (2 * bridgeOf(values).conducts * section * 1e-4)
        return (hot + cold) / 2 - ((hot - cold) / 2) * Math.exp(-time / tau)
      },
      until: 200,
    },
    {
      kind: 'conserved',
      says: 'What the hot block gives, the cold one takes: the heat in both stays the same.',
      readout: 'heat',
      until: 200,
    },
  ],
  formulas: [
    { tex: 'P = \\lambda\\,A\\,\\frac{T_1 - T_2}{L}', about: 'Fourier’s law: heat through a bar.' },
    {
      tex: 'T_1 - T_2 = \\Delta T_0\\,e^{-t/\\tau},\\quad \\tau = \\frac{C\\,L}{2\\lambda A}',
      about: 'How the difference shrinks.',
    },
  ],
  tries: [
    { says: 'A wooden spoon in hot tea: take wood, and wait.', set: { bridge: 5 } },
    { says: 'A silver-bright metal spoon: take aluminium.', set: { bridge: 1, section: 1 } },
    { says: 'Make the bar three times as long. How much less heat flows?', set: { length: 30 } },
    {
      says: 'Which is better insulation: a longer bar of copper, or a short one of glass?',
      set: { bridge: 4, length: 4 },
    },
  ],
  questions: [
    {
      asks: 'Which spoon makes your fingers hot sooner?',
      options: ['The metal one', 'The wooden one', 'Both the same'],
      settle: {
        readout: 'cold',
        after: 30,
        first: { bridge: 1 },
        second: { bridge: 5 },
        answer: (metal, timber) => (metal > timber + 1 ? 0 : timber > metal + 1 ? 1 : 2),
      },
      explains: 'Aluminium conducts heat more than a thousand times as well as wood.',
    },
    {
      asks: 'A block of 90 °C and an equal block of 10 °C are joined by copper. How warm do they get?',
      options: ['10 °C', '50 °C', '90 °C'],
      settle: {
        readout: 'cold',
        after: 400,
        first: { bridge: 0, hot: 90, cold: 10 },
        answer: (warm) => (warm < 30 ? 0 : warm < 70 ? 1 : 2),
      },
      explains: 'Equal blocks meet half-way. What one loses, the other gains.',
    },
    {
      asks: 'The bar is made twice as thick. How much heat flows at first?',
      options: ['Half as much', 'The same', 'Twice as much'],
      settle: {
        readout: 'flow',
        after: 0.05,
        first: { section: 2 },
        second: { section: 4 },
        answer: (thin, thick) => (thick > 1.8 * thin ? 2 : thick < 0.6 * thin ? 0 : 1),
      },
      explains:
        'Through twice the cross-section goes twice the heat, as if there were two bars side by side.',
    },
  ],
  glossary: [
    {
      word: 'Conduction',
      means: 'Heat that passes from bit to bit of a body, while the body stays where it is.',
    },
    { word: 'Conductor', means: 'Something that lets heat through well, such as copper.' },
    { word: 'Insulator', means: 'Something that hardly lets heat through, such as wood or foam.' },
    { word: 'Thermal conductivity', means: 'How well a material conducts heat: λ, in W/(m·K).' },
    { word: 'Thermal equilibrium', means: 'Both are equally warm, and no more heat flows.' },
  ],
  goals: [
    'Tell good conductors of heat from insulators.',
    'Say what the flow of heat depends on.',
    'Explain why two bodies end equally warm.',
  ],
  standards: ['NGSS MS-PS3-3', 'NGSS HS-PS3-4', 'England KS3 Physics: energy changes and transfers'],
})
