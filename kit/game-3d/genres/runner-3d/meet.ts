import type { PowerUp } from '../../../game/plan.ts'
import { addScore, loseLife, rate, tell } from '../../../game/world.ts'
import { removeBody } from '../../space.ts'
import { builtNear } from './built.ts'
import { headOf } from './hero.ts'
import { laneOf, nameOf, type Runner, type RunWorld, spotOf, timesOf } from './run.ts'
import { laneWide } from './way.ts'

const powerSeconds = 9
/** Under beams and whatever hovers; over whatever lies there. */
export const beamHeight = 1.3
export const lowHeight = 0.85

/** Whoever comes to the same place: catches, bumps, near misses. */
export function meet(world: RunWorld, hero: Runner): void {
  for (const body of [...world.bodies]) {
    if (world.status !== 'playing') return
    if (body === hero || body.done) continue
    const ahead = body.along - hero.along
    if (ahead > 3 || ahead < -3) continue
    if (body.role === 'collectible' || body.role === 'power' || body.cast === 'strike') {
      const isNear = Math.abs(ahead) < 1.1 && Math.abs(body.aside - hero.aside) < 1.15
      if (isNear && body.above > hero.above - 1 && body.above < headOf(world, hero) + 0.7)
        take(world, hero, body)
    } else if (isInTheWay(body)) bumpInto(world, hero, body, ahead)
  }
  meetBuilt(world, hero)
}

const isInTheWay = ({ past, role }: Runner): boolean =>
  past !== 'free' && role !== 'player' && role !== 'prop' && role !== 'shot'

function bumpInto(world: RunWorld, hero: Runner, body: Runner, ahead: number): void {
  const beside = Math.abs(body.aside - hero.aside)
  const deep = body.past === 'beside' ? 1.3 : body.comes > 3 ? 1.1 : 0.75
  if (ahead < -deep) {
    body.done = true
    if (beside < 1.6 && hero.safe === 0) nearMiss(world, hero, body.past === 'beside' ? 'Close' : 'Nice')
    else if (beside < laneWide * 1.3 && world.sinceTurn < 22 && hero.safe === 0)
      nearMiss(world, hero, 'Close')
    return
  }
  if (Math.abs(ahead) > deep || beside > 1.35) return
  if (body.past === 'under' && headOf(world, hero) < body.above) return
  if (body.past === 'under' && hero.above > body.above + 0.9) return
  const top = body.past === 'foe' ? 0.95 : body.comes > 3 ? 1.05 : lowHeight
  if (body.past === 'over' || body.past === 'foe') {
    if (hero.above >= top) return
    // Landing on somebody is a blow; on a roof it is a hop.
    if (hero.rising < -1 && hero.above > top * 0.35) {
      landOn(world, hero, body)
      return
    }
  }
  hurt(world, hero, body)
}

function landOn(world: RunWorld, hero: Runner, body: Runner): void {
  body.done = true
  hero.rising = 8.4
  world.airJumps = world.plan.rules.doubleJump ? 1 : 0
  if (body.past === 'foe') {
    removeBody(world, body)
    tell(world, 'defeat', { by: hero.cast, to: body.cast, ...spotOf(body), words: `+${20 * timesOf(world)}` })
    reward(world, 20)
    return
  }
  tell(world, 'bounce', {
    by: hero.cast,
    to: body.cast,
    ...spotOf(body, 1),
    words: `+${10 * timesOf(world)}`,
  })
  reward(world, 10)
}

/** Points with what the flow makes of them. */
function reward(world: RunWorld, points: number, flow = 3): void {
  addScore(world, points * timesOf(world))
  raiseFlow(world, flow)
}

function raiseFlow(world: RunWorld, by: number): void {
  const before = timesOf(world)
  world.flow += by
  const hero = world.bodies.find(({ role }) => role === 'player')
  if (timesOf(world) > before && hero)
    tell(world, 'upgrade', { by: hero.cast, ...spotOf(hero, 2.2), words: `×${timesOf(world)}` })
}

function nearMiss(world: RunWorld, hero: Runner, word: string): void {
  tell(world, 'miss', { by: hero.cast, ...spotOf(hero, 1.6), words: `${word} +${5 * timesOf(world)}` })
  reward(world, 5)
}

function take(world: RunWorld, hero: Runner, item: Runner): void {
  removeBody(world, item)
  const at = spotOf(item, 0.3)
  if (item.cast === 'strike') {
    strikeBoss(world, hero, 1)
    return
  }
  if (item.role === 'power') {
    const power = item.cast.slice('power:'.length) as PowerUp
    if (power === 'heart') world.lives++
    else world.powers[power] = powerSeconds * rate
    tell(world, 'power', { by: hero.cast, to: item.cast, ...at, words: power })
    return
  }
  const points = pointsOf(world, item.cast)
  if (points >= 0) world.taken++
  const times = points > 0 ? timesOf(world) : 1
  tell(world, 'collect', {
    by: hero.cast,
    to: item.cast,
    ...at,
    value: points,
    words: `${points > 0 ? '+' : ''}${points * times}`,
  })
  addScore(world, points * times)
  if (points >= 0) raiseFlow(world, 1)
}

