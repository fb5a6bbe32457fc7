import { system } from '@makebelieve/kit/simulation/system'
import { type Balancing, chosen, elementsOf, massOf, offBy, reactionOf, reactions } from './model.ts'
import { draw } from './view.ts'

/** The next numbers with the same sum, or the first with the next sum. */
function next({ now, total }: Balancing): { now: number[]; total: number } {
  const list = [...now]
  // As an odometer whose digits add up: raise one place, take it from what is left for the last.
  for (let i = list.length - 2; i >= 0; i--) {
    list[i] = (list[i] ?? 1) + 1
    const used = list.slice(0, i + 1).reduce((sum, n) => sum + n, 0)
    const rest = list.length - 1 - i
    if (used + rest <= total) {
      for (let j = i + 1; j < list.length - 1; j++) list[j] = 1
      list[list.length - 1] = total - used - (rest - 1)
      return { now: list, total }
    }
  }
  const ones = list.map(() => 1)
  ones[ones.length - 1] = total + 1 - (ones.length - 1)
  return { now: ones, total: total + 1 }
}

/** The null space of the table of atoms, by elimination, scaled to the smallest whole numbers: no trying at all. */
function byElimination(place: number): number[] {
  const reaction = reactionOf({ reaction: place })
  const substances = [...reaction.left, ...reaction.right]
  const rows = elementsOf(reaction).map((e) =>
    substances.map(({ atoms }, i) => (atoms[e] ?? 0) * (i < reaction.left.length ? 1 : -1)),
  )
  const width = substances.length
  const pivots: number[] = []
  for (let column = 0; column < width - 1; column++) {
    const at = rows.findIndex((row, i) => i >= pivots.length && Math.abs(row[column] ?? 0) > 1e-9)
    const pivot = rows[at]
    const first = rows[pivots.length]
    if (!pivot || !first) continue
    rows[at] = first
    const scaled = pivot.map((n) => n / (pivot[column] ?? 1))
    rows[pivots.length] = scaled
    rows.forEach((row, i) => {
      if (i !== pivots.length) rows[i] = row.map((n, j) => n - (row[column] ?? 0) * (scaled[j] ?? 0))
    })
    pivots.push(column)
  }
  const free = pivots.map((_, i) => -(rows[i]?.[width - 1] ?? 0))
  const shares = [...free, 1]
  const whole = Array.from({ length: 24 }, (_, i) => i + 1).find((by) =>
    shares.every((share) => Math.abs(share * by - Math.round(share * by)) < 1e-6),
  )
  return shares.map((share) => Math.round(share * (whole ?? 1)))
}

const number = (id: string, label: string, usual: number) => ({
  id,
  label,
  unit: '',
  from: 1,
  to: 8,
  usual,
  step: 1,
  about: 'How many of these are taken or made.',
})

