import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { Family, fromRoot } from '../../../script/testing/proven.ts'
import type { Requirement } from '../engine.ts'

/** A sentence, and words of it that another sentence has others for. */
export type Sentence = { sentence: string; twins: [one: string, other: string][] }

type Judge<Made> = {
  make(sentence: string): Promise<Made>
  /** The claims of another sentence, or its own, held against what was made. */
  held(made: Made, other?: string): Promise<Requirement[]> | Requirement[]
  /** Whether a claim of another sentence may be one of its own, where the same words can mean something else. */
  mayBeOwn?(made: Made, other: string): Promise<(claim: string) => boolean>
}

/**
 * Pairs of sentences that differ in one word. Whoever holds the claims of one against what was made of the other must find that very claim
 * unmet, and nothing else changed: a judge that calls it met would call anything met. What is new is tried, of the rest a part: a
 * quarter where the judge, beside whom the test lies, has changed.
 */
export function tellTwinsApart<Made>(
  test: string,
  sentences: readonly Sentence[],
  { make, held, mayBeOwn }: Judge<Made>,
): void {
  const folder = dirname(fromRoot(test))
  const family = new Family<Sentence>('twins', {
    keyOf: ({ sentence }) => sentence,
    source: join(folder, 'requirements.ts'),
    beside: [fromRoot(test)],
    own: [folder],
    ground: [fromRoot(import.meta.filename)],
    tried: { items: sentences, textOf: (item) => JSON.stringify(item) },
  })
  const proves = family.mark()
  describe.each(family.due(sentences))('claims held against “$sentence”', ({ sentence, twins }) => {
    let made: Made
    let own: Requirement[]
    // Building is work; how long it takes is measured elsewhere.
    beforeAll(async () => {
      made = await make(sentence)
      own = await held(made)
    }, 180_000)

    it('are all met where they are its own', proves, () => {
      expect(own.filter(({ status }) => status !== 'met')).toEqual([])
    })

    it.each(twins)('turn unmet where “%s” becomes “%s”', proves, async (one, other) => {
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
