import { system } from '@makebelieve/kit/simulation/system'
import { discsOf, type Move, pegChoices, pegName, pegsOf, type Task, type Towers } from './model.ts'
import { draw } from './view.ts'

/** The fewest moves for four pegs, and how many discs are set aside first: tried out for each size. */
const four: { moves: number; aside: number }[] = [
  { moves: 0, aside: 0 },
  { moves: 1, aside: 0 },
]
for (let discs = 2; discs <= 9; discs++) {
  const tried = Array.from({ length: discs }, (_, aside) => ({
    aside,
    moves: 2 * (four[aside]?.moves ?? 0) + 2 ** (discs - aside) - 1,
  }))
  four.push(tried.reduce((best, one) => (one.moves < best.moves ? one : best)))
}

/** To bring a tower over: set the smaller ones aside, bring the rest, and put the smaller ones on top. */
function plan(pegs: number, discs: number): Move[] {
  const moves: Move[] = []
  /** `first` is the smallest disc of the tower that is brought. */
  function bring(
    first: number,
    count: number,
    from: number,
    to: number,
    free: readonly number[],
    above: readonly Task[],
  ) {
    if (count === 0) return
    const tasks = [...above, { discs: count, from, to }]
    if (count === 1) {
      moves.push({ disc: first, from, to, tasks })
      return
    }
    const [aside = from, ...others] = free
    const small = others.length > 0 ? (four[count]?.aside ?? 0) : count - 1
    bring(first, small, from, aside, [to, ...others], tasks)
    // The small ones now block the peg on which they stand.
    bring(first + small, count - small, from, to, others, tasks)
    bring(first, small, aside, to, [from, ...others], tasks)
  }
  const last = pegs - 1
  bring(
    1,
    discs,
    0,
    last,
    Array.from({ length: pegs - 2 }, (_, i) => i + 1),
    [],
  )
  return moves
}

function makeMove(towers: Towers): void {
  const move = towers.moves[towers.done]
  if (!move) return
  const disc = towers.pegs[move.from]?.pop()
  if (disc === undefined) return
  towers.pegs[move.to]?.push(disc)
  towers.done++
  if (disc === 1) towers.smallest++
}

/** How many discs lie on a smaller one. */
const wrong = ({ pegs }: Towers) =>
  pegs.reduce((sum, tower) => sum + tower.filter((disc, i) => i > 0 && disc > (tower[i - 1] ?? 0)).length, 0)

const atEnd = 22

