import type { Absent, Brief, Extra, Feature, GenreCue, Style } from './brief.ts'
import { describedGame } from './described-games.ts'
import { absentPhrases, onlyNearStyle } from './frame-phrases.ts'
import { onlyAsNouns } from './genre-cues.ts'
import type { KnownGame } from './known-games.ts'
import { longestPhrase, phraseSense, type Sense } from './phrases.ts'
import type { Spoken } from './set-phrases.ts'

/** A phrase that means something by itself, with the words beside it. */
export type Found = { token: Spoken; sense: Sense; before: string; after: string }

/** Senses of joined words, and of soft phrases, which stay apart. */
export function sensesOf(tokens: readonly Spoken[]): Found[] {
  const found: Found[] = []
  const near = (at: number) => tokens[at]?.text ?? ''
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    if (token.sense) found.push({ token, sense: token.sense, before: near(at - 1), after: near(at + 1) })
    for (let length = 2; length <= longestPhrase && at + length <= tokens.length; length += 1) {
      const words = tokens
        .slice(at, at + length)
        .map((other) => other.text)
        .join(' ')
      const sense = phraseSense(words)
      if (sense)
        found.push({
          token: { ...token, text: words, sense },
          sense,
          before: near(at - 1),
          after: near(at + length),
        })
    }
  }
  return found
}

/** What is said of the game as a whole. */
export type Frame = {
  cues: GenreCue[]
  /** The known game that was named first. */
  game?: KnownGame
  games: KnownGame[]
  styles: Style[]
  /** The words of a style that only comes near them. */
  nearStyles: Partial<Record<Style, string>>
  features: Feature[]
  extras: Extra[]
  time?: Brief['time']
  weather?: Brief['weather']
  mood?: Brief['mood']
}

/** What one loses or wins a part of, and not the game. */
const somethingOf =
  /^(?:an?|one|two|three|\d+|some|all|half|your|points?|li(?:fe|ves)|hearts?|health|time|money|coins?)$/

/** `isVerb`: whether a word is a verb where it is said. */
export function readFrame(senses: readonly Found[], isVerb: (word: string) => boolean): Frame {
  const frame: Frame = { cues: [], games: [], styles: [], nearStyles: {}, features: [], extras: [] }
  const push = <Value>(list: Value[], value: Value | undefined) => {
    if (value !== undefined && !list.includes(value)) list.push(value)
  }
  for (const { token, sense, before, after } of senses) {
    // Who loses a heart has not lost.
    if (/^you (?:lose|win)$/.test(token.text) && somethingOf.test(after)) continue
    // Chickens live in a coop.
    if (token.text === 'coop' && /^(?:the|a|chicken|hen)$/.test(before)) continue
    const refused = before === 'no' || before === 'without' || before === 'not'
    if (refused) continue
    if (sense.game) {
      if (token.title) {
        frame.cues.push({ genre: sense.game.genre, words: token.text, weight: properName })
        frame.game ??= sense.game
        push(frame.games, sense.game)
      }
    }
    if (!onlyAsNouns.has(token.text) || !isVerb(token.text))
      frame.cues.push(...sense.cues.map((cue) => ({ ...cue, words: token.text })))
    if (sense.style && !frame.styles.includes(sense.style) && onlyNearStyle.has(token.text))
      frame.nearStyles[sense.style] = token.text
    push(frame.styles, sense.style)
    // 'Anyone scoring over 200' says nothing of what is shown.
    if (!/^scor(?:e|ing)$/.test(token.text) || !isVerb(token.text)) push(frame.features, sense.feature)
    // 'a surfer rides waves' speaks of water.
    if (
      !(
        sense.extra === 'waves' &&
        /^(?:rid|surf|ocean|big|crash|giant|huge|tall|sea|monster|tidal)/.test(before)
      )
    )
      push(frame.extras, sense.extra)
    // 'survive until morning' plays at night.
    if (sense.time === 'dawn' && /^(?:until|till|til|before)$/.test(before)) frame.time = 'night'
    frame.time ??= sense.time
    if (!/^(?:until|till|til|before|for)$/.test(before)) frame.weather ??= sense.weather
    frame.mood ??= sense.mood
  }
  frame.cues = mergeCues(frame.cues)
  return frame
}

/** The weight of a game's own name. */
const properName = 10

/** One cue per genre and words; a longer phrase of the same genre swallows its parts. */
export function mergeCues(cues: GenreCue[]): GenreCue[] {
  const kept: GenreCue[] = []
  for (const cue of cues) {
    const same = kept.find(
      (other) =>
        other.genre === cue.genre && (other.words.includes(cue.words) || cue.words.includes(other.words)),
    )
    if (!same) kept.push({ ...cue })
    else if (cue.weight > same.weight) Object.assign(same, cue)
  }
  return kept.sort((left, right) => right.weight - left.weight)
}

/** Who names a game means that one, whatever its rules sound like. */
export function withDescribed(cues: GenreCue[], text: string): GenreCue[] {
  const told = cues.some(({ weight }) => weight >= properName) ? undefined : describedGame(text)
  return told ? mergeCues([told, ...cues]) : cues
}

export function readAbsent(text: string): Absent[] {
  return absentPhrases.filter(([, pattern]) => pattern.test(text)).map(([absent]) => absent)
}

export function readDifficulty(text: string): Brief['difficulty'] {
  if (
    /\b(?:very |super |extremely |really |too )?(?:hard|difficult|challenging|hardcore|brutal|punishing|tough)\b(?! to (?:see|find))/.test(
      text,
    ) &&
    !/\bhard(?:er)? over time|not (?:too )?hard|get(?:s|ting)? (?:progressively )?(?:hard|difficult)/.test(
      text,
    )
  )
    return 'hard'
  if (
    /\b(?:easy|beginners?|toddlers?|preschool\w*|kindergart\w*|for (?:\w+ )?(?:kids|children|babies|my (?:son|daughter|kid|kids|children|nephew|niece)|grandma|grandpa)|kid[- ]friendly|child[- ]friendly|[2-7][- ]year[- ]olds?|not too hard)\b/.test(
      text,
    ) &&
    !/\beasy to (?:learn|pick up|read)/.test(text)
  )
    return 'easy'
  return undefined
}

/** What lies in the open is dark at night; a dark cave is dark at noon as well. */
export const darkPlace =
  /\bdark (?:swamp|bog|forest|woods?|jungle|city|streets?|alleys?|town|village|park|garden|castle|house|mansion|mountains?|road)\b/i
