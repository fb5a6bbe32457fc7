import type { JamWeek } from '@makebelieve/contract/entities/game-jam'
import { type Theme, themes } from './themes.ts'

const day = 24 * 60 * 60_000
const week = 7 * day
/** A Monday: themes are counted from here, so that years with 53 weeks skip none. */
const first = Date.UTC(2026, 0, 5)

export type Dates = Omit<JamWeek, 'theme'>

/** The week of a moment, from Monday to Monday in UTC. */
export function weekAt(moment: number): Dates {
  const starts = first + Math.floor((moment - first) / week) * week
  return {
    starts: new Date(starts).toISOString().slice(0, 10),
    ends: new Date(starts + week).toISOString(),
    number: numberOf(starts),
  }
}

/** A week belongs to the year that its Thursday is in. */
function numberOf(monday: number): number {
  const thursday = monday + 3 * day
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / week) + 1
}

/** The same for everybody, and each theme once before one comes again. */
export function themeOf({ starts }: Pick<Dates, 'starts'>): Theme {
  const since = Math.floor((Date.parse(starts) - first) / week)
  const theme = themes[((since % themes.length) + themes.length) % themes.length]
  if (!theme) throw new Error('There are no themes')
  return theme
}
