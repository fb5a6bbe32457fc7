import { type CastMember, type CastRole, type GamePlan, pictureOfSort } from '@makebelieve/kit/game/plan'
import type { Actor, Attributes, Brief } from '../../brief/brief.ts'
import { isAnimate } from '../../brief/traits.ts'
import { facingOf } from '../../things/art.ts'
import { type Catalogue, openCatalogue } from '../../things/catalogue.ts'
import { ownPicture } from '../../things/own-picture.ts'
import type { Art, Scene, Thing } from '../../things/thing.ts'
import { ownedBy } from './casting/belongings.ts'
import { besideThePlayer } from './casting/beside.ts'
import { suggest } from './casting/fill.ts'
import { gearOf } from './casting/gear.ts'
import { madeOf } from './casting/made-of.ts'
import { shownBy } from './casting/trades.ts'
import { conditionOf } from './conditions/conditions.ts'
import type { AnyDesign, Belonging, PictureSource } from './design.ts'
import { bodyFor, isDressed } from './sprites/bodies.ts'

/** Somebody for the stage, with the row it came from. */
export type Casting = {
  member: CastMember
  thing: Thing
  asked: boolean
  tint?: string
  /** What it was said to be made of. */
  stuff?: string
  mount?: Thing
  /** What it is by trade, whatever its body. */
  trade?: string
  /** How it is said to be, where that can be shown; and the word for it. */
  condition?: string
  look?: string
  /** What it wears, holds or sits in. */
  has?: readonly Belonging[]
}

/**
 * Gives every role of the genre to somebody: first those of the prompt, in the order in which they were named, then
 * whoever suits the player and the place.
 */
export function castGame(
  brief: Brief,
  design: AnyDesign,
  scene: Scene,
  catalogue: Catalogue,
): { castings: Casting[]; terrain: Record<string, string> } {
  const castings: Casting[] = []
  const terrain: Record<string, string> = {}
  const has = (role: CastRole) => castings.filter(({ member }) => member.role === role).length
  const locks = brief.extras.includes('keys') && design.supports.includes('keys')
  const owned = ownedBy(brief.actors)
  const isOwned = ({ id }: Actor) => [...owned.values()].flat().some((one) => one.id === id)
  for (const actor of brief.actors) {
    if (isOwned(actor)) continue
    const tile = terrainFor(actor, design)
    const lock = locks ? lockRole(actor) : undefined
    const role = lock && has(lock) === 0 ? lock : roleFor(actor, design, has)
    if (tile) terrain[actor.id] = tile
    // What a known game usually has is welcome where it plays, and no decoration where it does not; nor does a place stand in itself.
    else if (role && !(actor.implied && (role === 'prop' || actor.thing.name === brief.sceneWords)))
      castings.push(fromActor(actor, role, owned.get(actor.id)))
  }
  for (const role of locks ? (['key', 'door'] as const) : [])
    if (has(role) === 0) castings.push(fromThing(catalogue.find(role), role, uniqueId(role, castings)))
  const spooky = brief.mood === 'spooky' || brief.styles.includes('spooky')
  const player = () => castings.find(({ member, asked }) => member.role === 'player' && asked)?.thing
  const find = (role: CastRole) => {
    // Nobody meets the like of what it rides.
    const used = castings.flatMap(({ thing, mount }) =>
      [thing, mount ?? []].flat().flatMap(({ name, row }) => [name, row]),
    )
    const own = design.suggest?.(role, brief) ?? []
    const foes = castings.flatMap(({ member, thing }) =>
      member.role === 'enemy' || member.role === 'boss' ? [thing] : [],
    )
    const place = brief.sceneWords
    const company = { player: player(), foes, scene, place, spooky, used }
    const words = [...own, ...suggest(role, company)]
    const ordered =
      role === 'player' ? [...own.filter(isTool), ...peopleFirst(words, brief, catalogue)] : words
    // Where there is depth everybody has a shape: what one sits in needs no picture.
    const [craft] = role === 'player' && design.genre.dimension === '3d' ? own.filter(isTool) : []
    if (craft) return catalogue.find(craft)
    return firstWithPicture(ordered, used, catalogue)
  }
  // One may be what somebody would hold: the hand, the basket.
  const isTool = (word: string) => !catalogue.find(word).traits.includes('alive')
  const roles = Object.entries(design.roles) as [CastRole, { least: number; most: number }][]
  // The player first: the others are chosen to suit it.
  roles.sort(([one], [other]) => Number(other === 'player') - Number(one === 'player'))
  const peaceful = brief.absent.includes('enemies')
  // Whoever one plays a game with a name against, or meets in a story, is no threat.
  const isOpponent = (role: CastRole) =>
    role === 'enemy' && (design.classic === true || design.hosted === true || design.known === true)
  const isHaunted = spooky && !peaceful && !isOpponent('enemy') && has('boss') + has('hazard') === 0
  // 'The cars are shopping carts': then no other cars drive there.
  const isWhole = (role: CastRole) =>
    castings.some(
      ({ member }) => member.role === role && brief.actors.some((one) => one.whole && one.id === member.id),
    )
  const leastOf = (role: CastRole, { least, most }: { least: number; most: number }) =>
    role === 'enemy' && isHaunted
      ? Math.max(least, Math.min(1, most))
      : isWhole(role)
        ? Math.min(1, least)
        : least
  for (const [role, limits] of roles)
    while (has(role) < leastOf(role, limits) && !(role === 'enemy' && peaceful && !isOpponent(role))) {
      const thing = find(role)
      castings.push(fromThing(thing, role, uniqueId(thing.name, castings)))
    }
  // A boss that nobody named is a giant foe; where there are no foes, one has to be found.
  const wanted = brief.extras.includes('boss') && design.supports.includes('boss') && !peaceful
  if (wanted && design.roles.boss && has('boss') + has('enemy') === 0) {
    const thing = find('enemy')
    const boss = fromThing(thing, 'boss', uniqueId(thing.name, castings))
    boss.member.size = Math.max(1.6, boss.member.size)
    castings.push(boss)
  }
  besideThePlayer(castings)
  calledApart(castings)
  return { castings, terrain }
}

