import type { Numbers } from '../../../../brief/brief.ts'
import { colours } from '../../../../brief/colours.ts'
import type { Lexicon } from '../../../../brief/lexicon.ts'
import { readNumbers } from '../../../../brief/numbers.ts'
import type { Edit, Target } from '../change.ts'
import { factorOf } from './quality.ts'
import { targetIn } from './target.ts'

export function readNumberWish(words: string): Edit[] | undefined {
  const edits: Edit[] = []
  const more =
    /\b(?:add |give (?:me|the player) |plus )?(\d+) (?:more|extra|additional) (lives|life|hearts|seconds|minutes|levels|waves|laps|rounds|moves|players)\b|\b(\d+) (fewer|less) (lives|life|hearts|seconds|minutes|levels|waves|laps|rounds|moves)\b/.exec(
      words,
    )
  if (more) {
    const what = numberNames[more[2] ?? more[5] ?? '']
    const value = Number(more[1] ?? more[3])
    const scale = /minute/.test(more[0]) ? 60 : 1
    if (what) return [{ change: 'number', what, delta: (more[1] === undefined ? -1 : 1) * value * scale }]
  }
  const vague =
    /\b(more|extra|another|fewer|less) (lives|life|hearts|time|seconds|levels|waves|laps|rounds|moves)\b/.exec(
      words,
    )
  const what = vague ? numberNames[vague[2] ?? ''] : undefined
  if (vague && what && !/\d/.test(words)) {
    const step = what === 'seconds' ? 30 : 1
    const many = vague[1] === 'more' && what !== 'seconds' ? 2 : 1
    return [{ change: 'number', what, delta: /fewer|less/.test(vague[1] ?? '') ? -step : step * many }]
  }
  const set =
    /\b(?:set |change |make )?(?:the )?(?:number of )?(lives|life|hearts|time|timer|levels|waves|laps|rounds|moves|players)(?: limit)? (?:to|should be|=) (\d+)(?! ?minutes?)/.exec(
      words,
    )
  const name = set ? (numberNames[set[1] ?? ''] ?? 'seconds') : undefined
  if (set && name) return [{ change: 'number', what: name, value: Number(set[2]) }]
  for (const [key, value] of Object.entries(readNumbers(words))) {
    if (value !== undefined) edits.push({ change: 'number', what: key as keyof Numbers, value })
  }
  return edits
}

const numberNames: Record<string, keyof Numbers> = {
  lives: 'lives',
  life: 'lives',
  hearts: 'lives',
  time: 'seconds',
  seconds: 'seconds',
  minutes: 'seconds',
  levels: 'levels',
  waves: 'waves',
  laps: 'laps',
  rounds: 'rounds',
  moves: 'moves',
  players: 'players',
}

export function readCount(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  const more =
    /^(?:add |i want |give me |can we have |have |put (?:in )?|spawn |with |there should be |we need |make )?(?:(\d+|several|many|much|a few|some|a lot|lots|way|even) )?(?:more|additional|extra|another)(?: of)?\s*(.*)$/.exec(
      words,
    )
  if (
    more &&
    !/\b(?:difficult|challenging|fun|interesting|colou?rful|realistic|beautiful|exciting)\b/.test(
      more[2] ?? '',
    )
  ) {
    const target =
      targetIn(more[2] ?? '', lexicon, last) ??
      (/^(?:of them|of those|)$/.test(more[2] ?? '') ? last : undefined)
    const said = Number(more[1])
    const delta = Number.isFinite(said) && more[1] ? said : undefined
    if (target === undefined) return undefined
    if (/\banother\b/.test(words)) return [{ change: 'count', target, delta: 1 }]
    return [
      {
        change: 'count',
        target,
        ...(delta !== undefined ? { delta } : { factor: /lot|many|much|way/.test(more[1] ?? '') ? 2 : 1.5 }),
      },
    ]
  }
  const fewer =
    /^(?:i want |make |have |use |with |there should be )?(?:(\d+|much|a lot|way|far) )?(?:fewer|less)\s+(.+)$/.exec(
      words,
    ) ??
    /^(?:there are |it has )?too many()\s+(.+)$/.exec(words) ??
    /^(?:reduce|decrease|lower)() (?:the )?(?:number|amount) of (.+)$/.exec(words)
  if (fewer) {
    const target = targetIn(fewer[2] ?? '', lexicon, last)
    const said = Number(fewer[1])
    if (target)
      return [
        {
          change: 'count',
          target,
          ...(fewer[1] && Number.isFinite(said) ? { delta: -said } : { factor: fewer[1] ? 0.4 : 0.6 }),
        },
      ]
  }
  const enough =
    /^(?:there (?:are|is) )?not enough (.+)$|^(?:increase|raise) (?:the )?(?:number|amount) of (.+)$/.exec(
      words,
    )
  if (enough) {
    const target = targetIn(enough[1] ?? enough[2] ?? '', lexicon, last)
    if (target) return [{ change: 'count', target, factor: 1.5 }]
  }
  const times =
    /^(?:i want |make |have )?(double|twice|triple|half|halve)(?: as many| the (?:number|amount) of| the)?\s+(.+)$/.exec(
      words,
    )
  if (times && !/\b(?:jump|speed|size|score|points)\b/.test(times[2] ?? '')) {
    const target = targetIn(times[2] ?? '', lexicon, last)
    if (target) return [{ change: 'count', target, factor: factorOf(times[1] ?? '', true) }]
  }
  const exact =
    /^(?:only|exactly|make it|there should (?:only )?be|i (?:only )?want|have|use|set (?:it )?to|make there be)(?: only| just)? (\d+) (.+)$/.exec(
      words,
    )
  if (exact) {
    const target = targetIn(exact[2] ?? '', lexicon, last)
    if (target) return [{ change: 'count', target, value: Number(exact[1]) }]
  }
  return undefined
}

/** 'Worth five points each', 'should give 20 points'. */
export function readPoints(words: string, lexicon: Lexicon, last: Target | undefined): Edit[] | undefined {
  const points = /\b(?:worth|gives?|be|bring|get|for) (?:you |me )?(\d+) (?:points?|pts)\b/.exec(words)
  // 'Make the flies gold and worth five points': the flies.
  const before = words
    .slice(0, points?.index)
    .replace(/\band\b.*$/, '')
    .split(' ')
    .filter((word) => colours[word] === undefined)
  const target = points && (targetIn(before.join(' '), lexicon, last) ?? last)
  return target ? [{ change: 'points', target, value: Number(points?.[1]) }] : undefined
}
