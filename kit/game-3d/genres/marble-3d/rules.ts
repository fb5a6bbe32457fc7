import { direction, holds, type Input } from '../../../core/input.ts'
import { castIn, dial, type PowerUp, theOne } from '../../../game/plan.ts'
import { addScore, between, loseLife, pressed, rate, tell, win } from '../../../game/world.ts'
import { floorUnder, pushOut } from '../../blocks.ts'
import { chase } from '../../rigs.ts'
import {
  addBody,
  age,
  ahead,
  angleBetween,
  type Body,
  clamp,
  dt,
  ease,
  flat,
  heroOf,
  inRole,
  removeBody,
  type Space,
  touches,
  turnToward,
} from '../../space.ts'
import { courseOf, type Piece, within } from './course.ts'

export type Roller = Body & {
  /** Where it goes to and fro, and how far to each side. */
  homeX: number
  homeZ: number
  swing: number
  alongYaw: number
}

export type MarbleWorld = Space<Roller> & {
  /** The piece on which one begins again. */
  check: number
  /** The next place of the way: how far one has come. */
  next: number
  /** The way the eye looks, as the yaw of a body. */
  facing: number
  taken: number
  needed: number
  /** Steps in this course. */
  since: number
  hops: number
  powers: Partial<Record<PowerUp, number>>
}

export const ball = 0.55
const still = { homeX: 0, homeZ: 0, swing: 0, alongYaw: 0 }
const push = 15
const most = 11

export function begin(world: MarbleWorld): MarbleWorld {
  addBody(world, { ...theOne(world.plan, 'player'), size: 1 }, 'player', {
    ...still,
    x: 0,
    y: 0,
    z: 0,
    size: ball * 2,
    radius: ball,
  })
  layCourse(world)
  look(world, true)
  return world
}

/** How many are needed before the finish counts; none where the prompt counts nothing. */
const neededIn = ({ plan }: MarbleWorld) =>
  plan.rules.goalCount === undefined ? 0 : Math.ceil(plan.rules.goalCount / plan.rules.levels)

function layCourse(world: MarbleWorld): void {
  const { plan, level } = world
  const hero = heroOf(world)
  const { pieces } = courseOf(plan, level)
  Object.assign(world, { bodies: [hero], check: 0, next: 0, taken: 0, since: 0, needed: neededIn(world) })
  backToCheck(world, hero)
  world.facing = pieces[0]?.yaw ?? 0
  const flatOnes = pieces.filter(({ kind }, i) => i > 0 && /plain|bridge|gate|climb|fall/.test(kind))
  const treasures = castIn(plan, 'collectible')
  const many = treasures.length === 0 ? 0 : Math.max(8, world.needed + 2)
  for (let i = 0; i < many; i++) {
    const piece = flatOnes[i % flatOnes.length]
    const member = treasures[i % treasures.length]
    if (!piece || !member) continue
    const round = Math.floor(i / flatOnes.length)
    put(world, member, 'collectible', piece, piece.length * (0.3 + 0.28 * (round % 3)), 0, 0.9)
  }
  const wide = pieces.filter(({ kind }, i) => i > 1 && /plain|gate/.test(kind))
  const foes = [...castIn(plan, 'enemy'), ...castIn(plan, 'hazard')]
  const crowd =
    foes.length === 0
      ? 0
      : Math.max(foes.length, Math.round(dial(plan, 2, 5)) + level - 1, ...foes.map(({ count = 0 }) => count))
  for (let i = 0; i < crowd; i++) {
    const [member, piece] = [
      foes[i % foes.length],
      wide[(i * 2 + (i >= wide.length / 2 ? 1 : 0)) % wide.length],
    ]
    if (!member || !piece) continue
    const moves = member.role === 'enemy'
    const body = put(
      world,
      member,
      member.role,
      piece,
      piece.length * 0.55,
      moves ? 0 : i % 2 === 0 ? 1.5 : -1.5,
      moves ? 1.3 : 1,
    )
    if (moves)
      Object.assign(body, {
        swing: piece.width / 2 - 0.7,
        alongYaw: piece.yaw + Math.PI / 2,
        phase: between(world, 0, 7),
      })
  }
  const solids = [...castIn(plan, 'obstacle'), ...castIn(plan, 'prop')]
  solids.forEach((member, k) => {
    for (let i = 0; i < Math.min(4, member.count ?? 3); i++) {
      const piece = wide[(i * 3 + k) % Math.max(1, wide.length)]
      if (piece)
        put(
          world,
          member,
          member.role,
          piece,
          piece.length * 0.25,
          // What only stands there stands at the very edge.
          (i % 2 === 0 ? 1 : -1) * (piece.width / 2 - (member.role === 'prop' ? 0.4 : 0.8)),
          member.role === 'prop' ? 0.8 : 1.2,
        )
    }
  })
  plan.rules.powerUps.forEach((power, i) => {
    const piece = wide[(i * 2 + 1) % Math.max(1, wide.length)]
    if (piece) put(world, `power:${power}`, 'power', piece, piece.length * 0.8, i % 2 === 0 ? 1.4 : -1.4, 0.9)
  })
  const end = pieces.at(-1)
  if (!end) return
  const [goal] = castIn(plan, 'goal')
  if (goal) put(world, goal, 'goal', end, end.length - 1.4, 0, 2.2)
  castIn(plan, 'friend').forEach((member, i) => {
    const friend = put(world, member, 'friend', end, end.length - 2, (i % 2 === 0 ? 1 : -1) * 3, 1.5)
    Object.assign(friend, { act: 'cheer', yaw: end.yaw + Math.PI })
  })
}

