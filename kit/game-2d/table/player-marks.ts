import { choiceUnder, secondColour } from '../../game/second-cursor.ts'
import type { World } from '../../game/world.ts'
import type { Genre } from '../genre.ts'
import type { Painter } from '../view/painter.ts'

/** A ring with a 2 on it, over everything that the game draws. */
export function drawSecondCursor<W extends World>(genre: Genre<W>, world: W, painter: Painter): void {
  if (!world.cursor || world.status !== 'playing') return
  const choice = choiceUnder(genre.choices?.(world) ?? [], world.cursor)
  if (!choice) return
  const { ctx, camera, seconds } = painter
  const room = 3 + Math.sin(seconds * 5)
  const [x, y] = [camera.x + choice.x - room, camera.y + choice.y - room]
  const [width, height] = [choice.width + room * 2, choice.height + room * 2]
  const ring = (thick: number, colour: string) => {
    ctx.lineWidth = thick
    ctx.strokeStyle = colour
    ctx.beginPath()
    ctx.roundRect(x, y, width, height, Math.min(16, height * 0.3))
    ctx.stroke()
  }
  ctx.save()
  ring(10, '#16141f')
  ring(5.5, secondColour)
  ring(1.5, '#ffffff')
  drawPlayerTag(painter, 2, x + width - 8, y + 6)
  ctx.restore()
}

/** A badge that says whose something is. */
export function drawPlayerTag(painter: Painter, player: 1 | 2, x: number, y: number, size = 30): void {
  const { ctx } = painter
  ctx.fillStyle = player === 2 ? secondColour : '#f5b700'
  ctx.strokeStyle = '#16141f'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(x, y, size / 2, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  painter.text(String(player), x, y + 1, size * 0.64, { bold: true, colour: '#16141f' })
}
