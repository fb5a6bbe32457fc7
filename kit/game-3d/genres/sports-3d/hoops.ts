import { between, chance, lose, loseLife, rate, tell, win } from '../../../game/world.ts'
import { type Body, dt, ease, heroOf, yawTo } from '../../space.ts'
import { holdsBack } from './keeper.ts'
import { beginShot } from './turns.ts'
import {
  ballOf,
  ballRadius,
  basketsWanted,
  foeIn,
  foeOf,
  go,
  gravity,
  hoop,
  partsOf,
  playerId,
  type SportWorld,
  skill,
  spotAt,
  spots,
  sweetFor,
} from './world.ts'

const launch = 0.96

export const hoopSway = (world: SportWorld): number => Math.sin(world.tick * 0.05) * skill(world, 0.008, 0.03)

/** The ball rests in the hands, and bounces a little while one aims. */
export function holdBall(world: SportWorld): void {
  const hero = heroOf(world)
  const ball = ballOf(world)
  const drawn = world.phase === 'charge' ? world.power : 0
  hero.yaw = yawTo(hero, { x: 0, y: 0, z: hoop.rimZ }) - world.aimX - hoopSway(world)
  const dribble = world.phase === 'aim' ? Math.abs(Math.sin(world.tick * 0.11)) * 0.75 : 0.9 + drawn * 0.75
  hero.y = ease(hero.y, drawn * -0.05, 0.2)
  hero.pitch = ease(hero.pitch, drawn * 0.1, 0.2)
  hero.act = world.phase === 'charge' ? 'attack' : 'go'
  Object.assign(ball, {
    x: hero.x + Math.sin(hero.yaw) * 0.55 + Math.cos(hero.yaw) * -0.18,
    z: hero.z + Math.cos(hero.yaw) * 0.55 + Math.sin(hero.yaw) * 0.18,
    y: ease(ball.y, dribble, world.phase === 'aim' ? 0.5 : 0.15),
  })
}

/** To the next place; those further out are worth three points. */
export function changeSpot(world: SportWorld): void {
  world.spot = (world.spot + 1) % spots.length
  tell(world, 'step', { by: playerId(world), x: 0, y: 0, z: 0 })
  beginShot(world)
}

export function throwBall(world: SportWorld): void {
  const hero = heroOf(world)
  const ball = ballOf(world)
  Object.assign(ball, { x: hero.x, z: hero.z, y: hero.size + 0.1 })
  const { far } = spotAt(world.spot)
  const rise = hoop.rimY + 0.06 - ball.y - ballRadius
  const cos = Math.cos(launch)
  const needed = Math.sqrt((gravity * far * far) / (2 * cos * cos * (far * Math.tan(launch) - rise)))
  const { from, to } = sweetFor(world)
  const off = world.power - (from + to) / 2
  const isSweet = world.power >= from && world.power <= to
  const speed = needed * (1 + off * (isSweet ? 0.12 : 0.36))
  const way = hero.yaw
  Object.assign(ball, {
    vx: Math.sin(way) * speed * cos,
    vz: Math.cos(way) * speed * cos,
    vy: Math.sin(launch) * speed,
  })
  hero.vy = 3.2
  hero.act = 'jump'
  world.touchedRim = false
  if (isSweet) tell(world, 'right', { by: playerId(world), x: hero.x, y: 2.2, z: hero.z, words: 'Perfect!' })
  tell(world, 'shoot', { by: playerId(world), to: ball.cast, x: ball.x, y: ball.y, z: ball.z })
  go(world, 'fly')
}

export function flyToHoop(world: SportWorld): void {
  const hero = heroOf(world)
  const ball = ballOf(world)
  hero.vy -= gravity * dt
  hero.y = Math.max(0, hero.y + hero.vy * dt)
  for (let part = 0; part < 2; part++) moveBall(world, ball, dt / 2)
  const foe = foeOf(world)
  if (foe && world.phase === 'fly' && ball.vy > -2 && holdsBack(foe, ball, 0.16)) {
    ball.vx *= -0.4
    ball.vz *= -0.4
    tell(world, 'block', {
      by: foe.cast,
      to: playerId(world),
      x: ball.x,
      y: ball.y,
      z: ball.z,
      words: 'Blocked!',
    })
    miss(world)
  }
  if (world.phase === 'fly' && (ball.y <= 0 || world.since > 4 * rate)) miss(world)
  if (world.phase === 'after' && world.since > 34) {
    // A new place after each basket; a miss may be tried again.
    if (world.result === 'goal') world.spot = nextSpot(world)
    beginShot(world)
  }
}

const nextSpot = (world: SportWorld): number =>
  (world.spot + 1 + Math.floor(between(world, 0, spots.length - 1))) % spots.length

function moveBall(world: SportWorld, ball: Body, seconds: number): void {
  ball.vy -= gravity * seconds
  const before = ball.y + ballRadius
  ball.x += ball.vx * seconds
  ball.y += ball.vy * seconds
  ball.z += ball.vz * seconds
  ball.pitch -= 6 * seconds
  const middle = ball.y + ballRadius
  meetBoard(world, ball, middle)
  meetRim(world, ball, middle)
  const isWithin = Math.hypot(ball.x, ball.z - hoop.rimZ) < hoop.rim * 0.86
  if (before > hoop.rimY && middle <= hoop.rimY && isWithin && world.phase === 'fly') basket(world)
  // The net slows it.
  if (world.result === 'goal' && middle > hoop.rimY - 0.6 && middle < hoop.rimY) {
    ball.vx *= 0.9
    ball.vz *= 0.9
  }
  if (ball.y >= 0) return
  ball.y = 0
  ball.vy = Math.abs(ball.vy) * 0.62
  if (ball.vy > 1.2) tell(world, 'bounce', { by: ball.cast, x: ball.x, y: 0.1, z: ball.z })
}

