import type { EnvironmentProof } from '@makebelieve/contract/entities/environment-proof'
import { proofText } from '../../texts/en/proof.ts'

/** 'walked 84 m', for the stage and for pages; nothing where nobody walked in it. */
export function walkedWords({
  checks,
  figures,
}: Pick<EnvironmentProof, 'checks' | 'figures'>): string | undefined {
  if (checks.length === 0 || checks.some(({ passed }) => !passed)) return undefined
  return figures.walk ? proofText.walkedFor(figures.walk.metres) : proofText.walked
}
