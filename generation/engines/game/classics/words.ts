import {
  type CrosswordContent,
  genre as crosswordGenre,
  turns as crosswordTurns,
} from '@makebelieve/kit/game-2d/genres/crossword/index'
import {
  genre as hangmanGenre,
  turns as hangmanTurns,
  type LettersContent,
} from '@makebelieve/kit/game-2d/genres/hangman/index'
import {
  type GuessContent,
  genre as guessGenre,
  turns as guessTurns,
} from '@makebelieve/kit/game-2d/genres/word-guess/index'
import {
  type SearchContent,
  genre as searchGenre,
  turns as searchTurns,
} from '@makebelieve/kit/game-2d/genres/word-search/index'
import type { Brief } from '../../../brief/brief.ts'
import { isForTheYoung, wordsFor } from '../../../words/choose.ts'
import { definitionOf } from '../../../words/dictionary.ts'
import { withOwnPart } from '../game-parts.ts'
import { numberIn } from '../twists.ts'
import { classic, sizeIn } from './classic.ts'
import { asTopic } from './kinds.ts'

const parts = [
  'word',
  'letter',
  'guess',
  'alphabet',
  'keyboard',
  'clue',
  'hint',
  'gallows',
  'try',
  'spelling',
  'name',
  'grid',
  'reader',
  'hidden',
  'hidden word',
  'secret',
  'secret word',
]

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** '5-letter words', 'words of six letters', 'in 8 tries'. */
function countIn({ prompt }: Brief, of: string): number | undefined {
  const [, before, after] =
    new RegExp(
      `\\b(\\d{1,2}|${numerals.join('|')})[- ](?:wrong )?(?:${of})\\b|\\b(?:${of}):? (\\d{1,2})\\b`,
      'i',
    ).exec(prompt) ?? []
  const said = (before ?? after)?.toLowerCase()
  if (!said) return undefined
  return numerals.includes(said) ? numerals.indexOf(said) : Number(said)
}

const vowels =
  /\bvowels (?:are )?(?:given|shown|known|open|revealed|free)\b|\b(?:gives?|shows?|reveals?) (?:all )?(?:the )?vowels\b/i

/** 'Instead of the hanging a snowman melts': what is lost, part by part, with every wrong guess. */
const melting =
  /\b(?:(?:instead|in place) of (?:the |a )?(?:hanging|gallows|hanged man|hangman|hang man|stick ?man|man)[, ]*)?(?:and |but |where |then |when )*(?:(?:a|an|the|one|your|my) )?(\w+)(?: (?:that|which|who))? (?:slowly )?(?:melts?|shrinks?|sinks?|burns? down|deflates?|wilts?|crumbles?|gets smaller|is eaten|disappears bit by bit)(?: away)?(?: (?:with|at|on|for|after) (?:each|every)(?: \w+){0,2}| instead(?: of (?:the |a )?\w+)?)?/i

/** 'Every wrong letter takes a petal off a flower', 'you lose a feather for each mistake': of what there are as many as wrong guesses. */
const losing =
  /\b(?:(?:every|each|a|any|one|with (?:every|each)|for (?:every|each)) )?(?:wrong|false|bad|incorrect|missed) (?:letter|guess|answer|one|try|go|pick)(?:es|s)?,? (?:(?:you|he|she|it|the \w+) )?(?:takes?|costs?|removes?|loses?|pops?|burns?|eats?|breaks?|plucks?|pulls?|drops?|blows?|puts|knocks?|melts?)(?: (?:away|off|out|down|up|you|him|her))*(?: (?:a|an|one|1|another|the|your))? (\w+)(?: (?:off|from|of|out of|on) (?:a|an|the|your|its|his|her) \w+)?|\b(?:lose|loses|losing) (?:a|an|one|another) (\w+) (?:for|with|on|after|at) (?:every|each|a|any) (?:(?:wrong|missed) )?(?:letter|guess|answer|mistake|miss)\b|\b(?:a|an|one|another) (\w+) (?:falls?(?: off)?|drops?(?: off)?|pops?|is (?:lost|gone|taken|plucked|removed)|goes out|disappears?|flies away) (?:for|with|on|after|at) (?:every|each|a|any) (?:(?:wrong|missed) )?(?:letter|guess|answer|mistake|miss)\b/i

