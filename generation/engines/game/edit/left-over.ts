import type { Lexicon } from '../../../brief/tagging.ts'
import type { Wish } from '../../../reading/wishes.ts'
import { fold, hasLetters, isPlain, numberIn } from '../../../reading/words.ts'
import type { Edit } from './change.ts'
import { type SaidAs, sensesSaid } from './tables/target.ts'

/**
 * The words of a wish that none of its changes takes up. A wish is understood when there are none: 'the roses should wilt slower' is not about
 * how fast roses go, and 'add a shield that lasts 5 seconds' is about no clock.
 */
export function leftOver(wish: Wish, edits: readonly Edit[], lexicon: Lexicon): string[] {
  const isOfAll = edits.some(({ change }) => ofAll.has(change))
  if (isOfAll) return []
  const named = new Set(edits.flatMap((edit) => wordsIn(edit)).flatMap((word) => formsOf(word, lexicon)))
  const numbers = new Set(edits.flatMap((edit) => numbersIn(edit)))
  const senses = sensesSaid(wish.text.toLowerCase(), lexicon).filter(({ sense }) =>
    edits.some((edit) => isSense(sense, edit)),
  )
  const meant = new Set(senses.flatMap(({ words }) => words.split(' ')))
  const spoken = edits.flatMap(({ change }) => vocabulary[change] ?? [])
  const isSpoken = (word: string) =>
    meant.has(word) ||
    isAmong(word, numbers) ||
    spoken.some((pattern) => pattern.test(word)) ||
    formsOf(word, lexicon).some((form) => named.has(form))
  return contentOf(wish).filter((word) => !isSpoken(fold(word)))
}

/** The words of a wish that are not in what was said of it, in any form. */
export function unsaidOf(wish: Wish, said: readonly string[], lexicon: Lexicon): string[] {
  const words = said.flatMap(wordsIn)
  const named = new Set(words.flatMap((word) => formsOf(word, lexicon)))
  const numbers = new Set(words.flatMap((word) => numberIn(word) ?? []))
  return contentOf(wish).filter(
    (text) => !isAmong(fold(text), numbers) && !formsOf(fold(text), lexicon).some((form) => named.has(form)),
  )
}

const contentOf = ({ words }: Wish): string[] =>
  words.flatMap(({ text, part }) => {
    const word = fold(text)
    return hasLetters(word) && !isPlain(word) && !asking.test(word) && part !== 'DET' ? [text] : []
  })

/** A number, however it is written, and whether one lost or won it; minutes may be told as seconds. */
function isAmong(word: string, numbers: ReadonlySet<number>): boolean {
  const value = numberIn(word)
  return value !== undefined && [value, -value, value * 60].some((one) => numbers.has(one))
}

/** What takes the whole message, whatever its words. */
const ofAll = new Set<Edit['change']>(['undo', 'redo', 'reset', 'title', 'audience', 'control'])

/** How people ask, be polite, and speak of the game as such. */
const asking =
  /^(?:make|makes|add|adds|put|turn|turns|change|set|give|gives|take|bring|show|remove|delete|erase|rid|away|replace|swap|switch|convert|transform|use|keep|include|insert|spawn|place|introduce|become|becomes|play|plays|playing|paint|dye|tint|mute|hide|disable|instead|rather|please|pls|plz|thanks|thank|hey|hi|hello|ok|okay|maybe|somehow|little|bit|tad|touch|slightly|way|far|super|really|extra|additional|too|enough|kind|sort|look|looks|looking|feel|feels|seem|version|style|theme|mode|whole|everything|all|always|never|no|new|able|think|wish|would|could|about|how|next|again|back|everywhere|in-game|character|nice|cool|awesome|cute|mind|possible|btw|now|should|move)$/

