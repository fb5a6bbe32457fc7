import { memberOf } from '../../game/plan.ts'
import { rate } from '../../game/world.ts'
import { drawDoor, drawKey } from '../lock.ts'
import type { Painter, Pose } from '../view/painter.ts'
import { type ArenaWorld, cellAt, type Entity, type Grid, hasPower, tile } from './arena.ts'

/** Draws an arena as it is: tiles first, then everybody from the back to the front. */
export function drawArena(world: ArenaWorld, painter: Painter, options: { shadow?: boolean } = {}): void {
  if (world.grid) drawTiles(world.grid, painter)
  const sorted = [...world.entities].sort((one, other) => depth(one) - depth(other))
  for (const entity of sorted) drawEntity(world, entity, painter, options.shadow ?? true)
}

/** Who stands lower is nearer; what flies is above all, what lies about is below. */
function depth({ role, y }: Entity): number {
  if (role === 'shot' || role === 'foe-shot') return 20_000
  if (role === 'goal' || role === 'door') return y - 10_000
  return y
}

const tileNames: Record<number, string> = {
  [tile.solid]: 'wall',
  [tile.platform]: 'platform',
  [tile.spikes]: 'spikes',
  [tile.water]: 'water',
  [tile.lava]: 'lava',
  [tile.ladder]: 'ladder',
}

/** Only the tiles that are seen. */
function drawTiles(grid: Grid, painter: Painter): void {
  const { size, columns, rows } = grid
  const { camera, stage } = painter
  const right = Math.min(columns, Math.ceil((camera.x + stage.width) / size) + 1)
  const bottom = Math.min(rows, Math.ceil((camera.y + stage.height) / size) + 1)
  for (let row = Math.max(0, Math.floor(camera.y / size) - 1); row < bottom; row++)
    for (let column = Math.max(0, Math.floor(camera.x / size) - 1); column < right; column++) {
      const kind = cellAt(grid, column, row)
      const name = tileNames[kind]
      if (!name) continue
      painter.tile(name, column * size, row * size, size, size, {
        above: cellAt(grid, column, row - 1) === kind,
        below: row + 1 >= rows || cellAt(grid, column, row + 1) === kind,
        left: cellAt(grid, column - 1, row) === kind,
        right: cellAt(grid, column + 1, row) === kind,
        seed: column * 31 + row * 17,
      })
    }
}

export function drawEntity(world: ArenaWorld, entity: Entity, painter: Painter, shadow: boolean): void {
  const { role, cast, x, y, size } = entity
  if (role === 'power-up') drawPower(entity, painter)
  else if (role === 'key') drawKey(painter, { key: cast }, entity, size)
  else if (role === 'door') drawDoor(painter, { door: cast, state: 'waiting' }, entity, size)
  else if ((role === 'foe-shot' || role === 'shot') && entity.a === 1) drawBall(world, entity, painter)
  else {
    const pose = poseOf(entity, shadow)
    if (role === 'collectible' && entity.a > 0) pose.glow = '#ffd447'
    if (role === 'player' && hasPower(world, 'shield')) drawShield(entity, painter)
    if (role === 'second') pose.glow = '#5b8cff'
    if (shadow && (role === 'player' || role === 'second')) ringUnder(entity, painter)
    painter.sprite(cast, x, y, size, pose)
    drawHealth(world, entity, painter)
  }
}

/** A bar over bosses, and over foes that took a hit and still stand. */
function drawHealth(
  { plan }: ArenaWorld,
  { role, cast, x, y, size, health, most }: Entity,
  painter: Painter,
): void {
  if (role !== 'boss' && !(role === 'enemy' && most > 1 && health < most)) return
  const width = Math.max(36, size * 0.8)
  painter.bar(x - width / 2, y - size * 0.62, width, health / most, memberOf(plan, cast).colour)
}

/** Stretches with speed, leans into the run, flickers while it is safe. */
function poseOf(entity: Entity, shadow: boolean): Pose {
  const pace = Math.hypot(entity.vx, entity.vy)
  const pose: Pose = { facing: entity.facing, angle: entity.angle, shadow, alive: entity.id }
  if (entity.role === 'player' || entity.role === 'second') {
    pose.squash = 1 - Math.min(0.12, Math.abs(entity.vy) / 5000) + Math.min(0.08, Math.abs(entity.vx) / 6000)
    if (entity.safe > 0 && Math.floor(entity.safe / 5) % 2 === 1) pose.alpha = 0.45
  }
  if (entity.behaviour === 'dart' && entity.a < 0.45 * rate) pose.squash = 1.15 + 0.05 * Math.sin(entity.a)
  if (entity.role === 'shot' || entity.role === 'foe-shot') {
    pose.angle = entity.angle || Math.atan2(entity.vy, entity.vx)
    pose.facing = 0
    pose.shadow = false
    delete pose.alive
  }
  if (entity.safe > 0 && entity.role !== 'player' && entity.role !== 'second') pose.flash = 0.7
  if (pace < 5) pose.facing = entity.facing
  return pose
}

