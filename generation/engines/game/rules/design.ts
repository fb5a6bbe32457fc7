import type { CastRole, GamePlan } from '@makebelieve/kit/game/plan'
import { genre } from '@makebelieve/kit/game-2d/genres/rules/index'
import type { Effect, End, Layout, Rulebook, SpaceId } from '@makebelieve/kit/rules/rulebook'
import type { RulesWorld } from '@makebelieve/kit/rules/world'
import type { Brief, BriefDeed, Claim, Consequence, Quantity } from '../../../brief/brief.ts'
import type { Term } from '../../../brief/terms.ts'
import { isAnimate } from '../../../brief/traits.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { castOfPlace } from '../casting/place-casts.ts'
import type { GenreDesign } from '../design.ts'
import type { Form } from '../forms/form.ts'
import { forms } from '../forms/index.ts'
import { withBoss } from '../genres/recasting.ts'
import type { Asked } from './asked.ts'
import { bot } from './bot/bot.ts'
import { broughtBy, lockOf } from './brought.ts'
import { lackingIn, nounsLackingIn, wishesOf } from './cast-wishes.ts'
import { claimsOf } from './claims.ts'
import { compose, type Setting, type Wish, whereTheyArePlayed } from './compose.ts'
import { withConsequences } from './consequences/with-consequences.ts'
import { membersFor, powersAmong, withExtras } from './extras.ts'
import type { Mechanic, Part } from './mechanic.ts'
import { mechanics as known } from './mechanics/index.ts'
import { onlookers } from './onlookers.ts'
import { partOf } from './part-of.ts'
import { withQuantities } from './quantities/with-quantities.ts'
import { membersForShop } from './shop.ts'
import { membersForStrengths } from './strengths.ts'
import { arenaFor } from './terms/contest.ts'
import { towardsVictory } from './terms/victory.ts'
import { inRounds, membersForTerms, withTerms } from './terms/with-terms.ts'
import { askedIn } from './wishes.ts'

const room: NonNullable<GenreDesign['roles']> = {
  player: { least: 1, most: 1 },
  friend: { least: 0, most: 5 },
  enemy: { least: 0, most: 5 },
  boss: { least: 0, most: 1 },
  hazard: { least: 0, most: 4 },
  collectible: { least: 0, most: 6 },
  goal: { least: 0, most: 4 },
  obstacle: { least: 0, most: 3 },
  projectile: { least: 0, most: 3 },
}

/** Games of rules as the planner sees them. What one of them is stands in its rulebook, not here. */
export const rulesDesign: GenreDesign<RulesWorld> = {
  genre,
  bot,
  name: 'a game with its own rules',
  standsInFor: {},
  verbs: {},
  roles: room,
  supports: [
    'power-ups',
    'shield',
    'boss',
    'keys',
    'levels',
    'two-players',
    'faster-over-time',
    'day-and-night',
    'waves',
    'shop',
  ],
  powerUps: ['shield', 'speed', 'heart'],
  goal: ({ content }) => String(content?.goal ?? ''),
}

/** A form as the planner sees it: a game of rules that has a name. */
export function designOf(form: Form): GenreDesign<RulesWorld> {
  const { id, space: _, layout: __, brings: ___, also = [], ...preset } = form
  return {
    ...rulesDesign,
    ...preset,
    supports: [...rulesDesign.supports, ...also].filter((extra) => extra !== 'keys' || hasLocks(form)),
    genre: { ...genre, id },
    roles: rolesOf(form),
    finish: (game, brief) => readRules(brief, { form }).design.finish?.(game, brief) ?? game,
  }
}

/** Whether there can be a lock where it plays. */
const hasLocks = ({ space }: Form) =>
  known.some(({ plays, spaces }) => plays?.includes('door') && spaces.includes(space))

/** There is room for everybody whom games of rules have room for, and what the form needs is there. */
function rolesOf(form: Form | undefined): NonNullable<GenreDesign['roles']> {
  const roles = { ...room }
  for (const [role, { least, most }] of Object.entries(form?.roles ?? {}) as [CastRole, Room][])
    roles[role] = { least, most: Math.max(most, room[role]?.most ?? 0) }
  return roles
}

type Room = { least: number; most: number }

/** What a game of rules would make of a prompt. */
export type RulesReading = {
  design: GenreDesign<RulesWorld>
  /** How many deeds of the prompt it serves, and how many it does not. */
  served: number
  unserved: number
  /** How many it serves only by something else. */
  stoodIn: number
  wishes(game: GamePlan): Wish[]
  claims(wishes: readonly Wish[]): Claim[]
}

