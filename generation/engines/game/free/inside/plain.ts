const deepest = 16
const mostValues = 5000

/** Where a value is no plain data, in words; nothing where it is. */
export function notPlain(value: unknown): string | undefined {
  let values = 0
  function look(part: unknown, path: string, above: readonly unknown[]): string | undefined {
    if (++values > mostValues) return `has more than ${mostValues} values`
    if (typeof part === 'number') return Number.isFinite(part) ? undefined : `${path} is ${part}`
    if (part === null || part === undefined || typeof part === 'string' || typeof part === 'boolean') return
    if (typeof part !== 'object') return `${path} is a ${typeof part}`
    if (above.includes(part)) return `${path} leads back to what it is in`
    if (above.length >= deepest) return `${path} lies deeper than ${deepest}`
    const form = Object.getPrototypeOf(part)
    if (!Array.isArray(part) && form !== null && form !== Object.prototype)
      return `${path} is a ${form.constructor?.name ?? 'thing of its own'}`
    for (const [key, inner] of Object.entries(part)) {
      const wrong = look(inner, path ? `${path}.${key}` : key, [...above, part])
      if (wrong) return wrong
    }
    return undefined
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? look(value, '', [])
    : `is ${value === null ? 'null' : `a ${typeof value}`}`
}
