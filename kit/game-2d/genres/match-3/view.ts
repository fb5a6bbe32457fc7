import { secondColour } from '../../../game/second-cursor.ts'
import { drawDoor, drawKey } from '../../lock.ts'
import { columnOf, middleOf, rowOf } from '../../table/board.ts'
import { drawHost } from '../../table/host.ts'
import { drawMeter } from '../../table/meter.ts'
import { drop, glide, partDone } from '../../table/motion.ts'
import type { Painter } from '../../view/painter.ts'
import { bossPlace } from './boss.ts'
import { drawGem, drawRainbow } from './gems.ts'
import { doorPlace, keyCell, wantedRight } from './locking.ts'
import { columns, keyKind, type Piece, rows, thrownKind } from './matches.ts'
import { anyKind, blockerOf, board, type Match3World, stage } from './world.ts'

export function draw(world: Match3World, painter: Painter): void {
  drawStrip(world, painter)
  drawBoard(painter)
  const { ctx } = painter
  ctx.save()
  // What comes down from above the board must not be seen before it is on it.
  ctx.beginPath()
  ctx.rect(board.left - 10, board.top - 6, columns * board.size + 20, rows * board.size + 12)
  ctx.clip()
  const moving = new Set([world.swapped?.from, world.swapped?.to])
  world.pieces.forEach((piece, cell) => {
    if (!moving.has(cell)) drawAt(world, painter, piece, cell)
  })
  drawWayDown(world, painter)
  for (const cell of moving) {
    const piece = cell === undefined ? undefined : world.pieces[cell]
    if (piece && cell !== undefined) drawAt(world, painter, piece, cell)
  }
  ctx.restore()
}

/** Under the key, arrows say where it has to go. */
function drawWayDown(world: Match3World, { ctx, seconds }: Painter): void {
  const key = keyCell(world)
  if (key < 0 || world.phase === 'fall') return
  const column = key % columns
  const end = middleOf(board, (rows - 1) * columns + column)
  const half = board.size / 2
  ctx.save()
  ctx.globalAlpha *= 0.75 + 0.25 * Math.sin(seconds * 4)
  ctx.fillStyle = '#ffd447'
  ctx.strokeStyle = '#16141f'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.moveTo(end.x - 16, end.y + half - 14)
  ctx.lineTo(end.x + 16, end.y + half - 14)
  ctx.lineTo(end.x, end.y + half)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
  ctx.restore()
}

/** Above the board: who plays, what is wanted, and how many moves are left. */
function drawStrip(world: Match3World, painter: Painter): void {
  const { plan, aims, moves, kinds } = world
  const counted = moves !== null
  const left = 122
  const width = wantedRight(world) - left
  // The door stands at the end of it.
  const free = width - (world.lock ? 64 : 0)
  painter.panel(left, 14, width, 90, { radius: 20 })
  const { ink } = painter.palette
  if (aims.length === 0) {
    const goal = plan.rules.scoreGoal ?? 0
    painter.text(`${Math.min(goal, world.score)} of ${goal} points`, left + free / 2, 46, 26, { bold: true })
    painter.bar(left + 30, 76, free - 60, world.score / goal, painter.palette.accent)
  }
  aims.forEach(({ kind, need, got }, index) => {
    const room = free / aims.length
    const tight = room < 195
    const size = tight ? 42 : 62
    const x = left + room * index + (tight ? 32 : aims.length > 1 ? 52 : 60)
    const piece = kinds[kind === anyKind ? 0 : kind]
    if (!piece) return
    // Where all kinds count, the picture of the cast stands for them.
    if (kind === anyKind && piece.cast) painter.sprite(piece.cast, x, 59, size)
    else drawPicture(painter, piece.cast, piece, x, 59, size)
    const textX = x + (tight ? 25 : 44)
    if (got >= need)
      painter.text('Done!', textX, 48, tight ? 20 : 26, { bold: true, align: 'left', colour: '#2e9e55' })
    else
      painter.text(`${got} / ${need}`, textX, 48, tight ? 20 : 28, { bold: true, align: 'left', colour: ink })
    // The cut stones are kinds of one thing of the cast, whose own picture stands for them.
    if (piece.shape && piece.cast && aims.length === 1 && kind !== anyKind)
      painter.sprite(piece.cast, left + free - 46, 42, 44)
    painter.bar(
      textX,
      74,
      room - (tight ? 68 : aims.length > 1 ? 118 : 136),
      got / need,
      painter.palette.accent,
    )
  })
  if (counted) {
    const few = (moves ?? 0) <= 5
    const x = stage.width - 140
    painter.panel(x, 14, 120, 90, { radius: 20, fill: few ? '#c8323c' : undefined })
    const colour = few ? '#ffffff' : ink
    painter.text(String(moves), x + 60, 48, 44, { bold: true, colour })
    painter.text(moves === 1 ? 'move' : 'moves', x + 60, 85, 19, { colour, bold: true })
  }
  drawPlayers(world, painter)
  drawBoss(world, painter)
  if (world.lock) drawDoor(painter, world.lock, doorPlace(world), 58)
}

