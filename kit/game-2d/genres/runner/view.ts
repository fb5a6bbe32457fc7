import { memberOf } from '../../../game/plan.ts'
import { type Entity, hasPower } from '../../arena/arena.ts'
import { drawEntity } from '../../arena/draw.ts'
import { drawCarried, drawDoor } from '../../lock.ts'
import type { Painter } from '../../view/painter.ts'
import { lockOf } from './gate.ts'
import { finish } from './track.ts'
import { groundY, hunterOf, type RunnerWorld, stage, tileSize } from './way.ts'

export function draw(world: RunnerWorld, painter: Painter): void {
  drawGround(world, painter)
  for (const { from, to, y } of world.ledges)
    painter.tile('platform', from, y, to - from, 26, { seed: Math.round(from) })
  for (const pillar of world.pillars) drawPillar(pillar, painter)
  const right = painter.camera.x + stage.width + 100
  const order = ({ role }: Entity) =>
    role === 'goal' || role === 'door' ? 0 : role === 'player' || role === 'second' ? 3 : 1
  const seen = world.entities.filter(({ x }) => x < right).sort((one, other) => order(one) - order(other))
  drawHunter(world, painter)
  for (const entity of seen) {
    if (entity.role === 'goal') drawGoal(entity, painter)
    else if (entity.role === 'door') drawGate(entity, painter)
    else if (entity.role === 'player' || entity.role === 'second') drawHero(world, entity, painter)
    else {
      if (entity.behaviour === 'hangs') drawRope(entity, painter)
      drawEntity(world, entity, painter, false)
    }
  }
}

/** A wall across the whole way, with a locked door in it. */
function drawGate({ cast, x, y, size }: Entity, painter: Painter): void {
  const width = 74
  const top = y - size * 0.5
  for (let from = -10; from < top; from += 48)
    painter.tile('wall', x - width / 2, from, width, Math.min(48, top - from), {
      above: true,
      below: from + 48 < top,
      seed: Math.round(x + from),
    })
  painter.tile('brick', x - width / 2 - 9, top - 22, width + 18, 26, { colour: painter.palette.accent })
  drawDoor(painter, { door: cast, state: 'carried' }, { x, y }, size)
}

function drawRope({ x, y, size }: Entity, { ctx, camera }: Painter): void {
  ctx.save()
  ctx.strokeStyle = '#6b4f35'
  ctx.lineWidth = 5
  ctx.beginPath()
  ctx.moveTo(x, camera.y - 20)
  ctx.lineTo(x, y - size * 0.36)
  ctx.stroke()
  ctx.strokeStyle = '#ffffff40'
  ctx.lineWidth = 1.5
  ctx.stroke()
  ctx.restore()
}

/** Ground from edge to edge, with the pits left out; tiles keep their place on the way, so that they run by. */
function drawGround({ pits }: RunnerWorld, painter: Painter): void {
  const { camera, ctx } = painter
  const last = camera.x + stage.width
  let from = Math.floor(camera.x / tileSize) * tileSize - tileSize
  const ends = [...pits]
    .filter(({ from: start, to }) => to > camera.x && start < last)
    .sort((one, other) => one.from - other.from)
  for (const { from: start, to } of [...ends, { from: last + tileSize, to: last }]) {
    for (let x = from; x < start; x += tileSize) {
      const width = Math.min(tileSize, start - x)
      const options = {
        left: x > from || from < camera.x,
        right: x + tileSize < start,
        seed: Math.round(x / tileSize) * 7,
      }
      painter.tile('ground', x, groundY, width, tileSize, { ...options, below: true })
      painter.tile('ground', x, groundY + tileSize, width, tileSize, { ...options, above: true, below: true })
    }
    if (to > start) {
      const shade = ctx.createLinearGradient(0, groundY, 0, stage.height)
      shade.addColorStop(0, 'rgba(14,8,30,.12)')
      shade.addColorStop(1, 'rgba(14,8,30,.85)')
      ctx.fillStyle = shade
      ctx.fillRect(start, groundY, to - start, stage.height - groundY)
    }
    from = to
  }
}

