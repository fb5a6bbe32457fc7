import { closedTag } from '../../../brief/function-words.ts'
import { type Phrase, PhraseReader } from '../../model/read/phrase.ts'
import { containers, likenesses, quantities } from '../../model/read/quantities.ts'
import { belong, isPart } from './belonging.ts'
import { matterOf } from './matters.ts'
import { openPlaces, talk } from './place-nouns.ts'
import { placeLinkAt } from './places.ts'
import { type SceneItem, settingMark } from './scene-reading.ts'
import type { SceneState } from './scene-state.ts'
import { crowds, namesAgain, veils } from './scene-words.ts'

/** Reads the noun phrase that begins here; gives what it became, where it is a noun of the scene. */
export function readNoun(state: SceneState): SceneItem | undefined {
  const { reader } = state
  const from = state.at
  const read = reader.phraseAt(from)
  if (!read) return undefined
  const phrase = state.sorter.withoutVerb(reader, from, read)
  state.at = phrase.end
  if (phrase.noun === '') {
    describe(state, phrase, from)
    return undefined
  }
  if (state.word() === 'of') {
    const made = readOf(state, phrase, from)
    if (made !== 'none') return made
  }
  return addNoun(state, phrase, state.text(from, phrase.end))
}

/** Words without a noun: 'old and rusty'. They tell of what came before. */
function describe({ subject, reading, reader }: SceneState, phrase: Phrase, from: number): void {
  const isSaid = /^(?:,|and|is|are|was|were|all|both|very)$/.test(reader.word(from - 1))
  if (subject?.sort === 'thing' && isSaid) subject.text += ` , ${phrase.phrase}`
  else reading.looks.push(...phrase.phrase.split(' '))
}

/** 'a field of tulips', 'shafts of light', 'the edge of the forest'. */
function readOf(state: SceneState, phrase: Phrase, from: number): SceneItem | undefined | 'none' {
  const { reader, sorter } = state
  const read = reader.phraseAt(state.at + 1)
  const inner = read && sorter.withoutVerb(reader, state.at + 1, read)
  const head = phrase.noun.split(' ').at(-1) ?? ''
  if (reader.words.slice(state.at + 1, state.at + 6).includes(settingMark) && sorter.isLoose(phrase.noun)) {
    state.at += 1
    passSetting(state)
    return undefined
  }
  if (!inner?.noun) return 'none'
  const text = () => state.text(from, inner.end)
  const wholeName = `${head} of ${inner.noun}`
  if (matterOf(wholeName)) {
    state.at = inner.end
    return addNoun(
      state,
      { ...phrase, noun: wholeName, phrase: `${phrase.phrase} of ${inner.phrase}` },
      text(),
    )
  }
  const isInner =
    sorter.isLoose(phrase.noun) || /^(?:piece|kind|pair|couple|slice|ruin|remains)s?$/.test(head)
  if (isInner || (veils.has(head) && sorter.matter(inner))) {
    state.at += 1
    return readNoun(state)
  }
  const arranged = crowds[head] === undefined ? quantities[head]?.arranged : undefined
  if (arranged === 'stack' || arranged === 'heap' || arranged === 'bunch') {
    state.at = inner.end
    const { count } = phrase
    const heap = { ...inner, phrase: `${phrase.phrase} of ${inner.phrase}`, plural: phrase.plural }
    return addNoun(state, { ...heap, ...(count !== undefined && { count }) }, text())
  }
  const several = crowds[head] ?? quantities[head]?.usual
  if (several !== undefined) {
    state.at += 1
    const made = readNoun(state)
    if (!made) return undefined
    made.count ??= several * Math.min(4, phrase.count ?? (phrase.plural ? 3 : 1))
    if (head === 'row' || head === 'line') made.place ??= { how: 'rows', words: phrase.phrase }
    return made
  }
  if (head in likenesses || containers.has(head)) {
    state.at = inner.end
    return addNoun(state, { ...phrase, phrase: `${phrase.phrase} of ${inner.phrase}` }, text())
  }
  return 'none'
}

