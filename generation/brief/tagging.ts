import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import type { Catalogue } from '../things/catalogue.ts'
import { singularsOf } from '../things/inflection.ts'
import { sizes, speeds } from './attribute-words.ts'
import { alsoThings, colours } from './colours.ts'
import { takesObject as gerundTakes, isDeed } from './deeds.ts'
import { closedTag, numberWords, participles } from './function-words.ts'
import { isTimid, longestPhrase, phraseSense, type Sense } from './phrases.ts'
import { headsInKinds } from './shared-heads.ts'
import type { Spelling } from './spelling.ts'
import { samePlural, stopNouns } from './stop-nouns.ts'
import type { Tag, Token, VerbForm } from './token.ts'
import { hasFrame, hasParticle, keptStates } from './verbs.ts'

const nlp = winkNLP(model, ['sbd', 'pos'])
const { its } = nlp

const wordPattern = /[\p{L}\p{N}]+(?:\.(?:io|js)\b)?(?:'(?!s\b)\p{L}+)*|'s\b|'(?=\s|$)|[^\s]/gu

type Word = { raw: string; text: string; hyphened: boolean }

/** Words and marks; 'top-down' becomes two words of which the second remembers its hyphen. */
function split(text: string): Word[] {
  const words: Word[] = []
  let hyphen = false
  for (const [raw] of text.matchAll(wordPattern)) {
    if (raw === '-') {
      hyphen = words.length > 0
      continue
    }
    if (raw === '"') continue
    // A closing quote is not a possessive unless an s stands before it.
    if (raw === "'" && !/s$/i.test(words.at(-1)?.raw ?? '')) continue
    words.push({ raw, text: raw === "'" ? "'s" : raw.toLowerCase(), hyphened: hyphen })
    hyphen = false
  }
  return words
}

const singular = (word: string) =>
  word.endsWith('ies') && word.length > 4
    ? `${word.slice(0, -3)}y`
    : /(?:s|x|ch|sh)es$/.test(word)
      ? word.slice(0, -2)
      : word.endsWith('s') && !word.endsWith('ss')
        ? word.slice(0, -1)
        : word

function verbForm(text: string, lemma: string): VerbForm {
  if (text === lemma) return 'base'
  if (text.endsWith('ing')) return 'ing'
  if (text.endsWith('s')) return 's'
  return 'ed'
}

const winkTags: Record<string, Tag> = {
  NOUN: 'noun',
  PROPN: 'noun',
  VERB: 'verb',
  AUX: 'aux',
  ADJ: 'adj',
  ADV: 'adv',
  NUM: 'num',
  ADP: 'prep',
  DET: 'det',
  PRON: 'pron',
  PUNCT: 'punct',
  CCONJ: 'and',
  SCONJ: 'sub',
  PART: 'adv',
  INTJ: 'other',
  SYM: 'punct',
  X: 'noun',
}

/** Multi-word nouns of the catalogue that are everyday talk here. */
/** Colour words that are part of a name. */
const ownNames = new Set([
  'black hole',
  'blue whale',
  'red panda',
  'brown bear',
  'black widow',
  'white shark',
  'blue jay',
  'red giant',
  'green bean',
  'golden retriever',
  'grey wolf',
  'gray wolf',
  'red blood cell',
  'white blood cell',
  'orange juice',
])

const notJoined = new Set([
  'first person',
  'third person',
  'high school',
  'red light',
  'green light',
  'right hand',
  'left hand',
  'bad guy',
  'light up',
  'one time',
  'the end',
  'the game',
  'big time',
  'little by little',
  'time limit',
  'first base',
  'home run',
])

/** Joins set phrases: talk first, then multi-word nouns of the catalogue; the longest wins. */
function join(words: Word[], phrases: Set<string>): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length; ) {
    const token = joinAt(words, at, phrases)
    if (token) {
      tokens.push(token.token)
      at += token.length
      continue
    }
    const word = words[at]
    at += 1
    if (!word) continue
    const sense = phraseSense(word.text) ?? withoutGame(phraseSense(singular(word.text)))
    tokens.push({
      raw: word.raw,
      text: word.text,
      tag: 'other',
      lemma: word.text,
      ...(sense && { sense }),
      ...(word.hyphened && { hyphened: true }),
    })
  }
  return tokens
}

/** 'snakes' are animals; only 'snake' may be the game. */
function withoutGame(sense: Sense | undefined): Sense | undefined {
  if (!sense?.game) return sense
  const { game: _, ...rest } = sense
  return rest
}