/** A wall from above and one from below; what it is in this game sits at the opening. */
function drawPillar({ x, width, top, bottom, cast }: RunnerWorld['pillars'][number], painter: Painter): void {
  const part = (from: number, to: number) => {
    for (let y = from; y < to; y += 48)
      painter.tile('wall', x, y, width, Math.min(48, to - y), {
        above: y > from,
        below: y + 48 < to,
        seed: Math.round(x + y),
      })
  }
  part(-10, top)
  part(bottom, groundY)
  painter.tile('brick', x - 7, top - 30, width + 14, 30, { colour: painter.palette.accent })
  painter.tile('brick', x - 7, bottom, width + 14, 30, { colour: painter.palette.accent })
  if (!cast) return
  if (top > 110) painter.sprite(cast, x + width / 2, top - 66, 58, { angle: Math.PI })
  if (groundY - bottom > 100) painter.sprite(cast, x + width / 2, bottom + 66, 58)
}

function drawHero(world: RunnerWorld, hero: Entity, painter: Painter): void {
  const body = world.bodies[hero.role === 'second' ? 1 : 0]
  if (!body?.ducks) {
    const bounce = body && body.coyote > 0 && !world.flies ? Math.abs(Math.sin(world.travelled / 34)) * 5 : 0
    drawEntity(world, { ...hero, y: hero.y - bounce, vx: world.speed * 0.5, facing: 1 }, painter, false)
  } else {
    // Flat on the ground: as wide as ever, and half as high.
    const full = hero.size / 0.6
    const safe = hero.safe > 0 && Math.floor(hero.safe / 5) % 2 === 1
    painter.sprite(hero.cast, hero.x, body.y - full * 0.29, full, {
      squash: 2,
      facing: 1,
      alpha: safe ? 0.45 : 1,
    })
  }
  if (world.keys > 0) drawCarried(painter, lockOf(world), { x: hero.x, y: hero.y - hero.size * 0.72 })
  const running = body && body.coyote > 0 && world.tick % 5 === 0
  if (running && !world.flies) painter.puff(hero.x - 26, groundY - 4, painter.palette.groundEdge)
  if (world.flies && body && body.vy < -40 && world.tick % 3 === 0)
    painter.puff(hero.x - 30, hero.y + 22, '#ffe9a8')
  if (hasPower(world, 'speed') && world.tick % 3 === 0) painter.puff(hero.x - 30, hero.y, '#ffd447')
}

/** Close behind, and closer after a stumble. */
function drawHunter(world: RunnerWorld, painter: Painter): void {
  const hunter = hunterOf(world.plan)
  if (world.hunter <= 0 || !hunter) return
  const size = 96 * Math.min(1.35, Math.max(0.9, memberOf(world.plan, hunter).size))
  const x = (world.entities[0]?.x ?? 0) - world.hunter
  const bounce = Math.abs(Math.sin(world.travelled / 46)) * 12
  painter.sprite(hunter, x, groundY - size * 0.45 - bounce, size, { facing: 1, alive: 3 })
}

function drawGoal({ cast, x, y, size, behaviour }: Entity, painter: Painter): void {
  if (behaviour === 'hidden') return
  drawLine(painter, x)
  if (cast !== finish) painter.sprite(cast, x + 40, y, size, { glow: '#ffe9a8' })
}

/** A finish in black and white that nobody overlooks. */
function drawLine({ ctx }: Painter, x: number): void {
  ctx.save()
  ctx.globalAlpha = 0.9
  for (let row = 0; row < 12; row++)
    for (let column = 0; column < 2; column++) {
      ctx.fillStyle = (row + column) % 2 === 0 ? '#1d1b2e' : '#ffffff'
      ctx.fillRect(x - 60 + column * 20, groundY - (row + 1) * 20, 20, 20)
    }
  ctx.restore()
}
