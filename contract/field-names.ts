type Aliases = Readonly<Record<string, readonly string[] | undefined>>

/**
 * Gives the fields of an object their canonical names. The same field is spelled ModelId here and modelId there,
 * and some go by another name altogether. The exact spelling wins over another case, and that over an alias; null
 * counts as absent; what nobody asked for is left out. Anything but an object is passed on for a schema to refuse.
 */
export function canonicalFields(value: unknown, names: readonly string[], aliases: Aliases = {}): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value

  const exact = new Map(Object.entries(value).filter(([, field]) => field !== null && field !== undefined))
  const anyCase = new Map([...exact].map(([name, field]) => [name.toLowerCase(), field]))

  const canonical: Record<string, unknown> = {}
  for (const name of names) {
    const spelling = [name, ...(aliases[name] ?? [])].find((known) => anyCase.has(known.toLowerCase()))
    if (spelling === undefined) continue
    canonical[name] = exact.get(spelling) ?? anyCase.get(spelling.toLowerCase())
  }
  return canonical
}
