import type { CastMember } from '@makebelieve/kit/game/plan'
import type { Brief, BriefDeed } from '../../brief/brief.ts'
import { onlyNear } from '../../brief/known-games.ts'
import { isMeant, isNamed } from './choose-genre.ts'
import type { AnyDesign } from './design.ts'
import type { Wish } from './rules/compose.ts'

/** What is said in sentences of all kinds of games, and makes none of them. */
const light = new Set(
  `be have need want wish like love hate try start begin win lose die live get become play use help let make do go come can must keep see
  look know think feel stay stand sit sleep wait wear own finish end score earn gain receive survive count`.split(
    /\s+/,
  ),
)

/** A cue of this weight names a kind of game: what is done in it is known, whatever else is told. So does a lighter one of the reader's. */
const named = 5
const likely = 1.5

/**
 * What the player is told to do, in the user's words, where nothing of all that is done in this game, and it is not the kind of game that
 * was asked for by its name either: then it is another game.
 */
export function deedMissing(
  brief: Brief,
  design: AnyDesign,
  { cast, wishes }: { cast: readonly CastMember[]; wishes?: readonly Wish[] },
): string | undefined {
  const main = brief.deeds?.find((deed) => isOwn(deed) && !light.has(deed.verb))
  if (!main || isAsked(brief, design)) return undefined
  const isDone = wishes ? isWished(brief, cast, wishes) : isKnown(brief, design)
  return isDone ? undefined : main.words
}

/** Whether it is the kind of game that the words name, or that a deed of the player is known from; collecting is what any noun is good for. */
function isAsked(brief: Brief, design: AnyDesign): boolean {
  const verbs = (brief.deeds ?? []).filter(isOwn).map(({ verb }) => verb)
  const isCollecting = isMeant(design, 'collector')
  return (
    isNamed(design, brief) ||
    brief.cues.some(
      ({ genre, weight, words, guessed }) =>
        isMeant(design, genre) &&
        !onlyNear.has(words) &&
        (weight >= named || (!isCollecting && (verbs.includes(words) || (guessed && weight >= likely)))),
    )
  )
}

const isOwn = ({ subject, negated, told, within }: BriefDeed) =>
  subject === 'player' && !negated && !told && !within

/** Whether rules of the game come from a deed of the player, and not only from somebody who was mentioned. */
function isWished({ actors }: Brief, cast: readonly CastMember[], wishes: readonly Wish[]): boolean {
  const you = cast.find(({ role }) => role === 'player')?.id
  const isMention = (words: string) => actors.some(({ phrase }) => phrase === words)
  return wishes.some(
    ({ who, words, form, filler }) => who.id === you && !form && !filler && !isMention(words),
  )
}

/** Whether a kind that has rules of its own has what the player does. */
const isKnown = ({ triples, actors }: Brief, { verbs }: AnyDesign): boolean =>
  triples.some(
    ({ mechanic, subject, negated }) =>
      !negated &&
      (verbs[mechanic] ?? 0) > 0 &&
      (subject === 'player' || actors.some(({ id, role }) => id === subject && role === 'player')),
  )
