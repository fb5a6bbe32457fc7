import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { genesOf, type Islands, islands, meanOf, nextChances, parents, remembered } from './model.ts'
import { draw } from './view.ts'

export const geneticDrift = system<Islands>({
  id: 'genetic-drift',
  title: 'Genetic drift: chance on islands',
  subject: 'biology',
  ages: [13, 19],
  words: [
    'genetic drift',
    'gene drift',
    'allele frequency',
    'founder effect',
    'bottleneck effect',
    'population genetics',
    'wright-fisher model',
    'random evolution',
    'chance in evolution',
    'neutral evolution',
    'gene flow',
    'loss of genetic diversity',
    'fixation of an allele',
    'small populations and genes',
    'evolution without selection',
  ],
  tells: {
    young:
      'Twelve little islands have red and blue beetles. Each year the young get their colour from parents picked by luck, like drawing beads from a bag. On small islands luck soon makes all beetles red, or all blue, and nobody was better! That is drift.',
    middle:
      'Which genes get into the next generation is partly chance. In small populations gene shares wander until one kind is lost: genetic drift. Variety shrinks by 1/(2N) each generation. Newcomers from elsewhere keep it up, and an advantage is often, but not always, stronger than chance.',
    upper:
      'The Wright–Fisher model: 2N genes are drawn binomially from the parents. Expected heterozygosity falls as (1 − 1/2N)ᵗ, a neutral gene is fixed with the probability of its share, one with advantage s with (1 − e^(−4Nsp))/(1 − e^(−4Ns)) (Kimura). Beside twelve islands by chance the exact distribution is carried along.',
  },
  controls: [
    {
      id: 'size',
      label: 'Beetles on each island',
      symbol: 'N',
      unit: '',
      from: 4,
      to: 50,
      usual: 12,
      step: 1,
      about: 'How many have young each year.',
      restarts: true,
    },
    {
      id: 'start',
      label: 'Red genes at the start',
      symbol: 'p_0',
      unit: '%',
      from: 10,
      to: 90,
      usual: 50,
      step: 5,
      about: 'And on the mainland, where newcomers come from.',
      restarts: true,
    },
    {
      id: 'advantage',
      label: 'Advantage of red',
      symbol: 's',
      unit: '%',
      from: -10,
      to: 10,
      usual: 0,
      step: 1,
      about: 'How many more young the red gene has. 0 is pure chance.',
    },
    {
      id: 'newcomers',
      label: 'Newcomers',
      symbol: 'm',
      unit: '%',
      from: 0,
      to: 20,
      usual: 0,
      step: 1,
      about: 'How many of each generation come from the mainland.',
    },
  ],
  readouts: [
    {
      id: 'variety',
      label: 'Variety',
      symbol: 'H',
      unit: '%',
      digits: 1,
      about: 'How likely two genes of an island are different, over all that chance may do.',
      of: ({ chances }) => 100 * meanOf(chances, (p) => 2 * p * (1 - p)),
    },
    {
      id: 'red',
      label: 'Islands all red',
      unit: '%',
      digits: 1,
      about: 'How likely it is that an island has only red genes.',
      of: ({ chances }) => 100 * (chances.at(-1) ?? 0),
    },
    {
      id: 'blue',
      label: 'Islands all blue',
      unit: '%',
      digits: 1,
      about: 'How likely it is that an island has only blue genes.',
      of: ({ chances }) => 100 * (chances[0] ?? 0),
    },
    {
      id: 'mean',
      label: 'Red genes, expected',
      symbol: 'p',
      unit: '%',
      digits: 1,
      about: 'Over all that chance may do. By chance alone it stays the same.',
      of: ({ chances }) => 100 * meanOf(chances, (p) => p),
    },
    {
      id: 'seen',
      label: 'Red genes on the twelve islands',
      unit: '%',
      digits: 1,
      about: 'What chance has really done here.',
      of: ({ red }, values) => (100 * red.reduce((sum, one) => sum + one, 0)) / islands / genesOf(values),
    },
  ],
  graphs: [
    {
      id: 'variety',
      title: 'Variety over generations',
      x: 'time',
      y: ['variety'],
      about: 'It falls by the same share each generation, the faster the smaller the islands.',
    },
    {
      id: 'fixed',
      title: 'Islands of one colour',
      x: 'time',
      y: ['red', 'blue'],
      about: 'Sooner or later each island has one colour only.',
    },
    {
      id: 'means',
      title: 'Red genes: expected and seen',
      x: 'time',
      y: ['mean', 'seen'],
      about: 'Twelve islands wander around what is expected.',
    },
  ],
  dt: 1,
  pace: 2,
  timeUnit: 'generations',
  start(values) {
    const count = genesOf(values)
    const red = Math.round((count * (values.start ?? 50)) / 100)
    const chances = new Array<number>(count + 1).fill(0)
    chances[red] = 1
    return {
      red: new Array<number>(islands).fill(red),
      chances,
      time: 0,
      trails: Array.from({ length: islands }, () => [red / count]),
    }
  },
  step(state, values, dt, random) {
    const count = state.chances.length - 1
    state.red = state.red.map((red) => {
      const p = parents(red / count, values)
      let next = 0
      for (let i = 0; i < count; i++) if (random.next() < p) next++
      return next
    })
    state.chances = nextChances(state.chances, values)
    state.trails.forEach((trail, i) => {
      keepTrail(trail, (state.red[i] ?? 0) / count, remembered)
    })
    state.time += dt
  },
  draw,
  describe({ red, time, chances }) {
    const count = chances.length - 1
    const all = red.filter((one) => one === count).length
    const none = red.filter((one) => one === 0).length
    return `After ${time} generations ${all} of the ${islands} islands have only red beetles, ${none} only blue ones, and ${islands - all - none} still have both.`
  },
  effects: [
    {
      control: 'size',
      readout: 'variety',
      goes: 'up',
      after: 30,
      says: 'Large populations keep their variety longer.',
    },
    {
      control: 'start',
      readout: 'red',
      goes: 'up',
      after: 60,
      says: 'The more common a gene is, the more likely it wins by chance.',
    },
    {
      control: 'advantage',
      readout: 'mean',
      goes: 'up',
      after: 30,
      says: 'An advantage makes red more common in the long run.',
    },
    {
      control: 'newcomers',
      readout: 'variety',
      goes: 'up',
      after: 40,
      says: 'Newcomers keep both colours alive.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'By chance alone variety falls as (1 − 1/2N)ᵗ.',
      readout: 'variety',
      expected(values, time, start) {
        const count = genesOf(values)
        const p = (start.red[0] ?? 0) / count
        return 100 * 2 * p * (1 - p) * (1 - 1 / count) ** time
      },
      until: 60,
      where: { advantage: [0, 0], newcomers: [0, 0] },
      within: 1e-6,
    },
    {
      kind: 'conserved',
      says: 'By chance alone the expected share of red stays the same.',
      readout: 'mean',
      until: 60,
      where: { advantage: [0, 0], newcomers: [0, 0] },
    },
    {
      kind: 'published',
      says: 'With an advantage of 5%, red wins on 56% of islands of 20 where it began with a fifth.',
      source: 'Kimura, Genetics 47 (1962) 713: (1 − exp(−4Nsp))/(1 − exp(−4Ns)).',
      values: { size: 20, start: 20, advantage: 5 },
      readout: 'red',
      at: 400,
      expected: (100 * (1 - Math.exp(-0.8))) / (1 - Math.exp(-4)),
      within: 0.03,
    },
    {
      kind: 'published',
      says: 'One newcomer in each generation leaves four fifths of the variety: 1 − 1/(1 + 4Nm).',
      source: 'Wright, Genetics 16 (1931) 97; here N = 50 and m = 2%.',
      values: { size: 50, newcomers: 2 },
      readout: 'variety',
      at: 300,
      expected: 50 * 0.8,
      within: 0.02,
    },
  ],
  formulas: [
    { tex: 'H_t = H_0\\left(1 - \\frac{1}{2N}\\right)^t', about: 'How variety is lost by chance.' },
    {
      tex: 'P_{\\text{fix}} = p',
      about: 'How likely a gene wins by chance alone: as likely as it is common.',
    },
    {
      tex: 'P_{\\text{fix}} = \\frac{1 - e^{-4Nsp}}{1 - e^{-4Ns}}',
      about: 'With an advantage s.',
    },
  ],
  tries: [
    {
      says: 'Make the islands tiny and count the generations until the first is all one colour.',
      set: { size: 4 },
    },
    { says: 'Make them large: chance hardly matters.', set: { size: 50 } },
    {
      says: 'Give red an advantage of 5%. Do some islands turn blue all the same?',
      set: { advantage: 5, size: 8 },
    },
    { says: 'Let 5% newcomers land. Does any island stay one colour for long?', set: { newcomers: 5 } },
    { says: 'A rare gene: begin with 10% red.', set: { start: 10 } },
  ],
  questions: [
    {
      asks: 'No colour is better. On which islands is variety lost sooner?',
      options: ['On small ones', 'On large ones', 'On both alike'],
      settle: {
        readout: 'variety',
        after: 30,
        first: { size: 5 },
        second: { size: 40 },
        answer: (a, b) => (a < b * 0.9 ? 0 : b < a * 0.9 ? 1 : 2),
      },
      explains: 'Throw 8 coins and you may well get 7 heads; with 80 coins you will hardly get 70.',
    },
    {
      asks: 'Red has an advantage of 5%. Islands have 8 beetles, half of the genes are red. Does red win everywhere?',
      options: ['Yes, on nearly all islands', 'No, on many islands blue wins', 'No, blue wins everywhere'],
      settle: {
        readout: 'blue',
        after: 200,
        first: { size: 8, advantage: 5 },
        answer: (a) => (a < 8 ? 0 : a < 90 ? 1 : 2),
      },
      explains: 'In small populations chance is often stronger than a small advantage.',
    },
    {
      asks: 'A quarter of the genes are red, and only chance decides. In the end, how many of 100 islands are red?',
      options: ['None', 'About 25', 'About 50'],
      settle: {
        readout: 'red',
        after: 300,
        first: { size: 10, start: 25 },
        answer: (a) => (a < 12 ? 0 : a < 38 ? 1 : 2),
      },
      explains: 'In the end all genes descend from one of the first. It is red as often as red was common.',
    },
  ],
  glossary: [
    { word: 'Gene', means: 'A piece of inherited information, here for red or blue.' },
    { word: 'Allele', means: 'One of several kinds of a gene.' },
    { word: 'Genetic drift', means: 'Change of gene shares by chance.' },
    { word: 'Fixed', means: 'When all of a population have the same kind of a gene.' },
    {
      word: 'Founder effect',
      means: 'When few found a new population and bring along only some of the genes.',
    },
  ],
  goals: [
    'Explain how chance changes gene shares, and why most in small populations.',
    'Tell drift from selection.',
    'See why rare species need contact with others of their kind.',
  ],
  standards: [
    'NGSS HS-LS4-3',
    'A level Biology: genetic drift, founder effect and bottleneck',
    'England GCSE Biology: variation and evolution',
  ],
})
