import { type Offer, offer } from '@makebelieve/contract/offer'
import { z } from 'zod'
import type { Queryable } from '../database/transaction.ts'
import { isUuid } from '../database/uuid.ts'

/** What else may have been meant by whoever asked for a version, where something of it was only guessed. */
export async function offersBeside(db: Queryable, versionId: string): Promise<Offer[] | undefined> {
  if (!isUuid(versionId)) return undefined
  const { rows } = await db.query<{ offers: unknown }>(
    `select plan #> '{guess,offers}' as offers from creation_version where id = $1`,
    [versionId],
  )
  return offersIn({ guess: { offers: rows[0]?.offers } })
}

const guessed = z.object({ guess: z.object({ offers: z.array(offer) }) })

/** The same of a plan that is at hand. */
export const offersIn = (plan: unknown): Offer[] | undefined => guessed.safeParse(plan).data?.guess.offers
