import { system, type Values } from '@makebelieve/kit/simulation/system'
import { draw, shown } from './view.ts'
import { bringToLife, centre, emptyWorld, middle, nextGeneration, type Rule, type World } from './world.ts'

export type Life = { world: World; generation: number; begun: { x: number; y: number } }

const patterns: readonly { name: string; at: readonly [number, number]; cells: readonly string[] }[] = [
  { name: 'Scattered', at: [0, 0], cells: [] },
  { name: 'Glider', at: [-30, -20], cells: ['.O.', '..O', 'OOO'] },
  { name: 'R-pentomino', at: [-1, -1], cells: ['.OO', 'OO.', '.O.'] },
  {
    name: 'Glider gun',
    at: [-36, -20],
    cells: [
      '........................O',
      '......................O.O',
      '............OO......OO............OO',
      '...........O...O....OO............OO',
      'OO........O.....O...OO',
      'OO........O...O.OO....O.O',
      '..........O.....O.......O',
      '...........O...O',
      '............OO',
    ],
  },
  {
    name: 'Pulsar',
    at: [-6, -6],
    cells: [
      '..OOO...OOO',
      '',
      'O....O.O....O',
      'O....O.O....O',
      'O....O.O....O',
      '..OOO...OOO',
      '',
      '..OOO...OOO',
      'O....O.O....O',
      'O....O.O....O',
      'O....O.O....O',
      '',
      '..OOO...OOO',
    ],
  },
  { name: 'Acorn', at: [-3, -1], cells: ['.O.....', '...O...', 'OO..OOO'] },
]
const rules: readonly { name: string; rule: Rule }[] = [
  { name: 'Conway’s', rule: 'life' },
  { name: 'HighLife: 6 give birth too', rule: 'highlife' },
  { name: 'Nobody dies', rule: 'immortal' },
]
const only = (pattern: number) =>
  ({ pattern: [pattern, pattern], rule: [0, 0], sparks: [0, 0] }) satisfies Record<string, [number, number]>
const patternOf = ({ pattern = 0 }: Values) => Math.round(pattern)

