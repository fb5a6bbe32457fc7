import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { withArticle } from '../../../nouns/nouns.ts'
import { doesOf } from './deeds.ts'
import { readNoun } from './noun-reader.ts'
import type { SceneItem } from './scene-reading.ts'
import type { SceneState } from './scene-state.ts'

/** What belongs to the thing itself: what it wears, holds, rides, is made of. */
export function readAttached(state: SceneState): boolean {
  const { reader, subject } = state
  if (subject?.sort !== 'thing') return false
  const link = reader.linkAt(state.at)
  if (!link) return false
  const { joins } = link.link
  const how = joins === 'second' ? link.link.how : undefined
  const isDeed = how !== undefined && ['wearing', 'holding', 'riding', 'covered-in', 'full-of'].includes(how)
  if (!isDeed && joins !== 'made-of' && joins !== 'shaped-like' && joins !== 'costume') return false
  const phrase = reader.phraseAt(state.at + link.length)
  if (!phrase) return false
  const does = doesOf(state.lexicon.catalogue.lemma(state.word(), 'verb'))
  if (does) subject.does ??= does
  // Drinks need a cup, and each of several readers has one book.
  const isDrink = stuffNamed(phrase.noun)?.shapeless === 'liquid' && how === 'holding'
  const isOne =
    isDeed && how !== 'covered-in' && how !== 'full-of' && phrase.plural && phrase.count === undefined
  const words = state.text(state.at + link.length, phrase.end)
  const object = isDrink ? 'a cup' : isOne ? withArticle(phrase.noun) : words
  subject.text += ` ${isDrink ? 'holding' : link.words} ${object}`
  state.at = phrase.end
  return true
}

/** 'cows grazing', 'a flag that waves': what it does. */
export function readDeed(state: SceneState): boolean {
  const word = state.word()
  if (!state.isVerb(word) || !state.isAfterNoun()) return false
  if (state.subject) does(state, state.subject, word, state.at)
  state.at += 1
  return true
}

/** Writes down what a thing does; poses are words of its shape. */
export function does({ lexicon, reader }: SceneState, doer: SceneItem, word: string, at: number): void {
  const verb = lexicon.catalogue.lemma(word, 'verb')
  const deed = doesOf(verb)
  if (deed) doer.does ??= deed
  if (doer.sort !== 'thing') return
  if (verb === 'burn') doer.burns = true
  else if (word.endsWith('ing') && reader.descriptionAt(at)?.said.says === 'pose') doer.text += ` ${word}`
  else if (verb === 'glow' || verb === 'shine')
    doer.text = `glowing ${doer.text.replace(/^(?:an?|the) /, '')}`
}

/** 'smoke from the chimneys', 'light through the windows'. */
export function readSource(state: SceneState, word: string): void {
  const { subject, reader, sorter } = state
  if (subject?.sort !== 'matter' || !['from', 'through', 'out', 'off', 'of', 'over'].includes(word)) return
  while (state.word() === 'of' || state.word() === 'from') state.at += 1
  const phrase = reader.phraseAt(state.at)
  if (!phrase?.noun) return
  if (sorter.isOfPlaces(phrase)) {
    subject.from ??= 'buildings'
    state.at = phrase.end
    return
  }
  if (subject.as?.is !== 'emitter' && subject.as?.is !== 'light') return
  const made = readNoun(state)
  if (made) subject.from ??= made
}