function joinAt(
  words: Word[],
  at: number,
  phrases: Set<string>,
): { token: Token; length: number } | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length >= 2; length -= 1) {
    const part = words.slice(at, at + length)
    if (part.some((word) => /^[^\p{L}\p{N}]/u.test(word.text))) continue
    const text = part.map((word) => word.text).join(' ')
    const last = part.at(-1)?.text ?? ''
    const one = text.slice(0, text.length - last.length) + singular(last)
    const raw = part.map((word) => word.raw).join(' ')
    const sense = phraseSense(text) ?? phraseSense(one)
    if (sense?.joined) {
      return { token: { raw, text, tag: sense.joined, lemma: text, sense, plural: text !== one }, length }
    }
    if (isVerbPlace(words, at) && hasFrame(part[0]?.text ?? '')) continue
    // 'Water plants to make them bloom' orders something.
    const opener = at === 0 || /^[,.;:!]$/.test(words[at - 1]?.text ?? '')
    if (opener && tasks.has(part[0]?.text ?? '') && last !== singular(last) && length === 2) continue
    if (notJoined.has(one) || closedTag(part[0]?.text ?? '') || (part[0]?.text ?? '') in numberWords) continue
    if (
      colours[part[0]?.text ?? ''] &&
      length === 2 &&
      !ownNames.has(one) &&
      !alsoThings.has(part[0]?.text ?? '')
    ) {
      // 'red apple' is an apple that is red, even where the catalogue lists 'red fox'.
      continue
    }
    if (part[0] && part[0].text in sizes) continue
    // 'shoot down', 'take off' are verbs here, whatever else they may be.
    if (closedTag(last) && last !== 'can') continue
    const known = phrases.has(one) ? one : phrases.has(text) ? text : undefined
    // 'a sword fights a dragon': the last word is the verb of the sentence.
    const following = words[at + length]?.text ?? ''
    if (
      last !== singular(last) &&
      hasFrame(singular(last)) &&
      ['a', 'an', 'the', 'your', 'his', 'her', 'its', 'their'].includes(following)
    )
      continue
    if (known !== undefined) {
      return {
        token: { raw, text, tag: 'noun', lemma: known, plural: text !== known, ...(sense && { sense }) },
        length,
      }
    }
  }
  return undefined
}

/** Verbs that are things too, and orders at the head of a line before several things. */
const tasks = new Set('water mine plant fish cook hunt paint dress fire box'.split(' '))

const subjectPronouns = new Set(['i', 'you', 'we', 'they', 'he', 'she'])
const beforeVerbs = new Set('can could will would must should may might to'.split(' '))

/** 'you water plants', 'you must fire balls': after its subject stands the verb, whatever noun it may be. */
function isVerbPlace(words: { text: string }[], at: number): boolean {
  const before = words[at - 1]?.text ?? ''
  return subjectPronouns.has(before) || (beforeVerbs.has(before) && before !== 'to')
}

/** What the tagger sees for a joined phrase: a plain word of the same kind. */
function standIn(token: Token): string {
  if (token.text.includes(' ')) return token.tag === 'adv' ? 'quickly' : token.plural ? 'robots' : 'robot'
  return token.text === "'s" ? "'s" : token.text
}

function askTagger(tokens: Token[]): string[] {
  const document = nlp.readDoc(tokens.map(standIn).join(' '))
  const texts: string[] = document.tokens().out()
  const tags = document.tokens().out(its.pos) as string[]
  // The tagger may split a word ('10s'); walk both by characters.
  const answer: string[] = []
  let at = 0
  for (const token of tokens) {
    const word = standIn(token).replace(/\s/g, '')
    let read = ''
    let tag = ''
    while (read.length < word.length && at < texts.length) {
      read += texts[at] ?? ''
      if (tag === '' || tag === 'PUNCT') tag = tags[at] ?? ''
      at += 1
    }
    answer.push(tag)
  }
  return answer
}

/** `phrases` are the catalogue's nouns of several words. */
export type Lexicon = { catalogue: Catalogue; phrases: Set<string>; spelling: Spelling }

export function tag(text: string, { catalogue, phrases, spelling }: Lexicon): Token[] {
  const words = spelling.mend(split(text))
  const tokens = join(mergeHyphens(words, phrases), phrases)
  const asked = askTagger(tokens)
  tokens.forEach((token, index) => {
    if (token.text.includes(' ')) return
    token.tag = firstTag(token, asked[index] ?? '')
  })
  markTitles(tokens)
  mendTags(tokens, catalogue, phrases)
  for (const token of tokens) {
    if (token.text.includes(' ')) continue
    if (token.tag === 'verb') {
      token.lemma = catalogue.lemma(token.text, 'verb')
      token.form =
        participles.has(token.text) && token.lemma === token.text ? 'ed' : verbForm(token.text, token.lemma)
    } else if (token.tag === 'noun') {
      token.lemma = nounLemma(token.text, catalogue)
      token.plural = token.lemma !== token.text || alwaysPlural.has(token.text)
    }
  }
  return tokens
}

