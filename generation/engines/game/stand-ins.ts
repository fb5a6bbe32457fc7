import type { Offer } from '@makebelieve/contract/offer'
import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Actor, Brief } from '../../brief/brief.ts'
import { withArticle } from '../../nouns/nouns.ts'
import { Declined } from '../../pipeline/engine.ts'
import { openCatalogue } from '../../things/catalogue.ts'
import type { Thing, Trait } from '../../things/thing.ts'
import { type Choice, rankGenres } from './choose-genre.ts'
import type { AnyDesign, PlannedGame } from './design.ts'
import { genreOf, genresIn, ownRules } from './genres/index.ts'
import { deedMissing } from './main-deed.ts'
import type { Wish } from './rules/compose.ts'

/** The main thing of a prompt, where the game would show something else in its place: the kind of game, what one does, or who one plays. */
export type StandIn = { main: 'form' | 'deed' | 'player'; asked: string; shown: string }

/** A kind of game that can't be built yet, under the name that it was asked for by. */
export const formStandIn = ({ standsInFor, design }: Choice): StandIn | undefined =>
  standsInFor && { main: 'form', asked: standsInFor.words.toLowerCase(), shown: design.name }

/** What one is told to do and nothing of which can be done. Rules of the sentence's own have no other name than that. */
export function deedStandIn(
  brief: Brief,
  design: AnyDesign,
  made: { cast: readonly CastMember[]; wishes?: readonly Wish[] },
): StandIn | undefined {
  const asked = deedMissing(brief, design, made)
  const shown = design.genre.id === ownRules ? 'a game with the same cast' : design.name
  return asked === undefined ? undefined : { main: 'deed', asked: asked.toLowerCase(), shown }
}

/** A player whose picture shows something of another sort altogether: any person may play the seismologist, a parcel no yawn. */
export function playerStandIn(
  { actors }: Brief,
  { game, pictures }: Pick<PlannedGame, 'game' | 'pictures'>,
): StandIn | undefined {
  const asked = actors.find(({ role, implied }) => role === 'player' && !implied)
  const member = game.cast.find(({ role }) => role === 'player')
  const picture = member && pictures[member.picture]
  if (!asked || !picture) return undefined
  if (picture.body === 'name') return { main: 'player', asked: asked.thing.name, shown: 'name tag' }
  const { shows } = picture.art
  if (!shows || picture.body || picture.held || picture.mount) return undefined
  return isAkin(asked.thing, openCatalogue().find(shows))
    ? undefined
    : { main: 'player', asked: asked.thing.name, shown: shows }
}

const isAkin = (one: Thing, other: Thing) =>
  one.traits.some((trait) => !aspects.has(trait) && other.traits.includes(trait))

/** What a thing may be besides; the other traits say what it is. */
const aspects = new Set<Trait>(['edible', 'dangerous', 'wearable', 'holdable', 'symbol', 'material'])

/** What was made anyway says in its title what it is. */
export const honestTitle = (title: string, standIn: StandIn): string => `${title}${aside(standIn)}`

const aside = ({ main, asked, shown }: StandIn) =>
  main === 'player' ? ` (${shown} as ${asked})` : ` (${shown}, not ${asked})`

/** Once somebody else is played, nobody stands in any more. */
export function withoutPlayerStandIn({ standsIn, ...plan }: PlannedGame): PlannedGame {
  if (standsIn?.main !== 'player') return { ...plan, ...(standsIn && { standsIn }) }
  return { ...plan, game: { ...plan.game, title: plan.game.title.replace(aside(standsIn), '') } }
}

/** The plan, as long as it is what was asked for; else nothing is made, and it is said what could be. */
export function onlyAsAsked(plan: PlannedGame, brief: Brief): PlannedGame {
  const { standsIn, solid } = plan
  if (!standsIn) return plan
  const { main, asked, shown } = standsIn
  const others = main === 'player' ? otherPlayers(brief) : otherForms(brief, plan, solid ? '3d' : '2d')
  const anyway = `Make it anyway, ${main === 'player' ? `played as ${withArticle(shown)}` : `as ${shown}`}`
  const reason = reasons[main](asked, shown)
  throw new Declined(reason, [...others, { label: anyway, prompt: brief.prompt, anyway: true }])
}

const reasons: Record<StandIn['main'], (asked: string, shown: string) => string> = {
  form: (asked, shown) => `We can’t make “${asked}” yet; the nearest we have is ${shown}.`,
  deed: (asked, shown) => `We can’t make a game of “${asked}” yet; the nearest we have is ${shown}.`,
  player: (asked, shown) =>
    `We have no picture of “${asked}” to play as; the nearest we have is ${withArticle(shown)}.`,
}

/** Kinds of games that can be built, with the same cast: of the same pace, and those that the words speak for most. */
function otherForms(brief: Brief, { game }: PlannedGame, dimension: '2d' | '3d'): Offer[] {
  const { calm } = genreOf(game.genre)
  const isOther = ({ design }: { design: AnyDesign }) => Number(design.calm !== calm)
  return rankGenres(brief, genresIn(dimension))
    .filter(({ design }) => design.genre.id !== game.genre)
    .sort((one, other) => isOther(one) - isOther(other))
    .slice(0, 2)
    .map(({ design }) => offerOf(`${design.name}${withCast(brief)}`))
}

function withCast({ actors }: Brief): string {
  const told = actors.filter(({ implied }) => !implied)
  const player = told.find(({ role }) => role === 'player')
  const [other] = told.filter((actor) => actor !== player)
  const named = [...(player ? [oneOf(player)] : []), ...(other ? [severalOf(other)] : [])]
  return named.length > 0 ? ` with ${named.join(' and ')}` : ''
}

const oneOf = ({ thing, phrase, plural }: Actor) => (plural ? phrase : withArticle(thing.name))
const severalOf = ({ thing, phrase, plural }: Actor) => (plural ? phrase : thing.plural)

/** The same sentence with somebody whom there is a picture of. */
function otherPlayers({ prompt, actors }: Brief): Offer[] {
  const player = actors.find(({ role }) => role === 'player')
  if (!player) return []
  const catalogue = openCatalogue()
  const isShown = (noun: string) => catalogue.knows(noun) && catalogue.find(noun).flat.shows === undefined
  const near = [...player.thing.kinds.slice(1), 'robot'].filter(isShown)
  return [...new Set(near)].slice(0, 2).flatMap((noun) => {
    const changed = prompt.replace(new RegExp(`\\b${escaped(player.phrase)}\\b`, 'i'), noun)
    return changed === prompt ? [] : [{ label: `Play as ${withArticle(noun)}`, prompt: changed }]
  })
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const offerOf = (prompt: string): Offer => {
  const sentence = prompt.charAt(0).toUpperCase() + prompt.slice(1)
  return { label: sentence, prompt: sentence }
}
