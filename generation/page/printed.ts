/** A prompt must not be able to end the comment that quotes it. */
export const comment = (text: string) =>
  text.replaceAll('*/', '* /').replaceAll('\r', '').replaceAll('\n', ' ')

const widest = 110

/** As JSON, but what fits into a line is on one line, and so are long lists of numbers. */
export function printed(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return flat
  const isNumbers = Array.isArray(value) && value.every((one) => typeof one === 'number')
  if (isNumbers || flat.length + indent.length <= widest) return spaced(value)
  const inner = `${indent}  `
  if (Array.isArray(value))
    return `[\n${value.map((one) => inner + printed(one, inner)).join(',\n')},\n${indent}]`
  const lines = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([key, one]) => `${inner}${nameOf(key)}: ${printed(one, inner)},`)
  return `{\n${lines.join('\n')}\n${indent}}`
}

/** On one line, with a space where people write one. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, one]) => `${nameOf(key)}: ${spaced(one)}`).join(', ')} }`
}

const nameOf = (key: string) => (/^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key))
