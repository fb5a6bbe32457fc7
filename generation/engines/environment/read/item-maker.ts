import type { Lexicon } from '../../model/read/phrase.ts'
import type { Claim, EnvironmentPlan, PlannedMatter, PlannedThing } from '../design.ts'
import { settingFor } from '../settings/index.ts'
import { claimsOfMatter, claimsOfThing } from './claims.ts'
import { paceOfRunning } from './deeds.ts'
import { isFloating, isWrecked } from './life.ts'
import { type Ids, type MadeThing, makeShape, makeThing } from './make-things.ts'
import type { SceneItem } from './scene-reading.ts'
import { standInFor } from './stand-ins.ts'
import { usualPlace } from './usual-places.ts'

const outdoors =
  /garden|forest|woods?|jungle|city|skyline|village|town|park|field|meadow|orchard|harbou?r|beach|farm$/

const rooms = /room$|kitchen$|hall$|cellar$|attic$/

/** What is there already, for words such as 'beside the pond' in an edit. */
export type Known = { id: string; noun: string; isWater: boolean }

export type Frame = Pick<EnvironmentPlan, 'season' | 'density' | 'seed'> & {
  isIndoors: boolean
  /** Nothing grows there by itself: plants stand in pots. */
  isPaved: boolean
}

/** Makes things and matters of what was read, and gives them their places. */
export class ItemMaker {
  readonly claims: Claim[] = []
  readonly notes: string[] = []
  private readonly lexicon: Lexicon
  private readonly ids: Ids
  private readonly frame: Frame
  private readonly known: readonly Known[]
  private readonly made = new Map<SceneItem, MadeThing>()
  private readonly matters = new Map<SceneItem, PlannedMatter>()
  /** Things that stand for a stretch of land: the trees of a forest. */
  private readonly landed = new Map<SceneItem, MadeThing[]>()

  /** What the sentence asks for by its own noun. */
  private named = new Set<string>()

  constructor(lexicon: Lexicon, ids: Ids, frame: Frame, known: readonly Known[] = []) {
    this.lexicon = lexicon
    this.ids = ids
    this.frame = frame
    this.known = known
  }

  /** `moved` are places that were said of what is there already. */
  make(items: readonly SceneItem[]): {
    things: MadeThing[]
    matters: PlannedMatter[]
    moved: { id: string; place: PlannedThing['place'] }[]
  } {
    this.named = new Set(items.flatMap(({ sort, phrase }) => (sort === 'land' ? [] : [phrase.noun])))
    items.forEach((item, index) => {
      if (this.knownOf(item) === undefined) this.makeOne(item, this.frame.seed + index * 977)
    })
    for (const item of items) this.setPlace(item)
    for (const item of items) {
      const one = this.made.get(item)
      if (one) this.claims.push(...claimsOfThing(one, item))
    }
    for (const matter of this.matters.values()) this.claims.push(...claimsOfMatter(matter))
    return {
      things: [...this.made.values(), ...[...this.landed.values()].flat()],
      matters: [...this.matters.values()],
      moved: this.moved,
    }
  }

  /** What became of an item: of land, several things; of what has no shape, nothing. */
  becameOf(item: SceneItem): { things: MadeThing[]; matter: PlannedMatter | undefined } {
    const one = this.made.get(item)
    return { things: one ? [one] : (this.landed.get(item) ?? []), matter: this.matters.get(item) }
  }

  private readonly moved: { id: string; place: PlannedThing['place'] }[] = []

  /** 'the pond' of an edit is the pond that is there. */
  private knownOf(item: SceneItem): Known | undefined {
    if (!/^(?:the|its|their|that|this) /.test(item.text)) return undefined
    const { noun } = item.phrase
    return (
      this.known.find((one) => one.noun === noun) ??
      this.known.find((one) => one.noun.endsWith(` ${noun}`)) ??
      (noun === 'water' ? this.known.find((one) => one.isWater) : undefined)
    )
  }

  private makeOne(item: SceneItem, seed: number): void {
    if (item.sort === 'land') this.makeLand(item, seed)
    else if (item.as) this.matters.set(item, this.matterOf(item, item.as))
    else this.makeThing(item, seed)
  }

