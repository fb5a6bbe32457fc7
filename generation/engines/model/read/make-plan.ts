import { seededRandom } from '@makebelieve/kit/core/random'
import type { AnyArchetype, ShapeOrder } from '@makebelieve/shapes/archetype'
import { glowing, type Material, plaster } from '@makebelieve/shapes/materials/material'
import { stuffNamed } from '@makebelieve/shapes/stuffs'
import { type NounFound, withArticle } from '../../../nouns/nouns.ts'
import { numberIn } from '../../../reading/words.ts'
import { singularsOf } from '../../../things/inflection.ts'
import { isFeature, wheels } from '../compose/fitted.ts'
import type { Attachment, Claim, ModelPlan, Piece, Style } from '../design.ts'
import { bareNoun, looksInNoun } from './bare-noun.ts'
import { describes } from './describing.ts'
import { withoutDoubles } from './doubles.ts'
import {
  isCount,
  optionFor,
  parameterFor,
  partFor,
  partsFor,
  scaled,
  shapeParameters,
  stateFor,
  usualShape,
} from './fitting.ts'
import { costumes } from './links.ts'
import { claimsOfMembers, memberOf } from './members.ts'
import { isBodyPart, type Lexicon } from './phrase.ts'
import { quantities } from './quantities.ts'
import { isOpenNoun, type Reading, type ReadThing } from './read.ts'
import { metresOf } from './sizes.ts'
import { unclaimed } from './unclaimed.ts'
import { garmentFor } from './wardrobe.ts'

/** A piece while it is being made: what was read of it, and what shape that leads to. */
type Draft = {
  piece: Piece
  thing: ReadThing
  found: NounFound | undefined
  archetype: AnyArchetype | undefined
}

/** Nobody counts more than this in a picture. */
const mostCopies = 40

/** Makes a plan of what was read: finds shapes, decides what 'with' means, and writes down what was claimed. */
export class PlanMaker {
  private readonly drafts: (Draft | undefined)[] = []
  private readonly claims: Claim[] = []
  private readonly notes: string[] = []
  private readonly ids = new Set<string>()
  private readonly reading: Reading
  private readonly lexicon: Lexicon
  private readonly options: { prompt: string; seed: number }
  /** The word for what the prompt leaves open ('something'), where it does. */
  private leftOpen: string | undefined

  constructor(reading: Reading, lexicon: Lexicon, options: { prompt: string; seed: number }) {
    this.reading = reading
    this.lexicon = lexicon
    this.options = options
  }

  plan(): ModelPlan {
    const { prompt, seed } = this.options
    const things = this.reading.things.length > 0 ? this.reading.things : [this.something()]
    const [first] = things
    if (first && (first.noun === '' || isOpenNoun(first.noun))) this.choose(first)
    things.forEach((thing, index) => {
      this.drafts.push(this.draftOf(thing, index, things))
    })
    things.forEach((_, index) => {
      this.join(index)
    })
    for (const draft of this.drafts) if (draft) this.claimLooks(draft)
    for (const words of this.reading.unknown) this.claims.push({ about: 'unknown', text: words })
    const style = this.style(things)
    for (const words of unclaimed(this.reading, this.claims, this.lexicon))
      this.claims.push({ about: 'unknown', text: words })
    const drafts = this.drafts.flatMap((draft) => (draft ? [draft] : []))
    this.pose(drafts)
    for (const draft of drafts.slice(1)) this.lift(draft)
    const pieces = withoutDoubles(drafts)
    return {
      kind: 'model',
      prompt,
      title: titleOf(this.reading.text, pieces),
      pieces,
      style,
      wear: Math.max(0, ...things.map((thing) => thing.wear)),
      metres: Math.max(...drafts.map((draft) => this.metres(draft))),
      seed,
      notes: [
        ...this.notes,
        ...drafts.flatMap(({ piece, found }) => (isPlain(found) ? [] : [sentence(piece.via)])),
      ],
      claims: withoutRepeats(this.claims),
    }
  }

  private metres({ piece, thing, found }: Draft): number {
    if (!found) return 0.01
    const shapedAs = found.by === 'archetype' ? found.noun : thing.noun
    return metresOf(thing.noun, shapedAs, found.thing) * piece.size
  }

  /** Where the prompt leaves it open: one of the shapes, by chance. */
  private choose(thing: ReadThing): void {
    this.leftOpen = thing.noun
    const all = [
      'lamp',
      'cactus',
      'globe',
      'teapot',
      'camera',
      'plant',
      'clock',
      'rocket',
      'chair',
      'dog',
    ].filter((noun) => this.lexicon.nouns.has(noun) !== undefined)
    const pick = all[Math.floor(seededRandom(this.options.seed).next() * all.length)] ?? 'crystal'
    thing.noun = pick
    thing.phrase = [
      thing.phrase.replace(/\b(?:thing|something|object|item|stuff|anything|model|asset)\b/, '').trim(),
      pick,
    ]
      .join(' ')
      .trim()
    this.notes.push(`Your prompt didn't say what it is, so I made ${withArticle(pick)}.`)
  }

  private something(): ReadThing {
    return {
      phrase: '',
      noun: '',
      plural: false,
      possessed: false,
      colours: [],
      layers: [],
      shapeWords: [],
      wear: 0,
      styles: [],
      glows: false,
      unmeasured: [],
      unknown: [],
    }
  }

