import { holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { chase } from '../../rigs.ts'
import { age, angleBetween, clamp, dt, ease, heroOf, removeBody, touches, yawTo } from '../../space.ts'
import { courseOf, floorAt, gateHalf, lineAt } from './course.ts'
import { addRider, layRun } from './lay.ts'
import { cruise, gatesIn, isEndless, nameOf, type Rider, type RideWorld, spotOf, worth } from './ride.ts'
import { finish, half, middleAt, siteOf, startOf } from './slope.ts'

const gravity = 20
const powerSeconds = 9

export function begin(world: RideWorld): RideWorld {
  addRider(world)
  world.needed = world.plan.rules.goalCount ?? 0
  toStart(world)
  return world
}

function toStart(world: RideWorld): void {
  const hero = heroOf(world)
  const z = startOf(world.plan)
  const x = middleAt(world.plan, z)
  Object.assign(hero, {
    x,
    z,
    y: floorAt(world.plan, world.level, x, z),
    vx: 0,
    vy: 0,
    vz: 0,
    roll: 0,
    grounded: true,
  })
  Object.assign(world, { heading: 0, speed: 5, spin: 0, air: 0 })
  layRun(world)
  pose(world, hero, 0)
  follow(world, hero, true)
}

export function step(world: RideWorld, input: Input): void {
  age(world)
  const hero = heroOf(world)
  ride(world, hero, input)
  moveOthers(world, hero)
  for (const power of Object.keys(world.powers) as PowerUp[]) {
    const left = (world.powers[power] ?? 0) - 1
    if (left <= 0) delete world.powers[power]
    else world.powers[power] = left
  }
  passGates(world, hero)
  meet(world, hero)
  if (world.status === 'playing' && hero.z >= finish) endRun(world, hero)
  if (world.status === 'playing') follow(world, hero)
}

/** Carves, tucks, brakes, jumps; in the air the same keys spin. */
function ride(world: RideWorld, hero: Rider, input: Input): void {
  const { plan, level } = world
  const turn = Number(holds(input.held, 'left')) - Number(holds(input.held, 'right'))
  const tucks = holds(input.held, 'up')
  const brakes = holds(input.held, 'down')
  let lean = 0
  if (hero.grounded) {
    const before = world.heading
    // Without a hand on it, it slowly turns down the slope.
    const wish = turn === 0 ? world.heading * 0.985 : world.heading + turn * (tucks ? 0.03 : 0.046)
    world.heading = clamp(wish, -1.1, 1.1)
    lean = clamp((world.heading - before) * 12, -0.5, 0.5)
    const along = 0.7 + 0.3 * Math.cos(world.heading)
    const wanted = cruise(world) * along * (tucks ? 1.22 : 1) * (brakes ? 0.5 : 1)
    world.speed = ease(world.speed, wanted, brakes ? 0.03 : 0.014)
    if (Math.abs(turn) > 0 && world.tick % 14 === 0)
      tell(world, 'step', { by: hero.cast, ...spotOf(hero, 0.1) })
  } else world.spin += turn * 0.115
  hero.vx = Math.sin(world.heading) * world.speed
  hero.vz = Math.cos(world.heading) * world.speed
  const before = floorAt(plan, level, hero.x, hero.z)
  hero.x += hero.vx * dt
  hero.z += hero.vz * dt
  keepOnPiste(world, hero)
  world.wantsJump = pressed(world, input, 'a') ? 10 : Math.max(0, world.wantsJump - 1)
  fly(world, hero, before)
  hero.phase += (world.speed * dt) / 3
  pose(world, hero, lean)
}

/** Deep snow beside the piste is slow, and leads back to it. */
function keepOnPiste(world: RideWorld, hero: Rider): void {
  const aside = hero.x - middleAt(world.plan, hero.z)
  const beyond = Math.abs(aside) - half + 1
  if (beyond <= 0) return
  world.speed *= 0.985
  world.heading = ease(world.heading, -Math.sign(aside) * 0.5, 0.05)
  hero.x -= Math.sign(aside) * Math.min(beyond, 0.12)
}

/** The ground falls away under whoever is fast: off a ramp, over a crest, or with a jump. */
function fly(world: RideWorld, hero: Rider, before: number): void {
  const floor = floorAt(world.plan, world.level, hero.x, hero.z)
  if (hero.grounded) {
    const rising = (floor - before) / dt
    const leaves = hero.y + (hero.vy - gravity * dt) * dt > floor + 0.16
    if (world.wantsJump > 0) {
      world.wantsJump = 0
      hero.vy = Math.max(hero.vy, rising, -2) + 7.2
      liftOff(world, hero)
      tell(world, 'jump', { by: hero.cast, ...spotOf(hero, 0.1) })
    } else if (leaves && hero.vy > 0.5) liftOff(world, hero)
    else {
      hero.y = floor
      hero.vy = clamp(rising, -12, 7)
      return
    }
  }
  world.air++
  hero.vy -= gravity * dt
  hero.y += hero.vy * dt
  if (hero.y <= floor) land(world, hero, floor)
}

function liftOff(world: RideWorld, hero: Rider): void {
  hero.grounded = false
  world.air = 0
  world.spin = 0
}

/** Air and whole turns are worth points. */
function land(world: RideWorld, hero: Rider, floor: number): void {
  hero.y = floor
  hero.grounded = true
  hero.vy = 0
  const turns = Math.floor((Math.abs(world.spin) + 0.7) / Math.PI)
  const long = world.air / rate
  world.spin = 0
  const points = (long > 0.75 ? Math.round(long * 10) : 0) + turns * 20
  const gain = worth(world, points)
  const words = turns > 0 ? `${turns * 180}° +${gain}` : `Air +${gain}`
  tell(world, 'land', { by: hero.cast, ...spotOf(hero, 0.1), ...(points > 0 && { words, value: gain }) })
  if (points > 0) addScore(world, gain)
}

function pose(world: RideWorld, hero: Rider, lean: number): void {
  const { plan, level } = world
  const sideways = plan.content?.stance === 'sideways' ? 1.15 : 0
  const ahead = 0.8
  const [sin, cos] = [Math.sin(world.heading), Math.cos(world.heading)]
  const slope =
    (floorAt(plan, level, hero.x + sin * ahead, hero.z + cos * ahead) -
      floorAt(plan, level, hero.x - sin * ahead, hero.z - cos * ahead)) /
    (ahead * 2)
  hero.pitch = ease(hero.pitch, hero.grounded ? Math.atan(slope) * 0.75 : 0.12, 0.2)
  hero.roll = ease(hero.roll, lean, 0.14)
  const yaw = world.heading + world.spin
  hero.yaw = yaw + sideways
  hero.act = hero.grounded ? 'ride' : 'jump'
  const board = world.bodies.find(({ cast }) => cast === 'board')
  if (!board) return
  Object.assign(board, { x: hero.x, y: hero.y + 0.05, z: hero.z, yaw, roll: hero.roll, safe: hero.safe })
  board.pitch = ease(board.pitch, hero.grounded ? Math.atan(slope) : 0.2, 0.3)
}

function moveOthers(world: RideWorld, hero: Rider): void {
  for (const body of world.bodies) {
    if (body.part === 'item') body.yaw += 0.04
    if (body.part === 'item' && body.role === 'collectible' && world.powers.magnet) drawNear(body, hero)
    if (body.part === 'foe') moveFoe(world, body, hero)
    if (body.part === 'chaser') hunt(world, body, hero)
    else if (body.part !== 'rider') clearView(body, hero)
  }
}

/** Whoever drives goes down as well, more slowly; all others go to and fro across the slope. */
function moveFoe(world: RideWorld, foe: Rider, hero: Rider): void {
  const { plan, level } = world
  const before = { x: foe.x, z: foe.z }
  const calm = world.powers.slow ? 0.5 : 1
  foe.swing += dt * dial(plan, 0.7, 1.1) * calm
  const drives = isDriving(plan, foe.cast)
  if (drives) {
    if (foe.z - hero.z < 40 && foe.z < finish) foe.z += cruise(world) * dial(plan, 0.5, 0.62) * calm * dt
    foe.x = ease(foe.x, lineAt(plan, level, foe.z) + Math.sin(foe.swing * 0.8) * 5, 0.06)
  } else foe.x = foe.homeX + Math.sin(foe.swing) * 5.5
  const flies = /flies|floats/.test(plan.cast.find(({ id }) => id === foe.cast)?.motion ?? '')
  foe.y = siteOf(plan).height(foe.x, foe.z) + (flies ? 0.7 : 0)
  foe.vx = (foe.x - before.x) / dt
  foe.vz = (foe.z - before.z) / dt
  foe.act = flies ? 'fly' : 'go'
  foe.yaw = Math.atan2(foe.vx, drives ? Math.max(2, foe.vz) : foe.vz)
  foe.phase += (Math.hypot(foe.vx, foe.vz) * dt) / 1.4
}

const isDriving = (plan: RideWorld['plan'], cast: string): boolean =>
  /drives|rolls/.test(plan.cast.find(({ id }) => id === cast)?.motion ?? '')

/** What was passed must not come between the hero and the eye. */
function clearView(body: Rider, hero: Rider): void {
  const behind = hero.z - body.z
  if (behind > 2.2 && behind < 14 && Math.abs(body.x - hero.x) < 4.5) body.hidden = true
}

function drawNear(item: Rider, hero: Rider): void {
  const gap = Math.hypot(item.x - hero.x, item.z - hero.z)
  if (gap > 9) return
  item.x = ease(item.x, hero.x, 0.12)
  item.y = ease(item.y, hero.y + 0.4, 0.12)
  item.z = ease(item.z, hero.z, 0.12)
}

/** Comes down after one: whoever crashes or brakes too long is caught. */
function hunt(world: RideWorld, chaser: Rider, hero: Rider): void {
  const { plan } = world
  const gap = hero.z - chaser.z
  const angry = 1 + world.bossPhase * 0.04
  // It lets one get away at first.
  if (chaser.swing > 0) chaser.swing--
  const hurry = gap > 20 ? world.speed : cruise(world) * dial(plan, 0.7, 0.88) * angry
  const speed = chaser.swing > 0 ? 4 : hurry
  const yaw = yawTo(chaser, hero)
  chaser.yaw += angleBetween(chaser.yaw, yaw) * 0.15
  chaser.vx = Math.sin(yaw) * speed
  chaser.vz = Math.cos(yaw) * speed
  chaser.x += chaser.vx * dt
  chaser.z += chaser.vz * dt
  chaser.y = siteOf(plan).height(chaser.x, chaser.z)
  chaser.phase += (speed * dt) / 2.2
  chaser.act = gap < 4 ? 'attack' : 'go'
  if (gap < 7 && world.tick % 60 === 0)
    tell(world, 'warn', { by: chaser.cast, to: hero.cast, ...spotOf(chaser) })
  if (chaser.role !== 'boss') return
  const phase = Math.floor(
    ((hero.z - startOf(plan)) / (finish - startOf(plan))) * (plan.rules.bossPhases + 1),
  )
  if (phase <= world.bossPhase || phase > plan.rules.bossPhases) return
  world.bossPhase = phase
  tell(world, 'phase', { by: hero.cast, to: chaser.cast, ...spotOf(chaser), value: phase })
}

/** The next gate is behind one: between its flags, or beside them. */
function passGates(world: RideWorld, hero: Rider): void {
  const gate = courseOf(world.plan, world.level).gates[world.gate]
  if (!gate || hero.z < gate.z) return
  world.gate++
  const at = { x: gate.x, y: hero.y + 1.4, z: gate.z }
  if (Math.abs(hero.x - gate.x) > gateHalf + 0.25) {
    world.row = 0
    tell(world, 'miss', { by: hero.cast, ...at, words: 'Missed' })
    return
  }
  world.passed++
  world.row++
  const gain = worth(world, 10 * Math.min(5, world.row))
  tell(world, 'cross', { by: hero.cast, ...at, words: `+${gain}`, value: world.passed })
  addScore(world, gain)
}

function meet(world: RideWorld, hero: Rider): void {
  for (const body of [...world.bodies]) {
    if (world.status !== 'playing') return
    if (Math.abs(body.z - hero.z) > 3 || body.part === 'rider' || body.done) continue
    if (body.part === 'item') {
      if (touches(hero, body, 0.55)) take(world, hero, body)
    } else if (isSolid(body)) {
      if (touches(hero, body, body.part === 'chaser' ? 0 : -0.12)) crash(world, hero, body)
      else if (hero.z > body.z + 0.8 && body.part !== 'chaser') {
        body.done = true
        // Whoever drives down as well was overtaken.
        if (isDriving(world.plan, body.cast))
          tell(world, 'cross', { by: hero.cast, to: body.cast, ...spotOf(body) })
        if (Math.abs(body.x - hero.x) < 1.9 && hero.safe === 0) {
          const gain = worth(world, 5)
          tell(world, 'turn', { by: hero.cast, ...spotOf(hero, 1.8), words: `Close +${gain}` })
          addScore(world, gain)
        }
      }
    }
  }
}

const isSolid = ({ part, role }: Rider): boolean =>
  part === 'foe' || part === 'chaser' || (part === 'thing' && /^(obstacle|hazard|enemy)$/.test(role))

function take(world: RideWorld, hero: Rider, item: Rider): void {
  removeBody(world, item)
  const at = spotOf(item, 0.4)
  if (item.role === 'power') {
    const power = item.cast.slice('power:'.length) as PowerUp
    if (power === 'heart') world.lives++
    else world.powers[power] = powerSeconds * rate
    tell(world, 'power', { by: hero.cast, to: item.cast, ...at, words: power })
    return
  }
  const own = world.plan.cast.find(({ id }) => id === item.cast)?.points
  const points = own ?? worth(world, 10)
  if (points >= 0) world.taken++
  tell(world, 'collect', {
    by: hero.cast,
    to: item.cast,
    ...at,
    value: points,
    words: `${points > 0 ? '+' : ''}${points}`,
  })
  addScore(world, points)
}

function crash(world: RideWorld, hero: Rider, by: Rider): void {
  if (hero.safe > 0) return
  const at = spotOf(hero, 0.9)
  by.done = by.part !== 'chaser'
  hero.safe = 110
  if (by.part === 'chaser') by.z -= 22
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: by.cast, ...at })
    return
  }
  world.speed = 3.5
  world.row = 0
  world.heading *= 0.3
  const peaceful = world.plan.content?.peaceful === true
  tell(world, peaceful ? 'block' : 'hurt', { by: by.cast, to: hero.cast, ...at })
  loseLife(world, `The ${nameOf(world.plan, by.cast)} stopped you.`)
}

