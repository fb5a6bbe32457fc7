import type { CastMember, GamePlan } from '@makebelieve/kit/game/plan'
import { type Actor, type Claim, type Consequence, membersIn, type Quantity } from '../../../brief/brief.ts'
import { unsaidOf } from '../../../brief/unsaid.ts'
import type { Wish as SaidWish } from '../../../reading/wishes.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { fromActor, uniqueId } from '../cast.ts'
import type { PlannedGame } from '../design.ts'
import { briefOfPlan, briefOfPrompt } from '../read/brief-of-prompt.ts'
import { lockOf } from './brought.ts'
import { wishesOf } from './cast-wishes.ts'
import { saysFrom } from './claims.ts'
import type { Wish } from './compose.ts'
import { toldAnew, withParts, withRulebook } from './design.ts'
import type { Part } from './mechanic.ts'
import { mechanics } from './mechanics/index.ts'
import { partOf } from './part-of.ts'
import { askedIn } from './wishes.ts'

const slots = ['you', 'who', 'whom', 'with', 'to', 'from'] as const

/**
 * The rulebook after a change of the cast: who is called otherwise is so in all rules, who is gone takes their rules along, and who is
 * new gets what belongs to their part.
 */
export function recomposed(plan: PlannedGame, before: PlannedGame): PlannedGame {
  const { wishes, game } = plan
  if (!wishes) return plan
  const isNew = ({ id, role }: CastMember) =>
    !before.game.cast.some((known) => known.id === id && known.role === role)
  const traitsOf = ({ picture, name }: CastMember) =>
    openCatalogue().find(plan.pictures[picture]?.noun ?? name).traits
  const parts = new Map(game.cast.map((member) => [member.id, partOf(member, traitsOf(member))]))
  const refreshed = wishes.flatMap((wish): Wish[] => {
    const renewed: Partial<Record<(typeof slots)[number], Part>> = {}
    for (const slot of slots) {
      const before = wish[slot]
      const now = before && parts.get(before.id)
      if (before && !now) return []
      renewed[slot] = now
    }
    const { you, who } = renewed
    return you && who ? [{ ...wish, ...renewed, you, who }] : []
  })
  const locks = game.rules.keys ? lockOf(game, refreshed, mechanics) : []
  const spoken = new Set(
    [...refreshed, ...locks].flatMap((wish) => slots.flatMap((slot) => wish[slot]?.id ?? [])),
  )
  const joined = game.cast.flatMap((member): Wish[] => {
    const mechanic = mechanics.find(({ plays }) => plays?.includes(member.role))
    const you = refreshed[0]?.you
    const whom = parts.get(member.id)
    const isWhole = mechanic?.needs?.every((need) => need === 'whom') ?? true
    if (!isNew(member) || !mechanic || !isWhole || !you || !whom || spoken.has(member.id)) return []
    return [
      {
        mechanic: mechanic.id,
        verb: mechanic.verbs[0] ?? mechanic.id,
        words: member.name,
        you,
        who: you,
        whom,
      },
    ]
  })
  const all = [...refreshed, ...joined, ...locks]
  const known = new Set(game.cast.map(({ id }) => id))
  const namedIn = (claim: Claim): (string | undefined)[] =>
    claim.about === 'deed'
      ? [claim.who, claim.whom, claim.with, claim.to, claim.from]
      : claim.about === 'consequence'
        ? [claim.cause.whom, claim.effect.whom].filter((id) => id !== 'player' && id !== 'others')
        : claim.about === 'quantity'
          ? claim.parts.flatMap(membersIn).filter((id) => id !== 'player')
          : []
  const isThere = (claim: Claim) => namedIn(claim).every((id) => id === undefined || known.has(id))
  const timeless = plan.claims.some((claim) => claim.about === 'absent' && claim.absent === 'timer')
  const told = timeless ? { ...game, content: { ...game.content, timeless } } : game
  const claims = plan.claims.filter(isThere)
  // Rules that nothing of the edit touches stay to the letter.
  if (rulesOf(all, told) === rulesOf(before.wishes ?? [], before.game)) return { ...plan, claims }
  return { ...plan, wishes: all, claims, game: withParts(withRulebook(told, all)) }
}

/** All that a rulebook is composed of. */
const rulesOf = (wishes: readonly Wish[], { genre, cast, rules, content = {} }: GamePlan): string => {
  const { goal: _, howTo: __, ...rest } = content
  const parts = cast.map(({ id, name, plural, role, count, motion, points }) => [
    id,
    name,
    plural,
    role,
    count,
    motion,
    points,
  ])
  return JSON.stringify([wishes, genre, parts, rules, rest])
}

