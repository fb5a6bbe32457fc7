import type { BuiltPart, DrawCall } from './model-build.ts'

export const mostDrawCalls = 10

type Group = DrawCall & { piece: string; kind: string; size: number }

/**
 * Which parts are drawn together. Each has a call of its own while there are few; beyond, small parts of one piece go
 * together first, then pieces of one kind (five candles), then whatever is drawn the same way.
 */
export function drawCallsOf(parts: readonly BuiltPart[], most = mostDrawCalls): DrawCall[] {
  let groups = parts.map(
    (part, i): Group => ({
      name: part.name,
      parts: [i],
      piece: part.piece,
      kind: kindOf(part),
      size: part.triangles.length,
    }),
  )
  const likenesses: ((group: Group) => string)[] = [
    (group) => `${group.piece} ${group.kind}`,
    (group) => `${pieceKind(group.piece)} ${group.kind}`,
    (group) => group.kind,
    () => '',
  ]
  for (const likeness of likenesses)
    while (groups.length > most) {
      const merged = mergedOnce(groups, likeness)
      if (!merged) break
      groups = merged
    }
  return named(groups)
}

/** Only what is drawn the same way can be drawn together: opaque, equally clear, equally bright. */
const kindOf = ({ material }: BuiltPart) =>
  `${material.opacity < 1 ? material.opacity : ''}/${material.glow || ''}`

/** 'candle#2' is a candle. */
export const pieceKind = (piece: string) => piece.replace(/#\d+$/, '')

/** The two smallest that are alike become one. */
function mergedOnce(groups: Group[], likeness: (group: Group) => string): Group[] | undefined {
  const bySize = groups.toSorted((a, b) => a.size - b.size)
  for (const small of bySize) {
    const other = bySize.find((one) => one !== small && likeness(one) === likeness(small))
    if (!other) continue
    const [first, second] = groups.indexOf(small) < groups.indexOf(other) ? [small, other] : [other, small]
    const together: Group = {
      name: joined(first.name, second.name),
      parts: [...first.parts, ...second.parts],
      piece: first.piece === second.piece ? first.piece : pieceKind(first.piece),
      kind: first.kind,
      size: first.size + second.size,
    }
    return groups.flatMap((group) => (group === first ? [together] : group === second ? [] : [group]))
  }
  return undefined
}

const joined = (a: string, b: string) => [...new Set([...a.split(' + '), ...b.split(' + ')])].join(' + ')

/** Names that differ, short enough to be read. */
function named(groups: Group[]): DrawCall[] {
  const used = new Map<string, number>()
  return groups.map(({ name, parts }) => {
    const words = name.split(' + ')
    const short = words.length > 4 ? `${words.slice(0, 3).join(' + ')} + ${words.length - 3} more` : name
    const times = (used.get(short) ?? 0) + 1
    used.set(short, times)
    return { name: times === 1 ? short : `${short} ${times}`, parts }
  })
}
