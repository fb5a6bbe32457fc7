import { Refused } from '../../../pipeline/engine.ts'
import { refuseUnsafe } from '../../../told/reading.ts'
import type { Piece, Source } from '../../model/design.ts'
import type { Claim, EnvironmentPlan, Palette, PlannedMatter, PlannedThing } from '../design.ts'
import { environmentPlan } from '../plan-schema.ts'
import { furnish } from '../read/furnish.ts'
import { chooseFocus, giveToBuildings, ItemMaker } from '../read/item-maker.ts'
import { Ids } from '../read/make-things.ts'
import { onOccasion, wornWhenLeft } from '../read/occasions.ts'
import {
  enlargeAloft,
  hasWater,
  isInside,
  isPaved,
  isWorn,
  makePlan,
  sceneLexicon,
  takeAshore,
} from '../read/plan-environment.ts'
import { setOnTables } from '../read/table-top.ts'
import { settingFor, settingNamed, settings } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import { claimsInReading } from './claims-in-reading.ts'
import { itemsOf, type ToldMatter, type ToldThing } from './items-of-reading.ts'
import type { EnvironmentReading } from './reading-schema.ts'

/**
 * What a language provider told becomes the plan of a place: its nouns get their shapes, sizes and places as those of a prompt
 * do, and the setting brings along what it did not speak of. Throws `Refused` with what the provider has to change.
 */
export function planOfReading(
  prompt: string,
  reading: EnvironmentReading,
  seed: number,
  given: Palette = {},
): EnvironmentPlan {
  refuseUnsafe(prompt)
  refuseUnsafe([reading.title, reading.place, ...reading.things.map(({ phrase }) => phrase)].join('. '))
  const setting = settingOf(reading)
  const isIndoors = isInside(setting)
  const lexicon = sceneLexicon()
  const { hour, weather, season, mood, density } = reading
  const frame = { hour, weather, season, mood, density }
  const ids = new Ids()
  const maker = new ItemMaker(lexicon, ids, { ...frame, seed, isIndoors, isPaved: isPaved(setting) })
  const told = itemsOf(reading, lexicon, isIndoors)
  const { things: made, matters } = maker.make([...told.things, ...told.matters].map(({ item }) => item))
  refuseShapeless(told.things, maker)
  const asked = dressed(told, maker)
  chooseFocus(made.filter(({ thing }) => thing.asked))
  if (!hasWater(setting, matters)) for (const { thing } of made) takeAshore(thing)
  const own = ownReading(prompt, seed)
  const nouns = new Set(made.map(({ thing }) => thing.noun))
  const forbidden = [...new Set([...reading.absent, ...(own?.absent ?? [])])]
  const absent = forbidden.filter((noun) => !nouns.has(noun))
  const occasion = onOccasion(setting, `${prompt} ${reading.place}`.toLowerCase(), isIndoors)
  const brought = furnish({ ...frame, seed }, occasion.setting, made, absent, { lexicon, ids, isIndoors })
  if (occasion.isLeft)
    for (const { thing, role } of [...made, ...brought])
      if (!thing.asked && isWorn(role)) thing.wear ??= wornWhenLeft
  for (const { thing } of [...made, ...brought]) enlargeAloft(thing)
  giveToBuildings(matters, [...made, ...brought])
  const things = [...made, ...brought].map(({ thing }) => thing)
  if (isIndoors) setOnTables(things)
  const draft: EnvironmentPlan = {
    kind: 'environment',
    category: 'scene',
    prompt,
    title: reading.title,
    seed,
    setting: setting.id,
    settingWords: reading.place,
    ...frame,
    palette: { ...paletteOf(reading), ...given },
    things,
    matters,
    notes: [...new Set([...maker.notes, ...asked.notes])],
    claims: [],
    ...(absent.length > 0 && { absent }),
  }
  const claims = own ? claimsInReading(own, draft) : toldClaims(reading, maker.claims, asked)
  return environmentPlan.parse({ ...draft, claims })
}

function settingOf({ setting: id, place }: EnvironmentReading): Setting {
  const setting = settingNamed(id)
  if (setting) return setting
  const near = settingFor(`${id.replaceAll('-', ' ')}`) ?? settingFor(place)
  const first = near ? `The nearest is ‘${near.setting.id}’. ` : ''
  throw new Refused(
    `There is no setting ‘${id}’. ${first}Choose one of: ${settings.map((one) => one.id).join(', ')}.`,
  )
}

