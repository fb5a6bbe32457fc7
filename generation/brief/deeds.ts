import type { Thing } from '../things/thing.ts'
import type { Event, Facts, Ref } from './facts.ts'
import type { NounPhrase } from './noun-phrases.ts'
import type { Lexicon } from './tagging.ts'
import { friendlyNames, isAnimate, isDangerous, isPlace, isVehicle } from './traits.ts'
import { frameOf, type Part } from './verbs.ts'

/**
 * Nouns that say what is done: a police chase, a bank heist, a balloon popping game. What stands before them is who
 * does it or to whom, and no sentence tells which; the nature of the thing does.
 */
type Deed =
  | 'fight'
  | 'chase'
  | 'hunt'
  | 'quest'
  | 'deliver'
  | 'rescue'
  | 'escape'
  | 'race'
  | 'heist'
  | 'invasion'
  | 'rampage'
  | 'defend'
  | 'trade'

const deedWords: Record<Deed, string> = {
  fight: 'battle fight war warfare duel showdown combat brawl clash skirmish shootout gunfight firefight',
  chase: 'chase pursuit',
  hunt: 'hunt scavenging',
  quest: 'quest',
  deliver: 'delivery deliveries',
  rescue: 'rescue',
  escape: 'escape',
  race: 'race racing racer derby',
  heist: 'heist robbery raid',
  invasion: 'invasion attack apocalypse outbreak uprising rebellion takeover plague',
  rampage: 'rampage',
  defend: 'defense defence',
  trade: 'tycoon shop store stand truck cafe bakery restaurant factory empire business maker stall parlor',
}
const deedOf = new Map<string, Deed>()
for (const [deed, words] of Object.entries(deedWords))
  for (const word of words.split(' ')) deedOf.set(word, deed as Deed)

export const isDeed = (word: string) => deedOf.has(word)

/** Mechanics of gerunds that take what stands before them: 'egg catching', 'zombie shooting'. */
const taking = new Set(
  'collect avoid shoot fight deliver rescue cook grow sell match sort stack push click break chase steal'.split(
    ' ',
  ),
)
export const takesObject = (verb: string) => {
  const frame = frameOf(verb)
  return frame?.mechanic !== undefined && frame.object !== undefined && taking.has(frame.mechanic)
}

/** What a robber finds where nothing else is said. */
const loot: Record<string, string> = { bank: 'money', casino: 'money', museum: 'painting', bakery: 'cake' }

/** What a game is played with, or when: no rule of its own. */
const noObjects = new Set(
  'card tile pair word letter number spring summer autumn winter memory'.split(' ').concat('memory card'),
)

/** Nouns without a plural. */
const masses = new Set('money gold treasure food dirt dust trash loot bread rice'.split(' '))

/** What is done to nothing in particular has an object of its own: one fishes fish and cleans away dirt. */
const ownObjects: Record<string, string> = {
  fish: 'fish',
  clean: 'dirt',
  'clean up': 'dirt',
  tidy: 'dirt',
  'tidy up': 'dirt',
  sweep: 'dirt',
  vacuum: 'dirt',
  mop: 'dirt',
  farm: 'vegetable',
  garden: 'flower',
  mine: 'gem',
  dig: 'gem',
  bake: 'cake',
  cook: 'meal',
  recycle: 'trash',
}