export const balancingEquations = system<Balancing>({
  id: 'balancing-equations',
  title: 'Balancing a chemical equation',
  subject: 'chemistry',
  ages: [11, 17],
  words: [
    'balancing equations',
    'balancing chemical equations',
    'balance a chemical equation',
    'chemical equation',
    'conservation of mass',
    'stoichiometry',
    'coefficients of a reaction',
    'counting atoms',
    'combustion of methane',
    'combustion of propane',
    'law of conservation of matter',
    'reactants and products',
  ],
  tells: {
    young:
      'In a reaction no atom is made and none is lost: they only change partners, like building bricks. So there must be as many of each kind on both sides. Change the numbers in front until the scales are level!',
    middle:
      'A chemical equation is balanced when every element has as many atoms before as after. Then the masses are equal too. Only the numbers in front may change, never the formulas. A patient machine beside you tries all numbers, the smallest first.',
    upper:
      'The numbers in front form a vector in the null space of the matrix of atom counts, with signs for the two sides. Here it has one dimension, so the answer is unique up to a factor; the machine searches positive integers by growing sum and must find its smallest whole vector.',
  },
  controls: [
    {
      id: 'reaction',
      label: 'Reaction',
      unit: '',
      from: 0,
      to: reactions.length - 1,
      usual: 2,
      options: reactions.map(({ name }) => name),
      about: 'What happens, from easy to hard.',
      restarts: true,
    },
    number('a', 'First number on the left', 1),
    number('b', 'Second number on the left', 1),
    number('c', 'First number on the right', 1),
    number('d', 'Second number on the right, if there is one', 1),
  ],
  readouts: [
    {
      id: 'off',
      label: 'Atoms too many or too few',
      unit: '',
      digits: 0,
      about: 'Over all elements; 0 when your numbers balance.',
      of: (_, values) => offBy(reactionOf(values), ...chosen(values, reactionOf(values))),
    },
    {
      id: 'left',
      label: 'Mass on the left',
      unit: 'g for a mole',
      about: 'Of what goes in, with your numbers.',
      of: (_, values) => massOf(reactionOf(values).left, chosen(values, reactionOf(values))[0]),
    },
    {
      id: 'right',
      label: 'Mass on the right',
      unit: 'g for a mole',
      about: 'Of what comes out, with your numbers.',
      of: (_, values) => massOf(reactionOf(values).right, chosen(values, reactionOf(values))[1]),
    },
    {
      id: 'tries',
      label: 'Tries of the machine',
      unit: '',
      digits: 0,
      about: 'How many sets of numbers it has looked at.',
      of: ({ tries }) => tries,
    },
    {
      id: 'answer',
      label: 'Sum of the machine’s numbers',
      unit: '',
      digits: 0,
      about: 'Once it has found them.',
      known: ({ found }) => found.length > 0,
      of: ({ found }) => found.reduce((sum, n) => sum + n, 0),
    },
    {
      id: 'first',
      label: 'The machine’s first number',
      unit: '',
      digits: 0,
      about: 'Once it has found them.',
      known: ({ found }) => found.length > 0,
      of: ({ found }) => found[0] ?? 0,
    },
  ],
  graphs: [
    {
      id: 'tries',
      title: 'Tries of the machine',
      x: 'time',
      y: ['tries'],
      about: 'It rises until the answer is found.',
    },
    {
      id: 'mass',
      title: 'Mass on both sides',
      x: 'time',
      y: ['left', 'right'],
      about: 'They meet when your numbers balance.',
    },
  ],
  dt: 0.1,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const { left, right } = reactionOf(values)
    const now = [...left, ...right].map(() => 1)
    return { tries: 0, total: now.length, now, found: [] }
  },
  step(state, values) {
    const reaction = reactionOf(values)
    for (let i = 0; i < 20 && state.found.length === 0; i++) {
      state.tries++
      const cut = reaction.left.length
      if (offBy(reaction, state.now.slice(0, cut), state.now.slice(cut)) === 0) state.found = [...state.now]
      else Object.assign(state, next(state))
    }
  },
  draw,
  describe(state, values) {
    const off = offBy(reactionOf(values), ...chosen(values, reactionOf(values)))
    return `${reactionOf(values).name}: your numbers ${off === 0 ? 'balance' : `are off by ${off} atoms`}; the machine ${state.found.length > 0 ? `found ${state.found.join(', ')} after ${state.tries} tries` : `has tried ${state.tries} sets`}.`
  },
  effects: [
    {
      control: 'a',
      readout: 'left',
      goes: 'up',
      says: 'More of the first substance makes the left side heavier.',
    },
    { control: 'b', readout: 'left', goes: 'up', says: 'More of the second makes it heavier too.' },
    {
      control: 'c',
      readout: 'right',
      goes: 'up',
      says: 'More of what comes out makes the right side heavier.',
    },
    { control: 'd', readout: 'right', goes: 'up', says: 'So does more of the other thing that comes out.' },
    {
      control: 'reaction',
      readout: 'tries',
      goes: 'changes',
      after: 25,
      says: 'Reactions with large numbers take the machine many more tries.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'The machine’s numbers are the null space of the table of atoms, found by elimination.',
      readout: 'answer',
      expected: ({ reaction = 2 }, time) =>
        time >= 24 ? byElimination(reaction).reduce((sum, n) => sum + n, 0) : undefined,
      until: 24,
    },
    {
      kind: 'analytic',
      says: 'Its first number is that of elimination as well.',
      readout: 'first',
      expected: ({ reaction = 2 }, time) => (time >= 24 ? byElimination(reaction)[0] : undefined),
      until: 24,
    },
    {
      kind: 'published',
      says: '44.1 g of propane need 160 g of oxygen: together 204.1 g.',
      source: 'IUPAC standard atomic weights; molar masses of propane 44.10 and oxygen 32.00 g/mol.',
      values: { reaction: 6, a: 1, b: 5, c: 3, d: 4 },
      readout: 'right',
      at: 0,
      expected: 204.09,
      within: 0.0005,
    },
    {
      kind: 'published',
      says: 'Photosynthesis: 6 CO₂ + 6 H₂O → C₆H₁₂O₆ + 6 O₂, nineteen in all.',
      source: 'Campbell Biology: the summary equation of photosynthesis.',
      values: { reaction: 7 },
      readout: 'answer',
      at: 24,
      expected: 19,
      within: 0.001,
    },
  ],
  formulas: [
    {
      tex: '\\sum_{left} n_i\\,a_{e,i} = \\sum_{right} n_i\\,a_{e,i}',
      about: 'For every element e: as many atoms before as after.',
    },
    { tex: '\\mathrm{CH_4 + 2\\,O_2 \\rightarrow CO_2 + 2\\,H_2O}', about: 'An example: natural gas burns.' },
  ],
  tries: [
    {
      says: 'Balance the burning of natural gas before the machine beats you.',
      set: { reaction: 2, a: 1, b: 1, c: 1, d: 1 },
    },
    { says: 'Let hydrogen burn: how many of each?', set: { reaction: 0, a: 1, b: 1, c: 1 } },
    {
      says: 'Start rust with one iron atom. Why does one never work?',
      set: { reaction: 3, a: 1, b: 1, c: 1 },
    },
    { says: 'The hardest: photosynthesis. Watch how long the machine needs.', set: { reaction: 7 } },
  ],
  questions: [
    {
      asks: 'Natural gas burns with two oxygen molecules: CH₄ + 2 O₂ → CO₂ + 2 H₂O. Is it balanced?',
      options: ['Yes', 'No'],
      settle: {
        readout: 'off',
        after: 0.1,
        first: { reaction: 2, a: 1, b: 2, c: 1, d: 2 },
        answer: (off) => (off === 0 ? 0 : 1),
      },
      explains: 'One carbon, four hydrogen and four oxygen atoms stand on both sides.',
    },
    {
      asks: 'You double all four numbers of a balanced equation. Is it still balanced?',
      options: ['Yes', 'No'],
      settle: {
        readout: 'off',
        after: 0.1,
        first: { reaction: 2, a: 2, b: 4, c: 2, d: 4 },
        answer: (off) => (off === 0 ? 0 : 1),
      },
      explains: 'Twice as much of everything balances too; by custom the smallest numbers are written.',
    },
    {
      asks: 'Iron rusts: Fe + O₂ → Fe₂O₃. How many iron atoms does the smallest balanced equation need?',
      options: ['1', '2', '4'],
      settle: {
        readout: 'first',
        after: 24,
        first: { reaction: 3 },
        answer: (first) => (first === 1 ? 0 : first === 2 ? 1 : first === 4 ? 2 : -1),
      },
      explains: 'Oxygen comes in twos and leaves in threes, so there are six: 3 O₂, 2 Fe₂O₃, and 4 Fe.',
    },
  ],
  glossary: [
    { word: 'Coefficient', means: 'The number in front of a formula: how many of it.' },
    { word: 'Reactant', means: 'What goes into a reaction.' },
    { word: 'Product', means: 'What comes out of it.' },
    { word: 'Conservation of mass', means: 'What goes in weighs as much as what comes out.' },
  ],
  goals: [
    'Balance simple equations by counting atoms.',
    'Explain why only the numbers in front may change.',
    'See that balanced atoms mean balanced masses.',
  ],
  standards: [
    'NGSS MS-PS1-5',
    'NGSS HS-PS1-7',
    'England KS3 Chemistry: chemical reactions as the rearrangement of atoms',
  ],
})
