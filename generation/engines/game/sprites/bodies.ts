import { archetypeFor, archetypes } from '@makebelieve/shapes/archetypes/index'
import { stuffOf } from '@makebelieve/shapes/stuffs'
import { bodyOfKind, colourOfKind, type KindBody } from '../../../nouns/body-of-kind.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { ownPicture } from '../../../things/own-picture.ts'
import type { Thing } from '../../../things/thing.ts'
import { type KindOrder, orderOf } from '../../environment/kinds/kind.ts'
import type { Piece } from '../../model/design.ts'
import { planModel } from '../../model/plan.ts'
import { calledBy, isOfWiderKind } from '../../model/proof/called.ts'
import { costumes } from '../../model/read/links.ts'
import type { Belonging, PictureSource } from '../design.ts'
import { painted, thingNamed } from '../solid/shapes.ts'

/** Whose body somebody has: the noun's own, that of any person, or that of its kind. */
export type Body = NonNullable<PictureSource['body']>

type Wanted = Pick<PictureSource, 'noun' | 'tint' | 'stuff' | 'model' | 'sense' | 'dressedAs' | 'has'> & {
  mount?: { noun: string }
}

/** More would not be seen at the size of a sprite; but with as few as that a truck would lose its wheels. */
const triangles = (pieces: readonly Piece[]) => (pieces.some(isVehicle) ? 9000 : 4200)

/** What somebody is drawn from; only a name has no shape. */
export type Drawn = { body: Exclude<Body, 'name'>; order: KindOrder } | { body: 'name'; order?: undefined }

/**
 * The shape of whoever a picture shows, and whose it is: one that a stranger would call by the noun. It is never that of a
 * relative, for a right flat picture is better than a wrong body; but whoever is nobody in particular is a person, and what
 * there is not even a right picture of looks like anything of its kind, or is its name.
 */
export function bodyOf(wanted: Wanted): Drawn | undefined {
  const { noun, tint, mount, model, has = [] } = wanted
  if (model) return { body: 'own', order: orderFor(model.name, model.pieces) }
  if (wanted.sense && wanted.sense.as === undefined) return { body: 'name' }
  const spirit = livingOf(noun)
  if (spirit) return bodyOf({ ...wanted, noun: spirit, tint: tint ?? pale })
  const own = thingNamed(noun, 1)
  const isOwn = own ? own.pieces.every(isShape) && isCalled(noun, own.pieces) : false
  const thing = openCatalogue().find(noun)
  const person = isOwn ? undefined : personFor(thing)
  if (!isOwn && !person) return mount || ownPicture(thing) ? undefined : standInFor(thing, wanted)
  const plain = (person ? thingNamed(person, 1) : own)?.pieces
  const worn = wanted.dressedAs === undefined ? undefined : dressedAs(noun, wanted.dressedAs)
  const together = mount || has.length > 0 ? withAll(person ?? noun, mount?.noun, has) : undefined
  const pieces = mount ? together : (together ?? worn ?? plain)
  if (!pieces) return undefined
  const colour = tint ?? (person && clothes[hashOf(noun) % clothes.length])
  const order = orderFor(noun, dressed(pieces, { ...wanted, tint: colour }))
  return { body: isOwn ? 'own' : 'person', order }
}

const pale = '#cfdcf2'

/** A fox spirit has the body of a fox, and nothing of a white sheet. */
function livingOf(noun: string): string | undefined {
  const [, after, before] =
    /^(?:(.+) (?:spirit|ghost|phantom)|(?:spirit|ghost|phantom) (.+))$/.exec(noun) ?? []
  const living = after ?? before
  if (living === undefined) return undefined
  const { traits } = openCatalogue().find(living)
  const isLiving = traits.includes('animal') || traits.includes('monster')
  return isLiving && bodyFor({ noun: living }) === 'own' ? living : undefined
}

/** Something of the kind that a noun is of, in the colour and of the stuff that it was said to be. */
function standInFor(thing: Thing, { tint, stuff }: Pick<Wanted, 'tint' | 'stuff'>): Drawn {
  const kind = bodyOfKind(thing)
  if (!kind) return ofWiderNoun(thing, { tint, stuff }) ?? { body: 'name' }
  const piece = pieceOf(thing, kind)
  const looks = { tint: tint ?? colourOfKind(kind, thing.name), stuff: stuff ?? kind.stuff }
  return {
    body: isCalled(thing.name, [piece]) ? 'own' : 'kind',
    order: orderFor(thing.name, dressed([piece], looks)),
  }
}

