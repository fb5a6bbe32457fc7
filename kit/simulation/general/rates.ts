import { keepTrail, plot } from '../plot.ts'
import { arrow, card, ground, label, type Stage, type StageColour } from '../stage.ts'
import { type Control, type Subject, type System, system, type Values } from '../system.ts'

/** Amounts that flow into each other. */
export type RatesData = {
  kind: 'rates'
  title: string
  subject: Subject
  unit: string
  timeUnit: string
  stocks: { id: string; label: string; start: number }[]
  /**
   * From one stock to another, or out of the picture, or into it. `share` of what is there flows in a unit of time; with `by` it
   * takes the meeting of two (and `by` is measured in hundreds), and with no `from` it is an amount.
   */
  flows: { id: string; label: string; from?: string; to?: string; by?: string; rate: number; most: number }[]
}

type Amounts = { amounts: number[]; cameIn: number; wentOut: number; time: number; trail: number[][] }

const kept = 240
const perHundred = 0.01

/** How fast each stock changes, and what comes in and goes out of the picture. */
function change({ stocks, flows }: RatesData, amounts: readonly number[], values: Values) {
  const rates = stocks.map(() => 0)
  let [cameIn, wentOut] = [0, 0]
  const place = (id: string | undefined) => stocks.findIndex((stock) => stock.id === id)
  for (const { id, from, to, by, rate } of flows) {
    const [source, goal, partner] = [place(from), place(to), place(by)]
    const each = values[id] ?? rate
    const flow =
      source < 0
        ? each
        : each * (amounts[source] ?? 0) * (partner < 0 ? 1 : (amounts[partner] ?? 0) * perHundred)
    if (source >= 0) rates[source] = (rates[source] ?? 0) - flow
    else cameIn += flow
    if (goal >= 0) rates[goal] = (rates[goal] ?? 0) + flow
    else wentOut += flow
  }
  return { rates, cameIn, wentOut }
}

/** A fourth-order step, the flows over the rim included, so that the books can be checked. */
function step(data: RatesData, state: Amounts, values: Values, dt: number): void {
  const at = (by: number, slope?: number[]) =>
    change(
      data,
      state.amounts.map((amount, i) => amount + by * (slope?.[i] ?? 0)),
      values,
    )
  const a = at(0)
  const b = at(dt / 2, a.rates)
  const c = at(dt / 2, b.rates)
  const d = at(dt, c.rates)
  const mean = (pick: (one: typeof a) => number) => ((pick(a) + 2 * pick(b) + 2 * pick(c) + pick(d)) * dt) / 6
  state.amounts = state.amounts.map((amount, i) => Math.max(0, amount + mean(({ rates }) => rates[i] ?? 0)))
  state.cameIn += mean((one) => one.cameIn)
  state.wentOut += mean((one) => one.wentOut)
  state.time += dt
}

/** Another way to the same numbers: the modified midpoint rule, made better by halving its steps (Gragg, Bulirsch and Stoer). */
function solvedFinely(data: RatesData, values: Values, until: number): number[] {
  const begin = data.stocks.map(({ id, start }) => values[`start-${id}`] ?? start)
  const chunk = 0.5
  let now = begin
  for (let time = 0; time < until - 1e-9; time += chunk)
    now = extrapolated(data, values, now, Math.min(chunk, until - time))
  return now
}

function extrapolated(data: RatesData, values: Values, from: number[], long: number): number[] {
  const counts = [2, 4, 8, 16, 32]
  const table = counts.map((count) => midpoint(data, values, from, long, count))
  for (let order = 1; order < counts.length; order++)
    for (let i = counts.length - 1; i >= order; i--) {
      const ratio = ((counts[i] ?? 1) / (counts[i - order] ?? 1)) ** 2
      table[i] = (table[i] ?? []).map((value, j) => value + (value - (table[i - 1]?.[j] ?? 0)) / (ratio - 1))
    }
  return table.at(-1) ?? from
}

function midpoint(data: RatesData, values: Values, from: number[], long: number, count: number): number[] {
  const h = long / count
  let before = from
  let now = from.map((amount, i) => amount + h * (change(data, from, values).rates[i] ?? 0))
  for (let i = 1; i < count; i++) {
    const { rates } = change(data, now, values)
    const next = before.map((amount, j) => amount + 2 * h * (rates[j] ?? 0))
    ;[before, now] = [now, next]
  }
  const { rates } = change(data, now, values)
  return now.map((amount, i) => (amount + (before[i] ?? 0) + h * (rates[i] ?? 0)) / 2)
}

