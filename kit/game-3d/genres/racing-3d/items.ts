import { castIn, type GamePlan, type PowerUp } from '../../../game/plan.ts'
import { addScore, pickOne, tell } from '../../../game/world.ts'
import { addBody, clamp, dt, ease, removeBody } from '../../space.ts'
import { spinOut } from './driving.ts'
import {
  floorFor,
  heroRacer,
  type Item,
  isCostly,
  nameOf,
  placeOf,
  type Racer,
  type RaceWorld,
  racersOf,
  seconds,
  type Thing,
} from './race-world.ts'
import { aheadBy, placeAt, trackOf, wrap } from './track.ts'

export const boxKey = 'item-box'
export const shotKey = 'race-shot'

/** What is thrown: as the prompt has it, or a shape of the game's own. */
export const shotCast = (plan: GamePlan): string => castIn(plan, 'projectile')[0]?.id ?? shotKey
/** Without anything to leave there are no traps. */
export const trapCast = (plan: GamePlan): string => castIn(plan, 'hazard')[0]?.id ?? ''

export const itemNames: Record<Item, string> = {
  throw: 'Throw',
  trap: 'Trap',
  speed: 'Boost',
  shield: 'Shield',
  magnet: 'Magnet',
  slow: 'Slow the others',
  heart: 'Heart',
  rapid: 'Boost',
  double: 'Coins',
  wide: 'Shield',
  multi: 'Throw',
}

/** Leaders get what protects, the last what helps to catch up. */
function draw(world: RaceWorld, racer: Racer): Item {
  const { powerUps } = world.plan.rules
  const many = racersOf(world).length
  const place = placeOf(world, racer)
  const has = (power: PowerUp) => powerUps.includes(power)
  const bag: Item[] = []
  const put = (item: Item, times: number) => {
    for (let i = 0; i < times; i++) bag.push(item)
  }
  const behind = many < 2 ? 0 : (place - 1) / (many - 1)
  for (const power of powerUps) put(power, power === 'speed' ? 1 + Math.round(behind * 2) : 1)
  if (has('shield')) put('shield', place === 1 ? 2 : 0)
  if (many > 1) {
    if (!has('slow')) put('slow', 1)
    put('throw', place === 1 ? 0 : 3)
    if (trapCast(world.plan) !== '') put('trap', place === 1 ? 2 : place < many ? 1 : 0)
  }
  return pickOne(world, bag.length > 0 ? bag : ['speed' as const])
}

/** Boxes and treasures are taken by driving through them; they come again. */
export function take(world: RaceWorld, racer: Racer): void {
  for (const thing of world.bodies) {
    // The cheap question first: this is asked of everything, sixty times a second.
    if (Math.abs(thing.x - racer.x) > 4 || thing.rest > 0) continue
    if (thing.role !== 'power' && (thing.role !== 'collectible' || racer.role !== 'player')) continue
    const by = aheadBy(thing.s, racer.s)
    if (Math.abs(by) > 1.7 || Math.abs(thing.lat - racer.lat) > racer.radius + thing.radius) continue
    if (Math.abs(thing.y - racer.y) > 2) continue
    const mine = racer.role === 'player'
    const at = { x: thing.x, y: thing.y + 0.6, z: thing.z }
    if (thing.role === 'power') {
      rest(thing, 4)
      if (racer.kart.item !== '') continue
      racer.kart.item = draw(world, racer)
      if (mine)
        tell(world, 'power', {
          by: racer.cast,
          to: pictureOf(world.plan, racer.kart.item),
          ...at,
          words: itemNames[racer.kart.item],
        })
    } else collect(world, racer, thing, at)
  }
}

/** The cast or the power-up whose picture says what an item is. */
export const pictureOf = (plan: GamePlan, item: Item): string =>
  item === 'throw' ? shotCast(plan) : item === 'trap' ? trapCast(plan) : `power:${item}`

function rest(thing: Thing, forSeconds: number): void {
  thing.rest = seconds(forSeconds)
  thing.hidden = true
}

function collect(
  world: RaceWorld,
  racer: Racer,
  thing: Thing,
  at: { x: number; y: number; z: number },
): void {
  const points = world.plan.cast.find(({ id }) => id === thing.cast)?.points ?? 10
  rest(thing, 9)
  racer.kart.coins += isCostly(points) ? -2 : 1
  racer.kart.coins = clamp(racer.kart.coins, 0, 99)
  tell(world, 'collect', {
    by: racer.cast,
    to: thing.cast,
    ...at,
    value: points,
    words: `${points > 0 ? '+' : ''}${points}`,
  })
  addScore(world, points)
}

/** Whoever rested long enough is there again. */
export function comeBack(thing: Thing): void {
  if (thing.rest === 0) return
  thing.rest--
  if (thing.rest === 0) thing.hidden = false
}

export function useItem(world: RaceWorld, racer: Racer): void {
  const { kart } = racer
  const { item } = kart
  if (item === '') return
  kart.item = ''
  const at = { x: racer.x, y: racer.y + 0.7, z: racer.z }
  switch (item) {
    case 'speed':
    case 'rapid':
      kart.boost = Math.max(kart.boost, seconds(1.7))
      break
    case 'shield':
    case 'wide':
      kart.shield = seconds(8)
      break
    case 'slow':
      for (const other of racersOf(world)) if (other !== racer) other.kart.slowed = seconds(2.5)
      break
    case 'heart':
      if (racer.role === 'player') world.lives++
      break
    case 'magnet':
    case 'double':
      kart.coins += 3
      if (racer.role === 'player') addScore(world, 30)
      break
    case 'trap':
      leave(world, racer)
      break
    default:
      throwOne(world, racer)
      return
  }
  tell(world, item === 'trap' ? 'place' : 'power', {
    by: racer.cast,
    ...at,
    ...(racer.role === 'player' && { words: `${itemNames[item]}!` }),
  })
}

