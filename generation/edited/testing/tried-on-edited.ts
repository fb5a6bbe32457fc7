import { dirname } from 'node:path'
import { Family, fromRoot } from '../../../script/testing/proven.ts'

/**
 * What a test tries on edited code one by one. What is new or changed among it is tried; whoever changes the judge or the wall
 * around the code has a quarter of the rest tried, too.
 */
export function triedOnEdited<T extends readonly [name: string, ...rest: unknown[]]>(
  name: string,
  test: string,
  items: readonly T[],
): Family<T> {
  const folder = fromRoot(dirname(test))
  return new Family<T>(name, {
    keyOf: ([trick]) => trick,
    source: `${folder}/testing/prove-many.ts`,
    beside: [`${folder}/inside.ts`, fromRoot(test)],
    own: ['generation/edited', folder],
    ground: [],
    tried: { items, textOf: (item) => item.map(String).join('\n') },
  })
}