/** Whoever is told to do something and has no name is 'you': no animal that happens to live there. */
function peopleFirst(
  words: readonly string[],
  { deeds = [] }: Brief,
  catalogue: Catalogue,
): readonly string[] {
  if (!deeds.some(({ subject }) => subject === 'player')) return words
  const isPerson = (word: string) => catalogue.find(word).traits.includes('person')
  return [...words.filter(isPerson), 'person', ...words.filter((word) => !isPerson(word))]
}

/** Keys and doors, gates and locks. */
export function lockRole({ thing }: Actor): 'key' | 'door' | undefined {
  if (thing.kinds.includes('key') || thing.name.endsWith('key')) return 'key'
  return thing.kinds.some((kind) => kind === 'door' || kind === 'gate') ? 'door' : undefined
}

/** The kind of tile that an actor is in this genre: spikes, bricks, platforms. */
function terrainFor({ thing, role }: Actor, { terrain = {}, roles }: AnyDesign): string | undefined {
  // 'Before the hole': where nothing is collected, what was read as that is what it is.
  if (role === 'player' || role === 'boss' || (role === 'collectible' && roles.collectible)) return undefined
  return Object.keys(terrain).find((tile) => terrain[tile]?.some((noun) => thing.kinds.includes(noun)))
}

/** The role that an actor plays here; nothing when the genre has no use for it or is full. */
export function roleFor(
  { role, points = 0 }: Actor,
  design: AnyDesign,
  has: (role: CastRole) => number,
): CastRole | undefined {
  const free = (wanted: CastRole | undefined) => {
    const room = wanted && design.roles[wanted]
    return room && has(wanted) < room.most ? wanted : undefined
  }
  // What only costs points is picked up by mistake, and hurts nobody.
  if (points < 0 && role === 'hazard' && free('collectible')) return 'collectible'
  return free(role) ?? free(design.instead?.[role]) ?? (has('prop') < 4 ? 'prop' : undefined)
}

