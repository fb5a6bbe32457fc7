import { type ReactNode, useId } from 'react'
import { Glyph } from '../../ui/glyph.tsx'

type FoldedTableProps = {
  title: string
  text?: string
  /** Unfolded by itself, because something was found in it. */
  open: boolean
  rows: { name: string; value: ReactNode; note?: string }[]
}

/** A list of names and what they mean, folded by the browser itself. */
export function FoldedTable({ title, text, open, rows }: FoldedTableProps) {
  const id = useId()
  return (
    <details open={open} className="group rounded-md border-[1.5px] border-edge bg-card">
      <summary className="flex min-h-13 items-center gap-3 px-5 py-2.5 font-bold font-display text-xl [&::-webkit-details-marker]:hidden">
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <span className="font-normal font-sans text-base text-muted tabular-nums">{rows.length}</span>
        <Glyph name="chevron" className="ml-auto shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-4">
        {text && <p className="mb-2 max-w-prose text-muted">{text}</p>}
        <dl aria-labelledby={id}>
          {rows.map(({ name, value, note }) => (
            <div
              key={name}
              className="grid gap-x-6 border-line border-t-[1.5px] py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="wrap-anywhere">
                {value}
                {note && <span className="block text-muted text-sm">{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  )
}
