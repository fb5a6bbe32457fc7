import type { Random } from '@makebelieve/kit/core/random'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { actsOf, type Method, methods } from './algorithms.ts'
import { isDone, type Lane, type Race } from './model.ts'
import { draw } from './view.ts'

const orders = ['Shuffled', 'Nearly in order', 'Backwards', 'Many alike'] as const
const countOf = ({ count = 32 }: Values) => Math.round(count)

function firstBars(values: Values, random: Random): number[] {
  const count = countOf(values)
  const inOrder = Array.from({ length: count }, (_, i) => i + 1)
  const order = Math.round(values.order ?? 0)
  if (order === 0) return random.shuffled(inOrder)
  if (order === 2) return inOrder.reverse()
  if (order === 3)
    return random.shuffled(inOrder.map((value) => (Math.ceil((value * 4) / count) * count) / 4))
  // A few neighbours have changed places.
  for (let i = 1; i < count; i += 5) {
    const [a, b] = [inOrder[i - 1] ?? 0, inOrder[i] ?? 0]
    inOrder[i - 1] = b
    inOrder[i] = a
  }
  return inOrder
}

const lane = ({ lanes }: Race, method: Method) => lanes.find((one) => one.method === method)
const compared = (method: Method) => (race: Race) => lane(race, method)?.compared ?? 0

/** Pairs that stand the wrong way round. */
function wrongPairs(bars: readonly number[]): number {
  let pairs = 0
  bars.forEach((a, i) => {
    for (const b of bars.slice(i + 1)) if (a > b) pairs++
  })
  return pairs
}

/** Everything up to the next comparison. */
function act(one: Lane): void {
  let looked = false
  while (one.done < one.acts.length) {
    const next = one.acts[one.done]
    if (next?.does === 'compare') {
      if (looked) return
      looked = true
      one.compared++
      one.eyes = [next.a, next.b]
    } else if (next) {
      one.bars[next.at] = next.value
      one.put++
    }
    one.done++
  }
}

const label = (method: string) => `${method} sort: comparisons`
const about = 'How often it has looked which of two is larger.'

