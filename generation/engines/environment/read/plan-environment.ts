import { archetypes } from '@makebelieve/shapes/archetypes/index'
import { withEmojiWords } from '../../../brief/emoji-words.ts'
import { askFor } from '../../../brief/no-wish.ts'
import { normalize } from '../../../brief/normalize.ts'
import { refusalOfWish } from '../../../brief/refusals.ts'
import { openSpelling } from '../../../brief/spelling.ts'
import { askWhereUnreadable } from '../../../brief/unreadable.ts'
import { Refused } from '../../../pipeline/engine.ts'
import { read } from '../../../reading/read.ts'
import type { Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Reader } from '../../../told/as-reading.ts'
import { withoutPictureTalk } from '../../model/read/frames.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import { lexiconOf } from '../../model/read/plan-prompt.ts'
import { unclaimed } from '../../model/read/unclaimed.ts'
import type {
  Claim,
  Composition,
  EnvironmentPlan,
  Mood,
  Palette,
  PlannedMatter,
  PlannedThing,
} from '../design.ts'
import { composed } from '../settings/composed.ts'
import { settingFor, settings } from '../settings/index.ts'
import type { Setting, SettingThing } from '../settings/setting.ts'
import { withoutRepeats } from './claims.ts'
import { type Composed, compositionOf } from './composition.ts'
import { claimsOfConditions, conditionsOf, frameOf, titleOf } from './frame.ts'
import { countedIn, furnish } from './furnish.ts'
import { homeOf } from './homes.ts'
import { chooseFocus, giveToBuildings, ItemMaker } from './item-maker.ts'
import { Ids } from './make-things.ts'
import { onOccasion, wornWhenLeft } from './occasions.ts'
import { sceneOf } from './scene-of-reading.ts'
import type { SceneItem } from './scene-reading.ts'
import { spelt } from './scene-spelling.ts'
import { chooseSetting, type SettingFound } from './setting-choice.ts'
import { isDwelling } from './standing.ts'
import { setOnTables } from './table-top.ts'
import { wallsSaid } from './walls.ts'
import { sentencesOf, wordsOf } from './words-of-reading.ts'

/** Words of a place that are named only beside other things ('with a full moon') score less, and decide last. */
const leastSure = 0
const leastLikely = -6

/** What somebody is asked of whose words nothing could be made. */
export const asking = {
  question: 'What should the place look like?',
  examples: ['A quiet Japanese garden with a pond', 'A spooky house on a hill at night'],
  mayBeMade: false,
}

/** What the reader knows of words. */
export const sceneLexicon = (): Lexicon => lexiconOf(archetypes)