/** What the built-in reader makes of the prompt; nothing where it knows no word of it, as in another language. */
function ownReading(prompt: string, seed: number): EnvironmentPlan | undefined {
  try {
    const own = makePlan(prompt, seed, {})
    return own.claims.some(({ about }) => about !== 'unknown') ? own : undefined
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

/** One unknown noun is left away and said so; where nothing is left, the provider has to say it in other words. */
function refuseShapeless(things: readonly ToldThing[], maker: ItemMaker): void {
  const lost = things.filter(({ item }) => isLost(item, maker))
  if (lost.length === 0 || lost.length < things.length) return
  throw new Refused(
    `There is no shape for ${lost.map(({ told }) => `‘${told.noun}’`).join(', ')}. Say each as a plain English noun in the singular that a toy could show, such as "barn" or "street lamp".`,
  )
}

const isLost = (item: ToldThing['item'], maker: ItemMaker): boolean => {
  const { things, matter } = maker.becameOf(item)
  return things.length === 0 && matter === undefined
}

/** Gives what was made the looks that were told of it; the ids of what the user asked for, and the words for what is missing. */
function dressed(
  { things, matters }: { things: ToldThing[]; matters: ToldMatter[] },
  maker: ItemMaker,
): { ids: Set<string>; lost: string[]; notes: string[] } {
  const ids = new Set<string>()
  for (const { told, item } of things) {
    const made = maker.becameOf(item)
    for (const { thing } of made.things) {
      Object.assign(thing, { asked: told.asked, phrase: told.phrase })
      // A forest is told as one, and made of many trees: what is said of it is not said of each.
      if (item.sort !== 'land') paint(thing, told)
      if (told.asked) ids.add(thing.id)
    }
    if (made.matter) lookAs(made.matter, { ...told, size: made.matter.size })
    if (made.matter && told.asked) ids.add(made.matter.id)
  }
  for (const { told, item } of matters) {
    const { matter } = maker.becameOf(item)
    if (matter) lookAs(matter, told)
    if (matter && told.asked) ids.add(matter.id)
  }
  const lost = things.filter(({ item }) => isLost(item, maker)).map(({ told }) => told)
  return {
    ids,
    lost: lost.filter(({ asked }) => asked).map(({ phrase }) => phrase),
    notes: lost.map(({ noun }) => `I know no shape for ‘${noun}’.`),
  }
}

function paint(thing: PlannedThing, { metres, colour }: ToldThing['told']): void {
  if (metres !== null) thing.metres = metres
  const [first, ...others] = thing.pieces
  if (colour !== null && first)
    thing.pieces = [{ ...first, source: coloured(first.source, colour.toLowerCase()) }, ...others]
}

function coloured(source: Source, colour: string): Piece['source'] {
  if (source.by === 'puffed') return { ...source, colour }
  if (source.by === 'stuff') return { ...source, stuff: { ...source.stuff, colour } }
  const inColour = <T extends { colours?: object }>(order: T): T => ({
    ...order,
    colours: { ...order.colours, main: colour },
  })
  return source.by === 'parts'
    ? { ...source, orders: source.orders.map(inColour) }
    : { ...source, order: inColour(source.order) }
}

type Looks = Pick<ToldMatter['told'], 'phrase' | 'asked' | 'colour' | 'size'>

function lookAs(matter: PlannedMatter, { phrase, asked, colour, size }: Looks): void {
  Object.assign(matter, { phrase, asked, size, ...(colour !== null && { colour: colour.toLowerCase() }) })
}

const paletteOf = ({ palette }: EnvironmentReading): Palette =>
  Object.fromEntries(Object.entries(palette ?? {}).filter(([, value]) => value !== null))

/** The provider's own words for what the user wants. */
function toldClaims(
  { setting, place }: EnvironmentReading,
  made: readonly Claim[],
  { ids, lost }: { ids: ReadonlySet<string>; lost: readonly string[] },
): Claim[] {
  return [
    { about: 'setting', setting, text: place },
    ...made.filter(
      (claim) =>
        ('thing' in claim && ids.has(claim.thing) && claim.about !== 'count') ||
        ('matter' in claim && ids.has(claim.matter)),
    ),
    ...lost.map((text) => ({ about: 'unknown' as const, text })),
  ]
}