  private idFor(noun: string): string {
    const base = (noun.split(' ').slice(-2).join('-') || 'thing').replace(/[^a-z0-9-]/g, '')
    for (let n = 1; ; n++) {
      const id = n === 1 ? base : `${base}-${n}`
      if (this.ids.has(id)) continue
      this.ids.add(id)
      return id
    }
  }

  private draftOf(thing: ReadThing, index: number, things: ReadThing[]): Draft | undefined {
    const costume = /^(.+) (?:costume|outfit)$/.exec(thing.noun)
    if (costume && thing.joined?.how === 'wearing') {
      thing.noun = costume[1] ?? thing.noun
      thing.joined.how = 'costume'
    }
    const how = thing.joined?.how
    if (how === 'without' || how === 'costume') return undefined
    const { nouns } = this.lexicon
    const role = this.roleOf(thing)
    if (how === 'with' && this.isLook(thing, things[thing.joined?.to ?? 0])) return undefined
    const stuff = stuffNamed(thing.noun)
    const isStuff =
      stuff?.shapeless !== undefined && nouns.has(thing.noun) === undefined && (index > 0 || how === 'in')
    if (thing.noun === 'pot' && this.growsIn(index, things)) thing.noun = 'flower pot'
    // Where there is a shape for several and one for one, copies are made of the one.
    if (thing.count !== undefined || thing.arranged)
      thing.noun = singularsOf(thing.noun).find((form) => nouns.has(form) === form) ?? thing.noun
    let noun = thing.noun
    const named = nouns.find(thing.noun)
    let found: NounFound | undefined = isStuff ? undefined : named
    let stuffOfOther: Material | undefined
    let shape: string | undefined
    if (thing.shapedLike && !isStuff && !thing.noun.endsWith(thing.shapedLike)) {
      const like = nouns.find(thing.shapedLike)
      if (like.by === 'archetype') {
        if (named.by === 'archetype')
          stuffOfOther = plainStuff(usualShape(named.archetype).parts[0]?.material)
        found = like
        noun = thing.shapedLike
        shape = thing.shapedLike
        this.notes.push(
          `It has the shape of ${withArticle(thing.shapedLike)} and the material of ${withArticle(thing.noun)}.`,
        )
      } else this.claims.push({ about: 'unknown', text: `shaped like ${withArticle(thing.shapedLike)}` })
    }
    const archetype = found?.by === 'archetype' ? found.archetype : undefined
    const piece: Piece = {
      id: this.idFor(noun),
      phrase: thing.phrase,
      noun: thing.noun,
      source: found
        ? this.sourceOf(thing, found, index, stuffOfOther)
        : { by: 'stuff', stuff: tinted(stuff?.material ?? plaster('#cccccc'), thing) },
      via: found ? found.via : `${thing.noun} takes the shape of what it lies on`,
      count: found ? this.countOf(thing, how) : 1,
      size: thing.size?.size ?? 1,
      partLooks: thing.glows ? [{ part: '*', glows: true }] : [],
      ...(thing.arranged && { arranged: thing.arranged }),
      ...(thing.lean && { lean: thing.lean }),
      ...(thing.members && { members: thing.members.map((member) => memberOf(member, archetype)) }),
    }
    // What else the phrase says is claimed by itself: a dragon is no proof of its three heads.
    const looks = looksInNoun(thing.noun, (one) => nouns.has(one) !== undefined)
    const bare = this.bare(thing.noun)
    // Where the prompt leaves open what it is, nobody asked for what was chosen.
    const left = index === 0 ? this.leftOpen : undefined
    if (left === undefined)
      this.claims.push({ about: 'thing', piece: piece.id, text: (thing.called ?? bare) || thing.phrase })
    else if (left !== '') this.claims.push({ about: 'thing', piece: piece.id, noun: thing.noun, text: left })
    for (const word of looks) this.claimLookInNoun(piece.id, word, bare)
    if (shape)
      this.claims.push({
        about: 'thing',
        piece: piece.id,
        noun: shape,
        text: `shaped like ${withArticle(shape)}`,
      })
    if (thing.arranged && thing.arranged !== 'group')
      this.claims.push({
        about: 'arranged',
        piece: piece.id,
        arranged: thing.arranged,
        text: this.formation(thing),
      })
    this.claimLost(piece, thing, found)
    if (thing.count !== undefined && thing.count > mostCopies) {
      this.claims.push({ about: 'unknown', text: `${thing.count} of ${thing.noun}: ${mostCopies} are shown` })
    } else if (thing.count !== undefined && (thing.count > 1 || /\bone\b|\b1\b/.test(thing.phrase)))
      this.claims.push({
        about: 'count',
        piece: piece.id,
        count: thing.count,
        text: this.counted(thing),
      })
    if (thing.alsoCalled !== undefined)
      this.claims.push({ about: 'thing', piece: piece.id, noun: thing.alsoCalled, text: thing.alsoCalled })
    if (thing.members)
      this.claims.push(...claimsOfMembers(piece, this.bare(piece.noun), thing.members, archetype))
    const draft = { piece, thing, found, archetype }
    // What is only joined by 'with' may be a part of its owner, which then has the words.
    if (how !== 'with') this.fitWords(draft)
    if (role !== undefined) this.dress({ ...this.something(), noun: role, phrase: role }, draft)
    return draft
  }

  private bare(noun: string): string {
    return bareNoun(noun, (one) => this.lexicon.nouns.has(one) !== undefined)
  }

