import { overlaps } from '../../rules/spaces/spots.ts'
import { type Block, bookOf, type RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

/** What everybody stands on: the ground with its pits, platforms, springs and flags. */
export function drawGround(world: RulesWorld, painter: Painter): void {
  const { camera, stage } = painter
  const seen = world.blocks.filter(
    ({ x, width }) => x < camera.x + stage.width + 120 && x + width > camera.x - 120,
  )
  drawPits(world, seen, painter)
  if (bookOf(world).space.across) drawLines(world, painter)
  for (const block of seen)
    if (block.tile === 'spring') drawSpring(block, painter)
    else drawBlock(block, seen, painter)
  for (const { x, y, reached } of world.flags)
    drawFlag(painter, x, y, reached ? painter.palette.accent : '#c9ced9')
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

/** A pit is dark, so that nobody takes it for a floor, or full of what one would not like to fall into. */
function drawPits(world: RulesWorld, blocks: readonly Block[], painter: Painter): void {
  const { height, width } = world
  const { over } = bookOf(world).space
  const low = blocks
    .filter((block) => block.tile === 'ground' && block.y + block.height > height)
    .sort((one, other) => one.x - other.x)
  low.forEach((block, at) => {
    const next = low[at + 1]
    const from = block.x + block.width
    if (!next || next.x <= from || from >= width) return
    if (over) fillPit(over, from, next.x, height, painter)
    else darken(from, next.x, height, painter)
  })
}

function fillPit(tile: string, from: number, to: number, height: number, painter: Painter): void {
  const columns = Math.max(1, Math.round((to - from) / 48))
  const wide = (to - from) / columns
  for (let column = 0; column < columns; column++)
    painter.tile(tile, from + column * wide, height - 36, wide, 44, {
      below: true,
      left: true,
      right: true,
      seed: column,
    })
}

function darken(from: number, to: number, height: number, { ctx }: Painter): void {
  const deep = 84
  const shade = ctx.createLinearGradient(0, height - deep, 0, height)
  shade.addColorStop(0, 'rgba(14,8,30,0)')
  shade.addColorStop(1, 'rgba(14,8,30,.82)')
  ctx.fillStyle = shade
  ctx.fillRect(from - 1, height - deep, to - from + 2, deep)
}

function drawSpring({ x, y, width }: Block, { ctx, palette }: Painter): void {
  ctx.save()
  ctx.strokeStyle = '#8f98aa'
  ctx.lineWidth = 5
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (let coil = 0; coil < 5; coil++) ctx.lineTo(x + (coil % 2 ? width - 13 : 13), y + 10 + coil * 4)
  ctx.stroke()
  ctx.fillStyle = palette.danger
  ctx.beginPath()
  ctx.roundRect(x + 4, y, width - 8, 11, 5)
  ctx.fill()
  ctx.fillStyle = '#ffffff66'
  ctx.fillRect(x + 8, y + 2, width - 16, 3)
  ctx.restore()
}

function drawFlag({ ctx, seconds }: Painter, x: number, y: number, colour: string): void {
  const high = 74
  const wave = Math.sin(seconds * 4 + x) * 4
  ctx.save()
  ctx.fillStyle = '#f4efe4'
  ctx.beginPath()
  ctx.roundRect(x - 3, y - high, 6, high, 3)
  ctx.fill()
  ctx.fillStyle = colour
  ctx.strokeStyle = '#1d1b2e55'
  ctx.lineWidth = 2
  ctx.beginPath()
  ctx.moveTo(x + 3, y - high + 4)
  ctx.quadraticCurveTo(x + high * 0.3, y - high * 0.98 + wave, x + high * 0.62, y - high * 0.76)
  ctx.quadraticCurveTo(x + high * 0.3, y - high * 0.7 - wave, x + 3, y - high * 0.54)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}