export function fromActor(actor: Actor, role: CastRole, has?: readonly Belonging[]): Casting {
  const { id, called, count, points, attributes } = actor
  const { thing, mount } = seated(actor)

  // A gold coin is no 'gold gold coin'.
  const isNew = (word: string | undefined) => word && !thing.name.split(' ').includes(word)
  const named = [attributes.sizeWord, attributes.colourWord].filter(isNew).join(' ')
  const prefix = role === 'boss' || !named ? '' : `${named} `
  const casting = fromThing(thing, role, id)
  const made = madeOf(thing, attributes.material)
  Object.assign(casting.member, {
    name: `${prefix}${thing.name}`,
    plural: `${prefix}${thing.plural}`,
    ...(mount && {
      name: `${prefix}${thing.name} on a ${mount.name}`,
      plural: `${prefix}${thing.plural} on ${mount.plural}`,
      motion: mount.motion === 'still' ? thing.motion : mount.motion,
    }),
    ...(called && { name: called, plural: called }),
    // Two in one picture need the room of more than one.
    size: clamp((attributes.size ?? 1) * casting.member.size * seatRoom(mount, has), 0.5, 2.5),
    speed: clamp(attributes.speed ?? 1, 0.4, 2),
    colour: attributes.colour ?? thing.colour,
    ...(made && { made }),
    ...(count === undefined ? {} : { count }),
    ...(points === undefined ? {} : { points }),
  })
  return {
    ...casting,
    asked: true,
    tint: tintOf(attributes),
    ...(attributes.material && { stuff: attributes.material }),
    ...(mount && { mount }),
    ...(actor.trade && { trade: actor.trade }),
    ...shownAs(actor),
    ...(has && { has }),
  }
}

/** The first of all that is said of it for which there is a sign. */
function shownAs({ apart = [], thing }: Actor): Pick<Casting, 'condition' | 'look'> {
  for (const look of apart) {
    const condition = conditionOf(look, isAnimate(thing))
    if (condition) return { condition, look }
  }
  return {}
}

/** 'Stay away from the rotten apples', where there are other apples to catch. */
function calledApart(castings: readonly Casting[]): void {
  for (const { member, look } of castings) {
    if (!look || !castings.some((one) => one.member !== member && one.member.name === member.name)) continue
    member.name = `${look} ${member.name}`
    member.plural = `${look} ${member.plural}`
  }
}

const seatRoom = (mount: Thing | undefined, has: readonly Belonging[] = []) =>
  has.some(({ how }) => how === 'in') ? 1.45 : mount ? 1.25 : 1

/** Without a picture there is nothing to sit on: then the rider goes on foot, and the proof says so. */
function seated({ thing, mount }: Actor): { thing: Thing; mount?: Thing } {
  return mount && (mount.glossy || !thing.glossy) ? { thing, mount } : { thing }
}

/** Only real colours are painted on; 'golden' is one, 'rainbow' is none. */
function tintOf({ colour }: Attributes): string | undefined {
  return colour
}

export function fromThing(thing: Thing, role: CastRole, id: string): Casting {
  const made = madeOf(thing)
  return {
    thing,
    asked: false,
    member: {
      id,
      role,
      name: thing.name,
      plural: thing.plural,
      picture: id,
      looks: 'front',
      size: bulk(thing),
      speed: 1,
      colour: thing.colour,
      motion: thing.motion,
      ...(made && { made }),
    },
  }
}

/** An elephant is larger than a mouse, but both must be seen: real sizes count, much weakened. */
function bulk({ size }: Thing): number {
  return clamp(1 + 0.13 * Math.log10(Math.max(0.01, size)), 0.82, 1.22)
}

function firstWithPicture(words: readonly string[], used: readonly string[], catalogue: Catalogue): Thing {
  const things = words.map((word) => catalogue.find(word)).filter(({ row }) => !used.includes(row))
  const thing =
    things.find(({ glossy }) => glossy?.match === 'name' || glossy?.match === 'keyword') ?? things[0]
  return thing ?? catalogue.find('star')
}

export function uniqueId(name: string, castings: readonly { member: { id: string } }[]): string {
  const base = name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()
  const taken = (id: string) => castings.some(({ member }) => member.id === id)
  let id = base
  for (let number = 2; taken(id); number++) id = `${base}-${number}`
  return id
}

/** A sort of a member that is seen somewhere: in a colour of its own, or something that is one of them. */
export type SortShown = { cast: string; sort: string }

/** All sorts that the kinds of a game show. */
export function sortsIn({ book }: Pick<GamePlan, 'book'>): SortShown[] {
  return (book?.kinds ?? []).flatMap(({ cast, guise = cast, look }) =>
    look?.sort === undefined ? [] : [{ cast: guise, sort: look.sort }],
  )
}

export type Wardrobe = { style: 'glossy' | 'cutout'; pictures: Record<string, PictureSource> }

