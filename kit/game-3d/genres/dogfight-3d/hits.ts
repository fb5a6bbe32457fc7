import { memberOf, type PowerUp } from '../../../game/plan.ts'
import { addScore, loseLife, rate, tell } from '../../../game/world.ts'
import { pushOut } from '../../blocks.ts'
import { meets, middleOf } from '../../flying.ts'
import { addBody, far, inRole, removeBody } from '../../space.ts'
import { blocksOf, floorOf } from './arena.ts'
import { type Fighter, type FightWorld, fighterStart } from './craft.ts'
import { isFoe, isHeros } from './shots.ts'
import { bossHealth, leave } from './waves.ts'

const powerSeconds = 10

/** Whatever meets in this step: shots and foes, the hero and everything. */
export function meetAll(world: FightWorld, hero: Fighter): void {
  for (const shot of inRole(world, 'shot')) {
    if (world.status !== 'playing') return
    if (!isHeros(shot)) {
      if (meets(shot, hero)) {
        removeBody(world, shot)
        hurt(world, hero, shot.from, 0.34)
      }
      continue
    }
    const struck = world.bodies.find(
      (body) => (isFoe(body) || body.role === 'hazard' || body.role === 'obstacle') && meets(shot, body),
    )
    if (!struck) continue
    removeBody(world, shot)
    strike(world, hero, struck)
  }
  for (const body of [...world.bodies]) {
    if (world.status !== 'playing') return
    if (body === hero) continue
    const { role } = body
    if (role === 'collectible' && meets(hero, body, 0.6)) take(world, hero, body)
    else if (role === 'power' && meets(hero, body, 0.8)) empower(world, hero, body)
    else if ((isFoe(body) || role === 'hazard' || role === 'obstacle') && meets(hero, body, -0.3))
      ram(world, hero, body)
  }
  if (world.status === 'playing') meetWalls(world, hero)
}

function strike(world: FightWorld, hero: Fighter, body: Fighter): void {
  const at = middleOf(body)
  body.health--
  if (body.health > 0) {
    const isPhase =
      body.role === 'boss' && body.health % Math.round(bossHealth(world) / world.plan.rules.bossPhases) === 0
    tell(world, isPhase ? 'phase' : 'hit', { by: hero.cast, to: body.cast, ...at, value: body.health })
    return
  }
  removeBody(world, body)
  if (isFoe(body)) down(world, hero, body)
  else {
    tell(world, 'break', { by: hero.cast, to: body.cast, ...at, words: '+5' })
    addScore(world, 5)
    if (body.size > 6 && body.role === 'hazard') split(world, body)
  }
}

function down(world: FightWorld, hero: Fighter, foe: Fighter): void {
  const at = middleOf(foe)
  const member = memberOf(world.plan, foe.cast)
  world.downed++
  world.chain = world.chainLeft > 0 ? world.chain + 1 : 1
  world.chainLeft = 4 * rate
  const points =
    (member.points ?? (foe.role === 'boss' ? 200 : 20)) *
    (world.powers.double ? 2 : 1) *
    Math.min(4, world.chain)
  tell(world, 'defeat', {
    by: hero.cast,
    to: foe.cast,
    ...at,
    words: world.chain > 1 ? `×${world.chain}  +${points}` : `+${points}`,
  })
  leave(world, at)
  world.hull = Math.min(1, world.hull + 0.12)
  addScore(world, points)
}

/** Large rocks burst into smaller ones. */
function split(world: FightWorld, rock: Fighter): void {
  for (const side of [-1, 1])
    addBody(world, rock.cast, 'hazard', {
      ...fighterStart,
      x: rock.x + side * rock.radius * 0.7,
      y: rock.y + rock.size * 0.25,
      z: rock.z,
      vx: rock.vx + side * 2.5,
      vz: rock.vz + side,
      act: 'go',
      size: rock.size * 0.5,
      radius: rock.radius * 0.5,
      spin: rock.spin * 2 * side,
    })
}

/** Into a foe or a rock: both are thrown back. */
function ram(world: FightWorld, hero: Fighter, body: Fighter): void {
  const [from, to] = [middleOf(hero), middleOf(body)]
  const distance = Math.max(0.1, far(from, to))
  const least = hero.radius + body.radius
  for (const axis of ['x', 'y', 'z'] as const)
    hero[axis] = to[axis] + ((from[axis] - to[axis]) / distance) * least - (axis === 'y' ? hero.size / 2 : 0)
  if (hero.safe > 0) return
  hero.pace *= 0.35
  hero.roll += 1.4
  if (isFoe(body) && body.role !== 'boss') strike(world, hero, body)
  hurt(world, hero, body.cast === 'rock' ? undefined : body.cast, 0.5)
}

function meetWalls(world: FightWorld, hero: Fighter): void {
  const { plan, level } = world
  if (pushOut(blocksOf(plan, level), hero, 0) && hero.safe === 0) {
    hero.pace *= 0.4
    hurt(world, hero, undefined, 0.34)
  }
  hero.y = Math.max(hero.y, floorOf(plan) + 2)
}

function hurt(world: FightWorld, hero: Fighter, by: string | undefined, much: number): void {
  // A roll lets everything pass.
  if (hero.safe > 0 || world.rolling > 0) return
  const at = middleOf(hero)
  if (world.powers.shield) {
    delete world.powers.shield
    hero.safe = 40
    tell(world, 'block', { by: hero.cast, ...(by && { to: by }), ...at, words: 'Shield gone' })
    return
  }
  world.hull -= much
  world.chain = 0
  tell(world, 'hurt', { ...(by && { by }), to: hero.cast, ...at })
  if (world.hull > 0.01) {
    hero.safe = 24
    return
  }
  world.hull = 1
  hero.safe = 150
  tell(world, 'break', { to: hero.cast, ...at })
  const name = world.plan.cast.find(({ id }) => id === by)?.name
  loseLife(world, name ? `The ${name} got you.` : 'You were wrecked.')
}

function take(world: FightWorld, hero: Fighter, item: Fighter): void {
  const points = (memberOf(world.plan, item.cast).points ?? 10) * (world.powers.double ? 2 : 1)
  removeBody(world, item)
  if (points >= 0) world.gems++
  world.hull = Math.min(1, world.hull + 0.15)
  tell(world, 'collect', {
    by: hero.cast,
    to: item.cast,
    ...middleOf(item),
    value: points,
    words: `${points > 0 ? '+' : ''}${points}`,
  })
  addScore(world, points)
}

function empower(world: FightWorld, hero: Fighter, body: Fighter): void {
  const power = body.cast.slice('power:'.length) as PowerUp
  removeBody(world, body)
  if (power === 'heart') world.lives++
  else world.powers[power] = powerSeconds * rate
  world.hull = 1
  tell(world, 'power', { by: hero.cast, to: body.cast, ...middleOf(body), words: power })
}
