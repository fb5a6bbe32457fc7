import type { GenreCue, Role } from '../../../brief/brief.ts'
import type { Link, Piece, Reading, Thing } from '../../../reading/schema.ts'
import { pieceOf } from './parts-of-reading.ts'

/** The words for what a kind of game with a name has on its stage, each with the part that it has there. */
const partsByGame: Readonly<Record<string, readonly (readonly [role: Role, words: RegExp])[]>> = {
  shooter: [
    ['enemy', /^(?:aliens?|invaders?|enem(?:y|ies)|monsters?|ufos?|martians?|bugs|ships|spaceships|foes?)$/],
    ['player', /^(?:ship|spaceship|cannon|turret|tank|gun|plane|shooter)$/],
    ['projectile', /^(?:bullets?|lasers?|shots?|missiles?|rockets?|bolts?|ammo)$/],
    ['obstacle', /^(?:shields?|bunkers?|barriers?|shelters?|walls?)$/],
  ],
  'maze-chase': [
    ['enemy', /^(?:ghosts?|monsters?|enem(?:y|ies)|chasers?)$/],
    ['collectible', /^(?:dots?|pellets?|points|pills?|coins?)$/],
    ['player', /^(?:pac-?man|hero)$/],
  ],
  breakout: [
    ['obstacle', /^(?:bricks?|blocks?|walls?)$/],
    ['projectile', /^balls?$/],
    ['player', /^(?:paddle|bat|platform)$/],
  ],
  pong: [
    ['player', /^(?:paddles?|bats?|rackets?|players?)$/],
    ['projectile', /^(?:balls?|pucks?)$/],
  ],
  snake: [
    ['player', /^(?:snake|worm)$/],
    ['collectible', /^(?:apples?|food|fruits?|dots?)$/],
  ],
  flappy: [
    ['player', /^bird(?:ie)?$/],
    ['obstacle', /^(?:pipes?|tubes?|columns?|obstacles?|pillars?)$/],
  ],
  asteroids: [
    ['enemy', /^(?:asteroids?|rocks?|meteors?)$/],
    ['player', /^(?:ship|spaceship|rocket)$/],
    ['projectile', /^(?:bullets?|lasers?|shots?)$/],
  ],
  crossing: [
    ['hazard', /^(?:cars?|trucks?|traffic|vehicles?)$/],
    ['player', /^(?:frog|chicken|hero)$/],
  ],
  whack: [
    ['enemy', /^moles?$/],
    ['player', /^(?:hammer|mallet)$/],
  ],
  slicer: [['collectible', /^fruits?$/]],
  runner: [
    ['obstacle', /^(?:cact(?:us|i|uses)|obstacles?|hurdles?|spikes?)$/],
    ['player', /^(?:dino|dinosaur|runner|t-?rex|hero)$/],
    ['collectible', /^coins?$/],
  ],
  platformer: [
    ['player', /^(?:mario|hero|doodler|jumper|player|character)$/],
    ['enemy', /^(?:enem(?:y|ies)|goombas?|koopas?|monsters?|baddies)$/],
    ['collectible', /^(?:coins?|rings?|gems?)$/],
  ],
  'bubble-shooter': [['collectible', /^(?:bubbles?|balls?|marbles?)$/]],
  'match-3': [['collectible', /^(?:gems?|jewels?|cand(?:y|ies)|tiles?|pieces?)$/]],
  'tower-defence': [
    ['enemy', /^(?:enem(?:y|ies)|creeps?|zombies?|monsters?|balloons?|bloons?|attackers?)$/],
    ['friend', /^(?:towers?|turrets?|plants|defenders?)$/],
    ['goal', /^(?:base|castle|house|core)$/],
  ],
}

/** 'Is', 'are', 'being', 'turned into', 'replaced by': one is what the other looks like. */
const calling =
  /^(?:is|are|am|was|were|be|being|become|becomes|as|(?:are |is )?(?:turned into|replaced (?:by|with)|swapped (?:for|with)|represented by))$/i

/** What is done to nobody, so that whoever stands after it is what does it: 'flying toasters', 'dancing hamsters'. */
const aloneDone =
  /^(?:flying|dancing|walking|talking|singing|swimming|jumping|sleeping|hopping|rolling|bouncing|floating|running|laughing|crying|smiling|screaming|spinning|crawling|hovering|glowing|burning|exploding|marching|barking|falling)$/i

