import { surface } from '../../rules/spaces/space.ts'
import { type Block, bookOf, type RulesWorld } from '../../rules/world.ts'
import type { Painter } from '../view/painter.ts'

type Draw = (block: Block, others: readonly Block[], painter: Painter) => void

/** What there is only where one falls: pits, springs, spikes from above and flags. A game without them has nothing of it (`bundleRules`). */
export const way: Way | undefined = {
  drawPits,
  drawsItself(block, painter, drawBlock) {
    if (block.tile === 'spring') drawSpring(block, painter)
    else if (block.hangs) drawHanging(block, painter, drawBlock)
    else return false
    return true
  },
  drawFlags({ flags }, painter) {
    for (const { x, y, reached } of flags)
      drawFlag(painter, x, y, reached ? painter.palette.accent : '#c9ced9')
  },
}

type Way = {
  drawPits(world: RulesWorld, painter: Painter): void
  /** Whether a block looks like no other, and was drawn. */
  drawsItself(block: Block, painter: Painter, drawBlock: Draw): boolean
  drawFlags(world: RulesWorld, painter: Painter): void
}

/** From above, as in a mirror. */
function drawHanging(block: Block, painter: Painter, drawBlock: Draw): void {
  const { ctx } = painter
  ctx.save()
  ctx.translate(0, block.y * 2 + block.height)
  ctx.scale(1, -1)
  drawBlock(block, [], painter)
  ctx.restore()
}

/** A pit is dark, so that nobody takes it for a floor, or full of what one would not like to fall into. */
function drawPits(world: RulesWorld, painter: Painter): void {
  const { height, width, blocks } = world
  const { over } = bookOf(world).space
  const { camera, stage } = painter
  const low = blocks
    .filter((block) => block.tile === 'ground' && block.y + block.height > height)
    .sort((one, other) => one.x - other.x)
  low.forEach((block, at) => {
    const next = low[at + 1]
    const from = block.x + block.width
    if (!next || next.x <= from || from >= width) return
    if (from > camera.x + stage.width || next.x < camera.x) return
    if (over) fillPit(over, from, next.x, height, painter)
    else darken(from, next.x, height, painter)
  })
}

function fillPit(tile: string, from: number, to: number, height: number, painter: Painter): void {
  const { camera, stage } = painter
  const columns = Math.max(1, Math.round((to - from) / 48))
  const wide = (to - from) / columns
  for (let column = 0; column < columns; column++) {
    const x = from + column * wide
    if (x > camera.x + stage.width || x + wide < camera.x) continue
    painter.tile(tile, x, height - surface, wide, surface + 8, {
      below: true,
      left: true,
      right: true,
      seed: column,
    })
  }
}

function darken(from: number, to: number, height: number, { ctx }: Painter): void {
  const deep = 120
  const shade = ctx.createLinearGradient(0, height - deep, 0, height)
  shade.addColorStop(0, 'rgba(14,8,30,0)')
  shade.addColorStop(1, 'rgba(14,8,30,.82)')
  ctx.fillStyle = shade
  ctx.fillRect(from - 1, height - deep, to - from + 2, deep)
}

function drawSpring({ x, y, width, height, tile }: Block, painter: Painter): void {
  const { ctx, palette } = painter
  painter.painted(`tile:${tile}`, x + width / 2, y + height / 2, width)
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
