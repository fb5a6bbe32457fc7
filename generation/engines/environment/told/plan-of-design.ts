import { Refused } from '../../../pipeline/engine.ts'
import { toldOf } from '../../../told/as-reading.ts'
import { refuseUnsafe } from '../../../told/design.ts'
import type { Piece, Source } from '../../model/design.ts'
import type { EnvironmentPlan, Palette, PlannedMatter, PlannedThing } from '../design.ts'
import { environmentPlan } from '../plan-schema.ts'
import { countedIn, furnish } from '../read/furnish.ts'
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
import { composed } from '../settings/composed.ts'
import { settingFor, settingNamed, settings } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import { claimsInReading } from './claims-in-reading.ts'
import type { EnvironmentDesign } from './design-schema.ts'
import { itemsOf, type ToldMatter, type ToldThing } from './items-of-design.ts'
import { type WholeDesign, wholeOf } from './whole-design.ts'

/**
 * What a language provider told becomes the plan of a place: its nouns get their shapes, sizes and places as those of a prompt
 * do, and the setting brings along what it did not speak of. Throws `Refused` with what the provider has to change.
 */
export function planOfDesign(
  prompt: string,
  told: EnvironmentDesign,
  seed: number,
  { palette: given = {}, isWhole = false }: { palette?: Palette; isWhole?: boolean } = {},
): EnvironmentPlan {
  refuseUnsafe(prompt)
  refuseUnsafe([told.title, told.place ?? '', ...told.things.map(({ phrase }) => phrase)].join('. '))
  const { text, reader } = toldOf(prompt, told.reading)
  const own = makePlan(text, seed, {}, reader)
  const design = wholeOf(told, own, isWhole)
  const base = settingOf(design)
  const setting = base.id === own.setting ? composed(base, own.composed) : base
  const isIndoors = isInside(setting)
  const lexicon = sceneLexicon()
  const { hour, weather, season, mood, density } = design
  const frame = { hour, weather, season, mood, density }
  const ids = new Ids()
  const maker = new ItemMaker(lexicon, ids, { ...frame, seed, isIndoors, isPaved: isPaved(setting) })
  const items = itemsOf(design, lexicon, isIndoors)
  const { things: made, matters } = maker.make([...items.things, ...items.matters].map(({ item }) => item))
  refuseShapeless(items.things, maker)
  const { notes } = dressed(items, maker)
  chooseFocus(made.filter(({ thing }) => thing.asked))
  if (!hasWater(setting, matters)) for (const { thing } of made) takeAshore(thing)
  const nouns = new Set(made.map(({ thing }) => thing.noun))
  const absent = design.absent.filter((noun) => !nouns.has(noun))
  const occasion = onOccasion(setting, `${text} ${design.place}`.toLowerCase(), isIndoors)
  const brought = furnish({ ...frame, seed }, occasion.setting, made, absent, {
    lexicon,
    ids,
    isIndoors,
    counted: countedIn(maker.claims),
  })
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
    told: told.reading,
    title: design.title,
    seed,
    setting: base.id,
    settingWords: design.place,
    ...(setting !== base && own.composed && { composed: own.composed }),
    ...frame,
    palette: { ...paletteOf(design), ...given },
    things,
    matters,
    notes: [...new Set([...maker.notes, ...notes])],
    claims: [],
    ...(absent.length > 0 && { absent }),
  }
  return environmentPlan.parse({ ...draft, claims: claimsInReading(own, draft, isWhole) })
}

function settingOf({ setting: id, place }: WholeDesign): Setting {
  const setting = settingNamed(id)
  if (setting) return setting
  const near = settingFor(`${id.replaceAll('-', ' ')}`) ?? settingFor(place)
  const first = near ? `The nearest is ‘${near.setting.id}’. ` : ''
  throw new Refused(
    `There is no setting ‘${id}’. ${first}Choose one of: ${settings.map((one) => one.id).join(', ')}.`,
  )
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

/** Gives what was made the looks that were told of it, and says what has no shape. */
function dressed(
  { things, matters }: { things: ToldThing[]; matters: ToldMatter[] },
  maker: ItemMaker,
): { notes: string[] } {
  for (const { told, item } of things) {
    const made = maker.becameOf(item)
    for (const { thing } of made.things) {
      Object.assign(thing, { asked: told.asked, phrase: told.phrase })
      // A forest is told as one, and made of many trees: what is said of it is not said of each.
      if (item.sort !== 'land') paint(thing, told)
    }
    if (made.matter) lookAs(made.matter, { ...told, size: made.matter.size })
  }
  for (const { told, item } of matters) {
    const { matter } = maker.becameOf(item)
    if (matter) lookAs(matter, told)
  }
  const lost = things.filter(({ item }) => isLost(item, maker))
  return { notes: lost.map(({ told }) => `I know no shape for ‘${told.noun}’.`) }
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

const paletteOf = ({ palette }: WholeDesign): Palette =>
  Object.fromEntries(Object.entries(palette ?? {}).filter(([, value]) => value !== null))