/** Who is said to be what, so that every later reader finds 'the aliens are toasters' however it was put. */
export const withWhatTheyAre = (reading: Reading): Reading => withReplaced(withLooksOfCalled(reading))

/**
 * 'The aliens are flying toasters' reads like something that the aliens do: where whatever stands right after such a word is a bare noun, that
 * is what they are.
 */
function withLooksOfCalled(reading: Reading): Reading {
  const { words, things } = reading
  const looks = new Map<number, number>()
  const links = reading.links.map((link): Link => {
    const { who, does, whom } = link
    const verb = does.words.find((at) => aloneDone.test(words[at]?.text ?? '')) ?? -1
    const noun = typeof whom === 'number' ? things[whom] : undefined
    const isBare = noun !== undefined && Math.min(...noun.noun.words) === verb + 1
    const be = verb - 1
    if (typeof who !== 'number' || !isBare || !/^(?:is|are|being)$/i.test(words[be]?.text ?? '')) return link
    looks.set(whom as number, verb)
    return { ...link, does: pieceOf(reading, [be]) }
  })
  if (looks.size === 0) return reading
  const withLook = (thing: Thing, index: number): Thing => {
    const at = looks.get(index)
    const isTold = at === undefined || thing.attributes.some(({ words: said }) => said.includes(at))
    return isTold ? thing : { ...thing, attributes: [pieceOf(reading, [at]), ...thing.attributes] }
  }
  return { ...reading, links, things: things.map(withLook) }
}

/** 'Cats instead of ghosts', 'instead of bricks there are pancakes', 'replace the bird with a toaster': the second are the first. */
function withReplaced(reading: Reading): Reading {
  const { words } = reading
  const textAt = (at: number) => words[at]?.text.toLowerCase() ?? ''
  const things = [...reading.things]
  const atHead = (at: number) => things.findIndex(({ head }) => head === at)
  /** The noun that begins here, past its article and what is said of it. */
  const headFrom = (from: number) => {
    const end = words.findIndex(
      (_, at) => at >= from && words[at]?.part === 'NOUN' && words[at + 1]?.part !== 'NOUN',
    )
    const isNear = words
      .slice(from, end)
      .every(({ part, text }) => /^(?:DET|ADJ|NOUN|NUM|PRON)$/.test(part) || /^(?:the|an?|all)$/i.test(text))
    return end >= 0 && isNear ? end : -1
  }
  const thingFrom = (from: number) => {
    const head = headFrom(from)
    const found = head < 0 ? -1 : atHead(head)
    if (head < 0 || found >= 0) return found
    things.push({ noun: pieceOf(reading, [head]), head, role: 'other', sure: 0, attributes: [], there: 1 })
    return things.length - 1
  }
  const nearest = (isMeant: (head: number) => boolean, isLast: boolean) => {
    const heads = things.map(({ head }) => head).filter(isMeant)
    return heads.length === 0 ? -1 : atHead(isLast ? Math.max(...heads) : Math.min(...heads))
  }
  const gone = new Set<number>()
  const calls: { called: number; shown: number }[] = []
  for (const [at] of words.entries()) {
    const isInstead = textAt(at) === 'instead' && textAt(at + 1) === 'of'
    const isReplacing = /^(?:replace|swap|exchange)$/.test(textAt(at))
    if (!isInstead && !isReplacing) continue
    const called = thingFrom(isInstead ? at + 2 : at + 1)
    const head = things[called]?.head ?? -1
    if (called < 0) continue
    const by = words.findIndex((_, place) => place > head && /^(?:with|by|for)$/.test(textAt(place)))
    // 'With socks instead of fruit' names them before it; 'instead of fruit it's socks' after it.
    const isAfter = isInstead && atHead(at - 1) < 0
    const shown = isReplacing
      ? by === head + 1
        ? thingFrom(by + 1)
        : -1
      : nearest(isAfter ? (one) => one > head : (one) => one < at, !isAfter)
    if (shown < 0 || shown === called) continue
    calls.push({ called, shown })
    for (let place = at; place <= head; place++) gone.add(place)
    if (isReplacing) gone.add(by)
  }
  if (calls.length === 0) return reading
  const links = reading.links.filter(({ does }) => !/\b(?:instead|replace|swap|exchange)\b/i.test(does.text))
  return {
    ...reading,
    things,
    links: [
      ...links,
      ...calls.map(({ called, shown }): Link => ({ who: called, does: are, whom: shown, sure: 1 })),
    ],
    said: reading.said.filter(({ piece }) => !piece.words.every((at) => gone.has(at))),
    unread: reading.unread.filter(({ words: places }) => !places.every((at) => gone.has(at))),
  }
}

