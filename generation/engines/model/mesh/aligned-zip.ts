import { crc32 } from 'node:zlib'

/** A zip without compression, each file beginning at a multiple of 64 bytes: what USDZ asks for, so that it can be mapped. */
export function alignedZip(files: { name: string; bytes: Uint8Array }[]): Uint8Array {
  const local: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const encoded = new TextEncoder().encode(name)
    const sum = crc32(bytes)
    // An extra field of at least four bytes pads up to the next multiple.
    const bare = offset + 30 + encoded.length
    const padding = 4 + ((64 - ((bare + 4) % 64)) % 64)
    const header = new Uint8Array(30 + encoded.length + padding)
    const view = new DataView(header.buffer)
    view.setUint32(0, 0x04034b50, true)
    describe(view, 4, bytes.length, sum, encoded.length, padding)
    header.set(encoded, 30)
    padField(view, 30 + encoded.length, padding)
    local.push(header, bytes)

    const entry = new Uint8Array(46 + encoded.length)
    const listing = new DataView(entry.buffer)
    listing.setUint32(0, 0x02014b50, true)
    listing.setUint16(4, 20, true)
    describe(listing, 6, bytes.length, sum, encoded.length, 0)
    listing.setUint32(42, offset, true)
    entry.set(encoded, 46)
    central.push(entry)
    offset += header.length + bytes.length
  }
  const listed = central.reduce((total, entry) => total + entry.length, 0)
  const end = new Uint8Array(22)
  const view = new DataView(end.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, files.length, true)
  view.setUint16(10, files.length, true)
  view.setUint32(12, listed, true)
  view.setUint32(16, offset, true)
  return joined([...local, ...central, end])
}

/** The fields that local and central headers share: version, flags, method (stored), time, date, sum and sizes. */
function describe(view: DataView, at: number, size: number, sum: number, name: number, extra: number): void {
  view.setUint16(at, 20, true)
  // The first of January 1980: the same bytes for the same model.
  view.setUint16(at + 8, 0x21, true)
  view.setUint32(at + 10, sum, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, name, true)
  view.setUint16(at + 24, extra, true)
}

/** An extra field of zeros under a number that nobody uses. */
function padField(view: DataView, at: number, long: number): void {
  view.setUint16(at, 0x1986, true)
  view.setUint16(at + 2, long - 4, true)
}

function joined(pieces: Uint8Array[]): Uint8Array {
  const file = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0))
  let offset = 0
  for (const piece of pieces) {
    file.set(piece, offset)
    offset += piece.length
  }
  return file
}
