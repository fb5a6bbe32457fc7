import { unpack } from '../environment/pack.ts'
import type { GamePlan } from '../game/plan.ts'
import { advance } from '../game/rules.ts'
import { runGame } from '../game/run-game.ts'
import { brokenPanel } from '../game/shell/ending.ts'
import type { Art } from '../game/shell/puppets.ts'
import type { Dressing } from './dressing.ts'
import type { Genre3d } from './genre.ts'
import type { Space } from './space.ts'
import { createView3d, type View3d } from './view/view.ts'

/** Puts a 3D game on the page. `packed` are the meshes of the dressing's kinds. */
export async function play<W extends Space>(
  genre: Genre3d<W>,
  plan: GamePlan,
  dressing: Dressing,
  packed: string,
  art: Art,
  home: HTMLElement = document.body,
): Promise<void> {
  if (globalThis.makebelieveProof)
    return globalThis.makebelieveProof(genre, plan, dressing, { advance, art, meshes: packed })
  const meshes = await unpack(packed)
  const site = genre.site(plan)
  // The place is built once; another game begins in the same place.
  let shown: View3d<W> | undefined
  const view = ({ canvas, calm }: { canvas: HTMLCanvasElement; calm: boolean }) => {
    shown ??= createView3d({ genre, plan, site, dressing, meshes, canvas })
    shown.begin(calm)
    return shown
  }
  try {
    runGame(genre, plan, { art, view }, home)
  } catch (error) {
    if (!shown)
      home.append(
        brokenPanel(
          () => location.reload(),
          () => location.reload(),
        ),
      )
    throw error
  }
  Object.assign(window.makebelieve ?? {}, { info: () => shown?.info() })
}
