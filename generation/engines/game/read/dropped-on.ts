import type { Reading } from '../../../reading/schema.ts'
import type { Deed } from './deeds.ts'

/**
 * 'They drop toast on you', 'dragons drop rocks on your head': what somebody lets fall on whoever plays is thrown at them, and is nothing
 * that they themselves come down on.
 */
export const withDroppedOn = (deeds: readonly Deed[], { words }: Reading): Deed[] =>
  deeds.map((deed): Deed => {
    const { who, verb, whoms, at, negated } = deed
    const [what] = whoms
    if (who === 'you' || negated || verb !== 'drop' || !what) return deed
    const after = words.slice(at + 1, at + 8).map(({ text }) => text.toLowerCase())
    const on = after.findIndex((text) => /^(?:on|onto|upon|at)$/.test(text))
    const isOnYou =
      on > 0 &&
      /^(?:you|me|us|your|my)$/.test(after[on + 1 + Number(/^(?:to|top)$/.test(after[on + 1] ?? ''))] ?? '')
    if (!isOnYou) return deed
    return {
      ...deed,
      verb: 'throw',
      whoms: [{ end: what.end, by: undefined }],
    }
  })
