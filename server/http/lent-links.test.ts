import { maxSignedUrlMs } from '@makebelieve/contract/constants'
import { describe, expect, it } from 'vitest'
import { openLentLinks } from './lent-links.ts'

let now = Date.parse('2026-11-16T12:00:00Z')
const links = openLentLinks({ secret: 'a secret of thirty-two characters', clock: () => now })
const at = (address: string, method = 'GET') => ({ method, url: `http://localhost:3000${address}` })

describe('a lent link', () => {
  const path = '/api/game/export-game/g?format=zip'
  const { address, expires } = links.lend('ada', path)

  it('opens one address in the name of its lender', () => {
    expect(links.lenderOf(at(address))).toBe('ada')
    expect(links.lenderOf(at(address, 'HEAD'))).toBe('ada')
    expect(links.lenderOf(at(links.lend('ada', '/api/plain').address))).toBe('ada')
  })

  it('changes nothing: for anything but reading it is no permission', () => {
    for (const method of ['POST', 'DELETE']) expect(links.lenderOf(at(address, method))).toBeUndefined()
  })

  it.each([
    ['another path', address.replace('/g?', '/h?')],
    ['another query', address.replace('zip', 'offline')],
    ['another lender', address.replace('ticket=ada', 'ticket=bob')],
    ['another time', address.replace(/\.\d{10}\./, '.9999999999.')],
    ['no signature', address.replace(/[^.]+$/, '')],
    ['no more than the word', `${path}&ticket=`],
  ])('with %s is refused', (_, changed) => {
    expect(changed).not.toBe(address)
    expect(() => links.lenderOf(at(changed))).toThrow('incomplete or has been changed')
  })

  it('is signed by this server and no other', () => {
    const other = openLentLinks({ secret: 'another secret of the same length', clock: () => now })
    expect(() => other.lenderOf(at(address))).toThrow('incomplete or has been changed')
  })

  it('expires after ten minutes', () => {
    expect(expires.getTime() - now).toBe(maxSignedUrlMs)
    now += maxSignedUrlMs - 1000
    expect(links.lenderOf(at(address))).toBe('ada')
    now += 1000
    expect(() => links.lenderOf(at(address))).toThrow('has expired')
  })

  it('is nothing that other addresses carry', () => {
    expect(links.lenderOf(at('/api/session'))).toBeUndefined()
    expect(links.lenderOf(at('/api/session?ticket_office=1'))).toBeUndefined()
  })
})