/** 'fire-breathing', 'low-flying', 'two-headed' are one adjective. */
function mergeHyphens(words: Word[], phrases: Set<string>): Word[] {
  const merged: Word[] = []
  for (const word of words) {
    const before = merged.at(-1)
    if (
      before &&
      word.hyphened &&
      (/(?:ing|ed|shaped|like|style|themed|sized|free)$/.test(word.text) ||
        phrases.has(`${before.text}-${word.text}`)) &&
      !phraseSense(`${before.text} ${word.text}`)
    ) {
      merged[merged.length - 1] = {
        raw: `${before.raw}-${word.raw}`,
        text: `${before.text}-${word.text}`,
        hyphened: before.hyphened,
      }
    } else merged.push(word)
  }
  return merged
}

function firstTag(token: Token, asked: string): Tag {
  const { text } = token
  if (/^\d/.test(text)) return 'num'
  if (!/^[\p{L}']/u.test(text)) return 'punct'
  if (text === "'s") return 'punct'
  const closed = closedTag(text)
  if (
    closed &&
    !(closed === 'adv' && (asked === 'NOUN' || asked === 'VERB') && !['then', 'finally'].includes(text))
  )
    return closed
  if (text === 'one') return 'num'
  if (text in numberWords && !['second', 'pair', 'couple'].includes(text)) return 'num'
  if (/-(?:\w+ing|\w+ed|shaped|like|style|themed|sized|free)$/.test(text)) return 'adj'
  if (text in sizes || text in speeds) return 'adj'
  const tag = winkTags[asked] ?? 'noun'
  if (['prep', 'det', 'pron', 'aux', 'sub', 'and', 'punct'].includes(tag)) return 'noun'
  return tag
}

const neverPlural = new Set(
  'mars venus texas christmas lens gas atlas chess boss grass glass dress kiss moss cross press swiss paris hades zeus hercules legos chaos cosmos plus'.split(
    ' ',
  ),
)
const alwaysPlural = new Set(['people', 'stairs', 'glasses', 'pants', 'fries', 'cattle', 'police'])

/** The singular. A plural with a row of its own in the catalogue ('cards') still has one. */
function nounLemma(text: string, catalogue: Catalogue): string {
  if (neverPlural.has(text)) return text
  if (text.endsWith('ies') && text.length > 4) {
    // 'cookies' has 'cooky' beside 'cookie'; the one with a picture of its own is meant.
    const short = text.slice(0, -1)
    if (
      catalogue.isNoun(short) &&
      catalogue.find(short).flat.match === 'name' &&
      catalogue.find(short).name === short
    )
      return short
  }
  const lemma = catalogue.lemma(text, 'noun')
  if (lemma !== text) return lemma
  return singularsOf(text).find((form) => form !== text && catalogue.isNoun(form)) ?? text
}

const opensTitle = new Set([
  ...' classic simple like retro basic of play playing plays meets , . version neon modern make create 3d 2d build me mini'.split(
    ' ',
  ),
  ...[
    'player',
    'two player',
    '2 player',
    'two-player',
    '2-player',
    'multiplayer',
    'co-op',
    'coop',
    'local multiplayer',
  ],
])
const closesTitle = new Set(
  ' game clone style but with where , . match tournament in on against vs : using that and ; for themed variant at about minigame meets mixed crossed'.split(
    ' ',
  ),
)

/** 'snake' is the game in 'snake with apples' and an animal in 'a snake eats apples'. */
function markTitles(tokens: Token[]) {
  tokens.forEach((token, index) => {
    if (!token.sense?.game) return
    const before = tokens[index - 1]?.text ?? ''
    const after = tokens[index + 1]?.text ?? ''
    const told =
      ['game', 'clone', 'style', 'like', 'remake'].includes(after) ||
      before === 'like' ||
      before === 'classic' ||
      // 'a simple solitaire card game'
      / game$/.test(after)
    // 'a mix of tetris and bowling'
    const joined = ['and', 'meets', 'with', '&'].includes(before) && tokens[index - 2]?.title === true
    if (
      !isTimid(token.text) ||
      told ||
      (joined && closesTitle.has(after)) ||
      (opensTitle.has(before) && closesTitle.has(after))
    ) {
      token.title = true
      token.tag = 'noun'
    }
  })
}

/** 'a duck hunting game' is a game of hunting ducks. */
const gameWords = new Set(
  'game games simulator sim minigame contest challenge adventure tycoon app puzzle arcade competition'.split(
    ' ',
  ),
)

/** Participles that describe the noun after them, since what they do needs no object: 'burning buildings'. */
const describing = new Set(
  (
    'burning falling flying talking sinking rolling exploding moving floating spinning glowing melting crumbling collapsing drowning ' +
    'swinging walking dancing singing sleeping jumping bouncing growing rising charging marching swimming raging roaming bubbling howling ' +
    'barking screaming laughing crying smiling rotting dying speeding oncoming passing sliding crawling waiting living shining sparkling ' +
    'blinking rushing crashing wandering haunting erupting boiling freezing incoming hopping'
  ).split(' '),
)
/** What keeps somebody from doing something: 'stop the zombies from eating brains'. */
const hindering = /^(?:stop|prevent|keep|block|discourage|protect|save|stopping|preventing|keeping)$/

const clauseOpeners = new Set<Tag>(['and', 'or', 'but', 'sub', 'punct', 'not'])

/** 'Keep the fire burning, …': says how it is kept, and nobody burns anything. 'Keep going' has nothing that is kept. */
function isKept(tokens: Token[], index: number): boolean {
  const { text = '' } = tokens[index] ?? {}
  if (!keptStates.test(text)) return false
  const after = tokens[index + 1]
  const ends = !after || ['punct', 'and', 'or', 'but', 'sub', 'adv'].includes(after.tag)
  if (!ends && (after.tag !== 'prep' || (/ing$/.test(text) && /^(?:from|to|into|at)$/.test(after.text))))
    return false
  const keepAt = tokens.findLastIndex(({ text: one }, at) => at < index && /^keep(?:s|ing)?$/.test(one))
  const between = tokens.slice(keepAt + 1, index)
  return (
    keepAt >= 0 &&
    between.some(({ tag }) => tag === 'noun' || tag === 'pron') &&
    !between.some(({ tag }) => tag === 'punct' || tag === 'verb' || tag === 'prep')
  )
}

/** The tagger's habits, mended where WordNet, agreement or the words around are surer than it. */
function mendTags(tokens: Token[], catalogue: Catalogue, phrases: Set<string>) {
  const asVerb = (text: string) => catalogue.lemma(text, 'verb')
  const canBeVerb = (token: Token) => hasFrame(asVerb(token.text)) || catalogue.isVerb(asVerb(token.text))
  const isPlural = (token: Token) =>
    token.plural ?? (nounLemma(token.text, catalogue) !== token.text || samePlural.has(token.text))

  for (const [index, token] of tokens.entries()) {
    // 'a troll chases her': with no noun after it, she herself is meant.
    const next = tokens[index + 1]
    const ends = !next || ['and', 'or', 'but', 'punct', 'prep', 'sub', 'aux'].includes(next.tag)
    if (token.text === 'her' && token.tag === 'det' && ends) token.tag = 'pron'
    // 'a wizard fights bats': whoever does something is somebody, and no way for a fight to be.
    const acts = next?.text.endsWith('s') && asVerb(next.text) !== next.text
    if (token.tag === 'adj' && acts && /^(?:an?|the)$/.test(tokens[index - 1]?.text ?? ''))
      if (catalogue.isNoun(token.text) && catalogue.find(token.text).traits.includes('person'))
        token.tag = 'noun'
  }
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token && isKept(tokens, index)) {
      token.tag = 'adv'
      continue
    }
    if (!token || token.title || token.text.includes(' ') || token.tag === 'punct' || closedTag(token.text))
      continue
    let at = index - 1
    while (tokens[at]?.tag === 'adv') at -= 1
    const before = tokens[at]
    const direct = tokens[index - 1]
    const after = tokens[index + 1]
    const opens = !before || clauseOpeners.has(before.tag) || before.text === 'then'
    const { text } = token
    const framed = hasFrame(asVerb(text))
    const takesObject = after && (['det', 'num', 'pron'].includes(after.tag) || after.text === "'s")
    const takesPlace = after?.tag === 'prep'
    const open =
      !after || after.tag === 'punct' || after.tag === 'and' || after.tag === 'adv' || after.tag === 'sub'

    const isLiving = () =>
      catalogue
        .find(nounLemma(text, catalogue))
        .traits.some((trait) => ['animal', 'person', 'monster'].includes(trait))
    if (
      tasks.has(text) &&
      opens &&
      token.tag !== 'verb' &&
      after?.tag === 'noun' &&
      (isPlural(after) || /^(?:ore|gold|coal|food|wood|corn|wheat|rice|crops)$/.test(after.text)) &&
      !clauseHasVerb(tokens, index)
    ) {
      token.tag = 'verb'
      continue
    }
    // 'a calm 2d game': moods describe.
    if (token.sense?.mood && after && ['noun', 'num', 'adj'].includes(after.tag)) {
      token.tag = 'adj'
      continue
    }
    // 'make them bloom'
    if (
      direct?.tag === 'pron' &&
      /^(?:make|makes|let|lets|making|help|helps|watch)$/.test(tokens[index - 2]?.text ?? '') &&
      canBeVerb(token) &&
      asVerb(text) === text
    ) {
      token.tag = 'verb'
      continue
    }
    if (
      text === 'speed' &&
      /^(?:at random|random|constant|high|full|same|different|increasing)$/.test(direct?.text ?? '')
    ) {
      token.tag = 'noun'
      continue
    }
    // 'i am a baby', 'an alien eating frogs', 'bears chase him': who does it is a noun.
    if (
      token.tag === 'adj' &&
      (['baby', 'giant', 'mini'].includes(text) || catalogue.isNoun(text)) &&
      direct?.tag === 'det' &&
      (!after ||
        ['punct', 'and', 'aux', 'sub', 'prep', 'pron'].includes(after.tag) ||
        /ing$/.test(after.text)) &&
      isLiving()
    ) {
      token.tag = 'noun'
      continue
    }
    if (
      token.tag === 'verb' &&
      opens &&
      isPlural(token) &&
      after &&
      ['verb', 'noun', 'adj'].includes(after.tag) &&
      asVerb(after.text) === after.text &&
      hasFrame(after.text) &&
      ['det', 'pron', 'num'].includes(tokens[index + 2]?.tag ?? '') &&
      isLiving()
    ) {
      token.tag = 'noun'
      continue
    }
    if (
      direct &&
      ['that', 'who', 'which'].includes(direct.text) &&
      tokens[index - 2]?.tag === 'noun' &&
      token.tag === 'noun' &&
      text.endsWith('s') &&
      after &&
      ['noun', 'det', 'num', 'adj'].includes(after.tag)
    ) {
      token.tag = 'verb'
      continue
    }
    // 'a police chase', 'a snowball fight': what is done, as a noun.
    if (
      isDeed(text) &&
      !text.endsWith('ing') &&
      token.tag !== 'noun' &&
      direct?.tag === 'noun' &&
      !isPlural(direct) &&
      !takesObject &&
      after?.tag !== 'noun' &&
      after?.tag !== 'adj'
    ) {
      token.tag = 'noun'
      continue
    }
    // 'fire, ice and lightning spells'
    if (
      token.tag === 'verb' &&
      headsInKinds.has(nounLemma(text, catalogue)) &&
      isPlural(token) &&
      direct?.tag === 'noun' &&
      (tokens[index - 2]?.tag === 'and' || tokens[index - 2]?.tag === 'or')
    ) {
      token.tag = 'noun'
      continue
    }
    if (colours[text] !== undefined && token.tag !== 'adj') {
      if (!alsoThings.has(text) || (after?.tag === 'noun' && !isPlural(token))) token.tag = 'adj'
      continue
    }
    if (participles.has(text) && before?.tag === 'aux') {
      token.tag = 'verb'
      continue
    }
    if (token.tag === 'verb' && !canBeVerb(token)) {
      token.tag = 'noun'
      continue
    }
    if (/ing$/.test(text) && text.length > 4 && asVerb(text) !== text) {
      const hinders =
        direct?.text === 'from' && tokens.slice(0, index).some((other) => hindering.test(other.text))
      if (direct && ['aux', 'not'].includes(direct.tag)) token.tag = 'verb'
      else if (direct?.tag === 'noun' && !isPlural(direct) && after && gameWords.has(after.text))
        token.tag = 'noun'
      else if (
        direct?.tag === 'noun' &&
        (!isPlural(direct) || samePlural.has(direct.text)) &&
        gerundTakes(asVerb(text)) &&
        (!after || after.tag === 'punct' || ['for', 'with', 'in'].includes(after.text)) &&
        (samePlural.has(direct.text) ||
          !catalogue
            .find(direct.lemma)
            .traits.some((trait) => ['animal', 'person', 'monster', 'vehicle'].includes(trait)))
      )
        token.tag = 'noun'
      else if (
        describing.has(text) &&
        (after?.tag === 'noun' || (after?.tag === 'adj' && tokens[index + 2]?.tag === 'noun')) &&
        direct?.tag !== 'noun' &&
        (direct?.tag !== 'pron' || direct.text === 'that')
      )
        token.tag = 'adj'
      else if (direct?.text === 'from' && after?.tag === 'noun' && !hinders && !framed) token.tag = 'adj'
      else if (
        direct &&
        [
          'by',
          'without',
          'for',
          'of',
          'from',
          'while',
          'before',
          'after',
          'when',
          'keep',
          'start',
          'stop',
          'go',
        ].includes(direct.text)
      )
        token.tag =
          direct.text === 'of' || direct.text === 'for' || direct.text === 'from'
            ? takesObject || after?.tag === 'noun'
              ? 'verb'
              : token.tag
            : 'verb'
      else if (
        direct &&
        (direct.tag === 'det' ||
          direct.tag === 'num' ||
          (direct.tag === 'prep' && after?.tag === 'noun') ||
          direct.tag === 'adj')
      )
        token.tag = after?.tag === 'noun' || after?.tag === 'adj' ? 'adj' : 'noun'
      else if (
        direct?.tag === 'noun' &&
        canBeVerb(token) &&
        after &&
        !['punct', 'aux', 'and'].includes(after.tag)
      )
        token.tag = 'verb'
      else if (direct?.tag === 'verb' && after?.tag === 'noun') token.tag = 'adj'
      else if (index === 0 && after?.tag === 'noun' && !isPlural(after) && tokens[index + 2]?.tag !== 'noun')
        token.tag = 'adj'
      else if (
        opens &&
        framed &&
        takesPlace &&
        ['down', 'through', 'across', 'over', 'along', 'up', 'around', 'into', 'to', 'past', 'from'].includes(
          after?.text ?? '',
        )
      )
        token.tag = 'verb'
      else if (opens && after?.tag === 'noun' && token.tag !== 'verb' && framed)
        token.tag = before?.tag === 'and' || before?.text === ',' ? 'verb' : 'adj'
      continue
    }
    if (/(?:ed|en|wn)$/.test(text) && after?.text === 'by' && canBeVerb(token)) {
      token.tag = 'verb'
      continue
    }
    if (
      [
        'shaped',
        'covered',
        'filled',
        'surrounded',
        'made',
        'dressed',
        'chased',
        'hunted',
        'guarded',
      ].includes(text) &&
      direct?.tag === 'noun'
    ) {
      token.tag = 'verb'
      continue
    }
    // 'angry toaster fights slices of bread': with no verb before it, this is the one.
    if (
      token.tag === 'noun' &&
      /^(?:fights|chases|eats|hunts|attacks|steals|shoots|catches|collects|saves|rescues|avoids|guards)$/.test(
        text,
      ) &&
      direct?.tag === 'noun' &&
      !isPlural(direct) &&
      after &&
      ['noun', 'det', 'adj', 'num'].includes(after.tag) &&
      !after.sense?.cues.length &&
      !tokens.slice(0, index).some(({ tag }) => tag === 'verb')
    ) {
      token.tag = 'verb'
      continue
    }
    // 'play as a t-rex and stomp on cars'
    if (token.tag === 'noun' && direct?.tag === 'and' && after && hasParticle(text, after.text)) {
      token.tag = 'verb'
      continue
    }
    // 'runs to school and …': places that go without an article.
    if (direct?.text === 'to' && barePlaces.has(text) && after?.tag !== 'det' && after?.tag !== 'noun') {
      token.tag = 'noun'
      continue
    }
    if (text === 'home' && direct && direct.tag !== 'det' && direct.tag !== 'adj' && direct.tag !== 'prep') {
      token.tag = 'adv'
      continue
    }
    if (
      token.tag === 'verb' &&
      /(?:ed|en|wn)$/.test(text) &&
      asVerb(text) !== text &&
      after?.tag === 'noun' &&
      (!direct ||
        (direct.tag !== 'noun' && direct.tag !== 'aux' && direct.tag !== 'pron' && direct.tag !== 'not'))
    ) {
      token.tag = 'adj'
      continue
    }
    if (opens && framed && asVerb(text) === text && after?.tag === 'det' && token.tag !== 'verb') {
      token.tag = 'verb'
      continue
    }
    if (
      token.tag === 'noun' &&
      catalogue.isAdjective(text) &&
      !catalogue.isNoun(text) &&
      after?.tag === 'noun'
    )
      token.tag = 'adj'
    if (
      direct &&
      direct.tag === 'pron' &&
      ['i', 'you', 'we', 'they', 'it', 'he', 'she', 'who', 'that', 'which'].includes(direct.text) &&
      token.tag !== 'verb' &&
      canBeVerb(token)
    ) {
      token.tag = 'verb'
      continue
    }
    if (
      direct &&
      ['is', 'are', 'was', 'were'].includes(direct.text) &&
      token.tag === 'verb' &&
      !/(?:ing|ed|en|wn)$/.test(text) &&
      catalogue.isNoun(nounLemma(text, catalogue))
    ) {
      token.tag = 'noun'
      continue
    }
    if (
      before &&
      (before.tag === 'aux' || before.text === 'to') &&
      !['is', 'are', 'was', 'were', 'be', 'has', 'have'].includes(before.text) &&
      canBeVerb(token) &&
      asVerb(text) === text
    ) {
      // 'to jump', 'must type'; but 'to apples' and 'to the'.
      if (before.text !== 'to' || framed || token.tag === 'verb') token.tag = 'verb'
      continue
    }
    if (
      token.tag === 'adj' &&
      (direct?.tag === 'det' || direct?.tag === 'adj' || (opens && after?.tag === 'verb')) &&
      colours[text] === undefined &&
      sizes[text] === undefined &&
      speeds[text] === undefined &&
      after?.tag !== 'noun' &&
      after?.tag !== 'adj' &&
      catalogue.isNoun(text)
    ) {
      token.tag = 'noun'
      continue
    }
    if (
      token.tag === 'verb' &&
      direct?.text === 'to' &&
      text.endsWith('s') &&
      asVerb(text) !== text &&
      catalogue.isNoun(nounLemma(text, catalogue))
    ) {
      token.tag = 'noun'
      continue
    }
    if (
      token.tag === 'verb' &&
      opens &&
      !framed &&
      catalogue.isNoun(text) &&
      !takesObject &&
      after?.tag !== 'noun' &&
      after?.tag !== 'adj'
    ) {
      token.tag = 'noun'
      continue
    }
    if (token.tag === 'verb' && direct && (direct.tag === 'det' || direct.text === "'s")) {
      token.tag = after?.tag === 'noun' && !catalogue.isNoun(text) ? 'adj' : 'noun'
      continue
    }
    if (token.tag === 'verb' && direct?.tag === 'adj' && catalogue.isNoun(catalogue.lemma(text, 'noun'))) {
      token.tag = 'noun'
      continue
    }
    if (token.tag === 'verb' && direct?.tag === 'num' && catalogue.isNoun(catalogue.lemma(text, 'noun'))) {
      token.tag = 'noun'
      continue
    }
    if (
      token.tag === 'verb' &&
      direct?.tag === 'verb' &&
      isPlural(token) &&
      catalogue.isNoun(catalogue.lemma(text, 'noun'))
    ) {
      token.tag = 'noun'
      continue
    }
    if (
      token.tag === 'verb' &&
      direct?.tag === 'prep' &&
      !/ing$/.test(text) &&
      catalogue.isNoun(catalogue.lemma(text, 'noun')) &&
      direct.text !== 'to'
    ) {
      token.tag = 'noun'
      continue
    }
    if (
      token.tag === 'verb' &&
      ['has', 'have', 'had', 'with'].includes(direct?.text ?? '') &&
      asVerb(text) === text &&
      catalogue.isNoun(text)
    ) {
      token.tag = 'noun'
      continue
    }
    // No article follows a noun inside its phrase: 'anglerfish guard the treasure'.
    if (
      token.tag === 'noun' &&
      direct?.tag === 'noun' &&
      framed &&
      after?.tag === 'det' &&
      asVerb(text) === text &&
      !clauseHasVerb(tokens, index)
    ) {
      token.tag = 'verb'
      continue
    }
    if (
      token.tag === 'noun' &&
      direct?.tag === 'noun' &&
      framed &&
      takesObject &&
      text.endsWith('s') &&
      asVerb(text) !== text
    ) {
      token.tag = 'verb'
      continue
    }
    if (
      token.tag === 'noun' &&
      (direct?.tag === 'and' || direct?.text === ',') &&
      framed &&
      text.endsWith('s') &&
      asVerb(text) !== text &&
      after &&
      ['noun', 'det', 'adj', 'num', 'prep', 'pron'].includes(after.tag)
    ) {
      // 'flies over the city and punches robots'
      const goesOn = tokens.slice(0, index).some((other) => other.tag === 'verb' && /s$/.test(other.text))
      if (goesOn && !phrases.has(`${text} ${after.text}`)) {
        token.tag = 'verb'
        continue
      }
    }
    if ((token.tag === 'noun' || token.tag === 'adj') && canBeVerb(token)) {
      if (
        opens &&
        orders.has(text) &&
        after?.tag === 'noun' &&
        !stopNouns.has(after.text) &&
        !after.title &&
        !after.sense?.cues.length
      )
        token.tag = 'verb'
      else if (
        opens &&
        asVerb(text) === text &&
        framed &&
        token.tag === 'noun' &&
        !['speed', 'time', 'score', 'level', 'power'].includes(text)
      ) {
        const objectFollows =
          takesObject ||
          (after?.tag === 'noun' && isPlural(after) && !phrases.has(`${text} ${after.lemma}`)) ||
          (takesPlace &&
            !['of', 'with', 'like', 'in', 'vs', 'about', 'as', 'on', 'at'].includes(after?.text ?? ''))
        // 'place and remove blocks'
        const second = tokens[index + 2]
        const paired =
          after &&
          (after.tag === 'and' || after.tag === 'or') &&
          second?.tag === 'verb' &&
          asVerb(second.text) === second.text
        if (paired || objectFollows || (after?.tag === 'adj' && index > 0 && before?.tag !== 'punct'))
          token.tag = 'verb'
      } else if (direct?.tag === 'noun' && !direct.title && !direct.sense?.joined) {
        const directPlural = isPlural(direct)
        if (
          directPlural &&
          asVerb(text) === text &&
          !phrases.has(`${direct.text} ${text}`) &&
          (framed || takesObject || takesPlace || open) &&
          !(isPlural(token) && !framed)
        ) {
          // Plural nouns rarely stand before another noun: 'birds drop eggs', 'owls swoop'.
          if (token.tag === 'noun' || takesObject || framed) token.tag = 'verb'
        } else if (
          !directPlural &&
          text.endsWith('s') &&
          asVerb(text) !== text &&
          !phrases.has(`${direct.text} ${catalogue.lemma(text, 'noun')}`)
        ) {
          const determined = nounPhraseDeterminer(tokens, index - 1)
          const compound =
            phrases.has(`${direct.text} ${singular(text)}`) ||
            catalogue.isNoun(`${direct.text}${singular(text)}`)
          const acts =
            framed &&
            !afterPreposition(tokens, index - 1) &&
            !compound &&
            !clauseHasVerb(tokens, index) &&
            catalogue
              .find(direct.text)
              .traits.some((trait) => ['animal', 'person', 'monster', 'vehicle'].includes(trait))
          if (
            acts ||
            (framed && (takesObject || takesPlace)) ||
            ((determined === 'a' || determined === 'an' || determined === 'each' || determined === 'every') &&
              (takesObject || takesPlace || open)) ||
            (framed && after?.tag === 'noun' && determined !== undefined)
          )
            token.tag = 'verb'
        }
      }
    }
  }
}

