import type { Brief, BriefDeed } from '../../../brief/brief.ts'
import { frameOf } from '../../../brief/verbs.ts'
import type { Piece, Reading } from '../../../reading/schema.ts'
import { type Deed, isHomeward } from './deeds.ts'
import { pieceOf } from './parts-of-reading.ts'

/** 'Before sunset', 'before the party begins', 'midnight is the deadline'; but 'before the crew does' is a contest. */
export const isDeadline = ({ text }: Piece): boolean =>
  /^before\b(?!.*\b(?:does|do|did|can)\s*$)(?! (?:you|we|they|he|she)\b| it (?!rains?|snows?|storms?|freezes|gets|grows|becomes|leaves|departs|closes|starts|begins|ends|is too late))|\bis (?:the|your|our) deadline$/i.test(
    text,
  )

/** 'Where they want to go before time runs out': the deadline in it is a condition of its own. */
export function withOwnDeadlines(reading: Reading): Reading {
  const { words } = reading
  const said = reading.said.flatMap((one) => {
    const { what, piece } = one
    const at = piece.words.findIndex((word) => /^before$/i.test(words[word]?.text ?? ''))
    if (what !== 'rule' || at < 1 || at > piece.words.length - 3) return [one]
    return [piece.words.slice(0, at), piece.words.slice(at)].map((own) => ({
      ...one,
      piece: pieceOf(reading, own),
    }))
  })
  return { ...reading, said }
}

/** What tells the time by what it does. */
const telling = /^(?:sun|moon|bell|alarm|siren|clock|timer|curtain|gates?|doors?|shop|store|lights?|lamps?)$/i

/** 'Before the sun goes down', 'before the bell rings': what only says until when there is time stands nowhere. */
export function hoursIn({ things, links, said, words }: Reading): Set<number> {
  const until = said.flatMap(({ piece }) => (isDeadline(piece) ? piece.words : []))
  const isOnlyHour = (at: number) =>
    links
      .filter(({ who, whom }) => who === at || whom === at)
      .every(({ whom, does }) => whom === undefined && does.words.every((word) => until.includes(word)))
  return new Set(
    things.flatMap(({ head, role }, at) =>
      role !== 'you' && until.includes(head) && telling.test(words[head]?.text ?? '') && isOnlyHour(at)
        ? [at]
        : [],
    ),
  )
}

/** 'Before winter comes and': what joins the next clause is no part of it. */
const whole = ({ text }: Piece) => text.replace(/(?:\s*,|\s+(?:and|but|or|so|then))+$/i, '')

/** What is said without a verb of getting somewhere: 'a snail late for school', 'must be home before it rains'. */
export function arrivalsIn(reading: Reading): Deed[] {
  return [...latenessIn(reading), ...homecomingsIn(reading)]
}

/** Whoever is late gets there, and there is time until then. */
function latenessIn({ links, words, things }: Reading): Deed[] {
  return links.flatMap(({ who, does, whom }): Deed[] => {
    const at = does.words.find((place) => /^late$/i.test(words[place]?.text ?? ''))
    const to = typeof whom === 'number' ? things[whom] : undefined
    if (at === undefined || typeof whom !== 'number' || !to || !/\blate (?:for|to)$/i.test(does.text))
      return []
    const own = { who, particles: [], pronoun: false, negated: false, at }
    const said = (places: number[]) => ({
      places,
      words: [...places]
        .sort((a, b) => a - b)
        .map((place) => words[place]?.text)
        .join(' '),
    })
    const until = [...does.words.filter((place) => place >= at), ...to.noun.words]
    const doer = typeof who === 'number' ? (things[who]?.noun.words ?? []) : []
    return [
      {
        ...own,
        verb: 'reach',
        frame: frameOf('reach'),
        whoms: [{ end: whom, by: undefined }],
        ...said([...doer, ...until]),
      },
      { ...own, verb: 'be in time', frame: undefined, whoms: [], ...said(until) },
    ]
  })
}

function homecomingsIn(reading: Reading): Deed[] {
  const { words, things } = reading
  const at = words.findIndex(({ text }, place) => /^be$/i.test(text) && isHomeward(reading, place + 1))
  const home = things.findIndex(({ head }) => head === at + 1)
  if (at < 0 || home < 0) return []
  const who = things.findLastIndex(({ head, role }) => head < at && role === 'you')
  return [
    {
      who: who < 0 ? 'you' : who,
      verb: 'reach',
      frame: frameOf('reach'),
      whoms: [{ end: home, by: undefined }],
      particles: [],
      pronoun: false,
      negated: false,
      words: [...(things[who]?.noun.words ?? []), at, at + 1].map((place) => words[place]?.text).join(' '),
      places: [...(things[who]?.noun.words ?? []), at, at + 1],
      at,
    },
  ]
}

/**
 * Conditions that only say how long there is time become a deed of their own. Whoever is against the player and comes at last does so
 * itself: the deed is claimed in the words of the whole condition. So it is with what others do to somebody ('before they sting the
 * guests'): it happens to whoever is too slow.
 */
export function withDeadlines(
  done: readonly BriefDeed[],
  conditions: readonly Piece[],
  deeds: readonly Deed[],
  actors: Brief['actors'],
): BriefDeed[] {
  const isFoe = (id: string) => actors.some((actor) => actor.id === id && /^(?:enemy|boss)$/.test(actor.role))
  let all = [...done]
  for (const piece of conditions.filter((one) => isDeadline(one) || /^before\b/i.test(one.text))) {
    const inside = deeds.filter(({ at }) => piece.words.includes(at)).map(({ words }) => words)
    const own = all.filter(({ words, within }) => within && inside.includes(words))
    const theirs = own.find(
      ({ subject, negated, whoms }) => subject !== 'player' && !negated && whoms.length > 0,
    )
    if (theirs) {
      const { within: _, ...deed } = theirs
      all = all.map((one) => (one === theirs ? { ...deed, words: whole(piece) } : one))
    }
    if (!isDeadline(piece) || own.some(({ whoms }) => whoms.length > 0)) continue
    const coming = own.find(
      ({ subject, verb }) => isFoe(subject) && /^(?:come|arrive|approach|wake)$/.test(verb),
    )
    all = all.filter((deed) => !own.includes(deed))
    if (coming) {
      const { within: _, ...deed } = coming
      all.push({ ...deed, words: whole(piece) })
    } else
      all.push({
        subject: 'player',
        verb: 'be in time',
        whoms: [],
        particles: [],
        negated: false,
        words: whole(piece),
      })
  }
  return all
}