export function readDeeds(
  facts: Facts,
  from: { mention: number; event: number },
  { catalogue, phrases }: Pick<Lexicon, 'catalogue' | 'phrases'>,
) {
  const made = (name: string, plural: boolean, part?: Part): NounPhrase => ({
    kind: 'np',
    name,
    phrase: plural ? catalogue.find(name).plural : name,
    plural,
    negated: false,
    attributes: {},
    owned: false,
    stop: false,
    weak: false,
    modifiers: [],
    tokens: [],
    at: -1,
    ...(part && { part }),
  })
  const add = (name: string, many: boolean, part?: Part): NounPhrase => {
    const { traits } = catalogue.find(name)
    const mass = masses.has(name) || traits.includes('material') || traits.includes('drink')
    const np = made(name, many && !mass, part)
    facts.mentions.push(np)
    return np
  }
  const act = (verb: string, objects: Ref[], words: string, subjects: Ref[] = ['player']): Event => {
    const event: Event = {
      verb,
      frame: frameOf(verb) ?? {},
      subjects,
      implied: true,
      objects,
      withs: [],
      tos: [],
      negated: false,
      passive: false,
      unwanted: false,
      words,
      at: -1,
      gerund: false,
    }
    facts.events.push(event)
    return event
  }

  for (const np of facts.mentions.slice(from.mention)) readPhrase(np)
  for (const event of facts.events.slice(from.event)) complete(event)

  function readPhrase(np: NounPhrase) {
    if (np.negated || np.pronoun !== undefined || np.roleNoun || np.part === 'boss') return
    // 'alien invasion': an adjective by its looks, a thing by its sense.
    const nouns = np.tokens.filter(
      ({ tag, text, lemma, sense }, index) =>
        (tag === 'noun' && sense?.feature === undefined && sense?.extra === undefined) ||
        (tag === 'adj' && isDeed(np.tokens[index + 1]?.lemma ?? '') && catalogue.isNoun(lemma || text)),
    )
    const words = nouns.flatMap(({ text, lemma }) =>
      /tower defen[cs]e|tower defender/.test(text) ? ['defense'] : (lemma === '' ? text : lemma).split(' '),
    )
    const at = words.findIndex(
      (word, index) => index > 0 && (deedOf.has(word) || verbOfGerund(word) !== undefined),
    )
    const deed = words[at]
    if (deed === 'delivery' && at === words.length - 2 && carries(np, words, at)) return
    if (at < 1 || deed === undefined || (np.name !== '' && at < words.length - 1)) return
    const gerund = verbOfGerund(deed)
    const kind = deedOf.get(deed)
    // 'pizza shop' alone is a place; before 'tycoon' or 'game' it is a trade.
    if (kind === 'trade' && !np.stop) return
    const thing = thingBefore(words, at)
    if (thing === undefined) return
    const found = catalogue.find(thing)
    const { phrase } = np
    if (
      gerund !== undefined ? byGerund(gerund, thing, found, phrase) : kind && byDeed(kind, thing, found, np)
    ) {
      np.stop = true
      np.name = ''
      np.modifiers = np.modifiers.filter(
        (modifier) => ` ${thing} ` !== ` ${modifier} ` && !thing.endsWith(` ${modifier}`),
      )
    }
  }

  /** 'pizza delivery boy', 'mail delivery drone': who delivers, and what. */
  function carries(np: NounPhrase, words: string[], at: number): boolean {
    const who = catalogue.find(words[at + 1] ?? '')
    const what = thingBefore(words, at)
    if (what === undefined || np.name === '' || !(isAnimate(who) || isVehicle(who))) return false
    if (isPlace(catalogue.find(what))) return false
    act('deliver', [add(what, true)], np.phrase, [np])
    return true
  }

  /** The longest name that ends just before the deed. */
  function thingBefore(words: string[], at: number): string | undefined {
    for (const length of [3, 2, 1]) {
      if (length > at) continue
      const name = words.slice(at - length, at).join(' ')
      if (length > 1 ? phrases.has(name) : catalogue.isNoun(name) && !deedOf.has(name)) return name
    }
    return undefined
  }

  function verbOfGerund(word: string): string | undefined {
    if (!/..ing$/.test(word)) return undefined
    const verb = catalogue.lemma(word, 'verb')
    if (verb === word) return undefined
    return takesObject(verb) || verb === 'make' || verb === 'hunt' ? verb : undefined
  }

  function byGerund(verb: string, name: string, thing: Thing, words: string): boolean {
    if (isPlace(thing) || thing.traits.includes('building') || noObjects.has(name)) return false
    if (verb === 'fish' && !thing.traits.includes('animal')) return false
    if (['box', 'wrestle', 'fight', 'battle', 'duel'].includes(verb) && isAnimate(thing)) {
      add(name, false, 'player')
      act('fight', [rivals(name)], words)
      return true
    }
    const does = verb !== 'make' ? verb : thing.traits.includes('edible') ? 'cook' : 'build'
    act(does, [add(name, true)], words)
    return true
  }

  function byDeed(deed: Deed, name: string, thing: Thing, np: NounPhrase): boolean {
    const { phrase } = np
    const living = isAnimate(thing)
    const moving = isVehicle(thing)
    const place = isPlace(thing) || thing.traits.includes('building')
    const evil =
      living &&
      !friendlyNames.test(thing.name) &&
      (thing.traits.includes('monster') || (isDangerous(thing) && !thing.traits.includes('person')))
    const playerAnd = (verb: string) => {
      add(name, false, 'player')
      act(verb, [rivals(name)], phrase)
      return true
    }
    switch (deed) {
      case 'fight': {
        if (place) return false
        if (evil) {
          act('fight', [add(name, true, 'enemy')], phrase)
          return true
        }
        if (living || moving) return playerAnd(/shoot|gun|fire/.test(phrase) ? 'shoot' : 'fight')
        // 'snowball fight', 'food fight': that is what flies.
        if (thing.traits.some((trait) => ['food', 'toy', 'holdable', 'material'].includes(trait))) {
          act('throw', [add(name, true, 'projectile')], phrase)
          return true
        }
        return false
      }
      case 'chase':
        if (living) act('chase', ['player'], phrase, [add(name, true, 'enemy')])
        else if (moving) add(name, false, 'player')
        return living || moving
      case 'hunt':
        if (place || moving) return false
        act(evil ? 'hunt down' : 'hunt for', [add(name, true, evil ? 'enemy' : 'collectible')], phrase)
        return true
      case 'quest':
        // 'knight quest' is the quest of a knight; 'treasure quest' is one for treasure.
        if (!living || evil) return byDeed('hunt', name, thing, np)
        add(name, false, 'player')
        return true
      case 'deliver':
        if (place || living) return false
        act('deliver', [add(name, true)], phrase)
        return true
      case 'rescue':
        if (living) act('rescue', [add(name, true)], phrase)
        else if (moving) add(name, false, 'player')
        return living || moving
      case 'escape':
        if (evil) act('escape from', [add(name, true)], phrase)
        else if (living) add(name, false, 'player')
        return living
      case 'race':
        return living || moving ? playerAnd('race') : false
      case 'heist':
        act('steal', [add(place || living ? (loot[name] ?? 'treasure') : name, true)], phrase)
        if (living) add(name, false, 'player')
        return !place
      case 'invasion':
        if (!living) return false
        act('fight', [add(name, true, 'enemy')], phrase)
        return true
      case 'rampage':
        if (!living && !moving) return false
        add(name, false, 'player')
        return true
      case 'defend':
        // 'vegetables vs bugs tower defense'
        if (evil || facts.versus.at(-1)?.right.length === 0) {
          const foe = add(name, true, 'enemy')
          if (facts.versus.at(-1)?.right.length === 0) facts.versus.at(-1)?.right.push(foe)
          act('fight', [foe], phrase)
        } else if (living) add(name, true, 'friend')
        else act('defend', [add(name, false, 'goal')], phrase)
        return true
      case 'trade':
        if (place || moving) return false
        if (living) act('manage', [add(name, true)], phrase)
        else act('sell', [add(name, true)], phrase)
        return true
    }
  }

  /** Others of the same name on the other side. */
  function rivals(name: string): NounPhrase {
    const np = made(name, true, 'enemy')
    np.phrase = `other ${np.phrase}`
    np.tokens = [{ raw: 'other', text: 'other', tag: 'det', lemma: 'other' }]
    facts.mentions.push(np)
    return np
  }

  function isFood(name: string): boolean {
    const { traits } = catalogue.find(name)
    return traits.includes('edible') || traits.includes('food') || traits.includes('drink')
  }

  function complete(event: Event) {
    // 'making coffee for aliens'
    if (
      event.verb === 'make' &&
      event.objects.length > 0 &&
      event.objects.every((ref) => ref !== 'player' && ref.name !== '' && isFood(ref.name))
    )
      Object.assign(event, { verb: 'cook', frame: frameOf('cook') ?? {} })
    const own = ownObjects[event.verb]
    if (own === undefined || event.negated || event.subjects.length === 0) return
    const isStage = (ref: Ref) => {
      if (ref === 'player') return false
      if (ref.name === '') return ref.pronoun === undefined
      const thing = catalogue.find(ref.name)
      return isPlace(thing) || thing.traits.includes('building') || thing.traits.includes('furniture')
    }
    if (!event.objects.every(isStage)) return
    for (const ref of event.objects) if (ref !== 'player') facts.places.push({ prep: 'in', np: ref })
    event.objects = [add(own, true)]
    if (event.verb === own) Object.assign(event, { verb: 'catch', frame: frameOf('catch') ?? {} })
  }
}
