import { kindOf, shownKindOf } from '@makebelieve/contract/creation-kind'
import type { CommunityItem } from '@makebelieve/contract/entities/community-item'
import { routes } from '@makebelieve/contract/routes'
import { Eye } from 'lucide-react'
import { hub } from '../../texts/en/hub.ts'
import { inDigits } from '../../texts/numbers.ts'
import { ProofBadge } from '../../ui/badge.tsx'
import { Cover } from '../../ui/cover.tsx'
import { KindBadge } from '../../ui/kind-badge.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'
import { CardLike, CardRemix } from './card-actions.tsx'

type CreationCardProps = {
  item: CommunityItem
  liked: boolean
  heading: 'h2' | 'h3'
  /** Models open where they stand. */
  onModel: (item: CommunityItem) => void
}

/** One published creation: all of it opens it, and the last line has what else one can do. */
export function CreationCard({ item, liked, heading, onModel }: CreationCardProps) {
  const { modelName, username, publishDate, description, proof, encryptedId, views } = item
  const { wonSeconds } = proof ?? {}
  return (
    <article className="sheet group relative flex h-full flex-col overflow-clip transition-[translate,box-shadow] hover:-translate-0.5 hover:shadow-lift has-[h2_:focus-visible]:shadow-lift has-[h3_:focus-visible]:shadow-lift">
      <Cover
        src={item.modelImage?.signedUrl}
        alt={description ? hub.picture(description) : ''}
        missing={hub.noPicture}
        heading={heading}
        name={modelName}
        badges={
          <>
            <KindBadge kind={shownKindOf(item)} />
            {proof && (
              <ProofBadge {...proofLink({ item, onModel })}>
                {wonSeconds === undefined ? hub.proven : hub.wonIn(wonSeconds)}
                <span className="sr-only">{hub.theProof}</span>
              </ProofBadge>
            )}
          </>
        }
      >
        <Opener item={item} onModel={onModel} />
      </Cover>
      <div className="flex grow flex-col px-4 pt-2.5 pb-1.5">
        <p className="flex flex-wrap gap-x-1.5 text-muted text-sm">
          <span className="truncate">
            {hub.by} {username}
          </span>
          {publishDate && (
            <>
              <span aria-hidden="true">·</span>
              <RelativeDate date={publishDate} />
            </>
          )}
        </p>
        <div className="mt-auto flex items-center gap-1 pt-1.5 text-sm tabular-nums">
          <span className="mr-auto inline-flex items-center gap-1.5 text-muted">
            <Eye size={16} aria-hidden />
            {inDigits(views)}
            <span className="sr-only">{hub.views(views)}</span>
          </span>
          <CardLike item={item} liked={liked} />
          {encryptedId && <CardRemix name={modelName} encryptedId={encryptedId} />}
        </div>
      </div>
    </article>
  )
}

/** The proof stands on the page of a creation, and in the viewer of a model. */
function proofLink({ item, onModel }: Pick<CreationCardProps, 'item' | 'onModel'>) {
  const { modelType, encryptedId = '' } = item
  const kind = kindOf(modelType)
  return kind === 'model'
    ? { onOpen: () => onModel(item) }
    : { href: `${routes[kind](encryptedId)}#proof`, newTab: true }
}

/** The name, which opens the creation; its area is the whole card. */
function Opener({ item, onModel }: Pick<CreationCardProps, 'item' | 'onModel'>) {
  const { modelName, modelType, encryptedId = '' } = item
  const area = 'after:absolute after:inset-0 group-hover:underline decoration-[1.5px] underline-offset-3'
  const kind = kindOf(modelType)
  if (kind === 'model')
    return (
      <button type="button" onClick={() => onModel(item)} className={`${area} text-left`}>
        {modelName}
      </button>
    )
  return (
    <a
      href={kind === 'game' ? routes.game(encryptedId) : routes.environment(encryptedId)}
      target="_blank"
      rel="noopener"
      className={area}
    >
      {modelName}
      <span className="sr-only"> ({hub.newTab})</span>
    </a>
  )
}
