import type { Numbers } from './brief.ts'
import { numberWords } from './function-words.ts'

const wordPattern = new RegExp(
  `\\b(?:${Object.keys(numberWords)
    .filter((word) => !['pair', 'couple'].includes(word))
    .join('|')})\\b`,
  'g',
)

/** The text with its number words as digits: 'twenty five seconds' becomes '25 seconds'. */
export function withDigits(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b(?:a|an|one) (hundred|thousand|dozen)\b/g, '$1')
    .replace(/\bhalf a minute\b/g, '30 seconds')
    .replace(/\b(?:a|one) minute and a half\b/g, '90 seconds')
    .replace(/\bhalf an hour\b/g, '30 minutes')
    .replace(wordPattern, (word) => String(numberWords[word] ?? word))
    .replace(
      /\b(20|30|40|50|60|70|80|90)[ -]([1-9])\b(?! (?:lives|hearts|levels|enemies))/g,
      (_, tens, ones) => String(Number(tens) + Number(ones)),
    )
    .replace(/\b(\d) 100\b/g, (_, times) => String(Number(times) * 100))
    .replace(/\b(\d+) 12\b/g, (_, times) => String(Number(times) * 12))
}

type Row = { what: keyof Numbers; pattern: RegExp; times?: number }

const n = '(\\d{1,6})'
const row = (what: keyof Numbers, pattern: string, times?: number): Row => ({
  what,
  pattern: new RegExp(pattern),
  ...(times !== undefined && { times }),
})

/** '100 points for every hit' are what a deed is worth, and not what wins. */
const forEach = '(?! ?(?:for (?:every|each|any|an?|one|\\w+ing)|per|each|every|apiece|when|whenever|if)\\b)'

/** How the numbers of a game are said; the first that fits counts. Patterns read lower case with digits. */
const rows: Row[] = [
  row(
    'lives',
    // 'Two hearts swing on ropes' are no lives.
    `${n} (?:extra |starting |total |player )?(?:lives|hearts(?= *(?:$|[.,;:!?()+]|and\\b|but\\b|or\\b|to\\b|left\\b|at\\b|before\\b|then\\b|per\\b|each\\b|total\\b|max|in total|when|if|so\\b|for\\b|fights?\\b))|life\\b|hit points|hp\\b|health points|chances|attempts|tries|(?:wrong )?guesses|wrong letters|mistakes)`,
  ),
  row('lives', `(?:lives|hearts|health|hp|life)(?: points)?(?: ?[:=]| of| is| are|) ${n}\\b`),
  row('seconds', `${n} ?(?:-| )?seconds?`),
  row('seconds', `${n} ?(?:-| )?minutes?`, 60),
  row('seconds', `(?:timer|time limit|countdown|clock)(?: ?[:=]| of| is|) ${n}\\b(?! minutes?)`),
  row('seconds', `\\ba minute\\b()`, 60),
  row('laps', `${n} laps?`),
  row('moves', `${n} (?:moves?|swaps)\\b|(?:move limit|moves)(?: of|:) ${n}`),
  row('cards', `${n} (?:memory )?cards`),
  row('cards', `${n} pairs`, 2),
  row('lanes', `${n} (?:parallel |different )?(?:lanes|columns of notes)`),
  row('phases', `${n} (?:boss |attack )?phases`),
  row('waves', `(?<!every )(?<!each )\\b${n} (?:increasingly \\w+ |enemy |zombie |difficult |tough )*waves`),
  row('waves', `(?:boss|ends?|final boss)[^.;]{0,30}? (?:on|at|in|after|every|of) (?:the )?wave ${n}`),
  row('waves', `wave ${n}\\b`),
  row('nights', `${n} (?:\\w+ )?nights\\b`),
  row('levels', `(?<!every )(?<!each )\\b${n} (?:\\w+ )?(?:levels|stages|worlds|maps|floors|rooms)\\b`),
  row('levels', `(?:levels|stages)(?: ?:) ${n}`),
  // What evolves at level five has levels of its own.
  row(
    'levels',
    `(?<!\\b(?:evolv|grow|chang|transform|turn|learn|unlock|level)\\w* )\\b(?:on|at|in|after|until|final) (?:the )?level ${n}`,
  ),
  row('enemies', `${n} (?:enem(?:y|ies)|foes|monsters) (?:on|at|visible)\\b`),
  // 'One player draws crosses and the other circles' says who does what, and not how many play.
  row('players', '\\b(?:one|1|a \\w+) (?:for|per) (?:each|every) player\\b()', 2),
  row(
    'players',
    `${n} ?-?players?\\b(?! (?:is|controls|plays|must|has|can)\\b)(?!(?<=\\b(?:one|1) player)[^.;]*\\bthe other\\b)`,
  ),
  row(
    'opponents',
    `${n} (?:\\w+ )?(?:opponents|rivals|competitors|bots|other racers|ai racers|ai cars|racers|other cars|cpu players|rival cars)`,
  ),
  row('rounds', `best of ${n}`),
  row('rounds', `golf[^.]{0,40}? ${n} holes|${n} holes?[^.]{0,30} golf`),
  // 'Every 5 shots the ceiling comes down' says how often, and not how many there are.
  row(
    'rounds',
    `(?<!\\b(?:every|each) )${n} (?:rounds|questions|frames|penalties|shots|turns|throws|bouts)\\b`,
  ),
  row(
    'score',
    `(?:first (?:to|player to|one to)(?: reach| get| score)?|up to|(?:reach|get|score|earn|until)(?: a score of)?|score of|at|with) ${n}(?: points\\b${forEach}|(?= wins?\\b))`,
  ),
  // 'First to three laps' is a number of laps, which is read as such.
  row(
    'score',
    `first (?:one |player )?to (?:reach |score |get |do |run |finish )?${n}\\b(?! (?:laps?|rounds?|levels?|waves?|nights?|seconds?)\\b)`,
  ),
  // 'Win with 8 domes' counts domes, and there is no win in 'wine'.
  row(
    'score',
    `\\b(?:win|wins|victory)\\b[^.;]{0,15} (?:at|with|after) ${n}(?: points\\b|(?= (?:goals|wins|in(?! the (?:morning|afternoon|evening))|within|before|and|or|to)\\b|\\s*(?:[.,;:!?)]|$)))`,
  ),
  row('score', `(?:target|goal)(?: score)?(?: of|:) ${n}(?: points)?\\b`),
  row('score', `${n} points? (?:to win|wins?|to finish|to beat|needed|required)`),
  row(
    'kinds',
    `${n} (?:kinds|types|sorts|different kinds|different types) of (?:towers?|turrets?|weapons?|units?|defen[cs]es?)`,
  ),
  row('kinds', `${n} (?:different |unique )?(?:tower types|towers|turret types)\\b`),
]

