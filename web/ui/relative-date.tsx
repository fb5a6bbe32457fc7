import { dates } from '../texts/en/dates.ts'
import { locale } from '../texts/en/locale.ts'
import { useHydrated } from './use-hydrated.ts'

type RelativeDateProps = {
  date: string
  now?: Date
  /** Puts it into a sentence. */
  told?: (ago: string) => string
  className?: string
}

/**
 * The server writes it in the language of the page; a browser knows better how its owner writes dates, and that time
 * has passed.
 */
export function RelativeDate({ date, now = new Date(), told = (ago) => ago, className }: RelativeDateProps) {
  const hydrated = useHydrated()
  return (
    <time dateTime={date} suppressHydrationWarning className={className}>
      {told(dates.ago(date, now, hydrated ? undefined : locale))}
    </time>
  )
}