export const sorting = system<Race>({
  id: 'sorting',
  title: 'Four ways to sort, in a race',
  subject: 'computing',
  ages: [10, 20],
  words: [
    'sorting algorithms',
    'sorting',
    'bubble sort',
    'merge sort',
    'quicksort',
    'insertion sort',
    'sorting algorithms compared',
    'big o',
    'sorting algorithm',
    'quick sort',
  ],
  tells: {
    young:
      'Four robots put the same bars in order, from short to tall. Each looks at two bars at a time and follows its own plan. All look equally fast, but some plans need far fewer looks!',
    middle:
      'Four methods sort the same list, one comparison at a time. Bubble and insertion sort need about four times as many comparisons for twice as many bars; merge and quick sort only a little more than twice as many.',
    upper:
      'Comparison sorts side by side: Θ(n²) for bubble and insertion sort on random lists, Θ(n log n) for merge sort always, and for quick sort on average; with its first element as pivot quick sort falls back to n(n−1)/2 on ordered lists.',
  },
  controls: [
    {
      id: 'count',
      label: 'Bars to sort',
      symbol: 'n',
      unit: '',
      from: 8,
      to: 64,
      usual: 32,
      step: 1,
      about: 'How many bars there are in each list.',
      restarts: true,
    },
    {
      id: 'order',
      label: 'At first they are',
      unit: '',
      from: 0,
      to: 3,
      usual: 0,
      options: orders,
      about: 'How the bars stand before sorting.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Comparisons in a second',
      unit: '1/s',
      from: 2,
      to: 400,
      usual: 25,
      logarithmic: true,
      about: 'How fast everyone works; the same for all four.',
    },
  ],
  readouts: [
    { id: 'bubble', label: label('Bubble'), unit: '', digits: 0, about, of: compared('bubble') },
    { id: 'insertion', label: label('Insertion'), unit: '', digits: 0, about, of: compared('insertion') },
    { id: 'merge', label: label('Merge'), unit: '', digits: 0, about, of: compared('merge') },
    { id: 'quick', label: label('Quick'), unit: '', digits: 0, about, of: compared('quick') },
    {
      id: 'swaps',
      label: 'Insertion sort: swaps',
      unit: '',
      digits: 0,
      about: 'How often insertion sort has made two neighbours change places.',
      of: (race) => (lane(race, 'insertion')?.put ?? 0) / 2,
    },
    {
      id: 'left',
      label: 'Wrong pairs left',
      unit: '',
      digits: 0,
      about: 'Pairs of bars that still stand the wrong way round, in all four lists.',
      of: ({ lanes }) => lanes.reduce((sum, { bars }) => sum + wrongPairs(bars), 0),
    },
  ],
  graphs: [
    {
      id: 'work',
      title: 'Comparisons over time',
      x: 'time',
      y: ['bubble', 'insertion', 'merge', 'quick'],
      about: 'A line that turns flat is done: the lower, the less work.',
    },
    {
      id: 'left',
      title: 'Wrong pairs left',
      x: 'time',
      y: ['left'],
      about: 'Disorder falls until nothing is left to do.',
    },
  ],
  dt: 1 / 30,
  pace: 1,
  timeUnit: 's',
  start(values, random) {
    const bars = firstBars(values, random)
    return {
      due: 0,
      lanes: methods.map((method) => ({
        method,
        bars: [...bars],
        acts: actsOf(method, bars),
        done: 0,
        compared: 0,
        put: 0,
        eyes: [-1, -1],
      })),
    }
  },
  step(race, { rate = 25 }, dt) {
    race.due += rate * dt
    while (race.due >= 1 - 1e-9) {
      race.due -= 1
      for (const one of race.lanes) act(one)
    }
  },
  isOver: ({ lanes }) => lanes.every(isDone),
  draw,
  describe({ lanes }) {
    const ready = lanes.filter(isDone)
    return ready.length === 0
      ? `Four methods are sorting; each has made ${lanes[0]?.compared ?? 0} comparisons.`
      : `Done: ${ready.map((one) => `${one.method} sort with ${one.compared} comparisons`).join(', ')}.`
  },
  effects: [
    {
      control: 'count',
      readout: 'bubble',
      goes: 'up',
      after: 8,
      given: { rate: 400 },
      says: 'More bars need far more comparisons with bubble sort.',
    },
    {
      control: 'count',
      readout: 'merge',
      goes: 'up',
      after: 8,
      given: { rate: 400 },
      says: 'More bars need only somewhat more with merge sort.',
    },
    {
      control: 'rate',
      readout: 'bubble',
      goes: 'up',
      after: 1,
      says: 'Faster work makes more comparisons in the same time.',
    },
    {
      control: 'order',
      readout: 'insertion',
      goes: 'changes',
      after: 8,
      given: { rate: 400 },
      says: 'How the bars stand at first decides how much insertion sort has to do.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Insertion sort swaps once for every pair that stood the wrong way round at first.',
      readout: 'swaps',
      expected: (_, time, { lanes }) => (time > 10.5 ? wrongPairs(lanes[0]?.bars ?? []) : undefined),
      until: 11,
      where: { rate: [220, 400] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'On a list that stands backwards bubble sort needs n(n − 1)/2 comparisons.',
      readout: 'bubble',
      expected: (values, time) => (time > 10.5 ? (countOf(values) * (countOf(values) - 1)) / 2 : undefined),
      until: 11,
      where: { rate: [220, 400], order: [2, 2] },
      within: 1e-9,
    },
    {
      kind: 'analytic',
      says: 'In the end no pair stands the wrong way round in any of the lists.',
      readout: 'left',
      // Measured against the disorder of a shuffled start, as nothing is to be left.
      expected: (_, time, { lanes }) =>
        time === 0 ? 4 * wrongPairs(lanes[0]?.bars ?? []) : time > 10.5 ? 0 : undefined,
      until: 11,
      where: { rate: [220, 400] },
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Merge sort needs (n/2)·log₂ n comparisons for 64 bars that stand backwards: 192.',
      source: 'Knuth, The Art of Computer Programming 3, section 5.2.4.',
      values: { count: 64, order: 2, rate: 400 },
      readout: 'merge',
      at: 8,
      expected: 192,
      within: 1e-9,
    },
    {
      kind: 'published',
      says: 'Quick sort with its first element as pivot needs n(n − 1)/2 comparisons on a backward list: 2016 for 64.',
      source: 'Sedgewick and Wayne, Algorithms, section 2.3.',
      values: { count: 64, order: 2, rate: 400 },
      readout: 'quick',
      at: 8,
      expected: 2016,
      within: 1e-9,
    },
  ],
  formulas: [
    { tex: 'C_{\\text{bubble}} \\le \\frac{n(n-1)}{2}', about: 'Every pair is looked at once at most.' },
    {
      tex: 'C_{\\text{merge}} \\le n\\lceil\\log_2 n\\rceil',
      about: 'As many rounds as the list can be halved.',
    },
    { tex: 'C_{\\text{quick}} \\approx 2n\\ln n', about: 'On average, for shuffled lists.' },
  ],
  tries: [
    { says: 'Bet on one of them, then watch the race slowly.', set: { count: 16, rate: 8 } },
    { says: 'Let them sort a list that is nearly in order. Who wins now?', set: { order: 1, rate: 60 } },
    { says: 'Put the bars backwards: quick sort is not quick any more.', set: { order: 2, rate: 100 } },
    { says: 'Take 64 bars. How much longer does bubble sort take?', set: { count: 64, rate: 100 } },
  ],
  questions: [
    {
      asks: 'The list becomes four times as long, from 16 to 64 bars, backwards. How much more work has bubble sort?',
      options: ['About four times as much', 'About sixteen times as much', 'As much as before'],
      settle: {
        readout: 'bubble',
        after: 8,
        first: { count: 16, order: 2, rate: 400 },
        second: { count: 64, order: 2, rate: 400 },
        answer: (a, b) => (b / a > 9 ? 1 : b / a > 2 ? 0 : 2),
      },
      explains:
        'It looks at nearly every pair, and four times as many bars make sixteen times as many pairs.',
    },
    {
      asks: 'A list is nearly in order. Is insertion sort then quicker than on a shuffled one?',
      options: ['Yes, far quicker', 'No, just as slow', 'No, even slower'],
      settle: {
        readout: 'insertion',
        after: 8,
        first: { order: 0, rate: 400 },
        second: { order: 1, rate: 400 },
        answer: (a, b) => (b < a * 0.6 ? 0 : b > a * 1.1 ? 2 : 1),
      },
      explains:
        'Each bar only moves as far as it must. It swaps once for every pair that stands the wrong way round.',
    },
    {
      asks: 'The bars stand backwards. What does this quick sort do, compared with a shuffled list?',
      options: ['It needs fewer comparisons', 'It needs as many', 'It needs many more'],
      settle: {
        readout: 'quick',
        after: 8,
        first: { order: 0, rate: 400 },
        second: { order: 2, rate: 400 },
        answer: (a, b) => (b > a * 1.3 ? 2 : b < a * 0.8 ? 0 : 1),
      },
      explains:
        'Its pivot is always the tallest or the shortest, so it never halves the list. A pivot by chance mends that.',
    },
  ],
  glossary: [
    { word: 'Algorithm', means: 'A plan of steps that always comes to an end with the answer.' },
    { word: 'Comparison', means: 'Looking which of two is larger.' },
    { word: 'Pivot', means: 'The bar by which quick sort parts the others into smaller and larger.' },
    { word: 'Inversion', means: 'A pair that stands the wrong way round.' },
  ],
  goals: [
    'See that several algorithms do the same job with different work.',
    'Judge how work grows with the length of a list.',
    'Find lists on which a method is at its best and at its worst.',
  ],
  standards: ['CSTA 3B-AP-11', 'England KS3 Computing: key algorithms for sorting and searching'],
})
