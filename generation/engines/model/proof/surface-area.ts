import { areaOf } from './closed.ts'
import type { FoundPart } from './read-file.ts'

export function surfaceArea({ positions, triangles }: FoundPart): number {
  let area = 0
  for (let t = 0; t < triangles.length; t += 3) area += areaOf(positions, triangles, t)
  return area
}
