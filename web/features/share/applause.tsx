import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import clsx from 'clsx'
import { Eye, Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { useMemberCall } from './member-call.ts'

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : `${one}s`}`

type LikeButtonProps = { item: CommunityItem; liked: boolean }

/** Answers at once, and takes it back should the server not agree. */
export function LikeButton({ item: { modelId, likes }, liked }: LikeButtonProps) {
  const [state, setState] = useState({ likes, liked })
  const asMember = useMemberCall()

  async function toggle(): Promise<void> {
    const before = state
    setState({ liked: !before.liked, likes: before.likes + (before.liked ? -1 : 1) })
    const done = await asMember(async () =>
      setState(await call(before.liked ? 'unlike' : 'like', { body: { modelId } })),
    )
    if (!done) setState(before)
  }

  return (
    <Button
      aria-pressed={state.liked}
      aria-label={`Like, ${counted(state.likes, 'like')}`}
      icon={
        <Heart size={18} aria-hidden className={clsx(state.liked && 'fill-tomato text-tomato transition')} />
      }
      onClick={toggle}
      className="tabular-nums"
    >
      {state.likes.toLocaleString('en')}
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
      {counted(count, 'view')}
    </span>
  )
}
