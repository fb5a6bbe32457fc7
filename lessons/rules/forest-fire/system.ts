import { system, type Values } from '@makebelieve/kit/simulation/system'
import { columns, type Forest, rows } from './model.ts'
import { draw } from './view.ts'

const lit = { column: 39, row: 22 }
/** How strongly a wind of 1 m/s helps or hinders: rates of spread grow exponentially with it. */
const windFactor = 0.12

/** The chance that fire jumps to the neighbour in a direction (x to the east, y to the north) within a minute. */
function chance(dx: number, dy: number, { dryness = 60, wind = 4, towards = 0 }: Values): number {
  const angle = (towards * Math.PI) / 180
  const along = dx * Math.cos(angle) + dy * Math.sin(angle)
  return 1 - (1 - dryness / 100) ** Math.exp(windFactor * wind * along)
}

const ways: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/** How far the middle of all that burns or has burnt lies from where it began, along the wind. */
function drift({ cells }: Forest, { towards = 0 }: Values): number {
  const angle = (towards * Math.PI) / 180
  let [sum, count] = [0, 0]
  cells.forEach((cell, i) => {
    if (cell < 2) return
    sum +=
      ((i % columns) - lit.column) * Math.cos(angle) - (Math.floor(i / columns) - lit.row) * Math.sin(angle)
    count++
  })
  return (10 * sum) / Math.max(1, count)
}

