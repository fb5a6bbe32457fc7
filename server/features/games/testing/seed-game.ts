import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Storage } from '../../../storage/storage.ts'
import type { Visitor } from '../../../testing/app.ts'

export async function idOf(visitor: Visitor): Promise<string> {
  const { user } = await visitor.json<{ user: { userId: string } }>('/api/session')
  return user.userId
}

/** Somebody new, signed in. */
export async function newPerson(visitor: Visitor): Promise<{ visitor: Visitor; userId: string }> {
  await visitor.signUp()
  return { visitor, userId: await idOf(visitor) }
}

const report = {
  checks: [{ name: 'A bot wins', passed: true, evidence: 'After 12 s.' }],
  requirements: [
    { claim: 'There is a cat', status: 'met', evidence: 'Seen on the stage.' },
    { claim: 'It is set on a deck', status: 'unmet', evidence: 'Shown as the sea.', standIn: true },
  ],
  evidence: { won: { seed: 1, inputs: [[60, 1]] }, seconds: 12, lostSeconds: 7, variety: 4 },
  answer: { introduction: 'Cat is a game.' },
  notes: [],
  milliseconds: { verify: 3 },
}

const files: [path: string, type: string, body: string][] = [
  ['index.html', 'text/html', '<!doctype html><script type="module" src="./game.js"></script>'],
  ['game.js', 'text/javascript', 'document.title = "played"'],
  ['preview.webp', 'image/webp', 'a picture'],
  ['report.json', 'application/json', JSON.stringify(report)],
  ['game.zip', 'application/zip', 'a zip'],
  ['offline.html', 'text/html', '<!doctype html>'],
]

/** A game as a run would have left it, where a test is not about making one. */
export async function seedGame(
  { pool, storage }: { pool: Pool; storage: Storage },
  userId: string,
  { chatId = randomUUID() as string, name = 'Cat' } = {},
): Promise<{ modelId: string; versionId: string; chatId: string }> {
  const modelId = randomUUID()
  const folder = `creations/${userId}/${modelId}/1/`
  for (const [path, type, body] of files) await storage.put(folder + path, body, { type })
  await pool.query('insert into chat (user_id, id, name) values ($1, $2, $3) on conflict do nothing', [
    userId,
    chatId,
    name,
  ])
  await pool.query(`insert into creation (id, user_id, kind, name) values ($1, $2, 'game', $3)`, [
    modelId,
    userId,
    name,
  ])
  await pool.query(`insert into game values ($1, $2, $3, 'Game', '2d')`, [modelId, userId, chatId])
  const { rows } = await pool.query<{ id: string }>(
    `insert into creation_version (creation_id, number, prompt, plan, answer, folder)
     values ($1, 1, 'a cat', '{}', '{"introduction": "Cat is a game."}', $2) returning id`,
    [modelId, folder],
  )
  return { modelId, versionId: rows[0]?.id ?? '', chatId }
}
