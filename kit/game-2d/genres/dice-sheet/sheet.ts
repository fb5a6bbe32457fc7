/** The rows of the sheet and what dice are worth in them: pure numbers, with nothing about turns or pictures. */
export type Row = {
  id: string
  says: string
  /** What these dice are worth here; nothing where they do not fit. */
  worth(dice: readonly number[]): number
  /** What a good player gets here on average: whoever gets less has wasted the row. */
  usual: number
}

const sum = (dice: readonly number[]) => dice.reduce((all, die) => all + die, 0)
const manyOf = (dice: readonly number[], eyes: number) => dice.filter((die) => die === eyes).length
const most = (dice: readonly number[]) => Math.max(...dice.map((die) => manyOf(dice, die)))

/** How many different numbers follow each other. */
function run(dice: readonly number[]): number {
  let [best, now] = [0, 0]
  for (let eyes = 1; eyes <= 6; eyes++) {
    now = dice.includes(eyes) ? now + 1 : 0
    best = Math.max(best, now)
  }
  return best
}

/** Three of one and two of another; five of a kind are both. */
const isFull = (dice: readonly number[]) => dice.every((die) => [2, 3, 5].includes(manyOf(dice, die)))

const numbers = ['Ones', 'Twos', 'Threes', 'Fours', 'Fives', 'Sixes'].map(
  (says, at): Row => ({
    id: says.toLowerCase(),
    says,
    worth: (dice) => manyOf(dice, at + 1) * (at + 1),
    // Three of each bring the bonus.
    usual: (at + 1) * 2.4,
  }),
)

export const rows: readonly Row[] = [
  ...numbers,
  { id: 'three', says: 'Three of a kind', worth: (dice) => (most(dice) >= 3 ? sum(dice) : 0), usual: 21 },
  { id: 'four', says: 'Four of a kind', worth: (dice) => (most(dice) >= 4 ? sum(dice) : 0), usual: 13 },
  { id: 'full', says: 'Full house', worth: (dice) => (isFull(dice) ? 25 : 0), usual: 20 },
  { id: 'small', says: 'Small straight', worth: (dice) => (run(dice) >= 4 ? 30 : 0), usual: 20 },
  { id: 'large', says: 'Large straight', worth: (dice) => (run(dice) >= 5 ? 40 : 0), usual: 20 },
  { id: 'five', says: 'Five of a kind', worth: (dice) => (most(dice) >= 5 ? 50 : 0), usual: 12 },
  { id: 'chance', says: 'Chance', worth: sum, usual: 22 },
]

export const upper = numbers.length
export const bonus = { from: 63, worth: 35 }

/** What a side has written down; what is still free counts nothing. */
export type Sheet = readonly (number | null)[]

export const emptySheet: Sheet = rows.map(() => null)

export const numbersOf = (sheet: Sheet): number =>
  sheet.slice(0, upper).reduce<number>((all, points) => all + (points ?? 0), 0)

export const totalOf = (sheet: Sheet): number =>
  sheet.reduce<number>((all, points) => all + (points ?? 0), 0) +
  (numbersOf(sheet) >= bonus.from ? bonus.worth : 0)

export const isFilled = (sheet: Sheet): boolean => sheet.every((points) => points !== null)

/** Where these dice are best written, and how much better that is than what the row usually brings. */
export function bestRow(dice: readonly number[], sheet: Sheet): { row: number; gain: number } {
  let best = { row: -1, gain: Number.NEGATIVE_INFINITY }
  rows.forEach(({ worth, usual }, row) => {
    if (sheet[row] !== null) return
    const gain = worth(dice) - usual
    if (gain > best.gain) best = { row, gain }
  })
  return best
}

/** Where these dice bring most points, whatever is thrown away with it. */
export function richestRow(dice: readonly number[], sheet: Sheet): number {
  const free = rows.flatMap(({ worth }, row) => (sheet[row] === null ? [{ row, points: worth(dice) }] : []))
  return free.sort((one, other) => other.points - one.points)[0]?.row ?? -1
}
