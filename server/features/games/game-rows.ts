import type { Game, GameType } from '@makebelieve/contract/entities/game'
import type { GameAnswer } from '@makebelieve/contract/entities/game-answer'
import type { GameVersion } from '@makebelieve/contract/entities/game-version'
import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../../database/transaction.ts'
import type { PlayLinks } from '../../http/play-links.ts'

/** A game with its newest version. */
export type GameRow = {
  id: string
  userId: string
  chatId: string
  name: string
  modelType: GameType
  dimension: '2d' | '3d'
  versionId: string
  versions: number
  designDate: Date
}

const gameColumns = `game.id, game.user_id as "userId", chat_id as "chatId", creation.name, model_type as "modelType",
  dimension, newest.id as "versionId", newest.number as versions, newest.created_at as "designDate"`

const games = `game join creation on creation.id = game.id and creation.deleted_at is null
  join lateral (
    select id, number, created_at from game_version where game_id = game.id order by number desc limit 1
  ) as newest on true`

/** A user's games, newest first. */
export async function gamesOf(db: Queryable, userId: string): Promise<GameRow[]> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from ${games} where game.user_id = $1 order by newest.created_at desc, game.id`,
    [userId],
  )
  return rows
}

/** The game that a message in this chat is about. */
export async function newestGameOf(
  db: Queryable,
  userId: string,
  chatId: string,
): Promise<GameRow | undefined> {
  const { rows } = await db.query<GameRow>(
    `select ${gameColumns} from ${games} where game.user_id = $1 and chat_id = $2
     order by newest.created_at desc limit 1`,
    [userId, chatId],
  )
  return rows[0]
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A game of this user; of another's nobody learns that it exists. */
export async function findGame(db: Queryable, userId: string, id: string): Promise<GameRow> {
  const { rows } = uuid.test(id)
    ? await db.query<GameRow>(
        `select ${gameColumns} from ${games} where game.id = $1 and game.user_id = $2`,
        [id, userId],
      )
    : { rows: [] }
  if (!rows[0]) throw new ApiError('not_found', 'There is no such game.')
  return rows[0]
}

export type VersionRow = {
  id: string
  gameId: string
  number: number
  name: string | null
  prompt: string
  answer: GameAnswer
  changes: string[]
  folder: string
  proven: boolean
  editedByHand: boolean
  restoredFrom: number | null
  createdAt: Date
}

const versionColumns = `id, game_id as "gameId", number, name, prompt, answer, changes, folder,
  proven, edited_by_hand as "editedByHand", restored_from as "restoredFrom", created_at as "createdAt"`

export async function versionsOf(db: Queryable, gameId: string): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from game_version where game_id = $1 order by number desc`,
    [gameId],
  )
  return rows
}

/** A version of this game; without an id, its newest. */
export async function findVersion(
  db: Queryable,
  { id, versionId }: Pick<GameRow, 'id' | 'versionId'>,
  wanted = versionId,
): Promise<VersionRow> {
  const { rows } = uuid.test(wanted)
    ? await db.query<VersionRow>(
        `select ${versionColumns} from game_version where game_id = $1 and id = $2`,
        [id, wanted],
      )
    : { rows: [] }
  if (!rows[0]) throw new ApiError('not_found', 'There is no such version of this game.')
  return rows[0]
}

/** Where a version's files lie, as long as its game exists. */
export async function folderOfVersion(db: Queryable, versionId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ folder: string }>(
    `select folder from game_version join creation on creation.id = game_id
     where game_version.id = $1 and deleted_at is null`,
    [versionId],
  )
  return rows[0]?.folder
}

/** What lies in the folder of a version. All but the snapshot, which a page took, is always there. */
export const gameFiles = {
  page: 'index.html',
  code: 'game.js',
  preview: 'preview.webp',
  snapshot: 'snapshot.webp',
  report: 'report.json',
  zip: 'game.zip',
  offline: 'offline.html',
}

/** The links of one version, good for a few minutes. */
export function linksOf(links: PlayLinks, versionId: string) {
  return {
    modelImage: links.file(versionId, gameFiles.preview),
    jsUrl: links.file(versionId, gameFiles.code),
    htmlUrl: links.page(versionId),
  }
}

/** A game without links, as it can be kept for longer than they last. */
export function gameEntity({ id, name, designDate, ...row }: GameRow): Game {
  return { ...row, modelId: id, modelName: name, designDate: designDate.toISOString() }
}

export function linkedGame(links: PlayLinks, row: GameRow): Game {
  return { ...gameEntity(row), ...linksOf(links, row.versionId) }
}

export function linkedVersion(links: PlayLinks, row: VersionRow): GameVersion {
  const { id, number, name, prompt, changes, proven, editedByHand, restoredFrom, createdAt } = row
  return {
    versionId: id,
    number,
    ...(name !== null && { name }),
    prompt,
    changes,
    proven,
    editedByHand,
    ...(restoredFrom !== null && { restoredFrom }),
    designDate: createdAt.toISOString(),
    ...linksOf(links, id),
  }
}
