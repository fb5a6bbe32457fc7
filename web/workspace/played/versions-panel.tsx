import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { useQuery } from '@tanstack/react-query'
import { playedText } from '../../texts/en/played.ts'
import { toast } from '../../ui/toast.ts'
import { Versions } from '../versions/versions.tsx'
import { type PlayedCalls, versionsOf } from './played-calls.ts'

type VersionsPanelProps = {
  calls: PlayedCalls
  modelId: string
  /** The version on the stage. */
  versionId: string
  onOpen: (version: GameVersion) => void
  onCompare: (before: GameVersion, after: GameVersion) => void
  /** A version was added or named. */
  onChanged: () => void
  onClose: () => void
}

export function VersionsPanel({ calls, modelId, versionId, onChanged, ...acts }: VersionsPanelProps) {
  const { data } = useQuery(versionsOf(calls, modelId))
  async function goBack({ versionId: to, number }: GameVersion): Promise<void> {
    try {
      await calls.goBack({ modelId, versionId: to })
      toast.success(playedText.wentBack(number))
      onChanged()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }
  async function rename(version: GameVersion, name: string): Promise<void> {
    await calls.giveName({ modelId, versionId: version.versionId }, name)
    onChanged()
  }
  return (
    <Versions versions={data?.versions} onStageId={versionId} onGoBack={goBack} onName={rename} {...acts} />
  )
}
