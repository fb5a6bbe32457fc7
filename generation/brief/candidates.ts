import type { Catalogue } from '../things/catalogue.ts'
import type { Scene, Thing } from '../things/thing.ts'
import { sides, sizes, speeds } from './attribute-words.ts'
import type { GenreCue, Role } from './brief.ts'
import { colours } from './colours.ts'
import type { Facts, Ref } from './facts.ts'
import type { KnownGame } from './known-games.ts'
import type { NounPhrase } from './noun-phrases.ts'
import type { Occasion } from './occasions.ts'
import type { ChosenScene } from './scene-choice.ts'
import { isAnimate, isDangerous, isPlace, isVehicle, threatOf } from './traits.ts'
import type { Part } from './verbs.ts'

/** An actor on its way: what speaks for each role, and for being the player. */
export type Candidate = {
  key: string
  np: NounPhrase
  thing: Thing
  plural: boolean
  count?: number
  points?: number
  evidence: Map<Role, number>
  player: number
  /** Someone or something did something with it; it is more than scenery. */
  active: boolean
  order: number
  /** The adjective that tells it from others of its name. */
  marked?: string
  role?: Role
}
export type CastInput = {
  facts: Facts
  catalogue: Catalogue
  cues: GenreCue[]
  game?: KnownGame
  /** Other games that it is to be mixed with. */
  mixedIn?: KnownGame[]
  /** A season or a feast that brings things along. */
  occasion?: Occasion
  /** Roles that headings such as 'Enemies:' give. */
  sectionRoles: Map<NounPhrase, Role>
  /** Scenes that words of the frame name: 'space shooter', 'Setting: a jungle'. */
  sceneHints: { scene: Scene; words: string; weight: number }[]
  /** Topic words that are a subject matter here and not actors. */
  isTopic(np: NounPhrase): boolean
  inTopic(np: NounPhrase): boolean
  /** Games have a player and sides; in a model or a place everything is simply there. */
  staged: boolean
}
/** Everybody who may come on the stage, while their parts are being given out. */
export type Company = {
  input: CastInput
  facts: Facts
  catalogue: Catalogue
  cues: GenreCue[]
  game: KnownGame | undefined
  sectionRoles: Map<NounPhrase, Role>
  candidates: Map<string, Candidate>
  byPhrase: Map<NounPhrase, Candidate>
  actedOn: Set<NounPhrase>
  scene: ChosenScene
  order: number
  /** The loudest cue. */
  main: GenreCue | undefined
  player: Candidate | undefined
  /** The genre has no figure that one steers. */
  onTable: boolean
}