export const forestFire = system<Forest>({
  id: 'forest-fire',
  title: 'A forest fire and the wind',
  subject: 'earth and space',
  ages: [10, 20],
  words: [
    'forest fire',
    'wildfire',
    'forest fire spread with wind',
    'fire spread',
    'bushfire',
    'percolation',
    'wildfire spread',
    'bush fire',
  ],
  tells: {
    young:
      'One tree in the middle catches fire. Fire jumps to trees beside it: easily when it is dry, and farther where the wind blows. When trees stand far apart, the fire soon goes out by itself.',
    middle:
      'Each burning tree may set its neighbours alight before it is ashes. In a thin or damp forest the fire dies out; a little denser or drier, and it suddenly takes nearly everything. The wind drives it to one side.',
    upper:
      'A probabilistic cellular automaton. In a full forest without wind it is bond percolation on the square lattice, with its threshold at one half; with gaps between the trees the threshold rises. Wind makes spread anisotropic.',
  },
  controls: [
    {
      id: 'density',
      label: 'Trees on the land',
      unit: '%',
      from: 20,
      to: 100,
      usual: 85,
      about: 'How much of the land has trees on it.',
      restarts: true,
    },
    {
      id: 'dryness',
      label: 'Dryness',
      symbol: 'p',
      unit: '%',
      from: 10,
      to: 100,
      usual: 65,
      about: 'How likely a burning tree sets a neighbour alight when there is no wind.',
    },
    {
      id: 'wind',
      label: 'Wind',
      symbol: 'w',
      unit: 'm/s',
      from: 0,
      to: 20,
      usual: 6,
      about: 'How fast the wind blows.',
    },
    {
      id: 'towards',
      label: 'Wind blows towards',
      unit: '°',
      from: 0,
      to: 350,
      usual: 20,
      about: '0° is to the right, 90° is up.',
    },
  ],
  readouts: [
    {
      id: 'burnt',
      label: 'Burnt',
      unit: '% of the trees',
      digits: 1,
      about: 'Trees that are ashes or burning.',
      of: ({ ashes, burning, trees }) => (100 * (ashes + burning)) / Math.max(1, trees),
    },
    {
      id: 'burning',
      label: 'Burning now',
      unit: 'trees',
      digits: 0,
      about: 'Trees in flames in this minute.',
      of: ({ burning }) => burning,
    },
    {
      id: 'reached',
      label: 'Trees reached',
      unit: 'trees',
      digits: 0,
      about: 'All trees that burn or have burnt.',
      of: ({ cells }) => cells.reduce((sum, cell) => sum + (cell >= 2 ? 1 : 0), 0),
    },
    {
      id: 'drift',
      label: 'Driven by the wind',
      unit: 'm',
      digits: 0,
      about:
        'How far downwind the middle of the burnt land lies from where the fire began. Trees stand 10 m apart.',
      of: drift,
    },
    {
      id: 'all',
      label: 'Trees, in whatever state',
      unit: 'trees',
      digits: 0,
      about: 'Standing, burning and burnt ones together.',
      of: ({ cells }) => cells.reduce((sum, cell) => sum + (cell > 0 ? 1 : 0), 0),
    },
  ],
  graphs: [
    {
      id: 'burning',
      title: 'Trees in flames',
      x: 'time',
      y: ['burning'],
      about: 'It grows while the fire has fresh trees around it, and ends when none is left in reach.',
    },
    {
      id: 'burnt',
      title: 'Share that is burnt',
      x: 'time',
      y: ['burnt'],
      about: 'Where it ends tells how bad it was.',
    },
  ],
  dt: 1,
  pace: 5,
  timeUnit: 'minutes',
  start({ density = 85 }, random) {
    const cells = Array.from({ length: columns * rows }, (): number =>
      random.next() * 100 < density ? 1 : 0,
    )
    cells[lit.row * columns + lit.column] = 2
    return { cells, burning: 1, ashes: 0, trees: cells.filter((cell) => cell > 0).length }
  },
  step(state, values, _dt, random) {
    const chances = ways.map(([dx, dy]) => ({ dx, dy, chance: chance(dx, dy, values) }))
    const caught: number[] = []
    state.cells.forEach((cell, i) => {
      if (cell !== 2) return
      const [column, row] = [i % columns, Math.floor(i / columns)]
      for (const way of chances) {
        const [x, y] = [column + way.dx, row - way.dy]
        if (x < 0 || x >= columns || y < 0 || y >= rows) continue
        if (state.cells[y * columns + x] === 1 && random.next() < way.chance) caught.push(y * columns + x)
      }
    })
    state.cells.forEach((cell, i) => {
      if (cell === 2) {
        state.cells[i] = 3
        state.ashes++
      }
    })
    state.burning = 0
    for (const at of caught)
      if (state.cells[at] === 1) {
        state.cells[at] = 2
        state.burning++
      }
  },
  isOver: ({ burning }) => burning === 0,
  draw,
  describe: ({ burning, ashes, trees }) =>
    burning > 0
      ? `${burning} trees are burning and ${ashes} of ${trees} are ashes.`
      : `The fire is out: ${ashes} of ${trees} trees burnt.`,
  effects: [
    {
      control: 'density',
      readout: 'reached',
      goes: 'up',
      after: 150,
      given: { dryness: 95, wind: 0 },
      over: [40, 100],
      says: 'In a denser forest more trees burn. (Below 40% the fire hardly leaves the first tree.)',
    },
    {
      control: 'dryness',
      readout: 'reached',
      goes: 'up',
      after: 150,
      given: { density: 100, wind: 0 },
      over: [40, 90],
      says: 'In drier weather more trees burn.',
    },
    {
      control: 'wind',
      readout: 'drift',
      goes: 'changes',
      after: 25,
      given: { density: 100, towards: 0 },
      says: 'The wind drives the fire to one side.',
    },
    {
      control: 'towards',
      readout: 'reached',
      goes: 'changes',
      after: 20,
      says: 'The fire goes where the wind blows.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'In a full, bone-dry forest the fire is a growing diamond: 2t² + 2t + 1 trees after t minutes.',
      readout: 'reached',
      expected: (_, time) => 2 * time ** 2 + 2 * time + 1,
      until: 22,
      where: { density: [100, 100], dryness: [100, 100] },
      within: 1e-9,
    },
    {
      kind: 'conserved',
      says: 'No tree comes or goes: standing, burning and burnt ones are always as many.',
      readout: 'all',
      until: 60,
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: 'P = 1 - (1-p)^{\\,e^{k\\,w\\cos\\varphi}}',
      about: 'The chance that fire jumps to a neighbour: more with the wind (φ = 0), less against it.',
    },
    {
      tex: 'p_c = \\tfrac12',
      about: 'In a full forest without wind: below it fires die out, above it they may go on forever.',
    },
  ],
  tries: [
    { says: 'Let the wind rest: the fire spreads evenly in all directions.', set: { wind: 0, density: 100 } },
    {
      says: 'Look for the tipping point: how dry must it be for the fire to take everything?',
      set: { wind: 0, density: 100, dryness: 50 },
    },
    { says: 'Thin the forest out, and it saves itself.', set: { density: 45 } },
    { says: 'Let a storm blow.', set: { wind: 20 } },
  ],
  questions: [
    {
      asks: 'A full forest without wind: dryness rises from 40% to 60%, half as much again. How many more trees burn?',
      options: ['About half as many again', 'About twice as many', 'More than five times as many'],
      settle: {
        readout: 'reached',
        after: 200,
        first: { density: 100, wind: 0, dryness: 40 },
        second: { density: 100, wind: 0, dryness: 60 },
        answer: (a, b) => (b > 5 * a ? 2 : b > 1.75 * a ? 1 : 0),
      },
      explains:
        'Between them lies a threshold, at one half. Below it fires die out; above it they find a way on.',
    },
    {
      asks: 'Trees stand on only 45% of the land, and all is very dry. How much of the forest burns?',
      options: ['Less than a tenth', 'About half', 'Nearly all'],
      settle: {
        readout: 'burnt',
        after: 200,
        first: { density: 45, dryness: 100, wind: 0 },
        answer: (share) => (share < 10 ? 0 : share < 75 ? 1 : 2),
      },
      explains: 'Too many gaps: below about 59% there is no unbroken path of trees across the land.',
    },
    {
      asks: 'A strong wind blows to the right. Where is the middle of the burnt land after 25 minutes?',
      options: ['To the left of the first tree', 'Around the first tree', 'To the right of the first tree'],
      settle: {
        readout: 'drift',
        after: 25,
        first: { density: 100, wind: 12, towards: 0 },
        answer: (metres) => (metres < -15 ? 0 : metres > 15 ? 2 : 1),
      },
      explains: 'With the wind flames lean over to the next tree; against it they lean away.',
    },
  ],
  glossary: [
    { word: 'Density', means: 'How much of the land has trees on it.' },
    { word: 'Threshold', means: 'A value at which the behaviour changes all at once.' },
    { word: 'Percolation', means: 'Finding an unbroken way through something with gaps.' },
    { word: 'Firebreak', means: 'A strip without trees that fire cannot cross.' },
  ],
  goals: [
    'See how a small change can make a large difference near a threshold.',
    'Find out what wind, dryness and gaps do to a fire.',
    'Understand why strips without trees protect a forest.',
  ],
  standards: ['NGSS MS-ESS3-2', 'England KS3 Geography: interaction of people and environment'],
})
