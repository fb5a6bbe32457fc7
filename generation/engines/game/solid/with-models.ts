import type { CastMember } from '@makebelieve/kit/game/plan'
import { openCatalogue } from '../../../things/catalogue.ts'
import { fromThing, uniqueId } from '../cast.ts'
import type { OwnModel, PlannedGame } from '../design.ts'

/** A model of the user's own, and what it is for in the game. */
export type CastModel = OwnModel & { as: 'player' | 'object' }

/**
 * The plan with models of the user's own in it: one is played, others are what goes by their name, else the first thing to
 * collect, else something that stands there. What a model became is said, and the proof must have seen it.
 */
export function withModels(plan: PlannedGame, models: readonly CastModel[]): PlannedGame {
  return models.reduce(withModel, plan)
}

function withModel(plan: PlannedGame, { as, ...model }: CastModel): PlannedGame {
  const { solid, game, pictures } = plan
  const isTaken = ({ id, picture }: CastMember) => solid?.models?.[id] ?? pictures[picture]?.model
  const taken = new Set(game.cast.filter(isTaken).map(({ id }) => id))
  const known = as === 'player' ? playerOf(game.cast) : objectFor(game.cast, model.name, taken)
  const member = known ?? newcomer(plan, model.name)
  const named: CastMember = { ...member.member, name: model.name, ...(!solid && { looks: 'right' }) }
  const cast = known ? game.cast.map((one) => (one.id === named.id ? named : one)) : [...game.cast, named]
  const dressed = { ...member.pictures, ...pictures }
  const source = dressed[named.picture]
  const words = `The ${as === 'player' ? 'player' : named.role} is your model “${model.name}”`
  return {
    ...plan,
    game: { ...game, cast },
    pictures:
      solid || !source
        ? dressed
        : { ...dressed, [named.picture]: { ...source, noun: nounOf(model), body: 'own', model } },
    ...(solid && { solid: { ...solid, models: { ...solid.models, [named.id]: model } } }),
    claims: [...plan.claims, { about: 'actor', actor: named.id, role: roleOf(named), words }],
  }
}

/** What it is, as far as anybody asks: its first piece. */
const nounOf = ({ pieces, name }: OwnModel) => pieces[0]?.noun ?? name

type Found = { member: CastMember; pictures: PlannedGame['pictures'] }

const playerOf = (cast: readonly CastMember[]): Found | undefined =>
  found(cast.find(({ role }) => role === 'player'))

function objectFor(cast: readonly CastMember[], name: string, taken: ReadonlySet<string>): Found | undefined {
  const free = cast.filter(({ id, role }) => role !== 'player' && !taken.has(id))
  const words = name.toLowerCase()
  const meant = free.find((member) => words.includes(member.name) || member.name.includes(words))
  return found(meant ?? free.find(({ role }) => role === 'collectible'))
}

const found = (member: CastMember | undefined): Found | undefined => member && { member, pictures: {} }

function newcomer({ game }: PlannedGame, name: string): Found {
  const thing = openCatalogue().find(name)
  const id = uniqueId(
    name,
    game.cast.map((member) => ({ member })),
  )
  const { member } = fromThing(thing, 'prop', id)
  return { member, pictures: { [member.picture]: { noun: thing.name, art: thing.glossy ?? thing.flat } } }
}

/** Keys and doors are no roles of a prompt. */
const roleOf = ({ role }: CastMember) =>
  role === 'key' || role === 'door' || role === 'power' ? 'prop' : role
