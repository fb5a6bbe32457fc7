import { isUsualWay, squareNamed, acrossIn as wonAcross } from '@makebelieve/kit/game-2d/genres/chess/board'
import { type ChessContent, type ChessState, genre, turns } from '@makebelieve/kit/game-2d/genres/chess/index'
import { numberOfMan } from '@makebelieve/kit/game-2d/genres/chess/shape'
import type { ChessMan } from '@makebelieve/kit/game-2d/turns/men'
import type { Raided } from '@makebelieve/kit/game-2d/turns/raid'
import type { Brief } from '../../../brief/brief.ts'
import type { Figure } from '../figures.ts'
import { withOwnPart } from '../game-parts.ts'
import { numberIn } from '../twists.ts'
import { classic, facesOf, sizeIn } from './classic.ts'
import { farSide } from './far-side.ts'
import { givingAway } from './giving-away.ts'
import { raidOn, withoutRaider, withRaider } from './raid.ts'
import { minedOn, withoutSpecial, withSpecial } from './special-cells.ts'

const explosive =
  /\b(?:every |each |all )?captur\w+ (?:that )?(?:explod|blow)\w*|\batomic\b|\bexplo(?:ding|sive)\b[\w ]*/i

const piece = '(?:pieces?|man|men|it|they|one|chessman|captor|attacker|capturer)'
/** 'Whoever captures a piece turns into it', 'a piece becomes what it takes'. */
const absorbing = new RegExp(
  [
    `\\b(?:whoever|(?:the|a|an|any|every|each|your|my|all) ?(?:pieces?|man|one)? ?(?:who|that|which)?|pieces? (?:that|which)?|if (?:a piece|you)|when(?:ever)? (?:a piece|you|it)|one that|capturing pieces?) ?(?:captures?|takes?|eats?|capturing|taking)?(?: (?:a|an|another|the|any|other|enemy|something|somebody))*(?: ?${piece})?,? (?:it |you |they |your piece |the piece )?(?:turns?|changes?|transforms?|morphs?|becomes?) ?(?:into)? ?(?:(?:that|the same|the captured|the taken|whatever|what|the kind of|the type of|the)(?: (?:kind|type|sort) of)?(?: ${piece})?(?: (?:it|you|they|that was|that is|just|has|have))*(?: (?:captured?|took|takes?|taken|eats?|ate|eaten|beaten))?|it|them)`,
    `\\bcapturing (?:a|an|another|any) ${piece} (?:turns|changes|transforms) (?:you|it|your piece|yours|the piece|the capturer) into (?:it|that(?: ${piece})?|the captured ${piece})`,
    '\\b(?:absorption|absorb|cannibal|chameleon) chess\\b',
  ].join('|'),
  'i',
)

const few = '(?:1|2|3|4|5|one|two|three|four|five)'
/** 'Chess puzzles', 'white to move and mate in two'. */
const puzzling = new RegExp(
  `\\b(?:chess (?:puzzles?|problems?)(?: (?:where|with|in which|:))?:? ?)?(?:white (?:to move|moves)(?: first)?(?: and|,)? )?(?:(?:you |i )?(?:have to |must |need to )?(?:give |deliver |find (?:the |a )?)?(?:check)?mates?(?: the king)? in ${few}(?: moves?)?)|\\bchess (?:puzzles?|problems?)|\\b(?:mate|checkmate) puzzles?`,
  'i',
)
const puzzleIn = (text: string): number => {
  const [, said] = new RegExp(`mates?(?: the king)? in (${few})`, 'i').exec(text) ?? []
  return said === undefined ? 2 : (numberIn(said) ?? 2)
}

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

/** 'Nine queens each', 'two kings' no: everybody has just the one. */
const counted = (man: ChessMan): Figure<ChessState & Raided> => ({
  counts: [man],
  least: 0,
  most: 8,
  sets: (many) => ({ many: { [man]: many } }),
  // Before anybody has moved.
  has: ({ squares, seen, quiet }) =>
    seen.length === 0 && quiet === 0 ? squares.filter((one) => one === numberOfMan(man)).length : undefined,
})

const figures = Object.fromEntries(
  men.filter((man) => man !== 'king').map((man) => [`${man}s`, counted(man)]),
)

/** 'No queens', 'without knights', 'only pawns and kings': who is not there. */
const lacking = new RegExp(
  `\\b(?:there (?:are|is) )?(?:no|without(?: any| the)?|minus(?: the)?) ${anyMan}(?:(?:,| and| or|,? nor) (?:no )?${anyMan})*|\\b(?:only|just|nothing but) (?:the )?(?:king|pawn|knight|bishop|rook|queen)s?(?:(?:,| and|, and) (?:a |the |one )?(?:king|pawn|knight|bishop|rook|queen)s?)*`,
  'i',
)
const namedIn = (said: string) => men.filter((man) => new RegExp(`\\b${man}s?\\b`, 'i').test(said))
const lackingIn = (said: string): ChessMan[] => {
  const named = namedIn(said)
  const isOnly = /^(?:only|just|nothing)/i.test(said)
  return men.filter((man) => man !== 'king' && named.includes(man) !== isOnly)
}

