import { pageSize } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { admin } from '../../texts/en/admin.ts'
import { inDigits } from '../../texts/numbers.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type AdminList, adminList, searched } from './admin-lists.ts'
import type { Shown } from './shown-creations.tsx'

/** Where the server's list ends: there are older ones. */
const mostListed = 2_000

type CreationSectionProps = {
  list: AdminList
  search: string
  look: 'cards' | 'rows'
  children: (creation: Shown) => ReactNode
}

/** One kind of creations, with their number, a page at a time. */
export function CreationSection({ list, search, look, children }: CreationSectionProps) {
  const id = useId()
  const { data, error, isPending, refetch, isFetching } = useQuery(adminList(list))
  const [page, setPage] = useState(1)
  const found = data ? searched(data, search) : []
  const size = pageSize.myCreations
  const shown = found.slice((page - 1) * size, page * size)

  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="flex items-center gap-2.5 text-2xl">
        {texts.admin.tabs[list]} {data && <Badge>{inDigits(found.length)}</Badge>}
        {data?.length === mostListed && (
          <span className="font-normal font-sans text-muted text-sm tracking-normal">
            {admin.newest(mostListed)}
          </span>
        )}
      </h2>
      {isPending && <Waiting look={look} />}
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-tint px-4 py-3">
          <p className="grow font-medium">{error.message}</p>
          <Button size="small" busy={isFetching} onClick={() => refetch()}>
            {texts.actions.retry}
          </Button>
        </div>
      )}
      {data && shown.length === 0 && (
        <p className="text-muted">{data.length === 0 ? admin.none[list] : admin.nothingFound}</p>
      )}
      <ul className={clsx('grid gap-3', look === 'cards' && 'gap-4 sm:grid-cols-2 lg:grid-cols-4')}>
        {shown.map((creation) => (
          <li key={creation.modelId}>{children(creation)}</li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={Math.ceil(found.length / size)}
        onChange={setPage}
        label={admin.pagesOf(texts.admin.tabs[list])}
      />
    </section>
  )
}

function Waiting({ look }: { look: 'cards' | 'rows' }) {
  return (
    <div role="status" aria-label={admin.loading} className="grid gap-3">
      {Array.from({ length: 3 }, (_, i) => (
        <Skeleton key={i} className={look === 'cards' ? 'h-40 rounded-md' : 'h-20 rounded-md'} />
      ))}
    </div>
  )
}
