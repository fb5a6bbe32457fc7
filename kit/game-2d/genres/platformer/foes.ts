import { type CastMember, castIn, dial } from '../../../game/plan.ts'
import { below, between, rate, shuffle, tell } from '../../../game/world.ts'
import { type ArenaWorld, type Entity, nearest, place, playersOf } from '../../arena/arena.ts'
import { phaseOf, shootAt } from '../../arena/boss.ts'
import { carries, cell, groundY, isSolid, type Layout, look, type Spot, stage } from './level.ts'

/**
 * Where a foe is at a time of its own clock (`a`). Nearly all of them move by such formulas, between `homeX` and
 * `homeX + b`: so they never fall off their ledge, and whoever watches them can tell where they will be.
 */
export function foeAt(foe: Entity, clock: number): { x: number; y: number } {
  const { behaviour, homeX, homeY, b, speed } = foe
  if (behaviour === 'hunter' || behaviour === 'shot')
    return { x: foe.x + (foe.vx * (clock - foe.a)) / rate, y: foe.y + (foe.vy * (clock - foe.a)) / rate }
  const x = homeX + toAndFro((clock * speed) / rate, b)
  if (behaviour === 'hopper') return { x, y: homeY - hop(clock / 52) * 88 }
  if (behaviour === 'flyer') return { x, y: homeY + Math.sin(clock / 30) * 34 }
  if (behaviour === 'plunger') return { x: homeX, y: homeY + Math.sin((clock * speed) / 3600) * 105 }
  if (behaviour === 'faller') return { x: homeX, y: -60 + (((clock * speed) / 30) % (stage.height + 260)) }
  if (behaviour === 'boss') return { x, y: homeY - hop(clock / 62) * foe.vy }
  return { x, y: homeY }
}

function toAndFro(way: number, range: number): number {
  if (range < 1) return 0
  const at = way % (range * 2)
  return at < range ? at : range * 2 - at
}

function hop(time: number): number {
  const part = time % 1
  return 4 * part * (1 - part)
}

const flying = new Set(['flies', 'floats', 'swims'])

/** Puts the foes of a level on their spots: all kinds of the cast, each in its own way. */
export function addFoes(world: ArenaWorld, layout: Layout): void {
  const { plan } = world
  const kinds = castIn(plan, 'enemy')
  const spots = shuffle(
    world,
    layout.spots.filter(({ kind }) => kind === 'ground' || kind === 'air' || kind === 'ceiling'),
  )
  const share = Math.ceil(spots.length * dial(plan, 0.5, 1))
  kinds.forEach((member, index) => {
    const usual = Math.max(1, Math.floor((share + index) / kinds.length))
    for (let one = 0; one < Math.min(14, member.count ?? usual); one++) {
      const fits = spots.findIndex(({ kind }) => flying.has(member.motion) || kind !== 'air')
      const [spot = flatSpot(world, layout)] = fits >= 0 ? spots.splice(fits, 1) : []
      addEnemy(world, layout, member, spot)
    }
  })
  for (const member of castIn(plan, 'hazard')) {
    const own = shuffle(
      world,
      layout.spots.filter(({ kind }) => kind === 'hazard'),
    )
    const usual = Math.round(dial(plan, 1, 3)) + Math.min(2, world.level - 1)
    for (let one = 0; one < Math.min(10, member.count ?? usual); one++)
      addHazard(world, layout, member, own.pop() ?? flatSpot(world, layout))
  }
}

/** Somewhere on open ground with room to jump, away from both ends and from whoever is there already. */
export function flatSpot(world: ArenaWorld, { grid, joints, arena }: Layout): Spot {
  const last = (arena?.left ?? joints.at(-1) ?? 0) / cell
  const flat: number[] = []
  const apart: number[] = []
  for (let column = 18; column < last - 3; column++) {
    let free = true
    for (let near = column - 3; near <= column + 3; near++) {
      free &&= carries(look(grid, near, 10))
      for (let row = 6; row < 10; row++) free &&= look(grid, near, row) === 0
    }
    if (!free) continue
    flat.push(column)
    const taken = ({ role, x }: Entity) => role !== 'collectible' && Math.abs(x - (column + 0.5) * cell) < 260
    if (!world.entities.some(taken)) apart.push(column)
  }
  const list = apart.length > 0 ? apart : flat
  const column = list[below(world, Math.max(1, list.length))] ?? 18
  return { kind: 'ground', x: (column + 0.5) * cell, y: 9.5 * cell }
}

function addEnemy(world: ArenaWorld, layout: Layout, member: CastMember, spot: Spot): void {
  const { plan } = world
  const size = 72 * Math.min(1.4, Math.max(0.75, member.size))
  const chases = plan.interactions.some(
    ({ by, does }) => by === member.id && (does === 'chase' || does === 'follow'),
  )
  const flies = flying.has(member.motion)
  const { left, range } = ledge(layout, spot)
  const lift = flies && spot.kind === 'ground' ? 64 : 0
  const over = spot.kind === 'ceiling' ? size * 0.44 - cell / 2 : cell / 2 - size * 0.44
  const speed = dial(plan, 45, 105) * Math.min(1.5, Math.max(0.5, member.speed))
  place(world, member, {
    x: spot.x,
    y: spot.y + over - lift,
    homeY: spot.y + over - lift,
    homeX: left,
    size,
    angle: spot.kind === 'ceiling' ? Math.PI : 0,
    a: Math.round(between(world, 0, 200)),
    b: member.motion === 'still' ? 0 : range,
    speed: flies ? speed * 0.8 : speed,
    behaviour: chases ? 'hunter' : flies ? 'flyer' : member.motion === 'hops' ? 'hopper' : 'walker',
  })
}

