import { type CastMember, type CastRole, castIn } from '@makebelieve/kit/game/plan'
import type { Actor, Claim } from '../../../brief/brief.ts'
import { openCatalogue } from '../../../things/catalogue.ts'
import { fromActor, lockRole, roleFor, uniqueId } from '../cast.ts'
import { madeOf } from '../casting/made-of.ts'
import type { PlannedGame } from '../design.ts'
import { doings } from '../doings.ts'
import { genreOf } from '../genres/index.ts'
import { withoutPlayerStandIn } from '../stand-ins.ts'
import type { Edit } from './change.ts'
import {
  article,
  capital,
  clamp,
  isOne,
  kindOf,
  type Step,
  theyAre,
  withGame,
  withMembers,
  withRules,
} from './step.ts'

export function attribute(
  words: string,
  [first]: CastMember[],
  what: 'colour' | 'size' | 'speed',
  value: number | string,
): Claim {
  return {
    about: 'attribute',
    actor: first?.id ?? 'player',
    attribute: what,
    value,
    words,
    ...(what !== 'colour' && first && { before: first[what] }),
  }
}

export function changeCount(
  plan: PlannedGame,
  edit: Extract<Edit, { change: 'count' }>,
  members: CastMember[],
): Step {
  const [first] = members
  if (!first) return { cannot: `There's no ${edit.target ?? 'enemy'} in this game to count.` }
  const usual = first.count ?? plan.game.rules.goalCount ?? 3
  const wanted = Math.round(edit.value ?? usual * (edit.factor ?? 1) + (edit.delta ?? 0))
  const count = clamp(wanted === usual && edit.factor ? usual + 1 : wanted, 1, 30)
  const counted = withMembers(plan, [first], (one) => ({ ...one, count }))
  const words = `There are ${count} ${first.plural}`
  return {
    plan: first.role === 'collectible' ? withRules(counted, { goalCount: count }) : counted,
    says: `${words} now.`,
    claim: { about: 'count', actor: first.id, value: count, words },
  }
}

export function replace(
  plan: PlannedGame,
  [old]: CastMember[],
  from: string,
  { thing, attributes }: Actor,
): Step {
  if (!old) return { cannot: `There's no ${from} in this game to replace.` }
  const pictures = { ...plan.pictures }
  const known = pictures[old.picture]
  if (known)
    pictures[old.picture] = {
      noun: thing.name,
      art: known.art,
      ...(attributes.colour ? { tint: attributes.colour } : {}),
    }
  const { name, plural, colour, motion } = thing
  const made = madeOf(thing, attributes.material)
  const honest = old.role === 'player' ? withoutPlayerStandIn(plan) : plan
  const renamed = withGame(honest, { title: titleWith(honest.game.title, old, thing) })
  const changed = withMembers(renamed, [old], ({ made: _, ...one }) => ({
    ...one,
    name,
    plural,
    colour,
    motion,
    ...(made && { made }),
  }))
  const words = isOne(old) ? `The ${old.name} became ${article(name)}` : `The ${old.plural} became ${plural}`
  // From now on it is somebody else who does what the sentence says.
  const claims = plan.claims.map((claim) =>
    claim.nouns?.[old.id] ? { ...claim, nouns: { ...claim.nouns, [old.id]: name } } : claim,
  )
  return {
    plan: { ...changed, pictures, claims },
    says: `${words}.`,
    claim: { about: 'actor', actor: old.id, role: old.role as Actor['role'], words },
  }
}

/** The title follows the cast: 'Robot vs Bees' with a duck is 'Duck vs Bees'. */
function titleWith(
  title: string,
  old: CastMember,
  { name, plural }: { name: string; plural: string },
): string {
  const words = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return title
    .replace(new RegExp(`\\b${old.plural}\\b`, 'i'), words(plural))
    .replace(new RegExp(`\\b${old.name}\\b`, 'i'), words(name))
}

