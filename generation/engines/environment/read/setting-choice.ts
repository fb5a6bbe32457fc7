import { closedTag } from '../../../brief/function-words.ts'
import type { Reading } from '../../../reading/schema.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import { settingFor } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import { openPlaces, talk } from './place-nouns.ts'
import { type PlainWord, placesSaid, sentencesOf, wordsOf } from './words-of-reading.ts'

/** Words of the prompt that name a kind of place. */
export type SettingFound = {
  setting: Setting
  words: string
  /** The places of those words in the reading. */
  places: ReadonlySet<number>
  /** Its words name the place alone; where not, they name a thing as well ('castle') or describe one ('forest temple'). */
  isWhole: boolean
  score: number
}

/** What one stands before rather than in, unless the words say 'inside'. */
const seenFromOutside = new Set(
  (
    'castle house cottage cabin hut barn lighthouse windmill church temple tower pyramid ship tent igloo mansion bridge treehouse pagoda statue ' +
    'fountain shrine palace chapel cathedral farmhouse boat rocket spaceship train bus car greenhouse rover submarine airship bench well ' +
    'skyscraper carousel chair table bed stove altar stage rug desk fireplace bar longship'
  ).split(' '),
)
/** Land that is part of a larger place; only as it is written, for 'the hills' are a place. */
const landscapes = new Set('oasis volcano waterfall mountain hill pond lake river island'.split(' '))

/** Words that name a place only where nothing else does: they are things or matters as well. */
const weakWords = new Set(
  (
    'snow lava cloud clouds sky space planet iceberg icebergs asteroid bamboo field hill moon river stream creek waterfall waterfalls stage altar ' +
    'sarcophagus tombs battle road roof balcony terrace lane pond sea ocean labyrinth maze den study lavender wood polar winter medieval fair'
  ).split(' '),
)
/** Of these there is something to see, though they name the place too. */
const keptWords =
  /^(?:snow|lava|river|stream|creek|waterfalls?|pond|sea|ocean|bamboo|icebergs?|asteroid|altar|stage|sarcophagus|tombs|maze|labyrinth)$/
const interiors = new Set(['room', 'hall', 'corridor', 'cave'])
const longest = 5

/** The words that most likely name the place as a whole, or nothing. */
export function chooseSetting(reading: Reading, lexicon: Lexicon): SettingFound | undefined {
  const weights = new Weights(reading, lexicon)
  const all = sentencesOf(reading).flatMap((words, sentence) => found(words, sentence, weights))
  return all.sort((a, b) => b.score - a.score || Math.min(...a.places) - Math.min(...b.places))[0]
}

function found(sentence: readonly PlainWord[], index: number, weights: Weights): SettingFound[] {
  const all: SettingFound[] = []
  for (let from = 0; from < sentence.length; from++)
    for (let length = Math.min(longest, sentence.length - from); length > 0; length--) {
      const span = wordsOf(sentence.slice(from, from + length))
      if (span.includes(',')) continue
      const named = settingFor(joined(span))
      if (!named || named.words.split(' ').length !== joined(span).split(/\s+/).length) continue
      const to = from + length + (isStreetOf(named.setting, sentence[from + length]?.word) ? 1 : 0)
      const { score, isWhole } = weights.of(sentence, from, to, named.setting)
      all.push({
        setting: named.setting,
        words: joined(wordsOf(sentence.slice(from, to))),
        places: new Set(sentence.slice(from, to).map(({ at }) => at)),
        isWhole,
        score: score - index * 2,
      })
      break
    }
  return all
}

/** 'A chinatown street': a word for any street, after what says which one it is. */
function isStreetOf(setting: Setting, next: string | undefined): boolean {
  if (setting.layout !== 'street' || setting.id === 'street' || next === undefined) return false
  return settingFor(next)?.setting.id === 'street'
}

/** "kid's room" is one word and another, as the tables of settings have it. */
const joined = (span: readonly string[]) => span.join(' ').replaceAll(" 's", 's')

/** How surely words of a reading name its place. */
class Weights {
  private readonly reading: Reading
  private readonly lexicon: Lexicon

  constructor(reading: Reading, lexicon: Lexicon) {
    this.reading = reading
    this.lexicon = lexicon
  }

