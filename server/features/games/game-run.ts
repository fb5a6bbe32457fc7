import { looks } from '@makebelieve/contract/entities/game-cast'
import { modelInGame } from '@makebelieve/contract/entities/model'
import type { RunEvent } from '@makebelieve/contract/run-events'
import { z } from 'zod'
import { findOwn } from '../../creations/version-rows.ts'
import { keepRunVersion, planToChange } from '../../creations/versions.ts'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import { gameDetails } from '../../engines/game-details.ts'
import { type EngineDefinition, GenerationFailure } from '../../runs/generator.ts'
import type { KeepCreation, RunningRun } from '../../runs/run-state.ts'
import { noteExchange } from './chat-rows.ts'
import { findGame, type GameRow, gameEntity, newestGameOf, noteDimension } from './game-rows.ts'

/** A picture that was cut out, as WebP in base64. */
const drawnByUser = z.object({
  by: z.literal('drawing'),
  drawn: z.object({ webp: z.string(), looks }),
})
const modelOfUser = z.object({ by: z.literal('model'), modelId: z.string() })
const usual = z.object({ by: z.literal('usual') })

/** What a run of a game is about. */
export const gameInput = z.object({
  prompt: z.string(),
  chatId: z.string(),
  chatName: z.string().optional(),
  /** Begins a game even where the chat has one. */
  isNewChat: z.boolean(),
  /** The game to change; without it, the one of the chat. */
  gameId: z.string().optional(),
  dimension: z.enum(['2d', '3d']),
  seed: z.int().optional(),
  /** The detail level of the advanced settings. */
  detail: z.int().optional(),
  /** What can't be made is made as what comes nearest. */
  anyway: z.boolean().optional(),
  /** Models of the user's own that play a part in it. */
  models: z.array(modelInGame).default([]),
  /** The version in which an error was seen, which is to be mended. */
  repair: z.object({ versionId: z.string(), error: z.string() }).optional(),
  /** Who is shown as what from now on. */
  recast: z.object({ member: z.string(), shown: z.union([drawnByUser, modelOfUser, usual]) }).optional(),
})
export type GameInput = z.output<typeof gameInput>

/** The game that a run changes, as it is now: another run may just have made or changed it. */
async function gameToChange(db: Queryable, { userId, input }: RunningRun): Promise<GameRow | undefined> {
  const { gameId, chatId, isNewChat } = gameInput.parse(input)
  if (gameId) return gameOrGone(db, userId, gameId)
  return isNewChat ? undefined : newestGameOf(db, userId, chatId)
}

function gameOrGone(db: Queryable, userId: string, gameId: string): Promise<GameRow> {
  return findGame(db, userId, gameId).catch(gone)
}

function gone(): never {
  throw new GenerationFailure('The game you wanted to change has been deleted.')
}

/** The plan that an edit changes, and those before it. From here on the run knows which game it is about. */
async function prepare(db: Queryable, run: RunningRun): Promise<object> {
  const game = await gameToChange(db, run)
  if (!game) return { ownModels: await modelsFor(db, run) }
  const { repair, recast } = gameInput.parse(run.input)
  const found = await planToChange(db, game.id, repair?.versionId)
  if (!found) throw new GenerationFailure('The version to fix is gone.')
  const { version, history } = found
  const { plan, number, editedByHand } = version
  if (repair)
    return { gameId: game.id, plan, complaint: { error: repair.error, version: number, editedByHand } }
  const known = { gameId: game.id, plan, history, ...(editedByHand && { handEdited: number }) }
  if (recast?.shown.by !== 'model') return known
  return {
    ...known,
    ownModels: [{ as: 'object', ...(await ownModel(db, run.userId, recast.shown.modelId)) }],
  }
}

/** The models that should play a part, with the pieces that they are made of. */
async function modelsFor(db: Queryable, { userId, input }: RunningRun): Promise<object[]> {
  const found: object[] = []
  for (const { modelId, as } of gameInput.parse(input).models)
    found.push({ as, ...(await ownModel(db, userId, modelId)) })
  return found
}

async function ownModel(db: Queryable, userId: string, modelId: string): Promise<object> {
  const { name, plan } = await ownModelPlan(db, userId, modelId)
  const pieces = plan?.pieces
  if (!Array.isArray(pieces))
    throw new GenerationFailure(
      `“${name}” was made from a picture, so we don't know its parts. Choose a model made from words.`,
    )
  return { modelId, name, pieces }
}

async function ownModelPlan(
  db: Queryable,
  userId: string,
  id: string,
): Promise<{ name: string; plan: { pieces?: unknown } | null }> {
  const { rows } = isUuid(id)
    ? await db.query<{ name: string; plan: { pieces?: unknown } | null }>(
        `select creation.name, model.plan from model join creation on creation.id = model.id
         where model.id = $1 and creation.user_id = $2 and creation.deleted_at is null`,
        [id, userId],
      )
    : { rows: [] }
  if (!rows[0]) throw new GenerationFailure('One of the models you chose is no longer yours to use.')
  return rows[0]
}

/** Writes the first version of a new game, or the next one of a game that was there. */
const keep: KeepCreation = async (session, run, { name, details }) => {
  const input = gameInput.parse(run.input)
  const { plan, answer, changes } = gameDetails.parse(details)
  await openChat(session, run.userId, input.chatId, input.chatName ?? name)
  if (input.gameId) await continueGame(session, run.userId, input.gameId, name)
  const id = input.gameId ?? (await beginGame(session, run, name, input))
  await keepRunVersion(session, run, id, { prompt: input.prompt, plan, answer, changes })
  await noteDimension(session, id)
  const game = await findGame(session, run.userId, id)
  const said = input.repair || input.recast ? changes.join('\n') : answer
  await noteExchange(session, run, { chatId: input.chatId, prompt: input.prompt, said, game })
  const event: RunEvent = { type: 'upload_to_s3', game_id: id, game: gameEntity(game) }
  return [event]
}

/** Makes the chat if it is new. A name is given once; later messages do not rename it. */
export async function openChat(
  db: Queryable,
  userId: string,
  chatId: string,
  name: string | null,
): Promise<void> {
  await db.query(
    `insert into chat (user_id, id, name) values ($1, $2, $3)
     on conflict (user_id, id) do update set name = coalesce(chat.name, excluded.name)`,
    [userId, chatId, name],
  )
}

/** The first version's run gives the game its id. */
async function beginGame(
  session: Queryable,
  { id, userId, kind }: RunningRun,
  name: string,
  { chatId, dimension }: GameInput,
): Promise<string> {
  await session.query(
    `insert into creation (id, user_id, kind, name, run_id) values ($1, $2, 'game', $3, $1)`,
    [id, userId, name],
  )
  await session.query(
    'insert into game (id, user_id, chat_id, model_type, dimension) values ($1, $2, $3, $4, $5)',
    [id, userId, chatId, kind === 'agent' ? 'Agent_Game' : 'Game', dimension],
  )
  return id
}

/** An edit that gives the game another title renames it; any other leaves the name that the user chose. */
async function continueGame(session: Queryable, userId: string, gameId: string, title: string) {
  await findOwn(session, 'game', userId, gameId, { lock: true }).catch(gone)
  await session.query(
    `update creation set name = $2 where id = $1 and $2 is distinct from
       (select plan -> 'game' ->> 'title' from creation_version where creation_id = $1 order by number desc limit 1)`,
    [gameId, title],
  )
}

/** How runs make games, in both modes. */
export const gameRuns: EngineDefinition = {
  module: new URL('../../engines/game.ts', import.meta.url).href,
  prepare,
  keep,
}
