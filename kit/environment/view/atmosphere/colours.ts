/** A colour as light: linear, from 0 to 1 and above. */
export type Light = [red: number, green: number, blue: number]

const toLinear = (byte: number): number => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** '#rrggbb' as light. */
export const lightOf = (hex: string): Light => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [toLinear((number >> 16) & 255), toLinear((number >> 8) & 255), toLinear(number & 255)]
}

export const mixLight = (from: Light, to: Light, share: number): Light => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

export const scaleLight = (light: Light, by: number): Light => [light[0] * by, light[1] * by, light[2] * by]

export const tintLight = (light: Light, tint: Light): Light => [
  light[0] * tint[0],
  light[1] * tint[1],
  light[2] * tint[2],
]

/** How bright it looks. */
export const brightnessOf = (light: Light): number =>
  light[0] * 0.2126 + light[1] * 0.7152 + light[2] * 0.0722

export const smoothStep = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}
