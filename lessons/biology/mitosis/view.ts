import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { card, ground, label, line, type Stage, type StageColour } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { oval, paintOf } from '../shapes.ts'
import {
  type Culture,
  cellsOf,
  copying,
  dividing,
  growing,
  inMitosis,
  type Moment,
  mitosisFrom,
  momentOf,
  type Part,
  parts,
} from './model.ts'

const colourOf: Record<Part, StageColour> = {
  growing: 'sky',
  copying: 'teal',
  checking: 'leaf',
  prophase: 'marigold',
  metaphase: 'marigold',
  anaphase: 'tomato',
  telophase: 'rose',
}
const says: Record<Part, string> = {
  growing: 'growing (G1)',
  copying: 'copying its DNA (S)',
  checking: 'checking (G2)',
  prophase: 'prophase',
  metaphase: 'metaphase',
  anaphase: 'anaphase',
  telophase: 'telophase',
}

export function draw(stage: Stage, state: Culture, values: Values): void {
  ground(stage, 'paper')
  const moment = momentOf(state.cell, values)
  const justBorn = state.divisions > 0 && moment.part === 'growing' && moment.share < 0.3
  card(stage, 20, 20, 390, 400)
  label(stage, justBorn ? 'two new cells' : says[moment.part], 215, 46, {
    bold: true,
    size: 24,
    colour: moment.part === 'anaphase' ? 'tomato' : 'ink',
  })
  const stuck = (values.poison ?? 0) > 0.5
  picture(stage, 215, 218, 1.55, moment, justBorn, stuck)
  const extra = parts.find(({ name }) => name === moment.part)?.says
  const told = stuck && moment.part === 'metaphase' ? 'stuck: no spindle to pull them apart' : extra
  label(stage, justBorn ? 'each with all four chromosomes' : (told ?? threads(moment)), 215, 392, {
    size: 17,
    colour: 'muted',
  })
  ring(stage, 538, 178, 108, state, values)
  root(stage, state, values)
  growth(stage, state, values)
  strip(stage, moment, justBorn)
}

function threads({ part, dna }: Moment): string {
  if (part === 'growing') return 'each thread of DNA is single'
  return part === 'copying' ? `${((dna - 1) * 100).toFixed(0)}% is copied` : 'each thread is double'
}

/** The clock of a cell's life. */
function ring(stage: Stage, x: number, y: number, radius: number, state: Culture, values: Values): void {
  const { context, colours } = stage
  const from = mitosisFrom(values)
  const spans: [Part, number, number][] = [
    ['growing', 0, from * growing],
    ['copying', from * growing, from * (growing + copying)],
    ['checking', from * (growing + copying), from],
    ['anaphase', from, 1],
  ]
  const angle = (share: number) => (share - 0.25) * Math.PI * 2
  const names: Partial<Record<Part, string>> = { growing: 'G1', copying: 'S', checking: 'G2', anaphase: 'M' }
  for (const [part, low, high] of spans) {
    context.beginPath()
    context.arc(x, y, radius, angle(low), angle(high))
    context.arc(x, y, radius * 0.62, angle(high), angle(low), true)
    context.closePath()
    context.fillStyle = colours[colourOf[part]]
    context.fill()
    context.lineWidth = 2
    context.strokeStyle = colours.ink
    context.stroke()
    const middle = angle((low + high) / 2)
    const away = part === 'anaphase' && high - low < 0.09 ? radius + 18 : radius * 0.81
    label(stage, names[part] ?? '', x + Math.cos(middle) * away, y + Math.sin(middle) * away, {
      bold: true,
      size: 20,
    })
  }
  const hand = angle(state.cell)
  line(
    stage,
    [
      [x, y],
      [x + Math.cos(hand) * radius * 0.96, y + Math.sin(hand) * radius * 0.96],
    ],
    { width: 5 },
  )
  oval(stage, [x, y], [9, 9], 'ink')
  label(stage, `one round takes ${(values.cycle ?? 19.3).toFixed(1)} h`, x, y + radius + 28, { size: 16 })
  label(stage, `M is mitosis: ${(values.mitosis ?? 2).toFixed(1)} h`, x, y + radius + 52, {
    size: 16,
    colour: 'tomato',
    bold: true,
  })
  label(stage, `${momentOf(state.cell, values).dna.toFixed(2)} sets of DNA`, x, y + radius + 96, {
    size: 20,
    bold: true,
    on: 'card',
  })
}

