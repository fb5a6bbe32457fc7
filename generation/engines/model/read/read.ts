import { stuffNamed, stuffOf } from '@makebelieve/shapes/stuffs'
import { closedTag } from '../../../brief/function-words.ts'
import type { Arrangement, Attachment } from '../design.ts'
import { unframed } from './frames.ts'
import { type Lexicon, type Phrase, PhraseReader, tell } from './phrase.ts'
import { containers, exactQuantities, likenesses, needPlural, quantities, servings } from './quantities.ts'

/** How a thing of the prompt is joined to another, before it is known what either can do. */
export type Joined = {
  to: number
  how: Attachment | 'with' | 'without' | 'made-of' | 'costume'
  socket?: string
}

export type ReadThing = Omit<Phrase, 'end'> & {
  arranged?: Arrangement
  /** How many, where no number was said but a quantity was: 'a stack of books'. */
  usual?: number
  /** 'a stack of three pancakes', where an archetype is a whole stack: how many are in one. */
  within?: { count: number; noun: string }
  joined?: Joined
}

/** A prompt as things and how they are joined; what the words mean for shapes is decided by the plan. */
export type Reading = {
  text: string
  things: ReadThing[]
  /** Words that nothing was made of. */
  unknown: string[]
}

const bodySockets: Record<string, { socket: string; how?: Attachment }> = {
  head: { socket: 'head' },
  top: { socket: 'top' },
  back: { socket: 'back' },
  shoulder: { socket: 'shoulder' },
  neck: { socket: 'neck', how: 'wearing' },
  hand: { socket: 'hand', how: 'holding' },
  arm: { socket: 'hand', how: 'holding' },
  paw: { socket: 'hand', how: 'holding' },
  claw: { socket: 'hand', how: 'holding' },
  talon: { socket: 'feet', how: 'holding' },
  mouth: { socket: 'mouth', how: 'holding' },
  beak: { socket: 'mouth', how: 'holding' },
  jaw: { socket: 'mouth', how: 'holding' },
  trunk: { socket: 'mouth', how: 'holding' },
  teeth: { socket: 'mouth', how: 'holding' },
  eye: { socket: 'eyes' },
  face: { socket: 'eyes' },
  foot: { socket: 'feet' },
  roof: { socket: 'top' },
  lid: { socket: 'top' },
  front: { socket: 'front' },
  side: { socket: 'side' },
  chest: { socket: 'front' },
  nose: { socket: 'nose' },
  tail: { socket: 'tail' },
}

const ground = new Set('ground,floor,earth,surface,background,backdrop'.split(','))
const pronouns = new Set('it them him her itself themselves'.split(' '))
const openNouns = new Set('thing,something,object,item,stuff,anything,model,asset'.split(','))

export const isOpenNoun = (noun: string): boolean => openNouns.has(noun)

export function readPrompt(prompt: string, lexicon: Lexicon): Reading {
  const text = unframed(prompt)
  const words = (text.match(/[\p{L}\p{N}]+(?:'(?!s\b)\p{L}+)*|'s\b|,/gu) ?? []).map((word) =>
    mended(word, lexicon),
  )
  return new PromptReader(words, text, lexicon).read()
}

/** Words that no table knows are spelt as one that was probably meant. */
export function mended(word: string, { catalogue, nouns }: Lexicon): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || closedTag(word) || nouns.has(word) || stuffOf(word))
    return word
  if (catalogue.isNoun(catalogue.lemma(word, 'noun')) || catalogue.isVerb(catalogue.lemma(word, 'verb')))
    return word
  if (catalogue.isAdjective(word) || catalogue.knows(word)) return word
  return catalogue.correct(word) ?? word
}

class PromptReader {
  private readonly things: ReadThing[] = []
  private readonly unknown: string[] = []
  private readonly reader: PhraseReader
  private readonly text: string
  private readonly lexicon: Lexicon
  private at = 0
  /** The thing that the next words are about. */
  private subject = -1
  /** The link that came last, for 'and'. */
  private last: { how: Joined['how'] | 'deed' | 'first'; to: number } | undefined

  constructor(words: string[], text: string, lexicon: Lexicon) {
    this.reader = new PhraseReader(words, lexicon)
    this.text = text
    this.lexicon = lexicon
  }

