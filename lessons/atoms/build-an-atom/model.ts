/** What flew out of the atom, and when. */
export type Thrown = {
  kind: 'electron' | 'positron' | 'neutron' | 'proton' | 'helium'
  at: number
  angle: number
}

export type Atom = {
  time: number
  protons: number
  neutrons: number
  electrons: number
  /** When something happens next, if anything will. */
  next: number
  thrown: Thrown[]
  /** Of all that flew out so far, also what is no longer drawn. */
  goneNucleons: number
  goneCharge: number
  /** What happened last, for the picture. */
  happened: string
}

const names =
  'neutron hydrogen helium lithium beryllium boron carbon nitrogen oxygen fluorine neon sodium magnesium aluminium silicon phosphorus sulfur chlorine argon potassium calcium scandium titanium vanadium chromium manganese iron cobalt nickel copper zinc gallium'.split(
    ' ',
  )
const symbols = 'n H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga'.split(
  ' ',
)
export const nameOf = (protons: number) => names[protons] ?? 'unknown'
export const symbolOf = (protons: number) => symbols[protons] ?? '?'

/** Mass numbers that last in nature, by the number of protons (IUPAC; those above 10¹⁵ years count as lasting). */
const lasting: readonly (readonly number[])[] = [
  [],
  [1, 2],
  [3, 4],
  [6, 7],
  [9],
  [10, 11],
  [12, 13],
  [14, 15],
  [16, 17, 18],
  [19],
  [20, 21, 22],
  [23],
  [24, 25, 26],
  [27],
  [28, 29, 30],
  [31],
  [32, 33, 34, 36],
  [35, 37],
  [36, 38, 40],
  [39, 41],
  [40, 42, 43, 44, 46, 48],
  [45],
  [46, 47, 48, 49, 50],
  [51],
  [50, 52, 53, 54],
  [55],
  [54, 56, 57, 58],
  [59],
  [58, 60, 61, 62, 64],
  [63, 65],
  [64, 66, 67, 68, 70],
  [69],
]
export const lasts = (protons: number, neutrons: number) =>
  lasting[protons]?.includes(protons + neutrons) ?? false

/** Neutrons with which the lightest elements hold together at all, for a while at least. */
const bound: readonly (readonly number[])[] = [
  [1],
  [0, 1, 2],
  [1, 2, 4, 6],
  [3, 4, 5, 6, 8],
  [3, 5, 6, 7, 8, 10],
  [3, 5, 6, 7, 8, 9, 10, 12, 14],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16],
  [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
  [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
]

/** Binding energies of light nuclei in MeV, where the formula of drops is several percent off: measured (AME2020). */
const measured: Readonly<Record<string, number>> = {
  '1,1': 2.225,
  '1,2': 8.482,
  '2,1': 7.718,
  '2,2': 28.296,
  '3,3': 31.994,
  '3,4': 39.245,
  '4,5': 58.165,
  '5,5': 64.751,
  '5,6': 76.205,
  '6,6': 92.162,
  '6,7': 97.108,
  '6,8': 105.285,
  '7,7': 104.659,
  '7,8': 115.492,
  '8,8': 127.619,
  '8,9': 131.762,
  '8,10': 139.808,
  '9,8': 128.22,
  '9,9': 137.37,
}

/** In MeV: a drop of nuclear matter with surface, charge, balance and pairs (Bethe and Weizsäcker). */
export function binding(protons: number, neutrons: number): number {
  const count = protons + neutrons
  const known = measured[`${protons},${neutrons}`]
  if (known !== undefined || count < 5) return known ?? 0
  const pairs = protons % 2 === 0 && neutrons % 2 === 0 ? 1 : protons % 2 === 1 && neutrons % 2 === 1 ? -1 : 0
  return (
    15.8 * count -
    18.3 * count ** (2 / 3) -
    (0.714 * protons * (protons - 1)) / Math.cbrt(count) -
    (23.2 * (neutrons - protons) ** 2) / count +
    (pairs * 12) / Math.sqrt(count)
  )
}

export type Fate = 'lasts' | 'neutron' | 'proton' | 'helium' | 'beta minus' | 'beta plus'

/** What becomes of a nucleus. */
export function fate(protons: number, neutrons: number): Fate {
  if (lasts(protons, neutrons)) return 'lasts'
  if (protons === 4 && neutrons === 4) return 'helium'
  const held = bound[protons]
  if (held) {
    if (!held.includes(neutrons)) return neutrons <= protons ? 'proton' : 'neutron'
  } else {
    if (binding(protons, neutrons) < binding(protons, neutrons - 1)) return 'neutron'
    if (binding(protons, neutrons) < binding(protons - 1, neutrons)) return 'proton'
  }
  // A neutron turns into a proton or the other way, towards the nearest that lasts with as many particles.
  const count = protons + neutrons
  for (let far = 1; far < 31; far++) {
    const [up, down] = [
      lasts(protons + far, count - protons - far),
      lasts(protons - far, count - protons + far),
    ]
    if (up && down)
      return binding(protons + far, neutrons - far) > binding(protons - far, neutrons + far)
        ? 'beta minus'
        : 'beta plus'
    if (up) return 'beta minus'
    if (down) return 'beta plus'
  }
  return neutrons > protons ? 'beta minus' : 'beta plus'
}

/** How electrons fill the shells: 2, 8, 8, then two outside while the third fills up to 18. */
export function shells(electrons: number): number[] {
  const first = Math.min(2, electrons)
  const second = Math.min(8, Math.max(0, electrons - 2))
  const rest = Math.max(0, electrons - 10)
  if (rest <= 8) return [first, second, rest, 0]
  const outer = Math.min(2, rest - 8)
  return [first, second, Math.min(18, rest - outer), outer + Math.max(0, rest - outer - 18)]
}
