import type { Company } from './candidates.ts'
import { addCandidate } from './candidates.ts'
import type { Facts } from './facts.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { occasionNames } from './occasions.ts'
import { hazardNames, isAnimate, isDangerous, isGround, isPlace, isVehicle } from './traits.ts'

/** The phrases that a verb, a side or a heading takes up. */
export function actedOnIn(facts: Facts, sectionRoles: Company['sectionRoles']): Set<NounPhrase> {
  const actedOn = new Set<NounPhrase>()
  for (const event of facts.events) {
    if (!event.frame.mechanic && !event.frame.steers) continue
    for (const ref of [...event.objects, ...event.withs, ...event.tos, ...event.subjects])
      if (ref !== 'player') actedOn.add(ref)
  }
  for (const { right, left } of facts.versus) for (const np of [...right, ...left]) actedOn.add(np)
  for (const { left, right } of facts.copulas) {
    // 'the game is a top-down arena' puts no arena on the stage.
    const talk = left.length > 0 && left.every((ref) => ref !== 'player' && ref.stop && !ref.roleNoun)
    if (!talk) for (const np of right) actedOn.add(np)
  }
  for (const np of [...facts.playedAs, ...sectionRoles.keys()]) actedOn.add(np)
  for (const { items } of facts.examples) for (const np of items) actedOn.add(np)

  return actedOn
}

/** Turns what was mentioned into candidates. */
export function gather(c: Company) {
  for (const np of c.facts.mentions) {
    for (const modifier of np.stop ? np.modifiers : []) {
      if (modifier === '' || !c.catalogue.knows(modifier)) continue
      const thing = c.catalogue.find(modifier)
      if (c.catalogue.sceneOf(modifier) && !isAnimate(thing) && !isVehicle(thing)) continue
      if (
        !np.themed &&
        !isAnimate(thing) &&
        !thing.traits.some((trait) => ['vehicle', 'food', 'treasure', 'toy'].includes(trait))
      )
        continue
      const inner: NounPhrase = {
        ...np,
        name: modifier,
        phrase: modifier,
        stop: false,
        plural: false,
        attributes: {},
      }
      delete inner.roleNoun
      delete inner.part
      if (c.input.isTopic(inner)) continue
      delete inner.count
      inner.themed = false
      addCandidate(c, inner)
    }
    const dweller = dwellerOf(c, np)
    if (dweller) addCandidate(c, dweller)
    if (!mayAct(c, np)) continue
    c.byPhrase.set(np, addCandidate(c, np))
  }

  // 'toilet paper adventure': with nothing else to go by, what stands before the talk is meant.
  const talked = c.cues.some(({ weight, genre }) => weight >= 8 || genre === 'quiz')
  if (c.input.staged && c.candidates.size === 0 && !talked)
    for (const np of c.facts.mentions) {
      const [modifier] = np.stop && !np.negated ? np.modifiers : []
      if (modifier === undefined || !c.catalogue.isNoun(modifier) || isStage(c, modifier)) continue
      const inner: NounPhrase = {
        ...np,
        name: modifier,
        phrase: modifier,
        stop: false,
        attributes: {},
        plural: false,
      }
      delete inner.roleNoun
      delete inner.part
      delete inner.count
      if (occasionNames.has(modifier) || c.input.isTopic(inner) || c.input.inTopic(inner)) continue
      addCandidate(c, { ...inner, part: 'collectible' })
      break
    }
}

/** 'Zombie school', 'dinosaur island': who lives in a place that is named for them. */
function dwellerOf(c: Company, np: NounPhrase): NounPhrase | undefined {
  const nouns = np.tokens.filter(({ tag }) => tag === 'noun').flatMap(({ lemma }) => lemma.split(' '))
  const [name, where] = nouns
  if (!c.input.staged || !c.scene.used.has(np) || nouns.length !== 2 || !name || !where) return undefined
  if (!c.catalogue.isNoun(name) || !isAnimate(c.catalogue.find(name))) return undefined
  // A police station and a dog house are things of their own.
  if (!isStage(c, where) || c.catalogue.isNoun(`${name} ${where}`)) return undefined
  const { plural } = c.catalogue.find(name)
  const inner: NounPhrase = {
    ...np,
    name,
    phrase: plural,
    plural: true,
    attributes: {},
    tokens: [],
    modifiers: [],
  }
  delete inner.count
  delete inner.determiner
  return inner
}

function isStage(c: Company, name: string): boolean {
  const thing = c.catalogue.find(name)
  return c.catalogue.sceneOf(name) !== undefined && (isPlace(thing) || thing.traits.includes('building'))
}

