import { createSide } from './side.ts'
import { createTable } from './table.ts'
import { createTop } from './top.ts'

type Sight = typeof createSide | typeof createTable | typeof createTop

/** How surroundings are painted, by how one sees them. A built game of rules has only its own (`bundleRules`). */
export const sights: { side?: Sight; top?: Sight; table?: Sight } = {
  side: createSide,
  top: createTop,
  table: createTable,
}
