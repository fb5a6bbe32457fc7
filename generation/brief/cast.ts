import type { Catalogue } from '../things/catalogue.ts'
import type { Scene, Thing } from '../things/thing.ts'
import { sides, sizes, speeds } from './attribute-words.ts'
import type { Actor, GenreCue, Role } from './brief.ts'
import type { Event, Facts, Ref } from './clauses.ts'
import { colours } from './colours.ts'
import type { KnownGame } from './known-games.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { type Occasion, occasionNames } from './occasions.ts'
import { bodyParts } from './stop-nouns.ts'
import {
  friendlyNames,
  hazardNames,
  isAnimate,
  isDangerous,
  isPlace,
  isShot,
  isVehicle,
  threatOf,
  traitRole,
} from './traits.ts'
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

export type Cast = {
  actors: Actor[]
  idOf(ref: Ref): string | undefined
  candidateOf(np: NounPhrase): Candidate | undefined
  scene?: Scene
  sceneWords?: string
  /** The same with its preposition and article: 'on the moon'. */
  where?: string
}

/** Genres without a figure that one steers. */
const tableGenres = new Set([
  'match-3',
  'quiz',
  'memory',
  'tetris',
  'minesweeper',
  'merge-2048',
  'hangman',
  'chess',
  'tic-tac-toe',
  'connect-four',
  'card-game',
  'word-game',
  'jigsaw',
  'sorting',
  'drawing',
  'dress-up',
  'hidden-object',
  'tycoon',
  'typing',
  'rhythm',
  'whack',
  'bubble-shooter',
  'pong',
  'breakout',
])

const scenePreps = new Set([
  'in',
  'on',
  'at',
  'through',
  'under',
  'inside',
  'across',
  'over',
  'around',
  'along',
  'into',
  'within',
  'above',
  'below',
  'beneath',
  'down',
  'throughout',
  'near',
  'up',
  'from',
  'of',
  'between',
])

