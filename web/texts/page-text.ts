/**
 * How pages of reading are written down: as data, so that another language is another folder beside `en/` with the
 * same shapes, and no page has a layout of its own.
 *
 * A line may carry marks: **strong**, `typed`, and [a link](/to-a-page). Nothing else.
 */
export type Line = string

export type Table = { caption: string; head: Line[]; rows: Line[][] }

/** A `figure` is drawn by the page, under a name that only its own text may use. */
export type Block<Figure extends string = never> =
  | Line
  | { list: Line[] }
  | { note: Line }
  | { table: Table }
  | { figure: Figure }

export type Section<Figure extends string = never> = { id: string; heading: string; blocks: Block<Figure>[] }

/** A door to the next page. */
export type NextStep = { to: string; title: string; text: string }

export type PageText<Figure extends string = never> = {
  /** For tabs, search engines and shared links. */
  tab: string
  description: string
  title: string
  lead: Line
  sections: Section<Figure>[]
  next: NextStep[]
}

/** A page that says from when on it holds: `changed` is a day as in 2026-11-15, written out as the locale does. */
export type PolicyText = PageText & { changed: string }
