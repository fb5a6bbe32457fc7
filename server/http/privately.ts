import type { AppContext } from './context.ts'

/** Links in the answer expire, so nobody should keep it. */
export function privately(c: AppContext): void {
  c.header('Cache-Control', 'private, no-store')
}
