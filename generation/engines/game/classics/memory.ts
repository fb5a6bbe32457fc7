import { castIn } from '@makebelieve/kit/game/plan'
import { genre, type MemoryContent, turns } from '@makebelieve/kit/game-2d/genres/memory/index'
import { classic } from './classic.ts'

const numbers = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 }

/** Things that are easily told apart, where the sentence does not say what is on the cards. */
const usual = ['apple', 'cat', 'rocket', 'flower', 'fish', 'guitar', 'balloon', 'tree']

/** 'Ten pairs', as far as there is room for them. */
function pairsIn(prompt: string): number | undefined {
  const said = Number(/\b(\d{1,2}) pairs\b/i.exec(prompt)?.[1])
  return said >= 2 ? Math.min(10, said) : undefined
}

export const memory = classic({
  turns,
  genre,
  example: 'Find pairs of sea animals: dolphins, crabs, octopuses, whales, turtles and sharks',
  roles: { collectible: { least: 6, most: 10 } },
  suggest: (role) => (role === 'collectible' ? usual : []),
  faces: ({ prompt }) => pairsIn(prompt) ?? 8,
  parts: ['card', 'pair', 'kind', 'picture', 'match'],
  twists: {
    // Three that are alike are found together, where usually two are.
    alike: {
      words: /\b(three|four|3|4) of a kind\b|\b(triples|triplets|threes)\b/i,
      seen: ({ found: before }, { found: after }) => after.length - before.length > 2,
    },
  },
  shows: () => ({
    match: ['match', 'find', 'pair', 'match up', 'pair up', 'collect'],
    swap: ['flip', 'flip over', 'turn', 'turn over'],
  }),
  content({ prompt }, game): MemoryContent & { cards?: number } {
    const [, said, triples] =
      /\b(two|three|four|2|3|4) of a kind\b|\b(triples|triplets|threes)\b/i.exec(prompt) ?? []
    const alike = triples ? 3 : numbers[said?.toLowerCase() as keyof typeof numbers]
    // No more kinds than there are pictures.
    const most = castIn(game, 'collectible').length + castIn(game, 'enemy').length
    const pairs = pairsIn(prompt)
    return {
      ...(alike && { alike }),
      ...(pairs && { kinds: Math.min(most, pairs), cards: Math.min(most, pairs) * (alike ?? 2) }),
    }
  },
  goal: ({ content }) => {
    const { alike = 2 } = content as MemoryContent
    return alike === 2 ? 'Find all the pairs.' : `Find all sets of ${alike}.`
  },
})