export type CastInput = {
  facts: Facts
  catalogue: Catalogue
  cues: GenreCue[]
  game?: KnownGame
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

export function makeCast(input: CastInput): Cast {
  const { facts, catalogue, cues, game, sectionRoles } = input
  const candidates = new Map<string, Candidate>()
  const byPhrase = new Map<NounPhrase, Candidate>()
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

  const scene = chooseScene(input, actedOn)

  // Who is there.
  let order = 0
  for (const np of facts.mentions) {
    for (const modifier of np.stop ? np.modifiers : []) {
      if (modifier === '' || !catalogue.knows(modifier)) continue
      const thing = catalogue.find(modifier)
      if (catalogue.sceneOf(modifier) && !isAnimate(thing) && !isVehicle(thing)) continue
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
      if (input.isTopic(inner)) continue
      delete inner.count
      inner.themed = false
      addCandidate(inner)
    }
    if (!mayAct(np)) continue
    byPhrase.set(np, addCandidate(np))
  }

  // 'toilet paper adventure': with nothing else to go by, what stands before the talk is meant.
  const talked = cues.some(({ weight, genre }) => weight >= 8 || genre === 'quiz')
  if (input.staged && candidates.size === 0 && !talked)
    for (const np of facts.mentions) {
      const [modifier] = np.stop && !np.negated ? np.modifiers : []
      if (modifier === undefined || !catalogue.isNoun(modifier) || catalogue.sceneOf(modifier)) continue
      const inner: NounPhrase = { ...np, name: modifier, phrase: modifier, stop: false, attributes: {}, plural: false }
      delete inner.roleNoun
      delete inner.part
      delete inner.count
      if (occasionNames.has(modifier) || input.isTopic(inner) || input.inTopic(inner)) continue
      addCandidate({ ...inner, part: 'collectible' })
      break
    }

  function mayAct(np: NounPhrase): boolean {
    if (input.staged && !actedOn.has(np) && np.name.split(' ').every((word) => occasionNames.has(word))) return false
    if (np.name === '' || np.stop || np.negated || np.pronoun !== undefined) return false
    if (facts.similes.has(np) && !facts.links.some((link) => link.object === np)) return false
    if (
      np.roleNoun &&
      !['brick', 'block', 'pipe', 'missile', 'bullet', 'pellet', 'platform'].includes(np.name)
    )
      return false
    if (!actedOn.has(np) && !catalogue.knows(np.name)) return false
    if (
      input.staged &&
      np.weak &&
      !actedOn.has(np) &&
      np !== facts.mentions[0] &&
      !np.part &&
      !sectionRoles.has(np)
    )
      return false
    if (
      np.count !== undefined &&
      ['heart', 'card', 'lane', 'lap', 'star rating'].includes(np.name) &&
      !actedBy(np)
    )
      return false
    if (!input.staged) return !(scene.used.has(np) && isBackground(np))
    // 'four types of towers: laser, cannon': what can be built, not who is there.
    if (
      facts.examples.some(
        ({ of: owner, items }) =>
          items.includes(np) && /tower|turret|weapon|power|spell|move/.test(owner.name),
      )
    )
      return false
    if (hazardNames.test(np.name)) return true
    if (scene.used.has(np) && !actedOn.has(np) && np !== facts.mentions[0]) return false
    if (scene.used.has(np) && !isActedPlainly(np)) {
      const thing = catalogue.find(np.name)
      const left = facts.events.some(
        (event) => event.objects.includes(np) && event.frame.mechanic === 'avoid' && !isDangerous(thing),
      )
      if (isPlace(thing) || (left && thing.traits.includes('building'))) return false
    }
    return !input.isTopic(np)
  }
  /** Of a place, only ground and sky are the stage itself; its buildings and ponds stand on it. */
  function isBackground(np: NounPhrase): boolean {
    const { traits } = catalogue.find(np.name)
    return np.phrase === scene.words && np !== facts.mentions[0] && !traits.includes('building')
  }
  /** A place that is merely crossed or explored is no actor; one that is defended, hit or fought is. */
  function actedBy(np: NounPhrase): boolean {
    return facts.events.some((event) => event.frame.mechanic && event.objects.includes(np))
  }
  function isActedPlainly(np: NounPhrase): boolean {
    if (
      (np.part !== undefined && !['prop', 'obstacle', 'threat'].includes(np.part)) ||
      sectionRoles.has(np) ||
      facts.versus.some(({ left, right }) => left.includes(np) || right.includes(np)) ||
      facts.copulas.some(({ right }) => right.includes(np))
    )
      return true
    if (facts.events.some((event) => event.unwanted && event.objects.includes(np))) return true
    return facts.events.some(
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

  function addCandidate(np: NounPhrase): Candidate {
    // 'park the car without hitting other cars'
    const other =
      candidates.has(np.name) &&
      (np.tokens.some((token) => token.text === 'other') ||
        // 'a ninja throws stars at ninjas'
        (np.plural &&
          facts.events.some(
            (event) =>
              event.objects.includes(np) &&
              event.subjects.some((ref) => ref !== 'player' && ref !== np && !ref.plural && ref.name === np.name),
          )))
    const base = np.part === 'boss' ? `${np.name} boss` : other ? `other ${np.name}` : np.name
    let key = base
    // 'candy bricks … some bricks': the same bricks.
    if (!candidates.has(base) && !base.includes(' ') && Object.keys(np.attributes).length === 0) {
      const wider = [...candidates.values()].filter(
        (candidate) => candidate.np.name.endsWith(` ${base}`) && candidate.np.part !== 'boss',
      )
      if (wider.length === 1 && wider[0]) return wider[0]
    }
    const known = candidates.get(base)
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
    const old = candidates.get(key)
    if (old) {
      old.np = {
        ...old.np,
        attributes: { ...np.attributes, ...old.np.attributes },
        ...(np.part && !old.np.part && { part: np.part }),
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
        facts.events.some((event) => event.subjects.includes('player') && event.objects.includes(np))
      )
        old.count ??= np.count
      if (np.part) addPart(old, np.part, 5)
      return old
    }
    const thing = catalogue.find(np.name)
    const made: Candidate = {
      ...(marked !== undefined && { marked }),
      key,
      np,
      thing,
      plural: np.plural,
      evidence: new Map(),
      player: 0,
      active: false,
      order,
      ...(np.count !== undefined && { count: np.count }),
    }
    order += 1
    candidates.set(key, made)
    if (np.part) addPart(made, np.part, 5)
    return made
  }

  function addPart(candidate: Candidate, part: Part | undefined, weight: number) {
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
      facts.places.some(({ np }) => np === candidate.np) &&
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
  const of = (ref: Ref): Candidate | undefined =>
    ref === 'player' ? undefined : (byPhrase.get(ref) ?? candidates.get(ref.name))
  const hasThreat = (candidate: Candidate) =>
    (candidate.evidence.get('enemy') ?? 0) +
    (candidate.evidence.get('boss') ?? 0) +
    (candidate.evidence.get('hazard') ?? 0)

  // What headings, examples and 'is' say.
  for (const [np, role] of sectionRoles) give(np, role === 'hazard' ? 'threat' : role, 10)
  for (const { of: owner, items } of facts.examples) {
    // Figures to choose from are not all played.
    if (owner.roleNoun && !(owner.roleNoun === 'player' && owner.plural))
      for (const np of items) give(np, owner.roleNoun, 10)
  }
  for (const { left, right, adjectives } of facts.copulas) {
    for (const ref of left) {
      if (ref === 'player') {
        for (const np of right) give(np, 'player', 10)
        continue
      }
      const roleRight =
        right.find((np) => np.roleNoun && np.name === '')?.roleNoun ??
        right.find((np) => np.roleNoun)?.roleNoun
      if (ref.roleNoun) for (const np of right) give(np, ref.roleNoun, 10)
      else if (roleRight) give(ref, roleRight, 10)
      const candidate = of(ref)
      if (candidate) for (const word of [...adjectives].reverse()) applyAdjective(candidate, word)
    }
  }
  for (const { left, right } of facts.copulas) {
    const [who] = left
    const [what] = right
    if (left.length !== 1 || right.length !== 1 || !who || !what || who === 'player') continue
    if (who.determiner === 'the' || who.plural || what.plural || castRole(game, who.name)) continue
    const one = byPhrase.get(who)
    const other = byPhrase.get(what)
    if (!one || !other || one === other || !isAnimate(one.thing) || !isAnimate(other.thing)) continue
    // 'my dad is a robot' shows a robot; 'a chicken who is a secret agent' shows a chicken.
    const [kept, gone] = one.thing.traits.includes('person') ? [other, one] : [one, other]
    kept.player += 8
    candidates.delete(gone.key)
    byPhrase.set(gone === one ? who : what, kept)
  }
  for (const np of facts.playedAs) give(np, 'player', 10)
  for (const np of facts.final) {
    const candidate = of(np)
    if (candidate && facts.versus.some(({ right }) => right.includes(np))) addPart(candidate, 'boss', 9)
  }
  function give(np: NounPhrase, part: Part, weight: number) {
    const candidate = of(np)
    if (candidate) addPart(candidate, part, weight)
  }

  for (const { left, right } of facts.versus) {
    for (const np of right) give(np, left.length > 0 ? 'enemy' : 'threat', 6)
    for (const np of left) {
      const candidate = of(np)
      if (candidate) candidate.player += 8
      // Whoever does not become the player stands by it.
      give(np, 'friend', 6)
    }
  }
  for (const { np, value } of facts.points) {
    const candidate = of(np)
    if (!candidate) continue
    candidate.points = value
    addPart(candidate, value < 0 ? 'hazard' : 'collectible', value < 0 ? 8 : 3)
  }

  // Who may be the player.
  for (const event of facts.events) {
    const named = event.subjects.map(of).filter((candidate) => candidate !== undefined)
    const { frame } = event
    const meansPlayer = event.objects.includes('player')
    if (event.subjects.includes('player') && frame.steers && !event.negated) {
      for (const ref of event.objects) {
        const candidate = of(ref)
        if (!candidate) continue
        const loose = ['material', 'drink', 'terrain'].some((trait) =>
          candidate.thing.traits.includes(trait as never),
        )
        const sure =
          !loose &&
          ['control', 'steer', 'guide', 'pilot', 'play as', 'command', 'maneuver', 'become'].includes(
            event.verb,
          )
        if (event.verb.includes(' ') && !sure) continue
        if (
          sure ||
          isAnimate(candidate.thing) ||
          isVehicle(candidate.thing) ||
          ['roll', 'fly', 'drive', 'tilt'].includes(event.verb)
        ) {
          candidate.player += sure || event.verb === 'play' ? 50 : 30
        }
      }
    } else if (event.subjects.includes('player') && frame.object && frame.object !== 'player') {
      for (const ref of event.objects) {
        const candidate = of(ref)
        if (candidate) candidate.player -= event.verb === 'help' || event.verb === 'lead' ? -20 : 10
      }
    }
    if (['attack', 'chase', 'hunt', 'follow', 'pursue', 'invade', 'swarm'].includes(event.verb) && !event.passive) {
      const prey = event.objects.map(of).find((candidate) => candidate && !candidate.plural)
      if (
        prey &&
        isAnimate(prey.thing) &&
        !prey.thing.traits.includes('monster') &&
        named.length > 0 &&
        named.every(({ plural }) => plural)
      ) {
        prey.player += 8
        for (const candidate of named) candidate.player -= 6
      }
    }
    if (['add', 'spawn', 'send', 'release'].includes(event.verb) && !event.subjects.includes('player'))
      for (const ref of event.objects) {
        const candidate = of(ref)
        if (candidate) candidate.player -= 12
      }
    for (const candidate of named) {
      if (event.unwanted) candidate.player -= 12
      else if (meansPlayer) candidate.player -= frame.hostile ? 12 : 6
      else if (!frame.mechanic) candidate.player += candidate.np.owned ? 3 : 1
      else if (event.passive) candidate.player -= 6
      else {
        const one = candidate.plural ? -4 : 4
        candidate.player += frame.hostile ? Math.max(1, 4 + one) : 9 + one
      }
    }
    if (event.passive && event.subjects.length === 0 && frame.mechanic) {
      for (const ref of event.objects) {
        const candidate = of(ref)
        if (candidate) candidate.player -= 6
      }
    }
    if (event.passive && frame.hostile)
      for (const ref of event.objects) {
        const candidate = of(ref)
        if (candidate) candidate.player += 5
      }
  }
  for (const np of facts.about) {
    const candidate = of(np)
    if (candidate && isAnimate(candidate.thing)) candidate.player += candidate.plural ? 5 : 10
  }
  const main = [...cues].sort((left, right) => right.weight - left.weight)[0]
  const hordes =
    main !== undefined &&
    main.weight >= 4 &&
    ['shooter', 'survival', 'tower-defence', 'whack', 'dungeon', 'battle', 'stealth'].includes(main.genre)
  const onTable =
    main !== undefined && main.weight >= (main.genre === 'quiz' ? 5 : 8) && tableGenres.has(main.genre)
  const list = [...candidates.values()]
  for (const candidate of list) {
    const { thing } = candidate
    if (candidate.np.owned && (isAnimate(thing) || isVehicle(thing))) candidate.player += 12
    if (isAnimate(thing)) candidate.player += candidate.order === 0 ? 4 : 2
    else if (isVehicle(thing)) candidate.player += 2
    else if (isPlace(thing) || thing.traits.includes('building')) candidate.player -= 8
    else
      candidate.player -= thing.traits.some(
        (trait) => trait === 'treasure' || trait === 'food' || trait === 'material',
      )
        ? 7
        : 3
    if (candidate.plural) candidate.player -= facts.saysYou ? 8 : 2
    if (thing.traits.includes('dangerous') || thing.traits.includes('monster'))
      candidate.player -= candidate.plural || hordes ? 5 : 2
    if (candidate.np.part === 'friend') candidate.player -= 3
    candidate.player -= hasThreat(candidate) * 1.5
    if (main?.genre === 'fishing' && thing.kinds.includes('fish')) {
      candidate.player -= 15
      if (candidate.evidence.size === 0) addPart(candidate, 'collectible', 2)
    }
    if (bodyParts.has(candidate.np.name)) candidate.player -= 10
    if (candidate.np.part === 'threat') candidate.player -= 8
    if (facts.saysYou && !isAnimate(thing) && !isVehicle(thing) && candidate.player < 20)
      candidate.player -= 10
    if (
      facts.links.some(
        (link) => byPhrase.get(link.object) === candidate && byPhrase.get(link.subject) !== candidate,
      )
    )
      candidate.player -= 3
  }
  const best = list.reduce<Candidate | undefined>(
    (top, candidate) => (candidate.player > (top?.player ?? 0) ? candidate : top),
    undefined,
  )
  const orders = facts.events.some((event) => event.frame.mechanic && event.subjects.includes('player'))
  const least = onTable ? 14 : orders && best && (best.plural || best.order > 0) ? 5 : 2
  let player = input.staged && best && best.player >= least ? best : undefined
  if (input.staged && !player && !onTable && !facts.saysYou) {
    // A prompt with one kind of living thing and no other word about it: one plays that.
    const alive = list.filter((candidate) => isAnimate(candidate.thing))
    const only = alive[0]
    const implied =
      game?.cast?.player !== undefined ||
      (main &&
        ['shooter', 'survival', 'tower-defence', 'catcher', 'whack', 'stealth'].includes(main.genre) &&
        main.weight >= 4)
    const horde =
      only?.plural && only.thing.traits.includes('monster') && !friendlyNames.test(only.thing.name)
    if (
      only &&
      !horde &&
      !orders &&
      alive.length === 1 &&
      hasThreat(only) === 0 &&
      only.player > -6 &&
      !implied
    )
      player = only
  }
  if (player) player.role = 'player'

  // What everybody else is for.
  const playerRefs = (ref: Ref) => ref === 'player' || (player !== undefined && of(ref) === player)
  for (const event of facts.events) readRoles(event)

  function readRoles(event: Event) {
    const { frame } = event
    const byPlayer = event.subjects.some(playerRefs) || (event.subjects.length === 0 && !event.passive)
    const objects = event.objects
      .filter((ref) => !playerRefs(ref))
      .map(of)
      .filter((candidate) => candidate !== undefined)
    const subjects = event.subjects
      .filter((ref) => !playerRefs(ref))
      .map(of)
      .filter((candidate) => candidate !== undefined)
    const touchesPlayer = event.objects.some(playerRefs)
    if (event.unwanted && !byPlayer) {
      // 'before they get hungry' threatens nobody.
      for (const candidate of subjects)
        if (objects.length > 0 || (isAnimate(candidate.thing) && frame.mechanic !== undefined))
          addPart(candidate, 'threat', objects.length > 0 ? 7 : 4)
      for (const candidate of objects) addPart(candidate, 'goal', 6)
      return
    }
    if (byPlayer && event.negated) {
      for (const candidate of objects) {
        if (
          ['collect', 'fight', 'explore', 'bounce', 'jump'].includes(frame.mechanic ?? '') ||
          event.verb === 'touch'
        )
          addPart(candidate, 'threat', 6)
        else if (frame.mechanic === 'sneak') addPart(candidate, 'enemy', 6)
      }
      return
    }
    if (byPlayer) {
      for (const candidate of objects) {
        candidate.active = true
        if (event.verb === 'fly through')
          addPart(
            candidate,
            candidate.thing.traits.some((trait) => trait === 'building' || trait === 'plant')
              ? 'obstacle'
              : 'goal',
            5,
          )
        if (event.verb === 'drop' && hazardNames.test(candidate.thing.name)) {
          addPart(candidate, 'projectile', 5)
          continue
        }
        const part = event.verb.includes(' ')
          ? (frame.after?.[event.verb.split(' ').at(-1) ?? '']?.part ?? frame.object)
          : frame.object
        if (!part) continue
        // 'find the exit', 'find the way to the castle'
        if (
          ['find', 'seek', 'locate', 'discover'].includes(event.verb) &&
          candidate.thing.traits.some((trait) => trait === 'building' || trait === 'place')
        )
          addPart(candidate, 'goal', 5)
        else if (
          ['find', 'seek', 'look for', 'search for', 'locate', 'reach'].includes(event.verb) &&
          isAnimate(candidate.thing) &&
          !candidate.plural
        )
          addPart(candidate, 'goal', 5)
        else if (frame.mechanic === 'shoot' && part === 'enemy' && isShot(candidate.thing))
          addPart(candidate, 'projectile', 5)
        else if ((frame.mechanic === 'manage' || frame.mechanic === 'sell') && isAnimate(candidate.thing))
          addPart(candidate, 'friend', 5)
        else if (frame.mechanic === 'sneak' && event.verb === 'hide' && !isAnimate(candidate.thing))
          addPart(candidate, 'collectible', 5)
        else if (
          frame.mechanic === 'fight' &&
          !isAnimate(candidate.thing) &&
          [
            'hit',
            'smash',
            'crush',
            'break',
            'slice',
            'cut',
            'chop',
            'knock down',
            'knock over',
            'destroy',
            'demolish',
            'kick',
          ].includes(event.verb)
        )
          addPart(
            candidate,
            ['hit', 'smash', 'crush', 'destroy', 'demolish'].includes(event.verb)
              ? 'obstacle'
              : 'collectible',
            4,
          )
        else if (frame.mechanic === 'jump' && event.verb === 'jump on' && isAnimate(candidate.thing))
          addPart(candidate, 'enemy', 5)
        else addPart(candidate, part, 5)
      }
      for (const np of event.withs) {
        const candidate = byPhrase.get(np)
        if (!candidate || candidate === player) continue
        candidate.active = true
        if (frame.mechanic === 'shoot' || (frame.mechanic === 'fight' && isShot(candidate.thing)))
          addPart(candidate, 'projectile', 5)
        else addPart(candidate, 'prop', 2)
      }
      for (const np of event.tos) give(np, frame.after?.to?.part === 'goal' ? 'goal' : 'prop', 4)
      // 'friend gives you': handled below
      return
    }
    for (const candidate of subjects) {
      candidate.active = true
      if (frame.hostile && (touchesPlayer || objects.length > 0 || event.verb === 'patrol')) {
        const soft =
          !touchesPlayer &&
          !objects.some(
            (object) => (object.evidence.get('goal') ?? 0) > 0 || (object.evidence.get('friend') ?? 0) > 0,
          )
        addPart(candidate, 'threat', touchesPlayer ? 8 : soft ? 3 : 5)
      } else if (touchesPlayer && ['rescue', 'defend', 'deliver', 'grow'].includes(frame.mechanic ?? ''))
        addPart(candidate, 'friend', 6)
      else if ((event.verb === 'guard' && !touchesPlayer) || (frame.mechanic === 'defend' && event.passive))
        addPart(candidate, 'threat', 5)
      else if (frame.hostile && objects.length === 0) addPart(candidate, 'threat', 3)
      else if (
        ['cost', 'take', 'drain', 'remove', 'deduct'].includes(event.verb) &&
        event.objects.some(
          (ref) => ref !== 'player' && /\b(?:life|lives|health|hearts?|hp|time)\b/.test(ref.phrase),
        )
      )
        addPart(candidate, 'hazard', 7)
      else if (frame.mechanic === 'defend' || frame.mechanic === 'rescue') addPart(candidate, 'friend', 3)
      else if (
        ['patrol', 'see', 'notice', 'detect', 'spot', 'dim', 'slow', 'kill', 'block'].includes(event.verb)
      )
        addPart(candidate, 'threat', 5)
      else if (['restore', 'heal', 'refill', 'help', 'recharge'].includes(event.verb))
        addPart(candidate, 'collectible', 4)
    }
    for (const candidate of objects) {
      if (frame.mechanic === 'shoot' && frame.object === 'projectile')
        addPart(candidate, event.verb === 'drop' ? 'hazard' : 'projectile', 3)
      else if (frame.mechanic === 'defend') addPart(candidate, 'goal', 5)
      else if (frame.mechanic === 'steal') addPart(candidate, 'goal', 2)
      else if (frame.hostile && subjects.length > 0) addPart(candidate, 'goal', 2)
      else if (event.verb === 'drop')
        addPart(candidate, isDangerous(candidate.thing) ? 'hazard' : 'collectible', 3)
    }
  }

  // 'cats instead of ghosts': they take over what the others would have been.
  for (const { by, of: replaced } of facts.instead) {
    for (const np of by)
      for (const old of replaced) {
        const candidate = byPhrase.get(np)
        if (!candidate || candidate === player) continue
        const role =
          old.roleNoun ??
          (old.name === ''
            ? undefined
            : (castRole(game, old.name) ?? traitRole(catalogue.find(old.name), true)))
        if (role === 'player') {
          if (!player) {
            player = candidate
            candidate.role = 'player'
          }
        } else if (role) addPart(candidate, role, 9)
      }
  }
  for (const { left, right } of facts.copulas) {
    for (const ref of left) {
      if (ref === 'player' || ref.name === '') continue
      const role = castRole(game, ref.name) ?? ref.roleNoun
      const heir = right.map((np) => byPhrase.get(np)).find((candidate) => candidate !== undefined)
      const old = byPhrase.get(ref)
      if (!heir || heir === old || !old) continue
      // 'the ghosts are sheep': the sheep are the ghosts of this game.
      const inherited = role ?? best0(old) ?? traitRole(old.thing, true)
      if (inherited === 'player') {
        if (!player || player === old) {
          player = heir
          heir.role = 'player'
        }
      } else addPart(heir, inherited, 6)
      candidates.delete(old.key)
      if (player === old) player = undefined
    }
  }

  for (const candidate of candidates.values()) {
    if (candidate === player) continue
    candidate.role = input.staged ? (best0(candidate) ?? fallback(candidate)) : 'prop'
    // Nobody picks up a house: it is where one goes, or scenery.
    const { traits } = candidate.thing
    if (
      candidate.role === 'collectible' &&
      !isAnimate(candidate.thing) &&
      (traits.includes('place') || traits.includes('building')) &&
      !traits.some((trait) => ['treasure', 'food', 'toy', 'holdable', 'celestial'].includes(trait))
    )
      candidate.role = candidate.plural ? 'prop' : 'goal'
  }

  // 'ingredients (cheese, basil)': the kinds are for what the whole is for.
  for (const { of: owner, items } of facts.examples) {
    const whole = of(owner)?.role
    if (whole === undefined || whole === 'player') continue
    for (const np of items) {
      const candidate = of(np)
      if (candidate && candidate !== player && candidate.evidence.size === 0) candidate.role = whole
    }
  }

  function hasPrize(): boolean {
    return [...candidates.values()].some((candidate) => best0(candidate) === 'collectible')
  }
  function fallback(candidate: Candidate): Role {
    const { thing } = candidate
    if (
      [
        'match-3',
        'memory',
        'tetris',
        'merge-2048',
        'bubble-shooter',
        'catcher',
        'sorting',
        'jigsaw',
        'snake',
        'tic-tac-toe',
        'connect-four',
        'chess',
        'card-game',
      ].includes(main?.genre ?? '') &&
      (main?.weight ?? 0) >= 8 &&
      !isPlace(thing) &&
      !thing.traits.includes('building') &&
      (!isDangerous(thing) || (isAnimate(thing) && !['catcher', 'snake', 'sorting'].includes(main?.genre ?? ''))) &&
      !(main?.genre === 'catcher' && isAnimate(thing) && hasPrize())
    )
      return 'collectible'
    if (main?.genre === 'breakout' && /brick|block/.test(candidate.np.name)) return 'obstacle'
    if (main?.genre === 'minesweeper' && main.weight >= 8 && (isAnimate(thing) || isDangerous(thing)))
      return 'hazard'
    if (main?.genre === 'whack' && main.weight >= 8 && isAnimate(thing)) return 'enemy'
    if (main?.genre === 'crossing' && isVehicle(thing)) return 'hazard'
    if (bodyParts.has(candidate.np.name)) return 'prop'
    if (
      isVehicle(thing) &&
      facts.places.some(
        ({ prep, np }) =>
          byPhrase.get(np) === candidate && ['in', 'on', 'inside', 'at', 'from'].includes(prep),
      )
    )
      return 'prop'
    if (
      facts.links.some(
        (link) =>
          byPhrase.get(link.object) === candidate && ['wearing', 'holding', 'riding'].includes(link.relation),
      )
    )
      return 'prop'
    return traitRole(
      thing,
      onTable ||
        facts.saysYou ||
        facts.events.some((event) => event.frame.mechanic && event.subjects.includes('player')) ||
        player !== undefined ||
        game?.cast?.player !== undefined,
    )
  }

  const actors = toActors([...candidates.values()], player)
  addImplied(actors)

  function addImplied(made: Actor[]) {
    const cast = game?.cast ?? input.occasion?.cast
    if (!cast || !input.staged) return
    const has = (role: Role) => made.some((actor) => actor.role === role)
    const add = (name: string | undefined, role: Role) => {
      if (name === undefined || has(role) || made.some((actor) => actor.thing.name === name)) return
      made.push({
        id: role === 'player' ? 'player' : uniqueId(name, made),
        thing: catalogue.find(name),
        phrase: name,
        role,
        attributes: {},
        implied: true,
      })
    }
    add(cast.player, 'player')
    if (!has('enemy') && !has('boss'))
      for (const enemy of cast.enemies ?? []) {
        if (!made.some((actor) => actor.thing.name === enemy))
          made.push({
            id: uniqueId(enemy, made),
            thing: catalogue.find(enemy),
            phrase: enemy,
            role: 'enemy',
            attributes: {},
            implied: true,
          })
      }
    add(cast.collectible, 'collectible')
    if (!has('obstacle')) add(cast.hazard, 'hazard')
    if (!has('hazard')) add(cast.obstacle, 'obstacle')
    add(cast.goal, 'goal')
    add(cast.projectile, 'projectile')
  }

  const ids = new Map<Candidate, string>()
  for (const candidate of candidates.values()) {
    const actor = actors.find((one) => one.phrase === candidate.np.phrase && one.thing === candidate.thing)
    if (actor) ids.set(candidate, actor.id)
  }
  const roleHolder = (role: Role) => actors.find((actor) => actor.role === role)?.id

  const sceneOut = scene.scene ?? (input.staged ? (game?.cast?.scene ?? input.occasion?.cast.scene) : undefined)
  return {
    actors,
    candidateOf: (np) => of(np),
    idOf(ref) {
      if (ref === 'player') return 'player'
      const candidate = of(ref)
      if (candidate) return ids.get(candidate)
      if (ref.roleNoun) return ref.roleNoun === 'player' ? 'player' : roleHolder(ref.roleNoun)
      return undefined
    },
    ...(sceneOut && { scene: sceneOut }),
    ...(scene.words !== undefined
      ? { sceneWords: scene.words }
      : sceneOut && input.occasion && !game && { sceneWords: input.occasion.name }),
    ...(scene.where !== undefined && { where: scene.where }),
  }
}

function castRole(game: KnownGame | undefined, name: string): Role | undefined {
  const cast = game?.cast
  if (!cast) return undefined
  if (cast.player === name || cast.player?.endsWith(name)) return 'player'
  if (cast.enemies?.includes(name)) return 'enemy'
  for (const role of ['collectible', 'hazard', 'obstacle', 'projectile', 'goal'] as const)
    if (cast[role] === name) return role
  return undefined
}

function best0(candidate: Candidate): Role | undefined {
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

function uniqueId(name: string, made: { id: string }[]): string {
  const base =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'thing'
  let id = base
  for (let next = 2; id === 'player' || made.some((other) => other.id === id); next += 1)
    id = `${base}-${next}`
  return id
}

function toActors(candidates: Candidate[], player: Candidate | undefined): Actor[] {
  const actors: Actor[] = []
  let seenPlayer = false
  for (const candidate of candidates) {
    let role = candidate.role ?? 'prop'
    // Only one is played; a second animal of the default is a friend.
    if (role === 'player' && (candidate !== player || seenPlayer)) {
      if (player !== undefined || seenPlayer) role = 'friend'
    }
    if (role === 'player') seenPlayer = true
    actors.push({
      id: role === 'player' ? 'player' : uniqueId(candidate.key, actors),
      thing: candidate.thing,
      phrase: candidate.np.phrase,
      role,
      ...(candidate.plural && { plural: true }),
      ...(candidate.count !== undefined && { count: candidate.count }),
      ...(candidate.points !== undefined && { points: candidate.points }),
      attributes: candidate.np.attributes,
    })
  }
  return actors
}

function applyAdjective(candidate: Candidate, word: string) {
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

type Chosen = { scene?: Scene; words?: string; where?: string; used: Set<NounPhrase> }

/** The setting: what is said outright, else where things happen, else a place that is named. */
function chooseScene({ facts, catalogue, sceneHints, inTopic }: CastInput, actedOn: Set<NounPhrase>): Chosen {
  const options: { scene: Scene; words: string; weight: number; np?: NounPhrase }[] = [...sceneHints]
  const read = (np: NounPhrase): Scene | undefined => {
    if (np.negated || np.pronoun !== undefined || facts.similes.has(np) || inTopic(np)) return undefined
    if (np.name !== '') return catalogue.sceneOf(np.phrase) ?? catalogue.sceneOf(np.name)
    for (const modifier of [...np.modifiers, np.headScene ?? '']) {
      if (modifier === '' || /^(?:tower|turret|wall|bridge|block|platform|gate|fence)$/.test(modifier)) continue
      const { traits } = catalogue.find(modifier)
      if (
        modifier !== np.headScene &&
        modifier !== 'space' &&
        !traits.some((trait) => trait === 'place' || trait === 'terrain' || trait === 'building')
      )
        continue
      const scene = catalogue.sceneOf(modifier)
      if (scene) return scene
    }
    return undefined
  }
  const used = new Set<NounPhrase>()
  const placed = new Map<NounPhrase, string>()
  for (const { prep, np } of facts.places) placed.set(np, prep)
  for (const np of facts.mentions) {
    const scene = read(np)
    if (!scene) continue
    const thing = np.name === '' ? undefined : catalogue.find(np.name)
    if (thing && isAnimate(thing)) continue
    const prep = placed.get(np)
    const solid =
      thing && !isPlace(thing) && !thing.traits.includes('building') && !thing.traits.includes('celestial')
    if (solid && np.plural) continue
    if (
      solid &&
      !(prep && ['in', 'inside', 'at', 'through', 'across', 'under'].includes(prep)) &&
      !(prep === 'on' && thing && isVehicle(thing))
    )
      continue
    if (thing && !prep && !isPlace(thing) && np !== facts.mentions[0]) continue
    if (thing && prep === 'to' && !isPlace(thing)) continue
    // Rainbows and clouds that are merely named are things.
    if (thing && !prep && thing.traits.includes('weather') && np !== facts.mentions[0]) continue
    if (thing && !prep && thing.traits.includes('weather') && np.plural) continue
    let weight = 1
    if (prep && scenePreps.has(prep))
      weight = ['in', 'through', 'inside', 'under', 'across', 'at', 'on'].includes(prep) ? 5 : 3
    else if (np.name === '') weight = 4
    else if (thing && isPlace(thing)) weight = 2.5
    if (actedOn.has(np)) weight -= 1
    if (np === facts.mentions[0]) weight += 0.5
    if (prep || np.name === '' || (thing && isPlace(thing))) used.add(np)
    options.push({ scene, words: np.phrase, weight, np })
  }
  const best = options.reduce<(typeof options)[number] | undefined>(
    (top, option) => (option.weight > (top?.weight ?? 0) ? option : top),
    undefined,
  )
  if (best?.np) used.add(best.np)
  const prep = best?.np && placed.get(best.np)
  const where =
    best?.np && prep && ['in', 'on', 'at', 'under', 'inside', 'through'].includes(prep) && best.np.name !== '' &&
    !(best.np.plural && isVehicle(catalogue.find(best.np.name)))
      ? `${prep === 'inside' || prep === 'through' ? 'in' : prep} ${best.np.determiner === undefined ? '' : 'the '}${best.np.phrase}`
      : undefined
  return {
    used,
    ...(best && { scene: best.scene, words: best.words }),
    ...(where !== undefined && { where }),
  }
}
