import { plot } from '../plot.ts'
import { disc, ground, label, type Stage, type StageColour } from '../stage.ts'
import { type Subject, type System, system } from '../system.ts'

/** Many that wander on a grid, meet, and pass something on. */
export type CrowdData = {
  kind: 'crowd'
  title: string
  subject: Subject
  /** 'Ants', 'People'. */
  who: string
  /** What is passed on: 'the rumour', 'the food trail'. */
  what: string
  /** Those that have it: 'know it', 'are ill'. */
  have: string
  /** Whether those that have it can lose it again. */
  loses: boolean
}

type Walker = { x: number; y: number; dx: number; dy: number; has: boolean; done: boolean }
type Crowd = { walkers: Walker[]; time: number; trail: [number, number][] }

const [columns, rows] = [48, 36]
const most = 600

export function crowdSystem({ title, subject, who, what, have, loses }: CrowdData): System<Crowd> {
  const holding = (walkers: readonly Walker[]) => walkers.filter(({ has }) => has).length
  return system<Crowd>({
    id: 'crowd',
    title,
    subject,
    ages: [9, 19],
    words: [],
    tells: {
      young: `${who} wander around. When two meet, they can pass on ${what}. Watch how it starts slowly, then speeds up.`,
      middle: `${who} walk at random on a grid. Anyone who meets one of those that ${have} may catch it. The more have it, the faster it spreads, until hardly anyone is left.`,
      upper: `Independent random walkers on a torus of ${columns} × ${rows} cells with transmission on contact${loses ? ' and loss at a constant rate' : ''}. The mean squared distance grows in proportion to time; the spread is close to logistic when walkers mix well.`,
    },
    controls: [
      {
        id: 'count',
        label: `How many ${who.toLowerCase()}`,
        unit: '',
        from: 50,
        to: most,
        usual: 300,
        step: 10,
        restarts: true,
        about: 'More of them in the same space meet more often.',
      },
      {
        id: 'first',
        label: `Those that ${have} at first`,
        unit: '',
        from: 1,
        to: 30,
        usual: 3,
        step: 1,
        restarts: true,
        about: 'With how many it begins.',
      },
      {
        id: 'chance',
        label: 'Passed on when two meet',
        unit: '%',
        from: 0,
        to: 100,
        usual: 60,
        step: 1,
        about: 'How likely it is to be passed on.',
      },
      ...(loses
        ? [
            {
              id: 'loss',
              label: 'Lost again',
              unit: '% a second',
              from: 0,
              to: 40,
              usual: 4,
              step: 1,
              about: 'What share of those that have it lose it each second.',
            },
          ]
        : []),
    ],
    readouts: [
      {
        id: 'have',
        label: `Those that ${have}`,
        unit: '',
        digits: 0,
        about: 'Counted now.',
        of: ({ walkers }) => holding(walkers),
      },
      {
        id: 'share',
        label: 'Share of all',
        unit: '%',
        digits: 1,
        about: 'Out of all of them.',
        of: ({ walkers }) => (holding(walkers) / walkers.length) * 100,
      },
      {
        id: 'all',
        label: 'All',
        unit: '',
        digits: 0,
        about: 'Nobody joins and nobody leaves.',
        of: ({ walkers }) => walkers.length,
      },
      {
        id: 'distance',
        label: 'Mean squared distance',
        unit: 'cells²',
        digits: 0,
        about: 'How far they are from where they started, squared and averaged.',
        of: ({ walkers }) => walkers.reduce((sum, { dx, dy }) => sum + dx * dx + dy * dy, 0) / walkers.length,
      },
    ],
    graphs: [
      { id: 'share', title: 'How it spreads', x: 'time', y: ['share'], about: 'Slow, fast, slow: an S.' },
      {
        id: 'distance',
        title: 'How far they walk',
        x: 'time',
        y: ['distance'],
        about: 'Random walking gives a straight line.',
      },
    ],
    dt: 0.1,
    pace: 1,
    timeUnit: 's',
    start({ count = 300, first = 3 }, random) {
      const walkers = Array.from(
        { length: Math.round(count) },
        (_, i): Walker => ({
          x: Math.floor(random.next() * columns),
          y: Math.floor(random.next() * rows),
          dx: 0,
          dy: 0,
          has: i < first,
          done: false,
        }),
      )
      return { walkers, time: 0, trail: [] }
    },
    step(state, { chance = 60, loss = 0 }, dt, random) {
      const cells = new Map<number, Walker[]>()
      for (const walker of state.walkers) {
        const way = Math.floor(random.next() * 4)
        const [dx, dy] = [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ][way] ?? [0, 0]
        walker.x = (walker.x + (dx ?? 0) + columns) % columns
        walker.y = (walker.y + (dy ?? 0) + rows) % rows
        walker.dx += dx ?? 0
        walker.dy += dy ?? 0
        const cell = walker.y * columns + walker.x
        const here = cells.get(cell)
        if (here) here.push(walker)
        else cells.set(cell, [walker])
      }
      for (const here of cells.values()) {
        if (here.length < 2 || !here.some(({ has }) => has)) continue
        for (const walker of here)
          if (!walker.has && !walker.done && random.next() * 100 < chance) walker.has = true
      }
      if (loses && loss > 0)
        for (const walker of state.walkers)
          if (walker.has && random.next() < (loss / 100) * dt)
            Object.assign(walker, { has: false, done: true })
      state.time += dt
      if (state.trail.length < 400)
        state.trail.push([state.time, (holding(state.walkers) / state.walkers.length) * 100])
    },
    draw: (stage, state) => draw(stage, state, who, have),
    describe: ({ walkers, time }) =>
      `After ${time.toFixed(0)} seconds ${holding(walkers)} of ${walkers.length} ${who.toLowerCase()} ${have}.`,
    effects: [
      {
        control: 'count',
        readout: 'all',
        goes: 'up',
        after: 0.5,
        says: 'More walkers stay more walkers: nobody is lost.',
      },
      {
        control: 'first',
        readout: 'have',
        goes: 'up',
        after: 0.2,
        says: 'Start with more and there are more soon after.',
      },
      {
        control: 'chance',
        readout: 'share',
        goes: 'changes',
        after: 12,
        says: 'How easily it is passed on decides how fast it spreads.',
      },
      ...(loses
        ? [
            {
              control: 'loss',
              readout: 'share',
              goes: 'changes' as const,
              after: 12,
              says: 'Losing it again slows it down.',
            },
          ]
        : []),
    ],
    references: [
      { kind: 'conserved', says: 'Nobody joins and nobody leaves.', readout: 'all', until: 20 },
      {
        kind: 'analytic',
        says: 'Random walkers are, squared and averaged, as many cells away as they took steps (Einstein, 1905).',
        readout: 'distance',
        expected: (_, time) => time / 0.1,
        until: 20,
        where: { count: [400, most] },
        // Four times the scatter that so few walkers have.
        within: 0.25,
      },
    ],
    formulas: [
      { tex: '\\langle r^2 \\rangle = n', about: 'The mean squared distance after n steps of one cell.' },
      {
        tex: '\\frac{dp}{dt} \\approx k\\,p\\,(1-p)',
        about: 'How fast it spreads where all meet all: the logistic law.',
      },
    ],
    tries: [
      { says: 'Pass it on at every meeting.', set: { chance: 100 } },
      { says: 'Half as many in the same space: how much slower is it?', set: { count: 150 } },
      { says: 'Start with just one.', set: { first: 1 } },
    ],
    questions: [
      {
        asks: 'Twice as many walk in the same space. After fifteen seconds, the share of those that have it is…',
        options: ['higher', 'lower', 'about the same'],
        settle: {
          readout: 'share',
          after: 15,
          first: { count: 200 },
          second: { count: 400 },
          answer: (a, b) => (b > a * 1.1 ? 0 : b < a * 0.9 ? 1 : 2),
        },
        explains: 'In a crowded space there are more meetings.',
      },
      {
        asks: 'It is passed on at every meeting instead of at every fifth. After fifteen seconds there are…',
        options: ['more that have it', 'fewer that have it', 'as many'],
        settle: {
          readout: 'have',
          after: 15,
          first: { chance: 20 },
          second: { chance: 100 },
          answer: (a, b) => (b > a ? 0 : b < a ? 1 : 2),
        },
        explains: 'Each one that has it passes it on sooner, and those pass it on in turn.',
      },
      {
        asks: 'They walk four times as long. Their mean squared distance is then…',
        options: ['twice as large', 'about four times as large', 'sixteen times as large'],
        settle: {
          readout: 'distance',
          after: 20,
          first: {},
          answer: (found) => (found < 140 ? 0 : found > 400 ? 2 : 1),
        },
        explains:
          'The squared distance grows with time, so the distance itself only grows with its square root.',
      },
    ],
    glossary: [
      { word: 'Random walk', means: 'Each step goes in any direction, whatever came before.' },
      { word: 'Contact', means: 'Two are in the same cell.' },
      { word: 'Logistic growth', means: 'Slow at first, then fast, then slow again because few are left.' },
    ],
    goals: [
      'See how one simple rule for each makes a pattern for all.',
      'Read an S-shaped curve.',
      'Find out what makes it spread faster.',
    ],
    standards: [
      'NGSS crosscutting concept: systems and system models',
      'NGSS crosscutting concept: patterns',
    ],
  })
}

function draw(stage: Stage, { walkers, trail }: Crowd, who: string, have: string): void {
  ground(stage, 'grid')
  const [size, left, top] = [12.6, 20, 74]
  const { context, colours } = stage
  context.fillStyle = '#EEF3E2'
  context.fillRect(left, top, columns * size, rows * size)
  for (const { x, y, has, done } of walkers) {
    const colour: StageColour = has ? 'tomato' : done ? 'leaf' : 'sky'
    disc(stage, left + (x + 0.5) * size, top + (y + 0.5) * size, 5, colour)
  }
  context.strokeStyle = colours.ink
  context.lineWidth = 1.5
  label(stage, who, left + 4, 44, { bold: true, size: 24, align: 'left' })
  const count = walkers.filter(({ has }) => has).length
  label(stage, `${count} of ${walkers.length} ${have}`, 790, 110, { bold: true, size: 20, colour: 'tomato' })
  plot(stage, {
    at: [650, 150, 286, 300],
    title: 'How it spreads',
    across: 'seconds',
    up: '% of all',
    x: [0, Math.max(10, trail.at(-1)?.[0] ?? 0)],
    y: [0, 100],
    curves: [{ points: trail, colour: 'tomato', filled: true }],
  })
}
