import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { looking } from '../../looking.ts'
import { addBody, age, clamp, dt, ease, heroOf, inRole, removeBody, turned } from '../../space.ts'
import { addShot, bringBoss, isGrounded, moveFoe, phaseOf, shootBack, weakSpot } from './foes.ts'
import { hoopsOf, siteOf } from './land.ts'
import { isSubject, takePhoto, wander } from './photos.ts'
import { bringCue, furnish, writeScript } from './script.ts'
import { endOf, levelLength, middleAt, pace, placeOf, rides, roomOf, takesPhotos } from './way.ts'
import { ahead, blank, type RailWorld, type Rider, settle, settleOnFloor, sightOf } from './world.ts'

export const mountKey = 'mount'
const rollSteps = 34
const powerSeconds = 10

export function begin(world: RailWorld): RailWorld {
  const { plan } = world
  const player = theOne(plan, 'player')
  addBody(world, player, 'player', {
    ...blank,
    x: 0,
    y: 0,
    z: 0,
    size: ((rides(plan) ? 1.9 : 2) * clamp(player.size, 0.85, 1.15)) / player.size,
    radius: 0.9,
    act: plan.content?.mount === undefined ? (rides(plan) ? 'go' : 'fly') : 'ride',
  })
  if (plan.content?.mount !== undefined)
    addBody(world, mountKey, 'effect', {
      ...blank,
      x: 0,
      y: 0,
      z: 0,
      // What carries somebody through the air by its own wings is larger than a cart.
      size: plan.content.mount === 'dragon' ? 3 : 1.5,
      radius: 0.5,
      act: rides(plan) ? 'go' : 'fly',
    })
  for (const [i, member] of castIn(plan, 'friend').entries())
    addBody(world, member, 'friend', {
      ...blank,
      x: 0,
      y: 0,
      z: 0,
      place: i,
      reload: 60,
      size: 1.7,
      act: 'fly',
    })
  layLevel(world)
  seat(world)
  look(world, true)
  return world
}

function layLevel(world: RailWorld): void {
  const { plan, level } = world
  // Whoever had to go on longer has the next level before them all the same.
  world.endS = Math.max(endOf(plan, level), heroOf(world).s + levelLength(plan) * 0.7)
  world.defeated = 0
  world.nextHoop = 0
  world.chain = 0
  writeScript(world)
  furnish(world)
}

export function step(world: RailWorld, input: Input): void {
  age(world)
  const hero = heroOf(world)
  steer(world, hero, input)
  act(world, hero, input)
  go(world, hero)
  seat(world)
  while (world.script[0] && hero.s >= world.script[0].s) bringCue(world)
  for (const body of [...world.bodies]) {
    if (world.status !== 'playing') return
    if (body.role === 'shot') flyShot(world, body, hero)
    else if (isSubject(world, body)) {
      if (body.s < hero.s - 7) removeBody(world, body)
      else wander(world, body)
    } else if (body.role === 'enemy' || body.role === 'boss') {
      if (moveFoe(world, body)) removeBody(world, body)
      else {
        shootBack(world, body)
        ram(world, hero, body)
      }
    } else if (body.role === 'friend') accompany(world, body, hero)
    else if (body !== hero) pass(world, body, hero)
  }
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  thread(world, hero)
  if (world.status === 'playing') arrive(world, hero)
  look(world)
}

/** The sight goes where one steers; the hero comes along within its room. */
function steer(world: RailWorld, hero: Rider, input: Input): void {
  const wish = looking(world, input)
  const room = roomOf(world.plan)
  world.moveX = ease(world.moveX, wish.aside, 0.16)
  world.moveY = ease(world.moveY, wish.forward, 0.16)
  world.aimX = clamp(world.aimX + world.moveX * 1.55 * dt - wish.turn * 0.55, -1, 1)
  world.aimY = clamp(world.aimY + world.moveY * 1.7 * dt + wish.tilt * 0.55, -1, 1)
  const dash = world.rolling > 0 ? world.rollSide * 1.6 : 0
  const [u, v] = [
    world.aimX * room.wide + dash,
    world.aimY > 0 ? world.aimY * room.high : -world.aimY * room.low,
  ]
  const [oldU, oldV] = [hero.u, hero.v]
  hero.u = ease(hero.u, clamp(u, -room.wide - 1, room.wide + 1), 0.14)
  hero.v = ease(hero.v, v, 0.14)
  hero.du = (hero.u - oldU) / dt
  hero.dv = (hero.v - oldV) / dt
}

