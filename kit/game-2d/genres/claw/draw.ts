import { theOne } from '../../../game/plan.ts'
import { drawBody } from '../../aim/draw-body.ts'
import { fade, lift, mix } from '../../scenery/colour.ts'
import type { Painter } from '../../view/painter.ts'
import type { ClawWorld } from './index.ts'
import { box, chute, claw, stage, toySize } from './machine.ts'

const steel = '#c9ced8'
const edge = '#4a4f5e'

export function draw(world: ClawWorld, painter: Painter): void {
  const { ctx, palette, plan } = painter
  const body = mix('#d8345f', palette.accent, 0.45)
  cabinet(painter, body)
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.left, box.top, box.right - box.left, box.floor - box.top + 60)
  ctx.clip()
  for (const toy of world.bodies) drawBody(painter, { ...toy, vx: 0 }, 1.2)
  drawClaw(world, painter)
  ctx.restore()
  front(painter, body)
  painter.sprite(theOne(plan, 'player'), 516, stage.height - 74, 118, { facing: -1, shadow: true, alive: 1 })
}

function cabinet({ ctx }: Painter, body: string): void {
  const [wide, high] = [box.right - box.left, box.floor - box.top]
  ctx.fillStyle = body
  ctx.strokeStyle = lift(body, -0.45)
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.roundRect(box.left - 16, 30, wide + 32, stage.height - 44, 26)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = mix('#dff1fb', body, 0.12)
  ctx.fillRect(box.left, box.top, wide, high)
  ctx.fillStyle = fade('#ffffff', 0.35)
  ctx.beginPath()
  ctx.moveTo(box.left + 40, box.top)
  ctx.lineTo(box.left + 130, box.top)
  ctx.lineTo(box.left + 20, box.floor)
  ctx.lineTo(box.left, box.floor)
  ctx.lineTo(box.left, box.top + 170)
  ctx.fill()
  // Lamps above the glass.
  for (let lamp = 0; lamp < 9; lamp++) {
    ctx.fillStyle = lamp % 2 === 0 ? '#ffd447' : '#fffdf6'
    ctx.beginPath()
    ctx.arc(box.left + 24 + lamp * ((wide - 48) / 8), 60, 9, 0, Math.PI * 2)
    ctx.fill()
  }
}

function drawClaw(world: ClawWorld, painter: Painter): void {
  const { ctx } = painter
  const { x, y, phase } = world.claw
  ctx.fillStyle = edge
  ctx.fillRect(box.left, box.top + 8, box.right - box.left, 9)
  ctx.fillRect(x - 22, box.top + 4, 44, 18)
  ctx.strokeStyle = edge
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.moveTo(x, box.top + 20)
  ctx.lineTo(x, y)
  ctx.stroke()
  if (world.held) painter.sprite(world.held.cast, x + world.held.off, y + claw.long, toySize * 2.4)
  const isOpen = phase === 'free' || phase === 'down' || phase === 'open' || (phase === 'home' && !world.held)
  const far = isOpen ? 38 : world.held ? 31 : 16
  for (const side of [-1, 1]) {
    for (const [colour, wide] of [
      [edge, 12],
      [steel, 7],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = wide
      ctx.lineJoin = 'round'
      ctx.lineCap = 'round'
      ctx.beginPath()
      ctx.moveTo(x, y)
      ctx.lineTo(x + side * far, y + claw.long * 0.55)
      ctx.lineTo(x + side * far * 0.55, y + claw.long * 1.45)
      ctx.stroke()
    }
  }
  ctx.fillStyle = steel
  ctx.strokeStyle = edge
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(x, y, 14, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
}

/** What is in front of the toys: the wall of the chute, the edge of the box, the flap where one takes them out. */
function front({ ctx }: Painter, body: string): void {
  ctx.fillStyle = fade('#8fc4e3', 0.5)
  ctx.fillRect(box.left, chute.lip, chute.right - box.left, box.floor - chute.lip)
  ctx.fillStyle = edge
  ctx.fillRect(chute.right - 3, chute.lip, 6, box.floor - chute.lip)
  ctx.fillStyle = body
  ctx.fillRect(box.left - 14, box.floor, box.right - box.left + 28, 70)
  ctx.fillStyle = '#2a2338'
  ctx.beginPath()
  ctx.roundRect(box.left + 8, box.floor + 16, chute.right - box.left - 16, 44, 8)
  ctx.fill()
  ctx.fillStyle = fade('#ffffff', 0.2)
  ctx.fillRect(box.left + 14, box.floor + 22, chute.right - box.left - 28, 8)
  // A stick and a button, as at the fair.
  ctx.strokeStyle = edge
  ctx.lineWidth = 7
  ctx.beginPath()
  ctx.moveTo(250, box.floor + 50)
  ctx.lineTo(250, box.floor + 22)
  ctx.stroke()
  for (const [x, y, size, fill] of [
    [250, box.floor + 20, 11, '#2f2a44'],
    [320, box.floor + 36, 15, '#ffd447'],
  ] as const) {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.arc(x, y, size, 0, Math.PI * 2)
    ctx.fill()
  }
}
