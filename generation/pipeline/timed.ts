import type { Platform } from './engine.ts'

/** The same platform, and how long its stages took; those that are gone through again are added up. */
export function timed<Clock extends Pick<Platform, 'now' | 'emit'>>(
  clock: Clock,
): { took: Record<string, number>; platform: Clock } {
  const took: Record<string, number> = {}
  const platform: Clock = {
    ...clock,
    emit(event) {
      if (event.type === 'stage' && event.milliseconds !== undefined)
        took[event.name] = (took[event.name] ?? 0) + event.milliseconds
      clock.emit(event)
    },
  }
  return { took, platform }
}
