import type { CastMember } from '@makebelieve/kit/game/plan'
import {
  type Effect,
  type End,
  type Kind,
  playerKind,
  type Rule,
  type Rulebook,
} from '@makebelieve/kit/rules/rulebook'
import type { Term, TermOf } from '../../../../brief/terms.ts'
import { isAnimate } from '../../../../brief/traits.ts'
import { openCatalogue } from '../../../../things/catalogue.ts'
import { beside } from '../consequences/with-consequences.ts'
import { sign } from './money.ts'
import type { Settled } from './settled.ts'

type Number = TermOf<'number'>

export const numbersOf = (terms: readonly Term[]): Number[] =>
  terms.filter((term): term is Number => term.about === 'number')

/** How often something may go wrong where the sentence does not say how many there are. */
const mishaps = 10

const tallyOf = (whom: string) => `number of ${whom}`

/** Whoever stands at the top for those who are counted: one of them, where they are there, and else a sign. */
export function countedMember(cast: readonly CastMember[], terms: readonly Term[]): CastMember | undefined {
  const [first] = numbersOf(terms)
  if (!first) return undefined
  const there = cast.find(({ id }) => id === first.whom)
  const noun = openCatalogue().lemma(first.whom.split(' ').at(-1) ?? first.whom, 'noun')
  return there ?? sign('counted', noun, noun, first.whom)
}

/** How many of them there are at first, how many there must be, and how many a mishap costs where nobody says it. */
export function figuresOf(all: readonly Number[]): { from: number; least: number; step: number } {
  const value = (part: Number['part']) => all.find((one) => one.part === part)?.value
  const said = value('least')
  const least = said ?? 1
  const told = value('fewer')
  const first = value('from')
  const grows = all.some(({ part }) => part === 'more')
  const loses = all.some(({ part }) => part !== 'more' && part !== 'from')
  // A crew that is only said to grow begins with nobody.
  // Where it is said how many each mishap costs, about five of them are too many.
  const often = told === undefined ? mishaps : 5
  const step =
    told ?? Math.max(1, Math.round(((first ?? (said === undefined ? 50 : said * 1.5)) - least) / often))
  const from =
    first ??
    (grows && !loses ? 0 : said === undefined ? step * often : least + step * often - Math.ceil(step / 2))
  return { from, least, step }
}

