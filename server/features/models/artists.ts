import { ApiError } from '@makebelieve/contract/errors'
import type { Pool } from 'pg'
import { type Asker, openAskers } from '../../http/askers.ts'

/** Who draws a picture. */
export type Artist = Asker

export const mostInAnHour = { visitor: 30, user: 200 }

/** Pictures are free and for everybody, so they are counted. */
export function openArtists(pool: Pool, secret: string) {
  return {
    who: openAskers(secret, 'pictures'),

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
          `Visitors can make ${mostInAnHour.visitor} pictures an hour. Sign up, or try again later.`,
        )
      if (drawn >= mostInAnHour.user)
        throw new ApiError(
          'too_many_requests',
          `You can make ${mostInAnHour.user} pictures an hour. Try again later.`,
        )
    },
  }
}