export const towersOfHanoi = system<Towers>({
  id: 'towers-of-hanoi',
  title: 'The towers of Hanoi',
  subject: 'computing',
  ages: [8, 18],
  words: [
    'towers of hanoi',
    'tower of hanoi',
    'hanoi puzzle',
    'recursion',
    'recursive algorithm',
    'recursion tree',
    'a function that calls itself',
    'exponential growth of moves',
    'discs and pegs',
    'disk puzzle',
    'divide a problem into smaller ones',
    'two to the n minus one',
  ],
  tells: {
    young:
      'Move the whole tower to the last peg! You may move one disc at a time and never put a large one on a small one. The trick: to move five discs, first move the four on top out of the way. And how do you move four? The same way!',
    middle:
      'Moving a tower takes three tasks: the smaller discs aside, the largest across, the smaller ones back on top. Each task is the same puzzle with one disc fewer: this is recursion. Every extra disc doubles the work and adds one move: 2ⁿ − 1 altogether.',
    upper:
      'The recurrence T(n) = 2T(n − 1) + 1 gives 2ⁿ − 1 moves, and no plan is shorter. Move m takes the disc given by the ruler function, the number of trailing zeros of m plus one. With a fourth peg the Frame–Stewart plan needs far fewer: about 2^√(2n).',
  },
  controls: [
    {
      id: 'discs',
      label: 'Discs',
      symbol: 'n',
      unit: '',
      from: 2,
      to: 9,
      usual: 5,
      step: 1,
      about: 'How many discs the tower has.',
      restarts: true,
    },
    {
      id: 'pegs',
      label: 'Pegs',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: pegChoices,
      about: 'How many pegs there are to put discs on.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Moves in a second',
      unit: '1/s',
      from: 0.4,
      to: 40,
      usual: 1.2,
      logarithmic: true,
      about: 'How fast the discs are moved.',
    },
  ],
  readouts: [
    {
      id: 'done',
      label: 'Moves so far',
      symbol: 'm',
      unit: '',
      digits: 0,
      about: 'How many discs were moved.',
      of: ({ done }) => done,
    },
    {
      id: 'needed',
      label: 'Moves in total',
      symbol: 'T',
      unit: '',
      digits: 0,
      about: 'How many the plan needs.',
      of: ({ moves }) => moves.length,
    },
    {
      id: 'over',
      label: 'Discs on the last peg',
      unit: '',
      digits: 0,
      about: 'How many have arrived, for now.',
      of: ({ pegs }) => pegs.at(-1)?.length ?? 0,
    },
    {
      id: 'smallest',
      label: 'Moves of the smallest',
      unit: '',
      digits: 0,
      about: 'How often the smallest disc was moved: every other time with three pegs.',
      of: ({ smallest }) => smallest,
    },
    {
      id: 'disc',
      label: 'Disc to move next',
      unit: '',
      digits: 0,
      about: 'Its number; 1 is the smallest.',
      known: ({ moves, done }) => moves[done] !== undefined,
      of: ({ moves, done }) => moves[done]?.disc ?? 0,
    },
    {
      id: 'wrong',
      label: 'Large on small',
      unit: '',
      digits: 0,
      about: 'How many discs lie on a smaller one: never any, that is the rule.',
      of: wrong,
    },
  ],
  graphs: [
    {
      id: 'disc',
      title: 'Which disc is moved next',
      x: 'done',
      y: ['disc'],
      about: 'Like the marks on a ruler: 1, 2, 1, 3, 1, 2, 1, 4.',
    },
    {
      id: 'over',
      title: 'Discs on the last peg',
      x: 'done',
      y: ['over'],
      about: 'Up and down: it often has to get worse before it gets better.',
    },
  ],
  dt: 1 / 40,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const [pegs, discs] = [pegsOf(values), discsOf(values)]
    return {
      moves: plan(pegs, discs),
      pegs: Array.from({ length: pegs }, (_, peg) =>
        peg === 0 ? Array.from({ length: discs }, (_, i) => discs - i) : [],
      ),
      done: 0,
      smallest: 0,
      due: 0,
    }
  },
  step(towers, { rate = 1.2 }, dt) {
    if (towers.done >= towers.moves.length) return
    towers.due += rate * dt
    while (towers.due >= 1 - 1e-9) {
      towers.due = Math.max(0, towers.due - 1)
      makeMove(towers)
    }
    if (towers.done >= towers.moves.length) towers.due = 0
  },
  draw,
  describe({ pegs, done, moves }) {
    const stands = pegs.map((tower, peg) => `${pegName(peg)} ${tower.length}`).join(', ')
    return `After ${done} of ${moves.length} moves the pegs hold: ${stands} discs.`
  },
  effects: [
    {
      control: 'discs',
      readout: 'needed',
      goes: 'up',
      says: 'Each further disc doubles the moves and adds one.',
    },
    { control: 'pegs', readout: 'needed', goes: 'down', says: 'A fourth peg saves many moves.' },
    {
      control: 'rate',
      readout: 'done',
      goes: 'up',
      after: 4,
      given: { discs: 9 },
      says: 'Faster hands make more moves.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'After 2ⁿ − 1 moves, and not before, all discs stand on the last peg.',
      readout: 'over',
      expected({ discs = 5, rate = 1 }, time) {
        const n = Math.round(discs)
        // One move before the end the smallest disc is missing.
        const made = rate * time
        if (made > 2 ** n - 1 + 0.01) return n
        return made > 2 ** n - 2 + 0.01 && made < 2 ** n - 1 - 0.01 ? n - 1 : undefined
      },
      until: atEnd,
      where: { pegs: [0, 0], rate: [30, 40] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Move m takes the disc of the ruler: one more than m can be halved.',
      readout: 'disc',
      expected({ discs = 5, rate = 1 }, time) {
        const made = rate * time
        if (Math.abs(made - Math.round(made)) < 1e-6) return undefined
        let next = Math.floor(made) + 1
        if (next > 2 ** Math.round(discs) - 1) return 0
        let disc = 1
        for (; next % 2 === 0; next /= 2) disc++
        return disc
      },
      until: 12,
      where: { pegs: [0, 0], rate: [3, 30] },
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'No disc ever lies on a smaller one.',
      readout: 'wrong',
      beside: 'needed',
      until: 12,
      within: 1e-9,
      where: { rate: [10, 40] },
    },
    {
      kind: 'published',
      says: 'With four pegs eight discs need 33 moves.',
      source: 'Stewart 1941, American Mathematical Monthly 48; OEIS A007664.',
      values: { discs: 8, pegs: 1, rate: 40 },
      readout: 'needed',
      at: 1,
      expected: 33,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'And these 33 moves do bring all eight over.',
      source: 'Stewart 1941, American Mathematical Monthly 48; OEIS A007664.',
      values: { discs: 8, pegs: 1, rate: 40 },
      readout: 'over',
      at: 1,
      expected: 8,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'T(n) = 2\\,T(n-1) + 1', about: 'The smaller tower twice, and the largest disc once.' },
    { tex: 'T(n) = 2^n - 1', about: 'The moves for n discs and three pegs.' },
    {
      tex: 'T_4(n) = \\min_k \\bigl(2\\,T_4(k) + 2^{n-k} - 1\\bigr)',
      about: 'With four pegs: set k discs aside with all pegs, the rest with three.',
    },
  ],
  tries: [
    { says: 'Two discs first: can you call all three moves in advance?', set: { discs: 2, rate: 0.5 } },
    {
      says: 'Read the tasks below while three discs move. What is the plan for the largest?',
      set: { discs: 3, rate: 0.4 },
    },
    { says: 'Watch only the smallest disc: how often is it its turn?', set: { discs: 4, rate: 1 } },
    { says: 'Nine discs at full speed: 511 moves.', set: { discs: 9, rate: 40 } },
    {
      says: 'Give it a fourth peg. How many moves are saved with eight discs?',
      set: { discs: 8, pegs: 1, rate: 2 },
    },
  ],
  questions: [
    {
      asks: 'Five discs need 31 moves. How many do six discs need?',
      options: ['37', '63', '310'],
      settle: {
        readout: 'needed',
        after: 1,
        first: { discs: 6 },
        answer: (moves) => (moves < 50 ? 0 : moves < 200 ? 1 : 2),
      },
      explains: 'The tower of five is moved twice, 31 + 31, and the sixth disc once: 63.',
    },
    {
      asks: 'How often is the smallest of five discs moved, of 31 moves?',
      options: ['5 times', '16 times: every other move', '31 times'],
      settle: {
        readout: 'smallest',
        after: 5,
        first: { discs: 5, rate: 40 },
        answer: (times) => (times < 8 ? 0 : times < 25 ? 1 : 2),
      },
      explains: 'It must make room each time another disc wants to move, so it is its turn every other time.',
    },
    {
      asks: 'A fourth peg is added for eight discs. The moves fall from 255 to…',
      options: ['about 190, as each peg saves a quarter', 'about 130, half of it', 'fewer than 50'],
      settle: {
        readout: 'needed',
        after: 1,
        first: { discs: 8, pegs: 1 },
        answer: (moves) => (moves < 50 ? 2 : moves < 160 ? 1 : 0),
      },
      explains:
        'Small towers can wait on the extra peg instead of being rebuilt again and again: 33 moves are enough.',
    },
  ],
  glossary: [
    { word: 'Recursion', means: 'Solving a task by solving the same task in a smaller size.' },
    { word: 'Base case', means: 'The smallest size, which is simply done: here one disc.' },
    { word: 'Recurrence', means: 'A rule that gives a number from the one before.' },
    { word: 'Exponential growth', means: 'Doubling with each further step.' },
  ],
  goals: [
    'Explain a recursive plan in your own words.',
    'Find the number of moves from a recurrence.',
    'See what doubling means for the time a task takes.',
  ],
  standards: [
    'England A level Computer Science: recursive algorithms',
    'England KS3 Computing: key algorithms that reflect computational thinking',
    'CSTA 3B-AP-13: illustrate the flow of execution of a recursive algorithm',
  ],
})
