import type { Having } from './rulebook.ts'

/** Whether somebody has a meter of that name, and it is as low or as high as is asked for. */
export function hasSo(
  meters: Readonly<Record<string, number>> | undefined,
  { meter, below, above }: Having,
): boolean {
  const value = meters?.[meter]
  if (value === undefined) return false
  return (below === undefined || value < below) && (above === undefined || value > above)
}
