import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { versionsText } from '../../../texts/en/versions.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { RelativeDate } from '../../../ui/relative-date.tsx'
import { VersionBadges } from '../version-badges.tsx'
import { VersionChanges } from '../version-changes.tsx'
import { VersionPicture } from '../version-picture.tsx'
import { versionTitle } from '../version-words.ts'

type ComparedSideProps = {
  version: GameVersion
  now: Date
  /** What plays here now, instead of the picture. */
  stage: ReactNode
  playing: boolean
  onPlay: () => void
}

export function ComparedSide({ version, now, stage, playing, onPlay }: ComparedSideProps) {
  return (
    <Card className="grid content-start">
      <div className="aspect-video overflow-clip border-outline border-b-[1.5px] bg-[#16141f]">
        {playing && stage ? stage : <VersionPicture version={version} className="size-full" />}
      </div>
      <div className="grid gap-3 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="text-xl">{versionTitle(version)}</h3>
          <VersionBadges version={version} onStage={playing} />
          <RelativeDate date={version.designDate} now={now} className="ml-auto text-muted text-sm" />
        </div>
        {version.name && <p className="break-words font-semibold">{version.name}</p>}
        <blockquote className="break-words border-line border-l-4 pl-3 text-muted">
          {version.prompt}
        </blockquote>
        {version.restoredFrom !== undefined && (
          <p className="text-muted text-sm">{versionsText.goesBackTo(version.restoredFrom)}</p>
        )}
        <VersionChanges changes={version.changes} all />
        <Button
          size="small"
          className="w-fit"
          icon={<Play size={16} aria-hidden />}
          disabled={playing}
          aria-label={versionsText.compared.playIt(version.number)}
          onClick={onPlay}
        >
          {versionsText.compared.play}
        </Button>
      </div>
    </Card>
  )
}
