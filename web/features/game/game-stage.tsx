import type { Game } from '@makebelieve/contract/entities/game'
import { texts } from '@makebelieve/contract/texts'
import { gameText } from '../../texts/en/game.ts'
import { RunProgress } from '../../workspace/chat/run-progress.tsx'
import { PlayedCreation, type StageSeat } from '../../workspace/played/played-creation.tsx'
import { Stage } from '../../workspace/stage/stage.tsx'
import type { OpenRun } from './chat/conversation.ts'
import { gameKind } from './game-kind.ts'

type GameStageProps = StageSeat & {
  game?: Game
  /** The version that is shown: the newest, unless another was chosen. */
  versionId?: string
  run: OpenRun | null
  onPublish: (game: Game) => void
  onShare: (game: Game) => void
  onProof: () => void
  /** Opens who plays, to be drawn. */
  onCast: () => void
}

/** The stage of one game, or the curtain while there is none. */
export function GameStage({ game, versionId, run, onPublish, onShare, ...rest }: GameStageProps) {
  if (game && versionId)
    return (
      <PlayedCreation
        kind={gameKind}
        creation={game}
        versionId={versionId}
        onPublish={() => onPublish(game)}
        onShare={() => onShare(game)}
        {...rest}
      />
    )
  const busy = run ? <RunProgress title={texts.gameChat.generating} stages={run.stages} /> : undefined
  return <Stage title="" emptyText={gameText.stage.empty} busy={busy} />
}