type Who = Parameters<typeof addBody>[1]
function put(
  world: MarbleWorld,
  who: Who,
  role: Roller['role'],
  piece: Piece,
  along: number,
  aside: number,
  size: number,
): Roller {
  const at = within(piece, along, aside)
  return addBody(world, who, role, {
    ...still,
    ...at,
    homeX: at.x,
    homeZ: at.z,
    yaw: piece.yaw + Math.PI,
    size,
    radius: size * 0.42,
  })
}

function backToCheck(world: MarbleWorld, hero: Roller): void {
  const { pieces, way } = courseOf(world.plan, world.level)
  const piece = pieces[world.check]
  if (!piece) return
  Object.assign(hero, { ...within(piece, 2, 0), vx: 0, vy: 0, vz: 0, yaw: piece.yaw, grounded: true })
  world.next = Math.max(
    0,
    way.findIndex((one) => one.piece >= world.check),
  )
  world.facing = piece.yaw
}

export function step(world: MarbleWorld, input: Input): void {
  age(world)
  world.since++
  for (const [name, left] of Object.entries(world.powers)) {
    if ((left ?? 0) <= 1) delete world.powers[name as PowerUp]
    else world.powers[name as PowerUp] = (left ?? 0) - 1
  }
  const hero = heroOf(world)
  for (const body of world.bodies) move(world, body)
  roll(world, hero, input)
  meet(world, hero)
  if (world.status === 'playing') follow(world, hero)
  look(world)
}

/** Foes go to and fro across the way; treasures turn. */
function move(world: MarbleWorld, body: Roller): void {
  if (body.role === 'collectible' || body.role === 'power') body.yaw += 0.04
  if (body.role !== 'enemy') return
  const faster = world.plan.rules.faster ? 1 + Math.min(0.5, world.since / (rate * 60)) : 1
  const pace = dial(world.plan, 1.1, 1.9) * faster * (world.powers.slow ? 0.4 : 1)
  body.phase += pace * dt * 1.2
  const side = Math.sin(body.phase * 0.9 + body.id * 1.7)
  const way = ahead(body.alongYaw)
  const [x, z] = [body.homeX + way.x * side * body.swing, body.homeZ + way.z * side * body.swing]
  Object.assign(body, { vx: (x - body.x) / dt, vz: (z - body.z) / dt, x, z })
  if (Math.hypot(body.vx, body.vz) > 0.2) body.yaw = turnToward(body.yaw, Math.atan2(body.vx, body.vz), 0.15)
}

