import type { ProvenGame } from './files.ts'

/** What a user saw go wrong, and in which version. */
export type Complaint = { error: string; version: number; editedByHand: boolean }

const longestQuote = 200

/** What a repair did, in sentences: only what really happened, and the error that it was about. */
export function accountOfRepair({ plan, trace }: ProvenGame, complaint: Complaint): string[] {
  const { error, version, editedByHand } = complaint
  const quote = error.length > longestQuote ? `${error.slice(0, longestQuote)}…` : error
  const found: string[] = []
  if (editedByHand)
    found.push(
      `This replaced the code you changed by hand, because the game was rebuilt from its design. Your code is still there in version ${version}.`,
    )
  const [first] = trace
  if (first && trace.length > 1) {
    const failed = first.verdict.checks.filter(({ passed }) => !passed).map(({ name }) => `“${name}”`)
    const change = plan.game.challenge - first.plan.game.challenge
    const tuned =
      change < 0 ? 'we made it easier' : change > 0 ? 'we made it harder' : 'we laid out new levels'
    found.push(`Its design failed its proof at ${failed.join(' and ')}, so ${tuned}.`)
  }
  const played = `Bots played it again for 3 minutes without this error: “${quote}”.`
  if (found.length > 0) return [...found, played]
  return [
    played,
    'We found nothing wrong with its design, so we rebuilt it as it was. If it happens again, tell us what you did just before.',
  ]
}
