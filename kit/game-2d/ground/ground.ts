import { overlaps } from '../../rules/spaces/spots.ts'
import { type Block, bookOf, type RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'
import { drawIce } from './ice.ts'
import { drawStream } from './streams.ts'
import { way } from './way.ts'

/** What everybody stands on: the ground, walls and platforms, and what there is on a way where one falls. */
export function drawGround(world: RulesWorld, painter: Painter): void {
  const { camera, stage } = painter
  const seen = world.blocks.filter(
    ({ x, width }) => x < camera.x + stage.width + 120 && x + width > camera.x - 120,
  )
  way?.drawPits(world, painter)
  if (bookOf(world).space.across) drawLines(world, painter)
  if (bookOf(world).space.ice) drawIce(painter)
  for (const block of seen)
    if (block.flows) drawStream(block, world, painter)
    else if (!way?.drawsItself(block, painter, drawBlock)) drawBlock(block, seen, painter)
  way?.drawFlags(world, painter)
}

/** Where everybody begins, and where they are bound for: lines of chalk, and a track between them. */
function drawLines({ width, height }: RulesWorld, { ctx }: Painter): void {
  ctx.save()
  ctx.fillStyle = '#ffffff26'
  for (let lane = 0; lane < 6; lane += 2) ctx.fillRect(0, 40 + lane * 88, width, 88)
  ctx.strokeStyle = '#fffbeecc'
  ctx.lineWidth = 6
  ctx.setLineDash([26, 14])
  for (const x of [170, width - 180]) {
    ctx.beginPath()
    ctx.moveTo(x, 40)
    ctx.lineTo(x, height - 32)
    ctx.stroke()
  }
  ctx.restore()
}

const cell = 40

/** A block is built of tiles, so that its edges look as those of the scene; what lies side by side is one. */
function drawBlock({ x, y, width, height, tile }: Block, others: readonly Block[], painter: Painter): void {
  const { camera, stage } = painter
  const columns = Math.max(1, Math.round(width / cell))
  const rows = Math.max(1, Math.round(height / cell))
  const wide = width / columns
  const high = height / rows
  const isSame = (px: number, py: number) =>
    (tile === 'ground' || tile === 'wall') &&
    others.some((one) => one.tile === tile && overlaps(one, { x: px, y: py }, 0))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = x + column * wide
      const top = y + row * high
      if (left > camera.x + stage.width + cell || left < camera.x - cell * 2) continue
      painter.tile(tile, left, top, wide, high, {
        above: row > 0 || isSame(left + wide / 2, top - 4),
        below: row + 1 < rows || tile === 'ground' || isSame(left + wide / 2, top + high + 4),
        left: column > 0 || isSame(left - 4, top + 4),
        right: column + 1 < columns || isSame(left + wide + 4, top + 4),
        seed: column * 31 + row * 17,
      })
    }
}
