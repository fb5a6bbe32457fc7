import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { coins, type Found, figureIn, numeral, without } from './found.ts'

const word = "(?!(?:and|or|but|then|who|that|which|to|for|with|when|so)\\b)[a-z'’-]+"
const alone =
  '(?: (?:by (?:him|her|it)self|by themselves|for (?:you|me|him|her|us)|(?:on|all on) (?:its|his|her|their) own|automatically|alone|instead(?: of (?:you|me))?))+'
const hired = new RegExp(
  `(?<lead>(?:\\b(?:where|and|so|then|until|once) )*(?:with (?:the|your|my|those|these|enough) (?:${coins})(?: (?:you|i|we) (?:earn|make|get))?,? )?(?:(?:you|i|we|he|she) )?(?:can |may |could |also |later )*)\\b(?<verb>hire|employ|recruit|buy|get|unlock|build)(?:s|es)? (?:(?:an?|another|some|more|extra|your first|one|two|three) )*(?<who>${word}(?: ${word}){0,2}?)(?: for (?<price>${numeral})(?: (?:${coins}))?)?(?: (?:who|that|which|to) (?<work>[^.;,!?]*?))?(?<alone>${alone})?(?=\\s*(?:[.;,!?]|$| (?:and|but|so|when|before|until) ))`,
  'gi',
)

/** Who is hired works by itself from then on: somebody for sale. What is done there is the player's work, too, where nobody else speaks of it. */
export function hiresIn(text: string): Found[] {
  return [...text.matchAll(hired)].flatMap((match): Found[] => {
    const { lead = '', verb = '', who = '', work, price, alone: itself } = match.groups ?? {}
    const catalogue = openCatalogue()
    const noun = catalogue.lemma(who.toLowerCase().split(' ').at(-1) ?? who, 'noun')
    const isHired = /^(?:hire|employ|recruit)$/i.test(verb)
    const isHelp = /^(?:robot|machine|drone|helper|worker|assistant|farmhand)$/.test(noun)
    const isSomebody = isHelp || isAnimate(catalogue.find(noun))
    if (!isSomebody || (!isHired && (work === undefined || itself === undefined))) return []
    const at = match.index + lead.length
    const end = match.index + match[0].length
    const words = without(text.slice(at, end).trim())
    const cost = figureIn(price)
    return [
      {
        term: {
          about: 'ware',
          name: who.toLowerCase(),
          noun,
          does: 'helps',
          money: 'coins',
          ...(cost !== undefined && { price: cost }),
          words,
        },
        start: match.index,
        end,
        ...leftOf(text, match.index, lead, work),
      },
    ]
  })
}

/** 'A farm game where you can hire a farmhand that harvests the wheat': until then one harvests it. */
function leftOf(text: string, start: number, lead: string, work: string | undefined): Pick<Found, 'left'> {
  const [first = '', ...rest] = (work ?? '').trim().split(' ')
  const verb = openCatalogue().lemma(first.toLowerCase(), 'verb')
  const isSaid = new RegExp(`\\b${verb}`, 'i').test(text.slice(0, start))
  if (rest.length === 0 || isSaid || !openCatalogue().isVerb(verb)) return {}
  // In a restaurant what is brought is for somebody.
  const isBrought = /^(?:bring|serve|carry|deliver)$/.test(verb) && !/\bto\b/.test(work ?? '')
  const joint = /^(?:where|and|so|then)\b/i.exec(lead.trim())?.[0] ?? (start === 0 ? '' : 'and')
  return {
    left: `${joint} you ${[isBrought ? 'serve' : verb, ...rest, isBrought ? 'to the guests' : ''].join(' ').trim()}`.trim(),
  }
}
