import type { Brief, Claim, Weather } from '../../../brief/brief.ts'
import { timePhrases, weatherPhrases } from '../../../brief/frame-phrases.ts'
import { isPlace } from '../../../brief/traits.ts'
import type { Piece, Reading } from '../../../reading/schema.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import { siteOf } from '../casting/sites.ts'

/** Where, when and in which mood it plays, as far as the tables took a word for it that the reading has as something else. */
export function withSetting(told: Brief, reading: Reading): Brief {
  return [
    withoutFalseScene,
    withSaidPlace,
    withSpaceStation,
    withWorkplace,
    withoutFalseWeather,
    withoutLaterTime,
    withoutSea,
    withoutFright,
    withoutThingAsPlace,
  ].reduce((brief, changed) => changed(brief, reading), told)
}

/** 'Climbs inside a volcano', 'skis down the mountain, through gates': where the reading says it is, as far as such a place is painted. */
function withSaidPlace(told: Brief, { text: prompt, words, said }: Reading): Brief {
  const isWhere = ({ words: [first = 0] }: Piece) => {
    const before = words.slice(0, first).findLast(({ part }) => part !== 'DET')
    return before !== undefined && (where.test(before.text) || crossing.test(before.text))
  }
  const named = said
    .filter(({ what, piece }) => what === 'place' && isWhere(piece))
    .map(({ piece }) =>
      piece.text
        .toLowerCase()
        .replace(/^(?:the|an?|my|our|your) /, '')
        // 'Down a skyscraper on his platform'
        .replace(/ (?:on|with|in|at|under) (?:his|her|its|their) .*$/, ''),
    )
  const scenes = named.flatMap((text) => {
    const scene = openCatalogue().sceneOf(text)
    return scene ? [{ scene, sceneWords: text }] : []
  })
  const [first] = scenes
  // 'Down a skyscraper on his platform': what is somebody's own is a thing, where a place is said beside it.
  const isOwned = new RegExp(`\\b(?:his|her|its|their|my|your) (?:\\w+ )?${told.sceneWords}\\b`, 'i').test(
    prompt,
  )
  const isKnown = scenes.some(
    ({ scene, sceneWords }) =>
      (scene === told.scene && !isOwned) ||
      (told.sceneWords !== undefined && sceneWords.includes(told.sceneWords)),
  )
  const isSaidTo = new RegExp(`\\b(?:in|at|on|inside) (?:\\w+ )?${told.sceneWords}\\b`, 'i').test(prompt)
  if (!first || isKnown || (isSaidTo && !isOwned && told.scene !== 'abstract')) return told
  const article = /^[aeiou]/.test(first.sceneWords) ? 'an' : 'a'
  const claim: Claim = {
    about: 'scene',
    scene: first.scene,
    words: `It is set in ${first.sceneWords.endsWith('s') ? '' : `${article} `}${first.sceneWords}`,
  }
  const rest = withoutClaims(told, 'scene')
  return { ...rest, ...first, claims: [...rest.claims, claim] }
}

/** 'A space janitor cleans the station': no trains stop there. */
function withSpaceStation(told: Brief, { text }: Reading): Brief {
  const isOutThere =
    /\b(?:space(?:ships?|craft|walks?|men|man)?|zero gravity|astronauts?|cosmonauts?|orbit|aliens?|galaxy)\b/i.test(
      text,
    )
  if (told.sceneWords !== 'station' || !isOutThere || /\b(?:trains?|railway|subway)\b/i.test(text))
    return told
  const claim: Claim = { about: 'scene', scene: 'space', words: 'It is set in a space station' }
  const rest = withoutClaims(told, 'scene')
  return { ...rest, scene: 'space', sceneWords: 'space station', claims: [...rest.claims, claim] }
}

