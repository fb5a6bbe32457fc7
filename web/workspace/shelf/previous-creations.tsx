import type { Maker } from '../../api/session.ts'
import { useTakeBack } from '../community/use-take-back.ts'
import { Shelf } from './shelf.tsx'
import { ShelfCard } from './shelf-card.tsx'
import { ShelfList } from './shelf-list.tsx'
import { shelfMenu } from './shelf-menu.tsx'

type Shown = { modelId: string; modelName: string; designDate?: string; published?: boolean }

type PreviousCreationsProps<Item extends Shown> = {
  said: { title: string; footer: string; empty: string; noPreview: string }
  items: readonly Item[] | undefined
  /** Where they come from. */
  list: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Whose they are; nobody has none. */
  maker: Maker | null
  selected?: string
  pictureOf: (item: Item) => string | undefined
  crowned?: (item: Item) => boolean
  onSelect: (item: Item) => void
  onExport: (item: Item) => void
  onPublish: (item: Item) => void
  onDelete: (item: Item) => void
  onClose: () => void
}

/** What somebody made before, of one kind, and what can be done with it. */
export function PreviousCreations<Item extends Shown>(props: PreviousCreationsProps<Item>) {
  const { said, items, list, maker, selected, pictureOf, crowned, onClose, ...acts } = props
  const { takeBack } = useTakeBack(() => void list.refetch())
  const load = () => void (maker && list.refetch())
  return (
    <Shelf
      title={said.title}
      footer={said.footer}
      onClose={onClose}
      refreshing={list.isFetching}
      onRefresh={load}
    >
      <ShelfList
        items={items}
        awaited={maker !== null}
        error={list.error}
        empty={said.empty}
        onRetry={load}
        card={(item) => (
          <ShelfCard
            name={item.modelName}
            date={item.designDate}
            picture={pictureOf(item)}
            noPicture={said.noPreview}
            published={item.published}
            crowned={crowned?.(item)}
            selected={item.modelId === selected}
            onSelect={() => acts.onSelect(item)}
            menu={shelfMenu({
              published: item.published ?? false,
              onExport: () => acts.onExport(item),
              onPublish: () => acts.onPublish(item),
              onTakeBack: () => void (maker && takeBack({ modelId: item.modelId, userId: maker.userId })),
              onDelete: () => acts.onDelete(item),
            })}
          />
        )}
      />
    </Shelf>
  )
}