/** A hoverboard is a kind of skateboard, and shown as one sooner than as a word; farther off, a tollbooth would be a closet. */
function ofWiderNoun({ name, above }: Thing, looks: Pick<Wanted, 'tint' | 'stuff'>): Drawn | undefined {
  const pieces = thingNamed(name, 1)?.pieces
  if (!pieces?.every((piece) => isShape(piece) && isOfWiderKind(name, above[0], piece))) return undefined
  return { body: 'kind', order: orderFor(name, dressed(pieces, looks)) }
}

function pieceOf({ name }: Thing, { shape, count = 1 }: KindBody): Piece {
  const archetype = archetypeFor(shape)
  if (!archetype) throw new Error(`There is no shape of ${shape}`)
  const source = { by: 'archetype' as const, order: { archetype: archetype.id, noun: shape } }
  const one = { id: 'body', phrase: name, noun: name, source, via: '', count, size: 1, partLooks: [] }
  return count > 1 ? { ...one, arranged: 'group' } : one
}

/** What is said of the looks of somebody is said of the first piece, and not of the mount. */
const dressed = (
  [first, ...others]: readonly Piece[],
  { tint, stuff }: Pick<Wanted, 'tint' | 'stuff'>,
): Piece[] => (first ? [made(tint ? painted(first, tint) : first, stuff), ...others] : [])

function made(piece: Piece, word: string | undefined): Piece {
  const { source } = piece
  const stuff = word === undefined ? undefined : stuffOf(word)?.material
  if (!stuff || source.by !== 'archetype') return piece
  return { ...piece, source: { by: 'archetype', order: { ...source.order, stuff } } }
}

const orderFor = (noun: string, pieces: Piece[]): KindOrder => {
  const thing = { noun, pieces, metres: 2, count: 1, variants: 1, asked: true } as Parameters<
    typeof orderOf
  >[0]
  return { ...orderOf(thing, 0), triangles: { near: triangles(pieces), far: 40 } }
}

/** Somebody on a mount, and with all that is worn, held or sat in, as the engine of models puts each of them together with whom it is of. */
function withAll(who: string, mount: string | undefined, has: readonly Belonging[]): Piece[] | undefined {
  const seat = mount === undefined ? has.find(({ how }) => how === 'in') : seatOn(mount)
  const worn = has.filter((one) => one.how !== 'in')
  const pairs = [...(seat ? [seat] : []), ...worn].map((one) => [one, pairOf(who, one)] as const)
  const [first] = pairs
  if (!first?.[1]) return undefined
  const [rider] = first[1]
  const pieces: Piece[] = []
  for (const [at, [{ how }, pair]] of pairs.entries()) {
    if (!pair) return undefined
    const [, thing] = pair
    const id = `thing-${at}`
    const held = thing.attached && { attached: { ...thing.attached, to: rider.id } }
    pieces.push({ ...thing, id, ...held })
    if (how === 'in') rider.attached = { how, to: id }
  }
  const isBusy = seat !== undefined || worn.some(({ how }) => how === 'holding')
  const seated = seat ? { ...rider, size: rider.size * seatedBy(who, seat.noun) } : rider
  return [isBusy ? withFreeHands(seated) : seated, ...pieces]
}

type Pair = Pick<Belonging, 'noun' | 'words'> & { how: Belonging['how'] | 'riding' }

const seatOn = (noun: string): Pair => ({ how: 'riding', noun, words: noun })

/** Two that belong together, whoever has the thing first; nothing where one of them does not look like it, or lies beside the other. */
function pairOf(who: string, { how, noun, words }: Pair): [rider: Piece, thing: Piece] | undefined {
  const { pieces } = planModel(`a ${who} ${how} a ${words}`, { seed: 1 })
  const [rider, thing] = pieces
  if (!rider || !thing || pieces.length !== 2 || !pieces.every(isShape)) return undefined
  if (calledBy(who, rider).is !== 'it' || calledBy(noun, thing).is !== 'it') return undefined
  const { attached } = how === 'in' ? rider : thing
  return attached?.how === how ? [{ ...rider }, thing] : undefined
}

