import {
  genre as fourInARowGenre,
  turns as fourInARowTurns,
} from '@makebelieve/kit/game-2d/genres/four-in-a-row/index'
import {
  genre as ticTacToeGenre,
  turns as ticTacToeTurns,
} from '@makebelieve/kit/game-2d/genres/tic-tac-toe/index'
import { eightWays, stepFrom } from '@makebelieve/kit/game-2d/turns/grid'
import { enoughOn, type RowContent, type RowState } from '@makebelieve/kit/game-2d/turns/in-a-row'
import type { TurnRules } from '@makebelieve/kit/game-2d/turns/rules'
import type { Brief } from '../../../brief/brief.ts'
import type { Figure } from '../figures.ts'
import { numberIn } from '../twists.ts'
import { wrapping } from '../wrapping.ts'
import { classic, facesOf, sizeIn } from './classic.ts'
import { blockedOn, withoutSpecial, withSpecial } from './special-cells.ts'

/** 'Five in a row', 'connect 3'. */
function enoughIn({ prompt }: Brief): number | undefined {
  const [, before, after] =
    /\b(three|four|five|six|[3-6]) in (?:(?:a|one) )?(?:row|line)\b|\bconnect (three|four|five|six|[3-6])\b/i.exec(
      prompt,
    ) ?? []
  // 'Four in a row where five win': what wins is said last.
  const [, wins] =
    /\b(?:where|but|and|needs?|with) (?:you need )?(three|four|five|six|[3-6]) (?:(?:discs|counters|pieces|in a (?:row|line)) )?(?:wins?|to win|are needed)\b/i.exec(
      prompt,
    ) ?? []
  // 'Whoever lines up four loses' says how many, too.
  const [, loses] =
    /\b(?:gets?|makes?|connects?|lines? up|has|completes?) (three|four|five|six|[3-6])(?: in (?:a|one) (?:row|line))?(?: first)? (?:loses|wins)\b/i.exec(
      prompt,
    ) ?? []
  const said = (wins ?? loses ?? before ?? after)?.toLowerCase()
  if (!said) return undefined
  return Number(said) || ['three', 'four', 'five', 'six'].indexOf(said) + 3
}

const first =
  /\bfirst (?:one |player |side )?(?:with|to (?:get|have|make|connect|line up)) (?:three|four|five|six|[3-6]) in (?:(?:a|one) )?(?:row|line)\b(?: wins?)?/i

/** The most counters of the side that moved last that lie in a line. */
export function longestLine(state: RowState): number {
  const { cells, last = 0 } = state
  const reach = (dx: number, dy: number) => {
    let [far, at] = [0, stepFrom(state, last, dx, dy)]
    while (at !== undefined && cells[at] === cells[last] && far < state.enough)
      [far, at] = [far + 1, stepFrom(state, at, dx, dy)]
    return far
  }
  return Math.max(...eightWays.map(([dx, dy]) => 1 + reach(dx, dy) + reach(-dx, -dy)))
}

/** It is over with as many in a line as was said, and with fewer it goes on. */
const firstWith = (turns: Pick<TurnRules<RowState>, 'ending'>, usual: number) => ({
  words: first,
  fits: (brief: Brief) => (enoughIn(brief) ?? usual) >= 3,
  seen: (before: RowState, after: RowState) =>
    before.last !== undefined &&
    longestLine(before) < after.enough &&
    longestLine(after) >= after.enough &&
    turns.ending(before) === undefined &&
    turns.ending(after) !== undefined,
})

/** 'Only four marks', 'when you place the fourth the oldest goes': how many there are at most. */
function staying(text: string): number | undefined {
  const [, ordinal] =
    /\b(?:place|put|play|draw|add|make) (?:the|your|a) (fourth|fifth|sixth|4th|5th|6th)/i.exec(text) ?? []
  if (ordinal) return { fourth: 3, '4th': 3, fifth: 4, '5th': 4, sixth: 5, '6th': 5 }[ordinal.toLowerCase()]
  const [said] =
    /\b(?:three|four|five|[3-5])(?= (?:pieces|marks|counters|symbols|Xs|of (?:your|their)|(?:\w+ )?(?:turns|moves|rounds)))/i.exec(
      text,
    ) ?? []
  return said === undefined ? undefined : numberIn(said)
}

