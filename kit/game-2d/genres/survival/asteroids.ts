import { direction, holds, type Input } from '../../../core/input.ts'
import { castIn, dial, memberOf } from '../../../game/plan.ts'
import { between, chance, rate, tell } from '../../../game/world.ts'
import { distance, type Entity, hasPower, place, playerOf, playersOf } from '../../arena/arena.ts'
import { type SurvivalWorld, stage } from './world.ts'

/** Turn and thrust; who lets go glides on. A finger shows where to. */
export function steerShips(world: SurvivalWorld, input: Input): void {
  const stronger = (1 + 0.13 * (world.upgrades.speed ?? 0)) * (hasPower(world, 'speed') ? 1.4 : 1)
  for (const ship of playersOf(world)) {
    const second = ship.role === 'second'
    const held = second ? input.second : input.held
    let turn = direction(held).x
    let thrust = holds(held, 'up')
    const { pointer } = input
    if (!second && pointer?.down && turn === 0 && !thrust) {
      const wanted = Math.atan2(pointer.y - ship.y, pointer.x - ship.x)
      const off = angleBetween(ship.homeX, wanted)
      turn = Math.abs(off) < 0.06 ? 0 : Math.sign(off)
      thrust = Math.abs(off) < 0.4 && Math.hypot(pointer.x - ship.x, pointer.y - ship.y) > 150
    }
    ship.homeX += turn * 0.072
    const brake = holds(held, 'down') ? 0.95 : 0.991
    ship.vx *= brake
    ship.vy *= brake
    if (thrust) {
      const push = 5.4 * stronger * memberOf(world.plan, ship.cast).speed
      ship.vx += Math.cos(ship.homeX) * push
      ship.vy += Math.sin(ship.homeX) * push
    }
    const pace = Math.hypot(ship.vx, ship.vy)
    const most = 300 * stronger
    if (pace > most) {
      ship.vx *= most / pace
      ship.vy *= most / pace
    }
    ship.x += ship.vx / rate
    ship.y += ship.vy / rate
    ship.facing = Math.sign(Math.cos(ship.homeX)) || 1
  }
}

/** From one angle to another the short way, from -π to π. */
export function angleBetween(from: number, to: number): number {
  const off = (to - from) % (Math.PI * 2)
  return off > Math.PI ? off - Math.PI * 2 : off < -Math.PI ? off + Math.PI * 2 : off
}

/** What leaves on one side comes in on the other; shots do not live for ever. */
export function wrapAll(world: SurvivalWorld): void {
  for (const body of world.entities) {
    if (body.role === 'shot' && body.age > 0.95 * rate) body.gone = true
    if (body.role === 'foe-shot' || body.role === 'boss') continue
    if (body.behaviour === 'rock') {
      body.x += body.vx / rate
      body.y += body.vy / rate
      body.angle += body.b
    }
    const edge = body.size * 0.4
    if (body.x < -edge) body.x = stage.width + edge
    else if (body.x > stage.width + edge) body.x = -edge
    if (body.y < -edge) body.y = stage.height + edge
    else if (body.y > stage.height + edge) body.y = -edge
  }
}

const sizes = [44, 72, 112]

/** Rocks of the largest size around the edge; other kinds of foes come as visitors that shoot. */
export function strewRocks(world: SurvivalWorld): void {
  const { plan, wave } = world
  const rocks = [...castIn(plan, 'hazard'), ...castIn(plan, 'enemy').slice(0, 1)]
  const many = Math.min(6, Math.round(dial(plan, 2, 3.4) + wave * 0.5))
  for (let one = 0; one < many; one++) {
    const member = rocks[one % rocks.length]
    if (!member) continue
    const angle = (one / many) * Math.PI * 2 + chance(world)
    rock(
      world,
      member.id,
      2,
      stage.width / 2 + Math.cos(angle) * 430,
      stage.height / 2 + Math.sin(angle) * 270,
    )
  }
  const visitors = castIn(plan, 'enemy').slice(1)
  visitors.forEach((member, kind) => {
    if (wave < 2 || (wave + kind) % 2 === 1) return
    const spot = { x: chance(world) < 0.5 ? 40 : stage.width - 40, y: between(world, 90, 500) }
    world.queue.push({ cast: member.id, style: 'snipe', at: world.tick + 4 * rate, ...spot })
  })
  world.crowd = many * 7
}

function rock(world: SurvivalWorld, cast: string, tier: number, x: number, y: number): Entity {
  const member = memberOf(world.plan, cast)
  const heading = between(world, 0, Math.PI * 2)
  const speed =
    dial(world.plan, 40, 80) * (1 + (2 - tier) * 0.28) * Math.min(1.4, Math.max(0.6, member.speed))
  return place(world, member, {
    role: 'enemy',
    x,
    y,
    vx: Math.cos(heading) * speed,
    vy: Math.sin(heading) * speed,
    size: (sizes[tier] ?? 44) * Math.min(1.25, Math.max(0.85, member.size)),
    behaviour: 'rock',
    a: tier,
    b: between(world, -0.02, 0.02),
  })
}

/** A rock breaks into two of the next size, until they are small. */
export function split(world: SurvivalWorld, foe: Entity): void {
  if (foe.behaviour !== 'rock' || foe.a === 0) return
  tell(world, 'break', { by: playerOf(world).cast, to: foe.cast, x: foe.x, y: foe.y })
  for (const side of [-1, 1]) {
    const piece = rock(world, foe.cast, foe.a - 1, foe.x, foe.y)
    piece.x += side * 14
    // A piece never flies straight at the one who is near.
    const player = playerOf(world)
    const gap = distance(piece, player)
    if (gap > 170) continue
    const pace = Math.hypot(piece.vx, piece.vy)
    piece.vx = ((piece.x - player.x) / (gap || 1)) * pace
    piece.vy = ((piece.y - player.y) / (gap || 1)) * pace
  }
}
