import { closedTag } from '../../../brief/function-words.ts'
import type { Link, Thing } from '../../../reading/schema.ts'
import { poseOfDeed } from '../../model/read/describing.ts'
import { containers } from '../../model/read/quantities.ts'
import type { Placing } from '../design.ts'
import { deedOf, doesOf, doingOf, motionOf } from './deeds.ts'
import { itemOf, type Outcome } from './outcomes.ts'
import { isPartOf } from './parts.ts'
import { type PlaceLink, placeAlone, placeLinkAt, placingOf } from './places.ts'
import type { SceneOfReading } from './scene-of-reading.ts'
import type { SceneItem } from './scene-reading.ts'
import { isTiedBy, isWithLink, plainDoes, tieOf } from './ties.ts'
import { sentencesOf, wordsOf } from './words-of-reading.ts'

/** Weather, light and sky: nothing stands on or in them. */
const isAir = ({ as }: SceneItem): boolean =>
  as?.is === 'particle' || as?.is === 'sky' || as?.is === 'light' || as?.is === 'sound'

/** Parts of a room or a house that something stands by, and what that means. */
const partPlaces: [RegExp, Placing][] = [
  [/^(?:window|windowsill|window sill|wall|door|doorway|entrance|brick wall|stone wall)$/, 'wall'],
  [/^(?:ceiling|rafter|beam|roof beam)$/, 'ceiling'],
  [/^(?:floor|ground|room|scene|place)$/, 'anywhere'],
  [/^corner$/, 'corner'],
  [/^(?:air|sky)$/, 'sky'],
  [/^(?:row|line)$/, 'rows'],
  [/^(?:circle|ring|semicircle)$/, 'around'],
  [/^(?:horizon|distance|background)$/, 'distance'],
  [/^(?:middle|center|centre|foreground)$/, 'middle'],
]

/** Verbs that say no more than that something is there. */
const plainVerbs = new Set(
  'be is are was were have has stay remain place set locate see show keep come go get put leave contain include feature seem look'.split(
    ' ',
  ),
)

/** Verbs that say no more than where something is. */
const standingVerbs = new Set(
  (
    'hang lean lie stick pin strew scatter stack pile heap spread mount line grow nail park moor dangle drape string wrap float bury hide collect ' +
    'gather arrange fix tie strap stretch lead run face stand sit rest perch surround cover fill litter rise loom tower swing cling attach anchor'
  ).split(' '),
)

/** What one crosses water by. */
const crossings = /(?:^| )(?:bridge|footbridge|drawbridge|causeway|walkway|viaduct|aqueduct)$/

/** The building around a room is no thing in it. */
const dwellings =
  /(?:^| )(?:house|cabin|cottage|castle|mansion|palace|villa|apartment|flat|hut|ship|boat|yacht|tower|hotel|farmhouse|farm|spaceship|manor|home|building|chalet|lodge|inn|monastery|school|hospital|submarine|station|van|caravan|treehouse|temple|museum|lighthouse)$/

export const isDwelling = (noun: string): boolean => dwellings.test(noun)

/** Gives the items of a scene their places and what they do, by the links of the reading. */
export function standingOf(scene: SceneOfReading): void {
  for (const link of scene.links) new Stance(scene, link).take()
  placeByWords(scene)
}

class Stance {
  private readonly scene: SceneOfReading
  private readonly link: Link
  private readonly words: string[]
  private readonly who: Outcome | undefined
  private readonly whom: Outcome | undefined

  constructor(scene: SceneOfReading, link: Link) {
    this.scene = scene
    this.link = link
    this.words = plainDoes(link.does, scene)
    this.who = scene.outcome(link.who)
    this.whom = scene.outcome(link.whom)
  }

