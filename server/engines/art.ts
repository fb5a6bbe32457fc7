import { openCatalogue } from '@makebelieve/generation/things/catalogue'
import { z } from 'zod'
import type { Generate } from '../runs/generator.ts'

const artTask = z.object({ words: z.string() })

/** Which pictures there are for some nouns, for an Agent that chooses its cast. Nothing is made. */
export const generate: Generate = ({ input }) => {
  const catalogue = openCatalogue()
  const nouns = artTask
    .parse(input)
    .words.split(',')
    .map((noun) => noun.trim())
    .filter(Boolean)
    .slice(0, 12)
  const lines = nouns.map((noun) => {
    if (!catalogue.knows(noun)) return `${noun}: nobody knows this word; choose a plainer one.`
    const { name, traits, motion, glossy, flat } = catalogue.find(noun)
    return `${noun}: shown as ${name} (${(glossy ?? flat).id}); ${traits.join(', ')}; ${motion}.`
  })
  return { kind: 'game', name: 'art', files: [], details: { found: lines.join('\n') } }
}