function act(world: RailWorld, hero: Rider, input: Input): void {
  if (takesPhotos(world.plan)) {
    if (pressed(world, input, 'a')) takePhoto(world, hero)
    const brakes = holds(input.held, 'b') && world.brake > 0.02
    world.brake = clamp(world.brake + (brakes ? -1 / 200 : 1 / 420), 0, 1)
    world.slow = ease(world.slow, brakes ? 0.4 : 1, 0.1)
    return
  }
  if (world.reload > 0) world.reload--
  if (holds(input.held, 'a') && world.reload === 0) shoot(world, hero)
  if (world.rolling > 0) world.rolling--
  if (world.rollWait > 0) world.rollWait--
  if (pressed(world, input, 'b') && world.rollWait === 0) {
    world.rolling = rollSteps
    world.rollWait = rollSteps + Math.round(dial(world.plan, 20, 110))
    world.rollSide = world.moveX < -0.1 ? -1 : 1
    tell(world, 'jump', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
  }
}

const shotSpeed = 82

function shoot(world: RailWorld, hero: Rider): void {
  const { plan } = world
  world.reload = world.powers.rapid ? 6 : 10
  const sight = sightOf(world)
  const target = inSight(world)
  const aim = target ?? { s: hero.s + ahead, ...sight }
  // Foes keep their distance from the hero: a shot has to catch up with them.
  const time = Math.max(0.05, (aim.s - hero.s) / shotSpeed)
  const fan = world.powers.multi ? [-1.6, 0, 1.6] : [0]
  for (const aside of fan)
    addShot(world, {
      s: hero.s + 1,
      u: hero.u,
      v: hero.v,
      ds: pace(plan) + shotSpeed,
      du: (aim.u + aside - hero.u) / time,
      dv: (aim.v - hero.v) / time,
      mine: true,
      cast: castIn(plan, 'projectile')[0]?.id ?? 'bolt',
    })
  world.shots++
  if (world.shots % 3 === 1)
    tell(world, 'shoot', {
      by: hero.cast,
      to: castIn(plan, 'projectile')[0]?.id ?? hero.cast,
      x: hero.x,
      y: hero.y + 1,
      z: hero.z,
    })
}

/** Whoever is so near to the line of the sight that a shot goes there: more is forgiven where it is easy. */
export function inSight(world: RailWorld): Rider | undefined {
  const hero = heroOf(world)
  const sight = sightOf(world)
  const forgiven = dial(world.plan, 2.2, 0.7)
  let best: Rider | undefined
  let least = 1
  for (const body of world.bodies) {
    if (body.role !== 'enemy' && body.role !== 'boss' && body.role !== 'hazard') continue
    const before = body.s - hero.s
    if (before < 5 || before > 64) continue
    const share = before / ahead
    const [u, v] = [hero.u + (sight.u - hero.u) * share, hero.v + (sight.v - hero.v) * share]
    const off = Math.hypot(body.u - u, body.v - v) / (body.radius + forgiven)
    if (off >= least) continue
    least = off
    best = body
  }
  return best
}

function go(world: RailWorld, hero: Rider): void {
  const { plan } = world
  const faster = plan.rules.faster ? 1 + Math.min(0.35, world.tick / 9000) : 1
  const boost = world.powers.speed ? 1.25 : 1
  hero.s += pace(plan) * faster * boost * world.slow * dt
  if (world.tick % 40 === 0) tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

/** The hero where it is now: banking, rolling, on its mount. */
function seat(world: RailWorld): void {
  const { plan } = world
  const hero = heroOf(world)
  const at = placeOf(plan, hero)
  const mount = world.bodies.find(({ role }) => role === 'effect')
  const under = mount ? mount.size * 0.42 : 0
  if (rides(plan)) {
    const floor = siteOf(plan).height(at.x, at.z)
    settleOnFloor(world, hero, floor + under)
    hero.v = 0
  } else settle(world, hero)
  hero.yaw = at.yaw - clamp(hero.du * 0.045, -0.5, 0.5)
  const spin = world.rolling > 0 ? (1 - world.rolling / rollSteps) * Math.PI * 2 * world.rollSide : 0
  hero.roll = clamp(hero.du * -0.06, -0.6, 0.6) * (rides(plan) ? 0.4 : 1) - spin * (rides(plan) ? 0 : 1)
  hero.pitch = rides(plan) ? at.pitch : at.pitch + clamp(hero.dv * 0.05, -0.45, 0.45)
  hero.phase += 0.04
  hero.vx = Math.sin(at.yaw) * 5
  hero.vz = Math.cos(at.yaw) * 5
  if (rides(plan) && world.rolling > 0) hero.y += Math.sin((1 - world.rolling / rollSteps) * Math.PI) * 1.5
  if (!mount) return
  Object.assign(mount, {
    x: hero.x,
    y: hero.y - under,
    z: hero.z,
    yaw: hero.yaw,
    roll: hero.roll,
    pitch: hero.pitch,
  })
  mount.phase += 0.12
}

/** Behind the hero, with more of the way than of the ground in the picture. */
function look(world: RailWorld, atOnce = false): void {
  const { plan, eye } = world
  const hero = heroOf(world)
  const share = rides(plan) ? 0.75 : 0.62
  const back = rides(plan) ? 7.2 : 8.4
  const at = placeOf(plan, {
    s: hero.s - back,
    u: hero.u * share,
    v: hero.v * share + (rides(plan) ? 2.1 : 1.7),
  })
  const there = placeOf(plan, {
    s: hero.s + 26,
    u: hero.u * 0.45,
    v: hero.v * 0.5 + (rides(plan) ? -0.3 : 0.4),
  })
  const [dx, dy, dz] = [there.x - at.x, there.y - at.y, there.z - at.z]
  const stiff = atOnce ? 1 : 0.5
  eye.x = ease(eye.x, at.x, stiff)
  eye.y = ease(eye.y, at.y, stiff)
  eye.z = ease(eye.z, at.z, stiff)
  eye.yaw = turned(Math.atan2(dx, dz))
  eye.pitch = Math.atan2(dy, Math.hypot(dx, dz))
  const [here, later] = [middleAt(plan, hero.s), middleAt(plan, hero.s + 20)]
  const bend = Math.sin(later.yaw - here.yaw)
  eye.roll = ease(eye.roll, clamp(bend * 0.22 - hero.du * 0.004, -0.14, 0.14), 0.06)
  eye.field = ease(eye.field, (takesPhotos(plan) ? 58 : 62) + (world.powers.speed ? 8 : 0), atOnce ? 1 : 0.05)
}

function flyShot(world: RailWorld, shot: Rider, hero: Rider): void {
  const from = shot.s
  shot.s += shot.ds * dt
  shot.u += shot.du * dt
  shot.v += shot.dv * dt
  settle(world, shot)
  shot.yaw = placeOf(world.plan, shot).yaw
  shot.pitch += 0.2
  if (shot.mine) {
    if (shot.s > hero.s + 110) removeBody(world, shot)
    else strikeFirst(world, shot, from, hero)
    return
  }
  if (shot.s < hero.s - 6) {
    removeBody(world, shot)
    return
  }
  if (shot.s > hero.s + 1.1 || shot.s < hero.s - 1.4) return
  const off = Math.hypot(shot.u - hero.u, shot.v - hero.v)
  if (world.rolling > 0 && off < 2.8) deflect(world, shot, hero)
  else if (off < hero.radius + 0.35) {
    removeBody(world, shot)
    const [foe] = [...inRole(world, 'boss'), ...inRole(world, 'enemy')]
    hurt(world, hero, foe?.cast ?? hero.cast, 'You were shot down.')
  }
}

/** A roll throws a shot back to where it came from. */
function deflect(world: RailWorld, shot: Rider, hero: Rider): void {
  const foes = [...inRole(world, 'boss'), ...inRole(world, 'enemy')].filter(({ s }) => s > hero.s + 6)
  const [foe] = foes.sort((one, other) => one.s - other.s)
  shot.mine = true
  shot.ds = pace(world.plan) + shotSpeed
  const time = foe ? (foe.s - shot.s) / shotSpeed : 1
  shot.du = foe ? (foe.u - shot.u) / time : 0
  shot.dv = foe ? (foe.v - shot.v) / time : 0
  tell(world, 'block', {
    by: hero.cast,
    to: foe?.cast ?? hero.cast,
    x: shot.x,
    y: shot.y,
    z: shot.z,
    words: 'Deflected!',
  })
}

function strikeFirst(world: RailWorld, shot: Rider, from: number, hero: Rider): void {
  const moved = pace(world.plan) * dt
  for (const body of world.bodies) {
    if (body.role !== 'enemy' && body.role !== 'boss' && body.role !== 'hazard' && body.role !== 'obstacle')
      continue
    if (shot.s < body.s - body.radius * 0.6 || from - moved > body.s + body.radius * 0.6) continue
    if (Math.hypot(shot.u - body.u, shot.v - body.v) > body.radius + 0.55) continue
    removeBody(world, shot)
    wound(world, body, shot, hero)
    return
  }
}

function wound(world: RailWorld, body: Rider, shot: Rider, hero: Rider): void {
  const at = { x: body.x, y: body.y + body.size / 2, z: body.z }
  const by = hero.cast
  world.hits++
  if (body.role === 'obstacle') {
    tell(world, 'bounce', { by, to: body.cast, ...at })
    return
  }
  const before = body.role === 'boss' ? phaseOf(world, body) : 0
  const weak = weakSpot(body)
  const isWeak = body.role === 'boss' && Math.hypot(shot.u - body.u - weak.u, shot.v - body.v - weak.v) < 1.7
  body.health -= isWeak ? 2 : 1
  if (body.health > 0) {
    tell(world, 'hit', { by, to: body.cast, ...at, ...(isWeak && { words: 'Weak spot!' }) })
    if (body.role === 'boss' && phaseOf(world, body) !== before) {
      body.tint = '#ffb0a0'
      tell(world, 'phase', { by: body.cast, ...at, value: phaseOf(world, body) })
    }
    return
  }
  removeBody(world, body)
  if (body.role === 'hazard') {
    tell(world, 'break', { by, to: body.cast, ...at, words: '+5' })
    addScore(world, 5)
    return
  }
  if (body.role === 'boss') world.locked = false
  else world.defeated++
  world.combo++
  const own = world.plan.cast.find(({ id }) => id === body.cast)?.points
  const times = (world.powers.double ? 2 : 1) * Math.min(4, 1 + Math.floor(world.combo / 6))
  const points = (body.role === 'boss' ? 100 : (own ?? 10)) * times
  tell(world, 'defeat', {
    by,
    to: body.cast,
    ...at,
    words: times > 1 ? `+${points} (×${times})` : `+${points}`,
  })
  addScore(world, points)
}

/** Foes and rocks in the way hurt. */
function ram(world: RailWorld, hero: Rider, body: Rider): void {
  if (Math.abs(body.s - hero.s) > body.radius * 0.5 + 0.7) return
  if (Math.hypot(body.u - hero.u, body.v - hero.v) > body.radius * 0.75 + hero.radius * 0.8) return
  if (rides(world.plan) && world.rolling > 6 && body.size < 3) return
  hurt(
    world,
    hero,
    body.cast,
    `You ran into a ${world.plan.cast.find(({ id }) => id === body.cast)?.name ?? 'rock'}.`,
  )
}

function hurt(world: RailWorld, hero: Rider, by: string, because: string): void {
  if (hero.safe > 0 || world.rolling > 0) return
  hero.safe = Math.round(dial(world.plan, 180, 60))
  world.combo = 0
  const at = { x: hero.x, y: hero.y + 0.8, z: hero.z }
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: by, ...at })
    return
  }
  tell(world, 'hurt', { by, to: hero.cast, ...at })
  loseLife(world, because)
}

