import { locale } from '../../texts/en/locale.ts'

/** In UTC, because a day that was written down is the same everywhere; and so server and browser agree. */
const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })

/** A day such as 2026-11-15, as the language of the page writes it. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{written.format(new Date(date))}</time>
}
