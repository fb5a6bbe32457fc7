import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { below, between, pickOne, rate, shuffle } from '../../../game/world.ts'
import { add, place } from '../../arena/arena.ts'
import { dropPower } from '../../arena/meetings.ts'
import { layLock } from './gate.ts'
import { bossPatterns, first, type Pattern, type Piece, patterns } from './patterns.ts'
import { groundY, hunterOf, partOf, type RunnerWorld, speedAt, stage, tileSize } from './way.ts'

/** What the goal is called where the cast has none. */
export const finish = 'finish'

const soaring = new Set(['flies', 'floats', 'swims'])

/** Who may stand where: each place is taken in turns by all members of the cast that fit. */
export function crewOf(plan: GamePlan): Record<'block' | 'foe' | 'flyer' | 'roller', CastMember[]> {
  const hunter = hunterOf(plan)
  const enemies = castIn(plan, 'enemy')
  const others = enemies.filter(({ id }) => id !== hunter)
  const ahead = others.length > 0 || castIn(plan, 'obstacle').length > 0 ? others : enemies
  const hazards = castIn(plan, 'hazard')
  const quiet = hazards.filter(({ motion }) => motion === 'still')
  const lively = hazards.filter(({ motion }) => motion !== 'still')
  const walking = ahead.filter(({ motion }) => !soaring.has(motion))
  const airborne = [...ahead, ...lively].filter(({ motion }) => soaring.has(motion))
  const blocks = [...castIn(plan, 'obstacle'), ...quiet]
  const any = [...blocks, ...walking, ...ahead, ...hazards]
  const or = (...lists: CastMember[][]) => lists.find((list) => list.length > 0) ?? []
  return {
    block: or(
      blocks,
      lively.filter(({ motion }) => !soaring.has(motion)),
      any,
    ),
    foe: or(walking, ahead, any),
    // What cannot fly hangs there on a rope.
    flyer: or(airborne, blocks, ahead, lively),
    roller: or(
      lively.filter(({ motion }) => !soaring.has(motion)),
      walking,
      lively,
      any,
    ),
  }
}

/** Keeps the way ahead laid out, and lets go of what is behind. */
export function layOut(world: RunnerWorld): void {
  const edge = world.camera.x + stage.width + 260
  const behind = world.camera.x - 300
  if (world.tick % rate === 0) {
    world.pits = world.pits.filter(({ to }) => to > behind)
    world.ledges = world.ledges.filter(({ to }) => to > behind)
    world.pillars = world.pillars.filter(({ x }) => x > behind)
  }
  while (world.nextAt < edge) {
    const fights = world.fight === 'on' || (world.fight === 'ahead' && partOf(world) >= 0.8)
    const end = world.goalAt + world.held + 500
    if (world.goalAt > 0 && !fights && world.nextAt > world.goalAt + world.held) {
      if (!world.entities.some(({ role }) => role === 'goal')) addGoal(world, Math.max(end, world.nextAt))
      world.nextAt = edge
      return
    }
    layLock(world)
    if (fights) lay(world, pickOne(world, bossPatterns), 0.8)
    else if (world.flies) layPillar(world)
    else lay(world, choose(world), dial(world.plan, 1.55, 0.5))
  }
}

function addGoal(world: RunnerWorld, x: number): void {
  const [home] = castIn(world.plan, 'goal')
  const size = 130 * Math.min(1.3, home?.size ?? 1)
  add(world, home?.id ?? finish, { role: 'goal', x, y: groundY - size * 0.45, size })
  // The finish is a line and not a thing to hit: it cannot be flown or jumped over.
  for (let height = 1; height < 4; height++)
    add(world, home?.id ?? finish, {
      role: 'goal',
      x,
      y: groundY - size * 0.45 - height * 110,
      size: 110,
      behaviour: 'hidden',
    })
}

function choose(world: RunnerWorld): Pattern {
  if (world.recent.length === 0) return first
  const part = partOf(world)
  const wanted = dial(world.plan, -0.4, 1.6) + part * dial(world.plan, 0.7, 2)
  const fits = patterns.filter(
    ({ hard, name }) => hard <= wanted + 0.5 && !world.recent.slice(-3).includes(name),
  )
  const near = shuffle(world, fits).sort(
    (one, other) => Math.abs(one.hard - wanted) - Math.abs(other.hard - wanted),
  )
  // Mostly something that fits, now and then a rest.
  return near[below(world, Math.min(5, near.length))] ?? first
}

function lay(world: RunnerWorld, pattern: Pattern, rest: number): void {
  const speed = speedAt(world, partOf(world))
  const crew = crewOf(world.plan)
  const from = world.nextAt
  const turn = world.recent.length
  let last = 0
  for (const piece of pattern.pieces) {
    last = Math.max(last, piece.at + (piece.long ?? 0))
    layPiece(world, piece, from + piece.at * speed, speed, crew, turn)
  }
  world.recent.push(pattern.name)
  if (world.recent.length > 60) world.recent.splice(0, 20)
  if (world.plan.rules.powerUps.length > 0 && world.tick >= world.powerIn) {
    world.powerIn = world.tick + Math.round(between(world, 9, 13) * rate)
    dropPower(world, from + (last + rest * 0.5) * speed, groundY - 110)
  }
  world.nextAt = from + (last + rest + between(world, 0, 0.3)) * speed
}

