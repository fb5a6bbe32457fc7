import { sizes } from '../../../../brief/attribute-words.ts'
import { colours, shade } from '../../../../brief/colours.ts'
import type { Lexicon } from '../../../../brief/lexicon.ts'
import type { Edit, Target } from '../change.ts'
import { targetIn } from './target.ts'

/** How strongly: 'a bit', 'much'. */
function strength(words: string): number {
  if (/\b(?:a (?:little )?bit|a little|slightly|a touch|somewhat|a tad)\b/.test(words)) return 0.5
  if (/\b(?:much|way|a lot|far|very|really|super|even|significantly|lots)\b/.test(words)) return 1.8
  return 1
}

export function factorOf(words: string, up: boolean): number {
  const percent = /(\d+) ?(?:%|percent)/.exec(words)?.[1]
  if (percent) return round(up ? 1 + Number(percent) / 100 : Math.max(0.1, 1 - Number(percent) / 100))
  const times = /(\d+) times|(\d+)x\b/.exec(words)
  if (times) return up ? Number(times[1] ?? times[2]) : round(1 / Number(times[1] ?? times[2]))
  if (/\b(?:double|twice)\b/.test(words)) return up ? 2 : 0.5
  if (/\btriple\b/.test(words)) return up ? 3 : 0.33
  if (/\b(?:half|halve)\b/.test(words)) return 0.5
  const much = strength(words)
  return round(up ? 1 + 0.4 * much : Math.max(0.2, 1 - 0.3 * much))
}

const round = (value: number) => Math.round(value * 100) / 100

const faster =
  /\b(?:faster|quicker|speedier|speed(?:s|ed)? up|more speed|increase (?:the )?(?:\w+ )*speed|double (?:the )?(?:\w+ )*speed|too slow|so slow|higher speed|(?:twice|double) as fast)\b/

const slower =
  /\b(?:slower|slow(?:s|ed)? (?:\w+ ){0,3}?down|slow down|less fast|decrease (?:the )?(?:\w+ )*speed|reduce (?:the )?(?:\w+ )*speed|half (?:the |of the )?(?:\w+ )*speed|halve (?:the )?(?:\w+ )*speed|too fast|so fast|lower speed)\b/

const bigger =
  /\b(?:bigger|larger|taller|wider|huge|giant|massive|enormous|increase (?:the )?(?:\w+ )*size|too small|too tiny|grow|as big|as large|(?:double|twice|triple) (?:the |its |their |his |her )?size)\b/

const smaller =
  /\b(?:smaller|tinier|shorter|thinner|tiny|decrease (?:the )?(?:\w+ )*size|reduce (?:the )?(?:\w+ )*size|shrink|too big|too large|too huge|half (?:the |its |their |his |her )?size)\b/

const asked = (words: string) =>
  words.replace(faster, ' ').replace(slower, ' ').replace(bigger, ' ').replace(smaller, ' ')

/** 'Everything is too small.' */
const ofAll = (words: string): Target | undefined =>
  /\b(?:everything|everyone|everybody|all of (?:them|it))\b/.test(words) ? 'everything' : undefined

export function readSpeed(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  if (/\bover time\b/.test(words)) return undefined
  const up = faster.test(words)
  if (!up && !slower.test(words)) return undefined
  const target = ofAll(words) ?? targetIn(asked(words), lexicon, last)
  return [{ change: 'speed', ...(target && { target }), factor: factorOf(words, up) }]
}

export function readSize(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  const up = bigger.test(words)
  if (!up && !smaller.test(words)) return undefined
  // 'add a giant octopus' brings a new one.
  if (/^(?:add|include|put|spawn|there (?:should be|is|are))\b/.test(words)) return undefined
  const target = ofAll(words) ?? targetIn(asked(words), lexicon, last)
  const word = words.split(' ').find((one) => sizes[one] !== undefined && !/er$/.test(one))
  return [
    {
      change: 'size',
      ...(target && { target }),
      factor: word && word !== 'big' && word !== 'small' ? (sizes[word] ?? 1) : factorOf(words, up),
    },
  ]
}

export function readColour(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  if (/^(?:add|include|put|spawn|there (?:should be|is|are)|more|fewer)\b/.test(words)) return undefined
  const list = words.split(/[\s-]+/)
  const at = list.findLastIndex((word) => colours[word] !== undefined)
  const word = list[at]
  if (word === undefined) return undefined
  let colour = colours[word] ?? '#888888'
  if (list[at - 1] === 'dark' || list[at - 1] === 'darker') colour = shade(colour, -0.35)
  if (['light', 'lighter', 'bright', 'pale'].includes(list[at - 1] ?? '')) colour = shade(colour, 0.3)
  const rest = list
    .filter(
      (one) =>
        colours[one] === undefined &&
        !['dark', 'light', 'darker', 'lighter', 'bright', 'color', 'colour', 'pale'].includes(one),
    )
    .join(' ')
  const wanted =
    /\b(?:make|should|paint|color|colour|change|turn|be|is|are|want|dye|tint|give)\b/.test(rest) ||
    list.length <= 3
  if (!wanted) return undefined
  const background = /\b(?:background|sky|screen)\b/.test(rest)
  const target = background
    ? 'background'
    : (targetIn(rest, lexicon, last) ?? (/\b(?:them|they|he|she|him|her)\b/.test(rest) ? last : undefined))
  return [{ change: 'colour', ...(target && { target }), colour, word }]
}