/** Whoever looks just like the player is taken already: somebody else of the kind will do. */
const withOthers = (
  nouns: readonly string[],
  catalogue: ReturnType<typeof openCatalogue>,
): readonly string[] =>
  nouns.some((noun) => catalogue.find(noun).traits.includes('person'))
    ? [...nouns, 'customer', 'woman']
    : nouns

/** Verbs become mechanics, and mechanics a design that casts and composes them; a form brings what the verbs leave open. */
export function readRules(
  told: Brief,
  { form: preset, mechanics = known }: { form?: Form; mechanics?: readonly Mechanic[] } = {},
): RulesReading {
  const brief = preset ? withoutItsName(preset.reads?.(told) ?? told, preset) : told
  const form = preset && { ...preset, brings: preset.brings.filter(({ given }) => given?.(brief) ?? true) }
  const provided = new Set(
    form?.brings
      .filter(({ whom, aside }) => !(whom === 'friend' && aside))
      .flatMap(({ who, whom }) => [who, whom].flatMap((role) => role ?? [])),
  )
  const { asked: meant, unserved } = askedIn(brief, mechanics)
  const read = brief.absent.includes('enemies') ? withoutHarm(meant, mechanics) : meant
  const asked = form ? inForm(form, read, brief, mechanics) : read
  const catalogue = openCatalogue()
  const filled = form ? { asked, lacking: {} } : withAim(withTension(asked, brief, mechanics), mechanics)
  const roles = rolesOf(form)
  const need = (role: CastRole, least: number) => {
    roles[role] = { least, most: Math.max(least, room[role]?.most ?? 0) }
  }
  // Beside those of the prompt who have a place already.
  const placed = new Set(asked.flatMap(({ who, whom, with: tool, to, from }) => [who, whom, tool, to, from]))
  // What is built of tiles is nobody of the cast.
  const tiles = new Set(Object.values(form?.terrain ?? {}).flatMap((nouns) => nouns ?? []))
  const isTile = (id: string | undefined) =>
    brief.actors.some((actor) => actor.id === id && tiles.has(actor.thing.name))
  const another = (role: CastRole) =>
    1 +
    brief.actors.filter(
      (actor) =>
        actor.role === role &&
        // A baby that is only spoken of is no food for anybody.
        (placed.has(actor.id) || (role === 'collectible' && isAnimate(actor.thing))) &&
        !isTile(actor.id),
    ).length
  for (const { does, whom, always } of form?.brings ?? [])
    if (always && whom)
      need(
        whom,
        asked.some(({ mechanic, whom: told }) => mechanic.id === does && !isTile(told)) ? 0 : another(whom),
      )
  for (const [role, many] of Object.entries(lackingIn(asked)) as [CastRole, number][])
    need(role, another(role) + many - 1)
  for (const role of Object.keys(filled.lacking) as CastRole[])
    need(role, Math.max(another(role), roles[role]?.least ?? 0))
  const wishes = ({ cast }: GamePlan) => {
    const traitsOf = ({ id, name }: GamePlan['cast'][number]) =>
      (
        brief.actors.find((actor) => (id === 'player' ? actor.role === 'player' : actor.id === id))?.thing ??
        catalogue.find(name)
      ).traits
    const named = new Set(brief.actors.map(({ id }) => id))
    // Who was named has a part of its own already, and is no filler.
    const fill = ({ plays = [] }: Mechanic) =>
      cast.find(({ role, id }) => plays.includes(role) && !named.has(id))?.id
    const meant = filled.asked.flatMap((one) => {
      const whom = one.filler && fill(one.mechanic)
      return !one.filler ? [one] : whom ? [{ ...one, whom }] : []
    })
    const said = wishesOf(meant, cast, traitsOf)
    const part = (member: GamePlan['cast'][number]) => partOf(member, traitsOf(member))
    const whole = new Set(brief.actors.flatMap((actor) => (actor.whole ? [actor.id] : [])))
    const locks = lockOf({ cast }, said, mechanics)
    const brought = form ? broughtBy(form, { cast }, said, part, mechanics, whole) : []
    const all = towardsVictory([...said, ...brought, ...locks], brief.terms ?? [])
    return whereTheyArePlayed(all, mechanics, form ? { spaces: [form.space] } : {})
  }
  return {
    served: own(brief.deeds ?? []) - own(unserved),
    unserved: own(unserved),
    stoodIn: asked.filter(({ who, instead }) => who === 'player' && instead !== undefined).length,
    wishes,
    design: {
      ...(form ? designOf(form) : rulesDesign),
      roles,
      // Nobody said who plays: a person, and no animal that happens to live there.
      suggest: (role) => [
        // What flies is what flies in that kind of game, whatever a verb is usually done with.
        ...((role === 'projectile' && form?.suggest?.(role, brief)) || []),
        // What somebody throws goes by who that is.
        ...(role === 'projectile' ? [] : withOthers(nounsLackingIn(asked, role), catalogue)),
        ...(form?.suggest?.(role, brief) ?? (role === 'player' ? peopleAt(brief.sceneWords) : [])),
      ],
      finish: (game) => {
        const timeless = brief.absent.includes('timer') || brief.absent.includes('losing')
        const layout = typeof form?.layout === 'function' ? form.layout(brief) : undefined
        const { consequences = [], quantities = [], terms = [] } = brief
        const content = {
          ...game.content,
          ...(timeless && { timeless }),
          ...(layout && { layout }),
          ...(consequences.length > 0 && { consequences }),
          ...(quantities.length > 0 && { quantities }),
          ...(terms.length > 0 && { terms }),
        }
        const inWaves = brief.extras.includes('waves') || (game.rules.shop && !game.rules.dayAndNight)
        const waves = game.rules.waves ?? (inWaves ? 3 : undefined)
        // Who asked for a number of waves meant all of them, not those of each level.
        const isAll = brief.numbers.waves !== undefined && brief.numbers.levels === undefined
        const rules = {
          ...game.rules,
          ...(waves !== undefined && { waves }),
          ...(isAll && { levels: 1 }),
        }
        const told = withBoss({
          ...game,
          rules,
          content,
          // How many there are in a kind of game that has a name, that kind knows; but of friends by the way there are as many as are spoken of.
          cast: strewn(
            game.cast.map((member) => (provided.has(member.role) ? member : counted(member, brief, form))),
            form?.strewn?.(layout ?? {}) ?? {},
          ),
        })
        return withParts(withRulebook(told, wishes(told), mechanics))
      },
    },
    claims: (made) => claimsOf(brief, made, mechanics),
  }
}

