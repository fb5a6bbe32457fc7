import { castIn, theOne } from '../../../game/plan.ts'
import { secondColour } from '../../../game/second-cursor.ts'
import { drawCarried, drawDoor, drawKey } from '../../lock.ts'
import { type Board, beside, middleOf, type ways } from '../../table/board.ts'
import { drawButton } from '../../table/buttons.ts'
import { glide, partDone } from '../../table/motion.ts'
import { drawPlayerTag } from '../../table/player-marks.ts'
import type { Painter } from '../../view/painter.ts'
import { bossSteps } from './boss.ts'
import { buttonsOf } from './buttons.ts'
import { boardOf, type Pusher, pushedIn, pushersIn, type SokobanWorld, stepSteps } from './world.ts'

export function draw(world: SokobanWorld, painter: Painter): void {
  const board = boardOf(world)
  drawStrip(world, painter)
  drawRoom(world, painter, board)
  drawPads(world, painter, board)
  for (const { cell, cast } of world.treats) {
    const { x, y } = middleOf(board, cell)
    painter.sprite(cast, x, y, board.size * 0.58, { alive: cell, shadow: true })
  }
  for (const { cell, cast } of world.foes) {
    const { x, y } = middleOf(board, cell)
    painter.sprite(cast, x, y - board.size * 0.05, board.size * 0.88, { alive: cell, shadow: true })
  }
  for (const { cell, cast } of world.gifts) {
    const { x, y } = middleOf(board, cell)
    painter.picture(cast, x, y, board.size * 0.56, { alive: cell, shadow: true, glow: '#ffd447' })
  }
  drawLock(world, painter, board)
  drawBoxes(world, painter, board)
  if (world.second) drawPusher(world, world.second, painter, board)
  drawPusher(world, world.player, painter, board)
  drawBoss(world, painter, board)
}

/** The door in the wall, and the key where it lies. */
function drawLock({ lock, doorAt, keyAt }: SokobanWorld, painter: Painter, board: Board): void {
  if (!lock) return
  if (doorAt >= 0) drawDoor(painter, lock, middleOf(board, doorAt), board.size * 0.94)
  if (keyAt >= 0) drawKey(painter, lock, middleOf(board, keyAt), board.size * 0.56)
}

/** Larger than life, with what is left of its strength above it; dazed it reels, and just before its step it trembles. */
function drawBoss({ boss, boxes, pads }: SokobanWorld, painter: Painter, board: Board): void {
  if (!boss) return
  const { size } = board
  const to = middleOf(board, boss.cell)
  const from = middleOf(board, boss.moved.from)
  const part = partDone(boss.moved.left, bossSteps)
  const back = 1 - glide(part)
  const hop = boss.moved.left > 0 ? Math.sin(part * Math.PI) * size * 0.3 : 0
  const x = to.x + (from.x - to.x) * back
  const y = to.y + (from.y - to.y) * back - hop - size * 0.12
  const dazed = boss.dazed > 0
  const tremble = boss.in === 1 && !dazed ? Math.sin(painter.seconds * 40) * 2 : 0
  painter.sprite(boss.cast, x + tremble, y, size * 1.2, {
    shadow: true,
    alive: dazed ? undefined : 5,
    angle: dazed ? Math.sin(painter.seconds * 4) * 0.3 : 0,
    flash: boss.hurtFor > 0 ? 0.5 + 0.5 * Math.sin(boss.hurtFor) : 0,
    glow: dazed ? undefined : '#ff5a5a',
  })
  if (dazed) for (const turn of [0, 1, 2]) drawStar(painter, x, y - size * 0.5, size * 0.34, turn)
  const left = boxes.filter(({ cell }) => !pads.includes(cell)).length
  painter.bar(x - size * 0.45, y - size * 0.72, size * 0.9, left / Math.max(1, boxes.length), '#e5383b')
}