  /** 'three apples' of 'three red apples': its colour is another claim. */
  private counted({ phrase, noun, count }: ReadThing): string {
    const words = phrase.split(' ')
    const number = words.find((word) => numberIn(word) === count) ?? String(count)
    const last = this.bare(noun).split(' ')
    const end = words.findLastIndex((word) => [word, ...singularsOf(word)].includes(last.at(-1) ?? ''))
    const said = end < 0 ? last : words.slice(end + 1 - last.length, end + 1)
    return [number, ...said].join(' ')
  }

  /** 'row of poles': the word that says how they stand, and what does. */
  private formation({ phrase, noun, arranged }: ReadThing): string {
    const word = phrase.split(' ').find((one) => one in quantities || one === 'line' || one === 'ring')
    return `${word ?? arranged} of ${this.bare(noun)}`
  }

  /** 'Wooden table' is a table, and it is of wood: that a table stands there says nothing about the wood. */
  private claimLookInNoun(piece: string, word: string, noun: string): void {
    const said = describes(word)
    const text = `${word} ${noun}`
    if (said?.says === 'colour') this.claims.push({ about: 'colour', piece, colour: said.colour, text })
    else if (said?.says === 'stuff') this.claims.push({ about: 'stuff', piece, stuff: said.stuff.name, text })
    else if (said?.says === 'size') this.claims.push({ about: 'size', piece, size: said.size, text })
  }

  /** 'corgi nurse', 'raccoon astronaut': an animal that is dressed as somebody; the animal is the thing. */
  private roleOf(thing: ReadThing): string | undefined {
    const { nouns, catalogue } = this.lexicon
    const cut = thing.noun.lastIndexOf(' ')
    if (cut < 0 || nouns.has(thing.noun) !== undefined) return undefined
    const [animal, role] = [thing.noun.slice(0, cut), thing.noun.slice(cut + 1)]
    if (!catalogue.find(animal).traits.includes('animal') || !catalogue.find(role).traits.includes('person'))
      return undefined
    thing.noun = animal
    return role
  }

  /** 'pumpkin carriage': what the head of the phrase alone does not show. */
  private claimLost(piece: Piece, thing: ReadThing, found: NounFound | undefined): void {
    if (found?.by !== 'archetype' || found.exact || !found.via.includes('shaped as')) return
    if (this.lexicon.phrases.has(thing.noun) || !thing.noun.endsWith(` ${found.noun}`)) return
    const lost = thing.noun.slice(0, -found.noun.length - 1)
    this.claims.push({ about: 'unknown', text: `${lost} (of ${thing.noun})` })
    piece.via = `${withArticle(thing.noun)} is shaped as ${withArticle(found.noun)}`
  }

  private countOf({ count, usual, plural }: ReadThing, how: string | undefined): number {
    if (count !== undefined) return Math.min(mostCopies, Math.max(1, count))
    if (usual !== undefined) return usual
    return plural && how !== 'full-of' && how !== 'covered-in' && how !== 'made-of' ? 3 : 1
  }

  /** Whether a plant stands in it: pots for those are no pots for soup. */
  private growsIn(index: number, things: ReadThing[]): boolean {
    return things.some(
      ({ joined, noun }) =>
        joined?.to === index &&
        joined.how === 'in' &&
        this.lexicon.catalogue.find(noun).traits.includes('plant'),
    )
  }

  private sourceOf(
    thing: ReadThing,
    found: NounFound,
    index: number,
    stuffOfOther?: Material,
  ): Piece['source'] {
    const seed = this.options.seed + index * 101
    const [main, second, accent] = thing.colours.map(({ colour }) => colour)
    const stuff = thing.stuff?.stuff.material ?? stuffOfOther
    const own =
      found.by === 'archetype' &&
      !found.exact &&
      found.thing.row === found.thing.name &&
      found.thing.flat.match === 'name' &&
      // The colours of pictures are true for what grows; a car is painted.
      found.thing.traits.some((trait) => trait === 'animal' || trait === 'plant' || trait === 'food')
        ? found.thing.colour
        : undefined
    const usual = stuff ? undefined : own
    const colours = {
      ...((main ?? usual) && { main: main ?? usual }),
      ...(second && { second }),
      ...(accent && { accent }),
    }
    const order = (archetype: AnyArchetype, noun: string): ShapeOrder => ({
      archetype: archetype.id,
      noun,
      values: {},
      ...(Object.keys(colours).length > 0 && { colours }),
      ...(stuff && { stuff }),
      seed,
    })
    if (found.by === 'archetype') return { by: 'archetype', order: order(found.archetype, found.noun) }
    if (found.by === 'parts')
      return { by: 'parts', orders: found.parts.map((part) => order(part.archetype, part.noun)) }
    const { set, id } = found.thing.flat
    return { by: 'puffed', art: { set, id }, colour: main ?? stuff?.colour ?? found.thing.colour }
  }

