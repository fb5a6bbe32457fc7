import type { Pool } from 'pg'
import { inTransaction, type Queryable } from '../../database/transaction.ts'
import { mistakesBetween, mistakesForgiven } from './search-words.ts'
import { anyOf, lengthOfShelf, type Sought } from './sought.ts'

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
  const near = await oneSlipAway(pool, typed)
  const others = typed.filter((word) => meantBy(word, near).length === 0)
  // More than one slip is not forgiven in a short word, and all that are one slip away are known by now.
  if (others.some((word) => mistakesForgiven(word) === 1)) return undefined
  if (others.length > 0) near.push(...(await resembling(pool, others)))
  const meant = typed.map((word) => meantBy(word, near))
  if (meant.length === 0 || meant.some((found) => found.length === 0)) return undefined
  return {
    terms: meant.map((found) => ({
      query: anyOf(found.map(({ word }) => word)),
      uses: found.reduce((sum, { uses }) => sum + uses, 0),
      beginning: false,
    })),
    shelf: near[0]?.shelf ?? 1,
  }
}

const nearColumns = `typed, word, uses::float8 as uses, ${lengthOfShelf}`

async function oneSlipAway(db: Queryable, typed: string[]): Promise<Near[]> {
  const { rows } = await db.query<Near>(
    `select ${nearColumns} from unnest($1::text[]) as typed cross join lateral (
       select word, uses from published_word where slips_of(word) && slips_of(typed)
       order by uses desc limit ${mostLookedAt}) as near`,
    [typed],
  )
  return rows
}

/** For words with more than one slip; this takes the longer, the more words there are. */
async function resembling(pool: Pool, typed: string[]): Promise<Near[]> {
  return inTransaction(pool, async (session) => {
    await session.query(`set local pg_trgm.similarity_threshold = ${similarEnough}`)
    const { rows } = await session.query<Near>(
      `select ${nearColumns} from unnest($1::text[]) as typed cross join lateral (
         select word, uses from published_word where word % typed
         order by similarity(word, typed) desc, uses desc limit ${mostLookedAt}) as near`,
      [typed],
    )
    return rows
  })
}

function meantBy(typed: string, near: Near[]): Near[] {
  return fewestMistakes(
    typed,
    near.filter((one) => one.typed === typed),
  )
}

function fewestMistakes(typed: string, near: Near[]): Near[] {
  const judged = near.map((one) => ({ one, mistakes: mistakesBetween(typed, one.word) }))
  const fewest = Math.min(mistakesForgiven(typed), ...judged.map(({ mistakes }) => mistakes))
  return judged.filter(({ mistakes }) => mistakes === fewest).map(({ one }) => one)
}