/** Those who are more than one sees, as a figure at the top: what is said to make them fewer or more does, and it is lost where that is said. */
export function withNumber(
  told: Rulebook,
  all: readonly Number[],
  coin: CastMember | undefined,
  { game }: Settled,
): Rulebook | undefined {
  const [first] = all
  if (!first || !coin) return undefined
  const tally = tallyOf(first.whom)
  const { from, least: floor, step } = figuresOf(all)
  const wordsOf = (part: Number['part']) => all.find((one) => one.part === part)?.words ?? first.words
  let book: Rulebook = {
    ...told,
    stocks: [
      ...(told.stocks ?? []),
      { tally, from, says: coin.plural, cast: coin.id, because: { words: wordsOf('from') } },
    ],
  }
  for (const one of all.filter(({ part }) => part === 'more')) {
    const rules = gainedAt(book, one)
    if (rules.length === 0) return undefined
    book = beside(book, { rules }, () => [{ tally, add: one.value }], { words: one.words })
  }
  const end = all.find(({ part }) => part === 'least' || part === 'none')
  const fewer = all.filter(({ part }) => part === 'fewer')
  for (const one of fewer) {
    const next = withFewer(book, one, tally, game, { from, least: floor })
    if (!next) return undefined
    book = next
  }
  if (fewer.length === 0 && end) book = dwindling(book, { tally, step }, { words: end.words }, game)
  if (!end) return book
  const least = end.part === 'none' ? 1 : end.value
  book = { ...book, rules: unhurt(book.rules, tally) }
  const over = `too few ${first.whom}`
  const because = { words: end.words }
  const says = end.part === 'none' ? `No ${coin.plural} are left.` : `The ${coin.plural} fell below ${least}.`
  const due: Rule = {
    when: { every: 0.1, of: playerKind(book).id },
    if: [{ tally, below: least }],
    do: [{ tally: over, add: 1 }, { show: 'warn' }],
    rest: 0,
    because,
  }
  const lost: End = {
    result: 'lost',
    when: { tallies: [{ tally: over, reaches: 1, says: '' }] },
    says,
    because,
  }
  const isFiller = ({ result, because: why, when }: End) =>
    result === 'lost' && 'seconds' in when && why === 'filler'
  const counted = harmTallies(told)
  const takes = new Set(
    book.rules
      .filter(({ do: effects }) =>
        effects.some((one) => 'tally' in one && one.tally === tally && one.add < 0),
      )
      .map(({ when }) => JSON.stringify(when)),
  )
  // What makes them fewer is lost by that, and by no other count of the same mishaps.
  const isSame = ({ result, when }: End) =>
    result === 'lost' &&
    'tallies' in when &&
    when.tallies.every(
      (goal) =>
        counted.has(goal.tally) &&
        book.rules
          .filter(({ do: effects }) => effects.some((one) => 'tally' in one && one.tally === goal.tally))
          .some((rule) => takes.has(JSON.stringify(rule.when))),
    )
  const isCounted = ({ when }: End, counts: string) =>
    'tallies' in when && when.tallies.some((goal) => goal.tally === counts)
  // The bar over what is attacked is empty when it is over, and not before.
  const part = Math.max(0.04, 1 / Math.max(1, Math.ceil((from - least + 1) / step)))
  const worn = (rule: Rule): Rule =>
    rule.do.some(
      (one) => 'tally' in one && book.ends.some((lost) => isSame(lost) && isCounted(lost, one.tally)),
    )
      ? {
          ...rule,
          do: rule.do.map((one) =>
            'meter' in one && one.meter === 'health' && one.of === 'b' ? { ...one, add: -part } : one,
          ),
        }
      : rule
  return {
    ...book,
    rules: [...book.rules.map(worn), due],
    ends: [...book.ends.filter((one) => !isFiller(one) && !isSame(one)), lost],
  }
}

/** What costs some of them costs no heart as well, unless the sentence says that it hurts. */
function unhurt(rules: readonly Rule[], tally: string): Rule[] {
  const costs = new Set(
    rules
      .filter(({ do: effects }) =>
        effects.some((one) => 'tally' in one && one.tally === tally && one.add < 0),
      )
      .map(({ when }) => JSON.stringify(when)),
  )
  const isSaid = ({ because }: Rule) => typeof because === 'object' && 'words' in because
  return rules.map((rule) =>
    costs.has(JSON.stringify(rule.when)) && !isSaid(rule) && rule.do.some((one) => 'hurt' in one)
      ? {
          ...rule,
          do: [...rule.do.filter((one) => !('hurt' in one)), { push: 'b', speed: 320 }, { show: 'hurt' }],
        }
      : rule,
  )
}

/** Tallies by which something is lost. */
const harmTallies = ({ ends }: Rulebook) =>
  new Set(
    ends.flatMap(({ result, when }) =>
      result === 'lost' && 'tallies' in when ? when.tallies.map(({ tally }) => tally) : [],
    ),
  )

const refsOf = ({ when }: Rule): readonly string[] =>
  'touch' in when
    ? when.touch
    : 'near' in when
      ? when.near
      : 'meter' in when
        ? [when.of]
        : 'defeated' in when
          ? [when.defeated]
          : []

const isOf = (ref: string, whom: string) => ref === whom || ref.startsWith(`${whom}.`)

