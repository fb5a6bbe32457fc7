import { type CastMember, castIn, dial, memberOf } from '../../../game/plan.ts'
import { below, between, chance, pickOne, rate, tell } from '../../../game/world.ts'
import { distance, type Entity, inRole, moveWithin, nearest, place, playersOf } from '../../arena/arena.ts'
import { shootAt } from '../../arena/boss.ts'
import { toughness } from '../../arena/shooting.ts'
import { type SurvivalWorld, stage } from './world.ts'

/** How foes fight. Each kind has its own way; a single kind comes in several builds. */
const styles = ['hunt', 'ram', 'snipe', 'tank'] as const
const said: Record<string, string> = {
  shoot: 'snipe',
  chase: 'hunt',
  patrol: 'ram',
  flee: 'flee',
  steal: 'hunt',
}

const builds: Record<string, { size: number; health: number; speed: number }> = {
  hunt: { size: 64, health: 2, speed: 1 },
  ram: { size: 58, health: 2, speed: 0.9 },
  snipe: { size: 64, health: 3, speed: 0.75 },
  tank: { size: 92, health: 7, speed: 0.6 },
  flee: { size: 56, health: 1, speed: 1.1 },
}

/** Announces the foes of a wave: a few at a time, from the edges, never on top of anybody. */
export function queueWave(world: SurvivalWorld): void {
  const { plan, wave, waves } = world
  const kinds = castIn(plan, 'enemy')
  const scale = Math.min(1, 7 / waves)
  const many = Math.round((dial(plan, 1, 2) + Math.min(8, wave) * dial(plan, 2.2, 6.8)) * scale)
  const bossToo = plan.rules.boss && wave === world.bossWave && world.aim === 0
  const total = Math.max(3, bossToo ? Math.round(many * 0.4) : many)
  const counted = kinds.flatMap((kind) =>
    kind.count === undefined ? [] : Array.from({ length: Math.min(12, kind.count) }, () => kind),
  )
  const others = kinds.filter(({ count }) => count === undefined)
  const burst = 3 + Math.min(4, wave)
  for (
    let index = 0;
    index < (others.length === 0 ? counted.length : Math.max(total, counted.length));
    index++
  ) {
    const newest = Math.min(others.length - 1, wave - 1)
    const member = counted[index] ?? others[index % Math.max(1, newest + 1)] ?? pickOne(world, kinds)
    world.queue.push({
      cast: member.id,
      style: styleOf(world, member, kinds.indexOf(member)),
      at:
        world.tick +
        Math.round(((wave === 1 ? 1.2 : 0.5) + Math.floor(index / burst) * dial(plan, 3.4, 1.8)) * rate) +
        (index % burst) * 9,
      ...edge(world),
    })
  }
  world.crowd = world.queue.length
}

function styleOf(world: SurvivalWorld, member: CastMember, kind: number): string {
  const told = world.plan.interactions.find(({ by, does }) => by === member.id && said[does])
  if (told) return said[told.does] ?? 'hunt'
  const roll = chance(world)
  if (castIn(world.plan, 'enemy').length > 1) return styles[kind % styles.length] ?? 'hunt'
  if (world.wave >= 3 && roll < 0.15) return 'tank'
  return world.wave >= 2 && roll < 0.4 ? 'ram' : 'hunt'
}

function edge(world: SurvivalWorld): { x: number; y: number } {
  for (let attempt = 0; ; attempt++) {
    const along = chance(world)
    const side = below(world, 4)
    const spot =
      side < 2
        ? { x: 40 + along * (stage.width - 80), y: side === 0 ? 70 : stage.height - 40 }
        : { x: side === 2 ? 40 : stage.width - 40, y: 70 + along * (stage.height - 110) }
    if (attempt > 12 || playersOf(world).every((player) => distance(player, spot) > 240)) return spot
  }
}

/** How long a mark shows where somebody will come, in steps. */
export const notice = 50

export function sendQueued(world: SurvivalWorld): void {
  if (world.queue.length === 0) return
  world.queue = world.queue.filter(({ cast, style, at, x, y }) => {
    if (world.tick < at + notice) return true
    addFoe(world, memberOf(world.plan, cast), style, x, y)
    return false
  })
}

export function addFoe(
  world: SurvivalWorld,
  member: CastMember,
  style: string,
  x: number,
  y: number,
): Entity {
  const build = builds[style] ?? { size: 64, health: 1, speed: 1 }
  const later =
    0.68 +
    (world.wave > 1 ? 0.12 : 0) +
    0.085 * Math.min(8, world.wave) +
    (world.plan.rules.faster ? world.tick / 9000 : 0)
  const strength = Math.floor(Math.min(8, world.wave - 1) * dial(world.plan, 0.2, 0.7))
  const few = castIn(world.plan, 'enemy').reduce((sum, { count }) => sum + (count ?? 9), 0)
  const tougher = toughness(world.plan.rules, 24, 4) * Math.max(1, Math.min(4, Math.round(9 / few)))
  tell(world, 'spawn', { to: member.id, x, y })
  return place(world, member, {
    role: 'enemy',
    x,
    y,
    size: build.size * Math.min(1.5, Math.max(0.7, member.size)),
    // Few of them take more, each.
    health: (build.health + strength) * tougher,
    behaviour: style,
    speed: dial(world.plan, 66, 170) * build.speed * Math.min(1.5, Math.max(0.6, member.speed)) * later,
    a: rate,
  })
}

