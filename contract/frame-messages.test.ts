import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxFrameMessageBytes, readFrameMessage } from './frame-messages.ts'

describe('a message from a frame', () => {
  it.each([
    { type: 'ready' },
    { type: 'heartbeat' },
    { type: 'error', message: 'x is undefined' },
    { type: 'score', score: 12, state: 'won' },
    { type: 'screenshot', image: 'data:image/webp;base64,AAAA' },
    { type: 'save', data: '{"level":3}' },
  ])('is read: $type', (message) => {
    expect(readFrameMessage(message)).toEqual(message)
  })

  it.each([
    { type: 'publish' },
    { type: 'hello' },
    { type: 'ready', credits: 1000 },
    { type: 'score', score: Number.POSITIVE_INFINITY },
    { type: 'screenshot', image: 'https://example.com/spy.png' },
    { type: 'screenshot', image: 'data:image/svg+xml;base64,AAAA' },
  ])('is dropped when a kit would not have sent it: %j', (message) => {
    expect(readFrameMessage(message)).toBeNull()
  })

  it('is dropped above 64 KB, counted in bytes', () => {
    const frame = JSON.stringify({ type: 'save', data: '' }).length
    const fits = 'x'.repeat(maxFrameMessageBytes - frame)
    expect(readFrameMessage({ type: 'save', data: fits })).not.toBeNull()
    expect(readFrameMessage({ type: 'save', data: `${fits}x` })).toBeNull()
    expect(readFrameMessage({ type: 'save', data: 'é'.repeat(fits.length / 2 + 1) })).toBeNull()
  })

  it('never makes the page throw', () => {
    const cyclic: Record<string, unknown> = { type: 'save' }
    cyclic.data = cyclic
    expect(readFrameMessage(cyclic)).toBeNull()
    fc.assert(fc.property(fc.anything({ withBigInt: true }), (data) => readFrameMessage(data) === null))
  })
})
