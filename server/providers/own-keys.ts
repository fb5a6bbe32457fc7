import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

export type OwnKey = { provider: 'openai' | 'anthropic' | 'google'; model: string; apiKey: string }
export type ShownKey = { provider: OwnKey['provider']; model: string; hint: string; createdAt: string }

export type OwnKeys = ReturnType<typeof openOwnKeys>

const algorithm = 'aes-256-gcm'
const sizes = { nonce: 12, tag: 16 }

/**
 * Keys that users brought. They are sealed with the installation's secret and bound to their owner: a row that was moved
 * to another user opens nothing. Nobody is ever shown more than the last four characters.
 */
export function openOwnKeys({ pool, secret }: { pool: Pool; secret: string }) {
  const key = createHmac('sha256', secret).update('provider keys').digest()

  function seal(userId: string, text: string): Buffer {
    const nonce = randomBytes(sizes.nonce)
    const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(userId))
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()])
  }

  function unseal(userId: string, bytes: Buffer): string {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, sizes.nonce)).setAAD(
      Buffer.from(userId),
    )
    decipher.setAuthTag(bytes.subarray(-sizes.tag))
    const sealed = bytes.subarray(sizes.nonce, -sizes.tag)
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  }

  return {
    async keep(userId: string, { provider, model, apiKey }: OwnKey): Promise<void> {
      await pool.query(
        `insert into provider_key (user_id, provider, model, sealed, hint) values ($1, $2, $3, $4, $5)
         on conflict (user_id) do update set provider = $2, model = $3, sealed = $4, hint = $5, created_at = now()`,
        [userId, provider, model, seal(userId, apiKey), apiKey.slice(-4)],
      )
    },
    async shown(userId: string): Promise<ShownKey | null> {
      const { rows } = await pool.query<{
        provider: OwnKey['provider']
        model: string
        hint: string
        at: Date
      }>('select provider, model, hint, created_at as at from provider_key where user_id = $1', [userId])
      const [row] = rows
      return row
        ? { provider: row.provider, model: row.model, hint: row.hint, createdAt: row.at.toISOString() }
        : null
    },
    async remove(userId: string): Promise<boolean> {
      const { rowCount } = await pool.query('delete from provider_key where user_id = $1', [userId])
      return rowCount === 1
    },
    /** Only for asking the provider. Nothing when there is none, or when the secret is another one now. */
    async find(userId: string): Promise<OwnKey | undefined> {
      const { rows } = await pool.query<{ provider: OwnKey['provider']; model: string; sealed: Buffer }>(
        'select provider, model, sealed from provider_key where user_id = $1',
        [userId],
      )
      const [row] = rows
      if (!row) return undefined
      try {
        return { provider: row.provider, model: row.model, apiKey: unseal(userId, row.sealed) }
      } catch {
        return undefined
      }
    },
  }
}
