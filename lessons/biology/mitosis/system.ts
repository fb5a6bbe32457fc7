import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import {
  begun,
  type Culture,
  cellsOf,
  cohorts,
  dividing,
  heldAt,
  mitosisFrom,
  momentOf,
  parts,
} from './model.ts'
import { draw } from './view.ts'

const watched = 72

export const mitosis = system<Culture>({
  id: 'mitosis',
  title: 'Mitosis: one cell becomes two',
  subject: 'biology',
  ages: [11, 18],
  words: [
    'mitosis',
    'cell division',
    'cell cycle',
    'how cells divide',
    'dividing cells',
    'chromosomes in a cell',
    'prophase metaphase anaphase telophase',
    'metaphase',
    'anaphase',
    'spindle',
    'mitotic index',
    'root tip',
    'interphase',
    'how we grow',
    'growth of cells',
    'cancer cells dividing',
  ],
  tells: {
    young:
      'You grow because your cells split in two. First a cell copies its building plan, packed in tiny threads called chromosomes. Then it lines them up, pulls the copies apart, and builds a wall in the middle. One cell has become two, each with the whole plan!',
    middle:
      'A cell spends most of its life growing and copying its DNA. Then, in mitosis, the chromosomes pack up, line up, and their two copies are pulled to opposite ends: prophase, metaphase, anaphase, telophase. Both daughter cells have the same chromosomes, and the number of cells doubles with every cycle.',
    upper:
      'Cells of mixed ages grow as N₀·2^(t/T), and younger cells are the more common: the age density is 2 ln 2·2^(−a/T)/T. So the mitotic index is 2^(M/T) − 1. A spindle poison holds cells in metaphase, and the index rises as log(1 + MI) = log 2·(M* + t)/T (Puck and Steffen).',
  },
  controls: [
    {
      id: 'cycle',
      label: 'Length of one cycle',
      symbol: 'T',
      unit: 'h',
      from: 10,
      to: 40,
      usual: 19.3,
      step: 0.1,
      about: 'From one division to the next: 19.3 h in bean roots, about 24 h in human cells in a dish.',
      restarts: true,
    },
    {
      id: 'mitosis',
      label: 'Length of mitosis',
      symbol: 'M',
      unit: 'h',
      from: 0.5,
      to: 4,
      usual: 2,
      step: 0.1,
      about: 'How long the dividing itself takes: 2 h in bean roots, 1 h in human cells.',
      restarts: true,
    },
    {
      id: 'start',
      label: 'Cells at the start',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['of all ages', 'all in step'],
      about: 'Cells of all ages, as in a root, or all about to divide.',
      restarts: true,
    },
    {
      id: 'resting',
      label: 'Resting cells',
      unit: '%',
      from: 0,
      to: 90,
      usual: 0,
      step: 1,
      about: 'How many of the first cells have stopped dividing, as most cells of a body have.',
      restarts: true,
    },
    {
      id: 'poison',
      label: 'Spindle poison',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['none', 'colchicine'],
      about: 'It takes away the ropes that pull chromosomes apart. Some cancer medicines work this way.',
    },
  ],
  readouts: [
    {
      id: 'cells',
      label: 'Cells',
      symbol: 'N',
      unit: '',
      digits: 0,
      about: 'All cells; there are 100 at the start.',
      of: cellsOf,
    },
    {
      id: 'index',
      label: 'Cells in mitosis',
      symbol: 'MI',
      unit: '%',
      digits: 1,
      about: 'What percentage of cells are dividing just now: the mitotic index.',
      of: (state, values) => (100 * dividing(state, values)) / cellsOf(state),
    },
    {
      id: 'dna',
      label: 'DNA in the cell',
      unit: 'sets',
      about:
        'How often the cell under the microscope has its DNA: once, twice, and in between while it copies.',
      of: ({ cell }, values) => momentOf(cell, values).dna,
    },
    {
      id: 'divisions',
      label: 'Divisions seen',
      unit: '',
      digits: 0,
      about: 'How often the cell under the microscope has divided.',
      of: ({ divisions }) => divisions,
    },
  ],
  graphs: [
    {
      id: 'cells',
      title: 'Cells over time',
      x: 'time',
      y: ['cells'],
      about: 'Cells of all ages make a smooth curve, cells in step a staircase.',
    },
    {
      id: 'dna',
      title: 'DNA in one cell',
      x: 'time',
      y: ['dna'],
      about: 'It doubles slowly while it is copied and halves at once when the cell divides.',
    },
    {
      id: 'index',
      title: 'Cells in mitosis',
      x: 'time',
      y: ['index'],
      about: 'Steady in a root; with a spindle poison it climbs.',
    },
  ],
  dt: 0.01,
  pace: 0.3,
  timeUnit: 'h',
  start(values) {
    const { cycle = 19.3, start = 0, resting = 0 } = values
    const places = Array.from({ length: cohorts }, (_, i) => (i + 0.5) / cohorts)
    const together = start > 0.5
    const before = Math.max(0, mitosisFrom(values) - 1 / cycle)
    // In step means within an hour of each other.
    const ages = together ? places.map((place) => before + (place - 0.5) / cycle) : places
    const parts = together ? places.map(() => 1) : places.map((place) => 2 ** -place)
    const all = parts.reduce((sum, one) => sum + one, 0)
    const going = begun * (1 - resting / 100)
    return {
      ages,
      counts: parts.map((part) => (going * part) / all),
      spread: (together ? 1 / cycle : 1) / cohorts,
      resting: begun - going,
      cell: before,
      divisions: 0,
      time: 0,
      trail: [[0, begun]],
    }
  },
  step(state, values, dt) {
    const older = dt / (values.cycle ?? 19.3)
    const from = mitosisFrom(values)
    const hold = (values.poison ?? 0) > 0.5 ? from + heldAt * (1 - from) : 2
    const grown = (age: number) => (age < hold ? Math.min(hold, age + older) : age + older)
    for (let i = 0; i < cohorts; i++) {
      const was = state.ages[i] ?? 0
      // Held exactly at the end of metaphase, and no longer moved there.
      let age = was === hold ? was : grown(was)
      if (age >= 1) {
        age -= 1
        state.counts[i] = 2 * (state.counts[i] ?? 0)
      }
      state.ages[i] = age
    }
    if (state.cell !== hold) state.cell = grown(state.cell)
    if (state.cell >= 1) {
      state.cell -= 1
      state.divisions++
    }
    state.time += dt
    if (state.time - (state.trail.at(-1)?.[0] ?? 0) >= 0.25)
      keepTrail(state.trail, [state.time, cellsOf(state)], 300)
  },
  isOver: ({ time }) => time >= watched,
  draw,
  describe(state, values) {
    const { part } = momentOf(state.cell, values)
    const says = parts.find(({ name }) => name === part)?.says
    const doing = says ? `is in ${part}: ${says}` : `is ${part === 'copying' ? 'copying its DNA' : part}`
    const share = (100 * dividing(state, values)) / cellsOf(state)
    return `After ${state.time.toFixed(1)} hours there are ${cellsOf(state).toFixed(0)} cells, ${share.toFixed(1)} percent of them dividing; the cell under the microscope ${doing}.`
  },
  effects: [
    {
      control: 'cycle',
      readout: 'cells',
      goes: 'down',
      after: 12,
      says: 'A longer cycle means slower growth.',
    },
    {
      control: 'mitosis',
      readout: 'index',
      goes: 'up',
      after: 2,
      says: 'The longer mitosis takes, the more cells are seen in it.',
    },
    {
      control: 'start',
      readout: 'index',
      goes: 'up',
      after: 1.8,
      says: 'Cells in step all divide at the same time.',
    },
    { control: 'resting', readout: 'cells', goes: 'down', after: 12, says: 'Resting cells do not multiply.' },
    {
      control: 'poison',
      readout: 'index',
      goes: 'up',
      after: 6,
      says: 'A spindle poison holds cells in metaphase, and more and more pile up there.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Cells of all ages double with every cycle: N = N₀·2^(t/T), besides those that rest.',
      readout: 'cells',
      expected: ({ cycle = 19.3, resting = 0 }, time) =>
        begun * (resting / 100 + (1 - resting / 100) * 2 ** (time / cycle)),
      until: 20,
      where: { start: [0, 0], poison: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'The mitotic index of growing cells is 2^(M/T) − 1 (Smith and Dendy).',
      readout: 'index',
      expected: ({ cycle = 19.3, mitosis = 2 }) => 100 * (2 ** (mitosis / cycle) - 1),
      until: 6,
      where: { start: [0, 0], poison: [0, 0], resting: [0, 0] },
    },
    {
      kind: 'analytic',
      says: 'Under a spindle poison the index climbs as log(1 + MI) = log 2·(M* + t)/T (Puck and Steffen).',
      readout: 'index',
      expected({ cycle = 19.3, mitosis = 2 }, time) {
        if (time < (1 - heldAt) * mitosis || time > cycle - mitosis) return undefined
        return 100 * (2 ** ((heldAt * mitosis + time) / cycle) - 1)
      },
      until: 12,
      where: { start: [0, 0], poison: [1, 1], resting: [0, 0] },
    },
  ],
  formulas: [
    { tex: 'N = N_0 \\cdot 2^{t/T}', about: 'The number of cells doubles with every cycle.' },
    { tex: 'MI = 2^{M/T} - 1', about: 'How many of the cells are seen dividing.' },
    {
      tex: '\\log(1 + MI) = \\log 2 \\cdot \\frac{M^* + t}{T}',
      about: 'With a spindle poison; M* is mitosis up to metaphase. From it the time of a cycle is found.',
    },
  ],
  tries: [
    { says: 'Wait for mitosis and name each step as it comes. The strip below helps.' },
    {
      says: 'Let all cells divide in step and look at the staircase.',
      set: { start: 1 },
    },
    { says: 'Add colchicine: the cell gets stuck. Where?', set: { poison: 1 } },
    { says: 'A human cell in a dish: 24 hours, one of them mitosis.', set: { cycle: 24, mitosis: 1 } },
    { says: 'Let 80 of 100 cells rest, as in a grown-up body.', set: { resting: 80 } },
  ],
  questions: [
    {
      asks: 'A cycle takes 20 hours, mitosis 2 of them: a tenth. How many of 100 cells in a growing root do you find in mitosis?',
      options: ['Fewer than 10', 'Exactly 10', 'More than 10'],
      settle: {
        readout: 'index',
        after: 4,
        first: { cycle: 20, mitosis: 2 },
        answer: (a) => (a < 9 ? 0 : a > 11 ? 2 : 1),
      },
      explains:
        'Each division turns one old cell into two young ones, so in a growing root young cells are the more common, and old ones about to divide are rarer.',
    },
    {
      asks: 'Human cells in a dish divide once in 24 hours. How many times as many are there after 2 days?',
      options: ['Twice as many', 'Three times as many', 'Four times as many'],
      settle: {
        readout: 'cells',
        after: 48,
        first: { cycle: 24, mitosis: 1 },
        answer: (a) => (a < 250 ? 0 : a < 350 ? 1 : 2),
      },
      explains:
        'Each day doubles what is there: 2 times 2 is 4. After ten days it is more than a thousand times.',
    },
    {
      asks: 'A medicine takes the spindle away. What happens to the share of cells seen in mitosis?',
      options: ['It falls to nothing', 'It stays', 'It rises'],
      settle: {
        readout: 'index',
        after: 6,
        first: { poison: 0 },
        second: { poison: 1 },
        answer: (a, b) => (b < a * 0.5 ? 0 : b > a * 1.5 ? 2 : 1),
      },
      explains: 'Cells still enter mitosis but none gets out: the copies cannot be pulled apart.',
    },
  ],
  glossary: [
    { word: 'Chromosome', means: 'A packed thread of DNA: a piece of the building plan.' },
    { word: 'Chromatid', means: 'One of the two copies of a chromosome before they part.' },
    { word: 'Interphase', means: 'The long time between two divisions: growing, copying and checking.' },
    { word: 'Spindle', means: 'Fine ropes that pull the copies to the two ends of the cell.' },
    { word: 'Mitotic index', means: 'The share of cells that are dividing at a moment.' },
  ],
  goals: [
    'Name the steps of mitosis and tell what happens in each.',
    'Explain why both daughter cells have the same chromosomes.',
    'Work with doubling, and find durations by counting cells.',
  ],
  standards: [
    'NGSS HS-LS1-4',
    'England GCSE Biology: cell division, mitosis and the cell cycle',
    'A level Biology: cell cycle and mitotic index',
  ],
})
