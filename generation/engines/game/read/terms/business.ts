import { type Found, placeOf } from './found.ts'

const places =
  '[a-z]*shop|stand|store|stall|café|cafe|restaurant|bakery|bar|pub|farm|hotel|hostel|kiosk|parlou?r|truck|market|salon|garage|inn|tavern|pizzeria|diner|pharmacy|laundry|laundromat|booth|canteen|bistro|deli|brewery|zoo|aquarium|museum|hospital|clinic|library|school|theat(?:er|re)|cinema|gym|spa|airport|station|park|shelter|factory|workshop|studio|business|company|(?:car|dog|pet|truck) wash'
/** Whose it is: 'you run', 'a game where you run', and 'run' alone where a sentence begins. */
const who = '(?:(?<=^|[.!?;] )(?:(?:you|i|we|he|she) )?|(?<where> (?:where|in which) )(?:you|i|we|he|she) )'
const runs = new RegExp(
  `${who}(?:run|runs|own|owns|manage|manages) (?:an?|the|my|our|his|her|your) (?<place>(?:[a-z'’-]+ ){0,3}(?:${places}))\\b`,
  'gi',
)

/** 'A car wash where …': a place, though it is called by a verb. */
const washes =
  /^(?:an? )?(?<place>(?:car|dog|pet|truck) wash)(?: game)?(?=\s*(?:where|in which|[:,]|with|$))/gi

/** 'Tidy up the room: put the books back …': how it is tidied is said besides. */
const tidied =
  /^(?:tidy|clean)(?: up)? (?:the |my |your |his |her |a )?(?:messy |untidy )?(?<place>(?:[a-z’'-]+ )?(?:room|bedroom|house|kitchen|nursery|playroom|classroom|attic|garage|library|shop))\s*(?:[:,–-]|and|by)\s*(?=(?:put|bring|carry|take|throw|return)(?:s|ing)?\b)/gi

/** 'You run a lemonade stand': nobody runs there, it is where one works. */
export const businessesIn = (text: string): Found[] => [
  ...[...text.matchAll(tidied)].map(
    (match): Found => ({
      term: { about: 'unmade', words: match[0].replace(/[\s:,–-]+$/, '').replace(/ and$/, '') },
      start: match.index,
      end: match.index + match[0].length,
      left: `In a ${match.groups?.place} you `,
    }),
  ),
  ...[...text.matchAll(washes)].map(
    (match): Found => ({
      term: { about: 'unmade', words: match[0].trim() },
      start: match.index,
      end: match.index + match[0].length,
      left: `At a ${match.groups?.place}`,
    }),
  ),
  ...[...text.matchAll(runs)].map((match): Found => {
    const { start, end, words } = placeOf(match)
    const { where, place } = match.groups ?? {}
    const said = where === undefined ? words : words.slice(where.trim().length).trim()
    return {
      term: { about: 'unmade', words: said },
      start,
      end,
      left: where === undefined ? `At a ${place}` : ` at a ${place}`,
    }
  }),
]