/** Who goes one by one, of those who are named. */
function lostIn({ prompt, actors }: Brief): Brief['actors'][number] | undefined {
  const noun = losing.exec(prompt)?.slice(1).find(Boolean)?.toLowerCase()
  return actors.find(({ thing }) => noun === thing.name || noun === thing.plural)
}

/** What they are taken off: the flower of a petal. */
function wholeIn(said: string, brief: Brief): Brief['actors'][number] | undefined {
  const noun = /\b(?:off|from|of|out of|on) (?:a|an|the|your|its|his|her) (\w+)$/i
    .exec(said)?.[1]
    ?.toLowerCase()
  return brief.actors.find(({ thing }) => noun === thing.name || noun === thing.plural)
}

/** Who melts, of those who are named; letters only go wrong. */
function meltingIn({ prompt, actors }: Brief): Brief['actors'][number] | undefined {
  const noun = melting.exec(prompt)?.[1]?.toLowerCase()
  if (noun === 'letter' || noun === 'guess') return undefined
  return actors.find(({ thing }) => noun === thing.name || noun === thing.plural)
}

/** Where letters are wrong, words are guessed letter by letter, and not whole in so many tries. */
const byLetter =
  /\b(?:wrong|missed|incorrect) letters?\b(?!.*\b(?:wrong|right) (?:place|spot|position)\b)|\bletter by letter\b.*\bguess/

const withLetters = (brief: Brief): Brief => ({
  ...brief,
  claims: brief.claims.map((claim) =>
    claim.about === 'genre' && claim.genre === 'word-guess' && byLetter.test(brief.prompt.toLowerCase())
      ? { ...claim, genre: 'hangman', words: 'It is a game of guessing letters' }
      : claim,
  ),
})

/** It lies on the table like any other picture, and is not what the words are about. */
function withMelting(brief: Brief): Brief {
  const id = (lostIn(brief) ?? meltingIn(brief))?.id
  return asTopic(
    id === undefined ? brief : withOwnPart(brief, (actor) => (actor.id === id ? 'collectible' : undefined)),
  )
}

/** 'A stick man gets drawn when you are wrong'; 'hangman without a gallows' asks for none. */
const drawn =
  /\b(?:a |an |the |my )?(?:(?:little |hanging |hanged )?stick ?(?:man|figure|person|guy)|(?:hanging|hanged|little) man|gallows)\b(?:[^.,;]{0,16}\b(?:drawn|draws?|drawing|appears?|grows?|built|builds)\b)?(?: [^.,;]{0,12}\b(?:wrong|mistakes?|miss(?:es)?|fail\w*)\b(?: (?:letters?|guess(?:es)?|answers?|it))?)?/i
const isDrawn = (brief: Brief): boolean =>
  drawn.test(brief.prompt) &&
  !/\b(?:without|no|instead of|in place of|not)\b[^.,;]{0,16}\b(?:gallows|stick|hang\w*)/i.test(
    brief.prompt,
  ) &&
  lostIn(brief) === undefined &&
  meltingIn(brief) === undefined