  /** Words that the archetype itself knows: poses, patterns, 'round', 'tall'. */
  private fitWords(draft: Draft): void {
    const { thing, piece, archetype } = draft
    const values = valuesOf(piece)
    const settle = (word: string): boolean => {
      const state = archetype && stateFor(archetype, word)
      if (!state) return false
      values[state.name] = state.value
      return true
    }
    if (thing.pose) {
      if (settle(thing.pose.pose))
        this.claims.push({
          about: 'pose',
          piece: piece.id,
          pose: thing.pose.pose,
          text: `${thing.pose.word} ${this.bare(piece.noun)}`,
        })
      else thing.unknown.push(thing.pose.word)
    }
    if (thing.pattern) {
      if (!settle(thing.pattern.name)) {
        const second = thing.colours[1]?.colour
        piece.pattern = { name: thing.pattern.name, ...(second && { colour: second }) }
      }
      thing.unmeasured.push(thing.pattern.word)
    }
    thing.unknown = thing.unknown.filter((word) => {
      if (!settle(word)) return true
      this.claims.push({
        about: 'pose',
        piece: piece.id,
        pose: word,
        text: `${word} ${this.bare(piece.noun)}`,
      })
      return false
    })
    for (const word of thing.shapeWords) {
      const row = shapeParameters[word]
      const name = row?.names.find((one) => archetype?.parameters[one])
      const parameter = name === undefined ? undefined : archetype?.parameters[name]
      const rowValue = archetype?.rows[piece.noun]?.values?.[name ?? '']
      const value =
        parameter && row
          ? scaled(parameter, row.factor, typeof rowValue === 'number' ? rowValue : undefined)
          : undefined
      if (name !== undefined && value !== undefined) values[name] = value
      else if (thing.stretch) piece.stretch = thing.stretch
      this.claims.push({ about: 'shape', piece: piece.id, word, text: `${word} ${this.bare(piece.noun)}` })
    }
    if (thing.within) this.countWithin(draft, thing.within)
    if (thing.layers.length > 0)
      for (const layer of thing.layers) this.addLayer(draft, layer.stuff.name, layer.word)
    if (thing.unknown.includes('potted')) {
      const pot = ['flower pot', 'flowerpot', 'plant pot', 'pot', 'vase'].find(
        (noun) => this.lexicon.nouns.has(noun) !== undefined,
      )
      if (pot !== undefined) {
        thing.unknown = thing.unknown.filter((word) => word !== 'potted')
        const added = this.add(pot, `a ${pot}`)
        piece.attached = { to: added.piece.id, how: 'in' }
        this.claims.push({
          about: 'attachment',
          piece: piece.id,
          to: added.piece.id,
          how: 'in',
          says: 'in',
          text: 'potted',
        })
      }
    }
  }

  /** 'a stack of three pancakes': the archetype is the stack, and one of its numbers is how many. */
  private countWithin(
    { piece, archetype }: Draft,
    { count, noun, said }: NonNullable<ReadThing['within']>,
  ): void {
    const named = archetype && (parameterFor(archetype, noun) ?? parameterFor(archetype, 'count'))
    const any = Object.entries(archetype?.parameters ?? {}).find(([, parameter]) => isCount(parameter))
    const name = named && isCount(named.parameter) ? named.name : any?.[0]
    if (name === undefined) {
      this.claims.push({ about: 'unknown', text: `${count} of ${noun}` })
      return
    }
    valuesOf(piece)[name] = count
    this.claims.push({ about: 'part', piece: piece.id, part: noun, count, text: `${count} ${said ?? noun}` })
  }

  private addLayer(draft: Draft, stuff: string, word: string): void {
    const material = stuffNamed(stuff)?.material
    if (!material) return
    const id = this.idFor(stuff)
    const piece: Piece = {
      id,
      phrase: word,
      noun: stuff,
      source: { by: 'stuff', stuff: material },
      via: `${stuff} lies on it`,
      count: 1,
      size: 1,
      partLooks: [],
      attached: { to: draft.piece.id, how: 'covered-in' },
    }
    this.extra.push({ piece, thing: this.something(), found: undefined, archetype: undefined })
    this.claims.push({
      about: 'attachment',
      piece: id,
      to: draft.piece.id,
      how: 'covered-in',
      says: 'covered in',
      text: `${word} ${draft.piece.noun}`,
    })
  }

  /** Pieces that words imply: the pot of 'potted', the snow of 'snowy'. They come after what was said. */
  private readonly extra: Draft[] = []

  private add(noun: string, phrase: string): Draft {
    const thing = { ...this.something(), noun, phrase }
    const found = this.lexicon.nouns.find(noun)
    const draft: Draft = {
      thing,
      found,
      archetype: found.by === 'archetype' ? found.archetype : undefined,
      piece: {
        id: this.idFor(noun),
        phrase,
        noun,
        source: this.sourceOf(thing, found, 50 + this.extra.length),
        via: found.via,
        count: 1,
        size: 1,
        partLooks: [],
      },
    }
    this.extra.push(draft)
    return draft
  }

  /** 'with a floral pattern', 'with stripes': how the owner looks. */
  private isLook(thing: ReadThing, owner: ReadThing | undefined): boolean {
    if (!owner) return false
    const named: Record<string, string> = {
      stripe: 'striped',
      spot: 'spotted',
      dot: 'spotted',
      'polka dot': 'spotted',
      check: 'checkered',
      checker: 'checkered',
    }
    const generic =
      /(?:^|\s)(?:pattern|print|design|motif|decoration|texture|finish|paint job|color|colour|paint)$/.test(
        thing.noun,
      )
    const ownPattern = named[thing.noun]
    if (ownPattern === undefined && !generic) return false
    const index = this.reading.things.indexOf(owner)
    const draft = this.drafts[index]
    if (!draft) return false
    const name = ownPattern ?? thing.pattern?.name ?? patternOfNoun(thing.noun)
    if (name === undefined && thing.colours.length === 0 && !thing.stuff) {
      this.claims.push({ about: 'unknown', text: thing.phrase })
      return true
    }
    if (name !== undefined) {
      owner.pattern = { name, word: thing.phrase }
      const option = draft.archetype && optionFor(draft.archetype, name)
      const colour = thing.colours[0]?.colour ?? owner.colours[1]?.colour
      if (option) {
        valuesOf(draft.piece)[option.name] = option.option
        if (colour && draft.piece.source.by === 'archetype')
          draft.piece.source.order.colours = { ...draft.piece.source.order.colours, second: colour }
      } else draft.piece.pattern = { name, ...(colour && { colour }) }
    }
    for (const { colour, word } of thing.colours)
      this.claims.push({ about: 'colour', piece: draft.piece.id, colour, text: word })
    return true
  }

