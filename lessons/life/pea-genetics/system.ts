import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system } from '@makebelieve/kit/simulation/system'
import { colourPairs, look, type Peas, shapePairs, small } from './model.ts'
import { draw } from './view.ts'

const all = ({ picked }: Peas) => picked[0] + picked[1] + picked[2] + picked[3]
const percent = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 0)

export const peaGenetics = system<Peas>({
  id: 'pea-genetics',
  title: 'Mendel’s peas',
  subject: 'biology',
  ages: [11, 18],
  words: [
    'punnett square',
    'genetics',
    'mendel',
    'peas',
    'pea genetics',
    'inheritance',
    'dominant and recessive',
    'heredity',
    'dihybrid cross',
    'monohybrid cross',
    'allele',
    'mendelian genetics',
    'genotype and phenotype',
  ],
  tells: {
    young:
      'A pea gets one colour letter from each parent. A big Y makes it yellow, and only two small y make it green. So two yellow parents can have a green child!',
    middle:
      'Each parent has two alleles of a gene and passes on one of them by chance. The square shows all combinations. Yellow and round are dominant: one such allele is enough. With many peas, the counts come close to what the square predicts.',
    upper:
      'Two unlinked genes with complete dominance. Gametes form by independent assortment, so the phenotypes of a double heterozygous cross tend to 9:3:3:1, with deviations that shrink like 1/√n.',
  },
  controls: [
    {
      id: 'motherColour',
      label: 'Mother: colour',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: colourPairs,
      about: 'Y is yellow and dominant, y is green.',
      restarts: true,
    },
    {
      id: 'fatherColour',
      label: 'Father: colour',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: colourPairs,
      about: 'Y is yellow and dominant, y is green.',
      restarts: true,
    },
    {
      id: 'motherShape',
      label: 'Mother: shape',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: shapePairs,
      about: 'R is round and dominant, r is wrinkled.',
      restarts: true,
    },
    {
      id: 'fatherShape',
      label: 'Father: shape',
      unit: '',
      from: 0,
      to: 2,
      usual: 1,
      options: shapePairs,
      about: 'R is round and dominant, r is wrinkled.',
      restarts: true,
    },
    {
      id: 'rate',
      label: 'Peas picked in a second',
      unit: '1/s',
      from: 2,
      to: 2000,
      usual: 20,
      logarithmic: true,
      about: 'Few at a time show chance, many show the law.',
    },
  ],
  readouts: [
    {
      id: 'count',
      label: 'Peas picked',
      symbol: 'n',
      unit: '',
      digits: 0,
      about: 'All together.',
      of: all,
    },
    {
      id: 'yellow',
      label: 'Yellow',
      unit: '%',
      digits: 1,
      about: 'Their share of all peas.',
      known: (state) => all(state) > 0,
      of: (state) => percent(state.picked[0] + state.picked[1], all(state)),
    },
    {
      id: 'round',
      label: 'Round',
      unit: '%',
      digits: 1,
      about: 'Their share of all peas.',
      known: (state) => all(state) > 0,
      of: (state) => percent(state.picked[0] + state.picked[2], all(state)),
    },
    {
      id: 'both',
      label: 'Green and wrinkled',
      unit: '%',
      digits: 1,
      about: 'Those with four small letters.',
      known: (state) => all(state) > 0,
      of: (state) => percent(state.picked[3], all(state)),
    },
  ],
  graphs: [
    {
      id: 'shares',
      title: 'Shares while peas are picked',
      x: 'time',
      y: ['yellow', 'round', 'both'],
      about: 'They jump at first and then come to rest: the law of large numbers.',
    },
    {
      id: 'settles',
      title: 'Yellow peas against peas picked',
      x: 'count',
      y: ['yellow'],
      about: 'The more peas, the nearer to the square.',
    },
  ],
  dt: 0.05,
  pace: 1,
  timeUnit: 's',
  start: () => ({ picked: [0, 0, 0, 0], last: [], owed: 0, time: 0 }),
  step(state, { motherColour, fatherColour, motherShape, fatherShape, rate = 20 }, dt, random) {
    // A parent with one small letter of two passes it on in half of all cases.
    const passes = (pair = 1) => random.next() < small(pair) / 2
    state.owed += rate * dt
    for (; state.owed >= 1; state.owed--) {
      const [mc, fc] = [passes(motherColour), passes(fatherColour)]
      const [ms, fs] = [passes(motherShape), passes(fatherShape)]
      const found = look(mc && fc, ms && fs)
      state.picked[found]++
      if (state.owed < 25) keepTrail(state.last, found, 24)
    }
    state.time += dt
  },
  isOver: (state) => all(state) >= 200_000,
  draw,
  describe: (state) =>
    `Of ${all(state)} peas ${state.picked[0]} are yellow and round, ${state.picked[1]} yellow and wrinkled, ${state.picked[2]} green and round, ${state.picked[3]} green and wrinkled.`,
  effects: [
    {
      control: 'motherColour',
      readout: 'yellow',
      goes: 'down',
      after: 10,
      given: { rate: 500 },
      says: 'The more green letters the mother has, the fewer yellow peas.',
    },
    {
      control: 'fatherColour',
      readout: 'yellow',
      goes: 'down',
      after: 10,
      given: { rate: 500 },
      says: 'It is the same whether they come from the father.',
    },
    {
      control: 'motherShape',
      readout: 'round',
      goes: 'down',
      after: 10,
      given: { rate: 500 },
      says: 'The more wrinkled letters, the fewer round peas.',
    },
    {
      control: 'fatherShape',
      readout: 'both',
      goes: 'up',
      after: 10,
      given: { rate: 500 },
      says: 'Only with small letters from both parents are there green and wrinkled peas.',
    },
    { control: 'rate', readout: 'count', goes: 'up', after: 4, says: 'Faster picking gives more peas.' },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'With tens of thousands of peas, yellow has the share that the square shows.',
      readout: 'yellow',
      expected({ motherColour = 1, fatherColour = 1 }, time) {
        const cells = [0, 1, 2, 3].map((cell) => {
          const mother = colourPairs[Math.round(motherColour)]?.[cell % 2]
          const father = colourPairs[Math.round(fatherColour)]?.[cell > 1 ? 1 : 0]
          return mother === 'Y' || father === 'Y'
        })
        return time > 33.9 ? (100 * cells.filter(Boolean).length) / 4 : undefined
      },
      until: 34,
      where: { rate: [1900, 2000] },
      // Chance: five standard errors of 64 000 peas, √((1 − p)/pn) each, when half of them are yellow.
      within: 0.02,
    },
    {
      kind: 'published',
      says: 'Mendel counted 6022 yellow and 2001 green peas: 75.1% yellow.',
      source: 'G. Mendel, Versuche über Pflanzenhybriden, 1866.',
      values: { motherColour: 1, fatherColour: 1, rate: 802.3 },
      readout: 'yellow',
      at: 10,
      expected: 75.06,
      // Chance: five standard errors of as many peas as Mendel counted.
      within: 0.035,
    },
    {
      kind: 'published',
      says: 'With both genes mixed in both parents, one of sixteen is green and wrinkled.',
      source: 'Mendel’s 9:3:3:1; he counted 32 of 556.',
      values: { motherColour: 1, fatherColour: 1, motherShape: 1, fatherShape: 1, rate: 2000 },
      readout: 'both',
      at: 100,
      expected: 6.25,
      // Chance: five standard errors of 200 000 peas.
      within: 0.045,
    },
  ],
  formulas: [
    { tex: 'P(\\text{green}) = P_m(y)\\,P_f(y)', about: 'Green needs a small y from both parents.' },
    { tex: '9:3:3:1', about: 'The four looks when both parents are Yy Rr.' },
    { tex: '\\sigma = \\sqrt{\\frac{p(1-p)}{n}}', about: 'How far the share of n peas may stray by chance.' },
  ],
  tries: [
    { says: 'Cross YY with yy: every pea is yellow.', set: { motherColour: 0, fatherColour: 2 } },
    {
      says: 'Now cross their children, Yy with Yy: green comes back.',
      set: { motherColour: 1, fatherColour: 1 },
    },
    { says: 'Pick 2000 in a second and watch the bars come to rest on their marks.', set: { rate: 2000 } },
  ],
  questions: [
    {
      asks: 'Both parents are yellow, but carry a y. Can they have green children?',
      options: ['No', 'Yes, about a quarter', 'Yes, about half'],
      settle: {
        readout: 'yellow',
        after: 20,
        first: { motherColour: 1, fatherColour: 1, rate: 500 },
        answer: (a) => (a > 99 ? 0 : a > 62 ? 1 : 2),
      },
      explains: 'Each passes on y in half of all cases, and half of a half is a quarter.',
    },
    {
      asks: 'A purely yellow pea (YY) is crossed with a green one (yy). What are the children?',
      options: ['All yellow', 'Half yellow, half green', 'All yellowish green'],
      settle: {
        readout: 'yellow',
        after: 10,
        first: { motherColour: 0, fatherColour: 2, rate: 500 },
        answer: (a) => (a > 99 ? 0 : 1),
      },
      explains: 'All of them are Yy, and one big Y is enough for yellow.',
    },
    {
      asks: 'A yellow pea Yy is crossed with a green one. How many of the children are yellow?',
      options: ['A quarter', 'Half', 'Three quarters'],
      settle: {
        readout: 'yellow',
        after: 20,
        first: { motherColour: 1, fatherColour: 2, rate: 500 },
        answer: (a) => (a < 37 ? 0 : a < 63 ? 1 : 2),
      },
      explains: 'The green parent can only pass on y, so the other decides: Y or y, half and half.',
    },
  ],
  glossary: [
    { word: 'Gene', means: 'A piece of inherited information, such as for the colour of peas.' },
    { word: 'Allele', means: 'One form of a gene, such as Y or y.' },
    { word: 'Dominant', means: 'It shows even when there is only one of it.' },
    { word: 'Recessive', means: 'It shows only when there are two of it.' },
  ],
  goals: [
    'Fill in and read a Punnett square.',
    'Tell genotype (the letters) from phenotype (the look).',
    'See how chance and law belong together.',
  ],
  standards: ['NGSS MS-LS3-2', 'NGSS HS-LS3-3', 'England GCSE Biology: inheritance'],
})