/** A hundred cells of a root tip, each in the colour of its part. */
function root(stage: Stage, state: Culture, values: Values): void {
  card(stage, 668, 268, 272, 152)
  const all = cellsOf(state)
  const share = dividing(state, values) / all
  label(stage, `${(share * 100).toFixed(1)} of 100 cells divide`, 804, 290, { bold: true, size: 16 })
  const tally = new Map<Part | 'resting', number>([['resting', state.resting]])
  state.ages.forEach((age, i) => {
    const { part } = momentOf(age, values)
    tally.set(part, (tally.get(part) ?? 0) + (state.counts[i] ?? 0))
  })
  const list: (Part | 'resting')[] = []
  let sum = 0
  for (const part of [
    'prophase',
    'metaphase',
    'anaphase',
    'telophase',
    'growing',
    'copying',
    'checking',
    'resting',
  ] as const) {
    sum += tally.get(part) ?? 0
    while (list.length < 100 && list.length + 0.5 < (100 * sum) / all) list.push(part)
  }
  const order = Array.from({ length: 100 }, (_, i) => i).sort((a, b) => scattered(a, 3) - scattered(b, 3))
  const { context, colours } = stage
  order.forEach((place, i) => {
    const part = list[i] ?? 'resting'
    const [column, row] = [place % 20, Math.floor(place / 20)]
    context.fillStyle = paintOf(stage, part === 'resting' ? 'line' : colourOf[part])
    context.beginPath()
    context.roundRect(684 + column * 12.1, 308 + row * 20.5, 11.4, 19.2, 3)
    context.fill()
    context.lineWidth = 1
    context.strokeStyle = colours.ink
    context.stroke()
  })
}

function growth(stage: Stage, state: Culture, values: Values): void {
  const cells = cellsOf(state)
  const until = Math.max(24, state.time)
  const most = Math.max(250, cells * 1.1)
  plot(stage, {
    at: [668, 20, 272, 234],
    title: `${cells.toFixed(0)} cells`,
    across: `0 to ${until.toFixed(0)} h`,
    up: 'cells',
    x: [0, until],
    y: [0, most],
    curves: [
      {
        points: Array.from({ length: 30 }, (_, i) => {
          const t = (until * i) / 29
          return [t, 100 * 2 ** (t / (values.cycle ?? 19.3))] as const
        }).filter(([, y]) => y < most),
        colour: 'line',
        dashed: true,
      },
      { points: [...state.trail, [state.time, cells]], colour: 'leaf', filled: true },
    ],
    dots: [{ at: [state.time, cells], colour: 'tomato' }],
  })
}

/** All steps side by side; the one that is on now has a marigold frame. */
function strip(stage: Stage, { part }: Moment, justBorn: boolean): void {
  const frames: [string, Moment, boolean, boolean][] = [
    ['interphase', { part: 'checking', share: 0.5, dna: 2 }, false, !justBorn && part.endsWith('ing')],
    ...[0.3, 0.55, 0.74, 0.93].map((progress): [string, Moment, boolean, boolean] => {
      const moment = inMitosis(progress)
      return [moment.part, moment, false, part === moment.part]
    }),
    ['two cells', { part: 'growing', share: 0.1, dna: 1 }, true, justBorn],
  ]
  frames.forEach(([name, moment, born, on], i) => {
    const x = 20 + i * 155
    card(stage, x, 436, 145, 148, on ? 'marigold' : 'card')
    picture(stage, x + 72, 500, 0.52, moment, born)
    label(stage, name, x + 72, 568, { size: 16, bold: on })
  })
}

