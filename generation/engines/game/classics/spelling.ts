import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { genre, type SpellingContent, turns } from '@makebelieve/kit/game-2d/genres/spelling/index'
import type { Brief } from '../../../brief/brief.ts'
import { wordsFor } from '../../../words/choose.ts'
import { classic, toldIn } from './classic.ts'
import { asTopic } from './kinds.ts'

const wanted = { least: 3, most: 8, count: 12 }

export const spelling = classic({
  turns,
  genre,
  example: 'A spelling game about farm animals for first graders',
  rules: { lives: 5 },
  // What is spelled is shown: words on the topic are the cast.
  roles: { collectible: { least: 6, most: 6 } },
  suggest: (role, brief) =>
    role === 'collectible' ? wordsFor(brief, wanted).words.map(({ word }) => word) : [],
  casts: asTopic,
  parts: ['word', 'letter', 'spelling', 'alphabet', 'order', 'picture', 'name', 'scramble'],
  shows: () => ({
    right: ['spell', 'write', 'unscramble', 'solve', 'find', 'learn', 'practice', 'practise'],
    place: ['put', 'order', 'arrange', 'place', 'choose'],
  }),
  content: (brief, game): SpellingContent => ({ ...wordsOf(brief, game) }),
  goal: () => 'Spell five words, letter by letter.',
})

/** Words that there are pictures of, and others on the topic where these are too few; in the user's own words first. */
function wordsOf(brief: Brief, game: GamePlan): SpellingContent {
  const { words, topic } = wordsFor(brief, wanted)
  const told = toldIn(brief, game)
  const clueOf = (word: string) => words.find((one) => one.word === word)?.clue
  const shown = castIn(game, 'collectible')
    .filter(
      ({ id, name }) =>
        /^[a-z]{2,9}$/.test(name) && (told.includes(id) || words.some(({ word }) => word === name)),
    )
    .map(({ id, name }) => ({ word: name, cast: id, ...(clueOf(name) && { clue: clueOf(name) }) }))
  const others = words.filter(({ word, clue }) => clue && !shown.some((one) => one.word === word))
  return { words: [...shown, ...others].slice(0, 12), ...(topic && { topic }) }
}
