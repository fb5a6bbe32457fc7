import * as z from 'zod'
import type { Requirement } from '../../../pipeline/engine.ts'
import type { Snapshot } from './interface.ts'

/**
 * Where the author of free code says that a wish can be seen: a field of the snapshot, and what it does in a game. It is data
 * and no code, so that whoever judges can look it up himself, in games that he has played himself.
 */
const field = z
  .string()
  .regex(/^[a-z_]\w*(\.\w+){0,4}$/i, 'Name a field of the snapshot, such as keys or boss.health')
const about = {
  /** Of the prompt, as they stand there. */
  words: z.string().min(2).max(160),
  field,
  game: z.enum(['won', 'lost']).default('won'),
}
const wish = z.discriminatedUnion('does', [
  z.strictObject({ ...about, does: z.enum(['rises', 'falls']) }),
  z.strictObject({ ...about, does: z.literal('changes') }),
  z.strictObject({ ...about, does: z.literal('is'), value: z.union([z.string(), z.number(), z.boolean()]) }),
  z.strictObject({ ...about, does: z.enum(['nears', 'leaves']), to: field }),
])
export type Wish = z.output<typeof wish>
export const wishList = z.array(wish).max(24)

/** What is looked at: the snapshots of a game from its first to its last, half a second apart. */
export type Snapshots = readonly Snapshot[]
type Games = { won?: Snapshots; lost?: Snapshots }

/** What the author shows of the prompt. What the prompt does not say is nobody's wish, and is left out. */
export function judgeWishes(prompt: string, wishes: readonly Wish[], games: Games): Requirement[] {
  const said = plain(prompt)
  return wishes
    .filter(({ words }) => said.includes(plain(words)))
    .map((one) => ({ claim: one.words, ...verdictOn(one, games[one.game] ?? []) }))
}

function verdictOn(wish: Wish, snapshots: Snapshots): Omit<Requirement, 'claim'> {
  if (!bearsItsName(wish))
    return {
      status: 'unsupported',
      evidence: `The code shows it by "${wish.field}", which has none of these words in its name.`,
    }
  if (seen(wish, anyGame).met)
    return { status: 'unsupported', evidence: `The code shows it by "${wish.field}", which every game has.` }
  const { met, told } = seen(wish, snapshots)
  const game = wish.game === 'won' ? 'the game that was won' : 'the game that was lost'
  return { status: met ? 'met' : 'unmet', evidence: `In ${game}, ${told}.` }
}

/** The state calls things by the names of the sentence: so that a reader of the code can follow, and nothing stands for everything. */
function bearsItsName(wish: Wish): boolean {
  const names = [wish.field, 'to' in wish ? wish.to : ''].join(' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  const spoken = stemsIn(wish.words)
  return stemsIn(names.replace(/[._]/g, ' ')).some((name) => spoken.includes(name))
}

const stemsIn = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/(ies|y)$/, 'i').replace(/(es|s|ing|ed)$/, ''))

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A game about nothing: what is seen here is seen everywhere. */
const anyGame: Snapshots = Array.from({ length: 6 }, (_, at) => ({
  status: at < 5 ? ('playing' as const) : ('won' as const),
  score: at,
  points: at,
  lives: at < 3 ? 3 : 2,
  level: 1 + Math.floor(at / 3),
  time: at / 2,
  tick: at * 30,
  frame: at * 30,
  timer: 60 - at / 2,
  x: at * 40,
  y: at * 10,
  player: { x: at * 40, y: at * 10 },
}))

function seen(wish: Wish, snapshots: Snapshots): { met: boolean; told: string } {
  const values = snapshots.map((snapshot) => valueAt(snapshot, wish.field))
  const known = values.filter((value) => value !== undefined)
  if (known.length < 2) return { met: false, told: `there is no ${wish.field} in the snapshots` }
  if (wish.does === 'is') return becomes(wish.field, known, wish.value)
  if (wish.does === 'changes') {
    const kinds = new Set(known.map((value) => JSON.stringify(value))).size
    return { met: kinds > 1, told: kinds > 1 ? `${wish.field} changed` : `${wish.field} stayed the same` }
  }
  if (wish.does === 'nears' || wish.does === 'leaves') {
    const { field, to } = wish
    return approaches(
      wish,
      snapshots.map((snapshot) => gap(valueAt(snapshot, field), valueAt(snapshot, to))),
    )
  }
  return moves(wish.field, known.map(amountOf), wish.does)
}

/** A label that never changes says nothing about a game: only what there is a list of may be there from the beginning. */
function becomes(field: string, values: readonly unknown[], value: string | number | boolean) {
  const at = values.findIndex((one) => (Array.isArray(one) ? one.length : one) === value)
  if (at < 0) return { met: false, told: `${field} never was ${value}` }
  if (Array.isArray(values[at])) return { met: true, told: `there were ${value} of ${field}` }
  const met = values.some((one) => one !== value)
  return { met, told: met ? `${field} became ${value}` : `${field} was ${value} from beginning to end` }
}

function moves(field: string, amounts: readonly number[], way: 'rises' | 'falls') {
  const sign = way === 'rises' ? 1 : -1
  const at = amounts.findIndex(
    (amount, index) => index > 0 && sign * (amount - (amounts[index - 1] ?? amount)) > 0,
  )
  const told =
    at < 0
      ? `${field} never ${way === 'rises' ? 'rose' : 'fell'}`
      : `${field} went from ${amounts[at - 1]} to ${amounts[at]}`
  return { met: at >= 0, told }
}

function approaches(
  { field, does, to }: Extract<Wish, { to: string }>,
  gaps: readonly (number | undefined)[],
) {
  const known = gaps.filter((one) => one !== undefined)
  const [first] = known
  if (first === undefined || known.length < 2)
    return { met: false, told: `${field} and ${to} are not both at a place with x and y` }
  // Half of the way, or twice as far: a step aside is no chase.
  let [least, most] = [first, first]
  let met = false
  for (const now of known) {
    if (does === 'nears' ? now <= most / 2 : now >= least * 2 && now > 0) met = true
    least = Math.min(least, now)
    most = Math.max(most, now)
  }
  const way = does === 'nears' ? 'came near' : 'got away from'
  return { met, told: met ? `${field} ${way} ${to}` : `${field} never ${way} ${to}` }
}

const amountOf = (value: unknown) =>
  typeof value === 'number' ? value : Array.isArray(value) ? value.length : Number.NaN

function valueAt(snapshot: unknown, field: string): unknown {
  let value = snapshot
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

type Place = { x: number; y: number; z?: number }
const place = z.object({ x: z.number(), y: z.number(), z: z.number().optional() })
const placesIn = (value: unknown): Place[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => place.safeParse(one).data ?? [])

/** From the nearest of one to the nearest of the other. */
function gap(one: unknown, other: unknown): number | undefined {
  const gaps = placesIn(one).flatMap((a) =>
    placesIn(other).map((b) => Math.hypot(a.x - b.x, a.y - b.y, (a.z ?? 0) - (b.z ?? 0))),
  )
  return gaps.length > 0 ? Math.min(...gaps) : undefined
}
