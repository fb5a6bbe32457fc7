import { ApiError } from '@makebelieve/contract/errors'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followRun, resumeRun } from './run-stream.ts'

const stage = (name: string): RunEvent => ({ type: 'stage', name, state: 'started' })
const line = (id: number, event: RunEvent) =>
  `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** A stream that says these pieces and then ends, or breaks. */
function stream(pieces: string[], breaks = false): Response {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
      else if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'run-id': 'r1' } })
}

/** The pauses between tries, without waiting for them. */
beforeEach(() => {
  vi.stubGlobal('setTimeout', (act: () => void) => queueMicrotask(act))
})
afterEach(() => vi.unstubAllGlobals())

describe('following a run', () => {
  it('hears events that come in pieces, and ends with done', async () => {
    const heard: string[] = []
    const started = vi.fn()
    const text = line(1, stage('plan')) + line(2, { type: 'done' })
    const pieces = [text.slice(0, 9), text.slice(9, 60), text.slice(60)]
    await followRun(async () => stream(pieces), { started, heard: ({ type }) => heard.push(type) })
    expect(heard).toEqual(['stage', 'done'])
    expect(started).toHaveBeenCalledExactlyOnceWith('r1')
  })

  it('takes up the stream after the last event when the connection breaks', async () => {
    const heard: RunEvent[] = []
    const asked: (string | null)[] = []
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      asked.push(new Headers(init.headers).get('last-event-id'))
      return stream([line(2, stage('build')) + line(3, { type: 'done' })])
    })
    await followRun(async () => stream([line(1, stage('plan'))], true), {
      heard: (event) => heard.push(event),
    })
    expect(heard).toEqual([stage('plan'), stage('build'), { type: 'done' }])
    expect(asked).toEqual(['1'])
  })

  it("throws the run's own error", async () => {
    const failed: RunEvent = { type: 'error', code: 'unprocessable', message: 'No.' }
    const run = followRun(async () => stream([line(1, failed)]), { heard: () => {} })
    await expect(run).rejects.toEqual(new ApiError('unprocessable', 'No.'))
  })

  it('gives up when the server stays away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    await expect(resumeRun('r1', { heard: () => {} })).rejects.toMatchObject({ code: 'unavailable' })
  })
})
