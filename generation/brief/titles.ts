import type { Actor, Brief } from './brief.ts'

const small = new Set(['a', 'an', 'the', 'in', 'on', 'at', 'of', 'and', 'vs', 'with', 'to', 'for'])

export function titleCase(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** A name that the prompt gives: 'called "Star Cat"', 'Title: Star Cat'. */
export function givenTitle(prompt: string): string | undefined {
  const quoted =
    /\b(?:called|named|titled|entitled|title[d]?:?|name:?)\s+["'“‘]([^"'”’\n]{2,40})["'”’]/i.exec(prompt)
  if (quoted?.[1]) return quoted[1].trim()
  const labelled =
    /(?:^|\n)[\s#*]*(?:game )?(?:title|name)\*{0,2}\s*:\*{0,2}\s*["'“]?([^\n"”]{2,40}?)["'”]?\s*(?:\n|$)/i.exec(
      prompt,
    )
  if (labelled?.[1]) return labelled[1].replace(/[*#]/g, '').trim()
  const capital =
    /\bgame (?:called|named|titled)\s+((?:[A-Z0-9][\w'-]*)(?:\s+(?:of|the|and|in|to|[A-Z0-9][\w'-]*)){0,4})/.exec(
      prompt,
    )
  if (capital?.[1]) return capital[1].trim()
  const opening = /^\s*["“]([^"”\n]{3,40})["”]\s*[-–—:]/.exec(prompt)
  return opening?.[1]?.trim()
}

const sceneTails: Partial<Record<string, string>> = {
  space: 'in Space',
  underwater: 'Under Water',
  sky: 'in the Sky',
  moon: 'on the Moon',
  snow: 'in the Snow',
  sea: 'at Sea',
  road: 'on the Road',
  beach: 'at the Beach',
  mountain: 'in the Mountains',
  'neon-city': 'in Neon City',
  haunted: 'in the Haunted House',
  farm: 'on the Farm',
  candy: 'in Candy Land',
  school: 'at School',
}

const plain = (actor: Actor) => actor.phrase.replace(/^\d+ /, '')

export function makeTitle(
  brief: Pick<Brief, 'actors' | 'cues' | 'scene' | 'topic' | 'triples' | 'sceneWords'>,
): string {
  const player = brief.actors.find((actor) => actor.role === 'player' && !actor.implied)
  const others = brief.actors.filter((actor) => actor.role !== 'player' && !actor.implied)
  const cue = [...brief.cues].sort((left, right) => right.weight - left.weight)[0]
  const genre = cue
    ? titleCase(
        cue.genre.replace('tower-defence', 'defence').replace('merge-2048', 'merge').replaceAll('-', ' '),
      )
    : undefined
  if (brief.topic !== undefined && (!player || cue?.genre === 'quiz'))
    return cut(`${titleCase(brief.topic)}${genre && genre.length < 12 ? ` ${genre}` : ''}`)
  const sceneSaid = brief.actors.some((actor) => actor.phrase === brief.sceneWords)
  const tail = sceneSaid
    ? undefined
    : brief.scene && brief.sceneWords !== undefined
      ? (sceneTails[brief.scene] ?? `in the ${titleCase(brief.scene)}`)
      : undefined
  if (player) {
    const name = titleCase(shortName(plain(player)))
    const foe = others.find((actor) => actor.role === 'boss' || actor.role === 'enemy')
    if (tail !== undefined) return cut(`${name} ${tail}`)
    if (foe) return cut(`${name} vs ${titleCase(shortName(plain(foe)))}`)
    const prize = others.find((actor) => actor.role === 'collectible' || actor.role === 'goal')
    if (prize) return cut(`${name} and ${titleCase(shortName(plain(prize)))}`)
    return cut(genre && cue && cue.weight >= 8 ? `${name} ${genre}` : `${name} Adventure`)
  }
  const first = others[0]
  if (first) {
    const name = titleCase(shortName(plain(first)))
    return cut(
      tail !== undefined ? `${name} ${tail}` : genre && cue && cue.weight >= 3 ? `${name} ${genre}` : name,
    )
  }
  if (cue) {
    const title = titleCase(cue.weight >= 10 ? cue.words : (genre ?? 'Game'))
    return cut(tail !== undefined ? `${title} ${tail}` : title)
  }
  return tail !== undefined ? cut(`A Day ${tail}`) : 'Little Adventure'
}

const shortName = (phrase: string) => phrase.split(' ').slice(-2).join(' ')

function cut(title: string): string {
  if (title.length <= 40) return title
  return title.slice(0, 40).replace(/\s+\S*$/, '')
}
