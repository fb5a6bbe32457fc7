import { seededRandom } from '@makebelieve/kit/core/random'
import { closedTag } from '../../../brief/function-words.ts'
import { givenTitle, titleCase } from '../../../brief/titles.ts'
import type { Lexicon } from '../../model/read/phrase.ts'
import type { Claim, EnvironmentPlan, Palette } from '../design.ts'
import type { Setting } from '../settings/setting.ts'
import { type Condition, conditionAt } from './conditions.ts'
import { openPlaces } from './place-nouns.ts'
import type { SettingFound } from './setting-choice.ts'

type Framed = Pick<EnvironmentPlan, 'hour' | 'weather' | 'season' | 'mood' | 'density'>
export type Said = { condition: Condition; said: { about: string; text: string }[] }

/** What the words say of hour, weather, season and mood. What was said first holds. */
export function conditionsOf(
  sentences: readonly string[][],
  lexicon: Lexicon,
  named: SettingFound | undefined,
): Said {
  const condition: Condition = {}
  const said: { about: string; text: string }[] = []
  for (const [index, words] of sentences.entries())
    for (let at = 0; at < words.length; ) {
      const found = conditionAt(words, at)
      const two = `${words[at] ?? ''} ${words[at + 1] ?? ''}`
      const isNo = /^(?:no|without|not)$/.test(words[at - 1] ?? '')
      // 'a snow globe', 'rain boots': the name of a thing.
      if (!found || isNo || (found.length === 1 && lexicon.nouns.has(two) !== undefined)) {
        at += 1
        continue
      }
      for (const [about, value] of Object.entries(found.condition)) {
        if (about in condition) continue
        // 'wild west' says nothing of how full it is.
        const isName = index === named?.sentence && at >= named.from && at < named.to
        if (isName && about === 'density') continue
        Object.assign(condition, { [about]: value })
        said.push({ about, text: found.text })
      }
      at += found.length
    }
  return { condition, said }
}

/** Hour, weather, season and mood: as said, as the picture shows, as the place has them. */
export function frameOf(said: Condition, setting: Setting, seed: number, { brightness }: Palette): Framed {
  const mood = said.mood ?? 'calm'
  const byPicture =
    brightness === undefined ? undefined : brightness < 0.22 ? 22 : brightness < 0.38 ? 18.8 : undefined
  const byMood = mood === 'spooky' ? 20.5 : undefined
  const usual = seededRandom(seed).next() < 0.5 ? 10.5 : 16
  return {
    hour: said.hour ?? byPicture ?? byMood ?? setting.hour ?? usual,
    weather: said.weather ?? setting.weather ?? 'clear',
    season: said.season ?? setting.season ?? 'summer',
    mood,
    density: said.density ?? 1,
  }
}

export function claimsOfConditions({ said }: Said, frame: Framed): Claim[] {
  return said.flatMap(({ about, text }): Claim[] => {
    if (about === 'hour') return [{ about, hour: frame.hour, text }]
    if (about === 'weather') return [{ about, weather: frame.weather, text }]
    return about === 'season' ? [{ about, season: frame.season, text }] : []
  })
}

const titleEnds = /^(?:,|with|featuring|where|while|that|which|seen|surrounded|joined|full|filled)$/

/** A name for the place, as short as a sign. */
export function titleOf(prompt: string, [words = []]: readonly string[][]): string {
  const given = givenTitle(prompt)
  if (given !== undefined) return given
  const end = words.findIndex((word) => titleEnds.test(word))
  // 'a place where dragons sleep' says nothing without its clause.
  const isOpen = words
    .slice(0, Math.max(0, end))
    .every((word) => openPlaces.has(word) || closedTag(word) !== undefined)
  const opening = words.slice(0, end > 0 && !isOpen ? end : undefined).slice(0, 9)
  if (isOpen && opening.includes(',')) opening.splice(opening.indexOf(','))
  while (/^(?:a|an|the|some|my)$/.test(opening[0] ?? '')) opening.shift()
  while (opening.length > 0 && closedTag(opening.at(-1) ?? '') !== undefined) opening.pop()
  return titleCase(opening.join(' ').replaceAll(" 's", "'s")) || 'A Place'
}