/** A plant cell 220 wide and 170 high before it is scaled. */
function picture(
  stage: Stage,
  x: number,
  y: number,
  scale: number,
  moment: Moment,
  born: boolean,
  bare = false,
): void {
  const { context, colours } = stage
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.beginPath()
  context.roundRect(-110, -88, 220, 176, 18)
  context.fillStyle = '#DDEFC9'
  context.fill()
  context.lineWidth = 6
  context.strokeStyle = '#7FAE5B'
  context.stroke()
  context.lineWidth = 2
  context.strokeStyle = colours.ink
  context.beginPath()
  context.roundRect(-113, -91, 226, 182, 20)
  context.stroke()
  const { part, share } = moment
  if (born) {
    wall(stage, 1)
    for (const side of [-1, 1]) nucleus(stage, side * 56, 0, 36, 'thin', 1)
  } else if (part === 'growing' || part === 'copying' || part === 'checking')
    nucleus(stage, 0, 0, 50, part === 'growing' ? 'thin' : 'thick', moment.dna)
  else if (part === 'prophase') {
    oval(stage, [0, 0], [54, 54], '#C9C4EF', { alpha: 0.8 * (1 - share), rim: share < 0.75 ? 2 : 0 })
    if (!bare) spindle(stage, share)
    for (let i = 0; i < 4; i++) {
      const angle = i * 1.7 + 0.6
      const [px, py] = [Math.cos(angle) * 26, Math.sin(angle) * 26]
      chromosome(
        stage,
        px * (1 - share) + 0,
        py * (1 - share) + row(i) * share,
        i,
        0,
        (1 - share) * angle * 0.5,
      )
    }
  } else if (part === 'metaphase') {
    if (!bare) spindle(stage, 1)
    for (let i = 0; i < 4; i++)
      chromosome(stage, bare ? 18 * Math.sin(i * 2.2) : 0, row(i), i, 0, bare ? i * 0.9 : 0)
  } else if (part === 'anaphase') {
    spindle(stage, 1)
    for (let i = 0; i < 4; i++) chromosome(stage, 0, row(i) * (1 - 0.35 * share), i, 8 + share * 62, 0)
  } else {
    spindle(stage, 1 - share)
    for (const side of [-1, 1])
      oval(stage, [side * 66, 0], [33, 44], '#C9C4EF', { alpha: share * 0.9, rim: share > 0.3 ? 2 : 0 })
    for (let i = 0; i < 4; i++) chromosome(stage, 0, row(i) * 0.65 * (1 - 0.25 * share), i, 70 - 6 * share, 0)
    wall(stage, share)
  }
  context.restore()
}

const row = (i: number) => -48 + i * 32

function wall(stage: Stage, share: number): void {
  const tall = 86 * Math.min(1, share * 1.1)
  line(
    stage,
    [
      [0, -tall],
      [0, tall],
    ],
    { colour: 'leaf', width: 6 },
  )
}

function spindle(stage: Stage, strength: number): void {
  stage.context.globalAlpha = Math.min(1, Math.max(0, strength))
  for (let i = -3; i <= 3; i++) {
    const { context } = stage
    context.beginPath()
    context.moveTo(-98, 0)
    context.quadraticCurveTo(0, i * 38, 98, 0)
    context.strokeStyle = '#8F8BA3'
    context.lineWidth = 1.4
    context.stroke()
  }
  for (const side of [-1, 1]) oval(stage, [side * 98, 0], [4, 4], 'muted', { rim: 0 })
  stage.context.globalAlpha = 1
}

function nucleus(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  kind: 'thin' | 'thick',
  dna: number,
): void {
  oval(stage, [x, y], [radius, radius], '#C9C4EF', { rim: 2 })
  const { context, colours } = stage
  for (let i = 0; i < 4; i++) {
    const angle = i * 1.57 + 0.4
    const [cx, cy] = [x + Math.cos(angle) * radius * 0.45, y + Math.sin(angle) * radius * 0.45]
    for (const copy of kind === 'thin' ? [0] : [0, 1]) {
      context.globalAlpha = copy === 0 ? 1 : Math.min(1, Math.max(0, dna - 1))
      context.beginPath()
      for (let k = 0; k <= 14; k++) {
        const t = k / 14
        const px = cx + (t - 0.5) * radius * 0.7 + copy * 3.5
        const py = cy + Math.sin(t * 11 + i) * radius * 0.16 + copy * 4.5
        if (k === 0) context.moveTo(px, py)
        else context.lineTo(px, py)
      }
      context.strokeStyle = i % 2 ? colours.iris : colours.tomato
      context.lineWidth = 2.4
      context.lineCap = 'round'
      context.stroke()
    }
  }
  context.globalAlpha = 1
}

/** Two copies joined in the middle; `apart` moves them to the two ends. Two long and two short ones. */
function chromosome(stage: Stage, x: number, y: number, i: number, apart: number, turn: number): void {
  const { context, colours } = stage
  const long = i < 2 ? 15 : 10
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  for (const side of [-1, 1]) {
    context.beginPath()
    if (apart > 0) {
      // Pulled by the middle, the arms trail behind.
      context.moveTo(side * (apart - long), -long * 0.75)
      context.quadraticCurveTo(side * (apart + long * 0.8), 0, side * (apart - long), long * 0.75)
    } else {
      context.moveTo(side * 8, -long)
      context.quadraticCurveTo(-side * 2, 0, side * 8, long)
    }
    context.lineCap = 'round'
    context.strokeStyle = colours.ink
    context.lineWidth = 9
    context.stroke()
    context.strokeStyle = i % 2 ? colours.iris : colours.tomato
    context.lineWidth = 6
    context.stroke()
  }
  context.restore()
}