/** 'A museum guard', 'a school janitor … in the hallway': who is named by a place is there, and its hallway is a school's. Nobody asked for more. */
function withWorkplace(told: Brief, { words, things }: Reading): Brief {
  const catalogue = openCatalogue()
  const named = things.find(
    ({ role, noun, head }) =>
      noun.words.length > 1 && (role === 'you' || partsOfRooms.test(words[head]?.text ?? '')),
  )
  const [first, ...rest] = (named?.noun.words ?? []).map((at) => words[at]?.text.toLowerCase() ?? '')
  const scene = first === undefined || rest.length === 0 ? undefined : catalogue.sceneOf(first)
  const last = rest.at(-1) ?? ''
  const isThere = catalogue.find(last).traits.includes('person') || partsOfRooms.test(last)
  if (!first || !scene || !isThere || !isPlace(catalogue.find(first))) return told
  if (!told.scene) return { ...told, scene, sceneWords: first }
  if (told.scene === scene || !siteOf(scene, told.sceneWords)) return told
  return {
    ...told,
    scene,
    claims: told.claims.map((claim) => (claim.about === 'scene' ? { ...claim, scene } : claim)),
  }
}

const partsOfRooms = /^(?:floor|wall|window|ceiling|counter|desk)s?$/i

/** 'Clearing a road' is no glade, and 'in a storm' says the weather. */
function withoutFalseScene(told: Brief, { words, said, things, links }: Reading): Brief {
  const named = told.sceneWords?.toLowerCase().split(' ') ?? []
  const places = words.flatMap(({ text }, at) => (named.includes(text.toLowerCase()) ? [at] : []))
  const isSaidAs = (what: string) =>
    said.some((one) => one.what === what && places.some((at) => one.piece.words.includes(at)))
  const isVerb = places.length > 0 && places.every((at) => words[at]?.part === 'VERB')
  const isWeather = isSaidAs('weather') && !isSaidAs('place')
  // 'Autumn leaves', 'church steps': it says of another noun what kind it is.
  const isOfAnother =
    places.length > 0 &&
    places.every((at) => isPartOf(words[at]?.relation ?? '')) &&
    !isSaidAs('place') &&
    !isSaidAs('form')
  // 'Past icebergs', 'protect the lighthouse': something is done about them, and where that is was not said.
  const isThing = links.some(({ does, whom }) => {
    const head = typeof whom === 'number' ? things[whom]?.head : undefined
    const isDone = does.words.some((at) => words[at]?.part === 'VERB')
    const isWhere = words.some(
      (word) => word.head === head && word.relation === 'case' && where.test(word.text),
    )
    // 'Slides down an ice hill': one is on it, whatever the word belongs to.
    const isCrossed =
      !crossed.test(named.at(-1) ?? '') && does.words.some((at) => crossing.test(words[at]?.text ?? ''))
    const isAlong =
      lands.test(named.at(-1) ?? '') && does.words.some((at) => along.test(words[at]?.text ?? ''))
    const isElse = isWhere || isAlong || isCrossed || isSaidAs('place')
    return head !== undefined && places.includes(head) && isDone && !isElse
  })
  if (!isVerb && !isWeather && !isOfAnother && !isThing) return told
  const { scene: _, sceneWords: __, ...rest } = told
  return withoutClaims(rest, 'scene')
}

/** 'Farm animals', 'a skateboarding cat', 'with trees and ponds': who is there says where it could be, and not that it is set there. */
export function withoutCompanyAsPlace(told: Brief, actors: Brief['actors'] = told.actors): Brief {
  const { sceneWords, ...rest } = told
  const last = sceneWords?.toLowerCase().split(' ').at(-1)
  const isSomebody = actors.some(
    ({ implied, thing: { name, plural } }) =>
      !implied && name !== plural && [plural, name].some((one) => last === one.split(' ').at(-1)),
  )
  const isWhere = new RegExp(
    `\\b(?:in|on|at|inside|under|through|across|around|between|among|to|over|of) (?:(?:the|a|an|my|some) )?(?:\\w+ )?${sceneWords}\\b`,
    'i',
  )
  return isSomebody && !isWhere.test(told.prompt) ? withoutClaims(rest, 'scene') : told
}

