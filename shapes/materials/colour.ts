import type { Vec3 } from '../geometry/vector.ts'

/** '#rrggbb' as light itself (linear red, green and blue from 0 to 1), which is what is mixed and lit. */
export function light(hex: string): Vec3 {
  const value = Number.parseInt(hex.slice(1), 16)
  return [linear((value >> 16) & 255), linear((value >> 8) & 255), linear(value & 255)]
}

const linear = (byte: number) => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const encoded = (share: number) => {
  const s = Math.min(1, Math.max(0, share))
  return Math.round(255 * (s <= 0.0031308 ? s * 12.92 : 1.055 * s ** (1 / 2.4) - 0.055))
}

/** Back to '#rrggbb'. */
export function hex([r, g, b]: Vec3): string {
  return `#${[r, g, b].map((share) => encoded(share).toString(16).padStart(2, '0')).join('')}`
}

/** Lighter (above 1) or darker (below), as the eye sees it. */
export function shade(colour: string, factor: number): string {
  const [r, g, b] = light(colour)
  const f = factor ** 2.2
  return hex([Math.min(1, r * f), Math.min(1, g * f), Math.min(1, b * f)])
}

/** Between two colours. */
export function blendOf(a: string, b: string, share: number): string {
  const [x, y] = [light(a), light(b)]
  return hex([0, 1, 2].map((k) => (x[k] ?? 0) + ((y[k] ?? 0) - (x[k] ?? 0)) * share) as unknown as Vec3)
}
