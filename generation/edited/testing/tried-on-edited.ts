import { dirname } from 'node:path'
import { Family, fromRoot } from '../../../script/testing/proven.ts'

/**
 * What a test tries on edited code one by one. Whoever changes the judge, the wall around the code, or what is tried, has all
 * of it tried.
 */
export function triedOnEdited<T extends readonly [name: string, ...rest: unknown[]]>(
  name: string,
  test: string,
): Family<T> {
  const folder = fromRoot(dirname(test))
  return new Family<T>(name, {
    keyOf: ([trick]) => trick,
    source: `${folder}/testing/prove-many.ts`,
    beside: [`${folder}/inside.ts`, fromRoot(test)],
    own: ['generation/edited', folder],
    ground: [],
  })
}
