import type { Guess } from '@makebelieve/contract/offer'
import type { Reading } from '../../reading/schema.ts'
import { type Found, isMeant, rankTopics } from './read/topic.ts'

/**
 * From here on a topic is taken for what was meant without a word about it. Above the threshold at which one counts as meant, 19 of 235 judged
 * prompts were given a wrong one (`read/topic.ts`): whoever is near to it is asked.
 */
const sureTopic = 0.75
const mostOffers = 2

/** A topic that is probably meant, but not surely, is made all the same; it is said so, and the next likely ones are offered. */
export async function guessOf(reading: Reading, found: Found | undefined): Promise<Guess | undefined> {
  if (!found?.page.system || !isMeant(found) || found.sure >= sureTopic) return undefined
  const { title } = found.page.system
  const titles = (await rankTopics(reading)).map(({ page }) => page.title)
  const offers = [...new Set(titles)]
    .filter((other) => other !== title && other !== found.page.title)
    .slice(0, mostOffers)
    .map((other) => ({ label: other, prompt: other }))
  return { says: `We weren't sure which topic you meant, so we picked “${title}”.`, offers }
}
