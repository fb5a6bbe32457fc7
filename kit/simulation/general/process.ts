import { arrow, card, disc, ground, label, line, type Stage, type StageColour } from '../stage.ts'
import { type Control, type Subject, type System, system, type Values } from '../system.ts'
import { paragraph } from './paragraph.ts'

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

type Progress = { step: number; within: number; rounds: number; time: number; over: boolean }

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
    draw: (stage, state, values) => draw(stage, data, state, values),
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

const colours: StageColour[] = ['tomato', 'marigold', 'leaf', 'teal', 'iris', 'rose', 'sky', 'earth']

/** Where the stations are: on a ring, or along a winding way. */
function placesOf({ steps, isCycle }: ProcessData): [number, number][] {
  const n = steps.length
  if (isCycle)
    return steps.map((_, i) => {
      const angle = -Math.PI / 2 + (i / n) * Math.PI * 2
      return [320 + Math.cos(angle) * 232, 242 + Math.sin(angle) * 192]
    })
  const rows = n <= 3 ? 1 : n <= 8 ? 2 : n <= 12 ? 3 : 4
  const perRow = Math.ceil(n / rows)
  const [left, apart] = perRow < 3 ? [190, 260] : [86, 468 / (perRow - 1)]
  const [top, down] = rows === 1 ? [240, 0] : rows === 2 ? [130, 200] : [62, 390 / (rows - 1)]
  return steps.map((_, i) => {
    const row = Math.floor(i / perRow)
    const column = row % 2 === 0 ? i % perRow : perRow - 1 - (i % perRow)
    return [left + column * apart, top + row * down]
  })
}

/** Stations with their names, a card of the step it is in, and all steps to scale at the bottom. */
function draw(stage: Stage, data: ProcessData, progress: Progress, values: Values): void {
  ground(stage, 'paper')
  const places = placesOf(data)
  const n = data.steps.length
  const { over } = progress
  const now = over ? n - 1 : progress.step
  const radius = n > 9 ? 22 : 27
  drawWays(stage, data, places, { now: over ? -1 : now, radius })
  data.steps.forEach(({ name }, i) => {
    const [x, y] = places[i] ?? [0, 0]
    const here = i === now && !over
    disc(stage, x, y, here ? radius + 6 : radius, colourOf(i))
    label(stage, String(i + 1), x, y, { bold: true, size: 20, colour: letterOn(i) })
    paragraph(stage, name, [x, y + radius + 22], {
      wide: 16,
      apart: 17,
      most: 2,
      size: 14,
      bold: here,
      on: 'paper',
    })
  })
  const [x, y] = places[now] ?? [0, 0]
  const share = over ? 1 : Math.min(1, progress.within / takesOf(data, values, now))
  const { context, colours: paint } = stage
  context.strokeStyle = paint.ink
  context.lineWidth = 6
  context.beginPath()
  context.arc(x, y, radius + 11, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2)
  context.stroke()
  drawCard(stage, data, { now, over, takes: takesOf(data, values, now) })
  drawScale(stage, data, values, { now, share })
}

function drawWays(
  stage: Stage,
  { isCycle }: ProcessData,
  places: readonly (readonly [number, number])[],
  { now, radius }: { now: number; radius: number },
): void {
  const n = places.length
  for (let i = 0; i < (isCycle ? n : n - 1); i++) {
    const [[x1, y1], [x2, y2]] = [places[i] ?? [0, 0], places[(i + 1) % n] ?? [0, 0]]
    const long = Math.hypot(x2 - x1, y2 - y1) || 1
    const [ux, uy] = [(x2 - x1) / long, (y2 - y1) / long]
    // Straight down, the way begins below the name.
    const from = radius + (uy > 0.9 ? 50 : 16)
    const way = long - from - radius - 16
    if (way > 12)
      arrow(stage, [x1 + ux * from, y1 + uy * from], [ux * way, uy * way], i === now ? 'ink' : 'line')
    else
      line(
        stage,
        [
          [x1, y1],
          [x2, y2],
        ],
        { colour: i === now ? 'ink' : 'line' },
      )
  }
}

function drawCard(
  stage: Stage,
  { steps, timeUnit }: ProcessData,
  { now, over, takes }: { now: number; over: boolean; takes: number },
): void {
  card(stage, 640, 36, 290, 430)
  label(stage, over ? 'All done' : `Step ${now + 1} of ${steps.length}`, 785, 68, { colour: 'muted' })
  const { name = '', about = '' } = steps[now] ?? {}
  const lines = paragraph(stage, name, [785, 106], { wide: 20, apart: 30, bold: true, size: 24, most: 3 })
  paragraph(stage, about, [662, 118 + lines * 30], { wide: 30, apart: 26, most: 9, size: 17, align: 'left' })
  label(stage, `takes ${amountWords(takes)} ${takes === 1 ? timeUnit.replace(/s$/, '') : timeUnit}`, 785, 438, {
    bold: true,
    on: 'paper',
  })
}

/** All steps to scale: who is long is wide. */
function drawScale(
  stage: Stage,
  data: ProcessData,
  values: Values,
  { now, share }: { now: number; share: number },
): void {
  const { context, colours: paint } = stage
  const [left, top, wide, high] = [30, 528, 900, 34]
  const takes = data.steps.map((_, i) => takesOf(data, values, i))
  const all = takes.reduce((sum, one) => sum + one, 0)
  label(stage, 'All steps to scale', left, 506, { align: 'left', size: 15, colour: 'muted' })
  label(stage, `together ${amountWords(all)} ${data.timeUnit}`, left + wide, 506, {
    align: 'right',
    size: 15,
    colour: 'muted',
  })
  card(stage, left, top, wide, high, 'card', 6)
  let x = left
  for (const [i, one] of takes.entries()) {
    const long = (one / all) * wide
    context.fillStyle = paint[colourOf(i)]
    context.fillRect(x, top, long, high)
    if (long > 22)
      label(stage, String(i + 1), x + long / 2, top + high / 2, { bold: true, size: 16, colour: letterOn(i) })
    if (i === now) {
      const at = x + long * share
      line(
        stage,
        [
          [at, top - 8],
          [at, top + high + 8],
        ],
        { width: 5 },
      )
    }
    x += long
  }
}

const colourOf = (i: number): StageColour => colours[i % colours.length] ?? 'iris'
/** White on yellow, pink or light blue can't be read. */
const letterOn = (i: number): StageColour =>
  ['marigold', 'sky', 'rose'].includes(colourOf(i)) ? 'ink' : 'card'

const amountWords = (amount: number) => Number(amount.toPrecision(3)).toLocaleString('en')