  read(): Reading {
    const { words } = this.reader
    while (this.at < words.length) {
      const before = this.at
      this.step()
      if (this.at === before) {
        const word = this.reader.word(this.at)
        if (!closedTag(word) && word !== ',' && word !== "'s") this.unknown.push(word)
        this.at += 1
      }
    }
    return { text: this.text, things: this.things, unknown: this.unknown }
  }

  private step(): void {
    const { reader } = this
    const word = reader.word(this.at)
    if (word === ',' || word === 'and' || word === 'or' || word === 'plus') {
      this.goOn()
      return
    }
    if (this.things.length > 0 && /^(?:that|which|who|is|are|it|they|being|was|were)$/.test(word)) {
      const link = reader.linkAt(this.at)
      if (!link) {
        this.at += 1
        if (closedTag(reader.word(this.at)) === 'aux' && !/^(?:is|are|has|have)$/.test(reader.word(this.at)))
          this.passClause()
        return
      }
    }
    const drawn = /^(?:painted|printed|drawn|engraved|carved|etched) on (?:it|them)\b/.exec(
      reader.words.slice(this.at, this.at + 3).join(' '),
    )
    const motif = this.things[this.subject]
    if (drawn && motif?.joined?.how === 'with') {
      motif.noun = `${motif.noun} pattern`
      this.at += 3
      return
    }
    if (this.things.length > 0) {
      const pose = reader.descriptionAt(this.at)
      const link = reader.linkAt(this.at)
      if (pose?.said.says === 'pose' && (!link || link.length <= pose.length)) {
        const doer = this.doer()
        const thing = this.things[doer]
        if (thing) tell(thing, pose.said, pose.words, 0)
        this.subject = doer
        this.last = undefined
        this.at += pose.length
        return
      }
      if (link) {
        this.join(link)
        return
      }
      const thing = this.things[this.subject]
      const lean = reader.descriptionAt(this.at)
      if (thing && lean?.said.says === 'lean') {
        tell(thing, lean.said, lean.words, 0)
        this.at += lean.length
        if (/^to (?:one|the|its|left|right)/.test(reader.text(this.at, 3)))
          this.at += reader.text(this.at, 3).endsWith('side') ? 3 : 2
        return
      }
      if (reader.isParticiple(word)) {
        this.unknown.push(word)
        this.at += 1
        this.subject = this.doer()
        const next = reader.phraseAt(this.at)
        // 'a dog chewing up a shoe': both are there, though what it does is not.
        if (next?.noun) this.last = { how: 'deed', to: this.subject }
        return
      }
    }
    const made = this.thingHere()
    if (made === undefined) return
    const { last } = this
    // 'dancing ballet', 'chopping wood': what is only done with words, and has no shape of its own.
    const thing = this.at_(made)
    if (made > 0 && this.lexicon.nouns.find(thing.noun).by !== 'archetype' && !thing.arranged) {
      this.unknown.push(thing.phrase)
      this.things.splice(made, 1)
      return
    }
    if (this.things.length > 1 && last?.how === 'deed')
      this.things[made] = { ...this.at_(made), joined: { to: last.to, how: 'beside' } }
    this.subject = made
  }

  /** 'that would look good on my desk': a wish that no shape answers. */
  private passClause(): void {
    const from = this.at
    while (this.at < this.reader.words.length && this.reader.word(this.at) !== ',') this.at += 1
    this.unknown.push(this.reader.words.slice(from, this.at).join(' '))
  }

  private at_(index: number): ReadThing {
    const thing = this.things[index]
    if (!thing) throw new Error(`No thing ${index}`)
    return thing
  }

  /** Who could be doing something: the last that lives, else the first of all. */
  private doer(): number {
    for (let index = this.things.length - 1; index >= 0; index--) {
      const { traits } = this.lexicon.catalogue.find(this.things[index]?.noun ?? '')
      const joined = this.things[index]?.joined
      if (
        traits.some((trait) => trait === 'animal' || trait === 'person' || trait === 'monster') &&
        joined?.how !== 'with'
      )
        return index
    }
    return 0
  }