function drawStar(painter: Painter, x: number, y: number, far: number, turn: number): void {
  const angle = painter.seconds * 3 + (turn * Math.PI * 2) / 3
  const at = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far * 0.35 }
  painter.text('★', at.x, at.y, far * 0.7, { colour: '#ffd447', outline: '#1d1b2e', bold: true })
}

/** Above the room: how many are in place, what is left of the energy, and the way back. */
function drawStrip(world: SokobanWorld, painter: Painter): void {
  const { plan, boxes, pads, energy, budget } = world
  const [pushed] = pushedIn(plan)
  painter.panel(20, 14, 384, 90, { radius: 20 })
  const { ink, accent } = painter.palette
  const placed = boxes.filter(({ cell }) => pads.includes(cell)).length
  if (pushed) painter.sprite(pushed, 66, 59, 62)
  else painter.tile('crate', 38, 31, 56, 56)
  painter.text(`${placed} / ${boxes.length}`, 106, 59, 30, { bold: true, align: 'left', colour: ink })
  const low = energy !== null && energy <= budget * 0.2
  if (energy === null) painter.text('Take your time', 290, 59, 22, { bold: true, colour: ink })
  else {
    painter.text('Energy', 206, 44, 20, { bold: true, align: 'left', colour: ink })
    painter.text(String(energy), 384, 44, 26, { bold: true, align: 'right', colour: low ? '#d8323c' : ink })
    painter.bar(206, 72, 178, energy / budget, low ? '#e5383b' : accent)
  }
  for (const choice of buttonsOf(world))
    drawButton(painter, choice, { letters: 22 }, choice.id === 'undo' ? 'Undo' : 'Reset')
}

/** Floor and the walls around it; what lies outside stays scenery. */
function drawRoom({ room }: SokobanWorld, painter: Painter, board: Board): void {
  const { size } = board
  const wall = (cell: number | undefined) => cell === undefined || (room.walls[cell] ?? true)
  const shown = room.walls.map((_, cell) => !wall(cell) || touchesFloor(room, cell))
  shown.forEach((seen, cell) => {
    if (!seen) return
    const { x, y } = middleOf(board, cell)
    const isWall = wall(cell)
    const same = (way: (typeof ways)[number]) => {
      const next = beside(room, cell, way)
      return next !== undefined && (shown[next] ?? false) && wall(next) === isWall
    }
    painter.tile(isWall ? 'wall' : 'floor', x - size / 2, y - size / 2, size, size, {
      above: same('up'),
      below: same('down'),
      left: same('left'),
      right: same('right'),
      seed: cell,
    })
  })
  // Walls throw a little shade on the floor below them, which makes them stand up.
  const { ctx } = painter
  ctx.fillStyle = 'rgba(16,10,40,.22)'
  room.walls.forEach((isWall, cell) => {
    const above = beside(room, cell, 'up')
    if (isWall || above === undefined || !room.walls[above]) return
    const { x, y } = middleOf(board, cell)
    ctx.fillRect(x - size / 2, y - size / 2, size, size * 0.14)
  })
}

function touchesFloor(room: SokobanWorld['room'], cell: number): boolean {
  const column = cell % room.columns
  const row = Math.floor(cell / room.columns)
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) {
      const [x, y] = [column + dx, row + dy]
      if (x >= 0 && y >= 0 && x < room.columns && y < room.rows && !room.walls[y * room.columns + x])
        return true
    }
  return false
}

function drawPads({ plan, pads }: SokobanWorld, painter: Painter, board: Board): void {
  const [pad] = castIn(plan, 'goal')
  const { size } = board
  for (const cell of pads) {
    const { x, y } = middleOf(board, cell)
    painter.tile('pad', x - size / 2, y - size / 2, size, size, { colour: pad?.colour })
    if (pad) painter.sprite(pad, x, y, size * 0.7, { alpha: 0.75 })
  }
}