export function addCandidate(c: Company, np: NounPhrase): Candidate {
  // 'park the car without hitting other cars'
  const other =
    c.candidates.has(np.name) &&
    (np.tokens.some((token) => token.text === 'other') ||
      // 'a ninja throws stars at ninjas'
      (np.plural &&
        c.facts.events.some(
          (event) =>
            event.objects.includes(np) &&
            event.subjects.some(
              (ref) => ref !== 'player' && ref !== np && !ref.plural && ref.name === np.name,
            ),
        )))
  const base = np.part === 'boss' ? `${np.name} boss` : other ? `other ${np.name}` : np.name
  let key = base
  // 'candy bricks … some bricks': the same bricks.
  if (!c.candidates.has(base) && !base.includes(' ') && Object.keys(np.attributes).length === 0) {
    const wider = [...c.candidates.values()].filter(
      (candidate) => candidate.np.name.endsWith(` ${base}`) && candidate.np.part !== 'boss',
    )
    if (wider.length === 1 && wider[0]) return wider[0]
  }
  const known = c.candidates.get(base)
  const colour = np.attributes.colourWord
  const size = np.attributes.sizeWord
  const marked =
    colour ??
    size ??
    (np.part && np.part !== 'boss' ? np.tokens.find((token) => sides[token.text])?.text : undefined)
  if (known && marked !== undefined && np.determiner !== 'the') {
    // 'golden eggs' beside 'eggs' are others; 'the red dragon' after 'a dragon' is the same.
    const old = known.np.attributes
    if ((old.colourWord ?? old.sizeWord ?? known.marked) !== marked) key = `${marked} ${base}`
  }
  const old = c.candidates.get(key)
  if (old) {
    old.np = {
      ...old.np,
      attributes: { ...np.attributes, ...old.np.attributes },
      ...(np.part && !old.np.part && { part: np.part }),
      ...(np.mount && { mount: np.mount }),
    }
    if (np.plural && !old.plural && old.count === undefined)
      old.np = {
        ...old.np,
        phrase:
          Object.keys(np.attributes).length >= Object.keys(old.np.attributes).length
            ? np.phrase
            : old.np.phrase,
      }
    old.plural ||= np.plural && old.np.phrase === np.phrase
    if (
      np.count !== undefined &&
      c.facts.events.some((event) => event.subjects.includes('player') && event.objects.includes(np))
    )
      old.count ??= np.count
    if (np.part) addPart(c, old, np.part, 5)
    return old
  }
  const thing = c.catalogue.find(np.name)
  const made: Candidate = {
    ...(marked !== undefined && { marked }),
    key,
    np,
    thing,
    plural: np.plural,
    evidence: new Map(),
    player: 0,
    active: false,
    order: c.order,
    ...(np.count !== undefined && { count: np.count }),
  }
  c.order += 1
  c.candidates.set(key, made)
  // 'a girl and her dragon'
  if (['his', 'her', 'their', 'its'].includes(np.determiner ?? '') && isAnimate(thing) && !np.part)
    addPart(c, made, 'friend', 4)
  if (np.part) addPart(c, made, np.part, 5)
  return made
}

export function addPart(c: Company, candidate: Candidate, part: Part | undefined, weight: number) {
  if (!part) return
  if (part === 'player') {
    candidate.player += weight * 10
    return
  }
  // 'a lost crown' is looked for; only the living are helped.
  if (part === 'friend' && candidate.np.part === 'friend' && !isAnimate(candidate.thing)) {
    if (thingsFound(candidate.thing)) candidate.evidence.set('collectible', weight)
    return
  }
  if (
    part === 'threat' &&
    c.facts.places.some(({ np }) => np === candidate.np) &&
    (isPlace(candidate.thing) || candidate.thing.traits.includes('building')) &&
    !isDangerous(candidate.thing)
  )
    return
  const role: Role = part === 'threat' ? threatOf(candidate.thing) : part
  candidate.evidence.set(role, (candidate.evidence.get(role) ?? 0) + weight)
}
function thingsFound(thing: Thing): boolean {
  return !isPlace(thing) && !thing.traits.includes('building') && !isVehicle(thing)
}
export const candidateOf = (c: Company, ref: Ref): Candidate | undefined =>
  ref === 'player' ? undefined : (c.byPhrase.get(ref) ?? c.candidates.get(ref.name))
export const hasThreat = (candidate: Candidate) =>
  (candidate.evidence.get('enemy') ?? 0) +
  (candidate.evidence.get('boss') ?? 0) +
  (candidate.evidence.get('hazard') ?? 0)

export function give(c: Company, np: NounPhrase, part: Part, weight: number) {
  const candidate = candidateOf(c, np)
  if (candidate) addPart(c, candidate, part, weight)
}

export function best0(candidate: Candidate): Role | undefined {
  let best: Role | undefined
  let weight = 0
  for (const [role, value] of candidate.evidence) {
    if (value > weight) {
      best = role
      weight = value
    }
  }
  return best
}

export function applyAdjective(candidate: Candidate, word: string) {
  const attributes = { ...candidate.np.attributes }
  const colour = colours[word]
  if (colour) Object.assign(attributes, { colour, colourWord: word })
  const size = sizes[word]
  if (size !== undefined) Object.assign(attributes, { size, sizeWord: word })
  const speed = speeds[word]
  if (speed !== undefined) Object.assign(attributes, { speed, speedWord: word })
  candidate.np = { ...candidate.np, attributes }
  const side = sides[word]
  if (side && word !== 'hungry')
    candidate.evidence.set(side === 'threat' ? threatOf(candidate.thing) : side, 5)
}
