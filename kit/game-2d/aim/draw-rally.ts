import { memberOf } from '../../game/plan.ts'
import { fade } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'
import type { Body } from './bodies.ts'
import type { RallyWorld } from './rally.ts'

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
