import type { GameProof } from '@makebelieve/contract/entities/game-proof'

export type Requirement = GameProof['requirements'][number]

/** A claim as it fared in both versions; where it was not made, there is nothing. */
export type RequirementRow = {
  claim: string
  before: Requirement | undefined
  after: Requirement | undefined
  differs: boolean
}

/** The claims of the newer version in their order, then those that only the older one made. */
export function requirementRows(
  before: readonly Requirement[],
  after: readonly Requirement[],
): RequirementRow[] {
  const old = byClaim(before)
  const young = byClaim(after)
  return [...new Set([...young.keys(), ...old.keys()])].map((claim) => {
    const row = { claim, before: old.get(claim), after: young.get(claim) }
    return { ...row, differs: row.before?.status !== row.after?.status }
  })
}

const byClaim = (requirements: readonly Requirement[]) =>
  new Map(requirements.map((requirement) => [requirement.claim, requirement]))
