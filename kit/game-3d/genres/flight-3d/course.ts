import { seededRandom } from '../../../core/random.ts'
import { type CastMember, castIn, dial, type GamePlan } from '../../../game/plan.ts'
import { angleBetween, clamp, remember, type Vec, yawTo } from '../../space.ts'

/** How far from the middle one can fly, in metres. */
export const radius = 150
const inner = radius - 34

/** Where one has to go, one after the other. x, y and z are its middle. */
export type Stop = Vec & {
  kind: 'ring' | 'pickup' | 'drop'
  /** The way of the course there. */
  yaw: number
  pitch: number
  /** It sways: how far, in metres, up and down or from side to side. */
  sway: number
  swayUp: boolean
}
export type Course = {
  start: Vec & { yaw: number }
  stops: Stop[]
  /** Onward from the last stop: where a place stands that the course leads to. */
  end: Vec
}

/** Rings, hoops, gates: what is flown through, whatever role the words gave it. */
const hoops = /\b(?:ring|hoop|gate|portal|halo|circle|loop|archway)s?\b/
export const isHoop = ({ name }: Pick<CastMember, 'name'>): boolean => hoops.test(name)
export const hoopOf = ({ cast }: GamePlan): CastMember | undefined =>
  cast.find((member) => member.role !== 'player' && isHoop(member))

export const isDelivery = ({ content }: GamePlan): boolean => content?.mode === 'deliver'

/** Where the course leads to in the end, when the prompt names such a place. */
export const destinationOf = (plan: GamePlan): CastMember | undefined =>
  isDelivery(plan) ? undefined : castIn(plan, 'goal').find((member) => !isHoop(member))

/** What is gathered on the way; rings are flown through instead. */
export const gemsOf = (plan: GamePlan): CastMember[] =>
  castIn(plan, 'collectible').filter((member) => !isHoop(member))

/** What is fetched and brought: those that the prompt means, or whatever there is. */
export function loadsOf(plan: GamePlan): CastMember[] {
  const { loads } = plan.content ?? {}
  const meant = Array.isArray(loads) ? plan.cast.filter(({ id }) => loads.includes(id)) : []
  return meant.length > 0 ? meant : [...gemsOf(plan), ...castIn(plan, 'friend')]
}

/** How many things the prompt wants to be gathered: each hangs in a ring of its own. */
export const countedGem = (plan: GamePlan): CastMember | undefined =>
  gemsOf(plan).find(({ count, points = 1 }) => count !== undefined && points >= 0)

/** How many stops there are in all levels together. */
export function stopsIn(plan: GamePlan): number {
  const { goalCount, levels } = plan.rules
  if (isDelivery(plan)) {
    const places = castIn(plan, 'goal').find(({ count }) => count !== undefined)?.count
    return 2 * Math.max(levels, goalCount ?? places ?? Math.max(5, levels * 2))
  }
  const counted = hoopOf(plan)?.count ?? countedGem(plan)?.count ?? goalCount
  const usual = typeof plan.content?.stops === 'number' ? plan.content.stops : undefined
  return Math.max(levels, counted ?? usual ?? levels * clamp(Math.round(24 / levels), 4, 14))
}

/** How many of them are in this level: whole pairs where things are fetched and brought. */
export function stopsOf(plan: GamePlan, level: number): number {
  const { levels } = plan.rules
  const unit = isDelivery(plan) ? 2 : 1
  const all = stopsIn(plan) / unit
  return unit * (Math.floor((all * level) / levels) - Math.floor((all * (level - 1)) / levels))
}

/** How far under the way a load stands on its rock, in metres. */
export const pedestal = 4

/** Half of a ring's opening, in metres. */
export const openingOf = (plan: GamePlan, level: number): number =>
  Math.max(3.2, dial(plan, 5.6, 3.9) - (level - 1) * 0.3)

