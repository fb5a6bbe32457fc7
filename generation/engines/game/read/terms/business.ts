import { type Found, placeOf } from './found.ts'

const places =
  'shop|stand|store|stall|café|cafe|restaurant|bakery|bar|farm|hotel|kiosk|parlou?r|truck|market|salon|garage|inn|tavern|pizzeria|diner|pharmacy|laundry|booth|canteen|bistro|deli'
const runs = new RegExp(
  `(?<=^|[.!?;] )(?:you|i|we|he|she) (?:run|runs|own|owns|manage|manages) (?:an?|the|my|our|his|her) (?<place>(?:[a-z'’-]+ ){0,3}(?:${places}))\\b`,
  'gi',
)

/** 'You run a lemonade stand': nobody runs there, it is where one works. */
export const businessesIn = (text: string): Found[] =>
  [...text.matchAll(runs)].map((match): Found => {
    const { start, end, words } = placeOf(match)
    return { term: { about: 'unmade', words }, start, end, left: `At a ${match.groups?.place}` }
  })
