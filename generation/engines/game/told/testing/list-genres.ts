import type { AnyDesign } from '../../design.ts'
import { type Dimension, genresIn } from '../../genres/index.ts'

/** The module of all genres, a line for each, as `genres-listed.ts` holds it. */
export function genresModule(): string {
  const listed = (dimension: Dimension) => [...genresIn(dimension).values()].map(lineOf).join('\n')
  return [
    '/** Written from the genres by the test beside it: `vitest -u`. The genres themselves are too much to load for a list. */',
    'export const genresListed = {',
    `  '2d': \`${listed('2d')}\`,`,
    `  '3d': \`${listed('3d')}\`,`,
    '}',
    '',
  ].join('\n')
}

/** Rules that a reading has no field for. */
const unspoken = new Set<string>(['shield', 'shop', 'checkpoints'])

function lineOf({ genre, name, roles, supports, standsInFor }: AnyDesign): string {
  const cast = Object.entries(roles).map(([role, { least, most }]) =>
    least === most ? `${role} ${most}` : `${role} ${least}-${most}`,
  )
  const near = Object.keys(standsInFor)
  return [
    `- ${genre.id}: ${name}. Cast: ${cast.join(', ')}.`,
    `Rules: ${supports.filter((extra) => !unspoken.has(extra)).join(', ')}.`,
    ...(near.length > 0 ? [`Also for: ${near.join(', ')}.`] : []),
  ].join(' ')
}
