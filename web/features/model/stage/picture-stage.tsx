import { prices } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import { Box } from 'lucide-react'
import type { ReactNode } from 'react'
import { modelText } from '../../../texts/en/model.ts'
import { Button } from '../../../ui/button.tsx'
import type { Picture } from '../chat/conversation.ts'

type PictureStageProps = {
  picture: Picture
  busy: boolean
  onConvert: () => void
  /** What is being made of it just now. */
  children?: ReactNode
}

/** The picture, large, on the stage where its model will stand, and the one thing to do with it. */
export function PictureStage({ picture, busy, onConvert, children }: PictureStageProps) {
  const { imageUrl, prompt, title, refused } = picture
  return (
    <div className="relative size-full overflow-hidden bg-[radial-gradient(115%_95%_at_50%_46%,#f5f4f1_0%,#e6e4e0_46%,#c3c0bb_100%)]">
      <img
        key={imageUrl}
        src={imageUrl}
        alt={modelText.stage.picture(prompt ?? title ?? '')}
        className="absolute inset-x-0 top-0 bottom-20 m-auto aspect-square max-h-[calc(100%-5rem)] w-auto max-w-full animate-slide-up [mask-composite:intersect] [mask-image:linear-gradient(to_right,transparent,#000_7%_93%,transparent),linear-gradient(to_bottom,transparent,#000_7%_93%,transparent)]"
      />
      <div className="absolute inset-x-0 bottom-4 grid justify-items-center px-4">
        {children ? (
          <div className="sheet w-full max-w-sm animate-slide-up p-5 [color-scheme:light]">{children}</div>
        ) : refused !== undefined ? (
          <p role="status" className="sheet max-w-md px-4 py-3 text-center [color-scheme:light]">
            {refused}
          </p>
        ) : (
          <div className="sheet flex flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-3 [color-scheme:light]">
            <div className="text-center sm:text-left">
              <p className="font-semibold">{modelText.stage.pictureSign}</p>
              <p className="text-muted text-sm">{modelText.chat.cost(prices.model.cost)}</p>
            </div>
            <Button
              kind="primary"
              icon={<Box size={17} aria-hidden />}
              aria-disabled={busy}
              onClick={busy ? undefined : onConvert}
            >
              {texts.actions.convertTo3d}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