  /** What joins a thing to another, now that both are known. */
  private join(index: number): void {
    const thing = this.reading.things[index]
    const joined = thing?.joined
    if (!thing || !joined) return
    const owner = this.drafts[joined.to]
    const draft = this.drafts[index]
    if (!owner) return
    if (joined.how === 'without') {
      this.takeOff(thing, owner)
      return
    }
    if (joined.how === 'costume') {
      this.dress(thing, owner)
      return
    }
    if (!draft) return
    const attach = (how: Attachment, text?: string) => {
      const and = joined.and === undefined ? undefined : this.drafts[joined.and]?.piece.id
      draft.piece.attached = {
        to: owner.piece.id,
        how,
        ...(joined.socket && { socket: joined.socket }),
        ...(and !== undefined && { and }),
        ...((how === 'towards' || how === 'ahead-of') && joined.says !== undefined && { says: joined.says }),
      }
      if (joined.isFiller) return
      const says = joined.says ?? how.replaceAll('-', ' ')
      const nouns = [this.bare(draft.piece.noun), this.bare(owner.piece.noun)]
      const isOwnersDeed = joined.isOwners ?? deeds.has(how)
      const told = (isOwnersDeed ? nouns.toReversed() : nouns).join(` ${joined.said ?? says} `)
      this.claims.push({
        about: 'attachment',
        piece: draft.piece.id,
        to: owner.piece.id,
        how,
        says,
        text: text ?? told,
      })
      if (and !== undefined)
        this.claims.push({
          about: 'attachment',
          piece: draft.piece.id,
          to: and,
          how,
          says,
          text: `${this.bare(this.drafts[joined.and ?? 0]?.piece.noun ?? '')} ${joined.andSaid ?? says} ${nouns[0]}`,
        })
    }
    if (joined.how === 'made-of') {
      if (owner.piece.source.by === 'archetype' && draft.found)
        owner.piece.source.order.stuff = plaster(draft.found.thing.colour)
      this.notes.push(
        `${capital(thing.noun)} is no stuff that things are made of, so pieces of it cover the ${owner.piece.noun}.`,
      )
      attach('covered-in', `made of ${thing.phrase}`)
      return
    }
    if (joined.how === 'with') {
      this.joinWith(index, draft, owner, attach)
      return
    }
    if (joined.how === 'wearing' && this.asGarment(thing, owner)) {
      this.drop(index)
      this.claimPart(thing, owner)
      return
    }
    // Pancakes that have syrup, cups that have tea: it is theirs already.
    if (draft.piece.source.by === 'stuff' && (joined.how === 'covered-in' || joined.how === 'full-of')) {
      if (this.asValue(thing, owner) || this.asPart(thing, owner)) {
        this.drop(index)
        this.claimPart(thing, owner)
        return
      }
    }
    // Nothing stands in what has no shape: 'a duck in water' is a duck.
    const isPlace = !deeds.has(joined.how)
    if (isPlace && owner.piece.source.by === 'stuff') {
      this.drop(joined.to, `${joined.how} ${owner.thing.phrase}`)
      return
    }
    // 'tea in a cup'
    if (joined.how === 'in' && draft.piece.source.by === 'stuff' && this.hasSocket(owner, 'inside')) {
      attach('full-of')
      return
    }
    if (isPlace && draft.piece.source.by === 'stuff' && joined.how !== 'on' && !thing.arranged) {
      this.drop(index, thing.phrase)
      return
    }
    if (joined.how === 'on' && draft.piece.source.by === 'stuff') {
      attach('covered-in')
      return
    }
    // 'lights on the roof' are parts where the archetype has them, and nothing where it has not.
    if (joined.how === 'on' && joined.socket && draft.found && !this.isThing(draft.found, false)) {
      const known = this.asPart(thing, owner)
      this.drop(index, known ? undefined : thing.phrase)
      if (known) this.claimPart(thing, owner)
      return
    }
    // What has room inside stands in it; what has none is stuck into it.
    if (joined.how === 'stuck-in' && this.hasSocket(owner, 'inside')) {
      attach('in')
      return
    }
    // A hat on a head is worn.
    if (joined.how === 'on' && joined.socket && joined.socket !== 'top' && clothing.test(thing.noun)) {
      attach('wearing')
      return
    }
    attach(joined.how)
  }

