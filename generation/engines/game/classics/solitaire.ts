import type { GamePlan } from '@makebelieve/kit/game/plan'
import { genre, type SolitaireContent, turns } from '@makebelieve/kit/game-2d/genres/solitaire/index'
import type { Brief } from '../../../brief/brief.ts'
import { classic, facesOf } from './classic.ts'

const three =
  /\b(?:draw|draws|drawing|turn|turns|deal|flip)\w* (?:over )?(?:three|3)\b(?: cards?)?(?: at a time)?|\b(?:three|3)[ -](?:cards? )?(?:draw|drawn|at a time)\b/i
const one =
  /\b(?:draw|draws|drawing|turn|turns|deal|flip)\w* (?:over )?(?:one|1)\b(?: card)?(?: at a time)?|\b(?:one|1)[ -](?:card )?(?:draw|drawn|at a time)\b/i

/** 'The suits are shells, stars, fish and crabs': who is named with the suits stands for them, in that order. */
const suited =
  /\bsuits?\b(?: of(?: the)? cards)?(?: (?:are|is|as|of|being|become|show|like|made of|with|called|named)|:|,|=)+(?: of| made of)? ([^.;]+)|([^.;]+?) (?:as|for|instead of|in place of) (?:the )?(?:card |usual |normal )?suits\b/i

function suitsIn({ prompt, actors }: Brief, game: GamePlan): Pick<SolitaireContent, 'suits'> | undefined {
  const [, after, before] = suited.exec(prompt) ?? []
  const said = (after ?? before)?.toLowerCase()
  if (!said) return undefined
  const placeOf = ({ thing: { name, plural } }: Brief['actors'][number]) =>
    Math.max(said.search(new RegExp(`\\b${plural}\\b`)), said.search(new RegExp(`\\b${name}\\b`)))
  const suits = actors
    .filter(({ id, implied }) => !implied && game.cast.some((one) => one.id === id))
    .map((actor) => ({ id: actor.id, at: placeOf(actor) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id)
  return suits.length > 1 ? { suits: suits.slice(0, 4) } : undefined
}

export const solitaire = classic({
  turns,
  genre,
  example: 'Klondike solitaire with foxes in an autumn forest',
  // There is always one more turn of the pile: nobody loses.
  rules: { gentle: true },
  longest: 200,
  parts: [
    'card',
    'suit',
    'ace',
    'king',
    'queen',
    'jack',
    'pile',
    'deck',
    'patience',
    'solitaire',
    'draw',
    'playing',
    'stack',
    'time',
  ],
  twists: {
    three: { words: three, seen: (before, after) => after.waste.length - before.waste.length === 3 },
    one: {
      words: one,
      seen: (before, after) => before.stock.length > 1 && after.waste.length - before.waste.length === 1,
    },
  },
  figures: {
    columns: {
      counts: ['column', 'tableau column', 'pile', 'stack', 'row'],
      least: 5,
      most: 7,
      parts: ['column', 'pile', 'stack', 'row'],
      sets: (columns) => ({ columns }),
      has: (_, { piles }) => piles.length,
    },
  },
  shows: () => ({
    match: ['sort', 'stack', 'collect', 'bring home', 'move'],
    place: ['place', 'lay', 'put', 'stack', 'move'],
    swap: ['turn', 'turn over', 'flip', 'draw'],
  }),
  content: (brief, game): SolitaireContent => ({
    ...(suitsIn(brief, game) ?? facesOf(brief, game)),
    ...(three.test(brief.prompt) && { draw: 3 }),
  }),
  goal: () => 'Bring all the cards home, from ace to king.',
})