/** Dangers that stand or drift about for the whole level. */
export function addHazards(world: SurvivalWorld): void {
  for (const old of inRole(world, 'hazard')) old.gone = true
  for (const member of castIn(world.plan, 'hazard'))
    for (let one = 0; one < Math.min(6, member.count ?? 2); one++)
      place(world, member, {
        x: between(world, 0.1, 0.9) * stage.width,
        y: chance(world) < 0.5 ? between(world, 90, 170) : between(world, 470, 550),
        size: 58 * Math.min(1.5, member.size),
        behaviour: member.motion === 'still' ? 'still' : 'drift',
        speed: dial(world.plan, 40, 90) * member.speed,
        health: 8,
      })
}

export function moveFoes(world: SurvivalWorld): void {
  const foes = inRole(world, 'enemy')
  const friends = inRole(world, 'friend')
  const pace = (world.powers.slow ?? 0) > 0 ? 0.5 : 1
  const players = playersOf(world)
  for (const [index, foe] of foes.entries()) {
    const move = moves[foe.behaviour]
    if (!move) continue
    // Two of three go for what is defended, the third for whoever defends it.
    const besieges = friends.length > 0 && foe.id % 3 !== 0 && foe.behaviour !== 'snipe'
    const prey = nearest(foe, besieges ? friends : players)
    if (prey) move(world, foe, prey, foe.speed * pace)
    // Half of them look around in each step: nobody sees it, and it costs half.
    if ((index + world.tick) % 2 === 0) spread(foe, foes)
    moveWithin(world, foe)
    if (Math.abs(foe.vx) > 8) foe.facing = Math.sign(foe.vx)
  }
}

type Move = (world: SurvivalWorld, foe: Entity, prey: Entity, speed: number) => void

const hunt: Move = (world, foe, prey, speed) => {
  // Out of breath now and then, each at its own time.
  const tired = (foe.age + foe.id * 83) % 330 > 270
  head(foe, prey.x - foe.x, prey.y - foe.y, tired ? speed * 0.4 : speed, 0.06)
  // They come in from the sides rather than in a line.
  const sway = Math.sin((world.tick + foe.id * 57) / 34) * speed * 0.012
  foe.vx += -Math.sign(prey.y - foe.y) * sway
  foe.vy += Math.sign(prey.x - foe.x) * sway
}

const moves: Record<string, Move> = {
  hunt,
  tank: hunt,
  /** Creeps, trembles, and dashes. */
  ram(world, foe, prey, speed) {
    foe.a--
    if (foe.a > 0.4 * rate) head(foe, prey.x - foe.x, prey.y - foe.y, speed * 0.55, 0.05)
    else if (foe.a > 0) {
      foe.vx *= 0.85
      foe.vy *= 0.85
    } else {
      head(foe, prey.x - foe.x, prey.y - foe.y, speed * 3, 1)
      foe.a = Math.round(between(world, 1.5, 2.2) * rate)
    }
    if (foe.a > rate) {
      foe.vx *= 0.98
      foe.vy *= 0.98
    }
  },
  /** Keeps its distance and shoots. */
  snipe(world, foe, prey, speed) {
    const gap = distance(foe, prey)
    const way = gap > 280 ? 1 : gap < 200 ? -1 : 0
    head(
      foe,
      (prey.x - foe.x) * way - (prey.y - foe.y) * 0.4,
      (prey.y - foe.y) * way + (prey.x - foe.x) * 0.4,
      speed,
      0.05,
    )
    if (--foe.a > 0) return
    foe.a = Math.round(dial(world.plan, 3.2, 1.8) * rate)
    shootAt(world, foe, Math.atan2(prey.y - foe.y, prey.x - foe.x), dial(world.plan, 130, 210))
  },
  flee(_, foe, prey, speed) {
    head(foe, foe.x - prey.x, foe.y - prey.y, distance(foe, prey) < 200 ? speed : speed * 0.3, 0.08)
  },
}

function head(foe: Entity, dx: number, dy: number, speed: number, grip: number): void {
  const length = Math.hypot(dx, dy) || 1
  foe.vx += ((dx / length) * speed - foe.vx) * grip
  foe.vy += ((dy / length) * speed - foe.vy) * grip
}

function spread(foe: Entity, foes: Entity[]): void {
  for (const other of foes) {
    const dx = foe.x - other.x
    const dy = foe.y - other.y
    const least = (foe.size + other.size) * 0.45
    const square = dx * dx + dy * dy
    if (square === 0 || square > least * least) continue
    const gap = Math.sqrt(square)
    const push = (1 - gap / least) * 26
    foe.vx += (dx / gap) * push
    foe.vy += (dy / gap) * push
  }
}
