import type { TermOf } from '../../../../brief/terms.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { type Found, figureIn, noun, numeral, placeOf, without } from './found.ts'

type Part = TermOf<'patience'>['part']

const start = '(?<=^|[.,;:!?(] ?|\\b(?:and|but|so|where|while|because) )'
const stop = '(?=\\s*(?:[.,;!?)]|$|and\\b|but\\b|so\\b|then\\b))'
const small = '(?:(?:the|your|his|her|its|my|our|their|each|every|all|waiting) )*'
const name = '(?<q>patience|mood|happiness|good mood|satisfaction|temper|joy|interest|morale)'
const falls =
  '(?:drops?|falls?|sinks?|goes down|shrinks?|drains?|decreases?|fades?|runs? (?:out|low|down)|ticks down|gets? (?:worse|lower))'
const when =
  "(?: (?:slowly|over time|quickly|with time|bit by bit))*(?: (?:while|when|whenever|if|the longer|as long as|as) (?:they|you|he|she|it|you['’]re)[^,.;!?]*?)?(?: on the \\w+| at the \\w+| in line)?"
const goes =
  '(?:leaves?|walks? (?:off|out|away)|storms? (?:out|off)|goes? (?:away|home)|go (?:away|home)|runs? (?:off|away)|quits?|gives? up|disappears?|is gone|are gone|flies away|fly away|wanders? off)'
const none =
  '(?:(?:reach(?:es)?|hits?|gets? to|drops? to|falls? to) (?:zero|0|nothing)|(?:has|have) (?:no|none|zero)(?: \\w+)? left|runs? out(?: of \\w+)?|is (?:empty|gone|zero|used up))'
const who = '(?:anyone|anybody|whoever|those|everyone|everybody|someone|somebody|one|they|he|she|it|each)'
const loses =
  "(?:(?:you|i|we)(?: ?['’](?:re|m)| are| am)? (?:lose|fired|out|done|fail)|(?:it['’]?s|it is) (?:over|game over|lost)|game over|the (?:game|day) (?:is over|ends))"
const waiting = `(?:waits?|has to wait|have to wait|are left waiting) (?:too|for too|very) long|(?:you are|you['’]re) too slow|it takes too long`

const cross = '(?:angry|mad|grumpy|upset|annoyed|impatient|furious|cross|fed up)'

