import { relativeDate } from '@makebelieve/contract/constants'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
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
  const title = versionTitle(version)
  return (
    <Card className="grid content-start">
      <div className="aspect-video overflow-clip border-outline border-b-[1.5px] bg-[#16141f]">
        {playing && stage ? stage : <VersionPicture version={version} className="size-full" />}
      </div>
      <div className="grid gap-3 p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h3 className="text-xl">{title}</h3>
          <VersionBadges version={version} onStage={playing} />
          <time dateTime={version.designDate} className="ml-auto text-muted text-sm">
            {relativeDate(version.designDate, now)}
          </time>
        </div>
        {version.name && <p className="break-words font-semibold">{version.name}</p>}
        <blockquote className="break-words border-line border-l-4 pl-3 text-muted">
          {version.prompt}
        </blockquote>
        {version.restoredFrom !== undefined && (
          <p className="text-muted text-sm">Goes back to version {version.restoredFrom}.</p>
        )}
        <VersionChanges changes={version.changes} all />
        <Button
          size="small"
          className="w-fit"
          icon={<Play size={16} aria-hidden />}
          disabled={playing}
          aria-label={`Play this one: ${title.toLowerCase()}`}
          onClick={onPlay}
        >
          Play this one
        </Button>
      </div>
    </Card>
  )
}