/** Whoever has a part in the rules is no decoration: a shelf to bring books to does not stand at the rim as well. */
export function withParts(game: GamePlan): GamePlan {
  const { book } = game
  const isPlayed = (id: string) => book?.kinds.some(({ cast }) => cast === id) ?? false
  const isCounted = (id: string) =>
    book?.ends.some(({ when }) => 'tallies' in when && when.tallies.some(({ cast }) => cast === id)) ?? false
  // One goose is told of, and one comes after you, unless so many have to be dealt with.
  const kinds = book?.kinds.map((kind) => {
    const { count } = game.cast.find(({ id, role }) => id === kind.cast && role === 'enemy') ?? {}
    const isMore = count !== undefined && Array.isArray(kind.count) && kind.count[0] > count && !kind.comes
    return isMore && !isCounted(kind.cast) ? { ...kind, count } : kind
  })
  return {
    ...game,
    ...(book && kinds && { book: { ...book, kinds } }),
    cast: game.cast.map((member) =>
      member.role === 'prop' && isPlayed(member.id) ? { ...member, role: 'goal' } : member,
    ),
  }
}

/**
 * 'A princess', 'her cat': of whom one is spoken of, one is there. Things are told apart less strictly: nobody plays for one coin, and for
 * one lock only in a kind of game in which there is something else to do.
 */
function counted(
  member: GamePlan['cast'][number],
  { actors, prompt }: Brief,
  form: Form | undefined,
): GamePlan['cast'][number] {
  const actor = actors.find(({ id }) => id === member.id)
  // 'Brings each chick home': of whom one is spoken of there are several.
  const isEach = new RegExp(`\\b(?:each|every) (?:\\w+ )?${actor?.thing.name}\\b`, 'i').test(prompt)
  const isLock = form !== undefined && (member.role === 'door' || member.role === 'key')
  // 'Sheep' may be many.
  const isOne =
    actor &&
    !actor.implied &&
    !isEach &&
    !actor.plural &&
    actor.count === undefined &&
    (isAnimate(actor.thing) || isLock) &&
    actor.thing.name !== actor.thing.plural
  return isOne && member.role !== 'player' && member.count === undefined ? { ...member, count: 1 } : member
}

