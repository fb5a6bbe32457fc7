import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { earns, kind, selfish, shareOf, side, starts, titForTat, type Village } from './model.ts'
import { draw } from './view.ts'

/** The eight neighbours of everybody, one after the other. The village has no edge: left meets right. */
const neighbours = Int32Array.from(
  Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [at % side, Math.floor(at / side)]
    return [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) =>
        dx === 0 && dy === 0 ? [] : [((y + dy + side) % side) * side + ((x + dx + side) % side)],
      ),
    )
  }).flat(),
)

/** Everybody meets the neighbours and oneself; then everybody does as the one who earned most among them. */
function generation(village: Village, values: Values): void {
  const { plans, scores } = village
  const table = [kind, selfish, titForTat].flatMap((mine) =>
    [kind, selfish, titForTat].map((other) => earns(mine, other, values)),
  )
  for (let at = 0; at < plans.length; at++) {
    const plan = plans[at] ?? 0
    let score = table[plan * 4] ?? 0
    for (let i = at * 8; i < at * 8 + 8; i++) score += table[plan * 3 + (plans[neighbours[i] ?? 0] ?? 0)] ?? 0
    scores[at] = score
  }
  const next: number[] = []
  for (let at = 0; at < plans.length; at++) {
    // Who is as good as the best keeps the own plan.
    let best = at
    let most = (scores[at] ?? 0) + 1e-9
    for (let i = at * 8; i < at * 8 + 8; i++) {
      const other = neighbours[i] ?? 0
      const score = scores[other] ?? 0
      if (score <= most) continue
      best = other
      most = score + 1e-9
    }
    next.push(plans[best] ?? 0)
  }
  village.before = plans
  village.plans = next
  village.generation++
}

function remember(village: Village): void {
  const counts: [number, number, number] = [0, 0, 0]
  for (const plan of village.plans) {
    if (plan === kind) counts[0]++
    else if (plan === selfish) counts[1]++
    else counts[2]++
  }
  const all = village.plans.length
  keepTrail(village.past, [counts[0] / all, counts[1] / all, counts[2] / all] as const, 80)
}

const count = (village: Village) => Math.round(shareOf(village, selfish) * side * side)

