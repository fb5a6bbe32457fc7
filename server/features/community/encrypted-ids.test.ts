import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openEncryptedIds } from './encrypted-ids.ts'

const ids = openEncryptedIds('a secret of thirty-two characters')
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

describe('an encrypted id', () => {
  it('is the same every time, fits into an address, and leads back', () => {
    const id = randomUUID()
    const encrypted = ids.encrypt(id)
    expect(encrypted).toMatch(/^[\w-]{59}$/)
    expect(ids.encrypt(id)).toBe(encrypted)
    expect(openEncryptedIds('a secret of thirty-two characters').encrypt(id)).toBe(encrypted)
    expect(ids.decrypt(encrypted)).toBe(id)
  })

  it('tells nothing of the id: neighbours have nothing in common', () => {
    const [one, two] = [1, 2].map((n) => ids.encrypt(`00000000-0000-4000-8000-00000000000${n}`))
    const same = [...(one ?? '')].filter((letter, i) => letter === two?.[i])
    expect(same.length).toBeLessThan(10)
  })

  it('that was altered in any letter opens nothing', () => {
    const encrypted = ids.encrypt(randomUUID())
    for (let place = 0; place < encrypted.length; place++)
      for (const letter of alphabet)
        if (letter !== encrypted[place]) {
          const altered = encrypted.slice(0, place) + letter + encrypted.slice(place + 1)
          expect(ids.decrypt(altered), altered).toBeUndefined()
        }
  })

  it.each(['', 'x', '..', 'A'.repeat(59), '%00', '\u0000', 'A'.repeat(1024), randomUUID()])(
    'was never %j',
    (text) => expect(ids.decrypt(text)).toBeUndefined(),
  )

  it('has one spelling only', () => {
    const encrypted = ids.encrypt(randomUUID())
    for (const other of [`${encrypted}=`, ` ${encrypted}`, `${encrypted}\n`, `${encrypted}A`])
      expect(ids.decrypt(other), JSON.stringify(other)).toBeUndefined()
  })

  it('of another server opens nothing', () => {
    const other = openEncryptedIds('another secret of 32 characters!')
    expect(other.decrypt(ids.encrypt(randomUUID()))).toBeUndefined()
  })
})