/** Where two play, whose turn it is stands before the other one. */
function drawPlayers({ plan, host, turns, cursor }: Match3World, painter: Painter): void {
  if (plan.rules.players === 1) {
    drawHost(painter, host, { x: 64, y: 60, size: 88 })
    return
  }
  const { ctx } = painter
  const both = [
    { player: 1, host, x: 36, y: 60 },
    { player: 2, host: turns.second, x: 88, y: 68 },
  ] as const
  for (const { player, host: one, x, y } of both) {
    const on = turns.now === player
    ctx.save()
    if (!on) ctx.globalAlpha *= 0.55
    drawHost(painter, one, { x, y, size: on ? 70 : 56, player })
    ctx.restore()
    if (!cursor || !on) continue
    const lift = 3 * Math.sin(painter.seconds * 5)
    ctx.fillStyle = player === 2 ? secondColour : '#f5b700'
    ctx.strokeStyle = '#16141f'
    ctx.lineWidth = 2.5
    ctx.beginPath()
    ctx.moveTo(x - 11, y - 46 + lift)
    ctx.lineTo(x + 11, y - 46 + lift)
    ctx.lineTo(x, y - 33 + lift)
    ctx.closePath()
    ctx.fill()
    ctx.stroke()
  }
}

/** Who is to be beaten, what is left of it, and in how many moves it strikes. */
function drawBoss(world: Match3World, painter: Painter): void {
  const { boss } = world
  if (!boss) return
  const { x, y } = bossPlace(world)
  painter.panel(x - 70, 14, 140, 90, { radius: 20, fill: '#4a1f3d' })
  const shaken = boss.hurtFor / 30
  const tremble = boss.in === 1 ? Math.sin(painter.seconds * 40) * 2 : 0
  painter.sprite(boss.cast, x - 14 + tremble + Math.sin(boss.hurtFor) * 5 * shaken, y - 2, 76, {
    alive: boss.hurtFor === 0 ? 7 : undefined,
    flash: shaken * 0.6,
    squash: 1 + shaken * 0.15,
    glow: boss.in === 1 ? '#ff5a5a' : undefined,
  })
  drawFuse(painter, boss.in, x + 46, 38, 17)
  drawMeter(painter, { x: x - 56, y: 84, width: 112, height: 11 }, boss.health / boss.most, '#e5383b')
}

function drawBoard({ ctx, palette, panel }: Painter): void {
  const { left, top, size } = board
  const dark = palette.brightness < 0.5
  panel(left - 10, top - 6, columns * size + 20, rows * size + 12, {
    fill: dark ? '#15122b' : '#2b2748',
    outline: '#0d0b1e',
    radius: 22,
    alpha: 0.9,
  })
  for (let cell = 0; cell < columns * rows; cell++) {
    const { x, y } = middleOf(board, cell)
    const even = (columnOf(board, cell) + rowOf(board, cell)) % 2 === 0
    ctx.fillStyle = even ? 'rgba(255,255,255,.13)' : 'rgba(255,255,255,.075)'
    ctx.beginPath()
    ctx.roundRect(x - size / 2 + 2, y - size / 2 + 2, size - 4, size - 4, 14)
    ctx.fill()
  }
}

/** A piece where it is just now: sliding, falling, going or lying. */
function drawAt(world: Match3World, painter: Painter, piece: Piece, cell: number): void {
  const { phase, left, total, swapped, selected, hint, grabbed, tick } = world
  const part = partDone(left, total)
  let { x, y } = middleOf(board, cell)
  let size = board.size * 0.84
  let angle = 0
  if (phase === 'fall' && piece.fell > 0) y -= (1 - drop(part)) * piece.fell * board.size
  if ((phase === 'swap' || phase === 'back') && swapped && (cell === swapped.from || cell === swapped.to)) {
    const other = middleOf(board, cell === swapped.from ? swapped.to : swapped.from)
    const away = phase === 'swap' ? 1 - glide(part) : Math.sin(part * Math.PI) * 0.8
    x += (other.x - x) * away
    y += (other.y - y) * away
  }
  if (phase === 'mix') size *= Math.abs(Math.cos(part * Math.PI))
  if (phase === 'clear' && world.going.includes(cell))
    size *= part < 0.35 ? 1 + part * 0.6 : 1.86 * (1 - part)
  const hinted = hint !== null && (cell === hint.from || cell === hint.to)
  const beat = painter.seconds === 0 ? 0.6 : 0.5 + 0.5 * Math.sin(tick * 0.16)
  if (selected === cell || grabbed === cell) {
    ring(painter, cell, '#ffffff', 1)
    size *= 1.06
    angle = painter.seconds === 0 ? 0 : Math.sin(tick * 0.25) * 0.08
  } else if (hinted) {
    ring(painter, cell, '#ffd447', beat)
    size *= 1 + beat * 0.06
  }
  if (size < 4) return
  if (piece.kind === keyKind && world.lock) drawKey(painter, world.lock, { x, y }, size * 0.82)
  else if (piece.kind < 0) drawBlocker(world, painter, piece, x, y, size)
  else drawPiece(world, painter, piece, x, y, size, angle)
}