  private makeLand(item: SceneItem, seed: number): void {
    if (!item.land) return
    const { things, matter, standsIn } = item.land
    const made = things.flatMap((row) => {
      const one = makeThing(row.phrase, {
        ...this.frame,
        lexicon: this.lexicon,
        ids: this.ids,
        seed: seed + row.count,
        asked: true,
        count: Math.max(1, Math.round(row.count * this.frame.density)),
        place: { how: row.place ?? 'anywhere' },
      })
      // 'Five boats in the harbour' are all the boats that it has.
      if (!one || this.named.has(one.thing.noun)) return []
      const burns = /\bburning\b/.test(item.text) && one.role === 'building'
      const gives = burns
        ? { gives: ['fire' as const, 'smoke' as const, 'light' as const], lightColour: '#ff8a3c' }
        : {}
      // Gardens and towns are seen through the windows of a room.
      const place =
        this.frame.isIndoors && outdoors.test(item.phrase.noun) ? { place: { how: 'distance' as const } } : {}
      return [{ ...one, thing: { ...one.thing, ...gives, ...place, phrase: item.phrase.phrase } }]
    })
    this.landed.set(item, made)
    const [first] = made
    const { noun, count = 1 } = item.phrase
    // Two bedrooms are two rooms, and a bed in the open is none.
    if (rooms.test(noun) || count > 1) this.claims.push({ about: 'unknown', text: item.phrase.phrase })
    else if (standsIn) {
      const shows = things.map(({ phrase }) => phrase).join(' and ')
      this.claims.push({ about: 'stand-in', shows, text: noun })
    } else if (first) {
      const least = Math.min(3, first.thing.count)
      this.claims.push({ about: 'thing', thing: first.thing.id, least, text: noun })
    }
    if (matter) this.matters.set(item, this.matterOf(item, matter))
  }

  private makeThing(item: SceneItem, seed: number): void {
    const { phrase } = item
    const { isIndoors } = this.frame
    const found = this.lexicon.nouns.find(phrase.noun)
    // A living room is not one thing more in another room.
    const isRoom = rooms.test(phrase.noun) && settingFor(phrase.noun)?.words === phrase.noun
    const isShown =
      !isRoom &&
      (found.by !== 'puffed' || found.thing.flat.match !== 'nearest' || standInFor(phrase.noun) !== undefined)
    if (!isShown) {
      this.claims.push({ about: 'unknown', text: phrase.phrase })
      if (!isRoom) this.notes.push(`I know no shape for ‘${phrase.noun}’.`)
      return
    }
    // Flowers in the open grow as a carpet, unless they were counted.
    const isCarpet = !isIndoors && phrase.noun === 'flower' && phrase.plural && item.count === undefined
    if (isCarpet && !item.place) {
      this.matters.set(item, this.matterOf(item, { is: 'cover', kind: 'flowers' }))
      return
    }
    const isPotted = this.frame.isPaved && /^(?:plant|flower|fern)$/.test(phrase.noun)
    const [own, ...others] = item.shape.things
    if (!own) return
    const shown = {
      ...own,
      ...(isPotted && { noun: `potted ${own.noun}` }),
      unknown: own.unknown.filter((word) => word !== 'burning'),
    }
    const one = makeShape(
      { ...item.shape, text: phrase.phrase, things: [shown, ...others] },
      {
        ...this.frame,
        lexicon: this.lexicon,
        ids: this.ids,
        seed,
        asked: true,
        plural: phrase.plural,
        // Streets and roofs hold fewer trees than land.
        ...(this.frame.isPaved && phrase.plural && !isIndoors && { most: 12 }),
        ...(item.count !== undefined && { count: item.count }),
        place: { how: 'anywhere' },
      },
    )
    if (!one) return
    const { thing } = one
    if (isPotted) thing.phrase = phrase.phrase
    const isFocal = item.opens && !item.place && thing.count === 1
    thing.place = { how: isFocal ? 'middle' : placeOf(item, thing, isIndoors) }
    if (item.does)
      thing.does = item.does === 'hover' && usualPlace(thing.noun, false) === 'water' ? 'bob' : item.does
    if (item.deed?.motion === 'runs') thing.pace = paceOfRunning
    if (isIndoors && item.does === 'fly' && thing.place.how === 'anywhere') thing.place = { how: 'above' }
    if (item.burns || /\bburning\b/.test(item.text)) {
      thing.gives = ['fire', 'light', 'smoke']
      thing.lightColour = '#ff8a3c'
    }
    if (/^many\b/.test(item.text) && item.count === undefined)
      thing.count = Math.min(60, Math.round(thing.count * 1.8))
    this.made.set(item, one)
  }