export const hangman = classic({
  turns: hangmanTurns,
  genre: hangmanGenre,
  example: 'Guess the letters of farm animals before all balloons are gone',
  parts,
  // What is wrong is a letter: it is guessed letter by letter.
  surely: byLetter,
  casts: (brief) => withMelting(withLetters(brief)),
  ownPrice: (brief) => lostIn(brief) !== undefined || meltingIn(brief) !== undefined,
  rules: { lives: 6, levels: 3 },
  roles: { collectible: { least: 0, most: 2 } },
  twists: {
    // There are as many as wrong guesses are left, and one fewer after each.
    loses: {
      words: losing,
      fits: (brief) => lostIn(brief) !== undefined,
      sets: (said, brief) => ({ marks: lostIn(brief)?.id, whole: wholeIn(said, brief)?.id }),
      seen: (before, after) => after.lives === before.lives - 1 && after.word === before.word,
    },
    melts: {
      words: melting,
      fits: (brief) => lostIn(brief) === undefined && meltingIn(brief) !== undefined,
      parts: ['hanging', 'gallows'],
      sets: (_, brief) => ({ melts: meltingIn(brief)?.id }),
      seen: (before, after) => after.lives < before.lives && (after.left ?? 1) < (before.left ?? 0),
    },
    // One stroke more after each wrong guess: there are as many as were made.
    drawn: {
      words: drawn,
      fits: isDrawn,
      parts: ['man', 'stick man', 'stick figure', 'stickman', 'figure', 'gallows', 'person', 'stick'],
      along: 'get gets drawn wrong you are re when',
      seen: (before, after, _said, { plan }) =>
        after.lives === before.lives - 1 && after.most > 0 && plan.content?.loses === 'figure',
    },
    vowels: {
      words: vowels,
      seen: ({ word, guessed }) =>
        [...'aeiou'].every((vowel) => !word.includes(vowel) || guessed.includes(vowel)) &&
        guessed.every((letter) => 'aeiou'.includes(letter)),
    },
  },
  figures: {
    // One word a level: so many are guessed by whoever wins.
    words: {
      counts: ['word'],
      fits: ({ prompt }, said) => !new RegExp(`letter\\w*[^,]{0,12}${said}`, 'i').test(prompt),
      least: 1,
      most: 20,
      tells: ['levels', 'rounds'],
      rules: (levels) => ({ levels }),
      has: (_before, _after, { status, level }) => (status === 'won' ? level : undefined),
    },
  },
  shows: () => ({
    right: ['guess', 'find', 'spell', 'reveal', 'uncover'],
    break: ['pop', 'lose', 'fall', 'burst', 'melt', 'drop', 'disappear', 'vanish'],
  }),
  content(brief): LettersContent & { topic?: string } {
    return {
      ...wordsFor(brief, { least: 3, most: 12, count: 30 }),
      loses: /\bhearts?\b/i.test(brief.prompt) ? 'hearts' : isDrawn(brief) ? 'figure' : 'balloons',
      ...(vowels.test(brief.prompt) && { vowels: true }),
    }
  },
  goal: ({ rules: { levels } }) => (levels === 1 ? 'Guess the word.' : `Guess ${levels} words.`),
})

const strict =
  /\bhard mode\b|\bmust (?:use|keep|reuse) (?:the )?(?:found|known|right|correct|green|revealed) letters\b/i

export const wordGuess = classic({
  turns: guessTurns,
  genre: guessGenre,
  example: 'Guess the five letter word in six tries',
  parts,
  casts: asTopic,
  rules: { lives: 6 },
  twists: {
    // The word that is to be guessed is so long.
    letters: {
      words: new RegExp(
        `\\b(?:\\d|${numerals.join('|')})[- ]letters?(?: long)?(?: \\w+)? words?\\b|\\b(?:words? )?(?:of|with|has|have|only|just|in)? ?(?:\\d|${numerals.join('|')}) letters\\b`,
        'i',
      ),
      parts: ['letter', 'word'],
      seen: (_before, { word }, said) => word.length === numberIn(said),
    },
    // What was found in one guess is in the same place in the next.
    strict: {
      words: strict,
      seen: (before, after) =>
        after.strict &&
        after.rows.length > 1 &&
        after.rows.length > before.rows.length &&
        [...(before.rows.at(-1) ?? '')].every(
          (letter, at) => letter !== after.word[at] || after.rows.at(-1)?.[at] === letter,
        ),
    },
  },
  shows: () => ({ right: ['guess', 'find'], match: ['guess', 'find', 'solve'] }),
  content(brief): GuessContent & { topic?: string } {
    const letters = Math.min(8, Math.max(3, countIn(brief, 'letters?') ?? 5))
    const chosen = wordsFor(brief, { least: letters, most: letters, count: 30 })
    return {
      ...chosen,
      words:
        chosen.words.filter(({ word }) => word.length === letters).length > 2
          ? chosen.words.filter(({ word }) => word.length === letters)
          : wordsFor({ ...brief, topic: undefined, actors: [] } as unknown as Brief, {
              least: letters,
              most: letters,
              count: 30,
            }).words,
      ...(strict.test(brief.prompt) && { strict: true }),
    }
  },
  goal: ({ rules: { lives } }) => `Guess the secret word in ${lives} tries.`,
})