/** A way that winds through the land, up and down; each level has its own. */
export const courseOf = remember((plan, level): Course => {
  const random = seededRandom(plan.seed * 13 + level * 7919)
  const count = stopsOf(plan, level)
  // Few stops lie further apart.
  const wide = clamp(21 / stopsIn(plan), 1, 1.5)
  const angle = random.next() * Math.PI * 2
  const at = { x: Math.sin(angle) * 88, y: random.between(15, 20), z: Math.cos(angle) * 88 }
  // Along the edge at first, so that all of the land lies ahead.
  let yaw = angle + (Math.PI / 2 + 0.35) * (random.next() < 0.5 ? 1 : -1)
  const start = { ...at, yaw }
  const stops: Stop[] = []
  let bend = random.between(-0.4, 0.4)
  const wild = dial(plan, 0.5, 0.85) + Math.min(0.2, (level - 1) * 0.06)
  for (let i = 0; i < count; i++) {
    const length = (i === 0 ? 46 : random.between(35, 44)) * wide
    bend = clamp(bend * 0.4 + random.between(-wild, wild), -0.85, 0.85)
    // The first one lies straight ahead.
    yaw = i === 0 ? yaw : freeWay(at, yaw, bend, length, stops)
    const kind = isDelivery(plan) ? (i % 2 === 0 ? 'pickup' : 'drop') : 'ring'
    const before = at.y
    at.x += Math.sin(yaw) * length
    at.z += Math.cos(yaw) * length
    // Low through the valleys, and up over the ridges.
    const wished = kind === 'drop' ? 13 : i % 3 === 2 ? random.between(24, 34) : random.between(12, 20)
    at.y = before + clamp(wished - before, -length * 0.34, length * 0.3)
    stops.push({
      ...at,
      kind,
      yaw,
      pitch: kind === 'ring' ? Math.atan2(at.y - before, length) * 0.7 : 0,
      sway: kind === 'ring' && i > 1 && random.next() < swaying(plan, level) ? random.between(2, 4.5) : 0,
      swayUp: random.next() < 0.5,
    })
  }
  // A ring looks between where one comes from and where one goes.
  stops.forEach((stop, i) => {
    const next = stops[i + 1]
    if (next) stop.yaw += clamp(angleBetween(stop.yaw, yawTo(stop, next)), -0.6, 0.6) * 0.5
  })
  const onward = freeWay(at, yaw, 0, 44, stops)
  const end = { x: at.x + Math.sin(onward) * 44, y: 13, z: at.z + Math.cos(onward) * 44 }
  return { start, stops, end }
})

const swaying = (plan: GamePlan, level: number) => (level - 1) * 0.22 + dial(plan, 0, 0.18)

/** The way onward that bends as wished, but stays within the land and off its own tracks. */
function freeWay(at: Vec, yaw: number, bend: number, length: number, stops: readonly Stop[]): number {
  let best = yaw + bend
  let least = Number.POSITIVE_INFINITY
  for (const more of [0, -0.3, 0.3, -0.6, 0.6, -0.9, 0.9, -1.2, 1.2]) {
    const turn = clamp(bend + more, -1.25, 1.25)
    const [x, z] = [at.x + Math.sin(yaw + turn) * length, at.z + Math.cos(yaw + turn) * length]
    // Whoever heads for the edge must turn in time.
    const [farX, farZ] = [x + Math.sin(yaw + turn) * 40, z + Math.cos(yaw + turn) * 40]
    const out = Math.max(0, Math.hypot(x, z) - inner) * 3 + Math.max(0, Math.hypot(farX, farZ) - inner)
    let near = 0
    for (const stop of stops) near += Math.max(0, 30 - Math.hypot(stop.x - x, stop.z - z))
    const cost = out + near + Math.abs(more) * 6
    if (cost >= least) continue
    least = cost
    best = yaw + turn
  }
  return best
}

/** Columns of rising air beside the way: they lift, and fill what one boosts with. */
export const thermalsOf = remember((plan, level): { x: number; z: number; wide: number }[] => {
  const random = seededRandom(plan.seed * 17 + level * 101)
  const { start, stops } = courseOf(plan, level)
  return [start, ...stops].flatMap((stop, i) => {
    const next = stops[i]
    if (!next || i % 5 !== 1) return []
    const aside = random.between(9, 13) * (random.next() < 0.5 ? 1 : -1)
    const yaw = yawTo(stop, next)
    const [x, z] = [(stop.x + next.x) / 2, (stop.z + next.z) / 2]
    return [{ x: x + Math.cos(yaw) * aside, z: z - Math.sin(yaw) * aside, wide: 5 }]
  })
})

/** Where a stop is in this moment: some sway. */
export function stopAt(stop: Stop, tick: number): Vec {
  if (stop.sway === 0) return stop
  const away = Math.sin(tick * 0.022 + stop.x) * stop.sway
  if (stop.swayUp) return { x: stop.x, y: stop.y + away, z: stop.z }
  return { x: stop.x + Math.cos(stop.yaw) * away, y: stop.y, z: stop.z - Math.sin(stop.yaw) * away }
}
