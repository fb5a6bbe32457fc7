import type { Values } from '@makebelieve/kit/simulation/system'

/** A photon that the followed atom sent out. */
export type Sent = { upper: number; lower: number; at: number; angle: number }

/** A gas of very many atoms as shares of them, and one of them that is followed. Times in nanoseconds. */
export type Hydrogen = {
  time: number
  /** Which share of the atoms has its electron on shell 1, 2, … 6. */
  shells: number[]
  /** Photons per atom so far, by the line they belong to: see `lines`. */
  sent: number[]
  /** Energy of all light so far, in eV per atom. */
  light: number
  flashed: number
  shell: number
  leaves: number
  photons: Sent[]
}

/** Electron with one nucleus each: its charge, and its mass in masses of the electron. */
export const elements = [
  { name: 'hydrogen', short: 'H', charge: 1, mass: 1836.1527 },
  { name: 'helium ion', short: 'He⁺', charge: 2, mass: 7294.2995 },
  { name: 'lithium ion', short: 'Li²⁺', charge: 3, mass: 12786.39 },
] as const

export const shellCount = 6

/** Jumps per nanosecond from each shell to each lower one in hydrogen, even over the kinds of orbit on a shell. */
const rates: readonly (readonly number[])[] = [
  [],
  [],
  [0, 0.4699],
  [0, 0.05575, 0.0441],
  [0, 0.01278, 0.008419, 0.008986],
  [0, 0.004125, 0.00253, 0.002201, 0.002699],
  [0, 0.001644, 0.0009732, 0.0007783, 0.0007711, 0.001025],
]
export const rate = (upper: number, lower: number) => rates[upper]?.[lower] ?? 0

/** Every line there is: which shells it joins. */
export const lines: readonly (readonly [upper: number, lower: number])[] = [2, 3, 4, 5, 6].flatMap((upper) =>
  Array.from({ length: upper - 1 }, (_, i) => [upper, i + 1] as const),
)

const electron = 1.602176634e-19
const planck = 6.62607015e-34
const light = 299792458
const force = electron ** 2 / (4 * Math.PI * 8.8541878128e-12)
const electronMass = 9.1093837015e-31

/** Bohr's orbit: the pull of the nucleus bends the path, and the turning comes in whole portions of ħ. */
export function orbit(shell: number, element: number): { radius: number; energy: number } {
  const { charge, mass } = elements[element] ?? elements[0]
  const moving = (electronMass * mass) / (1 + mass)
  const turning = (shell * planck) / (2 * Math.PI)
  const speed = (force * charge) / turning
  const radius = turning / (moving * speed)
  return { radius, energy: (0.5 * moving * speed ** 2 - (force * charge) / radius) / electron }
}

/** In eV. */
export const jumpEnergy = (upper: number, lower: number, element: number) =>
  orbit(upper, element).energy - orbit(lower, element).energy

/** In nm, in empty space. */
export const wavelength = (upper: number, lower: number, element: number) =>
  (planck * light * 1e9) / (jumpEnergy(upper, lower, element) * electron)

export function chosen({ level = 3, series = 1, element = 0 }: Values): {
  upper: number
  lower: number
  element: number
} {
  const upper = Math.min(shellCount, Math.max(2, Math.round(level)))
  return { upper, lower: Math.min(upper - 1, Math.round(series) + 1), element: Math.round(element) }
}
