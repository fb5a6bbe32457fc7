import { inputsOf, type Replay } from '@makebelieve/kit/core/replay'
import type { GamePlan } from '@makebelieve/kit/game/plan'
import type { advance } from '@makebelieve/kit/game/rules'
import { cloneWorld, type World } from '@makebelieve/kit/game/world'
import type { Genre } from '@makebelieve/kit/game-2d/genre'
import type { Dressing } from '@makebelieve/kit/game-3d/dressing'
import type { Genre3d } from '@makebelieve/kit/game-3d/genre'
import type { Space } from '@makebelieve/kit/game-3d/space'
import { openInside } from '../../../edited/inside.ts'
import { drawnBy } from '../proof/note-taker.ts'
import { stride } from '../proof/trail.ts'

/** What a file plays, beside its rules. */
export type Handed = {
  plan: GamePlan
  /** Its pictures, by their keys. */
  art: Record<string, unknown>
  /** Only in 3D: its place, and the shapes of everybody, packed. */
  dressing?: Dressing
  meshes?: string
}

/** How a replay went in the file: its worlds at the moments of a trail. Whoever asked makes the trail of them. */
export type Replayed = { status: World['status']; moments: World[] }

type Taken = Handed & { genre: Genre & Genre3d; advance: typeof advance }

/**
 * Runs in the isolate before the built file, and takes the game from its last line, `play(genre, plan, …)`. Rules, plan and
 * what steps them are those of the file: nothing of the game comes from here.
 */
export const openShippedInside = () =>
  openInside(() => {
    let taken: Taken | undefined
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
      /** A `Handed`. */
      handed() {
        const { genre, advance, ...handed } = game()
        return handed
      },
      /** From a `Replay`, as JSON, to a `Replayed`. */
      replay: (given: string) => replayed(game(), JSON.parse(given)),
    }
  })

/** Steps the file's world with the inputs of a replay, and has it drawn now and then, as a screen would. */
function replayed({ genre, plan, advance, dressing }: Taken, replay: Replay): Replayed {
  const world: World = genre.create(plan, replay.seed)
  const moment = (): World => ({ ...cloneWorld(world), plan: undefined as never })
  const draw = () =>
    dressing ? drawSolid(genre, plan, world as Space) : drawnBy(genre as Genre, plan, world)
  const moments = [moment()]
  const last = replay.inputs.reduce((sum, [steps]) => sum + steps, 0)
  let ticks = 0
  draw()
  for (const input of inputsOf(replay)) {
    if (world.status !== 'playing' || ticks >= last) break
    advance(genre, world as Space, input)
    ticks++
    if (ticks % stride !== 0) continue
    moments.push(moment())
    draw()
  }
  return { status: world.status, moments: [...moments, moment()] }
}

/** What the view of a 3D game asks its rules for. */
function drawSolid(genre: Genre3d, plan: GamePlan, world: Space): void {
  genre.blocks?.(plan, world.level)
  genre.marks?.(world)
  genre.map?.(world)
  genre.lamps?.(world)
  genre.crosshair?.(world)
}
