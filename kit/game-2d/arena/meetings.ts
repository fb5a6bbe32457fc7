import type { PowerUp } from '../../game/plan.ts'
import { memberOf } from '../../game/plan.ts'
import { addScore, below, loseLife, rate, tell } from '../../game/world.ts'
import { type ArenaWorld, add, type Entity, hasPower, inRole, playersOf, touches } from './arena.ts'

/** How long a power-up lasts, in seconds; what works at once lasts 0. */
const lasts: Record<PowerUp, number> = {
  shield: 8,
  speed: 6,
  magnet: 8,
  slow: 6,
  heart: 0,
  rapid: 8,
  double: 10,
  wide: 12,
  multi: 0,
}

export const powerWords: Record<PowerUp, string> = {
  shield: 'Shield!',
  speed: 'Speed!',
  magnet: 'Magnet!',
  slow: 'Slow motion!',
  heart: '+1 life',
  rapid: 'Rapid fire!',
  double: 'Double points!',
  wide: 'Wider!',
  multi: 'More!',
}

/** What happens when a player touches something. A genre passes what is special about it. */
export type Meetings = {
  collected?(world: ArenaWorld, item: Entity, player: Entity): void
  /** Return false to keep the usual hurt from happening (a stomp on the head). */
  mayHurt?(world: ArenaWorld, foe: Entity, player: Entity): boolean
  reached?(world: ArenaWorld, goal: Entity, player: Entity): void
  rescued?(world: ArenaWorld, friend: Entity, player: Entity): void
  powered?(world: ArenaWorld, power: PowerUp, player: Entity): void
}

/** Lets the players meet what they touch. */
export function meet(world: ArenaWorld, special: Meetings = {}): void {
  for (const player of playersOf(world)) {
    if (hasPower(world, 'magnet')) attract(world, player)
    for (const other of world.entities) {
      if (other.gone || other === player || world.status !== 'playing' || !touches(player, other)) continue
      if (other.role === 'collectible') collect(world, other, player, special)
      else if (other.role === 'power-up') takePower(world, other, player, special)
      else if (other.role === 'key') takeKey(world, other, player)
      else if (other.role === 'door') openDoor(world, other, player)
      else if (other.role === 'goal') special.reached?.(world, other, player)
      else if (other.role === 'friend') special.rescued?.(world, other, player)
      else if (isFoe(other) && (special.mayHurt?.(world, other, player) ?? true)) hurt(world, player, other)
    }
  }
}

export function isFoe({ role }: Entity): boolean {
  return role === 'enemy' || role === 'hazard' || role === 'boss' || role === 'foe-shot'
}

/** Takes a collectible. Quick takes in a row are worth more: a reason to hurry. */
export function collect(world: ArenaWorld, item: Entity, player: Entity, special: Meetings = {}): void {
  item.gone = true
  const { points = 10 } = memberOf(world.plan, item.cast)
  world.streak = world.since < 1.6 * rate ? Math.min(world.streak + 1, 5) : 1
  world.since = 0
  const factor = (points > 0 ? world.streak : 1) * (hasPower(world, 'double') ? 2 : 1)
  const words = `${points > 0 ? '+' : ''}${points * factor}`
  tell(world, 'collect', { by: player.cast, to: item.cast, x: item.x, y: item.y, value: world.streak, words })
  addScore(world, points * factor)
  special.collected?.(world, item, player)
}

/** A foe touches a player: the shield takes it, or it costs a life. Nobody is hurt twice in a breath. */
export function hurt(world: ArenaWorld, player: Entity, foe: Entity): void {
  if (player.safe > 0) return
  player.safe = Math.round(1.6 * rate)
  if (foe.role === 'foe-shot') foe.gone = true
  const away = Math.hypot(player.x - foe.x, player.y - foe.y) || 1
  player.vx += ((player.x - foe.x) / away) * 220
  player.vy += ((player.y - foe.y) / away) * 220
  if (hasPower(world, 'shield')) {
    delete world.powers.shield
    tell(world, 'block', { by: foe.cast, to: player.cast, x: player.x, y: player.y, words: 'Blocked!' })
    return
  }
  tell(world, 'hurt', { by: foe.cast, to: player.cast, x: player.x, y: player.y })
  const { name } = memberOf(world.plan, foe.cast)
  loseLife(world, `${withArticle(name)} got you.`)
}

/** 'The dog', but 'Dracula'. */
export function withArticle(name: string): string {
  return /^[A-Z]/.test(name) ? name : `The ${name}`
}

function takePower(world: ArenaWorld, item: Entity, player: Entity, special: Meetings): void {
  item.gone = true
  const power = item.cast.slice('power:'.length) as PowerUp
  if (power === 'heart') world.lives++
  else if (lasts[power] > 0) world.powers[power] = lasts[power] * rate
  special.powered?.(world, power, player)
  tell(world, 'power', { by: player.cast, to: item.cast, x: item.x, y: item.y, words: powerWords[power] })
}

function takeKey(world: ArenaWorld, key: Entity, player: Entity): void {
  key.gone = true
  world.keys++
  tell(world, 'key', { by: player.cast, to: key.cast, x: key.x, y: key.y, words: 'Key!' })
}

/** Opens a door for whoever has a key. Enough points may have been waiting behind it. */
export function openDoor(world: ArenaWorld, door: Entity, player: Entity): void {
  if (world.keys === 0 || door.gone) return
  world.keys--
  door.gone = true
  tell(world, 'unlock', { by: player.cast, to: door.cast, x: door.x, y: door.y, words: 'Open!' })
  if (!world.locked) return
  world.locked = false
  addScore(world, 0)
}

function attract(world: ArenaWorld, player: Entity): void {
  for (const item of inRole(world, 'collectible')) {
    const dx = player.x - item.x
    const dy = player.y - item.y
    const gap = Math.hypot(dx, dy)
    if (gap > 190 || gap === 0) continue
    item.x += (dx / gap) * 4
    item.y += (dy / gap) * 4
  }
}

/** Brings a power-up out of the plan's list; nothing where the plan has none. */
export function dropPower(world: ArenaWorld, x: number, y: number, motion: Partial<Entity> = {}): void {
  const { powerUps } = world.plan.rules
  const power = powerUps[below(world, Math.max(1, powerUps.length))]
  if (power) add(world, `power:${power}`, { role: 'power-up', x, y, size: 38, ...motion })
}

/** Takes health from a foe; at zero it is defeated. Returns whether it was. */
export function strike(world: ArenaWorld, foe: Entity, by: string, damage = 1): boolean {
  if (foe.gone || foe.safe > 0) return false
  foe.health -= damage
  if (foe.health > 0) {
    foe.safe = 3
    tell(world, 'hit', { by, to: foe.cast, x: foe.x, y: foe.y })
    return false
  }
  foe.gone = true
  const { points = 10 } = memberOf(world.plan, foe.cast)
  const worth = points * (foe.role === 'boss' ? 20 : 1) * (hasPower(world, 'double') ? 2 : 1)
  tell(world, 'defeat', { by, to: foe.cast, x: foe.x, y: foe.y, value: foe.size, words: `+${worth}` })
  addScore(world, worth)
  return true
}
