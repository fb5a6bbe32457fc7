import type { RaidContent, Raided } from '@makebelieve/kit/game-2d/turns/raid'
import type { Brief, Claim } from '../../../brief/brief.ts'
import { withOwnPart } from '../game-parts.ts'
import { numberIn, type Twist } from '../twists.ts'

const often =
  '(?:after |at )?(?:every|each) (?:(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|other|second|third|fourth|fifth|few|couple of) )?(?:moves?|turns?|rounds?)'
const takes =
  '(?:eats?|takes?|steals?|swallows?|removes?|destroys?|kills?|burns?|grabs?|snatch(?:es)?|devours?|gobbles?(?: up)?|strikes?|carries off|hunts?|bites?|captures?)'
const what =
  '(?:(?:one|a|1) )?(?:(?:random|any|other) )?(?:pieces?|men|man|figures?|counters?|checkers?|pawns?|\\w+)(?: (?:at random|randomly|from the board|off the board))*'

/** 'Every 5 moves a wolf eats one random piece', and the other way about. */
const raiding = new RegExp(
  `\\b${often},? (?:(?:a|an|the|one) )?(?:\\w+ )?(\\w+) (?:comes and )?(?:randomly )?${takes} ${what}|\\b(?:(?:a|an|the|one) )?(\\w+) (?:comes and )?(?:randomly )?${takes} ${what},? ${often}`,
  'i',
)

const ordinals = ['other', 'second', 'third', 'fourth', 'fifth']

/** How many moves there are between two raids. */
function everyIn(said: string): number {
  const [often = ''] = /\b(?:every|each) [\w ]*?(?:moves?|turns?|rounds?)/i.exec(said) ?? []
  const [, word = ''] = /\b(?:every|each) (\w+)/i.exec(often) ?? []
  if (word.toLowerCase() === 'other') return 2
  const ordinal = ordinals.indexOf(word.toLowerCase())
  return Math.max(2, numberIn(often) ?? (ordinal > 0 ? ordinal + 1 : 3))
}

/** Who comes for the pieces, of those who are named. */
export function raiderIn({ prompt, actors }: Brief): string | undefined {
  const [, before, after] = raiding.exec(prompt) ?? []
  const noun = (before ?? after)?.toLowerCase()
  return actors.find(({ thing }) => noun === thing.name || noun === thing.plural)?.id
}

/** The rule for a board, whose pieces can be counted and whose captures be told from it. */
export function raidOn<S extends Raided>(
  isTakenByNobody: (before: S, after: S) => boolean,
): Twist & { seen(before: S, after: S, said: string): boolean } {
  return {
    words: raiding,
    fits: ({ prompt }) => /\b(?:every|each)\b[^.;]*\b(?:moves?|turns?|rounds?)\b/i.test(prompt),
    takes: ['rounds', 'levels', 'lives', 'moves'],
    sets: (said, brief): RaidContent => {
      const cast = raiderIn(brief)
      return { raid: { every: everyIn(said), ...(cast && { cast }) } }
    },
    // A piece is gone that nobody took, and just then.
    seen: (before, after, said) =>
      (after.raid?.moves ?? 1) % everyIn(said) === 0 && isTakenByNobody(before, after),
  }
}

/** Whoever comes for pieces plays for nobody: they are there, and nobody is them. */
export function withRaider(brief: Brief): Brief {
  const id = raiderIn(brief)
  if (id === undefined) return brief
  const isTheirs = (claim: Claim) =>
    claim.about === 'rule' && (claim.subject === id || claim.nouns?.player !== undefined)
  const raider = brief.actors.find((actor) => actor.id === id)
  const told = withOwnPart(brief, (actor) => (actor === raider ? 'collectible' : undefined))
  return raider?.role === 'player'
    ? { ...told, claims: told.claims.filter((claim) => !isTheirs(claim)) }
    : told
}

/** The brief without whoever only comes for pieces: they are on nobody's side. */
export function withoutRaider(brief: Brief): Brief {
  const id = raiderIn(brief)
  return id === undefined ? brief : { ...brief, actors: brief.actors.filter((actor) => actor.id !== id) }
}