/** That they are it, with no word that anybody could take for something they do. */
const are: Piece = { text: 'are', words: [] }

/** Without what is only said by who is called what: it is claimed of those who are there. */
export const withoutCallings = (reading: Reading, cues: readonly GenreCue[]): Reading => {
  const { shownBy } = calledPartsIn(reading, cues)
  const nouns = [...shownBy].flatMap(([called, shown]) => [
    ...(reading.things[called]?.noun.words ?? []),
    ...(reading.things[shown]?.noun.words ?? []),
    ...(reading.things[shown]?.attributes.flatMap(({ words }) => words) ?? []),
  ])
  const isPlain = (at: number) =>
    nouns.includes(at) ||
    /^(?:is|are|be|been|being|have|has|replaced|by|with|as|the|an?|all|in|of)$/i.test(
      reading.words[at]?.text ?? '',
    )
  const isCalling = ({ words }: Piece) => words.some((at) => nouns.includes(at)) && words.every(isPlain)
  return {
    ...reading,
    links: reading.links.map((link) =>
      typeof link.who === 'number' && shownBy.get(link.who) === link.whom && calling.test(link.does.text)
        ? { ...link, does: are }
        : link,
    ),
    said: reading.said.filter(({ what, piece }) => !/^(?:rule|order|not)$/.test(what) || !isCalling(piece)),
  }
}

/** What has a part by the word that it is called by, and what it is called by, each by its place among the things. */
export type CalledParts = {
  /** The part of whoever is what the game's own word says. */
  roleOf: ReadonlyMap<number, Role>
  /** The game's own word, led to who that is here. */
  shownBy: ReadonlyMap<number, number>
}

/**
 * 'Pac-man where the ghosts are teachers', 'breakout but the bricks are houses': everybody knows what ghosts and bricks do in it, and all of
 * them are what they are said to be.
 */
export function calledPartsIn(reading: Reading, cues: readonly GenreCue[]): CalledParts {
  const game = [...cues].sort((one, other) => other.weight - one.weight)[0]
  const parts = (game && game.weight >= named && partsByGame[game.genre]) || []
  const { words, things, links } = reading
  const textOf = (index: number) => words[things[index]?.head ?? -1]?.text.toLowerCase() ?? ''
  const partOf = (index: number) => parts.find(([, called]) => called.test(textOf(index)))?.[0]
  const roleOf = new Map<number, Role>()
  const shownBy = new Map<number, number>()
  for (const { who, does, whom } of links) {
    if (typeof who !== 'number' || typeof whom !== 'number' || who === whom || !calling.test(does.text))
      continue
    const [role, other] = [partOf(who), partOf(whom)]
    // 'Toasters as aliens' has it the other way round.
    const isTurned = role === undefined && /^as$/i.test(does.text)
    const part = isTurned ? other : role
    if (!part) continue
    const [called, shown] = isTurned ? [whom, who] : [who, whom]
    if (roleOf.has(shown)) continue
    roleOf.set(shown, part)
    // 'Fruit ninja with socks instead of fruit': the fruit of the name is the same.
    for (const index of things.keys())
      if (textOf(index) === textOf(called) && index !== shown && !shownBy.has(index))
        shownBy.set(index, shown)
  }
  // 'Whack-a-mole where moles pop up': whatever they do there, nobody plays them.
  for (const index of things.keys()) {
    const part = partOf(index)
    const isDoer = links.some(({ who }) => who === index)
    if (isDoer && part !== undefined && part !== 'player' && !roleOf.has(index)) roleOf.set(index, part)
  }
  return { roleOf, shownBy }
}

/** So loudly speaks the name of a kind of game. */
const named = 8
