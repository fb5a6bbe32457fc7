import clsx from 'clsx'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { stageText } from '../../texts/en/stage.ts'
import { Button } from '../../ui/button.tsx'
import { Curtain } from './curtain.tsx'
import type { Replay } from './frame-talk.ts'
import { type Live, LiveFrame, type PlayedCreation, type WaitingReplay } from './live-frame.tsx'
import { StageNotice } from './stage-notice.tsx'

/** What was taken off the stage, and why. */
type Stopped = { identity: string; why: string }

export type DeviceWidth = 'full' | 'phone' | 'tablet'

export type CreationFrameHandle = {
  /** From the beginning, also after a stop. */
  restart(): void
  mute(muted: boolean): void
  /** Plays a recorded proof, as soon as the creation can. */
  watch(replay: Replay): void
  /** A picture of the stage as a data URL. */
  screenshot(): Promise<string>
  /** Takes the creation away at once, whatever it is doing. */
  stop(): void
  /** Gives it the keyboard. */
  focus(): void
}

export type CreationFrameProps = PlayedCreation & {
  /** What is shown, such as the id of a version: another one makes a fresh frame, a new link to the same does not. */
  identity?: string
  width?: DeviceWidth
  /** A frame is made again: time for a new link, should the old one have expired. */
  onReload?: () => void
  ref?: Ref<CreationFrameHandle>
}

const bezel = 'rounded-lg outline-[6px] outline-edge/40'
const widths: Record<DeviceWidth, string> = {
  full: '',
  phone: `${bezel} max-h-[min(844px,100%-12px)] max-w-[min(390px,100%-12px)]`,
  tablet: `${bezel} max-h-[min(1024px,100%-12px)] max-w-[min(768px,100%-12px)]`,
}

/** A creation in the sandbox of SECURITY.md, with somebody who watches it. */
export function CreationFrame({ ref, width = 'full', ...props }: CreationFrameProps) {
  const { url, identity = url, title, onReload } = props
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const [attempt, setAttempt] = useState(0)
  const live = useRef<Live | null>(null)
  const waiting = useRef<WaitingReplay>(null)
  const makeAnew = () => {
    setStopped(null)
    setAttempt((count) => count + 1)
  }
  const again = () => {
    onReload?.()
    makeAnew()
  }
  // What was stopped is what stood there: another creation starts by itself.
  const isStopped = stopped?.identity === identity
  const stop = () => setStopped({ identity, why: stageText.takenOff(title) })

  useImperativeHandle(ref, () => ({
    restart() {
      if (isStuck(live.current)) again()
      else live.current?.talk.restart()
      live.current?.element.focus()
    },
    mute: (muted) => live.current?.talk.mute(muted),
    watch(replay) {
      if (live.current?.talk.state() !== 'live') waiting.current = { identity, replay }
      if (isStuck(live.current)) again()
      else live.current?.talk.watch(replay)
      live.current?.element.focus()
    },
    screenshot: () => live.current?.talk.screenshot() ?? Promise.reject(new Error('Nothing is playing')),
    stop,
    focus: () => live.current?.element.focus(),
  }))

  return (
    <div
      className="relative grid size-full place-items-center overflow-hidden overscroll-contain"
      // A press beside a narrow frame is meant for it.
      onPointerUp={({ target, currentTarget }) => target === currentTarget && live.current?.element.focus()}
    >
      <div className={clsx('relative size-full overflow-hidden', widths[width])}>
        {isStopped ? (
          <>
            <Curtain />
            <StageNotice
              title={stageText.stopped}
              actions={
                <Button kind="primary" onClick={again}>
                  {stageText.startAgain}
                </Button>
              }
            >
              {stopped.why}
            </StageNotice>
          </>
        ) : (
          <LiveFrame
            key={`${identity} ${attempt}`}
            {...props}
            live={live}
            identity={identity}
            waiting={waiting}
            onAgain={again}
            onFreshLink={makeAnew}
            onStop={stop}
            onFlood={() => setStopped({ identity, why: stageText.flooded(title) })}
          />
        )}
      </div>
    </div>
  )
}

/** Gone, or nothing that is said to it would be heard. */
function isStuck(live: Live | null): boolean {
  const state = live?.talk.state()
  return state !== 'loading' && state !== 'live'
}