const thingStart = { rest: 0, owner: 0 }

function leave(world: RaceWorld, racer: Racer): void {
  const track = trackOf(world.plan, world.level)
  const s = wrap(racer.s - 3.2)
  const at = placeAt(track, s, racer.lat)
  const trap = addBody(world, trapCast(world.plan), 'hazard', {
    ...thingStart,
    ...at,
    y: racer.y,
    s,
    lat: racer.lat,
    size: 1,
    radius: 0.7,
    left: seconds(25),
    owner: racer.id,
  })
  trap.y = floorFor(world, trap)
}

function throwOne(world: RaceWorld, racer: Racer): void {
  const shot = addBody(world, shotCast(world.plan), 'shot', {
    ...thingStart,
    x: racer.x,
    y: racer.y + 0.5,
    z: racer.z,
    s: wrap(racer.s + 2.4),
    lat: racer.lat,
    yaw: racer.kart.way,
    size: 0.9,
    radius: 0.6,
    left: seconds(4.5),
    owner: racer.id,
  })
  const target = targetOf(world, shot)
  tell(world, 'shoot', { by: racer.cast, to: shot.cast, x: shot.x, y: shot.y, z: shot.z })
  if (target?.role === 'player')
    tell(world, 'warn', {
      by: racer.cast,
      to: target.cast,
      x: target.x,
      y: target.y + 1.6,
      z: target.z,
      words: 'Look out!',
    })
}

/** Whoever is next ahead of what was thrown. */
export function targetOf(world: RaceWorld, shot: Thing): Racer | undefined {
  let best: Racer | undefined
  let least = 70
  for (const racer of racersOf(world)) {
    const by = aheadBy(racer.s, shot.s)
    if (racer.id === shot.owner || by < -1 || by >= least) continue
    best = racer
    least = by
  }
  return best
}

/** What was thrown follows the road, and bends a little toward whoever is ahead. */
export function fly(world: RaceWorld, shot: Thing): void {
  const track = trackOf(world.plan, world.level)
  const target = targetOf(world, shot)
  const speed = 33
  shot.s = wrap(shot.s + speed * dt)
  if (target) shot.lat = ease(shot.lat, target.lat, target.role === 'player' ? 0.022 : 0.05)
  const { x, z, yaw } = placeAt(track, shot.s, shot.lat)
  Object.assign(shot, { x, z, yaw, vx: Math.sin(yaw) * speed, vz: Math.cos(yaw) * speed })
  shot.y = ease(shot.y, floorFor(world, shot) + 0.35, 0.2)
  shot.phase += speed * dt
  shot.pitch -= 0.25
  if (!target || Math.abs(aheadBy(target.s, shot.s)) > 1.6 || Math.abs(target.lat - shot.lat) > 1.5) return
  if (target.y > shot.y + 1.6) return
  const owner = world.bodies.find(({ id }) => id === shot.owner)
  removeBody(world, shot)
  const struck = spinOut(world, target, owner ?? shot)
  if (struck && owner?.role === 'player') {
    tell(world, 'cross', { by: owner.cast, to: target.cast, x, y: shot.y + 1, z, words: 'Got one! +50' })
    addScore(world, 50)
  }
}

/** What lies on the road and is not to be driven over. */
export function meetDangers(world: RaceWorld, racer: Racer): void {
  for (const thing of world.bodies) {
    if (Math.abs(thing.x - racer.x) > 4 || (thing.role !== 'hazard' && thing.role !== 'obstacle')) continue
    if (Math.abs(aheadBy(thing.s, racer.s)) > 1.5 + thing.radius) continue
    const beside = racer.lat - thing.lat
    const [dx, dz] = [racer.x - thing.x, racer.z - thing.z]
    const least = racer.radius * 0.7 + thing.radius * 0.8
    const distance = Math.hypot(dx, dz)
    if (distance > least || racer.y > thing.y + thing.size * 0.8) continue
    if (thing.role === 'hazard') {
      if (thing.owner === racer.id && thing.left !== undefined && thing.left > seconds(24)) continue
      if (!spinOut(world, racer, thing) || thing.owner === 0) continue
      removeBody(world, thing)
      return
    }
    // Something solid: it stops whoever comes, and lets them slip past.
    const push = (least - distance) / Math.max(0.05, distance)
    racer.x += dx * push
    racer.z += dz * push
    racer.lat += Math.sign(beside || 1) * 0.05
    if (racer.kart.bumped > 0) continue
    racer.kart.speed *= 0.35
    racer.kart.bumped = 24
    if (racer.role === 'player')
      tell(world, 'bounce', { by: racer.cast, to: thing.cast, x: thing.x, y: thing.y + 0.6, z: thing.z })
  }
}

/** How an item is called on the screen: what is thrown goes by its own name. */
export const itemSays = (world: RaceWorld, item: Item): string =>
  item === 'throw' && shotCast(world.plan) !== shotKey
    ? `Throw the ${nameOf(world, shotCast(world.plan))}`
    : itemNames[item]

export const heroHas = (world: RaceWorld): Item | '' => heroRacer(world).kart.item
