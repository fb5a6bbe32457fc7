import { closedTag } from '../../../brief/function-words.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import { containers } from '../../model/read/quantities.ts'
import { readAttached, readDeed, readSource } from './deed-reader.ts'
import { passSetting, readNoun } from './noun-reader.ts'
import { readPlace } from './place-reader.ts'
import { placeLinkAt } from './places.ts'
import { type SceneReading, settingMark } from './scene-reading.ts'
import { SceneState } from './scene-state.ts'
import { likened, loose, pronouns, without, withWords } from './scene-words.ts'
import { standInNamed } from './stand-ins.ts'

/**
 * Reads the sentences of a prompt one after the other; what a later one calls 'it' was named in an earlier one. The words
 * that name the place stand in them as a mark.
 */
export function readScene(
  sentences: readonly string[][],
  lexicon: Lexicon,
  isIndoors: boolean,
): SceneReading {
  const state = new SceneState(lexicon, isIndoors)
  for (const words of sentences) {
    state.begin(words)
    while (state.at < words.length) {
      const before = state.at
      step(state)
      if (state.at > before) continue
      const word = state.word()
      if (/^\p{L}{3,}$/u.test(word) && !closedTag(word) && !state.isVerb(word))
        state.reading.unknown.push(word)
      state.at += 1
    }
  }
  return state.reading
}

function step(state: SceneState): void {
  const word = state.word()
  if (/^(?:,|and|or|plus|but|then)$/.test(word)) {
    endOfMember(state, word)
    return
  }
  if (passSetting(state)) return
  if (/^(?:nobody|noone)$/.test(word)) {
    state.reading.absent.push('person')
    state.at += 1
    return
  }
  if (without.has(word)) {
    passWithout(state)
    return
  }
  if (likened.has(word)) {
    passLikened(state)
    return
  }
  const link = placeLinkAt(state.reader.words, state.at, (at) => nounFollows(state, at))
  if (withWords.has(word) && !(link && link.length > 1)) {
    state.at += 1
    const { subject } = state
    const isHere = word !== 'where' && subject && state.scopes.some((scope) => scope.items.includes(subject))
    state.scopes.push({ owner: isHere ? subject : undefined, items: [] })
    return
  }
  if (closedTag(word) === 'aux' || ['there', 'here', 'that', 'which', 'who', 'they'].includes(word)) {
    state.at += 1
    return
  }
  // 'baskets full of apples': what it holds is a part of the thing.
  const owner = state.subject?.phrase.noun ?? ''
  const holds = containers.has(owner.split(' ').at(-1) ?? '') && state.sorter.metres(owner) < 2
  if (link?.link.places === 'second' && link.link.how === 'in' && holds && readAttached(state)) return
  if (link) {
    readPlace(state, link)
    return
  }
  if (readAttached(state) || readDeed(state)) return
  if (loose.has(word)) {
    state.at += 1
    readSource(state, word)
    if (word === 'of') passName(state)
    return
  }
  readNoun(state)
}

/**
 * A comma ends what was told of one member of a list, so that the list goes on; 'and' does where that member has its place
 * already. What the whole prompt is about keeps all that is told of it.
 */
function endOfMember(state: SceneState, word: string): void {
  state.at += 1
  const { scope, scopes } = state
  const next = state.word()
  const isMember = scope.owner !== undefined && !scope.owner.opens
  const isNested = scopes.length > 2 || (scopes.length === 2 && isMember)
  const opensAgain = closedTag(next) === 'det' || next === 'and' || /^\d+$/.test(next)
  const isPlaced = scope.items.some((item) => item.place !== undefined && !item.place.weak)
  const ends =
    word === ','
      ? isNested || (scope.how !== undefined && opensAgain)
      : isNested && opensAgain && (isPlaced || scope.how !== undefined)
  if (!ends || (scope.items.length === 0 && !scope.hasParts)) return
  state.fronted = undefined
  do scopes.pop()
  while (scopes.length > 2 || (isNested && state.scope.how))
}

/** 'the temple of doom': a name, unless it is something that can be shown. */
function passName(state: SceneState): void {
  const phrase = state.reader.phraseAt(state.at)
  if (!phrase?.noun || state.lexicon.nouns.has(phrase.noun) !== undefined || state.sorter.matter(phrase))
    return
  if (state.sorter.land(phrase) || standInNamed(phrase.noun)) return
  state.at = phrase.end
  state.reading.unknown.push(`of ${phrase.phrase}`)
}

/** 'without any people', 'no cars': nothing of it is there. */
function passWithout(state: SceneState): void {
  state.at += 1
  const phrase = state.reader.phraseAt(state.at)
  if (!phrase) return
  state.at = phrase.end
  if (phrase.noun) state.reading.absent.push(phrase.noun)
}

/** 'like a fairy tale', 'inspired by Monet': said of the place, and nothing in it. */
function passLikened(state: SceneState): void {
  const from = state.at
  state.at += 1
  while (closedTag(state.word()) === 'prep') state.at += 1
  const phrase = state.reader.phraseAt(state.at)
  if (phrase) state.at = phrase.end
  state.reading.unknown.push(state.text(from, state.at))
}

function nounFollows({ reader }: SceneState, at: number): boolean {
  const word = reader.word(at)
  if (word === '' || word === ',' || word === 'and') return false
  if (pronouns.has(word)) return true
  if (closedTag(word) === 'prep' || closedTag(word) === 'aux') return false
  for (let here = at; here < at + 5 && reader.word(here) !== ','; here++)
    if (reader.word(here) === settingMark) return true
  return reader.phraseAt(at) !== undefined
}
