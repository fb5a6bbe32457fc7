import { type Found, figureIn, numeral, placeOf, without } from './found.ts'

/** Letters to be read: what is quoted, or a code in capitals. */
const quoted = '["“”\'‘](?<quoted>[^"”“]{2,80}?)["”’\']'
const code =
  '(?:(?:the |a )?(?:secret |promo |discount |coupon |bonus )*(?:code|words?|message|text|sign)s?:? )?(?<code>[A-Z][A-Z0-9]{2,}[0-9A-Z!]*)'
const letters = `(?:(?:[a-z ]{0,40}? )?${quoted}|${code})`
const shows =
  '(?:shows?|displays?|says?|reveals?|appears?|flashes|tells?|gives?(?: you)?|gets?|receives?|earns?|unlocks?|prints?|writes?)'

const won =
  '(?:(?:if|when|once) (?:you|i|we|he|she|it|they|the player) (?:wins?|won|finish(?:es)?|succeeds?|(?:has|have) won|makes? it|(?:finds?|gets?|collects?|brings?|delivers?|saves?|has|have)(?: \\w+){0,2} (?:everything|everyone|everybody|all(?: of (?:it|them)| the \\w+| \\w+)?))|(?:when|once) (?:everything|everyone|everybody|all(?: the)?(?: \\w+)?) (?:is|are|has been|have been) \\w+|(?:at|on) the (?:top|finish|summit|goal|exit))'
const lost =
  '(?:(?:if|when|once) (?:you|i|we|he|she|it|they|the player) (?:loses?|lost|dies?|fails?)|(?:at|on) game over)'
const over = `(?:at the (?:very )?end|in the end|(?:at|on) the end screen|(?:when|once) (?:it|the game) (?:is over|ends)|after (?<n>${numeral}) seconds|when (?:the )?time is (?:up|over))`

const ways = (
  [
    ['won', won],
    ['lost', lost],
    ['over', over],
  ] as const
).flatMap(([when, like]) => [
  { when, like: new RegExp(`${like},? [^.!?;]{0,60}?${shows} [^.!?;"“]{0,40}?${letters}`, 'g') },
  { when, like: new RegExp(`${like},? [^.!?;]{0,60}?${letters} ${shows}`, 'g') },
  { when, like: new RegExp(`${shows} [^.!?;"“]{0,40}?${letters} ${like}`, 'g') },
])

/** 'The winner gets the code SAVE20'. */
const winners = `(?:the |a |each |every |all )?winners? (?:gets?|receives?|sees?|earns?|unlocks?|wins?) [^.!?;"“]{0,40}?${letters}`
ways.push({ when: 'won', like: new RegExp(winners, 'g') })

/** What is to be read when it is over, won or lost. */
export function closingsIn(text: string): Found[] {
  return ways.flatMap(({ when, like }) =>
    [...text.matchAll(new RegExp(like.source, 'gi'))].flatMap((match): Found[] => {
      const { quoted: read, code: letters, n } = match.groups ?? {}
      const says = (read ?? letters)?.trim()
      // Whoever writes in small letters speaks of no code.
      if (!says || (read === undefined && says !== says.toUpperCase())) return []
      const seconds = figureIn(n)
      const whole = placeOf(match)
      // 'A flag is planted and a code appears': only the code is read.
      const [lead = ''] =
        /^.*\b(?:is|are|gets?|comes?|goe?s|opens?|plays?)\b[^"“]*? and (?=(?:an?|the) )/i.exec(whole.words) ??
        []
      const start = whole.start + lead.length
      const { end } = whole
      const words = whole.words.slice(lead.length)
      return [
        {
          term: {
            about: 'closing',
            says,
            when,
            ...(seconds !== undefined && { seconds }),
            words: without(words),
          },
          start,
          end,
        },
      ]
    }),
  )
}
