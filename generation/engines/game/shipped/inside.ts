import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { advance } from '@makebelieve/kit/game/rules'
import type { World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import type { Space } from '@makebelieve/kit/game-3d/space'
import { standInForPage } from '../../../edited/stand-ins.ts'
import type { Trail } from '../../../shipped/digest.ts'
import { noteTaker } from '../proof/note-taker.ts'
import { follow, stride } from '../proof/trail.ts'

/** What a file plays, beside its rules. */
export type Handed = {
  plan: GamePlan
  /** Its pictures, by their keys. */
  art: Record<string, unknown>
  /** Only in 3D: its place, and the shapes of everybody, packed. */
  dressing?: Dressing
  meshes?: string
}

/** How a replay went in the file. */
export type Replayed = { status: World['status']; because: string; ticks: number; trail: Trail }

/** The host's way in. All of it is JSON. */
export type Inside = {
  /** A `Handed`. */
  handed(): string
  /** From a `Replay` to a `Replayed`. */
  replay(given: string): string
}

type Taken = Handed & { genre: Genre & Genre3d; advance: typeof advance }

/**
 * Runs inside the isolate, before the built file, and takes the game from its last line, `play(genre, plan, …)`. Rules, plan
 * and what steps them are those of the file: nothing of the game comes from here.
 */
export function openInside(): Inside {
  let taken: Taken | undefined
  standInForPage()
  globalThis.makebelieveProof = (genre, plan, dressing, { advance, art, meshes }) => {
    taken ??= {
      genre: genre as Taken['genre'],
      plan,
      advance,
      art,
      ...(dressing !== undefined && { dressing: dressing as Dressing }),
      ...(meshes !== undefined && { meshes }),
    }
  }
  const game = () => {
    if (!taken) throw new Error('It never calls play, so nothing is shown.')
    return taken
  }
  return {
    handed() {
      const { plan, art, dressing, meshes } = game()
      return JSON.stringify({ plan, art, dressing, meshes } satisfies Handed)
    },
    replay: (given) => JSON.stringify(replayed(game(), JSON.parse(given))),
  }
}

/** Steps the file's world with the inputs of a replay, and has it drawn now and then, as a screen would. */
function replayed({ genre, plan, advance, dressing }: Taken, replay: Replay): Replayed {
  const world: World = genre.create(plan, replay.seed)
  const { see, trail } = follow(world)
  const look = dressing ? (now: World) => drawSolid(genre, plan, now as Space) : noteTaker(genre, plan).look
  const last = replay.inputs.reduce((sum, [steps]) => sum + steps, 0)
  look(world)
  for (const input of inputsOf(replay)) {
    if (world.status !== 'playing' || world.tick >= last) break
    advance(genre, world as Space, input)
    see(world)
    if (world.tick % stride === 0) look(world)
  }
  const { status, because, tick } = world
  return { status, because, ticks: tick, trail: trail(world) }
}

/** What the view of a 3D game asks its rules for. */
function drawSolid(genre: Genre3d, plan: GamePlan, world: Space): void {
  genre.blocks?.(plan, world.level)
  genre.marks?.(world)
  genre.map?.(world)
  genre.lamps?.(world)
  genre.crosshair?.(world)
}
