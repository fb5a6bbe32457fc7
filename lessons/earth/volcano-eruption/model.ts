import type { Values } from '@makebelieve/kit/simulation/system'

/** Pressure in the chamber above that of the rock (MPa), whether the vent is open; volumes in million m³, the clock in days. */
export type Volcano = {
  pressure: number
  open: boolean
  erupted: number
  entered: number
  count: number
  openedAt: number
  repose: number
  /** When it was last open, for the smoke that hangs in the air. */
  lastOpen: number
  time: number
  trail: [time: number, pressure: number][]
}

/** Three kinds of melt: how thick it flows (Pa·s), how steep a cone it builds, how firmly it plugs the vent, and how much gas
 * tears it to ash. */
export const kinds = [
  { name: 'runny', rock: 'basalt', thick: 1e3, slope: 10, plug: 0.8, tears: 99 },
  { name: 'medium', rock: 'andesite', thick: 3e3, slope: 24, plug: 1, tears: 4 },
  { name: 'sticky', rock: 'rhyolite', thick: 3e5, slope: 34, plug: 1.5, tears: 3 },
] as const
export const kindOf = ({ kind = 1 }: Values) => kinds[Math.round(kind)] ?? kinds[1]

/** A pipe 7 m wide and 5 km long. Melt torn to ash by its gas runs like a spray, 300 Pa·s. */
const [pipe, long, spray] = [3.5, 5000, 300]
export const explodes = (values: Values) => (values.gas ?? 2) >= kindOf(values).tears

/** Million m³ a day for each MPa: Hagen and Poiseuille's law. */
export function conducts(values: Values): number {
  const thick = explodes(values) ? spray : kindOf(values).thick
  return (((Math.PI * pipe ** 4 * 1e6) / (8 * thick * long)) * 86_400) / 1e6
}

/** MPa for each million m³ more: rock gives way by 10 GPa. */
export const stiffness = ({ chamber = 10 }: Values) => 10 / chamber
/** Million m³ a day. */
export const enters = ({ inflow = 3 }: Values) => inflow * 0.0864
export const opensAt = (values: Values) => (values.strength ?? 10) * kindOf(values).plug
export const closesAt = (values: Values) => 0.2 * opensAt(values)

/** m³ a second that come out. */
export const flowOf = ({ pressure, open }: Volcano, values: Values) =>
  open ? (conducts(values) * pressure) / 0.0864 : 0

/** How fast gas drives the melt out, in m/s: it expands from the pressure of the chamber to that of the air (Wilson 1980). */
export function jetOf({ pressure, open }: Volcano, values: Values): number {
  if (!open) return 0
  const share = (values.gas ?? 2) / 100
  return Math.sqrt(2 * share * 462 * 1250 * Math.log(1 + Math.max(0, pressure) / 0.1))
}

/** How high ash rises, in km: Mastin and others 2009. Melt that is not torn makes none. */
export const plumeOf = (state: Volcano, values: Values) =>
  explodes(values) ? 2 * flowOf(state, values) ** 0.241 : 0

/** The height of a cone of all that came out, in m. */
export function coneOf({ erupted }: Volcano, values: Values): number {
  const steep = Math.tan((kindOf(values).slope * Math.PI) / 180)
  return Math.cbrt((3 * erupted * 1e6 * steep ** 2) / Math.PI)
}
