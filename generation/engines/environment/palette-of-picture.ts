import sharp from 'sharp'
import type { Palette } from './design.ts'

/** The bytes are no picture that can be read. The message is meant for the user. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture'
}

/** Pictures are looked at in this many rows and columns: enough for bands of colour, and quick. */
const side = 48
/** Larger ones are taken for an attack. */
const mostPixels = 100_000_000

type Rgb = [r: number, g: number, b: number]

/** The colours that a place takes from a picture: of its sky, ground and leaves, how bright it is, where its horizon lies. */
export async function paletteOfPicture(bytes: Uint8Array): Promise<Palette> {
  const rows = await rowsOf(bytes)
  const horizonAt = horizonOf(rows)
  const cut = Math.min(side - 4, Math.max(4, Math.round(horizonAt * side)))
  const sky = rows.slice(0, cut)
  const land = rows.slice(cut).flat()
  const brightness = average(rows.flat().map(lightness))
  const leaves = land.filter(isLeafy)
  const bright = [...rows.flat()].sort((a, b) => lightness(b) - lightness(a)).slice(0, side)
  return {
    zenith: hex(middle(sky.slice(0, Math.max(1, Math.round(cut * 0.35))).flat())),
    horizon: hex(middle(sky.slice(Math.floor(cut * 0.7)).flat())),
    ground: hex(
      middle(
        land.filter((pixel) => !isLeafy(pixel)).length > side
          ? land.filter((pixel) => !isLeafy(pixel))
          : land,
      ),
    ),
    ...(leaves.length > side && { leaves: hex(middle(leaves)) }),
    light: hex(mixed(middle(bright), [255, 255, 255], 0.5)),
    brightness: rounded(brightness),
    horizonAt: rounded(horizonAt),
  }
}

async function rowsOf(bytes: Uint8Array): Promise<Rgb[][]> {
  const data = await sharp(bytes, { limitInputPixels: mostPixels, pages: 1 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch((reason: unknown) => {
      throw new NoPicture("I couldn't read that file as a picture. Try another JPEG, PNG, GIF or WebP.", {
        cause: reason,
      })
    })
  const channels = data.length / (side * side)
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_, column): Rgb => {
      const at = (row * side + column) * channels
      const first = data[at] ?? 0
      return channels < 3 ? [first, first, first] : [first, data[at + 1] ?? 0, data[at + 2] ?? 0]
    }),
  )
}

/** Where the rows above and below differ most, from 0 (top) to 1; the middle is likelier than the edges. */
function horizonOf(rows: readonly Rgb[][]): number {
  const means = rows.map((row) => middle(row))
  let best = side / 2
  let most = 0
  for (let at = Math.round(side * 0.15); at < side * 0.85; at++) {
    const above = middle(means.slice(Math.max(0, at - 6), at))
    const below = middle(means.slice(at, at + 6))
    const likely = 1 - Math.abs(at / side - 0.5) * 0.8
    const step = distance(above, below) * likely
    if (step > most) [most, best] = [step, at]
  }
  // No edge to speak of: a picture of one colour.
  return most < 8 ? 0.5 : best / side
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
const middle = (pixels: readonly Rgb[]): Rgb => [
  average(pixels.map(([r]) => r)),
  average(pixels.map(([, g]) => g)),
  average(pixels.map(([, , b]) => b)),
]
const distance = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
/** From 0 (black) to 1 (white), as the eye weighs colours. */
const lightness = ([r, g, b]: Rgb): number => (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
const isLeafy = ([r, g, b]: Rgb): boolean => g > r * 1.06 && g > b * 1.12 && g > 40
const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
const rounded = (value: number): number => Math.round(value * 1000) / 1000
const hex = (pixel: Rgb): string =>
  `#${pixel
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