function layPiece(
  world: RunnerWorld,
  { what, high = 0, long = 0 }: Piece,
  x: number,
  speed: number,
  crew: ReturnType<typeof crewOf>,
  turn: number,
): void {
  const { plan } = world
  if (what === 'pit') {
    // Pits begin and end where tiles do.
    const from = Math.round(x / tileSize) * tileSize
    world.pits.push({ from, to: from + Math.max(2, Math.round((long * speed) / tileSize)) * tileSize })
  } else if (what === 'ledge') world.ledges.push({ from: x, to: x + long * speed, y: groundY - high })
  else if (what === 'item') addItem(world, x, groundY - high, turn)
  else {
    const list = crew[what]
    const member = list[turn % Math.max(1, list.length)]
    if (!member) return
    const big = Math.min(1.2, Math.max(0.8, member.size))
    const size = (what === 'block' ? 64 : 68) * big
    const flies = what === 'flyer'
    const still = member.motion === 'still' || member.role === 'obstacle'
    const pace = still ? 0 : dial(plan, 40, 95) * Math.min(1.4, member.speed) * (what === 'roller' ? 1.8 : 1)
    // Blocks stand; whoever walks comes a little later to where the pattern wants it.
    const vx = what === 'block' || (flies && !soaring.has(member.motion)) ? 0 : -pace
    const ahead = (-vx * (stage.width - 230)) / speed
    const y = flies ? groundY - high : groundY - size * 0.45 - (what === 'block' ? Math.max(0, high - 30) : 0)
    const rolls = what === 'roller' && (member.motion === 'rolls' || member.motion === 'still')
    place(world, member, {
      // What stands in the way hurts, whatever it is.
      role: member.role === 'obstacle' ? 'hazard' : member.role,
      x: x + ahead,
      y,
      homeY: y,
      vx,
      size,
      facing: -1,
      behaviour: flies
        ? 'flies'
        : member.motion === 'hops' && what === 'foe'
          ? 'hops'
          : rolls
            ? 'rolls'
            : 'still',
    })
  }
}

/** Where a number of them or of points is the aim, so many lie about that it takes most of a minute. */
function addItem(world: RunnerWorld, x: number, y: number, turn: number): void {
  const { plan } = world
  const kinds = castIn(plan, 'collectible')
  const { goalCount, scoreGoal } = plan.rules
  if ((goalCount !== undefined || scoreGoal !== undefined) && world.fight !== 'on') {
    const part = (world.travelled + 900) / (speedAt(world, 0.5) * 46)
    const lying = world.entities.filter(
      ({ role, x: at }) => role === 'collectible' && at > world.travelled,
    ).length
    if (goalCount !== undefined && world.done + lying >= part * goalCount + 1) return
    // Those in a row are worth more than the first of them.
    if (scoreGoal !== undefined && world.score + lying * 25 >= part * scoreGoal + 25) return
  }
  const member = kinds[turn % Math.max(1, kinds.length)]
  if (member) place(world, member, { x, y, size: 46 * Math.min(1.3, Math.max(0.8, member.size)) })
}

/** Openings that wander up and down, never further than one can follow. */
function layPillar(world: RunnerWorld): void {
  const { plan } = world
  const speed = speedAt(world, partOf(world))
  const crew = crewOf(plan)
  const wide = dial(plan, 360, 205) - 20 * partOf(world)
  const before = world.pillars.at(-1)
  const middle = before ? (before.top + before.bottom) / 2 : 260
  const reach = dial(plan, 60, 165)
  const next = Math.max(
    90 + wide / 2,
    Math.min(groundY - 24 - wide / 2, middle + between(world, -reach, reach)),
  )
  const width = 74
  const x = world.nextAt
  const turn = world.recent.length
  const member = crew.block[turn % Math.max(1, crew.block.length)]
  world.pillars.push({
    x,
    width,
    top: next - wide / 2,
    bottom: next + wide / 2,
    ...(member ? { cast: member.id } : {}),
    passed: false,
  })
  addItem(world, x + width / 2, next, turn)
  const gap = speed * dial(plan, 2.2, 1.15)
  // Between the walls: more to take, and from the second part on somebody who flies there.
  const enemies = [
    ...castIn(plan, 'enemy'),
    ...castIn(plan, 'hazard').filter(({ motion }) => motion !== 'still'),
  ]
  const guest = enemies[turn % Math.max(1, enemies.length)]
  if (turn % 3 === 2 && guest) {
    const y = next + (next > 280 ? -1 : 1) * between(world, 90, 130)
    const size = 62 * Math.min(1.2, Math.max(0.8, guest.size))
    place(world, guest, {
      x: x + gap * 0.55,
      y,
      homeY: y,
      vx: -dial(plan, 15, 45),
      size,
      facing: -1,
      behaviour: 'flies',
    })
  } else
    for (let item = 1; item < 4; item++)
      addItem(world, x + width + (gap - width) * item * 0.25, next + Math.sin(item) * 18, turn)
  if (plan.rules.powerUps.length > 0 && world.tick >= world.powerIn) {
    world.powerIn = world.tick + Math.round(between(world, 9, 13) * rate)
    dropPower(world, x + gap * 0.5, next + 60)
  }
  world.recent.push('pillar')
  world.nextAt = x + gap
}
