import { contentPermissions, contentSandbox } from '@makebelieve/contract/content-headers'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { stageText } from '../../texts/en/stage.ts'
import { Button } from '../../ui/button.tsx'
import { watchAttention } from './attention.ts'
import { Curtain } from './curtain.tsx'
import { FileBar } from './file-bar.tsx'
import {
  type FrameFile,
  type FrameTalk,
  openFrameTalk,
  type PlayState,
  type Replay,
  type TalkState,
} from './frame-talk.ts'
import { MadePicture } from './made-picture.tsx'
import { keepSave, readSave } from './saves.ts'
import { StageNotice } from './stage-notice.tsx'
import { TroubleBar } from './trouble-bar.tsx'

/** What plays, and who is told about it. */
export type PlayedCreation = {
  /** Where the creation's page is served. Links expire: a new one is taken up only by a frame that has not started. */
  url: string
  title: string
  /** Under this name the creation's own saves are kept. */
  saveKey: string
  /** Of the creation: it stands on the stage until the creation itself can be seen. */
  picture?: string
  /** The picture is shown whole. */
  wholePicture?: boolean
  muted: boolean
  /** How it is to open, instead of as it was left: a class link. Nothing is kept then. */
  opens?: string
  /** Told what the creation would have kept. */
  onSave?: (data: string) => void
  onReady?: () => void
  onScore?: (score: number, state: PlayState) => void
  /** Told once for each different message. It was written by the creation: text, and nothing else. */
  onError?: (message: string) => void
  /** Offers 'Fix it' beside an error. */
  onFix?: (message: string) => void
}

/** The frame that is there now, and how to talk with it. */
export type Live = { talk: FrameTalk; element: HTMLIFrameElement }

/** To be watched as soon as the creation is ready, in whichever frame that is. */
export type WaitingReplay = { identity: string; replay: Replay } | null

/** More different errors than this say nothing new. */
const maxTroubles = 20

type LiveFrameProps = PlayedCreation & {
  identity: string
  live: RefObject<Live | null>
  waiting: RefObject<WaitingReplay>
  onAgain: () => void
  onFreshLink: () => void
  onStop: () => void
  onFlood: () => void
}

/** One frame from its first hello to its end; another creation, or another try, is another one. */
export function LiveFrame({
  url,
  title,
  saveKey,
  picture,
  wholePicture,
  muted,
  opens,
  identity,
  live,
  waiting,
  onReady,
  onScore,
  onError,
  onFix,
  onSave,
  onAgain,
  onFreshLink,
  onStop,
  onFlood,
}: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<TalkState>('loading')
  const [patient, setPatient] = useState(false)
  const [blank, setBlank] = useState(false)
  const seen = state === 'live' || state === 'silent' || patient
  const [troubles, setTroubles] = useState<string[]>([])
  const [dismissed, setDismissed] = useState(0)
  const [file, setFile] = useState<FrameFile | null>(null)
  const trouble = troubles.length > dismissed ? troubles.at(-1) : undefined

  const start = useEffectEvent(() => ({
    muted,
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    save: opens ?? readSave(saveKey),
  }))
  const changeState = useEffectEvent((next: TalkState) => {
    if (next === 'live') waiting.current = null
    if (next === 'live' && state !== 'silent') onReady?.()
    setState(next)
  })
  const tellScore = useEffectEvent((score: number, played: PlayState) => onScore?.(score, played))
  const heardTroubles = useRef(new Set<string>())
  const tellError = useEffectEvent((thrown: string) => {
    const message = thrown.replace(/^Uncaught /, '')
    // A game that breaks in every frame breaks once.
    if (heardTroubles.current.has(message) || heardTroubles.current.size >= maxTroubles) return
    heardTroubles.current.add(message)
    setTroubles((all) => [...all, message])
    onError?.(message)
  })
  const save = useEffectEvent((data: string) => {
    onSave?.(data)
    if (opens === undefined) keepSave(saveKey, data)
  })

  const open = useEffectEvent((element: HTMLIFrameElement) => {
    const talk = openFrameTalk({
      page: window,
      frame: () => element.contentWindow,
      start: () => start(),
      onState: (next) => changeState(next),
      onScore: (score, played) => tellScore(score, played),
      onError: (message) => tellError(message),
      onSave: (data) => save(data),
      onFile: setFile,
      // At once: what the page would do next comes after the messages that wait already.
      onFlood: () => flushSync(onFlood),
    })
    const unwatch = watchAttention(element, talk.attend)
    live.current = { talk, element }
    if (waiting.current?.identity === identity) talk.watch(waiting.current.replay)
    // Only now that somebody listens: in a page that came from the server, the hello could have been missed.
    element.src = url
    return () => {
      unwatch()
      talk.close()
      live.current = null
    }
  })
  useLayoutEffect(() => (frame.current ? open(frame.current) : undefined), [])
  useEffect(() => live.current?.talk.mute(muted), [live, muted])
  const [firstUrl] = useState(url)
  const takeUp = useEffectEvent((fresh: string) => {
    if (fresh !== firstUrl && (state === 'loading' || state === 'failed')) onFreshLink()
  })
  useEffect(() => takeUp(url), [url])

  const fix = onFix && trouble ? () => onFix(trouble) : undefined
  return (
    <div className="flex size-full flex-col">
      <div className="relative min-h-0 grow">
        {/* Light, because creations are: in a dark scheme the browser would paint white behind a light page. */}
        <iframe
          ref={frame}
          title={title}
          sandbox={contentSandbox}
          allow={contentPermissions}
          referrerPolicy="no-referrer"
          className="block size-full border-0 [color-scheme:light] focus-visible:outline-2 focus-visible:-outline-offset-2"
        />
        <Curtain open={seen || (picture !== undefined && !blank)} />
        {picture !== undefined && !blank && (
          <MadePicture src={picture} whole={wholePicture} gone={seen} onBlank={() => setBlank(true)} />
        )}
        {state === 'failed' && !patient && (
          <StageNotice
            title={stageText.notStarted}
            actions={
              <>
                <Button onClick={onAgain}>{stageText.loadAgain}</Button>
                {fix && (
                  <Button kind="primary" onClick={fix}>
                    {stageText.fix}
                  </Button>
                )}
                {!trouble && (
                  <Button kind="ghost" onClick={() => setPatient(true)}>
                    {stageText.keepWaiting}
                  </Button>
                )}
              </>
            }
          >
            {trouble ? <TroubleText message={trouble} /> : stageText.nothingHeard(title)}
          </StageNotice>
        )}
        {state === 'silent' && (
          <StageNotice
            title={stageText.silent}
            actions={
              <Button kind="primary" onClick={onStop}>
                {stageText.stop}
              </Button>
            }
          >
            {stageText.stuck(title)}
          </StageNotice>
        )}
      </div>
      {file && <FileBar file={file} onDone={() => setFile(null)} />}
      {trouble && state !== 'failed' && state !== 'silent' && (
        <TroubleBar message={trouble} onFix={fix} onDismiss={() => setDismissed(troubles.length)} />
      )}
    </div>
  )
}

function TroubleText({ message }: { message: string }) {
  return (
    <>
      {stageText.broke} <span className="wrap-anywhere font-mono text-sm">{message}</span>
    </>
  )
}
