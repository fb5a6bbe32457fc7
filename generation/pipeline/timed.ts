import type { Platform } from './engine.ts'

/** The same platform, and how long its stages took. */
export function timed({ seed, now, emit }: Platform): { took: Record<string, number>; platform: Platform } {
  const took: Record<string, number> = {}
  const platform: Platform = {
    seed,
    now,
    emit(event) {
      if (event.type === 'stage' && event.milliseconds !== undefined)
        took[event.name] = (took[event.name] ?? 0) + event.milliseconds
      emit(event)
    },
  }
  return { took, platform }
}