/** Of each side only so many stay: the oldest is gone when another comes. */
const fading = {
  words:
    /\b(?:(?:when|if|once|after) you (?:place|put|play|draw|add|make) (?:the|your|a) (?:fourth|fifth|sixth|4th|5th|6th|next|new|another)(?: (?:one|mark|piece|counter))?,? )?(?:(?:the|your|their) )?(?:pieces|marks|symbols|counters|Xs and Os|they|oldest \w+|\w+s)(?: that| which)? (?:disappears?|vanish(?:es)?|fades?(?: away)?|go(?:es)? away|(?:is|are) removed)(?: again)?(?: after (?:two|three|four|five|[2-5]) (?:\w+ )?(?:turns|moves|rounds))?|\b(?:(?:you|each (?:side|player)|players|both) )?(?:(?:can|may|has|have|get|gets|keeps?) )*(?:only |at most |no more than |a maximum of |just |up to )+(?:have |keep |place )?(?:three|four|five|[3-5]) (?:pieces|marks|counters|symbols|Xs|of (?:your|their) (?:marks|pieces))(?: each| per (?:player|side)| (?:on the board|at a time|at once)| of (?:mine|yours))*|\b(?:three|four|five|[3-5]) (?:marks|pieces) (?:max|maximum|limit)\b/i,
  parts: ['turn', 'mark', 'symbol', 'limit'],
  along: 'place fourth fifth oldest one only have board when vanishes vanish disappears mine',
  takes: ['rounds'] as const,
  sets: (said: string, { prompt }: Brief) => ({ stay: Math.max(3, staying(said) ?? staying(prompt) ?? 3) }),
  // With one move one came and another went: what is taken back only goes.
  seen: ({ cells: before }: RowState, { cells: after }: RowState) =>
    after.some((side, cell) => side !== 2 && before[cell] === 2) &&
    before.some((side, cell) => side !== 2 && after[cell] === 2),
}

const pull =
  /\b(?:once (?:per|a|each|in (?:a|the|every|each)|every) (?:game|match|round),? )?(?:(?:each|every|a|one|the) (?:player|side)|you|players|both(?: players| sides)?|i|we) (?:(?:can|may|is allowed to|are allowed to|could) )?(?:also )?(?:pull|pop|take|push|remove|slide|knock)s? (?:out )?(?:one|a|1|any|your|their|two|2) (?:of (?:your|their|the) )?(?:own )?(?:\w+ )?(?:coin|disc|disk|counter|piece|chip|token|checker|\w+)s? (?:out )?(?:from|at|of|on) (?:the )?(?:bottom|lowest|base)(?: (?:row|line|of (?:a|the|any) column))?(?:,? once (?:per|a|in a|every|each) (?:game|match|round))?/i

const closedIn = ({ cells }: RowState) => cells.flatMap((side, cell) => (side === 3 ? [cell] : []))

/** Instead of one more coming, one at the bottom goes, and those above it come down. */
const pulls = {
  words: pull,
  takes: ['rounds', 'lives', 'levels'] as const,
  parts: ['bottom'],
  sets: (said: string) => ({ pulls: /\b(?:two|2|twice)\b/i.test(said) ? 2 : 1 }),
  seen: (before: RowState, after: RowState) => {
    const many = ({ cells }: RowState) => cells.filter((side) => side !== 2).length
    const left = ({ pulls = [0, 0] }: RowState) => pulls[0] + pulls[1]
    return many(after) === many(before) - 1 && left(after) === left(before) - 1
  },
}

/** A line that leaves the board at one side and goes on at the other ends it, as it does on no other board. */
const joining = (turns: Pick<TurnRules<RowState>, 'ending'>) => ({
  words: wrapping,
  parts: ['side', 'edge', 'border'],
  sets: () => ({ wraps: true }),
  seen(_before: RowState, after: RowState) {
    const { columns, rows, enough } = after
    const first = columns * (rows - 1)
    const cells = after.cells.map((_, cell) => {
      const column = cell - first
      return column >= 0 && (column < enough - 1 || column === columns - 1) ? 0 : 2
    })
    const over: RowState = { ...after, cells, last: first }
    const { joined: _joined, ...apart } = over
    return columns > enough && turns.ending(over)?.winner === 0 && turns.ending(apart) === undefined
  },
})