function drawPower(entity: Entity, painter: Painter): void {
  const { ctx, seconds } = painter
  const pulse = 1 + 0.06 * Math.sin(seconds * 5 + entity.id)
  ctx.save()
  ctx.globalAlpha *= 0.9
  ctx.fillStyle = '#fff7dd'
  ctx.strokeStyle = '#f5b700'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(entity.x, entity.y, entity.size * 0.62 * pulse, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.restore()
  painter.picture(entity.cast, entity.x, entity.y, entity.size * 0.8, {})
}

/** A glowing ball in the colour of whoever shot it; those of foes have a red rim, so that one knows what to dodge. */
function drawBall(world: ArenaWorld, entity: Entity, { ctx }: Painter): void {
  const { colour } = memberOf(world.plan, entity.cast)
  const { x, y, size, role } = entity
  const disc = (radius: number, fill: string, dx = 0, dy = 0) => {
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.arc(x + dx, y + dy, radius, 0, Math.PI * 2)
    ctx.fill()
  }
  const alpha = ctx.globalAlpha
  ctx.globalAlpha = alpha * 0.3
  disc(size * 0.78, role === 'foe-shot' ? '#ff3b30' : colour)
  ctx.globalAlpha = alpha
  if (role === 'foe-shot') disc(size * 0.58, '#d92b20')
  disc(size / 2, colour)
  disc(size * 0.22, '#ffffffcc', -size * 0.1, -size * 0.12)
}

/** Little arrows at the edge of the screen towards what lies beyond it, where the view came nearer. */
export function pointBeyond(painter: Painter, beyond: readonly Entity[], colour: string): void {
  const { ctx, shown } = painter
  for (const { x, y } of beyond) {
    const px = Math.max(shown.x + 20, Math.min(shown.x + shown.width - 20, x))
    const py = Math.max(shown.y + 20, Math.min(shown.y + shown.height - 20, y))
    ctx.save()
    ctx.translate(px, py)
    ctx.rotate(Math.atan2(y - py, x - px))
    ctx.beginPath()
    ctx.moveTo(15, 0)
    ctx.lineTo(-9, -13)
    ctx.lineTo(-4, 0)
    ctx.lineTo(-9, 13)
    ctx.closePath()
    ctx.lineWidth = 4
    ctx.lineJoin = 'round'
    ctx.strokeStyle = '#1d1b2e'
    ctx.stroke()
    ctx.fillStyle = colour
    ctx.fill()
    ctx.restore()
  }
}

/** Whether nothing of it is on the screen. */
export function isBeyond({ shown }: Painter, { x, y, size }: Entity): boolean {
  const half = size * 0.4
  return (
    x + half < shown.x ||
    y + half < shown.y ||
    x - half > shown.x + shown.width ||
    y - half > shown.y + shown.height
  )
}

/** Whoever is played stands in a ring: among others of its kind and colour one finds it at once. */
function ringUnder({ role, x, y, size }: Entity, { ctx }: Painter): void {
  ctx.beginPath()
  ctx.ellipse(x, y + size * 0.44, size * 0.46, size * 0.19, 0, 0, Math.PI * 2)
  ctx.strokeStyle = '#1d1b2e73'
  ctx.lineWidth = 6
  ctx.stroke()
  ctx.strokeStyle = role === 'player' ? '#fff6d8' : '#9db8ff'
  ctx.lineWidth = 3
  ctx.stroke()
}

function drawShield(entity: Entity, { ctx, seconds }: Painter): void {
  ctx.save()
  ctx.strokeStyle = '#7fd8ff'
  ctx.globalAlpha *= 0.75 + 0.2 * Math.sin(seconds * 6)
  ctx.lineWidth = 4
  ctx.beginPath()
  ctx.arc(entity.x, entity.y, entity.size * 0.68, 0, Math.PI * 2)
  ctx.stroke()
  ctx.restore()
}
