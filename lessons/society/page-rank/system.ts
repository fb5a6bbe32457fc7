import { system, type Values } from '@makebelieve/kit/simulation/system'
import { linksOf, seen, surfersOf, type Web, webs } from './model.ts'
import { draw } from './view.ts'

const followOf = ({ follow = 85 }: Values) => follow / 100

/** One click of everybody's rank: it flows along the links, and a part is shared out among all pages. */
function flowOn(ranks: readonly number[], values: Values): number[] {
  const [links, follow] = [linksOf(values), followOf(values)]
  const next = ranks.map(() => (1 - follow) / ranks.length)
  ranks.forEach((rank, page) => {
    const targets = links[page] ?? []
    // From a page without links one jumps anywhere.
    const goals = targets.length > 0 ? targets : ranks.map((_, any) => any)
    for (const goal of goals) next[goal] = (next[goal] ?? 0) + (follow * rank) / goals.length
  })
  return next
}

/** The ranks as the solution of linear equations, by elimination: no clicking at all. */
function solvedRanks(values: Values): number[] {
  const [links, follow] = [linksOf(values), followOf(values)]
  const n = links.length
  // Row i: rank i less what flows into it is what is shared out.
  const rows = links.map((_, i) => {
    const row = links.map((targets, j) => {
      const flow = targets.length === 0 ? 1 / n : targets.includes(i) ? 1 / targets.length : 0
      return (i === j ? 1 : 0) - follow * flow
    })
    return [...row, (1 - follow) / n]
  })
  rows.forEach((row, i) => {
    const pivot = row[i] ?? 1
    rows.forEach((other, k) => {
      if (k === i) return
      const times = (other[i] ?? 0) / pivot
      row.forEach((value, j) => {
        other[j] = (other[j] ?? 0) - times * value
      })
    })
  })
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1))
}

const rank = (page: number) => (web: Web) => 100 * (web.ranks[page] ?? 0)
const settled = 60

