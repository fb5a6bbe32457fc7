import type { Environment, EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import { texts } from '@makebelieve/contract/texts'
import { RunProgress } from '../../../workspace/chat/run-progress.tsx'
import { PlayedCreation, type StageSeat, storePicture } from '../../../workspace/played/played-creation.tsx'
import { ExampleStage } from '../../../workspace/stage/example-stage.tsx'
import { Stage } from '../../../workspace/stage/stage.tsx'
import type { OpenRun } from '../chat/conversation.ts'
import { kindFor } from '../environment-kind.ts'
import { wordsFor } from '../words.ts'
import { ExampleScene } from './example-scene.tsx'
import { useStagePicture } from './use-stage-picture.ts'

type EnvironmentStageProps = {
  category: EnvironmentCategory
  environment?: Environment
  /** The version that is shown: the newest, unless another was chosen. */
  versionId?: string
  /** A version that was made just now, of which there is no picture of the stage yet. */
  freshVersion?: string
  run: OpenRun | null
  seat: StageSeat
  onPublish: (environment: Environment) => void
  onShare: (environment: Environment) => void
  onProof: () => void
  onExample: (prompt: string) => void
}

/** The stage of one environment; the curtain while there is none. */
export function EnvironmentStage(props: EnvironmentStageProps) {
  const { environment, versionId, run, category, onExample } = props
  const words = wordsFor(category)
  if (environment && versionId)
    return <OwnEnvironment {...props} environment={environment} versionId={versionId} />
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
  const { environment, versionId, freshVersion, seat, onPublish, onShare, onProof } = props
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
      onShare={() => onShare(environment)}
      onProof={onProof}
      onReady={takePicture}
      {...seat}
    />
  )
}
