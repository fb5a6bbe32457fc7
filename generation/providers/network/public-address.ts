import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address belongs to the open internet: not to this machine, its network, or anything reserved. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').split('%')[0] ?? ''
  if (isIP(bare) === 0) return false
  const parsed = ipaddr.process(bare)
  if (parsed.kind() === 'ipv4') return parsed.range() === 'unicast'
  // These carry an address of the old kind inside, which a gateway would follow.
  const carriers = ['6to4', 'teredo', 'rfc6145', 'rfc6052', 'ipv4Mapped']
  return parsed.range() === 'unicast' && !carriers.includes(parsed.range())
}
