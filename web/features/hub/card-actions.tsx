import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import clsx from 'clsx'
import { Heart, Shuffle } from 'lucide-react'
import { community } from '../../texts/en/community.ts'
import { hub } from '../../texts/en/hub.ts'
import { inDigits } from '../../texts/numbers.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { likeLabel, useLike } from '../../workspace/community/use-like.ts'
import { useRemix } from '../../workspace/community/use-remix.ts'

/** Above the area of the card that opens it. */
const look =
  'relative z-10 inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md px-2 font-semibold hover:bg-tint pointer-coarse:min-h-11 pointer-coarse:min-w-11'

export function CardLike({ item, liked: before }: { item: CommunityItem; liked: boolean }) {
  const { likes, liked, toggle } = useLike(item, before)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={likeLabel(likes)}
      title={community.like}
      onClick={toggle}
      className={look}
    >
      <Heart size={16} aria-hidden className={clsx('transition', liked && 'fill-tomato text-tomato')} />
      {inDigits(likes)}
    </button>
  )
}

export function CardRemix({ name, encryptedId }: { name: string; encryptedId: string }) {
  const { busy, remix } = useRemix(encryptedId)
  return (
    <button
      type="button"
      aria-label={hub.remixOf(name)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : remix}
      className={`${look} -mr-2`}
    >
      {busy ? <Spinner /> : <Shuffle size={16} aria-hidden />}
      {hub.remix}
    </button>
  )
}
