import { castIn, type GamePlan } from '@makebelieve/kit/game/plan'
import { genre, type MemoryContent, turns } from '@makebelieve/kit/game-2d/genres/memory/index'
import { uniqueId } from '../../../brief/actors.ts'
import type { Actor, Brief, Claim } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { topicMeant } from '../../../words/choose.ts'
import { calledIn, languages } from '../../../words/other-languages.ts'
import { isIdea } from '../read/ideas.ts'
import { numberIn } from '../twists.ts'
import { classic, countIn } from './classic.ts'

/** Things that are easily told apart, where the sentence does not say what is on the cards. */
const usual = ['apple', 'cat', 'rocket', 'flower', 'fish', 'guitar', 'balloon', 'tree']

/** 'Ten pairs', 'sixteen cards', as far as there is room for them. */
function pairsIn(brief: Brief): number | undefined {
  const said = countIn(brief, 'pairs') ?? (brief.numbers.cards ?? 0) / 2
  return Number.isInteger(said) && said >= 2 ? Math.min(10, said) : undefined
}

/** 'Animals and their Spanish names', 'match the picture with the word': one card of each pair is written. */
const written = new RegExp(
  [
    `\\b(?:(?:with|and|to) )?(?:their|its|the|an?)? ?(?:${languages.join('|')})(?: (?:words?|names?|translations?|vocabulary))?\\b`,
    `\\b(?:words?|names?) (?:in|for) (?:\\w+ )?(?:${languages.join('|')})\\b`,
    '\\b(?:match(?:es|ing)?|pair(?:s|ing)?|find(?:s|ing)?)? ?(?:the |each |a )?(?:pictures?|images?|\\w+s?) (?:with|to|and|goes with|belongs to) (?:the|its|their|a|an)? ?(?:words?|names?)\\b',
    '\\bwords? (?:with|to|and) (?:the |a |their |its )?(?:pictures?|images?)\\b',
  ].join('|'),
)

/** What each picture is called in the language that was said; in English where none was. */
function wordsIn({ prompt }: Brief, game: GamePlan): Record<string, string> {
  const language = languages.find((one) => new RegExp(`\\b${one}\\b`, 'i').test(prompt))
  const faces = [...castIn(game, 'collectible'), ...castIn(game, 'enemy')]
  return Object.fromEntries(
    faces.flatMap(({ id, name }) => {
      const called = language ? calledIn(language, name) : name
      return called ? [[id, called]] : []
    }),
  )
}

/** 'For two players', 'against a raccoon': somebody else turns cards, too. */
const isDuel = (brief: Brief): boolean =>
  brief.numbers.players === 2 || brief.extras.includes('two-players') || isAgainst(brief)

/** Whoever it is played against is named, and does nothing to anybody else. */
const isAgainst = ({ prompt, actors }: Brief): boolean =>
  actors.some(
    ({ role, implied, thing }) =>
      !implied &&
      (role === 'enemy' || role === 'boss') &&
      new RegExp(`\\b(?:against|versus|vs\\.?|beat(?:s|ing)?) (?:[\\w-]+ ){0,3}?${thing.name}\\b`, 'i').test(
        prompt,
      ),
  )

/**
 * 'Memory with dinosaurs': what such a game is about is on its cards. Kinds that there are lists of are spread over several of them later.
 */
export function withPictures(brief: Brief): Brief {
  const { topic, ...rest } = brief
  const { lemma, find, isNoun } = openCatalogue()
  const words = (topic ?? '').split(/,? and |, | or /).filter(Boolean)
  const nouns = words.map((phrase) => {
    const [last = '', ...more] = phrase.split(' ').toReversed()
    return [...more.toReversed(), lemma(last, 'noun')].join(' ')
  })
  const isShown = (noun: string, at: number) => {
    const thing = find(noun)
    const { match, via } = thing.glossy ?? {}
    if (topicMeant(words[at] ?? noun)) return true
    return isNoun(noun) && !isIdea(thing) && (match === 'name' || via === noun)
  }
  if (words.length === 0 || !nouns.every(isShown)) return brief
  const added = nouns.map((noun, at): Actor => {
    const thing = find(noun)
    const phrase = words[at] ?? noun
    return {
      id: uniqueId(thing.name, brief.actors),
      thing,
      phrase,
      role: 'collectible',
      plural: true,
      attributes: {},
    }
  })
  return {
    ...rest,
    actors: [...brief.actors, ...added],
    claims: [
      // 'Dinosaur cards' are those that the dinosaurs are on.
      ...brief.claims.filter(
        ({ about, words }) => about !== 'topic' && !(about === 'actor' && /\bcards?$/i.test(words)),
      ),
      ...added.map(({ id, thing }): Claim => {
        const nouns = { [id]: thing.name }
        return { about: 'actor', actor: id, role: 'collectible', words: `There are ${thing.plural}`, nouns }
      }),
    ],
  }
}

