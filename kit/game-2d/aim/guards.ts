import { rate } from '../../game/world.ts'
import { sine } from '../../rules/sure-math.ts'
import type { Painter } from '../view/painter.ts'
import { box } from './bodies.ts'
import { drawBody } from './draw-body.ts'
import type { AimWorld, ShotForm } from './shots.ts'

/** Who walks to and fro in front of what one aims at, and how many of them. */
export type Guards = { cast: string; many: number }

export const guardsIn = ({ plan }: AimWorld) => plan.content?.guards as Guards | undefined

/** Wide enough to be in the way, and small enough to get past. */
const half = 19
/** Seconds from one side to the other and back. */
const walk = 4.4

export function layGuards(form: ShotForm, world: AimWorld): void {
  const guards = guardsIn(world)
  if (!guards || !form.guarded) return
  for (let at = 0; at < guards.many; at++)
    world.bodies.push(
      box(half * 2, half * 2, { x: 0, y: 0, cast: guards.cast, part: 'guard', mass: 0, bounce: 0.7 }),
    )
  moveGuards(form, world)
}

/** They walk whatever happens; those who come later are further on, and behind the one before. */
export function moveGuards(form: ShotForm, world: AimWorld): void {
  const post = form.guarded?.(world)
  if (!post) return
  const guards = world.bodies.filter(({ part }) => part === 'guard')
  for (const [at, guard] of guards.entries()) {
    const part = sine((world.tick / rate / walk + at / guards.length) * Math.PI * 2)
    const row = at * (half * 2 + 6)
    guard.x = post.x + (post.up ? -row : part * post.span)
    guard.y = post.y + (post.up ? part * post.span : row)
  }
}

export function drawGuards(world: AimWorld, painter: Painter): void {
  for (const body of world.bodies) if (body.part === 'guard') drawBody(painter, body, 1.25)
}
