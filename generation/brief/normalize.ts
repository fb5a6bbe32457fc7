import { chatSpelling } from './chat-spelling.ts'
import { knownGames } from './known-games.ts'

/** A line or a sentence of the prompt, without markup. `label` is what stood before a colon or in the heading above. */
export type Piece = { text: string; label?: string; heading?: string }

const gameNames = knownGames
  .flatMap(({ names }) => names)
  .filter((name) => /^[a-zé]+$/.test(name))
  .join('|')

const contractions: [RegExp, string][] = [
  [/\bcan['’]?t\b/gi, 'can not'],
  [/\bcannot\b/gi, 'can not'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|should|could|would|must|has|have|had)n['’]?t\b/gi, '$1 not'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(you|they)re\b/gi, '$1 are'],
  [/\bi['’]?m\b/gi, 'i am'],
  [/\b(it|that|there|he|she|who|what|here|where)['’]s\b/gi, '$1 is'],
  [/\b(that|there|what)s\b(?= (?:a|an|the|my|not|like|called)\b)/gi, '$1 is'],
  [/\bits\b(?= (?:a|an|the|like|not|about|called|set)\b)/gi, 'it is'],
  [/\blet['’]s\b/gi, 'let us'],
  [/\b(i|you|we|they|it|that)['’](?:ll)\b/gi, '$1 will'],
  [/\b(i|you|we|they|he|she)['’]d\b/gi, '$1 would'],
  [/\b(i|you|we|they)['’]ve\b/gi, '$1 have'],
]

/** Ways of writing that mean a plainer word. */
const plain: [RegExp, string][] = [
  // 'with a twist: the ghosts are cats' only announces what follows.
  [/\bwith (?:a|one|this|some) (?:\w+ )?(?:twist|catch|difference|spin)\b\s*[:,]?(?: that)?/gi, ','],
  [/\bvs\.?(?=\s)/gi, 'vs'],
  [/\bversus\b/gi, 'vs'],
  [/\b(?:e\.g\.|eg\.|i\.e\.|ie\.),?/gi, ', '],
  [/\betc\b\.?/gi, ' '],
  [/\band\/or\b/gi, 'and'],
  [/\bas well as\b|\balong with\b|\btogether with\b/gi, 'and'],
  [/\b(?:lots|a lot|tons|plenty|loads|a bunch|a ton|a variety|a number|an abundance) of\b/gi, 'many'],
  [/\ba (?:few|couple of|couple)\b/gi, 'several'],
  [/\b(?:such as|for example|for instance|including|includes|like for example)\b:?/gi, 'including'],
  [
    /\b(?:(?:similar|akin) to|based (?:on|off|off of)|inspired by|kind of like|sort of like|in the (?:style|vein|spirit) of|in style of|reminiscent of|(?:a |an |the )?(?:simple |classic |basic )?(?:clone|version|remake|variation|variant|recreation|copy|replica) of|a (?:fun |new )?(?:twist|take|spin) on)\b/gi,
    'like',
  ],
  // 'A tetris-like game'; what is child-like or dream-like is like no game.
  [new RegExp(`\\b(${gameNames})-like (game|puzzle|rpg|adventure)\\b`, 'gi'), '$2 like $1'],
  [/\b(?:in order|so as) to\b/gi, 'to'],
  [/\bmake sure (?:that |to )?/gi, ''],
  // A warning and no thing: 'mind your step'.
  [/\b(?:mind|watch) your (?:step|head|feet|back|manners)\b/gi, ''],
  [/\b(?:and )?so (?:on|forth)\b/gi, ''],
  [/\b(\d+|two|three|four)[ -](?:headed|legged|eyed|armed|winged)\b/gi, '$1-headed'],
  [/(\d)\s?[x×]\s?(\d)/g, '$1 by $2'],
  [/\b(\d+)\s?(?:secs?|s)\b/gi, '$1 seconds'],
  [/\b(\d+)\s?(?:mins?)\b/gi, '$1 minutes'],
  [/\b(\d+)\s?(?:pts?)\b/gi, '$1 points'],
  [/\b3[ -]?d\b/gi, '3d'],
  [/\b2[ -]?d\b/gi, '2d'],
  [/\b(three|two)[ -]dimensional\b/gi, '$1d'],
  [/\bthreed\b/gi, '3d'],
  [/\btwod\b/gi, '2d'],
  [/(\d),(?=\d{3}\b)/g, '$1'],
  [/\bq\*bert\b/gi, 'qbert'],
  [/\bsci[ -]fi\b/gi, 'futuristic'],
  [/\bt[ -]?rex(es)?\b/gi, 'tyrannosaurus'],
  [
    /\bufos?\b/gi,
    (match: string) => (match.toLowerCase().endsWith('s') ? 'flying saucers' : 'flying saucer'),
  ] as never,
]

/** Longer than any prompt the product takes; a guard for what the grammar costs. */
const longest = 6000

function clean(text: string): string {
  return text
    .slice(0, longest)
    .normalize('NFKC')
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/<\/?[a-z][^>\n]{0,80}>/gi, ' ')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/(?<=\S)[ \t]+[–—-]{1,3}[ \t]+|[—]/g, ' , ')
    .replace(/[–]/g, '-')
    .replace(/…|\.{2,}/g, '. ')
    .replace(/[→⇒]|[-=]>/g, ' , ')
    .replace(/&/g, ' and ')
    .replace(/\s\+\s/g, ' and ')
    .replace(/(\p{L}{2,})\s?\/\s?(?=\p{L}{2,})/gu, '$1 or ')
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, ' ')
    .replace(/\t/g, ' ')
    .replace(/\r\n?/g, '\n')
}

/** Shouting is lowered, so that capitals may mean names elsewhere. */
function calm(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters > 3 && capitals / letters > 0.6 ? text.toLowerCase() : text
}

const bullet = /^\s*(?:[-*•·▪◦‣>]+|\d{1,2}[.)]|[a-z]\))\s+/i

export function normalize(prompt: string): Piece[] {
  let text = calm(clean(prompt))
  for (const [pattern, by] of [...chatSpelling, ...contractions, ...plain]) text = text.replace(pattern, by)
  const pieces: Piece[] = []
  let heading: string | undefined
  for (const line of text.split('\n')) {
    const isHeading = /^\s*#{1,6}\s/.test(line) || /^\s*\*\*[^*]+\*\*:?\s*$/.test(line)
    const hasBullet = bullet.test(line)
    const bare = line
      .replace(/^\s*#{1,6}\s*/, '')
      .replace(bullet, '')
      .replace(/^\s*\[[ x]?\]\s*/i, '')
      .replace(/\*\*|__|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)|~~/g, '')
      .replace(/^\s*#{1,6}\s*/, '')
      .trim()
    if (bare === '') {
      if (!hasBullet) heading = heading === undefined ? undefined : heading
      continue
    }
    if (isHeading || (/^[^:]{1,50}:$/.test(bare) && !hasBullet)) {
      heading = bare.replace(/:$/, '').trim()
      pieces.push({ text: '', heading })
      continue
    }
    if (!hasBullet && heading !== undefined && /^[A-Z].{60,}/.test(bare) && !bare.includes(':'))
      heading = undefined
    for (const sentence of bare.split(/(?<=[^.\d\s][.!?])\s+(?=\S)|(?<=\d[.!?])\s+(?=[A-Z])/)) {
      const labelled = /^([^:,.;()]{2,40}):\s+(.+)$/.exec(sentence)
      const part: Piece = { text: labelled?.[2] ?? sentence }
      if (labelled?.[1]) part.label = labelled[1].trim()
      if (heading !== undefined) part.heading = heading
      pieces.push(part)
    }
  }
  return pieces
}
