import { type ShownKind, shownKindOf } from '@makebelieve/contract/creation-kind'
import { useRef } from 'react'
import { call } from '../../api/call.ts'
import { environmentText } from '../../texts/en/environment.ts'
import { share } from '../../texts/en/share.ts'
import { simulationText } from '../../texts/en/simulation.ts'
import { ProofBadge } from '../../ui/badge.tsx'
import { toast } from '../../ui/toast.ts'
import { workspaceOf } from '../../workspace/community/workspace-address.ts'
import { beginningAt, proofWords } from '../../workspace/proof/proof-card.tsx'
import { ProofSection } from '../../workspace/proof/proof-section.tsx'
import { walkedWords } from '../../workspace/proof/walked-words.ts'
import type { CreationFrameHandle } from '../../workspace/stage/creation-frame.tsx'
import { Stage } from '../../workspace/stage/stage.tsx'
import { AboutCreation } from './about-creation.tsx'
import type { SharedCreation } from './read-creation.ts'
import { usePlayLink } from './use-play-link.ts'

/** The public page of a game or of an environment: the stage, who made it, and why it may be believed. */
export function CreationPage({ creation }: { creation: SharedCreation }) {
  const { item, proof, environmentProof, published, encryptedId } = creation
  const frame = useRef<CreationFrameHandle>(null)
  const stage = useRef<HTMLDivElement>(null)
  const link = usePlayLink(creation)
  const words = proof ? proofWords(proof) : environmentProof && walkedWords(environmentProof)

  async function watchProof(from?: number): Promise<void> {
    try {
      const { evidence } = await call('getCreationProof', { params: { encryptedId } })
      frame.current?.watch(beginningAt(evidence.won, from) as Parameters<CreationFrameHandle['watch']>[0])
      stage.current?.scrollIntoView({ block: 'start' })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="page-width grid gap-6 pt-4 md:pt-6">
      {!published && <NotPublished creation={creation} />}
      <div
        ref={stage}
        className="-mx-[clamp(1rem,4vw,2rem)] h-[min(78dvh,44rem)] min-h-96 scroll-mt-20 overflow-hidden border-outline max-md:border-y-[1.5px] md:mx-0 md:rounded-lg md:border-[1.5px] md:shadow-paper"
      >
        <Stage
          frame={frame}
          title={item.modelName}
          proof={words && <ProofBadge href="#proof">{words}</ProofBadge>}
          emptyText={share.opening}
          words={environmentProof && stageWords[shownKindOf(item)]}
          creation={
            link.url
              ? {
                  url: link.url,
                  identity: link.identity,
                  saveKey: item.modelId,
                  picture: item.modelImage?.signedUrl,
                }
              : undefined
          }
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <AboutCreation key={item.modelId} creation={creation} />
        {proof && <ProofSection proof={proof} prompt={creation.prompt} onWatch={watchProof} />}
        {environmentProof && <ProofSection proof={environmentProof} prompt={creation.prompt} />}
      </div>
    </div>
  )
}

/** In a place nothing starts over: one only goes back to where one came in. */
const stageWords: Partial<Record<ShownKind, { restart: string }>> = {
  environment: { restart: environmentText.stage.restart },
  simulation: { restart: simulationText.stage.restart },
}

function NotPublished({ creation: { item, mine } }: { creation: SharedCreation }) {
  return (
    <p className="rounded-md bg-tint px-4 py-3" role="status">
      {mine ? (
        <>
          {share.onlyYou.before}{' '}
          <a href={workspaceOf(item.modelType, item.modelId)} className="text-link">
            {share.onlyYou.link}
          </a>{' '}
          {share.onlyYou.after}
        </>
      ) : (
        share.asAdministrator
      )}
    </p>
  )
}
