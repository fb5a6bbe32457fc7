const width = 160

/** Plain data as one would write it by hand: what fits into a line stands in one. */
export function readableJson(value: unknown, indent = ''): string {
  const short = inLine(value)
  if (indent.length + short.length <= width || typeof value !== 'object' || value === null) return short
  const deeper = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((one) => deeper + readableJson(one, deeper)).join(',\n')}\n${indent}]`
  const lines = entriesOf(value).map(
    ([key, inner]) => `${deeper}${JSON.stringify(key)}: ${readableJson(inner, deeper)}`,
  )
  return `{\n${lines.join(',\n')}\n${indent}}`
}

/** As JSON does it: what is not there is left out. */
const entriesOf = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined)

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  const parts = entriesOf(value).map(([key, inner]) => `${JSON.stringify(key)}: ${inLine(inner)}`)
  return parts.length > 0 ? `{${parts.join(', ')}}` : '{}'
}