  private joinWith(
    index: number,
    draft: Draft,
    owner: Draft,
    attach: (how: Attachment, text?: string) => void,
  ): void {
    const { thing, piece } = draft
    // 'a vase with flowers' holds them, though vases may be painted with flowers too.
    const isHeld =
      this.hasSocket(owner, 'inside') &&
      this.lexicon.nouns.has(thing.noun) !== undefined &&
      thing.stuff === undefined
    if (!isHeld && (this.asValue(thing, owner) || this.asPart(thing, owner))) {
      this.drop(index)
      this.claimPart(thing, owner)
      return
    }
    this.fitWords(draft)
    const { found } = draft
    if (piece.source.by === 'stuff') {
      const filled = this.hasSocket(owner, 'inside')
      attach(filled ? 'full-of' : 'covered-in')
      return
    }
    // Parts that the archetype does not have, and that are no things of their own, are not made up.
    const lives = this.isAlive(owner)
    if (!found || !this.isThing(found, lives)) {
      this.drop(index, thing.phrase)
      return
    }
    // A shape that has no window gets one that fits it.
    if (isFeature(thing.noun)) {
      if (wheels.test(thing.noun) && thing.count === undefined && thing.plural) piece.count = 4
      attach('part')
      return
    }
    const traits = found.thing.traits
    if (clothing.test(thing.noun) || traits.includes('wearable') || traits.includes('clothing')) {
      if (lives || this.hasSocket(owner, 'head')) {
        attach('wearing')
        return
      }
    }
    const isPlant = owner.found?.thing.traits.includes('plant')
    if (lives && !isPlant) {
      const small = traits.some((trait) =>
        ['holdable', 'weapon', 'tool', 'instrument', 'food', 'toy', 'sport'].includes(trait),
      )
      const canHold = this.hasSocket(owner, 'hand') || this.hasSocket(owner, 'mouth')
      attach(small && canHold ? 'holding' : 'beside')
      return
    }
    if (this.hasSocket(owner, 'inside')) {
      const stands = traits.includes('plant') && !traits.includes('food')
      if (stands && piece.count > 1) piece.arranged ??= 'bunch'
      attach(stands ? 'in' : 'full-of')
      return
    }
    attach('on')
  }

  private isAlive(draft: Draft): boolean {
    return (
      (draft.found?.thing.traits.some((trait) => ['animal', 'person', 'monster'].includes(trait)) ?? false) ||
      ['biped', 'humanoid', 'quadruped'].includes(draft.archetype?.skeleton ?? '')
    )
  }

  /** Whether it is a thing of its own, rather than a part that the owner's archetype happens not to have. */
  private isThing(found: NounFound, isHeld: boolean): boolean {
    const { thing } = found
    if (found.by === 'archetype' && (found.exact || found.via.includes('shaped as'))) return true
    if (isBodyPart(thing.name)) return false
    if (thing.kinds.some((kind) => /body part|organ$|extremity|appendage/.test(kind))) return false
    const own = thing.traits.filter(
      (trait) => ownThings.has(trait) || (isHeld && ['tool', 'holdable', 'sport'].includes(trait)),
    )
    // A visor is a plate of armour, and plates are for food: what is of a kind must be of its nature.
    if (found.by === 'archetype')
      return this.lexicon.catalogue.find(found.noun).traits.some((trait) => own.includes(trait))
    return own.length > 0 && thing.row === thing.name && thing.flat.match === 'name'
  }

  private hasSocket({ archetype }: Draft, name: string): boolean {
    return archetype !== undefined && usualShape(archetype).sockets[name] !== undefined
  }

  /** 'a woman in a red dress': figures that have clothes of their own change them. */
  private asGarment(thing: ReadThing, owner: Draft): boolean {
    const garment = garmentFor(owner.archetype, thing.noun)
    if (!garment || owner.piece.source.by !== 'archetype') return false
    const { order } = owner.piece.source
    const [said] = thing.colours
    valuesOf(owner.piece)[garment.parameter] = garment.value
    if (said) order.colours = { ...order.colours, [garment.role]: said.colour }
    return true
  }

  /** 'four towers', 'a round door', 'long legs', 'tracks': a value of the owner's archetype. */
  private asValue(thing: ReadThing, owner: Draft): boolean {
    const { archetype, piece } = owner
    if (!archetype || piece.source.by !== 'archetype') return false
    const values = valuesOf(piece)
    const named = parameterFor(archetype, thing.noun)
    const row = archetype.rows[piece.source.order.noun]?.values ?? {}
    if (named) {
      const { name, parameter } = named
      if ('options' in parameter) {
        const word = [
          ...thing.unknown,
          ...thing.shapeWords,
          ...(thing.stuff ? [thing.stuff.word] : []),
          thing.pose?.word ?? '',
        ].find((one) => parameter.options.includes(one))
        if (word === undefined) return false
        values[name] = word
        thing.unknown = thing.unknown.filter((one) => one !== word)
        return true
      }
      if (isCount(parameter) && (thing.count !== undefined || (!thing.size && !thing.stretch))) {
        const now = row[name] ?? parameter.usual
        values[name] =
          thing.count ??
          (thing.plural ? Math.max(2, Number(now)) : Math.max(1, Math.min(1, Number(now) || 1)))
        this.asPart(thing, owner)
        return true
      }
      const factor =
        thing.size?.size ??
        (thing.stretch ? Math.max(...thing.stretch) : undefined) ??
        (thing.shapeWords.includes('short') ? 0.6 : undefined)
      if (factor !== undefined) {
        const now = row[name]
        const value = scaled(parameter, factor, typeof now === 'number' ? now : undefined)
        if (value !== undefined) values[name] = value
        this.asPart(thing, owner)
        return true
      }
      if (!this.asPart(thing, owner) && 'from' in parameter && Number(row[name] ?? parameter.usual) <= 0)
        values[name] = (parameter.from + parameter.to) / 2
      return true
    }
    const option = optionFor(archetype, thing.noun)
    if (!option) return false
    values[option.name] = option.option
    return true
  }