/** Down: with enough gates the next run follows, or the win; otherwise the same run again. */
function endRun(world: RideWorld, hero: Rider): void {
  const { plan } = world
  const at = spotOf(hero, 1)
  const [goal] = castIn(plan, 'goal')
  if (world.passed < world.gatesNeeded) {
    tell(world, 'wrong', { by: hero.cast, ...at, words: `${world.passed} of ${gatesIn(world)} gates` })
    loseLife(world, `You missed too many gates: ${world.gatesNeeded} were needed.`)
    if (world.status === 'playing') again(world)
    return
  }
  tell(world, 'cross', { by: hero.cast, ...(goal && { to: goal.id }), ...at, words: 'Finish' })
  const clean = world.passed === gatesIn(world)
  if (clean) addScore(world, worth(world, 100))
  if (world.status !== 'playing') return
  if (world.level < plan.rules.levels) {
    world.level++
    tell(world, 'level', { by: hero.cast, ...at, value: world.level })
    again(world)
  } else if (isEndless(plan) || world.taken < world.needed) again(world)
  else {
    const boss = world.bodies.find(({ role }) => role === 'boss')
    if (boss) tell(world, 'defeat', { by: hero.cast, to: boss.cast, ...spotOf(boss) })
    win(world, goal ? `You made it down to the ${goal.name}.` : 'You made it down to the finish.')
  }
}

function again(world: RideWorld): void {
  world.pause = 30
  world.bossPhase = 0
  toStart(world)
}

/** Behind and above, half turned into the curve, further back the faster it goes. */
function follow(world: RideWorld, hero: Rider, atOnce = false): void {
  const yaw = world.heading * 0.45
  const hunted = world.bodies.some(({ part, z }) => part === 'chaser' && hero.z - z < 8) ? 1 : 0
  const target = { x: hero.x + Math.sin(yaw) * 2.4, y: hero.y - 0.4, z: hero.z + Math.cos(yaw) * 2.4 }
  chase(
    world,
    target,
    {
      yaw,
      distance: 9.4 + hunted * 4,
      height: 5.6 + hunted * 2,
      over: 1.3,
      stiff: 0.2,
      field: 60 + clamp((world.speed - 12) * 1.6, -3, 12),
      ground: siteOf(world.plan).height,
      roll: hero.roll * 0.1,
    },
    atOnce,
  )
}

export const heroName = ({ plan }: RideWorld): string => theOne(plan, 'player').name
