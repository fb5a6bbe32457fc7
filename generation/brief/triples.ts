import type { Catalogue } from '../things/catalogue.ts'
import { type Mechanic, mechanics, type Relation, type Triple } from './brief.ts'
import type { Cast } from './cast.ts'
import type { Event, Facts } from './facts.ts'
import { isAnimate } from './traits.ts'
import { frameOf } from './verbs.ts'

const known = new Set<string>(mechanics)

/** Kinds so general that everything is led to them. */
const tooWide = new Set(
  'make get take move change act go have give put turn use press touch create hold bring travel run play feed cut break treat affect leave control'.split(
    ' ',
  ),
)

/** The mechanic of a verb: its own, or that of a wider verb of WordNet. */
export function mechanicOf(
  event: Pick<Event, 'verb' | 'frame' | 'subjects'>,
  catalogue: Catalogue,
): { mechanic: Mechanic; via?: string } | undefined {
  // 'every level adds one more ghost' does no sums.
  if (event.verb === 'add' && !event.subjects.includes('player')) return undefined
  if (event.frame.mechanic) return { mechanic: event.frame.mechanic }
  const verb = event.verb.split(' ')[0] ?? event.verb
  // Words that are nouns at heart lead astray as verbs: 'to cloud', 'to head'.
  if (frameOf(verb) || catalogue.isNoun(verb)) return undefined
  for (const wider of catalogue.verbKinds(verb).slice(0, 6)) {
    if (tooWide.has(wider)) continue
    const mechanic = frameOf(wider)?.mechanic ?? (known.has(wider) ? (wider as Mechanic) : undefined)
    if (mechanic) return { mechanic, via: wider }
  }
  return undefined
}

