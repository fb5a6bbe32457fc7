import { system, type Values } from '@makebelieve/kit/simulation/system'
import { beeline, dry, from, methods, neighbours, type Search, to, townOf } from './model.ts'
import { draw } from './view.ts'

/** What is looked at next is what has the smallest of this. */
function urgency({ known, squares }: Search, method: number, at: number): number {
  if (method === 0) return squares[at] ?? 0
  if (method === 1) return known[at] ?? 0
  if (method === 2) return (known[at] ?? 0) + beeline(at)
  return beeline(at)
}

function lookOn(search: Search, method: number): void {
  const { waiting, known, squares, cameFrom, ground } = search
  let best = 0
  for (let i = 1; i < waiting.length; i++) {
    const [a, b] = [waiting[i] ?? 0, waiting[best] ?? 0]
    if (urgency(search, method, a) < urgency(search, method, b)) best = i
  }
  const [at] = waiting.splice(best, 1)
  if (at === undefined) return
  search.looked.push(at)
  search.isLooked[at] = true
  if (at === to) {
    for (let place = to; place >= 0; place = cameFrom[place] ?? -1) search.way.unshift(place)
    return
  }
  for (const next of neighbours(at)) {
    const minutes = (known[at] ?? 0) + (ground[next] ?? 0)
    if (search.isLooked[next] || minutes === Number.POSITIVE_INFINITY) continue
    const isNew = cameFrom[next] === -1
    // Those who do not count minutes keep the first way they saw.
    if (!isNew && (method === 0 || method === 3 || minutes >= (known[next] ?? 0))) continue
    if (isNew) waiting.push(next)
    known[next] = minutes
    squares[next] = (squares[at] ?? 0) + 1
    cameFrom[next] = at
  }
}

/** Bellman and Ford: all streets again and again, until no square can be reached sooner. Slow, and independent. */
function leastTo(ground: readonly number[], cost: (minutes: number) => number): number {
  const least = ground.map(() => Number.POSITIVE_INFINITY)
  least[from] = 0
  for (let changed = true; changed; ) {
    changed = false
    ground.forEach((minutes, at) => {
      for (const before of neighbours(at)) {
        const sum = (least[before] ?? 0) + cost(minutes)
        if (sum >= (least[at] ?? 0)) continue
        least[at] = sum
        changed = true
      }
    })
  }
  return least[to] ?? 0
}

const minutesOf = ({ way, ground }: Search) => way.slice(1).reduce((sum, at) => sum + (ground[at] ?? 0), 0)
const methodOf = ({ method = 1 }: Values) => Math.round(method)
const enough = 6

