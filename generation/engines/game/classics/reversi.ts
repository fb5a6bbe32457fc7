import {
  discs,
  genre,
  type ReversiContent,
  type ReversiState,
  turns,
} from '@makebelieve/kit/game-2d/genres/reversi/index'
import { classic, facesOf, sizeIn } from './classic.ts'

const fewest =
  /\b(?:anti[- ]?reversi|reverse reversi)\b|\b(?:whoever|the one|the player|player) (?:who )?(?:has|with) (?:the )?(?:fewest|least|fewer)\b[\w ]*|\b(?:fewest|least) (?:discs?|pieces|counters) wins?\b/i

export const reversi = classic({
  turns,
  genre,
  example: 'Reversi with penguins against seals on the ice',
  longest: 150,
  parts: ['disc', 'disk', 'counter', 'corner', 'stone', 'square', 'anti'],
  twists: {
    flips: {
      words:
        /\bdis[ck]s? (?:that )?(?:(?:get|are) )?(?:flip|turn)\w*(?: when[\w ]*| over\b)?|\bflip\w* (?:over )?(?:the |your |their |my )?dis[ck]s?\b(?: by[\w ]*)?|\b(?:\w+ (?:are|is|get|gets) )?(?:trapped|caught|sandwiched|enclosed) between [\w ]*?\b(?:turn|flip|change|become)s?\b(?: (?:into|over))?(?: \w+)?/i,
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
    return {
      ...facesOf(brief, game),
      ...(side && { size: side + (side % 2) }),
      ...(fewest.test(brief.prompt) && { fewest: true }),
    }
  },
  goal: ({ content }) =>
    (content as ReversiContent).fewest
      ? 'Finish with fewer discs than your opponent.'
      : 'Finish with more discs than your opponent.',
})
