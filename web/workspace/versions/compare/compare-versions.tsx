import type { GameProof } from '@makebelieve/contract/entities/game-proof'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import clsx from 'clsx'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import { versionsText } from '../../../texts/en/versions.ts'
import { Glyph } from '../../../ui/glyph.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { versionTitle } from '../version-words.ts'
import { ComparedSide } from './compared-side.tsx'
import { RequirementsCompared } from './requirements-compared.tsx'
import { useLoaded } from './use-loaded.ts'
import { WhenLoaded } from './when-loaded.tsx'

const said = versionsText.compared

const CodeDifference = lazy(() => import('./code-difference.tsx'))

type CompareVersionsProps = {
  before: GameVersion
  after: GameVersion
  /** Two live frames of one origin freeze together, so at most one side plays. */
  playingId?: string
  /** The live frame, shown in place of the picture of the side that plays; without it the caller shows it elsewhere. */
  stage?: ReactNode
  now?: Date
  loadCode: (versionId: string) => Promise<string>
  loadProof: (versionId: string) => Promise<Pick<GameProof, 'requirements'>>
  onPlay: (version: GameVersion) => void
  onClose: () => void
  className?: string
}

/** Two versions side by side: what they look like, what was asked for, how that fared, and the code. */
export function CompareVersions(props: CompareVersionsProps) {
  const { before, after, now = new Date(), loadCode, loadProof } = props
  const id = useId()
  const pair = [before, after] as const
  const key = `${before.versionId} ${after.versionId}`
  const proofs = useLoaded(key, () => ofBoth(pair, loadProof))
  const codes = useLoaded(key, () => ofBoth(pair, loadCode))

  return (
    <section
      aria-labelledby={id}
      className={clsx('flex h-full min-h-0 flex-col bg-paper text-ink', props.className)}
    >
      <header className="flex items-center justify-between gap-3 border-line border-b-[1.5px] py-2 pr-2 pl-4">
        <h2 id={id} className="text-xl">
          {versionsText.pair(before.number, after.number)}
        </h2>
        <IconButton label={said.close} icon={<Glyph name="close" />} onClick={props.onClose} />
      </header>
      <div className="@container min-h-0 grow overflow-y-auto">
        <div className="grid gap-8 p-4">
          <div className="grid gap-5 @2xl:grid-cols-2">
            {pair.map((version) => (
              <ComparedSide
                key={version.versionId}
                {...{ version, now }}
                stage={props.stage}
                playing={props.playingId === version.versionId}
                onPlay={() => props.onPlay(version)}
              />
            ))}
          </div>
          <Part title={said.wishes}>
            <WhenLoaded of={proofs} failure={said.noWishes} waiting={<WaitingRows />}>
              {([old, young]) => (
                <RequirementsCompared
                  before={{ title: versionTitle(before), requirements: old.requirements }}
                  after={{ title: versionTitle(after), requirements: young.requirements }}
                />
              )}
            </WhenLoaded>
          </Part>
          <Part title={said.code}>
            <WhenLoaded of={codes} failure={said.noCode} waiting={<WaitingCode />}>
              {([old, young]) =>
                old === young ? (
                  <p className="text-muted">{said.sameCode}</p>
                ) : (
                  <div className="sheet max-h-[70dvh] overflow-auto">
                    <Suspense fallback={<WaitingCode />}>
                      <CodeDifference
                        before={{ title: versionTitle(before), code: old }}
                        after={{ title: versionTitle(after), code: young }}
                      />
                    </Suspense>
                  </div>
                )
              }
            </WhenLoaded>
          </Part>
        </div>
      </div>
    </section>
  )
}

function ofBoth<Value>(
  [before, after]: readonly [GameVersion, GameVersion],
  load: (versionId: string) => Promise<Value>,
): Promise<[Value, Value]> {
  return Promise.all([load(before.versionId), load(after.versionId)])
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  )
}

function WaitingRows() {
  return (
    <div className="grid gap-3">
      <span className="sr-only">{said.loadingWishes}</span>
      {['w-full', 'w-11/12', 'w-4/5'].map((width) => (
        <Skeleton key={width} className={`h-6 ${width}`} />
      ))}
    </div>
  )
}

function WaitingCode() {
  return (
    <div>
      <span className="sr-only">{said.loadingCode}</span>
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
