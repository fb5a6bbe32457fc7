import type { EnvironmentCategory } from '@makebelieve/contract/entities/environment'
import type { EnvironmentProof } from '@makebelieve/contract/entities/environment-proof'
import { useQuery } from '@tanstack/react-query'
import { environmentText } from '../../texts/en/environment.ts'
import { playedText } from '../../texts/en/played.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { proofOf, type VersionOf } from '../../workspace/played/played-calls.ts'
import { FigureList } from '../../workspace/proof/figure-list.tsx'
import { ProofCard } from '../../workspace/proof/proof-card.tsx'
import { environmentKind } from './environment-kind.ts'
import { wordsFor } from './words.ts'

/** The evidence for the version on the stage, under the message that tells of it. */
export function EnvironmentProofCard({
  modelId,
  versionId,
  category,
}: VersionOf & { category: EnvironmentCategory }) {
  const { data: proof, error } = useQuery(proofOf(environmentKind.calls, { modelId, versionId }))
  if (error) return <p className="text-muted text-sm">{playedText.noProof(error.message)}</p>
  if (!proof) return <Skeleton className="h-40" />
  return (
    <ProofCard proof={proof} words={wordsFor(category).stages}>
      <FigureList label={said.label} rows={figureRows(proof.figures)} />
    </ProofCard>
  )
}

const said = environmentText.figures

/** What is worth reading of what was measured. */
function figureRows(figures: EnvironmentProof['figures']): Array<readonly [string, string]> {
  const { walk, nouns, placed, drawCalls, triangles, bytes, checks, settings } = figures
  const rows: Array<[string, string | undefined]> = [
    [said.checks, checks === undefined ? undefined : said.count(checks)],
    [said.settings, settings === undefined ? undefined : said.count(settings)],
    [said.walked, walk && said.metres(walk.metres)],
    [said.seen, nouns && said.ofAll(nouns.seen, nouns.all)],
    [said.things, placed === undefined ? undefined : said.count(placed)],
    [said.triangles, triangles === undefined ? undefined : said.count(triangles)],
    [said.drawCalls, drawCalls === undefined ? undefined : said.count(drawCalls)],
    [said.file, bytes === undefined ? undefined : said.megabytes(bytes)],
  ]
  return rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}
