import type { NounFound } from '../../../nouns/nouns.ts'
import { singularsOf } from '../../../things/inflection.ts'
import { parameterFor, partsFor, usualShape } from '../../model/read/fitting.ts'
import type { Lexicon, Phrase } from '../../model/read/phrase.ts'
import { containers } from '../../model/read/quantities.ts'
import { metresOf } from '../../model/read/sizes.ts'
import { onlyConditions } from './conditions.ts'
import { livesAs } from './life.ts'
import { bestAsThings, matterOf } from './matters.ts'
import { metresInScene } from './metres.ts'
import { isPartOf, isPartOfPlaces, type Owner } from './parts.ts'
import { openPlaces, placeNounOf, talk } from './place-nouns.ts'
import type { SceneItem } from './scene-reading.ts'
import { standInNamed } from './stand-ins.ts'

/** Nouns whose plural looks like the singular, and stuffs that come in many pieces. */
const severalAsTheyAre =
  /(?:fish|koi|sheep|deer|moose|trout|salmon|carp|bison|squid|shrimp|cattle|people|bamboo|seaweed|coral|buffalo|elk|livestock|candy)$/
const neverSeveral = /^(?:stairs|ruins|glasses|steps|woods|northern lights)$/

/** Words for a manner of building; before a noun they describe it. */
const nationalities = new Set(
  (
    'japanese chinese italian french german english american indian mexican spanish greek roman egyptian russian korean thai arabian african ' +
    'european asian nordic scandinavian irish scottish dutch swiss turkish moroccan persian victorian mediterranean viennese venetian parisian'
  ).split(' '),
)

/** Towns whose first sense in the dictionary is somebody or something else. */
const towns = new Set(
  (
    'paris,london,tokyo,kyoto,osaka,rome,venice,florence,berlin,vienna,prague,amsterdam,lisbon,madrid,barcelona,athens,istanbul,moscow,' +
    'new york,manhattan,brooklyn,chicago,los angeles,san francisco,las vegas,miami,boston,havana,rio,sydney,hong kong,shanghai,beijing,' +
    'seoul,bangkok,mumbai,delhi,dubai,cairo,marrakech,jerusalem,santorini,tuscany,provence,brooklyn,harlem,hollywood'
  ).split(','),
)

/** 'halloween night', 'a summer evening': when, and no thing. */
const hours = / (?:day|night|evening|morning|afternoon|dusk|dawn|sunset|sunrise|eve)$/

