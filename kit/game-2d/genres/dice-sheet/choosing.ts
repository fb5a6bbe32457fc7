import { rows, type Sheet } from './sheet.ts'

/**
 * What a good player keeps, by the odds and by nothing that is hidden. All throws of five dice are the same 252 in some order: what each is
 * worth in every row is counted once, and how likely each is with some dice kept as well, so that thinking costs next to nothing.
 */
const key = (dice: readonly number[]) => [...dice].sort().join('')

type Throw = { dice: number[]; worth: number[] }

const throws: Throw[] = []
const numberOf = new Map<string, number>()

function know(): void {
  if (throws.length > 0) return
  const grow = (dice: number[]) => {
    if (dice.length < 5) {
      for (let eyes = dice.at(-1) ?? 1; eyes <= 6; eyes++) grow([...dice, eyes])
      return
    }
    numberOf.set(key(dice), throws.length)
    throws.push({ dice, worth: rows.map(({ worth }) => worth(dice)) })
  }
  grow([])
}

/** What comes of some kept dice: which throws, and how likely each is. */
const chances = new Map<string, Float64Array>()

function chancesOf(kept: string): Float64Array {
  const known = chances.get(kept)
  if (known) return known
  const all = new Float64Array(throws.length)
  const at = numberOf.get(kept)
  if (at !== undefined) all[at] = 1
  else
    for (let eyes = 1; eyes <= 6; eyes++) {
      const further = chancesOf(key([...kept].map(Number).concat(eyes)))
      for (let one = 0; one < all.length; one++) all[one] = (all[one] ?? 0) + (further[one] ?? 0) / 6
    }
  chances.set(kept, all)
  return all
}

/** How much better each throw is, in the best row that is free, than what that row usually brings. */
const gains = new Map<string, Float64Array>()

function gainsOf(sheet: Sheet): Float64Array {
  const free = rows.flatMap((_, row) => (sheet[row] === null ? [row] : []))
  const name = free.join()
  const known = gains.get(name)
  if (known) return known
  const all = Float64Array.from(throws, ({ worth }) =>
    Math.max(...free.map((row) => (worth[row] ?? 0) - (rows[row]?.usual ?? 0))),
  )
  gains.set(name, all)
  return all
}

/** Which dice a good player keeps: all of them where rolling again is not worth it. */
export function keepBest(dice: readonly number[], sheet: Sheet): boolean[] {
  know()
  const gain = gainsOf(sheet)
  let best = { keep: dice.map(() => true), worth: gain[numberOf.get(key(dice)) ?? 0] ?? 0 }
  for (let which = 0; which < 31; which++) {
    const keep = dice.map((_, at) => (which & (1 << at)) > 0)
    const chance = chancesOf(key(dice.filter((_, at) => keep[at])))
    const worth = gain.reduce((sum, one, at) => sum + one * (chance[at] ?? 0), 0)
    if (worth > best.worth + 1e-9) best = { keep, worth }
  }
  return best.keep
}

/** Whoever does not think keeps what there is most of. */
export function keepMost(dice: readonly number[]): boolean[] {
  const many = (eyes: number) => dice.filter((die) => die === eyes).length
  const [first = 1] = [...dice].sort((one, other) => many(other) - many(one) || other - one)
  return dice.map((die) => die === first)
}