/** Those of a part share the number that a form has of it; whom the prompt counts is counted already. */
function strewn(cast: GamePlan['cast'], many: Partial<Record<CastRole, number>>): GamePlan['cast'] {
  return cast.map((member) => {
    const all = many[member.role]
    if (all === undefined || member.count !== undefined) return member
    return { ...member, count: Math.ceil(all / cast.filter(({ role }) => role === member.role).length) }
  })
}

/** Whoever is at work in a place, else anybody. */
function peopleAt(place: string | undefined): string[] {
  const isPerson = (word: string) => openCatalogue().find(word).traits.includes('person')
  return [...castOfPlace(place, false, 'player').filter(isPerson), 'person', 'child']
}

/** 'A jump and run' is the name of a kind of game: nobody is told to run in it. */
function withoutItsName(brief: Brief, { id, serves = [] }: Form): Brief {
  const name = brief.cues
    .filter(({ genre: cue }) => cue === id || serves.includes(cue))
    .flatMap(({ words }) => words.toLowerCase().split(/[^a-z]+/))
  const isName = ({ verb, whoms, particles }: BriefDeed) =>
    whoms.length === 0 && particles.length === 0 && name.includes(verb)
  const named = new Set((brief.deeds ?? []).filter(isName).map(({ words }) => words.toLowerCase()))
  if (named.size === 0) return brief
  return {
    ...brief,
    deeds: (brief.deeds ?? []).filter((deed) => !isName(deed)),
    claims: brief.claims.filter(
      ({ about, words }) => (about !== 'other' && about !== 'unserved') || !named.has(words.toLowerCase()),
    ),
  }
}

/** A verb comes to what it means in this form, and for those who are only mentioned the form has something itself. */
function inForm(
  { means: meaning = {}, brings, tools }: Form,
  asked: readonly Asked[],
  brief: Brief,
  mechanics: readonly Mechanic[],
): Asked[] {
  const { actors } = brief
  const means = typeof meaning === 'function' ? meaning(brief) : meaning
  const roleOf = (id: string | undefined) => actors.find((actor) => actor.id === id)?.role
  // A boss is a thing of its own in any game.
  const roles = new Set(['boss', ...brings.flatMap(({ who, whom, with: tool }) => [who, whom, tool])])
  // 'Throws syringes': at whoever is there.
  const foe = actors.find(({ role }) => role === 'enemy')?.id
  const held = actors.find(({ thing, role }) => role !== 'player' && tools?.test(thing.name))?.id
  const own = new Set(brings.flatMap(({ does, always }) => (always ? [does] : [])))
  const isBare = ({ mechanic, who, whom, with: tool, to }: Asked) =>
    who === 'player' && own.has(mechanic.id) && tool === undefined && to === undefined && whom !== held
  const isSent = ({ mechanic, whom }: Asked) => mechanic.sends === true && roleOf(whom) === 'projectile'
  return asked
    .flatMap((one) => (!isSent(one) ? [one] : foe && one.whom ? [{ ...one, whom: foe, with: one.whom }] : []))
    .filter(({ mentioned, whom }) => !mentioned || [...roles].every((role) => role !== roleOf(whom)))
    .map((one) => ({
      ...one,
      mechanic:
        mechanics.find(({ id, by }) => id === means[one.mechanic.id] && by === one.mechanic.by) ??
        one.mechanic,
    }))
    .map((one) => (held !== undefined && isBare(one) ? { ...one, with: held } : one))
    .map((one, _, all) => {
      // Two verbs that come to the same are done with the same.
      const tool =
        one.with ??
        all.find(({ mechanic, whom, with: other }) => mechanic === one.mechanic && whom === one.whom && other)
          ?.with
      return tool === undefined ? one : { ...one, with: tool }
    })
}

/** How many deeds of the player: what others do besides does not decide what kind of game it is. */
const own = (deeds: readonly BriefDeed[]) =>
  deeds.filter(({ subject, negated }) => subject === 'player' && !negated).length

