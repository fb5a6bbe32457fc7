import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { versionsText as said } from '../../texts/en/versions.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { VersionBadges } from './version-badges.tsx'
import { VersionChanges } from './version-changes.tsx'
import { VersionNameForm } from './version-name-form.tsx'
import { VersionPicture } from './version-picture.tsx'
import { versionName, versionTitle } from './version-words.ts'

type VersionCardProps = {
  version: GameVersion
  now: Date
  newest: boolean
  onStage: boolean
  /** Chosen to be compared; undefined where there is nothing to compare it with. */
  picked: boolean | undefined
  /** It is being gone back to, or another one is. */
  goingBack: 'this' | 'other' | null
  onOpen: () => void
  onGoBack: () => void
  onName: (name: string) => Promise<unknown>
  onPick: () => void
}

export function VersionCard(props: VersionCardProps) {
  const { version, now, newest, onStage, picked, goingBack } = props
  const { named, naming, startNaming, stopNaming } = useNaming()
  return (
    <Card className="grid gap-3 p-3">
      <div className="flex gap-3">
        <VersionPicture version={version} className="h-15 w-20 shrink-0 rounded-sm @xs:h-18 @xs:w-24" />
        <div className="grid min-w-0 grow content-start gap-1">
          <div className="flex items-start gap-1">
            <h3 className="grow whitespace-nowrap pt-0.5 text-lg">{versionTitle(version)}</h3>
            {!naming && (
              <IconButton
                ref={named}
                label={said.name.give(version.number)}
                icon={<Pencil size={16} aria-hidden />}
                onClick={startNaming}
                className="-mt-1.5 -mr-1.5"
              />
            )}
          </div>
          <p className="text-muted text-sm">
            <RelativeDate date={version.designDate} now={now} />
            {newest && ` · ${said.newest}`}
          </p>
          <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
            <VersionBadges {...{ version, onStage }} />
          </div>
        </div>
      </div>
      {naming ? (
        <VersionNameForm version={version} onName={props.onName} onDone={stopNaming} />
      ) : (
        <p className="line-clamp-3 break-words font-medium text-[0.9375rem] leading-snug">
          {versionName(version)}
        </p>
      )}
      {version.restoredFrom !== undefined && (
        <p className="text-muted text-sm">{said.goesBackTo(version.restoredFrom)}</p>
      )}
      <VersionChanges changes={version.changes} />
      <div className="flex flex-wrap items-center gap-2 pr-1 pb-1">
        <Button
          size="small"
          onClick={props.onOpen}
          disabled={onStage}
          aria-label={said.openIt(version.number)}
        >
          {said.open}
        </Button>
        {!newest && (
          <Button
            size="small"
            onClick={props.onGoBack}
            busy={goingBack === 'this'}
            busyLabel={said.goingBack}
            disabled={goingBack === 'other'}
            aria-label={goingBack === 'this' ? undefined : said.goBackTo(version.number)}
          >
            {said.goBack}
          </Button>
        )}
        {picked !== undefined && (
          <Chip selected={picked} onClick={props.onPick} aria-label={said.compareIt(version.number)}>
            {said.compare}
          </Chip>
        )}
      </div>
    </Card>
  )
}

/** The pencil makes way for the form, and has the focus again when the form is gone. */
function useNaming() {
  const [naming, setNaming] = useState(false)
  const named = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    if (!naming && wasNaming.current) named.current?.focus()
    wasNaming.current = naming
  }, [naming])
  return { named, naming, startNaming: () => setNaming(true), stopNaming: () => setNaming(false) }
}
