import type { Pool } from 'pg'
import { wordsMeant } from './meant-words.ts'
import { wordsOf } from './search-words.ts'
import { type Found, isShown, startOf, type Wish } from './shelf.ts'
import { type Sought, soughtAsSpelt, type Term } from './sought.ts'
import { findAll, findOnTop, findOnWalk, type Parts, searchFor } from './ways-of-searching.ts'

/** What has all words, each at least as the beginning of one; or if there is none, what has words spelt nearly so. */
export async function searchCreations(pool: Pool, wish: Wish): Promise<Found> {
  const words = wordsOf(wish.search)
  if (words.length === 0) return { rows: [], total: 0 }
  const exact = await find(pool, wish, await soughtAsSpelt(pool, words))
  if (exact.total > 0) return exact
  const meant = await wordsMeant(pool, words)
  return meant ? find(pool, wish, meant) : exact
}

/** So few are quickly fetched, and then it is known how many there are. */
const fetchedAtOnce = 300
/** So many rows are read along the list in the time that the index takes to find the words in its top. */
const longestWalk = 2000
/** It takes longer where it has to collect beginnings. */
const longestWalkForBeginnings = 4000
/** So many entries of the index are collected in the time that fetching one row takes, which may lie anywhere. */
const entriesPerRow = 10
/** Words are not spread evenly: with so many times what a page takes, it is nearly always full. */
const margin = 2
/** How much further down to look when it is not. */
const stride = 4

/**
 * Rare words: all that has them is found by their index, and then sorted. Others fill the page with the top of the list
 * alone. If they are everywhere, the list itself is read until the page is full; if not, the index says what of the top
 * has them. The planner cannot know which is which, but the counts of the words say it.
 */
async function find(pool: Pool, wish: Wish, { terms, shelf }: Sought): Promise<Found> {
  if (terms.length === 0) return { rows: [], total: 0 }
  const wanted = startOf(wish) + wish.pageSize + 1
  const enough = (margin * wanted * shelf) / expected(terms, shelf)
  const parts = divide(terms, shelf, enough)
  const forTerms = terms.some(({ beginning }) => beginning) ? longestWalkForBeginnings : longestWalk
  const mayWalk = Math.max(forTerms, 2 * margin * wanted)
  let top = enough
  // Further down it is no longer the top: whatever has the words may as well be sorted.
  for (; top < shelf / stride; top *= stride) {
    if (top > mayWalk && expected(parts.indexed, shelf) <= fetchedAtOnce) break
    const look = top > mayWalk ? findOnTop : findOnWalk
    const found = await look(pool, wish, searchFor(isShown(wish), parts), Math.ceil(top))
    if (found && found.total >= wanted) return found
  }
  // If the top had too few, a beginning is rarer than was thought, and soon collected.
  const inAll = top > enough ? { indexed: terms, others: [] } : divide(terms, shelf, shelf)
  return findAll(pool, wish, searchFor(isShown(wish), inAll))
}

/** How many publications should have all these words, if words did not keep company. */
function expected(terms: Term[], shelf: number): number {
  return terms.reduce((left, { uses }) => left * Math.min(1, uses / shelf), shelf)
}

/** Leaves to the rows those beginnings that the index would collect for longer than it takes to fetch the rows. */
function divide(terms: Term[], shelf: number, top: number): Parts {
  const others: Term[] = []
  for (const term of terms.toSorted((a, b) => b.uses - a.uses)) {
    const rest = terms.filter((one) => one !== term && !others.includes(one))
    const rows = expected(rest, shelf) * Math.min(1, top / shelf)
    if (term.beginning && rest.length > 0 && term.uses > entriesPerRow * rows) others.push(term)
  }
  return { indexed: terms.filter((term) => !others.includes(term)), others }
}
