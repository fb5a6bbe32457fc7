import type { FrameMessage, PageMessage } from '@makebelieve/contract/frame-messages'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openFrameTalk, startMostMs, startPatienceMs } from './frame-talk.ts'

const theFrame = { name: 'the window of the frame' }

/** A page with a frame in it, seen from the page; the ports are real ones. */
function pageWithFrame() {
  const page = new EventTarget()
  const told: unknown[] = []
  const talk = openFrameTalk({
    page: page as unknown as Window,
    frame: () => theFrame,
    start: () => ({ muted: true, reducedMotion: false, save: 'kept' }),
    onState: (state) => told.push(state),
    onScore: (score, state) => told.push([score, state]),
    onError: (message) => told.push({ error: message }),
    onSave: (data) => told.push({ save: data }),
    onFile: (file) => told.push(file),
    onFlood: () => told.push('flood'),
  })
  const heard: PageMessage[] = []
  const { port1: creation, port2 } = new MessageChannel()
  creation.onmessage = ({ data }) => heard.push(data)
  const hello = (changes: object = {}) => {
    const usual = { data: { type: 'hello' }, source: theFrame, origin: 'null', ports: [port2] }
    const properties = {
      ...Object.getOwnPropertyDescriptors(usual),
      ...Object.getOwnPropertyDescriptors(changes),
    }
    page.dispatchEvent(Object.defineProperties(new Event('message'), properties))
  }
  const say = (...messages: FrameMessage[]) => {
    for (const message of messages) creation.postMessage(message)
    return delivered()
  }
  close = () => {
    talk.close()
    creation.close()
  }
  return { talk, told, heard, hello, say, creation }
}

/** A message that takes its time to be read. */
const readIn = (milliseconds: number) => ({
  get data() {
    vi.advanceTimersByTime(milliseconds)
    return { type: 'noise' }
  },
})

/** Ports deliver in a later task; the faked timers do not touch this one. */
const delivered = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

let close = () => {}
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  close()
  vi.useRealTimers()
})

describe('the page that talks with a creation', () => {
  it('answers a hello with how to start, and hears what is said over the port', async () => {
    const { told, heard, hello, say } = pageWithFrame()
    hello()
    await say({ type: 'ready' }, { type: 'score', score: 3, state: 'playing' }, { type: 'save', data: '{}' })
    expect(heard).toEqual([{ type: 'start', muted: true, reducedMotion: false, save: 'kept' }])
    expect(told).toEqual(['live', [3, 'playing'], { save: '{}' }])
  })

  it('is offered tables, and nothing else that could be a file', async () => {
    const { told, hello, say, creation } = pageWithFrame()
    hello()
    const table = { name: 'pendulum.csv', text: 'Time (s)\r\n0\r\n' }
    await say({ type: 'ready' }, { type: 'file', ...table })
    creation.postMessage({ type: 'file', name: '../run.exe', text: 'MZ' })
    await delivered()
    expect(told).toEqual(['live', table])
  })

  it.each([
    ['another window', { source: {} }],
    ['another origin', { origin: 'https://makebelieve.example' }],
    ['other words', { data: { type: 'hello', user: 'me' } }],
    ['no port', { ports: [] }],
  ])('does not take a hello with %s', async (_what, changes) => {
    const { told, heard, hello, say } = pageWithFrame()
    hello(changes)
    await say({ type: 'ready' })
    expect([told, heard]).toEqual([[], []])
  })

  it('takes one hello only', async () => {
    const { heard, hello, say } = pageWithFrame()
    hello()
    const second = new MessageChannel()
    const listened = vi.spyOn(second.port2, 'postMessage')
    hello({ ports: [second.port2] })
    await say({ type: 'ready' })
    expect(heard).toHaveLength(1)
    expect(listened).not.toHaveBeenCalled()
  })

  it('keeps what it has to say until the creation is ready', async () => {
    const { talk, heard, hello, say } = pageWithFrame()
    talk.watch({ seed: 1, inputs: [] })
    hello()
    await delivered()
    expect(heard.map(({ type }) => type)).toEqual(['start'])
    await say({ type: 'ready' })
    talk.restart()
    await delivered()
    expect(heard.map(({ type }) => type)).toEqual(['start', 'replay', 'restart'])
  })

  it('drops what is not of the contract, and all that comes too fast', async () => {
    const { told, hello, say, creation } = pageWithFrame()
    hello()
    for (const nonsense of [null, 'ready', { type: 'publish' }, { type: 'save', data: 'x'.repeat(70_000) }])
      creation.postMessage(nonsense)
    await say({ type: 'ready' })
    expect(told).toEqual(['live'])
    await say(
      ...Array.from({ length: 60 }, (_, score) => ({ type: 'score', score, state: 'playing' }) as const),
    )
    expect(told).toHaveLength(1 + 25)
    vi.advanceTimersByTime(1000)
    await say({ type: 'score', score: 99, state: 'won' })
    expect(told.at(-1)).toEqual([99, 'won'])
  })

  it('hangs up on a loop that never stops talking, once', async () => {
    const { told, hello, say } = pageWithFrame()
    hello()
    await say({ type: 'ready' }, ...Array.from({ length: 4_000 }, () => ({ type: 'heartbeat' }) as const))
    expect(told).toEqual(['live', 'flood'])
    vi.advanceTimersByTime(60_000)
    expect(told).toHaveLength(2)
  })

  it.each(['before', 'after'])(
    'hangs up on a frame that floods the page itself %s its hello',
    async (when) => {
      const { told, hello, say } = pageWithFrame()
      if (when === 'after') hello()
      for (let times = 0; times < 19; times++) hello({ data: 'noise', ports: [] })
      expect(told).toEqual([])
      for (let times = 0; times < 1_000; times++) hello({ data: 'noise', ports: [] })
      expect(told).toEqual(['flood'])
      hello()
      await say({ type: 'ready' })
      expect(told).toEqual(['flood'])
    },
  )

  it.each([
    ['a frame inside the frame', { parent: { parent: theFrame } }],
    ['a frame that is gone by then', null],
  ])('hangs up on a flood of %s', (_, source) => {
    const { told, hello } = pageWithFrame()
    for (let times = 0; times < 30; times++) hello({ data: 'noise', ports: [], source })
    expect(told).toEqual(['flood'])
  })

  it('hears no flood of other windows, and no hello of a frame inside the frame', () => {
    const { told, hello } = pageWithFrame()
    const other = { parent: {} }
    for (let times = 0; times < 30; times++) hello({ data: 'noise', ports: [], source: other })
    hello({ source: { parent: theFrame } })
    expect(told).toEqual([])
  })

  it('does not look at what comes beside the port', () => {
    const { hello } = pageWithFrame()
    hello()
    const look = vi.fn()
    hello({
      get data() {
        return look()
      },
    })
    expect(look).not.toHaveBeenCalled()
  })

  it('hangs up on a frame whose messages take too long to read', () => {
    const { told, hello } = pageWithFrame()
    for (let times = 0; times < 3; times++) hello(readIn(400))
    expect(told).toEqual(['flood'])
  })

  it('has patience with a long message now and then', () => {
    const { told, hello } = pageWithFrame()
    for (let times = 0; times < 10; times++) {
      hello(readIn(60))
      vi.advanceTimersByTime(540)
    }
    expect(told).toEqual([])
  })

  it('hands over a picture, or says that there is none', async () => {
    const { talk, hello, say } = pageWithFrame()
    hello()
    const picture = talk.screenshot()
    await say({ type: 'ready' }, { type: 'screenshot', image: 'data:image/png;base64,AAAA' })
    await expect(picture).resolves.toBe('data:image/png;base64,AAAA')
    const none = expect(talk.screenshot()).rejects.toThrow('could not be taken')
    vi.advanceTimersByTime(6_000)
    await none
  })
})

