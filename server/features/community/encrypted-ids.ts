import { createCipheriv, createDecipheriv, createHmac, createSecretKey } from 'node:crypto'

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const sizes = { nonce: 12, id: 16, tag: 16 }
const algorithm = 'aes-256-gcm'

export type EncryptedIds = ReturnType<typeof openEncryptedIds>

/**
 * The ids that public addresses carry: AES-256-GCM with keys that serve this one purpose. The nonce is made from the
 * id, so a creation has one address forever, and no nonce ever stands for two ids. What was altered opens nothing.
 */
export function openEncryptedIds(secret: string) {
  // As key objects, which are prepared once: with bare bytes an id takes four times as long.
  const keyFor = (purpose: string) =>
    createSecretKey(createHmac('sha256', secret).update(`ids: ${purpose}`).digest())
  const key = keyFor('encrypt')
  const nonceKey = keyFor('nonce')
  const nonceOf = (id: Buffer) => createHmac('sha256', nonceKey).update(id).digest().subarray(0, sizes.nonce)

  function encrypt(id: string): string {
    const plain = Buffer.from(id.replaceAll('-', ''), 'hex')
    const nonce = nonceOf(plain)
    const cipher = createCipheriv(algorithm, key, nonce)
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()])
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
  }

  function decrypt(text: string): string | undefined {
    const bytes = Buffer.from(text, 'base64url')
    if (bytes.length !== sizes.nonce + sizes.id + sizes.tag) return undefined
    const sealed = bytes.subarray(sizes.nonce, -sizes.tag)
    try {
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, sizes.nonce))
      decipher.setAuthTag(bytes.subarray(-sizes.tag))
      const id = Buffer.concat([decipher.update(sealed), decipher.final()]).toString('hex')
      const spelled = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      // Base64 has several spellings for the same bytes; only one of them is the address.
      return uuid.test(spelled) && encrypt(spelled) === text ? spelled : undefined
    } catch {
      return undefined
    }
  }

  return { encrypt, decrypt }
}
