import type { Environment, EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { texts } from '@makebelieve/contract/texts'
import { useQuery } from '@tanstack/react-query'
import { playedText } from '../../../texts/en/played.ts'
import { ProofBadge } from '../../../ui/badge.tsx'
import { RunProgress } from '../../../workspace/chat/run-progress.tsx'
import { playLinksOf, proofOf } from '../../../workspace/played/played-calls.ts'
import { PlayedCreation, type StageSeat, storePicture } from '../../../workspace/played/played-creation.tsx'
import { ExampleStage } from '../../../workspace/stage/example-stage.tsx'
import { Stage } from '../../../workspace/stage/stage.tsx'
import type { Made, OpenRun } from '../chat/conversation.ts'
import { environmentKind, kindFor, stageWordsFor } from '../environment-kind.ts'
import { downloadEnvironment, downloadPicture } from '../export-environment.ts'
import { wordsFor } from '../words.ts'
import { ExampleScene } from './example-scene.tsx'
import { useStagePicture } from './use-stage-picture.ts'

type EnvironmentStageProps = {
  category: EnvironmentCategory
  environment?: Environment
  /** What a visitor made: it can be walked in and taken along, and no more. */
  visitors?: Made
  /** The version that is shown: the newest, unless another was chosen. */
  versionId?: string
  /** A version that was made just now, of which there is no picture of the stage yet. */
  freshVersion?: string
  run: OpenRun | null
  seat: StageSeat
  onPublish: (environment: Environment | undefined) => void
  onExample: (prompt: string) => void
}

/** The stage of one environment; the curtain while there is none. */
export function EnvironmentStage(props: EnvironmentStageProps) {
  const { environment, visitors, versionId, run, category, onExample } = props
  const words = wordsFor(category)
  if (environment && versionId)
    return <OwnEnvironment {...props} environment={environment} versionId={versionId} />
  if (visitors) return <VisitorsEnvironment {...props} made={visitors} />
  if (run)
    return (
      <Stage
        title=""
        emptyText=""
        busy={
          <RunProgress title={texts.environmentChat.generating} stages={run.stages} words={words.stages} />
        }
      />
    )
  return (
    <section
      aria-label={texts.environmentChat.emptyPreview}
      className="size-full bg-paper p-3 text-ink [color-scheme:dark]"
    >
      <div className="size-full overflow-hidden rounded-md">
        <ExampleStage
          title={texts.environmentChat.emptyPreview}
          text={words.stage.beginWith}
          examples={words.examples.map(({ prompt, drawing }) => ({
            prompt,
            drawing: <ExampleScene name={drawing} />,
          }))}
          busy={false}
          onExample={onExample}
        />
      </div>
    </section>
  )
}

type OwnEnvironmentProps = EnvironmentStageProps & { environment: Environment; versionId: string }

function OwnEnvironment(props: OwnEnvironmentProps) {
  const { environment, versionId, freshVersion, seat, onPublish } = props
  const { modelId, userId } = environment
  const takePicture = useStagePicture(
    seat.frame,
    freshVersion === versionId ? versionId : undefined,
    (image) => storePicture('Environment', { modelId, versionId, userId, image }).then(seat.onChanged),
  )
  return (
    <PlayedCreation
      kind={kindFor(environment.category)}
      creation={environment}
      versionId={versionId}
      onPublish={() => onPublish(environment)}
      onReady={takePicture}
      {...seat}
    />
  )
}

function VisitorsEnvironment({ made, category, seat, onPublish }: EnvironmentStageProps & { made: Made }) {
  const { modelId, versionId, name } = made
  const links = useQuery(playLinksOf(environmentKind.calls, { modelId, versionId }))
  const proof = useQuery(proofOf(environmentKind.calls, { modelId, versionId }))
  const words = proof.data && environmentKind.proven(proof.data)
  return (
    <Stage
      frame={seat.frame}
      title={name}
      words={stageWordsFor(category)}
      proof={words && <ProofBadge>{words}</ProofBadge>}
      emptyText={links.error ? links.error.message : playedText.opening}
      creation={
        links.data && {
          url: links.data.htmlUrl.signedUrl,
          identity: versionId,
          saveKey: `${environmentKind.saves}-${modelId}`,
        }
      }
      onExport={(format) => downloadEnvironment(modelId, format)}
      onSnapshot={() => void downloadPicture({ modelId, versionId })}
      onPublish={() => onPublish(undefined)}
      onReload={() => void links.refetch()}
    />
  )
}
