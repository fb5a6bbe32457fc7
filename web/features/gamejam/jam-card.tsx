import type { JamEntry } from '@makebelieve/contract/entities/game-jam'
import { routes } from '@makebelieve/contract/routes'
import clsx from 'clsx'
import { Heart } from 'lucide-react'
import { community } from '../../texts/en/community.ts'
import { jamText } from '../../texts/en/gamejam.ts'
import { Badge, ProofBadge } from '../../ui/badge.tsx'
import { PreviewPicture } from '../../ui/preview-picture.tsx'
import { useLike } from '../../workspace/community/use-like.ts'

const said = jamText.entries

/** One entry: all of it opens the game, and the heart votes. */
export function JamCard({ entry: { item, weekLikes }, place, liked }: JamCardProps) {
  const { modelName, username, encryptedId = '', description, modelImage, proof } = item
  return (
    <article className="sheet group relative flex h-full flex-col overflow-clip transition-[translate,box-shadow] hover:-translate-0.5 hover:shadow-lift has-[h3_:focus-visible]:shadow-lift">
      <div className="relative">
        <PreviewPicture src={modelImage?.signedUrl} alt={description ?? ''} missing={said.noPicture} />
        <div className="absolute inset-x-2.5 bottom-2.5 flex flex-wrap gap-1.5">
          <Badge tone={place === 1 && weekLikes > 0 ? 'marigold' : 'plain'}>{said.place(place)}</Badge>
          {proof?.wonSeconds !== undefined && (
            <ProofBadge href={`${routes.game(encryptedId)}#proof`} newTab>
              {community.wonIn(proof.wonSeconds)}
              <span className="sr-only">{said.theProof}</span>
            </ProofBadge>
          )}
        </div>
      </div>
      <div className="flex grow flex-col px-4 pt-3 pb-2">
        <h3 className="wrap-anywhere line-clamp-2 text-lg leading-snug">
          <a
            href={routes.game(encryptedId)}
            target="_blank"
            rel="noopener"
            className="decoration-[1.5px] underline-offset-3 after:absolute after:inset-0 group-hover:underline"
          >
            {modelName}
            <span className="sr-only"> ({said.newTab})</span>
          </a>
        </h3>
        <p className="mt-0.5 truncate text-muted text-sm">
          {said.by} {username}
        </p>
        <Vote item={item} weekLikes={weekLikes} liked={liked} />
      </div>
    </article>
  )
}

type JamCardProps = { entry: JamEntry; place: number; liked: boolean }

/** A like is a vote. The number is that of the week, and moves with what one does here. */
function Vote({ item, weekLikes, liked: before }: JamEntry & { liked: boolean }) {
  const { likes, liked, toggle } = useLike(item, before)
  const shown = Math.max(0, weekLikes + likes - item.likes)
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={community.likeOf(said.likes(shown))}
      onClick={toggle}
      className="relative z-10 mt-auto -ml-2 inline-flex min-h-11 items-center gap-1.5 self-start rounded-md px-2 font-semibold text-sm tabular-nums hover:bg-tint"
    >
      <Heart size={16} aria-hidden className={clsx('transition', liked && 'fill-tomato text-tomato')} />
      {said.likes(shown)}
    </button>
  )
}