/** Makes the plan of a place of a prompt: what it is, when it is, what is there and where. */
export function makePlan(
  prompt: string,
  seed: number,
  given: Palette,
  reader: Reader = read,
): EnvironmentPlan {
  const lexicon = sceneLexicon()
  refuse(prompt, lexicon)
  const reading = readPlace(prompt, lexicon, reader)
  const sentences = sentencesOf(reading).map(wordsOf)
  const likely = chooseSetting(reading, lexicon)
  const named = likely && likely.score >= leastSure ? likely : undefined
  // No dictionary has 'chinatown'.
  if (!named) askWhereUnreadable(prompt, asking)
  const composition = compositionOf(reading, lexicon, named)
  const said = conditionsOf(reading, lexicon, named)
  const isRoom = named ? isInside(named.setting) : soundsInside(reading, sentences.flat())
  const scene = sceneOf(reading, lexicon, {
    named,
    isIndoors: isRoom,
    told: new Set([...said.places, ...(composition?.places ?? [])]),
    ...(composition && { composed: new Set(composition.places) }),
  })
  const { items: all, palette, absent } = scene
  if (!named && all.length === 0 && said.said.length === 0) throw new Refused(askFor('environment'))
  // What has a shape of its own can be shown from outside.
  const isWithin =
    isRoom && (saysInside(sentences.flat()) || !all.some((item) => item.isPlace && hasShape(item, lexicon)))
  const base =
    named?.setting ??
    settingOfKind(all, isWithin, lexicon) ??
    homeOfItems(all, isWithin, sentences.flat(), said.condition.mood, lexicon) ??
    (likely && likely.score > leastLikely ? likely.setting : meadow())
  const setting = composed(base, composition?.made)
  const isIndoors = isInside(setting)
  // One is inside of what the place is called: it is no thing in it, and the setting only stands in for it.
  const isAround = (item: SceneItem) => item.isPlace === true && (!named || isDwelling(item.phrase.noun))
  const [around, items] = isIndoors ? parted(all, isAround) : [[], all]
  const unknown = [...around.map(({ phrase }) => phrase.phrase), ...scene.unknown]
  const occasion = onOccasion(setting, sentences.flat().join(' '), isIndoors)
  const frame = frameOf(
    { ...(occasion.hour && { hour: occasion.hour }), ...said.condition },
    setting,
    seed,
    given,
  )
  const ids = new Ids()
  const maker = new ItemMaker(lexicon, ids, { ...frame, seed, isIndoors, isPaved: isPaved(setting) })
  const { things: asked, matters } = maker.make(items)
  chooseFocus(asked)
  if (!hasWater(setting, matters)) for (const { thing } of asked) takeAshore(thing)
  const brought = furnish({ ...frame, seed }, occasion.setting, asked, absent, {
    lexicon,
    ids,
    isIndoors,
    counted: countedIn(maker.claims),
  })
  if (occasion.isLeft) for (const { thing, role } of brought) if (isWorn(role)) thing.wear ??= wornWhenLeft
  for (const { thing } of [...asked, ...brought]) enlargeAloft(thing)
  giveToBuildings(matters, [...asked, ...brought])
  if (isIndoors) setOnTables([...asked, ...brought].map(({ thing }) => thing))
  const walls = isIndoors ? wallsSaid(sentences) : undefined
  const told: Claim[] = [
    ...(named ? [claimOfPlace(named, base, composition)] : []),
    ...claimsOfConditions(said, frame),
    ...maker.claims,
    ...unknown
      .filter((text) => !walls?.text.includes(text))
      .map((text) => ({ about: 'unknown' as const, text })),
    ...absent.map((noun) => ({ about: 'absent' as const, noun, text: `no ${noun}` })),
  ]
  const claims = withoutRepeats(told)
  for (const text of unclaimed({ text: reading.text, idle: idleWords(reading) }, claims, lexicon))
    claims.push({ about: 'unknown', text })
  return {
    kind: 'environment',
    category: 'scene',
    prompt,
    title: titleOf(prompt, sentencesOf(reading)),
    seed,
    setting: base.id,
    settingWords: named?.words ?? base.words[0] ?? base.id,
    ...(composition && { composed: composition.made }),
    ...frame,
    palette: { ...palette, ...walls?.palette, ...given },
    things: [...asked, ...brought].map(({ thing }) => thing),
    matters,
    notes: maker.notes,
    claims,
    ...(absent.length > 0 && { absent }),
  }
}

/** A place of two nouns is one wish: neither a plain forest nor a lollipop somewhere would do. */
const claimOfPlace = ({ words }: SettingFound, { id }: Setting, composition: Composed | undefined): Claim =>
  composition
    ? { about: 'composed', setting: id, made: composition.made, text: textOf(composition.made, words) }
    : { about: 'setting', setting: id, text: words }

const textOf = ({ said }: Composition, words: string) =>
  openCatalogue().isNoun(said) || !/s$/.test(said) ? `${said} ${words}` : `${words} of ${said}`

/** Words that ask for nothing: 'make me a 3D scene of'. */
const idleWords = ({ said, words }: Reading): string[] =>
  said
    .filter(({ what }) => what === 'frame' || what === 'form' || what === 'dimension')
    .flatMap(({ piece }) => piece.words.map((place) => words[place]?.text.toLowerCase() ?? ''))

/** What a text says of a place. Slips are mended first; names are nobody's slips. */
export function readPlace(text: string, lexicon: Lexicon, reader: Reader = read): Reading {
  const plain = withoutPictureTalk(withEmojiWords(text, lexicon.catalogue))
  return reader(
    plain.replace(/(?<![\p{L}'’-])[a-z]+(?![\p{L}'’-])/gu, (word) => spelt(word, lexicon)),
    'place',
  )
}

/** Throws where a text is none that is served here; what is only changed may be asked for by a question. */
export function refuse(text: string, lexicon: Lexicon, refusalIn = refusalOfWish): void {
  const plain = normalize(text)
    .map(({ text: part, label, heading }) => [heading, label, part].filter(Boolean).join(' '))
    .join('. ')
    .toLowerCase()
  const spelling = openSpelling(lexicon.catalogue)
  const refusal = refusalIn(text, plain, { spelling, made: 'environment' })
  if (refusal) throw new Refused(refusal.message)
}

export const isInside = (setting: Setting): boolean =>
  setting.around === 'indoors' ||
  (setting.around === undefined && ['room', 'hall', 'corridor'].includes(setting.layout))

export const hasWater = (setting: Setting, matters: readonly PlannedMatter[]): boolean =>
  setting.around === 'underwater' ||
  setting.water !== undefined ||
  matters.some(({ as }) => as.is === 'water')