/** Where many points are asked for, each thing is worth more. */
function pointsOf({ plan }: RunWorld, cast: string): number {
  const own = plan.cast.find(({ id }) => id === cast)?.points
  const { scoreGoal = 0 } = plan.rules
  return own ?? (scoreGoal > 3000 ? Math.ceil(scoreGoal / 3000) * 10 : 10)
}

function meetBuilt(world: RunWorld, hero: Runner): void {
  for (const { built, ahead } of builtNear(world.plan, hero.along, 1)) {
    const isHere = Math.abs(ahead) < 0.55
    if (!isHere || world.status !== 'playing') continue
    if (built.form === 'beam') {
      const passes = headOf(world, hero) < beamHeight || hero.above > 2.3
      if (passes) {
        if (ahead < 0.1 && ahead >= 0.1 - world.speed / rate && hero.safe === 0) nearMiss(world, hero, 'Nice')
      } else bump(world, hero, undefined, 'You ran into a beam.')
    } else if (built.lanes.some((lane) => Math.abs(lane * laneWide - hero.aside) < 1.3))
      bump(world, hero, undefined, 'You ran into a wall.')
  }
}

export function hurt(world: RunWorld, hero: Runner, by: Runner): void {
  bump(world, hero, by, `The ${nameOf(world.plan, by.cast)} got you.`)
}

/** Stumbles: the flow is gone, and a life, unless a shield takes the blow. */
function bump(world: RunWorld, hero: Runner, by: Runner | undefined, because: string): void {
  if (hero.safe > 0) return
  if (by) by.done = true
  const at = spotOf(hero, 0.9)
  const who = by && { by: by.cast }
  // Whoever is fast enough breaks through.
  if (world.powers.shield || world.powers.speed) {
    if (!world.powers.speed) delete world.powers.shield
    hero.safe = 30
    if (by && by.role !== 'boss' && by.wait >= 0) removeBody(world, by)
    tell(world, 'block', { by: hero.cast, ...(by && { to: by.cast }), ...at })
    if (by) tell(world, 'break', { by: hero.cast, to: by.cast, ...spotOf(by) })
    return
  }
  hero.safe = 95
  world.flow = 0
  world.sinceBump = 0
  world.speed *= 0.5
  hero.rising = Math.max(hero.rising, 4.5)
  hero.above = Math.max(hero.above, 0.01)
  if (world.plan.rules.gentle) world.taken = Math.max(0, world.taken - 2)
  const peaceful = world.plan.content?.peaceful === true
  if (peaceful) tell(world, 'block', { ...who, to: hero.cast, ...at })
  else tell(world, 'hurt', { ...who, to: hero.cast, ...at })
  loseLife(world, because)
}

export function strikeBoss(world: RunWorld, hero: Runner, by: number): void {
  const boss = world.bodies.find(({ wait, role }) => role === 'boss' && wait === -1)
  if (!boss) return
  boss.health -= by
  boss.safe = 50
  const at = spotOf(boss, 1.4)
  if (boss.health > 0.01) {
    tell(world, 'hit', { by: hero.cast, to: boss.cast, ...at })
    if (Math.ceil(boss.health) < Math.ceil(boss.health + by))
      tell(world, 'phase', { by: hero.cast, to: boss.cast, ...at, value: Math.ceil(boss.health) })
    return
  }
  removeBody(world, boss)
  world.bodies = world.bodies.filter(({ cast, role }) => cast !== 'strike' && role !== 'shot')
  tell(world, 'defeat', { by: hero.cast, to: boss.cast, ...at, words: '+100' })
  world.end = hero.along + 75
  world.laidTo = Math.max(world.laidTo, hero.along + 30)
  addScore(world, 100)
}

/** What the hero has shot breaks whatever it meets first. */
export function flyShots(world: RunWorld, hero: Runner): void {
  for (const shot of world.bodies.filter(({ role, comes }) => role === 'shot' && comes < 0)) {
    const target = world.bodies.find(
      (body) =>
        (isInTheWay(body) || body.wait === -1) &&
        !body.done &&
        Math.abs(body.along - shot.along) < 1.3 &&
        Math.abs(body.aside - shot.aside) < 1.2 &&
        laneOf(body.aside) === laneOf(shot.aside),
    )
    if (!target) continue
    removeBody(world, shot)
    if (target.wait === -1) strikeBoss(world, hero, 0.25)
    else {
      removeBody(world, target)
      tell(world, target.role === 'enemy' ? 'defeat' : 'break', {
        by: hero.cast,
        to: target.cast,
        ...spotOf(target),
        words: `+${10 * timesOf(world)}`,
      })
      reward(world, 10)
    }
  }
}
