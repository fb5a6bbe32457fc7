import { createHmac } from 'node:crypto'
import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import type { AppContext } from '../../http/context.ts'
import { householdOf } from '../../http/household.ts'

/** Who draws a picture: an account, or somebody at an address. */
export type Artist = {
  userId?: string
  /** A keyed hash, as addresses are not kept. */
  visitor: Buffer
  /** One name for either. */
  name: string
}

export const mostInAnHour = { visitor: 30, user: 200 }

/** Pictures are free and for everybody, so they are counted. */
export function openArtists(pool: Pool, secret: string) {
  const key = createHmac('sha256', secret).update('pictures').digest()

  return {
    async who(c: AppContext): Promise<Artist> {
      const user = await c.var.user()
      const household = householdOf(c.var.clientAddress)
      const visitor = createHmac('sha256', key).update(household).digest().subarray(0, 16)
      return { userId: user?.id, visitor, name: user?.id ?? `visitor ${visitor.toString('hex')}` }
    },

    async checkAppetite({ userId, visitor }: Artist): Promise<void> {
      const { rows } = await pool.query<{ drawn: number }>(
        `select count(*)::int as drawn from model_picture
         where created_at > now() - interval '1 hour' and ${userId ? 'user_id' : 'visitor'} = $1`,
        [userId ?? visitor],
      )
      const drawn = rows[0]?.drawn ?? 0
      if (!userId && drawn >= mostInAnHour.visitor)
        throw new ApiError(
          'too_many_requests',
          `Visitors can make ${mostInAnHour.visitor} pictures in an hour. Sign up, or try again later.`,
        )
      if (drawn >= mostInAnHour.user)
        throw new ApiError(
          'too_many_requests',
          `You can make ${mostInAnHour.user} pictures in an hour. Try again later.`,
        )
    },
  }
}