  take(): void {
    const { scene, words, who, whom } = this
    const item = itemOf(who)
    if (words.join(' ') === 'of' || isWithLink(words)) {
      this.use()
      if (who === 'place' && words.join(' ') === 'of') this.isAroundUs()
      return
    }
    const placed = this.placed()
    if (!item) {
      // 'Grazing cows on a hill', read as if somebody grazed them.
      const doer = itemOf(whom)
      if (who === undefined && doer && motionOf(scene.lexicon.catalogue.lemma(words.join(' '), 'verb')))
        this.tellDeed(doer, words, false)
      if (who === 'place' && placed) this.placeByPlace(placed.link, placed.words)
      return
    }
    const other = itemOf(whom)
    if (other && other !== item && this.isTied(item, other, placed?.link)) return
    if (other && other !== item && this.isOwnLimb(item, other)) return
    const deed = placed ? placed.deed : words.filter((word) => closedTag(word) !== 'prep')
    // 'guarded by a parrot': the other one does it.
    const doer = placed?.link.places === 'second' && other ? other : item
    const isUnderstood = this.tellDeed(
      doer,
      placed?.link.places === 'second' ? this.words.slice(0, 1) : deed,
      placed !== undefined,
    )
    if (isUnderstood) this.use()
    else this.use(this.link.does.words.filter((place) => closedTag(this.scene.wordAt(place)) !== undefined))
    if (placed) this.place(item, placed.link, placed.words, other)
    else if (other && other !== item) this.near(item, other)
  }

  private use(places: readonly number[] = this.link.does.words): void {
    this.scene.use(places)
  }

  private whomThing(): Thing | undefined {
    return typeof this.link.whom === 'number' ? this.scene.reading.things[this.link.whom] : undefined
  }

  private placed() {
    const thing = this.whomThing()
    const said = placingOf(this.words, thing !== undefined)
    if (!thing || this.whom !== 'part') return said
    // 'in rows', 'on the wall', 'in the water': known as a whole.
    const { noun } = this.scene.phrase(thing)
    for (let cut = 0; cut < this.words.length; cut++) {
      const text = this.words.slice(cut).join(' ')
      const link = [`${text} the ${noun}`, `${text} ${thing.noun.text.toLowerCase()}`].flatMap(
        (one) => placeAlone(one) ?? [],
      )[0]
      if (link) return { link, words: `${text} the ${noun}`, deed: this.words.slice(0, cut) }
    }
    return said
  }

  /** 'The engine room of a steamship': whoever is in the room is in the ship, which is no thing in it. */
  private isAroundUs(): void {
    const { scene } = this
    const item = itemOf(this.whom)
    if (item?.sort !== 'thing' || !scene.around.isIndoors) return
    const { traits } = scene.sorter.find(item.phrase.noun).thing
    if (!traits.includes('building') && !traits.includes('vehicle') && !isDwelling(item.phrase.noun)) return
    scene.made.items.splice(scene.made.items.indexOf(item), 1)
    scene.made.unknown.push(item.phrase.phrase)
  }

  /** The place itself is the subject: 'a street lined with trees', 'a kitchen in an old tower'. */
  private placeByPlace(link: PlaceLink, words: string): void {
    const { scene, whom } = this
    this.use()
    const item = itemOf(whom)
    if (!item || whom !== item) return
    if (link.places === 'second' && link.how !== 'in')
      this.setPlace([item], { how: link.how, words, weak: true })
    const isAround = scene.around.isIndoors && link.places === 'first' && isDwelling(item.phrase.noun)
    if (isAround) scene.made.items.splice(scene.made.items.indexOf(item), 1)
  }

  /** What belongs to the thing itself: what it wears, holds, rides, is made of. */
  private isTied(item: SceneItem, other: SceneItem, placing: PlaceLink | undefined): boolean {
    const { scene, words, whom } = this
    const thing = this.whomThing()
    if (item.sort !== 'thing' || !thing || whom !== other) return false
    const { noun } = other.phrase
    if (/^(?:fire|flame)$/.test(noun) && words.at(-1) === 'on' && !/^(?:an?|the) /.test(other.text)) {
      item.burns = true
      this.untie(other)
      return true
    }
    const { traits } = scene.sorter.find(noun).thing
    const isWorn =
      words.at(-1) === 'in' &&
      (traits.includes('wearable') || traits.includes('clothing')) &&
      scene.sorter.kindOf(item.phrase.noun) === 'body'
    const isHolder =
      containers.has(item.phrase.noun.split(' ').at(-1) ?? '') && scene.sorter.metres(item.phrase.noun) < 2
    const isPlacing =
      placing !== undefined && !(placing.places === 'second' && placing.how === 'in' && isHolder)
    const isSurelyTied = words.length > 1 && isTiedBy(words) && placing?.places === 'first'
    if (!isWorn && !isSurelyTied && (isPlacing || !tieOf(words))) return false
    if (other.sort === 'land' || (other.sort === 'matter' && !isHolder)) return false
    const does = doesOf(scene.lexicon.catalogue.lemma(words[0] ?? '', 'verb'))
    if (does) item.does ??= does
    scene.shapes.tie(item, this.link, thing)
    this.untie(other)
    return true
  }

