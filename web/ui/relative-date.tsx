import { relativeDate } from '@makebelieve/contract/constants'
import { useHydrated } from './use-hydrated.ts'

/** The server writes it in English; a browser knows better how its owner writes dates, and that time has passed. */
export function RelativeDate({ date }: { date: string }) {
  const hydrated = useHydrated()
  return (
    <time dateTime={date} suppressHydrationWarning>
      {relativeDate(date, new Date(), hydrated ? undefined : 'en')}
    </time>
  )
}
