import { castIn } from '../../../game/plan.ts'
import { type Entity, inRole, playersOf } from '../../arena/arena.ts'
import { drawEntity } from '../../arena/draw.ts'
import { lockIn } from '../../arena/locks.ts'
import { drawCarried, drawDoor } from '../../lock.ts'
import { fade, lift, mix } from '../../scenery/colour.ts'
import type { Painter } from '../../view/painter.ts'
import { hopSteps } from './hopper.ts'
import { above, cell, type Lane, middleOfRow, rows, stage } from './level.ts'
import { type CrossingWorld, plainHome } from './rules.ts'
import { warning } from './traffic.ts'

export function draw(world: CrossingWorld, painter: Painter): void {
  for (const row of world.lanes.keys()) drawLane(world, row, painter)
  drawFarSide(world, painter)
  const players = playersOf(world)
  const sorted = [...world.entities].sort((one, other) => one.y - other.y)
  for (const one of sorted) if (one.behaviour === 'float') drawFloat(one, painter)
  for (const one of sorted)
    if (
      one.behaviour !== 'float' &&
      one.role !== 'goal' &&
      one.role !== 'door' &&
      !players.includes(one) &&
      isNear(one)
    )
      drawEntity(world, one, painter, true)
  for (const [index, player] of players.entries()) drawHopper(world, player, index, painter)
}

const isNear = ({ x, size }: Entity) => x > -size && x < stage.width + size

/** A whole row at a time, in pieces of three cells, so that the marks of a road have a good length. */
function drawLane({ lanes }: CrossingWorld, row: number, painter: Painter): void {
  const { ctx, palette } = painter
  const lane = lanes[row]
  const y = above + row * cell
  if (!lane || lane.kind === 'home') return
  const same = (other: number) => lanes[other]?.kind === lane.kind
  if (lane.kind === 'safe') {
    // On the open sea a strip is a sandbank, or one would not know where it is safe.
    const sandbank = palette.scene === 'sea' || palette.scene === 'underwater'
    const strip = fade(lift(palette.groundEdge, 0.25), palette.brightness < 0.5 ? 0.5 : 0.34)
    ctx.fillStyle = sandbank ? mix(palette.platformTop, '#f4dfb0', 0.6) : strip
    ctx.fillRect(0, y, stage.width, cell)
    ctx.fillStyle = fade(lift(palette.groundEdge, 0.5), 0.5)
    for (const edge of [y, y + cell - 5]) ctx.fillRect(0, edge, stage.width, 5)
    return
  }
  if (lane.kind === 'water') {
    painter.tile('water', 0, y, stage.width, cell, { above: true })
    drawCurrent(y, lane.speed, painter)
    if (!same(row - 1)) shore(y, painter)
    return
  }
  if (lane.kind === 'rail') {
    drawRails(lane, y, painter)
    return
  }
  for (let x = 0; x < stage.width; x += cell * 3) {
    painter.tile('road', x, y, cell * 3, cell, {
      above: same(row - 1),
      below: same(row + 1),
      left: true,
      right: true,
      seed: row * 7 + x,
    })
    // The tile marks the last lane of a road only; between three lanes there are two lines.
    if (!same(row - 1) || !same(row + 1)) continue
    ctx.fillStyle = fade('#f5d76a', 0.8)
    ctx.fillRect(x + cell * 0.6, y - 2, cell * 1.8, 3.6)
  }
}

