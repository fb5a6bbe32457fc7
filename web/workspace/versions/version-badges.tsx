import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { Badge } from '../../ui/badge.tsx'

/** What sets a version apart from others. */
export function VersionBadges({ version, onStage }: { version: GameVersion; onStage?: boolean }) {
  return (
    <>
      {onStage && <Badge tone="marigold">On stage</Badge>}
      {!version.proven && <Badge tone="warning">Unproven</Badge>}
      {version.editedByHand && <Badge>Edited by hand</Badge>}
    </>
  )
}
