import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas'

/** The light of a cover, in '#rrggbb'. */
export type Mood = {
  /** Shines behind the hero and runs along edges. */
  glow: string
  /** What shadows and the place of the title sink into: nearly black, in the hue of the scene. */
  deep: string
  /** Rays around the hero: for what is loud and merry. */
  rays: boolean
}

/** The deep colour that suits others: their strongest hue, almost black. */
export function deepOf(colours: readonly string[]): string {
  const [strongest = [0, 0, 0]] = colours
    .map(hslOf)
    .sort(([, s, l], [, s2, l2]) => s2 * vivid(l2) - s * vivid(l))
  const [hue, saturation] = strongest
  return hexOf([hue, Math.min(0.62, 0.25 + saturation * 0.5), 0.11])
}

/** Greys and near-blacks have no hue to speak of. */
const vivid = (lightness: number) => 1 - Math.abs(2 * lightness - 1)

type Hsl = [hue: number, saturation: number, lightness: number]

export function hslOf(hex: string): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const lightness = (most + least) / 2
  const spread = most - least
  if (spread === 0) return [0, 0, lightness]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sixth =
    most === r ? ((g - b) / spread + 6) % 6 : most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  return [sixth * 60, saturation, lightness]
}

const hexOfBytes = (...bytes: [r: number, g: number, b: number]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

export function hexOf([hue, saturation, lightness]: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const share = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

/** The colours of the house. */
export const brand = { tomato: '#e4472b', marigold: '#f5b700', teal: '#0e8a84', iris: '#5b5bd6' }

export const nearestOf = (colours: readonly string[], hue: number): string =>
  byDistance(colours, hue)[0] ?? brand.iris
export const farthestOf = (colours: readonly string[], hue: number): string =>
  byDistance(colours, hue).at(-1) ?? brand.tomato

function byDistance(colours: readonly string[], hue: number): string[] {
  const apart = (colour: string) => Math.abs(((hslOf(colour)[0] - hue + 540) % 360) - 180)
  return colours.toSorted((one, other) => apart(one) - apart(other))
}

/** The mood that a picture has by itself. */
export function moodOfPicture(picture: Canvas | Image): Pick<Mood, 'glow' | 'deep'> {
  const colours = coloursOf(picture, 6)
  const [[hue, saturation] = [0, 0]] = colours.map(hslOf).sort(([, , one], [, , other]) => other - one)
  return { deep: deepOf(colours), glow: hexOf([hue, Math.min(0.8, saturation), 0.86]) }
}

export function strongestHue(picture: Canvas | Image): number {
  return hslOf(deepOf(coloursOf(picture, 24)))[0]
}

function coloursOf(picture: Canvas | Image, side: number): string[] {
  const small = createCanvas(side, side)
  const ctx = small.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(picture, 0, 0, side, side)
  const { data } = ctx.getImageData(0, 0, side, side)
  return Array.from({ length: side * side }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3)
    return hexOfBytes(r, g, b)
  })
}

/** A colour that something stands out from: across the wheel from its own, and as light as it is dark. */
export function backdropFor(thing: Canvas): string {
  const { width, height } = thing
  const { data } = thing.getContext('2d').getImageData(0, 0, width, height)
  let [across, along, light, all] = [0, 0, 0, 0]
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 128) continue
    const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3)
    const [hue, saturation, lightness] = hslOf(hexOfBytes(r, g, b))
    const weight = saturation * vivid(lightness)
    across += Math.cos((hue * Math.PI) / 180) * weight
    along += Math.sin((hue * Math.PI) / 180) * weight
    light += lightness
    all++
  }
  const strength = Math.hypot(across, along) / Math.max(1, all)
  // What has no colour of its own stands before the house's.
  const hue = strength < 0.03 ? 174 : ((Math.atan2(along, across) * 180) / Math.PI + 180 + 360) % 360
  return hexOf([hue, 0.5, light / Math.max(1, all) > 0.55 ? 0.36 : 0.62])
}