/** 'After every match': what was found lets the others change places, and not what was wrong. */
/** Those two that did not fit, and no others. */
const onlyTwo =
  /\b(?:the|those|these|both|that) (?:two |2 |wrong |pair of |mismatched )*(?:cards?|tiles?|pictures?)?[^.,;]{0,12}?(?:swap|trade|switch|exchange|change) (?:places|positions|spots)|\b(?:two|both) (?:\w+ )?(?:cards|tiles) (?:swap|switch|trade|change)|\b(?:they|pairs?) (?:swap|trade|switch|exchange|change) (?:places|positions|spots)(?: with each other)?\b/i

/** Any two of them, and not those that were turned. */
const anyTwo =
  /\b(?<!\b(?:the|those|these|both|that) )(?:two|2|a pair of|a couple of)(?: (?:random|other|of the))* (?:[\w-]+ )?(?:cards|tiles|pictures|of them) (?:(?:will|randomly|always) )*(?:swap|switch|trade|change|exchange)/i

/** Whatever was turned. */
const everyTurn =
  /\b(?:after|on|with|at the end of)?\b ?(?:every|each) (?:single )?(?:turn|move|go|try|guess|round|flip)\b|\bevery time (?:i|you|we) (?:turn|flip|play|move|guess)\b|\bconstantly\b|\ball the time\b|\bkeep(?:s|ing)? (?:moving|swapping|shuffling|changing)\b/i

const howMixed = (said: string): MemoryContent['shuffles'] =>
  anyTwo.test(said)
    ? 'any two'
    : onlyTwo.test(said)
      ? 'two'
      : everyTurn.test(said)
        ? 'always'
        : whenFound.test(said)
          ? 'found'
          : true

const whenFound =
  /\b(?:after|on|with|when(?:ever)?|every time|each time|if)\b (?!.*\b(?:wrong|miss(?:es)?|mistakes?|mismatch(?:es)?|no|not)\b).*\b(?:match(?:es)?|pairs?|finds?|found|right|correct)\b/i

const pair = '(?:pairs?|match(?:es)?|two|cards?|set|right|it)'

