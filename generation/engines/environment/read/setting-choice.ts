import { closedTag } from '../../../brief/function-words.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import { settingFor } from '../settings/index.ts'
import type { Setting } from '../settings/setting.ts'
import { openPlaces, talk } from './place-nouns.ts'
import { placeLinkAt } from './places.ts'

/** Words of the prompt that name a kind of place. */
export type SettingFound = {
  setting: Setting
  words: string
  sentence: number
  from: number
  to: number
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
export function chooseSetting(sentences: readonly string[][], lexicon: Lexicon): SettingFound | undefined {
  const all = sentences.flatMap((words, sentence) => found(words, sentence, lexicon))
  return all.sort((a, b) => b.score - a.score || a.sentence - b.sentence || a.from - b.from)[0]
}

function found(words: readonly string[], sentence: number, lexicon: Lexicon): SettingFound[] {
  const all: SettingFound[] = []
  for (let from = 0; from < words.length; from++)
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const span = words.slice(from, from + length)
      if (span.includes(',')) continue
      const named = settingFor(joined(span))
      if (!named || named.words.split(' ').length !== joined(span).split(/\s+/).length) continue
      const to = from + length
      const { score, isWhole } = weigh(words, from, to, named.setting, lexicon)
      all.push({
        setting: named.setting,
        words: joined(span),
        sentence,
        from,
        to,
        isWhole,
        score: score - sentence * 2,
      })
      break
    }
  return all
}

/** "kid's room" is one word and another, as the tables of settings have it. */
const joined = (span: readonly string[]) => span.join(' ').replaceAll(" 's", 's')

function weigh(
  words: readonly string[],
  from: number,
  to: number,
  setting: Setting,
  lexicon: Lexicon,
): { score: number; isWhole: boolean } {
  const length = to - from
  const next = words[to] ?? ''
  const said = words.slice(from, to).join(' ')
  const isInterior = interiors.has(setting.layout)
  const last = lexicon.catalogue.lemma(words[to - 1] ?? '', 'noun')
  const isSeen = seenFromOutside.has(last) || landscapes.has(words[to - 1] ?? '')
  const isWeak = length === 1 && weakWords.has(said)
  const isModifier = isNounBefore(words, to, lexicon)
  const isFar = /^(?:in|on|at) (?:the )?(?:distance|horizon|background|far)/.test(
    words.slice(to, to + 4).join(' '),
  )
  let score = length * 2.5 + contextOf(words, from)
  if (isModifier) score -= isWeak ? 9 : 3
  // A maze of hedges is no dungeon.
  if (/^(?:hedge|corn|garden)$/.test(words[from - 1] ?? '')) score -= 9
  if (isWeak) score -= 3
  else if (isSeen && isInterior && !/\b(?:inside|interior|room|hall)\b/.test(said)) score -= 7
  else if (isSeen && length === 1) score -= 5
  // 'a longhouse interior' is no shore, and 'an outdoor cinema' no hall.
  if (!isInterior && /^(?:interior|inside|indoors)$/.test(next)) score -= 8
  if (isInterior && /^(?:outdoor|outdoors|outside|open)$/.test(words[from - 1] ?? '')) score -= 9
  if (isFar) score -= 9
  const isThingToo = (isWeak && keptWords.test(said)) || (isSeen && !isInterior)
  return { score, isWhole: !isModifier && !isThingToo }
}

/** 'forest temple': the words only describe the noun that follows. */
function isNounBefore(words: readonly string[], to: number, lexicon: Lexicon): boolean {
  const next = words[to] ?? ''
  if (/^(?:shop|store|building|hall|interior)$/.test(next)) return false
  if (!/^[a-z]/.test(next) || closedTag(next) !== undefined || !isNoun(next, lexicon)) return false
  return !openPlaces.has(next) && !talk.has(next) && placeLinkAt(words, to, () => true) === undefined
}

const isNoun = (word: string, { catalogue, nouns }: Lexicon): boolean =>
  nouns.has(word) !== undefined ||
  (catalogue.isNoun(catalogue.lemma(word, 'noun')) && !catalogue.isVerb(catalogue.lemma(word, 'verb')))

/** What the words before it make of a place: the whole scene, or only something in it. */
function contextOf(words: readonly string[], from: number): number {
  let listed = false
  for (let at = from - 1; at >= 0; at--) {
    const word = words[at] ?? ''
    const two = `${words[at - 1] ?? ''} ${word}`
    if (word === ',' || word === 'and') {
      listed = true
      continue
    }
    if (/^(?:seen|viewed|view|looking|watched|photographed) from$/.test(two)) return 10
    if (word === 'inside') return 7
    if (/^(?:middle of|heart of|center of|centre of)$/.test(two)) return 4
    if (/^(?:top of|outside of|edge of|view of|views of)$/.test(two)) return -1
    if (word === 'of') return listed ? -4 : 2
    if (/^(?:in|at|within|on|through|across|into|around|down|along)$/.test(word)) return listed ? -4 : 4
    if (/^(?:is|are|was|there|where)$/.test(word)) return listed ? -2 : 3
    if (/^(?:above|over|under|below|beneath|amid|among)$/.test(word)) return listed ? -5 : 1
    if (
      closedTag(word) === 'prep' ||
      /^(?:has|have|having|featuring|overlooking|surrounding|facing|surrounded|lined)$/.test(word)
    )
      return -5
  }
  return listed ? -1 : 6
}
