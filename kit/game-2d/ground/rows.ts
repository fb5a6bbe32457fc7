import { announced, cell, homesIn, laneSpeed, rowOf, tileOf, trainIn } from '../../rules/spaces/lanes.ts'
import { stage } from '../../rules/spaces/space.ts'
import type { Block, RulesWorld } from '../../rules/world.ts'
import { fade, lift, mix } from '../scenery/colour.ts'
import type { Painter } from '../view/painter.ts'

/** Rows that one hops over: roads, rails, water and what floats on it, strips between, and the far side. */
export function drawRows(world: RulesWorld, painter: Painter): void {
  for (const block of world.blocks) drawRow(world, block, painter)
}

function drawRow(world: RulesWorld, block: Block, painter: Painter): void {
  const { tile, y } = block
  const row = rowOf(y)
  if (tile === 'log') drawFloat(block, painter)
  else if (tile === 'far') drawFarSide(world, painter)
  else if (tile === 'strip') drawStrip(y, painter)
  else if (tile === 'water') {
    painter.tile('water', 0, y, stage.width, cell, { above: true })
    drawCurrent(y, laneSpeed(world, row), painter)
    if (tileOf(world, row - 1) !== 'water') shore(y, painter)
  } else if (tile === 'rail') drawRails(trainIn(world, row), y, painter)
  else drawRoad(y, tileOf(world, row - 1) === 'road', tileOf(world, row + 1) === 'road', painter)
}

/** On the open sea a strip is a sandbank, or one would not know where it is safe. */
function drawStrip(y: number, { ctx, palette }: Painter): void {
  const sandbank = palette.scene === 'sea' || palette.scene === 'underwater'
  const strip = fade(lift(palette.groundEdge, 0.25), palette.brightness < 0.5 ? 0.5 : 0.34)
  ctx.fillStyle = sandbank ? mix(palette.platformTop, '#f4dfb0', 0.6) : strip
  ctx.fillRect(0, y, stage.width, cell)
  ctx.fillStyle = fade(lift(palette.groundEdge, 0.5), 0.5)
  for (const edge of [y, y + cell - 5]) ctx.fillRect(0, edge, stage.width, 5)
}

/** Where nobody has ever laid a street, those who come along have trodden the ground. */
const trodden = new Set([
  'farm',
  'castle',
  'dungeon',
  'cave',
  'graveyard',
  'haunted',
  'beach',
  'jungle',
  'house',
  'kitchen',
])

function drawTrack(y: number, { ctx, palette }: Painter): void {
  ctx.fillStyle = mix(palette.ground, lift(palette.groundEdge, 0.1), 0.35)
  ctx.fillRect(0, y, stage.width, cell)
  for (let x = 0; x < stage.width; x += 34) {
    const off = ((x * 7 + y * 3) % 23) / 23
    ctx.fillStyle = fade(lift(palette.ground, off < 0.5 ? -0.22 : 0.25), 0.35)
    ctx.beginPath()
    ctx.ellipse(x + off * 20, y + cell * (0.2 + 0.6 * off), 9 + off * 8, 3 + off * 3, 0, 0, 7)
    ctx.fill()
  }
}

/** In pieces of three cells, so that the marks of a road have a good length. */
function drawRoad(y: number, above: boolean, below: boolean, painter: Painter): void {
  const { ctx } = painter
  if (trodden.has(painter.palette.scene)) {
    drawTrack(y, painter)
    return
  }
  for (let x = 0; x < stage.width; x += cell * 4) {
    painter.tile('road', x, y, cell * 4, cell, { above, below, left: true, right: true, seed: y * 7 + x })
    // The tile marks the last lane of a road only; between three lanes there are two lines.
    if (!above || !below) continue
    ctx.fillStyle = fade('#f5d76a', 0.8)
    ctx.fillRect(x + cell * 0.9, y - 2, cell * 2.2, 3.6)
  }
}

