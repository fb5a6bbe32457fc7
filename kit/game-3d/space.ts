import type { CastMember, GamePlan } from '../game/plan.ts'
import { newWorld, rate, type World } from '../game/world.ts'

/**
 * Worlds with depth. Lengths are metres, y is up, speeds are metres a second. A body of yaw 0 looks toward +z, and toward
 * +x at a quarter turn; `ahead` says it in numbers.
 */
export type Vec = { x: number; y: number; z: number }

/** One step, in seconds. */
export const dt = 1 / rate

/** How the limbs of a body are held; `go` swings them with its steps. */
export const acts = ['go', 'jump', 'attack', 'cheer', 'ride', 'swim', 'fly'] as const
export type Act = (typeof acts)[number]

export type BodyRole = CastMember['role'] | 'power' | 'shot' | 'rival' | 'effect'

/** Something that is on the stage now. Plain data: worlds are cloned and compared. */
export type Body = Vec & {
  id: number
  /** The id of a cast member, or the key of an extra shape such as 'power:shield'. */
  cast: string
  role: BodyRole
  vx: number
  vy: number
  vz: number
  yaw: number
  /** Nose up is positive. */
  pitch: number
  /** Leaning to its left is positive. */
  roll: number
  /** How tall it is drawn, in metres; long things are measured along. y is its foot. */
  size: number
  /** What others touch, in metres. */
  radius: number
  /** Steps of its legs, turns of its wheels. */
  phase: number
  act: Act
  /** On the ground, or on something. */
  grounded: boolean
  /** Steps for which nothing can hurt it: it blinks. */
  safe: number
  /** Steps until it is gone by itself; endless without. */
  left?: number
  /** Not drawn. */
  hidden?: boolean
  /** Multiplied with its colours: teams, charges, alarms. */
  tint?: string
}

/** Where the eye is: yaw 0 looks toward -z, a positive pitch looks up. Part of the world, so that the proof sees what players see. */
export type Eye = Vec & {
  yaw: number
  pitch: number
  roll: number
  /** Height of what is seen, in degrees. */
  field: number
}

export type Space<B extends Body = Body> = World & {
  bodies: B[]
  nextId: number
  eye: Eye
  /** What the mouse or a finger had told of looking around by the last step. */
  looked?: { x: number; y: number }
}

export function newSpace<B extends Body = Body>(plan: GamePlan, seed: number): Space<B> {
  return {
    ...newWorld(plan, seed),
    bodies: [],
    nextId: 1,
    eye: { x: 0, y: 3, z: 8, yaw: 0, pitch: 0, roll: 0, field: 60 },
  }
}

export type NewBody = Vec & Partial<Omit<Body, 'id' | 'cast' | 'role'>>

/** Puts something on the stage. `size` is in metres; a member's own size goes on top of it. */
export function addBody<B extends Body>(
  world: Space<B>,
  who: Pick<CastMember, 'id' | 'size'> | string,
  role: BodyRole,
  more: NewBody & Partial<Omit<B, keyof Body>>,
): B {
  const { id: cast, size: own } = typeof who === 'string' ? { id: who, size: 1 } : who
  const size = (more.size ?? 1) * own
  const body = {
    vx: 0,
    vy: 0,
    vz: 0,
    yaw: 0,
    pitch: 0,
    roll: 0,
    phase: 0,
    act: 'go',
    grounded: true,
    safe: 0,
    ...more,
    id: world.nextId++,
    cast,
    role,
    size,
    radius: (more.radius ?? size / own / 2.6) * own,
  } as unknown as B
  world.bodies.push(body)
  return body
}

export function removeBody(world: Space, body: Body): void {
  const at = world.bodies.indexOf(body)
  if (at >= 0) world.bodies.splice(at, 1)
}

export function inRole<B extends Body>(world: Space<B>, role: BodyRole): B[] {
  return world.bodies.filter((body) => body.role === role)
}

/** Whoever is played. Worlds with one always have one. */
export function heroOf<B extends Body>(world: Space<B>): B {
  const hero = world.bodies.find(({ role }) => role === 'player')
  if (!hero) throw new Error('Nobody is played')
  return hero
}

export const flat = (one: Vec, other: Vec): number => Math.hypot(one.x - other.x, one.z - other.z)
export const far = (one: Vec, other: Vec): number =>
  Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z)

export function nearestBody<B extends Body>(from: Vec, list: readonly B[]): B | undefined {
  let best: B | undefined
  let least = Number.POSITIVE_INFINITY
  for (const body of list) {
    const distance = far(from, body)
    if (distance >= least) continue
    least = distance
    best = body
  }
  return best
}

/** Whether two bodies touch; `more` metres are forgiven. Both are upright: as high as they are drawn. */
export function touches(one: Body, other: Body, more = 0): boolean {
  return (
    flat(one, other) < one.radius + other.radius + more &&
    one.y < other.y + other.size * 0.95 + more &&
    other.y < one.y + one.size * 0.95 + more
  )
}

export const ahead = (yaw: number): { x: number; z: number } => ({ x: Math.sin(yaw), z: Math.cos(yaw) })
export const yawTo = (from: Vec, to: Vec): number => Math.atan2(to.x - from.x, to.z - from.z)
/** The yaw of a body that looks where the eye looks, and the other way round. */
export const turned = (yaw: number): number => yaw + Math.PI

/** The shorter way around, between -π and π. */
export function angleBetween(from: number, to: number): number {
  const turn = (to - from) % (Math.PI * 2)
  return turn > Math.PI ? turn - Math.PI * 2 : turn < -Math.PI ? turn + Math.PI * 2 : turn
}

/** Turns toward an angle by so much at most. */
export function turnToward(from: number, to: number, most: number): number {
  const turn = angleBetween(from, to)
  return from + Math.max(-most, Math.min(most, turn))
}

/** Nearer to a value by a share of what is missing, the same at any distance: 0.1 is lazy, 0.3 is quick. */
export const ease = (from: number, to: number, share: number): number => from + (to - from) * share
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value))

/** Moves by its speed, and swings its limbs by how far it came. */
export function drift(body: Body, stride = 1.4): void {
  body.x += body.vx * dt
  body.y += body.vy * dt
  body.z += body.vz * dt
  body.phase += (Math.hypot(body.vx, body.vz) * dt) / stride
}

/** What every body does by itself in a step: it blinks less, and those with a last hour come nearer to it. */
export function age<B extends Body>(world: Space<B>): void {
  let gone = false
  for (const body of world.bodies) {
    if (body.safe > 0) body.safe--
    if (body.left !== undefined && --body.left <= 0) gone = true
  }
  if (gone) world.bodies = world.bodies.filter(({ left }) => left === undefined || left > 0)
}

/** Works something out once for each plan and number (a level), and remembers it: sites and blocks never change. */
export function remember<T>(
  make: (plan: GamePlan, level: number) => T,
): (plan: GamePlan, level?: number) => T {
  const known = new WeakMap<GamePlan, Map<number, T>>()
  return (plan, level = 1) => {
    let levels = known.get(plan)
    if (!levels) {
      levels = new Map()
      known.set(plan, levels)
    }
    let made = levels.get(level)
    if (made === undefined) {
      made = make(plan, level)
      levels.set(level, made)
    }
    return made
  }
}
