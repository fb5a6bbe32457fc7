import { card, disc, ground, label, line, type Stage } from '../stage.ts'
import { type Subject, type System, system } from '../system.ts'
import { paragraph } from './paragraph.ts'

/** Events on a line of years. */
export type TimelineData = {
  kind: 'timeline'
  title: string
  subject: Subject
  /** 'year', or 'million years ago' with negative years. */
  unit: string
  events: { year: number; name: string; about: string }[]
}

type Clock = { year: number; time: number }

export function timelineSystem(data: TimelineData): System<Clock> {
  const events = [...data.events].sort((a, b) => a.year - b.year)
  const [begin, end] = [events[0]?.year ?? 0, events.at(-1)?.year ?? 1]
  const span = Math.max(1, end - begin)
  const past = (year: number) => events.filter((event) => event.year <= year)
  const middle = events[Math.floor(events.length / 2)] ?? { year: begin, name: '', about: '' }
  const gaps = events
    .slice(1)
    .map((event, i) => ({ gap: event.year - (events[i]?.year ?? 0), before: events[i], after: event }))
  const widest = gaps.reduce(
    (most, one) => (one.gap > most.gap ? one : most),
    gaps[0] ?? { gap: 0, before: middle, after: middle },
  )
  const speed = span / 30
  return system<Clock>({
    id: 'timeline',
    title: data.title,
    subject: data.subject,
    ages: [8, 16],
    words: [],
    tells: {
      young: `Travel along a timeline and meet ${events.length} moments, from ‘${events[0]?.name}’ to ‘${events.at(-1)?.name}’.`,
      middle: `A timeline to scale: equal lengths are equal times. Watch how unevenly ${events.length} events are spread between ${yearWords(begin)} and ${yearWords(end)}.`,
      upper: `Events on a linear scale of years, from ${yearWords(begin)} to ${yearWords(end)}. The dates are those commonly given; many of them are approximate.`,
    },
    controls: [
      {
        id: 'speed',
        label: 'Years per second',
        unit: 'years',
        from: speed / 5,
        to: speed * 5,
        usual: speed,
        about: 'How fast time passes.',
      },
      {
        id: 'from',
        label: 'Start in',
        unit: '',
        from: begin,
        to: begin + span * 0.8,
        usual: begin,
        about: 'The year the journey starts.',
        restarts: true,
      },
    ],
    readouts: [
      {
        id: 'year',
        label: 'Year',
        unit: '',
        digits: 0,
        ungrouped: true,
        about: 'What year it is.',
        of: ({ year }) => year,
      },
      {
        id: 'passed',
        label: 'Events so far',
        unit: '',
        digits: 0,
        about: 'How many have happened.',
        of: ({ year }) => past(year).length,
      },
      {
        id: 'next',
        label: 'Years to the next',
        unit: 'years',
        digits: 0,
        about: 'Until the next event; 0 after the last.',
        of: ({ year }) => Math.max(0, (events.find((event) => event.year > year)?.year ?? year) - year),
      },
    ],
    graphs: [
      {
        id: 'passed',
        title: 'Events so far',
        x: 'year',
        y: ['passed'],
        about: 'Steep where a lot happens at once.',
      },
    ],
    dt: 1 / 60,
    pace: 1,
    timeUnit: 's',
    start: ({ from = begin }) => ({ year: from, time: 0 }),
    step(state, { speed: fast = speed }, dt) {
      state.year = Math.min(end, state.year + fast * dt)
      state.time += dt
    },
    isOver: ({ year }) => year >= end,
    draw: (stage, state) => draw(stage, events, state.year),
    describe({ year }) {
      const last = past(year).at(-1)
      return `It is ${yearWords(year)}. ${last ? `Last: ${last.name} (${dateWords(last.year)}). ${last.about}` : ''}`
    },
    effects: [
      {
        control: 'speed',
        readout: 'year',
        goes: 'up',
        after: 4,
        says: 'The faster time passes, the later it is after four seconds.',
      },
      { control: 'from', readout: 'year', goes: 'up', after: 1, says: 'A later start means a later year.' },
    ],
    references: [
      {
        kind: 'analytic',
        says: 'The year is where it started plus how fast it went times how long.',
        readout: 'year',
        expected: ({ from = begin, speed: fast = speed }, time) => Math.min(end, from + fast * time),
        until: 20,
      },
    ],
    formulas: [{ tex: '\\text{year} = \\text{start} + v \\cdot t', about: 'Where it is on the line.' }],
    tries: [
      {
        says: `Start shortly before ‘${middle.name}’.`,
        set: { from: Math.max(begin, Math.min(begin + span * 0.8, middle.year - span * 0.03)) },
      },
      { says: 'Slow down and read every card.', set: { speed: speed / 5 } },
      { says: 'Stop where the cards are closest together. Why there?' },
    ],
    questions: [
      {
        asks: `Which came first?`,
        options: [widest.after?.name ?? '', widest.before?.name ?? ''],
        settle: {
          readout: 'year',
          after: 0,
          first: { from: begin },
          answer: () => ((widest.before?.year ?? 0) <= (widest.after?.year ?? 0) ? 1 : 0),
        },
        explains: `${dateWords(widest.before?.year ?? 0)} and ${dateWords(widest.after?.year ?? 0)}: ${gapWords(widest.gap)} lie between them.`,
      },
      {
        asks: 'Half the time on this line has passed. How many of the events have happened?',
        options: ['Fewer than half of them', 'About half of them', 'More than half of them'],
        settle: {
          readout: 'passed',
          after: 15,
          first: { speed, from: begin },
          answer: (found) => (found < events.length * 0.4 ? 0 : found > events.length * 0.6 ? 2 : 1),
        },
        explains: "History isn't spread evenly: look where the cards crowd together.",
      },
      {
        asks: 'Time passes twice as fast. After ten seconds there have been…',
        options: ['fewer events', 'just as many events', 'more events, or as many where none lies between'],
        settle: {
          readout: 'passed',
          after: 10,
          first: { speed: speed / 2 },
          second: { speed },
          answer: (a, b) => (b < a ? 0 : 2),
        },
        explains: "The further along you are, the more of them you've passed.",
      },
    ],
    glossary: [
      { word: 'Timeline', means: 'A line on which equal lengths are equal times.' },
      { word: 'Scale', means: 'How many years each length stands for.' },
      { word: 'BCE', means: 'Before the Common Era: years count backwards.' },
    ],
    goals: [
      'Put events in order.',
      'Compare how long ago things happened.',
      'See where a lot happened in a short time.',
    ],
    standards: ['NGSS crosscutting concept: scale, proportion, and quantity'],
  })
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

export function yearWords(year: number): string {
  const whole = Math.round(Math.abs(year))
  if (year <= -1e9) return `${Number((-year / 1e9).toPrecision(3))} billion years ago`
  if (year <= -1e6) return `${Number((-year / 1e6).toPrecision(3))} million years ago`
  if (year < -12_000) return `${Number(whole.toPrecision(3)).toLocaleString('en')} years ago`
  if (year < 0) return `${whole >= 10_000 ? whole.toLocaleString('en') : Math.max(1, whole)} BCE`
  const begun = Math.max(1, Math.floor(year + 1e-9))
  return begun < 1000 ? `${begun} CE` : String(begun)
}

const gapWords = (years: number) =>
  years < 1
    ? `${Math.max(1, Math.round(years * 12))} months`
    : `${Number(years.toPrecision(3)).toLocaleString('en')} years`

/** With its month, where the date is given so exactly. */
function dateWords(date: number): string {
  const part = date - Math.floor(date)
  return date > 0 && part > 0 ? `${months[Math.floor(part * 12)]} ${yearWords(date)}` : yearWords(date)
}

type Events = readonly TimelineData['events'][number][]
const lineAt = 462
/** How far from the line an event stands, the nearest first. */
const lanes = [34, -34, 60, -60, 86, -86]

/** Each event at its year, and as near to the line as those before it leave room. */
function placesOf(events: Events, x: (year: number) => number): [number, number][] {
  const taken = lanes.map(() => Number.NEGATIVE_INFINITY)
  return events.map(({ year }, i) => {
    const at = x(year)
    const order = i % 2 === 0 ? [0, 1, 2, 3, 4, 5] : [1, 0, 3, 2, 5, 4]
    const free = order.find((lane) => at - (taken[lane] ?? 0) >= 23)
    const lane = free ?? order.reduce((a, b) => ((taken[b] ?? 0) < (taken[a] ?? 0) ? b : a))
    taken[lane] = at
    return [at, lineAt + (lanes[lane] ?? 0)]
  })
}

/** A line to scale at the bottom, a card of the last event above. */
function draw(stage: Stage, events: Events, year: number): void {
  ground(stage, 'sky')
  const [begin, end] = [events[0]?.year ?? 0, events.at(-1)?.year ?? 1]
  const x = (at: number) => 60 + ((at - begin) / Math.max(1, end - begin)) * 840
  const along = (to: number, colour: 'line' | 'tomato') =>
    line(
      stage,
      [
        [60, lineAt],
        [to, lineAt],
      ],
      { width: 8, colour },
    )
  const places = placesOf(events, x)
  const isPast = (event: Events[number]) => event.year <= year + 1e-9
  const last = events.filter(isPast).at(-1)
  for (const [at, y] of places)
    line(
      stage,
      [
        [at, lineAt],
        [at, y],
      ],
      { colour: 'muted', width: 1.5 },
    )
  along(900, 'line')
  along(x(Math.min(end, year)), 'tomato')
  events.forEach((event, i) => {
    const [at, y] = places[i] ?? [0, 0]
    if (event !== last) disc(stage, at, y, 8, isPast(event) ? 'tomato' : 'card')
  })
  const [lastX, lastY] = places[last ? events.indexOf(last) : 0] ?? [0, 0]
  if (last) disc(stage, lastX, lastY, 13, 'tomato')
  disc(stage, x(Math.min(end, year)), lineAt, 14, 'marigold')
  label(stage, yearWords(begin), 44, 580, { align: 'left', colour: 'muted' })
  label(stage, yearWords(end), 916, 580, { align: 'right', colour: 'muted' })
  label(stage, yearWords(year), 480, 44, { bold: true, size: 40 })
  if (last) drawCard(stage, last, events[events.indexOf(last) + 1])
}

function drawCard(stage: Stage, event: Events[number], next: Events[number] | undefined): void {
  card(stage, 170, 78, 620, 240)
  label(stage, dateWords(event.year), 480, 108, { colour: 'muted', bold: true })
  const lines = paragraph(stage, event.name, [480, 146], {
    wide: 38,
    apart: 32,
    bold: true,
    size: 27,
    most: 2,
  })
  paragraph(stage, event.about, [480, 156 + lines * 32], { wide: 52, apart: 29, most: 4, size: 20 })
  if (next) label(stage, `Next: ${short(next.name, 60)}`, 480, 342, { size: 16, colour: 'muted' })
}

const short = (text: string, long: number) => (text.length > long ? `${text.slice(0, long - 1)}…` : text)
