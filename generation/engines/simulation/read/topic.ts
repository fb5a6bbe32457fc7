import type { System } from '@makebelieve/kit/simulation/system'
import { systems } from '@makebelieve/lessons/index'
import { longestKnown } from '../general/known.ts'
import { nearestTopics } from './meaning.ts'
import { isEmpty, nameStemsOf, stemOf, stemsOf, wordsOf } from './stems.ts'

/** A topic that a prompt speaks of, how surely, and by which words. */
export type Found = { system: System; score: number; phrase: string; by: 'name' | 'words' | 'meaning' }

/** What is known of a topic's words. */
type Page = {
  system: System
  phrases: { text: string; stems: string[] }[]
  /** How strongly a stem speaks for it: by its names, its title, its glossary, its quantities, its text. */
  weights: Map<string, number>
}

type Library = { pages: Page[]; rarity: Map<string, number>; strange: number }
let library: Library | undefined

function openLibrary(): Library {
  if (library) return library
  const pages = [...systems.values()].map(pageOf)
  const counts = new Map<string, number>()
  for (const { weights } of pages)
    for (const stem of weights.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const rarity = new Map([...counts].map(([stem, count]) => [stem, Math.log((pages.length + 1) / count)]))
  library = { pages, rarity, strange: Math.log(pages.length + 1) }
  return library
}

function pageOf(system: System): Page {
  const weights = new Map<string, number>()
  const weigh = (text: string, weight: number) => {
    for (const stem of stemsOf(text)) weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
  }
  for (const text of system.words) weigh(text, 1)
  weigh(system.title, 1)
  weigh(system.id.replaceAll('-', ' '), 1)
  for (const { word } of system.glossary) weigh(word, 0.6)
  for (const { label } of [...system.controls, ...system.readouts]) weigh(label, 0.45)
  for (const { options = [] } of system.controls) for (const words of options) weigh(words, 0.35)
  for (const text of Object.values(system.tells)) weigh(text, 0.25)
  for (const text of system.goals) weigh(text, 0.2)
  const names = [...new Set([...system.words, system.title, system.id.replaceAll('-', ' ')])]
  const phrases = names
    .map((text) => ({ text, stems: nameStemsOf(text) }))
    .filter(({ text }) => stemsOf(text).length > 0)
  return { system, phrases, weights }
}

/** The stems of a prompt in their order; a phrase counts where its stems are near each other. */
function holds(said: readonly string[], stems: readonly string[]): boolean {
  const places = stems.map((stem) => said.flatMap((one, i) => (one === stem ? [i] : [])))
  if (places.some((list) => list.length === 0)) return false
  return (places[0] ?? []).some((first) =>
    places.every((list) => list.some((place) => Math.abs(place - first) <= stems.length + 1)),
  )
}

/** Above this a name was said that few topics share. */
const sure = 2.2
/** So much of the prompt's own words must be known to a topic that is not named. */
const mostlyKnown = 0.5
/** So near in meaning needs nothing else; a little less needs a word in common, because embeddings err. */
const surelyNear = 0.8
const nearEnough = 0.64

/**
 * The topics of a prompt, the surest first: those that it names, else the one that knows most of its words, else the one that
 * means nearly the same. None: what is asked for is outside of all topics.
 */
export async function findTopics(prompt: string): Promise<Found[]> {
  const said = stemsOf(prompt)
  const whole = nameStemsOf(prompt)
  if (said.length === 0) return []
  const { pages, rarity, strange } = openLibrary()
  const rare = (stem: string) => rarity.get(stem) ?? strange
  const worthOf = (text: string) => stemsOf(text).reduce((sum, stem) => sum + rare(stem), 0)
  const all = said.reduce((sum, stem) => sum + rare(stem), 0)
  const scored = pages
    .map((page) => {
      const known = said.reduce((sum, stem) => sum + rare(stem) * (page.weights.get(stem) ?? 0), 0)
      const named = page.phrases
        .filter(({ stems }) => holds(whole, stems))
        .map(({ text }) => ({ text, worth: worthOf(text) }))
        .sort((a, b) => b.worth - a.worth)[0]
      const hits = new Set(said.filter((stem) => (page.weights.get(stem) ?? 0) >= 0.45)).size
      return {
        page,
        known,
        coverage: hits < 2 ? 0 : known / all,
        named,
        score: (named?.worth ?? 0) * 2 + known,
      }
    })
    .sort((a, b) => b.score - a.score)
  const [best] = scored
  // What is known to happen in steps or years goes before a topic of which less is named, or which only shares some words.
  const known = longestKnown(prompt)
  const namedWords = best?.named ? nameStemsOf(best.named.text).length : 0
  if (best?.named && best.named.worth >= sure && namedWords >= (known?.words ?? 0))
    return withOthers(scored, said, rare, joins.test(prompt) ? mostParts : 1)
  if (known) return []
  const near = await nearestTopics(prompt)
  const [closest] = near
  if (
    best &&
    (best.coverage >= mostlyKnown ||
      (best.named && near.slice(0, 4).some(({ id }) => id === best.page.system.id)))
  )
    return [{ system: best.page.system, score: best.score, phrase: best.named?.text ?? '', by: 'words' }]
  const system = closest && systems.get(closest.id)
  const page = pages.find((one) => one.system === system)
  const shares = said.some((stem) => page?.weights.has(stem))
  if (system && closest.likeness >= (shares ? nearEnough : surelyNear))
    return [{ system, score: closest.likeness, phrase: '', by: 'meaning' }]
  return []
}

type Scored = { page: Page; known: number; named?: { text: string; worth: number }; score: number }

const mostParts = 3
/** Only who joins things wants several: a stock market crash is one. */
const joins = /[,;&+]|\b(?:and|or|with|vs|versus|both|beside|compare|compared|plus)\b/i

/** The surest, and others that are named by words of which it knows nothing. */
function withOthers(
  scored: readonly Scored[],
  said: readonly string[],
  rare: (stem: string) => number,
  most: number,
): Found[] {
  const chosen: Scored[] = []
  const explained = new Map<string, number>()
  for (const one of scored) {
    if (chosen.length >= most || !one.named || one.named.worth < sure) continue
    const news = stemsOf(one.named.text)
      .filter((stem) => said.includes(stem) && (explained.get(stem) ?? 0) < 0.4)
      .reduce((sum, stem) => sum + rare(stem), 0)
    if (chosen.length > 0 && news < sure) continue
    chosen.push(one)
    for (const [stem, weight] of one.page.weights)
      explained.set(stem, Math.max(weight, explained.get(stem) ?? 0))
  }
  return chosen.map(({ page, named, score }) => ({
    system: page.system,
    score,
    phrase: named?.text ?? '',
    by: 'name',
  }))
}

/** The words of a prompt that none of these topics knows, as they were written. */
export function unknownTo(prompt: string, chosen: readonly System[]): string[] {
  const { pages } = openLibrary()
  const known = pages.filter(({ system }) => chosen.includes(system))
  return [...new Set(wordsOf(prompt))].filter(
    (word) =>
      !isEmpty(word) &&
      !/^\d/.test(word) &&
      word.length > 3 &&
      !known.some(({ weights }) => weights.has(stemOf(word))),
  )
}
