/** OKLab: colours as the eye tells them apart, lightness first. */
export type Lab = [light: number, a: number, b: number]

export function rgbOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

const linear = Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

export function labOf(red: number, green: number, blue: number): Lab {
  const r = linear[red] ?? 0
  const g = linear[green] ?? 0
  const b = linear[blue] ?? 0
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

export function rgbOfLab([light, a, b]: Lab): [number, number, number] {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3
  const byte = (value: number) => {
    const bounded = Math.min(1, Math.max(0, value))
    return Math.round((bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055) * 255)
  }
  return [
    byte(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    byte(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    byte(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}
