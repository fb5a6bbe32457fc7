import { countsAs } from '../../model/proof/called.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import type { Claim, EnvironmentPlan, PlannedThing } from '../design.ts'
import type { Setting, SettingThing } from '../settings/setting.ts'
import { type Ids, type MadeThing, makeThing } from './make-things.ts'
import { roleWords } from './usual-places.ts'

/** How much a setting still brings along of what the prompt asks for by itself. */
const mostAsked = 3

/** What a place has by itself, beside what was asked for: lamps, chairs, trees, animals. */
export function furnish(
  plan: Pick<EnvironmentPlan, 'hour' | 'season' | 'density' | 'seed'>,
  setting: Setting,
  asked: readonly { thing: PlannedThing; role: SettingThing['role'] }[],
  absent: readonly string[],
  /** `counted` are those that a number was said of: there are no more of them. */
  { counted, ...options }: { lexicon: Lexicon; ids: Ids; isIndoors: boolean; counted: ReadonlySet<string> },
): MadeThing[] {
  const made: MadeThing[] = []
  const byNoun = new Map<string, string>()
  for (const { thing } of asked) byNoun.set(thing.noun, thing.id)
  const isNight = plan.hour < 5.5 || plan.hour > 19.1
  setting.things.forEach((row, index) => {
    if (row.only === 'night' && !isNight) return
    if (row.only === 'day' && isNight) return
    if (Array.isArray(row.only) && !row.only.includes(plan.season)) return
    if (isTaken(row, asked) || absent.some((noun) => isAbsent(row, noun))) return
    const count = row.count > 2 ? Math.max(1, Math.round(row.count * plan.density)) : row.count
    const of =
      row.of === undefined
        ? undefined
        : (byNoun.get(row.of) ?? made.find((one) => one.thing.noun === row.of)?.thing.id)
    const text = `${row.look ? `${row.look} ` : ''}${row.noun}`
    const thing = makeThing(text, {
      ...options,
      seed: plan.seed + 7919 + index * 131,
      season: plan.season,
      asked: false,
      count,
      ...(row.size !== undefined && { size: row.size }),
      place: { how: row.place, ...(of !== undefined && { of }) },
    })
    if (!thing) return
    const [piece] = thing.thing.pieces
    if (piece && asked.some(({ thing: one }) => counted.has(one.id) && countsAs(one.noun, piece))) return
    // What should stand on something that is not there stands somewhere.
    if (row.of !== undefined && of === undefined)
      thing.thing.place = { how: row.place === 'on' ? 'anywhere' : row.place }
    if (row.variants !== undefined) thing.thing.variants = Math.min(row.variants, thing.thing.count)
    if (row.does) thing.thing.does = row.does
    if (row.metres !== undefined) thing.thing.metres = row.metres
    if (!byNoun.has(row.noun)) byNoun.set(row.noun, thing.thing.id)
    made.push(thing)
  })
  return made
}

/** The things that a number was said of. */
export const countedIn = (claims: readonly Claim[]): Set<string> =>
  new Set(claims.flatMap((claim) => (claim.about === 'count' ? [claim.thing] : [])))

/** 'no people' leaves away all that are people. */
const isAbsent = (row: SettingThing, noun: string): boolean =>
  row.noun.endsWith(noun) || (row.role !== undefined && (roleWords[noun] ?? noun) === row.role)

/**
 * The same noun was asked for, or several things of the same role: a forest of asked-for birches needs no oaks. One asked-for
 * chair does not empty a classroom, nor one tree a forest.
 */
function isTaken(
  row: SettingThing,
  asked: readonly { thing: PlannedThing; role: SettingThing['role'] }[],
): boolean {
  const same = asked.filter(
    ({ thing }) =>
      thing.noun === row.noun || row.noun.endsWith(` ${thing.noun}`) || thing.noun.endsWith(` ${row.noun}`),
  )
  if (same.some(({ thing }) => thing.noun === row.noun || thing.count >= Math.min(row.count, mostAsked)))
    return true
  if (row.role === undefined) return false
  const alike = asked.filter(({ role }) => role === row.role)
  const number = alike.reduce((sum, { thing }) => sum + thing.count, 0)
  if (row.role === 'furniture' || row.role === 'decoration') return false
  return number >= Math.min(row.count, mostAsked)
}
