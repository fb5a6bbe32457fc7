import { plot, scattered } from '@makebelieve/kit/simulation/plot'
import { area, disc, ground, label, type Stage } from '@makebelieve/kit/simulation/stage'
import type { Values } from '@makebelieve/kit/simulation/system'
import type { Moths } from './system.ts'

const [columns, rows] = [6, 8]
const shown = columns * rows

export function draw(stage: Stage, { allele, generation, trail }: Moths, values: Values): void {
  const { soot = 85, hunt = 40, arrivals = 0 } = values
  ground(stage, 'sky')
  const { context, colours } = stage
  const grey = (pale: number, dark: number) => {
    const part = Math.round(pale + ((dark - pale) * soot) / 100)
    return `#${[part + 6, part, Math.max(0, part - 14)].map((one) => Math.min(255, one).toString(16).padStart(2, '0')).join('')}` as const
  }
  // The trunk fills the left; flecks of lichen vanish under the soot.
  context.fillStyle = grey(212, 62)
  context.fillRect(30, 0, 530, 600)
  for (let i = 0; i < 90; i++) {
    context.fillStyle = i % 2 === 0 ? grey(232, 52) : grey(184, 78)
    context.beginPath()
    const [x, y] = [48 + scattered(i, 1) * 494, scattered(i, 2) * 600]
    context.ellipse(x, y, 5 + scattered(i, 3) * 8, 9 + scattered(i, 4) * 20, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = colours.ink
  context.fillRect(28, 0, 3, 600)
  context.fillRect(559, 0, 3, 600)
  const dark = Math.round((1 - (1 - allele) ** 2) * shown)
  for (let i = 0; i < shown; i++) {
    const order = (i * 29 + 11) % shown
    const place = scattered(i + generation * 53, 5) - 0.5
    moth(
      stage,
      78 + (i % columns) * 87 + place * 26,
      52 + Math.floor(i / columns) * 71 + (scattered(i + generation * 31, 6) - 0.5) * 20,
      place * 1.6,
      order < dark,
    )
  }
  const share = 100 * (1 - (1 - allele) ** 2)
  label(stage, `Generation ${generation}`, 750, 36, { bold: true, size: 24 })
  moth(stage, 640, 88, 0, true)
  label(stage, `${share.toFixed(0)}%`, 684, 88, { bold: true, size: 24, align: 'left' })
  moth(stage, 810, 88, 0, false)
  label(stage, `${(100 - share).toFixed(0)}%`, 852, 88, { bold: true, size: 24, align: 'left' })
  plot(stage, {
    at: [592, 130, 348, 300],
    title: 'Dark moths',
    across: 'generations',
    up: '0 to 100%',
    x: [0, Math.max(30, trail.length - 1)],
    y: [0, 1],
    curves: [{ points: trail.map((one, i) => [i, one] as const), colour: 'ink', filled: true }],
    dots: [{ at: [trail.length - 1, share / 100], colour: 'tomato' }],
  })
  const birds = Math.round(hunt / 20)
  for (let i = 0; i < birds; i++) bird(stage, 642 + i * 66, 490 + (i % 2) * 12)
  label(stage, birds === 0 ? 'hardly a bird' : 'birds eat those they see', 766, 548, { size: 16 })
  if (arrivals > 0)
    label(stage, `${arrivals.toFixed(1)}% pale moths fly in`, 766, 576, { size: 16, colour: 'muted' })
}

function moth({ context, colours }: Stage, x: number, y: number, turn: number, isDark: boolean): void {
  context.save()
  context.translate(x, y)
  context.rotate(turn)
  context.lineWidth = 1.3
  context.strokeStyle = isDark ? '#0E0D16' : '#8C8473'
  context.fillStyle = isDark ? '#35323F' : '#EDE7DA'
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(0, -8)
    context.quadraticCurveTo(side * 14, -20, side * 34, -17)
    context.quadraticCurveTo(side * 31, -2, side * 19, 3)
    context.quadraticCurveTo(side * 20, 17, side * 7, 17)
    context.lineTo(0, 8)
    context.closePath()
    context.fill()
    context.stroke()
  }
  context.fillStyle = isDark ? '#14121D' : '#B9B09C'
  for (const [sx, sy] of [
    [-19, -8],
    [17, -9],
    [-10, 7],
    [10, 8],
  ] as const) {
    context.beginPath()
    context.arc(sx, sy, 2.1, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = isDark ? '#1D1B2E' : '#A79F8C'
  context.beginPath()
  context.ellipse(0, 0, 3.8, 12, 0, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = colours.ink
  context.restore()
}

function bird(stage: Stage, x: number, y: number): void {
  area(
    stage,
    [
      [x - 34, y - 10],
      [x - 18, y - 6],
      [x - 18, y + 6],
    ],
    'iris',
  )
  disc(stage, x, y, 20, 'iris')
  area(
    stage,
    [
      [x + 17, y - 8],
      [x + 31, y - 2],
      [x + 18, y + 3],
    ],
    'marigold',
  )
  disc(stage, x + 8, y - 6, 4, 'card')
}