const colours: StageColour[] = ['tomato', 'iris', 'teal', 'marigold', 'leaf', 'rose']

export function ratesSystem(data: RatesData): System<Amounts> {
  const { stocks, flows, unit, timeUnit } = data
  const [first = { id: '', label: '', start: 1 }] = stocks
  const names = stocks.map(({ label: name }) => name)
  const starts: Control[] = stocks.map(({ id, label: name, start }) => ({
    id: `start-${id}`,
    label: `${name} at first`,
    unit,
    from: 0,
    to: Math.max(10, start * 4, 100),
    usual: start,
    step: 1,
    restarts: true,
    about: `How much of it there is at the start.`,
  }))
  const rates: Control[] = flows.map(({ id, label: name, rate, most, from, by }) => ({
    id,
    label: name,
    unit: from ? (by ? `per hundred and ${timeUnit}` : `of it a ${timeUnit}`) : `${unit} a ${timeUnit}`,
    from: 0,
    to: most,
    usual: rate,
    about: from
      ? by
        ? 'How often the two meet so that it happens.'
        : 'Which share of what is there flows in one unit of time.'
      : 'How much comes in, no matter how much is there.',
  }))
  const flowing = flows[0] ?? { id: '', label: '', rate: 0, most: 1 }
  const moved = stocks.find(({ id }) => id === (flowing.to ?? flowing.from)) ?? first
  const growing = flowing.to !== undefined
  const usual = Object.fromEntries([...starts, ...rates].map((control) => [control.id, control.usual]))
  return system<Amounts>({
    id: 'rates',
    title: data.title,
    subject: data.subject,
    ages: [10, 19],
    words: [],
    tells: {
      young: `Here are ${listed(names)}. Arrows show what flows where. Open a flow wider and watch which bar grows and which one runs out.`,
      middle: `A model of amounts and flows: ${listed(names)}. Each flow moves a share of what is there in every ${timeUnit}, so it's fast when there's a lot and slow when little is left.`,
      upper: `Coupled first-order rate equations for ${listed(names)}, integrated with a fourth-order Runge–Kutta method. ${flows.some(({ by }) => by) ? 'Flows that need a partner follow mass action.' : 'All flows are linear, so the solution is a sum of exponentials.'}`,
    },
    controls: [...rates, ...starts].slice(0, 6),
    readouts: [
      ...stocks.map(({ id, label: name }, i) => ({
        id,
        label: name,
        unit,
        digits: 1,
        about: `How much of it there is now.`,
        of: (state: Amounts) => state.amounts[i] ?? 0,
      })),
      {
        id: 'balance',
        label: 'All that ever was',
        unit,
        digits: 1,
        about: "What's there plus what has left, minus what came in: it never changes.",
        of: ({ amounts, cameIn, wentOut }: Amounts) =>
          amounts.reduce((sum, amount) => sum + amount, 0) + wentOut - cameIn,
      },
    ],
    graphs: [
      {
        id: 'amounts',
        title: 'Amounts over time',
        x: 'time',
        y: stocks.slice(0, 5).map(({ id }) => id),
        about: "Steep where a lot flows, flat where it's in balance.",
      },
    ],
    dt: 0.02,
    pace: 1,
    timeUnit,
    start: (values) => ({
      amounts: stocks.map(({ id, start }) => values[`start-${id}`] ?? start),
      cameIn: 0,
      wentOut: 0,
      time: 0,
      trail: [],
    }),
    step(state, values, dt) {
      step(data, state, values, dt)
      if (Math.round(state.time / dt) % 5 === 0) keepTrail(state.trail, [state.time, ...state.amounts], kept)
    },
    draw: (stage, state, values) => draw(stage, data, state, values),
    describe: ({ amounts, time }) =>
      `After ${time.toFixed(1)} ${timeUnit} there ${stocks.map(({ label: name }, i) => `is ${(amounts[i] ?? 0).toFixed(0)} ${unit} of ${name.toLowerCase()}`).join(', ')}.`,
    effects: [
      {
        control: flowing.id,
        readout: moved.id,
        goes: growing ? 'up' : 'down',
        after: 1,
        says: `A stronger flow ‘${flowing.label}’ leaves ${growing ? 'more' : 'less'} ${moved.label.toLowerCase()} after a short while.`,
      },
      {
        control: `start-${first.id}`,
        readout: first.id,
        goes: 'up',
        after: 0.1,
        says: `Start with more ${first.label.toLowerCase()} and there's more of it soon after.`,
      },
    ].filter(({ control }) =>
      [...rates, ...starts].slice(0, 6).some(({ id }) => id === control),
    ) as System['effects'],
    references: [
      ...stocks.slice(0, 3).map(({ id, label: name }, i) => ({
        kind: 'analytic' as const,
        says: `${name} agrees with the same equations solved a different way (extrapolated midpoint rule).`,
        readout: id,
        expected: (values: Values, time: number) =>
          Math.abs(time - Math.round(time * 2) / 2) < 1e-6
            ? Math.max(0, solvedFinely(data, values, time)[i] ?? 0)
            : undefined,
        until: 4,
      })),
      {
        kind: 'conserved' as const,
        says: "Nothing gets lost: what's there plus what has left equals what was there plus what came in.",
        readout: 'balance',
        until: 20,
        beside: 'balance',
      },
    ],
    formulas: flows.slice(0, 4).map((flow) => ({ tex: texOf(data, flow), about: flow.label })),
    tries: [
      { says: `Close ‘${flowing.label}’ entirely.`, set: { ...usual, [flowing.id]: 0 } },
      { says: `Open ‘${flowing.label}’ as wide as it goes.`, set: { ...usual, [flowing.id]: flowing.most } },
      {
        says: `Start with no ${first.label.toLowerCase()} at all.`,
        set: { ...usual, [`start-${first.id}`]: 0 },
      },
    ],
    questions: [
      twice(
        `‘${flowing.label}’ becomes twice as strong. After two ${timeUnit}s there is…`,
        moved,
        { [flowing.id]: flowing.most / 4 },
        { [flowing.id]: flowing.most / 2 },
        2,
      ),
      twice(
        `It starts with twice as much ${first.label.toLowerCase()}. After two ${timeUnit}s there is…`,
        first,
        { [`start-${first.id}`]: first.start || 10 },
        { [`start-${first.id}`]: 2 * (first.start || 10) },
        2,
      ),
      {
        asks: "Amounts flow back and forth for a long time. What's there plus what has left, minus what came in, is…",
        options: ['more than at first', 'less than at first', 'as much as at first'],
        settle: {
          readout: 'balance',
          after: 10,
          first: {},
          answer: (found) => {
            const begun = stocks.reduce((sum, { start }) => sum + start, 0)
            return found > begun * 1.001 ? 0 : found < begun * 0.999 ? 1 : 2
          },
        },
        explains: 'A flow destroys nothing: what leaves one place arrives at another.',
      },
    ],
    glossary: [
      { word: 'Stock', means: 'An amount you can count at any moment.' },
      { word: 'Flow', means: 'How much moves from one stock to another in a unit of time.' },
      { word: 'Balance', means: 'When as much flows in as out, the amount stays the same.' },
    ],
    goals: [
      'Tell the difference between an amount and a flow.',
      'See how flows that depend on what is there slow down as it runs out.',
      'Find a balance and explain why it holds.',
    ],
    standards: [
      'NGSS crosscutting concept: systems and system models',
      'NGSS crosscutting concept: energy and matter',
    ],
  })
}

