/** Prints one figure and whether it reaches its target. */
export function report(
  name: string,
  value: number,
  unit: string,
  target?: { most?: number; least?: number },
): void {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0
  const goal =
    target?.most !== undefined
      ? `at most ${target.most}`
      : target?.least !== undefined
        ? `at least ${target.least}`
        : ''
  const met =
    (target?.most === undefined || value <= target.most) &&
    (target?.least === undefined || value >= target.least)
  console.log(
    `  ${name}: ${value.toFixed(digits)} ${unit}${goal && ` (${goal}: ${met ? 'met' : 'NOT MET'})`}`,
  )
  if (!met) process.exitCode = 1
}

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)
