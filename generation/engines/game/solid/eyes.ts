import type { Kind } from '@makebelieve/kit/environment/scene'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import { rate } from '@makebelieve/kit/game/world'
import { type Block, seesUpTo } from '@makebelieve/kit/game-3d/blocks'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import type { Site } from '@makebelieve/kit/game-3d/site'
import type { Eye, Space, Vec } from '@makebelieve/kit/game-3d/space'
import type { Match } from '../proof/game-to-play.ts'
import type { NoteTaker, Sighting } from '../proof/note-taker.ts'

/** A look is taken every third of a second while the bot wins: how long something may hide the hero, in looks. */
const looksInASecond = 3

export type Eyes3d<W extends Space> = NoteTaker<W> & {
  /** The longest time without a free look at what the eye follows, in seconds, and what was in the way. */
  hidden(): { seconds: number; by: string }
  looks(): number
}

type Obstacle = { x: number; z: number; radius: number; low: number; high: number; name: string }

/** What lies around that is no body, as the rules have it. */
export type Surroundings<W extends Space> = {
  site: Pick<Site, 'height' | 'isVoid'>
  blocks(level: number): readonly Block[]
  /** What the eye must not lose; null where one sees with its eyes. */
  focus(match: Pick<Match<W>, 'world'>): Vec | null
}

/** Those of rules in this realm. */
export const surroundingsOf = <W extends Space>(
  genre: Genre3d<W>,
  plan: GamePlan,
  site: Site,
): Surroundings<W> => ({
  site,
  blocks: (level) => genre.blocks?.(plan, level) ?? [],
  focus: ({ world }) => (genre.focus === undefined ? heroOf(world) : genre.focus(world)),
})

/** Looks at the world as a player would: who is in the picture, how large, and whether anything stands in front. */
export function eyes3d<W extends Space>(
  { site, blocks: blocksOf, focus: focusOf }: Surroundings<W>,
  obstacles: readonly Obstacle[],
): Eyes3d<W> {
  const seen = new Map<string, Sighting>()
  let marks = 0
  let looks = 0
  let now = 0
  let longest = { seconds: 0, by: '' }
  return {
    seen,
    marks: () => marks,
    looks: () => looks,
    hidden: () => longest,
    // What flies from somebody goes by another name, or is not that somebody.
    spots: ({ world }) =>
      world.bodies.flatMap(({ id, cast, role, x, y, z, size, hidden }) =>
        // Who sees with its own eyes is not seen, and there all the same.
        (hidden && role !== 'player') || role === 'shot' || role === 'effect'
          ? []
          : [{ cast, id, x, y, z, size }],
      ),
    look(match, tick) {
      const { world } = match
      looks++
      marks = 0
      const blocks = blocksOf(world.level)
      for (const body of world.bodies) {
        if (body.hidden) continue
        marks++
        const middle = { x: body.x, y: body.y + body.size / 2, z: body.z }
        const share = apparent(world.eye, middle, body.size)
        if (share < 0.012 || seesUpTo(blocks, world.eye, middle) < 0.97) continue
        const known = seen.get(body.cast)
        if (known) known.times++
        else seen.set(body.cast, { second: tick / rate, size: share * 600, times: 1 })
      }
      const focus = focusOf(match)
      if (!focus) return
      const target = { x: focus.x, y: focus.y + 1, z: focus.z }
      const by = inFront(world.eye, target, blocks, site, obstacles)
      now = by ? now + 1 : 0
      if (by && now / looksInASecond > longest.seconds) longest = { seconds: now / looksInASecond, by }
    },
  }
}

export const heroOf = (world: Space): Vec | null => world.bodies.find(({ role }) => role === 'player') ?? null

/** How much of the picture's height a body takes; 0 where it is out of the picture. */
function apparent(eye: Eye, at: Vec, size: number): number {
  const [dx, dy, dz] = [at.x - eye.x, at.y - eye.y, at.z - eye.z]
  const [cy, sy, cp, sp] = [Math.cos(eye.yaw), Math.sin(eye.yaw), Math.cos(eye.pitch), Math.sin(eye.pitch)]
  const forward = -(dx * sy * cp) + dy * sp - dz * cy * cp
  if (forward < 0.3) return 0
  const tall = 1 / Math.tan((eye.field * Math.PI) / 360)
  const across = ((dx * cy - dz * sy) / forward) * tall
  const upward = ((dx * sy * sp + dy * cp + dz * cy * sp) / forward) * tall
  const room = ((size / 2) * tall) / forward
  if (Math.abs(across) - room > 1.6 || Math.abs(upward) - room > 1) return 0
  return room
}

/** What hides the target from the eye: a block, the ground, or something of the scenery. */
function inFront(
  eye: Eye,
  target: Vec,
  blocks: readonly Block[],
  site: Surroundings<Space>['site'],
  obstacles: readonly Obstacle[],
): string | undefined {
  if (seesUpTo(blocks, eye, target) < 0.97) return 'a block'
  const [dx, dy, dz] = [target.x - eye.x, target.y - eye.y, target.z - eye.z]
  const length = Math.max(0.01, Math.hypot(dx, dz))
  if (!site.isVoid)
    for (let share = 0.1; share < 0.95; share += 0.15)
      if (site.height(eye.x + dx * share, eye.z + dz * share) > eye.y + dy * share) return 'the ground'
  for (const { x, z, radius, low, high, name } of obstacles) {
    const along = ((x - eye.x) * dx + (z - eye.z) * dz) / (length * length)
    if (along < 0.04 || along > 0.94) continue
    const y = eye.y + dy * along
    if (y < low || y > high) continue
    if (Math.hypot(eye.x + dx * along - x, eye.z + dz * along - z) < radius) return `a ${name}`
  }
  return undefined
}

/** What of the scenery could stand between: with the room that it really takes, which for a tree is its trunk and its crown. */
export function obstaclesOf(
  placed: readonly { kind: number; at: readonly [number, number, number]; scale: number }[],
  kinds: readonly Kind[],
): Obstacle[] {
  return placed.flatMap(({ kind, at, scale }) => {
    const shape = kinds[kind]
    if (!shape) return []
    const wide = Math.min(shape.max[0] - shape.min[0], shape.max[2] - shape.min[2]) / 2
    return [
      {
        x: at[0],
        z: at[2],
        radius: wide * scale * 0.7,
        low: at[1],
        high: at[1] + shape.max[1] * scale * 0.95,
        name: shape.name,
      },
    ]
  })
}
