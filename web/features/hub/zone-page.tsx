import clsx from 'clsx'
import { Link } from 'react-router'
import { zones } from '../../texts/en/zones.ts'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PromptBox } from '../../ui/prompt-box.tsx'
import { Cards } from './gallery.tsx'
import type { ZoneRow } from './zone-rows.ts'

type ZoneText = Record<'title' | 'lead' | 'promptLabel' | 'promptHint' | 'promptButton', string>

/** A zone: a few words, a box to say what is missing, and rows by theme. */
export function ZonePage({ text, rows }: { text: ZoneText; rows: ZoneRow[] }) {
  return (
    <div className="page-width pt-14 md:pt-20">
      <div className="grid items-end gap-6 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h1 className="text-5xl md:text-6xl">{text.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">{text.lead}</p>
        </div>
        <PromptBox
          label={text.promptLabel}
          hint={text.promptHint}
          button={text.promptButton}
          opens={{ creation: 'game' }}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing={<EmptyShelf />} title={zones.empty} className="mt-12" />
      ) : (
        <ZoneRows rows={rows} />
      )}
    </div>
  )
}

export function ZoneRows({ rows }: { rows: ZoneRow[] }) {
  return (
    <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-12 md:grid-cols-2 lg:grid-flow-dense lg:grid-cols-4">
      {rows.map((row) => (
        <Row key={row.name} row={row} />
      ))}
    </div>
  )
}

/** A short row shares its line with others, so that a young zone is not full of holes. */
const widths = [
  '',
  'lg:col-span-1',
  'md:col-span-2',
  'md:col-span-2 lg:col-span-3',
  'md:col-span-2 lg:col-span-4',
]

function Row({ row: { name, items, all } }: { row: ZoneRow }) {
  const { title, text } = zones.rows[name]
  const id = `row-${name}`
  return (
    <section
      aria-labelledby={id}
      className={clsx('row-span-2 grid grid-rows-subgrid gap-y-4', widths[items.length])}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div>
          <h2 id={id} className="text-3xl">
            {title}
          </h2>
          <p className="mt-1 text-muted">{text}</p>
        </div>
        {all && (
          <Link to={all} aria-label={`${zones.all}: ${title}`} className="text-link mt-1.5">
            {zones.all}
          </Link>
        )}
      </div>
      <Cards items={items} heading="h3" row={items.length} />
    </section>
  )
}