const solids = new Set<Thing['traits'][number]>(['building', 'furniture', 'tool', 'holdable', 'wearable'])

/** 'Jump through hoops', 'over the fence', 'at the hatch': one gets through, over and to a thing, and it is no place that anybody is in. */
function withoutThingAsPlace(told: Brief): Brief {
  const { scene, sceneWords, ...rest } = told
  const thing = sceneWords === undefined ? undefined : openCatalogue().find(sceneWords)
  if (!scene || !thing || isPlace(thing) || !thing.traits.some((trait) => solids.has(trait))) return told
  const said = (small: string) =>
    new RegExp(`\\b(?:${small}) (?:(?:the|an?|some) )?${sceneWords}\\b`, 'i').test(told.prompt)
  return said('through|over|at|past|to|onto|around|against|of') && !said('in|inside|on|under|up|across')
    ? withoutClaims(rest, 'scene')
    : told
}

/** 'On the second floor': a part of a place, and none of its own. */
export const isFloor = (text: string): boolean =>
  /\b(?:first|second|third|fourth|fifth|top|ground|upper|lower|other|next|\d+(?:st|nd|rd|th)) (?:floor|storey|story|level)$/i.test(
    text,
  )

export const where =
  /^(?:in|on|at|inside|under|through|across|around|over|down|up|out|off|into|along|within|throughout)$/i

/** 'Has to cross a farmyard': all of it happens there. A road or a river is what is crossed. */
const crossing = /^(?:cross(?:es|ed|ing)?|travers\w+|explor\w+|roams?|roaming|wander\w*)$/i
const crossed =
  /^(?:roads?|streets?|rivers?|streams?|bridges?|highways?|lanes?|tracks?|rails|lines?|chasms?|lava|gaps?)$/

const along = /^(?:down|up|along|through|across|over)$/i
const lands = /^(?:hill|slope|mountain|road|street|path|track|trail|river|valley|field|dune|piste|glacier)s?$/

const isPartOf = (relation: string) => /^(?:compound|amod|nmod:poss|nmod:desc)$/.test(relation)

/** That it snows at Christmas is a good idea, and no claim of the prompt; a snow plow makes no snow where it rains. */
function withoutFalseWeather(told: Brief, { text, words, things, said }: Reading): Brief {
  if (!told.weather) return told
  const isSaid =
    /snow|blizzard|rain|drizzl|storm|thunder|lightning|fog|mist|wind|breez|gale|hail|sunny|clear|cloud|weather/i
  if (!isSaid.test(text)) return withoutClaims(told, 'weather')
  if (isToCome.test(text)) {
    const { weather: _, ...rest } = told
    return withoutClaims(rest, 'weather')
  }
  const piece = said.find(({ what, piece: one }) => what === 'weather' && weatherIn(one.text))?.piece
  const weather = piece && weatherIn(piece.text)
  if (weather && weather !== told.weather)
    return {
      ...told,
      weather,
      claims: told.claims.map((claim) =>
        claim.about === 'weather' ? { ...claim, weather, words: `The weather is ${weather}` } : claim,
      ),
    }
  const isOfThing = (at: number) =>
    things.some(({ noun, head }) => noun.words.includes(at) && at !== head) &&
    isPartOf(words[at]?.relation ?? '')
  const places = words.flatMap(({ text: word }, at) => (weatherIn(word) === told.weather ? [at] : []))
  if (weather || places.length === 0 || !places.every(isOfThing)) return told
  const { weather: _, ...rest } = told
  return withoutClaims(rest, 'weather')
}

