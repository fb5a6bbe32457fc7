import type { CallAnswer } from '@makebelieve/contract/calls/index'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { jamText } from '../../texts/en/gamejam.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.ts'
import { useLiked } from '../../workspace/community/use-liked.ts'
import { JamCard } from './jam-card.tsx'

const said = jamText.entries
type Page = CallAnswer<'getJam'>

/** What has entered, the best first. */
export function Entries({ first }: { first: Page }) {
  const [more, setMore] = useState<{ after: Page; pages: Page[] }>({ after: first, pages: [] })
  const [busy, setBusy] = useState(false)
  // A first page that was read anew has another order: what followed the old one does not follow it.
  const pages = [first, ...(more.after === first ? more.pages : [])]
  const all = pages.flatMap(({ entries }) => entries)
  const entries = all.filter(
    ({ item }, index) => all.findIndex((other) => other.item.modelId === item.modelId) === index,
  )
  const liked = useLiked(entries.map(({ item }) => item))

  async function showMore(): Promise<void> {
    setBusy(true)
    try {
      const page = await call('getJam', { query: { page: pages.length + 1 } })
      setMore({ after: first, pages: [...pages.slice(1), page] })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
    setBusy(false)
  }

  if (entries.length === 0) return <EmptyState drawing={<EmptyShelf />} title={said.empty} />
  return (
    <div className="grid gap-6">
      <ol className="grid gap-5 min-[30rem]:grid-cols-2 lg:grid-cols-4">
        {entries.map((entry, index) => (
          <li key={entry.item.modelId}>
            <JamCard entry={entry} place={index + 1} liked={liked.has(entry.item.modelId)} />
          </li>
        ))}
      </ol>
      {entries.length < first.total && (
        <Button size="large" busy={busy} onClick={showMore} className="justify-self-center">
          {said.more}
        </Button>
      )}
    </div>
  )
}