  of(
    sentence: readonly PlainWord[],
    from: number,
    to: number,
    setting: Setting,
  ): { score: number; isWhole: boolean } {
    const words = wordsOf(sentence)
    const length = to - from
    const next = words[to] ?? ''
    const said = words.slice(from, to).join(' ')
    const isInterior = interiors.has(setting.layout)
    const last = this.lexicon.catalogue.lemma(words[to - 1] ?? '', 'noun')
    const isSeen = seenFromOutside.has(last) || landscapes.has(words[to - 1] ?? '')
    const isWeak = length === 1 && weakWords.has(said)
    const isModifier = this.isNounBefore(sentence, to)
    let score = length * 2.5 + this.standing(sentence, from, to)
    if (isModifier) score -= isWeak ? 9 : 3
    // A maze of hedges is no dungeon.
    if (/^(?:hedge|corn|garden)$/.test(words[from - 1] ?? '')) score -= 9
    if (isWeak) score -= 3
    else if (isSeen && isInterior && !/\b(?:inside|interior|room|hall)\b/.test(said)) score -= 7
    else if (isSeen && length === 1) score -= 5
    // 'a longhouse interior' is no shore, and 'an outdoor cinema' no hall.
    if (
      !isInterior &&
      /^(?:interior|inside|indoors)$/.test(next) &&
      (next === 'interior' || isEnd(words[to + 1]))
    )
      score -= 8
    if (isInterior && /^(?:outdoor|outdoors|outside|open)$/.test(words[from - 1] ?? '')) score -= 9
    if (/^(?:in|on|at) (?:the )?(?:distance|horizon|background|far)/.test(words.slice(to, to + 4).join(' ')))
      score -= 9
    const isThingToo = (isWeak && keptWords.test(said)) || (isSeen && !isInterior)
    return { score: score + this.insideOrOut(isInterior), isWhole: !isModifier && !isThingToo }
  }

  /** 'forest temple': the words only describe the noun that follows. */
  private isNounBefore(sentence: readonly PlainWord[], to: number): boolean {
    const { word = ',', at = -1 } = sentence[to] ?? {}
    const isNoun = /^(?:NOUN|PROPN)$/.test(this.reading.words[at]?.part ?? '')
    if (!isNoun || closedTag(word) || at > (sentence[to - 1]?.at ?? -1) + 1) return false
    return !/^(?:shop|store|building|hall|interior)$/.test(word) && !openPlaces.has(word) && !talk.has(word)
  }

  /** Between two that are as likely, the one that is as much inside as all the words sound. */
  private insideOrOut(isInterior: boolean): number {
    const { indoors } = this.reading
    return indoors && indoors.sure > 0.9 && indoors.is !== isInterior ? -0.5 : 0
  }

  /** Whether the words are the scene, or only something in it. */
  private standing(sentence: readonly PlainWord[], from: number, to: number): number {
    const { said, things, links, words } = this.reading
    const last = sentence[to - 1]?.at ?? -1
    const before = wordsOf(sentence.slice(Math.max(0, from - 5), from)).join(' ')
    if (/\b(?:seen|viewed|view|looking|watched|photographed) from(?: an?| the)?(?: \w+)?$/.test(before))
      return 10
    if (/\b(?:than|like|as)(?: an?| the)?(?: \w+)?$/.test(before)) return -9
    if (placesSaid(this.reading, 'not', 'for').has(last)) return -9
    const pieces = said.filter(({ what }) => what === 'place').map(({ piece }) => piece)
    const named = pieces.findIndex(({ words: own }) => own.includes(last))
    const thing = things.findIndex(({ noun }) => noun.words.includes(last))
    // A word of a longer name is no place by itself: 'dining' of 'dining table'.
    const isWithin = thing >= 0 && !pieces[named]?.words.includes(things[thing]?.head ?? -1)
    if (named >= 0 && !isWithin) {
      const own = pieces[named]?.words ?? []
      const isInside = own.some((at) => at < last && /^(?:inside|within)$/i.test(words[at]?.text ?? ''))
      const isFurther = own.some((at) => at < last && words[at]?.part === 'ADP' && !isInside)
      // The last noun says what it is: a coral reef classroom is a classroom.
      const isHead = !/^(?:NOUN|PROPN)$/.test(words[last + 1]?.part ?? '') || !own.includes(last + 1)
      return (isInside ? 7 : isFurther ? 4 : 6) + (isHead ? 1 : 0) - Math.min(named, 2)
    }
    const places = links
      .filter(({ whom }) => thing >= 0 && whom === thing)
      .map(({ does }) => does.text.toLowerCase())
    if (places.some((does) => /(?:^| )(?:in|inside|at|within|through|around|into)$/.test(does)))
      return pieces.length === 0 ? 4 : 3
    if (places.some((does) => /(?:^| )(?:on|over|above|across|under|by|near|along|down)$/.test(does)))
      return -2
    return pieces.length === 0 && thing >= 0 && places.length === 0 ? 2 : -5
  }
}

const isEnd = (word: string | undefined) => word === undefined || word === ',' || word === 'with'