const backwards = /\bbackwards?\b|\breversed\b/i

export const wordSearch = classic({
  turns: searchTurns,
  genre: searchGenre,
  example: 'A word search about sea animals',
  parts,
  casts: asTopic,
  rules: { lives: 5 },
  roles: { collectible: { least: 0, most: 1 } },
  twists: {
    // A word was found that runs to the left or upwards.
    backwards: {
      words: backwards,
      seen: (before, { hidden, found }) =>
        hidden.some(
          ({ word, from, to }) => to < from && found.includes(word) && !before.found.includes(word),
        ),
    },
  },
  figures: {
    words: {
      counts: ['word', 'hidden word'],
      least: 3,
      most: 14,
      atOnce: true,
      tells: ['levels', 'rounds', 'score'],
      sets: (many) => ({ many }),
      has: (_before, { hidden }) => hidden.length,
    },
  },
  shows: () => ({ match: ['find', 'search', 'spot', 'discover', 'search for', 'look for'] }),
  content(brief): SearchContent & { topic?: string } {
    const size =
      sizeIn(brief, 6, 14)?.[0] ?? (isForTheYoung(brief) ? 7 : brief.difficulty === 'hard' ? 12 : 9)
    return {
      ...wordsFor(brief, { least: 3, most: size, count: 30 }),
      size,
      ...(backwards.test(brief.prompt) && { backwards: true }),
    }
  },
  goal: () => 'Find all the words.',
})

/** What a word means first where nobody said what it is about; and where that gives the word away, what else it may be. */
const likely = ['entity', 'food', 'animal', 'plant', 'person', 'artifact']

/** What the dictionary says; of what it does not know, such as names, the letters by the alphabet. */
const clueOf = (word: string): string =>
  likely.map((kind) => definitionOf(word, kind)).find(Boolean) ??
  `Its letters, from A to Z: ${[...word.toUpperCase()].sort().join(' ')}`

export const crossword = classic({
  turns: crosswordTurns,
  genre: crosswordGenre,
  example: 'A crossword about sea animals',
  parts: [...parts, 'crossword', 'puzzle', 'across', 'down', 'square', 'box'],
  casts: asTopic,
  rules: { lives: 5, levels: 1 },
  roles: { collectible: { least: 0, most: 1 } },
  figures: {
    words: {
      counts: ['word', 'clue'],
      least: 3,
      most: 12,
      atOnce: true,
      tells: ['levels', 'rounds', 'score'],
      sets: (many) => ({ many }),
      has: (_before, { entries }) => entries.length,
    },
  },
  shows: () => ({ match: ['solve', 'find', 'guess', 'fill', 'write', 'complete', 'fill in'] }),
  content(brief): CrosswordContent & { topic?: string } {
    const { words, ...about } = wordsFor(brief, { least: 3, most: 13, count: 30 })
    return { ...about, words: words.map(({ word, clue = clueOf(word) }) => ({ word, clue })) }
  },
  goal: () => 'Find every word of the crossword by its clue.',
})
