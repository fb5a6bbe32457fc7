import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { oval, soft } from '../shapes.ts'
import { differences, type Factory, geneOf, isDifferent, threeLetters } from './model.ts'

const paints = { A: '#7CC063', T: '#E88AA8', U: '#E8A13C', G: '#7FC4E8', C: '#F5D04E' } as const
type Letter = keyof typeof paints
const partner: Readonly<Record<string, Letter>> = { A: 'T', T: 'A', G: 'C', C: 'G' }

const wide = 14.2
const left = 30

export function draw(stage: Stage, state: Factory, values: Values): void {
  ground(stage, 'paper')
  nucleus(stage)
  dna(stage, state, values)
  message(stage, state, values)
  ribosomes(stage, state, values)
  finished(stage, state, values)
}

function nucleus({ context, colours }: Stage): void {
  context.fillStyle = '#E9E5F8'
  context.beginPath()
  context.roundRect(10, 10, 940, 236, 40)
  context.fill()
  context.lineWidth = 2.5
  context.strokeStyle = colours.ink
  context.stroke()
}

function letter(
  stage: Stage,
  x: number,
  y: number,
  name: Letter,
  { high = 22, faint = false, marked = false } = {},
): void {
  const { context, colours } = stage
  context.globalAlpha = faint ? 0.35 : 1
  context.fillStyle = paints[name]
  context.beginPath()
  context.roundRect(x, y, wide - 1.2, high, 3)
  context.fill()
  context.lineWidth = marked ? 3 : 1
  context.strokeStyle = marked ? colours.tomato : colours.ink
  context.stroke()
  context.globalAlpha = 1
  label(stage, name, x + wide / 2 - 0.6, y + high / 2, { size: 12, bold: true })
}

/** Two strands; where the polymerase is they are open. */
function dna(stage: Stage, { written }: Factory, values: Values): void {
  const { dna: text, changed } = geneOf(values)
  const done = Math.floor(written)
  const isWriting = written < text.length
  label(stage, 'in the nucleus: a gene is copied', 40, 36, { align: 'left', size: 17, bold: true })
  label(stage, `${done} of ${text.length} letters`, 920, 36, { align: 'right', size: 16, colour: 'muted' })
  const open = (i: number) => {
    if (!isWriting) return 0
    return 26 * Math.max(0, 1 - Math.abs(i - written) / 7)
  }
  ;[...text].forEach((one, i) => {
    const x = left + i * wide
    letter(stage, x, 76 - open(i) * 0.5, one as Letter, { marked: i === changed })
    letter(stage, x, 102 + open(i), partner[one] ?? 'A')
  })
  if (isWriting) {
    const x = left + written * wide
    oval(stage, [Math.min(880, Math.max(80, x)), 122], [62, 56], 'iris', { alpha: 0.28, rim: 2.5 })
    label(stage, 'polymerase', Math.min(880, Math.max(80, x)), 188, { size: 15, bold: true, colour: 'iris' })
    for (let i = 0; i < done; i++) {
      // Fresh letters hang on the strand, older ones trail away below.
      const back = written - i
      const y = back < 6 ? 102 + open(i) - 23 + 4 : 176 + Math.min(26, (back - 6) * 5)
      if (back >= 6) letter(stage, left + i * wide, Math.min(208, y), rna(text[i]), { high: 20 })
    }
  } else label(stage, 'the message leaves the nucleus', 480, 196, { size: 16, colour: 'muted' })
}

const rna = (one = 'A'): Letter => (one === 'T' ? 'U' : (one as Letter))

/** The message outside, in words of three. */
function message(stage: Stage, { written }: Factory, values: Values): void {
  const { dna: text, changed, chain } = geneOf(values)
  label(stage, 'outside: ribosomes read it, three letters at a time', 40, 272, {
    align: 'left',
    size: 17,
    bold: true,
  })
  const { ribosome = 5, every = 3 } = values
  label(stage, `${ribosome.toFixed(1)} words a second, a ribosome every ${every.toFixed(1)} s`, 920, 272, {
    align: 'right',
    size: 15,
    colour: 'muted',
  })
  if (written < text.length) {
    label(stage, 'waiting for the message', 480, 380, { size: 18, colour: 'muted' })
    return
  }
  ;[...text].forEach((one, i) => {
    const behind = i >= (chain.length + 1) * 3
    letter(stage, left + i * wide, 372, rna(one), { high: 26, faint: behind, marked: i === changed })
  })
  for (let word = 0; word * 3 < text.length; word++)
    line(
      stage,
      [
        [left + word * 3 * wide + 2, 404],
        [left + Math.min(text.length, word * 3 + 3) * wide - 4, 404],
      ],
      { width: 3, colour: word > chain.length ? 'line' : word === chain.length ? 'tomato' : 'ink' },
    )
  label(stage, 'stop', left + (chain.length * 3 + 1.5) * wide, 420, {
    size: 14,
    bold: true,
    colour: 'tomato',
  })
}

