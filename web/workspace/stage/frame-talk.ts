import {
  frameHello,
  frameSilenceMs,
  maxFrameMessagesPerSecond,
  type PageMessage,
  readFrameMessage,
} from '@makebelieve/contract/frame-messages'

/** How long nothing may be heard from a creation that starts before the page says that it did not. */
export const startPatienceMs = 15_000
/** One that lives, and is still not there after this long, will not be. */
export const startMostMs = 120_000
/** However slow it was before: a creation that says nothing for this long is stuck. */
const mostSilenceMs = 40_000
const pictureMs = 5_000
/**
 * A kit posts one hello at the page. Every message is a task of the page, whether or not somebody listens, and ahead of
 * the user's click, so that ignoring more of them would not help: only taking the frame away ends them.
 */
const mostPosted = 20
/** Nobody says this much over the port in a second but a loop that never ends. */
const floodPerSecond = 1_000
/** Reading may take a tenth of the page's time, and for once as much as this: a few huge messages freeze it as well. */
const readingMs = 1_000
const readingShare = 0.1

/** `silent` and `failed` are what it looks like from here; a creation that speaks again is live again. */
export type TalkState = 'loading' | 'live' | 'silent' | 'failed'
export type PlayState = 'playing' | 'won' | 'lost'
export type FrameFile = { name: string; text: string }
export type Replay = Extract<PageMessage, { type: 'replay' }>['replay']

export type TalkOptions = {
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** The window of the frame: nobody else's hello counts. */
  frame: () => unknown
  /** What the creation is told first. */
  start: () => Omit<Extract<PageMessage, { type: 'start' }>, 'type'>
  onState: (state: TalkState) => void
  onScore: (score: number, state: PlayState) => void
  onError: (message: string) => void
  onSave: (data: string) => void
  /** Numbers that the user asked to take along. */
  onFile: (file: FrameFile) => void
  /** It says so much that the page cannot go on: it has to be taken away at once. Nothing more is heard from it. */
  onFlood: () => void
}

/** The page's end of the talk with a creation. What is said before the creation is ready waits until it is. */
export type FrameTalk = {
  restart(): void
  mute(muted: boolean): void
  watch(replay: Replay): void
  /** A picture of the stage as a data URL. */
  screenshot(): Promise<string>
  /** Whether somebody can see it: otherwise it pauses, and its silence means nothing. */
  attend(attended: boolean): void
  state(): TalkState
  close(): void
}

