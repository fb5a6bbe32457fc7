import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Storage } from '../../../storage/storage.ts'
import { clayReport } from './clay-engine.ts'

const files: [path: string, type: string, body: string][] = [
  ['model.glb', 'model/gltf-binary', 'glTF of a lump'],
  ['lod1.glb', 'model/gltf-binary', 'glTF'],
  ['lod2.glb', 'model/gltf-binary', 'gl'],
  ['preview.webp', 'image/webp', 'a picture'],
  ['report.json', 'application/json', JSON.stringify(clayReport(14))],
]

/** A model as a run would have left it, where a test is not about making one. */
export async function seedModel(
  { pool, storage }: { pool: Pool; storage: Storage },
  userId: string,
  { name = 'Lump - a lump' } = {},
): Promise<{ modelId: string; folder: string }> {
  const modelId = randomUUID()
  const folder = `creations/${userId}/${modelId}/1/`
  for (const [path, type, body] of files) await storage.put(folder + path, body, { type })
  await pool.query(`insert into creation (id, user_id, kind, name) values ($1, $2, 'model', $3)`, [
    modelId,
    userId,
    name,
  ])
  await pool.query(
    `insert into model (id, user_id, prompt, answer, plan, folder)
     values ($1, $2, 'a lump', 'A lump of clay.', '{"kind": "model", "seed": 1, "words": ["a lump"]}', $3)`,
    [modelId, userId, folder],
  )
  return { modelId, folder }
}
