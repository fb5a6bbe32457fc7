import { buttons, holding, type Input, idle } from '@makebelieve/kit/core/input'
import { inputsOf } from '@makebelieve/kit/core/replay'
import type { World } from '@makebelieve/kit/game/world'
import type { Case } from './verdict.ts'

/** So many steps later nothing glides any more, and whoever plays against one has moved. */
const settled = 150

/** A move of the won game is made and taken back: the table is as it was before, and that is no claim of a button. */
export function takenBack({ proof }: Pick<Case, 'proof'>): string | undefined {
  const control = proof.game.controls.find(({ says }) => /^undo\b/i.test(says))
  const button = buttons.find((one) => one === control?.input)
  if (!control || !button || !proof.won) return undefined
  const match = proof.game.begin(proof.won.replay.seed)
  const wait = (steps: number, input: Input = idle) => {
    for (let step = 0; step < steps && match.status === 'playing'; step++)
      match.step(step === 0 ? input : idle)
  }
  const first = tableOf(match.world)
  let isChanged = false
  for (const input of inputsOf(proof.won.replay)) {
    if (isChanged || match.status !== 'playing') break
    match.step(input)
    isChanged = tableOf(match.world) !== first
  }
  wait(settled)
  const then = tableOf(match.world)
  wait(settled, holding(button))
  const last = tableOf(match.world)
  match.leave()
  return isChanged && then !== first && last === first
    ? `A move was made and taken back by “${control.says}”: everything lay as before.`
    : undefined
}

/** Where everything lies: the state of a table, or the boxes of a warehouse. */
function tableOf(world: World): string {
  const { state, boxes, player } = world as World & {
    state?: unknown
    boxes?: { cell: number }[]
    player?: { cell: number }
  }
  return JSON.stringify(state ?? [boxes?.map(({ cell }) => cell), player?.cell])
}