/**
 * The same game without the wish that it can best do without: what was said to follow from something, a quantity, those that are told within a
 * condition, one that nobody asked for, one that is only stood in for, one that is done to somebody of whom more is asked, a way of moving
 * by which nothing is won, or the last. What is left out is told as not built.
 */
export function withoutOneWish(plan: PlannedGame): PlannedGame | undefined {
  const { wishes = [], game } = plan
  const consequences = (game.content?.consequences ?? []) as Consequence[]
  if (consequences.length > 0) {
    const content = { ...game.content, consequences: consequences.slice(0, -1) }
    return { ...plan, game: toldAnew(withRulebook({ ...game, content }, wishes)) }
  }
  const quantities = (game.content?.quantities ?? []) as Quantity[]
  if (quantities.length > 0) {
    const content = { ...game.content, quantities: quantities.slice(0, -1) }
    return { ...plan, game: toldAnew(withRulebook({ ...game, content }, wishes)) }
  }
  // Without what it brings to be won by it would no longer be that kind of game.
  const isKind = ({ form, aside }: Wish) => form === game.genre && !aside
  const asked = wishes.filter((wish) => !wish.filler && !isKind(wish))
  const later = asked.slice(1)
  const shares = (wish: Wish) =>
    wishes.some((other) => other !== wish && other.whom !== undefined && other.whom.id === wish.whom?.id)
  const isManner = ({ mechanic, who, you, whom }: Wish) =>
    who.id === you.id &&
    whom === undefined &&
    !mechanics.some(({ id, toNobody }) => id === mechanic && toNobody)
  // What only happens on a condition ('if you run they flee') is no rule of its own.
  const onCondition = asked.filter((wish) => conditionalIn(plan).has(wish.words))
  const least =
    (asked.length > onCondition.length ? onCondition.at(-1) : undefined) ??
    wishes.find(({ filler }) => filler) ??
    later.findLast(({ instead }) => instead !== undefined) ??
    later.findLast(shares) ??
    asked.find(isManner) ??
    later.at(-1)
  // What nobody asked for is no reason to give up what somebody did.
  if (!least || (asked.length < 2 && !least.filler)) return undefined
  const dropped = onCondition.includes(least) ? onCondition : [least]
  const kept = wishes.filter((wish) => !dropped.includes(wish))
  const left = toldAnew(withRulebook(plan.game, kept))
  // Whoever only moves wins nothing.
  if (!left.book?.ends.some(({ result, when }) => result === 'won' && 'tallies' in when)) return undefined
  // What is left out stays claimed, and is looked for.
  return { ...plan, wishes: kept, game: left }
}

/** The words of deeds that a prompt tells within a condition. */
function conditionalIn(plan: PlannedGame): Set<string> {
  const brief = briefOfPlan(plan)
  return new Set(
    'refused' in brief ? [] : (brief.deeds ?? []).flatMap(({ within, words }) => (within ? words : [])),
  )
}

export type DeedsAdded = { plan: PlannedGame; says: string[]; claims: Claim[] }

/** A wish that says what somebody does, 'the bees should steal pollen', and nothing that would be lost. */
export function withDeedsOf(plan: PlannedGame, wish: SaidWish): DeedsAdded | undefined {
  // Whoever wants something in place of what is there does not want both.
  const made = /\binstead\b/i.test(wish.text) ? undefined : withDeedsIn(plan, wish.text)
  if (!made) return undefined
  const { book } = withRulebook(made.plan.game, made.plan.wishes ?? [])
  const rules = (book?.phases ?? []).map(({ says = '' }) => says)
  const there = made.plan.game.cast.flatMap(({ name, role }) => [name, role])
  const said = [...made.says, ...made.claims.map(({ words }) => words), ...rules, ...there]
  return unsaidOf(wish, said, openCatalogue()).length === 0 ? made : undefined
}

