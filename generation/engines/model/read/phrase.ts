import { type Stuff, stuffNamed } from '@makebelieve/shapes/stuffs'
import { closedTag, numberWords } from '../../../brief/function-words.ts'
import { type NounFinder, singularsOfPhrase } from '../../../nouns/nouns.ts'
import type { Catalogue } from '../../../things/catalogue.ts'
import type { Style } from '../design.ts'
import { type Description, describes, longestDescription, onlyDescribes } from './describing.ts'
import { linkOf, longestLink } from './links.ts'

/** What was said about one thing. */
export type Told = {
  colours: { colour: string; word: string }[]
  stuff?: { stuff: Stuff; word: string }
  /** Snow, moss, dust: it lies on the thing. */
  layers: { stuff: Stuff; word: string }[]
  size?: { size: number; word: string }
  stretch?: [number, number, number]
  shapeWords: string[]
  wear: number
  styles: { style: Style; word: string }[]
  pattern?: { name: string; word: string }
  pose?: { pose: string; word: string }
  lean?: number
  glows: boolean
  /** Words that mean nothing to the engine. */
  unknown: string[]
}

/** A noun with what belongs to it. */
export type Phrase = Told & {
  /** As written, without the article: 'three blue cups'. */
  phrase: string
  /** Singular, with the nouns that stand before it: 'pirate hat'. Empty where only descriptions were found. */
  noun: string
  count?: number
  plural: boolean
  /** 'its', 'his', 'their'. */
  possessed: boolean
  /** 'elephant shaped teapot'. */
  shapedLike?: string
  /** Where the words after it begin. */
  end: number
}

export type Lexicon = { catalogue: Catalogue; phrases: ReadonlySet<string>; nouns: NounFinder }

export const nothingTold = (): Told => ({
  colours: [],
  layers: [],
  shapeWords: [],
  wear: 0,
  styles: [],
  glows: false,
  unknown: [],
})

export function tell(told: Told, said: Description, word: string, shade: number): void {
  if (said.says === 'colour') told.colours.push({ colour: shaded(said.colour, shade), word })
  else if (said.says === 'size') told.size ??= { size: said.size, word }
  else if (said.says === 'stretch') {
    told.stretch ??= said.stretch
    told.shapeWords.push(word)
  } else if (said.says === 'stuff') {
    if (said.stuff.shapeless === 'layer' && word !== said.stuff.name)
      told.layers.push({ stuff: said.stuff, word })
    else told.stuff ??= { stuff: said.stuff, word }
    if (said.stuff.name === 'rust') told.wear = Math.max(told.wear, 0.8)
  } else if (said.says === 'wear') told.wear = Math.max(told.wear, said.wear)
  else if (said.says === 'style') told.styles.push({ style: said.style, word })
  else if (said.says === 'pattern') told.pattern ??= { name: said.pattern, word }
  else if (said.says === 'pose') told.pose ??= { pose: said.pose, word }
  else if (said.says === 'glow') told.glows = true
  else if (said.says === 'lean') told.lean = said.lean
  else if (said.says === 'too much') told.unknown.push(word)
}

