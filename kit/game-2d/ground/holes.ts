import { holesIn } from '../../rules/spaces/holes.ts'
import { bookOf, type RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'
import { drawGround } from './ground.ts'

/** The ground, and the holes in it out of which somebody may come. */
export function drawHoles(world: RulesWorld, painter: Painter): void {
  drawGround(world, painter)
  const { space, kinds } = bookOf(world)
  // Those of the sentence are pictures of their own.
  if (!space.holes || kinds.some(({ where }) => where === 'rows')) return
  const { ctx } = painter
  ctx.save()
  for (const { x, y } of holesIn(world))
    for (const [colour, wide, lower] of [
      ['#ffffff40', 62, 30],
      ['#3a2a20', 56, 28],
      ['#16101a', 48, 32],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.ellipse(x, y + lower, wide, wide * 0.38, 0, 0, Math.PI * 2)
      ctx.fill()
    }
  ctx.restore()
}
