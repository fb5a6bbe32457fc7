import { system, type Values } from '@makebelieve/kit/simulation/system'
import { draw } from './view.ts'

/** The share of the dark allele among all, and the share of dark moths in each generation so far. */
export type Moths = { allele: number; generation: number; trail: number[] }

/** One dark allele is enough to be dark. */
const darkShare = (allele: number) => 1 - (1 - allele) ** 2

/** What percentage of moths of each kind live to have young: birds find those that stand out. */
function survival({ soot = 80, hunt = 40 }: Values): { dark: number; pale: number } {
  return { dark: 1 - (hunt / 100) * (1 - soot / 100), pale: 1 - (hunt / 100) * (soot / 100) }
}

export const naturalSelection = system<Moths>({
  id: 'natural-selection',
  title: 'Moths and natural selection',
  subject: 'biology',
  ages: [10, 18],
  words: [
    'natural selection',
    'peppered moth',
    'moths',
    'evolution',
    'survival of the fittest',
    'adaptation',
    'camouflage',
    'antibiotic resistance',
  ],
  tells: {
    young:
      'Some moths are pale and some are dark. On a pale tree birds find the dark ones, on a sooty tree the pale ones. Those that hide best have young like themselves. So after many years most moths match the tree!',
    middle:
      'Birds eat the moths that stand out against the bark. The others have more young, which inherit their colour. No moth changes its colour, but the share of each colour changes from generation to generation.',
    upper:
      'One gene with a dominant dark allele, random mating, and viability selection: p′ = p·w_dark / w̄. A rare dominant allele spreads fast; a rare recessive one is hidden in carriers and is lost or won slowly.',
  },
  controls: [
    {
      id: 'soot',
      label: 'Soot on the trees',
      unit: '%',
      from: 0,
      to: 100,
      usual: 85,
      step: 1,
      about: 'From pale bark with lichens to black bark.',
    },
    {
      id: 'hunt',
      label: 'Hungry birds',
      symbol: 's',
      unit: '%',
      from: 0,
      to: 100,
      usual: 40,
      step: 1,
      about: 'How many of the moths that stand out fully are eaten before they have young.',
    },
    {
      id: 'first',
      label: 'Dark moths at first',
      unit: '%',
      from: 1,
      to: 99,
      usual: 5,
      step: 1,
      about: 'What percentage of moths are dark at the start.',
      restarts: true,
    },
    {
      id: 'arrivals',
      label: 'Pale moths flying in',
      symbol: 'm',
      unit: '%',
      from: 0,
      to: 10,
      usual: 0,
      step: 0.1,
      about: 'How many in each generation come from a clean wood far away, where all are pale.',
    },
  ],
  readouts: [
    {
      id: 'dark',
      label: 'Dark moths',
      unit: '%',
      digits: 1,
      about: 'Their share among the young of this generation.',
      of: ({ allele }) => 100 * darkShare(allele),
    },
    {
      id: 'allele',
      label: 'Dark alleles',
      symbol: 'p',
      unit: '%',
      digits: 1,
      about: 'The share of the dark form of the gene among all of its copies.',
      of: ({ allele }) => 100 * allele,
    },
    {
      id: 'carriers',
      label: 'Dark moths with a pale allele',
      symbol: '2pq',
      unit: '%',
      digits: 1,
      about: 'They look dark and can have pale young.',
      of: ({ allele }) => 200 * allele * (1 - allele),
    },
    {
      id: 'pale',
      label: 'Pale alleles',
      symbol: 'q',
      unit: '%',
      digits: 2,
      about: 'The share of the pale form of the gene.',
      of: ({ allele }) => 100 * (1 - allele),
    },
    {
      id: 'living',
      label: 'Moths that live',
      symbol: '\\bar w',
      unit: '%',
      digits: 1,
      about: 'How many of all moths are not eaten: it rises as they match the bark.',
      of: ({ allele }, values) => {
        const { dark, pale } = survival(values)
        return 100 * (darkShare(allele) * dark + (1 - darkShare(allele)) * pale)
      },
    },
  ],
  graphs: [
    {
      id: 'dark',
      title: 'Dark moths over the generations',
      x: 'time',
      y: ['dark', 'allele'],
      about: 'Slow, then fast, then slow: the pale allele hides in dark moths.',
    },
    {
      id: 'living',
      title: 'Moths that live',
      x: 'time',
      y: ['living'],
      about: 'Selection makes the moths fit their wood.',
    },
  ],
  dt: 1,
  pace: 2,
  timeUnit: 'generations',
  start({ first = 5 }) {
    const allele = 1 - Math.sqrt(1 - first / 100)
    return { allele, generation: 0, trail: [first / 100] }
  },
  step(state, values) {
    const p = state.allele
    const { dark, pale } = survival(values)
    // Those that live: two dark alleles, one of each, two pale ones.
    const [both, mixed, none] = [p * p * dark, 2 * p * (1 - p) * dark, (1 - p) ** 2 * pale]
    const living = both + mixed + none
    const chosen = living > 0 ? (both + mixed / 2) / living : p
    state.allele = chosen * (1 - (values.arrivals ?? 0) / 100)
    state.generation++
    state.trail.push(darkShare(state.allele))
    if (state.trail.length > 200) state.trail.shift()
  },
  draw,
  describe: ({ allele, generation }, { soot = 80 }) =>
    `In generation ${generation}, ${(100 * darkShare(allele)).toFixed(0)} of 100 moths are dark, on bark that is ${soot > 60 ? 'sooty' : soot < 40 ? 'pale' : 'grey'}.`,
  effects: [
    { control: 'soot', readout: 'dark', goes: 'up', after: 15, says: 'The more soot, the more dark moths.' },
    {
      control: 'hunt',
      readout: 'dark',
      goes: 'up',
      after: 12,
      says: 'On sooty bark hungrier birds speed up the change.',
    },
    {
      control: 'first',
      readout: 'dark',
      goes: 'up',
      after: 4,
      says: 'With more dark moths at first there are more later.',
    },
    {
      control: 'arrivals',
      readout: 'dark',
      goes: 'down',
      after: 30,
      says: 'Pale moths that fly in hold the dark ones back.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'When every pale moth is eaten, the pale alleles become q₀/(1 + n·q₀) after n generations.',
      readout: 'pale',
      expected(_, time, { allele }) {
        const q = 1 - allele
        return (100 * q) / (1 + time * q)
      },
      until: 60,
      where: { soot: [100, 100], hunt: [100, 100], arrivals: [0, 0] },
    },
    {
      kind: 'conserved',
      says: 'Where both stand out alike, nothing changes (Hardy and Weinberg).',
      readout: 'allele',
      where: { soot: [50, 50], arrivals: [0, 0] },
    },
    {
      kind: 'published',
      says: 'With a disadvantage of 0.332 of the pale moths, dark ones go from 1% to 99% in 50 generations.',
      source: 'J. B. S. Haldane 1924, on the peppered moths of Manchester from 1848 to 1898.',
      values: { soot: 100, hunt: 33.2, first: 1, arrivals: 0 },
      readout: 'dark',
      at: 50,
      expected: 99,
      within: 0.01,
    },
  ],
  formulas: [
    { tex: "p' = \\frac{p\\,w_{dark}}{\\bar w}", about: 'Dark alleles in the next generation.' },
    {
      tex: '\\text{dark} = 1 - q^2',
      about: 'One dark allele is enough, so only those with two pale ones are pale.',
    },
    {
      tex: 'w_{pale} = 1 - s\\cdot\\text{soot}',
      about: 'How many pale moths live; for dark ones soot and clean bark change places.',
    },
  ],
  tries: [
    { says: 'Clean the air and watch the pale moths come back slowly.', set: { soot: 5, first: 95 } },
    { says: 'Set the soot to half: nobody has an advantage.', set: { soot: 50 } },
    { says: 'Let no bird hunt: without selection nothing changes.', set: { hunt: 0 } },
    { says: 'Let pale moths fly in: both kinds stay.', set: { arrivals: 5 } },
  ],
  questions: [
    {
      asks: 'There are no birds in a sooty wood. What happens to the share of dark moths in 20 generations?',
      options: ['It grows', 'It stays the same', 'It falls'],
      settle: {
        readout: 'dark',
        after: 20,
        first: { hunt: 0, first: 10 },
        answer: (a) => (a > 10.5 ? 0 : a < 9.5 ? 2 : 1),
      },
      explains: 'Soot does not colour moths. Without anyone choosing, there is no selection.',
    },
    {
      asks: 'On clean bark birds eat every dark moth. How many generations do dark moths last?',
      options: ['One', 'About twenty', 'For ever'],
      settle: {
        readout: 'dark',
        after: 1,
        first: { soot: 0, hunt: 100, first: 50 },
        answer: (a) => (a < 0.001 ? 0 : a < 60 ? 1 : 2),
      },
      explains: 'The dark allele always shows, so it cannot hide from the birds.',
    },
    {
      asks: 'On sooty bark birds eat every pale moth. Are there pale moths after 5 generations?',
      options: ['No, none', 'Yes, a few', 'Yes, as many as before'],
      settle: {
        readout: 'dark',
        after: 5,
        first: { soot: 100, hunt: 100, first: 50 },
        answer: (a) => (a > 99.99 ? 0 : a > 55 ? 1 : 2),
      },
      explains: 'Dark moths can carry a pale allele. Two such carriers may have pale young.',
    },
  ],
  glossary: [
    { word: 'Natural selection', means: 'Those that fit their surroundings better have more young.' },
    { word: 'Allele', means: 'One form of a gene.' },
    { word: 'Dominant', means: 'An allele that shows even when there is only one of it.' },
    { word: 'Camouflage', means: 'Colours that make an animal hard to see.' },
  ],
  goals: [
    'Explain how a population changes although no animal does.',
    'See that selection needs differences that are inherited.',
    'Understand why a recessive allele is hard to get rid of.',
  ],
  standards: ['NGSS MS-LS4-4', 'NGSS HS-LS4-3', 'England Year 6 and GCSE Biology: evolution and inheritance'],
})
