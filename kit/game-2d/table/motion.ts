/** How far something is that takes `total` steps and has `left` of them to go: from 0 to 1. */
export function partDone(left: number, total: number): number {
  return total <= 0 ? 1 : Math.min(1, Math.max(0, 1 - left / total))
}

/** Starts and ends softly. */
export const glide = (part: number) => part * part * (3 - 2 * part)

/** Falls ever faster and bounces once, a little. */
export function drop(part: number): number {
  if (part < 0.75) return (part / 0.75) ** 2
  const after = (part - 0.75) / 0.25
  return 1 - 0.05 * Math.sin(after * Math.PI)
}

/** Shoots over its mark and comes back: for what pops up. */
export function overshoot(part: number): number {
  const back = part - 1
  return 1 + 2.7 * back ** 3 + 1.7 * back ** 2
}
