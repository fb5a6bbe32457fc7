import type { Values } from '@makebelieve/kit/simulation/system'
import { soft } from '../figures.ts'

/** The clock of the story: two pieces are shown, cut finer, and put together. */
export type Plates = {
  clock: number
  /** Small pieces that already lie on the plate of the sum. */
  moved: number
}

/** When the cutting and the moving begin and end, in seconds at the usual pace; then a rest. */
export const story = { cut: 2, cutDone: 4, move: 4.5, moveDone: 8.5, end: 13 } as const

const whole = (value: number | undefined, usual: number) => Math.max(1, Math.round(value ?? usual))

/** Both fractions; none is more than a whole. */
export function fractions(values: Values) {
  const bottoms = [whole(values.bottom1, 2), whole(values.bottom2, 3)] as const
  const tops = [
    Math.min(whole(values.top1, 1), bottoms[0]),
    Math.min(whole(values.top2, 1), bottoms[1]),
  ] as const
  return { tops, bottoms }
}

/** The first number that is in both times tables, found by going along the table of the first. */
export function commonOf(values: Values): number {
  const [first, second] = fractions(values).bottoms
  let common = first
  while (common % second !== 0) common += first
  return common
}

/** How many small pieces each fraction becomes: its pieces, each cut into as many parts as fit. */
export function smallPieces(values: Values): readonly [number, number] {
  const { tops, bottoms } = fractions(values)
  const common = commonOf(values)
  return [tops[0] * (common / bottoms[0]), tops[1] * (common / bottoms[1])]
}

export const storyTime = ({ clock }: Plates) => clock % story.end

/** How far the knife has come. */
export const cutShare = (state: Plates) => soft((storyTime(state) - story.cut) / (story.cutDone - story.cut))

/** How far the piece that is under way has come: all move one after the other. */
export function moving(state: Plates, values: Values): { done: number; share: number } {
  const [first, second] = smallPieces(values)
  const time = (storyTime(state) - story.move) / (story.moveDone - story.move)
  const at = Math.min(1, Math.max(0, time)) * (first + second)
  const done = Math.min(first + second, Math.floor(at + 1e-9))
  return { done, share: soft(at - done) }
}
