import { system, type Values } from '@makebelieve/kit/simulation/system'
import { coreOf, cores, type Electromagnet, fieldOf, holds, pullOf, rod } from './model.ts'
import { draw } from './view.ts'

const vacuum = 1.25663706e-6

/** The flux density from the quadratic equation that Fröhlich's curve and Ampère's law make together. */
function solvedField(drive: number, gap: number, values: Values): number {
  const { most, half } = coreOf(values)
  const long = rod.long + 2 * gap
  const b = long * half + (2 * gap * most) / vacuum - drive
  const strength = (-b + Math.sqrt(b * b + 4 * long * drive * half)) / (2 * long)
  return vacuum * strength + (most * strength) / (strength + half)
}

/** The co-energy that the current puts into the field, in joules. */
function coenergy(gap: number, values: Values): number {
  const { turns = 100, current = 1 } = values
  const parts = 40
  let sum = 0
  for (let i = 0; i <= parts; i++) {
    const weight = i === 0 || i === parts ? 1 : i % 2 === 1 ? 4 : 2
    sum += weight * turns * rod.area * solvedField((turns * current * i) / parts, gap, values)
  }
  return (sum * current) / parts / 3
}

export const electromagnet = system<Electromagnet>({
  id: 'electromagnet',
  title: 'An electromagnet',
  subject: 'physics',
  ages: [8, 17],
  words: [
    'electromagnet',
    'electro magnet',
    'magnet with a coil',
    'coil around a nail',
    'iron core',
    'lifting paper clips',
    'magnet that picks up paper clips',
    'scrapyard magnet',
    'solenoid',
    'magnetic field of a coil',
    'magnetic saturation',
  ],
  tells: {
    young:
      'Wind a wire around a piece of iron and send current through it: now it is a magnet! Switch the current off and it lets go. More turns and more current make it stronger. How many paper clips can yours hold?',
    middle:
      'A coil with current is a magnet, and an iron core makes it hundreds of times stronger. The pull grows with current, turns and a small gap, until the iron is saturated and more current hardly helps.',
    upper:
      'A magnetic circuit: NI = H·l + 2gB/μ₀, with Fröhlich’s saturation curve for the core. The pull at both gaps is B²A/μ₀; it agrees with the derivative of the field’s co-energy by the gap.',
  },
  controls: [
    {
      id: 'turns',
      label: 'Turns of wire',
      symbol: 'N',
      unit: '',
      from: 10,
      to: 200,
      usual: 100,
      step: 1,
      about: 'How often the wire goes round the core.',
    },
    {
      id: 'current',
      label: 'Current',
      symbol: 'I',
      unit: 'A',
      from: 0,
      to: 3,
      usual: 1,
      about: 'What flows through the wire.',
    },
    {
      id: 'core',
      label: 'Core',
      unit: '',
      from: 0,
      to: 2,
      usual: 2,
      options: cores.map(({ name }) => name),
      about: 'What the wire is wound on.',
    },
    {
      id: 'gap',
      label: 'Gap',
      symbol: 'g',
      unit: 'mm',
      from: 0.1,
      to: 2,
      usual: 0.2,
      about: 'Between the core and the bar: a sheet of paper is 0.1 mm thick.',
    },
    {
      id: 'pour',
      label: 'Clips poured in',
      unit: '1/s',
      from: 5,
      to: 200,
      usual: 20,
      logarithmic: true,
      about: 'How many clips fall into the basket each second.',
    },
  ],
  readouts: [
    {
      id: 'pull',
      label: 'Pull',
      symbol: 'F',
      unit: 'N',
      digits: 3,
      about: 'How strongly the magnet pulls the bar.',
      of: (_, values) => pullOf(values),
    },
    {
      id: 'field',
      label: 'Magnetic field',
      symbol: 'B',
      unit: 'T',
      digits: 4,
      about: 'In the core and in the gap.',
      of: (_, values) => fieldOf(values),
    },
    {
      id: 'holds',
      label: 'Clips it can hold',
      unit: '',
      digits: 0,
      about: 'The pull divided by the weight of a clip, minus the bar and basket.',
      of: (_, values) => holds(values),
    },
    {
      id: 'load',
      label: 'Clips in the basket',
      unit: '',
      digits: 0,
      about: 'So far.',
      of: ({ load }) => load,
    },
    {
      id: 'best',
      label: 'Held last time',
      unit: '',
      digits: 0,
      about: 'How many were in when it fell.',
      known: ({ best }) => best > 0,
      of: ({ best }) => best,
    },
  ],
  graphs: [
    {
      id: 'load',
      title: 'Clips over time',
      x: 'time',
      y: ['load', 'holds'],
      about: 'Where the lines meet, the basket falls.',
    },
    {
      id: 'pull',
      title: 'Pull over time',
      x: 'time',
      y: ['pull'],
      about: 'Changes only when you change something.',
    },
  ],
  dt: 0.01,
  pace: 1,
  timeUnit: 's',
  start: () => ({ load: 0, held: true, fallen: 0, best: 0, time: 0 }),
  step(state, values, dt) {
    state.time += dt
    if (!state.held) {
      state.fallen += dt
      if (state.fallen > 2.5) {
        state.held = true
        state.fallen = 0
        state.load = 0
      }
      return
    }
    state.load += (values.pour ?? 20) * dt
    if (state.load > holds(values)) {
      state.held = false
      state.fallen = 0
      state.best = Math.max(0, state.load - (values.pour ?? 20) * dt)
    }
  },
  draw,
  describe({ load, held, best }, values) {
    const can = `The magnet pulls with ${pullOf(values).toFixed(2)} newtons, enough for ${Math.floor(holds(values))} clips.`
    return held
      ? `${can} ${Math.floor(load)} are in the basket.`
      : `${can} It fell with ${Math.floor(best)} clips.`
  },
  effects: [
    { control: 'turns', readout: 'pull', goes: 'up', after: 0, says: 'More turns make it stronger.' },
    { control: 'current', readout: 'pull', goes: 'up', after: 0, says: 'More current makes it stronger.' },
    {
      control: 'core',
      readout: 'pull',
      goes: 'up',
      after: 0,
      given: { current: 3 },
      says: 'Iron makes it strongest.',
    },
    { control: 'gap', readout: 'pull', goes: 'down', after: 0, says: 'Even a small gap weakens the pull.' },
    { control: 'pour', readout: 'load', goes: 'up', after: 0.5, says: 'Clips can be poured in faster.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The field solves the quadratic equation of Ampère’s law and Fröhlich’s curve.',
      readout: 'field',
      expected: (values) =>
        solvedField((values.turns ?? 100) * (values.current ?? 1), (values.gap ?? 0.2) * 0.001, values),
      until: 0.02,
    },
    {
      kind: 'analytic',
      says: 'Maxwell’s pull is what virtual work gives: how the field’s co-energy changes with the gap.',
      readout: 'pull',
      expected(values) {
        const [gap, little] = [(values.gap ?? 0.2) * 0.001, 1e-7]
        return (coenergy(gap - little, values) - coenergy(gap + little, values)) / (2 * little)
      },
      until: 0.02,
    },
    {
      kind: 'analytic',
      says: 'The basket falls when the clips’ weight is more than the pull.',
      readout: 'best',
      expected(values, time) {
        const { pour = 20, turns = 100, current = 1, gap = 0.2 } = values
        const field = solvedField(turns * current, gap * 0.001, values)
        const can = (field ** 2 * rod.area) / vacuum / 0.00981 - 5
        return time * pour > can + 1 && time < can / pour + 2 ? can : undefined
      },
      until: 12,
      // Poured so slowly that what falls in during one step is less than a hundredth of the load.
      where: { core: [2, 2], turns: [80, 120], current: [0.8, 1.2], gap: [0.2, 0.3], pour: [10, 20] },
    },
    {
      kind: 'published',
      says: 'Without iron the field is that of a coil, μ₀NI/l: 200 turns on 15 cm with 3 A make 5.03 mT.',
      source: 'Field of a solenoid: OpenStax, College Physics, chapter 22.9.',
      values: { core: 0, turns: 200, current: 3, gap: 0.1 },
      readout: 'field',
      at: 0,
      expected: 0.005027,
      within: 0.003,
    },
  ],
  formulas: [
    {
      tex: 'N I = H l + \\frac{2 g B}{\\mu_0}',
      about: 'What drives the field, and what core and gaps take.',
    },
    { tex: 'F = \\frac{B^2 A}{\\mu_0}', about: 'The pull of both ends.' },
    { tex: 'B = \\mu_0 H + \\frac{J H}{H + h}', about: 'How much the core joins in.' },
  ],
  tries: [
    { says: 'Put in a wooden core. Can it still hold the basket?', set: { core: 0 } },
    { says: 'Put ten sheets of paper between: 1 mm.', set: { gap: 1 } },
    {
      says: 'Ferrite with ever more current: why does the curve bend so early?',
      set: { core: 1, current: 3, turns: 200, pour: 60 },
    },
    {
      says: 'Give it everything: 200 turns and 3 amperes on iron.',
      set: { core: 2, current: 3, turns: 200, pour: 200, gap: 0.1 },
    },
  ],
  questions: [
    {
      asks: 'A small current is doubled. How much harder does the magnet pull?',
      options: ['The same', 'Twice as much', 'About four times as much'],
      settle: {
        readout: 'pull',
        after: 0,
        first: { current: 0.3 },
        second: { current: 0.6 },
        answer: (a, b) => (b / a < 1.5 ? 0 : b / a < 3 ? 1 : 2),
      },
      explains: 'Twice the current gives twice the field, and the pull grows with the field squared.',
    },
    {
      asks: 'The gap grows from one sheet of paper (0.1 mm) to four. What becomes of the pull?',
      options: ['Hardly less', 'About half', 'Less than a quarter'],
      settle: {
        readout: 'pull',
        after: 0,
        first: { gap: 0.1 },
        second: { gap: 0.4 },
        answer: (a, b) => (b > a * 0.8 ? 0 : b > a * 0.25 ? 1 : 2),
      },
      explains:
        'Air is very hard for the field to cross. Nearly all of the current’s drive is used up in the gap.',
    },
    {
      asks: 'Twice the turns, but half the current. What happens to the pull?',
      options: ['It falls', 'It stays the same', 'It grows'],
      settle: {
        readout: 'pull',
        after: 0,
        first: { turns: 80, current: 2 },
        second: { turns: 160, current: 1 },
        answer: (a, b) => (b < a * 0.98 ? 0 : b < a * 1.02 ? 1 : 2),
      },
      explains:
        'Only turns times current counts. That is why large magnets have many thin turns: less current will do.',
    },
  ],
  glossary: [
    { word: 'Electromagnet', means: 'A coil that is a magnet while current flows.' },
    { word: 'Core', means: 'What the coil is wound on.' },
    { word: 'Saturation', means: 'When iron has given all it can and more current hardly helps.' },
    { word: 'Ferrite', means: 'A dark ceramic that can be magnetised, as in fridge magnets and chargers.' },
    { word: 'Gap', means: 'The air between magnet and load.' },
  ],
  goals: [
    'Find what makes an electromagnet strong, changing one thing at a time.',
    'Explain what the iron core does.',
    'Recognise saturation in a graph.',
  ],
  standards: [
    'NGSS MS-PS2-3',
    'NGSS HS-PS2-5',
    'England KS3 Physics: magnetism, electromagnets',
    'England GCSE Physics: magnetism and electromagnetism',
  ],
})