const vocabulary: Partial<Record<Edit['change'], RegExp[]>> = {
  speed: [
    /^(?:speed\w*|fast\w*|quick\w*|slow\w*|pace|double|twice|triple|half|halve|times|percent|increase\w*|decrease\w*|reduce\w*|lower|higher|raise|move\w*|moving|run\w*|go|goes|going|walk\w*|fall|falls|falling|fly|flies|flying|swim\w*|drive\w*|driving|roll\w*|crawl\w*|come|comes)$/,
  ],
  size: [
    /^(?:size\w*|big\w*|large\w*|small\w*|tin\w+|tall\w*|short\w*|wid\w+|thin\w*|huge|giant|massive|enormous|grow\w*|shrink\w*|double|twice|triple|half|halve|times|percent|increase\w*|decrease\w*|reduce\w*)$/,
  ],
  colour: [/^(?:colou?r\w*|dark\w*|light\w*|bright\w*|pale)$/],
  count: [
    /^(?:number|amount|double|twice|triple|half|halve|times|increase\w*|decrease\w*|reduce\w*|raise|exactly|several|another|fewer|less|extra|additional|collect|catch|find|win)$/,
  ],
  points: [/^(?:points?|worth|score\w*|each)$/],
  time: [/^(?:time|background|sky|scene)$/],
  weather: [/^(?:weather|heavy|outside|sky|background|scene)$/],
  scene: [/^(?:scene|setting|background|place|location|world|map|environment|level|happen\w*|located)$/],
  style: [/^(?:art|graphics|pixel\w*|pictures?|drawn|draw)$/],
  mood: [/^(?:music|sounds?|soundtrack|mood|tune|even|\w+er)$/],
  number: [
    /^(?:lives|life|hearts?|seconds?|secs?|minutes?|mins?|time|timer|clock|limit|levels?|waves?|laps?|rounds?|questions?|moves?|players?|nights?|points?|score|last|lasts|long|countdown|reach|win|less|fewer|another|opponents?)$/,
  ],
  difficulty: [
    /^(?:difficult\w*|hard\w*|eas\w+|tough\w*|challeng\w+|simple\w*|medium|normal|increase\w*|decrease\w*|raise|lower|reduce\w*|game)$/,
  ],
  jump: [/^(?:jump\w*|hop\w*|leap\w*|high\w*|low\w*|far\w*|further|double|twice|triple|half|times|gravity)$/],
  absent: [
    /^(?:time\w*|limit|clock|countdown|enem\w+|bad|guys|monsters?|score\w*|points|losing|lose|dying|die|death|over|invincible|immortal|infinite|unlimited|lives|cannot|can)$/,
  ],
  dimension: [/^[23]d$/],
  role: [/^(?:enem\w+|boss\w*|friends?|player|hero|foe|goal)$/],
  genre: [/^(?:game|kind)$/],
  extra: [/^(?:second|another|key|door|open\w*|shop|end|final|last|start)$/],
  add: [/^(?:boss|another|giant|end|final|enem\w+|friends?)$/],
  feature: [/^(?:effects?|button|screen|option)$/],
  replace: [/^(?:player|hero|main)$/],
}

/** All words that a change says, of whatever length. */
function wordsIn(edit: unknown): string[] {
  if (typeof edit === 'string')
    return edit
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .filter(Boolean)
  if (Array.isArray(edit)) return edit.flatMap(wordsIn)
  if (typeof edit !== 'object' || edit === null) return []
  const { thing, ...rest } = edit as { thing?: { name: string; plural: string } }
  return [...Object.values(rest).flatMap(wordsIn), ...(thing ? wordsIn([thing.name, thing.plural]) : [])]
}

function numbersIn(edit: unknown): number[] {
  if (typeof edit === 'number') return [edit]
  if (Array.isArray(edit)) return edit.flatMap(numbersIn)
  if (typeof edit !== 'object' || edit === null) return []
  const { thing: _, ...rest } = edit as { thing?: unknown }
  return Object.values(rest).flatMap(numbersIn)
}

function formsOf(word: string, { catalogue }: Lexicon): string[] {
  const plain = word.replace(/['’]s$/, '')
  return [plain, catalogue.lemma(plain, 'noun'), catalogue.lemma(plain, 'verb')]
}

const isSense = (sense: SaidAs['sense'], edit: Edit): boolean =>
  (edit.change === 'time' && sense.time !== undefined) ||
  (edit.change === 'weather' && sense.weather !== undefined) ||
  (edit.change === 'style' && sense.style !== undefined) ||
  (edit.change === 'mood' && (sense.mood !== undefined || sense.style === 'spooky')) ||
  (edit.change === 'extra' && sense.extra !== undefined) ||
  (edit.change === 'feature' && sense.feature !== undefined) ||
  (edit.change === 'genre' && (sense.cues.length > 0 || sense.game !== undefined))
