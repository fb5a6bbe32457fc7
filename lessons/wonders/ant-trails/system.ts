import { system, type Values } from '@makebelieve/kit/simulation/system'
import { type AntTrails, chance, scentOf, short, walks } from './model.ts'
import { draw } from './view.ts'

const lengths = ({ ratio = 2 }: Values) => [short, short * ratio] as const

export const antTrails = system<AntTrails>({
  id: 'ant-trails',
  title: 'Ants find the shortcut',
  subject: 'biology',
  ages: [9, 20],
  words: [
    'ant trail',
    'ants find the shortest path',
    'ant colony',
    'pheromone',
    'pheromone trail',
    'double bridge experiment',
    'ants and food',
    'how ants find food',
    'ant colony optimization',
    'ant colony optimisation',
    'why ants walk in a line',
    'stigmergy',
    'swarm intelligence',
    'foraging ants',
  ],
  tells: {
    young:
      'Ants leave a smell where they walk, and other ants like to follow it. Two bridges lead to the food. Ants on the short bridge are back sooner, so it soon smells more, so more ants take it, so it smells even more! No ant knows which way is short, but all together they find out.',
    middle:
      'Ants mark their way with pheromone and choose the branch that smells more. The short branch is marked sooner in both directions, so it gets ahead, and positive feedback does the rest. If the scent fades quickly, the ants can change their minds.',
    upper:
      'At a fork an ant takes branch 1 with (k + A₁)ⁿ/((k + A₁)ⁿ + (k + A₂)ⁿ), with n = 2 and k = 20 measured on Argentine ants. The trail obeys dA/dt = flow − ρA. With n = 0 choices are even and A tends to flow/ρ; with n > 1 symmetry breaks.',
  },
  controls: [
    {
      id: 'ratio',
      label: 'Length of the long branch',
      symbol: 'r',
      unit: '× as long',
      from: 1,
      to: 3,
      usual: 2,
      step: 0.05,
      about: 'Compared with the short one, at 20 cm.',
      restarts: true,
    },
    {
      id: 'ants',
      label: 'Ants in the colony',
      unit: '',
      from: 40,
      to: 200,
      usual: 120,
      step: 5,
      about: 'All that walk back and forth.',
      restarts: true,
    },
    {
      id: 'flow',
      label: 'Ants set out',
      unit: 'per s',
      from: 0.5,
      to: 4,
      usual: 2,
      step: 0.1,
      about: 'From the nest, and as many back from the food, while there are any.',
    },
    {
      id: 'follow',
      label: 'How they follow scent',
      symbol: 'n',
      unit: '',
      from: 0,
      to: 4,
      usual: 2,
      step: 0.1,
      about: '0: they do not care. 2: as real ants. 4: they rush after the stronger scent.',
    },
    {
      id: 'fade',
      label: 'The scent fades by',
      symbol: '\\rho',
      unit: '% per s',
      from: 0,
      to: 5,
      usual: 0.5,
      step: 0.1,
      about: 'How much of it is gone after a second.',
    },
  ],
  readouts: [
    {
      id: 'share',
      label: 'Take the short branch',
      unit: '%',
      digits: 0,
      about: 'Of the last hundred ants that chose.',
      known: ({ last }) => last.length > 0,
      of: ({ last }) => (last.length > 0 ? (100 * last.filter((b) => b === 0).length) / last.length : 50),
    },
    {
      id: 'all',
      label: 'Took the short branch so far',
      unit: '%',
      digits: 1,
      about: 'Of all ants that chose since the start.',
      known: ({ entered: [a, b] }) => a + b > 0,
      of: ({ entered: [a, b] }) => (a + b > 0 ? (100 * a) / (a + b) : 50),
    },
    {
      id: 'shortScent',
      label: 'Scent on the short branch',
      unit: 'drops',
      digits: 0,
      about: 'Each ant that enters or leaves lays one drop.',
      of: (state) => scentOf(state)[0],
    },
    {
      id: 'longScent',
      label: 'Scent on the long branch',
      unit: 'drops',
      digits: 0,
      about: 'Each ant that enters or leaves lays one drop.',
      of: (state) => scentOf(state)[1],
    },
    {
      id: 'scents',
      label: 'Scent on both',
      unit: 'drops',
      digits: 0,
      about: 'What was laid and has not faded.',
      of: (state) => scentOf(state)[0] + scentOf(state)[1],
    },
    {
      id: 'count',
      label: 'Ants in all places',
      unit: '',
      digits: 0,
      about: 'In the nest, at the food and on the bridges.',
      of: ({ ants, nest, food }) => ants.length + nest + food,
    },
  ],
  graphs: [
    {
      id: 'share',
      title: 'Take the short branch',
      x: 'time',
      y: ['share'],
      about: 'From a half up to nearly all.',
    },
    {
      id: 'scent',
      title: 'Scent over time',
      x: 'time',
      y: ['shortScent', 'longScent'],
      about: 'One runs away, the other starves.',
    },
  ],
  dt: 0.1,
  pace: 5,
  timeUnit: 's',
  start: ({ ants = 120 }) => ({
    time: 0,
    ants: [],
    nest: Math.round(ants),
    food: 0,
    due: 0,
    near: [0, 0],
    far: [0, 0],
    entered: [0, 0],
    last: [],
  }),
  step(state, values, dt, random) {
    const { flow = 2, follow = 2, fade = 0.5 } = values
    const long = lengths(values)
    const lay = (branch: 0 | 1, atFood: boolean) => {
      const end = atFood ? state.far : state.near
      end[branch] += 1
    }
    const enter = (out: boolean) => {
      const branch = random.next() < chance(out ? state.near : state.far, follow) ? 0 : 1
      state.ants.push({ branch, at: 0, out })
      state.entered[branch]++
      state.last.push(branch)
      if (state.last.length > 100) state.last.shift()
      lay(branch, !out)
    }
    // Scent fades by the same share in every step, as e^(−ρt) does.
    const kept = Math.exp((-fade / 100) * dt)
    for (const end of [state.near, state.far]) for (const branch of [0, 1] as const) end[branch] *= kept
    for (const ant of state.ants) ant.at += walks * dt
    state.ants = state.ants.filter(({ branch, at, out }) => {
      if (at < long[branch]) return true
      lay(branch, out)
      if (out) state.food++
      else state.nest++
      return false
    })
    state.due += flow * dt
    while (state.due >= 1) {
      state.due -= 1
      if (state.nest > 0) {
        state.nest--
        enter(true)
      }
      if (state.food > 0) {
        state.food--
        enter(false)
      }
    }
    state.time += dt
  },
  draw,
  describe: ({ last, time, near, far }) =>
    `After ${time.toFixed(0)} seconds ${last.filter((b) => b === 0).length} of the last ${last.length} ants took the short branch; it has ${(near[0] + far[0]).toFixed(0)} drops of scent, the long one ${(near[1] + far[1]).toFixed(0)}.`,
  effects: [
    {
      control: 'fade',
      readout: 'scents',
      goes: 'down',
      after: 120,
      says: 'Where scent fades faster, less of it lies on the bridges.',
    },
    {
      control: 'flow',
      readout: 'scents',
      goes: 'up',
      after: 15,
      says: 'More ants on the way lay more scent.',
    },
    {
      control: 'follow',
      readout: 'share',
      goes: 'changes',
      after: 150,
      says: 'Ants that follow scent gather on one branch.',
    },
    {
      control: 'ratio',
      readout: 'longScent',
      goes: 'changes',
      after: 120,
      says: 'A longer detour is marked later.',
    },
    { control: 'ants', readout: 'count', goes: 'up', after: 5, says: 'A larger colony sends more.' },
  ],
  references: [
    {
      kind: 'conserved',
      says: 'No ant gets lost: those in the nest, at the food and on the bridges stay as many.',
      readout: 'count',
      until: 60,
    },
    {
      kind: 'analytic',
      says: 'Before the first ants arrive, the scent on both bridges grows as flow·(1 − e^(−ρt))/ρ.',
      readout: 'scents',
      expected({ flow = 2, fade = 0.5 }, time) {
        const rate = fade / 100
        return time > 7 ? (flow * (1 - Math.exp(-rate * time))) / rate - 0.5 : undefined
      },
      until: 9.8,
      where: { flow: [2.5, 4], fade: [0.2, 5] },
      // Ants are whole: one more or less of the twenty to forty that have set out.
      within: 0.06,
    },
    {
      kind: 'analytic',
      says: 'Ants that do not care about scent take both branches equally often.',
      readout: 'all',
      expected: (_, time) => (time >= 100 ? 50 : undefined),
      until: 100,
      where: { follow: [0, 0], flow: [3, 4], ratio: [1, 1.2], ants: [150, 200] },
      // Chance: about 650 choices have a spread of 2 in 50.
      within: 0.21,
    },
  ],
  formulas: [
    {
      tex: 'P_1 = \\frac{(k+A_1)^n}{(k+A_1)^n+(k+A_2)^n}',
      about: 'How likely an ant takes the first branch; k = 20, n = 2 for Argentine ants.',
    },
    { tex: '\\frac{dA}{dt} = f - \\rho A', about: 'Scent is laid and fades.' },
  ],
  tries: [
    { says: 'Watch which bridge wins, and begin again a few times. How often is it the short one?' },
    { says: 'Make both bridges equally long and start again a few times.', set: { ratio: 1 } },
    { says: 'Let the ants ignore the scent.', set: { follow: 0 } },
    { says: 'Let the scent fade very fast: can they still agree?', set: { fade: 5 } },
  ],
  questions: [
    {
      asks: 'One bridge is twice as long. No ant can measure it. After some minutes, where do they walk?',
      options: ['Half on each', 'Nearly all on the short one', 'Nearly all on the long one'],
      settle: {
        readout: 'share',
        after: 200,
        first: { ratio: 2 },
        answer: (share) => (share > 75 ? 1 : share < 25 ? 2 : 0),
      },
      explains:
        'The short bridge is marked sooner at its far end, so more ants come back over it. Scent brings ants, ants bring scent. (Now and then chance gives the long one too big a lead at the start: begin again and see.)',
    },
    {
      asks: 'The ants stop caring about scent. Where do they walk?',
      options: ['About half on each', 'Nearly all on the short one'],
      settle: {
        readout: 'all',
        after: 200,
        first: { follow: 0 },
        answer: (share) => (share > 70 ? 1 : 0),
      },
      explains: 'Without following there is no feedback: each ant chooses by chance.',
    },
    {
      asks: 'The scent fades ten times as fast. How much lies on the bridges after two minutes?',
      options: ['Just as much', 'Clearly less', 'More'],
      settle: {
        readout: 'scents',
        after: 120,
        first: { fade: 0.5 },
        second: { fade: 5 },
        answer: (a, b) => (b < 0.7 * a ? 1 : b > 1.1 * a ? 2 : 0),
      },
      explains: 'Laying and fading come to a balance: the faster it fades, the less is there.',
    },
  ],
  glossary: [
    { word: 'Pheromone', means: 'A scent with which animals of one kind tell each other something.' },
    { word: 'Positive feedback', means: 'When something makes more of itself.' },
    { word: 'Swarm intelligence', means: 'When many simple animals together solve what none could alone.' },
  ],
  goals: [
    'Explain how ants find the short way without knowing it.',
    'Recognise positive feedback and what weakens it.',
    'Tell chance from a lasting choice.',
  ],
  standards: ['NGSS HS-LS2-8', 'NGSS 3-LS2-1', 'Computing, ages 13–20: algorithms inspired by nature'],
})