/** Nothing to fear and nothing to lose is dull: somebody of the scene gets in the way, unless the prompt is against it. */
function withTension(
  asked: Asked[],
  { absent, mood, triples, quantities, terms = [] }: Brief,
  mechanics: readonly Mechanic[],
): Filled {
  const threat = mechanics.find(({ plays }) => plays?.includes('enemy'))
  const peaceful =
    absent.some((one) => one === 'enemies' || one === 'losing' || one === 'violence') ||
    mood === 'calm' ||
    triples.some(({ mechanic }) => mechanic === 'relax')
  const has = asked.some(({ mechanic, who }) => mechanic === threat || mechanic.careful || who !== 'player')
  // A bar that must not run empty is enough to be afraid of, and so are those who do not wait for ever, a rival, and what comes of a mistake;
  // and who plays tag plays that.
  const isEarnest = terms.some(
    (term) =>
      /^(?:patience|contest|joining)$/.test(term.about) ||
      (term.about === 'wrong' && /^(?:hurts|leaves|angers)$/.test(term.so)),
  )
  if (peaceful || has || !threat || quantities || isEarnest || isTense(asked, mechanics))
    return { asked, lacking: {} }
  const filler: Asked = {
    mechanic: threat,
    verb: threat.verbs[0] ?? threat.id,
    words: '',
    who: 'player',
    filler: true,
  }
  return { asked: [...asked, filler], lacking: { enemy: 1 } }
}

type Filled = { asked: Asked[]; lacking: Partial<Record<CastRole, number>> }

/** Who is only told to hurry, when to stand still, or how to get about, has nothing to do meanwhile: something is there to be collected. */
function withAim({ asked, lacking }: Filled, mechanics: readonly Mechanic[]): Filled {
  const prize = mechanics.find(({ plays }) => plays?.includes('collectible'))
  const isToNobody = ({ mechanic, filler }: Asked) => mechanic.toNobody || filler
  const told = asked.filter(({ filler }) => !filler)
  const isIdle = asked.every(isToNobody) || bookOf(told, mechanics).rules.length === 0
  if (!prize || asked.length === 0 || !isIdle) return { asked, lacking }
  const [verb = prize.id] = prize.verbs
  const aim: Asked = { mechanic: prize, verb, words: '', who: 'player', filler: true }
  return { asked: [...asked, aim], lacking: { ...lacking, collectible: 1 } }
}

/** Where nothing is to be feared, nobody does harm whom the sentence does not tell one to keep away from. */
function withoutHarm(asked: Asked[], mechanics: readonly Mechanic[]): Asked[] {
  return asked.filter((one) => (one.who === 'player' && !one.mentioned) || !isTense([one], mechanics))
}

/** Whether what is asked for can be lost by itself, and not only by the clock. */
function isTense(asked: readonly Asked[], mechanics: readonly Mechanic[]): boolean {
  const { ends, rules } = bookOf(asked, mechanics)
  const isLoss = (end: End) => end.result === 'lost' && (!('seconds' in end.when) || isTold(end))
  return ends.some(isLoss) || rules.some((rule) => rule.do.some((effect) => 'hurt' in effect))
}

/** What is asked for as a rulebook, whoever they are. */
function bookOf(asked: readonly Asked[], mechanics: readonly Mechanic[]): Rulebook {
  const part = (id = 'nobody'): Part => ({ id, name: id, plural: id, flies: false, alive: true })
  const you = part('player')
  const wishes = asked.map(
    ({ mechanic, verb, words, who, whom, with: tool, to, from }): Wish => ({
      mechanic: mechanic.id,
      verb,
      words,
      you,
      who: part(who),
      whom: part(whom),
      with: part(tool),
      to: part(to),
      from: part(from),
    }),
  )
  return compose(you, wishes, mechanics).book
}