export function makeTriples(
  facts: Facts,
  cast: Cast,
  catalogue: Catalogue,
): { triples: Triple[]; notes: string[] } {
  const triples: Triple[] = []
  const notes: string[] = []
  const add = (triple: Triple) => {
    const same = triples.some(
      (other) =>
        other.subject === triple.subject &&
        other.object === triple.object &&
        other.mechanic === triple.mechanic &&
        other.negated === triple.negated,
    )
    if (!same && triple.subject !== triple.object) triples.push(triple)
  }
  /** Whoever one runs away from runs after one. */
  const pursue = (subject: string, words: string) => {
    const actor = cast.actors.find(({ id }) => id === subject)
    if (actor?.role === 'enemy' && isAnimate(actor.thing))
      add({ subject, mechanic: 'chase', verb: 'chase', object: 'player', negated: false, words })
  }
  /** Who flies to the moon reaches it, whichever way of moving the verb names. */
  const arrive = (event: Event) => {
    if (event.negated || event.passive || event.unwanted) return
    const goal = event.tos.find((np) => facts.destinations.has(np))
    const object = goal && cast.idOf(goal)
    if (object === undefined) return
    for (const subject of event.subjects.map(cast.idOf))
      if (subject === 'player')
        add({ subject, mechanic: 'explore', verb: 'reach', object, negated: false, words: event.words })
  }
  for (const event of facts.events) {
    const read = mechanicOf(event, catalogue)
    if (!read) arrive(event)
    if (!read || event.verb === 'teach') continue
    if (read.via !== undefined && event.subjects.length > 0)
      notes.push(`'${event.verb}' was read as ${read.mechanic}`)
    const subjects = [...new Set(event.subjects.map(cast.idOf).filter((id) => id !== undefined))]
    const objects = [...new Set(event.objects.map(cast.idOf).filter((id) => id !== undefined))]
    const withs = event.withs.map(cast.idOf).find((id) => id !== undefined)
    const arrives =
      read.mechanic !== 'deliver' && event.tos.some((np) => facts.destinations.has(np) && cast.idOf(np))
    const tos = arrives ? undefined : event.tos.map(cast.idOf).find((id) => id !== undefined)
    for (const subject of subjects) {
      let { mechanic } = read
      let negated = event.negated
      const byPlayer = subject === 'player'
      if (event.unwanted && !byPlayer) {
        for (const object of objects.filter((id) => id !== subject)) {
          add({ subject, mechanic: 'fight', verb: event.verb, object, negated: false, words: event.words })
          if (object !== 'player')
            add({
              subject: 'player',
              mechanic: 'defend',
              verb: 'defend',
              object,
              negated: false,
              words: event.words,
            })
        }
        continue
      }
      // What falls from others is aimed at somebody.
      if (!byPlayer && event.verb === 'drop') mechanic = 'shoot'
      const refused =
        byPlayer &&
        negated &&
        ['collect', 'fight', 'bounce', 'explore', 'break'].includes(mechanic) &&
        objects.length > 0
      const soft = objects.every(
        (id) =>
          !cast.actors.some((actor) => actor.id === id && (isAnimate(actor.thing) || actor.role === 'boss')),
      )
      if (
        mechanic === 'fight' &&
        objects.length > 0 &&
        soft &&
        [
          'slice',
          'cut',
          'chop',
          'smash',
          'crush',
          'hit',
          'knock down',
          'knock over',
          'kick',
          'squash',
          'destroy',
          'demolish',
        ].includes(event.verb)
      )
        mechanic = 'break'
      if (mechanic === 'sneak' && event.verb === 'hide' && objects.length > 0 && soft) mechanic = 'deliver'
      // One drives a car, and sheep into a pen.
      if (mechanic === 'drive' && objects.length > 0 && !soft) mechanic = 'deliver'
      let { verb } = event
      // Sums are worked out, caves are explored.
      if (verb === 'solve' && /\b(?:problem|equation|question|sum|math|riddle)s?\b/.test(event.words))
        mechanic = 'answer'
      if (mechanic === 'jump' && verb === 'jump on' && objects.length > 0 && !soft) mechanic = 'fight'
      if (refused) {
        mechanic = 'avoid'
        verb = 'avoid'
        negated = false
      }
      if (mechanic === 'sneak' && !byPlayer && objects.includes('player')) {
        add({
          subject: 'player',
          mechanic: 'sneak',
          verb: event.verb,
          object: subject,
          negated: false,
          words: event.words,
        })
        continue
      }
      const base = {
        subject,
        mechanic,
        verb,
        ...(withs && { with: withs }),
        ...(tos && { to: tos }),
        negated,
        words: event.words,
      }
      const others = objects.filter((object) => object !== subject)
      const lost =
        objects.length === 0
          ? event.objects.find((ref) => ref !== 'player' && ref.pronoun === undefined)
          : undefined
      const place =
        lost && lost !== 'player' && !lost.negated && lost.count === undefined
          ? lost.plural && lost.roleNoun
            ? lost.phrase
            : `the ${lost.phrase}`
          : undefined
      // 'seen from above' is no sneaking.
      if (mechanic === 'sneak' && ['see', 'notice', 'detect'].includes(event.verb)) continue
      if (others.length === 0) {
        // A rule needs an object unless the verb is a way of moving or playing.
        if (arrives && mechanic === 'explore' && place === undefined) continue
        if (objects.length === 0 && (movement.has(mechanic) || (byPlayer && place !== undefined)))
          add({ ...base, ...(place !== undefined && { place }) })
      } else
        for (const object of others) {
          add({ ...base, object })
          if (byPlayer && mechanic === 'avoid' && !negated && fleeing.test(event.verb))
            pursue(object, event.words)
        }
    }
    if (arrives) arrive(event)
    if (event.passive && subjects.length === 0) {
      // 'without being seen': by nobody in particular.
      if (read.mechanic === 'sneak' && event.negated)
        add({ subject: 'player', mechanic: 'sneak', verb: event.verb, negated: false, words: event.words })
    }
  }
  for (const { right } of facts.versus) {
    for (const np of right) {
      const object = cast.idOf(np)
      const told = triples.some((triple) => triple.object === object && triple.subject === 'player')
      if (
        object !== undefined &&
        object !== 'player' &&
        !told &&
        cast.actors.some((actor) => actor.id === object && (actor.role === 'enemy' || actor.role === 'boss'))
      ) {
        add({
          subject: 'player',
          mechanic: 'fight',
          verb: 'fight',
          object,
          negated: false,
          words: `against ${np.phrase}`,
        })
      }
    }
  }
  return { triples, notes: [...new Set(notes)] }
}

const fleeing = /^(?:escape|flee|run|run away|outrun|get away)\b/

const movement = new Set<Mechanic>([
  'jump',
  'climb',
  'fly',
  'swim',
  'drive',
  'roll',
  'slide',
  'dig',
  'bounce',
  'cross',
  'explore',
  'survive',
  'relax',
  'race',
  'sneak',
  'shoot',
  'fight',
  'grow',
])

export function makeRelations(facts: Facts, cast: Cast): Relation[] {
  const relations: Relation[] = []
  for (const { subject, relation, object, words } of facts.links) {
    const from = cast.idOf(subject)
    const to = cast.idOf(object)
    if (from === undefined || to === undefined || from === to) continue
    if (!relations.some((other) => other.subject === from && other.object === to))
      relations.push({ subject: from, relation, object: to, words })
  }
  for (const { by, of } of facts.instead) {
    const from = by[0] && cast.idOf(by[0])
    const to = of[0] && cast.idOf(of[0])
    if (from !== undefined && to !== undefined && from !== to)
      relations.push({
        subject: from,
        relation: 'instead-of',
        object: to,
        words: `${by[0]?.phrase} instead of ${of[0]?.phrase}`,
      })
  }
  return relations
}
