import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { Download, Share2, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Shelf } from '../../../workspace/shelf/shelf.tsx'
import { ShelfCard } from '../../../workspace/shelf/shelf-card.tsx'
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
      <Games
        games={data?.flat()}
        {...{ error, signedIn, selected }}
        {...acts}
        onRetry={() => void refetch()}
      />
    </Shelf>
  )
}

type GamesProps = Omit<PreviousGamesProps, 'games' | 'onClose'> & {
  games?: Game[]
  error: Error | null
  onRetry: () => void
}

function Games({ games, error, signedIn, selected, onRetry, ...acts }: GamesProps) {
  if (error && !games)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="font-medium text-tomato-text">{error.message}</p>
        <Button size="small" onClick={onRetry}>
          {texts.actions.retry}
        </Button>
      </div>
    )
  if (!games && signedIn) return <Waiting />
  if (!games || games.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
      {games.map((game) => (
        <li key={game.modelId}>
          <ShelfCard
            name={game.modelName}
            date={game.designDate}
            picture={game.modelImage?.signedUrl}
            noPicture={noPreview}
            crowned={game.modelType === 'Agent_Game'}
            selected={game.modelId === selected}
            onSelect={() => acts.onSelect(game)}
            menu={[
              {
                label: texts.actions.export,
                icon: <Download size={18} aria-hidden />,
                onSelect: () => acts.onExport(game),
              },
              {
                label: texts.actions.publish,
                icon: <Share2 size={18} aria-hidden />,
                onSelect: () => acts.onPublish(game),
              },
              'separator',
              {
                label: texts.actions.delete,
                icon: <Trash2 size={18} aria-hidden />,
                danger: true,
                onSelect: () => acts.onDelete(game),
              },
            ]}
          />
        </li>
      ))}
    </ul>
  )
}

/** As tall as the cards that come, so that nothing jumps. */
function Waiting() {
  return (
    <div aria-busy="true" aria-label="Loading" role="status" className="grid gap-4">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-44 rounded-md" />
      ))}
    </div>
  )
}