/** The rulebook, and what players are told of it. */
export function withRulebook(
  game: GamePlan,
  wishes: readonly Wish[],
  mechanics: readonly Mechanic[] = known,
): GamePlan {
  const [first] = wishes
  if (!first) return game
  const form = formOf(game)
  const terms = (game.content?.terms ?? []) as Term[]
  const setting = form ? settingOf(game, form) : { ...arenaFor(terms, game.cast), ...chosenSpace(game) }
  const offers = form?.offers ?? []
  const { book: bare, howTo: told, left, uses } = compose(first.you, wishes, mechanics, setting)
  const consequences = (game.content?.consequences ?? []) as Consequence[]
  const followed = withConsequences(bare, consequences, { uses, mechanics, cast: game.cast })
  const quantities = (game.content?.quantities ?? []) as Quantity[]
  const measured = withQuantities(followed.book, quantities, { uses, mechanics, cast: game.cast })
  const composed = inRounds(measured.book, terms)
  const isClock = ({ result, when }: End) => result === 'lost' && 'seconds' in when
  const timeless = game.content?.timeless === true
  // Whoever names a time is timed by that, and by no other clock.
  const isOff = (end: End) => isClock(end) && (timeless || (game.rules.seconds !== undefined && !isTold(end)))
  const ends = composed.ends.filter((end) => !isOff(end))
  // Without the clock that fills in, there may be nothing left to lose by.
  const gentle =
    game.rules.gentle ||
    (timeless && ends.length < composed.ends.length && ends.every(({ result }) => result === 'won'))
  const powerUps = powersAmong(game.rules.powerUps, composed)
  const doors = game.cast.filter(({ role }) => role === 'door').map(({ id }) => id)
  const keys = game.rules.keys && !left.some(({ whom }) => whom && doors.includes(whom.id))
  const members = game.cast.filter(({ role }) => role !== 'power')
  const sells = terms.some(({ about }) => about === 'ware')
  const cast = [
    ...members,
    ...membersFor(powerUps),
    ...membersForTerms(members, terms),
    ...(game.rules.shop && !sells ? membersForShop() : membersForStrengths(offers)),
  ]
  const rules = { ...game.rules, gentle, powerUps, keys, ...(sells && { shop: false }) }
  const known = { ...composed, ends, kinds: [...composed.kinds, ...onlookers(cast, composed)] }
  const settled = withTerms(withExtras({ rules, cast }, known, offers), terms, { rules, cast })
  const book = withWorth(settled.book, cast)
  const isTimed = game.rules.seconds !== undefined || book.ends.some(isClock)
  const isHurting = book.rules.some(({ do: effects }) => effects.some((one) => 'hurt' in one))
  const howTo = [...told, ...followed.howTo, ...measured.howTo, ...settled.howTo].map((sentence) =>
    (isHurting ? sentence : sentence.replace(': getting hit costs a heart.', '.')).replace(
      isTimed ? '' : ' before time runs out',
      '',
    ),
  )
  // What to do, in the first two sentences; what else there is to know, after them.
  const [goal, more] = [howTo.slice(0, 2), howTo.slice(2)]
  return {
    ...game,
    cast,
    book,
    rules,
    content: { ...game.content, goal: goal.join(' ') || 'Hold out to the end.', howTo: more },
  }
}

/** Whoever is worth so many points gives as many, whatever is done to them. */
function withWorth(book: Rulebook, cast: GamePlan['cast']): Rulebook {
  const worth = cast.flatMap(({ id, points }) => (points === undefined ? [] : [{ id, points }]))
  if (worth.length === 0) return book
  const isAbout = (when: unknown, id: string) =>
    Object.values(when as object).some((value) =>
      [value].flat().some((one) => typeof one === 'string' && (one === id || one.startsWith(`${id}.`))),
    )
  const rules = book.rules.map((rule) => {
    const points = worth.find(({ id }) => isAbout(rule.when, id))?.points
    if (points === undefined) return rule
    const made = rule.do.map((effect): Effect => {
      if ('score' in effect && effect.score > 0) return { ...effect, score: points }
      if ('show' in effect && effect.words)
        return { ...effect, words: effect.words.replace(/\+\d+/, `+${points}`) }
      return effect
    })
    return { ...rule, do: made }
  })
  return { ...book, rules }
}

/** What players are told to do is what the rules are now. */
export const toldAnew = (game: GamePlan): GamePlan => ({
  ...game,
  goal: String(game.content?.goal ?? game.goal),
})

/** Whether the sentence itself asked for a line. */
const isTold = ({ because }: Pick<End, 'because'>) => typeof because === 'object' && 'words' in because

const formOf = ({ genre }: GamePlan) => forms.find(({ id }) => id === genre)

/** Verbs choose where they are played, unless that was tried and showed too little of them. */
const chosenSpace = ({ content }: GamePlan): Setting =>
  content?.space === undefined ? {} : { spaces: [content.space as SpaceId] }

/** Where a game of a form plays. What the prompt had to say about it stands in the contents. */
function settingOf({ content }: GamePlan, form: Form): Setting {
  const usual = typeof form.layout === 'object' ? form.layout : {}
  return { spaces: [form.space], layout: { ...usual, ...(content?.layout as Layout | undefined) } }
}
