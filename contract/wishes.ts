import type { GameProof } from './entities/game-proof.ts'

type Requirement = GameProof['requirements'][number]

/**
 * What was asked for, each wish once. A thing that stands on its own and with a word before it ('rocking chair' and 'wooden
 * rocking chair') is one wish, as long as both fared alike; words that were understood in two ways are one that is met if both are.
 */
export function wishesOf(requirements: readonly Requirement[]): Requirement[] {
  const wishes: Requirement[] = []
  for (const one of requirements) {
    const place = wishes.findIndex((other) => isSameWish(one, other))
    const other = wishes[place]
    if (other) wishes[place] = joined(other, one)
    else wishes.push(one)
  }
  return wishes
}

const wordsOf = ({ claim }: Requirement) => claim.trim().toLowerCase()

function isSameWish(one: Requirement, other: Requirement): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  return a === b || (one.status === other.status && (a.endsWith(` ${b}`) || b.endsWith(` ${a}`)))
}

const ranks = { met: 0, unsupported: 1, unmet: 2 } as const

function joined(one: Requirement, other: Requirement): Requirement {
  const [worse, better] = ranks[other.status] > ranks[one.status] ? [other, one] : [one, other]
  const isStandIn =
    worse.status !== 'met' && [one, other].every(({ status, standIn }) => status === 'met' || standIn)
  const moment = worse.moment ?? better.moment
  return {
    claim: one.claim.length >= other.claim.length ? one.claim : other.claim,
    status: worse.status,
    evidence: worse.evidence === better.evidence ? worse.evidence : `${worse.evidence} ${better.evidence}`,
    ...(moment !== undefined && { moment }),
    ...(isStandIn && { standIn: true }),
  }
}
