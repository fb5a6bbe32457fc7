import { memberOf, type PowerUp } from '../../../game/plan.ts'
import { addScore, loseLife, rate, tell } from '../../../game/world.ts'
import { pushOut } from '../../blocks.ts'
import { meets, middleOf } from '../../flying.ts'
import { far, flat, removeBody } from '../../space.ts'
import { blocksOf } from './built.ts'
import { type Craft, type FlightWorld, isOver } from './craft.ts'
import { floorAt, siteOf } from './land.ts'
import { endLevel, setOff } from './level.ts'

const powerSeconds = 9

export function meetOthers(world: FlightWorld, hero: Craft): void {
  for (const body of [...world.bodies]) {
    if (body === hero || world.status !== 'playing') continue
    const { role } = body
    if (role === 'collectible' && meets(hero, body, 0.9) && body.stop < 0) takeGem(world, hero, body)
    else if (role === 'power' && meets(hero, body, 1)) takePower(world, hero, body)
    else if (role === 'goal' && body.stop < 0 && isOver(world) && meets(hero, body, 3)) {
      const at = middleOf(body)
      tell(world, 'deliver', { by: hero.cast, to: body.cast, ...at })
      tell(world, 'cross', { by: hero.cast, to: body.cast, ...at })
      endLevel(world)
    } else if (
      (role === 'enemy' || role === 'hazard' || role === 'boss' || role === 'shot') &&
      meets(hero, body, -0.15)
    )
      bump(world, hero, body)
    else if (role === 'obstacle' && hitsTall(hero, body)) crash(world, hero, body)
    else passBy(world, hero, body)
  }
}

const looming = /^(?:enemy|hazard|obstacle|prop)$/

/** Whoever gets by close to a danger is paid for the fright. */
function passBy(world: FlightWorld, hero: Craft, body: Craft): void {
  if (body.near || hero.safe > 0 || !looming.test(body.role)) return
  const isTall = body.role === 'obstacle' || body.role === 'prop'
  const away = isTall ? flat(hero, body) : far(hero, body)
  if (away > body.radius + hero.radius + (body.role === 'prop' ? 16 : isTall ? 9 : 2.6)) return
  body.near = true
  const at = middleOf(hero)
  const isClose = away < body.radius + hero.radius + 5 && body.role !== 'prop' && hero.y < body.y + body.size
  tell(world, 'step', { by: hero.cast, to: body.cast, ...at, ...(isClose && { words: 'Close! +5' }) })
  if (!isClose) return
  world.fuel = Math.min(1, world.fuel + 0.1)
  addScore(world, 5)
}

/** Towers and trees are as high as they are drawn. */
const hitsTall = (hero: Craft, body: Craft): boolean =>
  hero.safe === 0 &&
  Math.hypot(hero.x - body.x, hero.z - body.z) < hero.radius + body.radius &&
  hero.y < body.y + body.size * 0.95

export function takeGem(world: FlightWorld, hero: Craft, gem: Craft): void {
  const points = (memberOf(world.plan, gem.cast).points ?? 5) * (world.powers.double ? 2 : 1)
  removeBody(world, gem)
  if (points >= 0) world.gems++
  world.fuel = Math.min(1, world.fuel + 0.06)
  const words = `${points > 0 ? '+' : ''}${points}`
  tell(world, 'collect', { by: hero.cast, to: gem.cast, ...middleOf(gem), value: points, words })
  addScore(world, points)
}

function takePower(world: FlightWorld, hero: Craft, body: Craft): void {
  const power = body.cast.slice('power:'.length) as PowerUp
  removeBody(world, body)
  if (power === 'heart') world.lives++
  else world.powers[power] = powerSeconds * rate
  if (power === 'speed') world.fuel = 1
  tell(world, 'power', { by: hero.cast, to: body.cast, ...middleOf(body), words: power })
}

/** Foes in the air knock one about; the flight goes on. */
function bump(world: FlightWorld, hero: Craft, foe: Craft): void {
  if (hero.safe > 0 || foe.safe > 0) return
  foe.safe = 60
  hero.safe = 100
  hero.pace *= 0.45
  hero.roll += 1.6
  if (foe.role === 'shot') removeBody(world, foe)
  hurt(world, hero, foe.cast)
}

/** Into a wall or the ground: one begins again at the last ring. */
function crash(world: FlightWorld, hero: Craft, into?: Craft): void {
  hurt(world, hero, into?.cast)
  world.streak = 0
  if (world.status === 'playing') setOff(world, hero, 110)
}

function hurt(world: FlightWorld, hero: Craft, by: string | undefined): void {
  const at = middleOf(hero)
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, ...(by && { to: by }), ...at })
    return
  }
  // Where nobody is a danger, nobody is hurt: things break.
  const isPeaceful = !by && !world.plan.cast.some(({ role }) => /^(?:enemy|hazard|boss)$/.test(role))
  tell(world, isPeaceful ? 'break' : 'hurt', { ...(by && { by }), to: hero.cast, ...at, words: 'Crash!' })
  const name = world.plan.cast.find(({ id }) => id === by)?.name
  loseLife(world, name ? `The ${name} brought you down.` : 'You flew into the ground.')
}

/** The ground, the water and what is built: each costs a life. */
export function meetLand(world: FlightWorld, hero: Craft): void {
  const { plan, level } = world
  const { isVoid } = siteOf(plan)
  const floor = floorAt(plan, hero.x, hero.z)
  // Those who just began again are carried over whatever is below.
  if (hero.safe > 0) {
    hero.y = Math.max(hero.y, floor + 1.5)
    pushOut(blocksOf(plan, level), hero, 0)
    return
  }
  const low = hero.y + hero.size * 0.25
  if (!isVoid && low < floor + 0.3) crash(world, hero)
  else if (pushOut(blocksOf(plan, level), hero, 0)) crash(world, hero)
}