export const memory = classic({
  turns,
  genre,
  example: 'Find pairs of sea animals: dolphins, crabs, octopuses, whales, turtles and sharks',
  roles: { collectible: { least: 8, most: 10 } },
  suggest: (role) => (role === 'collectible' ? usual : []),
  faces: (brief) => pairsIn(brief) ?? 8,
  parts: ['card', 'pair', 'kind', 'picture', 'match'],
  casts: withPictures,
  isDuel,
  twists: {
    // Who found what belongs together turns the next card, too.
    again: {
      words: new RegExp(
        `\\b(?:whoever|who(?:ever)?|if|when(?:ever)?|anyone who|the (?:one|player) who)\\b[^.,;]{0,30}\\b${pair}\\b[^.,;]{0,14}\\b(?:again|another (?:turn|go|try)|an extra (?:turn|go)|one more (?:turn|go)|keeps? (?:going|playing)|goes on)\\b`,
        'i',
      ),
      seen: (before, after) =>
        after.side !== undefined && after.found.length > before.found.length && after.side === before.side,
    },
    turns: {
      words: /\b(?:(?:they|we|both|who) )?tak(?:e|es|ing) turns\b|\bin turns?\b|\bturn by turn\b/i,
      seen: (before, after) => after.side !== undefined && before.side !== after.side,
    },
    // All are found, and one of them has more.
    most: {
      words:
        /\b(?:whoever|who(?:ever)?|the (?:one|player) who|the (?:one|player) with)? ?(?:has |have |finds? |gets? |collects? )?(?:the )?most (?:pairs|matches|cards|sets)(?: (?:at the end|in the end))?(?: (?:is the winner|wins?(?: the game)?))/i,
      seen: (before, { found, cards, sets }) =>
        before.found.length < cards.length &&
        found.length === cards.length &&
        sets !== undefined &&
        sets[0] !== sets[1],
    },
    // Three that are alike are found together, where usually two are.
    triples: {
      words: /\b(?:triples|triplets|threes)\b/i,
      sets: () => ({ alike: 3 }),
      seen: ({ found: before }, { found: after }) => after.length - before.length > 2,
    },
    // Of two that were found together, one was a picture and one a word.
    written: {
      words: written,
      parts: ['word', 'name', 'image', 'french', 'spanish', 'german', 'italian', 'vocabulary', 'translation'],
      seen: ({ found: before }, { found: after, written: cards = [] }) => {
        const pair = after.slice(before.length)
        return pair.length === 2 && pair.filter((card) => cards.includes(card)).length === 1
      },
    },
    // So many pairs lie there, no more and no fewer.
    pairs: {
      words: /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?pairs(?: of \w+)?\b/i,
      atOnce: true,
      tells: ['cards'],
      seen: (_, { cards, alike }, said) => cards.length / alike === numberIn(said),
    },
    // So many that did not fit are too many.
    misses: {
      words:
        /\b(?:only |just |at most |up to |a maximum of )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:wrong (?:guesses|tries|pairs|turns|answers)|mistakes|misses|errors)\b/i,
      tells: ['lives'],
      sets: (said) => ({ misses: Math.max(1, numberIn(said) ?? 8) }),
      seen: (before, after, said) => after.misses > before.misses && after.most === numberIn(said),
    },
    // What lay somewhere lies somewhere else, and nobody was found.
    shuffles: {
      words:
        /\b(?:(?:after|on|with|for|whenever|when|if|every time)\b[^.,;]{0,40}?)?\b(?:(?:two|2|a pair of|a couple of) (?:(?:of the|random|other|hidden|face[- ]down|unmatched|remaining) )*)?(?:cards?|tiles?|pictures?|pairs?|they|everything|all|the rest|the others)\b[^.,;]{0,24}?\b(?:shuffl\w+|swap\w*(?: places)?|chang\w+ places|mov(?:es?|ing)(?: around| about| places)?|switch\w*(?: places)?|(?:get|are|is) mixed(?: up)?|mix(?:es)? up|trade places)\b(?: (?:after|on|with|when|whenever|every|each)\b[^.,;]{0,40})?/i,
      parts: ['miss', 'mistake'],
      along: 'wrong places',
      sets: (said) => ({ shuffles: howMixed(said) }),
      seen(before, after, said) {
        const moved = before.cards.filter((kind, card) => kind !== after.cards[card]).length
        const how = howMixed(said)
        const isFound = before.found.length < after.found.length
        if (how === 'two') return moved > 1 && moved === before.open.length && before.wrong
        if (how === 'any two') return moved === 2
        return (how === 'always' || isFound === (how === 'found')) && moved > 2
      },
    },
  },
  figures: {
    // So many are found together.
    alike: {
      counts: [
        'of a kind',
        'of each',
        'of each kind',
        'of every kind',
        'alike',
        'matching',
        'identical',
        'the same',
      ],
      named: ['set', 'group'],
      least: 2,
      most: 4,
      sets: (alike) => ({ alike }),
      has: ({ found: before }, { found: after }) =>
        after.length > before.length ? after.length - before.length : undefined,
    },
    cards: {
      counts: ['card', 'tile'],
      least: 4,
      most: 36,
      // 'The two cards' are those that were turned.
      fits: ({ prompt }, said) =>
        !/\beach|kind|match|alike|same|time|turn|wrong|different|random\b/i.test(said) &&
        !/^(?:the|those|these|both)\b/i.test(said) &&
        !new RegExp(`${said} (?:\\w+ )?(?:trade|swap|switch|change|exchange)`, 'i').test(prompt) &&
        !new RegExp(`\\b(?:the|those|these|both|turn|flip|over) ${said}`, 'i').test(prompt),
      tells: ['cards'],
      sets: (cards) => ({ cards }),
      has: (_, { cards }) => cards.length,
    },
  },
  shows: () => ({
    match: ['match', 'find', 'pair', 'match up', 'pair up', 'collect'],
    swap: ['flip', 'flip over', 'turn', 'turn over'],
  }),
  content(brief, game): MemoryContent {
    const { prompt } = brief
    const words = new RegExp(written, 'i').test(prompt) ? wordsIn(brief, game) : {}
    const isWritten = Object.keys(words).length >= 4
    // No more kinds than there are pictures, or words for them.
    const most = isWritten
      ? Object.keys(words).length
      : castIn(game, 'collectible').length + castIn(game, 'enemy').length
    const pairs = pairsIn(brief)
    return {
      ...(isAgainst(brief) && { rival: true }),
      ...(pairs && { kinds: Math.min(most, pairs) }),
      ...(isWritten && { words, kinds: Math.min(most, pairs ?? 8) }),
    }
  },
  goal: ({ content }) => {
    const { alike = 2, words } = content as MemoryContent
    if (words) return 'Match every picture with its word.'
    return alike === 2 ? 'Find all the pairs.' : `Find all sets of ${alike}.`
  },
})
