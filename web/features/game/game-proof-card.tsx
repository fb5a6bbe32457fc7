import { useQuery } from '@tanstack/react-query'
import { Brush, History } from 'lucide-react'
import { drawingText } from '../../texts/en/drawing.ts'
import { playedText } from '../../texts/en/played.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { proofOf } from '../../workspace/played/played-calls.ts'
import { beginningAt, ProofCard } from '../../workspace/proof/proof-card.tsx'
import { gameKind } from './game-kind.ts'

type GameProofCardProps = {
  modelId: string
  versionId: string
  onWatch: (replay: unknown) => void
  onVersions: () => void
  /** Opens who plays, to be drawn. */
  onCast: () => void
}

/** The evidence for the version on the stage, under the last answer of the chat. */
export function GameProofCard({ modelId, versionId, onWatch, onVersions, onCast }: GameProofCardProps) {
  const { data: proof, error } = useQuery(proofOf(gameKind.calls, { modelId, versionId }))
  if (error) return <p className="text-muted text-sm">{playedText.noProof(error.message)}</p>
  if (!proof) return <Skeleton className="h-40" />
  const { won } = proof.evidence
  return (
    <ProofCard
      proof={proof}
      onWatch={won === undefined ? undefined : (from) => onWatch(beginningAt(won, from))}
      actions={
        <>
          <Button size="small" icon={<Brush size={14} aria-hidden />} onClick={onCast}>
            {drawingText.open}
          </Button>
          <Button size="small" icon={<History size={14} aria-hidden />} onClick={onVersions}>
            {playedText.versions}
          </Button>
        </>
      }
    />
  )
}
