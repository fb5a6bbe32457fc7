import type { Values } from '@makebelieve/kit/simulation/system'

/** Hours since the start and how high the Sun stands; the paths of its light through air and haze, in vertical columns at sea level. */
export type BlueSky = { time: number; height: number; air: number; haze: number }

const earth = 6371
/** Air thins to a third each 8.4 km, haze each 2 km. */
export const airHeight = 8.4
export const hazeHeight = 2

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * How many vertical sea-level columns a ray from the Sun passes on its way down to a place: added up along the straight ray
 * through round shells.
 */
export function columns(sunHeight: number, altitude: number, scale: number): number {
  const rise = Math.sin(radians(Math.max(0, sunHeight)))
  const from = earth + altitude
  let sum = 0
  // The pieces grow along the ray, as the air thins: s = u², with Simpson's rule in u.
  const [pieces, farthest] = [
    60,
    Math.sqrt(Math.min(12 * scale * Math.max(1 / Math.max(rise, 1e-3), 1), 1600)),
  ]
  const at = (u: number) => {
    const s = u * u
    const r = Math.sqrt(from * from + s * s + 2 * from * s * rise)
    return 2 * u * Math.exp(-(r - earth) / scale)
  }
  const h = farthest / pieces
  for (let i = 0; i < pieces; i++) sum += (h / 6) * (at(i * h) + 4 * at((i + 0.5) * h) + at((i + 1) * h))
  return sum / scale
}

/**
 * The share of light of a wavelength (nm) that one vertical column of air takes out: Rayleigh's cross-section of a molecule
 * from the refractive index of air (Peck and Reeder 1972), with King's factor for molecules that are not round.
 */
export function airDepth(wavelength: number): number {
  const micro = wavelength / 1000
  const bend = 1 + 1e-8 * (8060.51 + 2480990 / (132.274 - micro ** -2) + 17455.7 / (39.32957 - micro ** -2))
  const [dense, column] = [2.546899e19, 2.1532e25]
  const square = (bend * bend - 1) / (bend * bend + 2)
  const centimetres = wavelength * 1e-7
  const king = 1.0483
  return ((24 * Math.PI ** 3 * square * square) / (centimetres ** 4 * dense * dense)) * king * column
}

/** Haze takes out all colours more alike: Ångström's law with the exponent 1.3. */
export const hazeDepth = (wavelength: number, haze: number) => haze * (wavelength / 550) ** -1.3

/** The share that comes straight through. */
export function through(
  wavelength: number,
  { air, haze }: BlueSky,
  { dust = 0.05, thick = 1 }: Values,
): number {
  return Math.exp(-airDepth(wavelength) * thick * air - hazeDepth(wavelength, dust) * haze)
}