export const shortestPath = system<Search>({
  id: 'shortest-path',
  title: 'The quickest route through a town',
  subject: 'computing',
  ages: [10, 20],
  words: [
    'shortest path',
    'shortest way',
    'pathfinding',
    'path finding',
    "dijkstra's algorithm",
    'dijkstra',
    'a star algorithm',
    'breadth first search',
    'graph search',
    'route planning',
    'how a satnav finds the way',
    'navigation algorithm',
    'finding the way through a maze',
    'fastest route',
  ],
  tells: {
    young:
      'A van wants to reach the flag as quickly as it can. The computer looks at one square after another, like water spreading through the streets. A clever plan looks towards the flag first and finds a route with far fewer looks!',
    middle:
      'A navigator looks at squares one by one until it reaches the goal. Dijkstra’s method always takes the square that is nearest in minutes; A* also counts how far the goal still is, and so looks at fewer squares. Both find the quickest way. Breadth first counts squares only, and greedy just runs towards the goal.',
    upper:
      'Best-first search on a weighted grid graph. Priorities: depth (breadth first), g (Dijkstra), g + h (A*), h (greedy), with the taxicab distance as a consistent heuristic h. Dijkstra and A* are optimal for positive weights; the Bellman–Ford relaxation checks the length of their ways.',
  },
  controls: [
    {
      id: 'method',
      label: 'Plan',
      unit: '',
      from: 0,
      to: 3,
      usual: 1,
      options: methods,
      about: 'Which square is looked at next: the rule that makes the difference.',
      restarts: true,
    },
    {
      id: 'houses',
      label: 'Houses',
      unit: '%',
      from: 0,
      to: 44,
      usual: 25,
      about: 'What percentage of squares are built up.',
      restarts: true,
    },
    {
      id: 'mud',
      label: 'Muddy squares',
      unit: '%',
      from: 0,
      to: 60,
      usual: 20,
      about: 'What percentage of squares are muddy: to cross one takes 5 minutes instead of 1.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Looks in a second',
      unit: '1/s',
      from: 4,
      to: 200,
      usual: 30,
      logarithmic: true,
      about: 'How many squares the computer looks at in a second.',
    },
    {
      id: 'town',
      label: 'Town',
      unit: '',
      from: 1,
      to: 9,
      usual: 2,
      step: 1,
      about: 'Which of nine towns it is.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'looked',
      label: 'Squares looked at',
      unit: '',
      digits: 0,
      about: 'How much work the search has done.',
      of: ({ looked }) => looked.length,
    },
    {
      id: 'waiting',
      label: 'Squares waiting',
      unit: '',
      digits: 0,
      about: 'Seen from a neighbour, but not looked at yet: the rim of the search.',
      of: ({ waiting }) => waiting.length,
    },
    {
      id: 'minutes',
      label: 'Travel time',
      unit: 'min',
      digits: 0,
      about: 'How long the van takes on the route that was found.',
      known: ({ way }) => way.length > 0,
      of: minutesOf,
    },
    {
      id: 'squares',
      label: 'Length of the route',
      unit: '',
      digits: 0,
      about: 'How many squares long the route is.',
      known: ({ way }) => way.length > 0,
      of: ({ way }) => Math.max(0, way.length - 1),
    },
  ],
  graphs: [
    {
      id: 'work',
      title: 'Squares looked at',
      x: 'time',
      y: ['looked'],
      about: 'It climbs until the flag is found, then it is flat: the lower, the less work.',
    },
    {
      id: 'rim',
      title: 'The rim of the search',
      x: 'looked',
      y: ['waiting'],
      about: 'How many squares wait while the search spreads.',
    },
  ],
  dt: 1 / 20,
  pace: 1,
  timeUnit: 's',
  start(values) {
    const ground = townOf(values)
    const known = ground.map(() => Number.POSITIVE_INFINITY)
    const cameFrom = ground.map(() => -1)
    known[from] = 0
    // The start comes from nowhere, and is not to be reached again.
    cameFrom[from] = -2
    return {
      ground,
      known,
      squares: ground.map(() => 0),
      cameFrom,
      looked: [],
      isLooked: ground.map(() => false),
      waiting: [from],
      way: [],
      due: 0,
      since: 0,
    }
  },
  step(search, values, dt) {
    if (search.way.length > 0) {
      search.since += dt
      return
    }
    search.due += (values.rate ?? 30) * dt
    while (search.due >= 1 - 1e-9 && search.way.length === 0) {
      search.due -= 1
      lookOn(search, methodOf(values))
    }
  },
  draw,
  describe: (search, values) =>
    `${methods[methodOf(values)] ?? ''} has looked at ${search.looked.length} squares${search.way.length > 0 ? ` and found a way of ${search.way.length - 1} squares that takes ${minutesOf(search)} minutes` : ', the goal is not reached yet'}.`,
  effects: [
    {
      control: 'rate',
      readout: 'looked',
      goes: 'up',
      after: 1.5,
      given: { houses: 10 },
      says: 'Faster looking sees more squares in the same time.',
    },
    {
      control: 'method',
      readout: 'looked',
      goes: 'changes',
      after: 40,
      says: 'The plan decides how many squares are looked at.',
    },
    {
      control: 'mud',
      readout: 'minutes',
      goes: 'up',
      after: enough,
      given: { rate: 200, houses: 30 },
      says: 'More mud makes even the quickest way slower.',
    },
    {
      control: 'houses',
      readout: 'minutes',
      goes: 'up',
      after: enough,
      given: { rate: 200, town: 7 },
      says: 'Where more is built up, the quickest way takes longer.',
    },
    {
      control: 'town',
      readout: 'minutes',
      goes: 'changes',
      after: enough,
      given: { rate: 200 },
      says: 'Every town has its own quickest way.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Dijkstra’s method and A* find the quickest way: as quick as Bellman and Ford’s.',
      readout: 'minutes',
      expected: (_, time, { ground }) =>
        time > enough - 0.02 ? leastTo(ground, (minutes) => minutes) : undefined,
      until: enough,
      where: { method: [1, 2], rate: [100, 200] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Breadth first finds the way with the fewest squares.',
      readout: 'squares',
      expected: (_, time, { ground }) =>
        time > enough - 0.02
          ? leastTo(ground, (minutes) => (minutes < Number.POSITIVE_INFINITY ? dry : minutes))
          : undefined,
      until: enough,
      where: { method: [0, 0], rate: [100, 200] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Without houses and mud every plan finds a way as long as the taxicab distance: 17 + 1 squares.',
      readout: 'minutes',
      expected: (_, time) => (time > enough - 0.02 ? 18 : undefined),
      until: enough,
      where: { houses: [0, 0], mud: [0, 0], rate: [100, 200] },
      within: 1e-9,
    },
  ],
  formulas: [
    {
      tex: 'f(n) = g(n) + h(n)',
      about: 'A* looks first where the minutes so far and the distance to go are least together.',
    },
    { tex: 'h(n) = |x_n - x_z| + |y_n - y_z|', about: 'The distance to the goal in a town of squares.' },
    {
      tex: 'g(m) = \\min_{n \\sim m} \\bigl(g(n) + c(m)\\bigr)',
      about: 'The quickest way to a square comes through its best neighbour.',
    },
  ],
  tries: [
    { says: 'Let Dijkstra search slowly and watch it spread like water.', set: { method: 1, rate: 12 } },
    { says: 'The same town with A*: how many squares does it save?', set: { method: 2, rate: 12 } },
    { says: 'Run straight to the flag with the greedy plan. Is its way the quickest?', set: { method: 3 } },
    {
      says: 'Fill the town with mud. Breadth first drives right through it; Dijkstra goes around.',
      set: { method: 0, mud: 45 },
    },
    { says: 'Take every house away and try all four plans.', set: { houses: 0, mud: 0, rate: 60 } },
  ],
  questions: [
    {
      asks: 'A* knows in which direction the flag is, Dijkstra does not. Who looks at fewer squares?',
      options: ['Dijkstra', 'A*', 'Both at the same number'],
      settle: {
        readout: 'looked',
        after: enough,
        first: { method: 1, rate: 200 },
        second: { method: 2, rate: 200 },
        answer: (a, b) => (a < b ? 0 : b < a ? 1 : 2),
      },
      explains:
        'Dijkstra spreads to all sides alike. A* adds the distance still to go, so squares on the far side have to wait.',
    },
    {
      asks: 'And whose way is quicker, Dijkstra’s or that of A*?',
      options: ['Dijkstra’s', 'That of A*', 'Both are equally quick'],
      settle: {
        readout: 'minutes',
        after: enough,
        first: { method: 1, rate: 200 },
        second: { method: 2, rate: 200 },
        answer: (a, b) => (a < b ? 0 : b < a ? 1 : 2),
      },
      explains:
        'A* never guesses a distance that is too long, so it cannot miss a quicker way. It saves work, not quality.',
    },
    {
      asks: 'The greedy plan always steps to the square nearest to the flag. Is its way as quick as Dijkstra’s?',
      options: ['Yes, just as quick', 'No, it takes longer', 'No, it is even quicker'],
      settle: {
        readout: 'minutes',
        after: enough,
        first: { method: 1, rate: 200 },
        second: { method: 3, rate: 200 },
        answer: (a, b) => (b > a ? 1 : b < a ? 2 : 0),
      },
      explains:
        'It never looks back at what the way has cost so far: it drives through mud and into dead ends. It is quick to find a way, not to find the quickest.',
    },
  ],
  glossary: [
    { word: 'Graph', means: 'Places and the links between them: here squares and their neighbours.' },
    { word: 'Weight', means: 'What it costs to take a link: here minutes.' },
    {
      word: 'Heuristic',
      means: 'A good guess that saves work: here the distance to the goal without houses.',
    },
    { word: 'Rim', means: 'The squares seen but not yet looked at; also called the frontier.' },
    { word: 'Algorithm', means: 'A plan of steps that a machine can follow.' },
  ],
  goals: [
    'Follow a search step by step and say which square comes next.',
    'Compare plans by their work and by the quality of what they find.',
    'Explain why a guess about the distance helps, and when it must not be too high.',
  ],
  standards: [
    'England KS3 Computing: compare the utility of alternative algorithms for the same problem',
    'England A level Computer Science: Dijkstra’s shortest path algorithm, A* and graph traversal',
    'CSTA 3B-AP-11: evaluate algorithms in terms of their efficiency, correctness and clarity',
  ],
})
