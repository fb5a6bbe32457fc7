import { castIn, memberOf } from '../../../game/plan.ts'
import { drawCarried, drawDoor, drawKey, type Lock } from '../../lock.ts'
import { fade, lift, luminance, mix } from '../../scenery/colour.ts'
import { middleOf } from '../../table/board.ts'
import type { Painter } from '../../view/painter.ts'
import { areNeighbours, type Snake } from './body.ts'
import { board, stage } from './level.ts'
import type { Piece, SnakeWorld } from './world.ts'

type Point = { x: number; y: number }

export function draw(world: SnakeWorld, painter: Painter): void {
  drawBoard(world, painter)
  for (const piece of world.entities) if (piece.role === 'wall') drawWall(piece, painter)
  for (const piece of world.entities) if (piece.role !== 'wall') drawPiece(piece, painter)
  if (world.lock) drawLock(world, world.lock, painter)
  for (const [index, snake] of world.snakes.entries()) drawSnake(world, snake, index, painter)
}

const width = board.columns * board.size
const height = board.rows * board.size

/** A board with a rim: a wall, or a shining edge where one comes in again on the other side. */
function drawBoard({ wraps }: SnakeWorld, { ctx, palette, seconds }: Painter): void {
  const { left, top, size, columns, rows } = board
  const dark = palette.brightness < 0.5
  const floor = dark ? mix(palette.ground, '#14101f', 0.55) : mix(palette.groundEdge, '#fffdf0', 0.3)
  ctx.fillStyle = wraps ? fade(palette.accent, 0.35) : palette.wall
  ctx.strokeStyle = wraps || palette.style === 'neon' ? palette.accent : lift(palette.wall, -0.4)
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.roundRect(left - 14, top - 14, width + 28, height + 28, 18)
  ctx.roundRect(left, top, width, height, 8)
  ctx.fill('evenodd')
  ctx.beginPath()
  ctx.roundRect(left - 14, top - 14, width + 28, height + 28, 18)
  if (wraps) {
    ctx.setLineDash([16, 12])
    ctx.lineDashOffset = -seconds * 30
  }
  ctx.stroke()
  ctx.setLineDash([])
  // The ground of the scene shines through.
  ctx.fillStyle = fade(floor, 0.86)
  ctx.beginPath()
  ctx.roundRect(left, top, width, height, 8)
  ctx.fill()
  ctx.fillStyle = dark ? 'rgba(255,255,255,.045)' : 'rgba(60,50,20,.055)'
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2)
      ctx.fillRect(left + column * size, top + row * size, size, size)
}

function drawWall({ cast, cell, id }: Piece, painter: Painter): void {
  const { x, y } = middleOf(board, cell)
  const { size } = board
  if (cast) painter.sprite(cast, x, y, size * 1.08, { shadow: true })
  else painter.tile('wall', x - size / 2 + 1, y - size / 2 + 1, size - 2, size - 2, { seed: id })
}

/** The key and the door stand on the board, as long as they are there. */
function drawLock({ entities }: SnakeWorld, lock: Lock, painter: Painter): void {
  for (const { role, cell } of entities) {
    const { x, y } = middleOf(board, cell)
    if (role === 'door') drawDoor(painter, lock, { x, y: y - 4 }, sizes.door)
    else if (role === 'key') drawKey(painter, lock, { x, y }, sizes.key)
  }
}

const sizes: Record<Piece['role'], number> = {
  food: 52,
  bonus: 56,
  power: 36,
  wall: 48,
  hazard: 56,
  enemy: 64,
  boss: 92,
  key: 44,
  door: 72,
}

