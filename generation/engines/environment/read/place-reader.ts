import type { Phrase } from '../../model/read/phrase.ts'
import type { Placing } from '../design.ts'
import { does } from './deed-reader.ts'
import { addNoun, namedBefore, passSetting, readNoun } from './noun-reader.ts'
import type { PlaceLink } from './places.ts'
import { type SceneItem, settingMark } from './scene-reading.ts'
import type { SceneState } from './scene-state.ts'
import { pronouns } from './scene-words.ts'

/** Weather, light and sky: nothing stands on or in them. */
const isAir = ({ as }: SceneItem): boolean =>
  as?.is === 'particle' || as?.is === 'sky' || as?.is === 'light' || as?.is === 'sound'

/** Parts of a room or a house that something stands by, and what that means. */
const partPlaces: [RegExp, Placing][] = [
  [/^(?:window|windowsill|window sill|wall|door|doorway|entrance|brick wall|stone wall)$/, 'wall'],
  [/^(?:ceiling|rafter|beam|roof beam)$/, 'ceiling'],
  [/^(?:floor|ground|room|scene|place)$/, 'anywhere'],
  [/^corner$/, 'corner'],
  [/^air$/, 'sky'],
  [/^(?:horizon|distance|background)$/, 'distance'],
  [/^(?:middle|center|centre|foreground)$/, 'middle'],
]

const sides =
  /^(?:top|side|edge|shore|banks?|front|back|surface|sides|edges|base|foot|middle|center|centre|roof|walls?)$/

/** Reads words that place one thing by another, and what stands there. */
export function readPlace(
  state: SceneState,
  { link, length, words }: { link: PlaceLink; length: number; words: string },
): void {
  const from = state.at
  const subjects = listed(state)
  const isFronted = from === 0 || (state.word(-1) === ',' && state.scope.items.length === 0)
  const how = { how: link.how, words }
  const { subject } = state
  if (subject && state.reader.isParticiple(state.word())) does(state, subject, state.word(), from)
  state.at += length
  if (link.places === 'alone') {
    for (const item of subjects) manyBy(item, words)
    if (isFronted) state.fronted = how
    else if (!(state.isIndoors && link.how === 'along')) state.setPlace(subjects, how)
    return
  }
  const isPronoun = pronouns.has(state.word())
  if (isPronoun || (/^(?:its|their)$/.test(state.word()) && sides.test(state.word(1)))) {
    state.at += isPronoun ? 1 : 2
    const of = state.scope.owner ?? before(state, subjects[0])
    const all = state.scope.owner ? state.scope.items : subjects
    if (link.places === 'first') state.setPlace(all, { ...how, ...(of && { of }) })
    return
  }
  if (state.reader.words.slice(state.at, state.at + 5).includes(settingMark) && passSetting(state)) {
    if (link.places === 'first' && (link.how === 'middle' || link.how === 'around'))
      state.setPlace(subjects, how)
    return
  }
  const phrase = state.reader.phraseAt(state.at)
  if (
    link.places === 'first' &&
    phrase &&
    (isWorn(state, phrase, link) || byPart(state, phrase, subjects, link))
  )
    return
  if (link.places === 'second') {
    state.scopes.push({ owner: subject, how, items: [] })
    readNoun(state)
    return
  }
  const outer = state.scope
  state.scopes.push({ owner: undefined, items: [] })
  const object = readNoun(state)
  const and = object && link.how === 'between' ? secondOf(state, object) : undefined
  outer.items.push(...(state.scopes.pop()?.items ?? []))
  if (!object || isAir(object)) {
    state.subject = subject
    return
  }
  // 'a flamingo next to each gnome'
  if (/\b(?:each|every)\b/.test(state.text(from, state.at)) && object.count !== undefined)
    for (const item of subjects) item.count ??= object.count
  const source = subjects.at(-1)
  if (source?.as?.is === 'emitter' || source?.as?.is === 'light') source.from ??= object
  if (isFronted) state.fronted = { ...how, of: object }
  else state.setPlace(subjects, { ...how, of: object, ...(and && { and }) })
}

