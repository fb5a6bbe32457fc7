import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import clsx from 'clsx'
import { Eye, Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { community } from '../../texts/en/community.ts'
import { inDigits } from '../../texts/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { likeLabel, useLike } from '../../workspace/community/use-like.ts'

type LikeButtonProps = { item: CommunityItem; liked: boolean }

export function LikeButton({ item, liked: before }: LikeButtonProps) {
  const { likes, liked, toggle } = useLike(item, before)
  return (
    <Button
      aria-pressed={liked}
      aria-label={likeLabel(likes)}
      icon={<Heart size={18} aria-hidden className={clsx(liked && 'fill-tomato text-tomato transition')} />}
      onClick={toggle}
      className="tabular-nums"
    >
      {inDigits(likes)}
    </Button>
  )
}

/** Counts this look, once it is one: bots that run no script are none. */
export function Views({ item: { modelId, views } }: { item: CommunityItem }) {
  const [count, setCount] = useState(views)
  useEffect(() => {
    const leaving = new AbortController()
    call('incrementViews', { body: { modelId }, signal: leaving.signal }).then(
      (answer) => setCount(answer.views),
      () => {
        // A view that was not counted is nobody's trouble.
      },
    )
    return () => leaving.abort()
  }, [modelId])
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      <Eye size={16} aria-hidden />
      {community.views(count)}
    </span>
  )
}