/** Words that say what somebody does are read like a prompt, and their deeds join the game. */
export function withDeedsIn(plan: PlannedGame, text: string): DeedsAdded | undefined {
  const plain = text
    .replace(/^i (?:want|need|would like) (.+?) to /i, '$1 ')
    .replace(/\b(shoot|fire|throw|hit|bite|fight)(s?) back\b/i, '$1$2 at the player')
    .replace(
      /\b(?:(?:should|must|shall|will) be able to|should|must|shall|have to|has to|need to|needs to|can)\b/gi,
      ' ',
    )
  const brief = briefOfPrompt(withNames(plain, plan))
  if (!plan.wishes || 'refused' in brief) return undefined
  const { cast, pictures, idOf } = withActors(plan, brief.actors)
  const told = (brief.deeds ?? []).map((deed) => ({
    ...deed,
    subject: idOf(deed.subject),
    whoms: deed.whoms.map((whom) => ({ ...whom, id: idOf(whom.id) })),
  }))
  const { asked } = askedIn({ ...brief, actors: [], deeds: told }, mechanics)
  // What can only be stood in for is not done at all: an edit does what it says.
  if (asked.length === 0 || asked.some(({ instead }) => instead !== undefined)) return undefined
  const traitsOf = ({ picture, name }: CastMember) =>
    openCatalogue().find(pictures[picture]?.noun ?? name).traits
  const added = wishesOf(asked, cast, traitsOf)
  if (added.length === 0) return undefined
  const claims = added.map(
    ({ mechanic, verb, words, who, whom, with: tool, to, from }): Claim => ({
      about: 'deed',
      mechanic,
      verb,
      words: capital(words),
      who: who.id,
      ...(whom && { whom: whom.id }),
      ...(tool && { with: tool.id }),
      ...(to && { to: to.id }),
      ...(from && { from: from.id, ...(saysFrom(words) && { saysFrom: true }) }),
    }),
  )
  // What they do now takes the place of what they did.
  const doers = new Set(added.filter(({ who, you }) => who.id !== you.id).map(({ who }) => who.id))
  const kept = plan.wishes.filter(({ who, you }) => who.id === you.id || !doers.has(who.id))
  const says = [...new Set(added.map(asSentence))]
  const wishes = [...kept, ...added]
  return {
    plan: { ...plan, pictures, wishes, claims: [...plan.claims, ...claims], game: { ...plan.game, cast } },
    says,
    claims,
  }
}

/** 'The dragon should shoot lasers' comes to 'the dragon shoots lasers'. */
const inTheEnd = ({ words, verb, who, you }: Wish): string =>
  who.id !== you.id && who.count !== 1 ? words : words.replace(new RegExp(`\\b${verb}\\b`), asOne(verb))

/** 'Shoot' as one does it: 'shoots'. */
export function asOne(verb: string): string {
  if (/(?:s|sh|ch|x|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** 'The boss', 'the enemies': whoever has that part, by name. */
function withNames(text: string, { game }: PlannedGame): string {
  return text.replace(/\b(boss|player|hero|enem(?:y|ies)|foes?)\b/gi, (word) => {
    const role = partsByWord[word.toLowerCase().slice(0, 3)]
    const member = game.cast.find((one) => one.role === role)
    return (/s$/i.test(word) && !/boss/i.test(word) ? member?.plural : member?.name) ?? word
  })
}
const partsByWord: Record<string, CastMember['role']> = {
  bos: 'boss',
  pla: 'player',
  her: 'player',
  ene: 'enemy',
  foe: 'enemy',
}

/** 'Parrot follows pirate' as one would say it: 'The parrot follows the pirate now.' */
function asSentence(wish: Wish): string {
  const words = inTheEnd(wish)
  if (/^every(?:one|body)\b/i.test(words)) return `${capital(words)}.`
  const { who, whom, to, from } = wish
  const isDoer = words.toLowerCase().startsWith(who.name.slice(0, 3).toLowerCase())
  const told = [whom, to, from].reduce(
    (said, part) =>
      part
        ? said.replace(new RegExp(`(?<!the |an? )\\b${part.name}\\b(?! \\w)`, 'i'), `the ${part.name}`)
        : said,
    isDoer ? words : `${who.name} ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
  )
  return `The ${told.charAt(0).toLowerCase()}${told.slice(1)} now.`
}

/** Nobody else than whoever plays, and those whom nothing tells apart from them. */
const isAnybody = ({ phrase, role }: Actor) =>
  role === 'player' && /^(?:you|i|we|every(?:one|body)|any(?:one|body)|all|people|player)$/i.test(phrase)

/** Those of an edit who are on the stage already keep their ids; the others join. */
function withActors(plan: PlannedGame, actors: readonly Actor[]) {
  const cast = [...plan.game.cast]
  const pictures = { ...plan.pictures }
  const ids = new Map<string, string>()
  for (const actor of actors) {
    const known = cast.find(({ id, name, picture, role: part }) =>
      isAnybody(actor)
        ? part === 'player'
        : [id, name, pictures[picture]?.noun].some((word) => word === actor.thing.name),
    )
    // Whoever the sentence of an edit is about is not therefore the player.
    const role = actor.role === 'player' ? 'friend' : actor.role
    const id =
      known?.id ??
      uniqueId(
        actor.thing.name,
        cast.map((member) => ({ member })),
      )
    ids.set(actor.id, known?.role === 'player' ? 'player' : id)
    if (known) continue
    const { member, thing, tint } = fromActor({ ...actor, id }, role)
    cast.push(member)
    pictures[id] = { noun: thing.name, art: thing.flat, ...(tint ? { tint } : {}) }
  }
  return { cast, pictures, idOf: (id: string) => ids.get(id) ?? id }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