/** 'Knights instead of bishops', 'all pawns are knights', 'replace the rooks with queens'. */
const swapping = new RegExp(
  `\\b${anyMan} (?:instead of|in place of|rather than|for) (?:the |all )?${anyMan}|\\b(?:all |every |the |both )*${anyMan} (?:are|is|become|becomes|are replaced (?:by|with)|turn into) (?:all )?(?:an? )?(?!like)${anyMan}(?! of)|\\breplac\\w+ (?:all |the )*${anyMan} (?:with|by) (?:the )?${anyMan}`,
  'i',
)
function swappedIn(said: string): [man: ChessMan, by: ChessMan] | undefined {
  const [, by, of, one, as, old, fresh] = swapping.exec(said) ?? []
  const [man, other] = [of ?? one ?? old, by ?? as ?? fresh].map((name) => name?.toLowerCase() as ChessMan)
  return man && other && man !== 'king' && other !== 'king' ? [man, other] : undefined
}

/** 'The king can move two squares'. */
const reaching =
  /\b(king|queen|rook|bishop)s? (?:that |who )?(?:can |may )?(?:only )?(?:moves?|goe?s?|steps?|slides?) (?:up to |only |at most |just )*(two|three|four|five|2|3|4|5) (?:squares?|steps?|fields?|spaces?)\b/i
const backward =
  /\bpawns? (?:that |who |which )?(?:can |may )?(?:also )?(?:moves?|goe?s?|steps?|walks?) (?:also )?(?:back(?:wards?)?|backwards? (?:too|as well|and forwards?)|forwards? and back(?:wards?)?)\b/i

const opens = (before: ChessState) => before.seen.length === 0 && before.quiet === 0
const isThere = ({ squares }: ChessState, man: ChessMan) =>
  squares.some((one) => Math.abs(one) === numberOfMan(man))

/** Who wins by getting there: whoever is named with it, by the own name or that of whom is shown; else anybody. */
function acrossIn(said: string, brief: Brief): ChessMan[] {
  const shown = Object.entries(menIn(brief)).flatMap(([man, id]) => {
    const thing = brief.actors.find((actor) => actor.id === id)?.thing
    return thing && new RegExp(`\\b(?:${thing.name}|${thing.plural})\\b`, 'i').test(said)
      ? [man as ChessMan]
      : []
  })
  const named = [...namedIn(said), ...shown]
  return named.length > 0 ? named : [...men]
}

