import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { versionsText } from '../../texts/en/versions.ts'
import { Badge } from '../../ui/badge.tsx'

/** What sets a version apart from others. */
export function VersionBadges({ version, onStage }: { version: GameVersion; onStage?: boolean }) {
  return (
    <>
      {onStage && <Badge tone="marigold">{versionsText.onStage}</Badge>}
      {!version.proven && <Badge tone="warning">{versionsText.unproven}</Badge>}
      {version.editedByHand && <Badge>{versionsText.editedByHand}</Badge>}
    </>
  )
}