function afterPreposition(tokens: Token[], index: number): boolean {
  let at = index
  while (['noun', 'adj', 'det', 'num'].includes(tokens[at]?.tag ?? '')) at -= 1
  return tokens[at]?.tag === 'prep'
}

/** Whether another finite verb stands between the same marks. */
function clauseHasVerb(tokens: Token[], index: number): boolean {
  const isVerb = (at: number) => {
    const token = tokens[at]
    return token?.tag === 'verb' && !token.text.endsWith('ing') && hasFrame(singular(token.text))
  }
  for (let at = index - 1; at >= 0 && !['punct', 'sub'].includes(tokens[at]?.tag ?? 'punct'); at -= 1)
    if (isVerb(at)) return true
  for (
    let at = index + 1;
    at < tokens.length &&
    !['punct', 'sub', 'and'].includes(tokens[at]?.tag ?? 'punct') &&
    tokens[at]?.text !== 'that';
    at += 1
  )
    if (isVerb(at)) return true
  return false
}

/** Verbs that open an order even before a bare noun: 'sort trash', 'catch fish'. */
const orders = new Set(
  (
    'sort catch dodge avoid collect shoot kill throw pop smash dig feed eat grab save rescue protect defend find help guide build stack push ' +
    'pull mix cook bake sell buy grow hit tap slice chop steal chase escape explore solve guess answer spell count learn draw paint destroy ' +
    'defeat climb drive ride pick gather hunt deliver bring carry survive match spray scoop fix repair wash clean pour fill knock mow use'
  ).split(' '),
)

function nounPhraseDeterminer(tokens: Token[], index: number): string | undefined {
  for (let at = index; at >= 0; at -= 1) {
    const token = tokens[at]
    if (!token) return undefined
    if (token.tag === 'det') return token.text
    if (token.tag !== 'noun' && token.tag !== 'adj') return undefined
  }
  return undefined
}

const barePlaces = new Set('home school church bed town prison jail college camp shore market'.split(' '))
