import { uniqueId } from '../../../../brief/actors.ts'
import type { Actor, Attributes, BriefDeed, Claim } from '../../../../brief/brief.ts'
import { colours } from '../../../../brief/colours.ts'
import type { Term, TermOf } from '../../../../brief/terms.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { flavours } from './flavours.ts'

/** What is whose, as deeds of whoever plays: each with those whom it is about, who are on the stage for it. */
export function withOwn(
  terms: readonly Term[],
  told: { actors: readonly Actor[]; deeds: readonly BriefDeed[] | undefined },
): { actors: Actor[]; deeds: BriefDeed[]; claims: Claim[] } {
  const actors: Actor[] = [...told.actors]
  const claims: Claim[] = []
  const fits = terms.filter((term): term is TermOf<'fit'> => term.about === 'fit')
  const member = (phrase: string, as: As) => {
    const known = memberOf(phrase, actors)
    if (known) return known
    const made = madeOf(phrase, as, actors)
    actors.push(made)
    const { id, thing, attributes } = made
    if (attributes.colour && attributes.colourWord)
      claims.push({
        about: 'attribute',
        actor: id,
        attribute: 'colour',
        value: attributes.colour,
        words: `${thing.plural.charAt(0).toUpperCase()}${thing.plural.slice(1)} are ${attributes.colourWord}`,
      })
    // Wood fires and oil fires look like any fire: how they are is claimed by itself.
    const [how = ''] = wordsOf(phrase)
    if (!attributes.colour && how !== thing.name.split(' ')[0] && wordsOf(phrase).length > 1)
      claims.push({
        about: 'look',
        actor: id,
        look: how,
        words: `${how.charAt(0).toUpperCase()}${how.slice(1)} ${thing.name}`,
      })
    return made
  }
  const added = fits.flatMap(({ does, pairs }) =>
    pairs.map(({ whom, own, words, by, deed }): BriefDeed => {
      const how = by ? ` by ${by}` : ''
      const isTaken = does === 'take' || does === 'sort'
      const goods = member(own, does === 'ask' ? 'order' : isTaken ? 'load' : 'own')
      const place = member(whom, 'whom')
      const plain = { particles: [], negated: false, words }
      if (does === 'ask') return { ...plain, subject: place.id, verb: 'want', whoms: [{ id: goods.id }] }
      if (does === 'sort')
        return {
          ...plain,
          subject: 'player',
          verb: 'sort',
          whoms: [{ id: goods.id }, { id: place.id, by: 'to' }],
        }
      if (deed !== undefined)
        return {
          ...plain,
          subject: 'player',
          verb: `do-as-asked ${deed}`,
          whoms: [{ id: place.id }, { id: goods.id, by: 'with' }],
        }
      return {
        subject: 'player',
        verb: isTaken ? `take-where-it-wants${how}` : `${does}-its-own${how}`,
        whoms: isTaken
          ? [{ id: goods.id }, { id: place.id, by: 'to' }]
          : [{ id: place.id }, { id: goods.id, by: 'with' }],
        particles: [],
        negated: false,
        words,
      }
    }),
  )
  const acts = terms.filter((term): term is TermOf<'act'> & { words: string } => term.about === 'act')
  const watched = acts.map(({ does, whom, act, of, words }): BriefDeed => {
    const { id } = member(whom, does === 'still' ? 'eye' : 'whom')
    const thing = of === undefined || isNowhere(of) ? [] : [{ id: member(of, 'own').id, by: 'with' }]
    const isStill = does === 'still'
    return {
      subject: 'player',
      verb: isStill ? 'be still' : `${does}-in-the-act ${act}`,
      whoms: isStill ? [{ id, by: 'from' }] : [{ id }, ...thing],
      particles: [],
      negated: false,
      words,
    }
  })
  // A postman delivers letters only where nobody says what is delivered.
  const isGuessed = ({ told: isTold, whoms }: BriefDeed) =>
    isTold === true && whoms.some(({ id }) => actors.some((actor) => actor.id === id && actor.implied))
  const said = (told.deeds ?? []).filter((deed) => added.length === 0 || !isGuessed(deed))
  return { actors, deeds: [...said, ...added, ...watched], claims }
}

/** Where something comes out of is no thing to be had: 'out of the water'. */
const isNowhere = (phrase: string) => /^(?:water|sea|air|sky|ground|class|exam|test|room)$/i.test(phrase)

const wordsOf = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/^(?:an?|the|each|every|all|some) /, '')
    .split(' ')

/** By what it is called, with what is said of it: wood fires are no oil fires. */
function memberOf(phrase: string, actors: readonly Actor[]): Actor | undefined {
  const { lemma } = openCatalogue()
  const plain = (text: string) =>
    wordsOf(text)
      .map((word) => lemma(word, 'noun'))
      .join(' ')
  const isPlain = wordsOf(phrase).length === 1
  return actors.find(
    ({ role, phrase: said, thing }) =>
      role !== 'player' && (plain(said) === plain(phrase) || (isPlain && thing.name === plain(phrase))),
  )
}

/** What is somebody's, who is taken along, whose it is, or who looks on. */
type As = 'own' | 'order' | 'load' | 'whom' | 'eye'

function roleOf(as: As, isAlive: boolean): Actor['role'] {
  if (as === 'eye') return 'prop'
  return as === 'own' || as === 'order' || (as === 'load' && !isAlive)
    ? 'collectible'
    : isAlive
      ? 'friend'
      : 'goal'
}

function madeOf(phrase: string, as: As, actors: readonly Actor[]): Actor {
  const catalogue = openCatalogue()
  const words = wordsOf(phrase)
  const [colourWord = ''] = words
  // What tastes of something looks like it.
  const tint = (as === 'order' ? flavours[colourWord] : undefined) ?? colours[colourWord]
  const colour = words.length > 1 ? tint : undefined
  const rest = colour === undefined ? words : words.slice(1)
  const names = rest.map((_, at) => catalogue.lemma(rest.slice(at).join(' '), 'noun'))
  const name = names.find((one) => catalogue.isNoun(one)) ?? rest.at(-1) ?? phrase
  const thing = catalogue.find(name)
  const attributes: Attributes = colour === undefined ? {} : { colour, colourWord }
  return {
    id: uniqueId(words.map((word) => catalogue.lemma(word, 'noun')).join(' '), [...actors]),
    thing,
    phrase,
    role: roleOf(as, isAnimate(thing)),
    plural: as !== 'eye',
    attributes,
  }
}
