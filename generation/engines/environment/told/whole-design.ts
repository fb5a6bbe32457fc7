import type { EnvironmentPlan } from '../design.ts'
import { designOfPlan } from './design-of-plan.ts'
import type { DesignedMatter, DesignedThing, EnvironmentDesign } from './design-schema.ts'

/** One of them as it is made: how many, and whether the user spoke of it. */
type Made<Designed> = Omit<Designed, 'count'> & { count: number; asked: boolean }
export type WholeThing = Made<DesignedThing>
export type WholeMatter = Made<DesignedMatter>

type Frame = 'setting' | 'place' | 'hour' | 'weather' | 'season' | 'mood' | 'density'
export type WholeDesign = Omit<EnvironmentDesign, Frame | 'things' | 'matters'> &
  Pick<EnvironmentPlan, 'setting' | 'hour' | 'weather' | 'season' | 'mood' | 'density'> & {
    place: string
    things: WholeThing[]
    matters: WholeMatter[]
  }

/**
 * What the words say, and what a provider designed on top: where it says nothing it is as our planner has it for those words. In a new place
 * nothing that was asked for can be left out; a design of a place that exists is whole, and what is not in it was taken away.
 */
export function wholeOf(design: EnvironmentDesign, own: EnvironmentPlan, isWhole: boolean): WholeDesign {
  const said = designOfPlan({
    ...own,
    things: own.things.filter(({ asked }) => asked),
    matters: own.matters.filter(({ asked }) => asked),
  })
  const pairs = [
    ...pairsOf(said.things, design.things, isSameThing),
    ...pairsOf(said.matters, design.matters, isSameMatter),
  ]
  const names = new Map(pairs.map(([one, other]) => [nameOf(one), nameOf(other)]))
  const things = merged(said.things, design.things, isSameThing, { isWhole, names })
  const matters = merged(said.matters, design.matters, isSameMatter, { isWhole, names })
  const asked = new Set([...said.things, ...said.matters].map(({ noun }) => noun))
  const absent = [...design.absent, ...(own.absent ?? [])].filter((noun) => isWhole || !asked.has(noun))
  return {
    ...design,
    setting: design.setting ?? own.setting,
    place: design.place ?? own.settingWords,
    hour: design.hour ?? own.hour,
    weather: design.weather ?? own.weather,
    season: design.season ?? own.season,
    mood: design.mood ?? own.mood,
    density: design.density ?? own.density,
    palette: design.palette ?? said.palette,
    things: things.map((thing) => ({ ...thing, does: thing.does ?? null })),
    matters,
    absent: [...new Set(absent)],
  }
}

type Designed = DesignedThing | DesignedMatter
type Options = { isWhole: boolean; names: ReadonlyMap<string, string> }

/** Those of the design, told further by what the words say of them, and those that only the words have. */
function merged<T extends Designed>(
  said: readonly T[],
  designed: readonly T[],
  isSame: (one: T, other: T) => boolean,
  { isWhole, names }: Options,
): Made<T>[] {
  const pairs = pairsOf(said, designed, isSame)
  const own = new Map(pairs.map(([one, other]) => [other, one]))
  const rest = isWhole ? [] : said.filter((one) => !pairs.some(([known]) => known === one))
  return [
    ...designed.map((one) => {
      const known = own.get(one)
      const filled = known
        ? { ...known, ...withoutNulls(one), place: one.place ?? renamed(known.place, names) }
        : one
      return { ...filled, count: one.count ?? known?.count ?? 1, asked: known !== undefined }
    }),
    ...rest.map((one) => ({
      ...one,
      place: renamed(one.place, names),
      count: one.count ?? 1,
      asked: true,
    })),
  ]
}

/** Places are told by the names that others have in the design. */
function renamed(place: Designed['place'], names: ReadonlyMap<string, string>): Designed['place'] {
  const nameOfOther = (name: string | null) => (name === null ? null : (names.get(name) ?? name))
  return place && { ...place, of: nameOfOther(place.of), and: nameOfOther(place.and) }
}

const withoutNulls = <T extends object>(one: T): Partial<T> =>
  Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)) as Partial<T>

const nameOf = ({ noun }: Designed) => noun

/** Which of the two are the same, the surest likeness first; each is taken once. */
function pairsOf<T extends Designed>(
  said: readonly T[],
  designed: readonly T[],
  isSame: (one: T, other: T) => boolean,
): [T, T][] {
  const pairs: [T, T][] = []
  const last = ({ noun }: T) => noun.split(' ').at(-1)
  const ways = [
    (one: T, other: T) => one.noun === other.noun && one.phrase === other.phrase,
    (one: T, other: T) => one.noun === other.noun,
    (one: T, other: T) => last(one) === last(other),
    isSame,
  ]
  for (const isLike of ways)
    for (const one of said) {
      if (pairs.some(([known]) => known === one)) continue
      const found = designed.find(
        (other) => isLike(one, other) && !pairs.some(([, taken]) => taken === other),
      )
      if (found) pairs.push([one, found])
    }
  return pairs
}

const isSameThing = (one: DesignedThing, other: DesignedThing) => one.phrase === other.phrase

/** Any water is the water that was asked for; of all else, the very kind. */
const isSameMatter = ({ what: one }: DesignedMatter, { what: other }: DesignedMatter) =>
  one === other || (one.startsWith('water: ') && other.startsWith('water: '))
