import type { Game } from '@makebelieve/contract/entities/game'
import type { SessionUser } from '../../api/session.ts'
import { PublishCreation } from '../../workspace/community/publish-creation.tsx'

type PublishGameProps = {
  user: SessionUser | null
  game: Game | null
  onClose: () => void
  onPublished: () => void
}

/** A game of one's own, and so in one's own name. */
export function PublishGame({ user, game, ...told }: PublishGameProps) {
  return <PublishCreation creation={user && game && { ...game, userId: user.userId }} {...told} />
}