function drawPiece(piece: Piece, painter: Painter): void {
  const { ctx, plan, seconds } = painter
  const { role, cast, wait, pause, id } = piece
  if (role === 'key' || role === 'door') return
  const walks = role === 'enemy' || role === 'boss'
  // Walkers take the first part of their time for the way, and rest for the other.
  const part = walks ? Math.min(1, (1 - wait / Math.max(1, pause)) * 2.2) : 1
  const from = middleOf(board, piece.from)
  const to = middleOf(board, piece.cell)
  const x = from.x + (to.x - from.x) * Math.max(0, part)
  const y = from.y + (to.y - from.y) * Math.max(0, part)
  const size = sizes[role]
  if (role === 'power') {
    ctx.fillStyle = '#fff7dd'
    ctx.strokeStyle = '#f5b700'
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.arc(x, y, 23, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
    painter.picture(cast, x, y, 32)
    return
  }
  const member = memberOf(plan, cast)
  if (role === 'bonus') drawClock(piece, x, y, painter)
  if (walks || role === 'hazard') {
    ctx.fillStyle = '#e0302033'
    ctx.beginPath()
    ctx.arc(x, y, size * 0.5, 0, Math.PI * 2)
    ctx.fill()
  }
  const pulse = role === 'food' ? 1 + 0.05 * Math.sin(seconds * 4 + id) : 1
  painter.sprite(member, x, y - 2, size * pulse * Math.min(1.25, member.size), {
    shadow: true,
    alive: id,
    facing: Math.sign(to.x - from.x),
    glow: role === 'bonus' ? '#ffd447' : undefined,
  })
  if (role === 'boss') painter.bar(x - 38, y - 60, 76, piece.health / piece.most, member.colour)
}

/** How long something that does not stay can still be had. */
function drawClock({ left }: Piece, x: number, y: number, { ctx }: Painter): void {
  ctx.strokeStyle = '#ffd447'
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.arc(x, y, 31, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * Math.min(1, left / 420))
  ctx.stroke()
}

function drawSnake(world: SnakeWorld, snake: Snake, index: number, painter: Painter): void {
  const { ctx, palette, plan } = painter
  const member = memberOf(plan, snake.cast)
  const pixel = palette.style === 'pixel'
  const neon = palette.style === 'neon'
  const ghostly = snake.safe > 0 && snake.waits === 0 && Math.floor(snake.safe / 6) % 2 === 1
  const base = index === 1 ? '#5b8cff' : standOut(member.colour, palette.brightness)
  const lines = linesOf(snake)
  ctx.save()
  ctx.globalAlpha = ghostly ? 0.5 : 1
  ctx.lineCap = pixel ? 'butt' : 'round'
  ctx.lineJoin = pixel ? 'miter' : 'round'
  const stroke = (colour: string, thick: number, down = 0) => {
    ctx.strokeStyle = colour
    ctx.lineWidth = thick
    for (const line of lines) {
      ctx.beginPath()
      trace(ctx, line, down, pixel ? 0 : 22)
      ctx.stroke()
    }
  }
  stroke('#12082044', 42, 7)
  if (neon) {
    stroke(fade(base, 0.22), 54)
    stroke(fade(base, 0.35), 44)
    stroke('#120a2e', 34)
    stroke(base, 30)
    stroke(lift(base, 0.7), 8)
  } else {
    stroke(lift(base, -0.5), 44)
    stroke(base, 38)
    stroke(fade(lift(base, 0.5), 0.5), 10, -9)
  }
  if (!neon) drawSpots(snake, lift(base, -0.28), pixel, painter)
  ctx.restore()
  drawHead(world, snake, index, base, painter)
}

/** Along all points, with round corners. */
function trace(ctx: Painter['ctx'], line: readonly Point[], down: number, radius: number): void {
  line.forEach(({ x, y }, at) => {
    const next = line[at + 1]
    if (at === 0) ctx.moveTo(x, y + down)
    else if (next && radius > 0) ctx.arcTo(x, y + down, next.x, next.y + down, radius)
    else ctx.lineTo(x, y + down)
  })
}

/** The body must be told from the ground, whatever colour the picture has. */
function standOut(colour: string, brightness: number): string {
  const light = luminance(colour)
  if (brightness < 0.5) return light < 0.18 ? lift(colour, 0.45) : colour
  return light > 0.75 ? lift(colour, -0.25) : colour
}

/** Where the middle of the body goes, in pieces where it crosses the edge. */
function linesOf(snake: Snake): Point[][] {
  const { body, trail } = snake
  const tail = body.at(-1) ?? 0
  const points = [headOf(snake), ...body.slice(1).map((cell) => middleOf(board, cell))]
  const cellsOf = [body[0] ?? 0, ...body.slice(1)]
  if (trail !== tail && areNeighbours(trail, tail)) {
    points.push(mixPoints(middleOf(board, trail), middleOf(board, tail), partOf(snake)))
    cellsOf.push(trail)
  }
  const lines: Point[][] = []
  let line: Point[] = []
  points.forEach((point, at) => {
    const before = cellsOf[at - 1]
    const here = cellsOf[at] ?? 0
    if (at > 0 && before !== undefined && !areNeighbours(before, here)) {
      lines.push(line)
      line = []
    }
    line.push(point)
  })
  lines.push(line)
  // A dot is a line of no length.
  return lines.map((one) => (one.length === 1 ? [...one, ...one] : one))
}

const partOf = ({ left, pace, waits }: Snake) =>
  waits > 0 ? 1 : Math.min(1, 1 - (left - 1) / Math.max(1, pace))
const mixPoints = (one: Point, other: Point, part: number) => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
})