/** 'between the church and the tavern': one of each. Of 'between two trees and a lamp' the lamp stands elsewhere. */
function secondOf(state: SceneState, first: SceneItem): SceneItem | undefined {
  if (state.word() !== 'and' || first.phrase.plural || (first.count ?? 1) > 1) return undefined
  if (!state.reader.phraseAt(state.at + 1)) return undefined
  state.at += 1
  return readNoun(state)
}

/** 'cats everywhere', 'a shelf on each side': places that count. */
function manyBy(item: SceneItem, words: string): void {
  if (item.sort !== 'thing') return
  if (/^(?:everywhere|all over|all around)/.test(words) && item.phrase.plural) item.text = `many ${item.text}`
  if (/(?:both|either|each) sides?$/.test(words) && !item.phrase.plural) item.count ??= 2
}

/** 'workers in yellow helmets' wear them; 'a barn on fire' burns. */
function isWorn(state: SceneState, phrase: Phrase, link: PlaceLink): boolean {
  const { subject, sorter } = state
  if (subject?.sort !== 'thing') return false
  if (/^(?:fire|flame)$/.test(phrase.noun) && !/^(?:an?|the) /.test(state.text(state.at, phrase.end))) {
    subject.burns = true
    state.at = phrase.end
    return true
  }
  const { traits } = sorter.find(phrase.noun).thing
  const isClothing = traits.includes('wearable') || traits.includes('clothing')
  if (link.how !== 'in' || !isClothing || sorter.kindOf(subject.phrase.noun) !== 'body') return false
  subject.text += ` wearing ${state.text(state.at, phrase.end)}`
  state.at = phrase.end
  return true
}

/** 'next to the window', 'from the ceiling', 'in the sky': a part of the place and no thing. */
function byPart(state: SceneState, phrase: Phrase, subjects: readonly SceneItem[], link: PlaceLink): boolean {
  const { sorter } = state
  if (phrase.noun === 'sky') {
    state.at = phrase.end
    addNoun(state, phrase, phrase.phrase)
    if (link.how !== 'under' && link.how !== 'behind')
      state.setPlace(subjects, { how: 'sky', words: 'in the sky' })
    return true
  }
  const found = partPlaces.find(([pattern]) => pattern.test(phrase.noun))?.[1]
  const isShape =
    !state.isIndoors && /wall$/.test(phrase.noun) && state.lexicon.nouns.has(phrase.noun) !== undefined
  const isPart = found !== undefined || (sorter.isOfPlaces(phrase) && !namedBefore(state, phrase))
  if (!isPart || isShape || phrase.count !== undefined || phrase.unknown.length > 1) return false
  state.at = phrase.end
  const source = subjects.at(-1)
  if (source?.sort === 'matter') {
    source.from ??= 'buildings'
    if (source.as?.is === 'light' && /window/.test(phrase.noun))
      source.as = { is: 'light', what: 'warm windows' }
    return true
  }
  const how = found ?? (link.how === 'on' ? 'wall' : 'anywhere')
  // 'a desk with a computer under the window': the desk stands there, and carries what it has.
  const stands = subjects.map((item) =>
    item.place?.weak && item.place.how === 'on' && item.place.of ? item.place.of : item,
  )
  const fits = stands.filter((item) => how !== 'wall' || sorter.metres(item.phrase.noun) < 4)
  state.setPlace(fits, { how, words: `${link.how} ${phrase.phrase}` })
  return true
}

/** Small things that 'and' joins stand together: 'a lamp and a book on the table'. */
function listed({ subject, scope, sorter }: SceneState): SceneItem[] {
  if (!subject) return []
  const at = scope.items.indexOf(subject)
  const other = at > 0 && subject.joined ? scope.items[at - 1] : undefined
  const isSmall = (item: SceneItem) => item.sort === 'thing' && sorter.metres(item.phrase.noun) < 0.8
  const joins = other && !other.place && isSmall(other) && isSmall(subject)
  return joins ? [other, subject] : [subject]
}

/** What was named before, for 'beside it'. */
function before({ reading }: SceneState, item: SceneItem | undefined): SceneItem | undefined {
  const at = item ? reading.items.indexOf(item) : -1
  return reading.items.slice(0, at < 0 ? undefined : at).findLast((one) => one.sort !== 'land')
}
