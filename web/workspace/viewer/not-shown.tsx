import clsx from 'clsx'
import type { ReactNode } from 'react'
import { modelViewerText } from '../../texts/en/model-viewer.ts'
import { Button } from '../../ui/button.tsx'
import { backdropOf, lightRooms } from './scene/light-rooms.ts'
import type { Viewed } from './use-model-scene.ts'

const failures = {
  'no-webgl': { title: modelViewerText.noWebGl, text: modelViewerText.noWebGlText },
  'not-fetched': { title: modelViewerText.notLoaded, text: modelViewerText.notLoadedText },
  broken: { title: modelViewerText.broken, text: modelViewerText.brokenText },
} as const

type NotShownProps = { viewed: Viewed; name: string; picture?: string; onAgain: () => void }

/** Before it is there, or where it cannot be: its picture, and what can be done. */
export function NotShown({ viewed, name, picture, onAgain }: NotShownProps) {
  if (viewed.state !== 'failed') return <OnItsWay picture={picture} />
  const { title, text } = failures[viewed.why]
  return (
    <Backdrop picture={picture} alt={name} behind>
      <div
        role="alert"
        className="sheet grid max-w-sm animate-slide-up justify-items-center gap-2 p-5 text-center [color-scheme:light]"
      >
        <p className="font-bold font-display text-xl leading-tight">{title}</p>
        <p className="text-muted">{text}</p>
        {viewed.why !== 'no-webgl' && (
          <Button size="small" onClick={onAgain} className="mt-2">
            {modelViewerText.again}
          </Button>
        )}
      </div>
    </Backdrop>
  )
}

/** While the viewer or the model is on its way: the picture, where the model will stand. */
export function OnItsWay({ picture }: { picture?: string }) {
  return (
    <Backdrop picture={picture} alt="">
      <p
        role="status"
        className="self-end rounded-full bg-[#16141f]/70 px-3 py-1 font-medium text-sm text-white"
      >
        {modelViewerText.loading}
      </p>
    </Backdrop>
  )
}

type BackdropProps = { picture?: string; alt: string; behind?: boolean; children: ReactNode }

function Backdrop({ picture, alt, behind, children }: BackdropProps) {
  return (
    <div
      className="absolute inset-0 grid place-items-center overflow-hidden p-4"
      style={{ background: backdropOf(lightRooms.studio.backdrop) }}
    >
      {picture && (
        <img
          src={picture}
          alt={alt}
          className={clsx(
            'absolute inset-0 size-full object-contain mix-blend-multiply',
            behind && 'opacity-45 blur-[3px]',
          )}
        />
      )}
      <div className="relative grid size-full place-items-center">{children}</div>
    </div>
  )
}
