import type { QuantityPart } from '../../../../brief/brief.ts'
import { numberIn } from '../../../../reading/words.ts'
import { baseOf } from '../deeds.ts'
import { quantityOfState, swayedBy, worseEnd } from './names.ts'
import { type Way, ways } from './said.ts'

/** What a clause says, and of which quantity: things are still nouns. */
export type Read = { of: string; parts: QuantityPart[]; unit?: '%' | '°'; seconds?: number; left?: string }

type Groups = Partial<Record<string, string>>

const still =
  /\b(?:stand(?:ing)?|stay(?:ing)?|sit(?:ting)?|are|is|keep(?:ing)?) (?:very )?still\b|\b(?:don['’]?t|do not|not) mov(?:e|ing)\b|\brest(?:s|ing)?\b|\bwait(?:s|ing)?\b|\bstop(?:s)? moving\b|\bsleeping\b|\bsitting\b|\bstanding still\b/i
const moving = /\b(?:mov|runn?|walk|driv|fly|swim|row|sprint|rid|climb)(?:e|es|s|ing|ies)?\b/i
const place =
  /\b(?:in|near|next to|beside|under|at|on|by|close to|around|inside|behind|with|to)(?: of)? (?:(?:the|an?|any|some|your|my|each) )*([a-z][a-z -]*)$/i

/** When something goes on: while one does not move, while one does, or near somebody. */
function during(cond: string): { during?: 'still' | 'moving'; near?: string } | undefined {
  const [, near] = place.exec(cond) ?? []
  if (still.test(cond)) return { during: 'still' }
  if (near !== undefined && !/^(?:time|all|once|itself)$/.test(near)) return { near: near.trim() }
  return moving.test(cond) ? { during: 'moving' } : undefined
}

const deedIn = (text: string): { verb: string; whom?: string } | undefined => {
  const [, verb, , whom] =
    /^(?:you |he |she )?([a-z]+)( up| down| in| on| to| at)?(?: (?:the |an? |it|them|some )*([a-z]+)?)?$/i.exec(
      text.trim(),
    ) ?? []
  return verb ? { verb: baseOf(verb.toLowerCase()), ...(whom && { whom }) } : undefined
}

const paceIn = (text = ''): Pick<Extract<QuantityPart, { about: 'flow' }>, 'pace'> =>
  /slow/i.test(text) ? { pace: 'slow' } : /fast|quick|rapid/i.test(text) ? { pace: 'fast' } : {}

const unitIn = (text: string): '%' | '°' | undefined =>
  /%|per ?cent/i.test(text) ? '%' : /degree|°/i.test(text) ? '°' : undefined

/** At which end, or past which figure. */
function sideOf(edge: string): { side: 'full' | 'empty'; value?: number } {
  const [figure] = /\d+/.exec(edge) ?? []
  const value = figure === undefined || figure === '0' || figure === '100' ? undefined : Number(figure)
  const isLow =
    /empty|zero|nothing|gone|out|used up|low|cold|little|bottom|below|under|less|beneath|^0/i.test(edge)
  return { side: isLow ? 'empty' : 'full', ...(value !== undefined && { value }) }
}

/** What is said to happen then. Whoever comes is named; all else is the end of it. */
function outcomeOf(said: string): Pick<Extract<QuantityPart, { about: 'edge' }>, 'so' | 'whom'> {
  if (/\b(?:lose|loses|costs?)\b.*\b(?:a|one|your) (?:life|heart)\b|\bhurts?\b/i.test(said))
    return { so: 'hurts' }
  const [, whom] =
    /^(?:the |an? |some )?([a-z]+) (?:comes?|appears?|arrives?|attacks?|shows? up|turns? up|chases? )/i.exec(
      said,
    ) ?? []
  return whom && !/^(?:you|it|he|she|they)$/i.test(whom) ? { so: 'comes', whom } : { so: 'lost' }
}

/** What one clause says of a quantity, where `last` was spoken of before. Nothing, where it speaks of something else. */
export function readPart(
  text: string,
  last: { name: string; way?: 'up' | 'down' } | undefined,
): Read | undefined {
  for (const way of Object.keys(ways) as Way[]) {
    const match = ways[way].exec(text)
    if (!match) continue
    const groups: Groups = match.groups ?? {}
    const said = (groups.q ?? groups.q2)?.toLowerCase()
    const isMeant = said !== undefined || groups.p !== undefined || groups.p2 !== undefined
    const of = said ?? last?.name
    const found = meant(way, groups, text, of, isMeant, last)
    if (found) return found
  }
  return undefined
}

function meant(
  way: Way,
  groups: Groups,
  words: string,
  of: string | undefined,
  isNamed: boolean,
  last: { way?: 'up' | 'down' } | undefined,
): Read | undefined {
  const unit = unitIn(`${groups.edge ?? ''}${groups.u ?? ''}`)
  const read = (name: string, parts: QuantityPart[], more: Partial<Read> = {}): Read => ({
    of: name,
    parts,
    ...(unit && { unit }),
    ...more,
  })
  const raised = (up: string | undefined) => (up === undefined ? ('down' as const) : ('up' as const))
  const whom = groups.x?.trim().toLowerCase()
  const verb = groups.v === undefined ? undefined : baseOf(groups.v.toLowerCase())
  const cause = { ...(verb && { verb }), ...(whom && { whom }) }
  if (way === 'extremes') {
    const name = whom ?? ''
    return read(name, [
      { about: 'change', way: 'up', words, whom: name },
      { about: 'edge', side: 'full', so: 'lost', words },
      { about: 'edge', side: 'empty', so: 'lost', words },
    ])
  }
  if (way === 'heated')
    return read('temperature', [{ about: 'change', way: raised(groups.more), words, ...cause }])
  if (way === 'state') return stateOf(groups, words, cause)
  if (way === 'unless') {
    const seconds = numberIn(groups.n ?? '')
    if (verb === undefined || seconds === undefined) return undefined
    return read(
      `time to ${verb}`,
      [
        { about: 'change', way: 'up', whole: true, words, verb },
        { about: 'edge', side: 'empty', words, ...outcomeOf(groups.then ?? '') },
      ],
      { seconds },
    )
  }
  if (of === undefined) return undefined
  switch (way) {
    case 'band':
      return read(of, [
        { about: 'edge', side: 'empty', value: Number(groups.low), so: 'lost', words },
        { about: 'edge', side: 'full', value: Number(groups.high), so: 'lost', words },
      ])
    case 'kept':
    case 'edge':
    case 'edgeLast':
    case 'edgeBare': {
      const { side, value } = sideOf(groups.edge ?? '')
      const isKept = way === 'kept' && /^(?:you must |try to |always )?keep/i.test(words)
      const end = isKept && !/\bfrom\b/.test(words) ? (side === 'full' ? 'empty' : 'full') : side
      return read(of, [
        {
          about: 'edge',
          side: end,
          ...(value !== undefined && { value }),
          words,
          ...outcomeOf(groups.then ?? ''),
        },
      ])
    }
    case 'lacking':
      return isNamed
        ? read(of, [{ about: 'edge', side: 'empty', words, ...outcomeOf(groups.then ?? '') }])
        : undefined
    case 'arrival': {
      const isLeast = /least|more|above|over/.test(groups.far ?? '')
      const left = (groups.rest ?? '').trim()
      return read(
        of,
        [
          {
            about: 'edge',
            side: isLeast ? 'empty' : 'full',
            value: Number(groups.value),
            so: 'lost',
            words,
          },
        ],
        left.includes(' ') ? { left } : {},
      )
    }
    case 'shown':
      return read(of, [{ about: 'shown', words }])
    case 'flow':
    case 'more':
    case 'first':
      return flowOf(groups, words, of, last?.way)
    case 'resting': {
      const when = /run|mov|walk/.test(groups.rests ?? '') ? ('moving' as const) : ('still' as const)
      return read(of, [{ about: 'flow', way: raised(groups.raise), words, during: when }])
    }
    case 'sway': {
      const way = swayedBy(of, baseOf((groups.sway ?? '').toLowerCase()))
      return way && read(of, [{ about: 'change', way, words, ...cause }])
    }
    case 'at':
      return read(of, [{ about: 'change', way: 'up', words, ...cause }])
    case 'made': {
      const isUp = groups.more !== undefined || /raise|heat/.test(groups.sways ?? '')
      return read(of, [{ about: 'change', way: isUp ? 'up' : 'down', words, ...cause }])
    }
    case 'grows':
      return read(of, [{ about: 'change', way: raised(groups.more), words, ...cause }])
    case 'by':
    case 'doing':
      if (/^(?:you|he|she|it|they|i|we)$/.test(whom ?? '')) return undefined
      return read(of, [{ about: 'change', way: raised(groups.raise), words, ...cause }])
  }
}

/** By itself; or at once, where it is only said of the moment in which something is done. */
function flowOf(
  groups: Groups,
  words: string,
  of: string,
  before: 'up' | 'down' | undefined,
): Read | undefined {
  const way = groups.down ? 'down' : groups.up ? 'up' : groups.hold ? 'none' : before
  if (way === undefined) return undefined
  const cond = groups.cond ?? groups.doing
  const when = cond === undefined ? {} : during(cond)
  const pace = paceIn(`${groups.tail ?? ''} ${words}`)
  if (when) return { of, parts: [{ about: 'flow', way, words, ...pace, ...when }] }
  const deed = deedIn((cond ?? '').replace(/^(?:while|when|whenever|if|every time|each time) /i, ''))
  return deed && way !== 'none' ? { of, parts: [{ about: 'change', way, words, ...deed }] } : undefined
}

const onlyBecause = /^(?:and |but |so )?(?:if|when|whenever|once|as soon as|every time|each time)\b/i

/** 'Gets lonely if you don't sing to it': that grows by itself, and is less whenever it is done. */
function stateOf(groups: Groups, words: string, cause: { verb?: string; whom?: string }): Read | undefined {
  const name = quantityOfState((groups.state ?? '').toLowerCase())
  if (name === undefined) return undefined
  // 'If you give them too much water they get sad': because of that, and not by themselves.
  if (cause.verb === undefined && onlyBecause.test(words)) return undefined
  const way = worseEnd(name) === 'empty' ? ('down' as const) : ('up' as const)
  const eases = groups.not !== undefined
  const seconds = groups.n === undefined ? undefined : numberIn(groups.n)
  // 'Walrus customers get angry': they are there, whoever else is spoken of.
  const who = (groups.who ?? '').replace(/^(?:and|but|because|so|then) /, '')
  const isNamed = who !== '' && !/\b(?:you|i|we|he|she|it|they|that|which|who|one|player|else)\b/i.test(who)
  return {
    ...(isNamed && { left: who }),
    of: name,
    parts: [
      ...(eases || cause.verb === undefined ? [{ about: 'flow' as const, way, words }] : []),
      ...(cause.verb
        ? [{ about: 'change' as const, way: eases ? ('down' as const) : way, words, ...cause }]
        : []),
    ],
    ...(seconds !== undefined && { seconds }),
  }
}
