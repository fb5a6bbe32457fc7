import { colours } from '../../../../brief/colours.ts'
import type { TermOf } from '../../../../brief/terms.ts'
import { isAnimate, isVehicle } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { carrierIn, flavours } from './flavours.ts'
import { type Found, without } from './found.ts'
import { type Service, serviceCalled } from './services.ts'

type Pair = TermOf<'fit'>['pairs'][number]

const word = "(?!(?:and|or|but|then|with|for|who|that|the|an?|is|are)\\b)[a-z'’-]+"
/** One of a list: 'wash', 'to be fed', 'nails painted', 'cookie dough', 'a new tyre'. */
const item = `(?:(?:to be|to get|be|an?|the|some) )*${word}(?: ${word}){0,2}`
const list = `(?<list>${item}(?:\\s*,\\s*(?:and |or )?${item})*\\s*,?\\s*(?:or|and) ${item})`
const guest = `(?:(?:each|every|all|the|some|different|one) )*(?<guest>${word})`
const comes =
  '(?: (?:who|that))?(?: (?:come|comes|arrive|arrives|drive|drives|walk|walks|roll|rolls|stop|stops|pull|pulls)(?: in| by| up| over)?(?: to the [a-z]+)?(?: and)?)?'
const wants =
  '(?:wants?|needs?|asks? for|orders?|requests?|demands?|craves?|would like|likes?|wishes? for|hopes? for|comes? (?:in )?(?:for|to be|to get|to have|wanting|asking for)|in for|wishes|waits? for|asks?|wanting|asking for|ordering|needing)'
/** What of theirs it is done to: 'their hair'. */
const own =
  '(?: (?:either|to have|to get|to be|have|get|their|his|her|its|the|a|different)\\b)*(?: (?<of>hair|fur|nails|beard|coat|teeth|car|bike|wheels|dog|pet|clothes))??'

const asked = new RegExp(
  `\\b${guest}${comes} ${wants}${own} ${list}(?:,? and (?:leave|leaves|go home|goes home) (?:happy|pleased|satisfied|smiling|clean|beautiful|looking good))?(?<end>[^a-z]|$| (?:and|but|so|when|while|before|if|or)\\b)`,
  'gi',
)

/** 'Wash, dry or comb the dogs, whatever they need': who plays does just what is asked. */
const done = new RegExp(
  `\\b(?<list>${word}(?:, ${word})*,? (?:or|and) ${word}) (?:the |each |every |their |all )*(?<guest>${word})(?:['’]s?)?(?: (?:hair|fur|nails|coat))?,? (?:(?:just )?as|whatever|depending on what|by what|however|exactly what|the way) (?:they|each|he|she|it|each one|every one|everyone|each of them)(?: all)? (?:asks?|wants?|needs?|orders?|likes?|wishes|request)s?(?: for| it)?`,
  'gi',
)

/** 'Serves red, blue and green drinks to aliens'. */
const served = new RegExp(
  `\\b(?<verb>serv(?:es?|ing)|mix(?:es|ing)?|pour(?:s|ing)?|bring(?:s|ing)?|hand(?:s|ing)? out|sell(?:s|ing)?|gives?|giving) ${list} (?:to|for) (?:(?:the|all|your|his|her|thirsty|hungry|waiting) )*(?<guest>${word})(?:,? (?:depending on what|whatever|exactly what|as|the way) (?:they|each|he|she) (?:needs?|wants?|asks?(?: for)?|orders?))?`,
  'gi',
)

/** Those who come ask for one of several things to be done to them, or for one of several sorts of what there is. */
export function choicesIn(text: string): Found[] {
  return [...text.matchAll(asked), ...text.matchAll(done), ...text.matchAll(served)].flatMap((match) => {
    const { guest: whom = '', list: said = '', end = '' } = match.groups ?? {}
    const full = match[0].slice(0, match[0].length - end.length)
    const words = without(full.trim())
    const start = match.index + match[0].indexOf(words)
    if (!isGuest(whom, / (?:come|arrive|roll|pull|stop|drive)s? /i.test(full))) return []
    const items = said.split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/i).filter(Boolean)
    const tended = items.map(serviceCalled)
    const isTended = tended.every((one): one is Service => one !== undefined)
    const isDone = new Set(tended.map((one) => one?.deed)).size > 1
    const pairs = isTended
      ? tended.map(
          ({ deed, tool }, at): Pair => ({ whom, own: tool, deed: inColour(deed, items[at]), words }),
        )
      : sortsOf(items, text).map((sort): Pair => ({ whom, own: sort, words }))
    if (pairs.length < 2 || (isTended && !isDone)) return []
    const does = isTended ? 'tend' : 'ask'
    return [
      { term: { about: 'fit', does, pairs: pairs.slice(0, 4), words }, start, end: start + words.length },
    ]
  })
}

/** 'Pink hair dye': what is dyed is pink then. */
function inColour(deed: string, item = ''): string {
  const colour = item
    .toLowerCase()
    .split(' ')
    .find((one) => one in colours)
  return colour !== undefined && /^(?:dye|paint)$/.test(deed) ? `${deed} ${colour}` : deed
}

/** Of what there is the colours or the flavours; without both, a list of things is no choice that is read here. */
function sortsOf(items: readonly string[], text: string): string[] {
  const last =
    items
      .at(-1)
      ?.toLowerCase()
      .replace(/^(?:an?|the|some) /, '') ?? ''
  const [, tail = '', noun] = /^((?:cookie dough|[a-z]+))(?: ([a-z ]+))?$/.exec(last) ?? []
  const plain = [
    ...items.slice(0, -1).map((one) => one.toLowerCase().replace(/^(?:an?|the|some) /, '')),
    tail,
  ]
  const isFlavour = plain.every((one) => one in flavours)
  const isColour = plain.every((one) => one in colours)
  const carrier = noun?.replace(/ flavou?rs?$/, '').replace(/^flavou?rs?$/, '') || carrierIn(text)
  if (!(isFlavour || isColour) || !carrier || !openCatalogue().isNoun(openCatalogue().lemma(carrier, 'noun')))
    return []
  return plain.map((one) => `${one} ${carrier}`)
}

/** What is brought to have something done to it. */
const made = /^(?:robot|android|machine|toy|doll|phone|computer|bike|bicycle|shoe|watch|clock|plant|flower)$/

/** Who comes and asks: somebody, or what one drives in with. Whoever plays asks for nothing. */
function isGuest(phrase: string, isComing: boolean): boolean {
  const catalogue = openCatalogue()
  const name = catalogue.lemma(phrase.toLowerCase(), 'noun')
  if (/^(?:you|i|we|he|she|it|they|game|player|who|that|this|everybody|everyone)$/.test(name)) return false
  const thing = catalogue.find(name)
  return catalogue.isNoun(name) && (isComing || isAnimate(thing) || isVehicle(thing) || made.test(name))
}