function ring({ ctx }: Painter, cell: number, colour: string, alpha: number): void {
  const { x, y } = middleOf(board, cell)
  const half = board.size / 2 - 3
  ctx.save()
  ctx.globalAlpha *= alpha
  ctx.strokeStyle = colour
  ctx.lineWidth = 4.5
  ctx.beginPath()
  ctx.roundRect(x - half, y - half, half * 2, half * 2, 14)
  ctx.stroke()
  ctx.restore()
}

function drawPiece(
  world: Match3World,
  painter: Painter,
  piece: Piece,
  x: number,
  y: number,
  size: number,
  angle: number,
): void {
  const { ctx, seconds } = painter
  const kind = world.kinds[piece.kind]
  if (piece.special === 'rainbow') drawRainbow(ctx, x, y, size * 0.86, seconds)
  else if (kind) {
    if (piece.special) drawStripes(painter, piece.special === 'row', x, y, size)
    drawPicture(painter, kind.cast, kind, x, y, piece.special ? size * 0.9 : size, angle)
  }
}

function drawPicture(
  { ctx, sprite }: Painter,
  cast: string | undefined,
  { shape, colour }: { shape?: Parameters<typeof drawGem>[1]; colour: string },
  x: number,
  y: number,
  size: number,
  angle = 0,
): void {
  if (cast && !shape) sprite(cast, x, y, size, { angle })
  else if (shape) drawGem(ctx, shape, colour, x, y, size * 0.84)
}

/** Arrows of light in the direction in which a special piece works. */
function drawStripes({ ctx, seconds }: Painter, level: boolean, x: number, y: number, size: number): void {
  const far = size * (0.53 + 0.03 * Math.sin(seconds * 5))
  ctx.save()
  ctx.translate(x, y)
  if (!level) ctx.rotate(Math.PI / 2)
  const glow = ctx.createLinearGradient(-far, 0, far, 0)
  glow.addColorStop(0, 'rgba(255,236,150,1)')
  glow.addColorStop(0.5, 'rgba(255,255,255,.35)')
  glow.addColorStop(1, 'rgba(255,236,150,1)')
  ctx.fillStyle = glow
  ctx.beginPath()
  ctx.roundRect(-far + 8, -size * 0.17, far * 2 - 16, size * 0.34, 6)
  ctx.fill()
  ctx.fillStyle = '#fff3b0'
  for (const side of [-1, 1]) {
    ctx.beginPath()
    ctx.moveTo(side * (far + 3), 0)
    ctx.lineTo(side * (far - 13), -size * 0.26)
    ctx.lineTo(side * (far - 13), size * 0.26)
    ctx.fill()
  }
  ctx.restore()
}

/** What stands in the way sits on a pale plate, so that it is never taken for a piece. */
function drawBlocker(
  world: Match3World,
  painter: Painter,
  piece: Piece,
  x: number,
  y: number,
  size: number,
): void {
  const id = blockerOf(world, piece.kind)
  const half = size * 0.55
  const thrown = piece.kind === thrownKind
  const foe = thrown || painter.plan.cast.find((member) => member.id === id)?.role === 'enemy'
  painter.panel(x - half, y - half, half * 2, half * 2, {
    fill: foe ? '#f7ccd2' : '#d9d3e6',
    outline: foe ? '#d8324a' : '#5a5470',
    radius: 14,
    shadow: false,
  })
  if (id) painter.sprite(id, x, y, size * 0.86, { alive: foe ? x + y : undefined })
  if (piece.fuse > 0) drawFuse(painter, piece.fuse, x + half * 0.62, y + half * 0.62, size * 0.24)
}

/** How many moves are left before it goes off. */
function drawFuse(painter: Painter, moves: number, x: number, y: number, radius: number): void {
  const { ctx } = painter
  ctx.fillStyle = moves <= 3 ? '#d8323c' : '#2b2748'
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  painter.text(String(moves), x, y + 1, radius * 1.3, { bold: true, colour: '#ffffff' })
}