  /** 'with oil on their hands': whose the hands are is a shape that has them. */
  private isOwnLimb(item: SceneItem, other: SceneItem): boolean {
    const isLimb =
      this.whom === other && isPartOf(other.phrase.noun, 'body') && other.phrase.count === undefined
    if (!isLimb || this.scene.sorter.kindOf(item.phrase.noun) !== 'body') return false
    this.untie(other)
    return true
  }

  /** It is no item of its own any more. */
  private untie(other: SceneItem): void {
    const { made, outcomes } = this.scene
    const item = itemOf(this.who)
    this.use()
    if (!item) return
    made.items.splice(made.items.indexOf(other), 1)
    for (const [index, outcome] of outcomes) if (outcome === other) outcomes.set(index, { partOf: item })
    for (const one of made.items) if (one.place?.of === other) one.place = { ...one.place, of: item }
  }

  /** Writes down what it does; poses and what glows are matters of its shape. */
  private tellDeed(item: SceneItem, deed: readonly string[], isPlaced: boolean): boolean {
    const verb = deed.find((word) => closedTag(word) === undefined && !/...ly$/.test(word))
    if (verb === undefined) return true
    const { catalogue } = this.scene.lexicon
    const lemma = catalogue.lemma(verb, 'verb')
    const does = doingOf(this.scene, item, lemma)
    const isMeant =
      does === 'spin'
        ? this.link.whom === undefined
        : // Cables run and radios play, but do not walk about.
          !/^(?:wander|graze|patrol)$/.test(does ?? '') || this.scene.sorter.lives(item.phrase.noun)
    const isDone = does !== undefined && isMeant
    if (isDone) item.does ??= does
    if (isDone && item.sort === 'thing') item.deed ??= deedOf(lemma, does, verb)
    if (lemma === 'burn') item.burns = true
    const pose = poseOfDeed(verb)
    const isPosed = pose !== undefined && this.scene.sorter.kindOf(item.phrase.noun) === 'body'
    // Who walks about is moved by the place; who sits has a shape that sits.
    if (isPosed && (!does || does === 'stand')) this.scene.shapes.pose(item, pose)
    const glows = /^(?:glow|shine)$/.test(lemma)
    if (glows) this.scene.shapes.light(item)
    const isPlain = plainVerbs.has(lemma) || (isPlaced && standingVerbs.has(lemma))
    return isDone || isPosed || glows || isPlain || lemma === 'burn' || item.sort === 'matter'
  }

  private place(item: SceneItem, link: PlaceLink, words: string, other: SceneItem | undefined): void {
    const { scene, whom } = this
    const how = { how: link.how, words }
    if (link.places === 'alone') {
      manyBy(item, words)
      if (!(scene.around.isIndoors && link.how === 'along')) this.setPlace([item], how)
    } else if (whom === 'place') {
      if (link.how === 'middle' || link.how === 'around') this.setPlace([item], how)
    } else if (whom === 'part') this.byPart(item, link)
    else if (!other || other === item || isAir(other)) return
    else if (link.places === 'second')
      this.setPlace([other], {
        ...how,
        of: item,
        weak: true,
        ...(link.how !== 'in' && { turned: true as const }),
      })
    else this.byItem(item, link, words, other)
  }

