/** Colours are '#rrggbb' everywhere; this file does the arithmetic. */
type Rgb = [number, number, number]

const parsed = new Map<string, Rgb>()

function rgbOf(hex: string): Rgb {
  let rgb = parsed.get(hex)
  if (!rgb) {
    const bits = Number.parseInt(hex.slice(1), 16)
    rgb = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255]
    parsed.set(hex, rgb)
  }
  return rgb
}

function hexOf(rgb: Rgb): string {
  const [r, g, b] = rgb.map((part) => Math.max(0, Math.min(255, Math.round(part)))) as Rgb
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`
}

const each = (hex: string, change: (part: number, index: number) => number) =>
  hexOf(rgbOf(hex).map(change) as Rgb)

export function mix(from: string, to: string, part: number): string {
  const other = rgbOf(to)
  return each(from, (value, index) => value + ((other[index] ?? 0) - value) * part)
}

/** Light of a colour falling on a colour. */
export function lit(hex: string, light: string): string {
  const other = rgbOf(light)
  return each(hex, (value, index) => (value * (other[index] ?? 0)) / 255)
}

/** Lighter above 0, darker below; shade goes toward blue, as it does outdoors. */
export const lift = (hex: string, by: number) => mix(hex, by > 0 ? '#fffbee' : '#1a1440', Math.abs(by))

export const grey = (hex: string) => {
  const [r, g, b] = rgbOf(hex)
  const value = r * 0.3 + g * 0.59 + b * 0.11
  return hexOf([value, value, value])
}

/** 1 leaves it, 0 makes it grey. */
export const saturate = (hex: string, by: number) => mix(grey(hex), hex, by)

export const fade = (hex: string, alpha: number) =>
  `rgba(${rgbOf(hex).join()},${Math.round(Math.max(0, alpha) * 1000) / 1000})`

/** Turns the hue by so many degrees and keeps the greyness (the usual matrix around the luma axis). */
export function turn(hex: string, degrees: number): string {
  const [r, g, b] = rgbOf(hex)
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const row = (lr: number, lg: number, lb: number, sr: number, sg: number, sb: number) =>
    (0.3 + lr * cos + sr * sin) * r + (0.59 + lg * cos + sg * sin) * g + (0.11 + lb * cos + sb * sin) * b
  return hexOf([
    row(0.7, -0.59, -0.11, -0.3, -0.59, 0.89),
    row(-0.3, 0.41, -0.11, 0.143, 0.14, -0.283),
    row(-0.3, -0.59, 0.89, -0.7, 0.59, 0.11),
  ])
}

/** Snaps to so many steps in each channel. */
export const steps = (hex: string, count: number) =>
  each(hex, (value) => (Math.round((value / 255) * count) / count) * 255)

export function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** As WCAG measures it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}
