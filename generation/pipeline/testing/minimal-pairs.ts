import { beforeAll, describe, expect, it } from 'vitest'
import type { Requirement } from '../engine.ts'

/** A sentence, and words of it that another sentence has others for. */
export type Family = { sentence: string; twins: [one: string, other: string][] }

type Judge<Made> = {
  make(sentence: string): Promise<Made>
  /** The claims of another sentence, or its own, held against what was made. */
  held(made: Made, other?: string): Promise<Requirement[]> | Requirement[]
  /** Whether a claim of another sentence may be one of its own, where the same words can mean something else. */
  mayBeOwn?(made: Made, other: string): Promise<(claim: string) => boolean>
}

/**
 * Pairs of sentences that differ in one word. Whoever holds the claims of one against what was made of the other must find that very claim
 * unmet, and nothing else changed: a judge that calls it met would call anything met.
 */
export function tellTwinsApart<Made>(
  families: readonly Family[],
  { make, held, mayBeOwn }: Judge<Made>,
): void {
  describe.each(families)('claims held against “$sentence”', ({ sentence, twins }) => {
    let made: Made
    let own: Requirement[]
    // Building is work; how long it takes is measured elsewhere.
    beforeAll(async () => {
      made = await make(sentence)
      own = await held(made)
    }, 180_000)

    it('are all met where they are its own', () => {
      expect(own.filter(({ status }) => status !== 'met')).toEqual([])
    })

    it.each(twins)('turn unmet where “%s” becomes “%s”', async (one, other) => {
      const twin = sentence.replace(one, other)
      expect(twin).not.toBe(sentence)
      const judged = await held(made, twin)
      const may = (await mayBeOwn?.(made, twin)) ?? (() => true)
      const isOwn = ({ claim }: Requirement) => may(claim) && own.some((known) => known.claim === claim)
      const changed = judged.filter((requirement) => !isOwn(requirement))
      expect(changed.some(({ status }) => status === 'unmet')).toBe(true)
      expect(changed.filter(({ status }) => status === 'met')).toEqual([])
      expect(judged.filter(isOwn).filter(({ status }) => status !== 'met')).toEqual([])
    })
  })
}