  private matterOf(item: SceneItem, as: PlannedMatter['as']): PlannedMatter {
    const { phrase } = item
    const colour = phrase.colours[0]?.colour
    return {
      id: this.ids.next(phrase.noun),
      phrase: phrase.phrase,
      noun: phrase.noun,
      asked: true,
      as,
      count: item.count ?? 1,
      ...(colour && { colour }),
      size: phrase.size?.size ?? 1,
      place: { how: 'anywhere' },
    }
  }

  private idOf(item: SceneItem): string | undefined {
    return (
      this.knownOf(item)?.id ??
      this.made.get(item)?.thing.id ??
      this.landed.get(item)?.[0]?.thing.id ??
      this.matters.get(item)?.id
    )
  }

  private setPlace(item: SceneItem): void {
    const matter = this.matters.get(item)
    if (matter?.as.is === 'emitter' && item.from && item.from !== 'buildings') {
      const of = this.idOf(item.from)
      if (of !== undefined) matter.as = { ...matter.as, of }
    }
    const { place } = item
    if (!place) return
    const of = place.of && this.idOf(place.of)
    // A place by something that is not there says nothing.
    if (place.of && of === undefined && place.how !== 'distance') return
    // Nobody stands in what is shown by things that lie about there: boats are in no crate.
    if (place.of?.land?.standsIn) return
    const and = place.and && this.idOf(place.and)
    const stands = {
      how: place.how,
      ...(of !== undefined && { of }),
      ...(and !== undefined && { and }),
      ...(/^(?:hanging|hung|suspended|strung|dangling)\b/.test(place.words) && { hung: true as const }),
    }
    const known = this.knownOf(item)
    if (known) this.moved.push({ id: known.id, place: this.inWater(stands) })
    const thing = this.made.get(item)?.thing
    if (thing) thing.place = this.inWater(stands, thing)
    for (const one of this.landed.get(item) ?? []) one.thing.place = stands
    if (matter && matter.as.is !== 'sky' && matter.as.is !== 'particle') matter.place = stands
    if (matter && place.how === 'distance') matter.place = { how: 'distance' }
  }

  /** 'in the pond', 'on the lake' is in the water; nothing stands in the moon. */
  private inWater(place: PlannedThing['place'], thing?: PlannedThing): PlannedThing['place'] {
    const matter = [...this.matters.values()].find((one) => one.id === place.of)
    const isWater =
      matter?.as.is === 'water' || (this.known.find((one) => one.id === place.of)?.isWater ?? false)
    const isAfloat = place.how === 'along' && thing !== undefined && usualPlace(thing.noun, false) === 'water'
    if (isWater && place.of !== undefined && (place.how === 'in' || place.how === 'on' || isAfloat))
      return { how: 'water', of: place.of }
    if (matter?.as.is === 'sky' && place.how !== 'distance') return { how: 'sky' }
    return place
  }
}

/** Where it goes when nobody said. */
function placeOf({ text }: SceneItem, thing: PlannedThing, isIndoors: boolean): PlannedThing['place']['how'] {
  if (isFloating(text) && thing.does === 'hover') return thing.metres > 2 && !isIndoors ? 'sky' : 'above'
  return (isWrecked(text) ? undefined : usualPlace(thing.noun, isIndoors)) ?? 'anywhere'
}

/** One thing the eye should find first: what the prompt opens with, or the first large thing that stands alone. */
export function chooseFocus(made: readonly MadeThing[]): void {
  if (made.some(({ thing }) => thing.place.how === 'middle')) return
  const large = made.find(
    ({ thing, role }) =>
      thing.count === 1 &&
      thing.metres >= 2.5 &&
      thing.place.how === 'anywhere' &&
      (role === 'building' || role === 'decoration' || role === 'tree'),
  )
  if (large) large.thing.place = { how: 'middle' }
}

/** Smoke from chimneys and light in windows belong to the houses of the place. */
export function giveToBuildings(
  matters: readonly PlannedMatter[],
  all: readonly Pick<MadeThing, 'thing' | 'role'>[],
): void {
  for (const matter of matters) {
    const { as } = matter
    const gift =
      as.is === 'emitter' && as.kind === 'smoke'
        ? 'smoke'
        : as.is === 'light' && as.what === 'warm windows'
          ? 'light'
          : undefined
    if (!gift) continue
    const of = as.is === 'emitter' ? as.of : undefined
    const owners = all.filter(({ thing, role }) => (of === undefined ? role === 'building' : thing.id === of))
    for (const { thing } of owners) thing.gives = [...new Set([...(thing.gives ?? []), gift] as const)]
    const [first] = owners
    if (first && as.is === 'emitter') matter.as = { ...as, of: of ?? first.thing.id }
  }
}
