import type { Random } from '@makebelieve/kit/core/random'
import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { draw } from './view.ts'

/** How many atoms of each kind there are, and how many decayed in each of the last steps. */
export type Decay = {
  parents: number
  daughters: number
  stable: number
  first: number
  time: number
  steps: number
  recent: number[]
  trail: [time: number, parents: number, daughters: number][]
}

/** Activity is counted over this many steps: one second. */
const counted = 20

/** How many of `count` fall when each falls with this chance. Exact where few do, a bell curve where many do. */
function chosen(count: number, chance: number, random: Random): number {
  if (count * chance > 40) {
    const bell = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
    const found = Math.round(count * chance + bell * Math.sqrt(count * chance * (1 - chance)))
    return Math.min(count, Math.max(0, found))
  }
  // From one that falls to the next, so that the many that stay cost nothing.
  let [found, at] = [0, 0]
  for (;;) {
    at += Math.floor(Math.log(1 - random.next()) / Math.log(1 - chance)) + 1
    if (at > count) return found
    found++
  }
}

export const radioactiveDecay = system<Decay>({
  id: 'radioactive-decay',
  title: 'Radioactive decay',
  subject: 'physics',
  ages: [12, 18],
  words: [
    'radioactive decay',
    'half-life',
    'half life',
    'radioactivity',
    'decay chain',
    'geiger counter',
    'carbon dating',
    'radiocarbon dating',
    'nuclear decay',
  ],
  tells: {
    young:
      'Some atoms are not made to last. Nobody can know when one of them will break apart, but out of very many, half are gone after a certain time. After the same time again, half of the rest are gone.',
    middle:
      'Each atom decays by chance, as if it threw a die again and again. The half-life is the time after which half of them are left. What they turn into may decay too, until something stable is left.',
    upper:
      'Every nucleus has the same constant chance per time λ = ln 2 / T½. The expected numbers of a chain follow Bateman’s equations; the counts scatter around them like the square root of their size.',
  },
  controls: [
    {
      id: 'halfLife',
      label: 'Half-life of the first',
      symbol: 'T_1',
      unit: 's',
      from: 2,
      to: 40,
      usual: 8,
      about: 'After this time half of the first atoms are left.',
    },
    {
      id: 'second',
      label: 'Half-life of the second',
      symbol: 'T_2',
      unit: 's',
      from: 1,
      to: 40,
      usual: 4,
      about: 'What the first atoms turn into decays too, with this half-life.',
    },
    {
      id: 'atoms',
      label: 'Atoms at first',
      symbol: 'N_0',
      unit: '',
      from: 100,
      to: 1e6,
      usual: 1e4,
      logarithmic: true,
      about: 'With few atoms chance is easy to see; with many it evens out.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'left',
      label: 'Left of the first',
      symbol: 'N_1/N_0',
      unit: '%',
      digits: 1,
      about: 'The share of the first atoms that has not decayed.',
      of: ({ parents, first }) => (100 * parents) / first,
    },
    {
      id: 'between',
      label: 'Of the second kind',
      symbol: 'N_2/N_0',
      unit: '%',
      digits: 1,
      about: 'The share that has decayed once.',
      of: ({ daughters, first }) => (100 * daughters) / first,
    },
    {
      id: 'stable',
      label: 'Stable',
      symbol: 'N_3/N_0',
      unit: '%',
      digits: 1,
      about: 'The share that has decayed twice and stays so.',
      of: ({ stable, first }) => (100 * stable) / first,
    },
    {
      id: 'activity',
      label: 'Activity',
      symbol: 'A',
      unit: 'Bq',
      digits: 0,
      about: 'Decays of both kinds in the last second: the clicks of a counter that misses none.',
      of: ({ recent }) => recent.reduce((sum, one) => sum + one, 0),
    },
    {
      id: 'all',
      label: 'All atoms',
      unit: '',
      digits: 0,
      about: 'Of all three kinds: none is lost, they only change.',
      of: ({ parents, daughters, stable }) => parents + daughters + stable,
    },
  ],
  graphs: [
    {
      id: 'kinds',
      title: 'The three kinds over time',
      x: 'time',
      y: ['left', 'between', 'stable'],
      about: 'The first falls by half in each half-life; the second rises and falls; the third takes all.',
    },
    {
      id: 'activity',
      title: 'Activity over time',
      x: 'time',
      y: ['activity'],
      about: 'Jagged with few atoms: that is chance.',
    },
  ],
  dt: 0.05,
  pace: 1,
  timeUnit: 's',
  start({ atoms = 1e4 }) {
    const first = Math.round(atoms)
    return {
      parents: first,
      daughters: 0,
      stable: 0,
      first,
      time: 0,
      steps: 0,
      recent: [],
      trail: [[0, 1, 0]],
    }
  },
  step(state, { halfLife = 8, second = 4 }, dt, random) {
    // Half a step for the second kind before and after, so that the order does not matter.
    const half = 1 - 2 ** (-dt / 2 / second)
    const early = chosen(state.daughters, half, random)
    const fallen = chosen(state.parents, 1 - 2 ** (-dt / halfLife), random)
    state.parents -= fallen
    state.daughters += fallen - early
    const late = chosen(state.daughters, half, random)
    state.daughters -= late
    state.stable += early + late
    keepTrail(state.recent, early + fallen + late, counted)
    state.time += dt
    state.steps++
    if (state.steps % 5 === 0)
      keepTrail(state.trail, [state.time, state.parents / state.first, state.daughters / state.first], 480)
  },
  draw,
  describe: ({ parents, daughters, stable, time }) =>
    `After ${time.toFixed(1)} seconds ${parents} atoms are unchanged, ${daughters} have decayed once and ${stable} are stable.`,
  effects: [
    {
      control: 'halfLife',
      readout: 'left',
      goes: 'up',
      after: 10,
      given: { atoms: 1e5 },
      says: 'With a longer half-life more atoms are left.',
    },
    {
      control: 'second',
      readout: 'between',
      goes: 'up',
      after: 12,
      given: { atoms: 1e5 },
      says: 'The longer the second kind lasts, the more of it piles up.',
    },
    {
      control: 'atoms',
      readout: 'activity',
      goes: 'up',
      after: 3,
      says: 'Twice as many atoms click twice as often.',
    },
    {
      control: 'halfLife',
      readout: 'activity',
      goes: 'down',
      after: 2,
      over: [4, 40],
      given: { atoms: 1e5 },
      says: 'A long half-life means a low activity: what lasts long radiates weakly.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With many atoms, 2^(−t/T₁) of the first are left.',
      readout: 'left',
      expected: ({ halfLife = 8 }, time) => 100 * 2 ** (-time / halfLife),
      until: 30,
      where: { atoms: [2e5, 1e6] },
    },
    {
      kind: 'analytic',
      says: 'With many atoms, the second kind follows Bateman’s equation.',
      readout: 'between',
      expected({ halfLife = 8, second = 4 }, time) {
        const [a, b] = [Math.LN2 / halfLife, Math.LN2 / second]
        if (Math.abs(a - b) < 1e-6) return 100 * a * time * Math.exp(-a * time)
        return ((100 * a) / (b - a)) * (Math.exp(-a * time) - Math.exp(-b * time))
      },
      until: 30,
      // So many of the second kind at once that five times what chance does is less than a hundredth.
      where: { atoms: [9e5, 1e6], halfLife: [2, 10], second: [6, 40] },
    },
    {
      kind: 'conserved',
      says: 'No atom is lost: the three kinds together stay the same.',
      readout: 'all',
    },
    {
      kind: 'published',
      says: 'After four half-lives a sixteenth is left.',
      source: 'The definition of the half-life; measured here by chance with a million atoms.',
      values: { halfLife: 5, atoms: 1e6 },
      readout: 'left',
      at: 20,
      expected: 6.25,
      within: 0.02,
    },
  ],
  formulas: [
    { tex: 'N_1(t) = N_0\\, 2^{-t/T_1}', about: 'What is left of the first kind.' },
    { tex: 'A = \\frac{\\ln 2}{T_1} N_1 + \\frac{\\ln 2}{T_2} N_2', about: 'Decays in a second.' },
    {
      tex: 'N_2 = N_0\\frac{\\lambda_1}{\\lambda_2-\\lambda_1}\\left(e^{-\\lambda_1 t}-e^{-\\lambda_2 t}\\right)',
      about: 'Bateman’s equation for the second kind, with λ = ln 2 / T.',
    },
  ],
  tries: [
    {
      says: 'Take only 100 atoms: the curve is jagged, and never twice the same in nature.',
      set: { atoms: 100 },
    },
    { says: 'Let the second kind last long: it piles up.', set: { halfLife: 3, second: 40 } },
    { says: 'Let the second kind go at once: you hardly ever see it.', set: { halfLife: 20, second: 1 } },
  ],
  questions: [
    {
      asks: 'The half-life is 8 seconds. How much of the first kind is left after 16 seconds?',
      options: ['Nothing', 'A quarter', 'A half'],
      settle: {
        readout: 'left',
        after: 16,
        first: { halfLife: 8, atoms: 1e5 },
        answer: (a) => (a < 5 ? 0 : a < 37 ? 1 : 2),
      },
      explains: 'After 8 seconds a half is left, and 8 seconds later a half of that half.',
    },
    {
      asks: 'Of two samples with the same number of atoms, which clicks more at the start?',
      options: ['The one with the short half-life', 'The one with the long half-life', 'Both the same'],
      settle: {
        readout: 'activity',
        after: 1,
        first: { halfLife: 5, second: 40 },
        second: { halfLife: 30, second: 40 },
        answer: (a, b) => (a > b * 1.1 ? 0 : b > a * 1.1 ? 1 : 2),
      },
      explains: 'A short half-life means that many decay in each second. It is also over sooner.',
    },
    {
      asks: 'There are ten times as many atoms. What share is left after one half-life?',
      options: ['A tenth as much', 'The same share', 'Ten times as much'],
      settle: {
        readout: 'left',
        after: 8,
        first: { atoms: 1e4 },
        second: { atoms: 1e5 },
        answer: (a, b) => (b < a * 0.5 ? 0 : b < a * 2 ? 1 : 2),
      },
      explains:
        'Each atom has its own chance and knows nothing of the others, so the share does not depend on how many there are.',
    },
  ],
  glossary: [
    { word: 'Half-life', means: 'The time after which half of the atoms have decayed.' },
    { word: 'Activity', means: 'How many atoms decay in a second, counted in becquerel (Bq).' },
    { word: 'Isotope', means: 'Atoms of one element with a certain number of neutrons.' },
    { word: 'Decay chain', means: 'Atoms that decay into others, which decay again.' },
  ],
  goals: [
    'Say what a half-life is and use it.',
    'See that chance for one becomes a law for many.',
    'Read the half-life from a curve.',
  ],
  standards: ['NGSS HS-PS1-8', 'England GCSE Physics: atomic structure, half-lives'],
})
