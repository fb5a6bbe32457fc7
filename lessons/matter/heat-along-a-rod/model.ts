/** Temperatures in °C of equal pieces from the hot end to the other, and the heat that went in and out, in J. */
export type Rod = { pieces: number[]; entered: number; left: number; time: number }

export const count = 30
/** A square rod, 2 cm by 2 cm. */
export const section = 4e-4
export const before = 20

/** Conductivity in W/(m·K) and heat capacity of a cubic metre in J/(m³·K). */
export const materials = [
  { name: 'copper', conducts: 401, holds: 3.45e6 },
  { name: 'aluminium', conducts: 237, holds: 2.42e6 },
  { name: 'iron', conducts: 80.4, holds: 3.54e6 },
  { name: 'stainless steel', conducts: 16.2, holds: 4.0e6 },
] as const

export const materialOf = (place = 0) => materials[Math.round(place)] ?? materials[0]