const ways: readonly { part: Part; like: RegExp }[] = [
  // 'Three walk off and you're fired', 'you lose if three customers leave'
  {
    part: 'lost',
    like: new RegExp(
      `${start}(?:if |when |once |as soon as |after )?(?<n>${numeral}) (?:of (?:them|\\w+) )?(?:(?<x>${noun}) )?(?:${goes}|have (?:left|gone)|lose patience),? (?:and |then )?${loses}`,
      'gi',
    ),
  },
  {
    part: 'lost',
    like: new RegExp(
      `${start}${loses} (?:if|when|once|after|as soon as) (?<n>${numeral}) (?:of (?:them|\\w+) )?(?:(?<x>${noun}) )?(?:${goes}|have (?:left|gone))`,
      'gi',
    ),
  },
  // 'Anyone who reaches zero leaves', 'if someone's patience runs out they walk off', 'at zero they leave'
  {
    part: 'leaves',
    like: new RegExp(
      `${start}(?:${who}|(?:an?|each|every) (?<x>${noun})) (?:who(?:se)? |that |with )?(?:${name} )?(?:${none}|(?:has |have |with )?no ${name.replace('?<q>', '?<p>')} left),? ${goes}(?: angry| for good)?${stop}`,
      'gi',
    ),
  },
  {
    part: 'leaves',
    like: new RegExp(
      `${start}(?:if|when|once|as soon as) (?:${who}(?:['’]s)?|${small}(?<x>${noun})(?:['’]s|s['’])?|their|his|her|its|the)? ?(?:${name} )?${none},? (?:then )?(?:(?:they|he|she|it|that \\w+) )?${goes}(?: angry| for good)?${stop}`,
      'gi',
    ),
  },
  {
    part: 'leaves',
    like: new RegExp(`${start}at (?:zero|0) (?:they|he|she|it|the \\w+) ${goes}${stop}`, 'gi'),
  },
  // 'The guests leave if they wait too long', 'and storm out if you are too slow'
  {
    part: 'leaves',
    like: new RegExp(
      `${start}(?:(?:${small}(?<x>${noun})|they|he|she|it) )?${goes}(?: angry| angrily)? (?:if|when|because) (?:(?:they|he|she|it) )?(?:${waiting})${stop}`,
      'gi',
    ),
  },
  // 'Kids get angry if they wait too long': whoever does so here goes.
  {
    part: 'leaves',
    like: new RegExp(
      `${start}(?:(?:${small}(?<x>${noun})|they|he|she|it) )?(?:gets?|becomes?|grows?) ${cross} (?:if|when|because) (?:(?:they|he|she|it) )?(?:${waiting})${stop}`,
      'gi',
    ),
  },
  // 'Customers leave when they get too impatient'
  {
    part: 'leaves',
    like: new RegExp(
      `${start}(?:${small}(?<x>${noun})|they|he|she|it) ${goes}(?: angry)? (?:if|when|once) (?:they|he|she|it) (?:get|gets|become|becomes|are|is|grow) (?:too |very )?impatient${stop}`,
      'gi',
    ),
  },
  {
    part: 'lost',
    like: new RegExp(
      `${start}(?:if (?:you|we|i) )?lose (?<n>${numeral}) (?<x>${noun})(?:,? (?:and|then)|,) ${loses}`,
      'gi',
    ),
  },
  // 'Passengers' mood drops while they wait'
  {
    part: 'drops',
    like: new RegExp(
      `${start}${small}(?<x>${noun})(?:['’]s|s['’]|['’])? ${name} ${falls}${when}${stop}`,
      'gi',
    ),
  },
  {
    part: 'drops',
    like: new RegExp(`${start}(?:(?:the )?${name} of ${small}(?<x>${noun})) ${falls}${when}${stop}`, 'gi'),
  },
  { part: 'drops', like: new RegExp(`${start}their ${name} ${falls}${when}${stop}`, 'gi') },
  // 'Customers lose patience while they wait', 'the guests get impatient'
  {
    part: 'drops',
    like: new RegExp(
      `${start}(?:(?:who|that)|${small}(?<x>${noun})|they) (?:slowly |gradually )?(?:lose|loses) ${name.replace('good mood|', '')}${when}${stop}`,
      'gi',
    ),
  },
  {
    part: 'drops',
    like: new RegExp(
      `${start}(?:${small}(?<x>${noun})|they) (?:get|gets|become|becomes|grow|grows|are getting) (?:more and more |very |too )?impatient${when}${stop}`,
      'gi',
    ),
  },
  // 'Serve ice cream to kids before they lose patience and go home'
  {
    part: 'leaves',
    like: new RegExp(
      `(?<=\\b(?<z>[a-z]+),? )before (?:they|he|she|it) (?:(?:lose|loses|run out of|runs out of) (?:their |his |her )?patience|(?:get|gets|become|becomes|grow|grows) (?:too )?impatient)(?: and ${goes})?${stop}`,
      'gi',
    ),
  },
  // 'If they wait too long they get angry and leave without paying'
  {
    part: 'leaves',
    like: new RegExp(
      `${start}(?:if|when|once) (?:(?:they|he|she|it)|(?:an? )?${small}(?<x>${noun})) (?:${waiting}),? (?:then )?(?:they |he |she |it )?(?:(?:get|gets|become|becomes|turn|turns) ${cross} and )?${goes}(?: angry| angrily)?(?: without (?:paying|a tip|tipping))?${stop}`,
      'gi',
    ),
  },
  // 'Before their patience bar runs out'
  {
    part: 'leaves',
    like: new RegExp(
      `\\bbefore (?:their|his|her|its|the) ${name} (?:bar|meter|gauge)s? (?:runs? out|run(?:s)? down|(?:is|are) (?:empty|gone)|hits? zero|reach(?:es)? zero|empt(?:y|ies))${stop}`,
      'gi',
    ),
  },
  // 'And storm out' alone, after one of these
  {
    part: 'leaves',
    like: new RegExp(
      `(?<=\\b(?:impatient|patience|slow|wait)) and (?:then )?${goes}(?: (?:if|when) (?:(?:they|he|she|it) )?(?:${waiting}))?${stop}`,
      'gi',
    ),
  },
]

const nobody = /^(?:you|your|my|i|player|he|she|it|his|her|who|someone|anyone|they|their|own)$/i

/** Those who wait: what they have less and less of, that they go away without it, and how many may. */
export function patienceIn(text: string): Found[] {
  type Said = { part: Part; match: RegExpMatchArray; whom: string | undefined; name: string | undefined }
  const said = ways.flatMap(({ part, like }) =>
    [...text.matchAll(like)].map((match): Said => {
      const { x: named, z, q } = match.groups ?? {}
      const x = named ?? (z !== undefined && isAlive(z) ? z : undefined)
      const whom = x?.trim().replace(/^(?:where|which|that|waiting) /i, '')
      return {
        part,
        match,
        whom: whom !== undefined && nobody.test(whom) ? undefined : whom,
        name: (q ?? match.groups?.p)?.toLowerCase(),
      }
    }),
  )
  const whom = said.find((one) => one.whom !== undefined)?.whom ?? waitersIn(text)
  const drops = said.some(({ part }) => part !== 'lost')
  if (whom === undefined || !drops) return []
  const name = said.find((one) => one.name !== undefined)?.name ?? 'patience'
  return said.map(({ part, match, whom: own }): Found => {
    const { start, end, words } = placeOf(match)
    const many = figureIn(match.groups?.n)
    // They are there, whoever else is spoken of; who is said to wait stays in the text.
    return {
      term: {
        about: 'patience',
        whom: own ?? whom,
        name,
        part,
        ...(many !== undefined && { many }),
        words: without(words),
      },
      start,
      end,
    }
  })
}

const isAlive = (noun: string): boolean => {
  const { lemma, find } = openCatalogue()
  return isAnimate(find(lemma(noun, 'noun')))
}

/** Those who are served or driven, where nobody else is said to wait. */
const waitersIn = (text: string): string | undefined =>
  /\b(customers?|guests?|passengers?|patients?|visitors?|clients?|diners?|riders?|shoppers?|travell?ers?|kids|children)\b/i.exec(
    text,
  )?.[1]