function twice(
  asks: string,
  { id, label: name }: { id: string; label: string },
  first: Values,
  second: Values,
  after: number,
) {
  return {
    asks: `${asks}`,
    options: [
      `more ${name.toLowerCase()} than before`,
      `less ${name.toLowerCase()} than before`,
      'just as much',
    ],
    settle: {
      readout: id,
      after,
      first,
      second,
      answer: (a: number, b: number) => (b > a * 1.002 + 1e-9 ? 0 : b < a * 0.998 - 1e-9 ? 1 : 2),
    },
    explains: 'Follow the arrows: what flows in and what flows out decides.',
  }
}

function texOf({ stocks }: RatesData, { from, by, label: name }: RatesData['flows'][number]): string {
  const word = (id: string | undefined) =>
    `\\text{${(stocks.find((stock) => stock.id === id)?.label ?? '').replaceAll(/[^\w -]/g, '')}}`
  const what = `\\text{${name.replaceAll(/[^\w -]/g, '')}}`
  if (!from) return `${what} = k`
  return by ? `${what} = k \\cdot ${word(from)} \\cdot ${word(by)}` : `${what} = k \\cdot ${word(from)}`
}

function listed(names: readonly string[]): string {
  const lower = names.map((name) => name.toLowerCase())
  const last = lower.at(-1) ?? ''
  return lower.length < 2 ? last : `${lower.slice(0, -1).join(', ')} and ${last}`
}