  private byItem(item: SceneItem, link: PlaceLink, words: string, other: SceneItem): void {
    // 'a flamingo next to each gnome'
    if (/^(?:each|every)\b/.test(other.text) && other.count !== undefined) item.count ??= other.count
    if (item.as?.is === 'emitter' || item.as?.is === 'light') item.from ??= other
    const { place } = item
    // 'between the church and the tavern': one of each.
    if (link.how === 'between' && place?.how === 'between' && place.of && place.of !== other) {
      if (!place.of.phrase.plural && !place.and) item.place = { ...place, and: other }
      return
    }
    // What is built to get over water reaches from side to side, and does not hang above it.
    const spans =
      other.as?.is === 'water' && /^(?:above|on|across)$/.test(link.how) && crossings.test(item.phrase.noun)
    this.setPlace([item], { how: spans ? 'across' : link.how, words, of: other })
  }

  private byPart(item: SceneItem, link: PlaceLink): void {
    const { sorter } = this.scene
    const thing = this.whomThing()
    const noun = thing ? this.scene.phrase(thing).noun : ''
    if (item.sort === 'matter') {
      item.from ??= 'buildings'
      if (item.as?.is === 'light' && /window/.test(noun)) item.as = { is: 'light', what: 'warm windows' }
      return
    }
    const found = partPlaces.find(([pattern]) => pattern.test(noun))?.[1]
    if (found === 'sky' && (link.how === 'under' || link.how === 'behind')) return
    const how = found ?? (link.how === 'on' ? 'wall' : 'anywhere')
    // 'a desk with a computer under the window': the desk stands there, and carries what it has.
    const stands = item.place?.weak && item.place.how === 'on' && item.place.of ? item.place.of : item
    if (how !== 'wall' || sorter.metres(stands.phrase.noun) < 4)
      this.setPlace([stands], { how, words: `${link.how} the ${noun}` })
  }

  /** Words that tell no place, but that the two are together: 'gentlemen walking dogs', 'smoke from a pipe'. */
  private near(item: SceneItem, other: SceneItem): void {
    if (item.as?.is === 'emitter' || item.as?.is === 'light') item.from ??= other
    const isThing = item.sort === 'thing' && other.sort === 'thing'
    if (isThing && !other.place && !item.place?.of)
      other.place = { how: 'beside', of: item, words: 'with', weak: true }
  }

  private setPlace(items: readonly SceneItem[], place: NonNullable<SceneItem['place']>): void {
    setPlace(items, place)
  }
}

function setPlace(items: readonly SceneItem[], place: NonNullable<SceneItem['place']>): void {
  // 'on the left', 'nearby' says less than where a thing usually stands.
  if (place.how === 'anywhere' && !place.of) return
  for (const item of items) if ((!item.place || item.place.weak) && place.of !== item) item.place = place
}

/** 'cats everywhere', 'a shelf on each side': places that count. */
function manyBy(item: SceneItem, words: string): void {
  if (item.sort !== 'thing') return
  if (/^(?:everywhere|all over|all around)/.test(words) && item.phrase.plural) item.text = `many ${item.text}`
  if (/(?:both|either|each) sides?$/.test(words) && !item.phrase.plural) item.count ??= 2
}

/** 'mountains in the background', 'in the middle a fox': places that no link told, of the noun beside them. */
function placeByWords(scene: SceneOfReading): void {
  for (const sentence of sentencesOf(scene.reading))
    for (let at = 0; at < sentence.length; at++) {
      const found = placeLinkAt(wordsOf(sentence), at, () => false)
      const places = sentence.slice(at, at + (found?.length ?? 0)).map((word) => word.at)
      if (found?.link.places !== 'alone' || scene.used.has(places.at(-1) ?? -1)) continue
      const [first = 0] = places
      const isFronted = at === 0 || sentence[at - 1]?.word === ',' || sentence[at - 1]?.word === 'and'
      const inSentence = scene.made.items.filter((item) =>
        sentence.some((word) => word.at === scene.placeOf(item)),
      )
      const item = isFronted
        ? inSentence.find((one) => scene.placeOf(one) > first)
        : inSentence.findLast((one) => scene.placeOf(one) < first)
      if (!item) continue
      scene.use(places)
      manyBy(item, found.words)
      if (!(scene.around.isIndoors && found.link.how === 'along'))
        setPlace([item], { how: found.link.how, words: found.words })
      at += places.length - 1
    }
}
