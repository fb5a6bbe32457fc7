import type { FileRange } from './driver.ts'

/** Whether somebody has this very file already. On the way, a proxy or a compression may have made its tag a weak one. */
export function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const known = ifNoneMatch.split(',').map((text) => text.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

/** One range of bytes. Anything else may be ignored, and then the whole file is the answer. */
export function readRange(
  header: string | undefined,
  size: number,
): FileRange | 'beyond the end' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first && last && Number(last) < Number(first)) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start < size ? { start, end } : 'beyond the end'
}
