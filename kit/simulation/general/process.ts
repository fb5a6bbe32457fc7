import { type Control, type Subject, type System, system, type Values } from '../system.ts'
import { drawProcess } from './process-view.ts'

/** Something that happens step by step, once or round and round. */
export type ProcessData = {
  kind: 'process'
  title: string
  subject: Subject
  /** What goes through it: 'a butterfly'. */
  what: string
  timeUnit: string
  isCycle: boolean
  steps: { name: string; about: string; takes: number }[]
}

export type Progress = { step: number; within: number; rounds: number; time: number; over: boolean }

const most = 5
/** So many steps are offered as answers. */
const offered = 5
const takesOf = (data: ProcessData, values: Values, i: number) =>
  values[`takes-${i}`] ?? data.steps[i]?.takes ?? 1

function stepAt({ steps }: ProcessData, time: number): number {
  let until = 0
  const found = steps.findIndex(({ takes }) => {
    until += takes
    return time < until
  })
  return found < 0 ? steps.length - 1 : found
}

export function processSystem(data: ProcessData): System<Progress> {
  const { steps, timeUnit, what } = data
  const whole = steps.reduce((sum, { takes }) => sum + takes, 0)
  const longest = [...steps.keys()]
    .sort((a, b) => (steps[b]?.takes ?? 0) - (steps[a]?.takes ?? 0))
    .slice(0, most)
    .sort((a, b) => a - b)
  const controls: Control[] = longest.map((i) => ({
    id: `takes-${i}`,
    label: steps[i]?.name ?? '',
    unit: timeUnit,
    from: (steps[i]?.takes ?? 1) / 4,
    to: (steps[i]?.takes ?? 1) * 4,
    usual: steps[i]?.takes ?? 1,
    about: steps[i]?.about ?? '',
    restarts: true,
  }))
  const lasting = (values: Values) => steps.reduce((sum, _, i) => sum + takesOf(data, values, i), 0)
  const [slow = 0] = [...longest].sort((a, b) => (steps[b]?.takes ?? 0) - (steps[a]?.takes ?? 0))
  const slowName = steps[slow]?.name ?? ''
  const halfway = stepAt(data, whole / 2)
  const firstOffered = Math.max(0, Math.min(halfway - 2, steps.length - offered))
  return system<Progress>({
    id: 'process',
    title: data.title,
    subject: data.subject,
    ages: [8, 16],
    words: [],
    tells: {
      young: `Follow ${what} through ${steps.length} steps: ${steps.map(({ name }) => name).join(', ')}.${data.isCycle ? ' Then it starts again.' : ''}`,
      middle: `${steps.map(({ name, about }) => `${name}: ${about}`).join(' ')}`.slice(0, 600),
      upper: `A sequence of ${steps.length} stages with given durations${data.isCycle ? ', repeated' : ''}. The share of time in a stage is its duration divided by that of the whole; the durations are typical values and can be set.`,
    },
    controls,
    readouts: [
      {
        id: 'step',
        label: 'Step',
        unit: '',
        digits: 0,
        about: 'Which step it is in, counted from 1.',
        of: ({ step, over }) => (over ? steps.length : step + 1),
      },
      {
        id: 'done',
        label: 'This round so far',
        unit: '%',
        digits: 1,
        about: 'How much of the whole is done.',
        of: ({ step, within, over }, values) => {
          if (over) return 100
          const before = steps.slice(0, step).reduce((sum, _, i) => sum + takesOf(data, values, i), 0)
          return ((before + within) / lasting(values)) * 100
        },
      },
      {
        id: 'rounds',
        label: data.isCycle ? 'Rounds' : 'Times finished',
        unit: '',
        digits: 0,
        about: 'How many times it has finished.',
        of: ({ rounds }) => rounds,
      },
      {
        id: 'whole',
        label: 'Total time',
        unit: timeUnit,
        digits: 1,
        about: 'All steps together.',
        of: (_, values) => lasting(values),
      },
    ],
    graphs: [
      {
        id: 'done',
        title: 'How far it is',
        x: 'time',
        y: ['done'],
        about: 'It rises steadily and drops when a new round starts.',
      },
    ],
    // A frame of the screen: 24 seconds for the whole at 60 frames a second.
    dt: whole / 1440,
    pace: whole / 24,
    timeUnit,
    start: () => ({ step: 0, within: 0, rounds: 0, time: 0, over: false }),
    step(state, values, dt) {
      state.time += dt
      state.within += dt
      while (!state.over && state.within >= takesOf(data, values, state.step)) {
        state.within -= takesOf(data, values, state.step)
        state.step++
        if (state.step < steps.length) continue
        state.rounds++
        if (data.isCycle) state.step = 0
        else state.over = true
      }
    },
    isOver: ({ over }) => over,
    draw: (stage, state, values) =>
      drawProcess(
        stage,
        data,
        state,
        steps.map((_, i) => takesOf(data, values, i)),
      ),
    describe: ({ step, over }) =>
      over
        ? `All ${steps.length} steps are done.`
        : `Step ${step + 1} of ${steps.length}: ${steps[step]?.name}. ${steps[step]?.about ?? ''}`,
    effects: longest.slice(0, 2).map((i) => ({
      control: `takes-${i}`,
      readout: 'whole',
      goes: 'up' as const,
      after: whole / 100,
      says: `A longer step ‘${steps[i]?.name}’ makes the whole process longer.`,
    })),
    references: [
      {
        kind: 'analytic',
        says: 'How far it is follows from the durations alone.',
        readout: 'done',
        expected: (values, time) => {
          const all = lasting(values)
          const part = data.isCycle ? (time % all) / all : Math.min(1, time / all)
          // At the very turn either end is right.
          return Math.min(part, 1 - part) < 1e-3 ? undefined : part * 100
        },
        until: whole * 1.5,
      },
      {
        kind: 'analytic',
        says: data.isCycle
          ? 'As many rounds are finished as fit into the time.'
          : 'It is finished when all durations have passed, and not before.',
        readout: 'rounds',
        expected: (values, time) => {
          const count = time / lasting(values)
          if (Math.abs(count - Math.round(count)) < 1e-3) return undefined
          return data.isCycle ? Math.floor(count) : Math.min(1, Math.floor(count))
        },
        until: whole * 1.5,
      },
    ],
    formulas: [
      {
        tex: 'T = t_1 + t_2 + \\dots + t_n',
        about: 'The whole process takes as long as all the steps together.',
      },
      {
        tex: '\\text{share}_i = \\frac{t_i}{T}',
        about: "The share of time in one step: of many, how many you'd find in that step at any moment.",
      },
    ],
    tries: [
      {
        says: `Make ‘${slowName}’ as short as possible: how much shorter is the whole process?`,
        set: { [`takes-${slow}`]: (steps[slow]?.takes ?? 1) / 4 },
      },
      {
        says: `Make ‘${slowName}’ four times as long.`,
        set: { [`takes-${slow}`]: (steps[slow]?.takes ?? 1) * 4 },
      },
      { says: 'Pause at each step and describe what happens in your own words.' },
    ],
    questions: [
      {
        asks: `‘${slowName}’ takes twice as long. The whole process then takes…`,
        options: ['twice as long', 'longer, but less than twice as long', 'as long as before'],
        settle: {
          readout: 'whole',
          after: whole / 100,
          first: {},
          second: { [`takes-${slow}`]: (steps[slow]?.takes ?? 1) * 2 },
          answer: (a, b) => (b / a > 1.99 ? 0 : b / a > 1.001 ? 1 : 2),
        },
        explains: 'Only one step got longer; the others take as long as before.',
      },
      {
        asks: 'After half the total time, which step is it in?',
        options: steps.slice(firstOffered, firstOffered + offered).map(({ name }) => name),
        settle: {
          readout: 'step',
          after: whole / 2,
          first: {},
          answer: (found) => found - 1 - firstOffered,
        },
        explains: "Long steps take up most of the time, so that's where you'll most likely find it.",
      },
      {
        asks: 'After one and a half times the total time, how many times has it finished?',
        options: ['Not yet', 'Once', 'Twice'],
        settle: { readout: 'rounds', after: whole * 1.5, first: {}, answer: (found) => Math.min(2, found) },
        explains: data.isCycle
          ? 'Every time the last step ends, the first begins again.'
          : "It runs once, and then it's done.",
      },
    ],
    glossary: steps
      .map(({ name, about }) => ({
        word: name,
        means: about || `Step ${steps.findIndex((one) => one.name === name) + 1}.`,
      }))
      .slice(0, 12),
    goals: [
      'Name the steps in order.',
      'Say which step takes longest and what that means.',
      'Tell the difference between a process that ends and one that repeats.',
    ],
    standards: ['NGSS crosscutting concept: systems and system models'],
  })
}