/** Hunger, history: words without a body, which only a verb brings on the stage. */
function isAbstract(c: Company, np: NounPhrase): boolean {
  const { traits, glossy } = c.catalogue.find(np.name)
  return !c.actedOn.has(np) && traits.every((trait) => trait === 'symbol') && glossy?.match === 'kind'
}

function mayAct(c: Company, np: NounPhrase): boolean {
  if (c.input.staged && np.attributes.colour === undefined && isAbstract(c, np)) return false
  if (c.input.staged && !c.actedOn.has(np) && np.name.split(' ').every((word) => occasionNames.has(word)))
    return false
  if (np.name === '' || np.stop || np.negated || np.pronoun !== undefined) return false
  if (c.facts.similes.has(np) && !c.facts.links.some((link) => link.object === np)) return false
  if (np.roleNoun && !['brick', 'block', 'pipe', 'missile', 'bullet', 'pellet', 'platform'].includes(np.name))
    return false
  if (!c.actedOn.has(np) && !c.catalogue.knows(np.name)) return false
  if (
    c.input.staged &&
    np.weak &&
    !c.actedOn.has(np) &&
    np !== c.facts.mentions[0] &&
    !np.part &&
    !c.sectionRoles.has(np)
  )
    return false
  if (
    np.count !== undefined &&
    ['heart', 'card', 'lane', 'lap', 'star rating'].includes(np.name) &&
    !actedBy(c, np)
  )
    return false
  if (!c.input.staged) return !(c.scene.used.has(np) && isBackground(c, np))
  if (c.facts.destinations.has(np)) return true
  // 'four types of towers: laser, cannon': what can be built, not who is there.
  if (
    c.facts.examples.some(
      ({ of: owner, items }) => items.includes(np) && /tower|turret|weapon|power|spell|move/.test(owner.name),
    )
  )
    return false
  if (hazardNames.test(np.name)) return true
  if (c.scene.used.has(np) && !c.actedOn.has(np) && np !== c.facts.mentions[0]) return false
  if (c.scene.used.has(np) && !isActedPlainly(c, np)) {
    const thing = c.catalogue.find(np.name)
    const left = c.facts.events.some(
      (event) => event.objects.includes(np) && event.frame.mechanic === 'avoid' && !isDangerous(thing),
    )
    if (isPlace(thing) || isGround(thing) || (left && thing.traits.includes('building'))) return false
  }
  return !c.input.isTopic(np)
}
/** Of a place, only ground and sky are the stage itself; its buildings and ponds stand on it. */
function isBackground(c: Company, np: NounPhrase): boolean {
  const { traits } = c.catalogue.find(np.name)
  return np.phrase === c.scene.words && np !== c.facts.mentions[0] && !traits.includes('building')
}
/** A place that is merely crossed or explored is no actor; one that is defended, hit or fought is. */
function actedBy(c: Company, np: NounPhrase): boolean {
  return c.facts.events.some((event) => event.frame.mechanic && event.objects.includes(np))
}
/** 'to the guests in a pub': one goes to the guests, and the pub is where all of it happens. */
function isAllAround({ facts, catalogue }: Company, np: NounPhrase): boolean {
  const isInside = facts.places.some((place) => place.np === np && ['in', 'inside'].includes(place.prep))
  const isOneGoal = facts.mentions.some((other) => other !== np && other.part === 'goal')
  return isInside && isOneGoal && catalogue.find(np.name).traits.includes('building')
}
function isActedPlainly(c: Company, np: NounPhrase): boolean {
  // 'delivering presents on rooftops' says where, not to whom.
  const { traits } = c.catalogue.find(np.name)
  const where = c.facts.places.some((place) => place.np === np && ['on', 'in', 'at'].includes(place.prep))
  if (
    where &&
    np.part === 'goal' &&
    np.phrase === c.scene.words &&
    (traits.every((trait) => trait === 'place') || isAllAround(c, np))
  )
    return false
  if (
    (np.part !== undefined && !['prop', 'obstacle', 'threat'].includes(np.part)) ||
    c.sectionRoles.has(np) ||
    c.facts.versus.some(({ left, right }) => left.includes(np) || right.includes(np)) ||
    c.facts.copulas.some(({ right }) => right.includes(np))
  )
    return true
  if (c.facts.events.some((event) => event.unwanted && event.objects.includes(np))) return true
  return c.facts.events.some(
    (event) =>
      event.objects.includes(np) &&
      !(event.frame.mechanic === 'avoid' && /^(?:escape|flee|leave|get away|run)/.test(event.verb)) &&
      ![
        'cross',
        'explore',
        'fly',
        'drive',
        'swim',
        'slide',
        'climb',
        'manage',
        'survive',
        'roll',
        'sneak',
        'race',
      ].includes(event.frame.mechanic ?? 'explore'),
  )
}
