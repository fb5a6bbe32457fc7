import { rate } from '../../game/world.ts'
import type { Block, RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** From one mark to the next. */
const apart = 64

/** A strip that carries along: a belt with arrows on it, or, in the open, nothing but the arrows. They go as fast as whoever is in it. */
export function drawStream(block: Block, { tick }: RulesWorld, { ctx, stage }: Painter): void {
  const { x, y, width, height, flows = 0, tile } = block
  const way = Math.sign(flows)
  const gone = ((((tick * flows) / rate) % apart) + apart) % apart
  ctx.save()
  if (tile === 'belt') {
    ctx.fillStyle = '#3d4250'
    ctx.fillRect(x, y, width, height)
    ctx.fillStyle = '#8b93a5'
    for (const edge of [y, y + height - 7]) ctx.fillRect(x, edge, width, 7)
  } else {
    ctx.fillStyle = way > 0 ? '#ffffff12' : '#1030600f'
    ctx.fillRect(x, y, width, height)
  }
  ctx.strokeStyle = tile === 'belt' ? '#f2c14e' : '#ffffff9c'
  ctx.lineWidth = 5
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const middle = y + height / 2
  for (let left = gone - apart; left < stage.width + apart; left += apart) {
    ctx.beginPath()
    ctx.moveTo(left - way * 9, middle - 11)
    ctx.lineTo(left + way * 5, middle)
    ctx.lineTo(left - way * 9, middle + 11)
    ctx.stroke()
  }
  ctx.restore()
}
