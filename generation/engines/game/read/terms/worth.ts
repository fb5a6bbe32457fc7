import { coins, type Found, figureIn, noun, numeral, placeOf, small, without } from './found.ts'

const points = 'points?|pts?|stars?'
const unit = `(?<unit>${points}|${coins})`
const start = '(?<=^|[.,;:!?(] ?|\\b(?:and|but|or|where|while) )'
const stop = '(?=\\s*(?:[.,;:!?)]|$|and\\b|but\\b|or\\b))'

const ways: readonly { like: RegExp; loses?: true; money?: true; keeps?: true; follows?: true }[] = [
  // 'Golden fish worth 5 points'
  {
    like: like(
      `(?:\\b(?:each|every) )?(?<x>${noun}) (?:(?:is|are|being) )?(?:each )?worth (?<n>${numeral})(?: ${unit})?`,
    ),
    keeps: true,
    follows: true,
  },
  // 'Golden sells for 3 coins'
  {
    like: like(
      `${start}${small}(?<x>${noun}) (?:sells?|(?:is|are) sold|goe?s?) for (?<n>${numeral})(?: ${unit})?`,
    ),
    money: true,
    follows: true,
  },
  // 'Sell lemonade for 2 coins a glass': that it is sold goes on in the text.
  {
    like: like(
      `(?<=\\b(?:sells?|selling) )${small}(?<x>${noun}) (?:for|at) (?<n>${numeral}) ${unit}(?: (?:an?|per|each|every|apiece)(?: [a-z]+)?)?`,
    ),
    money: true,
    keeps: true,
  },
  // 'A pearl gives you 10 points', 'crabs cost 5 points'
  {
    like: like(
      `${start}${small}(?<x>${noun}) (?:gives?|earns?|brings?|pays?|scores?|gets?|makes?|(?:is|are)|=)(?: you| me| us)? (?<sign>[+−–-]?)(?<n>${numeral}) ?${unit}`,
    ),
    follows: true,
  },
  {
    like: like(
      `${start}${small}(?<x>${noun}) (?:costs?|loses?|takes?)(?: you| me| us)? (?<n>${numeral}) ?(?<unit>${points})`,
    ),
    loses: true,
    follows: true,
  },
  // '10 points for a pearl', 'lose 5 points for each crab'
  {
    like: like(
      `(?<sign>(?:minus|lose|loses|losing) )?(?<n>${numeral}) ${unit} (?:for|per) ${small}(?<x>${noun})${stop}`,
    ),
  },
  // 'Right bin +10, wrong bin −5', and neither 'match-3' nor 'flies give +2 jumps'
  {
    like: like(
      `${start}${small}(?<x>${noun})(?:(?: (?:is|are|gives?|means?))?:? |: ?)(?<sign>[+−–-]) ?(?<n>\\d+)(?: ?${unit}|${stop})`,
    ),
    follows: true,
  },
]

function like(pattern: string): RegExp {
  return new RegExp(pattern, 'gi')
}

/** 'Golden sells for 3 coins, *pale for 1* and *burnt 0*' */
const next = new RegExp(
  `^,? ?(?:and |but |or )?${small}(?<x>${noun}) (?:for |only |just |gives? |=|:)?(?<sign>[+−–-]|(?:costs?|loses?)(?: you| me)? )? ?(?<n>${numeral})(?: ?${unit})?(?! (?!and\\b|but\\b)[a-z])${stop}`,
  'i',
)

/** What something is worth, in points or in money. */
export function worthIn(text: string): Found[] {
  return ways.flatMap(({ like: pattern, loses, money, keeps, follows }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const first = foundIn(text, match, { loses, money, keeps })
      if (!first) return []
      const all = [first]
      for (let from = first.end; follows; ) {
        const more = next.exec(text.slice(from))
        const one =
          more &&
          foundIn(text, { ...more, index: from + more.index } as RegExpMatchArray, {
            money: money ?? isMoney(first),
            ...(loses && { loses }),
          })
        if (!one) break
        all.push(one)
        from = one.end
      }
      return all
    }),
  )
}

const isMoney = ({ term }: Found): true | undefined =>
  (term.about === 'worth' && term.money !== undefined) || undefined

function foundIn(
  text: string,
  match: RegExpMatchArray,
  { loses, money, keeps }: { loses?: true | undefined; money?: true | undefined; keeps?: true | undefined },
): Found | undefined {
  const { x = '', n, sign = '', unit: said } = match.groups ?? {}
  const number = figureIn(n)
  if (number === undefined || /^(?:that|this|which|who|there|game|score|price|level|points?)$/i.test(x))
    return undefined
  const isPaid = said === undefined ? money === true : !new RegExp(`^(?:${points})$`, 'i').test(said)
  const value = loses || /^(?:[−–-]|minus|los|cost)/i.test(sign) ? -number : number
  const { start, end, words } = placeOf(match)
  const whom = /^(?:the )?(?:right|correct|good) /i.test(x)
    ? 'right'
    : /^(?:the )?(?:wrong|bad|false) |^(?:an? )?(?:miss|mistake|error)(?:es|s)?$/i.test(x)
      ? 'wrong'
      : x
  return {
    term: {
      about: 'worth',
      whom,
      value,
      ...(isPaid && {
        money: /^(?:gold|money|cash)$/i.test(said ?? '') ? 'coins' : (said ?? 'coins').toLowerCase(),
      }),
      words: without(words),
    },
    start,
    end,
    // Whoever is only described here was spoken of in a clause that goes on.
    ...(keeps &&
      !/(?:^|[.,;:!?]|\b(?:and|but)) *(?:the |each |every )?$/i.test(text.slice(0, start)) && { left: x }),
  }
}
