import type { Check } from './engine.ts'

/** Why something is not shown: every check that failed, with what was seen. */
export function reasonOf(what: string, { checks }: { checks: Check[] }): string {
  const failed = checks.filter(({ passed }) => !passed).map(({ name, evidence }) => `${name}: ${evidence}`)
  return `${what} didn't pass its proof, so we're not showing it. ${failed.join(' ')}`
}
