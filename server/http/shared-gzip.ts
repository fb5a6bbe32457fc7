import { randomUUID } from 'node:crypto'
import { constants, crc32, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib'

/** What a page is sent as: compressed for its nonce. */
export type GzipFor = (nonce: string) => Buffer<ArrayBuffer>

/**
 * Compresses a page once for all its responses, though each has a nonce of its own in many places. The text around the
 * nonce is compressed with something else in its place; the first nonce of a response is then put in as it is, and the
 * later ones are references back to it, which are the same bytes whatever it says. Only the checksum is of one response.
 * Null where that does not work out, which is tried before anybody relies on it.
 */
export function gzipForAnyNonce(pieces: string[]): GzipFor | null {
  const parts = compress(pieces)
  const gzipFor: GzipFor = (nonce) => {
    const html = Buffer.from(pieces.join(nonce))
    // References say how far back they reach: they fit only nonces of the usual length.
    if (nonce.length !== placeholder.length) return gzipSync(html)
    const end = Buffer.alloc(8)
    end.writeUInt32LE(crc32(html), 0)
    end.writeUInt32LE(html.length, 4)
    return Buffer.concat([
      header,
      ...parts.map((part) => (part === hole ? storedBlock(nonce) : part)),
      lastBlock,
      end,
    ])
  }
  return isRight(gzipFor, pieces) ? gzipFor : null
}

function isRight(gzipFor: GzipFor, pieces: string[]): boolean {
  const nonce = randomUUID()
  try {
    return gunzipSync(gzipFor(nonce)).toString() === pieces.join(nonce)
  } catch {
    return false
  }
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty block that says it is the last. */
const lastBlock = Buffer.from([3, 0])
/** Where a response puts its nonce in full. */
const hole = Buffer.alloc(0)

/** As long as every nonce, and like no text: no character is written with three such bytes in a row. */
const placeholder = Buffer.from(Array.from(randomUUID(), (_, at) => 0x80 + at))
/** As far back as a reference can reach. */
const reach = 32_768

function compress(pieces: string[]): Buffer[] {
  const parts: Buffer[] = []
  let before = Buffer.alloc(0)
  const deflate = (bytes: Buffer) => {
    const flushed = deflateRawSync(bytes, {
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(before.length > 0 && { dictionary: before }),
    })
    before = Buffer.concat([before, bytes]).subarray(-reach)
    return flushed
  }
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) {
      const again = deflate(placeholder)
      // A reference is a few bytes; longer is the placeholder itself, which nothing before said.
      parts.push(again.length < placeholder.length / 2 ? again : hole)
    }
    parts.push(deflate(Buffer.from(piece)))
  }
  return joinAround(parts)
}

function joinAround(parts: Buffer[]): Buffer[] {
  const joined: Buffer[] = []
  let run: Buffer[] = []
  for (const part of [...parts, hole]) {
    if (part !== hole) run.push(part)
    else {
      joined.push(Buffer.concat(run), hole)
      run = []
    }
  }
  return joined.slice(0, -1)
}

/** A block that is not compressed: its length, the same inverted, and the text. */
function storedBlock(text: string): Buffer {
  const bytes = Buffer.from(text)
  const start = Buffer.from([0, 0, 0, 0, 0])
  start.writeUInt16LE(bytes.length, 1)
  start.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([start, bytes])
}
