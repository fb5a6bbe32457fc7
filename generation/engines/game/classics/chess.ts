import { isUsualWay } from '@makebelieve/kit/game-2d/genres/chess/board'
import { type ChessContent, type ChessState, genre, turns } from '@makebelieve/kit/game-2d/genres/chess/index'
import type { ChessMan } from '@makebelieve/kit/game-2d/turns/men'
import type { Raided } from '@makebelieve/kit/game-2d/turns/raid'
import type { Brief } from '../../../brief/brief.ts'
import { withOwnPart } from '../game-parts.ts'
import { classic, facesOf } from './classic.ts'
import { raidOn, withoutRaider, withRaider } from './raid.ts'

const explosive =
  /\b(?:every |each |all )?captur\w+ (?:that )?(?:explod|blow)\w*|\batomic\b|\bexplo(?:ding|sive)\b[\w ]*/i

const men: readonly ChessMan[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king']
const anyMan = `(${men.join('|')})s?`

/** 'The queen moves like a knight'. Nobody goes like a pawn, who goes one way and takes another. */
const likeOther = new RegExp(
  `\\b(?:the |all |every )?${anyMan} (?:that |who |which )?(?:can )?(?:moves?|jumps?|goes?|go|walks?|hops?) (?:just )?like (?:an? |the )?${anyMan.replace('pawn|', '')}\\b`,
  'i',
)

function waysIn(prompt: string): ChessContent['ways'] {
  const all = [...prompt.matchAll(new RegExp(likeOther, 'gi'))]
  return Object.fromEntries(all.map(([, man = '', like = '']) => [man.toLowerCase(), like.toLowerCase()]))
}

/** 'The knights are unicorns', 'ducks instead of pawns': whose picture stands for a man. */
function menIn({ prompt, actors }: Brief): NonNullable<ChessContent['men']> {
  const found = men.flatMap((man) => {
    const [, after, before] =
      new RegExp(
        `\\b${man}s? (?:are|is|as|become|being|look like|made of) (?:an? |the |little |tiny |giant )*(\\w+)|\\b(\\w+) (?:as|for|instead of|in place of) (?:the )?${man}s?\\b`,
        'i',
      ).exec(prompt) ?? []
    const noun = (after ?? before)?.toLowerCase()
    const actor = actors.find(({ thing }) => noun === thing.name || noun === thing.plural)
    return actor ? [[man, actor.id] as const] : []
  })
  return Object.fromEntries(found)
}

/** Whoever stands for a man is on the board, and nobody plays them. */
function withMen(brief: Brief): Brief {
  const ids = Object.values(menIn(brief))
  return withRaider(withOwnPart(brief, ({ id }) => (ids.includes(id) ? 'collectible' : undefined)))
}

export const chess = classic({
  turns,
  genre,
  casts: withMen,
  example: 'Chess with owls against wolves in a moonlit forest',
  parts: [...men, ...['capture', 'man', 'check', 'checkmate', 'square']],
  twists: {
    raid: raidOn<ChessState & Raided>(isTakenByNobody),
    // Usually one man is gone after a capture; here also whoever took it, and who stood by.
    explosive: { words: explosive, seen: (before, after) => menOn(before) - menOn(after) > 1 },
    // Somebody went where nobody of the kind may go in any game of chess.
    ways: {
      words: likeOther,
      sets: (_, { prompt }) => ({ ways: waysIn(prompt) }),
      seen: (before, after, said) => {
        const [, man = ''] = likeOther.exec(said) ?? []
        const number = men.indexOf(man.toLowerCase() as ChessMan) + 1
        const { from, to } = wentIn(before, after, number)
        return from >= 0 && to >= 0 && !isUsualWay(number, from, to)
      },
    },
  },
  shows: () => ({ defeat: ['capture', 'take', 'beat', 'fight', 'defeat', 'battle', 'conquer'] }),
  content(brief, game): ChessContent {
    const own = Object.entries(menIn(brief)).filter(([, id]) => game.cast.some((one) => one.id === id))
    const ids = own.map(([, id]) => id)
    const others = withoutRaider(brief)
    const sides = { ...others, actors: others.actors.filter(({ id }) => !ids.includes(id)) }
    return {
      ...facesOf(sides, game),
      ...(own.length > 0 && { men: Object.fromEntries(own) }),
      ...(explosive.test(brief.prompt) && { explosive: true }),
    }
  },
  goal: ({ content }) =>
    (content as ChessContent).explosive
      ? 'Blow up the enemy king, or checkmate it.'
      : 'Checkmate the enemy king.',
})

const menOn = ({ squares }: { squares: readonly number[] }) => squares.filter((man) => man !== 0).length

/** More are gone than were taken where somebody went; who is taken in passing is taken, too. */
function isTakenByNobody(before: ChessState, after: ChessState): boolean {
  const reached = after.squares.flatMap((man, square) =>
    man !== 0 && man !== before.squares[square] ? [square] : [],
  )
  const taken = reached.filter((square) => before.squares[square] !== 0 || square === before.passant)
  return menOn(before) - menOn(after) > taken.length
}

/** From where to where a man of a kind went in a move. */
function wentIn({ squares: before }: ChessState, { squares: after }: ChessState, man: number) {
  const isMan = (one: number | undefined) => Math.abs(one ?? 0) === man
  return {
    from: before.findIndex((one, square) => isMan(one) && after[square] === 0),
    to: after.findIndex((one, square) => isMan(one) && one !== before[square]),
  }
}
