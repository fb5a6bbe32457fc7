import { cutName, nameLengths } from '@makebelieve/contract/constants'
import clsx from 'clsx'
import { Crown, EllipsisVertical, Globe } from 'lucide-react'
import { useState } from 'react'
import { share } from '../../texts/en/share.ts'
import { workspaceText } from '../../texts/en/workspace.ts'
import { Card } from '../../ui/card.tsx'
import { DropdownMenu, type MenuItem } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeDate } from '../../ui/relative-date.tsx'

type ShelfCardProps = {
  name: string
  date?: string
  picture?: string
  noPicture: string
  /** Everybody can see it. */
  published?: boolean
  /** Made by the agent. */
  crowned?: boolean
  selected: boolean
  menu: ReadonlyArray<MenuItem>
  onSelect: () => void
}

/** One creation on the shelf: all of it selects, and a corner has the menu. */
export function ShelfCard(props: ShelfCardProps) {
  const { name, date, picture, noPicture, published, crowned, selected, menu, onSelect } = props
  const shown = cutName(name, nameLengths.card)
  return (
    <Card interactive className={clsx('relative', selected && 'outline-3 outline-iris outline-offset-2')}>
      <Picture key={picture} {...{ picture, noPicture }} />
      <div className="flex items-start gap-1 py-2 pr-1.5 pl-3">
        <div className="min-w-0 grow">
          <h3 className="font-semibold text-[0.9375rem] leading-snug tracking-normal">
            <button
              type="button"
              title={name}
              aria-pressed={selected}
              onClick={onSelect}
              className="wrap-anywhere text-left after:absolute after:inset-0"
            >
              {shown}
              {crowned && (
                <>
                  <span className="sr-only">{workspaceText.shelf.byAgent}</span>
                  <Crown size={15} aria-hidden className="ml-1.5 inline align-[-2px] text-marigold-text" />
                </>
              )}
            </button>
          </h3>
          <p className="text-muted text-xs">
            {date && <RelativeDate date={date} />}
            {published && (
              <span className="ml-2 inline-flex items-center gap-1 font-semibold">
                <Globe size={12} aria-hidden /> {share.publish.badge}
              </span>
            )}
          </p>
        </div>
        <DropdownMenu
          items={menu}
          trigger={
            <IconButton
              label={workspaceText.shelf.menuOf(shown)}
              icon={<EllipsisVertical size={18} aria-hidden />}
              className="relative z-10 size-9 pointer-coarse:size-11"
            />
          }
        />
      </div>
    </Card>
  )
}

/** A link may have run out, or there never was a picture: both say the same. */
function Picture({ picture, noPicture }: { picture?: string; noPicture: string }) {
  const [missing, setMissing] = useState(false)
  const look = 'aspect-video w-full border-line border-b-[1.5px]'
  if (picture === undefined || missing)
    return (
      <p className={clsx(look, 'grid place-items-center bg-tint p-2 text-center text-muted text-sm')}>
        {noPicture}
      </p>
    )
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      onError={() => setMissing(true)}
      className={clsx(look, 'bg-tint object-cover')}
    />
  )
}
