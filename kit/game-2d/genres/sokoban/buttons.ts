import type { Choice } from '../../../game/rules.ts'
import type { SokobanWorld } from './world.ts'

/** What can be picked beside walking. */
export function buttonsOf({ history, solved }: SokobanWorld): Choice[] {
  const disabled = history.length === 0 || solved
  return [
    { id: 'undo', x: 420, y: 20, width: 132, height: 80, says: 'Undo one step', disabled },
    { id: 'reset', x: 566, y: 20, width: 132, height: 80, says: 'Start this room again', disabled },
  ]
}
