import type { Actor, Brief, Claim } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import type { Thing } from '../../../things/thing.ts'
import { listedIn, topicMeant } from '../../../words/choose.ts'
import type { WordTopic } from '../../../words/topics.ts'

/**
 * 'Sudoku with fruits': where a form shows several pictures, a kind that was named is so many different ones of it. The first of them keeps
 * the place of the kind, so that what was claimed of it is claimed of an apple.
 */
export function spread(brief: Brief, faces: number): Brief {
  const named = brief.actors.filter(({ implied, role }) => !implied && role !== 'player')
  const room = Math.floor(faces / Math.max(1, named.length))
  return named.reduce((read, actor) => {
    const topic = topicMeant(actor.phrase) ?? topicMeant(actor.thing.name)
    const shown = topic ? shownOf(topic, Math.min(room, actor.count ?? room)) : []
    const [first, ...others] = shown
    // 'With fruit' is several of them; 'a pirate' is one, although there is a list of what pirates have.
    const isKind = topic?.kind.split(' ').at(-1) === actor.thing.name
    const isMany = actor.plural || isKind || shown.every(({ kinds }) => kinds.includes(actor.thing.name))
    return first && topic && isMany && others.length >= 2
      ? inPlaceOf(actor, [first, ...others], topic, read)
      : read
  }, brief)
}

function inPlaceOf(actor: Actor, members: readonly Thing[], { kind }: WordTopic, brief: Brief): Brief {
  const { count: _, ...alike } = actor
  const { id, phrase, thing } = actor
  const isKnown = members.every(({ kinds }) => kinds.includes(thing.name))
  return {
    ...brief,
    actors: brief.actors.flatMap((one) =>
      one === actor
        ? members.map((member, at) => ({ ...alike, thing: member, id: at === 0 ? id : `${id}-${at + 1}` }))
        : one,
    ),
    // That it is about them is seen in who is there.
    claims: brief.claims
      .filter((claim) => claim.about !== 'topic' || !claim.topic.includes(phrase))
      .map((claim) =>
        !isKnown && claim.nouns?.[id] ? { ...claim, nouns: { ...claim.nouns, [id]: kind } } : claim,
      ),
  }
}

/** Those of a kind that there is a picture of, by the lists of words: apples and pears for 'fruits', nobody for 'apples'. */
function shownOf({ words, kind }: WordTopic, most: number): Thing[] {
  const things = words.split(' ').map((word) => openCatalogue().find(word))
  const shown = things.filter(({ glossy, kinds }) => glossy?.match === 'name' && kinds.includes(kind))
  return shown.filter(({ row }, at) => shown.findIndex((one) => one.row === row) === at).slice(0, most)
}

/** 'Before they hit the city': words are guessed, spelled, found or typed, and whatever else is done is done to a thing. */
const isDoneTo = (id: string, { deeds = [] }: Brief) =>
  deeds.some(({ verb, whoms }) => whoms.some((whom) => whom.id === id) && !doneToWords.test(verb))
const doneToWords =
  /^(?:guess|spell|type|write|find|name|learn|practi[cs]e|read|say|know|be|have|use|search|solve|unscramble|teach|look|study|hide|play|include)\b/

/** 'Guess words in eight tries, with animals': where words are guessed or spelled, a kind that was named is what they are about. */
export function asTopic(brief: Brief): Brief {
  const listed = listedIn(brief.prompt)
  if (listed.length > 0) return withWords(brief, listed)
  const about =
    brief.topic === undefined
      ? brief.actors.find(({ id, phrase }) => topicMeant(phrase) && !isDoneTo(id, brief))
      : undefined
  if (!about || about.implied) return brief
  const isOfIt = (claim: Claim) =>
    ('actor' in claim && claim.actor === about.id) || Object.keys(claim.nouns ?? {}).includes(about.id)
  return {
    ...brief,
    topic: about.phrase,
    actors: brief.actors.filter((actor) => actor !== about),
    triples: brief.triples.filter(({ subject, object }) => subject !== about.id && object !== about.id),
    claims: [
      ...brief.claims.filter((claim) => !isOfIt(claim)),
      { about: 'topic', topic: about.phrase, words: `It is about ${about.phrase}` },
    ],
  }
}

/** What a sentence lists as words is written, guessed or found, and stands on no stage. */
function withWords(brief: Brief, listed: readonly string[]): Brief {
  const isListed = (text: string) => listed.some((word) => new RegExp(`\\b${word}s?\\b`, 'i').test(text))
  const gone = brief.actors.filter(({ phrase, thing }) => isListed(phrase) || isListed(thing.name))
  const ids = gone.map(({ id }) => id)
  const topic = listed.join(', ')
  const { sceneWords, scene, ...rest } = brief
  // A place that was only guessed from a word in the list was not asked for.
  const isPlace = scene !== undefined && brief.prompt.toLowerCase().includes(scene.replaceAll('-', ' '))
  return {
    ...rest,
    ...(isPlace && { scene, ...(sceneWords && { sceneWords }) }),
    topic,
    actors: brief.actors.filter((actor) => !gone.includes(actor)),
    triples: brief.triples.filter(
      ({ subject, object }) => !ids.includes(subject) && !ids.includes(object ?? ''),
    ),
    claims: [
      ...brief.claims.filter(
        ({ about, words }) =>
          about !== 'topic' &&
          (about !== 'scene' || isPlace) &&
          !(['actor', 'rule', 'other'].includes(about) && isListed(words)),
      ),
      { about: 'topic', topic, words: `The words are ${topic}` },
    ],
  }
}