export function openFrameTalk(options: TalkOptions): FrameTalk {
  const { page, frame, start, onState, onScore, onError, onSave, onFile, onFlood } = options
  let state: TalkState = 'loading'
  let port: MessagePort | undefined
  let ready = false
  let attended = true
  let closed = false
  let silenceMs = frameSilenceMs
  let heardAt = performance.now()
  const openedAt = heardAt
  let patience: ReturnType<typeof setTimeout> | undefined
  let unsaid: PageMessage[] = []
  let pictures: PromiseWithResolvers<string>[] = []
  let posted = 0
  const countThisSecond = secondCounter()
  const readingTime = leakyTime()

  function become(next: TalkState): void {
    if (next === state) return
    state = next
    onState(next)
  }

  function say(message: PageMessage): void {
    if (ready) port?.postMessage(message)
    else unsaid.push(message)
  }

  /**
   * Every sign of life starts the wait anew; while nobody looks, nobody waits. Until the first picture is drawn it may take its time,
   * as long as it lives: without a graphics card that can be a minute.
   */
  function wait(): void {
    clearTimeout(patience)
    heardAt = performance.now()
    if (!attended) return
    if (ready) patience = setTimeout(() => become('silent'), silenceMs)
    else
      patience = setTimeout(
        () => become('failed'),
        Math.min(startPatienceMs, openedAt + startMostMs - heardAt),
      )
  }

  /** Counts what the frame posts at the page for as long as it is there; after the hello that is all that is done. */
  function hearHello(event: MessageEvent): void {
    if (!isFromWithin(event, frame())) return
    if (++posted > mostPosted) hangUp()
    const [theirs] = event.ports
    if (closed || port || !theirs || event.source !== frame() || event.origin !== 'null') return
    if (!read(event, (data) => frameHello.safeParse(data).success)) return
    port = theirs
    port.onmessage = hear
    port.postMessage({ type: 'start', ...start() } satisfies PageMessage)
    if (state === 'loading') wait()
  }

  /** What was sent is taken apart when it is looked at, which can take longer than everything else. */
  function read<T>(event: MessageEvent, as: (data: unknown) => T): T | undefined {
    const began = performance.now()
    const result = as(event.data)
    if (readingTime(performance.now() - began) <= readingMs) return result
    hangUp()
    return undefined
  }

  function hangUp(): void {
    close()
    onFlood()
  }

  function hear(event: MessageEvent): void {
    if (closed) return
    const count = countThisSecond()
    if (count > floodPerSecond) hangUp()
    if (count > maxFrameMessagesPerSecond) return
    const message = read(event, readFrameMessage)
    if (message?.type === 'ready') begin()
    else if (message?.type === 'heartbeat') beat()
    else if (message?.type === 'score') onScore(message.score, message.state)
    else if (message?.type === 'save') onSave(message.data)
    else if (message?.type === 'file') onFile({ name: message.name, text: message.text })
    else if (message?.type === 'screenshot') handOver(message.image)
    else if (message?.type === 'error') {
      onError(message.message)
      if (!ready) become('failed')
    }
  }

  function begin(): void {
    if (!ready) {
      ready = true
      if (!attended) say({ type: 'pause' })
      for (const message of unsaid) say(message)
      unsaid = []
    }
    beat()
  }

  function beat(): void {
    if (!ready) {
      if (state === 'loading') wait()
      return
    }
    // What comes back was slow, and not stuck: from now on it has twice as long.
    if (state === 'silent') silenceMs = Math.min(mostSilenceMs, 2 * (performance.now() - heardAt))
    become('live')
    wait()
  }

  function handOver(image: string): void {
    for (const picture of pictures) picture.resolve(image)
    pictures = []
  }

  function close(): void {
    closed = true
    page.removeEventListener('message', hearHello)
    clearTimeout(patience)
    port?.close()
    for (const picture of pictures) picture.reject(new Error('The creation is gone'))
    pictures = []
  }

  page.addEventListener('message', hearHello)
  wait()

  return {
    restart: () => say({ type: 'restart' }),
    mute: (muted) => say({ type: 'mute', muted }),
    watch: (replay) => say({ type: 'replay', replay }),
    screenshot() {
      const picture = Promise.withResolvers<string>()
      pictures.push(picture)
      say({ type: 'screenshot' })
      const late = setTimeout(() => picture.reject(new Error('The picture could not be taken')), pictureMs)
      return picture.promise.finally(() => clearTimeout(late))
    },
    attend(now) {
      if (now === attended) return
      attended = now
      if (ready) say({ type: now ? 'resume' : 'pause' })
      if (state === 'loading' || state === 'live') wait()
    },
    state: () => state,
    close,
  }
}

/** So deep nobody nests who means well. */
const deepest = 20

/** What a creation puts into its frame posts at the page as well, and may be gone when that arrives: it is all its doing. */
function isFromWithin({ source, origin }: MessageEvent, frame: unknown): boolean {
  if (source === null) return origin === 'null'
  let one: unknown = source
  for (let depth = 0; depth < deepest; depth++) {
    if (one === frame) return true
    const { parent } = one as { parent?: unknown }
    if (parent === undefined || parent === null || parent === one) return false
    one = parent
  }
  return true
}

/** Adds up times, of which a share is forgotten as time goes by. */
function leakyTime(): (milliseconds: number) => number {
  let sum = 0
  let last = performance.now()
  return (milliseconds) => {
    const now = performance.now()
    sum = Math.max(0, sum - (now - last) * readingShare) + milliseconds
    last = now
    return sum
  }
}

/** Counts its calls within the present second. */
function secondCounter(): () => number {
  let second = 0
  let count = 0
  return () => {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) count = 0
    second = now
    return ++count
  }
}
