/** A short number for a text (FNV-1a). What differs has, as good as always, another one. */
export function digestOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Digests of a state at some moments and at the end: the way that something went. Two that went the same way have the same,
 * whichever code stepped them.
 */
export type Trail = number[]

/** Where two trails part: the number of the first moment that differs, or nothing. */
export function partingOf(one: Trail, other: Trail): number | undefined {
  const moments = Math.max(one.length, other.length)
  for (let moment = 0; moment < moments; moment++) if (one[moment] !== other[moment]) return moment
  return undefined
}