/** One style for the whole stage: glossy when everybody has a glossy picture, else paper cut-outs for all. */
export function dress(
  castings: readonly Casting[],
  extras: readonly [key: string, thing: Thing][],
  sorts: readonly SortShown[] = [],
): Wardrobe {
  // Rather a true silhouette of somebody who was asked for than the glossy picture of something else.
  const isTrue = ({ thing, asked }: Casting) =>
    thing.glossy !== undefined &&
    (!asked ||
      thing.glossy.shows === undefined ||
      thing.flat.shows !== undefined ||
      gearOf(thing, thing.glossy) !== undefined)
  const bodies = castings.map(bodyOfCasting)
  const style = castings.every((casting, at) => bodies[at] || isTrue(casting)) ? 'glossy' : 'cutout'
  const artOf = (thing: Thing): Art => (style === 'glossy' ? (thing.glossy ?? thing.flat) : thing.flat)
  const pictures: Record<string, PictureSource> = {}
  const worn = new Map<string, number>()
  // The player first: the others have to look different.
  const inOrder = [...castings].sort((one, other) => Number(isPlayer(other)) - Number(isPlayer(one)))
  for (const casting of inOrder) {
    const { member, thing, tint, stuff, mount, trade, condition } = casting
    const art = artOf(thing)
    const body = bodies[castings.indexOf(casting)]
    const look = `${body ? thing.name : `${art.set} ${art.id}`} ${tint} ${condition}`
    const twins = worn.get(look) ?? 0
    worn.set(look, twins + 1)
    // Samurai and ninja, bee and wasp have one picture: without a colour of its own a foe would look like the player.
    const own = tint ?? (twins > 0 ? strange(member.colour, twins) : undefined)
    if (own !== tint && own) member.colour = own
    member.looks = facingOf(art)
    const carried = gearOf(thing, art)
    const gear = carried === undefined ? undefined : openCatalogue().find(carried)
    const below = mount && { noun: mount.name, art: artOf(mount) }
    if (below) member.looks = facingOf(below.art) === 'front' ? member.looks : facingOf(below.art)
    if (body) member.looks = body === 'name' ? 'front' : 'right'
    if (body === 'name') member.lettered = true
    else delete member.lettered
    pictures[member.picture] = {
      noun: shownBy(thing),
      ...(thing.sense ? { sense: { ...thing.sense, of: thing.name } } : {}),
      art,
      ...(body ? { body } : {}),
      ...(own ? { tint: own } : {}),
      ...(body && stuff ? { stuff } : {}),
      ...(body === 'own' && trade && isDressed(thing.name, trade) ? { dressedAs: trade } : {}),
      ...(condition ? { condition } : {}),
      ...(below ? { mount: below } : {}),
      ...(gear ? { held: { noun: gear.name, art: artOf(gear) } } : {}),
      ...(body && casting.has ? { has: casting.has } : {}),
    }
  }
  for (const [key, thing] of extras) pictures[key] = { noun: thing.name, art: artOf(thing) }
  for (const { cast, sort } of sorts) {
    const { member } = castings.find((one) => one.member.id === cast) ?? {}
    const own = member && pictures[member.picture]
    if (!own) continue
    const thing = sort.startsWith('#') ? undefined : openCatalogue().find(sort)
    const body = thing && bodyFor({ noun: thing.name })
    pictures[pictureOfSort(member, sort)] = thing
      ? { noun: thing.name, art: artOf(thing), ...(body ? { body } : {}) }
      : { ...own, tint: sort }
  }
  return { style, pictures }
}

const isPlayer = ({ member }: Casting) => member.role === 'player'

/** Whoever has a shape is drawn from it. Flat are the signs of powers, and what flies point first, because it turns as it flies. */
function bodyOfCasting({ member, thing, mount, has }: Casting): ReturnType<typeof bodyFor> {
  const isPointed =
    member.role === 'projectile' &&
    ownPicture(thing) !== undefined &&
    facingOf(thing.glossy ?? thing.flat) !== 'front'
  if (isPointed || member.role === 'power') return undefined
  if (thing.sense && thing.sense.as === undefined) return 'name'
  return bodyFor({ noun: shownBy(thing), ...(mount && { mount: { noun: mount.name } }), ...(has && { has }) })
}

/** A colour that nobody takes for the usual one of this picture. */
function strange(usual: string, twins: number): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(usual.slice(at, at + 2), 16))
  const reddish = red > 150 && red > green * 1.8 && red > blue * 1.5
  const colours = reddish ? ['#5a6fd8', '#3f9d6b'] : ['#d8402f', '#5a6fd8', '#3f9d6b']
  return colours[(twins - 1) % colours.length] ?? '#d8402f'
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
