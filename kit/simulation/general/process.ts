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
      young: `Follow ${what} through ${steps.length} steps: ${steps.map(({ name }) => name).join(', ')}.${data.isCycle ? ' Then it begins again.' : ''}`,
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
        label: 'Done of this round',
        unit: '%',
        digits: 1,
        about: 'How much of the whole way has been gone.',
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
        about: 'How often it has come to its end.',
        of: ({ rounds }) => rounds,
      },
      {
        id: 'whole',
        label: 'The whole takes',
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
        about: 'It rises evenly and falls where a new round begins.',
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
      says: `A longer step ‘${steps[i]?.name}’ makes the whole last longer.`,
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
      { tex: 'T = t_1 + t_2 + \\dots + t_n', about: 'The whole takes as long as all steps together.' },
      {
        tex: '\\text{share}_i = \\frac{t_i}{T}',
        about: 'The share of time in one step: how many of many would be found in it at any moment.',
      },
    ],
    tries: [
      {
        says: `Make ‘${slowName}’ as short as it can be: how much shorter is the whole?`,
        set: { [`takes-${slow}`]: (steps[slow]?.takes ?? 1) / 4 },
      },
      {
        says: `Make ‘${slowName}’ four times as long.`,
        set: { [`takes-${slow}`]: (steps[slow]?.takes ?? 1) * 4 },
      },
      { says: 'Stop it in each step and say in your own words what happens there.' },
    ],
    questions: [
      {
        asks: `‘${slowName}’ takes twice as long. The whole then takes…`,
        options: ['twice as long', 'longer, but less than twice as long', 'as long as before'],
        settle: {
          readout: 'whole',
          after: whole / 100,
          first: {},
          second: { [`takes-${slow}`]: (steps[slow]?.takes ?? 1) * 2 },
          answer: (a, b) => (b / a > 1.99 ? 0 : b / a > 1.001 ? 1 : 2),
        },
        explains: 'Only one of the steps became longer; the others take what they took.',
      },
      {
        asks: 'After half of the whole time, in which step is it?',
        options: steps.slice(firstOffered, firstOffered + offered).map(({ name }) => name),
        settle: {
          readout: 'step',
          after: whole / 2,
          first: {},
          answer: (found) => found - 1 - firstOffered,
        },
        explains: 'Long steps take up most of the time, so one is most likely found in them.',
      },
      {
        asks: 'After one and a half times the whole time, how often has it come to its end?',
        options: ['Not yet', 'Once', 'Twice'],
        settle: { readout: 'rounds', after: whole * 1.5, first: {}, answer: (found) => Math.min(2, found) },
        explains: data.isCycle
          ? 'Every time the last step ends, the first begins again.'
          : 'It goes through once, and then it is done.',
      },
    ],
    glossary: steps
      .map(({ name, about }) => ({
        word: name,
        means: about || `Step ${steps.findIndex((one) => one.name === name) + 1}.`,
      }))
      .slice(0, 12),
    goals: [
      'Name the steps in their order.',
      'Say which step takes longest and what follows from it.',
      'Tell a process that ends from one that goes round.',
    ],
    standards: ['NGSS crosscutting concept: systems and system models'],
  })
}
