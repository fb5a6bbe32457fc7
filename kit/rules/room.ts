import { type Body, bodiesOf, bookOf, kindOf, playerOf, type RulesWorld } from './world.ts'

/** How much room somebody takes where it is carried. */
export const bulkOf = (world: RulesWorld, { kind }: Pick<Body, 'kind'>): number =>
  kindOf(bookOf(world), kind).bulk ?? 1

/** How much somebody carries. */
export const loadOf = (world: RulesWorld, { id }: Pick<Body, 'id'>): number =>
  world.entities.reduce(
    (sum, body) => (body.carrier === id && !body.gone ? sum + bulkOf(world, body) : sum),
    0,
  )

/** Whether somebody who can carry so much has room for one more. */
export const hasRoom = (world: RulesWorld, a: Body, b: Body | undefined, most: number): boolean =>
  loadOf(world, a) + (b ? bulkOf(world, b) : 1) <= most

/** What there is room for at the top, and how much of it is taken. */
export function roomOf(world: RulesWorld): { says: string; taken: number; most: number } | undefined {
  const player = playerOf(world)
  const { holds } = kindOf(bookOf(world), player.kind)
  if (!holds) return undefined
  const beside = (holds.of ?? []).reduce((sum, id) => sum + bodiesOf(world, id).length, 0)
  return { says: holds.says, taken: loadOf(world, player) + beside, most: holds.most }
}
