import {
  type CheckersContent,
  type CheckersState,
  genre,
  turns,
} from '@makebelieve/kit/game-2d/genres/checkers/index'
import type { Raided } from '@makebelieve/kit/game-2d/turns/raid'
import type { Brief } from '../../../brief/brief.ts'
import { withArticle } from '../../../nouns/nouns.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { classic, facesOf, sizeIn } from './classic.ts'
import { farSide } from './far-side.ts'
import { givingAway } from './giving-away.ts'
import { raidOn, withoutRaider, withRaider } from './raid.ts'
import { blockedOn, minedOn, withoutSpecial, withSpecial } from './special-cells.ts'

const flying = /\bflying kings?\b|\bkings? (?:that |who |which )?(?:can |may )?(?:fly|flies)\b/i
const free =
  /\b(?:no|without) (?:forced|mandatory|compulsory) (?:captures?|capturing|jumps?|jumping)\b|\b(?:captur\w+|jumps?|jumping) (?:is|are) (?:optional|not (?:forced|mandatory|compulsory))\b/i
const backwards =
  /\b(?:men|pieces|man|checkers) (?:can |may )?(?:also )?(?:capture|jump|take)s? backwards?\b|\bbackwards? (?:captures?|jumps?|capturing)\b/i
/** 'Captured pieces turn into frogs', 'every piece you take becomes a mushroom'. */
const becoming =
  /\b(?:(?:captured|taken|jumped|beaten) (?:\w+ )?(?:pieces?|men|checkers?|ones?|\w+)|(?:pieces?|men|checkers?) (?:that |which )?(?:(?:are|is|get|gets|you|I) )?(?:captured?|taken?|jumped?|beaten)|\w+ (?:that |which )?(?:you|I) (?:captured?|take|jump)) (?:turns?|changes?|becomes?|transforms?)(?: into)? (?:an? )?(\w+)/i

/** Whom they become is on the board like anybody who is named. */
function withBecoming(brief: Brief): Brief {
  const noun = becoming.exec(brief.prompt)?.[1]?.toLowerCase() ?? ''
  const { isNoun, find } = openCatalogue()
  const thing = find(noun)
  const known = isNoun(thing.name) ? thing : undefined
  if (!known || becomesIn(brief)) return brief
  const { name, plural } = known
  const many = noun === plural && noun !== name
  const actor = {
    id: name,
    thing: known,
    phrase: noun,
    role: 'collectible',
    attributes: {},
    plural: many,
  } as const
  const words = many ? `There are ${plural}` : `There is ${withArticle(name)}`
  const claim = { about: 'actor', actor: name, role: 'prop', words, nouns: { [name]: name } } as const
  return { ...brief, actors: [...brief.actors, actor], claims: [...brief.claims, claim] }
}

/** Whom those who are taken become: an actor of the sentence. */
function becomesIn({ prompt, actors }: Brief): Brief['actors'][number] | undefined {
  const noun = becoming.exec(prompt)?.[1]?.toLowerCase()
  return actors.find(({ thing }) => noun === thing.name || noun === thing.plural)
}

