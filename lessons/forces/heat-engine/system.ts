import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  capacity,
  carnot,
  type Engine,
  gasConstant,
  ideal,
  isHot,
  kelvin,
  lag,
  moles,
  pressureOf,
  volumeAt,
} from './model.ts'
import { draw } from './view.ts'

export const heatEngine = system<Engine>({
  id: 'heat-engine',
  title: 'A heat engine',
  subject: 'physics',
  ages: [13, 19],
  words: [
    'heat engine',
    'carnot efficiency',
    'carnot cycle',
    'stirling engine',
    'thermodynamic cycle',
    'pressure volume diagram',
    'second law of thermodynamics',
    'efficiency of an engine',
    'hot air engine',
    'how an engine turns heat into work',
    'p-v diagram',
  ],
  tells: {
    young:
      'Warm air needs more room, cold air needs less. The flame warms the air and it pushes the piston out. Then ice cools the air, and the piston comes back easily. So a flame can turn a wheel! But some of the heat always goes into the ice.',
    middle:
      'Hot gas pushes harder than cold gas. The engine lets it push out while hot and draws it back while cold; the difference is work. Not all heat can become work: the rest goes to the cold side. The larger the gap between hot and cold, the larger the share, but never more than 1 − T_cold/T_hot.',
    upper:
      'Stirling’s cycle: two isotherms and two isochores. Slowly run, W = nR(T_h − T_c)·ln r and Q_h = nRT_h·ln r + (1 − ε)nC_v(T_h − T_c), so with a perfect regenerator (ε = 1) the efficiency is Carnot’s. The gas follows the walls with a lag of 6 ms, so fast running costs efficiency while power first grows.',
  },
  controls: [
    {
      id: 'hot',
      label: 'Hot side',
      symbol: 'T_h',
      unit: '°C',
      from: 100,
      to: 700,
      usual: 400,
      about: 'The temperature of the wall over the flame.',
      restarts: true,
    },
    {
      id: 'cold',
      label: 'Cold side',
      symbol: 'T_c',
      unit: '°C',
      from: 0,
      to: 90,
      usual: 20,
      about: 'The temperature of the cooled wall.',
      restarts: true,
    },
    {
      id: 'squeeze',
      label: 'Largest to smallest volume',
      symbol: 'r',
      unit: '×',
      from: 1.5,
      to: 6,
      usual: 3,
      about: 'How far the piston goes.',
      restarts: true,
    },
    {
      id: 'speed',
      label: 'Turns',
      unit: 'a second',
      from: 0.1,
      to: 8,
      usual: 0.25,
      logarithmic: true,
      about: 'How fast the engine runs.',
      restarts: true,
    },
    {
      id: 'keeps',
      label: 'Heat kept by the regenerator',
      symbol: '\\varepsilon',
      unit: '%',
      from: 0,
      to: 100,
      usual: 50,
      about: 'A wire mesh that takes up heat while the gas cools and gives it back while it warms.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'volume',
      label: 'Volume',
      symbol: 'V',
      unit: 'L',
      about: 'Of the gas.',
      of: ({ turn }, values) => volumeAt(turn, values).volume * 1000,
    },
    {
      id: 'pressure',
      label: 'Pressure',
      symbol: 'p',
      unit: 'kPa',
      digits: 0,
      about: 'Of the gas.',
      of: (state, values) => pressureOf(state, values) / 1000,
    },
    {
      id: 'gas',
      label: 'Temperature of the gas',
      symbol: 'T',
      unit: '°C',
      digits: 0,
      about: 'It follows the walls, with a little delay.',
      of: ({ gas }) => gas - 273.15,
    },
    {
      id: 'efficiency',
      label: 'Efficiency',
      symbol: '\\eta',
      unit: '%',
      digits: 2,
      about: 'Work of the last turn, divided by the heat taken in.',
      known: ({ lastTaken }) => lastTaken > 0,
      of: ({ lastWork, lastTaken }) => (lastTaken > 0 ? (100 * lastWork) / lastTaken : 0),
    },
    {
      id: 'power',
      label: 'Power',
      symbol: 'P',
      unit: 'W',
      digits: 1,
      about: 'Work of the last turn, divided by its time.',
      known: ({ lastTaken }) => lastTaken > 0,
      of: ({ lastWork }, { speed = 0.25 }) => lastWork * speed,
    },
    {
      id: 'books',
      label: 'Energy unaccounted for',
      unit: 'J',
      digits: 4,
      about: 'Heat in, minus work, minus what is in the gas and mesh: should be zero.',
      of: ({ all, allWork, gas, stored }, { hot = 400 }) =>
        all - allWork - stored - capacity * (gas - kelvin(hot)),
    },
  ],
  graphs: [
    {
      id: 'loop',
      title: 'Pressure against volume',
      x: 'volume',
      y: ['pressure'],
      about: 'The area inside the loop is the work of a turn.',
    },
    {
      id: 'gas',
      title: 'Temperature of the gas over time',
      x: 'time',
      y: ['gas'],
      about: 'Up and down between the two walls.',
    },
  ],
  dt: 1 / 200,
  pace: 1,
  timeUnit: 's',
  start: ({ hot = 400 }) => ({
    turn: 0,
    gas: kelvin(hot),
    time: 0,
    work: 0,
    taken: 0,
    given: 0,
    all: 0,
    stored: 0,
    allWork: 0,
    turns: 0,
    lastWork: 0,
    lastTaken: 0,
    lastGiven: 0,
    trail: [],
  }),
  step(state, values, dt) {
    const { hot = 400, cold = 20, speed = 0.25, keeps = 50 } = values
    const pace = 4 * speed
    let left = dt
    // A step is cut where a stroke ends: the wall changes there.
    for (let guard = 0; guard < 4 && left > 1e-12; guard++) {
      const until = (Math.floor(state.turn + 1e-9) + 1 - state.turn) / pace
      const part = Math.min(left, Math.max(1e-12, until))
      const ends = part === until
      const from = Math.floor(state.turn + 1e-9)
      const warm = isHot(from)
      const wall = kelvin(warm ? hot : cold)
      const still = from % 2 === 1
      const rates = (gas: number, at: number) => {
        const { volume, rate } = volumeAt(Math.min(from + 1 - 1e-12, Math.max(from, at)), values)
        const work = ((moles * gasConstant * gas) / volume) * rate * pace
        const heat = (capacity * (wall - gas)) / lag
        return [(heat - work) / capacity, work, heat] as const
      }
      const a = rates(state.gas, state.turn)
      const b = rates(state.gas + 0.5 * part * a[0], state.turn + 0.5 * part * pace)
      const c = rates(state.gas + 0.5 * part * b[0], state.turn + 0.5 * part * pace)
      const d = rates(state.gas + part * c[0], state.turn + part * pace)
      const sum = (i: 0 | 1 | 2) => (part / 6) * (a[i] + 2 * b[i] + 2 * c[i] + d[i])
      state.gas += sum(0)
      const [work, heat] = [sum(1), sum(2)]
      const mesh = still ? (keeps / 100) * heat : 0
      state.stored -= mesh
      state.work += work
      state.allWork += work
      state.all += heat - mesh
      if (warm) state.taken += heat - mesh
      else state.given -= heat - mesh
      state.turn = ends ? from + 1 : state.turn + part * pace
      left -= part
      if (state.turn >= 4) {
        state.turn -= 4
        Object.assign(state, {
          turns: state.turns + 1,
          lastWork: state.work,
          lastTaken: state.taken,
          lastGiven: state.given,
        })
        Object.assign(state, { work: 0, taken: 0, given: 0 })
      }
    }
    state.time += dt
    const gap = Math.max(1, Math.round(1 / (speed * dt * 160)))
    if (Math.round(state.time / dt) % gap === 0)
      keepTrail(
        state.trail,
        [volumeAt(state.turn, values).volume * 1000, pressureOf(state, values) / 1000],
        170,
      )
  },
  isOver: ({ time }) => time > 600,
  draw,
  describe: ({ turn, gas, turns, lastWork, lastTaken }) => {
    const stroke = ['expands over the flame', 'is cooled', 'is squeezed while cold', 'is warmed'][
      Math.floor(turn) % 4
    ]
    return `The gas ${stroke} and is at ${(gas - 273.15).toFixed(0)} degrees${turns > 0 ? `; the last turn made ${lastWork.toFixed(1)} joules of work from ${lastTaken.toFixed(1)} of heat` : ''}.`
  },
  effects: [
    {
      control: 'hot',
      readout: 'efficiency',
      goes: 'up',
      after: 9,
      says: 'With a hotter flame, a larger share becomes work.',
    },
    {
      control: 'cold',
      readout: 'efficiency',
      goes: 'down',
      after: 9,
      says: 'With a warmer cold side, a smaller share does.',
    },
    {
      control: 'keeps',
      readout: 'efficiency',
      goes: 'up',
      after: 9,
      says: 'A better regenerator wastes less heat.',
    },
    { control: 'squeeze', readout: 'power', goes: 'up', after: 9, says: 'A longer stroke makes more work.' },
    {
      control: 'speed',
      readout: 'efficiency',
      goes: 'down',
      after: 21,
      says: 'Run fast, the gas cannot keep up with the walls, and efficiency falls.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Run slowly, the efficiency is that of Stirling’s cycle: ΔT·ln r / (T_h·ln r + (1−ε)·(C_v/R)·ΔT).',
      readout: 'efficiency',
      expected: (values, time) => (time > 2.1 / (values.speed ?? 0.1) ? 100 * ideal(values) : undefined),
      until: 22,
      where: { speed: [0.1, 0.1], hot: [300, 700] },
    },
    {
      kind: 'conserved',
      says: 'Every joule is accounted for: heat in is work, heat out, and what the gas and the mesh hold.',
      readout: 'books',
      beside: 'power',
      until: 20,
      where: { hot: [250, 700], speed: [0.4, 2] },
    },
    {
      kind: 'analytic',
      says: 'With a perfect regenerator the efficiency is Carnot’s, 1 − T_c/T_h.',
      readout: 'efficiency',
      expected: (values, time) => (time > 2.1 / (values.speed ?? 0.1) ? 100 * carnot(values) : undefined),
      until: 22,
      where: { speed: [0.1, 0.1], keeps: [100, 100], hot: [300, 700] },
    },
  ],
  formulas: [
    {
      tex: '\\eta = \\frac{W}{Q_h} \\le 1 - \\frac{T_c}{T_h}',
      about: 'Carnot’s limit, with temperatures in kelvin.',
    },
    {
      tex: 'W = n R\\,(T_h - T_c)\\,\\ln\\frac{V_2}{V_1}',
      about: 'Work of one slow turn: the area of the loop.',
    },
    { tex: 'p V = n R T', about: 'The gas law behind it.' },
  ],
  tries: [
    { says: 'Make the flame hotter and watch the loop grow.', set: { hot: 700 } },
    { says: 'Nearly as cold as hot: hardly any work is left.', set: { hot: 100, cold: 90 } },
    { says: 'Take the regenerator out, then make it perfect.', set: { keeps: 100 } },
    { says: 'Run it fast: what happens to the loop?', set: { speed: 8 } },
  ],
  questions: [
    {
      asks: 'A perfect regenerator and a very slow turn, 400 °C against 20 °C. How much of the heat becomes work?',
      options: ['All of it', 'A little more than half', 'A tenth'],
      settle: {
        readout: 'efficiency',
        after: 21,
        first: { keeps: 100, speed: 0.1, hot: 400, cold: 20 },
        answer: (share) => (share > 90 ? 0 : share > 30 ? 1 : 2),
      },
      explains:
        '1 − 293 K / 673 K is 56%. No engine between these temperatures can do better; the rest must go into the cold side.',
    },
    {
      asks: 'What raises the efficiency more: the flame 70 degrees hotter, or the cold side 70 degrees colder?',
      options: ['The hotter flame', 'The colder cold side', 'Both the same'],
      settle: {
        readout: 'efficiency',
        after: 21,
        first: { hot: 370, cold: 80, keeps: 100, speed: 0.1 },
        second: { hot: 300, cold: 10, keeps: 100, speed: 0.1 },
        answer: (hotter, colder) => (Math.abs(hotter - colder) < 0.2 ? 2 : hotter > colder ? 0 : 1),
      },
      explains:
        'The gap is the same, but it is measured against the hot temperature: 1 − T_c/T_h falls faster with T_c.',
    },
    {
      asks: 'The engine runs ten times as fast. The work of each turn…',
      options: ['stays the same', 'gets smaller', 'gets larger'],
      settle: {
        readout: 'efficiency',
        after: 10,
        first: { speed: 0.3 },
        second: { speed: 3 },
        answer: (slow, fast) => (Math.abs(fast - slow) < 0.01 * slow ? 0 : fast < slow ? 1 : 2),
      },
      explains:
        'Heat needs time to flow. In a hurry the gas is never quite as hot or as cold as the walls, and the loop gets thinner.',
    },
  ],
  glossary: [
    { word: 'Efficiency', means: 'The share of the heat taken in that becomes work.' },
    { word: 'Kelvin', means: 'Temperature counted from the coldest there is, −273.15 °C.' },
    { word: 'Regenerator', means: 'Something that stores heat for half a turn and gives it back.' },
    { word: 'Cycle', means: 'A round of changes after which all is as before.' },
    { word: 'Isotherm', means: 'A change at a steady temperature.' },
  ],
  goals: [
    'Follow a gas round a cycle and see work as the area of the loop.',
    'Find what the efficiency depends on, and its limit.',
    'Explain why heat cannot all become work.',
  ],
  standards: [
    'NGSS HS-PS3-1',
    'NGSS HS-PS3-4',
    'England A level Physics (engineering physics option): p–V diagrams and engine cycles',
  ],
})