  /** After a comma or 'and': more of the same, or more words about the first thing. */
  private goOn(): void {
    const isComma = this.reader.word(this.at) === ','
    const from = this.at + 1
    this.at = from
    while (/^(?:,|and|or|plus)$/.test(this.reader.word(this.at))) this.at += 1
    if (this.things.length === 0) return
    const word = this.reader.word(this.at)
    const description = this.reader.descriptionAt(this.at)
    const phrase = this.reader.phraseAt(this.at)
    if (phrase && phrase.noun === '') {
      this.describe(isComma ? 0 : this.subject, phrase)
      this.at = phrase.end
      return
    }
    if (description?.said.says === 'pose' || this.reader.linkAt(this.at) || !phrase) return
    // ', black marble', ', sunburst': what a thing is made of, said afterwards.
    const stuff = stuffNamed(phrase.noun)
    const isArticle = ['a', 'an', 'the'].includes(word)
    if (isComma && stuff && this.things.length === 1 && !isArticle && !phrase.plural) {
      const first = this.at_(0)
      this.describe(0, phrase)
      first.stuff ??= { stuff, word: phrase.noun }
      this.at = phrase.end
      return
    }
    const { last } = this
    const isNewClause = ['a', 'an', 'the'].includes(word) || phrase.count !== undefined
    const made = this.thingHere()
    if (made === undefined) return
    const thing = this.at_(made)
    if (last && last.how !== 'first') {
      thing.joined = { to: last.to, how: last.how === 'deed' ? 'beside' : last.how }
    } else if (isComma && !isNewClause) {
      // ', broken columns': perhaps a part of the first.
      thing.joined = { to: 0, how: 'with' }
    } else thing.joined = { to: last?.to ?? Math.max(0, this.subject), how: 'beside' }
    this.subject = made
  }

  private describe(index: number, phrase: Phrase): void {
    const thing = this.things[index]
    if (!thing) return
    thing.colours.push(...phrase.colours)
    thing.layers.push(...phrase.layers)
    thing.styles.push(...phrase.styles)
    thing.unknown.push(...phrase.unknown)
    thing.shapeWords.push(...phrase.shapeWords)
    thing.wear = Math.max(thing.wear, phrase.wear)
    thing.glows ||= phrase.glows
    if (phrase.stuff) thing.stuff ??= phrase.stuff
    if (phrase.size) thing.size ??= phrase.size
    if (phrase.stretch) thing.stretch ??= phrase.stretch
    if (phrase.pattern) thing.pattern ??= phrase.pattern
    if (phrase.pose) thing.pose ??= phrase.pose
    if (phrase.lean) thing.lean ??= phrase.lean
  }

