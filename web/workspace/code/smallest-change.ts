/** The one replacement that turns `from` into `to` and leaves what they begin and end with alone. */
export function smallestChange(from: string, to: string): { from: number; to: number; insert: string } {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start] === to[start]) start += 1
  let end = 0
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1
  return { from: start, to: from.length - end, insert: to.slice(start, to.length - end) }
}