/** A bed of gravel, rails, and lights that blink before something rushes by. */
function drawRails({ timer }: Lane, y: number, painter: Painter): void {
  const { ctx, palette, seconds } = painter
  ctx.fillStyle = mix('#6d6a70', palette.ground, 0.5)
  ctx.fillRect(0, y, stage.width, cell)
  painter.tile('rail', 0, y + 2, stage.width, cell - 4)
  const warns = timer > 0 && timer < warning
  const lit = timer <= 0 || (warns && Math.floor(seconds * 6 + timer / 12) % 2 === 0)
  for (const x of [26, stage.width / 2, stage.width - 26]) {
    ctx.fillStyle = '#1d1b2e'
    ctx.beginPath()
    ctx.arc(x, y + 7, 12, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = lit ? '#ff3b30' : '#7a3038'
    ctx.beginPath()
    ctx.arc(x, y + 7, lit ? 9 : 7, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** Ripples that go with the stream: one sees where it carries. */
function drawCurrent(y: number, speed: number, { ctx, seconds }: Painter): void {
  ctx.fillStyle = 'rgba(255,255,255,.24)'
  for (let ripple = 0; ripple < 9; ripple++) {
    const along = ripple * 113 + seconds * speed * 0.8
    const x = (((along % (stage.width + 80)) + stage.width + 80) % (stage.width + 80)) - 60
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

/** A hedge with a bay for each home; whoever is home looks out. */
function drawFarSide(world: CrossingWorld, painter: Painter): void {
  const { ctx, palette, plan } = painter
  const hedge = mix(palette.wall, palette.groundEdge, 0.55)
  const bottom = above + cell
  ctx.fillStyle = lift(hedge, -0.35)
  ctx.fillRect(0, 0, stage.width, bottom)
  ctx.fillStyle = hedge
  for (let x = 0; x <= stage.width; x += 30) {
    ctx.beginPath()
    ctx.arc(x, bottom - 24 - (x % 60 === 0 ? 10 : 0), 22, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.fillRect(0, 0, stage.width, bottom - 24)
  ctx.fillStyle = fade(lift(hedge, 0.4), 0.5)
  for (let x = 15; x < stage.width; x += 45) {
    ctx.beginPath()
    ctx.arc(x, 12 + ((x * 7) % 34), 5, 0, Math.PI * 2)
    ctx.fill()
  }
  const friends = castIn(plan, 'friend')
  const [door] = inRole(world, 'door')
  inRole(world, 'goal').forEach((home, index) => {
    const friend = friends[index % Math.max(1, friends.length)]
    const done = home.a === 1
    ctx.fillStyle = done ? mix(palette.accent, '#fff7dd', 0.55) : lift(palette.groundEdge, 0.45)
    ctx.strokeStyle = lift(hedge, -0.5)
    ctx.lineWidth = 3
    ctx.beginPath()
    ctx.roundRect(home.x - 50, 4, 100, bottom - 4, [26, 26, 0, 0])
    ctx.fill()
    ctx.stroke()
    const aside = friend ? 18 : 0
    if (home.cast === plainHome) painter.tile('pad', home.x - 34, home.y - 34, 68, 68)
    else
      painter.sprite(home.cast, home.x - aside, home.y - 6, home.size, { alpha: done && !friend ? 0.55 : 1 })
    if (friend)
      painter.sprite(friend, home.x + 28, home.y + 6, 42, { alive: home.id, squash: done ? 0.94 : 1 })
    if (door) drawDoor(painter, { door: door.cast, state: 'waiting' }, { x: home.x, y: home.y - 5 }, 76)
    if (!done) return
    if (!friend) painter.sprite(playersOf(world)[0]?.cast ?? '', home.x, home.y + 2, 52, { alive: home.id })
    tick(home.x + 36, 22, painter)
  })
}

/** Done. */
function tick(x: number, y: number, { ctx }: Painter): void {
  ctx.fillStyle = '#2fa84f'
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = 3
  ctx.beginPath()
  ctx.arc(x, y, 13, 0, Math.PI * 2)
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(x - 6, y)
  ctx.lineTo(x - 1, y + 5)
  ctx.lineTo(x + 6, y - 5)
  ctx.stroke()
}

/** A log, or as many of the cast as carry somebody. `b` is how long it is, in cells. */
function drawFloat({ cast, x, y, b: long, id }: Entity, painter: Painter): void {
  const { ctx, plan, palette } = painter
  const width = long * cell - 8
  if (plan.cast.some((member) => member.id === cast)) {
    ctx.fillStyle = 'rgba(10,40,70,.25)'
    ctx.beginPath()
    ctx.roundRect(x - width / 2, y - 16, width, 44, 22)
    ctx.fill()
    for (let one = 0; one < long; one++)
      painter.sprite(cast, x + (one - (long - 1) / 2) * cell, y, 58, { alive: id + one })
    return
  }
  const wood = mix('#9c6b3f', palette.platform, 0.25)
  ctx.fillStyle = 'rgba(10,40,70,.28)'
  ctx.beginPath()
  ctx.roundRect(x - width / 2, y - 14, width, 42, 20)
  ctx.fill()
  ctx.fillStyle = lift(wood, -0.25)
  ctx.beginPath()
  ctx.roundRect(x - width / 2, y - 22, width, 44, 20)
  ctx.fill()
  ctx.fillStyle = wood
  ctx.beginPath()
  ctx.roundRect(x - width / 2, y - 22, width, 36, 18)
  ctx.fill()
  ctx.strokeStyle = fade(lift(wood, -0.5), 0.5)
  ctx.lineWidth = 3
  ctx.beginPath()
  for (let grain = 0; grain < long; grain++) {
    const from = x - width / 2 + 24 + grain * cell
    ctx.moveTo(from, y - 9 + (grain % 2) * 12)
    ctx.lineTo(from + 26, y - 9 + (grain % 2) * 12)
  }
  ctx.stroke()
  ctx.fillStyle = lift(wood, 0.35)
  ctx.beginPath()
  ctx.ellipse(x + width / 2 - 13, y - 2, 11, 18, 0, 0, Math.PI * 2)
  ctx.fill()
}

/** In a hop it is nearer to us: larger, and its shadow stays below. What it carries is on its head. */
function drawHopper(world: CrossingWorld, player: Entity, index: number, painter: Painter): void {
  const hopper = world.hoppers[index]
  const part = hopper && hopper.left > 0 ? Math.sin((1 - hopper.left / hopSteps) * Math.PI) : 0
  const { ctx } = painter
  const lane = world.lanes[hopper?.row ?? rows - 1]
  if (lane?.kind === 'home') return
  const high = part * 18
  ctx.fillStyle = '#12082044'
  ctx.beginPath()
  ctx.ellipse(
    player.x,
    player.y + player.size * 0.42,
    player.size * (0.34 - part * 0.08),
    8,
    0,
    0,
    Math.PI * 2,
  )
  ctx.fill()
  drawEntity(
    world,
    { ...player, y: player.y - high, size: player.size * (1 + part * 0.14), vy: part > 0 ? -500 : 0 },
    painter,
    false,
  )
  if (world.keys > 0)
    drawCarried(painter, lockIn(world), { x: player.x + player.size * 0.42, y: player.y - high - 20 })
  hopper?.carried.slice(0, 4).forEach((item, at) => {
    painter.sprite(item, player.x + (at % 2) * 12 - 6, player.y - high - player.size * 0.5 - at * 16, 34, {
      angle: part * 0.2,
      glow: '#ffd447',
    })
  })
  if (player.role === 'player' && player.age < 200 && middleOfRow(rows - 1) === player.y)
    arrow(player, painter)
}

/** At the very beginning: this way. */
function arrow({ x, y, size }: Entity, { ctx, seconds, palette }: Painter): void {
  const top = y - size * 0.5 - 26 - Math.abs(Math.sin(seconds * 4)) * 8
  ctx.fillStyle = palette.accent
  ctx.strokeStyle = '#1d1b2e'
  ctx.lineWidth = 2.5
  ctx.beginPath()
  ctx.moveTo(x, top - 14)
  ctx.lineTo(x + 16, top + 4)
  ctx.lineTo(x + 6, top + 4)
  ctx.lineTo(x + 6, top + 18)
  ctx.lineTo(x - 6, top + 18)
  ctx.lineTo(x - 6, top + 4)
  ctx.lineTo(x - 16, top + 4)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
}
