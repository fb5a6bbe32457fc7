import type { Brief, GenreCue } from '../../brief/brief.ts'
import type { AnyDesign } from './design.ts'
import { isProcess } from './read/processes/processes.ts'

export type Choice = {
  design: AnyDesign
  /** The cue that another genre stands in for, and the honest words for it. */
  standsInFor?: { cue: string; words: string; instead: string }
}

/**
 * The genre that the words speak for: cues first (a title weighs more than a habit), then verbs, then what else was
 * said. With nothing to go by it is a game of collecting, which suits any noun.
 */
export function chooseGenre(brief: Brief, genres: ReadonlyMap<string, AnyDesign>, wanted?: string): Choice {
  const [first] = rankGenres(brief, genres)
  const best = (wanted ? genres.get(wanted) : undefined) ?? first?.design
  if (!best) throw new Error('There is no genre at all')
  const missing = missingKind(brief, genres)
  const named =
    isNamed(best, brief) ||
    brief.cues.some(({ genre, weight }) => isMeant(best, genre) && weight >= (missing?.weight ?? 0))
  if (!missing || named) return { design: best }
  const instead = best.standsInFor[missing.genre] ?? best.name
  return { design: best, standsInFor: { cue: missing.genre, words: missing.words, instead } }
}

/** The kind of game that was asked for by its name, where it can't be built yet. */
export const missingKind = ({ cues }: Brief, genres: ReadonlyMap<string, AnyDesign>): GenreCue | undefined =>
  cues
    .filter(({ genre, weight }) => !isBuilt(genre, genres) && weight >= surelyNamed)
    .sort((one, other) => other.weight - one.weight)[0]

/** A cue of this weight names a kind of game, so that another is no answer to it. */
const surelyNamed = 5
/** And one of this weight is its proper name, or a description that the reader is sure of. */
const properlyNamed = 8
/** And this is the weight of a game that was called by its own name. */
const calledByName = 10

/** All genres, the best first. */
export function rankGenres(
  brief: Brief,
  genres: ReadonlyMap<string, AnyDesign>,
): { design: AnyDesign; score: number }[] {
  return [...genres.values()]
    .map((design) => ({
      design,
      score: scoreOf(brief, design, genres) + (isMeant(design, 'collector') ? 0.2 : 0),
    }))
    .sort((one, other) => other.score - one.score)
}

function scoreOf(brief: Brief, design: AnyDesign, genres: ReadonlyMap<string, AnyDesign>): number {
  const { id } = design.genre
  let score = 0
  for (const { genre, weight } of brief.cues) {
    if (isMeant(design, genre)) score += weight * 1.5
    else if (!isBuilt(genre, genres) && design.standsInFor[genre] !== undefined) score += weight
  }
  for (const { mechanic, negated, subject } of brief.triples) {
    if (negated) continue
    score += (design.verbs[mechanic] ?? 0) * (subject === 'player' || isPlayer(brief, subject) ? 0.5 : 0.25)
  }
  if (isNamed(design, brief)) score += 7
  // Rules that everybody knows are made by no verbs of a sentence, and so verbs do not outvote them.
  const isKnown = design.hosted ?? design.classic ?? design.known ?? false
  if (isKnown && brief.cues.some(({ genre, weight }) => isMeant(design, genre) && weight >= properlyNamed))
    score += 12
  // Who names a game means that one: 'hangman style word guessing' is no other game of guessing words.
  if (isKnown && brief.cues.some(({ genre, weight }) => isMeant(design, genre) && weight >= calledByName))
    score += 12
  if (design.surely?.test(brief.prompt.toLowerCase())) score += 30
  // All its rules were told: no word that speaks surely for another kind is as sure as that.
  if (brief.cues.some(({ genre, described }) => described && isMeant(design, genre))) score += 31
  // Where somebody has to get somewhere, a game without a place to get to is the wrong one.
  if (reaches(brief)) score += arrivals.some((one) => isMeant(design, one)) ? 0.5 : -2.5
  if (id === 'snake' && isSnake(brief)) score += 10
  if (brief.topic && id === 'quiz') score += 1.5
  // 'three kinds of towers'
  if (brief.numbers.kinds && id === 'tower-defence') score += 4
  if ((brief.numbers.waves || brief.extras.includes('waves')) && design.supports.includes('waves'))
    score += 1.5
  if (brief.extras.includes('double-jump') && design.supports.includes('double-jump')) score += 3
  if (brief.absent.includes('enemies') && (design.roles.enemy?.least ?? 0) > 0) score -= 0.5
  return score
}

/** Whether a cue of the prompt means this very kind. */
export const isMeant = ({ genre: { id }, serves = [] }: AnyDesign, cue: string): boolean =>
  id === cue || serves.includes(cue)

/** Whether the words themselves name this kind. */
export const isNamed = ({ words, surely }: AnyDesign, { prompt }: Brief): boolean =>
  [words, surely].some((one) => one?.test(prompt.toLowerCase()))

const isBuilt = (cue: string, genres: ReadonlyMap<string, AnyDesign>): boolean =>
  genres.has(cue) || [...genres.values()].some((design) => isMeant(design, cue))

/** Genres in which one gets to the goal. In others it is defended, or is no place at all. */
const arrivals = ['collector', 'platformer', 'crossing', 'runner']

function reaches({ actors, triples }: Brief): boolean {
  return triples.some(
    ({ mechanic, object, subject, negated }) =>
      mechanic === 'explore' &&
      !negated &&
      subject === 'player' &&
      actors.some(({ id, role }) => id === object && role === 'goal'),
  )
}

/** Who plays something long that eats expects to grow. */
function isSnake({ actors, triples, deeds = [] }: Brief): boolean {
  // Whoever eats and becomes somebody else by it does not grow longer.
  if (deeds.some(({ verb }) => isProcess(verb))) return false
  const player = actors.find(({ role }) => role === 'player')
  const isLong = player?.thing.kinds.some((kind) =>
    ['snake', 'worm', 'caterpillar', 'serpent'].includes(kind),
  )
  return (isLong ?? false) && triples.every(({ mechanic }) => ['collect', 'avoid', 'grow'].includes(mechanic))
}

function isPlayer({ actors }: Brief, id: string): boolean {
  return actors.some((actor) => actor.id === id && actor.role === 'player')
}
