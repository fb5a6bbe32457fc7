import { ImageIcon, X } from 'lucide-react'
import { environmentText } from '../../../texts/en/environment.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { LentPicture } from './conversation.ts'

const said = environmentText.picture

type AttachedPictureProps = { attachment: LentPicture | null; problem: string; onRemove: () => void }

/** The picture that goes along with the next words, or why it does not. */
export function AttachedPicture({ attachment, problem, onRemove }: AttachedPictureProps) {
  return (
    <div className="grid gap-1">
      <p role="alert" className="px-2.5 pt-1.5 font-medium text-sm text-tomato-text empty:hidden">
        {problem}
      </p>
      {attachment && (
        <div className="m-1 flex items-center gap-2.5 rounded-sm bg-tint p-1.5">
          <PictureThumb picture={attachment} />
          <p className="min-w-0 grow text-sm leading-snug">
            <span className="block truncate font-semibold">{attachment.name}</span>
            <span className="text-muted">{said.alongside}</span>
          </p>
          <IconButton label={said.remove} icon={<X size={17} aria-hidden />} onClick={onRemove} />
        </div>
      )}
    </div>
  )
}

/** A small copy of it; one that could not be drawn here has a sign instead. */
export function PictureThumb({ picture: { name, thumb } }: { picture: LentPicture }) {
  const look = 'size-12 shrink-0 rounded-sm'
  return thumb ? (
    <img src={thumb} alt={said.of(name)} className={`${look} object-cover`} width={48} height={48} />
  ) : (
    <span
      role="img"
      aria-label={said.of(name)}
      className={`${look} grid place-items-center bg-card text-muted`}
    >
      <ImageIcon size={22} aria-hidden />
    </span>
  )
}
