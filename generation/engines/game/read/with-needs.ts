import type { Actor, Brief, BriefDeed } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { tastes } from '../casting/tastes.ts'
import type { Needs } from './needs.ts'
import { idOf } from './with-beams.ts'

/** The brief of what else a prompt says, with those who are looked after and a deed for each of their needs. */
export function withNeeds(told: Brief, needs: Needs): Brief {
  const brief = withoutPet(told, needs.whom)
  const actors = [...brief.actors]
  const whom = actorCalled(needs.whom, actors) ?? idOf(needs.whom, 'friend', actors)
  const pet = actors.find(({ id }) => id === whom)
  const isCare = ({ subject, verb, whoms, negated }: BriefDeed) =>
    subject === 'player' && !negated && caring.test(verb) && whoms.some(({ id }) => id === whom)
  // 'Take care of a puppy': that is what is done for all its needs.
  const care = (brief.deeds ?? []).find(isCare)
  const deeds = needs.needs.map(({ words, verb, item }, at): BriefDeed => {
    const food = item ?? (verb === 'keep fed' ? foodOf(pet) : undefined) ?? usual[verb]
    return {
      subject: 'player',
      verb,
      whoms: [{ id: whom }, ...(food === undefined ? [] : [{ id: idOf(food, 'prop', actors), by: 'with' }])],
      particles: [],
      negated: false,
      words: at === 0 && care ? `${care.words}: ${words}` : words,
      ...(otherwise.test(words) && { on: words.toLowerCase() }),
    }
  })
  const cared = new Set((brief.deeds ?? []).filter(isCare).map(({ words }) => words.toLowerCase()))
  return {
    ...brief,
    actors: actors.map((actor) =>
      actor.id === whom && actor.plural && actor.count === undefined ? { ...actor, count: 2 } : actor,
    ),
    deeds: [...(brief.deeds ?? []).filter((deed) => !isCare(deed)), ...deeds],
    cues: brief.cues.filter(
      ({ genre }) => !/^(?:pet-|virtual-pet|life-sim|collector|cooking|tycoon)/.test(genre),
    ),
    claims: brief.claims.filter(({ words }) => !cared.has(words.toLowerCase())),
  }
}

/** It is brought something for that as well, and that is not quite what was said: nobody is stroked with a teddy bear, and a fish that is washed has no clean tank. */
const otherwise =
  /^(?:put\w* .*\b(?:wheel|swing|slide)\b|walk|take .* walk|clean\w* (?:its|his|her|their) |(?:cuddl|hug|pet|strok|lov|warm|comfort))/i

/** What each need is met with, where nobody says it. */
const usual: Readonly<Record<string, string>> = {
  'keep fed': 'apple',
  'keep watered': 'water',
  'keep rested': 'pillow',
  'keep clean': 'soap',
  'keep happy': 'ball',
  'keep loved': 'teddy bear',
  'keep cosy': 'blanket',
  'keep healthy': 'pill',
}

const caring =
  /^(?:take|take care|take care of|care|look|look after|keep|have|own|raise|adopt|tend|mind|get|help|babysit|manage|keep \w+|make happy)$/

/** 'My cat needs food': nobody plays the cat. */
function withoutPet(brief: Brief, noun: string): Brief {
  const catalogue = openCatalogue()
  const names = noun.split(' ').map((_, at, all) => catalogue.lemma(all.slice(at).join(' '), 'noun'))
  const player = brief.actors.find(({ role, thing }) => role === 'player' && names.includes(thing.name))
  if (!player) return brief
  const id = player.thing.name.replaceAll(' ', '-')
  return {
    ...brief,
    actors: brief.actors.map((actor) =>
      actor === player ? { ...actor, id, role: 'friend' as const } : actor,
    ),
    claims: brief.claims.filter((claim) => !(claim.about === 'actor' && claim.actor === 'player')),
  }
}

/** Who is there by that name: the baby dragon is the dragon as well. */
function actorCalled(noun: string, actors: Actor[]): string | undefined {
  const catalogue = openCatalogue()
  const name = catalogue.lemma(noun.split(' ').at(-1) ?? '', 'noun')
  const at = actors.findIndex(({ role, thing }) => role !== 'player' && thing.name.split(' ').at(-1) === name)
  const found = actors[at]
  if (found) actors[at] = { ...found, role: 'friend' }
  return found?.id
}

/** What it likes to eat, where nobody says what it gets. */
function foodOf(pet: Actor | undefined): string | undefined {
  const catalogue = openCatalogue()
  const isEaten = (noun: string) => {
    const { traits } = catalogue.find(noun)
    return (
      (traits.includes('edible') || traits.includes('food') || noun === 'bone') && !traits.includes('alive')
    )
  }
  return (pet?.thing.kinds ?? []).flatMap((kind) => tastes[kind]?.likes ?? []).find(isEaten)
}
