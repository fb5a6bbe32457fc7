import type { CastMember } from '@makebelieve/kit/game/plan'
import { openCatalogue } from '../../../things/catalogue.ts'
import { fromThing, uniqueId } from '../cast.ts'
import type { OwnModel, PictureSource, PlannedGame } from '../design.ts'

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
  if (known) return asModel(plan, known, model)
  const { member, source } = newcomer(plan, model.name)
  const grown: PlannedGame = {
    ...plan,
    game: { ...game, cast: [...game.cast, member] },
    pictures: { [member.picture]: source, ...pictures },
  }
  return asModel(grown, member, model)
}

/** Somebody of the cast, as a model of the user's own from now on, and under its name. */
export function asModel(plan: PlannedGame, member: CastMember, model: OwnModel): PlannedGame {
  const { solid, game, pictures } = plan
  const { lettered: _, ...shown } = member
  const named: CastMember = { ...shown, name: model.name, ...(!solid && { looks: 'right' }) }
  const source = pictures[named.picture]
  const words = `The ${named.role} is your model “${model.name}”`
  return {
    ...plan,
    game: { ...game, cast: game.cast.map((one) => (one.id === named.id ? named : one)) },
    pictures:
      solid || !source
        ? pictures
        : { ...pictures, [named.picture]: { ...source, noun: nounOf(model), body: 'own', model } },
    ...(solid && { solid: { ...solid, models: { ...solid.models, [named.id]: model } } }),
    claims: [...plan.claims, { about: 'actor', actor: named.id, role: roleOf(named), words }],
  }
}

/** What it is, as far as anybody asks: its first piece. */
const nounOf = ({ pieces, name }: OwnModel) => pieces[0]?.noun ?? name

const playerOf = (cast: readonly CastMember[]) => cast.find(({ role }) => role === 'player')

function objectFor(
  cast: readonly CastMember[],
  name: string,
  taken: ReadonlySet<string>,
): CastMember | undefined {
  const free = cast.filter(({ id, role }) => role !== 'player' && !taken.has(id))
  const words = name.toLowerCase()
  const meant = free.find((member) => words.includes(member.name) || member.name.includes(words))
  return meant ?? free.find(({ role }) => role === 'collectible')
}

function newcomer({ game }: PlannedGame, name: string): { member: CastMember; source: PictureSource } {
  const thing = openCatalogue().find(name)
  const id = uniqueId(
    name,
    game.cast.map((member) => ({ member })),
  )
  const { member } = fromThing(thing, 'prop', id)
  return { member, source: { noun: thing.name, art: thing.glossy ?? thing.flat } }
}

/** Keys and doors are no roles of a prompt. */
const roleOf = ({ role }: CastMember) =>
  role === 'key' || role === 'door' || role === 'power' ? 'prop' : role