function roll(world: MarbleWorld, hero: Roller, input: Input): void {
  const { blocks, bumpers } = courseOf(world.plan, world.level)
  const { x, y } = direction(input.held)
  const way = ahead(world.facing)
  const wish = { x: way.x * -y - way.z * x, z: way.z * -y + way.x * x }
  const share = 1 / Math.max(1, Math.hypot(wish.x, wish.z))
  const grip = hero.grounded ? 1 : 0.35
  const slope = hero.grounded ? slopeAt(world, hero) : { x: 0, z: 0 }
  hero.vx += (wish.x * share * push * grip - slope.x * 9) * dt
  hero.vz += (wish.z * share * push * grip - slope.z * 9) * dt
  const brakes = holds(input.held, 'b') && hero.grounded
  const drag = brakes ? 0.94 : 0.9925
  hero.vx *= drag
  hero.vz *= drag
  const speed = Math.hypot(hero.vx, hero.vz)
  const top = most * (world.powers.speed ? 1.25 : 1)
  if (speed > top) {
    hero.vx *= top / speed
    hero.vz *= top / speed
  }
  hop(world, hero, input)
  hero.vy -= 22 * dt
  const [px, pz] = [hero.x + hero.vx * dt, hero.z + hero.vz * dt]
  Object.assign(hero, { x: px, z: pz, y: hero.y + hero.vy * dt })
  if (pushOut(blocks, hero, 0.28)) bounce(world, hero, hero.x - px, hero.z - pz, bumpers)
  const floor = floorUnder(blocks, -99, hero, 0.12, 0.3)
  if (hero.y <= floor || (hero.grounded && hero.vy <= 0 && hero.y - floor < 0.22)) {
    if (!hero.grounded && hero.vy < -6) tell(world, 'land', { by: hero.cast, x: hero.x, y: floor, z: hero.z })
    hero.y = floor
    hero.vy = 0
    hero.grounded = true
    world.hops = world.plan.rules.doubleJump ? 1 : 0
  } else hero.grounded = false
  if (speed > 0.4) hero.yaw = turnToward(hero.yaw, Math.atan2(hero.vx, hero.vz), 0.2)
  hero.pitch -= (speed * dt) / ball
  hero.phase += speed * dt
  if (world.since % 26 === 0 && speed > 1.5)
    tell(world, 'step', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

function hop(world: MarbleWorld, hero: Roller, input: Input): void {
  if (!pressed(world, input, 'a') || (!hero.grounded && world.hops <= 0)) return
  if (!hero.grounded) world.hops--
  hero.vy = 7
  hero.grounded = false
  tell(world, 'jump', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z })
}

/** How the floor leans: up toward positive. */
function slopeAt({ plan, level }: MarbleWorld, { x, y, z }: Roller): { x: number; z: number } {
  const { blocks } = courseOf(plan, level)
  const at = (dx: number, dz: number) => floorUnder(blocks, -99, { x: x + dx, y, z: z + dz }, 0.1, 0.3)
  const lean = (more: number, less: number) => (Math.abs(more - less) > 0.4 ? 0 : (more - less) / 0.4)
  return { x: lean(at(0.2, 0), at(-0.2, 0)), z: lean(at(0, 0.2), at(0, -0.2)) }
}

/** Walls give back some of it, bumpers more than they got. */
function bounce(
  world: MarbleWorld,
  hero: Roller,
  dx: number,
  dz: number,
  bumpers: readonly { x: number; y: number; z: number }[],
): void {
  const long = Math.hypot(dx, dz)
  if (long < 1e-6) return
  const [nx, nz] = [dx / long, dz / long]
  const into = hero.vx * nx + hero.vz * nz
  if (into >= 0) return
  const springs = bumpers.some((one) => flat(one, hero) < 0.7 + ball + 0.15)
  const back = springs ? Math.max(5.5, -into * 1.1) : -into * 0.4
  hero.vx += nx * (back - into)
  hero.vz += nz * (back - into)
  if (springs) addScore(world, 5)
  if (into < -1.5)
    tell(world, 'bounce', {
      by: hero.cast,
      x: hero.x - nx * ball,
      y: hero.y + ball,
      z: hero.z - nz * ball,
      ...(springs && { words: '+5' }),
    })
}

function meet(world: MarbleWorld, hero: Roller): void {
  for (const body of [...world.bodies]) {
    if (body === hero || world.status !== 'playing' || !touches(hero, body, 0.05)) continue
    const at = { x: body.x, y: body.y + 0.6, z: body.z }
    if (body.role === 'collectible') {
      const points = world.plan.cast.find(({ id }) => id === body.cast)?.points ?? 10
      removeBody(world, body)
      world.taken++
      tell(world, 'collect', {
        by: hero.cast,
        to: body.cast,
        ...at,
        value: points,
        words: `${points > 0 ? '+' : ''}${points}`,
      })
      addScore(world, points)
    } else if (body.role === 'power') {
      const power = body.cast.slice('power:'.length) as PowerUp
      removeBody(world, body)
      if (power === 'heart') world.lives++
      else world.powers[power] = 10 * rate
      tell(world, 'power', { by: hero.cast, to: body.cast, ...at, words: power })
    } else if (body.role === 'enemy' || body.role === 'hazard') knock(world, hero, body, at)
    else if (body.role === 'obstacle' || body.role === 'prop') {
      const away = Math.max(0.05, flat(hero, body))
      const [nx, nz] = [(hero.x - body.x) / away, (hero.z - body.z) / away]
      const least = hero.radius + body.radius
      Object.assign(hero, { x: body.x + nx * least, z: body.z + nz * least })
      bounce(world, hero, nx, nz, [])
    }
  }
}

function knock(world: MarbleWorld, hero: Roller, by: Roller, at: { x: number; y: number; z: number }): void {
  if (hero.safe > 0) return
  hero.safe = 70
  if (world.powers.shield) {
    delete world.powers.shield
    tell(world, 'block', { by: hero.cast, to: by.cast, ...at, words: 'Blocked' })
    return
  }
  tell(world, 'hurt', { by: by.cast, to: hero.cast, ...at })
  const away = Math.max(0.05, flat(hero, by))
  hero.vx = ((hero.x - by.x) / away) * 6
  hero.vz = ((hero.z - by.z) / away) * 6
  hero.vy = 3
  hero.grounded = false
  // Who moves throws one about, and the fall is the harm; what lies there waits for the careless.
  if (by.role === 'enemy') return
  const name = world.plan.cast.find(({ id }) => id === by.cast)?.name ?? 'danger'
  loseLife(world, `The ${name} got you.`)
}

/** Along the way, over gates, home, or down. */
function follow(world: MarbleWorld, hero: Roller): void {
  const { pieces, way } = courseOf(world.plan, world.level)
  const piece = pieces[world.check]
  const aim = way[world.next]
  if (hero.y < Math.min(piece?.from.y ?? 0, aim?.y ?? 0) - 7) {
    tell(world, 'miss', { by: hero.cast, x: hero.x, y: hero.y + 2, z: hero.z, words: 'Fell!' })
    loseLife(world, 'You fell once too often.')
    if (world.status !== 'playing') return
    backToCheck(world, hero)
    hero.safe = 60
    look(world, true)
    return
  }
  if (!aim) return
  for (let k = world.next; k < Math.min(way.length, world.next + 4); k++) {
    const one = way[k]
    if (!one || flat(one, hero) > 1.7 || Math.abs(one.y - hero.y) > 2) continue
    if (k === way.length - 1) {
      arrive(world, hero)
      return
    }
    world.next = k + 1
  }
  const now = way[world.next]?.piece ?? 0
  if (pieces[now]?.kind !== 'gate' || now <= world.check) return
  const gate = within(pieces[now] as Piece, 1, 0)
  if (flat(gate, hero) > 2.8 || !hero.grounded) return
  world.check = now
  addScore(world, 20)
  tell(world, 'cross', {
    by: hero.cast,
    x: hero.x,
    y: hero.y + 1,
    z: hero.z,
    words: 'Checkpoint',
    checkpoint: true,
  })
}

function arrive(world: MarbleWorld, hero: Roller): void {
  const { plan } = world
  if (world.taken < world.needed) return
  const [goal] = inRole(world, 'goal')
  const quick = Math.max(0, 60 - Math.floor(world.since / rate)) * 2
  tell(world, 'cross', {
    by: hero.cast,
    ...(goal && { to: goal.cast }),
    x: hero.x,
    y: hero.y + 1,
    z: hero.z,
    words: `Time +${quick}`,
  })
  addScore(world, 50 + quick)
  if (world.status !== 'playing') return
  if (world.level >= plan.rules.levels) {
    if (plan.rules.scoreGoal === undefined) win(world, 'You rolled home.')
    else layCourse(world)
    return
  }
  world.level++
  world.pause = 30
  layCourse(world)
  tell(world, 'level', { by: hero.cast, x: hero.x, y: hero.y, z: hero.z, value: world.level })
  look(world, true)
}

/** Above and behind, turned slowly the way the course goes. */
function look(world: MarbleWorld, atOnce = false): void {
  const hero = heroOf(world)
  const { way, pieces } = courseOf(world.plan, world.level)
  const course = pieces[way[world.next]?.piece ?? 0]?.yaw ?? world.facing
  world.facing += angleBetween(world.facing, course) * (atOnce ? 1 : 0.035)
  const speed = clamp(Math.hypot(hero.vx, hero.vz) / most, 0, 1)
  chase(
    world,
    hero,
    {
      yaw: world.facing,
      distance: ease(6.2, 7.4, speed),
      height: 4.6,
      over: 0.9,
      stiff: 0.16,
      field: 58 + speed * 6,
    },
    atOnce,
  )
}