function addHazard(world: ArenaWorld, layout: Layout, member: CastMember, spot: Spot): void {
  const { plan } = world
  const size = 64 * Math.min(1.35, Math.max(0.75, member.size))
  const falls = plan.interactions.some(
    ({ by, does }) => by === member.id && (does === 'fall' || does === 'drop'),
  )
  const flies = flying.has(member.motion)
  const { left, range } = ledge(layout, spot)
  const ground = spot.y + cell / 2 - size * 0.44
  place(world, member, {
    x: spot.x,
    y: ground,
    homeX: flies || falls || member.motion === 'still' ? spot.x : left,
    homeY: flies ? spot.y - 70 : ground,
    size,
    a: Math.round(between(world, 0, 300)),
    b: flies || falls || member.motion === 'still' ? 0 : range,
    speed: dial(plan, 70, 140) * Math.min(1.4, Math.max(0.6, member.speed)),
    behaviour: falls ? 'faller' : flies ? 'plunger' : 'walker',
  })
}

/** How far one can walk to and fro from a spot: to the edge, a wall or spikes, but never far. */
function ledge({ grid }: Layout, { kind, x, y }: Spot): { left: number; range: number } {
  const row = Math.floor(y / cell)
  const home = Math.floor(x / cell)
  const floor = kind === 'ceiling' ? row - 1 : row + 1
  const free = (column: number) => {
    const here = look(grid, column, row)
    if (isSolid(here) || here !== 0) return false
    return kind === 'air' || carries(look(grid, column, floor))
  }
  let left = home
  let right = home
  while (home - left < 3 && free(left - 1)) left--
  while (right - home < 3 && free(right + 1)) right++
  return { left: (left + 0.5) * cell, range: (right - left) * cell }
}

/** Moves everybody who moves by himself. */
export function moveFoes(world: ArenaWorld, foes: readonly Entity[], pace: number): void {
  for (const foe of foes) {
    foe.a += pace
    if (foe.behaviour === 'hunter') {
      hunt(world, foe, pace)
      continue
    }
    const { x, y } = foeAt(foe, foe.a)
    if (Math.abs(x - foe.x) > 0.01) foe.facing = Math.sign(x - foe.x)
    foe.x = x
    foe.y = y
  }
}

export function flyShots(shots: readonly Entity[], pace: number): void {
  for (const shot of shots) {
    const speed = (shot.role === 'shot' ? 1 : pace) / rate
    shot.x += shot.vx * speed
    shot.y += shot.vy * speed
    if (shot.age > 110 || shot.y > stage.height + 40) shot.gone = true
  }
}

/** Comes for whoever is near, but walkers stay on their ledge. */
function hunt(world: ArenaWorld, foe: Entity, pace: number): void {
  const prey = nearest(foe, playersOf(world))
  const near = prey && Math.abs(prey.x - foe.x) < 360
  const flies = flying.has(world.plan.cast.find(({ id }) => id === foe.cast)?.motion ?? '')
  const gap = prey ? Math.hypot(prey.x - foe.x, prey.y - foe.y) || 1 : 1
  const wantX = near
    ? flies
      ? ((prey.x - foe.x) / gap) * foe.speed
      : Math.sign(prey.x - foe.x) * foe.speed
    : 0
  const wantY = near && flies ? ((prey.y - foe.y) / gap) * foe.speed : 0
  foe.vx += (wantX - foe.vx) * 0.06
  foe.vy += (wantY - foe.vy) * 0.06
  foe.x += (foe.vx * pace) / rate
  foe.y += (foe.vy * pace) / rate
  if (!flies) foe.x = Math.min(Math.max(foe.x, foe.homeX), foe.homeX + foe.b)
  if (Math.abs(foe.vx) > 8) foe.facing = Math.sign(foe.vx)
}

/** Foes that shoot, where the plan says so: aimed, slow enough to jump over, and only at whoever sees them. */
export function foesShoot(world: ArenaWorld, foes: readonly Entity[]): void {
  for (const { by, does } of world.plan.interactions) {
    if (does !== 'shoot') continue
    for (const foe of foes) {
      if (foe.cast !== by || foe.role !== 'enemy') continue
      if ((foe.age + foe.id * 37) % Math.round(dial(world.plan, 220, 140)) !== 0) continue
      const prey = nearest(foe, playersOf(world))
      if (!prey || Math.abs(prey.x - foe.x) > 520 || Math.abs(prey.y - foe.y) > 130) continue
      shootAt(world, foe, prey.x < foe.x ? Math.PI : 0, dial(world.plan, 130, 200))
    }
  }
}

/**
 * The boss walks its place from end to end, hops from the second phase on, and shoots from the third. As it moves by a
 * formula, its velocity is free to remember the phase (`vx`) and the height of its hops (`vy`).
 */
export function bossActs(world: ArenaWorld, foes: readonly Entity[]): void {
  for (const boss of foes) {
    if (boss.role !== 'boss') continue
    const phase = phaseOf(world, boss)
    if (boss.vx > 0 && phase > boss.vx)
      tell(world, 'phase', { to: boss.cast, x: boss.x, y: boss.y, words: `Phase ${phase}` })
    boss.vx = phase
    boss.a += 0.22 * (phase - 1)
    boss.vy = Math.min(phase > 1 ? 70 : 0, boss.vy + 1)
    if (phase < 3 || Math.floor(boss.age) % Math.round(dial(world.plan, 210, 120)) !== 0) continue
    const prey = nearest(boss, playersOf(world))
    if (!prey) continue
    const aim = Math.atan2(prey.y - boss.y, prey.x - boss.x)
    for (const off of [-0.3, 0.3]) shootAt(world, boss, aim + off, dial(world.plan, 130, 210))
  }
}

export const bossY = (size: number) => groundY - size * 0.44
