import type { System } from '@makebelieve/kit/simulation/system'
import { atoms } from './atoms/index.ts'
import { biology } from './biology/index.ts'
import { earth } from './earth/index.ts'
import { electricity } from './electricity/index.ts'
import { forces } from './forces/index.ts'
import { life } from './life/index.ts'
import { mathematics } from './mathematics/index.ts'
import { matter } from './matter/index.ts'
import { mechanics } from './mechanics/index.ts'
import { numbers } from './numbers/index.ts'
import { rules } from './rules/index.ts'
import { society } from './society/index.ts'
import { waves } from './waves/index.ts'
import { wonders } from './wonders/index.ts'

/** Every topic, by its id. One line for each subject's list. */
export const systems: ReadonlyMap<string, System> = new Map(
  [
    ...mechanics,
    ...forces,
    ...numbers,
    ...mathematics,
    ...rules,
    ...society,
    ...life,
    ...matter,
    ...electricity,
    ...biology,
    ...atoms,
    ...waves,
    ...earth,
    ...wonders,
  ].map((one) => [one.id, one]),
)