function shaded(colour: string, share: number): string {
  if (share === 0) return colour
  const goal = share < 0 ? 0 : 255
  const part = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16)
    return Math.round(value + (goal - value) * Math.abs(share))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${part(1)}${part(3)}${part(5)}`
}

const possessives = new Set('its his her their'.split(' '))
const joining = new Set('and , or'.split(' '))
/** Colours in the names of kinds; elsewhere 'red fox' is a fox that is red. */
export const ownNames = new Set(
  'poison dart frog,black hole,blue whale,red panda,brown bear,black widow,white shark,great white shark,blue jay,golden retriever,grey wolf,gray wolf,orange juice,red wine,polar bear,golden gate bridge,snow globe,stone henge,sandcastle,sand castle,snow man,glass eye,rubber duck,rubber duckling,rubber band,paper clip,paper plane,paper airplane,paper boat,fire truck,fire engine,fire hydrant,fire extinguisher,ice cream,ice cream cone,ice cream sundae,ice skate,water bottle,water tower,water lily,watering can,light bulb,light house,tea cup,tea pot,coffee cup,coffee mug,coffee table,coffee machine,coffee maker,wine glass,wine bottle,beer mug,milk carton,candy cane,bread knife,cheese burger,chocolate bar,leather jacket,toy box,old man,old woman,big ben,baby carriage,baby bottle,giant panda,giant squid,little girl,little boy,scale model,steel drum,straw hat,oil lamp,oil drum,paint brush,ink bottle,sand clock,earth worm,bone fish,honey pot,honey bee,honey jar,blood orange,rock guitar,meat ball,leaf blower,stone age,light saber,lightsaber,soup bowl,rice cooker,rice bowl,cotton candy,gold fish,silver fish,silver ware,iron man,tin man,tin can,diamond ring,pearl necklace,potion bottle,poison bottle,cherry tree,coral reef,rose bush,plum tree,lemon tree,lime tree,olive tree,orange tree,peach tree,chestnut tree,salmon fillet,christmas tree,flat iron,flat screen,short cake,light switch,water wheel,water pump,coal mine,clay pot,plain bagel,wood pecker,wood stove,stone bridge,fire place,fireplace'.split(
    ',',
  ),
)

export class PhraseReader {
  readonly words: readonly string[]
  private readonly lexicon: Lexicon

  constructor(words: readonly string[], lexicon: Lexicon) {
    this.words = words
    this.lexicon = lexicon
  }

  word(at: number): string {
    return this.words[at] ?? ''
  }

  text(from: number, length: number): string {
    return this.words.slice(from, from + length).join(' ')
  }

  /** The longest link that begins here. */
  linkAt(at: number) {
    for (let length = longestLink; length > 0; length--) {
      if (at + length > this.words.length) continue
      const link = linkOf(this.text(at, length))
      if (link) return { link, length, words: this.text(at, length) }
    }
    return undefined
  }

  /** The longest description that begins here. */
  descriptionAt(at: number): { said: Description; length: number; words: string } | undefined {
    for (let length = longestDescription; length > 0; length--) {
      if (at + length > this.words.length) continue
      const words = this.text(at, length)
      const said = describes(words)
      if (said) return { said, length, words }
    }
    return undefined
  }

  /** The longest noun that begins here, in the singular. */
  nounAt(at: number): { noun: string; length: number; plural: boolean } | undefined {
    const { nouns, phrases, catalogue } = this.lexicon
    for (let length = 4; length > 0; length--) {
      if (at + length > this.words.length) continue
      const words = this.words.slice(at, at + length)
      if (words.some((word) => word === ',' || word === "'s")) continue
      const text = words.join(' ')
      const shown = nouns.has(text)
      if (shown !== undefined && !(length > 1 && this.isDescribed(words)))
        return { noun: shown, length, plural: shown !== text }
      if (length > 1) {
        if (closedTag(words[0] ?? '') || closedTag(words.at(-1) ?? '')) continue
        if (words.slice(1, -1).some((word) => closedTag(word))) continue
        const own = [text, ...singularsOfPhrase(text)].find((form) => ownNames.has(form))
        const known = own ?? [text, ...singularsOfPhrase(text)].find((form) => phrases.has(form))
        if (known !== undefined && (own !== undefined || !this.isDescribed(words)))
          return { noun: known, length, plural: known !== text }
        continue
      }
      if (closedTag(text) || text in numberWords || !/^[a-z0-9']/.test(text) || linkOf(text)) return undefined
      if (onlyDescribes(text)) return undefined
      const lemma = lemmaOf(text, catalogue)
      if (catalogue.isNoun(lemma) || catalogue.isNoun(text) || stuffNamed(lemma))
        return { noun: lemma, length: 1, plural: lemma !== text }
    }
    return undefined
  }

  /** 'red fox', 'gold coin', 'old man': the first word describes, whatever the dictionary joins. */
  private isDescribed(words: readonly string[]): boolean {
    const text = words.join(' ')
    if ([text, ...singularsOfPhrase(text)].some((form) => ownNames.has(form))) return false
    const { nouns, catalogue } = this.lexicon
    // An archetype that has a row for 'golden retriever' means it.
    if (nouns.has(text) !== undefined) return false
    const first = words[0] ?? ''
    const said = describes(first)
    if (!said)
      return (
        catalogue.isAdjective(first) &&
        !catalogue.isNoun(first) &&
        catalogue.find(text).kinds.includes(words.at(-1) ?? '')
      )
    if (said.says !== 'stuff') return true
    if (onlyDescribes(first)) return true
    // 'gold coin' is a coin; 'snow leopard' is no leopard to the dictionary, so it is a name.
    const rest = words.slice(1).join(' ')
    const thing = catalogue.find(text)
    return [rest, ...singularsOfPhrase(rest)].some((form) => thing.kinds.slice(1).includes(form))
  }

  /** Whether a noun phrase goes on here with a noun. */
  private nounFollows(at: number): boolean {
    for (let here = at; here < this.words.length; ) {
      const word = this.word(here)
      if (joining.has(word) || this.isBreak(here)) return false
      if (word === "'s") return true
      if (this.nounAt(here)) return true
      const description = this.descriptionAt(here)
      if (description) {
        here += description.length
        continue
      }
      if (this.isAdjective(word) || this.isParticiple(word)) {
        here += 1
        continue
      }
      return false
    }
    return false
  }

  private isBreak(at: number): boolean {
    const word = this.word(at)
    if (word === 'shaped' || word === 'style' || word === 'themed') return false
    if (this.descriptionAt(at)?.said.says === 'pose') return true
    const tag = closedTag(word)
    return this.linkAt(at) !== undefined || tag === 'prep' || tag === 'aux' || tag === 'sub' || tag === 'pron'
  }

  private isAdjective(word: string): boolean {
    const { catalogue } = this.lexicon
    return (
      /^[a-z]/.test(word) &&
      (catalogue.isAdjective(word) || /(?:ed|ful|ous|less|ish|like|ian|ese)$/.test(word)) &&
      !closedTag(word)
    )
  }

  isParticiple(word: string): boolean {
    const { catalogue } = this.lexicon
    if (!/(?:ing|ed)$/.test(word) || word.length < 5) return false
    const lemma = catalogue.lemma(word, 'verb')
    return lemma !== word && catalogue.isVerb(lemma)
  }

  /** The noun phrase that begins here, or nothing. A phrase of descriptions alone is one without a noun. */
  phraseAt(from: number): Phrase | undefined {
    const made: Phrase = {
      ...nothingTold(),
      phrase: '',
      noun: '',
      plural: false,
      possessed: false,
      end: from,
    }
    const nouns: { noun: string; plural: boolean; at: number }[] = []
    let shade = 0
    let at = from
    let number: number | undefined
    let saidAny = false
    while (at < this.words.length) {
      const word = this.word(at)
      if (word === "'s") {
        at += 1
        continue
      }
      if (nouns.length === 0 && !saidAny && closedTag(word) === 'det') {
        if (possessives.has(word)) made.possessed = true
        if (['many', 'several', 'some', 'few', 'multiple', 'lots', 'various'].includes(word))
          made.plural = true
        if (word === 'another') number = 1
        at += 1
        continue
      }
      if (
        nouns.length === 0 &&
        numberAt(word) !== undefined &&
        !(word === 'one' && this.word(at + 1) === 'of')
      ) {
        const value = numberAt(word) ?? 1
        number = number === undefined ? value : value >= 100 || value === 12 ? number * value : number + value
        at += 1
        saidAny = true
        continue
      }
      if (
        nouns.length === 0 &&
        this.word(at + 1) === 'of' &&
        /^(?:couple|pair|dozen|handful)s?$/.test(word) &&
        number !== undefined
      )
        break
      // 'michelangelo style statue'
      if (this.word(at + 1) === 'style' || this.word(at + 1) === 'styled' || this.word(at + 1) === 'themed') {
        const said = describes(word)
        if (said?.says === 'style') tell(made, said, word, 0)
        else made.unknown.push(`${word} style`)
        at += 2
        saidAny = true
        continue
      }
      if (word === 'shaped' && nouns.length > 0 && this.nounFollows(at + 1)) {
        made.shapedLike = nouns
          .splice(0)
          .map((one) => one.noun)
          .join(' ')
        at += 1
        continue
      }
      const noun = this.nounAt(at)
      const description = this.descriptionAt(at)
      const describesHere =
        description !== undefined &&
        (noun === undefined ||
          description.length > noun.length ||
          (description.length === noun.length &&
            description.said.says !== 'nothing' &&
            // 'glass' of 'glass bottle' describes, of 'a glass of water' it is the thing.
            this.nounFollows(at + description.length))) &&
        // 'a wooden horse': after the noun nothing describes any more.
        (nouns.length === 0 ||
          (description.said.says !== 'pose' && this.nounFollows(at + description.length)))
      if (describesHere && description) {
        if (nouns.length > 0 && this.isBreak(at)) break
        if (description.said.says === 'pose' && !this.nounFollows(at + description.length)) {
          if (nouns.length > 0 || !saidAny) break
        }
        // 'light' before a colour shades it; alone it weighs little.
        if (description.said.says === 'shade') shade = description.said.by
        else {
          tell(made, description.said, description.words, shade)
          shade = 0
        }
        at += description.length
        saidAny = true
        continue
      }
      if (noun !== undefined && !(nouns.length > 0 && this.linkAt(at))) {
        // 'ripe fruit', 'electric guitar': what is an adjective too describes when a noun follows.
        if (
          noun.length === 1 &&
          nouns.length === 0 &&
          this.lexicon.nouns.has(noun.noun) === undefined &&
          this.isAdjective(word) &&
          this.nounFollows(at + 1)
        ) {
          if (!describes(word)) made.unknown.push(word)
          at += 1
          saidAny = true
          continue
        }
        // 'cat sitting', 'bird flying': a deed after its doer is no noun.
        if (
          nouns.length > 0 &&
          (this.descriptionAt(at)?.said.says === 'pose' ||
            (this.isParticiple(word) && !this.nounFollows(at + 1)))
        )
          break
        if (nouns.length > 0 && this.isParticiple(word) && closedTag(this.word(at + 1)) !== undefined) break
        if (nouns.length === 0 && this.isParticiple(word) && noun.length === 1 && this.nounFollows(at + 1)) {
          made.unknown.push(word)
          at += 1
          saidAny = true
          continue
        }
        nouns.push({ ...noun, at })
        at += noun.length
        saidAny = true
        continue
      }
      if (nouns.length > 0 || this.isBreak(at)) break
      // 'black and white', 'big, red': joined descriptions of one noun.
      if (joining.has(word) && saidAny && this.descriptionAt(at + 1) && !closedTag(this.word(at + 1))) {
        const next = this.descriptionAt(at + 1)
        const asNoun = this.nounAt(at + 1)
        if (
          next &&
          (!asNoun || next.length >= asNoun.length) &&
          (this.nounFollows(at + 1 + next.length) || next.said.says === 'colour')
        ) {
          at += 1
          continue
        }
        break
      }
      if (joining.has(word)) break
      if (
        (this.isAdjective(word) || this.isParticiple(word) || closedTag(word) === 'adv') &&
        (this.nounFollows(at + 1) || saidAny)
      ) {
        if (closedTag(word) !== 'adv') made.unknown.push(word)
        at += 1
        saidAny = true
        continue
      }
      if (
        /^[a-z]{3,}$/.test(word) &&
        !closedTag(word) &&
        (this.nounFollows(at + 1) ||
          !saidAny ||
          at + 1 >= this.words.length ||
          closedTag(this.word(at + 1)) !== undefined)
      ) {
        // A word that nobody knows: a name, or a thing of its own.
        if (this.nounFollows(at + 1)) made.unknown.push(word)
        else nouns.push({ noun: word, plural: false, at })
        at += 1
        saidAny = true
        continue
      }
      break
    }
    if (at === from || !saidAny) return undefined
    const head = nouns.at(-1)
    made.end = at
    made.phrase = this.words
      .slice(from, at)
      .join(' ')
      .replace(/ 's/g, "'s")
      .replace(/ ,/g, ',')
      .replace(/^(?:a|an|the|some|its|his|her|their) /, '')
    made.noun = this.wholeNoun(
      nouns.map((one) => one.noun),
      made,
    )
    made.plural = made.plural || (head?.plural ?? false) || (number ?? 1) > 1
    if (number !== undefined) made.count = number
    return made
  }

  /** The nouns of a phrase as one; those before the head that only describe become descriptions. */
  private wholeNoun(nouns: string[], told: Told): string {
    const { nouns: finder, phrases } = this.lexicon
    const head = nouns.at(-1)
    if (head === undefined) return ''
    for (let from = 0; from < nouns.length - 1; from++) {
      const whole = nouns.slice(from).join(' ')
      if (finder.has(whole) ?? (phrases.has(whole) ? whole : undefined)) {
        for (const before of nouns.slice(0, from)) this.asModifier(before, told)
        return finder.has(whole) ?? whole
      }
    }
    // 'sushi set', 'tool collection': the set is of the other noun.
    if (
      /^(?:set|collection|kit|assortment|platter)$/.test(head) &&
      nouns.length > 1 &&
      finder.has(head) === undefined
    )
      return nouns.slice(0, -1).join(' ')
    const modifiers = nouns.slice(0, -1).filter((noun) => !this.asStuff(noun, told))
    return [...modifiers, head].join(' ')
  }

  private asStuff(noun: string, told: Told): boolean {
    const stuff = stuffNamed(noun)
    if (!stuff) return false
    told.stuff ??= { stuff, word: noun }
    return true
  }

  private asModifier(noun: string, told: Told): void {
    if (this.asStuff(noun, told)) return
    const said = describes(noun)
    if (said) tell(told, said, noun, 0)
    else told.unknown.push(noun)
  }
}

const numberAt = (word: string): number | undefined =>
  /^\d{1,4}$/.test(word) ? Number(word) : ['couple', 'pair'].includes(word) ? undefined : numberWords[word]

const neverPlural = new Set(
  'glasses jeans pants scissors binoculars headphones goggles sunglasses trousers shorts boots dice stairs lens gas bus cactus octopus chess dress moss grass cross compass canvas'.split(
    ' ',
  ),
)

export function lemmaOf(word: string, catalogue: Catalogue): string {
  if (neverPlural.has(word)) return word
  // 'cookies' are no 'cooky'.
  const short = word.slice(0, -1)
  if (
    word.endsWith('ies') &&
    word.length > 4 &&
    catalogue.isNoun(short) &&
    catalogue.find(short).flat.match === 'name'
  )
    return short
  const lemma = catalogue.lemma(word, 'noun')
  if (lemma !== word) return lemma
  return singularsOfPhrase(word).find((form) => catalogue.isNoun(form)) ?? word
}
