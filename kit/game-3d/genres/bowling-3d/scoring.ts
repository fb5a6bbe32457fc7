/** Ten-pin bowling by the book: a list of rolls for each frame. `full` is how many pins there are. */
export type Card = number[][]

const sum = (rolls: readonly number[]) => rolls.reduce((total, roll) => total + roll, 0)

/** Whether nothing more is rolled in a frame. The last one gives a roll more for a spare, and two for a strike. */
export function isOver(rolls: readonly number[], isLast: boolean, full: number): boolean {
  const [first = 0, second = 0] = rolls
  if (!isLast) return first === full || rolls.length >= 2
  const earned = first === full || first + second === full
  return rolls.length >= (earned ? 3 : 2)
}

/** Whether all pins are set up again before the next roll of a frame. */
export function isFresh(rolls: readonly number[], full: number): boolean {
  const [first = 0, second = 0] = rolls
  if (rolls.length === 0) return true
  if (rolls.length === 1) return first === full
  if (first === full) return second === full
  return first + second === full
}

/** The points of each frame so far: strikes count the next two rolls as well, spares the next one. */
export function framePoints(card: Card, frames: number, full: number): number[] {
  return card.map((rolls, frame) => {
    if (frame === frames - 1) return sum(rolls)
    const next = card.slice(frame + 1).flat()
    if (rolls[0] === full) return full + sum(next.slice(0, 2))
    if (sum(rolls) === full) return full + (next[0] ?? 0)
    return sum(rolls)
  })
}

export const totalOf = (card: Card, frames: number, full: number): number =>
  sum(framePoints(card, frames, full))

/** As it is written on a card: 'X', '7/', '6-'. */
export function written(rolls: readonly number[], full: number): string {
  let left = full
  return rolls
    .map((roll) => {
      const fresh = left === full
      left -= roll
      const cleared = left === 0
      if (cleared) left = full
      if (cleared) return fresh ? 'X' : '/'
      return roll === 0 ? '-' : String(roll)
    })
    .join('')
}
