import { pageSize } from '@makebelieve/contract/constants'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { texts } from '@makebelieve/contract/texts'
import clsx from 'clsx'
import { useState } from 'react'
import { hub } from '../../texts/en/hub.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyShelf } from '../../ui/drawings/empty-shelf.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { CreationCard } from './creation-card.tsx'
import { GalleryControls, isPlain } from './gallery-controls.tsx'
import { firstWish, type GalleryWish, hubAddress } from './gallery-wish.ts'
import { ModelViewer } from './model-viewer.tsx'
import type { GalleryView } from './read-gallery.ts'
import { useLiked } from './use-liked.ts'

type GalleryProps = {
  view: GalleryView
  busy: boolean
  /** How a wish is met is up to the page: by its address, or in place. */
  onWish: (wish: GalleryWish) => void
  heading: 'h2' | 'h3'
}

/** What people published: filter, search, order, cards, and eight more. */
export function Gallery({ view: { wish, items, from, more }, busy, onWish, heading }: GalleryProps) {
  const next = { ...wish, page: wish.page + 1 }
  const before = { ...wish, page: from / pageSize.gallery }
  return (
    <div className="grid gap-6">
      <GalleryControls wish={wish} onWish={onWish} />
      <p role="status" className="sr-only">
        {items.length > 0 ? hub.shown(from + items.length) : texts.gallery.empty}
      </p>
      {from > 0 && (
        <a href={hubAddress(before)} className="text-link justify-self-center">
          {hub.earlier}
        </a>
      )}
      {items.length > 0 ? (
        <Cards items={items} from={from} busy={busy} heading={heading} />
      ) : (
        <Nothing wish={wish} onWish={onWish} />
      )}
      {more && (
        <a
          // Without script it is a new page, which begins where this one ends.
          href={`${hubAddress(next)}#creation-${from + items.length + 1}`}
          onClick={(event) => isPlain(event) && !busy && onWish(next)}
          className="button button-secondary button-large justify-self-center"
        >
          {busy && <Spinner />}
          {texts.gallery.showMore}
        </a>
      )}
    </div>
  )
}

type CardsProps = {
  items: CommunityItem[]
  from?: number
  busy?: boolean
  heading: 'h2' | 'h3'
  /** How many stand in one row, where it is a row and no grid. */
  row?: number
}

const rowLook =
  '-mx-4 min-w-0 auto-cols-[min(17rem,78vw)] grid-flow-col overflow-x-auto px-4 pb-3 md:mx-0 md:auto-cols-auto md:grid-flow-row md:overflow-visible md:p-0'
const rowColumns = [
  '',
  '',
  'md:grid-cols-2',
  'md:grid-cols-2 lg:grid-cols-3',
  'md:grid-cols-2 lg:grid-cols-4',
]

/** In a grid; or in a row, which on small screens is pushed sideways. */
export function Cards({ items, from = 0, busy, heading, row }: CardsProps) {
  const liked = useLiked(items)
  const [model, setModel] = useState<CommunityItem | null>(null)
  return (
    <>
      <ul
        aria-busy={busy || undefined}
        className={clsx(
          'grid gap-5 transition-opacity aria-busy:opacity-60',
          row === undefined ? 'min-[30rem]:grid-cols-2 lg:grid-cols-4' : rowLook,
          row !== undefined && rowColumns[row],
        )}
      >
        {items.map((item, index) => (
          <li key={item.modelId} id={row !== undefined ? undefined : `creation-${from + index + 1}`}>
            <CreationCard item={item} liked={liked.has(item.modelId)} heading={heading} onModel={setModel} />
          </li>
        ))}
      </ul>
      <ModelViewer open={model !== null} model={model} onClose={() => setModel(null)} />
    </>
  )
}

function Nothing({ wish, onWish }: Pick<GalleryProps, 'onWish'> & { wish: GalleryWish }) {
  const everything = wish.filter === 'all' && wish.search === ''
  return (
    <EmptyState
      drawing={<EmptyShelf />}
      title={texts.gallery.empty}
      action={
        everything ? (
          <ButtonLink to="/" kind="primary">
            {hub.makeFirst}
          </ButtonLink>
        ) : (
          <a
            href={hubAddress({})}
            onClick={(event) => isPlain(event) && onWish(firstWish)}
            className="button button-secondary button-medium"
          >
            {hub.lookThrough}
          </a>
        )
      }
    >
      {everything ? hub.nothingYet : hub.nothingFound}
    </EmptyState>
  )
}
