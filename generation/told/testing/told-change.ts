import type { ReadingForm } from '../../reading/form.ts'
import type { ToldChange } from '../change.ts'

type Changes = NonNullable<ReadingForm['changes']>

/** What a provider read in the words of a change: what is done to what, and the English of words in another language. */
export const toldChange = (changes: Changes, english: string | null = null): ToldChange => ({
  change: { english, things: [], links: [], said: [], limits: [], changes },
  by: 'Read by a model.',
})
