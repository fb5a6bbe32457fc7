import type { NounFound } from '../../../nouns/nouns.ts'
import { ownPicture } from '../../../things/own-picture.ts'
import type { ModelPlan, Piece } from '../../model/design.ts'
import { PlanMaker } from '../../model/read/make-plan.ts'
import { shortPhrase } from '../../model/read/noun-phrase.ts'
import type { Lexicon, Phrase } from '../../model/read/phrase.ts'
import { readPrompt } from '../../model/read/read.ts'
import type { Reading } from '../../model/read/reading.ts'
import type { PlannedThing, Season } from '../design.ts'
import type { SettingThing } from '../settings/setting.ts'
import { givesOf } from './gives.ts'
import { leafColours } from './leaf-colours.ts'
import { lifeOf } from './life.ts'
import { metresInScene } from './metres.ts'
import { type StandIn, standInOf } from './stand-ins.ts'
import { roleOf, severalOf, variantsOf } from './usual-places.ts'

export type MadeThing = {
  thing: PlannedThing
  role: SettingThing['role']
  found: NounFound
  /** What the model engine read of its looks. */
  model: ModelPlan
}

/** Names things apart: 'tree', 'tree-2'. */
export class Ids {
  private readonly used = new Set<string>()

  constructor(used: Iterable<string> = []) {
    for (const id of used) this.used.add(id)
  }

  next(noun: string): string {
    const base =
      noun
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .slice(0, 40) || 'thing'
    for (let n = 1; ; n++) {
      const id = n === 1 ? base : `${base}-${n}`
      if (this.used.has(id)) continue
      this.used.add(id)
      return id
    }
  }
}

const tallestTag = 1.5

export type ThingOptions = {
  lexicon: Lexicon
  ids: Ids
  seed: number
  isIndoors: boolean
  season: Season
  asked: boolean
  count?: number
  plural?: boolean
  /** How many at most, where no number was said. */
  most?: number
  size?: number
  place: PlannedThing['place']
}

/** One thing from words: its shape is made as the model engine makes those of prompts, its size is that of places. */
export const makeThing = (text: string, options: ThingOptions): MadeThing | undefined =>
  makeShape(readThing(text, options.lexicon), options)

/** One thing from what was read of it. */
export function makeShape(shape: Reading, options: ThingOptions): MadeThing | undefined {
  const { lexicon, isIndoors } = options
  const { text } = shape
  const { noun: told = text, phrase = text } = shape.things[0] ?? {}
  const standIn = standInOf(phrase, told, lexicon.nouns)
  const model = modelOf(shape, standIn, options)
  const [first, ...others] = model.pieces
  if (!first) return undefined
  const noun = standIn ? told : first.noun
  const found = lexicon.nouns.find(first.noun)
  // A tag with a name is read beside things; as large as what it stands for, it would stand before all of them.
  const isTag = first.source.by === 'puffed' && !ownPicture(found.thing)
  const metres =
    Math.min(isTag ? tallestTag : 999, metresOfThing(first, model, standIn)) *
    Math.min(4, Math.max(0.25, first.size * (options.size ?? 1)))
  const { gives, lightColour } = lightOf(first, noun)
  const role = roleOf(noun, found.thing, gives)
  const usual = options.plural ? Math.min(options.most ?? 99, severalOf(role, metres, isIndoors, noun)) : 1
  const count = Math.min(120, Math.max(1, options.count ?? standIn?.count ?? usual))
  const isPeople = standIn === undefined || /^(?:person|musician)$/.test(standIn.as)
  const lives = isPeople ? found.thing : lexicon.nouns.find(told).thing
  const does = lifeOf(text, noun, first, lives, model.style === 'broken')
  return {
    role,
    found,
    model,
    thing: {
      id: options.ids.next(noun),
      phrase: text.replace(/^(?:an?|the|some) /, ''),
      noun,
      pieces: [seasonal(single(first), role, options.season, isIndoors), ...others],
      metres: Math.round(metres * 100) / 100,
      count,
      variants: variantsOf(role, count),
      asked: options.asked,
      place: options.place,
      // Nothing large flies or drives in a room.
      ...(does && !(isIndoors && metres > 1.5 && /^(?:fly|drift|drive)$/.test(does)) && { does }),
      ...(gives.length > 0 && { gives }),
      ...(lightColour && { lightColour }),
      ...(model.style !== 'plain' && { style: model.style }),
      ...(model.wear > 0 && { wear: model.wear }),
    },
  }
}

