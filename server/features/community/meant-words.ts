import type { Pool } from 'pg'
import { inTransaction } from '../../database/transaction.ts'
import { mistakesBetween, mistakesForgiven } from './search-words.ts'
import { lengthOfShelf, type Sought } from './sought.ts'

type Near = { typed: string; word: string; uses: number; shelf: number }

/** The share of trigrams that two words have in common after a slip of two letters. */
const similarEnough = 0.25
const mostLookedAt = 30

/**
 * The words of the shelf that somebody with a typing mistake may have meant: for each one those that take the fewest
 * mistakes. Undefined: one of the words is like none.
 */
export async function wordsMeant(pool: Pool, words: string[]): Promise<Sought | undefined> {
  const typed = words.filter((word) => word.length > 2)
  const near = await nearWords(pool, typed)
  const parts: string[] = []
  const uses: number[] = []
  for (const word of typed) {
    const meant = fewestMistakes(
      word,
      near.filter((one) => one.typed === word),
    )
    if (meant.length === 0) return undefined
    parts.push(`(${meant.map((one) => `'${one.word}'`).join(' | ')})`)
    uses.push(meant.reduce((sum, one) => sum + one.uses, 0))
  }
  return parts.length > 0 ? { query: parts.join(' & '), uses, shelf: near[0]?.shelf ?? 1 } : undefined
}

async function nearWords(pool: Pool, typed: string[]): Promise<Near[]> {
  return inTransaction(pool, async (session) => {
    await session.query(`set local pg_trgm.similarity_threshold = ${similarEnough}`)
    const { rows } = await session.query<Near>(
      `select typed, word, uses::float8 as uses, ${lengthOfShelf} from unnest($1::text[]) as typed cross join lateral (
         select word, uses from published_word where word % typed
         order by similarity(word, typed) desc, uses desc limit ${mostLookedAt}) as near`,
      [typed],
    )
    return rows
  })
}

function fewestMistakes(typed: string, near: Near[]): Near[] {
  const judged = near.map((one) => ({ one, mistakes: mistakesBetween(typed, one.word) }))
  const fewest = Math.min(mistakesForgiven(typed), ...judged.map(({ mistakes }) => mistakes))
  return judged.filter(({ mistakes }) => mistakes === fewest).map(({ one }) => one)
}
