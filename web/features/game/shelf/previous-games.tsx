import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { Shelf } from '../../../workspace/shelf/shelf.tsx'
import { ShelfCard } from '../../../workspace/shelf/shelf-card.tsx'
import { ShelfList } from '../../../workspace/shelf/shelf-list.tsx'
import { shelfMenu } from '../../../workspace/shelf/shelf-menu.tsx'
import type { useGames } from '../api/games.ts'

type PreviousGamesProps = {
  games: ReturnType<typeof useGames>
  signedIn: boolean
  selected?: string
  onSelect: (game: Game) => void
  onExport: (game: Game) => void
  onPublish: (game: Game) => void
  onDelete: (game: Game) => void
  onClose: () => void
}

const { title, footer, empty, noPreview } = texts.previousGames

export function PreviousGames({ games, signedIn, selected, onClose, ...acts }: PreviousGamesProps) {
  const { data, error, isFetching, refetch } = games
  return (
    <Shelf
      {...{ title, footer, onClose }}
      refreshing={isFetching}
      onRefresh={() => signedIn && void refetch()}
    >
      <ShelfList
        items={data?.flat()}
        awaited={signedIn}
        {...{ error, empty }}
        onRetry={() => void refetch()}
        card={(game) => (
          <ShelfCard
            name={game.modelName}
            date={game.designDate}
            picture={game.modelImage?.signedUrl}
            noPicture={noPreview}
            crowned={game.modelType === 'Agent_Game'}
            selected={game.modelId === selected}
            onSelect={() => acts.onSelect(game)}
            menu={shelfMenu({
              onExport: () => acts.onExport(game),
              onPublish: () => acts.onPublish(game),
              onDelete: () => acts.onDelete(game),
            })}
          />
        )}
      />
    </Shelf>
  )
}
