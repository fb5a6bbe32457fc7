import type { Catalogue } from '../things/catalogue.ts'
import type { Mechanic } from './brief.ts'
import type { Event, Facts, Ref } from './facts.ts'
import type { NounPhrase } from './noun-phrases.ts'
import { isAnimate, isPlace } from './traits.ts'

/**
 * Where somebody wants to get to. A castle that one reaches stands on the stage as the goal; a castle that one is in is
 * the stage. So these phrases are kept from being taken for the scene alone.
 */
export function readDestinations(facts: Facts, from: number, catalogue: Catalogue) {
  for (const event of facts.events.slice(from)) {
    if (event.negated || event.unwanted || event.passive) continue
    if (/\bhome$/.test(event.verb)) comeHome(event, facts)
    else if (isSearch(event)) mark(event.objects.filter((ref) => isSite(ref, catalogue)))
    else if (isArrival(event)) mark(event.objects)
    if (isMoving(event)) mark(event.tos.filter((np) => np.roleNoun || !isAnimate(catalogue.find(np.name))))
  }

  function mark(refs: readonly Ref[]) {
    for (const ref of refs) {
      if (ref === 'player' || ref.negated || ref.pronoun !== undefined) continue
      if (ref.roleNoun === 'goal') standForItself(ref)
      if (ref.name === '' || (ref.stop && ref.roleNoun === undefined)) continue
      ref.part = 'goal'
      ref.weak = false
      facts.destinations.add(ref)
    }
  }
}

/** 'the exit', 'the finish': words for the goal that can be seen as well. */
function standForItself(np: NounPhrase) {
  const [word = ''] = np.tokens.filter(({ tag }) => tag === 'noun').map(({ lemma, text }) => lemma || text)
  if (word !== 'exit' && word !== 'finish') return
  delete np.roleNoun
  Object.assign(np, { name: word === 'exit' ? 'exit' : 'finish line', stop: false })
}

/** 'gets home' has its goal in the verb; 'gets home to the ocean' says where home is. */
function comeHome(event: Event, facts: Facts) {
  const [named] = event.tos
  const home: NounPhrase = named ?? {
    kind: 'np',
    name: 'house',
    phrase: 'home',
    plural: false,
    negated: false,
    attributes: {},
    owned: false,
    stop: false,
    weak: false,
    modifiers: [],
    tokens: [],
    at: -1,
  }
  home.part = 'goal'
  if (!named) facts.mentions.push(home)
  facts.destinations.add(home)
  // What is brought home is an errand; who comes home arrives.
  if (event.objects.length > 0) event.tos = [home]
  else {
    event.objects = [home]
    event.tos = []
    event.verb = named ? `${event.verb} to` : event.verb.replace(/ home$/, '')
  }
}

/** Verbs of the same frame that lead into a place, which then is where it all happens. */
const inward = /^(?:enter|get into|get through|make it through|land on|come to)$/

const isArrival = ({ frame, verb }: Event) =>
  frame.mechanic === 'explore' && frame.object === 'goal' && !inward.test(verb)

const isSearch = ({ verb }: Event) => /^(?:find|seek|locate|look for|search for)$/.test(verb)

/** Going, flying, swimming or fleeing somewhere, not throwing or carrying something there. */
const isMoving = ({ frame: { mechanic, after } }: Event) =>
  after?.to?.part === 'goal' && (mechanic === undefined || moves.has(mechanic))
const moves = new Set<Mechanic>([
  'fly',
  'swim',
  'jump',
  'climb',
  'drive',
  'slide',
  'roll',
  'race',
  'cross',
  'explore',
  'avoid',
])

/** Somewhere to go to: a building or a piece of land, not a person and not a coin. */
function isSite(ref: Ref, catalogue: Catalogue): boolean {
  if (ref === 'player' || ref.name === '') return false
  const thing = catalogue.find(ref.name)
  return (
    !thing.traits.includes('weather') &&
    (isPlace(thing) || thing.traits.includes('building') || thing.traits.includes('celestial'))
  )
}