const bounds: Record<keyof Numbers, [number, number]> = {
  lives: [1, 99],
  seconds: [5, 3600],
  levels: [1, 100],
  score: [1, 1_000_000],
  waves: [1, 100],
  players: [1, 8],
  moves: [1, 500],
  laps: [1, 50],
  rounds: [1, 100],
  nights: [1, 20],
  cards: [4, 64],
  lanes: [2, 10],
  phases: [1, 9],
  opponents: [1, 20],
  kinds: [1, 12],
  enemies: [1, 50],
}

/** '15 seconds each', '10 seconds per question', '5 seconds to answer': how long one of many may take, and not the game. */
export const eachTime =
  /\b(?:\d+|five|ten|twelve|fifteen|twenty|thirty|forty|sixty|one|two) ?-?(?:seconds?|secs?|minutes?)(?: (?:time )?limit)?(?: (?:per|for each|for every|for a|each|every|to answer|to guess|to solve|to reply|on each)\b(?: (?!with\b|and\b|or\b|but\b)\w+)?|(?= each\b))/

export function readNumbers(text: string): Numbers {
  const numbers: Numbers = {}
  const digits = withDigits(text)
    .replace(eachTime, ' ')
    // 'A slide that needs 1.5 seconds': nobody measures a game by halves.
    .replace(/\b\d+\.\d+ ?-?(?:seconds?|secs?)\b/g, ' ')
  for (const { what, pattern, times } of rows) {
    if (numbers[what] !== undefined) continue
    const match = pattern.exec(digits)
    if (!match) continue
    const said = match[1] || match[2]
    const value = said ? Number(said) * (times ?? 1) : (times ?? Number.NaN)
    const [least, most] = bounds[what]
    if (value >= least && value <= most) numbers[what] = value
  }
  // 'costs 5 seconds', 'lasts 10 seconds', 'every 3 seconds' are not the length of the game.
  if (numbers.seconds !== undefined && numbers.seconds < 180) {
    const aside =
      /(?:every|each|lasts?|lasting|costs?|loses?|adds?|extra|bonus|for|after|takes?|needs?|requires?|recharges? in|bakes? for|sleeps? for|only|up to|at most|max|wait|cooldown(?: of)?|within) (?:about |only |around )?\d+ ?-?(?:seconds?|minutes?)/
    const plain = digits.replace(new RegExp(aside, 'g'), '')
    const whole =
      /(?:game|round|match|level|it|day|night|shift|race|party|show|hunt|trip|match) (?:should |must |will )?(?:lasts?|runs?|goes|takes?|ends?)(?: for| after| on)? \d+|(?:in|under|within) (?:just |only )?\d+ ?(?:seconds?|minutes?)|survive (?:for )?(?:at least )?\d+ ?seconds?|survive (?:for )?\d+ ?minutes?|for \d+ ?(?:seconds?|minutes?)(?=$|[ ,.;]*$)|survive[^.]{0,40} for \d+/
    if (
      !/\d+ ?(?:-| )?(?:seconds?|minutes?)|(?:timer|time limit|countdown)(?: of|:)? \d|a minute/.test(
        plain,
      ) &&
      !whole.test(digits)
    )
      delete numbers.seconds
    else if (!whole.test(digits)) {
      const again = rows
        .filter(({ what }) => what === 'seconds')
        .flatMap(({ pattern, times }) => {
          const match = pattern.exec(plain)
          return match ? [match[1] ? Number(match[1]) * (times ?? 1) : (times ?? 60)] : []
        })
      if (again[0] !== undefined && again[0] >= 5) numbers.seconds = again[0]
    }
  }
  return numbers
}
