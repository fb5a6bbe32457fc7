import type { CallAnswer } from '@makebelieve/contract/calls/index'
import type { useApp, Visitor } from '../../../testing/app.ts'
import { newPerson, seedGame } from '../../games/testing/seed-game.ts'

type App = ReturnType<typeof useApp>

export type OwnGame = { owner: Visitor; userId: string; modelId: string; versionId: string; chatId: string }

export async function newGame(app: App, name = 'Cat'): Promise<OwnGame> {
  const { visitor, userId } = await newPerson(app.visitor())
  return { owner: visitor, userId, ...(await seedGame(app.parts, userId, { name })) }
}

export function publishGame({ owner, userId, modelId }: OwnGame, more: object = {}): Promise<Response> {
  return owner.post('/api/community/publish-creation', { userId, modelId, ...more })
}

/** Somebody's game on the shelf. */
export async function newPublishedGame(app: App, name = 'Cat', more: object = {}) {
  const game = await newGame(app, name)
  const { item } = (await (await publishGame(game, more)).json()) as CallAnswer<'publish'>
  return { ...game, item, encryptedId: item.encryptedId ?? '' }
}

/** One more version, as an edit would have left it. */
export async function addVersion(app: App, { modelId }: OwnGame, more: { proven?: boolean } = {}) {
  const { rows } = await app.parts.pool.query<{ id: string }>(
    `insert into creation_version (creation_id, number, prompt, plan, answer, folder, proven)
     select creation_id, number + 1, 'a dog', plan, answer, folder, $2 from creation_version where creation_id = $1
     order by number desc limit 1 returning id`,
    [modelId, more.proven ?? true],
  )
  return rows[0]?.id ?? ''
}
