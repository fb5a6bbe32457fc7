import { castIn, dial, memberOf } from '../../../game/plan.ts'
import { below, rate } from '../../../game/world.ts'
import { inRole, nearest, place, playersOf } from '../../arena/arena.ts'
import { toughness } from '../../arena/shooting.ts'
import { paths } from './paths.ts'
import type { ShooterWorld } from './world.ts'

/** The order in which paths are first met, so that a game begins softly; later ones are drawn at random. */
const order = [3, 0, 4, 1, 5, 2]

/** Lines up the foes of a wave. One squadron at first, two together from then on. */
export function queueWave(world: ShooterWorld): void {
  const { plan, wave, waves } = world
  const kinds = castIn(plan, 'enemy')
  const many = Math.max(6, Math.min(12, Math.round(72 / waves)) + Math.round(dial(plan, -1, 2)))
  const squadrons = wave >= 2 ? 2 : 1
  world.crowd = 0
  const first = below(world, 2) === 0 ? 1 : -1
  for (let squadron = 0; squadron < squadrons; squadron++) {
    const kind = (wave - 1 + squadron) % kinds.length
    const member = kinds[kind]
    if (!member || (member.count !== undefined && squadron > 0 && kinds.length === 1)) continue
    const number = (wave - 1) * 2 + squadron
    const path =
      number < 8 ? (order[(wave - 1 + squadron * 2) % order.length] ?? 0) : below(world, paths.length)
    // Two squadrons come from both sides, or they would fly through each other.
    const side = squadron === 0 ? first : -first
    const tough = kind % 3 === 2 ? 0.7 : 1
    const count = Math.min(16, member.count ?? Math.max(3, Math.round((many / squadrons) * tough)))
    // In a line where they come side by side, else one behind the other.
    const apart = path === 3 || path === 4 ? 0.12 : 0.55
    for (let slot = 0; slot < count; slot++)
      world.queue.push({
        cast: member.id,
        kind,
        at: world.tick + Math.round((0.7 + squadron * 2 + slot * apart) * rate),
        path,
        side: path === 5 && slot % 2 === 1 ? -side : side,
        slot,
      })
    world.crowd += count
  }
}

/** Brings in whose time has come. */
export function sendQueued(world: ShooterWorld): void {
  if (world.queue.length === 0) return
  world.queue = world.queue.filter(({ cast, kind, at, path, side, slot }) => {
    if (at > world.tick) return true
    const member = memberOf(world.plan, cast)
    const start = paths[path]?.fly(0, side, slot) ?? { x: 480, y: -60 }
    const big = kind % 3 === 2
    place(world, member, {
      ...start,
      size: (big ? 88 : 72) * Math.min(1.5, Math.max(0.75, member.size)),
      behaviour: 'path',
      speed: Math.min(1.4, member.speed) * (big ? 0.8 : 1),
      health: (big ? 3 : 1) * toughness(world.plan.rules, 34, 3),
      homeX: side,
      homeY: slot,
      a: path,
      b: kind,
    })
    return false
  })
}

/** `angle` of a foe on a path is kept free; where it is on the path lies in `vx` and `vy` as well, for whoever aims. */
export function flyPaths(world: ShooterWorld): void {
  const { plan } = world
  const slow = (world.powers.slow ?? 0) > 0 ? 0.5 : 1
  const late = plan.rules.faster ? Math.min(0.6, world.tick / 6000) : 0
  const pace = (dial(plan, 0.78, 1.14) + late) * slow
  const chasers = plan.interactions.filter(({ does }) => does === 'chase').map(({ by }) => by)
  for (const foe of inRole(world, 'enemy')) {
    if (foe.behaviour !== 'path') continue
    const path = paths[foe.a]
    if (!path) continue
    // `angle` counts the seconds on the path; the view draws foes upright.
    foe.angle += (pace * foe.speed) / rate
    if (foe.angle > path.seconds) foe.angle = 0
    const fresh = foe.angle < 0.05
    const at = path.fly(foe.angle, foe.homeX, foe.homeY)
    if (chasers.includes(foe.cast) && !fresh) {
      const prey = nearest(foe, playersOf(world))
      // Bends towards its prey as it comes down.
      if (prey) at.x += (prey.x - at.x) * Math.min(0.8, Math.max(0, (at.y - 120) / 350))
    }
    foe.vx = fresh ? 0 : (at.x - foe.x) * rate
    foe.vy = fresh ? 0 : (at.y - foe.y) * rate
    foe.x = at.x
    foe.y = at.y
    if (Math.abs(foe.vx) > 20) foe.facing = Math.sign(foe.vx)
  }
}