/** 'At night', 'in a storm': when it plays and in which weather is claimed by itself. */
export function isSetting(text: string): boolean {
  const bare = text.replace(/\b(?:at|in|during|by|on|through|the|an?)\b/gi, ' ').trim()
  return [...weatherPhrases, ...timePhrases].some(([, list]) => new RegExp(`^(?:${list})$`, 'i').test(bare))
}

/** 'Before it rains', or 'starts to rain', it does not rain. */
const isToCome =
  /\b(?:before|until|till)\s+(?:it|the|a)\s+(?:(?:starts?|begins?) to |(?:starts?|begins?) |\w+\s+)?(?:rain|snow|storm|fog|blizzard|hail|thunderstorm|hurricane)/i

const weatherIn = (text: string): Weather | undefined =>
  weatherPhrases.find(([, list]) => new RegExp(`\\b(?:${list})\\b`, 'i').test(text))?.[0]

/** 'Before night falls' is said by day. */
function withoutLaterTime(told: Brief, { text }: Reading): Brief {
  const isLater =
    /\b(?:before|until|till|by)\s+(?:the\s+)?(?:\w+\s+)?(?:night|nightfall|dark|darkness|dusk|sunset|sundown|dawn|sunrise|midnight|sun)\b|\bmidnight is (?:the|your|our) deadline\b/i
  if (!told.time || !isLater.test(text)) return told
  return withoutClaims({ ...told, time: /\b(?:dawn|sunrise)\b/i.test(text) ? 'night' : 'sunset' }, 'time')
}

/** Waves that break on a beach are water, and nobody comes in them. */
function withoutSea(told: Brief, { text }: Reading): Brief {
  const isSea =
    /\b(?:sea|ocean|surf\w*|beach\w*|sand ?castles?|tides?|shores?|boats?|ships?|rafts?|sail\w*|swim\w*|dolphins?|whales?|kayaks?|canoes?)\b/i
  const isOfFoes =
    /\bwaves? (?:of|after|based|system)\b|\b(?:each|every|next|enemy|enemies|final|boss|\d+) waves?\b|\bin waves\b/i
  if (!told.extras.includes('waves')) return told
  if (!isSea.test(text))
    return /\b(?:in|on|over|through|across|under) the waves?\b/i.test(text) ? told : withoutWavesAsPlace(told)
  if (isOfFoes.test(text)) return told
  return {
    ...told,
    extras: told.extras.filter((extra) => extra !== 'waves'),
    claims: told.claims.filter((claim) => claim.about !== 'extra' || claim.extra !== 'waves'),
  }
}

/** 'A zombie shooter with waves' is not at sea. */
function withoutWavesAsPlace(told: Brief): Brief {
  if (!/^waves?$/i.test(told.sceneWords ?? '')) return told
  const { scene: _, sceneWords: __, ...rest } = told
  return withoutClaims(rest, 'scene')
}

/** 'Nothing scary' is no spooky mood: nobody is to be afraid of. */
function withoutFright(told: Brief, { said }: Reading): Brief {
  const refused = said.find(
    ({ what, piece }) =>
      what === 'not' &&
      /\b(?:scary|scares?|frightening|spooky|creepy|dangerous|danger|monsters?|enem(?:y|ies)|predators?|bad guys?|hurts?)\b/i.test(
        piece.text,
      ),
  )
  if (!refused) return told
  const { mood, ...rest } = told
  const words = refused.piece.text.charAt(0).toUpperCase() + refused.piece.text.slice(1)
  const claim: Claim = { about: 'absent', absent: 'enemies', words }
  return {
    ...rest,
    ...(mood !== undefined && mood !== 'spooky' && { mood }),
    styles: told.styles.filter((style) => style !== 'spooky'),
    absent: [...new Set([...told.absent, 'enemies' as const])],
    claims: [...told.claims.filter((one) => one.about !== 'absent' || one.absent !== 'enemies'), claim],
  }
}

function withoutClaims(told: Brief, about: Claim['about']): Brief {
  return { ...told, claims: told.claims.filter((claim) => claim.about !== about) }
}
