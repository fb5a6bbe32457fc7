import { describe, expect, it } from 'vitest'
import type { ProvenGame } from './files.ts'
import { accountOfRepair } from './repair-account.ts'

/** A repair as the account reads it: the challenge of each attempt, and the check that failed before the last. */
function repaired(...challenges: number[]): ProvenGame {
  const trace = challenges.map((challenge, index) => ({
    plan: { game: { challenge } },
    verdict: { checks: [{ name: 'A bot wins', passed: index === challenges.length - 1, evidence: '' }] },
  }))
  return { plan: trace.at(-1)?.plan, trace } as unknown as ProvenGame
}

const complaint = { error: 'x is undefined', version: 2, editedByHand: false }

describe('the account of a repair', () => {
  it('says honestly that nothing was found', () => {
    expect(accountOfRepair(repaired(0.5), complaint)).toEqual([
      'Bots played it again for 3 minutes without this error: “x is undefined”.',
      'We found nothing wrong with its design, so we rebuilt it as it was. If it happens again, tell us what you did just before.',
    ])
  })

  it.each([
    ['we made it easier', [0.5, 0.32]],
    ['we made it harder', [0.5, 0.68]],
    ['we laid out new levels', [0.5, 0.5]],
  ])('tells what failed and that %s', (tuned, challenges) => {
    expect(accountOfRepair(repaired(...challenges), complaint)).toEqual([
      `Its design failed its proof at “A bot wins”, so ${tuned}.`,
      'Bots played it again for 3 minutes without this error: “x is undefined”.',
    ])
  })

  it('tells that edited code was given up, and where it still is', () => {
    const [first] = accountOfRepair(repaired(0.5), { ...complaint, editedByHand: true })
    expect(first).toMatch(/replaced the code you changed by hand.*version 2\.$/)
  })

  it('quotes no more than the beginning of a long error', () => {
    const [played] = accountOfRepair(repaired(0.5), { ...complaint, error: 'e'.repeat(2000) })
    expect(played?.length).toBeLessThan(300)
  })
})