/** Where one more of somebody is got: what counts for it toward the end. */
function gainedAt({ rules, ends }: Rulebook, { by = {} }: Number): Rule[] {
  const { whom } = by
  if (whom === undefined) return []
  const goals = new Set(
    ends.flatMap(({ result, when }) =>
      result === 'won' && 'tallies' in when
        ? when.tallies.flatMap(({ tally, cast }) => (cast === whom ? tally : []))
        : [],
    ),
  )
  return rules.filter(({ do: effects }) =>
    effects.some((one) => 'tally' in one && one.add > 0 && goals.has(one.tally)),
  )
}

/** Whatever somebody does harm by takes so many of them. Who does none yet comes for whoever plays. */
function withFewer(
  book: Rulebook,
  { by = {}, value, words }: Number,
  tally: string,
  game: Settled['game'],
  figures: { from: number; least: number },
): Rulebook | undefined {
  const { who, whom } = by
  if (who === undefined) return undefined
  const because = { words }
  const effects: Effect[] = [
    { tally, add: -value },
    { show: 'miss', words: `−${value}` },
  ]
  const you = playerKind(book).id
  if (who === you || who === 'player') return undefined
  const counted = harmTallies(book)
  const isAbout = (rule: Rule, id: string) => refsOf(rule).some((ref) => isOf(ref, id))
  const between =
    whom === undefined ? [] : book.rules.filter((rule) => isAbout(rule, who) && isAbout(rule, whom))
  const isHarm = (rule: Rule) =>
    rule.do.some((one) => 'hurt' in one || ('tally' in one && one.add > 0 && counted.has(one.tally)))
  const harms = book.rules.filter((rule) => isAbout(rule, who) && isHarm(rule))
  const sieged = whom === undefined ? undefined : withRuins(book, { who, whom, effects }, because, figures)
  if (sieged) return sieged
  // 'Every time the dragon burns a hut' is not every time that it gets at whoever plays.
  const rules = whom === undefined ? harms : between
  if (rules.length > 0) return beside(book, { rules }, () => effects, because)
  if (whom !== undefined || !game.cast.some(({ id }) => id === who)) return undefined
  const raid = withRaider(book, who, effects, because)
  if (raid) return raid
  const member = game.cast.find(({ id }) => id === who)
  // What does not live goes after nobody.
  if (!member || !isAnimate(openCatalogue().find(member.name))) return undefined
  const isThere = book.kinds.some(({ id, cast }) => id === who || cast === who)
  const comer: Kind = {
    id: who,
    cast: who,
    drive: { does: 'chase', whom: you, speed: [60, 95] },
    count: 2,
    where: 'far',
    because,
  }
  const met: Rule = {
    when: { touch: [you, who] },
    do: [...effects, { move: 'b', to: 'far' }],
    rest: 1,
    because,
  }
  return { ...book, kinds: isThere ? book.kinds : [...book.kinds, comer], rules: [...book.rules, met] }
}

/** Where others come for something already, so does whoever is said to cost some of them: every bottle of the trash. */
function withRaider(
  book: Rulebook,
  who: string,
  effects: Effect[],
  because: Rule['because'],
): Rulebook | undefined {
  const counted = harmTallies(book)
  const you = playerKind(book).id
  const raid = book.rules.find(
    ({ when, do: done }) =>
      'touch' in when &&
      !when.touch.includes(you) &&
      done.some((one) => 'tally' in one && one.add > 0 && counted.has(one.tally)),
  )
  const foe = raid && 'touch' in raid.when ? raid.when.touch[0] : undefined
  const like = book.kinds.find(({ id }) => id === foe)
  if (
    !raid ||
    foe === undefined ||
    !like ||
    book.rules.some((rule) => refsOf(rule).some((ref) => isOf(ref, who)))
  )
    return undefined
  const same = book.rules
    .filter((rule) => refsOf(rule).includes(foe))
    .map((rule): Rule => {
      const { when } = rule
      const [one, other] = 'touch' in when ? when.touch : []
      const touch: [string, string] = [one === foe ? who : (one ?? ''), other === foe ? who : (other ?? '')]
      return 'touch' in when
        ? { ...rule, when: { touch }, do: rule === raid ? [...effects, ...rule.do] : rule.do, because }
        : rule
    })
    .filter(({ when }) => 'touch' in when)
  const kinds = book.kinds.filter(({ cast }) => cast !== who)
  return {
    ...book,
    kinds: [...kinds, { ...like, id: who, cast: who, because }],
    rules: [...book.rules, ...same],
  }
}

