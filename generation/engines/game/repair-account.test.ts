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
      'Played again for 3 minutes by bots without that error: “x is undefined”.',
      'Nothing wrong was found in its design, so it was built anew as it was. If it happens again, say what you did just before.',
    ])
  })

  it.each([
    ['it was made easier', [0.5, 0.32]],
    ['it was made harder', [0.5, 0.68]],
    ['its levels were laid out anew', [0.5, 0.5]],
  ])('tells what failed and that %s', (tuned, challenges) => {
    expect(accountOfRepair(repaired(...challenges), complaint)).toEqual([
      `Its design failed its proof at “A bot wins”, so ${tuned}.`,
      'Played again for 3 minutes by bots without that error: “x is undefined”.',
    ])
  })

  it('tells that edited code was given up, and where it still is', () => {
    const [first] = accountOfRepair(repaired(0.5), { ...complaint, editedByHand: true })
    expect(first).toMatch(/edited by hand was replaced.*version 2\.$/)
  })

  it('quotes no more than the beginning of a long error', () => {
    const [played] = accountOfRepair(repaired(0.5), { ...complaint, error: 'e'.repeat(2000) })
    expect(played?.length).toBeLessThan(300)
  })
})
