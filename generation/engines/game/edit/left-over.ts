import type { Lexicon } from '../../../brief/lexicon.ts'
import { contentOf, formsOf, isAmong } from '../../../brief/unsaid.ts'
import type { Wish } from '../../../reading/wishes.ts'
import { fold } from '../../../reading/words.ts'
import type { Edit } from './change.ts'
import { type SaidAs, sensesSaid } from './tables/target.ts'

/**
 * The words of a wish that none of its changes takes up. A wish is understood when there are none: 'the roses should wilt slower' is not about
 * how fast roses go, and 'add a shield that lasts 5 seconds' is about no clock.
 */
export function leftOver(
  wish: Wish,
  edits: readonly Edit[],
  lexicon: Lexicon,
  players: readonly string[] = [],
): string[] {
  const isOfAll = edits.some(({ change }) => ofAll.has(change))
  if (isOfAll) return []
  // 'Give the mole five lives': of what there is once, whoever plays has it.
  const owners = edits.some(({ change }) => ofPlayer.has(change)) ? players : []
  const named = new Set(
    [...owners, ...edits].flatMap(wordsIn).flatMap((word) => formsOf(word, lexicon.catalogue)),
  )
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
    formsOf(word, lexicon.catalogue).some((form) => named.has(form))
  return contentOf(wish).filter((word) => !isSpoken(fold(word)))
}

/** What takes the whole message, whatever its words. */
const ofAll = new Set<Edit['change']>(['undo', 'redo', 'reset', 'title', 'audience', 'control'])

const ofPlayer = new Set<Edit['change']>(['number', 'jump', 'absent', 'extra', 'difficulty'])

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
  time: [/^(?:time|background|sky|scene|dark\w*|bright\w*|light\w*|sunnier|picture|screen|world)$/],
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
  extra: [
    /^(?:second|another|key|door|open\w*|shop|end|final|last|start|faster|quicker|speed\w*|longer|goes)$/,
  ],
  add: [/^(?:boss|another|giant|end|final|enem\w+|friends?)$/],
  feature: [/^(?:effects?|button|screen|option)$/],
  replace: [/^(?:player|hero|main|(?:throw|shoot|fire|collect|catch|eat|fly|ride|drive|chase)(?:e?s)?)$/],
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

const isSense = (sense: SaidAs['sense'], edit: Edit): boolean =>
  (edit.change === 'time' && sense.time !== undefined) ||
  (edit.change === 'weather' && sense.weather !== undefined) ||
  (edit.change === 'style' && sense.style !== undefined) ||
  (edit.change === 'mood' && (sense.mood !== undefined || sense.style === 'spooky')) ||
  (edit.change === 'extra' && sense.extra !== undefined) ||
  (edit.change === 'feature' && sense.feature !== undefined) ||
  (edit.change === 'genre' && (sense.cues.length > 0 || sense.game !== undefined))
