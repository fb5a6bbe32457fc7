import { createHmac } from 'node:crypto'
import type { AppContext } from './context.ts'
import { householdOf } from './household.ts'

/** Who asks for something that is free: an account, or somebody at an address. */
export type Asker = {
  userId?: string
  /** A keyed hash, as addresses are not kept. */
  visitor: Buffer
  /** One name for either. */
  name: string
}

/** Each purpose has a key of its own, so that what is known of a visitor for one says nothing to the other. */
export function openAskers(secret: string, purpose: string) {
  const key = createHmac('sha256', secret).update(purpose).digest()

  return async function who(c: AppContext): Promise<Asker> {
    const user = await c.var.user()
    const household = householdOf(c.var.clientAddress)
    const visitor = createHmac('sha256', key).update(household).digest().subarray(0, 16)
    return { userId: user?.id, visitor, name: user?.id ?? `visitor ${visitor.toString('hex')}` }
  }
}