/** Time tells on what people made, not on what grows. */
export const isWorn = (role: SettingThing['role']): boolean =>
  role === undefined || !['tree', 'shrub', 'rock', 'animal', 'person', 'light'].includes(role)

/** A gull ten metres up is a dot; one that is to be seen has the wings of an albatross. */
export function enlargeAloft(thing: PlannedThing): void {
  // Butterflies hover near by.
  const isSmall = thing.metres < 0.3
  if (thing.does === 'fly' && !isSmall) thing.metres = Math.max(thing.metres, 1.15)
}

/** Fish of a market and boats of a museum lie on dry land. */
export function takeAshore(thing: PlannedThing): void {
  if (thing.place.how === 'water') thing.place = { how: 'anywhere' }
  if (thing.does === 'swim' || thing.does === 'bob') delete thing.does
}

/** Streets, squares, roofs and rooms: nothing grows there by itself. */
export const isPaved = ({ layout }: Setting): boolean => !['open', 'islands', 'cave'].includes(layout)

const parted = <T>(all: readonly T[], is: (one: T) => boolean): [yes: T[], no: T[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
]

function soundsInside({ indoors }: Reading, words: readonly string[]): boolean {
  return saysInside(words) || ((indoors?.is && indoors.sure > 0.9) ?? false)
}

const saysInside = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:room|hall|chamber|indoors|interior|inside)$/.test(word))

const hasShape = ({ sort, phrase }: SceneItem, { nouns }: Lexicon): boolean =>
  sort === 'thing' && nouns.has(phrase.noun) !== undefined

/** No table knows the word for the place, but what it is a kind of: a haberdashery is a shop. */
function settingOfKind(
  items: readonly SceneItem[],
  isRoom: boolean,
  { catalogue }: Lexicon,
): Setting | undefined {
  const place = items.find(({ isPlace }) => isPlace)
  if (!place) return undefined
  const { noun } = place.phrase
  const kinds = [noun, noun.split(' ').at(-1) ?? ''].flatMap((one) => catalogue.find(one).kinds.slice(1))
  for (const kind of kinds) {
    const found = settingFor(kind)
    if (found?.words === kind && isInside(found.setting) === isRoom) return found.setting
  }
  return undefined
}

/** No words named the place: it is where its things are usually found. */
function homeOfItems(
  items: readonly SceneItem[],
  isRoom: boolean,
  words: readonly string[],
  mood: Mood | undefined,
  lexicon: Lexicon,
): Setting | undefined {
  const isOpen = items.some((item) => standsOutside(item, lexicon))
  const homes = items.flatMap((item) => {
    const own = isRoom ? homeOf(item.phrase.noun, []) : homesOf(item, lexicon)
    const isHouse = /house|mansion|cottage|manor$/.test(item.phrase.noun)
    const all = mood === 'spooky' && isHouse ? ['haunted house', ...own] : own
    return all.flatMap((home) => settingFor(home)?.setting ?? [])
  })
  if (!isRoom) return homes.find((home) => !isOpen || !isInside(home))
  const rooms = words.includes('hall') ? /^(?:room|hall)$/ : /^room$/
  return (
    homes.find(({ layout }) => rooms.test(layout)) ??
    // Where nobody spoke of a room, a cave is inside too.
    homes.find(({ layout }) => layout === 'cave' && !saysInside(words)) ??
    settingFor('living room')?.setting
  )
}

/** Trees, houses, lakes and hills: where they are, no cat makes it a living room. */
function standsOutside({ sort, as, phrase }: SceneItem, { catalogue }: Lexicon): boolean {
  if (sort === 'land' || as?.is === 'water' || as?.is === 'terrain') return true
  const { traits, size } = catalogue.find(phrase.noun)
  return sort === 'thing' && size > 2.5 && traits.some((trait) => trait === 'plant' || trait === 'building')
}

function meadow(): Setting {
  const setting = settingFor('meadow')?.setting ?? settings[0]
  if (!setting) throw new Error('There are no settings')
  return setting
}

function homesOf(item: SceneItem, { catalogue }: Lexicon): string[] {
  const { noun } = item.phrase
  if (item.sort === 'thing') {
    const own = settingFor(noun)
    return [
      ...homeOf(noun, []),
      ...(own?.words === noun ? [noun] : []),
      ...homeOf(noun, catalogue.find(noun).found),
    ]
  }
  if (item.as?.is === 'water') return [noun, 'lake', 'beach']
  return item.as?.is === 'terrain' ? [noun, 'hills'] : [noun]
}