/** The line that ends a round was shorter before, and is as long as it takes. */
const enough = (turns: Pick<TurnRules<RowState>, 'ending'>, named?: number): Figure<RowState> => ({
  // 'Four in a row' is what the game is called.
  fits: (_, said) => numberIn(said) !== named || /\b(?:wins?|to win|needed?)\b/i.test(said),
  counts: ['in a row', 'in row', 'in a line', 'in line', 'in one row', 'in one line', 'connected'],
  named: ['connect'],
  last: true,
  least: 3,
  most: 7,
  sets: (enough) => ({ enough }),
  has: (before, after) =>
    before.last !== undefined &&
    (turns.ending(after)?.winner ?? null) !== null &&
    longestLine(before) < after.enough &&
    longestLine(after) >= after.enough
      ? after.enough
      : undefined,
})

/** 'Eight wide', 'nine columns', 'five rows': how large the board is in words. */
const sizes: Record<'wide' | 'tall', Figure<RowState>> = {
  wide: {
    counts: ['wide', 'column', 'column wide', 'square wide', 'cell wide', 'across'],
    least: 3,
    most: 12,
    parts: ['column', 'board'],
    along: 'board',
    sets: (columns) => ({ columns }),
    has: (_, { columns }) => columns,
  },
  tall: {
    counts: ['tall', 'high', 'row', 'row high', 'square tall', 'square high', 'cell high'],
    fits: (_, said) => !/\bin a\b/i.test(said),
    least: 3,
    most: 10,
    parts: ['row', 'board'],
    along: 'board',
    sets: (rows) => ({ rows }),
    has: (_, { rows }) => rows,
  },
}

const usualGoal = (enough: number) => `Be the first to get ${enough} in a row.`

function lineContent(brief: Brief): RowContent {
  const size = sizeIn(brief, 3, 10)
  const enough = enoughIn(brief)
  // 'Three in a row' on a board of four by four would be won by whoever begins; it is played where it was said.
  return { ...(size && { columns: size[0], rows: size[1] }), ...(enough && { enough }) }
}

export const ticTacToe = classic({
  turns: ticTacToeTurns,
  genre: ticTacToeGenre,
  example: 'Tic-tac-toe with cats against dogs, best of three',
  parts: ['mark', 'symbol', 'nought', 'cross', 'circle'],
  shows: () => ({ place: ['put', 'place', 'set', 'draw', 'mark', 'write'] }),
  casts: withSpecial,
  twists: {
    first: firstWith(ticTacToeTurns, 3),
    fading,
    wraps: joining(ticTacToeTurns),
    blocked: blockedOn(closedIn),
  },
  figures: { enough: enough(ticTacToeTurns), ...sizes },
  content: (brief, game) => ({ ...lineContent(brief), ...facesOf(withoutSpecial(brief), game) }),
  goal: ({ content }) => {
    const { columns = 3, rows = 3, enough = enoughOn({ columns, rows }) } = content as RowContent
    return usualGoal(enough)
  },
})

export const fourInARow = classic({
  turns: fourInARowTurns,
  genre: fourInARowGenre,
  example: 'Four in a row with aliens against robots in space',
  parts: ['disc', 'disk', 'counter', 'chip', 'token', 'column', 'slot', 'rack'],
  shows: () => ({ collect: ['pull out', 'pull', 'pop out', 'pop', 'take out', 'remove', 'push out'] }),
  casts: withSpecial,
  twists: {
    first: firstWith(fourInARowTurns, 4),
    pulls,
    wraps: joining(fourInARowTurns),
    blocked: blockedOn(closedIn),
  },
  figures: { enough: enough(fourInARowTurns, 4), ...sizes },
  content: (brief, game) => ({ ...lineContent(brief), ...facesOf(withoutSpecial(brief), game) }),
  goal: ({ content }) => usualGoal((content as RowContent).enough ?? 4),
})
