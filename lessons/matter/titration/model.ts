import type { Values } from '@makebelieve/kit/simulation/system'

/** What has been added from the burette, in mL, and the curve so far. */
export type Titration = { added: number; time: number; steps: number; trail: [added: number, pH: number][] }

export const burette = 50

/** pKa at 25 °C; a strong acid gives away all of its protons. */
export const acids = [
  { name: 'hydrochloric acid', pKa: -6 },
  { name: 'lactic acid', pKa: 3.86 },
  { name: 'acetic acid', pKa: 4.756 },
  { name: 'ammonium', pKa: 9.25 },
] as const

/** Where an indicator changes, and its colours below and above. */
export const indicators = [
  { name: 'methyl orange', from: 3.1, to: 4.4, acid: [228, 71, 43], base: [245, 193, 40] },
  { name: 'bromothymol blue', from: 6, to: 7.6, acid: [245, 210, 60], base: [50, 100, 200] },
  { name: 'phenolphthalein', from: 8.2, to: 10, acid: [236, 244, 248], base: [225, 60, 150] },
] as const

export const acidOf = ({ acid = 2 }: Values) => acids[Math.round(acid)] ?? acids[2]
export const indicatorOf = ({ indicator = 2 }: Values) => indicators[Math.round(indicator)] ?? indicators[2]

/** When acid and base are even, in mL. */
export const evenAt = ({ volume = 25, strength = 0.1, base = 0.1 }: Values) => (volume * strength) / base

/** The pH at which the charges of all ions cancel: found by halving, since it falls from one end to the other. */
export function pHAfter(added: number, values: Values): number {
  const { volume = 25, strength = 0.1, base = 0.1 } = values
  const all = volume + added
  const [sodium, acid] = [(added * base) / all, (volume * strength) / all]
  const constant = 10 ** -acidOf(values).pKa
  let [low, high] = [-1, 15]
  for (let i = 0; i < 44; i++) {
    const pH = (low + high) / 2
    const protons = 10 ** -pH
    const charge = sodium + protons - 1e-14 / protons - (acid * constant) / (constant + protons)
    if (charge > 0) low = pH
    else high = pH
  }
  return (low + high) / 2
}