const plain = classic({
  turns,
  genre,
  casts: (brief) => withSpecial(withMen(brief)),
  example: 'Chess with owls against wolves in a moonlit forest',
  parts: [...men, ...['capture', 'man', 'check', 'checkmate', 'square']],
  twists: {
    raid: raidOn<ChessState & Raided>(isTakenByNobody),
    // Whoever has nobody left, king and all, has won.
    giveaway: {
      words: givingAway,
      tells: ['win-screen', 'lose-screen'],
      sets: () => ({ giveaway: true }),
      seen(_before, after) {
        const winner = turns.ending(after)?.winner
        return (
          (winner === 0 || winner === 1) && !after.squares.some((man) => man * (winner === 0 ? 1 : -1) > 0)
        )
      },
    },
    // Usually one man is gone after a capture; here also whoever took it, and who stood by.
    explosive: { words: explosive, seen: (before, after) => menOn(before) - menOn(after) > 1 },
    // Who has taken somebody is what that one was, and was something else before.
    absorbs: {
      words: absorbing,
      parts: ['piece', 'man'],
      along: 'whoever captures capture piece takes turns into becomes',
      sets: () => ({ absorbs: true }),
      seen: ({ squares: before, turn }, { squares: after }) => {
        const to = after.findIndex((man, at) => man * turn > 0 && (before[at] ?? 0) * turn < 0)
        const from = before.findIndex((man, at) => man * turn > 0 && after[at] === 0)
        // Who takes a move back comes from nowhere.
        if (to < 0 || from < 0) return false
        const [was, is, taken] = [before[from] ?? 0, after[to] ?? 0, before[to] ?? 0]
        // A pawn that takes a queen at the far end would be one in any game.
        const isPromoted = Math.abs(was) === 1 && (to >> 3 === 0 || to >> 3 === 7)
        return !isPromoted && Math.abs(is) === Math.abs(taken) && Math.abs(is) !== Math.abs(was)
      },
    },
    // In so many moves and no fewer black is mated, from where white began.
    puzzle: {
      words: puzzling,
      fits: (_, said) => puzzleIn(said) <= 2,
      parts: ['puzzle', 'mate', 'checkmate', 'white', 'black'],
      along: 'chess puzzle puzzles find solve white black move moves mate checkmate two one',
      tells: ['rounds', 'moves'],
      takes: ['rounds', 'moves'],
      // With the one move of a mate in one it is decided: there is nothing to take back.
      sets: (_, { prompt }) => ({
        puzzle: puzzleIn(prompt),
        ...(puzzleIn(prompt) === 1 && { noUndo: true }),
      }),
      seen: (_, after, said) => {
        const { puzzle } = after
        const ending = turns.ending(after)
        return (
          puzzle !== undefined &&
          ending?.winner === 0 &&
          puzzle.made === puzzle.most &&
          (!/\bmate in|\bmoves?\b/i.test(said) || puzzle.made === puzzleIn(said))
        )
      },
    },
    mines: minedOn<ChessState & Raided>(
      ({ mines = [] }) => mines,
      ({ squares: before, turn }, { squares: after }) => {
        const own = (squares: readonly number[]) => squares.filter((man) => man * turn > 0).length
        return own(after) === own(before) - 1
      },
    ),
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
    // It is over as soon as one of those stands over there, and nobody is mated.
    across: {
      words: farSide,
      sets: (said, brief) => ({ across: acrossIn(said, brief) }),
      seen: (before, after) =>
        wonAcross(before) === undefined &&
        wonAcross(after) !== undefined &&
        turns.ending(after) !== undefined,
    },
    lacking: {
      words: lacking,
      fits: (_, said) => lackingIn(said).length > 0,
      sets: (said) => ({ without: lackingIn(said) }),
      seen: (before, _, said) => opens(before) && lackingIn(said).every((man) => !isThere(before, man)),
    },
    swapped: {
      words: swapping,
      fits: (_, said) => swappedIn(said) !== undefined,
      sets: (said) => {
        const [man, by] = swappedIn(said) ?? []
        return man && by ? { instead: { [man]: by } } : {}
      },
      seen: (before, _, said) => {
        const [man, by] = swappedIn(said) ?? []
        return (
          opens(before) &&
          man !== undefined &&
          by !== undefined &&
          !isThere(before, man) &&
          isThere(before, by)
        )
      },
    },
    // Somebody went as far as nobody of the kind goes, or nobody goes further.
    reach: {
      words: reaching,
      sets: (said) => ({ reach: { [reaching.exec(said)?.[1]?.toLowerCase() ?? '']: numberIn(said) } }),
      seen: (before, after, said) => {
        const man = numberOfMan(reaching.exec(said)?.[1]?.toLowerCase() ?? '')
        const { from, to } = wentIn(before, after, man)
        if (from < 0 || to < 0) return false
        const gone = Math.max(Math.abs((from & 7) - (to & 7)), Math.abs((from >> 3) - (to >> 3)))
        return man === numberOfMan('king')
          ? gone > 1 && gone <= (numberIn(said) ?? 0)
          : gone === numberIn(said)
      },
    },
    // It is offered to whoever plays, whether they do so or not.
    backward: {
      words: backward,
      sets: () => ({ backward: true }),
      seen: (before) =>
        turns.moves(before).some(([from = '', to = '']) => {
          const man = before.squares[squareNamed(from)] ?? 0
          return Math.abs(man) === 1 && (Number(to[1]) - Number(from[1])) * man < 0
        }),
    },
  },
  figures,
  shows: () => ({ defeat: ['capture', 'take', 'beat', 'fight', 'defeat', 'battle', 'conquer'] }),
  content(brief, game): ChessContent {
    const own = Object.entries(menIn(brief)).filter(([, id]) => game.cast.some((one) => one.id === id))
    const ids = own.map(([, id]) => id)
    const others = withoutSpecial(withoutRaider(brief))
    const sides = { ...others, actors: others.actors.filter(({ id }) => !ids.includes(id)) }
    return {
      ...facesOf(sides, game),
      ...(own.length > 0 && { men: Object.fromEntries(own) }),
      ...(explosive.test(brief.prompt) && { explosive: true }),
      ...boardIn(brief),
    }
  },
  goal({ content }) {
    const { puzzle } = content as ChessContent
    if (puzzle) return `Mate in ${puzzle === 1 ? 'one move' : 'two moves'}.`
    const { explosive: blows, across, giveaway } = content as ChessContent
    if (giveaway) return 'Get rid of all your pieces before your opponent does.'
    const other =
      across && `bring ${across.length > 3 ? 'a piece' : `your ${across.join(' or ')}`} to the far side`
    if (other) return `Checkmate the enemy king, or ${other}.`
    return blows ? 'Blow up the enemy king, or checkmate it.' : 'Checkmate the enemy king.'
  },
})

/** Of puzzles there are three, where nobody says how many. */
export const chess: typeof plain = {
  ...plain,
  finish(draft, brief) {
    const game = plain.finish?.(draft, brief) ?? draft
    const isMany =
      (game.content as ChessContent | undefined)?.puzzle && /\b(?:puzzles|problems)\b/i.test(brief.prompt)
    return isMany && game.rules.goalCount === undefined
      ? { ...game, rules: { ...game.rules, goalCount: 3 } }
      : game
  },
}

/** As large as was said, as far as there are men for it. */
function boardIn(brief: Brief): Pick<ChessContent, 'columns' | 'rows'> {
  const [columns, rows] = sizeIn(brief, 4, 8) ?? []
  return columns && rows ? { columns, rows: Math.max(5, rows) } : {}
}

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
