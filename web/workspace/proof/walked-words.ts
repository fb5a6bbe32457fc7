import type { EnvironmentProof } from '@makebelieve/contract/entities/environment-proof'
import { proofText } from '../../texts/en/proof.ts'

/** 'walked 84 m' or 'agrees with its equations', for the stage and for pages; nothing where nobody looked. */
export function walkedWords({
  checks,
  figures,
}: Pick<EnvironmentProof, 'checks' | 'figures'>): string | undefined {
  if (checks.length === 0 || checks.some(({ passed }) => !passed)) return undefined
  if (figures.settings !== undefined) return proofText.agrees
  return figures.walk ? proofText.walkedFor(figures.walk.metres) : proofText.walked
}
