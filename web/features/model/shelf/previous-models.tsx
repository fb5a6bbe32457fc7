import type { Model } from '@makebelieve/contract/entities/model'
import { texts } from '@makebelieve/contract/texts'
import { modelText } from '../../../texts/en/model.ts'
import { Shelf } from '../../../workspace/shelf/shelf.tsx'
import { ShelfCard } from '../../../workspace/shelf/shelf-card.tsx'
import { ShelfList } from '../../../workspace/shelf/shelf-list.tsx'
import { shelfMenu } from '../../../workspace/shelf/shelf-menu.tsx'
import type { useModels } from '../api/models.ts'

type PreviousModelsProps = {
  models: ReturnType<typeof useModels>
  signedIn: boolean
  selected?: string
  onSelect: (model: Model) => void
  onExport: (model: Model) => void
  onPublish: (model: Model) => void
  onDelete: (model: Model) => void
  onClose: () => void
}

const { noPreview, empty, visitor, footer } = modelText.shelf

export function PreviousModels({ models, signedIn, selected, onClose, ...acts }: PreviousModelsProps) {
  const { data, error, isFetching, refetch } = models
  const load = () => void (signedIn && refetch())
  return (
    <Shelf title={texts.modelChat.previous} {...{ footer, onClose }} refreshing={isFetching} onRefresh={load}>
      <ShelfList
        items={data}
        awaited={signedIn}
        error={error}
        empty={signedIn ? empty : visitor}
        onRetry={load}
        card={(model) => (
          <ShelfCard
            name={model.modelName}
            date={model.designDate}
            picture={model.modelImageLink?.signedUrl}
            noPicture={noPreview}
            selected={model.modelId === selected}
            onSelect={() => acts.onSelect(model)}
            menu={shelfMenu({
              onExport: () => acts.onExport(model),
              onPublish: () => acts.onPublish(model),
              onDelete: () => acts.onDelete(model),
            })}
          />
        )}
      />
    </Shelf>
  )
}
