import type { CastMember } from '@makebelieve/kit/game/plan'
import {
  genre,
  type MancalaContent,
  type MancalaState,
  turns,
} from '@makebelieve/kit/game-2d/genres/mancala/index'
import { numberIn } from '../twists.ts'
import { classic, countIn, toldIn } from './classic.ts'

const peaceful = /\b(?:no|without|never) (?:any )?captur\w*\b|\bnobody (?:can )?captures?\b|\bpeaceful\b/i
const strict = /\b(?:no|without) (?:extra|second|bonus|another|free) (?:turns?|moves?|goes)\b/i

const amount = '(?:\\d{1,2}|two|three|four|five|six|seven|eight)'

export const mancala = classic({
  turns,
  genre,
  example: 'Mancala with acorns in the forest',
  longest: 200,
  parts: [
    'pit',
    'hole',
    'store',
    'bowl',
    'seed',
    'stone',
    'bean',
    'marble',
    'counter',
    'side',
    'row',
    'cup',
    'turn',
    'capture',
    'everything',
  ],
  twists: {
    // So many lay in every pit before anybody moved.
    seeds: {
      words: new RegExp(
        `\\b${amount} \\w+ (?:in|per|for) (?:each|every)(?: of)?(?: (?:\\w+ )?(?:pit|hole|cup|bowl)s?)?\\b`,
      ),
      atOnce: true,
      seen: ({ around, pits, from }, _after, said) =>
        from === undefined &&
        around.every((seeds, place) => (place + 1) % (pits + 1) === 0 || seeds === numberIn(said)),
    },
    pits: {
      words: new RegExp(
        `\\b${amount} (?:pits|holes|cups|bowls)\\b(?: (?:each|per (?:side|player)|on each side))?`,
      ),
      seen: ({ pits }, _after, said) => pits === numberIn(said),
    },
    captures: {
      words:
        /\b(?<!no |without |never )captur(?:e|es|ing) [\w' ]*(?:seeds|stones|beans|acorns|pits?|opposite|across)\b/i,
      seen: (_before: MancalaState, { captured }) => captured > 0,
    },
    // It ended in an empty pit of one's own, and what lies across is still there.
    peaceful: {
      words: peaceful,
      seen: ({ around: before, turn, pits }, { around: after, captured }) =>
        captured === 0 &&
        before.some((seeds, place) => {
          const isOwn = turn === 0 ? place < pits : place > pits && place <= pits * 2
          return isOwn && seeds === 0 && after[place] === 1 && (after[pits * 2 - place] ?? 0) > 0
        }),
    },
    again: {
      words: /\b(?<!no |without )(?:extra|bonus|free|another) (?:turns?|go|moves?)\b|\bgo again\b/i,
      seen: (_before: MancalaState, { again }) => again,
    },
    strict: {
      words: strict,
      seen: (before, { around, pits, turn, again }) =>
        !again && turn !== before.turn && (around[pits] ?? 0) > (before.around[pits] ?? 0),
    },
  },
  shows: () => ({
    place: ['sow', 'drop', 'put', 'place', 'move', 'spread', 'distribute'],
    collect: ['capture', 'collect', 'gather', 'take', 'win', 'steal'],
    defeat: ['beat', 'defeat', 'fight'],
  }),
  content(brief, game): MancalaContent {
    const told = new Set(toldIn(brief, game))
    const named = game.cast.filter(({ id }) => told.has(id))
    // With acorns: they are what is sown. Who plays against whom sits above the board.
    const isRival = ({ name, plural }: CastMember) =>
      new RegExp(`\\b(?:against|versus|vs) (?:\\w+ )?(?:${name}|${plural})\\b`, 'i').test(brief.prompt)
    const seed = named.find((one) => one.role !== 'player' && one.role !== 'enemy' && !isRival(one))
    const within = (said: number | undefined, least: number, most: number) =>
      said === undefined ? undefined : Math.min(most, Math.max(least, said))
    const pits = within(countIn(brief, 'pits|holes|bowls|cups'), 3, 8)
    const seeds = within(countIn(brief, `seeds|stones|beans|marbles|shells|${seed?.plural ?? 'seeds'}`), 2, 6)
    return {
      ...(seed && { seed: seed.id }),
      ...(pits && { pits }),
      ...(seeds && { seeds }),
      ...(peaceful.test(brief.prompt) && { peaceful: true }),
      ...(strict.test(brief.prompt) && { strict: true }),
    }
  },
  goal: ({ content, cast }) => {
    const seed = cast.find(({ id }) => id === (content as MancalaContent).seed)
    return `Gather more ${seed?.plural ?? 'seeds'} in your store than your opponent.`
  },
})