/** The head is on its way from the cell before. */
function headOf(snake: Snake): Point {
  const [head = 0, neck = head] = snake.body
  const to = middleOf(board, head)
  if (!areNeighbours(neck, head)) return to
  return mixPoints(middleOf(board, neck), to, partOf(snake))
}

function drawSpots({ body, fed }: Snake, colour: string, pixel: boolean, { ctx }: Painter): void {
  ctx.fillStyle = colour
  body.forEach((cell, at) => {
    if (at < 1 || at % 2 === 0) return
    const { x, y } = middleOf(board, cell)
    // What was eaten is seen to go down.
    const r = fed > 0 && Math.abs(at - (16 - fed) / 2) < 1.2 ? 12 : 6.5
    ctx.beginPath()
    if (pixel) ctx.rect(x - r, y - r, r * 2, r * 2)
    else ctx.arc(x, y, r, 0, Math.PI * 2)
    ctx.fill()
  })
}

function drawHead(world: SnakeWorld, snake: Snake, index: number, base: string, painter: Painter): void {
  const { ctx, seconds, palette } = painter
  const { x, y } = headOf(snake)
  const facing = snake.way === 'left' ? -1 : snake.way === 'right' ? 1 : 0
  ctx.fillStyle = lift(base, -0.5)
  ctx.beginPath()
  ctx.arc(x, y, 26, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = lift(base, 0.2)
  ctx.beginPath()
  ctx.arc(x, y, 23, 0, Math.PI * 2)
  ctx.fill()
  painter.sprite(snake.cast, x, y - 5, 72, {
    facing,
    squash: snake.fed > 0 ? 1 + snake.fed / 90 : 1,
    glow: index === 1 ? '#5b8cff' : undefined,
    flash: snake.safe > 0 && Math.floor(snake.safe / 6) % 2 === 1 ? 0.4 : 0,
  })
  if (world.powers.shield) {
    ctx.strokeStyle = '#7fd8ff'
    ctx.lineWidth = 4
    ctx.beginPath()
    ctx.arc(x, y, 40, 0, Math.PI * 2)
    ctx.stroke()
  }
  drawCarried(painter, world.lock, { x, y: y - 48 })
  if (snake.waits === 0) return
  // Which way it will go, until somebody says another.
  const ahead = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[snake.way]
  const [dx = 0, dy = 0] = ahead
  const far = 54 + 6 * Math.sin(seconds * 6)
  ctx.fillStyle = palette.accent
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.moveTo(x + dx * (far + 16), y + dy * (far + 16))
  ctx.lineTo(x + dx * far - dy * 15, y + dy * far + dx * 15)
  ctx.lineTo(x + dx * far + dy * 15, y + dy * far - dx * 15)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}

/** Words before the first move: what to do, over the board. */
export function drawHint({ snakes, level, tick, plan }: SnakeWorld, painter: Painter): void {
  const [snake] = snakes
  if (level > 1 || tick > 300 || !snake || snake.waits === 0) return
  const [food] = castIn(plan, 'collectible')
  painter.text(`Eat the ${food?.plural ?? 'food'}!`, stage.width / 2, stage.height - 92, 30, {
    bold: true,
    colour: '#fffdf6',
    outline: '#1d1b2e',
  })
}
