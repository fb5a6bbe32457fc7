import type { TimelineData } from '@makebelieve/kit/simulation/general/timeline'

/** A timeline and the names by which a prompt asks for it. */
export type TimelineRow = { words: readonly string[]; data: TimelineData }
type Event = readonly [year: number, name: string, about: string]

/** What happened when, with the dates commonly given; years before the common era are negative. */
export function inYears(
  words: readonly string[],
  head: Omit<TimelineData, 'kind' | 'events' | 'unit'> & { unit?: string },
  events: readonly Event[],
): TimelineRow {
  return {
    words,
    data: {
      kind: 'timeline',
      unit: 'year',
      ...head,
      events: events.map(([year, name, about]) => ({ year, name, about })),
    },
  }
}

/** A month of a year, where several things happened in one. */
export const month = (year: number, which: number): number => year + (which - 0.5) / 12
