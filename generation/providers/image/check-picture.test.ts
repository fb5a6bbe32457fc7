import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkedPicture } from './check-picture.ts'
import { ballPicture, plainPicture } from './testing/drawn-picture.ts'

const failureOf = (bytes: Uint8Array) =>
  checkedPicture(bytes).then(
    () => 'fine',
    ({ kind, message }) => [kind, message],
  )

describe('a picture from a service', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'may be a %s, and loses what else its file held',
    async (format) => {
      const given = await ballPicture(format)
      expect(given.includes('a secret note')).toBe(true)
      const kept = Buffer.from(await checkedPicture(given))
      expect(kept.includes('a secret note')).toBe(false)
      const { format: now, width, exif, icc, xmp } = await sharp(kept).metadata()
      expect({ now, width, exif, icc, xmp }).toMatchObject({ now: 'webp', width: 512, exif: undefined })
    },
  )

  it('keeps its background and its clear parts', async () => {
    const [grey] = await sharp(await checkedPicture(await ballPicture()))
      .raw()
      .toBuffer()
    expect(Math.abs((grey ?? 0) - 0xdd)).toBeLessThan(4)
    const ring = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="90" fill="#c22"/></svg>`
    const kept = await checkedPicture(await sharp(Buffer.from(ring)).png().toBuffer())
    expect(await sharp(kept).metadata()).toMatchObject({ hasAlpha: true, width: 300 })
  })

  it('is made no larger than an uploaded one is kept', async () => {
    const large = await sharp(await ballPicture())
      .resize(2048, 2048)
      .png()
      .toBuffer()
    expect(await sharp(await checkedPicture(large)).metadata()).toMatchObject({ width: 1536, height: 1536 })
  })

  it('is none when it is something else', async () => {
    const gif = await sharp(await ballPicture())
      .gif()
      .toBuffer()
    for (const bytes of [new Uint8Array(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), gif])
      expect(await failureOf(bytes)).toEqual([
        'malformed',
        'The service answered with something that is no picture.',
      ])
    for (const format of ['png', 'jpeg', 'webp'] as const) {
      const whole = await ballPicture(format)
      expect((await failureOf(whole.subarray(0, whole.length / 2)))[0]).toBe('malformed')
    }
  })

  it.each(['#000', '#fff', '#7a3'])('is none when it is all %s', async (colour) => {
    expect(await failureOf(await plainPicture(colour))).toEqual([
      'malformed',
      'The picture of the service is blank.',
    ])
  })

  it('is none when all of it is clear', async () => {
    const clear = await sharp({ create: { width: 256, height: 256, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect((await failureOf(clear))[1]).toContain('blank')
  })

  it('is none when it is tiny or a ribbon', async () => {
    const ball = await ballPicture()
    for (const [width, height] of [
      [64, 64],
      [1200, 200],
    ] as const) {
      const odd = await sharp(ball).resize(width, height, { fit: 'fill' }).png().toBuffer()
      expect(await failureOf(odd)).toEqual([
        'malformed',
        `The picture of the service is of no use: ${width} by ${height} pixels.`,
      ])
    }
  })

  it('is no bomb: 30,000 by 30,000 pixels in a few bytes are not opened', async () => {
    expect((await failureOf(bomb(30_000)))[0]).toBe('malformed')
  })
})

/** A PNG that says it is very large, with nearly nothing inside. */
function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    out.set(body, 4)
    out.writeUInt32BE(crc(body), body.length + 4)
    return out
  }
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const lines = deflateSync(Buffer.alloc((side / 8 + 1) * 100))
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}