export function add(plan: PlannedGame, { actor, behaviours }: Extract<Edit, { change: 'add' }>): Step {
  const { game } = plan
  const design = genreOf(game.genre)
  const has = (role: CastRole) => castIn(game, role).length
  // A key without a door, or a door without a key, is no use to anybody. Several keys are something to collect.
  if (lockRole(actor) && design.supports.includes('keys') && (actor.count ?? 1) === 1)
    return addLock(plan, { about: 'extra', extra: 'keys', words: 'Keys open doors' })
  // In a game of rules whoever does something is added together with what they do.
  if (plan.wishes && behaviours.length > 0 && actor.role !== 'boss')
    return { cannot: `I couldn't work out what ${article(actor.thing.name)} should do in this game.` }
  const role = roleFor(actor, design, has)
  if (!role) return { cannot: `There's no more room for ${actor.phrase} in ${kindOf(plan)}.` }
  const id = uniqueId(
    actor.id,
    game.cast.map((member) => ({ member })),
  )
  const { member, thing, tint } = fromActor({ ...actor, id }, role)
  const pictures = {
    ...plan.pictures,
    [id]: { noun: thing.name, art: thing.flat, ...(tint ? { tint } : {}) },
  }
  const interactions = behaviours.flatMap(({ mechanic, with: tool }) => {
    const does = doings[mechanic]
    return does ? [{ by: id, does, ...(tool ? { with: tool } : {}) }] : []
  })
  const known = interactions.map(({ by, does }) => ({ by, does }))
  const grown = withGame(
    { ...plan, pictures },
    { cast: [...game.cast, member], interactions: [...game.interactions, ...known] },
  )
  const words =
    role === 'boss'
      ? `There is a boss: the ${member.name}`
      : actor.plural
        ? `There are ${member.plural}`
        : `There is ${article(member.name)}`
  return {
    plan: role === 'boss' ? withRules(grown, { boss: true }) : grown,
    says:
      role === 'boss'
        ? `There is a boss now: the ${member.name}.`
        : `${role !== 'prop' ? words : actor.plural ? `${capital(member.plural)} stand in the scene` : `${capital(article(member.name))} stands in the scene`} now.`,
    claim: { about: 'actor', actor: id, role: role as Actor['role'], words },
  }
}

export function remove(plan: PlannedGame, members: CastMember[], target: string): Step {
  const { game } = plan
  const design = genreOf(game.genre)
  if (members.length === 0) return { cannot: `There's no ${target} in this game to remove.` }
  const ids = members.map(({ id }) => id)
  const cast = game.cast.filter(({ id }) => !ids.includes(id))
  const missing = members.find(
    ({ role }) => cast.filter((one) => one.role === role).length < (design.roles[role]?.least ?? 0),
  )
  const foes = cast.some(({ role }) => role === 'enemy' || role === 'hazard' || role === 'boss')
  const gentle = missing?.role === 'enemy' && !foes && game.rules.seconds === undefined
  if (missing && missing.role !== 'enemy')
    return { cannot: `${capital(kindOf(plan))} needs ${article(missing.name)}.` }
  const claims = plan.claims.filter((claim) => !('actor' in claim && ids.includes(claim.actor)))
  const smaller = withGame(
    { ...plan, claims },
    { cast, interactions: game.interactions.filter(({ by }) => !ids.includes(by)) },
  )
  return {
    plan: withRules(smaller, {
      gentle: gentle || game.rules.gentle,
      boss: cast.some(({ role }) => role === 'boss'),
    }),
    says: `${theyAre(members)} gone.${gentle ? ' With no enemies left, it’s a gentle game now.' : ''}`,
  }
}

/** A boss that nobody named is the first enemy, grown large. */
export function addBoss(plan: PlannedGame): Step {
  const [enemy] = [...castIn(plan.game, 'enemy'), ...castIn(plan.game, 'hazard')]
  const noun = enemy ? (plan.pictures[enemy.picture]?.noun ?? enemy.name) : 'dragon'
  const thing = openCatalogue().find(noun)
  const actor: Actor = { id: 'boss', thing, phrase: noun, role: 'boss', attributes: { size: 2.2 } }
  return add(plan, { change: 'add', actor, behaviours: [] })
}

export function addLock(plan: PlannedGame, claim: Claim): Step {
  const catalogue = openCatalogue()
  let changed = plan
  for (const role of ['key', 'door'] as const) {
    if (castIn(changed.game, role).length > 0) continue
    const thing = catalogue.find(role)
    const { member } = fromActor({ id: role, thing, phrase: role, role: 'prop', attributes: {} }, role)
    changed = withGame(
      { ...changed, pictures: { ...changed.pictures, [role]: { noun: thing.name, art: thing.flat } } },
      { cast: [...changed.game.cast, member] },
    )
  }
  return { plan: withRules(changed, { keys: true }), says: 'A key opens a door now.', claim }
}