export const gameOfLife = system<Life>({
  id: 'game-of-life',
  title: 'Conway’s Game of Life',
  subject: 'computing',
  ages: [9, 20],
  words: [
    'game of life',
    'conway',
    'cellular automaton',
    'cellular automata',
    'glider',
    'glider gun',
    'conways game of life',
  ],
  tells: {
    young:
      'Each square is alive or empty. A living square with two or three living neighbours stays alive; with fewer it is lonely, with more it is crowded out. An empty square with exactly three neighbours comes alive. Watch what grows!',
    middle:
      'A world of squares with one simple rule, the same everywhere: three neighbours give birth, two or three keep alive. Out of it come still lifes, blinkers and gliders that walk. Nobody steers them.',
    upper:
      'A two-dimensional cellular automaton, B3/S23. Local, deterministic rules give long-lived transients, travelling patterns and unbounded growth; the automaton is Turing complete, so its far future cannot be foretold in general.',
  },
  controls: [
    {
      id: 'pattern',
      label: 'Begin with',
      unit: '',
      from: 0,
      to: patterns.length - 1,
      usual: 0,
      options: patterns.map(({ name }) => name),
      about: 'Which squares are alive at first.',
      restarts: true,
    },
    {
      id: 'density',
      label: 'Scattered over',
      unit: '%',
      from: 2,
      to: 90,
      usual: 25,
      about: 'How much of the picture is alive at first, when cells are scattered.',
      restarts: true,
    },
    {
      id: 'rule',
      label: 'Rule',
      unit: '',
      from: 0,
      to: rules.length - 1,
      usual: 0,
      options: rules.map(({ name }) => name),
      about: 'Who is born and who dies.',
    },
    {
      id: 'sparks',
      label: 'Sparks of life',
      unit: 'a generation',
      from: 0,
      to: 6,
      usual: 0,
      about: 'How many squares, anywhere in the picture, come alive by chance.',
    },
  ],
  readouts: [
    {
      id: 'alive',
      label: 'Alive',
      unit: 'cells',
      digits: 0,
      about: 'All living squares, those outside the picture too.',
      of: ({ world }) => world.alive,
    },
    {
      id: 'born',
      label: 'Born',
      unit: 'cells',
      digits: 0,
      about: 'Squares that came alive in this generation.',
      of: ({ world }) => world.born,
    },
    {
      id: 'died',
      label: 'Died',
      unit: 'cells',
      digits: 0,
      about: 'Squares that died in this generation.',
      of: ({ world }) => world.died,
    },
    {
      id: 'moved',
      label: 'Drift of the centre',
      unit: 'cells',
      about: 'How far the middle of all life has moved from where it started.',
      known: ({ world }) => world.alive > 0,
      of({ world, begun }) {
        const now = centre(world)
        return world.alive > 0 ? Math.hypot(now.x - begun.x, now.y - begun.y) : 0
      },
    },
  ],
  graphs: [
    {
      id: 'alive',
      title: 'Living cells',
      x: 'time',
      y: ['alive'],
      about: 'Scattered life thins out quickly and then settles.',
    },
    {
      id: 'change',
      title: 'Births and deaths',
      x: 'time',
      y: ['born', 'died'],
      about: 'Where both are equal the number of living cells stays.',
    },
  ],
  dt: 1,
  pace: 8,
  timeUnit: 'generations',
  start(values, random) {
    const world = emptyWorld()
    const pattern = patterns[patternOf(values)]
    if (patternOf(values) === 0 || !pattern) {
      const share = (values.density ?? 25) / 100
      for (let row = 0; row < shown.rows; row++)
        for (let column = 0; column < shown.columns; column++)
          if (random.next() < share) bringToLife(world, shown.left + column, shown.top + row)
    } else
      pattern.cells.forEach((text, row) => {
        ;[...text].forEach((mark, column) => {
          if (mark === 'O')
            bringToLife(world, middle.column + pattern.at[0] + column, middle.row + pattern.at[1] + row)
        })
      })
    return { world, generation: 0, begun: centre(world) }
  },
  step(state, { rule = 0, sparks = 0 }, _dt, random) {
    nextGeneration(state.world, rules[Math.round(rule)]?.rule ?? 'life')
    state.generation++
    const many = Math.floor(sparks) + (random.next() < sparks % 1 ? 1 : 0)
    for (let i = 0; i < many; i++)
      bringToLife(state.world, shown.left + random.below(shown.columns), shown.top + random.below(shown.rows))
  },
  draw,
  describe: ({ world, generation }) =>
    `Generation ${generation}: ${world.alive} cells are alive, ${world.born} were just born and ${world.died} died.`,
  effects: [
    {
      control: 'density',
      readout: 'alive',
      goes: 'up',
      after: 0,
      says: 'Scattering over more of the picture begins with more life.',
    },
    {
      control: 'density',
      readout: 'alive',
      goes: 'changes',
      after: 40,
      says: 'What is left later does not follow what it began with: the lonely and the crowded die.',
    },
    {
      control: 'pattern',
      readout: 'alive',
      goes: 'changes',
      after: 60,
      says: 'What it begins with decides what becomes of it.',
    },
    {
      control: 'rule',
      readout: 'alive',
      goes: 'changes',
      after: 60,
      says: 'A different rule makes a different world.',
    },
    {
      control: 'sparks',
      readout: 'born',
      goes: 'changes',
      after: 150,
      given: { pattern: 4 },
      says: 'Sparks keep the world restless.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'A glider walks one cell aslant in every four generations.',
      readout: 'moved',
      expected: (_, time) => (time % 4 === 0 ? (Math.SQRT2 * time) / 4 : undefined),
      until: 80,
      where: only(1),
    },
    {
      kind: 'analytic',
      says: 'Gosper’s gun sends out a glider, five cells, in every thirty generations.',
      readout: 'alive',
      expected: (_, time) => (time % 30 === 0 ? 36 + (5 * time) / 30 : undefined),
      until: 120,
      where: only(3),
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'The R-pentomino comes to rest after 1103 generations, with 116 cells.',
      source: 'Gardner, Scientific American 1971; LifeWiki: R-pentomino.',
      values: { pattern: 2, rule: 0, sparks: 0 },
      readout: 'alive',
      at: 1103,
      expected: 116,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'The pulsar of 48 cells grows to 72 and is back after three generations.',
      source: 'LifeWiki: Pulsar (48, 56 and 72 cells).',
      values: { pattern: 4, rule: 0, sparks: 0 },
      readout: 'alive',
      at: 32,
      expected: 72,
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: 'x_{t+1} = \\begin{cases}1 & n_t = 3\\\\ x_t & n_t = 2\\\\ 0 & \\text{otherwise}\\end{cases}',
      about: 'A cell’s next state, from the number of its eight neighbours that are alive.',
    },
  ],
  tries: [
    { says: 'Let a single glider walk across.', set: { pattern: 1 } },
    { says: 'Watch the gun: it never runs out of gliders.', set: { pattern: 3 } },
    { says: 'Begin with five cells and be patient for 1103 generations.', set: { pattern: 2 } },
    { says: 'Throw a few sparks at a pulsar.', set: { pattern: 4, sparks: 1 } },
    { says: 'Let nobody die: a crystal grows.', set: { pattern: 2, rule: 2 } },
  ],
  questions: [
    {
      asks: 'Only one square of fifty is alive at first, well scattered. What is left after forty generations?',
      options: ['More than at first', 'About as many as at first', 'Nearly nothing'],
      settle: {
        readout: 'alive',
        after: 40,
        first: { density: 2 },
        answer: (alive) => (alive > 85 ? 0 : alive > 50 ? 1 : 2),
      },
      explains: 'Nearly everyone is alone and dies at once, and nowhere do three meet to give birth.',
    },
    {
      asks: 'The R-pentomino has five cells. How many are there after 240 generations?',
      options: ['None', 'About ten', 'More than a hundred'],
      settle: {
        readout: 'alive',
        after: 240,
        first: { pattern: 2 },
        answer: (alive) => (alive === 0 ? 0 : alive < 50 ? 1 : 2),
      },
      explains:
        'There are 126, and it goes on: only after 1103 generations does it rest, with 116 cells: blocks, blinkers, and six gliders that left.',
    },
    {
      asks: 'How far does a glider come in 40 generations?',
      options: ['It stays where it is', '10 squares diagonally', '40 squares diagonally'],
      settle: {
        readout: 'moved',
        after: 40,
        first: { pattern: 1 },
        answer: (way) => (way < 1 ? 0 : way < 30 ? 1 : 2),
      },
      explains: 'It takes four generations to be itself again, one square further to the side and one down.',
    },
  ],
  glossary: [
    { word: 'Cell', means: 'One square, alive or not.' },
    { word: 'Generation', means: 'One step: all cells change at the same moment.' },
    {
      word: 'Cellular automaton',
      means: 'A world of cells that all follow the same rule about their neighbours.',
    },
    { word: 'Emergence', means: 'When simple rules make something that nobody put into them.' },
  ],
  goals: [
    'See how simple local rules make rich behaviour.',
    'Follow an algorithm step by step by hand, and compare.',
    'Tell still, repeating, walking and growing patterns apart.',
  ],
  standards: ['CSTA 2-AP-10', 'England KS3 Computing: computational abstractions that model behaviour'],
})