/** Nobody would be seen in a ship nine times as long as a man: whoever steers is as large beside it as on a toy. */
function seatedBy(who: string, seat: string): number {
  const [one, other] = [who, seat].map((noun) => thingNamed(noun, 1)?.metres ?? 1)
  return Math.max(1, (other ?? 1) / (one ?? 1) / mostSeat)
}
const mostSeat = 2.4

/** Whether somebody can be seen with a thing. */
export function isSeenWith(noun: string, has: readonly Belonging[], mount?: string): boolean {
  const wanted = { noun, has, ...(mount !== undefined && { mount: { noun: mount } }) }
  const key = JSON.stringify(wanted)
  if (!together.has(key)) {
    const drawn = bodyOf(wanted)
    const pieces = drawn?.order?.pieces.length ?? 0
    together.set(key, drawn?.body !== 'kind' && pieces > has.length)
  }
  return together.get(key) ?? false
}
const together = new Map<string, boolean>()

/** Somebody in the clothes of a trade, as the engine of models puts them on: a frog in a firefighter's helmet. */
function dressedAs(who: string, trade: string): Piece[] | undefined {
  if (!costumes[trade]) return undefined
  const { pieces } = planModel(`a ${who} dressed as a ${trade}`, { seed: 1 })
  return pieces.length > 1 && pieces.every(isShape) && isCalled(who, pieces) ? pieces : undefined
}

const dressable = new Map<string, boolean>()

/** Whether somebody can be seen in the clothes of a trade. */
export function isDressed(who: string, trade: string): boolean {
  const key = `${who} ${trade}`
  if (!dressable.has(key)) dressable.set(key, dressedAs(who, trade) !== undefined)
  return dressable.get(key) ?? false
}

/** A witch who rides her broom does not carry another one. */
function withFreeHands(piece: Piece): Piece {
  const { source } = piece
  if (source.by !== 'archetype') return piece
  const { order } = source
  const carries = archetypes.get(order.archetype)?.parameters.carries
  if (!carries || !('options' in carries)) return piece
  return {
    ...piece,
    source: { by: 'archetype', order: { ...order, values: { ...order.values, carries: carries.usual } } },
  }
}

const isVehicle = ({ source }: Piece) =>
  source.by === 'archetype' && archetypes.get(source.order.archetype)?.skeleton === 'vehicle'
const isShape = ({ source }: Piece) => source.by === 'archetype'
const isCalled = (noun: string, pieces: readonly Piece[]) =>
  pieces.some((piece) => calledBy(noun, piece).is === 'it')

const clothes = [
  '#c8553d',
  '#3d7ea6',
  '#5a8f4e',
  '#8a5aa8',
  '#d19a2e',
  '#4a5a8a',
  '#a8485f',
  '#2f8f83',
] as const

const anybody = new Set(['person', 'adult', 'human', 'man', 'woman', 'organism', 'living thing'])

/**
 * A pupil is a student, and looks like one. Customers, friends and villagers may be anybody; a noun that means a woman is
 * one. A crowd is not a person, and neither is a shadow.
 */
function personFor({ name, traits, kinds }: Thing): string | undefined {
  const has = (trait: Thing['traits'][number]) => traits.includes(trait)
  if (!has('person') || !has('alive') || has('monster') || has('animal') || kinds.includes('group'))
    return undefined
  const kind = kinds.find((one) => one !== name && !anybody.has(one) && isPersonShape(one))
  if (kind) return kind
  if (kinds.includes('child')) return hashOf(name) % 2 ? 'boy' : 'girl'
  if (kinds.includes('woman') || /ess$|woman$|girl$/.test(name)) return 'woman'
  if (kinds.includes('man') || /(?<!wo)man$|boy$/.test(name)) return 'man'
  return hashOf(name) % 2 ? 'man' : 'woman'
}

const isPersonShape = (noun: string) => archetypeFor(noun)?.skeleton === 'person'

const hashOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

const known = new Map<string, Body | undefined>()

/** Whether a noun has a body, and whose. */
export function bodyFor(wanted: Omit<Wanted, 'tint'>): Body | undefined {
  const key = JSON.stringify([wanted.noun, wanted.mount?.noun, wanted.has])
  if (!known.has(key)) known.set(key, bodyOf(wanted)?.body)
  return known.get(key)
}
