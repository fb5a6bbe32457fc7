import type { FrameMessage, PageMessage } from '@makebelieve/contract/frame-messages'

/**
 * The creation's end of the talk with the page around it. A game that stands alone (an exported file) has nobody to
 * talk to: then all of this does nothing.
 */
export type FramePort = {
  say(message: FrameMessage): void
  /** Told as often as it changes; sent a few times a second at most, the last one always. */
  score(score: number, state: 'playing' | 'won' | 'lost'): void
}

/** What is needed of a window, so that tests can stand in for it. */
export type FrameWindow = Pick<Window, 'parent' | 'addEventListener'> & {
  /** Opened by whoever had something to say first: the page's trap for errors, or this. */
  makebelievePort?: MessagePort
}

const heartbeatMs = 1000
const scoreMs = 250
/** The page drops whoever says more than 30 things a second; heartbeats need some of them. */
const maxPerSecond = 20

export function openFramePort(
  hear: (message: PageMessage) => void,
  frame: FrameWindow = window,
): FramePort | undefined {
  if ((frame.parent as unknown) === frame) return undefined
  const port = frame.makebelievePort ?? sayHello(frame)
  let said = 0
  let waiting: FrameMessage | undefined
  let told = ''

  const say = (message: FrameMessage) => {
    if (said++ < maxPerSecond) port.postMessage(message)
  }
  const complain = (message: unknown) =>
    say({ type: 'error', message: String(message ?? 'Something broke').slice(0, 500) })
  const flush = () => {
    if (waiting) say(waiting)
    waiting = undefined
  }

  frame.addEventListener('error', (event) => complain(event.message))
  frame.addEventListener('unhandledrejection', (event) =>
    complain(event.reason instanceof Error ? event.reason.message : event.reason),
  )
  setInterval(() => {
    said = 0
    port.postMessage({ type: 'heartbeat' } satisfies FrameMessage)
  }, heartbeatMs)
  setInterval(flush, scoreMs)

  port.onmessage = ({ data }) => {
    if (typeof data === 'object' && data !== null && 'type' in data) hear(data as PageMessage)
  }

  return {
    say,
    score(score, state) {
      const now = `${score} ${state}`
      if (now === told) return
      told = now
      waiting = { type: 'score', score, state }
      if (state !== 'playing') flush()
    },
  }
}

/** The page cannot be named: it may be any origin that embeds creations, and nothing secret is in a hello. */
function sayHello(frame: FrameWindow): MessagePort {
  const { port1: port, port2: theirs } = new MessageChannel()
  frame.makebelievePort = port
  frame.parent.postMessage({ type: 'hello' }, '*', [theirs])
  return port
}

/** A picture of the canvas that fits into one message. */
export function pictureOf(canvas: HTMLCanvasElement, widest = 640, maxLength = 60_000): string {
  const scale = Math.min(1, widest / Math.max(1, canvas.width))
  const small = document.createElement('canvas')
  small.width = Math.max(1, Math.round(canvas.width * scale))
  small.height = Math.max(1, Math.round(canvas.height * scale))
  small.getContext('2d')?.drawImage(canvas, 0, 0, small.width, small.height)
  let image = small.toDataURL('image/jpeg', 0.85)
  for (let quality = 0.7; image.length > maxLength && quality > 0.15; quality -= 0.15)
    image = small.toDataURL('image/jpeg', quality)
  return image.length > maxLength && widest > 160 ? pictureOf(canvas, widest / 2, maxLength) : image
}