  private join({ link, length, words }: NonNullable<ReturnType<PhraseReader['linkAt']>>): void {
    const { reader } = this
    const after = this.at + length
    const object = reader.word(after)
    const previous = this.subject
    const owner = this.things[previous]?.joined
    const phrase = reader.phraseAt(after)
    if (link.joins === 'nothing') {
      this.at = after
      if (words === 'of') return
      this.skip(words)
      return
    }
    // 'a hammer on it', 'a hat on its head', 'a cherry on top'.
    if (
      (link.joins === 'first' || (link.joins === 'second' && link.how === 'beside')) &&
      previous > 0 &&
      owner
    ) {
      if (pronouns.has(object) || (object === 'top' && reader.word(after + 1) !== 'of')) {
        this.at_(previous).joined = {
          to: owner.to,
          how: link.how,
          ...(object === 'top' && { socket: 'top' }),
        }
        this.at = after + 1
        this.last = { how: link.how, to: owner.to }
        return
      }
      // 'back' and 'front' are no nouns to the tables, but they are of a body.
      const named = bodySockets[reader.word(after + 1)]
      if (named && /^(?:its|his|her|their|the)$/.test(object) && (!phrase || phrase.end <= after + 2)) {
        this.at_(previous).joined = { to: owner.to, how: named.how ?? link.how, socket: named.socket }
        this.at = after + 2
        return
      }
      if (phrase?.possessed && !bodySockets[phrase.noun] && phrase.noun !== '') {
        this.at_(previous).joined = { to: owner.to, how: link.how }
        this.at = phrase.end
        return
      }
      const body = phrase && bodySockets[phrase.noun]
      if (phrase && body && (phrase.possessed || reader.word(after) === 'the')) {
        this.at_(previous).joined = { to: owner.to, how: body.how ?? link.how, socket: body.socket }
        this.at = phrase.end
        return
      }
    }
    if (!phrase || phrase.noun === '') {
      this.at = after
      // 'a bottle with a ship inside'
      if (!phrase && link.joins === 'first' && previous > 0 && owner)
        this.at_(previous).joined = { to: owner.to, how: link.how }
      if (phrase && phrase.noun === '' && ['with', 'made-of'].includes(link.joins)) {
        this.describe(previous, phrase)
        this.at = phrase.end
      } else if (pronouns.has(object)) this.at += 1
      return
    }
    if (
      link.joins === 'first' &&
      (/^(?:leg|hind leg|back leg)$/.test(phrase.noun) || (bodySockets[phrase.noun] && phrase.possessed))
    ) {
      // 'standing on its hind legs': how it stands, not on what.
      this.unknown.push(`${words} ${reader.words.slice(after, phrase.end).join(' ')}`)
      this.at = phrase.end
      return
    }
    if (
      (link.joins === 'first' || (link.joins === 'second' && link.how === 'beside')) &&
      this.isSetting(phrase, words)
    ) {
      this.at = phrase.end
      if (!ground.has(phrase.noun)) this.unknown.push(`${words} ${phrase.phrase}`)
      return
    }
    if (link.joins === 'first' && link.how === 'in') {
      // 'in marble', 'in a red dress', 'in low poly style'.
      const stuff = stuffNamed(phrase.noun)
      if (stuff && !stuff.shapeless) {
        this.madeOf(previous, phrase)
        return
      }
      if (this.isWorn(phrase.noun) && this.canWear(previous)) {
        this.at = after
        const made = this.thingHere()
        if (made !== undefined) this.at_(made).joined = { to: this.doer(), how: 'wearing' }
        this.last = { how: 'wearing', to: this.doer() }
        this.subject = this.doer()
        return
      }
    }
    this.at = after
    if (link.joins === 'made-of') {
      this.madeOf(previous, phrase)
      return
    }
    if (link.joins === 'shaped-like') {
      const thing = this.at_(previous)
      thing.shapedLike = phrase.noun
      this.at = phrase.end
      return
    }
    const made = this.thingHere()
    if (made === undefined) return
    const thing = this.at_(made)
    if (link.joins === 'with' || link.joins === 'without' || link.joins === 'costume') {
      const to = link.joins === 'costume' ? this.doerBefore(made) : this.ownerOf(previous, made)
      thing.joined = { to, how: link.joins }
      this.last = { how: link.joins, to }
      this.subject = link.joins === 'with' ? made : to
      return
    }
    if (link.joins === 'second') {
      const deed = ['wearing', 'holding', 'riding'].includes(link.how)
      const to = deed ? this.doerBefore(made) : this.ownerOf(previous, made)
      thing.joined = { to, how: link.how }
      this.last = { how: link.how, to }
      this.subject = link.how === 'beside' || link.how === 'riding' ? made : to
      return
    }
    if (link.joins === 'deed') {
      const to = this.doerBefore(made)
      thing.joined = { to: link.how === 'on' ? this.ownerOf(previous, made) : to, how: link.how }
      if (link.how === 'beside') this.unknown.push(words)
      this.last = { how: link.how, to: thing.joined.to }
      this.subject = made
      return
    }
    // Places: the first is attached to the second; who wears or holds stands there with all that it has.
    const who = this.ownerOf(previous, made)
    const holder = this.at_(who)
    // 'reading news on a cellphone'
    const held = this.things[made - 1]
    if (link.how === 'on' && held?.joined?.how === 'holding' && this.isTalk(held.noun)) {
      this.unknown.push(held.phrase)
      this.things.splice(made - 1, 1)
      const moved = this.at_(made - 1)
      moved.joined = { to: who, how: 'holding' }
      this.subject = who
      return
    }
    if (holder.joined === undefined) holder.joined = { to: made, how: link.how }
    // It already stands somewhere: then where it stands, stands here.
    else this.at_(this.rootOf(who)).joined ??= { to: made, how: link.how }
    this.last = { how: 'first', to: made }
    this.subject = made
  }

