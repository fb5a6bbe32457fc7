import {
  genre as fourInARowGenre,
  turns as fourInARowTurns,
} from '@makebelieve/kit/game-2d/genres/four-in-a-row/index'
import {
  genre as ticTacToeGenre,
  turns as ticTacToeTurns,
} from '@makebelieve/kit/game-2d/genres/tic-tac-toe/index'
import type { RowContent } from '@makebelieve/kit/game-2d/turns/in-a-row'
import type { Brief } from '../../../brief/brief.ts'
import { classic, facesOf, sizeIn } from './classic.ts'

/** 'Five in a row', 'connect 3'. */
function enoughIn({ prompt }: Brief): number | undefined {
  const [, before, after] =
    /\b(three|four|five|six|[3-6]) in (?:a|one) (?:row|line)\b|\bconnect (three|four|five|six|[3-6])\b/i.exec(
      prompt,
    ) ?? []
  // 'Four in a row where five win': what wins is said last.
  const [, wins] =
    /\b(?:where|but|and|needs?|with) (?:you need )?(three|four|five|six|[3-6]) (?:(?:discs|counters|pieces|in a (?:row|line)) )?(?:wins?|to win|are needed)\b/i.exec(
      prompt,
    ) ?? []
  const said = (wins ?? before ?? after)?.toLowerCase()
  if (!said) return undefined
  return ['three', 'four', 'five', 'six'].indexOf(said) + 3 || Number(said)
}

const usualGoal = (enough: number) => `Be the first to get ${enough} in a row.`

function lineContent(brief: Brief): RowContent {
  const size = sizeIn(brief, 3, 10)
  const enough = enoughIn(brief)
  return { ...(size && { columns: size[0], rows: size[1] }), ...(enough && { enough }) }
}

export const ticTacToe = classic({
  turns: ticTacToeTurns,
  genre: ticTacToeGenre,
  example: 'Tic-tac-toe with cats against dogs, best of three',
  content: (brief, game) => ({ ...lineContent(brief), ...facesOf(brief, game) }),
  goal: ({ content }) => usualGoal((content as RowContent).enough ?? 3),
})

export const fourInARow = classic({
  turns: fourInARowTurns,
  genre: fourInARowGenre,
  example: 'Four in a row with aliens against robots in space',
  content: (brief, game) => ({ ...lineContent(brief), ...facesOf(brief, game) }),
  goal: ({ content }) => usualGoal((content as RowContent).enough ?? 4),
})
