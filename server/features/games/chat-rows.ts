import type { GameChatMessage } from '@makebelieve/contract/entities/chat'
import type { GameAnswer } from '@makebelieve/contract/entities/game-answer'
import { ApiError } from '@makebelieve/contract/errors'
import type { Queryable } from '../../database/transaction.ts'
import type { RunningRun } from '../../runs/run-state.ts'
import type { GameRow } from './game-rows.ts'

type Exchange = { chatId: string; prompt: string; said: string | GameAnswer; game: GameRow }

/**
 * Notes what was asked and answered. After an agent's run the browser stores both as it showed them; what is noted here
 * stands in for that, should nobody have been looking.
 */
export async function noteExchange(
  session: Queryable,
  run: RunningRun,
  { chatId, prompt, said, game }: Exchange,
): Promise<void> {
  const isAgent = run.kind === 'agent'
  await session.query(
    `insert into chat_message (user_id, chat_id, role, text, game_id)
     select $1, $2, 'user', to_jsonb($3::text), $4
     where not exists (
       select 1 from chat_message, run where run.id = $5 and chat_message.user_id = $1 and chat_id = $2
         and role = 'user' and text = to_jsonb($3::text) and at > run.created_at - interval '1 minute' and $6)`,
    [run.userId, chatId, prompt, game.id, run.id, isAgent],
  )
  const text = isAgent ? await spokenText(session, run.id) : said
  await session.query(
    `insert into chat_message (user_id, chat_id, role, text, game_id, run_id) values ($1, $2, 'assistant', $3, $4, $5)`,
    [run.userId, chatId, JSON.stringify(text), game.id, isAgent ? run.id : null],
  )
}

/** What an agent said, as a browser would have put it together. */
async function spokenText(session: Queryable, runId: string): Promise<string> {
  const { rows } = await session.query<{ text: string }>(
    `select coalesce(string_agg(data ->> 'text', '' order by seq), '') as text from run_event
     where run_id = $1 and type in ('agent_response', 'editor_result')`,
    [runId],
  )
  return rows[0]?.text ?? ''
}

export type NewMessage = {
  userId: string
  chatId: string
  role: 'user' | 'assistant'
  text: string
  gameId?: string
}

/** Stores a message. An assistant's takes the place of what the server noted for the same run. */
export async function addMessage(
  session: Queryable,
  { userId, chatId, role, text, gameId }: NewMessage,
): Promise<void> {
  const replaced = await session.query(
    `update chat_message set text = to_jsonb($3::text), run_id = null
     where $4 = 'assistant' and run_id is not null
       and id = (select max(id) from chat_message where user_id = $1 and chat_id = $2)`,
    [userId, chatId, text, role],
  )
  if (replaced.rowCount === 1) return
  await session.query(
    `insert into chat_message (user_id, chat_id, role, text, game_id) values ($1, $2, $3, to_jsonb($4::text), $5)`,
    [userId, chatId, role, text, gameId ?? null],
  )
}

type MessageRow = { role: 'user' | 'assistant'; text: string | GameAnswer; at: Date }

/** The code itself is fetched from the game's `jsUrl`; that it exists is what makes this 'Game Generated !'. */
const codeElsewhere = '// game.js, at the jsUrl of the game'

export async function readChat(db: Queryable, userId: string, chatId: string) {
  const chat = await db.query<{ name: string | null }>(
    'select name from chat where user_id = $1 and id = $2',
    [userId, chatId],
  )
  const open = await db.query<{ runId: string; prompt: string; kind: string }>(
    `select id as "runId", input ->> 'prompt' as prompt, kind from run
     where user_id = $1 and input ->> 'chatId' = $2 and state in ('queued', 'running')
     order by created_at limit 1`,
    [userId, chatId],
  )
  const [run] = open.rows
  if (!chat.rows[0] && !run) throw new ApiError('not_found', "We can't find that chat.")
  const { rows } = await db.query<MessageRow>(
    'select role, text, at from chat_message where user_id = $1 and chat_id = $2 order by id',
    [userId, chatId],
  )
  const messages = rows.map(
    ({ role, text, at }): GameChatMessage => ({
      type: role,
      content: [{ text: typeof text === 'string' ? text : { ...text, threejsCode: codeElsewhere } }],
      timestamp: at.toISOString(),
    }),
  )
  const mode = run?.kind === 'agent' ? ('agent' as const) : ('quick-game' as const)
  return {
    chatId,
    chatName: chat.rows[0]?.name ?? undefined,
    messages,
    ...(run && { openRun: { runId: run.runId, prompt: run.prompt, mode } }),
  }
}
