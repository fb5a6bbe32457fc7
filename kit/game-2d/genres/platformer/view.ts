import { theOne } from '../../../game/plan.ts'
import { type Entity, hasPower, tile } from '../../arena/arena.ts'
import { drawEntity, drawTiles } from '../../arena/draw.ts'
import type { Painter } from '../../view/painter.ts'
import { block, ceilingSpikes, cell, moverAt, spring, stage } from './level.ts'
import { flag, isOpen, missing, type PlatformerWorld, spikesOf } from './world.ts'

export function draw(world: PlatformerWorld, painter: Painter): void {
  drawPits(world, painter)
  drawGround(world, painter)
  for (const mover of world.movers) {
    const { x, y } = moverAt(mover, world.clockwork)
    painter.tile('platform', x, y, mover.width, cell * 0.5, { seed: mover.x })
  }
  for (const { x, y, reached } of world.checkpoints.slice(1))
    drawFlag(painter, x, y, reached ? painter.palette.accent : '#c9ced9', 74)
  const left = painter.camera.x - 120
  const right = painter.camera.x + stage.width + 120
  const order = (entity: Entity) => ranks[entity.role] ?? 2
  const seen = world.entities
    .filter(({ x }) => x > left && x < right)
    .sort((one, other) => order(one) - order(other))
  for (const entity of seen) {
    if (entity.role === 'goal') drawGoal(world, entity, painter)
    else drawEntity(world, entity, painter, false)
    if (entity.role === 'player') drawHelp(world, entity, painter)
  }
}

/** From the back to the front. */
const ranks: Partial<Record<Entity['role'], number>> = {
  goal: 0,
  collectible: 1,
  player: 4,
  second: 3,
  shot: 5,
  'foe-shot': 5,
}

function drawGround(world: PlatformerWorld, painter: Painter): void {
  const { grid, plan } = world
  if (!grid) return
  const quiet = spikesOf(plan)
  const thing = plan.cast.find(({ role }) => role === 'obstacle')
  const names: Record<number, string> = {
    [tile.solid]: 'ground',
    [tile.platform]: 'platform',
    [tile.water]: 'water',
    [tile.lava]: 'lava',
    [tile.ladder]: 'ladder',
  }
  if (!quiet) names[tile.spikes] = 'spikes'
  if (!thing) names[block] = 'crate'
  drawTiles(grid, painter, names)
  const from = Math.max(0, Math.floor(painter.camera.x / cell))
  const to = Math.min(grid.columns, from + stage.width / cell + 2)
  for (let column = from; column < to; column++)
    for (let row = 1; row < 11; row++) {
      const code = grid.cells[row * grid.columns + column]
      const x = (column + 0.5) * cell
      const y = (row + 0.5) * cell
      if (code === spring) drawSpring(painter, column * cell, row * cell)
      else if (code === block && thing) painter.sprite(thing, x, y, cell * 1.08)
      else if (code === tile.spikes && quiet) painter.sprite(quiet, x, y + 4, cell)
      else if (code === ceilingSpikes) {
        if (quiet) painter.sprite(quiet, x, y - 4, cell, { angle: Math.PI })
        else drawUpsideDown(painter, column * cell, row * cell)
      }
    }
}

/** A pit is dark, so that nobody takes it for a floor. */
function drawPits({ grid, plan }: PlatformerWorld, { ctx, camera }: Painter): void {
  if (!grid || plan.content?.over) return
  const from = Math.max(0, Math.floor(camera.x / cell) - 1)
  const to = Math.min(grid.columns, from + stage.width / cell + 3)
  for (let column = from; column < to; column++) {
    if (grid.cells[11 * grid.columns + column] !== tile.empty) continue
    let end = column
    while (end + 1 < to && grid.cells[11 * grid.columns + end + 1] === tile.empty) end++
    const shade = ctx.createLinearGradient(0, 9.6 * cell, 0, stage.height)
    shade.addColorStop(0, 'rgba(14,8,30,0)')
    shade.addColorStop(1, 'rgba(14,8,30,.82)')
    ctx.fillStyle = shade
    ctx.fillRect(column * cell - 1, 9.6 * cell, (end - column + 1) * cell + 2, stage.height - 9.6 * cell)
    column = end
  }
}

function drawSpring({ ctx, palette }: Painter, x: number, y: number): void {
  ctx.save()
  ctx.strokeStyle = '#8f98aa'
  ctx.lineWidth = 5
  ctx.lineCap = 'round'
  ctx.beginPath()
  for (let turn = 0; turn < 4; turn++) ctx.lineTo(x + (turn % 2 ? 35 : 13), y + 30 + turn * 5.5)
  ctx.stroke()
  ctx.fillStyle = palette.danger
  ctx.beginPath()
  ctx.roundRect(x + 4, y + 20, cell - 8, 11, 5)
  ctx.fill()
  ctx.fillStyle = '#ffffff66'
  ctx.fillRect(x + 8, y + 22, cell - 16, 3)
  ctx.restore()
}

function drawUpsideDown({ ctx, tile: paint }: Painter, x: number, y: number): void {
  ctx.save()
  ctx.translate(x, y + cell)
  ctx.scale(1, -1)
  paint('spikes', 0, 0, cell, cell, { seed: x })
  ctx.restore()
}

function drawFlag({ ctx, seconds }: Painter, x: number, y: number, colour: string, high: number): void {
  const wave = Math.sin(seconds * 4 + x) * 4
  ctx.save()
  ctx.fillStyle = '#00000030'
  ctx.fillRect(x - 8, y - 3, 22, 4)
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

/** The goal shines when it is open, and else says what it waits for. */
function drawGoal(world: PlatformerWorld, goal: Entity, painter: Painter): void {
  const open = isOpen(world)
  const { x, y, size } = goal
  if (goal.cast === flag) drawFlag(painter, x - 20, y + size * 0.45, open ? '#e4472b' : '#c9ced9', 124)
  else painter.sprite(goal.cast, x, y, size, { alpha: open ? 1 : 0.6, ...(open ? { glow: '#ffe9a8' } : {}) })
  if (open) return
  const { items, key, boss } = missing(world)
  const words = boss
    ? 'Defeat the boss!'
    : key
      ? 'The key is missing'
      : `${items} more ${theOne(world.plan, 'collectible').plural}`
  painter.text(words, x, y - size * 0.75, 22, { colour: '#ffffff', bold: true, outline: '#1d1b2e' })
}

/** What helps is seen on whoever has it. */
function drawHelp(world: PlatformerWorld, player: Entity, painter: Painter): void {
  if (hasPower(world, 'speed') && world.tick % 3 === 0) painter.puff(player.x, player.y + 20, '#ffe9a8')
  const key = world.keys > 0 ? world.plan.cast.find(({ role }) => role === 'key') : undefined
  if (key) painter.sprite(key, player.x, player.y - player.size * 0.75, 30, { alive: 1 })
}
