import { readFrameMessage } from '@makebelieve/contract/frame-messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type FrameWindow, openFramePort } from './frame-port.ts'

/** A page with a frame in it: the port between them is a real one. */
function pageWithFrame() {
  const target = new EventTarget()
  const heard: unknown[] = []
  const page = { hello: undefined as unknown, port: undefined as MessagePort | undefined }
  const parent = {
    postMessage(message: unknown, _origin: string, [port]: MessagePort[]) {
      page.hello = message
      page.port = port
      if (port) port.onmessage = ({ data }) => heard.push(data)
    },
  }
  const frame = Object.assign(target, { parent }) as unknown as FrameWindow
  return { frame, target, page, heard }
}

/** Ports deliver in a later task; the faked timers do not touch this one. */
const delivered = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

describe('the port of a frame', () => {
  it('says hello with a port, then speaks only over it, in words the page understands', async () => {
    const { frame, page, heard, target } = pageWithFrame()
    const port = openFramePort(() => {}, frame)
    expect(page.hello).toEqual({ type: 'hello' })
    port?.say({ type: 'ready' })
    port?.say({ type: 'save', data: '{}' })
    target.dispatchEvent(Object.assign(new Event('error'), { message: 'Boom' }))
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Later boom') }))
    vi.advanceTimersByTime(1000)
    await delivered()
    expect(heard).toEqual([
      { type: 'ready' },
      { type: 'save', data: '{}' },
      { type: 'error', message: 'Boom' },
      { type: 'error', message: 'Later boom' },
      { type: 'heartbeat' },
    ])
    for (const message of heard) expect(readFrameMessage(message)).toEqual(message)
  })

  it('hears the page', async () => {
    const { frame, page } = pageWithFrame()
    const told: unknown[] = []
    openFramePort((message) => told.push(message), frame)
    page.port?.postMessage({ type: 'mute', muted: true })
    page.port?.postMessage('nonsense')
    page.port?.postMessage(null)
    await delivered()
    expect(told).toEqual([{ type: 'mute', muted: true }])
  })

  it('tells scores a few times a second, the last one always, and an end at once', async () => {
    const { frame, heard } = pageWithFrame()
    const port = openFramePort(() => {}, frame)
    for (let score = 0; score <= 100; score++) port?.score(score, 'playing')
    await delivered()
    expect(heard).toEqual([])
    vi.advanceTimersByTime(260)
    port?.score(100, 'playing')
    port?.score(120, 'won')
    await delivered()
    expect(heard).toEqual([
      { type: 'score', score: 100, state: 'playing' },
      { type: 'score', score: 120, state: 'won' },
    ])
  })

  it('never floods the page, whatever goes wrong', async () => {
    const { frame, heard, target } = pageWithFrame()
    openFramePort(() => {}, frame)
    for (let error = 0; error < 500; error++)
      target.dispatchEvent(Object.assign(new Event('error'), { message: 'x'.repeat(5000) }))
    await delivered()
    expect(heard.length).toBeLessThanOrEqual(29)
    for (const message of heard) expect(readFrameMessage(message)).not.toBeNull()
    vi.advanceTimersByTime(1000)
    target.dispatchEvent(Object.assign(new Event('error'), { message: 'after a while' }))
    await delivered()
    expect(heard.at(-1)).toEqual({ type: 'error', message: 'after a while' })
  })

  it('goes on over the port that the page of the game has opened to tell of an early error', async () => {
    const { frame, page } = pageWithFrame()
    const { port1, port2 } = new MessageChannel()
    const heard: unknown[] = []
    port2.onmessage = ({ data }) => heard.push(data)
    frame.makebelievePort = port1
    openFramePort(() => {}, frame)?.say({ type: 'ready' })
    await delivered()
    expect(page.hello).toBeUndefined()
    expect(heard).toEqual([{ type: 'ready' }])
    port2.close()
  })

  it('does nothing where there is no page around it', () => {
    const alone = Object.assign(new EventTarget(), { parent: undefined as unknown })
    alone.parent = alone
    expect(openFramePort(() => {}, alone as unknown as FrameWindow)).toBeUndefined()
  })
})