function drawBoxes(world: SokobanWorld, painter: Painter, board: Board): void {
  const { boxes, pads } = world
  boxes.forEach(({ cell, cast }, index) => {
    let { x, y } = middleOf(board, cell)
    const mover = pushersIn(world).find(({ moved }) => moved.box === index && moved.left > 0)
    const back = mover ? 1 - glide(partDone(mover.moved.left, stepSteps)) : 0
    if (mover) {
      const from = middleOf(board, mover.cell)
      x += (from.x - x) * back
      y += (from.y - y) * back
    }
    const placed = pads.includes(cell) && back <= 0.3
    const { size } = board
    if (!cast) {
      painter.tile('crate', x - size * 0.43, y - size * 0.43, size * 0.86, size * 0.86, {
        colour: placed ? '#5fbf6a' : undefined,
      })
      return
    }
    const pushing = back > 0
    const sideways = mover?.facing === 'left' || mover?.facing === 'right'
    painter.sprite(cast, x, y - size * 0.03, size * 0.9, {
      shadow: true,
      glow: placed ? '#8df0a0' : undefined,
      squash: pushing ? (sideways ? 0.92 : 1.08) : 1,
    })
  })
  // A tick says that it is where it should be, also to whoever does not see the shine.
  for (const { cell } of boxes) if (pads.includes(cell)) tick(painter, board, cell)
}

function tick({ ctx }: Painter, board: Board, cell: number): void {
  const { x, y } = middleOf(board, cell)
  const [cx, cy, r] = [x + board.size * 0.32, y - board.size * 0.32, board.size * 0.14]
  ctx.save()
  ctx.fillStyle = '#2e9e55'
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.arc(cx, cy, r, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.lineWidth = 3
  ctx.lineCap = 'round'
  ctx.beginPath()
  ctx.moveTo(cx - r * 0.45, cy)
  ctx.lineTo(cx - r * 0.1, cy + r * 0.4)
  ctx.lineTo(cx + r * 0.5, cy - r * 0.4)
  ctx.stroke()
  ctx.restore()
}

/** The second player wears a number and a colour; before their first press they are only a shade. */
function drawPusher(world: SokobanWorld, pusher: Pusher, painter: Painter, board: Board): void {
  const { player, cell, moved, facing, hurtFor } = pusher
  const { solved, lock, second, powers } = world
  const { size } = board
  const part = partDone(moved.left, stepSteps)
  const to = middleOf(board, cell)
  const from = middleOf(board, moved.from)
  const back = 1 - glide(part)
  const hop = moved.left > 0 && moved.box < 0 ? Math.sin(part * Math.PI) * size * 0.08 : 0
  const joy = solved ? Math.abs(Math.sin(world.rest * 0.25)) * size * 0.18 : 0
  // Two may stand on one cell: then both are seen.
  const aside = second && world.secondCame && second.cell === world.player.cell ? size * 0.16 : 0
  const x = to.x + (from.x - to.x) * back + (player === 2 ? aside : -aside)
  const y = to.y + (from.y - to.y) * back - hop - joy - size * 0.05
  painter.sprite(theOne(world.plan, 'player'), x, y, size * (aside > 0 ? 0.78 : 0.92), {
    shadow: true,
    facing: facing === 'left' ? -1 : facing === 'right' ? 1 : 0,
    squash: moved.box >= 0 && moved.left > 0 ? 0.92 : 1,
    angle: moved.left > 0 && moved.box >= 0 ? (facing === 'left' ? -0.1 : facing === 'right' ? 0.1 : 0) : 0,
    flash: hurtFor > 0 ? 0.5 + 0.5 * Math.sin(hurtFor) : 0,
    alive: moved.left === 0 && !solved ? player : undefined,
    ...(player === 2 ? { glow: secondColour, alpha: world.secondCame ? 1 : 0.4 } : {}),
  })
  if (second) drawPlayerTag(painter, player, x + size * 0.3, y + size * 0.34, size * 0.3)
  if (player === world.keyHolder) drawCarried(painter, lock, { x, y: y - size * 0.55 }, size * 0.42)
  if (player === 1)
    powers.forEach((power, index) => {
      painter.picture(`power:${power}`, x - size * 0.38, y - size * (0.3 - index * 0.3), size * 0.3)
    })
}
