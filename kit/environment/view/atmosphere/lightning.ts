/** Seconds in which there is one stroke, somewhere. */
const pause = 9

const chance = (seed: number, salt: number): number => {
  const mixed = Math.sin(seed * 12.9898 + salt * 78.233) * 43758.5453
  return mixed - Math.floor(mixed)
}

/** When the stroke of the pause that holds `time` comes, in seconds. Thunder follows it. */
export function strokeAt(seed: number, time: number): number {
  const number = Math.floor(time / pause)
  return (number + 0.15 + chance(seed, number) * 0.6) * pause
}

/** How bright lightning is at a time, from 0 to 1: a stroke, and once more weaker. */
export function flashAt(seed: number, time: number): number {
  const since = time - strokeAt(seed, time)
  if (since < 0 || since > 0.7) return 0
  const first = Math.exp(-since * 11)
  const again = since > 0.18 ? Math.exp(-(since - 0.18) * 9) * 0.7 : 0
  return Math.min(1, first + again)
}