  /** 'a bowl with fruit on a table': the bowl stands there, with all that it has. */
  private ownerOf(previous: number, made: number): number {
    let index = previous === made ? 0 : previous
    for (let step = 0; step < this.things.length; step++) {
      const joined = this.things[index]?.joined
      if (
        !joined ||
        !['wearing', 'holding', 'with', 'full-of', 'covered-in', 'made-of', 'costume'].includes(joined.how)
      )
        break
      index = joined.to
    }
    return Math.max(0, index)
  }

  private doerBefore(made: number): number {
    const doer = this.doer()
    if (doer !== made) return doer
    for (let index = made - 1; index >= 0; index--) {
      const { traits } = this.lexicon.catalogue.find(this.things[index]?.noun ?? '')
      if (traits.includes('alive')) return index
    }
    return this.ownerOf(Math.max(0, made - 1), made)
  }

  private rootOf(index: number): number {
    let here = index
    for (let step = 0; step < this.things.length; step++) {
      const to = this.things[here]?.joined?.to
      if (to === undefined) break
      here = to
    }
    return here
  }

  private madeOf(index: number, phrase: Phrase): void {
    const thing = this.at_(index)
    const stuff = stuffNamed(phrase.noun) ?? stuffNamed(phrase.noun.split(' ').at(-1) ?? '')
    if (stuff) {
      thing.stuff = { stuff, word: phrase.noun }
      thing.colours.push(...phrase.colours)
      this.at = phrase.end
      return
    }
    this.at = phrase.end
    this.things.push({ ...withoutEnd(phrase), joined: { to: index, how: 'made-of' } })
  }

  /** Skips what only tells of the setting: 'for a birthday', 'from the sixties'. */
  private skip(words: string): void {
    const phrase = this.reader.phraseAt(this.at)
    if (!phrase) return
    // 'tracks instead of legs': the tracks were asked for already.
    if (words !== 'instead of') this.unknown.push(`${words} ${phrase.phrase}`)
    this.at = phrase.end
    if (this.reader.word(this.at) === 'of') {
      this.at += 1
      this.skip('of')
    }
  }

  private isWorn(noun: string): boolean {
    const { traits, kinds } = this.lexicon.catalogue.find(noun)
    return (
      traits.includes('wearable') ||
      traits.includes('clothing') ||
      kinds.includes('costume') ||
      /(?:suit|armor|armour|uniform|hat|helmet)$/.test(noun)
    )
  }

  private canWear(index: number): boolean {
    return this.lexicon.catalogue.find(this.things[index]?.noun ?? '').traits.includes('alive')
  }

  private isTalk(noun: string): boolean {
    return (
      this.lexicon.nouns.has(noun) === undefined &&
      /^(?:news|story|text|message|song|music|email|novel|poem)$/.test(noun)
    )
  }

  private isSetting(phrase: Phrase, words: string): boolean {
    const { nouns, catalogue } = this.lexicon
    if (ground.has(phrase.noun)) return true
    if (/^my |^your /.test(this.reader.words.slice(phrase.end - 3, phrase.end).join(' '))) return true
    if (nouns.has(phrase.noun) !== undefined || phrase.count !== undefined) return false
    const thing = catalogue.find(phrase.noun)
    if (
      /^(?:night|day|winter|summer|spring|autumn|motion|action|love|style|color|colour|sunset|sunrise|dawn|dusk|rain|time|pose|position|bloom|flight|shape|century|profile|distance|middle|air|wind|sun|sunlight|moonlight|dark|darkness|home|work|sky|space|outer space|concert)$/.test(
        phrase.noun,
      )
    )
      return true
    return (
      words !== 'on' &&
      words !== 'on top of' &&
      thing.traits.includes('place') &&
      catalogue.sceneOf(phrase.noun) !== undefined
    )
  }

