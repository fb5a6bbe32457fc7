import type { ModelProof } from '@makebelieve/contract/entities/model-proof'
import { useQuery } from '@tanstack/react-query'
import { modelText } from '../../texts/en/model.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FigureList } from '../../workspace/proof/figure-list.tsx'
import { ProofCard } from '../../workspace/proof/proof-card.tsx'
import { modelProofOf } from './api/models.ts'

/** The evidence for a model, under the message that tells of it. */
export function ModelProofCard({ modelId }: { modelId: string }) {
  const { data: proof, error } = useQuery(modelProofOf(modelId))
  if (error) return <p className="text-muted text-sm">{modelText.noProof(error.message)}</p>
  if (!proof) return <Skeleton className="h-40" />
  return (
    <ProofCard proof={proof} words={modelText.stages}>
      <Figures figures={proof.figures} />
    </ProofCard>
  )
}

const said = modelText.figures

function Figures({ figures }: { figures: ModelProof['figures'] }) {
  const rows = [
    [said.size, said.metres(figures.size)],
    [said.triangles, said.count(figures.triangles)],
    [said.parts, said.count(figures.parts.length)],
    [said.texture, said.pixels(figures.textureSize)],
    [said.file, said.megabytes(figures.bytes)],
  ] as const
  return <FigureList label={said.label} rows={rows} />
}
