import type { Claim } from '../../../brief/brief.ts'
import type { PlannedGame } from '../design.ts'

/** The newest claim about something replaces the older one: 'It is night' after 'It is day'. */
export function withClaim(plan: PlannedGame, claim: Claim): PlannedGame {
  return { ...plan, claims: [...plan.claims.filter((known) => subjectOf(known) !== subjectOf(claim)), claim] }
}

function subjectOf(claim: Claim): string {
  switch (claim.about) {
    case 'number':
      return `number ${claim.what}`
    case 'attribute':
      return `attribute ${claim.actor} ${claim.attribute}`
    case 'actor':
    case 'count':
    case 'points':
      return `${claim.about} ${claim.actor}`
    case 'extra':
      return `extra ${claim.extra}`
    case 'absent':
      return `absent ${claim.absent}`
    case 'scene':
    case 'time':
    case 'weather':
    case 'style':
    case 'genre':
    case 'jump':
    case 'difficulty':
      return claim.about
    default:
      return `${claim.about} ${claim.words}`
  }
}
