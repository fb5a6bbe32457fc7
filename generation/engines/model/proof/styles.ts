import type { Requirement } from '../../../pipeline/engine.ts'
import type { Style } from '../design.ts'
import { type Evidence, percent } from './evidence.ts'
import type { FoundPart } from './read-file.ts'
import { surfaceArea } from './surface-area.ts'

/** What a style can be measured by. Those that are only a matter of taste say so. */
export function styleFound(style: Style, { model }: Evidence): Omit<Requirement, 'claim'> {
  const { parts } = model
  const result = (share: number, least: number, says: string) => ({
    status: share >= least ? ('met' as const) : ('unmet' as const),
    evidence: `${percent(share)} of the surface ${says}.`,
  })
  switch (style) {
    case 'low-poly':
      return result(shareOf(parts, flatShare), 0.6, 'is made of flat facets')
    case 'voxel':
      return result(shareOf(parts, axialShare), 0.95, 'faces straight along an axis, as cubes do')
    case 'neon':
      return result(
        shareOf(parts, (part) => (part.glow > 0 ? 1 : 0)),
        0.02,
        'glows by itself',
      )
    case 'clay':
      return result(
        shareOf(parts, (part) => (part.surface === 'clay' ? 1 : 0)),
        0.6,
        'is clay',
      )
    case 'plain':
      return { status: 'met', evidence: 'Nothing was changed for the sake of style.' }
    default:
      return {
        status: 'unsupported',
        evidence: 'Shapes and surfaces were changed for this style; whether it works is for you to judge.',
      }
  }
}

function shareOf(parts: FoundPart[], share: (part: FoundPart) => number): number {
  let [all, some] = [0, 0]
  for (const part of parts) {
    const area = surfaceArea(part)
    all += area
    some += area * share(part)
  }
  return all > 0 ? some / all : 0
}

/** How many triangles have one normal at all three corners. */
function flatShare({ normals, triangles }: FoundPart): number {
  let flat = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const n = (corner: number, k: number) => normals[(triangles[t + corner] ?? 0) * 3 + k] ?? 0
    const dot = (a: number, b: number) => n(a, 0) * n(b, 0) + n(a, 1) * n(b, 1) + n(a, 2) * n(b, 2)
    if (dot(0, 1) > 0.999 && dot(1, 2) > 0.999) flat++
  }
  return triangles.length > 0 ? flat / (triangles.length / 3) : 0
}

/** How many triangles face along an axis. */
function axialShare({ normals, triangles }: FoundPart): number {
  let axial = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const v = (triangles[t] ?? 0) * 3
    const most = Math.max(...[0, 1, 2].map((k) => Math.abs(normals[v + k] ?? 0)))
    if (most > 0.99) axial++
  }
  return triangles.length > 0 ? axial / (triangles.length / 3) : 0
}