  /** Reads one thing from here on, with what 'of' makes of it, and gives its number. */
  private thingHere(): number | undefined {
    const { reader, lexicon } = this
    const phrase = reader.phraseAt(this.at)
    if (!phrase) return undefined
    this.at = phrase.end
    if (phrase.noun === '') {
      if (this.things.length > 0) {
        this.describe(Math.max(0, this.subject), phrase)
        return undefined
      }
      // Nothing but descriptions: 'something golden'.
      this.things.push(withoutEnd(phrase))
      return this.things.length - 1
    }
    const of = reader.word(phrase.end) === 'of' ? reader.phraseAt(phrase.end + 1) : undefined
    const known = of && lexicon.nouns.has(`${phrase.noun} of ${of.noun}`)
    if (of?.noun && known === undefined) {
      const quantity = of.plural || !needPlural.has(phrase.noun) ? quantities[phrase.noun] : undefined
      const inner = () => {
        this.at = phrase.end + 1
        return this.thingHere()
      }
      if (quantity) {
        const index = inner()
        if (index === undefined) return undefined
        const thing = this.at_(index)
        thing.arranged = quantity.arranged
        const times = phrase.count ?? 1
        if (thing.count === undefined) {
          if (exactQuantities.has(phrase.noun)) thing.count = quantity.usual * times
          else thing.usual = quantity.usual
        }
        thing.plural = true
        if (phrase.size) thing.size ??= phrase.size
        thing.unknown.push(...phrase.unknown)
        thing.phrase = `${phrase.phrase} of ${thing.phrase}`
        return index
      }
      const likeness = [phrase.noun, phrase.noun.split(' ').at(-1) ?? ''].find((noun) => noun in likenesses)
      if (likeness !== undefined) {
        const index = inner()
        if (index === undefined) return undefined
        const thing = this.at_(index)
        const usual = stuffNamed(likenesses[likeness] ?? '')
        if (phrase.stuff) thing.stuff = phrase.stuff
        else if (usual) thing.stuff ??= { stuff: usual, word: phrase.noun }
        thing.styles.push(...phrase.styles)
        if (phrase.noun === 'toy' || phrase.noun === 'doll')
          thing.styles.push({ style: 'toy', word: phrase.noun })
        thing.colours.push(...phrase.colours)
        thing.unknown.push(...phrase.unknown)
        thing.wear = Math.max(thing.wear, phrase.wear)
        if (phrase.size) thing.size ??= phrase.size
        thing.phrase = `${phrase.phrase} of ${thing.phrase}`
        return index
      }
      if (servings.has(phrase.noun)) {
        const whole = lexicon.nouns.has(`${of.noun} ${phrase.noun}`)
        const index = inner()
        if (index === undefined) return undefined
        const thing = this.at_(index)
        if (whole !== undefined) thing.noun = whole
        if (phrase.count !== undefined) thing.count ??= phrase.count
        thing.colours.unshift(...phrase.colours)
        thing.phrase = `${phrase.phrase} of ${thing.phrase}`
        return index
      }
      const isContainer =
        containers.has(phrase.noun.split(' ').at(-1) ?? '') ||
        lexicon.catalogue.find(phrase.noun).kinds.some((kind) => kind === 'container' || kind === 'vessel')
      const stuff = stuffNamed(of.noun)
      if (isContainer) {
        this.things.push(withoutEnd(phrase))
        const index = this.things.length - 1
        const filling = inner()
        if (filling !== undefined) this.at_(filling).joined = { to: index, how: 'full-of' }
        this.last = { how: 'full-of', to: index }
        return index
      }
      if (stuff) {
        this.things.push(withoutEnd(phrase))
        const index = this.things.length - 1
        this.madeOf(index, of)
        return index
      }
      this.things.push(withoutEnd(phrase))
      this.unknown.push(`of ${of.phrase}`)
      this.at = of.end
      return this.things.length - 1
    }
    const thing = withoutEnd(phrase)
    if (of && known !== undefined) {
      this.at = of.end
      thing.noun = known
      thing.phrase = `${phrase.phrase} of ${of.phrase}`
      if (of.count !== undefined) thing.within = { count: of.count, noun: of.noun }
    }
    this.things.push(thing)
    return this.things.length - 1
  }
}

function withoutEnd({ end: _, ...phrase }: Phrase): ReadThing {
  return phrase
}
