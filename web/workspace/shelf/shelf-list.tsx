import { texts } from '@makebelieve/contract/texts'
import type { ReactNode } from 'react'
import { workspaceText } from '../../texts/en/workspace.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type ShelfListProps<Item extends { modelId: string }> = {
  /** Undefined while they are on their way. */
  items: readonly Item[] | undefined
  /** They will come: somebody is signed in. */
  awaited: boolean
  error: Error | null
  empty: string
  card: (item: Item) => ReactNode
  onRetry: () => void
}

/** The cards of a shelf, or why there are none. */
export function ShelfList<Item extends { modelId: string }>(props: ShelfListProps<Item>) {
  const { items, awaited, error, empty, card, onRetry } = props
  if (error && !items)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="font-medium text-tomato-text">{error.message}</p>
        <Button size="small" onClick={onRetry}>
          {texts.actions.retry}
        </Button>
      </div>
    )
  if (!items && awaited) return <Waiting />
  if (!items || items.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4">
      {items.map((item) => (
        <li key={item.modelId}>{card(item)}</li>
      ))}
    </ul>
  )
}

/** As tall as the cards that come, so that nothing jumps. */
function Waiting() {
  return (
    <div aria-busy="true" aria-label={workspaceText.shelf.loading} role="status" className="grid gap-4">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 rounded-md" />
      ))}
    </div>
  )
}