function meetBoard(world: SportWorld, ball: Body, middle: number): void {
  const isThere =
    Math.abs(ball.x) < hoop.boardHalf + 0.1 && middle > hoop.rimY - 0.3 && middle < hoop.tall + 0.15
  const ahead = ball.z - ballRadius - hoop.boardZ
  if (!isThere || ahead > 0 || ahead < -0.5 || ball.vz >= 0) return
  ball.z = hoop.boardZ + ballRadius
  ball.vz *= -0.6
  tell(world, 'bounce', { by: ball.cast, x: ball.x, y: middle, z: ball.z })
}

/** The rim is a ring: the ball leaps off the nearest place of it. */
function meetRim(world: SportWorld, ball: Body, middle: number): void {
  const [dx, dz] = [ball.x, ball.z - hoop.rimZ]
  const out = Math.max(1e-4, Math.hypot(dx, dz))
  const at = { x: (dx / out) * hoop.rim, z: hoop.rimZ + (dz / out) * hoop.rim }
  const [nx, ny, nz] = [ball.x - at.x, middle - hoop.rimY, ball.z - at.z]
  const distance = Math.hypot(nx, ny, nz)
  const reach = ballRadius * 0.72
  if (distance > reach || distance < 1e-4) return
  const inward = (ball.vx * nx + ball.vy * ny + ball.vz * nz) / distance
  const push = (reach - distance) / distance
  ball.x += nx * push
  ball.y += ny * push
  ball.z += nz * push
  if (inward >= 0) return
  const share = (inward * 1.5) / distance
  ball.vx -= nx * share
  ball.vy -= ny * share
  ball.vz -= nz * share
  if (!world.touchedRim) tell(world, 'bounce', { by: ball.cast, x: ball.x, y: middle, z: ball.z })
  world.touchedRim = true
}

function basket(world: SportWorld): void {
  world.result = 'goal'
  world.streak++
  world.baskets++
  const isOnFire = world.streak >= 3
  const points = spotAt(world.spot).points * (isOnFire ? 2 : 1)
  world.score += points
  const at = { x: 0, y: hoop.rimY + 0.7, z: hoop.rimZ }
  const said = world.touchedRim ? `+${points}` : `Swish! +${points}`
  const [player, ball] = [playerId(world), ballOf(world).cast]
  tell(world, 'cross', { by: player, to: ball, ...at, words: isOnFire ? `On fire! +${points}` : said })
  tell(world, 'collect', { by: player, to: partsOf(world.plan).hoop, ...at, value: points })
  if (foeOf(world)) tell(world, 'hit', { by: player, to: foeIn(world), ...at })
  for (const body of world.bodies) if (body.role === 'effect' || body.role === 'friend') body.act = 'cheer'
  go(world, 'after')
  const { scoreGoal } = world.plan.rules
  const isWon =
    scoreGoal === undefined ? world.baskets >= basketsWanted(world.plan) : world.score >= scoreGoal
  if (!isWon) return
  win(world, `${world.baskets} baskets for ${world.score} points.`)
}

function miss(world: SportWorld): void {
  world.result = 'out'
  world.streak = 0
  const ball = ballOf(world)
  tell(world, 'miss', {
    by: playerId(world),
    to: ball.cast,
    x: ball.x,
    y: ball.y + 0.5,
    z: ball.z,
    words: 'Miss',
  })
  for (const body of world.bodies) if (body.role === 'effect' || body.role === 'friend') body.act = 'go'
  go(world, 'after')
  if (world.clock !== null || world.plan.rules.gentle) return
  tell(world, 'hurt', { by: foeIn(world), to: playerId(world), x: ball.x, y: 1, z: ball.z })
  loseLife(world, `No throws left, and you were ${basketsWanted(world.plan) - world.baskets} baskets short.`)
  if (world.lives <= 0) lose(world, 'No throws left.')
}

/** A defender walks before the thrower and leaps now and then: throw when it is down. */
export function moveDefender(world: SportWorld): void {
  const foe = foeOf(world)
  if (!foe) return
  const hero = heroOf(world)
  const way = yawTo(
    { ...hero, x: spotAt(world.spot).x, z: spotAt(world.spot).z },
    { x: 0, y: 0, z: hoop.rimZ },
  )
  const aside = Math.sin(world.tick * 0.028) * skill(world, 1.25, 0.8)
  const ahead = 1.35
  const to = {
    x: hero.x + Math.sin(way) * ahead + Math.cos(way) * aside,
    z: hero.z + Math.cos(way) * ahead - Math.sin(way) * aside,
  }
  foe.vx = (to.x - foe.x) * 4
  foe.x = ease(foe.x, to.x, 0.2)
  foe.z = ease(foe.z, to.z, 0.2)
  foe.phase += 0.02
  foe.yaw = yawTo(foe, hero)
  foe.vy -= gravity * dt
  foe.y = Math.max(0, foe.y + foe.vy * dt)
  if (foe.y > 0) return
  foe.vy = 0
  foe.act = 'go'
  if (world.tick % 50 !== 0 || chance(world) > skill(world, 0.35, 0.8)) return
  foe.vy = 5.2
  foe.act = 'jump'
}