export const prisonersDilemma = system<Village>({
  id: 'prisoners-dilemma',
  title: 'Kind or selfish? The prisoner’s dilemma in a village',
  subject: 'economics',
  ages: [12, 20],
  words: [
    "prisoner's dilemma",
    'prisoners dilemma',
    'prisoner dilemma',
    'game theory',
    'tit for tat',
    'evolution of cooperation',
    'cooperation and selfishness',
    'repeated game',
    'spatial game',
    'why people cooperate',
    'cooperate or defect',
    'nash equilibrium',
    'trust game',
    'being kind or selfish',
  ],
  tells: {
    young:
      'Everyone in the village plays with their neighbours. Two kind ones both win a coin. A selfish one takes even more from a kind one, but two selfish ones get nothing. Then everyone copies the neighbour who has the most. Will kindness survive?',
    middle:
      'In the prisoner’s dilemma being selfish pays more, whatever the other does, yet two selfish players both end with nothing. In a village where neighbours meet again and again and copy success, kind players survive in groups, and “tit for tat”, kind first and then as the other was, holds selfishness off.',
    upper:
      'Nowak and May’s spatial game: payoffs T = b, R = 1, P = S = 0, Moore neighbourhood with self-interaction, synchronous imitate-the-best. Thresholds are rational: a lone defector spreads to nine for b > 9/8, its block grows for b > 9/5. For 9/5 < b < 2 chaos with about 12 ln 2 − 8 ≈ 31.8% cooperators. In repeated meetings tit for tat cuts the temptation to b/r.',
  },
  controls: [
    {
      id: 'temptation',
      label: 'Temptation',
      symbol: 'b',
      unit: '',
      from: 1.02,
      to: 2.3,
      usual: 1.85,
      step: 0.01,
      about: 'What a selfish player takes from a kind one; two kind ones earn 1 each.',
    },
    {
      id: 'selfish',
      label: 'Selfish at first',
      unit: '%',
      from: 1,
      to: 60,
      usual: 20,
      about: 'What percentage are selfish at the start, when mixed by chance.',
      restarts: true,
    },
    {
      id: 'tit',
      label: 'Tit for tat at first',
      unit: '%',
      from: 0,
      to: 40,
      usual: 10,
      about: 'What percentage start out kind and then do what the other did last.',
      restarts: true,
    },
    {
      id: 'rounds',
      label: 'Rounds in a meeting',
      symbol: 'r',
      unit: '',
      from: 1,
      to: 10,
      usual: 2,
      step: 1,
      about: 'How often the same two play before all compare what they have.',
    },
    {
      id: 'begin',
      label: 'At the start',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: starts,
      about: 'Everyone by chance, or a single selfish player among kind ones.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'kind',
      label: 'Kind',
      unit: '%',
      digits: 1,
      about: 'What percentage always cooperate.',
      of: (village) => 100 * shareOf(village, kind),
    },
    {
      id: 'selfish',
      label: 'Selfish',
      unit: '%',
      digits: 1,
      about: 'What percentage never cooperate.',
      of: (village) => 100 * shareOf(village, selfish),
    },
    {
      id: 'tit',
      label: 'Tit for tat',
      unit: '%',
      digits: 1,
      about: 'What percentage do what the other did last.',
      of: (village) => 100 * shareOf(village, titForTat),
    },
    {
      id: 'number',
      label: 'Selfish players',
      unit: '',
      digits: 0,
      about: 'How many there are.',
      of: count,
    },
    {
      id: 'lately',
      label: 'Kind, lately',
      unit: '%',
      digits: 1,
      about: 'The mean over the last 80 generations: it goes up and down less.',
      of: ({ past }) => (100 * past.reduce((sum, [share]) => sum + share, 0)) / past.length,
    },
    {
      id: 'wealth',
      label: 'Coins for each',
      unit: '',
      about: 'What one player earns on average in a round of one meeting: 1 if all are kind.',
      known: ({ generation }) => generation > 0,
      of: ({ scores }) => scores.reduce((sum, score) => sum + score, 0) / scores.length / 9,
    },
  ],
  graphs: [
    {
      id: 'shares',
      title: 'Who there is',
      x: 'time',
      y: ['kind', 'selfish', 'tit'],
      about: 'The first generations are hard for the kind; then their groups grow again, or not.',
    },
    {
      id: 'wealth',
      title: 'Coins for each',
      x: 'time',
      y: ['wealth'],
      about: 'Where selfishness spreads, everyone gets poorer.',
    },
  ],
  dt: 1,
  pace: 2,
  timeUnit: 'generations',
  start(values, random) {
    const { selfish: bad = 20, tit = 10 } = values
    const alone = Math.round(values.begin ?? 0) === 1
    const plans = Array.from({ length: side * side }, (_, at) => {
      if (alone) return at === (side / 2) * side + side / 2 ? selfish : kind
      const chance = random.next() * 100
      return chance < bad ? selfish : chance < bad + tit ? titForTat : kind
    })
    const village: Village = { plans, before: plans, scores: plans.map(() => 0), generation: 0, past: [] }
    remember(village)
    return village
  },
  step(village, values) {
    generation(village, values)
    remember(village)
  },
  draw,
  describe: (village) =>
    `Generation ${village.generation}: ${(100 * shareOf(village, kind)).toFixed(0)} percent are kind, ${(100 * shareOf(village, selfish)).toFixed(0)} percent selfish, ${(100 * shareOf(village, titForTat)).toFixed(0)} percent play tit for tat.`,
  effects: [
    {
      control: 'temptation',
      readout: 'selfish',
      goes: 'up',
      after: 16,
      given: { tit: 0 },
      says: 'The greater the temptation, the more are selfish.',
    },
    {
      control: 'tit',
      readout: 'selfish',
      goes: 'down',
      after: 8,
      says: 'Some who play tit for tat keep the selfish down.',
    },
    {
      control: 'rounds',
      readout: 'selfish',
      goes: 'changes',
      after: 10,
      says: 'Tit for tat cannot be fooled by the same player twice.',
    },
    {
      control: 'selfish',
      readout: 'selfish',
      goes: 'changes',
      after: 2,
      says: 'The more selfish players at the start, the fewer kind groups survive.',
    },
    {
      control: 'begin',
      readout: 'selfish',
      goes: 'down',
      after: 8,
      says: 'A single selfish player needs time to spread.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'A lone selfish player becomes nine and stays nine if the temptation is between 8/5 and 9/5.',
      readout: 'number',
      expected: (_, time) => (time === 0 ? 1 : 9),
      until: 12,
      where: { begin: [1, 1], temptation: [1.61, 1.79] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Between 9/8 and 7/5 it blinks: one, nine, one, nine.',
      readout: 'number',
      expected: (_, time) => (time % 2 === 0 ? 1 : 9),
      until: 12,
      where: { begin: [1, 1], temptation: [1.13, 1.39] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'Above 9/5 the block grows: one, nine, twenty-five.',
      readout: 'number',
      expected: (_, time) => (time <= 2 ? (2 * time + 1) ** 2 : undefined),
      until: 2,
      where: { begin: [1, 1], temptation: [1.81, 2.3] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Between 9/5 and 2 about 31.8% stay kind (12 ln 2 − 8), whatever it began with; here as a mean over 80 generations.',
      source: 'Nowak and May, Evolutionary games and spatial chaos, Nature 359 (1992) 826–829.',
      values: { temptation: 1.9, selfish: 10, tit: 0, begin: 0 },
      readout: 'lately',
      at: 140,
      expected: 31.8,
      // The mean over 80 generations scatters by 2% from one beginning to the next; five times that.
      within: 0.1,
    },
  ],
  formulas: [
    {
      tex: '\\begin{array}{c|cc} & \\text{kind} & \\text{selfish} \\\\ \\hline \\text{kind} & 1 & 0 \\\\ \\text{selfish} & b & 0 \\end{array}',
      about: 'What the player on the left earns.',
    },
    {
      tex: '\\frac{b}{r}',
      about: 'What a selfish player takes from tit for tat in each of r rounds, on average.',
    },
    {
      tex: '8b > 9 \\;\\Rightarrow\\; b > \\tfrac98',
      about: 'When a lone selfish player is copied by its neighbours.',
    },
  ],
  tries: [
    {
      says: 'Put a single selfish player into a kind village and watch the carpet it weaves.',
      set: { begin: 1, temptation: 1.85 },
    },
    {
      says: 'Lower the temptation to 1.3: the selfish one blinks and cannot spread.',
      set: { begin: 1, temptation: 1.3 },
    },
    { says: 'No tit for tat: kind and selfish hunt each other forever.', set: { tit: 0, temptation: 1.9 } },
    {
      says: 'Let everyone meet five times and add some tit for tat. Who wins?',
      set: { tit: 20, rounds: 5 },
    },
    {
      says: 'Raise the temptation above 2: is there any hope for the kind?',
      set: { temptation: 2.3, tit: 0 },
    },
  ],
  questions: [
    {
      asks: 'One selfish player sits in a kind village. The temptation is 1.7. How many selfish players are there after 12 generations?',
      options: ['None: it learns to be kind', 'Nine: a small block', 'The whole village'],
      settle: {
        readout: 'number',
        after: 12,
        first: { begin: 1, temptation: 1.7 },
        answer: (n) => (n === 0 ? 0 : n < 50 ? 1 : 2),
      },
      explains:
        'Its eight neighbours copy it, but then the block steals from itself: in the middle there is nobody left to take from, and kind ones outside earn more.',
    },
    {
      asks: 'Among the villagers 20 of 100 play tit for tat. Instead of once, the same two play ten times. What happens to the selfish players?',
      options: ['There are more of them', 'They die out or nearly so', 'Nothing'],
      settle: {
        readout: 'selfish',
        after: 40,
        first: { tit: 20, rounds: 1 },
        second: { tit: 20, rounds: 10 },
        answer: (a, b) => (b > a * 1.1 ? 0 : b < a * 0.3 ? 1 : 2),
      },
      explains: 'Tit for tat is fooled only in the first round. In a long meeting that hardly pays.',
    },
    {
      asks: 'The temptation grows from 1.3 to 2.2. How rich is the village on average after 40 generations?',
      options: ['Richer: some earn more', 'Just as rich', 'Poorer'],
      settle: {
        readout: 'wealth',
        after: 40,
        first: { temptation: 1.3, tit: 0 },
        second: { temptation: 2.2, tit: 0 },
        answer: (a, b) => (b > a * 1.05 ? 0 : b < a * 0.95 ? 2 : 1),
      },
      explains:
        'Selfishness spreads because it pays for each one, and in the end there is hardly anyone left to take from. That is the dilemma.',
    },
  ],
  glossary: [
    { word: 'Dilemma', means: 'A choice in which what is best for each is bad for everyone.' },
    { word: 'Cooperate', means: 'To do what is good for both: here, to be kind.' },
    { word: 'Defect', means: 'To take advantage of the other: here, to be selfish.' },
    { word: 'Tit for tat', means: 'Be kind first, then do what the other did last.' },
    { word: 'Game theory', means: 'The mathematics of choices whose result depends on others’ choices.' },
  ],
  goals: [
    'State the prisoner’s dilemma and why selfishness tempts.',
    'See how neighbourhoods and meeting again let cooperation survive.',
    'Work out a threshold by adding up what neighbours earn.',
  ],
  standards: [
    'Economics, ages 16–18: game theory and interdependence of decisions',
    'England A level Further Mathematics (Decision): game theory, pay-off matrices',
    'C3 D2.Eco.1.9-12: how incentives influence choices that may result in policies with a range of costs and benefits',
  ],
})
