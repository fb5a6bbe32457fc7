import { uniqueId } from '../../../brief/actors.ts'
import { sizes, speeds } from '../../../brief/attribute-words.ts'
import type { Actor, Attributes, Brief, Role } from '../../../brief/brief.ts'
import { colours } from '../../../brief/colours.ts'
import { stopNouns, weakStopNouns } from '../../../brief/stop-nouns.ts'
import { isAnimate, isPlace, isShot, isVehicle, threatOf } from '../../../brief/traits.ts'
import { isTouching } from '../../../brief/verbs.ts'
import { inSense } from '../../../nouns/other-senses.ts'
import type { Piece, Reading, Thing as ReadThing } from '../../../reading/schema.ts'
import { hasLetters } from '../../../reading/words.ts'
import type { Catalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import { sending } from '../proof/signs.ts'
import { withBelongings } from './belongings.ts'
import { isControl } from './controls.ts'
import { type Deed, isAnybody, isTwinOfDone } from './deeds.ts'
import { destinationsIn } from './destinations.ts'
import { isRim } from './ideas.ts'
import { mountsIn } from './mounts.ts'
import { type CalledParts, calledPartsIn } from './parts-of-games.ts'
import { partLeft, partSaid } from './parts-said.ts'
import { meantIn, type SameThings, sameThingsIn } from './same-things.ts'
import { describedBy, memberOf, thingAt, thingOf, tradeOf } from './thing-of.ts'
import { isServed } from './those-served.ts'

/** Who is on the stage, each by its place among the things of the reading. */
export type Company = { actors: Actor[]; actorOf: Map<number, Actor> }

/** Words that speak about the game, not about what is in it. */
const talk = new Set([
  'form',
  'frame',
  'for',
  'title',
  'not',
  'view',
  'style',
  'dimension',
  'time',
  'weather',
])

/**
 * The things of a reading become actors; who is ridden by the player goes with the player.
 */
export function castOf(
  reading: Reading,
  done: readonly Deed[],
  told: Brief,
  catalogue: Catalogue,
  ideas: ReadonlySet<number> = new Set(),
): Company {
  const seen = foundIn(reading, done, told, catalogue).filter(({ index }) => !ideas.has(index))
  const isSeen = (at: number) => seen.some(({ index }) => index === at)
  const called = calledPartsIn(reading, told.cues)
  const same: SameThings = new Map(
    [...sameThingsIn(reading), ...called.shownBy].filter(([, first]) => isSeen(first)),
  )
  const deeds = meantIn(done, same)
  const found = withoutTwins(seen, reading).filter(({ index }) => !same.has(index))
  const played = playedOf(found, deeds, reading, called.roleOf)
  const actors: Actor[] = []
  const actorOf = new Map<number, Actor>()
  const isBeast = (end: Deed['who']) =>
    found.some(({ index, what }) => index === end && isAnimate(what) && !isVehicle(what))
  // 'Drives cows into the corral': nobody sits on whom one drives somewhere.
  const mounts = new Set(
    deeds
      .filter((deed) => isRiding(deed) && (deed.who === 'you' || deed.who === played))
      .flatMap(({ verb, whoms }) => whoms.map((one) => ({ ...one, verb })))
      .filter(({ verb, end }) => !verb.startsWith('drive') || !isBeast(end))
      .flatMap(({ end, by }) => (by === undefined || by === 'on' ? end : [])),
  )
  // 'Cheese turns the tables': what only lies about gives nobody a part.
  const isLiving = (end: Deed['who']) =>
    end === 'you' || found.some(({ index, what }) => index === end && canCarry(what))
  const ofLiving = deeds.filter(({ who }) => isLiving(who))
  const mountOf = mountsIn(reading, (at) => thingAt(at, reading, catalogue))
  const ridden = new Set(mountOf.values())
  for (const { thing, index, what } of found) {
    if (mounts.has(index) && canCarry(what) && played !== undefined && played !== index) continue
    if (ridden.has(index)) continue
    const mount = mountOf.get(index)
    const said = partSaid({ places: placesOf(index, same), what }, done, reading)
    const role =
      index === played
        ? 'player'
        : (called.roleOf.get(index) ??
          partLeft(roleOf({ thing, index, what }, { deeds, ofLiving }, reading), new Set(said.never), what))
    const trade = tradeOf(thing, reading, catalogue)
    const apart = describedBy(thing, what).filter((look) => look !== trade)
    const actor: Actor = {
      id: role === 'player' ? 'player' : uniqueId(what.name, actors),
      thing: what,
      phrase: phraseOf(thing, reading),
      ...(apart.length > 0 && { apart }),
      role,
      ...(called.roleOf.get(index) === role ? { whole: true as const } : role !== 'player' && { said }),
      ...(isPlural(thing, reading, catalogue) && { plural: true }),
      ...(thing.count !== undefined && !isRate(thing, reading) && { count: thing.count }),
      attributes: attributesOf(thing),
      ...(mount !== undefined && { mount: thingAt(mount, reading, catalogue) }),
      ...(trade !== undefined && trade !== what.name && { trade }),
    }
    actors.push(actor)
    actorOf.set(index, actor)
  }
  for (const [index, thing] of reading.things.entries())
    if (isMeasure(thingOf(thing, reading, catalogue).name, told)) {
      const of = measuredBy(thing, reading)
      const actor = of === undefined ? undefined : actorOf.get(of)
      if (actor) actorOf.set(index, actor)
    }
  for (const [again, first] of same) {
    const actor = actorOf.get(first)
    const mention = reading.things[again]
    if (!actor || !mention) continue
    actorOf.set(again, actor)
    if (isPlural(mention, reading, catalogue) && actor.role !== 'player') actor.plural = true
    // 'The boat holds 8 people. Bring 50 people home.'
    if (actor.count === undefined && mention.count !== undefined && !isRate(mention, reading))
      actor.count = mention.count
  }
  const player = actors.find(({ role }) => role === 'player')
  const mount = found.find(({ index, what }) => mounts.has(index) && canCarry(what) && index !== played)
  if (player && mount) player.mount = mount.what
  withBelongings(actors, actorOf, reading, catalogue)
  return { actors, actorOf }
}

/** Where somebody is mentioned first, and every other time. */
const placesOf = (index: number, same: SameThings) => [
  index,
  ...[...same].flatMap(([again, first]) => (first === index ? [again] : [])),
]

const isBuilt = ({ traits }: Thing) => traits.includes('building')

/** The things that can be on a stage. */
function foundIn(reading: Reading, deeds: readonly Deed[], told: Brief, catalogue: Catalogue): Found[] {
  const wordsOf = (isMeant: (what: string) => boolean) =>
    new Set(reading.said.filter(({ what }) => isMeant(what)).flatMap(({ piece }) => piece.words))
  const said = wordsOf((what) => talk.has(what))
  for (const at of inFormsNames(reading)) said.delete(at)
  // 'Don't hit the kittens' has kittens in it, and so has 'photographs lions, but not the tourists'; 'no monsters' has none.
  const spared = new Set(
    deeds.flatMap((deed) =>
      (deed.negated && (isTouching(deed.verb) || isTwinOfDone(deed, deeds))) ||
      /^(?:evade|sneak past)$/.test(deed.verb)
        ? deed.whoms.map(({ end }) => end)
        : [],
    ),
  )
  // 'Changes colour with keys' is done on a keyboard, and 'opens doors with keys' is not.
  const isPressed = ({ noun }: ReadThing, index: number) =>
    /^keys$/i.test(noun.text) &&
    deeds.some(
      ({ verb, whoms }) =>
        !/^(?:un)?(?:lock|open)\b/.test(verb) &&
        whoms.some(({ end, by }) => end === index && /^(?:with|using|by)$/.test(by ?? '')),
    )
  const places = wordsOf((what) => what === 'place')
  const ends = destinationsIn(deeds)
  // 'Zombies crawl out of graves', 'jumps from island to island': what somebody comes out of or sets off from stands there, wherever it is
  // played. 'Scares them out of the castle' is of the castle.
  const sources = new Set(
    deeds.flatMap(({ whoms }) =>
      whoms.every(({ by }) => by !== undefined) && whoms.some(({ by }) => /^(?:out of|from)$/.test(by ?? ''))
        ? whoms.flatMap(({ end, by }) => (/^(?:out of|from)$/.test(by ?? '') ? [end] : []))
        : [],
    ),
  )
  return reading.things.flatMap((thing, index) => {
    const name = (reading.words[thing.head]?.text ?? '').toLowerCase()
    const named = thingOf(thing, reading, catalogue)
    // 'Freezes enemies': something is done to them, so somebody is there, and nobody says who.
    const isAnyFoe =
      foes.test(named.name) &&
      deeds.some(({ who, whoms }) => who !== index && whoms.some(({ end }) => end === index))
    const what = isAnyFoe ? catalogue.find('monster') : named
    // 'In a pan' has a pan in it; 'in a kitchen' is painted all around.
    const isPainted =
      isPlace(what) ||
      (thing.role === 'other' && (told.sceneWords?.toLowerCase().split(' ').includes(name) ?? false))
    const isScenery = places.has(thing.head) && !ends.has(index) && !sources.has(index) && isPainted
    const isTopic = told.topic?.toLowerCase().includes(name) ?? false
    if (isOwnOnes(thing.head, reading)) return []
    // An article is nobody, and 'anything' is no thing.
    const isTold =
      isFigure(what.name) ||
      (isTalk(what.name) && !ends.has(index)) ||
      isMeasure(what.name, told) ||
      gauges.test(thing.noun.text) ||
      /^(?:an?|the|some|any|(?:any|every|some|no)thing)$/.test(name)
    const isUndone =
      reading.links.every(
        ({ who, does, whom }) => (who !== index && whom !== index) || /^of$/i.test(does.text),
      ) && !deeds.some(({ whoms }) => whoms.some(({ end, by }) => end === index && by === undefined))
    const isOwner = /['’]s?$/.test(reading.words[thing.head]?.text ?? '') && isUndone
    if (isOwner || (isUndone && isDepicted(thing.head, reading, catalogue))) return []
    if (
      isAnybody(index, reading) ||
      isControl(
        `${thing.attributes.map(({ text }) => text).join(' ')} ${thing.noun.text}`,
        name,
        reading.text,
      )
    )
      return []
    if ((said.has(thing.head) && !spared.has(index)) || isScenery || isTopic || isTold) return []
    if (isNameOfGame({ thing, what }, told) || isOnlyTalk({ thing, index, what }, deeds)) return []
    return [{ thing, index, what: isPressed(thing, index) ? inSense(what.name, {}) : what }]
  })
}

const foes = /^(?:enemy|foe|opponent|attacker|bad guy|villain)s?$/

/** 'Before their patience bar runs out': figures at the edge of the screen stand nowhere on the stage. */
const gauges =
  /\b(?:patience|health|life|energy|stamina|power|mana|magic|hunger|happiness|mood|stress|fear|trust|love|noise|heat|fuel|oxygen|air|progress|score|time|speed|combo|temperature|charge|rage|anger|suspicion|alarm|danger) (?:bar|meter|gauge)s?$/i

/** The cat of a 'cat platformer', and the tank of a 'tank battle': who stands before the form's own noun plays in it. */
function inFormsNames({ said, things }: Reading): number[] {
  const isFirst = (at: number, { words }: Piece) => words.includes(at) && at !== words.at(-1)
  return things.flatMap(({ head, there }) =>
    there > surely && said.some(({ what, piece }) => what === 'form' && isFirst(head, piece)) ? [head] : [],
  )
}

const isCalled = /^(?:is|are|am|was|were)$/i

/** 'My sister is a mermaid': there is one of the two, and it looks like the second. */
function withoutTwins(found: readonly Found[], { links }: Reading): Found[] {
  const same = links.filter(
    ({ who, does, whom }) => who !== whom && typeof whom === 'number' && isCalled.test(does.text),
  )
  return found.filter(({ index }) => !same.some(({ who }) => who === index))
}

function isDepicted(at: number, { words }: Reading, catalogue: Catalogue): boolean {
  const of = [at - 1, at - 2, at - 3].find((place) => /^of$/i.test(words[place]?.text ?? ''))
  const isInside = words.slice((of ?? at) + 1, at).every(({ part }) => /^(?:DET|ADJ|PRON|NOUN)$/.test(part))
  if (of === undefined || !isInside) return false
  const what = catalogue.find(catalogue.lemma(words[of - 1]?.text.toLowerCase() ?? '', 'noun'))
  // Where there is a shadow, whoever casts it is there.
  const isOnlySign = what.name !== 'shadow' && what.above.some((kind) => depicting.test(kind))
  return isRim(what) || isOnlySign || remains.test(what.name)
}

/** The ghost of a butler is all that is there of him. */
const remains = /^(?:ghost|spirit|skeleton|mummy|statue|soul|phantom)$/
const depicting = /^(?:representation|picture|depiction|shape)$/

/** 'Reach the target score': what is counted is nowhere that one could get to. */
const isFigure = (name: string) => /(?:^| )(?:score|high score|time limit)s?$/.test(name)

/** Words that the planner takes for what they are: talk about games. */
const isTalk = (name: string) =>
  /^(?:player|character|hero|enemy|foe|level|score|point|life|lives|timer|boss|game|goal|move|one|other|thing|way|turn|round|name|power[- ]?up)s?$/.test(
    name,
  )

/** 'And mine grow': those that are one's own, and no mine. */
function isOwnOnes(at: number, { words }: Reading): boolean {
  const before = words[at - 1]?.text.toLowerCase()
  return (
    words[at]?.text.toLowerCase() === 'mine' &&
    words[at + 1]?.part === 'VERB' &&
    (before === undefined || /^(?:[,.;:]|and|but|then|when|if|while|so)$/.test(before))
  )
}

/** 'The speed', 'each season', 'a question': talk about play and time is nobody on a stage, unless somebody does something to it. */
function isOnlyTalk(
  { thing: { role }, index, what: { name } }: Pick<Found, 'thing' | 'index' | 'what'>,
  deeds: readonly Deed[],
): boolean {
  const isDone = deeds.some(({ who, whoms }) => who !== index && whoms.some(({ end }) => end === index))
  return role !== 'you' && !isDone && (stopNouns.has(name) || weakStopNouns.has(name))
}

/** 'Chrome dinosaur', 'space invaders': the name of a game that everybody knows, and nobody who plays in it. */
function isNameOfGame(
  { thing: { noun, attributes }, what }: Pick<Found, 'thing' | 'what'>,
  { cues, prompt }: Brief,
): boolean {
  const own = [noun, ...attributes].flatMap(({ text }) => text.toLowerCase().split(/[\s-]+/))
  // A centipede is somebody in 'centipede'; 'gradius' is nothing but the name.
  const isSomebody =
    own.length === 1 &&
    own.some((word) => word === what.name || word === what.plural) &&
    prompt.trim().toLowerCase() !== own[0]
  return cues.some(({ weight, words }) => {
    const name = words.toLowerCase().split(/[\s-]+/)
    return (
      weight >= properName &&
      own.length > 1 === name.length > 1 &&
      !isSomebody &&
      own.every((word) => name.includes(word))
    )
  })
}
/** The weight of a cue that is a game's own name. */
const properName = 10

/** Whom there are waves of: the next thing after 'of'. */
function measuredBy({ head }: ReadThing, { words, things }: Reading): number | undefined {
  if (!/^of$/i.test(words[head + 1]?.text ?? '')) return undefined
  const after = [...things.entries()].filter(([, thing]) => thing.head > head)
  return after.sort(([, one], [, other]) => one.head - other.head)[0]?.[0]
}

/** 'Five waves of zombies', 'three nights': how they come, and nobody who is there. */
function isMeasure(name: string, { extras, numbers }: Brief): boolean {
  if (name === 'wave') return extras.includes('waves') || numbers.waves !== undefined
  if (name === 'horde' || name === 'swarm') return true
  return (
    /^(?:day|night|dawn|sunrise|dusk)$/.test(name) &&
    (extras.includes('day-and-night') || numbers.nights !== undefined)
  )
}

type Found = { thing: ReadThing; index: number; what: Thing }

/** Surer than this, the reading decides who plays, whoever else could. */
const surely = 0.5

/** The player: who was read as such, surest first; else what is steered. */
function playedOf(
  all: readonly Found[],
  deeds: readonly Deed[],
  { words, said }: Reading,
  called: CalledParts['roleOf'],
): number | undefined {
  // 'A fox follows me': whoever does something to the player is somebody else.
  const isOther = ({ index }: Found) =>
    deeds.some(({ who, whoms }) => who === index && whoms.some(({ end }) => end === 'you'))
  // 'Customers want cakes': whoever is served plays only where that is said.
  const isGuest = ({ thing, what }: Found) => thing.role !== 'you' && isServed(what.name)
  // 'The aliens are toasters', 'the frog is a granny': the game says who plays.
  const isNamed = (one: Found) => called.get(one.index) === 'player'
  const isAnother = ({ index }: Found) => called.has(index) && called.get(index) !== 'player'
  const found = all.filter((one) => isNamed(one) || (!isOther(one) && !isGuest(one) && !isAnother(one)))
  const own = found.find(isNamed)
  if (own) return own.index
  // 'Guide ships past the rocks': those whom the player does something to are not the player, if they are several.
  const isHandled = ({ index, what, thing }: Found) =>
    deeds.some(
      ({ who, whoms }) =>
        who === 'you' &&
        whoms.some(
          ({ end, by }) =>
            end === index &&
            // 'I bluff about our army', 'I accuse one of being the poisoner': nobody plays whom one talks of.
            (by === undefined
              ? what.plural === thing.noun.text.toLowerCase() || what.traits.includes('instrument')
              : /^(?:about|of|over|against)$/.test(by)),
        ),
    )
  const [you] = found
    .filter((one) => one.thing.role === 'you' && !isHandled(one))
    .sort((a, b) => b.thing.sure - a.thing.sure)
  // 'Build a bridge so the grandma can cross': you build, and she is for whom.
  const isFor = ({ thing: { noun } }: Found) =>
    deeds.some(({ who }) => who === 'you') &&
    [1, 2, 3].some((back) => /^so$/i.test(words[(noun.words[0] ?? 0) - back]?.text ?? ''))
  if (you) return you.index
  // Whoever does all that is done is whom the sentence is about.
  const doers = new Set(deeds.map(({ who }) => who))
  const [only] = doers
  // 'The battery runs out' is not about the battery.
  const isOnly = ({ index, thing }: Found) => index === only && thing.role !== 'tool'
  if (doers.size === 1 && typeof only === 'number' && found.some(isOnly)) return only
  const steered = deeds.find(({ who, frame }) => who === 'you' && frame?.steers)?.whoms[0]?.end
  // 'Herd sheep with a drone', 'pizza delivery on a unicycle': what one has all the time, and that moves, is what one steers.
  const vehicle = found.find(
    (one) =>
      one.thing.role === 'tool' &&
      isVehicle(one.what) &&
      !said.some(({ what, piece }) => what === 'form' && piece.words.includes(one.thing.head)) &&
      one.what.plural !== one.thing.noun.text.toLowerCase() &&
      !isHandled(one) &&
      !isFor(one),
  )
  return (
    found.find((one) => one.index === steered && !isHandled(one))?.index ??
    vehicle?.index ??
    likeliest(found, deeds, said)
  )
}

/** Nobody is told to be played, and nothing is asked of 'you': of those who do something, a person sooner than others, one sooner than many. */
function likeliest(
  found: readonly Found[],
  deeds: readonly Deed[],
  said: Reading['said'],
): number | undefined {
  if (deeds.some(({ who }) => who === 'you')) return undefined
  // 'A platformer with a dinosaur and eggs': nobody does anything, and only one of them could.
  const living = found.filter(({ what, thing }) => isAnimate(what) && thing.role !== 'against')
  if (deeds.length === 0)
    return living.length === 1 && living[0]?.what.plural !== living[0]?.thing.noun.text.toLowerCase()
      ? living[0]?.index
      : onlyOne(found, said)?.index
  // 'The moths follow the light, the spider eats them': whoever is surely against whoever plays is played by nobody.
  const doers = found.filter(
    ({ index, what, thing: { role, sure } }) =>
      deeds.some(({ who }) => who === index) &&
      isAnimate(what) &&
      !(/^(?:against|wanted)$/.test(role) && sure > surely),
  )
  const merit = ({ what, thing }: Found) =>
    Number(what.traits.includes('person')) + Number(what.plural !== thing.noun.text.toLowerCase())
  return [...doers].sort((one, other) => merit(other) - merit(one))[0]?.index
}

/** 'Something fun with dinosaurs': where no kind of game is told, nobody else is there and nothing surer is read of them, they are played. */
function onlyOne(found: readonly Found[], said: Reading['said']): Found | undefined {
  const [one] = found
  const isTold = one === undefined || found.length > 1 || one.thing.sure > surely || !isAnimate(one.what)
  return isTold || said.some(({ what }) => what === 'form') ? undefined : one
}

const canCarry = (what: Thing) => isAnimate(what) || isVehicle(what)

const isRiding = ({ verb }: Deed) => /^(?:ride|drive|mount|steer|pilot|fly)\b/.test(verb)

/** As written, without the article: attributes, then the noun. */
export function phraseOf({ noun, attributes, head }: ReadThing, { words }: Reading): string {
  const before = attributes.filter(({ words: [at = 0] }) => at < head)
  const places = [...new Set([...before.flatMap((one) => one.words), ...noun.words])].sort((a, b) => a - b)
  return places
    .map((word) => (words[word]?.text ?? '').toLowerCase())
    .filter(hasLetters)
    .join(' ')
}

/** 'Four coins a day', 'two fish per customer', 'match three candies': how many each time, and not how many there are. */
function isRate({ head }: ReadThing, { words }: Reading): boolean {
  const before = words.slice(Math.max(0, head - 5), head).map(({ text }) => text.toLowerCase())
  if (inRows.test(before.join(' '))) return true
  const [next = '', after = ''] = words.slice(head + 1, head + 3).map(({ text }) => text.toLowerCase())
  return next === 'per' || (/^(?:an?|each|every)$/.test(next) && times.test(after))
}

/** How many have to be brought together at a time, right before what they are. */
const inRows =
  /\b(?:match|connect|join|swap|combine|merge|line up)(?:e?s|ing)? (?:\d+|two|three|four|five)(?: or more)?(?: [a-z]+)?$/

const times =
  /^(?:day|night|hour|minute|second|week|month|year|turn|round|level|wave|time|lap|trip|customer)$/

export function isPlural({ head, count }: ReadThing, { words }: Reading, catalogue: Catalogue): boolean {
  const text = (words[head]?.text ?? '').toLowerCase()
  if (memberOf(text)) return true
  return (count ?? 1) > 1 || (count === undefined && catalogue.lemma(text, 'noun') !== text)
}

export function attributesOf({ attributes }: ReadThing): Attributes {
  const said: Attributes = {}
  const words = attributes.flatMap(({ text }) => text.toLowerCase().split(/[\s-]+/))
  for (const word of words) {
    const [colour, size, speed] = [colours[word], sizes[word], speeds[word]]
    if (colour !== undefined && said.colour === undefined) Object.assign(said, { colour, colourWord: word })
    else if (size !== undefined && said.size === undefined) Object.assign(said, { size, sizeWord: word })
    else if (speed !== undefined && said.speed === undefined) Object.assign(said, { speed, speedWord: word })
  }
  // 'Red, yellow and blue pipes' are not all red.
  const named = [...new Set(words.filter((word) => colours[word] !== undefined))]
  const [last, ...before] = named.toReversed()
  if (last !== undefined && before.length > 0)
    said.colourWord = `${before.toReversed().join(', ')} and ${last}`
  return said
}

/** The parts that a role of the reading may come to; the tables may choose among them. */
const partsOf: Partial<Record<ReadThing['role'], readonly Role[]>> = {
  against: ['enemy', 'hazard', 'boss', 'obstacle'],
  wanted: ['collectible', 'goal', 'friend', 'enemy', 'hazard', 'obstacle'],
  tool: ['projectile', 'collectible', 'obstacle', 'prop'],
  other: ['prop', 'goal', 'obstacle', 'collectible'],
}

/** What a thing is for: by what was read of it, and by what the player does with it. */
function roleOf(
  { thing, what, index }: Found,
  { deeds, ofLiving }: { deeds: readonly Deed[]; ofLiving: readonly Deed[] },
  { things, links }: Reading,
): Role {
  if (isSent({ index, thing, what }, deeds) && !isCaught(index, deeds)) return 'projectile'
  // 'The boss is a kraken', 'the invaders are broccoli': they come after one as what they are called, whatever they look like.
  const called = links.flatMap(({ who, does, whom }) =>
    whom === index && typeof who === 'number' && isCalled.test(does.text) ? (things[who] ?? []) : [],
  )
  const names = [thing, ...called].flatMap(({ noun, attributes }) => [noun, ...attributes])
  // The same, where what they are called went into the name of the game: 'space invaders but the invaders are broccoli'.
  const isOneOfForm = links.some(
    ({ who, does, whom }) => who === 'you' && whom === index && isCalled.test(does.text),
  )
  const isBoss = /\bboss\b/i.test(names.map(({ text }) => text).join(' '))
  if (isBoss) return 'boss'
  if (destinationsIn(deeds).has(index) && !isAnimate(what)) return 'goal'
  if (isSparedOnly(index, deeds)) return isAnimate(what) ? 'friend' : 'prop'
  const parts = partsOf[thing.role]
  if (!parts) return 'friend'
  const part = partByDeeds(index, ofLiving, things)
  const asked = part === 'threat' ? threatOf(what) : part
  // 'Races taxis': whomever one races is no tool, however it was read.
  if (thing.role === 'tool' && isRaced(index, deeds)) return threatOf(what)
  if (asked !== undefined && parts.includes(asked)) return asked
  // 'With a hero, slimes and coins': what lives and bites is no tool.
  const isMany = what.plural === thing.noun.text.toLowerCase()
  if (thing.role === 'tool' && isMany && isAnimate(what) && what.traits.includes('dangerous'))
    return threatOf(what)
  if (thing.role === 'against' && (isOneOfForm || called.some(({ role }) => role === 'against')))
    return 'enemy'
  if (thing.role === 'against') return threatOf(what)
  if (thing.role === 'wanted') return isBuilt(what) ? 'goal' : 'collectible'
  return thing.role === 'tool' && isShot(what) ? 'projectile' : 'prop'
}

/**
 * 'It fires toast': what is sent flies, whatever else it looks like. 'Throw lemons at them', 'shoots slices of bread' too; but a bird that
 * one launches is who flies, and zombies that are shot do not.
 */
const isSent = ({ index, thing, what }: Pick<Found, 'index' | 'thing' | 'what'>, deeds: readonly Deed[]) =>
  deeds.some(
    ({ who, verb, whoms }) =>
      who !== index &&
      (sending.includes(verb) || (verb === 'shoot' && thing.role === 'tool' && !isAnimate(what))) &&
      // 'Throws you scraps': they are yours, and nobody is hit by them.
      !whoms.some(({ end, by }) => end !== index && by === undefined) &&
      whoms.some(({ end, by }) => end === index && by === undefined),
  )

/** 'Shoot the zombies but not the villagers': all that is said of them is that the same is not done to them. */
const isSparedOnly = (index: number, deeds: readonly Deed[]) => {
  const own = deeds.filter(({ who, whoms }) => who === index || whoms.some(({ end }) => end === index))
  return own.length > 0 && own.every((deed) => !isTouching(deed.verb) && isTwinOfDone(deed, deeds))
}

/** 'A toaster shoots bread and you catch it': it is yours to take. */
const isCaught = (index: number, deeds: readonly Deed[]) =>
  deeds.some(
    ({ who, frame, whoms, negated }) =>
      who === 'you' &&
      !negated &&
      frame?.object === 'collectible' &&
      whoms.some(({ end, by }) => end === index && by === undefined),
  )

const isRaced = (index: number, deeds: readonly Deed[]) =>
  deeds.some(
    ({ who, frame, whoms }) =>
      who !== index &&
      frame?.mechanic === 'race' &&
      whoms.some(({ end, by }) => end === index && /^(?:against|with)?$/.test(by ?? '')),
  )

/** The part that the verbs of the player give to a thing. */
function partByDeeds(
  index: number,
  deeds: readonly Deed[],
  things: Reading['things'],
): Role | 'threat' | undefined {
  // 'A guard who carries a lantern': it is in the guard's hand, and not for the taking.
  const isKept = ({ who, verb }: Pick<Deed, 'who' | 'verb'>) =>
    typeof who === 'number' &&
    things[who]?.role === 'against' &&
    /^(?:carry|hold|wield|bear|wear)$/.test(verb)
  for (const { who, verb, frame, whoms } of deeds) {
    const own = whoms.find(({ end }) => end === index)
    if (!own || !frame || (typeof who === 'number' && who === index) || isKept({ who, verb })) continue
    // 'Pirates attack the village': whom a foe fights is no foe for that.
    const isTheirPrey =
      typeof who === 'number' &&
      things[who]?.role === 'against' &&
      own.by === undefined &&
      frame.hostile === true
    if (isTheirPrey && frame.object !== 'collectible') continue
    const part = own.by === undefined ? frame.object : frame.after?.[own.by]?.part
    if (part) return part
  }
  return undefined
}