  /** 'a golden hilt': a part of the owner looks different. */
  private asPart(thing: ReadThing, owner: Draft): boolean {
    if (!owner.archetype) return false
    const parts = partsFor(owner.archetype, thing.noun)
    if (parts.length === 0) return false
    const colour = thing.colours[0]?.colour
    const look = {
      ...(colour && { colour }),
      ...(thing.stuff && { stuff: thing.stuff.stuff.name }),
      ...(thing.size && { size: thing.size.size }),
      ...(thing.glows && { glows: true }),
    }
    if (Object.keys(look).length > 0) owner.piece.partLooks.push(...parts.map((part) => ({ part, ...look })))
    return true
  }

  /** 'four towers', 'a golden hilt': the part, how many, and each thing that is said of it. */
  private claimPart(thing: ReadThing, { piece: { id: piece } }: Draft): void {
    const part = thing.noun
    const text = (word: string) => `${word} ${part}`
    const says = thing.joined?.says
    this.claims.push({
      about: 'part',
      piece,
      part,
      text: says === undefined || says === 'with' ? part : `${says} ${part}`,
    })
    if (thing.count !== undefined)
      this.claims.push({ about: 'part', piece, part, count: thing.count, text: this.counted(thing) })
    for (const { colour, word } of thing.colours)
      this.claims.push({ about: 'colour', piece, part, colour, text: text(word) })
    if (thing.stuff)
      this.claims.push({
        about: 'stuff',
        piece,
        part,
        stuff: thing.stuff.stuff.name,
        text: text(thing.stuff.word),
      })
    if (thing.size)
      this.claims.push({ about: 'size', piece, part, size: thing.size.size, text: text(thing.size.word) })
    for (const word of thing.shapeWords)
      this.claims.push({ about: 'shape', piece, part, word, text: text(word) })
    if (thing.glows) this.claims.push({ about: 'glow', piece, part, text: text(thing.glowWord ?? 'glowing') })
    for (const word of [...thing.unmeasured, ...(thing.leanWord ? [thing.leanWord] : [])])
      this.claims.push({ about: 'unmeasured', piece, text: text(word) })
    for (const word of [...thing.unknown, ...(thing.pattern ? [thing.pattern.word] : [])])
      this.claims.push({ about: 'unknown', text: text(word) })
  }

  private takeOff(thing: ReadThing, owner: Draft): void {
    this.claims.push({
      about: 'without',
      piece: owner.piece.id,
      noun: thing.noun,
      text: `without ${thing.phrase}`,
    })
    const named = owner.archetype && parameterFor(owner.archetype, thing.noun)
    if (named && 'from' in named.parameter && named.parameter.from <= 0) {
      valuesOf(owner.piece)[named.name] = 0
      return
    }
    const part = owner.archetype && partFor(owner.archetype, thing.noun)
    if (part !== undefined) owner.piece.partLooks.push({ part, gone: true })
    // What was never there is not there.
  }

  private dress(thing: ReadThing, owner: Draft): void {
    const clothes = costumes[thing.noun] ?? costumes[thing.noun.split(' ').at(-1) ?? '']
    const worn = clothes?.find((noun) => this.lexicon.nouns.has(noun) !== undefined)
    // 'an astronaut holding his helmet' has it in the hand.
    if (worn !== undefined && this.reading.things.some((one) => one.noun === worn)) return
    if (worn === undefined) {
      this.claims.push({ about: 'unknown', text: `dressed as ${withArticle(thing.noun)}` })
      return
    }
    const added = this.add(worn, `${worn} of ${withArticle(thing.noun)}`)
    added.piece.attached = { to: owner.piece.id, how: 'wearing' }
    // A hat alone makes no pirate: whether one would call it so is not measured.
    this.claims.push({
      about: 'unmeasured',
      piece: owner.piece.id,
      text: `dressed as ${withArticle(thing.noun)}`,
    })
  }

  /** Takes a piece out again, with the claims about it. */
  private drop(index: number, unknown?: string): void {
    const draft = this.drafts[index]
    if (!draft || index === 0) return
    this.drafts[index] = undefined
    for (let at = this.claims.length - 1; at >= 0; at--) {
      const claim = this.claims[at]
      if (claim && 'piece' in claim && claim.piece === draft.piece.id) this.claims.splice(at, 1)
    }
    for (const other of [...this.drafts, ...this.extra])
      if (other?.piece.attached?.to === draft.piece.id) delete other.piece.attached
    if (unknown !== undefined) this.claims.push({ about: 'unknown', text: unknown })
  }