const beads = ['#5B9BD5', '#E8836B', '#8DBD70', '#F5B700', '#B79AE0', '#5FBFB4'] as const
const beadOf = (name: string) => beads[(name.charCodeAt(0) * 7) % beads.length] ?? '#F5B700'

function ribosomes(stage: Stage, { ribosomes: all }: Factory, values: Values): void {
  const { chain } = geneOf(values)
  all.forEach((at, k) => {
    const x = left + (at * 3 + 1.5) * wide
    oval(stage, [x, 362], [46, 30], '#C98F5A', { alpha: 0.55, rim: 2 })
    oval(stage, [x, 398], [38, 15], '#A8713F', { alpha: 0.5, rim: 2 })
    // The chain of the first is shown in full below; those behind trail a little tail.
    const long = Math.floor(at)
    if (k > 0)
      for (let i = 0; i < Math.min(long, 7); i++)
        oval(
          stage,
          [x - 10 + 7 * Math.sin(i * 1.2), 328 - i * 6],
          [7, 7],
          beadOf(chain[long - 1 - i] ?? 'A'),
          { rim: 1.2 },
        )
  })
  const first = Math.floor(all[0] ?? 0)
  const coming = chain[first]
  if (all.length > 0 && coming) {
    // The next amino acid is brought.
    const [x, y] = [left + (first * 3 + 1.5) * wide, 304 + 30 * ((all[0] ?? 0) - first)]
    line(
      stage,
      [
        [x, y],
        [x, y + 36],
      ],
      { width: 5, colour: 'earth' },
    )
    oval(stage, [x, y], [20, 17], beadOf(coming), { rim: 1.5 })
    label(stage, threeLetters[coming] ?? '', x, y, { size: 13, bold: true })
  }
  if (all.length > 0 && first > 0)
    row(stage, chain.slice(0, first), values, 466, 'the chain of the first ribosome')
}

/** Beads with their names; wrong ones have a red rim. */
function row(stage: Stage, chain: string, values: Values, y: number, says: string): void {
  const { context, colours } = stage
  label(stage, says, 40, y - 28, { align: 'left', size: 15, colour: 'muted' })
  line(
    stage,
    [
      [52, y],
      [52 + (chain.length - 1) * 42, y],
    ],
    { width: 5 },
  )
  ;[...chain].forEach((name, i) => {
    const x = 52 + i * 42
    oval(stage, [x, y], [20, 17], beadOf(name), { rim: 1.5 })
    if (isDifferent(i, values)) {
      context.lineWidth = 4
      context.strokeStyle = colours.tomato
      context.beginPath()
      context.ellipse(x, y, 20, 17, 0, 0, Math.PI * 2)
      context.stroke()
    }
    label(stage, threeLetters[name] ?? '', x, y, { size: 13, bold: true })
  })
}

/** Finished proteins fold up: right ones round, wrong ones odd. */
function finished(stage: Stage, { finished: count }: Factory, values: Values): void {
  card(stage, 20, 502, 920, 84)
  const wrong = differences(values)
  label(stage, `${count} proteins`, 40, 530, { align: 'left', size: 22, bold: true })
  label(
    stage,
    count === 0
      ? 'none is finished yet'
      : wrong === 0
        ? 'all as they should be'
        : `${wrong} wrong ${wrong === 1 ? 'place' : 'places'} in each`,
    40,
    560,
    {
      align: 'left',
      size: 15,
      colour: wrong === 0 ? 'leaf' : 'tomato',
      bold: true,
    },
  )
  const { chain } = geneOf(values)
  for (let k = 0; k < Math.min(11, count); k++) folded(stage, 310 + k * 57, 544, chain, wrong)
}

function folded(stage: Stage, x: number, y: number, chain: string, wrong: number): void {
  if (wrong > 1)
    // Broken chains stay loose.
    line(
      stage,
      Array.from({ length: 13 }, (_, i) => [x - 22 + i * 3.6, y + 12 * Math.sin(i * 1.1)] as const),
      { colour: 'muted', width: 4 },
    )
  else
    soft(
      stage,
      Array.from({ length: 12 }, (_, i): [number, number] => {
        const a = (i / 12) * Math.PI * 2
        const r = 21 + 4 * Math.sin(i * 2.1)
        return [
          x + Math.cos(a) * r * (wrong === 1 ? 1.25 : 1),
          y + Math.sin(a) * r * (wrong === 1 ? 0.75 : 1),
        ]
      }),
      wrong === 1 ? '#D98C8C' : '#E4695A',
      { rim: 2 },
    )
  for (let i = 0; i < 5; i++)
    if (wrong <= 1)
      oval(
        stage,
        [x + 11 * Math.cos(i * 1.3), y + 10 * Math.sin(i * 1.3)],
        [4, 4],
        beadOf(chain[i * 3] ?? 'A'),
        { rim: 0 },
      )
  // The sticky spot of sickle cell haemoglobin.
  if (wrong === 1) oval(stage, [x + 25, y], [6, 6], 'tomato', { rim: 1.5 })
}