export const pageRank = system<Web>({
  id: 'page-rank',
  title: 'Which web page is important? PageRank',
  subject: 'computing',
  ages: [12, 20],
  words: [
    'page rank',
    'pagerank',
    'how google works',
    'how a search engine ranks pages',
    'search engine',
    'web page ranking',
    'random surfer',
    'links between web pages',
    'importance of a web page',
    'markov chain',
    'eigenvector of a network',
    'ranking in a network',
  ],
  tells: {
    young:
      'Little surfers click from page to page. Where many links lead, many surfers gather: that page must be important! And a link from an important page counts more than a link from a lonely one.',
    middle:
      'A page is important if important pages link to it. A surfer who clicks links at random, and now and then jumps anywhere, is found most often on the important pages. The share of surfers on each page settles down, whatever page they began on: that is its rank.',
    upper:
      'PageRank is the stationary distribution of a Markov chain: follow a random link with probability d, else jump uniformly; dangling pages jump always. Power iteration converges at least as fast as dᵏ; the ranks are the dominant eigenvector of the Google matrix.',
  },
  controls: [
    {
      id: 'web',
      label: 'The web',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: webs,
      about: 'Which pages there are and how they are linked.',
      restarts: true,
    },
    {
      id: 'follow',
      label: 'Clicks that follow a link',
      symbol: 'd',
      unit: '%',
      from: 0,
      to: 95,
      usual: 85,
      about: 'The other clicks jump to any page by chance.',
    },
    {
      id: 'surfers',
      label: 'Surfers',
      symbol: 'N',
      unit: '',
      from: 10,
      to: 1000,
      usual: 100,
      step: 10,
      logarithmic: true,
      about: 'How many click through the web; all begin on page A.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'a',
      label: 'Rank of A',
      unit: '%',
      digits: 2,
      about: 'The rank of page A, worked out.',
      of: rank(0),
    },
    {
      id: 'd',
      label: 'Rank of D',
      unit: '%',
      digits: 2,
      about: 'The rank of page D, worked out.',
      of: rank(3),
    },
    {
      id: 'best',
      label: 'Highest rank',
      unit: '%',
      digits: 2,
      about: 'Of the most important page.',
      of: ({ ranks }) => 100 * Math.max(...ranks),
    },
    {
      id: 'off',
      label: 'Surfers out of place',
      unit: '%',
      digits: 1,
      about: 'How many surfers would have to move for their shares to match the ranks.',
      of(web) {
        const there = seen(web)
        return 50 * web.ranks.reduce((sum, one, page) => sum + Math.abs(one - (there[page] ?? 0)), 0)
      },
    },
    {
      id: 'sum',
      label: 'All ranks together',
      unit: '%',
      digits: 1,
      about: 'Nothing may get lost along the way: it must stay at 100%.',
      of: ({ ranks }) => 100 * ranks.reduce((sum, one) => sum + one, 0),
    },
  ],
  graphs: [
    {
      id: 'ranks',
      title: 'Ranks of A and D',
      x: 'time',
      y: ['a', 'd'],
      about: 'They swing a few times and settle.',
    },
    {
      id: 'off',
      title: 'Surfers out of place',
      x: 'time',
      y: ['off'],
      about: 'It never quite vanishes: few surfers scatter by chance, many less so.',
    },
  ],
  dt: 1,
  pace: 1.5,
  timeUnit: 'clicks',
  start(values) {
    const pages = linksOf(values).length
    return {
      clicks: 0,
      surfers: Array.from({ length: surfersOf(values) }, () => 0),
      ranks: Array.from({ length: pages }, (_, page) => (page === 0 ? 1 : 0)),
    }
  },
  step(web, values, _, random) {
    const links = linksOf(values)
    web.ranks = flowOn(web.ranks, values)
    web.surfers = web.surfers.map((page) => {
      const targets = links[page] ?? []
      const follows = random.next() < followOf(values) && targets.length > 0
      return follows ? (targets[random.below(targets.length)] ?? page) : random.below(links.length)
    })
    web.clicks++
  },
  draw,
  describe({ ranks, clicks }) {
    const best = ranks.indexOf(Math.max(...ranks))
    return `After ${clicks} clicks page ${String.fromCharCode(65 + best)} has the highest rank, ${(100 * (ranks[best] ?? 0)).toFixed(1)} percent.`
  },
  effects: [
    {
      control: 'follow',
      readout: 'best',
      goes: 'up',
      after: settled,
      says: 'The more surfers trust the links, the more the important pages stand out.',
    },
    {
      control: 'web',
      readout: 'best',
      goes: 'changes',
      after: settled,
      says: 'How the pages are linked decides their ranks.',
    },
    {
      control: 'surfers',
      readout: 'off',
      goes: 'changes',
      after: settled,
      says: 'With many surfers chance evens out, and their shares come close to the ranks.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Clicking settles at the solution of the linear equations: page D.',
      readout: 'd',
      expected: (values, time) => (time > 199 ? 100 * (solvedRanks(values)[3] ?? 0) : undefined),
      until: 200,
      where: { surfers: [10, 20] },
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'In a ring all pages are equally important: one sixth each.',
      readout: 'a',
      expected: (_, time) => (time > 199 ? 100 / 6 : undefined),
      until: 200,
      where: { web: [2, 2], surfers: [10, 20] },
      within: 0.001,
    },
    {
      kind: 'conserved',
      says: 'Rank only flows, it is never lost: all together stay 100%.',
      readout: 'sum',
      where: { surfers: [10, 20] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'In this little web page D (page 4) has a rank of 0.3751 when 90 of 100 clicks follow links.',
      source: 'Langville and Meyer, Google’s PageRank and Beyond, chapter 4: the tiny web of six pages.',
      values: { web: 0, follow: 90, surfers: 10 },
      readout: 'd',
      at: 200,
      expected: 37.51,
      within: 0.0005,
    },
  ],
  formulas: [
    {
      tex: 'r_i = \\frac{1-d}{n} + d \\sum_{j \\to i} \\frac{r_j}{\\ell_j}',
      about: 'The rank of a page: a share for all, and what flows in; ℓ is how many links a page has.',
    },
    {
      tex: '\\mathbf r_{k+1} = G\\,\\mathbf r_k',
      about: 'Click by click the ranks settle at an eigenvector of G.',
    },
  ],
  tries: [
    { says: 'Watch where the surfers gather, and guess the ranks before you look.', set: { web: 0 } },
    { says: 'All point to one: who is second, and why?', set: { web: 1 } },
    { says: 'Two villages, one link between them: which village wins?', set: { web: 3, follow: 95 } },
    { says: 'Let nobody follow links. What are links worth now?', set: { follow: 0 } },
    { says: 'Take 1000 surfers: their bars hardly tremble.', set: { surfers: 1000 } },
  ],
  questions: [
    {
      asks: 'In the ring each page links to the next one. Which page has the highest rank in the end?',
      options: ['A, where all begin', 'The last one', 'All have the same'],
      settle: {
        readout: 'best',
        after: 200,
        first: { web: 2 },
        answer: (best) => (best > 18 ? 0 : best > 16 ? 2 : 1),
      },
      explains: 'Each page gets just what it passes on. Where the surfers began is forgotten after a while.',
    },
    {
      asks: 'All pages link to A, and A links to B only. How large is A’s rank with 85% following?',
      options: ['Nearly 100%', 'About half', 'One sixth'],
      settle: {
        readout: 'a',
        after: 100,
        first: { web: 1 },
        answer: (a) => (a > 80 ? 0 : a > 30 ? 1 : 2),
      },
      explains:
        'A passes its rank on to B with every click and gets it back with the next. B profits: one link from an important page is worth a lot.',
    },
    {
      asks: 'Surfers jump to any page more often: only 20% of the clicks follow links instead of 85%. The most important page…',
      options: ['becomes more important', 'becomes less important', 'stays as it was'],
      settle: {
        readout: 'best',
        after: 100,
        first: { follow: 85 },
        second: { follow: 20 },
        answer: (a, b) => (b > a * 1.02 ? 0 : b < a * 0.98 ? 1 : 2),
      },
      explains: 'Jumps treat all pages alike, so the links count less.',
    },
  ],
  glossary: [
    { word: 'Link', means: 'A place on a page that leads to another page.' },
    { word: 'Rank', means: 'The share of surfers that are on a page in the long run.' },
    { word: 'Damping factor', means: 'How many of all clicks follow a link; Google’s founders took 85%.' },
    { word: 'Markov chain', means: 'A walk by chance in which only the present place counts.' },
  ],
  goals: [
    'Explain why a link from an important page counts more.',
    'Compare a random walk of many with ranks that are worked out.',
    'See ranks as the balance of what flows in and out.',
  ],
  standards: [
    'England KS3 Computing: how search results are selected and ranked',
    'England A level Computer Science: the PageRank algorithm and search engine indexing',
    'CSTA 3A-DA-12: create computational models that represent the relationships among data',
  ],
})