  private claimLooks({ piece, thing }: Draft): void {
    for (const { colour, word } of thing.colours)
      this.claims.push({ about: 'colour', piece: piece.id, colour, text: `${word} ${this.bare(piece.noun)}` })
    if (thing.stuff)
      this.claims.push({
        about: 'stuff',
        piece: piece.id,
        stuff: thing.stuff.stuff.name,
        text: `${thing.stuff.word} ${this.bare(piece.noun)}`,
      })
    if (thing.size)
      this.claims.push({
        about: 'size',
        piece: piece.id,
        size: thing.size.size,
        text: `${thing.size.word} ${this.bare(piece.noun)}`,
      })
    if (thing.lean !== undefined && thing.leanWord !== undefined)
      this.claims.push({
        about: 'lean',
        piece: piece.id,
        lean: thing.lean,
        text: `${thing.leanWord} ${this.bare(piece.noun)}`,
      })
    if (thing.glows)
      this.claims.push({
        about: 'glow',
        piece: piece.id,
        text: `${thing.glowWord ?? 'glowing'} ${this.bare(piece.noun)}`,
      })
    for (const word of thing.unmeasured)
      this.claims.push({ about: 'unmeasured', piece: piece.id, text: `${word} ${this.bare(piece.noun)}` })
    for (const word of thing.unknown)
      this.claims.push({ about: 'unknown', text: `${word} ${this.bare(piece.noun)}` })
  }

  private style(things: ReadThing[]): Style {
    const said = things.flatMap((thing) => thing.styles)
    const [first] = said
    if (!first) return 'plain'
    this.claims.push({ about: 'style', style: first.style, text: first.word })
    for (const { style, word } of said.slice(1))
      if (style !== first.style)
        this.claims.push({ about: 'unknown', text: `${word} as well as ${first.word}` })
    return first.style
  }

  /** Who flies around or beside the rest does so above the ground; alone it could be anywhere. */
  private lift({ piece, thing }: Draft): void {
    if (
      thing.pose?.pose !== 'flying' ||
      !/^(?:beside|around|behind|towards)$/.test(piece.attached?.how ?? '')
    )
      return
    piece.aloft = true
    const text = `${thing.pose.word} ${this.bare(piece.noun)}`
    const known = this.claims.findIndex((claim) => claim.about === 'unknown' && claim.text === text)
    if (known >= 0) this.claims.splice(known, 1)
    this.claims.push({ about: 'aloft', piece: piece.id, text })
  }

  /** Riders sit, and the implied pieces join the others. */
  private pose(drafts: Draft[]): void {
    for (const { piece, thing, archetype } of drafts) {
      if (piece.attached?.how !== 'riding' || /board|ski|surf/.test(thing.noun)) continue
      // Boards and scooters are stood on.
      if (archetype?.skeleton === 'board') continue
      const rider = drafts.find((one) => one.piece.id === piece.attached?.to)
      if (!rider?.archetype || rider.thing.pose) continue
      const option = optionFor(rider.archetype, 'sitting')
      // Only those that have hands to hold on with.
      if (option?.name === 'pose' && this.hasSocket(rider, 'hand')) valuesOf(rider.piece).pose = option.option
    }
    drafts.push(...this.extra)
  }
}

/** 'Green and black, black marble' asks for black once. */
function withoutRepeats(claims: readonly Claim[]): Claim[] {
  const keys = claims.map((claim) => JSON.stringify(claim))
  return claims.filter((_, index) => keys.indexOf(keys[index] ?? '') === index)
}

/** What is a thing of its own even where an archetype of it is missing; a column or a panel is a part. */
const ownThings = new Set<string>(
  'animal,person,clothing,wearable,weapon,food,vehicle,furniture,plant,instrument,toy,treasure'.split(','),
)
const deeds = new Set<string>(['wearing', 'holding', 'riding', 'full-of', 'covered-in'])
const clothing =
  /(?:hat|cap|crown|helmet|scarf|glasses|sunglasses|goggles|tie|cape|cloak|boots|shoes|backpack|tiara|headphones|mask|collar|necklace|bandana|beret|beanie|fez|hood|wig|mustache|moustache|monocle|eyepatch|saddle)$/

const patternOfNoun = (noun: string): string | undefined =>
  /flower|floral|rose|leaf|blossom|peony|daisy|tulip|lily|petal|ivy/.test(noun)
    ? 'floral'
    : /star/.test(noun)
      ? 'starry'
      : /dot|spot/.test(noun)
        ? 'spotted'
        : undefined

const isPlain = (found: NounFound | undefined) => !found || (found.by === 'archetype' && found.exact)

/** The values of a piece's archetype; others have none, and what is written there is lost. */
function valuesOf(piece: Piece): Record<string, number | string> {
  if (piece.source.by !== 'archetype') return {}
  piece.source.order.values ??= {}
  return piece.source.order.values
}

/** A material as plain data, for plans. */
function plainStuff(material: Material | undefined): Material | undefined {
  if (!material) return undefined
  const { paint: _, ...plain } = material
  return plain
}

function tinted(material: Material, thing: ReadThing): Material {
  const colour = thing.colours[0]?.colour ?? material.colour
  return thing.glows ? glowing(colour) : { ...material, colour }
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const sentence = (words: string) => `${capital(words)}${/[.!?]$/.test(words) ? '' : '.'}`

/** 'a chair of dark walnut with a' goes on; without its last small words it does not. */
const withoutLooseEnd = (words: string) =>
  words.replace(/(?:[\s,]+(?:with|and|or|a|an|the|of|on|in|by|to|from|for|its|his|her|their|is|are))+$/i, '')

function titleOf(text: string, pieces: Piece[]): string {
  const plain =
    text
      .replace(/ ,/g, ',')
      .replace(/ 's/g, "'s")
      .replace(/^(?:a|an|the|some) /, '')
      .trim() ||
    (pieces[0]?.noun ?? 'Model')
  const short = plain.length <= 60 ? plain : withoutLooseEnd(plain.slice(0, 60).replace(/\s+\S*$/, ''))
  return short.charAt(0).toUpperCase() + short.slice(1)
}