/** Most things of a place are an adjective or two and a noun: no sentence that would have to be read. */
function readThing(text: string, lexicon: Lexicon): Reading {
  const isSentence = /,|\b(?:of|with|in|on|made|wearing|holding)\b/.test(text)
  return isSentence && lexicon.nouns.has(text) === undefined
    ? readPrompt(text, lexicon)
    : { text, things: [shortPhrase(text, lexicon)], unknown: [] }
}

/** The model of the thing; whoever asked for a saloon need not hear of the shop that stands in for it. */
function modelOf(shape: Reading, standIn: StandIn | undefined, { lexicon, seed }: ThingOptions): ModelPlan {
  const [first, ...others] = shape.things
  const shown = first && standIn ? { ...shape, things: [shownAs(first, standIn, lexicon), ...others] } : shape
  const model = new PlanMaker(shown, lexicon, { prompt: shape.text, seed }).plan()
  const noun = model.pieces[0]?.noun
  if (!standIn || !first || noun === undefined) return model
  return {
    ...model,
    claims: model.claims.map((claim) => ({ ...claim, text: claim.text.replace(noun, first.noun) })),
  }
}

/** The stand-in with all that was said of the thing; what was not said is as the stand-in has it. */
function shownAs<T extends Phrase>(thing: T, { as }: StandIn, lexicon: Lexicon): T {
  const shown = shortPhrase(as, lexicon)
  return {
    ...shown,
    ...thing,
    noun: shown.noun,
    colours: [...thing.colours, ...(thing.stuff ? [] : shown.colours)],
    layers: [...thing.layers, ...shown.layers],
    styles: [...thing.styles, ...shown.styles],
    shapeWords: [...thing.shapeWords, ...shown.shapeWords],
    wear: Math.max(thing.wear, shown.wear),
    glows: thing.glows || shown.glows,
  }
}

function metresOfThing(
  { noun, source, size }: Piece,
  model: ModelPlan,
  standIn: StandIn | undefined,
): number {
  const order = source.by === 'archetype' ? source.order : undefined
  return (
    standIn?.metres ?? metresInScene(noun, order?.noun ?? noun, order?.archetype ?? '', model.metres / size)
  )
}

/** What it gives off: by its nature, and because it was told to glow. */
function lightOf(
  { partLooks, source }: Piece,
  noun: string,
): { gives: NonNullable<PlannedThing['gives']>; lightColour?: string } {
  const given = givesOf(noun)
  const isGlowing = partLooks.some((look) => look.glows)
  const gives = [...new Set([...(given?.gives ?? []), ...(isGlowing ? (['light'] as const) : [])])]
  const own = source.by === 'archetype' && isGlowing ? source.order.colours?.main : undefined
  const colour = own ?? given?.colour ?? '#9ff0ff'
  return { gives, ...(gives.includes('light') && { lightColour: colour }) }
}

/** Copies are counted by the thing. Stacks and heaps are one thing of many pieces. */
function single(piece: Piece): Piece {
  if (piece.arranged === 'stack' || piece.arranged === 'heap' || piece.arranged === 'bunch') return piece
  const { arranged: _, ...one } = piece
  return { ...one, count: 1 }
}

function seasonal(piece: Piece, role: SettingThing['role'], season: Season, isIndoors: boolean): Piece {
  const { source } = piece
  const colour = leafColours[season]
  if (isIndoors || !colour || (role !== 'tree' && role !== 'shrub') || source.by !== 'archetype') return piece
  const { order } = source
  const sheds = season === 'winter' ? /^(?:tree|bush|conifer)$/ : /^(?:tree|bush)$/
  const keeps = /cherry|dead|bare|orange|lemon|christmas/.test(order.noun)
  if (!sheds.test(order.archetype) || order.colours?.main || keeps) return piece
  return {
    ...piece,
    source: { ...source, order: { ...order, colours: { ...order.colours, main: colour } } },
  }
}
