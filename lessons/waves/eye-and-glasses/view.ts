import { card, ground, label, line, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import { blob, stroke } from '../paint.ts'
import { arriving, blurOf, type Eye, longOf, meetingOf, relaxed, reserve } from './model.ts'

const lens = { x: 560, y: 250 }
/** 15 pixels for a millimetre inside the eye. */
const inside = 15
const half = 34

export function draw(stage: Stage, state: Eye, values: Values): void {
  ground(stage, 'paper')
  const { distance = 2, glasses = 0 } = values
  const { context, colours } = stage
  const back = lens.x + longOf(values) * 1000 * inside
  const middle = (lens.x - 16 + back) / 2
  const [wide, tall] = [(back - lens.x + 16) / 2 + 6, 138]
  blob(stage, [middle + 5, lens.y + 5], [wide, tall], 'rgba(29,27,46,0.12)', { rim: false })
  blob(stage, [middle, lens.y], [wide, tall], '#FFFFFF')
  // The retina.
  context.strokeStyle = colours.rose
  context.lineWidth = 9
  context.beginPath()
  context.ellipse(middle, lens.y, wide - 5, tall - 5, 0, -1.1, 1.1)
  context.stroke()
  rays(stage, state, values, back)
  // Iris and lens.
  for (const side of [1, -1])
    stroke(
      stage,
      [
        [lens.x - 20, lens.y + side * 92],
        [lens.x - 14, lens.y + side * (half + 6)],
      ],
      colours.teal,
      { width: 12 },
    )
  const bulge = 20 + 3.4 * (state.strength - relaxed)
  context.fillStyle = 'rgba(127,196,232,0.7)'
  context.strokeStyle = colours.ink
  context.lineWidth = 2.5
  context.beginPath()
  context.moveTo(lens.x, lens.y - 58)
  context.quadraticCurveTo(lens.x + bulge, lens.y, lens.x, lens.y + 58)
  context.quadraticCurveTo(lens.x - bulge, lens.y, lens.x, lens.y - 58)
  context.fill()
  context.stroke()
  if (glasses !== 0) spectacles(stage, glasses)
  thing(stage, distance)
  label(
    stage,
    `${distance < 1 ? `${(100 * distance).toFixed(0)} cm` : `${distance.toFixed(1)} m`} away`,
    110,
    392,
    { bold: true, size: 19 },
  )
  seen(stage, blurOf(state, values))
  words(stage, state, values)
}

/** From one point of the thing through the pupil: where do the rays meet? */
function rays(stage: Stage, state: Eye, values: Values, back: number): void {
  const { distance = 2, glasses = 0 } = values
  // What is missing is drawn larger than it is, so that it can be seen.
  const off = (meetingOf(state, values) - longOf(values)) * 1000 * inside * 2.5
  const meets = Math.max(lens.x + 70, back + off)
  // Near things send rays that spread; far ones send them nearly side by side.
  const source = 118
  const spread = Math.min(1, 0.25 / distance + 0.06)
  const sharp = blurOf(state, values) < 0.01
  // Straight on to the pupil, or with a bend in the glasses.
  const bend = glasses === 0 ? 1 - spread * 0.294 : Math.max(0.6, 1 + 0.04 * arriving(values))
  const from = (share: number): [number, number] => [
    source,
    lens.y + share * half * Math.min(1, bend) * (1 - spread),
  ]
  for (let i = -2; i <= 2; i++) {
    const share = i / 2
    const y = lens.y + share * half
    const turn: [number, number] = [430, lens.y + share * half * bend]
    const end: [number, number] = [back, y + ((lens.y - y) * (back - lens.x)) / (meets - lens.x)]
    stroke(stage, [from(share), turn, [lens.x, y], end], sharp ? stage.colours.leaf : stage.colours.tomato, {
      width: 3.5,
    })
    if (meets > back + 2 && meets < 955)
      stroke(stage, [end, [meets, lens.y]], stage.colours.tomato, { width: 2, alpha: 0.6, dashes: [6, 6] })
  }
}

function spectacles({ context, colours }: Stage, glasses: number): void {
  const [x, y] = [430, lens.y]
  const bulge = 4 + 3.2 * Math.abs(glasses)
  context.fillStyle = 'rgba(160,214,236,0.7)'
  context.strokeStyle = colours.ink
  context.lineWidth = 2.5
  context.beginPath()
  if (glasses > 0) {
    context.moveTo(x, y - 78)
    context.quadraticCurveTo(x + bulge, y, x, y + 78)
    context.quadraticCurveTo(x - bulge, y, x, y - 78)
  } else {
    context.moveTo(x - 12, y - 78)
    context.lineTo(x + 12, y - 78)
    context.quadraticCurveTo(x + 12 - bulge, y, x + 12, y + 78)
    context.lineTo(x - 12, y + 78)
    context.quadraticCurveTo(x - 12 + bulge, y, x - 12, y - 78)
  }
  context.closePath()
  context.fill()
  context.stroke()
}

/** A tree far off, a flower near by. */
function thing(stage: Stage, distance: number): void {
  const size = Math.max(0.55, Math.min(1.25, 1.25 - 0.3 * Math.log10(distance / 0.08)))
  const { context } = stage
  context.save()
  context.translate(96, lens.y)
  context.scale(size, size)
  line(
    stage,
    [
      [0, 10],
      [0, 96],
    ],
    { width: 12, colour: 'earth' },
  )
  for (const [x, y, r] of [
    [-30, 0, 34],
    [30, 2, 34],
    [0, -34, 40],
    [0, 6, 36],
  ] as const)
    blob(stage, [x, y], [r, r], stage.colours.leaf, { rim: false })
  for (const [x, y] of [
    [-30, -8],
    [16, -40],
    [34, 8],
    [-4, 14],
  ] as const)
    blob(stage, [x, y], [8, 8], stage.colours.tomato)
  context.restore()
}

/** What is seen: letters that are drawn again and again around, as wide as the blur. */
function seen(stage: Stage, blur: number): void {
  card(stage, 20, 424, 440, 158)
  label(stage, 'what you see', 240, 446, { size: 15, colour: 'muted' })
  const { context } = stage
  const wide = Math.min(46, blur * 120)
  const copies = wide < 1.2 ? 1 : 22
  for (let i = 0; i < copies; i++) {
    const angle = i * 2.399963
    const far = copies === 1 ? 0 : wide * Math.sqrt((i + 0.5) / copies)
    context.globalAlpha = copies === 1 ? 1 : Math.min(1, 2.4 / copies)
    label(stage, 'READ ME', 240 + Math.cos(angle) * far, 514 + Math.sin(angle) * far, {
      size: 58,
      bold: true,
    })
  }
  context.globalAlpha = 1
}

function words(stage: Stage, state: Eye, values: Values): void {
  const where = 1000 * (meetingOf(state, values) - longOf(values))
  const sharp = blurOf(state, values) < 0.01
  label(
    stage,
    sharp
      ? 'sharp: the rays meet on the retina'
      : where < 0
        ? 'the rays meet too early'
        : 'the rays would meet too late',
    480,
    34,
    {
      bold: true,
      size: 22,
      colour: sharp ? 'leaf' : 'tomato',
    },
  )
  const { length = 17, glasses = 0 } = values
  const used = reserve(values) > 0 ? (100 * (state.strength - relaxed)) / reserve(values) : 0
  const rows: [string, string][] = [
    ['eye', length > 17.08 ? 'too long' : length < 16.92 ? 'too short' : 'just right'],
    ['glasses', glasses === 0 ? 'none' : `${glasses > 0 ? '+' : '−'}${Math.abs(glasses).toFixed(2)} D`],
    [
      'lens bulges',
      reserve(values) > 0.05 ? `${Math.max(0, used).toFixed(0)}% of what it can` : 'it cannot any more',
    ],
  ]
  card(stage, 480, 424, 460, 158)
  rows.forEach(([name, value], i) => {
    label(stage, name, 504, 456 + i * 47, { size: 17, align: 'left', colour: 'muted' })
    label(stage, value, 916, 456 + i * 47, { size: 21, align: 'right', bold: true })
  })
}
