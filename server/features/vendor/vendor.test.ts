import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import three from '../../../node_modules/three/package.json' with { type: 'json' }
import { useApp } from '../../testing/app.ts'

const app = useApp({ ROLE: 'web' })
const ask = (path: string, headers: Record<string, string> = {}) => app.visitor().request(path, { headers })

describe('three.js for frames', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['', (bytes: Buffer) => bytes],
  ])('is sent to frames of no origin, as small as they can read it (%j)', async (encoding, unpack) => {
    const answer = await ask('/vendor/three.module.js', { 'accept-encoding': encoding, origin: 'null' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('content-encoding') ?? '').toBe(encoding)
    const text = unpack(Buffer.from(await answer.arrayBuffer())).toString()
    expect(text).toContain("from './three.core.js'")
  })

  it('is kept for good under its version, and asked for again without one', async () => {
    const kept = await ask(`/vendor/three@${three.version}/three.core.js`)
    expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    await kept.text()
    const plain = await ask('/vendor/three.core.js')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=3600')
    await plain.text()
    const again = await ask('/vendor/three.core.js', { 'If-None-Match': plain.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each(['/vendor/three.webgpu.js', '/vendor/..%2fpackage.json', '/vendor/three@0.1.0/three.core.js'])(
    'and nothing else: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )
})