/** What lies in the way: taken, or run into, or left behind. */
function pass(world: RailWorld, body: Rider, hero: Rider): void {
  if (body.role === 'effect') return
  const before = body.s - hero.s
  if (before < -6) {
    removeBody(world, body)
    return
  }
  if (body.role === 'prop' || body.role === 'goal') return
  if (body.role === 'hazard' || body.role === 'obstacle') {
    body.yaw += 0.012
    ram(world, hero, body)
    return
  }
  body.yaw += 0.04
  const pull = world.powers.magnet ? 7 : 0
  if (pull > 0 && before < 16) {
    body.u = ease(body.u, hero.u, 0.08)
    body.v = ease(body.v, hero.v, 0.08)
    settle(world, body)
  }
  if (
    Math.abs(before) > 1.3 ||
    Math.hypot(body.u - hero.u, body.v - hero.v) > body.radius + hero.radius + 0.5
  )
    return
  const at = { x: body.x, y: body.y + 0.6, z: body.z }
  if (body.role === 'power') {
    const power = body.cast.slice('power:'.length) as PowerUp
    removeBody(world, body)
    if (power === 'heart') world.lives++
    else world.powers[power] = powerSeconds * rate
    tell(world, 'power', { by: hero.cast, to: body.cast, ...at, words: power })
  } else if (body.role === 'collectible' || body.role === 'key') {
    removeBody(world, body)
    const points =
      (world.plan.cast.find(({ id }) => id === body.cast)?.points ?? 5) * (world.powers.double ? 2 : 1)
    tell(world, 'collect', {
      by: hero.cast,
      to: body.cast,
      ...at,
      value: points,
      words: `${points > 0 ? '+' : ''}${points}`,
    })
    addScore(world, points)
  }
}

