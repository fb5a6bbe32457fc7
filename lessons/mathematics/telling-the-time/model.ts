import type { Values } from '@makebelieve/kit/simulation/system'

/** Two hands that turn, in degrees from the top, all turns counted; the clock work knows nothing of hours. */
export type Clock = {
  hour: number
  minute: number
  started: number
  meetings: number
  lastMeeting: number
  between: number
  passed: number
}

/** Minutes since twelve, to begin with. */
export const startMinutes = ({ hour = 3, minute = 0 }: Values) =>
  (Math.round(hour) % 12) * 60 + Math.round(minute)

/** What one reads off the hands: the hour from the short one, the minute from the long one. */
export function readOff({ hour, minute }: Clock): { hours: number; minutes: number } {
  const minutes = Math.floor((((minute % 360) + 360) % 360) / 6 + 1e-6) % 60
  const hours = Math.floor((((hour - minutes * 0.5) % 360) + 360 + 3) / 30) % 12
  return { hours: hours === 0 ? 12 : hours, minutes }
}

/** From hand to hand, the short way round. */
export function gapOf({ hour, minute }: Clock): number {
  const gap = (((minute - hour) % 360) + 360) % 360
  return gap > 180 ? 360 - gap : gap
}

/** 'half past three', as it is said. */
export function said({ hours, minutes }: { hours: number; minutes: number }): string {
  const names = [
    'twelve',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ]
  const [now, next] = [names[hours] ?? '', names[(hours % 12) + 1] ?? '']
  if (minutes === 0) return `${now} o’clock`
  if (minutes === 15) return `quarter past ${now}`
  if (minutes === 30) return `half past ${now}`
  if (minutes === 45) return `quarter to ${next}`
  return minutes < 30 ? `${minutes} past ${now}` : `${60 - minutes} to ${next}`
}