/** Tanks in a row, joined by pipes; below, what they held in the last while. */
function draw(stage: Stage, data: RatesData, state: Amounts, values: Values): void {
  ground(stage, 'grid')
  const { stocks, flows } = data
  const wide = Math.min(150, 760 / stocks.length)
  const gap = (880 - wide * stocks.length) / Math.max(1, stocks.length)
  const left = (i: number) => 40 + gap / 2 + i * (wide + gap)
  const most = Math.max(1, ...state.amounts, ...state.trail.flatMap(([, ...amounts]) => amounts)) * 1.1
  const [top, bottom] = [90, 300]
  const place = (id: string | undefined) => stocks.findIndex((stock) => stock.id === id)
  flows.forEach(({ id, from, to, by, rate }, i) => {
    const [source, goal] = [place(from), place(to)]
    const each = values[id] ?? rate
    const amount =
      source < 0
        ? each
        : each * (state.amounts[source] ?? 0) * (by ? (state.amounts[place(by)] ?? 0) * perHundred : 1)
    const y = 130 + (i % 4) * 42
    const x1 =
      source < 0
        ? left(Math.max(0, goal)) - 46
        : source < goal || goal < 0
          ? left(source) + wide
          : left(source)
    const x2 = goal < 0 ? x1 + 46 : source < 0 ? left(goal) : source < goal ? left(goal) : left(goal) + wide
    const strength = Math.min(1, amount / Math.max(1e-9, most * 0.3))
    stage.context.globalAlpha = 0.35 + 0.65 * strength
    arrow(stage, [x1, y], [x2 - x1, 0], colours[i % colours.length] ?? 'ink')
    stage.context.globalAlpha = 1
    // What comes from outside is named outside, where there is room, but never beyond the stage.
    const name = data.flows[i]?.label ?? ''
    if (source < 0) label(stage, name, Math.max(8, x1 - 50), y - 16, { size: 15, align: 'left' })
    else if (goal < 0) label(stage, name, Math.min(952, x2 + 50), y - 16, { size: 15, align: 'right' })
    else label(stage, name, (x1 + x2) / 2, y - 16, { size: 15 })
  })
  stocks.forEach(({ label: name }, i) => {
    const amount = state.amounts[i] ?? 0
    const high = (bottom - top) * Math.min(1, amount / most)
    card(stage, left(i), top, wide, bottom - top)
    const { context, colours: paint } = stage
    context.fillStyle = paint[colours[i % colours.length] ?? 'iris']
    context.beginPath()
    context.roundRect(left(i) + 3, bottom - high + 1, wide - 6, Math.max(0, high - 4), 10)
    context.fill()
    label(stage, name, left(i) + wide / 2, top - 22, { bold: true })
    label(stage, `${amount.toFixed(amount < 10 ? 1 : 0)} ${data.unit}`, left(i) + wide / 2, bottom - 24, {
      bold: true,
      on: 'card',
      size: 16,
    })
  })
  const from = state.trail[0]?.[0] ?? 0
  plot(stage, {
    at: [60, 330, 840, 245],
    title: 'Recently',
    across: data.timeUnit,
    up: data.unit,
    x: [from, Math.max(from + 1, state.time)],
    y: [0, most],
    curves: stocks.map((_, i) => ({
      points: state.trail.map((row) => [row[0] ?? 0, row[i + 1] ?? 0] as const),
      colour: colours[i % colours.length] ?? 'ink',
    })),
  })
}