/** A friend flies beside, and shoots now and then. */
function accompany(world: RailWorld, friend: Rider, hero: Rider): void {
  const side = friend.place % 2 === 0 ? -1 : 1
  friend.s = hero.s + 4 + friend.place
  friend.u = ease(friend.u, clamp(hero.u * 0.6 + side * 4.6, -9, 9), 0.03)
  friend.v = ease(friend.v, hero.v * 0.7 + Math.sin(world.tick * 0.03 + friend.place) * 0.5, 0.04)
  const at = placeOf(world.plan, friend)
  if (rides(world.plan) && isGrounded(world, { motion: 'walks' }))
    settleOnFloor(world, friend, siteOf(world.plan).height(at.x, at.z))
  else settle(world, friend)
  friend.yaw = at.yaw
  friend.phase += 0.04
  if (takesPhotos(world.plan) || --friend.reload > 0) return
  friend.reload = 150
  const [foe] = inRole(world, 'enemy').filter(({ s }) => s > friend.s + 8 && s < friend.s + 50)
  if (!foe) return
  const time = (foe.s - friend.s) / shotSpeed
  addShot(world, {
    s: friend.s + 1,
    u: friend.u,
    v: friend.v,
    ds: pace(world.plan) + shotSpeed,
    du: (foe.u - friend.u) / time,
    dv: (foe.v - friend.v) / time,
    mine: true,
    cast: 'bolt',
  })
}

