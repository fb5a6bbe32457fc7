import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'

const mostAtOnce = 100

/**
 * Which of these the visitor likes. The list is the same for everybody; this is asked for afterwards, by those who are
 * signed in.
 */
export function useLiked(items: readonly CommunityItem[]): ReadonlySet<string> {
  const session = useSession()
  const [liked, setLiked] = useState<ReadonlySet<string>>(new Set())
  const ids = items.map(({ modelId }) => modelId).join(' ')

  useEffect(() => {
    if (!session || ids === '') return
    const leaving = new AbortController()
    const modelIds = ids.split(' ').slice(-mostAtOnce)
    async function ask(): Promise<void> {
      if (!(await session)?.user || leaving.signal.aborted) return
      const answer = await call('getLiked', { body: { modelIds }, signal: leaving.signal })
      setLiked((before) => new Set([...before, ...answer.liked]))
    }
    // Without it a heart is empty that should be full, and pressing it does what one expects.
    ask().catch(() => {})
    return () => leaving.abort()
  }, [session, ids])

  return liked
}
