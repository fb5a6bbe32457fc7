import { keepTrail } from '@makebelieve/kit/simulation/plot'
import { system, type Values } from '@makebelieve/kit/simulation/system'
import { carbonOf, change, columns, type Land, ratesOf, rows, stages, variety } from './model.ts'
import { draw } from './view.ts'

/** The share of old forest without fires: land that has passed through four stages one after the other (Bateman). */
function forestAfter(values: Values, time: number): number {
  const rates = ratesOf(values).onward.slice(0, 4)
  let left = 0
  rates.forEach((one, j) => {
    let part = Math.exp(-one * time)
    rates.forEach((other, l) => {
      if (l !== j) part *= other / (other - one)
    })
    left += part
  })
  return 100 * (1 - left)
}

export const ecosystemSuccession = system<Land>({
  id: 'ecosystem-succession',
  title: 'From bare ground to forest',
  subject: 'biology',
  ages: [9, 18],
  words: [
    'ecological succession',
    'ecosystem succession',
    'primary succession',
    'secondary succession',
    'pioneer species',
    'climax community',
    'how a forest grows back',
    'forest after a fire',
    'life after a volcano',
    'abandoned field',
    'intermediate disturbance',
    'rewilding',
    'how a meadow becomes a forest',
    'disturbance in an ecosystem',
  ],
  tells: {
    young:
      'A field that nobody mows does not stay a field. First come grasses and flowers, then bushes, then birches, and at last a great old forest. It takes longer than a life! A fire sets a piece back to bare ground, and there it all begins again.',
    middle:
      'Bare ground is settled step by step: pioneers, grass, shrubs, young and old forest. Each stage prepares the place for the next: this is succession. Fires, storms and floods set patches back. A few of them make a patchwork of all stages, with the most kinds of life; very many leave only weeds.',
    upper:
      'A Markov chain in continuous time: each patch moves on at the rate 1/τᵢ and is set back at the rate f. Without fires old forest follows Bateman’s equations; with fires the shares settle at Πλ/(λ + f). The mix, exp of Shannon’s entropy, is largest at a middling rate of disturbance.',
  },
  controls: [
    {
      id: 'fires',
      label: 'Fires',
      symbol: 'f',
      unit: '% of the land a year',
      from: 0,
      to: 12,
      usual: 0,
      step: 0.2,
      about: 'How much of the land burns each year.',
    },
    {
      id: 'speed',
      label: 'Speed of growth',
      unit: '%',
      from: 40,
      to: 200,
      usual: 100,
      step: 5,
      about: '40 is cold or poor ground, 100 a field in Europe, 200 the wet tropics.',
    },
    {
      id: 'start',
      label: 'At the start',
      unit: '',
      from: 0,
      to: 1,
      usual: 0,
      options: ['bare ground', 'old forest'],
      about: 'What is there when it begins.',
      restarts: true,
    },
  ],
  readouts: [
    {
      id: 'forest',
      label: 'Old forest',
      unit: '%',
      digits: 1,
      about: 'The share of the land with old forest, over all that chance may do.',
      of: ({ shares }) => 100 * (shares[4] ?? 0),
    },
    {
      id: 'bare',
      label: 'Bare ground',
      unit: '%',
      digits: 1,
      about: 'The share of bare land.',
      of: ({ shares }) => 100 * (shares[0] ?? 0),
    },
    {
      id: 'variety',
      label: 'Stages side by side',
      unit: '',
      about: 'How mixed the land is: 1 is one stage everywhere, 5 is all in equal parts.',
      of: ({ shares }) => variety(shares),
    },
    {
      id: 'carbon',
      label: 'Carbon in the plants',
      unit: 'kg/m²',
      digits: 1,
      about: 'What stems, leaves and roots hold.',
      of: ({ shares }) => carbonOf(shares),
    },
    {
      id: 'all',
      label: 'All land',
      unit: '%',
      digits: 2,
      about: 'Whatever happens, it stays the same land.',
      of: ({ shares }) => 100 * shares.reduce((sum, one) => sum + one, 0),
    },
  ],
  graphs: [
    {
      id: 'forest',
      title: 'Bare ground and old forest',
      x: 'time',
      y: ['bare', 'forest'],
      about: 'One goes, the other comes, with much in between.',
    },
    {
      id: 'variety',
      title: 'Stages side by side',
      x: 'time',
      y: ['variety'],
      about: 'The mix is richest on the way.',
    },
    {
      id: 'carbon',
      title: 'Carbon in the plants',
      x: 'time',
      y: ['carbon'],
      about: 'A growing forest takes carbon from the air.',
    },
  ],
  dt: 0.5,
  pace: 5,
  timeUnit: 'years',
  start({ start = 0 }) {
    const first = start > 0.5 ? 4 : 0
    const shares = stages.map((_, i) => (i === first ? 1 : 0))
    return {
      shares,
      patches: new Array<number>(columns * rows).fill(first),
      ages: new Array<number>(columns * rows).fill(first === 4 ? 40 : 5),
      fires: 0,
      time: 0,
      trail: [[0, ...shares]],
    }
  },
  step(state, values, dt, random) {
    const { onward, back } = ratesOf(values)
    const burns = -Math.expm1(-back * dt)
    const growing = onward.map((one) => burns + (1 - burns) * -Math.expm1(-one * dt))
    state.patches.forEach((stage, i) => {
      const chance = random.next()
      state.ages[i] = (state.ages[i] ?? 0) + dt
      if (chance < burns) {
        state.patches[i] = 0
        state.ages[i] = 0
        state.fires++
      } else if (chance < (growing[stage] ?? 0)) {
        state.patches[i] = stage + 1
        state.ages[i] = 0
      }
    })
    const moved = (by: readonly number[], span: number) =>
      state.shares.map((share, i) => share + span * (by[i] ?? 0))
    const a = change(state.shares, values)
    const b = change(moved(a, dt / 2), values)
    const c = change(moved(b, dt / 2), values)
    const d = change(moved(c, dt), values)
    state.shares = state.shares.map(
      (share, i) => share + (dt / 6) * ((a[i] ?? 0) + 2 * (b[i] ?? 0) + 2 * (c[i] ?? 0) + (d[i] ?? 0)),
    )
    state.time += dt
    if (Math.round(state.time / dt) % 2 === 0) keepTrail(state.trail, [state.time, ...state.shares], 300)
  },
  draw,
  describe({ patches, time }) {
    const counts = stages.map((_, i) => patches.filter((stage) => stage === i).length)
    const most = counts.indexOf(Math.max(...counts))
    return `After ${time.toFixed(0)} years most of the land is ${stages[most]?.name ?? ''}: ${counts[most]} of ${patches.length} patches; ${counts[4]} are old forest and ${counts[0]} are bare.`
  },
  effects: [
    {
      control: 'fires',
      readout: 'forest',
      goes: 'down',
      after: 150,
      says: 'More fires leave less old forest.',
    },
    {
      control: 'fires',
      readout: 'variety',
      goes: 'up',
      after: 200,
      over: [0, 1.2],
      says: 'Some fires make the land more mixed…',
    },
    {
      control: 'fires',
      readout: 'variety',
      goes: 'down',
      after: 150,
      over: [4, 12],
      says: '…but with very many only the first stages are left.',
    },
    {
      control: 'speed',
      readout: 'carbon',
      goes: 'up',
      after: 60,
      says: 'On good ground the forest grows sooner.',
    },
    {
      control: 'start',
      readout: 'forest',
      goes: 'up',
      after: 60,
      says: 'Where there was old forest there is more of it, for a long time.',
    },
  ],
  references: [
    {
      kind: 'analytic',
      says: 'Without fires old forest comes as Bateman’s equations say.',
      readout: 'forest',
      expected: forestAfter,
      until: 150,
      where: { fires: [0, 0], start: [0, 0] },
      within: 0.001,
    },
    {
      kind: 'analytic',
      says: 'With fires old forest settles at the product of λ/(λ + f) over the four stages before it.',
      readout: 'forest',
      expected(values, time) {
        const { onward, back } = ratesOf(values)
        if (time < 280) return undefined
        return 100 * onward.slice(0, 4).reduce((sum, one) => (sum * one) / (one + back), 1)
      },
      until: 290,
      where: { fires: [4, 12] },
      within: 0.001,
    },
    { kind: 'conserved', says: 'All shares together stay the whole land.', readout: 'all', until: 100 },
  ],
  formulas: [
    {
      tex: '\\frac{dx_i}{dt} = \\frac{x_{i-1}}{\\tau_{i-1}} - \\frac{x_i}{\\tau_i} - f\\,x_i',
      about: 'Each stage gets from the one before, gives to the next, and burns.',
    },
    {
      tex: 'x_{\\text{forest}} = \\prod_i \\frac{1/\\tau_i}{1/\\tau_i + f}',
      about: 'Old forest in the long run: land that was lucky four times.',
    },
    { tex: 'e^{-\\sum x_i \\ln x_i}', about: 'How mixed the land is (Shannon).' },
  ],
  tries: [
    {
      says: 'Let a field go wild and write down when each stage is most common.',
      set: { fires: 0, start: 0 },
    },
    { says: 'Let 1% of the land burn each year. Which stages are there now?', set: { fires: 1 } },
    { says: 'Burn 12% each year: what can still live here?', set: { fires: 12 } },
    {
      says: 'Begin with old forest and look for the rate of fires that makes the land most mixed.',
      set: { start: 1, fires: 2 },
    },
  ],
  questions: [
    {
      asks: 'A field is left to itself. After 30 years, is most of it old forest?',
      options: ['Yes, nearly all', 'About half', 'No, hardly any'],
      settle: {
        readout: 'forest',
        after: 30,
        first: {},
        answer: (a) => (a > 70 ? 0 : a > 30 ? 1 : 2),
      },
      explains: 'There are four stages before it, and trees are slow. It takes more than a hundred years.',
    },
    {
      asks: 'Where do the most stages live side by side, after a long time?',
      options: ['Where it never burns', 'Where 2% burn each year', 'It makes no difference'],
      settle: {
        readout: 'variety',
        after: 250,
        first: { fires: 0 },
        second: { fires: 2 },
        answer: (a, b) => (a > b * 1.05 ? 0 : b > a * 1.05 ? 1 : 2),
      },
      explains:
        'Fires make room for flowers, shrubs and birches that old forest would shade out. Too many harm them all.',
    },
    {
      asks: 'Each year 1% of the land burns. In the long run, how much old forest is left?',
      options: ['Hardly any', 'About half', 'Nearly all of it'],
      settle: {
        readout: 'forest',
        after: 300,
        first: { fires: 1 },
        answer: (a) => (a < 25 ? 0 : a < 75 ? 1 : 2),
      },
      explains:
        'A patch needs nearly eighty years without fire to become old forest, and about half of the land gets that long.',
    },
  ],
  glossary: [
    { word: 'Succession', means: 'How one community of plants and animals follows another in a place.' },
    { word: 'Pioneer', means: 'A plant that comes first to bare ground.' },
    { word: 'Climax', means: 'The last stage, which stays unless something disturbs it.' },
    { word: 'Disturbance', means: 'Fire, storm or flood that sets a place back.' },
    { word: 'Habitat', means: 'The kind of place where a living thing is at home.' },
  ],
  goals: [
    'Put the stages of succession in order and tell why they follow each other.',
    'Explain what fires do to an ecosystem, for better and for worse.',
    'Tell what is sure in the long run from what is chance in one place.',
  ],
  standards: [
    'NGSS MS-LS2-4',
    'NGSS HS-LS2-6',
    'England GCSE Biology: ecosystems and biodiversity',
    'A level Biology: succession and climax communities',
  ],
})
