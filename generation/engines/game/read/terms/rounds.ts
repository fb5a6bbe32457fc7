import { type Found, figureIn, numeral, placeOf, without } from './found.ts'

const ways = [
  new RegExp(
    `(?:(?:it|the game|there) (?:should |must )?(?:has|have|lasts|is|are|goes) )?(?:from )?(?<name>day|round|shift)s? (?:1|one) (?:to|through|until|–|-) (?<n>${numeral})\\b`,
    'gi',
  ),
  new RegExp(
    `(?:(?:it|the game|there) (?:should |must )?(?:has|have|lasts|is|are|goes on for) |(?:survive|lasts?|over|for|in|get through) )(?:the )?(?<n>${numeral}) (?<name>day|shift|customer round)s\\b`,
    'gi',
  ),
]

/** 'Days 1 to 7': stretches that the game is divided into, with a name of their own. */
export const roundsIn = (text: string): Found[] =>
  ways.flatMap((like) =>
    [...text.matchAll(like)].flatMap((match): Found[] => {
      const many = figureIn(match.groups?.n)
      if (many === undefined || many < 2 || many > 12) return []
      const { start, end, words } = placeOf(match)
      return [
        {
          term: {
            about: 'rounds',
            name: (match.groups?.name ?? 'day').toLowerCase(),
            many,
            words: without(words),
          },
          start,
          end,
        },
      ]
    }),
  )
