import clsx from 'clsx'
import { Minimize } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { stageText } from '../../texts/en/stage.ts'
import { toast } from '../../ui/toast.ts'
import { ClosedStage, EmptyStage } from './closed-stage.tsx'
import {
  CreationFrame,
  type CreationFrameHandle,
  type CreationFrameProps,
  type DeviceWidth,
} from './creation-frame.tsx'
import { StageToolbar, type StageToolbarProps } from './stage-toolbar.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useMuted } from './use-muted.ts'

type Tools = Pick<
  StageToolbarProps,
  | 'codeOpen'
  | 'versionsOpen'
  | 'onCode'
  | 'onVersions'
  | 'onCast'
  | 'onExport'
  | 'onSnapshot'
  | 'onShare'
  | 'onPublish'
  | 'publishLabel'
  | 'words'
>
type Told = Pick<CreationFrameProps, 'onReload' | 'onReady' | 'onScore' | 'onError' | 'onFix'>

export type StageProps = Tools &
  Told & {
    title: string
    proof?: ReactNode
    /** What plays; without it the curtain is down. */
    creation?: Pick<CreationFrameProps, 'url' | 'identity' | 'saveKey' | 'picture'>
    /** Shown before the curtain while the first version is made: the stages of the run. */
    busy?: ReactNode
    /** What to do when there is nothing to play. */
    emptyText: string
    /** Gets a picture of the stage as a data URL. */
    onPicture?: (image: string) => void
    frame?: RefObject<CreationFrameHandle | null>
  }

/** Where a creation plays, with its toolbar. It is dark in both themes, so that what plays shines. */
export function Stage(props: StageProps) {
  const { title, proof, creation, busy, emptyText, onPicture, frame: givenFrame } = props
  const ownFrame = useRef<CreationFrameHandle>(null)
  const frame = givenFrame ?? ownFrame
  const root = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(root)
  const [muted, setMuted] = useMuted()
  const [width, setWidth] = useState<DeviceWidth>('full')

  async function takePicture(): Promise<void> {
    try {
      const image = await frame.current?.screenshot()
      if (image) onPicture?.(image)
    } catch {
      toast.error(stageText.noPicture)
    }
  }

  const forFrame = {
    proof,
    muted,
    width,
    onRestart: () => frame.current?.restart(),
    onMute: setMuted,
    onWidth: setWidth,
    onFullScreen: () => void fullScreen.enter().then(() => frame.current?.focus()),
    onPicture: onPicture && takePicture,
    codeOpen: props.codeOpen,
    versionsOpen: props.versionsOpen,
    onCode: props.onCode,
    onVersions: props.onVersions,
    onCast: props.onCast,
    onExport: props.onExport,
    onSnapshot: props.onSnapshot,
    onShare: props.onShare,
    onPublish: props.onPublish,
    publishLabel: props.publishLabel,
    words: props.words,
  }

  return (
    <section
      ref={root}
      aria-label={stageText.label(title)}
      className={clsx(
        'relative flex size-full min-h-0 flex-col bg-paper text-ink [color-scheme:dark]',
        fullScreen.filling && '!fixed inset-0 z-50',
      )}
    >
      {fullScreen.on ? (
        <LeaveFullScreen onLeave={() => void fullScreen.leave()} />
      ) : (
        title && <StageToolbar title={title} {...(creation && forFrame)} />
      )}
      <div className={clsx('min-h-0 grow', fullScreen.on ? '' : 'px-3 pb-3')}>
        <div className={clsx('size-full overflow-hidden', !fullScreen.on && 'rounded-md')}>
          {creation ? (
            <CreationFrame
              ref={frame}
              {...creation}
              title={title}
              muted={muted}
              width={fullScreen.on ? 'full' : width}
              onReload={props.onReload}
              onReady={props.onReady}
              onScore={props.onScore}
              onError={props.onError}
              onFix={props.onFix}
            />
          ) : busy ? (
            <ClosedStage>{busy}</ClosedStage>
          ) : (
            <EmptyStage title={title || stageText.empty}>{emptyText}</EmptyStage>
          )}
        </div>
      </div>
    </section>
  )
}

/** All that is left of the toolbar: a tab at the upper edge. Escape does the same, where there is a keyboard. */
function LeaveFullScreen({ onLeave }: { onLeave: () => void }) {
  return (
    <button
      type="button"
      onClick={onLeave}
      aria-label={stageText.leaveFullScreen}
      title={stageText.leaveFullScreenHint}
      className="group absolute top-0 left-1/2 z-10 grid h-11 w-20 -translate-x-1/2 justify-items-center"
    >
      <span className="grid h-6 w-14 place-items-center rounded-b-md border-[1.5px] border-edge border-t-0 bg-card opacity-80 transition group-hover:h-9 group-hover:opacity-100 group-focus-visible:h-9 group-focus-visible:opacity-100">
        <Minimize size={16} aria-hidden />
      </span>
    </button>
  )
}
