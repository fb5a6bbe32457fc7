import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { community } from '../../texts/en/community.ts'
import { useMemberCall } from './member-call.ts'

type Likes = { likes: number; liked: boolean }

/** Answers at once, and takes it back should the server not agree. Until it is pressed, it is as it was told. */
export function useLike({ modelId, likes }: Pick<CommunityItem, 'modelId' | 'likes'>, liked: boolean) {
  const [changed, setChanged] = useState<Likes>()
  const asMember = useMemberCall()
  const state = changed ?? { likes, liked }

  async function toggle(): Promise<void> {
    const before = state
    setChanged({ liked: !before.liked, likes: before.likes + (before.liked ? -1 : 1) })
    const done = await asMember(async () =>
      setChanged(await call(before.liked ? 'unlike' : 'like', { body: { modelId } })),
    )
    if (!done) setChanged(before)
  }

  return { ...state, toggle }
}

/** 'Like, 1 like': what the button is called, because all it shows is a heart and a number. */
export function likeLabel(likes: number): string {
  return community.likeOf(community.likes(likes))
}
