import {
  blocked,
  cornersOf,
  discs,
  genre,
  type ReversiContent,
  type ReversiState,
  turns,
} from '@makebelieve/kit/game-2d/genres/reversi/index'
import type { Brief } from '../../../brief/brief.ts'
import { classic, facesOf, sizeIn } from './classic.ts'
import { blockedOn, withoutSpecial, withSpecial } from './special-cells.ts'

const fewest =
  /\b(?:anti[- ]?reversi|reverse reversi)\b|\b(?:whoever|the one|the player|player) (?:who )?(?:has|with) (?:the )?(?:fewest|least|fewer)\b[\w ]*|\b(?:fewest|least) (?:discs?|pieces|counters) wins?\b/i

const closed =
  "(?:(?:that )?(?:nobody|no one|neither(?: side| player)?|none) (?:can|may|could) (?:use|take|go (?:to|into)|enter|play(?: in| on)?|have|get)(?: them| it)?|(?:are|is) (?:blocked|forbidden|closed|off limits|taboo|not allowed|unusable|burning)|can'?t be (?:used|taken|played)|cannot be (?:used|taken|played))"
/** 'The corners are volcanoes that nobody can use', 'blocked corners'. */
const corners = new RegExp(
  `\\b(?:the |all |four )*corners? (?:(?:are|is|have|hold) (?:an? |the |hot |\\w+ )?(\\w+) )?(?:and )?${closed}|\\b(?:blocked|forbidden|closed) corners?\\b|\\b(?:no|without) corners\\b`,
  'i',
)

/** Who is in the corners, of those who are named. */
function inCorners({ prompt, actors }: Brief): string | undefined {
  const noun = corners.exec(prompt)?.[1]?.toLowerCase()
  return actors.find(({ thing }) => noun === thing.name || noun === thing.plural)?.id
}

export const reversi = classic({
  turns,
  genre,
  example: 'Reversi with penguins against seals on the ice',
  longest: 150,
  casts: withSpecial,
  parts: ['disc', 'disk', 'counter', 'corner', 'stone', 'square', 'anti', 'line', 'row'],
  twists: {
    flips: {
      words:
        /\bdis[ck]s? (?:that )?(?:(?:get|are) )?(?:flip|turn)\w*(?: when[\w ]*| over\b)?|\bflip\w* (?:over )?(?:the |your |their |my )?dis[ck]s?\b(?: by[\w ]*)?|\b(?:\w+ (?:are|is|get|gets) )?(?:trapped|caught|sandwiched|enclosed) between [\w ]*?\b(?:turn|flip|change|become)s?\b(?: (?:into|over))?(?: \w+)?|\b(?:when(?:ever)? )?(?:(?:you|i|one|a player) )?(?:close|enclose|surround|trap|catch|put|sandwich)s? [\w ]{0,40}\bbetween (?:yours|two of (?:your own|yours|mine)|mine|your \w+)[, ]*(?:they|it|those|these|all of them) (?:becomes?|turns? into|changes? to|are|is) (?:yours|mine|your \w+)\b/i,
      seen: ({ cells: before }, { cells: after }) =>
        before.some((there, cell) => there !== after[cell] && there === 1 && after[cell] === 0),
    },
    most: {
      words:
        /\b(?:whoever|the one|the player|player|the side) (?:who )?(?:has|with|owns) (?:the )?(?:most|more)\b[\w ]*/i,
      seen(_before, after: ReversiState) {
        const winner = turns.ending(after)?.winner
        if (winner !== 0 && winner !== 1) return false
        return discs(after, winner) > discs(after, winner === 0 ? 1 : 0)
      },
    },
    blocked: blockedOn<ReversiState>(({ cells }) =>
      cells.flatMap((there, cell) => (there === blocked ? [cell] : [])),
    ),
    // The corners are closed, and stay so while others lay their discs.
    corners: {
      words: corners,
      sets: (_, brief) => ({ corners: 'blocked', blocks: inCorners(brief) }),
      seen: ({ cells: before }, { cells: after, size }) =>
        before.some((there, cell) => there !== after[cell]) &&
        cornersOf(size).every((cell) => after[cell] === blocked),
    },
    // Usually nobody wins with fewer discs.
    fewest: {
      words: fewest,
      seen(_before, after: ReversiState) {
        const winner = turns.ending(after)?.winner
        if (winner !== 0 && winner !== 1) return false
        return discs(after, winner) < discs(after, winner === 0 ? 1 : 0)
      },
    },
  },
  shows: () => ({
    swap: ['flip', 'flip over', 'turn', 'turn over', 'capture', 'take', 'take over', 'convert'],
    place: ['place', 'put'],
    defeat: ['beat', 'defeat', 'fight', 'battle', 'conquer'],
  }),
  content(brief, game): ReversiContent {
    const [side] = sizeIn(brief, 4, 12) ?? []
    const block = inCorners(brief)
    const others = withoutSpecial(brief)
    const sides = { ...others, actors: others.actors.filter(({ id }) => id !== block) }
    return {
      ...facesOf(sides, game),
      ...(side && { size: side + (side % 2) }),
      ...(fewest.test(brief.prompt) && { fewest: true }),
    }
  },
  goal: ({ content }) =>
    (content as ReversiContent).fewest
      ? 'Finish with fewer discs than your opponent.'
      : 'Finish with more discs than your opponent.',
})
