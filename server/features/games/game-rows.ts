import type { Game, GameType } from '@makebelieve/contract/entities/game'
import { noSuch } from '../../creations/played.ts'
import { linksOf, newestColumns, type OwnRow, withNewest } from '../../creations/version-rows.ts'
import type { Queryable } from '../../database/transaction.ts'
import { isUuid } from '../../database/uuid.ts'
import type { PlayLinks } from '../../http/play-links.ts'

/** A game with its newest version. */
export type GameRow = OwnRow & {
  userId: string
  chatId: string
  modelType: GameType
  dimension: '2d' | '3d'
}

const gameColumns = `game.id, game.user_id as "userId", chat_id as "chatId", creation.name, model_type as "modelType",
  dimension, ${newestColumns}`

const games = withNewest('game')

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

/** A game of this user; of another's nobody learns that it exists. */
export async function findGame(db: Queryable, userId: string, id: string): Promise<GameRow> {
  const { rows } = isUuid(id)
    ? await db.query<GameRow>(
        `select ${gameColumns} from ${games} where game.id = $1 and game.user_id = $2`,
        [id, userId],
      )
    : { rows: [] }
  if (!rows[0]) throw noSuch('game')
  return rows[0]
}

/** 'Make it 3D' and going back change it: a game is in the dimension of its newest version. */
export async function noteDimension(db: Queryable, gameId: string): Promise<void> {
  await db.query(
    `update game set dimension = (select case when plan ? 'solid' then '3d' else '2d' end
       from creation_version where creation_id = $1 order by number desc limit 1)
     where id = $1`,
    [gameId],
  )
}

/** A game without links, as it can be kept for longer than they last. */
export function gameEntity({ id, name, designDate, ...row }: GameRow): Game {
  return { ...row, modelId: id, modelName: name, designDate: designDate.toISOString() }
}

export function linkedGame(links: PlayLinks, row: GameRow): Game {
  return { ...gameEntity(row), ...linksOf(links, 'game', row.versionId) }
}
