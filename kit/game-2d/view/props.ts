import { castIn } from '../../game/plan.ts'
import type { World } from '../../game/world.ts'
import type { Genre } from '../genre.ts'
import { drawSecondCursor } from '../table/player-marks.ts'
import { stakeIn } from '../turns/stake.ts'
import type { Painter } from './painter.ts'

/** Draws a world with what only stands about in it. Everybody who draws a world draws it with this. */
export function drawWorld<W extends World>(genre: Genre<W>, world: W, painter: Painter): void {
  drawProps(genre.seen, painter)
  genre.draw(world, painter)
  drawSecondCursor(genre, world, painter)
}

/**
 * Things that the prompt named and the rules have no use for: part of the scene, behind everything. From above they
 * lie along the edges, from the side they stand far off, and beside a table they stand left and right.
 */
function drawProps(seen: Genre['seen'], painter: Painter): void {
  const { plan, stage, camera } = painter
  // Who pays for mistakes is seen where the rules show it.
  const stake = stakeIn(plan)
  const props = castIn(plan, 'prop').filter(({ id }) => id !== stake?.cast && id !== stake?.to)
  props.forEach((prop, kind) => {
    const size = Math.min(
      150,
      (prop.beside === undefined ? 84 : 40 + 36 * prop.beside) * Math.min(1.6, prop.size),
    )
    const shade = { shadow: seen !== 'table', alive: kind + 40 }
    if (seen === 'table') {
      const left = kind % 2 === 0
      const step = Math.floor(kind / 2) * 96
      painter.sprite(prop, left ? 56 : stage.width - 56, stage.height - 70 - step, size, shade)
      return
    }
    for (let copy = 0; copy < 3; copy++) {
      const part = spread(plan.look.seed + kind * 7 + copy * 13)
      if (seen === 'top') {
        const top = copy % 2 === 0
        const x = camera.x + (0.06 + 0.88 * part) * stage.width
        painter.sprite(prop, x, camera.y + (top ? 46 : stage.height - 46), size * 0.8, {
          ...shade,
          alpha: 0.9,
        })
      } else {
        // Far off, so it passes slowly while the camera moves.
        const width = stage.width + size * 2
        const x = (((part * width + copy * 410 - camera.x * 0.35) % width) + width) % width
        painter.sprite(prop, camera.x + x - size, camera.y + stage.height * 0.66, size, {
          ...shade,
          alpha: 0.92,
        })
      }
    }
  })
}

/** An even-looking number from 0 to 1 for a whole number. */
function spread(number: number): number {
  return Math.abs(Math.sin(number * 12.9898) * 43758.5453) % 1
}
