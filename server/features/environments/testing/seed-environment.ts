import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { digestOfCode } from '../../../engines/environment-details.ts'
import type { Storage } from '../../../storage/storage.ts'
import { gardenPage, gardenReport } from './garden-engine.ts'

const plan = { kind: 'environment', title: 'Garden', seed: 1, words: ['a garden'] }
const answer = 'A garden: a garden.'

const filesWith = (code: string): [path: string, type: string, body: string][] => [
  ['index.html', 'text/html', gardenPage],
  ['environment.js', 'text/javascript', code],
  ['preview.webp', 'image/webp', 'a picture'],
  ['report.json', 'application/json', JSON.stringify(gardenReport(plan, answer))],
]

/** An environment as a run would have left it, where a test is not about making one. */
export async function seedEnvironment(
  { pool, storage }: { pool: Pool; storage: Storage },
  userId: string,
  { name = 'Garden', code = `garden('${randomUUID()}')` } = {},
): Promise<{ modelId: string; versionId: string; folder: string; code: string }> {
  const modelId = randomUUID()
  const folder = `creations/${userId}/${modelId}/1/`
  for (const [path, type, body] of filesWith(code)) await storage.put(folder + path, body, { type })
  await pool.query(`insert into creation (id, user_id, kind, name) values ($1, $2, 'environment', $3)`, [
    modelId,
    userId,
    name,
  ])
  await pool.query(`insert into environment (id, user_id, category) values ($1, $2, 'scene')`, [
    modelId,
    userId,
  ])
  const { rows } = await pool.query<{ id: string }>(
    `insert into creation_version (creation_id, number, prompt, plan, answer, folder, code_digest)
     values ($1, 1, 'a garden', $2, $3, $4, $5) returning id`,
    [modelId, JSON.stringify(plan), JSON.stringify(answer), folder, digestOfCode(code)],
  )
  return { modelId, versionId: rows[0]?.id ?? '', folder, code }
}
