import { bitOf } from '@makebelieve/kit/core/input'
import { type FreeInput, freeButtons, toFree } from '../interface.ts'

/** Takes what an author's player answers, or says what is wrong with it. */
export function readInput(answer: unknown, by: string): FreeInput {
  const { held, pointer } = (answer ?? {}) as Partial<FreeInput>
  const shown = () => String(JSON.stringify(answer)).slice(0, 80)
  if (!Array.isArray(held) || !held.every((button) => freeButtons.includes(button)))
    throw new Error(
      `players.${by} gave ${shown()}, which is no input: held is a list of ${freeButtons.join(', ')}`,
    )
  if (pointer && !(Number.isFinite(pointer.x) && Number.isFinite(pointer.y)))
    throw new Error(`players.${by} gave ${shown()}, which is no input: a pointer has x and y from 0 to 1`)
  return toFree({
    held: held.reduce((mask, button) => mask | bitOf(button), 0),
    ...(pointer && { pointer: { x: pointer.x, y: pointer.y, down: pointer.down === true } }),
  })
}