/** Where somebody comes for them one by one, each that is reached is done for, and nobody goes for it again. */
function withRuins(
  book: Rulebook,
  { who, whom, effects }: { who: string; whom: string; effects: Effect[] },
  because: Rule['because'],
  { from, least }: { from: number; least: number },
): Rulebook | undefined {
  const lost = `${whom}.lost`
  const isRaid = (rule: Rule) =>
    'touch' in rule.when &&
    rule.when.touch[0] === who &&
    rule.when.touch[1] === whom &&
    rule.do.some((one) => 'meter' in one && one.of === 'b')
  const thing = book.kinds.find(({ id }) => id === whom)
  if (!thing || !book.rules.some(isRaid)) return undefined
  const [{ add: each = 1 } = { add: 1 }] = effects.flatMap((one) => ('tally' in one ? one : []))
  const many = Math.min(8, Math.ceil((from - least + 1) / Math.abs(each)) + 1)
  const { meters: _, comes: __, ...bare } = thing
  const ruin: Kind = {
    ...bare,
    id: lost,
    count: 0,
    look: { alpha: 0.55, glow: '#ff6a2e', mark: '✕' },
    because,
  }
  const kinds = book.kinds.map((kind): Kind => {
    if (kind === thing)
      return { ...kind, count: Math.max(many, ...[kind.count].flat()), where: 'spread', size: 72 }
    return kind.id === who && 'whom' in kind.drive && kind.drive.does === 'chase'
      ? {
          ...kind,
          // They are far apart, and whoever plays has to get there in time.
          drive: { does: 'chase', whom, speed: [36, 54], only: { meter: 'health', above: 0.01 } },
          ...(kind.comes && { comes: { ...kind.comes, every: [3.6, 2.6], most: [2, 3] } }),
        }
      : kind
  })
  const rules = book.rules.map(
    (rule): Rule =>
      isRaid(rule)
        ? {
            ...rule,
            if: [...(rule.if ?? []), { is: whom, who: 'b' }],
            do: [...effects, ...rule.do.filter((one) => !('meter' in one)), { become: lost, of: 'b' }],
            because,
          }
        : rule,
  )
  // Each of them takes a way across the stage: fewer of them are enough.
  const ends = book.ends.map(
    (end): End =>
      end.result === 'won' && 'tallies' in end.when
        ? {
            ...end,
            when: {
              tallies: end.when.tallies.map((goal) =>
                goal.cast === who ? { ...goal, reaches: [6, 9] } : goal,
              ),
            },
          }
        : end,
  )
  return { ...book, kinds: [...kinds, ruin], rules, ends }
}

/** Where nobody says what makes them fewer, every mishap does; and where nothing can go wrong, time does. */
function dwindling(
  book: Rulebook,
  { tally, step }: { tally: string; step: number },
  because: Rule['because'],
  game: Settled['game'],
): Rulebook {
  const counted = harmTallies(book)
  const foes = game.cast.filter(({ role }) => /^(?:enemy|boss|hazard)$/.test(role))
  const harms = book.rules.filter(
    (rule) =>
      refsOf(rule).some((ref) => foes.some(({ id }) => isOf(ref, id))) &&
      rule.do.some((one) => 'hurt' in one || ('tally' in one && one.add > 0 && counted.has(one.tally))),
  )
  const effects: Effect[] = [
    { tally, add: -step },
    { show: 'miss', words: `−${step}` },
  ]
  if (harms.length > 0) return beside(book, { rules: harms }, () => effects, because)
  const passing: Rule = { when: { after: 12, again: 12 }, do: effects, because }
  return { ...book, rules: [...book.rules, passing] }
}
