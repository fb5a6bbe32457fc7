import type { Values } from '@makebelieve/kit/simulation/system'

/** Distances in ångström, times in femtoseconds, energies in electronvolts, masses in u. */
export type ChemicalBond = {
  distance: number
  speed: number
  time: number
  /** When it last passed its rest distance outwards, and how long one swing took. */
  passed: number
  period: number
  widest: number
}

/** Rest length, depth of the well and stiffness (N/m) of real molecules: K. P. Huber and G. Herzberg, 1979. */
export const molecules = [
  {
    name: 'hydrogen, H₂',
    atoms: ['H', 'H'],
    masses: [1.00783, 1.00783],
    rest: 0.7414,
    deep: 4.747,
    stiff: 575.5,
  },
  {
    name: 'hydrogen chloride, HCl',
    atoms: ['H', 'Cl'],
    masses: [1.00783, 34.96885],
    rest: 1.2746,
    deep: 4.618,
    stiff: 516.3,
  },
  {
    name: 'oxygen, O₂',
    atoms: ['O', 'O'],
    masses: [15.99491, 15.99491],
    rest: 1.2075,
    deep: 5.214,
    stiff: 1176.9,
  },
  {
    name: 'nitrogen, N₂',
    atoms: ['N', 'N'],
    masses: [14.00307, 14.00307],
    rest: 1.0977,
    deep: 9.905,
    stiff: 2294.8,
  },
] as const

export const moleculeOf = ({ molecule = 0 }: Values) => molecules[Math.round(molecule)] ?? molecules[0]
export type Molecule = (typeof molecules)[number]

/** 1 N/m in eV/Å², and 1 eV/(Å·u) in Å/fs². */
const evPerNm = 0.0624151
export const kick = 0.00964853

export const reduced = ({ masses: [a, b] }: Molecule) => (a * b) / (a + b)

/** How quickly Morse's well widens: √(k/2D). */
export const narrow = ({ stiff, deep }: Molecule) => Math.sqrt((stiff * evPerNm) / (2 * deep))

/** Morse's energy of two atoms, zero when far apart. */
export function wellAt(molecule: Molecule, distance: number): number {
  const fade = Math.exp(-narrow(molecule) * (distance - molecule.rest))
  return molecule.deep * (fade * fade - 2 * fade)
}

/** The force that drives them apart, in eV/Å. */
export function forceAt(molecule: Molecule, distance: number): number {
  const a = narrow(molecule)
  const fade = Math.exp(-a * (distance - molecule.rest))
  return 2 * molecule.deep * a * (fade * fade - fade)
}

export const farthest = 4.6
