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
      `The code you edited by hand was replaced: the game was built anew from its design. Your edit is still there in version ${version}.`,
    )
  const [first] = trace
  if (first && trace.length > 1) {
    const failed = first.verdict.checks.filter(({ passed }) => !passed).map(({ name }) => `“${name}”`)
    const change = plan.game.challenge - first.plan.game.challenge
    const tuned =
      change < 0 ? 'it was made easier' : change > 0 ? 'it was made harder' : 'its levels were laid out anew'
    found.push(`Its design failed its proof at ${failed.join(' and ')}, so ${tuned}.`)
  }
  const played = `Played again for 3 minutes by bots without that error: “${quote}”.`
  if (found.length > 0) return [...found, played]
  return [
    played,
    'Nothing wrong was found in its design, so it was built anew as it was. If it happens again, say what you did just before.',
  ]
}
