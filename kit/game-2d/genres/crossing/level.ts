import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { below, between, chance, rate, shuffle } from '../../../game/world.ts'
import { type ArenaWorld, add, place } from '../../arena/arena.ts'

export const cell = 60
export const columns = 15
/** The far side is row 0, the start the last one. */
export const rows = 10
export const startRow = rows - 1
/** Homes are a bit higher than a row: that much is above them. */
export const above = 20
export const stage = { width: columns * cell, height: rows * cell + above }

/** How what goes along a lane goes: on and on, now faster and now slower, in fits and starts, or after whoever is there. */
export type Gait = 'steady' | 'surge' | 'halting' | 'hunting'

export type Lane = {
  kind: 'home' | 'safe' | 'road' | 'water' | 'rail'
  /** Units a second; negative goes left. */
  speed: number
  gait: Gait
  /** Steps until the next one rushes by, where they come by rail. */
  timer: number
}

export const middleOfRow = (row: number) => above + (row + 0.5) * cell
export const middleOfColumn = (column: number) => (column + 0.5) * cell
export const columnOf = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor(x / cell)))

/** What goes along a lane comes in again on the other side; between the two it is out of sight for this long. */
export const beyond = 80
export const around = stage.width + 2 * beyond

/** From the start up: r is a road, t a rail, w water, s a safe strip. Each level adds something to the one before. */
const dry = ['rrsrrsrr', 'rrrstrrs', 'rrtsrrtr', 'rrtrsrrt']
const wet = ['rrrsswws', 'rrrswwws', 'rrtrswww', 'rtrrswww']

/** Dry at first, and from the second level on a brook where one suits the place. */
export function patternOf({ content }: GamePlan, level: number): string {
  const river = content?.river === 'always' || (content?.river === 'later' && level > 1)
  const list = river ? wet : dry
  return list[Math.min(level, list.length) - 1] ?? 'rrsrrsrr'
}

/** Whoever goes along the lanes: every hazard and every enemy of the cast. */
export function trafficIn(plan: GamePlan): CastMember[] {
  return [...castIn(plan, 'hazard'), ...castIn(plan, 'enemy')]
}

function gaitOf(plan: GamePlan, { id, motion }: CastMember): Gait {
  if (plan.interactions.some(({ by, does }) => by === id && (does === 'chase' || does === 'follow')))
    return 'hunting'
  if (motion === 'hops') return 'halting'
  if (motion === 'flies' || motion === 'floats' || motion === 'swims') return 'surge'
  return motion === 'walks' ? 'surge' : 'steady'
}

const kindOf: Record<string, Lane['kind']> = { r: 'road', t: 'rail', w: 'water' }

/** Lays out the lanes of a level and sends the traffic along them. */
export function layLanes(world: ArenaWorld): Lane[] {
  const { plan, level } = world
  const pattern = patternOf(plan, level)
  const lanes: Lane[] = [{ kind: 'home', speed: 0, gait: 'steady', timer: 0 }]
  const kinds = shuffle(world, trafficIn(plan))
  const pace = dial(plan, 26, 104) * (1 + 0.12 * (level - 1))
  let way = chance(world) < 0.5 ? 1 : -1
  let lane = 0
  for (let row = 1; row < startRow; row++) {
    const letter = pattern[startRow - 1 - row] ?? 's'
    const kind = kindOf[letter] ?? 'safe'
    way = -way
    const made: Lane = { kind, speed: 0, gait: 'steady', timer: 0 }
    lanes.push(made)
    if (kind === 'water') {
      made.speed = way * between(world, 0.62, 0.9) * pace * 0.85
      addFloats(world, row)
    } else if (kind === 'road' || kind === 'rail') {
      const member = kinds[lane++ % Math.max(1, kinds.length)]
      if (!member) continue
      made.gait = gaitOf(plan, member)
      made.speed = way * pace * member.speed * between(world, 0.72, 1.2)
      if (kind === 'rail') {
        made.speed = way * dial(plan, 430, 620)
        made.gait = 'steady'
        made.timer = Math.round(between(world, 2.5, 4.5) * rate)
      }
      addTraffic(world, member, row, made)
    }
  }
  lanes.push({ kind: 'safe', speed: 0, gait: 'steady', timer: 0 })
  keepCounts(world)
  return lanes
}

function addTraffic(world: ArenaWorld, member: CastMember, row: number, { kind, speed }: Lane): void {
  const y = middleOfRow(row)
  const size = Math.min(90, 67 * member.size)
  const facing = Math.sign(speed)
  if (kind === 'rail') {
    // A train of three waits out of sight.
    for (let car = 0; car < 3; car++)
      place(world, member, { x: -4 * stage.width, y, size, facing, a: row, b: car })
    return
  }
  const gap = dial(world.plan, 500, 235) * (1 - 0.05 * (world.level - 1))
  const number = Math.max(2, Math.round(around / gap))
  const first = between(world, 0, around)
  for (let one = 0; one < number; one++) {
    const x = (first + ((one + between(world, -0.14, 0.14)) * around) / number) % around
    place(world, member, { x: x - beyond, y, size, facing, a: row })
  }
}

/** Where the prompt says how many there are, there are just so many: those that are farthest along stay away. */
function keepCounts(world: ArenaWorld): void {
  for (const { id, count } of trafficIn(world.plan)) {
    const all = world.entities.filter(({ cast }) => cast === id)
    if (count === undefined || all.length <= count) continue
    // Spread over the lanes, instead of emptying one of them.
    const kept = new Set(shuffle(world, all).slice(0, Math.max(1, count)))
    world.entities = world.entities.filter((one) => one.cast !== id || kept.has(one))
  }
}

/** What floats and carries: a member of the cast, or logs, which are named so. */
export function floatOf(plan: GamePlan): CastMember | undefined {
  return castIn(plan, 'obstacle')[0]
}
export const log = 'log:'

function addFloats(world: ArenaWorld, row: number): void {
  const member = floatOf(world.plan)
  const number = dial(world.plan, 4.6, 3.4) >= 3.8 ? 4 : 3
  const plenty = dial(world.plan, 0, 1) < 0.6
  const first = between(world, 0, around)
  for (let one = 0; one < number; one++) {
    const x = ((first + ((one + between(world, -0.1, 0.1)) * around) / number) % around) - beyond
    // In cells: how long it is.
    const long = (plenty ? 3 : 2) + (below(world, 5) < dial(world.plan, 3.6, 1.6) ? 1 : 0)
    const at = { x, y: middleOfRow(row), size: 56, a: row, b: long, behaviour: 'float' }
    if (member) place(world, member, at)
    else add(world, log, { ...at, role: 'obstacle' })
  }
}

/** Evenly spread along the far side. */
export function homeColumns(count: number): number[] {
  return Array.from({ length: count }, (_, home) => Math.round(((home + 0.5) * columns) / count - 0.5))
}