export const checkers = classic({
  turns,
  genre,
  example: 'Checkers with cows against wolves on a farm',
  longest: 150,
  casts: (brief) => withSpecial(withBecoming(withRaider(brief))),
  parts: ['checker', 'capture', 'king', 'man', 'jump', 'disc', 'square', 'draught', 'row', 'anti'],
  twists: {
    raid: raidOn<CheckersState & Raided>(isTakenByNobody),
    blocked: blockedOn<CheckersState & Raided>(({ closed = [] }) => closed),
    mines: minedOn<CheckersState & Raided>(
      ({ mines = [] }) => mines,
      (before, after) => before.turn !== after.turn && isBlown(before, after),
    ),
    // Usually a king takes one step.
    flying: { words: flying, seen: (before, after) => farthest(before, after) > 1 },
    // Somebody could have captured, and did not.
    free: {
      words: free,
      seen: (before, after) => menOn(before) === menOn(after) && couldCapture(before),
    },
    // Where somebody was taken, something stays.
    becomes: {
      words: becoming,
      fits: (brief) => becomesIn(brief) !== undefined,
      seen: (before, after) => (after.remains?.length ?? 0) > (before.remains?.length ?? 0),
    },
    // Two rows further, over somebody of the other side who is gone.
    hops: {
      words:
        /\b(?:\w+ )?(?:can |may |must )?(?:hop|jump|leap|skip)s? (?:diagonally )?over (?:the |an? |each |enemy |other )?(?:other )?\w+(?: (?:to|and) (?:capture|take|eat|remove)s? (?:them|it))?/i,
      seen(before, after) {
        const { from, to } = wayOf(before, after)
        const rows = Math.abs(Math.floor(from / before.size) - Math.floor(to / before.size))
        return from >= 0 && to >= 0 && rows === 2 && menOn(before) - menOn(after) === 1
      },
    },
    // Who was a man steps onto the last row, and is a king.
    crowned: {
      words:
        /\b(?:(?:when|if|once|and|an?|the|any|each|every|\w+) ){0,3}(?:who |that |which )?(?:reach(?:es|ing)?|gets? to|cross(?:es)? to|arriv(?:es?|ing) (?:at|on)) the (?:far|other|opposite|last|back|end) (?:side|end|row|edge|shore|bank)?,? ?(?:of the \w+ )?(?:it |they |he |she |and )?(?:becomes?|turns? into|is|are|gets?|is crowned|are crowned)(?: crowned)?(?: as)? (?:an? |the )?(?:\w+ )?(?:kings?|queens?|crowned|crown)(?: \w+)?/i,
      seen(before, after) {
        const { from, to, man } = wayOf(before, after)
        return from >= 0 && to >= 0 && Math.abs(man) === 1 && Math.abs(after.cells[to] ?? 0) === 2
      },
    },
    backwards: { words: backwards, seen: (before, after) => wentBack(before, after) },
    // It is over as soon as one stands over there, and both still have others.
    across: {
      words: farSide,
      sets: () => ({ across: true }),
      seen: (before, after) =>
        turns.ending(before) === undefined &&
        turns.ending(after) !== undefined &&
        [1, -1].every((sign) => after.cells.some((man) => man * sign > 0)) &&
        after.cells.some((man) => Math.abs(man) === 2),
    },
    giveaway: {
      words: givingAway,
      seen(_before, after) {
        const winner = turns.ending(after)?.winner
        if (winner !== 0 && winner !== 1) return false
        return !after.cells.some((man) => man * (winner === 0 ? 1 : -1) > 0)
      },
    },
  },
  shows: () => ({
    defeat: ['capture', 'take', 'beat', 'fight', 'defeat', 'battle', 'conquer', 'jump over', 'jump'],
    jump: ['jump'],
    upgrade: ['crown', 'king', 'become'],
  }),
  content(brief, game): CheckersContent {
    const [side] = sizeIn(brief, 6, 12) ?? []
    const { prompt } = brief
    const becomes = becomesIn(brief)?.id
    const isThere = game.cast.some(({ id }) => id === becomes)
    const others = withoutSpecial(withoutRaider(brief))
    const sides = { ...others, actors: others.actors.filter(({ id }) => id !== becomes) }
    return {
      ...facesOf(sides, game),
      ...(becomes && isThere && { becomes }),
      ...(side && { size: side + (side % 2) }),
      ...(flying.test(prompt) && { flying: true }),
      ...(free.test(prompt) && { free: true }),
      ...(backwards.test(prompt) && { backwards: true }),
      ...(givingAway.test(prompt) && { giveaway: true }),
    }
  },
  goal: ({ content }) =>
    (content as CheckersContent).across
      ? 'Be the first to bring a piece to the far side.'
      : (content as CheckersContent).giveaway
        ? 'Get rid of all your pieces before your opponent does.'
        : "Capture or block all your opponent's pieces.",
})

const menOn = ({ cells }: CheckersState) => cells.filter((man) => man !== 0).length

/** Somebody is gone although nobody jumped: each jump goes two rows, and takes one. */
function isTakenByNobody(before: CheckersState, after: CheckersState): boolean {
  const { from, to } = wayOf(before, after)
  if (from < 0 || to < 0) return false
  const rows = Math.abs(Math.floor(from / before.size) - Math.floor(to / before.size))
  return menOn(before) - menOn(after) === 1 && rows === 1
}

/** Somebody set out, and is nowhere. */
const isBlown = ({ cells: before, turn }: CheckersState, { cells: after }: CheckersState): boolean => {
  const own = (cells: readonly number[]) => cells.filter((man) => man * (turn === 0 ? 1 : -1) > 0).length
  return own(after) === own(before) - 1
}

const couldCapture = (state: CheckersState) => turns.moves(state).some((move) => turns.isLoud?.(state, move))

/** From where to where somebody went in a move. */
function wayOf({ cells: before }: CheckersState, { cells: after }: CheckersState) {
  const to = after.findIndex((man, cell) => man !== 0 && man !== before[cell])
  const sign = Math.sign(after[to] ?? 0)
  const from = before.findIndex((man, cell) => Math.sign(man) === sign && sign !== 0 && after[cell] === 0)
  return { from, to, man: before[from] ?? 0 }
}

/** How far a king went who took nobody. */
function farthest(before: CheckersState, after: CheckersState): number {
  const { from, to, man } = wayOf(before, after)
  if (from < 0 || to < 0 || Math.abs(man) !== 2 || menOn(before) !== menOn(after)) return 0
  return Math.abs(Math.floor(from / before.size) - Math.floor(to / before.size))
}

/** A man took somebody, and stands behind where he was. */
function wentBack(before: CheckersState, after: CheckersState): boolean {
  const { from, to, man } = wayOf(before, after)
  if (from < 0 || to < 0 || Math.abs(man) !== 1 || menOn(before) === menOn(after)) return false
  const rows = Math.floor(to / before.size) - Math.floor(from / before.size)
  return man > 0 ? rows > 0 : rows < 0
}