/** A bed of gravel, rails, and lights that blink before something rushes by. */
function drawRails(left: number, y: number, painter: Painter): void {
  const { ctx, palette, seconds } = painter
  ctx.fillStyle = mix('#6d6a70', palette.ground, 0.5)
  ctx.fillRect(0, y, stage.width, cell)
  painter.tile('rail', 0, y + 2, stage.width, cell - 4)
  const lit = left <= 0 || (left < announced && Math.floor(seconds * 6 + left / 12) % 2 === 0)
  for (const x of [26, stage.width / 2, stage.width - 26])
    for (const [radius, colour] of [
      [12, '#1d1b2e'],
      [lit ? 9 : 7, lit ? '#ff3b30' : '#7a3038'],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.arc(x, y + 7, radius, 0, Math.PI * 2)
      ctx.fill()
    }
}

/** Ripples that go with the stream: one sees where it carries. */
function drawCurrent(y: number, speed: number, { ctx, seconds }: Painter): void {
  const round = stage.width + 80
  ctx.fillStyle = 'rgba(255,255,255,.24)'
  for (let ripple = 0; ripple < 9; ripple++) {
    const along = ripple * 113 + seconds * speed * 0.8
    const x = (((along % round) + round) % round) - 60
    ctx.beginPath()
    ctx.roundRect(x, y + 12 + ((ripple * 23) % 38), 34 + ((ripple * 7) % 20), 4, 2)
    ctx.fill()
  }
}

function shore(y: number, { ctx, palette }: Painter): void {
  ctx.fillStyle = fade(lift(palette.ground, -0.25), 0.7)
  ctx.fillRect(0, y, stage.width, 6)
  ctx.fillStyle = 'rgba(255,255,255,.5)'
  ctx.fillRect(0, y + 6, stage.width, 3)
}

/** A strip; where somebody lives there, a hedge with a bay for each. */
function drawFarSide(world: RulesWorld, painter: Painter): void {
  const homes = homesIn(world)
  if (homes.length === 0) {
    drawStrip(0, painter)
    return
  }
  const { ctx, palette } = painter
  const hedge = mix(palette.wall, palette.groundEdge, 0.55)
  ctx.fillStyle = lift(hedge, -0.35)
  ctx.fillRect(0, 0, stage.width, cell)
  ctx.fillStyle = hedge
  for (let x = 0; x <= stage.width; x += 30) {
    ctx.beginPath()
    ctx.arc(x, cell - 24 - (x % 60 === 0 ? 10 : 0), 22, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.fillRect(0, 0, stage.width, cell - 24)
  for (const { x } of homes) {
    ctx.fillStyle = lift(palette.groundEdge, 0.45)
    ctx.strokeStyle = lift(hedge, -0.5)
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.roundRect(x - 48, 2, 96, cell, [26, 26, 0, 0])
    ctx.fill()
    ctx.stroke()
  }
}

/** A log, or as many of the cast as carry somebody. */
function drawFloat({ cast, x, y, width }: Block, painter: Painter): void {
  const { ctx, palette } = painter
  const middle = y + 22
  const shape = (top: number, height: number, colour: string) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.roundRect(x, top, width, height, Math.min(20, height / 2))
    ctx.fill()
  }
  shape(middle - 14, 42, 'rgba(10,40,70,.28)')
  if (cast) {
    const number = Math.max(1, Math.round(width / cell))
    for (let one = 0; one < number; one++)
      painter.sprite(cast, x + ((one + 0.5) * width) / number, middle, 60, { alive: Math.round(y) + one })
    return
  }
  const wood = mix('#9c6b3f', palette.platform, 0.25)
  shape(middle - 22, 44, lift(wood, -0.25))
  shape(middle - 22, 36, wood)
  ctx.strokeStyle = fade(lift(wood, -0.5), 0.5)
  ctx.lineWidth = 3
  ctx.beginPath()
  for (let grain = 24; grain < width - 40; grain += cell) {
    const high = middle - 9 + (Math.floor(grain / cell) % 2) * 12
    ctx.moveTo(x + grain, high)
    ctx.lineTo(x + grain + 26, high)
  }
  ctx.stroke()
  ctx.fillStyle = lift(wood, 0.35)
  ctx.beginPath()
  ctx.ellipse(x + width - 13, middle - 2, 11, 18, 0, 0, Math.PI * 2)
  ctx.fill()
}
