import { genre, type MinesContent, turns } from '@makebelieve/kit/game-2d/genres/minesweeper/index'
import { eightWays, stepFrom } from '@makebelieve/kit/game-2d/turns/grid'
import type { Brief } from '../../../brief/brief.ts'
import { isForTheYoung } from '../../../words/choose.ts'
import { withOwnPart } from '../game-parts.ts'
import { classic, sizeIn } from './classic.ts'

const sizes = { easy: [8, 8], normal: [9, 9], hard: [14, 11] } as const
/** One square in so many is a mine. */
const share = { easy: 8, normal: 7, hard: 5.5 } as const

/** Whoever is named lies under the squares, where the sentence gives nobody another part. */
const steppedOn = (actors: Brief['actors'], plurals = false): string[] =>
  actors
    .filter(({ role, implied }) => role !== 'player' && !implied)
    .flatMap(({ thing }) => (plurals ? [thing.name, thing.plural] : [thing.name]))

export const minesweeper = classic({
  turns,
  genre,
  example: 'Minesweeper with bees in a garden',
  parts: ['mine', 'flag', 'square', 'cell', 'field', 'minefield', 'number', 'bomb', 'grid'],
  // 'Minesweeper with bees hidden in a meadow': nobody plays them.
  casts: (brief) =>
    /\b(?:you(?: are|['’]re)|i(?: am|['’]m)|play(?:ing)? (?:as|a)|as an?)\b/i.test(brief.prompt)
      ? brief
      : withOwnPart(brief, ({ role }) => (role === 'player' ? 'enemy' : undefined)),
  rules: { lives: 1 },
  roles: { enemy: { least: 0, most: 1 }, collectible: { least: 0, most: 1 } },
  instead: {
    collectible: 'enemy',
    prop: 'enemy',
    friend: 'enemy',
    hazard: 'enemy',
    obstacle: 'enemy',
    boss: 'enemy',
    goal: 'enemy',
  },
  twists: {
    // Somebody was under a square that looked like all others.
    hides: {
      words:
        /\b(?:(?:where|that|which|with) )?(?:\w+ )?(?:\w+ )?(?:(?:are|is|lie|lies) )?(?:hid(?:e|es|ing|den)|buried|sleeping|lurk(?:s|ing)?|asleep)(?: (?:under|beneath|below|in|among) (?:the |a )?\w+)?/i,
      along: 'hide hides hidden',
      fits: (brief, said) =>
        steppedOn(brief.actors, true).some((name) => new RegExp(`\\b${name}\\b`, 'i').test(said)),
      seen: (before, after) =>
        after.burst.some((cell) => !before.burst.includes(cell) && !before.open.includes(cell)),
    },
    // A square that is opened beside one of them says how many there are.
    numbers: {
      words:
        /\b(?:the )?numbers? (?:tell|show|say|count|reveal)s? (?:you )?how many [\w ]+?\b(?:next to|around|near|beside|adjacent to|touching)(?: \w+)?/i,
      seen: (before, after) =>
        after.open.some(
          (cell) =>
            !before.open.includes(cell) &&
            eightWays.some(([dx, dy]) => after.mines.includes(stepFrom(after, cell, dx, dy) ?? -1)),
        ),
    },
  },
  figures: {
    // Laid with the first square that is opened.
    mines: {
      counts: ({ actors }) => ['mine', 'bomb', ...steppedOn(actors)],
      least: 1,
      most: 99,
      atOnce: true,
      sets: (mines) => ({ mines }),
      has: (_, { mines }) => mines.length || undefined,
    },
  },
  shows: () => ({
    block: ['flag', 'mark', 'avoid', 'find', 'locate', 'spot', 'defuse'],
    right: ['open', 'uncover', 'reveal', 'dig', 'sweep', 'clear', 'search'],
    hurt: ['sting', 'hurt', 'explode', 'blow up', 'bite'],
  }),
  content(brief): MinesContent {
    const grade = isForTheYoung(brief) ? 'easy' : (brief.difficulty ?? 'normal')
    const [columns, rows] = sizeIn(brief, 4, 20) ?? sizes[grade]
    return { columns, rows, mines: Math.max(1, Math.round((columns * rows) / share[grade])) }
  },
  goal: ({ content }) => `Open every square except the ${(content as MinesContent).mines} mines.`,
})
