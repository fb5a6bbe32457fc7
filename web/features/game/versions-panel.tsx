import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { gameText } from '../../texts/en/game.ts'
import { toast } from '../../ui/toast.ts'
import { Versions } from '../../workspace/versions/versions.tsx'
import { versionsOf } from './api/game-details.ts'

type VersionsPanelProps = {
  modelId: string
  /** The version on the stage. */
  versionId: string
  onOpen: (version: GameVersion) => void
  onCompare: (before: GameVersion, after: GameVersion) => void
  /** A version was added or named. */
  onChanged: () => void
  onClose: () => void
}

export function VersionsPanel({ modelId, versionId, onChanged, ...acts }: VersionsPanelProps) {
  const { data } = useQuery(versionsOf(modelId))
  async function goBack({ versionId: to, number }: GameVersion): Promise<void> {
    try {
      await call('restoreVersion', { body: { modelId, versionId: to } })
      toast.success(gameText.wentBack(number))
      onChanged()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  async function rename(version: GameVersion, name: string): Promise<void> {
    await call('nameVersion', { body: { modelId, versionId: version.versionId, name } })
    onChanged()
  }
  return (
    <Versions versions={data?.versions} onStageId={versionId} onGoBack={goBack} onName={rename} {...acts} />
  )
}
