import {
  type Amount,
  type Effect,
  type End,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
  type When,
} from '@makebelieve/kit/rules/rulebook'
import type { Consequence } from '../../../../brief/brief.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import type { Known } from './with-consequences.ts'

/** A clock for where nothing is to be feared any more: so long nobody needs who only has to begin again now and then. */
const enough = 150

/**
 * 'If you touch the lava you lose', 'hit three trees and the race is over', 'if a wave gets you, you start again': whoever is met or sees the
 * player does just that, and costs no heart as well.
 */
export function withEnding(
  told: Rulebook,
  { cause, effect, words }: Consequence,
  index: number,
  known: Known,
): Rulebook | undefined {
  const { whom, times, sees } = cause
  const because = { words }
  const book =
    whom === undefined || sees
      ? told
      : withDanger(told, { whom, isEnd: effect.does === 'loses' && times === undefined }, known, because)
  const you = playerKind(book).id
  if (whom === undefined || (effect.does === 'again' && effect.whom !== 'player')) return undefined
  const own = book.kinds.filter(({ id, cast }) => id === whom || cast === whom)
  if (own.length === 0) return undefined
  const isTheirs = (ref: string) => ref === whom || own.some(({ id }) => id === ref)
  const isIt = (when: When) =>
    sees === true
      ? ('sees' in when && isTheirs(when.sees[0]) && when.sees[1] === you) ||
        ('lights' in when && isTheirs(when.lights[0]) && when.lights[1] === you)
      : 'touch' in when && when.touch.includes(you) && when.touch.some(isTheirs)
  const harms = (rule: Rule) => isIt(rule.when) && rule.do.some((one) => 'hurt' in one)
  // What is touched to be collected, cut or caught is not feared.
  const found = book.rules.filter(harms)
  if (found.length === 0 && (sees || book.rules.some(({ when }) => isIt(when)))) return undefined
  const met: Rule = { when: { touch: [you, whom] }, do: [{ show: 'hurt' }], because }
  const rules = found.length > 0 ? book.rules : [...book.rules, met]
  const tally = `met ${whom} (${index + 1})`
  const counted: Effect[] = [{ tally, add: 1 }]
  const back: Effect[] = [
    { move: 'player', to: 'start' },
    { show: 'warn', words: 'Back to the start!' },
  ]
  // Every so often it is counted, and only then one is sent back.
  const isNow = times === undefined && effect.does === 'again'
  const laid = rules.map((rule): Rule => {
    if (!(found.includes(rule) || rule === met)) return rule
    // Being seen costs a heart as ever, and is the end of it.
    const does = sees ? rule.do : rule.do.filter((one) => !('hurt' in one))
    const side = 'touch' in rule.when && rule.when.touch[0] === you ? 'b' : 'a'
    // Whoever comes after one begins from afar, too; it would wait at the start.
    const comes = own.some(({ drive }) => /^(?:chase|swarm|go)$/.test(drive.does))
    const off: Effect[] = isNow && comes ? [{ move: side, to: 'far' }] : []
    const away: Effect[] = isNow || sees ? off : [{ push: side, speed: 320 }]
    return {
      ...rule,
      do: [...(isNow ? back : counted), ...away, ...does, { show: 'hurt' }],
      rest: 1.2,
      because,
    }
  })
  if (effect.does === 'again') {
    const due: Rule = { when: { tally, reaches: times ?? 1, again: true }, do: back, because }
    return feared({ ...book, rules: isNow ? laid : [...laid, due] })
  }
  const lost: End = {
    result: 'lost',
    when: {
      tallies: [{ tally, reaches: times ?? 1, says: times === undefined ? '' : 'too many', cast: whom }],
    },
    says: times === undefined ? 'That was the end of it.' : `That was number ${times}.`,
    because,
  }
  const kinds =
    times === undefined ? book.kinds.map((kind) => (own.includes(kind) ? gentler(kind) : kind)) : book.kinds
  // The clock was there because there was nothing to fear.
  const isClock = ({ result, when, because: why }: End) =>
    result === 'lost' && 'seconds' in when && why === 'filler'
  return { ...book, kinds, rules: laid, ends: [...book.ends.filter((end) => !isClock(end)), lost] }
}

/** Where one touch is the end, whoever must not be touched is fewer and slower. */
function gentler(kind: Kind): Kind {
  const less = (amount: Amount, times: number, least: number): Amount =>
    typeof amount === 'number'
      ? Math.max(least, Math.round(amount * times))
      : [Math.max(least, Math.round(amount[0] * times)), Math.max(least, Math.round(amount[1] * times))]
  const { drive, count, comes } = kind
  return {
    ...kind,
    count: Math.max(...[count].flat()) === 0 ? count : less(count, 0.5, 1),
    ...('speed' in drive &&
      drive.speed !== undefined && {
        drive: {
          ...drive,
          speed: less(drive.speed, 0.7, 30),
          ...(drive.does === 'chase' && { within: 190 }),
        } as Kind['drive'],
      }),
    ...(comes && {
      comes: {
        ...comes,
        every: [Math.max(...[comes.every].flat()) * 1.4, Math.max(...[comes.every].flat())] as const,
      },
    }),
  }
}

/** Whoever must not be touched is there to be touched, where no deed brought it. */
function withDanger(
  book: Rulebook,
  { whom, isEnd }: { whom: string; isEnd: boolean },
  { uses, mechanics, cast }: Known,
  because: Rule['because'],
): Rulebook {
  const [first] = uses
  const member = cast.find(({ id }) => id === whom)
  const dodge = mechanics.find(({ id }) => id === 'dodge')
  const isThere = book.kinds.some((kind) => kind.cast === whom || kind.id === whom)
  if (isThere || !member || !dodge || !first) return book
  const thing = openCatalogue().find(member.name)
  const part = { id: whom, name: member.name, plural: member.plural, flies: false, alive: isAnimate(thing) }
  const { space } = book
  const lines = dodge.adds({ ...first, whom: part, space: space.id, rough: space.rough })
  // What does not live stands in the way, where one jumps.
  const stands: Partial<Kind> =
    space.id === 'side' && !part.alive ? { drive: { does: 'still' }, count: 5, where: 'posts' } : {}
  // Nobody gets away for long from who comes after one and may not touch one even once.
  const roams: Partial<Kind> =
    isEnd && part.alive && space.id === 'top'
      ? { drive: { does: 'wander', speed: [50, 85] }, count: [3, 5] }
      : {}
  const kinds = (lines.kinds ?? []).map(
    ({ softly: _, comes, ...trait }): Kind => ({
      id: whom,
      drive: { does: 'still' },
      count: 3,
      where: 'anywhere',
      ...trait,
      ...(comes && !stands.drive && { comes }),
      ...stands,
      ...roams,
      because,
    }),
  )
  const rules = (lines.rules ?? [])
    .filter(({ when }) => 'touch' in when)
    .map((rule): Rule => ({ ...rule, because }))
  return { ...book, kinds: [...book.kinds, ...kinds], rules: [...book.rules, ...rules] }
}

/** Something has to be lost by. */
function feared(book: Rulebook): Rulebook {
  const isFeared =
    book.ends.some(({ result }) => result === 'lost') ||
    book.rules.some((rule) => rule.do.some((one) => 'hurt' in one))
  const clock: End = { result: 'lost', when: { seconds: enough }, says: "Time's up!", because: 'filler' }
  return isFeared ? book : { ...book, ends: [...book.ends, clock] }
}
