import { lostOf } from '../../rules/hands.ts'
import type { Body } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

const turns = { right: 0, down: Math.PI / 2, left: Math.PI, up: -Math.PI / 2 } as const

/** Over the head of whoever is played: that left is right just now, or which direction does not answer. */
export function drawHands(body: Body, head: number, { ctx }: Painter): void {
  const lost = lostOf(body)
  if (body.dizzy === 0 && lost === undefined) return
  ctx.save()
  ctx.translate(body.x, head - 32)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.arc(0, 0, 20, 0, Math.PI * 2)
  ctx.fillStyle = '#1d1b2ecc'
  ctx.fill()
  ctx.strokeStyle = '#fff6d8'
  ctx.lineWidth = 4
  if (lost === undefined) {
    drawArrow(ctx, 0, -6)
    drawArrow(ctx, Math.PI, 6)
  } else {
    drawArrow(ctx, turns[lost as keyof typeof turns], 0)
    ctx.strokeStyle = '#ff5a4e'
    ctx.beginPath()
    ctx.moveTo(-14, 14)
    ctx.lineTo(14, -14)
    ctx.stroke()
  }
  ctx.restore()
}

function drawArrow(ctx: Painter['ctx'], angle: number, down: number): void {
  ctx.save()
  ctx.translate(0, down)
  ctx.rotate(angle)
  ctx.beginPath()
  ctx.moveTo(-11, 0)
  ctx.lineTo(11, 0)
  ctx.moveTo(5, -5)
  ctx.lineTo(11, 0)
  ctx.lineTo(5, 5)
  ctx.stroke()
  ctx.restore()
}
