import {
  genre,
  type MergeContent,
  type MergeState,
  turns,
} from '@makebelieve/kit/game-2d/genres/merge-2048/index'
import { numberIn } from '../twists.ts'
import { classic, sizeIn } from './classic.ts'

const stones =
  /\b(?:blocked|frozen|stone|rock|locked|immovable) (?:cells?|tiles?|squares?|blocks?)\b|\b(?:a |some )?(?:stones?|rocks?|walls?|obstacles?|blocks?) (?:that |which )?(?:never|can ?not|can['’]t|do(?:es)? ?n['’]t|do(?:es)? not) (?:moves?|slides?)\b/i

const reaching =
  /\b(?:up to|until(?: you (?:get|have|reach))?|reach(?:es|ing)?|get(?:ting)? to|make|to win at|ends? at|goal(?: is| of)?)(?: the| an?| tile)* (32|64|128|256|512|1024|2048|4096)\b/i

/** A power of two that is no size of a board: '2048', 'reach 512'. What is to be reached says more than the name of the game. */
const goalIn = (prompt: string) =>
  Number((reaching.exec(prompt) ?? /\b(32|64|128|256|512|1024|2048|4096)\b/.exec(prompt))?.[1])

export const merge2048 = classic({
  turns,
  genre,
  example: 'A merging puzzle with kittens, up to 256',
  faces: () => 7,
  parts: ['tile', 'number', 'merge', 'grid', 'swipe', 'slide', 'sum'],
  twists: {
    // It is won with the first of them.
    goal: {
      words: reaching,
      seen: (before: MergeState, after: MergeState, said) => {
        const goal = Math.log2(numberIn(said) ?? 1)
        return !before.cells.includes(goal) && after.cells.includes(goal) && turns.ending(after)?.winner === 0
      },
    },
    // A stone is where it was while something else slid.
    stones: {
      words: stones,
      seen: (before: MergeState, after: MergeState) =>
        before.cells.includes(-1) &&
        before.cells.every((value, cell) => value !== -1 || after.cells[cell] === -1),
    },
  },
  shows: () => ({
    match: ['merge', 'combine', 'match', 'join', 'double', 'fuse', 'add', 'unite', 'evolve', 'put together'],
    swap: ['slide', 'swipe', 'move', 'shift'],
  }),
  content(brief, { cast }): MergeContent {
    const size = sizeIn(brief, 3, 6)?.[0]
    const goal = goalIn(brief.prompt)
    return {
      ...(size && { size }),
      goal: goal || (brief.difficulty === 'easy' ? 256 : brief.difficulty === 'hard' ? 1024 : 512),
      ...(stones.test(brief.prompt) && {
        stones: 1,
        stone: cast.find(({ name }) => /stone|rock|wall|obstacle|block/.test(name))?.id,
      }),
    }
  },
  goal: ({ content }) => `Slide and merge until you have a ${(content as MergeContent).goal ?? 512}.`,
})
