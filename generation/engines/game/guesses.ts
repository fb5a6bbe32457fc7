import type { Guess, Offer } from '@makebelieve/contract/offer'
import type { Brief } from '../../brief/brief.ts'
import { chooseGenre, isMeant, rankGenres } from './choose-genre.ts'
import type { AnyDesign, PlannedGame } from './design.ts'
import { type Dimension, genresIn, ownRules } from './genres/index.ts'
import { briefOfPrompt } from './read/brief-of-prompt.ts'

/** From here on a cue names a kind of game; a lighter one is only what the words remind the reader of. */
const named = 5
const mostOffers = 2

/**
 * A kind of game that nobody named and that the reader was not sure of is made all the same; it is said what was guessed, and what else was
 * likely is offered. Where the sentence's own verbs are the game, nothing is guessed.
 */
export function guessOf(
  { game, wishes = [], standsIn }: PlannedGame,
  brief: Brief,
  dimension: Dimension,
): Guess | undefined {
  const isNamed = brief.cues.some(
    ({ weight, guessed, described }) => described || (weight >= named && !guessed),
  )
  if (!brief.kinds || isNamed || standsIn) return undefined
  const isItsOwn = wishes.some(({ filler, form }) => !filler && !form)
  if (game.genre === ownRules && isItsOwn) return undefined
  const genres = genresIn(dimension)
  const [likeliest] = brief.kinds.likely
  const design = genres.get(game.genre)
  if (brief.kinds.isSure && design && likeliest !== undefined && isMeant(design, likeliest)) return undefined
  const made = game.genre === ownRules ? 'a game of its own' : design?.name
  if (made === undefined) return undefined
  const offers = othersFor(brief, game.genre, genres)
  return { says: `You didn't say what kind of game you want, so we made ${made}.`, offers }
}

/** The same sentence as the next likely kinds: those that the reader thought of, then those that the words speak for. */
function othersFor(brief: Brief, made: string, genres: ReadonlyMap<string, AnyDesign>): Offer[] {
  const read = (brief.kinds?.likely ?? []).flatMap(
    (kind) => [...genres.values()].find((design) => isMeant(design, kind)) ?? [],
  )
  const ranked = rankGenres(brief, genres).map(({ design }) => design)
  const others = [...new Set([...read, ...ranked])].filter(({ genre }) => genre.id !== made)
  const offers: Offer[] = []
  for (const design of others.slice(0, 2 * mostOffers)) {
    const offer = offerOf(brief.prompt, design)
    if (offers.length < mostOffers && leadsTo(offer, design, genres)) offers.push(offer)
  }
  return offers
}

const offerOf = (prompt: string, { name }: AnyDesign): Offer => ({
  label: `Make it ${name}`,
  prompt: `${prompt.trim().replace(/[\s.!?,;]+$/, '')}, as ${name}`,
})

/** Whether words are understood as what the button says. */
function leadsTo({ prompt }: Offer, design: AnyDesign, genres: ReadonlyMap<string, AnyDesign>): boolean {
  const brief = briefOfPrompt(prompt)
  return !('refused' in brief) && chooseGenre(brief, genres).design === design
}
