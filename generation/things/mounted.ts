import sharp, { type OverlayOptions } from 'sharp'
import type { Picture } from './art.ts'
import type { Art } from './thing.ts'

type Side = 'left' | 'right' | 'front'
type Layer = { picture: Picture; art: Art; looks: Side }

/** How a picture has to be turned to be sat on, and whether its rider stands before it instead of behind its back. */
const seats: Record<string, { turn?: number; before?: boolean; seat?: number }> = {
  '1f6f9': { turn: 48, before: true, seat: 0.5 }, // skateboard
  '1f6f7': { before: true, seat: 0.36 }, // sled
  '1f9f9': { turn: 42, seat: 0.5 }, // broom
  '1f680': { turn: 45, seat: 0.3 }, // rocket
  '1f6b2': { seat: 0.16 }, // bicycle
  '1f984': { seat: 0.22 }, // unicorn
  '1f6f4': { before: true, seat: 0.75 }, // kick scooter
}

/**
 * A rider and its mount as one picture. Behind the back of an animal the rider's legs are hidden, as in a saddle; on a
 * board it stands in front. Both keep their proportions; the rider turns to where the mount looks.
 */
export async function paintMounted(rider: Layer, mount: Layer): Promise<Picture> {
  const side = Math.max(mount.picture.width, mount.picture.height)
  const { turn = 0, before = false, seat = 0.4 } = seats[mount.art.id] ?? {}
  const below = await fitted(mount.picture, side, side * 0.72, turn)
  const isFlat = below.height < side * 0.45
  const above = await fitted(rider.picture, side * 0.74, side * (isFlat ? 0.76 : 0.6))
  const turned = rider.looks !== 'front' && mount.looks !== 'front' && rider.looks !== mount.looks
  const figure = turned ? await sharp(above.bytes).flop().png().toBuffer() : above.bytes
  const top = Math.max(0, Math.round(side - below.height * (1 - seat) - above.height))
  // The head of the mount stays free.
  const shift = before || isFlat ? 0 : mount.looks === 'left' ? 0.08 : mount.looks === 'right' ? -0.08 : 0
  const left = Math.round((side - above.width) / 2 + side * shift)
  const layers = [
    { input: figure, top, left: Math.max(0, Math.min(side - above.width, left)) },
    { input: below.bytes, top: side - below.height, left: Math.round((side - below.width) / 2) },
  ]
  return painted(before ? layers.reverse() : layers, side, rider.picture)
}

/** Somebody with a thing before the breast: a swordsman becomes a knight by his shield. */
export async function paintHolding(holder: Layer, held: Layer): Promise<Picture> {
  const side = Math.max(holder.picture.width, holder.picture.height)
  const figure = await fitted(holder.picture, side, side)
  const thing = await fitted(held.picture, side * 0.42, side * 0.42)
  return painted(
    [
      {
        input: figure.bytes,
        top: Math.round((side - figure.height) / 2),
        left: Math.round((side - figure.width) / 2),
      },
      {
        input: thing.bytes,
        top: Math.round(side * 0.36),
        left: Math.round(side * (holder.looks === 'left' ? 0.28 : 0.4)),
      },
    ],
    side,
    holder.picture,
  )
}

async function painted(layers: OverlayOptions[], side: number, { type, credit }: Picture): Promise<Picture> {
  const drawn = sharp({ create: { width: side, height: side, channels: 4, background: '#0000' } }).composite(
    layers,
  )
  const bytes = await (type === 'image/png'
    ? drawn.png({ compressionLevel: 8, palette: true, quality: 92 })
    : drawn.webp({ quality: 88, alphaQuality: 95 })
  ).toBuffer()
  return { type, bytes: new Uint8Array(bytes), width: side, height: side, credit }
}

/** Turned and without its empty margin, as large as it fits. */
async function fitted(picture: Picture, width: number, height: number, turn = 0) {
  const whole =
    turn === 0
      ? picture.bytes
      : await sharp(picture.bytes).rotate(turn, { background: '#0000' }).png().toBuffer()
  const { data, info } = await sharp(whole)
    .trim()
    .resize(Math.round(width), Math.round(height), { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
