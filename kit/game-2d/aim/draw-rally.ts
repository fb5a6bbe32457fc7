import { memberOf } from '../../game/plan.ts'
import { fade } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'
import type { Body } from './bodies.ts'
import { blocksOf, contentOf, type RallyWorld } from './rally.ts'

/** The court with its line in the middle, and how it stands. `way`: whether the two face each other across or up and down. */
export function drawCourt(
  { ctx, stage, palette, text }: Painter,
  { goals }: RallyWorld,
  way: 'across' | 'along',
): void {
  const { width, height } = stage
  const shade = palette.brightness < 0.5 ? 0.34 : 0.5
  const halves = way === 'across' ? [0, 0, width / 2, height] : [0, height / 2, width, height / 2]
  const others = way === 'across' ? [width / 2, 0, width / 2, height] : [0, 0, width, height / 2]
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(0, 0, width, height, 18)
  ctx.clip()
  ctx.fillStyle = fade('#2b6cb8', shade)
  ctx.fillRect(...(halves as [number, number, number, number]))
  ctx.fillStyle = fade('#b8404a', shade)
  ctx.fillRect(...(others as [number, number, number, number]))
  ctx.restore()
  ctx.beginPath()
  ctx.roundRect(0, 0, width, height, 18)
  ctx.strokeStyle = '#ffffffcc'
  ctx.lineWidth = 5
  ctx.stroke()
  ctx.setLineDash(way === 'across' ? [18, 14] : [])
  ctx.strokeStyle = '#ffffff8c'
  ctx.beginPath()
  if (way === 'across') {
    ctx.moveTo(width / 2, 8)
    ctx.lineTo(width / 2, height - 8)
  } else {
    ctx.moveTo(6, height / 2)
    ctx.lineTo(width - 6, height / 2)
  }
  ctx.stroke()
  ctx.setLineDash([])
  const [x1, y1, x2, y2] =
    way === 'across'
      ? [width / 2 - 70, 60, width / 2 + 70, 60]
      : [width - 44, height / 2 + 46, width - 44, height / 2 - 46]
  const look = { bold: true, colour: '#ffffffd9', outline: '#1d1b2e73' }
  text(String(goals[0]), x1, y1, 64, look)
  text(String(goals[1]), x2, y2, 64, look)
}

/** What stands between the two: somebody, or a plain bumper. */
export function drawBlocks(painter: Painter, world: RallyWorld): void {
  for (const { x, y, wide, cast } of blocksOf(world)) {
    if (cast) painter.sprite(memberOf(painter.plan, cast), x, y, wide * 2.3, { shadow: true })
    else painter.tile('bumper', x - wide, y - wide, wide * 2, wide * 2)
  }
}

/** The ball as what the prompt says it is, or as a plain one. */
export function drawBall(
  { ctx, plan, sprite }: Painter,
  { x, y, wide, cast, turn }: Body,
  fill = '#ffffff',
): void {
  if (cast) {
    sprite(memberOf(plan, cast), x, y, wide * 2.5, { angle: turn })
    return
  }
  ctx.fillStyle = '#1d1b2e59'
  ctx.beginPath()
  ctx.arc(x + 3, y + 4, wide, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = fill
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.arc(x, y, wide - 1, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = '#ffffffb3'
  ctx.beginPath()
  ctx.arc(x - wide * 0.3, y - wide * 0.35, wide * 0.26, 0, Math.PI * 2)
  ctx.fill()
}

/** Where each crack runs, from the middle of the ball to its edge, from -1 to 1. */
const cracks: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0.05, -0.1],
    [0.3, -0.3],
    [0.25, -0.55],
    [0.5, -0.8],
  ],
  [
    [0.05, -0.1],
    [-0.25, 0.05],
    [-0.4, -0.15],
    [-0.85, -0.1],
  ],
  [
    [-0.25, 0.05],
    [-0.2, 0.4],
    [-0.45, 0.6],
    [-0.4, 0.85],
  ],
  [
    [0.05, -0.1],
    [0.25, 0.2],
    [0.15, 0.45],
    [0.35, 0.8],
  ],
  [
    [0.25, 0.2],
    [0.55, 0.15],
    [0.65, 0.3],
    [0.92, 0.25],
  ],
  [
    [0.3, -0.3],
    [0.05, -0.5],
    [0, -0.7],
    [-0.25, -0.9],
  ],
]

/** What does not last shows it: one crack after the other, the more hits it has had. */
export function drawWear({ ctx, plan }: Painter, { hits }: RallyWorld, { x, y, wide }: Body): void {
  const { lasts } = contentOf(plan)
  if (!lasts || hits === 0) return
  const shown = Math.ceil((hits / lasts.hits) * cracks.length)
  ctx.save()
  ctx.translate(x, y)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [colour, thick] of [
    ['#ffffffcc', 0.2],
    ['#1d1b2e', 0.11],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = Math.max(2, wide * thick)
    for (const crack of cracks.slice(0, shown)) {
      ctx.beginPath()
      for (const [dx, dy] of crack) ctx.lineTo(dx * wide, dy * wide)
      ctx.stroke()
    }
  }
  ctx.restore()
}
