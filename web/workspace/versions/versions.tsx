import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import clsx from 'clsx'
import { useId, useState } from 'react'
import { versionsText as said } from '../../texts/en/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pickPair } from './pick-pair.ts'
import { VersionCard } from './version-card.tsx'

type VersionsProps = {
  /** Newest first; undefined while they are loaded. */
  versions: ReadonlyArray<GameVersion> | undefined
  /** The one that is played now. */
  onStageId?: string
  now?: Date
  onOpen: (version: GameVersion) => void
  /** Failures are told by the caller. */
  onGoBack: (version: GameVersion) => Promise<unknown>
  /** A failure is shown beside the field. */
  onName: (version: GameVersion, name: string) => Promise<unknown>
  onCompare: (before: GameVersion, after: GameVersion) => void
  onClose: () => void
  className?: string
}

/** Every state the creation was in: nothing is ever overwritten. */
export function Versions(props: VersionsProps) {
  const { versions, onStageId, now = new Date() } = props
  const [pickedIds, setPickedIds] = useState<readonly string[]>([])
  const [goingBackId, setGoingBackId] = useState<string | null>(null)
  const id = useId()
  // Those that are gone from the list are no longer chosen.
  const picked = versions?.filter(({ versionId }) => pickedIds.includes(versionId)) ?? []

  async function goBack(version: GameVersion) {
    if (goingBackId) return
    setGoingBackId(version.versionId)
    try {
      await props.onGoBack(version)
    } catch {
      // The caller has told of it.
    } finally {
      setGoingBackId(null)
    }
  }

  return (
    <section
      aria-labelledby={id}
      className={clsx('flex h-full min-h-0 flex-col bg-paper text-ink', props.className)}
    >
      <header className="flex items-center justify-between gap-3 border-line border-b-[1.5px] py-2 pr-2 pl-4">
        <h2 id={id} className="text-xl">
          {said.title}
        </h2>
        <IconButton label={said.close} icon={<Glyph name="close" />} onClick={props.onClose} />
      </header>
      {versions === undefined && <Waiting />}
      {versions?.length === 0 && <p className="p-4 text-muted">{said.none}</p>}
      <ol className="@container grid min-h-0 grow content-start gap-4 overflow-y-auto p-4 empty:hidden">
        {versions?.map((version, index) => (
          <li key={version.versionId}>
            <VersionCard
              {...{ version, now }}
              newest={index === 0}
              onStage={version.versionId === onStageId}
              picked={versions.length > 1 ? picked.includes(version) : undefined}
              goingBack={goingBackId === null ? null : goingBackId === version.versionId ? 'this' : 'other'}
              onOpen={() => props.onOpen(version)}
              onGoBack={() => goBack(version)}
              onName={(name) => props.onName(version, name)}
              onPick={() => setPickedIds(pickPair(pickedIds, version.versionId))}
            />
          </li>
        ))}
      </ol>
      <CompareBar picked={picked} onCompare={props.onCompare} onClear={() => setPickedIds([])} />
    </section>
  )
}

type CompareBarProps = Pick<VersionsProps, 'onCompare'> & {
  picked: ReadonlyArray<GameVersion>
  onClear: () => void
}

function CompareBar({ picked, onCompare, onClear }: CompareBarProps) {
  const [after, before] = picked
  return (
    <div aria-live="polite" className="border-line not-empty:border-t-[1.5px] bg-card">
      {after && (
        <div className="flex flex-wrap items-center justify-between gap-2 px-4 py-3">
          <p className="text-sm">
            {before ? said.pair(before.number, after.number) : said.oneMore(after.number)}
          </p>
          <div className="flex gap-2 pr-1">
            <Button kind="ghost" size="small" onClick={onClear}>
              {said.clear}
            </Button>
            <Button
              kind="primary"
              size="small"
              disabled={!before}
              onClick={() => before && onCompare(before, after)}
            >
              {said.compare}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-4 p-4">
      <span className="sr-only">{said.loading}</span>
      {['first', 'second'].map((key) => (
        <Card key={key} className="grid gap-3 p-3">
          <div className="flex gap-3">
            <Skeleton className="h-18 w-24" />
            <div className="grid grow content-start gap-2">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-4 w-20" />
            </div>
          </div>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-9 w-40" />
        </Card>
      ))}
    </div>
  )
}