/** Decides what a noun phrase is in a scene: matter, land, a part of something, talk, or a thing. */
export class NounSorter {
  private readonly lexicon: Lexicon

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon
  }

  find(noun: string): NounFound {
    return this.lexicon.nouns.find(noun)
  }

  /** Water, weather, ground: by the longest words of the phrase that the table knows. */
  matter(phrase: Phrase): SceneItem['as'] {
    const whole = matterOf(phrase.noun)
    if (whole && phrase.noun.includes(' ')) return whole
    // 'a barrel of water' is a barrel.
    if (phrase.phrase.includes(' of ')) return whole
    const words = phrase.phrase.split(' ')
    const said = [...words.slice(0, -1), phrase.noun.split(' ').at(-1) ?? '']
    for (let from = 0; from < said.length; from++) {
      const key = said.slice(from).join(' ')
      const as = matterOf(key) ?? matterOf(words.slice(from).join(' '))
      // 'string lights' hang somewhere; 'blue lights' only shine.
      if (!as && key.includes(' ') && standInNamed(key)) return undefined
      if (!as) continue
      // 'stone path' is a path; 'beach ball', though 'ball' were in the table, is what an archetype names.
      const isShort = from > 0 && said.length - from < phrase.noun.split(' ').length
      if (isShort && this.lexicon.nouns.has(phrase.noun) !== undefined) return undefined
      if (bestAsThings.has(key) && (phrase.count !== undefined || !phrase.plural)) return undefined
      return as
    }
    return whole
  }

  land(phrase: Phrase): SceneItem['land'] {
    const own = placeNounOf(phrase.noun)
    if (own || this.lexicon.nouns.has(phrase.noun) !== undefined) return own
    return placeNounOf(phrase.noun.split(' ').at(-1) ?? '')
  }

  /** Hours, moods and talk of pictures: nothing that stands anywhere. */
  isNoise(noun: string): boolean {
    return onlyConditions.has(noun) || hours.test(noun) || this.isLoose(noun) || nationalities.has(noun)
  }

  isLoose(noun: string): boolean {
    return talk.has(noun) || openPlaces.has(noun)
  }

  /** Countries and towns: they are no things, and the place was chosen already. */
  isName(phrase: Phrase): boolean {
    if (towns.has(phrase.noun)) return true
    if (this.lexicon.nouns.has(phrase.noun) !== undefined) return false
    const { kinds } = this.find(phrase.noun).thing
    if (/^(?:island|city|town|river|port|national park)$/.test(kinds[1] ?? '') && !phrase.noun.includes(' '))
      return true
    return kinds.some((kind) =>
      /^(?:country|european country|asian country|african country|national capital|state capital|continent|american state|north american country|south american country)$/.test(
        kind,
      ),
    )
  }

  kindOf(noun: string): Owner {
    const { traits } = this.find(noun).thing
    if (traits.includes('building')) return 'building'
    if (traits.includes('animal') || traits.includes('person') || traits.includes('monster')) return 'body'
    return traits.includes('plant') ? 'plant' : 'thing'
  }

  /** Animals, people, and what moves as they do. */
  lives(noun: string): boolean {
    const found = this.find(noun)
    return this.kindOf(noun) === 'body' || (found.by === 'archetype' && livesAs(found.archetype.id))
  }

  metres(noun: string): number {
    const found = this.find(noun)
    const shaped = found.by === 'archetype' ? found : undefined
    return metresInScene(
      noun,
      shaped?.noun ?? noun,
      shaped?.archetype.id ?? '',
      metresOf(noun, shaped?.noun ?? noun, found.thing),
    )
  }

  /** Windows, wings and wheels; what it wears and holds; what stands in a vase. */
  belongsTo(owner: SceneItem, phrase: Phrase): boolean {
    const { noun } = phrase
    const head = noun.split(' ').at(-1) ?? ''
    const kind = this.kindOf(owner.phrase.noun)
    if (isPartOf(noun, kind) || isPartOf(head, kind)) return true
    const found = this.find(owner.phrase.noun)
    const archetype = found.by === 'archetype' ? found.archetype : undefined
    const isShape = this.lexicon.nouns.has(noun) !== undefined
    if (archetype && !isShape && (partsFor(archetype, noun).length > 0 || parameterFor(archetype, noun)))
      return true
    const { traits } = this.find(noun).thing
    const isCarried = traits.some((trait) =>
      ['wearable', 'clothing', 'weapon', 'tool', 'instrument', 'holdable'].includes(trait),
    )
    if (kind === 'body' && isCarried && this.metres(noun) < 1.2) return true
    const holds =
      containers.has(owner.phrase.noun.split(' ').at(-1) ?? '') &&
      archetype !== undefined &&
      usualShape(archetype).sockets.inside !== undefined
    return holds && this.metres(noun) <= this.metres(owner.phrase.noun)
  }

  /** The windows of a village, the walls of a cave. */
  isOfPlaces(phrase: Phrase): boolean {
    return isPartOfPlaces(phrase.noun) && phrase.count === undefined
  }

  /** 'shelves' and 'koi' are several, though the tables have a row for the word as it is. */
  isSeveral(phrase: Phrase, text: string, last: string): boolean {
    if (phrase.count !== undefined || /^(?:an?|one|single|another) /.test(text)) return false
    if (severalAsTheyAre.test(last)) return true
    if (last !== phrase.noun.split(' ').at(-1) || !/[^us]s$/.test(last) || neverSeveral.test(phrase.noun))
      return false
    return singularsOf(last).some((form) => this.lexicon.catalogue.isNoun(form))
  }
}