/** Hoops in a row are worth more and more; three are a chain. */
function thread(world: RailWorld, hero: Rider): void {
  const hoops = hoopsOf(world.plan, world.level)
  const hoop = hoops[world.nextHoop]
  if (!hoop || hero.s < hoop.s) return
  world.nextHoop++
  const at = placeOf(world.plan, hoop)
  if (Math.hypot(hero.u - hoop.u, hero.v - hoop.v) > hoop.radius) {
    world.chain = 0
    return
  }
  world.chain++
  world.hoops++
  const points = 5 * Math.min(6, world.chain)
  tell(world, 'cross', { by: hero.cast, x: at.x, y: at.y, z: at.z, value: world.chain, words: `+${points}` })
  addScore(world, points)
  // A whole chain of them mends: there is a reason to go out of one's way.
  if (world.chain % 3 === 0 && world.status === 'playing' && world.lives < world.plan.rules.lives) {
    world.lives++
    tell(world, 'heal', { by: hero.cast, x: hero.x, y: hero.y + 1, z: hero.z, words: 'Repaired!' })
  }
}

/** The end of a level: on, back once more, or the boss. */
function arrive(world: RailWorld, hero: Rider): void {
  const { plan } = world
  const { goalCount, levels, scoreGoal } = plan.rules
  const at = { x: hero.x, y: hero.y + 1, z: hero.z }
  const counted = goalCount !== undefined && world.defeated >= world.needed
  if (world.bossFight) {
    if (inRole(world, 'boss').length > 0) return
    finish(world, hero)
    return
  }
  if (hero.s < world.endS && !(counted && world.level === levels)) return
  if (world.defeated < world.needed) {
    // Too many got away: the way goes on, at the cost of a life.
    world.endS += 130
    writeScript(world)
    tell(world, 'warn', { by: hero.cast, ...at, words: 'Too few!' })
    loseLife(world, takesPhotos(plan) ? 'The ride is over, with too few pictures.' : 'Too many got away.')
    return
  }
  tell(world, 'cross', { by: hero.cast, ...at })
  if (world.level < levels) {
    world.level++
    world.pause = 20
    tell(world, 'level', { by: hero.cast, ...at, value: world.level })
    layLevel(world)
  } else if (plan.rules.boss && castIn(plan, 'boss').length > 0 && !takesPhotos(plan)) {
    world.bossFight = true
    world.script = []
    bringBoss(world)
  } else if (scoreGoal !== undefined && world.score < scoreGoal) {
    world.endS += 130
    writeScript(world)
    loseLife(world, 'The ride ended before you had enough points.')
  } else finish(world, hero)
}

function finish(world: RailWorld, hero: Rider): void {
  const [goal] = castIn(world.plan, 'goal')
  if (goal) tell(world, 'deliver', { by: hero.cast, to: goal.id, x: hero.x, y: hero.y, z: hero.z })
  if (world.plan.rules.scoreGoal !== undefined) {
    addScore(world, 0)
    if (world.status !== 'playing') return
  }
  win(
    world,
    takesPhotos(world.plan)
      ? 'A whole album of pictures.'
      : goal
        ? `You made it to the ${goal.name}.`
        : 'You came through.',
  )
}
