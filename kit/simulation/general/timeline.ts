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
      young: `Travel along a line of time and meet ${events.length} moments, from ‘${events[0]?.name}’ to ‘${events.at(-1)?.name}’.`,
      middle: `A timeline to scale: equal lengths are equal times. Watch how unevenly ${events.length} events are spread between ${yearWords(begin)} and ${yearWords(end)}.`,
      upper: `Events on a linear scale of years, from ${yearWords(begin)} to ${yearWords(end)}. The dates are those commonly given; many of them are approximate.`,
    },
    controls: [
      {
        id: 'speed',
        label: 'Years in a second',
        unit: 'years',
        from: speed / 5,
        to: speed * 5,
        usual: speed,
        about: 'How fast time passes.',
      },
      {
        id: 'from',
        label: 'Begin in',
        unit: '',
        from: begin,
        to: begin + span * 0.8,
        usual: begin,
        about: 'The year at which the journey begins.',
        restarts: true,
      },
    ],
    readouts: [
      { id: 'year', label: 'Year', unit: '', digits: 0, about: 'The year it is.', of: ({ year }) => year },
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
        about: 'Steep where much happens at once.',
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
      return `It is ${yearWords(year)}. ${last ? `Last: ${last.name} (${yearWords(last.year)}). ${last.about}` : ''}`
    },
    effects: [
      {
        control: 'speed',
        readout: 'year',
        goes: 'up',
        after: 4,
        says: 'The faster time passes, the later it is after four seconds.',
      },
      { control: 'from', readout: 'year', goes: 'up', after: 1, says: 'Whoever begins later is later.' },
    ],
    references: [
      {
        kind: 'analytic',
        says: 'The year is where it began and how fast it went times how long.',
        readout: 'year',
        expected: ({ from = begin, speed: fast = speed }, time) => Math.min(end, from + fast * time),
        until: 20,
      },
    ],
    formulas: [{ tex: '\\text{year} = \\text{start} + v \\cdot t', about: 'Where on the line it is.' }],
    tries: [
      {
        says: `Begin shortly before ‘${middle.name}’.`,
        set: { from: Math.max(begin, Math.min(begin + span * 0.8, middle.year - span * 0.03)) },
      },
      { says: 'Slow down and read every card.', set: { speed: speed / 5 } },
      { says: 'Stop where most cards follow each other closely. Why there?' },
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
        explains: `${yearWords(widest.before?.year ?? 0)} and ${yearWords(widest.after?.year ?? 0)}: ${Math.round(widest.gap).toLocaleString('en')} years lie between them.`,
      },
      {
        asks: 'Half of the time on this line has passed. How many of the events have happened?',
        options: ['Fewer than half of them', 'About half of them', 'More than half of them'],
        settle: {
          readout: 'passed',
          after: 15,
          first: { speed, from: begin },
          answer: (found) => (found < events.length * 0.4 ? 0 : found > events.length * 0.6 ? 2 : 1),
        },
        explains: 'History is not spread evenly: look where the cards crowd.',
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
        explains: 'Whoever is further along has passed more of them.',
      },
    ],
    glossary: [
      { word: 'Timeline', means: 'A line on which equal lengths are equal times.' },
      { word: 'Scale', means: 'How many years one length stands for.' },
      { word: 'BCE', means: 'Before the common era: years are counted backwards.' },
    ],
    goals: [
      'Put events into their order.',
      'Judge how long ago something was, beside something else.',
      'See where much happened in a short time.',
    ],
    standards: ['NGSS crosscutting concept: scale, proportion, and quantity'],
  })
}

export function yearWords(year: number): string {
  const whole = Math.round(Math.abs(year))
  if (year < -1e6) return `${Number((-year / 1e6).toPrecision(3)).toLocaleString('en')} million years ago`
  if (year < -12_000) return `${whole.toLocaleString('en')} years ago`
  return year < 0 ? `${whole} BCE` : String(whole)
}

/** A line to scale at the bottom, a card of the last event above. */
function draw(stage: Stage, events: readonly TimelineData['events'][number][], year: number): void {
  ground(stage, 'sky')
  const [begin, end] = [events[0]?.year ?? 0, events.at(-1)?.year ?? 1]
  const x = (at: number) => 60 + ((at - begin) / Math.max(1, end - begin)) * 840
  line(
    stage,
    [
      [60, 470],
      [900, 470],
    ],
    { width: 8, colour: 'line' },
  )
  line(
    stage,
    [
      [60, 470],
      [x(Math.min(end, year)), 470],
    ],
    { width: 8, colour: 'tomato' },
  )
  const last = events.filter((event) => event.year <= year + 1e-9).at(-1)
  events.forEach((event, i) => {
    const passed = event.year <= year + 1e-9
    line(
      stage,
      [
        [x(event.year), 470],
        [x(event.year), 470 + (i % 2 === 0 ? 44 : -44)],
      ],
      { colour: 'muted', width: 1.5 },
    )
    disc(
      stage,
      x(event.year),
      470 + (i % 2 === 0 ? 44 : -44),
      event === last ? 13 : 8,
      passed ? 'tomato' : 'card',
    )
  })
  disc(stage, x(Math.min(end, year)), 470, 15, 'marigold')
  label(stage, yearWords(begin), 60, 560, { align: 'left', colour: 'muted' })
  label(stage, yearWords(end), 900, 560, { align: 'right', colour: 'muted' })
  label(stage, yearWords(year), 480, 60, { bold: true, size: 44 })
  if (!last) return
  card(stage, 190, 110, 580, 260)
  label(stage, yearWords(last.year), 480, 146, { colour: 'muted', bold: true })
  const lines = paragraph(stage, last.name, [480, 186], { wide: 34, apart: 34, bold: true, size: 28 })
  paragraph(stage, last.about, [480, 198 + lines * 34], { wide: 58, apart: 27, most: 5, size: 18 })
}
