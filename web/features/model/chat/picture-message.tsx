import type { Offer } from '@makebelieve/contract/offer'
import { texts } from '@makebelieve/contract/texts'
import { Box, RefreshCw } from 'lucide-react'
import { modelText } from '../../../texts/en/model.ts'
import { Button } from '../../../ui/button.tsx'
import { OtherWays } from '../../../workspace/chat/ways-out.tsx'
import type { Message, Picture } from './conversation.ts'
import { DrawingDetails } from './drawing-details.tsx'

type PictureMessageProps = {
  message: Message
  picture: Picture
  active: boolean
  busy: boolean
  onRedraw: (picture: Picture, asNew: boolean) => void
  onConvert: (picture: Picture) => void
  onOtherWay: (offer: Offer) => void
  /** Tries to get a fresh link to a picture that did not come. */
  onLost: (message: Message) => Promise<void>
}

/** The picture of what was asked for, how it was understood, and what can be done with it. */
export function PictureMessage(props: PictureMessageProps) {
  const { message, picture, active, busy, onRedraw, onConvert, onOtherWay, onLost } = props
  const { imageUrl, prompt, title, editOf, drawing, refused, gone } = picture
  const alt = modelText.chat.pictureOf(prompt ?? title ?? '')
  return (
    <div className="grid gap-2.5">
      {gone ? (
        <p className="grid aspect-square place-items-center rounded-sm bg-tint p-4 text-center text-muted text-sm">
          {refused}
        </p>
      ) : (
        <img
          src={imageUrl}
          alt={alt}
          width={768}
          height={768}
          onError={() => void onLost(message)}
          className="aspect-square h-auto w-full rounded-sm bg-tint object-contain"
        />
      )}
      {title && prompt !== undefined && (
        <p className="font-bold font-display text-lg leading-tight">{title}</p>
      )}
      {message.text && <p className="text-muted">{message.text}</p>}
      {message.changes && message.changes.length > 0 && (
        <ul className="list-disc pl-5 text-sm">
          {message.changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {message.offers && active && !busy && <OtherWays offers={message.offers} onOffer={onOtherWay} />}
      {drawing && <DrawingDetails drawing={drawing} />}
      {active && (
        <div className="flex flex-wrap gap-2.5 pb-1 empty:hidden">
          {refused === undefined && (
            <Button
              kind="primary"
              size="small"
              icon={<Box size={15} aria-hidden />}
              aria-disabled={busy}
              onClick={busy ? undefined : () => onConvert(picture)}
            >
              {texts.actions.convertTo3d}
            </Button>
          )}
          {prompt !== undefined && (
            <Button
              size="small"
              icon={<RefreshCw size={14} aria-hidden />}
              aria-disabled={busy}
              onClick={busy ? undefined : () => onRedraw(picture, false)}
            >
              {texts.actions.regenerate}
            </Button>
          )}
          {editOf !== undefined && !busy && (
            <Button kind="ghost" size="small" className="-ml-2" onClick={() => onRedraw(picture, true)}>
              {modelText.chat.somethingNew}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