describe('the watchdog', () => {
  it('notices a creation that never starts, and one that starts after all', async () => {
    const { told, hello, say } = pageWithFrame()
    vi.advanceTimersByTime(startPatienceMs + 1)
    expect(told).toEqual(['failed'])
    hello()
    await say({ type: 'ready' })
    expect(told).toEqual(['failed', 'live'])
  })

  it('has patience with one that lives and has nothing to show yet, but not for ever', async () => {
    const { told, hello, say } = pageWithFrame()
    hello()
    for (let passed = 0; passed < startMostMs - 10_000; passed += 10_000) {
      vi.advanceTimersByTime(10_000)
      await say({ type: 'heartbeat' })
    }
    expect(told).toEqual([])
    vi.advanceTimersByTime(10_001)
    expect(told).toEqual(['failed'])
  })

  it('need not wait for code that breaks before it starts', async () => {
    const { told, hello, say } = pageWithFrame()
    hello()
    await say({ type: 'error', message: 'Unexpected token' })
    expect(told).toEqual([{ error: 'Unexpected token' }, 'failed'])
  })

  it('notices silence, and the end of it', async () => {
    const { told, hello, say } = pageWithFrame()
    hello()
    await say({ type: 'ready' })
    vi.advanceTimersByTime(4_900)
    await say({ type: 'heartbeat' })
    vi.advanceTimersByTime(4_900)
    expect(told).toEqual(['live'])
    vi.advanceTimersByTime(200)
    expect(told).toEqual(['live', 'silent'])
    await say({ type: 'heartbeat' })
    expect(told).toEqual(['live', 'silent', 'live'])
  })

  it('knows slow from stuck: what came back may be silent for twice as long', async () => {
    const { told, hello, say } = pageWithFrame()
    hello()
    await say({ type: 'ready' })
    vi.advanceTimersByTime(7_000)
    await say({ type: 'heartbeat' })
    vi.advanceTimersByTime(13_900)
    expect(told).toEqual(['live', 'silent', 'live'])
    vi.advanceTimersByTime(200)
    expect(told).toEqual(['live', 'silent', 'live', 'silent'])
  })

  it('does not mind silence that nobody hears, and has the creation pause meanwhile', async () => {
    const { talk, told, heard, hello, say } = pageWithFrame()
    talk.attend(false)
    vi.advanceTimersByTime(60_000)
    hello()
    await say({ type: 'ready' })
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual(['live'])
    talk.attend(true)
    await delivered()
    expect(heard.map(({ type }) => type)).toEqual(['start', 'pause', 'resume'])
    vi.advanceTimersByTime(5_100)
    expect(told).toEqual(['live', 'silent'])
  })

  it('is gone with the talk', async () => {
    const { talk, told, hello, say } = pageWithFrame()
    talk.close()
    hello()
    await say({ type: 'ready' })
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
  })
})