/** Makes a noun of the scene of a phrase, unless it is talk, a part of something, or was named before. */
export function addNoun(state: SceneState, phrase: Phrase, said: string): SceneItem | undefined {
  const { reading, sorter } = state
  const isOfPlace = withoutOpenPlace(state, phrase)
  const text = isOfPlace ? said.replace(/ \S+$/, '') : said
  const { noun } = phrase
  const colour = phrase.colours[0]?.colour
  if (noun === 'sky' && colour) {
    // A blue sky is what one has anyway.
    if (phrase.colours[0]?.word !== 'blue') {
      reading.palette.zenith = colour
      reading.palette.horizon = phrase.colours[1]?.colour ?? paler(colour)
    }
    return undefined
  }
  const known = /^(?:the|its|their|his|her|that|each|every) /.test(text)
    ? namedBefore(state, phrase)
    : undefined
  if (known) {
    state.subject = known
    return known
  }
  // The shore of the water that is there anyway.
  if (/^the (?:shore|shoreline|waterline|water's edge)$/.test(text)) return undefined
  const as = sorter.matter(phrase)
  if (!as && sorter.isNoise(noun)) {
    reading.looks.push(...phrase.phrase.split(' '))
    return undefined
  }
  if (!as && isPart(state, phrase, text)) return undefined
  const land = as ? undefined : sorter.land(phrase)
  if (!as && !land && sorter.isName(phrase)) {
    reading.unknown.push(phrase.phrase)
    return undefined
  }
  if (sorter.isSeveral(phrase, text) || /^(?:each|every) /.test(text) || (isOfPlace && !as))
    phrase.plural = true
  const count = phrase.count ?? roughCount(text)
  const isTold = state.scopes.length > 1 && state.scopes[0]?.items.length === 0
  const item: SceneItem = {
    sort: as ? 'matter' : land ? 'land' : 'thing',
    text,
    phrase,
    ...(as && { as }),
    ...(land && { land }),
    ...(count !== undefined && { count }),
    ...(isJoined(state, text) && { joined: true as const }),
    opens: !state.hasPlace && !isTold && reading.items.every((one) => one.sort === 'matter'),
  }
  if (state.fronted) item.place = state.fronted
  else belong(state, item)
  reading.items.push(item)
  state.scope.items.push(item)
  // 'a doll room' has dolls, and what follows is told of the room.
  state.subject = isOfPlace ? undefined : item
  return item
}

/** The sky is paler where it meets the land. */
function paler(colour: string): string {
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (255 - value) * 0.4)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

/** 'a mountain landscape' is mountains. */
function withoutOpenPlace({ lexicon }: SceneState, phrase: Phrase): boolean {
  const cut = phrase.noun.lastIndexOf(' ')
  const head = phrase.noun.slice(cut + 1)
  const isOpen = openPlaces.has(head) || head === 'room'
  if (cut < 0 || !isOpen || lexicon.nouns.has(phrase.noun) !== undefined) return false
  phrase.noun = phrase.noun.slice(0, cut)
  phrase.phrase = phrase.phrase.replace(/ \S+$/, '')
  return true
}

/** How many words such as 'several' mean; 'many' is left to what it is many of. */
function roughCount(text: string): number | undefined {
  const word = /^(?:the |a )?(several|few|couple|some)\b/.exec(text)?.[1]
  return word === 'several' ? 5 : word === 'few' ? 3 : word === 'couple' ? 2 : undefined
}

/** Whether 'and' alone stands before it. */
function isJoined(state: SceneState, text: string): boolean {
  const at = state.at - text.split(' ').length - 1
  return state.reader.word(at) === 'and' && state.reader.word(at - 1) !== ','
}

/** 'above the table', where a dining table was named before. */
export function namedBefore({ reading }: SceneState, phrase: Phrase): SceneItem | undefined {
  const again = namesAgain[phrase.noun.split(' ').at(-1) ?? '']
  return reading.items.findLast(
    ({ phrase: { noun } }) =>
      noun === phrase.noun ||
      noun.endsWith(` ${phrase.noun}`) ||
      (again?.test(noun.split(' ').at(-1) ?? '') ?? false),
  )
}

/** The words that name the place, with what describes it. */
export function passSetting(state: SceneState): boolean {
  const { reader, reading } = state
  const end = markAhead(state)
  if (end === undefined) return false
  const passed = reader.words.slice(state.at, end)
  const before = passed.filter((word) => closedTag(word) === undefined && word !== "'s")
  state.at = end + 1
  while (openPlaces.has(state.word()) || talk.has(state.word()) || state.word() === settingMark) state.at += 1
  state.beforePlace = state.subject?.sort === 'thing' ? state.subject : undefined
  state.subject = undefined
  state.hasPlace = true
  state.scopes = [{ owner: undefined, items: [] }]
  reading.looks.push(...before)
  if (!passed.includes("'s")) namedBy(state, before)
  // 'a blacksmith shop', 'a wizard school building'
  while (/^(?:shop|store|building|house|hall|interior)$/.test(state.word())) state.at += 1
  // 'the garden of eden' is a garden; 'a forest of giant mushrooms' has mushrooms.
  const name = state.word() === 'of' ? reader.phraseAt(state.at + 1) : undefined
  const isThere =
    name && state.lexicon.nouns.has(name.noun) !== undefined && !/skyscraper|building|block$/.test(name.noun)
  if (name && !isThere && !matterOf(name.noun)) state.at = name.end
  return true
}

/** Where the mark stands that ends the noun phrase here, or nothing. */
function markAhead({ reader, at, lexicon }: SceneState): number | undefined {
  for (let end = at; end < at + 7; end++) {
    const word = reader.word(end)
    if (word === settingMark) return end
    if (word === '' || word === ',') return undefined
    if (word === "'s" || (closedTag(word) === 'det' && end === at)) continue
    if (closedTag(word) !== undefined) return undefined
    // 'an underwater city': right before its noun it describes.
    const isLink =
      reader.word(end + 1) !== settingMark && placeLinkAt(reader.words, end, () => true) !== undefined
    // 'a robot destroying a city': what it does ends its noun.
    const isDeed = end > at && word.endsWith('ing') && reader.isParticiple(word)
    const isDoer = isDeed && lexicon.catalogue.isNoun(lexicon.catalogue.lemma(reader.word(end - 1), 'noun'))
    if (isLink || isDoer) return undefined
  }
  return undefined
}

/** 'treehouse village', 'ghost pirate ship graveyard', 'zombie apocalypse street': what the place is named by is there. */
function namedBy(state: SceneState, before: readonly string[]): void {
  const { sorter, lexicon } = state
  const endings = before.map((_, from) => before.slice(from))
  const singles = before.slice(0, -1).map((word) => [word])
  for (const words of [...endings, ...singles]) {
    const phrase = new PhraseReader(words, lexicon).phraseAt(0)
    if (!phrase?.noun || phrase.end < words.length) continue
    const noun = lexicon.nouns.has(phrase.noun)
    if (noun === undefined || sorter.matter(phrase) || sorter.land(phrase) || sorter.isNoise(noun)) continue
    const kind = sorter.kindOf(noun)
    if ((singles.includes(words) && kind !== 'body') || (state.isIndoors && kind === 'building')) continue
    addNoun(state, { ...phrase, plural: true }, words.join(' '))
    state.subject = undefined
    return
  }
}
